"""What lies on the table: cards, garden, stacks, tokens, and what everybody has heard. No rules."""

from __future__ import annotations

import random
from typing import ClassVar, Final

from gnomestead.games.gnom_street.content import (
    ALL_SPACES,
    CARD_OF,
    GANGS,
    MINIS,
    PLAIN,
    SPACE_OF,
    SPACES,
    TOP_VALUE,
    card_id,
    spaces_in,
    tokens_given,
)
from gnomestead.games.gnom_street.rules.scoring import standings
from gnomestead.games.gnom_street.rules.sheet import Question, imagine_loots, imagine_tokens
from gnomestead.kernel.chance import Stream
from gnomestead.kernel.frame import Frame
from gnomestead.kernel.game import Setup
from gnomestead.kernel.moves import Seat
from gnomestead.kernel.phrases import Refusal, Result, phrase
from gnomestead.kernel.state import State

NONE: Final = -1
NO_CARD: Final = 0
FULL_HAND: Final = sum(1 << value for value in range(1, TOP_VALUE + 1))
MOLE: Final = 0
BAIT: Final = 1
WAR_TURNS: Final = 9


UNTOUCHED: Final = {
    "terrain_": ("why-tokens-later", "GS-TAK-01"),
    "action_": ("why-tokens-later", "GS-TAK-01"),
    "token_": ("why-token-laid", "GS-DIG-06"),
    "mini_": ("why-mini", "GS-PLC-01"),
    "gnome_token_": ("why-cap", "GS-FGT-04"),
    "cat": ("why-cat-alone", "GS-CAT-01"),
    "loot_": ("why-loot", "GS-SET-05"),
    "sheet_": ("why-sheet", "GS-SHT-04"),
}
"""By the beginning of a thing's id: why nobody just takes it, and the rule."""


def token_of(seat: Seat, face: int) -> int:
    """A seat's Mole or Bait as it lies in a stack."""
    return seat * 2 + face


