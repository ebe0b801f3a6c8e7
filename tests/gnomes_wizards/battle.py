"""A small table for tests: put units where the rule needs them, then play."""

from __future__ import annotations

from gnomestead.games.gnomes_wizards.content import ABILITIES, COUNTERS, FACES, HOLDS, LEARNED, SECRET, TRIBES
from gnomestead.games.gnomes_wizards.game import GnomesAndWizards
from gnomestead.games.gnomes_wizards.rules.secrets import learn, publish
from gnomestead.games.gnomes_wizards.rules.turn import STAGES, TURN
from gnomestead.games.gnomes_wizards.rules.units import muster, put, reckon_sides
from gnomestead.games.gnomes_wizards.state import OFF_BOARD, War
from gnomestead.kernel import Event, LoadedDice, notation

GAME = GnomesAndWizards()
STAGE = {getattr(stage, "__name__", "beat"): i for i, stage in reversed(list(enumerate(STAGES)))}
SHORT = {
    "turq": "turquefoss",
    "achr": "achrinnolder",
    "dund": "dunderhollow",
    "imbl": "imblasham",
    "betr": "betrumour",
    "quav": "quavermoor",
}
TRIBE_NUMBER = {tribe.id: i for i, tribe in enumerate(TRIBES)}
DESIGN = {ABILITIES[number].id: number for number in (*LEARNED, *SECRET)}


