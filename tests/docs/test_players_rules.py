"""What players read of a game's rules has no option ids, no marks of the specification and no words of the code."""

from __future__ import annotations

import re

import pytest

from gnomestead.kernel import AnyGame
from gnomestead.kernel.registry import all_games
from gnomestead.kernel.rulebook import RULING, chapters, read_chapters, rulebook

MARKUP = re.compile(
    rf"[`|<>{RULING}]"
    r"|\b\w+_\w+"  # no_trade, T_SHOW
    r"|//|≤|⌊"
    r"|\b(?:stream|frame|engine|boolean|null)s?\b"
    r"|\b[Oo]ption [a-z]+:"
)
PHASES = re.compile(r"\b(?:LOAD|READY|RELEASE|SPIN|ASSEMBLE|CONTEST|GRACE|REVEAL|MERGE)\b")
every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


@every_game
def test_players_rules_have_no_markup(game: AnyGame) -> None:
    found = {id: match[0] for id, text in rulebook(game).items() if (match := MARKUP.search(text))}
    assert not found


@every_game
def test_players_rules_name_no_phase_of_the_code(game: AnyGame) -> None:
    assert not {id: match[0] for id, text in rulebook(game).items() if (match := PHASES.search(text))}


@every_game
def test_players_rules_name_no_option_by_its_id(game: AnyGame) -> None:
    ids = {option.name for option in game.options if "_" in option.name}
    assert not [id for id, text in rulebook(game).items() if ids & set(re.findall(r"\w+", text))]


@every_game
def test_chapters_have_titles_without_id_groups(game: AnyGame) -> None:
    titles = [chapter.title for chapter in chapters(game)]
    assert not [title for title in titles if re.search(r"\b[A-Z]{2}-[A-Z]{2,}\b", title)]


def test_notes_for_developers_are_left_out() -> None:
    text = "## Raiding\n- **OR-1** A raider\n  asks.\n  > stream `raid`\n\n- **OR-2** ◦ Twice.\n"
    [chapter] = read_chapters(text, "RULES.md")
    assert chapter == ("Raiding", {"OR-1": "A raider asks.", "OR-2": "◦ Twice."})
