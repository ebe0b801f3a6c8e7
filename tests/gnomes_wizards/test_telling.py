"""Beats, settings, prompts and secrets: who is asked, who watches, what one knows of others' scrolls."""

import random

from gnomes_wizards.battle import GAME, war
from gnomestead.testing import rule

FOUR = ("turq", "imbl", "dund", "betr")
FAR = "imbl_leader 1,1"


def rivals(tribe, foe, units, *full):
    """Two tribes, each for itself."""
    return war(tribe, foe, mode="every_tribe", units=units).full(*full)


# Beats, settings, prompts ------------------------------------------------------------------------


@rule("GW-TIME-03", "GW-TIME-08")
def test_a_beat_asks_those_who_hold_it_and_not_those_who_could_say_something():
    units = "turq_leader -3,0; imbl_leader 2,0; dund_leader -3,2; betr_leader 2,2"
    table = war(*FOUR, units=units).hold(1, "banana_peel").hold(3, "bad_omen").hold_on(1, "turn_end")
    table.go("collect")
    assert table.frame() == "Beat" and table.state.waiting() == (1,)


@rule("GW-TIME-04")
def test_who_is_not_asked_in_a_beat_hears_that_it_waits_and_all_hear_its_end():
    table = war("turq", "imbl", units=f"turq_pipers -2,0; turq_leader -2,-2; imbl_hail -2,0; {FAR}")
    table.hold(1, "banana_peel").go("move_and_attack").act("turq_pipers").play(0, "imbl_hail")
    assert table.state.why_not(0, "-2,1").rule == "GW-TIME-04"
    table.play(1, "pass")
    assert "beat_over" in table.kinds()


@rule("GW-TIME-08")
def test_passing_all_is_offered_until_it_is_said():
    table = war("turq", "imbl", units=f"turq_leader -2,0; {FAR}").go("move_and_attack")
    assert "pass_all" in table.menu(1, "set")
    assert "pass_all" not in table.play(1, "set pass_all").menu(1, "set")


@rule("GW-TIME-01")
def test_who_decides_is_asked_and_the_others_watch():
    def prompts(table):
        return [table.state.frames[-1].prompt(table.state, seat, ()).key for seat in (0, 1)]

    units = "achr_badgers -2,-1; imbl_hail -2,1; imbl_leader 1,1"
    table = rivals("achr", "imbl", units, "achr_badgers").go("roll_dice")
    assert prompts(table) == ["prompt-reroll", "prompt-watch"]
    table.go("move_and_attack").act("achr_badgers")
    assert prompts(table) == ["prompt-act", "prompt-watch"]
    table.cast(0, "head_down")
    assert prompts(table) == ["prompt-journey", "prompt-watch-journey"]
    table.play(0, "-2,0", "-2,1")
    assert prompts(table) == ["prompt-strike", "prompt-watch-strike"]
    table = rivals("quav", "imbl", "quav_augurs -2,0; imbl_leader 1,1", "quav_augurs").go("roll_dice").play(0, "stop")
    assert prompts(table) == ["prompt-final-dice", "prompt-watch"]


@rule("GW-TIME-01")
def test_a_journey_is_its_units_players_whichever_seat_it_has():
    table = rivals("turq", "imbl", "turq_leader 1,1; imbl_gales -2,0; imbl_leader -2,0", "imbl_gales")
    table.go("move_and_attack", current=1).cast(1, "tailwind imbl_leader")
    keys = [table.state.frames[-1].prompt(table.state, seat, ()).key for seat in (0, 1)]
    assert keys == ["prompt-watch-journey", "prompt-journey"]
    table = rivals("turq", "achr", "turq_owls 1,1; achr_wargs -2,0; achr_leader -1,2", "achr_wargs")
    table.go("move_and_attack", current=1).cast(1, "by_the_scruff achr_leader")
    keys = [table.state.frames[-1].prompt(table.state, seat, ()).key for seat in (0, 1)]
    assert keys == ["prompt-watch-journey", "prompt-place"] and table.state.waiting() == (1,)
    table.stand("turq_owls", "-2,1").play(1, "-2,1")
    keys = [table.state.frames[-1].prompt(table.state, seat, ()).key for seat in (0, 1)]
    assert keys == ["prompt-watch-strike", "prompt-strike"] and table.menu(1) == ["turq_owls", "none"]
    table = war("turq", "imbl", units="turq_leader -2,2; imbl_leader -2,-1").go("flips", round=6).play(0, "-2,-1")
    keys = [table.state.frames[-1].prompt(table.state, seat, ()).key for seat in (0, 1)]
    assert keys == ["prompt-watch-retreat", "prompt-retreat"] and table.menu(0) == []


