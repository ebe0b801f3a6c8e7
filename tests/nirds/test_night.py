"""Nightfall: attacks, upkeep, new dice (NV-NGT, NV-UPK, NV-NEW)."""

from __future__ import annotations

import pytest

from gnomestead.games.nirds.game import Nirds
from gnomestead.testing import rule
from nirds.garden import garden


@rule("NV-NGT-01")
def test_every_gnome_attacks_the_owner_of_its_row() -> None:
    table = garden(2).army(0, row="lawn_grunt").army(1, row="wheelbarrow bucket_helmet").night()
    assert (table.lives(0), table.lives(1)) == (2, 1)


@rule("NV-NGT-02", "NV-NGT-04")
def test_example_41_any_is_named_by_the_rows_owner_and_the_first_clause_comes_first() -> None:
    table = garden(2).army(0, cards="worm_break", row="opera").army(1, "wompins dinkle", cards="egg_grenade").night()
    assert table.menu(0) == "p1 p2"
    table.do("0: p2", "1: wompins dinkle")
    assert table.verdict == "nird"
    assert table.cards(1) == "egg_grenade"
    table = garden(2).army(0, cards="worm_break", row="opera").army(1, cards="egg_grenade").night()
    table.do("0: p2", "1: dinkle beaksworth")
    assert (table.cards(0), table.cards(1)) == ("", "")


@rule("NV-NGT-03", "NV-NGT-06", "NV-NGT-08")
def test_example_40_the_owner_orders_the_attacks_and_newcomers_wait() -> None:
    table = garden(1).deck("lawn_grunt-2 lantern").army(0, row="megaphone lawn_grunt", lives=1).night()
    assert table.menu(0) == "megaphone lawn_grunt"
    table.do("0: megaphone")
    assert table.row(0) == "megaphone lawn_grunt lawn_grunt-2"
    assert table.verdict == "life"
    table = garden(1).deck("lawn_grunt-2 lantern").army(0, row="megaphone lawn_grunt", lives=2).night()
    table.do("0: lawn_grunt")
    assert table.lives(0) == 1


@rule("NV-NGT-05")
def test_rows_attack_in_table_order() -> None:
    table = garden(3).army(0, row="lawn_grunt").army(1, row="wheelbarrow").army(2, row="bucket_helmet")
    table.state.first = 1
    table.night()
    assert [event["seat"] for event in table.told("gnome_attacks")] == [1, 2, 0]


@rule("NV-NGT-07")
def test_a_distracted_gnome_skips_its_whole_attack() -> None:
    table = garden(1).army(0, cards="distraction", row="gnome_alone").dusk().do("0: tactic distraction gnome_alone")
    assert table.lives(0) == 3
    assert table.state.stunned == []


@rule("NV-NGT-08")
def test_the_game_is_lost_at_once() -> None:
    table = garden(2).army(0, row="lawn_grunt", lives=1).army(1, row="wheelbarrow", lives=1).night()
    assert table.state.verdict == ("life", 0)
    assert table.lives(1) == 1


@rule("NV-NGT-09")
def test_no_order_is_asked_when_it_makes_no_difference() -> None:
    table = garden(1).army(0, row="lawn_grunt wheelbarrow").night()
    assert table.lives(0) == 1
    assert table.state.round == 3


def test_example_42_a_fishing_gnome_and_a_senator_find_no_cards() -> None:
    assert garden(1).army(0, row="fishing").night().lives(0) == 2
    assert garden(1).army(0, row="fishing", cards="worm_break").night().lives(0) == 3
    assert garden(1).army(0, row="senator").night().lives(0) == 2


@rule("NV-UPK-01", "NV-UPK-02")
def test_everybody_wakes_and_round_effects_end() -> None:
    table = garden(1).army(0, "~froomp ~fizzwick", dice="5", cards="crash_course expense_account tarpaulin")
    table.army(0, row="tariff piggy_bank").act()
    table.do("0: tactic crash_course", "0: tactic expense_account", "0: tactic tarpaulin tariff", "0: pass")
    table.do("0: tariff")
    army = table.state.armies[0]
    assert (army.sleeping, army.bargain, army.brisk, army.passed) == ([], 0, 0, False)
    assert table.state.covered == []
    assert "offer" not in table.menu(0)


