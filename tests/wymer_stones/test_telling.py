"""What the dungeon says before a choice: prompts, odds, prospects, warnings, ways further on, refusals."""

from __future__ import annotations

from typing import Any

import pytest

from gnomestead.games.wymer_stones.rules.contest import percent
from gnomestead.kernel import Choice
from gnomestead.kernel.lexicon import Lexicon
from gnomestead.testing import rule
from wymer_stones.table import GAME, Table


def choice(table: Table, word: str, said: str = "", who: str = "") -> Choice:
    seat = table.seat(who) if who else table.state.waiting()[0]
    return next(each for each in table.state.choices(seat, table.state.read(seat, said)) if each.word == word)


def detail(table: Table, word: str, said: str = "", who: str = "") -> tuple[str, dict[str, Any]]:
    found = choice(table, word, said, who).detail
    return ("", {}) if found is None else (found.key, dict(found.args))


def beside_the_king(*dice: int) -> Table:
    """The Wizard, stone in hand, has the King within reach on its own turn."""
    return Table().give("wizard", stone=True).put("wizard", "C2").dwarf("king", "D3").turn("wizard", dice=dice)


# Prompts ----------------------------------------------------------------------------------------------


@rule("WS-REL-01")
def test_whoever_finds_a_relic_is_told_which() -> None:
    table = Table().relics("relic_02").put("wizard", "B2").tile("B3", "relic").turn("wizard").play("B3", "stop")
    assert table.state.prompt(table.seat("wizard")).args == {"item": "relic_02"}


@rule("WS-WIN-01")
def test_at_a_calm_point_the_active_seat_is_asked_and_the_others_may_help() -> None:
    def prompts(table: Table, active: str) -> list[str]:
        return [table.state.prompt(table.seat(who)).key for who in (active, "ranger")]

    giving = Table().give("wizard", "relic_02").give("ranger", "power_gate").put("paladin", "C3").turn("wizard")
    villain = Table().give("ranger", "power_gate").dwarf("king", "K8").turn("villain")
    drifting = Table().give("ranger", "power_gate").wraiths(2).kill("wizard").turn("wizard", dice=[1])
    assert prompts(giving, "wizard") == ["prompt-transfer", "prompt-calm"]
    assert prompts(giving.play("pass"), "wizard") == ["prompt-walk", "prompt-calm"]
    assert prompts(drifting, "wizard") == ["prompt-drift", "prompt-calm"]
    assert prompts(villain, "villain") == ["prompt-lay", "prompt-calm"]
    assert prompts(villain.play("done"), "villain") == ["prompt-lay-lock", "prompt-calm"]
    assert prompts(villain.play("done", "dwarf_king"), "villain") == ["prompt-prowl", "prompt-calm"]


def asked(table: Table, who: str, *drafts: str) -> list[str]:
    """What a seat is asked after each of these drafts."""
    seat = table.seat(who)
    return [table.state.prompt(seat, table.state.read(seat, draft)).key for draft in drafts]


@rule("WS-ATK-04", "WS-LCK-06")
def test_a_walker_is_asked_which_dwarf_and_which_lock() -> None:
    table = beside_the_king().lock("D2")
    assert asked(table, "wizard", "attack", "break") == ["prompt-attack", "prompt-break"]
    assert asked(table.play("stop"), "wizard", "", "attack") == ["prompt-after", "prompt-attack"]


@rule("WS-REL-01", "WS-REL-02", "WS-REL-08")
def test_relics_are_asked_about_word_by_word() -> None:
    giving = Table().give("wizard", "relic_02").put("paladin", "C3").turn("wizard")
    assert asked(giving, "wizard", "give", "give relic_02") == ["prompt-give", "prompt-give-to"]
    full = Table().relics("relic_10").give("wizard", "relic_02", "relic_03").put("wizard", "B2").tile("B3", "relic")
    full.turn("wizard").play("B3", "stop")
    assert asked(full, "wizard", "", "swap", "play") == ["prompt-relic", "prompt-swap", "prompt-teleport"]


