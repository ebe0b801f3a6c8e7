"""The compiled build: rules, bots and tables through mypyc, in a tree of its own under build/compiled.

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
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
INTERPRETED = ROOT / "src"
EXAMPLE = ROOT / "examples" / "tic_tac_toe" / "src"
_STAMP = COMPILED / ".stamp"
_SETUP = """\
from mypyc.build import mypycify
from setuptools import setup
modules = mypycify({modules}, multi_file=True, debug_level="0")
for module in modules:
    module.extra_compile_args += {flags}
setup(name="gnomestead_compiled", ext_modules=modules)
"""
# Nobody else links against what is built, so its own calls need not go through a table.
_FLAGS = [] if sys.platform == "win32" else ["-fvisibility=hidden"]

# Wire types lose their class keywords when compiled, and what runs once need not be fast.
PATTERNS = (
    "gnomestead/kernel/bot.py",
    "gnomestead/kernel/chance.py",
    "gnomestead/kernel/events.py",
    "gnomestead/kernel/frame.py",
    "gnomestead/kernel/match.py",
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
    "gnomestead/table/clocks.py",
    "gnomestead/table/fairtime.py",
    "gnomestead/table/judging.py",
    "gnomestead/table/table.py",
    "gnomestead/server/connection.py",
    "gnomestead/server/eyes.py",
    "gnomestead/server/frames.py",
    "gnomestead/server/hub.py",
    "gnomestead/server/ledger.py",
    "gnomestead/server/limits.py",
    "gnomestead/server/live.py",
    "gnomestead/server/metrics.py",
    "gnomestead/server/moment.py",
    "gnomestead/server/post.py",
    "gnomestead/store/writer.py",
    "tic_tac_toe/rules.py",
)


def build() -> None:
    """Compile into build/compiled what has changed since; everything else (content, words) is only copied."""
    if not _is_compiled():
        _compile()
    for file, copy in _files(modules=False):
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, copy)


def is_current() -> bool:
    """Whether `make compiled` has run on the sources as they are."""
    others = _files(modules=False)
    return _is_compiled() and all(copy.exists() and copy.read_bytes() == file.read_bytes() for file, copy in others)


def _is_compiled() -> bool:
    return _STAMP.exists() and _STAMP.read_text() == _fingerprint()


def _compile() -> None:
    shutil.rmtree(COMPILED, ignore_errors=True)
    for source in (INTERPRETED, EXAMPLE):
        shutil.copytree(source, COMPILED, ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)
    files = sorted(str(copy.relative_to(COMPILED)) for _, copy in _files(modules=True))
    for file in files:
        _open_classes(COMPILED / file)
    print(f"Compiling {len(files)} modules with mypyc…", flush=True)
    # One C file a module: a single one for everything takes the C compiler half an hour.
    script = _SETUP.format(modules=[f"--config-file={ROOT / 'pyproject.toml'}", *files], flags=_FLAGS)
    command = [sys.executable, "-c", script, "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=COMPILED, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"mypyc failed:\n{done.stdout[-4000:]}{done.stderr[-4000:]}")
    _STAMP.write_text(_fingerprint())


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
    for file, copy in _files(modules=True):
        seen.update(str(copy.relative_to(COMPILED)).encode() + file.read_bytes())
    return seen.hexdigest()


def _files(modules: bool) -> Iterator[tuple[Path, Path]]:
    """Every module to be compiled, or every other file, with its place in the compiled tree."""
    for source in (INTERPRETED, EXAMPLE):
        compiled = {file for pattern in PATTERNS for file in source.glob(pattern)}
        for file in sorted(f for f in source.rglob("*") if f.is_file() and "__pycache__" not in f.parts):
            if (file in compiled) == modules:
                yield file, COMPILED / file.relative_to(source)


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


def _forget() -> dict[str, ModuleType]:
    ours = [name for name in sys.modules if name.split(".")[0] in ("gnomestead", "tic_tac_toe")]
    return {name: sys.modules.pop(name) for name in ours}


if __name__ == "__main__":
    build()
