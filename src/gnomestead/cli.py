"""The command line."""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from gnomestead.bots.driver import bot_names
from gnomestead.kernel import AnyGame, BadSetup, GnomesteadError, Match, OptionValue, UnknownGame
from gnomestead.kernel.game import spoken
from gnomestead.kernel.lexicon import Lexicon
from gnomestead.kernel.registry import all_games, find, installed
from gnomestead.kernel.rulebook import rulebook
from gnomestead.terminal.answers import search_rules
from gnomestead.terminal.files import load_match, read_record, verify_file
from gnomestead.terminal.play import Session
from gnomestead.terminal.players import Player, default_seats, parse_seats, recall, seat_range
from gnomestead.terminal.replay import check_entry, find_seat, tell_record
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
            close = _did_you_mean(name, self.commands)
            raise click.UsageError(f"there is no command {name!r}{close}; there are: {', '.join(self.commands)}")
        return super().resolve_command(ctx, args)


def _did_you_mean(wanted: str, known: Iterable[str]) -> str:
    close = get_close_matches(wanted, list(known), 1, 0.5)
    return f" (did you mean {close[0]!r}?)" if close else ""


def _game(name: str) -> AnyGame:
    try:
        return find(name.replace("-", "_"))
    except UnknownGame as error:
        raise GnomesteadError(f"{error}{_did_you_mean(name, installed())}") from error


@click.group(cls=OneLineErrors, invoke_without_command=True)
@click.version_option(package_name="gnomestead", message="gnomestead %(version)s")
@click.pass_context
def main(ctx: click.Context) -> None:
    """Gnome board games at your table. Alone, it asks what you want to play."""
    if ctx.invoked_subcommand is None:
        screen = Screen()
        session = start_screen(screen)
        if session is not None:
            session.run()


@main.command()
@click.argument("game", required=False)
def games(game: str | None) -> None:
    """List the games, or show one with its options and bots."""
    console = Screen().console
    if game is None:
        console.print(_game_table(all_games()))
    else:
        console.print(*_game_details(_game(game)), sep="\n")


def _game_table(known: Sequence[AnyGame]) -> Table:
    table = Table("game", "title", "seats", "about", box=None, pad_edge=False, header_style="bold")
    for game in known:
        table.add_row(game.id, game.title, seat_range(game), game.about)
    return table


def _game_details(game: AnyGame) -> Iterable[Text | Table]:
    yield Text(game.title, "bold")
    if game.about:
        yield Text(game.about)
    yield Text(f"Seats: {seat_range(game)}   Rules version: {game.rules_version}   Bots: {', '.join(bot_names(game))}")
    if game.options:
        words = Lexicon(game)
        table = Table("option", "values", "default", "", box=None, pad_edge=False, header_style="bold")
        for option in game.options:
            about = words.attribute(f"option-{option.name}", "about", {})
            table.add_row(option.name, option.legal(), spoken(option.default), about)
        yield table
    yield Text(f"Play it: gnomestead play {game.id} --seats {default_seats(game)}", "faint")


@main.command()
@click.argument("game", required=False)
@click.option("--seats", help="Who plays, in order: me, me:NAME, bot, or a bot by name; with commas between.")
@click.option("--option", "-o", "options", multiple=True, metavar="NAME=VALUE", help="A table option; repeatable.")
@click.option("--seed", help="Any text: the same seed gives the same game. Without it chance is secret.")
@click.option("--names", default="", help="Names for the seats, in order; with commas between.")
@click.option("--resume", type=click.Path(path_type=Path), help="Go on with a saved game.")
@click.option("--fast", is_flag=True, help="No pauses after the moves of bots.")
@click.option("--open", "open_table", is_flag=True, help="Everybody may look: no hand-over screens.")
def play(
    game: str | None,
    seats: str | None,
    options: tuple[str, ...],
    seed: str | None,
    names: str,
    resume: Path | None,
    fast: bool,
    open_table: bool,
) -> None:
    """Play a game, or go on with a saved one (FILE.gnome)."""
    if resume is None and game is not None and (game.endswith(".gnome") or Path(game).is_file()):
        resume, game = Path(game), None
    if resume is not None:
        match, players = _resumed(resume, seats, game or options or seed)
    elif game is None:
        raise click.UsageError(f"play what? installed: {', '.join(installed()) or 'none'}")
    else:
        match, players = _new_match(_game(game), seats, options, seed, names)
    rng = random.Random(None if seed is None else f"bots of {seed}")  # noqa: S311
    Session(match, players, Screen(fast), rng, open_table, resume).run()


