"""What a word touches: cards like the one named, dice that show the face named."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gnomestead.games.nirds.rules.cards import BOSSES, NIRDS, TACTICS, Card
from gnomestead.games.nirds.rules.dice import faces_of
from gnomestead.kernel.moves import Seat

if TYPE_CHECKING:
    from gnomestead.games.nirds.state import Battle

_NIRDS: Final = {card.id: card.number for card in NIRDS}
_TACTICS: Final = {card.id: card.number for card in TACTICS}
_BOSSES: Final = {boss.id: boss.number for boss in BOSSES}


def stands_for(state: Battle, seat: Seat, name: str) -> list[str]:
    """The things on the table that a name stands for when this seat says it."""
    if name in _NIRDS:
        return _like_nird(state, _NIRDS[name])
    if name in _TACTICS:
        return _like_tactic(state, seat, _TACTICS[name])
    if name in _BOSSES:
        return [name] if state.boss in (-1, _BOSSES[name]) else []
    kind, _, face = name.partition("-")
    match kind:
        case "face":
            return [id for id, shown in dice_ids(state, seat) if str(shown) == face]
        case "wanted":
            others = [other for other in range(state.seats) if other != seat]
            return [id for other in others for id, shown in dice_ids(state, other) if str(shown) == face]
        case "tray":
            return [f"dice-{seat}" if face == "unused" else "attack"]
        case _:
            return [name]


def _like_nird(state: Battle, card: Card) -> list[str]:
    """This Nird and its equals: of the same army and sleep, or of the Market."""
    design = NIRDS[card].design
    for army in state.armies:
        if card in army.nirds:
            asleep = card in army.sleeping
            cards = [c for c in army.nirds if NIRDS[c].design == design and (c in army.sleeping) == asleep]
            return [NIRDS[c].id for c in cards]
    return [NIRDS[c].id for c in state.market if c >= 0 and NIRDS[c].design == design]


def _like_tactic(state: Battle, seat: Seat, card: Card) -> list[str]:
    hand = state.armies[seat].tactics
    return [TACTICS[c].id for c in hand if TACTICS[c].design == TACTICS[card].design]


def dice_ids(state: Battle, seat: Seat) -> list[tuple[str, int]]:
    """The dice of a seat that can still be used, by id and face: unused ones, then those of its attack."""
    unused = [(f"die-{seat}-{i}", face) for i, face in enumerate(faces_of(state.armies[seat].unused))]
    if state.attack is None or state.attack.seat != seat:
        return unused
    return unused + [(f"attack-die-{i}", face) for i, face in enumerate(state.attack.dice)]


def die_with(state: Battle, seat: Seat, face: int) -> str:
    """A die of a seat that shows this face."""
    return next(die for die, shown in dice_ids(state, seat) if shown == face)
