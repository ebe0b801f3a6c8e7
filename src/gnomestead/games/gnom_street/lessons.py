"""What a first-timer is told, and when; the words are `lesson-…`."""

from __future__ import annotations

from typing import Final

from gnomestead.kernel import Lesson

LESSONS: Final = (
    Lesson("goal", prompt="prompt-fight", rule="GS-SET-09"),
    Lesson("loot", prompt="prompt-fight", rule="GS-SET-02"),
    Lesson("card", prompt="prompt-fight", rule="GS-TIE-01"),
    Lesson("tie", event="cancelled", rule="GS-TIE-02"),
    Lesson("throw", prompt="prompt-throw", rule="GS-THR-01"),
    Lesson("take", prompt="prompt-take", rule="GS-TAK-01"),
    Lesson("place", prompt="prompt-place", rule="GS-KCK-01"),
    Lesson("question", prompt="prompt-ask", rule="GS-ASK-01"),
    Lesson("answer", event="answered", rule="GS-SHT-01"),
    Lesson("cat", prompt="prompt-cat", rule="GS-CAT-02"),
    Lesson("dig", prompt="prompt-dig", rule="GS-DIG-02"),
    Lesson("stack", event="token_laid", rule="GS-SCO-02"),
    Lesson("mole", prompt="prompt-mole", rule="GS-DUO-02"),
    Lesson("last", event="last_turn", rule="GS-END-02"),
)
