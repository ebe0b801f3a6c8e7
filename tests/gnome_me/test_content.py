"""The content is what the box holds, and slips of an author are named."""

import pytest

from gnomestead.games.gnome_me import content
from gnomestead.games.gnome_me.content import CALL_FOR, CARDS, FACES, ID_CARDS, MARKS, PARTS, PORTRAITS, RESULTS
from gnomestead.games.gnome_me.game import DoYouGnomeMe
from gnomestead.kernel import BadContent
from gnomestead.kernel.lexicon import Lexicon


def test_the_box() -> None:
    assert (len(CARDS), len(PORTRAITS), len(PARTS), len(ID_CARDS)) == (24, 48, 16, 64)
    assert CALL_FOR.count(0) == CALL_FOR.count(1) == 6
    for slot in range(4):
        assert [sum(face[slot] == part for face in FACES) for part in range(4)] == [12] * 4


def test_no_part_betrays_a_mark() -> None:
    marked = [FACES[number] for number, call in enumerate(CALL_FOR) if call >= 0]
    for slot in range(4):
        assert [sum(face[slot] == part for face in marked) for part in range(4)] == [3] * 4
    assert sum(row.mark == "none" for row in PORTRAITS) == 18 == MARKS["none"].portraits


@pytest.mark.parametrize(
    ("effect", "problem"),
    [({"verb": "explode"}, "unknown verb 'explode'"), ({"verb": "gift_from_deck", "colour": 1}, "no parameter colour")],
)
def test_an_unknown_verb_or_parameter_is_named(effect: dict[str, object], problem: str) -> None:
    with pytest.raises(BadContent, match=problem):
        content._check_effects("modes.toml", "called", [effect], content._verbs)


def test_every_round_result_has_words_and_verbs_that_exist() -> None:
    from gnomestead.games.gnome_me.rules.cards import VERBS

    words = Lexicon(DoYouGnomeMe())
    for result, effects in RESULTS.items():
        if result not in ("voided", "false_call_broke"):
            assert words.has(f"why-{result}") and all(effect["verb"] in VERBS for effect in effects)
