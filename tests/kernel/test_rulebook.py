"""Looking up a rule: by its id, or by words, the best match first."""

from __future__ import annotations

from gnomestead.kernel.registry import find
from gnomestead.kernel.rulebook import look_up

NIRDS = find("nirds")


def test_an_id_finds_its_rule_alone() -> None:
    assert list(look_up(NIRDS, "nv-trd-06")) == ["NV-TRD-06"]


def test_trade_finds_the_rule_of_trading_first() -> None:
    found = list(look_up(NIRDS, "trade"))
    assert found[0] == "NV-TRD-01" and found.index("NV-RND-02") > found.index("NV-TRD-14")


def test_all_words_are_wanted() -> None:
    found = look_up(NIRDS, "scarecrow minions")
    assert found and all("minion" in text.lower() for text in found.values())


def test_a_word_counts_more_than_a_part_of_another() -> None:
    found = list(look_up(NIRDS, "row"))
    assert found.index("NV-UPK-03") < found.index("NV-SCR-01"), "a row before Scarecrow"


def test_what_nobody_speaks_of_is_not_found() -> None:
    assert look_up(NIRDS, "zebra") == {}
