"""A table for tests: a few words set it up, stamped picks move it, numbers say what is on it."""

from __future__ import annotations

from typing import Any

from gnomestead.games.gnome_me.content import CARDS, FACES, ID_CARDS, PORTRAITS, SLOTS
from gnomestead.games.gnome_me.game import DoYouGnomeMe
from gnomestead.games.gnome_me.state import NONE, GnomeMe, Player
from gnomestead.kernel import CLOCK, Event, OptionValue

GAME = DoYouGnomeMe()
RELEASE = 10_000
SHOW, HIDE, OPEN = 11_180, 11_880, 12_300
"""The schedule of a turn released at 10,000 with the standard exposure (worked example 2)."""


class Told(list[Event]):
    """Events, and the question whether some kind is among them."""

    def kinds(self) -> list[str]:
        return [event.kind for event in self]

    def one(self, kind: str) -> Event:
        found = [event for event in self if event.kind == kind]
        assert len(found) == 1, f"{kind}: {self.kinds()}"
        return found[0]

    def __contains__(self, kind: object) -> bool:
        return kind in self.kinds()


class Table:
    """A game under test. Picks are written `table.at(13_000, 0, "take:cap")`."""

    def __init__(self, seats: int = 2, seed: int | str = 1, **options: OptionValue) -> None:
        self.state: GnomeMe = GAME.start(seats, options, seed)
        self.seats = seats
        self.last = Told(self.state.events)

    # Moving --------------------------------------------------------------------------------------

    def at(self, moment: int, seat: int, pick: str) -> Told:
        """A stamped pick."""
        self.last = Told(self.state.play(seat, pick, moment))
        return self.last

    def tick(self, moment: int | None = None) -> Told:
        """Let the clock report what is due next, or everything until then."""
        due = self.state.deadline()
        self.last = Told(self.state.play(CLOCK, "tick", due if moment is None else moment))
        return self.last

    def until(self, stage: str) -> Table:
        """Let time pass until the table is in this phase."""
        for _ in range(99):
            if self.state.stage == stage and not self.state.over:
                return self
            self.tick()
        raise AssertionError(f"never came to {stage}: {self.state.brief()}")

    def coloured(self) -> Table:
        """Everybody has a set."""
        if self.state.terms.live:
            return self.coloured_to("ready")
        return self.coloured_to("runs" if self.state.terms.relay else "looks")

    def coloured_to(self, stage: str) -> Table:
        """Everybody has a set, and the table has come to this phase."""
        for seat in range(self.seats):
            self.at(self.now, seat, f"colour:{('set_moss', 'set_plum', 'set_honey', 'set_sky')[seat]}")
        return self.until(stage)

    def ready(self, moment: int) -> Table:
        """Everybody who takes part is ready."""
        for seat in self.state.waiting():
            self.at(moment, seat, "ready")
        return self

    def released(self, moment: int = RELEASE, height: int = 10) -> Table:
        """Past the colours, and the marble let go at this moment; never a misfire unless wanted."""
        self.coloured().ready(moment)
        self.at(moment, self.state.operator, f"release:{height}")
        return self

    def opened(self, target: str | None = None, gnomes: dict[int, str] | None = None) -> Table:
        """At T_OPEN of a clean turn released at 10,000, with this target and these gnomes."""
        self.state.operator = self.state.operator
        self.released()
        self.state.device.jam = NONE
        if target is not None:
            self.load(target)
        for seat, code in (gnomes or {}).items():
            self.build(seat, code)
        self.until("assemble")
        assert self.now == OPEN or self.state.terms.audio or self.state.terms.exposure != 700
        return self

    # Laying out ----------------------------------------------------------------------------------

    def load(self, target: str) -> Table:
        """Put this portrait (an id, or a code) into the device, and its old card where it came from."""
        portrait = find_portrait(target)
        state = self.state
        old, device = state.device.target, state.device
        everywhere = [*state.discard, *state.pile, *(card for p in state.players for card in p.trophies)]
        assert portrait >> 1 not in everywhere, "that card is out of the deck"
        if device.decoy != NONE and device.decoy >> 1 == portrait >> 1:
            device.decoy = old
        else:
            state.deck = [old if up >> 1 == portrait >> 1 else up for up in state.deck]
        device.target = portrait
        state.forget_menus()
        return self

    def build(self, seat: int, code: str) -> Table:
        """Make these four parts the visible ones of a seat's gnome."""
        for slot, number in enumerate(code):
            self.stack(seat, slot, [int(number), *(n for n in (1, 2, 3, 4) if n != int(number))])
        return self

    def stack(self, seat: int, slot: int, numbers: list[int]) -> Table:
        """Lay a stack, top first, as the rules write it."""
        self.state.gnome(seat)[slot] = tuple(number - 1 for number in numbers)
        return self

    def place(self, seat: int, code: str) -> Table:
        """All-in: these cards stand in a seat's gnome; `-` leaves a slot empty."""
        for slot, number in enumerate(code):
            self.state.players[seat].placed[slot] = NONE if number == "-" else self.free(slot, int(number))
        self.state.forget_menus()
        return self

    def free(self, slot: int, number: int) -> int:
        """A card of this part that nobody has."""
        used = {card for player in self.state.players for card in (*player.placed, player.held)}
        cards = (16 * copy + 4 * slot + number - 1 for copy in range(len(self.state.layout) // 16))
        return next(card for card in cards if card not in used)

    def trophies(self, *counts: int) -> Table:
        """Give every seat so many cards, from the bottom of the deck."""
        for player, count in zip(self.state.players, counts, strict=True):
            self.state.deck += [2 * card for card in player.trophies]
            player.trophies = [self.state.deck.pop(0) >> 1 for _ in range(count)]
        return self

    def touch_all(self, seat: int, hold_from: int = OPEN) -> Table:
        """As if this seat had had all four stacks in its hand."""
        self.state.players[seat].touched = 0b1111
        self.state.players[seat].since = hold_from
        self.state.forget_menus()
        return self

    # Looking -------------------------------------------------------------------------------------

    @property
    def now(self) -> int:
        return self.state.now

    @property
    def stage(self) -> str:
        return self.state.stage

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def cards(self) -> list[int]:
        """How many trophies each seat has."""
        return [len(player.trophies) for player in self.state.players]

    def shown(self, seat: int, slot: int) -> list[int]:
        """A stack, top first, as the rules write it."""
        return [part + 1 for part in self.state.gnome(seat)[slot]]

    def code(self, seat: int) -> str:
        """The visible gnome of a seat."""
        if self.state.terms.all_in:
            return "".join("-" if card == NONE else str(card % 4 + 1) for card in self.player(seat).placed)
        return "".join(str(stack[0] + 1) for stack in self.state.gnome(seat))

    def menu(self, seat: int) -> list[str]:
        return [word.text for word in self.state.options(seat)]

    def view(self, seat: int | None) -> Any:
        return GAME.view(self.state, seat)

    def result(self) -> str:
        """How the round ended."""
        assert self.state.verdict is not None
        return self.state.verdict.result

    def score(self, stopper: int | None, at: int = 15_000) -> Table:
        """Seat `stopper` shouts (None: the cap comes); on to the reveal."""
        if stopper is None:
            return self.until("reveal")
        if not self.state.terms.all_in:
            self.touch_all(stopper)
        self.at(at, stopper, "stop")
        return self.until("reveal")


def find_portrait(name: str) -> int:
    """A portrait by its id, or the first one with this code."""
    if name.startswith("P"):
        return next(number for number, row in enumerate(PORTRAITS) if row.id == name)
    return next(
        number for number, row in enumerate(PORTRAITS) if row.code == name and row.mark not in ("flower", "rain_cloud")
    )


def portrait_unlike(gnome: str) -> str:
    """A portrait that shares no part with this gnome, and has nothing to call."""
    face = tuple(int(number) - 1 for number in gnome)
    for number, row in enumerate(PORTRAITS):
        if row.mark == "none" and all(a != b for a, b in zip(FACES[number], face, strict=True)):
            return row.id
    raise AssertionError(gnome)


__all__ = [
    "CARDS",
    "CLOCK",
    "GAME",
    "HIDE",
    "ID_CARDS",
    "NONE",
    "OPEN",
    "RELEASE",
    "SHOW",
    "SLOTS",
    "Table",
    "Told",
    "find_portrait",
    "portrait_unlike",
]
