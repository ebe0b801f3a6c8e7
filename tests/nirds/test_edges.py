"""Edges of rules that a mutation run got past, and what people are told before they choose."""

from __future__ import annotations

import random
from itertools import combinations_with_replacement, product

from gnomestead.bots.driver import Driver, make_bot
from gnomestead.games.nirds.game import Nirds
from gnomestead.games.nirds.rules.dice import differ, pool_of
from gnomestead.games.nirds.rules.rows import draw_gnome, enter
from gnomestead.games.nirds.state import EMPTY
from gnomestead.kernel import Choice, Match
from gnomestead.testing import rule
from nirds.garden import Garden, garden


def choice(table: Garden, seat: int, word: str, said: str = "") -> Choice:
    return next(each for each in table.state.choices(seat, table.state.read(seat, said)) if each.word == word)


def prompts(table: Garden) -> list[str]:
    return [table.state.frames[-1].prompt(table.state, seat, ()).key for seat in range(table.state.seats)]


# Trading ----------------------------------------------------------------------------------------------


@rule("NV-TRD-07")
def test_who_declined_the_only_swap_is_no_partner_any_more_but_others_are() -> None:
    table = garden(3).army(0, dice="3").army(1, dice="4").army(2, dice="5", row="stone").trade()
    assert table.menu(0, "offer") == "p2 p3"
    table.do("0: offer p2 3 4", "1: decline p1")
    assert table.menu(0, "offer") == "p3"


@rule("NV-TRD-03", "NV-FPL-01")
def test_who_owes_an_answer_is_told_so_and_nobody_else() -> None:
    table = garden(3).army(0, dice="3").army(1, dice="4").army(2, dice="5", row="stone").trade()
    assert prompts(table) == ["prompt-trading"] * 3
    assert prompts(table.do("0: offer p3 3 5")) == ["prompt-trading", "prompt-trading", "prompt-answer"]
    assert prompts(table.do("2: decline p1", "1: ask-token", "1: ready")) == [
        "prompt-answer", "prompt-trading-ready", "prompt-trading",
    ]  # fmt: skip


@rule("NV-TRD-03")
def test_a_die_wanted_is_one_of_the_partners() -> None:
    table = garden(3).army(0, dice="3").army(1, dice="4 4").army(2, dice="4 5", row="stone").trade()
    assert choice(table, 0, "4", "offer p2 3").things == ("die-1-0", "die-1-1")
    assert choice(table, 0, "4", "offer p3 3").things == ("die-2-0",)
    assert choice(table, 0, "3", "offer p2").things == ("die-0-0",)


@rule("NV-TRD-03")
def test_an_answer_repeats_the_offer() -> None:
    table = garden(2).army(0, dice="3").army(1, dice="4", row="stone").trade().do("0: offer p2 3 4")
    for verb in ("accept", "decline"):
        assert choice(table, 1, "p1", verb).label.args == {"seat": 0, "give": 3, "want": 4}


@rule("NV-TRD-09")
def test_a_tariff_is_why_dice_and_only_dice_are_not_swapped() -> None:
    table = garden(2).army(0, dice="2").army(1, dice="4", row="tariff").trade()
    assert table.why(0, "die-1-0") == "NV-TRD-09" and table.why(0, "froomp") != "NV-TRD-09"
    table = garden(2).army(0, dice="2").army(1, dice="4", row="stone").trade()
    assert table.why(0, "die-1-0") != "NV-TRD-09"


@rule("NV-TRD-01", "NV-TRD-06")
def test_a_swap_takes_two_dice_that_differ() -> None:
    """Every pair of small pools, against looking at each pair of dice."""
    pools = [faces for n in range(3) for faces in combinations_with_replacement((1, 2, 5, 6), n)]
    for mine, theirs in product(pools, repeat=2):
        wanted = any(one != other for one in mine for other in theirs)
        assert differ(pool_of(mine), pool_of(theirs)) == wanted, (mine, theirs)


