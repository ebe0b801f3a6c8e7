"""3.11, 3.12, 3.20 Roll-offs: one hero die against one villain die, with the windows around them."""

from __future__ import annotations

from typing import Final

from gnomestead.games.wymer_stones.content import DWARVES, EFFECTS, HEROES, ITEMS, LIMITS, NAMES, NOWHERE, TRAPS
from gnomestead.games.wymer_stones.moves import PASS, USE, NumberedWord
from gnomestead.games.wymer_stones.rules.board import destroy_lock, is_near
from gnomestead.games.wymer_stones.rules.cards import Effects, draw
from gnomestead.games.wymer_stones.rules.ending import hurt, hurt_dwarf, remove_wraith
from gnomestead.games.wymer_stones.rules.items import declare_items, react_items, use, use_menu, use_question
from gnomestead.games.wymer_stones.rules.moment import ALONE, Moment
from gnomestead.games.wymer_stones.state import LIVING, WRAITH, Dungeon
from gnomestead.kernel.moves import Move, Seat, Word
from gnomestead.kernel.phrases import Phrase, phrase

TRAP_ROLL: Final = 0
LOCK_ROLL: Final = 1
ATTACK_ROLL: Final = 2
DEFENCE_ROLL: Final = 3
HUNT_ROLL: Final = 4
"""Against a trap, a lock, a dwarf one attacks, a dwarf that attacks; a wraith against a dwarf."""

AGAINST: Final = ["trap", "lock", "dwarf", "dwarf", "dwarf"]
CHANCES: Final = [0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36]
"""WS-ROL-06: of 36, how many throws a hero wins with a modifier of -5, -4, … +6."""


def win_chance(modifier: int) -> int:
    """Of 36 throws, how many the hero wins (WS-ROL-06)."""
    return CHANCES[max(0, min(len(CHANCES) - 1, modifier + 5))]


def symbol_bonus(state: Dungeon, kind: int, hero: Seat, card: int) -> int:
    """WS-ROL-03: what the hero knows of traps with this symbol."""
    return HEROES[state.sheets[hero].hero].trap_bonus.get(TRAPS[card].symbol, 0) if kind == TRAP_ROLL else 0


def luck_in_force(state: Dungeon, kind: int, hero: Seat) -> int:
    """WS-ROL-03: every modifier in force; none for a wraith that is hunted."""
    return 0 if kind == HUNT_ROLL else state.sheets[hero].luck + state.sheets[hero].luck_next


def standing_modifier(state: Dungeon, kind: int, hero: Seat, card: int) -> int:
    """WS-ROL-03: the symbol bonus against traps, and every modifier in force."""
    return symbol_bonus(state, kind, hero, card) + luck_in_force(state, kind, hero)


