"""Bots: players for any game."""
