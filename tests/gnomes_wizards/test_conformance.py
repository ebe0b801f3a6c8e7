"""The kernel's contract, and the words and rules of the game as a whole."""

from gnomes_wizards.battle import GAME
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
