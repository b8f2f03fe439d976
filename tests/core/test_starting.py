"""Starting matches: what tables share, what they never share, and the one way a match is made."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any, Literal

import pytest

import monstrerie
from monstrerie import BadComponents, Components, Fact, Match
from monstrerie.core.game import MOST_PREPARED

GAME = monstrerie.game("mighty-monsters")


def layout(players: int = 4, components: Any = None, **options: Any) -> Any:
    """What the rules of a fresh table work on."""
    state: Any = GAME.new(players, seed=1, components=components, **options).state
    return state.layout


def gold(start: int) -> dict[str, Any]:
    return {"table": {"start_gold": start}}


def test_tables_that_are_alike_share_a_layout_and_others_do_not() -> None:
    usual = layout()
    assert layout() is usual
    assert layout(5) is not usual and layout(5).players == 5
    assert layout(row=True) is not usual and layout(row=True).row
    assert layout(components=gold(20)) is not usual and layout(components=gold(20)).start_gold == 20
    assert layout() is usual and usual.start_gold == 8 and not usual.row


def test_boxes_are_told_apart_by_their_values_and_not_by_who_holds_them(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text("table.start_gold = 11\n", encoding="utf-8")
    mine = layout(components=gold(11))
    assert layout(components=gold(11)) is mine
    assert layout(components=file) is mine and layout(components=GAME.components(gold(11))) is mine
    file.write_text("table.start_gold = 12\n", encoding="utf-8")
    assert layout(components=file).start_gold == 12


def test_how_sure_an_owner_is_makes_another_box() -> None:
    def price(confidence: Literal["certain", "likely", "guess"]) -> list[bool]:
        facts = GAME.components().facts
        known = {path: Fact(fact.value, confidence) for path, fact in facts.items()}
        guessed: list[bool] = layout(components=Components(known)).guessed_healing
        return guessed

    assert price("certain") == [False] * 6 and price("guess") == [True] * 6 and price("likely") == [False] * 6


def test_what_becomes_of_the_owners_values_later_changes_no_table() -> None:
    costs = [0, 0, 1, 1, 9]
    own = {"monsters": {"healing": {"trolls": costs}}}
    match = GAME.new(3, seed=1, components=own)
    saved = match.save()
    costs[4] = 7
    assert match.save() == saved and GAME.load(saved).save() == saved
    assert layout(3, own).healing[0] == [0, 0, 0, 1, 1, 7]
    costs[4] = 9
    assert layout(3, own) is match.state.layout  # type: ignore[attr-defined]


def test_components_changed_in_place_are_another_box() -> None:
    box = GAME.components(gold(13))
    assert layout(components=box).start_gold == 13
    box.facts["table.start_gold"] = Fact(14, "certain")
    assert layout(components=box).start_gold == 14


def test_true_is_not_one() -> None:
    assert layout(components=gold(1)).start_gold == 1
    with pytest.raises(BadComponents, match="start_gold"):
        layout(components=gold(True))
    with pytest.raises(BadComponents, match="start_gold"):
        layout(components={"table": {"start_gold": 1.0}})


@pytest.mark.parametrize(
    "value", [-1, object(), {1, 2}, [[[]]], float("nan")], ids=["less", "object", "set", "deep", "nan"]
)
def test_an_impossible_box_is_refused_every_time(value: Any) -> None:
    for _ in range(3):
        with pytest.raises(BadComponents):
            layout(components=gold(value))
    assert layout().start_gold == 8


def test_only_so_many_boxes_are_prepared_at_a_time() -> None:
    game = type(GAME)()
    for start in range(3 * MOST_PREPARED):
        assert game.new(3, seed=1, components=gold(start)).view(None)["scores"] == [0, 0, 0]
    assert len(game._prepared) == MOST_PREPARED
    assert game.new(3, seed=1).state.layout.start_gold == 8  # type: ignore[attr-defined]


def test_many_threads_with_boxes_of_their_own_get_their_own() -> None:
    found: dict[int, set[int]] = {start: set() for start in range(8)}
    gate = threading.Barrier(len(found))

    def start_many(start: int) -> None:
        gate.wait()
        for number in range(30):
            found[start].add(layout(3 + number % 4, gold(100 + start)).start_gold)

    threads = [threading.Thread(target=start_many, args=(start,)) for start in found]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == {start: {100 + start} for start in found}


def test_every_match_has_everything_however_it_was_made() -> None:
    match = GAME.new(4, seed=1, factions="dealt")
    around = Match.around(GAME, match.state)
    for made in (around, match.copy(), match.determinise(0, 1), match.rewound(0), around.copy()):
        assert vars(made).keys() == vars(match).keys()
    assert around.opening_outcome is None and around.imagined and around.opening_events == []
    assert around.copy().imagined and not match.copy().imagined
    assert match.copy().opening_events == match.opening_events != []
    with pytest.raises(monstrerie.NotSupported):
        around.copy().save()


def test_a_decision_is_taken_off_the_agenda_or_off_its_lane() -> None:
    state = GAME.new(4, seed=1).state
    step = state.step_of(0)
    assert state.take(0) is step and state.step_of(0) is not step and state.lanes is None
    together = monstrerie.game("dungeon-lords").new(3, seed=1, choose_locked=True).state
    steps = [together.step_of(seat) for seat in range(3)]
    assert together.take(1) is steps[1] and together.to_act() == [0, 2]
    assert together.step_of(0) is steps[0] and together.step_of(1) is None
