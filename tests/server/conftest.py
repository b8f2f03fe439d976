"""Databases, servers and people for the tests of the server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bench.postgres import Cluster, cluster
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
def postgres_cluster() -> Iterator[Cluster]:
    """A private PostgreSQL."""
    with cluster() as started:
        yield started


@pytest.fixture
def postgres(postgres_cluster: Cluster, request: pytest.FixtureRequest) -> str:
    """A new PostgreSQL database."""
    return postgres_cluster.made(f"test_{abs(hash(request.node.nodeid))}")


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def database(request: pytest.FixtureRequest) -> str:
    """A new database of each kind."""
    made: str = request.getfixturevalue(request.param)
    return made
