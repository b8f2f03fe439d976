"""Phase 3: arranging (DP-ARR), drawing (DP-DRAW), assigning (DP-ASG), potions (DP-POT), the Crystal Ball."""

from __future__ import annotations

import pytest

from monstrerie.games.dungeon_petz import moves as m
from monstrerie.games.dungeon_petz.names import COLOURS, PETS
from monstrerie.games.dungeon_petz.rules.arranging import ARRANGE, MOST_MOVES
from monstrerie.games.dungeon_petz.rules.packed import count
from monstrerie.games.dungeon_petz.state import Petz

from .tables import BLUE, GREEN, RED, YELLOW, Table, bars_of, fresh, idle_round, table


def waiting(at: Table, *pets: str, size: int = 2) -> Table:
    """New pets of Red's, without a cage yet; then Red arranges."""
    new = [8 * PETS.index(pet) + size for pet in pets]
    at.family(RED).new_pets = [*new, -1, -1, -1][:3]
    at.arrange()
    return at


# --- arranging ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DP-ARR-02", "DP-DRAW-05")
def test_arranging_goes_in_turn_order() -> None:
    at = table()
    at.state.order = [GREEN, BLUE, RED, YELLOW]
    for seat in range(4):
        at.pet(seat, 1, PETS[seat])
    at.run(ARRANGE)
    seen = []
    while at.offered(m.Settle):
        seen.append(at.turn)
        at.play(m.Settle())
    assert seen == [GREEN, BLUE, RED, YELLOW]
    events = at.draw()
    drawers = [event.data["seat"] for event in events if event.kind == "dp-draws"]
    assert list(dict.fromkeys(drawers)) == [GREEN, BLUE, RED, YELLOW]


@pytest.mark.rule("DP-ARR-05")
def test_every_pet_gets_a_cage_of_its_own() -> None:
    at = waiting(table().cage(RED, 2).pet(RED, 1, "uni"), "drago")
    assert {move.plot for move in at.moves(m.House) if move.pet == "drago"} == {2}
    assert at.why_not(m.House("drago", 1)) == "DP-ARR-05"
    assert at.why_not(m.House("drago", 3)) == "DP-ARR-05"
    assert at.why_not(m.Settle()) == "DP-ARR-05"
    at.play(m.House("drago", 2), m.Settle())
    assert [at.at(RED, plot)["pet"] for plot in (1, 2, 3, 4)] == ["uni", "drago", None, None]


@pytest.mark.rule("DP-ARR-06")
def test_pets_move_freely_between_own_cages() -> None:
    at = table().pet(RED, 1, "uni").cage(RED, 2).cage(RED, 4)
    at.arrange()
    assert {move.plot for move in at.moves(m.House)} == {2, 4}
    assert at.why_not(m.House("birdie", 2)) == "DP-ARR-06"
    at.play(m.House("uni", 4))
    assert at.at(RED, 4)["pet"] == "uni" and not at.alive(RED, 1)


@pytest.mark.rule("DP-ARR-06")
def test_a_pet_may_be_moved_again_and_again() -> None:
    at = table().pet(RED, 1, "uni").cage(RED, 2)
    waiting(at, "birdie")
    at.play(m.House("birdie", 2), m.House("birdie", 1), m.House("birdie", 2), m.House("uni", 2))
    assert [at.at(RED, plot)["pet"] for plot in (1, 2)] == ["birdie", "uni"]
    assert at.why_not(m.House("uni", 2)) == "DP-ARR-06"


def test_moving_pets_to_and_fro_ends_some_day() -> None:
    """Programs would go on for ever; after so many moves the pets stay, and the player is told why."""
    at = table().pet(RED, 1, "uni").cage(RED, 2)
    at.arrange()
    for number in range(MOST_MOVES):
        at.play(m.House("uni", 2 - number % 2))
    assert at.why_not(m.House("uni", 2)) == "DP-ARR-06"
    assert not at.offered(m.House) and at.offered(m.Release)
    at.play(m.Settle())


@pytest.mark.rule("DP-ARR-06", "DP-ARR-07")
def test_every_arrangement_of_four_pets_can_be_reached() -> None:
    start = table()
    for plot, pet in enumerate(("uni", "drago", "bubl", "snappy"), 1):
        start.pet(RED, plot, pet)
    start.arrange()
    found = set()
    todo = [start.match]
    seen = set()
    while todo:
        match = todo.pop()
        state = match.state
        assert isinstance(state, Petz)
        pets = tuple(plot.pet for plot in state.families[RED].plots)
        if pets in seen:
            continue
        seen.add(pets)
        found.add(pets)
        for move in match.moves(RED):
            if isinstance(move, m.House):
                twin = match.copy()
                twin.play(RED, move)
                todo.append(twin)
    assert len(found) == 24


