"""Rolling and assigning (rulebook 3.5, 3.7, 3.8)."""

import pytest

from gnomes_wizards.battle import GAME, war
from gnomestead.kernel import IllegalMove
from gnomestead.testing import rule

TWO = "turq_leader -2,-1; imbl_leader 1,1"
MORE = "turq_leader -2,-1; turq_owls -2,0; turq_slingers -2,1; imbl_leader 1,1"


@rule("GW-ROLL-01", "GW-DTH-05")
def test_ex_06_four_dice_and_one_per_active_clan():
    table = war("turq", "imbl", units=MORE).go("roll_dice")
    assert len(table.state.dice) == 6
    table = war("turq", "imbl", units="turq_leader -2,-1; turq_owls -2,0; imbl_leader 1,1").go("roll_dice")
    assert len(table.state.dice) == 5
    table = war("turq", "imbl", units="turq_owls -2,0; imbl_leader 1,1").go("roll_dice")
    assert len(table.state.dice) == 5, "leaders add no die"


@rule("GW-ROLL-02", "GW-GEN-05")
def test_ex_07_two_rerolls_at_most():
    table = war("turq", "imbl", units="turq_leader -2,-1; turq_owls -2,0; imbl_leader 1,1")
    table.dice("move move move horn crystal").go("roll_dice")
    assert table.menu(0) == ["move", "horn", "crystal", "stop"]
    assert table.menu(0, "move move move") == ["horn", "crystal", "roll"], "marks cost nothing until rolled"
    table.dice("attack attack flex").play(0, "move move move roll")
    assert table.state.dice == [1, 1, 2, 4, 5]
    table.dice("defense").play(0, "flex roll")
    assert table.frame() == "Assign" and table.state.dice == [1, 1, 3, 4, 5]


@rule("GW-ROLL-02")
def test_one_may_stop_at_any_time():
    table = war("turq", "imbl", units=MORE).go("roll_dice").play(0, "stop")
    assert table.frame() == "Assign"


@rule("GW-ROLL-03")
def test_six_different_faces():
    table = war("turq", "imbl", units=TWO).dice("move attack flex defense").go("roll_dice")
    assert table.menu(0) == ["move", "attack", "flex", "defense", "stop"]
    table.dice("horn crystal").play(0, "move attack roll")
    assert table.menu(0) == ["flex", "defense", "horn", "crystal", "stop"]


@rule("GW-ROLL-04")
def test_crystal_dice_go_to_the_reserve_when_rerolls_are_over():
    table = war("turq", "imbl", units=TWO).dice("crystal crystal horn move").go("roll_dice")
    assert table.state.reserve == 0
    table.play(0, "stop")
    assert table.state.reserve == 2


@rule("GW-ROLL-04")
def test_ex_55_dice_turned_by_a_spell_count_as_turned():
    table = war("quav", "turq", mode="every_tribe", units="quav_leader -2,-1; quav_augurs -2,0; turq_leader 1,1")
    table.full("quav_augurs").dice("crystal crystal horn horn move").go("roll_dice").play(0, "stop")
    assert table.frame() == "FinalDice"
    table.cast(0, "reread_the_omens").play(0, "crystal horn", "crystal horn")
    assert table.state.dice.count(4) == 4
    table.play(0, "go_on")
    assert table.state.reserve == 0


@rule("GW-ASG-01", "GW-ASG-02", "GW-ASG-05")
def test_ex_10_a_flex_die_counts_as_one_thing():
    table = war("turq", "imbl", units=MORE).dice("attack flex horn horn crystal crystal").go("roll_dice")
    table.play(0, "stop")
    assert table.menu(0) == ["turq_leader", "turq_slingers", "turq_owls", "attack", "flex"]
    flex = [f"{unit}.{use}" for unit in ("turq_leader", "turq_slingers", "turq_owls") for use in ("move", "attack")]
    assert table.menu(0, "turq_slingers") == flex
    table.play(0, "turq_slingers turq_slingers.move 0 confirm").act("turq_slingers")
    unit = table.unit("turq_slingers")
    state = table.state
    assert state.base_move[unit] + state.move_bonus[unit] == 4
    assert state.base_attack[unit] + state.attack_bonus[unit] == 4


@rule("GW-ASG-01")
@pytest.mark.parametrize(
    "move",
    [
        "turq_owls turq_owls turq_slingers.attack turq_leader 1 confirm",
        "flex turq_slingers.attack defense turq_leader turq_owls turq_owls 1 confirm",
        "defense turq_leader attack.3 turq_owls flex turq_slingers.attack turq_owls 1 confirm",
    ],
)
def test_dice_are_handed_out_in_any_order(move: str):
    table = war("turq", "imbl", units=MORE).dice("attack flex attack defense horn crystal").go("roll_dice")
    table.play(0, "stop").play(0, move)
    [assigned] = [event for event in table.told if event.kind == "assigned"]
    told = dict(zip(assigned.data["dice"], assigned.data["units"], strict=True))
    assert told == {"die1": "turq_owls", "die3": "turq_owls", "die2": "turq_slingers", "die4": "turq_leader"}
    assert (assigned.data["attacks"], assigned.data["deck"]) == (3, 1)


@rule("GW-ASG-01")
def test_a_die_taken_up_is_given_next():
    table = war("turq", "imbl", units=MORE).dice("attack flex horn horn crystal crystal").go("roll_dice")
    table.play(0, "stop")
    units = ["turq_leader", "turq_slingers", "turq_owls"]
    assert table.menu(0, "attack") == units
    assert table.menu(0, "flex turq_owls.move") == units
    with pytest.raises(IllegalMove):
        table.play(0, "flex attack turq_owls turq_owls.move 0 confirm")


