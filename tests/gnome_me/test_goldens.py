"""Whole games with a line of state after every pick: each mode and pace, and each way a game can end.

To write them anew: GNOMESTEAD_UPDATE_GOLDENS=1 pytest tests/gnome_me/test_goldens.py, then read the difference.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from gnomestead.bots.driver import Driver, make_bot
from gnomestead.games.gnome_me.content import CALL_FOR, CALLS, FACES, SLOTS
from gnomestead.games.gnome_me.rules.ending import MOST_ROUNDS
from gnomestead.games.gnome_me.state import NONE, GnomeMe
from gnomestead.kernel import CLOCK, Match, OptionValue, loads
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


def rounds(match: Match) -> Iterator[GnomeMe]:
    """Let time pass until the game is over, and stop by whenever a gnome is to be rebuilt."""
    played = 0
    while not match.state.over:
        if match.state.stage == "assemble" and match.state.round > played:
            played = match.state.round
            yield match.state
        else:
            match.play(CLOCK, "tick", match.state.deadline())


def nobody_shouts() -> Match:
    """Equal gnomes that nobody touches never win a card; one call does, and forty rounds are enough (GM-END-10)."""
    options: dict[str, OptionValue] = {
        "flower_rain_cloud": True,
        "operator": "auto",
        "misfires": "off",
        "round_cap_s": 30,
    }
    match = Match.new(GAME, 2, options, 1)
    for state in rounds(match):
        which = CALL_FOR[state.device.target]
        if which != NONE and not state.players[1].trophies:
            match.play(1, CALLS[which].id, state.now)
    return match


def perfect_team() -> Match:
    """Four who saw everything and touch only what is wrong win every card before the clock is up (GM-COO-11)."""
    options: dict[str, OptionValue] = {
        "mode": "cooperative",
        "operator": "auto",
        "misfires": "off",
        "coop_clock_s": 180,
    }
    match = Match.new(GAME, 4, options, 1)
    for state in rounds(match):
        for seat, pick in repairs(state):
            match.play(seat, pick, state.now + 100)
        match.play(state.operator, "stop", state.now + 100)
    return match


def repairs(state: GnomeMe) -> list[tuple[int, str]]:
    """The picks that make the team's gnome the portrait, each by the seat that holds the stack."""
    leaf = ((), ("flip:next",), ("flip:next", "flip:next"), ("flip:prev",))
    wanted = FACES[state.device.target]
    return [
        (seat, pick)
        for slot, seat in enumerate(state.holders)
        if (place := state.gnome(seat)[slot].index(wanted[slot]))
        for pick in (f"take:{SLOTS[slot]}", *leaf[place])
    ]


def own_title() -> Match:
    """A game that ends with a title the winner has written (GM-END-12)."""
    played = loads((GAMES / "beats-all-in-2p.gnome").read_text())
    match = Match.replay(GAME, played, len(played.entries) - 1)
    match.play(0, "title:write", match.state.now + 100)
    match.play(0, '"Queen of the Hedge, 1st"', match.state.now + 4_000)
    return match


SCRIPTED: dict[str, Callable[[], Match]] = {
    "basic-forty-rounds": nobody_shouts,
    "cooperative-empty-deck-4p": perfect_team,
    "beats-own-title-2p": own_title,
}


def make(name: str) -> Match:
    return SCRIPTED[name]() if name in SCRIPTED else play(*PLAYED[name])


@pytest.mark.parametrize("name", [*PLAYED, *SCRIPTED])
def test_every_line_of_a_golden_game_still_holds(name: str) -> None:
    match = make(name) if os.environ.get(UPDATE) else None
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
    limit = ending("basic-forty-rounds").state
    assert limit.round == MOST_ROUNDS and limit.champions == (1,) and len(limit.players[1].trophies) == 1
    won = ending("cooperative-empty-deck-4p").state
    assert len(won.pile) == 24 and won.deck == won.discard == [] and won.now < won.clock_end
    clock = ending("cooperative-clock-3p").state
    assert clock.now >= clock.clock_end > 0
    relay = ending("relay-team-bank").state.relay
    assert relay is not None and relay.bank == 0
    assert ending("beats-team-twelve-rounds").state.round == 12
    assert ending("beats-own-title-2p").state.players[0].own_title == "Queen of the Hedge, 1st"
