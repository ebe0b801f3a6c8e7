"""The Action Phase, recruits, tactic cards, windows and Dusk (NV-ACT, NV-REC, NV-MKT, NV-TAC, NV-INT, NV-DSK)."""

from __future__ import annotations

import pytest

from gnomestead.games.nirds.rules.cards import NIRDS, TACTICS
from gnomestead.games.nirds.state import EMPTY, NIGHT
from gnomestead.kernel import IllegalMove
from gnomestead.testing import rule
from nirds.garden import garden


@rule("NV-ACT-01", "NV-ACT-02", "NV-ACT-05")
def test_turns_go_round_until_all_have_passed() -> None:
    table = garden(3).army(1, dice="5", row="stone").army(2, dice="").act()
    table.state.first = 1
    table.act()
    assert table.waits == (1,)
    table.do("1: pass")
    assert table.waits == (2,)
    table.do("2: pass")
    assert table.waits == (0,)
    table = garden(2).army(0, dice="6 4", row="stone").act().roll("1").do("0: attack froomp 6", "0: target stone")
    assert table.waits == (1,)
    table.do("1: pass")
    assert table.waits == (0,)
    table.roll("1").do("0: attack tumble 4", "0: target stone")
    assert table.waits == (0,)


@rule("NV-ACT-03")
def test_who_cannot_act_must_pass() -> None:
    assert garden(1).army(0, row="stone").act().menu(0) == "pass"


@rule("NV-ACT-04")
def test_science_and_tactic_cards_do_not_end_the_turn() -> None:
    table = garden(2).army(0, dice="1", cards="egg_grenade", row="stone").act()
    table.do("0: science fizzwick 1", "0: tactic egg_grenade stone")
    assert table.waits == (0,)
    assert "attack" in table.menu(0)
    table.roll("1").do("0: attack froomp 6")
    assert table.why(0, "tumble") == "NV-ACT-04"


@rule("NV-ACT-06")
def test_a_draft_binds_nothing() -> None:
    table = garden(1).army(0, dice="6 4", row="stone").act()
    before = table.state.brief()
    assert table.menu(0, "attack froomp 6") == "."
    assert table.state.brief() == before
    table.roll("1").do("0: attack tumble 4", "0: target stone")
    assert table.dice(0) == "6"


# Recruits ---------------------------------------------------------------------------------------------


@rule("NV-REC-01", "NV-REC-03")
def test_example_37_one_nird_for_the_six_or_for_both_dice() -> None:
    table = garden(1).army(0, dice="6 4", row="stone").market("odd_duck even_egret").act()
    assert {"odd_duck", "even_egret"} <= set(table.menu(0, "recruit").split())
    assert table.menu(0, "recruit odd_duck") == "4 6"
    assert table.menu(0, "recruit odd_duck 6") == "."
    assert table.menu(0, "recruit odd_duck 4") == "6"
    table.do("0: recruit odd_duck 4 6")
    assert table.dice(0) == ""
    assert "even_egret" not in table.nirds(0)
    table = garden(1).army(0, dice="6 4", row="stone").market("odd_duck even_egret").act().do("0: recruit odd_duck 6")
    assert table.why(0, "even_egret") == "NV-REC-01"


@rule("NV-REC-01", "NV-TAC-02")
def test_a_card_still_in_its_deck_is_not_on_the_table() -> None:
    table = garden(2).army(0, dice="6", row="stone").army(1, cards="worm_break").market("odd_duck").act()
    reasons = {card: table.state.why_not(0, card) for card in ("even_egret", "bigger_bullets", "worm_break")}
    assert [(refusal.rule, refusal.reason.key) for refusal in reasons.values() if refusal is not None] == [
        ("NV-REC-01", "refuse-not-out"),
        ("NV-TAC-02", "refuse-not-out"),
        ("NV-TAC-02", "refuse-not-yours"),
    ]


