"""75 Gnom' Street: four gangs of eight, sixteen pieces of loot, a garden and a cat."""

from __future__ import annotations

from tools.art.kit import (
    CREAM,
    INK,
    PAPER,
    SEAT,
    SEATS,
    at,
    box,
    cap_mark,
    card,
    coin,
    complexion,
    disc,
    drawing,
    gnome,
    icon,
    inked,
    lattice,
    line,
    numeral,
    part,
    rays,
    shape,
    spots,
    sticker,
    stripes,
    svg,
    texture,
    window,
)

SHEET = "gnom_street"
TRADES = ("snitch", "early_bird", "bouncer", "trespasser", "cat_caller", "grill", "digger", "boss")
FACES = ("specs", "wink", "grump", "patch", "wink", "specs", "wink", "grump")
BEARDS = ("handlebar", "river", "cloud", "handlebar", "plaits", "cloud", "plaits", "river")

GANGS = {
    "red": (1, "steeple", "#f4c3b5", "#eeb0a0", "#5b3a22"),
    "green": (4, "leafbrim", "#b9ddcf", "#a3cfbe", "#4a3a6b"),
    "purple": (5, "jester", "#dcb8d6", "#cfa3c8", "#5a1c50"),
    "orange": (3, "bobble", "#fbe0a0", "#f5d283", "#9c4a2b"),
}
"""Seat whose cap the gang wears, that cap, card ground, its pattern, coat."""

ROWS, COLUMNS, PONDS = "abc", range(1, 7), {"a3", "c4"}


def pictures() -> dict[str, str]:
    """Every picture by its art id."""
    parts = (_gnomes(), _gangs(), _loot(), _tokens(), _answers(), _garden(), _badges(), _throw())
    return {**{art: picture for each in parts for art, picture in each.items()}, "cover": _cover()}


def _cover() -> str:
    """For the shelf of games: a gang boss and Mister Biscuits, who has seen nothing."""
    figure = gnome("bobble", "grump", "cloud", "clogs", {"--g-cap": SEATS[3], "--g-coat": "#9c4a2b"})
    lawn = stripes("#86c56c", 22, 12)
    return card("#8fce75", lawn, at(10, 8, figure, 0.46), at(96, 36, part("cast/cat"), 1.04), height=150)


# Cards --------------------------------------------------------------------------------------------


def _gnomes() -> dict[str, str]:
    return {f"{gang}_{value}": _gnome(gang, value) for gang in GANGS for value in range(1, 9)}


def _gnome(gang: str, value: int) -> str:
    _, cap, ground, _, _ = GANGS[gang]
    figure = gnome(cap, FACES[value - 1], BEARDS[value - 1], "", _dress(gang, value))
    mitten = inked('<ellipse cx="161" cy="224" rx="14" ry="12" fill="#f5b82e"/>', 5)
    tool = at(122, 128, drawing(SHEET, TRADES[value - 1]))
    value_disc = disc(42, 42, 22, PAPER, f' stroke="{INK}" stroke-width="4"') + at(32, 27, numeral(value))
    return card(ground, _pattern(gang), at(22, 12, figure + tool + mitten, 0.78), value_disc)


def _dress(gang: str, value: int) -> dict[str, str]:
    seat, _, _, _, coat = GANGS[gang]
    return {"--g-cap": SEATS[seat], "--g-cap2": "#c07ab4", "--g-coat": coat, **complexion(value + seat)}


def _pattern(gang: str) -> str:
    """Rake lines, clipped hedges, slug diamonds, pot dots: a gang is known without its colour."""
    tone = GANGS[gang][3]
    if gang == "red":
        return stripes(tone, 12)
    if gang == "orange":
        return spots(lattice(40), 9, tone)
    if gang == "green":
        return line("".join(f"M-10 {y}" + "l20-16 20 16" * 6 for y in range(20, 230, 32)), tone, 8)
    return "".join(shape(f"M{x:g} {y - 15:g}l11 15-11 15-11-15z", tone) for x, y in lattice(50))