def asked(table, seat, *drafts):
    """What a seat is asked after each of these drafts."""
    return [table.state.prompt(seat, table.state.read(seat, draft)).key for draft in drafts]


@rule("GW-ASG-01", "GW-ASG-03", "GW-ROLL-02")
def test_dice_are_asked_about_one_by_one():
    table = war("turq", "imbl", units=f"turq_leader -2,0; turq_owls -2,0; {FAR}").dice("move horn flex crystal attack")
    table.go("roll_dice")
    assert asked(table, 0, "", "horn") == ["prompt-reroll", "prompt-marked"]
    table.play(0, "stop").until("Assign")
    given = "turq_leader turq_owls turq_owls.attack"
    prompts = [
        table.state.prompt(0, table.state.read(0, said)) for said in ("", "turq_leader", "turq_leader turq_owls")
    ]
    assert [prompt.args["face"] for prompt in prompts] == ["move", "attack", "flex"]
    assert asked(table, 0, given, f"{given} 0") == ["prompt-assign-horns", "prompt-assigned"]


@rule("GW-MOV-02", "GW-ATK-01")
def test_who_acts_is_told_of_steps_and_of_enemies_to_strike():
    table = (
        war("turq", "imbl", units=f"turq_leader -2,0; imbl_hail -2,0; {FAR}").go("move_and_attack").act("turq_leader")
    )
    assert table.state.prompt(0).args == {"unit": "turq_leader", "left": 2, "foes": 1}
    table.play(0, "-2,1")
    assert table.state.prompt(0).args == {"unit": "turq_leader", "left": 1, "foes": 0}


@rule("GW-CALL-02", "GW-CALL-04", "GW-SCR-03")
def test_the_call_to_war_asks_for_each_next_word():
    units = f"turq_leader -2,0; turq_owls -2,1; {FAR}"
    table = war("turq", "imbl", units=units).tile("-2,0", "turq_slingers").tile("-2,1", "turq_owls")
    table.hold(0, "berserk_brew").state.horns = 3
    table.go("call_to_war")
    wanted = ["prompt-call", "prompt-call-call", "prompt-call-charge", "prompt-call-attach", "prompt-call-carrier"]
    assert asked(table, 0, "", "call", "charge", "attach", "attach berserk_brew") == wanted


@rule("GW-CAST-04", "GW-TIME-08")
def test_a_cast_asks_who_performs_it_at_whom_and_once_more():
    table = war("turq", "imbl", units=f"turq_leader -2,0; turq_pipers -2,0; imbl_hail -2,1; {FAR}")
    table.full("turq_pipers").hold(0, "banana_peel").go("move_and_attack")
    assert asked(table, 0, "set", "cast", "cast spore_lullaby") == ["prompt-settings", "prompt-cast", "prompt-cast-aim"]
    assert table.state.prompt(0, table.state.read(0, "cast spore_lullaby")).args == {
        "ability": "spore_lullaby",
        "who": "enemy",
    }
    assert asked(table, 0, "cast spore_lullaby imbl_hail") == ["prompt-cast-confirm"]


@rule("GW-CAST-04", "GW-TIME-04")
def test_so_does_a_cast_in_a_beat():
    table = war("turq", "imbl", units=f"turq_pipers -2,0; turq_leader -2,-2; imbl_hail -2,0; {FAR}")
    table.hold(1, "banana_peel").go("move_and_attack").act("turq_pipers").play(0, "imbl_hail")
    assert asked(table, 1, "", "cast") == ["prompt-attacked", "prompt-cast"]


@rule("GW-PACT-01", "GW-PACT-03")
def test_pacts_ask_with_whom_and_for_how_long():
    units = "turq_leader -2,-2; imbl_leader -2,2; achr_leader 2,0"
    table = war("turq", "imbl", "achr", units=units, pacts="on").go("move_and_attack")
    assert asked(table, 0, "pact", "pact seat1") == ["prompt-pact", "prompt-pact-term"]
    table.play(0, "pact seat1 open_ended")
    assert asked(table, 1, "pact accept") == ["prompt-pact-offer"]
    assert asked(table.play(1, "pact accept seat0"), 1, "pact break") == ["prompt-pact-break"]


