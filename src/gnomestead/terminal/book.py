"""The book of a game on the terminal: how to play, all rules, and looking one up."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gnomestead.kernel import AnyGame
from gnomestead.kernel.howto import Picture, has_howto, howto_page, howto_words
from gnomestead.kernel.lexicon import Lexicon
from gnomestead.kernel.rulebook import chapters, look_up
from gnomestead.terminal.draw import draw_scene
from gnomestead.terminal.ink import Ink

_WIDEST = 96
"""Lines longer than this are hard to read."""
_INDENT = 4


def draw_howto(game: AnyGame, width: int) -> RenderableType:
    """The page on how to play, with its pictures; of a game without one all rules."""
    if not has_howto(game):
        return Group(Text(f"{game.title} has no page on how to play; its rules are short.", "faint"), draw_rules(game))
    words, pictures = howto_words(game), howto_page(game).turn
    parts: list[RenderableType] = [_title(f"{game.title}: how to play"), _prose(words.goal, width, "bold")]
    parts.append(_title("A turn"))
    for number, (caption, picture) in enumerate(zip(words.turn, pictures, strict=True), 1):
        parts += [_numbered(number, caption, width), _drawing(game, picture, width)]
    if words.icons:
        parts += [_title("What the signs mean"), *(_icon(name, meaning, width) for name, meaning in words.icons)]
    parts += [_title("How it ends, and who wins"), _prose(words.end, width)]
    parts.append(_title("Three mistakes that everybody makes once"))
    return Group(*parts, *(_numbered("•", mistake, width) for mistake in words.mistakes))


def draw_rules(game: AnyGame) -> RenderableType:
    """All rules, in their chapters."""
    parts: list[RenderableType] = []
    for title, rules in chapters(game):
        parts += [_title(title or "All rules"), rule_lines(rules)]
    return Group(*parts)


def found_rules(game: AnyGame, wanted: str) -> RenderableType | None:
    """The rules that speak of this, the best match first; None: there are none."""
    found = look_up(game, wanted)
    return rule_lines(found) if found else None


def rule_lines(rules: Mapping[str, str]) -> RenderableType:
    """Rules by id, below each other."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style="faint")
    table.add_column(max_width=_WIDEST)
    for id, text in rules.items():
        table.add_row(id, plain(text))
    return table


def plain(rule: str) -> Text:
    """A rule without the stars that mark what is bold or slanted."""
    text = Text()
    for i, part in enumerate(rule.replace("**", "*").split("*")):
        text.append(part, "italic" if i % 2 else "")
    return text


def _title(text: str) -> Text:
    return Text.assemble("\n", (text, "place"))


def _prose(text: str, width: int, style: str = "") -> RenderableType:
    return _numbered("", text, width, style)


def _numbered(number: int | str, text: str, width: int, style: str = "") -> RenderableType:
    row = Table.grid(padding=(0, 1, 0, 0))
    row.add_column(width=3, justify="right", style="option")
    row.add_column(max_width=min(width, _WIDEST) - _INDENT)
    row.add_row(str(number), Text(text, style))
    return row


def _icon(name: str, meaning: str, width: int) -> RenderableType:
    return _numbered("–", f"{name}: {meaning}", width)


def _drawing(game: AnyGame, picture: Picture, width: int) -> RenderableType:
    """The table as it stood; what the caption is about has numbers, as options have."""
    marks = {thing: str(number) for number, thing in enumerate(picture.lit, 1)}
    words = Lexicon(game, picture.names, picture.eyes)
    ink = Ink(words, min(width, _WIDEST) - 2 * _INDENT, picture.eyes, marks)
    return Padding(draw_scene(picture.scene, ink), (0, 0, 1, _INDENT), expand=False)
