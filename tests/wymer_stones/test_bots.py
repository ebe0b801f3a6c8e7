"""The heuristic bots: they finish games at every table, and beat aimless opponents."""

import random

import pytest

from gnomestead.bots.driver import Driver, make_bot
from gnomestead.games.wymer_stones.bot import HeuristicBot
from gnomestead.games.wymer_stones.bot.courage import PATIENCE
from gnomestead.games.wymer_stones.content import NOWHERE, SPACE
from gnomestead.games.wymer_stones.rules.ending import hit_points
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


# Finishing, counting the rounds, not pacing -----------------------------------------------------------


def last_stand(heroes: str = "wizard ranger") -> Table:
    """The Ranger is removed for good, all stones are claimed, and one dwarf of two is left, with one hit to go."""
    table = Table(heroes).give("wizard", stone=True).give("ranger", stone=True).kill("ranger", removed=True)
    table.dwarf("smith", "U1", owner="ranger").foe("smith").space = NOWHERE
    king = table.dwarf("king", "D3", owner="wizard").foe("king")
    king.damage = hit_points(table.state, king.kind) - 1
    del table.state.standing[SPACE["U1"]]
    return table


def at_round(table: Table, number: int) -> Table:
    table.state.round = number
    table.state.forget_menus()
    return table


def turn_of(table: Table, who: str, bot: HeuristicBot) -> list[str]:
    """What this bot does until its turn is over."""
    said: list[str] = []
    seat = table.seat(who)
    while table.state.active == seat and not table.state.over:
        move = bot.choose(table.state)
        assert move is not None
        said.append(notation(move))
        table.play(said[-1])
    return said


@pytest.mark.parametrize("number", [3, 40])
def test_the_last_living_hero_strikes_the_winning_blow(number: int) -> None:
    table = at_round(last_stand().put("wizard", "C2").give("wizard", damage=2), number).turn("wizard")
    assert choice(table, "wizard") == "attack dwarf_king"


def test_it_walks_over_a_trap_to_the_winning_blow() -> None:
    table = last_stand().put("wizard", "F2").give("wizard", damage=2).tile("E2", up=True)
    at_round(table, 40).lock("F1").turn("wizard", dice=[6, 1])
    bot = HeuristicBot(0, random.Random(1))
    assert "attack dwarf_king" in turn_of(table, "wizard", bot)


def test_without_time_to_rest_one_heart_fights() -> None:
    def early_or_late(number: int) -> str:
        table = Table("wizard ranger").give("wizard", stone=True, damage=2).give("ranger", stone=True)
        table.kill("ranger", removed=True).put("wizard", "C2").dwarf("king", "D3", owner="wizard")
        table.dwarf("smith", "U15", owner="ranger")
        return choice(at_round(table, number).turn("wizard"), "wizard")

    assert early_or_late(5) != "attack dwarf_king"
    assert early_or_late(49) == "attack dwarf_king"


def test_one_heart_dares_where_a_fall_is_cheap() -> None:
    table = Table("wizard ranger", villain=False).give("wizard", stone=True, damage=2).put("wizard", "C2")
    table.dwarf("king", "D3").turn("wizard")
    assert choice(table, "wizard") == "attack dwarf_king"


def test_a_hurt_hero_does_not_rest_for_ever() -> None:
    table = Table("wizard", lone_hero="strict").give("wizard", stone=True, damage=2).put("wizard", "C2")
    table.dwarf("king", "D3")
    bot = HeuristicBot(0, random.Random(1))
    fought_in = 0
    for number in range(2, 12):
        at_round(table.put("wizard", "C2"), number).turn("wizard")
        if bot.choose(table.state) == table.state.read(0, "attack dwarf_king"):
            fought_in = number
            break
    assert fought_in == 2 + PATIENCE + 1
