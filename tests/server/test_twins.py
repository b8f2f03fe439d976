"""What others receive says nothing about what a player does behind the screen, not even how often
(`bench.twins`, in short).
"""

from __future__ import annotations

import itertools
import math
import random
import sys

import pytest

from bench import twins
from bench.twins import positions
from monstrerie.games import game
from monstrerie.server import describe
from monstrerie.server.knowledge import Known


@pytest.mark.once
@pytest.mark.parametrize(
    ("name", "count", "most", "varies"),
    [
        ("hush", 10, 8, False),
        ("mighty-monsters", 8, 60, False),
        ("dungeon-lords", 6, 80, False),
        ("dungeon-petz", 16, 60, True),
        ("rampage", 1, 4, False),
    ],
)
def test_readers_receive_the_same_wherever_they_can_know_the_same(
    name: str, count: int, most: int, varies: bool
) -> None:
    rng = random.Random(13)
    found = twins.compare(name, positions(name, rng, count, most), rng, sys.maxsize, math.inf)
    assert found.problems == []
    assert found.compared >= 5
    if varies:  # in Petz the moves behind the screen are more or fewer
        assert found.longer >= 5, "nobody ever decided in more or fewer moves: nothing was shown"


@pytest.mark.parametrize(
    ("name", "matches"), [("mighty-monsters", 20), ("dungeon-lords", 6), ("dungeon-petz", 12)]
)
def test_no_seat_decides_at_once_where_it_may_have_had_a_choice(name: str, matches: int) -> None:
    """Others see that a seat decides at once. It is asked all the same where its move is the only one only
    because of what it holds: where at a table that others can imagine it has a choice.
    """
    found, rng = game(name), random.Random(7)
    alone = 0
    for seed in range(matches):
        match = found.new(found.players[seed % len(found.players)], seed)
        busy: set[int] = set()
        while not match.over:
            for seat in match.to_act:
                alone += len(match.moves(seat)) == 1
                # Who has begun to decide behind the screen can go on at once: nobody sees when.
                if seat not in busy and match.only_move(seat) is not None:
                    for reader in {None, *range(match.players)} - {seat}:
                        twin = match.determinise(reader, rng.getrandbits(40))
                        step = type(match.state.step_of(seat)).__name__
                        assert seat not in twin.to_act or len(twin.moves(seat)) == 1, step
            acting, seat = match.to_act, rng.choice(match.to_act)
            match.play(seat, rng.choice(match.moves(seat)))
            busy = busy | {seat} if match.to_act == acting else set()
    assert alone, "nobody ever had only one move: nothing was shown"


def test_frames_name_what_a_move_is_about_as_the_table_was_before_it() -> None:
    """What was sold is gone by now. Frames that are asked for later say the same."""
    rng, found = random.Random(5), 0
    for room in positions("dungeon-petz", rng, 2, 150):
        history = room.history
        assert history is not None
        game = history.match.game
        for seat in (None, 0):
            known = Known(history, seat)
            frames = describe.frames(history, known, 0, history.number, True)
            assert frames[0].words == {}
            for before, frame in itertools.pairwise(frames):
                assert frame.seat is not None and frame.move is not None
                assert frame.words == game.words(before.view, frame.seat, game.decode(frame.move))
                found += frame.words != {}
            late = len(frames) // 2
            assert describe.frames(history, known, late, late + 3, True) == frames[late : late + 4]
            # While the match goes on, others' moves are not shown, nor what they are about.
            hidden = describe.frames(history, known, 0, known.number, False)
            assert all(frame.words == {} for frame in hidden if frame.move is None)
    assert found > 10
