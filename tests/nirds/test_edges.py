"""Edges of rules that a mutation run got past, and what people are told before they choose."""

from __future__ import annotations

import random

from gnomestead.bots.driver import Driver, make_bot
from gnomestead.games.nirds.game import Nirds
from gnomestead.games.nirds.state import EMPTY
from gnomestead.kernel import Choice, Match
from gnomestead.testing import rule
from nirds.garden import Garden, garden


def choice(table: Garden, seat: int, word: str, said: str = "") -> Choice:
    return next(each for each in table.state.choices(seat, table.state.read(seat, said)) if each.word == word)


def prompts(table: Garden) -> list[str]:
    return [table.state.frames[-1].prompt(table.state, seat).key for seat in range(table.state.seats)]


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


@rule("NV-TRD-09")
def test_a_tariff_is_why_dice_and_only_dice_are_not_swapped() -> None:
    table = garden(2).army(0, dice="2").army(1, dice="4", row="tariff").trade()
    assert table.why(0, "die-1-0") == "NV-TRD-09" and table.why(0, "froomp") != "NV-TRD-09"
    table = garden(2).army(0, dice="2").army(1, dice="4", row="stone").trade()
    assert table.why(0, "die-1-0") != "NV-TRD-09"


# Equal cards, single choices --------------------------------------------------------------------------


@rule("NV-SCI-02", "NV-PAT-03")
def test_of_equal_scientists_one_is_offered() -> None:
    table = garden(1).army(0, "plus_plover plus_plover-2 flip_finch", dice="2", row="stone").act()
    assert table.menu(0, "science") == "plus_plover flip_finch"


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
