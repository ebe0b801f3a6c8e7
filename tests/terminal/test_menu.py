"""What a typed line stands for."""

from __future__ import annotations

from gnomestead.kernel import State, notation
from gnomestead.terminal.menu import Menu, understand
from nirds.garden import garden


def market() -> State:
    """Somebody with a 1 and a 6, who may recruit, attack, or turn the 1 into anything."""
    table = garden(1).army(0, dice="1 6", cards="loaded_die", row="stone").market("odd_duck even_egret flip_finch")
    return table.act().state


def heard(line: str, *reserved: str) -> str:
    state = market()
    sentence = understand(state, 0, (), line, frozenset(reserved))
    return "" if sentence is None else notation(sentence.said) + (" ." if sentence.whole else "")


def test_the_beginning_of_a_word_or_of_its_part_will_do() -> None:
    assert heard("rec duck 6") == "recruit odd_duck 6 ."
    assert heard("recruit egr") == "recruit even_egret"


def test_two_letters_are_too_few() -> None:
    assert heard("re") == ""


def test_commands_come_before_beginnings_of_words() -> None:
    assert heard("rec", "rec") == ""
    assert heard("recruit", "recruit") == "recruit"


def test_a_face_is_chosen_by_its_own_number() -> None:
    state = market()
    menu = Menu(state, 0, state.read(0, "tactic loaded_die 1"))
    assert [word.text for word in menu.words] == ["=2", "=3", "=4", "=5", "=6"]
    assert menu.keys == ["2", "3", "4", "5", "6"]


def test_faces_beside_dice_do_not_take_their_numbers() -> None:
    table = garden(1).army(0, "wobble_wagtail", dice="1 2 3", row="stone").act()
    menu = Menu(table.state, 0, table.state.read(0, "science wobble_wagtail 3"))
    assert [word.text for word in menu.words] == ["1", "2", "=2", "=4"]
    assert menu.keys == ["1", "2", "3", "4"]
