"""Bots: a glimpse, a faulty memory, and hands that take their time (GM-BOT).

A bot plans one pick ahead, with its moment, and keeps to it until it is made or has become impossible.
Between what it hears and what it does lie at least 150 ms (GM-TIM-16).
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import ClassVar, Final

from gnomestead.games.gnome_me.content import CALL_FOR, FACES, PARTS, PORTRAITS
from gnomestead.games.gnome_me.levels import LEVELS, MEMORY, STYLES, TIMING, level_of
from gnomestead.games.gnome_me.memory import Memory
from gnomestead.games.gnome_me.moves import (
    BEAT_GRABS,
    BEAT_PARTS,
    BEAT_SETS,
    CALL_WORDS,
    DONE,
    FLIP_NEXT,
    FLIP_PREV,
    GRABS,
    LEAVE,
    LOOK,
    NEXT,
    PASS,
    PLACE,
    PUT,
    READY,
    RELEASES,
    RUN,
    SAID_PARTS,
    SAYS,
    STOP,
    TAKES,
    TITLE_WORDS,
    TONES,
    USE,
)
from gnomestead.games.gnome_me.rules.pool import in_the_middle, slot_of
from gnomestead.games.gnome_me.state import ALL_SLOTS, NONE, GnomeMe
from gnomestead.kernel.bot import Bot
from gnomestead.kernel.events import Event
from gnomestead.kernel.moves import Move, Seat

Plan = tuple[int, Move]
"""A moment and a move."""

NERVES: Final = MEMORY.perception_delay_ms
PATIENCE: Final = 8_000
CALL_OUTS: Final = 2
NEWS_OF_A_ROUND: Final = frozenset(("loaded", "loaded-twins", "voided", "revealed"))
LASTING: Final = {("spin", "assemble"): (*CALL_WORDS, *SAYS), ("assemble", "contest"): (*CALL_WORDS, STOP)}
"""What one has drawn breath for is said even when the next phase has begun."""
LOOKALIKE: Final = {"bluebell": 0, "fluffy_cloud": 1}
PART_NUMBERS: Final = {part.id: number for number, part in enumerate(PARTS)}


class GnomeBot(Bot[GnomeMe]):
    """Plays every mode and pace at one level, in one style."""

    LEVEL: ClassVar[str] = "normal"
    STYLE: ClassVar[str] = "finisher"

    def __init__(self, seat: Seat, rng: random.Random) -> None:
        super().__init__(seat, rng)
        self.level = LEVELS[self.LEVEL]
        self.style = STYLES[self.STYLE]
        self._plans: dict[str, Callable[[GnomeMe], Plan | None]] = {
            "colours": self._colour,
            "ready": self._ready,
            "release": self._release,
            "spin": self._speak_or_call,
            "assemble": self._build,
            "contest": self._speak_or_call,
            "grace": self._grace,
            "reveal": self._next,
            "over": self._title,
            "runs": self._run,
            "run": self._build,
            "looks": self._look,
            "beats": self._beat,
        }
        self._clock = 0
        self._forget()

    def _forget(self) -> None:
        """GM-BOT-04: a new round, a clean head."""
        self._memory: Memory | None = None
        self._call: Plan | None = None
        self._wanted: dict[int, int] = {}
        self._set: set[int] = set()
        self._said = 0
        self._pending: Plan | None = None
        self._stage = ""

    # What the table asks -------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        if event.kind in NEWS_OF_A_ROUND:
            self._forget()
        if event.data.get("seat") == self.seat:
            self._pending = None
            self._said += event.kind == "called-out"
        elif event.kind == "called-out":
            self._listen(event)

    def watch(self, world: GnomeMe) -> None:
        self._clock = world.now
        if self._memory is None and world.sees(self.seat):
            self._glimpse(world)

    def choose(self, world: GnomeMe) -> Move | None:
        if not self._still_holds(world):
            plan = self._plans[world.stage](world)
            self._stage = world.stage
            self._pending = None if plan is None else (max(plan[0], world.now + NERVES), plan[1])
        return None if self._pending is None else self._pending[1]

    def delay(self, world: GnomeMe) -> int:
        assert self._pending is not None
        return self._pending[0] - world.now

    def _still_holds(self, world: GnomeMe) -> bool:
        if self._pending is None or self._pending[0] < world.now:
            return False
        first = self._pending[1][0]
        lasts = LASTING.get((self._stage, world.stage), ())
        return (world.stage == self._stage or first in lasts) and first in world.options(self.seat)

    # Eyes and ears -------------------------------------------------------------------------------

    def _glimpse(self, world: GnomeMe) -> None:
        """GM-BOT-02: of the portrait only a blurred memory is kept, and perhaps a mark."""
        begin, end = world.sight(self.seat)
        terms, device = world.terms, world.device
        seen = (end - begin) * 3 // 2 if terms.flat[self.seat] else end - begin
        cost = MEMORY.upside_down_cost if terms.upside_down else 1.0
        decoy = FACES[device.decoy] if device.decoy != NONE else None
        self._memory = Memory.of(FACES[device.target], decoy, seen, cost, self.level, end, self.rng)
        noticed = self._notice(device.target) if terms.calls and self.style.shouts else NONE
        if noticed != NONE:
            moment = begin + max(NERVES, self._takes(self.level.call_ms))
            self._call = moment, (CALL_WORDS[noticed],)

    def _notice(self, portrait: int) -> int:
        """Which call the bot feels like making, rightly or wrongly."""
        asked, mark, luck = CALL_FOR[portrait], PORTRAITS[portrait].mark, self.rng.random()
        if asked != NONE:
            return asked if luck < self.level.see_mark else NONE
        if mark in LOOKALIKE:
            return LOOKALIKE[mark] if luck < self.level.false_on_scenery else NONE
        return self.rng.randrange(2) if luck < self.level.false_on_nothing else NONE

    def _listen(self, event: Event) -> None:
        """What a team mate is sure of fills a gap, and reopens a stack that was only guessed."""
        if event.data["tone"] != "sure" or self._memory is None:
            return
        slot, part = divmod(PART_NUMBERS[str(event.data["part"])], 4)
        self._memory.told(slot, part, self._clock, self.rng)
        if not self._memory.fits(slot, self._wanted.get(slot, part), self._clock):
            self._wanted.pop(slot, None)
            self._set.discard(slot)

    def _takes(self, mean: float) -> int:
        """How long something takes, this time: ex-Gaussian, whole milliseconds."""
        if not mean:
            return 0
        return max(
            60, round(self.rng.gauss(mean, TIMING.spread * mean) + self.rng.expovariate(1 / (TIMING.tail * mean)))
        )

    # Around the round ----------------------------------------------------------------------------

    def _colour(self, world: GnomeMe) -> Plan | None:
        """Where nobody is in a hurry the first seat chooses first: a table's host usually sits there."""
        if self.seat and not world.terms.hurries and world.players[0].colour == NONE:
            return None
        return world.now + self._takes(TIMING.ready_ms), (self.rng.choice(world.options(self.seat)),)

    def _ready(self, world: GnomeMe) -> Plan | None:
        return world.now + self._takes(TIMING.ready_ms), (READY,)

    def _release(self, world: GnomeMe) -> Plan | None:
        menu = world.options(self.seat)
        height = self.rng.choice(self.level.release_heights)
        word = RELEASES[height] if RELEASES[height] in menu else menu[-1]
        return world.now + self._takes(TIMING.ready_ms), (word,)

    def _next(self, world: GnomeMe) -> Plan | None:
        return world.now + world.terms.reveal_min + self._takes(TIMING.ready_ms), (NEXT,)

    def _title(self, world: GnomeMe) -> Plan | None:
        return world.now + self._takes(TIMING.ready_ms), (self.rng.choice(TITLE_WORDS),)

    def _run(self, world: GnomeMe) -> Plan | None:
        return world.now + self._takes(TIMING.ready_ms), (RUN,)

    def _look(self, world: GnomeMe) -> Plan | None:
        return world.now + self._takes(TIMING.ready_ms), (LOOK,)

    # Shouting and talking ------------------------------------------------------------------------

    def _speak_or_call(self, world: GnomeMe) -> Plan | None:
        return self._shout(world) or self._call_out(world)

    def _shout(self, world: GnomeMe) -> Plan | None:
        if self._call is not None and self._call[1][0] in world.options(self.seat):
            return self._call
        return None

    def _call_out(self, world: GnomeMe) -> Plan | None:
        """A team mate names what it is sure of and cannot set itself."""
        if self._said >= CALL_OUTS or self._memory is None or SAYS[0] not in world.options(self.seat):
            return None
        now = world.now
        sure = [s for s in range(4) if world.holders[s] != self.seat and self._memory.confidence(s, now) == 1]
        if self._said >= len(sure):
            return None
        slot = sure[self._said]
        part = self._memory.wanted(slot, NONE, now, self.rng)
        moment = now + self._takes(self.level.callout_ms)
        return moment, (SAYS[slot], SAID_PARTS[4 * slot + part], TONES[0])

    # Building ------------------------------------------------------------------------------------

    def _head(self) -> Memory:
        if self._memory is None:
            self._memory = Memory()
        return self._memory

    def _build(self, world: GnomeMe) -> Plan | None:
        if (shout := self._shout(world)) is not None:
            return shout
        if world.terms.all_in:
            return self._gather(world)
        if world.players[self.seat].hand != NONE:
            return self._leaf(world)
        slot = self._next_slot(world)
        if slot is None:
            return self._call_out(world) or self._finish(world)
        started = self._set or world.now > world.opens_at + NERVES
        return world.now + self._takes(self.level.take_ms if started else self.level.start_ms), (TAKES[slot],)

    def _next_slot(self, world: GnomeMe) -> int | None:
        """The surest of the slots not yet set."""
        mine = range(4) if not world.terms.cooperative else [s for s in range(4) if world.holders[s] == self.seat]
        left = [slot for slot in mine if slot not in self._set]
        return max(left, key=lambda slot: self._head().confidence(slot, world.now), default=None)

    def _leaf(self, world: GnomeMe) -> Plan | None:
        """Look for the wanted card; when it is there, on to the next stack."""
        player = world.players[self.seat]
        slot, stack = player.hand, world.gnome(self.seat)[player.hand]
        wanted = self._want(world, slot, stack[0])
        if stack[player.cursor] != wanted:
            back = player.seen >> 4 * slot + wanted & 1 and (stack.index(wanted) - player.cursor) % 4 == 3
            return world.now + self._takes(self.level.flip_ms), (FLIP_PREV if back else FLIP_NEXT,)
        self._set.add(slot)
        after = self._next_slot(world)
        if after is None:
            return self._finish(world)
        hurry = TIMING.tap_through_factor if self._leaves(world, slot) else 1.0
        doubt = self.level.doubt_ms * (1 - self._head().confidence(slot, world.now))
        wait = self._takes(doubt * hurry) + self._takes(self.level.put_ms) + self._takes(self.level.take_ms * hurry)
        return max(world.now + wait, player.since + world.terms.hold), (TAKES[after],)

    def _want(self, world: GnomeMe, slot: int, on_top: int) -> int:
        """The part to set; a racer leaves what it saw nothing of."""
        if slot not in self._wanted:
            leaves = self._leaves(world, slot)
            self._wanted[slot] = on_top if leaves else self._head().wanted(slot, on_top, world.now, self.rng)
        return self._wanted[slot]

    def _leaves(self, world: GnomeMe, slot: int) -> bool:
        return self._head().confidence(slot, world.now) < self.style.min_confidence_to_set

    def _finish(self, world: GnomeMe) -> Plan | None:
        """All is set: look once more, then shout."""
        player = world.players[self.seat]
        soonest = player.since + world.terms.hold if player.hand != NONE else world.now
        check = world.now + self._takes(self.level.verify_ms * self._care(world))
        if not world.terms.cooperative:
            return (max(soonest, check), (STOP,)) if self._may_stop(world) else None
        if world.terms.relay:
            return max(soonest, check), (DONE,)
        if player.hand != NONE:
            return max(soonest, world.now + self._takes(self.level.put_ms)), (PUT,)
        check += NERVES * 2  # a team mate may be about to say something
        return (check if _team_is_set(world) else max(check, world.opens_at + PATIENCE)), (STOP,)

    def _may_stop(self, world: GnomeMe) -> bool:
        """A run of one's own is ended by nobody else."""
        return STOP in world.options(self.seat) and (self.style.shouts or world.terms.relay)

    def _care(self, world: GnomeMe) -> float:
        sure = all(self._head().confidence(slot, world.now) == 1 for slot in range(4))
        return 1.0 if sure and self.style.verify_factor > 1 else self.style.verify_factor

    # All-in --------------------------------------------------------------------------------------

    def _gather(self, world: GnomeMe) -> Plan | None:
        player = world.players[self.seat]
        if player.reach != NONE:
            return None
        if player.held != NONE:
            return world.now + self._takes(self.level.place_ms), (PLACE,)
        empty = [slot for slot in range(4) if player.placed[slot] == NONE]
        if not empty:
            if not self._may_stop(world):
                return None
            return world.now + self._takes(self.level.verify_ms * self._care(world)), (STOP,)
        middle = in_the_middle(world)
        slot = max(empty, key=lambda slot: self._head().confidence(slot, world.now))
        card = self._find(world, slot, [card for card in middle if slot_of(card) == slot])
        if card is None:
            return None
        wait = self._takes(self.level.search_ms * (1 + TIMING.search_card_share * len(middle)))
        return world.now + wait, (GRABS[card],)

    def _find(self, world: GnomeMe, slot: int, cards: list[int]) -> int | None:
        """The wanted part, or one that fits, or any: a whole gnome is worth more than one part."""
        if not cards:
            return None
        fitting = [card for card in cards if self._head().fits(slot, card % 4, world.now)]
        return self.rng.choice(fitting or cards)

    def _grace(self, world: GnomeMe) -> Plan | None:
        if self.seat not in world.waiting():
            return None
        player = world.players[self.seat]
        slot = slot_of(player.held)
        before = player.placed[slot]
        now = world.now
        better = before == NONE or (
            self._head().fits(slot, player.held % 4, now) and not self._head().fits(slot, before % 4, now)
        )
        return now + self._takes(self.level.put_ms), (USE if better else LEAVE,)

    # Beats ---------------------------------------------------------------------------------------

    def _beat(self, world: GnomeMe) -> Plan | None:
        if self.seat not in world.waiting():
            return None
        return world.now + self._takes(TIMING.ready_ms), self._beat_move(world)

    def _beat_move(self, world: GnomeMe) -> Move:
        menu = world.options(self.seat)
        if (shout := self._shout(world)) is not None:
            return shout[1]
        built = self._beat_grab(world) if world.terms.all_in else self._beat_set(world)
        if built is not None:
            return built
        return (STOP,) if self._may_stop(world) else (DONE,) if DONE in menu else (PASS,)

    def _beat_set(self, world: GnomeMe) -> Move | None:
        slot = self._next_slot(world)
        if slot is None:
            return None
        self._set.add(slot)
        return BEAT_SETS[slot], BEAT_PARTS[4 * slot + self._want(world, slot, world.gnome(self.seat)[slot][0])]

    def _beat_grab(self, world: GnomeMe) -> Move | None:
        placed = world.players[self.seat].placed
        empty = [slot for slot in range(4) if placed[slot] == NONE]
        for slot in sorted(empty, key=lambda slot: -self._head().confidence(slot, world.now)):
            card = self._find(world, slot, [card for card in in_the_middle(world) if slot_of(card) == slot])
            if card is not None:
                return BEAT_GRABS[slot], BEAT_PARTS[card % 16]
        return None


