"""The look of the games: every art id has its picture, every picture is small, safe and drawn by `tools/art`."""

from __future__ import annotations

import random
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import gnomestead.games
from gnomestead.conformance.players import next_plan
from gnomestead.conformance.setups import any_value, some_setup
from gnomestead.kernel import AnyGame, BadSetup, Place, Scene, Setup, State, Thing, make_seed
from gnomestead.kernel.registry import all_games

ROOT = Path(__file__).parents[2]
LOOKS = {folder.parent.name: folder for folder in sorted(Path(gnomestead.games.__path__[0]).glob("*/look"))}
INSTALLED = {game.id: game for game in all_games()}

MATCHES, MOVES, LOOK_EVERY = 6, 240, 8
MOST_BYTES = 8_000
TAGS = {"svg", "g", "path", "circle", "ellipse", "rect"}
ATTRIBUTES = {
    "viewBox", "preserveAspectRatio", "d", "cx", "cy", "r", "rx", "ry", "x", "y", "width", "height", "transform",
    "fill", "stroke", "stroke-width", "stroke-linejoin", "stroke-linecap", "stroke-dasharray", "opacity",
}  # fmt: skip
COLOUR = re.compile(r"#([0-9a-f]{3}|[0-9a-f]{6})|none|var\(--c, #[0-9a-f]{6}\)")


def pictures(look: str) -> list[Path]:
    return [LOOKS[look] / "cover.svg", *sorted((LOOKS[look] / "art").glob("*.svg"))]


def test_there_are_looks() -> None:
    assert len(LOOKS) == 5


@pytest.mark.parametrize("look", LOOKS)
def test_pictures_are_sound(look: str) -> None:
    assert pictures(look)
    for file in pictures(look):
        assert re.fullmatch(r"[a-z0-9_-]+\.svg", file.name), file.name
        assert file.stat().st_size <= MOST_BYTES, f"{file.name}: {file.stat().st_size} bytes"
        assert [*slips(ET.parse(file).getroot())] == [], file.name


def slips(picture: ET.Element) -> Iterator[str]:
    """What a picture must not have: a size of its own, scripts, text, names, styles, anything from elsewhere."""
    if not re.fullmatch(r"-?\d+ -?\d+ \d+ \d+", picture.get("viewBox", "")):
        yield f"viewBox {picture.get('viewBox')!r}"
    if {"width", "height"}.intersection(picture.keys()):
        yield "a size of its own"
    for element in picture.iter():
        tag = element.tag.removeprefix("{http://www.w3.org/2000/svg}")
        if tag not in TAGS:
            yield f"<{tag}>"
        yield from (f"{tag} {name}" for name in set(element.keys()) - ATTRIBUTES)
        for name in ("fill", "stroke"):
            if not COLOUR.fullmatch(element.get(name, "none")):
                yield f"{name} {element.get(name)!r}"


@pytest.mark.parametrize("look", LOOKS)
def test_pictures_are_as_drawn(look: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever changes a picture changes what draws it: `python -m tools.art`."""
    monkeypatch.syspath_prepend(str(ROOT))
    drawn = import_module("tools.art.__main__").files(look)
    there = {str(file.relative_to(LOOKS[look])): file.read_text("utf-8") for file in LOOKS[look].rglob("*.svg")}
    assert there == drawn


@pytest.mark.parametrize("look", LOOKS)
def test_the_sheet_holds_every_picture_as_a_symbol(look: str) -> None:
    sheet = ET.parse(LOOKS[look] / "art.svg").getroot()
    assert [symbol.get("id") for symbol in sheet] == [file.stem for file in pictures(look)[1:]]
    assert all(symbol.get("viewBox") and len(symbol) for symbol in sheet)


@pytest.mark.parametrize("look", LOOKS)
def test_a_theme_holds_by_day_and_by_night(look: str) -> None:
    theme = (LOOKS[look] / "theme.css").read_text("utf-8")
    assert f'[data-game="{look}"]' in theme and '[data-theme="dark"]' in theme
    assert "url(" not in theme and "@import" not in theme
    for word in (
        "place",
        "place-ink",
        "place-pattern",
        "board",
        "board-line",
        "panel",
        "panel-ink",
        "card",
        "card-ink",
    ):
        assert f"--{word}:" in theme, word


@pytest.mark.parametrize("look", LOOKS)
def test_every_art_id_has_a_picture(look: str) -> None:
    there = {file.stem for file in pictures(look)}
    used = {art for scene in scenes(INSTALLED.get(look)) for art in arts(scene)}
    assert sorted(art for art in used if re.sub(r"[^a-z0-9_-]", "-", art) not in there) == []


def scenes(game: AnyGame | None) -> Iterator[Scene]:
    """What everybody sees now and then in a few random games; nothing of a game that is not installed."""
    for number in range(MATCHES if game else 0):
        assert game
        rng = random.Random(f"look {game.id} {number}")
        seats = rng.randint(game.min_seats, game.max_seats)
        state: State = game.open(laid(game, seats, rng, plain=number == 0), make_seed(f"look {number}"))
        for count in range(MOVES):
            plan = None if state.over else next_plan(state, rng)
            if plan is None or count % LOOK_EVERY == 0:
                yield from (game.scene(game.view(state, viewer)) for viewer in (None, *range(seats)))
            if plan is None:
                break
            state.play(plan.seat, plan.move, plan.at)


def laid(game: AnyGame, seats: int, rng: random.Random, plain: bool) -> Setup:
    """Any table; where few options go together, the plain one."""
    try:
        return some_setup(game, seats, rng, {} if plain else {one.name: any_value(one, rng) for one in game.options})
    except BadSetup:
        return game.set_table(seats, {})


def arts(scene: Scene) -> Iterator[str]:
    for place in scene.places:
        yield from arts_of_place(place)


def arts_of_place(place: Place) -> Iterator[str]:
    for space in place.spaces:
        yield from (art for art in (space.art, *(badge.art for badge in space.badges)) if art)
    for thing in place.things:
        yield from arts_of_thing(thing)


def arts_of_thing(thing: Thing) -> Iterator[str]:
    yield from (art for art in (thing.art, *(badge.art for badge in thing.badges)) if art)
    for held in thing.holds:
        yield from arts_of_thing(held)
