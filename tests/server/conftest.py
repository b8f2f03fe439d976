"""Databases, servers and people for the tests of the server."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from monstrerie.games import _GUESTS
from tests.server.people import Person, Running, go_home


@pytest.fixture(scope="package")
def hush() -> Iterator[None]:
    """The tiny game of these tests, here and in the processes of servers and bots. Others don’t know it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MONSTRERIE_GAMES", "tests.server.hush:GAME")
        yield
    _GUESTS.pop("hush", None)


@pytest.fixture(autouse=True)
def evening(hush: None) -> Iterator[None]:
    """Everybody goes home after each test."""
    yield
    go_home()


@pytest.fixture(scope="package")
def server(hush: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server that most tests share."""
    folder = tmp_path_factory.mktemp("server")
    with Running(f"sqlite:///{folder / 'server.sqlite'}") as running:
        yield running


@pytest.fixture
def person(server: Running) -> Callable[[str], Person]:
    """`person("Ani")` is a new guest of the shared server."""
    return lambda name: Person(server.url, name)


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """A new SQLite database."""
    return f"sqlite:///{tmp_path / 'own.sqlite'}"


@pytest.fixture(scope="session")
def postgres_cluster() -> Iterator[Path]:
    """A private PostgreSQL that listens only on a Unix socket; answers the socket's folder."""
    programs = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    assert programs, "PostgreSQL's server is not installed (Debian's package postgresql)"
    folder = Path(tempfile.mkdtemp(prefix="monstrerie-pg-"))
    # PostgreSQL refuses to run as root; Debian's package brings a user for it.
    user: dict[str, Any] = {"user": "postgres", "group": "postgres"} if os.geteuid() == 0 else {}
    if user:
        shutil.chown(folder, "postgres", "postgres")

    def run(program: str, *arguments: str) -> None:
        subprocess.run(
            [programs[-1] / program, *arguments], check=True, cwd=folder, stdout=subprocess.DEVNULL, **user
        )

    data = str(folder / "data")
    run("initdb", "-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--no-locale")
    options = f"-c listen_addresses='' -c unix_socket_directories='{folder}' -c max_connections=200"
    run("pg_ctl", "-D", data, "-w", "-o", options, "-l", str(folder / "log"), "start")
    try:
        yield folder
    finally:
        run("pg_ctl", "-D", data, "-m", "immediate", "stop")
        shutil.rmtree(folder)


@pytest.fixture
def postgres(postgres_cluster: Path, request: pytest.FixtureRequest) -> str:
    """A new PostgreSQL database."""
    import psycopg

    with psycopg.connect(
        f"postgresql://postgres@/postgres?host={postgres_cluster}", autocommit=True
    ) as connection:
        name = f"test_{abs(hash(request.node.nodeid))}"
        connection.execute(f"CREATE DATABASE {name}")
    return f"postgresql://postgres@/{name}?host={postgres_cluster}"


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def database(request: pytest.FixtureRequest) -> str:
    """A new database of each kind."""
    made: str = request.getfixturevalue(request.param)
    return made
