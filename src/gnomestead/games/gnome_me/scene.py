"""The view drawn as things in places. Ids are those that words touch. Never compiled."""

from __future__ import annotations

from gnomestead.games.gnome_me.content import SETS, SLOTS, SPOTS
from gnomestead.games.gnome_me.drawing import HEIGHTS, SILHOUETTE, draw_gnome, on_edge
from gnomestead.games.gnome_me.goal import CARDS_TO_WIN, goal_of
from gnomestead.games.gnome_me.keys import keys_for, left_keys, right_keys
from gnomestead.games.gnome_me.reveal import built_note
from gnomestead.games.gnome_me.view import GnomeView, SeatView, right_slots
from gnomestead.kernel.phrases import Phrase, PhraseValue, phrase
from gnomestead.kernel.scene import Badge, Place, Scene, Thing, Widget

NOWHERE = ("", "", "", "")


def make_scene(view: GnomeView) -> Scene:
    """Device in the middle, your gnome below, everybody around."""
    places = [*_colours(view), *_middle(view), *(_seat(view, seat) for seat in range(len(view.seats)))]
    return Scene((*places, _side(view)), (device_widget(view), *_figure(view)), goal_of(view))


def device_widget(view: GnomeView) -> Widget:
    """The spinning device: what faces the viewer now, and the schedule to draw it by."""
    device = view.device
    picture = device.picture
    parts = picture.parts if picture else NOWHERE
    decoy = device.decoy.parts if device.decoy else NOWHERE
    data: dict[str, PhraseValue | tuple[PhraseValue, ...]] = {
        "front": device.front,
        "portrait": parts,
        "mark": picture.mark if picture else "",
        "mark_at": SPOTS[picture.spot] if picture and picture.mark else (),
        "decoy": decoy,
        "decoy_mark": device.decoy.mark if device.decoy else "",
        "decoy_mark_at": SPOTS[device.decoy.spot] if device.decoy and device.decoy.mark else (),
        "exposure": device.exposure,
        "direction": "clockwise",
        "upside_down": int(device.upside_down),
        "flat": int(device.flat),
        "angle": device.angle,
        "house_hand": int(device.house_hand),
        "variants": view.variants,
        "now": view.now,
        "drawing": _drawing(view),
        "keys": keys_for(view),
        "keys_left": left_keys(view),
        "keys_right": right_keys(view),
        "emblems": int(view.me is not None and view.seats[view.me].low_vision),
        "spoken": int(device.is_spoken),
        "clock_end": view.clock_end,
        "goes_on": view.goes_on,
        "pace": view.pace,
        "spread": tuple(f"{spot.card} {spot.cell} {spot.dx} {spot.dy} {spot.turned}" for spot in view.middle),
        "cells": _cells(view),
    }
    if device.schedule is not None:
        data["strike"], data["show"] = device.schedule.strike, device.schedule.show
        data["hide"], data["open"] = device.schedule.hide, device.schedule.open
    return Widget("device", "gnome-device", phrase("device", front=device.front), data)


def _drawing(view: GnomeView) -> tuple[str, ...]:
    """What faces the viewer, in plain characters."""
    device = view.device
    shown = device.picture or (device.decoy if device.front == "decoy" else None)
    if shown is None:
        return SILHOUETTE
    rows = draw_gnome(shown.parts, shown.mark, shown.spot, device.upside_down and device.front != "out")
    return on_edge(rows, device.angle) if device.front == "stuck" else rows


def _figure(view: GnomeView) -> list[Widget]:
    """The viewer's own gnome in plain characters, the stack in hand marked."""
    if view.me is None:
        return []
    row = view.seats[view.me]
    hand = SLOTS.index(row.busy) if row.busy else -1
    parts = tuple(row.looking_at if slot == hand and row.looking_at else part for slot, part in enumerate(row.gnome))
    data: dict[str, PhraseValue | tuple[PhraseValue, ...]] = {
        "drawing": draw_gnome(parts),
        "heights": HEIGHTS,
        "hand": hand,
        "touched": tuple(int(slot in row.touched) for slot in SLOTS),
        "parts": parts,
        "held": row.held,
        "ripe": row.ripe,
    }
    return [Widget("figure", "gnome-figure", phrase("figure"), data)]


def _colours(view: GnomeView) -> list[Place]:
    """While colours are chosen: all sets, those that somebody has taken turned over."""
    if view.stage != "colours":
        return []
    owners = {row.colour: seat for seat, row in enumerate(view.seats)}
    return [Place("box", "row", phrase("place-box"), things=tuple(_set(row.id, owners.get(row.id)) for row in SETS))]


def _set(id: str, owner: int | None) -> Thing:
    if owner is None:
        return Thing(id, "card", phrase(f"name-{id}"), id, facing="down")
    taken = Badge("hand", phrase("badge-taken", seat=owner))
    return Thing(id, "card", phrase(f"name-{id}"), id, owner, "turned", badges=(taken,))


def _middle(view: GnomeView) -> list[Place]:
    """All-in: the cards that lie in the middle."""
    if view.mode != "all_in":
        return []
    paws = {spot.card: _paws(view, spot.card) for spot in view.middle}
    things = tuple(
        Thing(
            spot.card,
            "card",
            phrase(f"name-{spot.part}"),
            spot.part,
            badges=paws[spot.card],
        )
        for spot in view.middle
    )
    return [Place("middle", "grid", phrase("place-middle"), things=things, columns=8)]


def _cells(view: GnomeView) -> int:
    """All-in: how many cards were spread, wherever they are now."""
    if view.mode != "all_in":
        return 0
    built = sum(bool(part) for row in view.seats for part in row.gnome)
    return len(view.middle) + built + sum(bool(row.held) for row in view.seats)


