"""The game's own bot."""

from __future__ import annotations

from gnomestead.games.nirds.bot.player import NirdBot

__all__ = ["NirdBot"]