@rule("GW-ASG-01", "GW-ASG-03")
def test_a_whole_hand_out_is_suggested_for_one_press():
    table = war("turq", "imbl", units=MORE).dice("attack flex move defense horn horn").go("roll_dice")
    table.play(0, "stop")
    for said in ("", "turq_owls", "defense turq_owls", "flex", "turq_leader turq_leader turq_owls.move turq_owls 1"):
        begun = table.state.read(0, said)
        rest = GAME.suggest(table.state, 0, begun)
        assert rest[-1].text == "confirm" and table.state.copy().play(0, begun + rest)
        assert [choice.word for choice in GAME.suggested(table.state, 0, begun)] == [word.text for word in rest]
    assert len(GAME.suggest(table.state, 0, ())) == 6
    assert GAME.suggest(table.state, 1, ()) == GAME.suggest(table.state, 0, table.state.read(0, "set")) == ()


@rule("GW-ASG-01")
def test_every_die_must_be_assigned():
    table = war("turq", "imbl", units=MORE).dice("attack attack move horn crystal crystal").go("roll_dice")
    table.play(0, "stop")
    with pytest.raises(IllegalMove):
        table.play(0, "turq_owls 0 confirm")


@rule("GW-ASG-03", "GW-CALL-01", "GW-CALL-06", "GW-CALL-07")
def test_ex_08_horns_for_the_call_or_the_deck():
    table = war("turq", "imbl", units="turq_leader -2,-1; turq_owls -2,0; imbl_leader 1,1")
    table.tile("-2,-1", "turq_slingers").dice("horn horn horn horn horn").go("roll_dice").play(0, "stop")
    assert table.menu(0) == ["0", "1", "2", "3", "4", "5"]
    table.top("pocket_quartz", "banana_peel").play(0, "2 confirm", "end")
    assert (table.state.horns, table.state.deck_horns) == (3, 2)
    assert table.menu(0) == ["call", "draw", "done"]
    table.play(0, "draw")
    assert table.frame() == "Keep" and table.menu(0) == ["pocket_quartz", "banana_peel"]
    table.play(0, "pocket_quartz")
    assert table.cards(0) == ["pocket_quartz"] and table.under() == "banana_peel"
    assert table.menu(0) == ["call", "done", "cast"], "one draw a turn"


@rule("GW-ASG-03")
def test_all_horns_to_the_deck_leave_none_for_the_call():
    table = war("turq", "imbl", units="turq_leader -2,-1; turq_owls -2,0; imbl_leader 1,1")
    table.tile("-2,-1", "turq_slingers").dice("horn horn horn horn horn").go("roll_dice").play(0, "stop")
    table.play(0, "5 confirm", "end").play(0, "draw")
    assert len(table.state.frames[-1].drawn) == 5
    table.play(0, table.menu(0)[0])
    assert "call" not in table.menu(0)


@rule("GW-STAT-02", "GW-ASG-04")
def test_ex_09_defense_dice_stop_at_the_cap():
    table = war("turq", "imbl", units="turq_owls -2,0 10 5; turq_leader -2,-1; imbl_leader 1,1")
    table.dice("defense defense defense crystal crystal").go("roll_dice").play(0, "stop")
    assert table.defense("turq_owls") == 5
    table.play(0, "turq_owls turq_owls turq_owls confirm")
    assert table.defense("turq_owls") == 6


@rule("GW-ASG-06")
def test_a_die_for_a_sleeper_is_lost():
    table = war("turq", "imbl", units=MORE).counter("turq_owls", "sleeping", 1)
    table.dice("move crystal crystal crystal crystal crystal").go("roll_dice").play(0, "stop", "turq_owls confirm")
    assert "turq_owls" not in table.menu(0)


@rule("GW-TURN-06", "GW-ASG-05")
def test_dice_and_boosts_end_with_the_turn():
    table = war("turq", "imbl", units=TWO).dice("move attack attack crystal").go("roll_dice").play(0, "stop")
    assert (table.state.move_bonus[0], table.state.attack_bonus[0]) == (1, 2)
    table.play(0, "end")
    assert table.state.current == 1
    assert (table.state.move_bonus[0], table.state.attack_bonus[0]) == (0, 0)
    assert table.state.steps == [0] * 7


@rule("GW-TURN-02", "GW-TURN-04")
def test_a_turn_plans_then_executes():
    table = war("turq", "imbl", units=MORE).go("upkeep", round=5)
    assert table.frame() == "Reroll", "no flips in the first five rounds"
    frames = []
    while table.state.current == 0:
        frames.append(table.frame())
        table.play(0, table.state.default(0))
    seen = list(dict.fromkeys(frames))
    order = ["Reroll", "Assign", "ChooseUnit", "CallToWar", "Collect"]
    assert seen == [frame for frame in order if frame in seen] and seen[:1] == ["Reroll"]


@rule("GW-TURN-01", "GW-END-01")
def test_ten_rounds_of_one_turn_each():
    table = war("turq", "imbl", units=TWO, final_tie="draw").go("upkeep", round=1)
    turns = []
    while not table.state.over:
        seat = table.state.waiting()[0]
        table.play(seat, table.state.default(seat))
        turns += [(e.data["round"], e.data["seat"]) for e in table.told if e.kind == "turn"]
    assert turns == [(r, s) for r in range(1, 11) for s in (0, 1)][1:]
