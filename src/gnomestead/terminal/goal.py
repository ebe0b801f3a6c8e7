"""What wins, and how far everybody is: the sentence once, then one line that stays in sight."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.text import Text

from gnomestead.kernel import Goal, Track
from gnomestead.terminal.ink import Ink, flow
from gnomestead.terminal.palette import colour, sign

_GAP = " · "


def draw_goal(goal: Goal | None, ink: Ink) -> Iterator[Text]:
    """The lines to be shown: none where the game states no goal."""
    if goal is None:
        return
    aim = ink.say(goal.aim)
    if aim not in ink.read:
        ink.read.add(aim)
        yield Text.assemble(("★ ", "option"), (aim, "place"))
    groups = [_group(list(tracks), ink) for _, tracks in groupby(goal.tracks, key=lambda track: ink.say(track.name))]
    if groups:
        yield flow(groups, ink.width, gap=_GAP)


def _group(tracks: Sequence[Track], ink: Ink) -> Text:
    """Tracks of one name: `Points ● 12 ▲ 7`."""
    return Text(" ").join([Text(ink.say(tracks[0].name)), *[_standing(track) for track in tracks]])


def _standing(track: Track) -> Text:
    signs = [(sign(seat), colour(seat)) for seat in track.seats]
    far = f"{track.value}" if track.most is None else f"{track.value}/{track.most}"
    return Text.assemble(*signs, " " if signs else "", (far, "bold"))
