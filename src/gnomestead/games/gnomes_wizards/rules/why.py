"""“Why can't I?”: the rule that forbids touching a tile, unit, ability, scroll or die now."""

from __future__ import annotations

from gnomestead.games.gnomes_wizards.content import ABILITIES, ANY, WINDOWS
from gnomestead.games.gnomes_wizards.moves import CAST, MOST_DICE, die_ids
from gnomestead.games.gnomes_wizards.rules.fall import falling_tiles
from gnomestead.games.gnomes_wizards.rules.printed import WINDOW
from gnomestead.games.gnomes_wizards.rules.targets import sources
from gnomestead.games.gnomes_wizards.rules.units import are_hostile, movement_left, name_of, no, space_named, unit_named
from gnomestead.games.gnomes_wizards.state import NO_ATTACK, NO_MOVEMENT, SLEEPING, War
from gnomestead.kernel.moves import Seat
from gnomestead.kernel.phrases import Refusal, phrase

_BY_ID = {ability.id: ability for ability in reversed(ABILITIES)}
_DICE = frozenset(die_ids(range(MOST_DICE)))
_ALL_WINDOWS = sum(WINDOWS.values())


def why_not_general(state: War, seat: Seat, thing: str) -> Refusal | None:
    """Casts, abilities, scrolls, dice and other people's turns: the same at every decision."""
    if thing == CAST.text:
        return _why_no_cast(state, seat)
    if thing in _BY_ID:
        return _why_not_ability(state, seat, thing)
    if thing.endswith(".scroll"):
        unit = unit_named(state, thing.removesuffix(".scroll"))
        return _why_not_carried(state, seat, unit, thing) if unit >= 0 else None
    if thing in _DICE:
        return no(state, "why-dice-later", "GW-ROLL-02", thing)
    if seat != state.current:
        return Refusal(phrase("why-not-your-turn", seat=state.current), "GW-TURN-01")
    if unit_named(state, thing) >= 0 or space_named(state, thing) >= 0:
        return no(state, "why-other-step", "GW-TURN-02", thing)
    return None


def _why_no_cast(state: War, seat: Seat) -> Refusal:
    """GW-TIME-10: why a cast is refused where nothing can be cast, perhaps a moment too late."""
    if _is_enemy_moving(state, seat):
        return Refusal(phrase("why-mid-movement"), "GW-CAST-02")
    windows = [WINDOW[cast.ability] for cast in sources(state, seat, _ALL_WINDOWS)]
    if not windows:
        return Refusal(phrase("why-nothing-ready"), "GW-CRY-01")
    if ANY in windows:
        return Refusal(phrase("why-nobody-in-reach"), "GW-CAST-04")
    return Refusal(phrase("why-moment-over"), "GW-TIME-10")


def _is_enemy_moving(state: War, seat: Seat) -> bool:
    """GW-CAST-02: whether an enemy unit is in the middle of its movement."""
    return state.mid_move and not state.mates[seat] >> state.acting & 1


def _why_not_ability(state: War, seat: Seat, thing: str) -> Refusal | None:
    ability = _BY_ID[thing]
    if ability.kind != "clan":
        if not any(ABILITIES[state.design[paper]].id == thing for paper in state.hands[seat]):
            return no(state, "why-not-in-hand", "GW-SCR-02", thing)
        if ability.kind == "learned":
            return no(state, "why-attach-first", "GW-SCR-03", thing)
        return _why_not_now(state, seat, ability.window, thing)
    unit = next((u for u in range(len(state.cards)) if state.clan_ability[u] == ability.index), -1)
    if unit < 0 or unit // 7 != seat:
        return no(state, "why-not-your-ability", "GW-CAST-01", thing)
    if not state.active >> unit & 1:
        return no(state, "why-clan-inactive", "GW-CAST-03", thing)
    if state.charge[unit] < ability.cost:
        return no(state, "why-not-full", "GW-CRY-01", thing)
    return _why_barred(state, unit, ability.tags, thing) or _why_not_now(state, seat, ability.window, thing)


def _why_not_carried(state: War, seat: Seat, unit: int, thing: str) -> Refusal | None:
    paper = state.learned[unit]
    if paper < 0 or unit // 7 != seat:
        return no(state, "why-not-your-ability", "GW-CAST-01", thing)
    ability = ABILITIES[state.design[paper]]
    if state.learned_charge[unit] < ability.cost:
        return no(state, "why-not-full", "GW-CRY-01", thing)
    return _why_barred(state, unit, ability.tags, thing) or _why_not_now(state, seat, ability.window, thing)


def _why_barred(state: War, unit: int, tags: int, thing: str) -> Refusal | None:
    if tags & 3 and state.has(unit, NO_ATTACK):
        return no(state, "why-no-attack", "GW-CAST-09", thing)
    if tags & 5 and state.has(unit, SLEEPING):
        return no(state, "why-asleep", "GW-TOK-04", thing)
    if tags & 4 and state.has(unit, NO_MOVEMENT):
        return no(state, "why-rooted", "GW-TOK-06", thing)
    return None


