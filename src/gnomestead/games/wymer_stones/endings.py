"""How the end reads: heroes, the villain and onlookers each hear it from their own side (WS-END-03)."""

from __future__ import annotations

from gnomestead.games.wymer_stones.content import HEROES, NOWHERE
from gnomestead.games.wymer_stones.state import VICTORY, Dungeon
from gnomestead.kernel import Ending, Phrase, Seat, phrase


def ending(state: Dungeon, seat: Seat | None) -> Ending:
    """The headline, the deeds and the letter of the reader's side, and what brought the end about."""
    is_villain = seat is not None and seat == state.villain
    return Ending(
        headline=phrase(_headline(state, seat, is_villain)),
        reason=phrase(f"reason-{state.letter}", round=state.round),
        deed=_villains_deed(state) if is_villain else _heros_deed(state, seat),
        letter=None if seat is None else letter(state.letter, is_villain),
    )


def letter(ending: str, is_villain: bool) -> Phrase:
    """What the opened letter says: to the heroes, or to the villain."""
    return phrase(f"letter-villain-{ending}" if is_villain else f"letter-{ending}")


def _headline(state: Dungeon, seat: Seat | None, is_villain: bool) -> str:
    is_saved = state.outcome == VICTORY
    if seat is None and state.villain != NOWHERE and not is_saved:
        return "headline-watched-villain"
    side = "watched" if seat is None else "villain" if is_villain else "heroes"
    return f"headline-{side}-{'saved' if is_saved else 'doomed'}"


def _heros_deed(state: Dungeon, seat: Seat | None) -> Phrase | None:
    if seat is None:
        return None
    sheet = state.sheets[seat]
    claimed = "yes" if state.is_claimed(seat) else "no"
    return phrase("deed-hero", hero=HEROES[sheet.hero].id, claimed=claimed, falls=sheet.deaths)


def _villains_deed(state: Dungeon) -> Phrase:
    falls = sum(sheet.deaths for sheet in state.sheets)
    standing = sum(foe.space != NOWHERE for foe in state.foes)
    return phrase("deed-villain", falls=falls, dwarves=standing, most=len(state.sheets))
