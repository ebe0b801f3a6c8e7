"""3.7, 3.9, 3.16 Movement: step by step, locks on the way, and attacks before or after it."""

from __future__ import annotations

from typing import Final

from gnomestead.games.wymer_stones.content import HEROES, NAMES, NOWHERE, Space
from gnomestead.games.wymer_stones.moves import (
    ATTACK,
    BREAK,
    BREAK_LOCK,
    DWARF_WORD,
    END,
    STEP,
    STOP,
    USE,
    NumberedWord,
    SpaceWord,
)
from gnomestead.games.wymer_stones.rules import regrets, why
from gnomestead.games.wymer_stones.rules.board import (
    foe_at,
    hero_steps,
    is_near,
    is_sharing,
    locks_in_reach,
    nearest_available,
    nearest_free,
    put,
    spirit_steps,
    walk_to,
)
from gnomestead.games.wymer_stones.rules.contest import ATTACK_ROLL, LOCK_ROLL, attack_dwarf, odds, roll_at_lock
from gnomestead.games.wymer_stones.rules.items import Calm, calm_items
from gnomestead.games.wymer_stones.rules.reach import Ways, ways
from gnomestead.games.wymer_stones.rules.tiles import resolve_tiles
from gnomestead.games.wymer_stones.state import AFTER, BEFORE, LIVING, WRAITH, Dungeon
from gnomestead.kernel.moves import Move, Seat, Word
from gnomestead.kernel.phrases import Phrase, Refusal, phrase

# Attacks of heroes ------------------------------------------------------------------------------------


def targets(state: Dungeon, seat: Seat) -> list[int]:
    """WS-ATK-01, 02, 04: with its own stone, every dwarf within one space, each once a turn."""
    sheet = state.sheets[seat]
    if not sheet.stone:
        return []
    return [
        number
        for number, foe in enumerate(state.foes)
        if foe.space != NOWHERE and number not in state.hits and is_near(sheet.space, foe.space)
    ]


def _target_words(state: Dungeon, seat: Seat) -> list[Word]:
    return [DWARF_WORD[state.foes[number].kind] for number in targets(state, seat)]


def _attack(state: Dungeon, seat: Seat, move: Move, when: int) -> None:
    word = move[1]
    assert isinstance(word, NumberedWord)
    state.attack = when
    attack_dwarf(state, seat, foe_at(state, word.number))


# Walking ----------------------------------------------------------------------------------------------


