"""GM-SCO and GM-END: who takes the portrait, who pays, and how it all ends."""

import pytest

from gnomestead.games.gnome_me.rules.ending import MOST_ROUNDS
from gnomestead.kernel import CLOCK, IllegalMove
from gnomestead.testing import rule

from .table import Table


@rule("GM-SCO-01", "GM-SCO-08")
def test_example_13_the_most_right_parts_win_whoever_stopped() -> None:
    table = Table(2).opened("3144", {0: "3142", 1: "3144"}).trophies(2, 0).score(0)
    assert table.cards() == [2, 1] and table.result() == "sole_best"


@rule("GM-SCO-02")
def test_example_14_a_tie_with_the_stopper_is_the_stoppers() -> None:
    table = Table(3).opened("3144", {0: "3124", 1: "2144", 2: "3333"}).score(0)
    assert table.cards() == [1, 0, 0] and table.result() == "tie_with_stopper"


@rule("GM-SCO-03", "GM-SCO-04", "GM-SCO-06")
def test_example_15_a_tie_without_the_stopper_is_paid_by_him() -> None:
    table = Table(4).opened("2331", {0: "2312", 1: "1111", 2: "2341", 3: "2332"}).trophies(3, 0, 0, 0)
    newest, card = table.player(0).trophies[-1], table.state.device.target >> 1
    table.score(0)
    assert table.cards() == [2, 0, 1, 1]
    assert table.player(2).trophies == [card] and table.player(3).trophies == [newest]
    assert table.view(0).verdict.paid == ((0, 3),)


@rule("GM-SCO-05")
@pytest.mark.parametrize(("owned", "from_deck"), [(1, 1), (0, 2)])
def test_examples_16_and_17_what_he_is_short_of_comes_from_the_deck(owned: int, from_deck: int) -> None:
    table = Table(4).opened("2331", {0: "2312", 1: "4331", 2: "2341", 3: "2332"}).trophies(owned, 0, 0, 0)
    deck, top = len(table.state.deck), table.state.deck[-1] >> 1
    table.score(0)
    assert table.cards() == [0, 1, 1, 1] and len(table.state.deck) == deck - from_deck
    assert top in table.player(3 if owned else 2).trophies


@rule("GM-SCO-04")
def test_gifts_go_clockwise_from_the_stoppers_left() -> None:
    table = Table(4).opened("2331", {2: "2312", 3: "2341", 0: "2332", 1: "4331"}).trophies(0, 0, 1, 0)
    card, gift = table.state.device.target >> 1, table.player(2).trophies[0]
    table.score(2)
    assert table.player(3).trophies == [card] and table.player(0).trophies == [gift]
    assert table.view(0).verdict.paid == ((2, 0), (-1, 1))


@rule("GM-SCO-07", "GM-END-05")
def test_a_gift_from_an_empty_deck() -> None:
    five, full = (
        Table(3, goal=goal).opened("2331", {0: "1111", 1: "2331", 2: "2331"}).trophies(0, 0, 0)
        for goal in ("five", "full_deck")
    )
    for table in (five, full):
        table.state.discard, table.state.deck = [up >> 1 for up in table.state.deck], []
        table.score(0)
    assert five.cards() == [0, 1, 1] and len(five.state.deck) == 22
    assert full.cards() == [0, 1, 0] and len(full.state.discard) == 23


@rule("GM-SCO-02", "GM-SCO-10")
@pytest.mark.parametrize(("zero_wins", "cards"), [(True, [0, 1]), (False, [0, 0])])
def test_example_18_nothing_right_still_wins_unless_the_table_says_no(zero_wins: bool, cards: list[int]) -> None:
    table = Table(2, zero_wins=zero_wins).opened("3144", {0: "1211", 1: "2322"}).score(1)
    assert table.cards() == cards
    assert table.result() == ("tie_with_stopper" if zero_wins else "nothing_right")


