"""Whatever a stranger sends, as a move or as a saved match, is refused in words, and nothing changes."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import numpy as np
import pytest

import monstrerie
from monstrerie import BadMove, BadSave, IllegalMove, Move
from monstrerie.core.fingerprint import fingerprint
from monstrerie.core.save import _digest
from monstrerie.games.rampage import GAME, moves, physics
from monstrerie.games.rampage.physics.adapter import world
from monstrerie.games.rampage.rules import tape
from monstrerie.games.rampage.rules.base import judge
from monstrerie.games.rampage.rules.port import Judgement, Outcome
from monstrerie.games.rampage.rules.tape import Tape, seal, unseal
from monstrerie.games.rampage.state import Carnage

from .tables import DONE, FLICK, OUT, Table, table

# --- moves --------------------------------------------------------------------------------------------------

NAN, INFINITE = float("nan"), float("inf")
ODD: tuple[Any, ...] = (
    *(NAN, INFINITE, -INFINITE, 1e308, -1e308, -1, 999, 10**30, -(10**400), 1.5, True, None, [], {}),
    *("", "0", "x" * 100_000, "N\x00", "meeple-0", "body-1", "ruin:S1", "runaway", "wrestler"),
)
"""Values that hardly any field may hold."""
PLAIN: dict[type[Move], dict[str, Any]] = {
    moves.Flick: {"direction": 0.0, "strength": 0.5},
    moves.Jump: {"direction": 0.0, "strength": 0.5},
    moves.SetPaws: {"neighbourhood": "N", "x": 1.0, "y": 1.0},
    moves.Climb: {"ruin": "ST", "x": 1.0, "y": 1.0},
    moves.Drop: {"ruin": "ST", "x": 1.0, "y": 1.0},
    moves.DropOn: {"victim_seat": 1, "x": 1.0, "y": 1.0},
    moves.Breathe: {"yaw": 0.0, "pitch": 0.0, "strength": 0.5},
    moves.Throw: {"vehicle": 0, "direction": 0.0, "strength": 0.5},
    moves.KungFu: {"direction": 0.0, "strength": 0.5},
    moves.Wrestle: {"victim_seat": 1, "direction": 0.0, "strength": 0.5},
    moves.TurnBack: {},
    moves.Finish: {},
    moves.Restart: {"space": 1},
    moves.Place: {"neighbourhood": "N", "x": 1.0, "y": 1.0},
    moves.Send: {"neighbourhood": "N"},
    moves.Pay: {"colour": "red"},
    moves.Reveal: {"card": "wrestler"},
    moves.Target: {"victim_seat": 1},
    moves.Pick: {"colour": "red"},
    moves.Dine: {"neighbourhood": "N"},
    moves.Eat: {"meeple": 0},
    moves.Discard: {"card": "jumper"},
    moves.Buy: {},
    moves.Keep: {"card": "jumper"},
    moves.Copy: {"owner_seat": 1, "card": "glutton"},
    moves.Announce: {"named_seat": 1},
}


def acting() -> Table:
    cards = "jumper kung-fu-master heavyweight elastic-foot mountaineer hurricane wrestler"
    return table("A B", at={"A": "N sidewalk:ST", "B": "N"}, cards={"A": cards})


def driven_out() -> Table:
    t = table("A B")
    t.next({"paws-0": OUT}).play("A", FLICK)
    return t


def hungry() -> Table:
    t = table("A B", at={"A": "N", "B": "N"}, cards={"A": "siren ravenous freeloader"})
    t.put("N red", "N blue", "S grey")
    t.play("A", DONE)
    return t


def eating() -> Table:
    t = hungry()
    t.play("A", moves.Dine("N"))
    return t


def paying() -> Table:
    t = table("A B C", tokens={"A": 0}, stomachs={"A": "red blue blue"})
    t.next({"paws-0": OUT}).play("A", FLICK)
    return t


def dancing() -> Table:
    t = table("A B", cards={"A": "prima-ballerina jumper elastic-foot mountaineer"})
    t.play("A", FLICK)
    return t


def invisible() -> Table:
    return table("A B", at={"A": "gone", "B": "N"})


@pytest.mark.parametrize("make", [acting, driven_out, hungry, eating, paying, dancing, invisible])
def test_no_odd_value_in_any_field_breaks_anything(make: Callable[[], Table]) -> None:
    """Not in a move that the moment asks for, nor in any other; neither as JSON nor built in Python."""
    t = make()
    assert set(PLAIN) == set(moves.KINDS)
    rules, refused = GAME.rules("en"), 0
    judge(t.state)
    before = fingerprint(t.state)
    for kind in moves.KINDS:
        offer = next((move for move in t.moves("A") if isinstance(move, kind)), kind(**PLAIN[kind]))
        for field in kind.__struct_fields__:
            for odd in ODD:
                move = msgspec.structs.replace(offer, **{field: odd})
                refusal = t.match.why_not(0, move)
                if refusal is None:
                    assert t.match.game.decode(msgspec.to_builtins(move)) == move, (move, odd)
                    continue
                refused += 1
                assert refusal.rule in rules, (refusal.rule, move)
                assert all(0 < len(monstrerie.say(refusal, lang)) < 300 for lang in ("en", "fr"))
                assert json.dumps(refusal.data, allow_nan=False)
                with pytest.raises(IllegalMove):
                    t.match.play(0, move)
                assert as_json(offer, field, odd) in (None, move)
        assert fingerprint(t.state) == before, kind
    assert refused > 1000


def as_json(offer: Move, field: str, odd: Any) -> Move | None:
    """The move with that value, sent as JSON; None where it is no move at all."""
    try:
        return GAME.decode({**msgspec.to_builtins(offer), field: odd})
    except BadMove as bad:
        return None if len(bad.say("fr")) < 600 else offer


def test_nothing_may_be_missing_from_a_move() -> None:
    for kind, whole in PLAIN.items():
        tag = kind.__struct_config__.tag
        assert GAME.decode({"kind": tag, **whole}) == kind(**whole)
        for field in whole:
            with pytest.raises(BadMove):
                GAME.decode({"kind": tag, **{name: value for name, value in whole.items() if name != field}})
        with pytest.raises(BadMove):
            GAME.decode({"kind": tag, **whole, "cheat": 1})


@pytest.mark.rule("RA-EAT-11", "RA-EAT-01")
def test_nobody_eats_more_than_teeth_allow() -> None:
    t = table("A B", at={"A": "N", "B": "S"}, tokens={"A": 0})
    people = [int(name.split("-")[1]) for name in t.put("N red", "N blue", "N grey", "N green", "N yellow")]
    t.play("A", DONE, moves.Dine("N"))
    while t.turn == "A" and t.asked == "bite":
        t.play("A", t.moves("A", moves.Eat)[0])
    left = [meeple for meeple in people if f"meeple-{meeple}" in t.position.pieces]
    assert left, "five meeples are more than two teeth can take"
    assert t.why_not("A", moves.Eat(left[0])) != "" and t.why_not("B", moves.Eat(left[0])) != ""


# --- saved matches ------------------------------------------------------------------------------------------


@cache
def saved() -> tuple[str, Any]:
    """A match of one real gesture, and the position before it."""
    match = GAME.new(2, seed=3, first="host")
    assert isinstance(match.state, Carnage)
    before = match.state.position
    match.play(0, moves.Flick(225.0, 0.4))
    return match.save(), before


def forged(forge: Callable[[Any], Any]) -> str:
    """That match with every answer of its tape forged."""
    text, before = saved()
    body = json.loads(text)
    played = unseal(body["moves"][0][2], world(1), before)
    body["moves"][0][2] = seal(Tape([forge(answer) for answer in played.answers]), world(1), before)
    return rewritten(moves=body["moves"])


def rewritten(**changes: Any) -> str:
    """That match with some of its save changed, and a digest to match."""
    body = {**json.loads(saved()[0]), **changes}
    del body["digest"]
    return json.dumps({**body, "digest": _digest(body)})


def position(change: Callable[[Any, Any], None]) -> Callable[[Any], Any]:
    """Positions forged by changing copies of their rows and flags."""

    def forge(answer: Any) -> Any:
        if not isinstance(answer, Outcome):
            return answer
        rows, flags = answer.position.poses.copy(), np.array(answer.position.flags, np.uint8)
        change(rows, flags)
        return msgspec.structs.replace(answer, position=physics.Position(rows.tobytes(), flags.tobytes()))

    return forge


def put(rows: Any, row: int, column: int, value: float) -> None:
    rows[row, column] = value


def outcome(**changes: Any) -> Callable[[Any], Any]:
    def forge(answer: Any) -> Any:
        return msgspec.structs.replace(answer, **changes) if isinstance(answer, Outcome) else answer

    return forge


def judgement(**changes: Any) -> Callable[[Any], Any]:
    def forge(answer: Any) -> Any:
        return msgspec.structs.replace(answer, **changes) if isinstance(answer, Judgement) else answer

    return forge


def shorter(answer: Any) -> Any:
    if not isinstance(answer, Outcome):
        return answer
    was = answer.position
    other = physics.Position(was.poses[1:].tobytes(), was.flags[1:].astype("u1").tobytes())
    return msgspec.structs.replace(answer, position=other)


def film(pieces: int = 1, piece: int = 0, cut: int = 0) -> str:
    """A recording of two frames, damaged or of another city."""
    frames = [np.tile([0.0, 0.0, float(z), 1.0, 0.0, 0.0, 0.0], (piece + pieces, 1)) for z in (0, 5)]
    made = physics.frames.pack(frames, [np.ones(piece + pieces, bool)] * 2)
    return base64.b64encode(made[: len(made) - cut]).decode()


@pytest.mark.rule("RA-PHY-35")
def test_an_untouched_save_loads() -> None:
    loaded = GAME.load(forged(lambda answer: answer))
    assert loaded.save() == saved()[0] and GAME.load(forged(outcome(motion=(film(),)))).log


@pytest.mark.rule("RA-PHY-35")
@pytest.mark.parametrize(
    "forge",
    [
        pytest.param(position(lambda rows, flags: put(rows, 3, 0, NAN)), id="no number"),
        pytest.param(position(lambda rows, flags: put(rows, 3, 2, INFINITE)), id="endless"),
        pytest.param(position(lambda rows, flags: put(rows, 3, 0, 50_000.0)), id="out of the room"),
        pytest.param(position(lambda rows, flags: put(rows, 3, 2, -2000.0)), id="in the cellar"),
        pytest.param(position(lambda rows, flags: put(rows, 3, 3, 2.0)), id="no turn"),
        pytest.param(position(lambda rows, flags: put(rows, slice(None), slice(3, 7), 0.0)), id="no turns"),  # type: ignore[arg-type]
        pytest.param(shorter, id="another city"),
        pytest.param(outcome(motion=("AAAA",)), id="no film"),
        pytest.param(outcome(motion=("!",)), id="no bytes"),
        pytest.param(outcome(motion=(film(cut=4),)), id="a torn film"),
        pytest.param(outcome(motion=(film(piece=400),)), id="a film of another city"),
        pytest.param(outcome(final={"strength": NAN}), id="no strength"),
        pytest.param(judgement(zones={"meeple-999": ("N",)}), id="no such piece"),
        pytest.param(judgement(zones={"meeple-1": ("X",)}), id="no such zone"),
        pytest.param(judgement(heights={}), id="no height"),
        pytest.param(judgement(fallen=(7,)), id="no such monster"),
        pytest.param(judgement(buildings={"X": ()}), id="no such ruin"),
        pytest.param(lambda answer: ["meeple-x"], id="no such meeple"),
        pytest.param(lambda answer: [[]], id="no name"),
    ],
)
def test_a_forged_outcome_is_told(forge: Callable[[Any], Any]) -> None:
    with pytest.raises(BadSave) as bad:
        GAME.load(forged(forge))
    for lang in ("en", "fr"):
        assert "1" in bad.value.say(lang) and "outcome" in bad.value.say(lang)


@pytest.mark.parametrize("opening", ["", "=", "=AAAA", "AAAA", 5])
def test_a_forged_opening_is_told(opening: object) -> None:
    with pytest.raises(BadSave):
        GAME.load(rewritten(opening=opening, moves=[]))


def test_components_that_contradict_each_other_are_told() -> None:
    with pytest.raises(BadSave):
        GAME.load(rewritten(components={"teeth": 1, "teeth.printed": 2}))


def test_a_piece_is_in_play_or_out_of_it() -> None:
    _, before = saved()
    rows, flags = before.poses.tobytes(), before.flags.astype("u1").tobytes()
    assert world(1).unpack(msgspec.msgpack.encode([rows, flags])) == before
    with pytest.raises(ValueError, match="neither"):
        world(1).unpack(msgspec.msgpack.encode([rows, b"\x02" + flags[1:]]))


def test_a_tape_that_unzips_without_end_is_not_unzipped(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table("A B")
    sealed = seal(Tape([[f"meeple-{0}"] * 5000]), t.world, None)
    assert len(sealed) < 200
    unseal(sealed, t.world, None)
    monkeypatch.setattr(tape, "LONGEST", 1000)
    with pytest.raises(BadSave):
        unseal(sealed, t.world, None)
