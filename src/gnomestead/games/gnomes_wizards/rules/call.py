"""Call to War, drawing, attaching, collecting, the hand limit (rulebook 3.11, 3.12, 3.13; steps E2, E3, T9)."""

from __future__ import annotations

from collections.abc import Sequence

from gnomestead.games.gnomes_wizards.content import ABILITIES, OWN_TURN
from gnomestead.games.gnomes_wizards.frames import WarFrame
from gnomestead.games.gnomes_wizards.moves import (
    ATTACH,
    ATTACHED,
    CALL,
    CALLED,
    CARRIER,
    CHARGE,
    CHARGED,
    CRYSTAL,
    DISCARD,
    DONE,
    DRAW,
    AbilityWord,
    SlotWord,
    UnitWord,
)
from gnomestead.games.gnomes_wizards.rules import beats
from gnomestead.games.gnomes_wizards.rules.beats import OpenFrame, open_beat
from gnomestead.games.gnomes_wizards.rules.bicker import crow, grumble
from gnomestead.games.gnomes_wizards.rules.crystals import (
    add,
    fill,
    open_slots_of,
    place_crystal,
    room,
    slot_of,
    slot_word,
    tell_filled,
)
from gnomestead.games.gnomes_wizards.rules.effects import begin_draw
from gnomestead.games.gnomes_wizards.rules.secrets import (
    designs_in_hand,
    discard,
    paper_in_hand,
    publish,
    readers_of,
    show_and_put_under,
)
from gnomestead.games.gnomes_wizards.rules.targets import castable
from gnomestead.games.gnomes_wizards.rules.units import (
    ability_id,
    muster,
    tile_at,
    unit_named,
)
from gnomestead.games.gnomes_wizards.rules.why import why_not_call, why_not_general
from gnomestead.games.gnomes_wizards.state import IS_LEARNED, War
from gnomestead.kernel.moves import Move, Seat, Word
from gnomestead.kernel.phrases import Choice, Phrase, Refusal, phrase


