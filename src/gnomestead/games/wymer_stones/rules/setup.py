"""3.2, 3.21 Set-up: heroes, decks, tiles, locks."""

from __future__ import annotations

from gnomestead.games.wymer_stones.content import (
    COUNTS,
    DIFFICULTIES,
    FACES,
    HEROES,
    LIMITS,
    NAMES,
    NOWHERE,
    RELIC,
    RELICS,
    STONE,
    TRAP,
)
from gnomestead.games.wymer_stones.moves import DONE, FACE, LAY, LOCK, PICK, REST, NumberedWord, SpaceWord
from gnomestead.games.wymer_stones.rules import why
from gnomestead.games.wymer_stones.rules.board import free_tile_spaces, lock_spaces, put
from gnomestead.games.wymer_stones.rules.moment import Moment
from gnomestead.games.wymer_stones.rules.turns import ROUNDS_FRAME
from gnomestead.games.wymer_stones.rules.villain import add_lock
from gnomestead.games.wymer_stones.state import LIVING, Dungeon, Tile
from gnomestead.kernel.events import audience
from gnomestead.kernel.frame import Frame
from gnomestead.kernel.moves import Move, Seat, Word
from gnomestead.kernel.phrases import Phrase, Refusal, phrase


def lay_out(state: Dungeon) -> None:
    """The first hero and the decks by chance; then heroes, tiles and locks in turn."""
    heroes = len(state.sheets)
    wanted = state.setup["first_hero"]
    state.first = state.chance.below(heroes) if wanted == "random" else int(wanted) - 1  # WS-SET-16
    if state.setup["hero_pick"] == "random":  # WS-SET-04
        deal = list(range(COUNTS.heroes))
        state.chance.shuffle(deal)
        for seat in state.heroes_from(state.first):
            pick_hero(state, seat, deal.pop())
    state.trap_deck = list(range(COUNTS.traps))
    state.relic_deck = list(RELICS)
    state.wraith_deck = list(range(COUNTS.wraiths))
    for deck in (state.trap_deck, state.relic_deck, state.wraith_deck):  # WS-SET-02
        state.chance.shuffle(deck)
    state.push(ROUNDS_FRAME)
    state.push(Locks())
    state.push(Tiles())
    state.push(Heroes())


def pick_hero(state: Dungeon, seat: Seat, hero: int) -> None:
    """WS-SET-03, 05: the seat's hero stands on the starting spot of its colour."""
    sheet = state.sheets[seat]
    sheet.hero = hero
    sheet.status = LIVING
    put(state, seat, HEROES[hero].start)
    state.tell("picked", seat=seat, hero=HEROES[hero].id)


# Heroes -----------------------------------------------------------------------------------------------


class Heroes(Frame[Dungeon]):
    """S1: hero seats pick an unused hero in turn order."""

    __slots__ = ()

    def settle(self, state: Dungeon) -> bool:
        for seat in state.heroes_from(state.first):
            if state.sheets[seat].hero == NOWHERE:
                state.push(PickHero(seat))
                return True
        state.pop()
        return True


class PickHero(Moment):
    """D-PICK, WS-SET-04."""

    __slots__ = ()

    PROMPT = "prompt-pick"

    def options(self, state: Dungeon, seat: Seat, said: Move) -> list[Word]:
        return [word for word in PICK if state.seat_of(word.number) == NOWHERE] if seat == self.seat else []

    def resolve(self, state: Dungeon, seat: Seat, move: Move) -> None:
        word = move[0]
        assert isinstance(word, NumberedWord)
        state.pop()
        pick_hero(state, seat, word.number)


# Tiles ------------------------------------------------------------------------------------------------


def sort_tiles(state: Dungeon) -> None:
    """WS-SET-07, 08, 14: the mix for the board; what is left over forms the supply."""
    mix = DIFFICULTIES[str(state.setup["difficulty"])]
    stones = sorted(STONE + sheet.hero for sheet in state.sheets)
    state.mix = [TRAP] * mix.traps + [RELIC] * mix.relics + stones
    state.supply_traps = COUNTS.trap_tiles - mix.traps
    state.supply_relics = COUNTS.relic_tiles - mix.relics


