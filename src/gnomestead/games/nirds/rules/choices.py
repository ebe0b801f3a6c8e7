"""Choices that effects ask for: what to lose, wake or put to sleep, which Gnome, which recruit."""

# ruff: noqa: ARG001  (all pickings are called alike)

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gnomestead.games.nirds.moves import (
    FACE,
    FACE_END,
    GNOME_END,
    NIRD,
    NIRD_END,
    NONE,
    TACTIC_CARD,
    TACTIC_END,
    Item,
    value,
)
from gnomestead.games.nirds.rules.army import (
    dice_are_out,
    dice_max,
    leave,
    lose_die,
    lose_lives,
    lose_tactic,
    of_kind,
    put_to_sleep,
    wake_up,
)
from gnomestead.games.nirds.rules.cards import LOSE_A_DIE, NIRDS, TACTICS, Card, Effect
from gnomestead.games.nirds.rules.dice import faces_of
from gnomestead.games.nirds.rules.effects import Deed, act
from gnomestead.games.nirds.rules.market import on_offer, take
from gnomestead.games.nirds.rules.moment import Moment
from gnomestead.games.nirds.state import NOBODY, Battle
from gnomestead.kernel.moves import FULL_STOP, Move, Seat, Word
from gnomestead.kernel.phrases import Phrase, phrase

Picks = tuple[int, ...]


class Picking:
    """A way of picking: what one may pick from, how it is said, what happens to what was picked."""

    __slots__ = ("apply", "candidates", "ends", "key", "rank", "words")

    def __init__(
        self,
        candidates: Callable[[Battle, Effect, Seat], list[int]],
        apply: Callable[[Battle, Effect, Seat, Picks], None],
        key: Callable[[Battle, Seat, int], int],
        rank: Callable[[int], int],
        words: list[Item],
        ends: list[Item],
    ) -> None:
        self.candidates, self.apply, self.key, self.rank = candidates, apply, key, rank
        self.words, self.ends = words, ends


class Pick(Moment):
    """NV-EFF-05: all who are affected pick at the same time; what they picked applies in table order.

    `picked` holds an answer for each seat of the deed, None while it is owed. Picks are open.
    """

    __slots__ = ("deed", "picked")

    def __init__(self, deed: Deed, picked: tuple[Picks | None, ...]) -> None:
        self.deed = deed
        self.picked = picked

    def waiting(self, state: Battle) -> tuple[Seat, ...]:
        return tuple(sorted([seat for seat, picks in zip(self.deed.seats, self.picked, strict=True) if picks is None]))

    def settle(self, state: Battle) -> bool:
        if None in self.picked:
            return False
        state.pop()
        apply_picks(state, self.deed, self.picked)
        return True

    def options(self, state: Battle, seat: Seat, said: Move) -> list[Word]:
        if seat not in self.waiting(state):
            return []
        effect = self.deed.effect
        picking = PICKINGS[effect.do]
        left = picking.candidates(state, effect, seat)
        amount = min(effect.n, len(left))
        for word in said:
            left.remove(value(word))
        free = is_free(effect)
        last = not free and len(said) == amount - 1
        menu: list[Word] = [] if not free else [FULL_STOP if said else NONE]
        if len(said) < amount:
            menu += [(picking.ends if last else picking.words)[pick] for pick in unlike(state, seat, picking, left)]
        return menu

    def resolve(self, state: Battle, seat: Seat, move: Move) -> None:
        picks = tuple([value(word) for word in move if word is not NONE])
        at = self.deed.seats.index(seat)
        state.replace(Pick(self.deed, (*self.picked[:at], picks, *self.picked[at + 1 :])))

    def default(self, state: Battle, seat: Seat) -> str:
        """The cheapest Nird, the Leader last; the lowest die; the first of the rest."""
        effect = self.deed.effect
        if is_free(effect) and effect.do != "wake":
            return NONE.text
        picking = PICKINGS[effect.do]
        cards = sorted(picking.candidates(state, effect, seat), key=picking.rank)[: effect.n]
        return " ".join(picking.words[card].text for card in cards)

    def prompt(self, state: Battle, seat: Seat, said: Move) -> Phrase:
        effect = self.deed.effect
        if said and self.options(state, seat, said) == [FULL_STOP]:
            return phrase("prompt-picked")
        return phrase("prompt-pick", what=effect.do, kind=effect.kind, n=effect.n - len(said))


def is_free(effect: Effect) -> bool:
    """NV-GEN-05: whether one may pick fewer, or nothing."""
    return effect.upto or effect.may


