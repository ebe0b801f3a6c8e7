"""Casting and priority: windows, beats, joins, holds (rulebook 3.14, 3.15)."""

import pytest

from gnomes_wizards.battle import GAME, war
from gnomestead.games.gnomes_wizards.content import DEFAULT_HOLDS, HOLDS
from gnomestead.kernel import CLOCK, IllegalMove
from gnomestead.testing import rule

FOUR = ("turq", "imbl", "dund", "betr")
DUEL = "turq_pipers -2,0; turq_leader -2,-2; imbl_hail -2,0; imbl_leader 1,1"


def duel(units=DUEL, tribes=("turq", "imbl")):
    return war(*tribes, units=units)


def hit(table, by="turq_pipers", target="imbl_hail"):
    return table.go("move_and_attack").act(by).play(table.unit(by) // 7, target)


@rule("GW-PRI-01", "GW-PRI-02")
def test_answers_resolve_before_the_base_action():
    table = hit(duel().hold(1, "field_dressing").stand("imbl_hail", "-2,0", 4))
    assert table.frame() == "Beat" and table.state.waiting() == (1,)
    table.cast(1, "field_dressing imbl_hail").play(1, "pass")
    assert table.hp("imbl_hail") == 3, "4 + 3, then the blow of 4"


@rule("GW-TIME-04", "GW-TIME-05", "GW-TIME-06", "GW-PRI-02")
def test_ex_22_a_batch_resolves_in_turn_order():
    units = "turq_pipers -3,0; imbl_leader 2,0; dund_leader -3,2; betr_ears -3,0 4; betr_leader 2,2"
    table = war(*FOUR, units=units).hold(3, "field_dressing").hold(1, "emergency_umbrella")
    table.state.attack_bonus[5] = 2
    hit(table, target="betr_ears")
    assert set(table.state.waiting()) == {1, 3}, "asked at the same time"
    table.cast(3, "field_dressing betr_ears")
    assert table.hp("betr_ears") == 4 and table.cards(3) == ["field_dressing"], "sealed: nothing has happened yet"
    table.cast(1, "emergency_umbrella").play(3, "pass").play(1, "pass")
    cast = [(e.data["seat"], e.data["ability"]) for e in table.told if e.kind == "cast"]
    assert set(cast) == {(1, "emergency_umbrella"), (3, "field_dressing")}
    order = [e.kind for e in table.told if e.kind in ("healed", "struck")]
    assert order == ["healed", "struck"] and table.hp("betr_ears") == 5


@rule("GW-TIME-04")
def test_sealed_answers_are_unseen():
    units = "turq_pipers -3,0; imbl_leader 2,0; dund_leader -3,2; betr_ears -3,0 4; betr_leader 2,2"
    table = war(*FOUR, units=units).hold(3, "field_dressing").hold(1, "emergency_umbrella")
    hit(table, target="betr_ears")
    before = [GAME.view(table.state, seat) for seat in (0, 1, 2, None)]
    events = table.cast(3, "field_dressing betr_ears").told
    assert [GAME.view(table.state, seat) for seat in (0, 1, 2, None)] == before
    assert all(event.seen_by(1) is None for event in events) and GAME.view(table.state, 3).sealed == ("field_dressing",)
    assert "field_dressing" not in str(table.menu(3)), "the card is spoken for"


@rule("GW-PRI-01", "GW-TIME-05", "GW-CAST-05", "GW-CAST-03")
def test_ex_23_the_current_player_joins_first():
    units = "betr_slander -2,0; betr_leader -2,-2; turq_pipers -2,1 3; turq_leader 1,1"
    table = war("betr", "turq", mode="every_tribe", units=units).full("betr_slander", "turq_pipers")
    table.go("move_and_attack").cast(1, "spore_lullaby betr_slander")
    assert table.frame() == "Join" and table.state.waiting() == (0,)
    table.cast(0, "cutting_remark turq_pipers").play(0, "pass")
    assert not table.alive("turq_pipers") and "fizzled" in table.kinds()
    assert not table.has("betr_slander", "sleeping") and table.state.taker[table.unit("turq_pipers")] == 0
    assert table.crystals("turq_pipers") == (0, 0), "nothing is refunded"


@rule("GW-TIME-05")
def test_only_seats_that_outrank_a_caster_join_and_only_once():
    units = "turq_leader -3,0; imbl_mist -3,0; dund_golems -3,0; betr_tailors -3,1; imbl_leader 2,0"
    table = war(*FOUR, units=units).full("imbl_mist", "dund_golems", "betr_tailors").hold(0, "banana_peel")
    for seat in range(4):
        table.hold_on(seat, "join_other")
    table.go("move_and_attack").cast(2, "bolt_on_plating dund_golems")
    assert set(table.state.waiting()) == {0, 1}, "not seat 3, which comes later in turn order"
    table.cast(1, "fog_of_manners dund_golems").play(1, "pass").play(0, "pass")
    assert table.frame() != "Join" and table.has("dund_golems", "no_attack") and table.defense("dund_golems") == 4


@rule("GW-TIME-05")
def test_a_join_inside_a_beat_keeps_its_window():
    units = "turq_pipers -3,0; imbl_static -3,0; betr_ears -3,0; dund_leader -3,2; betr_leader 2,2"
    table = war(*FOUR, units=units).full("imbl_static").hold(3, "field_dressing").stand("betr_ears", "-3,0", 5)
    table.state.holds[1] &= ~(1 << [h.id for h in HOLDS].index("attack_ally"))
    table.hold_on(1, "join_other")
    hit(table, target="betr_ears")
    assert table.state.waiting() == (3,)
    table.cast(3, "field_dressing betr_ears").play(3, "pass")
    assert table.frame() == "Join" and table.state.waiting() == (1,)
    table.cast(1, "charged_beard").play(1, "pass").pass_all()
    assert table.hp("betr_ears") == 5 + 3 - (4 - 2) and table.hp("turq_pipers") == 7


@rule("GW-TIME-06")
def test_the_current_players_cast_needs_no_join():
    table = duel().full("turq_pipers").hold(1, "banana_peel").go("move_and_attack").cast(0, "spore_lullaby imbl_hail")
    assert table.frame() == "ChooseUnit" and table.has("imbl_hail", "sleeping")


@rule("GW-TIME-07", "GW-PRI-02", "GW-ATK-02")
def test_ex_63_a_beat_with_casts_opens_again():
    units = "betr_slander -2,0; betr_leader -2,-2; achr_leader -2,0; achr_bears -2,1"
    table = (
        war("betr", "achr", mode="every_tribe", units=units).full("achr_bears").carry("betr_slander", "berserk_brew")
    )
    hit(table, "betr_slander", "achr_leader").cast(1, "bearskin achr_leader").play(1, "pass")
    assert table.frame() == "Join" and table.state.waiting() == (0,), "it is its turn: it could be quicker"
    table.play(0, "pass")
    assert table.frame() == "Beat" and table.state.waiting() == (0,), "its own attack has been answered"
    table.cast(0, "berserk_brew betr_slander").play(0, "pass").pass_all()
    assert table.hp("achr_leader") == 15 - 6 and table.defense("achr_leader") == 4


@rule("GW-TIME-03")
def test_ex_53_only_who_may_have_something_is_asked():
    assert hit(duel()).hp("imbl_hail") == 6, "no full ability, no scroll: the beat passes at once"
    table = hit(duel().hold(1, "bad_omen"))
    assert table.state.waiting() == (1,) and table.menu(1) == ["pass", "pass_all"], "any hidden scroll will do"
    assert hit(duel().full("imbl_hail")).frame() == "Beat"
    assert hit(duel().full("imbl_hail").counter("imbl_hail", "no_attack", 1)).hp("imbl_hail") == 6, "barred"


@rule("GW-TIME-03", "GW-TIME-08")
def test_holds_say_when_to_be_asked():
    default = {hold.id for i, hold in enumerate(HOLDS) if DEFAULT_HOLDS >> i & 1}
    assert default == {"attack_own", "attack_ally", "attack_answered", "flip_own", "join_own"}
    table = duel().hold(1, "banana_peel").go("move_and_attack")
    table.play(1, "set attack_own").act("turq_pipers").play(0, "imbl_hail")
    assert table.hp("imbl_hail") == 6, "seat 1 does not want to be asked"
    assert "attack_own" not in GAME.view(table.state, 1).holds


@rule("GW-TIME-08")
@pytest.mark.parametrize(
    ("hold", "stage", "moves", "beat"),
    [
        ("turn_start", "upkeep", [], "turn_start"),
        ("dice_enemy", "roll_dice", ["stop"], "dice"),
        ("assigned", "assign", [], "assigned"),
        ("struck", "move_and_attack", ["turq_pipers", "imbl_hail", "PASS"], "struck"),
        ("act_end", "move_and_attack", ["turq_pipers", "finish"], "act_end"),
        ("turn_end", "collect", [], "turn_end"),
        ("flip_other", "flips", ["-2,2"], "flip"),
        ("call", "call_to_war", ["draw"], "call"),
    ],
)
def test_every_hold_has_its_beat(hold, stage, moves, beat):
    def until(table):
        if stage == "call_to_war":
            table.state.deck_horns = 1
        table.go(stage, round=6 if stage == "flips" else 3)
        for move in moves:
            table.play(1, "pass") if move == "PASS" else table.play(0, move)
        return table

    with_hold = until(duel().hold(1, "banana_peel").hold_on(1, hold))
    assert with_hold.frame() == "Beat" and with_hold.state.frames[-1].beat == beat
    assert with_hold.state.waiting() == (1,)
    without = until(duel().hold(1, "banana_peel"))
    assert without.frame() != "Beat"


@rule("GW-TIME-08")
def test_a_raised_hand_is_asked_at_the_next_beat_once():
    table = duel().hold(1, "banana_peel").go("roll_dice").play(1, "set raise_hand").play(0, "stop")
    assert table.frame() == "Beat" and table.state.waiting() == (1,)
    table.play(1, "pass").until("ChooseUnit")
    assert not GAME.view(table.state, 1).hand_raised


@rule("GW-TIME-08")
def test_pass_all_keeps_quiet_until_the_turn_ends():
    table = hit(duel().hold(1, "banana_peel").hold_on(1, "struck", "act_end", "turn_end")).play(1, "pass_all")
    assert table.hp("imbl_hail") == 6 and table.frame() == "Acting"
    table.play(0, "finish", "end")
    assert table.state.current == 1 and table.state.muted == 0


@rule("GW-TIME-08")
def test_settings_are_private_and_each_toggle_changes_once_a_turn():
    table = duel().go("move_and_attack")
    view = GAME.view(table.state, 0)
    table.play(1, "set struck")
    assert GAME.view(table.state, 0) == view and all(e.seen_by(0) is None for e in table.told)
    with pytest.raises(IllegalMove):
        table.play(1, "set struck")
    table.play(1, "set call").play(0, "end").play(1, "set struck")
    assert "struck" not in GAME.view(table.state, 1).holds


@rule("GW-TIME-09")
def test_nobody_is_told_for_whom_the_game_waits():
    units = "turq_pipers -3,0; imbl_leader 2,0; dund_leader -3,2; betr_ears -3,0; betr_leader 2,2"
    table = hit(war(*FOUR, units=units).hold(3, "banana_peel"), target="betr_ears")
    assert table.state.waiting() == (3,) and table.state.awaited() == (0, 1, 2, 3)
    assert GAME.view(table.state, None).reacting
    assert [table.state.prompt(seat).key for seat in range(4)] == ["prompt-reactions"] * 3 + ["prompt-attacked"]


@rule("GW-TIME-10")
def test_a_cast_after_its_window_is_refused_and_costs_nothing():
    table = hit(duel().hold(1, "emergency_umbrella")).play(1, "pass")
    with pytest.raises(IllegalMove) as refused:
        table.cast(1, "emergency_umbrella")
    assert refused.value.refusal.rule == "GW-TIME-10" and table.cards(1) == ["emergency_umbrella"]


@rule("GW-TIME-01", "GW-CAST-01")
def test_open_casting_never_blocks():
    table = duel().full("imbl_hail").hold(1, "banana_peel").go("roll_dice")
    assert table.state.waiting() == (0,) and "cast" in table.menu(1)
    table.play(0, "stop").cast(1, "hailstorm").pass_all()
    assert table.hp("turq_pipers") == 8 and table.state.waiting() == (0,)


@rule("GW-CAST-02", "GW-TIME-01", "GW-TIME-02")
def test_ex_50_mid_movement_only_allies_cast():
    units = "turq_owls -3,0; imbl_gales 2,0; dund_springs -3,2; betr_ears 2,2"
    table = war(*FOUR, units=units).full("imbl_gales", "dund_springs").hold(3, "banana_peel").go("move_and_attack")
    table.act("turq_owls")
    assert "cast" in table.menu(1) and "cast" in table.menu(3)
    table.play(0, "-3,1")
    assert ["cast" in table.menu(seat) for seat in (1, 2, 3)] == [False, True, False]
    assert table.state.why_not(1, "tailwind").rule == "GW-CAST-02"
    with pytest.raises(IllegalMove) as refused:
        table.cast(3, "banana_peel turq_owls")
    assert refused.value.refusal.rule == "GW-CAST-02", "not: it is somebody else's turn"
    table.cast(2, "boing").play(2, "-3,2")
    assert ["cast" in table.menu(seat) for seat in (1, 3)] == [True, True], "a pause"
    table.play(0, "-3,2")
    assert "cast" not in table.menu(1), "the next step starts a new mid-movement"


@rule("GW-TIME-10")
def test_a_late_cast_is_refused_with_its_true_reason():
    def why(table):
        with pytest.raises(IllegalMove) as refused:
            table.state.play(1, "cast hailstorm confirm")
        return refused.value.refusal.rule

    units = "turq_pipers -2,0; turq_leader -2,-2; imbl_hail -2,0; imbl_leader 1,1"
    assert why(duel(units).go("move_and_attack")) == "GW-CRY-01", "it has been spent"
    far = duel(units.replace("imbl_hail -2,0", "imbl_hail 1,1")).full("imbl_hail")
    assert why(far.go("move_and_attack")) == "GW-CAST-04", "everybody has walked away"
    falling = duel(units.replace("-2,0", "-2,-1")).full("imbl_hail").go("flips", round=6).play(0, "-2,-1")
    assert why(falling.pass_all()) == "GW-TIME-01", "the tile is gone and they are running"


@rule("GW-TIME-02")
def test_a_unit_stopped_by_a_foe_is_no_longer_mid_movement():
    table = duel("turq_owls -2,-1; turq_leader -2,-2; imbl_hail -2,0; imbl_leader 1,1").full("imbl_hail")
    table.go("move_and_attack").act("turq_owls").play(0, "-2,0")
    assert "cast" in table.menu(1)


@rule("GW-CAST-04")
def test_every_required_target_needs_a_legal_choice():
    units = "betr_doubles -2,0; turq_leader 1,1"
    table = war("betr", "turq", mode="every_tribe", units=units).full("betr_doubles").go("move_and_attack")
    assert "cast" not in table.menu(0), "nobody to swap with"
    assert table.state.why_not(0, "mistaken_identity").rule == "GW-CAST-04"


@rule("GW-CAST-05")
def test_a_target_no_longer_legal_is_skipped():
    units = "turq_leader -2,0; turq_owls -2,0; imbl_hail -2,1; imbl_leader 1,1"
    table = war("turq", "imbl", units=units).full("imbl_hail").hold(0, "smoke_and_slippers")
    table.go("move_and_attack").cast(1, "hailstorm").cast(0, "smoke_and_slippers turq_owls").play(0, "pass")
    table.play(0, "-2,-1", "-2,-2")
    assert table.hp("turq_leader") == 14 and table.hp("turq_owls") == 10


@rule("GW-CAST-10", "GW-TOK-03")
def test_attack_spells_need_hostile_targets():
    table = duel("turq_slingers -2,0; turq_leader -2,0; imbl_hail -2,0; imbl_leader 1,1").full("turq_slingers")
    table.counter("imbl_hail", "flying", 1).go("move_and_attack")
    assert "cast" not in table.menu(0)


@rule("GW-TIME-04")
def test_the_clock_passes_for_the_silent():
    table = war("turq", "imbl", units=DUEL, reaction_seconds=10).hold(1, "banana_peel").go("move_and_attack")
    assert table.state.deadline() is None, "only beats have a clock"
    table.state.play(0, "turq_pipers", 1000)
    table.state.play(0, "imbl_hail", 2000)
    assert table.state.deadline() == 12_000 and table.state.default(1) == "pass"
    assert {GAME.view(table.state, seat).until for seat in (0, 1, None)} == {12_000}, "everybody sees it run"
    table.state.play(CLOCK, "tick", 12_000)
    assert table.hp("imbl_hail") == 6 and table.state.deadline() is None


# Counters ----------------------------------------------------------------------------------------


@rule("GW-TOK-01", "GW-TURN-03")
def test_ex_38_a_ring_ends_when_its_players_turn_comes_again():
    units = "imbl_leader 2,0; turq_leader -3,0; dund_leader -3,2; turq_pipers -3,1; betr_leader 2,2; betr_ears -3,1"
    table = war("turq", "imbl", "dund", "betr", units=units).full("turq_pipers").go("move_and_attack", current=2)
    table.cast(0, "spore_lullaby betr_ears").pass_all()
    awake = []
    for _ in range(4):
        while "turn" not in table.kinds():
            seat = table.state.waiting()[0]
            table.play(seat, table.state.default(seat))
        awake.append((table.state.current, not table.has("betr_ears", "sleeping")))
        table.told = []
    assert awake == [(3, False), (0, False), (1, False), (2, True)]


@rule("GW-TOK-07", "GW-TURN-03")
def test_upkeep_ends_rings_then_blockades():
    table = (
        duel()
        .counter("imbl_hail", "lingering", 0)
        .counter("imbl_hail", "flying", 0)
        .counter("imbl_hail", "no_attack", 1)
    )
    table.state.blockades = {table.space("-2,1"): 0, table.space("-2,2"): 1}
    table.go("upkeep", current=0)
    order = [(e.kind, e.data.get("counter")) for e in table.told if e.kind in ("lingers", "counter_gone")]
    assert order == [("lingers", None), ("counter_gone", 0), ("counter_gone", 2)]
    assert table.has("imbl_hail", "no_attack") and table.state.blockades == {table.space("-2,2"): 1}


@rule("GW-TOK-04")
def test_ex_39_what_sleepers_may_cast():
    units = "turq_menders -2,0; turq_leader -2,1 5; turq_owls -2,0; imbl_leader 1,1"
    table = duel(units).full("turq_menders", "turq_owls").counter("turq_menders", "sleeping", 1)
    table.counter("turq_owls", "sleeping", 1).go("move_and_attack")
    assert table.menu(0, "cast") == ["second_breakfast"]
    assert table.state.why_not(0, "silent_wings").rule == "GW-TOK-04"
    table.cast(0, "second_breakfast turq_leader")
    assert table.has("turq_menders", "sleeping") and table.hp("turq_leader") == 9


@rule("GW-TOK-04")
def test_an_attack_wakes_before_it_lands():
    table = hit(duel().counter("imbl_hail", "sleeping", 1))
    assert not table.has("imbl_hail", "sleeping")


@rule("GW-TOK-04", "GW-TOK-06")
def test_sleepers_and_the_rooted_do_not_walk():
    table = duel().counter("turq_pipers", "sleeping", 1).counter("turq_leader", "no_movement", 1).go("move_and_attack")
    assert table.state.current == 1, "nobody could do anything"


@rule("GW-TOK-05")
def test_removing_the_counter_prevents_the_second_bite():
    table = duel("turq_leader -2,0; turq_owls -2,1; imbl_leader 1,1").counter("turq_owls", "lingering", 1)
    table.carry("turq_leader", "clean_slate").go("move_and_attack").cast(0, "clean_slate turq_leader turq_owls")
    table.go("upkeep", current=1)
    assert table.hp("turq_owls") == 10


@rule("GW-TOK-06")
def test_no_movement_holds_against_spells():
    units = "imbl_gales -2,0; imbl_leader -2,1; turq_leader 1,1"
    table = (
        war("imbl", "turq", mode="every_tribe", units=units).full("imbl_gales").counter("imbl_leader", "no_movement", 1)
    )
    table.go("move_and_attack").cast(0, "tailwind imbl_leader")
    assert table.frame() == "ChooseUnit" and table.at("imbl_leader") == "-2,1"


@rule("GW-TIME-03", "GW-TIME-09")
def test_who_has_nothing_that_fits_can_only_pass():
    table = hit(duel().hold(1, "field_dressing"))
    assert table.frame() == "Beat" and table.state.waiting() == (1,), "which scroll it is nobody sees"
    assert [word.text for word in table.state.only_move(1)] == ["pass"]
    table = hit(duel().hold(1, "field_dressing").stand("imbl_hail", "-2,0", 4))
    assert table.state.only_move(1) == (), "there is something to cast"
