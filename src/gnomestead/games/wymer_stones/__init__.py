"""Curse of the Wymer Stones: one villain, up to four heroes, and a dungeon full of question marks."""
