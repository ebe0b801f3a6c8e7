"""The art of the games, drawn by a few hands and many lines of arithmetic: `python -m tools.art`."""
