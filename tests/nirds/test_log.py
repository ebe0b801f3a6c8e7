"""What the log tells, so that a table can check it (NV-DMG-14, NV-SCR-04)."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from gnomestead.bots.driver import Driver, make_bot
from gnomestead.games.nirds.game import Nirds
from gnomestead.kernel import Event, Match
from gnomestead.kernel.lexicon import Lexicon
from gnomestead.testing import rule
from nirds.garden import Garden, garden

WORDS = Lexicon(Nirds(), ("Ada", "Ben", "Cy", "Dot"))


def lines(table: Garden, *kinds: str) -> list[str]:
    """The log lines of these kinds that the last move told."""
    return [WORDS.tell(event) for event in table.events if event.kind in kinds]


def line_of_hit(table: Garden, move: str, target: str, rolls: str) -> str:
    """The log line of one attack."""
    table.act().roll(rolls).do(f"0: attack {move}", f"0: {target}")
    return lines(table, "hit", "boss_hit")[0]


@rule("NV-DMG-14")
@pytest.mark.parametrize(
    ("move", "rolls", "target", "told"),
    [
        ("froomp 6", "4", "rake_raider", "Rake Raider takes 4, 7 left."),
        ("wompins 6", "4", "rake_raider", "Rake Raider takes 5 (4 + 1 Leader), 6 left."),
        ("dinkle 1", "1", "toadstool", "Toadstool Gnome takes 4 (1 + 2 weak spot + 1 bonus), 2 left."),
        ("heavy_heron 1 1", "2 5", "flowerpot_knight", "Flowerpot Knight takes 7 (2 + 5 − 2 armor + 2 bonus), 3 left."),
        ("froomp 6", "5", "stone", "Stone Gnome takes 2 (5 − 3 shield), 9 left."),
        ("gannet_divebomber 4", "4", "stone", "Stone Gnome takes 5 (4, doubled, − 3 shield), 6 left."),
        ("gannet_divebomber 4", "2", "rake_raider", "Rake Raider takes 4 (2, doubled), 7 left."),
        ("heavy_heron 1 1", "5 6", "mirror", "Mirror-Ball Gnome takes 7 (5 + 6 + 2 bonus, never above 7), 7 left."),
        ("oddball_ostrich 1 3", "1 4", "stone", "Stone Gnome takes 7 (1→6 + 4 − 3 shield), 4 left."),
    ],
)
def test_a_hit_is_told_with_its_sum(move: str, rolls: str, target: str, told: str) -> None:
    troop, *dice = move.split()
    table = garden(1).army(0, troop, dice=" ".join(dice), row=target)
    assert line_of_hit(table, move, f"target {target}", rolls) == told


@rule("NV-DMG-14", "NV-DMG-06")
def test_an_attack_that_lacks_something_says_what() -> None:
    table = garden(1).army(0, "froomp", dice="6", row="siege_barrow")
    told = line_of_hit(table, "froomp 6", "target siege_barrow", "6")
    assert told.startswith("Siege Wheelbarrow takes nothing (6, but it takes 2 dice), 19 left.")
    table = garden(1).army(0, "heavy_heron", dice="1 1", row="filibuster")
    told = line_of_hit(table, "heavy_heron 1 1", "target filibuster", "1 2")
    assert told.startswith("Filibuster Gnome takes nothing (1 + 2 + 2 bonus, but less than 6 bounces off), 24 left.")


@rule("NV-DMG-14", "NV-TAC-07")
def test_tactic_boosts_are_part_of_the_sum() -> None:
    table = garden(1).army(0, "froomp", dice="6", cards="bigger_bullets", row="stone").act().roll("2")
    table.do("0: attack froomp 6", "0: tactic bigger_bullets", "0: target stone")
    assert lines(table, "hit") == ["Stone Gnome takes 3 (2 + 4 tactics − 3 shield), 8 left."]


@rule("NV-DMG-14", "NV-DMG-10")
def test_the_multiplier_is_told_once_in_the_sum() -> None:
    table = garden(1).boss("invisible_walls").army(0, "dinkle tumble", dice="1").act().roll("5")
    table.do("0: attack dinkle 1", "0: space shards")
    assert lines(table, "space", "boss_hit") == [
        "Ada crashes into Shards.",
        "Invisible Walls takes 18 (5 + 1 bonus, × 3), 92 left.",
    ]
    table = garden(1).boss("invisible_walls").army(0, "froomp tumble", dice="6")
    assert line_of_hit(table, "froomp 6", "space splat", "5") == "Invisible Walls takes nothing (5, × 0), 110 left."


@rule("NV-DMG-14", "NV-ATK-10")
def test_a_knock_out_is_told_once() -> None:
    """The hit does not add that nothing is left: the next line says so."""
    table = garden(1).army(0, "froomp", dice="6", row="lawn_grunt").act().roll("6")
    table.do("0: attack froomp 6", "0: target lawn_grunt")
    hit, knocked_out = lines(table, "hit", "knocked_out")
    assert hit == "Lawn Grunt takes 6."
    assert knocked_out.startswith("Ada knocks out Lawn Grunt.")
    table = garden(1).army(0, cards="egg_grenade", row="lawn_grunt:4").act().do("0: tactic egg_grenade lawn_grunt")
    assert lines(table, "hurt") == ["Lawn Grunt takes 3."]


def games_of_bots() -> Iterator[Event]:
    """The events of whole games, both Bosses among them."""
    for seats, boss in ((1, "invisible_walls"), (2, "scarecrow"), (3, "invisible_walls"), (4, "scarecrow")):
        for seed in range(3):
            match = Match.new(Nirds(), seats, {"level": 2, "boss": boss}, seed)
            rng = random.Random(seed)
            Driver(match, {seat: make_bot(Nirds(), "sergeant", seat, rng) for seat in range(seats)}, rng).run()
            yield from match.log


def added_up(data: dict[str, object]) -> int:
    """The damage that a reader of the log works out."""
    part = {name: value for name, value in data.items() if isinstance(value, int)}
    if data["lacks"] != "nothing":
        return 0
    dice = sum(int(die.rpartition("→")[2]) for die in str(data["dice"]).split(" + "))
    total = dice - part["armor"] + part["weak"] + part["bonus"] + part["leader"] + part["boost"]
    through = max(0, total * (2 if data["doubled"] else 1) - part["shield"])
    return min(through, part["cap"] or through) * part["factor"]


@rule("NV-DMG-14", "NV-ATK-06")
def test_every_told_sum_adds_up_to_the_damage() -> None:
    hits = [event for event in games_of_bots() if event.kind in ("hit", "boss_hit")]
    assert len(hits) > 300
    assert {event.kind for event in hits} == {"hit", "boss_hit"}
    for event in hits:
        assert added_up(event.data) == event.data["n"], WORDS.tell(event)


@rule("NV-SCR-04")
def test_scarecrows_night_attack_is_told_first() -> None:
    table = garden(2).boss("scarecrow").army(0, row="vampire").army(1).night()
    assert [event.kind for event in table.events][:2] == ["night", "boss_attacks"]
    assert lines(table, "boss_attacks") == [
        "Scarecrow rustles through the dark: one of you loses a life, everybody loses a Nird."
    ]
    alone = garden(1).boss("scarecrow").army(0).night()
    assert lines(alone, "boss_attacks") == ["Scarecrow rustles through the dark: you lose a life and a Nird."]


@rule("NV-WAL-01")
def test_walls_do_not_attack_at_night() -> None:
    table = garden(1).boss("invisible_walls").night()
    assert table.told("boss_attacks") == []


@rule("NV-UPK-03")
def test_two_gnomes_alike_are_told_apart() -> None:
    table = garden(1).deck("wheelbarrow wheelbarrow-2").upkeep()
    assert lines(table, "gnome_entered") == [
        "Wheelbarrow Gnome lines up against Ada.",
        "Another Wheelbarrow Gnome lines up against Ada.",
    ]
