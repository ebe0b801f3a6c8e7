"""GM-COO: one gnome, two minutes, all four parts or nothing."""

import pytest

from gnomestead.games.gnome_me.moves import SAID_PARTS, SAYS
from gnomestead.games.gnome_me.rules.team import rank
from gnomestead.kernel import Event, IllegalMove
from gnomestead.kernel.lexicon import Lexicon
from gnomestead.testing import rule

from .table import GAME, OPEN, RELEASE, SHOW, Table


def team(seats: int = 2, **options: bool | str | int) -> Table:
    return Table(seats, mode="cooperative", **options)


@rule("GM-COO-01", "GM-COO-02")
@pytest.mark.parametrize(("seats", "holders"), [(2, [0, 0, 1, 1]), (3, [0, 1, 2, 0]), (4, [0, 1, 2, 3])])
def test_who_begins_with_which_stack(seats: int, holders: list[int]) -> None:
    assert team(seats).state.holders == holders and len(team(seats).state.gnomes) == 1
    dealt = {tuple(team(seats, coop_deal="random", seed=seed).state.holders) for seed in range(20)}
    assert len(dealt) > 1 and all(len(set(deal)) == seats for deal in dealt)


@rule("GM-COO-03")
def test_only_the_holder_touches_a_stack_and_all_see_the_gnome() -> None:
    table = team().opened("3144", {0: "3144"})
    assert [word for word in table.menu(0) if word.startswith("take")] == ["take:cap", "take:face"]
    assert table.state.why_not(0, "beard").rule == "GM-COO-03"  # type: ignore[union-attr]
    assert table.view(0).seats[1].gnome == table.view(1).seats[0].gnome == table.view(None).seats[0].gnome
    assert table.view(1).seats[0].gnome[0] == "cap_nightcap"


@rule("GM-COO-04")
def test_the_clock_starts_at_the_first_release_and_runs_through_everything() -> None:
    table = team(coop_clock_s=120).released(4_000)
    assert table.state.clock_end == 124_000
    table.state.device.jam = 90
    table.until("load")
    assert table.state.clock_end == 124_000, "a misfire does not stop it"
    assert [team(coop_clock_s=s).released().state.clock_end - RELEASE for s in (90, 180)] == [90_000, 180_000]


@rule("GM-COO-05")
def test_any_seat_may_stop_at_once() -> None:
    table = team(3).opened("3144", {0: "3144"})
    assert all("stop" in table.menu(seat) for seat in range(3))
    table.at(OPEN, 2, "stop")
    assert table.stage == "reveal" and table.state.stopper == 2, "no contest"


@rule("GM-COO-06", "GM-COO-07")
def test_examples_35_and_36_three_right_parts_are_nothing_and_stacks_pass() -> None:
    table = team(3).opened("4214", {0: "4213"})
    card = table.state.device.target >> 1
    assert table.state.holders == [0, 1, 2, 0]
    table.at(13_000, 1, "stop")
    assert table.result() == "coop_miss" and card in table.state.discard and table.state.pile == []
    table.until("load")
    assert table.state.holders == [1, 2, 0, 1]
    won = team(3).opened("4214", {0: "4214"})
    won.at(13_000, 1, "stop")
    assert won.result() == "coop_hit" and len(won.state.pile) == 1 == len(won.view(None).pile)


def told(events: list[Event], reader: int | None) -> list[str]:
    words = Lexicon(GAME, ("Ada", "Ben", "Cem"), reader)
    return [words.tell(version) for event in events if (version := event.seen_by(reader)) is not None]


def calling(target: str) -> Table:
    return team(flower_rain_cloud=True, misfires="off").released().load(target)


@rule("GM-COO-06", "GM-FRC-11")
@pytest.mark.parametrize("reader", [None, 0, 1])
def test_the_log_credits_the_team_not_one_seat(reader: int | None) -> None:
    missed = team(3).opened("4214", {0: "4213"})
    missed.at(13_000, 1, "stop")
    assert "The team's gnome has 3 right." in told(missed.last, reader)
    called = calling("P08a").at(SHOW + 600, 1, "flower")
    assert "The call was right: into the jar it goes." in told(called, reader)
    table = calling("3144")
    table.state.pile = [table.state.deck.pop(0) >> 1]
    wrong = table.at(SHOW + 600, 1, "flower")
    assert told(wrong, reader)[-1] == "The team gives one card back: 0 in the jar."
    for line in (*told(missed.last, reader)[1:], *told(called, reader)[1:], *told(wrong, reader)[1:]):
        assert not {"Ada", "Ben", "You", "you"} & set(line.split()), line


