"""What `make compiled` translates: all that it names is there, and nothing that cannot be translated."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from bench.compiled import EXAMPLE, INTERPRETED, PATTERNS


def modules(pattern: str) -> list[Path]:
    return [file for source in (INTERPRETED, EXAMPLE) for file in source.glob(pattern)]


@pytest.mark.parametrize("pattern", PATTERNS)
def test_every_pattern_means_modules_without_structs(pattern: str) -> None:
    assert modules(pattern), f"{pattern}: nothing of that name is left to compile"
    for file in modules(pattern):
        classes = [node for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.ClassDef)]
        structs = [node.name for node in classes if any("Struct" in ast.unparse(base) for base in node.bases)]
        assert not structs, f"{file.name}: {structs} would lose their class keywords"


def test_the_way_of_a_move_through_a_table_is_compiled() -> None:
    compiled = {str(file.relative_to(INTERPRETED / "gnomestead")) for one in PATTERNS[:-1] for file in modules(one)}
    assert {"kernel/match.py", "table/judging.py", "table/table.py", "server/ledger.py", "server/eyes.py"} <= compiled
