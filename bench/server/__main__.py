"""Moves per second, waiting times and memory of our server, next to boardgame.io's, in alternating runs.

Ours writes every move to disk before it shows it; boardgame.io's keeps everything in memory.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
BUILD = Path("build/bench-server")
RUNS = [(50, 6, 0), (200, 6, 0), (1000, 8, 0), (200, 8, 1000), (1000, 10, 1000)]
"""Tables, seconds, pause between moves in milliseconds."""


def install_peers() -> None:
    """boardgame.io and the clients, into build/."""
    BUILD.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "peer.cjs", "load.mjs"):
        shutil.copy(HERE / name, BUILD / name)
    if not (BUILD / "node_modules").is_dir():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=BUILD, check=True)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def start(kind: str, port: int, folder: Path) -> subprocess.Popen[bytes]:
    if kind == "peer":
        return subprocess.Popen(["node", "peer.cjs", str(port)], cwd=BUILD, stdout=subprocess.DEVNULL)
    box = str(HERE / "box")
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([box, os.environ.get("PYTHONPATH", "")])}
    return subprocess.Popen([sys.executable, "-m", "bench.server.house", str(folder / "db.sqlite"), str(port)], env=env)


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


def cpu(pid: int) -> float:
    """Seconds of work so far: what a move costs even on a machine that is busy with other things."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(kind: str, tables: int, seconds: int, pause: int) -> dict[str, Any]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        server = start(kind, port, Path(folder))
        try:
            wait_for(port)
            empty = memory(server.pid)
            command = ["node", "load.mjs", kind, f"http://localhost:{port}", str(tables), str(seconds), str(pause)]
            pipe = subprocess.PIPE
            load = subprocess.Popen(command, cwd=BUILD, stdin=pipe, stdout=pipe, stderr=pipe)
            assert load.stderr is not None
            if load.stderr.readline().strip() != b"connected":
                raise RuntimeError(load.stderr.read().decode())
            full, worked = memory(server.pid), cpu(server.pid)
            out, error = load.communicate(b"go\n", timeout=120)
            if load.returncode:
                raise RuntimeError(error.decode())
            found: dict[str, Any] = json.loads(out)
            found["cpu_us_per_move"] = round((cpu(server.pid) - worked) / max(1, found.pop("all")) * 1e6)
            return {**found, "MB empty": round(empty), "MB full": round(full), "MB after": round(memory(server.pid))}
        finally:
            server.kill()
            server.wait()


def main() -> None:
    asked = ArgumentParser(description=__doc__)
    asked.add_argument("tables", nargs="*", type=int, help="only these numbers of tables")
    asked.add_argument("--rounds", type=int, default=2)
    chosen = asked.parse_args()
    install_peers()
    for tables, seconds, pause in RUNS:
        if chosen.tables and tables not in chosen.tables:
            continue
        pace = f"a move every {pause} ms" if pause else "as fast as they can"
        print(f"\n{tables} tables, {pace}", flush=True)
        for _ in range(chosen.rounds):
            for kind in ("ours", "peer"):
                print(f"  {kind:5}", json.dumps(measure(kind, tables, seconds, pause)), flush=True)


if __name__ == "__main__":
    main()
