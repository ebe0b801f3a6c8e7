"""A general who knows what a position is worth."""

from __future__ import annotations