def ask(state: Battle, deed: Deed) -> None:
    """Ask every affected player who has a real choice (NV-GEN-10); the others have none."""
    picked = tuple([forced(state, deed.effect, seat) for seat in deed.seats])
    if None in picked:
        state.push(Pick(deed, picked))
    else:
        apply_picks(state, deed, picked)


def forced(state: Battle, effect: Effect, seat: Seat) -> Picks | None:
    """What the player must pick, if there is no choice; None: they must be asked."""
    picking = PICKINGS[effect.do]
    cards = picking.candidates(state, effect, seat)
    if not cards:
        return ()
    if is_free(effect):
        return None
    if len(unlike(state, seat, picking, cards)) == 1:
        return tuple(cards[: effect.n])
    return None


def unlike(state: Battle, seat: Seat, picking: Picking, cards: list[int]) -> list[int]:
    """The cards, equal ones once."""
    seen: set[int] = set()
    found: list[int] = []
    for card in cards:
        key = picking.key(state, seat, card)
        if key not in seen:
            seen.add(key)
            found.append(card)
    return found


def apply_picks(state: Battle, deed: Deed, picked: tuple[Picks | None, ...]) -> None:
    """NV-EFF-05: in table order."""
    effect = deed.effect
    for seat, picks in zip(deed.seats, picked, strict=True):
        assert picks is not None
        PICKINGS[effect.do].apply(state, effect, seat, picks)


def part_with(state: Battle, seat: Seat, card: Card) -> None:
    """A Nird is discarded; NV-LDR-06: if that lowers the dice maximum, a die too many goes at once."""
    leave(state, seat, card)
    if state.armies[seat].dice > dice_max(state, seat):
        ask(state, Deed(LOSE_A_DIE.number, seat, card, (seat,)))


# What there is to pick from, and what becomes of it ---------------------------------------------------


def _nirds(state: Battle, effect: Effect, seat: Seat) -> list[int]:
    return of_kind(effect.kind, state.armies[seat].nirds)


def _sleepers(state: Battle, effect: Effect, seat: Seat) -> list[int]:
    return of_kind(effect.kind, state.armies[seat].sleeping)


def _awake(state: Battle, effect: Effect, seat: Seat) -> list[int]:
    sleeping = state.armies[seat].sleeping
    return [card for card in _nirds(state, effect, seat) if card not in sleeping]


def _hand(state: Battle, effect: Effect, seat: Seat) -> list[int]:
    return state.armies[seat].tactics.copy()


def _dice(state: Battle, effect: Effect, seat: Seat) -> list[int]:
    return list(faces_of(state.armies[seat].unused)) if dice_are_out(state) else []


def _lose_nirds(state: Battle, effect: Effect, seat: Seat, picks: Picks) -> None:
    """NV-EFF-09, 11: the chosen ones go; with `else_life` too few cost a life as well."""
    for card in picks:
        part_with(state, seat, card)
    if effect.else_life and len(picks) < effect.n:
        lose_lives(state, seat, 1)


def _lose_tactics(state: Battle, effect: Effect, seat: Seat, picks: Picks) -> None:
    for card in picks:
        lose_tactic(state, seat, card)
    if effect.else_life and len(picks) < effect.n:
        lose_lives(state, seat, 1)


def _lose_dice(state: Battle, effect: Effect, seat: Seat, picks: Picks) -> None:
    for i in range(effect.n):
        lose_die(state, seat, picks[i] if i < len(picks) else 0)


def _put_to_sleep(state: Battle, effect: Effect, seat: Seat, picks: Picks) -> None:
    for card in picks:
        put_to_sleep(state, seat, card)


def _wake_up(state: Battle, effect: Effect, seat: Seat, picks: Picks) -> None:
    for card in picks:
        wake_up(state, seat, card)


def _nird_key(state: Battle, seat: Seat, card: int) -> int:
    return NIRDS[card].design * 2 + (card in state.armies[seat].sleeping)


def _tactic_key(state: Battle, seat: Seat, card: int) -> int:
    return TACTICS[card].design


def _face_key(state: Battle, seat: Seat, face: int) -> int:
    return face


def _cheapest(card: int) -> int:
    return NIRDS[card].cost + (100 if NIRDS[card].is_leader else 0)


def _as_it_lies(card: int) -> int:
    return 0


_NIRD_WORDS: Final = list[Item](NIRD)
_NIRD_ENDS: Final = list[Item](NIRD_END)

