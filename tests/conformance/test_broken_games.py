"""Copies of the toy, each with one slip: the kit must catch it, and by the right property."""

from __future__ import annotations

import importlib
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import toy
from gnomestead.conformance import Report, check
from gnomestead.conformance.players import next_plan
from gnomestead.conformance.trial import Trial
from gnomestead.kernel import AnyGame

TOY = Path(toy.__file__).parent


class Bench:
    """Where broken copies are made, and put away afterwards."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.made: list[str] = []

    def copy(self, file: str, before: str, after: str) -> AnyGame:
        """The toy with one change in one file, as a package of its own."""
        name = f"slip_{len(self.made)}_{self.folder.name.replace('-', '_')}"
        copy = self.folder / name
        shutil.copytree(TOY, copy, ignore=shutil.ignore_patterns("test_*", "__pycache__"))
        text = (copy / file).read_text("utf-8")
        assert text.count(before) == 1, f"{file} says {before!r} {text.count(before)} times"
        (copy / file).write_text(text.replace(before, after), "utf-8")
        for source in copy.glob("*.py"):
            source.write_text(re.sub(r"from toy\.", f"from {name}.", source.read_text("utf-8")), "utf-8")
        self.made.append(name)
        game: AnyGame = importlib.import_module(f"{name}.game").MushroomMarket()
        return game


@pytest.fixture
def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bench]:
    monkeypatch.syspath_prepend(str(tmp_path))
    bench = Bench(tmp_path)
    yield bench
    for module in [name for name in sys.modules if name.partition(".")[0] in bench.made]:
        del sys.modules[module]


def run(game: AnyGame, tmp_path: Path, games: int = 12) -> Report:
    return check(game, games=games, report_to=tmp_path / "broken")


_LAST = '        return HOME.text if seat == self.seat else ""\n'


def writing(blank: str) -> tuple[str, str, str]:
    """The toy with a line on which one may write something when going home."""
    method = f"""
    def blank(self, state: Market, seat: Seat, said: Move) -> object:
        from gnomestead.kernel import Blank

        return {blank}