def symbols_held(state: War, seat: Seat) -> dict[int, int]:
    """GW-CALL-02: the own clans (by slot) on whose unflipped symbol a unit of this seat stands, and where."""
    found: dict[int, int] = {}
    tribe = state.tribes[seat]
    for unit in state.own_units(seat):
        space = state.where[unit]
        tile = state.tiles[space]
        if tile // 12 == tribe and not state.flipped >> space & 1:
            found.setdefault(tile % 12 // 2 + 1, space)
    return found


def callable_clans(state: War, seat: Seat) -> list[int]:
    """GW-CALL-02, GW-CALL-05: inactive clans that can be called; presence is all that is needed."""
    if state.horns < state.horns_to_call:
        return []
    gone = state.active | state.dead
    clans = [seat * 7 + slot for slot in sorted(symbols_held(state, seat))]
    return [unit for unit in clans if not gone >> unit & 1]


def chargeable_slots(state: War, seat: Seat) -> list[int]:
    """GW-CALL-04: open abilities of active clans on whose symbol a unit stands."""
    if state.horns < state.horns_to_call:
        return []
    clans = [seat * 7 + slot for slot in sorted(symbols_held(state, seat))]
    slots = [slot for unit in clans if state.active >> unit & 1 for slot in (unit * 2, unit * 2 + 1)]
    return [slot for slot in slots if room(state, slot) > 0]


def attachable(state: War, seat: Seat) -> list[int]:
    """GW-SCR-03: learned scrolls in hand."""
    return [design for design in designs_in_hand(state, seat) if design in IS_LEARNED]


class CallToWar(OpenFrame):
    """D-CALL: call, charge, draw and attach in any order (GW-CALL-08)."""

    __slots__ = ()

    def settle(self, state: War) -> bool:
        if state.own_units(self.seat):
            return False
        state.pop()
        return True

    def is_needed(self, state: War) -> bool:
        """Whether anything is possible in this step at all."""
        return bool(self._verbs(state)) or self._may_blow_horns(state)

    def _may_blow_horns(self, state: War) -> bool:
        """A spell that adds horns keeps the step open."""
        return any(ABILITIES[cast.ability].has("horns") for cast in castable(state, self.seat, OWN_TURN))

    def _verbs(self, state: War) -> list[Word]:
        seat = self.seat
        words: list[Word] = []
        if callable_clans(state, seat):
            words.append(CALL)
        if chargeable_slots(state, seat):
            words.append(CHARGE)
        if state.deck_horns and state.deck:
            words.append(DRAW)
        if attachable(state, seat):
            words.append(ATTACH)
        return words

    def answers(self, state: War) -> list[Word]:
        return [*self._verbs(state), DONE]

    def more(self, state: War, said: Move) -> Sequence[Word]:
        seat = self.seat
        if said[0] is CALL:
            return [CALLED[state.cards[unit]] for unit in callable_clans(state, seat)]
        if said[0] is CHARGE:
            return [slot_word(state, CHARGED, slot) for slot in chargeable_slots(state, seat)]
        if len(said) == 1:
            return [ATTACHED[design] for design in attachable(state, seat)]
        return [CARRIER[state.cards[unit]] for unit in state.own_units(seat)]

    def decide(self, state: War, move: Move) -> None:
        verb, last = move[0], move[-1]
        if verb is DONE:
            return state.pop()
        if verb is ATTACH:
            return attach(state, self.seat, move)
        if isinstance(last, UnitWord):
            state.push(Muster(self.seat, "call", state.unit_of(last.card)))
        elif isinstance(last, SlotWord):
            state.push(Muster(self.seat, "charge", slot_of(state, last)))
        else:
            state.push(Muster(self.seat, "draw", state.deck_horns))
        open_beat(state, beats.CALL)

    def question(self, state: War, said: Move) -> Phrase:
        if not said:
            return phrase("prompt-call", horns=state.horns)
        if len(said) == 2:
            return phrase("prompt-call-carrier", card=said[1].text)
        return phrase("prompt-call-" + said[0].text)

    def default(self, state: War, seat: Seat) -> str:
        return DONE.text if seat == self.seat else ""

    def describe(self, state: War, seat: Seat, said: Move, word: Word) -> Choice:
        choice = super().describe(state, seat, said, word)
        if isinstance(word, UnitWord) and word.label == "say-carrier":
            paper = state.learned[state.unit_of(word.card)]
            if paper >= 0:
                detail = phrase("detail-replaces", card=ABILITIES[state.design[paper]].id)
                charged = state.learned_charge[state.unit_of(word.card)]
                warning = phrase("warn-attach", card=detail.args["card"], crystals=charged) if charged else None
                return Choice(word.text, choice.label, word.things, word.rule, word.ends, detail, warning=warning)
        return choice

    def why_not(self, state: War, seat: Seat, thing: str) -> Refusal | None:
        return why_not_call(state, seat, thing)


class Muster(WarFrame):
    """A call, charge or draw that was declared happens, once its beat is over."""

    __slots__ = ("seat", "verb", "what")

    def __init__(self, seat: Seat, verb: str, what: int) -> None:
        self.seat = seat
        self.verb = verb
        self.what = what

    def settle(self, state: War) -> bool:
        state.pop()
        if self.verb == "draw":
            n, state.deck_horns = state.deck_horns, 0
            begin_draw(state, self.seat, n)
        elif self.verb == "call" and self.what in callable_clans(state, self.seat):
            self._call(state)
        elif self.verb == "charge" and self.what in chargeable_slots(state, self.seat):
            state.horns -= state.horns_to_call
            n = room(state, self.what)
            add(state, self.what, n)
            unit = self.what // 2
            ability = ability_id(state, unit, self.what % 2 == 1)
            state.tell("charged", seat=self.seat, unit=state.unit_id(unit), ability=ability, n=n)
        return True

    def _call(self, state: War) -> None:
        """GW-CALL-02, GW-CALL-03: the clan appears on its symbol and does not act this turn."""
        unit = self.what
        state.horns -= state.horns_to_call
        muster(state, unit, symbols_held(state, self.seat)[unit % 7])
        state.done |= 1 << unit
        space = state.where[unit]
        name, tile = state.board.name(space), tile_at(state, space)
        state.tell("called", seat=self.seat, unit=state.unit_id(unit), space=name, tile=tile)
        grumble(state, "called", unit)


def attach(state: War, seat: Seat, move: Move) -> None:
    """GW-SCR-03: onto one of your active units; a card already there goes under the deck, its crystals too."""
    card, carrier = move[1], move[2]
    assert isinstance(card, AbilityWord) and isinstance(carrier, UnitWord)
    paper = paper_in_hand(state, seat, card.ability)
    unit = state.unit_of(carrier.card)
    state.hands[seat].remove(paper)
    old = state.learned[unit]
    if old >= 0:
        show_and_put_under(state, old)
        state.tell("card_lost", unit=state.unit_id(unit), card=ABILITIES[state.design[old]].id)
    publish(state, paper)
    state.learned[unit] = paper
    state.learned_charge[unit] = 0
    state.reveal("attached", seat=seat, unit=state.unit_id(unit), card=ABILITIES[card.ability].id)


class Collect(OpenFrame):
    """D-CRYSTAL: the reserve goes on the current player's abilities, one crystal at a time (GW-CRY-04)."""

    __slots__ = ()

    def settle(self, state: War) -> bool:
        if not state.reserve:
            state.pop()
            return True
        placed = fill(state, self.seat, state.reserve)
        if placed is None:
            return False
        tell_filled(state, "collected", self.seat, placed, state.reserve)
        crow(state, "collect_wasted" if state.reserve > len(placed) else "collect", self.seat, state.reserve)
        state.reserve = 0
        state.pop()
        return True

    def answers(self, state: War) -> list[Word]:
        return [slot_word(state, CRYSTAL, slot) for slot in open_slots_of(state, self.seat)]

    def decide(self, state: War, move: Move) -> None:
        word = move[0]
        assert isinstance(word, SlotWord)
        place_crystal(state, self.seat, word)
        state.reserve -= 1

    def question(self, state: War, said: Move) -> Phrase:
        return phrase("prompt-crystal", left=state.reserve)

    def why_not(self, state: War, seat: Seat, thing: str) -> Refusal | None:
        owner = unit_named(state, thing.removesuffix(".scroll"))
        return Refusal(phrase("why-no-slot"), "GW-CRY-04") if owner >= 0 else why_not_general(state, seat, thing)


class HandLimit(OpenFrame):
    """D-DISCARD: down to the hand limit at the end of your turn (GW-SCR-02)."""

    __slots__ = ()

    def settle(self, state: War) -> bool:
        if len(state.hands[self.seat]) > state.setup["hand_limit"]:
            return False
        state.pop()
        return True

    def answers(self, state: War) -> list[Word]:
        return [DISCARD[design] for design in designs_in_hand(state, self.seat)]

    def decide(self, state: War, move: Move) -> None:
        word = move[0]
        assert isinstance(word, AbilityWord)
        discard(state, self.seat, paper_in_hand(state, self.seat, word.ability))
        who = readers_of(state, self.seat)
        state.confide(who, "discarded", {"card": ABILITIES[word.ability].id}, seat=self.seat)

    def question(self, state: War, said: Move) -> Phrase:
        return phrase("prompt-discard", limit=int(state.setup["hand_limit"]))
