"""Events reach those who may know them."""

from __future__ import annotations

import pytest

from gnomestead.kernel import EVERYBODY, NOBODY, Event, audience, includes
from toy import MushroomMarket


@pytest.mark.parametrize(
    ("who", "hearing"),
    [
        (EVERYBODY, [0, 1, 2, None]),
        (NOBODY, []),
        (audience(1), [1]),
        (audience(0, 2), [0, 2]),
    ],
)
def test_an_audience_is_a_set_of_seats(who: int, hearing: list[int | None]) -> None:
    assert [viewer for viewer in (0, 1, 2, None) if includes(who, viewer)] == hearing


def told(verb: str) -> Event:
    state = MushroomMarket().start(3, seed=1)
    match verb:
        case "tell":
            state.tell("rain", kind="drizzle")
        case "reveal":
            state.reveal("rain", kind="drizzle")
        case "confide":
            state.confide(audience(1), "rain", {"cause": "spell"}, kind="drizzle")
        case _:
            state.whisper(audience(1), "rain", kind="drizzle")
    return state.events[-1]


@pytest.mark.parametrize(
    ("verb", "news"),
    [("tell", []), ("reveal", [0, 1, 2, None]), ("confide", [1]), ("whisper", [1])],
)
def test_news_is_what_could_not_be_foreseen(verb: str, news: list[int | None]) -> None:
    assert [viewer for viewer in (0, 1, 2, None) if includes(told(verb).news, viewer)] == news


def test_a_confided_secret_is_left_out_for_all_others() -> None:
    event = told("confide")
    versions = {viewer: event.seen_by(viewer) for viewer in (0, 1, 2, None)}
    known = versions.pop(1)
    assert known is not None and known.data == {"kind": "drizzle", "cause": "spell"} and known.is_confided
    for version in versions.values():
        assert version is not None and version.data == {"kind": "drizzle"}
        assert version.secret is None and not version.is_confided


def test_a_whisper_is_not_heard_at_all_by_others() -> None:
    event = told("whisper")
    assert [event.seen_by(viewer) is None for viewer in (0, 1, 2, None)] == [True, False, True, True]
