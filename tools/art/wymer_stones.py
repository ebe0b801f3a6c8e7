"""Curse of the Wymer Stones: heroes and cursed dwarves, traps by symbol, relics, wraiths, the catacomb."""

from __future__ import annotations

from tools.art.kit import (
    CREAM,
    GOLD,
    INK,
    PAPER,
    SEAT,
    SEATS,
    at,
    box,
    card,
    coin,
    die,
    disc,
    drawing,
    icon,
    inked,
    line,
    part,
    rays,
    shape,
    spots,
    sticker,
    stripes,
    svg,
    texture,
)

SHEET = "wymer_stones"
HEROES = {"warrior": 1, "wizard": 2, "paladin": 3, "ranger": 4}
STONES = {"red": "#d23b26", "blue": "#2f6fd6", "gold": "#f5b82e", "green": "#0f8a6a"}
_SIGNS = {"red": "flame", "blue": "tide", "gold": "sun", "green": "leaf"}
POWERS = {
    "wizard": {"fizzle": "wind", "restorative_tea": "heart", "spark": "bolt", "blink": "star", "gate": "portal"},
    "warrior": {"stretching": "zzz", "walk_it_off": "heart", "brawn": "up", "might": "sword", "bulwark": "shield"},
    "paladin": {"quiet_prayer": "zzz", "mend": "heart", "ward": "shield", "laying_on_of_hands": "hand"},
    "ranger": {
        "cold_trail": "snow",
        "chew_on_this_root": "root",
        "keen_eye": "eye",
        "pick_lock": "lock",
        "scout": "search",
        "pathfinder": "flag",
    },
}
TRAPS = ("fang", "bone", "rune", "gear", "stone")
TRAP_GROUNDS = ("#a8473f", "#7d8a96", "#3f6a9c", "#b5852f", "#6c8a5c")
BOONS = {"requiem": "trap_06", "sentinel_shield": "trap_10", "soul_lantern": "trap_15"}
WRAITHS = (
    *("eye", "wind", "home", "flame", "link", "heart", "hand", "chat"),
    *("users", "portal", "sword", "crown", "book", "bell", "flame", "boot"),
    *("next", "scroll", "zzz", "sword", "target", "fang", "sun", "step"),
    *("portal", "bell", "gear", "heart", "star", "wind", "owl", "rune"),
)
"""The sign of each wraith card, in order."""


def pictures() -> dict[str, str]:
    """Every picture by its art id."""
    return {
        **_people(),
        **_cards(),
        **_backs(),
        **_tokens(),
        **_dice(),
        **_notes(),
        **_ground(),
        **_badges(),
        "cover": _cover(),
    }


def _cover() -> str:
    """For the shelf of games: a hero and the King, between them a stone."""
    pair = at(6, 46, part("hero/warrior"), 0.9) + at(92, 46, _dwarf("king"), 0.93)
    return card("#2c3442", rays("#343e4f", 100, 60, 9), pair, at(84, 6, _stone("blue"), 0.32), height=150)


# People -------------------------------------------------------------------------------------------


def _people() -> dict[str, str]:
    found = {f"hero_{hero}": _medal(_hero(hero), SEATS[seat]) for hero, seat in HEROES.items()}
    for dwarf in ("king", "smith", "warden", "delver"):
        found[f"dwarf_{dwarf}"] = _medal(at(5, 10, _dwarf(dwarf), 0.75), "#5d2333", "#ffb3ab")
    found["wraith"] = sticker(_wraith(SEAT))
    found["removed"] = svg(100, 100, f'<g opacity=".45">{_wraith(SEAT)}</g>' + line("M20 84L80 20", "#ff8f87", 7))
    return found


def _medal(body: str, ground: str, rim: str = PAPER) -> str:
    """A round piece that stands out on dark slabs; the bust is larger than the disc."""
    ring = disc(50, 50, 47, ground, f' stroke="{INK}" stroke-width="4"') + disc(
        50, 50, 43, "none", f' stroke="{rim}" stroke-width="3"'
    )
    return svg(108, 108, ring + body, -4, -4)


