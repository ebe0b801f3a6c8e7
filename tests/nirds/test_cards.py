"""Every card of every deck does what is printed on it."""

from __future__ import annotations

import pytest

from gnomestead.games.nirds.content import BOX, check_effects
from gnomestead.games.nirds.rules.cards import GNOMES, NIRDS, SPACES, TACTICS
from gnomestead.games.nirds.rules.effects import VERBS
from gnomestead.kernel import BadContent
from nirds.garden import Garden, garden


def listed(test: object) -> set[str]:
    """The cards a parametrized test goes through."""
    cases = test.pytestmark[0].args[1]  # type: ignore[attr-defined]
    return {case[0] for case in cases}


def designs(cards: list[str]) -> set[str]:
    return {card.partition("-")[0] for card in cards}


# Troops: dice laid, dice rolled, what is left of a Piggy-Bank (13 health, no shield alone) ---------------


@pytest.mark.parametrize(
    ("troop", "paid", "roll", "damage"),
    [
        ("froomp", "6", "2", 2),
        ("tumble", "4", "3", 3),
        ("wompins", "5", "2", 3),
        ("dinkle", "2", "2", 3),
        ("pebbles", "3", "2", 3),
        ("crumb", "6", "2", 3),
        ("sneefle", "3", "5", 5),
        ("twiddle", "5", "2", 3),
        ("peck_recruit", "3", "4", 4),
        ("ols", "1", "5", 5),
        ("shrike_sharpshooter", "6", "6", 9),
        ("shrike_sharpshooter", "6", "5", 6),
        ("bittern_bombardier", "1 6", "2 3", 5),
        ("twin_terns", "2 2", "3 3", 9),
        ("twin_terns", "2 2", "3 4", 7),
        ("pike_pigeon", "3 4", "1 2", 4),
        ("odd_duck", "3", "5", 6),
        ("odd_duck", "3", "4", 4),
        ("even_egret", "2", "4", 5),
        ("even_egret", "2", "5", 5),
        ("moorhen_medic", "5", "4", 4),
        ("scavenging_starling", "4", "4", 4),
        ("sapper_swift", "2", "4", 5),
        ("kamikaze_kiwi", "1", "4", 9),
        ("conga_conures", "1 2 3", "1 1 2", 7),
        ("early_bird", "2", "4", 4),
        ("heavy_heron", "1 5", "3 3", 8),
        ("cassowary_cannon", "2 2 2", "1 1 6", 13),
        ("snipe_sniper", "6", "4", 7),
        ("bustard_bazooka", "5", "4 3", 7),
        ("bustard_bazooka", "5", "3", 3),
        ("murmuration", "1", "4", 4),
        ("fennix", "1", "4", 5),
        ("gannet_divebomber", "3", "4", 8),
        ("thunder_emu", "1 2 6", "1 1 2", 6),
        ("valkyrie_vulture", "5", "4", 5),
        ("night_nurse", "3", "4", 5),
        ("mathlete_macaws", "2 3 4", "1 1 1", 6),
        ("penguin_platoon", "2 4", "4 6", 16),
        ("penguin_platoon", "2 4", "4 5", 11),
        ("oddball_ostrich", "1 3", "1 2", 8),
        ("last_resort_goose", "1", "3", 8),
    ],
)
def test_every_troop_hits_as_printed(troop: str, paid: str, roll: str, damage: int) -> None:
    table = garden(1).army(0, troop, dice=paid, lives=1 if troop == "last_resort_goose" else 3, row="gnomezilla")
    table.act().roll(roll).do(f"0: attack {troop} {paid}", "0: target gnomezilla")
    assert table.told("hit")[0]["n"] == damage


def test_every_troop_is_in_that_list() -> None:
    assert listed(test_every_troop_hits_as_printed) == designs([n.id for n in NIRDS if n.is_troop])


