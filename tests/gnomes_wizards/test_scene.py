"""What people see: how far a unit gets, what options touch, one's own switches."""

import random

import pytest

from gnomes_wizards.battle import GAME, war
from gnomestead.kernel import IllegalMove, Match, phrase
from gnomestead.kernel.lexicon import Lexicon
from gnomestead.testing import rule

FAR = "imbl_leader 1,1"


def scene(table, seat=0):
    return GAME.scene(GAME.view(table.state, seat))


def shown(scene):
    """The ids of everything one can point at."""
    found = {space.id for place in scene.places for space in place.spaces}
    things = [thing for place in scene.places for thing in place.things]
    while things:
        thing = things.pop()
        found.add(thing.id)
        things += thing.holds
    return found


def reach(table):
    """By space: the badge that says how far it is, as art and number."""
    board = scene(table).places[0]
    return {s.id: f"{b.art} {b.value}" for s in board.spaces for b in s.badges if b.art in ("steps", "fight")}


@rule("GW-SET-03", "GW-BRD-06")
def test_spaces_are_named_for_what_they_are_before_the_deal():
    """While tribes are picked no tile lies on the board."""
    words = Lexicon(GAME)
    spaces = GAME.scene(GAME.view(GAME.start(2, {}, 1), 0)).places[0].spaces
    named = {space.id: words.say(space.name) for space in spaces}
    assert (named["1,1"], named["-1,1"], named["0,0"]) == ("start space", "crystal mine", "open ground")
    assert set(named.values()) == {"start space", "crystal mine", "open ground"}


@rule("GW-MOV-03", "GW-MOV-05")
def test_step_numbers_show_the_way_and_end_at_a_foe():
    table = war("turq", "imbl", units="turq_leader -2,-2; imbl_leader -2,-1")
    table.go("move_and_attack").act("turq_leader")
    assert reach(table) == {"-2,-1": "fight 1", "-1,-2": "steps 1", "-1,-3": "steps 2", "-1,-1": "steps 2"}


@rule("GW-MOV-07")
def test_a_way_may_cross_crumbled_tiles_but_not_end_there():
    table = war("turq", "imbl", units=f"turq_leader -2,-2; {FAR}").flip("-2,-1")
    table.go("move_and_attack").act("turq_leader")
    assert reach(table)["-2,0"] == "steps 2" and "-2,-1" not in reach(table)
    over = next(choice for choice in table.state.choices(0) if choice.word == "-2,-1")
    assert over.leads_to == ("-2,0",)


@rule("GW-CAST-04")
def test_a_spell_can_be_pointed_at_wherever_it_is_written():
    table = war("turq", "imbl", units=f"turq_leader 1,0; turq_slingers 1,0; {FAR}")
    table.full("turq_slingers").carry("turq_leader", "firebrand_formula").go("move_and_attack")
    spells = {choice.word: choice for choice in table.state.choices(0, table.state.read(0, "cast"))}
    assert "hail_of_acorns" in spells["hail_of_acorns"].things
    assert spells["firebrand_formula"].leads_to == ("turq_leader.scroll",)


@rule("GW-ATK-03")
def test_a_target_shows_what_it_would_lose():
    table = war("turq", "imbl", units="turq_leader 1,1; imbl_leader 1,1 15 3").go("move_and_attack").act("turq_leader")
    blow = next(choice for choice in table.state.choices(0) if choice.word == "imbl_leader")
    assert blow.harm == 1


@rule("GW-TIME-08", "GW-TIME-09")
def test_only_the_own_switches_are_shown():
    table = war("turq", "imbl", units=f"turq_leader -2,-2; {FAR}").go("move_and_attack")
    before = scene(table, 1).widgets
    table.play(0, "set raise_hand")
    assert scene(table, 0).widgets[0].data["raise_hand"] == 1
    assert scene(table, 1).widgets == before
    assert scene(table, None).widgets == ()


