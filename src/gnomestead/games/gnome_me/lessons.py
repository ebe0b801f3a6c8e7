"""What a first-timer is told, and when; the words are `lesson-…`."""

from __future__ import annotations

from typing import Final

from gnomestead.kernel import Lesson

LESSONS: Final = (
    Lesson("calls", prompt="prompt-ready-calls", rule="GM-FRC-03"),
    Lesson("glimpse", prompt="prompt-ready", rule="GM-DEV-02", practice="practice"),
    Lesson("look", prompt="prompt-look", rule="GM-BEA-01"),
    Lesson("beat", prompt="prompt-beat", rule="GM-BEA-02"),
    Lesson("marble", prompt="prompt-release", rule="GM-DEV-01"),
    Lesson("assemble", prompt="prompt-assemble", rule="GM-ASM-02"),
    Lesson("stop", word="flip:", rule="GM-STP-02"),
    Lesson("tie", event="verdict", rule="GM-SCO-02"),
    Lesson("gather", prompt="prompt-gather", rule="GM-ALL-01"),
    Lesson("team", prompt="prompt-team-beat", rule="GM-COO-01"),
    Lesson("talk", prompt="prompt-team", rule="GM-COO-12"),
    Lesson("run", prompt="prompt-run", rule="GM-REL-02"),
)
