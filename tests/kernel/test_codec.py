"""States as bytes and back."""

from __future__ import annotations

import enum
from typing import Any

import msgspec
import pytest

from gnomestead.kernel import BadState, LoadedDice, Plain, decode, digest, encode
from tic_tac_toe import TicTacToe
from toy import MushroomMarket
from toy.frames import Haul

GAME = MushroomMarket()


class Colour(enum.StrEnum):
    RED = "red"


class Foreign(Plain):
    __slots__ = ("n",)

    def __init__(self, n: object) -> None:
        self.n = n


@pytest.mark.parametrize(
    "value",
    [None, True, 7, -1, "ÿ", b"\x00\xff", [1, [2]], (1, (2, [3])), {"a": (1,), 2: None}, {3, 1}, frozenset({"b"})],
)
def test_plain_values_come_back_equal_and_of_the_same_type(value: object) -> None:
    found = decode(GAME, encode(value))
    assert found == value and type(found) is type(value)


def test_a_whole_state_comes_back() -> None:
    state = GAME.start(3, seed=1)
    state.chance = LoadedDice(state.chance, [3])
    state.play(1, "2")
    found = decode(GAME, encode(state))
    assert digest(found) == digest(state) and found.top == Haul((0, 2, 0))
    for seat in (0, 2):
        found.play(seat, "1")
        state.play(seat, "1")
    assert found.demand == "cep" and encode(found) == encode(state)


def test_equal_states_have_equal_bytes() -> None:
    assert encode({3, 1, 2}) == encode({2, 3, 1})
    assert digest(GAME.start(2, seed=1)) == digest(GAME.start(2, seed=1)) != digest(GAME.start(2, seed=2))


@pytest.mark.parametrize("value", [0.5, [1, 2.0], Foreign(0.1), object(), lambda: 0])
def test_fractions_and_strange_things_are_refused(value: object) -> None:
    with pytest.raises(TypeError, match="whole numbers, plain values and slotted classes only"):
        encode(value)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff",
        b'{"is":',
        b'{"is": "toy.state:Market"}',
        b'{"is": "toy.state:Market", "has": [1]}',
        b'{"is": "toy.state:Nobody", "has": []}',
        b'{"is": "toy.content:KINDS", "has": []}',
        b'{"is": "os:system", "has": ["true"]}',
        b'{"is": "toyshop:Thing", "has": []}',
        b'{"enum": "subprocess:Popen", "of": "x"}',
        b'{"bytes": "xyz"}',
        b'{"tuple": 3}',
        b'{"dict": [[1]]}',
        b'{"heap": []}',
        b'{"setup": {"seats": "many"}}',
        b"{}",
    ],
)
def test_corrupt_bytes_are_refused_in_one_line(data: bytes) -> None:
    with pytest.raises(BadState, match="not a position of mushroom_market: ") as error:
        decode(GAME, data)
    assert "\n" not in str(error.value)


def test_classes_of_another_game_do_not_come_to_life() -> None:
    with pytest.raises(BadState, match=r"toy\.state:Market is not a class of tic_tac_toe"):
        decode(TicTacToe(), encode(GAME.start(2, seed=1)))


def test_an_enum_is_kept_by_name() -> None:
    plain: Any = msgspec.json.decode(encode(Colour.RED))
    assert plain["of"] == "RED" and plain["enum"].endswith(":Colour")
