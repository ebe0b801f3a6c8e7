"""Edges of rules that a mutation run got past: supplies that run out, wiped cards, odds in words."""

from __future__ import annotations

import pytest

from gnomestead.games.wymer_stones.rules.contest import win_chance
from gnomestead.games.wymer_stones.rules.tiles import Awakening
from gnomestead.games.wymer_stones.rules.villain import lay_by_chance, stones_call
from gnomestead.kernel.chance import Stream
from gnomestead.testing import rule
from wymer_stones.table import GAME, Table


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


# Who stands where ---------------------------------------------------------------------------------------


@rule("WS-BRD-05", "WS-BRD-06")
def test_walking_over_a_friend_moves_the_walker_and_nobody_else() -> None:
    table = Table().put("wizard", "C2").put("paladin", "D2").turn("wizard").play("D2", "E2", "stop")
    table.turn("paladin").play("C2")
    assert "stop" in table.menu(), "the Wizard has left C2"
    table.turn("warrior").put("warrior", "F2")
    assert "E2" in table.menu() and "stop" not in table.play("E2").menu(), "the Wizard stands on E2"


@rule("WS-BRD-05")
def test_who_walks_over_somebody_teleported_away_may_stop_there() -> None:
    table = Table().put("ranger", "C3").put("paladin", "B4").give("wizard", "power_gate").turn("ranger")
    table.play("B3", "B4")
    assert "stop" not in table.menu()
    table.play_as("wizard", "use power_gate hero_paladin region_mushroom_cellar B5")
    assert "stop" in table.menu() and table.play("stop").at("ranger") == "B4"


@rule("WS-BRD-05", "WS-WIN-01")
def test_a_dwarf_walking_over_a_hero_teleported_away_may_stop_there() -> None:
    table = Table().put("ranger", "K8").dwarf("king", "J8").give("wizard", "power_gate").turn("villain")
    table.play("done", "done", "dwarf_king", "K8")
    assert "stop" not in table.menu()
    table.play_as("wizard", "use power_gate hero_ranger region_mushroom_cellar B5")
    assert "stop" in table.menu() and table.play("stop").at("king") == "K8"


@rule("WS-BRD-07")
def test_a_dragged_hero_passes_over_a_friend_if_there_is_room_behind() -> None:
    table = Table().put("warrior", "J2").put("paladin", "I3").tile("J2").traps(2)
    table.turn("warrior", dice=[1, 6]).play("stop", "I2")
    assert "I3" in table.menu(), "two steps left: over the Paladin and on"
    table = Table().put("warrior", "J2").put("paladin", "I2").tile("J2").traps(2)
    table.turn("warrior", dice=[1, 6]).play("stop", "K2", "J2")
    assert "I2" not in table.menu(), "one step left"


@rule("WS-FLP-07", "WS-PRT-02")
def test_nobody_is_dragged_through_a_portal() -> None:
    table = Table().put("warrior", "C6").tile("C6").traps(2).turn("warrior", dice=[1, 6]).play("stop")
    assert table.frame() == "Drag" and set(table.menu()) == {"B6", "C5", "C7", "D6", "stop"}


@rule("WS-PRT-03", "WS-PRT-04", "WS-PRT-05")
def test_a_card_leads_to_no_taken_portal_and_to_a_locked_one_only_wraiths() -> None:
    hero = Table().put("warrior", "J2").put("ranger", "O1").tile("J2").traps(12).lock("S10")
    assert hero.turn("warrior", dice=[6, 1]).play("stop").menu() == ["C6", "F8", "P8", "G15", "stay"]
    wraith = Table().put("ranger", "O1").lock("S10").wraiths(10).kill("warrior").turn("warrior", dice=[3])
    assert wraith.menu() == ["C6", "F8", "P8", "S10", "G15", "stay"]


@rule("WS-WRA-01", "WS-WRA-06")
def test_a_wraith_torn_off_the_board_by_its_own_card_does_not_move() -> None:
    table = Table().put("wizard", "K8").kill("wizard").dwarf("king", "J8").wraiths(13).turn("wizard", dice=[1, 1, 6])
    table.play("dwarf_king hero_wizard")
    assert table.sheet("wizard").status == 3 and table.asked() == "warrior"


@rule("WS-DWE-04")
def test_whoever_stands_on_the_spot_goes_to_the_one_space_left_even_if_a_tile_lies_there() -> None:
    table = Table().put("wizard", "C2").tile("C2", "stone_blue").put("ranger", "B2").tile("B3")
    table.put("warrior", "B1").put("paladin", "A2").turn("wizard").play("stop", "dwarf_king")
    assert (table.at("king"), table.at("ranger")) == ("B2", "B3")


# Fights ---------------------------------------------------------------------------------------------------


@rule("WS-DMG-04")
def test_who_falls_attacking_before_its_movement_has_no_turn_left() -> None:
    table = Table().give("wizard", stone=True, damage=2).put("wizard", "C2").dwarf("king", "D3")
    table.turn("wizard", dice=[1, 6]).play("attack dwarf_king")
    assert table.sheet("wizard").status == 2 and table.asked() == "warrior"


@rule("WS-DWA-03")
def test_a_dwarf_that_has_taken_a_step_attacks_after_its_movement_only() -> None:
    table = Table().put("wizard", "C2").dwarf("king", "D3").turn("villain").play("done", "done", "dwarf_king")
    assert "attack" in table.menu()
    table.play("D2")
    assert "attack" not in table.menu(), "the Wizard is still beside it"
    table.play("stop")
    assert table.menu() == ["attack", "done"]
    assert table.play("done").menu() == ["end"], "or not at all"


