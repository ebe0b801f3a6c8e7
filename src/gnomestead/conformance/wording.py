"""Properties of what people read: nothing is without words, and every rule cited exists."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any

from gnomestead.conformance.looks import all_things, asked_now, drafts
from gnomestead.conformance.menus import mischief
from gnomestead.conformance.property import Property
from gnomestead.conformance.trial import Broken, Trial, moment
from gnomestead.conformance.wordfile import attributes, words_of
from gnomestead.kernel import EVERYBODY, AnyGame, Event, IllegalMove, Phrase, Refusal, Scene, Seat
from gnomestead.kernel.lexicon import Lexicon
from gnomestead.kernel.moves import notation
from gnomestead.kernel.rulebook import rulebook
from gnomestead.kernel.stage import ICONS, SOUNDS

_OFTEN = 12
_DRAFTS = 12
_GAP = "\N{WHITE SQUARE}"


class EverythingHasWords(Property):
    """Every event, option, prompt, refusal, score line and thing can be said, with nothing left to fill in."""

    name = "everything has words"

    def __init__(self) -> None:
        self._said: dict[object, int] = {}

    def position(self, trial: Trial) -> None:
        for version in told_versions(trial):
            self._expect_told(words_of(trial.game), version)
        if trial.close_look:
            for what, phrase in [*shown_phrases(trial), *_reasons(trial)]:
                self._expect_said(words_of(trial.game), what, phrase)

    def _is_old(self, key: object) -> bool:
        """Whether this was said often enough already: the words of a game are looked at, not read all day."""
        self._said[key] = self._said.get(key, 0) + 1
        return self._said[key] > _OFTEN

    def _expect_told(self, words: Lexicon, event: Event) -> None:
        for name, value in event.data.items():
            if not _is_plain(value):
                raise Broken(
                    f"event {event.kind}: {name} is {value!r}; text, whole numbers, yes or no, tuples of those"
                )
        if not self._is_old((event.kind, event.is_confided, *event.data, *map(_is_empty, event.data.values()))):
            _expect_words(words, f"event {event.kind}", "event-" + event.kind, words.tell(event))
            _expect_no_gap(f"event {event.kind}", event.data, lambda data: words.tell(_told(event, data)))

    def _expect_said(self, words: Lexicon, what: str, phrase: Phrase) -> None:
        if not self._is_old((phrase.key, *phrase.args, *map(_is_empty, phrase.args.values()))):
            _expect_words(words, what, phrase.key, words.say(phrase))
            _expect_no_gap(what, phrase.args, lambda args: words.say(Phrase(phrase.key, args)))


def told_versions(trial: Trial) -> Iterator[Event]:
    """What the last move told, as each viewer heard it; once where all heard the same."""
    for event in trial.told[-1]:
        for viewer in trial.viewers if event.secret is not None or event.hears != EVERYBODY else (None,):
            version = event.seen_by(viewer)
            if version is not None:
                yield version


def _told(event: Event, data: dict[str, Any]) -> Event:
    return Event(event.kind, data, knows=event.knows)


def _expect_words(words: Lexicon, what: str, key: str, text: str) -> None:
    if not words.has(key):
        raise Broken(f"{what}: there are no words for {key!r}")
    if words.lacking or not text.strip():
        raise Broken(f"{what}: the words of {key!r} lack something: {', '.join(words.lacking) or 'they are empty'}")


def _expect_no_gap(what: str, args: Mapping[str, Any], say: Callable[[dict[str, Any]], str]) -> None:
    """No sentence has a gap where an empty value is filled in."""
    for name, value in args.items():
        if _is_empty(value) and _GAP in say({**args, name: _GAP}):
            raise Broken(f"{what}: {name} is {value!r}, and the sentence has a gap there: {say(dict(args))!r}")


def _is_empty(value: object) -> bool:
    return value is None or value in ("", ())


def _is_plain(value: object) -> bool:
    if isinstance(value, tuple):
        return all(_is_plain(item) for item in value)
    return value is None or type(value) in (str, int, bool)


def shown_phrases(trial: Trial) -> Iterator[tuple[str, Phrase]]:
    """Everything people can read now without asking, and where."""
    for viewer in trial.viewers:
        yield from _scene_phrases(trial.scene(viewer))
    for seat in range(trial.setup.seats):
        yield from _choice_phrases(trial, seat)
    for standing in trial.state.result() or ():
        yield from (("score sheet", line.label) for line in standing.sheet)
    if trial.state.over:
        yield from (("the end", said) for viewer in trial.viewers for said in _said_at_the_end(trial, viewer))
    for role in trial.game.roles(trial.setup):
        yield "role", Phrase(role)


def _reasons(trial: Trial) -> Iterator[tuple[str, Phrase]]:
    for what, refusal in trial.once("refusals", lambda: [*refusals(trial)]):
        yield what, refusal.reason


def _said_at_the_end(trial: Trial, viewer: Seat | None) -> Iterator[Phrase]:
    ending = trial.game.ending(trial.state, viewer)
    for said in (ending.headline, ending.reason, ending.deed, ending.decided, ending.letter):
        if said is not None:
            yield said


def _choice_phrases(trial: Trial, seat: Seat) -> Iterator[tuple[str, Phrase]]:
    for said in drafts(trial.state, seat, _DRAFTS):
        yield f"prompt of seat {seat} after {notation(said)!r}", trial.state.prompt(seat, said)
        for choice in trial.state.pointing(seat, said):
            yield f"option {choice.word}", choice.label
            if choice.detail is not None:
                yield f"detail of option {choice.word}", choice.detail
            if choice.warning is not None:
                yield f"warning of option {choice.word}", choice.warning


def _scene_phrases(scene: Scene) -> Iterator[tuple[str, Phrase]]:
    for place in scene.places:
        yield f"place {place.id}", place.name
        for space in place.spaces:
            yield f"space {space.id}", space.name
            yield from ((f"badge on {space.id}", badge.name) for badge in space.badges)
        for thing in all_things(place):
            yield f"thing {thing.id}", thing.name
            yield from ((f"badge on {thing.id}", badge.name) for badge in thing.badges)
            if thing.text is not None:
                yield f"text on {thing.id}", thing.text
            if thing.says is not None:
                yield f"what {thing.id} says", thing.says
    yield from ((f"widget {widget.id}", widget.name) for widget in scene.widgets)
    if scene.goal is not None:
        yield "goal", scene.goal.aim
        yield from (("track of the goal", track.name) for track in scene.goal.tracks)


def refusals(trial: Trial) -> Iterator[tuple[str, Refusal]]:
    """Refusals that seats can get now: asking about things, and trying what they may not."""
    for seat in range(trial.setup.seats):
        for thing in asked_now(trial, seat):
            refusal = trial.state.why_not(seat, thing)
            if refusal is not None:
                yield f"why_not {thing!r}", refusal
    for seat, move in mischief(trial.state, trial.spare):
        try:
            trial.state.copy().play(seat, move, moment(trial.state))
        except IllegalMove as error:
            yield f"refusal of {error.move[:40]!r}", error.refusal


class CitedRulesExist(Property):
    """Every rule that an option or a refusal cites is in RULES.md."""

    name = "cited rules exist"

    def __init__(self) -> None:
        self._rules: dict[str, str] = {}

    def position(self, trial: Trial) -> None:
        if not trial.close_look:
            return
        self._rules = self._rules or rulebook(trial.game)
        for what, rule in _cited(trial):
            if rule and rule not in self._rules:
                raise Broken(f"{what} cites {rule!r}, which is not in RULES.md")


def _cited(trial: Trial) -> Iterator[tuple[str, str]]:
    for seat in range(trial.setup.seats):
        for said in drafts(trial.state, seat, _DRAFTS):
            yield from ((f"word {word.text!r}", word.rule) for word in trial.state.options(seat, said))
            yield from ((f"option {choice.word!r}", choice.rule) for choice in trial.state.pointing(seat, said))
    for what, refusal in trial.once("refusals", lambda: [*refusals(trial)]):
        yield what, refusal.rule


class EventsCiteWhatExists(Property):
    """The rule, the sound and the icon that an event's words name are ones that there are."""

    name = "events cite what exists"

    def __init__(self) -> None:
        self._known: dict[str, Collection[str]] = {}
        self._made_up: set[tuple[str, str]] = set()

    def game(self, game: AnyGame) -> None:
        self._known = {"rule": rulebook(game), "sound": SOUNDS, "moment": ICONS}
        for attribute in attributes(game):
            if attribute.name not in self._known or not attribute.key.startswith("event-"):
                continue
            if not attribute.is_fixed:
                self._made_up.add((attribute.key, attribute.name))
            for text in attribute.texts:
                self._expect_known(attribute.key, attribute.name, text)

    def position(self, trial: Trial) -> None:
        """Of words that are made up of what an event tells, look at each event."""
        for event in trial.told[-1] if self._made_up else ():
            for key, name in self._made_up:
                if key == "event-" + event.kind:
                    text = words_of(trial.game).attribute(key, name, {**event.data, **(event.secret or {})})
                    self._expect_known(key, name, text)

    def _expect_known(self, key: str, name: str, text: str) -> None:
        if text and text not in self._known[name]:
            raise Broken(f"{key} has .{name} = {text}: {_WANTED[name]}")


_WANTED = {
    "rule": "there is no such rule in RULES.md",
    "sound": f"the client knows {', '.join(sorted(SOUNDS))}",
    "moment": f"the client has the icons {', '.join(sorted(ICONS))}",
}