@rule("GM-SCO-11", "GM-END-01", "GM-END-06", "GM-END-07")
def test_example_24_two_reach_five_in_one_round() -> None:
    table = Table(4).opened("2331", {0: "1112", 1: "1111", 2: "2341", 3: "2332"}).trophies(1, 2, 4, 4).score(0)
    assert table.cards() == [0, 2, 5, 5]
    table.until("load")
    assert table.state.off == (2, 3) and table.state.loads == 0
    table.until("ready")
    assert table.state.active() == [2, 3] and table.state.waiting() == (2, 3)
    assert len(table.state.deck) == 23, "a fresh copy of all cards"


@rule("GM-END-01")
def test_lost_cards_do_not_count_towards_five() -> None:
    table = Table(2, flower_rain_cloud=True).opened("3144", {0: "3144", 1: "1111"}).trophies(4, 0)
    table.at(13_000, 0, "flower")
    assert table.cards() == [3, 0]
    table.score(0).until("ready")
    assert table.cards() == [4, 0] and table.state.round == 2


@rule("GM-END-02")
def test_the_most_cards_win() -> None:
    table = Table(3).opened("3144", {0: "3144", 1: "1111", 2: "1111"}).trophies(4, 3, 1).score(0).until("over")
    assert table.state.champions == (0,)
    table.at(table.now, 0, "title:gnomin_hood")
    result = table.state.result()
    assert result is not None
    assert [(s.won, s.rank, s.score) for s in result] == [(True, 1, 5), (False, 2, 3), (False, 3, 1)]


def full_deck(trophies: tuple[int, ...], deck: int, **options: bool) -> Table:
    """A long game that is about to load with so many cards left."""
    table = Table(len(trophies), goal="full_deck", **options).opened("3144").trophies(*trophies)
    state = table.state
    state.discard, state.deck = [up >> 1 for up in state.deck[deck:]], state.deck[:deck]
    return table.build(0, "3122").build(1, "3121").score(None)


@rule("GM-END-03", "GM-END-04")
def test_example_25_the_deck_is_empty() -> None:
    table = full_deck((9, 8, 6), 0)
    table.until("over")
    assert table.state.champions == (0,) and table.cards()[0] >= 9


@rule("GM-END-04")
@pytest.mark.parametrize(("twins", "left", "goes_on"), [(False, 1, True), (True, 1, False), (True, 2, True)])
def test_a_round_of_twins_needs_two_cards(twins: bool, left: int, goes_on: bool) -> None:
    table = full_deck((6, 3), left, twins=twins)
    table.until("load" if goes_on else "over")
    assert (table.stage == "load") == goes_on
    assert "reshuffled" not in table.last


@rule("GM-END-05")
def test_example_26_the_discards_become_a_new_deck() -> None:
    table = Table(4).opened("3144").trophies(4, 4, 4, 4)
    state = table.state
    state.discard, state.deck = [up >> 1 for up in state.deck], []
    assert len(state.discard) == 7
    for seat in range(4):
        table.build(seat, "3122")
    table.score(None).until("load")
    assert len(state.deck) == 7 and state.discard == [] and state.device.target != -1


@rule("GM-END-06")
def test_a_tie_may_also_be_shared() -> None:
    table = Table(4, final_tie="shared").opened("2331", {0: "1112", 1: "1111", 2: "2341", 3: "2332"})
    table.trophies(1, 2, 4, 4).score(0).until("over")
    assert table.state.champions == (2, 3)
    for seat in (2, 3):
        table.at(table.now, seat, "title:gnome_catcher")
    result = table.state.result()
    assert result is not None and [(s.won, s.rank) for s in result] == [(False, 4), (False, 3), (True, 1), (True, 1)]


def gnome_off(seats: int = 4, **options: bool | str) -> Table:
    """Seats 2 and 3 (and 1) are level; the next card is loaded and the device has opened."""
    table = Table(seats, misfires="off", operator="auto", final_tie="gnome_off", **options).coloured()
    table.state.off = tuple(range(2, seats)) if seats == 4 else (0, 1, 2)
    for seat, player in enumerate(table.state.players):
        player.plays = seat in table.state.off
    table.ready(table.now).until("assemble")
    return table