@pytest.mark.rule("DP-ARR-07", "DP-ARR-08", "DP-ARR-09")
def test_swapping_takes_tokens_along_but_not_manure() -> None:
    at = table().cage(RED, 1, manure=2).cage(RED, 2, manure=5)
    at.pet(RED, 1, "uni", size=4, suffering=1).pet(RED, 2, "drago", size=6, mutation=1)
    at.plot(RED, 1).manure, at.plot(RED, 2).manure = 2, 5
    at.arrange()
    at.play(m.House("uni", 2))
    assert at.at(RED, 2) == {"pet": "uni", "size": 4, "suffering": 1, "mutation": 0, "manure": 5}
    assert at.at(RED, 1) == {"pet": "drago", "size": 6, "suffering": 0, "mutation": 1, "manure": 2}


@pytest.mark.rule("DP-ARR-10", "DP-ARR-13")
def test_with_too_many_pets_the_player_chooses_whom_to_release() -> None:
    at = table()
    for plot, pet in enumerate(("uni", "drago", "bubl", "snappy"), 1):
        at.pet(RED, plot, pet)
    waiting(at, "birdie", "wormie")
    assert {move.pet for move in at.moves(m.Release)} == {
        "uni",
        "drago",
        "bubl",
        "snappy",
        "birdie",
        "wormie",
    }
    assert not at.offered(m.Settle)
    at.play(m.Release("drago"), m.House("wormie", 2))
    assert not at.offered(m.Settle)
    at.play(m.Release("birdie"), m.Settle())
    assert [at.at(RED, plot)["pet"] for plot in (1, 2, 3, 4)] == ["uni", "wormie", "bubl", "snappy"]


@pytest.mark.rule("DP-ARR-11", "DP-ARR-12", "DP-LOSE-14")
def test_releasing_a_pet_that_has_a_cage_costs_like_any_loss() -> None:
    at = table().pet(RED, 1, "uni").reputation(25)
    at.arrange()
    at.play(m.Release("uni"))
    assert not at.alive(RED, 1) and at.points() == 23
    assert at.heard("dp-lost") == [{"seat": RED, "pet": "uni", "cause": "released", "reputation": 2}]


@pytest.mark.rule("DP-ARR-14")
def test_no_pet_moves_after_the_first_card() -> None:
    at = fresh()
    at.pet(RED, 1, "uni").cage(RED, 2)
    kinds: dict[str, set[str]] = {}
    while at.state.round == 1:
        phase = at.match.view(None)["phase"]
        legal = at.match.moves(at.turn)
        kinds.setdefault(phase, set()).update(type(move).__name__ for move in legal)
        at.play(legal[0])
    moving = {phase for phase, seen in kinds.items() if seen & {"House", "Release", "Build", "Attach"}}
    assert moving == {"dp-phase-arranging"}


# --- drawing ------------------------------------------------------------------------------------------------


@pytest.mark.rule("DP-DRAW-01", "DP-DRAW-02", "DP-EX-12", "DP-DRAW-04")
def test_a_card_for_each_visible_bar() -> None:
    at = table().hand(RED, green="hunger", red="anger", yellow="play", purple="magic")
    at.pet(RED, 1, "snakitty", size=2).cage(RED, 2).pet(RED, 2, "birdie", size=3)
    assert "red" in bars_of("snakitty") and "red" not in bars_of("snakitty")[:2]
    at.draw()
    assert [len(at.cards(RED, colour)) for colour in ("red", "green", "purple", "yellow")] == [1, 2, 3, 3]


@pytest.mark.rule("DP-DRAW-03")
def test_without_pets_nothing_is_drawn_or_assigned() -> None:
    at = table().pet(RED, 1, "uni")
    before = at.every("hand")[1:]
    at.draw()
    assert at.every("hand")[1:] == before
    at.assign()
    assert at.match.to_act == (RED,)


@pytest.mark.rule("DP-DRAW-06", "DP-DRAW-07")
def test_an_empty_deck_is_made_anew_from_its_own_discards() -> None:
    at = table().pet(RED, 1, "wormie", size=2)  # two green bars
    at.state.left[0] = 1
    at.state.discards = [0b00010, 3 << 20, 0, 0]  # two green hungers; three red angers
    at.draw()
    assert at.state.left[0] == 1 and at.state.discards == [0, 3 << 20, 0, 0]
    assert len(at.heard("dp-reshuffled")) == 1
    # A deck that has just run out waits until a card is needed (DP-RUL-37).
    at = table().pet(RED, 1, "wormie", size=2)
    at.state.left[0] = 2
    at.state.discards[0] = 0b00010
    at.draw()
    assert at.state.left[0] == 0 and at.state.discards[0] == 0b00010


