"""Whole games with a line of state after every pick: each mode and pace, and each way a game can end.

To write them anew: GNOMESTEAD_UPDATE_GOLDENS=1 pytest tests/gnome_me/test_goldens.py, then read the difference.
"""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from gnomestead.bots.driver import Driver, make_bot
from gnomestead.kernel import Match, OptionValue
from gnomestead.testing import UPDATE, golden

from .table import GAME

GAMES = Path(__file__).parent / "games"

Played = tuple[int, int, dict[str, OptionValue]]
PLAYED: dict[str, Played] = {
    "basic-first-to-five-2p": (2, 1, {}),
    "basic-first-to-five-4p": (4, 1, {"exposure": "gentle"}),
    "basic-empty-deck": (2, 3, {"goal": "full_deck", "exposure": "gentle"}),
    "basic-gnome-off": (2, 1, {"goal": "full_deck", "exposure": "gentle"}),
    "basic-shared-win": (2, 1, {"goal": "full_deck", "exposure": "gentle", "final_tie": "shared"}),
    "cooperative-clock-3p": (3, 1, {"mode": "cooperative"}),
    "all-in-first-to-five-3p": (3, 1, {"mode": "all_in"}),
    "all-in-empty-deck-2p": (2, 2, {"mode": "all_in", "goal": "full_deck"}),
    "mayhem-3p": (
        3,
        2,
        {"mode": "all_in", "exposure": "quick", "upside_down": True, "twins": True, "flower_rain_cloud": True},
    ),
    "relay-2p": (2, 1, {"pace": "relay", "flower_rain_cloud": True}),
    "relay-team-bank": (2, 1, {"pace": "relay", "mode": "cooperative"}),
    "beats-3p": (3, 1, {"pace": "beats"}),
    "beats-team-twelve-rounds": (2, 1, {"pace": "beats", "mode": "cooperative"}),
    "beats-all-in-2p": (2, 1, {"pace": "beats", "mode": "all_in", "flower_rain_cloud": True}),
}


def play(seats: int, seed: int, options: dict[str, OptionValue]) -> Match:
    """A game between bots, from its seed."""
    match = Match.new(GAME, seats, options, seed)
    names = ["sharp", "normal", "easy", "quickthumb"][:seats]
    bots = {seat: make_bot(GAME, name, seat, random.Random(f"{seed} {seat}")) for seat, name in enumerate(names)}
    Driver(match, bots, random.Random(seed)).run()
    return match


@pytest.mark.parametrize("name", PLAYED)
def test_every_line_of_a_golden_game_still_holds(name: str) -> None:
    match = play(*PLAYED[name]) if os.environ.get(UPDATE) else None
    assert golden(GAMES / f"{name}.gnome", match).state.over


def ending(name: str) -> Match:
    return golden(GAMES / f"{name}.gnome")


def test_the_goldens_end_in_every_way_there_is() -> None:
    five = ending("basic-first-to-five-2p").state
    assert max(len(player.trophies) for player in five.players) == 5
    assert ending("basic-empty-deck").state.deck == []
    level = ending("basic-gnome-off").state
    assert level.offs >= 1 and len(level.champions) == 1
    assert len(ending("basic-shared-win").state.champions) == 2
    clock = ending("cooperative-clock-3p").state
    assert clock.now >= clock.clock_end > 0
    relay = ending("relay-team-bank").state.relay
    assert relay is not None and relay.bank == 0
    assert ending("beats-team-twelve-rounds").state.round == 12
