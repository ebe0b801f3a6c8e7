"""What people are warned of before they choose (section 11 of the spec), and what they are not."""

import pytest

from gnomes_wizards.battle import war
from gnomestead.testing import rule

FAR = "imbl_leader 1,1"


def warned(table, word, said="", seat=0):
    """The key of a warning and its values; empty when there is none."""
    choice = next(each for each in table.state.choices(seat, table.state.read(seat, said)) if each.word == word)
    return (choice.warning.key, *choice.warning.args.values()) if choice.warning is not None else ()


# Acting ------------------------------------------------------------------------------------------


@rule("GW-MOV-01", "GW-ATK-01")
def test_ending_the_step_warns_of_a_unit_with_a_foe_on_its_tile():
    units = f"turq_pipers -2,0; turq_leader -2,-2; imbl_hail -2,0; {FAR}"
    table = war("turq", "imbl", units=units).go("move_and_attack")
    assert warned(table, "end") == ("warn-idle", "turq_pipers")
    assert warned(table.act("turq_pipers"), "finish") == ("warn-idle", "turq_pipers")
    table.play(0, "imbl_hail").pass_all()
    assert warned(table, "finish") == ()
    assert warned(table.play(0, "finish"), "end") == ()


@rule("GW-MOV-01", "GW-TOK-06")
def test_nobody_is_warned_of_units_that_cannot_attack():
    table = war("turq", "imbl", units=f"turq_pipers -2,0; imbl_hail -2,1; {FAR}").go("move_and_attack")
    assert warned(table, "end") == (), "it would have to walk first"
    units = f"turq_pipers -2,0; imbl_hail -2,0; {FAR}"
    table = war("turq", "imbl", units=units).counter("turq_pipers", "no_attack").go("move_and_attack")
    assert warned(table, "end") == ()


@rule("GW-ATK-03")
@pytest.mark.parametrize(
    ("hard", "soft", "key"),
    [(6, 1, "warn-halved"), (6, 6, None), (3, 1, None)],
)
def test_a_halved_attack_while_somebody_softer_stands_there(hard, soft, key):
    """Pipers strike with 4."""
    units = f"turq_pipers -2,0; imbl_hail -2,0 10 {hard}; imbl_mist -2,0 10 {soft}; {FAR}"
    table = war("turq", "imbl", units=units).go("move_and_attack").act("turq_pipers")
    assert (warned(table, "imbl_hail") or (None,))[0] == key


@rule("GW-ATK-03")
def test_an_attack_that_does_nothing_or_is_deadly_all_the_same():
    units = f"turq_pipers -2,0; imbl_hail -2,0 10 6; {FAR}"
    table = war("turq", "imbl", units=units)
    table.state.attack_bonus[table.unit("turq_pipers")] = -3
    table.go("move_and_attack").act("turq_pipers")
    assert warned(table, "imbl_hail") == ("warn-halved", "imbl_hail", 1, 6, 0)
    units = f"turq_pipers -2,0; imbl_hail -2,0 2 6; imbl_mist -2,0 10 1; {FAR}"
    table = war("turq", "imbl", units=units).go("move_and_attack").act("turq_pipers")
    assert warned(table, "imbl_hail") == (), "half of 4 is all it has"


@rule("GW-CAST-08")
@pytest.mark.parametrize(("defense", "hp", "key"), [(4, 10, "warn-halved"), (3, 10, None), (4, 2, None)])
def test_a_spell_that_attacks_by_half(defense, hp, key):
    """A Firebrand Formula strikes with 4."""
    units = f"turq_leader -2,0; imbl_hail -2,0 {hp} {defense}; {FAR}"
    table = war("turq", "imbl", units=units).carry("turq_leader", "firebrand_formula").go("move_and_attack")
    assert (warned(table, "imbl_hail", "cast firebrand_formula turq_leader") or (None,))[0] == key


@rule("GW-CAST-08", "GW-TIME-04")
def test_a_spell_that_answers_a_blow_by_half():
    units = f"turq_leader -2,0 15 5; imbl_hail -2,0; {FAR}"
    table = war("turq", "imbl", units=units).carry("imbl_hail", "firebrand_formula").go("move_and_attack")
    table.act("turq_leader").play(0, "imbl_hail")
    assert table.frame() == "Beat"
    [aim] = table.state.pointing(1, table.state.read(1, "cast firebrand_formula imbl_hail"))
    assert aim.warning is not None and aim.warning.key == "warn-halved"


@rule("GW-CAST-08")
def test_a_spell_with_more_to_it_than_an_attack_warns_of_nothing():
    units = f"imbl_hail -2,1 10 6; {FAR}"
    for tribe, clan, spell in (("turq", "turq_roots", "ankle_roots"), ("turq", "turq_slingers", "hail_of_acorns")):
        table = war(tribe, "imbl", units=f"{clan} -2,0; {units}").full(clan).go("move_and_attack")
        assert bool(warned(table, "imbl_hail", f"cast {spell}")) == (spell == "hail_of_acorns")


# Horns and scrolls -------------------------------------------------------------------------------


def horns(faces, tile, *counters):
    """A Turquefoss leader alone, on this tile, with these dice."""
    table = war("turq", "imbl", units=f"turq_leader -2,-1; {FAR}").tile("-2,-1", tile)
    for counter in counters:
        table.counter("turq_leader", counter, ring=1)
    return table.dice(faces).go("roll_dice").play(0, "stop")