def test_bonuses_that_depend_on_the_target_or_the_army() -> None:
    table = garden(2).army(0, "bittern_bombardier", dice="1 1").army(1, row="vampire").act().roll("1 1")
    assert table.do("0: attack bittern_bombardier 1 1", "0: target vampire").row(1) == "vampire:3"
    table = garden(1).army(0, "pike_pigeon", dice="3 4", row="vampire:1").act().roll("1 1")
    assert table.do("0: attack pike_pigeon 3 4", "0: target vampire").row(0) == "vampire:6"
    table = garden(1).army(0, "conga_conures", dice="1 2 3", row="senator").act().roll("1 1 1")
    assert table.do("0: attack conga_conures 1 2 3", "0: target senator").row(0) == "senator:9"
    table = garden(1).army(0, "murmuration tumble dinkle ~crumb fizzwick", dice="1", row="vampire").act().roll("1")
    assert table.do("0: attack murmuration 1", "0: target vampire").row(0) == "vampire:3"
    table = garden(1).army(0, "mathlete_macaws fizzwick ~abacus", dice="1 2 3", row="vampire").act().roll("1 1 1")
    assert table.do("0: attack mathlete_macaws 1 2 3", "0: target vampire").row(0) == "vampire:8"


def test_what_troops_do_when_they_knock_out() -> None:
    table = garden(1).army(0, "moorhen_medic", dice="5", lives=1, row="lawn_grunt").act().roll("6")
    assert table.do("0: attack moorhen_medic 5", "0: target lawn_grunt").lives(0) == 2
    table = garden(1).army(0, "fennix", dice="1 1", row="lawn_grunt stone").act().roll("6")
    assert table.do("0: attack fennix 1", "0: target lawn_grunt").nirds(0) == "fennix"
    table.roll("1").do("0: attack fennix 1", "0: target stone")
    assert table.nirds(0) == "~fennix"
    table = garden(1).army(0, "valkyrie_vulture ~tumble", dice="4", row="lawn_grunt").act().roll("6")
    assert table.do("0: attack valkyrie_vulture 4", "0: target lawn_grunt").nirds(0) == "~valkyrie_vulture tumble"
    table = garden(1).army(0, "froomp night_nurse", dice="2", lives=2, row="lawn_grunt").act().roll("6")
    assert table.do("0: attack night_nurse 2", "0: target lawn_grunt").lives(0) == 3
    table = garden(1).army(0, "froomp early_bird", row="stone").dawn()
    assert table.row(0) == "stone:1"
    table = garden(1).army(0, "froomp dawn_rooster", row="stone").tactic_deck("worm_break").dawn()
    assert table.cards(0) == "worm_break"


# Gnomes at night: what a player with three Nirds, two cards and four dice has left ----------------------