@rule("NV-TRD-01")
def test_nobody_trades_with_a_player_without_dice() -> None:
    table = garden(2).army(0, dice="3").army(1, dice="", row="stone").trade()
    assert "offer" not in table.menu(0).split()


# Equal cards, single choices --------------------------------------------------------------------------


@rule("NV-SCI-02", "NV-PAT-03")
def test_of_equal_scientists_one_is_offered() -> None:
    table = garden(1).army(0, "plus_plover plus_plover-2 flip_finch", dice="2", row="stone").act()
    assert table.menu(0, "science") == "plus_plover flip_finch"


@rule("NV-REC-01", "NV-PAT-03")
def test_a_recruit_is_any_of_its_equals_in_the_market() -> None:
    table = garden(1).army(0, dice="6 6", row="stone").market("plus_plover plus_plover-2 flip_finch").act()
    assert table.menu(0, "recruit").split().count("plus_plover") == 1
    assert choice(table, 0, "plus_plover", "recruit").things == ("plus_plover", "plus_plover-2")


@rule("NV-TAC-01")
def test_of_equal_tactic_cards_one_is_offered_and_no_other_is_lost() -> None:
    table = garden(1).army(0, cards="egg_grenade egg_grenade-2 carpet_bombing", row="stone").act()
    assert table.menu(0, "tactic") == "egg_grenade carpet_bombing"


@rule("NV-GEN-10", "NV-EFF-14")
def test_of_two_free_recruits_one_is_chosen() -> None:
    table = garden(1).army(0, cards="reserves", row="stone").market("peck_recruit flip_finch").act()
    for place in range(2, 5):
        table.state.decks[0].insert(0, table.state.market[place])
        table.state.market[place] = EMPTY
    table.state.forget_menus()
    table.do("0: tactic reserves")
    assert table.menu(0) == "peck_recruit flip_finch"
    table.do("0: flip_finch")
    assert table.nirds(0).endswith("~flip_finch")


@rule("NV-TAC-04")
def test_a_single_one_is_a_die_to_turn() -> None:
    table = garden(1).army(0, dice="1", cards="loaded_die", row="stone").act()
    assert table.menu(0, "tactic") == "loaded_die"
    assert table.do("0: tactic loaded_die 1 =6").dice(0) == "6"


@rule("NV-LDR-06", "NV-DIE-02")
def test_who_loses_a_nird_keeps_all_dice_up_to_the_maximum() -> None:
    table = garden(1).boss("invisible_walls").army(0, "tumble fizzwick", dice="4 1 1 1 1 1 1 1").act().roll("3")
    table.do("0: attack tumble 4", "0: space birdprint", "0: fizzwick")
    assert (table.nirds(0), table.owned(0)) == ("~tumble", 8)


# What everybody knows ---------------------------------------------------------------------------------


def lies(table: Garden, deck: str, place: int) -> int:
    """How many different cards may lie at this place, for all that anybody knows."""
    twins = [table.state.resample(0, random.Random(seed)) for seed in range(20)]
    piles = [twin.gnome_deck if deck == "gnomes" else twin.decks[2] for twin in twins]
    return len({pile[place] for pile in piles})


@rule("NV-GEN-04", "NV-GEN-07")
def test_a_card_put_under_a_deck_is_known_and_the_one_above_it_is_not() -> None:
    table = garden(1).army(0, cards="egg_grenade", row="stone").act().do("0: tactic egg_grenade stone")
    assert lies(table, "tactics", 0) == 1 and lies(table, "tactics", 1) > 1


@rule("NV-GEN-04")
def test_a_scouted_gnome_is_known_until_it_comes_and_the_next_one_is_not() -> None:
    table = garden(1).army(0, cards="spy_sparrow", row="stone")
    table.deck("rake_raider shy union_rep compost piggy_bank pinwheel").act()
    assert lies(table, "gnomes", -1) > 1
    table.do("0: tactic spy_sparrow", "0: none")
    assert [lies(table, "gnomes", place) for place in (-1, -2, -3)] == [1, 1, 1] and lies(table, "gnomes", -4) > 1
    for _ in range(3):
        enter(table.state, 0, draw_gnome(table.state))
    assert lies(table, "gnomes", -1) > 1


