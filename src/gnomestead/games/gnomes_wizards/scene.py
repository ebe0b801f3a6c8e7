"""The view as things in places. Drawn from the view alone, so it cannot leak."""

from __future__ import annotations

from gnomestead.games.gnomes_wizards.content import HOLDS, TRIBES
from gnomestead.games.gnomes_wizards.goal import goal_of
from gnomestead.games.gnomes_wizards.moves import die_id, drawn_id, offer_id, pact_id
from gnomestead.games.gnomes_wizards.rules.board import Shape, corners
from gnomestead.games.gnomes_wizards.rules.dice import BLACK_DICE
from gnomestead.games.gnomes_wizards.view import SeatView, SpaceView, UnitView, WarView
from gnomestead.kernel import Badge, Place, Scene, Space, Thing, Widget, phrase
from gnomestead.kernel.phrases import Phrase, PhraseValue
from gnomestead.kernel.scene import Facing, Point, Where

_HEIGHT = 0.866
_KEPT = ("horn", "crystal")
"""Dice that no unit takes."""
_FACING: dict[str, Facing] = {"active": "up", "inactive": "turned", "dead": "down"}


def scene_of(view: WarView) -> Scene:
    """Board, dice, crystals, scrolls, a tribe board a seat, one's own hand, and when one wants to be asked."""
    tribes = [_tribe(view, seat) for seat in view.seats if seat.tribe]
    places = (
        _board(view),
        *_choice_of_tribes(view),
        _war(view),
        _dice(view),
        *tribes,
        *_hands(view),
        *_drawn(view),
        *_queue(view),
    )
    return Scene(places, _switches(view), goal_of(view))


# The battlefield ---------------------------------------------------------------------------------


def _board(view: WarView) -> Place:
    pieces = tuple(_piece(unit, unit.id == view.acting) for unit in view.units if unit.status == "active")
    return Place("board", "board", phrase("place-board"), things=pieces, spaces=tuple(_space(s) for s in view.spaces))


def _point(corner: tuple[int, int]) -> Point:
    line, x = corner
    return x * 0.5, line * _HEIGHT


def _space(space: SpaceView) -> Space:
    shape = tuple(_point(corner) for corner in corners(space.r, space.c))
    return Space(space.id, shape, _space_name(space), _ground(space), badges=_space_badges(space), way=space.way)


def _space_name(space: SpaceView) -> Phrase:
    if not space.tile:
        return phrase("space-bare", kind="mine" if space.mine else "start" if space.start else "plain")
    key = "space-chasm" if space.flipped else "space-mine" if space.mine else "space-tile"
    return phrase(key, tile=space.tile, clan=space.clan, layer=space.layer)


def _ground(space: SpaceView) -> str:
    if space.flipped:
        return "chasm"
    return f"mine {space.tribe}" if space.mine else space.tribe


def _space_badges(space: SpaceView) -> tuple[Badge, ...]:
    badges = []
    if not space.flipped and space.symbol:
        badges.append(Badge(space.symbol, phrase("badge-symbol", clan=space.clan)))
    if space.mine:
        badges.append(Badge("crystal", phrase("badge-mine")))
    if (space.falling or space.creaks) and not space.flipped:
        badges.append(Badge("crack", phrase("badge-creaks" if space.creaks else "badge-falling")))
    if space.blockade is not None:
        badges.append(Badge("blockade", phrase("badge-blockade", seat=space.blockade)))
    if space.start:
        badges.append(Badge("flag", phrase("badge-start")))
    if space.steps:
        key = "badge-fight" if space.fight else "badge-steps"
        badges.append(Badge("fight" if space.fight else "steps", phrase(key, n=space.steps), space.steps))
    return tuple(badges)


def ground_plan(shape: Shape) -> Scene:
    """A board before anything is dealt: its halves, its mines, where leaders may start."""
    mines = sum(kind == "mine" for _, _, _, kind in shape)
    name = phrase("place-plan", spaces=sum(kind != "filler" for _, _, _, kind in shape), mines=mines)
    return Scene((Place("board", "board", name, spaces=tuple(_bare_space(*spot) for spot in shape)),))


