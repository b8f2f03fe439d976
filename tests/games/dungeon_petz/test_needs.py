"""Phase 4, needs: DP-NEED, DP-LOSE, and the artifacts that help with them (DP-ART)."""

from __future__ import annotations

import itertools

import pytest

from monstrerie.games.dungeon_petz import moves as m

from .tables import BLUE, GREEN, RED, YELLOW, Table, fresh, table

HERBIVORE, CARNIVORE, OMNIVORE = "birdie", "snakitty", "bubl"


def alone(
    pet: str = HERBIVORE, needs: str = "", home: int = 0, players: int = 4, size: int = 0, **symbols: int
) -> Table:
    """Red has one pet with these needs, in a cage with just these symbols, and so many available imps."""
    return (
        table(players).imps(RED, home=home).cage(RED, 1, **symbols).pet(RED, 1, pet, needs=needs, size=size)
    )


# --- turns and order ----------------------------------------------------------------------------------------


@pytest.mark.rule("DP-NEED-01")
def test_one_turn_each_needs_and_score_before_the_next() -> None:
    at = table(round=2, exhibition="magic-show")
    at.state.order = [GREEN, BLUE, RED, YELLOW]
    for seat in range(4):
        at.pet(seat, 1, ["uni", "birdie", "cthulie", "ghosty"][seat], needs="magic poop")
    from monstrerie.games.dungeon_petz.rules.showing import SHOW_OFF

    events = at.run(SHOW_OFF)
    story = [(event.kind, event.data["seat"]) for event in events if event.kind in ("dp-poops", "dp-scored")]
    assert story == [(kind, seat) for seat in at.state.order for kind in ("dp-poops", "dp-scored")]


@pytest.mark.rule("DP-NEED-02", "DP-HID-05", "DP-HID-07")
def test_all_own_cards_are_turned_up_at_the_start_of_the_turn() -> None:
    at = table().pet(RED, 1, needs="hunger poop").pet(RED, 2, "uni", needs="play magic")
    at.pet(YELLOW, 1, "birdie", needs="play magic").food(RED, meat=(1,))
    at.state.phase = 5
    at.show(RED, YELLOW)
    assert at.offered(m.Feed)
    seen = at.match.view(GREEN)["seats"]
    assert [plot["pet"]["cards"][0]["card"] for plot in seen[RED]["plots"][:2]] == ["hunger", "play"]
    assert seen[YELLOW]["plots"][0]["pet"]["cards"] == [None, None]


@pytest.mark.rule("DP-NEED-03", "DP-NEED-56")
def test_needs_come_in_the_order_of_the_board() -> None:
    at = alone(CARNIVORE, "disease anger magic play poop hunger potion", home=4, antimagic=0)
    at.food(RED, meat=(1,)).hand(
        RED, green="hunger poop", red="anger anger", yellow="play play", purple="magic magic"
    )
    at.plot(RED, 1).manure = 1
    at.show()
    at.play(m.Feed(1, "meat-1"), m.Entertain(1), m.Catch(1))
    kinds = [event.kind for event in at.events]
    steps = ["dp-revealed", "dp-fed", "dp-poops", "dp-entertained", "dp-mutates", "dp-caught"]
    steps += ["dp-suffers", "dp-discarded"]  # sick of the manure made just before; then the potion's card
    assert [kinds.index(kind) for kind in steps] == sorted(kinds.index(kind) for kind in steps)


@pytest.mark.rule("DP-NEED-06", "DP-NEED-14")
def test_symbols_serve_only_their_own_plot() -> None:
    at = alone(HERBIVORE, "hunger poop", graze=1).cage(RED, 2).pet(RED, 2, "uni", needs="hunger poop")
    at.show()
    assert (at.suffering(RED, 1), at.suffering(RED, 2)) == (0, 1)


# --- hunger -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DP-NEED-07", "DP-NEED-11", "DP-NEED-36")
def test_feeding_is_a_choice() -> None:
    at = alone(HERBIVORE, "hunger hunger poop").food(RED, (1, 0, 0))
    at.show()
    at.play(m.Refuse())
    assert at.suffering(RED, 1) == 1 and sum(at.stored(RED)) == 1
    at.play(m.Feed(1, "vegetable-1"))
    assert at.suffering(RED, 1) == 1 and sum(at.stored(RED)) == 0