@rule("NV-REC-02", "NV-REC-04", "NV-LDR-03")
def test_example_38_even_for_nothing_a_die_is_paid() -> None:
    table = garden(3).army(2, dice="1", cards="expense_account", row="stone").market("peck_recruit")
    table.state.first = 2
    table.act().do("2: tactic expense_account")
    assert table.menu(2, "recruit peck_recruit") == "1"
    table.do("2: recruit peck_recruit 1")
    assert table.dice(2) == ""
    table = garden(1).army(0, dice="", row="stone").market("peck_recruit").act()
    assert table.why(0, "peck_recruit") == "NV-REC-02"


@rule("NV-REC-04")
def test_tax_makes_recruits_dearer() -> None:
    table = garden(1).army(0, dice="4 1", row="customs").market("peck_recruit").act()
    assert table.menu(0, "recruit peck_recruit 4") == "1"


@rule("NV-REC-05")
def test_a_recruit_joins_asleep_and_its_dice_are_used() -> None:
    table = garden(1).army(0, dice="4", row="stone").market("peck_recruit").act().do("0: recruit peck_recruit 4")
    assert table.nirds(0) == "froomp tumble fizzwick ~peck_recruit"
    assert len(table.state.armies[0].used) == 1


@rule("NV-REC-06")
def test_no_die_is_added_once_the_price_is_reached() -> None:
    table = garden(1).army(0, dice="4 4 1", row="stone").market("peck_recruit").act()
    assert table.menu(0, "recruit peck_recruit 4") == "."
    assert table.menu(0, "recruit peck_recruit 1") == "4"


@rule("NV-REC-07")
def test_nobody_recruits_under_a_hiring_freeze() -> None:
    table = garden(2).army(0, dice="6").army(1, row="hiring_freeze").market("peck_recruit").act()
    assert "recruit" not in table.menu(0)
    assert table.why(0, "peck_recruit") == "NV-REC-07"


@rule("NV-REC-08")
def test_a_discount_is_for_one_paid_recruit_of_this_round() -> None:
    table = garden(1).army(0, dice="2 4", cards="expense_account", row="stone").market("odd_duck peck_recruit").act()
    table.do("0: tactic expense_account", "0: recruit odd_duck 2")
    assert table.state.armies[0].bargain == 0
    assert table.menu(0, "recruit peck_recruit 4") == "."


@rule("NV-REC-09")
def test_an_army_may_be_of_any_size() -> None:
    nirds = " ".join(nird.id for nird in NIRDS if nird.level == 1)
    table = garden(1).army(0, f"froomp {nirds}", dice="6 6", row="stone").market("heavy_heron").act()
    table.do("0: recruit heavy_heron 6 6")
    assert len(table.state.armies[0].nirds) == 34


@rule("NV-MKT-01", "NV-MKT-03")
def test_the_market_is_refilled_at_the_end_of_a_turn_in_the_same_place() -> None:
    table = garden(1).army(0, dice="4", row="stone").market("odd_duck peck_recruit").act()
    top = table.state.decks[0][-1]
    table.do("0: recruit peck_recruit 4")
    assert table.state.market[1] == top
    assert EMPTY not in table.state.market


@rule("NV-MKT-01", "NV-MKT-02")
def test_with_an_empty_deck_places_stay_empty_until_something_is_discarded() -> None:
    table = garden(1).army(0, dice="4 5", row="stone").market("peck_recruit").act()
    spare = table.state.decks[0]
    table.state.armies[0].nirds += spare
    table.state.decks[0] = []
    table.do("0: recruit peck_recruit 4")
    assert table.state.market[0] == EMPTY
    table.army(0, row="birdhouse_bandit")
    lost = NIRDS[spare[0]].id
    table.do("0: pass", f"0: {lost}")
    table.phase(2)
    table.act().do("0: pass")
    assert [NIRDS[card].id for card in table.state.market if card != EMPTY].count(lost) == 1


