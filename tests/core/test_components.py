"""Component files: what they say, what an owner may change, and what is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import pytest
from msgspec import field

import monstrerie
from monstrerie import BadComponents, Components, Fact
from monstrerie.core.components import Record, among, counted, named, within

GAME = monstrerie.game("mighty-monsters")


def test_every_value_has_its_confidence() -> None:
    facts = GAME.components().facts
    assert facts["table.start_gold"].confidence == "certain"
    assert facts["guards.level-2.cards"].confidence == "guess"
    assert "guards.level-1.strength_range" in GAME.components().guesses()


def test_an_owner_changes_a_value_with_a_file(tmp_path: Path) -> None:
    file = tmp_path / "my_box.toml"
    file.write_text("[monsters.healing]\ntrolls = [0, 0, 1, 1, 9]\n", encoding="utf-8")
    components = GAME.components(file)
    fact = components.facts["monsters.healing.trolls"]
    assert fact.value == [0, 0, 1, 1, 9] and fact.confidence == "certain" and fact.source == "my_box.toml"
    match = GAME.new(3, seed=1, components=file)
    assert match.components.facts["monsters.healing.trolls"].value == [0, 0, 1, 1, 9]
    assert GAME.components().facts["monsters.healing.trolls"].value == [1, 1, 2, 2, 3]


def test_an_owner_may_state_a_confidence() -> None:
    own = {"table": {"start_gold": {"value": 9, "confidence": "likely", "note": "smudged"}}}
    assert GAME.components(own).facts["table.start_gold"].confidence == "likely"


@pytest.mark.parametrize(
    ("own", "says"),
    [
        ({"zorg": 1}, "zorg.*Known components: castle"),
        ({"guards": {"level-4": {}}}, "level-4.*level-1"),
        ({"guards": 3}, "guards"),
        ({"table": {"start_gold": "eight"}}, "start_gold|int"),
        ({"table": {"start_gold": True}}, "start_gold|int"),
        ({"table": {"start_gold": -1}}, "start_gold.*-1.*0…999"),
        ({"table": {"start_gold": 10**20}}, "start_gold"),
        ({"table": {"start_gold": {"value": 8, "confidence": "sure"}}}, "sure.*certain, likely, guess"),
        ({"table": {"start_gold": {"value": 8, "colour": "red"}}}, "colour"),
        ({"monsters": {"strengths": [1, 2, 3, 4]}}, "monsters.strengths.*1, 2, 3, 4, 5"),
        ({"monsters": {"healing": {"trolls": [1, 1, 2, 2]}}}, "trolls"),
        ({"monsters": {"healing": {"trolls": [1, 1, 2, 2, -3]}}}, "trolls"),
        ({"monsters": {"factions": ["pixies"]}}, "factions"),
        ({"guards": {"level-1": {"cards": [[3, 5]] * 11}}}, "level-1.cards.*11.*12"),
        ({"guards": {"level-1": {"cards": [[3, 5]] * 11 + [[9, 5]]}}}, r"cards\[11\].*9.*3…6"),
        ({"guards": {"level-1": {"cards": [[3, 5]] * 11 + [[3]]}}}, "cards"),
        ({"guards": {"level-1": {"strength_range": [6, 3]}}}, "strength_range"),
        ({"king": {"tiles": []}}, "king.tiles.*0.*12"),
        ({"king": {"tiles": [{"guards": "third", "loot": 1}] * 12}}, "third|guards"),
        ({"king": {"tiles": [{"banned": [1, 2]}] * 12}}, "banned"),
        ({"king": {"tiles": [{"hand": [1]}] * 12}}, "hand"),
        ({"castle": {"rounds": [6, 6, 5, 7]}}, r"rounds\[3\].*7.*1…6"),
        ({"castle": {"rounds": [0, 6, 5, 6]}}, r"rounds\[0\]"),
    ],
    ids=str,
)
def test_impossible_values_are_refused_by_name(own: dict[str, Any], says: str) -> None:
    with pytest.raises(BadComponents, match=says):
        GAME.components(own)
    with pytest.raises(BadComponents):
        GAME.new(4, seed=1, components=own)


@pytest.mark.parametrize(
    ("content", "says"),
    [(b"table = [", "not valid TOML"), (b"\xff\xfe", "not valid TOML"), (None, "can’t be read")],
    ids=["toml", "bytes", "missing"],
)
def test_files_that_are_no_component_files(tmp_path: Path, content: bytes | None, says: str) -> None:
    file = tmp_path / "box.toml"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(BadComponents, match=says):
        GAME.components(file)


def test_a_shipped_value_without_confidence_is_a_mistake(tmp_path: Path) -> None:
    file = tmp_path / "components.toml"
    file.write_text("gold = 8\n", encoding="utf-8")
    with pytest.raises(BadComponents, match="confidence"):
        Components.read(file)


class Lair(Record, frozen=True):
    """A record with every kind of limit."""

    beds: Annotated[int, within(1, 9)] = 0
    colour: Annotated[str, among(("red", "blue"))] = "red"
    traps: Annotated[dict[str, Annotated[int, within(0, 3)]], named(("net", "pit"))] = field(
        default_factory=lambda: {"net": 0, "pit": 0}
    )
    rooms: Annotated[list[tuple[int, Annotated[int, within(0, 1)]]], counted(1, 2)] = field(
        default_factory=lambda: [(0, 0)]
    )


@pytest.mark.parametrize(
    ("value", "says"),
    [
        ({"beds": 10}, "“lair.beds” can’t be 10. It must be: 1…9."),
        ({"colour": "mauve"}, "“lair.colour” can’t be mauve. It must be: red, blue."),
        ({"traps": {"net": 1}}, "“lair.traps” can’t be ['net']. It must be: net, pit."),
        ({"traps": {"net": 1, "pit": 4}}, "“lair.traps.pit” can’t be 4. It must be: 0…3."),
        ({"rooms": [[7, 1], [7, 2]]}, "“lair.rooms[1][1]” can’t be 2. It must be: 0…1."),
        ({"rooms": []}, "“lair.rooms”"),
    ],
    ids=str,
)
def test_limits_stand_beside_the_types(value: dict[str, Any], says: str) -> None:
    facts = {name: Fact(item, "certain") for name, item in value.items()}
    with pytest.raises(BadComponents) as refused:
        Components(facts).typed(Lair, "lair")
    assert says in refused.value.say("en")


def test_a_default_is_always_within_the_limits() -> None:
    assert Components({}).typed(Lair).beds == 0
