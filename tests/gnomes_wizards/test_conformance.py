"""The kernel's contract, and the words and rules of the game as a whole."""

import random

from gnomes_wizards.battle import GAME
from gnomestead.bots.random_bot import random_move
from gnomestead.conformance import conforms
from gnomestead.games.gnomes_wizards.content import ABILITIES, COUNTERS, FACES, TILES, TRIBES, UNITS
from gnomestead.kernel.lexicon import Lexicon


def test_conforms():
    conforms(GAME, games=5)


def test_everything_printed_has_words():
    words = Lexicon(GAME)
    ids = [ability.id for ability in ABILITIES] + [tile.id for tile in TILES] + [tribe.id for tribe in TRIBES]
    ids += [unit.id for row in UNITS for unit in row] + [*COUNTERS, *FACES]
    assert not [id for id in ids if not words.has(f"name-{id}")]
    assert not [ability.id for ability in ABILITIES if not words.has(f"text-{ability.id}")]


def test_bickering_changes_nothing_but_the_talk():

    tables = [GAME.start(2, {"bicker": bicker, "reaction_seconds": 0}, 5) for bicker in ("on", "off")]
    talk = [0, 0]
    rng = [random.Random(5), random.Random(5)]
    while not tables[0].over:
        for i, state in enumerate(tables):
            seat = state.waiting()[0]
            talk[i] += sum(event.kind == "bicker" for event in state.play(seat, random_move(state, seat, rng[i])))
    assert tables[0].brief() == tables[1].brief() and talk[0] > 0 and talk[1] == 0