@rule("WS-POW-06", "WS-POW-08", "WS-WIN-01")
def test_a_power_asks_for_whom_into_which_room_and_where() -> None:
    table = Table().give("wizard", "power_gate").turn("warrior")
    drafts = ["use power_gate", "use power_gate hero_ranger"]
    room = table.menu(drafts[1], "wizard")[0]
    assert asked(table, "wizard", "use") == ["prompt-use"]
    said = [table.state.read(table.seat("wizard"), draft) for draft in (*drafts, f"{drafts[1]} {room}")]
    wanted = [table.state.prompt(table.seat("wizard"), words).args["next"] for words in said]
    assert wanted == ["say-hero", "say-region", "say-land"]


@rule("WS-WIN-03")
def test_whoever_helps_a_roll_is_asked_with_what() -> None:
    table = Table().put("warrior", "F6").tile("F6").traps(1).give("paladin", "power_ward").put("paladin", "E6")
    table.turn("warrior", dice=[1, 6]).play("stop")
    assert asked(table, "paladin", "", "use") == ["prompt-declare", "prompt-use"]


def buttons(table: Table, who: str) -> list[str]:
    """What the buttons of a seat say."""
    return [Lexicon(GAME).say(choice.label) for choice in table.state.choices(table.seat(who))]


@rule("WS-WIN-03", "WS-WIN-05")
def test_before_a_roll_buttons_say_what_they_do() -> None:
    table = Table().put("warrior", "F6").tile("F6").traps(1).give("paladin", "power_ward").put("paladin", "E6")
    table.turn("warrior", dice=[1, 6]).play("stop")
    assert buttons(table, "paladin") == ["Use …", "Let them roll"]
    table = Table().give("wizard", "relic_02", stone=True).give("wizard", "power_blink").put("wizard", "C2")
    table.dwarf("king", "D3").turn("wizard", dice=[2, 6]).play("attack dwarf_king")
    assert buttons(table, "wizard") == ["Use …", "Let it lie"]


@rule("WS-SET-11")
def test_the_villain_is_told_how_many_locks_must_be_laid() -> None:
    state = GAME.start(2, {"villain": "yes", "hero_pick": "random"}, seed=1)
    assert "at least 6 ways, 0 so far" in Lexicon(GAME).say(state.prompt(1))
    for _ in range(6):
        state.play(1, state.options(1)[0].text)
    assert "6 locks of 16" in Lexicon(GAME).say(state.prompt(1))


@rule("WS-VIL-02", "WS-DWA-03", "WS-SET-12")
def test_the_villain_is_asked_where_and_whom() -> None:
    table = Table().put("wizard", "C2").dwarf("king", "D3").turn("villain")
    assert asked(table, "villain", "face_trap") == ["prompt-lay-where"]
    table.play("done", "done", "dwarf_king")
    assert asked(table, "villain", "", "attack") == ["prompt-prowl", "prompt-prey"]
    assert asked(table.play("stop"), "villain", "", "attack") == ["prompt-strike", "prompt-prey"]
    state = GAME.start(2, {"placement": "strategic", "hero_pick": "random"}, seed=1)
    villain = state.waiting()[0]
    assert state.prompt(villain, state.read(villain, "face_trap")).key == "prompt-lay-where"


@rule("WS-WIN-01")
def test_after_the_tiles_too_the_others_are_told_of_a_quiet_moment() -> None:
    table = Table().give("ranger", "power_gate").turn("wizard").play("stop")
    assert (asked(table, "wizard", ""), asked(table, "ranger", "")) == (["prompt-after"], ["prompt-calm"])


@rule("WS-REV-01")
def test_a_wraith_is_told_where_home_is() -> None:
    drifting = Table().wraiths(2).kill("wizard").turn("wizard", dice=[1])
    args = drifting.state.prompt(drifting.seat("wizard")).args
    assert (args["home"], args["stone"]) == ("B2", "stone_blue")


# Odds and prospects -----------------------------------------------------------------------------------


