"""Nirds vs Gnomes: sixty birds with glasses, fifty bad gnomes, tactics, two bosses, dice and badges."""

from __future__ import annotations

from tools.art.kit import (
    CREAM,
    GOLD,
    INK,
    PAPER,
    RED,
    SEAT,
    at,
    box,
    card,
    coin,
    die,
    disc,
    drawing,
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
)

SHEET = "nirds"

# Plumage, belly, beak, glasses, headgear. Leaders first, then Troops, then Scientists.
LEADERS = {
    "froomp": "#2f5fb0 #f3e9cf hook round cap",
    "wompins": "#b5453a #f3e9cf parrot square helmet",
    "pebbles": "#7d8a96 #e9e6d6 duck monocle top",
    "sneefle": "#2f8a6a #f3e9cf long round mohawk",
}
TROOPS = {
    "tumble": "#a8705a #ead0b8 short square helmet",
    "dinkle": "#e8b84a #fff3cf short round tuft",
    "crumb": "#8a6b4a #ead0b8 duck square bucket",
    "twiddle": "#6a9a4f #eaf3d0 long goggles cap",
    "peck_recruit": "#b9c3c9 #fffdf5 short round helmet",
    "ols": "#f1ede0 #fffdf5 long square comb",
    "shrike_sharpshooter": "#8b98a5 #e9edf2 hook goggles cap",
    "bittern_bombardier": "#b08a4a #efe0b8 long round helmet",
    "twin_terns": "#eef2f5 #fffdf5 long round comb",
    "pike_pigeon": "#7a8fb0 #d9e3ef short square bucket",
    "odd_duck": "#6fae6a #eaf3d0 duck monocle top",
    "even_egret": "#fbf8ee #fffdf5 long square curl",
    "moorhen_medic": "#3a4a52 #d9e3e8 short round nurse",
    "scavenging_starling": "#4a3f6b #b8b0d8 short square tuft",
    "sapper_swift": "#5d5348 #cbbfae short goggles helmet",
    "kamikaze_kiwi": "#7d5a3a #d8bd98 long goggles mohawk",
    "conga_conures": "#7cc24a #ffe08a parrot round curl",
    "early_bird": "#d98a5a #ffe6cf short square tuft",
    "heavy_heron": "#8fa3b8 #e3eaf2 long square helmet",
    "cassowary_cannon": "#2f4f7a #8fd0f0 parrot goggles helmet",
    "snipe_sniper": "#9a7a52 #efe0c4 long monocle cap",
    "bustard_bazooka": "#b5813f #f3e0bc hook goggles bucket",
    "murmuration": "#4f5a6b #b9c3d3 short goggles curl",
    "fennix": "#d9532a #ffd08a hook round mohawk",
    "gannet_divebomber": "#f4f1e4 #ffe9b0 long goggles cap",
    "thunder_emu": "#6b5a4a #cbb9a0 duck square mohawk",
    "valkyrie_vulture": "#6a4a4a #e3c4b8 hook monocle helmet",
    "night_nurse": "#7a6a5a #dccdb8 short round nurse",
    "mathlete_macaws": "#d23b26 #ffd23d parrot square tuft",
    "penguin_platoon": "#2b3a45 #fffdf5 short square helmet",
    "oddball_ostrich": "#5a4a5a #f0d8d8 duck round curl",
    "last_resort_goose": "#fdfaf0 #fffdf5 duck monocle bucket",
}
SCIENTISTS = {
    "fizzwick": "#8aa06a #e3ebcf parrot round mortar",
    "beaksworth": "#a86a4a #f0d8c0 hook monocle mortar",
    "abacus": "#5f7fa8 #d3e0f0 short square mortar",
    "glimmer": "#e0a0b8 #fbe6ee long round mortar",
    "plus_plover": "#c9a86a #f6ead0 short round mortar",
    "wobble_wagtail": "#8fa3a8 #eef3f0 short square curl",
    "flip_finch": "#f0b84a #fff3cf short round tuft",
    "pair_a_keet": "#4fb0a0 #d9f3ec parrot round tuft",
    "copycat_cuckoo": "#7f8fa0 #dfe6ee hook square mortar",
    "reroll_rook": "#2f3540 #98a3b3 long round mortar",
    "growth_goldcrest": "#9aae3c #f3f0c4 short goggles comb",
    "dodo_docent": "#a39a8c #e9e2d3 pouch monocle mortar",
    "pennigins": "#23303a #fffdf5 short monocle top",
    "professor_pelican": "#f6f0e0 #fffdf5 pouch round mortar",
    "quantum_quail": "#b5805a #f3dcc4 short goggles curl",
    "clone_crane": "#d8dde0 #fffdf5 long square mortar",
    "dawn_rooster": "#c4532f #ffd08a short round comb",
    "budget_bunting": "#3f7fc4 #f6d3b0 short square top",
    "laser_lapwing": "#2f7a5c #e3f3e8 long goggles curl",
    "alarm_crow": "#33333d #a0a0b0 hook round nurse",
}
BEAKS = ("#f0a03c", "#e8842c", "#ffc23d", "#d98a4a")

