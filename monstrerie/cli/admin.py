"""`monstrerie admin`: what those who run a server do with its tables, its people and its database."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import msgspec
import typer
from rich.table import Table
from rich.text import Text

import monstrerie

from ..core.errors import UnknownName
from .app import EXTRA, Json, Lang, checked
from .helping import Command, Group
from .language import HOME
from .speak import at_the_keyboard, counting, errors, out, phrase

if TYPE_CHECKING:
    from ..server.admin_shapes import AdminPerson, AdminTable
    from ..server.database import Database

admin = typer.Typer(
    cls=Group,
    add_completion=False,
    rich_markup_mode=None,
    help="cli-command-admin",
    context_settings={"help_option_names": ["-h", "--help"]},
)

T = TypeVar("T")
Base = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="cli-value-database",
        help="cli-option-admin-database",
        envvar="MONSTRERIE_DATABASE",
    ),
]
Data = Annotated[Path | None, typer.Option("--data", metavar="cli-value-folder", help="cli-option-data")]
TableId = Annotated[str, typer.Argument(metavar="cli-value-table", help="cli-argument-table")]
PersonId = Annotated[str, typer.Argument(metavar="cli-value-person", help="cli-argument-person")]
Lift = Annotated[bool, typer.Option("--lift", help="cli-option-lift")]
Yes = Annotated[bool, typer.Option("--yes", help="cli-option-yes")]


class WithId(Command):
    """A command that takes an id, which may begin like an option."""

    def parse_args(self, ctx: Any, args: list[str]) -> Any:
        """An id is an argument."""
        from ..server.identity import ID

        ids = [word for word in args if word.startswith("-") and ID.fullmatch(word)]
        if ids:
            args = [*(word for word in args if word not in ids), "--", *ids]
        return super().parse_args(ctx, args)


@admin.callback(invoke_without_command=True)
def root(ctx: typer.Context) -> None:
    """Without a command, show the help."""
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


# --- tables -------------------------------------------------------------------------------------------------


@admin.command("list", cls=Command, context_settings=EXTRA, help="cli-command-admin-list")
def list_tables(
    stage: Annotated[str, typer.Option(metavar="cli-value-stage", help="cli-option-stage")] = "all",
    json: Json = False,
    database: Base = None,
    data: Data = None,
    lang: Lang = HOME,
) -> None:
    """List the tables, the latest first."""
    words = checked(lang)
    with opened(database, data) as base:
        from ..server import admin as work
        from ..server.queries import place_of

        known = ("all", *work.STAGES)
        if stage not in known:
            raise UnknownName("error-unknown-stage", name=stage[:40], known=", ".join(known))
        wanted = next((each for each in work.STAGES if each == stage), None)
        rows = all_of(base, lambda link, after: work.tables(link, wanted, after), place_of)
        found = [work.described(row) for row in rows]
    if json:
        print_json(found)
        return
    columns = ("table", "game", "stage", "seats", "moves", "updated")
    lines = [[*_line(each, words)] for each in found]
    print_lines(columns, lines, "cli-admin-no-tables", words)


@admin.command(cls=WithId, context_settings=EXTRA, help="cli-command-admin-show")
def show(
    table: TableId, json: Json = False, database: Base = None, data: Data = None, lang: Lang = HOME
) -> None:
    """Show one table, who sits there and what was said."""
    words = checked(lang)
    with opened(database, data) as base:
        from ..server import admin as work
        from ..server.identity import checked_id

        with base.reader.begin() as link:
            found = work.table(link, checked_id(table))
    if json:
        print_json(found)
        return
    one = found.table
    facts = [
        ("table", one.id),
        ("game", one.game),
        ("stage", phrase(f"cli-admin-stage-{one.stage}", words)),
        ("moves", str(one.moves)),
        ("rules", one.rules or phrase("cli-admin-unknown", words)),
        ("created", _time(one.created)),
        ("updated", _time(one.updated)),
    ]
    for name, value in facts:
        out.print(Text(f"{phrase(f'cli-admin-column-{name}', words)}  {value}"))
    columns = ("seat", "kind", "name", "person")
    chairs = [
        [str(each.seat + 1), phrase(f"cli-admin-kind-{each.kind}", words), _who(each), each.player or ""]
        for each in one.seats
    ]
    out.print()
    print_lines(columns, chairs, "cli-admin-no-tables", words)
    for line in found.chat:
        out.print(Text(f"{_time(line.at)}  {line.name}  {line.text}"))


@admin.command(cls=WithId, context_settings=EXTRA, help="cli-command-admin-close")
def close(table: TableId, database: Base = None, data: Data = None, lang: Lang = HOME) -> None:
    """End a match where it stands."""
    words = checked(lang)
    with opened(database, data) as base:
        from ..server import admin as work
        from ..server.identity import checked_id

        with base.writer.begin() as link:
            was_open = work.close(link, checked_id(table)).status == "open"
    say("cli-admin-removed" if was_open else "cli-admin-closed", words)


@admin.command(cls=WithId, context_settings=EXTRA, help="cli-command-admin-delete")
def delete(
    table: TableId, yes: Yes = False, database: Base = None, data: Data = None, lang: Lang = HOME
) -> None:
    """Remove a table with its moves and its chat."""
    words = checked(lang)
    with opened(database, data) as base:
        from ..server import admin as work
        from ..server import queries
        from ..server.identity import checked_id

        with base.reader.begin() as link:
            row = queries.table(link, checked_id(table))
        sure(yes, words, "cli-admin-sure-delete", game=row.game, moves=row.number)
        with base.writer.begin() as link:
            work.delete(link, table)
    say("cli-admin-removed", words)


# --- people -------------------------------------------------------------------------------------------------


@admin.command(cls=Command, context_settings=EXTRA, help="cli-command-admin-people")
def people(
    name: Annotated[str, typer.Option(metavar="cli-value-text", help="cli-option-people-name")] = "",
    json: Json = False,
    database: Base = None,
    data: Data = None,
    lang: Lang = HOME,
) -> None:
    """List people, the latest first."""
    words = checked(lang)
    with opened(database, data) as base:
        from ..server import admin as work

        found = all_of(base, lambda link, after: work.people(link, name, after), work.place_of)
    if json:
        print_json(found)
        return
    columns = ("person", "name", "created", "tables", "reports", "barred")
    lines = [
        [
            *(one.id, one.name, _time(one.created), str(one.tables), str(one.reports)),
            ", ".join(phrase(f"cli-admin-{what}", words) for what in _barred(one)),
        ]
        for one in found
    ]
    print_lines(columns, lines, "cli-admin-no-people", words)


@admin.command(cls=WithId, context_settings=EXTRA, help="cli-command-admin-ban")
def ban(
    person: PersonId, lift: Lift = False, database: Base = None, data: Data = None, lang: Lang = HOME
) -> None:
    """Bar somebody from the whole server."""
    words = checked(lang)
    with opened(database, data) as base:
        from ..server import admin as work

        with base.writer.begin() as link:
            found = work.ban(link, person, not lift)
    say("cli-admin-ban-lifted" if lift else "cli-admin-ban-done", words, name=found.name)


@admin.command(cls=WithId, context_settings=EXTRA, help="cli-command-admin-mute")
def mute(
    person: PersonId, lift: Lift = False, database: Base = None, data: Data = None, lang: Lang = HOME
) -> None:
    """Bar somebody from the chat of all tables."""
    words = checked(lang)
    with opened(database, data) as base:
        from ..server import admin as work

        with base.writer.begin() as link:
            found = work.mute(link, person, not lift)
    say("cli-admin-mute-lifted" if lift else "cli-admin-mute-done", words, name=found.name)


@admin.command(cls=Command, context_settings=EXTRA, help="cli-command-admin-reports")
def reports(json: Json = False, database: Base = None, data: Data = None, lang: Lang = HOME) -> None:
    """List what people reported about others."""
    words = checked(lang)
    with opened(database, data) as base:
        from ..server import admin as work

        found = all_of(base, work.reports, work.place_of)
    if json:
        print_json(found)
        return
    for one in found:
        gone = phrase("cli-admin-gone", words)
        told = [
            phrase("cli-admin-report-by", words, name=one.reporter_name or gone),
            phrase("cli-admin-report-about", words, name=one.about_name or gone),
        ]
        out.print(Text(f"{_time(one.at)}  {', '.join(told)} ({one.about})", "bold"))
        if one.line is not None:
            out.print(Text(f"  > {one.line}"))
        out.print(Text(f"  {one.text}"))
    if not found:
        say("cli-admin-no-reports", words)


@admin.command(cls=WithId, context_settings=EXTRA, help="cli-command-admin-export")
def export(person: PersonId, database: Base = None, data: Data = None, lang: Lang = HOME) -> None:
    """Print everything stored about somebody, as JSON."""
    checked(lang)
    with opened(database, data) as base:
        from ..server import admin as work

        with base.reader.begin() as link:
            found = work.export(link, person)
    print_json(found)


@admin.command(cls=WithId, context_settings=EXTRA, help="cli-command-admin-erase")
def erase(
    person: PersonId, yes: Yes = False, database: Base = None, data: Data = None, lang: Lang = HOME
) -> None:
    """Forget somebody; others' matches stay."""
    words = checked(lang)
    with opened(database, data) as base:
        from ..server import admin as work

        with base.reader.begin() as link:
            found = work.person(link, person)
        sure(yes, words, "cli-admin-sure-erase", name=found.name, tables=found.tables)
        with base.writer.begin() as link:
            work.erase(link, person)
    say("cli-admin-erased", words)


