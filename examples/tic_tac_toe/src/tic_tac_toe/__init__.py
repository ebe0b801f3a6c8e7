"""Tic-tac-toe: a whole game for Gnomestead, as a package of its own."""

from tic_tac_toe.game import TicTacToe

__all__ = ["TicTacToe"]
