"""Gnomes & Wizards: six tribes of seven on a crumbling island, their spells and scrolls, dice with signs."""

from __future__ import annotations

from typing import NamedTuple

from tools.art.kit import (
    CREAM,
    GOLD,
    INK,
    PAPER,
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
    rays,
    shape,
    spots,
    sticker,
    stripes,
    svg,
    texture,
)

SHEET = "gnomes_wizards"
PINK = "#ff8fce"


class Tribe(NamedTuple):
    """A tribe wears the cap of a seat; `tone` is the pattern on its ground."""

    short: str
    seat: int
    cap: str
    ground: str
    tone: str
    coat: str
    clans: tuple[tuple[str, str, str, str], ...]
    """Clan, its symbol, its ability and what the ability does."""


TRIBES = {
    "turquefoss": Tribe("turq", 4, "leafbrim", "#1f978c", "#2aa79b", "#5b3a22", (
        ("slingers", "acorn", "hail_of_acorns", "hit"),
        ("owls", "owl", "silent_wings", "mobility"),
        ("brambles", "thorn", "sudden_hedge", "hinder"),
        ("menders", "mushroom", "second_breakfast", "heal"),
        ("pipers", "pipe", "spore_lullaby", "hinder"),
        ("roots", "root", "ankle_roots", "hinder"),
    )),
    "achrinnolder": Tribe("achr", 1, "steeple", "#b3542a", "#c2653a", "#3a2f2a", (
        ("wargs", "fang", "by_the_scruff", "mobility"),
        ("vipers", "viper", "slow_venom", "hit"),
        ("badgers", "badger", "head_down", "hit"),
        ("hawks", "hawk", "borrowed_wings", "mobility"),
        ("boars", "tusk", "thunder_of_trotters", "mobility"),
        ("bears", "paw", "bearskin", "shield"),
    )),
    "dunderhollow": Tribe("dund", 3, "bobble", "#c4952a", "#d3a63c", "#4f5a70", (
        ("powder", "keg", "short_fuse", "hit"),
        ("sappers", "pick", "undermine", "hit"),
        ("lenses", "lens", "glint", "hit"),
        ("springs", "spring", "boing", "mobility"),
        ("fitters", "cog", "overclock", "economy"),
        ("golems", "rivet", "bolt_on_plating", "shield"),
    )),
    "imblasham": Tribe("imbl", 2, "nightcap", "#3f66bd", "#4f76cc", "#23407a", (
        ("gales", "gust", "tailwind", "mobility"),
        ("thunder", "bolt", "forked_lightning", "hit"),
        ("hail", "hailstone", "hailstorm", "hit"),
        ("mist", "mist", "fog_of_manners", "hinder"),
        ("static", "sparkbeard", "charged_beard", "reaction"),
        ("lodestone", "magnet", "lodestone", "hit"),
    )),
    "betrumour": Tribe("betr", 5, "jester", "#8a3a86", "#9a4b96", "#4a1c46", (
        ("ears", "ear", "keyhole", "economy"),
        ("slander", "barb", "cutting_remark", "hit"),
        ("tailors", "needle", "stitched_boots", "hinder"),
        ("doubles", "mask", "mistaken_identity", "mobility"),
        ("grudges", "ledger", "take_it_personally", "reaction"),
        ("leeches", "quill", "fine_print", "economy"),
    )),
    "quavermoor": Tribe("quav", 6, "stovepipe", "#454c7d", "#555d92", "#23284a", (
        ("comets", "comet", "shortcut_through_tuesday", "mobility"),
        ("duellists", "hourglass", "again_sooner", "hit"),
        ("augurs", "pips", "reread_the_omens", "economy"),
        ("nurses", "crescent", "wax_and_wane", "heal"),
        ("gravity", "anvil", "heavy_sky", "hinder"),
        ("prophets", "eye", "i_told_you_so", "economy"),
    )),
}  # fmt: skip
OTHER_NAMES = {"cog": "gear", "gust": "wind", "hailstone": "snow", "crescent": "moon"}
ROLES = {
    "hit": ("sword", "#f2a79b"),
    "mobility": ("boot", "#ffe08a"),
    "hinder": ("lock", "#c9cdd8"),
    "heal": ("heart", "#b9e3b0"),
    "shield": ("shield", "#b5d9f5"),
    "economy": ("crystal", "#ffc4e6"),
    "reaction": ("undo", "#fff3cf"),
}

