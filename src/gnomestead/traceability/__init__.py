"""Rule traceability: which tests hold a game to which of its rules.

Tests cite rules as `@rule("GS-FGT-01")` or `pytest.param(…, marks=rule("GS-FGT-01"))`. Read from the source
alone, a rule counts as tested when a test function or a parameter of one cites it (`trace`). Where the tests
have run under `gnomestead.traceability.plugin`, a test holds a rule only if it ran the code that makes the
rule true (`weigh`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from gnomestead.kernel import AnyGame
from gnomestead.kernel.rulebook import rulebook
from gnomestead.traceability.citations import Citation, citations
from gnomestead.traceability.runs import Duty, Run, duties


@dataclass(frozen=True)
class Traced:
    """A game's rules in order, each with the tests that cite it; and cited ids that are no rules."""

    game: str
    finished: bool
    rules: dict[str, list[Citation]]
    unknown: list[Citation]

    @property
    def untested(self) -> list[str]:
        """The rules without a test."""
        return [rule for rule, tests in self.rules.items() if not tests]

    @property
    def ok(self) -> bool:
        """Whether nothing is cited that does not exist and, in a finished game, every rule has a test."""
        return not self.unknown and not (self.finished and self.untested)

    def lines(self) -> list[str]:
        """For people: how many rules have tests, and which have none."""
        tested = len(self.rules) - len(self.untested)
        state = "" if self.finished else " (unfinished)"
        lines = [f"{self.game}{state}: {tested} of {len(self.rules)} rules have tests"]
        lines += [f"  {rule} ({len(tests)})" if tests else f"  {rule} no test" for rule, tests in self.rules.items()]
        return lines + [f"  {found.rule} is not in RULES.md, but cited by {found}" for found in self.unknown]


def trace(game: AnyGame, tests: Path) -> Traced:
    """The rules of a game against the tests in a folder.

    A cited id that is no rule is the game's slip if it begins as the game's own ids do.
    """
    rules: dict[str, list[Citation]] = {rule: [] for rule in rulebook(game)}
    families = {rule.partition("-")[0] for rule in rules}
    unknown: list[Citation] = []
    for found in citations(tests):
        if found.rule in rules:
            rules[found.rule].append(found)
        elif found.rule.partition("-")[0] in families:
            unknown.append(found)
    return Traced(game.id, game.finished, rules, unknown)


def report(games: Sequence[AnyGame], tests: Path) -> list[str]:
    """The lines for all these games."""
    return [line for game in games for line in trace(game, tests).lines()]


@dataclass(frozen=True)
class Weighed:
    """A rule, the tests that ran what makes it true, and those that cite it without."""

    rule: str
    duty: Duty
    holding: list[str]
    idle: list[str]

    def line(self) -> str:
        """The tests that hold it, or what is missing."""
        if self.holding:
            return f"  {self.rule}  {', '.join(self.holding)}"
        if self.idle:
            return f"  {self.rule}  NOT HELD: no test of it runs {self.duty}; cited by {', '.join(self.idle)}"
        return f"  {self.rule}  NOT HELD: no test"


@dataclass(frozen=True)
class Holding:
    """A game's rules in order, and which of them are held by tests that run the game."""

    game: str
    finished: bool
    rules: list[Weighed]

    @property
    def loose(self) -> list[Weighed]:
        """The rules that no test holds."""
        return [rule for rule in self.rules if not rule.holding]

    @property
    def ok(self) -> bool:
        """Whether every rule is held; in an unfinished game, every rule that has tests."""
        return not [rule for rule in self.loose if self.finished or rule.idle]

    def summary(self) -> list[str]:
        """How many rules are held, and which are not."""
        held = len(self.rules) - len(self.loose)
        lines = [f"{self.game}: {held} of {len(self.rules)} rules are held by tests that run the code behind them"]
        return lines + [rule.line() for rule in self.loose]


def weigh(game: AnyGame, runs: Iterable[Run]) -> Holding:
    """Which rules of a game are held by tests that ran the code that makes them true."""
    rules = list(rulebook(game))
    cited: dict[str, list[Run]] = {}
    for run in runs:
        for rule in run.rules:
            cited.setdefault(rule, []).append(run)
    weighed = [_weighed(rule, duty, cited.get(rule, [])) for rule, duty in duties(game, rules).items()]
    return Holding(game.id, game.finished, weighed)


def _weighed(rule: str, duty: Duty, runs: list[Run]) -> Weighed:
    holding = [run.test for run in runs if duty.is_met(run)]
    idle = [run.test for run in runs if not duty.is_met(run)]
    return Weighed(rule, duty, _by_function(holding), _by_function(idle))


def _by_function(tests: list[str]) -> list[str]:
    """The tests without their parameters: `test_setup.py::test_a (3)`."""
    counts: dict[str, int] = {}
    for test in tests:
        name = Path(test.partition("[")[0]).name
        counts[name] = counts.get(name, 0) + 1
    return [name if count == 1 else f"{name} ({count})" for name, count in counts.items()]
