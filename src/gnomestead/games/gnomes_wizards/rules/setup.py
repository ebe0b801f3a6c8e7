"""Set-up: tribes, first player, the deal, leaders (rulebook 3.4, GW-VAR-03)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from gnomestead.games.gnomes_wizards.frames import WarFrame
from gnomestead.games.gnomes_wizards.moves import KEEP_BOARD, LEADER, MINE, REDEAL, TRIBE, SpaceWord, TribeWord
from gnomestead.games.gnomes_wizards.rules.dice import BLACK_DICE
from gnomestead.games.gnomes_wizards.rules.dice_verbs import faces_shown
from gnomestead.games.gnomes_wizards.rules.turn import TURN
from gnomestead.games.gnomes_wizards.rules.units import (
    muster,
    no,
    reckon_sides,
    shield,
    space_named,
    space_of,
    space_words,
    tile_at,
)
from gnomestead.games.gnomes_wizards.state import HORN, RACE, War
from gnomestead.kernel.moves import Move, Seat, Word
from gnomestead.kernel.phrases import Phrase, Refusal, phrase

MOST_DEALS: Final = 2000
MINE_SLOT: Final = 6
DUG_IN: Final = 1
DUG_IN_LAST: Final = 2
"""Added defense in the short game for those who do not begin, and for who comes last (GW-VAR-03)."""


def in_teams(state: War) -> bool:
    """GW-SET-01: two sides, gnomes against wizards."""
    return len(set(state.sides)) < state.seats or (state.seats == 2 and state.setup["mode"] == "teams")


def tribes_for(state: War, seat: Seat) -> list[int]:
    """GW-SET-02, GW-SET-03: free tribes; in teams the seats alternate gnome, wizard."""
    free = [tribe for tribe in range(6) if tribe not in state.tribes]
    if not in_teams(state):
        return free
    race = "gnome" if seat % 2 == 0 else "wizard"
    return [tribe for tribe in free if RACE[tribe] == race]


class PickTribe(WarFrame):
    """D-TRIBE: each player picks a tribe, in seat order, or tribes are dealt at random."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def waiting(self, state: War) -> tuple[Seat, ...]:
        return (self.seat,)

    def settle(self, state: War) -> bool:
        if self.seat == state.seats:
            state.pop()
            prepare(state)
            return True
        free = tribes_for(state, self.seat)
        if state.setup["tribe_pick"] == "random":
            self._take(state, state.chance.pick(free))
            return True
        return False

    def options(self, state: War, seat: Seat, said: Move) -> Sequence[Word]:
        return [TRIBE[tribe] for tribe in tribes_for(state, seat)] if seat == self.seat and not said else ()

    def resolve(self, state: War, seat: Seat, move: Move) -> None:
        word = move[0]
        assert isinstance(word, TribeWord)
        self._take(state, word.tribe)

    def _take(self, state: War, tribe: int) -> None:
        state.take_tribe(self.seat, tribe)
        state.reveal("tribe", seat=self.seat, tribe=TRIBE[tribe].text)
        state.replace(PickTribe(self.seat + 1))

    def prompt(self, state: War, seat: Seat, said: Move) -> Phrase:
        return phrase("prompt-tribe" if seat == self.seat else "prompt-watch", seat=self.seat)

    def why_not(self, state: War, seat: Seat, thing: str) -> Refusal | None:
        names = {word.text: word.tribe for word in TRIBE}
        if thing not in names:
            return super().why_not(state, seat, thing)
        if names[thing] in state.tribes:
            return Refusal(phrase("why-tribe-taken", thing=thing), "GW-SET-03")
        if seat != self.seat:
            return Refusal(phrase("why-not-your-turn", seat=self.seat), "GW-SET-03")
        return Refusal(phrase("why-other-race", thing=thing), "GW-SET-02")


def prepare(state: War) -> None:
    """With the tribes known: unit cards, first player, the deck, the board."""
    state.deal_cards()
    reckon_sides(state)
    state.first = first_player(state)
    state.current = state.first
    state.chance.shuffle(state.deck)
    state.push(PlaceLeader(0))
    state.push(VoteBoard(()))
    deal(state)


def first_player(state: War) -> Seat:
    """GW-SET-04: most horns with four black dice; those tied for most roll again."""
    rolling = list(range(state.seats))
    while len(rolling) > 1:
        dice = [state.chance.roll() - 1 for _ in range(BLACK_DICE * len(rolling))]
        horns = [dice[BLACK_DICE * i : BLACK_DICE * (i + 1)].count(HORN) for i in range(len(rolling))]
        for i, seat in enumerate(rolling):
            fresh = faces_shown(dice[BLACK_DICE * i : BLACK_DICE * (i + 1)])
            state.reveal("horns_rolled", seat=seat, n=horns[i], fresh=fresh)
        rolling = [seat for seat, count in zip(rolling, horns, strict=True) if count == max(horns)]
    state.tell("first_player", seat=rolling[0])
    return rolling[0]


