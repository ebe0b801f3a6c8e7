"""Edges of rules that a mutation run got past: whose credit, whose turn, one choice left."""

import pytest

from gnomes_wizards.battle import GAME, war
from gnomestead.games.gnomes_wizards.content import ABILITIES, TILES
from gnomestead.games.gnomes_wizards.rules.harm import kill
from gnomestead.testing import rule

FOUR = ("turq", "imbl", "dund", "betr")
THREE = ("turq", "imbl", "quav")
FAR = "imbl_leader 1,1"


def start(seats=2, seed=1, **options):
    return GAME.start(seats, {"tribe_pick": "random", "reaction_seconds": 0, **options}, seed)


def rivals(tribe, foe, units, *full):
    """Two tribes, each for itself."""
    return war(tribe, foe, mode="every_tribe", units=units).full(*full)


def labels(table, seat, said=""):
    choices = table.state.choices(seat, table.state.read(seat, said))
    return {choice.word: dict(choice.label.args) for choice in choices}


# Sides, ranks, credit ----------------------------------------------------------------------------


@rule("GW-VAR-01", "GW-GEN-02")
def test_a_healer_helps_its_own_race_and_nobody_elses_leader():
    table = rivals("imbl", "turq", "imbl_leader -2,0 9; turq_leader 1,1 9").hold(1, "field_dressing")
    assert table.go("move_and_attack").menu(1, "cast field_dressing") == ["turq_leader"]


@rule("GW-GEN-04", "GW-ATK-01")
@pytest.mark.parametrize("foe", ["imbl_leader", "imbl_gales", "imbl_lodestone"], ids=["leader", "first", "last"])
def test_every_unit_of_a_tribe_can_be_struck(foe):
    table = war("turq", "imbl", units=f"turq_pipers -2,0; turq_leader -2,-2; {foe} -2,0; imbl_hail 1,1")
    before = table.hp(foe)
    table.go("move_and_attack").act("turq_pipers").play(0, foe)
    assert "struck" in table.kinds() and table.hp(foe) < before


@rule("GW-PRI-01", "GW-TIME-05")
@pytest.mark.parametrize(("caster", "joiners"), [(2, {1}), (3, {1, 2}), (0, {1, 2, 3})])
def test_ranks_run_from_the_current_player_round_the_table(caster, joiners):
    """On seat 1's turn seat 2 comes next, seat 0 last."""
    units = "turq_leader -3,0; imbl_leader 2,0; dund_leader -3,2; betr_leader 2,2"
    table = war(*FOUR, units=units)
    for seat, scroll in enumerate(("borrowed_horn", "bad_omen", "lucky_acorn", "pocket_quartz")):
        table.hold(seat, scroll).hold_on(seat, "join_other")
    table.hold(caster, "banana_peel")
    target = "turq_leader" if caster % 2 else "imbl_leader"
    table.go("move_and_attack", current=1).cast(caster, f"banana_peel {target}")
    assert table.frame() == "Join" and set(table.state.waiting()) == joiners


@rule("GW-AMB-01", "GW-DTH-03")
def test_a_kill_in_an_ambush_is_the_ambushers():
    units = "imbl_gales -2,-1; imbl_leader -2,-1 1; turq_leader -2,1; turq_owls 1,1"
    table = rivals("imbl", "turq", units, "imbl_gales").go("move_and_attack")
    table.cast(0, "tailwind imbl_leader").play(0, "-2,0", "-2,1")
    assert not table.alive("imbl_leader") and table.state.taker[table.unit("imbl_leader")] == 1


@rule("GW-CAST-07", "GW-DTH-03")
def test_a_kill_on_arrival_is_the_arrivers():
    table = rivals("achr", "imbl", f"achr_badgers -2,0; imbl_hail -2,1 1; {FAR}", "achr_badgers")
    table.go("move_and_attack").cast(0, "head_down").play(0, "-2,1")
    assert table.menu(1) == [], "whether to strike is for the badgers to say"
    table.play(0, "imbl_hail")
    assert table.state.taker[table.unit("imbl_hail")] == 0


