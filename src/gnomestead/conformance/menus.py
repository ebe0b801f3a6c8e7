"""Properties of menus: they are short, steady, honest, and the law."""

from __future__ import annotations

import random

from gnomestead.conformance.looks import as_bytes, difference, drafts, seen_now
from gnomestead.conformance.players import sentence
from gnomestead.conformance.property import Property
from gnomestead.conformance.trial import Broken, Trial, explain, moment
from gnomestead.kernel import CLOCK, FULL_STOP, IllegalMove, Move, Seat, State, Word, decode, encode, notation
from gnomestead.kernel.moves import text_of
from gnomestead.kernel.state import UNTIMED
from gnomestead.kernel.texts import QUOTE, parts_of

MOST_OPTIONS = 60
_TRIED = 6
_RUBBISH = ("", ".", "undo", "undo 1", "tick", "-1", "@9", "mushroom soup", "ÿ\x00☃", "a" * 5000, "0 " * 400)
_STRANGERS = (CLOCK, -7, 99)


class AskingChangesNothing(Property):
    """However much anybody asks, the position stays what it was."""

    name = "asking changes nothing"

    def position(self, trial: Trial) -> None:
        if not trial.close_look:
            return
        before = trial.data
        for viewer in trial.viewers:
            _ask_everything(trial, viewer)
            after = encode(trial.fresh)
            if after != before:
                who = "a spectator" if viewer is None else f"seat {viewer}"
                raise Broken(f"asking for {who} changed the position: {difference(before, after)}")


def _ask_everything(trial: Trial, viewer: Seat | None) -> None:
    seen_now(trial, viewer)
    state: State = trial.fresh
    state.result(), state.progress(), state.deadline(), state.invariants(), state.brief()
    if viewer is not None:
        state.default(viewer), state.touchable(viewer)


class OptionsKeepTheirOrder(Property):
    """The same position offers the same words in the same order, however it came about."""

    name = "options keep their order"

    def position(self, trial: Trial) -> None:
        if not trial.close_look:
            return
        fresh = decode(trial.game, trial.data)
        for seat in range(trial.setup.seats):
            for said in drafts(trial.state, seat):
                mine, theirs = trial.state.options(seat, said), fresh.options(seat, said)
                if mine != theirs:
                    raise Broken(
                        f"seat {seat} after {notation(said)!r} is offered {mine}, or {theirs} when asked afresh"
                    )


class OptionsAreShortAndDistinct(Property):
    """No word twice in a menu, none called like another, and no more than a person can look through."""

    name = "options are short and distinct"

    def position(self, trial: Trial) -> None:
        most = 30 if trial.close_look else 3
        for seat in range(trial.setup.seats):
            for said in drafts(trial.state, seat, most):
                texts = [word.text for word in trial.state.options(seat, said)]
                if len(texts) > MOST_OPTIONS:
                    raise Broken(
                        f"seat {seat} after {notation(said)!r} has {len(texts)} options; {MOST_OPTIONS} at most"
                    )
                if len(set(texts)) < len(texts):
                    twice = sorted({text for text in texts if texts.count(text) > 1})
                    raise Broken(f"seat {seat} after {notation(said)!r} is offered twice: {', '.join(twice)}")
                if trial.close_look:
                    _expect_told_apart(trial.state, seat, said)


def _expect_told_apart(state: State, seat: Seat, said: Move) -> None:
    named: dict[bytes, str] = {}
    for choice in state.choices(seat, said):
        namesake = named.setdefault(as_bytes((choice.label, choice.detail)), choice.word)
        if namesake != choice.word:
            raise Broken(f"seat {seat} after {notation(said)!r}: {namesake} and {choice.word} have the same label")


class EveryOptionPlays(Property):
    """Every word on offer leads to a whole move, and that move can be played; so can every move that is suggested."""

    name = "every option can be played"

    def position(self, trial: Trial) -> None:
        if not trial.close_look:
            return
        for seat in range(trial.setup.seats):
            begun = [
                (*said, word)
                for said in drafts(trial.state, seat, 8)
                for word in dict.fromkeys([*trial.state.options(seat, said), *trial.state.pointed(seat, said)])
                if word is not FULL_STOP
            ]
            for said in trial.spare.sample(begun, min(_TRIED, len(begun))):
                _try(trial, seat, sentence(trial.state.copy(), seat, trial.spare, said))
            for said in drafts(trial.state, seat, 8):
                if rest := trial.game.suggest(trial.state, seat, said):
                    _try(trial, seat, said + rest)


