"""Servers for the benches, each in a process of its own, and what they cost.

All clients of a bench come from one address, so the rations for one person or address would stop it, not the
server: `generous` lifts them. Benches of what the rations are for leave them as they are.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from monstrerie.server import app, serve, settings
from tests.server.people import SECRET

ROOT: Final = Path(__file__).resolve().parent.parent
PATIENCE: Final = 60.0
"""seconds after which something that should happen is taken for never happening"""
_OURS: Final = "MONSTRERIE_BENCH"
_MANY: Final = (1e9, 1e9)
GENEROUS: Final = settings.Limits(
    sockets=(1 << 20, 1 << 20),
    sessions=_MANY,
    tables=_MANY,
    tables_of_address=_MANY,
    open_tables=1 << 20,
    running_tables=1 << 20,
    replays=_MANY,
    chat=_MANY,
    messages=_MANY,
)


class Served(NamedTuple):
    """A server that runs."""

    process: subprocess.Popen[str]
    url: str

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.url.rpartition(":")[2])

    @property
    def pid(self) -> int:
        """Its process; with several workers their supervisor."""
        return self.process.pid


def start(
    database: str,
    folder: str | Path,
    port: int = 0,
    workers: int = 1,
    generous: bool = True,
    **changes: Any,
) -> Served:
    """Start a server and wait until it listens; `changes` are settings that the command line doesn't have."""
    database = database or f"sqlite:///{folder}/monstrerie.sqlite"
    wish = {"port": port, "database": database, "folder": str(folder), "workers": workers}
    ours = json.dumps({"generous": generous, "changes": changes})
    process = subprocess.Popen(
        [sys.executable, "-m", "bench.servers", json.dumps(wish)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, "MONSTRERIE_SECRET": SECRET, _OURS: ours},
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    if "http://" not in line:
        process.kill()
        process.wait()
        raise SystemExit(f"The server did not start: {line}")
    return Served(process, line[line.index("http://") :].split()[0])


def stop(served: Served, how: int = signal.SIGTERM) -> None:
    """End a server, with all that it started."""
    with suppress(ProcessLookupError):
        served.process.send_signal(how)
    try:
        served.process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        served.process.kill()
        served.process.wait()
    if served.process.stdout is not None:
        served.process.stdout.close()


@contextmanager
def running(database: str, folder: str | Path, **more: Any) -> Iterator[Served]:
    """A server as long as it is needed."""
    served = start(database, folder, **more)
    try:
        yield served
    finally:
        stop(served)


# --- what it costs ------------------------------------------------------------------------------------------


def children(process: int) -> list[int]:
    """The Python processes that a process has started and that live; not the one that only tidies up."""
    found: list[int] = []
    with suppress(OSError):
        for task in Path(f"/proc/{process}/task").iterdir():
            found += map(int, (task / "children").read_text().split())
    return [one for one in found if b"spawn_main" in _command(one)]


def serving(served: Served, workers: int) -> list[int]:
    """The processes that answer people: the server itself, or its workers."""
    return [served.pid] if workers == 1 else children(served.pid)


def _command(process: int) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


def spent(process: int) -> float:
    """Processor seconds of one process so far, all its threads together."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(process: int) -> float:
    """Memory of one process in kB."""
    rows = Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines()
    return float(next(row for row in rows if row.startswith("VmRSS")).split()[1])


def load() -> str:
    """How busy the machine is, for the line beside a figure."""
    return f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"


# --- in the server's own process ----------------------------------------------------------------------------


def _as_wished() -> None:
    """Whoever serves here does so with the settings that the bench wished; its workers import this, too."""
    ours = json.loads(os.environ[_OURS])
    changes = dict(ours["changes"])
    if ours["generous"]:
        changes["limits"] = GENEROUS
    usual = settings.settings

    def wished(*given: Any, **named: Any) -> settings.Settings:
        return msgspec.structs.replace(usual(*given, **named), **changes)

    setattr(serve, "settings", wished)  # noqa: B010
    setattr(app, "settings", wished)  # noqa: B010


if _OURS in os.environ and __name__ in ("__main__", "__mp_main__"):
    _as_wished()
if __name__ == "__main__":
    told = json.loads(sys.argv[1])
    serve.serve(
        port=told["port"],
        database=told["database"],
        data_dir=Path(told["folder"]),
        workers=told["workers"],
    )
