"""The game as the table knows it: its description, what a seat sees, how it is drawn."""

from __future__ import annotations

from collections import Counter

import msgspec

from gnomestead.kernel import (
    HERE,
    BadSetup,
    Game,
    Goal,
    Lesson,
    Place,
    Preset,
    Scene,
    Seat,
    Setup,
    Sign,
    Stream,
    TableOption,
    Thing,
    Track,
    phrase,
)
from toy.content import KINDS
from toy.frames import Haul
from toy.state import Market


class SeatView(msgspec.Struct, frozen=True):
    """One seat as another may see it; the hand only for its owner."""

    coins: int
    token: bool
    shelf: tuple[str, ...]
    cards: int
    has_chosen: bool
    hand: tuple[str, ...] | None = None
    baskets: int | None = None


class MarketView(msgspec.Struct, frozen=True):
    """The market as one seat may know it."""

    round: int
    rounds: int
    demand: str
    deck: int
    stall: tuple[str, ...]
    heap: tuple[str, ...]
    seats: tuple[SeatView, ...]


class MushroomMarket(Game[Market, MarketView]):
    """Sell what the forest gave you."""

    id = "mushroom_market"
    title = "Mushroom Market"
    about = "A tiny game with secrets, for tests."
    min_seats = 2
    max_seats = 4
    options = (
        TableOption("rounds", (2, 3, 4), 2),
        TableOption("limit", (4, 5), 5),
        TableOption("snatching", (True, False), True),
    )
    longest = 150
    presets = (Preset("quick", 2), Preset("long", 3, {"rounds": 4}, seat=1, people=2))
    signs = (HERE, Sign("psst", "eye", "table", until=("snatched",)))
    lessons = (
        Lesson("baskets", prompt="prompt-baskets", rule="MM-HAUL-1"),
        Lesson("snatching", event="snatched", rule="MM-TURN"),
    )

    def check_setup(self, setup: Setup) -> None:
        """MM-TABLE: four rounds are too long for four."""
        if setup.seats == 4 and setup["rounds"] == 4:
            raise BadSetup("option rounds: 4 is for 2 to 3 seats, not 4; four seats play 2 or 3 rounds")

    def setup(self, setup: Setup, chance: Stream) -> Market:
        return Market(setup, chance)

    def view(self, state: Market, seat: Seat | None) -> MarketView:
        return MarketView(
            round=state.round,
            rounds=state.setup["rounds"],
            demand=state.demand,
            deck=len(state.deck),
            stall=tuple(state.stall),
            heap=tuple(state.heap),
            seats=tuple(_seat_view(state, s, own=s == seat) for s in range(state.seats)),
        )

    def scene(self, view: MarketView) -> Scene:
        stall = Place("stall", "row", phrase("stall"), things=_pile("stall", view.stall))
        heap = Place("heap", "stack", phrase("heap"), things=_pile("heap", view.heap))
        deck = Place("deck", "stack", phrase("deck"), hidden=view.deck)
        seats = (place for seat, seen in enumerate(view.seats) for place in _seat_places(seat, seen))
        rounds = Track(phrase("goal-rounds"), view.round, view.rounds)
        coins = (Track(phrase("goal-coins"), seen.coins, seats=(seat,)) for seat, seen in enumerate(view.seats))
        return Scene((stall, heap, deck, *seats), goal=Goal(phrase("goal"), (rounds, *coins)))


def _seat_view(state: Market, seat: Seat, own: bool) -> SeatView:
    chosen = state.top.chosen[seat] if state.frames and isinstance(state.top, Haul) else 0
    return SeatView(
        coins=state.coins[seat],
        token=state.tokens[seat],
        shelf=tuple(state.shelves[seat]),
        cards=len(state.hands[seat]),
        has_chosen=chosen > 0,
        hand=tuple(state.hands[seat]) if own else None,
        baskets=chosen if own and chosen else None,
    )


def _seat_places(seat: Seat, seen: SeatView) -> tuple[Place, Place]:
    coins = Thing(f"coins-{seat}", "meter", phrase("coins", count=seen.coins), "coin", seat, value=seen.coins)
    token = Thing(f"token-{seat}", "token", phrase("token"), "token", seat, says=phrase("token-says"))
    things = (coins, *((token,) if seen.token else ()), *_pile(f"shelf-{seat}", seen.shelf))
    tray = Place(f"seat-{seat}", "tray", phrase("shelf", seat=seat), "seat", seat, things)
    if seen.hand is None:
        return tray, Place(f"hand-{seat}", "hand", phrase("hand", seat=seat), "seat", seat, hidden=seen.cards)
    return tray, Place(f"hand-{seat}", "hand", phrase("hand", seat=seat), "hand", seat, _pile("hand", seen.hand))


def _pile(place: str, kinds: tuple[str, ...]) -> tuple[Thing, ...]:
    count = Counter(kinds)
    return tuple(
        Thing(f"{place}-{kind}", "card", phrase("mushroom", kind=kind), kind, value=count[kind])
        for kind in KINDS
        if count[kind]
    )
