"""What a seat may see (RA-HID), and what it may imagine."""

from __future__ import annotations

from collections import Counter

import pytest

from monstrerie import Rng
from monstrerie.core.fingerprint import fingerprint
from monstrerie.games.rampage import Rampage
from monstrerie.games.rampage.moves import Pay, Pick, Reveal, Target
from monstrerie.games.rampage.names import COLOURS
from monstrerie.games.rampage.state import Carnage

from .tables import BREATH, DONE, FLICK, Table, fallen, table
from .toy import ToyWorld


@pytest.mark.rule("RA-HID-01")
def test_secrets_are_their_owners() -> None:
    t = table("A B", cards={"A": "tramp"})
    assert t.match.view(0)["seats"][0]["secrets"] == ["tramp"]
    assert t.match.view(1)["seats"][0]["secrets"] == [None] == t.match.view(None)["seats"][0]["secrets"]


@pytest.mark.rule("RA-HID-02", "RA-HID-03", "RA-HID-07")
def test_stomachs_are_secret_teeth_are_not_and_what_moves_is_seen() -> None:
    t = table(
        "A B",
        stomachs={"A": "red red", "B": "blue grey green"},
        floors={"A": 3},
        broken={"A": 1},
        tokens={"B": 0},
    )
    own, other = t.match.view(0)["seats"][0], t.match.view(1)["seats"][0]
    assert own["stomach"]["red"] == 2 and own["floors"] == 3 and own["broken_teeth"] == 1
    assert other["stomach"] is other["floors"] is other["broken_teeth"] is other["points"] is None
    assert other["tokens"] == 4 and t.match.view(0)["seats"][1]["tokens"] == 0
    t.next({"body-1": fallen("N")}).play("A", BREATH)
    events = t.play("B", Pay("blue"), Pay("grey"))
    assert [
        event.data["colour"] for event in events if event.kind == "ra-paid-to" and event.visible(None)
    ] == [
        "blue",
        "grey",
    ]


@pytest.mark.rule("RA-HID-04")
def test_kiss_and_tramp_look_into_stomachs() -> None:
    t = table(
        "A B C", at={"A": "N", "B": "N"}, cards={"A": "passionate-kiss"}, stomachs={"B": "red grey grey"}
    )
    t.play("A", Reveal("passionate-kiss"))
    assert t.match.looked, "what A has seen it can't unsee"
    assert t.match.view(0)["shown"] == {
        "victim_seat": 1,
        "stomach": {**dict.fromkeys(COLOURS, 0), "red": 1, "grey": 2},
    }
    assert t.match.view(2)["shown"] == {} == t.match.view(None)["shown"]
    t.play("A", Pick("red"))
    assert not t.match.looked
    t.play("A", Pick("grey"))
    assert t.match.view(0)["shown"] == {}
    t = table("A B C", cards={"A": "tramp"}, stomachs={"B": "red red", "C": "blue"})
    t.play("A", Reveal("tramp"))
    assert t.match.looked
    assert (
        t.match.view(0)["shown"] == {"counts": [0, 2, 1], "asked": [0, 0, 0]}
        and t.match.view(1)["shown"] == {}
    )


@pytest.mark.rule("RA-HID-05", "RA-HID-06", "RA-HID-09")
def test_packs_are_unknown_and_the_city_is_public() -> None:
    t = table("A B", cards={"A": "who-farted boxer"})
    t.play("A", Reveal("who-farted"))
    for seat in (0, 1, None):
        view = t.match.view(seat)
        assert view["packs"] == {"character": 16, "power": 15, "secret": 15}
        assert view["seats"][1]["upside_down"] and view["turn"]["actions"] == 2
        assert (
            view["pieces"].keys() == t.position.pieces.keys()
            and view["runaway"] == t.match.view(0)["runaway"]
        )


def imagine(t: Table, seat: int, seed: int) -> Carnage:
    state = t.match.determinise(seat, Rng(seed)).state
    assert isinstance(state, Carnage)
    return state


@pytest.mark.rule("RA-PHY-43", "RA-HID-09")
def test_imagined_secrets_are_any_that_could_be() -> None:
    t = table("A B C", cards={"A": "tramp", "B": "mouthguard", "C": "too-cute"})
    seen = Counter(imagine(t, 0, seed).secrets[1][0] for seed in range(120))
    assert (
        len(seen) > 12
        and "tramp" not in seen
        and all(imagine(t, 0, seed).secrets[0] == ["tramp"] for seed in range(5))
    )
    before = t.state.tremor.words()
    assert imagine(t, 0, 1).tremor.words() != before, "bots never see the stream that hands tremble from"


@pytest.mark.rule("RA-HID-02", "RA-HID-04")
def test_what_a_tramp_drew_is_unknown_to_the_others_only() -> None:
    t = table("A B C", cards={"A": "tramp"}, stomachs={"B": "red red blue grey"})
    t.play("A", Reveal("tramp"), Target(1), Target(1), Target(1))
    held = t.stomach("A")
    both = Counter(held.split() + t.stomach("B").split())
    seen = set()
    for seed in range(60):
        state = imagine(t, 2, seed)
        total = [state.stomachs[0][colour] + state.stomachs[1][colour] for colour in range(6)]
        assert {COLOURS[colour]: count for colour, count in enumerate(total) if count} == dict(both)
        assert sum(state.stomachs[0]) == 3
        seen.add(tuple(state.stomachs[0]))
        for insider in (0, 1):
            assert imagine(t, insider, seed).stomachs == t.state.stomachs
    assert len(seen) == 3, "red red blue, red red grey, red blue grey"


@pytest.mark.rule("RA-HID-02")
def test_later_payments_rule_some_draws_out() -> None:
    t = table("A B C", cards={"A": "tramp"}, stomachs={"B": "red red blue grey"}, tokens={"A": 0})
    t.play("A", Reveal("tramp"), Target(1), Target(1), Target(1))
    kept = t.stomach("A").split()
    t.next({"paws-0": None, "body-0": None})
    t.world.script.clear()
    from .tables import OUT

    t.next({"paws-0": OUT}).play("A", FLICK, Pay(kept[0]), Pay(kept[1]))
    for seed in range(40):
        state = imagine(t, 2, seed)
        assert all(count >= 0 for stomach in state.stomachs for count in stomach)
        assert sum(state.stomachs[0]) == 1


def test_imagining_depends_on_what_is_known_alone() -> None:
    t = table("A B C", cards={"A": "tramp", "B": "mouthguard"}, stomachs={"B": "red red blue grey"})
    t.play("A", Reveal("tramp"), Target(1), Target(1), Target(1), DONE)
    for seat in (0, 1, 2, None):
        once = t.match.determinise(seat, Rng(5))
        assert fingerprint(once.determinise(seat, Rng(9)).state) == fingerprint(
            t.match.determinise(seat, Rng(9)).state
        )
        assert once.view(seat) == t.match.view(seat)


def test_the_view_tells_which_numbers_a_gesture_has_and_how_far_they_go() -> None:
    match = Rampage(ToyWorld).new(2, seed=3)
    view = match.view(match.to_act[0])
    for offer in view["offers"]:
        free = match.game.freedom(match.state, match.to_act[0], match.game.decode(offer))
        numbers = {name: list(limits) for name, limits in free.items() if name != "pose"}
        assert view["gestures"].get(offer["kind"], {}) == numbers
    assert {"flick", "breathe"} <= {offer["kind"] for offer in view["offers"]}