@pytest.mark.rule("DP-NEED-08", "DP-NEED-09", "DP-NEED-10")
def test_diets() -> None:
    offered = {}
    for pet in (HERBIVORE, CARNIVORE, OMNIVORE):
        at = alone(pet, "hunger poop poop").food(RED, (1, 0, 0), (1, 0))
        at.show()
        offered[pet] = {move.food for move in at.moves(m.Feed)}
        if pet == HERBIVORE:
            assert at.why_not(m.Feed(1, "meat-1")) == "DP-NEED-08"
        if pet == CARNIVORE:
            assert at.why_not(m.Feed(1, "vegetable-1")) == "DP-NEED-09"
    assert offered == {
        HERBIVORE: {"vegetable-1"},
        CARNIVORE: {"meat-1"},
        OMNIVORE: {"vegetable-1", "meat-1"},
    }
    at = alone(OMNIVORE, "hunger hunger poop").food(RED, (1, 0, 0), (1, 0))
    at.show()
    at.play(m.Feed(1, "meat-1"), m.Feed(1, "vegetable-1"))
    assert at.suffering(RED, 1) == 0


@pytest.mark.rule("DP-NEED-12")
def test_food_of_any_age_will_do() -> None:
    at = alone(OMNIVORE, "hunger poop poop").food(RED, (1, 1, 1), (1, 1))
    at.show()
    assert {move.food for move in at.moves(m.Feed)} == {
        "vegetable-1",
        "vegetable-2",
        "vegetable-3",
        "meat-1",
        "meat-2",
    }
    at.play(m.Feed(1, "vegetable-3"))
    assert at.stored(RED) == [1, 1, 0, 1, 1, 0]
    at = alone(HERBIVORE, "hunger poop poop").food(RED, (1, 0, 0))
    at.show()
    assert at.why_not(m.Feed(1, "vegetable-2")) == "DP-NEED-12"


@pytest.mark.rule("DP-NEED-13", "DP-NEED-49", "DP-AGE-05")
def test_tokens_stay_on_the_pet() -> None:
    at = alone(HERBIVORE, "hunger magic poop")
    at.show()
    assert (at.at(RED, 1)["suffering"], at.at(RED, 1)["mutation"]) == (1, 1)
    at.age()
    at.state.round = 2
    at.arrange()
    at.play(m.Settle())
    assert (at.at(RED, 1)["suffering"], at.at(RED, 1)["mutation"], at.at(RED, 1)["size"]) == (1, 1, 5)


@pytest.mark.rule("DP-NEED-05", "DP-NEED-15", "DP-NEED-16", "DP-NEED-17", "DP-NEED-18", "DP-NEED-19")
@pytest.mark.parametrize(
    ("pet", "graze", "meat", "met"),
    [
        (HERBIVORE, 1, 0, 1),
        (HERBIVORE, 0, 1, 0),
        (HERBIVORE, 1, 1, 1),
        (CARNIVORE, 1, 0, 0),
        (CARNIVORE, 0, 1, 1),
        (CARNIVORE, 1, 1, 1),
        (OMNIVORE, 1, 0, 1),
        (OMNIVORE, 0, 1, 1),
        (OMNIVORE, 1, 1, 2),
    ],
)
def test_food_symbols(pet: str, graze: int, meat: int, met: int) -> None:
    at = alone(pet, "hunger hunger poop poop", graze=graze).addon(RED, 1, meat=meat)
    at.show()
    assert at.turn == -1  # symbols work by themselves: nobody is asked
    assert at.suffering(RED, 1) == 2 - met


@pytest.mark.rule("DP-NEED-20")
def test_food_symbols_save_nothing_for_later() -> None:
    at = alone(HERBIVORE, "poop poop", graze=1)
    at.show()
    assert sum(at.stored(RED)) == 0
    at.pet(RED, 1, HERBIVORE, needs="hunger hunger poop")
    at.show()
    assert at.suffering(RED, 1) == 1


@pytest.mark.rule("DP-EX-65")
def test_an_omnivore_with_both_symbols() -> None:
    at = alone(OMNIVORE, "hunger hunger hunger", graze=1).addon(RED, 1, meat=1).food(RED, meat=(1, 0))
    at.show()
    at.play(m.Feed(1, "meat-1"))
    assert at.suffering(RED, 1) == 0 and sum(at.stored(RED)) == 0


