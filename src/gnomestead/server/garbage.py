"""When the collector of garbage may look, and at what.

Reference counting frees nearly all there is; the collector only finds what refers to itself in a circle: a browser
that has left, a table let go. To find it among the old it has to look at all objects of all tables, and meanwhile
nothing moves: a fifth of a second with a thousand tables. So it is not woken by what is allocated, in the middle of
a move. A few times a second it looks at the young, which takes a millisecond or two, and at the old when nobody has
done anything for a moment, or, if that moment does not come, when there is twice as much as after the last time:
so there is never much more dead than alive, and the busiest house looks rarely.
"""

from __future__ import annotations

import gc
from sys import getallocatedblocks
from typing import Final

LOOKS_EVERY: Final = 0.25
QUIET: Final = 4
"""Looks in a row between which nobody has done anything."""
SOME: Final = 1_000
"""New objects that are worth a look."""
MANY: Final = 200
"""Looks at the young after which there may be something among the old."""
ROOM: Final = 3_000_000
"""Blocks of memory, some three hundred megabytes, that may be added in any case."""


def collect_when_asked() -> None:
    """From now on the collector only looks when it is asked to, and never at what is there already."""
    gc.collect()
    gc.freeze()
    gc.disable()


class Garbage:
    """Asks the collector to look."""

    def __init__(self) -> None:
        self._most = 0
        self._acts = self._quiet = 0
        self._leave_room()

    def look(self, acts: int) -> None:
        """To be called every `LOOKS_EVERY` seconds, with a count of what people have done."""
        self._quiet = self._quiet + 1 if acts == self._acts else 0
        self._acts = acts
        young, looks, _ = gc.get_count()
        if (self._quiet >= QUIET and looks >= MANY) or getallocatedblocks() > self._most:
            gc.collect()
            self._leave_room()
        elif young >= SOME:
            gc.collect(0)

    def _leave_room(self) -> None:
        alive = getallocatedblocks()
        self._most = alive + max(alive, ROOM)
