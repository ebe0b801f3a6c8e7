"""After a round: whom one has built instead, who was level, whose fingers are of butter; and what each seat sees."""

from __future__ import annotations

from typing import Any

import pytest
from tools.art.gnome_me import light_or_dark, luminance

from gnomestead.games.gnome_me.content import PARTS, PORTRAITS
from gnomestead.games.gnome_me.keys import left_keys, right_keys
from gnomestead.games.gnome_me.scene import make_scene
from gnomestead.kernel.lexicon import Lexicon
from gnomestead.kernel.scene import Thing, Widget
from gnomestead.testing import rule

from .table import GAME, SHOW, Table

TARGET = PORTRAITS[0]
TWIN = next(row for row in PORTRAITS if row.id in TARGET.near_twins)


def things(table: Table, viewer: int = 0) -> dict[str, Thing]:
    scene = make_scene(GAME.view(table.state, viewer))
    return {thing.id: thing for place in scene.places for thing in place.things}


def device(table: Table, viewer: int | None = 0) -> dict[str, Any]:
    widgets: tuple[Widget, ...] = make_scene(GAME.view(table.state, viewer)).widgets
    return dict(next(widget for widget in widgets if widget.id == "device").data)


def revealed(code: str) -> Table:
    table = Table(2).opened(TARGET.id, {0: code, 1: TARGET.code}).touch_all(0).touch_all(1)
    for seat, built in ((0, code), (1, TARGET.code)):
        table.build(seat, built)
    table.at(15_000, 0, "stop")
    return table.until("reveal")


def test_after_the_reveal_each_seat_hears_whom_it_has_built() -> None:
    brother = things(revealed(TWIN.code))
    assert (brother["built-0"].name.key, brother["built-0"].name.args["portrait"]) == ("built-brother", TWIN.id)
    assert brother["built-0"].value == 3
    assert (brother["built-1"].name.key, brother["built-1"].value) == ("built-him", 4)


def test_whoever_takes_the_card_is_told_so_as_you_beside_the_gnome_and_in_the_log() -> None:
    table = revealed(TWIN.code)
    why, told = things(table)["verdict"].text, table.last.one("verdict")
    for reader, sentence in ((0, "Most parts right: Bo takes the card."), (1, "Most parts right: you take the card.")):
        words = Lexicon(GAME, ["Ada", "Bo"], reader)
        assert why is not None and [words.say(why), words.tell(told)] == [sentence] * 2


def test_one_wrong_part_of_nobody_in_particular_is_named() -> None:
    known = {row.code for row in PORTRAITS}
    code = next(
        near for slot in range(4) for number in "1234"
        if (near := TARGET.code[:slot] + number + TARGET.code[slot + 1 :]) not in known
    )  # fmt: skip
    note = things(revealed(code))["built-0"].name
    assert note.key == "built-nearly"
    assert note.args["wanted"] in TARGET.parts and note.args["part"] not in TARGET.parts


def test_nothing_is_told_of_what_was_built_before_the_reveal() -> None:
    assert not any(id.startswith("built-") for id in things(Table(2).opened()))


@rule("GM-TIM-08")
def test_who_was_level_is_told_with_the_window() -> None:
    table = Table(2, tie_window_ms=80).opened().touch_all(0).touch_all(1)
    stopped = table.at(15_000, 0, "stop").one("stop")
    table.at(15_030, 1, "stop")
    closed = table.tick().one("contest-closed")
    assert stopped.data["at"] == 15_000
    assert (closed.data["rivals"], closed.data["window"]) == (1, 80)


@rule("GM-DEV-06")
def test_whoever_lets_the_device_stick_wears_it() -> None:
    table = Table(2).released(height=0).until("stuck")
    signs = {badge.art for badge in things(table)[f"trophies-{table.state.operator}"].badges}
    assert "butterfingers" in signs


@rule("GM-ACC-03")
def test_only_the_seat_that_wants_emblems_is_drawn_with_them() -> None:
    table = Table(2, low_vision_1=True).opened()
    assert [device(table, viewer)["emblems"] for viewer in (0, 1, None)] == [0, 1, 0]


@rule("GM-ACC-03")
@pytest.mark.parametrize("colour", ["#d9402a", "#3d6f9e", "#f2b78f", "#fdf3d8", "#3f8f4f", "#e8845f", "#fff"])
def test_flat_fills_are_light_or_dark(colour: str) -> None:
    """A light one on a dark one has a contrast of 7:1 at least."""
    flat = light_or_dark(colour)
    shade = luminance([int(flat[at : at + 2], 16) for at in (1, 3, 5)]) if len(flat) == 7 else 1.0
    assert shade >= 0.79 or shade <= 0.0705
    assert (0.79 + 0.05) / (0.0705 + 0.05) > 6.9


@rule("GM-ACC-04")
def test_the_names_to_be_spoken_come_with_the_portrait_and_not_before() -> None:
    table = Table(2, audio_portrait=True).released()
    table.state.device.jam = -1
    while table.now < SHOW:
        assert not any(device(table)["portrait"])
        table.tick()
    assert all(device(table)["portrait"]) and device(table)["spoken"] == 1


def test_two_at_one_keyboard_never_share_a_key() -> None:
    view = GAME.view(Table(2).opened().state, 0)
    left, right = ({line.partition("=")[0] for line in keys} for keys in (left_keys(view), right_keys(view)))
    assert not left & right
    picks = {line.partition("=")[2] for line in left_keys(view)}
    assert picks == {line.partition("=")[2] for line in right_keys(view)}
    assert {
        "take:cap",
        "take:feet",
        "flip:next",
        "flip:prev",
        "put",
        "stop",
        "flower",
        "hand",
        "ready",
        "next",
    } <= picks


def test_every_part_has_a_spoken_name() -> None:
    words = (GAME.folder / "words.en.ftl").read_text("utf-8")
    assert all(f"spoken-{part.id} = {part.spoken}\n" in words for part in PARTS)