@pytest.mark.rule("DP-DRAW-08")
def test_substitutes_for_missing_cards_in_turn_order() -> None:
    at = table().pet(YELLOW, 1, "wormie", size=2).pet(RED, 1, "bubl", size=4)
    at.hand(RED).hand(YELLOW)
    at.state.left[0] = 1
    at.state.order = [YELLOW, GREEN, BLUE, RED]
    at.draw()
    assert at.cards(YELLOW, "green")[1] == "substitute" and len(at.cards(YELLOW, "green")) == 2
    assert at.cards(RED, "green") == ["substitute"] * 3
    at.assign()
    assert m.Assign(1, 1, "substitute") in at.moves(seat=RED)
    # It has the main need of its colour, a single symbol, and disappears when it is discarded.
    at = table(double=True).pet(RED, 1, "wormie", needs="substitute substitute").food(RED, (5, 0, 0))
    assert at.match.state.layout.bars  # type: ignore[attr-defined]
    at.show()
    assert at.offered(m.Feed) and at.state.wants[0] == 2
    at.play(m.Feed(1, "vegetable-1"), m.Feed(1, "vegetable-1"))
    from monstrerie.games.dungeon_petz.rules.business import DISCARD_CARDS

    at.run(DISCARD_CARDS)
    assert at.discards("green") == []


# --- assigning ----------------------------------------------------------------------------------------------


def assigning(at: Table) -> Table:
    """Clear what lies on the pets and ask for assignments."""
    for plot in (1, 2, 3, 4):
        at.plot(RED, plot).assigned = 0
    at.assign()
    return at


@pytest.mark.rule("DP-ASG-01", "DP-ASG-02", "DP-ASG-03", "DP-ASG-04")
def test_one_card_of_the_right_colour_for_each_bar() -> None:
    at = table().pet(RED, 1, "snakitty", size=2)  # green, yellow
    assigning(at.hand(RED, green="hunger disease", red="anger", yellow="play", purple="magic"))
    assert {move.card for move in at.moves(m.Assign)} == {"hunger", "disease"}
    assert at.why_not(m.Assign(1, 1, "anger")) == "DP-ASG-02"
    assert at.why_not(m.Assign(1, 2, "play")) == "DP-ASG-01"
    assert at.why_not(m.Ready()) == "DP-ASG-01"
    at.play(m.Assign(1, 1, "disease"), m.Assign(1, 2, "play"))
    assert at.turn == -1
    assert at.match.view(RED)["seats"][RED]["plots"][0]["pet"]["cards"] == [
        {"card": "disease", "double": False},
        {"card": "play", "double": False},
    ]


@pytest.mark.rule("DP-ASG-05")
def test_assigned_cards_lie_face_down() -> None:
    at = table().pet(RED, 1, "snakitty", size=2).pet(YELLOW, 1, "birdie", size=2)
    at.hand(RED, green="hunger", yellow="play").hand(YELLOW, yellow="play", purple="magic")
    assigning(at)
    events = at.play(m.Assign(1, 1, "hunger"), seat=RED) + at.play(m.Assign(1, 2, "play"), seat=RED)
    assert all(event.to == (RED,) for event in events if event.kind == "dp-assigned")
    assert at.match.view(YELLOW)["seats"][RED]["plots"][0]["pet"]["cards"] == []
    at.play(m.Assign(1, 1, "play"), seat=YELLOW)
    at.play(m.Assign(1, 2, "magic"), seat=YELLOW)
    for seat in (YELLOW, None):
        assert at.match.view(seat)["seats"][RED]["plots"][0]["pet"]["cards"] == [None, None]


@pytest.mark.rule("DP-ASG-06")
def test_the_symbol_counts_not_the_colour() -> None:
    for pet in ("wormie", "birdie"):  # green bars; yellow and purple bars
        at = table().imps(RED).pet(RED, 1, pet, needs="hunger poop")
        at.show()
        assert at.suffering(RED, 1) == 1 and at.manure(RED, 1) == 1 + 1