@rule("GM-END-07")
def test_a_gnome_off_is_won_like_a_round_and_moves_no_trophies() -> None:
    table = gnome_off().load("3144").build(2, "3144").build(3, "1111")
    assert table.menu(0) == [] and table.state.why_not(0, "cap").rule == "GM-END-07"  # type: ignore[union-attr]
    table.score(2, table.now + 3_000).until("over")
    assert table.state.champions == (2,) and table.cards() == [0, 0, 0, 0]


@rule("GM-END-07", "GM-END-08")
def test_after_five_gnome_offs_without_a_result_the_win_is_shared() -> None:
    table = gnome_off()
    for number in range(5):
        assert table.state.offs == number and table.state.off == (2, 3)
        for seat in (2, 3):
            table.build(seat, "1111")
        table.score(None)
        assert table.result() == "capped_tie"
        if number < 4:
            table.until("ready").ready(table.now).until("assemble")
    table.until("over")
    assert table.state.champions == (2, 3)


@rule("GM-END-07")
def test_a_capped_gnome_off_is_repeated_even_if_somebody_is_ahead() -> None:
    table = gnome_off().load("3144").build(2, "3144").build(3, "1111").score(None)
    assert table.result() == "capped_sole" and table.state.champions == ()
    table.until("ready")
    assert table.state.off == (2, 3) and table.state.offs == 1


@rule("GM-END-07")
def test_a_tie_without_its_stopper_leaves_those_tied() -> None:
    table = gnome_off(3).load("3144").build(0, "1111").build(1, "3144").build(2, "3144")
    table.score(0, table.now + 3_000)
    table.until("ready")
    assert table.state.off == (1, 2) and table.state.active() == [1, 2]


@rule("GM-END-07")
def test_in_a_gnome_off_a_false_call_puts_the_caller_out_of_the_round() -> None:
    table = gnome_off(4, flower_rain_cloud=True).load("3144").trophies(0, 0, 5, 5)
    table.at(table.now, 2, "flower")
    assert table.player(2).out and table.cards() == [0, 0, 5, 5]


@rule("GM-END-07", "GM-END-11")
def test_an_all_in_gnome_off_has_one_set_fewer_than_tied_seats_and_no_bench() -> None:
    table = Table(4, mode="all_in", final_tie="gnome_off").coloured()
    table.state.off, table.player(3).bench_next = (1, 3), True
    table.at(table.now, CLOCK, "void")
    table.state.voided = False
    table.until("ready")
    assert len(table.state.layout) == 16 and table.player(3).plays


@rule("GM-END-09", "GM-TIM-05")
def test_the_winner_may_take_a_title_and_nothing_else_happens_any_more() -> None:
    table = Table(2).opened("3144", {0: "3144", 1: "1111"}).trophies(4, 0).score(0).until("over")
    assert len(table.menu(0)) == 11 and table.menu(1) == []
    with pytest.raises(IllegalMove):
        table.at(table.now, 1, "take:cap")
    table.at(table.now + 1, 0, "title:eagle_eye")
    assert table.state.over and table.view(1).seats[0].title == "eagle_eye"
    silent = Table(2).opened("3144", {0: "3144", 1: "1111"}).trophies(4, 0).score(0).until("over")
    silent.tick()
    assert silent.state.over and silent.state.result() is not None


@rule("GM-END-10")
def test_a_game_nobody_wins_ends_all_the_same() -> None:
    table = Table(2).opened("3144", {0: "3142", 1: "3141"}).trophies(3, 1)
    table.state.round = MOST_ROUNDS - 1
    table.score(None).until("ready").ready(table.now)
    table.at(table.now, table.state.operator, "release:10")
    table.state.device.jam = -1
    table.until("assemble").score(None).until("over")
    assert table.state.champions == (0,)
