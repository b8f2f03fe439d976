"""The database: opened, brought up to date, and used from threads: the event loop never waits for a disk."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from . import metrics
from .errors import ServerError, StartError
from .workers import THREADS
from .writer import Writer

MIGRATIONS: Final = Path(__file__).parent / "migrations"
_MIGRATION_LOCK: Final = 7_033_219_417  # any number, the same for every Monstrerie server
_READERS: Final = 4
_WRITERS: Final = 8
PROBE_SECONDS: Final = 3.0
"""after which a write is taken for stuck"""
_PROBE_PAUSE: Final = 0.5
_READ: Final = metrics.DATABASE.labels("read")
_WRITTEN: Final = metrics.DATABASE.labels("write")

P = ParamSpec("P")
T = TypeVar("T")


class Database:
    """An open database. SQLite has one thread that writes, so that writers queue instead of colliding."""

    def __init__(self, url: sa.URL) -> None:
        self.url = url
        self.shared = url.get_backend_name() == "postgresql"
        """Whether several servers may use it at once."""
        if self.shared:
            self.writer = sa.create_engine(url, pool_pre_ping=True, pool_size=_WRITERS)
            # A table, its seats and its moves are read one after another, and have to be of one moment.
            self.reader = sa.create_engine(
                url, pool_pre_ping=True, pool_size=_READERS, isolation_level="REPEATABLE READ"
            )
        else:
            self.reader = open_sqlite(url, "BEGIN")
            self.writer = open_sqlite(url, "BEGIN IMMEDIATE")
        self._readers = ThreadPoolExecutor(_READERS, "read")
        self._writers = ThreadPoolExecutor(_WRITERS, "write")
        self._writer = Writer(self.writer) if THREADS and not self.shared else None
        self._lock: Any = None
        self._probe: asyncio.Task[None] | None = None
        self._probed = 0.0

    async def read(
        self, work: Callable[Concatenate[sa.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a query in a thread."""
        return await self._run(self.reader, work, *args, **kwargs)

    async def write(
        self, work: Callable[Concatenate[sa.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a transaction in a thread; when this returns, what it wrote is on the disk."""
        return await self._run(self.writer, work, *args, **kwargs)

    async def _run(
        self,
        engine: sa.Engine,
        work: Callable[Concatenate[sa.Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        def transaction() -> T:
            with engine.begin() as connection:
                return work(connection, *args, **kwargs)

        reading = engine is self.reader
        began = time.monotonic()
        try:
            if self._writer is not None and not reading:
                answer: T = await self._writer.run(lambda connection: work(connection, *args, **kwargs))
                return answer
            threads = self._readers if reading else self._writers
            return await asyncio.get_running_loop().run_in_executor(threads, transaction)
        except DBAPIError as error:
            if isinstance(error, sa.exc.IntegrityError):
                raise
            raise ServerError("database-away") from error
        finally:
            (_READ if reading else _WRITTEN).observe(time.monotonic() - began)

    async def probe(self, seconds: float = PROBE_SECONDS) -> None:
        """See whether writes go through, by one that changes nothing; ServerError when they don't in time.

        However often this is asked, there is one such write at a time, and at most two a second.
        """
        if self._probe is None:
            if time.monotonic() - self._probed < _PROBE_PAUSE:
                return
            self._probe = asyncio.create_task(self.write(_touch))
            self._probe.add_done_callback(self._probe_ended)
        try:
            await asyncio.wait_for(asyncio.shield(self._probe), seconds)
        except TimeoutError:
            raise ServerError("writes-stuck", seconds=max(1, round(seconds))) from None

    def _probe_ended(self, probe: asyncio.Task[None]) -> None:
        self._probe = None
        if not probe.cancelled() and probe.exception() is None:
            self._probed = time.monotonic()

    def open(self) -> None:
        """Take hold of the database and bring it up to date; StartError says clearly why that can't be."""
        self._begin(migrate)

    def join(self) -> None:
        """Use a database that a server keeps, as it is; StartError says clearly why that can't be."""
        self._begin(check_version)

    def _begin(self, work: Callable[[sa.Connection], None]) -> None:
        try:
            if not self.shared:
                self._lock = _hold(self.url)
            with self.writer.begin() as connection:
                work(connection)
        except (SQLAlchemyError, OSError) as error:
            self.close()
            problem = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
            shown = self.url.render_as_string(hide_password=True)
            raise StartError("server-start-database", database=shown, problem=problem) from None
        except StartError:
            self.close()
            raise

    def close(self) -> None:
        """Let go of every connection and thread."""
        self._readers.shutdown()
        self._writers.shutdown()
        if self._writer is not None:
            self._writer.close()
        self.reader.dispose()
        self.writer.dispose()
        if self._lock is not None:
            self._lock.close()
            self._lock = None


def parse_url(text: str) -> sa.URL:
    """The address of a database: `sqlite:///path`, a bare path, or `postgresql://user@host/name`."""
    text = text.strip()
    if text and ":" not in text.partition("/")[0]:
        return sa.URL.create("sqlite+pysqlite", database=text)
    try:
        url = sa.make_url(text.replace("postgres://", "postgresql://", 1))
    except ArgumentError:
        raise StartError("server-start-database-url", value=text[:80]) from None
    if url.get_backend_name() == "postgresql":
        try:
            import psycopg  # noqa: F401
        except ImportError:
            raise StartError("server-start-postgres-extra") from None
        return url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        raise StartError("server-start-database-url", value=url.render_as_string(hide_password=True)[:80])
    return url.set(drivername="sqlite+pysqlite")


def migrate(connection: sa.Connection) -> None:
    """Bring the database up to date; StartError when it is already newer than this program."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATION_LOCK})
    config = configuration(connection)
    _heads(connection, config)
    command.upgrade(config, "head")
    # Writes even when nothing was to migrate: what can't be written should say so now, not at the first move.
    _touch(connection)


def check_version(connection: sa.Connection) -> None:
    """StartError when the database is not as this program knows it."""
    found, known = _heads(connection, configuration(connection))
    if found != {known}:
        raise StartError("server-start-database-older", found=max(found, default="–"), known=known)


def _heads(connection: sa.Connection, config: Config) -> tuple[set[str], str]:
    """How far the database is, and how far this program knows it; StartError when it is newer."""
    script = ScriptDirectory.from_config(config)
    head = str(script.get_current_head())
    found = set(MigrationContext.configure(connection).get_current_heads())
    strange = found - {step.revision for step in script.walk_revisions()}
    if strange:
        raise StartError("server-start-database-newer", found=max(strange), known=head)
    return found, head


def _touch(connection: sa.Connection) -> None:
    """A write that changes nothing."""
    connection.execute(sa.text("UPDATE alembic_version SET version_num = version_num"))


def configuration(connection: sa.Connection) -> Config:
    """What Alembic has to know: where the steps are, and on which connection to run them."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def open_sqlite(url: sa.URL, begin: str) -> sa.Engine:
    """An engine on a file; `begin` is how its transactions begin."""
    engine = sa.create_engine(url, connect_args={"timeout": 30, "check_same_thread": False})

    @sa.event.listens_for(engine, "connect")
    def settle(connection: Any, _: object) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}").close()

    @sa.event.listens_for(engine, "begin")
    def start(connection: sa.Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _hold(url: sa.URL) -> Any:
    """One server a SQLite file: a second one would not hear of the first one's moves."""
    assert url.database
    path = Path(url.database.removeprefix("file:"))
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    # Seeds, invitations and chat are nobody else's; what SQLite puts beside the file is made like it.
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    path.chmod(0o600)
    try:
        import fcntl
    except ImportError:  # Windows has none; there the moves' unique numbers are the only guard.
        return None
    handle = os.fdopen(os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600), "w")  # as long as it runs
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        handle.close()
        raise StartError("server-start-database-used", database=str(path)) from None
    return handle