NIGHTS = [
    ("lawn_grunt", "2 3 2 4"),
    ("wheelbarrow", "2 3 2 4"),
    ("bucket_helmet", "2 3 2 4"),
    ("toadstool", "2 3 2 4"),
    ("fishing", "3 3 1 4"),
    ("megaphone", "3 3 2 5"),
    ("gift_shop", "2 3 2 4"),
    ("birdhouse_bandit", "3 2 2 4"),
    ("lantern", "2 3 2 4"),
    ("tariff", "2 3 2 4"),
    ("hiring_freeze", "3 3 1 4"),
    ("rake_raider", "2 3 2 4"),
    ("garden_hose", "2 3 2 4"),
    ("flowerpot_knight", "2 3 2 4"),
    ("bodyguard", "3 3 0 4"),
    ("shy", "2 3 2 4"),
    ("compost", "2 3 2 4"),
    ("lab_inspector", "3 2 2 4"),
    ("press_gang", "3 2 2 4"),
    ("hedgehog_rider", "2 3 2 4"),
    ("piggy_bank", "3 3 2 3"),
    ("union_rep", "2 3 2 4"),
    ("flat_garden", "2 3 2 4"),
    ("customs", "2 3 2 4"),
    ("sprinkler", "2 3 2 4"),
    ("pinwheel", "2 3 2 4"),
    ("chainsaw", "2 3 2 4"),
    ("stone", "2 3 2 4"),
    ("opera", "3 1 1 4"),
    ("mirror", "2 3 2 4"),
    ("hedge_shredder", "2 3 2 4"),
    ("drill_sergeant", "2 3 2 4"),
    ("vampire", "2 3 2 4"),
    ("foghorn", "2 3 2 4"),
    ("censor", "3 2 2 4"),
    ("senator", "2 3 1 4"),
    ("lawnmower", "2 3 2 4"),
    ("concrete", "2 3 2 4"),
    ("gnome_alone", "1 3 2 4"),
    ("gnomezilla", "2 3 2 4"),
    ("siege_barrow", "2 3 2 3"),
    ("gnomenclator", "2 2 2 4"),
    ("prime_minigster", "2 3 2 4"),
    ("filibuster", "2 3 2 4"),
    ("sundial", "2 3 2 4"),
    ("matryoshgnome", "2 3 2 4"),
    ("iron_beard", "2 3 2 4"),
    ("jack_in_the_pot", "1 3 2 4"),
    ("topiary_titan", "1 3 2 4"),
    ("gnomad_chief", "2 3 2 4"),
]


def after_attack(table: Garden, seat: int) -> str:
    """Lives, Nirds, cards and dice when the attacks are over; choices go to the first option or player 1."""
    while table.state.phase == 4 and table.waits:
        who = table.waits[0]
        said = ""
        while "." not in table.menu(who, said).split() and table.menu(who, said):
            said = f"{said} {table.menu(who, said).split()[0]}".strip()
        table.do(f"{who}: {said}")
    army = table.state.armies[seat]
    return f"{army.lives} {len(army.nirds)} {len(army.tactics)} {army.dice}"


def besieged(seats: int, gnome: str) -> Garden:
    """A row of one Gnome; the deck is full of harmless ones of wave I."""
    table = garden(seats).army(0, cards="tarpaulin tarpaulin-2", row=gnome)
    for seat in range(seats):
        table.army(seat, dice="1 1 1 1")
        if seat:
            table.army(seat, cards=f"egg_grenade-{seat + 1} distraction-{seat + 1}")
    table.state.wave = 4
    table.state.round = 30  # no Sunrise follows
    fillers = "lawn_grunt-3 lantern-2 wheelbarrow-2 fishing-2 toadstool-2 bucket_helmet-2 lawn_grunt-2"
    return table.deck(f"{fillers} rake_raider-2 garden_hose-2 flowerpot_knight-2 chainsaw-2")


@pytest.mark.parametrize(("gnome", "left"), NIGHTS)
def test_every_gnome_attacks_as_printed_alone(gnome: str, left: str) -> None:
    assert after_attack(besieged(1, gnome).night(), 0) == left


def test_every_gnome_is_in_that_list() -> None:
    assert listed(test_every_gnome_attacks_as_printed_alone) == designs([g.id for g in GNOMES[1]])


