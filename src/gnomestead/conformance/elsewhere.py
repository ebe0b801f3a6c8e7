"""The same games in another process, where strings hash differently and objects lie elsewhere."""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import blake2b
from importlib import import_module

import msgspec

from gnomestead.conformance.looks import all_told, drafts
from gnomestead.conformance.trial import Broken, Trial
from gnomestead.kernel import AnyGame, Match, Record, State, dumps, encode, loads

_DRAFTS = 10
_EVERY = 5
_PATIENCE = 120


class _Order(msgspec.Struct):
    """What the other process is asked to play."""

    module: str
    name: str
    records: list[str]


def fingerprints(game: AnyGame, record: Record) -> list[str]:
    """Hashes of positions of a game: the state, what was told, and every seat's menus.

    Of a long game only some positions are looked at, one of each kind of moment among them.
    """
    match = Match.replay(game, record, 0)
    found = [_fingerprint(match.state)]
    known: set[str] = set()
    for number, entry in enumerate(record.entries, 1):
        match.repeat(entry)
        kind = type(match.state.top).__name__ if match.state.frames else ""
        if kind not in known or number % _EVERY == 0:
            found.append(_fingerprint(match.state))
        else:
            found.append("")
        known.add(kind)
    return found


def _fingerprint(state: State) -> str:
    menus = [
        [word.text for word in state.options(seat, said)]
        for seat in range(state.seats)
        for said in drafts(state, seat, _DRAFTS)
    ]
    return blake2b(encode(state) + all_told(state.events) + msgspec.json.encode(menus), digest_size=8).hexdigest()


def fingerprints_elsewhere(trials: list[Trial], hash_seed: int) -> list[list[str]]:
    """The fingerprints of these games, made by another process whose hashes begin with this seed."""
    kind = type(trials[0].game)
    order = _Order(kind.__module__, kind.__qualname__, [dumps(trial.record()) for trial in trials])
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-m", __name__],
        input=msgspec.json.encode(order),
        capture_output=True,
        timeout=_PATIENCE,
        check=False,
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed), "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )
    if done.returncode:
        raise Broken(f"the other process fails: {_last_error(done.stderr.decode('utf-8', 'replace'))}")
    return msgspec.json.decode(done.stdout, type=list[list[str]])


def _last_error(output: str) -> str:
    """The last error that Python printed, with its file and line."""
    lines = output.strip().splitlines()
    place = next((line.strip() for line in reversed(lines) if line.strip().startswith("File ")), "")
    return f"{lines[-1] if lines else 'it says nothing'} ({place})"


def main() -> None:
    """Answer one order."""
    order = msgspec.json.decode(sys.stdin.buffer.read(), type=_Order)
    game: AnyGame = getattr(import_module(order.module), order.name)()
    answer = [fingerprints(game, loads(text)) for text in order.records]
    sys.stdout.buffer.write(msgspec.json.encode(answer))


if __name__ == "__main__":
    main()
