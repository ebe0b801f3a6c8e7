"""Reflex, rule by rule: time in a timed game."""

from __future__ import annotations

import pytest

from gnomestead.kernel import CLOCK, IllegalMove, Match
from gnomestead.testing import rule
from reflex import Hidden, Pond, Reflex, Shown


def pond(seats: int = 2) -> Pond:
    """A pond whose first frog shows itself after 1,500 ms."""
    state = Reflex().start(seats, seed=1)
    state.replace(Hidden(1_500))
    return state


@rule("RX-1")
def test_a_frog_shows_itself_when_its_time_has_come() -> None:
    state = pond()
    with pytest.raises(IllegalMove, match="refuse-too-early"):
        state.play(CLOCK, "tick", at=1_499)
    assert [event.kind for event in state.play(CLOCK, "tick", at=1_500)] == ["shown"]
    assert isinstance(state.top, Shown)


@rule("RX-1")
def test_after_three_frogs_it_is_over() -> None:
    state = pond(1)
    while not state.over:
        state.play(CLOCK, "tick", at=state.deadline() or 0)
    assert state.round == 4 and state.result() is not None


@rule("RX-2")
def test_the_first_to_grab_has_it() -> None:
    state = pond()
    state.play(CLOCK, "tick", at=1_500)
    events = state.play(1, "grab", at=1_700)
    assert state.frogs == [0, 1] and events[0].data == {"seat": 1, "late": 200}
    assert (state.now, state.at) == (1_700, 1_700)


@rule("RX-2")
def test_what_is_due_happens_before_a_later_move() -> None:
    state = pond()
    assert [event.kind for event in state.play(0, "grab", at=1_800)] == ["shown", "grabbed"]
    assert state.frogs == [1, 0]


@rule("RX-2")
def test_a_second_later_it_is_gone() -> None:
    state = pond()
    state.play(CLOCK, "tick", at=1_500)
    assert [event.kind for event in state.play(CLOCK, "tick", at=2_500)] == ["gone"]


@rule("RX-3")
def test_too_early_is_missed_and_changes_nothing() -> None:
    match = Match.new(Reflex(), 2, seed=1)
    before = match.state.top
    [missed] = match.play(0, "grab", at=10)
    assert missed.kind == "missed" and missed.data["rule"] == "RX-3"
    assert missed.seen_by(1) is None
    assert match.state.top == before and match.state.frogs == [0, 0]
    assert match.entries[0].move == "grab"


@rule("RX-4")
def test_the_host_may_call_a_frog_off() -> None:
    state = pond()
    state.play(CLOCK, "tick", at=1_500)
    assert [word.text for word in state.options(CLOCK)] == ["tick", "call-off"]
    assert [event.kind for event in state.play(CLOCK, "call-off", at=1_600)] == ["called-off"]
    assert state.round == 2


def test_time_never_runs_backwards() -> None:
    state = pond()
    state.play(0, "grab", at=900)
    with pytest.raises(IllegalMove, match="refuse-too-late"):
        state.play(1, "grab", at=899)
    assert state.now == 900


def test_a_refused_late_move_leaves_time_as_it_was() -> None:
    state = pond()
    with pytest.raises(IllegalMove):
        state.play(0, "dance", at=1_600)
    assert state.now == 0 and isinstance(state.top, Hidden)