# Cap, mouth, colour of the cap, beard, skin; one gnome of each wave after the other.
OLIVE, MOSS, SALLOW, STONE = "#c9d08a", "#b4c476", "#d3c98a", "#a9aeb4"
GNOMES: dict[int, dict[str, tuple[str, str, str, str, str]]] = {
    1: {
        "lawn_grunt": ("cone", "grin", "#7d2f3a", "#d8d3c2", OLIVE),
        "wheelbarrow": ("hard", "flat", "#e8a012", "#8a6b4a", SALLOW),
        "bucket_helmet": ("bucket", "flat", "#9aa9ad", "#a8562a", OLIVE),
        "toadstool": ("toad", "grin", "#c4473a", "#fdf8e8", OLIVE),
        "fishing": ("hood", "flat", "#4a6b7a", "#d8d3c2", MOSS),
        "megaphone": ("bucket", "shout", "#9aa9ad", "#c9c4b4", SALLOW),
        "gift_shop": ("cone", "grin", "#a83a6a", "#e8dcc0", OLIVE),
        "birdhouse_bandit": ("hood", "grin", "#3a3a48", "#5b4636", OLIVE),
        "lantern": ("cone", "flat", "#2f4f6b", "#d8b48a", MOSS),
        "tariff": ("top", "flat", "#c98f2c", "#d8d3c2", SALLOW),
        "hiring_freeze": ("top", "grin", "#62b3da", "#e3eef3", "#b9cdd0"),
    },
    2: {
        "rake_raider": ("cone", "flat", "#7d2f3a", "#d8d3c2", SALLOW),
        "garden_hose": ("hard", "grin", "#2f8a8f", "#d8d3c2", MOSS),
        "flowerpot_knight": ("pot", "flat", "#c4683c", "#b5532f", OLIVE),
        "bodyguard": ("top", "flat", "#16271f", "#3a2f2a", SALLOW),
        "shy": ("cone", "flat", "#6a7d4a", "#e8dcc0", MOSS),
        "compost": ("hood", "grin", "#5f7a3f", "#8fae5c", MOSS),
        "lab_inspector": ("hard", "flat", "#e3e6ea", "#a9a49a", SALLOW),
        "press_gang": ("horns", "shout", "#8b8f98", "#5b4636", OLIVE),
        "hedgehog_rider": ("cone", "shout", "#8a4a2b", "#d8b48a", MOSS),
        "piggy_bank": ("toad", "grin", "#e088a8", "#fdf0f0", OLIVE),
        "union_rep": ("hard", "shout", "#d9402a", "#5b4636", SALLOW),
        "flat_garden": ("top", "flat", "#3f8f4f", "#c9c4b4", OLIVE),
        "customs": ("hood", "flat", "#2b3a55", "#d8d3c2", SALLOW),
        "sprinkler": ("pot", "grin", "#c4683c", "#bfd9e0", MOSS),
        "pinwheel": ("cone", "grin", "#2f6fd6", "#fdf8e8", OLIVE),
    },
    3: {
        "chainsaw": ("hard", "grin", "#e8702a", "#3a2f2a", OLIVE),
        "stone": ("cone", "flat", "#8d93a0", "#b9bec6", STONE),
        "opera": ("top", "shout", "#7d2f3a", "#2b2b38", SALLOW),
        "mirror": ("toad", "grin", "#4a8fc4", "#d9ecf5", MOSS),
        "hedge_shredder": ("horns", "grin", "#8b8f98", "#5da34c", MOSS),
        "drill_sergeant": ("hard", "shout", "#5f6f3f", "#a8562a", SALLOW),
        "vampire": ("hood", "flat", "#2a1f2e", "#3a3040", "#c4c9b4"),
        "foghorn": ("bucket", "shout", "#9aa9ad", "#c9d6e6", MOSS),
        "censor": ("top", "flat", "#3a3a48", "#a9a49a", SALLOW),
        "senator": ("cone", "grin", "#a8902c", "#f4edd8", SALLOW),
    },
    4: {
        "lawnmower": ("hard", "shout", "#c4473a", "#6fae4f", OLIVE),
        "concrete": ("hard", "flat", "#d9b23c", "#9aa0a8", STONE),
        "gnome_alone": ("cone", "shout", "#b5452f", "#e8c48a", SALLOW),
        "gnomezilla": ("horns", "shout", "#5f8a4a", "#4f7a3f", "#8fb45c"),
        "siege_barrow": ("bucket", "grin", "#8d93a0", "#6b4a2b", OLIVE),
        "gnomenclator": ("top", "flat", "#2f6f73", "#fdf8e8", SALLOW),
        "prime_minigster": ("top", "grin", "#2f4f8a", "#c9c4b4", OLIVE),
        "filibuster": ("top", "shout", "#8a5a2b", "#d8d3c2", SALLOW),
        "sundial": ("cone", "flat", "#c98f2c", "#d9d2c2", MOSS),
        "matryoshgnome": ("toad", "flat", "#d9402a", "#ffd23d", OLIVE),
        "iron_beard": ("horns", "flat", "#8b8f98", "#7b8496", OLIVE),
        "jack_in_the_pot": ("pot", "grin", "#c4683c", "#e0609a", OLIVE),
        "topiary_titan": ("cone", "flat", "#3f7a3f", "#5da34c", "#8fc46a"),
        "gnomad_chief": ("horns", "grin", "#b5813f", "#8a5a3b", SALLOW),
    },
}
BARE_HANDED = {"bucket_helmet", "toadstool", "stone", "gnome_alone"}
WORN = {
    "bodyguard": (44, 64, 1.12),
    "censor": (38, 66, 1.24),
    "iron_beard": (58, 118, 0.84),
    "topiary_titan": (50, -8, 1),
    "vampire": (78, 146, 0.44),
    "opera": (56, 68, 0.88),
    "senator": (50, 96, 1),
}
BORROWED = {"fishing": ("gnom_street", "cat_caller")}
POLITICAL = {"tariff", "hiring_freeze", "union_rep", "flat_garden", "customs", "censor", "senator"}
POLITICAL |= {"prime_minigster", "filibuster"}
WAVES = {1: ("#c8d8c0", "#bccfb2"), 2: ("#d9d3c0", "#cec6ae"), 3: ("#d8c4c0", "#ccb3ae"), 4: ("#c0c4cf", "#b0b5c3")}