class Street(State):
    """The garden behind number 75 and everything around it.

    Hands and sets of spaces are whole numbers used as bits. `posts` says where each Miniature
    stands (three a seat, in seat order); `minis` says the same by seat, as sets of spaces.
    `guards[i]` are the spaces guarded for i more turns after this one.
    """

    __slots__ = (
        "action",
        "asked",
        "baits",
        "cat",
        "champion",
        "fought",
        "free_actions",
        "free_terrains",
        "fresh",
        "gangs",
        "guards",
        "hands",
        "is_last",
        "knows",
        "loots",
        "minis",
        "moles",
        "origin",
        "posts",
        "ranking",
        "set_number",
        "sets_won",
        "shown",
        "stacks",
        "terrain",
        "throws",
        "turn",
    )

    def __init__(self, setup: Setup, chance: Stream, gangs: tuple[int, ...]) -> None:
        super().__init__(setup, chance)
        seats = self.seats
        self.gangs = gangs
        self.loots: tuple[int, ...] = (NONE,) * seats
        self.hands: list[int] = [FULL_HAND] * seats
        self.fought: list[int] = [NO_CARD] * seats
        self.minis: list[int] = [0] * seats
        self.posts: list[int] = [NONE] * (seats * MINIS)
        self.fresh = 0
        self.guards: tuple[int, ...] = ()
        self.stacks: list[tuple[int, ...]] = [()] * len(SPACES)
        self.moles: list[int] = [0] * seats
        self.baits: list[int] = [0] * seats
        self.free_terrains = 0
        self.free_actions = 0
        self.terrain: list[int] = [NONE] * seats
        self.action: list[int] = [NONE] * seats
        self.ranking: tuple[Seat, ...] = ()
        self.cat: int = NONE
        self.origin: int = NONE
        self.turn = 0
        self.is_last = False
        self.throws = 0
        self.asked: list[Question] = []
        self.knows: list[int] = []
        self.set_number = 0
        self.sets_won: tuple[int, ...] = (0,) * seats
        self.champion: int = NONE
        self.shown = False

    def copy(self) -> Street:
        twin = Street.__new__(Street)
        self.carry_over(twin)
        twin.gangs = self.gangs
        twin.loots = self.loots
        twin.hands = self.hands.copy()
        twin.fought = self.fought.copy()
        twin.minis = self.minis.copy()
        twin.posts = self.posts.copy()
        twin.fresh = self.fresh
        twin.guards = self.guards
        twin.stacks = self.stacks.copy()
        twin.moles = self.moles.copy()
        twin.baits = self.baits.copy()
        twin.free_terrains = self.free_terrains
        twin.free_actions = self.free_actions
        twin.terrain = self.terrain.copy()
        twin.action = self.action.copy()
        twin.ranking = self.ranking
        twin.cat = self.cat
        twin.origin = self.origin
        twin.turn = self.turn
        twin.is_last = self.is_last
        twin.throws = self.throws
        twin.asked = self.asked.copy()
        twin.knows = self.knows.copy()
        twin.set_number = self.set_number
        twin.sets_won = self.sets_won
        twin.champion = self.champion
        twin.shown = self.shown
        return twin

    # Looking at the table ------------------------------------------------------------------------

    @property
    def is_duel(self) -> bool:
        """Two seats play sets; three and four fight a war."""
        return self.seats == 2

    def owner_at(self, space: int) -> Seat:
        """Whose Miniature stands there, or NONE."""
        for seat, mask in enumerate(self.minis):
            if mask >> space & 1:
                return seat
        return NONE

    def occupied(self) -> int:
        """The spaces with a Miniature."""
        return sum(self.minis)

    def guarded(self) -> int:
        """The spaces whose Miniature nobody can send back."""
        mask = 0
        for spaces in self.guards:
            mask |= spaces
        return mask

    def supply(self, seat: Seat) -> int:
        """How many Miniatures wait at home."""
        return MINIS - self.minis[seat].bit_count()

    def hand(self, seat: Seat) -> list[int]:
        """The values a seat holds, lowest first."""
        return [value for value in range(1, TOP_VALUE + 1) if self.hands[seat] >> value & 1]

    def cemetery(self, seat: Seat) -> list[int]:
        """The values a seat has used, the card it fights with left out (GS-FGT-05)."""
        gone = FULL_HAND & ~self.hands[seat] & ~(1 << self.fought[seat])
        return [value for value in range(1, TOP_VALUE + 1) if gone >> value & 1]

    def place_in_ranking(self, seat: Seat) -> int:
        """0 for the first, `seats - 1` for the Loser."""
        return self.ranking.index(seat)

    # Moving pieces -------------------------------------------------------------------------------

    def stand(self, seat: Seat, space: int) -> int:
        """A Miniature of this seat goes from supply to a space; which one."""
        piece = self.posts.index(NONE, seat * MINIS)
        assert piece < (seat + 1) * MINIS, f"seat {seat} has no Miniature left: {self.brief()}"
        self.posts[piece] = space
        self.minis[seat] |= 1 << space
        return piece

    def lift(self, seat: Seat, space: int) -> int:
        """This seat's Miniature leaves a space for the supply, its guard with it; which one."""
        piece = self.posts.index(space)
        self.posts[piece] = NONE
        keep = ~(1 << space)
        self.minis[seat] &= keep
        self.fresh &= keep
        self.guards = tuple([mask & keep for mask in self.guards])
        return piece

    # What every game says ------------------------------------------------------------------------

    def result(self) -> Result | None:
        return standings(self) if self.over else None

    def progress(self) -> int:
        if self.over:
            return 100
        if not self.is_duel:
            return (self.turn - 1) * 100 // WAR_TURNS
        won, wanted = max(self.sets_won), int(self.setup["sets_to_win"])
        return (won * 100 + min(self.turn * 10, 90)) // wanted

    def resample(self, seat: Seat | None, rng: random.Random) -> Street:
        """Opponents' Loot, token faces, sealed cards and throws drawn anew, agreeing with all this seat heard."""
        twin: Street = super().resample(seat, rng)
        if not self.knows_all(seat):
            imagine_tokens(twin, seat, rng)
            imagine_loots(twin, seat, rng)
            for i, frame in enumerate(twin.frames):
                if isinstance(frame, Moment):
                    twin.frames[i] = frame.imagined(twin, seat, rng)
        return twin

    def knows_all(self, seat: Seat | None) -> bool:
        """Whether nothing on the table is a secret for this seat any more."""
        return self.shown or (seat is None and bool(self.setup["spectators_see_all"]))

    def invariants(self) -> list[str]:
        return [
            *self._wrong_garden(),
            *self._wrong_cards(),
            *self._wrong_tokens(),
        ]

    def _wrong_garden(self) -> list[str]:
        wrong = []
        for seat in range(self.seats):
            posts = self.posts[seat * MINIS : (seat + 1) * MINIS]
            if sum(1 << post for post in posts if post != NONE) != self.minis[seat]:
                wrong.append(f"seat {seat}: posts {posts}, minis {spaces_in(self.minis[seat])}")
        together = 0
        for mask in self.minis:
            if together & mask:
                wrong.append("two Miniatures on one space")
            together |= mask
        if together & ~PLAIN:
            wrong.append("a Miniature in a pond")
        if self.cat != NONE and together >> self.cat & 1:
            wrong.append("a Miniature under the Cat")
        if (self.fresh | self.guarded()) & ~together:
            wrong.append("a fresh or guarded space without Miniature")
        return wrong

    def _wrong_cards(self) -> list[str]:
        wrong = []
        for seat, mask in enumerate(self.hands):
            if mask & ~FULL_HAND or (self.fought[seat] and mask >> self.fought[seat] & 1):
                wrong.append(f"seat {seat}: impossible hand {mask:b}")
        if self.ranking and sorted(self.ranking) != list(range(self.seats)):
            wrong.append(f"impossible ranking {self.ranking}")
        if len(set(self.loots)) != self.seats or any(not PLAIN >> loot & 1 for loot in self.loots):
            wrong.append(f"impossible Loots {self.loots}")
        for i, mask in enumerate(self.knows):
            if not mask >> self.loots[i % self.seats] & 1 or mask & ~ALL_SPACES:
                wrong.append(f"sheet {i // self.seats} is wrong about seat {i % self.seats}")
        return wrong

    def _wrong_tokens(self) -> list[str]:
        wrong = []
        for seat in range(self.seats):
            laid = [token & 1 for stack in self.stacks for token in stack if token >> 1 == seat]
            found = (self.moles[seat] + laid.count(MOLE), self.baits[seat] + laid.count(BAIT))
            if found != tokens_given(self.seats):
                wrong.append(f"seat {seat}: {found} Moles and Baits")
        if any(stack and not PLAIN >> space & 1 for space, stack in enumerate(self.stacks)):
            wrong.append("a token in a pond")
        return wrong

    def brief(self) -> str:
        """Turn, moment, cards, garden, stacks and the Cat in one line."""
        letter = [GANGS[gang][0].upper() for gang in self.gangs]
        parts = [f"set {self.set_number} turn {self.turn}{' last' if self.is_last else ''}"]
        parts += [f"{self.frames[-1]!r}" if self.frames else "over"]
        parts += ["rank " + ("".join(letter[seat] for seat in self.ranking) or "-")]
        for seat in range(self.seats):
            hand = "".join(str(value) for value in self.hand(seat))
            garden = ",".join(SPACES[post] for post in self.posts[seat * MINIS : (seat + 1) * MINIS] if post != NONE)
            parts.append(f"{letter[seat]} {self.fought[seat]}/{hand or '-'} {garden or '-'}")
        for space, stack in enumerate(self.stacks):
            if stack:
                parts.append(SPACES[space] + " " + "".join(letter[t >> 1] + "mb"[t & 1] for t in stack))
        parts.append("cat " + (SPACES[self.cat] if self.cat != NONE else "-"))
        parts.append("knows " + ".".join(f"{mask:x}" for mask in self.knows))
        return " | ".join(parts)


