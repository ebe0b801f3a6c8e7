"""Who plays the games of a run: at random, the game's own bots, or bots that err."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, Protocol

from gnomestead.bots.driver import Driver, Plan, make_bot
from gnomestead.conformance.trial import Broken, Trial, is_due
from gnomestead.kernel import CLOCK, FULL_STOP, TICK, Blank, Match, Move, Seat, State, notation
from gnomestead.kernel.state import UNTIMED

RANDOM: Final = "random"
BOTS: Final = "bots"
CLUMSY: Final = "clumsy bots"
KINDS: Final = (RANDOM, BOTS, CLUMSY)

_ERRORS: Final = (0.03, 0.1, 0.3)
_LONGEST_MOVE = 200
_MEDDLES = 0.2
_HURRIES = (30, 300, 3_000, 15_000)
_RULES = 0.02
_STALE = 0.1
_WRITES = 0.5
_TEXTS = ("Ada", "undo", "tick", "pass", "0", "Old O’Hara & Co.", "“a, b”: c; d? (e) - f!", "Ζωή Жук 7 ที่")
"""Texts that anybody may write, and that could be taken for something else."""


class Players(Protocol):
    """Whoever sits at a table."""

    def plan(self, trial: Trial) -> Plan | None:
        """Who does what next; None: nobody can."""


def seat_players(trial: Trial) -> Players:
    """The players that the trial asks for."""
    if trial.players == RANDOM:
        return _RandomPlayers()
    return _BotPlayers(trial.match, trial.rng, trial.rng.choice(_ERRORS) if trial.players == CLUMSY else 0.0)


class _RandomPlayers:
    def plan(self, trial: Trial) -> Plan | None:
        return next_plan(trial.state, trial.rng, trial.made)


class _BotPlayers:
    """A bot of some kind at each seat; a share of the moves is made at random instead."""

    def __init__(self, match: Match, rng: random.Random, errors: float) -> None:
        names = list(match.game.bots())
        bots = {seat: make_bot(match.game, rng.choice(names), seat, rng) for seat in range(match.setup.seats)}
        self._driver, self._errors = Driver(match, bots, rng), errors

    def plan(self, trial: Trial) -> Plan | None:
        plan = self._driver.plan()
        if plan is None or trial.rng.random() < self._errors:
            return next_plan(trial.state, trial.rng, trial.made)
        return plan


def next_plan(state: State, rng: random.Random, made: Sequence[Plan] = ()) -> Plan | None:
    """Who does what next, at random: mostly who must, now and then who may. None: nobody can."""
    movers = [seat for seat in range(state.seats) if state.options(seat)]
    must = [seat for seat in state.waiting() if seat in movers]
    may = [seat for seat in movers if seat not in must]
    pool = may if may and (not must or rng.random() < _MEDDLES) else must
    if state.now != UNTIMED:
        return _timed_plan(state, pool, rng, made)
    if not must:
        return None
    seat = rng.choice(pool)
    return Plan(0, seat, sentence(state, seat, rng))


def _timed_plan(state: State, pool: list[Seat], rng: random.Random, made: Sequence[Plan]) -> Plan | None:
    """The same in a timed game, where the clock and the host also speak, and people speak too late."""
    due = state.deadline()
    at = state.now + rng.randrange(rng.choice(_HURRIES))
    rulings = [word for word in state.options(CLOCK) if word is not TICK]
    if rulings and rng.random() < _RULES and not is_due(state):
        return Plan(state.now, CLOCK, (rng.choice(rulings),))
    if made and rng.random() < _STALE and not is_due(state) and (late := _said_again(state, rng.choice(made[-9:]))):
        return late
    if due is not None and (not pool or at >= due):
        return Plan(max(due, state.now), CLOCK, (TICK,))
    if not pool:
        return None
    seat = rng.choice(pool)
    return Plan(at, seat, sentence(state, seat, rng))


def _said_again(state: State, plan: Plan) -> Plan | None:
    """What was said a while ago, if it may still be said, if only to be missed."""
    known = plan.seat != CLOCK and state.top.knows(notation(plan.move))
    return Plan(state.now, plan.seat, plan.move) if known else None


def sentence(state: State, seat: Seat, rng: random.Random, said: Move = ()) -> Move:
    """A whole move that begins with what was said, each further word drawn at random."""
    while not said or not said[-1].ends:
        menu = state.options(seat, said)
        if not menu or len(said) > _LONGEST_MOVE:
            raise Broken(f"seat {seat} has said {notation(said)!r}: the move is not whole and never will be")
        blank = state.blank(seat, said)
        word = blank.write(_text(blank, rng)) if blank and rng.random() < _WRITES else rng.choice(menu)
        if word is FULL_STOP:
            break
        said = (*said, word)
    return said


def _text(blank: Blank, rng: random.Random) -> str:
    """Something to write that fits."""
    return rng.choice([*[text for text in _TEXTS if len(text) <= blank.longest], "x" * blank.longest])


def play_on(state: State, rng: random.Random, most: int) -> int:
    """Play at random for at most so many moves, or to the end; count them."""
    for count in range(most):
        if state.over:
            return count
        plan = next_plan(state, rng)
        if plan is None:
            raise Broken(f"nobody can move: {state.brief()}")
        state.play(plan.seat, plan.move, plan.at)
    return most