@rule("GW-ASG-03", "GW-CALL-02")
def test_horns_for_the_deck_warn_of_the_call_they_spoil():
    table = horns("horn horn horn horn", "turq_slingers")
    assert warned(table, "1") == (), "three of four are enough"
    assert {warned(table, str(n)) for n in (2, 3, 4)} == {("warn-horns-call", "turq_slingers")}
    rooted = horns("horn horn horn horn", "turq_slingers", "no_movement")
    rooted.state.dead |= 1 << rooted.unit("turq_slingers")
    assert warned(rooted, "4") == (), "the dead are not called"


@rule("GW-ASG-03", "GW-CALL-01")
def test_horns_set_aside_that_nobody_can_use():
    table = horns("horn horn crystal crystal", "turq_slingers")
    assert warned(table, "0") == ("warn-horns-idle", 2) and warned(table, "1") == ("warn-horns-idle", 1)
    assert warned(table, "2") == ()
    rooted = horns("horn horn horn crystal", "imbl_hail", "no_movement")
    assert warned(rooted, "0") == ("warn-horns-idle", 3) and warned(rooted, "3") == ()
    assert warned(horns("horn horn horn crystal", "turq_slingers", "no_movement"), "0") == ()


@rule("GW-ASG-03", "GW-CALL-01")
def test_horns_set_aside_beyond_what_calls_take():
    table = horns("horn horn horn horn", "turq_slingers")
    assert [warned(table, str(n)) for n in (0, 1)] == [("warn-horns-spare", 1), ()]
    table.state.horns = 2
    assert [warned(table, str(n)) for n in (0, 1, 3)] == [(), ("warn-horns-spare", 2), ()], "a spell's horns count"
    table.state.horns = 0
    assert warned(table.hold(0, "borrowed_horn"), "0") == ()
    table.state.hands, table.state.deck = [[], []], []
    assert warned(table, "0") == ()


@rule("GW-ASG-03", "GW-CALL-06")
def test_no_horn_is_pitied_when_the_deck_is_empty_or_a_spell_may_help():
    table = horns("horn horn crystal crystal", "turq_slingers")
    deck, table.state.deck = table.state.deck, []
    assert warned(table, "0") == ()
    table.state.deck = deck
    assert warned(table, "0")
    assert warned(table.hold(0, "borrowed_horn"), "0") == ()
    table.state.hands = [[], table.state.hands[0]]
    assert warned(table, "0"), "in somebody else's hand it helps nobody"


@rule("GW-ASG-03", "GW-MOV-02")
def test_boots_of_the_same_roll_count():
    """The leader walks 2; a symbol three steps away is in reach with a boot."""
    far = horns("horn horn horn move", "imbl_hail")
    spaces = [far.state.board.distance[far.space("-2,-1")][i] for i in range(far.state.board.size)]
    tribe = far.state.tribes[0]
    tiles = [tile if spaces[i] > 2 or tile // 12 != tribe else -1 for i, tile in enumerate(far.state.tiles)]
    far.state.tiles = tuple(tiles)
    assert any(spaces[i] == 3 and tile // 12 == tribe for i, tile in enumerate(tiles))
    assert warned(far, "0") == ()
    far.state.dice = [face for face in far.state.dice if face]
    assert warned(far, "0") == ("warn-horns-idle", 3)


@rule("GW-SCR-03")
@pytest.mark.parametrize(("charge", "expected"), [(2, ("warn-attach", "creeping_rot", 2)), (0, ())])
def test_attaching_over_a_charged_scroll(charge, expected):
    table = war("turq", "imbl", units=f"turq_leader -2,0; turq_owls -2,1; {FAR}")
    table.carry("turq_leader", "creeping_rot", charge).hold(0, "berserk_brew").go("call_to_war")
    assert warned(table, "turq_leader", "attach berserk_brew") == expected
    assert warned(table, "turq_owls", "attach berserk_brew") == ()


# Falling tiles -----------------------------------------------------------------------------------


@rule("GW-FLIP-02", "GW-FLIP-05")
def test_flipping_under_ones_own_unit():
    table = war("turq", "imbl", units="turq_leader -2,-1; imbl_leader -2,1").go("flips", round=6)
    assert warned(table, "-2,-1") == ("warn-flip-own", "turq_leader")
    assert warned(table, "-2,1") == warned(table, "-2,2") == ()
    others = [space for space in table.menu(0) if space not in ("-2,-1", "cast")]
    assert warned(table.flip(*others).go("flips", round=6), "-2,-1") == (), "there is no other"


@rule("GW-FLIP-02", "GW-TURN-04")
@pytest.mark.parametrize(("round", "current", "warns"), [(6, 0, True), (5, 0, False), (5, 1, True), (10, 1, False)])
def test_the_last_step_onto_a_tile_that_may_fall(round, current, warns):
    """Brambles and Static take one step; from round 6 on tiles of the outer ring fall."""
    table = war("turq", "imbl", units=f"turq_brambles -2,0; imbl_static -1,-2; {FAR}")
    table.go("move_and_attack", current, round).act(("turq_brambles", "imbl_static")[current])
    step = ("-2,1", "-2,-2")[current]
    assert (warned(table, step, seat=current) != ()) == warns
    assert warned(table, ("-1,0", "-1,-1")[current], seat=current) == ()


@rule("GW-FLIP-02")
def test_a_step_that_can_go_on_or_leads_to_a_fight_is_not_warned_of():
    table = war("turq", "imbl", units=f"turq_owls -2,0; imbl_hail -2,1; {FAR}")
    assert warned(table.go("move_and_attack", 0, 6).act("turq_owls"), "-2,-1") == ()
    table = war("turq", "imbl", units=f"turq_brambles -2,0; imbl_hail -2,1; {FAR}")
    assert warned(table.go("move_and_attack", 0, 6).act("turq_brambles"), "-2,1") == ()
