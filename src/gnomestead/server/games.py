"""The games that can be played here: descriptions, words, rules, looks."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Any

from litestar import MediaType, Request, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, PathParameter, QueryParameter

from gnomestead.bots.driver import bot_names
from gnomestead.kernel import AnyGame
from gnomestead.kernel.howto import HowToPage, has_howto, howto_page
from gnomestead.kernel.rulebook import chapters
from gnomestead.server.files import file_below
from gnomestead.server.guests import TheHub
from gnomestead.server.languages import ENGLISH, abouts_of, languages_of, word_folders
from gnomestead.server.prospects import prospect_of
from gnomestead.server.wire_http import GameInfo, OptionInfo, Prospect, Rule, RuleChapter

Game = Annotated[str, PathParameter(pattern=r"^[a-z][a-z0-9_]{0,39}$", description="The game's id")]
Language = Annotated[str, PathParameter(pattern=r"^[a-z]{2}$", description="en")]
Seats = Annotated[int, QueryParameter(ge=1, le=20, description="How many sit there")]
LOOK = ("art.svg", "cover.svg", "theme.css")


def describe(game: AnyGame) -> GameInfo:
    """A game as the lobby shows it."""
    return GameInfo(
        id=game.id,
        title=game.title,
        about=abouts_of(game),
        languages=languages_of(game),
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        timed=game.timed,
        race=game.race,
        presets=game.presets,
        lessons=game.lessons,
        signs=game.signs,
        story=game.story,
        howto=has_howto(game),
        options=tuple(
            OptionInfo(one.name, one.values, one.default, one.most, one.is_seat, one.seats, one.when)
            for one in game.options
        ),
        bots=tuple(bot_names(game)),
        rules_version=game.rules_version,
        look=tuple(file for file in LOOK if (game.folder / "look" / file).is_file()),
    )


@get("/games", summary="The games")
async def games_here(hub: TheHub) -> list[GameInfo]:
    """Everything that is installed."""
    return [describe(game) for game in hub.games.values()]


@get("/games/{game:str}", summary="A game")
async def one_game(game: Game, hub: TheHub) -> GameInfo:
    """Its seats, options and bots."""
    return describe(hub.game(game))


@get("/games/{game:str}/prospect", summary="What a table set like this would be")
async def prospect(game: Game, seats: Seats, request: Request[Any, Any, Any], hub: TheHub) -> Response[Prospect]:
    """For so many seats, with these options as further parts of the query (`shape=wild&wild_board=17`)."""
    query = {name: text for name, text in request.query_params.items() if name != "seats"}
    found = prospect_of(hub.game(game), seats, query)
    return Response(found, headers={"cache-control": "public, max-age=300"})


@get("/games/{game:str}/words/{language:str}", summary="A game's words", media_type=MediaType.TEXT)
async def words(game: Game, language: Language, hub: TheHub) -> Response[str]:
    """Everything a player reads there, as one Fluent file; later messages override earlier ones.

    All of it is in that language, or else in English: what is half translated is not mixed.
    """
    played = hub.game(game)
    spoken = language if language in languages_of(played) else ENGLISH
    found = [folder / f"words.{spoken}.ftl" for folder in word_folders(played)]
    text = "\n".join(file.read_text("utf-8") for file in found)
    return Response(text, media_type="text/plain; charset=utf-8")


@get("/games/{game:str}/rules", summary="A game's rules")
async def rules(game: Game, hub: TheHub) -> list[RuleChapter]:
    """All rules, each with its id, in chapters; as players read them."""
    found = chapters(hub.game(game))
    return [RuleChapter(title, tuple(Rule(id, text) for id, text in each.items())) for title, each in found]


@get("/games/{game:str}/howto", summary="How to play a game, on one page")
async def howto(game: Game, hub: TheHub) -> HowToPage:
    """Pictures of a turn from a real game, and icons; the words are in the game's words, as `howto-…`."""
    found = hub.game(game)
    if not has_howto(found):
        raise NotFoundException(f"{found.title} has no page on how to play")
    return await asyncio.to_thread(_page, found)


@cache
def _page(game: AnyGame) -> HowToPage:
    """Replaying a record takes its time, and gives the same each time."""
    return howto_page(game)


@get("/games/{game:str}/look/{path:path}", summary="A picture or style of a game", media_type=MediaType.TEXT)
async def look(game: Game, path: FromPath[str], hub: TheHub) -> Response[bytes]:
    """A file of the game's look folder."""
    return file_below(hub.game(game).folder / "look", path)


games = Router("/", route_handlers=[games_here, one_game, prospect, words, rules, howto, look], tags=["games"])
