"""Files that browsers fetch: only those below a folder of ours."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from mimetypes import guess_type
from typing import Final

from litestar import Response
from litestar.exceptions import NotFoundException

FOR_GOOD: Final = "public, max-age=31536000, immutable"
FOR_AN_HOUR: Final = "public, max-age=3600"


def file_below(folder: Traversable, path: str, kept: str = FOR_AN_HOUR) -> Response[bytes]:
    """What lies at a path somebody asked for. No path leads out of the folder."""
    found = folder
    for part in path.strip("/").split("/"):
        if part in ("", ".", "..") or "\\" in part:
            raise NotFoundException("no such file")
        found = found / part
    if not found.is_file():
        raise NotFoundException("no such file")
    kind = guess_type(path)[0] or "application/octet-stream"
    return Response(found.read_bytes(), media_type=kind, headers={"cache-control": kept})
