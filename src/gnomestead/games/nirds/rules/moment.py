"""What all moments of this game share: how an option looks, what it touches, why something cannot be touched."""

from __future__ import annotations

from gnomestead.games.nirds.moves import BOSS_TARGET, Item, NirdWord, ResultWord, TacticWord
from gnomestead.games.nirds.rules.cards import BOSSES, NIRDS, TACTICS
from gnomestead.games.nirds.rules.dice import faces_of
from gnomestead.games.nirds.state import Battle
from gnomestead.kernel.frame import Frame
from gnomestead.kernel.moves import FULL_STOP, Move, Seat, Word
from gnomestead.kernel.phrases import Choice, Phrase, Refusal, phrase


class Moment(Frame[Battle]):
    """A moment of Nirds vs Gnomes."""

    __slots__ = ()

    def describe(self, state: Battle, seat: Seat, said: Move, word: Word) -> Choice:
        label = self.confirm(state, seat, said) if word is FULL_STOP else spoken(word)
        things = tuple(touched(state, seat, word))
        return Choice(word.text, label, things, word.rule, word.ends, self.detail(state, seat, said, word))

    def confirm(self, state: Battle, seat: Seat, said: Move) -> Phrase:
        """What the full stop of a sentence says."""
        return phrase("say-confirm")

    def detail(self, state: Battle, seat: Seat, said: Move, word: Word) -> Phrase | None:
        """A closer look at an option: odds, damage, price."""
        return None

    def why_not(self, state: Battle, seat: Seat, thing: str) -> Refusal | None:
        """NV-INT-03: while an effect is carried out no window is open."""
        return Refusal(phrase("refuse-effect"), "NV-INT-03")


def spoken(word: Word) -> Phrase:
    """The label of a word."""
    if isinstance(word, ResultWord):
        return phrase("say-result", face=word.value)
    if isinstance(word, Item):
        return phrase(word.label, word=word.text, n=word.value)
    return phrase(word.label, word=word.text)


def touched(state: Battle, seat: Seat, word: Word) -> list[str]:
    """The things a word touches now: cards like the one named, dice showing the face named."""
    if isinstance(word, NirdWord):
        return like_nird(state, word.value)
    if isinstance(word, TacticWord):
        hand = state.armies[seat].tactics
        design = TACTICS[word.value].design
        return [TACTICS[card].id for card in hand if TACTICS[card].design == design]
    if word is BOSS_TARGET:
        return [BOSSES[state.boss].id]
    return [thing for name in word.things for thing in expand(state, seat, name)]


def like_nird(state: Battle, card: int) -> list[str]:
    """The ids of this Nird and its equals: of the same army and sleep, or of the Market."""
    design = NIRDS[card].design
    for army in state.armies:
        if card in army.nirds:
            asleep = card in army.sleeping
            cards = [c for c in army.nirds if NIRDS[c].design == design and (c in army.sleeping) == asleep]
            return [NIRDS[c].id for c in cards]
    return [NIRDS[c].id for c in state.market if c >= 0 and NIRDS[c].design == design] or [NIRDS[card].id]


def expand(state: Battle, seat: Seat, name: str) -> list[str]:
    """`face-4` stands for every die of the seat that shows a 4, `wanted-4` for those of the others."""
    kind, _, face = name.partition("-")
    if kind == "face":
        return [id for id, shown in dice_ids(state, seat) if str(shown) == face]
    if kind == "wanted":
        others = [other for other in range(state.seats) if other != seat]
        return [id for other in others for id, shown in dice_ids(state, other) if str(shown) == face]
    if name == "tray-unused":
        return [f"dice-{seat}"]
    return ["attack"] if name == "tray-attack" else [name]


def dice_ids(state: Battle, seat: Seat) -> list[tuple[str, int]]:
    """The dice of a seat that can still be used, by id and face: unused ones, then those of its attack."""
    unused = [(f"die-{seat}-{i}", face) for i, face in enumerate(faces_of(state.armies[seat].unused))]
    if state.attack is None or state.attack.seat != seat:
        return unused
    return unused + [(f"attack-die-{i}", face) for i, face in enumerate(state.attack.dice)]
