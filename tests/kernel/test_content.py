"""Content files: an author's slip names file and place."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from gnomestead.kernel import BadContent
from gnomestead.kernel.content import by_id, expect_count, load, read_toml
from gnomestead.kernel.rulebook import read_rules, rulebook
from toy import MushroomMarket


class Card(msgspec.Struct, frozen=True):
    id: str
    cost: int


class Cards(msgspec.Struct, frozen=True):
    cards: tuple[Card, ...]


def written(folder: Path, text: str) -> Path:
    file = folder / "cards.toml"
    file.write_text(text, "utf-8")
    return file


def test_content_is_loaded_into_frozen_tables(tmp_path: Path) -> None:
    cards = load(written(tmp_path, '[[cards]]\nid = "moth"\ncost = 2\n'), Cards)
    assert by_id("cards.toml", cards.cards, lambda card: card.id, count=1) == {"moth": Card("moth", 2)}
    assert cards.cards[0].cost == 2


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[[cards", "cards.toml: TOML: "),
        ('[[cards]]\nid = "moth"\ncost = "two"\n', "cards.toml: $.cards[0].cost: Expected `int`, got `str`"),
        ('[[cards]]\nid = "moth"\n', "cards.toml: $.cards[0]: Object missing required field `cost`"),
        ("", "cards.toml: top level: Object missing required field `cards`"),
    ],
)
def test_a_wrong_field_names_its_place(text: str, problem: str, tmp_path: Path) -> None:
    with pytest.raises(BadContent) as error:
        load(written(tmp_path, text), Cards)
    assert str(error.value).startswith(problem)


def test_a_missing_file_is_said_to_be_missing(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"cards\.toml: file: it is missing"):
        read_toml(tmp_path / "cards.toml")


def test_a_duplicate_id_is_named() -> None:
    with pytest.raises(BadContent, match=r"cards\.toml: moth: this id is given twice; ids are unique"):
        by_id("cards.toml", [Card("moth", 1), Card("moth", 2)], lambda card: card.id)


def test_a_wrong_count_is_named() -> None:
    with pytest.raises(BadContent, match=r"cards\.toml: rows: there are 1, expected 2"):
        by_id("cards.toml", [Card("moth", 1)], lambda card: card.id, count=2)
    expect_count("cards.toml", "dice", 5, None)


def test_rules_are_list_items_with_an_id_in_bold() -> None:
    text = "# Rules\n- **GS-FGT-01** Fight\n  till dusk.\n\n  no rule\n- plain\n* **GS-2** no\n- **GS-X-2** Rest. \n"
    assert read_rules(text) == {"GS-FGT-01": "Fight till dusk.", "GS-X-2": "Rest."}


def test_a_rule_given_twice_is_named() -> None:
    with pytest.raises(BadContent, match=r"RULES\.md: A-1: this rule id is given twice"):
        read_rules("- **A-1** one\n- **A-1** two\n")


def test_a_game_has_its_rulebook() -> None:
    rules = rulebook(MushroomMarket())
    assert list(rules)[:2] == ["MM-DECK", "MM-DEAL"] and len(rules) == 14
    assert rules["MM-TABLE"].endswith("for four the forest is too small.")


class Ruleless(MushroomMarket):
    """A game whose module lies where no RULES.md does."""


def test_a_game_without_rules_is_told_so() -> None:
    with pytest.raises(BadContent, match=r"mushroom_market/RULES\.md: file: it is missing"):
        rulebook(Ruleless())