def _try(trial: Trial, seat: Seat, move: Move) -> None:
    twin = trial.state.copy()
    try:
        twin.play(seat, move, moment(twin))
    except Exception as error:
        raise Broken(f"seat {seat} is offered {notation(move)!r}, but: {explain(error)}") from error


class DefaultsAreLegal(Property):
    """The move the table makes for a seat whose time is up is a legal one."""

    name = "default moves are legal"

    def position(self, trial: Trial) -> None:
        if not trial.close_look:
            return
        for seat in trial.state.waiting():
            move = trial.state.default(seat)
            try:
                trial.state.copy().play(seat, move, moment(trial.state))
            except IllegalMove as error:
                raise Broken(f"the default move {move!r}: {error}") from error


class IllegalMovesAreRefused(Property):
    """What is not on the menu is refused with a reason, and nothing has changed."""

    name = "illegal moves are refused"

    def position(self, trial: Trial) -> None:
        if not trial.close_look:
            return
        fresh = decode(trial.game, trial.data)
        tried = [
            (seat, move)
            for seat, move in mischief(trial.state, trial.spare)
            if not on_menu(trial.state, seat, move) and not is_missed(trial.state, seat, move)
        ]
        for seat, move in tried:
            _expect_refusal(fresh, seat, move)
        if encode(fresh) != trial.data:
            raise Broken(f"refusing these changed the position: {[text_of(move)[:40] for _, move in tried]}")


def _expect_refusal(state: State, seat: Seat, move: Move | str) -> None:
    told = f"seat {seat} playing {text_of(move)[:60]!r}"
    try:
        state.play(seat, move, moment(state))
    except IllegalMove as error:
        if not error.refusal.rule and not error.refusal.reason.key:
            raise Broken(f"{told} is refused without a reason") from error
    except Exception as error:
        raise Broken(f"{told} is answered {explain(error)}") from error
    else:
        raise Broken(f"{told} is accepted, though it is not on the menu")


def mischief(state: State, rng: random.Random) -> list[tuple[Seat, Move | str]]:
    """Moves that nobody should make: rubbish, strangers, other people's words, broken sentences."""
    seats = range(state.seats)
    tries: list[tuple[Seat, Move | str]] = [(rng.choice(seats), rng.choice(_RUBBISH)) for _ in range(3)]
    movers = [seat for seat in seats if state.options(seat)]
    if not movers:
        return tries
    seat = rng.choice(movers)
    move = sentence(state, seat, rng)
    text = notation(move)
    foreign: tuple[Word, ...] = (Word("moonbeam"),)
    tries += [(rng.choice(_STRANGERS), text), (rng.choice(seats), text), (seat, f"{text} {text}")]
    tries += [(seat, notation(move[:-1])), (seat, notation(move[::-1])), (seat, text.upper() + "x")]
    tries += [(seat, ()), (seat, (FULL_STOP,)), (seat, foreign), (seat, (*move, FULL_STOP)), (seat, (*move, *move))]
    tries += [(rng.choice(seats), move), (seat, move[:-1])]
    return tries


def on_menu(state: State, seat: Seat, move: Move | str) -> bool:
    """Whether the menus, walked word by word, offer this move."""
    said: Move = ()
    for part in parts_of(move) if isinstance(move, str) else move:
        menu = [word for word in state.options(seat, said) if word is not FULL_STOP]
        found = next((word for word in menu if part in (word, word.text)), None) or _written(state, seat, said, part)
        if found is None:
            return False
        said = (*said, found)
    return bool(said) and (said[-1].ends or FULL_STOP in state.options(seat, said))


def _written(state: State, seat: Seat, said: Move, part: str | Word) -> Word | None:
    """The text that this is, where one may be written and it fits."""
    text = part if isinstance(part, str) else part.text
    blank = state.blank(seat, said)
    word = blank.write(text.strip(QUOTE)) if blank and text[0] == QUOTE else None
    return word if blank and word and blank.problem(word) is None else None


def is_missed(state: State, seat: Seat, move: Move | str) -> bool:
    """Whether, in a race, this would be missed rather than refused."""
    return state.now != UNTIMED and 0 <= seat < state.seats and not state.over and state.top.knows(text_of(move))