def test_whatever_an_option_touches_lies_on_the_table():
    rng = random.Random(5)
    match = Match.new(GAME, 2, {"length": "short", "reaction_seconds": 0}, seed=5)
    while match.state.result() is None and len(match.record().entries) < 300:
        state = match.state
        seat = rng.choice(state.waiting())
        there = shown(GAME.scene(GAME.view(state, seat)))
        said = ()
        while not said or not said[-1].ends:
            for choice in state.choices(seat, said):
                meant = {*choice.things, *choice.leads_to}
                assert not meant or there & meant, choice
            menu = [word for word in state.options(seat, said) if word.text != "set"]
            said = (*said, menu[-1] if len(said) > 12 else rng.choice(menu))
        match.play(seat, said)


def said(table, unit):
    """What a unit on the board says to somebody who taps it."""
    piece = next(thing for thing in scene(table).places[0].things if thing.id == unit)
    return Lexicon(GAME).say(piece.says) if piece.says else ""


def test_a_unit_that_is_tapped_grumbles_and_never_the_same_two_rounds_running():
    table = war("turq", "imbl", units=f"turq_leader 1,0; turq_owls 1,0; {FAR}")
    lines = []
    for table.state.round in range(1, 6):
        lines.append(said(table, "turq_owls"))
    assert len(set(lines)) == 5 and "“Mind the hat. Something is nesting in it.”" in lines
    assert said(table, "imbl_leader") != said(table, "turq_owls")
    assert "Zzz" in said(table.counter("turq_owls", "sleeping"), "turq_owls")


def test_where_nobody_bickers_nobody_grumbles():
    table = war("turq", "imbl", units=f"turq_owls 1,0; {FAR}", bicker="off")
    assert said(table, "turq_owls") == ""


@rule("GW-TURN-02")
def test_a_unit_or_tile_that_a_step_is_not_about_is_refused_by_name():
    table = war("turq", "imbl", units=f"turq_owls 1,0; {FAR}").dice("horn " * 5).go("roll_dice")
    words = Lexicon(GAME)
    refusals = [table.state.why_not(0, thing) for thing in ("turq_owls", "1,0")]
    assert [refusal.rule for refusal in refusals] == ["GW-TURN-02"] * 2
    assert [words.say(refusal.reason) for refusal in refusals] == [
        "This step is not about Owl Riders.",
        "This step is not about Woolsock Walk.",
    ]


# Dice and crystals on their way ------------------------------------------------------------------


def tray(table):
    """The dice that nobody has yet."""
    return [thing.id for place in scene(table).places if place.id == "dice" for thing in place.things]


def faces(table):
    """What the dice in the tray show."""
    return [
        str(thing.name.args["face"]) for place in scene(table).places if place.id == "dice" for thing in place.things
    ]


@rule("GW-ROLL-02")
def test_a_roll_says_which_dice_have_tumbled():
    table = war("turq", "imbl", units=f"turq_leader -2,0; turq_owls -2,0; {FAR}").dice("horn move horn attack move")
    table.go("roll_dice")
    assert list(table.event("rolled")["rolled"]) == tray(table) == ["die1", "die2", "die3", "die4", "die5"]
    table.dice("attack crystal").play(0, "move move roll")
    assert tray(table) == ["die1", "die2", "die3", "die4", "die5"]
    assert table.event("rolled")["rolled"] == ("die2", "die5")


@rule("GW-ROLL-02")
def test_of_equal_dice_the_one_pointed_at_is_rolled_again():
    table = war("turq", "imbl", units=f"turq_leader -2,0; turq_owls -2,0; {FAR}").dice("horn move horn attack move")
    table.go("roll_dice").dice("crystal").play(0, "move.5 roll")
    assert table.event("rolled")["rolled"] == ("die5",)
    assert faces(table) == ["horn", "move", "horn", "attack", "crystal"]


@rule("GW-ROLL-02")
def test_whoever_points_has_a_word_for_every_die_that_is_not_yet_marked_and_bots_one_for_every_face():
    table = war("turq", "imbl", units=f"turq_leader -2,0; turq_owls -2,0; {FAR}").dice("horn move horn attack move")
    state = table.go("roll_dice").state
    assert [word.text for word in state.options(0) if word.label == "say-mark"] == ["move", "attack", "horn"]
    for said, left in (("", "25413"), ("move.5", "2413"), ("move.5 move", "413"), ("horn", "2543")):
        touched = [thing for each in state.pointing(0, state.read(0, said)) for thing in each.things if "die" in thing]
        assert touched == [f"die{die}" for die in left]


