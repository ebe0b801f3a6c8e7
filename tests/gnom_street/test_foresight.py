"""What an option says of itself before it is chosen (section 11 of the spec), and what a prompt warns of."""

from __future__ import annotations

from typing import Any

import pytest

from gnomestead.games.gnom_street.content import AREA, SPACE_OF, THROW
from gnomestead.games.gnom_street.rules.sheet import NO_COLOUR, Question
from gnomestead.games.gnom_street.rules.throw import miss
from gnomestead.kernel import Phrase
from gnomestead.kernel.lexicon import Lexicon
from gnomestead.testing import rule

from .table import GAME, G, O, P, R, Table, street

WORDS = Lexicon(GAME, ["Ann", "Bob", "Cyd"], R)


def detail(table: Table, seat: int, word: str, said: str = "") -> Phrase | None:
    choices = table.state.choices(seat, table.state.read(seat, said))
    return next(choice.detail for choice in choices if choice.word == word)


def told(table: Table, seat: int, word: str, said: str = "") -> tuple[str, dict[str, Any]]:
    found = detail(table, seat, word, said)
    assert found is not None
    return found.key, dict(found.args)


def warning(table: Table, seat: int, word: str, said: str = "") -> str:
    choices = table.state.choices(seat, table.state.read(seat, said))
    return next(choice.warning.key if choice.warning else "" for choice in choices if choice.word == word)


def having_asked(table: Table, seat: int = R) -> Table:
    """The same moment, at which this seat has asked something before."""
    table.state.asked.append(Question(1, seat, (seat + 1) % 2, AREA, SPACE_OF["A1"], NO_COLOUR, loud=False))
    return table


# Fights ------------------------------------------------------------------------------------------


@rule("GS-FGT-03")
def test_a_card_says_how_many_rivals_could_cancel_it():
    table = street().hand(G, "5 6").hand(P, "5 7").hand(O, "1 2")
    assert told(table, R, "5") == ("detail-fight", {"value": 5, "same": 2, "ability": "cat_caller"})
    assert told(table, R, "2")[1]["same"] == 1


def test_where_hands_are_left_to_memory_a_card_tells_only_its_ability():
    table = street(show_remaining_hands=False)
    assert told(table, R, "5") == ("ability-cat_caller", {})


@rule("GS-FGT-02")
def test_with_two_cards_there_is_something_to_think_again():
    table = street().hand(R, "4 8").play(R, "4")
    assert table.menu(R) == "rethink"


# Goes --------------------------------------------------------------------------------------------


@rule("GS-ASK-02", "GS-DUO-05")
@pytest.mark.parametrize(("value", "key"), [(5, "prompt-take-loser"), (1, "prompt-take")])
def test_the_loser_hears_early_that_it_asks_nobody_unless_it_is_a_snitch(value, key):
    table = street(3).fight(8, 7, value).go(R).go(G)
    assert table.state.prompt(P).key == key


@rule("GS-ASK-02")
def test_the_loser_is_told_again_when_it_places():
    table = street(3).fight(8, 7, 5).go(R).go(G)
    table.play(P, table.state.default(P))
    assert table.state.prompt(P).key == "prompt-place-loser"
    first = street(3).fight(8, 7, 5).play(R, "grass line")
    assert first.state.prompt(R).key == "prompt-place"


@rule("GS-KCK-01")
def test_a_space_says_whom_one_would_kick_out():
    table = street().minis(G, "A4").minis(R, "B2").fight(8, 7, 6, 5).play(R, "grass line")
    assert told(table, R, "A4") == ("detail-kick-out", {"seat": G})
    assert (detail(table, R, "B2"), warning(table, R, "B2")) == (None, "warn-kick-own")
    assert warning(table, R, "A4") == warning(table, R, "C5") == ""
    assert told(table, R, "C5")[0] == "detail-outlook"


@rule("GS-PLC-06")
def test_the_last_possible_space_is_taken_without_asking():
    """Of four grass spaces the Cat has one and guarded Minis two."""
    table = street().minis(G, "A4 B2").cat("A6").fight(8, 4, 3, 1)
    table.state.guards = (1 << 3 | 1 << 7,)
    table.play(R, "grass line")
    assert table.told("mini_placed")[0]["space"] == "C5"


@rule("GS-ASK-01")
def test_nobody_asks_oneself():
    table = street().fight(8, 7, 6, 5).play(R, "grass line", "C5")
    refusal = table.state.why_not(R, "red")
    assert refusal is not None and refusal.reason.key == "why-ask-yourself"