@pytest.mark.parametrize(
    ("gnome", "two", "three", "four"),
    [
        # what player 1 has left when every choice falls on player 1
        ("garden_hose", "2 3 1 4", "2 3 1 4", "2 3 1 4"),
        ("flowerpot_knight", "2 3 2 4", "2 3 1 4", "2 3 1 4"),
        ("compost", "2 3 2 4", "2 2 2 4", "2 2 2 4"),
        ("chainsaw", "2 2 2 4", "2 2 2 4", "2 2 2 4"),
        ("stone", "2 3 2 4", "1 3 2 4", "1 3 2 4"),
        ("hedge_shredder", "2 2 2 4", "2 2 2 4", "2 2 2 4"),
        ("drill_sergeant", "2 3 2 4", "2 3 2 4", "2 3 1 4"),
        ("vampire", "2 3 2 4", "1 3 2 4", "1 3 2 4"),
        ("foghorn", "2 3 2 4", "2 3 1 4", "2 3 1 4"),
        ("lawnmower", "2 2 2 4", "2 2 2 4", "1 2 2 4"),
        ("concrete", "1 3 2 4", "1 3 2 4", "1 3 2 4"),
        ("gnomezilla", "1 3 2 4", "1 3 2 4", "1 2 2 4"),
        ("prime_minigster", "2 1 2 4", "2 1 2 4", "2 1 2 4"),
        ("filibuster", "2 3 2 4", "2 2 2 4", "2 2 2 4"),
        ("sundial", "2 3 2 4", "2 2 2 4", "2 2 2 4"),
        ("matryoshgnome", "1 3 2 4", "1 3 2 4", "1 3 2 4"),
        ("iron_beard", "2 2 2 4", "2 2 2 4", "2 2 2 4"),
        ("jack_in_the_pot", "1 3 2 4", "1 3 2 4", "1 2 2 4"),
        ("gnomad_chief", "2 3 2 4", "2 2 2 4", "2 2 2 4"),
    ],
)
def test_what_gnomes_do_with_more_players(gnome: str, two: str, three: str, four: str) -> None:
    for seats, left in ((2, two), (3, three), (4, four)):
        assert after_attack(besieged(seats, gnome).night(), 0) == left, seats


def test_added_gnomes_stand_in_the_row() -> None:
    for gnome in ("megaphone", "drill_sergeant", "gnomad_chief"):
        table = besieged(1, gnome).night()
        assert "lawn_grunt-3" in table.row(0).split()


REWARDS = [
    ("wheelbarrow", "tactic_gained 1"),
    ("bucket_helmet", "tactic_gained 1"),
    ("toadstool", "tactic_gained 1"),
    ("fishing", "tactic_gained 1"),
    ("megaphone", "woke 1"),
    ("gift_shop", "life_gained 1"),
    ("birdhouse_bandit", "recruited 1"),
    ("lantern", "woke 1"),
    ("rake_raider", "tactic_gained 1"),
    ("flowerpot_knight", "tactic_gained 1"),
    ("bodyguard", "tactic_gained 1"),
    ("shy", "life_gained 1"),
    ("compost", "tactic_gained 1"),
    ("lab_inspector", "woke 1"),
    ("press_gang", "recruited 1"),
    ("hedgehog_rider", "tactic_gained 2"),
    ("piggy_bank", "die_rolled 1"),
    ("customs", "tactic_gained 1"),
    ("sprinkler", "woke 1"),
    ("pinwheel", "tactic_gained 1"),
    ("chainsaw", "tactic_gained 1"),
    ("opera", "tactic_gained 1"),
    ("mirror", "life_gained 1"),
    ("hedge_shredder", "die_rolled 1"),
    ("drill_sergeant", "tactic_gained 1"),
    ("vampire", "life_gained 1"),
    ("foghorn", "woke 1"),
    ("censor", "tactic_gained 1"),
    ("senator", "recruited 1"),
    ("lawnmower", "tactic_gained 1"),
    ("gnome_alone", "life_gained 1"),
    ("gnomezilla", "recruited 1"),
    ("siege_barrow", "die_rolled 1"),
    ("gnomenclator", "woke 1"),
    ("prime_minigster", "tactic_gained 1"),
    ("filibuster", "tactic_gained 1"),
    ("sundial", "tactic_gained 1"),
    ("matryoshgnome", "gnome_entered 1"),
    ("iron_beard", "tactic_gained 1"),
    ("jack_in_the_pot", "life_gained 1"),
    ("topiary_titan", "recruited 1"),
    ("gnomad_chief", "tactic_gained 2"),
]


