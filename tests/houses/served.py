"""A server as a process of its own, to be killed: `python served.py DATABASE PORT`."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

HERE = Path(__file__).parent
PATIENCE = 240.0
"""Seconds: a machine may have a lot else to do."""


class Served:
    """A server process on a port of its own, that can die and come back."""

    def __init__(self, database: str) -> None:
        self.database = database
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        paths = os.pathsep.join([str(HERE.parent), str(HERE / "toybox"), os.environ.get("PYTHONPATH", "")])
        command = [sys.executable, str(Path(__file__)), self.database, str(self.port)]
        self._process = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": paths}, stderr=subprocess.DEVNULL)

    def wait(self) -> Served:
        """Until it is ready. It loads no table first; to begin takes it two seconds of a processor of its own."""
        assert self._process is not None
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self._process.poll() is None, f"the server ended with {self._process.returncode}"
            try:
                with urllib.request.urlopen(f"{self.address}/readyz", timeout=PATIENCE):
                    return self
            except OSError:
                time.sleep(0.05)
        raise TimeoutError(self.address)

    def kill(self) -> None:
        """SIGKILL: no goodbye."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> int:
        """SIGTERM: it finishes what is under way."""
        assert self._process is not None
        self._process.terminate()
        return self._process.wait(30)


def main() -> None:
    from gnomestead.server.serve import prepare, serve
    from gnomestead.server.settings import Settings
    from houses.house import GENEROUS

    settings = Settings(
        sys.argv[1], port=int(sys.argv[2]), bot_processes=1, bot_pace=0, lease=1_500, sweep=0.3, limits=GENEROUS
    )
    prepare(settings)
    serve(settings)


if __name__ == "__main__":
    main()