@rule("GS-ASK-05")
def test_a_question_says_how_it_would_split_the_own_sheet():
    table = street(2).loots("A5 B2").fight(8, 7).play(R, "soil flower", "C1")
    assert told(table, R, "green") == ("detail-quiet", {"yes": -1, "no": -1, "seat": G})
    assert told(table, R, "blue", "green") == ("detail-quiet", {"yes": 7, "no": 8, "seat": G, "about": "blue"})
    assert warning(table, R, "skip") == "warn-skip-question"


@rule("GS-ASK-03")
def test_skipping_a_question_that_could_tell_nothing_is_no_loss():
    table = street(2).loots("A5 B2").fight(8, 7).play(R, "soil flower", "C1")
    table.state.knows[R * 2 + G] = 1 << SPACE_OF["B2"]
    assert warning(table, R, "skip") == ""


@rule("GS-ANS-02", "GS-ANS-03")
@pytest.mark.parametrize(
    ("cards", "known", "loud"),
    [
        ((8, 7, 5, 3), "", True),
        ((8, 7, 6, 3), "A6 C5", True),
        ((8, 7, 6, 3), "A6", False),
        ((8, 5, 3, 1), "", False),
        ((8, 7, 6, 4), "", False),
    ],
)
def test_a_loud_gang_while_a_quiet_one_could_be_asked(cards, known, loud):
    """Megaphones are on 4, 6, 7 and 8. However little a quiet gang would tell, unless it is found out already."""
    table = having_asked(street().loots("A1 A2 A4 A5").fight(*cards).play(R, "grass area", "C5"))
    if known:
        table.state.knows[R * 4 + O] = sum(1 << SPACE_OF[space] for space in known.split())
    assert warning(table, R, "green") == ("warn-loud" if loud else "")
    assert warning(table, R, "orange") == ""


@rule("GS-ANS-03")
def test_the_megaphone_is_warned_of_until_one_was_heard():
    table = street().loots("A1 A2 A4 A5").fight(8, 7, 5, 3).play(R, "grass area", "C5")
    assert warning(having_asked(table), R, "green") == "warn-loud"
    table.state.asked.append(Question(1, R, G, AREA, SPACE_OF["C5"], NO_COLOUR, loud=True))
    assert warning(table, R, "green") == ""


@rule("GS-ANS-02", "GS-ANS-03")
def test_it_names_the_quiet_gang_that_would_tell_most():
    table = street().loots("A1 A2 A4 A5").fight(8, 7, 5, 3).play(R, "grass area", "C5")
    table.state.knows[R * 4 + P] = 1 << SPACE_OF["C5"] | 1 << SPACE_OF["A1"]
    warned = next(choice.warning for choice in table.state.choices(R, ()) if choice.word == "green")
    assert warned is not None and (warned.args["seat"], warned.args["quiet"]) == (G, O)


@rule("GS-ANS-03", "GS-ASK-07")
def test_of_a_flower_the_colour_warns_of_the_megaphone():
    table = having_asked(street().loots("A1 A2 A4 A5").fight(8, 7, 5, 3).play(R, "soil flower", "C1"))
    assert warning(table, R, "green") == "" and warning(table, R, "blue", "green") == "warn-loud"
    assert warning(table, R, "blue", "purple") == ""


@rule("GS-DUO-06")
def test_a_duel_has_no_megaphones_to_warn_of():
    table = having_asked(street(2).fight(8, 7).play(R, "grass area", "C5"))
    assert warning(table, R, "green") == ""


@rule("GS-ASK-08")
@pytest.mark.parametrize(
    ("tokens", "space", "said", "word", "asked"),
    [
        ("grass area", "C5", "", "green", "is it on or around C5?"),
        ("grass line", "C5", "", "green", "is it in line with C5?"),
        ("soil flower", "C1", "green", "blue", "does blue grow there, as on C1?"),
    ],
)
def test_the_first_question_of_a_seat_is_asked_back_in_words(tokens, space, said, word, asked):
    """Asking is final; afterwards the prompt's reminder is enough, and another seat's question is none of mine."""
    table = street(3).fight(8, 5, 3).play(R, tokens, space)
    warned = next(each.warning for each in table.state.choices(R, table.state.read(R, said)) if each.word == word)
    assert warned is not None and warned.key == "warn-ask"
    assert asked in WORDS.say(warned) and "Asked is asked." in WORDS.say(warned)
    assert warning(having_asked(table, G), R, word, said) == "warn-ask"
    assert warning(having_asked(table), R, word, said) == ""


