"""The command line: `monstrerie serve | play | replay | arena | selfplay | puzzle | bench | …`."""

from __future__ import annotations

import sys

from ..core.errors import MonstrerieError
from .admin import admin
from .app import app
from .helping import UsageError, usage_error
from .language import language
from .speak import errors, steady_streams

app.add_typer(admin, name="admin")


def main() -> None:
    """Run a command; whatever a person did wrong is told in one sentence, without a traceback."""
    steady_streams()
    try:
        code = app(prog_name="monstrerie", standalone_mode=False)
    except UsageError as error:
        _refuse(usage_error(error, language(sys.argv)))
    except MonstrerieError as error:
        _refuse(error.say(language(sys.argv)))
    except BrokenPipeError:
        # The reader (a pager, head) has gone: nobody is left to tell.
        sys.stderr.close()
        sys.exit(141)
    else:
        if isinstance(code, int) and code:
            sys.exit(code)


def _refuse(text: str) -> None:
    errors.print(f"monstrerie: {text}", markup=False)
    sys.exit(2)
