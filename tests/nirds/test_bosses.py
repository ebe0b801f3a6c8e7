"""Leaders and Bosses (NV-LDR, NV-BOS, NV-SCR, NV-WAL), and the end (NV-END)."""

from __future__ import annotations

from gnomestead.games.nirds.game import Nirds
from gnomestead.games.nirds.rules.army import dice_max
from gnomestead.games.nirds.rules.cards import BOSSES, GNOMES
from gnomestead.games.nirds.rules.market import price
from gnomestead.games.nirds.rules.reasons import NIRD_IDS
from gnomestead.testing import rule
from nirds.garden import garden

MINIONS = "chainsaw chainsaw-2 stone opera mirror hedge_shredder hedge_shredder-2 lawnmower lawnmower-2 concrete"


@rule("NV-LDR-01")
def test_froomp_starts_with_five_and_may_own_nine() -> None:
    state = Nirds().start(2, {"army_1": "froomp", "army_2": "wompins"}, seed=1)
    assert [army.dice for army in state.armies] == [5, 4]
    assert [dice_max(state, seat) for seat in (0, 1)] == [9, 8]


@rule("NV-LDR-02")
def test_wompins_adds_one_to_every_attack() -> None:
    table = garden(2).army(1, dice="5 1", row="vampire")
    table.state.first = 1
    table.act().roll("3").do("1: attack wompins 5", "1: target vampire")
    assert table.row(1) == "vampire:4"


@rule("NV-LDR-03", "NV-LDR-05")
def test_pebbles_makes_recruits_cheaper_awake_or_asleep() -> None:
    table = garden(3).army(2, "~pebbles crumb")
    assert price(table.state, 2, NIRD_IDS["peck_recruit"]) == 2
    assert price(table.state, 0, NIRD_IDS["peck_recruit"]) == 4


@rule("NV-LDR-04")
def test_sneefle_is_asked_after_trading() -> None:
    table = garden(4).army(3, dice="4", row="stone").trade().do("0: ready", "1: ready", "2: ready", "3: ready")
    assert table.waits == (3,)
    assert table.state.default(3) == "keep"


@rule("NV-LDR-06")
def test_a_leader_that_leaves_takes_the_effect_along() -> None:
    table = garden(3).army(2, "crumb abacus")
    assert price(table.state, 2, NIRD_IDS["peck_recruit"]) == 4
    walls = garden(1).boss("invisible_walls").army(0, dice="6 1 1 1 2 2 2 2 2").act().roll("1")
    walls.do("0: attack froomp 6", "0: space birdprint", "0: froomp")
    assert walls.menu(0) == "1 2"
    walls.do("0: 2")
    assert walls.owned(0) == 8


@rule("NV-BOS-01")
def test_the_boss_is_chosen_or_random() -> None:
    table = garden(2, boss="choose").deck("").pile(MINIONS)
    table.state.first = 1
    table.upkeep()
    assert table.waits == (1,)
    assert table.menu(1) == "scarecrow invisible_walls"
    table.do("1: invisible_walls")
    assert table.state.boss == 1
    found = set()
    for seed in range(20):
        game = garden(1).deck("").pile(MINIONS)
        game.state.chance = game.state.chance.stream(str(seed))
        found.add(game.upkeep().state.boss)
    assert found == {0, 1}
    assert garden(1, boss="scarecrow").deck("").pile(MINIONS).upkeep().state.boss == 0


@rule("NV-BOS-02", "NV-SCR-01", "NV-SCR-02")
def test_scarecrow_gathers_minions_when_he_enters() -> None:
    table = garden(3, boss="scarecrow").deck("").pile(f"{MINIONS} lawn_grunt rake_raider").upkeep()
    assert [len(army.row) for army in table.state.armies] == [1, 1, 1]
    assert len(table.state.minions) == 7
    assert {GNOMES[1][card].id for card in table.state.pile} == {"lawn_grunt", "rake_raider"}
    assert table.state.boss_health() == 120
    assert BOSSES[0].health == (40, 80, 120, 160)


