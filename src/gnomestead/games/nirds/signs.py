"""What defenders of the lawn can show each other without a move: NV-INT-07's Hold, plans, and what they need."""

from __future__ import annotations

from typing import Final

from gnomestead.kernel import HERE, Sign

_ACTED: Final = ("hit", "boss_hit", "attack_fizzled", "recruited", "passed", "dusk", "round")
_HELPED: Final = ("tactic_played", "science", "done")
_DAY: Final = ("round",)
_FACES: Final = range(1, 7)

SIGNS: Final = (
    HERE,
    Sign("hold", "raise", "table", until=_ACTED, spent=_HELPED, minds=("NV-ATK-05",)),
    Sign("soon", "target", until=_ACTED, before=("NV-ATK-05",)),
    *(Sign(f"plan_{letter}", f"plan_{letter}", until=_DAY, minds=("NV-SCI-01",)) for letter in "abc"),
    Sign("keep", "lock", "own", until=_DAY, minds=("NV-TRD-03",)),
    *(Sign(f"need_{face}", f"die-{face}", "table", until=("trading_over", "round")) for face in _FACES),
)
