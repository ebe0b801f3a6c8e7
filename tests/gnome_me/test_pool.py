"""GM-ALL: one set too few, everything in the middle."""

import pytest

from gnomestead.games.gnome_me.content import ID_CARDS, SLOTS
from gnomestead.games.gnome_me.rules.pool import in_the_middle, slot_of
from gnomestead.games.gnome_me.scene import device_widget
from gnomestead.testing import rule

from .table import OPEN, Table


def all_in(seats: int = 3, **options: bool | str | int) -> Table:
    return Table(seats, mode="all_in", **options)


def name(card: int) -> str:
    return ID_CARDS[card].id


@rule("GM-ALL-01", "GM-ALL-02")
@pytest.mark.parametrize(("seats", "cards"), [(2, 16), (3, 32), (4, 48)])
def test_example_38_one_set_fewer_than_players(seats: int, cards: int) -> None:
    table = all_in(seats).opened()
    spots = table.view(0).middle
    assert len(spots) == cards and {spot.card.split("_")[1] for spot in spots} <= {"moss", "plum", "honey"}
    kinds = [spot.part for spot in spots]
    assert all(kinds.count(kind) == seats - 1 for kind in set(kinds)) and len(set(kinds)) == 16
    assert len([word for word in table.menu(0) if word.startswith("grab")]) == cards


@rule("GM-ALL-02")
def test_every_round_is_laid_out_anew() -> None:
    table = all_in().opened("3144").place(0, "3144")
    first = table.state.layout
    table.score(0).until("ready")
    assert table.state.layout != first and sorted(c for c, *_ in table.state.layout) == list(range(32))
    assert table.code(0) == "----" and len(in_the_middle(table.state)) == 32


@rule("GM-ALL-05")
def test_who_takes_a_card_leaves_a_gap_and_no_other_moves() -> None:
    table = all_in().opened()
    spread, cells = lying(table)
    table.at(13_000, 0, f"grab:{name(5)}")
    table.tick(13_050)
    gap = [line for line in spread if not line.startswith(f"{name(5)} ")]
    assert lying(table) == (gap, cells) and cells == 32
    table.at(13_100, 0, "place")
    assert lying(table) == (gap, cells)
    table.at(13_200, 0, f"back:{SLOTS[slot_of(5)]}")
    assert lying(table) == (spread, cells)


def lying(table: Table) -> tuple[list[str], int]:
    """How cards lie in the middle, as everybody's screen is told; and how many were spread."""
    data = device_widget(table.view(None)).data
    return list(data["spread"]), int(data["cells"])  # type: ignore[arg-type]


@rule("GM-ALL-03", "GM-ALL-05")
def test_one_card_at_a_time() -> None:
    table = all_in().opened()
    table.at(13_000, 0, f"grab:{name(0)}")
    assert table.menu(0) == [] and table.state.why_not(0, name(1)).rule == "GM-ALL-04"  # type: ignore[union-attr]
    table.tick(13_050)
    assert table.menu(0) == ["place", "drop"] and table.state.why_not(0, name(1)).rule == "GM-ALL-03"  # type: ignore[union-attr]
    table.at(13_100, 0, "drop")
    assert 0 in in_the_middle(table.state) and f"grab:{name(0)}" in table.menu(0)


@rule("GM-ALL-04", "GM-TIM-08")
@pytest.mark.parametrize(("second", "owner"), [(13_030, 0), (13_049, 0), (13_050, 1)])
def test_example_39_two_paws_on_one_card(second: int, owner: int) -> None:
    table = all_in(first_operator=2).opened()
    table.at(13_000, 1, f"grab:{name(5)}")
    told = table.at(second, 0, f"grab:{name(5)}")
    if second < 13_050:
        told = table.tick(13_050)
        assert told.one("missed").data["rule"] == "GM-ALL-04"
    assert table.player(owner).held == 5 and table.player(1 - owner).held == -1
    assert all(table.player(seat).reach == -1 for seat in (0, 1)), "both free to act"


