"""What the table says: prompts, warnings and labels before a choice (section 11 of the spec), the story after it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from gnomestead.games.gnom_street.content import SPACE_OF, SPACES
from gnomestead.games.gnom_street.rules.throw import CHIMNEYS, SPOTS, miss
from gnomestead.games.gnom_street.rules.turn import last_turn_bounds
from gnomestead.kernel import Choice
from gnomestead.kernel.lexicon import Lexicon
from gnomestead.testing import rule

from .table import GAME, G, O, P, R, Table, street


def choice(table: Table, seat: int, word: str, said: str = "") -> Choice:
    return next(each for each in table.state.choices(seat, table.state.read(seat, said)) if each.word == word)


def label(table: Table, seat: int, word: str, said: str = "") -> dict[str, Any]:
    return dict(choice(table, seat, word, said).label.args)


def detail(table: Table, seat: int, word: str, said: str = "") -> str:
    found = choice(table, seat, word, said).detail
    return found.key if found is not None else ""


def warning(table: Table, seat: int, word: str, said: str = "") -> str:
    found = choice(table, seat, word, said).warning
    return found.key if found is not None else ""


def asked(table: Table, seat: int, said: str) -> tuple[str, dict[str, Any]]:
    """What the next word is asked with."""
    prompt = table.state.prompt(seat, table.state.read(seat, said))
    return prompt.key, dict(prompt.args)


# Fight and throw ---------------------------------------------------------------------------------


@rule("GS-FGT-02")
def test_who_has_picked_is_told_to_wait_and_who_has_not_to_pick():
    table = street().play(R, "5")
    assert (table.state.prompt(R).key, table.state.prompt(G).key) == ("prompt-locked", "prompt-fight")


@rule("GS-FGT-04")
def test_the_ranking_names_its_first_and_its_loser():
    assert street().fight(1, 4, 2, 7).told("ranked") == [{"seats": (O, G, P, R), "first": O, "last": R}]


@rule("GS-THR-06", "GS-THR-08")
def test_the_distance_told_is_that_of_the_landing_told_wobble_included():
    table = street(throw_wobble="wild").fight(8, 8, 3, 3)
    spot = SPOTS.index(str(table.events[-1].data["spot"]).removeprefix("spot_"))
    for seat in (R, G, P, O):
        table.play(seat, "0 25")
    landed = table.told("throw_landed")
    assert len({(each["x"], each["y"]) for each in landed}) == 4, "the same shot, and everybody wobbles"
    assert all(each["distance"] == miss(each["x"], each["y"], spot) for each in landed)


@rule("GS-THR-02")
def test_the_prompt_of_a_throw_says_where_the_chimney_is_and_how_the_wind_blows():
    seen = set()
    for seed in range(30):
        table = street(2, seed).fight(3, 3)
        opened, prompt = table.told("throw_opened")[0], dict(table.state.prompt(R).args)
        side, ahead = CHIMNEYS[SPOTS.index(str(opened["spot"]).removeprefix("spot_"))]
        assert (prompt["spot"], prompt["ahead"], prompt["side"]) == (opened["spot"], ahead, abs(side))
        assert prompt["breeze"] == f"breeze_{opened['breeze']}".replace("-", "minus_")
        assert not side or prompt["hand"] == ("left" if side < 0 else "right")
        seen.add(prompt["hand"])
    assert seen == {"left", "right"}


@rule("GS-WIN-02", "GS-DUO-11")
def test_each_final_throw_says_who_has_won_it_and_how_many_by_now():
    table = street(2, duel_turn_cap=8, throw_wobble="none").turn(8).fight(8, 5).go(R).go(G)
    table.release(R=90, G=10)
    assert table.told("final_throw_won") == [{"seat": G, "wins": 1}]
    table.release(R=90, G=10)
    assert table.told("final_throw_won") == [{"seat": G, "wins": 2}]


# Taking and placing ------------------------------------------------------------------------------


@rule("GS-TAK-01")
@pytest.mark.parametrize(
    ("word", "said", "token"), [("soil", "", "terrain_soil"), ("cat", "soil", "action_cat")], ids=["terrain", "action"]
)
def test_a_token_to_take_is_named_and_explained(word, said, token):
    table = street().fight(8, 5, 3, 1)
    assert label(table, R, word, said) == {"token": token} and detail(table, R, word, said) == f"detail-{token}"


@rule("GS-PLC-03", "GS-ABL-14")
def test_the_prompt_says_whether_a_mini_is_placed_moved_or_trespasses():
    placing = street().fight(8, 5, 3, 1).play(R, "soil line")
    moving = street().minis(R, "A1 B4 C6").fight(8, 5, 3, 1).play(R, "soil line")
    trespassing = street().fight(4, 3, 2, 1).play(P, "later").play(R, "soil line")
    prompts = [table.state.prompt(R) for table in (placing, moving, trespassing)]
    assert [prompt.key for prompt in prompts] == ["prompt-place", "prompt-move", "prompt-place-anywhere"]
    assert prompts[1].args == {"terrain": "soil"}


@rule("GS-TAK-01")
def test_after_the_terrain_the_prompt_asks_for_the_action():
    first = street().fight(8, 5, 3, 1)
    assert asked(first, R, "soil") == ("prompt-action", {"terrain": "terrain_soil", "asks": "yes"})
    loser = street(3).fight(8, 5, 3).go(R, "soil line", "B5").go(G, "wood cat", "B4")
    assert asked(loser, P, "grass") == ("prompt-action", {"terrain": "terrain_grass", "asks": "no"})
    early = street().fight(8, 5, 2, 1)
    assert asked(early, P, "") == ("prompt-early", {}) and asked(early, P, "soil")[0] == "prompt-action"


@rule("GS-PLC-03", "GS-ABL-14")
def test_after_the_mini_that_moves_the_prompt_asks_where_to():
    moving = street().minis(R, "A1 B4 C6").fight(8, 5, 3, 1).play(R, "soil line")
    assert asked(moving, R, "B4") == ("prompt-move-to", {"terrain": "soil"})
    trespassing = street().minis(R, "A1 B4 C6").fight(4, 3, 2, 1).play(P, "later").play(R, "soil line")
    assert asked(trespassing, R, "") == ("prompt-move", {"terrain": "anywhere"})
    assert asked(trespassing, R, "B4") == ("prompt-move-to", {"terrain": "anywhere"})


@rule("GS-PLC-03")
def test_a_mini_to_lift_tells_where_it_stands():
    table = street().minis(R, "A1 B4 C6").fight(8, 5, 3, 1).play(R, "soil line")
    assert label(table, R, "B4") == {"space": "B4"} and detail(table, R, "B4") == "flavour-B4"


@rule("GS-PLC-03")
def test_with_one_way_in_the_seat_still_says_which_mini_goes():
    """Soil: the Cat has A2, guarded Minis C1 and C3; only B5 is left, for any of Red's three."""
    table = street().minis(R, "A1 B4 C6").minis(G, "C1 C3").cat("A2").fight(8, 5, 3, 1)
    table.state.guards = (1 << SPACE_OF["C1"] | 1 << SPACE_OF["C3"],)
    table.play(R, "soil line")
    assert table.menu(R) == "A1 B4 C6" and table.menu(R, "B4") == "B5"
    assert table.play(R, "B4 B5").standing(R) == "A1 B5 C6"


