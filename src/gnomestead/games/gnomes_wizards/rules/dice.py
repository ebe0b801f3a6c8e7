"""Rolling and assigning dice (rulebook 3.7, 3.8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gnomestead.games.gnomes_wizards.content import FACES
from gnomestead.games.gnomes_wizards.moves import (
    CAST,
    CONFIRM,
    GIVE,
    GIVE_ATTACK,
    GIVE_MOVE,
    GO_ON,
    HORNS,
    MARK,
    ROLL,
    STOP,
    TAKE,
    FaceWord,
    UnitWord,
    die_id,
    die_ids,
)
from gnomestead.games.gnomes_wizards.rules import regrets
from gnomestead.games.gnomes_wizards.rules.beats import DICE_BEAT, OpenFrame
from gnomestead.games.gnomes_wizards.rules.dice_verbs import (
    dice_of,
    each_die,
    face_words,
    faces_shown,
    roll_again,
    tell_rolled,
)
from gnomestead.games.gnomes_wizards.rules.explain import describe_horns
from gnomestead.games.gnomes_wizards.rules.units import shield
from gnomestead.games.gnomes_wizards.state import BLADE, CRYSTAL, FLEX, HORN, MOVE, SHIELD, War
from gnomestead.kernel.moves import Move, Number, Seat, Word
from gnomestead.kernel.phrases import Choice, Phrase, phrase

BLACK_DICE: Final = 4
REROLLS: Final = 2


def dice_count(state: War, seat: Seat) -> int:
    """GW-ROLL-01, GW-DTH-05: four black dice and a pink one per active clan; leaders add none."""
    return BLACK_DICE + (state.active >> seat * 7 + 1 & 0x3F).bit_count()


def roll(state: War) -> None:
    """GW-ROLL-01: the first roll of the turn."""
    chance = state.chance
    state.dice = [chance.roll() - 1 for _ in range(dice_count(state, state.current))]
    tell_rolled(state, list(range(len(state.dice))), state.current, again=0)
    state.push(Reroll(state.current, REROLLS))


class Reroll(OpenFrame):
    """GW-ROLL-02: mark dice and roll them again, twice at most, or stop (D-REROLL)."""

    __slots__ = ("left",)

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def settle(self, state: War) -> bool:
        if self.left and state.own_units(self.seat):
            return False
        state.pop()
        return True

    def answers(self, state: War) -> list[Word]:
        return face_words(state, MARK, (), STOP)

    def more(self, state: War, said: Move) -> Sequence[Word]:
        return face_words(state, MARK, said, ROLL)

    def each(self, state: War, seat: Seat, said: Move, word: Word) -> list[FaceWord]:
        return each_die(state, said, word)

    def decide(self, state: War, move: Move) -> None:
        if move[0] is STOP:
            # What follows may tell whether this seat holds a spell for its dice.
            state.reveal("dice_final", seat=self.seat, faces=faces_shown(state.dice))
            return state.pop()
        roll_again(state, dice_of(state, move), self.seat)
        state.replace(Reroll(self.seat, self.left - 1))

    def question(self, state: War, said: Move) -> Phrase:
        if said:
            return phrase("prompt-marked", n=len(said), left=self.left - 1)
        return phrase("prompt-reroll", left=self.left)

    def default(self, state: War, seat: Seat) -> str:
        return STOP.text if seat == self.seat else ""


class FinalDice(OpenFrame):
    """The dice are final: spells that turn dice may be cast now (D-DICE)."""

    __slots__ = ()

    def settle(self, state: War) -> bool:
        if state.own_units(self.seat):
            return False
        state.pop()
        return True

    def beat(self) -> str:
        return DICE_BEAT

    def answers(self, state: War) -> list[Word]:
        return [GO_ON]

    def decide(self, state: War, move: Move) -> None:
        state.pop()

    def question(self, state: War, said: Move) -> Phrase:
        return phrase("prompt-final-dice")

    def default(self, state: War, seat: Seat) -> str:
        return GO_ON.text if seat == self.seat else ""


def count_crystal_dice(state: War) -> None:
    """GW-ROLL-04: one crystal in the reserve per crystal die, after the dice beat."""
    found = [die for die, face in enumerate(state.dice) if face == CRYSTAL]
    if found:
        state.reserve += len(found)
        state.tell("crystal_dice", seat=state.current, n=len(found), dice=die_ids(found))


class Assign(OpenFrame):
    """GW-ASG-01..03: every boot, blade and shield goes to a unit, horns aside or to the deck (D-ASSIGN, D-HORNS).

    One sentence: a unit for each die in turn, the number of horns for the deck, `confirm`. Whoever would
    rather begin with another die names its face first. Dice that leave no choice are not asked about.
    """

    __slots__ = ()

    def settle(self, state: War) -> bool:
        if not state.own_units(self.seat):
            state.pop()
            return True
        if self.asked(state) or HORN in state.dice:
            return False
        self._apply(state, [], 0)
        return True

    def asked(self, state: War) -> list[int]:
        """The dice that leave a choice, in the order in which they are asked about: boots, blades, flex, shields."""
        if len(state.own_units(self.seat)) == 1:
            return [die for die, face in enumerate(state.dice) if face == FLEX]
        return [die for each in (MOVE, BLADE, FLEX, SHIELD) for die, face in enumerate(state.dice) if face == each]

    def given(self, state: War, said: Move) -> tuple[list[tuple[int, UnitWord]], list[int]]:
        """The dice that these words have handed out, and those that are left, the next one first."""
        given, left = [], self.asked(state)
        for word in said:
            if isinstance(word, FaceWord):
                die = _die_of(state, word, left)
                left.remove(die)
                left.insert(0, die)
            elif isinstance(word, UnitWord):
                given.append((left.pop(0), word))
        return given, left

    def answers(self, state: War) -> list[Word]:
        return list(self.more(state, ()))

    def more(self, state: War, said: Move) -> Sequence[Word]:
        left = self.given(state, said)[1]
        if left:
            has_taken = said and isinstance(said[-1], FaceWord)
            return self._takers(state, left[0]) + ([] if has_taken else _faces_to_take(state, left))
        horns = state.dice.count(HORN)
        if horns and not are_horns_placed(said):
            return HORNS[: horns + 1]
        return (CONFIRM,)

    def _takers(self, state: War, die: int) -> list[Word]:
        """The units that could have this die, and a flex die as what."""
        tables = (GIVE_MOVE, GIVE_ATTACK) if state.dice[die] == FLEX else (GIVE,)
        return [table[state.cards[unit]] for unit in state.own_units(self.seat) for table in tables]

    def each(self, state: War, seat: Seat, said: Move, word: Word) -> list[FaceWord]:
        if not isinstance(word, FaceWord):
            return []
        left = self.given(state, said)[1]
        return [one for one in word.each if one.die in left and state.dice[one.die] == word.face]

    def decide(self, state: War, move: Move) -> None:
        to_deck = next((word.value for word in move if isinstance(word, Number)), 0)
        self._apply(state, self.given(state, move)[0], to_deck)

    def _apply(self, state: War, given: list[tuple[int, UnitWord]], to_deck: int) -> None:
        """GW-ASG-02..05: bonuses for this turn, defense at once up to the cap, horns where they go."""
        handed = self.handed(state, given)
        state.assigned = [(unit, use) for unit, _, use in handed]
        for unit, use in state.assigned:
            self._give(state, unit, use)
        state.deck_horns = to_deck
        state.horns += state.dice.count(HORN) - to_deck
        self._tell_assigned(state, handed)
        state.pop()

    def handed(self, state: War, given: list[tuple[int, UnitWord]]) -> list[tuple[int, int, int]]:
        """Units, their dice, and as what: those named, and the only unit for all that leave no choice."""
        units = state.own_units(self.seat)
        found = [(state.unit_of(word.card), die, word.use if word.use >= 0 else state.dice[die]) for die, word in given]
        if len(units) == 1:
            found += [(units[0], die, face) for die, face in enumerate(state.dice) if face in (MOVE, BLADE, SHIELD)]
        return found

    def _tell_assigned(self, state: War, handed: list[tuple[int, int, int]]) -> None:
        """Which unit each die goes to, who gets boots, blades and shields, and where the horns go."""
        units = tuple([state.unit_id(unit) for unit, _, _ in handed])
        boots, blades, shields = [
            tuple([state.unit_id(unit) for unit, _, use in handed if use == face]) for face in (MOVE, BLADE, SHIELD)
        ]
        state.tell(
            "assigned",
            seat=self.seat,
            n=len(handed) + state.horns + state.deck_horns,
            dice=die_ids([die for _, die, _ in handed]),
            units=units,
            boots=boots,
            moves=len(boots),
            blades=blades,
            attacks=len(blades),
            shields=shields,
            defenses=len(shields),
            deck=state.deck_horns,
            horns=state.horns,
        )

    def _give(self, state: War, unit: int, use: int) -> None:
        if use == MOVE:
            state.move_bonus[unit] += 1
        elif use == BLADE:
            state.attack_bonus[unit] += 1
        else:
            shield(state, unit, 1)

    def question(self, state: War, said: Move) -> Phrase:
        left = self.given(state, said)[1]
        if left:
            return phrase("prompt-assign", face=FACES[state.dice[left[0]]])
        has_horns = HORN in state.dice and not are_horns_placed(said)
        return phrase("prompt-assign-horns" if has_horns else "prompt-assigned")

    def describe(self, state: War, seat: Seat, said: Move, word: Word) -> Choice:
        if isinstance(word, Number) and word.label == "say-horns":
            given = self.handed(state, self.given(state, said)[0])
            boots = [unit for unit, _, use in given if use == MOVE]
            choice = Choice(word.text, phrase("say-horns", deck=word.value), word.things, word.rule, word.ends)
            warned = choice.warned(regrets.of_horns(state, seat, word.value, boots))
            return warned.detailed(describe_horns(state, seat, word.value, boots))
        if word is CONFIRM and said[:1] != (CAST,):
            return Choice(word.text, phrase("say-hand-out"), rule=word.rule)
        if not isinstance(word, UnitWord) or word.label != "say-give":
            return super().describe(state, seat, said, word)
        die = self.given(state, said)[1][0]
        face = state.dice[die]
        use = word.use if word.use >= 0 else face
        label = phrase("say-give", unit=state.unit_id(state.unit_of(word.card)), die=die_id(die), face=face, use=use)
        return Choice(word.text, label, word.things, word.rule, word.ends)


def are_horns_placed(said: Move) -> bool:
    """Whether these words tell how many horns go to the deck."""
    return any(isinstance(word, Number) for word in said)


def _die_of(state: War, word: FaceWord, left: list[int]) -> int:
    """The die that a word means: a certain one, or the first of its face."""
    return word.die if word.die >= 0 else next(die for die in left if state.dice[die] == word.face)


def _faces_to_take(state: War, left: list[int]) -> list[Word]:
    """With which of several dice one may go on."""
    shown = {state.dice[die] for die in left} if len(left) > 1 else ()
    return [TAKE[face] for face in (MOVE, BLADE, FLEX, SHIELD) if face in shown]
