"""3.19, 3.21 The villain's turn: tiles, a lock, the dwarves."""

from __future__ import annotations

from gnomestead.games.wymer_stones.content import (
    DWARVES,
    FACES,
    HEROES,
    LIMITS,
    NAMES,
    NOWHERE,
    RELIC,
    TRAP,
    Space,
    distance,
)
from gnomestead.games.wymer_stones.moves import (
    ACT,
    ATTACK,
    DONE,
    END,
    FACE,
    HERO,
    LAY,
    LOCK,
    STEP,
    STOP,
    NumberedWord,
    SpaceWord,
)
from gnomestead.games.wymer_stones.rules import regrets, why
from gnomestead.games.wymer_stones.rules.board import (
    foe_at,
    free_tile_spaces,
    is_near,
    is_sharing,
    lock_spaces,
    nearest_free,
    nearest_open,
    place_lock,
    put,
    spirit_steps,
    walk_to,
)
from gnomestead.games.wymer_stones.rules.contest import DEFENCE_ROLL, HUNT_ROLL, dwarf_attacks, odds
from gnomestead.games.wymer_stones.rules.items import Calm
from gnomestead.games.wymer_stones.rules.moment import Moment
from gnomestead.games.wymer_stones.rules.reach import Ways, ways
from gnomestead.games.wymer_stones.state import DWARF, LIVING, REMOVED, Dungeon, Tile
from gnomestead.kernel.events import audience
from gnomestead.kernel.moves import Move, Seat, Word
from gnomestead.kernel.phrases import Phrase, Refusal, phrase

# Tiles ------------------------------------------------------------------------------------------------


def lay_tile(state: Dungeon, face: int, space: Space) -> None:
    """WS-VIL-02, 03: a new tile from the supply, face down; everybody sees where."""
    if face == TRAP:
        state.supply_traps -= 1
    else:
        state.supply_relics -= 1
    has_villain = state.villain != NOWHERE
    state.tiles[space] = Tile(face, new=True, known=has_villain)
    if has_villain:
        state.confide(audience(state.villain), "laid", {"face": FACES[face]}, space=NAMES[space])
    else:
        state.reveal("laid", space=NAMES[space])


def lay_by_chance(state: Dungeon, n: int) -> None:
    """WS-NOV-06: without a villain, random tiles of the supply go to random legal places."""
    for _ in range(n):
        spaces = free_tile_spaces(state)
        if not state.supply() or not spaces:  # WS-RUN-03
            return
        is_trap = state.chance.below(state.supply()) < state.supply_traps
        lay_tile(state, TRAP if is_trap else RELIC, state.chance.pick(spaces))


class LayTiles(Calm):
    """V1: up to so many new tiles, the villain choosing trap or relic each time. WS-VIL-01: optional."""

    __slots__ = ("left",)

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        self.left = left

    def settle(self, state: Dungeon) -> bool:
        if self.left and state.supply() and free_tile_spaces(state):  # WS-RUN-03
            return False
        state.pop()
        return True

    def menu(self, state: Dungeon, said: Move) -> list[Word]:
        if said:
            return [LAY[space] for space in free_tile_spaces(state)]
        menu: list[Word] = [FACE[TRAP]] if state.supply_traps else []
        if state.supply_relics:
            menu.append(FACE[RELIC])
        return [*menu, DONE]

    def answer(self, state: Dungeon, move: Move) -> None:
        if move[0] is DONE:
            state.pop()
            return
        face, place = move
        assert isinstance(face, NumberedWord) and isinstance(place, SpaceWord)
        state.replace(self.another())
        lay_tile(state, face.number, place.space)

    def warning(self, state: Dungeon, said: Move, word: Word) -> Phrase | None:
        return phrase("warn-tiles-left", n=self.left) if word is DONE and state.supply_traps else None

    def another(self) -> LayTiles:
        """The same moment with one tile less to go."""
        return LayTiles(self.seat, self.left - 1)

    def question(self, state: Dungeon, said: Move) -> Phrase:
        if said:
            return phrase("prompt-lay-where", face=said[0].text)
        return phrase("prompt-lay", n=self.left)

    def refuse(self, state: Dungeon, thing: str) -> Refusal | None:
        space = why.space_of(thing)
        return why.no_tile_place(state, space) if space != NOWHERE else None


