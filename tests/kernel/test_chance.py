"""Chance is the same on every machine, for ever."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

import pytest

from gnomestead.kernel import LoadedDice, Stream, make_seed


def stream(words: str = "gnome") -> Stream:
    return Stream(make_seed(words))


def test_a_seed_from_words_is_pinned() -> None:
    assert make_seed("gnome").hex() == "a9270921160d0023d876e458e1dd4ab5d4cf22a893d7fecfd0e6fc118216320d"
    assert make_seed(7) == make_seed("7")
    assert make_seed() != make_seed()


def test_the_stream_is_pinned() -> None:
    chance = stream()
    assert [chance.below(1000) for _ in range(8)] == [678, 85, 3, 25, 939, 646, 701, 948]
    assert [chance.roll() for _ in range(10)] == [5, 3, 5, 5, 5, 6, 5, 5, 6, 1]
    assert (chance.between(5, 9), chance.pick("abcdef")) == (9, "c")
    things = list(range(8))
    chance.shuffle(things)
    assert things == [6, 7, 1, 3, 5, 2, 0, 4]
    assert chance.drawn == 27


def test_the_stream_is_keyed_blake2b_in_counter_mode() -> None:
    chance = Stream(bytes(32))
    blocks = b"".join(blake2b(n.to_bytes(8, "little"), key=bytes(32)).digest() for n in range(2))
    words = [int.from_bytes(blocks[i : i + 4], "little") for i in range(0, 80, 4)]
    assert [chance.below(1 << 32) for _ in range(20)] == words


def test_a_sub_stream_hangs_off_its_name_alone() -> None:
    early, late = stream(), stream()
    for _ in range(5):
        late.roll()
    rolls = [[s.stream("throw.1").roll() for _ in range(3)] for s in (early, late)]
    assert rolls[0] == rolls[1]
    again = late.stream("throw.1")
    assert [again.roll() for _ in range(6)] == [3, 1, 5, 3, 4, 3]
    assert late.stream("throw.2").key != again.key


def test_a_copy_gives_the_same_and_disturbs_nobody() -> None:
    chance = stream()
    chance.roll()
    twin = chance.copy()
    assert twin == chance
    rolls = [twin.roll() for _ in range(40)]
    assert chance.drawn == 1 and [chance.roll() for _ in range(40)] == rolls


def test_all_faces_are_equally_likely() -> None:
    chance = stream("fair")
    faces = Counter(chance.roll() for _ in range(12_000))
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert sum((count - 2000) ** 2 / 2000 for count in faces.values()) < 20.5  # chi-squared, 5 degrees, p = 0.001


def test_every_order_comes_out_of_a_shuffle() -> None:
    chance = stream("orders")
    orders: Counter[str] = Counter()
    for _ in range(6_000):
        things = list("abc")
        chance.shuffle(things)
        orders["".join(things)] += 1
    assert len(orders) == 6 and min(orders.values()) > 880 and max(orders.values()) < 1120


def test_loaded_dice_show_what_the_test_says_then_go_on_as_before() -> None:
    dice = LoadedDice(stream(), [6, 1])
    twin = dice.copy()
    plain = stream()
    assert [dice.roll() for _ in range(4)] == [6, 1, plain.roll(), plain.roll()]
    assert twin.roll() == 6, "the copy has its own dice"


def test_loaded_dice_refuse_a_face_the_die_has_not() -> None:
    with pytest.raises(AssertionError, match="a loaded 7 on a die of 6 sides"):
        LoadedDice(stream(), [7]).roll()
