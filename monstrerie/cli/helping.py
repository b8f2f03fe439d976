"""Help and usage errors in the reader's language. In `app.py` every help text is the key of a sentence."""

from __future__ import annotations

import sys
from typing import Any, Final

import typer
from rich.table import Table
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from ..core.errors import BadValue, MonstrerieError, UnknownName
from .language import language
from .speak import out, phrase

UsageError: Final[type[Exception]] = typer.BadParameter.__mro__[1]
"""What the parser of the arguments raises. It has no public name of its own in every version of Typer."""


class Command(TyperCommand):
    """A command that explains itself in the reader's language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help page."""
        formatter.write(page(self, ctx, language(sys.argv)))

    def invoke(self, ctx: Any) -> Any:
        """Run it, unless more was said than it takes."""
        if ctx.args:
            raise BadValue("error-extra-argument", value=ctx.args[0][:40])
        return super().invoke(ctx)


class Group(TyperGroup):
    """All commands."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help page."""
        formatter.write(page(self, ctx, language(sys.argv)))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that is meant; UnknownName lists those that there are."""
        if args and args[0] not in self.commands:
            raise UnknownName("error-unknown-command", name=args[0][:40], known=", ".join(self.commands))
        return super().resolve_command(ctx, args)


def page(command: Any, ctx: Any, lang: str) -> str:
    """The help of one command: how it is written, what it does, what can be given."""
    arguments = [param for param in command.params if param.param_type_name == "argument"]
    options = [param for param in command.params if param.param_type_name == "option" and param.help]
    commands = getattr(command, "commands", {})
    pieces = [
        ctx.command_path,
        *([phrase("cli-help-options", lang)] if options else []),
        *([phrase("cli-help-command", lang)] if commands else []),
        *(_named(param, lang) if param.required else f"[{_named(param, lang)}]" for param in arguments),
    ]
    with out.capture() as text:
        out.print(Text(phrase("cli-help-usage", lang, usage=" ".join(pieces))))
        out.print()
        out.print(Text(phrase(command.help, lang)))
        for title, rows in (
            ("arguments", [(_named(param, lang), _about(param, lang)) for param in arguments]),
            ("options", [*((_spelled(param, lang), _about(param, lang)) for param in options), _help(lang)]),
            ("commands", [(name, phrase(each.help, lang)) for name, each in commands.items()]),
        ):
            if rows:
                out.print()
                out.print(Text(phrase(f"cli-help-{title}-title", lang), "bold"))
                out.print(_rows(rows))
    return text.get()


def _rows(rows: list[tuple[str, str]]) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="cyan", max_width=34)
    table.add_column(ratio=1)
    for name, about in rows:
        table.add_row(Text("  " + name), Text(about))
    return table


def _help(lang: str) -> tuple[str, str]:
    return "-h, --help", phrase("cli-option-help", lang)


def _named(param: Any, lang: str) -> str:
    """What stands for a value: GAME, FILE …"""
    return phrase(param.metavar, lang) if param.metavar else str(param.name).upper()


def _spelled(param: Any, lang: str) -> str:
    opts = ", ".join(sorted(param.opts, key=len))
    return opts if param.is_flag else f"{opts} {_value(param, lang)}"


def _value(param: Any, lang: str) -> str:
    if param.metavar:
        return phrase(param.metavar, lang)
    kind = _kind(param)
    return phrase(f"cli-value-{kind}", lang) if kind else "…"


def _about(param: Any, lang: str) -> str:
    notes = [phrase(param.help, lang)]
    if param.required and param.param_type_name == "option":
        notes.append(phrase("cli-help-required", lang))
    elif param.default not in (None, "", False) and not callable(param.default):
        notes.append(phrase("cli-help-default", lang, value=str(param.default)))
    if param.envvar:
        notes.append(phrase("cli-help-environment", lang, name=str(param.envvar)))
    return " ".join(notes)


def _kind(param: Any) -> str:
    """What a value has to be: `whole`, `number`, `text` or `path`; "" where that isn't known."""
    described = getattr(param, "type_descriptor", None)
    if described is not None:
        kinds = {"int": "whole", "float": "number", "str": "text"}
        return "path" if described.is_path else kinds.get(getattr(described.annotation, "__name__", ""), "")
    kinds = {"integer": "whole", "float": "number", "text": "text", "path": "path"}
    return kinds.get(getattr(getattr(param, "type", None), "name", ""), "")


def usage_error(error: Exception, lang: str) -> str:
    """What is wrong with the arguments, and where to read what would be right."""
    text = _problem(error).say(lang)
    ctx = getattr(error, "ctx", None)
    if ctx is not None:
        path = ctx.command_path
    else:
        path = " ".join(["monstrerie", *(word for word in sys.argv[1:2] if word.isalpha())])
    return f"{text} {phrase('cli-help-hint', lang, command=path)}"


def _problem(error: Any) -> MonstrerieError:
    kind = type(error).__name__
    option = str(getattr(error, "option_name", ""))[:40]
    if kind == "NoSuchOption":
        close = ", ".join(sorted(error.possibilities or ()))
        key = "error-unknown-flag-close" if close else "error-unknown-flag"
        return UnknownName(key, option=option, known=close)
    if kind == "BadOptionUsage":
        # The parser has one error for both; only its words tell them apart.
        bare = "not take" in error.message
        return BadValue("error-flag-takes-none" if bare else "error-flag-needs-value", option=option)
    param = getattr(error, "param", None)
    if param is None:
        return BadValue("error-arguments", problem=error.format_message())
    if param.param_type_name == "argument":
        named: dict[str, Any] = {"argument": Metavar(param.metavar) if param.metavar else param.name.upper()}
        if kind == "MissingParameter":
            return BadValue("error-argument-missing", **named)
        return BadValue("error-argument-value", **named, kind=_kind(param))
    option = max(param.opts, key=len)
    if kind == "MissingParameter":
        return BadValue("error-flag-missing", option=option)
    return BadValue("error-flag-value", option=option, kind=_kind(param))


class Metavar(MonstrerieError):
    """What stands for an argument in the help, to be said in the reader's language."""
