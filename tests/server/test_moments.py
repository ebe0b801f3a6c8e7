"""Of a scene only what is new travels, and what comes of it is the scene."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from gnomestead.kernel import Badge, Goal, Phrase, Place, Scene, Space, Thing, Track
from gnomestead.server.moment import Drawn
from gnomestead.server.wire import Update
from houses.browsers import changed

SQUARE = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))
STEPS = (Badge("steps", Phrase("steps"), 2),)
A, B = (Space(id, SQUARE, Phrase(id)) for id in ("a", "b"))
ROOK = Thing("rook", "piece", Phrase("rook"), space="a")
BOARD = Place("board", "board", Phrase("board"), things=(ROOK,), spaces=(A, B))
HAND = Place("hand", "hand", Phrase("hand"), hidden=3)
SHED = Place("shed", "board", Phrase("shed"), spaces=(A,))
GOAL = Goal(Phrase("goal"), (Track(Phrase("points"), 3, 9),))
SCENE = Scene((BOARD, HAND), goal=GOAL)


def news(now: Scene) -> dict[str, Any]:
    """What is sent to somebody who has seen the scene above."""
    parts = Drawn(now).since(Drawn(SCENE))
    return dict(msgspec.json.decode(b"{" + b",".join(parts) + b"}"))


def with_board(**changes: Any) -> Scene:
    return replace(SCENE, places=(replace(BOARD, **changes), HAND))


@pytest.mark.parametrize(
    ("now", "parts"),
    [
        (SCENE, set()),
        (with_board(things=()), {"things"}),
        (with_board(spaces=(A, replace(B, badges=STEPS))), {"spaces"}),
        (with_board(things=(), spaces=(replace(A, badges=STEPS), B)), {"things", "spaces"}),
        (with_board(name=Phrase("yard"), spaces=(A, replace(B, badges=STEPS))), {"places", "spaces"}),
        (with_board(spaces=(B, A)), {"places"}),
        (with_board(spaces=(A,)), {"places"}),
        (with_board(spaces=()), {"scene"}),
        (replace(SCENE, places=(BOARD,)), {"order"}),
        (replace(SCENE, places=(HAND, BOARD)), {"order"}),
        (replace(SCENE, places=(BOARD, SHED, HAND)), {"order", "places"}),
        (replace(SCENE, goal=Goal(Phrase("goal"), (Track(Phrase("points"), 4, 9),))), {"goal"}),
        (replace(SCENE, goal=None), {"scene"}),
    ],
)
def test_what_is_new_is_sent_and_makes_the_scene(now: Scene, parts: set[str]) -> None:
    sent = news(now)
    assert set(sent) == parts
    update = msgspec.convert({"type": "Update", "table": "t", "seat": None, "step": 1, "n": 0, **sent}, Update)
    before = {place.id: place for place in SCENE.places}
    shown = update.scene.places if update.scene else tuple(changed(before, update).values())
    assert shown == now.places
    assert (update.scene.goal if update.scene else update.goal or GOAL) == now.goal


def test_a_step_on_a_large_board_sends_only_the_spaces_that_look_different() -> None:
    sent = news(with_board(spaces=(A, replace(B, badges=STEPS))))
    assert [space["id"] for space in sent["spaces"]["board"]] == ["b"]
    sent = news(with_board(name=Phrase("yard")))
    assert "spaces" not in sent["places"][0]