@rule("GS-PLC-03")
def test_a_mini_standing_on_the_only_way_in_is_not_the_one_to_move():
    table = street().minis(R, "A1 B4 B5").minis(G, "C1 C3").cat("A2").fight(8, 5, 3, 1)
    table.state.guards = (1 << SPACE_OF["C1"] | 1 << SPACE_OF["C3"],)
    assert table.play(R, "soil line").menu(R) == "A1 B4"


@rule("GS-PLC-06")
def test_without_room_there_is_no_bounce_and_no_question_but_the_cat():
    """All grass is closed: the Cat sits on A6, guarded Minis stand on the rest. Purple's Mini is nobody's neighbour."""
    table = street(3).minis(G, "A4 B2 C5").minis(P, "B6").cat("A6").fight(3, 2, 1).play(G, "later")
    table.state.guards = (sum(1 << SPACE_OF[space] for space in ("A4", "B2", "C5")),)
    table.play(R, "grass cat")
    assert table.told("no_room") == [{"seat": R}] and table.step == "Act"
    assert table.why(R, "green") == "GS-PLC-06" and "B5" in table.menu(R)


@rule("GS-PLC-01", "GS-KCK-01")
def test_when_time_is_up_a_mini_goes_where_it_kicks_nobody_out():
    table = street().minis(G, "A2").fight(8, 5, 3, 1).play(R, "soil line")
    assert table.menu(R).startswith("A2") and table.state.default(R) == "B5"