@pytest.mark.parametrize(("gnome", "reward"), REWARDS)
def test_every_knock_out_brings_what_is_printed(gnome: str, reward: str) -> None:
    kind, _, amount = reward.partition(" ")
    health = next(g.health for g in GNOMES[1] if g.id == gnome)
    table = garden(1).army(0, "froomp ~tumble ~fizzwick", lives=1, cards="egg_grenade", row=f"{gnome}:{health - 1}")
    table.deck("lawn_grunt tariff").act().do(f"0: tactic egg_grenade {gnome}")
    told = len(table.told(kind))
    if kind == "recruited" and not told:
        level = {"senator": 2, "gnomezilla": 2}.get(gnome, 1)
        first = table.menu(0).split()[0]
        assert {n.level for n in NIRDS if n.id == first} == {level}
        told = len(table.do(f"0: {first}").told(kind))
    assert told == int(amount)
    woken = {"megaphone": "fizzwick", "lab_inspector": "fizzwick", "foghorn": "fizzwick", "gnomenclator": "fizzwick"}
    if kind == "woke":
        assert woken.get(gnome, "tumble") in table.nirds(0).split()


def test_all_knock_out_effects_are_in_that_list() -> None:
    assert {gnome for gnome, _ in REWARDS} == designs([g.id for g in GNOMES[1] if g.ko])


def test_jack_in_the_pot_heals_anyone() -> None:
    table = garden(2).army(0, cards="egg_grenade", row="jack_in_the_pot:20").army(1, lives=1).act()
    table.do("0: tactic egg_grenade jack_in_the_pot", "0: p2")
    assert table.lives(1) == 2


@pytest.mark.parametrize(
    ("gnome", "seats", "troop", "paid", "roll", "dealt"),
    [
        ("lawn_grunt", 2, "heavy_heron", "1 1", "1 1", 3),
        ("lawn_grunt", 1, "heavy_heron", "1 1", "1 1", 4),
        ("wheelbarrow", 2, "froomp", "6", "4", 3),
        ("fishing", 2, "froomp", "6", "4", 3),
        ("bucket_helmet", 1, "heavy_heron", "1 1", "2 3", 5),
        ("toadstool", 1, "heavy_heron", "1 1", "1 2", 9),
        ("rake_raider", 2, "froomp", "6", "4", 3),
        ("garden_hose", 2, "froomp", "6", "4", 3),
        ("flowerpot_knight", 1, "heavy_heron", "1 1", "3 4", 6),
        ("compost", 1, "heavy_heron", "1 1", "3 1", 8),
        ("lab_inspector", 2, "froomp", "6", "4", 3),
        ("press_gang", 2, "froomp", "6", "4", 3),
        ("piggy_bank", 2, "froomp", "6", "4", 3),
        ("union_rep", 2, "froomp", "6", "4", 3),
        ("flat_garden", 2, "froomp", "6", "4", 3),
        ("pinwheel", 1, "heavy_heron", "1 1", "5 6", 10),
        ("chainsaw", 2, "froomp", "6", "4", 3),
        ("stone", 1, "froomp", "6", "4", 1),
        ("opera", 2, "froomp", "6", "4", 3),
        ("mirror", 1, "heavy_heron", "1 1", "4 5", 7),
        ("hedge_shredder", 2, "froomp", "6", "4", 2),
        ("lawnmower", 2, "froomp", "6", "4", 2),
        ("concrete", 1, "heavy_heron", "1 1", "3 4", 6),
        ("gnomezilla", 2, "froomp", "6", "4", 2),
        ("siege_barrow", 1, "froomp", "6", "6", 0),
        ("gnomenclator", 2, "froomp", "6", "4", 3),
        ("filibuster", 1, "froomp", "6", "5", 0),
        ("sundial", 2, "froomp", "6", "4", 3),
        ("matryoshgnome", 2, "froomp", "6", "4", 3),
        ("iron_beard", 1, "froomp", "6", "4", 2),
        ("jack_in_the_pot", 2, "froomp", "6", "6", 6),
    ],
)
def test_armor_weakness_and_shields_as_printed(
    gnome: str, seats: int, troop: str, paid: str, roll: str, dealt: int
) -> None:
    table = garden(seats).army(0, f"{troop} fizzwick", dice=paid, row=gnome).act().roll(roll)
    table.do(f"0: attack {troop} {paid}", f"0: target {gnome}")
    assert table.told("hit")[0]["n"] == dealt