def _new_match(
    game: AnyGame, seats: str | None, options: Sequence[str], seed: str | None, names: str
) -> tuple[Match, list[Player]]:
    players = parse_seats(game, seats or default_seats(game), names.split(",") if names else ())
    match = Match.new(game, len(players), _table_options(game, options), seed, [player.name for player in players])
    return match, players


def _resumed(path: Path, seats: str | None, other: object) -> tuple[Match, list[Player]]:
    if other:
        raise click.UsageError("a saved game brings its own game, options and seed; only --seats can be given")
    match = load_match(path)
    players = recall(match.game, match.names)
    if seats is not None:
        players = parse_seats(match.game, seats)
        if len(players) != len(match.names):
            raise BadSetup(f"{path} has {len(match.names)} seats, not {len(players)}")
    return match, players


def _table_options(game: AnyGame, given: Sequence[str]) -> dict[str, OptionValue]:
    known = {option.name: option for option in game.options}
    chosen: dict[str, OptionValue] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(f"--option {text}: write it as NAME=VALUE")
        if name not in known:
            hint = _did_you_mean(name, known)
            raise BadSetup(f"{game.id} has no option {name!r}{hint}; it has: {', '.join(known) or 'none'}")
        chosen[name] = known[name].parse(value)
    return chosen


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--at", type=int, help="Stop after this entry (default: the last).")
@click.option("--as", "eyes", metavar="SEAT", help="Through whose eyes: a seat's number or name; default: a spectator.")
def replay(file: Path, at: int | None, eyes: str | None) -> None:
    """Tell a record in words and show the table as it stood."""
    record = read_record(file)
    stop = check_entry(record, at)
    load_match(file, stop)
    match = load_match(file, 0)
    tell_record(match, record, stop, find_seat(match, eyes), Screen())


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
def verify(file: Path) -> None:
    """Check that a record holds: its seed, every move, its end."""
    match = verify_file(file)
    end = "finished" if match.state.over else "unfinished"
    click.echo(f"{file}: holds: {len(match.entries)} entries, {end}; the seed is the one committed to")


