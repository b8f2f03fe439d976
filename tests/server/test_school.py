"""The school over REST: the same few calls for every game that has one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from typing import Any

import httpx
import pytest

import monstrerie
from monstrerie.core.puzzles import course_of_day, of_day
from monstrerie.games import INCLUDED
from monstrerie.server import school_process
from monstrerie.server.errors import ServerError
from monstrerie.server.school_pool import SchoolPool
from monstrerie.server.school_process import Name
from monstrerie.server.settings import Limits
from tests.server.people import Running

SCHOOLS = [name for name in sorted(INCLUDED) if monstrerie.game(name).school]
FIRST = {"number": 1}


@pytest.fixture
def ask(server: Running) -> Iterator[Any]:
    """`ask("dungeon-lords", "play", puzzle=…, moves=…)`."""
    with httpx.Client(base_url=server.url, timeout=60) as client:

        def asked(game: str, what: str = "", lang: str = "en", status: int = 200, **body: Any) -> Any:
            path, headers = f"/api/games/{game}/puzzles", {"Accept-Language": lang}
            got = client.post(f"{path}/{what}", json=body, headers=headers) if what else client.get(path)
            assert got.status_code == status, got.text
            return got.json()

        yield asked


def test_games_say_whether_they_have_a_school(server: Running) -> None:
    games = httpx.get(f"{server.url}/api/games", timeout=60).json()["games"]
    has = {game["name"]: game["school"] for game in games}
    assert all(has[name] for name in SCHOOLS)


@pytest.mark.parametrize("game", SCHOOLS)
def test_the_school_lists_its_lessons(ask: Any, game: str) -> None:
    school = ask(game)
    assert school["levels"] == [1, 2, 3, 4, 5]
    for course in school["courses"]:
        puzzles = course["puzzles"]
        assert [puzzle["number"] for puzzle in puzzles] == list(range(1, len(puzzles) + 1))
        assert all(puzzle["lesson"] and puzzle["goal"]["key"] for puzzle in puzzles)
    days = [of_day(datetime.now(UTC).date() + timedelta(days=late)) for late in (0, -1)]  # around midnight
    assert (school["today"]["seed"], school["today"]["difficulty"]) in days
    assert ask(game, "play", puzzle=school["today"])["moves"]
    courses = monstrerie.game(game).school
    turns = [course_of_day(courses, date(2026, 11, 1 + late)).name for late in range(len(courses))]
    assert sorted(turns) == sorted(course["name"] for course in school["courses"])


@pytest.mark.parametrize("game", SCHOOLS)
@pytest.mark.parametrize("puzzle", [FIRST, {"seed": 2, "difficulty": 2}], ids=["fixed", "new"])
def test_following_the_hints_solves_a_puzzle(ask: Any, game: str, puzzle: dict[str, int]) -> None:
    moves: list[Any] = []
    seen = 0
    while (table := ask(game, "play", puzzle=puzzle, moves=moves))["outcome"] is None:
        # A gesture is a choice, alone as it may be: it has numbers.
        assert len(table["moves"]) > 1 or game == "rampage", "a decision without a choice was not made"
        # The page names what stands where a move says a number by these words, and has none of its own.
        assert len(table["words"]) == len(table["moves"])
        for move, words in zip(table["moves"], table["words"], strict=True):
            assert move["kind"] != "sell" or words["pet"]
        assert [event["n"] for event in table["events"]] == sorted({event["n"] for event in table["events"]})
        assert len(table["events"]) >= seen, "what happened is told again in full"
        seen = len(table["events"])
        hint = ask(game, "hint", puzzle=puzzle, moves=moves)
        assert hint["why"] and (hint["move"] in table["moves"] or game == "rampage")
        ask(game, "preview", puzzle=puzzle, moves=moves, move=hint["move"])
        assert ask(game, "why", puzzle=puzzle, moves=moves, move=hint["move"]) == {"refusal": None}
        moves.append(hint["move"])
        assert len(moves) < 30
    assert table["outcome"]["solved"] and table["outcome"]["number"] == table["outcome"]["best"]
    assert table["view"]["over"] and table["moves"] == []
    assert ask(game, "hint", puzzle=puzzle, moves=moves) == {"move": None, "why": []}
    rounds = ask(game, "solution", puzzle=puzzle)["rounds"]
    assert rounds[-1][-1]["key"] == table["outcome"]["sentence"]["key"]


def test_a_bad_plan_is_told_to_be_one(ask: Any) -> None:
    """Nothing laid, nobody sent, three times: three tiles."""
    idle = [{"kind": "no-trap"}, {"kind": "ready"}] * 3
    outcome = ask("dungeon-lords", "play", puzzle=FIRST, moves=idle)["outcome"]
    assert outcome["number"] == 3 and outcome["best"] == 1 and not outcome["solved"]


def test_a_plan_is_previewed_and_played_as_one(ask: Any) -> None:
    plan = [{"kind": "lay", "trap": "rolling-stone"}, {"kind": "send", "monster": "goblin"}]
    found = ask("dungeon-lords", "plan-preview", puzzle=FIRST, moves=[], plan=plan)
    assert found["count"] == 2 and found["refusal"] is None
    wrong = ask("dungeon-lords", "plan-preview", puzzle=FIRST, moves=[], plan=[*plan, *plan])
    assert wrong["count"] == 2 and wrong["refusal"]["rule"].startswith("DL-")
    table = ask("dungeon-lords", "play", puzzle=FIRST, moves=plan)
    assert any(event["kind"] == "dl-attacked" for event in table["events"])


def test_a_move_without_a_choice_may_be_named(ask: Any) -> None:
    """Named or not, it is made once: here the only trap left can't be paid."""
    puzzle = {"seed": 7, "difficulty": 1}
    start = [{"kind": "lay", "trap": "anti-magic-dart"}, {"kind": "ready"}, {"kind": "target", "place": 1}]
    silent = ask("dungeon-lords", "play", puzzle=puzzle, moves=start)
    assert {move["kind"] for move in silent["moves"]} == {"send", "ready"}
    assert ask("dungeon-lords", "play", puzzle=puzzle, moves=[*start, {"kind": "no-trap"}]) == silent


