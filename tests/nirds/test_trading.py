"""Die trading and the First Player token (NV-TRD, NV-FPL)."""

from __future__ import annotations

from gnomestead.games.nirds.game import Nirds
from gnomestead.games.nirds.state import ACTION, TRADING
from gnomestead.kernel import phrase
from gnomestead.testing import rule
from nirds.garden import Garden, garden


def two() -> Garden:
    """Example 8's table."""
    return garden(2).army(0, dice="2 3 3 5").army(1, dice="4 4 6 6", row="stone").trade()


@rule("NV-TRD-01", "NV-TRD-03", "NV-TRD-04")
def test_example_8_a_swap_is_one_die_for_one_die_and_clears_ready() -> None:
    table = two().do("0: ready", "1: offer p1 4 3")
    table = two().do("0: offer p2 3 4", "1: accept p1")
    assert (table.dice(0), table.dice(1)) == ("2 3 4 5", "3 4 6 6")
    table = two().do("1: ready", "0: offer p2 3 4", "0: ready", "1: accept p1")
    assert table.waits == (0, 1)
    assert (table.owned(0), table.owned(1)) == (4, 4)


@rule("NV-TRD-04")
def test_a_swap_tells_which_dice_have_changed_hands() -> None:
    table = two().do("0: offer p2 3 4", "1: accept p1")
    assert table.told("swapped")[0]["dice"] == ("die-1-0", "die-0-2")


@rule("NV-TRD-02", "NV-TRD-08")
def test_the_phase_ends_when_all_are_ready_and_nothing_is_open() -> None:
    table = two().do("0: offer p2 3 4", "0: ready", "1: ready")
    assert table.state.phase == TRADING
    assert table.waits == (1,)
    table.do("1: decline p1")
    assert table.state.phase == ACTION
    table = two().do("0: ready", "0: unready")
    assert table.waits == (0, 1)


@rule("NV-TRD-03")
def test_a_seat_holds_one_open_offer_and_may_withdraw_it() -> None:
    table = two().do("0: offer p2 3 4")
    assert "offer" not in table.menu(0).split()
    assert "withdraw" in table.menu(0)
    table.do("0: withdraw")
    assert "accept" not in table.menu(1)
    assert table.menu(0, "offer") == "p2"


@rule("NV-TRD-14")
def test_a_counter_offer_declines_and_proposes_in_one_go() -> None:
    table = two().do("0: offer p2 3 4")
    assert table.menu(1, "counter p1") == "4 6"
    table.do("1: counter p1 6 5")
    assert "withdraw" not in table.menu(0)
    table.do("0: accept p2")
    assert (table.dice(0), table.dice(1)) == ("2 3 3 6", "4 4 5 6")


@rule("NV-TRD-14")
def test_ready_can_be_taken_back_three_times() -> None:
    table = two()
    for _ in range(3):
        table.do("0: ready", "0: unready")
    table.do("0: ready")
    assert "unready" not in table.menu(0)


@rule("NV-TRD-05")
def test_example_9_an_offer_whose_die_is_gone_is_dropped() -> None:
    table = garden(2).army(0, dice="2 2").army(1, "sneefle glimmer", dice="5 6", row="stone").trade()
    table.do("0: offer p2 2 5", "1: science glimmer 5")
    assert table.told("offer_dropped")
    assert table.menu(0, "offer p2 2") == "6"
    assert "accept" not in table.menu(1)


@rule("NV-TRD-05")
def test_offers_reserve_nothing() -> None:
    table = garden(3).army(0, dice="3").army(1, dice="4").army(2, dice="6", row="stone").trade()
    table.do("0: offer p2 3 4", "2: offer p1 6 3", "0: accept p3")
    assert table.told("offer_dropped") == [{"seat": 0}]


@rule("NV-TRD-06")
def test_equal_faces_are_not_swapped() -> None:
    table = garden(2).army(0, dice="4 5").army(1, dice="4", row="stone").trade()
    assert table.menu(0, "offer p2") == "5"


@rule("NV-TRD-07")
def test_a_declined_offer_comes_back_only_when_a_pool_has_changed() -> None:
    table = two().do("0: offer p2 3 4", "1: decline p1")
    assert table.menu(0, "offer p2 3") == "6"
    table.do("0: offer p2 2 4", "1: accept p1")
    assert table.menu(0, "offer p2 3") == "2 4 6"


