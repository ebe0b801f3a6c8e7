"""The action of a go: one question, truly answered, or the Cat (GS-ASK, GS-ANS, GS-ABL-11/16)."""

from __future__ import annotations

from collections.abc import Sequence

from gnomestead.games.gnom_street.content import (
    ACTIONS,
    ASK_AGAIN,
    CAT,
    CAT_AS_QUESTION,
    CAT_STEPS,
    COLOURS,
    FLOWER,
    FLOWERS_OF,
    LOUD,
    SPACES,
    spaces_in,
)
from gnomestead.games.gnom_street.moves import (
    AGAIN_MENU,
    CAT_MENU,
    CAT_ONLY_MENU,
    COLOUR_MENU,
    FLOWER_TARGETS,
    SKIP,
    TARGETS,
    USES,
    Action,
    Colour,
    Gang,
    Site,
)
from gnomestead.games.gnom_street.rules.cat import cat_spaces, describe_cat, move_cat, why_not_cat
from gnomestead.games.gnom_street.rules.reach import Split, about, below, best_split
from gnomestead.games.gnom_street.rules.sheet import NO_COLOUR, Question, note, truth
from gnomestead.games.gnom_street.rules.step import Step
from gnomestead.games.gnom_street.state import NONE, Street
from gnomestead.kernel.events import audience
from gnomestead.kernel.moves import Move, Seat, Word
from gnomestead.kernel.phrases import Choice, Phrase, Refusal, phrase

# Who may be asked, and what ----------------------------------------------------------------------


def questionable(state: Street, seat: Seat) -> list[Seat]:
    """GS-ASK-01/02, GS-ABL-11: the seats ranked below this one, or anybody for a Snitch; no Mini, no question."""
    return [] if state.origin == NONE else below(state, seat)


def colours_of(origin: int) -> int:
    """GS-ASK-07: the colours growing on the origin."""
    return sum([1 << colour for colour in FLOWERS_OF[origin]])


def is_loud(state: Street, target: Seat) -> bool:
    """GS-ANS-03/04, GS-DUO-06: by the card it fights with; in a duel both know every answer anyway."""
    return LOUD[state.fought[target]] or state.is_duel


def target_menu(state: Street, kind: int, targets: Sequence[Seat]) -> list[Word]:
    """The gangs to question; a Flower still wants a colour after them."""
    words = FLOWER_TARGETS if kind == FLOWER else TARGETS
    return [words[state.gangs[seat]] for seat in targets]


# What happens ------------------------------------------------------------------------------------


def ask(state: Street, asker: Seat, target: Seat, kind: int, origin: int, colour: int) -> None:
    """GS-ASK-08, GS-ANS-01…03: the question is public, the answer is for the asker or for everybody."""
    question = Question(state.turn, asker, target, kind, origin, colour, is_loud(state, target))
    state.asked.append(question)
    note(state, question)
    told: dict[str, object] = {
        "asker": asker,
        "target": target,
        "action": ACTIONS[kind],
        "space": SPACES[origin],
        "colour": COLOURS[colour] if colour != NO_COLOUR else "",
    }
    state.tell("asked", **told)
    yes = truth(state, question)
    if question.loud:
        state.reveal("answered", yes=yes, style="open" if state.is_duel else "megaphone", **told)
    else:
        state.confide(audience(asker, target), "answered", {"yes": yes}, style="cards", **told)


# The steps ---------------------------------------------------------------------------------------


