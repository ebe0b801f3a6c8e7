"""What a table would be: asked before it is opened, and true once it is."""

from __future__ import annotations

from typing import Any

import pytest

from gnomestead.kernel import BadSetup
from gnomestead.kernel.registry import find, installed
from gnomestead.server.prospects import prospect_of
from gnomestead.table.acts import Start
from houses.browsers import Browser, evening
from houses.house import House


@pytest.mark.parametrize("game", list(installed()))
def test_a_table_by_the_book_has_a_prospect_and_every_default_is_legal(game: str) -> None:
    found = find(game)
    for seats in range(max(2, found.min_seats), found.max_seats + 1):
        prospect = prospect_of(found, seats, {})
        assert not prospect.problem and len(prospect.roles) == seats
        assert all(option.default in prospect.legal[option.name] for option in found.options)


def test_values_that_do_not_go_with_the_rest_are_left_out() -> None:
    prospect = prospect_of(find("wymer_stones"), 3, {"villain": "no"})
    assert prospect.legal["difficulty"] == ("normal", "hard")
    assert prospect.legal["first_hero"] == ("random", 1, 2, 3)
    assert prospect.roles == ("role-hero",) * 3


def test_what_does_not_go_together_is_said_and_the_pictures_are_there_all_the_same() -> None:
    prospect = prospect_of(find("gnomes_wizards"), 3, {"shape": "preset", "shape_id": "p2_causeway"})
    assert "no board for 3 players" in prospect.problem and prospect.roles == ()
    assert "preset" not in prospect.legal["shape"] and "p3_trihex" in prospect.legal["shape_id"]
    assert [sample.id for sample in prospect.samples][-1] == "wild"


@pytest.mark.parametrize("query", [{"shap": "wild"}, {"shape": "round"}, {"wild_board": "10000"}])
def test_an_unknown_option_or_value_is_named(query: dict[str, str]) -> None:
    with pytest.raises(BadSetup, match=next(iter(query))):
        prospect_of(find("gnomes_wizards"), 2, query)


def test_a_browser_sees_the_board_it_will_play_on(house: House) -> None:
    async def run() -> None:
        ada = await Browser.guest(house.address, "Ada")
        path = "/api/games/gnomes_wizards/prospect?seats=2&shape=wild&wild_board=17"
        answer = await ada.http("GET", path)
        assert "max-age" in answer.headers["cache-control"]
        sample: dict[str, Any] = answer.json()["samples"][-1]
        shown = {space["id"] for space in sample["scene"]["places"][0]["spaces"]}
        table = await ada.open("gnomes_wizards", 2, options=sample["options"], bots=True)
        await ada.granted(table, Start())
        mirror = await ada.watch(table, 0)
        assert {space.id for space in mirror.places["board"].spaces} == shown
        for bad in ("seats=21", "seats=2&shape=round", "shape=wild"):
            assert (await ada.http("GET", f"/api/games/gnomes_wizards/prospect?{bad}")).status_code == 400

    evening(run())