class Table:
    """A war with loaded dice and units by name."""

    def __init__(self, state: War) -> None:
        self.state = state
        self.told: list[Event] = []

    # Reading -------------------------------------------------------------------------------------

    def unit(self, id: str) -> int:
        return next(unit for unit in range(len(self.state.cards)) if self.state.unit_id(unit) == id)

    def space(self, name: str) -> int:
        r, c = name.split(",")
        return self.state.board.index[int(r), int(c)]

    def hp(self, id: str) -> int:
        return self.state.hp[self.unit(id)]

    def defense(self, id: str) -> int:
        return self.state.defense[self.unit(id)]

    def at(self, id: str) -> str:
        where = self.state.where[self.unit(id)]
        return self.state.board.name(where) if where != OFF_BOARD else ""

    def alive(self, id: str) -> bool:
        return self.state.active >> self.unit(id) & 1 == 1

    def has(self, id: str, counter: str) -> bool:
        return self.state.has(self.unit(id), COUNTERS.index(counter))

    def crystals(self, id: str) -> tuple[int, int]:
        unit = self.unit(id)
        return self.state.charge[unit], self.state.learned_charge[unit]

    def cards(self, seat: int) -> list[str]:
        return [ABILITIES[self.state.design[paper]].id for paper in self.state.hands[seat]]

    def under(self) -> str:
        """The lowest card of the deck."""
        return ABILITIES[self.state.design[self.state.deck[0]]].id

    def frame(self) -> str:
        return type(self.state.frames[-1]).__name__ if self.state.frames else ""

    def menu(self, seat: int, said: str = "") -> list[str]:
        """The next words, settings left out."""
        words = self.state.options(seat, self.state.read(seat, said))
        return [word.text for word in words if word.text != "set"]

    def kinds(self) -> list[str]:
        return [event.kind for event in self.told]

    def event(self, kind: str) -> dict[str, object]:
        return next(event.data for event in reversed(self.told) if event.kind == kind)

    # Arranging -----------------------------------------------------------------------------------

    def stand(self, id: str, space: str, hp: int = 0, defense: int = 0) -> Table:
        unit = self.unit(id)
        if not self.alive(id):
            muster(self.state, unit, self.space(space))
        put(self.state, unit, self.space(space))
        self.state.hp[unit] = hp or self.state.hp[unit]
        self.state.defense[unit] = defense or self.state.defense[unit]
        return self

    def full(self, *ids: str) -> Table:
        """Charge clan abilities to the brim."""
        for id in ids:
            unit = self.unit(id)
            self.state.charge[unit] = ABILITIES[self.state.clan_ability[unit]].cost
        return self

    def carry(self, id: str, scroll: str, charge: int | None = None) -> Table:
        paper = self._from_deck(scroll)
        publish(self.state, paper)
        unit = self.unit(id)
        self.state.learned[unit] = paper
        cost = ABILITIES[DESIGN[scroll]].cost
        self.state.learned_charge[unit] = cost if charge is None else charge
        return self

    def hold(self, seat: int, *scrolls: str) -> Table:
        for scroll in scrolls:
            paper = self._from_deck(scroll)
            self.state.hands[seat].append(paper)
            learn(self.state, seat, paper)
        return self

    def _from_deck(self, scroll: str) -> int:
        paper = next(p for p in self.state.deck if self.state.design[p] == DESIGN[scroll])
        self.state.deck.remove(paper)
        return paper

    def top(self, *scrolls: str) -> Table:
        """These lie on top of the deck, the first one uppermost."""
        for scroll in reversed(scrolls):
            self.state.deck.append(self._from_deck(scroll))
        return self

    def counter(self, id: str, counter: str, ring: int = 0) -> Table:
        kind = COUNTERS.index(counter)
        self.state.counters[kind] |= 1 << self.unit(id)
        self.state.rings[self.unit(id) * 5 + kind] = ring
        self.state.venom[self.unit(id)] = ring
        return self

    def flip(self, *spaces: str) -> Table:
        for space in spaces:
            self.state.flipped |= 1 << self.space(space)
        return self

    def tile(self, space: str, clan: str, side: int = 0) -> Table:
        """Lay a clan's tile here, whatever was here goes where it was."""
        tribe = TRIBE_NUMBER[SHORT[clan[:4]]]
        slot = next(c.slot for c in TRIBES[tribe].clan if c.id == clan)
        wanted = tribe * 12 + (slot - 1) * 2 + side
        tiles = list(self.state.tiles)
        here, there = self.space(space), tiles.index(wanted)
        tiles[here], tiles[there] = tiles[there], tiles[here]
        self.state.tiles = tuple(tiles)
        return self

    def dice(self, faces: str) -> Table:
        """What the next dice will show."""
        self.state.chance = LoadedDice(self.state.chance, [FACES.index(face) + 1 for face in faces.split()])
        return self

    def hold_on(self, seat: int, *holds: str) -> Table:
        for i, hold in enumerate(HOLDS):
            if hold.id in holds:
                self.state.holds[seat] |= 1 << i
        return self

    # Playing -------------------------------------------------------------------------------------

    def go(self, stage: str, current: int = 0, round: int | None = None) -> Table:
        """Begin this stage of a seat's turn."""
        self.state.current = current
        self.state.round = round or self.state.round
        self.state.own_window = stage not in ("upkeep", "collect", "hand_limit", "end_turn")
        self.state.frames[:] = [TURN[STAGE[stage]]]
        self.state._events = []
        self.state.settle()
        self.told = list(self.state.events)
        return self

    def play(self, seat: int, *moves: str) -> Table:
        for move in moves:
            self.told = self.state.play(seat, move)
        return self

    def cast(self, seat: int, words: str) -> Table:
        return self.play(seat, f"cast {words} confirm")

    def act(self, id: str) -> Table:
        return self.play(self.unit(id) // 7, id)

    def pass_all(self) -> Table:
        """Everybody who is asked passes."""
        while self.frame() in ("Beat", "Join"):
            self.play(self.state.waiting()[0], "pass")
        return self

    def until(self, frame: str, most: int = 60) -> Table:
        """Take defaults until this frame hears."""
        for _ in range(most):
            if self.frame() == frame:
                return self
            seat = self.state.waiting()[0]
            self.play(seat, self.state.default(seat))
        raise AssertionError(f"{frame} never came: {notation(())}{self.state.brief()}")


def war(*tribes: str, seed: int = 1, units: str = "", **options: object) -> Table:
    """A war of these tribes (`turq imbl`), empty board, round 3, seat 0 first and current.

    `units` puts units on spaces: `turq_leader -2,-1; imbl_hail 1,1`.
    """
    chosen = {"reaction_seconds": 0, "board_balance": "loose", **options}
    state = GAME.start(len(tribes), chosen, seed)
    for seat, tribe in enumerate(tribes):
        state.play(seat, SHORT[tribe])
    while state.waiting() and type(state.frames[-1]).__name__ in ("PlaceLeader", "PlaceOnMine", "VoteBoard"):
        seat = state.waiting()[0]
        state.play(seat, state.default(seat))
    for unit in range(7 * state.seats):
        if state.active >> unit & 1:
            put(state, unit, OFF_BOARD)
    state.active = 0
    state.first = state.current = 0
    state.round = 3
    state.dice = []
    state.reserve = 0
    if len(set(state.sides)) < state.seats or state.seats == 2:
        state.half = [seat % 2 for seat in range(state.seats)] if options.get("mode") != "every_tribe" else state.half
    reckon_sides(state)
    table = Table(state)
    for spec in filter(None, (part.strip() for part in units.split(";"))):
        id, space, *rest = spec.split()
        table.stand(id, space, *(int(n) for n in rest))
    return table
