"""The command line: `monstrerie serve | play | replay | arena | selfplay | puzzle | bench | …`."""

from __future__ import annotations

import sys

from ..core.errors import MonstrerieError
from .app import app, language
from .speak import errors


def main() -> None:
    """Run a command; whatever a person did wrong is told in one sentence, without a traceback."""
    try:
        app(standalone_mode=True)
    except MonstrerieError as error:
        errors.print(f"monstrerie: {error.say(language(sys.argv))}", markup=False)
        sys.exit(2)
    except BrokenPipeError:
        # The reader (a pager, head) has gone: nobody is left to tell.
        sys.stderr.close()
        sys.exit(141)