def _team_is_set(world: GnomeMe) -> bool:
    """Whether every stack of the team has been touched and lies on the table."""
    touched = 0
    for player in world.players:
        touched |= player.touched
    return touched == ALL_SLOTS and all(player.hand == NONE for player in world.players)


class Yours(GnomeBot):
    """As fast as the table says that a person here is."""

    def watch(self, world: GnomeMe) -> None:
        self.level = level_of(int(world.setup["your_seconds"]))
        super().watch(world)


class Easy(GnomeBot):
    """Somebody who plays for the first time, and reads while playing."""

    LEVEL = "easy"


class Steady(GnomeBot):
    """Somebody who knows the rules and looks twice."""

    LEVEL = "steady"


class Normal(GnomeBot):
    """An attentive person who has played before."""

    LEVEL = "normal"


class Sharp(GnomeBot):
    """Sees much, forgets little, and does not dawdle."""

    LEVEL = "sharp"


class Eagle(GnomeBot):
    """About as fast as hands can be."""

    LEVEL = "eagle"


class Patient(GnomeBot):
    """Builds along and waits until the others are done."""

    LEVEL = "steady"
    STYLE = "patient"


class Mossback(GnomeBot):
    """Old Mossback: remembers the winter of the great turnip, not the gnome from just now."""

    LEVEL = "easy"


