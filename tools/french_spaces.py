"""Put the spaces that French typography wants into French texts: a line must never begin with a colon.

Usage: python tools/french_spaces.py FILE [FILE ...]

A narrow non-breaking space (U+202F) goes before `;`, `!` and `?`, a non-breaking one (U+00A0) before `:`, `%`
and `»` and after `«`. Only a space that is there already is changed.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

NARROW: Final = "\u202f"
WIDE: Final = "\u00a0"
# A space at the beginning of a line is indentation; after "·" a sign stands for a key, not for a question.
_BEFORE_NARROW: Final = re.compile(r"(?<=[^\s·]) (?=[;!?](?!\w))")
_BEFORE_WIDE: Final = re.compile(r"(?<=\S) (?=[:%»](?!\w))")
_AFTER: Final = re.compile(r"(?<=«) ")


def spaced(text: str) -> str:
    """The text with its spaces right; what is right already stays as it is.

    >>> spaced("« Oui » : pourquoi pas ?") == "«\\u00a0Oui\\u00a0»\\u00a0: pourquoi pas\\u202f?"
    True
    """
    text = _BEFORE_NARROW.sub(NARROW, text)
    return _AFTER.sub(WIDE, _BEFORE_WIDE.sub(WIDE, text))


def main() -> None:
    for name in sys.argv[1:]:
        file = Path(name)
        before = file.read_text(encoding="utf-8")
        # In a Fluent file such a line is a comment, in a rule file a heading.
        kept = "#" if file.suffix == ".ftl" else "<!--"
        lines = [line if line.startswith(kept) else spaced(line) for line in before.split("\n")]
        after = "\n".join(lines)
        if after != before:
            file.write_text(after, encoding="utf-8")
            print(f"{name}: {sum(a != b for a, b in zip(before, after, strict=True))} spaces")


if __name__ == "__main__":
    main()