# --- the database -------------------------------------------------------------------------------------------

File = Annotated[Path, typer.Argument(metavar="cli-value-path", help="cli-argument-backup")]


@admin.command(cls=Command, context_settings=EXTRA, help="cli-command-admin-backup")
def backup(file: File, database: Base = None, data: Data = None, lang: Lang = HOME) -> None:
    """Copy the database into a file while the server runs."""
    words = checked(lang)
    with opened(database, data) as base:
        from ..server import backup as work

        with progress("cli-admin-copying", words) as told, work.told_clearly(base):
            work.backup(base, file, told)
    say("cli-admin-backed-up", words, file=str(file))


@admin.command(cls=Command, context_settings=EXTRA, help="cli-command-admin-restore")
def restore(
    file: File, yes: Yes = False, database: Base = None, data: Data = None, lang: Lang = HOME
) -> None:
    """Put a backup in the place of the database."""
    words = checked(lang)
    base = closed(database, data)
    from ..server import backup as work

    try:
        sure(yes, words, "cli-admin-sure-restore", file=str(file)[:200])
        with progress("cli-admin-copying", words) as told, work.told_clearly(base):
            kept = work.restore(base, file, told)
    finally:
        base.close()
    say("cli-admin-restored", words)
    if kept is not None:
        say("cli-admin-replaced", words, file=str(kept))


