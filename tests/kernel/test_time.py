"""Timed games: deadlines come at their own moment, with or without ticks; a race can be missed."""

from __future__ import annotations

import msgspec
import pytest

from gnomestead.kernel import (
    CLOCK,
    Frame,
    Game,
    IllegalMove,
    Match,
    Move,
    Scene,
    Seat,
    Setup,
    State,
    Stream,
    Word,
    digest,
)

PRESS, CALL_OFF = Word("press"), Word("void")
BELL = 100


class Race(State):
    """Press as often as you like; a bell rings every 100 ms, after the third it is over."""

    __slots__ = ("log",)

    def __init__(self, setup: Setup, chance: Stream) -> None:
        super().__init__(setup, chance)
        self.log: list[str] = []
        self.push(Running(1))

    def copy(self) -> Race:
        twin = Race.__new__(Race)
        self.carry_over(twin)
        twin.log = self.log.copy()
        return twin

    def result(self) -> None:
        return None

    def progress(self) -> int:
        return 0


class Running(Frame[Race]):
    __slots__ = ("bell",)

    def __init__(self, bell: int) -> None:
        self.bell = bell

    def options(self, state: Race, seat: Seat, said: Move) -> tuple[Word, ...]:
        return (PRESS,) if seat == self.bell % 2 else ()

    def resolve(self, state: Race, seat: Seat, move: Move) -> None:
        state.log.append(f"{move[0]} {seat} @{state.at}")

    def knows(self, text: str) -> bool:
        return text == "press"

    def rulings(self, state: Race) -> tuple[Word, ...]:
        return (CALL_OFF,)

    def deadline(self, state: Race) -> int:
        return BELL * self.bell

    def expire(self, state: Race) -> None:
        state.log.append(f"bell @{state.now}")
        if self.bell == 3:
            state.end()
        else:
            state.replace(Running(self.bell + 1))


class Nothing(msgspec.Struct, frozen=True):
    pass


class RaceGame(Game[Race, Nothing]):
    id, title = "race", "A race"
    min_seats = max_seats = 2
    longest = 99
    timed = True

    def setup(self, setup: Setup, chance: Stream) -> Race:
        return Race(setup, chance)

    def view(self, state: Race, seat: Seat | None) -> Nothing:
        return Nothing()

    def scene(self, view: Nothing) -> Scene:
        return Scene(())


@pytest.fixture
def race() -> Race:
    return RaceGame().start(2, {}, 1)


def test_what_is_due_happens_before_a_later_move_each_at_its_moment(race: Race) -> None:
    race.play(1, "press", 40)
    race.play(1, "press", 250)
    assert race.log == ["press 1 @40", "bell @100", "bell @200", "press 1 @250"]
    assert race.now == 250


def test_a_move_at_the_deadline_comes_after_it(race: Race) -> None:
    race.play(0, "press", 100)
    assert race.log == ["bell @100", "press 0 @100"]


def test_with_or_without_ticks_the_position_is_the_same(race: Race) -> None:
    twin = race.copy()
    race.play(CLOCK, "tick", 100)
    race.play(CLOCK, "tick", 200)
    race.play(1, "press", 201)
    twin.play(1, "press", 201)
    assert digest(race) == digest(twin)


def test_one_tick_can_report_several_deadlines(race: Race) -> None:
    race.play(CLOCK, "tick", 999)
    assert race.over and race.log == ["bell @100", "bell @200", "bell @300"]


def test_a_pick_out_of_its_moment_is_missed_and_changes_nothing_but_the_time(race: Race) -> None:
    events = race.play(0, "press", 30)
    assert [(event.kind, event.data["word"]) for event in events] == [("missed", "press")]
    assert events[0].seen_by(0) is not None and events[0].seen_by(1) is None
    assert race.log == [] and race.now == 30 and race.ply == 1


@pytest.mark.parametrize(
    ("seat", "move", "at"),
    [(0, "jump", 50), (0, "jump", 150), (1, "press", 999), (CLOCK, "tick", 60), (CLOCK, "jump", 150), (7, "press", 50)],
)
def test_a_refusal_leaves_everything_untouched(race: Race, seat: Seat, move: str, at: int) -> None:
    before = digest(race)
    with pytest.raises(IllegalMove):
        race.play(seat, move, at)
    assert digest(race) == before


def test_time_never_runs_backwards(race: Race) -> None:
    race.play(1, "press", 40)
    with pytest.raises(IllegalMove, match="refuse-too-late"):
        race.play(1, "press", 39)
    race.play(1, "press", 40)


def test_the_host_may_rule(race: Race) -> None:
    assert [word.text for word in race.options(CLOCK)] == ["tick", "void"]
    race.play(CLOCK, "void", 10)
    assert race.log == ["void -1 @10"]


def test_a_record_keeps_misses_and_needs_no_ticks() -> None:
    match = Match.new(RaceGame(), seed=1)
    for seat, at in ((0, 10), (1, 20), (1, 250)):
        match.play(seat, "press", at)
    again = Match.replay(RaceGame(), match.record())
    assert [entry.move for entry in again.entries] == ["press"] * 3
    assert digest(again.state) == digest(match.state)
