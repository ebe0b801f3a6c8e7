"""What one seat may know, built up from nothing. A wire type: never compiled."""

from __future__ import annotations

import msgspec

from gnomestead.games.gnomes_wizards.content import ABILITIES, COUNTERS, FACES, HOLDS, TILES, TRIBES, UNITS
from gnomestead.games.gnomes_wizards.rules.act import Acting, ChooseUnit
from gnomestead.games.gnomes_wizards.rules.beats import Beat, Join, rank
from gnomestead.games.gnomes_wizards.rules.bicker import mutter
from gnomestead.games.gnomes_wizards.rules.call import CallToWar, Collect, HandLimit
from gnomestead.games.gnomes_wizards.rules.dice import Assign, FinalDice, Reroll, dice_count
from gnomestead.games.gnomes_wizards.rules.effects import Batch, Keep
from gnomestead.games.gnomes_wizards.rules.fall import closest_ground, falling_tiles
from gnomestead.games.gnomes_wizards.rules.reach import routes
from gnomestead.games.gnomes_wizards.rules.scoring import kills, points
from gnomestead.games.gnomes_wizards.rules.secrets import known_hand
from gnomestead.games.gnomes_wizards.rules.setup import PickTribe, tribes_for
from gnomestead.games.gnomes_wizards.rules.targets import Cast
from gnomestead.games.gnomes_wizards.rules.turn import ChooseFlip, Drop
from gnomestead.games.gnomes_wizards.rules.units import hostile_here, power, space_named, speed
from gnomestead.games.gnomes_wizards.state import War
from gnomestead.kernel import Reach, Seat

FLAGS_FOR = 2
"""So many rounds long start spaces carry a flag."""

STEPS: dict[type, str] = {
    ChooseFlip: "flip",
    Drop: "flip",
    Reroll: "roll",
    FinalDice: "roll",
    Assign: "assign",
    ChooseUnit: "act",
    Acting: "act",
    CallToWar: "call",
    Collect: "collect",
    HandLimit: "collect",
}
"""The step of the turn, by the moment that belongs to it (GW-TURN-02)."""


class SpaceView(msgspec.Struct, frozen=True):
    """A space and the tile on it."""

    id: str
    r: int
    c: int
    tile: str
    tribe: str
    symbol: str
    clan: str
    """The clan that the symbol calls."""
    owner: int | None
    """The seat that leads that clan."""
    layer: int
    mine: bool
    flipped: bool
    falling: bool
    creaks: bool
    """It was named, and falls as soon as everybody has had a say."""
    """In the layer that falls next, from one round before the flips."""
    start: bool
    blockade: int | None
    steps: int
    """How many steps the acting unit is away from stopping here; 0: it cannot."""
    fight: bool
    """The acting unit would have to stop here and fight."""
    way: tuple[str, ...]
    """The spaces that it would cross, its own first and this one last."""


class CounterView(msgspec.Struct, frozen=True):
    """A counter and the seat whose turn ends it."""

    kind: str
    ring: int


class UnitView(msgspec.Struct, frozen=True):
    """A unit: its card, where it stands, what it carries."""

    id: str
    seat: int
    slot: int
    status: str
    space: str
    hp: int
    max_hp: int
    defense: int
    speed: int
    power: int
    has_acted: bool
    counters: tuple[CounterView, ...]
    dice: tuple[str, ...]
    ability: str
    charge: int
    cost: int
    scroll: str
    scroll_charge: int
    scroll_cost: int
    says: str
    """The line with which it answers a tap."""


class SeatView(msgspec.Struct, frozen=True):
    """A player's side of the table."""

    seat: int
    side: int
    tribe: str
    rolls: int
    hidden: int
    """How many scrolls are in the hand."""
    hand: tuple[str, ...]
    """Those of them that the viewer knows."""
    points: int
    clans_killed: int
    leaders_killed: int


class SpellView(msgspec.Struct, frozen=True):
    """A spell that everybody has heard and that has not done its work yet."""

    ability: str
    seat: int


