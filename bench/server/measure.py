"""One server, one load, and what it came to."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple, TypeAlias

from bench.compiled import COMPILED, is_current

HERE = Path(__file__).parent
BUILD = Path("build/bench-server")

Figures: TypeAlias = dict[str, float]


class Load(NamedTuple):
    """So many tables with two clients each, for so many seconds."""

    game: str
    tables: int
    seconds: int
    pause: int = 0
    """Milliseconds of thought before a move."""
    games: int = 1
    """How many games each pair may play, one after the other."""

    def __str__(self) -> str:
        pace = f"a move every {self.pause / 1000:g} s" if self.pause else "as fast as they can"
        return f"{self.tables} tables of {self.game}, {pace}"


def measure(kind: str, load: Load) -> Figures:
    """Start a server, connect everybody, then let them play."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        server = start(kind, port, Path(folder))
        try:
            wait_for(port)
            return put_under(load, kind, port, server.pid)
        finally:
            server.kill()
            server.wait()


def put_under(load: Load, kind: str, port: int, server: int) -> Figures:
    numbers = [str(number) for number in (load.tables, load.seconds, load.pause)]
    command = ["node", "load/main.mjs", kind, f"http://127.0.0.1:{port}", *numbers, load.game, str(load.games)]
    pipe = subprocess.PIPE
    clients = subprocess.Popen(command, cwd=BUILD, stdin=pipe, stdout=pipe, stderr=pipe)
    assert clients.stderr is not None
    if (said := clients.stderr.readline()).strip() != b"connected":
        raise RuntimeError((said + clients.stderr.read()).decode())
    before, worked = memory(server), work(server)
    out, error = clients.communicate(b"go\n", timeout=load.seconds + 120)
    if clients.returncode:
        raise RuntimeError(error.decode())
    found: Figures = json.loads(out)
    found["server µs/move"] = (work(server) - worked) / max(1, found["all"]) * 1e6
    found["MB before"], found["MB after"] = before, memory(server)
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def start(kind: str, port: int, folder: Path) -> subprocess.Popen[bytes]:
    if kind == "peer":
        return subprocess.Popen(["node", "peer.cjs", str(port)], cwd=BUILD, stdout=subprocess.DEVNULL)
    paths = [str(COMPILED)] if is_current() else []
    paths += [str(HERE / "box"), os.environ.get("PYTHONPATH", "")]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    house = [sys.executable, "-m", "bench.server.house", f"sqlite:///{folder / 'db.sqlite'}", str(port)]
    subprocess.run([*house, "prepare"], env=env, check=True)
    return subprocess.Popen([*house, "serve"], env=env)


def wait_for(port: int) -> None:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise TimeoutError(f"nothing answers at port {port}")


def memory(pid: int) -> float:
    """Resident megabytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def work(pid: int) -> float:
    """Seconds of processor time so far: what a move costs even on a machine that is busy with other things."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
