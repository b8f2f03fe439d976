"""Bad input is refused with its rule, and nothing changes."""

from __future__ import annotations

import json
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import monstrerie
from monstrerie import BadMove, IllegalMove, Move, Refusal
from monstrerie.core.fingerprint import fingerprint
from monstrerie.games.rampage.moves import (
    Breathe,
    Dine,
    Drop,
    Eat,
    Flick,
    Jump,
    KungFu,
    Place,
    Restart,
    Throw,
    TurnBack,
    Wrestle,
)
from monstrerie.games.rampage.rules.base import judge
from monstrerie.games.rampage.rules.port import Fault

from .tables import BREATH, DONE, FLICK, Table, drop, drop_on, table

NAN, INFINITE = float("nan"), float("inf")


def standing(**more: Any) -> Table:
    """A can reach everything."""
    cards = "jumper kung-fu-master heavyweight wrestler"
    return table("A B", at={"A": "N sidewalk:ST", "B": "N"}, cards={"A": cards}, **more)


@pytest.mark.rule("RA-PHY-24", "RA-PHY-28", "RA-PHY-29", "RA-PHY-31", "RA-PHY-41")
@pytest.mark.parametrize(
    ("move", "rule"),
    [
        (Flick(NAN, 0.5), "RA-PHY-24"),
        (Flick(0.0, INFINITE), "RA-PHY-24"),
        (Flick(-1.0, 0.5), "RA-PHY-24"),
        (Flick(360.5, 0.5), "RA-PHY-24"),
        (Flick(0.0, 0.0), "RA-PHY-24"),
        (Flick(0.0, 1.01), "RA-PHY-24"),
        (Flick(0.0, 0.5, side=0.6), "RA-PHY-24"),
        (Flick("north", 0.5), "RA-PHY-24"),  # type: ignore[arg-type]
        (Flick(True, 0.5), "RA-PHY-24"),
        (Flick(0.0, 0.5, hand="steady"), "RA-PHY-41"),
        (Jump(0.0, 0.5, tilt=-1.0), "RA-PHY-31"),
        (Jump(0.0, 0.5, tilt_direction=999.0), "RA-PHY-31"),
        (KungFu(0.0, 5.0), "RA-PHY-31"),
        (Breathe(0.0, -61.0, 1.0), "RA-PHY-28"),
        (Breathe(0.0, 0.0, 0.1), "RA-PHY-29"),
        (Breathe(NAN, 0.0, 0.5), "RA-PHY-28"),
        (Throw(0, 0.0, 0.5, side=NAN), "RA-PHY-31"),
        (Throw(9, 0.0, 0.5), "RA-CMP-04"),
        (Throw(-1, 0.0, 0.5), "RA-CMP-04"),
        (Throw(0, 0.0, 0.5, yaw=-5.0), "RA-PHY-31"),
        (drop("ST", x=NAN), "RA-PHY-26"),
        (drop("ST", x=1e9), "RA-PHY-26"),
        (drop("ST", yaw=NAN), "RA-PHY-27"),
        (drop("XX"), "RA-CMP-06"),
        (drop("S1"), "RA-DEMO-03"),
        (drop_on(5), "RA-POW-08"),
        (drop_on(0), "RA-POW-08"),
        (Wrestle(0, 0.0, 0.5), "RA-SEC-03"),
        (Wrestle(1, 0.0, 0.5, tilt=40.0), "RA-PHY-31"),
        (Restart(0), "RA-TURN-10"),
        (Eat(3), "RA-TURN-10"),
        (Dine("N"), "RA-TURN-10"),
        (Place("N", 1.0, 1.0), "RA-TURN-10"),
        (TurnBack(), "RA-SEC-02"),
    ],
    ids=str,
)
def test_gestures_out_of_bounds_or_out_of_place(move: Move, rule: str) -> None:
    t = standing()
    judge(t.state)
    before = fingerprint(t.state)
    with pytest.raises(IllegalMove) as refused:
        t.match.play(0, move)
    assert refused.value.rule == rule and rule in t.match.game.rules("en")
    assert str(refused.value) and refused.value.say("fr")
    assert fingerprint(t.state) == before and t.match.log == [] and t.world.runs == 0


@pytest.mark.rule("RA-TURN-02")
def test_another_seat_waits() -> None:
    t = standing()
    assert t.why_not("B", FLICK) == "RA-TURN-02" and t.why_not("B", DONE) == "RA-TURN-02"