def _hero(hero: str) -> str:
    return at(10, 10, part(f"hero/{hero}"), 0.8)


def _dwarf(dwarf: str) -> str:
    """The King as handed down; the others with their own headgear and beard."""
    if dwarf == "king":
        return part("cast/dwarf-king")
    cap, beard, mouth, colour = {
        "smith": ("horns", "#b5532f", "shout", "#6b4a2b"),
        "warden": ("pot", "#d8d3c2", "flat", "#4a5a78"),
        "delver": ("hard", "#8a5a3b", "grin", "#e8b400"),
    }[dwarf]
    colours = {"--e-skin": "#8fb7a8", "--e-beard": beard, "--e-cap": colour}
    layers = ("head", f"mouth-{mouth}", "eyes", f"cap-{cap}")
    return "".join(part(f"evil/{layer}", colours) for layer in layers)


def _wraith(colour: str) -> str:
    """A ghost that still wears its cap."""
    cap = shape("M28 36C36 24 42 12 52 2C60 12 66 24 72 36C58 28 42 28 28 36Z", colour)
    return drawing(SHEET, "ghost") + inked(cap + shape("M24 34Q50 22 76 34L74 42Q50 31 26 42Z", CREAM))


# Cards --------------------------------------------------------------------------------------------


def _cards() -> dict[str, str]:
    found = {f"trap_{n:02}": _trap(n) for n in range(1, 26)}
    found |= {f"relic_{n:02}": _relic(f"relic_{n:02}") for n in range(1, 12)}
    found |= {f"boon_{boon}": _relic(sign, "#5f8f7a", "#8fbfa6") for boon, sign in BOONS.items()}
    found |= {f"wraith_{n:02}": _drift(sign) for n, sign in enumerate(WRAITHS, 1)}
    for hero, powers in POWERS.items():
        found |= {f"power_{power}": _power(hero, sign) for power, sign in powers.items()}
    found["outcome_victorious"] = card("#2f7a5c", rays("#3f9a70"), at(35, 35, drawing(SHEET, "victory"), 1.3))
    king = at(28, 44, _dwarf("king"), 1.2)
    found["outcome_defeated"] = card("#5d2333", rays("#71303f"), king)
    return found


def _trap(number: int) -> str:
    """An arch into the dark, in the tone and with the sign of its family."""
    family = (number - 1) // 5
    tone, sign = TRAP_GROUNDS[family], TRAPS[family]
    arch = shape("M30 200V92C30 -2 170 -2 170 92V200Z", "#f1e6cc") + line("M30 200V92C30 -2 170 -2 170 92V200", INK, 5)
    bricks = line(
        "M0 40H40M160 40H200M0 100H28M172 100H200M0 160H28M172 160H200M14 40V100M186 40V100M14 160V200M186 160V200",
        INK,
        3,
        ' opacity=".25"',
    )
    mark = disc(40, 40, 23, PAPER, f' stroke="{INK}" stroke-width="4"') + at(24.400, 24.400, icon(sign, INK, 2.4), 1.3)
    return card(tone, bricks, arch, at(40, 56, drawing(SHEET, f"trap_{number:02}"), 1.2), mark)


def _relic(sign: str, ground: str = "#8a5a2b", light: str = "#b5813f") -> str:
    """Treasure with a glow."""
    return card(
        ground, rays(light, 100, 100, 10), disc(100, 100, 72, "#fff0c2"), at(48, 48, drawing(SHEET, sign), 1.04)
    )


def _drift(sign: str) -> str:
    mist = line("M-10 60Q40 40 90 60T210 56M-10 120Q40 100 90 120T210 116M-10 180Q40 160 90 180T210 176", "#4a5f7d", 10)
    seal = disc(146, 146, 34, PAPER, f' stroke="{INK}" stroke-width="4"') + at(122, 122, icon(sign, INK, 2.2), 2)
    return card("#3a4c66", mist, at(30, 34, _wraith("#8fa3bf"), 1.2), seal)


