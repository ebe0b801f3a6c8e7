"""3.6, 3.10, 3.13 to 3.15 Tiles: flipping, relics, stones, and the Cursed Dwarf Event."""

from __future__ import annotations

from gnomestead.games.wymer_stones.content import (
    COUNTS,
    DWARVES,
    FACES,
    HEROES,
    ITEMS,
    LIMITS,
    NAMES,
    NOWHERE,
    RELIC,
    SIDES,
    STONE,
    TRAP,
    WALKABLE,
    Space,
)
from gnomestead.games.wymer_stones.moves import (
    DISCARD,
    ITEM,
    KEEP,
    PLAY,
    PLAY_THEN,
    SHIFT,
    SWAP,
    WAKE,
    NumberedWord,
    SpaceWord,
)
from gnomestead.games.wymer_stones.rules import regrets
from gnomestead.games.wymer_stones.rules.board import is_open, nearest_available, nearest_free, put
from gnomestead.games.wymer_stones.rules.cards import carry_out, draw
from gnomestead.games.wymer_stones.rules.contest import face_trap
from gnomestead.games.wymer_stones.rules.ending import hit_points
from gnomestead.games.wymer_stones.rules.items import ITEM_WORD, can_help, item_menu, item_question
from gnomestead.games.wymer_stones.rules.moment import Moment
from gnomestead.games.wymer_stones.state import DWARF, LIVING, REMOVED, Dungeon, Foe
from gnomestead.kernel.frame import Frame
from gnomestead.kernel.moves import Move, Seat, Word
from gnomestead.kernel.phrases import Phrase, phrase

# Flipping and resolving -------------------------------------------------------------------------------


def flip(state: Dungeon, spaces: tuple[Space, ...], seat: Seat) -> None:
    """WS-FLP-02: all these face-down tiles turn up together."""
    hidden = [space for space in spaces if space in state.tiles and not state.tiles[space].up]
    for space in hidden:
        tile = state.tiles[space] = state.tiles[space].turned_up()
        state.reveal("flipped", seat=seat, space=NAMES[space], face=FACES[tile.face])


def land_on(state: Dungeon, seat: Seat) -> None:
    """WS-FLP-07: a hero placed on a tile outside a movement resolves it at once."""
    sheet = state.sheets[seat]
    if sheet.status == LIVING and sheet.space in state.tiles:
        resolve_tiles(state, seat, (sheet.space,))


def resolve_tiles(state: Dungeon, seat: Seat, spaces: tuple[Space, ...]) -> None:
    """Flip these tiles together, then resolve them one by one."""
    flip(state, spaces, seat)
    state.push(Resolve(seat, spaces))


class Resolve(Frame[Dungeon]):
    """WS-FLP-02, 04: crossed tiles are resolved one at a time, in the order they were first crossed."""

    __slots__ = ("seat", "spaces")

    def __init__(self, seat: Seat, spaces: tuple[Space, ...]) -> None:
        self.seat = seat
        self.spaces = spaces

    def settle(self, state: Dungeon) -> bool:
        # WS-FLP-05: what a fallen hero has not resolved stays face up.
        if not self.spaces or state.sheets[self.seat].status != LIVING:
            state.pop()
            return True
        space = self.spaces[0]
        state.replace(Resolve(self.seat, self.spaces[1:]))
        if space in state.tiles:
            _resolve_tile(state, self.seat, space)
        return True


def _resolve_tile(state: Dungeon, seat: Seat, space: Space) -> None:
    """WS-TIL-04: a resolved trap or relic tile leaves the game."""
    face = state.tiles[space].face
    if face >= STONE:
        return _find_stone(state, seat, space, state.seat_of(face - STONE))
    del state.tiles[space]
    if face == TRAP:
        return face_trap(state, seat)
    assert face == RELIC
    return draw_relic(state, seat)


# Relics -----------------------------------------------------------------------------------------------


