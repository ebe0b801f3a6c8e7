"""The Trading Phase (NV-TRD, NV-FPL): swapping dice one for one, the First Player token, ready."""

from __future__ import annotations

from typing import Final, TypeAlias

from gnomestead.games.nirds.moves import (
    ACCEPT,
    ASK_TOKEN,
    COUNTER,
    DECLINE,
    DENY,
    GRANT,
    HAND_TOKEN,
    OFFER,
    PLAYER,
    PLAYER_END,
    READY,
    SCIENCE,
    UNREADY,
    WANTED,
    WITHDRAW,
    face_words,
    value,
)
from gnomestead.games.nirds.rules import reasons
from gnomestead.games.nirds.rules.asking import ask_next
from gnomestead.games.nirds.rules.cards import LIMITS, NO_TRADE
from gnomestead.games.nirds.rules.dice import UNIT, Pool, count, differ, distinct
from gnomestead.games.nirds.rules.gnomes import is_locked, locking_gnome
from gnomestead.games.nirds.rules.moment import Moment
from gnomestead.games.nirds.rules.science import draft_science, usable, use
from gnomestead.games.nirds.rules.touch import dice_ids, die_with
from gnomestead.games.nirds.state import Battle
from gnomestead.kernel.moves import Move, Seat, Word
from gnomestead.kernel.phrases import Choice, Phrase, Refusal, phrase
from gnomestead.kernel.plain import Plain

Offer: TypeAlias = tuple[int, int, int]
"""To whom, the face given, the face wanted."""

CHANGES_OF_MIND: Final = 3
"""NV-TRD-14."""


class Talk(Plain):
    """What one seat has said in this Trading Phase."""

    __slots__ = ("asked", "asks", "handed", "offer", "offers", "ready", "refused", "wavered")

    def __init__(self) -> None:
        self.offer: Offer | None = None
        self.ready = False
        self.offers = 0
        """How many offers it has made this round."""
        self.asks = False
        """Its request for the First Player token is open."""
        self.asked = False
        self.handed = False
        self.wavered = 0
        """How often it has taken *ready* back."""
        self.refused: tuple[tuple[Offer, Pool, Pool], ...] = ()
        """Offers that were declined, with both pools as they were then (NV-TRD-07)."""

    def copy(self) -> Talk:
        """One that can be changed: those in a frame never are."""
        twin = Talk.__new__(Talk)
        twin.offer = self.offer
        twin.ready = self.ready
        twin.offers = self.offers
        twin.asks = self.asks
        twin.asked = self.asked
        twin.handed = self.handed
        twin.wavered = self.wavered
        twin.refused = self.refused
        return twin


