"""The log: a table can check every sum by it, and nothing is told twice."""

import itertools
import random

import pytest

from gnomes_wizards.battle import GAME, war
from gnomestead.games.gnomes_wizards.bot.general import General
from gnomestead.kernel.lexicon import Lexicon
from gnomestead.testing import rule

FAR = "imbl_leader 1,1"
WORDS = Lexicon(GAME, names=("Ann", "Bo", "Cy", "Di"))


def log(table, seat=None):
    """What the last move told a seat, or everybody; without what units grumble."""
    versions = [event.seen_by(seat) for event in table.told if event.kind != "bicker"]
    return [WORDS.tell(version) for version in versions if version is not None]


def name_at(table, space):
    """What the tile on a space is called."""
    return WORDS.name(next(each.tile for each in GAME.view(table.state, None).spaces if each.id == space))


@rule("GW-FLIP-04", "GW-FLIP-05")
def test_the_log_tells_what_a_fall_costs():
    table = war("turq", "imbl", units=f"turq_leader -2,2; imbl_hail -2,-1; imbl_gales -2,-1 2; {FAR}")
    tile = name_at(table, "-2,-1")
    table.go("flips", round=6).play(0, "-2,-1")
    assert log(table) == [
        f"Ann points at {tile}. It creaks under Gale Runners, Hailmongers.",
        f"Ann sends {tile} down into the dark.",
        "Gale Runners fall: −2 HP, 0 left.",
        "Gale Runners have fallen, to Ann.",
        "Hailmongers fall: −2 HP, 8 left.",
    ]


@rule("GW-FLIP-02")
def test_an_empty_tile_that_falls_is_told_once():
    table = war("turq", "imbl", units=f"turq_leader -2,2; {FAR}")
    tile = name_at(table, "-2,-1")
    assert log(table.go("flips", round=6).play(0, "-2,-1")) == [f"Ann sends {tile} down into the dark."]


@rule("GW-TURN-06")
@pytest.mark.parametrize(
    ("scroll", "told"),
    [("berserk_brew turq_owls", "+2 attack this turn."), ("banana_peel imbl_hail", "−3 movement this turn.")],
)
def test_the_log_tells_a_boost_with_its_sign(scroll, told):
    table = war("turq", "imbl", units=f"turq_owls -2,0; imbl_hail -2,0; {FAR}").hold(0, "banana_peel")
    table.carry("turq_owls", "berserk_brew").go("move_and_attack").cast(0, scroll)
    assert [line for line in log(table) if line.endswith(told)]


@rule("GW-ROLL-01", "GW-ROLL-02")
def test_the_log_tells_the_faces_rolled_and_kept():
    table = war("turq", "imbl", units=f"turq_leader -2,0; {FAR}").dice("horn move horn crystal  attack flex")
    assert log(table.go("roll_dice"))[-1] == "Ann rolls: horn ×2, boots, crystal."
    assert log(table.play(0, "horn move roll"))[0] == "Ann rolls 2 dice again: blade, boots-or-blade."
    assert log(table.play(0, "stop"))[0] == "Ann keeps the dice: blade, boots-or-blade, horn, crystal."


@rule("GW-SET-04")
def test_the_log_tells_who_rolled_how_many_horns():
    state = GAME.start(2, {"reaction_seconds": 0, "tribe_pick": "random"}, 5)
    rolls = [WORDS.tell(event) for event in state.events if event.kind == "horns_rolled"]
    assert rolls == [
        "Ann rolls for the first turn: blade, boots, horn ×2. 2 horns.",
        "Bo rolls for the first turn: crystal, boots, shield, boots-or-blade. No horn.",
    ]


@rule("GW-CRY-03", "GW-CRY-04", "GW-CALL-04")
def test_the_log_tells_how_many_crystals_go_where():
    units = f"turq_leader -2,-1; turq_owls -2,0; turq_menders -2,0; {FAR}"
    table = war("turq", "imbl", units=units).tile("-2,0", "turq_owls").full("turq_menders")
    table.state.reserve = 3
    assert log(table.go("collect"))[0] == "Ann places 2 crystals: Silent Wings ×2. No room for 1."
    table.state.charge[table.unit("turq_owls")] = table.state.charge[table.unit("turq_menders")] = 0
    table.state.reserve = 3
    table.go("collect")
    assert log(table.play(0, "turq_menders")) == ["Ann places a crystal: Second Breakfast, 1 of 2."]
    table.state.horns = 3
    table.state.charge[table.unit("turq_owls")] = 1
    table.go("call_to_war").play(0, "charge turq_owls").pass_all()
    assert "Owl Riders fill Silent Wings to the brim: one crystal." in log(table)
    table = war("turq", "imbl", units=f"turq_leader -2,0; {FAR}").go("move_and_attack").act("turq_leader")
    table.play(0, "-1,0")
    assert log(table.play(0, "-1,1"))[1] == f"Tansy Underbough finds a crystal at {name_at(table, '-1,1')}."


