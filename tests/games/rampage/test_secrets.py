"""The sixteen Secret Superpowers (RA-SEC) and their windows (RA-CARD)."""

from __future__ import annotations

import pytest

from monstrerie.games.rampage.moves import (
    Climb,
    Dine,
    Discard,
    Eat,
    Flick,
    Jump,
    KungFu,
    Pay,
    Pick,
    Place,
    Restart,
    Reveal,
    Send,
    Target,
    TurnBack,
    Wrestle,
)
from monstrerie.games.rampage.names import COLOURS
from monstrerie.games.rampage.rules import port

from .tables import BREATH, DONE, FLICK, OUT, drop, fallen, lie, table, throw

# --- windows ------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-CARD-02", "RA-CARD-03", "RA-SEC-12")
def test_a_secret_is_free_shown_when_used_and_used_once() -> None:
    t = table("A B", cards={"A": "paralysing-gaze"})
    assert t.match.view(1)["seats"][0]["secrets"] == [None] and t.match.view(0)["seats"][0]["secrets"] != [
        None
    ]
    t.play("A", Reveal("paralysing-gaze"))
    assert t.state.actions == 2 and t.state.gone[2] == [("paralysing-gaze", -1)]
    assert t.match.view(1)["discarded"]["secret"] == ["paralysing-gaze"]
    assert t.why_not("A", Reveal("paralysing-gaze")) == "RA-CARD-02"


@pytest.mark.rule("RA-CARD-04", "RA-CARD-05")
def test_window_a_before_between_and_after_actions_and_window_e_after_the_meal() -> None:
    for actions in range(3):
        t = table("A B", cards={"A": "unleashed"})
        t.play("A", *[BREATH] * actions, Reveal("unleashed"))
        assert t.state.actions == 4 - actions
    t = table("A B", cards={"A": "unleashed"}, at={"A": "N"})
    t.play("A", DONE)
    assert t.why_not("A", Reveal("unleashed")) == "RA-CARD-05"
    t.play("A", DONE)
    assert t.asked == "after-meal" and t.why_not("A", Reveal("unleashed")) == "RA-CARD-05"
    t = table("A B", cards={"A": "paralysing-gaze"})
    t.play("A", DONE, DONE, Reveal("paralysing-gaze"))
    assert t.turn == "B" and t.state.gazed == [False, True]
    t = table("A B", cards={"A": "mouthguard"})
    assert t.why_not("A", Reveal("mouthguard")) == "RA-CARD-05", "a reaction needs its event"


@pytest.mark.rule("RA-CARD-06", "RA-CARD-08")
def test_no_target_no_play() -> None:
    t = table("A B", at={"A": "N", "B": "S"}, cards={"A": "passionate-kiss"}, stomachs={"B": "red"})
    assert t.why_not("A", Reveal("passionate-kiss")) == "RA-CARD-06"
    t = table("A B", at={"A": "ruin:S1", "B": "S"}, cards={"A": "terminator"})
    assert t.why_not("A", Reveal("terminator")) == "RA-CARD-08"
    t = table("A B", cards={"A": "earthquake"})
    t.play("A", Reveal("earthquake"))
    assert t.state.actions == 2, "one that needs no target may change nothing"


@pytest.mark.rule("RA-CARD-08", "RA-DEC-33")
def test_a_monster_in_several_neighbourhoods_picks_one() -> None:
    t = table("A B C", at={"A": "N NE", "B": "N", "C": "NE"}, cards={"A": "terminator"})
    t.play("A", Reveal("terminator"))
    assert t.asked == "terminate" and t.why_not("A", Send("S")) == "RA-CARD-08"
    t.play("A", Send("NE"))
    assert t.down("C") and not t.down("B")


@pytest.mark.rule("RA-CARD-07", "RA-CARD-10", "RA-SEC-14")
def test_breaking_by_a_card_works_like_a_brawl() -> None:
    t = table(
        "A B", at={"A": "N", "B": "N"}, cards={"A": "terminator"}, tokens={"B": 0}, stomachs={"B": "red blue"}
    )
    t.play("A", Reveal("terminator"))
    assert t.stomach("A") == "blue red" and t.broken["A"] == 0