@rule("NV-BOS-03", "NV-END-02")
def test_the_team_wins_in_the_instant_the_damage_is_placed() -> None:
    table = garden(1).boss("scarecrow", damage=35).army(0, "kamikaze_kiwi", dice="1").act().roll("1")
    table.do("0: attack kamikaze_kiwi 1", "0: target boss")
    assert table.verdict == "boss_defeated"
    assert table.nirds(0) == "kamikaze_kiwi"


@rule("NV-BOS-04")
def test_with_a_boss_no_places_are_refilled_from_the_deck() -> None:
    table = garden(1).boss("scarecrow").deck("lawn_grunt lantern").upkeep()
    assert table.row(0) == ""


@rule("NV-BOS-05")
def test_fresh_and_hurt_apply_to_the_boss() -> None:
    table = garden(1).boss("scarecrow").army(0, "gannet_divebomber pike_pigeon", dice="3 3 4").act().roll("5 1 1")
    table.do("0: attack gannet_divebomber 3", "0: target boss", "0: attack pike_pigeon 3 4", "0: target boss")
    assert table.state.boss_damage == 10 + (2 + 1 + 2)


@rule("NV-SCR-03")
def test_example_49_scarecrow_hides_behind_any_minion() -> None:
    table = garden(2).boss("scarecrow").army(0, dice="6 4").army(1, row="chainsaw:10").act().roll("6")
    table.do("0: attack froomp 6")
    assert table.menu(0, "target") == "chainsaw"
    assert table.why(0, "scarecrow") == "NV-SCR-03"
    table.do("0: target chainsaw", "1: pass").roll("3").do("0: attack tumble 4")
    assert table.menu(0, "target") == "boss"


@rule("NV-SCR-04")
def test_scarecrows_night() -> None:
    table = garden(2).boss("scarecrow").pile(MINIONS).army(0, row="vampire").army(1)
    table.state.minions = table.state.pile
    table.state.pile = []
    table.state.first = 1
    table.night()
    assert table.menu(1) == "p1 p2"
    table.do("1: p1")
    assert table.waits == (0, 1)
    table.do("0: tumble", "1: dinkle")
    assert table.lives(0) == 1
    assert [len(army.row) for army in table.state.armies] == [2, 1]


@rule("NV-SCR-04")
def test_example_50_alone_with_one_life() -> None:
    table = garden(1).boss("scarecrow").army(0, lives=1).night()
    assert table.verdict == "life"


@rule("NV-SCR-05")
def test_example_48_fifteen_minions_last_three_rounds_with_four_players() -> None:
    table = garden(4, boss="scarecrow").deck("")
    for seat, more in enumerate(("ols odd_duck", "plus_plover odd_duck-2", "flip_finch even_egret", "pike_pigeon ols")):
        table.army(seat, f"{table.nirds(seat)} {more.replace('ols', 'twin_terns') if seat else more}")
    strong = [g.id for g in GNOMES[1] if g.wave in (3, 4)][:15]
    table.pile(" ".join(strong)).upkeep()
    assert len(table.state.minions) == 11
    left = []
    for _ in range(3):
        for seat in range(4):
            table.army(seat, lives=3, row="")
        table.state.frames = []
        table.night()
        table.do("0: p1")
        for seat in range(4):
            if seat in table.waits:
                table.do(f"{seat}: {table.menu(seat).split()[0]}")
        left.append(len(table.state.minions))
        if table.verdict:
            break
    assert left[:2] == [7, 3]
    assert table.verdict == "minions"


@rule("NV-SCR-06")
def test_minions_are_gnomes_and_do_not_return() -> None:
    table = garden(1).boss("scarecrow").army(0, dice="6", cards="", row="chainsaw:14").tactic_deck("worm_break").act()
    table.roll("6").do("0: attack froomp 6", "0: target chainsaw")
    assert table.cards(0) == "worm_break"
    assert len(table.state.pile) == 1
    assert table.state.minions == []


@rule("NV-WAL-01")
def test_the_walls_must_fall_in_one_round() -> None:
    table = garden(1).boss("invisible_walls").army(0, dice="6").act().do("0: pass")
    assert table.verdict == "walls"
    fresh = garden(1, boss="invisible_walls").deck("").upkeep()
    assert fresh.verdict == ""
    fresh.do("0: ready", "0: pass")
    assert fresh.verdict == "walls"


