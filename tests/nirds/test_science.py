"""Scientists and the Sneefle step (NV-SCI, NV-SNF)."""

from __future__ import annotations

import pytest

from gnomestead.games.nirds.rules.cards import NIRDS
from gnomestead.testing import rule
from nirds.garden import Garden, garden


def lab(nirds: str, dice: str, row: str = "stone") -> Garden:
    return garden(1).army(0, f"froomp {nirds}", dice=dice, row=row).act()


@rule("NV-SCI-01", "NV-SCI-02", "NV-PAT-02")
def test_example_13_beaksworth_turns_exactly_one_die() -> None:
    table = lab("beaksworth", "3 4 4")
    assert table.menu(0, "science beaksworth") == "3 4"
    table.do("0: science beaksworth 4")
    assert table.dice(0) == "3 4 5"
    assert table.nirds(0) == "froomp ~beaksworth"
    assert "science" not in table.menu(0)
    assert table.why(0, "beaksworth") == "NV-SCI-02"


@rule("NV-SCI-03", "NV-SCI-04")
def test_a_scientist_must_really_be_used() -> None:
    table = lab("pennigins", "4 4")
    assert table.menu(0, "science pennigins 4") == "=1 =2 =3 =5 =6"
    table = lab("copycat_cuckoo", "4 4")
    assert "science" not in table.menu(0)
    assert table.why(0, "copycat_cuckoo") == "NV-SCI-04"


@rule("NV-SCI-04")
def test_example_15_dodo_docent_needs_a_three_and_a_four() -> None:
    assert "science" not in lab("dodo_docent", "3 3 6").menu(0)
    table = lab("dodo_docent", "3 4 6").do("0: science dodo_docent 3 4")
    assert table.dice(0) == "6 6 6"


@rule("NV-SCI-05", "NV-SCI-12")
def test_example_14_one_die_by_two_scientists_but_never_a_seven() -> None:
    table = lab("growth_goldcrest plus_plover", "1")
    table.do("0: science growth_goldcrest 1 =5", "0: science plus_plover 5")
    assert table.dice(0) == "6"
    assert "science" not in lab("plus_plover", "6").menu(0)
    assert "science" not in lab("dawn_rooster", "5 6").menu(0)


@rule("NV-SCI-06")
def test_example_17_nobody_changes_anothers_dice() -> None:
    table = garden(2).army(0, "froomp pair_a_keet", dice="").army(1, "bittern_bombardier", dice="2 2", row="stone")
    table.state.first = 1
    table.act().roll("1 1").do("1: attack bittern_bombardier 2 2")
    assert table.menu(0) == ""
    assert table.why(0, "attack-die-0") == "NV-SCI-06"


@rule("NV-SCI-07", "NV-SCI-08")
def test_example_16_all_dice_of_one_use_come_from_one_roll() -> None:
    table = garden(1).army(0, "bittern_bombardier pair_a_keet", dice="5 5 2", row="stone").act().roll("2 2")
    table.do("0: attack bittern_bombardier 5 5")
    assert table.menu(0, "science pair_a_keet") == "2"
    table.do("0: science pair_a_keet 2 2 =6 =5")
    assert table.state.attack is not None
    assert table.state.attack.dice == [6, 5]
    assert table.dice(0) == "2"
    table = garden(1).army(0, "bittern_bombardier pair_a_keet", dice="5 5 2", row="stone").act().roll("2 3")
    table.do("0: attack bittern_bombardier 5 5")
    assert "science" not in table.menu(0)


@rule("NV-SCI-08")
def test_the_roll_is_named_when_both_would_do() -> None:
    table = garden(1).army(0, "bittern_bombardier plus_plover", dice="5 5 2", row="stone").act().roll("2 3")
    table.do("0: attack bittern_bombardier 5 5")
    assert table.menu(0, "science plus_plover") == "unused attack-dice"
    assert table.menu(0, "science plus_plover attack-dice") == "2 3"
    table.do("0: science plus_plover unused 2")
    assert table.dice(0) == "3"


@rule("NV-SCI-09")
def test_scientists_work_on_anybodys_turn_and_after_passing() -> None:
    table = garden(2).army(0, dice="1").army(1, dice="3", row="stone").act().do("0: pass")
    assert table.waits == (1,)
    table.do("0: science fizzwick 1")
    assert table.dice(0) == "6"


@rule("NV-SCI-10")
def test_science_is_forbidden_while_a_flat_garden_gnome_is_visible() -> None:
    table = garden(1).army(0, dice="1", row="flat_garden", cards="tarpaulin").act()
    assert "science" not in table.menu(0)
    assert table.why(0, "fizzwick") == "NV-SCI-10"
    table.do("0: tactic tarpaulin flat_garden")
    assert "science" in table.menu(0)