class Walk(Calm):
    """A hero's movement (H3 and H4). `opening`: nothing has moved yet, so it may still attack first."""

    __slots__ = ("opening",)

    def __init__(self, seat: Seat, opening: bool) -> None:
        self.seat = seat
        self.opening = opening

    def settle(self, state: Dungeon) -> bool:
        sheet = state.sheets[self.seat]
        if sheet.status != LIVING:
            state.pop()
            return True
        if is_sharing(state, self.seat) and not hero_steps(state, self.seat, sheet.space, sheet.steps):
            # Somebody was teleported onto the last free space: the walker is put on the nearest one.
            put_walker(state, self.seat, nearest_available(state, sheet.space))
        return False

    def menu(self, state: Dungeon, said: Move) -> list[Word]:
        seat = self.seat
        if said:
            if said[0] is ATTACK:
                return _target_words(state, seat)
            return [BREAK_LOCK[lock] for lock in locks_in_reach(state, seat)]
        sheet = state.sheets[seat]
        menu: list[Word] = [STEP[space] for space in hero_steps(state, seat, sheet.space, sheet.steps)]
        if locks_in_reach(state, seat):
            menu.append(BREAK)
        if self.opening and targets(state, seat):
            menu.append(ATTACK)
        if calm_items(state, seat):
            menu.append(USE)
        if not is_sharing(state, seat):
            menu.append(STOP)
        return menu

    def answer(self, state: Dungeon, move: Move) -> None:
        word = move[0]
        if isinstance(word, SpaceWord):
            self._step(state, word.space)
        elif word is BREAK:
            lock = move[1]
            assert isinstance(lock, SpaceWord)
            state.replace(WALKS[self.seat])
            roll_at_lock(state, self.seat, lock.space)
        elif word is ATTACK:
            _attack(state, self.seat, move, BEFORE)
        else:
            self._stop(state)

    def _step(self, state: Dungeon, space: Space) -> None:
        """WS-MOV-03: nothing is flipped until the movement ends."""
        sheet = state.sheets[self.seat]
        walk_to(state, self.seat, space)
        sheet.steps -= 1
        sheet.crossed = (*sheet.crossed, space)
        state.tell("stepped", seat=self.seat, space=NAMES[space])
        if self.opening:
            state.replace(WALKS[self.seat])

    def _stop(self, state: Dungeon) -> None:
        """WS-FLP-01, 03: the tiles crossed, and that on the last space, turn up together."""
        sheet = state.sheets[self.seat]
        crossed = tuple(dict.fromkeys((*sheet.crossed, sheet.space)))
        sheet.crossed = ()
        sheet.steps = 0
        state.pop()
        tiles = tuple(space for space in crossed if space in state.tiles)
        if tiles:
            resolve_tiles(state, self.seat, tiles)

    def ways(self, state: Dungeon) -> Ways:
        sheet = state.sheets[self.seat]
        return ways(state, self.seat, hero_steps, sheet.space, sheet.steps)

    def question(self, state: Dungeon, said: Move) -> Phrase:
        if said:
            return phrase("prompt-" + said[0].text)
        return phrase("prompt-walk", steps=state.sheets[self.seat].steps)

    def refuse(self, state: Dungeon, thing: str) -> Refusal | None:
        dwarf, space = why.dwarf_of_thing(thing), why.space_of(thing)
        if dwarf != NOWHERE:
            return why.no_attack(state, self.seat, dwarf)
        if space == NOWHERE:
            return None
        locked = why.no_break(state, self.seat, space) if thing.startswith("lock") else None
        return locked or why.no_step(state, self.seat, state.sheets[self.seat].steps, space)

    def detail(self, state: Dungeon, said: Move, word: Word) -> Phrase | None:
        if word is STOP:
            return self._what_stopping_flips(state)
        if said and said[0] is BREAK:
            return odds(state, LOCK_ROLL, self.seat)
        return odds(state, ATTACK_ROLL, self.seat) if said and said[0] is ATTACK else None

    def warning(self, state: Dungeon, said: Move, word: Word) -> Phrase | None:
        return regrets.of_stopping(state, self.seat, self.ways(state)) if word is STOP else None

    def _what_stopping_flips(self, state: Dungeon) -> Phrase | None:
        """A warning before the point of no return: how many tiles turn up, and how much health is left."""
        sheet = state.sheets[self.seat]
        tiles = sum(space in state.tiles for space in set(sheet.crossed) | {sheet.space})
        left = HEROES[sheet.hero].hit_points - sheet.damage
        return phrase("detail-stop", tiles=tiles, left=left) if tiles else None


WALKS: Final = [Walk(seat, False) for seat in range(4)]
OPENINGS: Final = [Walk(seat, True) for seat in range(4)]


def put_walker(state: Dungeon, seat: Seat, space: Space) -> None:
    """WS-POW-09: a hero teleported during its own movement has crossed the space it lands on."""
    put(state, seat, space)
    sheet = state.sheets[seat]
    sheet.crossed = (*sheet.crossed, space)


def is_walking(state: Dungeon, seat: Seat) -> bool:
    """Whether this hero's movement is under way (not merely about to begin)."""
    return any(isinstance(frame, Walk) and frame.seat == seat and not frame.opening for frame in state.frames)


def open_movement(state: Dungeon, seat: Seat, steps: int) -> None:
    """A further movement, with its own tiles (WS-MOV-05)."""
    sheet = state.sheets[seat]
    sheet.steps = steps
    sheet.crossed = ()
    state.push(WALKS[seat])


def turn_movement(state: Dungeon, seat: Seat) -> int:
    """WS-MOV-01, 04: the number on the card with its modifiers, never below 1."""
    sheet = state.sheets[seat]
    return max(1, HEROES[sheet.hero].movement + sheet.move_mod)


# After the movement -----------------------------------------------------------------------------------