@rule("GS-ABL-12")
def test_an_early_bird_sees_tokens_to_take_and_the_word_to_wait():
    table = street().fight(8, 5, 3, 2)
    assert label(table, O, "soil") == {"token": "terrain_soil"} and "token" not in label(table, O, "later")


@rule("GS-ASK-07")
def test_a_space_names_the_flower_that_would_tell_most_and_other_questions_name_none():
    flower = street(2).loots("A5 B2").fight(8, 7).play(R, "wood flower")
    outlook = choice(flower, R, "B4").detail
    assert outlook is not None and (outlook.args["colour"], outlook.args["action"]) == ("blue", "flower")
    area = choice(street(2).fight(8, 7).play(R, "wood area"), R, "B4").detail
    assert area is not None and (area.args["colour"], area.args["action"]) == ("", "area")


@rule("GS-CAT-01")
def test_with_the_cat_token_a_space_promises_no_question():
    assert detail(street().fight(8, 5, 3, 1).play(R, "wood cat"), R, "B4") == "flavour-B4"


@rule("GS-ABL-13")
def test_a_bouncer_sees_whom_it_would_throw_out():
    table = (
        street().minis(O, "A1").fight(8, 3, 2, 1).play(P, "later").go(R, "soil area", "C1").play(G, "grass line", "B2")
    )
    assert label(table, G, "A1") == {"space": "A1", "seat": O} and "seat" not in label(table, G, "skip")


# The question and the Cat ------------------------------------------------------------------------


@rule("GS-ANS-02", "GS-ANS-03")
@pytest.mark.parametrize(("purple", "style", "street_hears"), [(6, "megaphone", True), (3, "cards", None)])
def test_an_answer_comes_in_the_style_of_the_card_fought_with(purple, style, street_hears):
    table = street().loots("B2 C6 B6 A1").fight(8, 5, purple, 1).play(R, "soil line", "B5", "purple")
    heard = [table.told("answered", seat)[0] for seat in (R, G, None)]
    assert {each["style"] for each in heard} == {style}
    assert [each.get("yes") for each in heard] == [True, street_hears, street_hears]


@rule("GS-ABL-16")
def test_third_degree_is_shown_the_spaces_it_may_ask_from():
    table = street().minis(G, "C5").fight(1, 6, 3, 5).play(G, "gravel flower", "B3", "purple pink")
    assert label(table, G, "C5") == {"space": "C5"} and table.menu(P) == "", "the others listen"
    assert label(table, G, "white", "C5 purple") == {"colour": "white", "seat": P, "space": "C5"}


@rule("GS-ABL-16")
def test_third_degree_hears_why_it_cannot_ask_from_there():
    table = street(3).minis(R, "C5").fight(6, 3, 8).go(P, "grass line", "B2").play(R, "gravel area", "B3", "green")
    reasons = {space: table.state.why_not(R, space) for space in ("A1", "B3")}
    assert [each and (each.rule, each.reason.key) for each in reasons.values()] == [
        ("GS-ABL-16", "why-not-your-mini"),
        ("GS-ABL-16", "why-same-question"),
    ]
    assert table.menu(R) == "C5 skip"


@rule("GS-ASK-04", "GS-ABL-11")
def test_the_prompt_names_the_question_or_the_cat():
    asks = street().fight(8, 5, 3, 1).play(R, "soil line", "B5").state.prompt(R)
    assert (asks.key, dict(asks.args)) == ("prompt-ask", {"action": "line", "space": "B5"})
    assert street().fight(8, 5, 3, 1).play(R, "soil cat", "B5").state.prompt(R).key == "prompt-cat"
    snitch = street(2).fight(8, 1).go(R, "wood line", "B4").play(G, "soil cat", "B5")
    assert snitch.state.prompt(G).key == "prompt-use"