def _power(hero: str, sign: str) -> str:
    seat = SEATS[HEROES[hero]]
    seal = disc(142, 142, 36, GOLD, f' stroke="{INK}" stroke-width="4"') + at(
        116.800, 116.800, icon(sign, INK, 2.4), 2.1
    )
    return card(
        seat,
        rays("#ffffff", 90, 100, 8).replace('fill="#ffffff"', 'fill="#ffffff" opacity=".16"'),
        at(16, 22, part(f"hero/{hero}"), 1.5),
        seal,
    )


def _backs() -> dict[str, str]:
    return {
        "trap_back": _back("#7d2f3a", "#8f3c48", drawing(SHEET, "jaws")),
        "relic_back": _back("#8a5a2b", "#9c6a38", drawing(SHEET, "chest")),
        "back_outcome": _back("#4a2c52", "#5a3a63", drawing(SHEET, "letter")),
        "wraith_back": _back("#3a4c66", "#465a77", _wraith("#8fa3bf")),
    }


def _back(ground: str, tone: str, sign: str) -> str:
    frame = box(12, 12, 176, 176, "none", 14, f' stroke="{CREAM}" stroke-width="4"')
    return card(
        ground,
        stripes(tone, 12, 45),
        frame,
        disc(100, 100, 60, CREAM, f' stroke="{INK}" stroke-width="5"'),
        at(58, 58, sign, 0.84),
    )


# Tokens, dice, notes ------------------------------------------------------------------------------


def _tile(ground: str, body: str) -> str:
    rim = f' stroke="{INK}" stroke-width="5"'
    return svg(100, 100, box(8, 12, 84, 84, INK, 18) + box(8, 6, 84, 84, ground, 18, rim) + body)


def _tokens() -> dict[str, str]:
    query = line("M34 38C34 16 66 16 66 36C66 50 50 48 50 62M50 75V76", "#f4edd8", 11)
    alarm = line("M50 22V58M50 74V75", "#fff3cf", 12)
    found = {
        "?": _tile("#8a7350", query),
        "tile_hidden": _tile("#8a7350", query),
        "tile_fresh": _tile("#a8473f", alarm),
        "face_trap": _tile("#f1e6cc", at(22, 19, drawing(SHEET, "jaws"), 0.56)),
        "face_relic": _tile("#f1e6cc", at(22, 18, drawing(SHEET, "chest"), 0.56)),
        "lock": sticker(drawing(SHEET, "lock")),
        "supply": sticker(drawing(SHEET, "sack")),
    }
    found |= {f"stone_{name}": sticker(_stone(name)) for name in STONES}
    found["slot_missing"] = _slot(line("M50 30V31M50 50V51M50 70V71M30 50V51M70 50V51", "#93a0b5", 7), "#232a38")
    found["slot_found"] = _slot(at(26, 26, drawing(SHEET, "stone").replace("#ffffff", "#93a0b5"), 0.48), "#232a38")
    found["slot_claimed"] = _slot(at(24, 24, drawing(SHEET, "stone").replace("#ffffff", SEAT), 0.52), "#fff3cf")
    return found


def _stone(name: str) -> str:
    """Tide, Ember, Dawn, Leaf: each stone has its sign inside."""
    lines = icon(_SIGNS[name], INK, 5) + icon(_SIGNS[name], CREAM, 2.2)
    return drawing(SHEET, "stone").replace("#ffffff", STONES[name]) + at(26, 27, lines, 2)


def _slot(body: str, ground: str) -> str:
    socket = disc(50, 50, 44, "#6f7684", f' stroke="{INK}" stroke-width="5"') + disc(
        50, 50, 33, ground, f' stroke="{INK}" stroke-width="4"'
    )
    return svg(100, 100, socket + body)


