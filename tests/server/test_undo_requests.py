"""Taking back: freely alone, by agreement of all people, never once something hidden came out."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.hush import HushGame
from tests.server.people import Chair, Person, eventually, seated

Guest = Callable[[str], Person]
SHOW = {"kind": "show", "place": 0}
ADD = {"kind": "add", "points": 2}


def three(person: Guest) -> tuple[list[Person], str]:
    people = [person(name) for name in ("Ani", "Bo", "Cy")]
    table = people[0].create("me", "link", "link")
    for other in people[1:]:
        other.join(table)
    return people, table["id"]


def show_all(chairs: list[Chair]) -> None:
    for chair in chairs:
        chair.my_turn()
        chair.play(SHOW)
    for chair in chairs:
        chair.settle(lambda update: update["number"] == len(chairs))


def test_alone_with_bots_a_move_is_taken_back_at_once(person: Guest) -> None:
    ani = person("Ani")
    table = ani.create("easy", "me")["id"]
    with ani.sit(table) as chair:
        chair.my_turn()
        chair.play(SHOW)
        chair.settle(lambda update: update["view"]["to_act"] == [1])
        before = chair.update
        chair.play(ADD)  # the last of the round: nothing hidden comes out before the next choice
        chair.settle(lambda update: update["can_undo"])
        assert chair.ask("undo", do="ask")["type"] == "ack"
        back = chair.settle(lambda update: update["epoch"] == 1)
        assert back["reset"]
        assert back["number"] == before["number"]
        assert back["view"] == before["view"]
        assert back["moves"] == before["moves"]
        whole = [event for event in chair.events() if event["n"] <= back["last"]]
        assert back["events"] == whole[len(whole) - len(back["events"]) :]
        settled = [m for m in chair.heard if m["type"] == "undo"] or [
            chair.until(lambda m: m["type"] == "undo")
        ]
        assert settled[-1]["outcome"] == "done"


def test_all_people_have_to_agree(person: Guest) -> None:
    people, table = three(person)
    with seated(people, table) as chairs:
        ani, bo, cy = chairs
        for chair in chairs:
            chair.my_turn()
        ani.play(SHOW)
        assert ani.update["can_undo"]
        ani.ask("undo", do="ask")
        question = bo.until(lambda m: m["type"] == "undo")
        assert (question["asked_seat"], question["agreed"], question["waiting"]) == (0, [], [1, 2])
        assert cy.ask("undo", do="ask")["code"] == "undo-pending"
        assert ani.ask("undo", do="agree")["code"] == "undo-not-yours"
        assert bo.ask("undo", do="withdraw")["code"] == "undo-not-yours"
        bo.ask("undo", do="agree")
        question = cy.until(lambda m: m["type"] == "undo" and m["agreed"])
        assert question["waiting"] == [2]
        assert people[0].number(table) == 1
        cy.ask("undo", do="agree")
        for chair in chairs:
            assert chair.settle(lambda update: update["epoch"] == 1)["number"] == 0
        assert ani.update["moves"][0] == SHOW
        assert ani.play({"kind": "show", "place": 2})["type"] == "ack"


def test_one_refusal_is_enough(person: Guest) -> None:
    people, table = three(person)
    with seated(people, table) as (ani, bo, _):
        ani.my_turn()
        ani.play(SHOW)
        ani.ask("undo", do="ask")
        bo.ask("undo", do="refuse")
        settled = ani.until(lambda m: m["type"] == "undo" and m["asked_seat"] is None)
        assert settled["outcome"] == "refused"
        assert ani.ask("undo", do="withdraw")["code"] == "undo-none"
        assert people[0].number(table) == 1


def test_who_asked_may_withdraw_and_who_plays_on_has(person: Guest) -> None:
    people, table = three(person)
    with seated(people, table) as chairs:
        ani, bo, cy = chairs
        ani.my_turn()
        ani.play(SHOW)
        ani.ask("undo", do="ask")
        ani.ask("undo", do="withdraw")
        assert bo.until(lambda m: m["type"] == "undo" and m["asked_seat"] is None)["outcome"] == "withdrawn"
        for chair in (bo, cy):
            chair.my_turn()
            chair.play(SHOW)
        ani.settle(lambda update: update["number"] == 3)
        ani.play(ADD)
        bo.settle(lambda update: update["number"] == 4)
        bo.play(ADD)
        bo.ask("undo", do="ask")
        assert cy.until(lambda m: m["type"] == "undo" and m["asked_seat"] == 1)
        cy.settle(lambda update: update["number"] == 5)
        cy.play(ADD)
        bo.my_turn()
        bo.play(SHOW)
        assert bo.until(lambda m: m["type"] == "undo" and m["asked_seat"] is None)["outcome"] == "withdrawn"


def test_what_came_to_light_stays(person: Guest) -> None:
    people, table = three(person)
    with seated(people, table) as chairs:
        ani, bo, _ = chairs
        show_all(chairs)
        assert not ani.update["can_undo"]
        refused = ani.ask("undo", do="ask")
        assert (refused["type"], refused["code"]) == ("error", "undo-revealed")
        ani.play(ADD)  # in the open: may be taken back
        assert ani.update["can_undo"]
        assert bo.ask("undo", do="ask")["code"] == "undo-revealed"


def test_a_question_is_refused_by_what_comes_to_light_meanwhile(person: Guest) -> None:
    people, table = three(person)
    with seated(people, table) as chairs:
        ani, bo, cy = chairs
        for chair in chairs:
            chair.my_turn()
        ani.play(SHOW)
        ani.ask("undo", do="ask")
        bo.play(SHOW)
        cy.play(SHOW)
        settled = ani.until(lambda m: m["type"] == "undo" and m["asked_seat"] is None)
        assert settled["outcome"] == "refused"
        assert bo.ask("undo", do="agree")["code"] == "undo-none"


def test_nothing_to_take_back(person: Guest) -> None:
    people, table = three(person)
    with people[0].sit(table) as chair:
        chair.my_turn()
        assert not chair.update["can_undo"]
        assert chair.ask("undo", do="ask")["code"] == "undo-nothing"


def test_who_hands_over_need_not_be_asked(person: Guest) -> None:
    people, table = three(person)
    with seated(people, table) as (ani, bo, _):
        ani.my_turn()
        ani.play(SHOW)
        ani.ask("undo", do="ask")
        bo.ask("undo", do="agree")
        people[2].post(f"/api/tables/{table}/hand", level="easy")
        eventually(lambda: people[0].get(f"/api/tables/{table}")["table"]["seats"][2]["bot"])
        # Either the bot's choice came first and showed everything, or the question was settled first.
        last = ani.until(lambda m: m["type"] == "undo" and m["asked_seat"] is None)
        assert last["outcome"] in ("done", "refused")


def test_a_batch_is_taken_back_as_one(person: Guest) -> None:
    people = [person("Ani"), person("Bo")]
    table = people[0].create("me", "link")
    people[1].join(table)
    with seated(people, table["id"]) as chairs:
        ani, bo = chairs
        show_all(chairs)
        ani.play(ADD)
        bo.settle(lambda update: update["number"] == 3)
        assert bo.play(ADD, SHOW)["number"] == 5
        bo.ask("undo", do="ask")
        ani.until(lambda m: m["type"] == "undo" and m["asked_seat"] == 1)
        ani.ask("undo", do="agree")
        assert bo.settle(lambda update: update["epoch"] == 1)["number"] == 3


def test_a_look_at_a_secret_is_not_taken_back(person: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    # Somebody who has chosen sees what another holds: only the seat itself heard of it.
    monkeypatch.setattr(HushGame, "looks", lambda game, state, seat: state.chosen[seat] >= 0)
    ani, bo = person("Ani"), person("Bo")
    table = ani.create("me", "link")
    bo.join(table)
    with seated([ani, bo], table["id"]) as (first, second):
        first.my_turn()
        first.play(SHOW)
        assert not first.update["can_undo"]
        assert first.ask("undo", do="ask")["code"] == "undo-revealed"
        second.settle(lambda update: update["number"] == 1)
