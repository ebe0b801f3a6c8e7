"""What one seat may know, built up from nothing. Wire types: this module is never compiled."""

from __future__ import annotations

import msgspec

from gnomestead.games.gnome_me.content import CARDS, ID_CARDS, MARKS, PARTS, PORTRAITS, RAMP, SETS, SLOTS, TITLES
from gnomestead.games.gnome_me.rules.assemble import Assemble, may_stop
from gnomestead.games.gnome_me.rules.beats import Beat
from gnomestead.games.gnome_me.rules.device import Ready, Release
from gnomestead.games.gnome_me.rules.ending import Crown, Reveal
from gnomestead.games.gnome_me.rules.pool import Grace, in_the_middle
from gnomestead.games.gnome_me.rules.relay import Run
from gnomestead.games.gnome_me.rules.scoring import UNSEEN
from gnomestead.games.gnome_me.rules.setup import Colours
from gnomestead.games.gnome_me.rules.team import rank
from gnomestead.games.gnome_me.state import NONE, GnomeMe, Player, Verdict
from gnomestead.kernel.moves import Seat

_COUNTED = (Colours, Ready, Release, Grace, Reveal, Crown)


class Picture(msgspec.Struct, frozen=True):
    """A portrait as eyes see it: four parts and perhaps a mark."""

    parts: tuple[str, ...]
    mark: str
    spot: str


class Schedule(msgspec.Struct, frozen=True):
    """GM-TIM-06: when this viewer's turn of the device happens, as far as it can be known."""

    strike: int
    show: int
    hide: int
    open: int


class DeviceView(msgspec.Struct, frozen=True):
    """The device from the players' side (GM-SET-09)."""

    front: str
    """screen, decoy, portrait, stuck or out: what faces the players now."""
    picture: Picture | None
    decoy: Picture | None
    schedule: Schedule | None
    exposure: int
    upside_down: bool
    flat: bool
    angle: int
    height: int
    misfires: int
    """How often in a row it has stuck."""
    is_spoken: bool
    """GM-ACC-04: the parts are read out while the portrait is shown."""

    @property
    def house_hand(self) -> bool:
        """GM-DEV-08: whether nobody but the house may touch the marble now."""
        return self.misfires >= RAMP.house_hand_after_misfires


class SeatView(msgspec.Struct, frozen=True):
    """One seat, as another may know it."""

    colour: str
    title: str
    own_title: str
    trophies: tuple[str, ...]
    plays: bool
    out: bool
    benched: bool
    ready: bool
    busy: str
    touched: tuple[str, ...]
    gnome: tuple[str, ...]
    """The visible parts by slot; empty where they are hidden or missing."""
    looking_at: str
    ripe: int
    """From when on the stack in the hand may be put down, or another taken; only its owner is told."""
    held: str
    reach: str
    calls: int
    said: tuple[str, str, int] | None
    look_tenths: int
    flat: bool
    low_vision: bool


class VerdictView(msgspec.Struct, frozen=True):
    """How the round ended."""

    result: str
    portrait: str
    winner: int
    stopper: int
    tied: tuple[int, ...]
    counts: tuple[int, ...]
    paid: tuple[tuple[int, ...], ...]


class Spot(msgspec.Struct, frozen=True):
    """All-in: a card lying in the middle: its cell, and how it lies there."""

    card: str
    part: str
    cell: int
    dx: int
    dy: int
    turned: int


class GnomeView(msgspec.Struct, frozen=True):
    """The whole table for one viewer (`me` None: a spectator)."""

    me: int | None
    now: int
    next_deadline: int | None
    goes_on: int
    """When the table goes on whatever people do, and is counted down to; -1: it waits, or shows another clock."""
    stage: str
    mode: str
    pace: str
    variants: tuple[str, ...]
    full_deck: bool
    round: int
    operator: int
    nose: tuple[int, ...]
    deck: int
    discard: tuple[str, ...]
    pile: tuple[str, ...]
    rank: str
    record_key: str
    clock_end: int
    bank: int
    holders: tuple[int, ...]
    off: tuple[int, ...]
    device: DeviceView
    seats: tuple[SeatView, ...]
    middle: tuple[Spot, ...]
    verdict: VerdictView | None
    beat: int
    choice: str
    armed: bool
    runner: int
    champions: tuple[int, ...]


