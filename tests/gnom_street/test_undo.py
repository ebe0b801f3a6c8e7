"""Taking back: free to the start of a go until a question is asked or the Cat has moved."""

from __future__ import annotations

import pytest

from gnomestead.games.gnom_street.content import GANGS
from gnomestead.kernel import IllegalMove, Match
from gnomestead.testing import rule

from .table import GAME, G, O, P, R


def started() -> Match:
    """Red has won the fight with a Cat Caller and begins its go."""
    match = Match.new(GAME, 4, {f"gang_{seat + 1}": gang for seat, gang in enumerate(GANGS)}, 3)
    for seat, value in ((G, "4"), (P, "3"), (O, "1"), (R, "5")):
        match.play(seat, value)
    return match


def test_take_and_place_go_back_to_the_start_of_the_go():
    match = started()
    before = match.state.brief()
    match.play(R, "grass line")
    match.play(R, "B2")
    match.undo(R)
    match.undo(R)
    assert match.state.brief() == before
    with pytest.raises(IllegalMove):
        match.undo(R)


@rule("GS-ASK-03")
@pytest.mark.parametrize("last", ["green", "skip"], ids=["asking", "skipping a question"])
def test_questions_asked_or_skipped_are_final(last):
    match = started()
    for move in ("grass line", "B2", last):
        match.play(R, move)
    assert match.free_undo(R) is None


def test_a_cat_move_is_final_but_letting_it_sleep_is_not():
    match = started()
    for move in ("grass cat", "B2", "skip"):
        match.play(R, move)
    assert match.free_undo(R) is not None
    match.undo(R)
    match.play(R, "C6")
    assert match.free_undo(R) is None


@rule("GS-FGT-02")
def test_a_picked_card_is_taken_back_by_saying_so_and_in_no_other_way():
    match = Match.new(GAME, 4, {}, 3)
    match.play(R, "5")
    assert match.free_undo(R) is None
    match.play(R, "rethink")
    assert match.free_undo(R) is None
    assert match.state.waiting() == (R, G, P, O)


@rule("GS-FGT-02")
def test_the_fight_is_final_when_all_cards_are_up():
    assert started().free_undo(R) is None


@rule("GS-THR-03")
def test_a_released_cap_is_final():
    match = Match.new(GAME, 2, {}, 1)
    match.play(0, "3")
    match.play(1, "3")
    match.play(0, "1 20")
    assert match.free_undo(0) is None
