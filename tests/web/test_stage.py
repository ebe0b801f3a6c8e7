"""The names that games may use are those that the client knows."""

from __future__ import annotations

import re
from pathlib import Path

from gnomestead.kernel.stage import ICONS, SOUNDS

WEB = Path(__file__).parents[2] / "web/src"


def test_every_icon_of_the_client_is_known() -> None:
    assert set(re.findall(r'id="i-([a-z-]+)"', (WEB / "look/icons.svg").read_text("utf-8"))) == ICONS


def test_every_sound_of_the_client_is_known() -> None:
    cues = (WEB / "sound/synth.ts").read_text("utf-8").partition("const CUES = {")[2].partition("\n}")[0]
    assert set(re.findall(r"^  (\w+):", cues, re.MULTILINE)) == SOUNDS
