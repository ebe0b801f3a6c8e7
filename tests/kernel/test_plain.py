"""Plain values are their fields; wire types are frozen."""

from __future__ import annotations

import msgspec
import pytest

from gnomestead.kernel import Choice, Phrase, Place, Plain, Refusal, Scene, Setup, Space, Standing, Thing, Widget
from gnomestead.kernel.fields import fields
from gnomestead.kernel.phrases import ScoreLine
from gnomestead.kernel.record import Entry, Header, Record
from gnomestead.kernel.scene import Badge, square
from toy.frames import Haul, Overfull, Turn


class Base(Plain):
    __slots__ = ("_cache", "a", "b")

    def __init__(self, a: object, b: object) -> None:
        self.a, self.b = a, b


class Longer(Base):
    __slots__ = "z"

    def __init__(self, a: object, b: object, z: object) -> None:
        super().__init__(a, b)
        self.z = z


def test_fields_are_slots_parents_first_by_name_without_caches() -> None:
    assert fields(Longer) == ("a", "b", "z")


def test_equal_fields_make_equal_values() -> None:
    assert Turn(1) == Turn(1) != Turn(2)
    assert Turn(1) != Overfull(1), "another class is another value"
    assert hash(Haul((1, 0))) == hash(Haul((1, 0)))
    assert Longer(1, [2], 3) == Longer(1, [2], 3)


def test_a_value_is_written_as_one_would_write_it() -> None:
    assert repr(Longer(1, "x", None)) == "Longer(a=1, b='x', z=None)"


WIRE = [Phrase, Refusal, Choice, ScoreLine, Standing, Setup, Entry, Header, Record, Badge, Thing, Space, Place, Widget]


@pytest.mark.parametrize("struct", [*WIRE, Scene])
def test_wire_types_are_frozen_even_when_the_rest_is_compiled(struct: type[msgspec.Struct]) -> None:
    assert struct.__struct_config__.frozen


@pytest.mark.parametrize("struct", [Badge, Thing, Space, Place, Widget, Scene])
def test_scenes_travel_without_what_is_usual(struct: type[msgspec.Struct]) -> None:
    assert struct.__struct_config__.omit_defaults


def test_a_scene_travels_as_json_and_back() -> None:
    name = Phrase("frog")
    frog = Thing("frog", "piece", name, holds=(Thing("hat", "token", name),), badges=(Badge("star", name, 2),))
    scene = Scene((Place("pond", "board", name, things=(frog,), spaces=(square("a1", 0, 0, name),)),))
    data = msgspec.json.encode(scene)
    assert b'"facing"' not in data
    assert msgspec.json.decode(data, type=Scene) == scene
    assert scene.places[0].spaces[0].corners == ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))