class Trading(Moment):
    """NV-TRD-02, 08: all act at the same time, until all are ready and nothing is open."""

    __slots__ = ("talks",)

    def __init__(self, talks: tuple[Talk, ...]) -> None:
        self.talks = talks

    def waiting(self, state: Battle) -> tuple[Seat, ...]:
        owing = 0
        for talk in self.talks:
            if talk.offer is not None:
                owing |= 1 << talk.offer[0]
            if talk.asks:
                owing |= 1 << state.first
        return tuple([seat for seat, talk in enumerate(self.talks) if not talk.ready or owing >> seat & 1])

    def owes(self, state: Battle, seat: Seat) -> bool:
        """Whether somebody waits for this seat's answer."""
        return bool(self.offers_to(seat)) or (seat == state.first and bool(self.askers()))

    def offers_to(self, seat: Seat) -> list[Seat]:
        """Who has an open offer to this seat."""
        return [other for other, talk in enumerate(self.talks) if talk.offer is not None and talk.offer[0] == seat]

    def askers(self) -> list[Seat]:
        """Who asks for the First Player token."""
        return [seat for seat, talk in enumerate(self.talks) if talk.asks]

    # What happens unasked ----------------------------------------------------------------------------

    def settle(self, state: Battle) -> bool:
        for seat, talk in enumerate(self.talks):
            if talk.offer is not None and not still_stands(state, seat, talk.offer):  # NV-TRD-05
                state.tell("offer_dropped", seat=seat)
                self.drop_offer(state, seat)
                return True
            if talk.refused and not all(_is_unchanged(state, seat, old) for old in talk.refused):
                said = talk.copy()
                said.refused = tuple([old for old in talk.refused if _is_unchanged(state, seat, old)])
                self.change(state, seat, said)
                return True
        if self.waiting(state):
            return False
        state.tell("trading_over")
        state.pop()
        return True

    def change(self, state: Battle, seat: Seat, said: Talk) -> None:
        """A seat's talk goes on."""
        talks = list(self.talks)
        talks[seat] = said
        state.replace(Trading(tuple(talks)))

    def drop_offer(self, state: Battle, seat: Seat) -> None:
        """A seat's offer is gone."""
        said = self.talks[seat].copy()
        said.offer = None
        self.change(state, seat, said)

    # What can be said ------------------------------------------------------------------------------------

    def options(self, state: Battle, seat: Seat, said: Move) -> tuple[Word, ...]:
        if said:
            return self._draft(state, seat, said)
        talk = self.talks[seat]
        menu: list[Word] = []
        incoming = self.offers_to(seat)
        if incoming:
            menu += [ACCEPT, DECLINE]
        if talk.offer is not None:
            menu.append(WITHDRAW)
        elif self._may_offer(state, seat):
            menu += [OFFER, COUNTER] if incoming and self._countered(state, seat) else [OFFER]
        if state.seats > 1:
            menu += self._about_token(state, seat)
        if usable(state, seat):
            menu.append(SCIENCE)
        if not talk.ready:
            menu.append(READY)
        elif talk.wavered < CHANGES_OF_MIND:
            menu.append(UNREADY)
        return tuple(menu)

    def _about_token(self, state: Battle, seat: Seat) -> list[Word]:
        talk = self.talks[seat]
        if seat != state.first:
            return [] if talk.asked else [ASK_TOKEN]
        menu: list[Word] = [GRANT, DENY] if self.askers() else []
        return menu if talk.handed else [*menu, HAND_TOKEN]

    def partners(self, state: Battle, seat: Seat) -> list[Seat]:
        """To whom an offer can be made."""
        if not self._may_speak(state, seat):
            return []
        return [other for other in range(state.seats) if self._could_swap(state, seat, other)]

    def _may_offer(self, state: Battle, seat: Seat) -> bool:
        """Whether there is anybody to make an offer to."""
        return self._may_speak(state, seat) and any(
            self._could_swap(state, seat, other) for other in range(state.seats)
        )

    def _may_speak(self, state: Battle, seat: Seat) -> bool:
        """NV-TRD-07, 09: offers are left, and trading is not locked."""
        return self.talks[seat].offers < LIMITS.offers_per_round and not is_locked(state, NO_TRADE)

    def _could_swap(self, state: Battle, seat: Seat, other: Seat) -> bool:
        """NV-TRD-06, 07: two faces that differ, and that this partner has not just declined."""
        if other == seat:
            return False
        mine, theirs, refused = state.armies[seat].unused, state.armies[other].unused, self.talks[seat].refused
        if not refused:
            return differ(mine, theirs)
        return swaps(mine, theirs) > len([old for old in refused if old[0][0] == other])

    def _countered(self, state: Battle, seat: Seat) -> list[Seat]:
        return [other for other in self.offers_to(seat) if self._could_swap(state, seat, other)]

    def _gives(self, state: Battle, seat: Seat, partner: Seat) -> list[int]:
        mine = distinct(state.armies[seat].unused)
        if not self.talks[seat].refused:
            theirs = distinct(state.armies[partner].unused)
            return [face for face in mine if len(theirs) > 1 or theirs[0] != face]
        return [face for face in mine if self.wants(state, seat, partner, face)]

    def wants(self, state: Battle, seat: Seat, partner: Seat, give: int) -> list[int]:
        """NV-TRD-06, 07: what may be asked of the partner for this face."""
        theirs = distinct(state.armies[partner].unused)
        if not self.talks[seat].refused:
            return [face for face in theirs if face != give]
        refused = [offer for offer, _, _ in self.talks[seat].refused]
        return [face for face in theirs if face != give and (partner, give, face) not in refused]

    def _draft(self, state: Battle, seat: Seat, said: Move) -> tuple[Word, ...]:
        verb = said[0]
        if verb is SCIENCE:
            return draft_science(state, seat, said)
        if verb in (OFFER, COUNTER):
            return self._draft_offer(state, seat, said)
        if verb is HAND_TOKEN:
            return tuple([PLAYER_END[other] for other in range(state.seats) if other != seat])
        others = self.offers_to(seat) if verb in (ACCEPT, DECLINE) else self.askers()
        return tuple([PLAYER_END[other] for other in others])

    def _draft_offer(self, state: Battle, seat: Seat, said: Move) -> tuple[Word, ...]:
        """Partner, own face to give, the partner's face wanted; the last word sends it."""
        if len(said) == 1:
            partners = self.partners(state, seat) if said[0] is OFFER else self._countered(state, seat)
            return tuple([PLAYER[other] for other in partners])
        partner = value(said[1])
        if len(said) == 2:
            return face_words(tuple(self._gives(state, seat, partner)))
        return tuple([WANTED[face] for face in self.wants(state, seat, partner, value(said[2]))])

    # What it does ------------------------------------------------------------------------------------

    def resolve(self, state: Battle, seat: Seat, move: Move) -> None:
        verb = move[0]
        if verb is SCIENCE:
            use(state, seat, move)
        elif verb in (OFFER, COUNTER):
            self._offer(state, seat, move)
        elif verb is ACCEPT:
            self._accept(state, seat, value(move[1]))
        elif verb is DECLINE:
            self._decline(state, seat, value(move[1]))
        elif len(move) > 1:
            self._answer_token(state, seat, verb, value(move[1]))
        else:
            self._say(state, seat, verb)

    def _say(self, state: Battle, seat: Seat, verb: Word) -> None:
        said = self.talks[seat].copy()
        if verb is WITHDRAW:
            state.tell("withdrawn", seat=seat)
            said.offer = None
        elif verb is READY:
            state.tell("readied", seat=seat)
            said.ready = True
        elif verb is UNREADY:
            state.tell("unreadied", seat=seat)
            said.ready = False
            said.wavered += 1
        else:
            assert verb is ASK_TOKEN
            state.tell("token_asked", seat=seat)
            said.asks = said.asked = True
        self.change(state, seat, said)

    def _offer(self, state: Battle, seat: Seat, move: Move) -> None:
        """NV-TRD-03: an offer stands until it is answered; a counter-offer declines the other one."""
        partner, give, want = value(move[1]), value(move[2]), value(move[3])
        if move[0] is COUNTER:
            self._decline(state, seat, partner)
        state.tell("offered", seat=seat, partner=partner, give=give, want=want)
        here = state.top
        assert isinstance(here, Trading)
        said = here.talks[seat].copy()
        said.offer = (partner, give, want)
        said.offers += 1
        here.change(state, seat, said)

    def _accept(self, state: Battle, seat: Seat, other: Seat) -> None:
        """NV-TRD-04: the dice change owners at once; both may want to plan anew."""
        offer = self.talks[other].offer
        assert offer is not None
        _, give, want = offer
        state.armies[other].unused += UNIT[want] - UNIT[give]
        state.armies[seat].unused += UNIT[give] - UNIT[want]
        dice = (die_with(state, seat, give), die_with(state, other, want))
        state.tell("swapped", seat=other, partner=seat, give=give, want=want, dice=dice, quip=state.ply % 3)
        talks = list(self.talks)
        for who in (other, seat):
            talks[who] = talks[who].copy()
            talks[who].ready = False
        talks[other].offer = None
        state.replace(Trading(tuple(talks)))

    def _decline(self, state: Battle, seat: Seat, other: Seat) -> None:
        """NV-TRD-07: the same offer may not come back before one of the pools has changed."""
        said = self.talks[other].copy()
        assert said.offer is not None
        said.refused = (*said.refused, (said.offer, state.armies[other].unused, state.armies[seat].unused))
        said.offer = None
        state.tell("declined", seat=seat, partner=other)
        self.change(state, other, said)

    def _answer_token(self, state: Battle, seat: Seat, verb: Word, other: Seat) -> None:
        """NV-FPL-01: the holder gives it away, asked or unasked, or keeps it."""
        talks = [talk.copy() for talk in self.talks]
        if verb is DENY:
            state.tell("token_denied", seat=seat, partner=other)
            talks[other].asks = False
        else:
            state.tell("token_moved", seat=seat, partner=other)
            state.first = other
            talks[seat].handed = True
            for talk in talks:
                talk.asks = False
        state.replace(Trading(tuple(talks)))

    # What people see -----------------------------------------------------------------------------------

    def default(self, state: Battle, seat: Seat) -> str:
        """Decline everything, then be ready."""
        if self.offers_to(seat):
            return f"{DECLINE.text} {PLAYER[self.offers_to(seat)[0]].text}"
        if seat == state.first and self.askers():
            return f"{DENY.text} {PLAYER[self.askers()[0]].text}"
        return "" if self.talks[seat].ready else READY.text

    def describe(self, state: Battle, seat: Seat, said: Move, word: Word) -> Choice:
        choice = super().describe(state, seat, said, word)
        if said in ((ACCEPT,), (DECLINE,)):
            offer = self.talks[value(word)].offer
            assert offer is not None
            label = phrase("say-answer", seat=value(word), give=offer[1], want=offer[2])
            return Choice(choice.word, label, choice.things, choice.rule, choice.ends)
        if said and said[0] in (OFFER, COUNTER) and word in WANTED:
            theirs = tuple([id for id, face in dice_ids(state, value(said[1])) if face == value(word)])
            return Choice(choice.word, choice.label, theirs, choice.rule, choice.ends)
        return choice

    def prompt(self, state: Battle, seat: Seat, said: Move) -> Phrase:
        if said:
            return ask_next(said, self.options(state, seat, said))
        if self.owes(state, seat):
            return self._waiting_for(state, seat)
        if state.seats == 1:
            return phrase("prompt-trading-solo")
        if self.talks[seat].ready:
            return phrase("prompt-trading-ready")
        lock = locking_gnome(state, NO_TRADE)
        return phrase("prompt-trading", gnome="none" if lock is None else state.gnome(lock).id)

    def _waiting_for(self, state: Battle, seat: Seat) -> Phrase:
        """Who waits for this seat's answer, and to what; several: just that."""
        offers, askers = self.offers_to(seat), self.askers() if seat == state.first else []
        if len(offers) + len(askers) > 1:
            return phrase("prompt-answer", what="several")
        if askers:
            return phrase("prompt-answer", what="token", seat=askers[0])
        offer = self.talks[offers[0]].offer
        assert offer is not None
        return phrase("prompt-answer", what="offer", seat=offers[0], give=offer[1], want=offer[2])

    def why_not(self, state: Battle, seat: Seat, thing: str) -> Refusal | None:
        lock = locking_gnome(state, NO_TRADE)
        if thing.startswith("die-") and lock is not None:
            return reasons.refuse("NV-TRD-09", "refuse-trade-locked", gnome=state.gnome(lock).id)
        return reasons.in_trading(state, seat, thing)


def swaps(mine: Pool, theirs: Pool) -> int:
    """NV-TRD-06: how many different swaps two pools allow."""
    ours, others = distinct(mine), distinct(theirs)
    return len(ours) * len(others) - len([face for face in ours if face in others])


def still_stands(state: Battle, seat: Seat, offer: Offer) -> bool:
    """NV-TRD-05: whether both dice of an offer are still there, and trading is allowed."""
    partner, give, want = offer
    return count(state.armies[seat].unused, give) > 0 and count(state.armies[partner].unused, want) > 0


def _is_unchanged(state: Battle, seat: Seat, refused: tuple[Offer, Pool, Pool]) -> bool:
    (partner, _, _), mine, theirs = refused
    return state.armies[seat].unused == mine and state.armies[partner].unused == theirs


def open_trading(state: Battle) -> None:
    """The phase begins: nobody has said anything."""
    state.push(Trading((Talk(),) * state.seats))
