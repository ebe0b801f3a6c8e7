"""Things in one line each: cards, dice, pieces, tokens, meters, notes; and which of them is meant by a word."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from rich.text import Text

from gnomestead.kernel import Badge, Seat, Thing
from gnomestead.terminal.ink import Ink
from gnomestead.terminal.palette import colour

FACE_DOWN = "▒"
TURNED = "↷"
_METER = 10


def brief(thing: Thing, ink: Ink, home: Seat | None = None) -> Text:
    """A thing in one line; its owner is named unless it lies at home."""
    text = ink.mark(thing.id)
    text.append_text(_body(thing, ink))
    for badge in thing.badges:
        text.append(f" ⟨{badge_words(badge, ink)}⟩", "faint")
    if thing.owner is not None and thing.owner != home:
        text.append(" ").append_text(ink.owner(thing.owner))
    if thing.holds:
        inside = listing(thing.holds, ink, home)
        text.append(" ‹").append_text(Text(", ").join(inside)).append("›")
    return text


def full(thing: Thing, ink: Ink, home: Seat | None = None) -> Text:
    """A thing and what is written on it."""
    text = brief(thing, ink, home)
    if thing.text is not None and thing.kind != "note":
        text.append(f" — {ink.say(thing.text)}", "faint")
    return text


def is_fresh(thing: Thing, ink: Ink) -> bool:
    """Whether something is written on it that the viewer has not read yet."""
    return thing.text is not None and thing.kind != "note" and _written(thing, ink) not in ink.read


def read(thing: Thing, ink: Ink, home: Seat | None = None) -> Text:
    """A thing with its text, which counts as read from now on."""
    ink.read.add(_written(thing, ink))
    return full(thing, ink, home)


def _written(thing: Thing, ink: Ink) -> str:
    return f"{ink.say(thing.name)}: {ink.say(thing.text) if thing.text else ''}"


def listing(things: Sequence[Thing], ink: Ink, home: Seat | None = None) -> list[Text]:
    """Things side by side; those that look alike are counted, unless options tell them apart."""
    return _counted(brief(thing, ink, home) for thing in things)


def badge_words(badge: Badge, ink: Ink) -> str:
    """A badge in words: `armour 2`."""
    name = ink.say(badge.name)
    return name if badge.value is None else f"{name} {badge.value}"


def _counted(drawn: Iterable[Text]) -> list[Text]:
    counts: dict[str, int] = {}
    first: dict[str, Text] = {}
    for text in drawn:
        counts[text.plain] = counts.get(text.plain, 0) + 1
        first.setdefault(text.plain, text)
    return [text if counts[plain] == 1 else text.append(f" ×{counts[plain]}") for plain, text in first.items()]


def _body(thing: Thing, ink: Ink) -> Text:
    name, style = ink.say(thing.name), colour(thing.owner)
    if thing.facing == "down":
        return Text.assemble((f"{FACE_DOWN} {name}", style))
    text = _upright(thing, ink, name, style)
    if thing.facing == "turned":
        text.append(f" {TURNED}")
    return text


def _upright(thing: Thing, ink: Ink, name: str, style: str) -> Text:
    match thing.kind:
        case "die":
            return Text.assemble((f"[{name}]" if thing.value is None else f"[{thing.value}] {name}", style))
        case "meter":
            return Text.assemble((f"{name} ", style)).append_text(meter(thing.value or 0, thing.most))
        case "note":
            written = f": {ink.say(thing.text)}" if thing.text is not None else ""
            return Text.assemble((f"{name}{written}", style))
        case "card" | "piece" | "token":
            many = "" if thing.value in (None, 1) else f" ×{thing.value}"
            return Text.assemble((f"{name}{many}", style))


def meter(value: int, most: int | None) -> Text:
    """A level as a bar and as numbers."""
    if most is None or most <= 0:
        return Text(str(value))
    cells = min(most, _METER)
    filled = max(0, min(cells, round(value * cells / most)))
    return Text("▰" * filled + "▱" * (cells - filled) + f" {value}/{most}")


def match_thing(wanted: str, names: Mapping[str, str]) -> list[str]:
    """The ids people may mean by this: the id itself, or else a whole name, or the beginning of one, or a part."""
    low = wanted.lower()
    if exact := [id for id in names if id.lower() == low]:
        return exact
    tests: tuple[Callable[[str], bool], ...] = (low.__eq__, lambda text: text.startswith(low), lambda text: low in text)
    for fits in tests:
        if found := [id for id, name in names.items() if fits(name.lower()) or fits(id.lower())]:
            return found
    return []
