"""The heuristic bots: they finish games at every table, and beat aimless opponents."""

import random

import pytest

from gnomestead.bots.driver import Driver, make_bot
from gnomestead.games.wymer_stones.bot import HeuristicBot
from gnomestead.games.wymer_stones.state import VICTORY
from gnomestead.kernel import Match, notation
from wymer_stones.table import GAME, Table


def play(seed: int, seats: int, heroes: str, villain: str, **options: object) -> bool:
    """Whether the heroes win a game between these kinds of bots."""
    match = Match.new(GAME, seats, {"hero_pick": "random", **options}, seed=seed)  # type: ignore[dict-item]
    rng = random.Random(seed)
    kinds = {seat: villain if seat == match.state.villain else heroes for seat in range(seats)}
    Driver(match, {seat: make_bot(GAME, kind, seat, rng) for seat, kind in kinds.items()}, rng).run()
    assert match.state.over
    return bool(match.state.outcome == VICTORY)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_they_play_every_table_to_its_end(seats: int) -> None:
    play(1, seats, "heuristic", "heuristic", placement="strategic" if seats > 1 else "random")


def test_good_heroes_beat_an_aimless_villain_and_a_good_villain_aimless_heroes() -> None:
    assert sum(play(seed, 3, "heuristic", "random") for seed in range(4)) >= 3
    assert not any(play(seed, 3, "random", "heuristic") for seed in range(4))


def choice(table: Table, who: str) -> str:
    move = HeuristicBot(table.seat(who), random.Random(1)).choose(table.state)
    return "" if move is None else notation(move)


def test_a_hero_walks_to_its_own_stone() -> None:
    table = Table().put("wizard", "G2").tile("J2", "stone_blue", up=True).tile("E2").turn("wizard")
    bot = HeuristicBot(0, random.Random(1))
    walked = []
    for _ in range(4):
        move = bot.choose(table.state)
        assert move is not None
        walked.append(notation(move))
        table.play(walked[-1])
    assert walked == ["H2", "I2", "J2", "K2"] or walked[:3] == ["H2", "I2", "J2"]


def test_the_wizard_sends_a_friend_onto_its_stone() -> None:
    table = Table().put("ranger", "N2").tile("J2", "stone_green", up=True).turn("warrior").give("wizard", "power_blink")
    assert choice(table, "wizard") == "use power_blink hero_ranger region_bellows_hall J2"


def test_the_paladin_heals_the_badly_hurt_on_anybodys_turn() -> None:
    table = Table().give("wizard", damage=2).put("wizard", "B10").turn("warrior").give("paladin", "power_mend")
    assert choice(table, "paladin") == "use power_mend hero_wizard"
    table.give("wizard", damage=1)
    assert choice(table, "paladin") == ""


def test_a_relic_is_played_only_if_it_turns_the_roll() -> None:
    for villain, answer in ((3, "use relic_02"), (6, "pass")):
        table = (
            Table().give("wizard", stone=True).put("wizard", "C2").dwarf("king", "D3").turn("wizard", dice=[2, villain])
        )
        table.give("wizard", "relic_02").play("attack dwarf_king")
        assert choice(table, "wizard") == answer


def test_a_wraith_goes_home() -> None:
    table = Table().wraiths(2).put("wizard", "E4").kill("wizard").turn("wizard", dice=[1])
    assert choice(table, "wizard") in ("D4", "E3")


def test_the_villain_attacks_those_who_cannot_hit_back() -> None:
    table = Table().give("wizard", stone=True).put("wizard", "C2").put("ranger", "E2").dwarf("king", "D3")
    table.turn("villain").play("done", "done", "dwarf_king")
    assert choice(table, "villain") == "attack hero_ranger"


def test_the_villain_lays_traps_and_no_relics() -> None:
    table = Table().turn("villain")
    assert choice(table, "villain").startswith("face_trap")
    table.state.supply_traps = 0
    table.state.forget_menus()
    assert choice(table, "villain") == "done"
