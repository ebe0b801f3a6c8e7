"""The scenes that the client's tests draw are real ones of today."""

from __future__ import annotations

import pytest
from tools.scenes import FOLDER, MOMENTS, picture


@pytest.mark.parametrize("game", MOMENTS)
def test_the_scene_is_up_to_date(game: str) -> None:
    assert (FOLDER / f"{game}.json").read_bytes() == picture(game) + b"\n", "run `python -m tools.scenes`"