@rule("GM-ALL-05")
def test_placing_replaces_and_giving_back_returns() -> None:
    table = all_in().opened().place(0, "1---")
    table.player(0).held = 1
    table.state.forget_menus()
    table.at(13_000, 0, "place")
    assert table.code(0) == "2---" and 0 in in_the_middle(table.state)
    assert "back:cap" in table.menu(0) and "back:face" not in table.menu(0)
    assert table.state.why_not(0, "face").rule == "GM-ALL-05"  # type: ignore[union-attr]
    table.at(13_100, 0, "back:cap")
    assert table.code(0) == "----" and 1 in in_the_middle(table.state)


@rule("GM-ALL-06", "GM-ALL-08")
def test_example_40_what_another_has_cannot_be_taken() -> None:
    table = all_in(2).opened().place(0, "1---")
    assert f"grab:{name(0)}" not in table.menu(1)
    assert table.state.why_not(1, name(0)).rule == "GM-ALL-06"  # type: ignore[union-attr]
    table.place(1, "2111")
    assert table.state.complete(1), "right or wrong"
    table.at(13_000, 0, "back:cap")
    assert f"grab:{name(0)}" in table.menu(1)


@rule("GM-ALL-07")
def test_gnomes_and_hands_are_public() -> None:
    table = all_in().opened().place(0, "1---")
    table.player(1).held = 20
    seen = table.view(2)
    assert seen.seats[0].gnome == ("cap_barber", "", "", "") and seen.seats[1].held == name(20)
    assert len(seen.middle) == 30 == len(table.view(None).middle)


@rule("GM-ALL-09", "GM-ALL-13", "GM-ALL-14")
def test_example_42_only_complete_gnomes_get_points() -> None:
    # With three players there are only two copies of a face, so a fourth one watches.
    table = all_in(4).opened("2331").place(0, "2311").place(1, "233-").place(2, "1331").score(0)
    assert table.cards() == [1, 0, 0, 0] and table.result() == "tie_with_stopper"
    assert not table.player(0).bench_next, "3 is not fewer than 3"


@rule("GM-ALL-09", "GM-ALL-14", "GM-ALL-15")
def test_example_43_a_hasty_stopper_sits_out_though_he_won_the_card() -> None:
    table = all_in().opened("2331").place(0, "2211").place(1, "233-").place(2, "1---").score(0)
    assert table.cards() == [1, 0, 0] and table.last.one("sits-out").data["seat"] == 0
    assert table.player(0).bench_next
    table.until("ready")
    assert table.player(0).benched and table.menu(0) == [] and table.state.waiting() == (1, 2)
    table.ready(table.now)
    table.at(table.now, table.state.operator, "release:10")
    table.state.device.jam = -1
    table.until("assemble")
    assert table.menu(0) == [] and table.state.why_not(0, name(0)).rule == "GM-ALL-15"  # type: ignore[union-attr]
    table.score(None).until("ready")
    assert not table.player(0).benched, "one round only"


@rule("GM-ALL-15")
def test_who_sits_out_may_still_hold_the_marble() -> None:
    table = all_in(first_operator=2).opened("2331").place(0, "2211").place(1, "233-").score(0).until("ready")
    assert table.state.operator == 0 and table.player(0).benched
    table.ready(table.now)
    assert "release:9" in table.menu(0)


@rule("GM-ALL-10")
def test_stop_needs_a_complete_gnome_and_an_empty_hand() -> None:
    table = all_in().opened().place(0, "123-")
    assert "stop" not in table.menu(0) and table.state.why_not(0, "stop").rule == "GM-ALL-10"  # type: ignore[union-attr]
    table.place(0, "1234")
    assert "stop" in table.menu(0)
    table.at(OPEN, 0, f"grab:{name(20)}")
    assert table.at(OPEN + 10, 0, "stop").kinds() == ["missed"], "a reach is open"
    table.tick(OPEN + 50)
    assert "stop" not in table.menu(0), "a card is in the hand"


def grace(held: int, placed: str = "123-") -> Table:
    """Seat 1 holds a card when seat 0 stops."""
    table = all_in().opened("2331").place(0, "2331").place(1, placed)
    table.player(1).held = held
    table.at(15_000, 0, "stop")
    table.tick(15_050)
    return table


