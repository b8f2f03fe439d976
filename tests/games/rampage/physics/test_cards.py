"""Cards on the simulated city: what the rules ask of it is really done (RA-POW, RA-SEC)."""

from __future__ import annotations

import math
from functools import cache
from itertools import islice

import pytest

from bench.rampage_cards import CARDS, Tally, carnage, positions, tried
from monstrerie import Match
from monstrerie.core.rng import Rng
from monstrerie.games.rampage import GAME
from monstrerie.games.rampage.moves import (
    Breathe,
    Climb,
    Dine,
    Eat,
    Flick,
    Jump,
    KungFu,
    Place,
    Restart,
    Reveal,
    Send,
    SetPaws,
    Throw,
    TurnBack,
    Wrestle,
)
from monstrerie.games.rampage.physics import upright
from monstrerie.games.rampage.rules.base import judge
from monstrerie.games.rampage.rules.variants import hold, kind_of

from .tables import Real


def real(cards: str = "", players: int = 2) -> Real:
    """Seat 0 holds these cards."""
    made = Real(players)
    for card in cards.split():
        kind = kind_of(card)
        made.state.packs[kind].remove(card)
        hold(made.state, 0, kind, card)
    return made


def apart(made: Real, piece: str, x: float, y: float) -> float:
    """How far a piece lies from a point."""
    pose = made.pose(piece)
    return math.hypot(pose.x - x, pose.y - y)


@pytest.mark.rule("RA-BREATH-05", "RA-BREATH-02")
def test_a_breath_moves_neither_the_body_nor_the_paws_it_starts_from() -> None:
    made = real().stand(0, 20.0, 240.0).remove("vehicle-0")
    (meeple,) = judge(made.state).on["floor-S1-2"]
    made.put({meeple: (128.0, 240.0, 0.0)})
    before = made.pose("body-0"), made.pose("paws-0")
    made.match.play(0, Breathe(0.0, -45.0, 1.0))
    assert (made.pose("body-0"), made.pose("paws-0")) == before
    assert (
        meeple in judge(made.state).out or apart(made, meeple, 70.0, 240.0) > 1.0 or len(made.state.rows) == 1
    )


@pytest.mark.rule("RA-THROW-07", "RA-THROW-06", "RA-THROW-10")
def test_a_throw_leaves_the_thrower_where_it_stood() -> None:
    made = real().stand(0, 40.0, 250.0)
    before = made.pose("body-0"), made.pose("paws-0")
    made.match.play(0, Throw(0, 0.0, 0.3, tilt=10.0, tilt_direction=0.0))
    assert apart(made, "vehicle-0", 40.0, 250.0) > 20.0 and 0 in judge(made.state).standing
    for old, piece in zip(before, ("body-0", "paws-0"), strict=True):
        assert apart(made, piece, old.x, old.y) < 1.0


@pytest.mark.rule("RA-POW-09", "RA-POW-09a", "RA-POW-09c")
def test_kung_fu_paws_come_back_under_the_body() -> None:
    made = real("kung-fu-master")
    old = made.pose("paws-0")
    made.match.play(0, KungFu(45.0, 1.0))
    assert apart(made, "paws-0", old.x, old.y) < 1.0 and 0 in judge(made.state).standing
    assert made.state.tokens[0] == 4 and made.match.to_act == (0,)


@pytest.mark.rule("RA-POW-14", "RA-POW-14c")
def test_a_jumper_joins_its_paws_where_they_land() -> None:
    made = real("jumper").remove("vehicle-0")
    old = made.pose("paws-0")
    made.match.play(0, Jump(180.0, 0.25))
    assert apart(made, "paws-0", old.x, old.y) > 20.0 and 0 in judge(made.state).standing


@pytest.mark.rule("RA-SEC-03", "RA-SEC-03a")
def test_a_wrestler_throws_both_pieces() -> None:
    made = real("wrestler").stand(0, 30.0, 255.0).stand(1, -40.0, 262.0).remove("vehicle-0")
    made.match.play(0, Wrestle(1, 0.0, 0.4))
    assert made.state.broken[0] == 1 and made.state.tokens[1] == 3
    for piece in ("body-1", "paws-1"):
        assert piece in judge(made.state).out or apart(made, piece, -40.0, 262.0) > 30.0


