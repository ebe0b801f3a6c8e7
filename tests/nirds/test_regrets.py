"""What people are warned of before they choose (section 11 of the spec), and what they are not."""

from __future__ import annotations

from typing import Any

import pytest

from gnomestead.games.nirds.rules.cards import EFFECTS, NIRDS
from gnomestead.testing import rule
from nirds.garden import Garden, garden


def warned(table: Garden, seat: int, word: str, said: str = "") -> dict[str, Any]:
    """The warning as a dict, its key under `key`; empty when there is none."""
    choice = next(each for each in table.state.choices(seat, table.state.read(seat, said)) if each.word == word)
    return {"key": choice.warning.key, **choice.warning.args} if choice.warning is not None else {}


@rule("NV-ACT-02")
def test_passing_warns_of_a_troop_that_could_attack() -> None:
    table = garden(1).army(0, "bittern_bombardier", dice="2 3", row="stone").act()
    assert warned(table, 0, "pass") == {"key": "warn-pass-attack", "card": "bittern_bombardier"}


@rule("NV-ACT-02", "NV-RND-03")
@pytest.mark.parametrize(("dice", "key"), [("6", "warn-pass-recruit"), ("1", None), ("", None)])
def test_passing_warns_of_dice_that_could_pay_a_recruit(dice: str, key: str | None) -> None:
    table = garden(1).army(0, "~bittern_bombardier", dice=dice, row="stone").act()
    assert warned(table, 0, "pass").get("key") == key


@rule("NV-DMG-06")
@pytest.mark.parametrize(("row", "key"), [("stone", "warn-pass-attack"), ("siege_barrow", None), ("", None)])
def test_passing_does_not_warn_of_an_attack_that_cannot_hurt(row: str, key: str | None) -> None:
    """A Siege Barrow laughs at a single die."""
    table = garden(1).army(0, "peck_recruit", dice="1", row=row).act()
    assert warned(table, 0, "pass").get("key") == key


@rule("NV-REC-03")
@pytest.mark.parametrize(
    ("dice", "paid", "enough"),
    [("1 3 6", "1 6", 4), ("1 3 6", "1 3", None), ("1 3 6", "6", None), ("6 6", "6", None), ("1 3 4", "3 4", 4)],
)
def test_paying_far_more_than_other_dice_would(dice: str, paid: str, enough: int | None) -> None:
    """A Peck Recruit costs 4."""
    table = garden(1).army(0, dice=dice, row="stone").market("peck_recruit").act()
    assert warned(table, 0, ".", f"recruit peck_recruit {paid}").get("enough") == enough


@rule("NV-ATK-05")
@pytest.mark.parametrize(
    ("row", "better"),
    [
        ("lawn_grunt wheelbarrow", "wheelbarrow"),
        ("lawn_grunt compost", None),
        ("lawn_grunt", None),
        ("lawn_grunt wheelbarrow:1", None),
        ("lawn_grunt wheelbarrow:3", None),
        ("wheelbarrow:4 lawn_grunt", None),
        ("hiring_freeze:4 toadstool", None),
    ],
)
def test_overkill_while_a_bigger_gnome_would_fall_too(row: str, better: str | None) -> None:
    """Nine damage. A Wheelbarrow leaves a tactic card; a Hiring Freeze forbids what a Toadstool does not."""
    table = garden(1).army(0, "bittern_bombardier", dice="6 6", row=row).act().roll("5 4")
    table.do("0: attack bittern_bombardier 6 6")
    first, *others = table.menu(0, "target").split()
    assert warned(table, 0, first, "target").get("gnome") == better
    assert not any(warned(table, 0, other, "target") for other in others)


@rule("NV-EFF-06")
def test_no_overkill_where_the_rest_flows_over() -> None:
    table = garden(1).army(0, "bittern_bombardier", dice="6 6", row="lawn_grunt wheelbarrow").act().roll("5 4")
    table.do("0: attack bittern_bombardier 6 6")
    assert warned(table, 0, "lawn_grunt", "target")["wasted"] == 5
    flows = next(nird for nird in NIRDS if any(EFFECTS[number].do == "overflow" for number in nird.ko))
    assert table.state.attack is not None
    table.state.attack.troop = flows.number
    assert warned(table, 0, "lawn_grunt", "target") == {}


@rule("NV-DSK-01", "NV-NGT-01")
@pytest.mark.parametrize(
    ("cards", "lives", "row", "doomed"),
    [
        ("distraction", 1, "stone", True),
        ("distraction", 2, "stone", False),
        ("distraction", 2, "stone compost", True),
        ("distraction", 1, "piggy_bank", False),
        ("worm_break", 1, "stone", False),
    ],
)
def test_ending_dusk_with_a_distraction_while_somebody_would_die(
    cards: str, lives: int, row: str, doomed: bool
) -> None:
    table = garden(2).army(0, cards=cards).army(1, lives=lives, row=row).army(0, lives=2).dusk()
    expected = {"key": "warn-doomed", "seat": 1} if doomed else {}
    assert warned(table, 0, "done") == expected


@rule("NV-DSK-01")
def test_a_distracted_gnome_dooms_nobody() -> None:
    table = garden(1).army(0, cards="distraction distraction-2", lives=2, row="stone compost").dusk()
    assert warned(table, 0, "done")
    table.do("0: tactic distraction stone")
    assert warned(table, 0, "done") == {}
