"""The end: points, ties, fighting on (rulebook 3.17)."""

from __future__ import annotations

from typing import Final

from gnomestead.games.gnomes_wizards.frames import WarFrame
from gnomestead.games.gnomes_wizards.rules.bicker import crow
from gnomestead.games.gnomes_wizards.state import CHAPTERS, War
from gnomestead.kernel.moves import Seat
from gnomestead.kernel.phrases import Result, ScoreLine, Standing, phrase

CLAN_KILLED: Final = 20
LEADER_KILLED: Final = 30
CLAN_LOST: Final = -7
LEADER_LOST: Final = -12
EXTRA_ROUNDS: Final = 3


def hp_left(state: War, seat: Seat) -> int:
    """HP on a seat's active units."""
    return sum([state.hp[unit] for unit in state.own_units(seat)])


def kills(state: War, seat: Seat) -> tuple[int, int]:
    """Enemy clans and enemy leaders this seat has killed (GW-DTH-02)."""
    taken = [unit for unit, taker in enumerate(state.taker) if taker == seat]
    leaders = len([unit for unit in taken if unit % 7 == 0])
    return len(taken) - leaders, leaders


def losses(state: War, seat: Seat) -> tuple[int, int]:
    """Own clans and own leader dead."""
    own = state.dead >> seat * 7 & 0x7F
    return (own >> 1).bit_count(), own & 1


def crystals_held(state: War, seat: Seat) -> int:
    """Crystals on a seat's abilities."""
    return sum([state.charge[unit] + state.learned_charge[unit] for unit in state.own_units(seat)])


def points(state: War, seat: Seat) -> int:
    """GW-END-02."""
    clans, leaders = kills(state, seat)
    lost, lost_leader = losses(state, seat)
    return (
        hp_left(state, seat)
        + CLAN_KILLED * clans
        + LEADER_KILLED * leaders
        + CLAN_LOST * lost
        + LEADER_LOST * lost_leader
    )


def sheet(state: War, seat: Seat) -> tuple[ScoreLine, ...]:
    """The score line by line."""
    clans, leaders = kills(state, seat)
    lost, lost_leader = losses(state, seat)
    return (
        ScoreLine(phrase("score-hp"), hp_left(state, seat)),
        ScoreLine(phrase("score-clans", n=clans), CLAN_KILLED * clans),
        ScoreLine(phrase("score-leaders", n=leaders), LEADER_KILLED * leaders),
        ScoreLine(phrase("score-lost-clans", n=lost), CLAN_LOST * lost),
        ScoreLine(phrase("score-lost-leader", n=lost_leader), LEADER_LOST * lost_leader),
    )


def worth(state: War, side: int) -> tuple[int, int, int]:
    """GW-END-02, GW-END-03: a side's points, then HP, then crystals, all added up."""
    seats = [seat for seat in range(state.seats) if state.sides[seat] == side]
    return (
        sum([points(state, seat) for seat in seats]),
        sum([hp_left(state, seat) for seat in seats]),
        sum([crystals_held(state, seat) for seat in seats]),
    )


def leading_sides(state: War) -> list[int]:
    """The sides that no tie-break parts from the best."""
    worths = {side: worth(state, side) for side in sorted(set(state.sides))}
    best = max(worths.values())
    return [side for side, value in worths.items() if value == best]


def standings(state: War) -> Result:
    """GW-GEN-01: the side with the highest score wins; an unbroken tie is a draw."""
    worths = {side: worth(state, side) for side in set(state.sides)}
    leaders = leading_sides(state)
    found = []
    for seat in range(state.seats):
        side = state.sides[seat]
        place = 1 + len([other for other in state.sides if worths[other] > worths[side]])
        won = leaders == [side]
        found.append(Standing(seat, won, place, sheet(state, seat)))
    return tuple(found)


class Reckoning(WarFrame):
    """GW-END-01..04: points are counted; an unbroken tie is fought on, at most three rounds."""

    __slots__ = ("early",)

    def __init__(self, early: bool) -> None:
        self.early = early

    def settle(self, state: War) -> bool:
        tied = len(leading_sides(state)) > 1
        fights_on = state.setup["final_tie"] == "fight_on" and state.last_round < 10 + EXTRA_ROUNDS
        if tied and fights_on and not self.early:
            state.pop()
            state.last_round += 1
            state.round += 1
            state.tell("fight_on", round=state.counted(state.round))
            return True
        for seat in range(state.seats):
            state.tell("score", seat=seat, points=points(state, seat))
        if tied:
            state.tell("draw")
        else:
            side = leading_sides(state)[0]
            state.tell("victory", side=side)
            crow(state, "win", state.sides.index(side))
        state.end()
        return True


def early_end(state: War) -> Reckoning | None:
    """GW-END-01: one side is left, so points are counted now."""
    return None if isinstance(state.frames[-1], Reckoning) else Reckoning(True)


CHAPTERS["early end"] = early_end
CHAPTERS["standings"] = standings
