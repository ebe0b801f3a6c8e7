"""The bots: they finish every kind of game, and do the sensible thing where it is plain."""

from __future__ import annotations

import random

import pytest

from gnomestead.bots.driver import Driver, make_bot
from gnomestead.games.gnom_street.bot import Mastermind, Rookie, Sleuth
from gnomestead.games.gnom_street.bot.cards import mixes
from gnomestead.games.gnom_street.bot.knowledge import exact_odds, surprise
from gnomestead.games.gnom_street.bot.throwing import best_shot
from gnomestead.games.gnom_street.content import SPACE_OF, THROW, bits
from gnomestead.games.gnom_street.rules.throw import SPOTS, flight, miss
from gnomestead.games.gnom_street.state import Street
from gnomestead.kernel import Match, Move, notation
from gnomestead.kernel.bot import AnyBot, Bot

from .table import GAME, G, O, P, R, Table, street


def says(table: Table, seat: int, kind: type[Sleuth] = Sleuth) -> str:
    """What this bot would do now."""
    move = kind(seat, random.Random(1)).choose(table.state.copy())
    assert move is not None
    return notation(move)


class Passive(Bot[Street]):
    """Does the mildest thing that the rules let it do: a seat whose player has left."""

    def choose(self, world: Street) -> Move | None:
        return world.read(self.seat, world.default(self.seat)) if self.seat in world.waiting() else None


def bot_of(name: str, seat: int, seed: int) -> AnyBot:
    rng = random.Random(seed + seat)
    return Passive(seat, rng) if name == "passive" else make_bot(GAME, name, seat, rng)


def played(names: list[str], seed: int, **options: object) -> Match:
    match = Match.new(GAME, len(names), options, seed)
    Driver(match, {seat: bot_of(name, seat, seed) for seat, name in enumerate(names)}, random.Random(seed)).run()
    return match


def winners(names: list[str], seed: int, **options: object) -> list[int]:
    return [standing.seat for standing in played(names, seed, **options).state.result() if standing.won]


def fights(match: Match) -> list[tuple[int, ...]]:
    """The values of the cards turned up in each fight."""
    return [event.data["values"] for event in match.log if event.kind == "cards_revealed"]


def know(table: Table, viewer: int, target: int, spaces: str) -> None:
    """The viewer has this left on its map of the target."""
    table.state.knows[viewer * table.state.seats + target] = bits(SPACE_OF[space] for space in spaces.split())