@rule("GW-PACT-03", "GW-TIME-02")
def test_a_broken_pact_stops_a_mover_of_any_seat_and_the_others_may_cast():
    table = war(*THREE, units="quav_leader -2,-1; turq_leader -2,0; imbl_leader 2,0", pacts="on")
    table.hold(0, "banana_peel").go("move_and_attack", current=2)
    table.play(2, "pact seat0 this_turn").play(0, "pact accept seat2").act("quav_leader").play(2, "-2,0")
    assert "-2,1" in table.menu(2)
    table.play(0, "pact break seat2")
    assert table.menu(2) == ["turq_leader", "finish", "pact"] and "cast" in table.menu(0)


# Sleepers and targets ----------------------------------------------------------------------------


@rule("GW-TOK-04")
def test_a_sleeper_wakes_when_a_spell_of_others_reaches_it_even_a_kind_one():
    table = war("turq", "imbl", units=f"turq_menders -2,0; turq_leader -2,1 5; {FAR}").full("turq_menders")
    table.counter("turq_leader", "sleeping", 1).go("move_and_attack").cast(0, "second_breakfast turq_leader")
    assert not table.has("turq_leader", "sleeping") and table.hp("turq_leader") == 9


@rule("GW-TOK-04")
def test_what_a_sleeper_does_to_itself_does_not_wake_it():
    table = war("turq", "imbl", units=f"turq_leader -2,0 9; {FAR}").carry("turq_leader", "stoneskin_stew")
    table.counter("turq_leader", "sleeping", 0).go("move_and_attack").cast(0, "stoneskin_stew turq_leader")
    assert table.has("turq_leader", "sleeping") and (table.defense("turq_leader"), table.hp("turq_leader")) == (5, 11)


@rule("GW-TOK-04")
@pytest.mark.parametrize("spell", ["undermine", "ground_tremor dund_sappers"])
def test_a_sleeper_wakes_when_a_spell_drops_its_tile(spell):
    table = war("dund", "imbl", units="dund_sappers -2,0; imbl_hail -2,1; imbl_leader 1,1").full("dund_sappers")
    table.carry("dund_sappers", "ground_tremor").counter("imbl_hail", "sleeping").go("move_and_attack")
    table.cast(0, f"{spell} -2,1").play(1, "-2,2")
    assert not table.has("imbl_hail", "sleeping") and table.hp("imbl_hail") == 8


@rule("GW-TOK-04", "GW-FLIP-08")
def test_a_sleeper_sleeps_on_when_its_tile_falls_without_a_spell():
    table = war("turq", "imbl", units="turq_leader -2,2; imbl_hail -2,-1; imbl_leader 1,1")
    table.counter("imbl_hail", "sleeping").go("flips", round=6).play(0, "-2,-1").play(1, "-2,0")
    assert table.has("imbl_hail", "sleeping") and (table.at("imbl_hail"), table.hp("imbl_hail")) == ("-2,0", 8)


@rule("GW-TOK-04", "GW-CAST-09")
def test_a_sleeper_casts_what_neither_attacks_nor_moves_it():
    """Undermine harms without attacking. Who brings down the own tile sleeps through it; the neighbours do not."""
    clans = ("dund_sappers", "dund_lenses", "dund_springs")
    units = "dund_sappers -2,0; dund_lenses -2,0; dund_springs -2,0; dund_leader -2,-2; imbl_hail -2,2; imbl_leader 1,1"
    table = war("dund", "imbl", units=units).full(*clans)
    for clan in clans:
        table.counter(clan, "sleeping", 1)
    table.go("move_and_attack")
    assert table.menu(0, "cast") == ["undermine"]
    assert [table.state.why_not(0, spell).rule for spell in ("glint", "boing")] == ["GW-TOK-04"] * 2
    table.cast(0, "undermine -2,0")
    assert [table.has(clan, "sleeping") for clan in clans] == [True, False, False]


@rule("GW-TOK-04")
def test_a_sleeper_wakes_when_it_is_swapped():
    table = war("turq", "imbl", units=f"turq_leader -2,0; turq_owls -2,2; {FAR}").carry("turq_leader", "mirror_door")
    table.counter("turq_owls", "sleeping", 1).go("move_and_attack").cast(0, "mirror_door turq_leader turq_owls")
    assert table.at("turq_owls") == "-2,0" and not table.has("turq_owls", "sleeping")