class After(Calm):
    """H6: tiles are done. Attack if it has not yet, use what it has, end the turn."""

    __slots__ = ()

    PROMPT = "prompt-after"

    def settle(self, state: Dungeon) -> bool:
        sheet = state.sheets[self.seat]
        if sheet.status != LIVING:
            state.pop()
            return True
        if sheet.steps and state.attack != AFTER:  # WS-MOV-05, 06: the pooled steps
            open_movement(state, self.seat, sheet.steps)
            return True
        return False

    def _may_attack(self, state: Dungeon) -> bool:
        """WS-ATK-03: before the movement or after it, never both."""
        return state.attack != BEFORE and bool(targets(state, self.seat))

    def menu(self, state: Dungeon, said: Move) -> list[Word]:
        if said:
            return _target_words(state, self.seat)
        menu: list[Word] = [ATTACK] if self._may_attack(state) else []
        if calm_items(state, self.seat):
            menu.append(USE)
        return [*menu, END]

    def answer(self, state: Dungeon, move: Move) -> None:
        if move[0] is ATTACK:
            _attack(state, self.seat, move, AFTER)
        else:
            state.pop()

    def question(self, state: Dungeon, said: Move) -> Phrase:
        return phrase("prompt-attack" if said else self.PROMPT)

    def refuse(self, state: Dungeon, thing: str) -> Refusal | None:
        dwarf = why.dwarf_of_thing(thing)
        if dwarf != NOWHERE:
            return why.no_attack(state, self.seat, dwarf)
        return why.no("moved", "WS-TRN-02") if why.space_of(thing) != NOWHERE else None

    def detail(self, state: Dungeon, said: Move, word: Word) -> Phrase | None:
        return odds(state, ATTACK_ROLL, self.seat) if said and said[0] is ATTACK else None


def gain_steps(state: Dungeon, seat: Seat, n: int) -> None:
    """WS-MOV-05: on its own turn into the pool, or onto the movement under way; else one movement at once."""
    sheet = state.sheets[seat]
    if state.active == seat:
        sheet.steps += n
    else:
        open_movement(state, seat, n)


def can_gain_steps(state: Dungeon, seat: Seat) -> bool:
    """WS-MOV-06: not once the attack after the movement has begun."""
    return state.active != seat or state.attack != AFTER


# Wraiths ----------------------------------------------------------------------------------------------


class Drift(Calm):
    """W3: a wraith moves through walls, chasms and locks (WS-WRA-04)."""

    __slots__ = ()

    def settle(self, state: Dungeon) -> bool:
        sheet = state.sheets[self.seat]
        if sheet.status != WRAITH:
            sheet.steps = 0
            state.pop()
            return True
        if is_sharing(state, self.seat) and not spirit_steps(state, self.seat, sheet.space, sheet.steps):
            put(state, self.seat, nearest_free(state, sheet.space))
        return False

    def menu(self, state: Dungeon, said: Move) -> list[Word]:
        sheet = state.sheets[self.seat]
        menu: list[Word] = [STEP[space] for space in spirit_steps(state, self.seat, sheet.space, sheet.steps)]
        if not is_sharing(state, self.seat):
            menu.append(STOP)
        return menu

    def answer(self, state: Dungeon, move: Move) -> None:
        sheet = state.sheets[self.seat]
        word = move[0]
        if isinstance(word, SpaceWord):
            walk_to(state, self.seat, word.space)
            sheet.steps -= 1
            state.tell("drifted", seat=self.seat, hero=HEROES[sheet.hero].id, space=NAMES[word.space])
        else:
            sheet.steps = 0
            state.pop()

    def ways(self, state: Dungeon) -> Ways:
        sheet = state.sheets[self.seat]
        return ways(state, self.seat, spirit_steps, sheet.space, sheet.steps)

    def question(self, state: Dungeon, said: Move) -> Phrase:
        sheet = state.sheets[self.seat]
        hero = HEROES[sheet.hero]
        return phrase("prompt-drift", steps=sheet.steps, home=NAMES[hero.start], stone=hero.stone)

    def refuse(self, state: Dungeon, thing: str) -> Refusal | None:
        space = why.space_of(thing)
        return why.no_step(state, self.seat, state.sheets[self.seat].steps, space) if space != NOWHERE else None