def draw_relic(state: Dungeon, seat: Seat) -> None:
    """WS-REL-01: draw the top relic card and put it in a slot or use it."""
    card = draw(state, state.relic_deck, state.relic_discard)
    if card == NOWHERE:
        state.tell("no_relic", seat=seat)
        return
    state.reveal("relic", seat=seat, hero=HEROES[state.sheets[seat].hero].id, item=ITEMS[card].id)
    state.push(RelicDrawn(seat, card))


class RelicDrawn(Moment):
    """WS-REL-01 to 03: keep it, play it now, exchange it, or let it go."""

    __slots__ = ("card",)

    PROMPT = "prompt-relic"

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat = seat
        self.card = card

    def question(self, state: Dungeon, said: Move) -> Phrase:
        if said and said[0] is PLAY_THEN:
            return item_question(state, self.seat, self.card, said[1:])
        return phrase("prompt-swap" if said else self.PROMPT, item=ITEMS[self.card].id)

    def _can_play(self, state: Dungeon) -> bool:
        return not ITEMS[self.card].after_roll and can_help(state, self.seat, self.card)

    def options(self, state: Dungeon, seat: Seat, said: Move) -> list[Word]:
        if seat != self.seat:
            return []
        relics = state.sheets[seat].relics
        if said:
            swaps: list[Word] = [ITEM[relic] for relic in relics]
            return swaps if said[0] is SWAP else item_menu(state, seat, self.card, said[1:])
        menu: list[Word] = [SWAP] if len(relics) >= LIMITS.relic_slots else [KEEP]
        if self._can_play(state):
            menu.append(PLAY if ITEM_WORD[self.card].ends else PLAY_THEN)
        return [*menu, DISCARD]

    def warning(self, state: Dungeon, said: Move, word: Word) -> Phrase | None:
        if word is DISCARD:
            return regrets.of_parting(self.card)
        return regrets.of_parting(word.number) if said == (SWAP,) and isinstance(word, NumberedWord) else None

    def resolve(self, state: Dungeon, seat: Seat, move: Move) -> None:
        state.pop()
        sheet = state.sheets[seat]
        first = move[0]
        if first is KEEP:
            sheet.relics = (*sheet.relics, self.card)
        elif first is SWAP:
            old = move[1]
            assert isinstance(old, NumberedWord)
            sheet.relics = tuple(self.card if relic == old.number else relic for relic in sheet.relics)
            state.relic_discard.append(old.number)
        else:
            state.relic_discard.append(self.card)
        state.tell("relic_" + ("kept" if first in (KEEP, SWAP) else first.text), seat=seat, item=ITEMS[self.card].id)
        if first is PLAY or first is PLAY_THEN:
            carry_out(state, seat, ITEMS[self.card].effects, move[1:])


# Stones -----------------------------------------------------------------------------------------------


def _find_stone(state: Dungeon, seat: Seat, space: Space, owner: Seat) -> None:
    """WS-STN-01, 02, 05: its own stone is claimed, an orphaned one carried, any other stays."""
    stone = HEROES[state.sheets[owner].hero].stone
    if owner == seat:
        state.sheets[seat].stone = True
    elif state.sheets[owner].status == REMOVED:
        state.sheets[seat].carried = (*state.sheets[seat].carried, owner)
    else:
        state.tell("not_yours", seat=seat, stone=stone, space=NAMES[space])
        return
    del state.tiles[space]
    state.tell("claimed", seat=seat, hero=HEROES[state.sheets[seat].hero].id, stone=stone, space=NAMES[space])
    state.push(Awakening(owner))


def sleeping(state: Dungeon) -> list[int]:
    """The dwarves that have not appeared yet."""
    awake = [foe.kind for foe in state.foes]
    return [dwarf for dwarf in range(COUNTS.dwarves) if dwarf not in awake]