def test_gnomes_that_strike_back() -> None:
    table = garden(1).army(0, dice="6", cards="worm_break", row="hedgehog_rider").act().roll("2")
    assert table.do("0: attack froomp 6", "0: target hedgehog_rider").cards(0) == ""
    table = garden(1).army(0, dice="6", row="gnomenclator").act().roll("2")
    assert table.do("0: attack froomp 6", "0: target gnomenclator").nirds(0) == "~froomp tumble ~fizzwick"
    table = garden(1).army(0, dice="6 5 5", row="hedge_shredder").act().roll("2")
    assert table.do("0: attack froomp 6", "0: target hedge_shredder").owned(0) == 2


def test_gnomes_at_sunrise() -> None:
    assert garden(1).army(0, row="compost:5").dawn().row(0) == "compost:2"
    assert garden(1).army(0, row="vampire:3").dawn().row(0) == "vampire"
    assert garden(1).army(0, row="topiary_titan:7").dawn().row(0) == "topiary_titan:2"
    assert garden(1).army(0, row="sprinkler").dawn().menu(0) == "froomp tumble"
    assert garden(1).army(0, row="foghorn").dawn().nirds(0) == "froomp tumble ~fizzwick"
    assert garden(1).army(0, cards="worm_break", row="sundial").dawn().cards(0) == ""


@pytest.mark.parametrize(
    ("gnome", "lock"),
    [
        ("tariff", "no_trade"),
        ("hiring_freeze", "no_recruit"),
        ("union_rep", "no_recruit"),
        ("flat_garden", "no_science"),
        ("customs", "no_trade tax"),
        ("censor", "no_science"),
        ("senator", "no_recruit no_trade"),
        ("prime_minigster", "no_recruit no_science"),
        ("filibuster", "no_trade"),
    ],
)
def test_political_gnomes_lock_what_is_printed(gnome: str, lock: str) -> None:
    table = garden(2).army(0, dice="1 6").army(1, dice="2 3", row=gnome).market("peck_recruit").trade()
    assert ("offer" not in table.menu(0).split()) == ("no_trade" in lock)
    assert ("science" not in table.menu(0)) == ("no_science" in lock)
    table.do("0: ready", "1: ready")
    assert ("recruit" not in table.menu(0)) == ("no_recruit" in lock)
    if "tax" in lock:
        assert table.menu(0, "recruit peck_recruit 1") == "6"


# Tactic cards -----------------------------------------------------------------------------------------


def played(move: str, **army: object) -> Garden:
    card = move.split()[0]
    table = garden(1).army(0, cards=card, **army)  # type: ignore[arg-type]
    return table.act().roll("5 6").do(f"0: tactic {move}")


TESTED_TACTICS = {
    "distraction": "stunned",
    "worm_break": "life",
    "bigger_bullets": "boost",
    "covering_fire": "boost",
    "lucky_feather": "dice",
    "loaded_die": "dice",
    "strong_coffee": "wake",
    "egg_grenade": "damage",
    "carpet_bombing": "damage",
    "expense_account": "discount",
    "job_fair": "market",
    "crash_course": "awake",
    "second_wind": "regain",
    "fake_beard": "move",
    "tarpaulin": "cover",
    "birdseed_bribe": "remove",
    "spy_sparrow": "scout",
    "reserves": "recruit",
    "dawn_chorus": "wake",
    "group_hug": "life",
}


