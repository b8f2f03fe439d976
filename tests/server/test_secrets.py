"""Secrecy over the wire: nobody is sent what their seat may not know."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest

from monstrerie import game
from monstrerie.server.history import replay
from monstrerie.server.knowledge import Known
from tests.server.people import Person, Running, play_out, seated, spectator

Guest = Callable[[str], Person]
UPDATE = {
    "type",
    "number",
    "epoch",
    "events",
    "last",
    "since_turn",
    "turn",
    "view",
    "moves",
    "words",
    "reset",
}
UPDATE |= {"can_undo", "deadline", "result"}


@pytest.mark.parametrize("seed", range(4))
def test_hidden_numbers_reach_only_their_owner_until_they_are_shown(person: Guest, seed: int) -> None:
    people = [person(name) for name in ("Ani", "Bo", "Cy")]
    # The seed is the test's own: it computes what is hidden without asking the server.
    hidden = game("hush").new(3, seed).state.secrets  # type: ignore[attr-defined]
    table = people[0].create("me", "link", "link", seed=seed, options={"rounds": 2})
    for other in people[1:]:
        other.join(table)
    rng = random.Random(seed)
    with seated(people, table["id"]) as chairs, spectator(people[0].url, table["id"]) as watcher:
        play_out(chairs, lambda update: rng.choice(update["moves"]))
        watcher.settle(lambda update: update["result"])
        shown = {event["data"]["value"] for event in watcher.events() if event["kind"] == "hush-shown"}
        for seat, chair in enumerate([*chairs, watcher]):
            foreign = {number for owner in range(3) if owner != seat for number in hidden[owner]}
            assert foreign & shown  # or the test proves nothing
            first_told: dict[int, str] = {}
            for message in chair.heard:
                text = json.dumps(message)
                for number in foreign:
                    if str(number) in text:
                        first_told.setdefault(number, text)
            assert set(first_told) == foreign & shown
            assert all("hush-shown" in text for text in first_told.values())
        path = f"/api/tables/{table['id']}"
        assert people[0].get(path)["table"]["seeded"]


@pytest.mark.parametrize("name", ["hush", "mighty-monsters"])
def test_everything_received_is_the_view_and_the_visible_events(
    person: Guest, server: Running, name: str
) -> None:
    ani, bo = person("Ani"), person("Bo")
    table = ani.create("me", "link", "easy", game=name)
    bo.join(table)
    with seated([ani, bo], table["id"]) as chairs, spectator(ani.url, table["id"]) as watcher:
        play_out(chairs)
        watcher.settle(lambda update: update["result"])
        room = server.context.store.rooms[table["id"]]
        whole = replay(room.row, room.history.moves)
        for seat, chair in ((0, chairs[0]), (1, chairs[1]), (None, watcher)):
            visible = [event for event in whole.events if event.visible(seat)]
            assert [(event["n"], event["kind"], event["data"]) for event in chair.events()] == [
                (n, event.kind, json.loads(json.dumps(event.data))) for n, event in enumerate(visible)
            ]
            known = Known(whole, seat)
            for update in (m for m in chair.heard if m["type"] == "update"):
                # Of a finished match all moves are counted.
                number = update["number"] if update["result"] else known.reached(update["number"])
                match = whole.match.rewound(number)
                assert update["view"] == json.loads(json.dumps(match.view(seat)))
                legal = [] if seat is None else [match.game.encode(move) for move in match.moves(seat)]
                assert update["moves"] == legal
                assert set(update) == UPDATE
            assert {m["type"] for m in chair.heard} <= {"table", "update", "ack", "undo", "chat"}


def test_frames_of_a_running_match_hide_what_the_socket_hides(person: Guest) -> None:
    ani, bo = person("Ani"), person("Bo")
    table = ani.create("me", "link", seed=5)
    bo.join(table)
    hidden = [str(number) for number in game("hush").new(2, 5).state.secrets[0]]  # type: ignore[attr-defined]
    with ani.sit(table["id"]) as chair:
        chair.my_turn()
        chair.play({"kind": "show", "place": 0})
    for query in ("", "?seat=1"):
        text = bo.http.get(f"/api/tables/{table['id']}/frames{query}").text
        assert '"number":1' in text
        assert not [number for number in hidden if number in text]
    curve = bo.http.get(f"/api/tables/{table['id']}/curve").text
    assert not [number for number in hidden if number in curve]


def test_neither_seed_nor_cookie_nor_foreign_ids_are_told(person: Guest, server: Running) -> None:
    ani, bo = person("Ani"), person("Bo")
    table = ani.create("me", "link")
    bo.join(table)
    with bo.sit(table["id"]) as chair:
        chair.my_turn()
        heard = json.dumps(chair.heard) + bo.http.get(f"/api/tables/{table['id']}").text
    room = server.context.store.rooms[table["id"]]
    assert str(room.row.seed) not in heard
    assert ani.id not in heard
    assert ani.cookie not in heard


@pytest.mark.rule("DP-HID-01")
def test_nobody_learns_how_many_groups_a_rival_formed(person: Guest) -> None:
    """The same table twice, where one player forms groups in different ways: others receive the same."""
    received: list[str] = []
    lengths: set[int] = set()
    for small in (True, False):
        ani, bo = person("Ani"), person("Bo")
        table = ani.create("me", "link", game="dungeon-petz", seed=7, listed=True, auto=False)
        bo.join(table)
        id = table["id"]
        with seated([ani, bo], id) as (rival, other), spectator(ani.url, id) as watcher:
            while not any(move["kind"] == "gather" for move in rival.my_turn()["moves"]):
                rival.play(rival.update["moves"][0])
            for chair in (other, watcher):
                chair.drain()
                chair.heard.clear()
            while rival.update["moves"]:
                offered = [move for move in rival.update["moves"] if move["kind"] != "ready"]
                move = (offered or rival.update["moves"])[0 if small else -1]
                assert rival.play(move)["type"] == "ack"
            lengths.add(rival.update["turn"])
            messages = json.dumps([other.drain(), watcher.drain()])
            messages += bo.http.get(f"/api/tables/{id}/frames", params={"to": 199, "seat": 1}).text
            messages += ani.http.get(f"/api/tables/{id}/frames", params={"to": 199}).text
            received.append(messages)
    assert len(lengths) == 2, "the rival decided in as many moves: nothing was shown"
    assert received[0] == received[1]