class Scramble(GnomeBot):
    """Pip Scramble: shouts Stop! and then reads the question."""

    LEVEL = "steady"
    STYLE = "racer"


class Brindle(GnomeBot):
    """Brindle Bright: tidy stacks, tidy mind, untidy shoes."""

    LEVEL = "normal"


class Quickthumb(GnomeBot):
    """Tansy Quickthumb: flips a whole deck while you blink."""

    LEVEL = "sharp"
    STYLE = "racer"


class Loupe(GnomeBot):
    """Professor Loupe: waits for your mistake with a small, polite cough."""

    LEVEL = "sharp"
    STYLE = "lurker"


class Hazel(GnomeBot):
    """Hawkeye Hazel: saw you look at your cards just now. Saw the cards, too."""

    LEVEL = "eagle"
    STYLE = "racer"


BOTS: Final[dict[str, type[GnomeBot]]] = {
    "yours": Yours,
    "easy": Easy,
    "steady": Steady,
    "normal": Normal,
    "sharp": Sharp,
    "eagle": Eagle,
    "patient": Patient,
    "mossback": Mossback,
    "scramble": Scramble,
    "brindle": Brindle,
    "quickthumb": Quickthumb,
    "loupe": Loupe,
    "hazel": Hazel,
}
"""By name; the first one is what a table gets that asks for no more."""