class Moment(Frame[Street]):
    """A moment of this game: a frame that can also be imagined, and that says why things must wait."""

    __slots__ = ()

    RULE: ClassVar[str] = "GS-TRN-03"
    """The rule that says what is being done now."""

    def imagined(self, state: Street, seat: Seat | None, rng: random.Random) -> Moment:
        """This moment with everything sealed that the seat cannot know drawn anew."""
        return self

    def why_not(self, state: Street, seat: Seat, thing: str) -> Refusal | None:
        if seat not in self.waiting(state):
            return self.why_wait(state, seat)
        if thing in SPACE_OF:
            return self.why_not_space(state, seat, SPACE_OF[thing])
        card = f"{GANGS[state.gangs[seat]]}_{thing}" if thing.isdigit() else thing
        if card in CARD_OF:
            return self.why_not_card(state, seat, *CARD_OF[card])
        if thing in GANGS:
            return self.why_not_gang(state, seat, GANGS.index(thing))
        return self.why_not_token(state, seat, thing)

    def why_wait(self, state: Street, seat: Seat) -> Refusal:
        """It is not this seat's business now."""
        return Refusal(phrase("why-not-your-go", seat=self.waiting(state)[0]), "GS-TRN-03")

    def why_not_space(self, state: Street, seat: Seat, space: int) -> Refusal:
        """Why this space may not be chosen."""
        return self.why_not_now(SPACES[space])

    def why_not_card(self, state: Street, seat: Seat, gang: int, value: int) -> Refusal:
        """Why this gnome may not be played."""
        if gang != state.gangs[seat]:
            return Refusal(phrase("why-not-your-card", card=card_id(gang, value)), "GS-SET-03")
        if state.fought[seat] == value:
            return Refusal(phrase("why-card-fighting", card=card_id(gang, value)), "GS-FGT-06")
        if not state.hands[seat] >> value & 1:
            return Refusal(phrase("why-card-used", card=card_id(gang, value)), "GS-FGT-07")
        return self.why_not_now(card_id(gang, value))

    def why_not_gang(self, state: Street, seat: Seat, gang: int) -> Refusal:
        """Why this gang may not be questioned."""
        return self.why_not_now(GANGS[gang])

    def why_not_token(self, state: Street, seat: Seat, thing: str) -> Refusal:
        """Why this token, Mini or other piece may not be touched."""
        for beginning, (reason, rule) in UNTOUCHED.items():
            if thing.startswith(beginning):
                return Refusal(phrase(reason), rule)
        return self.why_not_now(thing)

    def why_not_now(self, thing: str) -> Refusal:
        """This moment is about something else."""
        return Refusal(phrase("why-not-now", thing=thing), self.RULE)