@rule("GW-ROLL-02")
def test_a_die_is_marked_once_and_by_what_it_shows():
    table = war("turq", "imbl", units=f"turq_leader -2,0; {FAR}").dice("horn move attack move").go("roll_dice")
    for said in ("move.2 move.2 roll", "move move.2 roll", "move.2 move.4 move roll", "horn.2 roll", "move.5 roll"):
        with pytest.raises(IllegalMove):
            table.state.play(0, said)
    table.dice("horn horn").play(0, "move.4 move.2 roll")
    assert table.event("rolled")["rolled"] == ("die2", "die4"), "any two that differ will do"


@rule("GW-ROLL-03")
def test_of_equal_dice_the_one_pointed_at_is_turned():
    table = war("turq", "imbl", units=f"turq_leader -2,0; {FAR}").hold(0, "lucky_acorn").dice("move move move horn")
    table.go("roll_dice").play(0, "stop").cast(0, "lucky_acorn").play(0, "move.3 crystal")
    assert table.event("turned_die")["die"] == "die3"
    assert faces(table) == ["move", "move", "crystal", "horn"]


@rule("GW-ASG-01", "GW-ASG-02")
def test_dice_leave_the_tray_for_the_units_that_get_them():
    table = war("turq", "imbl", units=f"turq_leader -2,0; turq_owls -2,0; {FAR}").dice("move flex horn move defense")
    table.go("roll_dice").play(0, "stop").until("Assign").play(
        0, "turq_leader turq_owls turq_owls.attack turq_owls 0 confirm"
    )
    told = table.event("assigned")
    assert (told["dice"], told["units"]) == (("die1", "die4", "die2", "die5"), ("turq_leader", *["turq_owls"] * 3))
    assert tray(table) == ["die3"]


@rule("GW-ASG-01")
def test_a_lone_unit_gets_all_dice_that_leave_no_choice():
    table = war("turq", "imbl", units=f"turq_leader -2,0; {FAR}").dice("move defense move crystal").go("roll_dice")
    table.play(0, "stop")
    assert table.event("assigned")["dice"] == ("die1", "die2", "die3")
    assert table.event("crystal_dice")["dice"] == ("die4",) and tray(table) == ["die4"]


@rule("GW-CRY-04")
def test_collecting_says_where_each_crystal_goes():
    table = war("turq", "imbl", units=f"turq_pipers -2,0; turq_leader -2,0; {FAR}").carry(
        "turq_leader", "berserk_brew", 0
    )
    table.state.reserve = 2
    table.go("collect").play(0, "turq_leader.scroll")
    assert table.event("placed_crystal")["ability"] == "turq_leader.scroll"
    full = war("turq", "imbl", units=f"turq_pipers -2,0; {FAR}")
    full.state.reserve = 2
    assert full.go("collect").event("collected")["abilities"] == ("spore_lullaby",) * 2


@rule("GW-FLIP-03", "GW-TIME-03")
def test_the_tile_that_was_named_creaks_until_it_falls():
    table = war("turq", "imbl", units=f"turq_leader -2,2; {FAR}").hold(0, "banana_peel").hold_on(0, "flip_other")
    table.go("flips", round=6).play(0, "-2,-1")

    def creaking():
        return [s.id for s in scene(table).places[0].spaces for badge in s.badges if badge.name.key == "badge-creaks"]

    tile = next(space.tile for space in GAME.view(table.state, 0).spaces if space.id == "-2,-1")
    assert creaking() == ["-2,-1"] and table.state.prompt(0).args == {"tile": tile}
    table.play(0, "pass")
    assert creaking() == []


@rule("GW-ASG-01", "GW-ASG-03")
def test_one_line_tells_who_got_which_dice():
    table = war("turq", "imbl", units=f"turq_leader -2,0; turq_owls -2,0; {FAR}").dice("move horn horn move defense")
    table.go("roll_dice").play(0, "stop").until("Assign").play(0, "turq_owls turq_owls turq_leader 1 confirm")
    told = next(event for event in table.told if event.kind == "assigned")
    dice = "boots: Owl Riders ×2 · shields: Tansy Underbough · horns to call: 1 · horns to draw: 1"
    assert Lexicon(GAME, ("Ada", "Ben")).tell(told) == f"Ada hands out dice · {dice}."


