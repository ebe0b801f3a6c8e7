"""The client's types are those of the server."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_types_in_the_client_are_up_to_date():
    done = subprocess.run(
        [sys.executable, "-m", "tools.wire_types", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
