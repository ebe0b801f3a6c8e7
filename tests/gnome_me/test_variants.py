"""GM-UPS, GM-TWI and GM-FRC: on its head, twice, and with things to shout about."""

import pytest

from gnomestead.testing import rule

from .table import GAME, OPEN, SHOW, Table


def calls(seats: int = 4, target: str = "P08a", **options: bool | str | int) -> Table:
    """A marked portrait in the device, the marble let go at 10,000."""
    return Table(seats, flower_rain_cloud=True, misfires="off", **options).released().load(target)


@rule("GM-UPS-01", "GM-UPS-02")
def test_example_46_on_its_head_but_built_upright() -> None:
    table = Table(2, upside_down=True).opened("3144", {0: "3144", 1: "1211"})
    assert table.view(0).device.upside_down and GAME.scene(table.view(0)).widgets[0].data["upside_down"] == 1
    table.score(0)
    assert table.state.verdict.counts == (4, 0)  # type: ignore[union-attr]


@rule("GM-UPS-03", "GM-TWI-02")
def test_both_twins_are_upside_down() -> None:
    device = Table(2, upside_down=True, twins=True).opened().view(0).device
    assert device.upside_down and device.decoy is not None


@rule("GM-TWI-01", "GM-TWI-02")
def test_the_decoy_faces_the_players_except_during_the_glimpse() -> None:
    table = Table(2, twins=True, misfires="off")
    first, second = table.state.deck[-1], table.state.deck[-2]
    table.released()
    assert (table.state.device.target, table.state.device.decoy) == (first ^ 1, second)
    fronts = []
    for moment in (SHOW - 1, SHOW, 11_880, OPEN):
        table.state.pass_time(moment)
        table.state.now = moment
        fronts.append(table.view(0).device.front)
    assert fronts == ["decoy", "portrait", "decoy", "decoy"]


@rule("GM-TWI-03")
def test_the_decoy_is_never_won() -> None:
    table = Table(2, twins=True).opened("3144", {0: "3144", 1: "1111"})
    target, decoy = table.state.device.target >> 1, table.state.device.decoy >> 1
    table.score(0).until("load")
    assert table.player(0).trophies == [target] and table.state.discard == [decoy]
    stuck = Table(2, twins=True).released(height=0)
    cards = {stuck.state.device.target >> 1, stuck.state.device.decoy >> 1}
    stuck.until("load")
    assert set(stuck.state.discard) == cards


@rule("GM-TWI-04", "GM-FRC-12")
def test_example_45_a_flower_on_the_decoy_is_a_false_call() -> None:
    table = calls(2, "P13a", twins=True)
    table.state.device.decoy = 1
    table.trophies(0, 1)
    assert "call-false" in table.at(SHOW + 500, 1, "flower")


@rule("GM-FRC-01", "GM-FRC-06", "GM-TIM-08")
@pytest.mark.parametrize(("second", "winner"), [(655, 1), (669, 1), (671, 2), (670, 2)])
def test_examples_27_and_28_flower(second: int, winner: int) -> None:
    table = calls()
    card = table.state.device.target >> 1
    table.at(SHOW + 620, 2, "flower")
    table.at(SHOW + second, 1, "flower")
    table.until("reveal")
    assert table.player(winner).trophies == [card] and table.result() == "called"
    assert table.view(0).verdict.counts == (), "no gnomes compared"


@rule("GM-FRC-02", "GM-FRC-05", "GM-FRC-07")
def test_example_32_one_call_of_each_kind() -> None:
    table = calls().trophies(1, 0, 0, 0)
    assert table.at(SHOW + 500, 0, "hand").kinds()[-2:] == ["call-false", "lost"] and table.cards()[0] == 0
    assert table.menu(0) == ["flower"]
    table.at(SHOW + 900, 0, "flower")
    table.until("reveal")
    assert table.cards() == [1, 0, 0, 0]
    rain = calls(2, "P10a")
    assert "call-true" in rain.at(SHOW + 500, 1, "hand")


@rule("GM-FRC-03", "GM-FRC-07", "GM-FRC-12")
def test_example_29_a_bluebell_is_no_red_flower() -> None:
    table = calls(2, "P06b").trophies(0, 2)
    newest = table.player(1).trophies[-1]
    told = table.at(SHOW + 600, 1, "flower")
    assert told.one("call-false").news and told.one("lost").data["seat"] == 1
    assert table.cards() == [0, 1] and table.state.discard == [newest]
    table.until("assemble").build(1, "2111")
    assert "take:cap" in table.menu(1)
    table.score(1)
    assert table.cards() == [0, 2]


@rule("GM-FRC-04", "GM-TIM-04")
@pytest.mark.parametrize(("moment", "kind"), [(90, "missed"), (99, "missed"), (100, "call-true")])
def test_example_33_nobody_reacts_within_a_tenth_of_a_second(moment: int, kind: str) -> None:
    table = calls()
    assert kind in table.at(SHOW + moment, 0, "flower")
    if kind == "missed":
        assert table.last.one("missed").data["rule"] == "GM-FRC-04" and not table.player(0).calls


