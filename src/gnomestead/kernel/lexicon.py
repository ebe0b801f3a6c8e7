"""Words: labels, log lines and explanations, made only when somebody reads them.

Each game has a word file (`words.en.ftl`, Project Fluent); the kernel has one of its own for what
every table says. In them `SEAT($seat)` names a seat, `SEATS($seats)` several (`0 2 3`), `YOU($seat)` is
`yes` when the reader sits there, `NAME($card)` is the message `name-<id>` of a thing, and `MANY($card)` is
`yes` where that name stands for several (it has a `.many`): gnomes *run*, a gnome *runs*.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from gnomestead.kernel.events import Event
from gnomestead.kernel.game import AnyGame
from gnomestead.kernel.moves import Seat
from gnomestead.kernel.phrases import Phrase


class Lexicon:
    """The words of one game in one language, for one reader (None: a spectator)."""

    def __init__(
        self,
        game: AnyGame,
        names: Sequence[str] = (),
        reader: Seat | None = None,
        language: str = "en",
    ) -> None:
        self._names = names
        self._reader = reader
        self.lacking: list[str] = []
        """What the words last said had nothing to fill in for; the conformance kit looks at it."""
        functions: dict[str, Any] = {
            "SEAT": self._seat,
            "SEATS": self._seats,
            "YOU": self._you,
            "NAME": self.name,
            "MANY": self._many,
        }
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        file = f"words.{language}.ftl"
        for folder in (files("gnomestead.kernel"), game.folder):
            self._bundle.add_resource(FluentResource((folder / file).read_text("utf-8")), allow_overrides=True)

    def say(self, phrase: Phrase) -> str:
        """The phrase in words; a key without words is shown in brackets, never raised."""
        return self._format(phrase.key, "", dict(phrase.args))

    def tell(self, event: Event) -> str:
        """The log line of an event, as one seat's version has it (see `Event.seen_by`)."""
        key = "event-" + event.kind
        known = event.is_confided and self.has(key, "known")
        return self._format(key, "known" if known else "", event.data)

    def has(self, key: str, attribute: str = "") -> bool:
        """Whether there are words for this key."""
        if not self._bundle.has_message(key):
            return False
        message = self._bundle.get_message(key)
        return attribute in message.attributes if attribute else message.value is not None

    def attribute(self, key: str, attribute: str, args: dict[str, Any]) -> str:
        """The words of one of a key's attributes; nothing if there are none."""
        return self._format(key, attribute, args) if self.has(key, attribute) else ""

    def name(self, thing: object) -> str:
        """What a thing is called: its `name-<id>`, or else its id."""
        key = _name_key(thing)
        return self._format(key, "", {}) if self.has(key) else str(thing)

    def seat(self, seat: Seat) -> str:
        """Who sits there."""
        if 0 <= seat < len(self._names):
            return self._names[seat]
        return self._format("seat-number", "", {"number": seat + 1})

    def _seat(self, seat: Any) -> str:
        return self.seat(int(seat))

    def _seats(self, seats: Any) -> str:
        """Several seats, `0 2 3`, as one says them; the last comes after an "and"."""
        *others, last = [self.seat(int(seat)) for seat in str(seats).split()]
        return self._format("and-last", "", {"others": ", ".join(others), "last": last}) if others else last

    def _you(self, seat: Any) -> str:
        return "yes" if self._reader is not None and int(seat) == self._reader else "no"

    def _many(self, thing: Any) -> str:
        return "yes" if self.has(_name_key(thing), "many") else "no"

    def _format(self, key: str, attribute: str, args: dict[str, Any]) -> str:
        if not self.has(key, attribute):
            return f"[{key}]"
        message = self._bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        values = {name: self._value(value) for name, value in args.items()}
        text, errors = self._bundle.format_pattern(pattern, values)
        self.lacking = [str(error) for error in errors]
        return str(text)

    def _listed(self, things: Sequence[object]) -> list[str]:
        """What they are called; a name that comes again is told once, with how often."""
        listed = []
        for i, thing in enumerate(things):
            often = things.count(thing) if self.has(_name_key(thing)) else 1
            if often == 1 or thing not in things[:i]:
                listed.append(self.name(thing) + (f" ×{often}" if often > 1 else ""))
        return listed

    def _value(self, value: object) -> str | int:
        if isinstance(value, list | tuple):
            return ", ".join(self._listed(value))
        if isinstance(value, bool):
            return "yes" if value else "no"
        return value if isinstance(value, int) else str(value)


def _name_key(thing: object) -> str:
    return "name-" + "".join(c if c.isalnum() or c in "-_" else "-" for c in str(thing))
