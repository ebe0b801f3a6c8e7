"""The rules, one module for each chapter of RULES.md."""

from __future__ import annotations