@rule("GS-ASK-08", "GS-ANS-03")
def test_a_first_question_to_a_loud_gang_is_warned_of_once_for_both():
    table = street(3).fight(8, 7, 3).play(R, "grass area", "C5")
    for first in (True, False):
        warned = next(each.warning for each in table.state.choices(R, ()) if each.word == "green")
        assert warned is not None and warned.key == "warn-loud"
        assert ("Asked is asked." in WORDS.say(warned)) is first
        having_asked(table)


@rule("GS-DUO-09")
def test_the_only_mole_of_a_duel_is_always_asked_about():
    table = street(2).loots("B2 C3").fight(8, 5).play(R, "wood line", "B4", "skip")
    assert warning(table, R, "B4", "mole") == "warn-duel-mole"
    table.state.knows[R * 2 + G] &= ~(1 << SPACE_OF["B4"])
    assert warning(table, R, "B4", "mole") == "warn-impossible-mole"
    assert warning(table, R, "finish") == ""


@rule("GS-DIG-09", "GS-DUO-09")
@pytest.mark.parametrize(("seats", "said", "words"), [(2, "mole", "loses you the set"), (3, "dig 1 mole", "nothing")])
def test_a_mole_on_ones_own_loot_says_what_it_costs(seats, said, words):
    table = street(seats).loots("B4 C3 A1"[: 3 * seats]).fight(*(8, 5, 3)[:seats]).play(R, "wood line", "B4", "skip")
    choices = table.state.choices(R, table.state.read(R, said))
    warned = next(choice.warning for choice in choices if choice.word == "B4")
    assert warned.key == "warn-own-loot-mole" and words in WORDS.say(warned)
    if seats == 3:
        assert warning(table, R, "B4", "dig 1 bait") == "warn-own-loot-bait"


@rule("GS-SHT-02")
def test_a_mole_where_nobodys_loot_can_be_says_so():
    table = street(3).loots("A1 B4 C6").fight(8, 5, 3).play(R, "grass line", "C5", "skip")
    for rival in (G, P):
        table.state.knows[R * 3 + rival] = 1 << SPACE_OF["C6"]
    found = detail(table, R, "C5", "dig 1 mole")
    assert found is not None and "nobody" in WORDS.say(found)


@rule("GS-CAT-04")
def test_the_cat_s_spaces_say_whom_it_would_chase():
    table = street().minis(G, "A4").minis(R, "B3").cat("B4").fight(8, 7, 6, 5).play(R, "grass cat", "C5")
    assert told(table, R, "A4") == ("detail-cat-chases", {"seat": G})
    assert (detail(table, R, "B3"), warning(table, R, "B3")) == (None, "warn-cat-own")
    assert detail(table, R, "B5") is None


def test_a_mole_says_how_many_gangs_may_have_their_loot_there_and_a_bait_nothing():
    table = street().loots("A1 A2 A4 A5").fight(8, 7, 6, 5).play(R, "grass line", "C5", "skip")
    assert told(table, R, "C5", "dig 7 mole") == ("detail-mole", {"gangs": 3, "space": "C5"})
    assert detail(table, R, "C5", "dig 7 bait") is None


# Ends --------------------------------------------------------------------------------------------


@rule("GS-DUO-09")
@pytest.mark.parametrize(("loots", "how", "winner"), [("B2 B4", "right", R), ("B2 A1", "wrong", G)])
def test_a_set_says_how_it_was_won(loots, how, winner):
    table = street(2).loots(loots).fight(8, 5).play(R, "wood line", "B4", "skip", "mole B4")
    over = table.told("set_over")[0]
    assert (over["how"], over["seat"]) == (how, winner)


@rule("GS-THR-06")
def test_the_hedge_begins_just_beyond_its_limits():
    """The last millimetre inside still counts, the next is over the hedge; limits as in the content."""
    x, low, high = THROW.limit_x_abs_mm, THROW.limit_y_min_mm, THROW.limit_y_max_mm
    assert all(miss(*at, 0) != 999 for at in ((0, low), (0, high), (x, high), (-x, low)))
    assert all(miss(*at, 0) == 999 for at in ((0, low - 1), (0, high + 1), (x + 1, high), (-x - 1, low)))
