"""What one seat may know."""
from __future__ import annotations
import msgspec
class WarView(msgspec.Struct, frozen=True):
    """x"""
    seat: int | None
def view_of(state, seat): return WarView(seat)
