"""The recorded matches still go as recorded, view by view. After a wanted change: `make golden`, and review
the diff.
"""

from __future__ import annotations

import pytest

from monstrerie import Match

from . import golden

TABLES = list(golden.tables())


@pytest.mark.parametrize(("name", "match", "seed"), TABLES, ids=[name for name, _, _ in TABLES])
def test_playthrough(name: str, match: Match, seed: int) -> None:
    file = golden.FOLDER / name
    assert file.exists(), f"{name} is not recorded yet: make golden"
    wanted = file.read_text(encoding="utf-8").splitlines()
    for number, (line, expected) in enumerate(
        zip(golden.record(match, seed).splitlines(), wanted, strict=True), 1
    ):
        assert line == expected, f"{name}:{number}"


def test_no_golden_file_is_left_over() -> None:
    assert {file.name for file in golden.FOLDER.glob("*.txt")} == {name for name, _, _ in TABLES}
