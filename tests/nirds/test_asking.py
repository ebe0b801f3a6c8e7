"""While a move is being said, the headline asks for its next word."""

from __future__ import annotations

import pytest

from gnomestead.games.nirds.game import Nirds
from gnomestead.games.nirds.rules.cards import EFFECTS
from gnomestead.games.nirds.rules.choices import Pick
from gnomestead.games.nirds.rules.effects import Deed
from gnomestead.kernel.lexicon import Lexicon
from gnomestead.kernel.phrases import phrase
from gnomestead.testing import rule
from nirds.garden import Garden, garden

WORDS = Lexicon(Nirds(), reader=0)


def asked(table: Garden, seat: int, said: str) -> str:
    return WORDS.say(table.state.prompt(seat, table.state.read(seat, said)))


def acting() -> Garden:
    """Seat 0 may attack, recruit, do science or play a card; it could hit one of two Gnomes."""
    cards = "distraction loaded_die fake_beard job_fair lucky_feather"
    table = garden(2).army(0, "froomp glimmer ols", dice="6 3 2", cards=cards, row="stone lawn_grunt")
    return table.army(1, "wompins", dice="5", row="compost").market("peck_recruit").act()


@pytest.mark.parametrize(
    ("said", "question"),
    [
        ("attack", "Which Troop attacks?"),
        ("attack froomp", "Which die goes on General Froomp?"),
        ("attack froomp 6", "General Froomp is loaded. Attack?"),
        ("recruit", "Who joins you?"),
        ("science", "Which Scientist?"),
        ("tactic", "Which tactic card?"),
        ("tactic distraction", "Distraction: which Gnome?"),
        ("tactic distraction stone", "Play Distraction?"),
        ("tactic fake_beard stone", "Fake Beard: which player?"),
        ("tactic job_fair", "Job Fair: which row of the Market?"),
        ("tactic loaded_die", "Loaded Die: which die?"),
        ("tactic loaded_die 3", "What does the 3 become?"),
    ],
)
@rule("NV-ACT-02", "NV-TAC-03")
def test_each_next_word_of_an_action_is_asked_for(said: str, question: str) -> None:
    assert asked(acting(), 0, said) == question


@rule("NV-REC-02")
def test_who_pays_is_told_what_is_missing() -> None:
    table = acting()
    price = int(table.state.choices(0, table.state.read(0, "recruit"))[0].detail.args["price"])  # type: ignore[union-attr,arg-type]
    assert asked(table, 0, "recruit peck_recruit") == f"Peck Recruit costs {price} more: which die?"
    assert price > 2
    assert asked(table, 0, "recruit peck_recruit 2") == f"Peck Recruit costs {price - 2} more: which die?"
    assert asked(table, 0, "recruit peck_recruit 6") == "That pays for Peck Recruit. Welcome aboard?"


@rule("NV-SCI-06", "NV-ATK-05")
def test_after_the_roll_targets_dice_and_rolls_are_asked_for() -> None:
    table = acting().roll("4").do("0: attack ols 2")
    assert asked(table, 0, "target") == "Whom do you hit?"
    assert asked(table, 0, "reroll") == "Which attack dice do you roll again?"
    assert asked(table, 0, "reroll 4") == "Roll again?"
    assert asked(table, 0, "science glimmer") == "Which dice: the unused ones, or those of the attack?"
    assert asked(table, 0, "science glimmer unused").startswith("Which die for ")


@rule("NV-WAL-02")
def test_against_the_walls_a_multiplier_is_asked_for() -> None:
    table = garden(2).army(0, "froomp", dice="6 6").boss("invisible_walls").act().roll("5").do("0: attack froomp 6")
    assert asked(table, 0, "") == "The dice are down. Bend them, or choose a multiplier."
    assert asked(table, 0, "space") == "Which multiplier do you crash into?"


@rule("NV-TRD-03", "NV-TRD-04", "NV-FPL-01")
def test_each_next_word_of_a_swap_is_asked_for() -> None:
    table = garden(3).army(0, dice="3").army(1, dice="4").army(2, dice="5", row="stone").trade()
    assert asked(table, 0, "offer") == "Whose die would you like?"
    assert asked(table, 0, "offer p2").startswith("Which die do you give ")
    assert asked(table, 0, "offer p2 3").endswith(" for your 3?")
    table.do("1: offer p1 4 3")
    assert asked(table, 0, "accept") == "Whose swap do you accept?"
    assert asked(table, 0, "counter p2").startswith("Which die do you give ")
    assert asked(table, 0, "hand-token") == "Who shall go first?"


@rule("NV-TRD-03", "NV-FPL-01")
def test_who_owes_an_answer_is_told_to_whom_and_to_what() -> None:
    table = garden(3).army(0, dice="3").army(1, dice="4").army(2, dice="5", row="stone").trade()
    answer = phrase("prompt-answer", what="offer", seat=1, give=4, want=3)
    assert table.do("1: offer p1 4 3").state.prompt(0) == answer
    assert table.do("2: ask-token").state.prompt(0) == phrase("prompt-answer", what="several")
    assert table.do("0: decline p2").state.prompt(0) == phrase("prompt-answer", what="token", seat=2)


@rule("NV-EFF-05")
def test_who_picks_several_is_told_how_many_are_missing() -> None:
    table = garden(2).army(0, "~froomp ~glimmer ols", row="stone").act()
    table.state.push(picking("lose_nird"))
    assert asked(table, 0, "") == "Discard 2 Nirds." and asked(table, 0, "ols") == "Discard a Nird."
    table.state.push(picking("wake"))
    assert asked(table, 0, "") == "Wake up to 2 Nirds." and asked(table, 0, "froomp") == "Wake a Nird."
    assert asked(table, 0, "froomp glimmer") == "Is that your choice?"


def picking(verb: str) -> Pick:
    """Seat 0 picks two."""
    number = next(i for i, effect in enumerate(EFFECTS) if (effect.do, effect.n, effect.kind) == (verb, 2, "any"))
    return Pick(Deed(number, 0, 0, (0,)), (None,))
