"""Heuristic bots: heroes who help each other, and a villain who does not."""

from __future__ import annotations

from gnomestead.games.wymer_stones.bot.heuristic import HeuristicBot

__all__ = ["HeuristicBot"]
