"""Imagined worlds: everything a seat cannot know is drawn anew, and agrees with all it knows."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from gnomestead.games.gnome_me.content import CALL_FOR, RAMP
from gnomestead.games.gnome_me.rules.terms import ALL_SLOTS, NONE
from gnomestead.kernel.moves import Seat

if TYPE_CHECKING:
    from gnomestead.games.gnome_me.state import GnomeMe, Stack


def redraw_secrets(world: GnomeMe, seat: Seat | None, rng: random.Random) -> None:
    """Portrait, deck, the mood of the device, stacks and sealed choices."""
    if world.is_open_secret or world.sees(seat):
        _shuffle_deck(world, rng)
    else:
        _redraw_portrait(world, seat, rng)
    _redraw_jam(world, rng)
    if not world.terms.open_tables:
        _redraw_stacks(world, seat, rng)
    if world.frames:
        top: Any = world.frames[-1]
        world.frames[-1] = top.imagined(world, seat, rng)


def _shuffle_deck(world: GnomeMe, rng: random.Random) -> None:
    rng.shuffle(world.deck)
    world.deck = [portrait & ~1 | rng.getrandbits(1) for portrait in world.deck]


def _redraw_portrait(world: GnomeMe, seat: Seat | None, rng: random.Random) -> None:
    """Any portrait of a card nobody has seen that agrees with what calls have told of its mark."""
    device = world.device
    if device.target != NONE:
        pool = [portrait >> 1 for portrait in world.deck] + [device.target >> 1]
        told, asked = _told_marks(world, seat), CALL_FOR[device.target]
        faces = [face for card in pool for face in (2 * card, 2 * card + 1) if _agrees(CALL_FOR[face], asked, told)]
        device.target = rng.choice(faces)
        pool.remove(device.target >> 1)
        world.deck = [2 * card for card in pool]
    _shuffle_deck(world, rng)


def _told_marks(world: GnomeMe, seat: Seat | None) -> int:
    """The calls whose truth this seat knows, as bits: everybody's, in relay only its own."""
    if world.relay is not None:
        return 0 if seat is None else world.players[seat].calls
    told = 0
    for player in world.players:
        told |= player.calls
    return told


def _agrees(asked: int, truly: int, told: int) -> bool:
    """Whether a portrait that asks for this call could be meant, given which calls were made."""
    return all((asked == call) == (truly == call) for call in (0, 1) if told >> call & 1)


def _redraw_jam(world: GnomeMe, rng: random.Random) -> None:
    """Whether the turn will stick is open until it is half-way round."""
    top: Any = world.frames[-1] if world.frames else None
    if world.stage == "spin" and top.may_stick():
        will_stick = rng.randrange(1000) < world.misfire_chance(world.device.height)
        world.device.jam = rng.choice(RAMP.stuck_angles_deg) if will_stick else NONE


def _redraw_stacks(world: GnomeMe, seat: Seat | None, rng: random.Random) -> None:
    for number, gnome in enumerate(world.gnomes):
        for slot in range(4):
            gnome[slot] = _imagined(gnome[slot], _known_parts(world, number, slot, seat), rng)


def _known_parts(world: GnomeMe, number: int, slot: int, seat: Seat | None) -> int:
    """The parts of a stack whose place this seat knows, as bits."""
    on_top = 1 << world.gnomes[number][slot][0]
    is_shared = world.terms.cooperative
    if seat is not None and (is_shared or number == seat):
        return world.players[seat].seen >> 4 * slot & ALL_SLOTS | on_top
    return on_top if is_shared or world.stage == "reveal" or world.players[number].shown >> slot & 1 else 0


def _imagined(stack: Stack, known: int, rng: random.Random) -> Stack:
    """The stack with all cards whose place is not known dealt anew."""
    loose = [part for part in stack if not known >> part & 1]
    rng.shuffle(loose)
    return tuple([part if known >> part & 1 else loose.pop() for part in stack])
