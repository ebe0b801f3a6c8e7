"""The signs on a board and what they mean: codes of pieces, textures of the ground, crowded spaces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.text import Text

from gnomestead.kernel import Badge, Place, Space, Thing
from gnomestead.terminal.ink import Ink, flow
from gnomestead.terminal.palette import colour, sign
from gnomestead.terminal.things import FACE_DOWN, listing

_TEXTURES = {
    "█": ("wall", "rock", "solid"),
    "≈": ("water", "pond", "river", "lake", "sea"),
    "░": ("chasm", "pit", "void", "abyss", "hole"),
}
_BADGES = {"steps": "→", "crossing": "?"}
Look = tuple[str, str, int | None, str]


class Legend:
    """One board's signs. What finds no room in the picture is noted and told beside it."""

    def __init__(self, place: Place, ink: Ink) -> None:
        self._place, self._ink = place, ink
        self._codes = _codes(place.things, ink)
        self._textures = _textures(place.spaces)
        self._badges = _badge_signs(place.spaces, ink)
        self._seen_ground: set[str] = set()
        self._seen_badges: dict[str, str] = {}
        """By its sign what each badge in the picture is called: where it counts, by its longest name."""
        self._crowded: list[Text] = []
        self._here: dict[str, list[Thing]] = {}
        for thing in place.things:
            self._here.setdefault(thing.space, []).append(thing)

    def here(self, space: Space) -> Sequence[Thing]:
        """What stands on a space."""
        return self._here.get(space.id, ())

    def standing(self, space: Space, width: int) -> tuple[Text, bool]:
        """The things of a space by their codes, and whether all of them fit."""
        codes = [self._ink.mark(thing.id).append_text(self._codes[thing.id]) for thing in self.here(space)]
        for shown in range(len(codes), -1, -1):
            left = len(codes) - shown
            text = Text(" ").join([*codes[:shown], *([Text(f"+{left}", "bold")] if left else [])])
            if text.cell_len <= width:
                return text, left == 0
        return Text("+", "bold"), False

    def texture(self, space: Space) -> str:
        """The sign of its ground; empty for the commonest."""
        return self._textures.get(space.art, "")

    def ground(self, space: Space) -> Text:
        """What an empty space shows: its badges, or else its texture; a mere number is written beside it."""
        badges = " ".join(self._badge(badge) for badge in space.badges)
        if any(badge.value is None for badge in space.badges):
            return Text(badges, "faint")
        self._seen_ground.add(space.art)
        return Text(self.texture(space) + badges, "faint")

    def _badge(self, badge: Badge) -> str:
        short, name = self._badges[_kind(badge, self._ink)], self._ink.say(badge.name)
        self._seen_badges[short] = max(self._seen_badges.get(short, ""), name, key=len)
        return short if badge.value is None else f"{short}{badge.value}"

    def note(self, space: Space) -> None:
        """Tell beside the picture what stands here."""
        inside = Text(", ").join(listing(self.here(space), self._ink))
        self._crowded.append(Text.assemble((f"{self._ink.say(space.name)}: ", "faint"), inside))

    def lines(self) -> Iterable[Text]:
        """The words beside the picture."""
        beside = listing(self._here.get("", ()), self._ink, self._place.seat)
        signs = [] if self._ink.is_brief else [*self._signs()]
        for items in (signs, self._crowded, beside):
            if items:
                yield flow(items, self._ink.width)

    def _signs(self) -> Iterable[Text]:
        seen: dict[str, Text] = {}
        for thing in self._place.things:
            if thing.space:
                code = self._codes[thing.id]
                seen.setdefault(code.plain, code.copy().append(f" {self._ink.say(thing.name)}", "faint"))
        yield from seen.values()
        if any(thing.space and is_own(thing, self._ink) for thing in self._place.things):
            yield Text.assemble(("underlined", "underline"), (" yours", "faint"))
        for art, texture in self._textures.items():
            if art in self._seen_ground:
                yield Text(f"{texture} {_plainly(art)}", "faint")
        for short, name in self._seen_badges.items():
            yield Text(name if name.startswith(f"{short} ") else f"{short} {name}", "faint")


def _codes(things: Iterable[Thing], ink: Ink) -> dict[str, Text]:
    """A short sign for each thing on a board; things that look alike share one."""
    taken: dict[str, Look] = {}
    codes: dict[str, Text] = {}
    for thing in things:
        look = (thing.art, ink.say(thing.name), thing.owner, thing.facing)
        code = next(idea for idea in _ideas(thing, look[1]) if taken.setdefault(idea, look) == look)
        own = " underline" if is_own(thing, ink) else ""
        codes[thing.id] = Text.assemble((code, f"bold{own} {colour(thing.owner)}"))
    return codes


def is_own(thing: Thing, ink: Ink) -> bool:
    """Whether it belongs to whoever looks: such things are underlined, for a colour alone is not for all eyes."""
    return ink.viewer is not None and thing.owner == ink.viewer


def _ideas(thing: Thing, name: str) -> Iterable[str]:
    if len(thing.art) == 1:
        yield thing.art
    before = ("" if thing.owner is None else sign(thing.owner)) + (FACE_DOWN if thing.facing == "down" else "")
    after = str(thing.value) if thing.kind == "die" and thing.value is not None else ""
    words = [word for word in name.split() if word[0].isalnum()] or ["?"]
    for letters in (words[0][0], words[-1][0], words[0][:2], words[-1][:2], words[0][:3]):
        yield f"{before}{letters.capitalize()}{after}"
    for number in range(2, 10_000):
        yield f"{before}{words[0][0].upper()}{number}"


def _textures(spaces: Sequence[Space]) -> dict[str, str]:
    """A sign for each kind of ground but the commonest."""
    kinds = Counter(space.art for space in spaces)
    commonest = max(kinds, key=lambda art: kinds[art])
    signs: dict[str, str] = {}
    for art in kinds:
        if art and art != commonest:
            signs[art] = next(texture for texture in _texture_ideas(art) if texture not in signs.values())
    return signs


def _texture_ideas(art: str) -> Iterable[str]:
    for texture, words in _TEXTURES.items():
        if any(word in art for word in words):
            yield texture
    yield from (letter for letter in _plainly(art) if letter.isalnum())
    yield from map(chr, range(0x3B1, 0x3CA))
    yield from map(chr, range(0x4E00, 0x9FFF))


def _plainly(art: str) -> str:
    return art.rpartition("/")[2].replace("-", " ").replace("_", " ").lower()


def _badge_signs(spaces: Sequence[Space], ink: Ink) -> dict[str, str]:
    """A sign for each kind of badge on the board: one of its own, or a letter of its name, capitals first."""
    signs: dict[str, str] = {}
    names = {_kind(badge, ink): ink.say(badge.name) for space in spaces for badge in space.badges}
    for kind, name in names.items():
        letters = sorted(name.replace(" ", ""), key=str.islower)
        ideas = [*_BADGES.get(kind, ""), *letters, *map(chr, range(0x3B1, 0x3CA)), name]
        signs[kind] = next(idea for idea in ideas if idea not in signs.values())
    return signs


def _kind(badge: Badge, ink: Ink) -> str:
    """What counts has a name for each number, and one picture."""
    return ink.say(badge.name) if badge.value is None else badge.art
