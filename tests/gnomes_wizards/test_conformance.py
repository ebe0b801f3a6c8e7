"""The words and rules of the game as a whole."""

import random

from gnomes_wizards.battle import GAME
from gnomestead.bots.random_bot import random_move
from gnomestead.games.gnomes_wizards.content import ABILITIES, BICKER, COUNTERS, FACES, TILES, TRIBES, UNITS
from gnomestead.games.gnomes_wizards.rules.bicker import grumble
from gnomestead.kernel import Event
from gnomestead.kernel.lexicon import Lexicon


def test_everything_printed_has_words():
    words = Lexicon(GAME)
    ids = [ability.id for ability in ABILITIES] + [tile.id for tile in TILES] + [tribe.id for tribe in TRIBES]
    ids += [unit.id for row in UNITS for unit in row] + [*COUNTERS, *FACES]
    assert not [id for id in ids if not words.has(f"name-{id}")]
    assert not [ability.id for ability in ABILITIES if not words.has(f"text-{ability.id}")]


def test_grumblers_know_what_they_grumble_about():
    words = Lexicon(GAME)
    lines = sorted({line for lines in BICKER.values() for line in lines})
    spoken = {
        line: words.tell(Event("bicker", {"unit": "achr_wargs", "line": line, "other": "achr_bears", "n": 7}))
        for line in lines
    }
    assert not [line for line, told in spoken.items() if line in told or "{" in told]
    assert all("7" in spoken[line] for line in ("any_collect_2", "quav_collect"))
    assert all("Bear Shamans" in spoken[line] for line in ("any_collect_3", "betr_collect"))
    assert "“Warg Riders reporting." in spoken["any_call_2"]


def test_a_lonely_grumbler_blames_the_other_leader():
    state = GAME.start(2, {"tribe_pick": "random"}, 5)
    grumble(state, "collect", 0, 3)
    assert (state.events[-1].data["other"], state.events[-1].data["n"]) == (state.unit_id(7), 3)


def test_bickering_changes_nothing_but_the_talk():
    tables = [GAME.start(2, {"bicker": bicker, "reaction_seconds": 0}, 5) for bicker in ("on", "off")]
    talk = [0, 0]
    rng = [random.Random(5), random.Random(5)]
    while not tables[0].over:
        for i, state in enumerate(tables):
            seat = state.waiting()[0]
            talk[i] += sum(event.kind == "bicker" for event in state.play(seat, random_move(state, seat, rng[i])))
    assert tables[0].brief() == tables[1].brief() and talk[0] > 0 and talk[1] == 0