def make_view(state: GnomeMe, seat: Seat | None) -> GnomeView:
    """What this seat (None: a spectator) may know."""
    terms = state.terms
    relay = state.relay
    return GnomeView(
        me=seat,
        now=state.now,
        next_deadline=_public_deadline(state, seat),
        goes_on=_goes_on(state),
        stage=_public_stage(state),
        mode=terms.mode_id,
        pace=terms.pace,
        variants=tuple(name for name, on in terms.variants().items() if on),
        full_deck=terms.full_deck,
        round=state.round,
        operator=state.operator,
        nose=tuple(state.nose()),
        deck=len(state.deck),
        discard=tuple(CARDS[card] for card in state.discard),
        pile=tuple(CARDS[card] for card in state.pile),
        rank=rank(len(state.pile)) if terms.cooperative else "",
        record_key=terms.record_key(state.seats) if terms.cooperative else "",
        clock_end=state.clock_end,
        bank=relay.bank if relay is not None and terms.cooperative else NONE,
        holders=tuple(state.holders),
        off=state.off,
        device=_device(state, seat),
        seats=tuple(_seat(state, other, seat) for other in range(state.seats)),
        middle=_middle(state),
        verdict=_verdict(state),
        beat=_beat(state),
        choice=_choice(state, seat),
        armed=state.stage == "assemble" and seat is not None and may_stop(state, seat),
        runner=relay.runner if relay is not None else NONE,
        champions=state.champions,
    )


def _goes_on(state: GnomeMe) -> int:
    top = state.frames[-1] if state.frames else None
    due = top.due if isinstance(top, _COUNTED) else top.cap if isinstance(top, Assemble) else None
    return NONE if due is None or state.clock_end != NONE else due


def _beat(state: GnomeMe) -> int:
    top = state.frames[-1] if state.frames else None
    return top.number if isinstance(top, Beat) else 0


def _public_stage(state: GnomeMe) -> str:
    return "over" if state.over else state.stage


def _public_deadline(state: GnomeMe, seat: Seat | None) -> int | None:
    """The next deadline as far as it can be known: not whether the device will stick, nor an earlier run's stop."""
    if state.stage == "spin":
        schedule = _schedule(state, seat)
        ahead = (
            [] if schedule is None else [moment for moment in msgspec.structs.astuple(schedule) if moment > state.now]
        )
        return min(ahead, default=None)
    if state.frames and isinstance(state.frames[-1], Run) and not state.terms.cooperative:
        return state.frames[-1].cap
    return state.deadline()