@admin.command(cls=Command, context_settings=EXTRA, help="cli-command-admin-check")
def check(json: Json = False, database: Base = None, data: Data = None, lang: Lang = HOME) -> None:
    """Replay every stored match, and say which can't be."""
    words = checked(lang)
    faults: dict[str, str] = {}
    with opened(database, data) as base:
        from ..server import admin as work

        with base.reader.begin() as link:
            ids = work.matches(link)
        with progress("cli-admin-checking", words) as told:
            for done, id in enumerate(ids, 1):
                with base.reader.begin() as link:
                    fault = work.check(link, id)
                if fault is not None:
                    cause = fault.__cause__
                    why = cause.say(words) if isinstance(cause, monstrerie.MonstrerieError) else ""
                    faults[id] = " ".join(filter(None, (fault.say(words), why)))
                told(done, len(ids))
    if json:
        print_json({"matches": len(ids), "faults": faults})
    else:
        for id, text in faults.items():
            out.print(Text(f"{id}  {text}"))
        say("cli-admin-checked", words, matches=len(ids), faults=len(faults))
    if faults:
        raise typer.Exit(1)


# --- shared by all ------------------------------------------------------------------------------------------


def closed(database: str | None, data: Path | None) -> Database:
    """The database that these arguments name, or the environment, or the default."""
    try:
        from ..server.database import Database, parse_url
        from ..server.settings import places
    except ModuleNotFoundError as missing:
        raise monstrerie.NotSupported("error-extra", extra="server", module=str(missing.name)) from None
    return Database(parse_url(places(database, data)[1]))


