"""What one seat may know, built up from nothing (section 6 of the rules: hidden information)."""

from __future__ import annotations

import msgspec

from gnomestead.games.gnom_street.content import (
    ACTIONS,
    CAT,
    COLOURS,
    FLOWER,
    FLOWERS_OF,
    GANGS,
    MINIS,
    SPACE_COUNT,
    SPACES,
    TERRAINS,
    mini_id,
    spaces_in,
)
from gnomestead.games.gnom_street.rules.fight import Fight, rank_cards
from gnomestead.games.gnom_street.rules.garden import Place, landing_spaces
from gnomestead.games.gnom_street.rules.questions import Act, AskAgain, questionable
from gnomestead.games.gnom_street.rules.reach import below, reach
from gnomestead.games.gnom_street.rules.scoring import score_sheet
from gnomestead.games.gnom_street.rules.sheet import covered, exposure, heard_by, on_map, truth
from gnomestead.games.gnom_street.rules.throw import CHIMNEYS, SPOTS, Throw
from gnomestead.games.gnom_street.rules.turn import last_turn_bounds, loot_id
from gnomestead.games.gnom_street.state import MOLE, NO_CARD, NONE, Street
from gnomestead.kernel import ScoreLine, Seat


class MiniView(msgspec.Struct, frozen=True):
    """A Miniature in the garden."""

    id: str
    seat: int
    space: str
    fresh: bool
    guarded: bool


class TokenView(msgspec.Struct, frozen=True):
    """A token in a stack; its face is empty for those who may not know it."""

    seat: int
    face: str


class StackView(msgspec.Struct, frozen=True):
    """The tokens on a space, bottom first."""

    space: str
    tokens: tuple[TokenView, ...]


class GangView(msgspec.Struct, frozen=True):
    """What lies in front of a seat. None: this viewer may not know it."""

    seat: int
    gang: str
    cards: int
    remaining: tuple[int, ...] | None
    cemetery: tuple[int, ...]
    fought: int
    cancelled: bool
    ready: bool
    supply: int
    tokens: int
    moles: int | None
    terrain: str
    action: str
    loot: str | None
    sets_won: int
    sheet: tuple[ScoreLine, ...]


class QuestionView(msgspec.Struct, frozen=True):
    """A question of the log; `yes` is None for those who did not hear the answer."""

    turn: int
    asker: int
    target: int
    action: str
    space: str
    colour: str
    loud: bool
    yes: bool | None


class MapView(msgspec.Struct, frozen=True):
    """My map of one opponent: where its Loot can still be, and how exposed mine is to it."""

    seat: int
    open: tuple[str, ...]
    exposure: int


class ReachView(msgspec.Struct, frozen=True):
    """Which spaces a question would be about, if this word is said next; no word: whatever is said."""

    word: str
    spaces: tuple[str, ...]


class ThrowView(msgspec.Struct, frozen=True):
    """A throw under way."""

    number: int
    spot: str
    breeze: int
    chimney: tuple[int, int]
    throwers: tuple[int, ...]
    released: tuple[int, ...]
    mine: tuple[int, int] | None


class StreetView(msgspec.Struct, frozen=True):
    """The whole table as one viewer knows it."""

    viewer: int | None
    duel: bool
    set_number: int
    sets_to_win: int
    turn: int
    last_turn: tuple[int, int] | None
    is_last: bool
    shown: bool
    ranking: tuple[int, ...]
    gangs: tuple[GangView, ...]
    minis: tuple[MiniView, ...]
    stacks: tuple[StackView, ...]
    cat: str
    free_terrains: tuple[str, ...]
    free_actions: tuple[str, ...]
    hand: tuple[int, ...]
    pick: int
    questions: tuple[QuestionView, ...]
    maps: tuple[MapView, ...]
    reach: tuple[ReachView, ...]
    throw: ThrowView | None


def view(state: Street, seat: Seat | None) -> StreetView:
    """The table for this seat; None is a spectator."""
    return StreetView(
        viewer=seat,
        duel=state.is_duel,
        set_number=state.set_number,
        sets_to_win=state.setup["sets_to_win"],
        turn=state.turn,
        last_turn=None if state.is_duel else last_turn_bounds(state),
        is_last=state.is_last,
        shown=state.shown,
        ranking=state.ranking,
        gangs=tuple(_gang(state, seat, owner) for owner in range(state.seats)),
        minis=tuple(_mini(state, piece) for piece, post in enumerate(state.posts) if post != NONE),
        stacks=tuple(_stack(state, seat, space) for space in range(SPACE_COUNT) if state.stacks[space]),
        cat="" if state.cat == NONE else SPACES[state.cat],
        free_terrains=tuple(id for i, id in enumerate(TERRAINS) if state.free_terrains >> i & 1),
        free_actions=tuple(id for i, id in enumerate(ACTIONS) if state.free_actions >> i & 1),
        hand=() if seat is None else tuple(state.hand(seat)),
        pick=_pick(state, seat),
        questions=_questions(state, seat),
        maps=() if seat is None else _maps(state, seat),
        reach=_reach(state),
        throw=_throw(state, seat),
    )


