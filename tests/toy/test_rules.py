"""Mushroom Market, rule by rule."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping

import pytest

from gnomestead.kernel import BadSetup, IllegalMove, LoadedDice, OptionValue
from gnomestead.testing import rule
from toy import MushroomMarket
from toy.content import DECK, MUSHROOMS
from toy.frames import Haul
from toy.state import Market


def market(
    seats: int = 2,
    hands: Mapping[int, str] | None = None,
    stall: str = "",
    deck: str | None = None,
    dice: str = "1 1 1 1",
    **options: OptionValue,
) -> Market:
    """A market as a test wants it; what it does not say is as the seed 1 deals it."""
    state = MushroomMarket().start(seats, options, seed=1)
    for seat, hand in (hands or {}).items():
        state.hands[seat] = sorted(hand.split())
    if stall:
        state.stall = stall.split()
    if deck is not None:
        state.deck = deck.split()[::-1]
    state.chance = LoadedDice(state.chance, [int(face) for face in dice.split()])
    state.forget_menus()
    return state


def play(state: Market, *moves: str) -> Market:
    """Moves written as `seat: words`."""
    for move in moves:
        seat, _, words = move.partition(":")
        state.play(int(seat), words)
    return state


def menu(state: Market, seat: int, said: str = "") -> str:
    """What a seat may say next."""
    return " ".join(word.text for word in state.options(seat, state.read(seat, said)))


def refused(state: Market, seat: int, move: str) -> str:
    """The rule that forbids a move."""
    with pytest.raises(IllegalMove) as error:
        state.play(seat, move)
    return error.value.refusal.rule


@rule("MM-DECK")
def test_there_are_24_mushrooms() -> None:
    assert Counter(DECK) == {"morel": 8, "cep": 7, "chanterelle": 5, "truffle": 4}
    assert [row.worth for row in MUSHROOMS.values()] == [1, 2, 3, 5]


@rule("MM-DEAL")
def test_each_seat_begins_with_three_secret_mushrooms_and_a_token() -> None:
    game = MushroomMarket()
    state = game.start(3, seed=1)
    assert [len(hand) for hand in state.hands] == [3, 3, 3]
    assert state.coins == [0, 0, 0] and state.tokens == [True, True, True]
    assert [seat.hand for seat in game.view(state, 1).seats] == [None, tuple(state.hands[1]), None]


@rule("MM-TABLE")
def test_four_rounds_are_too_long_for_four() -> None:
    with pytest.raises(BadSetup, match="option rounds: 4 is for 2 to 3 seats"):
        MushroomMarket().set_table(4, {"rounds": 4})
    assert MushroomMarket().set_table(3, {"rounds": 4})["rounds"] == 4


@rule("MM-TABLE")
def test_without_snatching_there_are_no_tokens() -> None:
    assert market(snatching=False).tokens == [False, False]


@rule("MM-STALL")
def test_the_stall_is_filled_up_to_three_while_the_deck_lasts() -> None:
    state = market(deck="cep cep cep truffle")
    assert len(state.stall) == 3
    state.stall = []
    play(state, "0: 1", "1: 2", "0: home", "1: home")
    assert state.round == 2 and state.stall == ["truffle"]


@rule("MM-HAUL-1")
def test_all_choose_baskets_in_secret_and_then_open_them() -> None:
    state = market()
    assert menu(state, 0) == menu(state, 1) == "1 2 3"
    play(state, "1: 3")
    view = MushroomMarket().view(state, 0)
    assert view.seats[1].has_chosen and view.seats[1].baskets is None
    assert refused(state, 1, "2") == "MM-HAUL-1"
    play(state, "0: 3")
    assert [event.kind for event in state.events][:3] == ["chose", "opened", "demand"]


@rule("MM-HAUL-2")
@pytest.mark.parametrize(("baskets", "first"), [((3, 1), 1), ((1, 3), 0), ((2, 2), 0)])
def test_fewer_baskets_go_first(baskets: tuple[int, int], first: int) -> None:
    state = play(market(hands={0: "", 1: ""}), f"0: {baskets[0]}", f"1: {baskets[1]}")
    assert state.waiting() == (first,)


@rule("MM-DEMAND")
@pytest.mark.parametrize(
    ("face", "kind"), [(1, "morel"), (2, "morel"), (3, "cep"), (4, "cep"), (5, "chanterelle"), (6, "truffle")]
)
def test_the_die_says_what_is_in_demand(face: int, kind: str) -> None:
    assert play(market(dice=str(face)), "0: 1", "1: 1").demand == kind


@rule("MM-DRAW")
def test_a_seat_draws_as_many_as_its_baskets_unseen_by_others() -> None:
    state = play(market(hands={0: "", 1: ""}, deck="cep morel truffle morel"), "1: 3", "0: 2")
    assert state.hands[0] == ["cep", "morel"]
    told = state.events[-1]
    mine, theirs = told.seen_by(0), told.seen_by(1)
    assert mine is not None and mine.data["kinds"] == ("cep", "morel")
    assert theirs is not None and theirs.data == {"seat": 0, "count": 2}
    assert state.play(0, "home")[-1].data["count"] == 2, "the deck is empty after two more"


@rule("MM-TURN")
def test_a_turn_is_one_thing() -> None:
    state = play(market(hands={0: "cep", 1: "cep"}, deck="morel morel", stall="truffle"), "0: 1", "1: 1")
    assert menu(state, 0) == "sell swap home"
    assert refused(state, 1, "home") == "MM-TURN"
    play(state, "0: home")
    assert state.waiting() == (1,)
    assert state.default(1) == "home"


@rule("MM-SELL")
def test_equal_mushrooms_are_sold_together_twice_the_worth_if_in_demand() -> None:
    state = market(hands={0: "cep cep morel"}, deck="morel morel morel", dice="3")
    play(state, "0: 1", "1: 2")
    assert menu(state, 0, "sell") == "morel cep"
    assert menu(state, 0, "sell cep") == "cep ."
    assert menu(state, 0, "sell cep cep") == "."
    assert refused(state, 0, "sell truffle") == "MM-SELL"
    play(state, "0: sell cep cep")
    assert state.coins[0] == 8 and state.heap == ["cep", "cep"]


@rule("MM-SELL")
def test_what_is_not_in_demand_sells_for_its_worth() -> None:
    state = play(market(hands={0: "chanterelle"}, dice="1"), "0: 1", "1: 2", "0: sell chanterelle")
    assert state.coins[0] == 3


@rule("MM-SWAP")
def test_a_swap_lays_one_on_the_stall_and_another_on_the_shelf() -> None:
    state = play(market(hands={0: "morel"}, deck="morel cep cep", stall="morel truffle"), "0: 1", "1: 2")
    assert menu(state, 0, "swap morel") == "truffle"
    play(state, "0: swap morel truffle")
    assert state.shelves[0] == ["truffle"] and state.stall == ["morel", "morel"] and state.hands[0] == ["morel"]


@rule("MM-SNATCH")
def test_snatching_spoils_what_another_seat_was_about_to_say() -> None:
    state = play(market(hands={0: "morel"}, deck="morel cep cep", stall="cep truffle"), "0: 1", "1: 2")
    assert menu(state, 0, "swap morel") == "cep truffle"
    play(state, "1: snatch truffle")
    assert state.shelves[1] == ["truffle"] and not state.tokens[1]
    assert menu(state, 0, "swap morel") == "cep", "the draft lives on without the spoiled word"
    refused(state, 0, "swap morel truffle")
    assert state.waiting() == (0,)
    assert refused(state, 1, "snatch cep") == "MM-TURN", "the token is spent"


@rule("MM-LIMIT")
def test_a_full_hand_drops_mushrooms_at_once() -> None:
    state = market(hands={0: "cep cep cep cep", 1: ""}, deck="morel truffle morel", limit=4)
    play(state, "0: 2", "1: 3")
    assert state.waiting() == (0,)
    assert menu(state, 0) == "morel cep truffle"
    assert refused(state, 1, "snatch cep") == "MM-LIMIT"
    play(state, "0: morel", "0: cep")
    assert state.hands[0] == ["cep", "cep", "cep", "truffle"] and state.heap == ["morel", "cep"]
    assert menu(state, 0).startswith("sell")


@rule("MM-END")
def test_most_coins_and_shelf_win_and_equals_share() -> None:
    state = market(seats=3, rounds=2)
    state.round = 2
    state.coins, state.shelves = [5, 0, 2], [[], ["truffle"], ["morel"]]
    play(state, "0: 1", "1: 1", "2: 1", "0: home", "1: home", "2: home")
    result = state.result()
    assert result is not None
    assert [(standing.rank, standing.won, standing.score) for standing in result] == [
        (1, True, 5),
        (1, True, 5),
        (3, False, 3),
    ]


def chosen(state: Market) -> tuple[int, ...]:
    """The baskets chosen so far."""
    assert isinstance(state.top, Haul)
    return state.top.chosen


def test_an_imagined_market_keeps_what_its_seat_knows() -> None:
    state = play(market(seats=3), "0: 2", "1: 3")
    worlds = [state.resample(0, random.Random(n)) for n in range(20)]
    assert all(world.hands[0] == state.hands[0] and chosen(world)[0] == 2 for world in worlds)
    assert {chosen(world)[1] for world in worlds} == {1, 2, 3}
    assert all(chosen(world)[2] == 0 for world in worlds)
    assert len({tuple(world.hands[1]) for world in worlds}) > 3
