"""The round, Sunrise, dice and patterns (NV-RND, NV-SUN, NV-DIE, NV-PAT)."""

from __future__ import annotations

import pytest

from gnomestead.games.nirds.game import Nirds
from gnomestead.games.nirds.rules.army import dice_max, gain_dice
from gnomestead.games.nirds.rules.dice import Recipe, activation, contains, distinct, faces_of, pips, pool_of, size
from gnomestead.games.nirds.state import ACTION, DUSK, NIGHT, SUNRISE, TRADING
from gnomestead.testing import rule
from nirds.garden import garden


@rule("NV-RND-01", "NV-RND-02")
def test_a_round_is_trading_action_and_night() -> None:
    table = garden(1).army(0, dice="", row="piggy_bank piggy_bank").dawn()
    assert table.state.phase == TRADING
    assert [event.kind for event in table.events][:2] == ["round", "rolled"]
    table.do("0: ready")
    assert table.state.phase == ACTION
    table.do("0: pass")
    assert [e.kind for e in table.events if e.kind in ("dusk", "night", "upkeep", "round")] == [
        "dusk",
        "night",
        "upkeep",
        "round",
    ]
    assert table.state.round == 4
    assert table.state.phase == TRADING


@rule("NV-RND-03")
def test_dice_left_over_are_lost_and_all_dice_are_rolled_anew() -> None:
    table = garden(1).army(0, dice="5 5", row="piggy_bank:1 tariff").act().do("0: pass", "0: tariff")
    assert table.owned(0) == 1
    assert len(table.dice(0).split()) == 1
    assert table.state.armies[0].used == []


@rule("NV-SUN-01", "NV-SUN-05")
def test_example_5_a_foghorn_puts_the_scientist_to_sleep_before_the_roll() -> None:
    table = garden(2).army(0, dice="").army(1, "wompins beaksworth", dice="", row="foghorn").dawn()
    kinds = [event.kind for event in table.events]
    assert kinds.index("slept") < kinds.index("rolled")
    assert table.nirds(1) == "wompins ~beaksworth"
    assert "science" not in table.menu(1)


@rule("NV-SUN-02")
def test_there_is_no_sunrise_in_round_1() -> None:
    table = garden(1).army(0, row="vampire:5")
    table.state.round = 0
    table.dawn()
    assert table.row(0) == "vampire:5"
    assert garden(1).army(0, row="vampire:5").dawn().row(0) == "vampire:1"


@rule("NV-SUN-03", "NV-SUN-04")
def test_example_6_an_early_bird_acts_as_soon_as_it_is_recruited() -> None:
    table = garden(1).army(0, dice="6", row="lawn_grunt stone").market("early_bird")
    table.state.round = 1
    table.act().do("0: recruit early_bird 6")
    assert table.menu(0) == "lawn_grunt stone"
    table.do("0: stone")
    assert table.row(0) == "lawn_grunt stone:1"
    assert "~early_bird" in table.nirds(0)
    table.phase(NIGHT)
    table.dawn()
    assert table.menu(0) == "lawn_grunt stone"


@rule("NV-SUN-03", "NV-EFF-04")
def test_example_7_a_sundial_that_comes_out_of_a_matryoshgnome_acts_at_once() -> None:
    table = garden(4).deck("sundial").army(0, dice="6", row="matryoshgnome:14", cards="worm_break")
    table.army(1, cards="egg_grenade").act().roll("3")
    table.do("0: attack froomp 6", "0: target matryoshgnome")
    assert table.row(0) == "sundial"
    assert (table.cards(0), table.cards(1)) == ("", "")
    assert table.menu(0) == "p1 p2 p3 p4"
    table.do("0: p2")
    assert table.waits == (1,)
    table.do("1: dinkle")
    assert table.nirds(1) == "wompins ~dinkle beaksworth"