@rule("GW-CAST-10", "GW-TOK-03")
def test_no_attack_spell_reaches_the_last_clan_of_the_list_in_the_air():
    units = "turq_slingers -2,0; turq_leader -2,0; imbl_lodestone -2,0; imbl_leader 1,1"
    table = war("turq", "imbl", units=units).full("turq_slingers").counter("imbl_lodestone", "flying", 1)
    assert "cast" not in table.go("move_and_attack").menu(0)


@rule("GW-TIME-05", "GW-TIME-08")
def test_whom_a_cast_names_is_asked_to_join_and_whom_it_does_not_is_not():
    units = "turq_leader -3,0; imbl_leader 2,0; dund_leader -3,2; betr_leader 2,2"
    table = war(*FOUR, mode="every_tribe", units=units).hold(1, "bad_omen").hold(2, "lucky_acorn")
    table.hold(3, "banana_peel").go("move_and_attack").cast(3, "banana_peel imbl_leader")
    assert table.frame() == "Join" and table.state.waiting() == (1,)


@rule("GW-CAST-02", "GW-TIME-01")
def test_while_any_seats_unit_walks_its_allies_alone_may_cast():
    units = "turq_leader -3,0; imbl_leader 2,0; dund_leader -3,2; betr_leader 2,2"
    table = war(*FOUR, units=units).hold(0, "sudden_feathers").hold(3, "pocket_quartz")
    table.go("move_and_attack", current=1).act("imbl_leader")
    table.play(1, next(word for word in table.menu(1) if "," in word))
    assert ["cast" in table.menu(seat) for seat in (0, 3)] == [False, True]


@rule("GW-TOK-01", "GW-TOK-07")
def test_rings_end_on_each_unit_by_itself():
    """Two clans that stand next to each other on the list: one is rooted, the other flies."""
    table = war("turq", "imbl", units=f"turq_slingers -2,0; turq_owls -2,0; {FAR}")
    table.counter("turq_slingers", "no_movement", 0).counter("turq_owls", "flying", 0).go("upkeep", current=0)
    assert not table.state.rings and not any(table.state.counters)


@rule("GW-CAST-10", "GW-GEN-04")
@pytest.mark.parametrize(("flying", "hurt"), [(True, "betr_ears"), (False, "betr_grudges")])
def test_only_a_unit_the_attacker_could_strike_can_take_the_blow(flying, hurt):
    units = "turq_pipers -2,0; turq_leader -2,-2; betr_ears -2,0; betr_grudges -2,0; betr_leader 1,1"
    table = rivals("turq", "betr", units, "betr_grudges")
    if flying:
        table.counter("betr_grudges", "flying", 1)
    table.go("move_and_attack").act("turq_pipers").play(0, "betr_ears").cast(1, "take_it_personally")
    table.play(1, "pass").pass_all()
    assert [id for id in ("betr_ears", "betr_grudges") if table.hp(id) < 10] == [hurt]


@rule("GW-CAST-05")
def test_a_tile_somebody_has_run_onto_is_no_longer_blocked():
    units = "imbl_gales -2,2; imbl_leader 1,1; turq_brambles -2,0; turq_leader -2,-2"
    table = rivals("imbl", "turq", units, "turq_brambles").hold(0, "smoke_and_slippers").go("move_and_attack")
    table.cast(1, "sudden_hedge -2,1")
    assert table.frame() == "Join"
    table.cast(0, "smoke_and_slippers imbl_gales").play(0, "pass").play(0, "-2,1", "stay")
    assert not table.state.blockades and table.defense("turq_brambles") == 5, "the hedge is lost, not the shield"


@rule("GW-CRY-01")
def test_one_open_place_is_enough_to_be_charged():
    table = rivals("dund", "imbl", f"dund_fitters -2,0; dund_powder -2,1; {FAR}", "dund_fitters")
    table.state.charge[table.unit("dund_powder")] = 1
    table.go("move_and_attack")
    assert table.menu(0, "cast overclock") == ["dund_powder"]
    assert table.cast(0, "overclock dund_powder").crystals("dund_powder") == (2, 0)


@rule("GW-CRY-01")
def test_fine_print_gives_as_many_crystals_as_it_took():
    units = "betr_leeches -2,0; betr_slander -2,0; turq_pipers -2,1; turq_leader 1,1"
    table = rivals("betr", "turq", units, "betr_leeches")
    table.state.charge[table.unit("turq_pipers")] = 1
    table.go("move_and_attack").cast(0, "fine_print turq_pipers")
    assert (table.crystals("turq_pipers"), table.crystals("betr_slander")) == ((0, 0), (1, 0))