@rule("GM-COO-07")
def test_stacks_do_not_pass_after_a_voided_round() -> None:
    table = team(3).released()
    table.state.device.jam = 180
    table.until("load")
    assert table.state.holders == [0, 1, 2, 0]


def near_the_end() -> Table:
    table = team(misfires="off").released(4_000).load("4214").build(0, "4214")
    table.until("assemble")
    table.state.frames[-1] = type(table.state.top)(999_999)
    return table


@rule("GM-COO-04", "GM-COO-08")
def test_example_37_a_stop_just_in_time_counts() -> None:
    table = near_the_end()
    table.at(123_999, 0, "stop")
    assert len(table.state.pile) == 1
    table.tick()
    assert table.now == 126_499 and table.state.over
    late = near_the_end()
    with pytest.raises(IllegalMove):
        late.at(124_000, 0, "stop")
    late.tick()
    assert late.state.over and late.now == 124_000 and late.state.pile == []
    assert late.state.device.target == -1 and "clock-over" in late.last


@rule("GM-COO-09", "GM-COO-10")
@pytest.mark.parametrize(
    ("cards", "name", "won"), [(0, "crumbs", False), (4, "crumbs", False), (5, "caught", True), (12, "legend", True)]
)
def test_the_more_the_better_and_five_is_the_first_aim(cards: int, name: str, won: bool) -> None:
    assert rank(cards) == name
    table = near_the_end()
    table.state.pile = [table.state.deck.pop() >> 1 for _ in range(cards)]
    table.tick(124_000)
    result = table.state.result()
    assert result is not None and all((s.won, s.score) == (won, cards) for s in result)


@rule("GM-COO-10")
def test_records_are_kept_for_equal_games_only() -> None:
    keys = {
        team(2).view(0).record_key,
        team(3).view(0).record_key,
        team(2, exposure="quick").view(0).record_key,
        team(2, twins=True).view(0).record_key,
        team(2, coop_clock_s=90).view(0).record_key,
        team(2, pace="beats").view(0).record_key,
        team(2, look_factor_1="2.0").view(0).record_key,
    }
    assert len(keys) == 7 and team(2, seed=5).view(1).record_key in keys


@rule("GM-COO-11")
def test_the_game_ends_when_no_cards_are_left() -> None:
    table = team(misfires="off").released(4_000).load("4214").build(0, "4214").until("assemble")
    table.state.pile = [up >> 1 for up in table.state.deck]
    table.state.deck = []
    table.at(12_000, 0, "stop")
    while not table.state.over:
        table.tick()
    assert len(table.state.pile) == 24 and table.now < table.state.clock_end


@rule("GM-COO-12")
def test_call_outs_are_shown_for_three_seconds_and_do_nothing_else() -> None:
    table = team(misfires="off").released()
    assert table.at(SHOW - 1, 0, "say:cap cap_barber sure").kinds()[-1] == "missed"
    before = table.state.gnomes[0].copy()
    told = table.at(SHOW, 0, "say:cap cap_barber sure").one("called-out")
    assert told.data == {"seat": 0, "part": "cap_barber", "tone": "sure"} and table.state.gnomes[0] == before
    assert table.view(1).seats[0].said == ("cap_barber", "sure", SHOW + 3_000)
    words = [word.text for word in table.state.options(1, (table.state.options(1)[-1],))]
    assert words == ["feet_jester", "feet_genie", "feet_bumblebee", "feet_baker"]
    table.at(SHOW + 3_000, 1, "say:feet feet_baker not")
    assert table.view(1).seats[0].said is None and table.view(0).seats[1].said is not None
    assert not any(word.startswith("say") for word in team(callouts=False).opened().menu(0))
    assert not any(word.startswith("say") for word in Table(2).opened().menu(0))


@rule("GM-COO-12")
@pytest.mark.parametrize("moment", ["spin", "assemble"])
def test_each_word_of_a_call_out_is_asked_for(moment: str) -> None:
    table = team(misfires="off").released()
    table.tick(SHOW if moment == "spin" else OPEN)
    assert table.stage == moment
    said = (SAYS[1], SAID_PARTS[4])
    asked = [table.state.prompt(0, said[:words]) for words in (1, 2)]
    assert [(each.key, each.args) for each in asked] == [
        ("prompt-say-part", {"slot": "face"}),
        ("prompt-say-tone", {"part": "face_spud"}),
    ]
    assert table.state.prompt(0).key not in ("prompt-say-part", "prompt-say-tone")


@rule("GM-COO-13")
def test_reveal_and_load_cost_a_team_fixed_time() -> None:
    table = team().opened("3144")
    table.at(13_000, 0, "stop")
    assert table.menu(0) == [] and table.state.deadline() == 15_500
    table.tick()
    assert table.stage == "load" and table.state.deadline() == 16_200