@rule("NV-MKT-03")
def test_places_freed_outside_a_turn_wait_for_the_next_end_of_turn() -> None:
    table = garden(1).army(0, "froomp early_bird", dice="6", row="birdhouse_bandit:4 stone").market("odd_duck").dawn()
    table.do("0: birdhouse_bandit", "0: odd_duck")
    assert EMPTY in table.state.market
    table.do("0: ready")
    assert EMPTY in table.state.market
    table.do("0: pass")
    assert EMPTY not in table.state.market


# Tactic cards -----------------------------------------------------------------------------------------


@rule("NV-TAC-01", "NV-INT-01", "NV-INT-02")
def test_cards_are_played_on_anybodys_turn_in_the_middle_of_an_action_and_after_passing() -> None:
    table = garden(2).army(0, dice="6", row="stone").army(1, cards="egg_grenade worm_break", lives=1)
    table.state.first = 1
    table.act().do("1: pass")
    assert table.menu(1) == "tactic"
    table.do("1: tactic worm_break").roll("5").do("0: attack froomp 6", "1: tactic egg_grenade stone")
    assert table.lives(1) == 2
    assert table.row(0) == "stone:3"
    assert table.waits == (0,)


@rule("NV-TAC-02", "NV-TAC-07")
def test_example_35_bigger_bullets_are_for_the_attacker_alone() -> None:
    table = garden(2).army(0, dice="6", row="stone").army(1, cards="bigger_bullets").act().roll("5")
    assert table.why(1, "bigger_bullets") == "NV-TAC-07"
    table.do("0: attack froomp 6")
    assert table.menu(1) == ""
    assert table.why(0, "bigger_bullets") == "NV-TAC-02"
    assert table.why(1, "bigger_bullets") == "NV-TAC-07"


@rule("NV-TAC-03")
def test_a_card_goes_under_the_deck_after_its_effect() -> None:
    table = garden(1).army(0, cards="egg_grenade", row="toadstool:4").act()
    table.state.decks[2] = []
    table.do("0: tactic egg_grenade toadstool")
    assert table.cards(0) == ""
    assert [TACTICS[card].id for card in table.state.decks[2]] == ["egg_grenade"]


@rule("NV-TAC-04")
def test_a_card_that_would_do_nothing_cannot_be_played() -> None:
    table = garden(1).army(0, cards="worm_break strong_coffee second_wind", row="stone").act()
    assert table.menu(0) == "pass"
    assert table.why(0, "worm_break") == "NV-TAC-04"
    table.army(0, lives=2)
    assert table.menu(0, "tactic") == "worm_break"


@rule("NV-TAC-04", "NV-TAC-06")
@pytest.mark.parametrize(
    "card", ["fake_beard", "distraction", "tarpaulin", "birdseed_bribe", "egg_grenade", "carpet_bombing"]
)
def test_a_card_for_gnomes_waits_until_there_is_one(card: str) -> None:
    table = garden(2).boss("scarecrow").army(0, cards=card, row="").army(1, row="").act()
    assert table.menu(0) == "pass"
    table.army(1, row="union_rep")
    assert table.menu(0, "tactic") == card


@rule("NV-TAC-05")
def test_no_hand_limit_and_nothing_from_an_empty_deck() -> None:
    table = garden(1).army(0, dice="6", row="gnomad_chief:17 stone").act().roll("6")
    table.state.decks[2] = table.state.decks[2][:1]
    table.do("0: attack froomp 6", "0: target gnomad_chief")
    assert len(table.cards(0).split()) == 1


@rule("NV-TAC-06")
def test_cards_without_the_boss_mark_cannot_choose_the_boss() -> None:
    table = garden(1).boss("scarecrow").army(0, cards="distraction birdseed_bribe egg_grenade", row="chainsaw").act()
    assert table.menu(0, "tactic") == "distraction egg_grenade"
    assert table.menu(0, "tactic distraction") == "chainsaw"
    assert not any(TACTICS[c].boss for c in table.state.armies[0].tactics)


