"""Commands of whoever writes a game: hold it to the contract, and its rules to their tests."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click
from rich.console import Console
from rich.progress import Progress

from gnomestead.cli.group import game_called, main
from gnomestead.kernel import AnyGame, BadSetup
from gnomestead.kernel.registry import all_games
from gnomestead.terminal.options import table_options


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

    found = game_called(game)
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(f"playing {found.title}", total=(count if only is None else 1) * len(seeds))
        report = hold_to_the_contract(
            found,
            count,
            seeds,
            report_to=report_to,
            progress=lambda done, _: bar.update(task, completed=done),
            options=table_options(found, options),
            only=only,
            closely=() if only is None else range(found.longest + 1),
        )
    for line in [*report.lines(), *report.reach.lines()]:
        click.echo(line)
    return 0 if report.ok else 1


@main.command()
@click.argument("game", required=False)
@click.option("--tests", type=click.Path(path_type=Path, file_okay=False), default=Path("tests"), show_default=True)
@click.option(
    "--runs",
    type=click.Path(path_type=Path, dir_okay=False),
    multiple=True,
    help="What the tests ran (see make rules): counts only tests that run the code behind a rule; repeatable.",
)
def traceability(game: str | None, tests: Path, runs: tuple[Path, ...]) -> int:
    """Tell which rules have which tests; for developers."""
    if not tests.is_dir():
        raise BadSetup(f"there is no folder {tests}: the tests come with the source code; --tests says where they are")
    wanted = all_games() if game is None else [game_called(game)]
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