class WarView(msgspec.Struct, frozen=True):
    """The whole table as one seat (None: a spectator) sees it."""

    seat: int | None
    round: int
    """As players count: from 1 on, also in a shorter game."""
    last_round: int
    quake: int
    first: int
    current: int
    step: str
    """The step of the turn; empty before the first and between two."""
    tribes: tuple[str, ...]
    """While tribes are picked: those that the next to pick may have."""
    spaces: tuple[SpaceView, ...]
    units: tuple[UnitView, ...]
    seats: tuple[SeatView, ...]
    dice: tuple[str, ...]
    horns: int
    deck_horns: int
    reserve: int
    deck: int
    acting: str
    attacker: str
    target: str
    reacting: bool
    """The table waits for reactions; it never says for whose (GW-TIME-09)."""
    until: int | None
    """When the clock passes for the silent, by the game's own clock (GW-TIME-04)."""
    pacts: tuple[tuple[int, int], ...]
    offers: tuple[tuple[int, int, int], ...]
    holds: tuple[str, ...]
    hand_raised: bool
    sealed: tuple[str, ...]
    drawn: tuple[str, ...]
    queue: tuple[SpellView, ...]
    """Spells on their way, the quickest first."""


def view_of(state: War, seat: Seat | None) -> WarView:
    """Build the view of a seat."""
    frame = state.frames[-1] if state.frames else None
    mine = seat is not None
    blow = state.blow
    return WarView(
        seat=seat,
        round=state.counted(state.round),
        last_round=state.counted(state.last_round),
        quake=state.counted(state.quake),
        first=state.first,
        current=state.current,
        step=_step(state),
        tribes=_tribes(state, frame),
        spaces=_spaces(state),
        units=tuple(_unit(state, unit) for unit in range(len(state.cards))),
        seats=tuple(_seat(state, other, seat) for other in range(state.seats)),
        dice=tuple(FACES[face] for face in state.dice),
        horns=state.horns,
        deck_horns=state.deck_horns,
        reserve=state.reserve,
        deck=len(state.deck),
        acting=state.unit_id(state.acting) if state.acting >= 0 else "",
        attacker=state.unit_id(blow.attacker) if blow else "",
        target=state.unit_id(blow.target) if blow else "",
        reacting=isinstance(frame, Beat),
        until=frame.deadline(state) if isinstance(frame, Beat) else None,
        pacts=tuple((a, b) for a, b, _ in state.pacts),
        offers=tuple(state.offers),
        holds=_holds(state, seat) if seat is not None else (),
        hand_raised=mine and bool(state.raised >> (seat or 0) & 1),
        sealed=_sealed(frame, seat),
        drawn=_drawn(state, frame, seat),
        queue=tuple(SpellView(ABILITIES[cast.ability].id, cast.seat) for cast in _on_their_way(state)),
    )


def _step(state: War) -> str:
    return next((STEPS[type(frame)] for frame in reversed(state.frames) if type(frame) in STEPS), "")


def _tribes(state: War, frame: object) -> tuple[str, ...]:
    if not isinstance(frame, PickTribe):
        return ()
    return tuple(TRIBES[tribe].id for tribe in tribes_for(state, frame.seat))


def _holds(state: War, seat: Seat) -> tuple[str, ...]:
    return tuple(hold.id for i, hold in enumerate(HOLDS) if state.holds[seat] >> i & 1)


def _sealed(frame: object, seat: Seat | None) -> tuple[str, ...]:
    if seat is None or not isinstance(frame, Beat):
        return ()
    return tuple(ABILITIES[cast.ability].id for cast in frame.spent(seat))


def _drawn(state: War, frame: object, seat: Seat | None) -> tuple[str, ...]:
    if not isinstance(frame, Keep) or frame.seat != seat:
        return ()
    return tuple(ABILITIES[state.design[paper]].id for paper in frame.drawn)


def _on_their_way(state: War) -> list[Cast]:
    """GW-PRI-01, GW-PRI-02: those announced wait for quicker ones; then they resolve by rank."""
    announced = [cast for frame in reversed(state.frames) if isinstance(frame, Join) for cast in frame.pending]
    resolving = [cast for frame in reversed(state.frames) if isinstance(frame, Batch) for cast in frame.casts]
    return [*sorted(announced, key=lambda cast: rank(state, cast.seat)), *resolving]


def _spaces(state: War) -> tuple[SpaceView, ...]:
    falling = set(falling_tiles(state)) if state.round >= state.quake - 1 else set()
    ways = routes(state, state.acting) if state.acting >= 0 else {}
    return tuple(_space(state, space, space in falling, ways.get(space, [])) for space in range(state.board.size))


