"""Once more, in the terminal."""

from __future__ import annotations

import pytest

from sitting import run

WON = ("a1", "b1", "a2", "b2", "a3")
NO_RECORD = ""


def played(*typed: str) -> str:
    return run("play", "tic_tac_toe", "--seats", "me:Ada,me:Bo", "--open", typed=(*WON, NO_RECORD, *typed)).output


def test_again_lays_the_same_table() -> None:
    shown = played("again", *WON)
    assert shown.count("Ada wins.") == 2 and shown.count("At the table: ") == 2


def test_swapped_the_other_one_begins() -> None:
    shown = played("swap", *WON)
    assert "Ada wins." in shown and "Bo wins." in shown


@pytest.mark.parametrize("word", ["harder", "rematch"])
def test_a_word_that_is_not_on_offer_is_asked_for_again(word: str) -> None:
    shown = played(word, "")
    assert "Please type again or swap." in shown and shown.count("At the table: ") == 1


def test_nobody_is_asked_where_only_bots_played() -> None:
    shown = run("play", "tic_tac_toe", "--seats", "bot,bot", "--fast").output
    assert "Commitment" in shown and "Once more?" not in shown
