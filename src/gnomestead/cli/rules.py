"""The rules of a game, for players."""

from __future__ import annotations

import click
from rich.console import Group, RenderableType

from gnomestead.cli.group import did_you_mean, game_called, main
from gnomestead.kernel import AnyGame, GnomesteadError
from gnomestead.kernel.rulebook import rulebook
from gnomestead.terminal.book import draw_howto, draw_rules, found_rules
from gnomestead.terminal.screen import Screen


@main.command()
@click.argument("game")
@click.argument("words", nargs=-1)
@click.option("--short", is_flag=True, help="Only how to play, on one page.")
def rules(game: str, words: tuple[str, ...], short: bool) -> None:
    """How to play a game, and all its rules; with WORDS or an ID: those that speak of it."""
    found = game_called(game)
    if words:
        _look_up(found, " ".join(words))
    else:
        _page(found, short)


def _page(game: AnyGame, short: bool) -> None:
    """At a terminal a page at a time."""
    screen = Screen()
    parts: list[RenderableType] = [draw_howto(game, screen.width)]
    if not short:
        parts.append(draw_rules(game))
    with screen.console.capture() as drawn:
        screen.show(Group(*parts))
    click.echo_via_pager(drawn.get())


def _look_up(game: AnyGame, words: str) -> None:
    found = found_rules(game, words)
    if found is None:
        hint = did_you_mean(words.upper(), rulebook(game))
        raise GnomesteadError(f"{game.id} has no rule that speaks of {words!r}{hint}")
    Screen().show(found)