def _space(state: War, space: int, falling: bool, way: list[int]) -> SpaceView:
    steps = len(way)
    r, c = state.board.spots[space]
    number = state.tiles[space] if state.tiles else -1
    tile = TILES[number] if number >= 0 else None
    owner = state.seat_of[number // 12] if tile else -1
    return SpaceView(
        id=state.board.name(space),
        r=r,
        c=c,
        tile=tile.id if tile else "",
        tribe=tile.tribe if tile else "",
        symbol=tile.symbol if tile else "",
        clan=tile.clan if tile else "",
        owner=owner if owner >= 0 else None,
        layer=state.board.layer_of[space],
        mine=state.board.is_mine[space],
        flipped=state.is_flipped(space),
        falling=falling,
        creaks=any(isinstance(frame, Drop) and frame.space == space for frame in state.frames),
        start=state.round < state.opening + FLAGS_FOR and any(space in starts for starts in state.board.starts),
        blockade=state.blockades.get(space),
        steps=steps,
        fight=steps > 0 and hostile_here(state, state.acting, space) != 0,
        way=tuple(state.board.name(at) for at in (state.where[state.acting], *way)) if way else (),
    )


def _unit(state: War, unit: int) -> UnitView:
    card = state.cards[unit]
    printed = UNITS[card // 7][card % 7]
    own, carried = state.clan_ability[unit], state.carried(unit)
    alive = state.active >> unit & 1
    status = "active" if alive else "dead" if state.dead >> unit & 1 else "inactive"
    return UnitView(
        id=printed.id,
        seat=unit // 7,
        slot=unit % 7,
        status=status,
        space=state.board.name(state.where[unit]) if alive else "",
        hp=state.hp[unit],
        max_hp=printed.hp,
        defense=state.defense[unit] if alive else printed.defense,
        speed=speed(state, unit),
        power=power(state, unit),
        has_acted=bool(state.done >> unit & 1),
        counters=_counters(state, unit),
        dice=tuple(FACES[use] for to, use in state.assigned if to == unit),
        ability=ABILITIES[own].id if own >= 0 else "",
        charge=state.charge[unit],
        cost=ABILITIES[own].cost if own >= 0 else 0,
        scroll=ABILITIES[carried].id if carried >= 0 else "",
        scroll_charge=state.learned_charge[unit],
        scroll_cost=ABILITIES[carried].cost if carried >= 0 else 0,
        says=mutter(state, unit) if alive else "",
    )


def _counters(state: War, unit: int) -> tuple[CounterView, ...]:
    return tuple(
        CounterView(COUNTERS[kind], state.rings[unit * 5 + kind]) for kind in range(5) if state.has(unit, kind)
    )


def _seat(state: War, seat: Seat, viewer: Seat | None) -> SeatView:
    clans, leaders = kills(state, seat)
    tribe = state.tribes[seat]
    return SeatView(
        seat=seat,
        side=state.sides[seat],
        tribe=TRIBES[tribe].id if tribe >= 0 else "",
        rolls=dice_count(state, seat),
        hidden=len(state.hands[seat]),
        hand=tuple(ABILITIES[design].id for design in known_hand(state, viewer, seat)),
        points=points(state, seat) if state.cards else 0,
        clans_killed=clans,
        leaders_killed=leaders,
    )


def reach_of(state: War, thing: str) -> Reach | None:
    """Section 11: where a unit could get to, and where foes would stop it."""
    unit = next((unit for unit in state.units_in(state.active) if state.unit_id(unit) == thing), -1)
    if unit < 0:
        return _flight_from(state, space_named(state, thing))
    spaces = list(routes(state, unit))
    halts = [space for space in spaces if hostile_here(state, unit, space)]
    return Reach(tuple(map(state.board.name, spaces)), tuple(map(state.board.name, halts)))


def _flight_from(state: War, space: int) -> Reach | None:
    """Where whoever stands on a tile would run if it fell."""
    if space < 0 or not state.here[space] or state.is_flipped(space) or state.board.is_mine[space]:
        return None
    return Reach(tuple(map(state.board.name, closest_ground(state, space))))