def odds(state: Dungeon, kind: int, hero: Seat) -> Phrase:
    """The chance of a roll-off not declared yet, for people."""
    modifier = standing_modifier(state, kind, hero, NOWHERE)
    return phrase("detail-odds", chance=win_chance(modifier) * 100 // 36, modifier=f"{modifier:+d}")


class RollOff(Moment):
    """WS-ROL-05: declared; the window before the dice; the dice; the window after them; the result."""

    __slots__ = ("asks", "bonus", "card", "faces", "foe", "is_over", "kind", "shield")

    def __init__(
        self,
        kind: int,
        hero: Seat,
        foe: int = NOWHERE,
        card: int = NOWHERE,
        asks: tuple[Seat, ...] = (),
        bonus: int = 0,
        faces: tuple[int, int] | None = None,
        shield: int = 0,
        is_over: bool = False,
    ) -> None:
        self.kind = kind
        self.seat = hero
        """Who rolls the hero die."""
        self.foe = foe
        """The lock's space, or the dwarf's number."""
        self.card = card
        """The trap card."""
        self.asks = asks
        """Who may still use something before the dice."""
        self.bonus = bonus
        self.faces = faces
        self.shield = shield
        self.is_over = is_over
        """Nothing more can be used: the totals are compared."""

    def changed(
        self,
        asks: tuple[Seat, ...] | None = None,
        bonus: int = 0,
        faces: tuple[int, int] | None = None,
        shield: int = 0,
        is_over: bool = False,
    ) -> RollOff:
        """This roll-off a moment later."""
        return RollOff(
            self.kind,
            self.seat,
            self.foe,
            self.card,
            self.asks if asks is None else asks,
            self.bonus + bonus,
            faces or self.faces,
            self.shield + shield,
            self.is_over or is_over,
        )

    # What happens unasked --------------------------------------------------------------------------

    def settle(self, state: Dungeon) -> bool:
        if self.faces is None:
            return self._settle_before_dice(state)
        if not self.is_over and not self.is_won(state) and react_items(state, self.seat, AGAINST[self.kind]):
            return False
        state.pop()
        _RESULTS[self.kind](state, self, self.is_won(state))
        return True

    def _settle_before_dice(self, state: Dungeon) -> bool:
        if self._is_spent(state):
            state.pop()
            return True
        if self.asks:
            if self._helpers(state, self.asks[0]):
                return False
            state.replace(self.changed(asks=self.asks[1:]))
            return True
        state.replace(self.changed(faces=self._throw(state)))
        return True

    def _is_spent(self, state: Dungeon) -> bool:
        """WS-DWA-07: the target got away, so the attack is spent without dice."""
        if self.kind not in (DEFENCE_ROLL, HUNT_ROLL):
            return False
        sheet = state.sheets[self.seat]
        is_target = sheet.status == (LIVING if self.kind == DEFENCE_ROLL else WRAITH)
        return not is_target or not is_near(sheet.space, state.foes[self.foe].space)

    def _throw(self, state: Dungeon) -> tuple[int, int]:
        """The hero die, then the villain die."""
        faces = (state.chance.roll(), state.chance.roll())
        if self.kind in (ATTACK_ROLL, DEFENCE_ROLL):
            state.fought = True
        state.reveal("rolled", seat=self.seat, hero=faces[0], modifier=self.modifier(state), villain=faces[1])
        return faces

    def parts(self, state: Dungeon) -> tuple[tuple[str, int], ...]:
        """What makes up the modifier, for people: knowledge of the symbol, luck, what was used for it."""
        symbol, luck = symbol_bonus(state, self.kind, self.seat, self.card), luck_in_force(state, self.kind, self.seat)
        return tuple([(name, n) for name, n in (("symbol", symbol), ("luck", luck), ("aid", self.bonus)) if n])

    # The sum ---------------------------------------------------------------------------------------

    def modifier(self, state: Dungeon) -> int:
        """WS-ROL-03: everything added to the hero's die."""
        return self.bonus + standing_modifier(state, self.kind, self.seat, self.card)

    def total(self, state: Dungeon) -> int:
        """WS-ROL-04: the hero's total, never above 12 or below 1."""
        assert self.faces is not None
        return total_of(self.faces[0], self.modifier(state))

    def is_won(self, state: Dungeon) -> bool:
        """WS-ROL-01: the hero must beat the villain's total; ties go to the villain."""
        assert self.faces is not None
        return self.total(state) > self.faces[1]

    # The windows -----------------------------------------------------------------------------------

    def _helpers(self, state: Dungeon, seat: Seat) -> list[int]:
        return declare_items(state, seat, self.seat, self.kind == DEFENCE_ROLL)

    def asked(self, state: Dungeon) -> Seat:
        return self.seat if self.faces is not None else self.asks[0]

    def waiting(self, state: Dungeon) -> tuple[Seat, ...]:
        return ALONE[self.asked(state)]

    def options(self, state: Dungeon, seat: Seat, said: Move) -> list[Word]:
        if seat != self.asked(state):
            return []
        if not said:
            return [USE, PASS]
        if self.faces is not None:
            return use_menu(state, seat, react_items(state, seat, AGAINST[self.kind]), said)
        return use_menu(state, seat, self._helpers(state, seat), said)

    def resolve(self, state: Dungeon, seat: Seat, move: Move) -> None:
        if self.faces is not None:
            state.replace(self.changed(is_over=True))
        else:
            state.replace(self.changed(asks=self.asks[1:]))
        if move[0] is USE:
            use(state, seat, move)

    def prompt(self, state: Dungeon, seat: Seat, said: Move) -> Phrase:
        if said:
            return use_question(state, seat, said)
        hero = HEROES[state.sheets[self.seat].hero].id
        if self.faces is not None:
            return phrase("prompt-react", total=self.total(state), villain=self.faces[1])
        return phrase("prompt-declare", hero=hero, chance=percent(self.modifier(state)))

    def label(self, state: Dungeon, seat: Seat, word: Word) -> Phrase:
        """Whoever uses nothing lets the dice roll, or lets them lie."""
        if word is not PASS:
            return super().label(state, seat, word)
        if self.faces is not None:
            return phrase("say-let-lie")
        return phrase("say-roll", own="yes" if seat == self.seat else "no")

    def detail(self, state: Dungeon, said: Move, word: Word) -> Phrase | None:
        """Beside every item: what it would make of this roll."""
        if not isinstance(word, NumberedWord) or said != (USE,):
            return None
        return prospect(word.number, self.modifier(state), self.faces)


# What could be ----------------------------------------------------------------------------------------


def total_of(face: int, modifier: int) -> int:
    """WS-ROL-04: a hero's total, never above 12 or below 1."""
    return max(LIMITS.total_least, min(LIMITS.total_most, face + modifier))


def percent(modifier: int) -> int:
    """The hero's chance in words people use."""
    return win_chance(modifier) * 100 // 36


def prospect(item: int, modifier: int, faces: tuple[int, int] | None) -> Phrase | None:
    """What an item would make of a roll-off: the chance before the dice, the totals after them."""
    effect = EFFECTS[ITEMS[item].effects[0]]
    if faces is None:
        return phrase("prospect-odds", chance=percent(modifier + effect.n)) if effect.verb == "roll_mod" else None
    hero, villain = faces
    if effect.verb == "roll_mod":
        return _outcome(total_of(hero, modifier + effect.n), villain)
    if effect.verb == "swap_dice":
        return _outcome(total_of(villain, modifier), hero)
    if effect.verb == "reroll":
        wins = [face for face in range(1, 7) if total_of(face, modifier) > villain]
        return phrase("prospect-reroll", wins=len(wins))
    return None


def _outcome(total: int, villain: int) -> Phrase:
    return phrase("prospect-sum", total=total, villain=villain, won="yes" if total > villain else "no")


def adjust(state: Dungeon, bonus: int = 0, shield: int = 0) -> None:
    """A power, relic or boon changes the roll-off it was used in."""
    at, roll = _open_roll(state)
    state.frames[at] = roll.changed(bonus=bonus, shield=shield)


def set_faces(state: Dungeon, faces: tuple[int, int], fresh: tuple[int, ...] = ()) -> None:
    """The dice of the open roll-off now show this; `fresh` are those rolled again for it."""
    at, roll = _open_roll(state)
    state.frames[at] = roll.changed(faces=faces)
    state.reveal("dice_changed", seat=roll.seat, hero=faces[0], villain=faces[1], fresh=fresh)


def shown_faces(state: Dungeon) -> tuple[int, int]:
    """What the dice of the open roll-off show."""
    faces = _open_roll(state)[1].faces
    assert faces is not None
    return faces


def _open_roll(state: Dungeon) -> tuple[int, RollOff]:
    for at in range(len(state.frames) - 1, -1, -1):
        frame = state.frames[at]
        if isinstance(frame, RollOff):
            return at, frame
    raise AssertionError(f"nobody is rolling: {state.brief()}")


def open_roll(state: Dungeon) -> RollOff | None:
    """The roll-off in whose window the table is, if any."""
    top = state.frames[-1] if state.frames else None
    return top if isinstance(top, RollOff) else None


# Declaring --------------------------------------------------------------------------------------------


def _declare(state: Dungeon, kind: int, seat: Seat, foe: int = NOWHERE, card: int = NOWHERE) -> None:
    """WS-WIN-03: first the rolling hero, then the other hero seats clockwise."""
    asks = () if kind == HUNT_ROLL else tuple(state.heroes_from(seat))
    state.push(RollOff(kind, seat, foe, card, asks))


def roll_at_lock(state: Dungeon, seat: Seat, lock: int) -> None:
    """WS-LCK-06: a hero names a lock and rolls against the villain."""
    state.tell("tries_lock", seat=seat, space=NAMES[lock])
    _declare(state, LOCK_ROLL, seat, lock)


def attack_dwarf(state: Dungeon, seat: Seat, foe: int) -> None:
    """WS-ATK-04: a hero names a dwarf and rolls."""
    state.hits = (*state.hits, foe)
    state.tell("attacks", seat=seat, dwarf=DWARVES[state.foes[foe].kind].id)
    _declare(state, ATTACK_ROLL, seat, foe)


def dwarf_attacks(state: Dungeon, foe: int, target: Seat) -> None:
    """WS-DWA-03: a dwarf attacks a hero, or hunts a wraith (WS-WRA-06: no windows then)."""
    sheet = state.sheets[target]
    state.tell("dwarf_attacks", dwarf=DWARVES[state.foes[foe].kind].id, hero=HEROES[sheet.hero].id)
    _declare(state, DEFENCE_ROLL if sheet.status == LIVING else HUNT_ROLL, target, foe)


def face_trap(state: Dungeon, seat: Seat) -> None:
    """WS-TRP-01: draw the top trap card, read its name aloud, roll against it."""
    card = draw(state, state.trap_deck, state.trap_discard)
    if card == NOWHERE:
        state.tell("no_trap", seat=seat)
        return
    state.reveal("trap", seat=seat, hero=HEROES[state.sheets[seat].hero].id, card=TRAPS[card].id)
    _declare(state, TRAP_ROLL, seat, card=card)


# Results ----------------------------------------------------------------------------------------------


def _trap_result(state: Dungeon, roll: RollOff, won: bool) -> None:
    """WS-TRP-02: only the side that applies is read and done."""
    trap = TRAPS[roll.card]
    side = "up" if won else "down"
    state.tell("trap_" + side, seat=roll.seat, side=f"{trap.id}_{side}")
    state.push(Effects(roll.seat, trap.up if won else trap.down, roll.card, roll.shield))


def _lock_result(state: Dungeon, roll: RollOff, won: bool) -> None:
    """WS-LCK-07, 08: the lock is destroyed, or stays and this hero cannot try it again this turn."""
    sheet = state.sheets[roll.seat]
    if won:
        destroy_lock(state, roll.foe)
        state.tell("lock_broken", seat=roll.seat, space=NAMES[roll.foe])
    else:
        sheet.tried = (*sheet.tried, roll.foe)
        state.tell("lock_holds", seat=roll.seat, space=NAMES[roll.foe])


def _attack_result(state: Dungeon, roll: RollOff, won: bool) -> None:
    """WS-ATK-05: won, the dwarf takes 1 damage; lost, the hero does."""
    if won:
        hurt_dwarf(state, roll.foe, 1)
    else:
        hurt(state, roll.seat, 1 - min(1, roll.shield))


def _defence_result(state: Dungeon, roll: RollOff, won: bool) -> None:
    """WS-DWA-04, 05: lost, the hero takes 1 damage; won, the dwarf does, if the hero has its stone."""
    if not won:
        hurt(state, roll.seat, 1 - min(1, roll.shield))
    elif state.sheets[roll.seat].stone:
        hurt_dwarf(state, roll.foe, 1)
    else:
        state.tell("shaken_off", seat=roll.seat)


def _hunt_result(state: Dungeon, roll: RollOff, won: bool) -> None:
    """WS-WRA-06: one success takes the wraith piece off the board."""
    if won:
        state.tell("shaken_off", seat=roll.seat)
    else:
        remove_wraith(state, roll.seat)


_RESULTS: Final = (_trap_result, _lock_result, _attack_result, _defence_result, _hunt_result)