def _bare_space(r: int, c: int, half: str, kind: str) -> Space:
    badges = {
        "mine": (Badge("crystal", phrase("badge-mine")),),
        "start": (Badge("flag", phrase("badge-start")),),
    }.get(kind, ())
    art = "chasm" if kind == "filler" else {"A": "half a", "B": "half b", "-": "land"}[half]
    shown = tuple(_point(corner) for corner in corners(r, c))
    return Space(f"{r},{c}", shown, phrase("space-bare", kind=kind), art, badges=badges)


def _piece(unit: UnitView, acts: bool) -> Thing:
    art = f"{'cone' if unit.slot == 0 else 'disc'} {unit.id}"
    name = phrase("name-unit", unit=unit.id, seat=unit.seat)
    crown = (Badge("crown", phrase("badge-leader")),) if unit.slot == 0 else ()
    lantern = (Badge("acting", phrase("badge-acting")),) if acts else ()
    return Thing(
        unit.id,
        "piece",
        name,
        art,
        unit.seat,
        space=unit.space,
        value=unit.hp,
        most=unit.max_hp,
        says=phrase("says-line", line=unit.says) if unit.says else None,
        badges=(*_unit_badges(unit), *crown, *lantern),
    )


def _unit_badges(unit: UnitView) -> tuple[Badge, ...]:
    badges = [Badge("heart", phrase("badge-hp"), unit.hp), Badge("shield", phrase("badge-defense"), unit.defense)]
    badges += [Badge(c.kind, phrase("badge-counter", counter=c.kind, seat=c.ring)) for c in unit.counters]
    return tuple(badges)


def _choice_of_tribes(view: WarView) -> tuple[Place, ...]:
    if not view.tribes:
        return ()
    leaders = {tribe.id: tribe.leader.id for tribe in TRIBES}
    cards = [
        Thing(id, "card", phrase("name-tribe", tribe=id), leaders[id], text=phrase("text-" + id)) for id in view.tribes
    ]
    return (Place("tribes", "row", phrase("place-tribes"), things=tuple(cards)),)


# The middle of the table -------------------------------------------------------------------------


def _war(view: WarView) -> Place:
    things = [
        _round(view),
        Thing("turn", "note", phrase("thing-turn", seat=view.current), "turn", owner=view.current),
        Thing("reserve", "token", phrase("thing-reserve"), "crystal", value=view.reserve),
        Thing("deck", "card", phrase("thing-deck"), "scroll", facing="down", value=view.deck),
    ]
    if view.step:
        things.insert(2, Thing("step", "note", phrase("thing-step", step=view.step), view.step))
    if view.horns:
        things.append(Thing("horns", "token", phrase("thing-horns"), "horn", value=view.horns))
    if view.deck_horns:
        things.append(Thing("deck_horns", "token", phrase("thing-deck-horns"), "horn", value=view.deck_horns))
    if view.reacting:
        things.append(Thing("reactions", "note", phrase("thing-reactions", until=view.until), "hourglass"))
    if view.attacker:
        things.append(Thing("blow", "note", phrase("thing-blow", by=view.attacker, target=view.target), "blade"))
    return Place("war", "tray", phrase("place-war"), "side", things=(*things, *_pacts(view)))


def _pacts(view: WarView) -> tuple[Thing, ...]:
    made = [Thing(pact_id(a, b), "note", phrase("thing-pact", seat=a, other=b), "pact") for a, b in view.pacts]
    offered = [
        Thing(offer_id(a, b), "note", phrase("thing-offer", seat=a, other=b, term=term), "pact")
        for a, b, term in view.offers
    ]
    return (*made, *offered)


def _round(view: WarView) -> Thing:
    quake = Badge("crack", phrase("badge-quake", round=view.quake))
    return Thing(
        "round", "meter", phrase("thing-round"), "round", value=view.round, most=view.last_round, badges=(quake,)
    )


def _dice(view: WarView) -> Place:
    """What was handed out lies with its units."""
    is_handed_out = any(unit.dice for unit in view.units)
    left = [(i, face) for i, face in enumerate(view.dice) if face in _KEPT or not is_handed_out]
    dice = tuple(_die(i, face, view.current) for i, face in left)
    return Place("dice", "tray", phrase("place-dice"), things=dice)


def _die(i: int, face: str, owner: int) -> Thing:
    art = f"{'black' if i < BLACK_DICE else 'pink'} {face}"
    return Thing(die_id(i), "die", phrase("thing-die", face=face), art, owner)


# Seats -------------------------------------------------------------------------------------------