def _loot() -> dict[str, str]:
    spaces = [f"{row}{column}" for row in ROWS for column in COLUMNS]
    return {f"loot_{space}": _treasure(space) for space in spaces if space not in PONDS}


def _treasure(space: str) -> str:
    """Stolen goods in the lamplight, and the place where they are buried."""
    light = disc(100, 78, 70, "#5d7f5f") + disc(100, 78, 56, "#fff3cf")
    goods = at(54, 32, drawing(SHEET, f"loot_{space}"), 0.92)
    return card("#2c4a3a", rays("#355745", 100, 78, 9), light, goods, at(0, -18, _map(space)))


def _map(here: str) -> str:
    plot = [box(59, 158, 82, 38, PAPER, 5, f' stroke="{INK}" stroke-width="3"')]
    for row in ROWS:
        for column in COLUMNS:
            colour = "#6cbbe0" if f"{row}{column}" in PONDS else "#b9d9a0"
            plot.append(box(*_plot(f"{row}{column}"), 11, 9, colour, 2))
    x, y = _plot(here)
    plot.append(box(x - 1, y - 1, 13, 11, "#d23b26", 3))
    plot.append(line(f"M{x + 3:g} {y + 2:g}l5 5m0-5l-5 5", PAPER, 2))
    return "".join(plot)


def _plot(space: str) -> tuple[float, float]:
    return 50.5 + 12.5 * int(space[1]), 162 + 10.5 * ROWS.index(space[0])


# Gangs, minis, tokens -----------------------------------------------------------------------------


def _gangs() -> dict[str, str]:
    """For each gang its crest, cap, mini and the back of its tokens; and the same for any seat."""
    found = {"mini": _mini("steeple", SEAT, "#5b3a22"), "cap": svg(40, 40, cap_mark(1, SEAT)), "back": _back(1, SEAT)}
    for gang, (seat, cap, _, _, coat) in GANGS.items():
        found[gang] = _crest(gang)
        found[f"mini_{gang}"] = _mini(cap, SEATS[seat], coat)
        found[f"cap_{gang}"] = svg(40, 40, cap_mark(seat, SEATS[seat]))
        found[f"back_{gang}"] = _back(seat, SEATS[seat])
    return found


def _crest(gang: str) -> str:
    seat, _, ground, _, _ = GANGS[gang]
    return svg(
        100,
        100,
        disc(50, 50, 46, ground, f' stroke="{INK}" stroke-width="5"') + at(14, 12, cap_mark(seat, SEATS[seat]), 1.8),
    )


def _mini(cap: str, colour: str, coat: str) -> str:
    dress = {"--g-cap": colour, "--g-cap2": "#c07ab4", "--g-coat": coat}
    base = inked('<ellipse cx="100" cy="296" rx="74" ry="15" fill="#8a6b4a"/>', 5)
    return svg(216, 318, base + gnome(cap, "grump", "cloud", "clogs", dress), -8, 0)


def _back(seat: int, colour: str) -> str:
    """A token face down: a wooden counter with the gang's cap."""
    rim = f' stroke="{INK}" stroke-width="5"'
    body = disc(50, 56, 40, "#a87a45", rim) + disc(50, 44, 40, colour, rim) + disc(50, 44, 29, CREAM)
    return svg(100, 100, body + at(26, 19, cap_mark(seat, colour), 1.2))


def _counter(body: str, ground: str) -> str:
    rim = f' stroke="{INK}" stroke-width="5"'
    return svg(100, 100, disc(50, 56, 40, "#a87a45", rim) + disc(50, 44, 40, ground, rim) + body)


def _tile(body: str) -> str:
    rim = f' stroke="{INK}" stroke-width="5"'
    return svg(100, 100, box(5, 9, 90, 87, "#c9b99a", 18, rim) + box(5, 4, 90, 87, PAPER, 18, rim) + body)


