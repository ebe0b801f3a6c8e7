"""What lies on the table. No rules."""

from __future__ import annotations

import random
from typing import Final

from gnomestead.games.wymer_stones.content import (
    COUNTS,
    HEROES,
    ITEMS,
    LIMITS,
    NOWHERE,
    RELIC,
    ROUNDS,
    STONE,
    TRAP,
    Space,
)
from gnomestead.kernel.chance import Stream
from gnomestead.kernel.game import Setup
from gnomestead.kernel.moves import Seat
from gnomestead.kernel.phrases import Result, ScoreLine, Standing, phrase
from gnomestead.kernel.plain import Plain
from gnomestead.kernel.state import State

UNCHOSEN: Final = 0
LIVING: Final = 1
WRAITH: Final = 2
REMOVED: Final = 3
"""What a seat's character is."""

UNDECIDED: Final = 0
VICTORY: Final = 1
DEFEAT: Final = 2

NOT_YET: Final = 0
BEFORE: Final = 1
AFTER: Final = 2
"""When the active hero struck this turn (WS-ATK-03)."""

DWARF: Final = 4
"""Pieces are numbers: a hero's seat, or DWARF plus the dwarf's place in order of appearance."""


class Tile(Plain):
    """A tile on the board. Frozen: turning it up is another tile."""

    __slots__ = ("face", "known", "new", "up")

    def __init__(self, face: int, up: bool = False, new: bool = False, known: bool = False) -> None:
        self.face = face
        self.up = up
        self.new = new
        """Placed after set-up, so never a stone."""
        self.known = known
        """Placed by the villain, who knows its face."""

    def turned_up(self) -> Tile:
        """The same tile, face up."""
        return Tile(self.face, True, self.new, self.known)

    def with_face(self, face: int) -> Tile:
        """A tile that looks the same from above."""
        return Tile(face, self.up, self.new, self.known)


class Sheet(Plain):
    """A hero seat: its hero card and everything on it."""

    __slots__ = (
        "boons",
        "carried",
        "crossed",
        "damage",
        "deaths",
        "hero",
        "is_spent",
        "luck",
        "luck_next",
        "move_mod",
        "powers",
        "relics",
        "skips",
        "space",
        "status",
        "steps",
        "stone",
        "tried",
    )

    def __init__(self) -> None:
        self.hero = NOWHERE
        self.space: Space = NOWHERE
        self.status = UNCHOSEN
        self.damage = 0
        self.deaths = 0
        self.stone = False
        self.carried: tuple[Seat, ...] = ()
        """Orphaned stones, by their owners (WS-STN-05)."""
        self.relics: tuple[int, ...] = ()
        self.boons: tuple[int, ...] = ()
        self.powers: tuple[int, ...] = ()
        self.skips = False
        self.move_mod = 0
        self.luck = 0
        """Roll modifiers up to the end of its next own turn …"""
        self.luck_next = 0
        """… and to the end of the one after that."""
        self.is_spent = False
        """Has used a relic or boon this turn (WS-REL-05)."""
        self.tried: tuple[Space, ...] = ()
        """Locks it has failed at since its turn began (WS-LCK-08)."""
        self.steps = 0
        self.crossed: tuple[Space, ...] = ()
        """Of the movement under way: steps left, spaces crossed."""

    def copy(self) -> Sheet:
        """A sheet of its own."""
        twin = Sheet.__new__(Sheet)
        twin.hero = self.hero
        twin.space = self.space
        twin.status = self.status
        twin.damage = self.damage
        twin.deaths = self.deaths
        twin.stone = self.stone
        twin.carried = self.carried
        twin.relics = self.relics
        twin.boons = self.boons
        twin.powers = self.powers
        twin.skips = self.skips
        twin.move_mod = self.move_mod
        twin.luck = self.luck
        twin.luck_next = self.luck_next
        twin.is_spent = self.is_spent
        twin.tried = self.tried
        twin.steps = self.steps
        twin.crossed = self.crossed
        return twin


