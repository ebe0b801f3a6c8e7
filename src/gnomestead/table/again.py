"""Playing again: the same people at a new table, as it was, or with the sides swapped, or one level harder."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from gnomestead.bots.driver import bot_names
from gnomestead.kernel import AnyGame, OptionValue, Seat, Setup
from gnomestead.table.acts import Again, SeatBot, Sit, TableSpec
from gnomestead.table.table import Chair, Table


class Sitter(NamedTuple):
    """Who takes a seat of the new table, and how that is asked for."""

    person: str
    name: str
    request: Sit | SeatBot


def ways(table: Table) -> tuple[Again, ...]:
    """How these people can play again."""
    game, setup = table.game, table.setup
    seats = [seat for person in table.people() for seat in table.seats_of(person)]
    swap: tuple[Again, ...] = ("swap",) if may_swap(game, setup) else ()
    is_harder = any(harder_options(table, seat) or harder_bots(table, seat) for seat in seats)
    return ("same", *swap, "harder") if is_harder else ("same", *swap)


def may_swap(game: AnyGame, setup: Setup) -> bool:
    """Whether it makes a difference where one sits."""
    return not game.seats_alike and len({*zip(game.roles(setup), game.sides(setup), strict=True)}) > 1


def spec_again(table: Table) -> TableSpec:
    """The new table; whoever asked for it first is its host."""
    options = table.setup.options
    if table.again == "harder":
        options = harder_options(table, _first_seat(table)) or options
    return replace(table.spec, options=options, host=table.again_by, opening=())


def sitters_again(table: Table) -> list[Sitter]:
    """Who sits where at the new table. A bot that kept somebody's seat plays on, unless they have come along."""
    bots = {}
    if table.again == "harder" and not harder_options(table, _first_seat(table)):
        bots = harder_bots(table, _first_seat(table))
    chairs = list(enumerate(table.chairs))
    shift = _shift(table) if table.again == "swap" else 0
    moved = chairs[-shift:] + chairs[:-shift] if shift else chairs
    return [_sitter(table, seat, chair, bots.get(old, chair.bot)) for seat, (old, chair) in enumerate(moved)]


def all_follow(table: Table) -> bool:
    """Whether all people who still played at the end have come along."""
    return {chair.person for chair in table.chairs if chair.person and not chair.bot} <= table.following


def harder_options(table: Table, seat: Seat) -> dict[str, OptionValue]:
    """The options that make the game one level harder for this seat; nothing: there is no such level."""
    return table.game.harder(table.setup, seat)


def harder_bots(table: Table, seat: Seat) -> dict[Seat, str]:
    """The next better bots on the other sides, by seat."""
    names, sides = bot_names(table.game), table.game.sides(table.setup)
    bots = {rival: chair.bot for rival, chair in enumerate(table.chairs) if chair.bot and sides[rival] != sides[seat]}
    return {rival: names[names.index(bot) - 1] for rival, bot in bots.items() if bot != names[0]}


def _sitter(table: Table, seat: Seat, chair: Chair, bot: str) -> Sitter:
    if chair.person and (not chair.bot or chair.person in table.following):
        return Sitter(chair.person, chair.name, Sit(seat, chair.name))
    return Sitter(table.again_by, "", SeatBot(seat, bot))


def _first_seat(table: Table) -> Seat:
    return table.seats_of(table.again_by)[0]


def _shift(table: Table) -> int:
    """By how many seats everybody moves on, so that whoever asked plays another part, or at least on another side."""
    mine, count = _first_seat(table), len(table.chairs)
    for parts in (table.game.roles(table.setup), table.game.sides(table.setup)):
        for shift in range(1, count):
            if parts[(mine + shift) % count] != parts[mine]:
                return shift
    return 0