class CardTiles(LayTiles):
    """Tiles a card gives the villain: no calm point (WS-WIN-06)."""

    __slots__ = ()

    def options(self, state: Dungeon, seat: Seat, said: Move) -> list[Word]:
        return self.menu(state, said) if seat == self.seat else []

    def another(self) -> CardTiles:
        return CardTiles(self.seat, self.left - 1)


# The lock ---------------------------------------------------------------------------------------------


class LayLock(Calm):
    """V2: one new lock by the lock rules, or none."""

    __slots__ = ()

    PROMPT = "prompt-lay-lock"

    def settle(self, state: Dungeon) -> bool:
        if lock_spaces(state):
            return False
        state.pop()
        return True

    def menu(self, state: Dungeon, said: Move) -> list[Word]:
        return [*[LOCK[space] for space in lock_spaces(state)], DONE]

    def answer(self, state: Dungeon, move: Move) -> None:
        state.pop()
        word = move[0]
        if isinstance(word, SpaceWord):
            add_lock(state, word.space)

    def warning(self, state: Dungeon, said: Move, word: Word) -> Phrase | None:
        return phrase("warn-lock-left") if word is DONE else None

    def refuse(self, state: Dungeon, thing: str) -> Refusal | None:
        space = why.space_of(thing)
        return why.no_lock_place(state, space) if space != NOWHERE else None


def add_lock(state: Dungeon, space: Space) -> None:
    """A lock from the supply, told to all."""
    place_lock(state, space)
    state.tell("locked", space=NAMES[space])


# The dwarves ------------------------------------------------------------------------------------------


def prey(state: Dungeon, number: int) -> list[Seat]:
    """WS-DWA-03: heroes and wraiths within one space, each once a turn."""
    foe = state.foes[number]
    return [
        seat
        for seat, sheet in enumerate(state.sheets)
        if sheet.status != REMOVED and seat not in foe.struck and is_near(foe.space, sheet.space)
    ]


def _prey_words(state: Dungeon, number: int) -> list[Word]:
    return [HERO[state.sheets[seat].hero] for seat in prey(state, number)]


def _prey_odds(state: Dungeon, word: Word) -> Phrase:
    """How the target's chances stand."""
    assert isinstance(word, NumberedWord)
    seat = state.seat_of(word.number)
    return odds(state, DEFENCE_ROLL if state.sheets[seat].status == LIVING else HUNT_ROLL, seat)


def _prey_warning(state: Dungeon, number: int, said: Move, word: Word) -> Phrase | None:
    if said != (ATTACK,) or not isinstance(word, NumberedWord):
        return None
    return regrets.of_striking(state, number, state.seat_of(word.number))


def _no_prey(state: Dungeon, number: int, thing: str) -> Refusal | None:
    target = why.seat_of_thing(state, thing)
    return why.no_prey(state, number, target) if target != NOWHERE else None


def _strike(state: Dungeon, number: int, word: Word) -> None:
    assert isinstance(word, NumberedWord)
    target = state.seat_of(word.number)
    foe = state.foes[number]
    foe.struck = (*foe.struck, target)
    dwarf_attacks(state, number, target)


