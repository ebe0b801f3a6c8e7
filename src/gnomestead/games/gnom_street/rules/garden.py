"""Placing Minis, kicking others out, bouncing, guarding (GS-PLC, GS-KCK, GS-ABL-13/14/18)."""

from __future__ import annotations

from collections.abc import Sequence

from gnomestead.games.gnom_street.content import (
    ACTIONS,
    AROUND,
    BOUNCE,
    CAT,
    COLOURS,
    GROUND,
    GUARD,
    PLACE_ANYWHERE,
    PLAIN,
    SPACES,
    TERRAINS,
    mini_id,
    spaces_in,
)
from gnomestead.games.gnom_street.moves import BOUNCE_MENU, MOVER_MENU, PLACE_MENU, Site
from gnomestead.games.gnom_street.rules.reach import about, best_split
from gnomestead.games.gnom_street.rules.step import Step, asks_nobody
from gnomestead.games.gnom_street.state import NONE, Street
from gnomestead.kernel.moves import Move, Seat, Word
from gnomestead.kernel.phrases import Choice, Phrase, Refusal, phrase

# What the rules allow ----------------------------------------------------------------------------


def ground(state: Street, seat: Seat) -> int:
    """GS-PLC-01/02, GS-ABL-14: plain spaces of the taken terrain; all plain spaces for a Trespasser."""
    return PLAIN if PLACE_ANYWHERE[state.fought[seat]] else GROUND[state.terrain[seat]]


def landing_spaces(state: Street, seat: Seat) -> int:
    """GS-PLC-05, GS-KCK-02/05: of this ground, not the Cat's space, no fresh and no guarded Mini's."""
    cat = 0 if state.cat == NONE else 1 << state.cat
    return ground(state, seat) & ~(state.fresh | state.guarded() | cat)


def movers(state: Street, seat: Seat) -> int:
    """GS-PLC-03: with an empty supply, the own Minis that have somewhere else to go."""
    landing = landing_spaces(state, seat)
    return sum([1 << space for space in spaces_in(state.minis[seat]) if landing & ~(1 << space)])


def bounceable(state: Street, seat: Seat) -> int:
    """GS-ABL-13: opposing Minis near the origin, neither put down this turn nor guarded."""
    reach = BOUNCE[state.fought[seat]]
    if not reach or state.origin == NONE:
        return 0
    others = state.occupied() & ~state.minis[seat]
    return AROUND[reach][state.origin] & others & ~(state.fresh | state.guarded())


# What happens ------------------------------------------------------------------------------------


def place(state: Street, seat: Seat, space: int, mover: int = NONE) -> None:
    """GS-PLC-01/03/07: a Mini goes from supply, or from another space, to this one: the origin."""
    if mover != NONE:
        state.lift(seat, mover)
    if state.occupied() >> space & 1:
        send_back(state, space, "kick_out", seat)
    piece = state.stand(seat, space)
    state.fresh |= 1 << space
    state.origin = space
    mini = mini_id(state.gangs[seat], piece)
    if mover == NONE:
        state.tell("mini_placed", seat=seat, space=SPACES[space], mini=mini)
    else:
        state.tell("mini_moved", seat=seat, start=SPACES[mover], space=SPACES[space], mini=mini)
    guard(state, seat, space)


def guard(state: Street, seat: Seat, space: int) -> None:
    """GS-ABL-18: the Boss's Mini is guarded for its turns, this one included."""
    turns = GUARD[state.fought[seat]]
    if turns:
        guards = [*state.guards, *[0] * (turns - len(state.guards))]
        guards[turns - 1] |= 1 << space
        state.guards = tuple(guards)
        state.tell("guarded", seat=seat, space=SPACES[space])


def send_back(state: Street, space: int, cause: str, by: Seat) -> None:
    """GS-KCK-01/03: the Mini on this space is in its owner's supply at once; tokens stay (GS-PLC-08)."""
    owner = state.owner_at(space)
    piece = state.lift(owner, space)
    mini = mini_id(state.gangs[owner], piece)
    state.tell("mini_sent_back", seat=owner, space=SPACES[space], cause=cause, by=by, mini=mini)


# The steps ---------------------------------------------------------------------------------------