@rule("WS-ROL-06")
def test_chances_in_hundredths() -> None:
    wanted = [0, 2, 8, 16, 27, 41, 58, 72, 83, 91, 97, 100]
    assert [percent(modifier) for modifier in range(-5, 7)] == wanted


@rule("WS-ROL-06")
def test_a_lock_tells_its_odds() -> None:
    table = Table().put("wizard", "C1").lock("D2").turn("wizard", power=3)
    assert detail(table, "D2", "break") == ("detail-odds", {"chance": 58, "modifier": "+1"})
    assert detail(table, "break") == ("", {})


@rule("WS-ROL-03", "WS-ROL-06")
def test_bad_luck_counts_for_the_rest_of_this_turn_already() -> None:
    table = Table().give("wizard", stone=True).put("wizard", "C2").dwarf("king", "D3").tile("C2").traps(14)
    table.turn("wizard", dice=[1, 6]).play("stop")
    assert table.frame() == "After"
    assert detail(table, "dwarf_king", "attack") == ("detail-odds", {"chance": 27, "modifier": "-1"})
    assert detail(table, "attack") == ("", {})


@rule("WS-ROL-06", "WS-DWA-03")
def test_the_villain_sees_the_odds_of_its_prey_before_and_after_moving() -> None:
    table = Table().put("wizard", "C2").dwarf("king", "D3").turn("villain").play("done", "done", "dwarf_king")
    table.sheet("wizard").luck = 2
    assert detail(table, "hero_wizard", "attack") == ("detail-odds", {"chance": 72, "modifier": "+2"})
    assert detail(table, "attack") == ("", {})
    table.play("stop")
    assert table.frame() == "Strike"
    assert detail(table, "hero_wizard", "attack") == ("detail-odds", {"chance": 72, "modifier": "+2"})
    assert detail(table, "attack") == ("", {})


@rule("WS-WIN-03", "WS-ROL-06")
def test_before_the_dice_a_power_tells_the_chance_it_would_give() -> None:
    table = Table().put("warrior", "F6").tile("F6").traps(1).give("warrior", damage=1).put("paladin", "E6")
    table.give("paladin", "power_ward", "power_mend").turn("warrior", dice=[1, 6]).play("stop")
    assert table.asked() == "paladin" and table.state.prompt(table.seat("paladin")).args["chance"] == 72
    assert detail(table, "power_ward", "use") == ("prospect-odds", {"chance": 91})
    assert detail(table, "power_mend", "use") == ("text-power_mend", {}), "healing does not turn a roll"


@rule("WS-WIN-05", "WS-REL-04")
@pytest.mark.parametrize(
    ("relic", "dice", "told"),
    [
        ("relic_02", (2, 3), ("prospect-sum", {"total": 4, "villain": 3, "won": "yes"})),
        ("relic_02", (1, 3), ("prospect-sum", {"total": 3, "villain": 3, "won": "no"})),
        ("relic_04", (1, 4), ("prospect-sum", {"total": 4, "villain": 1, "won": "yes"})),
        ("relic_03", (1, 4), ("prospect-reroll", {"wins": 2})),
        ("relic_05", (1, 4), ("text-relic_05", {})),
    ],
    ids=["plus two wins", "plus two ties", "swapped", "rolled again", "a shield turns no roll"],
)
def test_after_the_dice_a_relic_tells_what_it_would_make_of_them(
    relic: str, dice: tuple[int, int], told: tuple[str, dict[str, Any]]
) -> None:
    table = beside_the_king(*dice).give("wizard", relic).play("attack dwarf_king")
    assert detail(table, relic, "use") == told
    assert detail(table, "use") == ("", {})


# Warnings and ways ------------------------------------------------------------------------------------


@rule("WS-FLP-01", "WS-FLP-03")
def test_stopping_tells_how_many_tiles_turn_up_and_what_health_is_left() -> None:
    table = Table().give("wizard", damage=1).put("wizard", "C2").tile("C2").tile("E2").tile("G2").turn("wizard")
    assert detail(table, "stop") == ("detail-stop", {"tiles": 1, "left": 2}), "the one under its feet"
    assert detail(table.play("D2"), "stop") == ("", {})
    assert detail(table.play("E2", "F2"), "stop") == ("detail-stop", {"tiles": 1, "left": 2}), "crossed"


