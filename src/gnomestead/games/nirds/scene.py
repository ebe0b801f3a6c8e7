"""A view drawn as things in places."""

from __future__ import annotations

from gnomestead.games.nirds.goal import goal_of
from gnomestead.games.nirds.rules.cards import BOSSES, GNOMES, NIRDS, SPACES, Gnome
from gnomestead.games.nirds.view import (
    BOSS_IDS,
    MARKET_ROW,
    ArmyView,
    AttackView,
    BattleView,
    GnomeView,
    NirdView,
    Ware,
)
from gnomestead.kernel import Badge, Phrase, Place, Scene, Thing, phrase

_NIRDS = {card.id: card for card in NIRDS}
_GNOMES = {card.id: card for card in GNOMES[1]}


def scene_of(view: BattleView) -> Scene:
    """Boss and Market in the middle, every player's Gnomes, army, dice and cards around it, decks at the side."""
    places = [*_boss(view), *_attack(view.attack), *(place for army in view.armies for place in _seat(view, army))]
    more = (*_offers(view), _decks(view), *_scouted(view))
    return Scene((*places, _market(view, 1), _market(view, 2), *more), goal=goal_of(view))


def design(id: str) -> str:
    """What a card has in common with its copies: `lawn_grunt-2` is a `lawn_grunt`."""
    return id.partition("-")[0]


def named(id: str) -> Phrase:
    """The name of a card."""
    return phrase(f"name-{design(id)}")


def printed(id: str) -> Phrase:
    """What is written on a card."""
    return phrase(f"card-{design(id)}")


def badge(sign: str, value: int | None = None) -> Badge:
    """A sign and what it means."""
    return Badge(sign, phrase(f"badge-{sign}"), value)


def card(id: str, owner: int | None, *badges: Badge, asleep: bool = False, holds: tuple[Thing, ...] = ()) -> Thing:
    """A card on the table."""
    facing = "turned" if asleep else "up"
    return Thing(id, "card", named(id), design(id), owner, facing, text=printed(id), badges=badges, holds=holds)  # type: ignore[arg-type]


# Seats ------------------------------------------------------------------------------------------------


def _seat(view: BattleView, army: ArmyView) -> list[Place]:
    seat = army.seat
    gnomes = tuple(_gnome(army, gnome) for gnome in army.row)
    nirds = tuple(_nird(army, nird) for nird in army.nirds)
    dice = tuple(
        Thing(f"die-{seat}-{i}", "die", phrase("thing-die", seat=seat, face=face), "die", seat, value=face)
        for i, face in enumerate(army.unused)
    )
    strays = tuple(_used_die(seat, f"stray-{i}", face) for i, face in enumerate(army.strays))
    hand = tuple(card(id, seat) for id in army.tactics)
    places = [
        Place(f"row-{seat}", "row", phrase("place-row", seat=seat), "seat", seat, gnomes),
        Place(f"army-{seat}", "row", phrase("place-army", seat=seat), "seat", seat, (*_player(view, army), *nirds)),
        Place(f"dice-{seat}", "tray", phrase("place-dice", seat=seat), "seat", seat, (*dice, *strays)),
    ]
    if hand:
        places.append(Place(f"hand-{seat}", "row", phrase("place-hand", seat=seat), "seat", seat, hand))
    return places


def _player(view: BattleView, army: ArmyView) -> list[Thing]:
    badges = [badge("lives", army.lives), badge("dice", army.dice)]
    badges += [badge("passed")] if army.passed else []
    badges += [badge("ready")] if army.ready else []
    badges += [badge("bargain", army.bargain)] if army.bargain else []
    falls = army.at_risk >= army.lives > 0
    badges += [badge("doomed")] if falls else []
    forecast = phrase("thing-forecast", lives=army.at_risk, falls="yes" if falls else "no")
    name = phrase("thing-player", seat=army.seat)
    things = [
        Thing(f"seat-{army.seat}", "piece", name, "player", army.seat, text=forecast, badges=tuple(badges)),
    ]
    if view.first == army.seat:
        things.append(Thing("token", "token", phrase("thing-token"), "first_player", army.seat))
    return things


def _nird(army: ArmyView, nird: NirdView) -> Thing:
    known = _NIRDS[nird.id]
    badges = [badge("leader")] if known.is_leader else []
    badges += [badge("bonus", known.bonus)] if known.bonus else []
    dice = tuple(_used_die(army.seat, f"{nird.id}-{i}", face) for i, face in enumerate(nird.dice))
    return card(nird.id, army.seat, *badges, asleep=nird.asleep, holds=dice)


def _used_die(seat: int, where: str, face: int) -> Thing:
    return Thing(f"used-{seat}-{where}", "die", phrase("thing-used-die", face=face), "used_die", seat, value=face)


