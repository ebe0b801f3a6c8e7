"""What a first-timer is told, and when; the words are `lesson-…`."""

from __future__ import annotations

from typing import Final

from gnomestead.kernel import Lesson

LESSONS: Final = (
    Lesson("goal", prompt="prompt-leader", rule="GW-END-02"),
    Lesson("tribe", prompt="prompt-tribe", rule="GW-SET-01"),
    Lesson("roll", prompt="prompt-reroll", rule="GW-ROLL-02"),
    Lesson("assign", prompt="prompt-assign", rule="GW-ASG-01"),
    Lesson("act", prompt="prompt-unit", rule="GW-MOV-01"),
    Lesson("strike", event="struck", rule="GW-ATK-02"),
    Lesson("call", prompt="prompt-call", rule="GW-CALL-02"),
    Lesson("mines", event="mined", rule="GW-CRY-02"),
    Lesson("charge", prompt="prompt-crystal", rule="GW-CRY-01"),
    Lesson("cast", event="charged", rule="GW-CAST-01"),
    Lesson("react", prompt="prompt-attacked", rule="GW-PRI-02"),
    Lesson("scrolls", prompt="prompt-keep", rule="GW-SCR-01"),
    Lesson("flip", prompt="prompt-flip", rule="GW-FLIP-02"),
    Lesson("pacts", word="pact", rule="GW-PACT-01"),
    Lesson("reentry", prompt="prompt-reenter", rule="GW-DTH-01"),
)