@rule("WS-VIL-03")
def test_a_step_onto_a_new_tile_says_that_it_is_new() -> None:
    table = Table().put("wizard", "C2").tile("D2", new=True).tile("C3").tile("B2", up=True).turn("wizard")
    assert [detail(table, space)[0] for space in ("D2", "C3", "B2", "C1")] == ["detail-tile-new", "detail-tile", "", ""]


@rule("WS-MOV-01")
def test_a_first_step_leads_to_all_spaces_it_is_the_shortest_way_to() -> None:
    """The Wizard on B2 has four steps: F2 lies four to the right, G2 too far; B3 leads down to B6."""
    table = Table().turn("wizard")
    right, down = choice(table, "C2").leads_to, choice(table, "B3").leads_to
    assert {"D2", "E2", "F2"} <= set(right) and not {"C2", "G2", "B2", "B6"} & set(right)
    assert {"B4", "B5", "B6"} <= set(down) and not {"B3", "D2"} & set(down)


@rule("WS-MOV-01", "WS-FLP-01")
def test_of_two_ways_as_long_the_one_past_fewer_tiles_is_meant() -> None:
    """From A1 to B2: by B1, where a tile lies, or by A2, where none does."""
    table = Table().put("wizard", "A1").tile("B1").turn("wizard")
    assert "B2" in choice(table, "A2").leads_to and "B2" not in choice(table, "B1").leads_to


# Refusals ---------------------------------------------------------------------------------------------


@rule("WS-TRN-02", "WS-ATK-01")
def test_after_the_movement_spaces_are_refused_and_other_things_for_their_own_reason() -> None:
    table = Table().dwarf("king", "C3").turn("wizard").play("stop")
    assert table.frame() == "After"
    assert table.why("wizard", "C2") == "WS-TRN-02" and table.why("wizard", "dwarf_king") == "WS-ATK-01"
    assert table.why("wizard", "hero_ranger") == ""


@rule("WS-WRA-01", "WS-WRA-04")
def test_a_wraith_hears_why_it_cannot_drift_there() -> None:
    table = Table().wraiths(2).kill("wizard").turn("wizard", dice=[1])
    assert table.why("wizard", "H8") == "WS-BRD-03" and table.why("wizard", "D2") == "WS-BRD-03"
    table.play("C2", "D2", "E2", "F2")
    assert table.why("wizard", "G2") == "WS-WRA-01", "four steps are walked"


@rule("WS-SET-09", "WS-SET-12")
def test_a_placing_villain_hears_why_a_tile_cannot_lie_there() -> None:
    chosen = {"villain": "yes", "hero_pick": "random", "placement": "strategic"}
    state = GAME.start(3, chosen, seed="set-up")  # type: ignore[arg-type]
    refusal = state.why_not(2, "A1")
    assert refusal is not None and refusal.rule == "WS-SET-09"


@rule("WS-LCK-01", "WS-SET-11")
def test_a_locking_villain_hears_why_a_lock_cannot_lie_there() -> None:
    state = GAME.start(3, {"villain": "yes", "hero_pick": "random"}, seed="set-up")
    refusal = state.why_not(2, "A1")
    assert refusal is not None and refusal.rule == "WS-LCK-01"


@rule("WS-POW-08")
def test_who_may_choose_a_portal_hears_why_nowhere_else_will_do() -> None:
    table = Table().put("warrior", "J2").tile("J2").traps(12).turn("warrior", dice=[6, 1]).play("stop")
    assert "G15" in table.menu() and table.why("warrior", "K8") == "WS-POW-08"
    table = Table().put("warrior", "J2").tile("J2").traps(17).lock("H4").turn("warrior", dice=[6, 1]).play("stop")
    assert table.menu() == ["H4", "done"] and table.why("warrior", "K8") != "WS-POW-08"
