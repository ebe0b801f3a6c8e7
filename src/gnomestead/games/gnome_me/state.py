"""What lies on the table: the device, the deck, everybody's stacks and hands. No rules."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final, TypeAlias

from gnomestead.games.gnome_me.content import LONGEST_LOOK_MS, RAMP
from gnomestead.games.gnome_me.rules.secrets import redraw_secrets
from gnomestead.games.gnome_me.rules.terms import ALL_SLOTS as ALL_SLOTS
from gnomestead.games.gnome_me.rules.terms import NONE as NONE
from gnomestead.games.gnome_me.rules.terms import Terms
from gnomestead.kernel.chance import Stream
from gnomestead.kernel.moves import Seat
from gnomestead.kernel.phrases import Result, ScoreLine, Standing, phrase
from gnomestead.kernel.plain import Plain
from gnomestead.kernel.state import State

if TYPE_CHECKING:
    from gnomestead.kernel.game import Setup

Stack: TypeAlias = tuple[int, ...]
"""The four parts of a slot, the visible one first."""

GOAL: Final = 5
CARDS_IN_BOX: Final = 24
LONG_AGO: Final = -1_000_000


class Player(Plain):
    """One seat's place at the table."""

    __slots__ = (
        *("bench_next", "benched", "calls", "colour", "cursor", "flipped", "hand", "held", "look", "out", "own_title"),
        *("placed", "plays", "reach", "ready", "said", "seen", "shown", "since", "title", "touched", "trophies"),
    )

    def __init__(self) -> None:
        self.trophies: list[int] = []
        self.colour = NONE
        self.title = NONE
        self.own_title = ""
        """GM-END-12: the title this seat has written; empty: it has taken another one, or none."""
        self.plays = True
        """Takes part in this round."""
        self.out = False
        """Called falsely with nothing to lose (GM-FRC-09)."""
        self.benched = False
        self.bench_next = False
        self.ready = False
        """Has said `ready`, or `next`."""
        self.hand = NONE
        """The slot whose stack is in the hand; `cursor` is the card looked at, `since` when it was taken."""
        self.cursor = 0
        self.since = 0
        self.flipped = LONG_AGO
        self.touched = 0
        self.calls = 0
        self.held = NONE
        """All-in: the card in the hand; `reach` the one reached for; `placed` those of the gnome."""
        self.reach = NONE
        self.placed = [NONE, NONE, NONE, NONE]
        self.look = NONE
        """Beats: when this seat let the device turn."""
        self.said: tuple[int, ...] = ()
        """Cooperative: the last call-out: slot, part, tone, and until when it is shown."""
        self.seen = 0
        """The parts of each slot whose place in the stack this seat knows; sixteen bits."""
        self.shown = ALL_SLOTS
        """The slots whose visible card everybody knows."""

    def copy(self) -> Player:
        """A player of a position of its own."""
        twin = Player.__new__(Player)
        twin.trophies = self.trophies.copy()
        twin.colour = self.colour
        twin.title = self.title
        twin.own_title = self.own_title
        twin.plays = self.plays
        twin.out = self.out
        twin.benched = self.benched
        twin.bench_next = self.bench_next
        twin.ready = self.ready
        twin.hand = self.hand
        twin.cursor = self.cursor
        twin.since = self.since
        twin.flipped = self.flipped
        twin.touched = self.touched
        twin.calls = self.calls
        twin.held = self.held
        twin.reach = self.reach
        twin.placed = self.placed.copy()
        twin.look = self.look
        twin.said = self.said
        twin.seen = self.seen
        twin.shown = self.shown
        return twin


class Device(Plain):
    """The rotating device: what is in it, and how the marble was let go."""

    __slots__ = ("decoy", "height", "jam", "last", "released", "releases", "streak", "target")

    def __init__(self) -> None:
        self.target = NONE
        """The portrait to be built, facing away (GM-RND-02)."""
        self.decoy = NONE
        """Twins: the portrait that faces the players."""
        self.last = NONE
        """The portrait of the round just judged, for all to see."""
        self.released = NONE
        self.height = NONE
        self.jam = NONE
        """The angle at which this turn will stick, or none; a secret until it does."""
        self.streak = 0
        """Misfires in a row (GM-DEV-08)."""
        self.releases = 0

    def copy(self) -> Device:
        """A device of a position of its own."""
        twin = Device.__new__(Device)
        twin.target = self.target
        twin.decoy = self.decoy
        twin.last = self.last
        twin.released = self.released
        twin.height = self.height
        twin.jam = self.jam
        twin.streak = self.streak
        twin.releases = self.releases
        return twin


