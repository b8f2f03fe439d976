"""Playing through the socket: acknowledged, told, refused, repeated, resumed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from tests.server.people import Chair, Message, Person, Running, play_out, seated, spectator

Guest = Callable[[str], Person]


def pair(person: Guest, **more: Any) -> tuple[Person, Person, str]:
    ani, bo = person("Ani"), person("Bo")
    table = ani.create("me", "link", **more)
    bo.join(table)
    return ani, bo, table["id"]


def offers(kind: str, update: Message) -> bool:
    return bool(update["moves"]) and update["moves"][0]["kind"] == kind


def test_a_match_against_bots_is_played_to_its_end(person: Guest) -> None:
    ani = person("Ani")
    table = ani.create("me", "easy", "normal", game="mighty-monsters")
    with ani.sit(table["id"]) as chair:
        play_out([chair])
        result = chair.update["result"]
    assert sorted(result) == ["breakdown", "places", "scores", "winners"]
    after = ani.get(f"/api/tables/{table['id']}")["table"]
    assert after["status"] == "over"
    assert after["winners"] == result["winners"]
    assert after["to_act"] == []


def test_everybody_sees_a_move_and_only_its_player_gets_the_acknowledgement(person: Guest) -> None:
    ani, bo, table = pair(person)
    with seated([ani, bo], table) as (first, second), spectator(ani.url, table) as third:
        first.my_turn()
        second.my_turn()
        third.settle(lambda update: True)
        answer = first.play({"kind": "show", "place": 0})
        assert answer == {"type": "ack", "id": answer["id"], "number": 1}
        for other in (second, third):
            seen = other.settle(lambda update: update["number"] == 1)
            assert [event["kind"] for event in seen["events"]] == ["hush-chose"]
        assert [event["kind"] for event in first.update["events"]] == ["hush-chose", "hush-own"]
        assert not [m for m in second.heard + third.heard if m["type"] == "ack"]


def test_an_illegal_move_is_refused_with_its_rule_and_changes_nothing(person: Guest) -> None:
    ani, bo, table = pair(person)
    with ani.sit(table, lang="fr") as chair, bo.sit(table):
        chair.my_turn()
        answer = chair.play({"kind": "show", "place": 3})
        assert (answer["type"], answer["rule"], answer["key"]) == ("refused", "HU-SHOW-01", "refusal-no-move")
        assert answer["text"] == "Ce coup n’existe pas dans ce jeu."
        assert chair.ask("why", move={"kind": "show", "place": 3})["refusal"]["rule"] == "HU-SHOW-01"
        assert chair.ask("why", move={"kind": "show", "place": 0})["refusal"] is None
        assert chair.ask("preview", move={"kind": "show", "place": 0})["preview"] == {}
        assert chair.ask("preview", move={"kind": "add", "points": 1})["type"] == "refused"
        assert ani.number(table) == 0


def test_a_batch_is_played_whole_or_not_at_all(person: Guest) -> None:
    ani = person("Ani")
    table = ani.create("me", "easy", auto=False, seed=3)["id"]
    with ani.sit(table) as chair:
        chair.my_turn()
        refused = chair.play({"kind": "show", "place": 0}, {"kind": "show", "place": 0})
        assert refused["type"] == "refused"
        assert chair.update["turn"] == 0


def test_a_list_of_moves_is_previewed_before_it_is_played(person: Guest) -> None:
    ani, bo, table = pair(person)
    show, again = {"kind": "show", "place": 0}, {"kind": "show", "place": 1}
    with ani.sit(table, lang="fr") as chair, bo.sit(table) as other:
        chair.my_turn()
        other.my_turn()
        answer = chair.ask("preview", moves=[show])
        assert answer == {
            "type": "preview",
            "id": answer["id"],
            "preview": {},
            "count": 1,
            "refusal": None,
            "hidden": False,
            "plan": [show],
        }
        waits = chair.ask("preview", moves=[show, again])
        assert (waits["count"], waits["refusal"]["rule"]) == (1, "HU-TURN-01")
        assert waits["refusal"]["text"].startswith("Ce n’est pas")
        wrong = chair.ask("preview", moves=[{"kind": "show", "place": 3}, show])
        assert (wrong["count"], wrong["refusal"]["rule"], wrong["hidden"]) == (0, "HU-SHOW-01", False)
        # With the last secret chosen all are shown: what comes then can't be known.
        other.play(show)
        chair.settle(lambda update: update["number"] == 1)
        shown = chair.ask("preview", moves=[show, {"kind": "add", "points": 1}])
        assert (shown["count"], shown["refusal"], shown["hidden"]) == (1, None, True)
        nonsense: list[dict[str, Any]] = [
            {},
            {"move": show, "moves": [show]},
            {"moves": []},
            {"moves": [show] * 65},
        ]
        for bad in nonsense:
            assert chair.ask("preview", **bad)["code"] == "bad-message"
        assert chair.ask("preview", moves=[{"kind": "zorg"}])["type"] == "error"
        assert ani.number(table) == 1


def test_a_repeated_message_plays_once(person: Guest) -> None:
    ani, _, table = pair(person)
    with ani.sit(table) as chair:
        chair.my_turn()
        move = {"kind": "show", "place": 1}
        assert chair.ask("play", moves=[move], turn=0)["type"] == "ack"
        assert chair.ask("play", moves=[move], turn=0)["type"] == "ack"
        other = chair.ask("play", moves=[{"kind": "show", "place": 0}], turn=0)
        assert (other["type"], other["code"]) == ("error", "stale-turn")
        assert ani.number(table) == 1


def test_who_reconnects_gets_exactly_what_was_missed(person: Guest) -> None:
    ani, bo, table = pair(person)
    with bo.sit(table) as second:
        with ani.sit(table) as first:
            first.my_turn()
            seen = first.events()
            since, epoch = first.update["last"], first.update["epoch"]
        second.my_turn()
        second.play({"kind": "show", "place": 0})
        with ani.sit(table, since=since, epoch=epoch) as again:
            missed = again.settle(lambda update: True)
            assert not missed["reset"]
            assert [event["kind"] for event in missed["events"]] == ["hush-chose"]
            seen += again.events()
            since = missed["last"]
        with ani.sit(table, since=since, epoch=epoch) as idle:
            assert idle.settle(lambda update: True)["events"] == []
        with ani.sit(table) as whole:
            whole.settle(lambda update: True)
            assert whole.events() == seen


def test_a_number_from_the_future_starts_again(person: Guest) -> None:
    ani, _, table = pair(person)
    with ani.sit(table, since=10_000) as chair:
        update = chair.settle(lambda update: True)
        assert update["reset"]
        assert [event["kind"] for event in update["events"]] == ["hush-round"]


def test_where_the_last_turn_ended_is_told(person: Guest) -> None:
    ani, bo, table = pair(person)
    with seated([ani, bo], table) as (first, second):
        first.my_turn()
        assert first.update["since_turn"] == -1
        first.play({"kind": "show", "place": 0})
        ended = first.update["since_turn"]
        assert ended == first.update["last"]
        second.my_turn()
        second.play({"kind": "show", "place": 0})
        first.settle(lambda update: update["number"] == 2)
        assert first.update["since_turn"] == ended < first.update["last"]


def test_single_moves_are_made_without_asking_unless_switched_off(person: Guest) -> None:
    asked = {}
    for auto in (True, False):
        ani, bo, table = pair(person, auto=auto)
        with seated([ani, bo], table) as chairs:
            play_out(chairs)
            total = chairs[0].update["number"]
            asked[auto] = sum(m["type"] == "ack" for chair in chairs for m in chair.heard)
        assert total == 12
    assert asked == {True: 10, False: 12}  # with one secret left, both are shown by themselves


def test_the_host_switches_single_moves_on_in_the_middle(person: Guest) -> None:
    ani, bo, table = pair(person, auto=False)
    with seated([ani, bo], table) as chairs:
        for chair in chairs:
            chair.my_turn()
        for _ in range(2):
            for kind in ("show", "add"):
                for chair in chairs:
                    chair.settle(partial(offers, kind))
                    chair.play(chair.update["moves"][0])
        chairs[0].settle(lambda update: len(update["moves"]) == 1)
        assert bo.refused(f"/api/tables/{table}/settings", auto=True) == (403, "not-host")
        ani.post(f"/api/tables/{table}/settings", auto=True)
        chairs[0].settle(lambda update: update["number"] == 10)


def test_frames_and_curve_of_a_match(person: Guest, server: Running) -> None:
    ani, bo, table = pair(person)
    with seated([ani, bo], table) as chairs:
        chairs[0].my_turn()
        chairs[1].my_turn()
        chairs[0].play({"kind": "show", "place": 0})
        path = f"/api/tables/{table}/frames"
        own = ani.get(path, **{"from": 0, "to": 5, "seat": 0})
        assert own["total"] == 1
        assert [frame["number"] for frame in own["frames"]] == [0, 1]
        assert own["frames"][1]["move"] == {"kind": "show", "place": 0}
        assert ani.http.get(path, params={"seat": 1}).status_code == 403
        assert bo.get(path, seat=1)["frames"][1]["move"] is None
        watched = bo.get(path)["frames"][1]
        assert [event["kind"] for event in watched["events"]] == ["hush-chose"]
        assert bo.http.get(f"/api/tables/{table}/save").status_code == 409
        play_out(chairs)
        events = chairs[0].events()
    frames = bo.get(path, to=100, seat=0)["frames"]
    assert [event for frame in frames for event in frame["events"]] == events
    assert all(frame["move"] for frame in frames[1:])
    points = ani.get(f"/api/tables/{table}/curve")["points"]
    assert [point["number"] for point in points] == list(range(13))
    assert points[-1]["scores"] == chairs[0].update["result"]["scores"]
    saved = ani.http.get(f"/api/tables/{table}/save").text
    from monstrerie import load

    match = load(saved)
    assert match.result is not None
    assert list(match.result.scores) == points[-1]["scores"]


def test_a_spectator_plays_nothing(person: Guest) -> None:
    ani, _, table = pair(person)
    with spectator(ani.url, table) as chair:
        chair.settle(lambda update: True)
        assert chair.update["moves"] == []
        for message in (
            {"type": "play", "moves": [{"kind": "show", "place": 0}], "turn": 0},
            {"type": "undo", "do": "ask"},
            {"type": "why", "move": {"kind": "show", "place": 0}},
        ):
            assert chair.ask(**message)["code"] == "not-seated"
        assert chair.ask("chat", text="hello")["code"] == "no-session"


def test_two_windows_of_one_person_stay_in_step(person: Guest) -> None:
    ani, _, table = pair(person)
    with ani.sit(table) as left, ani.sit(table) as right:
        left.my_turn()
        left.play({"kind": "show", "place": 0})
        assert right.settle(lambda update: update["number"] == 1)["turn"] == 1


def test_the_first_message_is_hello(person: Guest) -> None:
    ani, _, table = pair(person)
    with Chair(ani.url, table, ani.cookie, hello=False) as chair:
        assert chair.ask("ping")["type"] == "pong"
        assert chair.ask("play", moves=[{"kind": "show", "place": 0}])["code"] == "hello-first"
        chair.send(type="hello")
        chair.settle(lambda update: update["number"] == 0)


def test_numbers_counted_from_another_seat_do_not_count(person: Guest) -> None:
    """Who was a spectator when the line broke, and sits down since, is told everything anew."""
    ani, bo, table = pair(person)
    with seated([ani, bo], table) as (first, second):
        first.my_turn()
        first.play({"kind": "show", "place": 0})
        second.settle(lambda update: update["number"] == 1)
        events, last = first.events(), first.update["last"]
    with Chair(ani.url, table, ani.cookie, since=last, epoch=0, chat=-1, lang="en", seat=0) as again:
        assert again.settle(lambda update: True)["events"] == [] and not again.update["reset"]
    with Chair(ani.url, table, ani.cookie, since=last, epoch=0, chat=-1, lang="en", seat=None) as other:
        assert other.settle(lambda update: True)["reset"]
        assert other.events() == events
