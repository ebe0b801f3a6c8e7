"""Every game, whole, by clicks only: a person against bots, two browsers against each other, and on a phone."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from browser.hand import Hand, play_together
from browser.tables import open_table, result, sit_at, start
from browser.visitors import PHONE, Visitors


class Kind(NamedTuple):
    """How to set a table at which nobody grows old."""

    game: str
    options: dict[str, Any]
    seats: int = 2
    keen: tuple[str, ...] = ()


GLIMPSE = {"exposure": "blink", "hold_min_ms": 0, "stop_arming": "free", "operator": "auto", "misfires": "off",
           "auto_ready_0": True, "auto_ready_1": True, "final_tie": "shared"}  # fmt: skip
SHORT = [
    Kind("gnom_street", {"sets_to_win": 1}),
    Kind("nirds", {"level": 10}),
    Kind("wymer_stones", {"villain": "no"}),
    Kind("gnomes_wizards", {"length": "short", "reaction_seconds": 0}),
    Kind("gnome_me", GLIMPSE, keen=("stop",)),
]
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


short = pytest.mark.parametrize("kind", SHORT, ids=[kind.game for kind in SHORT])
WEARY = {"wymer_stones": ("stop", "end")}
"""Two hands at random wander the catacomb for minutes, unless they are glad of a rest."""
PAIRS = [kind._replace(keen=WEARY.get(kind.game, kind.keen)) for kind in SHORT]
together = pytest.mark.parametrize("kind", PAIRS, ids=[kind.game for kind in PAIRS])
long = pytest.mark.parametrize("kind", LONG, ids=map(name, LONG))


def against_bots(visitors: Visitors, kind: Kind, presses: int = 1_000) -> Hand:
    """Somebody plays a whole game against bots."""
    ada = visitors.come("Ada")
    table = open_table(ada, kind.game, kind.seats, bots=True, **kind.options)
    start(ada, table)
    hand = Hand(sit_at(ada, table), seed=1, keen=kind.keen)
    hand.play(presses)
    assert result(hand.page)
    return hand


@short
def test_a_person_against_bots(kind: Kind, visitors: Visitors) -> None:
    assert not against_bots(visitors, kind).unreachable


@long
@pytest.mark.soak
def test_a_long_game_against_bots(kind: Kind, visitors: Visitors) -> None:
    assert not against_bots(visitors, kind, presses=20_000).unreachable


@together
def test_two_browsers_against_each_other(kind: Kind, visitors: Visitors) -> None:
    ada, ben = visitors.come("Ada"), visitors.come("Ben")
    table = open_table(ada, kind.game, kind.seats, **kind.options)
    start(ada, table, ben)
    hands = [Hand(sit_at(one, table), seed, keen=kind.keen) for seed, one in enumerate((ada, ben))]
    play_together(*hands)
    sheets = [result(hand.page) for hand in hands]
    assert sheets[0] == sheets[1] and sheets[0]


def test_on_a_phone(visitors: Visitors) -> None:
    ada = visitors.come("Ada", PHONE)
    table = open_table(ada, "gnom_street", 3, bots=True)
    start(ada, table)
    hand = Hand(sit_at(ada, table), seed=2, touch=True)
    hand.play()
    assert result(hand.page)
    assert not hand.unreachable
