"""The whole database into a file and back, while a server runs. PostgreSQL has programs for that."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from secrets import token_hex
from typing import Final

import sqlalchemy as sa
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from ..core.errors import file_problem
from .database import Database, configuration, migrate, open_sqlite
from .errors import StartError

Told = Callable[[int, int], None]
"""how many pages are done, and how many there are"""
_PAGES: Final = 1000
_BUSY_SECONDS: Final = 60.0


@contextmanager
def reached(database: Database) -> Iterator[Database]:
    """A database that is there and of today's schema, be a server using it or not. Nothing is migrated: an
    older server may be at it.
    """
    try:
        with told_clearly(database):
            file = file_of(database)
            if file is not None and not file.is_file():
                raise StartError("server-admin-missing", database=str(file)[:200])
            with database.reader.begin() as connection:
                _check_schema(connection)
        yield database
    finally:
        database.close()


@contextmanager
def told_clearly(database: Database) -> Iterator[None]:
    """What the database or the disk says, in one sentence."""
    try:
        yield
    except (sa.exc.SQLAlchemyError, sqlite3.Error, OSError) as error:
        problem = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        shown = database.url.render_as_string(hide_password=True)
        raise StartError("server-start-database", database=shown, problem=problem) from error


def file_of(database: Database) -> Path | None:
    """The file of a SQLite database."""
    return None if database.shared else Path(str(database.url.database))


def _check_schema(connection: sa.Connection) -> None:
    script = ScriptDirectory.from_config(configuration(connection))
    found = set(MigrationContext.configure(connection).get_current_heads())
    known = {step.revision for step in script.walk_revisions()}
    head = str(script.get_current_head())
    if found - known:
        raise StartError("server-start-database-newer", found=max(found - known), known=head)
    if found != {head}:
        raise StartError("server-admin-older", found=max(found, default="0000"), known=head)


def backup(database: Database, file: Path, told: Told) -> None:
    """Copy the database as it is now; whoever plays meanwhile is not disturbed. The file appears only when it
    is whole, and is its owner's alone.
    """
    source = file_of(database)
    if source is None:
        raise StartError("server-backup-postgres")
    draft = Path(f"{file}.{token_hex(4)}")
    try:
        if file.exists():
            raise StartError("server-backup-exists", file=str(file)[:200])
        _copy(source, draft, told)
        draft.replace(file)
    except (OSError, ValueError) as error:
        raise StartError("server-backup-file", file=str(file)[:200], problem=file_problem(error)) from None
    finally:
        forget(draft)


def restore(database: Database, file: Path, told: Told) -> Path | None:
    """Put a backup in the place of the database, all at once; answers the file that keeps what was there.

    A server that runs goes on with what is there then: every table has a new epoch and is read again.
    """
    target = file_of(database)
    if target is None:
        raise StartError("server-restore-postgres")
    stamp = time.strftime("%Y%m%d-%H%M%S")
    draft = target.with_name(f"{target.name}.restoring-{token_hex(4)}")
    kept = target.with_name(f"{target.name}.replaced-{stamp}-{token_hex(2)}")
    try:
        if not file.is_file():
            raise StartError("server-restore-file", file=str(file)[:200])
        there = target.exists()
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        try:
            _copy(file, draft, lambda done, total: None)
            _make_ready(draft)
        except (sqlite3.DatabaseError, sa.exc.DatabaseError):
            raise StartError("server-restore-file", file=str(file)[:200]) from None
        if there:
            _copy(target, kept, lambda done, total: None)
        else:
            _make(target)
        _pour(draft, target, told)
    except (OSError, ValueError) as error:
        raise StartError("server-backup-file", file=str(target)[:200], problem=file_problem(error)) from None
    finally:
        forget(draft)
    return kept if there else None


def _make(file: Path) -> None:
    os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))


def _copy(source: Path, target: Path, told: Told) -> None:
    """The database in a file as it is at this moment, into a new file."""
    _make(target)
    with closing(sqlite3.connect(source, timeout=_BUSY_SECONDS)) as old:
        # One read from here on: what is written meanwhile belongs to a later moment and waits for nothing.
        old.execute("BEGIN")
        if (
            old.execute("SELECT count(*) FROM sqlite_master WHERE name = 'alembic_version'").fetchone()[0]
            != 1
        ):
            raise sqlite3.DatabaseError("no database of ours")
        with closing(sqlite3.connect(target)) as new:
            old.backup(new, pages=_PAGES, progress=lambda _, left, total: told(total - left, total))
            _check_copy(new)


def _check_copy(copy: sqlite3.Connection) -> None:
    if copy.execute("PRAGMA quick_check").fetchone() != ("ok",):
        raise sqlite3.DatabaseError("damaged")


def _pour(source: Path, target: Path, told: Told) -> None:
    """One database into the place of another, in one transaction."""
    with (
        closing(sqlite3.connect(source)) as old,
        closing(sqlite3.connect(target, timeout=_BUSY_SECONDS)) as new,
    ):
        old.backup(new, progress=lambda _, left, total: told(total - left, total))


def _make_ready(draft: Path) -> None:
    """Bring a backup up to date, and make every table in it newer than anything a server has in memory."""
    engine = open_sqlite(sa.URL.create("sqlite+pysqlite", database=str(draft)), "BEGIN IMMEDIATE")
    try:
        with engine.begin() as connection:
            migrate(connection)
            now = int(time.time())
            ahead = "max(epoch + 1, :now), version = max(version + 1, :now)"
            text = f"UPDATE tables SET epoch = {ahead}, driver = NULL, lease = 0"
            connection.execute(sa.text(text), {"now": now})
    finally:
        engine.dispose()


def forget(file: Path) -> None:
    """Remove a database of which nobody has heard yet."""
    for end in ("", "-wal", "-shm", "-journal"):
        with suppress(OSError, ValueError):  # of a name that no file can have there is none
            Path(f"{file}{end}").unlink(missing_ok=True)
