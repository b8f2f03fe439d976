"""Saving and replaying: by simulating again, and by the answers kept beside the moves
(RA-PHY-35, RA-RND-08).
"""

from __future__ import annotations

import json
from collections.abc import Sequence

import msgspec
import pytest

from monstrerie import BadSave, IllegalMove, Match
from monstrerie.core.fingerprint import fingerprint
from monstrerie.games.rampage import Rampage
from monstrerie.games.rampage.rules.port import Judgement

from ... import harness
from .tables import BREATH, FLICK, table
from .toy import Toy, ToyWorld


def wild() -> Rampage:
    return Rampage(lambda boxes: ToyWorld(boxes, wild=True))


def played(moves: int = 60, **options: object) -> Match:
    """A match some moves in."""
    return harness.after(wild(), 3, 12, moves, **options)


@pytest.mark.rule("RA-RND-08")
def test_save_and_load() -> None:
    match = played()
    loaded = wild().load(match.save())
    assert fingerprint(loaded.state) == fingerprint(match.state) and loaded.save() == match.save()


@pytest.mark.rule("RA-PHY-35", "RA-EX-76", "RA-PHY-38")
@pytest.mark.parametrize("tremor", ["off", "regular"])
def test_a_match_replays_from_the_answers_without_any_simulation(tremor: str) -> None:
    match = played(tremor=tremor)
    world = ToyWorld()
    world.broken = True  # whoever simulates, fails
    loaded = Rampage(lambda boxes: world).load(match.save())
    assert fingerprint(loaded.state) == fingerprint(match.state) and world.runs == 0
    assert loaded.outcomes == match.outcomes


def test_outcomes_are_small_text_and_nobody_at_the_table_hears_them() -> None:
    t = table("A B", city="full")
    events = t.play("A", BREATH)
    outcome = t.match.outcomes[0]
    assert isinstance(outcome, str) and len(outcome) < 4000 and json.dumps(outcome)
    assert [event for event in events if event.kind == "ra-motion" and event.visible(None)]


@pytest.mark.parametrize("outcome", ["", "!!", "AAAA", "eNoDAAAAAAE="])
def test_a_damaged_outcome_is_told(outcome: str) -> None:
    t = table("A B")
    with pytest.raises(BadSave):
        t.match.play(0, FLICK, outcome)


def test_an_outcome_of_another_move_is_told() -> None:
    t, other = table("A B"), table("A B")
    t.play("A", BREATH)
    with pytest.raises(BadSave):
        other.match.play(0, FLICK, t.match.outcomes[0][:40] if t.match.outcomes[0] else "")
    assert other.match.log == [] and other.state.tape is None


def test_rewinding() -> None:
    match = played(30)
    pictures: list[str] = []
    again = wild().new(3, seed=12)
    for seat, move in match.log:
        pictures.append(harness.everything(again))
        again.play(seat, move)
    for number in (0, 7, 29):
        assert harness.everything(match.rewound(number)) == pictures[number]


def test_what_nobody_could_read_again_is_never_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table("A B", city="full")
    before, judge = fingerprint(t.state), t.world.judge

    def odd(position: Toy, upside: Sequence[bool]) -> Judgement:
        seen = judge(position, upside)
        return msgspec.structs.replace(
            seen, on={floor: (*load, "ruin-S1") for floor, load in seen.on.items()}
        )

    with monkeypatch.context() as patch:
        patch.setattr(t.world, "judge", odd)
        with pytest.raises(IllegalMove, match="RA-PHY-02"):
            t.match.play(0, FLICK)
    assert t.match.log == [] and fingerprint(t.state) == before
    t.play("A", FLICK)