# --- poop ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DP-NEED-21", "DP-NEED-25")
def test_manure() -> None:
    at = alone(HERBIVORE, "poop poop poop")
    at.plot(RED, 1).manure = 40
    at.show()
    assert at.manure(RED, 1) == 43 and at.suffering(RED, 1) == 0


@pytest.mark.rule("DP-NEED-22", "DP-NEED-23")
@pytest.mark.parametrize(
    ("needs", "before", "after"), [("poop poop", 1, 2), ("poop magic", 1, 1), ("magic magic", 2, 2)]
)
def test_absorbing_cages(needs: str, before: int, after: int) -> None:
    at = alone(HERBIVORE, needs, absorb=1, antimagic=2)
    at.plot(RED, 1).manure = before
    at.show()
    assert at.manure(RED, 1) == after


@pytest.mark.rule("DP-NEED-24")
def test_an_absorbed_poop_is_still_a_need() -> None:
    at = table(round=3, exhibition="freestyle", customers=["porky-orky"])
    at.cage(RED, 1, absorb=1).pet(RED, 1, "wormie", needs="poop magic magic magic", size=4)
    at.cage(RED, 1, absorb=1, antimagic=3)
    at.show()
    at.play(m.Enter(1, "poop"))
    assert at.minion() == 2 and at.manure(RED, 1) == 0
    at.sell()
    at.play(m.Sell(1, "porky-orky"))
    assert at.points() == 4


# --- play ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DP-NEED-26", "DP-NEED-27", "DP-NEED-34")
def test_imps_entertain_or_pets_suffer() -> None:
    at = alone(HERBIVORE, "play play poop", home=2)
    at.show()
    at.play(m.Entertain(1))
    assert (at.family(RED).home, at.family(RED).busy) == (1, 1)
    at.play(m.StopPlay())
    assert at.suffering(RED, 1) == 1
    at = alone(HERBIVORE, "play poop", home=0)
    at.show()
    assert at.suffering(RED, 1) == 1


@pytest.mark.rule("DP-NEED-28", "DP-NEED-29", "DP-NEED-30")
def test_gaps_join_neighbours_and_never_the_diagonal() -> None:
    served = {}
    for gap in (1, 2, 3, 4):
        at = table().imps(RED, home=1)
        for plot, pet in enumerate(("uni", "birdie", "fluffy", "trollie"), 1):
            at.pet(RED, plot, pet, needs="play poop poop")
        at.show()
        at.play(m.Entertain(gap))
        served[gap] = {plot for plot in (1, 2, 3, 4) if at.suffering(RED, plot) == 0}
    assert served == {1: {1, 2}, 2: {3, 4}, 3: {1, 3}, 4: {2, 4}}
    neighbours = [sum(plot in pair for pair in served.values()) for plot in (1, 2, 3, 4)]
    assert neighbours == [2, 2, 2, 2]
    at = alone(HERBIVORE, "play poop", home=1)
    at.show()
    assert at.why_not(m.Entertain(5)) == "DP-NEED-30"


@pytest.mark.rule("DP-NEED-31", "DP-NEED-32", "DP-NEED-33")
def test_one_imp_one_play_need_of_a_pet() -> None:
    at = alone(HERBIVORE, "play play poop", home=3)
    at.show()
    assert {move.gap for move in at.moves(m.Entertain)} == {1, 3}
    assert at.why_not(m.Entertain(2)) == "DP-NEED-26"
    at.play(m.Entertain(3))
    assert at.state.wants[0] == 1
    at.play(m.Entertain(3))
    assert at.suffering(RED, 1) == 0 and at.family(RED).home == 1


@pytest.mark.rule("DP-NEED-35")
def test_toys_add_up() -> None:
    at = alone(HERBIVORE, "play play play poop", toy=1).addon(RED, 1, toy=1)
    at.show()
    assert at.suffering(RED, 1) == 1


@pytest.mark.rule("DP-EX-20")
def test_one_imp_for_two_pets() -> None:
    at = alone("birdie", "play play", home=1, toy=1).pet(RED, 2, "snakitty", needs="poop play")
    at.show()
    at.play(m.Entertain(1))
    assert (at.suffering(RED, 1), at.suffering(RED, 2)) == (0, 0) and at.family(RED).home == 0


