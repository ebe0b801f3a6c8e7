"""Everything a viewer can see or hear, as bytes that can be compared."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

import msgspec

from gnomestead.conformance.trial import Broken, Trial, moment
from gnomestead.kernel import AnyGame, Event, IllegalMove, Move, Place, Scene, Seat, State, Thing, notation

_DRAFTS = 30
_QUESTIONS = 5
_BEGUN = 4
_NONSENSE = ("moonbeam", "card-7", "0")
_SHOWN = 160


def as_bytes(value: object) -> bytes:
    """A view, scene, choice or phrase as it travels."""
    return msgspec.json.encode(value)


def heard(events: Iterable[Event], viewer: Seat | None) -> bytes:
    """What a viewer hears of these events."""
    versions = [event.seen_by(viewer) for event in events]
    return as_bytes([(v.kind, v.data, v.is_confided) for v in versions if v is not None])


def all_told(events: Iterable[Event]) -> bytes:
    """These events with everything that anybody hears of them."""
    return as_bytes([(e.kind, e.data, e.hears, e.news, e.secret, e.knows) for e in events])


def drafts(state: State, seat: Seat, most: int = _DRAFTS) -> Iterator[Move]:
    """What a seat may have said so far, shortest first: nothing, then every beginning of a move."""
    waiting: list[Move] = [()]
    for said in waiting:
        yield said
        room = most - len(waiting)
        longer = [(*said, word) for word in state.options(seat, said) if not word.ends and word.text != "."]
        waiting += longer[: max(0, room)]


def seen(
    game: AnyGame, state: State, viewer: Seat | None, questions: Iterable[str] = ()
) -> Iterator[tuple[str, bytes]]:
    """Everything a viewer is shown or told when asking, each with its name."""
    view = game.view(state, viewer)
    yield "the view", as_bytes(view)
    yield "the scene", as_bytes(game.scene(view))
    yield "who is waited for", as_bytes((state.awaited(), state.over, state.progress()))
    if viewer is None:
        return
    yield "who could step in", as_bytes(state.heeds(viewer))
    for said in drafts(state, viewer):
        yield f"the prompt after {notation(said)!r}", as_bytes(state.prompt(viewer, said))
        yield f"the options after {notation(said)!r}", as_bytes([w.text for w in state.options(viewer, said)])
        yield f"the choices after {notation(said)!r}", as_bytes(state.pointing(viewer, said))
        yield f"what is suggested after {notation(said)!r}", as_bytes(game.suggested(state, viewer, said))
    for thing in questions:
        yield f"why_not {thing!r}", as_bytes(state.why_not(viewer, thing))
        yield f"the reach of {thing!r}", as_bytes(game.reach(state, thing))
        yield f"the answer to {thing!r}", answer(state, viewer, thing)


def seen_now(trial: Trial, viewer: Seat | None) -> list[tuple[str, bytes]]:
    """Everything a viewer is shown or told now, asked of `trial.fresh`."""
    return trial.once(("seen", viewer), lambda: [*seen(trial.game, trial.fresh, viewer, asked_now(trial, viewer))])


def asked_now(trial: Trial, viewer: Seat | None) -> list[str]:
    """What a viewer asks about at this position."""
    return trial.once(("asked", viewer), lambda: questions(trial, viewer))


def answer(state: State, seat: Seat, text: str) -> bytes:
    """What a seat is told when it tries this move: the refusal, or that it is legal."""
    try:
        state.copy().play(seat, text, moment(state))
    except IllegalMove as error:
        return as_bytes(error.refusal)
    return b"legal"


def compare(one: Iterable[tuple[str, bytes]], other: Iterable[tuple[str, bytes]], who: str) -> None:
    """Raise at the first difference."""
    for (name, mine), (_, theirs) in zip(one, other, strict=True):
        if mine != theirs:
            raise Broken(f"{name} of {who} tells the worlds apart: {difference(mine, theirs)}")


def difference(one: bytes, other: bytes) -> str:
    """Both texts from shortly before they part."""
    parted = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    start = max(0, parted - 40)
    shown = [text[start : start + _SHOWN].decode("utf-8", "replace") for text in (one, other)]
    return f"{shown[0]!r} or {shown[1]!r}"


def questions(trial: Trial, viewer: Seat | None) -> list[str]:
    """Some things of a viewer's scene to ask about or try, some words of the table, and some nonsense."""
    ids = sorted({*things(trial.scene(viewer))})
    words = trial.once("spoken words", lambda: sorted({*spoken_words(trial.state)}))
    return [*_some(ids, trial.spare), *_some(words, trial.spare), *_NONSENSE]


def _some(texts: list[str], rng: random.Random) -> list[str]:
    return rng.sample(texts, min(_QUESTIONS, len(texts)))


def spoken_words(state: State) -> Iterator[str]:
    """What anybody might say now: first words, and sentences of two."""
    for seat in range(state.seats):
        for said in drafts(state, seat, _BEGUN):
            yield from (notation((*said, word)) for word in state.options(seat, said))


def things(scene: Scene) -> Iterator[str]:
    """The ids of everything in a scene."""
    for place in scene.places:
        yield place.id
        yield from (space.id for space in place.spaces)
        yield from (thing.id for thing in all_things(place))
    yield from (widget.id for widget in scene.widgets)


def all_things(place: Place) -> Iterator[Thing]:
    """The things of a place, and those that lie on them."""
    waiting = list(place.things)
    for thing in waiting:
        yield thing
        waiting += thing.holds


def named(viewer: Seat | None) -> str:
    """A viewer, for people."""
    return "a spectator" if viewer is None else f"seat {viewer}"