@pytest.mark.rule("RA-SEC-14", "RA-SEC-14b")
def test_a_terminator_fells_away_from_its_paws() -> None:
    made = real("terminator").stand(0, 20.0, 250.0).stand(1, 80.0, 250.0).remove("vehicle-0")
    made.match.play(0, Reveal("terminator"))
    assert made.state.down[1] and 1 in judge(made.state).fallen and made.state.broken[0] == 1
    assert made.pose("body-1").x > 80.0, "it lies on the far side"


@pytest.mark.rule("RA-SEC-02")
def test_who_farted_sets_bodies_on_their_heads() -> None:
    made = real("who-farted")
    made.match.play(0, Reveal("who-farted"))
    assert (
        made.pose("body-1").up < -0.99 and judge(made.state).fallen == () and 1 in judge(made.state).standing
    )
    seat = made.match.to_act[0]
    while seat == 0:
        made.match.play(0, made.match.moves(0)[-1])
        seat = made.match.to_act[0]
    made.match.play(1, TurnBack())
    assert made.pose("body-1").up > 0.99


@pytest.mark.rule("RA-SEC-09", "RA-SEC-07")
def test_wings_carry_a_monster_to_a_spot_in_any_neighbourhood() -> None:
    made = real("little-wings")
    made.match.play(0, Reveal("little-wings"))
    offers = {move.neighbourhood: move for move in made.match.moves(0) if isinstance(move, Place)}
    assert set(offers) == {"N", "NE", "E", "SE", "S", "SW", "W", "NW"}
    refusal = made.match.why_not(0, Place("S", 0.0, 0.0))
    assert refusal is not None and refusal.rule == "RA-PHY-19"
    made.match.play(0, offers["S"])
    assert judge(made.state).zones["paws-0"] == ("S",) and 0 in judge(made.state).standing


@pytest.mark.rule("RA-POW-13", "RA-POW-01")
def test_elastic_foot_and_mountaineer_set_the_monster_up() -> None:
    made = real("elastic-foot").remove("vehicle-0").stand(0, 20.0, 250.0)
    made.match.play(0, SetPaws("N", 30.0, 150.0))
    assert apart(made, "paws-0", 30.0, 150.0) < 1.0
    made.match.play(0, Flick(90.0, 0.05))
    made = real("mountaineer").remove("vehicle-0").stand(0, 20.0, 250.0)
    (roof,) = judge(made.state).on["floor-S1-2"]
    made.remove(roof)
    climb = next(move for move in made.match.moves(0) if isinstance(move, Climb) and move.ruin == "S1")
    made.match.play(0, climb)
    assert "paws-0" in judge(made.state).on["floor-S1-2"] and judge(made.state).zones["paws-0"] == (
        "ruin:S1",
    )


@pytest.mark.rule("RA-POW-12", "RA-SEC-15")
def test_smelly_feet_stand_meeples_up_beside_the_ruin() -> None:
    made = real("smelly-feet").clear("S1").remove("vehicle-0").stand(0, -14.0, 186.0)
    meeple = next(name for name in (f"meeple-{n}" for n in range(90)) if name not in judge(made.state).zones)
    made.put({meeple: (-78.0, 186.0, made.ruin)})
    made.match.play(0, Flick(180.0, 0.02))
    made.match.play(0, Send("N"))
    assert judge(made.state).zones[meeple] == ("N",) and made.pose(meeple).up > 0.9


@pytest.mark.rule("RA-MOVE-07", "RA-MOVE-06")
def test_paws_flicked_off_the_board_restart_on_a_corner() -> None:
    made = real()
    made.match.play(0, Flick(45.0, 1.0))
    assert made.state.tokens[0] == 3
    spaces = [move.space for move in made.match.moves(0) if isinstance(move, Restart)]
    assert 2 not in spaces, "the other Monster stands there"
    made.match.play(0, Restart(spaces[0]))
    assert 0 in judge(made.state).standing and len(judge(made.state).zones["paws-0"]) == 1


