"""GM-END-09, GM-END-12: a winner takes a title, or writes one; a written one is bounded and means nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from gnomestead.games.gnome_me.content import CLOCKS, LONGEST_TITLE
from gnomestead.kernel import BadRecord, IllegalMove, Match, Thing, dumps, loads, verify
from gnomestead.kernel.lexicon import Lexicon
from gnomestead.table.acts import ClockRule, Play, Sit, Start, TableSpec
from gnomestead.table.judging import judge
from gnomestead.table.table import Table as LiveTable
from gnomestead.testing import rule

from .table import GAME, Table

GAMES = Path(__file__).parent / "games"


def won(**options: str) -> Table:
    """A table that seat 0 has just won."""
    return Table(2, **options).opened("3144", {0: "3144", 1: "1111"}).trophies(4, 0).score(0).until("over")


def with_pen(**options: str) -> Table:
    table = won(**options)
    table.at(table.now + 1, 0, "title:write")
    return table


def said(table: Table, reader: int | None) -> list[str]:
    words = Lexicon(GAME, ("Ada", "Ben"), reader)
    return [words.tell(event) for event in table.last]


@rule("GM-END-09", "GM-END-12")
def test_the_winner_writes_a_title_of_their_own() -> None:
    table = with_pen()
    assert "title:write" not in table.menu(0) and said(table, 1) == ["Ada reaches for the pen."]
    table.at(table.now + 5, 0, '"Queen  of the_Hedge"')
    assert table.state.over and table.view(1).seats[0].own_title == "Queen of the Hedge"
    assert said(table, 1) == ["All hail Ada, Queen of the Hedge!"] and said(table, 0) == [
        "Hail yourself: Queen of the Hedge!"
    ]


@rule("GM-END-12")
def test_only_a_winner_with_the_pen_may_write() -> None:
    table = won()
    assert "title:write" in table.menu(0)
    for seat in (0, 1):
        with pytest.raises(IllegalMove):
            table.at(table.now, seat, '"Queen"')
    table.at(table.now, 0, "title:write")
    with pytest.raises(IllegalMove):
        table.at(table.now, 1, '"Queen"')
    assert table.state.blank(1) is None and table.state.blank(0) is not None


@rule("GM-END-12")
@pytest.mark.parametrize(
    "text",
    [
        "",
        "\u202e \u3164\u200b",
        "x" * (LONGEST_TITLE + 1),
        "<img src=x onerror=1>",
        "[bold]Ada[/]",
        "{ SEAT($seat) }",
        "Queen 👑",
    ],
)
def test_a_bad_title_is_refused_with_the_rule(text: str) -> None:
    table = with_pen()
    before = table.state.brief(), table.menu(0)
    with pytest.raises(IllegalMove) as slip:
        table.at(table.now + 1, 0, f'"{text}"')
    assert slip.value.refusal.rule == "GM-END-12"
    words = Lexicon(GAME).say(slip.value.refusal.reason)
    assert words and "[" not in words.replace(text[:1], "", 1)
    assert (table.state.brief(), table.menu(0)) == before


@rule("GM-END-12")
@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("x" * LONGEST_TITLE, "x" * LONGEST_TITLE),
        ("own", "own"),
        ("deck", "deck"),
        ("eagle_eye", "eagle eye"),
        ("undo 3", "undo 3"),
        ("Ada\u202e \x07 live", "Ada live"),
        ("Ζωή, 1st & “last”", "Ζωή, 1st & “last”"),
    ],
)
def test_a_title_is_told_as_it_was_written(written: str, kept: str) -> None:
    table = with_pen()
    table.at(table.now + 1, 0, f'"{written}"')
    assert said(table, None) == [f"All hail Ada, {kept}!"]
    [badge] = [b for b in trophies(table).badges if b.art == "winner"]
    assert Lexicon(GAME).say(badge.name) == f"the winner, {kept}"


def trophies(table: Table) -> Thing:
    scene = GAME.scene(GAME.view(table.state, None))
    return next(thing for place in scene.places for thing in place.things if thing.id == "trophies-0")


@rule("GM-END-12")
def test_the_pen_gives_time_to_write() -> None:
    table = won()
    assert table.state.deadline() == table.now + CLOCKS.title_ms
    table.at(table.now + 14_000, 0, "title:write")
    assert table.state.deadline() == table.now + CLOCKS.write_title_ms
    table.tick()
    assert table.state.over and table.view(1).seats[0].title == ""


@rule("GM-END-12")
def test_the_pen_of_one_winner_leaves_the_other_the_list() -> None:
    table = won()
    table.state.champions = (0, 1)
    table.at(table.now, 0, "title:write")
    table.at(table.now, 1, "title:eagle_eye")
    assert table.state.waiting() == (0,)
    table.at(table.now, 0, "title:gnomin_hood")
    assert table.state.over and [row.title for row in table.view(None).seats] == ["gnomin_hood", "eagle_eye"]


@rule("GM-END-09", "GM-END-12")
def test_a_title_left_to_the_table_names_none() -> None:
    table = won()
    table.at(table.now, 0, "title:own")
    assert table.state.over and table.view(None).seats[0].own_title == ""
    assert said(table, 1) == ["All hail Ada! What shall we call such a gnome?"]


@rule("GM-END-12")
def test_a_written_title_replays_from_the_record() -> None:
    text = (GAMES / "beats-own-title-2p.gnome").read_text()
    assert ' 0 "Queen_of_the_Hedge,_1st" @' in text
    match = verify(GAME, loads(text))
    assert dumps(match.record()) == text
    assert match.log[-1].data == {"seat": 0, "title": "Queen of the Hedge, 1st"}


@rule("GM-END-12")
def test_a_record_with_an_untidy_title_is_read_as_the_tidy_one() -> None:
    text = (GAMES / "beats-own-title-2p.gnome").read_text()
    untidy = text.replace('"Queen_of_the_Hedge,_1st"', '"Queen of  the\u202e Hedge, 1st"')
    assert dumps(Match.replay(GAME, loads(untidy)).record()) == text
    forged = text.replace('"Queen_of_the_Hedge,_1st"', '"<b>Queen</b>"')
    with pytest.raises(BadRecord, match="GM-END-12"):
        Match.replay(GAME, loads(forged))


@rule("GM-END-12")
def test_a_live_table_stores_a_title_in_its_tidy_form() -> None:
    record = loads((GAMES / "beats-all-in-2p.gnome").read_text())
    options = Match.replay(GAME, record, 0).setup.options
    spec = TableSpec(GAME.id, 1, 2, options, "ada", ClockRule(), opening=record.entries[:-1])
    assert record.seed is not None
    table = LiveTable(GAME, spec, record.seed)
    for at, (person, request) in enumerate(
        [("ada", Sit(0)), ("ben", Sit(1)), ("ada", Start()), ("ada", Play(0, "title:write"))], 1
    ):
        table.apply(judge(table, person, request, 1_000 * at))
    act = judge(table, "ada", Play(0, '"Queen \u202e of\tthe  Hedge"'), 9_000)
    assert act.text == '"Queen_of_the_Hedge"'
    with pytest.raises(IllegalMove, match="GM-END-12"):
        judge(table, "ada", Play(0, '"<script>"'), 9_000)