"""
    return "frames.py", _LAST, _LAST + method


SLIPS = {
    "refuses a text without a rule": (
        *writing('Blank("say-home", 12) if seat == self.seat and not said else None'),
        "texts are bounded",
    ),
    "has nothing to choose where one may write": (
        *writing('None if said else Blank("say-home", 12, "MM-TURN")'),
        "texts are bounded",
    ),
    "asks for a text without words": (
        *writing('Blank("say-goodbye", 12, "MM-TURN") if seat == self.seat and not said else None'),
        "everything has words",
    ),
    "offers a table that cannot be set": (
        "game.py",
        'Preset("long", 3, {"rounds": 4}, seat=1, people=2)',
        'Preset("long", 4, {"rounds": 4}, seat=1, people=2)',
        "presets can be played",
    ),
    "invites more people than there are seats": (
        "game.py",
        "seat=1, people=2",
        "seat=2, people=2",
        "presets can be played",
    ),
    "has an option without a sentence": (
        "words.en.ftl",
        "    .about = How many mushrooms a hand may hold.\n",
        "",
        "options have words",
    ),
    "has a lesson for an event that is never told": (
        "game.py",
        'Lesson("snatching", event="snatched"',
        'Lesson("snatching", event="snatch"',
        "lessons can be taught",
    ),
    "has a sign that nobody can read": (
        "game.py",
        'Sign("psst", "eye"',
        'Sign("shush", "eye"',
        "signs can be read",
    ),
    "gives all tokens one id": (
        "game.py",
        'Thing(f"token-{seat}", "token"',
        'Thing("token", "token"',
        "things are told apart",
    ),
    "counts more rounds than there are": (
        "game.py",
        'Track(phrase("goal-rounds"), view.round, view.rounds)',
        'Track(phrase("goal-rounds"), view.round + 1, view.rounds)',
        "goals are in reach",
    ),
    "counts coins of a seat that there is not": (
        "game.py",
        "seen.coins, seats=(seat,)",
        "seen.coins, seats=(seat + 1,)",
        "goals are in reach",
    ),
    "states a goal without words": (
        "game.py",
        'Goal(phrase("goal")',
        'Goal(phrase("gaol")',
        "everything has words",
    ),
    "says that there are no secrets": (
        "game.py",
        "    def setup(self, setup: Setup, chance: Stream) -> Market:",
        "    def has_secrets(self, setup: Setup) -> bool:\n        return False\n\n"
        "    def setup(self, setup: Setup, chance: Stream) -> Market:",
        "open tables are open",
    ),
    "leaks a secret in an event": (
        "frames.py",
        'state.confide(audience(seat), "drew", {"kinds": drawn}, seat=seat, count=len(drawn))',
        'state.tell("drew", kinds=drawn, seat=seat, count=len(drawn))',
        "twin worlds hear the same",
    ),
    "shares a list between copies": (
        "state.py",
        "twin.hands = [hand.copy() for hand in self.hands]",
        "twin.hands = self.hands.copy()",
        "copies stand alone",
    ),
    "forgets a field in a copy": (
        "state.py",
        "twin.demand = self.demand",
        'twin.demand = ""',
        "copies stand alone",
    ),
    "takes the order of options from a set": (
        "frames.py",
        "return [kind for kind in KINDS if kind in pile]",
        "return list(set(pile))",
        "same in another process",
    ),
    "leaks the deck in the view": (
        "game.py",
        "demand=state.demand,",
        "demand=state.demand or state.deck[0],",
        "twin worlds look the same",
    ),
    "leaks another hand in the prompt": (
        "frames.py",
        'return phrase("prompt-baskets")',
        'return phrase("prompt-baskets", next=state.hands[seat - 1][0])',
        "twin worlds look the same",
    ),
    "leaks another hand in why_not": (
        "frames.py",
        'return Refusal(phrase("baskets-first"), "MM-HAUL-1")',
        'return Refusal(phrase("baskets-first"), "MM-HAUL-1" if "truffle" in state.hands[seat - 1] else "MM-TURN")',
        "twin worlds look the same",
    ),
    "leaks a sealed choice in the menu": (
        "frames.py",
        "return [] if self.chosen[seat] else BASKETS",
        "return [] if self.chosen[seat] else [b for b in BASKETS if b.value != self.chosen[seat - 1]]",
        "twin worlds look the same",
    ),
    "rolls without saying that it is news": (
        "frames.py",
        'state.reveal("opened", baskets=self.chosen)\n        roll_demand(state)',
        'state.tell("opened", baskets=self.chosen)\n        state.demand = IN_DEMAND[state.chance.roll()]',
        "twin worlds hear the same",
    ),
    "redraws nothing": (
        "state.py",
        "twin.deck = unseen",
        "twin.deck, twin.hands = self.deck.copy(), [hand.copy() for hand in self.hands]",
        "secrets are redrawn",
    ),
    "imagines impossible worlds": (
        "state.py",
        "twin.deck = unseen",
        'twin.deck = [*unseen[1:], "toadstool"] if unseen else []',
        "resampled worlds play on",
    ),
    "has no words for an event": ("words.en.ftl", "event-went-home", "event-went-away", "everything has words"),
    "has words that lack a value": ("words.en.ftl", "sells { $count }", "sells { $number }", "everything has words"),
    "tells an event with an id in it": (
        "words.en.ftl",
        "drops a { NAME($kind) }.",
        "drops a kind_{ $kind }.",
        "no id is shown",
    ),
    "names a thing by its id in why_not": (
        "frames.py",
        'return Refusal(phrase("baskets-first"), "MM-HAUL-1")',
        'return Refusal(phrase("refuse-not-offered", word=thing), "MM-HAUL-1")',
        "no id is shown",
    ),
    "has no words for a warning": ("words.en.ftl", "warn-demand", "warn-offer", "everything has words"),
    "has no words for a score": ("words.en.ftl", "score-shelf", "score-board", "everything has words"),
    "cites a rule that does not exist": (
        "moves.py",
        'HOME: Final = Word("home", rule="MM-TURN")',
        'HOME: Final = Word("home", rule="MM-NAP")',
        "cited rules exist",
    ),
    "loses a card": (
        "frames.py",
        "state.stall = sorted([*state.stall, given])",
        "state.stall = sorted(state.stall)",
        "invariants hold",
    ),
    "offers a word that leads nowhere": (
        "frames.py",
        "return [GIVEN[kind] for kind in _held(state.hands[seat]) if _swappable(state, kind)]",
        "return [GIVEN[kind] for kind in KINDS]",
        "every option can be played",
    ),
    "suggests a move that is not on offer": (
        "game.py",
        "    def setup(self, setup: Setup, chance: Stream) -> Market:",
        "    def suggest(self, state: Market, seat: Seat, said: tuple[object, ...]) -> tuple[object, ...]:\n"
        "        from toy.moves import HOME\n\n        return (HOME,)\n\n"
        "    def setup(self, setup: Setup, chance: Stream) -> Market:",
        "every option can be played",
    ),
    "offers a word twice": ("frames.py", "HOME]", "HOME, HOME]", "options are short and distinct"),
    "calls options alike": (
        "frames.py",
        "return Choice(plain.word, plain.label, plain.things, plain.rule, plain.ends, detail)",
        "return Choice(plain.word, phrase('say-sell'), plain.things, plain.rule, plain.ends)",
        "options are short and distinct",
    ),
    "rolls a die of its own": (
        "frames.py",
        "face = state.chance.roll()",
        "face = random.randint(1, 6)",
        "same seed, same game",
    ),
    "draws when it is looked at": (
        "game.py",
        "deck=len(state.deck),",
        "deck=len(state.deck) + 0 * state.chance.roll(),",
        "asking changes nothing",
    ),
    "keeps a fraction in the state": (
        "frames.py",
        "state.round += 1",
        "state.round += 1.0",
        "states encode and decode",
    ),
    "cannot be set up with an option": (
        "state.py",
        'self.tokens = [bool(setup["snatching"])] * self.seats',
        'self.tokens = [bool(1 // setup["snatching"])] * self.seats',
        "tables can be set",
    ),
    "waits for somebody who cannot answer": (
        "frames.py",
        "return tuple(seat for seat, baskets in enumerate(self.chosen) if not baskets)",
        "return tuple(range(len(self.chosen)))",
        "somebody can always move",
    ),
    "lasts longer than it declares": ("game.py", "longest = 150", "longest = 8", "the end comes in time"),
    "forgets a seat in the result": (
        "state.py",
        "for seat, rank in enumerate(ranks))",
        "for seat, rank in enumerate(ranks[1:]))",
        "results are well-formed",
    ),
    "never gets to 100": ("state.py", "return 100 if self.over", "return 99 if self.over", "progress runs to the end"),
    "has an illegal default": ("frames.py", "return HOME.text", "return SELL.text", "default moves are legal"),
    "tells everybody a sealed answer": (
        "frames.py",
        'state.tell("chose", seat=seat)',
        'state.tell("chose", seat=seat, baskets=baskets.value)',
        "sealed answers stay sealed",
    ),
    "reveals a sealed answer too early": (
        "frames.py",
        'state.tell("chose", seat=seat)',
        'state.reveal("chose", seat=seat, baskets=baskets.value)',
        "sealed answers stay sealed",
    ),
    "confides a sealed answer to a neighbour": (
        "frames.py",
        'state.tell("chose", seat=seat)',
        'state.confide(audience(seat, (seat + 1) % state.seats), "chose", {"baskets": baskets.value}, seat=seat)',
        "sealed answers stay sealed",
    ),
    "sorts the deck instead of shuffling it": (
        "state.py",
        "twin.deck = unseen",
        "twin.deck = sorted(unseen)",
        "redrawn secrets vary",
    ),
    "imagines the same hands every time": (
        "state.py",
        "        rng.shuffle(unseen)\n",
        "",
        "redrawn secrets vary",
    ),
    "imagines the same sealed answer every time": (
        "frames.py",
        "rng.randint(1, MOST_BASKETS) if n and s != seat",
        "1 if n and s != seat",
        "redrawn secrets vary",
    ),
    "has an event that rests on no rule": (
        "words.en.ftl",
        "event-closed = The market closes.",
        "event-closed = The market closes.\n    .rule = MM-NAP",
        "events cite what exists",
    ),
    "marks an event with an unknown icon": (
        "words.en.ftl",
        "event-closed = The market closes.",
        "event-closed = The market closes.\n    .moment = unicorn",
        "events cite what exists",
    ),
    "plays an unknown sound in one case of two": (
        "words.en.ftl",
        "event-went-home = { SEAT($seat) } goes home.",
        "event-went-home = { SEAT($seat) } goes home.\n"
        "    .sound = { $seat ->\n        [9] kazoo\n       *[other] bell\n      }",
        "events cite what exists",
    ),
    "plays a sound that an event makes up": (
        "words.en.ftl",
        "event-dropped = { SEAT($seat) } drops a { NAME($kind) }.",
        "event-dropped = { SEAT($seat) } drops a { NAME($kind) }.\n    .sound = { $kind }",
        "events cite what exists",
    ),
    "asks with a gap in the sentence": (
        "frames.py",
        'phrase("prompt-turn", kind=state.demand)',
        'phrase("prompt-turn", kind="")',
        "everything has words",
    ),
    "tells an event with a gap in the sentence": (
        "frames.py",
        'state.reveal("dropped", seat=seat, kind=kind)',
        'state.reveal("dropped", seat=seat, kind="")',
        "everything has words",
    ),
    "tells an event about nothing": (
        "frames.py",
        'state.tell("snatched", seat=seat, kind=taken)',
        'state.tell("snatched", seat=seat, kind=None)',
        "everything has words",
    ),
    "tells an event with an empty list": (
        "frames.py",
        'state.reveal("opened", baskets=self.chosen)',
        'state.reveal("opened", baskets=())',
        "everything has words",
    ),
    "crashes on nonsense": (
        "frames.py",
        'place, _, kind = thing.rpartition("-")',
        'place, kind = thing.split("-")',
        "illegal moves are refused",
    ),
}


def test_a_game_with_a_line_to_write_on_holds(bench: Bench, tmp_path: Path) -> None:
    blank = 'Blank("say-home", 24, "MM-TURN") if seat == self.seat and not said else None'
    report = run(bench.copy(*writing(blank)), tmp_path)
    assert not report.broken, "\n".join(report.lines())
    game = bench.copy(*writing(blank))
    written = [move for seed in range(9) for move in moves_of(game, f"text {seed}") if move[0] == '"']
    assert any(" " not in move and "_" in move for move in written), "the kit writes texts with blanks"


def moves_of(game: AnyGame, seed: str) -> list[str]:
    """The moves of one random game of the kit."""
    trial = Trial(game, game.set_table(2, {}), seed)
    trial.begin()
    while (plan := next_plan(trial.state, trial.rng)) is not None:
        trial.play(plan)
    return [entry.move for entry in trial.record().entries]


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_is_caught_by_the_right_property(slip: str, bench: Bench, tmp_path: Path) -> None:
    file, before, after, property_ = SLIPS[slip]
    report = run(bench.copy(file, before, after), tmp_path)
    assert property_ in [found.name for found in report.broken], "\n".join(report.lines())
