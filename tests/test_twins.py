"""What is the same stands in one place (`tools/twins.py`)."""

from __future__ import annotations

from pathlib import Path

from tools.twins import sources, twins

MOST = 10
"""So many lines may be shared."""

JUDGED = {
    ("monstrerie/cli/app.py", "monstrerie/cli/app.py"): "options of two commands: they are the interface",
    (
        "monstrerie/server/migrations/versions/0010_peers.py",
        "monstrerie/server/schema.py",
    ): "a migration is the schema of its day, which later ones change",
    (
        "monstrerie/games/dungeon_petz/rules/steps.py",
        "monstrerie/games/dungeon_petz/rules/steps.py",
    ): "decisions on a colour, a space, a symbol: each names what it is about",
}


def test_no_two_places_share_more_than_a_few_lines() -> None:
    found = {
        (one.partition(":")[0], other.partition(":")[0]): f"{one} ~ {other}"
        for _, one, other in twins(sources("monstrerie", "web/src", "bench", "tools"), MOST + 1)
    }
    assert [place for pair, place in found.items() if pair not in JUDGED] == [], "merge them"
    assert JUDGED.keys() <= found.keys(), "judged, and gone since"


def test_tests_share_no_more_than_a_table_of_cases() -> None:
    assert twins(sources("tests"), 13) == []


BEST = """\
def best(moves: list[int], worth: Worth) -> int | None:
    found = None
    for move in moves:
        if found is None or worth(move) > worth(found):
            found = move
    return found
"""


def shared(folder: Path, *codes: str) -> list[int]:
    for number, code in enumerate(codes):
        (folder / f"{number}.py").write_text(code, encoding="utf-8")
    return [twin.length for twin in twins(sorted(folder.glob("*.py")), 5)]


def test_other_names_hide_no_twin(tmp_path: Path) -> None:
    other = BEST.replace("move", "card").replace("found", "taken").replace("worth", "value")
    assert shared(tmp_path, BEST, f"import math\n\n# The best.\n{other}") == [6]


def test_names_that_stand_for_several_others_make_no_twin(tmp_path: Path) -> None:
    assert shared(tmp_path, BEST, BEST.replace("found = move", "found = moves")) == []


def test_tables_are_twins_only_to_the_letter(tmp_path: Path) -> None:
    fields = "".join(f"    {name}: int = {number}\n" for number, name in enumerate("abcdef"))
    assert shared(tmp_path, fields, fields.replace("int", "str")) == []
    assert shared(tmp_path, fields, fields) == [6]
