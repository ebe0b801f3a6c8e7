"""Commands of whoever keeps a house: serve tables, look after the database."""

from __future__ import annotations

from pathlib import Path

import click

from gnomestead.cli.group import main

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
