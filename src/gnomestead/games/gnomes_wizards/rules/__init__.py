"""The rulebook, one module per chapter."""

from __future__ import annotations
