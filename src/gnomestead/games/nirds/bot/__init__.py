"""The game's own bot."""

from gnomestead.games.nirds.bot.player import NirdBot

__all__ = ["NirdBot"]
