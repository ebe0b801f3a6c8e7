"""The luck report: honest sums, and no die that any game rolls is left out."""

from __future__ import annotations

import random

import pytest

from gnomestead.bots.random_bot import random_move
from gnomestead.kernel import AnyGame, Event, Stream
from gnomestead.kernel.luck import FEWEST, Fortune, Roll, fortunes, luck_report, roll_in
from gnomestead.kernel.registry import all_games

UNTIMED = [game for game in all_games() if not game.timed]


class Witness(Stream):
    """A stream that remembers every die it rolled."""

    __slots__ = ("seen",)

    def __init__(self, under: Stream, seen: list[int]) -> None:
        super().__init__(under.key, under.drawn)
        self.seen = seen

    def copy(self) -> Witness:
        return Witness(self, self.seen)

    def roll(self, sides: int = 6) -> int:
        self.seen.append(super().roll(sides))
        return self.seen[-1]


def test_even_dice_are_nothing_to_wonder_at() -> None:
    report = luck_report([Roll(0, (1, 2, 3, 4, 5, 6)), Roll(1, (6, 5, 4, 3, 2, 1))])
    assert report is not None
    assert (report.dice, report.faces, report.odds) == (12, (2, 2, 2, 2, 2, 2), 100)
    assert [(seat.seat, seat.dice, seat.pips, seat.odds) for seat in report.seats] == [(0, 6, 21, 100), (1, 6, 21, 100)]


def test_nothing_but_sixes_is() -> None:
    report = luck_report([Roll(0, (6,) * 20)])
    assert report is not None
    assert (report.odds, report.seats[0].odds) == (0, 0)


def test_the_odds_are_those_of_the_tables() -> None:
    """Chi-squared 11.07 of five degrees of freedom is the 5 % mark; one standard deviation has 32 % outside."""
    report = luck_report(
        [Roll(None, tuple(face for face, n in enumerate((19, 11, 15, 4, 11, 12), 1) for _ in range(n)))]
    )
    assert report is not None
    assert sum((n - 12) ** 2 for n in report.faces) / 12 == pytest.approx(10.33, abs=0.01)
    assert report.odds == 7
    assert report.seats == ()
    high = luck_report([Roll(0, (3, 4) * 17 + (6, 6, 6, 5))])
    assert high is not None
    assert high.seats[0].odds == pytest.approx(40, abs=3)


def test_a_handful_of_dice_says_nothing() -> None:
    assert luck_report([Roll(0, (6,) * (FEWEST - 1))]) is None
    assert luck_report([]) is None


def test_a_seats_luckiest_and_unluckiest_roll_are_told_with_their_steps() -> None:
    lucky, better, unlucky = (6, 6, 5, 6), (6, 6, 6, 6, 6), (1, 1, 2, 1)
    steps = [[Roll(0, lucky)], [Roll(1, (3, 4))], [Roll(0, unlucky), Roll(None, better)], [Roll(0, better)]]
    assert fortunes(steps) == (Fortune(3, 0, better, good=True), Fortune(2, 0, unlucky, good=False))


def test_one_die_is_no_fortune() -> None:
    assert fortunes([[Roll(0, (6,))], [Roll(0, (1,))], []]) == ()


def test_faces_by_number_and_by_name() -> None:
    event = Event("rolled", {"seat": 1, "faces": (2, 5), "extra": 6})
    assert roll_in(event, ("faces", "extra")) == Roll(1, (2, 5, 6))
    named = Event("rolled", {"seat": -1, "faces": ("horn", "move")})
    assert roll_in(named, ("faces",), ("move", "blade", "horn")) == Roll(None, (3, 1))


@pytest.mark.parametrize("game", UNTIMED, ids=lambda game: game.id)
def test_every_die_that_falls_is_told(game: AnyGame) -> None:
    seen: list[int] = []
    told: list[int] = []
    for seed in range(12):
        events = _some_game(game, seed, seen)
        told += [face for event in events for roll in game.rolls(event) for face in roll.faces]
    assert sorted(told) == sorted(seen)
    assert not game.dice_events or len(seen) > 100


def _some_game(game: AnyGame, seed: int, seen: list[int]) -> list[Event]:
    state, rng, events = game.start(game.max_seats, seed=seed), random.Random(seed), list[Event]()
    state.chance = Witness(state.chance, seen)
    for _ in range(300):
        if state.over:
            break
        seat = rng.choice(state.waiting())
        events += state.play(seat, random_move(state, seat, rng))
    return events
