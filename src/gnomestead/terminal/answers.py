"""Answers to people's questions: what does this option do, why can't I, what do the rules say."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from gnomestead.kernel import AnyGame, Choice, Move, Refusal, Seat, State, notation
from gnomestead.kernel.rulebook import rulebook
from gnomestead.terminal.book import plain
from gnomestead.terminal.menu import Menu
from gnomestead.terminal.things import match_thing
from gnomestead.terminal.viewer import Viewer

HELP = """\
Type an option's number, or words or their beginnings: several at once are fine.
  b            unsay the last word             .            the move is whole
  ? N          what option N does, its rule    why THING    why can't I?
  look THING   a closer look; look alone: all  rules        how to play
  rules TEXT   search the rules
  Enter        draw the table again            scene        with all words on it
  log N        what happened last              help         this list
  undo         take back your last move        save FILE    keep the game
  say TEXT     for all at this keyboard        point THING  for all to see
  hold on|off  be asked about optional moves   seat NAME    another person acts
  quit         leave; the game is kept         /WORD        always a command
  warnings on|off  be asked again before a move you may regret
  asks on|off  be asked even where there is only one thing to do
  pace slow|normal|fast  how fast the bots play"""


def rule_text(game: AnyGame, rule: str) -> Text:
    """A rule with its id; empty when there is none."""
    if not rule:
        return Text()
    return Text(f"{rule}  ", "rule").append_text(plain(rulebook(game).get(rule, "")))


def explain(viewer: Viewer, said: Move, choice: Choice, key: str) -> RenderableType:
    """One option: its words, a closer look, what it touches, its notation and its rule."""
    ink = viewer.ink()
    lines = [Text.assemble((f"{key}) ", "option"), (ink.say(choice.label), "bold"))]
    if choice.detail is not None:
        lines.append(Text(ink.say(choice.detail)))
    if choice.warning is not None:
        lines.append(Text(ink.say(choice.warning), "problem"))
    names = viewer.things()
    touched = [names[thing] for thing in choice.things if thing in names]
    if touched:
        lines.append(Text(f"It touches: {', '.join(touched)}.", "faint"))
    typed = " ".join(part for part in (notation(said), choice.word) if part)
    lines.append(Text(f"You can also type: {typed}", "faint"))
    if rule := rule_text(viewer.match.game, choice.rule):
        lines.append(rule)
    return Group(*lines)


def why(viewer: Viewer, state: State, seat: Seat, wanted: str) -> RenderableType:
    """Why a seat may not touch a thing now, or which options do touch it."""
    names = viewer.things()
    found = match_thing(wanted, names)
    if len(found) > 1:
        return Text(f"Which one? {', '.join(found[:12])}")
    thing = found[0] if found else wanted
    refusal = state.why_not(seat, thing)
    if refusal is None:
        keys = Menu(state, seat).marks().get(thing)
        return Text(f"You may: see option {keys}." if keys else "You may, as part of a longer move.")
    return refused(viewer, refusal)


def refused(viewer: Viewer, refusal: Refusal) -> RenderableType:
    """A refusal in words, with its rule."""
    words = Text(viewer.ink().say(refusal.reason), "problem")
    rule = rule_text(viewer.match.game, refusal.rule)
    return Group(words, rule) if rule else words
