"""Who sits where: `me`, `me:Ada`, `bot`, or a bot by name."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import NamedTuple

from gnomestead.bots.driver import bot_names
from gnomestead.kernel import AnyGame, BadSetup

BOT = "bot"
_BOT_NAME = re.compile(r".* the (?:(\S+) )?bot")
_GNOMES = ("Bramble", "Thistle", "Moss", "Fern", "Nettle", "Burdock", "Clover", "Sorrel")


class Player(NamedTuple):
    """Somebody at the table; `bot` is empty for people."""

    name: str
    bot: str = ""


def parse_seats(game: AnyGame, text: str, names: Sequence[str] = ()) -> list[Player]:
    """The players that `me,me:Ada,bot` stands for."""
    kinds = [part.strip() for part in text.split(",")]
    if not game.min_seats <= len(kinds) <= game.max_seats:
        game.set_table(len(kinds), {})
    if len(names) > len(kinds):
        raise BadSetup(f"{len(names)} names for {len(kinds)} seats")
    people = sum(kind == "me" for kind in kinds)
    players = [_player(game, kind, seat, people) for seat, kind in enumerate(kinds)]
    for seat, name in enumerate(names):
        if name.strip():
            players[seat] = players[seat]._replace(name=_clean(name))
    return players


def _player(game: AnyGame, kind: str, seat: int, people: int) -> Player:
    if kind == "me":
        return Player("Player" if people == 1 else f"Player {seat + 1}")
    if kind.startswith("me:"):
        return Player(_clean(kind.removeprefix("me:")))
    bots = bot_names(game)
    if kind == BOT or kind in bots:
        which = "" if kind in (BOT, bots[0]) else f"{kind} "
        return Player(f"{_GNOMES[seat % len(_GNOMES)]} the {which}bot", kind)
    legal = ["me", "me:NAME", BOT, *bots]
    close = get_close_matches(kind, legal, 1)
    hint = f" (did you mean {close[0]}?)" if close else ""
    raise BadSetup(f"seat {seat + 1}: {kind!r} is not one of {', '.join(legal)}{hint}")


def _clean(name: str) -> str:
    shown = "".join(char for char in " ".join(name.split()) if char.isprintable())
    if not 0 < len(shown) <= 40:
        raise BadSetup(f"{name!r} is no name: give 1 to 40 characters")
    return shown


def default_seats(game: AnyGame) -> str:
    """One person and as few bots as the game allows."""
    return ",".join(["me", *[BOT] * (game.min_seats - 1)])


def seat_range(game: AnyGame) -> str:
    """How many can play: `2`, or `2–6`."""
    return str(game.min_seats) if game.min_seats == game.max_seats else f"{game.min_seats}–{game.max_seats}"


def recall(game: AnyGame, names: Sequence[str]) -> list[Player]:
    """Who played a saved game, by the names in it: `Moss the bot` was a bot."""
    players = []
    for name in names:
        found = _BOT_NAME.fullmatch(name)
        bot = (found[1] or BOT) if found else ""
        players.append(Player(name, bot if not bot or bot in bot_names(game) else BOT))
    return players