@pytest.mark.rule("RA-CARD-11", "RA-SEC-07b", "RA-EX-52")
def test_an_invisible_monster_is_out_of_reach() -> None:
    t = table("A B", at={"A": "N", "B": "N"}, cards={"A": "invisibility", "B": "terminator"})
    t.play("A", DONE, DONE, Reveal("invisibility"))
    assert t.turn == "B" and t.why_not("B", Reveal("terminator")) == "RA-CARD-06"
    t.play("B", DONE, DONE, DONE)
    assert t.turn == "A" and t.asked == "place-own" and len(t.moves("A", Place)) == 8
    assert t.why_not("A", Place("W", 300.0, 5.0)) == "RA-PHY-19"
    t.play("A", Place("W", 5.0, 5.0))
    assert t.home("A") == "W" and t.asked == "action" and not t.state.invisible[0]


@pytest.mark.rule("RA-CARD-13")
def test_meal_places_never_combine() -> None:
    t = table("A B", at={"A": "N", "B": "S"}, cards={"A": "freeloader elastic-tongue siren"})
    t.put("E red", "S blue")
    t.play("A", DONE, Reveal("freeloader"))
    assert t.moves("A") == [Dine("S")], "not next to it, and no way back"
    assert t.why_not("A", Dine("SW")) == "RA-SEC-10"


@pytest.mark.rule("RA-CARD-14", "RA-FLOOR-14", "RA-SEC-09", "RA-SEC-09a", "RA-DEC-32")
def test_little_wings_and_the_steps_after_it() -> None:
    t = table("A B", at={"A": "N"}, cards={"A": "little-wings smelly-feet"})
    tile = t.floor("floor-S1-0", "N")
    t.lay({"paws-0": lie("N", on=tile)})
    t.put("ruin:S1 grey")
    t.state.gazed[0] = True
    t.settle({"body-1": fallen("S"), "paws-0": lie("W"), "body-0": lie("W", on="paws-0")})
    t.play("A", Reveal("little-wings"), Place("W", 5.0, 5.0))
    assert t.home("A") == "W" and t.floors["A"] == 1 and t.broken["A"] == 1
    assert t.asked == "action" and t.state.actions == 2, "no Move: no Smelly Feet"


# --- the cards ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-SEC-01", "RA-SEC-01a", "RA-EX-51", "RA-DEC-27")
def test_passionate_kiss() -> None:
    t = table("A B C", at={"A": "N", "B": "N", "C": "S"}, cards={"A": "passionate-kiss"}, down="B")
    t.state.give(1, 5, 2)
    t.state.give(1, 4)
    t.play("A", Reveal("passionate-kiss"))
    assert t.match.view(0)["shown"]["stomach"]["red"] == 2, "A sees the three"
    assert t.match.view(2)["shown"] == {} and t.why_not("A", Pick("blue")) == "RA-SEC-01"
    t.play("A", Pick("red"), Pick("grey"))
    assert t.stomach("A") == "grey red" and t.stomach("B") == "red"
    t = table(
        "A B C",
        at={"A": "N", "B": "N", "C": "N"},
        cards={"A": "passionate-kiss"},
        stomachs={"B": "red", "C": "blue"},
    )
    t.play("A", Reveal("passionate-kiss"))
    assert t.why_not("A", Target(0)) == "RA-SEC-01"
    t.play("A", Target(2), Pick("blue"))
    assert t.stomach("A") == "blue" and t.asked == "action", "with fewer than two he takes what there is"


@pytest.mark.rule("RA-SEC-02", "RA-SEC-02a", "RA-SEC-02b", "RA-EX-46", "RA-TURN-09")
def test_who_farted() -> None:
    t = table("A B C", cards={"A": "who-farted"}, down="C")
    t.state.extra[1] = 1
    t.play("A", Reveal("who-farted"))
    assert t.state.upside == [False, True, True] and not t.down("C")
    assert t.position.pieces["body-2"].carriers == ("paws-2",)
    t.play("A", DONE, DONE)
    assert t.turn == "B" and t.state.actions == 3 and t.asked == "turn-back"
    assert t.why_not("B", FLICK) == t.why_not("B", BREATH) == t.why_not("B", DONE) == "RA-SEC-02a"
    t.play("B", TurnBack())
    assert t.state.actions == 2 and not t.state.upside[1] and t.asked == "action"
    assert t.why_not("B", TurnBack()) == "RA-SEC-02"


