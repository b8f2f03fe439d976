"""The documents as the site takes them: `docs/` with some files of the root beside, and the rules for players
in both languages (`tools/players.py`), in `build/docs`.

    python -m tools.site           writes them
    python -m tools.site --check   names dead links

The documents are read in the repository as well, where a link to a file works. The site has no such files: a
link there becomes the name of the file. A link to nothing, or to a heading that is not there, is an error.
"""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools import players

ROOT: Final = Path(__file__).parent.parent
TARGET: Final = ROOT / "build" / "docs"
PAGES: Final = {
    "contributing.md": "CONTRIBUTING.md",
    "changelog.md": "CHANGELOG.md",
    "credits.md": "CREDITS.md",
}
"""Pages of the site that stand in the root of the repository."""
_LINK: Final = re.compile(r"(!?)\[([^\]]+)\]\((?!https?:|mailto:)([^)#\s]*)(#[^)\s]*)?\)")
_PAIR: Final = re.compile(r"\](\s)\[(?=[^\]]+\](?!\())")
"""`[FULL] [4P]`, which Markdown takes for a link and the name of its target."""
_FENCE: Final = re.compile(r"^(```|~~~).*?^\1", re.DOTALL | re.MULTILINE)


def sources() -> dict[str, Path]:
    """Every page of the site, and what it is written in."""
    found = {
        file.relative_to(ROOT / "docs").as_posix(): file for file in sorted((ROOT / "docs").rglob("*.md"))
    }
    return found | {page: ROOT / source for page, source in PAGES.items()}


def anchors(text: str) -> set[str]:
    """What the headings of a document are called in links.

    >>> sorted(anchors("# The Match: ids & moves"))
    ['the-match-ids-moves']
    """
    heads = re.findall(r"^#+ (.+)$", _FENCE.sub("", text), re.MULTILINE)
    return {
        re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", head.strip().lower())).strip("-") for head in heads
    }


def dead(page: str, source: Path) -> Iterator[str]:
    """Links of a document that lead nowhere."""
    text = source.read_text(encoding="utf-8")
    for _, _, path, heading in _LINK.findall(_FENCE.sub("", text)):
        target = (source.parent / path).resolve() if path else source
        if not target.exists():
            yield f"{page}: {path}"
        elif (
            heading
            and target.suffix == ".md"
            and heading[1:] not in anchors(target.read_text(encoding="utf-8"))
        ):
            yield f"{page}: {path}{heading}"


def on_site(page: str, source: Path) -> str:
    """The document with links as the site has them."""
    pages = {file.resolve(): name for name, file in sources().items()}
    up = "../" * page.count("/")

    def linked(found: re.Match[str]) -> str:
        picture, text, path, heading = found[1], found[2], found[3], found[4] or ""
        target = (source.parent / path).resolve() if path else source.resolve()
        if target in pages:
            return f"[{text}]({up}{pages[target]}{heading})" if path else found[0]
        if target.is_relative_to(ROOT / "docs"):
            return f"{picture}[{text}]({up}{target.relative_to(ROOT / 'docs').as_posix()})"
        name = target.relative_to(ROOT).as_posix()
        return text if text.strip("`") == name else f"{text} (`{name}`)"

    text = _LINK.sub(linked, source.read_text(encoding="utf-8"))
    return _PAIR.sub(r"]\1\\[", text)


def main(arguments: list[str]) -> None:
    """Write the site's documents, or look for dead links only."""
    wrong = [link for page, source in sources().items() for link in dead(page, source)]
    if wrong:
        sys.exit("dead links:\n" + "\n".join(wrong))
    if "--check" in arguments:
        return
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(ROOT / "docs", TARGET, ignore=shutil.ignore_patterns("*.md"))
    written = {page: on_site(page, source) for page, source in sources().items()}
    for page, text in {**written, **players.pages(), **players.figures()}.items():
        (TARGET / page).parent.mkdir(parents=True, exist_ok=True)
        (TARGET / page).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
