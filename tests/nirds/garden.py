"""A garden as a test wants it: small tables told in a few words.

table = garden(2)
table.army(0, "bittern_bombardier ~quantum_quail", dice="6 6", row="compost:3")
table.act()
table.roll("2 4")
table.do("0: attack bittern_bombardier 6 6", "0: target compost")
"""

from __future__ import annotations

import pytest

from gnomestead.games.nirds.game import Nirds
from gnomestead.games.nirds.rules.cards import GNOMES, NIRDS, TACTICS
from gnomestead.games.nirds.rules.dice import faces_of, pool_of
from gnomestead.games.nirds.rules.reasons import GNOME_IDS, NIRD_IDS, TACTIC_IDS
from gnomestead.games.nirds.rules.round import ROUNDS, STEPS
from gnomestead.games.nirds.rules.trading import Talk, Trading
from gnomestead.games.nirds.state import ACTION, DUSK, EMPTY, NIGHT, TACTIC_DECK, TRADING, Battle
from gnomestead.kernel import Event, IllegalMove, LoadedDice, OptionValue, Refusal

SETS = ("froomp", "wompins", "pebbles", "sneefle")
_STEP = {step.__name__: number for number, step in enumerate(STEPS)}


class Garden:
    """A game in a position of our own making. Seats get Froomp, Wompins, Pebbles, Sneefle; rows are empty."""

    def __init__(self, seats: int, **options: OptionValue) -> None:
        sets: dict[str, OptionValue] = {f"army_{seat + 1}": name for seat, name in enumerate(SETS[:seats])}
        self.state: Battle = Nirds().start(seats, {**sets, **options}, seed=1)
        self.events: list[Event] = []
        self.state.first = 0
        self.state.round = 2
        for seat in range(seats):
            self._clear_row(seat)
            self.state.armies[seat].unused = 0
            self.state.armies[seat].used = []
            self.state.armies[seat].dice = 0
        self.phase(ACTION)

    # Laying things out -----------------------------------------------------------------------------------

    def army(
        self,
        seat: int,
        nirds: str | None = None,
        dice: str | None = None,
        lives: int | None = None,
        cards: str | None = None,
        row: str | None = None,
    ) -> Garden:
        """One player; `~card` sleeps, `gnome:3` carries 3 damage. What is not said stays as it is."""
        army = self.state.armies[seat]
        if nirds is not None:
            self._recruit(seat, nirds.split())
        if dice is not None:
            army.unused = pool_of(int(face) for face in dice.split())
            army.dice = len(dice.split()) + len(army.used)
        if lives is not None:
            army.lives = lives
        if cards is not None:
            self._deal(seat, cards.split())
        if row is not None:
            self._clear_row(seat)
            for name in row.split():
                self._stand(seat, name)
        self.state.forget_menus()
        return self

    def _recruit(self, seat: int, names: list[str]) -> None:
        army = self.state.armies[seat]
        for card in army.nirds:
            if NIRDS[card].level:
                self.state.decks[NIRDS[card].level - 1].insert(0, card)
        army.nirds, army.sleeping = [], []
        for name in names:
            card = NIRD_IDS[name.lstrip("~")]
            self._lift_nird(card)
            army.nirds.append(card)
            if name.startswith("~"):
                army.sleeping.append(card)

    def _lift_nird(self, card: int) -> None:
        state = self.state
        for pile in (*state.decks[:2], *(army.nirds for army in state.armies)):
            if card in pile:
                pile.remove(card)
        if card in state.market:
            state.market[state.market.index(card)] = EMPTY

    def _deal(self, seat: int, names: list[str]) -> None:
        army, deck = self.state.armies[seat], self.state.decks[TACTIC_DECK]
        deck[:0] = army.tactics
        army.tactics = [TACTIC_IDS[name] for name in names]
        for card in army.tactics:
            deck.remove(card)

    def _clear_row(self, seat: int) -> None:
        army = self.state.armies[seat]
        for card in army.row:
            self.state.damage.pop(card, None)
        self.state.box += army.row
        army.row = []

    def _stand(self, seat: int, name: str) -> None:
        id, _, damage = name.partition(":")
        card = GNOME_IDS[id]
        self._lift_gnome(card)
        self.state.armies[seat].row.append(card)
        if damage:
            self.state.damage[card] = int(damage)

    def _lift_gnome(self, card: int) -> None:
        state = self.state
        for pile in (state.gnome_deck, state.box, state.pile, state.minions, *(army.row for army in state.armies)):
            if card in pile:
                pile.remove(card)

    def deck(self, gnomes: str) -> Garden:
        """The whole Gnome deck, top card first."""
        self.state.box += self.state.gnome_deck
        cards = [GNOME_IDS[name] for name in gnomes.split()]
        for card in cards:
            self._lift_gnome(card)
        self.state.gnome_deck = cards[::-1]
        return self

    def pile(self, gnomes: str) -> Garden:
        """Cards of the Knock Out Pile."""
        for name in gnomes.split():
            self._lift_gnome(GNOME_IDS[name])
            self.state.pile.append(GNOME_IDS[name])
        return self

    def market(self, nirds: str) -> Garden:
        """The first places of the Market rows."""
        for name in nirds.split():
            card = NIRD_IDS[name]
            self._lift_nird(card)
            level = NIRDS[card].level - 1
            place = next(p for p in range(level * 5, level * 5 + 5) if self.state.market[p] not in self._placed)
            old = self.state.market[place]
            if old != EMPTY:
                self.state.decks[level].insert(0, old)
            self.state.market[place] = card
            self._placed.append(card)
        self.state.forget_menus()
        return self

    def tactic_deck(self, cards: str) -> Garden:
        """The top of the tactic deck, top card first."""
        deck = self.state.decks[TACTIC_DECK]
        top = [TACTIC_IDS[name] for name in cards.split()]
        for card in top:
            deck.remove(card)
        deck += top[::-1]
        return self

    @property
    def _placed(self) -> list[int]:
        if not hasattr(self, "_chosen"):
            self._chosen: list[int] = []
        return self._chosen

    def boss(self, name: str, damage: int = 0) -> Garden:
        """The Boss is in play since the last round."""
        from gnomestead.games.nirds.rules.reasons import BOSS_IDS

        self.state.boss = BOSS_IDS[name]
        self.state.boss_damage = damage
        self.state.boss_since = self.state.round - 1
        self.deck("")
        self.state.ran_out = True
        return self

    def roll(self, faces: str) -> Garden:
        """What the next dice will show."""
        self.state.chance = LoadedDice(self.state.chance, [int(face) for face in faces.split()])
        return self

    # Phases ---------------------------------------------------------------------------------------------

    def phase(self, phase: int) -> None:
        """The clock of the round."""
        self.state.phase = phase

    def step(self, name: str) -> Garden:
        """Go on from a step of the round."""
        self.state._events = []
        self.state.frames = [ROUNDS[_STEP[name]]]
        self.state.settle()
        self.events = list(self.state.events)
        return self

    def dawn(self) -> Garden:
        """A new round begins."""
        self.phase(NIGHT)
        return self.step("begin_round")

    def trade(self) -> Garden:
        """The dice are on the table, trading is open."""
        self.phase(TRADING)
        self.state.frames = [ROUNDS[_STEP["sneefle"]], Trading((Talk(),) * self.state.seats)]
        self.state.settle()
        return self

    def act(self) -> Garden:
        """The Action Phase begins."""
        return self.step("act")

    def dusk(self) -> Garden:
        """Everybody has passed."""
        for army in self.state.armies:
            army.passed = True
        self.phase(DUSK)
        return self.act()

    def night(self) -> Garden:
        """Night falls."""
        return self.step("fall_of_night")

    def upkeep(self) -> Garden:
        """The Gnomes have attacked."""
        self.phase(NIGHT)
        return self.step("upkeep")

    # Playing and looking --------------------------------------------------------------------------------

    def do(self, *moves: str) -> Garden:
        """Moves written as `seat: words`; `events` holds what the last one told."""
        for move in moves:
            seat, _, words = move.partition(":")
            self.events = self.state.play(int(seat), words)
            assert not self.state.invariants(), self.state.invariants()
        return self

    def refused(self, seat: int, words: str) -> Refusal:
        """Why this move is refused."""
        with pytest.raises(IllegalMove) as error:
            self.state.play(seat, words)
        return error.value.refusal

    def menu(self, seat: int, said: str = "") -> str:
        """What a seat may say next."""
        return " ".join(word.text for word in self.state.options(seat, self.state.read(seat, said)))

    def why(self, seat: int, thing: str) -> str:
        """The rule that forbids touching a thing."""
        refusal = self.state.why_not(seat, thing)
        return refusal.rule if refusal is not None else ""

    def told(self, kind: str) -> list[dict[str, object]]:
        """What the last step told of this kind."""
        return [event.data for event in self.events if event.kind == kind]

    def lives(self, seat: int) -> int:
        """Lives left."""
        return self.state.armies[seat].lives

    def dice(self, seat: int) -> str:
        """The unused dice."""
        return " ".join(map(str, faces_of(self.state.armies[seat].unused)))

    def owned(self, seat: int) -> int:
        """How many dice the player owns."""
        return self.state.armies[seat].dice

    def nirds(self, seat: int) -> str:
        """The army; `~` marks sleepers."""
        army = self.state.armies[seat]
        return " ".join(("~" if card in army.sleeping else "") + NIRDS[card].id for card in army.nirds)

    def cards(self, seat: int) -> str:
        """The tactic cards."""
        return " ".join(TACTICS[card].id for card in self.state.armies[seat].tactics)

    def row(self, seat: int) -> str:
        """The Gnomes; `:3` is damage."""
        damage = self.state.damage
        cards = self.state.armies[seat].row
        return " ".join(GNOMES[1][c].id + (f":{damage[c]}" if c in damage else "") for c in cards)

    @property
    def waits(self) -> tuple[int, ...]:
        """Whom the table waits for."""
        return self.state.waiting()

    @property
    def verdict(self) -> str:
        """How it ended."""
        return self.state.verdict[0]


def garden(seats: int = 1, **options: OptionValue) -> Garden:
    """A garden for so many players."""
    return Garden(seats, **options)
