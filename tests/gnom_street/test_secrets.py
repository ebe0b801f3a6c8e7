"""Hidden information: what is imagined for a seat agrees with all it knows, and is exactly uniform."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product

import pytest

from gnomestead.games.gnom_street.content import spaces_in
from gnomestead.games.gnom_street.rules.fight import Fight
from gnomestead.games.gnom_street.rules.sheet import candidates, truth
from gnomestead.games.gnom_street.rules.throw import Throw
from gnomestead.testing import rule

from .table import GAME, G, O, P, R, Table, street

DRAWS = 6_000


def questioned() -> Table:
    """Red has a silent no from Green and a loud yes from Purple, and has overheard Green asking Orange."""
    table = street().loots("C3 C5 B6 A1").minis(R, "B5").fight(8, 6, 4, 1)
    table.play(R, "soil line", "B5", "purple").go(R, "finish")
    table.play(G, "wood area", "A1", "orange", "skip").go(G, "finish")
    return table


def test_loots_are_uniform_over_all_that_agrees_with_what_the_seat_heard():
    table = questioned()
    table.state.knows[R * 4 + G] = 0b111 << 6
    table.state.knows[R * 4 + P] &= 0b1111 << 6
    table.state.knows[R * 4 + O] = 0b11 << 7
    table.state.asked.clear()
    table.state.loots = (14, 6, 9, 7)
    legal = [
        loots
        for loots in product(*(spaces_in(candidates(table.state, R, seat)) for seat in (G, P, O)))
        if len(set(loots)) == 3
    ]
    rng = random.Random(7)
    drawn = Counter(table.state.resample(R, rng).loots[1:] for _ in range(DRAWS))
    assert set(drawn) == set(legal)
    expected = DRAWS / len(legal)
    chi = sum((count - expected) ** 2 / expected for count in drawn.values())
    freedom = len(legal) - 1
    assert chi < freedom + 4 * (2 * freedom) ** 0.5, f"chi² {chi:.1f} with {freedom} degrees of freedom"


@rule("GS-ANS-02", "GS-SET-05")
def test_imagined_loots_keep_ones_own_and_every_answer_one_heard():
    table = questioned()
    heard = {seat: [(q.asker, q.target, q.yes) for q in table.view(seat).questions] for seat in (R, G, P, O)}
    for seat in (R, G, P, O):
        for n in range(40):
            twin = table.state.resample(seat, random.Random(n))
            assert twin.loots[seat] == table.state.loots[seat]
            assert [(q.asker, q.target, q.yes) for q in GAME.view(twin, seat).questions] == heard[seat]
            assert not twin.invariants()


def test_answers_one_did_not_hear_follow_from_the_imagined_loots():
    table = questioned()
    silent = next(question for question in table.state.asked if not question.loud)
    stranger = next(seat for seat in range(4) if seat not in (silent.asker, silent.target))
    answers = {truth(table.state.resample(stranger, random.Random(n)), silent) for n in range(60)}
    assert answers == {True, False}
    for n in range(60):
        twin = table.state.resample(stranger, random.Random(n))
        assert twin.knows[silent.asker * 4 + silent.target] >> twin.loots[silent.target] & 1


@rule("GS-DIG-07")
def test_faces_of_others_are_shuffled_and_mine_are_not():
    table = street().stack("B2", "Rm Gm Gb Gm Pb").fight(8, 5, 3, 1)
    seen = Counter()
    for n in range(400):
        twin = table.state.resample(R, random.Random(n))
        assert twin.stacks[7][0] == table.state.stacks[7][0] and not twin.invariants()
        seen[sum(token & 1 for token in twin.stacks[7][1:4])] += 1
    assert set(seen) == {0, 1, 2}, "two Baits among Green's six tokens, three of them laid"


@rule("GS-FGT-01")
def test_sealed_cards_of_others_are_drawn_from_their_hands():
    table = street().hand(G, "2 5 8").play(R, "7").play(G, "5")
    picks = set()
    for n in range(60):
        frame = table.state.resample(R, random.Random(n)).top
        assert isinstance(frame, Fight) and frame.picks[R] == 7 and frame.picks[P] == 0
        picks.add(frame.picks[G])
    assert picks == {2, 5, 8}


@rule("GS-THR-03")
def test_sealed_throws_of_others_are_drawn_anew():
    table = street().fight(8, 8, 3, 3).play(R, "1 20").play(G, "-4 33")
    shots = set()
    for n in range(30):
        frame = table.state.resample(R, random.Random(n)).top
        assert isinstance(frame, Throw) and frame.sealed[0] == (1, 20) and frame.sealed[2] is None
        shots.add(frame.sealed[1])
    assert len(shots) > 20


@pytest.mark.parametrize("viewer", [R, G, P, O, None])
def test_a_spectator_knows_least_and_a_seat_only_its_own(viewer):
    view = questioned().view(viewer)
    assert [gang.loot is not None for gang in view.gangs] == [seat == viewer for seat in range(4)]
    assert view.hand == (() if viewer is None else view.gangs[viewer].remaining)


def test_spectators_see_all_when_everybody_agreed():
    table = street(spectators_see_all=True).stack("B2", "Rm Gb").fight(8, 5, 3, 1)
    view = table.view(None)
    assert all(gang.loot for gang in view.gangs)
    assert [token.face for token in view.stacks[0].tokens] == ["mole", "bait"]
    assert table.state.resample(None, random.Random(1)).loots == table.state.loots
    assert table.view(R).gangs[G].loot is None
