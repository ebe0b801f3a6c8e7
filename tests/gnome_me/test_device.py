"""GM-DEV and GM-ACC: the turn of the device, misfires, and other ways of looking."""

import re
from collections.abc import Iterable
from itertools import pairwise

import pytest

from gnomestead.games.gnome_me.content import MARKS, PARTS, RAMP, SETS
from gnomestead.kernel import CLOCK
from gnomestead.testing import rule

from .table import GAME, HIDE, OPEN, RELEASE, SHOW, Table


def moments(table: Table) -> dict[str, int]:
    """When each step of the turn happens."""
    found = {}
    while table.stage == "spin":
        for event in table.tick():
            found[event.kind] = table.now
    return found


@rule("GM-DEV-01", "GM-DEV-03", "GM-FRC-04")
def test_example_2_the_schedule_of_a_clean_turn() -> None:
    table = Table(2, flower_rain_cloud=True, misfires="off").released()
    assert moments(table) == {"struck": 10_900, "shown": 11_180, "calls-open": 11_280, "hidden": HIDE, "opened": OPEN}
    assert table.view(0).device.front == "screen", "the screen faces the players again"


@rule("GM-DEV-02", "GM-DEV-03")
def test_example_3_the_schedule_of_a_blink() -> None:
    table = Table(2, exposure="blink", misfires="off").released()
    assert moments(table) == {"struck": 10_900, "shown": 11_000, "hidden": 11_250, "opened": 11_400}


@rule("GM-DEV-02")
@pytest.mark.parametrize(
    ("options", "exposure"),
    [({"exposure": name}, ms) for name, ms in (("blink", 250), ("quick", 450), ("standard", 700), ("gentle", 950))]
    + [({"exposure": "custom", "exposure_ms": ms}, ms) for ms in range(200, 951, 50)],
)
def test_exposures(options: dict[str, str], exposure: int) -> None:
    assert Table(2, **options).state.terms.exposure == exposure < 1_000


@rule("GM-DEV-02")
def test_the_portrait_is_seen_for_exactly_the_exposure() -> None:
    table = Table(2, misfires="off").released().load("3144")
    seen = []
    for moment in (SHOW - 1, SHOW, HIDE - 1, HIDE):
        table.state.pass_time(moment)
        table.state.now = moment
        seen.append(table.view(1).device.picture)
    assert [picture is not None for picture in seen] == [False, True, True, False]
    assert seen[1].parts == ("cap_nightcap", "face_spud", "beard_swallow", "feet_baker")


@rule("GM-DEV-04")
def test_every_release_draws_two_numbers_whatever_comes_of_it() -> None:
    angles = []
    for misfires in ("skill", "off"):
        table = Table(2, misfires=misfires).released(height=0)
        stream = table.state.chance.stream("device.0")
        stream.below(1000)
        angles.append(RAMP.stuck_angles_deg[stream.below(8)])
        assert table.state.device.releases == 1
    assert angles[0] == angles[1]
    assert Table(2).released(height=0).state.device.jam == angles[0], "below 3 it always sticks"


@rule("GM-DEV-05")
@pytest.mark.parametrize(
    ("misfires", "chances"),
    [("skill", [1000] * 3 + [500] * 3 + [150] * 2 + [20] * 3), ("rare", [20] * 11), ("off", [0] * 11)],
)
def test_example_4_misfire_chances_by_height(misfires: str, chances: list[int]) -> None:
    state = Table(2, misfires=misfires).state
    assert [state.misfire_chance(height) for height in range(11)] == chances
    sticks = [roll < state.misfire_chance(5) for roll in (499, 500)]
    assert sticks == [misfires == "skill", False]


@rule("GM-DEV-05", "GM-REL-01", "GM-BEA-01")
@pytest.mark.parametrize("pace", ["relay", "beats"])
def test_without_a_live_clock_nothing_misfires(pace: str) -> None:
    assert Table(2, pace=pace, misfires="skill").state.misfire_chance(0) == 0