@rule("GW-FLIP-01")
def test_the_second_tile_is_asked_for_in_other_words():
    table = war("turq", "imbl", units=f"turq_leader -1,0; {FAR}").go("flips", round=6)
    first = table.state.prompt(0)
    table.play(0, table.state.options(0)[0].text).until("ChooseFlip")
    second = table.state.prompt(0)
    assert (first.key, first.args["left"], second.key, second.args["left"]) == ("prompt-flip", 1, "prompt-flip", 0)


# Pacts -------------------------------------------------------------------------------------------


@rule("GW-PACT-01", "GW-PACT-03")
def test_an_offer_lies_on_the_table_as_a_chip_that_whoever_it_is_for_answers():
    units = "quav_leader -2,-1; turq_leader -2,0; imbl_leader 2,0"
    table = war("turq", "imbl", "quav", units=units, pacts="on").go("move_and_attack")
    table.play(0, "pact seat1 one_round")
    assert "offer01" in chips(table) and table.state.prompt(1).key == "prompt-offered"
    assert table.state.prompt(2).key == "prompt-watch"
    ahead = {choice.word: choice.leads_to for choice in table.state.pointing(1, table.state.read(1, "pact"))}
    assert ahead["accept"] == ahead["decline"] == ("offer01",)
    [answer] = table.state.pointing(1, table.state.read(1, "pact accept"))
    assert answer.leads_to == ("offer01",)
    table.play(1, "pact accept seat0")
    assert chips(table) == ["pact01"]
    assert [c.leads_to for c in table.state.pointing(0, table.state.read(0, "pact")) if c.word == "break"] == [
        ("pact01",)
    ]


@rule("GW-PACT-01", "GW-PACT-03")
def test_in_a_beat_chips_are_answered_and_broken_like_everywhere():
    units = "turq_leader -2,0; imbl_leader -2,0; quav_leader 2,0"
    table = war("turq", "imbl", "quav", units=units, pacts="on").hold(1, "banana_peel").go("move_and_attack")
    table.play(0, "pact seat1 one_round", "pact seat2 one_round").play(2, "pact accept seat0")
    table.act("turq_leader").play(0, "imbl_leader")
    assert table.frame() == "Beat"
    assert table.state.prompt(1).key == "prompt-attacked", "first things first"
    ahead = {choice.word: choice.leads_to for choice in table.state.pointing(1, table.state.read(1, "pact"))}
    assert ahead == {"accept": ("offer01",), "decline": ("offer01",)}
    [parting] = table.state.pointing(2, table.state.read(2, "pact"))
    assert (parting.word, parting.leads_to) == ("break", ("pact02",))


@rule("GW-PACT-01")
def test_whoever_only_waits_in_a_beat_is_told_of_an_offer():
    units = "turq_leader -2,0; imbl_leader -2,0; quav_leader 2,0"
    table = war("turq", "imbl", "quav", units=units, pacts="on").hold(1, "banana_peel").go("move_and_attack")
    table.play(0, "pact seat2 one_round").act("turq_leader").play(0, "imbl_leader")
    assert table.frame() == "Beat"
    assert [table.state.prompt(seat).key for seat in (0, 2)] == ["prompt-reactions", "prompt-offered"]


def chips(table):
    """The chips of pacts and offers on the table."""
    return [
        thing.id for place in scene(table).places if place.id == "war" for thing in place.things if thing.art == "pact"
    ]


def test_every_card_tells_what_its_unit_does():
    table = war("turq", "imbl", units=f"turq_owls 1,0; {FAR}")
    words = Lexicon(GAME)
    cards = {card.id: card.text for place in scene(table).places for card in place.things if card.kind == "card"}
    assert words.say(cards["turq_owls.card"]) == words.say(phrase("text-silent_wings"))
    assert "12 points" in words.say(cards["imbl_leader.card"])