@rule("NV-WAL-02", "NV-WAL-06")
def test_a_space_multiplies_and_then_acts_before_the_troop_sleeps() -> None:
    table = garden(1).boss("invisible_walls").army(0, "froomp ~tumble ~fizzwick", dice="6").act().roll("5")
    table.do("0: attack froomp 6", "0: space splat")
    assert table.state.boss_damage == 0
    assert table.menu(0) == "none tumble fizzwick"
    table.do("0: tumble fizzwick")
    assert table.nirds(0) == "~froomp tumble fizzwick"


@rule("NV-WAL-03", "NV-DMG-10")
def test_example_51_a_sacrifice_may_win() -> None:
    for health, verdict in ((30, "boss_defeated"), (31, "life")):
        table = garden(1).boss("invisible_walls", damage=110 - health).army(0, "froomp heavy_heron", "4 4", lives=1)
        table.act().roll("4 4").do("0: attack heavy_heron 4 4", "0: space shards")
        assert table.verdict == verdict


@rule("NV-WAL-03")
def test_who_crashes_into_the_walls_tells_how_hard() -> None:
    table = garden(1).boss("invisible_walls").army(0, "froomp heavy_heron", "4 4").act().roll("4 4")
    table.do("0: attack heavy_heron 4 4", "0: space shards")
    told = next(event.data for event in table.events if event.kind == "space")
    assert told == {"seat": 0, "space": "shards", "factor": 3, "boss": "invisible_walls"}


@rule("NV-WAL-04")
def test_example_52_each_player_uses_each_space_once() -> None:
    table = garden(2).boss("invisible_walls").army(0, dice="6 4").army(1, dice="5").act().roll("1")
    table.do("0: attack froomp 6", "0: space birdprint", "0: fizzwick").roll("1")
    table.do("1: attack wompins 5")
    assert "birdprint" in table.menu(1, "space")
    table.do("1: space smudge").roll("1").do("0: attack tumble 4")
    assert "birdprint" not in table.menu(0, "space")
    assert table.why(0, "birdprint") == "NV-WAL-04"
    table.state.armies[0].marks = 0b11111110
    table.state.forget_menus()
    assert table.menu(0, "space") == "splat"
    table.do("0: space splat", "0: none")
    assert table.state.armies[0].marks == 0


@rule("NV-WAL-05")
def test_the_space_is_chosen_in_place_of_the_target() -> None:
    table = garden(1).boss("invisible_walls").army(0, dice="6").act().roll("2").do("0: attack froomp 6")
    assert table.menu(0) == "space"
    assert len(table.menu(0, "space").split()) == 8
    assert BOSSES[1].health == (110, 215, 290, 310)
    assert table.state.default(0) == "space full_tilt"
    table.army(0, lives=1)
    assert table.state.default(0) == "space birdprint"


@rule("NV-END-01")
def test_no_lives_or_no_nirds_loses_for_all() -> None:
    table = garden(2).army(1, row="lawn_grunt", lives=1).night()
    assert table.state.verdict == ("life", 1)
    assert table.state.over
    result = table.state.result()
    assert result is not None
    assert not any(standing.won for standing in result)
    table = garden(2).army(1, "wompins", row="birdhouse_bandit").night()
    assert table.state.verdict == ("nird", 1)


@rule("NV-END-02")
def test_the_bosses_have_their_own_ways_to_win() -> None:
    assert garden(1).boss("invisible_walls").night().verdict == "walls"
    table = garden(1, boss="scarecrow").deck("").upkeep()
    assert table.verdict == "minions"


@rule("NV-END-03")
def test_the_first_verdict_counts() -> None:
    table = garden(2).army(0, "froomp", lives=1, row="chainsaw").night()
    assert table.state.verdict == ("life", 0)
    assert len(table.told("lost")) == 1


@rule("NV-END-04")
def test_winter_comes_after_round_thirty() -> None:
    table = garden(1).army(0, dice="", row="piggy_bank tariff", lives=3)
    table.state.round = 30
    table.act().do("0: pass", "0: tariff")
    assert table.verdict == "winter"