@pytest.mark.rule("DP-EX-21")
@pytest.mark.parametrize(("birdie", "snakitty"), [("play poop", "poop play"), ("play play", "poop poop")])
def test_with_a_poop_instead_the_imp_is_still_needed(birdie: str, snakitty: str) -> None:
    at = alone("birdie", birdie, home=1, toy=1).pet(RED, 2, "snakitty", needs=snakitty)
    at.show()
    at.play(m.StopPlay())
    assert at.suffering(RED, 1) + at.suffering(RED, 2) == 1
    assert at.manure(RED, 1) + at.manure(RED, 2) == 2


# --- anger --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DP-NEED-37", "DP-NEED-38", "DP-NEED-39", "DP-NEED-40")
@pytest.mark.parametrize(
    ("anger", "strength", "addon", "stays"), [(2, 2, 0, True), (2, 1, 1, True), (2, 1, 0, False)]
)
def test_anger_against_strength(anger: int, strength: int, addon: int, stays: bool) -> None:
    at = alone(CARNIVORE, " ".join(["anger"] * anger + ["poop"]), strength=strength)
    at.addon(RED, 1, strength=addon)
    at.show()
    assert at.alive(RED, 1) == stays


@pytest.mark.rule("DP-NEED-41", "DP-NEED-43", "DP-LOSE-03")
def test_catching_costs_imps_and_is_a_choice() -> None:
    at = alone(CARNIVORE, "anger anger anger poop", home=3, strength=1)
    at.show()
    twin = Table(at.match.copy())
    at.play(m.Catch(1))
    assert at.alive(RED, 1) and (at.family(RED).home, at.family(RED).hospital) == (1, 2)
    twin.play(m.LetGo())
    assert not twin.alive(RED, 1) and (twin.family(RED).home, twin.family(RED).hospital) == (3, 0)


@pytest.mark.rule("DP-NEED-42", "DP-EX-55")
def test_catching_is_all_or_nothing() -> None:
    at = alone(CARNIVORE, "anger anger anger", home=1, strength=1)
    at.show()
    assert not at.alive(RED, 1)
    assert (at.family(RED).home, at.family(RED).hospital) == (1, 0)


@pytest.mark.rule("DP-NEED-41")
def test_imps_sent_for_one_pet_are_gone_for_the_next() -> None:
    at = alone(CARNIVORE, "anger poop", home=1).pet(RED, 2, "drago", needs="anger poop")
    at.show()
    at.play(m.Catch(1))
    assert at.alive(RED, 1) and not at.alive(RED, 2)


# --- magic --------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "DP-NEED-45", "DP-NEED-46", "DP-NEED-47", "DP-NEED-48", "DP-NEED-50", "DP-NEED-51", "DP-LOSE-04"
)
@pytest.mark.parametrize(
    ("magic", "antimagic", "addon", "tokens"), [(2, 2, 0, 0), (2, 1, 1, 0), (2, 1, 0, 1), (3, 1, 0, 2)]
)
def test_magic_against_antimagic(magic: int, antimagic: int, addon: int, tokens: int) -> None:
    at = alone(HERBIVORE, " ".join(["magic"] * magic + ["poop"]), home=5, antimagic=antimagic)
    at.addon(RED, 1, antimagic=addon)
    at.show()
    assert at.turn == -1 and at.family(RED).home == 5  # imps can do nothing about it
    assert at.alive(RED, 1) == (tokens < 2)
    assert at.at(RED, 1)["mutation"] == (tokens if tokens < 2 else 0)


# --- disease ------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "DP-NEED-52", "DP-NEED-53", "DP-NEED-54", "DP-NEED-55", "DP-EX-22", "DP-EX-23", "DP-EX-24", "DP-EX-25"
)
@pytest.mark.parametrize(
    ("needs", "manure", "suffering"),
    [
        ("poop poop", 9, 0),
        ("disease disease", 0, 0),
        ("disease magic", 1, 0),
        ("poop poop disease", 0, 2),
        ("disease disease poop", 1, 3),
        ("disease disease disease", 0, 2),
        ("disease magic", 3, 3),
    ],
)
def test_disease_and_manure(needs: str, manure: int, suffering: int) -> None:
    at = alone(HERBIVORE, needs, antimagic=1, size=7)
    at.plot(RED, 1).manure = manure
    at.show()
    assert at.suffering(RED, 1) == suffering