@rule("GW-CRY-05")
def test_crystals_gained_by_a_spell_never_feed_that_spell():
    """Each has one other ability to put them on: its clan's own, or the scroll it carries."""
    table = war("turq", "imbl", units=f"turq_owls -2,0; {FAR}").carry("turq_owls", "crystal_tongue")
    assert table.go("move_and_attack").cast(0, "crystal_tongue turq_owls").crystals("turq_owls") == (2, 0)
    units = "betr_leeches -2,0; turq_pipers -2,1; turq_leader 1,1"
    table = rivals("betr", "turq", units, "betr_leeches", "turq_pipers").carry("betr_leeches", "firebrand_formula", 0)
    assert table.go("move_and_attack").cast(0, "fine_print turq_pipers").crystals("betr_leeches") == (0, 3)


@rule("GW-CRY-03")
def test_a_mine_gives_a_crystal_to_each_unit_that_steps_on_it():
    table = war("turq", "imbl", units=f"turq_owls -2,0; turq_slingers -2,0; {FAR}").go("move_and_attack")
    table.act("turq_owls").play(0, "-1,0", "-1,1", "-1,0", "-1,1")
    assert table.state.reserve == 1, "once a turn"
    table.act("turq_slingers").play(0, "-1,0", "-1,1")
    assert table.state.reserve == 2


# One choice left ---------------------------------------------------------------------------------


@rule("GW-CAST-06", "GW-CAST-12")
def test_where_one_tile_is_left_a_unit_is_placed_without_asking():
    """Beside the wargs two tiles have fallen and one is blocked: their own remains."""
    table = rivals("achr", "imbl", f"achr_wargs -2,0; achr_leader -1,2; {FAR}", "achr_wargs").flip("-2,-1", "-2,1")
    table.state.blockades[table.space("-1,0")] = 1
    table.go("move_and_attack").cast(0, "by_the_scruff achr_leader")
    assert table.at("achr_leader") == "-2,0" and table.frame() == "ChooseUnit"


@rule("GW-CAST-06")
def test_where_a_unit_is_placed_its_owner_chooses_and_nobody_else():
    table = rivals("achr", "imbl", f"achr_wargs -2,0; achr_leader -1,2; {FAR}", "achr_wargs")
    table.go("move_and_attack").cast(0, "by_the_scruff achr_leader")
    assert "-2,0" in table.menu(0) and table.menu(1) == []


@rule("GW-CRY-04")
def test_with_one_open_ability_crystals_go_there_unasked():
    table = war("turq", "imbl", units=f"turq_slingers -2,0; turq_leader -2,1; {FAR}")
    table.state.reserve = 1
    table.go("collect")
    assert table.crystals("turq_slingers") == (1, 0) and table.state.current == 1


@rule("GW-CRY-04")
def test_crystals_are_placed_by_whoever_gains_them():
    table = war("turq", "imbl", units=f"turq_slingers -2,0; turq_owls -2,1; {FAR}; imbl_hail 1,1")
    table.hold(0, "pocket_quartz").go("move_and_attack").cast(0, "pocket_quartz")
    assert table.frame() == "Gain" and table.menu(0) == ["turq_slingers", "turq_owls"] and table.menu(1) == []


@rule("GW-SCR-06", "GW-CALL-06")
def test_the_last_scroll_is_kept_and_the_spell_goes_on():
    table = rivals("quav", "imbl", f"quav_prophets -2,0; {FAR}", "quav_prophets")
    table.state.hands[1], table.state.deck = table.state.deck[1:], table.state.deck[:1]
    shielded = table.defense("quav_prophets") + 1
    table.go("move_and_attack").cast(0, "i_told_you_so")
    assert len(table.cards(0)) == 1 and table.defense("quav_prophets") == shielded and table.frame() == "ChooseUnit"


@rule("GW-SCR-03")
def test_whichever_scroll_is_replaced_it_goes_under_the_deck():
    for old in range(64):
        table = war("turq", "imbl", units=f"turq_leader -2,0; {FAR}")
        design = ABILITIES[table.state.design[old]]
        if design.kind != "learned" or design.id == "feather_charm":
            continue
        table.state.deck.remove(old)
        table.state.learned[table.unit("turq_leader")] = old
        table.hold(0, "feather_charm").go("call_to_war").play(0, "attach feather_charm turq_leader")
        assert table.state.deck[0] == old and "card_lost" in table.kinds()