@pytest.mark.rule("RA-SEC-02b", "RA-SEC-02c")
def test_upside_down_bodies_fall_and_come_back_upside_down() -> None:
    t = table("A B C", cards={"A": "who-farted"}, at={"B": "out", "C": "gone"})
    t.play("A", Reveal("who-farted"), DONE, DONE)
    t.play("B", Restart(1))
    assert t.state.upside[1] and t.asked == "turn-back"
    t.play("B", TurnBack(), DONE, DONE)
    t.play("C", Place("S", 5.0, 5.0))
    assert t.state.upside[2] and t.asked == "turn-back"
    t = table("A B C", cards={"A": "who-farted"})
    t.play("A", Reveal("who-farted"))
    t.next({"body-1": fallen("N")}).play("A", BREATH)
    assert t.broken["A"] == 1 and t.down("B")
    t.play("A", DONE, DONE)
    assert t.state.upside[1] and not t.down("B") and t.position.pieces["body-1"].carriers == ("paws-1",)


@pytest.mark.rule("RA-SEC-03", "RA-SEC-03a", "RA-SEC-03b", "RA-SEC-03c", "RA-EX-44", "RA-DEC-29")
def test_wrestler() -> None:
    t = table("A B C", at={"A": "N", "B": "N", "C": "S"}, cards={"A": "wrestler"})
    hold = Wrestle(1, 30.0, 0.9)
    assert t.moves("A", Wrestle)[0].victim_seat == 1 and t.why_not("A", Wrestle(2, 0.0, 0.5)) == "RA-SEC-03"
    assert t.why_not("A", Reveal("wrestler")) == "RA-SEC-03", "victim and throw are named at once"
    t.next({"body-1": fallen("S"), "body-2": fallen("S"), "paws-1": OUT}).play("A", hold)
    assert t.world.seen[0][0] == port.Shot(0, ("body-1", "paws-1"), 30.0, 0.9)
    assert t.broken["A"] == 2 and t.tokens == {"A": 4, "B": 3, "C": 3} and t.state.actions == 2
    assert t.down("B") and t.down("C")
    t.play("A", DONE, DONE)
    assert t.turn == "B" and t.asked == "restart"
    t.play("B", Restart(0))
    assert t.tokens["B"] == 3
    t = table("A B", at={"A": "N", "B": "N"}, cards={"A": "wrestler"}, down="B")
    assert t.why_not("A", hold) == "RA-SEC-03", "a Monster that is down cannot be chosen"
    t = table("A B", at={"A": "N", "B": "N"}, cards={"A": "wrestler boxer"})
    t.play("A", hold)
    assert t.broken["A"] == 1 and not t.down("B"), "one tooth whether or not it falls"


@pytest.mark.rule("RA-SEC-04", "RA-SEC-04a", "RA-EX-50", "RA-DEC-30")
def test_tramp() -> None:
    t = table(
        "A B C",
        cards={"A": "tramp"},
        stomachs={"B": "red", "C": "blue blue blue blue blue"},
        at={"B": "gone"},
    )
    t.play("A", Reveal("tramp"))
    assert t.match.view(0)["shown"]["counts"] == [0, 1, 5], "how many, not which"
    t.play("A", Target(1))
    assert t.why_not("A", Target(1)) == "RA-SEC-04a", "no more than it holds"
    t.play("A", Target(2))
    events = t.play("A", Target(2))
    assert t.stomach("A") == "blue blue red" and t.stomach("B") == "" and t.stomach("C") == "blue blue blue"
    seen = [event for event in events if event.kind == "ra-drawn-seen"]
    assert [event.to for event in seen] == [(0, 1), (0, 2), (0, 2)]
    t = table("A B C", cards={"A": "tramp"}, stomachs={"B": "red", "C": "blue"})
    t.play("A", Reveal("tramp"), Target(1), Target(2))
    assert t.stomach("A") == "blue red" and t.asked == "action", "all of them when there are fewer than three"


@pytest.mark.rule("RA-SEC-06", "RA-DEC-25")
def test_ravenous() -> None:
    t = table("A B", at={"A": "N"}, cards={"A": "ravenous"}, tokens={"A": 0})
    t.put(*["N red"] * 6)
    assert t.why_not("A", Reveal("ravenous")) == "RA-CARD-05"
    t.play("A", DONE, Reveal("ravenous"), Dine("N"))
    assert t.state.limit == 4
    for _ in range(4):
        t.play("A", t.moves("A", Eat)[0])
    assert t.turn == "B" and not t.state.ravenous
    t = table("A B", at={"A": "N"}, cards={"A": "ravenous siren"})
    t.put("S red", "S red")
    t.play("A", DONE, Reveal("ravenous"), Dine("S", siren=True))
    assert t.state.limit == 1, "no effect on Siren"


