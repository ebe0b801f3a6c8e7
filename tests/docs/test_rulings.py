"""RULES.md says which rules are the book's and which are ours, and why: one form for all games that mark them."""

from __future__ import annotations

import re

import pytest

from gnomestead.kernel import AnyGame
from gnomestead.kernel.registry import all_games
from gnomestead.kernel.rulebook import RULING as MARK
from gnomestead.kernel.rulebook import read_rules

TITLE = "## Our rulings, and why\n"
LEGEND = f"Rules marked {MARK} are our rulings"
BY_ID = "Rulings"
"""The head of the first column of a table that gives the reasons by rule id."""


def text_of(game: AnyGame) -> str:
    return (game.folder / "RULES.md").read_text("utf-8")


def rules_of(game: AnyGame) -> dict[str, str]:
    """The rules with their marks, which players do not read."""
    return read_rules(text_of(game))


MARKED = [game for game in all_games() if MARK in text_of(game)]
every_game = pytest.mark.parametrize("game", MARKED, ids=lambda game: game.id)


def rulings(game: AnyGame) -> list[str]:
    return [id for id, text in rules_of(game).items() if MARK in text]


def reasons(game: AnyGame) -> tuple[str, list[list[str]]]:
    """The table of reasons: the head of its first column, and its rows."""
    section = text_of(game).partition(TITLE)[2].partition("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return rows[0][0], rows[2:]


def test_games_that_mark_their_rulings() -> None:
    assert {"gnom_street", "nirds"} <= {game.id for game in MARKED}


@every_game
def test_the_mark_is_explained_before_the_first_rule(game: AnyGame) -> None:
    legend, first_rule = text_of(game).find(LEGEND), text_of(game).find("\n- **")
    assert 0 < legend < first_rule


@every_game
def test_a_mark_stands_before_what_is_ours(game: AnyGame) -> None:
    for id, text in rules_of(game).items():
        assert text.count(MARK) <= 1, f"{id}: one mark, from there on it is ours"
        assert MARK not in text or re.search(rf"(^|[.,;:] ){MARK} \S", text), f"{id}: before a part of the rule"


@every_game
def test_rulings_have_reasons(game: AnyGame) -> None:
    head, rows = reasons(game)
    assert rows and all(len(row) == len(rows[0]) and all(row) for row in rows)
    if head == BY_ID:
        listed = [id for ids, *_ in rows for id in ids.split(", ")]
        assert sorted(listed) == sorted(rulings(game)), "every ruling once, and no rule of the book"


@pytest.mark.parametrize("id", ["GS-ASK-01", "GS-DIG-02", "GS-END-02", "GS-SCO-07", "GS-TIE-01", "GS-DUO-04"])
def test_rules_of_the_book_in_gnom_street(id: str) -> None:
    [game] = [game for game in MARKED if game.id == "gnom_street"]
    assert MARK not in rules_of(game)[id] and len(rulings(game)) == 75