def _tribe(view: WarView, seat: SeatView) -> Place:
    cards = [_card(unit) for unit in view.units if unit.seat == seat.seat]
    note = phrase(
        "thing-tally",
        points=seat.points,
        rolls=seat.rolls,
        clans=seat.clans_killed,
        leaders=seat.leaders_killed,
        hidden=seat.hidden,
    )
    tally = Thing(f"seat{seat.seat}", "note", note, seat.tribe, seat.seat, value=seat.points)
    name = phrase("place-tribe", tribe=seat.tribe, seat=seat.seat)
    return Place(f"tribe{seat.seat}", "row", name, "seat", seat.seat, (tally, *cards))


def _card(unit: UnitView) -> Thing:
    name = phrase("name-card", unit=unit.id, status=unit.status)
    badges = _card_badges(unit) if unit.status == "active" else ()
    facing = _FACING[unit.status]
    text = phrase(f"text-{unit.ability}" if unit.ability else "text-leader")
    holds = _abilities(unit)
    return Thing(
        f"{unit.id}.card", "card", name, unit.id, unit.seat, facing=facing, text=text, badges=badges, holds=holds
    )


def _card_badges(unit: UnitView) -> tuple[Badge, ...]:
    dice = [Badge(face, phrase("badge-die", face=face)) for face in unit.dice]
    stats = (Badge("boots", phrase("badge-speed"), unit.speed), Badge("blade", phrase("badge-power"), unit.power))
    acted = (Badge("done", phrase("badge-acted")),) if unit.has_acted else ()
    return (*_unit_badges(unit), *stats, *dice, *acted)


def _abilities(unit: UnitView) -> tuple[Thing, ...]:
    things = []
    if unit.ability:
        things.append(_meter(unit.ability, unit.ability, unit.charge, unit.cost, unit.seat))
    if unit.scroll:
        things.append(_meter(f"{unit.id}.scroll", unit.scroll, unit.scroll_charge, unit.scroll_cost, unit.seat))
    return tuple(things)


def _meter(id: str, ability: str, charge: int, cost: int, seat: int) -> Thing:
    name, text = phrase("name-ability", ability=ability), phrase(f"text-{ability}")
    return Thing(id, "meter", name, ability, seat, value=charge, most=cost, text=text)


def _hands(view: WarView) -> tuple[Place, ...]:
    return tuple(_hand(view, seat) for seat in view.seats if seat.hidden)


def _hand(view: WarView, seat: SeatView) -> Place:
    own = seat.seat == view.seat
    prefix = "" if own else f"seat{seat.seat}."
    cards = []
    for i, card in enumerate(seat.hand):
        again = ".2" if card in seat.hand[:i] else ""
        name = phrase("name-ability", ability=card)
        text = phrase(f"text-{card}")
        cards.append(Thing(f"{prefix}{card}{again}", "card", name, card, seat.seat, text=text))
    where: Where = "hand" if own else "seat"
    place = phrase("place-hand", seat=seat.seat)
    unseen = seat.hidden - len(seat.hand)
    return Place(f"hand{seat.seat}", "hand", place, where, seat.seat, tuple(cards), hidden=unseen)


def _drawn(view: WarView) -> tuple[Place, ...]:
    if not view.drawn:
        return ()
    cards = tuple(
        Thing(drawn_id(card), "card", phrase("name-ability", ability=card), card, text=phrase(f"text-{card}"))
        for card in dict.fromkeys(view.drawn)
    )
    return (Place("drawn", "row", phrase("place-drawn"), "hand", view.seat, cards),)


def _queue(view: WarView) -> tuple[Place, ...]:
    if not view.queue:
        return ()
    cards = tuple(
        Thing(
            f"spell{i}.{spell.ability}",
            "card",
            phrase("thing-spell", ability=spell.ability, seat=spell.seat),
            spell.ability,
            spell.seat,
        )
        for i, spell in enumerate(view.queue, 1)
    )
    return (Place("queue", "row", phrase("place-queue"), things=cards),)


def _switches(view: WarView) -> tuple[Widget, ...]:
    """GW-TIME-08: when this seat wants the table to wait for it. Nobody else is shown that."""
    if view.seat is None or not view.step:
        return ()
    data: dict[str, PhraseValue | tuple[PhraseValue, ...]] = {hold.id: int(hold.id in view.holds) for hold in HOLDS}
    data["raise_hand"] = int(view.hand_raised)
    return (Widget("switches", "switches", phrase("widget-switches"), data),)
