"""Before one is asked: what has happened to oneself since one's own last move."""

from __future__ import annotations

from gnomestead.kernel import Event, Match, Place, Scene, Thing, make_seed, phrase
from gnomestead.kernel.lexicon import Lexicon
from gnomestead.terminal.recap import LINES, Recap, belongings
from sitting import run
from toy import MushroomMarket

GAME = MushroomMarket()
BOARD = Place(
    "board",
    "board",
    phrase("stall"),
    things=(
        Thing("owl", "piece", phrase("token"), owner=1, space="a1", holds=(Thing("hat", "card", phrase("token")),)),
        Thing("newt", "piece", phrase("token"), owner=0, space="b2"),
    ),
)
SCENE = Scene((BOARD, Place("hand", "hand", phrase("stall"), seat=1, things=(Thing("card", "card", phrase("token")),))))


def table() -> tuple[Match, Recap]:
    match = Match(GAME, GAME.set_table(2, {}), make_seed(1), ("Ada", "Bo"))
    return match, Recap(match, 1, Lexicon(GAME, match.names, 1))


def test_ones_own_are_things_what_they_hold_and_the_ground() -> None:
    assert set(belongings(SCENE, 1)) == {"owl", "hat", "a1", "card"}


def test_what_names_a_seat_or_its_things_is_told() -> None:
    match, recap = table()
    recap.begin(SCENE)
    match.log += [
        Event("snatched", {"seat": 0, "kind": "cep"}),
        Event("snatched", {"seat": 1, "kind": "cep"}),
        Event("sold", {"seat": 0, "kinds": ("owl",), "count": 1, "kind": "owl", "coins": 2}),
    ]
    told = recap.lines(Scene(()))
    assert len(told) == 2 and "owl" in told[1], "it is told of what was theirs, too"
    recap.begin(SCENE)
    assert recap.lines(SCENE) == []


def test_before_the_first_move_nothing_is_told() -> None:
    match, recap = table()
    match.log.append(Event("snatched", {"seat": 1, "kind": "cep"}))
    assert recap.lines(SCENE) == []


def test_it_stands_right_above_the_question() -> None:
    typed = ("3", "2", "sell truffle")
    shown = run("play", "mushroom_market", "--seed", "x", "--seats", "me:Ada,me:Bo", "--open", typed=typed).output
    retold = shown[shown.index("Since your last turn:") :].splitlines()
    assert retold[1].startswith("  You found: ") and "Too much to carry" in retold[3]


def test_the_last_lines_are_told() -> None:
    match, recap = table()
    recap.begin(SCENE)
    match.log += [Event("snatched", {"seat": 1, "kind": "cep"})] * (LINES + 2)
    assert len(recap.lines(SCENE)) == LINES
