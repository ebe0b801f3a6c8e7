"""What people at one keyboard tell each other: all hear it once, with the news. It is no move and in no record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gnomestead.kernel import HERE, Match, Phrase, Seat, Sign, everything, phrase
from gnomestead.kernel.lexicon import Lexicon
from gnomestead.terminal.things import match_thing


class Remark(NamedTuple):
    """Something a seat said, or a sign it showed at a thing."""

    seat: Seat
    text: str = ""
    sign: Sign = HERE
    thing: Phrase | None = None

    def told(self, words: Lexicon) -> str:
        """The same as one reader hears it."""
        if self.thing is None:
            return f"{words.seat(self.seat)}: “{self.text}”"
        key = f"sign-{self.sign.id}"
        usual = "signal-marked" if self.sign.stays else "signal-pointed"
        told = phrase(usual, seat=self.seat, thing=words.say(self.thing), sign=words.say(phrase(key)))
        return words.attribute(key, "told", dict(told.args)) or words.say(told)


class Talk:
    """All that was said at this keyboard."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self.remarks: list[Remark] = []

    def say(self, seat: Seat, text: str) -> None:
        """Say something to all."""
        self.remarks.append(Remark(seat, text))

    def point(self, seat: Seat, wanted: str, words: Lexicon) -> str:
        """Point at what everybody sees, `wolf` or `wolf danger`; the answer: why not, in words."""
        game = self._match.game
        scene = game.scene(game.view(self._match.state, None))
        names = {each.id: each.name for each in everything(scene)}
        wanted, sign = _split(wanted, [sign for sign in game.signs if sign.points])
        found = match_thing(wanted, {id: words.say(name) for id, name in names.items()})
        if not found:
            return f"There is no {wanted!r} that everybody sees."
        if len(found) > 1:
            return f"Which one? {', '.join(found[:12])}"
        self.remarks.append(Remark(seat, sign=sign, thing=names[found[0]]))
        return ""


def _split(wanted: str, signs: Sequence[Sign]) -> tuple[str, Sign]:
    """What is meant, and the sign that the last word names; without one: look here."""
    thing, _, last = wanted.rpartition(" ")
    named = next((sign for sign in signs if thing and sign.id == last.lower()), None)
    return (thing, named) if named is not None else (wanted, HERE)
