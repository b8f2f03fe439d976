"""Run several make targets, whatever fails, and say at the end how each went.

Usage: python tools/parts.py make -- ready build& lint wait test-unit

They run one after the other; one with an & runs beside those that follow, up to `wait`, and what it prints is
shown when it is done.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from concurrent.futures import Future, ThreadPoolExecutor
from typing import IO, NamedTuple


class Beside(NamedTuple):
    """A part that runs beside the others; `ended` answers whether it went well and how long it took."""

    name: str
    said: IO[bytes]
    ended: Future[tuple[bool, float]]


class Run:
    """What was begun, and how it ended."""

    def __init__(self, make: list[str]) -> None:
        self.make = [*make, "--no-print-directory"]
        self.start = time.monotonic()
        self.done: list[tuple[str, bool, float]] = []
        self.beside: list[Beside] = []
        self.waiting = ThreadPoolExecutor()

    def now(self, part: str) -> bool:
        """Run a part, and wait for it."""
        print(f"\n===== {part}", flush=True)
        start = time.monotonic()
        good = subprocess.call([*self.make, part], stdin=subprocess.DEVNULL) == 0
        self.done.append((part, good, time.monotonic() - start))
        return good

    def begin(self, part: str) -> None:
        """Begin a part, and go on."""
        said = tempfile.TemporaryFile()  # noqa: SIM115 (closed when the part is done)
        command = [*self.make, part]
        start = time.monotonic()
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=said, stderr=subprocess.STDOUT)

        def end() -> tuple[bool, float]:
            return process.wait() == 0, time.monotonic() - start

        self.beside.append(Beside(part, said, self.waiting.submit(end)))

    def wait(self) -> None:
        """Wait for what runs beside, and show what it said."""
        for name, said, ended in self.beside:
            self.done.append((name, *ended.result()))
            print(f"\n===== {name} (ran beside the parts before)", flush=True)
            said.seek(0)
            sys.stdout.write(said.read().decode(errors="replace"))
            said.close()
        self.beside = []

    def sum_up(self) -> int:
        """Tell how everything went; 1 where something failed."""
        print("\n===== summary")
        for part, good, seconds in self.done:
            print(f"{'ok' if good else 'FAILED':8}{part:16}{seconds:7.1f} s")
        failed = [part for part, good, _ in self.done if not good]
        print(f"{'':8}{'all':16}{time.monotonic() - self.start:7.1f} s")
        if failed:
            print(f"failed: {', '.join(failed)}")
        return 1 if failed else 0


def main(argv: list[str]) -> int:
    cut = argv.index("--")
    run = Run(argv[:cut])
    for part in argv[cut + 1 :]:
        if part == "wait":
            run.wait()
        elif part.endswith("&"):
            run.begin(part[:-1])
        elif not run.now(part) and part.startswith("ready"):
            break  # without its set-up every other part would fail too, and bury the reason
    run.wait()
    return run.sum_up()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