@pytest.mark.rule("RA-SEC-07", "RA-SEC-07a")
def test_invisibility_in_the_middle_of_a_turn_ends_it() -> None:
    t = table("A B", at={"A": "N"}, cards={"A": "invisibility"})
    t.put("N red")
    t.play("A", BREATH, Reveal("invisibility"))
    assert t.turn == "B" and t.state.invisible[0] and "paws-0" not in t.position.pieces
    assert t.stomach("A") == ""


@pytest.mark.rule("RA-SEC-07b")
def test_an_invisible_monster_is_not_relocated_nor_a_host_but_feeds_a_tramp() -> None:
    t = table("A B", cards={"B": "tramp"}, stomachs={"A": "red red red"}, at={"A": "gone"}, turn="B")
    t.play("B", Reveal("tramp"), Target(0), Target(0), Target(0))
    assert t.stomach("B") == "red red red"
    t = table("A B", cards={"B": "freeloader"}, at={"A": "gone"}, turn="B")
    t.play("B", DONE)
    assert t.why_not("B", Reveal("freeloader")) == "RA-CARD-06"
    t = table("A B", cards={"A": "invisibility"}, runaway="red red red red")
    (blue,) = t.put("N blue")
    t.settle({blue: OUT}).play("A", Reveal("invisibility"))
    assert t.tokens["A"] == 3 and t.turn == "B" and t.asked == "action", "row 1 without relocation"


@pytest.mark.rule("RA-SEC-08", "RA-SEC-08a", "RA-SEC-08b", "RA-EX-49", "RA-TURN-21", "RA-DEC-31", "RA-SET-14")
def test_unstable_mutation() -> None:
    t = table("A B", cards={"A": "boxer unstable-mutation"})
    pack = t.state.packs[1]
    for card in ("braces", "siren", "jumper"):
        pack.remove(card)
        pack.append(card)
    t.play("A", Reveal("unstable-mutation"))
    assert t.match.view(1)["seats"][0]["powers"] == ["boxer", "jumper", "siren", "braces"]
    assert t.why_not("A", Jump(0.0, 0.5)) == "", "they work from that moment on"
    t.play("A", DONE, DONE)
    assert t.asked == "mutation" and t.why_not("A", Discard("hurricane")) == "RA-SEC-08"
    t.play("A", Discard("boxer"), Discard("siren"), Discard("braces"))
    assert t.turn == "B" and t.state.powers_of(0) == ["jumper"]
    assert [card for card, _ in t.state.gone[1]] == ["boxer", "siren", "braces"]


@pytest.mark.rule("RA-SEC-08b")
def test_mutation_without_a_power_keeps_none_and_a_lost_one_does_not_count() -> None:
    t = table("A B", cards={"A": "unstable-mutation"})
    t.play("A", Reveal("unstable-mutation"), DONE)
    t.play("A", DONE) if t.turn == "A" else None
    assert t.turn == "B" and t.state.powers_of(0) == [] and len(t.state.gone[1]) == 3
    t = table("A B", cards={"A": "boxer unstable-mutation"}, side="B", runaway="blue blue blue")
    (blue,) = t.put("N blue")
    t.play("A", Reveal("unstable-mutation"))
    t.next({blue: OUT}).play("A", BREATH)
    t.play("A", Discard("boxer"), DONE)
    t.play("A", DONE) if t.turn == "A" else None
    assert t.turn == "B" and t.state.powers_of(0) == [], "of three held, three go"


@pytest.mark.rule("RA-SEC-10", "RA-SEC-10a")
def test_freeloader() -> None:
    t = table("A B C", at={"A": "N", "B": "S SE", "C": "ruin:S1"}, cards={"A": "freeloader"})
    (red,) = t.put("S red")
    t.play("A", DONE, Reveal("freeloader"))
    assert set(t.moves("A")) == {Dine("S"), Dine("SE")} and t.why_not("A", Dine("N")) == "RA-SEC-10"
    t.play("A", Dine("S"))
    assert t.state.menu == [red]
    t.play("A", t.moves("A", Eat)[0])
    assert t.turn == "B", "it replaces the meal"