def test_every_tactic_card_is_played_below() -> None:
    assert set(TESTED_TACTICS) == designs([card.id for card in TACTICS])


def test_distraction_worm_break_and_group_hug() -> None:
    assert len(played("distraction stone", row="stone").state.stunned) == 1
    assert played("worm_break", row="stone", lives=1).lives(0) == 2
    table = garden(2).army(0, cards="group_hug", row="stone").army(1, lives=2).act()
    assert table.menu(0, "tactic group_hug") == "p2"
    assert table.do("0: tactic group_hug p2").lives(1) == 3


def test_boosts() -> None:
    for card, n in (("bigger_bullets", 4), ("covering_fire", 3)):
        table = garden(1).army(0, dice="6", cards=card, row="vampire").act().roll("2")
        table.do("0: attack froomp 6", f"0: tactic {card}", "0: target vampire")
        assert table.row(0) == f"vampire:{2 + n}"


def test_dice_cards() -> None:
    assert played("lucky_feather 1 2", dice="1 2 3", row="stone").dice(0) == "3 5 6"
    assert played("loaded_die 1 =6", dice="1 2", row="stone").dice(0) == "2 6"
    table = garden(1).army(0, dice="6", cards="loaded_die", row="vampire").act().roll("1")
    table.do("0: attack froomp 6", "0: tactic loaded_die 1 =6", "0: target vampire")
    assert table.row(0) == "vampire:6"
    table = garden(1).army(0, dice="6 6 2", cards="second_wind", row="vampire")
    table.act().roll("1").do("0: attack froomp 6", "0: target vampire").roll("4")
    assert table.menu(0, "tactic second_wind") == "x1"
    assert table.do("0: tactic second_wind x1").dice(0) == "2 4 6"


def test_strong_coffee_and_dawn_chorus() -> None:
    assert played("strong_coffee", nirds="froomp ~fizzwick", row="stone").nirds(0) == "froomp fizzwick"
    table = played("strong_coffee", nirds="~froomp ~fizzwick", row="stone")
    assert table.menu(0) == "froomp fizzwick"
    table = garden(2).army(0, "froomp ~fizzwick", cards="dawn_chorus", row="stone")
    table.army(1, "~wompins ~beaksworth ~abacus").act().do("0: tactic dawn_chorus")
    assert table.waits == (1,)
    table.do("1: abacus")
    assert table.nirds(0) == "froomp fizzwick"
    assert table.nirds(1) == "~wompins ~beaksworth abacus"


def test_grenades_and_carpets() -> None:
    assert played("egg_grenade vampire", row="vampire stone").row(0) == "vampire:3 stone"
    table = garden(2).army(0, cards="carpet_bombing", row="vampire lantern:2").army(1, row="stone")
    table.act().do("0: tactic carpet_bombing")
    assert (table.row(0), table.row(1)) == ("vampire:3", "stone:3")


def test_bargains() -> None:
    table = played("expense_account", dice="1", row="stone").market("odd_duck")
    assert table.menu(0, "recruit odd_duck 1") == "."
    table = played("job_fair level-2", dice="1 1", row="stone")
    assert len(table.told("market")) == 5
    assert table.state.armies[0].bargain == 2
    table = played("crash_course", dice="4", row="stone").market("peck_recruit").do("0: recruit peck_recruit 4")
    assert table.nirds(0) == "froomp tumble fizzwick peck_recruit"
    table = played("reserves", row="stone")
    card = table.menu(0).split()[0]
    assert f"~{card}" in table.do(f"0: {card}").nirds(0)


