"""Mushroom Market: a tiny game with secrets, dice and cards, for the kernel's own tests."""

from toy.game import MushroomMarket

__all__ = ["MushroomMarket"]