# Turns and tiles ---------------------------------------------------------------------------------


@rule("GW-DTH-08", "GW-ROLL-04")
def test_who_loses_the_last_unit_over_its_dice_has_no_turn_left():
    table = rivals("quav", "imbl", "quav_augurs -2,0 1; imbl_hail -2,1; imbl_leader 1,1", "quav_augurs", "imbl_hail")
    table.go("roll_dice").play(0, "stop")
    assert table.frame() == "FinalDice"
    table.cast(1, "hailstorm").pass_all()
    assert not table.alive("quav_augurs") and table.state.current == 1


@rule("GW-FLIP-08", "GW-MOV-08")
def test_the_movement_of_a_unit_that_ran_from_a_falling_tile_is_over_on_any_seats_turn():
    units = "turq_leader 1,1; dund_leader -2,0; dund_sappers -2,2"
    table = rivals("turq", "dund", units, "dund_sappers").go("move_and_attack", current=1)
    table.act("dund_leader").cast(1, "undermine -2,0").play(1, "-2,1")
    assert table.at("dund_leader") == "-2,1" and table.frame() == "ChooseUnit"
    assert table.menu(1) == ["dund_sappers", "end"]


@rule("GW-MOV-07", "GW-MOV-03")
def test_a_first_step_leads_across_a_chasm_as_far_as_the_movement_goes():
    """The slingers on -1,1 have three steps; -2,1 is reached only by -1,2 and over the chasm."""
    table = war("turq", "imbl", units=f"turq_slingers -1,1; turq_leader -2,-2; {FAR}").flip("-2,2")
    table.state.blockades[table.space("-2,0")] = 1
    table.go("move_and_attack").act("turq_slingers")
    leads = {choice.word: choice.leads_to for choice in table.state.choices(0)}
    assert "-2,1" in leads["-1,2"] and "-2,2" not in leads["-1,2"], "nobody stops in a chasm"
    table.state.steps[1] = 1
    table.state.forget_menus()
    leads = {choice.word: choice.leads_to for choice in table.state.choices(0)}
    assert "-2,1" not in leads["-1,2"], "two steps are too few"


@rule("GW-MOV-05", "GW-CAST-06")
def test_a_unit_stopped_by_a_foe_stays_stopped_when_another_is_moved():
    units = f"turq_owls -2,-1; turq_slingers -2,2; imbl_hail -2,0; {FAR}"
    table = war("turq", "imbl", units=units).hold(0, "smoke_and_slippers").go("move_and_attack").act("turq_owls")
    table.play(0, "-2,0").cast(0, "smoke_and_slippers turq_slingers").play(0, "-1,2", "stay").pass_all()
    assert [word for word in table.menu(0) if "," in word] == []


@rule("GW-TOK-06", "GW-CAST-09")
def test_the_disarmed_may_still_take_wing():
    table = war("turq", "imbl", units=f"turq_owls -2,0; {FAR}").full("turq_owls").counter("turq_owls", "no_attack", 1)
    assert table.go("move_and_attack").menu(0, "cast") == ["silent_wings"]


@rule("GW-DTH-07")
def test_who_comes_back_hears_why_not_there():
    table = war("turq", "imbl", units="turq_leader -2,-1; imbl_leader 1,1")
    kill(table.state, table.unit("imbl_leader"), 0)
    first = table.state.board.name(0)
    refusal = table.go("upkeep", current=1).state.why_not(1, first)
    assert first not in table.menu(1, "imbl_hail") and refusal.rule == "GW-DTH-07"


@rule("GW-DTH-07")
def test_in_every_tribe_for_itself_a_tribe_comes_back_on_any_edge_tile_without_enemies():
    table = war(*THREE, units="turq_leader -2,-2; imbl_leader 0,0; quav_leader 2,0")
    kill(table.state, table.unit("imbl_leader"), 0)
    table.go("upkeep", current=1)
    board = table.state.board
    edge = {board.name(i) for i in board.plain_spaces if len(board.adjacent[i]) < 3}
    assert set(table.menu(1, "imbl_hail")) == edge - {"-2,-2", "2,0"}


