"""Digging (GS-DIG, GS-ABL-17)."""

from __future__ import annotations

import pytest

from gnomestead.kernel import Match
from gnomestead.testing import rule

from .table import GAME, G, P, R, street


def digging(*values: int, minis: str = "B2 C6", hand: str = "1 2 3 4 5", space: str = "C5"):
    """Red, ranked first, has placed and asked nothing; now it may dig."""
    table = street(len(values)).minis(R, minis).fight(*values)
    return table.hand(R, hand).play(R, "grass line", space, "skip")


@rule("GS-DIG-01", "GS-DIG-02", "GS-DIG-10")
def test_e34_one_card_buys_two_tokens():
    table = digging(8, 5, 3, 1)
    assert table.menu(R) == "finish dig" and table.menu(R, "dig") == "1 2 3 4 5"
    table.play(R, "dig 4 mole B2 bait C6")
    assert table.view(R).hand == (1, 2, 3, 5)
    assert (table.stacked("B2"), table.stacked("C6")) == ("Rm", "Rb")
    assert table.state.waiting() == (G,), "at most two"


@rule("GS-DIG-01")
def test_nothing_one_or_two_tokens_in_any_mix():
    table = digging(8, 5, 3, 1)
    assert table.menu(R, "dig 4 bait B2") == ". mole bait"
    table.play(R, "dig 4 bait B2")
    assert table.stacked("B2") == "Rb" and table.state.baits[R] == 1


@rule("GS-DIG-01", "GS-DIG-06")
def test_only_tokens_still_there_are_offered_and_used_ones_are_gone():
    table = digging(8, 5, 3, 1)
    table.state.moles[R], table.state.baits[R] = 1, 1
    table.state.stacks[0] = (0, 0, 0, 1)
    assert table.menu(R, "dig 4 mole B2") == ". bait"
    table.play(R, "dig 4 mole B2 bait B2").finish_goes()
    assert table.state.moles[R] == table.state.baits[R] == 0
    table.fight(1, 4, 2, 6).play(P, "later").finish_goes()
    assert table.state.turn == 3, "Red was never asked to dig again"
    assert table.stacked("B2") == "Rm Rb", "a placed token never leaves"


@rule("GS-DIG-02")
def test_no_dig_no_discard():
    table = digging(8, 5, 3, 1).play(R, "finish")
    assert table.view(R).hand == (1, 2, 3, 4, 5)


@rule("GS-DIG-02", "GS-ABL-02")
def test_the_card_paid_lies_open_and_gives_no_ability():
    table = digging(6, 4, 3, 1, hand="7 8")
    table.play(R, "dig 7 mole B2")
    assert 7 in table.view(None).gangs[R].cemetery
    assert table.told("card_discarded", None) == [{"seat": R, "card": "red_7", "value": 7}]
    assert table.state.fought[R] == 6


@rule("GS-DIG-03")
def test_e35_with_an_empty_hand_tokens_are_free():
    table = digging(8, 5, 3, 1, hand="")
    assert table.menu(R, "dig") == "mole bait"
    table.play(R, "dig mole B2 mole B2")
    assert table.stacked("B2") == "Rm Rm"


@rule("GS-DIG-02", "GS-END-02", "GS-END-03")
def test_e36_paying_with_the_last_card_makes_the_next_turn_the_last():
    table = digging(8, 5, 3, 1, hand="2").play(R, "dig 2 mole B2 bait B2")
    assert table.view(R).hand == () and not table.state.is_last
    table.finish_goes()
    assert table.state.is_last and table.view(R).hand == (1, 2, 3, 4, 5, 6, 7, 8)


@rule("GS-DIG-04")
def test_tokens_go_under_any_own_mini_whatever_the_terrain():
    table = digging(8, 5, 3, 1)
    assert table.menu(R, "dig 1 mole") == "B2 C5 C6"
    assert table.why(R, "B4") == "GS-DIG-04"


@rule("GS-DIG-05")
def test_a_token_goes_on_top():
    table = digging(8, 5, 3, 1).stack("B2", "Gb Om").play(R, "dig 1 mole B2 bait B2")
    assert table.stacked("B2") == "Gb Om Rm Rb", "the first chosen lies lower"


@rule("GS-DIG-07")
def test_all_see_who_lay_where_but_only_the_owner_knows_what():
    table = digging(8, 5, 3, 1).play(R, "dig 1 mole B2 bait B2")
    faces = {seat: [token.face for token in table.view(seat).stacks[0].tokens] for seat in (R, G, None)}
    assert faces == {R: ["mole", "bait"], G: ["", ""], None: ["", ""]}
    assert [token.seat for token in table.view(G).stacks[0].tokens] == [R, R]
    assert [each.get("face") for each in table.told("token_laid", R)] == ["mole", "bait"]
    assert all("face" not in each for each in table.told("token_laid", G))
    assert table.view(G).gangs[R].tokens == 4 and table.view(G).gangs[R].moles is None


@rule("GS-DIG-08")
def test_no_token_on_a_pond():
    table = digging(7, 5, 3, 1, minis="B3")
    assert "A3" not in table.menu(R, "dig 1 mole") and "C4" not in table.menu(R, "dig 1 mole")
    assert table.why(R, "A3") == "GS-DIG-08"


@rule("GS-DIG-09")
def test_own_loot_may_be_dug_at_as_a_bluff():
    table = digging(8, 5, 3, 1).loots("B2 C5 A6 B4")
    choice = next(c for c in table.state.choices(R, table.state.read(R, "dig 1 mole")) if c.word == "B2")
    assert choice.warning.key == "warn-own-loot-mole"
    table.play(R, "dig 1 mole B2")
    assert table.stacked("B2") == "Rm"


@rule("GS-DIG-10")
def test_a_dig_is_one_move_and_final():
    match = Match.new(GAME, 4, {"gang_1": "red"}, 3)
    while type(match.state.top).__name__ != "Dig":
        seat = match.state.waiting()[0]
        match.play(seat, match.state.default(seat))
    seat = match.state.waiting()[0]
    before = len(match.entries)
    space = match.state.options(seat, match.state.read(seat, "dig 2 mole"))[0].text
    match.play(seat, f"dig 2 mole {space} bait {space}")
    assert len(match.entries) == before + 1 and match.free_undo(seat) is None


@rule("GS-ABL-17")
def test_e37_the_digger_lays_one_token_beside_its_minis():
    table = street().minis(R, "B3").minis(G, "C3").cat("B4").fight(7, 1, 5, 3)
    while table.step != "Dig":
        table.state.pop()
    assert table.menu(R, "dig 1 mole") == "A2 A4 B2 B3 B4 C2"
    assert table.menu(R, "dig 1 mole B4 mole") == "B3", "the second must lie under a Mini"
    assert table.menu(R, "dig 1 mole B3 mole") == "A2 A4 B2 B3 B4 C2"
    assert table.why(R, "C3") == "GS-ABL-17"


@rule("GS-ABL-17")
@pytest.mark.parametrize(("hand", "move"), [("1 2", "dig 1 mole B4"), ("", "dig mole B4")])
def test_e38_a_single_token_may_be_the_adjacent_one_at_the_usual_price(hand, move):
    table = digging(7, 5, 3, 1, hand=hand).play(R, move)
    assert table.stacked("B4") == "Rm"
    assert len(table.view(R).hand) == max(0, len(hand.split()) - 1)


@rule("GS-ABL-17")
def test_a_digger_needs_a_mini_in_the_garden():
    table = street().fight(7, 5, 3, 1)
    while table.step != "Dig":
        table.state.pop()
    table.state.settle()
    assert table.state.waiting() != (R,)
