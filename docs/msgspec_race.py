"""msgspec (0.22.0) dies of SIGSEGV when two threads convert to the same new types at once.

For its authors: nothing but msgspec, and what kills it in one file. The information about nested Structs is
built at the first conversion; a thread that comes in meanwhile finds it half built and reads a null pointer.

    python docs/msgspec_race.py          # how many of 20 processes died of it

Monstrerie is not hit any more: it works each type out once, under a lock, before it is used
(`monstrerie/core/typed.py`).
"""

from __future__ import annotations

import signal
import subprocess
import sys
import threading

PROCESSES = 20


def race() -> None:
    """Let six threads convert to sixty nested Structs that nobody has converted to before."""
    import msgspec

    kind: type = msgspec.defstruct("Last", [("value", int)])
    value: dict[str, object] = {"value": 1}
    for number in range(60):
        kind = msgspec.defstruct(f"Level{number}", [("inner", kind), ("items", dict[str, kind])])
        value = {"inner": value, "items": {}}
    sys.setswitchinterval(1e-6)
    together = threading.Barrier(6)

    def convert() -> None:
        together.wait()
        msgspec.convert(value, kind)

    threads = [threading.Thread(target=convert) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def main() -> None:
    """Race in processes of their own, and count those that died."""
    codes = [
        subprocess.run([sys.executable, __file__, "race"], check=False).returncode for _ in range(PROCESSES)
    ]
    died = codes.count(-signal.SIGSEGV)
    print(f"{died} of {PROCESSES} processes died of SIGSEGV; others ended with {sorted(set(codes) - {-11})}")


if __name__ == "__main__":
    race() if sys.argv[1:] == ["race"] else main()