# Drawing and what it does; the learned ones are charged with crystals, the secret ones are used once.
LEARNED = {
    "firebrand_formula": ("flame", "hit"),
    "stoneskin_stew": ("stew", "shield"),
    "humming_cure": ("notes", "heal"),
    "catfoot_trick": ("catfoot", "hit"),
    "feather_charm": ("nirds:lucky_feather", "mobility"),
    "sandmans_pinch": ("sand", "hinder"),
    "tangle_rune": ("tangle", "hinder"),
    "butterfinger_curse": ("butter", "hinder"),
    "creeping_rot": ("rot", "hit"),
    "ward_posts": ("posts", "hinder"),
    "ground_tremor": ("tremor", "hit"),
    "crystal_tongue": ("quartz", "economy"),
    "brass_lungs": ("nirds:foghorn", "economy"),
    "speed_reading": ("nirds:gnomenclator", "economy"),
    "sevenstep_sandals": ("wymer_stones:relic_11", "mobility"),
    "berserk_brew": ("nirds:strong_coffee", "hit"),
    "shove_off": ("gnom_street:bouncer", "hinder"),
    "mirror_door": ("wymer_stones:relic_10", "mobility"),
    "spite_glass": ("wymer_stones:trap_13", "reaction"),
    "clean_slate": ("slate", "heal"),
}
SECRET = {
    "ambush": ("ambush", "hit"),
    "bottled_bravado": ("bottle", "hit"),
    "lucky_acorn": ("acorn", "economy"),
    "emergency_umbrella": ("umbrella", "reaction"),
    "not_today": ("gnome_me:paw", "reaction"),
    "borrowed_horn": ("horn", "economy"),
    "smoke_and_slippers": ("slipper", "mobility"),
    "sticky_fingers": ("honey", "economy"),
    "pocket_quartz": ("quartz", "economy"),
    "field_dressing": ("dressing", "heal"),
    "banana_peel": ("banana", "hinder"),
    "loose_cobble": ("cobble", "hinder"),
    "sudden_feathers": ("nirds:feather", "mobility"),
    "cork_in_the_staff": ("cork", "hinder"),
    "dirty_trick": ("dagger", "hit"),
    "bad_omen": ("crow", "hinder"),
}
FACES = ("specs", "grump", "wink", "patch")
BEARDS = ("river", "cloud", "plaits", "handlebar")


def pictures() -> dict[str, str]:
    """Every picture by its art id."""
    found = {**_ground(), **_scrolls(), **_dice(), **_war(), **_badges(), "cover": _cover()}
    for tribe in TRIBES.values():
        found |= _people(tribe)
        found |= {ability: _ability(tribe, symbol, role) for _, symbol, ability, role in tribe.clans}
        found |= {symbol: _symbol(symbol) for _, symbol, _, _ in tribe.clans}
    return found


def _cover() -> str:
    """For the shelf of games: a wizard and a gnome over the abyss."""
    wizard = gnome("leafbrim", "specs", "river", "curly", {"--g-cap": "#5a3fb0", "--g-coat": "#2f4f8a"})
    other = gnome("steeple", "patch", "handlebar", "bare", {"--g-cap": SEATS[1], "--g-coat": "#5b3a22"})
    stars = spots(((16, 18), (100, 12), (184, 30), (96, 70), (10, 100), (190, 110)), 2, "#a08fe0")
    return card("#2a1f52", stars, at(6, 8, wizard, 0.46), at(102, 8, other, 0.46), height=150)


def _lines(symbol: str, colour: str = INK, width: float = 2) -> str:
    return icon(OTHER_NAMES.get(symbol, symbol), colour, width)


def _pale(symbol: str) -> str:
    """Pale lines with an edge of ink: to be seen on every ground."""
    return _lines(symbol, INK, 5.500) + _lines(symbol, CREAM, 2.4)


def _symbol(symbol: str) -> str:
    return svg(30, 30, _pale(symbol), -3, -3)


# Units --------------------------------------------------------------------------------------------


def _people(tribe: Tribe) -> dict[str, str]:
    leader = f"{tribe.short}_leader"
    found = {leader: _portrait(tribe, 0, "crown"), f"cone {leader}": _cone(tribe)}
    for number, (clan, symbol, _, _) in enumerate(tribe.clans, 1):
        found[f"{tribe.short}_{clan}"] = _portrait(tribe, number, symbol)
        found[f"disc {tribe.short}_{clan}"] = _disc(tribe, symbol)
    return found