class Foe(Plain):
    """A Cursed Dwarf that has woken. Defeated ones stay in the list, nowhere."""

    __slots__ = ("acted", "damage", "kind", "owner", "space", "steps", "struck", "struck_first", "stunned")

    def __init__(self, kind: int, owner: Seat, space: Space) -> None:
        self.kind = kind
        self.owner = owner
        """Whose stone woke it."""
        self.space = space
        self.damage = 0
        self.stunned = False
        self.acted = False
        self.steps = 0
        self.struck: tuple[Seat, ...] = ()
        self.struck_first = False

    def copy(self) -> Foe:
        """A dwarf of its own."""
        twin = Foe.__new__(Foe)
        twin.kind = self.kind
        twin.owner = self.owner
        twin.space = self.space
        twin.damage = self.damage
        twin.stunned = self.stunned
        twin.acted = self.acted
        twin.steps = self.steps
        twin.struck = self.struck
        twin.struck_first = self.struck_first
        return twin


def has_villain(setup: Setup) -> bool:
    """WS-GEN-01: whether the last seat plays the villain."""
    wanted = setup["villain"]
    return bool(wanted == "yes" or (wanted == "auto" and setup.seats > 1))


class Dungeon(State):
    """A game of Curse of the Wymer Stones."""

    __slots__ = (
        "active",
        "attack",
        "first",
        "foes",
        "fought",
        "hits",
        "last_round",
        "letter",
        "locks",
        "mix",
        "outcome",
        "place",
        "quiet",
        "relic_deck",
        "relic_discard",
        "round",
        "sheets",
        "standing",
        "supply_locks",
        "supply_relics",
        "supply_traps",
        "tiles",
        "trap_deck",
        "trap_discard",
        "unseen_wraiths",
        "villain",
        "wraith_deck",
    )

    def __init__(self, setup: Setup, chance: Stream) -> None:
        super().__init__(setup, chance)
        villain = has_villain(setup)
        heroes = setup.seats - villain
        self.villain: Seat = heroes if villain else NOWHERE
        self.sheets = [Sheet() for _ in range(heroes)]
        self.foes: list[Foe] = []
        self.standing: dict[Space, int] = {}
        """Which piece stands on a space. A piece walking over another is not in it."""
        self.tiles: dict[Space, Tile] = {}
        self.locks: set[Space] = set()
        self.mix: list[int] = []
        """Faces of the tiles that set-up has still to place."""
        self.trap_deck: list[int] = []
        self.trap_discard: list[int] = []
        self.relic_deck: list[int] = []
        self.relic_discard: list[int] = []
        self.wraith_deck: list[int] = []
        """Decks: the top card is the last."""
        self.unseen_wraiths = COUNTS.wraiths
        self.supply_traps = self.supply_relics = 0
        self.supply_locks = COUNTS.locks
        self.first: Seat = 0
        self.round = 0
        self.place = 0
        """Whose turn it is in the round, counted from the first hero."""
        self.active: Seat = NOWHERE
        self.attack = NOT_YET
        self.hits: tuple[int, ...] = ()
        """The dwarves the active hero has attacked this turn."""
        self.quiet = 0
        self.fought = False
        """For Stone's Call (WS-DWA-08): quiet rounds so far; whether hero and dwarf have rolled this round."""
        limits = ROUNDS["villain" if villain else str(setup["difficulty"])]
        self.last_round = limits[heroes - 1] if setup["round_limit"] == "standard" else LIMITS.last_round
        self.outcome = UNDECIDED
        self.letter = ""
        """How it ended: which words the opened letter holds (WS-END-03)."""

    def copy(self) -> Dungeon:
        twin = Dungeon.__new__(Dungeon)
        self.carry_over(twin)
        twin.villain = self.villain
        twin.sheets = [sheet.copy() for sheet in self.sheets]
        twin.foes = [foe.copy() for foe in self.foes]
        twin.standing = self.standing.copy()
        twin.tiles = self.tiles.copy()
        twin.locks = self.locks.copy()
        twin.mix = self.mix.copy()
        twin.trap_deck = self.trap_deck.copy()
        twin.trap_discard = self.trap_discard.copy()
        twin.relic_deck = self.relic_deck.copy()
        twin.relic_discard = self.relic_discard.copy()
        twin.wraith_deck = self.wraith_deck.copy()
        twin.unseen_wraiths = self.unseen_wraiths
        twin.supply_traps = self.supply_traps
        twin.supply_relics = self.supply_relics
        twin.supply_locks = self.supply_locks
        twin.first = self.first
        twin.round = self.round
        twin.place = self.place
        twin.active = self.active
        twin.attack = self.attack
        twin.hits = self.hits
        twin.quiet = self.quiet
        twin.fought = self.fought
        twin.last_round = self.last_round
        twin.outcome = self.outcome
        twin.letter = self.letter
        return twin

    # Small questions -----------------------------------------------------------------------------

    def living(self) -> list[Seat]:
        """The seats whose character is a hero."""
        return [seat for seat, sheet in enumerate(self.sheets) if sheet.status == LIVING]

    def heroes_from(self, seat: Seat) -> list[Seat]:
        """All hero seats clockwise from this one."""
        count = len(self.sheets)
        return [(seat + i) % count for i in range(count)]

    def seat_of(self, hero: int) -> Seat:
        """Who plays this hero; NOWHERE: nobody."""
        return next((seat for seat, sheet in enumerate(self.sheets) if sheet.hero == hero), NOWHERE)

    def is_claimed(self, seat: Seat) -> bool:
        """Whether this seat's stone has been found and taken, by itself or for it."""
        return self.sheets[seat].stone or any(seat in sheet.carried for sheet in self.sheets)

    def shown_limit(self) -> int:
        """WS-END-06: the last round, as players know it; 0: there is no limit."""
        return self.last_round if self.setup["round_limit"] == "standard" else 0

    def supply(self) -> int:
        """How many tiles the villain has left."""
        return self.supply_traps + self.supply_relics

    # What everybody asks -------------------------------------------------------------------------

    def result(self) -> Result | None:
        if not self.over:
            return None
        heroes_won = self.outcome == VICTORY
        sheet = (
            ScoreLine(phrase("score-stones"), sum(map(self.is_claimed, range(len(self.sheets)))), counts=False),
            ScoreLine(phrase("score-dwarves"), sum(foe.space == NOWHERE for foe in self.foes), counts=False),
        )  # WS-END-07: there is no scoring
        won = [heroes_won != (seat == self.villain) for seat in range(self.seats)]
        last = 2 if any(won) else 1  # beaten by the dungeon alone, the heroes share the only place
        return tuple(Standing(seat, won[seat], 1 if won[seat] else last, sheet) for seat in range(self.seats))

    def progress(self) -> int:
        if self.over:
            return 100
        fallen = sum(foe.space == NOWHERE for foe in self.foes)
        deeds = sum(self.is_claimed(seat) for seat in range(len(self.sheets))) + fallen
        by_deeds = 95 * deeds // (2 * len(self.sheets))
        return max(by_deeds, min(95, 95 * self.round // (self.last_round + 1)))

    def brief(self) -> str:
        heroes = " ".join(self._brief_hero(sheet) for sheet in self.sheets)
        foes = " ".join(f"{foe.kind}@{foe.space}-{foe.damage}" for foe in self.foes)
        supply = f"{self.supply_traps}+{self.supply_relics}+{self.supply_locks}"
        decks = f"{len(self.trap_deck)}/{len(self.relic_deck)}"
        top = type(self.top).__name__ if self.frames else f"over {self.outcome}"
        tiles = f"{len(self.tiles)} tiles {len(self.locks)} locks"
        return f"{self.ply} r{self.round} a{self.active} {top} | {heroes} | {foes} | {tiles} {supply} {decks}"

    def _brief_hero(self, sheet: Sheet) -> str:
        marks = "*" * sheet.stone + "+" * len(sheet.relics) + "!" * len(sheet.boons) + "^" * len(sheet.powers)
        return f"{sheet.hero}{'-hwr'[sheet.status]}@{sheet.space}-{sheet.damage}{marks}"

    # Hidden information ----------------------------------------------------------------------------

    def resample(self, seat: Seat | None, rng: random.Random) -> Dungeon:
        """Section 6: redraw the faces this seat has not seen, the decks, the supply's split, the dice."""
        twin = super().resample(seat, rng)
        rng.shuffle(twin.trap_deck)
        rng.shuffle(twin.relic_deck)
        known = COUNTS.wraiths - twin.unseen_wraiths
        unseen = twin.wraith_deck[known:]
        rng.shuffle(unseen)
        twin.wraith_deck[known:] = unseen
        is_villain = seat is not None and seat == self.villain
        if not self.over:  # at the end all faces are shown
            twin._redraw_faces(is_villain, rng)
            if not is_villain:
                twin._redraw_new_tiles(rng)
        return twin

    def _redraw_faces(self, is_villain: bool, rng: random.Random) -> None:
        """Set-up tiles: the faces not seen yet change places, those still to be placed included."""
        spaces = [
            space
            for space, tile in self.tiles.items()
            if not tile.up and not tile.new and not (tile.known and is_villain)
        ]
        faces = [self.tiles[space].face for space in spaces]
        unplaced = 0 if is_villain else len(self.mix)
        faces += self.mix[:unplaced]
        rng.shuffle(faces)
        for space, face in zip(spaces, faces, strict=False):
            self.tiles[space] = self.tiles[space].with_face(face)
        if unplaced:
            self.mix = sorted(faces[len(spaces) :])

    def _redraw_new_tiles(self, rng: random.Random) -> None:
        """New tiles: heroes know only how many traps and relics they and the supply hold together."""
        spaces = [space for space, tile in self.tiles.items() if tile.new and not tile.up]
        faces = [self.tiles[space].face for space in spaces]
        faces += [TRAP] * self.supply_traps + [RELIC] * self.supply_relics
        rng.shuffle(faces)
        for space, face in zip(spaces, faces, strict=False):
            self.tiles[space] = self.tiles[space].with_face(face)
        left = faces[len(spaces) :]
        self.supply_traps = left.count(TRAP)
        self.supply_relics = left.count(RELIC)

    # Is everything there? --------------------------------------------------------------------------

    def invariants(self) -> list[str]:
        if any(sheet.status == UNCHOSEN for sheet in self.sheets):
            return []
        wrong = [*self._lost_cards(), *self._lost_pieces()]
        if len(self.locks) + self.supply_locks != COUNTS.locks:
            wrong.append(f"{len(self.locks)} locks lie, {self.supply_locks} are in the supply")
        for seat, sheet in enumerate(self.sheets):
            lying = [tile.face for tile in self.tiles.values()].count(STONE + sheet.hero)
            found = lying + self.mix.count(STONE + sheet.hero) + self.is_claimed(seat)
            if found != 1:
                wrong.append(f"{found} stones of {HEROES[sheet.hero].id}")
        return wrong

    def _lost_cards(self) -> list[str]:
        flying = [card for frame in self.frames for card in [getattr(frame, "card", NOWHERE)] if card != NOWHERE]
        traps = len(self.trap_deck) + len(self.trap_discard) + sum(len(sheet.boons) for sheet in self.sheets)
        relics = len(self.relic_deck) + len(self.relic_discard) + sum(len(sheet.relics) for sheet in self.sheets)
        cards = traps + relics + len(flying)
        wrong = [] if self.over or cards == COUNTS.traps + COUNTS.relics else [f"{cards} trap and relic cards"]
        if len(set(self.wraith_deck)) != COUNTS.wraiths:
            wrong.append(f"{len(self.wraith_deck)} wraith cards")
        if any(ITEMS[item].kind != "relic" for item in self.relic_deck):
            wrong.append("the relic deck holds something else")
        return wrong

    def _lost_pieces(self) -> list[str]:
        wrong = []
        for seat, sheet in enumerate(self.sheets):
            if (sheet.space == NOWHERE) != (sheet.status == REMOVED):
                wrong.append(f"seat {seat} is {sheet.status} at {sheet.space}")
            if not 0 <= sheet.damage < HEROES[sheet.hero].hit_points:
                wrong.append(f"seat {seat} has {sheet.damage} damage")
            if len(sheet.relics) > LIMITS.relic_slots:
                wrong.append(f"seat {seat} has {len(sheet.relics)} relics")
            if sheet.status != LIVING and (sheet.relics or sheet.boons or sheet.powers):  # WS-DMG-03, 04
                wrong.append(f"seat {seat} has fallen and still holds something")
        spaces = [sheet.space for sheet in self.sheets] + [foe.space for foe in self.foes]
        if set(spaces) - {NOWHERE} != set(self.standing):
            wrong.append(f"pieces stand on {sorted(spaces)}, the board says {sorted(self.standing)}")
        return wrong
