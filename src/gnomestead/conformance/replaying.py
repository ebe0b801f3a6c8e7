"""Properties of repetition: copies, replays, records, encoded states, undo."""

from __future__ import annotations

from typing import Any

from gnomestead.bots.driver import Plan
from gnomestead.conformance.elsewhere import fingerprints, fingerprints_elsewhere
from gnomestead.conformance.looks import all_told, difference
from gnomestead.conformance.menus import on_menu
from gnomestead.conformance.players import play_on
from gnomestead.conformance.property import Property
from gnomestead.conformance.trial import Broken, Trial
from gnomestead.kernel import (
    CLOCK,
    NOBODY,
    GnomesteadError,
    IllegalMove,
    Match,
    decode,
    dumps,
    encode,
    loads,
    notation,
    verify,
)
from gnomestead.kernel.record import outcome

_ASIDE = 3
_UNDONE = 4
_HASH_SEEDS = (1, 2)


class SameSeedSameGame(Property):
    """The same seed and moves lead to the same positions and tell the same events."""

    name = "same seed, same game"

    def end(self, trial: Trial) -> None:
        state = trial.start()
        _expect_same(trial, 0, state)
        for number, plan in enumerate(trial.made, 1):
            state.play(plan.seat, plan.move, plan.at)
            _expect_same(trial, number, state)


def _expect_same(trial: Trial, number: int, state: Any) -> None:
    if all_told(state.events) != all_told(trial.told[number]):
        raise Broken(f"other events: {difference(all_told(trial.told[number]), all_told(state.events))}", number)
    if number in trial.encoded and (found := encode(state)) != trial.encoded[number]:
        raise Broken(f"another position: {difference(trial.encoded[number], found)}", number)


class SameInAnotherProcess(Property):
    """Another process, where sets and hashes fall differently, plays the same games and offers the same menus."""

    name = "same in another process"

    def finish(self, trials: list[Trial]) -> None:
        here = [fingerprints(trial.game, trial.record()) for trial in trials]
        for hash_seed in _HASH_SEEDS:
            there = fingerprints_elsewhere(trials, hash_seed)
            for trial, mine, theirs in zip(trials, here, there, strict=True):
                if mine != theirs:
                    number = next(n for n, (one, other) in enumerate(zip(mine, theirs, strict=True)) if one != other)
                    raise Broken("positions, events or menus differ: order of a set or of ids?", number, trial)


class CopiesStandAlone(Property):
    """No copy is ever disturbed by play on its original, nor the original by play on a copy."""

    name = "copies stand alone"

    def __init__(self) -> None:
        self._copies: dict[int, Any] = {}

    def position(self, trial: Trial) -> None:
        if not trial.made:
            self._copies = {}
        if not trial.is_written:
            return
        copy = self._copies[len(trial.made)] = trial.state.copy()
        if (found := encode(copy)) != trial.data:
            raise Broken(f"a copy is not equal: {difference(trial.data, found)}")

    def before(self, trial: Trial, plan: Plan) -> None:
        if not trial.close_look:
            return
        play_on(trial.state.copy(), trial.spare, _ASIDE)
        found = encode(trial.state)
        if found != trial.data:
            raise Broken(f"play on a copy changed its original: {difference(trial.data, found)}")

    def end(self, trial: Trial) -> None:
        for number, copy in self._copies.items():
            if (found := encode(copy)) != trial.encoded[number]:
                change = difference(trial.encoded[number], found)
                raise Broken(
                    f"play changed the copy made after move {number}: {change}", _first_disturbance(trial, number)
                )


def _first_disturbance(trial: Trial, number: int) -> int:
    """The move that changes the copy made after move `number`."""
    state = trial.start()
    copy = state.copy()
    for made, plan in enumerate(trial.made, 1):
        state.play(plan.seat, plan.move, plan.at)
        if made <= number:
            copy = state.copy()
        elif encode(copy) != trial.encoded[number]:
            return made
    return len(trial.made)


class NotationReadsBack(Property):
    """A move written down reads back as the same words."""

    name = "notation reads back"

    def before(self, trial: Trial, plan: Plan) -> None:
        text = notation(plan.move)
        if not on_menu(trial.state, plan.seat, plan.move):
            return  # said too late: in a race that is missed, not read
        found = trial.state.read(plan.seat, text)
        if found != plan.move:
            raise Broken(f"seat {plan.seat}'s {text!r} reads back as other words: {found}")


class RecordsReplay(Property):
    """A record survives being text, every prefix of it replays, and the whole verifies."""

    name = "records replay"

    def end(self, trial: Trial) -> None:
        match = Match(trial.game, trial.setup, trial.key)
        for number, entry in enumerate(trial.record().entries, 1):
            match.repeat(entry)
            if number in trial.encoded and encode(match.state) != trial.encoded[number]:
                raise Broken(f"replaying {entry.move!r} leads elsewhere", number)
        record = match.record()
        if record.outcome != outcome(trial.state.result()) or loads(dumps(record)) != record:
            raise Broken("the record reads back differently")
        try:
            verify(trial.game, loads(dumps(record)))
        except GnomesteadError as error:
            raise Broken(f"the record does not verify: {error}") from error


class StatesEncode(Property):
    """A position survives being bytes, and plays on from them."""

    name = "states encode and decode"

    def position(self, trial: Trial) -> None:
        if not trial.is_written:
            return
        decoded = decode(trial.game, trial.data)
        if type(decoded) is not type(trial.state):
            raise Broken(f"a {type(trial.state).__name__} comes back as a {type(decoded).__name__}")
        found = encode(decoded)
        if found != trial.data:
            raise Broken(f"it comes back different: {difference(trial.data, found)}")

    def before(self, trial: Trial, plan: Plan) -> None:
        if not trial.close_look:
            return
        decoded = decode(trial.game, trial.data)
        theirs = decoded.play(plan.seat, plan.move, plan.at)
        state, mine = trial.outcome(plan)
        if all_told(mine) != all_told(theirs) or encode(state) != encode(decoded):
            raise Broken(f"the decoded position plays {notation(plan.move)!r} differently")


class UndoRestores(Property):
    """Undo brings back the exact position, and stops at news and at other people's moves."""

    name = "undo restores and never crosses news"

    def end(self, trial: Trial) -> None:
        moves = len(trial.made)
        chosen = set(trial.spare.sample(range(1, moves + 1), min(_UNDONE, moves)))
        match = Match(trial.game, trial.setup, trial.key)
        for number, plan in enumerate(trial.made, 1):
            before = encode(match.state) if number in chosen else b""
            match.play(plan.seat, plan.move, plan.at)
            if number in chosen:
                _undo_each(trial, match, number, plan, before)


def _undo_each(trial: Trial, match: Match, number: int, plan: Plan, before: bytes) -> None:
    news = any(event.news != NOBODY for event in trial.told[number])
    final = news or not trial.game.takes_back
    for seat in range(trial.setup.seats):
        if seat != plan.seat or final:
            _expect_no_undo(match, number, seat)
    if news or plan.seat == CLOCK:
        return
    match.undo(plan.seat, consent=final)
    if encode(match.state) != before:
        raise Broken(f"taking back {notation(plan.move)!r} does not restore the position", number)
    match.play(plan.seat, plan.move, plan.at)


def _expect_no_undo(match: Match, number: int, seat: int) -> None:
    before = encode(match.state)
    try:
        match.undo(seat)
    except IllegalMove:
        if encode(match.state) != before:
            raise Broken("a refused undo changed the position", number) from None
    else:
        raise Broken(f"seat {seat} could take back a move of others, or one that is final", number)
