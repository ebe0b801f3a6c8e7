"""Scrolls: deck and hands, who has read which paper, and worlds drawn anew (rulebook 3.12, section 6)."""

from __future__ import annotations

import random
from collections.abc import Iterable

from gnomestead.games.gnomes_wizards.content import ABILITIES
from gnomestead.games.gnomes_wizards.frames import WarFrame
from gnomestead.games.gnomes_wizards.state import CHAPTERS, War
from gnomestead.kernel.events import Audience, audience
from gnomestead.kernel.moves import Seat


def readers(state: War, seat: Seat) -> list[Seat]:
    """Who sees this seat's hand: its owner and, with shared hands, the team-mates."""
    if state.setup["team_hands"] == "hidden":
        return [seat]
    return [other for other in range(state.seats) if state.sides[other] == state.sides[seat]]


def readers_of(state: War, seat: Seat) -> Audience:
    """The same, as an audience for events."""
    return audience(*readers(state, seat))


def learn(state: War, seat: Seat, paper: int) -> None:
    """A seat reads a paper and knows exactly where it is."""
    state.seen[seat] |= 1 << paper
    if state.doubts[seat]:
        rest = [tuple([p for p in doubt if p != paper]) for doubt in state.doubts[seat]]
        state.doubts[seat] = [doubt for doubt in rest if len(doubt) > 1]


def publish(state: War, paper: int) -> None:
    """Everybody reads a paper, spectators too."""
    for seat in range(state.seats + 1):
        learn(state, seat, paper)


def blur(state: War, papers: Iterable[int], knowing: Iterable[Seat]) -> None:
    """One of these papers moved unseen: whoever is not in on it no longer knows which of them is which."""
    group = tuple(papers)
    bits = sum([1 << paper for paper in group])
    inside = set(knowing)
    for seat in range(state.seats + 1):
        if seat not in inside and state.seen[seat] & bits and len(group) > 1:
            state.doubts[seat].append(group)


def put_under(state: War, paper: int) -> None:
    """Under the deck."""
    state.deck.insert(0, paper)


def show_and_put_under(state: War, paper: int) -> None:
    """A used, replaced or dropped scroll goes under the deck in sight of all."""
    publish(state, paper)
    put_under(state, paper)


def draw(state: War, seat: Seat, n: int) -> tuple[int, ...]:
    """GW-SCR-06: the top n scrolls, or what is there; only the drawer reads them."""
    drawn: list[int] = []
    while len(drawn) < n and state.deck:
        paper = state.deck.pop()
        learn(state, seat, paper)
        drawn.append(paper)
    names = tuple([ABILITIES[state.design[paper]].id for paper in drawn])
    # A single scroll is kept at once, so whoever sees the hand hears of it here.
    who = audience(seat) if len(drawn) > 1 else readers_of(state, seat)
    state.confide(who, "drew", {"cards": names}, seat=seat, n=len(drawn))
    return tuple(drawn)


def keep(state: War, seat: Seat, drawn: tuple[int, ...], kept: int) -> None:
    """GW-CALL-06: one is kept in secret, the rest go under the deck in drawn order."""
    blur(state, drawn, [seat])
    for paper in drawn:
        if paper != kept:
            put_under(state, paper)
    take_in_hand(state, seat, kept)
    if len(drawn) > 1:
        state.confide(readers_of(state, seat), "kept", {"card": ABILITIES[state.design[kept]].id}, seat=seat)


def take_in_hand(state: War, seat: Seat, paper: int) -> None:
    """A paper joins a hand; those who see that hand read it."""
    state.hands[seat].append(paper)
    for reader in readers(state, seat):
        learn(state, reader, paper)


def discard(state: War, seat: Seat, paper: int) -> None:
    """GW-SCR-02: under the deck, unseen by the others."""
    blur(state, state.hands[seat], readers(state, seat))
    state.hands[seat].remove(paper)
    put_under(state, paper)


def steal(state: War, thief: Seat, victim: Seat) -> None:
    """One random hidden scroll changes hands; only thief and victim (and who sees their hands) know which."""
    hand = state.hands[victim]
    if not hand:
        return
    paper = state.chance.pick(hand)
    knowing = {*readers(state, thief), *readers(state, victim)}
    blur(state, hand, knowing)
    hand.remove(paper)
    take_in_hand(state, thief, paper)
    for seat in knowing:
        learn(state, seat, paper)
    card = ABILITIES[state.design[paper]].id
    state.confide(audience(*knowing), "stole", {"card": card}, seat=thief, victim=victim)


def peek(state: War, seat: Seat, victim: Seat) -> None:
    """The caster reads that hand, as it is now."""
    for paper in state.hands[victim]:
        learn(state, seat, paper)
    names = tuple([ABILITIES[state.design[paper]].id for paper in state.hands[victim]])
    state.confide(audience(seat), "peeked", {"cards": names}, seat=seat, victim=victim)


def paper_in_hand(state: War, seat: Seat, design: int) -> int:
    """The first paper of this design in the hand."""
    return next(paper for paper in state.hands[seat] if state.design[paper] == design)


def designs_in_hand(state: War, seat: Seat) -> list[int]:
    """The different designs in the hand, in the order of the box."""
    hand, design = state.hands[seat], state.design
    return sorted({design[paper] for paper in hand}) if hand else []


def known_hand(state: War, viewer: Seat | None, seat: Seat) -> list[int]:
    """The designs in a hand that the viewer knows for certain to be there."""
    reader = state.seats if viewer is None else viewer
    unsure = {paper for doubt in state.doubts[reader] for paper in doubt}
    read = state.seen[reader]
    return sorted(state.design[p] for p in state.hands[seat] if read >> p & 1 and p not in unsure)


# Worlds drawn anew -------------------------------------------------------------------------------


def redraw(state: War, seat: Seat | None, rng: random.Random) -> None:
    """Draw anew all that this seat cannot know: unread scrolls, others' sealed answers and votes."""
    reader = state.seats if seat is None else seat
    read = state.seen[reader]
    _shuffle(state, [paper for paper in range(64) if not read >> paper & 1], rng)
    for doubt in state.doubts[reader]:
        _shuffle(state, list(doubt), rng)
    top = state.frames[-1] if state.frames else None
    if isinstance(top, WarFrame):
        state.frames[-1] = top.redrawn(state, seat, rng)


def _shuffle(state: War, papers: list[int], rng: random.Random) -> None:
    """Write the designs of these papers on them in another order."""
    designs = [state.design[paper] for paper in papers]
    rng.shuffle(designs)
    for paper, design in zip(papers, designs, strict=True):
        state.design[paper] = design


CHAPTERS["redraw"] = redraw