TACTICS = (
    "distraction", "worm_break", "bigger_bullets", "covering_fire", "lucky_feather", "loaded_die", "strong_coffee",
    "egg_grenade", "carpet_bombing", "expense_account", "job_fair", "crash_course", "second_wind", "fake_beard",
    "tarpaulin", "birdseed_bribe", "spy_sparrow", "reserves", "dawn_chorus", "group_hug",
)  # fmt: skip
SPACES = {
    "splat": 0, "smudge": 1, "echo": 1, "hairline": 2, "ricochet": 2, "birdprint": 3, "shards": 3, "full_tilt": 4,
}  # fmt: skip


def pictures() -> dict[str, str]:
    """Every picture by its art id."""
    return {
        **_birds(),
        **_gnomes(),
        **_tactics(),
        **_bosses(),
        **_backs(),
        **_tokens(),
        **_dice(),
        **_badges(),
        "cover": _cover(),
    }


def _cover() -> str:
    """For the shelf of games: a Nird and a Gnome who do not see eye to eye."""
    bird = at(-6, 22, _bird(1, TROOPS["ols"]), 0.66)
    return card("#cfe6f5", stripes("#c3dff2", 16, 30), bird, at(110, 62, _face("flowerpot_knight"), 0.8), height=150)


# Nirds --------------------------------------------------------------------------------------------


def _birds() -> dict[str, str]:
    found = {bird: card("#ffdf94", rays("#ffd06a"), _bird(i, look)) for i, (bird, look) in enumerate(LEADERS.items())}
    for i, (bird, look) in enumerate(TROOPS.items()):
        found[bird] = card("#cfe6f5", stripes("#bfdcef", 13, 30), _bird(i, look))
    squares = line("".join(f"M{x} 0V200M0 {x}H200" for x in range(20, 200, 25)), "#e3d3a8", 3)
    for i, (bird, look) in enumerate(SCIENTISTS.items()):
        found[bird] = card("#f3e7c6", squares, _bird(i, look))
    return found


