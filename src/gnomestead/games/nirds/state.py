"""What lies on the table. No rules."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, ClassVar, Final

from gnomestead.games.nirds.rules.cards import BOSSES, GNOMES, LIMITS, NIRDS, TACTICS, Boss, Card, Gnome
from gnomestead.games.nirds.rules.dice import Pool, faces_of, size
from gnomestead.games.nirds.rules.secrets import redraw
from gnomestead.games.nirds.rules.touch import stands_for
from gnomestead.kernel.frame import AnyFrame
from gnomestead.kernel.moves import Seat
from gnomestead.kernel.phrases import Result, ScoreLine, Standing, phrase
from gnomestead.kernel.plain import Plain
from gnomestead.kernel.state import State

SUNRISE: Final = 0
TRADING: Final = 1
ACTION: Final = 2
DUSK: Final = 3
NIGHT: Final = 4
PHASES: Final = ("sunrise", "trading", "action", "dusk", "night")

TACTIC_DECK: Final = 2

EMPTY: Final = -1
NOBODY: Final = -1
NO_TARGET: Final = -1
THE_BOSS: Final = -2


class Army(Plain):
    """One player: Nirds, dice, lives, tactic cards, and the row of Gnomes in front of them."""

    __slots__ = (
        "bargain",
        "brisk",
        "dice",
        "lives",
        "marks",
        "nirds",
        "passed",
        "row",
        "sleeping",
        "tactics",
        "unused",
        "used",
    )

    def __init__(self, nirds: list[Card], lives: int, dice: int) -> None:
        self.nirds = nirds
        self.sleeping: list[Card] = []
        self.lives = lives
        self.dice = dice
        """How many are owned, wherever they lie."""
        self.unused: Pool = 0
        self.used: list[tuple[Card, int]] = []
        """Spent dice: the card each lies on and its face."""
        self.tactics: list[Card] = []
        self.row: list[Card] = []
        self.passed = False
        self.bargain = 0
        """What the next paid recruit of this round costs less."""
        self.brisk = 0
        """How many recruits of this round arrive awake."""
        self.marks = 0
        """The multiplier spaces used, as bits."""

    def copy(self) -> Army:
        twin = Army.__new__(Army)
        twin.nirds = self.nirds.copy()
        twin.sleeping = self.sleeping.copy()
        twin.lives = self.lives
        twin.dice = self.dice
        twin.unused = self.unused
        twin.used = self.used.copy()
        twin.tactics = self.tactics.copy()
        twin.row = self.row.copy()
        twin.passed = self.passed
        twin.bargain = self.bargain
        twin.brisk = self.brisk
        twin.marks = self.marks
        return twin


class Attack(Plain):
    """The attack being made: the dice that hit, what was added, and what came of it."""

    __slots__ = (
        "boost",
        "dealt",
        "dice",
        "felled",
        "owned",
        "rerolled",
        "row",
        "seat",
        "space",
        "spare",
        "spent",
        "target",
        "troop",
    )

    def __init__(self, seat: Seat, troop: Card, dice: list[int], owned: int) -> None:
        self.seat = seat
        self.troop = troop
        self.dice = dice
        """The owned ones first; those after them came from `explode` and vanish."""
        self.owned = owned
        self.boost = 0
        self.rerolled = False
        self.target = NO_TARGET
        self.space = NO_TARGET
        """The multiplier space, against a Boss that has them."""
        self.row = NOBODY
        """Whose row the target stood in."""
        self.dealt = 0
        self.spare = 0
        """Damage beyond what the knock-out needed."""
        self.felled = False
        self.spent = False
        """Whether its dice already count as used."""

    def copy(self) -> Attack:
        twin = Attack(self.seat, self.troop, self.dice.copy(), self.owned)
        twin.boost = self.boost
        twin.rerolled = self.rerolled
        twin.target = self.target
        twin.space = self.space
        twin.row = self.row
        twin.dealt = self.dealt
        twin.spare = self.spare
        twin.felled = self.felled
        twin.spent = self.spent
        return twin


def over_once_decided(state: Battle) -> AnyFrame | None:
    """NV-END-01..03: once there is a verdict, nothing else matters."""
    if state.verdict[0]:
        state.end()
    return None


class Battle(State):
    """The garden."""

    __slots__ = (
        "armies",
        "attack",
        "boss",
        "boss_damage",
        "boss_since",
        "box",
        "covered",
        "damage",
        "decks",
        "dice_due",
        "first",
        "gnome_deck",
        "known_under",
        "leaders",
        "level",
        "market",
        "minions",
        "phase",
        "pile",
        "political_steps",
        "ran_out",
        "round",
        "scouted",
        "stunned",
        "verdict",
        "wave",
        "wave_sizes",
    )

    OBLIGATIONS: ClassVar[tuple[Callable[[Any], AnyFrame | None], ...]] = (over_once_decided,)

    armies: list[Army]
    decks: list[list[Card]]
    """Level 1, Level 2, tactic; the top card last."""
    known_under: list[int]
    """How many cards at the bottom of each deck everybody saw go there."""
    market: list[Card]
    """Five places of Level 1, then five of Level 2."""
    gnome_deck: list[Card]
    scouted: int
    """How many cards on top of the Gnome deck everybody has seen."""
    box: list[Card]
    """Gnomes left out of the game; nobody knows which."""
    pile: list[Card]
    minions: list[Card]
    damage: dict[Card, int]
    stunned: list[Card]
    covered: list[Card]
    attack: Attack | None
    boss: int
    boss_damage: int
    boss_since: int
    round: int
    phase: int
    first: Seat
    leaders: int
    """1: Leader effects work; 0: they are ignored."""
    level: int
    wave: int
    dice_due: int
    ran_out: bool
    wave_sizes: tuple[int, ...]
    """How many Gnomes of each wave the deck was meant to have, before Political ones were swapped."""
    political_steps: int
    verdict: tuple[str, Seat]
    """How the game ended and at whom; `("", -1)` while it goes on."""

    def copy(self) -> Battle:
        twin = Battle.__new__(Battle)
        self.carry_over(twin)
        twin.armies = [army.copy() for army in self.armies]
        twin.decks = [deck.copy() for deck in self.decks]
        twin.known_under = self.known_under.copy()
        twin.market = self.market.copy()
        twin.gnome_deck = self.gnome_deck.copy()
        twin.scouted = self.scouted
        twin.box = self.box.copy()
        twin.pile = self.pile.copy()
        twin.minions = self.minions.copy()
        twin.damage = self.damage.copy()
        twin.stunned = self.stunned.copy()
        twin.covered = self.covered.copy()
        twin.attack = self.attack.copy() if self.attack is not None else None
        twin.boss = self.boss
        twin.boss_damage = self.boss_damage
        twin.boss_since = self.boss_since
        twin.round = self.round
        twin.phase = self.phase
        twin.first = self.first
        twin.leaders = self.leaders
        twin.level = self.level
        twin.wave = self.wave
        twin.dice_due = self.dice_due
        twin.ran_out = self.ran_out
        twin.wave_sizes = self.wave_sizes
        twin.political_steps = self.political_steps
        twin.verdict = self.verdict
        return twin

    # What can be read off the table ---------------------------------------------------------------

    def gnome(self, card: Card) -> Gnome:
        """The Gnome as it stands in a game of this size (NV-EFF-04)."""
        return GNOMES[self.seats][card]

    def the_boss(self) -> Boss | None:
        """The Boss in play."""
        return BOSSES[self.boss] if self.boss >= 0 else None

    def boss_health(self) -> int:
        """What the Boss can still take."""
        return BOSSES[self.boss].health[self.seats - 1] - self.boss_damage

    def table_order(self) -> list[Seat]:
        """NV-GEN-11: clockwise, starting with the First Player."""
        return self.seats_from(self.first)

    def gnomes_in_play(self) -> list[Card]:
        """Every Gnome, in table and row order."""
        return [gnome for seat in self.table_order() for gnome in self.armies[seat].row]

    def row_of(self, gnome: Card) -> Seat:
        """In whose row the Gnome stands; NOBODY: it is not in play."""
        for seat, army in enumerate(self.armies):
            if gnome in army.row:
                return seat
        return NOBODY

    def deck_sizes(self) -> list[int]:
        """How many Gnomes of each wave the game was built with, wherever they are now."""
        boxed = [GNOMES[1][card].wave for card in self.box]
        return [sum(1 for gnome in GNOMES[1] if gnome.wave == wave) - boxed.count(wave) for wave in (1, 2, 3, 4)]

    @property
    def won(self) -> bool:
        """Whether the team has won."""
        return self.verdict[0] == "boss_defeated"

    def result(self) -> Result | None:
        """NV-GEN-01, NV-END-03: all win or all lose; the sheet tells the lives left."""
        if not self.over:
            return None
        return tuple(
            Standing(seat, self.won, 1, (ScoreLine(phrase("score-lives"), max(0, army.lives)),))
            for seat, army in enumerate(self.armies)
        )

    def progress(self) -> int:
        """Gnomes faced so far, then the Boss."""
        if self.over:
            return 100
        if self.boss >= 0:
            return 80 + 19 * self.boss_damage // (self.boss_damage + max(1, self.boss_health()))
        total = sum(self.wave_sizes)
        return 80 * (total - len(self.gnome_deck)) // max(1, total)

    def brief(self) -> str:
        """`r3 action b+14 | 3♥ 5d[2245] 1z …`: round, phase, Boss, then each seat."""
        what = self.verdict[0] or f"{PHASES[self.phase]} {type(self.frames[-1]).__name__}"
        boss = f" {BOSSES[self.boss].id} {self.boss_health()}" if self.boss >= 0 else f" deck {len(self.gnome_deck)}"
        return f"r{self.round} {what}{boss} | " + " | ".join(self._army_brief(army) for army in self.armies)

    def _army_brief(self, army: Army) -> str:
        dice = "".join(map(str, faces_of(army.unused)))
        nirds = " ".join(NIRDS[n].id + ("~" if n in army.sleeping else "") for n in army.nirds)
        row = " ".join(f"{self.gnome(g).id}:{self.damage.get(g, 0)}" for g in army.row)
        hand = " ".join(TACTICS[t].id for t in army.tactics)
        return f"{army.lives}♥ {army.dice}d[{dice}] {nirds} / {hand} / {row}"

    def invariants(self) -> list[str]:
        """Every card lies in exactly one place, every die is accounted for."""
        return [*self._lost_cards(), *self._lost_dice()]

    def _lost_cards(self) -> list[str]:
        wrong = []
        gnomes = [*self.gnome_deck, *self.box, *self.pile, *self.minions, *(g for a in self.armies for g in a.row)]
        if sorted(gnomes) != list(range(len(GNOMES[1]))):
            wrong.append(f"Gnomes lost or doubled: {sorted(gnomes)}")
        nirds = [*self.decks[0], *self.decks[1], *(c for c in self.market if c != EMPTY)]
        nirds += [n for a in self.armies for n in a.nirds if NIRDS[n].level]
        if sorted(nirds) != [n.number for n in NIRDS if n.level]:
            wrong.append(f"Nirds lost or doubled: {sorted(nirds)}")
        held = [*self.decks[TACTIC_DECK], *(t for a in self.armies for t in a.tactics)]
        if len(held) != len(set(held)):
            wrong.append(f"tactic cards doubled: {sorted(held)}")
        return wrong

    def _lost_dice(self) -> list[str]:
        wrong = []
        if sum([army.dice for army in self.armies]) > LIMITS.dice_supply:
            wrong.append("there are not that many dice in the box")
        for seat, army in enumerate(self.armies):
            rolled = size(army.unused) + len(army.used) + self._attack_dice(seat)
            if self.phase in (TRADING, ACTION, DUSK) and rolled != army.dice:
                wrong.append(f"seat {seat} owns {army.dice} dice and {rolled} lie on the table")
            if not set(army.sleeping) <= set(army.nirds):
                wrong.append(f"seat {seat}: a Nird sleeps that is not there")
        return wrong

    def _attack_dice(self, seat: Seat) -> int:
        attack = self.attack
        return attack.owned if attack is not None and attack.seat == seat and not attack.spent else 0

    def touchable(self, seat: Seat) -> set[str]:
        """What the words on offer stand for now: equal cards and equal dice included."""
        return {thing for name in super().touchable(seat) for thing in stands_for(self, seat, name)}

    def resample(self, seat: Seat | None, rng: random.Random) -> Battle:
        """Section 6: only deck orders, the box and future rolls are unknown, to everybody alike."""
        twin = super().resample(seat, rng)
        redraw(twin, rng)
        return twin