@pytest.mark.parametrize("name", ["mastermind", "sleuth", "rookie"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_bot_finishes_every_kind_of_game(name, seats):
    for seed, options in enumerate(({}, {"bait_own_moles": "ignore", "throw_bots": "sharp", "duel_turn_cap": 8})):
        assert len(winners([name] * seats, seed, **options)) == 1


def test_a_sleuth_beats_the_random_bot():
    duels = [winners(["sleuth", "random"], seed) == [0] for seed in range(30)]
    assert sum(duels) >= 26
    wars = [winners(["random", "sleuth", "random", "random"], seed) == [1] for seed in range(16)]
    assert sum(wars) >= 8


def test_it_waits_when_it_has_nothing_to_do():
    table = street().play(R, "8")
    assert Sleuth(R, random.Random(1)).choose(table.state) is None


def test_it_throws_well_but_not_perfectly():
    assert all(
        miss(*flight(*best_shot(spot, breeze), breeze), spot) <= 20
        for spot in range(len(SPOTS))
        for breeze in (-2, 0, 2)
    )
    table = street(throw_bots="clumsy").fight(8, 8, 3, 3)
    frame = table.state.top
    shots = {notation(Sleuth(R, random.Random(n)).choose(table.state) or ()) for n in range(40)}
    aim, bend = best_shot(frame.spot, frame.breeze)
    assert len(shots) > 10
    for shot in shots:
        a, b = (int(number) for number in shot.split())
        assert abs(a - aim) <= 4 and abs(b - bend) <= 8 and THROW.bend_min <= b <= THROW.bend_max


def test_it_asks_what_splits_its_sheet_best():
    table = street().loots("A1 B1 C1 C2").fight(8, 5, 3, 1).play(R, "soil line", "B5")
    know(table, R, G, "A1 A2")
    know(table, R, P, "A5 B2 C1 C2")
    know(table, R, O, "A1 A2 C1 C2")
    assert says(table, R) == "purple", "two of Purple's four spaces lie in line with B5, the others' all or none"


def test_bits_of_a_question():
    assert surprise(4, 4) == pytest.approx(1.0)
    assert surprise(0, 5) == surprise(5, 0) == 0.0


@pytest.mark.parametrize("kind", [Sleuth, Mastermind])
def test_it_digs_where_a_loot_is_certain_and_pays_cheaply(kind):
    table = street().minis(R, "B4").fight(8, 5, 3, 1).play(R, "soil line", "B5", "skip")
    know(table, R, G, "B4")
    table.state.loots = (0, SPACE_OF["B4"], 1, 3)
    words = says(table, R, kind).split()
    assert words[:2] == ["dig", "1"] or words[:2] == ["dig", "2"]
    assert "mole B4" in " ".join(words)


def test_in_a_duel_it_waits_until_it_is_sure():
    table = street(2).loots("A1 B4").fight(8, 5).play(R, "wood line", "B4", "skip")
    know(table, R, G, "B4 C5 C6")
    assert says(table, R) == "finish"
    know(table, R, G, "B4")
    assert says(table, R) == "mole B4"


def test_in_a_duel_it_dares_when_the_rival_is_nearly_sure():
    table = street(2).loots("A1 B4").fight(8, 5).play(R, "wood line", "B4", "skip")
    know(table, R, G, "B4 C5")
    know(table, G, R, "A1 A2")
    assert says(table, R) == "mole B4"


def test_the_bouncer_and_the_cat_go_for_whoever_stands_on_its_loot():
    table = street().loots("B1 C5 A6 B4").minis(G, "A1").minis(O, "B1 C3").fight(5, 4, 3, 1)
    assert says(table.play(R, "grass cat", "A6"), R) == "B1"
    table = street().loots("B1 C5 A6 B4").minis(G, "A1").minis(O, "B1 C3").fight(3, 2, 1, 4).play(G, "later")
    table.go(O, "soil line", "C1").play(R, "grass cat", "B2")
    assert table.step == "Bounce" and says(table, R) == "B1"


def test_the_cat_leaves_its_own_minis_alone():
    table = street().loots("C6 C5 A6 B4").minis(R, "A1 A2 B1").cat("B2").fight(5, 4, 3, 1).play(R, "grass cat", "A1 A4")
    assert says(table, R) not in ("A2", "B1")


def test_exact_odds_know_that_no_two_loots_share_a_space():
    table = street(3).loots("A1 B4 C6")
    know(table, R, G, "B4")
    know(table, R, P, "B4 C6")
    assert exact_odds(table.state, R)[P] == {SPACE_OF["C6"]: 1.0}


def test_a_rookie_beats_a_seat_that_only_passes():
    won = [winners(["rookie", "passive"], seed) == [0] for seed in range(12)]
    assert sum(won) >= 11


def test_a_rookie_loses_most_duels_to_a_sleuth_but_not_all():
    won = sum(winners(["rookie", "sleuth"], seed) == [0] for seed in range(60))
    assert 6 <= won <= 27


def test_no_set_ends_by_a_rookies_guess():
    """It lays its only Mole where its sheet leaves nothing else, or as a last chance."""
    table = street(2).loots("A1 B4").fight(8, 5).play(R, "wood line", "B4", "skip")
    know(table, R, G, "B4 C5 C6")
    for seed in range(20):
        assert notation(Rookie(R, random.Random(seed)).choose(table.state.copy())) == "finish"


@pytest.mark.parametrize("name", ["mastermind", "sleuth", "rookie"])
def test_bots_cancel_each_other_no_more_often_than_by_chance(name):
    """Four random cards hold equal ones in 64 of 100 fights."""
    cards = [values for seed in range(12) for values in fights(played([name] * 4, seed))]
    tied = [values for values in cards if len(set(values)) < len(values)]
    assert len(tied) < 0.75 * len(cards)


def test_a_bot_cannot_be_foreseen_but_prefers_good_cards():
    table = street()
    sent = [int(notation(Sleuth(R, random.Random(n)).choose(table.state) or ())) for n in range(200)]
    assert set(sent) == set(range(1, 9))
    assert sent.count(8) > sent.count(2)


def test_a_card_that_a_rival_surely_sends_is_avoided():
    full, only_eight, low = 0b111111110, 1 << 8, 0b1110
    mine = mixes((full, only_eight, low), 0.15)[0]
    assert mine[8] < min(mine[5:8])
    assert sum(mine) == pytest.approx(1.0)


@pytest.mark.parametrize("id", ["trio", "duel"])
def test_newcomers_presets_seat_rookies(id):
    """Three Masterminds can find a Loot between a newcomer's first card and its first go."""
    assert next(preset for preset in GAME.presets if preset.id == id).bot == "rookie"