def test_no_move_after_the_end() -> None:
    t = table("A B", runaway=" ".join(["red", "blue", "grey", "green", "black", "yellow"] * 4 + ["red"] * 5))
    (blue,) = t.put("N blue")
    from .tables import OUT

    t.next({blue: OUT}).play("A", BREATH)
    assert t.match.over and t.why_not("A", FLICK) == "RA-END-04"


@pytest.mark.parametrize(
    "obj",
    [
        None,
        [],
        {"kind": "flick"},
        {"kind": "flick", "direction": "0", "strength": 0.5},
        {"kind": "flick", "direction": 1e300, "strength": 0.5},
        {"kind": "flick", "direction": 0, "strength": None},
        {"kind": "flick", "direction": 0, "strength": 0.5, "speed": 9},
        {"kind": "eat", "meeple": 1.5},
        {"kind": "drop", "ruin": 3, "x": 0, "y": 0},
        {"kind": "explode"},
    ],
    ids=str,
)
def test_what_is_no_move_at_all(obj: object) -> None:
    with pytest.raises(BadMove):
        table("A B").match.game.decode(obj)


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_any_numbers_are_refused_or_played(data: st.DataObject) -> None:
    t = standing()
    kind = data.draw(st.sampled_from([Flick, Jump, KungFu, Breathe, Throw, Drop]))
    numbers = st.floats(-1e6, 1e6) | st.floats(0, 1) | st.floats(0, 360)
    values: dict[str, Any] = {}
    for name, field in zip(kind.__struct_fields__, kind.__annotations__, strict=False):
        assert field
        if name in ("direction", "strength", "tilt", "tilt_direction", "side", "yaw", "pitch", "x", "y"):
            values[name] = data.draw(numbers)
        elif name == "vehicle":
            values[name] = data.draw(st.integers(-2, 9))
        elif name == "ruin":
            values[name] = data.draw(st.sampled_from(["ST", "S1", "", "?"]))
    move = kind(**values)
    assert t.match.game.decode(json.loads(json.dumps(t.match.game.encode(move)))) == move
    judge(t.state)
    before = fingerprint(t.state)
    refusal = t.match.why_not(0, move)
    if refusal is None:
        t.match.play(0, move)
        assert fingerprint(t.state) != before
    else:
        assert refusal.rule in t.match.game.rules("en") and monstrerie.say(refusal, "fr")
        assert fingerprint(t.state) == before


@pytest.mark.rule("RA-PHY-02")
def test_a_simulation_that_misbehaves_is_undone_and_told() -> None:
    t = standing()
    judge(t.state)
    before = fingerprint(t.state)
    t.world.broken = True
    for move in (FLICK, BREATH, drop("ST")):
        with pytest.raises(IllegalMove) as refused:
            t.match.play(0, move)
        assert refused.value.refusal.key == "ra-refusal-misbehaved" and "lost count" in str(refused.value)
        assert (
            "perdue dans ses calculs" in refused.value.say("fr")
            and fingerprint(t.state) == before
            and t.match.log == []
        )
    t.world.broken = False
    assert t.match.play(0, FLICK)


def test_every_kind_of_breakdown_has_its_own_words() -> None:
    faults = get_args(Fault)
    for lang in ("en", "fr"):
        sentences = {
            monstrerie.say(Refusal("RA-PHY-02", "ra-refusal-misbehaved", {"fault": fault}), lang)
            for fault in faults
        }
        assert len(sentences) == len(faults)


def test_a_breakdown_in_the_middle_of_a_move_is_undone_as_a_whole() -> None:
    t = standing()
    t.floor("floor-S1-0", "N")
    judge(t.state)
    before = fingerprint(t.state)

    def collapse(position: object, gesture: object) -> Any:
        from monstrerie.games.rampage.rules.port import Misbehaved

        raise Misbehaved("through", "a piece through the board")

    t.world.settling.append(collapse)
    with pytest.raises(IllegalMove):
        t.match.play(0, BREATH)
    assert fingerprint(t.state) == before and t.state.actions == 2


@pytest.mark.rule("RA-PHY-36")
def test_nobody_looks_ahead() -> None:
    t = table("A B")
    preview = t.match.preview_plan(0, [FLICK, FLICK])
    assert (preview.numbers, preview.count, preview.hidden) == ({}, 1, True) and preview.refusal is None
    assert t.match.preview(0, FLICK) == {} and t.world.runs == 0
    refused = t.match.preview_plan(0, [msgspec.structs.replace(FLICK, strength=3.0), FLICK])
    assert refused.count == 0 and refused.refusal is not None and refused.refusal.rule == "RA-PHY-24"