def _dice() -> dict[str, str]:
    found = {"die_hero": die(None), "die_villain": die(None, "#3a1a22", "#ffd9c9", "#a8656a", "#240e14")}
    for face in range(1, 7):
        found[f"die_hero-{face}"] = die(face)
        found[f"die_villain-{face}"] = die(face, "#3a1a22", "#ffd9c9", "#a8656a", "#240e14")
    return found


def _notes() -> dict[str, str]:
    heart = inked(
        shape("M50 88S10 66 10 38A21 21 0 0 1 50 26A21 21 0 0 1 90 38C90 66 50 88 50 88Z", "#d9402a")
        + line("M24 38C24 32 28 28 34 28", "#ffd9c9", 5),
        5,
    )
    return {
        "health": sticker(heart),
        "luck": sticker(drawing(SHEET, "clover")),
        "legs": sticker(drawing(SHEET, "relic_11")),
        "skip": coin(icon("zzz", INK, 3), "#e3e6ea"),
        "modifier": coin(line("M12 5V13M8 9H16M8 19H16", INK, 3.500), "#fff3cf"),
        "rounds": sticker(drawing(SHEET, "hourglass")),
        "up": coin(icon("up", "#1b6e3c", 2.8), "#dff3e0"),
        "down": coin(icon("down", "#a8201a", 2.8), "#fbe0dc"),
    }


def _badges() -> dict[str, str]:
    return {
        "new": coin(icon("star", INK, 2.4, GOLD), "#fff3cf"),
        "crossing": coin(icon("help", INK, 2.6), "#ffd9b0"),
        "steps": coin(icon("boot", INK, 2.6, "#d8b48a")),
        "stunned": coin(icon("zzz", INK, 3), "#cfe3f6"),
    }


# The catacomb -------------------------------------------------------------------------------------


def _ground() -> dict[str, str]:
    """Slabs, rough faces, mist, an archway: floor, wall, chasm and portal differ in what is drawn."""
    return {
        "floor": texture(_floor()),
        **{f"start_{name}": texture(_floor(), _ring(name)) for name in STONES},
        "wall": texture(_wall()),
        "chasm": texture(_chasm()),
        "portal": texture(_floor(), _portal()),
    }


def _floor() -> str:
    slab = box(0, 0, 100, 100, "#4f5a70") + box(4, 4, 92, 92, "#717d96", 8)
    return slab + line("M13 13H52M13 13V30", "#8592ac", 5) + spots(((26, 74), (82, 28)), 3, "#64708a")


def _ring(name: str) -> str:
    """WS-BRD-02: a starting spot has the colour and the sign of the stone that its hero seeks."""
    ring = disc(50, 50, 36, STONES[name], f' stroke="{INK}" stroke-width="5"') + disc(
        50, 50, 29, "none", ' stroke="#ffe08a" stroke-width="3" stroke-dasharray="10 6"'
    )
    sign = icon(_SIGNS[name], INK, 5) + icon(_SIGNS[name], CREAM, 2.2)
    return ring + at(28, 28, sign, 1.85)


def _wall() -> str:
    face = box(0, 0, 100, 100, "#232a38") + box(0, 66, 100, 34, "#39435a")
    joints = line("M0 66H100M0 83H100M26 66V83M70 66V83M48 83V100M92 83V100", "#1a2029", 4)
    return face + joints + line("M14 22L26 16M60 40L76 34M36 50L44 46", "#2e3749", 5)


def _chasm() -> str:
    dark = box(0, 0, 100, 100, "#06070b") + shape("M0 0H100V12L84 8L66 16L44 9L22 16L0 10Z", "#2a3242")
    return dark + line("M6 44Q20 34 34 44T62 44T90 44M24 74Q38 64 52 74T80 74", "#2f6f73", 5)


def _portal() -> str:
    arch = shape("M20 98V44C20 4 80 4 80 44V98Z", "#b9c3d3") + shape("M32 98V48C32 22 68 22 68 48V98Z", "#7d4fd0")
    swirl = line("M58 42C50 36 40 44 46 52C52 58 60 64 54 74C50 80 42 78 42 78", "#e9dcff", 5)
    return inked(arch, 5) + swirl
