"""The view as things in places."""

from __future__ import annotations

from gnomestead.games.gnom_street.view import StreetView
from gnomestead.kernel import Scene


def scene(view: StreetView) -> Scene:
    """The table, ready to draw."""
    return Scene(())