@rule("NV-UPK-03", "NV-UPK-04")
def test_example_43_empty_places_are_filled_row_by_row() -> None:
    table = garden(2).deck("lawn_grunt lantern tariff").army(1, row="stone vampire").upkeep()
    assert table.row(0) == "lawn_grunt lantern"
    assert table.row(1) == "stone vampire"
    table = garden(2).deck("lawn_grunt lantern tariff megaphone")
    table.state.first = 1
    table.upkeep()
    assert table.row(1) == "lawn_grunt lantern"


@rule("NV-UPK-05")
def test_what_was_revealed_is_told_to_all() -> None:
    table = garden(1).deck("lawn_grunt lantern tariff").upkeep()
    assert [event["gnome"] for event in table.told("gnome_entered")] == ["lawn_grunt", "lantern"]
    scene = Nirds().scene(Nirds().view(table.state, None))
    row = next(place for place in scene.places if place.id == "row-0")
    assert row.things[0].text is not None
    assert row.things[0].text.key == "card-lawn_grunt"


@rule("NV-UPK-06", "NV-NEW-02", "NV-EFF-02")
def test_example_44_a_place_that_stays_empty_calls_the_boss() -> None:
    table = garden(2, boss="invisible_walls").deck("lawn_grunt").army(0, dice="", row="stone", lives=2)
    table.army(1, dice="", row="gift_shop").upkeep()
    assert (table.row(0), table.row(1)) == ("", "")
    assert len(table.state.pile) == 3
    assert table.state.the_boss() is not None
    assert (table.owned(0), table.owned(1), table.lives(0)) == (1, 1, 2)


@rule("NV-UPK-07", "NV-NEW-02")
def test_example_45_exactly_empty_brings_the_die_but_not_the_boss() -> None:
    table = garden(2).deck("lawn_grunt").army(0, dice="", row="piggy_bank").army(1, dice="", row="stone vampire tariff")
    table.upkeep()
    assert table.state.boss == -1
    assert (table.owned(0), table.owned(1)) == (1, 1)
    table.army(0, row="").upkeep()
    assert table.state.boss >= 0
    assert table.owned(1) == 1


@rule("NV-UPK-07")
def test_a_row_of_three_does_not_make_up_for_a_row_of_one() -> None:
    table = garden(2).deck("").army(0, row="stone").army(1, row="vampire tariff lantern").upkeep()
    assert table.state.boss >= 0


@rule("NV-NEW-01", "NV-NEW-02", "NV-NEW-03")
@pytest.mark.parametrize(
    ("deck", "wave", "gained"),
    [("rake_raider chainsaw lantern", 2, 1), ("rake_raider chainsaw lantern", 1, 2), ("stone vampire lantern", 1, 2)],
)
def test_example_46_a_die_for_each_wave_begun(deck: str, wave: int, gained: int) -> None:
    table = garden(1).deck(deck).army(0, dice="")
    table.state.wave = wave
    table.upkeep()
    assert table.owned(0) == gained


@rule("NV-NEW-04")
def test_a_player_at_the_maximum_gets_none() -> None:
    table = garden(2).deck("rake_raider garden_hose rake_raider-2 garden_hose-2 tariff")
    table.army(0, dice="").army(1, dice="1 1 1 1 1 1 1 1")
    table.upkeep()
    assert (table.owned(0), table.owned(1)) == (1, 8)


@rule("NV-LDR-06")
def test_example_47_froomp_takes_the_ninth_die_along() -> None:
    table = garden(1).army(0, dice="1 1 1 1 1 1 1 1 1", row="birdhouse_bandit stone").night()
    table.do("0: birdhouse_bandit", "0: froomp")
    assert table.owned(0) == 8
