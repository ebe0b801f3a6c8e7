"""What is printed on cards and abilities, as the rules ask for it at every step: one row a question, by number."""

from __future__ import annotations

from typing import Final

from gnomestead.games.gnomes_wizards.content import ABILITIES, FACES, UNITS

COST: Final = tuple([ability.cost for ability in ABILITIES])
WINDOW: Final = tuple([ability.window for ability in ABILITIES])
TAGS: Final = tuple([ability.tags for ability in ABILITIES])
LEADERS_FORM: Final = tuple([ability.leader for ability in ABILITIES])
"""The variant that a leader casts, or -1."""
IS_SECRET: Final = tuple([ability.kind == "secret" for ability in ABILITIES])
NEEDS_ACTOR: Final = tuple([ability.actor for ability in ABILITIES])
TARGETS: Final = tuple([ability.targets for ability in ABILITIES])

UNIT_ID: Final = tuple([unit.id for tribe in UNITS for unit in tribe])
"""By the number of the card: tribe * 7 + slot."""
FACE_NAME: Final[tuple[str, ...]] = FACES
