"""What a first-timer is told, and when; the words are `lesson-…`."""

from __future__ import annotations

from typing import Final

from gnomestead.kernel import Lesson

LESSONS: Final = (
    Lesson("plot", prompt="prompt-placement", rule="WS-GEN-03"),
    Lesson("locks", prompt="prompt-place-locks", rule="WS-GEN-03"),
    Lesson("goal", prompt="prompt-pick prompt-walk", rule="WS-GEN-02"),
    Lesson("villain", prompt="prompt-lay", rule="WS-VIL-01"),
    Lesson("dwarves", prompt="prompt-prowl", rule="WS-DWA-02"),
    Lesson("power", event="power", rule="WS-POW-02"),
    Lesson("walk", prompt="prompt-walk", rule="WS-FLP-01"),
    Lesson("trap", event="trap", rule="WS-ROL-01"),
    Lesson("declare", prompt="prompt-declare", rule="WS-ROL-06"),
    Lesson("relic", prompt="prompt-relic", rule="WS-REL-02"),
    Lesson("stone", event="not_yours", rule="WS-STN-02"),
    Lesson("claim", event="claimed", rule="WS-DWE-01"),
    Lesson("lock", event="tries_lock", rule="WS-LCK-01"),
    Lesson("death", event="fell", rule="WS-REV-01"),
    Lesson("removed", event="removed", rule="WS-WRA-07"),
)
"""(Among those that matter the first one is told: what only the villain is asked comes before what heroes learn.)"""
