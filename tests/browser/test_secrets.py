"""What a seat must not know never reaches its browser: not by the socket, not over HTTP, not into the page."""

from __future__ import annotations

import json
import random
import re
from functools import cache
from typing import Any, NamedTuple

from playwright.sync_api import Page

from browser.hand import Hand
from browser.painting import let_it_paint
from browser.tables import ask, open_table, own_moves, sit_at, start
from browser.visitors import Visitor, Visitors
from gnomestead.conformance.looks import heard
from gnomestead.games.gnom_street.rules.turn import loot_id
from gnomestead.kernel import Match, notation
from gnomestead.kernel.registry import find

GAME = find("gnom_street")
GANGS: dict[str, Any] = {"gang_1": "red", "gang_2": "green", "gang_3": "purple"}
SWAPPED = {"mole": "bait", "bait": "mole"}
ADA, BEN, CLEO = range(3)
QUIET = 100
"""Milliseconds without a word."""
QUESTIONS = ("Ask", "Draft", "WhyNot", "HowFar")
SMALL_TALK = ("Welcome", "Probe", "Echo", "Ping", "Pong", "Watch", "WatchLobby", "Lobby")
SHUNNED = ("finish", "skip", "rethink", ".")
TAKEN = {BEN: ("1", "2", "3", "4"), CLEO: ("5", "6", "7", "8")}


def deal(seed: int) -> Match:
    return Match.new(GAME, 3, GANGS, seed)


@cache
def loots(seed: int) -> tuple[int, ...]:
    """What each seat has buried in this deal."""
    return tuple(deal(seed).state.loots)


def test_a_rivals_loot_is_never_told(visitors: Visitors) -> None:
    ada = visitors.come("Ada")
    told = ada.listen()
    answers: list[str] = []
    ada.page.on("response", lambda answer: answers.append(answer.text()) if "/api/tables" in answer.url else None)
    table = open_table(ada, "gnom_street", 3, bots=True, **GANGS)
    start(ada, table)
    hand = Hand(sit_at(ada, table), seed=1)
    for _ in range(25):
        hand.act()
    answers.append(ada.fetch("GET", f"/api/tables/{table}/record"))
    answers.append(ada.fetch("GET", f"/api/tables/{table}/story?seat=0"))
    # Pictures of every Loot lie outside the table, for whoever comes upon one.
    everything = "\n".join([*told, *answers, hand.page.locator(".table").inner_html()])
    dealt = deal(1)
    own, *others = (loot_id(loot) for loot in dealt.state.loots)
    assert own in everything
    assert not [secret for secret in (*others, dealt.seed.hex()) if secret in everything]


# Twin worlds ---------------------------------------------------------------------------------------


class World(NamedTuple):
    """A table's seed, what was said there, and what Ada pressed to say it."""

    seed: int
    moves: tuple[tuple[int, str], ...] = ()
    pressed: tuple[str, ...] = ()


class Seen(NamedTuple):
    """All that came to Ada's browser."""

    news: list[str]
    answers: dict[tuple[int, str], str]
    """What she was told by then, what her page asked: the answer."""
    page: str


def test_twin_worlds_are_the_same_in_the_browser(visitors: Visitors) -> None:
    """Elsewhere lies Ben's Loot, swapped are the faces of tokens, another card is sealed: to Ada it is all one."""
    people = [visitors.come(name) for name in ("Ada", "Ben", "Cleo")]
    world, one = play_world(people, World(1))
    twin = find_twin(world)
    _, other = play_world(people, twin)
    assert other.news == one.news
    # How often a page in a hurry asks is chance; what it is told is not.
    asked_twice = one.answers.keys() & other.answers.keys()
    assert len(asked_twice) > len(world.pressed)
    assert [other.answers[question] for question in asked_twice] == [one.answers[question] for question in asked_twice]
    assert other.page == one.page


