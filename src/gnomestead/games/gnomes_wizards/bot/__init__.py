"""A general who knows what a position is worth."""