@pytest.mark.rule("DP-EX-66")
def test_absorbing_does_not_touch_old_manure() -> None:
    at = alone(HERBIVORE, "poop poop disease", absorb=1)
    at.plot(RED, 1).manure = 1
    at.show()
    assert at.manure(RED, 1) == 2 and at.suffering(RED, 1) == 2


# --- losing a pet -------------------------------------------------------------------------------------------


@pytest.mark.rule("DP-LOSE-02")
@pytest.mark.parametrize(
    ("before", "size", "alive"), [(0, 2, True), (1, 2, False), (1, 3, True), (5, 3, False)]
)
def test_suffering_against_size(before: int, size: int, alive: bool) -> None:
    at = alone(HERBIVORE, "hunger poop", size=size)
    at.plot(RED, 1).suffering = before
    at.show()
    assert at.alive(RED, 1) == alive


@pytest.mark.rule("DP-LOSE-05", "DP-LOSE-06", "DP-LOSE-07", "DP-LOSE-10")
def test_a_lost_pet_leaves_everything_but_its_manure() -> None:
    at = alone("snakitty", "poop potion anger", size=3)  # green, yellow, red
    at.plot(RED, 1).manure, at.plot(RED, 1).suffering, at.state.potions = 2, 1, 4
    at.hand(RED, yellow="play")
    at.show()
    assert at.at(RED, 1) == {"pet": None, "size": 0, "suffering": 0, "mutation": 0, "manure": 3}
    assert (at.discards("green"), at.discards("red")) == (["poop"], ["anger"])
    assert at.state.potions == 5
    assert all(plot.pet for family in at.state.families for plot in family.plots)


@pytest.mark.rule("DP-LOSE-08")
def test_needs_of_a_lost_pet_score_nothing() -> None:
    at = table(round=2, exhibition="magic-show").pet(RED, 1, "uni", needs="magic magic magic poop")
    at.cage(RED, 2, antimagic=2).pet(RED, 2, "birdie", needs="magic magic")
    at.show()
    assert not at.alive(RED, 1) and at.minion() == 2


@pytest.mark.rule("DP-LOSE-09", "DP-EX-59")
def test_needs_not_handled_yet_are_forgotten() -> None:
    at = alone(HERBIVORE, "hunger poop", size=2)
    at.plot(RED, 1).suffering = 1
    at.show()
    assert not at.alive(RED, 1) and at.manure(RED, 1) == 0


@pytest.mark.rule("DP-LOSE-11", "DP-LOSE-12", "DP-EX-31")
@pytest.mark.parametrize(("before", "lost"), [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (55, 5), (108, 10)])
def test_what_losing_a_pet_costs(before: int, lost: int) -> None:
    at = alone(CARNIVORE, "anger anger anger").reputation(before)
    at.show()
    assert at.points() == before - lost


@pytest.mark.rule("DP-LOSE-13", "DP-SHOW-13")
def test_reputation_is_lost_before_the_awards() -> None:
    at = (
        table(round=2, exhibition="magic-show")
        .pet(RED, 1, "uni", needs="magic magic magic poop")
        .reputation(9)
    )
    at.cage(RED, 2, antimagic=2).pet(RED, 2, "birdie", needs="magic magic")
    at.show()
    assert at.points() == 9
    at.awards()
    assert at.points() == 17


@pytest.mark.rule("DP-LOSE-14")
def test_every_cause_costs_the_same() -> None:
    for needs in ("anger anger anger", "magic magic magic", "hunger hunger hunger"):
        at = alone("bubl", needs).reputation(30)
        at.show()
        assert not at.alive(RED, 1) and at.points() == 27


@pytest.mark.rule("DP-LOSE-15", "DP-EX-60")
def test_each_pet_is_charged_on_its_own() -> None:
    at = alone("bubl", "anger anger").pet(RED, 2, "drago", needs="anger anger").reputation(20)
    at.show()
    assert at.points() == 17
    assert [event["reputation"] for event in at.heard("dp-lost")] == [2, 1]


# --- long-handled shovel ------------------------------------------------------------------------------------


def shovelling(needs: str = "poop poop disease", home: int = 1, **symbols: int) -> Table:
    at = alone("wormie", needs, home=home, size=7, **symbols).owns(RED, "long-handled-shovel")
    at.plot(RED, 1).manure = 0
    return at