@main.command()
@click.argument("game")
@click.option("--games", "count", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option(
    "--seed", "seeds", type=int, multiple=True, default=(1,), show_default=True, help="Other games; repeatable."
)
@click.option("--only", type=click.IntRange(0), help="One game of the run, every position looked at closely.")
@click.option("--option", "-o", "options", multiple=True, metavar="NAME=VALUE", help="At every table; repeatable.")
@click.option(
    "--report-to",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path(),
    help="Where a minimal record of each broken property is written (default: here).",
)
def check(
    game: str, count: int, seeds: tuple[int, ...], only: int | None, options: tuple[str, ...], report_to: Path
) -> int:
    """Hold a game to everything the conformance kit asks of it."""
    from gnomestead.conformance import check as hold_to_the_contract

    found = _game(game)
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(f"playing {found.title}", total=(count if only is None else 1) * len(seeds))
        report = hold_to_the_contract(
            found,
            count,
            seeds,
            report_to=report_to,
            progress=lambda done, _: bar.update(task, completed=done),
            options=_table_options(found, options),
            only=only,
            closely=() if only is None else range(found.longest + 1),
        )
    for line in [*report.lines(), *report.reach.lines()]:
        click.echo(line)
    return 0 if report.ok else 1


@main.command()
@click.argument("game", required=False)
@click.argument("words", nargs=-1)
@click.option("--tests", type=click.Path(path_type=Path, file_okay=False), default=Path("tests"), show_default=True)
@click.option(
    "--runs",
    type=click.Path(path_type=Path, dir_okay=False),
    multiple=True,
    help="What the tests ran (see make rules): counts only tests that run the code behind a rule; repeatable.",
)
def rules(game: str | None, words: tuple[str, ...], tests: Path, runs: tuple[Path, ...]) -> int:
    """Which rules have tests; with GAME and an ID or words: the rules that fit."""
    if game is not None and words:
        return _show_rules(_game(game), " ".join(words))
    wanted = all_games() if game is None else [_game(game)]
    return _held_rules(wanted, tests, runs) if runs else _cited_rules(wanted, tests)


def _cited_rules(games: Sequence[AnyGame], tests: Path) -> int:
    from gnomestead.traceability import report, trace

    for line in report(games, tests):
        click.echo(line)
    return 0 if all(trace(game, tests).ok for game in games) else 1


def _held_rules(games: Sequence[AnyGame], tests: Path, files: Sequence[Path]) -> int:
    from gnomestead.traceability import trace, weigh
    from gnomestead.traceability.runs import read_runs

    runs = read_runs(files)
    found = [weigh(game, runs) for game in games]
    for line in (rule.line() for holding in found for rule in holding.rules):
        click.echo(line)
    for line in (line for holding in found for line in holding.summary()):
        click.echo(line)
    return 0 if all(holding.ok for holding in found) and all(trace(game, tests).ok for game in games) else 1


def _show_rules(game: AnyGame, words: str) -> int:
    found = search_rules(game, words)
    if not found:
        hint = _did_you_mean(words.upper(), rulebook(game))
        raise GnomesteadError(f"{game.id} has no rule that speaks of {words!r}{hint}")
    Screen().show(*found)
    return 0


# The server's packages take a second to load: whoever plays in the terminal need not wait for them.

_DATABASE = click.option(
    "--database", metavar="URL", help="sqlite:///file or postgresql://…; default: a file in the data folder."
)
_DATA = click.option(
    "--data",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path("gnomestead-data"),
    show_default=True,
    help="Where the server keeps its things.",
)


@main.command()
@click.option("--host", default="0.0.0.0", show_default=True, help="Where to listen; 127.0.0.1: this machine only.")  # noqa: S104
@click.option("--port", type=click.IntRange(1, 65_535), default=8000, show_default=True)
@_DATABASE
@_DATA
@click.option("--bots", type=click.IntRange(1, 64), help="Processes that bots think in; default: half of the cores.")
@click.option("--origin", "origins", multiple=True, metavar="URL", help="Another site that may connect; repeatable.")
def serve(host: str, port: int, database: str | None, data: Path, bots: int | None, origins: tuple[str, ...]) -> None:
    """Open the house: serve tables to browsers until told to stop."""
    from gnomestead.server import serve as server
    from gnomestead.server.settings import BOT_PROCESSES, Settings

    url = server.database_url(database, data)
    settings = Settings(url, host, port, bot_processes=bots or BOT_PROCESSES, origins=origins)
    server.prepare(settings)
    shown = server.addresses(settings)
    click.echo(f"Gnomestead is open: {'  '.join(shown)}")
    if len(shown) > 1:
        click.echo(server.qr_code(shown[-1]))
    server.serve(settings)


@main.group()
def db() -> None:
    """Look after the database."""


@db.command()
@_DATABASE
@_DATA
def upgrade(database: str | None, data: Path) -> None:
    """Bring the database to the newest shape."""
    from gnomestead.server.serve import database_url
    from gnomestead.store import migrate
    from gnomestead.store.engine import open_engine

    migrate.upgrade(open_engine(database_url(database, data)))
    click.echo(f"the database is at revision {migrate.newest()}")


@main.command()
@click.argument("target", type=click.Path(path_type=Path, dir_okay=False))
@_DATABASE
@_DATA
def backup(target: Path, database: str | None, data: Path) -> None:
    """Copy the database to a file, while it is in use."""
    from gnomestead.server.serve import back_up, database_url

    back_up(database_url(database, data), target)
    click.echo(f"saved to {target}")
