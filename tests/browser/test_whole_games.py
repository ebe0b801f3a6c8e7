"""Every game, whole, by clicks only: a person against bots, two browsers against each other, and on a phone."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from browser.driven_time import DrivenTime
from browser.hand import Hand, play_together
from browser.tables import almost_over, ask, bots_play, open_record, open_table, result, sit_at, sit_together, start
from browser.visitors import PHONE, Visitor, Visitors
from houses.house import House


class Kind(NamedTuple):
    """How to set a table at which nobody grows old."""

    game: str
    options: dict[str, Any]
    seats: int = 2
    keen: tuple[str, ...] = ()
    left: int = 12
    """How many moves before its end two browsers take over from bots."""
    begun: int = 0
    """How many moves bots have made before a person plays on against them."""


GLIMPSE = {"exposure": "blink", "hold_min_ms": 0, "stop_arming": "free", "operator": "auto", "misfires": "off",
           "auto_ready_0": True, "auto_ready_1": True, "final_tie": "shared"}  # fmt: skip
SHORT = [
    Kind("gnom_street", {"sets_to_win": 1}, left=19),
    Kind("nirds", {"level": 10}),
    Kind("wymer_stones", {"villain": "no"}, begun=200),  # (whole ones, of 300 moves and more, are in `make soak`)
    Kind("gnomes_wizards", {"length": "short", "reaction_seconds": 0}),
]
RACE = Kind("gnome_me", GLIMPSE, keen=("stop",))
GLANCE_MS = 100
MAX_RACE_TURNS = 3_000
LONG = [
    Kind("gnom_street", {}, seats=4),
    Kind("nirds", {"level": 1}, seats=4),
    Kind("wymer_stones", {"placement": "strategic"}, seats=5),
    Kind("gnomes_wizards", {}, seats=4),
    Kind("gnome_me", {"mode": "all_in"}, seats=3),
    Kind("gnome_me", {"mode": "cooperative", "coop_clock_s": 90}),
    Kind("gnome_me", {"pace": "beats"}),
]


def name(kind: Kind) -> str:
    return "-".join([kind.game, *map(str, kind.options.values())][:3])


untimed = pytest.mark.parametrize("kind", SHORT, ids=[kind.game for kind in SHORT])
long = pytest.mark.parametrize("kind", LONG, ids=map(name, LONG))


def against_bots(visitors: Visitors, kind: Kind, presses: int = 1_000) -> Hand:
    """Somebody plays to the end against bots."""
    ada = visitors.come("Ada")
    begun = bots_play(kind.game, kind.seats, 1, lambda match: len(match.entries) >= kind.begun, **kind.options)
    table = open_record(ada, begun)
    for seat in range(1, kind.seats):
        ask(ada, table, "SeatBot", seat=seat)
    start(ada, table)
    hand = Hand(sit_at(ada, table), seed=1, keen=kind.keen)
    hand.play(presses)
    assert result(hand.page)
    return hand


@untimed
def test_a_person_against_bots(kind: Kind, visitors: Visitors) -> None:
    assert not against_bots(visitors, kind).unreachable


def test_a_race_against_a_bot(visitors: Visitors, house: House, driven_time: DrivenTime) -> None:
    ada = visitors.come("Ada")
    table = open_table(ada, RACE.game, RACE.seats, bots=True, **RACE.options)
    start(ada, table)
    hand = Hand(sit_at(ada, table), seed=1, keen=RACE.keen)
    play_race(house, driven_time, table, hand)
    assert result(hand.page)
    assert not hand.unreachable


@long
@pytest.mark.soak
def test_a_long_game_against_bots(kind: Kind, visitors: Visitors) -> None:
    assert not against_bots(visitors, kind, presses=20_000).unreachable


@untimed
def test_two_browsers_against_each_other(kind: Kind, visitors: Visitors) -> None:
    """(A whole game by presses is played against bots.)"""
    ada, ben = visitors.come("Ada"), visitors.come("Ben")
    table = open_record(ada, almost_over(kind.game, kind.seats, kind.left, **kind.options))
    start(ada, table, ben)
    hands = two_hands(table, kind, ada, ben)
    play_together(*hands)
    assert all(hand.pressed for hand in hands)
    assert_same_sheets(hands)


def test_two_browsers_race_each_other(visitors: Visitors, house: House, driven_time: DrivenTime) -> None:
    ada, ben = visitors.come("Ada"), visitors.come("Ben")
    table = open_table(ada, RACE.game, RACE.seats, **RACE.options)
    start(ada, table, ben)
    hands = two_hands(table, RACE, ada, ben)
    play_race(house, driven_time, table, *hands)
    assert_same_sheets(hands)


def two_hands(table: str, kind: Kind, *people: Visitor) -> list[Hand]:
    return [Hand(page, seed, keen=kind.keen) for seed, page in enumerate(sit_together(table, *people))]


def assert_same_sheets(hands: list[Hand]) -> None:
    first, second = (result(hand.page) for hand in hands)
    assert first == second and first


def play_race(house: House, time: DrivenTime, table: str, *hands: Hand) -> None:
    """Play a real-time game to its end: time passes whenever nobody finds anything to press."""
    for _ in range(MAX_RACE_TURNS):
        if house.state(table).over:
            break
        pressed = [hand.act(GLANCE_MS) for hand in hands]
        if not any(pressed):
            time.pass_deadline(table)
    for hand in hands:
        hand.play()


def test_on_a_phone(visitors: Visitors) -> None:
    ada = visitors.come("Ada", PHONE)
    table = open_table(ada, "gnom_street", 3, bots=True, sets_to_win=1)
    start(ada, table)
    hand = Hand(sit_at(ada, table), seed=2, touch=True)
    hand.play()
    assert result(hand.page)
    assert not hand.unreachable