@rule("GW-SET-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_tribe_has_as_many_clans_with_both_tiles_on_the_edge(seats):
    state = start(seats, seed=7)
    board = state.board
    edge = [TILES[state.tiles[i]] for i in board.plain_spaces if len(board.adjacent[i]) < 3]
    symbols = [(tile.tribe, tile.slot) for tile in edge]
    pairs = [tribe for tribe, slot in set(symbols) if symbols.count((tribe, slot)) == 2]
    tribes = {seat.tribe for seat in GAME.view(state, None).seats}
    assert len({pairs.count(tribe) for tribe in tribes}) == 1


@rule("GW-VAR-05", "GW-SET-13")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_on_a_wild_board_the_start_tiles_are_the_edge_tiles_farthest_from_the_other_half(seats):
    for seed in range(4):
        board = start(seats, seed, shape="wild").board
        for half in (0, 1):
            there = [i for i in range(board.size) if board.half[i] == 1 - half]
            away = {
                i: min(board.distance[i][other] for other in there)
                for i in board.plain_spaces
                if board.half[i] == half and board.layer_of[i] == 1
            }
            others = [steps for i, steps in away.items() if i not in board.starts[half]]
            assert min(away[i] for i in board.starts[half]) >= max(others)


@rule("GW-VAR-03")
def test_in_the_short_game_each_clan_on_its_mine_is_told_with_its_player():
    state = start(2, length="short")
    while type(state.frames[-1]).__name__ == "PlaceLeader":
        seat = state.waiting()[0]
        events = state.play(seat, state.default(seat))
    assert {event.data["seat"] for event in events if event.kind == "called"} == {0, 1}


# Dice --------------------------------------------------------------------------------------------


@rule("GW-ASG-04")
def test_a_defense_die_adds_one():
    table = war("turq", "imbl", units=f"turq_owls -2,0; turq_leader -2,-1; {FAR}")
    table.dice("defense crystal crystal crystal crystal").go("roll_dice").play(0, "stop", "turq_owls confirm")
    assert (table.defense("turq_owls"), table.defense("turq_leader")) == (2, 2)


@rule("GW-ASG-01", "GW-ASG-02")
def test_while_dice_are_handed_out_each_choice_names_unit_die_face_and_use():
    table = war("turq", "imbl", units=f"turq_owls -2,0; turq_leader -2,-1; {FAR}")
    table.dice("attack flex crystal crystal crystal").go("roll_dice").play(0, "stop")
    assert labels(table, 0)["turq_owls"] == {"unit": "turq_owls", "die": "die1", "face": 1, "use": 1}
    flex = labels(table, 0, "turq_owls")
    assert flex["turq_leader.move"] == {"unit": "turq_leader", "die": "die2", "face": 2, "use": 0}
    assert flex["turq_leader.attack"] == {"unit": "turq_leader", "die": "die2", "face": 2, "use": 1}


@rule("GW-ASG-01", "GW-TIME-01")
def test_while_dice_are_handed_out_a_spells_target_is_named_as_a_target():
    table = war("turq", "imbl", units=f"turq_menders -2,0; turq_leader -2,-1 9; {FAR}").full("turq_menders")
    table.dice("attack crystal crystal crystal crystal").go("roll_dice").play(0, "stop")
    assert table.frame() == "Assign" and "face" not in labels(table, 0, "cast second_breakfast")["turq_leader"]


@rule("GW-ROLL-02")
def test_when_time_is_up_the_dice_stand():
    table = war("turq", "imbl", units=f"turq_leader -2,0; {FAR}").go("roll_dice")
    assert table.state.default(0) == "stop"
    assert table.state.frames[-1].default(table.state, 1) == "", "nobody stops another's dice"


@rule("GW-ROLL-04")
def test_a_bad_omen_names_two_dice_at_most():
    table = war("turq", "imbl", units=f"turq_leader -2,0; {FAR}").hold(1, "bad_omen").hold_on(1, "dice_enemy")
    table.dice("move attack horn crystal").go("roll_dice").play(0, "stop").cast(1, "bad_omen").play(1, "pass")
    table.pass_all()
    assert table.frame() == "BadOmen"
    assert table.menu(1, "move") == ["attack", "horn", "crystal", "."] and table.menu(1, "move attack") == ["."]
