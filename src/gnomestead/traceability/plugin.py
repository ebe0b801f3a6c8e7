"""A pytest plugin that notes which code the tests of each rule run.

`pytest -p gnomestead.traceability.plugin --rule-runs FILE -m rule`, in one process. Only a test's own call
counts, not its fixtures; a file counts if the body of one of its functions ran, so importing it is not enough.
A server in a thread is measured like the test itself, a process of its own is not.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Generator
from pathlib import Path

import msgspec
import pytest
from coverage import Coverage, CoverageData

from gnomestead.kernel.registry import all_games
from gnomestead.traceability.runs import PACKAGE, Run

_OUTSIDE = ""
"""The context of all that runs outside of a test's call."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Ask where to write."""
    parser.addoption("--rule-runs", type=Path, help="write which files the tests of each rule run, as JSON")


def pytest_configure(config: pytest.Config) -> None:
    """Watch the tests, if somebody asks for it."""
    target: Path | None = config.getoption("--rule-runs")
    if target is not None:
        config.pluginmanager.register(_Watch(target))


class _Watch:
    """Measures gnomestead and every installed game, a context a test."""

    def __init__(self, target: Path) -> None:
        self._target = target
        self._cited: dict[str, tuple[str, ...]] = {}
        self._coverage: Coverage | None = None

    def pytest_collection_finish(self) -> None:
        """Measure from now on: before any thread starts, and without the imports."""
        folders = {str(PACKAGE), *(str(game.folder) for game in all_games())}
        threads = ["thread", *(["greenlet"] if "greenlet" in sys.modules else [])]
        self._coverage = Coverage(data_file=None, config_file=False, source=sorted(folders), concurrency=threads)
        self._coverage.set_option("run:core", "ctrace")
        self._coverage.start()
        self._coverage.switch_context(_OUTSIDE)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, None, None]:
        """Measure the call; a test that fails or is skipped in it counts for nothing."""
        assert self._coverage is not None
        self._coverage.switch_context(item.nodeid)
        try:
            yield
            self._cited[item.nodeid] = tuple(rule for mark in item.iter_markers("rule") for rule in mark.args)
        finally:
            self._coverage.switch_context(_OUTSIDE)

    def pytest_sessionfinish(self) -> None:
        if self._coverage is None:
            return
        self._coverage.stop()
        data = self._coverage.get_data()
        files = _files_by_test(data)
        data.close(force=True)
        runs = [Run(test, rules, tuple(files.get(test, ()))) for test, rules in self._cited.items() if rules]
        self._target.parent.mkdir(parents=True, exist_ok=True)
        self._target.write_bytes(msgspec.json.encode(runs))


def _files_by_test(data: CoverageData) -> dict[str, list[str]]:
    files: dict[str, list[str]] = {}
    for file in sorted(data.measured_files()):
        bodies = body_lines(Path(file).read_text("utf-8"))
        tests = {test for line, tests in data.contexts_by_lineno(file).items() if line in bodies for test in tests}
        for test in sorted(tests):
            files.setdefault(test, []).append(file)
    return files


def body_lines(source: str) -> set[int]:
    """The lines that run only when a function is called."""
    lines: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            for statement in node.body:
                lines.update(range(statement.lineno, (statement.end_lineno or statement.lineno) + 1))
            lines.discard(node.lineno)
    return lines
