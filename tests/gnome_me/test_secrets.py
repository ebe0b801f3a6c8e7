"""The secret of a round: after the glimpse the portrait is in nobody's view, events or menus until the reveal."""

import random
from collections.abc import Iterator

import msgspec
import pytest

from gnomestead.bots.random_bot import random_move
from gnomestead.games.gnome_me.content import PARTS, PORTRAITS
from gnomestead.games.gnome_me.state import GnomeMe
from gnomestead.kernel import CLOCK
from gnomestead.testing import rule

from .table import GAME, NONE, SHOW, Table

OPTIONS: list[dict[str, bool | str]] = [
    {},
    {"flower_rain_cloud": True, "twins": True},
    {"mode": "cooperative"},
    {"mode": "all_in", "flower_rain_cloud": True},
    {"pace": "relay", "flower_rain_cloud": True},
    {"pace": "beats", "mode": "all_in"},
    {"reduced_motion_0": True, "look_factor_1": "5.0", "upside_down": True},
]


def positions(options: dict[str, bool | str], seed: int, most: int = 250) -> Iterator[GnomeMe]:
    """The positions of a random game, one after the other."""
    state, rng = GAME.start(2, options, seed), random.Random(seed)
    for _ in range(most):
        yield state
        if state.over:
            return
        due, at = state.deadline(), state.now + rng.randrange(300)
        movers = [seat for seat in range(2) if state.options(seat)]
        if due is not None and (not movers or at >= due):
            state.play(CLOCK, "tick", due)
        else:
            seat = rng.choice(movers)
            state.play(seat, random_move(state, seat, rng), at)


@rule("GM-RND-01", "GM-ASM-09", "GM-REL-07")
@pytest.mark.parametrize("options", OPTIONS)
def test_swapping_an_unseen_target_changes_no_view_menu_or_refusal(options: dict[str, bool | str]) -> None:
    swapped = 0
    for state in positions(options, seed=4):
        for seat in (0, 1, None):
            if state.device.target == NONE or state.is_open_secret or state.sees(seat):
                continue
            twin = state.resample(seat, random.Random(state.ply))
            swapped += twin.device.target != state.device.target
            assert GAME.view(twin, seat) == GAME.view(state, seat)
            if seat is not None:
                assert twin.options(seat) == state.options(seat)
                assert all(twin.why_not(seat, t) == state.why_not(seat, t) for t in ("cap", "stop", "flower", "device"))
    assert swapped > 50


@pytest.mark.parametrize("options", OPTIONS)
def test_no_event_names_the_portrait_before_the_reveal(options: dict[str, bool | str]) -> None:
    for state in positions(options, seed=6):
        told = msgspec.json.encode([(event.data, event.secret) for event in state.events]).decode()
        kinds = {event.kind for event in state.events}
        if state.device.target != NONE and not kinds & {"revealed", "stuck", "voided"}:
            assert PORTRAITS[state.device.target].id not in told, kinds


@rule("GM-DEV-02")
def test_while_it_is_seen_the_view_shows_parts_but_no_name() -> None:
    table = Table(2, misfires="off").released().load("3144")
    table.tick(SHOW)
    shown = msgspec.json.encode(table.view(0)).decode()
    portrait = PORTRAITS[table.state.device.target]
    assert portrait.parts[0] in shown and portrait.name not in shown and portrait.id not in shown
    assert table.state.resample(0, random.Random(1)).device.target == table.state.device.target, "it is known now"


def test_a_false_call_rules_out_its_mark_in_imagined_worlds() -> None:
    table = Table(2, flower_rain_cloud=True, misfires="off").released().load("3144").trophies(2, 2)
    table.at(SHOW + 500, 0, "flower")
    table.until("assemble")
    marks = {PORTRAITS[table.state.resample(1, random.Random(n)).device.target].mark for n in range(200)}
    assert "flower" not in marks and "rain_cloud" in marks


def test_own_stacks_keep_the_order_one_has_seen() -> None:
    table = Table(2).opened().stack(0, 0, [2, 4, 1, 3])
    table.at(13_000, 0, "take:cap")
    for number in range(3):
        table.at(13_100 + 100 * number, 0, "flip:next")
    caps = {table.state.resample(0, random.Random(n)).gnome(0)[0] for n in range(20)}
    assert caps == {(1, 3, 0, 2)}
    others = {table.state.resample(1, random.Random(n)).gnome(0)[0] for n in range(20)}
    assert len(others) > 5 and len(PARTS) == 16
