"""Properties of ids: they are for machines, and people never read one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from gnomestead.conformance.looks import things
from gnomestead.conformance.property import Property
from gnomestead.conformance.trial import Broken, Trial
from gnomestead.conformance.wordfile import words_of
from gnomestead.conformance.wording import shown_phrases, told_versions
from gnomestead.kernel import Phrase
from gnomestead.kernel.lexicon import Lexicon
from gnomestead.kernel.scene import everything

_SNAKE_CASE: Final = re.compile(r"\w+_\w+")
_AROUND: Final = "“”‘’\"'()[]{}!?…:;,."


class NoIdIsShown(Property):
    """No id of a thing, and nothing else that is written like one, is in what people read or are answered."""

    name = "no id is shown"

    def __init__(self) -> None:
        self._known: set[object] = set()
        """What was looked at already: putting everything into words again would take most of a run."""
        self._ids: set[str] = set()

    def position(self, trial: Trial) -> None:
        words = words_of(trial.game)
        if trial.close_look:
            self._learn_ids(trial, words)
            for what, phrase in (*shown_phrases(trial), *self._answers(trial)):
                if self._is_new((phrase.key, *phrase.args.items())):
                    self._expect_no_id(what, words.say(phrase))
        for version in told_versions(trial):
            self._expect_no_id(f"event {version.kind}", words.tell(version))

    def _is_new(self, key: object) -> bool:
        is_new = key not in self._known
        self._known.add(key)
        return is_new

    def _learn_ids(self, trial: Trial, words: Lexicon) -> None:
        """The ids that are no words, such as `card-7`, and not what the thing is called, as squares are."""
        for viewer in trial.viewers:
            scene = trial.scene(viewer)
            for thing in (*everything(scene), *scene.widgets):
                if not thing.id.isalpha() and self._is_new(thing.id) and thing.id not in _parts(words.say(thing.name)):
                    self._ids.add(thing.id)

    def _expect_no_id(self, what: str, text: str) -> None:
        shown = _SNAKE_CASE.findall(text) or sorted(self._ids & {*_parts(text)})
        if shown:
            raise Broken(f"{what} shows an id, {shown[0]}: {text!r}")

    def _answers(self, trial: Trial) -> Iterator[tuple[str, Phrase]]:
        """What seats are told when they ask about anything they see: about each thing once at every kind of moment."""
        moment = type(trial.state.top).__name__ if trial.state.frames else ""
        for seat in range(trial.setup.seats):
            is_asked = seat in trial.state.waiting()
            for thing in things(trial.scene(seat)):
                refusal = trial.state.why_not(seat, thing) if self._is_new((moment, is_asked, thing)) else None
                if refusal is not None:
                    yield f"why_not {thing!r}", refusal.reason


def _parts(text: str) -> Iterator[str]:
    """The text between blanks, with and without what surrounds it."""
    for part in text.split():
        yield part
        yield part.strip(_AROUND)
