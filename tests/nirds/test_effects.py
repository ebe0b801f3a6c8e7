"""Knock-out effects, direct damage, gains and losses (NV-EFF)."""

from __future__ import annotations

from gnomestead.games.nirds.rules.cards import GNOMES
from gnomestead.testing import rule
from nirds.garden import garden


@rule("NV-EFF-01")
def test_example_28_the_reward_goes_to_who_did_it() -> None:
    table = garden(2).army(0, dice="6", lives=2).army(1, row="gift_shop stone", lives=2).act().roll("6")
    table.do("0: attack froomp 6", "0: target gift_shop")
    assert (table.lives(0), table.lives(1)) == (3, 2)


@rule("NV-EFF-02")
def test_removed_and_swept_gnomes_give_nothing() -> None:
    table = garden(1).army(0, cards="birdseed_bribe", lives=2, row="gift_shop").act()
    table.do("0: tactic birdseed_bribe gift_shop")
    assert table.lives(0) == 2


@rule("NV-EFF-03")
def test_anyone_is_chosen_by_whose_effect_it_is() -> None:
    table = garden(2).army(0, "froomp night_nurse", dice="2", row="lawn_grunt").army(1, lives=1).act().roll("6")
    table.do("0: attack night_nurse 2", "0: target lawn_grunt")
    assert table.waits == (0,)
    assert table.menu(0) == "p1 p2"
    assert table.state.default(0) == "p2"
    table.do("0: p2")
    assert table.lives(1) == 2
    table = garden(2).army(0, cards="dawn_chorus", nirds="froomp ~fizzwick").army(1, "wompins ~beaksworth").act()
    table.do("0: tactic dawn_chorus")
    assert (table.nirds(0), table.nirds(1)) == ("froomp fizzwick", "wompins beaksworth")


@rule("NV-EFF-04")
def test_parts_of_a_card_exist_only_with_enough_players() -> None:
    number = next(g.number for g in GNOMES[1] if g.id == "gnomezilla")
    assert [len(GNOMES[n][number].attack) for n in (1, 2, 3, 4)] == [1, 2, 2, 3]
    assert [GNOMES[n][number].shield for n in (1, 2, 3, 4)] == [0, 2, 2, 2]


@rule("NV-EFF-05")
def test_all_choose_at_once_and_results_apply_in_table_order() -> None:
    table = garden(3).army(0, row="filibuster")
    table.state.first = 2
    table.night()
    assert table.waits == (0, 1, 2)
    table.do("1: dinkle", "0: tumble")
    assert table.told("nird_lost") == []
    table.do("2: crumb")
    assert [event["card"] for event in table.told("nird_lost")] == ["crumb", "tumble", "dinkle"]


@rule("NV-EFF-06")
def test_direct_damage_knows_no_shield_and_no_hit_effect_and_spares_bosses() -> None:
    table = garden(2).army(0, cards="egg_grenade egg_grenade-2", row="stone hedgehog_rider").act()
    table.do("0: tactic egg_grenade stone", "0: tactic egg_grenade-2 hedgehog_rider")
    assert table.row(0) == "stone:3 hedgehog_rider:3"
    table = garden(1).boss("scarecrow").army(0, cards="egg_grenade").act()
    assert "tactic" not in table.menu(0)


@rule("NV-EFF-06")
def test_who_caused_direct_damage_gets_the_reward() -> None:
    table = garden(2).army(1, cards="egg_grenade", lives=1).army(0, row="gift_shop:3").act()
    table.do("1: tactic egg_grenade gift_shop")
    assert table.lives(1) == 2


@rule("NV-EFF-07")
def test_three_lives_at_most() -> None:
    table = garden(1).army(0, dice="6", row="gift_shop").act().roll("6").do("0: attack froomp 6", "0: target gift_shop")
    assert table.lives(0) == 3


@rule("NV-EFF-08", "NV-EFF-09")
def test_leaders_and_sleepers_are_nirds_tactic_cards_are_not() -> None:
    table = garden(1).army(0, "froomp ~tumble fizzwick", cards="worm_break", row="birdhouse_bandit").night()
    assert table.menu(0) == "froomp tumble fizzwick"
    assert table.state.default(0) == "tumble"


@rule("NV-EFF-10")
def test_a_woken_scientist_works_again_and_dice_stay_used() -> None:
    table = garden(1).army(0, dice="1 1 6", row="megaphone:4 stone").act().do("0: science fizzwick 1").roll("3")
    table.do("0: attack froomp 6", "0: target megaphone")
    assert "fizzwick" in table.nirds(0).split()
    assert table.dice(0) == "1 6"
    table.do("0: science fizzwick 1")
    assert table.dice(0) == "6 6"


@rule("NV-EFF-11")
def test_a_missing_scientist_costs_nothing_unless_the_card_says_so() -> None:
    table = garden(1).army(0, "froomp tumble", row="gnomenclator").night()
    assert (table.lives(0), table.nirds(0)) == (2, "froomp tumble")
    table = garden(1).army(0, "froomp tumble", row="lab_inspector").night()
    assert (table.lives(0), table.nirds(0)) == (2, "froomp tumble")


@rule("NV-EFF-12")
def test_an_impossible_part_is_skipped() -> None:
    table = garden(1).army(0, dice="", row="siege_barrow", lives=3).night()
    assert (table.lives(0), table.owned(0)) == (2, 0)


@rule("NV-EFF-13")
def test_gnomes_are_added_beyond_two_and_not_from_an_empty_deck() -> None:
    table = garden(1).deck("lawn_grunt").army(0, dice="6", row="matryoshgnome:14 stone").act().roll("2")
    table.do("0: attack froomp 6", "0: target matryoshgnome")
    assert table.row(0) == "stone lawn_grunt"
    table = garden(1).deck("").army(0, dice="6", row="matryoshgnome:14 stone").act().roll("2")
    table.do("0: attack froomp 6", "0: target matryoshgnome")
    assert table.row(0) == "stone"
    assert garden(1).deck("lawn_grunt lantern").army(0, row="megaphone stone").night().menu(0) == "megaphone stone"


@rule("NV-EFF-14")
def test_example_39_a_free_recruit_arrives_asleep_unless_recruiting_is_forbidden() -> None:
    table = garden(1).army(0, dice="6", row="birdhouse_bandit union_rep").act().roll("6")
    table.do("0: attack froomp 6", "0: target birdhouse_bandit")
    assert table.nirds(0) == "~froomp tumble fizzwick"
    table = garden(1).army(0, dice="6 4", row="birdhouse_bandit union_rep:9").market("odd_duck even_egret").act()
    table.state.armies[0].bargain = 3
    table.roll("6 5").do(
        "0: attack froomp 6", "0: target union_rep", "0: attack tumble 4", "0: target birdhouse_bandit"
    )
    assert table.state.default(0)
    table.do("0: odd_duck")
    assert table.nirds(0) == "~froomp ~tumble fizzwick ~odd_duck"
    assert table.state.armies[0].bargain == 3
