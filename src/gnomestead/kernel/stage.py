"""What a client can show and play by name: the values that an event's `.moment` and `.sound` may have."""

from __future__ import annotations

from typing import Final

_ICONS: Final = """
acorn area bait beak bell bolt bone book boot bot cards cat chat check chest clock crown crystal dice down egg eye
fang flag flame flask flower gear gem gnome hand heart help home horn laugh left line link lock log loot mega menu
minus mirror mole moon mushroom next orb owl pause paw phone pipe play plus portal prev quill right root rune scroll
search shield skull snow sound star step stone storm sun sword tac target thorn trade trophy tv undo up users wifi
wind wraith x zzz
"""

_SOUNDS: Final = """
back bell chime clonk crumble dice drip groan joined left lost megaphone meow pick roll strike tick turn whisper
whoosh won
"""

ICONS: Final = frozenset(_ICONS.split())
"""The line icons of `web/src/look/icons.svg`."""

SOUNDS: Final = frozenset(_SOUNDS.split())
"""The cues of `web/src/sound/synth.ts`."""
