"""Gnomes in plain characters, for clients without pictures. Never compiled.

Shapes differ in outline, details in pattern, as on the cards: bands or spots, round or half-shut eyes,
potato or carrot, one lobe or two, curls or combed, curled toes or clogs, striped or plain socks.
"""

from __future__ import annotations

from typing import Final

WIDTH: Final = 21

_STEEPLE = (
    "         /\\          ",
    "        /{0}{0}\\         ",
    "       /{1}{0}{0}{1}\\        ",
    "      /{0}{0}{1}{1}{0}{0}\\       ",
)
_FLOPPY = (
    "       ____          ",
    "      /{0}{0}{1}{1}`-.       ",
    "     /{1}{0}{0}{1}{1}{0}  `o     ",
    "     |{0}{0}{1}{1}{0}{0}{0}|        ",
)
_BRIM = "    (============)   "
_BANDS, _SPOTS = ("=", "-"), ("o", " ")

_CAPS = {
    "cap_barber": (*(row.format(*_BANDS) for row in _STEEPLE), _BRIM),
    "cap_toadstool": (*(row.format(*_SPOTS) for row in _STEEPLE), _BRIM),
    "cap_nightcap": (*(row.format(*_BANDS) for row in _FLOPPY), _BRIM),
    "cap_ladybird": (*(row.format(*_SPOTS) for row in _FLOPPY), _BRIM),
}
_WIDE, _SLY = "    (|  (O)  (O)  |) ", "    (|  ~_-  -_~  |) "
_POTATO = "     |    (__)    |  "
_CARROT = "     |    <=====- |  "
_FACES = {
    "face_spud": (_WIDE, _POTATO),
    "face_snowman": (_WIDE, _CARROT),
    "face_dozer": (_SLY, _POTATO),
    "face_heron": (_SLY, _CARROT),
}
_LOBE = (
    "     \\{0}{0}{0}{0}{0}{0}{0}{0}{0}{0}/    ",
    "      \\{0}{0}{0}{0}{0}{0}{0}{0}/     ",
    "        \\{0}{0}{0}{0}/       ",
)
_FORK = (
    "     \\{0}{0}{0}{0}{0}{0}{0}{0}{0}{0}/    ",
    "     |{0}{0}{0}{0}\\/{0}{0}{0}{0}|    ",
    "      \\{0}/    \\{0}/     ",
)
_BEARDS = {
    "beard_sheep": tuple(row.format("@") for row in _LOBE),
    "beard_waterfall": tuple(row.format("|") for row in _LOBE),
    "beard_ram": tuple(row.format("@") for row in _FORK),
    "beard_swallow": tuple(row.format("|") for row in _FORK),
}
_STRIPED, _PLAIN = "       |=|  |=|      ", "       | |  | |      "
_CURL, _CLOG = "  (@___/ |  | \\___@) ", "    (____|  |____)   "
_FEET = {
    "feet_jester": (_STRIPED, _CURL),
    "feet_genie": (_PLAIN, _CURL),
    "feet_bumblebee": (_STRIPED, _CLOG),
    "feet_baker": (_PLAIN, _CLOG),
}
_TABLES: Final = (_CAPS, _FACES, _BEARDS, _FEET)
HEIGHTS: Final = (5, 2, 3, 2)
"""How many rows of a drawing each slot takes."""
_UNKNOWN: Final = "        . . .        "

_MARKS: Final = {"flower": "✿", "bluebell": "♪", "rain_cloud": "☁,,", "fluffy_cloud": "☁", "cookie": "●"}
_SPOTS_AT: Final = {
    "brim": (4, 17),
    "ear": (5, 19),
    "ground_left": (11, 0),
    "ground_right": (11, 18),
    "sky_left": (0, 1),
    "sky_right": (0, 15),
    "belt": (9, 17),
}
_FLIPPED: Final = str.maketrans("/\\()<>`.'_~-", "\\/)(><.`,‾~-")

SILHOUETTE: Final = (
    "         /\\          ",
    "        /::\\         ",
    "       /::::\\        ",
    "      /::::::\\       ",
    "    (::::::::::::)   ",
    "    (|::::::::::::|) ",
    "     |:::::??:::::|  ",
    "     \\::::? ?::::/    "[:WIDTH],
    "      \\::::?:::/     ",
    "        \\::?:/       ",
    "       |:|  |:|      ",
    "    (____|  |____)   ",
)


def rows_of(slot: int, part: str) -> tuple[str, ...]:
    """One quarter of a gnome; dots where it cannot be seen."""
    return _TABLES[slot].get(part, (_UNKNOWN,) * HEIGHTS[slot])


def draw_gnome(parts: tuple[str, ...], mark: str = "", spot: str = "", upside_down: bool = False) -> tuple[str, ...]:
    """A gnome from cap to feet, with its mark; on its head if wanted."""
    rows = [row[:WIDTH].ljust(WIDTH) for slot, part in enumerate(parts) for row in rows_of(slot, part)]
    if mark:
        line, column = _SPOTS_AT[spot]
        sign = _MARKS[mark]
        rows[line] = (rows[line][:column] + sign + rows[line][column + len(sign) :])[:WIDTH]
    if upside_down:
        rows = [row[::-1].translate(_FLIPPED) for row in reversed(rows)]
    return tuple(rows)


def on_edge(rows: tuple[str, ...], angle: int) -> tuple[str, ...]:
    """A drawing turned away by so many degrees: narrower, down to an edge."""
    lean = abs((angle + 90) % 180 - 90)
    keep = max(1, round(WIDTH * (90 - lean) / 90))
    step = WIDTH / keep
    return tuple("".join(row[int(place * step)] for place in range(keep)).center(WIDTH) for row in rows)
