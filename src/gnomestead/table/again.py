"""Playing again: the same people at a new table, as it was, or with the sides swapped, or one level harder."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from gnomestead.bots.driver import bot_names
from gnomestead.kernel import AnyGame, OptionValue, Seat, Setup
from gnomestead.table.acts import Again, SeatBot, Sit, TableSpec
from gnomestead.table.table import Chair, Table


class NextGame(NamedTuple):
    """What changes from one game to the next."""

    options: dict[str, OptionValue]
    order: tuple[Seat, ...]
    """By new seat: the old one of whoever sits there."""
    bots: tuple[str, ...]
    """By old seat: its bot; empty for people."""


def ways(game: AnyGame, setup: Setup, bots: Sequence[str], people: Iterable[Seat]) -> tuple[Again, ...]:
    """How the people on these seats can play again; `bots` are those of all seats, empty for people."""
    is_harder = any(game.harder(setup, seat) or harder_bots(game, setup, bots, seat) for seat in people)
    every: tuple[Again, ...] = ("same", "swap", "harder")
    return tuple(way for way, may in zip(every, (True, may_swap(game, setup), is_harder), strict=True) if may)


def next_game(game: AnyGame, setup: Setup, bots: Sequence[str], asker: Seat, how: Again) -> NextGame:
    """The next game as whoever sits there wants it. Where no option makes it harder, better bots do."""
    harder = game.harder(setup, asker) if how == "harder" else {}
    better = harder_bots(game, setup, bots, asker) if how == "harder" and not harder else {}
    shift = _shift(game, setup, asker) if how == "swap" else 0
    order = tuple((seat - shift) % setup.seats for seat in range(setup.seats))
    return NextGame(harder or setup.options, order, tuple(better.get(seat, bot) for seat, bot in enumerate(bots)))


def may_swap(game: AnyGame, setup: Setup) -> bool:
    """Whether it makes a difference where one sits."""
    return not game.seats_alike and len({*zip(game.roles(setup), game.sides(setup), strict=True)}) > 1


def harder_bots(game: AnyGame, setup: Setup, bots: Sequence[str], seat: Seat) -> dict[Seat, str]:
    """The next better bots on the other sides, by seat."""
    names, sides = bot_names(game), game.sides(setup)
    rivals = {rival: bot for rival, bot in enumerate(bots) if bot and sides[rival] != sides[seat]}
    return {rival: names[names.index(bot) - 1] for rival, bot in rivals.items() if bot != names[0]}


def _shift(game: AnyGame, setup: Setup, seat: Seat) -> int:
    """By how many seats everybody moves on, so that this one plays another part, or at least on another side."""
    for parts in (game.roles(setup), game.sides(setup)):
        for shift in range(1, setup.seats):
            if parts[(seat + shift) % setup.seats] != parts[seat]:
                return shift
    return 0


# At a live table ------------------------------------------------------------------------------------


class Sitter(NamedTuple):
    """Who takes a seat of the new table, and how that is asked for."""

    person: str
    name: str
    request: Sit | SeatBot


def ways_at(table: Table) -> tuple[Again, ...]:
    """How the people of a table can play again."""
    people = [seat for seat, chair in enumerate(table.chairs) if chair.person]
    return ways(table.game, table.setup, _bots(table), people)


def spec_again(table: Table) -> TableSpec:
    """The new table; whoever asked for it first is its host."""
    return replace(table.spec, options=_next(table).options, host=table.again_by, pace=table.pace, opening=())


def sitters_again(table: Table) -> list[Sitter]:
    """Who sits where at the new table. A bot that kept somebody's seat plays on, unless they have come along."""
    coming = _next(table)
    moved = [(seat, table.chairs[old], coming.bots[old]) for seat, old in enumerate(coming.order)]
    return [_sitter(table, seat, chair, bot) for seat, chair, bot in moved]


def all_follow(table: Table) -> bool:
    """Whether all people who still played at the end have come along."""
    return {chair.person for chair in table.chairs if chair.person and not chair.bot} <= table.following


def _next(table: Table) -> NextGame:
    asker = table.seats_of(table.again_by)[0]
    return next_game(table.game, table.setup, _bots(table), asker, table.again or "same")


def _bots(table: Table) -> list[str]:
    return [chair.bot for chair in table.chairs]


def _sitter(table: Table, seat: Seat, chair: Chair, bot: str) -> Sitter:
    if chair.person and (not chair.bot or chair.person in table.following):
        return Sitter(chair.person, chair.name, Sit(seat, chair.name))
    return Sitter(table.again_by, "", SeatBot(seat, bot))