@pytest.mark.rule("DP-ART-08", "DP-ART-09", "DP-ART-10", "DP-ART-12")
def test_the_shovel_removes_two_manure_between_poop_and_disease() -> None:
    at = shovelling()
    at.show()
    at.play(m.Shovel(1), m.Shovel(1))
    assert at.manure(RED, 1) == 0 and at.suffering(RED, 1) == 0
    assert (at.family(RED).home, at.family(RED).busy) == (0, 1)
    at = shovelling(home=0)
    at.show()
    assert at.suffering(RED, 1) == 2  # nobody there to shovel
    at = shovelling()
    at.plot(RED, 2).manure = 3
    at.cage(RED, 2, manure=3)
    at.show()
    assert {move.plot for move in at.moves(m.Shovel)} == {2}  # an empty cage, before the poop
    assert at.why_not(m.Shovel(3)) == "DP-ART-08"


@pytest.mark.rule("DP-ART-11")
def test_two_moments_and_two_cages_by_the_same_imp() -> None:
    at = shovelling("poop poop poop").cage(RED, 2, manure=1)
    at.show()
    at.play(m.Shovel(2))
    assert at.offered(m.Shovel) and at.state.shovel == 1
    at.play(m.Shovel(1))
    assert (at.manure(RED, 1), at.manure(RED, 2)) == (2, 0)
    assert at.family(RED).busy == 1 and not at.offered(m.Shovel)


@pytest.mark.rule("DP-ART-08")
def test_only_one_imp_shovels() -> None:
    at = shovelling("poop poop poop poop", home=5)
    at.show()
    at.play(m.Shovel(1), m.Shovel(1))
    assert at.turn == -1 and at.manure(RED, 1) == 2 and at.family(RED).home == 4


@pytest.mark.rule("DP-ART-13")
def test_the_shovel_works_every_round() -> None:
    at = shovelling("poop poop poop")
    at.show()
    at.play(m.Shovel(1), m.Shovel(1))
    at.age()
    at.state.round = 2
    at.pet(RED, 1, "wormie", needs="poop poop poop", size=7)
    at.state.exhibitions[0] = 7
    at.show()
    at.play(m.Shovel(1), m.Shovel(1))
    assert at.manure(RED, 1) == 2


@pytest.mark.rule("DP-ART-20", "DP-EX-43")
def test_shovel_and_employee() -> None:
    at = shovelling("magic magic", antimagic=2).owns(RED, "employee-of-the-month")
    at.plot(RED, 1).manure = 5
    at.show()
    at.play(m.Shovel(1, employee=True), m.Shovel(1), m.Shovel(1), m.Shovel(1))
    assert at.manure(RED, 1) == 1 and at.family(RED).home == 0 and not at.offered(m.Shovel)
    at = shovelling("magic magic", antimagic=2)
    at.plot(RED, 1).manure = 5
    at.show()
    assert at.why_not(m.Shovel(1, employee=True)) == "DP-ART-19"


# --- imp armor ----------------------------------------------------------------------------------------------


def armored(needs: str, home: int, **symbols: int) -> Table:
    return alone("ghosty", needs, home=home, **symbols).owns(RED, "imp-armor")


@pytest.mark.rule("DP-ART-14", "DP-ART-17", "DP-ART-18")
def test_armor_adds_to_strength_or_antimagic() -> None:
    at = armored("anger anger poop", home=1, strength=1)
    at.show()
    assert at.why_not(m.WearArmor(1, "antimagic")) == "DP-ART-14"
    assert at.why_not(m.WearArmor(2, "strength")) == "DP-ART-14"
    at.play(m.WearArmor(1, "strength"))
    assert at.alive(RED, 1) and (at.family(RED).home, at.family(RED).hospital) == (0, 0)
    at.age()
    assert at.family(RED).home == 1
    at = armored("magic magic poop", home=1, antimagic=1)
    at.show()
    at.play(m.WearArmor(1, "antimagic"))
    assert at.at(RED, 1)["mutation"] == 0


@pytest.mark.rule("DP-EX-57")
def test_armor_may_leave_one_mutation() -> None:
    at = armored("magic magic magic", home=1, antimagic=1)
    at.show()
    at.play(m.WearArmor(1, "antimagic"))
    assert at.alive(RED, 1) and at.at(RED, 1)["mutation"] == 1