def play_world(people: list[Visitor], world: World) -> tuple[World, Seen]:
    """Ada plays by hand in her browser; the others as that world tells, or at random."""
    ada = people[ADA]
    ada.turn_page()
    told = ada.overhear()
    table = open_table(ada, "gnom_street", 3, seed=world.seed, **GANGS)
    start(ada, table, *people[BEN:])
    hand, match, moves = Hand(sit_at(ada, table), seed=5), deal(world.seed), list[tuple[int, str]]()
    while not is_sealed_again(match, moves):
        seat = match.state.waiting()[0]
        if seat == ADA:
            move = by_hand(hand, ada, table, world, sum(who == ADA for who, _ in moves))
        else:
            move = world.moves[len(moves)][1] if world.moves else at_random(match, seat, len(moves))
            ask(people[seat], table, "Play", seat=seat, move=move)
        match.play(seat, move)
        moves.append((seat, move))
        hush(hand.page, told)
    hand.page.locator('.prompt[aria-busy="false"]').wait_for()
    let_it_paint(hand.page, frames=10)
    shown = hand.page.locator(".table").inner_html()
    return World(world.seed, tuple(moves), tuple(hand.pressed)), seen(told, shown, table)


def hush(page: Page, told: list[str]) -> None:
    """Wait until Ada's page asks no more: what it asks in a hurry, and when that is answered, is chance."""
    heard = -1
    while heard < len(told):
        heard = len(told)
        page.wait_for_timeout(QUIET)


def is_sealed_again(match: Match, moves: list[tuple[int, str]]) -> bool:
    """A whole turn is over, and in the next one Ben has just chosen a card that nobody knows yet."""
    return match.state.turn > 1 and bool(moves) and moves[-1][0] == BEN and match.state.waiting() == (CLEO,)


def by_hand(hand: Hand, ada: Visitor, table: str, world: World, made: int) -> str:
    """Ada presses, at random or just as in that world, until a move of hers is whole."""
    while len(mine := own_moves(ada, table)) == made:
        only = world.pressed[len(hand.pressed)] if world.pressed else ""
        assert hand.act(only=only), (only, hand.story())
        hand.page.locator('.prompt[aria-busy="false"]').wait_for()
    return mine[made]


def at_random(match: Match, seat: int, n: int) -> str:
    """Whatever is on offer; who may dig digs, and nobody fights with a card of the same value."""
    rng, said = random.Random(n), ()
    while not said or not said[-1].ends:
        menu = match.state.options(seat, said)
        fitting = [word for word in menu if word.text not in SHUNNED and not (said == () and word.text in TAKEN[seat])]
        said = (*said, rng.choice(fitting or list(menu)))
    return notation(said)


def find_twin(world: World) -> World:
    """A world that Ada, by all that the rules have told her, could just as well be in."""
    heard_here = heard(replayed(world).log, ADA)
    moves = tuple((seat, move if seat == ADA else swapped(move)) for seat, move in world.moves)
    for seed in range(2, 20_000):
        if is_other_deal(seed, world.seed):
            twin = World(seed, (*moves[:-1], (BEN, other_card(world))), world.pressed)
            if heard(replayed(twin).log, ADA) == heard_here:
                return twin
    raise AssertionError("no twin world found")


def is_other_deal(seed: int, than: int) -> bool:
    """Ada's Loot is the same, Ben's is not."""
    mine, theirs = loots(seed), loots(than)
    return mine[ADA] == theirs[ADA] and mine[BEN] != theirs[BEN]


def other_card(world: World) -> str:
    """Another card that Ben could have sealed at the end."""
    match = replayed(World(world.seed, world.moves[:-1]))
    return next(word.text for word in match.state.options(BEN) if word.text != world.moves[-1][1])


def swapped(move: str) -> str:
    return " ".join(SWAPPED.get(word, word) for word in move.split())


def replayed(world: World) -> Match:
    match = deal(world.seed)
    for seat, move in world.moves:
        match.play(seat, move)
    return match


def seen(told: list[str], shown: str, table: str) -> Seen:
    """What was said about the table, and what is to be seen of it; how long the line is, is nobody's secret."""
    found, asked = Seen([], {}, plain(shown, table)), dict[str, tuple[int, str]]()
    for text in told:
        message = json.loads(text)
        mark = message.get("id")
        if message["type"] in QUESTIONS:
            asked[mark] = len(found.news), plain(text.replace(mark, ""), table)
        elif mark in asked:
            found.answers[asked[mark]] = plain(text, table)
        elif message["type"] not in SMALL_TALK:
            found.news.append(plain(text, table))
    return found


def plain(text: str, table: str) -> str:
    """Without the table's address, marks, steps and times."""
    return re.sub(r"[0-9a-f]{24,}|\b1\d{12}\b", "…", text.replace(table, "TABLE"))
