"""Rampage at the server: what the physics made of a move is stored with it, told to all, and never computed
again.
"""

from __future__ import annotations

import base64
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import sqlalchemy as sa

from monstrerie.games import rampage
from monstrerie.games.rampage import physics
from monstrerie.games.rampage.physics.action import Action
from monstrerie.games.rampage.physics.adapter import SimulatedWorld
from monstrerie.games.rampage.rules import effort
from monstrerie.games.rampage.rules.port import Misbehaved, PawsFlick
from monstrerie.server.schema import moves, tables
from tests.server.people import Chair, Person, Running, eventually, seated, spectator

Guest = Callable[[str], Person]
FLICK = {"kind": "flick", "direction": 225.0, "strength": 0.5, "side": 0.0, "hand": ""}


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From the call on, whoever simulates in this process fails."""

    def fail(*_: Any, **__: Any) -> Any:
        raise AssertionError("the physics was asked")

    def break_() -> None:
        for name in ("start", "run", "take", "stand", "restart", "place", "perch", "park", "judge"):
            monkeypatch.setattr(SimulatedWorld, name, fail)

    return break_


def pair(person: Guest, **more: Any) -> tuple[Person, Person, str]:
    ani, bo = person("Ani"), person("Bo")
    table = ani.create("me", "link", game="rampage", seed=4, options={"first": "host"}, **more)
    bo.join(table)
    return ani, bo, table["id"]


def flick(chair: Chair) -> dict[str, Any]:
    chair.my_turn()
    answer = chair.play(FLICK)
    assert answer["type"] == "ack", answer
    return chair.settle(lambda update: update["number"] == answer["number"])


def films(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The films; every reader has numbers of their own, so without them."""
    found = (event for event in events if event["kind"] == "ra-motion")
    return [{name: value for name, value in event.items() if name != "n"} for event in found]


def test_legal_moves_come_with_what_one_sees(person: Guest) -> None:
    """What the engine adds to a move's sentence travels with the move; spectators get none."""
    ani, bo, id = pair(person)
    with seated([ani, bo], id) as (first, _), spectator(ani.url, id) as third:
        update = first.my_turn()
        words = dict(zip((move["kind"] for move in update["moves"]), update["words"], strict=True))
        assert words["finish"] == {"done": "actions"}
        assert third.settle(lambda seen: True)["words"] == []


def test_a_gesture_is_filmed_for_everybody_and_stored(person: Guest, server: Running) -> None:
    ani, bo, id = pair(person)
    with seated([ani, bo], id) as (first, second), spectator(ani.url, id) as third:
        before = first.my_turn()["view"]["pieces"]
        update = flick(first)
        for other in (second, third):
            seen = other.settle(lambda message: message["number"] == update["number"])
            assert films(seen["events"]) == films(update["events"])
        (film,) = films(update["events"])
        # It is marked as something to see: everything else is told in words, too.
        assert films([event for event in update["events"] if "passing" in event]) == [film]
        passing = [event["kind"] for event in update["events"] if "passing" in event]
        assert sorted(passing) == ["ra-motion", "ra-tremor"]
        recording = physics.unpack(base64.b64decode(film["data"]["frames"]))
        names = [update["view"]["city"]["pieces"][piece] for piece in recording.pieces]
        paws = names.index("paws-0")
        assert recording.poses[0, paws, :2] == pytest.approx(before["paws-0"][:2], abs=0.06)
        # The film ends when the hand's work is done: what is taken away then may let the disc settle.
        assert recording.poses[-1, paws, :2] == pytest.approx(update["view"]["pieces"]["paws-0"][:2], abs=5.0)
        assert not update["can_undo"], "RA-TURN-12"
    with server.context.database.reader.connect() as connection:
        stored = connection.execute(sa.select(moves).where(moves.c.table_id == id)).one()
        table = connection.execute(sa.select(tables).where(tables.c.id == id)).one()
    assert stored.outcome and table.opening and len(stored.outcome) < 40_000 and len(table.opening) < 20_000
    frames = ani.get(f"/api/tables/{id}/frames", **{"from": 0, "to": 1})["frames"]
    assert films(frames[1]["events"]) == films(update["events"])
    assert frames[1]["view"]["pieces"] == update["view"]["pieces"]
    assert frames[0]["view"]["pieces"] == before


def test_a_table_comes_back_from_the_database_without_any_simulation(
    sqlite: str, broken: Callable[[], None]
) -> None:
    with Running(sqlite) as server:
        ani, bo, id = pair(lambda name: Person(server.url, name))
        with seated([ani, bo], id) as (first, _):
            update = flick(first)
    broken()
    with Running(sqlite) as again:
        ani = ani.at(again.url)
        with ani.sit(id) as chair:
            seen = chair.my_turn()
        assert seen["view"] == update["view"] and seen["number"] == update["number"]
        # Whoever comes later hears the whole history, and sees the last film.
        assert films(seen["events"]) == films(update["events"])
        assert len(ani.get(f"/api/tables/{id}/frames")["frames"]) == 2
        assert ani.get(f"/api/tables/{id}/curve")["points"] == []


def test_a_late_comer_is_spared_the_old_films(person: Guest) -> None:
    ani, bo, id = pair(person)
    with seated([ani, bo], id) as (first, _):
        flick(first)
        update = flick(first)
    with spectator(ani.url, id) as late:
        seen = late.settle(lambda message: True)
    assert films(seen["events"]) == films(update["events"]) and len(films(seen["events"])) == 1
    assert sum(event["kind"] == "ra-shown" for event in seen["events"]) >= 4