class Relay(Plain):
    """The relay pace: the runs of this round so far, and the team's bank of time."""

    __slots__ = ("bank", "hush", "kept", "longest", "picks", "ran", "runner")

    def __init__(self, bank: int) -> None:
        self.bank = bank
        self.runner = NONE
        self.ran: tuple[Seat, ...] = ()
        self.picks: list[tuple[int, Seat, str]] = []
        """Every accepted pick: run time, seat, word (GM-REL-02)."""
        self.kept: list[tuple[Stack, ...]] = []
        """All gnomes as they were before the first run."""
        self.hush = NONE
        """The earliest stop or true call of a finished run."""
        self.longest = 0

    def copy(self) -> Relay:
        """A relay of a position of its own."""
        twin = Relay.__new__(Relay)
        twin.bank = self.bank
        twin.runner = self.runner
        twin.ran = self.ran
        twin.picks = self.picks.copy()
        twin.kept = self.kept
        twin.hush = self.hush
        twin.longest = self.longest
        return twin


class Verdict(Plain):
    """How a round ended; a value, never changed."""

    __slots__ = ("beaten", "counts", "paid", "result", "stopper", "tied", "winner")

    def __init__(
        self,
        result: str,
        winner: Seat = NONE,
        stopper: Seat = NONE,
        tied: tuple[Seat, ...] = (),
        counts: tuple[int, ...] = (),
        beaten: bool = False,
        paid: tuple[tuple[int, ...], ...] = (),
    ) -> None:
        self.result = result
        """Its id among the round results of the content."""
        self.winner = winner
        self.stopper = stopper
        self.tied = tied
        """Those level for the most, clockwise from the stopper's left."""
        self.counts = counts
        """Right parts by seat; -1: not compared."""
        self.beaten = beaten
        """All-in: the stopper had fewer right parts than somebody else (GM-ALL-14)."""
        self.paid = paid
        """Gifts: giver (-1: the deck) and receiver."""


