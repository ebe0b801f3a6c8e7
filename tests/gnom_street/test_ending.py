"""The end of a turn and of a war (GS-END)."""

from __future__ import annotations

import pytest

from gnomestead.games.gnom_street.rules.turn import check_hands, last_turn_bounds
from gnomestead.testing import rule

from .table import G, O, P, R, Table, street


def whole_war(digs: tuple[int, ...], seats: int = 4) -> Table:
    """A war in which Red pays for a dig in these turns and nobody else ever digs."""
    table = street(seats, throw_wobble="none")
    while not table.state.over:
        seat = table.state.waiting()[0]
        can_dig = table.step == "Dig" and seat == R and table.state.turn in digs and table.state.hands[R]
        if can_dig:
            card = table.menu(R, "dig").split()[0]
            space = table.menu(R, f"dig {card} bait").split()[0] if table.state.baits[R] else ""
            table.play(R, f"dig {card} bait {space}" if space else f"dig {card} mole {table.standing(R).split()[0]}")
        elif table.step == "Throw":
            table.play(seat, table.shot(20 * seat))
        else:
            table.play(seat, table.state.default(seat))
    return table


@rule("GS-END-01")
def test_all_tokens_return_to_their_slots():
    table = street().fight(8, 5, 3, 1).finish_goes()
    view = table.view(None)
    assert len(view.free_terrains) == len(view.free_actions) == 4
    assert all(gang.terrain == "" for gang in view.gangs)


@rule("GS-END-02")
def test_all_that_comes_back_from_the_cemeteries_is_told():
    table = street(2, gang_1="red", gang_2="green")
    table.state.hands = [0, 0b110]
    check_hands(table.state)
    told = next(event.data for event in table.state.events if event.kind == "hands_refilled")
    assert [card for card in told["cards"] if card.startswith("red")] == [f"red_{value}" for value in range(1, 9)]
    assert [card for card in told["cards"] if card.startswith("green")] == [f"green_{value}" for value in range(3, 9)]


@rule("GS-END-02")
def test_e41_one_empty_hand_gives_everybody_eight_cards_and_the_last_turn():
    table = street().turn(6).fight(8, 5, 3, 1)
    table.hand(R, "1 2").hand(G, "").hand(P, "1 2 3").hand(O, "4").finish_goes()
    assert (table.state.turn, table.state.is_last) == (7, True)
    assert [gang.cards for gang in table.view(None).gangs] == [8, 8, 8, 8]
    assert table.told("last_turn") == [{"turn": 7}]


@rule("GS-END-03")
def test_a_hand_emptied_during_a_turn_stays_empty():
    table = street().fight(8, 5, 3, 1).hand(G, "")
    table.until(G, "Dig")
    assert table.view(G).hand == () and table.menu(G, "dig") == "mole bait"


@rule("GS-END-04")
def test_e42_in_the_last_turn_digging_costs_one_of_the_seven_others():
    table = street().fight(8, 5, 3, 1).hand(R, "").finish_goes().fight(1, 7, 5, 3)
    table.play(G, "grass line", "A6", "skip")
    assert table.menu(G, "dig") == "1 2 3 4 5 6 8"


@rule("GS-END-05")
def test_after_the_last_turn_the_game_is_scored():
    table = street().minis(G, "C1 C2").fight(8, 5, 3, 1)
    table.state.is_last = True
    table.until(O, "Dig")
    assert not table.state.shown and table.state.result() is None
    table.play(O, "finish")
    assert table.state.over and table.told("scored") and table.told("game_over")[0]["seat"] == G


@rule("GS-END-06", "GS-TRN-01")
@pytest.mark.parametrize(
    ("digs", "last"),
    [((), 9), ((3,), 8), ((8,), 9), ((1, 2, 3, 4), 5), ((2, 4), 7), ((1, 3, 5), 6)],
)
def test_e39_e40_the_last_turn_is_nine_less_the_discards(digs, last):
    table = whole_war(digs)
    assert table.state.turn == last and table.state.is_last


@rule("GS-END-06")
def test_hand_cemetery_and_fighter_are_always_eight():
    table = street().fight(8, 5, 3, 1)
    for _ in range(40):
        for seat in (R, G, P, O):
            gang = table.view(None).gangs[seat]
            assert gang.cards + len(gang.cemetery) + (gang.fought > 0) == 8
        seat = table.state.waiting()[0]
        table.play(seat, table.state.default(seat) if table.step != "Throw" else table.shot(30 * seat))


@rule("GS-END-06")
def test_the_bounds_of_the_last_turn():
    table = street()
    assert last_turn_bounds(table.state) == (5, 9)
    table.turn(4).hand(P, "1 2 3")
    assert last_turn_bounds(table.state) == (6, 7)
    table.hand(R, "1 2 3 4").hand(G, "5 6 7 8").hand(O, "4 5 6 7 8").fight(4, 5, 3, 6)
    assert last_turn_bounds(table.state) == (6, 7)
