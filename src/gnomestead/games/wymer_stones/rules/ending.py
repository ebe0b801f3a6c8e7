"""3.17, 3.18, 3.23 Damage, death, revival, and the end of the game."""

from __future__ import annotations

from gnomestead.games.wymer_stones.content import DWARVES, HEROES, ITEMS, NAMES, NOWHERE, Space
from gnomestead.games.wymer_stones.rules.board import is_near, lift, nearest_available, put
from gnomestead.games.wymer_stones.state import (
    DEFEAT,
    DWARF,
    LIVING,
    REMOVED,
    UNDECIDED,
    VICTORY,
    WRAITH,
    Dungeon,
)
from gnomestead.kernel.moves import Seat

# Heroes -----------------------------------------------------------------------------------------------


def hurt(state: Dungeon, seat: Seat, n: int) -> None:
    """WS-DMG-01: each damage is a marker; with the last a hero becomes a wraith."""
    sheet = state.sheets[seat]
    if sheet.status != LIVING or n <= 0:
        return
    sheet.damage = min(sheet.damage + n, HEROES[sheet.hero].hit_points)
    state.tell("hurt", seat=seat, hero=HEROES[sheet.hero].id, n=n, damage=sheet.damage)
    if sheet.damage == HEROES[sheet.hero].hit_points:
        become_wraith(state, seat)


def heal(state: Dungeon, seat: Seat, n: int) -> None:
    """Take damage markers off a living hero."""
    sheet = state.sheets[seat]
    healed = min(n, sheet.damage)
    if sheet.status == LIVING and healed:
        sheet.damage -= healed
        state.tell("healed", seat=seat, hero=HEROES[sheet.hero].id, n=healed)


def discard_belongings(state: Dungeon, seat: Seat) -> None:
    """Relics and boons go back to their discard piles."""
    sheet = state.sheets[seat]
    state.relic_discard += sheet.relics
    state.trap_discard += [ITEMS[boon].trap for boon in sheet.boons]
    sheet.relics = sheet.boons = ()


def become_wraith(state: Dungeon, seat: Seat) -> None:
    """WS-DMG-02 to 04: a wraith piece on the same space; the card is wiped, only the stone stays."""
    sheet = state.sheets[seat]
    discard_belongings(state, seat)
    sheet.status = WRAITH
    sheet.deaths += 1
    sheet.damage = sheet.move_mod = sheet.luck = sheet.luck_next = sheet.steps = 0
    sheet.powers = ()
    sheet.crossed = ()
    sheet.skips = False
    state.tell("fell", seat=seat, hero=HEROES[sheet.hero].id)
    judge(state)


def remove_wraith(state: Dungeon, seat: Seat) -> None:
    """WS-WRA-06: the wraith piece leaves the board."""
    sheet = state.sheets[seat]
    lift(state, seat)
    sheet.status = REMOVED
    state.tell("removed", seat=seat, hero=HEROES[sheet.hero].id)
    judge(state)


def has_come_home(state: Dungeon, seat: Seat) -> bool:
    """WS-REV-02, 03: on its starting spot, or within one space of it while another stands there."""
    sheet = state.sheets[seat]
    start = HEROES[sheet.hero].start
    return sheet.space == start or (start in state.standing and is_near(sheet.space, start))


def revive(state: Dungeon, seat: Seat) -> None:
    """WS-REV-05 to 07: a hero again, in full health, where it stood or on the nearest available space."""
    sheet = state.sheets[seat]
    stood: Space = sheet.space
    if stood == NOWHERE:
        stood = HEROES[sheet.hero].start
    else:
        lift(state, seat)
    sheet.status = LIVING
    sheet.damage = 0
    put(state, seat, nearest_available(state, stood))
    state.tell("revived", seat=seat, hero=HEROES[sheet.hero].id, space=NAMES[sheet.space])
    _hand_over_stone(state, seat)


def _hand_over_stone(state: Dungeon, owner: Seat) -> None:
    """WS-STN-05: whoever carries the owner's stone hands it over."""
    for carrier, sheet in enumerate(state.sheets):
        if owner in sheet.carried:
            sheet.carried = tuple(other for other in sheet.carried if other != owner)
            state.sheets[owner].stone = True
            state.tell("handed_over", seat=carrier, hero=HEROES[state.sheets[owner].hero].id)


# Dwarves ----------------------------------------------------------------------------------------------


def hit_points(state: Dungeon, dwarf: int) -> int:
    """WS-DWE-06: a dwarf's hit points depend on the difficulty and on the number of heroes in the game."""
    return DWARVES[dwarf].hit_points[str(state.setup["difficulty"])][len(state.sheets) - 1]


def hurt_dwarf(state: Dungeon, number: int, n: int) -> None:
    """WS-DMG-05: a dwarf full of damage is defeated and leaves the board for good."""
    foe = state.foes[number]
    if foe.space == NOWHERE:
        return
    foe.damage = min(foe.damage + n, hit_points(state, foe.kind))
    state.tell("dwarf_hurt", dwarf=DWARVES[foe.kind].id, damage=foe.damage, most=hit_points(state, foe.kind))
    if foe.damage == hit_points(state, foe.kind):
        lift(state, DWARF + number)
        state.tell("dwarf_defeated", dwarf=DWARVES[foe.kind].id)
        judge(state)


# The end ----------------------------------------------------------------------------------------------


def judge(state: Dungeon) -> None:
    """Whether the game is decided. WS-END-04: if both conditions hold, the heroes have won."""
    defeated = sum(foe.space == NOWHERE for foe in state.foes)
    if defeated == len(state.sheets):  # WS-END-01
        finish(state, VICTORY, "victorious")
    elif not state.living() and not _has_second_chance(state):  # WS-END-02
        finish(state, DEFEAT, _letter_of_the_fallen(state))


def _may_fall_twice(state: Dungeon) -> bool:
    """WS-END-05: the lone hero of the option."""
    return len(state.sheets) == 1 and state.setup["lone_hero"] == "second_chance"


def _has_second_chance(state: Dungeon) -> bool:
    """WS-END-05: a lone hero may fall once, if its wraith piece stays on the board."""
    return _may_fall_twice(state) and state.sheets[0].deaths == 1 and state.sheets[0].status == WRAITH


def falls(state: Dungeon) -> tuple[int, int]:
    """WS-END-02, 05: how often heroes have fallen, and how often is too often."""
    if _may_fall_twice(state):
        hero = state.sheets[0]
        return min(2, hero.deaths + (hero.status == REMOVED)), 2
    return sum(sheet.status in (WRAITH, REMOVED) for sheet in state.sheets), len(state.sheets)


def _letter_of_the_fallen(state: Dungeon) -> str:
    """WS-END-02, 05: all heroes fell, or the only one fell, or its wraith was torn away."""
    if len(state.sheets) > 1:
        return "fallen"
    return "torn" if state.sheets[0].status == REMOVED else "alone"


def finish(state: Dungeon, outcome: int, letter: str) -> None:
    """WS-END-03: the right letter is opened and read; what it says fits how the game ended."""
    if state.outcome != UNDECIDED:
        return
    state.outcome = outcome
    state.letter = letter
    letter_opened = "outcome_victorious" if outcome == VICTORY else "outcome_defeated"
    state.reveal("ended", letter=letter_opened, villain=state.villain)
    state.end()
