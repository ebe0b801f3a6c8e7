"""Properties of what a game offers its guests: presets, lessons, signs, and open tables that are open."""

from __future__ import annotations

from gnomestead.conformance.looks import all_things
from gnomestead.conformance.property import Property
from gnomestead.conformance.trial import Broken, Trial
from gnomestead.conformance.wordfile import words_of
from gnomestead.kernel import EVERYBODY, AnyGame, GnomesteadError, Lesson, Seat
from gnomestead.kernel.howto import has_howto, howto_keys, howto_page, read_howto
from gnomestead.kernel.lexicon import Lexicon
from gnomestead.kernel.rulebook import rulebook


class PresetsCanBePlayed(Property):
    """Every preset has words and leads to a table where its people have seats."""

    name = "presets can be played"

    def game(self, game: AnyGame) -> None:
        words = words_of(game)
        for preset in game.presets:
            key = f"preset-{preset.id}"
            if not words.has(key) or not words.has(key, "about"):
                raise Broken(f"preset {preset.id}: {key} has no words, or no .about")
            try:
                game.start(preset.seats, preset.options, "preset")
            except GnomesteadError as error:
                raise Broken(f"preset {preset.id}: {error}") from error
            if not 0 <= preset.seat < preset.seat + preset.people <= preset.seats:
                raise Broken(f"preset {preset.id}: {preset.people} people from seat {preset.seat} on do not fit")
            if preset.bot and preset.bot not in game.bots():
                raise Broken(f"preset {preset.id}: there is no bot {preset.bot!r}")


class OptionsHaveWords(Property):
    """Every option and every bot has a name and a sentence about it."""

    name = "options have words"

    def game(self, game: AnyGame) -> None:
        words = words_of(game)
        for key in (*(f"option-{one.name}" for one in game.options), *(f"name-bot-{kind}" for kind in game.bots())):
            if not words.has(key) or not words.has(key, "about"):
                raise Broken(f"{key} has no words, or no .about")


class LessonsCanBeTaught(Property):
    """Every lesson has words, a moment that can come, and a rule that exists."""

    name = "lessons can be taught"

    def game(self, game: AnyGame) -> None:
        words, rules = words_of(game), rulebook(game)
        for lesson in game.lessons:
            if not words.has(f"lesson-{lesson.id}"):
                raise Broken(f"lesson {lesson.id}: there are no words for lesson-{lesson.id}")
            if lesson.rule and lesson.rule not in rules:
                raise Broken(f"lesson {lesson.id} cites {lesson.rule!r}, which is not in RULES.md")
            if lesson.practice and lesson.practice not in {preset.id for preset in game.presets}:
                raise Broken(f"lesson {lesson.id}: there is no preset {lesson.practice!r} to practise with")
            _expect_a_moment(game, lesson, words)


def _expect_a_moment(game: AnyGame, lesson: Lesson, words: Lexicon) -> None:
    if not (lesson.event or lesson.prompt or lesson.word):
        raise Broken(f"lesson {lesson.id}: no moment is named: an event, a prompt or a word")
    if lesson.event and not words.has(f"event-{lesson.event}"):
        raise Broken(f"lesson {lesson.id}: {game.id} has no event {lesson.event!r}")
    for prompt in lesson.prompt.split():
        if not words.has(prompt):
            raise Broken(f"lesson {lesson.id}: {game.id} has no prompt {prompt!r}")


class SignsCanBeRead(Property):
    """Every sign has words, events that end it, and a warning at rules that exist; every seat is on a side."""

    name = "signs can be read"

    def position(self, trial: Trial) -> None:
        if not trial.made and len(trial.game.sides(trial.setup)) != trial.setup.seats:
            raise Broken(f"{trial.setup.seats} seats, but sides for {len(trial.game.sides(trial.setup))}")

    def game(self, game: AnyGame) -> None:
        words, rules = words_of(game), rulebook(game)
        for sign in game.signs:
            wanted = [f"sign-{sign.id}", *(f"event-{kind}" for kind in (*sign.until, *sign.spent))]
            for key in [*wanted, f"warn-{sign.id}"] if sign.minds else wanted:
                if not words.has(key):
                    raise Broken(f"sign {sign.id}: there are no words for {key}")
            for rule in (*sign.minds, *sign.before):
                if rule not in rules:
                    raise Broken(f"sign {sign.id} is about {rule!r}, which is not in RULES.md")


class HowToPlayIsTrue(Property):
    """The page on how to play says everything it must, and its pictures show what they say they show."""

    name = "how to play is true"

    def game(self, game: AnyGame) -> None:
        if not has_howto(game):
            return
        howto, words = read_howto(game), words_of(game)
        for key in howto_keys(howto):
            if not words.has(key):
                raise Broken(f"there are no words for {key}")
        for art in howto.icons:
            if not words.has(f"howto-icon-{art}", "means"):
                raise Broken(f"howto-icon-{art} has no .means")
        try:
            howto_page(game)
        except GnomesteadError as error:
            raise Broken(str(error)) from error


class OpenTablesAreOpen(Property):
    """At a table without secrets every seat hears and sees the same."""

    name = "open tables are open"

    def position(self, trial: Trial) -> None:
        if trial.game.has_secrets(trial.setup):
            return
        for event in trial.told[-1]:
            if event.hears != EVERYBODY or (event.secret is not None and event.knows != EVERYBODY):
                raise Broken(f"there are no secrets here, but not everybody hears the same of {event.kind!r}")
        if trial.close_look:
            seen = {viewer: _seen(trial, viewer) for viewer in trial.viewers}
            for viewer in trial.viewers:
                if seen[viewer] != seen[None]:
                    raise Broken(f"there are no secrets here, but seat {viewer} sees {seen[viewer] ^ seen[None]}")


def _seen(trial: Trial, viewer: Seat | None) -> frozenset[tuple[object, ...]]:
    """The faces of all things, wherever they lie; a thing may be turned for whoever has used it."""
    things = (thing for place in trial.scene(viewer).places for thing in all_things(place))
    return frozenset((thing.id, thing.art, thing.facing == "down", thing.value) for thing in things)
