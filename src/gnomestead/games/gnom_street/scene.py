"""The view as things in places: garden, ranking, slots, gangs, my hand, my sheet, the throw."""

from __future__ import annotations

from gnomestead.games.gnom_street.content import (
    ABILITIES,
    AREA,
    BLOOM_OF,
    COLOURS,
    COLUMNS,
    FLOWERS_OF,
    LINE,
    LOUD,
    MINIS,
    PLAIN,
    SPACES,
    TERRAIN_OF,
    TERRAINS,
    TOP_VALUE,
    spaces_in,
    token_id,
)
from gnomestead.games.gnom_street.goal import goal_of
from gnomestead.games.gnom_street.rules.reach import about, reach
from gnomestead.games.gnom_street.rules.sheet import NO_COLOUR
from gnomestead.games.gnom_street.view import (
    GangView,
    MapView,
    MiniView,
    QuestionView,
    ReachView,
    StackView,
    StreetView,
    ThrowView,
)
from gnomestead.kernel import Badge, Phrase, Place, Scene, Space, Thing, Widget, phrase, square


def scene(view: StreetView) -> Scene:
    """The table, ready to draw."""
    places = [_turn(view), _garden(view), _ranking(view), _slots(view)]
    places += [_gang(view, gang) for gang in view.gangs]
    if view.viewer is not None:
        mine = view.gangs[view.viewer]
        places += [_hand(view, mine)]
        places += [_map(view, map) for map in view.maps]
    if view.questions:
        places.append(_log(view))
    widgets = [] if view.throw is None else [_throw(view.throw)]
    if view.reach:
        widgets.append(_reach(view.reach))
    if view.maps:
        widgets.append(_SETS)
    return Scene(tuple(places), tuple(widgets), goal_of(view))


def _name(id: str) -> Phrase:
    return phrase("thing", id=id)


# The middle of the table -------------------------------------------------------------------------


def _turn(view: StreetView) -> Place:
    if view.duel:
        told = phrase("turn-duel", turn=view.turn, set=view.set_number, sets=view.sets_to_win)
    elif view.is_last:
        told = phrase("turn-last", turn=view.turn)
    else:
        assert view.last_turn is not None
        earliest, latest = view.last_turn
        key = "turn-war" if earliest < latest else "turn-war-certain"
        told = phrase(key, turn=view.turn, earliest=earliest, latest=latest)
    return Place("turn", "tray", phrase("place-turn"), things=(Thing("turn_counter", "note", told),))


def _garden(view: StreetView) -> Place:
    spaces = tuple(_space(space) for space in range(len(SPACES)))
    things = [_mini(mini) for mini in view.minis]
    things += [token for stack in view.stacks for token in _stack(view, stack)]
    if view.cat:
        things.append(Thing("cat", "piece", _name("cat"), "cat", space=view.cat))
    else:
        things.append(Thing("cat", "piece", phrase("cat-away"), "cat"))
    return Place("garden", "board", phrase("place-garden"), things=tuple(things), spaces=spaces)


