"""What one seat may know: everything on the table; of the decks only how many cards they hold."""

from __future__ import annotations

import msgspec


class Stub(msgspec.Struct, frozen=True):
    """To be replaced."""