def _bird(number: int, look: str) -> str:
    plumage, belly, beak, specs, crest = look.split()
    colours = {"--b-col": plumage, "--b-belly": belly, "--b-beak": BEAKS[number % 4]}
    layers = ("body", f"beak-{beak}", f"specs-{specs}", f"crest-{crest}")
    return at(6, 27, "".join(part(f"nird/{layer}", colours) for layer in layers), 1.58)


# Gnomes -------------------------------------------------------------------------------------------


def _gnomes() -> dict[str, str]:
    return {gnome: _gnome(wave, gnome) for wave, some in GNOMES.items() for gnome in some}


def _face(gnome: str) -> str:
    """His head on the 120 × 112 grid."""
    cap, mouth, colour, beard, skin = next(some[gnome] for some in GNOMES.values() if gnome in some)
    colours = {"--e-skin": skin, "--e-beard": beard, "--e-cap": colour}
    layers = ("head", f"mouth-{mouth}", "eyes", f"cap-{cap}")
    return "".join(part(f"evil/{layer}", colours) for layer in layers)


def _gnome(wave: int, gnome: str) -> str:
    """A bad gnome on the ground of his wave: leaves, fence, bricks, storm; politicians wear a rosette."""
    ground, tone = WAVES[wave]
    face = at(6, 20, _face(gnome), 1.57)
    rosette = at(12, 128, drawing(SHEET, "rosette"), 0.62) if gnome in POLITICAL else ""
    return card(ground, _weather(wave, tone), face, rosette, _prop(gnome))


def _weather(wave: int, tone: str) -> str:
    if wave == 1:
        return spots(lattice(40), 10, tone)
    if wave == 2:
        return stripes(tone, 15)
    if wave == 3:
        return line("M0 40H200M0 80H200M0 120H200M0 160H200M50 0V40M150 0V40M0 40V80M100 40V80M200 40V80", tone, 5)
    return "".join(
        shape(f"M{x} {y}l24 0-10 22 18 0-38 40 10-30-14 0z", tone)
        for x, y in ((14, 8), (150, 20), (20, 110), (160, 118))
    )


def _prop(gnome: str) -> str:
    if gnome in BARE_HANDED:
        return ""
    sheet, name = BORROWED.get(gnome, (SHEET, gnome))
    x, y, scale = WORN.get(gnome, (122, 118, 0.76))
    return at(x, y, drawing(sheet, name), scale)


# Tactics, bosses, backs ---------------------------------------------------------------------------


def _tactics() -> dict[str, str]:
    """Orders from the field: dark green with a chevron, the matter in a light."""
    chevrons = line("M-10 60L100 0L210 60M-10 130L100 70L210 130M-10 200L100 140L210 200", "#2c4a3a", 12)
    light = disc(100, 100, 74, "#e6f1d8")
    return {name: card("#1f3528", chevrons, light, at(48, 48, drawing(SHEET, name), 1.04)) for name in TACTICS}


def _bosses() -> dict[str, str]:
    crow = card("#e8b06a", rays("#f0c080", 100, 120), at(-16, 20, part("cast/scarecrow"), 1.16))
    pane = at(20, 20, drawing(SHEET, "pane"), 1.6)
    wall = card("#8fb8c9", stripes("#9fc6d6", 16, 45), pane, at(50, 46, drawing(SHEET, "birdprint"), 1.05))
    return {"scarecrow": crow, "invisible_walls": wall} | {name: _space(name, times) for name, times in SPACES.items()}


def _space(name: str, times: int) -> str:
    """A pane of glass, what happened to it, and by how much it multiplies."""
    seal = disc(148, 50, 32, GOLD, f' stroke="{INK}" stroke-width="4"') + line("M126 46l10 10m0-10l-10 10", INK, 5)
    pane = at(20, 20, drawing(SHEET, "pane"), 1.6)
    return card("#8fb8c9", pane, at(50, 56, drawing(SHEET, name)), seal, at(144, 36, numeral(times), 0.95))


def _backs() -> dict[str, str]:
    return {
        "gnome_back": _back("#5f5a4a", "#6b6656", at(50, 52, _face("lawn_grunt"), 0.82)),
        "minion_back": _back("#7d2f3a", "#8b3c47", at(54, 56, part("cast/scarecrow"), 0.58)),
        "tactic_back": _back("#1f3528", "#2c4a3a", at(62, 62, drawing(SHEET, "feather"), 0.76)),
    }


