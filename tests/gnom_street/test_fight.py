"""The fight and its ties (GS-FGT, GS-TIE)."""

from __future__ import annotations

import pytest

from gnomestead.games.gnom_street.rules.fight import rank_cards
from gnomestead.testing import rule

from .table import GAME, G, O, P, R, street


@rule("GS-FGT-01")
def test_everybody_picks_one_card_of_its_hand_in_secret():
    table = street().hand(G, "2 5 8")
    assert table.state.waiting() == (R, G, P, O)
    assert table.menu(G) == "2 5 8"
    table.play(G, "5")
    assert table.state.waiting() == (R, P, O)
    assert table.told("card_locked", R) == [{"seat": G}]
    assert [table.view(seat).pick for seat in (R, G, None)] == [0, 5, 0]
    assert table.refused(G, "2") == "GS-FGT-02"


@rule("GS-FGT-01")
def test_a_single_card_goes_out_by_itself():
    table = street().hand(R, "1 5").hand(G, "2 6").hand(P, "3 7").hand(O, "4 8")
    table.fight(1, 2, 3, 4).finish_goes()
    assert (table.state.turn, table.state.fought) == (2, [5, 6, 7, 8])


@rule("GS-FGT-02")
def test_e07_a_pick_may_be_taken_back_until_the_last_seat_has_picked():
    table = street().play(R, "8").play(G, "5").play(P, "3")
    assert table.menu(R) == "rethink"
    table.play(R, "rethink", "2").play(O, "1")
    assert table.told("cards_revealed", None)[0]["values"] == (2, 5, 3, 1)
    assert table.order == "GPRO"
    assert table.state.options(G) == (), "nothing can be taken back any more"


@rule("GS-FGT-02")
def test_thinking_again_comes_to_an_end():
    table = street()
    for _ in range(8):
        table.play(R, "8", "rethink")
    table.play(R, "8")
    assert table.menu(R) == ""


@rule("GS-FGT-03")
def test_all_cards_turn_up_at_once():
    table = street().play(R, "8").play(G, "5").play(P, "3")
    assert all(table.view(seat).gangs[R].fought == 0 for seat in (R, G, P, O, None))
    table.play(O, "1")
    assert [gang.fought for gang in table.view(None).gangs] == [8, 5, 3, 1]


@rule("GS-FGT-04")
@pytest.mark.parametrize(
    ("seats", "values", "order"),
    [(4, (8, 5, 3, 1), "RGPO"), (4, (1, 4, 2, 7), "OGPR"), (3, (2, 8, 5), "GPR"), (2, (3, 4), "GR")],
)
def test_e01_highest_ranks_first_and_the_lowest_is_the_loser(seats, values, order):
    table = street(seats).fight(*values)
    assert table.order == order
    assert table.state.throws == 0


@rule("GS-FGT-05")
def test_used_cards_lie_open_in_the_cemetery_so_hands_are_known():
    table = street().fight(8, 5, 3, 1).finish_goes()
    seen = table.view(None).gangs
    assert [gang.cemetery for gang in seen] == [(8,), (5,), (3,), (1,)]
    assert seen[R].remaining == (1, 2, 3, 4, 5, 6, 7)


@rule("GS-FGT-05")
def test_remaining_hands_can_be_left_to_memory():
    table = street(show_remaining_hands=False)
    assert table.view(G).gangs[R].remaining is None
    assert table.view(G).gangs[G].remaining == (1, 2, 3, 4, 5, 6, 7, 8)


@rule("GS-FGT-06")
def test_cancelled_cards_keep_style_and_ability():
    table = street(throw_wobble="none").minis(O, "B2").fight(8, 8, 3, 2)
    assert table.step == "Throw"
    table.release(R=17, G=41).play(O, "later").until(R, "Place")
    table.play(R, table.menu(R).split()[0])
    assert table.told("guarded"), "Red's Boss guards although its value was cancelled"


@rule("GS-FGT-07")
def test_a_used_card_cannot_be_played_again():
    table = street().fight(8, 5, 3, 1).finish_goes()
    assert table.refused(R, "8") == "GS-FGT-07"
    assert table.why(R, "red_8") == "GS-FGT-07"
    assert table.why(R, "green_8") == "GS-SET-03"
    assert table.why(R, "red_7") == ""


@rule("GS-TIE-01", "GS-TIE-02")
@pytest.mark.parametrize(
    ("values", "ranked", "throwing"),
    [
        ((8, 5, 3, 1), (R, G, P, O), ()),
        ((8, 8, 3, 2), (P, O), (R, G)),
        ((8, 8, 3, 3), (), (R, G, P, O)),
        ((7, 7, 7, 1), (O,), (R, G, P)),
        ((4, 4, 4, 4), (), (R, G, P, O)),
        ((6, 6, 2), (P,), (R, G)),
        ((5, 5, 5), (), (R, G, P)),
        ((3, 3), (), (R, G)),
    ],
)
def test_equal_cards_cancel_and_rank_below_all_others(values, ranked, throwing):
    assert rank_cards(values) == (ranked, throwing)
    table = street(len(values)).fight(*values)
    assert (table.state.waiting() if table.step == "Throw" else ()) == throwing


@rule("GS-TIE-01", "GS-TIE-02", "GS-TIE-03")
def test_e02_two_cancelled_eights_throw_for_third_and_loser():
    table = street(throw_wobble="none").fight(8, 8, 3, 2)
    assert table.state.options(P) == () and table.why(P, "purple_1") == "GS-TIE-02"
    table.release(R=41, G=17)
    assert table.order == "POGR"


@rule("GS-TIE-02", "GS-TIE-03")
def test_e03_two_pairs_make_one_common_throw():
    table = street(throw_wobble="none").fight(8, 8, 3, 3).release(R=60, G=22, P=95, O=31)
    assert (table.order, table.state.throws) == ("GORP", 1)


@rule("GS-TIE-02")
def test_e04_three_equal_cards_of_three_players_all_throw():
    table = street(3, throw_wobble="none").fight(6, 6, 6)
    assert table.state.waiting() == (R, G, P) and table.order == ""


@rule("GS-TIE-01")
def test_e05_a_lonely_one_beats_three_cancelled_sevens():
    table = street(throw_wobble="none").fight(7, 7, 7, 1).release(R=90, G=20, P=60)
    assert table.order == "OGPR"


@rule("GS-THR-07")
def test_e06_equal_distances_throw_again_for_the_places_they_share():
    table = street(throw_wobble="none").fight(8, 8, 3, 3)
    level = table.shot(31)
    table.play(R, level).release(G=22, P=95).play(O, level)
    assert (table.step, table.state.waiting(), table.state.throws) == ("Throw", (R, O), 2)
    table.release(R=80, O=20)
    assert table.order == "GORP"


@rule("GS-TIE-01")
def test_a_cancelled_card_says_that_it_counts_zero():
    table = street().fight(8, 8, 3, 2)
    cards = {place.seat: place.things[1] for place in GAME.scene(table.view(P)).places if place.id.startswith("gang_")}
    assert [cards[seat].name.args["counts"] for seat in (R, G, P, O)] == [0, 0, 3, 2]