def misfire(table: Table) -> None:
    """The next release, whatever is left of READY before it, sticks."""
    table.until("ready").ready(table.now)
    table.at(table.now, table.state.operator, "release:0")
    table.until("stuck")


@rule("GM-DEV-06", "GM-DEV-07", "GM-DEV-09")
def test_example_5_a_misfire_discards_the_card_and_changes_nothing_else() -> None:
    table = Table(3, first_operator=1, mode="all_in").coloured().trophies(1, 2, 0)
    table.player(2).bench_next = False
    card = table.state.device.target >> 1
    misfire(table)
    assert table.now == table.state.device.released + 900 + 280 + 350
    assert table.state.why_not(0, "stop").rule == "GM-DEV-09"  # type: ignore[union-attr]
    assert table.menu(0) == [] and table.view(0).device.front == "stuck"
    assert table.view(None).device.angle in RAMP.stuck_angles_deg
    stuck_at = table.now
    table.tick()
    assert table.now == stuck_at + 1_200
    assert table.state.discard == [card] and table.state.device.target >> 1 != card
    assert (table.state.operator, table.state.round, table.cards()) == (1, 1, [1, 2, 0])


@rule("GM-DEV-07", "GM-ALL-15")
def test_a_voided_round_does_not_use_up_a_sit_out() -> None:
    table = Table(3, mode="all_in").coloured()
    table.player(1).benched, table.player(1).plays = True, False
    misfire(table)
    table.until("ready")
    assert table.player(1).benched and not table.player(1).plays


@rule("GM-DEV-08")
def test_example_6_after_two_misfires_the_house_hand() -> None:
    table = Table(2, first_operator=1).coloured()
    misfire(table)
    misfire(table)
    table.until("ready").ready(table.now)
    assert "house-hand" in table.last and table.stage == "spin", "nobody is asked"
    assert table.state.device.jam == -1 and table.state.misfire_chance(0) == 0
    table.until("assemble").score(None).until("ready")
    assert table.state.operator == 0
    assert table.state.misfire_chance(0) == 1000


@rule("GM-DEV-09", "GM-DEV-10")
def test_a_turn_that_will_stick_looks_like_any_other_until_it_does() -> None:
    sticks, turns = (Table(2, flower_rain_cloud=True).released(height=0) for _ in range(2))
    turns.state.device.jam = -1
    for moment in (10_900, SHOW, 11_280, 11_400):
        sticks.state.pass_time(moment)
        turns.state.pass_time(moment)
        assert sticks.view(0) == turns.view(0) and sticks.menu(0) == turns.menu(0)
    assert sticks.at(11_410, 0, "flower").kinds() == ["missed"]
    assert sticks.last[0].data["rule"] == "GM-DEV-09" and not sticks.player(0).calls
    assert sticks.tick().one("stuck").news and turns.tick(sticks.now).one("past-half").news


@rule("GM-TIM-02", "GM-DEV-06")
def test_the_host_may_void_a_round() -> None:
    table = Table(2, mode="cooperative").opened()
    table.at(OPEN, 0, "take:cap")
    target, holders = table.state.device.target >> 1, table.state.holders.copy()
    assert [word.text for word in table.state.options(CLOCK)] == ["tick", "void"]
    table.at(13_000, CLOCK, "void")
    assert table.stage == "load" and table.state.discard == [target]
    assert table.state.holders == holders and table.player(0).hand == -1 and table.state.round == 1


@rule("GM-ACC-01")
def test_example_50_a_longer_look_for_one_seat_only() -> None:
    table = Table(2, misfires="off", look_factor_1="2.0").released()
    assert table.state.sight(1) == (SHOW, 12_580) and table.state.sight(0) == (SHOW, HIDE)
    table.until("assemble")
    assert table.now == OPEN, "all other times are unchanged"
    assert table.view(1).device.picture is not None and table.view(0).device.picture is None
    table.tick()
    assert table.now == 12_580 and table.view(1).device.picture is None
    assert table.view(0).seats[1].look_tenths == 20, "shown to all"


