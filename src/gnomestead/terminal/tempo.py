"""How long bots leave their players to read, by the pace of the table."""

from __future__ import annotations

from typing import Final

from gnomestead.table.acts import Pace

PACES: Final[dict[Pace, float]] = {"slow": 1.6, "normal": 0.7, "fast": 0.3}
"""Seconds between the moves of bots."""