@rule("NV-SUN-04")
def test_a_gnome_that_comes_at_night_waits_for_the_next_sunrise() -> None:
    table = garden(1).deck("sprinkler lawn_grunt").army(0, row="megaphone").night()
    kinds = [event.kind for event in table.events]
    assert kinds.index("gnome_entered") < kinds.index("round")
    assert "slept" not in kinds[: kinds.index("round")]
    assert table.menu(0) == "froomp tumble"


@rule("NV-SUN-05")
def test_nirds_act_before_gnomes_in_table_order() -> None:
    table = garden(2).army(0, row="vampire:6").army(1, "wompins early_bird", row="topiary_titan:9")
    table.state.first = 1
    table.dawn()
    assert table.waits == (1,)
    table.do("1: vampire")
    order = [event.data["gnome"] for event in table.events if event.kind in ("hurt", "healed")]
    assert order == ["vampire", "topiary_titan", "vampire"]


@rule("NV-SUN-06")
def test_the_rows_owner_is_meant_by_a_gnomes_sunrise() -> None:
    table = garden(2).army(0, "froomp").army(1, "wompins dinkle", row="sprinkler").dawn()
    assert table.waits == (1,)
    assert table.menu(1) == "wompins dinkle"


@rule("NV-SUN-07")
def test_a_moved_gnome_does_not_enter_play() -> None:
    table = garden(2).army(0, cards="fake_beard", row="vampire:6").act()
    table.do("0: tactic fake_beard vampire p2")
    assert (table.row(0), table.row(1)) == ("", "vampire:6")


def test_a_card_that_left_at_sunrise_does_nothing_any_more() -> None:
    table = garden(1).army(0, "froomp early_bird", row="sprinkler:9 stone").dawn().do("0: sprinkler")
    assert table.nirds(0) == "froomp early_bird"
    assert table.state.phase == TRADING


@rule("NV-DIE-01")
def test_all_players_roll_all_their_dice() -> None:
    table = garden(2).army(0, dice="1 1").army(1, dice="1 1 1", row="lawn_grunt")
    table.roll("6 5 4 3 2").dawn()
    assert (table.dice(0), table.dice(1)) == ("5 6", "2 3 4")


@rule("NV-DIE-02", "NV-DIE-04", "NV-DIE-09")
def test_dice_are_gained_only_up_to_the_maximum_of_all_owned() -> None:
    table = garden(2).army(0, dice="").army(1, dice="1 1 1 1 1 1 1", row="stone").act()
    table.state.armies[1].used = [(3, 6)]
    table.state.armies[1].dice = 8
    gain_dice(table.state, 1, 2)
    assert table.owned(1) == 8 == dice_max(table.state, 1)
    assert dice_max(table.state, 0) == 9


@rule("NV-DIE-03")
def test_a_die_serves_once_a_round() -> None:
    table = garden(1).army(0, dice="6 4", row="stone").market("peck_recruit").act().roll("1")
    table.do("0: attack froomp 6", "0: target stone")
    assert table.dice(0) == "4"
    assert table.why(0, "used-0-froomp-0") == "NV-DIE-03"
    table.do("0: recruit peck_recruit 4")
    assert table.menu(0) == "pass"


@rule("NV-DIE-05")
def test_a_die_gained_in_the_action_phase_is_rolled_at_once() -> None:
    table = garden(1).army(0, dice="6", row="piggy_bank:12 stone").act().roll("3 5")
    table.do("0: attack froomp 6", "0: target piggy_bank")
    assert table.dice(0) == "5"
    table = garden(1).army(0, dice="", row="megaphone").deck("lawn_grunt").night()
    assert len(table.dice(0).split()) == table.owned(0)
    assert table.told("die_gained")[0]["dice"] == 1