class GnomeMe(State):
    """One position of the game."""

    __slots__ = (
        *("_terms", "caller", "champions", "clock_end", "deck", "device", "discard", "gnomes", "grabs", "holders"),
        *("layout", "loads", "off", "offs", "operator", "pile", "players", "relay", "round", "shuffles", "stage"),
        *("stopper", "verdict", "voided"),
    )

    def __init__(self, setup: Setup, chance: Stream) -> None:
        super().__init__(setup, chance)
        terms = self._terms
        self.stage = "colours"
        self.round = 0
        self.operator: Seat = terms.first_operator
        self.players = [Player() for _ in range(setup.seats)]
        self.gnomes: list[list[Stack]] = []
        self.holders: list[Seat] = []
        """Cooperative: who holds the stack of each slot."""
        self.deck: list[int] = []
        """Portraits that lie face up, the top of the deck last."""
        self.discard: list[int] = []
        self.pile: list[int] = []
        """Cooperative: the team's cards."""
        self.device = Device()
        self.layout: tuple[tuple[int, int, int, int], ...] = ()
        """All-in: card, jitter x, jitter y and rotation, cell by cell."""
        self.grabs: list[tuple[int, int]] = []
        """All-in: reaches not yet settled: when, and which card."""
        self.clock_end = NONE
        self.stopper: Seat = NONE
        self.caller: Seat = NONE
        self.verdict: Verdict | None = None
        self.voided = False
        self.off: tuple[Seat, ...] = ()
        """The seats of a gnome-off."""
        self.offs = 0
        self.champions: tuple[Seat, ...] = ()
        self.loads = 0
        self.shuffles = 0
        self.relay: Relay | None = Relay(terms.coop_clock) if terms.relay else None

    def revive(self) -> None:
        super().revive()
        self._terms = Terms(self.setup)

    @property
    def terms(self) -> Terms:
        """What the table agreed on."""
        return self._terms

    def copy(self) -> GnomeMe:
        twin = GnomeMe.__new__(GnomeMe)
        self.carry_over(twin)
        twin._terms = self._terms
        twin.stage = self.stage
        twin.round = self.round
        twin.operator = self.operator
        twin.players = [player.copy() for player in self.players]
        twin.gnomes = [gnome.copy() for gnome in self.gnomes]
        twin.holders = self.holders.copy()
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        twin.pile = self.pile.copy()
        twin.device = self.device.copy()
        twin.layout = self.layout
        twin.grabs = self.grabs.copy()
        twin.clock_end = self.clock_end
        twin.stopper = self.stopper
        twin.caller = self.caller
        twin.verdict = self.verdict
        twin.voided = self.voided
        twin.off = self.off
        twin.offs = self.offs
        twin.champions = self.champions
        twin.loads = self.loads
        twin.shuffles = self.shuffles
        twin.relay = None if self.relay is None else self.relay.copy()
        return twin

    # The table -----------------------------------------------------------------------------------

    def go(self, stage: str) -> None:
        """This phase is over; the table opens the next one."""
        self.frames.pop()
        self.stage = stage

    def gnome(self, seat: Seat) -> list[Stack]:
        """The stacks this seat builds with: its own, or the team's."""
        return self.gnomes[0 if self._terms.cooperative else seat]

    def nose(self) -> list[Seat]:
        """GM-SET-12: left of the operator first, the operator last."""
        return self.seats_from((self.operator + 1) % self.seats)

    def active(self) -> list[Seat]:
        """The seats that take part in this round and have not fallen out of it."""
        return [seat for seat, player in enumerate(self.players) if player.plays and not player.out]

    def complete(self, seat: Seat) -> bool:
        """GM-ALL-08: four cards in place, right or wrong."""
        return NONE not in self.players[seat].placed

    def held_cards(self, seat: Seat) -> int:
        """How many cards this seat, or its team, has won."""
        return len(self.pile) if self._terms.cooperative else len(self.players[seat].trophies)

    # What the device shows -----------------------------------------------------------------------

    @property
    def shows_at(self) -> int:
        """T_SHOW of the turn under way (GM-DEV-03)."""
        return self.device.released + self._terms.show_after

    @property
    def opens_at(self) -> int:
        """T_OPEN of the turn under way."""
        return self.shows_at + self._terms.open_after_show

    def sight(self, seat: Seat | None) -> tuple[int, int]:
        """From when until when this seat sees the portrait (GM-DEV-02, GM-ACC-01, GM-ACC-02)."""
        terms = self._terms
        released = self.device.released
        if terms.beats:
            released = NONE if seat is None else self.players[seat].look
        elif self.relay is not None and self.relay.runner != seat:
            released = NONE
        if released == NONE:
            return NONE, NONE
        show = released + terms.show_after
        if seat is None:
            return show, show + terms.exposure
        length = min(terms.exposure * terms.looks[seat] // 10, LONGEST_LOOK_MS)
        if terms.flat[seat]:
            show += terms.exposure // 6
            length = length * 2 // 3
        return show, show + length

    def sees(self, seat: Seat | None) -> bool:
        """Whether the portrait faces this seat now."""
        if self.device.target == NONE:
            return False
        begin, end = self.sight(seat)
        return begin != NONE and begin <= self.now < end

    @property
    def is_open_secret(self) -> bool:
        """Whether the portrait lies open: stuck half-way, or taken out of the device."""
        return self.stage in ("stuck", "reveal") or self.verdict is not None

    def next_glance(self) -> int | None:
        """When the portrait next appears or disappears for somebody who looks differently."""
        if not self._terms.odd_looks:
            return None
        edges = [edge for seat in range(self.seats) for edge in self.sight(seat) if edge > self.now]
        return min(edges, default=None)

    # The end -------------------------------------------------------------------------------------

    def keep_events(self, since: int, kinds: frozenset[str]) -> None:
        """Of the events told since then only these kinds are kept."""
        self._events[since:] = [event for event in self._events[since:] if event.kind in kinds]

    def result(self) -> Result | None:
        if not self.over:
            return None
        return tuple(self._standing(seat) for seat in range(self.seats))

    def _standing(self, seat: Seat) -> Standing:
        cards = self.held_cards(seat)
        sheet = (ScoreLine(phrase("score-cards"), cards),)
        if self._terms.cooperative:
            won = cards >= GOAL
            return Standing(seat, won, 1, sheet)
        if seat in self.champions:
            return Standing(seat, True, 1, sheet)
        ahead = len(self.champions) + sum(
            self.held_cards(other) > cards for other in range(self.seats) if other not in self.champions
        )
        return Standing(seat, False, ahead + 1, sheet)

    def progress(self) -> int:
        if self.over:
            return 100
        if self._terms.cooperative:
            return self._team_progress()
        if self._terms.full_deck:
            return 0 if self.off else 99 - 99 * len(self.deck) // CARDS_IN_BOX
        return min(99, 100 * max(len(player.trophies) for player in self.players) // GOAL)

    def _team_progress(self) -> int:
        if self.relay is not None:
            return min(99, 100 - 100 * self.relay.bank // self._terms.coop_clock)
        if self._terms.beats:
            return min(99, 100 * self.round // 13)
        if self.clock_end == NONE:
            return 0
        return max(0, min(99, 100 - 100 * (self.clock_end - self.now) // self._terms.coop_clock))

    # For tests and bots --------------------------------------------------------------------------

    def brief(self) -> str:
        cards = f"team {len(self.pile)}" if self._terms.cooperative else ""
        cards = cards or "cards " + "/".join(str(len(player.trophies)) for player in self.players)
        gnomes = " ".join("".join(str(stack[0] + 1) for stack in gnome) for gnome in self.gnomes)
        placed = " ".join("".join(_card_sign(card) for card in player.placed) for player in self.players)
        hands = "".join("-" if player.hand == NONE else "cfbt"[player.hand] for player in self.players)
        where = "over" if self.over else self.stage
        target = f"target {self.device.target}" if self.device.target != NONE else "empty"
        table = placed if self._terms.all_in else f"{gnomes} hands {hands}"
        return (
            f"@{self.now} {where} round {self.round} op {self.operator} {cards} {target} deck {len(self.deck)}: {table}"
        )

    def invariants(self) -> list[str]:
        wrong = [f"seat {seat}: a stack is {stack}" for seat, stack in self._odd_stacks()]
        in_device = [portrait >> 1 for portrait in (self.device.target, self.device.decoy) if portrait != NONE]
        box = [*(portrait >> 1 for portrait in self.deck), *self.discard, *in_device]
        won = [card for player in self.players for card in player.trophies] + self.pile
        if sorted(box if self.off else box + won) != list(range(CARDS_IN_BOX)):
            wrong.append("the portrait cards are not the 24 of the box")
        used = [card for player in self.players for card in (*player.placed, player.held) if card != NONE]
        if len(used) != len(set(used)):
            wrong.append("an identification card is in two places")
        return wrong

    def _odd_stacks(self) -> list[tuple[int, Stack]]:
        return [(n, stack) for n, gnome in enumerate(self.gnomes) for stack in gnome if sorted(stack) != [0, 1, 2, 3]]

    def resample(self, seat: Seat | None, rng: random.Random) -> GnomeMe:
        """Redraw the deck, the portrait unless the seat sees it, the device's mood, and stacks unseen."""
        twin = super().resample(seat, rng)
        redraw_secrets(twin, seat, rng)
        return twin

    def misfire_chance(self, height: int) -> int:
        """GM-DEV-05, GM-DEV-08: in a thousand, by the height the marble is let go from."""
        if self._terms.misfires == "off" or self.device.streak >= RAMP.house_hand_after_misfires:
            return 0
        return RAMP.misfire_per_mille_rare if self._terms.misfires == "rare" else RAMP.misfire_per_mille[height]


def _card_sign(card: int) -> str:
    return "-" if card == NONE else str(card % 4 + 1)
