"""Nirds vs Gnomes: a co-operative dice game of nerdy birds against evil garden gnomes."""