@rule("NV-DIE-06", "NV-DIE-07")
def test_a_lost_die_is_an_unused_one_of_the_losers_choice_then_a_used_one_then_one_of_the_attack() -> None:
    table = garden(1).army(0, dice="6 2 3", row="hedge_shredder stone").act().roll("1")
    table.do("0: attack froomp 6", "0: target hedge_shredder")
    assert table.menu(0) == "2 3"
    table.do("0: 3")
    assert (table.dice(0), table.owned(0)) == ("2", 2)
    table = garden(1).army(0, dice="6", row="hedge_shredder stone")
    table.state.armies[0].used = [(1, 4)]
    table.state.armies[0].dice = 2
    table.act().roll("1").do("0: attack froomp 6", "0: target hedge_shredder")
    assert table.state.armies[0].used == [(0, 1)]
    table = garden(1).army(0, dice="6", row="hedge_shredder stone").act().roll("1")
    table.do("0: attack froomp 6", "0: target hedge_shredder")
    assert table.owned(0) == 0


@rule("NV-DIE-08")
def test_dice_of_a_troop_that_leaves_stay_used() -> None:
    table = garden(1).army(0, "froomp kamikaze_kiwi", dice="1 5", row="stone gnomezilla").act().roll("2")
    table.do("0: attack kamikaze_kiwi 1", "0: target stone")
    assert table.nirds(0) == "froomp"
    assert (table.dice(0), len(table.state.armies[0].used)) == ("5", 1)


@rule("NV-PAT-01")
def test_a_troop_takes_exactly_the_dice_of_its_pattern() -> None:
    table = garden(1).army(0, "twin_terns", dice="3 3 3 5", row="stone").act()
    assert table.menu(0, "attack twin_terns") == "3"
    assert table.menu(0, "attack twin_terns 3") == "3"
    assert table.menu(0, "attack twin_terns 3 3") == "."
    assert table.refused(0, "attack twin_terns 3").reason.key == "refuse-incomplete"


@rule("NV-PAT-02")
@pytest.mark.parametrize(
    ("pattern", "dice", "payable"),
    [
        ("5", "5", True),
        ("5", "4", False),
        ("3/4", "3", True),
        ("3 4", "3 3", False),
        ("3 4", "3 4", True),
        ("* *", "2 2", True),
        ("* *", "2", False),
        ("= =", "2 3", False),
        ("= = =", "4 4 4", True),
        ("= =", "4 4 4", True),
        ("odd", "2 4 6", False),
        ("even even", "2 6", True),
        ("even even", "2 3", False),
        ("< < <", "4 2 3", True),
        ("< < <", "2 3 5", False),
        ("1/6", "6", True),
    ],
)
def test_patterns_read_as_printed(pattern: str, dice: str, payable: bool) -> None:
    assert activation(pattern).is_payable(pool_of(int(face) for face in dice.split())) is payable


@rule("NV-PAT-03")
def test_menus_offer_faces_not_single_dice() -> None:
    table = garden(1).army(0, "murmuration", dice="2 2 2 5", row="stone").act()
    assert table.menu(0, "attack murmuration") == "2 5"


def test_pools_count_dice() -> None:
    pool = pool_of([6, 1, 6, 3])
    assert (faces_of(pool), distinct(pool), size(pool), pips(pool)) == ((1, 3, 6, 6), (1, 3, 6), 4, 16)
    assert contains(pool, pool_of([6, 6]))
    assert not contains(pool, pool_of([1, 1]))
    assert contains(pool_of([2] * 9), pool_of([2] * 9))


def test_unknown_tokens_are_refused() -> None:
    with pytest.raises(ValueError, match="'7' is no dice token"):
        activation("7")
    with pytest.raises(ValueError, match="'9' is no dice token"):
        Recipe("1", "9", upto=False)


def test_phases_have_names() -> None:
    state = Nirds().start(1, seed=1)
    assert (SUNRISE, TRADING, ACTION, DUSK, NIGHT) == (0, 1, 2, 3, 4)
    assert Nirds().view(state, None).phase == "trading"