def _tokens() -> dict[str, str]:
    found = {face: _counter(at(19, 10, drawing(SHEET, face), 0.64), "#f1e4c8") for face in ("mole", "bait")}
    for action in ("area", "line", "flower"):
        found[f"action_{action}"] = _tile(at(15, 12, drawing(SHEET, action), 0.7))
    found["action_cat"] = _tile(at(14, 10, part("cast/cat"), 0.74))
    for terrain in ("grass", "wood", "gravel", "soil"):
        swatch = window(17, 16, 66, 63, (0, 0, 100, 96), _ground(terrain))
        frame = box(17, 16, 66, 63, "none", 6, f' stroke="{INK}" stroke-width="5"')
        found[f"terrain_{terrain}"] = _tile(swatch + frame)
    return found


def _answers() -> dict[str, str]:
    """The cards Yes and No as they are passed across the table, and their back."""
    back = shape("M50 27L67 50L50 73L33 50Z", "#d6c4f0") + disc(50, 50, 6, "#6a3fb5")
    return {
        "answer_yes": _slip(at(23, 23, icon("check", INK, 3.6), 2.25), "#bfe5b4"),
        "answer_no": _slip(at(23, 23, icon("x", INK, 3.6), 2.25), "#f6b9ac"),
        "answer_back": _slip(back, "#6a3fb5"),
    }


def _slip(body: str, ground: str) -> str:
    rim = f' stroke="{INK}" stroke-width="5"'
    return svg(100, 100, box(17, 4, 66, 92, PAPER, 12, rim) + box(25, 12, 50, 76, ground, 6) + body)


# The garden ---------------------------------------------------------------------------------------


def _garden() -> dict[str, str]:
    found = {terrain: texture(_ground(terrain)) for terrain in ("grass", "wood", "gravel", "soil", "pond")}
    for colour in ("blue", "pink", "yellow", "white"):
        found[colour] = svg(26, 24, part(f"cast/flower-{colour}"), -1, -1)
    found["cat"] = svg(100, 100, part("cast/cat"))
    return found


def _ground(terrain: str) -> str:
    """Blades, grain, pebbles, furrows, ripples: told apart by what is drawn on them."""
    return {"grass": _grass, "wood": _wood, "gravel": _gravel, "soil": _soil, "pond": _pond}[terrain]()


def _grass() -> str:
    tufts = "".join(
        f"M{x} {y}l-3-9M{x + 3} {y}v-12M{x + 6} {y}l3-9" for x, y in ((16, 34), (64, 22), (40, 66), (78, 82), (10, 90))
    )
    return box(0, 0, 100, 100, "#8fce75") + stripes("#86c56c", 16, 12, size=100) + line(tufts, "#5da34c", 3)


def _wood() -> str:
    planks = line("M0 25H100M0 50H100M0 75H100M34 0V25M70 25V50M22 50V75M60 75V100", "#a87a45", 3)
    grain = line("M8 12Q30 8 60 14M44 36Q70 32 92 38M34 62Q60 68 90 60M6 88Q26 84 50 90", "#bd8e57", 3)
    nails = spots(((28, 6), (40, 6), (64, 31), (76, 31), (16, 56), (28, 56), (54, 81), (66, 81)), 1.8, "#7d5730")
    return box(0, 0, 100, 100, "#d3a46d") + planks + grain + nails


def _gravel() -> str:
    stones = ((12, 14, 8), (38, 8, 6), (64, 16, 9), (90, 10, 6), (24, 36, 7), (50, 38, 9), (80, 40, 7), (8, 58, 6))
    more = ((34, 62, 9), (62, 64, 6), (90, 68, 8), (16, 84, 9), (46, 88, 7), (74, 90, 8))
    tones = ("#bdb5a3", "#a59d8b", "#efe9db")
    body = [
        f'<ellipse cx="{x}" cy="{y}" rx="{r}" ry="{r * 0.78:.1f}" fill="{tones[i % 3]}"/>'
        for i, (x, y, r) in enumerate(stones + more)
    ]
    return box(0, 0, 100, 100, "#d9d2c2") + "".join(body)


