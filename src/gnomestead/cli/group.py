"""The command itself, and what all its parts need: errors in one line, games by name."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

import click

from gnomestead.kernel import AnyGame, GnomesteadError, UnknownGame
from gnomestead.kernel.registry import find, installed
from gnomestead.terminal.screen import Screen
from gnomestead.terminal.start import start_screen

BAD_INPUT = 2


class OneLineErrors(click.Group):
    """A command group that answers every slip with one line, and never with a traceback."""

    def main(self, *args: Any, **extra: Any) -> Any:
        extra["standalone_mode"] = False
        try:
            sys.exit(super().main(*args, **extra) or 0)
        except (GnomesteadError, click.ClickException) as error:
            words = error.format_message() if isinstance(error, click.ClickException) else str(error)
            click.echo(f"gnomestead: {' '.join(words.split())}", err=True)
            sys.exit(BAD_INPUT)
        except (click.Abort, EOFError, KeyboardInterrupt):
            click.echo("\nSee you soon!")
            sys.exit(0)
        except BrokenPipeError:
            # Whoever read our output has gone (`gnomestead games | head -1`): nobody is left to tell.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(0)

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        name = args[0]
        if name not in self.commands:
            close = did_you_mean(name, self.commands)
            raise click.UsageError(f"there is no command {name!r}{close}; there are: {', '.join(self.commands)}")
        return super().resolve_command(ctx, args)


def did_you_mean(wanted: str, known: Iterable[str]) -> str:
    """The nearest thing that there is, to be said after what there is not."""
    close = get_close_matches(wanted, list(known), 1, 0.5)
    return f" (did you mean {close[0]!r}?)" if close else ""


def game_called(name: str) -> AnyGame:
    """The game that somebody names on the command line."""
    try:
        return find(name.replace("-", "_"))
    except UnknownGame as error:
        raise GnomesteadError(f"{error}{did_you_mean(name, installed())}") from error


@click.group(cls=OneLineErrors, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="gnomestead", message="gnomestead %(version)s")
@click.pass_context
def main(ctx: click.Context) -> None:
    """Gnome board games at your table. Alone, it asks what you want to play."""
    if ctx.invoked_subcommand is None:
        screen = Screen()
        session = start_screen(screen)
        if session is not None:
            session.run()
