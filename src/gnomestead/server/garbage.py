"""When the collector of garbage looks at everything: while nobody plays.

Reference counting frees nearly all there is; the collector only finds what refers to itself in a circle: a browser
that has left, a table let go. To find it among the old it has to look at all objects of all tables, and meanwhile
nothing moves: a fifth of a second with a thousand tables. So the young are looked at often and few at a time, and
the old when nobody has done anything for a moment, or, if that moment does not come, after hours.
"""

from __future__ import annotations

import gc
from time import monotonic
from typing import Final

YOUNG: Final = 1_000
"""New objects after which the young are looked at."""
NEVER: Final = 1_000_000_000
WORTH_IT: Final = 200
"""Looks at the young after which a look at the old may find something."""
AT_LATEST: Final = 6 * 3_600.0


def only_look_at_the_young() -> None:
    """From now on the collector looks at what is old only when it is asked to, and never at what is there already."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


class Garbage:
    """Asks the collector to look at what is old."""

    def __init__(self) -> None:
        self._last_look = monotonic()
        self._acts = 0

    def look(self, acts: int) -> None:
        """To be called every second or so, with a count of what people have done."""
        is_quiet, self._acts = acts == self._acts, acts
        is_overdue = monotonic() - self._last_look > AT_LATEST
        if (is_quiet and gc.get_count()[1] >= WORTH_IT) or is_overdue:
            gc.collect()
            self._last_look = monotonic()
