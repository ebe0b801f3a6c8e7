"""A table for tests: the four gangs in order, pieces put where the rule needs them, moves by notation."""

from __future__ import annotations

from typing import Any

from gnomestead.games.gnom_street.content import GANGS, SPACE_OF, SPACES, spaces_in
from gnomestead.games.gnom_street.game import GnomStreet
from gnomestead.games.gnom_street.rules.throw import Throw, flight, miss
from gnomestead.games.gnom_street.state import BAIT, MOLE, token_of
from gnomestead.kernel import Event, IllegalMove, Refusal

R, G, P, O = range(4)  # noqa: E741
GAME = GnomStreet()
LETTERS = "RGPO"


def street(seats: int = 4, seed: int = 1, **options: Any) -> Table:
    """A new game; seats 0 to 3 are Red, Green, Purple and Orange."""
    gangs = {f"gang_{seat + 1}": gang for seat, gang in enumerate(GANGS)}
    return Table(GAME.start(seats, {**gangs, **options}, seed))


class Table:
    """A state under test."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.events: list[Event] = list(state.events)

    # Putting things where they are needed --------------------------------------------------------

    def minis(self, seat: int, spaces: str) -> Table:
        """Minis of an earlier turn."""
        for space in spaces.split():
            self.state.stand(seat, SPACE_OF[space])
        return self

    def loots(self, spaces: str) -> Table:
        self.state.loots = tuple(SPACE_OF[space] for space in spaces.split())
        return self

    def hand(self, seat: int, values: str) -> Table:
        self.state.hands[seat] = sum(1 << int(value) for value in values.split())
        return self

    def cat(self, space: str) -> Table:
        self.state.cat = SPACE_OF[space]
        return self

    def turn(self, number: int) -> Table:
        self.state.turn = number
        return self

    def stack(self, space: str, tokens: str) -> Table:
        """Tokens bottom first, as in `Rm Gb`; they come out of the supplies."""
        for token in tokens.split():
            seat, face = LETTERS.index(token[0]), BAIT if token[1] == "b" else MOLE
            self.state.stacks[SPACE_OF[space]] += (token_of(seat, face),)
            left = self.state.baits if face == BAIT else self.state.moles
            left[seat] -= 1
        return self

    # Playing -------------------------------------------------------------------------------------

    def play(self, seat: int, *moves: str) -> Table:
        for move in moves:
            self.events = self.state.play(seat, move)
        return self

    def fight(self, *values: int) -> Table:
        for seat, value in enumerate(values):
            self.play(seat, str(value))
        return self

    def release(self, **distances: int) -> Table:
        """Each thrower by letter lands (nearly) so many millimetres off; without wobble, exactly so."""
        for letter, distance in distances.items():
            self.play(LETTERS.index(letter), self.shot(distance))
        return self

    def shot(self, distance: int) -> str:
        """Aim and bend that land nearest to this distance now, wobble left out."""
        frame = self.state.top
        assert isinstance(frame, Throw)
        shots = [(aim, bend) for aim in range(-12, 13) for bend in range(41)]
        misses = {shot: miss(*flight(*shot, frame.breeze), frame.spot) for shot in shots}
        aim, bend = min(shots, key=lambda shot: abs(misses[shot] - distance))
        return f"{aim} {bend}"

    def finish_goes(self) -> Table:
        """Everybody does the least possible until the next fight or the end."""
        turn = (self.state.set_number, self.state.turn)
        while not self.state.over and (self.state.set_number, self.state.turn) == turn:
            seat = self.state.waiting()[0]
            self.play(seat, self.state.default(seat))
        return self

    def go(self, seat: int, *moves: str) -> Table:
        """This seat's go: these moves, and the least possible for the rest of it."""
        self.play(seat, *moves)
        turn = self.state.turn
        while self.state.turn == turn and self.state.waiting() == (seat,):
            self.play(seat, self.state.default(seat))
        return self

    def until(self, seat: int, step: str) -> Table:
        """Least possible moves until this seat is at this step."""
        while not (self.state.waiting()[0] == seat and type(self.state.top).__name__ == step):
            waiting = self.state.waiting()[0]
            self.play(waiting, self.state.default(waiting))
        return self

    # Looking -------------------------------------------------------------------------------------

    def menu(self, seat: int, said: str = "") -> str:
        return " ".join(word.text for word in self.state.options(seat, self.state.read(seat, said)))

    def why(self, seat: int, thing: str) -> str:
        """The rule that forbids touching this thing, or an empty string."""
        refusal: Refusal | None = self.state.why_not(seat, thing)
        return "" if refusal is None else refusal.rule

    def refused(self, seat: int, move: str) -> str:
        """The rule under which this move is refused."""
        try:
            self.state.play(seat, move)
        except IllegalMove as error:
            return error.refusal.rule or "refused"
        raise AssertionError(f"{move} was allowed")

    def told(self, kind: str, seat: int | None = None) -> list[dict[str, object]]:
        """The events of this kind in the last step, as a seat (None: a spectator) hears them."""
        heard = [event.seen_by(seat) for event in self.events]
        return [event.data for event in heard if event is not None and event.kind == kind]

    @property
    def step(self) -> str:
        return type(self.state.top).__name__

    @property
    def order(self) -> str:
        return "".join(LETTERS[seat] for seat in self.state.ranking)

    def standing(self, seat: int) -> str:
        return " ".join(SPACES[space] for space in spaces_in(self.state.minis[seat]))

    def stacked(self, space: str) -> str:
        return " ".join(LETTERS[token >> 1] + "mb"[token & 1] for token in self.state.stacks[SPACE_OF[space]])

    def view(self, seat: int | None) -> Any:
        return GAME.view(self.state, seat)

    def open_spaces(self, viewer: int, target: int) -> str:
        """What is left on the viewer's map of the target."""
        return next(" ".join(map.open) for map in self.view(viewer).maps if map.seat == target)
