"""The verbs of a state: menus, drafts, judging, duties, why not, defaults."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gnomestead.kernel import (
    FULL_STOP,
    AnyFrame,
    Frame,
    IllegalMove,
    Move,
    Refusal,
    Result,
    Seat,
    Setup,
    State,
    Stream,
    Word,
    notation,
    phrase,
)

PILE = Word("pile", things=("pile-place",), ends=False)
STONE = Word("stone", things=("stone",), rule="H-1", ends=False)
GO = Word("go", things=("path",))
WHISTLE = Word("whistle")


class Heap(State):
    """Stones on a heap. Over three of them are one too many."""

    __slots__ = ("steps", "stones")

    def __init__(self, steps: int = 0) -> None:
        super().__init__(Setup("heap", 2, {}), Stream(bytes(32)))
        self.stones = 0
        self.steps = steps

    def copy(self) -> Heap:
        twin = Heap.__new__(Heap)
        self.carry_over(twin)
        twin.stones, twin.steps = self.stones, self.steps
        return twin

    def result(self) -> Result | None:
        return None

    def progress(self) -> int:
        return 0


class Piling(Frame[Heap]):
    """Seat 0 piles one to three stones, or goes. What `steps` says happens before, unasked."""

    __slots__ = ()

    def waiting(self, state: Heap) -> tuple[Seat, ...]:
        return (0,)

    def settle(self, state: Heap) -> bool:
        if not state.steps:
            return False
        state.steps -= 1
        state.tell("step", left=state.steps)
        return True

    def options(self, state: Heap, seat: Seat, said: Move) -> list[Word]:
        if seat:
            return []
        if not said:
            return [PILE, GO]
        return [STONE] if len(said) == 1 else [STONE, FULL_STOP] if len(said) < 4 else [FULL_STOP]

    def resolve(self, state: Heap, seat: Seat, move: Move) -> None:
        state.stones += len(move) - 1
        if move[0] is GO:
            state.end()

    def why_not(self, state: Heap, seat: Seat, thing: str) -> Refusal | None:
        return Refusal(phrase("too-hot"), "H-2") if thing == "sun" else None


class Avalanche(Frame[Heap]):
    """The heap comes down at once."""

    __slots__ = ()

    def settle(self, state: Heap) -> bool:
        state.stones = 0
        state.tell("avalanche")
        state.pop()
        return True


class Quake(Frame[Heap]):
    """Nobody survives this."""

    __slots__ = ()

    def settle(self, state: Heap) -> bool:
        state.tell("quake")
        state.end()
        return True


def too_many(state: Heap) -> AnyFrame | None:
    return Avalanche() if state.stones > 3 else None


def far_too_many(state: Heap) -> AnyFrame | None:
    return Quake() if state.stones > 5 else None


def heap(steps: int = 0, *duties: Callable[[Heap], AnyFrame | None]) -> Heap:
    kind = type("DutifulHeap", (Heap,), {"__slots__": (), "OBLIGATIONS": duties})
    state: Heap = kind(steps)
    state.push(Piling())
    state.settle()
    return state


def texts(state: Heap, *said: Word) -> str:
    return notation(state.options(0, said))


# Drafts ------------------------------------------------------------------------------------------


def test_a_move_is_built_word_by_word() -> None:
    state = heap()
    assert texts(state) == "pile go"
    assert texts(state, PILE) == "stone"
    assert texts(state, PILE, STONE) == "stone ."
    assert texts(state, PILE, STONE, STONE, STONE) == "."
    assert state.stones == 0 and state.ply == 0, "nothing has happened yet"
    state.play(0, "pile stone stone")
    assert state.stones == 2 and state.ply == 1


def test_what_was_read_holds_until_something_happens() -> None:
    state = heap()
    assert state.read(0, "go") is state.read(0, "go")
    assert state.choices(0)[0] is state.choices(0)[0], "what is said of a word is made once"
    with pytest.raises(IllegalMove):
        state.read(1, "go")
    state.play(0, "go")
    with pytest.raises(IllegalMove):
        state.read(0, "go")


def test_nothing_follows_what_could_not_be_said() -> None:
    state = heap()
    assert texts(state, STONE) == texts(state, GO) == texts(state, GO, STONE) == ""
    assert state.options(1, (PILE,)) == () and state.options(7) == ()


@pytest.mark.parametrize(
    ("seat", "move", "reason"),
    [
        (0, "", "refuse-nothing-said"),
        (0, "pile", "refuse-incomplete"),
        (0, "pile stone .", "refuse-not-offered"),
        (0, "stone", "refuse-not-offered"),
        (0, "go go", "refuse-not-offered"),
        (1, "go", "refuse-wait"),
        (5, "go", "refuse-no-seat"),
        (0, (STONE,), "refuse-not-offered"),
        (0, (), "refuse-nothing-said"),
        (0, (PILE, STONE, FULL_STOP), "refuse-not-offered"),
        (0, (Word("go"),), "refuse-not-offered"),
    ],
)
def test_what_is_not_on_the_menu_is_refused_with_a_reason(seat: Seat, move: Move | str, reason: str) -> None:
    state = heap()
    with pytest.raises(IllegalMove) as error:
        state.play(seat, move)
    assert error.value.refusal.reason.key == reason
    assert state.ply == 0 and state.stones == 0


def test_a_refusal_quotes_no_more_than_one_can_read() -> None:
    with pytest.raises(IllegalMove) as error:
        heap().play(0, "x" * 5_000)
    assert error.value.refusal.reason.args["word"] == "x" * 60


def test_after_the_end_everything_is_refused() -> None:
    state = heap()
    state.play(0, "go")
    assert state.over and state.waiting() == () and state.options(0) == ()
    assert state.prompt(0) == phrase("prompt-over")
    with pytest.raises(IllegalMove, match="refuse-over"):
        state.play(0, "go")


# What happens unasked ----------------------------------------------------------------------------


def test_a_frame_settles_until_it_needs_an_answer() -> None:
    assert [event.data["left"] for event in heap(3).events] == [2, 1, 0]


def test_a_duty_comes_first_wherever_it_arises() -> None:
    state = heap(0, too_many)
    state.play(0, "pile stone stone stone")
    assert state.stones == 3 and state.events == []
    events = state.play(0, "pile stone")
    assert state.stones == 0 and [event.kind for event in events] == ["avalanche"]
    assert state.waiting() == (0,)


def test_the_first_duty_of_the_list_is_done_first() -> None:
    state = heap(0, far_too_many, too_many)
    state.stones = 5
    assert [event.kind for event in state.play(0, "pile stone")] == ["quake"]
    assert state.over


def test_a_table_that_never_rests_is_our_own_slip() -> None:
    with pytest.raises(AssertionError, match="the table never comes to rest"):
        heap(20_000)


# Asking ------------------------------------------------------------------------------------------


def test_touchable_is_all_that_any_move_touches() -> None:
    assert heap().touchable(0) == {"pile-place", "stone", "path"}
    assert heap().touchable(1) == set()


@pytest.mark.parametrize(
    ("seat", "thing", "key", "rule"),
    [(0, "sun", "too-hot", "H-2"), (0, "moon", "refuse-idle", ""), (1, "stone", "refuse-wait", "")],
)
def test_why_not_names_the_rule_or_a_reason(seat: Seat, thing: str, key: str, rule: str) -> None:
    refusal = heap().why_not(seat, thing)
    assert refusal is not None and (refusal.reason.key, refusal.rule) == (key, rule)


def test_what_may_be_touched_needs_no_reason() -> None:
    assert heap().why_not(0, "stone") is None


def test_choices_say_what_words_touch_and_cite() -> None:
    state = heap()
    [stone] = state.choices(0, (PILE,))
    assert (stone.word, stone.label.key, stone.things, stone.rule, stone.ends) == (
        "stone",
        "say-stone",
        ("stone",),
        "H-1",
        False,
    )
    assert state.prompt(0).key == "prompt-choose" and state.prompt(1).key == "prompt-wait"
    assert state.prompt(0, (PILE,)).key == "prompt-choose" and state.prompt(0, (PILE, PILE)).key == "prompt-wait"


BEAN = Word("bean")
BEANS = (Word("bean.1", things=("bean1",)), Word("bean.2", things=("bean2",)))


class Beans(Frame[Heap]):
    """Two beans as like as two peas."""

    __slots__ = ()

    def options(self, state: Heap, seat: Seat, said: Move) -> tuple[Word, ...]:
        return (BEAN, GO)

    def each(self, state: Heap, seat: Seat, said: Move, word: Word) -> tuple[Word, ...]:
        return BEANS if word is BEAN else ()

    def resolve(self, state: Heap, seat: Seat, move: Move) -> None:
        state.tell("taken", bean=move[0].text)


def test_of_things_that_are_alike_one_may_be_meant_by_whoever_points_at_it() -> None:
    state = heap()
    state.push(Beans())
    state.forget_menus()
    assert [choice.word for choice in state.choices(0)] == ["bean", "go"]
    assert [choice.word for choice in state.pointing(0)] == ["bean.1", "bean.2", "go"]
    assert state.why_not(0, "bean2") is None
    for said in ("bean", "bean.2"):
        assert state.play(0, said)[0].data == {"bean": said}
    with pytest.raises(IllegalMove):
        state.play(0, "bean.3")


class Errand(Frame[Heap]):
    """Seat 0 has one way to go, word by word; whistling is always allowed."""

    __slots__ = ("ways",)

    def __init__(self, *ways: Word) -> None:
        self.ways = ways

    def waiting(self, state: Heap) -> tuple[Seat, ...]:
        return (0,)

    def is_aside(self, state: Heap, word: Word) -> bool:
        return word is WHISTLE

    def options(self, state: Heap, seat: Seat, said: Move) -> list[Word]:
        if said:
            return [STONE] if len(said) == 1 else [FULL_STOP]
        return [*self.ways, WHISTLE]


def errand(*ways: Word) -> Heap:
    state = heap()
    state.push(Errand(*ways))
    state.forget_menus()
    return state


def test_the_only_move_is_told_where_there_is_no_choice() -> None:
    assert notation(errand(GO).only_move(0)) == "go", "an aside is no answer"
    assert notation(errand(PILE).only_move(0)) == "pile stone"
    assert errand(GO, PILE).only_move(0) == ()
    assert heap().only_move(0) == (), "one, two or three stones"
    assert errand(GO).only_move(1) == (), "nothing is asked of this seat"


def test_the_default_is_the_shortest_way_through_the_first_options() -> None:
    assert heap().default(0) == "pile stone"
    assert heap().default(1) == ""


@pytest.mark.parametrize("text", ["", "two words", "undo", "@9", " pad"])
def test_some_texts_cannot_be_words(text: str) -> None:
    with pytest.raises(AssertionError, match="cannot be a word"):
        Word(text)


def test_seats_are_counted_round_the_table() -> None:
    assert heap().seats_from(1) == [1, 0]
