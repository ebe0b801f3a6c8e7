"""Words: made only when somebody reads them, for that reader."""

from __future__ import annotations

from gnomestead.games.gnomes_wizards.game import GnomesAndWizards
from gnomestead.kernel import Event, audience, phrase
from gnomestead.kernel.lexicon import Lexicon
from toy import MushroomMarket


def words(reader: int | None = None) -> Lexicon:
    return Lexicon(MushroomMarket(), ["Ada", "Bo"], reader)


def test_a_phrase_is_filled_in() -> None:
    assert words().say(phrase("prompt-drop", limit=4)) == "Too much to carry: drop down to 4."
    assert words().say(phrase("not-your-turn", seat=1)) == "Bo is at the stall."
    assert words().say(phrase("not-your-turn", seat=2)) == "Seat 3 is at the stall."


def test_numbers_choose_their_words() -> None:
    assert words().say(phrase("say-baskets", word=1)) == "Take 1 basket"
    assert words().say(phrase("say-baskets", word=2)) == "Take 2 baskets"


def test_several_run_and_one_runs() -> None:
    lexicon = Lexicon(GnomesAndWizards(), ["Ada", "Bo"])
    runs = [lexicon.say(phrase("prompt-watch-journey", unit=unit)) for unit in ("turq_owls", "turq_leader")]
    assert runs == ["Owl Riders are on the move.", "Tansy Underbough is on the move."]


def test_the_reader_is_you() -> None:
    event = Event("chose", {"seat": 1})
    assert [words(reader).tell(event) for reader in (0, 1, None)] == [
        "Bo has packed.",
        "You have packed.",
        "Bo has packed.",
    ]


def test_who_is_in_the_know_reads_other_words() -> None:
    event = Event("drew", {"seat": 0, "count": 2}, secret={"kinds": ("cep", "morel")}, knows=audience(0))
    mine, theirs = event.seen_by(0), event.seen_by(1)
    assert mine is not None and words(0).tell(mine) == "You found: cep, morel."
    assert theirs is not None and words(1).tell(theirs) == "Ada comes back with 2 mushrooms."


def test_the_kernel_has_words_of_its_own() -> None:
    assert words().say(phrase("refuse-over")) == "The game is over."
    assert words().has("event-undone") and words().has("event-drew", "known") and not words().has("moonbeam")


def test_a_key_without_words_is_shown_never_raised() -> None:
    assert words().say(phrase("moonbeam")) == "[moonbeam]"


def test_what_is_lacking_is_noted() -> None:
    lexicon = words()
    lexicon.say(phrase("prompt-drop"))
    assert lexicon.lacking
    lexicon.say(phrase("prompt-drop", limit=4))
    assert not lexicon.lacking


def test_names_of_things_fall_back_to_their_ids() -> None:
    assert words().name("cep") == "cep" and words().name("Grumble #7") == "Grumble #7"