@rule("NV-TAC-07", "NV-INT-02")
def test_example_33_covering_fire_for_a_friend() -> None:
    table = garden(2).army(0, dice="6", row="toadstool").army(1, cards="covering_fire").tactic_deck("worm_break")
    table.state.first = 1
    table.act().do("1: pass").roll("3").do("0: attack froomp 6", "1: tactic covering_fire", "0: target toadstool")
    assert table.row(0) == ""
    assert table.cards(0) == "worm_break"


# Windows ----------------------------------------------------------------------------------------------


@rule("NV-INT-03")
def test_no_window_while_an_effect_waits_for_a_choice() -> None:
    table = garden(2).army(0, "froomp night_nurse", dice="2", row="lawn_grunt stone")
    table.army(1, cards="egg_grenade", lives=1).act().roll("6").do("0: attack night_nurse 2", "0: target lawn_grunt")
    assert table.waits == (0,)
    assert table.menu(1) == ""
    assert table.why(1, "egg_grenade") == "NV-INT-03"
    table = garden(2).army(0, row="stone lawn_grunt lantern").army(1, cards="worm_break", lives=1).night()
    assert table.menu(1) == ""


@rule("NV-INT-04")
def test_no_window_between_confirming_an_attack_and_its_roll_nor_between_target_and_damage() -> None:
    table = garden(2).army(0, dice="6", row="stone").army(1, cards="covering_fire").act().roll("5")
    table.do("0: attack froomp 6")
    assert table.told("attack_rolled")
    table.do("0: target stone")
    assert table.told("hit")


@rule("NV-INT-05", "NV-INT-06")
def test_what_an_interrupt_has_spoiled_is_refused_and_changes_nothing() -> None:
    table = garden(2).army(0, dice="6", row="lawn_grunt:1 stone").army(1, cards="egg_grenade").act().roll("5")
    table.do("0: attack froomp 6")
    draft = table.state.read(0, "target lawn_grunt")
    table.do("1: tactic egg_grenade lawn_grunt")
    before = table.state.brief()
    assert table.refused(0, "target lawn_grunt").rule == "NV-ATK-05"
    with pytest.raises(IllegalMove):
        table.state.play(0, draft)
    assert table.state.brief() == before
    assert table.menu(0, "target") == "stone"


@rule("NV-INT-07")
def test_the_active_player_need_not_wait() -> None:
    table = garden(2).army(0, dice="6", row="stone").army(1, cards="egg_grenade covering_fire").act().roll("5")
    assert table.waits == (0,)
    table.do("0: attack froomp 6")
    assert table.waits == (0,)
    table.do("0: target stone")


@rule("NV-DSK-01", "NV-DSK-02", "NV-NGT-07")
def test_example_36_dusk_waits_only_for_those_with_something_to_play() -> None:
    table = garden(2).army(0, dice="3", cards="loaded_die", row="lawnmower").army(1, cards="distraction").dusk()
    assert table.waits == (1,)
    assert table.menu(0) == ""
    assert table.why(0, "loaded_die") == "NV-DSK-02"
    table.do("1: tactic distraction lawnmower")
    assert table.lives(0) == 3
    assert table.state.round == 3


@rule("NV-DSK-01")
def test_a_card_played_at_dusk_calls_the_others_back() -> None:
    table = garden(2).army(0, cards="distraction", row="stone lawnmower").army(1, cards="egg_grenade").dusk()
    assert table.waits == (0, 1)
    table.do("1: done")
    assert table.waits == (0,)
    table.do("0: tactic distraction stone")
    assert table.waits == (1,)
    assert table.state.default(1) == "done"
    table.do("1: done")
    assert table.state.phase != 3


@rule("NV-DSK-02")
def test_no_scientist_at_dusk() -> None:
    table = garden(1).army(0, dice="1", cards="distraction", row="stone").dusk()
    assert table.menu(0) == "tactic done"
    assert table.why(0, "fizzwick") == "NV-DSK-02"


def test_a_quiet_dusk_waits_for_nobody() -> None:
    table = garden(2).army(0, row="lawn_grunt lantern").dusk()
    assert table.state.phase == NIGHT
    assert table.waits == (0,)
