"""Set-up, components, chance (RA-SET, RA-CMP, RA-RND)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import monstrerie
from monstrerie import BadComponents
from monstrerie.core.text import sentence
from monstrerie.games.rampage import GAME, Rampage, components
from monstrerie.games.rampage.names import CARDS, CHARACTERS, COLOURS, POWERS, SECRETS
from monstrerie.games.rampage.rules.setup import CORNERS
from monstrerie.games.rampage.state import Carnage

from .tables import table
from .toy import ToyWorld


def start(players: int, seed: int = 1, **options: Any) -> Carnage:
    state = Rampage(ToyWorld).new(players, seed=seed, **options).state
    assert isinstance(state, Carnage)
    return state


@pytest.mark.rule("RA-SET-01", "RA-CMP-01", "RA-CMP-02", "RA-SET-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_box_has_two_to_four_monsters(players: int) -> None:
    state = start(players)
    monsters = [piece for piece in state.position.pieces if piece.startswith(("body-", "paws-"))]
    assert len(monsters) == 2 * players and state.tokens == [4] * players
    assert state.box_teeth == 16 - 4 * players, "the others stay in the box"


@pytest.mark.rule("RA-SET-02", "RA-SET-03", "RA-SET-04", "RA-SET-05", "RA-SET-06", "RA-CMP-05", "RA-CMP-06")
def test_the_city_is_the_same_for_any_number_of_players() -> None:
    shapes = []
    for players in (2, 3, 4):
        position = start(players).position
        shape = {
            tile: sorted(piece.split("-")[0] for piece in position.on(tile))
            for tile in position.pieces
            if tile.startswith("floor-")
        }
        shapes.append(shape)
    assert shapes[0] == shapes[1] == shapes[2] and len(shapes[0]) == 19
    assert sum(len(load) for load in shapes[0].values()) + 6 * 4 + 8 == 90, "meeples on tiles and on ruins"


@pytest.mark.rule("RA-SET-07", "RA-RND-02", "RA-CMP-03")
def test_the_colours_are_drawn_at_random() -> None:
    state = start(2)
    assert Counter(COLOURS[colour] for colour in state.colours) == dict.fromkeys(COLOURS, 15)
    roofs = set()
    for seed in range(12):
        state = start(2, seed)
        (roof,) = state.position.on("floor-S1-2")
        roofs.add(state.colours[int(roof.split("-")[1])])
    assert len(roofs) > 2


@pytest.mark.rule("RA-SET-08", "RA-CMP-04")
def test_each_vehicle_starts_on_its_space() -> None:
    pieces = start(2).position.pieces
    assert [pieces[f"vehicle-{number}"].zones for number in range(4)] == [("N",), ("E",), ("S",), ("W",)]


@pytest.mark.rule("RA-SET-09", "RA-CMP-08", "RA-DEC-01")
def test_the_runaway_board_starts_empty_on_the_side_agreed() -> None:
    for side in ("A", "B"):
        view = Rampage(ToyWorld).new(2, seed=1, side=side).view(None)["runaway"]
        assert view["side"] == side and ("rows" in view) == (side == "A")
        filled = (
            [row["meeples"] for row in view["rows"]]
            if side == "A"
            else [zone["count"] for zone in view["zones"]]
        )
        assert not any(filled)
    with pytest.raises(monstrerie.BadValue):
        Rampage(ToyWorld).new(2, seed=1, side="C")


@pytest.mark.rule("RA-SET-11", "RA-SET-12")
def test_corners_clockwise_two_opposite_three_consecutive() -> None:
    assert CORNERS == {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
    homes = [start(players).position.pieces[f"paws-{players - 1}"].zones[0] for players in (2, 3, 4)]
    assert homes == ["SW", "SW", "NW"] and start(2).position.pieces["paws-0"].zones == ("NE",)
    assert start(2).position.pieces["body-0"].carriers == ("paws-0",)


@pytest.mark.rule("RA-SET-13", "RA-SET-14", "RA-CMP-07", "RA-RND-03")
def test_one_card_of_each_kind_and_the_rest_leaves_the_game() -> None:
    state = start(4)
    for kind, held in enumerate((state.characters, state.powers, state.secrets)):
        dealt = [card for cards in held for card in cards]
        assert len(dealt) == 4 == len(set(dealt)) and len(state.packs[kind]) == 12
        assert sorted(dealt + state.packs[kind]) == sorted(CARDS[kind]) and len(set(CARDS[kind])) == 16
    assert len({start(2, seed).secrets[0][0] for seed in range(20)}) > 5


@pytest.mark.rule("RA-SET-15", "RA-SET-16", "RA-CARD-01")
def test_characters_and_powers_are_shown_to_all_before_the_first_turn() -> None:
    match = Rampage(ToyWorld).new(3, seed=1)
    shown = [
        event.data["card"]
        for event in match.opening_events
        if event.kind == "ra-shown" and event.visible(None)
    ]
    state = match.state
    assert isinstance(state, Carnage)
    assert sorted(shown) == sorted(card for held in (*state.characters, *state.powers) for card in held)
    secret = [event for event in match.opening_events if event.kind == "ra-dealt"]
    assert [event.to for event in secret] == [(0,), (1,), (2,)]
    first = [event.kind for event in match.opening_events].index("ra-turn")
    assert all(event.kind != "ra-shown" for event in match.opening_events[first:])
    for card in (*CHARACTERS, *POWERS, *SECRETS):
        for lang in monstrerie.LANGUAGES:
            assert sentence(f"ra-card-{card}", {}, lang) and sentence(f"ra-card-{card}-text", {}, lang)


@pytest.mark.rule("RA-SET-18")
def test_every_tile_has_something_on_it_at_the_start() -> None:
    t = table("A B", city="full")
    assert all(t.position.on(tile) for tile in t.world.plan.floors)
    t.play("A", t.moves("A")[0])
    assert t.floors == {"A": 0, "B": 0}


@pytest.mark.rule("RA-TURN-01", "RA-RND-01")
def test_the_first_player_is_drawn_or_named() -> None:
    drawn = Counter(start(3, seed).first for seed in range(60))
    assert set(drawn) == {0, 1, 2} and min(drawn.values()) > 8
    assert all(start(3, seed, first="host").first == 0 for seed in range(5))
    for seat in range(3):
        assert start(3, 1, first=f"seat-{seat + 1}").first == seat
    assert start(3, 1, first="host-3").first == 2
    with pytest.raises(monstrerie.BadValue, match="seat-4"):
        start(3, 1, first="seat-4")


@pytest.mark.rule("RA-RND-04")
def test_a_tramp_draws_evenly() -> None:
    from monstrerie.games.rampage.moves import Reveal, Target

    drawn: Counter[str] = Counter()
    for seed in range(200):
        t = table("A B", cards={"A": "tramp"}, stomachs={"B": "red red red blue"})
        t.state.rng = monstrerie.Rng(seed)
        t.play("A", Reveal("tramp"), Target(1), Target(1), Target(1))
        drawn[t.stomach("A")] += 1
    assert set(drawn) == {"red red red", "blue red red"} and 25 <= drawn["red red red"] <= 78


@pytest.mark.rule("RA-RND-05", "RA-RND-06", "RA-RND-07")
def test_tremor_has_a_stream_of_its_own() -> None:
    state = start(2)
    assert state.tremor.words() != state.rng.words()
    t = table("A B")
    before = t.state.rng.words()
    t.play("A", t.moves("A")[0])
    assert t.state.rng.words() == before, "an action draws nothing from the table's dice"


# --- the component file -------------------------------------------------------------------------------------


def test_the_box_is_complete() -> None:
    box = components.box(GAME.components())
    assert (box.pieces.meeples_per_colour, box.pieces.floors, box.pieces.vehicles, box.pieces.monsters) == (
        15,
        19,
        4,
        4,
    )
    assert len(box.characters) == len(box.powers) == len(box.secrets) == 16
    guesses = {path for path in GAME.components().guesses() if not path.startswith("city.")}
    assert guesses == {"runaway.rows", "runaway.zones"}


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("runaway.rows", [5, 5]),
        ("runaway.rows", [5, 5, 5, 5, 5, 0]),
        ("runaway.zones", 0),
        ("teeth.tokens", 1000),
        ("pieces.monsters", 5),
        ("variants.made_to_measure", 9),
        ("characters.shy", {"most": "mauve", "points": 10}),
        ("characters.punk", {"pair": ["grey"], "points": 3}),
        ("characters.nobody", {}),
        ("powers.boxer", {"breaks": "two"}),
        ("secrets.tramp", {"windows": ["X"]}),
    ],
)
def test_impossible_components_are_refused(path: str, value: Any) -> None:
    folder, name = path.split(".")
    with pytest.raises(BadComponents):
        GAME.components({folder: {name: value}})


@pytest.mark.rule("RA-RUN-11")
def test_an_owners_box_changes_the_runaway_board() -> None:
    match = Rampage(ToyWorld).new(2, seed=1, components={"runaway": {"rows": [4, 4, 4, 4, 4, 4]}})
    assert [row["size"] for row in match.view(0)["runaway"]["rows"]] == [4] * 6