class ChooseDwarf(Calm):
    """V3, WS-DWA-01: act with as many dwarves as the villain likes, in any order; one finishes before the next."""

    __slots__ = ()

    PROMPT = "prompt-choose-dwarf"

    def menu(self, state: Dungeon, said: Move) -> list[Word]:
        return [*[ACT[dwarf] for dwarf in self._ready(state)], END]

    def _ready(self, state: Dungeon) -> list[int]:
        return [foe.kind for foe in state.foes if foe.space != NOWHERE and not foe.acted and not foe.stunned]

    def answer(self, state: Dungeon, move: Move) -> None:
        word = move[0]
        if word is END:
            state.pop()
            return
        assert isinstance(word, NumberedWord)
        number = foe_at(state, word.number)
        foe = state.foes[number]
        foe.acted = True
        foe.steps = DWARVES[foe.kind].movement
        foe.struck = ()
        foe.struck_first = False
        state.tell("dwarf_acts", dwarf=DWARVES[foe.kind].id)
        state.push(Strike(self.seat, number))
        state.push(Prowl(self.seat, number, True))

    def warning(self, state: Dungeon, said: Move, word: Word) -> Phrase | None:
        return regrets.of_resting(state) if word is END else None

    def question(self, state: Dungeon, said: Move) -> Phrase:
        return phrase(self.PROMPT, dwarves=len(self._ready(state)))

    def refuse(self, state: Dungeon, thing: str) -> Refusal | None:
        dwarf = why.dwarf_of_thing(thing)
        return why.no_action(state, dwarf) if dwarf != NOWHERE else None


class Prowl(Calm):
    """V3b, WS-DWA-02: a dwarf moves through everything; it may attack first instead of afterwards."""

    __slots__ = ("may_strike", "number")

    def __init__(self, seat: Seat, number: int, may_strike: bool) -> None:
        self.seat = seat
        self.number = number
        self.may_strike = may_strike
        """Before the first step of its own turn."""

    def settle(self, state: Dungeon) -> bool:
        foe = state.foes[self.number]
        piece = DWARF + self.number
        if foe.space == NOWHERE:
            state.pop()
            return True
        if is_sharing(state, piece) and not spirit_steps(state, piece, foe.space, foe.steps):
            put(state, piece, nearest_free(state, foe.space))
        return False

    def menu(self, state: Dungeon, said: Move) -> list[Word]:
        if said:
            return _prey_words(state, self.number)
        foe = state.foes[self.number]
        piece = DWARF + self.number
        menu: list[Word] = [STEP[space] for space in spirit_steps(state, piece, foe.space, foe.steps)]
        if self.may_strike and prey(state, self.number):
            menu.append(ATTACK)
        if not is_sharing(state, piece):
            menu.append(STOP)
        return menu

    def answer(self, state: Dungeon, move: Move) -> None:
        foe = state.foes[self.number]
        word = move[0]
        if isinstance(word, SpaceWord):
            walk_to(state, DWARF + self.number, word.space)
            foe.steps -= 1
            state.tell("prowled", dwarf=DWARVES[foe.kind].id, space=NAMES[word.space])
            if self.may_strike:
                state.replace(Prowl(self.seat, self.number, False))
        elif word is ATTACK:
            foe.struck_first = True
            _strike(state, self.number, move[1])
        else:
            state.pop()

    def ways(self, state: Dungeon) -> Ways:
        foe = state.foes[self.number]
        return ways(state, DWARF + self.number, spirit_steps, foe.space, foe.steps)

    def stands(self, state: Dungeon) -> Space:
        return state.foes[self.number].space

    def question(self, state: Dungeon, said: Move) -> Phrase:
        foe = state.foes[self.number]
        return phrase("prompt-prey" if said else "prompt-prowl", dwarf=DWARVES[foe.kind].id, steps=foe.steps)

    def refuse(self, state: Dungeon, thing: str) -> Refusal | None:
        space = why.space_of(thing)
        if space != NOWHERE:
            return why.no_step(state, DWARF + self.number, state.foes[self.number].steps, space)
        return _no_prey(state, self.number, thing)

    def detail(self, state: Dungeon, said: Move, word: Word) -> Phrase | None:
        return _prey_odds(state, word) if said and said[0] is ATTACK else None

    def warning(self, state: Dungeon, said: Move, word: Word) -> Phrase | None:
        return _prey_warning(state, self.number, said, word)