@pytest.mark.rule("RA-SEC-11", "RA-SEC-11a", "RA-SEC-11b", "RA-EX-41", "RA-DEC-20", "RA-GEN-13")
def test_mouthguard_against_a_boxer() -> None:
    t = table("A B C", cards={"B": "boxer", "C": "mouthguard"}, tokens={"C": 3}, turn="B")
    t.next({"body-2": fallen("N")}).play("B", FLICK)
    assert t.turn == "C" and t.asked == "mouthguard"
    t.play("C", Reveal("mouthguard"))
    assert t.tokens == {"A": 4, "B": 3, "C": 3} and t.broken == {"A": 0, "B": 0, "C": 1} and t.down("C")
    assert t.turn == "B"


@pytest.mark.rule("RA-SEC-11b", "RA-SEC-11c", "RA-EX-42")
def test_mouthguard_brings_meeples_back_and_takes_meeples() -> None:
    t = table(
        "A B C",
        cards={"C": "mouthguard"},
        tokens={"B": 0, "C": 0},
        stomachs={"B": "green", "C": "red red"},
        turn="B",
    )
    t.next({"body-2": fallen("N")}).play("B", FLICK)
    assert t.stomach("B") == "green red red"
    t.play("C", Reveal("mouthguard"))
    assert t.stomach("C") == "green red red" and t.stomach("B") == "" and t.broken["C"] == 0


@pytest.mark.rule("RA-SEC-11a", "RA-EX-43")
def test_mouthguard_answers_breaking_only() -> None:
    t = table("A B C", cards={"C": "mouthguard"}, at={"C": "N sidewalk:ST"}, turn="C")
    t.next(hit=False).play("C", drop("ST"))
    assert t.tokens["C"] == 3 and t.asked == "action" and t.why_not("C", Reveal("mouthguard")) == "RA-CARD-05"
    for card, move in (("wrestler", Wrestle(2, 0.0, 0.5)), ("terminator", Reveal("terminator"))):
        t = table("A B C", at={"A": "N", "C": "N"}, cards={"A": card, "C": "mouthguard"})
        t.play("A", move)
        assert t.turn == "C"
        t.play("C", Reveal("mouthguard"))
        assert t.tokens == {"A": 3, "B": 4, "C": 4} and t.broken["C"] == 1


@pytest.mark.rule("RA-SEC-11a")
def test_mouthguard_answers_a_mouthguard() -> None:
    t = table("A B C D E F", at={}, cards={"A": "mouthguard", "B": "mouthguard"})
    t.next({"body-1": fallen("N")}).play("A", BREATH)
    t.play("B", Reveal("mouthguard"))
    assert t.turn == "A" and t.asked == "mouthguard" and t.broken["B"] == 1
    # B is down: his loss is cancelled, but nothing more can be broken of him.
    t.play("A", Reveal("mouthguard"))
    assert t.tokens["A"] == 4 and t.tokens["B"] == 4 and t.broken["B"] == 0


@pytest.mark.rule("RA-SEC-12", "RA-SEC-12a", "RA-EX-47", "RA-POW-09b", "RA-MOVE-01", "RA-DEC-28")
def test_paralysing_gaze() -> None:
    t = table(
        "A B C",
        at={"B": "N sidewalk:ST"},
        cards={"A": "paralysing-gaze", "B": "jumper mountaineer", "C": "kung-fu-master"},
    )
    t.play("A", Reveal("paralysing-gaze"), DONE, DONE)
    for move in (FLICK, Jump(0.0, 0.5), Climb("ST", 5.0, 5.0)):
        assert t.why_not("B", move) == "RA-SEC-12"
    assert t.why_not("B", drop("ST")) == t.why_not("B", BREATH) == t.why_not("B", throw(0)) == ""
    t.play("B", DONE, DONE)
    assert t.why_not("C", FLICK) == "RA-SEC-12" and t.why_not("C", KungFu(0.0, 0.5)) == ""
    t.play("C", DONE, DONE)
    t.play("A", FLICK, DONE, DONE)
    assert t.why_not("B", Flick(0.0, 0.5)) == "", "it ended with that turn"