class Awakening(Moment):
    """WS-DWE-01, 02: a dwarf appears on the starting spot; the villain, or chance, chooses which."""

    __slots__ = ()

    PROMPT = "prompt-wake"

    def asked(self, state: Dungeon) -> Seat:
        return state.villain

    def settle(self, state: Dungeon) -> bool:
        dwarves = sleeping(state)
        if state.villain != NOWHERE and len(dwarves) > 1:
            return False
        self._wake(state, dwarves[0] if len(dwarves) == 1 else state.chance.pick(dwarves))
        return True

    def options(self, state: Dungeon, seat: Seat, said: Move) -> list[Word]:
        return [WAKE[dwarf] for dwarf in sleeping(state)] if seat == state.villain else []

    def detail(self, state: Dungeon, said: Move, word: Word) -> Phrase | None:
        assert isinstance(word, NumberedWord)
        return phrase("detail-wake", hearts=hit_points(state, word.number), steps=DWARVES[word.number].movement)

    def resolve(self, state: Dungeon, seat: Seat, move: Move) -> None:
        word = move[0]
        assert isinstance(word, NumberedWord)
        self._wake(state, word.number)

    def _wake(self, state: Dungeon, dwarf: int) -> None:
        state.pop()
        start = HEROES[state.sheets[self.seat].hero].start
        state.reveal("woke", dwarf=DWARVES[dwarf].id, space=NAMES[start])
        state.push(Appearance(dwarf, self.seat))
        if start in state.standing:
            state.push(Displaced(state.standing[start], start))


class Appearance(Frame[Dungeon]):
    """WS-DWE-01, 05: the dwarf takes its place, at once."""

    __slots__ = ("dwarf", "owner")

    def __init__(self, dwarf: int, owner: Seat) -> None:
        self.dwarf = dwarf
        self.owner = owner

    def settle(self, state: Dungeon) -> bool:
        state.pop()
        start = HEROES[state.sheets[self.owner].hero].start
        state.foes.append(Foe(self.dwarf, self.owner, NOWHERE))
        put(state, DWARF + len(state.foes) - 1, start)
        return True


class Displaced(Moment):
    """WS-DWE-04: whoever stands on the spot is moved over one space, by its own seat."""

    __slots__ = ("piece", "start")

    PROMPT = "prompt-shift"

    def __init__(self, piece: int, start: Space) -> None:
        self.seat = piece
        self.piece = piece
        self.start = start

    def asked(self, state: Dungeon) -> Seat:
        return self.piece if self.piece < DWARF else state.villain

    def _is_hero(self, state: Dungeon) -> bool:
        return self.piece < DWARF and state.sheets[self.piece].status == LIVING

    def places(self, state: Dungeon) -> list[Space]:
        """Neighbours it may stand on, those without a tile if there are any."""
        if self._is_hero(state):
            found = [side for side in SIDES[self.start] if is_open(state, side)]
        else:
            found = [side for side in SIDES[self.start] if side not in state.standing]
        return [side for side in found if side not in state.tiles] or found

    def settle(self, state: Dungeon) -> bool:
        places = self.places(state)
        if len(places) > 1 and self.asked(state) != NOWHERE:
            return False
        if places:
            self._shift(state, places[0] if len(places) == 1 else state.chance.pick(places))
        else:
            nearest = nearest_available if self._is_hero(state) else nearest_free
            self._shift(state, nearest(state, self.start))
        return True

    def options(self, state: Dungeon, seat: Seat, said: Move) -> list[Word]:
        return [SHIFT[place] for place in self.places(state)] if seat == self.asked(state) else []

    def resolve(self, state: Dungeon, seat: Seat, move: Move) -> None:
        word = move[0]
        assert isinstance(word, SpaceWord)
        self._shift(state, word.space)

    def _shift(self, state: Dungeon, space: Space) -> None:
        state.pop()
        assert WALKABLE[space] or not self._is_hero(state)
        put(state, self.piece, space)
        state.tell("shifted", piece=self.piece, space=NAMES[space])
