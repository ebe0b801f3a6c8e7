"""Digging: laying Moles and Baits face down under one's Minis (GS-DIG, GS-ABL-17, GS-DUO-07/09)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from gnomestead.games.gnom_street.content import AROUND, DIG_ADJACENT, PLAIN, SPACES, card_id, spaces_in
from gnomestead.games.gnom_street.moves import (
    DIG,
    DIG_MENU,
    FACES,
    FINISH,
    LAST_DIG_MENU,
    PAYMENTS,
    Face,
    Gnome,
    Site,
)
from gnomestead.games.gnom_street.rules.sheet import on_map
from gnomestead.games.gnom_street.rules.step import Step
from gnomestead.games.gnom_street.state import BAIT, MOLE, Street, token_of
from gnomestead.kernel.events import audience
from gnomestead.kernel.moves import FULL_STOP, Move, Seat, Word
from gnomestead.kernel.phrases import Choice, Phrase, Refusal, phrase

TOKENS_A_DIG = 2


def digger_spaces(state: Street, seat: Seat) -> int:
    """GS-ABL-17, GS-DIG-08: plain spaces next to one of its Minis where no Mini stands; the Cat may."""
    if not DIG_ADJACENT[state.fought[seat]]:
        return 0
    near = 0
    for space in spaces_in(state.minis[seat]):
        near |= AROUND[1][space]
    return near & PLAIN & ~state.occupied()


def lay(state: Street, seat: Seat, face: int, space: int) -> None:
    """GS-DIG-05/07: the token goes on top, face down; all see whose it is, its owner knows what."""
    state.stacks[space] = (*state.stacks[space], token_of(seat, face))
    if face == MOLE:
        state.moles[seat] -= 1
    else:
        state.baits[seat] -= 1
    height = len(state.stacks[space])
    state.confide(
        audience(seat), "token_laid", {"face": FACES[face].text}, seat=seat, space=SPACES[space], height=height
    )


class Dig(Step):
    """GS-DIG-01: lay one or two tokens for one card, or finish the go."""

    __slots__ = ()

    RULE = "GS-DIG-04"

    def settle(self, state: Street) -> bool:
        seat = self.seat
        if state.minis[seat] and state.moles[seat] + state.baits[seat]:
            return False
        state.pop()
        return True

    def options(self, state: Street, seat: Seat, said: Move) -> Sequence[Word]:
        if seat != self.seat:
            return ()
        if not said:
            return (FINISH, DIG)
        word = said[-1]
        if isinstance(word, Face):
            return self._spaces(state, said)
        if isinstance(word, Site):
            return [FULL_STOP, *self._faces(state, said)]
        if word is DIG and state.hands[seat]:
            return PAYMENTS[state.gangs[seat]].menu(state.hands[seat])
        return self._faces(state, said)

    def _faces(self, state: Street, said: Move) -> list[Word]:
        """The kinds of token that are left, after those already named."""
        named = [word.index for word in said if isinstance(word, Face)]
        left = (state.moles[self.seat] - named.count(MOLE), state.baits[self.seat] - named.count(BAIT))
        return [FACES[face] for face in (MOLE, BAIT) if left[face] > 0]

    def _spaces(self, state: Street, said: Move) -> Sequence[Word]:
        """GS-DIG-04: under one's Minis; the Digger's exception serves for one token only."""
        laid = [word for word in said if isinstance(word, Site)]
        is_last = len(laid) + 1 == TOKENS_A_DIG or state.moles[self.seat] + state.baits[self.seat] == 1
        menu = LAST_DIG_MENU if is_last else DIG_MENU
        return menu.menu(state.minis[self.seat] | self._beside(state, said))

    def _beside(self, state: Street, said: Move) -> int:
        """The spaces next to a Mini that a Digger may use, as long as no token of this dig lies on one."""
        own = state.minis[self.seat]
        outside = [word for word in said if isinstance(word, Site) and not own >> word.index & 1]
        is_free = len(outside) < DIG_ADJACENT[state.fought[self.seat]]
        return digger_spaces(state, self.seat) if is_free else 0

    def resolve(self, state: Street, seat: Seat, move: Move) -> None:
        state.pop()
        face = MOLE
        for word in move:
            if isinstance(word, Gnome):
                pay(state, seat, word.index)
            elif isinstance(word, Face):
                face = word.index
            elif isinstance(word, Site):
                lay(state, seat, face, word.index)
        if len(move) == 1:
            state.tell("go_finished", seat=seat)

    def prompt(self, state: Street, seat: Seat, said: Move) -> Phrase:
        word = said[-1] if said else None
        if isinstance(word, Face):
            return phrase("prompt-lay", face=word.text, beside="yes" if self._beside(state, said) else "no")
        if isinstance(word, Site):
            return phrase("prompt-second", space=word.text)
        if word is None:
            return phrase("prompt-dig" if state.hands[seat] else "prompt-dig-free")
        return phrase("prompt-pay" if word is DIG and state.hands[seat] else "prompt-face")

    def describe(self, state: Street, seat: Seat, said: Move, word: Word) -> Choice:
        label, detail, warning = phrase(word.label, word=word.text), None, None
        if isinstance(word, Site):
            face = next(said_word.index for said_word in reversed(said) if isinstance(said_word, Face))
            label = phrase(word.label, space=word.text, height=len(state.stacks[word.index]))
            detail, warning = self._odds(state, face, word.index), self._warning(state, said, face, word.index)
        elif isinstance(word, Gnome):
            label = phrase(word.label, value=word.index, card=card_id(state.gangs[seat], word.index))
            warning = phrase("warn-last-card") if state.hands[seat].bit_count() == 1 else None
        return Choice(word.text, label, word.things, word.rule, word.ends, detail, warning=warning)

    def _warning(self, state: Street, said: Move, face: int, space: int) -> Phrase | None:
        """Section 11 of the spec: think twice before this."""
        seat = self.seat
        if space == state.loots[seat]:
            duel = "yes" if state.is_duel else "no"
            return phrase("warn-own-loot-mole", duel=duel) if face == MOLE else phrase("warn-own-loot-bait")
        if face == MOLE and (token_of(seat, MOLE) in state.stacks[space] or _lays_mole(said, space)):
            return phrase("warn-second-mole")
        others = [other for other in range(state.seats) if other != seat]
        if face == MOLE and not any(on_map(state, seat, other) >> space & 1 for other in others):
            return phrase("warn-impossible-mole")
        return None

    def _odds(self, state: Street, face: int, space: int) -> Phrase | None:
        """What the own sheet says of this space: the gangs whose Loot may be here."""
        if face == BAIT:
            return None
        others = [other for other in range(state.seats) if other != self.seat]
        left = [on_map(state, self.seat, other) for other in others]
        return phrase("detail-mole", gangs=sum(mask >> space & 1 for mask in left), space=SPACES[space])

    def default(self, state: Street, seat: Seat) -> str:
        return "finish"

    def why_not_space(self, state: Street, seat: Seat, space: int) -> Refusal:
        if not PLAIN >> space & 1:
            return Refusal(phrase("why-pond-dig", space=SPACES[space]), "GS-DIG-08")
        rule = "GS-ABL-17" if DIG_ADJACENT[state.fought[seat]] else "GS-DIG-04"
        return Refusal(phrase("why-no-own-mini", space=SPACES[space]), rule)


def pay(state: Street, seat: Seat, value: int) -> None:
    """GS-DIG-02: one card of the hand goes to the Cemetery, face up."""
    state.hands[seat] &= ~(1 << value)
    state.tell("card_discarded", seat=seat, card=card_id(state.gangs[seat], value), value=value)


def _lays_mole(said: Move, space: int) -> bool:
    """Whether these words lay a Mole there."""
    return any(face is FACES[MOLE] and isinstance(site, Site) and site.index == space for face, site in pairwise(said))


class DuelDig(Dig):
    """GS-DUO-09: lay the only Mole, at no cost (GS-DUO-07), and end the set at once; or finish the go."""

    __slots__ = ()

    RULE = "GS-DUO-09"

    def options(self, state: Street, seat: Seat, said: Move) -> Sequence[Word]:
        if seat != self.seat:
            return ()
        if said:
            return LAST_DIG_MENU.menu(state.minis[seat] | digger_spaces(state, seat))
        return (FINISH, FACES[MOLE])

    def resolve(self, state: Street, seat: Seat, move: Move) -> None:
        super().resolve(state, seat, move)
        space = move[-1]
        if isinstance(space, Site):
            other = 1 - seat
            state.champion = seat if state.loots[other] == space.index else other
            del state.frames[1:]

    def _warning(self, state: Street, said: Move, face: int, space: int) -> Phrase | None:
        """The only Mole decides the set, so it is always asked about once more."""
        return super()._warning(state, said, face, space) or phrase("warn-duel-mole")

    def prompt(self, state: Street, seat: Seat, said: Move) -> Phrase:
        return phrase("prompt-hole" if said else "prompt-mole")