@pytest.mark.rule("DP-ASG-07", "DP-JOB-04", "DP-JOB-03")
def test_the_hand_is_the_base_hand_again() -> None:
    at = fresh()
    at.pet(RED, 1, "snakitty", size=2).cage(RED, 2).pet(RED, 2, "birdie", size=3)
    idle_round(at)
    assert [count(cards) for cards in at.family(RED).hand] == [1, 1, 1, 1]
    assert sum(count(pile) for pile in at.state.discards) == 5


@pytest.mark.rule("DP-EX-14")
def test_an_old_card_may_be_used_and_the_new_one_kept() -> None:
    at = table().pet(RED, 1, "birdie", size=2)  # yellow, purple
    assigning(at.hand(RED, yellow="poop hunger", purple="magic magic"))
    at.play(m.Assign(1, 1, "poop"), m.Assign(1, 2, "magic"))
    at.show()
    assert at.suffering(RED, 1) == 0 and at.cards(RED, "yellow") == ["hunger"]


@pytest.mark.rule("DP-EX-15")
def test_the_hunger_goes_to_the_pet_that_can_be_fed() -> None:
    at = table().food(RED, meat=(2, 0)).pet(RED, 1, "birdie", size=2).pet(RED, 2, "snakitty", size=2)
    at.hand(RED, green="poop", yellow="hunger hunger disease", purple="magic")
    assigning(at)
    at.play(m.Assign(1, 1, "disease"), m.Assign(1, 2, "magic"))
    at.play(m.Assign(2, 1, "poop"), m.Assign(2, 2, "hunger"))
    at.show()
    at.play(m.Feed(2, "meat-1"))
    assert at.suffering(RED, 2) == 0 and at.cards(RED, "yellow") == ["hunger"]
    assert sum(at.stored(RED)) == 1


# --- potions ------------------------------------------------------------------------------------------------


def assignments(potions: int) -> set[tuple[str, str]]:
    """All ways to assign to Snakitty's green and yellow bar with so many potions in hand."""
    found = set()
    at = table().pet(RED, 1, "snakitty", size=2)
    assigning(at.hand(RED, potions=potions, green="poop", yellow="play"))
    for first in at.moves(m.Assign):
        twin = Table(at.match.copy())
        twin.play(first)
        found |= {(first.card, second.card) for second in twin.moves(m.Assign)}
    return found


@pytest.mark.rule("DP-POT-01", "DP-POT-02", "DP-EX-16", "DP-EX-17")
def test_potions_stand_in_for_any_colour() -> None:
    none = {("poop", "play")}
    one = {("potion", "play"), ("poop", "potion")}
    assert assignments(0) == none
    assert assignments(1) == none | one
    assert assignments(2) == none | one | {("potion", "potion")}
    at = table().pet(RED, 1, "snakitty", size=2)
    assigning(at.hand(RED, green="poop", yellow="play"))
    assert at.why_not(m.Assign(1, 1, "potion")) == "DP-POT-01"


@pytest.mark.rule("DP-POT-04", "DP-POT-05", "DP-POT-07", "DP-POT-08", "DP-EX-18", "DP-JOB-02", "DP-RUL-63")
def test_a_potion_lets_the_pet_sleep_and_forces_a_card_out() -> None:
    at = table().pet(RED, 1, "snakitty", size=2)
    at.state.potions = 4
    assigning(at.hand(RED, potions=1, green="hunger poop", yellow="play magic", red="anger", purple="magic"))
    at.imps(RED, home=1)
    at.play(m.Assign(1, 1, "potion"), m.Assign(1, 2, "magic"))
    at.show()
    assert {move.card for move in at.moves(m.Discard)} == {"hunger", "poop"}
    assert at.why_not(m.Discard("red", "anger")) == "DP-POT-05"
    at.play(m.Discard("green", "hunger"))
    assert at.suffering(RED, 1) == 0 and at.manure(RED, 1) == 1
    assert at.discards("green") == ["hunger"]
    for viewer in (None, GREEN):
        assert at.match.view(viewer)["decks"][COLOURS.index("green")]["discards"]["hunger"] == 1
    assert [len(at.cards(RED, colour)) for colour in COLOURS] == [1, 1, 1, 1]
    from monstrerie.games.dungeon_petz.rules.business import DISCARD_CARDS

    at.run(DISCARD_CARDS)
    assert at.state.potions == 5 and at.family(RED).potions == 0


@pytest.mark.rule("DP-POT-03", "DP-EX-19")
def test_a_potion_may_be_kept() -> None:
    at = table().pet(RED, 1, "snakitty", size=2)
    assigning(at.hand(RED, potions=1, green="hunger poop", yellow="play magic"))
    at.play(m.Assign(1, 1, "poop"), m.Assign(1, 2, "magic"))
    at.show()
    assert at.family(RED).potions == 1 and not at.offered(m.Discard)


