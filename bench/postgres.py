"""A PostgreSQL of one's own, on a Unix socket only, that can be killed and comes back."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple


class Cluster(NamedTuple):
    """Its folder, which is also where its socket lies, and its programs."""

    folder: Path
    programs: Path

    def url(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def made(self, name: str) -> str:
        """A new database."""
        import psycopg

        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = f"-c listen_addresses='' -c unix_socket_directories='{self.folder}' -c max_connections=200"
        self._run("pg_ctl", "-D", self._data, "-w", "-o", options, "-l", str(self.folder / "log"), "start")

    def stop(self) -> None:
        """Stop it at once."""
        self._run("pg_ctl", "-D", self._data, "-m", "immediate", "stop")

    def kill(self) -> None:
        """`kill -9`, and what it had not written is lost; its other processes follow it."""
        process = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        os.kill(process, signal.SIGKILL)

    def make(self) -> None:
        """Lay the files."""
        self._run(
            "initdb", "-D", self._data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--no-locale"
        )

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def _run(self, program: str, *arguments: str) -> None:
        # PostgreSQL refuses to run as root; Debian's package brings a user for it.
        user: dict[str, Any] = {"user": "postgres", "group": "postgres"} if os.geteuid() == 0 else {}
        subprocess.run(
            [self.programs / program, *arguments],
            check=True,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            **user,
        )


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A private PostgreSQL, gone at the end."""
    programs = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    assert programs, "PostgreSQL's server is not installed (Debian's package postgresql)"
    folder = Path(tempfile.mkdtemp(prefix="monstrerie-pg-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
    made = Cluster(folder, programs[-1])
    made.make()
    made.start()
    try:
        yield made
    finally:
        made.stop()
        shutil.rmtree(folder)
