"""The compiled build: kernel, games and bots through mypyc, in a tree of its own under build/compiled.

The sources stay as they are; whoever puts that tree first on the path runs compiled, and `tree`
loads both builds into one process so that they can be measured side by side.
"""

import ast
import importlib
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
INTERPRETED = ROOT / "src"
EXAMPLE = ROOT / "examples" / "tic_tac_toe" / "src"
_STAMP = COMPILED / ".stamp"
_SETUP = """\
from mypyc.build import mypycify
from setuptools import setup
setup(name="gnomestead_compiled", ext_modules=mypycify({modules}, multi_file=True, debug_level="0"))
"""

# Wire types lose their class keywords when compiled, and what runs once need not be fast.
PATTERNS = (
    "gnomestead/kernel/bot.py",
    "gnomestead/kernel/chance.py",
    "gnomestead/kernel/events.py",
    "gnomestead/kernel/frame.py",
    "gnomestead/kernel/moves.py",
    "gnomestead/kernel/plain.py",
    "gnomestead/kernel/state.py",
    "gnomestead/bots/random_bot.py",
    "gnomestead/games/*/bot.py",
    "gnomestead/games/*/bot/*.py",
    "gnomestead/games/*/frames.py",
    "gnomestead/games/*/moves.py",
    "gnomestead/games/*/state.py",
    "gnomestead/games/*/rules/*.py",
    "tic_tac_toe/rules.py",
)


def build() -> None:
    """Compile into build/compiled, unless it is up to date."""
    if is_current():
        return
    shutil.rmtree(COMPILED, ignore_errors=True)
    for source in (INTERPRETED, EXAMPLE):
        shutil.copytree(source, COMPILED, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    files = sorted(str(f.relative_to(COMPILED)) for pattern in PATTERNS for f in COMPILED.glob(pattern))
    for file in files:
        _open_classes(COMPILED / file)
    print(f"Compiling {len(files)} modules with mypyc…", flush=True)
    # One C file a module: a single one for everything takes the C compiler half an hour.
    script = _SETUP.format(modules=[f"--config-file={ROOT / 'pyproject.toml'}", *files])
    command = [sys.executable, "-c", script, "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=COMPILED, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"mypyc failed:\n{done.stdout[-4000:]}{done.stderr[-4000:]}")
    _STAMP.write_text(_fingerprint())


def is_current() -> bool:
    """Whether `make compiled` has run on the sources as they are."""
    return _STAMP.exists() and _STAMP.read_text() == _fingerprint()


def _open_classes(file: Path) -> None:
    """Let interpreted code subclass, construct and revive our classes, as it can when nothing is compiled.

    mypyc asks for a decorator on each such class; written here, the sources need not know of it.
    """
    lines = file.read_text().splitlines()
    classes = [node for node in ast.parse("\n".join(lines)).body if isinstance(node, ast.ClassDef)]
    for node in reversed(classes):
        if not any("Enum" in ast.unparse(base) or "NamedTuple" in ast.unparse(base) for base in node.bases):
            lines.insert(node.lineno - 1, "@mypyc_attr(allow_interpreted_subclasses=True)")
    first = lines.index("from __future__ import annotations")
    lines.insert(first + 1, "from mypy_extensions import mypyc_attr")
    file.write_text("\n".join(lines) + "\n")


def _fingerprint() -> str:
    seen = blake2b(sys.version.encode())
    for source in (INTERPRETED, EXAMPLE):
        for file in sorted(f for f in source.rglob("*") if f.is_file() and "__pycache__" not in f.parts):
            seen.update(str(file.relative_to(source)).encode() + file.read_bytes())
    return seen.hexdigest()


@contextmanager
def tree(compiled: bool) -> Iterator[None]:
    """Within this, imports of our packages come from one build; afterwards they are forgotten again.

    Import everything you need inside, functions' own imports included.
    """
    paths = [str(COMPILED)] if compiled else [str(INTERPRETED), str(EXAMPLE)]
    held = _forget()
    sys.path[:0] = paths
    importlib.invalidate_caches()
    try:
        kernel = importlib.import_module("gnomestead.kernel.state")
        assert str(kernel.__file__).endswith(".so") == compiled, f"{kernel.__file__} is the wrong build"
        yield
    finally:
        del sys.path[: len(paths)]
        _forget()
        sys.modules.update(held)


def _forget() -> dict[str, object]:
    ours = [name for name in sys.modules if name.split(".")[0] in ("gnomestead", "tic_tac_toe")]
    return {name: sys.modules.pop(name) for name in ours}


if __name__ == "__main__":
    build()