@rule("GS-ASK-07", "GS-ABL-11", "GS-ABL-16")
def test_each_next_word_of_a_question_is_asked_for():
    flower = street().fight(8, 5, 3, 1).play(R, "soil flower", "B5")
    assert asked(flower, R, "green") == ("prompt-colour", {"seat": G})
    snitch = street(2).fight(8, 1).go(R, "wood line", "B4").play(G, "soil cat", "B5")
    assert asked(snitch, G, "area") == ("prompt-ask", {"action": "area", "space": "B5"})
    assert asked(snitch, G, "flower red") == ("prompt-colour", {"seat": R})
    assert asked(snitch, G, "cat") == ("prompt-cat", {})
    again = street(3).minis(R, "C5").fight(6, 3, 8).go(P, "grass line", "B2").play(R, "gravel area", "B3", "green")
    assert asked(again, R, "") == ("prompt-again", {"action": "area"})
    assert asked(again, R, "C5") == ("prompt-ask", {"action": "area", "space": "C5"})


@rule("GS-ASK-03")
@pytest.mark.parametrize("action", ["area", "line", "flower"])
def test_before_the_last_word_of_a_question_the_prompt_says_that_it_is_final(action):
    words = Lexicon(GAME, reader=R)
    table = street().fight(8, 5, 3, 1).play(R, f"soil {action}", "B5")
    said = "green" if action == "flower" else ""
    assert "Asked is asked" in words.say(table.state.prompt(R, table.state.read(R, said)))


@rule("GS-CAT-02", "GS-CAT-03")
def test_the_cat_is_told_of_with_its_way_and_whether_it_sits_in_a_pond():
    table = street().fight(5, 4, 3, 1).play(R, "soil cat", "C1", "A2")
    assert table.told("cat_moved") == [{"seat": R, "start": "", "space": "A2", "pond": False}]
    table.play(R, "A3")
    assert table.told("cat_moved") == [{"seat": R, "start": "A2", "space": "A3", "pond": True}]


@rule("GS-END-06")
@pytest.mark.parametrize(("hand", "bounds"), [("", (2, 2)), ("1", (2, 3)), ("1 2", (3, 4)), ("1 2 3", (3, 5))])
def test_with_the_cards_on_the_table_the_fewest_in_hand_say_how_long_the_war_lasts(hand, bounds):
    assert last_turn_bounds(street().fight(8, 5, 3, 1).hand(R, hand).state) == bounds


# Digging -----------------------------------------------------------------------------------------


def digging(hand: str = "1 2 3", loots: str = "A1 A2 A4 A5") -> Table:
    """Red, ranked first, stands on C5 and may dig."""
    return street().loots(loots).fight(8, 5, 3, 1).hand(R, hand).play(R, "grass line", "C5", "skip")


@rule("GS-DIG-03")
def test_the_prompt_says_when_tokens_are_free():
    assert digging().state.prompt(R).key == "prompt-dig"
    assert digging(hand="").state.prompt(R).key == "prompt-dig-free"


@rule("GS-DIG-01", "GS-DIG-02", "GS-DIG-04")
def test_each_next_word_of_a_dig_is_asked_for():
    keys = [asked(digging(), R, said)[0] for said in ("dig", "dig 1", "dig 1 mole", "dig 1 mole C5")]
    assert keys == ["prompt-pay", "prompt-face", "prompt-lay", "prompt-second"]
    assert asked(digging(hand=""), R, "dig")[0] == "prompt-face"
    assert asked(digging(), R, "dig 1 bait")[1] == {"face": "bait", "beside": "no"}


@rule("GS-ABL-17")
def test_a_digger_is_told_that_one_token_may_go_beside_a_mini():
    table = street().fight(7, 5, 3, 1).play(R, "grass line", "C5", "skip")
    assert asked(table, R, "dig 1 mole")[1]["beside"] == "yes"
    assert asked(table, R, "dig 1 mole C6 bait")[1]["beside"] == "no"


