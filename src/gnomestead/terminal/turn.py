"""One person's turn to speak: a menu, questions and answers, until a move is whole."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text

from gnomestead.kernel import GnomesteadError, IllegalMove, Move, Phrase, Seat, State, notation
from gnomestead.kernel.record import UNDO
from gnomestead.table.acts import Pace
from gnomestead.terminal.answers import HELP, explain, refused, why
from gnomestead.terminal.book import draw_howto, found_rules
from gnomestead.terminal.files import save
from gnomestead.terminal.kept import play_command
from gnomestead.terminal.menu import Menu, Sentence, regrets, said_in_words, understand, understood, written
from gnomestead.terminal.palette import colour, sign
from gnomestead.terminal.screen import Screen
from gnomestead.terminal.tempo import PACES
from gnomestead.terminal.things import full, match_thing
from gnomestead.terminal.viewer import Viewer
from gnomestead.terminal.window import Size, size_of, too_small

_LOG_LINES = 10
_BACK = ("b", "back")


class Leave(Exception):
    """Somebody wants to go."""


class Switch(Exception):
    """Another person wants to act."""

    def __init__(self, name: str) -> None:
        self.name = name


class Hold(Exception):
    """Somebody wants to be asked about optional moves, or not."""

    def __init__(self, on: bool) -> None:
        self.on = on


class Warn(Exception):
    """Somebody wants to be warned of what they may regret, or not."""

    def __init__(self, on: bool) -> None:
        self.on = on


class AskAnyway(Exception):
    """Somebody wants to be asked where there is only one answer, or not."""

    def __init__(self, on: bool) -> None:
        self.on = on


class SetPace(Exception):
    """Somebody wants bots to move slower or faster."""

    def __init__(self, pace: Pace) -> None:
        self.pace: Pace = pace


class Undone(Exception):
    """Something was taken back: the table is another one."""


class Turn:
    """A dialogue with the person at one seat. It ends with a whole move, or with None: let it go on."""

    def __init__(
        self,
        viewer: Viewer,
        screen: Screen,
        read: Callable[[str], str],
        said: Move = (),
        people: Sequence[Seat] = (),
        warns: bool = True,
    ) -> None:
        assert viewer.seat is not None, "a spectator has no turn"
        self.viewer, self.screen, self.seat = viewer, screen, viewer.seat
        self._read = read
        self.said = said
        self._people = people
        self._warns = warns and not viewer.match.setup.timed
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "?": self._explain,
            "why": self._why,
            "look": self._look,
            "log": self._log,
            "rules": self._rules,
            "scene": self._scene,
            "b": self._back,
            "back": self._back,
            "undo": self._undo,
            "save": self._save,
            "say": self._say,
            "point": self._point,
            "hold": self._hold,
            "warnings": self._warn,
            "asks": self._ask_anyway,
            "pace": self._set_pace,
            "seat": self._switch,
            "quit": self._quit,
            "exit": self._quit,
        }

    @property
    def _state(self) -> State:
        state: State = self.viewer.match.state
        return state

    @property
    def _optional(self) -> bool:
        return self.seat not in self._state.waiting()

    def ask(self) -> Move | str | None:
        """The whole move this person makes; None: nothing was required, and they let it go on.

        In a race it may be words that are not on offer: said a moment too early or too late.
        """
        timed = self.viewer.match.setup.timed
        menu = self._state.options(self.seat, self.said), self.said
        # While others play and nothing is asked of us, the news is enough.
        if self.viewer.has_changed(menu, with_table=not self._optional) or not timed:
            self._redraw()
        while True:
            line = self._read(self._prompt())
            if not line and self._optional and not self.said and not timed:
                return None
            if self._is_rash(line):
                return line
            try:
                if self._hear(line):
                    return self.said
            except IllegalMove as error:
                self._refuse(error)
            except GnomesteadError as error:
                self.screen.problem(str(error))

    def _is_rash(self, line: str) -> bool:
        state = self._state
        return bool(line) and state.setup.timed and Menu(state, self.seat).find(line) is None and state.top.knows(line)

    def _hear(self, line: str) -> bool:
        """Act on a line; True when the move is whole."""
        if not line:
            self._redraw()
            return False
        sentence = None if line[0] in "/?" else self._understand(line)
        if sentence is None:
            self._command(line)
            return False
        if self._warns and (warnings := regrets(self._state, self.seat, self.said, sentence)):
            answer = self._ask_again(warnings)
            if answer not in ("", line):
                return self._hear("" if answer in _BACK else answer)
        self.said = sentence.said
        if not sentence.whole:
            self._redraw()
        return sentence.whole

    def _understand(self, line: str) -> Sentence | None:
        """A text where one is asked for, or else words of the menu."""
        if text := written(self._state, self.seat, self.said, line, self._commands):
            return text
        return understand(self._state, self.seat, self.said, line, self._commands)

    def _ask_again(self, warnings: Sequence[Phrase]) -> str:
        """What one may regret, and what is said to that; nothing or the same again: it is meant so."""
        self.screen.show(*[self.viewer.ink().say(warning) for warning in warnings], style="problem")
        return self._read("Sure? Enter does it, b goes back. ")

    def _command(self, line: str) -> None:
        text = line.removeprefix("/")
        verb, _, rest = ("?", "", text[1:]) if text.startswith("?") else text.partition(" ")
        command = self._commands.get(verb.lower())
        if command is not None:
            command(rest.strip())
        elif line.isdigit():
            self.screen.problem(f"There is no option {line}. Enter shows them again.")
        else:
            self._state.read(self.seat, " ".join([*(word.text for word in self.said), text]))

    def _refuse(self, error: IllegalMove) -> None:
        """Why not; and where a word was not understood, which ones would be."""
        self.screen.show(refused(self.viewer, error.refusal))
        menu = Menu(self._state, self.seat, understood(self._state, self.seat, error.move))
        if menu.words and error.move != UNDO:
            after = f"After “{notation(menu.said)}” you can type: " if menu.said else "You can type: "
            self.screen.show(after + menu.in_a_line(self.screen.width - len(after)), style="faint")

    def _prompt(self) -> str:
        said = f"{notation(self.said)} … " if self.said else ""
        return f"{said}> "

    # What people can ask for ---------------------------------------------------------------------

    def _redraw(self) -> None:
        """The table and the options; while a move is being said only what it is about."""
        self.viewer.width = self.screen.width
        menu = Menu(self._state, self.seat, self.said)
        marks, asks = menu.marks(), self._asks(menu)
        if self.said:
            so_far = Text.assemble(("So far: ", "faint"), (self._said_in_words(), "bold"))
            touched = [self.viewer.draw_touched(marks, lambda drawn: self.screen.spare("", drawn, so_far, *asks))]
            self.screen.show("", *(touched if marks else []), so_far, *asks)
        else:
            asks = [*self._retold(), *asks]
            table = self.viewer.draw_fitting(marks, lambda drawn: self.screen.spare("", drawn, "", *asks))
            self.screen.show("", table, "", *asks, *self._what_is_cut(table, asks))

    def _what_is_cut(self, table: RenderableType, asks: Sequence[RenderableType]) -> list[RenderableType]:
        """A board is never cut silently, neither at its right nor at its top."""
        has, boards = self.screen.size, self.viewer.boards()
        if has is None or not boards:
            return []
        told: list[RenderableType] = []
        if problem := too_small(has, Size(size_of(Group(*boards), self.screen.console).width, 0)):
            told.append(problem)
        if (cut := 1 - self.screen.spare("", table, "", *asks)) > 1:
            told.append(Text(f"↑ {cut} lines of the table are above: scroll up, or make the window taller.", "faint"))
        return told

    def _asks(self, menu: Menu) -> list[RenderableType]:
        """What is asked now, and the options."""
        options = menu.draw(self.viewer.ink())
        if self.said and self._state.prompt(self.seat, self.said) == self._state.prompt(self.seat):
            return [options]
        return [*self._announced(), options]

    def _said_in_words(self) -> str:
        return said_in_words(self._state, self.seat, self.said, self.viewer.ink())

    def _retold(self) -> list[Text]:
        """What has happened to this person since their last move, right above the question."""
        lines = self.viewer.recap()
        return [Text("Since your last turn:", "place"), *[Text(f"  {line}") for line in lines], Text()] if lines else []

    def _scene(self, rest: str) -> None:
        self.viewer.read_again()
        self._redraw()

    def _announced(self) -> list[RenderableType]:
        who = f"{sign(self.seat)} {self.viewer.words.seat(self.seat)}  "
        asked = self.viewer.ink().say(self._state.prompt(self.seat, self.said))
        lines: list[RenderableType] = [Text.assemble((who, f"bold {colour(self.seat)}"), asked)]
        if self._optional and not self.said and not self.viewer.match.setup.timed:
            lines.append(Text("You may, but need not: Enter lets it go on.", "faint"))
        return lines

    def _help(self, rest: str) -> None:
        self.screen.show(HELP)

    def _explain(self, rest: str) -> None:
        menu = Menu(self._state, self.seat, self.said)
        if not rest:
            self._help(rest)
            return
        found = menu.find(rest)
        if found is None:
            self.screen.problem(f"There is no option {rest} here.")
        else:
            self.screen.show(explain(self.viewer, self.said, menu.choices[found], menu.keys[found]))

    def _why(self, rest: str) -> None:
        if rest:
            self.screen.show(why(self.viewer, self._state, self.seat, rest))
        else:
            self.screen.problem("Why what? Name a thing on the table: why THING.")

    def _look(self, rest: str) -> None:
        if not rest:
            self.screen.show("", self.viewer.draw(Menu(self._state, self.seat, self.said).marks()))
            return
        names = self.viewer.things()
        found = match_thing(rest, names)
        details = self.viewer.details()
        for id in found[:_LOG_LINES]:
            line = full(details[id], self.viewer.ink()) if id in details else Text(names[id])
            self.screen.show(line.append(f"  ({id})", "faint"))
            if id in details and (says := details[id].says) is not None:
                self.screen.show(f"  {self.viewer.ink().say(says)}")
        if not found:
            self.screen.problem(f"There is no {rest!r} on the table.")

    def _log(self, rest: str) -> None:
        count = int(rest) if rest.isdigit() else _LOG_LINES
        lines = self.viewer.tell(self.viewer.match.log)
        self.screen.show(*[f"  {line}" for line in lines[-count:]] or ["Nothing has happened yet."])

    def _rules(self, rest: str) -> None:
        game = self.viewer.match.game
        found = found_rules(game, rest) if rest else draw_howto(game, self.screen.width)
        self.screen.show(found or Text(f"No rule speaks of {rest!r}."))

    def _back(self, rest: str) -> None:
        self.said = self.said[:-1]
        self._redraw()

    def _undo(self, rest: str) -> None:
        """Free where nobody has learned anything since; whoever plays alone, or with bots, may `undo anyway`."""
        match, alone = self.viewer.match, len(self._people) == 1
        free = (seat for seat in (self.seat, *self._people) if match.free_undo(seat) is not None)
        try:
            match.undo(next(free, self.seat), consent=alone and rest == "anyway")
        except IllegalMove as error:
            if not alone or error.refusal.reason.key != "refuse-undo":
                raise
            self.screen.show(refused(self.viewer, error.refusal), f"{self._who_minds()}: undo anyway.")
        else:
            raise Undone

    def _who_minds(self) -> str:
        has_bots = self.viewer.match.setup.seats > len(self._people)
        return "The bots would not mind" if has_bots else "Nobody else is here to mind"

    def _save(self, rest: str) -> None:
        if not rest:
            self.screen.problem("Save where? save FILE.")
            return
        path = save(self.viewer.match, Path(rest).expanduser())
        self.screen.show("Saved. Go on later with:")
        self.screen.quote(f"  {play_command(path)}")

    def _say(self, rest: str) -> None:
        if not rest:
            self.screen.problem("Say what? say TEXT.")
            return
        self.viewer.talk.say(self.seat, rest)
        self._hear_all()

    def _point(self, rest: str) -> None:
        if not rest:
            self.screen.problem("Point at what? point THING, or point THING SIGN.")
        elif problem := self.viewer.talk.point(self.seat, rest, self.viewer.words):
            self.screen.problem(problem)
        else:
            self._hear_all()

    def _hear_all(self) -> None:
        """What was said just now; the others hear it when they are at the screen."""
        self.screen.show(*[f"  {line}" for line in self.viewer.news()])

    def _hold(self, rest: str) -> None:
        if rest not in ("on", "off"):
            self.screen.problem("hold on, or hold off?")
            return
        raise Hold(rest == "on")

    def _warn(self, rest: str) -> None:
        if rest not in ("on", "off"):
            self.screen.problem("warnings on, or warnings off?")
            return
        raise Warn(rest == "on")

    def _ask_anyway(self, rest: str) -> None:
        if rest not in ("on", "off"):
            self.screen.problem("asks on, or asks off?")
            return
        raise AskAnyway(rest == "on")

    def _set_pace(self, rest: str) -> None:
        pace = next((each for each in PACES if each == rest), None)
        if pace is None:
            self.screen.problem(f"Which pace? pace {', pace '.join(PACES)}.")
            return
        raise SetPace(pace)

    def _switch(self, rest: str) -> None:
        raise Switch(rest)

    def _quit(self, rest: str) -> None:
        raise Leave
