"""Which tests cite which rules, read from the tests' source without running it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Citation:
    """A test that cites a rule, and where."""

    rule: str
    test: str
    file: Path
    line: int

    def __str__(self) -> str:
        return f"{self.file.name}:{self.line} {self.test}"


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