def scatter(state: Dungeon) -> None:
    """WS-SET-10, 13: what is left of the mix goes face down to random tile spaces; nobody sees the faces."""
    spaces = free_tile_spaces(state)
    state.chance.shuffle(spaces)
    state.chance.shuffle(state.mix)
    placed = sorted(zip(spaces, state.mix, strict=False))
    for space, face in placed:
        state.tiles[space] = Tile(face)
    state.mix = []
    state.reveal("scattered", tiles=len(placed), spaces=tuple(NAMES[space] for space, _ in placed))


class Tiles(Frame[Dungeon]):
    """S2: the shuffle places the tiles, or the villain does."""

    __slots__ = ()

    def settle(self, state: Dungeon) -> bool:
        state.pop()
        sort_tiles(state)
        if state.setup["placement"] == "strategic":
            state.push(Placement(state.villain))
        else:
            scatter(state)
        return True


class Placement(Moment):
    """WS-SET-12, 13: the villain puts every tile of the mix where it likes, or has the rest scattered."""

    __slots__ = ()

    def settle(self, state: Dungeon) -> bool:
        if state.mix:
            return False
        state.pop()
        return True

    def options(self, state: Dungeon, seat: Seat, said: Move) -> list[Word]:
        if seat != self.seat:
            return []
        if said:
            return [LAY[space] for space in free_tile_spaces(state)]
        return [*[FACE[face] for face in range(len(FACES)) if face in state.mix], REST]

    def resolve(self, state: Dungeon, seat: Seat, move: Move) -> None:
        face = move[0]
        if face is REST:
            scatter(state)
            return
        place = move[1]
        assert isinstance(face, NumberedWord) and isinstance(place, SpaceWord)
        state.mix.remove(face.number)
        state.tiles[place.space] = Tile(face.number, known=True)
        state.confide(audience(seat), "placed", {"face": face.text}, space=place.text)

    def question(self, state: Dungeon, said: Move) -> Phrase:
        if said:
            return phrase("prompt-lay-where", face=said[0].text)
        return phrase("prompt-placement", left=len(state.mix))

    def refuse(self, state: Dungeon, thing: str) -> Refusal | None:
        space = why.space_of(thing)
        return why.no_tile_place(state, space) if space != NOWHERE else None


# Locks ------------------------------------------------------------------------------------------------


class Locks(Frame[Dungeon]):
    """S3: the villain places locks, or all 16 fall at random (WS-NOV-02)."""

    __slots__ = ()

    def settle(self, state: Dungeon) -> bool:
        if state.villain == NOWHERE:
            while spaces := lock_spaces(state):
                add_lock(state, state.chance.pick(spaces))
        state.pop()
        if state.villain != NOWHERE:
            state.push(PlaceLocks(state.villain))
        return True


class PlaceLocks(Moment):
    """WS-SET-11, 12: one by one, at least 6 with random placement, at most 16."""

    __slots__ = ()

    def settle(self, state: Dungeon) -> bool:
        if lock_spaces(state):
            return False
        state.pop()
        return True

    def options(self, state: Dungeon, seat: Seat, said: Move) -> list[Word]:
        if seat != self.seat:
            return []
        menu: list[Word] = [LOCK[space] for space in lock_spaces(state)]
        return [*menu, DONE] if self._may_stop(state) else menu

    def _may_stop(self, state: Dungeon) -> bool:
        is_strategic = state.setup["placement"] == "strategic"
        return is_strategic or len(state.locks) >= LIMITS.least_random_locks

    def resolve(self, state: Dungeon, seat: Seat, move: Move) -> None:
        word = move[0]
        if isinstance(word, SpaceWord):
            add_lock(state, word.space)
        else:
            state.pop()

    def question(self, state: Dungeon, said: Move) -> Phrase:
        least = 0 if self._may_stop(state) else LIMITS.least_random_locks
        return phrase("prompt-place-locks", placed=len(state.locks), most=COUNTS.locks, least=least)

    def refuse(self, state: Dungeon, thing: str) -> Refusal | None:
        space = why.space_of(thing)
        if thing == DONE.text:
            return why.no("too-few-locks", "WS-SET-11", least=LIMITS.least_random_locks)
        return why.no_lock_place(state, space) if space != NOWHERE else None
