"""3.8, 3.13, 3.20 Powers, relics and boons: who may use which, and when."""

from __future__ import annotations

from typing import Final

from gnomestead.games.wymer_stones.content import EFFECTS, ITEMS, Item
from gnomestead.games.wymer_stones.moves import ITEM, ITEM_THEN, USE, NumberedWord
from gnomestead.games.wymer_stones.rules.cards import VERBS, Ask, asks, carry_out, is_possible
from gnomestead.games.wymer_stones.rules.moment import Moment
from gnomestead.games.wymer_stones.state import LIVING, Dungeon
from gnomestead.kernel.moves import Move, Seat, Word
from gnomestead.kernel.phrases import Phrase, phrase

_NEEDS_WORDS: Final = [any(asks(EFFECTS[effect]) for effect in item.effects) for item in ITEMS]
ITEM_WORD: Final = [ITEM_THEN[n] if needs else ITEM[n] for n, needs in enumerate(_NEEDS_WORDS)]
_IN_ROLLS: Final = ("roll_mod", "heal")
_WHEN_ATTACKED: Final = ("roll_mod", "heal", "teleport")


def can_help(state: Dungeon, seat: Seat, number: int) -> bool:
    """Whether using it could do anything now."""
    item = ITEMS[number]
    if item.needs_stone and not state.sheets[seat].stone:
        return False
    return any(is_possible(state, seat, effect) for effect in item.effects)


def calm_items(state: Dungeon, seat: Seat) -> list[int]:
    """WS-WIN-01, 02: held powers marked calm; on its own turn also the hero's relics and boons."""
    if seat >= len(state.sheets):
        return []
    sheet = state.sheets[seat]
    found = sheet.powers
    if seat == state.active and not sheet.is_spent:
        found = (*found, *sheet.relics, *sheet.boons)
    if not found or sheet.status != LIVING:
        return []
    return [item for item in dict.fromkeys(found) if ITEMS[item].calm and can_help(state, seat, item)]


def declare_items(state: Dungeon, seat: Seat, roller: Seat, is_attacked: bool) -> list[int]:
    """WS-WIN-03, 04: held powers marked declare; for the rolling hero also relics and boons (WS-REL-07)."""
    sheet = state.sheets[seat]
    found = sheet.powers
    if seat == roller and not sheet.is_spent:
        found = (*found, *sheet.relics, *sheet.boons)
    if not found or sheet.status != LIVING:
        return []
    verbs = _WHEN_ATTACKED if is_attacked else _IN_ROLLS
    return [
        item
        for item in dict.fromkeys(found)
        if ITEMS[item].declare and EFFECTS[ITEMS[item].effects[0]].verb in verbs and can_help(state, seat, item)
    ]


def react_items(state: Dungeon, seat: Seat, foe: str) -> list[int]:
    """WS-WIN-05: relics and boons of the rolling hero that work after a roll and fit the contest."""
    sheet = state.sheets[seat]
    if sheet.is_spent or sheet.status != LIVING:
        return []
    return [item for item in sheet.relics + sheet.boons if _fits(ITEMS[item], foe)]


def _fits(item: Item, foe: str) -> bool:
    return item.after_roll and ("any" in item.vs or foe in item.vs)


def use_menu(state: Dungeon, seat: Seat, items: list[int], said: Move) -> list[Word]:
    """What comes after `use`: the item, then what its first effect needs to know."""
    if len(said) == 1:
        return [ITEM_WORD[item] for item in items]
    item = said[1]
    assert isinstance(item, NumberedWord)
    return item_menu(state, seat, item.number, said[2:])


def use_question(state: Dungeon, seat: Seat, said: Move) -> Phrase:
    """What is asked after `use`."""
    if len(said) == 1:
        return phrase("prompt-use")
    item = said[1]
    assert isinstance(item, NumberedWord)
    return item_question(state, seat, item.number, said[2:])


def _asking(state: Dungeon, seat: Seat, item: int) -> Ask | None:
    """The first effect of an item that could do something and needs to know more."""
    asks = [Ask(seat, effect) for effect in ITEMS[item].effects]
    return next((ask for ask in asks if VERBS[ask.what.verb].menu(state, ask, ())), None)


def item_menu(state: Dungeon, seat: Seat, item: int, said: Move) -> list[Word]:
    """What the first effect that could do something needs to know."""
    ask = _asking(state, seat, item)
    return VERBS[ask.what.verb].menu(state, ask, said) if ask is not None else []


def item_question(state: Dungeon, seat: Seat, item: int, said: Move) -> Phrase:
    """What that effect asks for."""
    ask = _asking(state, seat, item)
    assert ask is not None
    return ask.question(state, said)


def use(state: Dungeon, seat: Seat, move: Move) -> None:
    """Use a held power, relic or boon: `use ITEM …`."""
    word = move[1]
    assert isinstance(word, NumberedWord)
    state.tell("used", seat=seat, item=word.text)
    spend(state, seat, word.number)
    carry_out(state, seat, ITEMS[word.number].effects, move[2:])


def spend(state: Dungeon, seat: Seat, number: int) -> None:
    """WS-REL-05, 06: a relic or boon is discarded, and is the only one this turn; a power is used up."""
    sheet = state.sheets[seat]
    item = ITEMS[number]
    if item.kind == "power":
        at = sheet.powers.index(number)
        sheet.powers = sheet.powers[:at] + sheet.powers[at + 1 :]
        return
    sheet.is_spent = True
    if item.kind == "relic":
        sheet.relics = tuple(relic for relic in sheet.relics if relic != number)
        state.relic_discard.append(number)
    else:
        sheet.boons = tuple(boon for boon in sheet.boons if boon != number)
        state.trap_discard.append(item.trap)


class Calm(Moment):
    """WS-WIN-01: a calm point. The asked seat answers; every other hero may use a calm power meanwhile."""

    __slots__ = ()

    def menu(self, state: Dungeon, said: Move) -> list[Word]:
        """What the asked seat may say."""
        return []

    def answer(self, state: Dungeon, move: Move) -> None:
        """Carry out what the asked seat said."""

    def options(self, state: Dungeon, seat: Seat, said: Move) -> list[Word]:
        if said and said[0] is USE:
            return use_menu(state, seat, calm_items(state, seat), said)
        if seat == self.asked(state):
            return self.menu(state, said)
        return [USE] if calm_items(state, seat) else []

    def prompt(self, state: Dungeon, seat: Seat, said: Move) -> Phrase:
        if said and said[0] is USE:
            return use_question(state, seat, said)
        return self.question(state, said) if seat == self.asked(state) else phrase("prompt-calm")

    def resolve(self, state: Dungeon, seat: Seat, move: Move) -> None:
        if move[0] is USE:
            use(state, seat, move)
        else:
            self.answer(state, move)
