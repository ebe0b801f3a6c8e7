"""What a first-timer is told, and when; the words are `lesson-…`."""

from __future__ import annotations

from typing import Final

from gnomestead.kernel import Lesson

LESSONS: Final = (
    Lesson("welcome", prompt="prompt-trading prompt-trading-solo prompt-turn", rule="NV-RND-01"),
    Lesson("trade", prompt="prompt-trading", rule="NV-TRD-01"),
    Lesson("first", word="ask-token", rule="NV-FPL-01"),
    Lesson("solo", prompt="prompt-trading-solo", rule="NV-DIE-01"),
    Lesson("army", event="trading_over", rule="NV-ATK-01"),
    Lesson("scientist", word="science", rule="NV-SCI-01"),
    Lesson("turn", prompt="prompt-turn", rule="NV-RND-01"),
    Lesson("attack", word="attack", rule="NV-ATK-03"),
    Lesson("adjust", prompt="prompt-adjust", rule="NV-ATK-04"),
    Lesson("shield", event="attack_rolled", rule="NV-ATK-05"),
    Lesson("leader", event="dusk", rule="NV-LDR-05"),
    Lesson("recruit", word="recruit", rule="NV-REC-01"),
    Lesson("tactic", event="tactic_gained", rule="NV-TAC-01"),
    Lesson("dusk", prompt="prompt-dusk", rule="NV-DSK-01"),
    Lesson("order", prompt="prompt-order", rule="NV-NGT-01"),
    Lesson("night", event="night", rule="NV-NGT-01"),
    Lesson("wave", event="wave_begun", rule="NV-DIE-02"),
    Lesson("boss", event="boss_enters", rule="NV-RND-01"),
)
