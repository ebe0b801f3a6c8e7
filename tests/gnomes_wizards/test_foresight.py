"""Help before committing (section 11 of the spec): reach, ways, blows, falls, horns, spells on their way."""

from gnomes_wizards.battle import GAME, war
from gnomestead.kernel.lexicon import Lexicon
from gnomestead.testing import rule

FAR = "imbl_leader 1,1"


def choice(table, word, said="", seat=0):
    return next(each for each in table.state.choices(seat, table.state.read(seat, said)) if each.word == word)


def detail(table, word, said="", seat=0):
    found = choice(table, word, said, seat).detail
    return Lexicon(GAME, ("Ada", "Ben")).say(found) if found is not None else ""


def place(table, id, seat=0):
    places = {place.id: place for place in GAME.scene(GAME.view(table.state, seat)).places}
    return places.get(id)


@rule("GW-MOV-03", "GW-MOV-05")
def test_a_way_names_every_space_from_the_unit_on():
    table = war("turq", "imbl", units=f"turq_leader -2,-2; {FAR}").go("move_and_attack").act("turq_leader")
    ways = {space.id: space.way for space in place(table, "board").spaces if space.way}
    assert ways["-2,-1"] == ("-2,-2", "-2,-1") and ways["-2,0"] == ("-2,-2", "-2,-1", "-2,0")
    assert "-2,-2" not in ways


@rule("GW-MOV-02", "GW-MOV-05")
def test_any_unit_shows_how_far_it_gets_and_where_foes_would_stop_it():
    table = war("turq", "imbl", units="turq_leader -2,-2; imbl_leader -2,-1").go("move_and_attack")
    own = GAME.reach(table.state, "turq_leader")
    assert set(own.spaces) == {"-2,-1", "-1,-2", "-1,-3", "-1,-1"} and own.halts == ("-2,-1",)
    table.state.steps[0] = 1
    assert set(GAME.reach(table.state, "turq_leader").spaces) == {"-2,-1", "-1,-2"}
    assert "-2,1" in GAME.reach(table.state, "imbl_leader").spaces, "who is not on turn has all its steps"
    assert GAME.reach(table.state, "imbl_mist") is None and GAME.reach(table.state, "nobody") is None


@rule("GW-TOK-04")
def test_who_sleeps_gets_nowhere():
    table = war("turq", "imbl", units=f"turq_leader -2,-2; {FAR}").counter("turq_leader", "sleeping")
    assert GAME.reach(table.state, "turq_leader").spaces == ()


@rule("GW-ATK-03", "GW-ATK-04")
def test_a_target_shows_the_damage_and_the_wear_of_its_shield():
    table = war("turq", "imbl", units="turq_leader 1,1; imbl_leader 1,1 15 6").go("move_and_attack").act("turq_leader")
    assert detail(table, "imbl_leader") == "3 against 6: 1 damage, shield 6 to 5, 14 HP left"
    table = war("turq", "imbl", units="turq_leader 1,1; imbl_leader 1,1 2").go("move_and_attack").act("turq_leader")
    assert detail(table, "imbl_leader") == "3 against 2: 3 damage, which fells them"


@rule("GW-FLIP-05", "GW-FLIP-08")
def test_a_tile_to_be_dropped_shows_who_falls_and_where_they_could_run():
    units = f"turq_leader 1,0; turq_owls -2,-2; imbl_hail -2,-2; {FAR}"
    table = war("turq", "imbl", units=units)
    table.state.round = 6
    table.go("flips")
    said = detail(table, "-2,-2")
    assert said.startswith("Owl Riders and somebody else would fall for 2 HP and run to "), said
    assert said.endswith(" or one tile as near")
    assert set(GAME.reach(table.state, "-2,-2").spaces) == {"-2,-1", "-1,-2"}
    assert detail(table, "-2,2") == "" and GAME.reach(table.state, "-2,2") is None


@rule("GW-ASG-03", "GW-CALL-02")
def test_horns_show_the_clans_within_reach_with_the_boots_just_given():
    table = war("turq", "imbl", units=f"turq_leader -2,-2; turq_owls 1,0; {FAR}")
    table.dice("horn " * 3 + "move " * 2).go("roll_dice").play(0, "stop")
    near = "turq_leader turq_leader"
    assert choice(table, "0", near).detail.args["calls"] == 1
    assert detail(table, "0", near).startswith("Within reach this turn: ")
    assert detail(table, "3", near) == "One scroll to keep, out of 3"
    assert detail(table, "1", near) == "A scroll to keep"
    said = [Lexicon(GAME).say(choice(table, word, near).label) for word in "01"]
    assert said == ["All horns to call", "1 to draw scrolls, the rest to call"]


@rule("GW-BRD-10")
def test_start_spaces_carry_flags_for_the_first_two_rounds_of_the_short_war_too():
    for length, first in (("normal", 1), ("short", 5)):
        table = war("turq", "imbl", units=f"turq_leader -2,-2; {FAR}", length=length)
        flags = []
        for table.state.round in range(first, first + 3):
            spaces = place(table, "board").spaces
            flags.append(sum(badge.art == "flag" for space in spaces for badge in space.badges))
        assert flags == [4, 4, 0], length


@rule("GW-PRI-01", "GW-TIME-05")
def test_spells_that_have_been_heard_wait_in_the_order_of_their_rank():
    units = f"turq_leader 1,0; turq_slingers 1,0; imbl_hail 1,0; {FAR}"
    table = war("turq", "imbl", units=units).full("turq_slingers", "imbl_hail").go("move_and_attack")
    assert place(table, "queue") is None
    spell = next(word for word in table.menu(1, "cast"))
    said = f"cast {spell}"
    while (menu := table.menu(1, said)) and menu != ["confirm"]:
        said += f" {menu[0]}"
    table.state.holds[0] = (1 << 16) - 1
    table.state.play(1, f"{said} confirm")
    queue = place(table, "queue")
    assert queue is not None and [thing.art for thing in queue.things] == [spell]
    assert queue.things[0].owner == 1


def test_tiles_are_called_by_name_and_clans_are_many():
    table = war("turq", "imbl", units=f"turq_leader -2,-2; turq_owls -2,-2; {FAR}").go("move_and_attack")
    table.act("turq_owls").play(0, "-2,-1")
    words = Lexicon(GAME, ("Ada", "Ben"))
    step = next(event for event in reversed(table.told) if event.kind == "stepped")
    assert "," not in words.tell(step) and words.tell(step).startswith("Owl Riders → ")
    assert words.say(choice(table, "-2,-2").label).startswith("Step to ")
    assert words.name(step.data["tile"]) in words.tell(step)
