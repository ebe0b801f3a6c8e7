"""Where two worlds differ, and what a word file holds."""

from __future__ import annotations

from gnomestead.conformance.places import KEYS, LENGTH, MISSING, at, differing, lists, spelled, tree
from gnomestead.conformance.wordfile import attributes, message_keys
from tic_tac_toe import TicTacToe
from toy import MushroomMarket


def test_worlds_differ_place_by_place() -> None:
    one = {"deck": [1, 2, 3], "hand": ["a"], "at": {"N1": 0}}
    other = {"deck": [1, 3, 2], "hand": ["a", "b"], "at": {"N2": 0}}
    assert [*differing(one, other)] == [("deck", 1), ("deck", 2), ("hand", LENGTH), ("at", KEYS)]
    assert (at(other, ("deck", 1)), at(other, ("hand", LENGTH)), at(other, ("at", KEYS))) == (3, 2, ["N2"])
    assert at(one, ("deck", 9)) == at(one, ("nowhere",)) == MISSING


def test_a_position_is_a_tree_without_its_stream() -> None:
    found = tree(MushroomMarket().start(2, seed=1))
    assert "chance" not in found and found["hands"][0] == sorted(found["hands"][0])
    assert found["frames"][-1] == {"is a": "Haul", "chosen": [0, 0]}
    assert ("deck",) in [path for path, _ in lists(found)]
    assert spelled(("frames", 1, "chosen", 0)) == "frames[1].chosen[0]"


def test_a_word_file_lists_its_keys_and_attributes() -> None:
    assert message_keys(TicTacToe())[:2] == ["goal", "goal-marked"]
    found = {(one.key, one.name): one for one in attributes(MushroomMarket())}
    assert found["preset-quick", "about"].texts == ("Two baskets, two rounds.",)
    assert not found["event-drew", "known"].is_fixed