def test_moving_covering_removing_scouting() -> None:
    table = garden(2).army(0, cards="fake_beard distraction", row="stone:2 vampire").act()
    table.do("0: tactic distraction stone")
    assert table.menu(0, "tactic fake_beard stone") == "p2"
    table.do("0: tactic fake_beard stone p2")
    assert (table.row(0), table.row(1)) == ("vampire", "stone:2")
    assert len(table.state.stunned) == 1
    table = played("tarpaulin union_rep", dice="6", row="union_rep").market("odd_duck")
    assert "odd_duck" in table.menu(0, "recruit")
    table = garden(1).army(0, cards="birdseed_bribe", row="rake_raider stone").act()
    assert table.menu(0, "tactic birdseed_bribe") == "rake_raider"
    assert table.do("0: tactic birdseed_bribe rake_raider").row(0) == "stone"
    table = garden(1).army(0, cards="spy_sparrow", row="stone").deck("lantern tariff shy vampire").act()
    table.do("0: tactic spy_sparrow")
    assert table.menu(0) == "none lantern tariff shy"
    table.do("0: tariff")
    assert [GNOMES[1][card].id for card in reversed(table.state.gnome_deck)] == ["lantern", "shy", "vampire"]
    assert table.state.scouted == 2


# Multiplier spaces ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "factor", "left"),
    [
        ("splat", 0, "3 3 1 3"),
        ("smudge", 1, "3 3 2 3"),
        ("echo", 1, "3 3 1 3"),
        ("hairline", 2, "3 3 0 3"),
        ("ricochet", 2, "3 3 1 2"),
        ("birdprint", 3, "3 2 1 3"),
        ("shards", 3, "2 3 1 3"),
        ("full_tilt", 4, "2 2 1 3"),
    ],
)
def test_every_space_multiplies_and_acts_as_printed(space: str, factor: int, left: str) -> None:
    table = garden(1).boss("invisible_walls").army(0, "froomp ~tumble ~fizzwick", dice="6 1 1", cards="worm_break")
    table.act().roll("3").do("0: attack froomp 6", f"0: space {space}")
    if table.state.attack is not None:
        table.do(f"0: {'none' if space == 'splat' else 'tumble'}")
    army = table.state.armies[0]
    assert table.state.boss_damage == 3 * factor
    assert f"{army.lives} {len(army.nirds)} {len(army.tactics)} {army.dice}" == left
    assert ("fizzwick" in table.nirds(0).split()) == (space == "echo")


def test_every_space_is_in_that_list() -> None:
    assert listed(test_every_space_multiplies_and_acts_as_printed) == {space.id for space in SPACES}


def test_full_tilt_costs_everyone_a_nird() -> None:
    table = garden(2).boss("invisible_walls").army(0, dice="6").act().roll("3")
    table.do("0: attack froomp 6", "0: space full_tilt")
    assert table.waits == (0, 1)


# The box ----------------------------------------------------------------------------------------------


def test_every_verb_that_happens_is_done_by_somebody() -> None:
    read_off = """bonus bonus_per double face_as reroll_attack explode pierce splash stay_awake armor weak shield
        aura_shield cap threshold min_dice guard hide no_recruit no_trade no_science tax dice_start dice_max army_bonus
        turn_die shielded_by_minions multiplier_track deadline"""
    assert set(BOX.vocabulary.verbs) == {*read_off.split(), *VERBS}


@pytest.mark.parametrize(
    ("effect", "complaint"),
    [
        ({"at": "ko", "do": "explain"}, "'explain' is no verb"),
        ({"at": "noon", "do": "gain_life"}, "'noon' is no timing"),
        ({"at": "ko", "do": "gain_life", "if": "sober"}, "'sober' is no condition"),
        ({"at": "damage", "do": "bonus_per", "per": "worm"}, "'worm' is no counter"),
        ({"at": "ko", "do": "gain_life", "faces": [1]}, "gain_life takes no faces"),
    ],
)
def test_content_is_checked_against_the_vocabulary(effect: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadContent, match=f"gnomes.toml: moth: {complaint}"):
        check_effects("gnomes.toml", "moth", [effect], BOX.vocabulary)