def _paws(view: GnomeView, card: str) -> tuple[Badge, ...]:
    """Whoever reaches for a card has a paw on it."""
    reaching = [seat for seat, row in enumerate(view.seats) if row.reach == card]
    return tuple(Badge("paw", phrase("badge-paw", seat=seat), value=seat + 1) for seat in reaching)


def _seat(view: GnomeView, seat: int) -> Place:
    """A seat's gnome, its card in hand and its trophies; your own is your hand."""
    mine = seat == view.me
    row = view.seats[seat]
    things = [*_stacks(view, seat), *_held(row, seat), _trophies(view, seat), *built_note(view, seat)]
    name = phrase("place-mine" if mine else "place-seat", seat=seat, cards=len(row.trophies))
    return Place(f"seat-{seat}", "hand" if mine else "row", name, "hand" if mine else "seat", seat, tuple(things))


def _stacks(view: GnomeView, seat: int) -> list[Thing]:
    """The gnome of a seat, cap to feet; in cooperative the stacks it holds."""
    row, mine = view.seats[seat], seat == view.me
    right = right_slots(view, seat) if view.stage == "reveal" and any(row.gnome) else ()
    things = []
    for number, slot in enumerate(SLOTS):
        if view.mode == "cooperative" and view.holders[number] != seat:
            continue
        things.append(_stack(row, seat, slot, number, mine, right))
    return things


def _stack(row: SeatView, seat: int, slot: str, number: int, mine: bool, right: tuple[bool, ...]) -> Thing:
    in_hand = row.busy == slot
    part = row.looking_at if in_hand and row.looking_at else row.gnome[number]
    badges = []
    if in_hand:
        badges.append(Badge("hand", phrase("badge-in-hand")))
    elif slot in row.touched:
        badges.append(Badge("tick", phrase("badge-touched")))
    if right:
        badges.append(
            Badge("right" if right[number] else "wrong", phrase("badge-right" if right[number] else "badge-wrong"))
        )
    name = phrase(f"name-{part}") if part else phrase("hidden-part", slot=slot)
    id = slot if mine else f"{seat}-{slot}"
    return Thing(id, "card", name, part or f"{slot}-back", seat, "up" if part else "down", badges=tuple(badges))


def _held(row: SeatView, seat: int) -> list[Thing]:
    """All-in: the card in the hand, and the one being reached for."""
    things = []
    if row.held:
        things.append(Thing(f"held-{seat}", "card", phrase("held", card=row.held), row.held, seat))
    if row.reach:
        things.append(Thing(f"reach-{seat}", "token", phrase("reaching", card=row.reach), "paw", seat))
    return things


def _trophies(view: GnomeView, seat: int) -> Thing:
    """How many cards a seat has won, and what everybody should know about it now."""
    row = view.seats[seat]
    signs = {
        "operator": seat == view.operator,
        "butterfingers": seat == view.operator and view.device.misfires > 0,
        "ready": row.ready,
        "benched": row.benched,
        "out": row.out,
        "emblems": row.low_vision,
        "flat": row.flat,
        "long-look": row.look_tenths > 10,
        row.colour or "no-colour": bool(row.colour),
    }
    badges = [Badge(sign, phrase(f"badge-{sign}")) for sign, on in signs.items() if on]
    if seat in view.champions:
        badges.append(Badge("winner", _hail(row)))
    if row.said:
        badges.append(Badge("speech", phrase(f"said-{row.said[1]}", part=row.said[0])))
    name = phrase("trophies", seat=seat, cards=len(row.trophies))
    goal = None if view.full_deck or view.mode == "cooperative" else CARDS_TO_WIN
    return Thing(
        f"trophies-{seat}", "meter", name, "trophy", seat, value=len(row.trophies), most=goal, badges=tuple(badges)
    )


def _hail(row: SeatView) -> Phrase:
    """GM-END-09: a winner, by the title if there is one."""
    if row.own_title:
        return phrase("badge-hailed", title=row.own_title)
    return phrase("badge-winner", title=row.title or "none")


def _side(view: GnomeView) -> Place:
    """Deck, discard pile, the team's jar, the clock, the round."""
    things = [
        Thing("deck", "card", phrase("deck", cards=view.deck), "portrait-back", facing="down", value=view.deck),
        Thing("discard", "card", phrase("discard", cards=len(view.discard)), "discard", value=len(view.discard)),
        Thing("round", "note", phrase("round-note", round=view.round, mode=view.mode)),
        *(Thing(f"variant-{name}", "note", phrase(f"option-{name}")) for name in view.variants),
    ]
    if view.mode == "cooperative":
        things.append(
            Thing(
                "jar", "meter", phrase("jar", cards=len(view.pile), rank=view.rank), "jar", value=len(view.pile), most=5
            )
        )
    left = view.bank if view.bank >= 0 else view.clock_end - view.now if view.clock_end >= 0 else -1
    if left >= 0:
        things.append(Thing("clock", "note", phrase("clock", seconds=left // 1000), "clock", value=left // 1000))
    if view.verdict is not None and view.stage == "reveal":
        things.append(_reason(view))
    return Place("side", "tray", phrase("place-side"), "side", things=tuple(things))


def _reason(view: GnomeView) -> Thing:
    """Why the card went where it went, in one sentence."""
    verdict = view.verdict
    assert verdict is not None
    others = ", ".join(str(seat) for seat in verdict.tied[1:])
    words = phrase(f"why-{verdict.result}", seat=verdict.winner, stopper=verdict.stopper, others=others)
    return Thing("verdict", "note", phrase("revealed-note", portrait=verdict.portrait), text=words)