@rule("GM-ACC-01")
@pytest.mark.parametrize(("factor", "until"), [("1.0", 950), ("1.5", 1_425), ("3.0", 2_850), ("5.0", 4_750)])
def test_look_factors_have_a_cap_and_need_the_tables_leave(factor: str, until: int) -> None:
    begin, end = Table(2, exposure="gentle", look_factor_0=factor).released().state.sight(0)
    assert end - begin == until
    begin, end = Table(2, exposure="gentle", look_factor_0=factor, assists=False).released().state.sight(0)
    assert end - begin == 950


@rule("GM-ACC-02")
def test_example_49_reduced_motion_is_a_flat_picture_for_two_thirds() -> None:
    table = Table(2, misfires="off", reduced_motion_0=True).released()
    assert table.state.sight(0) == (11_296, 11_762)
    assert table.view(0).device.flat and not table.view(1).device.flat
    table.tick(11_296)
    assert table.view(0).device.picture is not None
    table.tick(11_762)
    assert table.view(0).device.picture is None and table.view(1).device.picture is not None


def outlines(pictures: Iterable[str]) -> set[str]:
    """The pictures of these names as players get them, without their colours."""
    sheet = (GAME.folder / "look" / "art.svg").read_text("utf-8")
    drawn = dict(re.findall(r'<symbol id="([^"]+)"[^>]*>(.*?)</symbol>', sheet, re.DOTALL))
    return {re.sub(r"#[0-9a-f]{3,6}\b", "", drawn[picture]) for picture in pictures}


@rule("GM-ACC-03")
def test_low_vision_is_shown_to_all_and_changes_no_rule() -> None:
    table, plain = Table(2, low_vision_1=True).opened(), Table(2).opened()
    assert table.view(0).seats[1].low_vision and not table.view(0).seats[0].low_vision
    assert [table.menu(seat) for seat in (0, 1)] == [plain.menu(seat) for seat in (0, 1)]
    device = [next(w.data for w in GAME.scene(table.view(seat)).widgets if w.id == "device") for seat in (0, 1)]
    assert [data["emblems"] for data in device] == [0, 1]
    for slot in range(4):
        assert len(outlines(f"emblem-{part.id}" for part in PARTS[4 * slot : 4 * slot + 4])) == 4


@rule("GM-ACC-04")
def test_example_51_the_audio_portrait_opens_later_for_all() -> None:
    table = Table(2, misfires="off", audio_portrait=True).released().until("assemble")
    assert table.now == 13_780
    assert [part.spoken for part in PARTS[:4]] == ["Barber", "Toadstool", "Nightcap", "Ladybird"]


@rule("GM-ACC-05")
def test_the_portrait_appears_once_a_round() -> None:
    for options in ({}, {"reduced_motion_0": True}, {"look_factor_0": "5.0"}):
        table = Table(2, misfires="off", **options).released()
        seen = []
        while table.stage in ("spin", "assemble") and table.now < OPEN + 5_000:
            seen.append(table.view(0).device.picture is not None)
            table.tick()
        changes = sum(one != other for one, other in pairwise(seen))
        assert changes == 2, "dark, there, dark"


@rule("GM-ACC-06")
def test_nothing_is_told_apart_by_hue_alone() -> None:
    for slot in range(4):
        assert len(outlines(f"layer-{part.id}" for part in PARTS[4 * slot : 4 * slot + 4])) == 4
    assert len(outlines(row.id for row in SETS)) == 4
    assert len(outlines(f"mark-{mark}" for mark in MARKS if mark != "none")) == 5
    words = [thing.name.key for place in GAME.scene(Table(2).opened().view(0)).places for thing in place.things]
    assert all(words), "everything on the table has words"


def test_release_moment_is_the_operators() -> None:
    assert Table(2).released(RELEASE).state.device.released == RELEASE
