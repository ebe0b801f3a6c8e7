"""What one may regret (section 11 of the spec): warnings before a choice, from what lies open on the table."""

from __future__ import annotations

from collections.abc import Iterable

from gnomestead.games.wymer_stones.content import DWARVES, EFFECTS, HEROES, ITEMS, NAMES, NOWHERE, TRAP, Space
from gnomestead.games.wymer_stones.moves import SpaceWord
from gnomestead.games.wymer_stones.rules.board import is_near
from gnomestead.games.wymer_stones.rules.ending import hit_points
from gnomestead.games.wymer_stones.state import LIVING, Dungeon, Foe
from gnomestead.kernel.moves import Seat, Word
from gnomestead.kernel.phrases import Phrase, phrase

# Heroes -----------------------------------------------------------------------------------------------


def of_stopping(state: Dungeon, seat: Seat, elsewhere: Iterable[Space]) -> Phrase | None:
    """WS-FLP-01: tiles to be faced with the last heart; WS-DWA-03: a dwarf beside who has no stone against it.

    `elsewhere` are the spaces where the hero could still go.
    """
    sheet = state.sheets[seat]
    tiles = sum(_may_hurt(state, space) for space in set(sheet.crossed) | {sheet.space})
    if tiles and HEROES[sheet.hero].hit_points - sheet.damage == 1:
        return phrase("warn-last-heart", tiles=tiles)
    return _of_a_dwarf_beside(state, seat, elsewhere) or _of_turning(state, seat)


def _of_turning(state: Dungeon, seat: Seat) -> Phrase | None:
    """WS-FLP-01: what was crossed turns up for good; section 11 wants that confirmed."""
    sheet = state.sheets[seat]
    crossed = [state.tiles.get(space) for space in set(sheet.crossed) | {sheet.space}]
    tiles = sum(tile is not None and not tile.up for tile in crossed)
    return phrase("warn-tiles-turn", tiles=tiles) if tiles else None


def _of_a_dwarf_beside(state: Dungeon, seat: Seat, elsewhere: Iterable[Space]) -> Phrase | None:
    sheet = state.sheets[seat]
    dwarf = _dwarf_beside(state, sheet.space)
    if dwarf is None or sheet.stone or state.villain == NOWHERE:  # WS-NOV-05
        return None
    is_trapped = not sheet.crossed and all(_dwarf_beside(state, space) for space in elsewhere)
    return None if is_trapped else phrase("warn-dwarf-beside", dwarf=DWARVES[dwarf.kind].id)


def _may_hurt(state: Dungeon, space: Space) -> bool:
    """A tile face down may be anything; face up only a trap is to be feared."""
    tile = state.tiles.get(space)
    return tile is not None and (not tile.up or tile.face == TRAP)


def _dwarf_beside(state: Dungeon, space: Space) -> Foe | None:
    dwarves = [foe for foe in state.foes if foe.space != NOWHERE and not foe.stunned]
    return next((foe for foe in dwarves if is_near(space, foe.space)), None)


def of_landing(state: Dungeon, seat: Seat, word: Word) -> Phrase | None:
    """WS-FLP-07: who is teleported onto a tile faces it at once; a villain means it so."""
    if not isinstance(word, SpaceWord) or word.label != "say-land" or seat == state.villain:
        return None
    return phrase("warn-landing", space=NAMES[word.space]) if _may_hurt(state, word.space) else None


def of_parting(item: int) -> Phrase | None:
    """WS-REV-08: a reviving card is let go."""
    revives = any(EFFECTS[effect].verb == "revive" for effect in ITEMS[item].effects)
    return phrase("warn-reviving", item=ITEMS[item].id) if revives else None


# The villain ------------------------------------------------------------------------------------------


def of_resting(state: Dungeon) -> Phrase | None:
    """WS-VIL-01, WS-DWA-01: dwarves that could act. One with a single hit point left may well hide."""
    ready = [foe for foe in state.foes if foe.space != NOWHERE and not foe.acted and not foe.stunned]
    bold = [foe for foe in ready if not _is_on_its_last_point(state, foe)]
    return phrase("warn-dwarf-rests", dwarf=DWARVES[bold[0].kind].id) if bold else None


def of_striking(state: Dungeon, number: int, target: Seat) -> Phrase | None:
    """WS-DWA-05: a hero with its stone strikes back, and this dwarf cannot take it."""
    foe, sheet = state.foes[number], state.sheets[target]
    if not (sheet.status == LIVING and sheet.stone and _is_on_its_last_point(state, foe)):
        return None
    return phrase("warn-last-point", dwarf=DWARVES[foe.kind].id, hero=HEROES[sheet.hero].id)


def _is_on_its_last_point(state: Dungeon, foe: Foe) -> bool:
    return hit_points(state, foe.kind) - foe.damage == 1
