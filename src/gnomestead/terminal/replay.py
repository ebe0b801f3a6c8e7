"""Looking back: a record told in words, and the table as it stood at any entry."""

from __future__ import annotations

from rich.text import Text

from gnomestead.kernel import BadSetup, Match, Record, Seat
from gnomestead.terminal.ending import draw_end
from gnomestead.terminal.screen import Screen
from gnomestead.terminal.viewer import Viewer


def tell_record(match: Match, record: Record, at: int, seat: Seat | None, screen: Screen) -> None:
    """Replay into a fresh match up to entry `at`: what this viewer heard of each entry, then the table.

    Of the moves it shows the viewer's own. Another seat's may be secret: what may be known of it, the events tell.
    """
    viewer = Viewer(match, seat, screen.width)
    _title(match, seat, screen)
    screen.show(*_indented(viewer.news()))
    for number, entry in enumerate(record.entries[:at], 1):
        match.repeat(entry)
        heard = viewer.news()
        if seat is not None and entry.seat == seat:
            heard.insert(0, f"{viewer.words.seat(seat)}: {entry.move}")
        screen.show(*_numbered(number, heard))
    screen.show("", viewer.draw(), "")
    if match.state.over:
        screen.show(draw_end(viewer))
    else:
        screen.show(f"After entry {at} of {len(record.entries)}.", style="faint")


def check_entry(record: Record, at: int | None) -> int:
    """The entry to stop at; by default the last."""
    last = len(record.entries)
    if at is not None and not 0 <= at <= last:
        raise BadSetup(f"--at {at}: this record has entries 0 to {last}")
    return last if at is None else at


def find_seat(match: Match, wanted: str | None) -> Seat | None:
    """The seat of this number (as in the record, from 0) or name; None: a spectator."""
    if wanted is None or wanted == "spectator":
        return None
    for seat, name in enumerate(match.names):
        if wanted.lower() in (str(seat), name.lower()):
            return seat
    known = ", ".join(f"{seat} ({name})" for seat, name in enumerate(match.names))
    raise BadSetup(f"--as {wanted}: there is no such seat; there are: spectator, {known}")


def _title(match: Match, seat: Seat | None, screen: Screen) -> None:
    eyes = "a spectator" if seat is None else match.names[seat]
    screen.show(Text.assemble((match.game.title, "bold"), (f" — as {eyes} saw it", "faint")))


def _numbered(number: int, lines: list[str]) -> list[Text]:
    """The lines under the number of their entry."""
    first = [Text.assemble((f"{number:>4}  ", "faint"), line) for line in lines[:1]]
    return first + _indented(lines[1:])


def _indented(lines: list[str]) -> list[Text]:
    return [Text(f"      {line}") for line in lines]