# The deal ----------------------------------------------------------------------------------------


def deal(state: War) -> None:
    """GW-SET-05..08: deal until every tribe has as many clans with both tiles on the edge as any other."""
    best: tuple[int, ...] = ()
    least = 99
    for _ in range(MOST_DEALS if state.setup["board_balance"] == "even" else 1):
        tiles = _deal_once(state)
        counts = edge_clans(state, tiles)
        if max(counts) - min(counts) < least:
            best, least = tiles, max(counts) - min(counts)
        if not least:
            break
    state.tiles = best
    state.flipped = 1 << state.board.filler if state.board.filler >= 0 else 0
    state.reveal("dealt", tiles=len(best))


def _deal_once(state: War) -> tuple[int, ...]:
    """GW-SET-06, GW-SET-07: A tiles on side A, B tiles on side B; odd counts mixed; mines in the middle."""
    board = state.board
    tiles = [-1] * board.size
    groups = [0, 1] if board.half[0] >= 0 else [-1]
    for group in groups:
        for mines in (False, True):
            pile = [tile for tile in _tiles_in_play(state, mines) if group < 0 or tile % 2 == group]
            spaces = board.mine_spaces if mines else board.plain_spaces
            state.chance.shuffle(pile)
            for space, tile in zip([i for i in spaces if board.half[i] == group], pile, strict=True):
                tiles[space] = tile
    if board.filler >= 0:  # GW-BRD-11
        unused = [tile for tile in range(72) if tile // 12 not in state.tribes]
        tiles[board.filler] = state.chance.pick(unused)
    return tuple(tiles)


def _tiles_in_play(state: War, mines: bool) -> list[int]:
    """The tiles of the tribes in play, mines or the others; a tile is tribe * 12 + (slot - 1) * 2 + side."""
    return [tribe * 12 + i for tribe in sorted(state.tribes) for i in (range(10, 12) if mines else range(10))]


def edge_clans(state: War, tiles: tuple[int, ...]) -> list[int]:
    """GW-SET-08: for each tribe, the clans whose two tiles both lie in layer 1."""
    edge = {tile for space, tile in enumerate(tiles) if state.board.layer_of[space] == 1}
    return [
        len([slot for slot in range(6) if {tribe * 12 + slot * 2, tribe * 12 + slot * 2 + 1} <= edge])
        for tribe in state.tribes
    ]


class VoteBoard(WarFrame):
    """D-VOTE, GW-SET-09: all vote at once; more than half for a re-deal, and the board is dealt again."""

    __slots__ = ("votes",)

    def __init__(self, votes: tuple[tuple[Seat, bool], ...]) -> None:
        self.votes = votes
        """Sealed until all have voted: seat, wants a re-deal."""

    def waiting(self, state: War) -> tuple[Seat, ...]:
        voted = [seat for seat, _ in self.votes]
        return tuple([seat for seat in range(state.seats) if seat not in voted])

    def settle(self, state: War) -> bool:
        if state.redeals >= state.setup["board_vote"]:
            state.pop()
            return True
        if len(self.votes) < state.seats:
            return False
        against = len([seat for seat, wants in self.votes if wants])
        state.reveal("voted", redeal=against, keep=state.seats - against)
        if 2 * against > state.seats:
            state.redeals += 1
            state.replace(VoteBoard(()))
            deal(state)
        else:
            state.pop()
        return True

    def options(self, state: War, seat: Seat, said: Move) -> Sequence[Word]:
        return (KEEP_BOARD, REDEAL) if seat in self.waiting(state) and not said else ()

    def resolve(self, state: War, seat: Seat, move: Move) -> None:
        state.replace(VoteBoard((*self.votes, (seat, move[0] is REDEAL))))

    def redrawn(self, state: War, seat: Seat | None, rng: random.Random) -> VoteBoard:
        """The others' sealed votes, guessed anew."""
        return VoteBoard(tuple([(who, vote if who == seat else rng.random() < 0.5) for who, vote in self.votes]))

    def prompt(self, state: War, seat: Seat, said: Move) -> Phrase:
        return phrase("prompt-vote")


# Leaders -----------------------------------------------------------------------------------------


def leader_spaces(state: War, seat: Seat) -> list[int]:
    """GW-SET-12..15: start spaces of the side, both sides for the first; in Every Tribe any free edge space."""
    board = state.board
    if not in_teams(state):
        return [i for i in board.plain_spaces if board.layer_of[i] == 1 and not state.here[i]]
    halves = [state.half[seat]] if state.half[seat] >= 0 else [0, 1]
    return [space for half in halves for space in board.starts[half]]


class PlaceLeader(WarFrame):
    """D-LEADER: clockwise from the first player; the first also chooses the side of the board."""

    __slots__ = ("placed",)

    def __init__(self, placed: int) -> None:
        self.placed = placed

    def _seat(self, state: War) -> Seat:
        return (state.first + self.placed) % state.seats

    def waiting(self, state: War) -> tuple[Seat, ...]:
        return (self._seat(state),)

    def settle(self, state: War) -> bool:
        if self.placed < state.seats:
            return False
        state.replace(TURN[0])
        if state.setup["length"] == "short":
            state.push(PlaceOnMine(0))
        return True

    def options(self, state: War, seat: Seat, said: Move) -> Sequence[Word]:
        if seat != self._seat(state) or said:
            return ()
        return space_words(state, LEADER, leader_spaces(state, seat))

    def resolve(self, state: War, seat: Seat, move: Move) -> None:
        word = move[0]
        assert isinstance(word, SpaceWord)
        space = space_of(state, word)
        if in_teams(state):
            half = state.board.half[space]
            for other in range(state.seats):
                state.half[other] = half if state.sides[other] == state.sides[seat] else 1 - half
        muster(state, seat * 7, space)
        state.tell("leader", seat=seat, unit=state.unit_id(seat * 7), space=word.text, tile=tile_at(state, space))
        state.replace(PlaceLeader(self.placed + 1))

    def prompt(self, state: War, seat: Seat, said: Move) -> Phrase:
        mine = seat == self._seat(state)
        return phrase("prompt-leader" if mine else "prompt-watch", seat=self._seat(state))

    def why_not(self, state: War, seat: Seat, thing: str) -> Refusal | None:
        if seat != self._seat(state):
            return Refusal(phrase("why-not-your-turn", seat=self._seat(state)), "GW-SET-12")
        if space_named(state, thing) < 0:
            return super().why_not(state, seat, thing)
        rule = "GW-SET-13" if in_teams(state) else "GW-SET-15"
        return no(state, "why-not-start", rule, thing)


def head_start(state: War, place: int) -> int:
    """GW-VAR-03: the defense that the last clan of the player at this place in the turn order starts with."""
    if not place or len(set(state.sides)) < state.seats:
        return 0
    return DUG_IN_LAST if place == state.seats - 1 else DUG_IN


class PlaceOnMine(WarFrame):
    """D-MINE, GW-VAR-03: in the short game the last clan stands on its mine; in Every Tribe either mine."""

    __slots__ = ("placed",)

    def __init__(self, placed: int) -> None:
        self.placed = placed

    def _seat(self, state: War) -> Seat:
        return (state.first + self.placed) % state.seats

    def _mines(self, state: War) -> list[int]:
        seat = self._seat(state)
        own = state.tribes[seat] * 12 + 10
        half = state.half[seat]
        return [i for i in state.board.mine_spaces if state.tiles[i] - own in ((half,) if half >= 0 else (0, 1))]

    def waiting(self, state: War) -> tuple[Seat, ...]:
        return (self._seat(state),)

    def settle(self, state: War) -> bool:
        if self.placed == state.seats:
            state.pop()
            return True
        mines = self._mines(state)
        if len(mines) > 1:
            return False
        self._place(state, mines[0])
        return True

    def options(self, state: War, seat: Seat, said: Move) -> Sequence[Word]:
        if seat != self._seat(state) or said:
            return ()
        return space_words(state, MINE, self._mines(state))

    def resolve(self, state: War, seat: Seat, move: Move) -> None:
        word = move[0]
        assert isinstance(word, SpaceWord)
        self._place(state, space_of(state, word))

    def _place(self, state: War, space: int) -> None:
        unit = self._seat(state) * 7 + MINE_SLOT
        muster(state, unit, space)
        name, tile = state.board.name(space), tile_at(state, space)
        state.tell("called", seat=unit // 7, unit=state.unit_id(unit), space=name, tile=tile)
        if added := head_start(state, self.placed):
            shield(state, unit, added)
            state.tell("shielded", unit=state.unit_id(unit), defense=state.defense[unit])
        state.replace(PlaceOnMine(self.placed + 1))

    def prompt(self, state: War, seat: Seat, said: Move) -> Phrase:
        mine = seat == self._seat(state)
        return phrase("prompt-mine" if mine else "prompt-watch", seat=self._seat(state))

    def why_not(self, state: War, seat: Seat, thing: str) -> Refusal | None:
        if space_named(state, thing) < 0:
            return super().why_not(state, seat, thing)
        return no(state, "why-not-own-mine", "GW-VAR-03", thing)
