"""What lies on the table of a war: units, tiles, dice, crystals, scrolls. No rules.

A unit is a number, seat * 7 + slot (0 is the leader); sets of units are the bits of an int. A space
is its number on the board. A scroll is one of 64 pieces of paper; what is written on it is `design`.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, ClassVar, Final

from gnomestead.games.gnomes_wizards.blow import Blow
from gnomestead.games.gnomes_wizards.content import (
    ABILITIES,
    CLAN_ABILITY,
    DECK,
    DEFAULT_HOLDS,
    LEARNED,
    TRIBES,
    UNITS,
)
from gnomestead.games.gnomes_wizards.rules.board import Board, Shape, board_for
from gnomestead.games.gnomes_wizards.rules.printed import LEADERS_FORM, UNIT_ID
from gnomestead.kernel.chance import Stream
from gnomestead.kernel.frame import AnyFrame
from gnomestead.kernel.moves import Seat
from gnomestead.kernel.phrases import Result
from gnomestead.kernel.state import State

FLYING: Final = 0
SLEEPING: Final = 1
LINGERING: Final = 2
NO_ATTACK: Final = 3
NO_MOVEMENT: Final = 4

MOVE: Final = 0
BLADE: Final = 1
FLEX: Final = 2
SHIELD: Final = 3
HORN: Final = 4
CRYSTAL: Final = 5

OFF_BOARD: Final = -1
NOBODY: Final = -1
ALL_SLOTS: Final = 0x7F
MAX_SHIELD: Final = 5

_BY_SLOT: Final = [
    [tuple([seat * 7 + slot for slot in range(7) if bits >> slot & 1]) for bits in range(128)] for seat in range(6)
]
"""By seat and set of slots: the units."""


CHAPTERS: Final[dict[str, Callable[..., Any]]] = {}
"""What the kernel asks of a position and only the rules can tell; the chapters enter themselves here."""


def one_side_left(state: War) -> AnyFrame | None:
    """GW-END-01: at once when all tribes of all sides but one are eliminated."""
    return CHAPTERS["early end"](state) if state.routed else None


class War(State):
    """One position of Gnomes & Wizards."""

    __slots__ = (
        "_bickers",
        "_board",
        "_horns_to_call",
        "_with_pacts",
        "acting",
        "active",
        "assigned",
        "attack_bonus",
        "attacked",
        "base_attack",
        "base_defense",
        "base_move",
        "blockades",
        "blow",
        "cards",
        "charge",
        "clan_ability",
        "counters",
        "current",
        "dead",
        "deck",
        "deck_horns",
        "defense",
        "design",
        "dice",
        "done",
        "doubts",
        "drained",
        "first",
        "flipped",
        "foes",
        "half",
        "hands",
        "here",
        "holds",
        "horns",
        "hp",
        "kin",
        "last_round",
        "learned",
        "learned_charge",
        "lost",
        "mates",
        "max_hp",
        "mid_move",
        "mined",
        "move_bonus",
        "muted",
        "offered",
        "offers",
        "own_window",
        "pacts",
        "quake",
        "raised",
        "redeals",
        "reserve",
        "rings",
        "round",
        "routed",
        "seat_of",
        "seen",
        "shape",
        "sides",
        "steps",
        "stopped",
        "taker",
        "tiles",
        "tribes",
        "tuned",
        "venom",
        "where",
    )

    OBLIGATIONS: ClassVar[tuple[Callable[[Any], AnyFrame | None], ...]] = (one_side_left,)

    def __init__(self, setup: Any, chance: Stream, shape: Shape, sides: tuple[int, ...]) -> None:
        self.shape = shape
        super().__init__(setup, chance)
        self.sides = sides
        self._begin_seats()
        self._begin_units()
        self._begin_turn_marks()
        self._begin_table()

    def revive(self) -> None:
        super().revive()
        self._board: Board = board_for(self.shape)
        self._bickers: bool = self.setup["bicker"] == "on"
        self._horns_to_call: int = self.setup["horns_to_call"]
        self._with_pacts: bool = self.setup["pacts"] == "on"

    def _begin_seats(self) -> None:
        n = self.seats
        short = self.setup["length"] == "short"
        self.tribes = [-1] * n
        self.seat_of = [-1] * 6
        self.half = [-1] * n
        self.first = 0
        self.current = 0
        self.round = 5 if short else 1
        self.quake: int = 7 if short else 6
        self.last_round = 10
        self.routed = False
        self.redeals = 0
        self.holds = [DEFAULT_HOLDS] * n
        self.raised = 0
        self.muted = 0
        self.tuned = [0] * n
        """Settings each seat has changed this turn, as bits."""
        self.pacts: list[tuple[int, int, int]] = []
        self.offers: list[tuple[int, int, int]] = []
        self.offered: set[int] = set()
        self.foes = [0] * n
        self.kin = [0] * n
        self.mates = [0] * n

    def _begin_units(self) -> None:
        n = 7 * self.seats
        self.cards: tuple[int, ...] = ()
        self.base_move: tuple[int, ...] = ()
        self.base_attack: tuple[int, ...] = ()
        self.base_defense: tuple[int, ...] = ()
        self.max_hp: tuple[int, ...] = ()
        self.clan_ability: tuple[int, ...] = ()
        self.hp = [0] * n
        self.defense = [0] * n
        self.where = [OFF_BOARD] * n
        self.charge = [0] * n
        self.learned = [-1] * n
        """The piece of paper each unit carries."""
        self.learned_charge = [0] * n
        self.taker = [NOBODY] * n
        """Who struck the last blow, where it scores."""
        self.active = 0
        self.dead = 0
        self.counters = [0] * 5
        self.rings: dict[int, int] = {}
        """unit * 5 + counter: the seat whose turn ends it."""
        self.venom: dict[int, int] = {}
        """Who poisoned the unit."""

    def _begin_turn_marks(self) -> None:
        n = 7 * self.seats
        self.move_bonus = [0] * n
        self.attack_bonus = [0] * n
        self.steps = [0] * 7
        self.attacked = 0
        self.done = 0
        self.acting = NOBODY
        self.stopped = False
        self.mid_move = False
        self.own_window = False
        """Whether abilities for one's own turn may be cast: until the Call to War ends."""
        self.mined: set[int] = set()
        self.dice: list[int] = []
        self.assigned: list[tuple[int, int]] = []
        """What the dice went to: unit, face it counts as."""
        self.horns = 0
        self.deck_horns = 0
        self.blow: Blow | None = None
        self.lost = False
        """The rest of the ability being carried out is lost."""
        self.drained = 0

    def _begin_table(self) -> None:
        self.tiles: tuple[int, ...] = ()
        self.flipped = 0
        self.blockades: dict[int, int] = {}
        self.here = [0] * len(self.shape)
        self.reserve = 0
        self.hands: list[list[int]] = [[] for _ in range(self.seats)]
        self.deck = list(range(len(DECK)))
        self.design = list(DECK)
        self.seen = [0] * (self.seats + 1)
        """The papers each seat has read, as bits; last: spectators."""
        self.doubts: list[list[tuple[int, ...]]] = [[] for _ in range(self.seats + 1)]
        """Papers each of them has read and lost track of: it no longer knows which of them is which."""

    def copy(self) -> War:
        twin = War.__new__(War)
        self.carry_over(twin)
        twin._board = self._board
        twin._bickers = self._bickers
        twin._horns_to_call = self._horns_to_call
        twin._with_pacts = self._with_pacts
        twin.shape = self.shape
        twin.sides = self.sides
        self._copy_seats(twin)
        self._copy_units(twin)
        self._copy_turn_marks(twin)
        self._copy_table(twin)
        return twin

    def _copy_seats(self, twin: War) -> None:
        twin.tribes = self.tribes.copy()
        twin.seat_of = self.seat_of.copy()
        twin.half = self.half.copy()
        twin.first = self.first
        twin.current = self.current
        twin.round = self.round
        twin.quake = self.quake
        twin.last_round = self.last_round
        twin.routed = self.routed
        twin.redeals = self.redeals
        twin.holds = self.holds.copy()
        twin.raised = self.raised
        twin.muted = self.muted
        twin.tuned = self.tuned.copy()
        twin.pacts = self.pacts.copy()
        twin.offers = self.offers.copy()
        twin.offered = self.offered.copy()
        twin.foes = self.foes.copy()
        twin.kin = self.kin.copy()
        twin.mates = self.mates.copy()

    def _copy_units(self, twin: War) -> None:
        twin.cards = self.cards
        twin.base_move = self.base_move
        twin.base_attack = self.base_attack
        twin.base_defense = self.base_defense
        twin.max_hp = self.max_hp
        twin.clan_ability = self.clan_ability
        twin.hp = self.hp.copy()
        twin.defense = self.defense.copy()
        twin.where = self.where.copy()
        twin.charge = self.charge.copy()
        twin.learned = self.learned.copy()
        twin.learned_charge = self.learned_charge.copy()
        twin.taker = self.taker.copy()
        twin.active = self.active
        twin.dead = self.dead
        twin.counters = self.counters.copy()
        twin.rings = self.rings.copy()
        twin.venom = self.venom.copy()

    def _copy_turn_marks(self, twin: War) -> None:
        twin.move_bonus = self.move_bonus.copy()
        twin.attack_bonus = self.attack_bonus.copy()
        twin.steps = self.steps.copy()
        twin.attacked = self.attacked
        twin.done = self.done
        twin.acting = self.acting
        twin.stopped = self.stopped
        twin.mid_move = self.mid_move
        twin.own_window = self.own_window
        twin.mined = self.mined.copy()
        twin.dice = self.dice.copy()
        twin.assigned = self.assigned.copy()
        twin.horns = self.horns
        twin.deck_horns = self.deck_horns
        twin.blow = self.blow.copy() if self.blow is not None else None
        twin.lost = self.lost
        twin.drained = self.drained

    def _copy_table(self, twin: War) -> None:
        twin.tiles = self.tiles
        twin.flipped = self.flipped
        twin.blockades = self.blockades.copy()
        twin.here = self.here.copy()
        twin.reserve = self.reserve
        twin.hands = [hand.copy() for hand in self.hands]
        twin.deck = self.deck.copy()
        twin.design = self.design.copy()
        twin.seen = self.seen.copy()
        twin.doubts = [doubts.copy() for doubts in self.doubts]

    # Small questions -----------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        """The battlefield's geometry."""
        return self._board

    @property
    def bickers(self) -> bool:
        """Whether units comment on the war."""
        return self._bickers

    @property
    def horns_to_call(self) -> int:
        """GW-CALL-01: what calling or charging a clan costs."""
        return self._horns_to_call

    @property
    def with_pacts(self) -> bool:
        """GW-PACT-01: the table plays with pacts."""
        return self._with_pacts

    def take_tribe(self, seat: Seat, tribe: int) -> None:
        """This seat leads that tribe."""
        self.tribes[seat] = tribe
        self.seat_of[tribe] = seat

    def deal_cards(self) -> None:
        """Put the numbers of the unit cards before their players, once all tribes are taken."""
        cards = [UNITS[tribe][slot] for tribe in self.tribes for slot in range(7)]
        self.cards = tuple([tribe * 7 + slot for tribe in self.tribes for slot in range(7)])
        self.base_move = tuple([card.move for card in cards])
        self.base_attack = tuple([card.attack for card in cards])
        self.base_defense = tuple([card.defense for card in cards])
        self.max_hp = tuple([card.hp for card in cards])
        self.clan_ability = tuple([CLAN_ABILITY[tribe][slot] for tribe in self.tribes for slot in range(7)])

    def unit_of(self, card: int) -> int:
        """The unit that a card stands for."""
        return self.seat_of[card // 7] * 7 + card % 7

    def unit_id(self, unit: int) -> str:
        """A unit as it is written: `turq_owls`."""
        return UNIT_ID[self.cards[unit]]

    def own_units(self, seat: Seat) -> tuple[int, ...]:
        """A seat's active units by slot."""
        return _BY_SLOT[seat][self.active >> seat * 7 & ALL_SLOTS]

    def units_in(self, bits: int) -> list[int]:
        """These units in turn order, then by slot (GW-GEN-07, GW-GEN-08)."""
        found: list[int] = []
        if bits:
            for i in range(self.seats):
                seat = (self.current + i) % self.seats
                found += _BY_SLOT[seat][bits >> seat * 7 & ALL_SLOTS]
        return found

    def has(self, unit: int, counter: int) -> bool:
        """Whether the unit carries this counter."""
        return self.counters[counter] >> unit & 1 == 1

    def is_flipped(self, space: int) -> bool:
        """Whether this tile has fallen."""
        return self.flipped >> space & 1 == 1

    def carried(self, unit: int) -> int:
        """The number of the learned ability this unit carries (as a leader or not), or -1."""
        paper = self.learned[unit]
        if paper < 0:
            return -1
        number = self.design[paper]
        leader = LEADERS_FORM[number]
        return leader if unit % 7 == 0 and leader >= 0 else number

    @property
    def opening(self) -> int:
        """GW-VAR-03: the round with which the war begins."""
        return 5 if self.setup["length"] == "short" else 1

    def counted(self, round: int) -> int:
        """GW-VAR-03: the number of a round for players; a shorter game counts its own from 1."""
        return round - self.opening + 1

    def result(self) -> Result | None:
        return CHAPTERS["standings"](self) if self.over else None

    def progress(self) -> int:
        if self.over:
            return 100
        turn = (self.current - self.first) % self.seats
        done = (self.round - self.opening) * self.seats + turn
        return min(99, done * 100 // ((11 - self.opening) * self.seats))

    def resample(self, seat: Seat | None, rng: random.Random) -> War:
        twin = super().resample(seat, rng)
        CHAPTERS["redraw"](twin, seat, rng)
        return twin

    def brief(self) -> str:
        parts = [f"r{self.round} s{self.current} {self.frames[-1] if self.frames else 'over'}"]
        for seat in range(self.seats):
            units = [
                f"{unit % 7}@{self.board.name(self.where[unit])}:{self.hp[unit]}/{self.defense[unit]}"
                f"+{self.charge[unit]}.{self.learned_charge[unit]}"
                for unit in self.own_units(seat)
            ]
            parts.append(f"[{' '.join(units)} h{len(self.hands[seat])}]")
        dice = "".join("mafdhc"[face] for face in self.dice)
        return f"{' '.join(parts)} {dice} c{self.reserve} f{self.flipped.bit_count()} d{len(self.deck)}"

    def invariants(self) -> list[str]:
        wrong = self._wrong_papers()
        for unit in range(7 * self.seats):
            wrong += self._wrong_unit(unit) if self.cards else []
        if self.active & self.dead:
            wrong.append("a unit is both alive and dead")
        if any(self.flipped >> mine & 1 for mine in self.board.mine_spaces):
            wrong.append("a crystal mine was flipped")
        return wrong

    def _wrong_papers(self) -> list[str]:
        papers = [*self.deck, *[paper for hand in self.hands for paper in hand]]
        papers += [paper for paper in self.learned if paper >= 0]
        papers += [paper for frame in self.frames for paper in getattr(frame, "drawn", ())]
        wrong = [] if sorted(papers) == list(range(64)) else ["a scroll was lost or doubled"]
        if sorted(self.design) != sorted(DECK):
            wrong.append("the scrolls are not those of the box")
        return wrong

    def _wrong_unit(self, unit: int) -> list[str]:
        name = self.unit_id(unit)
        alive = self.active >> unit & 1
        low = self.base_defense[unit]
        space = self.where[unit]
        wrong = []
        if alive != (space >= 0) or (alive and not self.here[space] >> unit & 1):
            wrong.append(f"{name} is not where it stands")
        if alive and not (0 < self.hp[unit] <= self.max_hp[unit] and low <= self.defense[unit] <= low + MAX_SHIELD):
            wrong.append(f"{name} has {self.hp[unit]} HP and {self.defense[unit]} defense")
        own = self.clan_ability[unit]
        if self.charge[unit] > (ABILITIES[own].cost if own >= 0 else 0):
            wrong.append(f"{name} holds too many crystals")
        if self.learned[unit] >= 0 and self.learned_charge[unit] > ABILITIES[self.design[self.learned[unit]]].cost:
            wrong.append(f"{name}'s scroll holds too many crystals")
        return wrong


IS_LEARNED: Final = frozenset(LEARNED)
RACE: Final = tuple([tribe.race for tribe in TRIBES])