def _soil() -> str:
    furrows = "".join(f"M{x} -4C{x + 6} 30 {x - 6} 70 {x} 104" for x in range(10, 100, 20))
    crumbs = spots(((22, 20), (60, 34), (82, 14), (40, 58), (72, 72), (18, 84), (58, 90)), 2.4, "#a98058")
    sprouts = line("M40 30q-5-6-9-5M40 30q5-6 9-5M40 30v8M80 56q-5-6-9-5M80 56q5-6 9-5M80 56v8", "#8fce75", 3)
    return box(0, 0, 100, 100, "#84603d") + line(furrows, "#6f4f31", 7) + crumbs + sprouts


def _pond() -> str:
    ripples = line("M20 22q10-6 20 0t20 0M52 50q10-6 20 0t20 0M8 80q10-6 20 0t20 0", "#a8dcf2", 3)
    pads = shape("M30 52L44 44A16 12 0 1 0 44 60Z", "#4f9a5c") + shape("M76 26L86 20A12 9 0 1 0 86 32Z", "#5cab68")
    fish = shape("M64 78q10-8 20 0l8-6v12l-8-6q-10 8-20 0z", "#e8843c")
    return box(0, 0, 100, 100, "#62b3da") + ripples + pads + fish


# The Gnome Throw ----------------------------------------------------------------------------------

SPOTS = ("gate", "dustbin", "letterbox", "bird_table", "compost", "wheelbarrow", "hedge_gap", "kennel")


def _throw() -> dict[str, str]:
    """For the catapult: where it stands, where the wind comes from, the house, its chimney and the lawn before it."""
    found = {f"spot_{spot}": sticker(drawing(SHEET, f"spot_{spot}")) for spot in SPOTS}
    for wind in range(-2, 3):
        found[f"breeze_{wind}".replace("-", "minus_")] = _breeze(wind)
    found["house"] = svg(600, 246, part("cast/house"), 420, 94)
    found["chimney"] = svg(100, 150, part("cast/chimney"), 760, -24)
    found["lawn"] = card("#b5def0", _lawn(), height=120)
    return found


def _breeze(wind: int) -> str:
    """The cock looks into the wind; the more lines, the stiffer it is."""
    puffs = "".join(f"M2 {y}Q16 {y - 8} 30 {y}T58 {y}" for y in (14, 88)[: abs(wind)])
    cock = drawing(SHEET, "weathercock") + (line(puffs, "#2f6fd6", 6) if wind else "")
    looking_left = f'<g transform="translate(100 0) scale(-1 1)">{cock}</g>'
    return sticker(looking_left if wind > 0 else cock)


def _lawn() -> str:
    grass = box(0, 62, 200, 58, "#86bd68") + shape("M0 84C50 76 110 92 200 80V120H0Z", "#7cb35e")
    pickets = "".join(f"M{x} 66V50l4-5 4 5V66Z" for x in range(-2, 200, 12))
    fence = (
        f'<path d="M0 54H200V58H0Z{pickets}" fill="{PAPER}" stroke="{INK}" stroke-width="1.5" stroke-linejoin="round"/>'
    )
    path = f'<path d="M90 66H110L150 122H50Z" fill="#d9d2c2" stroke="{INK}" stroke-width="2"/>'
    puffs = '<ellipse cx="36" cy="20" rx="20" ry="6"/><ellipse cx="158" cy="28" rx="24" ry="6"/>'
    clouds = f'<g fill="#ffffff" opacity=".8">{puffs}</g>'
    return clouds + grass + fence + path


# Badges -------------------------------------------------------------------------------------------


def _badges() -> dict[str, str]:
    return {
        "megaphone": coin(icon("mega", INK, 2.6, "#f08a7a")),
        "cards": coin(icon("cards", INK, 2.6, "#cfe3f6")),
        "fresh": coin(icon("clock", INK, 2.6), "#fff3cf"),
        "guarded": coin(icon("shield", INK, 2.6, "#84c3f5"), "#e3f0fb"),
    }