def _schedule(state: GnomeMe, seat: Seat | None) -> Schedule | None:
    begin, end = state.sight(seat)
    terms = state.terms
    if begin == NONE:
        return None
    released = state.device.released if not terms.beats or seat is None else state.players[seat].look
    show = released + terms.show_after
    return Schedule(show - terms.exposure * 2 // 5, begin, end, show + terms.open_after_show)


def picture(state: GnomeMe, portrait: int) -> Picture:
    """A portrait as it is drawn: scenery only where the table wants it."""
    row = PORTRAITS[portrait]
    drawn = row.mark != "none" and (MARKS[row.mark].real or state.terms.scenery)
    return Picture(row.parts, row.mark if drawn else "", row.mark_spot if drawn else "")


def _device(state: GnomeMe, seat: Seat | None) -> DeviceView:
    device, terms = state.device, state.terms
    is_stuck = state.stage == "stuck"
    sees = state.sees(seat)
    decoy = picture(state, device.decoy) if device.decoy != NONE else None
    front = "decoy" if decoy else "screen"
    shown = None
    if is_stuck or sees:
        front, shown = "stuck" if is_stuck else "portrait", picture(state, device.target)
    elif device.last != NONE and state.stage == "reveal":
        front, shown = "out", picture(state, device.last)
    return DeviceView(
        front=front,
        picture=shown,
        decoy=decoy,
        schedule=_schedule(state, seat),
        exposure=terms.exposure,
        upside_down=terms.upside_down,
        flat=seat is not None and terms.flat[seat],
        angle=device.jam if is_stuck else 0,
        height=device.height,
        misfires=device.streak,
        is_spoken=terms.audio,
    )


def _seat(state: GnomeMe, seat: Seat, viewer: Seat | None) -> SeatView:
    player, terms = state.players[seat], state.terms
    own = seat == viewer
    return SeatView(
        colour=SETS[player.colour].id if player.colour != NONE else "",
        title=TITLES[player.title] if player.title != NONE else "",
        own_title=player.own_title,
        trophies=tuple(CARDS[card] for card in player.trophies),
        plays=player.plays,
        out=player.out and not (terms.relay and not own and state.verdict is None),
        benched=player.benched,
        ready=player.ready,
        busy=SLOTS[player.hand] if player.hand != NONE else "",
        touched=tuple(slot for number, slot in enumerate(SLOTS) if player.touched >> number & 1),
        gnome=_gnome(state, seat, viewer),
        looking_at=_looking_at(state, seat) if own else "",
        ripe=player.since + terms.hold if own and player.hand != NONE else 0,
        held=ID_CARDS[player.held].id if player.held != NONE else "",
        reach=ID_CARDS[player.reach].id if player.reach != NONE else "",
        calls=player.calls if own or not terms.relay or state.verdict is not None else 0,
        said=_said(player, state.now),
        look_tenths=terms.looks[seat],
        flat=terms.flat[seat],
        low_vision=terms.low_vision[seat],
    )


def _gnome(state: GnomeMe, seat: Seat, viewer: Seat | None) -> tuple[str, ...]:
    """GM-ASM-09: the visible cards, where this viewer may see them."""
    terms = state.terms
    if terms.all_in:
        return tuple(ID_CARDS[card].part if card != NONE else "" for card in state.players[seat].placed)
    if terms.relay and state.stage == "runs" and not terms.cooperative:
        return ("",) * len(SLOTS)  # GM-REL-07: the screen is being handed over
    lies_open = terms.cooperative or (terms.open_tables and not terms.relay) or _is_compared(state, seat)
    if seat != viewer and not lies_open:
        return ("",) * len(SLOTS)
    return tuple(PARTS[4 * slot + stack[0]].id for slot, stack in enumerate(state.gnome(seat)))


def _is_compared(state: GnomeMe, seat: Seat) -> bool:
    verdict = state.verdict
    if state.stage != "reveal" or verdict is None or verdict.result in UNSEEN:
        return False
    return seat < len(verdict.counts) and verdict.counts[seat] != NONE


def _looking_at(state: GnomeMe, seat: Seat) -> str:
    player = state.players[seat]
    if player.hand == NONE:
        return ""
    return PARTS[4 * player.hand + state.gnome(seat)[player.hand][player.cursor]].id


def _said(player: Player, now: int) -> tuple[str, str, int] | None:
    if not player.said or player.said[3] <= now:
        return None
    slot, part, tone, until = player.said
    return PARTS[4 * slot + part].id, ("sure", "maybe", "not")[tone], until


def _middle(state: GnomeMe) -> tuple[Spot, ...]:
    if not state.terms.all_in:
        return ()
    here = set(in_the_middle(state))
    return tuple(
        Spot(ID_CARDS[card].id, ID_CARDS[card].part, cell, dx, dy, turned)
        for cell, (card, dx, dy, turned) in enumerate(state.layout)
        if card in here
    )


def _verdict(state: GnomeMe) -> VerdictView | None:
    verdict: Verdict | None = state.verdict
    if verdict is None or state.device.last == NONE:
        return None
    return VerdictView(
        verdict.result,
        PORTRAITS[state.device.last].id,
        verdict.winner,
        verdict.stopper,
        verdict.tied,
        verdict.counts,
        verdict.paid,
    )


def _choice(state: GnomeMe, seat: Seat | None) -> str:
    """What this seat has secretly chosen."""
    if seat is None or not state.frames:
        return ""
    top = state.frames[-1]
    if isinstance(top, Beat):
        return top.choices[seat]
    if isinstance(top, Grace) and seat in top.holders:
        return ("", "leave", "use")[top.chosen[top.holders.index(seat)] + 1]
    return ""


def right_slots(view: GnomeView, seat: int) -> tuple[bool, ...]:
    """At the reveal: which parts of this seat's gnome are right."""
    if view.device.picture is None:
        return ()
    return tuple(mine == theirs for mine, theirs in zip(view.seats[seat].gnome, view.device.picture.parts, strict=True))