@rule("NV-SCI-11")
def test_passives_sunrise_and_sneefle_go_on_without_science() -> None:
    table = garden(4).army(3, "sneefle dawn_rooster budget_bunting", dice="6", row="censor")
    table.market("peck_recruit").trade().do("0: ready", "1: ready", "2: ready", "3: ready")
    assert table.menu(3) == "turn keep"
    table.do("3: keep", "0: pass", "1: pass", "2: pass")
    detail = next(c for c in table.state.choices(3, table.state.read(3, "recruit")) if c.word == "peck_recruit").detail
    assert detail is not None
    assert detail.args["price"] == 2
    table.phase(4)
    table.dawn()
    assert table.told("tactic_gained")


@rule("NV-SCI-13")
def test_the_number_of_dice_never_changes_and_used_effects_follow() -> None:
    table = lab("alarm_crow ~tumble", "3 5").do("0: science alarm_crow 3")
    assert (table.dice(0), table.owned(0)) == ("5 6", 2)
    assert table.nirds(0) == "froomp ~alarm_crow tumble"


@pytest.mark.parametrize(
    ("card", "dice", "move", "after"),
    [
        ("fizzwick", "1 2", "1", "2 6"),
        ("beaksworth", "3 2", "3", "2 5"),
        ("abacus", "2 2", "2", "2 4"),
        ("glimmer", "2 2", "2", "2 5"),
        ("plus_plover", "2 5", "5", "2 6"),
        ("wobble_wagtail", "2 5", "2 5 =1 =6", "1 6"),
        ("wobble_wagtail", "2 5", "2 =3", "3 5"),
        ("flip_finch", "1 5", "1", "5 6"),
        ("pair_a_keet", "2 2", "2 2 =6 =2", "2 6"),
        ("copycat_cuckoo", "6 1", "6 1", "6 6"),
        ("reroll_rook", "1 1 1", "1 1", "1 4 5"),
        ("growth_goldcrest", "2", "2 =5", "5"),
        ("dodo_docent", "3 4", "3 4", "6 6"),
        ("pennigins", "2 3", "2 =4", "3 4"),
        ("professor_pelican", "2 3", "2 3 =6 =1", "1 6"),
        ("professor_pelican", "2 3", "3 =6", "2 6"),
        ("quantum_quail", "3 4", "3", "4 6"),
        ("clone_crane", "6 1 2", "6 1 2", "6 6 6"),
        ("clone_crane", "6 1 2", "1 6", "1 1 2"),
        ("dawn_rooster", "2 4", "4", "2 6"),
        ("budget_bunting", "2 4", "2", "4 5"),
        ("laser_lapwing", "1 3 6", "1 3", "2 4 6"),
        ("alarm_crow", "5 4", "5", "4 6"),
    ],
)
def test_every_scientist_does_what_is_printed(card: str, dice: str, move: str, after: str) -> None:
    table = lab(card, dice).roll("4 5").do(f"0: science {card} {move}")
    assert table.dice(0) == after
    assert f"~{card}" in table.nirds(0)


def test_every_scientist_is_in_that_list() -> None:
    marks = test_every_scientist_does_what_is_printed.pytestmark  # type: ignore[attr-defined]
    listed = {case[0] for case in marks[0].args[1]}
    assert listed == {nird.id.partition("-")[0] for nird in NIRDS if not nird.is_troop}


@rule("NV-SNF-01", "NV-SNF-02")
def test_example_12_sneefle_turns_one_die_by_at_most_two() -> None:
    table = garden(4).army(3, "~sneefle twiddle", dice="5 5 2 1", row="stone").trade()
    table.do("0: ready", "1: ready", "2: ready", "3: ready")
    assert table.menu(3) == "turn keep"
    assert table.menu(3, "turn") == "1 2 5"
    assert table.menu(3, "turn 5") == "=3 =4 =6"
    assert table.menu(3, "turn 2") == "=1 =3 =4"
    assert table.menu(3, "turn 1") == "=2 =3"
    table.do("3: turn 5 =6")
    assert table.dice(3) == "1 2 5 6"
    assert table.waits == (0,)


@rule("NV-SNF-02")
def test_declining_is_allowed() -> None:
    table = garden(4).army(3, dice="5", row="stone").trade()
    table.do("0: ready", "1: ready", "2: ready", "3: ready", "3: keep")
    assert table.dice(3) == "5"