@rule("GM-FRC-05")
def test_a_call_may_be_made_with_a_stack_in_hand() -> None:
    table = calls(2, "3144").until("assemble").trophies(0, 2)
    table.at(OPEN, 1, "take:cap")
    table.at(OPEN + 10, 1, "flower")
    assert table.player(1).hand == 0 and "flower" not in table.menu(1)
    assert table.at(OPEN + 20, 1, "flower").kinds() == ["missed"]
    assert table.state.why_not(1, "flower").rule == "GM-FRC-05"  # type: ignore[union-attr]


@rule("GM-FRC-06")
def test_after_a_true_call_others_may_only_call() -> None:
    table = calls().until("assemble").touch_all(1)
    table.at(14_000, 2, "flower")
    assert table.menu(1) == ["flower", "hand"] and table.menu(2) == ["hand"]
    assert table.at(14_010, 1, "take:cap").kinds() == ["missed"]
    table.trophies(0, 0, 0, 1)
    table.at(14_020, 3, "hand")
    assert table.cards() == [0, 0, 0, 0], "a false call still costs a card"


@rule("GM-FRC-08")
def test_example_34_a_true_call_in_the_contest_beats_the_stop() -> None:
    table = calls(4, "P21b", first_operator=3).until("assemble").touch_all(0)
    table.at(15_000, 0, "stop")
    table.at(15_030, 3, "hand")
    table.until("reveal")
    assert table.now == 15_050 and table.cards() == [0, 0, 0, 1] and table.result() == "called"
    false = calls(4, "3144").until("assemble").touch_all(0).trophies(0, 1, 0, 0)
    false.at(15_000, 0, "stop")
    false.at(15_030, 1, "hand")
    assert false.cards() == [0, 0, 0, 0] and false.until("reveal").state.stopper == 0


@rule("GM-FRC-09")
def test_example_30_a_false_call_with_nothing_to_lose() -> None:
    table = calls(3, "P06b").until("assemble")
    table.build(1, "2111").build(0, "3333").build(2, "3333")
    table.at(13_000, 1, "flower")
    assert table.player(1).out and table.menu(1) == []
    assert table.state.why_not(1, "cap").rule == "GM-FRC-09"  # type: ignore[union-attr]
    table.score(0)
    assert table.view(0).verdict.counts[1] == -1 and table.cards()[1] == 0


@rule("GM-FRC-09")
def test_when_everybody_is_out_the_card_is_forfeited() -> None:
    table = calls(2, "3144")
    card = table.state.device.target >> 1
    table.at(SHOW + 500, 0, "hand")
    table.at(SHOW + 600, 1, "flower")
    assert table.stage == "reveal" and table.result() == "forfeited" and card in table.state.discard


@rule("GM-FRC-10")
@pytest.mark.parametrize("stopper", [0, None])
def test_example_31_a_mark_nobody_called_spoils_the_round(stopper: int | None) -> None:
    table = calls(3, "P10a").until("assemble").trophies(2, 0, 0)
    table.build(0, "1111").build(1, "2241").build(2, "2241").score(stopper)
    assert table.result() == "spoiled" and table.cards() == [2, 0, 0]


@rule("GM-FRC-11")
def test_calls_of_a_team() -> None:
    won = calls(2, mode="cooperative")
    won.at(SHOW + 600, 1, "flower")
    assert won.stage == "reveal" and len(won.state.pile) == 1, "no contest"
    wrong = calls(2, "3144", mode="cooperative")
    wrong.state.pile = [wrong.state.deck.pop(0) >> 1]
    wrong.at(SHOW + 600, 1, "flower")
    assert wrong.state.pile == [] and wrong.stage == "spin"
    wrong.at(SHOW + 700, 0, "flower")
    assert wrong.stage == "reveal" and wrong.result() == "forfeited"
    wrong.until("load")
    assert wrong.state.holders == [1, 1, 0, 0], "stacks pass"


@rule("GM-FRC-12")
@pytest.mark.parametrize("target", ["P06b", "3144"])
def test_scenery_and_bare_portraits_make_every_call_false(target: str) -> None:
    table = calls(2, target).trophies(3, 0)
    for moment, call in ((600, "flower"), (700, "hand")):
        assert "call-false" in table.at(SHOW + moment, 0, call)


@rule("GM-FRC-12")
def test_without_the_variant_all_marks_are_scenery() -> None:
    table = Table(2).opened("P08a", {0: "1111", 1: "2222"})
    assert "flower" not in table.menu(0)
    assert table.at(13_000, 0, "flower").kinds() == ["missed"]
    table.score(0)
    assert table.cards() == [1, 0]
    bare = Table(2, decoy_marks=False, misfires="off").released().load("P06b")
    bare.tick(SHOW)
    assert bare.view(0).device.picture.mark == "", "scenery is drawn only if the table wants it"
