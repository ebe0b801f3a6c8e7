"""Bots: rookie, sleuth and mastermind.

They weigh what the rulebook's table of heuristics names: a card by whom it beats and who could cancel it,
tokens and spaces by how they split what is left on the sheet, a dig by its odds against the card's worth.
"""

from __future__ import annotations

from gnomestead.games.gnom_street.bot.bots import Mastermind, Rookie, Sleuth

__all__ = ["Mastermind", "Rookie", "Sleuth"]