@pytest.mark.rule("RA-SEC-13", "RA-SEC-13a", "RA-SEC-13b", "RA-EX-40", "RA-EAT-18")
def test_ultra_bright_smile() -> None:
    t = table(
        "A B",
        at={"A": "ruin:S1"},
        cards={"A": "ultra-bright-smile"},
        tokens={"A": 2},
        runaway="red blue grey red blue green black",
    )
    t.play("A", DONE, Reveal("ultra-bright-smile"))
    assert t.state.limit == 4 and t.why_not("A", Pick("yellow")) == "RA-SEC-13"
    t.play("A", Pick("red"), Pick("black"), Pick("green"), Pick("grey"))
    assert t.stomach("A") == "black green grey red" and [COLOURS[c] for c in t.state.rows] == [
        "blue",
        "red",
        "blue",
    ]
    assert t.tokens["A"] == 2 and t.turn == "B", "nothing fires"
    meeples = t.put("N red", "N red")
    t.next(dict.fromkeys(meeples, OUT)).play("B", BREATH)
    assert t.tokens["B"] == 3, "row 1 fires again"
    t = table("A B", side="B", cards={"A": "ultra-bright-smile"}, runaway="red red red")
    t.play("A", DONE, Reveal("ultra-bright-smile"), Pick("red"), DONE)
    assert t.state.zones[5] == 2 and t.stomach("A") == "red"
    t = table("A B", cards={"A": "ultra-bright-smile"})
    t.play("A", DONE)
    assert t.why_not("A", Reveal("ultra-bright-smile")) == "RA-CARD-06"


@pytest.mark.rule("RA-SEC-14", "RA-SEC-14a", "RA-SEC-14b", "RA-EX-45", "RA-CARD-10")
def test_terminator() -> None:
    t = table("A B C D", at={"A": "N", "B": "N", "C": "N", "D": "S"}, cards={"A": "terminator"}, down="C")
    t.play("A", Reveal("terminator"))
    assert t.world.seen[0][0] == port.Felling(0, (1,))
    assert t.down("B") and t.tokens == {"A": 4, "B": 3, "C": 4, "D": 4} and t.broken["A"] == 1
    assert not t.down("D") and t.state.actions == 2
    t = table("A B C", at={"A": "N", "B": "N", "C": "S"}, cards={"A": "terminator"})
    t.next({"body-1": fallen("N"), "body-2": fallen("S")}).play("A", Reveal("terminator"))
    assert t.broken["A"] == 2, "one knocked over by a felled one is a brawl of its own"


@pytest.mark.rule("RA-SEC-15", "RA-SEC-15a", "RA-DEC-34")
def test_earthquake() -> None:
    t = table("A B", cards={"A": "earthquake"})
    red, blue, grey = t.put("ruin:S1 red", "sidewalk:S1+ruin:S1 blue", "ruin:R2 grey")
    t.play("A", Reveal("earthquake"))
    assert t.why_not("A", Send("E")) == "RA-ZON-06"
    asked = []
    while t.asked == "drive-out":
        asked.append({move.neighbourhood for move in t.moves("A", Send)})
        t.play("A", t.moves("A", Send)[0])
    assert len(asked) == 2, "ruins without loose meeples are skipped"
    assert t.position.pieces[red] == t.position.pieces[blue] != t.position.pieces[grey]


@pytest.mark.rule("RA-HID-08", "RA-DEC-20")
def test_the_mouthguard_window_does_not_betray_the_card() -> None:
    t = table("A B", cards={"B": "tramp"})
    t.next({"body-1": fallen("N")}).play("A", BREATH)
    assert t.turn == "B" and t.asked == "mouthguard" and t.moves("B") == [DONE]
    t.play("B", DONE)
    assert t.broken["A"] == 1
    t = table("A B")
    t.next({"body-1": fallen("N")}).play("A", BREATH)
    assert t.turn == "A", "without any unused Secret nobody is asked"


@pytest.mark.rule("RA-HID-08")
def test_a_table_that_plays_only_moves_asks_in_a_window_to_react() -> None:
    """Were it skipped for whoever has no such card, the others would see who has it."""
    t = table("A B", cards={"B": "tramp"})
    t.next({"body-1": fallen("N")}).play("A", BREATH)
    assert t.asked == "mouthguard" and t.moves("B") == [DONE]
    assert t.match.only_move(1) is None
    t.play("B", DONE)
    t.play("A", BREATH)
    assert t.asked != "mouthguard"
    t = table("A B", cards={"A": "mouthguard"}, at={"A": "N"})
    t.play("A", BREATH, BREATH)
    assert t.asked == "action" and t.match.only_move(0) == DONE, "in one's own turn it is made"


def test_paying_to_an_attacker_comes_before_the_window() -> None:
    t = table("A B", cards={"B": "mouthguard"}, tokens={"B": 0}, stomachs={"B": "red blue grey"})
    t.next({"body-1": fallen("N")}).play("A", BREATH)
    assert t.asked == "pay-tooth"
    t.play("B", Pay("red"), Pay("blue"))
    assert t.asked == "mouthguard"