@rule("GS-DUO-09")
def test_the_only_mole_of_a_duel_is_asked_for_with_its_hole():
    table = street(2).fight(8, 5).play(R, "grass line", "C5", "skip")
    assert [asked(table, R, said)[0] for said in ("", "mole")] == ["prompt-mole", "prompt-hole"]


@rule("GS-THR-03")
def test_after_the_aim_the_prompt_asks_for_the_bend():
    assert asked(street().fight(8, 8, 3, 1), R, "3") == ("prompt-bend", {})


@rule("GS-DIG-02", "GS-END-02")
def test_paying_with_the_last_card_comes_with_a_warning():
    assert warning(digging(hand="2"), R, "2", "dig") == "warn-last-card"
    assert warning(digging(hand="2 3"), R, "2", "dig") == ""


@rule("GS-SCO-04")
def test_a_second_mole_on_the_same_space_comes_with_a_warning():
    table = digging().stack("C5", "Gm Rb")
    assert warning(table, R, "C5", "dig 1 mole") == "", "a rival's Mole and a Bait are no second Mole"
    table.stack("C5", "Rm")
    assert warning(table, R, "C5", "dig 1 mole") == "warn-second-mole"
    assert warning(table, R, "C5", "dig 1 bait") == ""


@rule("GS-SCO-04", "GS-DIG-10")
def test_two_moles_of_one_dig_on_the_same_space_come_with_a_warning():
    assert warning(digging(), R, "C5", "dig 1 mole C5 mole") == "warn-second-mole"
    assert warning(digging(), R, "C5", "dig 1 bait C5 mole") == ""
    assert warning(digging(), R, "C5", "dig 1 mole C5 bait") == ""


@rule("GS-SHT-02")
def test_a_mole_where_the_sheet_rules_out_every_loot_comes_with_a_warning():
    table = digging()
    for rival in (G, P, O):
        assert warning(table, R, "C5", "dig 1 mole") == ""
        table.state.knows[R * 4 + rival] &= ~(1 << SPACE_OF["C5"])
    assert warning(table, R, "C5", "dig 1 mole") == "warn-impossible-mole"


@rule("GS-DIG-01")
def test_a_go_without_digging_is_told_as_finished_and_a_dig_tells_itself():
    assert digging().play(R, "finish").told("go_finished") == [{"seat": R}]
    assert digging().play(R, "dig 1 mole C5").told("go_finished") == []


# The duel and the sheet --------------------------------------------------------------------------


@rule("GS-DUO-09")
@pytest.mark.parametrize(("loots", "how", "sets"), [("B4 C3", "right", (0, 1)), ("B2 C3", "wrong", (1, 0))])
def test_green_s_mole_wins_or_loses_as_red_s_does(loots, how, sets):
    table = street(2).loots(loots).fight(5, 8).play(G, "wood line", "B4", "skip", "mole B4")
    assert table.told("set_over")[0]["how"] == how and table.state.sets_won == sets


@rule("GS-SHT-03")
def test_full_help_leaves_every_space_open_while_nobody_has_asked():
    table = street(3, sheet_help="full").loots("B2 C5 A6")
    assert table.open_spaces(R, G) == "A1 A2 A4 A5 A6 B1 B3 B4 B5 B6 C1 C2 C3 C5 C6"


@rule("GS-ANS-02", "GS-ANS-03")
@pytest.mark.parametrize(("purple", "told"), [(6, True), (3, False)], ids=["megaphone", "cards"])
def test_the_street_knows_what_megaphones_told_it_and_nothing_else(purple, told):
    """Purple's Loot is in Orange's line, B5: row B, A5 or C5."""
    table = street().loots("B2 C6 B6 A1").fight(1, 5, purple, 8).play(O, "soil line", "B5", "purple")
    imagined = [table.state.resample(None, random.Random(seed)).loots for seed in range(40)]
    line = {"A5", "B1", "B2", "B3", "B4", "B5", "B6", "C5"}
    assert ({SPACES[loots[P]] for loots in imagined} <= line) == told
    assert len({loots[G] for loots in imagined}) > 8, "of Green nobody has heard anything"