def _space(space: int) -> Space:
    terrain = TERRAINS[TERRAIN_OF[space]] if TERRAIN_OF[space] >= 0 else "pond"
    flowers = [COLOURS[colour] for colour in FLOWERS_OF[space]]
    badges = [Badge(id, phrase("badge-" + id)) for id in (terrain, *flowers)]
    drawn = square(SPACES[space], space % COLUMNS, space // COLUMNS, phrase("space", space=SPACES[space]), terrain)
    return Space(drawn.id, drawn.corners, drawn.name, drawn.art, badges=tuple(badges))


def _mini(mini: MiniView) -> Thing:
    badges = []
    if mini.fresh:
        badges.append(Badge("fresh", phrase("badge-fresh")))
    if mini.guarded:
        badges.append(Badge("guarded", phrase("badge-guarded")))
    return Thing(mini.id, "piece", _name(mini.id), "mini", mini.seat, space=mini.space, badges=tuple(badges))


def _stack(view: StreetView, stack: StackView) -> list[Thing]:
    """GS-DIG-07: backs in gang colours, the bottom one first; faces only for those who may know them."""
    return [
        Thing(
            token_id(stack.space, height),
            "token",
            phrase("token-" + (token.face or "back")),
            token.face or "back",
            token.seat,
            "up" if view.shown else "down",
            stack.space,
        )
        for height, token in enumerate(stack.tokens, 1)
    ]


def _ranking(view: StreetView) -> Place:
    caps = tuple(
        Thing(
            "gnome_token_" + view.gangs[seat].gang,
            "token",
            phrase("rank-loser" if place == len(view.ranking) else "rank", place=place),
            "cap",
            seat,
        )
        for place, seat in enumerate(view.ranking, 1)
    )
    return Place("ranking", "row", phrase("place-ranking"), things=caps)


def _slots(view: StreetView) -> Place:
    free = ["terrain_" + id for id in view.free_terrains] + ["action_" + id for id in view.free_actions]
    return Place("slots", "row", phrase("place-slots"), things=tuple(_token(id) for id in free))


def _token(id: str, owner: int | None = None) -> Thing:
    return Thing(id, "token", _name(id), id, owner)


# In front of a gang ------------------------------------------------------------------------------


def _gang(view: StreetView, gang: GangView) -> Place:
    things = [Thing(gang.gang, "token", _name(gang.gang), gang.gang, gang.seat)]
    if gang.fought:
        things.append(_card(gang, gang.fought))
    if gang.terrain:
        things += [_token("terrain_" + gang.terrain, gang.seat), _token("action_" + gang.action, gang.seat)]
    if gang.ready:
        things.append(Thing("ready_" + gang.gang, "note", phrase("ready")))
    if gang.seat != view.viewer:
        things.append(_cards_left(gang))
    if gang.cemetery:
        used = phrase("cemetery", values=_values(gang.cemetery))
        things.append(Thing("cemetery_" + gang.gang, "note", used))
    things.append(Thing("supply_" + gang.gang, "meter", phrase("supply"), "mini", value=gang.supply, most=MINIS))
    things.append(_tokens_left(gang))
    if view.duel:
        sets = Thing("sets_" + gang.gang, "meter", phrase("sets"), value=gang.sets_won, most=view.sets_to_win)
        things.append(sets)
    if gang.loot is not None and gang.seat != view.viewer:
        things.append(_loot(gang.loot, gang.seat))
    return Place("gang_" + gang.gang, "row", phrase("place-gang"), "seat", gang.seat, tuple(things))


def _card(gang: GangView, value: int, in_hand: bool = False) -> Thing:
    id, ability = f"{gang.gang}_{value}", ABILITIES[value]
    style = "megaphone" if LOUD[value] else "cards"
    counts = 0 if gang.cancelled and not in_hand else value
    name = phrase("my-card" if in_hand else "card", value=value, counts=counts, card=id, ability=ability)
    text = phrase("power-" + ability) if in_hand else None
    return Thing(id, "card", name, id, gang.seat, text=text, badges=(Badge(style, phrase("badge-" + style)),))


def _cards_left(gang: GangView) -> Thing:
    if gang.remaining is None:
        return Thing("hand_" + gang.gang, "meter", phrase("cards-left"), value=gang.cards, most=TOP_VALUE)
    left = phrase("hand-left", count=gang.cards, values=_values(gang.remaining))
    return Thing("hand_" + gang.gang, "note", left)


def _values(values: tuple[int, ...]) -> str:
    return " ".join(str(value) for value in values) or "–"


def _tokens_left(gang: GangView) -> Thing:
    if gang.moles is None:
        left = phrase("tokens-left", count=gang.tokens)
    else:
        left = phrase("tokens-left-mine", moles=gang.moles, baits=gang.tokens - gang.moles)
    return Thing("tokens_" + gang.gang, "note", left)


def _loot(loot: str, owner: int) -> Thing:
    space = loot.removeprefix("loot_").upper()
    return Thing(loot, "card", phrase("loot", loot=loot, space=space), loot, owner, text=phrase("flavour-" + loot))


# Mine alone --------------------------------------------------------------------------------------


def _hand(view: StreetView, mine: GangView) -> Place:
    cards = [_card(mine, value, in_hand=True) for value in view.hand]
    assert mine.loot is not None
    loot = _loot(mine.loot, mine.seat)
    if view.pick:
        cards.append(Thing("pick", "note", phrase("picked", card=f"{mine.gang}_{view.pick}", value=view.pick)))
    return Place("hand", "hand", phrase("place-hand"), "hand", mine.seat, (*cards, loot))


def _map(view: StreetView, map: MapView) -> Place:
    """GS-SHT-01/05: the spaces still open on my map of one opponent, and how exposed I am to it."""
    gang = view.gangs[map.seat].gang
    spaces = tuple(Thing(f"sheet_{gang}_{id}", "note", phrase("sheet-space", space=id)) for id in map.open)
    name = phrase("place-sheet", seat=map.seat, left=len(spaces), exposure=map.exposure)
    return Place("sheet_" + gang, "tray", name, "side", things=spaces)


def _log(view: StreetView) -> Place:
    notes = [_note(number, question) for number, question in enumerate(view.questions, 1)]
    return Place("log", "tray", phrase("place-log"), "side", things=tuple(notes))


def _note(number: int, question: QuestionView) -> Thing:
    answer = {True: "yes", False: "no", None: "unknown"}[question.yes]
    told = phrase(
        "log-line",
        turn=question.turn,
        asker=question.asker,
        target=question.target,
        action=question.action,
        space=question.space,
        colour=question.colour,
        answer=answer,
    )
    return Thing(f"question_{number}", "note", told)


def _reach(reach: tuple[ReachView, ...]) -> Widget:
    """The spaces a question is about, by the word that decides them: a client may let the others step back."""
    return Widget("reach", "reach", phrase("widget-reach"), {each.word or "all": each.spaces for each in reach})


def _sets() -> Widget:
    """What any question from any space would be about, for whoever has a sheet to hold it against."""
    plain = spaces_in(PLAIN)
    sets = {about(kind, s, NO_COLOUR): _named(reach(kind, s)) for kind in (AREA, LINE) for s in plain}
    blooms = {colour: _named(BLOOM_OF[index]) for index, colour in enumerate(COLOURS)}
    return Widget("sets", "sets", phrase("widget-sets"), {**sets, **blooms})


def _named(spaces: int) -> tuple[str, ...]:
    return tuple(SPACES[space] for space in spaces_in(spaces))


_SETS = _sets()


def _throw(throw: ThrowView) -> Widget:
    """The catapult: how a player enters aim and bend is the client's and the player's own business."""
    data: dict[str, str | int | tuple[str | int | None, ...] | None] = {
        "spot": throw.spot,
        "breeze": throw.breeze,
        "chimney": throw.chimney,
        "throwers": throw.throwers,
        "released": throw.released,
    }
    if throw.mine is not None:
        data["mine"] = throw.mine
    return Widget("throw", "catapult", phrase("widget-throw", number=throw.number, spot="spot_" + throw.spot), data)
