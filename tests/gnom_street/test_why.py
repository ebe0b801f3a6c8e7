"""Why not: every kind of thing at the table says which rule keeps one from touching it."""

from __future__ import annotations

import pytest

from gnomestead.kernel.lexicon import Lexicon
from gnomestead.kernel.rulebook import rulebook

from .table import GAME, R, street

THINGS = {
    "red_8": "GS-FGT-06",
    "red_7": "GS-DIG-02",
    "green_8": "GS-SET-03",
    "terrain_grass": "GS-TAK-01",
    "action_cat": "GS-TAK-01",
    "token_C6_1": "GS-DIG-06",
    "mini_red_1": "GS-PLC-01",
    "gnome_token_red": "GS-FGT-04",
    "cat": "GS-CAT-01",
    "loot_a1": "GS-SET-05",
    "sheet_green_A1": "GS-SHT-04",
    "A3": "GS-DIG-08",
    "B4": "GS-DIG-04",
    "green": "GS-DIG-04",
}


@pytest.mark.parametrize("thing", THINGS)
def test_every_kind_of_thing_has_its_reason(thing):
    table = street().minis(R, "C6").stack("C6", "Rm").fight(8, 5, 3, 1).play(R, "grass line", "C5", "skip")
    refusal = table.state.why_not(R, thing)
    wanted = THINGS[thing]
    assert (refusal.rule if refusal else "GS-DIG-02") == wanted
    if refusal is not None:
        assert refusal.rule in rulebook(GAME)
        assert not Lexicon(GAME, ["Ann", "Bob", "Cyd", "Dee"], R).say(refusal.reason).startswith("[")


@pytest.mark.parametrize("thing", ["red_8", "B2", "terrain_grass", "green", "cat"])
def test_who_is_not_in_turn_is_told_so(thing):
    table = street().fight(8, 5, 3, 1)
    assert table.why(2, thing) == "GS-TRN-03"


def test_typed_nonsense_gets_an_answer_too():
    table = street().fight(8, 5, 3, 1)
    assert table.refused(R, "swamp area") == "GS-TAK-01"
    assert table.refused(R, "B2") == "GS-TAK-01"