class Inquiry(Step):
    """What the first question and the second have in common: words for people."""

    __slots__ = ()

    def origin(self, state: Street, said: Move) -> int:
        """Where the question is asked from, after these words."""
        return state.origin

    def kind(self, state: Street, said: Move) -> int:
        """Which question it is, after these words."""
        return state.action[self.seat]

    def describe(self, state: Street, seat: Seat, said: Move, word: Word) -> Choice:
        label, detail, warning = phrase(word.label, word=word.text), None, None
        kind, origin = self.kind(state, said), self.origin(state, said)
        if isinstance(word, Gang):
            target = state.gangs.index(word.index)
            label = phrase(word.label, seat=target, action=ACTIONS[kind], space=SPACES[origin])
            detail = self._split(state, target, kind, origin, NO_COLOUR)
            warning = self._regret(state, said, target, kind, NO_COLOUR) if word.ends else None
        elif isinstance(word, Colour):
            asked = next(said_word for said_word in said if isinstance(said_word, Gang))
            target = state.gangs.index(asked.index)
            label = phrase(word.label, colour=word.text, seat=target, space=SPACES[origin])
            detail = self._split(state, target, kind, origin, word.index)
            warning = self._regret(state, said[: said.index(asked)], target, kind, word.index)
        elif isinstance(word, Site) and word.ends:
            return describe_cat(state, seat, word)
        elif isinstance(word, Site):
            label = phrase(word.label, space=word.text)
        elif word is SKIP and kind != CAT:
            best = best_split(state, seat, kind, origin)
            warning = phrase("warn-skip-question") if best is not None and best.worst() else None
        return Choice(word.text, label, word.things, word.rule, word.ends, detail, warning=warning)

    def _regret(self, state: Street, before: Move, target: Seat, kind: int, colour: int) -> Phrase | None:
        """What is news to this seat: a question is final (GS-ASK-08), and a quiet gang could be asked (GS-ANS-03)."""
        mine = [question for question in state.asked if question.asker == self.seat]
        is_first, is_first_loud = not mine, not any(question.loud for question in mine)
        asked: dict[str, str | int | None] = {
            "seat": target,
            "action": ACTIONS[kind],
            "space": SPACES[self.origin(state, before)],
            "colour": COLOURS[colour] if colour != NO_COLOUR else "",
            "first": "yes" if is_first else "no",
        }
        may_mind = is_first_loud and is_loud(state, target) and not state.is_duel
        quiet = self._quiet(state, before, kind, colour) if may_mind else None
        if quiet is not None:
            return phrase("warn-loud", quiet=quiet, **asked)
        return phrase("warn-ask", **asked) if is_first else None

    def _quiet(self, state: Street, before: Move, kind: int, colour: int) -> Seat | None:
        """GS-ANS-02: whom the same question could be whispered to, of those whose answer would be news the best."""
        gangs = [word for word in self.options(state, self.seat, before) if isinstance(word, Gang)]
        seats = [state.gangs.index(gang.index) for gang in gangs]
        splits = [Split(state, self.seat, seat, kind, self.origin(state, before), colour) for seat in seats]
        telling = [split for split in splits if not is_loud(state, split.target) and split.worst()]
        return max(telling, key=Split.worst).target if telling else None

    def _split(self, state: Street, target: Seat, kind: int, origin: int, colour: int) -> Phrase:
        """How the question would split what is left on the asker's own sheet; and who will hear."""
        key = "detail-loud" if is_loud(state, target) and not state.is_duel else "detail-quiet"
        if kind == FLOWER and colour == NO_COLOUR:
            return phrase(key, yes=NONE, no=NONE, seat=target)
        split = Split(state, self.seat, target, kind, origin, colour)
        return phrase(key, yes=split.yes, no=split.no, seat=target, about=about(kind, origin, colour))

    def ask_next(self, state: Street, said: Move) -> Phrase:
        """What the next word of a question is asked with: whom, then of a Flower the colour."""
        gang = said[-1] if said else None
        if isinstance(gang, Gang):
            return phrase("prompt-colour", seat=state.gangs.index(gang.index))
        return phrase("prompt-ask", action=ACTIONS[self.kind(state, said)], space=SPACES[self.origin(state, said)])

    def default(self, state: Street, seat: Seat) -> str:
        return "skip"

    def why_not_gang(self, state: Street, seat: Seat, gang: int) -> Refusal:
        if gang not in state.gangs:
            return self.why_not_now("gang")
        target = state.gangs.index(gang)
        if target == seat:
            return Refusal(phrase("why-ask-yourself"), "GS-ASK-01")
        if state.origin == NONE:
            return Refusal(phrase("why-no-origin"), "GS-PLC-06")
        if target not in questionable(state, seat):
            return Refusal(phrase("why-ranked-above", seat=target), "GS-ASK-01")
        return self.why_not_now("gang")