@rule("GW-CRY-02")
def test_the_log_tells_how_many_crystals_a_spell_moves():
    table = war("dund", "imbl", units=f"dund_fitters -2,0; dund_powder -2,0; {FAR}").full("dund_fitters")
    assert "Powder Monkeys hum with 2 crystals." in log(table.go("move_and_attack").cast(0, "overclock dund_powder"))
    units = "betr_leeches -2,0; betr_ears -2,0; turq_menders -2,1; turq_leader 1,1"
    table = war("betr", "turq", mode="every_tribe", units=units).full("betr_leeches", "turq_menders")
    assert log(table.go("move_and_attack").cast(0, "fine_print turq_menders"))[1:] == [
        "Mushroom Menders lose 2 crystals.",
        "Ann gains one crystal: Ear to the Keyhole. No room for 1.",
    ]


@rule("GW-CAST-04")
def test_the_log_tells_places_and_people_by_name():
    table = war("turq", "imbl", units=f"turq_brambles -2,0; {FAR}").full("turq_brambles")
    tile = name_at(table, "-2,1")
    assert log(table.go("move_and_attack").cast(0, "sudden_hedge -2,1"))[0] == f"Ann casts Sudden Hedge: {tile}."
    table = war("betr", "turq", mode="every_tribe", units="betr_ears -2,0; turq_leader 1,1").full("betr_ears")
    table.hold(1, "banana_peel").go("move_and_attack").cast(0, "keyhole seat1")
    assert log(table)[0] == "Ann casts Ear to the Keyhole on Bo."


@rule("GW-MOV-07")
def test_the_log_tells_chasms_apart():
    table = war("turq", "imbl", units=f"turq_leader -2,0; {FAR}")
    gone = name_at(table, "-2,1")
    table.flip("-2,1").go("move_and_attack").act("turq_leader")
    labels = [WORDS.say(choice.label) for choice in table.state.choices(0, ()) if choice.word == "-2,1"]
    assert labels == [f"Step to the chasm of {gone}"]
    assert log(table.play(0, "-2,1")) == [f"Tansy Underbough → the chasm of {gone}."]


@rule("GW-ATK-03")
def test_the_log_tells_the_whole_sum_of_a_blow():
    units = f"turq_pipers -2,0; turq_leader -2,-2; imbl_hail -2,0 9; {FAR}"
    table = war("turq", "imbl", units=units).hold(1, "emergency_umbrella").go("move_and_attack").act("turq_pipers")
    table.play(0, "imbl_hail").cast(1, "emergency_umbrella").play(1, "pass").pass_all()
    assert "Dreamcap Pipers hit Hailmongers: 4 against 1, 4 held off, 0 damage, 9 HP left." in log(table)


@rule("GW-CALL-06")
def test_a_single_scroll_is_told_once():
    table = war("turq", "imbl", units=f"turq_leader -2,0; {FAR}").top("banana_peel")
    table.state.deck_horns = 1
    table.go("call_to_war").play(0, "draw").pass_all()
    assert log(table) == ["Ann draws a scroll."] and log(table, 0) == ["Ann draws Banana Peel."]


@rule("GW-TIME-05")
def test_a_beat_and_its_join_are_told_apart():
    units = "turq_pipers -3,0; imbl_leader 2,0; dund_leader -3,2; betr_ears -3,0 5; betr_leader 2,2"
    table = war("turq", "imbl", "dund", "betr", units=units).hold(3, "field_dressing").hold(0, "banana_peel")
    table.hold_on(0, "join_own").go("move_and_attack").act("turq_pipers").play(0, "betr_ears")
    told = []
    table.cast(3, "field_dressing betr_ears")
    while table.frame() in ("Beat", "Join"):
        table.play(table.state.waiting()[0], "pass")
        told += [line for line in log(table) if line in ("Everybody has had a say.", "Nobody has a quicker spell.")]
    assert told[:2] == ["Everybody has had a say.", "Nobody has a quicker spell."]


@rule("GW-GEN-05")
def test_no_row_follows_an_equal_row():
    """A whole war among generals, with re-rolls, crystals and beats."""
    state = GAME.start(3, {"reaction_seconds": 0, "tribe_pick": "random", "bicker": "off", "length": "short"}, 7)
    rng = random.Random(7)
    bots = [General(seat, rng) for seat in range(3)]
    lines = []
    while not state.over:
        seat = state.waiting()[0]
        events = state.play(seat, bots[seat].choose(state.resample(seat, rng)))
        lines += [WORDS.tell(event) for event in events]
    assert len(lines) > 300
    assert not [line for before, line in itertools.pairwise(lines) if line == before]