PICKINGS: Final[dict[str, Picking]] = {
    "lose_nird": Picking(_nirds, _lose_nirds, _nird_key, _cheapest, _NIRD_WORDS, _NIRD_ENDS),
    "sleep": Picking(_awake, _put_to_sleep, _nird_key, _as_it_lies, _NIRD_WORDS, _NIRD_ENDS),
    "wake": Picking(_sleepers, _wake_up, _nird_key, _as_it_lies, _NIRD_WORDS, _NIRD_ENDS),
    "lose_tactic": Picking(
        _hand, _lose_tactics, _tactic_key, _as_it_lies, list[Item](TACTIC_CARD), list[Item](TACTIC_END)
    ),
    "lose_die": Picking(_dice, _lose_dice, _face_key, _as_it_lies, list[Item](FACE), list[Item](FACE_END)),
}


# One Gnome, one recruit, one scouted card -------------------------------------------------------------


class ChooseGnome(Moment):
    """An effect waits for the Gnome it is aimed at; NV-EFF-06: any Gnome will do, hidden or guarded."""

    __slots__ = ("deed", "gnomes")

    def __init__(self, deed: Deed, gnomes: tuple[Card, ...]) -> None:
        self.deed = deed
        self.gnomes = gnomes

    def waiting(self, state: Battle) -> tuple[Seat, ...]:
        return (self.deed.by,)

    def settle(self, state: Battle) -> bool:
        if len(self.gnomes) > 1:
            return False
        self._aim(state, self.gnomes)
        return True

    def _aim(self, state: Battle, aim: tuple[Card, ...]) -> None:
        deed = self.deed
        state.pop()
        if aim:
            act(state, Deed(deed.number, deed.by, deed.card, deed.seats, aim))

    def options(self, state: Battle, seat: Seat, said: Move) -> list[Word]:
        return [GNOME_END[card] for card in self.gnomes] if seat == self.deed.by else []

    def resolve(self, state: Battle, seat: Seat, move: Move) -> None:
        self._aim(state, (value(move[0]),))

    def prompt(self, state: Battle, seat: Seat, said: Move) -> Phrase:
        return phrase("prompt-gnome", what=self.deed.effect.do, n=self.deed.effect.n)


class FreeRecruit(Moment):
    """NV-EFF-14: any Market Nird of the level named, without dice."""

    __slots__ = ("left", "level", "seat")

    def __init__(self, seat: Seat, level: int, left: int) -> None:
        self.seat = seat
        self.level = level
        self.left = left

    def waiting(self, state: Battle) -> tuple[Seat, ...]:
        return (self.seat,)

    def settle(self, state: Battle) -> bool:
        cards = on_offer(state, self.level)
        if len(cards) > 1 and self.left:
            return False
        state.pop()
        if cards and self.left:
            take(state, self.seat, cards[0])
        return True

    def options(self, state: Battle, seat: Seat, said: Move) -> list[Word]:
        return [NIRD_END[card] for card in on_offer(state, self.level)] if seat == self.seat else []

    def resolve(self, state: Battle, seat: Seat, move: Move) -> None:
        state.replace(FreeRecruit(seat, self.level, self.left - 1))
        take(state, seat, value(move[0]))

    def default(self, state: Battle, seat: Seat) -> str:
        """The dearest."""
        return NIRD[max(on_offer(state, self.level), key=lambda card: NIRDS[card].cost)].text

    def prompt(self, state: Battle, seat: Seat, said: Move) -> Phrase:
        return phrase("prompt-free", level=self.level)


class Scouting(Moment):
    """Everybody sees the top Gnomes; the scout may send one of them to the Knock Out Pile."""

    __slots__ = ("n", "seat")

    def __init__(self, seat: Seat, n: int) -> None:
        self.seat = seat
        self.n = n

    def waiting(self, state: Battle) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, state: Battle, seat: Seat, said: Move) -> list[Word]:
        if seat != self.seat:
            return []
        return [NONE, *[GNOME_END[card] for card in state.gnome_deck[-self.n :][::-1]]]

    def resolve(self, state: Battle, seat: Seat, move: Move) -> None:
        state.pop()
        if move[0] is NONE:
            state.tell("scouted_none", seat=seat)
            return
        card = value(move[0])
        state.gnome_deck.remove(card)
        state.scouted -= 1
        state.pile.append(card)
        state.tell("scouted_away", seat=seat, gnome=state.gnome(card).id)

    def default(self, state: Battle, seat: Seat) -> str:
        return NONE.text

    def prompt(self, state: Battle, seat: Seat, said: Move) -> Phrase:
        return phrase("prompt-scout")


def chosen_gnome(state: Battle, deed: Deed, gnomes: list[Card]) -> Card:
    """The Gnome an effect is aimed at; asks for it first if need be, and then gives NOBODY."""
    if deed.aim:
        return deed.aim[0]
    state.push(ChooseGnome(deed, tuple(gnomes)))
    return NOBODY