# Foresight --------------------------------------------------------------------------------------------


@rule("NV-ATK-09", "NV-ATK-10")
def test_the_odds_of_a_knock_out_count_the_damage_already_there() -> None:
    def chance(row: str) -> object:
        table = garden(1).army(0, dice="6", row=row).act()
        detail = choice(table, 0, ".", "attack froomp 6").detail
        assert detail is not None
        return detail.args["chance"]

    assert [chance(row) for row in ("lawn_grunt", "lawn_grunt:2", "lawn_grunt:3")] == [50, 83, 100]


@rule("NV-ATK-06", "NV-ATK-10")
def test_the_clock_is_glad_of_a_hit_that_is_just_enough() -> None:
    table = garden(1).army(0, dice="6", row="lawn_grunt piggy_bank").act().roll("4").do("0: attack froomp 6")
    assert table.state.default(0) == "target lawn_grunt"


@rule("NV-GEN-03")
def test_on_a_turn_and_in_an_attack_its_player_is_asked_and_the_others_may_help() -> None:
    table = garden(2).army(0, dice="6", row="stone").act().roll("3")
    assert prompts(table) == ["prompt-turn", "prompt-window"]
    assert prompts(table.do("0: attack froomp 6")) == ["prompt-adjust", "prompt-window"]


@rule("NV-ATK-04", "NV-ATK-05")
def test_targets_tell_what_they_would_take_and_nothing_else_in_an_attack_does() -> None:
    table = garden(1).army(0, "froomp fizzwick", dice="6", row="stone").act().roll("1").do("0: attack froomp 6")
    details = {each.word: each.detail for each in table.state.choices(0)}
    assert details == {"target": None, "science": None}
    assert choice(table, 0, "fizzwick", "science").detail is None
    aim = choice(table, 0, "stone", "target")
    assert aim.detail is not None and aim.detail.key == "detail-target" and aim.label.key == "say-aim"


@rule("NV-ATK-08")
def test_a_hit_is_told_with_its_size() -> None:
    """Heavy heron adds 2: a row of hits for nothing, for 7 and for 12."""

    def size(dice: str, row: str) -> object:
        table = garden(1).army(0, "heavy_heron", dice="1 1", row=row).act().roll(dice)
        return table.do("0: attack heavy_heron 1 1", f"0: target {row}").told("hit")[0]["size"]

    assert size("1 1", "filibuster") == "none"
    assert size("2 3", "gnomezilla") == "some"
    assert size("5 4", "gnomezilla") == "some"
    assert size("5 5", "gnomezilla") == "big"


@rule("NV-WAL-04")
def test_the_clock_spares_every_player_who_would_lose_the_last_nird() -> None:
    table = garden(2).boss("invisible_walls").army(0, dice="6").army(1, "wompins").act().roll("3")
    assert table.do("0: attack froomp 6").state.default(0) == "space birdprint", "full tilt would cost Wompins too"
    table.army(1, "wompins dinkle")
    assert table.state.default(0) == "space full_tilt"


@rule("NV-BOS-03")
def test_aiming_at_the_boss_touches_the_one_that_is_there() -> None:
    table = garden(1).boss("scarecrow").army(0, dice="6").act().roll("3").do("0: attack froomp 6")
    assert choice(table, 0, "boss", "target").things == ("scarecrow",)


def test_whatever_the_garden_remarks_there_are_three_ways_to_say_it() -> None:
    said: dict[str, set[object]] = {}
    for seed in range(4):
        match = Match.new(Nirds(), 3, seed=seed)
        rng = random.Random(seed)
        Driver(match, {seat: make_bot(Nirds(), "random", seat, rng) for seat in range(3)}, rng).run()
        for event in match.log:
            if "quip" in event.data:
                said.setdefault(event.kind, set()).add(event.data["quip"])
    assert {"swapped", "gnome_entered", "life_lost", "recruited", "hit"} <= set(said)
    assert set().union(*said.values()) == {0, 1, 2}
