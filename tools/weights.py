"""What each dependency is licensed under and weighs, as `docs/dependencies.md` tells it.

    python -m tools.weights           writes the table anew, from what is installed here
    python -m tools.weights --check   names rows that are not what the locks say

A package that is not installed here keeps its row. A size is that of the files that the package's wheel or
archive unpacks, in megabytes.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from importlib import metadata
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parent.parent
DOCUMENT: Final = ROOT / "docs" / "dependencies.md"
MEGABYTE: Final = 1_000_000
START: Final = "<!-- weights -->\n"
END: Final = "\n<!-- end of weights -->"
HEAD: Final = "| package | version | licence | MB |\n|---|---|---|---|"
SHORT: Final = {
    "APL 2": "Apache-2.0",
    "Apache 2.0": "Apache-2.0",
    "BSD 2-Clause License": "BSD-2-Clause",
    "BSD License": "BSD-3-Clause",
    "MIT License": "MIT",
}
"""Names that packages give their licences, and the usual ones (SPDX)."""
LONGEST: Final = 120
"""No name of a licence is longer; some packages give its whole text."""


class Row(NamedTuple):
    """One package."""

    name: str
    version: str
    licence: str
    size: str

    def __str__(self) -> str:
        return f"| {self.name} | {self.version} | {self.licence} | {self.size} |"


def plain(name: str) -> str:
    """A package's name as an index compares it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def direct() -> list[str]:
    """Every Python package that the project asks for itself."""
    made = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    lists = [made["project"]["dependencies"], *made["project"]["optional-dependencies"].values()]
    lists += made["dependency-groups"].values()
    lines = [line for one in lists for line in one if isinstance(line, str)]
    return sorted({plain(re.split(r"[\s\[<>=!~;]", line)[0]) for line in lines})


def locked() -> dict[str, set[str]]:
    """The versions in `requirements/`: an older Python may have an older one."""
    found: dict[str, set[str]] = {}
    for file in sorted((ROOT / "requirements").glob("*.txt")):
        for name, version in re.findall(r"^([\w.-]+)==([^ \\;]+)", file.read_text(encoding="utf-8"), re.M):
            found.setdefault(plain(name), set()).add(version)
    return found


def page(weighed: bool = False) -> list[Row]:
    """The packages that the page asks for itself, by its lock; with their sizes where they are installed."""
    asked = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    rows = []
    for name in sorted({*asked["dependencies"], *asked["devDependencies"]}):
        one = lock[f"node_modules/{name}"]
        folder = ROOT / "web" / "node_modules" / name
        files = folder.rglob("*") if weighed else ()
        size = sum(file.stat().st_size for file in files if file.is_file())
        rows.append(Row(name, one["version"], one["license"], megabytes(size) if size else ""))
    return rows


def megabytes(size: int) -> str:
    """
    >>> megabytes(1_234_567), megabytes(12_345)
    ('1.2', '0.0')
    """
    return f"{size / MEGABYTE:.1f}"


def licence(data: metadata.PackageMetadata) -> str:
    """What a package says of itself, by the usual name."""
    (whole, *_), (text, *_) = (data.get_all(key) or [""] for key in ("License-Expression", "License"))
    said: str = whole or text.partition("\n")[0]
    if not said or len(said) > LONGEST or said == "UNKNOWN":
        kinds = [kind for kind in data.get_all("Classifier") or [] if kind.startswith("License ::")]
        said = kinds[0].rpartition(" :: ")[2] if kinds else ""
    return SHORT.get(said, said)


def weight(found: metadata.Distribution) -> int:
    """What its files have, without what Python makes of them."""
    return sum(file.size or 0 for file in found.files or () if not str(file).endswith(".pyc"))


def python() -> list[Row]:
    """The Python packages as they are installed here; "" for what is unknown."""
    rows, versions = [], locked()
    for name in direct():
        try:
            found = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            rows.append(Row(name, min(versions[name]), "", ""))
        else:
            rows.append(Row(name, found.version, licence(found.metadata), megabytes(weight(found))))
    return rows


def told() -> dict[str, Row]:
    """The rows as the document has them."""
    text = DOCUMENT.read_text(encoding="utf-8")
    inside = text.partition(START)[2].partition(END)[0]
    rows = re.findall(r"^\| ([^|]*?) \| ([^|]*?) \| ([^|]*?) \| ([^|]*?) \|$", inside, re.M)
    return {row[0]: Row(*row) for row in rows if row[0] != "package" and not row[0].startswith("-")}


def stale() -> list[str]:
    """Rows that are missing, too many, or of another version than the locks say."""
    have, versions = told(), locked()
    page_rows = {row.name: row for row in page()}
    want = {name: versions.get(name, set()) for name in direct()}
    want |= {name: {row.version} for name, row in page_rows.items()}
    wrong = [f"{name}: not in the table" for name in want if name not in have]
    wrong += [f"{name}: no longer asked for" for name in have if name not in want]
    wrong += [
        f"{name}: {have[name].version} in the table, {' and '.join(sorted(allowed))} in the lock"
        for name, allowed in want.items()
        if name in have and have[name].version not in allowed
    ]
    wrong += [f"{row.name}: no licence or no size" for row in have.values() if not (row.licence and row.size)]
    return wrong


def main(arguments: list[str]) -> None:
    """Write the table anew, or say what is stale in it."""
    if "--check" in arguments:
        sys.exit("\n".join(stale()) or 0)
    before = told()
    rows = []
    for row in (*python(), *page(weighed=True)):
        old = before.get(row.name)
        rows.append(old if old is not None and old.version == row.version and not row.size else row)
    text = DOCUMENT.read_text(encoding="utf-8")
    head, _, rest = text.partition(START)
    tail = rest.partition(END)[2]
    table = "\n".join([HEAD, *map(str, rows)])
    DOCUMENT.write_text(f"{head}{START}\n{table}\n{END}{tail}", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