@pytest.mark.rule("RA-EAT-19", "RA-EAT-06", "RA-EAT-07")
def test_a_meal_moves_nothing_else() -> None:
    made = real().remove("vehicle-0").stand(0, 20.0, 250.0)
    (top,) = judge(made.state).on["floor-S1-2"]
    made.put({top: (60.0, 250.0, 0.0)})
    # The tile on the roof stays bare: nothing is done that would let it be won.
    while not any(isinstance(move, Dine) for move in made.match.moves(0)):
        made.match.play(0, made.match.moves(0)[-1])
    made.match.play(0, Dine("N"))
    before = made.state.position
    made.match.play(0, Eat(int(top.split("-")[1])))
    eaten = made.world.city.piece(top).index
    moved = abs(made.state.position.poses[:, :3] - before.poses[:, :3]).max(axis=1)
    assert max(shift for piece, shift in enumerate(moved) if piece != eaten) < 1.0
    assert made.state.floors[0] == 0


@pytest.mark.rule("RA-PHY-19", "RA-RUN-08")
@pytest.mark.parametrize("upside", [False, True])
def test_every_offered_spot_is_legal_whichever_way_the_monster_faces(upside: bool) -> None:
    made = real()
    world = made.world
    (first,) = world.spots(made.state.position, 0, "W", upside, 0)
    # A tile hangs over that spot so that there is room for a narrow side, not for a broad one.
    tile = world.city.piece("floor-S1-2")
    made.put({tile.name: (first.x + 15.0 + tile.parts[0].half[0], first.y, 30.0)})
    pose, body = made.pose("body-0"), world.city.body(0)
    fits = []
    for yaw in range(0, 360, 24):
        turned = made.state.position.placed({body: upright(pose.x, pose.y, pose.z, float(yaw))})
        fits.append(world.why_not_spot(turned, 0, first) is None)
        (spot,) = world.spots(turned, 0, "W", upside, 0)
        assert world.why_not_spot(turned, 0, spot) is None
        # A facing that is asked for counts instead of the Monster's own.
        asked = world.why_not_spot(made.state.position, 0, first._replace(yaw=float(yaw)))
        assert (asked is None) == fits[-1]
    assert any(fits) and not all(fits)


@pytest.mark.rule("RA-POW-01b")
def test_mountaineer_finds_room_on_a_roof_with_meeples() -> None:
    """A Body is wider than deep: in the hand it is turned as there is room between those on the roof."""
    match = GAME.new(2, seed=19, first="host")
    assert any(isinstance(move, Climb) for move in match.moves(0))


@cache
def tables() -> list[tuple[Match, int]]:
    """A quarter of the positions of `bench.rampage_cards`."""
    return list(islice(positions(1), 5))


@pytest.mark.rule("RA-PHY-45", "RA-CARD-14")
@pytest.mark.parametrize(
    ("card", "kind", "most"),
    [
        ("mountaineer", "ra-climbed", 1500),
        ("vacuum-cleaner", "ra-vacuumed", 1500),
        ("prima-ballerina", "ra-flicked", 1500),
        ("long-tail", "ra-dropped", 3000),
        ("heavyweight", "ra-dropped-on", 3000),
        ("kung-fu-master", "ra-kung-fu", 1500),
        ("elastic-tongue", "ra-dines", 500),
        ("hurricane", "ra-breathed", 1500),
        ("smelly-feet", "ra-driven-out", 1500),
        ("elastic-foot", "ra-set-paws", 1500),
        ("jumper", "ra-jumped", 1500),
        ("siren", "ra-dines", 500),
        ("telekinesis", "ra-thrown", 1500),
        ("who-farted", "ra-upside-down", 500),
        ("wrestler", "ra-wrestled", 3000),
        ("ravenous", "ra-dines", 500),
        ("invisibility", "ra-placed-own", 500),
        ("little-wings", "ra-placed-own", 500),
        ("freeloader", "ra-dines", 500),
        ("terminator", "ra-felled", 1500),
        ("earthquake", "ra-driven-out", 500),
    ],
)
def test_every_card_is_answered_with_little_work(card: str, kind: str, most: int) -> None:
    """Work is steps of the simulation and rings of a search: a few thousand take a second of one core."""
    tally = Tally()
    for at, (match, seat) in enumerate(tables(), 1):
        twin, before = match.copy(), len(tally.events)
        if tried(twin, seat, card, CARDS[card], Rng(at), tally):
            assert kind in [event.kind for event in tally.events[before:]]
            assert not [piece for piece in judge(carnage(twin)).out if piece.startswith(("veh", "mee"))]
    assert tally.tries >= 2 and max(tally.work) < most
