"""Run the tests again and again on a busy machine, and tell which of them ever failed: `make flakes N=20 CLONES=5`.

First the browser tests, while another process keeps one core busy; then all of `make test`, each time in a fresh clone.
"""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from xml.etree import ElementTree

ROOT = Path(__file__).parent.parent
REPORTS = ROOT / "build" / "flakes"


@dataclass
class History:
    """What became of one test over all runs."""

    runs: int = 0
    failures: int = 0
    slowest_s: float = 0.0

    def add(self, failed: bool, seconds: float) -> None:
        """Count one run."""
        self.runs += 1
        self.failures += failed
        self.slowest_s = max(self.slowest_s, seconds)


def main() -> None:
    """Run what was asked for, print the tables, and exit with 1 if anything failed."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=20, help="runs of the browser tests beside a busy process")
    parser.add_argument("--clones", type=int, default=5, help="runs of `make test`, each in a fresh clone")
    parser.add_argument("--jobs", type=int, default=2, help="test processes at once")
    parser.add_argument("tests", nargs="*", default=["tests/browser"], help="what to run instead of all browser tests")
    wanted = parser.parse_args()
    failures = run_beside_busy_process(wanted.runs, wanted.jobs, wanted.tests) + run_in_clones(wanted.clones)
    sys.exit(1 if failures else 0)


# The same tests again and again ----------------------------------------------------------------------


def run_beside_busy_process(runs: int, jobs: int, tests: list[str]) -> int:
    """The number of failures in so many runs of these tests."""
    REPORTS.mkdir(parents=True, exist_ok=True)
    histories: dict[str, History] = defaultdict(History)
    with busy_process():
        for run in range(1, runs + 1):
            began, report = monotonic(), REPORTS / f"run-{run}.xml"
            run_tests(tests, jobs, report)
            failed = add_report(report, histories)
            told = f"failed: {', '.join(failed)}" if failed else "all passed"
            print(f"run {run} of {runs}: {told}, {monotonic() - began:.0f} s", flush=True)
    print_table(histories)
    return sum(history.failures for history in histories.values())


@contextmanager
def busy_process() -> Iterator[None]:
    """Keep one core busy."""
    spinning = multiprocessing.Process(target=_spin, daemon=True)
    spinning.start()
    try:
        yield
    finally:
        spinning.terminate()


def _spin() -> None:
    while True:
        sum(range(1_000_000))


def run_tests(tests: list[str], jobs: int, report: Path) -> None:
    """One run; its output is kept beside its report."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-n",
        str(jobs),
        "--dist",
        "worksteal",
        "-m",
        "not soak",
        f"--junitxml={report}",
        *tests,
    ]
    with report.with_suffix(".log").open("w") as log:
        subprocess.run(command, cwd=ROOT, stdout=log, stderr=subprocess.STDOUT, check=False)
    if not report.is_file():
        sys.exit(f"the tests did not run: see {report.with_suffix('.log')}")


def add_report(report: Path, histories: dict[str, History]) -> list[str]:
    """Count the results of one run; the names of the tests that failed."""
    failed: list[str] = []
    for case in ElementTree.parse(report).iter("testcase"):
        name = f"{case.get('classname')}::{case.get('name')}"
        is_failure = case.find("failure") is not None or case.find("error") is not None
        histories[name].add(is_failure, float(case.get("time", "0")))
        if is_failure:
            failed.append(name)
    return failed


def print_table(histories: dict[str, History]) -> None:
    """One row a test: those that failed first, then the slowest."""
    if not histories:
        return
    print(f"\n{'test':<110} {'runs':>5} {'failures':>9} {'slowest':>9}")
    for name, one in sorted(histories.items(), key=lambda item: (-item[1].failures, -item[1].slowest_s)):
        print(f"{name[-110:]:<110} {one.runs:>5} {one.failures:>9} {one.slowest_s:>7.1f} s")
    total = sum(one.runs for one in histories.values())
    print(f"{len(histories)} tests, {total} runs, {sum(one.failures for one in histories.values())} failures\n")


# Everything in fresh clones --------------------------------------------------------------------------


def run_in_clones(clones: int) -> int:
    """The number of fresh clones in which `make test` failed."""
    failures = 0
    for run in range(1, clones + 1):
        began, log = monotonic(), REPORTS / f"clone-{run}.log"
        REPORTS.mkdir(parents=True, exist_ok=True)
        passed = test_clone(log)
        failures += not passed
        outcome = "passed" if passed else f"failed, see {log}"
        print(f"fresh clone {run} of {clones}: make test {outcome}, {monotonic() - began:.0f} s", flush=True)
    return failures


def test_clone(log: Path) -> bool:
    """Whether `make test` passes in a clone with an empty virtual environment."""
    environment = {name: value for name, value in os.environ.items() if name not in ("VIRTUAL_ENV", "MAKEFLAGS")}
    with tempfile.TemporaryDirectory() as folder, log.open("w") as output:
        clone = Path(folder) / "gnomestead"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        done = subprocess.run(
            ["make", "test"],
            cwd=clone,
            env=environment,
            stdout=output,
            stderr=subprocess.STDOUT,
            check=False,
        )
    return done.returncode == 0


if __name__ == "__main__":
    main()