@pytest.mark.rule("DP-ART-15", "DP-EX-56", "DP-ART-16")
def test_two_suits_a_round_where_the_player_likes() -> None:
    at = armored("anger anger anger anger", home=3, strength=1)
    at.show()
    at.play(m.WearArmor(1, "strength"), m.WearArmor(1, "strength"))
    assert not at.offered(m.WearArmor)
    at.play(m.Catch(1))
    assert at.alive(RED, 1) and (at.family(RED).hospital, at.family(RED).busy) == (1, 2)
    at = armored("magic anger", home=2)
    at.show()
    at.play(m.WearArmor(1, "antimagic"), m.WearArmor(1, "strength"))
    assert at.at(RED, 1)["mutation"] == 0 and at.alive(RED, 1)
    at = armored("anger poop", home=2).pet(RED, 2, "drago", needs="anger poop")
    at.show()
    at.play(m.WearArmor(1, "strength"), m.WearArmor(2, "strength"))
    assert at.alive(RED, 1) and at.alive(RED, 2)


@pytest.mark.rule("DP-ART-21", "DP-EX-44")
def test_armor_and_employee() -> None:
    at = armored("anger anger anger", home=1, strength=1).owns(RED, "employee-of-the-month")
    at.show()
    at.play(m.WearArmor(1, "strength", employee=True))
    assert at.alive(RED, 1) and at.family(RED).hospital == 0


# --- employee of the month ----------------------------------------------------------------------------------


def employing(needs: str, home: int, **symbols: int) -> Table:
    return alone("uni", needs, home=home, **symbols).owns(RED, "employee-of-the-month")


@pytest.mark.rule("DP-ART-19", "DP-ART-24", "DP-EX-67")
def test_the_employee_plays_twice_with_each_neighbour() -> None:
    at = employing("play play", home=1).pet(RED, 2, "birdie", needs="play play")
    at.show()
    at.play(m.Entertain(1, employee=True))
    assert at.suffering(RED, 1) == at.suffering(RED, 2) == 0 and at.family(RED).home == 0
    at = alone("uni", "play play", home=2)
    at.show()
    assert at.why_not(m.Entertain(1, employee=True)) == "DP-ART-19"


@pytest.mark.rule("DP-ART-19")
def test_the_employee_does_one_job_a_round() -> None:
    at = employing("play play anger anger", home=3)
    at.show()
    at.play(m.Entertain(1, employee=True))
    assert {move.employee for move in at.moves(m.Catch)} == {False}
    assert at.why_not(m.Catch(1, employee=True)) == "DP-ART-19"
    at.age()
    at.pet(RED, 1, "uni", needs="play play poop")
    at.show()
    assert m.Entertain(1, employee=True) in at.moves()


@pytest.mark.rule("DP-ART-25")
def test_the_employee_catches_for_two_but_only_he_is_hurt() -> None:
    at = employing("anger anger poop", home=1)
    at.show()
    at.play(m.Catch(1, employee=True))
    assert at.alive(RED, 1) and (at.family(RED).home, at.family(RED).hospital) == (0, 1)


@pytest.mark.rule("DP-ART-31")
def test_the_magic_box_feeds_everybody() -> None:
    for pet in ("birdie", "snakitty", "bubl"):
        at = alone(pet, "hunger poop").food(RED, box=1)
        at.show()
        at.play(m.Feed(1, "box"))
        assert at.suffering(RED, 1) == 0 and at.stored(RED) == [0] * 6


@pytest.mark.rule("DP-EX-58", "DP-NEED-49")
def test_old_and_new_mutations_add_up() -> None:
    at = alone("uni", "magic poop")
    at.plot(RED, 1).mutation = 1
    at.show()
    assert at.at(RED, 1) == {"pet": None, "size": 0, "suffering": 0, "mutation": 0, "manure": 1}


@pytest.mark.rule("DP-COMP-01")
def test_tokens_are_unlimited() -> None:
    at = table().gold(900)
    for seat, plot in itertools.product((RED, YELLOW, GREEN, BLUE), (1, 2, 3, 4)):
        at.cage(seat, plot, manure=20).pet(seat, plot, "bubl", needs="poop poop", suffering=0, size=7)
    at.food(RED, (90, 90, 90), (90, 90))
    at.show(RED, YELLOW, GREEN, BLUE)
    assert (
        sum(plot.manure for family in at.state.families for plot in family.plots) == 16 * 22
    )  # the box holds 30
    assert fresh().state.potions == 5