def test_gestures_out_of_bounds_are_refused_and_a_misbehaving_world_changes_nothing(
    person: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    ani, _, id = pair(person)
    with ani.sit(id) as chair:
        before = chair.my_turn()
        for wrong, rule in (
            ({**FLICK, "strength": 1.5}, "RA-PHY-24"),
            ({**FLICK, "direction": -1}, "RA-PHY-24"),
            ({"kind": "drop", "ruin": "S9", "x": 0, "y": 0}, None),
            ({"kind": "eat", "meeple": 3}, None),
        ):
            answer = chair.play(wrong)
            assert answer["type"] == "refused" and answer["rule"].startswith(rule or "RA-"), answer
        assert chair.play({**FLICK, "strength": "much"})["type"] == "error"

        def misbehave(*_: Any) -> Any:
            raise Misbehaved("speed", "a piece at 900.0 m/s")

        with monkeypatch.context() as patch:
            patch.setattr(SimulatedWorld, "run", misbehave)
            answer = chair.play(FLICK)
        assert answer["type"] == "refused" and answer["rule"] == "RA-PHY-02" and "too fast" in answer["text"]
        after = ani.get(f"/api/tables/{id}/frames")["frames"]
        assert len(after) == 1 and after[0]["view"]["pieces"] == before["view"]["pieces"]
        assert flick(chair)["number"] == 1


def test_a_simulation_without_an_end_is_refused_and_holds_nobody_up(
    person: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thread can't be ended from outside: the move itself gives up after its share of work."""
    ani, bo, id = pair(person)
    cleo = person("Cleo")
    other = cleo.create("me", "easy", auto=False)["id"]
    begun: list[float] = []
    ended: list[float] = []

    def endless(self: Action, flick: PawsFlick) -> None:
        self._load()
        begun.append(time.monotonic())
        try:
            while True:
                self.bench.wake(np.flatnonzero(self.in_play))
                self._go(1)
                time.sleep(0.005)
        finally:
            ended.append(time.monotonic())

    with seated([ani, bo], id) as (chair, second), cleo.sit(other) as elsewhere:
        before = chair.my_turn()
        elsewhere.my_turn()
        with monkeypatch.context() as patch:
            patch.setattr(effort, "MOST_STEPS", 600)
            patch.setattr(Action, "_flick", endless)
            chair.send(type="play", id=77, moves=[FLICK], turn=before["turn"])
            eventually(lambda: bool(begun), "the simulation")
            assert elsewhere.play(elsewhere.update["moves"][0])["type"] == "ack"
            assert second.ask("ping")["type"] == "pong", "those at the same table are served, too"
            assert not ended, "all that while it was simulated"
            answer = chair.until(lambda message: message.get("id") == 77)
        assert len(begun) == len(ended) == 1, "it is not tried again"
        assert (answer["type"], answer["rule"]) == ("refused", "RA-PHY-02")
        assert "too much computing" in answer["text"]
        assert ani.number(id) == 0
        assert flick(chair)["number"] == 1, "the table goes on"
        assert second.settle(lambda update: update["number"] == 1)["view"]["pieces"]


def test_bots_play_it(person: Guest) -> None:
    ani = person("Ani")
    table = ani.create("me", "easy", game="rampage", seed=4, options={"first": "host"})
    with ani.sit(table["id"]) as chair:
        chair.my_turn()
        while chair.update["view"]["turn"]["seats"] == [0] and chair.update["moves"]:
            done = [move for move in chair.update["moves"] if move["kind"] == "finish"]
            assert chair.play((done or chair.update["moves"])[-1])["type"] == "ack"
            chair.settle(lambda update: bool(update["moves"]) or update["view"]["to_act"] != [0])
        mine = chair.update["number"]
        chair.settle(lambda update: update["number"] > mine and bool(update["moves"]))
    events = [event for message in chair.heard if message["type"] == "update" for event in message["events"]]
    assert films(events), "the bot did something that could be seen"


def test_bots_of_ones_team_leave_one_a_share(person: Guest) -> None:
    ani = person("Ani")
    table = ani.create(
        "me", "easy", "easy", "easy", game="rampage", seed=4, options={"first": "host", "teams": "2-2"}
    )
    with ani.sit(table["id"]) as chair:
        assert chair.my_turn()["view"]["turn"]["actions"] == 3, "the partner waits"
        time.sleep(0.5)
        assert chair.update["number"] == 0
        mine = flick(chair)["number"]
        chair.settle(lambda update: update["number"] > mine)
        partner = next(event for event in chair.update["events"] if "seat" in event["data"])
        assert partner["data"]["seat"] == 2, "then goes on by itself"


def test_without_the_extra_the_other_games_work(person: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    ani = person("Ani")
    with monkeypatch.context() as patch:
        patch.setattr(rampage, "find_spec", lambda name: None)
        names = [game["name"] for game in ani.get("/api/games")["games"]]
        assert "rampage" not in names and "dungeon-petz" in names
        answer = ani.http.post(
            "/api/tables", json={"game": "rampage", "seats": [{"kind": "me"}, {"kind": "link"}]}
        )
        assert answer.status_code == 400 and "monstrerie[rampage]" in answer.text
    assert "rampage" in [game["name"] for game in ani.get("/api/games")["games"]]


def test_scores_that_are_secret_make_no_curve(person: Guest) -> None:
    """Nothing is known before the count: a line of zeros would tell falsehoods about who led."""
    ani, bo, id = pair(person)
    with seated([ani, bo], id) as (first, _):
        flick(first)
    assert ani.get(f"/api/tables/{id}/curve") == {"points": []}
