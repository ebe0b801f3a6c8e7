"""Properties of free texts: what may be written is taken and told, what may not is refused with its rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gnomestead.conformance.looks import drafts
from gnomestead.conformance.property import Property
from gnomestead.conformance.trial import Broken, Trial, moment
from gnomestead.kernel import Blank, IllegalMove, Move, Seat, notation

_BAD: Final = ("", "\u202e\u200b \u3164", "...", "<b>x</b>", "[x]", "{ $x }", "x\U0001f451", "a\\b")


class TextsAreBounded(Property):
    """Where a text may be written there are words to choose, too, and a bad text is refused with the blank's rule."""

    name = "texts are bounded"

    def position(self, trial: Trial) -> None:
        if not trial.close_look:
            return
        for seat, said, blank in _blanks(trial):
            where = f"seat {seat} after {notation(said)!r}"
            if not trial.state.options(seat, said):
                raise Broken(f"{where} may write, but has no word to choose: bots and clocks could not go on")
            for text in (*_BAD, "x" * (blank.longest + 1)):
                _expect_refusal(trial, seat, said, blank, text)


def _blanks(trial: Trial) -> Iterator[tuple[Seat, Move, Blank]]:
    for seat in range(trial.setup.seats):
        for said in drafts(trial.state, seat):
            blank = trial.state.blank(seat, said)
            if blank is not None:
                yield seat, said, blank


def _expect_refusal(trial: Trial, seat: Seat, said: Move, blank: Blank, text: str) -> None:
    move = (*said, blank.write(text))
    told = f"seat {seat} writing {text[:40]!r}"
    try:
        trial.state.copy().play(seat, notation(move), moment(trial.state))
    except IllegalMove as error:
        if error.refusal.rule != blank.rule or not blank.rule:
            raise Broken(f"{told} is refused by {error.refusal.rule!r}, not by the blank's {blank.rule!r}") from error
    else:
        raise Broken(f"{told} is accepted")