@rule("WS-DWA-07")
def test_a_dwarf_whose_only_prey_got_away_after_its_movement_is_done() -> None:
    table = Table().put("ranger", "T10").dwarf("smith", "T8").give("wizard", "power_blink").turn("villain")
    table.play("done", "done", "dwarf_smith", "T9", "stop", "attack hero_ranger")
    table.play("use power_blink hero_ranger region_toymakers_den N10")
    assert table.frame() == "ChooseDwarf" and table.menu() == ["end"]


@rule("WS-DMG-01", "WS-REL-06")
def test_a_blow_that_a_buckler_takes_leaves_no_mark() -> None:
    table = Table().give("wizard", stone=True).put("wizard", "C2").dwarf("king", "D3").turn("wizard", dice=[1, 6])
    table.give("wizard", "relic_05").play("attack dwarf_king", "use relic_05")
    assert "hurt" not in table.told() and table.sheet("wizard").damage == 0


@rule("WS-ROL-01", "WS-DMG-01")
def test_a_buckler_takes_the_blow_and_does_not_win_the_roll() -> None:
    table = Table().give("wizard", stone=True).put("wizard", "C2").dwarf("king", "D3").turn("wizard", dice=[3, 3])
    table.give("wizard", "relic_05").play("attack dwarf_king", "use relic_05")
    assert (table.foe("king").damage, table.sheet("wizard").damage) == (0, 0)


@rule("WS-WIN-06")
def test_the_villain_has_nothing_to_say_while_a_hero_walks() -> None:
    assert Table().turn("wizard").menu(who="villain") == []


@rule("WS-POW-08", "WS-PRT-05")
def test_a_wizard_blinks_though_every_portal_is_locked() -> None:
    table = Table().lock("O1", "C6", "F8", "P8", "S10", "G15").turn("wizard", power=4)
    assert table.menu("use") == ["power_blink"]


# Cards ----------------------------------------------------------------------------------------------------


@rule("WS-POW-07")
@pytest.mark.parametrize(("space", "reached"), [("B8", True), ("B7", False)])
def test_six_spaces_is_as_far_as_the_paladin_heals(space: str, reached: bool) -> None:
    table = Table().give("wizard", damage=2).give("paladin", damage=1).put("wizard", space).turn("paladin", power=5)
    assert ("hero_wizard" in table.menu("use power_mend")) == reached


@rule("WS-WRA-02")
def test_where_nobody_is_to_be_revived_only_the_hurt_are_healed() -> None:
    table = Table().wraiths(30).give("wizard", damage=2).give("warrior", damage=1).put("paladin", "K8").kill("paladin")
    assert table.turn("paladin", dice=[1]).menu() == ["hero_wizard", "hero_warrior"], "the Ranger is well"


@rule("WS-WRA-02")
def test_a_card_that_sends_a_hero_home_is_not_declined() -> None:
    table = Table().wraiths(31).kill("paladin").turn("paladin", dice=[1])
    assert table.asked() == "villain" and table.menu() == ["hero_wizard", "hero_warrior", "hero_ranger"]


@rule("WS-NOV-05")
def test_without_a_villain_no_dwarf_is_stunned() -> None:
    table = Table(villain=False).dwarf("king", "K8").dwarf("smith", "H8").wraiths(11).kill("wizard")
    table.turn("wizard", dice=[5])
    assert table.frame() == "Drift", "there is no villain's turn to sit out"


@rule("WS-DWE-02")
def test_without_a_villain_chance_wakes_any_of_the_four_dwarves() -> None:
    woken = set()
    for seed in range(40):
        table = Table(villain=False).put("wizard", "F6")
        table.state.chance = Stream(seed.to_bytes(32, "big"))
        table.state.push(Awakening(0))
        table.state.settle()
        woken.add(table.state.foes[0].kind)
    assert woken == {0, 1, 2, 3}


@rule("WS-RUN-01")
def test_a_deck_shuffled_anew_is_told() -> None:
    table = Table().put("warrior", "F6").tile("F6")
    table.state.trap_discard, table.state.trap_deck[:] = [*table.state.trap_deck], []
    table.turn("warrior", dice=[6, 1]).play("stop")
    assert "reshuffled" in table.told() and len(table.state.trap_deck) == 24


@rule("WS-REL-01", "WS-REL-02")
@pytest.mark.parametrize(
    ("held", "move", "told"),
    [
        ((), "keep", "relic_kept"),
        (("relic_01", "relic_02"), "swap relic_01", "relic_kept"),
        ((), "discard", "relic_discard"),
        ((), "play", "relic_play"),
    ],
)
def test_what_becomes_of_a_relic_is_told(held: tuple[str, ...], move: str, told: str) -> None:
    table = Table().give("wizard", *held, damage=1).put("wizard", "F6").tile("F6", "relic").relics("relic_07")
    assert told in table.turn("wizard").play("stop", move).told()


@rule("WS-SET-11")
def test_after_sixteen_locks_the_first_round_begins_and_until_then_only_the_villain_is_asked() -> None:
    state = GAME.start(2, {"villain": "yes", "hero_pick": "random", "first_hero": 1}, seed="set-up")
    for _ in range(16):
        assert state.waiting() == (1,) and not state.options(0)
        state.play(1, state.options(1)[0].text)
    assert len(state.locks) == 16 and state.round == 1 and state.waiting() == (0,)