@rule("GW-DTH-06", "GW-ROLL-03")
def test_other_sentences_ask_for_their_second_word():
    table = war("turq", "imbl", units=FAR).go("upkeep")
    assert asked(table, 0, "", "turq_owls") == ["prompt-reenter", "prompt-reenter-at"]
    table = rivals("quav", "imbl", "quav_augurs -2,0; imbl_leader 1,1", "quav_augurs").dice("horn horn horn move move")
    table.go("roll_dice").play(0, "stop").cast(0, "reread_the_omens")
    assert asked(table, 0, "", "horn") == ["prompt-turn-dice", "prompt-turn-to"]
    table = war("turq", "imbl", units=f"turq_leader -2,0; turq_owls -2,0; {FAR}").hold(1, "bad_omen")
    table.hold_on(1, "dice_enemy").dice("horn horn horn move move").go("roll_dice").play(0, "stop")
    table.cast(1, "bad_omen").play(1, "pass")
    assert asked(table, 1, "", "horn") == ["prompt-omen", "prompt-omen-more"]


@rule("GW-TIME-05")
def test_who_may_join_hears_what_was_cast_and_by_whom():
    table = rivals("imbl", "turq", "imbl_leader 1,1; turq_brambles -2,0", "turq_brambles")
    table.hold(0, "banana_peel").go("move_and_attack").cast(1, "sudden_hedge -2,1")
    prompt = table.state.prompt(0)
    assert (prompt.key, dict(prompt.args)) == ("prompt-react-join", {"seat": 1, "ability": "sudden_hedge", "more": 0})


@rule("GW-TIME-04", "GW-TIME-09")
def test_in_an_imagined_beat_one_knows_whether_one_has_passed_oneself():
    units = "turq_pipers -3,0; imbl_leader 2,0; dund_leader -3,2; betr_ears -3,0; betr_leader 2,2"
    table = war(*FOUR, units=units).hold(3, "field_dressing").hold(1, "emergency_umbrella")
    table.go("move_and_attack").act("turq_pipers").play(0, "betr_ears")
    assert table.state.waiting() == (1, 3)
    assert 1 in table.state.resample(1, random.Random(0)).waiting()
    table.play(1, "pass")
    assert 1 not in table.state.resample(1, random.Random(0)).waiting()
    worlds = [table.state.resample(0, random.Random(i)) for i in range(20)]
    assert {1 in world.waiting() for world in worlds} == {True, False}, "others cannot tell"
    assert all(world.waiting() for world in worlds)
    assert table.state.resample(None, random.Random(0)).waiting() == (1, 3), "nor can spectators"


@rule("GW-SET-03", "GW-SET-12")
def test_at_set_up_too():
    state = GAME.start(2, {"reaction_seconds": 0, "board_vote": 0}, 1)
    assert [state.frames[-1].prompt(state, seat, ()).key for seat in (0, 1)] == ["prompt-tribe", "prompt-watch"]
    state.play(0, "turquefoss")
    state.play(1, "imblasham")
    mine, other = state.waiting()[0], 1 - state.waiting()[0]
    assert [state.frames[-1].prompt(state, seat, ()).key for seat in (mine, other)] == ["prompt-leader", "prompt-watch"]


# Secrets -----------------------------------------------------------------------------------------


@rule("GW-SCR-02")
def test_who_has_looked_into_a_hand_loses_track_when_a_scroll_is_stolen_from_it():
    """Seat 0 knows both scrolls left in seat 1's hand; seat 2 takes one of them unseen."""
    units = "betr_ears -2,-2; betr_leader -2,-1; turq_leader -2,2; imbl_leader 2,0"
    table = war("betr", "turq", "imbl", units=units).full("betr_ears")
    table.hold(1, "banana_peel", "bad_omen", "borrowed_horn").hold(2, "sticky_fingers")
    table.go("move_and_attack").cast(0, "keyhole seat1")
    known = GAME.view(table.state, 0).seats[1].hand
    assert known is not None and sorted(known) == sorted(table.cards(1)) and len(known) == 2
    table.cast(2, "sticky_fingers seat1").pass_all()
    seats = GAME.view(table.state, 0).seats
    assert not seats[1].hand and not seats[2].hand, "one of two, who can say which"
    assert GAME.view(table.state, 2).seats[2].hand == tuple(table.cards(2)), "the thief can"
