"""The browser's pages: the built client if there is one, else a plain page that says so."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from litestar import MediaType, Response, get
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK, HTTP_404_NOT_FOUND

from gnomestead.server.files import FOR_AN_HOUR, FOR_GOOD, file_below
from gnomestead.server.guests import TheHub

STATIC: Final = files("gnomestead.server") / "static"
NAMED_BY_CONTENT: Final = "assets/"
"""Files whose names change with what is in them: they can be kept for good."""
FOR_PROGRAMS: Final = ("/api/", "/static/")
_PLAIN: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Gnomestead</title>
<h1>Gnomestead</h1>
<p>The tables are set and the gnomes are in, but this server was built without its pages.
<p>Everything else is here: <a href="/openapi.json">the interface</a> and <a href="/api/games">the games</a>.
"""


@get(["/", "/review"], media_type=MediaType.HTML, include_in_schema=False)
async def index() -> Response[str]:
    """The client finds out by itself what its address names."""
    return page()


@get(["/t/{table:str}", "/t/{table:str}/review", "/t/{table:str}/screen"], include_in_schema=False)
async def table_page(table: FromPath[str], hub: TheHub) -> Response[str]:
    """The same for a table; where there is none the page says so, and so does its status."""
    return page(HTTP_200_OK if await hub.exists(table) else HTTP_404_NOT_FOUND)


def page(status: int = HTTP_200_OK) -> Response[str]:
    """The client."""
    built = STATIC / "index.html"
    body = built.read_text("utf-8") if built.is_file() else _PLAIN
    return Response(body, status_code=status, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


def is_page(path: str) -> bool:
    """Whether somebody who opens this address wants to read something, and not a program."""
    return not path.startswith(FOR_PROGRAMS)


@get("/static/{path:path}", include_in_schema=False)
async def static(path: FromPath[str]) -> Response[bytes]:
    """A file of the client."""
    kept = FOR_GOOD if path.strip("/").startswith(NAMED_BY_CONTENT) else FOR_AN_HOUR
    return file_below(STATIC, path, kept)
