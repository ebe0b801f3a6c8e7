"""GM-SET and GM-RND: laying out, colours, and how a round begins."""

import pytest

from gnomestead.kernel import BadSetup
from gnomestead.testing import rule

from .table import GAME, OPEN, Table


@rule("GM-SET-01")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_players(seats: int) -> None:
    with pytest.raises(BadSetup, match="2 to 4 seats"):
        GAME.set_table(seats, {})
    assert [Table(seats).state.seats for seats in (2, 3, 4)] == [2, 3, 4]


@rule("GM-SET-02")
@pytest.mark.parametrize("mode", ["basic", "cooperative", "all_in"])
def test_any_variants_go_with_any_mode(mode: str) -> None:
    table = Table(3, mode=mode, upside_down=True, twins=True, flower_rain_cloud=True)
    assert table.view(0).variants == ("upside_down", "twins", "flower_rain_cloud")
    assert table.view(0).mode == mode
    with pytest.raises(BadSetup, match="option mode"):
        GAME.set_table(2, {"mode": "both"})


@rule("GM-SET-03", "GM-SET-04")
def test_the_first_to_pick_a_colour_has_it() -> None:
    table = Table(3)
    assert table.menu(0) == [f"colour:set_{name}" for name in ("moss", "plum", "honey", "sky")]
    table.at(900, 1, "colour:set_plum")
    table.at(949, 2, "colour:set_honey")
    assert table.at(960, 0, "colour:set_plum").kinds() == ["coloured", "missed"]
    assert "colour:set_plum" not in table.menu(0)
    refusal = table.state.why_not(0, "set_plum")
    assert refusal is not None and refusal.rule == "GM-SET-03"


@rule("GM-SET-04", "GM-TIM-08")
def test_two_picks_of_a_colour_within_the_window_go_by_nose_order() -> None:
    table = Table(3, first_operator=2)
    table.at(900, 1, "colour:set_sky")
    table.at(949, 0, "colour:set_sky")
    table.tick(950)
    assert table.player(0).colour == 3 and table.player(1).colour == -1
    assert "colour:set_moss" in table.menu(1), "the loser picks again"


@rule("GM-SET-04")
def test_after_fifteen_seconds_the_rest_get_the_first_free_sets() -> None:
    table = Table(3)
    table.at(900, 1, "colour:set_moss")
    table.tick(15_000)
    assert [player.colour for player in table.state.players] == [2, 0, 1]
    assert table.stage == "load"


@rule("GM-SET-05", "GM-SET-06", "GM-SET-07")
def test_example_1_equal_stacks_and_a_full_deck() -> None:
    table = Table(3)
    gnomes = table.state.gnomes
    assert len(gnomes) == 3 and all(sorted(stack) == [0, 1, 2, 3] for gnome in gnomes for stack in gnome)
    assert gnomes[0] == gnomes[1] == gnomes[2]
    assert sorted(up >> 1 for up in table.state.deck) == list(range(24)) and table.cards() == [0, 0, 0]
    other = Table(3, seed=2)
    assert other.state.gnomes != gnomes and other.state.deck != table.state.deck
    assert len({up & 1 for up in table.state.deck}) == 2, "either side may lie up"


@rule("GM-SET-08", "GM-SET-09")
def test_everybody_sees_the_same_silhouette() -> None:
    table = Table(3).coloured()
    fronts = [table.view(seat).device for seat in (0, 1, 2, None)]
    assert all(front == fronts[0] for front in fronts)
    assert (fronts[0].front, fronts[0].angle, fronts[0].picture) == ("screen", 0, None)
    widget = GAME.scene(table.view(0)).widgets[0]
    assert widget.data["direction"] == "clockwise"


@rule("GM-SET-10")
def test_the_grown_ups_table_is_a_preset_and_never_forced() -> None:
    from gnomestead.games.gnome_me.content import PRESETS

    preset = next(row for row in PRESETS if row.id == "grown_ups")
    assert preset.options["variants"] == ["flower_rain_cloud"]
    assert Table(2).view(0).variants == ()


