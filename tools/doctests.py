"""For the site: the examples in docstrings as code, which Markdown would take for quotations."""

from __future__ import annotations

import re
from typing import Any, Final

try:
    from griffe import Extension
except ImportError:  # it is there where the site is built
    Extension = object

_EXAMPLE: Final = re.compile(r"^>>> .*?(?=\n\s*\n|\Z)", re.DOTALL | re.MULTILINE)


def fenced(text: str) -> str:
    """The text with its examples between fences."""
    return _EXAMPLE.sub(lambda found: f"```python\n{found[0]}\n```", text)


class Doctests(Extension):
    """Fences them in every docstring that the site shows."""

    def on_instance(self, *, obj: Any, **_: Any) -> None:
        """A module, class, function or attribute was read."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)
