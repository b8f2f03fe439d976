"""Run several make targets one after the other, whatever fails, and say at the end how each went.

Usage: python tools/parts.py make -- ready lint test-unit
"""

from __future__ import annotations

import subprocess
import sys
import time


def main(argv: list[str]) -> int:
    cut = argv.index("--")
    make, parts = argv[:cut], argv[cut + 1 :]
    done: list[tuple[str, bool, float]] = []
    for part in parts:
        print(f"\n===== {part}", flush=True)
        start = time.monotonic()
        good = subprocess.call([*make, "--no-print-directory", part], stdin=subprocess.DEVNULL) == 0
        done.append((part, good, time.monotonic() - start))
        if not good and part.startswith("ready"):
            break  # without its set-up every other part would fail too, and bury the reason

    print("\n===== summary")
    for part, good, seconds in done:
        print(f"{'ok' if good else 'FAILED':8}{part:16}{seconds:7.1f} s")
    failed = [part for part, good, _ in done if not good]
    print(f"{'':8}{'all':16}{sum(seconds for _, _, seconds in done):7.1f} s")
    if failed:
        print(f"failed: {', '.join(failed)}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