def _gang(state: Street, viewer: Seat | None, owner: Seat) -> GangView:
    knows = viewer == owner or state.knows_all(viewer)
    shows_hand = knows or state.setup["show_remaining_hands"]
    terrain, action = state.terrain[owner], state.action[owner]
    return GangView(
        seat=owner,
        gang=GANGS[state.gangs[owner]],
        cards=state.hands[owner].bit_count(),
        remaining=tuple(state.hand(owner)) if shows_hand else None,
        cemetery=tuple(state.cemetery(owner)),
        fought=state.fought[owner],
        cancelled=state.fought[owner] != NO_CARD and owner in rank_cards(state.fought)[1],
        ready=_is_ready(state, owner),
        supply=state.supply(owner),
        tokens=state.moles[owner] + state.baits[owner],
        moles=state.moles[owner] if knows else None,
        terrain=TERRAINS[terrain] if terrain != NONE else "",
        action=ACTIONS[action] if action != NONE else "",
        loot=loot_id(state.loots[owner]) if knows else None,
        sets_won=state.sets_won[owner],
        sheet=score_sheet(state, owner) if state.shown and not state.is_duel else (),
    )


def _is_ready(state: Street, seat: Seat) -> bool:
    """Whether a seat has sealed its card or its throw."""
    top = state.frames[-1] if state.frames else None
    if isinstance(top, Fight):
        return top.picks[seat] != NO_CARD
    return isinstance(top, Throw) and seat in top.throwers and seat not in top.waiting(state)


def _mini(state: Street, piece: int) -> MiniView:
    seat, space = piece // MINIS, state.posts[piece]
    return MiniView(
        mini_id(state.gangs[seat], piece),
        seat,
        SPACES[space],
        fresh=state.fresh >> space & 1 == 1,
        guarded=state.guarded() >> space & 1 == 1,
    )


def _stack(state: Street, viewer: Seat | None, space: int) -> StackView:
    all_known = state.knows_all(viewer)
    tokens = [
        TokenView(token >> 1, ("mole" if token & 1 == MOLE else "bait") if all_known or token >> 1 == viewer else "")
        for token in state.stacks[space]
    ]
    return StackView(SPACES[space], tuple(tokens))


def _pick(state: Street, seat: Seat | None) -> int:
    top = state.frames[-1] if state.frames else None
    return top.picks[seat] if isinstance(top, Fight) and seat is not None else NO_CARD


def _questions(state: Street, viewer: Seat | None) -> tuple[QuestionView, ...]:
    """GS-SHT-01: the log of every question, with the answers this viewer knows."""
    all_known = state.knows_all(viewer)
    return tuple(
        QuestionView(
            turn=question.turn,
            asker=question.asker,
            target=question.target,
            action=ACTIONS[question.kind],
            space=SPACES[question.origin],
            colour=COLOURS[question.colour] if question.colour >= 0 else "",
            loud=question.loud,
            yes=truth(state, question) if all_known or heard_by(question, viewer) else None,
        )
        for question in state.asked
    )


def _maps(state: Street, viewer: Seat) -> tuple[MapView, ...]:
    """GS-SHT-01…05: one map of the garden for each opponent, crossed out as far as `sheet_help` goes."""
    return tuple(
        MapView(seat, tuple(SPACES[s] for s in spaces_in(on_map(state, viewer, seat))), exposure(state, viewer, seat))
        for seat in range(state.seats)
        if seat != viewer
    )


def _reach(state: Street) -> tuple[ReachView, ...]:
    """What the question under way, or one from a space to be chosen, covers: tokens and spaces are public."""
    top = state.frames[-1] if state.frames else None
    if isinstance(top, Place) and below(state, top.seat):
        kind = state.action[top.seat]
        sets = {SPACES[s]: reach(kind, s) for s in spaces_in(landing_spaces(state, top.seat))} if kind != CAT else {}
    elif isinstance(top, AskAgain):
        kind = top.kind(state, ())
        sets = {SPACES[s]: reach(kind, s) for s in spaces_in(state.minis[top.seat])}
    elif isinstance(top, Act) and top.asks(state) and questionable(state, top.seat):
        sets = _reach_of_question(state.action[top.seat], state.origin)
    else:
        sets = {}
    return tuple(ReachView(word, tuple(SPACES[s] for s in spaces_in(mask))) for word, mask in sets.items())


def _reach_of_question(kind: int, origin: int) -> dict[str, int]:
    """By the word that decides it: the colour of a Flower, the kind for a Snitch with the Cat token."""
    if kind == CAT:
        return {ACTIONS[each]: reach(each, origin) for each in range(CAT)}
    colours = {COLOURS[colour]: covered(kind, origin, colour) for colour in FLOWERS_OF[origin]}
    return {"": reach(kind, origin), **(colours if kind == FLOWER else {})}


def _throw(state: Street, viewer: Seat | None) -> ThrowView | None:
    top = state.frames[-1] if state.frames else None
    if not isinstance(top, Throw):
        return None
    waiting = top.waiting(state)
    released = tuple(seat for seat in top.throwers if seat not in waiting)
    mine = top.sealed[top.throwers.index(viewer)] if viewer is not None and viewer in top.throwers else None
    return ThrowView(top.number, SPOTS[top.spot], top.breeze, CHIMNEYS[top.spot], top.throwers, released, mine)