class Place(Step):
    """GS-PLC-01: put a Mini from the supply on a space of the taken terrain, or move one (GS-PLC-03)."""

    __slots__ = ()

    RULE = "GS-PLC-01"

    def settle(self, state: Street) -> bool:
        state.origin = NONE
        seat = self.seat
        landing = landing_spaces(state, seat)
        if landing & (landing - 1) and (state.supply(seat) or landing.bit_count() > 2):
            return False
        return self._settle_scarce(state, landing)

    def _settle_scarce(self, state: Street, landing: int) -> bool:
        """A single possibility is taken; without any, the step is skipped (GS-PLC-06)."""
        seat = self.seat
        if state.supply(seat):
            ways = [(NONE, space) for space in spaces_in(landing)]
        else:
            ways = [(m, s) for m in spaces_in(state.minis[seat]) for s in spaces_in(landing & ~(1 << m))]
        if len(ways) > 1:
            return False
        state.pop()
        if ways:
            place(state, seat, ways[0][1], ways[0][0])
        else:
            state.tell("no_room", seat=seat)
        return True

    def options(self, state: Street, seat: Seat, said: Move) -> Sequence[Word]:
        if seat != self.seat:
            return ()
        if said:
            mover = said[0]
            assert isinstance(mover, Site)
            return PLACE_MENU.menu(landing_spaces(state, seat) & ~(1 << mover.index))
        if state.supply(seat):
            return PLACE_MENU.menu(landing_spaces(state, seat))
        return MOVER_MENU.menu(movers(state, seat))

    def resolve(self, state: Street, seat: Seat, move: Move) -> None:
        space, mover = move[-1], move[0]
        assert isinstance(space, Site) and isinstance(mover, Site)
        state.pop()
        place(state, seat, space.index, mover.index if len(move) > 1 else NONE)

    def prompt(self, state: Street, seat: Seat, said: Move) -> Phrase:
        if not state.supply(seat):
            where = "anywhere" if PLACE_ANYWHERE[state.fought[seat]] else TERRAINS[state.terrain[seat]]
            return phrase("prompt-move-to" if said else "prompt-move", terrain=where)
        if PLACE_ANYWHERE[state.fought[seat]]:
            return phrase("prompt-place-anywhere")
        key = "prompt-place-loser" if asks_nobody(state, seat) else "prompt-place"
        return phrase(key, terrain=TERRAINS[state.terrain[seat]])

    def describe(self, state: Street, seat: Seat, said: Move, word: Word) -> Choice:
        assert isinstance(word, Site)
        label = phrase(word.label, space=word.text)
        if word.ends and state.owner_at(word.index) == seat:
            return Choice(word.text, label, word.things, word.rule, word.ends, warning=phrase("warn-kick-own"))
        detail = self._outlook(state, word.index) if word.ends else phrase("flavour-" + word.text)
        return Choice(word.text, label, word.things, word.rule, word.ends, detail)

    def _outlook(self, state: Street, space: int) -> Phrase:
        """Whom a Mini there would kick out, else the best question it could ask, by the seat's own sheet."""
        seat, owner, kind = self.seat, state.owner_at(space), state.action[self.seat]
        if owner != NONE:
            return phrase("detail-kick-out", seat=owner)
        split = best_split(state, seat, kind, space) if kind != CAT else None
        if split is None:
            return phrase("flavour-" + SPACES[space])
        colour = COLOURS[split.colour] if split.colour >= 0 else ""
        named = about(kind, space, split.colour)
        told: dict[str, str | int | None] = {"seat": split.target, "yes": split.yes, "no": split.no, "colour": colour}
        return phrase("detail-outlook", action=ACTIONS[kind], space=SPACES[space], about=named, **told)

    def default(self, state: Street, seat: Seat) -> str:
        """The first empty space, else the first."""
        if not state.supply(seat):
            return ""
        landing = landing_spaces(state, seat)
        return SPACES[spaces_in(landing & ~state.occupied() or landing)[0]]

    def why_not_space(self, state: Street, seat: Seat, space: int) -> Refusal:
        name = SPACES[space]
        if not PLAIN >> space & 1:
            return Refusal(phrase("why-pond", space=name), "GS-PLC-02")
        if not ground(state, seat) >> space & 1:
            return Refusal(phrase("why-other-terrain", terrain=TERRAINS[state.terrain[seat]]), "GS-PLC-01")
        if space == state.cat:
            return Refusal(phrase("why-cat-sits", space=name), "GS-PLC-05")
        if state.guarded() >> space & 1:
            return Refusal(phrase("why-guarded", space=name), "GS-KCK-05")
        if state.fresh >> space & 1:
            return Refusal(phrase("why-fresh", space=name), "GS-KCK-02")
        return Refusal(phrase("why-same-space", space=name), "GS-PLC-03")


class Bounce(Step):
    """GS-ABL-13: a Bouncer may send back one opposing Mini near the one just put down."""

    __slots__ = ()

    RULE = "GS-ABL-13"

    def settle(self, state: Street) -> bool:
        if bounceable(state, self.seat):
            return False
        state.pop()
        return True

    def options(self, state: Street, seat: Seat, said: Move) -> Sequence[Word]:
        return BOUNCE_MENU.menu(bounceable(state, seat)) if seat == self.seat else ()

    def resolve(self, state: Street, seat: Seat, move: Move) -> None:
        state.pop()
        if isinstance(move[0], Site):
            send_back(state, move[0].index, "bounce", seat)

    def prompt(self, state: Street, seat: Seat, said: Move) -> Phrase:
        return phrase("prompt-bounce")

    def describe(self, state: Street, seat: Seat, said: Move, word: Word) -> Choice:
        if not isinstance(word, Site):
            return super().describe(state, seat, said, word)
        label = phrase(word.label, space=word.text, seat=state.owner_at(word.index))
        return Choice(word.text, label, word.things, word.rule, word.ends)

    def default(self, state: Street, seat: Seat) -> str:
        return "skip"

    def why_not_space(self, state: Street, seat: Seat, space: int) -> Refusal:
        if state.guarded() >> space & 1:
            return Refusal(phrase("why-guarded", space=SPACES[space]), "GS-ABL-18")
        if state.fresh >> space & 1:
            return Refusal(phrase("why-fresh", space=SPACES[space]), "GS-KCK-02")
        return Refusal(phrase("why-nobody-near", space=SPACES[space]), "GS-ABL-13")