def _gnome(army: ArmyView, gnome: GnomeView) -> Thing:
    known = _GNOMES[gnome.id]
    badges = [badge("health", gnome.health - gnome.damage), badge("wave", known.wave)]
    badges += [badge("damage", gnome.damage)] if gnome.damage else []
    badges += [badge("shield", gnome.shield)] if gnome.shield else []
    badges += [badge("stunned")] if gnome.stunned else []
    badges += [badge("covered")] if gnome.covered else _locks(known)
    badges += [badge("guard")] if known.guards else []
    badges += [badge("hide")] if known.hides else []
    return card(gnome.id, army.seat, *badges)


def _locks(gnome: Gnome) -> list[Badge]:
    signs = (("no_recruit", 1), ("no_trade", 2), ("no_science", 4))
    return [badge(sign) for sign, bit in signs if gnome.locks & bit]


# The middle and the side ------------------------------------------------------------------------------


def _boss(view: BattleView) -> list[Place]:
    if view.choosing_boss:
        return [Place("boss", "row", phrase("place-boss"), things=tuple(card(id, None) for id in BOSS_IDS))]
    if not view.boss:
        return []
    boss = next(boss for boss in BOSSES if boss.id == view.boss)
    meter = Thing(
        boss.id, "meter", named(boss.id), boss.id, value=view.boss_health, most=view.boss_most, text=printed(boss.id)
    )
    used = view.armies[view.viewer].spaces if view.viewer is not None else ()
    spaces = tuple(_space(space.id, space.factor, space.id in used) for space in SPACES) if boss.has_track else ()
    places = [Place("boss", "row", phrase("place-boss"), things=(meter,))]
    return [*places, Place("spaces", "row", phrase("place-spaces"), things=spaces)] if spaces else places


def _space(id: str, factor: int, used: bool) -> Thing:
    return card(id, None, badge("factor", factor), *([badge("used")] if used else []), asleep=used)


def _attack(attack: AttackView | None) -> list[Place]:
    if attack is None:
        return []
    seat = attack.seat
    dice = tuple(
        Thing(f"attack-die-{i}", "die", phrase("thing-die", seat=seat, face=face), "attack_die", seat, value=face)
        for i, face in enumerate(attack.dice)
    )
    boost = (Thing("boost", "token", phrase("badge-boost"), "boost", seat, value=attack.boost),) if attack.boost else ()
    return [Place("attack", "tray", phrase("place-attack", seat=seat), things=(*dice, *boost))]


def _market(view: BattleView, level: int) -> Place:
    wares = view.market[(level - 1) * MARKET_ROW : level * MARKET_ROW]
    things = tuple(_ware(ware, view.recruiting) for ware in wares if ware.id)
    name = phrase("place-market", level=level)
    return Place(f"market-{level}", "row", name, things=things, hidden=view.decks[level - 1])


def _ware(ware: Ware, open_for_business: bool) -> Thing:
    return card(ware.id, None, badge("price", ware.price), *([] if open_for_business else [badge("locked")]))


def _offers(view: BattleView) -> list[Place]:
    notes = [
        Thing(
            f"offer-{o.seat}",
            "note",
            phrase("thing-offer", seat=o.seat, partner=o.partner, give=o.give, want=o.want),
            "offer",
            o.seat,
        )
        for o in view.offers
    ]
    notes += [Thing(f"ask-{seat}", "note", phrase("thing-ask", seat=seat), "ask", seat) for seat in view.askers]
    return [Place("offers", "tray", phrase("place-offers"), things=tuple(notes))] if notes else []


def _decks(view: BattleView) -> Place:
    one, two, three, four = view.waves
    die = view.next_die if sum(view.waves) else -1
    waves = phrase("deck-waves", one=one, two=two, three=three, four=four, die=die)
    things = [
        Thing("round", "note", phrase("thing-round", round=view.round, phase=view.phase), "sun"),
        Thing("gnome-deck", "piece", phrase("thing-gnome-deck"), "gnome_back", value=sum(view.waves), text=waves),
        Thing("tactic-deck", "piece", phrase("thing-tactic-deck"), "tactic_back", value=view.decks[2]),
        Thing("pile", "piece", phrase("thing-pile"), "gnome_back", value=view.pile),
    ]
    if view.boss and view.minions:
        things.append(Thing("minions", "piece", phrase("thing-minions"), "minion_back", value=view.minions))
    return Place("decks", "tray", phrase("place-decks"), "side", things=tuple(things))


def _scouted(view: BattleView) -> list[Place]:
    things = tuple(card(id, None, badge("wave", _GNOMES[id].wave)) for id in view.scouted)
    return [Place("scouted", "row", phrase("place-scouted"), things=things)] if things else []
