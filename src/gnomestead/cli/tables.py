"""Commands of players: which games there are, play, look back, check a record."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from pathlib import Path

import click
from rich.table import Table
from rich.text import Text

from gnomestead.bots.driver import bot_names
from gnomestead.cli.group import game_called, main
from gnomestead.kernel import AnyGame, BadSetup, Match
from gnomestead.kernel.lexicon import Lexicon
from gnomestead.kernel.registry import all_games, installed
from gnomestead.terminal.files import load_match, read_record, verify_file
from gnomestead.terminal.kept import kept_games, show_kept
from gnomestead.terminal.options import legal_labels, option_label, table_options, value_label
from gnomestead.terminal.play import Session
from gnomestead.terminal.players import Player, default_seats, parse_seats, recall, seat_range
from gnomestead.terminal.replay import check_entry, find_seat, tell_record
from gnomestead.terminal.screen import Screen


@main.command()
@click.argument("game", required=False)
def games(game: str | None) -> None:
    """List the games, or show one with its options and bots."""
    screen = Screen()
    if game is None:
        screen.show(_game_table(all_games()))
        show_kept(screen, kept_games())
    else:
        screen.show(*_game_details(game_called(game)))


def _game_table(known: Sequence[AnyGame]) -> Table:
    table = Table("game", "title", "seats", "about", box=None, pad_edge=False, header_style="bold")
    for game in known:
        table.add_row(game.id, game.title, seat_range(game), game.about)
    return table


def _game_details(game: AnyGame) -> Iterable[Text]:
    yield Text(game.title, "bold")
    if game.about:
        yield Text(game.about)
    yield Text(f"Seats: {seat_range(game)}   Rules version: {game.rules_version}   Bots: {', '.join(bot_names(game))}")
    if game.options:
        words = Lexicon(game)
        yield from _option_lines(game, words)
    yield Text(f"Play it: gnomestead play {game.id} --seats {default_seats(game)}", "faint")


def _option_lines(game: AnyGame, words: Lexicon) -> Iterable[Text]:
    yield Text("\nOptions", "bold")
    for option in game.options:
        usual = value_label(option, option.default, words)
        named = (option_label(option, words), "bold"), (f" ({option.name})", "faint")
        yield Text.assemble("  ", *named, f": {legal_labels(option, words)}; usually {usual}")
        yield Text(f"    {words.attribute(f'option-{option.name}', 'about', {})}", "faint")


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
        match, players = _new_match(game_called(game), seats, options, seed, names)
    rng = random.Random(None if seed is None else f"bots of {seed}")  # noqa: S311
    Session(match, players, Screen(fast), rng, open_table, resume).run()


def _new_match(
    game: AnyGame, seats: str | None, options: Sequence[str], seed: str | None, names: str
) -> tuple[Match, list[Player]]:
    players = parse_seats(game, seats or default_seats(game), names.split(",") if names else ())
    match = Match.new(game, len(players), table_options(game, options), seed, [player.name for player in players])
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