@rule("NV-TRD-07")
def test_twelve_offers_a_round() -> None:
    table = two()
    for _ in range(12):
        table.do("0: offer p2 3 4", "0: withdraw")
    assert "offer" not in table.menu(0).split()


@rule("NV-TRD-09", "NV-FPL-02")
def test_example_10_a_tariff_forbids_dice_but_not_the_token() -> None:
    table = garden(2).army(0, dice="2 3").army(1, dice="4 6", row="tariff").trade()
    assert table.menu(0) == "hand-token ready"
    assert table.menu(1) == "ask-token science ready"
    assert table.why(0, "die-1-0") == "NV-TRD-09"
    assert table.state.prompt(0) == phrase("prompt-trading", gnome="tariff")


@rule("NV-TRD-10")
def test_nothing_said_about_plans_binds_anybody() -> None:
    table = two()
    assert set(table.menu(0).split()) == {"offer", "hand-token", "ready"}


@rule("NV-TRD-11", "NV-SCI-02")
def test_example_11_swap_then_science() -> None:
    table = garden(2).army(0, dice="1 3 3 5 5").army(1, dice="4 2", cards="worm_break", lives=2, row="stone").trade()
    assert "tactic" not in table.menu(1)
    assert table.why(1, "worm_break") == "NV-TRD-11"
    table.do("0: offer p2 3 4", "1: accept p1", "0: science fizzwick 1")
    assert table.dice(0) == "3 4 5 5 6"
    assert table.nirds(0) == "froomp tumble ~fizzwick"
    table.do("0: offer p2 6 2", "1: accept p1")
    assert table.dice(0) == "2 3 4 5 5"


@rule("NV-TRD-12")
def test_after_the_phase_nobody_trades() -> None:
    table = two().do("0: ready", "1: ready")
    assert table.refused(0, "offer p2 3 4")
    assert table.why(0, "die-1-0") == "NV-SCI-06"


@rule("NV-TRD-13")
def test_alone_there_is_nobody_to_trade_with() -> None:
    table = garden(1).army(0, dice="2 4", row="stone").trade()
    assert table.menu(0) == "ready"


@rule("NV-FPL-01")
def test_the_token_can_be_asked_for_and_handed_over() -> None:
    table = two().do("1: ask-token")
    assert "grant deny" in table.menu(0)
    table.do("0: deny p2")
    assert table.state.first == 0
    table.do("0: hand-token p2")
    assert table.state.first == 1
    table = two().do("1: ask-token", "0: grant p2")
    assert table.state.first == 1


@rule("NV-FPL-01", "NV-TRD-08")
def test_an_open_request_keeps_the_phase_open() -> None:
    table = two().do("1: ask-token", "0: ready", "1: ready")
    assert table.waits == (0,)
    table.do("0: deny p2")
    assert table.state.phase == ACTION


@rule("NV-FPL-02")
def test_the_token_stays_where_it_is() -> None:
    table = garden(2).army(0, dice="2").army(1, dice="3", row="tariff").trade().do("0: hand-token p2")
    table.do("0: ready", "1: ready", "1: pass", "0: pass")
    assert table.state.round == 3
    assert table.state.first == 1


@rule("NV-FPL-03")
def test_the_holder_takes_the_first_turn() -> None:
    table = two().do("0: hand-token p2", "0: ready", "1: ready")
    assert table.waits == (1,)


@rule("NV-FPL-04")
def test_asking_and_handing_over_have_an_end() -> None:
    table = two().do("1: ask-token", "0: deny p2")
    assert "ask-token" not in table.menu(1)
    table.do("0: hand-token p2", "1: hand-token p1")
    assert "hand-token" not in table.menu(0)


def test_the_clock_declines_everything_and_is_ready() -> None:
    table = two().do("0: offer p2 3 4", "1: ask-token")
    assert table.state.default(1) == "decline p1"
    assert table.state.default(0) == "deny p2"
    table.do("1: decline p1", "0: deny p2")
    assert table.state.default(0) == "ready"


def test_offers_are_seen_by_all() -> None:
    table = two().do("0: offer p2 3 4", "1: ask-token")
    view = Nirds().view(table.state, None)
    assert [(o.seat, o.partner, o.give, o.want) for o in view.offers] == [(0, 1, 3, 4)]
    assert view.askers == (1,)
