"""8.4 Effects: a card is a row of verbs, done left to right, each finished before the next.

The verbs themselves are in `verbs`; here is how they are carried out and how their choices are asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gnomestead.games.wymer_stones.content import EFFECTS, NOWHERE, Effect
from gnomestead.games.wymer_stones.moves import DONE, STAY
from gnomestead.games.wymer_stones.rules import why
from gnomestead.games.wymer_stones.rules.moment import Moment
from gnomestead.games.wymer_stones.state import LIVING, Dungeon
from gnomestead.kernel.frame import Frame
from gnomestead.kernel.moves import Move, Seat, Word
from gnomestead.kernel.phrases import Phrase, Refusal, phrase


class Ask(Moment):
    """An effect that waits for a choice: whom, where, which. Also the effect at work (`left` picks to go)."""

    __slots__ = ("effect", "left", "shield")

    def __init__(self, seat: Seat, effect: int, left: int = 0, shield: int = 0) -> None:
        self.seat = seat
        """The resolver: whose card or power it is."""
        self.effect = effect
        self.left = left or EFFECTS[effect].n
        self.shield = shield

    @property
    def what(self) -> Effect:
        """The effect with its parameters."""
        return EFFECTS[self.effect]

    def again(self) -> Ask:
        """The same effect with one pick less to go."""
        return Ask(self.seat, self.effect, self.left - 1, self.shield)

    def asked(self, state: Dungeon) -> Seat:
        return state.villain if self.what.by == "villain" else self.seat

    def options(self, state: Dungeon, seat: Seat, said: Move) -> list[Word]:
        if seat != self.asked(state):
            return []
        verb = VERBS[self.what.verb]
        menu = verb.menu(state, self, said)
        escape = escape_from(self.what)
        return [*menu, escape] if escape is not None and not said else menu

    def resolve(self, state: Dungeon, seat: Seat, move: Move) -> None:
        state.pop()
        if move[0] is not escape_from(self.what):
            VERBS[self.what.verb].do(state, self, move)

    def question(self, state: Dungeon, said: Move) -> Phrase:
        menu = VERBS[self.what.verb].menu(state, self, said)
        following = menu[0].label if menu else ""
        return phrase("prompt-" + self.what.verb.replace("_", "-"), n=self.left, next=following)

    def refuse(self, state: Dungeon, thing: str) -> Refusal | None:
        space = why.space_of(thing)
        if space == NOWHERE:
            return None
        if self.what.verb == "add_lock":
            return why.no_lock_place(state, space)
        return why.no_landing(state, space) if self.what.verb == "teleport" else None


class Verb:
    """What a verb may ask, what it does, and whether it could do anything now."""

    __slots__ = ("do", "menu", "possible")

    def __init__(
        self,
        do: Callable[[Dungeon, Ask, Move], None],
        menu: Callable[[Dungeon, Ask, Move], list[Word]],
        possible: Callable[[Dungeon, Ask], bool],
    ) -> None:
        self.do = do
        self.menu = menu
        self.possible = possible


VERBS: Final[dict[str, Verb]] = {}
_ALWAYS_ASK: Final = (
    "swap_places",
    "reveal",
    "unlock",
    "add_lock",
    "dwarf_attack",
    "dwarf_move",
    "hurt_dwarf",
    "stun_dwarf",
)
_CHOSEN_PLACES: Final = ("portal", "within", "anywhere")


def asks(effect: Effect) -> bool:
    """Whether somebody has to choose something."""
    if effect.verb == "teleport" and effect.to in _CHOSEN_PLACES:
        return True
    return effect.names_hero or effect.who == "wraith" or effect.verb in _ALWAYS_ASK


def escape_from(effect: Effect) -> Word | None:
    """The word that declines, where a choice is optional (section 5)."""
    if effect.verb in ("reveal", "unlock", "dwarf_attack", "dwarf_move"):
        return DONE
    return STAY if effect.verb == "teleport" and effect.to == "portal" else None


def is_possible(state: Dungeon, seat: Seat, effect: int) -> bool:
    """Whether this effect could do something now; impossible parts are skipped."""
    ask = Ask(seat, effect)
    return VERBS[ask.what.verb].possible(state, ask)


def begin(state: Dungeon, ask: Ask) -> None:
    """Do an effect, or ask for what it needs to know. WS-NOV-06: an absent villain chooses by chance."""
    verb = VERBS[ask.what.verb]
    if not asks(ask.what):
        return verb.do(state, ask, ())
    menu = verb.menu(state, ask, ())
    if not menu:
        return None
    if ask.asked(state) == NOWHERE:
        return verb.do(state, ask, _by_chance(state, ask))
    if len(menu) == 1 and menu[0].ends and escape_from(ask.what) is None:
        return verb.do(state, ask, (menu[0],))
    return state.push(ask)


def _by_chance(state: Dungeon, ask: Ask) -> Move:
    said: Move = ()
    while not said or not said[-1].ends:
        said = (*said, state.chance.pick(VERBS[ask.what.verb].menu(state, ask, said)))
    return said


class Effects(Frame[Dungeon]):
    """What is left to do of a card. A trap card is discarded at the end (WS-TRP-04)."""

    __slots__ = ("card", "seat", "shield", "todo")

    def __init__(self, seat: Seat, todo: tuple[int, ...], card: int = NOWHERE, shield: int = 0) -> None:
        self.seat = seat
        self.todo = todo
        self.card = card
        self.shield = shield

    def settle(self, state: Dungeon) -> bool:
        has_fallen = self.card != NOWHERE and state.sheets[self.seat].status != LIVING
        if not self.todo or has_fallen:
            state.pop()
            if self.card != NOWHERE:
                state.trap_discard.append(self.card)
            return True
        state.replace(Effects(self.seat, self.todo[1:], self.card, self.shield))
        begin(state, Ask(self.seat, self.todo[0], shield=self.shield))
        return True


def carry_out(state: Dungeon, seat: Seat, effects: tuple[int, ...], words: Move = ()) -> None:
    """Do effects whose first choice has already been said."""
    first = next((n for n, effect in enumerate(effects) if is_possible(state, seat, effect)), len(effects))
    if first == len(effects):
        return
    if effects[first + 1 :]:
        state.push(Effects(seat, effects[first + 1 :]))
    ask = Ask(seat, effects[first])
    VERBS[ask.what.verb].do(state, ask, words)


# Decks ------------------------------------------------------------------------------------------------


def draw(state: Dungeon, deck: list[int], discard: list[int]) -> int:
    """WS-RUN-01: the top card, after shuffling the discard pile if need be; NOWHERE: there is none."""
    if not deck:
        deck += discard
        discard.clear()
        state.chance.shuffle(deck)
        if deck:
            state.tell("reshuffled", cards=len(deck))
    return deck.pop() if deck else NOWHERE


def draw_wraith(state: Dungeon) -> int:
    """WS-WRA-03, WS-RUN-02: the top card, which goes under the deck."""
    card = state.wraith_deck.pop()
    state.wraith_deck.insert(0, card)
    state.unseen_wraiths = max(0, state.unseen_wraiths - 1)
    return card