@rule("GM-SET-11", "GM-SET-12")
def test_nose_order_begins_left_of_the_operator() -> None:
    assert Table(4).state.nose() == [1, 2, 3, 0]
    assert Table(4, first_operator=3).state.nose() == [0, 1, 2, 3]
    with pytest.raises(BadSetup, match="first_operator: there is no seat 3"):
        Table(3, first_operator=3)


@rule("GM-SET-13")
def test_every_trophy_counts_one() -> None:
    table = Table(2).coloured().trophies(4, 4)
    assert Table(2).cards() == [0, 0] and Table(2).state.discard == []
    assert [table.state._standing(seat).score for seat in (0, 1)] == [4, 4]


@rule("GM-RND-01", "GM-RND-02")
def test_the_side_that_lay_down_is_the_target_and_nobody_sees_it() -> None:
    table = Table(2)
    top = table.state.deck[-1]
    table.coloured_to("load")
    assert table.state.device.target == top ^ 1
    assert table.view(0).device.picture is None and len(table.state.deck) == 23
    assert "P" not in str(table.last.one("loaded").data)


@rule("GM-RND-03")
def test_the_marble_waits_for_everybody() -> None:
    table = Table(3).coloured()
    table.at(5_000, 0, "ready")
    table.at(5_100, 2, "ready")
    assert table.stage == "ready" and table.state.waiting() == (1,)
    table.at(5_200, 1, "ready")
    assert table.stage == "release"


@rule("GM-RND-04")
def test_after_thirty_seconds_everybody_counts_as_ready() -> None:
    table = Table(2).coloured()
    due = table.state.deadline()
    table.tick()
    assert table.stage == "release" and table.now == due
    assert Table(2, auto_ready_0=True).coloured().state.waiting() == (1,)
    assert Table(2, auto_ready_0=True, auto_ready_1=True).coloured_to("release").stage == "release"


@rule("GM-RND-04")
def test_a_team_is_asked_once_whether_it_is_ready() -> None:
    table = Table(2, mode="cooperative").opened()
    table.at(OPEN, 0, "stop")
    table.until("load")
    table.tick()
    assert table.stage == "release"


@rule("GM-RND-05")
def test_the_operator_chooses_a_height_or_the_marble_goes_by_itself() -> None:
    table = Table(2).coloured().ready(9_000)
    assert table.menu(0) == [f"release:{height}" for height in range(11)] and table.menu(1) == []
    refusal = table.state.why_not(1, "device")
    assert refusal is not None and refusal.rule == "GM-RND-05"
    table.tick()
    assert table.now == 19_000 and table.last.one("released").data["height"] == 10
    team = Table(2, mode="cooperative").coloured().ready(9_000)
    assert team.state.deadline() == 13_000
    auto = Table(2, operator="auto").coloured().ready(9_000)
    assert auto.state.device.released == 9_000
    assert Table(2, easy_release_0=True).coloured().ready(9_000).menu(0) == ["release:10"]


@rule("GM-RND-06", "GM-RND-07", "GM-RND-08")
def test_the_next_round_keeps_the_stacks_and_passes_the_marble() -> None:
    table = Table(3).opened("3144", {0: "3144", 1: "1111", 2: "2222"}).score(0)
    before = [table.code(seat) for seat in range(3)]
    refusal = table.state.why_not(1, "cap")
    assert refusal is not None and refusal.rule == "GM-RND-08"
    table.until("ready")
    assert [table.code(seat) for seat in range(3)] == before
    assert (table.state.operator, table.state.round) == (1, 2)


@rule("GM-RND-09")
def test_who_sits_out_or_is_out_does_not_take_part() -> None:
    table = Table(3, mode="all_in").coloured()
    table.player(1).benched, table.player(1).plays = True, False
    table.player(2).out = True
    assert table.state.active() == [0]