@rule("GM-ALL-11", "GM-ALL-12")
def test_example_41_an_undecided_card_completes_the_gnome() -> None:
    table = grace(held=16 + 14)
    assert table.stage == "grace" and table.menu(1) == ["use", "leave"] and table.menu(0) == []
    table.tick()
    assert table.now == 17_050 and table.code(1) == "1233" and table.state.verdict.counts[1] == 1  # type: ignore[union-attr]


@rule("GM-ALL-12")
def test_grace_is_secret_and_may_be_changed_until_all_have_chosen() -> None:
    table = all_in().opened("2331").place(0, "2331").place(1, "123-").place(2, "11--")
    table.player(1).held, table.player(2).held = 16 + 14, 16 + 15
    table.at(15_000, 0, "stop")
    table.tick(15_050)
    table.at(15_100, 1, "leave")
    assert table.view(1).choice == "leave" and table.view(2).choice == "" == table.view(None).choice
    assert table.last.one("chosen").seen_by(2) is None
    table.at(15_200, 1, "use")
    table.at(15_300, 2, "leave")
    assert table.stage == "reveal" and table.code(1) == "1233" and table.code(2) == "11--"


@rule("GM-ALL-12")
def test_a_full_slot_keeps_its_card_by_default_but_may_be_replaced() -> None:
    assert grace(held=16, placed="2233").state.default(1) == "leave"
    table = grace(held=16, placed="2233")
    table.tick()
    assert table.code(1) == "2233"
    table = grace(held=16, placed="2233")
    table.at(15_100, 1, "use")
    assert table.code(1) == "1233"


@rule("GM-ALL-11", "GM-TIM-07")
def test_a_reach_before_the_stop_is_settled_first() -> None:
    table = all_in().opened("2331").place(0, "2331").place(1, "123-")
    table.at(14_990, 1, f"grab:{name(16 + 14)}")
    table.at(15_000, 0, "stop")
    assert table.tick().one("grabbed").data["seat"] == 1 and table.now == 15_040
    table.tick()
    assert table.stage == "grace" and table.menu(1) == ["use", "leave"]


@rule("GM-ALL-16")
def test_called_spoiled_and_capped_rounds_bench_nobody() -> None:
    spoiled = all_in(flower_rain_cloud=True).opened("P10a").place(0, "1111").place(1, "2241").score(0)
    assert spoiled.result() == "spoiled"
    capped = all_in().opened("2331").place(0, "1111").place(1, "2331").score(None)
    assert capped.result() == "capped_sole"
    for table in (spoiled, capped):
        assert not any(player.bench_next for player in table.state.players)


def lone(gnome: str, **options: str) -> Table:
    """Two players, seat 0 sits out; seat 1 stops with this gnome."""
    table = all_in(2, misfires="off", operator="auto", **options).coloured()
    table.player(0).benched, table.player(0).plays, table.player(0).ready = True, False, True
    table.ready(table.now).until("assemble").load("2331").place(1, gnome)
    return table.score(1, table.now + 2_000)


@rule("GM-ALL-17")
@pytest.mark.parametrize(
    ("lone_round", "gnome", "cards"),
    [("perfect", "2332", [0, 0]), ("perfect", "2331", [0, 1]), ("any", "2332", [0, 1]), ("any", "1112", [0, 1])],
)
def test_example_44_alone_in_the_round(lone_round: str, gnome: str, cards: list[int]) -> None:
    table = lone(gnome, lone_round=lone_round)
    assert table.cards() == cards and not table.player(1).bench_next


@rule("GM-ALL-18", "GM-ALL-19")
def test_a_capped_round_without_a_complete_gnome_goes_to_nobody() -> None:
    table = all_in().opened("2331").place(0, "233-").place(1, "2---")
    table.player(0).held = 16 + 12
    table.score(None)
    assert table.result() == "capped_tie" and table.cards() == [0, 0, 0] and table.code(0) == "233-"


@rule("GM-ALL-03", "GM-ALL-10")
def test_the_headline_says_what_comes_next() -> None:
    table = all_in(2).opened("3144").place(0, "314-")
    card = table.free(3, 4)
    assert table.state.prompt(0).key == "prompt-gather"
    table.at(13_000, 0, f"grab:{name(card)}")
    table.tick(13_050)
    assert table.state.prompt(0).key == "prompt-holding"
    table.at(13_100, 0, "place")
    assert table.state.prompt(0).key == "prompt-complete"
