"""A small table for rule tests: an empty dungeon, pieces where the test wants them, loaded dice."""

from __future__ import annotations

from collections.abc import Iterable

from gnomestead.games.wymer_stones.content import DWARVES, FACES, HEROES, ITEMS, NAMES, NOWHERE, SPACE, TRAPS, WRAITHS
from gnomestead.games.wymer_stones.game import WymerStones
from gnomestead.games.wymer_stones.rules.board import place_lock, put
from gnomestead.games.wymer_stones.rules.ending import become_wraith, remove_wraith
from gnomestead.games.wymer_stones.rules.turns import ROUNDS_FRAME
from gnomestead.games.wymer_stones.state import DWARF, Dungeon, Foe, Sheet, Tile
from gnomestead.kernel import LoadedDice

GAME = WymerStones()
ITEM = {item.id: number for number, item in enumerate(ITEMS)}
FOUR = "wizard warrior paladin ranger"


class Table:
    """Heroes sit in the order they are named; the first one starts. Round 1, nothing on the board but heroes."""

    def __init__(self, heroes: str = FOUR, villain: bool = True, **options: object) -> None:
        self.heroes = heroes.split()
        seats = len(self.heroes) + villain
        chosen = {"villain": "yes" if villain else "no", "first_hero": 1, **options}
        self.state: Dungeon = GAME.start(seats, chosen, seed="table")  # type: ignore[arg-type]
        for hero in self.heroes:
            self.state.play(self.state.waiting()[0], f"hero_{hero}")
        state = self.state
        state.tiles.clear()
        state.locks.clear()
        state.mix = []
        state.supply_locks = 16
        state.frames = [ROUNDS_FRAME]
        state.round = 1
        state.active = NOWHERE
        for sheet in state.sheets:  # as if their stones lay somewhere out of the way
            sheet.powers = ()
        state.forget_menus()

    # Laying things out -----------------------------------------------------------------------------

    def seat(self, who: str) -> int:
        return self.state.villain if who == "villain" else self.heroes.index(who)

    def sheet(self, hero: str) -> Sheet:
        return self.state.sheets[self.seat(hero)]

    def put(self, hero: str, space: str) -> Table:
        put(self.state, self.seat(hero), SPACE[space])
        return self

    def give(self, hero: str, *items: str, damage: int | None = None, stone: bool | None = None) -> Table:
        sheet = self.sheet(hero)
        for item in items:
            number = ITEM[item]
            kind = ITEMS[number].kind
            if kind == "relic":
                self.state.relic_deck.remove(number)
                sheet.relics = (*sheet.relics, number)
            elif kind == "boon":
                self.state.trap_deck.remove(ITEMS[number].trap)
                sheet.boons = (*sheet.boons, number)
            else:
                sheet.powers = (*sheet.powers, number)
        sheet.damage = sheet.damage if damage is None else damage
        sheet.stone = sheet.stone if stone is None else stone
        self.state.forget_menus()
        return self

    def tile(self, space: str, face: str = "trap", up: bool = False, new: bool = False, known: bool = False) -> Table:
        number = FACES.index(face if face.startswith("stone") else f"face_{face}")
        self.state.tiles[SPACE[space]] = Tile(number, up, new, known)
        self.state.forget_menus()
        return self

    def lock(self, *spaces: str) -> Table:
        for space in spaces:
            place_lock(self.state, SPACE[space])
        self.state.forget_menus()
        return self

    def dwarf(self, name: str, space: str, owner: str = "", damage: int = 0) -> Table:
        kind = [dwarf.id for dwarf in DWARVES].index(f"dwarf_{name}")
        foe = Foe(kind, self.seat(owner) if owner else 0, NOWHERE)
        foe.damage = damage
        self.state.foes.append(foe)
        put(self.state, DWARF + len(self.state.foes) - 1, SPACE[space])
        return self

    def foe(self, name: str) -> Foe:
        kind = [dwarf.id for dwarf in DWARVES].index(f"dwarf_{name}")
        return next(foe for foe in self.state.foes if foe.kind == kind)

    def kill(self, *heroes: str, removed: bool = False) -> Table:
        for hero in heroes:
            become_wraith(self.state, self.seat(hero))
            if removed:
                remove_wraith(self.state, self.seat(hero))
        return self

    def traps(self, *numbers: int) -> Table:
        """These trap cards lie on top, the first one uppermost."""
        _on_top(self.state.trap_deck, [number - 1 for number in numbers])
        return self

    def relics(self, *names: str) -> Table:
        _on_top(self.state.relic_deck, [ITEM[name] for name in names])
        return self

    def wraiths(self, *numbers: int) -> Table:
        _on_top(self.state.wraith_deck, [number - 1 for number in numbers])
        return self

    def dice(self, *faces: int) -> Table:
        self.state.chance = LoadedDice(self.state.chance, faces)
        return self

    # Playing ---------------------------------------------------------------------------------------

    def turn(self, who: str, power: int = 1, dice: Iterable[int] = ()) -> Table:
        """This seat's turn begins; a hero rolls this power."""
        state = self.state
        place = len(self.heroes) if who == "villain" else (self.seat(who) - state.first) % len(self.heroes)
        is_hero = who != "villain" and self.sheet(who).status == 1
        if is_hero:
            self.dice(power, *dice)
        elif dice:
            self.dice(*dice)
        state.frames = [ROUNDS_FRAME]
        state.active = NOWHERE
        state.place = place
        state._events = []
        state.settle()
        return self

    def play(self, *moves: str) -> Table:
        """Moves of whoever is waited for."""
        for move in moves:
            self.state.play(self.state.waiting()[0], move)
        return self

    def play_as(self, who: str, *moves: str) -> Table:
        for move in moves:
            self.state.play(self.seat(who), move)
        return self

    def asked(self) -> str:
        """Who is waited for."""
        seat = self.state.waiting()[0]
        return "villain" if seat == self.state.villain else self.heroes[seat]

    def menu(self, said: str = "", who: str = "") -> list[str]:
        seat = self.seat(who) if who else self.state.waiting()[0]
        words = self.state.read(seat, said)
        return [word.text for word in self.state.options(seat, words)]

    def at(self, who: str) -> str:
        space = self.foe(who).space if who in ("king", "smith", "warden", "delver") else self.sheet(who).space
        return NAMES[space] if space != NOWHERE else ""

    def told(self) -> list[str]:
        return [event.kind for event in self.state.events]

    def frame(self) -> str:
        return type(self.state.top).__name__ if self.state.frames else "over"

    def why(self, who: str, thing: str) -> str:
        refusal = self.state.why_not(self.seat(who), thing)
        return "" if refusal is None else refusal.rule


def _on_top(deck: list[int], cards: list[int]) -> None:
    for card in reversed(cards):
        deck.remove(card)
        deck.append(card)


def names(items: Iterable[int]) -> list[str]:
    """Items by id."""
    return [ITEMS[item].id for item in items]


__all__ = ["FOUR", "GAME", "HEROES", "TRAPS", "WRAITHS", "Table", "names"]
