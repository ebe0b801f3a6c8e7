"""RULES.md says which rules are the book's and which are ours, and why."""

import re

from gnomestead.kernel.rulebook import RULING as MARK
from gnomestead.kernel.rulebook import read_rules
from wymer_stones.table import GAME

TEXT = (GAME.folder / "RULES.md").read_text("utf-8")
RULES = read_rules(TEXT)


def reasons() -> dict[str, str]:
    """The table of rulings: why, by rule id."""
    text = TEXT.partition("## Our rulings, and why")[2]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]
    found = [(id, why) for ids, _, why in rows[2:] for id in ids.split(", ")]
    assert len(found) == len(dict(found)), "a ruling stands twice in the table"
    return dict(found)


def test_a_mark_stands_before_a_sentence_or_a_part_of_one() -> None:
    for id, text in RULES.items():
        assert text.count(MARK) <= 1, id
        assert MARK not in text or re.search(rf"(^|[.,] ){MARK} \S", text), id


def test_every_ruling_has_its_reason_and_no_rule_of_the_book() -> None:
    rulings = {id for id, text in RULES.items() if MARK in text}
    assert rulings and reasons().keys() == rulings
    assert all(reasons().values())


def test_what_the_book_does_not_say_is_marked_as_ours() -> None:
    ours = ("WS-STN-05", "WS-REV-03", "WS-DWA-08", "WS-END-05", "WS-END-06")
    assert all(RULES[id].startswith(f"{MARK} ") for id in ours)
    assert not [id for id in ("WS-SET-07", "WS-STN-01", "WS-DWA-04", "WS-REL-02") if MARK in RULES[id]]
