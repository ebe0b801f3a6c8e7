"""Edges of rules that a mutation run got past: supplies that run out, wiped cards, odds in words."""

from __future__ import annotations

import pytest

from gnomestead.games.wymer_stones.rules.contest import win_chance
from gnomestead.games.wymer_stones.rules.villain import lay_by_chance, stones_call
from gnomestead.testing import rule
from wymer_stones.table import Table


@rule("WS-ROL-06")
def test_all_chances_even_the_hopeless() -> None:
    for modifier in range(-8, 9):
        brute = sum(hero + modifier > villain for hero in range(1, 7) for villain in range(1, 7))
        assert win_chance(modifier) == brute, modifier


@rule("WS-ROL-06")
def test_the_prompts_of_a_roll_tell_the_chance_and_then_the_dice() -> None:
    table = Table().put("warrior", "F6").tile("F6").traps(1).give("warrior", "relic_02", damage=1)
    table.give("paladin", "power_ward").turn("warrior", dice=[1, 6]).play("stop")
    prompt = table.state.prompt(table.seat("paladin"))
    assert (prompt.key, prompt.args["chance"]) == ("prompt-declare", 26 * 100 // 36), "+2 against this symbol"
    prompt = table.play("pass").state.prompt(table.seat("warrior"))
    assert (prompt.key, prompt.args) == ("prompt-react", {"total": 3, "villain": 6})


@rule("WS-ROL-06")
def test_an_attack_tells_its_odds_before_it_is_made() -> None:
    table = Table().give("wizard", stone=True).put("wizard", "C2").dwarf("king", "D3").turn("wizard")
    seat = table.seat("wizard")
    first = {choice.word: choice.detail for choice in table.state.choices(seat)}
    assert first["attack"] is None
    (king,) = table.state.choices(seat, table.state.read(seat, "attack"))
    assert king.detail is not None and king.detail.key == "detail-odds"


@rule("WS-NOV-06", "WS-RUN-03")
@pytest.mark.parametrize(("traps", "relics"), [(0, 0), (1, 0), (0, 2), (3, 3)])
def test_by_chance_no_more_tiles_are_laid_than_the_supply_has(traps: int, relics: int) -> None:
    table = Table(villain=False)
    table.state.supply_traps, table.state.supply_relics = traps, relics
    lay_by_chance(table.state, 4)
    assert len(table.state.tiles) == min(4, traps + relics)
    assert table.state.supply() == max(0, traps + relics - 4)


@rule("WS-DMG-03")
def test_a_fallen_hero_no_longer_sits_out() -> None:
    table = Table()
    table.sheet("wizard").skips = True
    table.kill("wizard")
    assert not table.sheet("wizard").skips


@rule("WS-DWA-08")
@pytest.mark.parametrize(("fought", "quiet"), [(False, 1), (True, 0)])
def test_a_round_with_a_fight_is_not_quiet(fought: bool, quiet: int) -> None:
    table = Table()
    for sheet in table.state.sheets:
        sheet.stone = True
    table.state.fought = fought
    stones_call(table.state)
    assert (table.state.quiet, table.state.fought) == (quiet, False)


@rule("WS-DWA-08")
def test_attacks_and_defences_are_fights_and_traps_are_none() -> None:
    table = Table().put("warrior", "F6").tile("F6").traps(1).turn("warrior", dice=[1, 6]).play("stop")
    assert "rolled" in table.told() and not table.state.fought
    table = Table().give("wizard", stone=True).put("wizard", "C2").dwarf("king", "D3")
    table.turn("wizard", dice=[6, 1]).play("attack dwarf_king")
    assert table.state.fought


@rule("WS-WRA-03")
def test_known_wraith_cards_stay_known() -> None:
    """A card drawn goes under the deck: every draw there is one unseen card less, down to none."""
    table = Table().put("wizard", "C2").kill("wizard")
    before = table.state.unseen_wraiths
    table.turn("wizard")
    assert table.state.unseen_wraiths == before - 1
