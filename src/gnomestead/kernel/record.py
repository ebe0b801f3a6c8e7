"""Records: a whole game as a text file one can read, `*.gnome`.

gnomestead record 1
game tic_tac_toe
rules 1
seats 2
name 0 Ada
name 1 Grumble the bot
option size 3
commitment 9f2c…            hash of the header and the seed, published before the first roll
seed 00ab…                  left out while the game goes on

1 0 b2 @1200                number, seat, move, milliseconds since the start
2 1 a1 @2750
3 1 undo 2 @3100            back to before entry 2
4 - tick @9000              the clock's own move, in timed games

end 0:won:1:5 1:lost:2:3    seat, won or lost, place, points
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from hashlib import sha256

import msgspec

from gnomestead.kernel.chance import SEED_BYTES
from gnomestead.kernel.errors import BadRecord
from gnomestead.kernel.game import TableOption, spoken
from gnomestead.kernel.moves import CLOCK, Seat
from gnomestead.kernel.phrases import Result
from gnomestead.kernel.welcome import OptionValue

VERSION = 1
FIRST_LINE = f"gnomestead record {VERSION}"
LONGEST_FILE = 8_000_000
UNDO = "undo"

_ENTRY = re.compile(r"(\d+) (\d+|-) (\S.*?) @(\d+)")
_MAX_DIGITS = 15


class Entry(msgspec.Struct, frozen=True):
    """One line of the game: who said what, and when."""

    seat: Seat
    move: str
    at: int = 0

    @property
    def undo_to(self) -> int | None:
        """For `undo 7`: 7, the entry before which the game goes on. None for a move."""
        verb, _, number = self.move.partition(" ")
        return int(number) if verb == UNDO and number.isdigit() else None


class Header(msgspec.Struct, frozen=True):
    """What the commitment covers: everything that fixes the game besides its seed."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]

    def commitment(self, seed: bytes) -> str:
        """The hash of this header and the seed. It binds the seed and tells nothing of it."""
        return sha256(msgspec.json.encode(self, order="sorted") + seed).hexdigest()


class Record(msgspec.Struct, frozen=True):
    """A game as it was played."""

    header: Header
    names: tuple[str, ...]
    commitment: str
    entries: tuple[Entry, ...]
    seed: bytes | None = None
    outcome: str = ""


def outcome(result: Result | None) -> str:
    """A result in one line: `0:won:1:5 1:lost:2:3`."""
    if result is None:
        return ""
    return " ".join(f"{s.seat}:{'won' if s.won else 'lost'}:{s.rank}:{s.score}" for s in result)


def plain_options(known: Sequence[TableOption], chosen: Mapping[str, OptionValue]) -> dict[str, str]:
    """Option values as they are written; a late one only where it is not as usual."""
    named = [option for option in known if not option.is_late or chosen[option.name] != option.default]
    return {option.name: spoken(chosen[option.name]) for option in named}


def dumps(record: Record) -> str:
    """The record as text."""
    head = record.header
    lines = [FIRST_LINE, f"game {head.game}", f"rules {head.rules}", f"seats {head.seats}"]
    lines += [f"name {seat} {name}" for seat, name in enumerate(record.names)]
    lines += [f"option {name} {value}" for name, value in head.options.items()]
    lines += [f"commitment {record.commitment}"]
    lines += [f"seed {record.seed.hex()}"] if record.seed is not None else []
    lines += [""]
    for number, entry in enumerate(record.entries, 1):
        seat = "-" if entry.seat == CLOCK else str(entry.seat)
        lines.append(f"{number} {seat} {entry.move} @{entry.at}")
    lines += ["", f"end {record.outcome}"] if record.outcome else []
    return "\n".join(lines) + "\n"


def loads(text: str) -> Record:
    """The record in this text, or `BadRecord` with the line and what was expected there."""
    if len(text) > LONGEST_FILE:
        raise BadRecord(0, f"the file has {len(text)} characters; a record has at most {LONGEST_FILE}")
    return _Reader(text.split("\n")).record()


class _Reader:
    """Reads a record line by line, and knows where it is."""

    def __init__(self, lines: list[str]) -> None:
        self._lines = lines
        self._at = 0

    def record(self) -> Record:
        if self._take() != FIRST_LINE:
            raise self._expected(f"{FIRST_LINE!r}")
        game = self._field("game", r"[a-z][a-z0-9_]*", "a game id")
        rules = int(self._field("rules", r"\d{1,9}", "a rules version"))
        seats = int(self._field("seats", r"[1-9]\d?", "a number of seats"))
        names = tuple(self._field(f"name {seat}", r".{1,80}", "a name") for seat in range(seats))
        options = self._options()
        commitment = self._field("commitment", r"[0-9a-f]{64}", "64 hex digits")
        seed = self._seed()
        if self._take() != "":
            raise self._expected("an empty line between header and moves")
        entries = self._entries()
        return Record(Header(game, rules, seats, options), names, commitment, entries, seed, self._outcome())

    def _take(self) -> str:
        self._at += 1
        return self._lines[self._at - 1].rstrip("\r") if self._at <= len(self._lines) else "(end of file)"

    def _peek(self) -> str:
        return self._lines[self._at].rstrip("\r") if self._at < len(self._lines) else ""

    def _expected(self, what: str) -> BadRecord:
        found = self._lines[self._at - 1] if self._at <= len(self._lines) else "the end of the file"
        return BadRecord(self._at, f"expected {what}, found {found[:60]!r}")

    def _field(self, name: str, pattern: str, what: str) -> str:
        found = re.fullmatch(f"{name} ({pattern})", self._take())
        if not found:
            raise self._expected(f"'{name} …' with {what}")
        return found[1]

    def _options(self) -> dict[str, str]:
        options: dict[str, str] = {}
        while self._peek().startswith("option "):
            words = self._take().split(" ")
            if len(words) != 3 or words[1] in options:
                raise self._expected("'option NAME VALUE', each name once")
            options[words[1]] = words[2]
        return options

    def _seed(self) -> bytes | None:
        if not self._peek().startswith("seed"):
            return None
        digits = 2 * SEED_BYTES
        return bytes.fromhex(self._field("seed", f"[0-9a-f]{{{digits}}}", f"{digits} hex digits"))

    def _entries(self) -> tuple[Entry, ...]:
        entries: list[Entry] = []
        while self._peek():
            found = _ENTRY.fullmatch(self._take())
            if not found or int(found[1]) != len(entries) + 1 or len(found[4]) > _MAX_DIGITS:
                raise self._expected(f"'{len(entries) + 1} SEAT MOVE @MILLISECONDS'")
            seat = CLOCK if found[2] == "-" else int(found[2])
            entries.append(Entry(seat, found[3], int(found[4])))
        return tuple(entries)

    def _outcome(self) -> str:
        text = ""
        while self._at < len(self._lines):
            line = self._take()
            if line.startswith("end ") and not text:
                text = line.removeprefix("end ")
            elif line:
                raise self._expected("'end …' or the end of the file")
        return text
