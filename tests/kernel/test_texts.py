"""Free texts: tidy, bounded, one word of the notation, and judged by the same shape that offers them."""

from __future__ import annotations

import random

import pytest

from gnomestead.kernel import (
    Blank,
    Frame,
    IllegalMove,
    Move,
    Phrase,
    Result,
    Seat,
    Setup,
    State,
    Stream,
    Word,
    Written,
    notation,
)
from gnomestead.kernel.moves import text_of
from gnomestead.kernel.texts import parts_of, quoted, tidy

NAME = Word("name", ends=False)
PASS = Word("pass")
LINE = Blank("say-line", 12, "NAME-1")


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("  Queen \t of\nthe\u00a0Hedge ", "Queen of the Hedge"),
        ("snake_case", "snake case"),
        ("a\u202eb\u2066c\u200f", "abc"),
        ("nul\x00bell\x07esc\x1b[31m", "nulbellesc[31m"),
        ("zero\u200bwidth\ufeff\u00ad", "zerowidth"),
        ("\u3164\u115f\uffa0\u2800", "\u2800"),
        ("e\u0301", "é"),
        ("\uff21\uff22\uff02", "AB”"),
        ('say "hi"', "say ”hi”"),
        ("half \ud800 a pair", "half a pair"),
    ],
)
def test_a_text_is_made_tidy(written: str, kept: str) -> None:
    assert tidy(written) == kept


def test_tidying_twice_changes_nothing_more() -> None:
    rng = random.Random(21)
    for _ in range(3_000):
        text = "".join(chr(rng.randrange(rng.choice((0x80, 0x3000, 0x11_0000)))) for _ in range(8))
        tidied = tidy(text)
        assert tidy(tidied) == tidied
        word = quoted(text)
        assert word.split() == [word] and parts_of(f"name {word} x") == ["name", word, "x"]
        assert tidy(word.strip('"')) == tidied


def test_blanks_may_stand_between_quotes() -> None:
    assert parts_of('name "Tall  Tom" now') == ["name", '"Tall_Tom"', "now"]
    assert parts_of('name "Tall Tom') == ["name", '"Tall_Tom"']
    assert text_of('name  "Tall Tom"') == 'name "Tall_Tom"'


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("Tall Tom", None),
        ("O’Hara & co!", None),
        ("Ζωή 7", None),
        ("ที่", None),
        ("", "refuse-text-empty"),
        (" \u200b\u3164 ", "refuse-text-empty"),
        ("?!", "refuse-text-empty"),
        ("thirteen char", "refuse-text-long"),
        ("<b>bold</b>", "refuse-text-sign"),
        ("[red]Tom", "refuse-text-sign"),
        ("Tom 👑", "refuse-text-sign"),
        ("{ $seat }", "refuse-text-sign"),
        ("a\\n`$x", "refuse-text-sign"),
        ("\ue000x", "refuse-text-sign"),
        ("a" + "\u0332" * 4, "refuse-text-sign"),
        ("\u0332a", "refuse-text-sign"),
    ],
)
def test_one_check_says_what_may_be_written(text: str, problem: str | None) -> None:
    refusal = LINE.problem(LINE.write(text))
    assert (refusal.reason.key if refusal else None) == problem
    assert refusal is None or refusal.rule == "NAME-1"


def test_an_odd_sign_is_named_so_that_it_can_be_read() -> None:
    refusal = LINE.problem(LINE.write("\ue000x"))
    assert refusal is not None and refusal.reason.args["sign"] == "U+E000"


class Desk(State):
    """A desk with a line to write on."""

    __slots__ = ("lines",)

    def copy(self) -> Desk:
        twin = Desk.__new__(Desk)
        self.carry_over(twin)
        twin.lines = self.lines.copy()
        return twin

    def result(self) -> Result | None:
        return None

    def progress(self) -> int:
        return 0


class Writing(Frame[Desk]):
    """After `name` one may write."""

    __slots__ = ()

    def options(self, state: Desk, seat: Seat, said: Move) -> list[Word]:
        return [PASS] if said else [NAME, PASS]

    def blank(self, state: Desk, seat: Seat, said: Move) -> Blank | None:
        return LINE if said == (NAME,) else None

    def resolve(self, state: Desk, seat: Seat, move: Move) -> None:
        state.lines.append(notation(move))


def desk() -> Desk:
    state = Desk(Setup("desk", 1, {}), Stream(bytes(32)))
    state.lines: list[str] = []
    state.push(Writing())
    return state


@pytest.mark.parametrize("move", ['name "Tall_Tom"', 'name "Tall  Tom"', (NAME, LINE.write(" Tall Tom"))])
def test_a_text_is_a_word_of_a_move(move: Move | str) -> None:
    state = desk()
    state.play(0, move)
    assert state.lines == ['name "Tall_Tom"']


def test_a_text_where_none_is_asked_for_is_refused() -> None:
    state = desk()
    for move in ('"Tom"', 'pass "Tom"', 'name "Tom" "Tom"', (LINE.write("Tom"),)):
        with pytest.raises(IllegalMove):
            state.play(0, move)
    assert state.lines == [] and state.blank(0) is None and state.blank(1, (NAME,)) is None


@pytest.mark.parametrize("move", ['name "<b>"', (NAME, LINE.write("<b>"))])
def test_a_bad_text_is_refused_with_its_rule(move: Move | str) -> None:
    with pytest.raises(IllegalMove) as slip:
        desk().play(0, move)
    assert slip.value.refusal.rule == "NAME-1" and slip.value.refusal.reason.key == "refuse-text-sign"


def test_people_are_offered_the_line_below_the_words() -> None:
    state = desk()
    assert [choice.word for choice in state.choices(0, (NAME,))] == ["pass"]
    *_, line = state.pointing(0, (NAME,))
    assert (line.word, line.label, line.rule, line.writes) == ('""', Phrase("say-line", {"most": 12}), "NAME-1", 12)
    assert all(choice.writes == 0 for choice in state.pointing(0))


def test_equal_texts_are_equal_words() -> None:
    assert Written("Tom", "x") == LINE.write(" Tom ") and len({Written("Tom", "x"), LINE.write("Tom")}) == 1
    assert Written("Tom", "x") != Written("Tim", "x") and Written("pass", "x") != PASS
