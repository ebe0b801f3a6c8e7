"""A closer look at options: what a blow would do, what a step leads to, what one may regret (section 11)."""

from __future__ import annotations

from gnomestead.games.gnomes_wizards.content import ABILITIES
from gnomestead.games.gnomes_wizards.moves import AbilityWord, SpaceWord, UnitWord
from gnomestead.games.gnomes_wizards.rules.effects import LINGERING_POWER
from gnomestead.games.gnomes_wizards.rules.fall import FALL_DAMAGE, closest_ground, falling_tiles
from gnomestead.games.gnomes_wizards.rules.harm import wound
from gnomestead.games.gnomes_wizards.rules.reach import routes
from gnomestead.games.gnomes_wizards.rules.regrets import clans_in_reach
from gnomestead.games.gnomes_wizards.rules.units import (
    hostile_here,
    movement_left,
    power,
    printed_at,
    space_of,
    tile_at,
)
from gnomestead.games.gnomes_wizards.state import HORN, War
from gnomestead.kernel.moves import Move, Seat, Word
from gnomestead.kernel.phrases import Choice, Phrase, phrase


def describe_attack(state: War, word: UnitWord, unit: int, target: int) -> Choice:
    """`5 against 6: 2 damage, shield 6 to 5`."""
    might, defense = power(state, unit), state.defense[target]
    label = phrase("say-attack", unit=state.unit_id(target))
    loss = wound(might, defense)
    left = max(0, state.hp[target] - loss)
    worn = max(state.base_defense[target], defense - 1)
    detail = phrase("detail-attack", power=might, defense=defense, loss=loss, hp=left, worn=worn, wear=defense - worn)
    warning = halved(state, might, target) if _is_ill_aimed(state, unit, might, loss) else None
    return Choice(word.text, label, word.things, word.rule, word.ends, detail, harm=loss, warning=warning)


def halved(state: War, might: int, target: int) -> Phrase | None:
    """GW-ATK-03: half the harm where the defense holds; nothing to regret if that half is deadly."""
    defense = state.defense[target]
    loss = wound(might, defense)
    if might > defense or loss >= state.hp[target]:
        return None
    return phrase("warn-halved", unit=state.unit_id(target), power=might, defense=defense, loss=loss)


def _is_ill_aimed(state: War, unit: int, might: int, loss: int) -> bool:
    """A base attack costs nothing, so half of it is no pity unless it is nothing or somebody here is softer."""
    foes = state.units_in(hostile_here(state, unit, state.where[unit]))
    return not loss or any(might > state.defense[foe] for foe in foes)


def halved_spell(state: War, said: Move, word: Word) -> Phrase | None:
    """GW-CAST-08: a spell that does nothing but attack the unit named, and would do it by half."""
    if not isinstance(word, UnitWord) or word.label != "say-aim":
        return None
    ability, number = said[1], sum(1 for each in said if each.label == "say-aim")
    assert isinstance(ability, AbilityWord)
    effects = [effect for effect in ABILITIES[ability.ability].effects if effect.to == number]
    if [effect.verb for effect in effects] != ["attack"] or effects[0].mode == "sneak":
        return None
    might = LINGERING_POWER if effects[0].mode == "lingering" else effects[0].power
    return halved(state, might, state.unit_of(word.card))


def end_warning(state: War, units: list[int]) -> Phrase | None:
    """GW-ATK-01: somebody has a foe before the nose, could hurt it, and would let it be."""
    for unit in units:
        foes = state.units_in(hostile_here(state, unit, state.where[unit]))
        if any(wound(power(state, unit), state.defense[foe]) for foe in foes):
            return phrase("warn-idle", unit=state.unit_id(unit))
    return None


def describe_step(state: War, word: SpaceWord, unit: int) -> Choice:
    """Whether the step ends among foes, on a mine or over a chasm; and where one could get that way."""
    space = space_of(state, word)
    label = phrase("say-step", word=word.text, tile=tile_at(state, space), was=printed_at(state, space))
    key = ""
    if hostile_here(state, unit, space):
        key = "detail-must-stop"
    elif state.is_flipped(space):
        key = "detail-chasm"
    elif state.board.is_mine[space]:
        key = "detail-mine"
    beyond = tuple([state.board.name(end) for end, way in routes(state, unit).items() if way[0] == space != end])
    detail, warning = phrase(key) if key else None, shaky_ground(state, unit, space)
    return Choice(word.text, label, word.things, word.rule, word.ends, detail, beyond, warning=warning)


def describe_horns(state: War, seat: Seat, to_deck: int, boots: list[int]) -> Phrase:
    """GW-ASG-03, GW-CALL-01: how many calls the horns set aside are good for, and which clans are within reach."""
    kept = state.horns + state.dice.count(HORN) - to_deck
    clans = clans_in_reach(state, seat, boots)
    first = state.unit_id(clans[0]) if clans else ""
    calls, more = kept // state.horns_to_call, max(0, len(clans) - 1)
    return phrase("detail-horns", kept=kept, deck=to_deck, calls=calls, clans=len(clans), clan=first, more=more)


def describe_flip(state: War, choice: Choice, space: int) -> Choice:
    """GW-FLIP-05..08: who would fall with this tile, and where they could run."""
    units = state.units_in(state.here[space])
    if not units:
        return choice
    unit, tile, ground = state.unit_id(units[0]), "", closest_ground(state, space)
    if ground:
        tile = tile_at(state, ground[0])
    more = phrase("detail-flip", unit=unit, more=len(units) - 1, loss=FALL_DAMAGE, tile=tile, others=len(ground) - 1)
    return choice.detailed(more)


def shaky_ground(state: War, unit: int, space: int) -> Phrase | None:
    """GW-FLIP-02: the last step from firm ground onto a tile that the next player may drop."""
    following = state.round + ((state.current + 1) % state.seats == state.first)
    if not state.quake <= following <= state.last_round:
        return None
    falling = falling_tiles(state)
    is_last = movement_left(state, unit) == 1 and not hostile_here(state, unit, space)
    if is_last and space in falling and state.where[unit] not in falling:
        return phrase("warn-shaky", unit=state.unit_id(unit))
    return None
