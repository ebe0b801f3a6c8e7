"""The order of the investigation, and taking tokens (GS-TRN, GS-INV, GS-TAK)."""

from __future__ import annotations

from gnomestead.testing import rule

from .table import G, O, P, R, street


@rule("GS-TRN-01")
def test_a_turn_is_a_fight_and_then_an_investigation():
    table = street()
    assert (table.step, table.state.turn) == ("Fight", 1)
    table.fight(8, 5, 3, 1)
    assert table.step == "Take"
    table.finish_goes()
    assert (table.step, table.state.turn) == ("Fight", 2)


@rule("GS-TRN-02")
def test_the_hand_check_comes_before_the_fight():
    table = street().fight(8, 5, 3, 1).hand(R, "").finish_goes()
    assert table.step == "Fight" and table.state.is_last
    assert [len(table.view(seat).hand) for seat in (R, G, P, O)] == [8, 8, 8, 8]


@rule("GS-TRN-03", "GS-INV-01")
def test_seats_finish_their_whole_go_in_ranking_order_the_loser_last():
    table = street().fight(3, 8, 1, 5)
    went = []
    while table.step != "Fight":
        seat = table.state.waiting()[0]
        if not went or went[-1] != seat:
            went.append(seat)
        table.play(seat, table.state.default(seat))
    assert went == [G, O, R, P]


@rule("GS-TRN-03")
def test_others_wait_for_their_go():
    table = street().fight(8, 5, 3, 1)
    assert table.why(G, "terrain_grass") == "GS-TRN-03"
    assert table.refused(G, "grass area") == "GS-TRN-03"


@rule("GS-INV-01", "GS-ASK-02")
def test_e13_the_loser_places_bounces_and_digs_but_asks_nothing():
    table = street().minis(R, "B2").fight(8, 5, 4, 3)
    table.go(R, "grass area", "C5").go(G, "wood line", "A1")
    table.go(P, "gravel cat", "A5")
    assert table.step == "Place"
    table.play(O, "C1")
    assert table.step == "Bounce" and table.menu(O) == "B2 skip"
    table.play(O, "B2")
    assert table.step == "Dig", "no question is offered to the Loser"


@rule("GS-INV-02")
def test_take_then_place_then_act_then_dig():
    table = street().fight(8, 5, 3, 1)
    steps = []
    for move in ("grass line", "B2", "green", "finish"):
        steps.append(table.step)
        table.play(R, move)
    assert steps == ["Take", "Place", "Act", "Dig"]


@rule("GS-TAK-01", "GS-TAK-02", "GS-TAK-03")
def test_e12_taken_tokens_are_gone_and_the_loser_gets_what_is_left():
    table = street().fight(8, 5, 4, 3)
    assert table.menu(R) == "grass wood gravel soil" and table.menu(R, "gravel") == "area line flower cat"
    table.go(R, "gravel line", "A5")
    assert table.menu(G) == "grass wood soil" and table.menu(G, "wood") == "area flower cat"
    assert table.why(G, "terrain_gravel") == "GS-TAK-02" and table.refused(G, "gravel area") == "GS-TAK-02"
    table.go(G, "grass flower", "B2")
    assert table.menu(P) == "wood soil" and table.menu(P, "soil") == "area cat"
    table.go(P, "soil area", "C1")
    assert (table.state.waiting(), table.step) == ((O,), "Place")
    assert table.view(None).gangs[O].terrain == "wood" and table.view(None).gangs[O].action == "cat"


@rule("GS-TAK-02")
def test_the_loser_of_three_chooses_between_two_and_two():
    table = street(3).fight(8, 5, 3)
    table.go(R, "grass line", "B2").go(G, "wood cat", "A1")
    assert table.menu(P) == "gravel soil" and table.menu(P, "soil") == "area flower"


@rule("GS-TAK-03")
def test_any_terrain_goes_with_any_action():
    table = street().fight(8, 5, 3, 1)
    pairs = [f"{t} {a}" for t in table.menu(R).split() for a in table.menu(R, t).split()]
    assert len(pairs) == 16


@rule("GS-ABL-12")
def test_e14_the_early_bird_takes_first_and_keeps_its_rank():
    table = street().fight(8, 6, 4, 2)
    assert (table.step, table.state.waiting()) == ("TakeEarly", (O,))
    assert table.menu(O) == "grass wood gravel soil later"
    table.play(O, "soil area")
    assert table.menu(R) == "grass wood gravel" and table.menu(R, "grass") == "line flower cat"
    assert table.order == "RGPO"
    table.until(O, "Place").play(O, "C1")
    assert table.step == "Dig", "as Loser it cannot use Area"


@rule("GS-ABL-12")
def test_several_early_birds_in_ranking_order_or_later():
    table = street(throw_wobble="none").fight(2, 8, 2, 5).release(R=80, P=20)
    assert (table.order, table.state.waiting()) == ("GOPR", (P,))
    table.play(P, "grass cat")
    assert (table.step, table.state.waiting(), table.menu(R)) == ("TakeEarly", (R,), "wood gravel soil later")
    table.play(R, "later")
    assert (table.step, table.state.waiting()) == ("Take", (G,))