class CardProwl(Prowl):
    """A dwarf moved by a card: no attack, no calm point (WS-WIN-06)."""

    __slots__ = ()

    def options(self, state: Dungeon, seat: Seat, said: Move) -> list[Word]:
        return self.menu(state, said) if seat == self.seat else []


class Strike(Moment):
    """V3c: attacks after the movement, if there were none before it."""

    __slots__ = ("number",)

    def __init__(self, seat: Seat, number: int) -> None:
        self.seat = seat
        self.number = number

    def settle(self, state: Dungeon) -> bool:
        foe = state.foes[self.number]
        if foe.space == NOWHERE or foe.struck_first or not prey(state, self.number):
            state.pop()
            return True
        return False

    def options(self, state: Dungeon, seat: Seat, said: Move) -> list[Word]:
        if seat != self.seat:
            return []
        return _prey_words(state, self.number) if said else [ATTACK, DONE]

    def resolve(self, state: Dungeon, seat: Seat, move: Move) -> None:
        if move[0] is DONE:
            state.pop()
        else:
            _strike(state, self.number, move[1])

    def question(self, state: Dungeon, said: Move) -> Phrase:
        return phrase("prompt-prey" if said else "prompt-strike", dwarf=DWARVES[state.foes[self.number].kind].id)

    def refuse(self, state: Dungeon, thing: str) -> Refusal | None:
        return _no_prey(state, self.number, thing)

    def detail(self, state: Dungeon, said: Move, word: Word) -> Phrase | None:
        return _prey_odds(state, word) if said and said[0] is ATTACK else None

    def warning(self, state: Dungeon, said: Move, word: Word) -> Phrase | None:
        return _prey_warning(state, self.number, said, word)


def begin_villain_turn(state: Dungeon) -> None:
    """WS-VIL-01: in this order, each part optional."""
    for foe in state.foes:
        foe.acted = False
    state.push(ChooseDwarf(state.villain))
    state.push(LayLock(state.villain))
    state.push(LayTiles(state.villain, LIMITS.villain_tiles))


def end_villain_turn(state: Dungeon) -> None:
    """A stunned dwarf has sat out this turn."""
    for foe in state.foes:
        foe.stunned = foe.acted = False
        foe.struck = ()


# Stone's Call -----------------------------------------------------------------------------------------


def stones_call(state: Dungeon) -> None:
    """WS-DWA-08: after two quiet rounds with all stones claimed the stones drag the dwarves to the heroes."""
    is_quiet = not state.fought and all(state.is_claimed(seat) for seat in range(len(state.sheets)))
    state.fought = False
    if state.villain == NOWHERE or state.setup["stones_call"] == "off":
        return
    state.quiet = state.quiet + 1 if is_quiet else 0
    awake = [number for number, foe in enumerate(state.foes) if foe.space != NOWHERE]
    if state.quiet < LIMITS.quiet_rounds or not awake or not state.living():
        return
    state.quiet = 0
    state.tell("stones_call")
    for number in awake:
        hero = _bound_hero(state, number)
        foe = state.foes[number]
        put(state, DWARF + number, nearest_open(state, state.sheets[hero].space))
        state.tell("called", dwarf=DWARVES[foe.kind].id, hero=HEROES[state.sheets[hero].hero].id)


def _bound_hero(state: Dungeon, number: int) -> Seat:
    """The owner of the stone that woke it, if living; else the nearest living hero, ties by turn order."""
    foe = state.foes[number]
    if state.sheets[foe.owner].status == LIVING:
        return foe.owner
    living = [seat for seat in state.heroes_from(state.first) if state.sheets[seat].status == LIVING]
    return min(living, key=lambda seat: distance(foe.space, state.sheets[seat].space))
