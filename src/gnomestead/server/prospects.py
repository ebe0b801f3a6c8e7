"""What a table would be, before it is opened: who plays what, which options go together, how it looks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from gnomestead.kernel import AnyGame, BadSetup, OptionValue, TableOption
from gnomestead.server.wire_http import Prospect


def prospect_of(game: AnyGame, seats: int, query: Mapping[str, str]) -> Prospect:
    """The prospect of a table with so many seats and these options, written as text."""
    chosen = _parse(game, query)
    problem = ""
    roles: tuple[str, ...] = ()
    try:
        roles = game.roles(game.set_table(seats, chosen))
    except BadSetup as slip:
        problem = str(slip)
    legal = {option.name: tuple(_fitting(game, seats, chosen, option)) for option in game.options}
    samples = game.samples(seats, chosen) if game.min_seats <= seats <= game.max_seats else ()
    return Prospect(roles, legal, samples, problem)


def _parse(game: AnyGame, query: Mapping[str, str]) -> dict[str, OptionValue]:
    known = {option.name: option for option in game.options}
    for name in query:
        if name not in known:
            raise BadSetup(f"{game.id} has no option {name!r}; it has: {', '.join(known) or 'none'}")
    return {name: known[name].parse(text) for name, text in query.items()}


def _fitting(
    game: AnyGame, seats: int, chosen: Mapping[str, OptionValue], option: TableOption
) -> Iterator[OptionValue]:
    for value in option.values:
        try:
            game.set_table(seats, {**chosen, option.name: value})
        except BadSetup:
            continue
        yield value