def _back(ground: str, tone: str, sign: str) -> str:
    frame = box(12, 12, 176, 176, "none", 14, f' stroke="{CREAM}" stroke-width="4"')
    return card(
        ground, stripes(tone, 12, 45), frame, disc(100, 100, 62, CREAM, f' stroke="{INK}" stroke-width="5"'), sign
    )


# Tokens, dice, badges -----------------------------------------------------------------------------


def _tokens() -> dict[str, str]:
    bird = {"--b-col": SEAT, "--b-belly": "#f3e9cf", "--b-beak": "#f0a03c"}
    player = "".join(part(f"nird/{layer}", bird) for layer in ("body", "beak-short", "specs-round", "crest-tuft"))
    beams = "M50 6V16M50 84V94M6 50H16M84 50H94M19 19L26 26M74 74L81 81M81 19L74 26M26 74L19 81"
    sun = inked(disc(50, 50, 24, GOLD) + line(beams, INK, 7), 5)
    return {
        "player": svg(120, 120, player, 0, -6),
        "first_player": sticker(drawing(SHEET, "first_player")),
        "boost": sticker(drawing(SHEET, "boost")),
        "sun": svg(100, 100, sun),
        "offer": coin(icon("trade", INK, 2.8), "#fff3cf"),
        "ask": coin(icon("help", INK, 2.6), "#fff3cf"),
    }


def _dice() -> dict[str, str]:
    """White ones are free, grey ones spent, amber-edged ones are being thrown at somebody."""
    looks = {
        "die": (PAPER, INK, INK, "#d9d3c0"),
        "used_die": ("#c9cdc8", "#6a7570", "#6a7570", "#b3b8b2"),
        "attack_die": ("#fff3cf", "#a8201a", INK, "#f5b82e"),
    }
    found = {name: die(None, *look) for name, look in looks.items()}
    return found | {f"{name}-{face}": die(face, *look) for name, look in looks.items() for face in range(1, 7)}


def _badges() -> dict[str, str]:
    plain, bad, cold = "#fff3cf", "#fbe0dc", "#e3f0fb"
    no = line("M4 20L20 4", "#a8201a", 4)
    return {
        "lives": coin(icon("heart", INK, 2.6, RED)),
        "dice": coin(icon("dice", INK, 2.4, PAPER)),
        "health": coin(icon("heart", INK, 2.6, "#8fce75")),
        "damage": coin(icon("bolt", INK, 2.6, RED), bad),
        "shield": coin(icon("shield", INK, 2.6, "#84c3f5"), cold),
        "guard": coin(icon("shield", INK, 2.6, GOLD) + line("M12 8V15M8.500 11.500H15.500", INK, 2.4), plain),
        "hide": coin(icon("eye", INK, 2.6) + no),
        "price": coin(icon("dice", INK, 2.4, GOLD), plain),
        "wave": coin(icon("moon", INK, 2.6, "#ffe08a"), "#dfe3ee"),
        "level": coin(icon("star", INK, 2.4, "#84c3f5")),
        "bonus": coin(icon("plus", "#1b6e3c", 5), "#dff3e0"),
        "factor": coin(icon("x", INK, 4.5), plain),
        "used": coin(icon("check", INK, 4), "#d9ddd8"),
        "stunned": coin(icon("zzz", INK, 3), cold),
        "covered": coin(icon("portal", INK, 2.6, "#4a8fc4"), cold),
        "political": coin(icon("flag", INK, 2.6, "#2f5fb0")),
        "no_recruit": coin(icon("users", INK, 2.6) + no, bad),
        "no_trade": coin(icon("trade", INK, 2.6) + no, bad),
        "no_science": coin(icon("flask", INK, 2.6) + no, bad),
        "leader": coin(icon("crown", INK, 2.6, GOLD), plain),
        "passed": coin(icon("moon", INK, 2.6, "#c9d6e6")),
        "ready": coin(icon("up", "#1b6e3c", 2.8), "#dff3e0"),
        "bargain": coin(icon("minus", "#1b6e3c", 5), "#dff3e0"),
        "doomed": coin(icon("skull", INK, 2.4, PAPER), bad),
        "locked": coin(icon("lock", INK, 2.6, "#c7ccd6")),
    }
