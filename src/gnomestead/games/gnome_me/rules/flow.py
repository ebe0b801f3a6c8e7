"""The state machine of the game: which phase opens when the one before is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gnomestead.games.gnome_me.rules.assemble import begin_assembling
from gnomestead.games.gnome_me.rules.beats import begin_beats, begin_looks
from gnomestead.games.gnome_me.rules.device import begin_ready, begin_release, load
from gnomestead.games.gnome_me.rules.ending import begin_reveal, end_game, end_round, finish
from gnomestead.games.gnome_me.rules.pool import begin_grace
from gnomestead.games.gnome_me.rules.relay import begin_run_assembling, begin_runs, merge
from gnomestead.games.gnome_me.rules.scoring import score
from gnomestead.games.gnome_me.rules.setup import begin_colours
from gnomestead.games.gnome_me.state import GnomeMe
from gnomestead.kernel.frame import Frame

OPEN: Final[dict[str, Callable[[GnomeMe], None]]] = {
    "colours": begin_colours,
    "load": load,
    "ready": begin_ready,
    "release": begin_release,
    "assemble": begin_assembling,
    "grace": begin_grace,
    "score": score,
    "reveal": begin_reveal,
    "round_end": end_round,
    "ending": end_game,
    "over": finish,
    "runs": begin_runs,
    "run": begin_run_assembling,
    "merge": merge,
    "looks": begin_looks,
    "beats": begin_beats,
}


class Table(Frame[GnomeMe]):
    """Lies under every phase: when one is over, it opens the next."""

    __slots__ = ()

    def settle(self, state: GnomeMe) -> bool:
        OPEN[state.stage](state)
        return True
