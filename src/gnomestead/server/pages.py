"""The browser's pages: the built client if there is one, else a plain page that says so."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from litestar import MediaType, Response, get
from litestar.params import FromPath

from gnomestead.server.files import FOR_AN_HOUR, FOR_GOOD, file_below

STATIC: Final = files("gnomestead.server") / "static"
NAMED_BY_CONTENT: Final = "assets/"
"""Files whose names change with what is in them: they can be kept for good."""
_PLAIN: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Gnomestead</title>
<h1>Gnomestead</h1>
<p>The tables are set and the gnomes are in, but this server was built without its pages.
<p>Everything else is here: <a href="/openapi.json">the interface</a> and <a href="/api/games">the games</a>.
"""


PAGES = ("/", "/review", "/t/{table:str}", "/t/{table:str}/review", "/t/{table:str}/screen")


@get(list(PAGES), media_type=MediaType.HTML, include_in_schema=False)
async def index() -> Response[str]:
    """The client finds out by itself which table its address names."""
    page = STATIC / "index.html"
    body = page.read_text("utf-8") if page.is_file() else _PLAIN
    return Response(body, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


@get("/static/{path:path}", include_in_schema=False)
async def static(path: FromPath[str]) -> Response[bytes]:
    """A file of the client."""
    kept = FOR_GOOD if path.strip("/").startswith(NAMED_BY_CONTENT) else FOR_AN_HOUR
    return file_below(STATIC, path, kept)
