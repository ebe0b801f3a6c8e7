"""The rulebook, one module a chapter."""

from __future__ import annotations
