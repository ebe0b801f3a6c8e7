"""A closer look at options: what a blow would do, what a step leads to (section 11)."""

from __future__ import annotations

from gnomestead.games.gnomes_wizards.moves import SpaceWord, UnitWord
from gnomestead.games.gnomes_wizards.rules.harm import wound
from gnomestead.games.gnomes_wizards.rules.reach import routes
from gnomestead.games.gnomes_wizards.rules.units import hostile_here, power, space_of
from gnomestead.games.gnomes_wizards.state import War
from gnomestead.kernel.phrases import Choice, phrase


def describe_attack(state: War, word: UnitWord, unit: int, target: int) -> Choice:
    """`5 against 6: 2 damage`."""
    might, defense = power(state, unit), state.defense[target]
    label = phrase("say-attack", unit=state.unit_id(target))
    loss = wound(might, defense)
    detail = phrase("detail-attack", power=might, defense=defense, loss=loss, hp=max(0, state.hp[target] - loss))
    return Choice(word.text, label, word.things, word.rule, word.ends, detail, harm=loss)


def describe_step(state: War, word: SpaceWord, unit: int) -> Choice:
    """Whether the step ends among foes, on a mine or over a chasm; and where one could get that way."""
    space = space_of(state, word)
    label = phrase("say-step", word=word.text)
    key = ""
    if hostile_here(state, unit, space):
        key = "detail-must-stop"
    elif state.is_flipped(space):
        key = "detail-chasm"
    elif state.board.is_mine[space]:
        key = "detail-mine"
    beyond = tuple([state.board.name(end) for end, way in routes(state, unit).items() if way[0] == space != end])
    return Choice(word.text, label, word.things, word.rule, word.ends, phrase(key) if key else None, beyond)
