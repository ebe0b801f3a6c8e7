"""Rule traceability: which tests hold a game to which of its rules.

Tests cite rules as `@rule("GS-FGT-01")` or `pytest.param(…, marks=rule("GS-FGT-01"))`. The tests are
read, not run: a rule counts as tested when a test function or a parameter of one cites it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from gnomestead.kernel import AnyGame
from gnomestead.kernel.rulebook import rulebook


@dataclass(frozen=True)
class Citation:
    """A test that cites a rule, and where."""

    rule: str
    test: str
    file: Path
    line: int

    def __str__(self) -> str:
        return f"{self.file.name}:{self.line} {self.test}"


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


def citations(tests: Path) -> list[Citation]:
    """Every rule that a test in this folder cites, file by file."""
    return [found for file in sorted(tests.rglob("*.py")) for found in _in_file(file)]


def _in_file(file: Path) -> Iterator[Citation]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"), str(file))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            for cited, line in _rules_in(node.decorator_list):
                yield Citation(cited, node.name, file, line)


def _rules_in(decorators: list[ast.expr]) -> Iterator[tuple[str, int]]:
    for decorator in decorators:
        for node in ast.walk(decorator):
            if isinstance(node, ast.Call) and _is_rule(node.func):
                yield from ((text, node.lineno) for text in _texts(node.args))


def _is_rule(called: ast.expr) -> bool:
    """Whether this is `rule`, `testing.rule` or `pytest.mark.rule`."""
    return (called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")) == "rule"


def _texts(arguments: list[ast.expr]) -> Iterator[str]:
    for argument in arguments:
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            yield argument.value