@contextmanager
def opened(database: str | None, data: Path | None) -> Iterator[Database]:
    """The database, which a server may be using; what is wrong with it is told clearly."""
    base = closed(database, data)
    from ..server.backup import reached, told_clearly

    with reached(base), told_clearly(base):
        yield base


def all_of(base: Database, page: Callable[[Any, str], list[T]], place_of: Callable[[T], str]) -> list[T]:
    """A whole list that comes in pages."""
    from ..server.queries import LIST_LENGTH

    found: list[T] = []
    after = ""
    with base.reader.begin() as link:
        while True:
            more = page(link, after)
            found += more
            if len(more) < LIST_LENGTH:
                return found
            after = place_of(more[-1])


def sure(yes: bool, lang: str, key: str, **data: Any) -> None:
    """Ask before what can't be undone; and leave unless the answer is yes."""
    if yes:
        return
    with at_the_keyboard(lang):
        said = out.input(Text(phrase(key, lang, **data) + " "))
    if said.strip().casefold() not in YES:
        say("cli-admin-not-sure", lang)
        raise typer.Exit(1)


YES: Final = ("y", "yes", "o", "oui")


@contextmanager
def progress(key: str, lang: str) -> Iterator[Callable[[int, int], None]]:
    """A bar that grows as it is told and is shown from then on: what is refused at once shows none. Whoever
    breaks it off leaves without a traceback.
    """
    bar = counting()
    task = bar.add_task(phrase(key, lang), total=None)

    def told(done: int, total: int) -> None:
        bar.start()
        bar.update(task, completed=done, total=total)

    try:
        yield told
    except KeyboardInterrupt:
        raise SystemExit(130) from None
    finally:
        if bar.live.is_started:  # stopped without a start it would leave an empty line
            bar.stop()


def say(key: str, lang: str, **data: Any) -> None:
    """Tell what was done."""
    errors.print(Text(phrase(key, lang, **data)))


def print_json(found: Any) -> None:
    """For programs."""
    print(msgspec.json.encode(found).decode())


def print_lines(columns: Sequence[str], lines: Sequence[Sequence[str]], none: str, lang: str) -> None:
    """A table of what was found, or that there is nothing."""
    if not lines:
        say(none, lang)
        return
    shown = Table(box=None, pad_edge=False)
    for column in columns:
        shown.add_column(
            phrase(f"cli-admin-column-{column}", lang), no_wrap=column in ("table", "person"), overflow="fold"
        )
    for line in lines:
        shown.add_row(*map(Text, line))
    out.print(shown)


def _line(one: AdminTable, lang: str) -> tuple[str, ...]:
    who = ", ".join(_who(each) or phrase("cli-admin-kind-empty", lang) for each in one.seats)
    stage = phrase(f"cli-admin-stage-{one.stage}", lang)
    return one.id, one.game, stage, who, str(one.moves), _time(one.updated)


def _who(chair: Any) -> str:
    return chair.name or chair.level or ""


def _barred(one: AdminPerson) -> list[str]:
    return [what for what in ("banned", "muted") if getattr(one, what) is not None]


def _time(at: float) -> str:
    return datetime.fromtimestamp(at).astimezone().strftime("%Y-%m-%d %H:%M")