def _portrait(tribe: Tribe, number: int, symbol: str) -> str:
    """One of them in the cap of the tribe, with the symbol of the clan; a leader stands in the light."""
    dress = {"--g-cap": SEATS[tribe.seat], "--g-cap2": "#c07ab4", "--g-coat": tribe.coat}
    dress |= complexion(number + tribe.seat)
    figure = gnome(tribe.cap, FACES[(number + number // 4) % 4], BEARDS[(3 * number + tribe.seat) % 4], "", dress)
    light = rays("#ffe9a8", 86, 100, 10) if symbol == "crown" else _pattern(tribe, 2)
    seal = disc(146, 146, 34, GOLD if symbol == "crown" else PAPER, f' stroke="{INK}" stroke-width="4"')
    return card(
        tribe.ground, light, at(-5, 12, figure, 0.8), seal, at(121.400, 121.400, _lines(symbol, INK, 2.2), 2.05)
    )


def _disc(tribe: Tribe, symbol: str) -> str:
    """A clan's piece; on the birch disc the symbol is ink."""
    dark = tribe.seat == 6
    body = disc(50, 56, 41, INK) + disc(50, 46, 41, SEATS[tribe.seat], f' stroke="{INK}" stroke-width="5"')
    ring = disc(50, 46, 35, "none", f' stroke="{"#8f8b78" if dark else CREAM}" stroke-width="2.5"')
    return svg(100, 100, body + ring + at(22, 18, _lines(symbol, INK, 2.6) if dark else _pale(symbol), 2.34))


def _cone(tribe: Tribe) -> str:
    """A leader's piece: taller than a disc, with cap and crown."""
    body = drawing(SHEET, "cone").replace("#ffffff", SEATS[tribe.seat])
    crown = inked(shape("M30 22L26 2L40 12L50 -4L60 12L74 2L70 22Z", GOLD), 4)
    cap = cap_mark(tribe.seat, "#ffffff").replace(CREAM, tribe.tone)
    return svg(100, 116, body + crown + at(28, 40, cap, 1.1), 0, -10)


# The island ---------------------------------------------------------------------------------------


def _ground() -> dict[str, str]:
    found = {"chasm": texture(_chasm()), "mine ": texture(box(0, 0, 100, 100, "#5a4a8a"), _crystals())}
    for name, tribe in TRIBES.items():
        land = box(0, 0, 100, 100, tribe.ground) + _pattern(tribe, 1)
        found[name] = texture(land)
        found[f"mine {name}"] = texture(land, _crystals())
    return found


def _pattern(tribe: Tribe, scale: float) -> str:
    """Leaves, claw marks, plates, wind, whispers, stars: a land is known without its colour."""
    tone = tribe.tone
    places = ((14, 20), (62, 12), (40, 48), (86, 44), (12, 74), (64, 82))
    patterns = {
        "turq": "".join(shape(f"M{x} {y}q10-14 22-8q-4 14-22 8z", tone) for x, y in places),
        "achr": line("".join(f"M{x} {y}l8 16M{x + 8} {y - 2}l8 16M{x + 16} {y - 4}l8 16" for x, y in places), tone, 4),
        "dund": line("M0 33H100M0 67H100M33 0V33M67 33V67M33 67V100", tone, 4) + spots(lattice(33, 100), 3.500, tone),
        "imbl": line("".join(f"M{x - 12} {y}q8-8 16 0t16 0" for x, y in places), tone, 5),
        "betr": "".join(shape(f"M{x} {y - 9}l6 9-6 9-6-9z", tone) for x, y in places),
        "quav": "".join(shape(f"M{x} {y - 8}l2.500 6 6 2-6 2-2.500 6-2.500-6-6-2 6-2z", tone) for x, y in places),
    }
    return at(0, 0, patterns[tribe.short], scale) if scale != 1 else patterns[tribe.short]


def _crystals() -> str:
    """A mine: crystals along the edges, whichever way the triangle points."""
    places = [(x, y) for x in (24, 50, 76) for y in (13, 88)]
    gems = "".join(f"M{x} {y - 9}l6 7-6 11-6-11z" for x, y in places)
    return f'<path d="{gems}" fill="{PINK}" stroke="{INK}" stroke-width="2.5" stroke-linejoin="round"/>'


def _chasm() -> str:
    stars = spots(((16, 20), (80, 14), (62, 70), (26, 82), (90, 58)), 1.8, "#a08fe0")
    cracks = line("M18 62L36 38L50 54L68 30L82 44", "#3a2f63", 5) + spots(((34, 74), (72, 62)), 5, "#3a2f63")
    return box(0, 0, 100, 100, "#120c24") + stars + cracks


# Spells -------------------------------------------------------------------------------------------


def _role(role: str) -> str:
    sign, ground = ROLES[role]
    return disc(150, 150, 31, ground, f' stroke="{INK}" stroke-width="4"') + at(
        127.500, 127.500, icon(sign, INK, 2.4), 1.88
    )


def _ability(tribe: Tribe, symbol: str, role: str) -> str:
    """What a clan can do: its symbol on its land, and a seal that says what for."""
    return card(tribe.ground, _pattern(tribe, 2), at(28, 26, _pale(symbol), 5.4), _role(role))


def _scrolls() -> dict[str, str]:
    """Learned ones on light paper with a crystal border, secret ones on night paper."""
    found = {}
    for name, (what, role) in LEARNED.items():
        border = box(10, 10, 180, 180, "none", 12, ' stroke="#b58fd9" stroke-width="5"')
        found[name] = card("#f6e9c9", stripes("#f0e0b8", 18), border, _subject(what), _role(role))
    for name, (what, role) in SECRET.items():
        border = box(10, 10, 180, 180, "none", 12, ' stroke="#8fa3bf" stroke-width="5" stroke-dasharray="14 10"')
        found[name] = card("#2f3a55", border, disc(100, 100, 76, "#dfe6f3"), _subject(what), _role(role))
    return found


def _subject(what: str) -> str:
    sheet, _, name = what.rpartition(":")
    return at(46, 44, drawing(sheet or SHEET, name), 1.08)


# Dice and things of the war -----------------------------------------------------------------------

DICE = {"move": "boot", "attack": "sword", "defense": "shield", "horn": "horn", "crystal": "crystal"}
LOOKS = {"black": ("#2b2b36", "#131318", CREAM), "pink": ("#f79ccf", "#c9609c", INK)}


def _dice() -> dict[str, str]:
    return {f"{look} {face}": _die(look, face) for look in LOOKS for face in (*DICE, "flex")}


def _die(look: str, face: str) -> str:
    ground, foot, ink = LOOKS[look]
    edge = f' stroke="{INK if look == "pink" else "#6d6d80"}" stroke-width="5"'
    body = box(8, 10, 84, 84, foot, 20, edge) + box(8, 6, 84, 80, ground, 20, edge)
    return svg(100, 100, body + at(20, 16, _face(face, ink), 2.5))


def _face(face: str, ink: str, width: float = 2.4) -> str:
    if face == "flex":
        return at(-1, 8, icon("boot", ink, width * 1.4), 0.66) + at(9.500, 0, icon("sword", ink, width * 1.4), 0.66)
    return icon(DICE[face], ink, width)


def _war() -> dict[str, str]:
    return {
        "crystal": sticker(drawing(SHEET, "quartz")),
        "horn": sticker(drawing(SHEET, "horn")),
        "scroll": card("#6b4a2b", stripes("#77563a", 12, 45), at(48, 46, drawing(SHEET, "scroll"), 1.06)),
        "round": sticker(drawing("wymer_stones", "hourglass")),
        "flip": coin(icon("crack", INK, 3), "#f3c9c4"),
        "roll": coin(icon("dice", INK, 2.8)),
        "assign": coin(icon("hand", INK, 2.8)),
        "act": coin(icon("boot", INK, 2.8)),
        "call": coin(icon("horn", INK, 2.8)),
        "collect": coin(icon("crystal", INK, 2.8)),
        "turn": sticker(drawing(SHEET, "banner")),
        "pact": coin(icon("link", INK, 2.8), "#dff3e0"),
    }


def _badges() -> dict[str, str]:
    plain, bad, cold = "#fff3cf", "#fbe0dc", "#e3f0fb"
    no = line("M4 20L20 4", "#a8201a", 4)
    return {
        "heart": coin(icon("heart", INK, 2.6, "#d9402a")),
        "shield": coin(icon("shield", INK, 2.6, "#84c3f5"), cold),
        "boots": coin(icon("boot", INK, 2.6, "#d8b48a")),
        "blade": coin(icon("sword", INK, 2.6, "#c9cdd8")),
        "move": coin(_face("move", INK, 2.8), plain),
        "attack": coin(_face("attack", INK, 2.8), plain),
        "flex": coin(_face("flex", INK, 2.6), plain),
        "defense": coin(_face("defense", INK, 2.8), plain),
        "flag": coin(icon("flag", INK, 2.6, GOLD), plain),
        "crown": coin(icon("crown", INK, 2.6, GOLD), plain),
        "acting": coin(icon("play", INK, 2.6, GOLD), plain),
        "steps": coin(icon("step", INK, 2.8), plain),
        "fight": coin(icon("sword", INK, 2.8), bad),
        "crack": coin(icon("crack", "#a8201a", 3), bad),
        "blockade": coin(icon("fence", INK, 2.2, "#d3a46d")),
        "flying": coin(icon("wing", INK, 2.6, "#bfe0ea"), cold),
        "sleeping": coin(icon("zzz", INK, 3), cold),
        "done": coin(line("M6 13L10 17L18 7", INK, 3.4), plain),
        "lingering": coin(icon("drop", INK, 2.6, "#8fce75"), bad),
        "no_attack": coin(icon("sword", INK, 2.6) + no, bad),
        "no_movement": coin(icon("boot", INK, 2.6) + no, bad),
    }
