"""After the end: the same players once more, by one word."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gnomestead.bots.driver import bot_names
from gnomestead.kernel import Match
from gnomestead.table.acts import Again
from gnomestead.table.again import NextGame, next_game, ways
from gnomestead.terminal.players import BOT, Player
from gnomestead.terminal.screen import Screen

WORDS: Final[dict[str, Again]] = {"again": "same", "swap": "swap", "harder": "harder"}


def offer_again(match: Match, players: Sequence[Player], screen: Screen) -> tuple[Match, list[Player]] | None:
    """Ask whether they play on, and how; None: enough for today."""
    people = [seat for seat, player in enumerate(players) if not player.bot]
    if not people:
        return None
    bots = [bot_names(match.game)[0] if player.bot == BOT else player.bot for player in players]
    how = _ask([word for word, way in WORDS.items() if way in ways(match.game, match.setup, bots, people)], screen)
    return None if how is None else _laid(match, players, next_game(match.game, match.setup, bots, people[0], how))


def _ask(words: Sequence[str], screen: Screen) -> Again | None:
    try:
        while said := screen.read(f"Once more? Type {_either(words)}; Enter for no: "):
            if said.lower() in words:
                return WORDS[said.lower()]
            screen.problem(f"Please type {_either(words)}.")
    except (EOFError, KeyboardInterrupt):
        screen.show("")
    return None


def _either(words: Sequence[str]) -> str:
    *others, last = words
    return f"{', '.join(others)} or {last}" if others else last


def _laid(match: Match, players: Sequence[Player], coming: NextGame) -> tuple[Match, list[Player]]:
    """The next table: everybody in their new place."""
    seated = [players[old]._replace(bot=coming.bots[old]) for old in coming.order]
    names = [player.name for player in seated]
    return Match.new(match.game, len(seated), coming.options, None, names), seated
