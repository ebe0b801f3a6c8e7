"""The start screen: which game, who plays, which options; Enter takes what is sensible."""

from __future__ import annotations

import getpass
import random

from rich.text import Text

from gnomestead.kernel import AnyGame, GnomesteadError, Match, OptionValue
from gnomestead.kernel.game import TableOption
from gnomestead.kernel.lexicon import Lexicon
from gnomestead.kernel.registry import all_games
from gnomestead.terminal.files import load_match
from gnomestead.terminal.kept import Kept, kept_by_letter, kept_games
from gnomestead.terminal.options import legal_labels, option_label, read_value, value_label
from gnomestead.terminal.play import Session
from gnomestead.terminal.players import default_seats, parse_seats, recall, seat_range
from gnomestead.terminal.screen import Screen


def start_screen(screen: Screen) -> Session | None:
    """Ask what to play and lay the table; None: there is nothing to play."""
    games = all_games()
    if not games:
        screen.show("No games are installed yet.")
        return None
    screen.show(Text("Welcome to Gnomestead!", "bold"), "")
    game = _ask_game(screen, games, kept_by_letter(kept_games()))
    if isinstance(game, Kept):
        return _go_on(screen, game)
    seats = _ask_seats(screen, game)
    options = _ask_options(screen, game, seats.count(",") + 1)
    players = parse_seats(game, seats)
    match = Match.new(game, len(players), options, None, [player.name for player in players])
    return Session(match, players, screen, random.Random())  # noqa: S311


def _go_on(screen: Screen, kept: Kept) -> Session:
    match = load_match(kept.path)
    return Session(match, recall(match.game, match.names), screen, random.Random(), keep_at=kept.path)  # noqa: S311


def _ask_game(screen: Screen, games: list[AnyGame], kept: dict[str, Kept]) -> AnyGame | Kept:
    """A new game, by number or name; or one that was left, by its letter."""
    for number, game in enumerate(games, 1):
        screen.show(Text.assemble((f"{number:>3}) ", "option"), (game.title, "bold"), f"  {game.about}"))
    if kept:
        screen.show("", "Or go on where you left:")
    for letter, each in kept.items():
        screen.show(Text.assemble((f"{letter:>3}) ", "option"), str(each)))
    while True:
        wanted = (screen.read("\nWhich game? (Enter: 1) ") or "1").lower()
        if wanted in kept:
            return kept[wanted]
        for number, game in enumerate(games, 1):
            if wanted in (str(number), game.id, game.title.lower()):
                return game
        letters = f", or a letter from a to {max(kept)}" if kept else ""
        screen.problem(f"Please give a number from 1 to {len(games)}{letters}.")


def _ask_seats(screen: Screen, game: AnyGame) -> str:
    usual = default_seats(game).replace("me", f"me:{_login()}", 1)
    screen.show(f"Who plays? {seat_range(game)} seats, each me, me:NAME or bot.")
    while True:
        wanted = screen.read(f"Seats (Enter: {usual}) ") or usual
        try:
            parse_seats(game, wanted)
        except GnomesteadError as error:
            screen.problem(str(error))
        else:
            return wanted


def _ask_options(screen: Screen, game: AnyGame, seats: int) -> dict[str, OptionValue]:
    chosen: dict[str, OptionValue] = {}
    if not game.options or not (screen.read("Change options? (Enter: no) ") or "").lower().startswith("y"):
        return chosen
    words = Lexicon(game)
    usual = {option.name: option.default for option in game.options}
    for option in game.options:
        if option.matters(seats, usual | chosen):
            chosen[option.name] = _ask_option(screen, option, words)
    return chosen


def _ask_option(screen: Screen, option: TableOption, words: Lexicon) -> OptionValue:
    label, about = option_label(option, words), words.attribute(f"option-{option.name}", "about", {})
    screen.show(Text.assemble((label, "bold"), f"  {about}  [{legal_labels(option, words)}]"))
    while True:
        wanted = screen.read(f"{label} (Enter: {value_label(option, option.default, words)}) ")
        try:
            return read_value(option, wanted, words) if wanted else option.default
        except GnomesteadError as error:
            screen.problem(str(error))


def _login() -> str:
    try:
        name = getpass.getuser()
    except (KeyError, OSError):
        name = "root"
    return "Player" if name == "root" else name.capitalize()