@pytest.mark.rule("DP-POT-06")
def test_the_discard_is_due_even_when_the_pet_is_lost() -> None:
    at = table().imps(RED).pet(RED, 1, "snakitty", needs="potion anger anger")
    at.hand(RED, green="hunger poop")
    at.show()
    assert not at.alive(RED, 1) and at.offered(m.Discard)


@pytest.mark.rule("DP-POT-02")
def test_two_potions_on_one_pet_force_two_cards_out() -> None:
    at = table().pet(RED, 1, "wormie", needs="potion potion").hand(RED, green="hunger poop anger")
    at.show()
    at.play(m.Discard("green", "poop"), m.Discard("green", "anger"))
    assert at.cards(RED, "green") == ["hunger"]


# --- double symbols -----------------------------------------------------------------------------------------


@pytest.mark.rule("DP-ADV-02", "DP-ADV-03", "DP-ADV-04", "DP-ADV-06")
def test_double_symbols_are_a_choice_card_by_card() -> None:
    at = table(double=True).pet(RED, 1, "snakitty", size=2)
    assigning(at.hand(RED, green="hunger poop anger", yellow="play magic"))
    sides = {(move.card, move.double) for move in at.moves(m.Assign)}
    assert sides == {("hunger", False), ("poop", False), ("poop", True), ("anger", False), ("anger", True)}
    assert at.why_not(m.Assign(1, 1, "hunger", double=True)) == "DP-ADV-03"
    at.play(m.Assign(1, 1, "poop", double=True))
    sides = {(move.card, move.double) for move in at.moves(m.Assign)}
    assert sides == {("play", False), ("magic", False), ("magic", True)}
    at.play(m.Assign(1, 2, "magic"))
    assert at.turn == -1  # two cards on two bars: a double card fills one


@pytest.mark.rule("DP-ADV-05", "DP-ADV-07", "DP-ADV-08")
def test_both_needs_are_handled_in_their_own_step() -> None:
    at = table(double=True).imps(RED).food(RED, meat=(1, 0)).pet(RED, 1, "snakitty", needs="poop+ disease")
    at.show()
    at.play(m.Feed(1, "meat-1"))  # no way to change the side now: only food is asked for
    revealed = [(event["card"], event["double"]) for event in at.heard("dp-revealed")]
    assert revealed == [("poop", True), ("disease", False)]
    kinds = [event.kind for event in at.events if event.kind in ("dp-fed", "dp-poops", "dp-suffers")]
    assert kinds == ["dp-fed", "dp-poops", "dp-suffers"]  # 1 disease and 2 manure


@pytest.mark.rule("DP-EX-50", "DP-ADV-02")
def test_every_yellow_card_can_give_a_play_need() -> None:
    for card in ("hunger", "poop", "magic", "disease"):
        at = table(double=True).imps(RED).pet(RED, 1, "birdie", size=4, needs=f"{card}+ magic")
        at.plot(RED, 1).tally = 0
        at.show()
        assert any(event["need"] == "play" for event in at.heard("dp-suffers"))


# --- Crystal Ball -------------------------------------------------------------------------------------------


@pytest.mark.rule("DP-ART-06", "DP-ART-07")
def test_the_crystal_ball_exchanges_up_to_three_cards() -> None:
    at = table().owns(RED, "crystal-ball").pet(RED, 1, "snakitty", size=2)
    at.hand(RED, potions=1, green="poop", red="anger", yellow="play", purple="magic")
    at.draw()
    assert at.offered(m.StopExchange)
    assert at.why_not(m.Exchange("green", "hunger")) == "DP-ART-06"
    assert at.why_not(m.Exchange("green", "potion")) == "DP-ART-07"
    at.play(m.Exchange("green", "poop"), m.Exchange("red", "anger"))
    assert at.cards(RED, "green") == at.cards(RED, "red") == []  # first all go, then the new ones come
    assert at.discards("green") == ["poop"]
    at.play(m.Exchange("purple", "magic"))
    assert not at.offered(m.Exchange)
    # One of each colour again, and the cards for the two bars.
    assert [len(at.cards(RED, colour)) for colour in COLOURS] == [2, 1, 2, 1]
    at = table().owns(RED, "crystal-ball")
    at.draw()
    hand = at.every("hand")
    at.play(m.StopExchange())
    assert at.every("hand") == hand