class Act(Inquiry):
    """GS-INV-02: question somebody, or move the Cat, as the Action token says. Both are optional."""

    __slots__ = ()

    RULE = "GS-ASK-04"

    def settle(self, state: Street) -> bool:
        if self._cat(state) or (self.asks(state) and questionable(state, self.seat)):
            return False
        state.pop()
        return True

    def _cat(self, state: Street) -> int:
        """GS-CAT-01: where the holder of the Cat token may send it."""
        return cat_spaces(state, CAT_STEPS) if state.action[self.seat] == CAT else 0

    def asks(self, state: Street) -> bool:
        """Whether the token is a question, or a Snitch may use the Cat's as one (GS-ABL-11)."""
        return state.action[self.seat] != CAT or bool(CAT_AS_QUESTION[state.fought[self.seat]])

    def options(self, state: Street, seat: Seat, said: Move) -> Sequence[Word]:
        if seat != self.seat:
            return ()
        if said:
            return self._next_words(state, said)
        action = state.action[seat]
        if action != CAT:
            return [*target_menu(state, action, questionable(state, seat)), SKIP]
        if not self.asks(state) or not questionable(state, seat):
            return CAT_MENU.menu(self._cat(state))
        return [*(USES if self._cat(state) else USES[:CAT]), SKIP]

    def _next_words(self, state: Street, said: Move) -> Sequence[Word]:
        word = said[-1]
        if isinstance(word, Gang):
            return COLOUR_MENU.menu(colours_of(state.origin))
        assert isinstance(word, Action)
        if word.index == CAT:
            return CAT_ONLY_MENU.menu(self._cat(state))
        return target_menu(state, word.index, questionable(state, self.seat))

    def kind(self, state: Street, said: Move) -> int:
        return said[0].index if said and isinstance(said[0], Action) else state.action[self.seat]

    def resolve(self, state: Street, seat: Seat, move: Move) -> None:
        state.pop()
        kind, word = self.kind(state, move), move[-1]
        if word is SKIP:
            self._skip(state)
        elif isinstance(word, Site):
            move_cat(state, seat, word.index)
        else:
            colour = word.index if isinstance(word, Colour) else NO_COLOUR
            gang = next(said for said in move if isinstance(said, Gang))
            ask(state, seat, state.gangs.index(gang.index), kind, state.origin, colour)
            if ASK_AGAIN[state.fought[seat]]:
                state.push(AskAgain(seat))

    def _skip(self, state: Street) -> None:
        """GS-ASK-03: a skipped question is lost, for good."""
        if state.action[self.seat] == CAT:
            state.tell("cat_skipped", seat=self.seat)
        else:
            state.reveal("question_skipped", seat=self.seat)

    def prompt(self, state: Street, seat: Seat, said: Move) -> Phrase:
        if self.kind(state, said) != CAT:
            return self.ask_next(state, said)
        return phrase("prompt-use" if not said and self.asks(state) and questionable(state, seat) else "prompt-cat")

    def why_not_space(self, state: Street, seat: Seat, space: int) -> Refusal:
        if state.action[seat] == CAT:
            return why_not_cat(state, space)
        return Refusal(phrase("why-origin-fixed", space=SPACES[state.origin]), "GS-PLC-07")


class AskAgain(Inquiry):
    """GS-ABL-16: after its question, Third Degree may ask one more of the same type from any own Mini."""

    __slots__ = ()

    RULE = "GS-ABL-16"

    def settle(self, state: Street) -> bool:
        if self._origins(state):
            return False
        state.pop()
        return True

    def _origins(self, state: Street) -> int:
        own = spaces_in(state.minis[self.seat])
        return sum([1 << space for space in own if self._targets(state, space)])

    def _targets(self, state: Street, origin: int) -> list[Seat]:
        """Whom a new question can be put to from there."""
        return [
            target
            for target in questionable(state, self.seat)
            if (self.kind(state, ()) == FLOWER and self._colours(state, origin, target))
            or (self.kind(state, ()) != FLOWER and not self._same(state, origin, target))
        ]

    def _same(self, state: Street, origin: int, target: Seat) -> bool:
        first = state.asked[-1]
        return target == first.target and origin == first.origin

    def _colours(self, state: Street, origin: int, target: Seat) -> int:
        """The colours of that space, but not the one just asked of the same gang."""
        first = state.asked[-1]
        used = 1 << first.colour if target == first.target else 0
        return colours_of(origin) & ~used

    def origin(self, state: Street, said: Move) -> int:
        return said[0].index if said and isinstance(said[0], Site) else state.origin

    def kind(self, state: Street, said: Move) -> int:
        return state.asked[-1].kind

    def options(self, state: Street, seat: Seat, said: Move) -> Sequence[Word]:
        if seat != self.seat:
            return ()
        if not said:
            return AGAIN_MENU.menu(self._origins(state))
        origin, word = self.origin(state, said), said[-1]
        if isinstance(word, Gang):
            return COLOUR_MENU.menu(self._colours(state, origin, state.gangs.index(word.index)))
        return target_menu(state, self.kind(state, said), self._targets(state, origin))

    def resolve(self, state: Street, seat: Seat, move: Move) -> None:
        state.pop()
        if move[0] is SKIP:
            return
        gang, last = move[1], move[-1]
        assert isinstance(gang, Gang)
        colour = last.index if isinstance(last, Colour) else NO_COLOUR
        target = state.gangs.index(gang.index)
        ask(state, seat, target, self.kind(state, move), self.origin(state, move), colour)

    def prompt(self, state: Street, seat: Seat, said: Move) -> Phrase:
        return self.ask_next(state, said) if said else phrase("prompt-again", action=ACTIONS[self.kind(state, ())])

    def why_not_space(self, state: Street, seat: Seat, space: int) -> Refusal:
        if not state.minis[seat] >> space & 1:
            return Refusal(phrase("why-not-your-mini", space=SPACES[space]), "GS-ABL-16")
        return Refusal(phrase("why-same-question", space=SPACES[space]), "GS-ABL-16")
