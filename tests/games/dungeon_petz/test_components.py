"""The data of the box: what the rules and examples fix about it (DP-PET, DP-COMP, DP-EX-13)."""

from __future__ import annotations

import pytest

from monstrerie import BadComponents
from monstrerie.games.dungeon_petz import GAME
from monstrerie.games.dungeon_petz.components import Box, box
from monstrerie.games.dungeon_petz.names import PETS

from .tables import bars_of, fresh, idle_round, table


def shipped() -> Box:
    return box(GAME.components())


@pytest.mark.rule("DP-PET-01")
def test_eighteen_pets_each_once() -> None:
    assert set(PETS) == {
        *("uni", "trollie", "ghosty", "drago", "stareplant", "wormie", "snakitty", "birdie", "lifffard"),
        *(
            "baby-golem",
            "cthulie",
            "dunguin",
            "bubl",
            "snappy",
            "fiery-fairy",
            "fluffy",
            "stegobully",
            "direbunny",
        ),
    }
    assert sorted(fresh().state.pet_pile) == list(range(18))


@pytest.mark.rule("DP-PET-02", "DP-PET-03")
def test_diets_and_bars() -> None:
    for name, pet in shipped().pets.items():
        assert pet.diet in ("herbivore", "carnivore", "omnivore")
        assert len(bars_of(name)) == 7
    at = table().pet(0, 1, "snakitty", size=3)
    at.draw()
    drawn = {event["colour"]: event["count"] for event in at.heard("dp-draws")}
    visible = bars_of("snakitty")[:3]
    assert drawn == {colour: visible.count(colour) for colour in visible}


@pytest.mark.rule("DP-PET-04", "DP-PET-05")
def test_prices() -> None:
    prices = shipped().prices
    for meat, vegetables, both in zip(prices.carnivore, prices.herbivore, prices.omnivore, strict=True):
        assert meat > vegetables > both > 0
    layout = table().state.layout
    assert all(prices[:4] == [0] * 4 for prices in layout.prices)


@pytest.mark.rule("DP-EX-13")
def test_decks() -> None:
    decks = shipped().decks
    assert (decks.purple.magic, decks.purple.anger, decks.purple.play, decks.purple.disease) == (12, 4, 4, 4)
    assert (decks.purple.hunger, decks.yellow.hunger) == (0, 2)
    assert table().state.layout.sizes == [32, 24, 24, 24]


@pytest.mark.rule("DP-COMP-02", "DP-COMP-04", "DP-COMP-05", "DP-COMP-06")
@pytest.mark.parametrize(
    ("players", "dealt"), [(4, [16, 11, 6, 10]), (3, [17, 11, 6, 10]), (2, [15, 9, 5, 8])]
)
def test_stacks_suffice(players: int, dealt: list[int]) -> None:
    at = fresh(players)
    while not at.match.over:
        idle_round(at)
    assert at.state.dealt == dealt


@pytest.mark.rule("DP-COMP-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_potions_suffice(players: int) -> None:
    layout = table(players).state.layout
    open_rounds = sum(not layout.blocked[round][11] for round in range(1, layout.rounds + 1))
    assert open_rounds <= layout.potions == 5


def test_cages_from_town_add_up_to_three() -> None:
    for tile in shipped().cages.tiles:
        assert tile.strength + tile.antimagic + tile.graze + tile.meat + tile.toy + tile.absorb == 3


@pytest.mark.parametrize(
    "own",
    [
        {"pets": {"uni": {"bars": "GGG"}}},
        {"pets": {"uni": {"diet": "fussy"}}},
        {"decks": {"potions": 99}},
        {"decks": {"green": {"hunger": 40, "poop": 0, "play": 0, "magic": 0, "anger": 0, "disease": 0}}},
        {"rings": {"corral": ["young-1", "cage-1", "older", "cage-2", "young-2", "platform"]}},
        {"table": {"imps": 3}},
        {"customers": {"warlock": {"rainbow": {"naps": 3}}}},
        {"books": {"fun-with-food": "YY"}},
        {"cages": {"tiles": [{"strength": 3}]}},
        {"food": {"meat_chambers": 9}},
        {"food": {"arena": 3}},
        {"exhibitions": {"arena": {"shown": "pet", "needs": {"sleep": 1}}}},
        {"exhibitions": {"magic-show": {"shown": "display", "chosen": 1}}},
    ],
)
def test_impossible_boxes_are_refused(own: dict[str, object]) -> None:
    with pytest.raises(BadComponents):
        GAME.components(own)


def test_an_owners_values_are_played() -> None:
    match = GAME.new(2, seed=1, components={"table": {"start_gold": 7}})
    assert min(match.view(0)["seats"][seat]["gold"] for seat in range(2)) == 8
    assert GAME.load(match.save()).components.values()["table.start_gold"] == 7


def test_every_value_says_how_sure_it_is() -> None:
    facts = GAME.components().facts
    assert facts["decks.green"].confidence == "certain" and facts["pets.uni.bars"].confidence == "guess"
    assert len(GAME.components().guesses()) > 30