def test_what_may_not_be_played_says_why(ask: Any) -> None:
    send = {"kind": "send", "monster": "troll"}
    found = ask("dungeon-lords", "why", puzzle=FIRST, moves=[], move=send)["refusal"]
    assert found["rule"] == "DL-CMB-21" and found["text"] == "Lay a trap, or choose No trap."
    french = ask("dungeon-lords", "why", lang="fr", puzzle=FIRST, moves=[], move=send)["refusal"]
    assert (
        french["text"] == "Posez un piège, ou choisissez «\N{NO-BREAK SPACE}Aucun piège\N{NO-BREAK SPACE}»."
    )
    error = ask("dungeon-lords", "play", status=400, puzzle=FIRST, moves=[send])["error"]
    assert error["code"] == "illegal-move" and "DL-CMB-21" in error["text"]


@pytest.mark.parametrize(
    ("game", "body", "says"),
    [
        ("dungeon-lords", {"puzzle": {}}, "number"),
        ("dungeon-lords", {"puzzle": {"seed": 3}}, "difficulty"),
        ("dungeon-lords", {"puzzle": {"number": 1, "seed": 3, "difficulty": 1}}, "number"),
        ("dungeon-lords", {"puzzle": {"number": 5}}, "1 to 4"),
        ("dungeon-lords", {"puzzle": {"seed": 3, "difficulty": 6}}, "difficulty"),
        ("dungeon-lords", {"puzzle": {"seed": 0, "difficulty": 1}}, "seed"),
        ("dungeon-lords", {"puzzle": FIRST, "moves": [{"kind": "dance"}]}, "dance"),
        ("dungeon-lords", {"puzzle": FIRST, "moves": [{}] * 201}, "moves"),
        ("dungeon-lords", {"puzzle": FIRST, "more": 1}, "more"),
        ("rampage", {"puzzle": {"course": "dance", "number": 1}}, "dance"),
        ("zorg", {"puzzle": FIRST}, "zorg"),
    ],
    ids=str,
)
def test_nonsense_is_answered_clearly(ask: Any, game: str, body: dict[str, Any], says: str) -> None:
    assert says in ask(game, "play", status=400, **body)["error"]["text"]


def test_pupils_are_rationed(sqlite: str) -> None:
    limits = Limits(lessons=(4, 0.01), solutions=(2, 0.01))
    with Running(sqlite, limits) as server, httpx.Client(base_url=server.url, timeout=60) as client:
        hints = [
            client.post("/api/games/dungeon-petz/puzzles/hint", json={"puzzle": FIRST}).status_code
            for _ in range(3)
        ]
        assert hints == [200, 200, 429]
        plays = [
            client.post("/api/games/dungeon-petz/puzzles/play", json={"puzzle": FIRST}).status_code
            for _ in range(2)
        ]
        assert plays == [200, 429]


def test_what_is_too_hard_is_given_up_and_the_next_question_answered() -> None:
    """The server goes on meanwhile: nothing is worked out in its own process."""

    async def lesson() -> float:
        tutor, beats = SchoolPool(Limits(), seconds=0.5), 0
        hard = asyncio.create_task(tutor.ask("me", _endless, Name("dungeon-lords", "combat", 1)))
        began = time.monotonic()
        while not hard.done():
            await asyncio.sleep(0.01)
            beats += 1
        with pytest.raises(ServerError, match="busy"):
            await hard
        assert beats > 5
        took = time.monotonic() - began
        tutor.seconds = 60
        try:
            assert (
                await tutor.ask("me", school_process.play, Name("dungeon-lords", "combat", 1), [])
            ).outcome is None
        finally:
            tutor.close()
        return took

    assert asyncio.run(lesson()) < 30


def _endless(*_: Any) -> Name:
    while True:
        time.sleep(1)