def _why_not_now(state: War, seat: Seat, window: int, thing: str) -> Refusal:
    if _is_enemy_moving(state, seat):
        return no(state, "why-mid-movement", "GW-CAST-02", thing)
    if window == ANY:
        return no(state, "why-no-target", "GW-CAST-04", thing)
    return Refusal(phrase("why-other-window", thing=name_of(state, thing), window=window), "GW-TIME-03")


def why_not_unit(state: War, seat: Seat, thing: str) -> Refusal | None:
    """D-UNIT: why this unit cannot act."""
    unit = unit_named(state, thing)
    if unit < 0:
        return why_not_general(state, seat, thing)
    if unit // 7 != seat:
        return no(state, "why-not-your-unit", "GW-MOV-01", thing)
    if not state.active >> unit & 1:
        return no(state, "why-dead" if state.dead >> unit & 1 else "why-inactive", "GW-GEN-03", thing)
    if state.done >> unit & 1:
        return no(state, "why-has-acted", "GW-MOV-01", thing)
    if state.has(unit, SLEEPING):
        return no(state, "why-asleep", "GW-TOK-04", thing)
    return no(state, "why-nothing-to-do", "GW-MOV-02", thing)


def why_not_act(state: War, seat: Seat, thing: str, unit: int) -> Refusal | None:
    """D-ACT: why the acting unit may not go there or attack that."""
    space = space_named(state, thing)
    if seat == unit // 7 and space >= 0:
        return _why_not_step(state, thing, space, unit)
    other = unit_named(state, thing)
    if seat == unit // 7 and other >= 0:
        return _why_not_attack(state, thing, other, unit)
    return why_not_general(state, seat, thing)


def _why_not_step(state: War, thing: str, space: int, unit: int) -> Refusal:
    if space not in state.board.adjacent[state.where[unit]]:
        return no(state, "why-not-adjacent", "GW-MOV-03", thing)
    if state.has(unit, SLEEPING):
        return no(state, "why-asleep", "GW-TOK-04", thing)
    if state.has(unit, NO_MOVEMENT):
        return no(state, "why-rooted", "GW-TOK-06", thing)
    if not movement_left(state, unit):
        return no(state, "why-no-movement-left", "GW-MOV-09", thing)
    if state.stopped:
        return no(state, "why-stopped", "GW-MOV-05", thing)
    if space in state.blockades:
        return no(state, "why-blockade", "GW-CAST-12", thing)
    return no(state, "why-chasm", "GW-MOV-07", thing)


def _why_not_attack(state: War, thing: str, other: int, unit: int) -> Refusal:
    if not state.active >> other & 1:
        return no(state, "why-dead" if state.dead >> other & 1 else "why-inactive", "GW-GEN-03", thing)
    if not state.foes[unit // 7] >> other & 1:
        return no(state, "why-ally", "GW-ATK-01", thing)
    if state.where[other] != state.where[unit]:
        return no(state, "why-other-tile", "GW-ATK-01", thing)
    if not are_hostile(state, unit, other):
        return no(state, "why-flying", "GW-TOK-03", thing)
    if state.attacked >> unit & 1:
        return no(state, "why-has-attacked", "GW-ATK-01", thing)
    key, rule = ("why-asleep", "GW-TOK-04") if state.has(unit, SLEEPING) else ("why-no-attack", "GW-TOK-06")
    return no(state, key, rule, thing)


def why_not_flip(state: War, seat: Seat, thing: str) -> Refusal | None:
    """D-FLIP: why this tile may not be flipped."""
    space = space_named(state, thing)
    if space < 0 or seat != state.current:
        return why_not_general(state, seat, thing)
    if state.board.is_mine[space]:
        return no(state, "why-mine", "GW-BRD-09", thing)
    if state.is_flipped(space):
        return no(state, "why-flipped", "GW-BRD-08", thing)
    return None if space in falling_tiles(state) else no(state, "why-inner-layer", "GW-FLIP-02", thing)


def why_not_call(state: War, seat: Seat, thing: str) -> Refusal | None:
    """D-CALL: why this clan cannot be called."""
    unit = unit_named(state, thing)
    if unit < 0 or seat != state.current:
        return why_not_general(state, seat, thing)
    if unit // 7 != seat:
        return no(state, "why-not-your-unit", "GW-CALL-02", thing)
    if state.dead >> unit & 1:
        return no(state, "why-dead", "GW-DTH-01", thing)
    if state.horns < state.horns_to_call:
        return no(state, "why-few-horns", "GW-CALL-01", thing)
    tiles = [space for space in range(state.board.size) if _shows(state, space, unit)]
    if not tiles:
        return no(state, "why-symbols-gone", "GW-FLIP-10", thing)
    return no(state, "why-no-symbol", "GW-CALL-02", thing)


def _shows(state: War, space: int, unit: int) -> bool:
    tile = state.tiles[space]
    mine = tile // 12 == state.tribes[unit // 7] and tile % 12 // 2 + 1 == unit % 7
    return mine and not state.is_flipped(space)
