"""A decision without a choice is made for whoever asked for that, also where moves have free numbers."""

from __future__ import annotations

import monstrerie
from monstrerie.core.match import Match
from monstrerie.core.move import Move
from monstrerie.server.history import plan

SEEDS = range(3)
MOVES = 14


def positions() -> list[tuple[Match, int]]:
    """Positions of Rampage's first turns."""
    found = []
    for seed in SEEDS:
        match = monstrerie.game("rampage").new(2, seed=seed, first="host")
        for number in range(MOVES):
            seat = match.to_act[0]
            found.append((match.copy(), seat))
            moves = match.moves(seat)
            match.play(seat, moves[number % len(moves)])
    return found


def kind(move: Move) -> str:
    return str(monstrerie.game("rampage").encode(move)["kind"])


def test_rampage_has_moves_without_a_choice_and_single_ones_with_free_numbers() -> None:
    lone = [(match, seat, match.moves(seat)[0]) for match, seat in positions() if len(match.moves(seat)) == 1]
    plain = [(match, seat) for match, seat, move in lone if not match.game.freedom(match.state, seat, move)]
    assert plain and {kind(match.moves(seat)[0]) for match, seat in plain} <= {"finish", "turn-back", "stand"}
    for match, seat, move in lone:
        free = match.game.freedom(match.state, seat, move)
        assert (match.only_move(seat) is None) == bool(free)
    for match, seat in plain:
        made = plan(match, seat, [], "auto", {seat: "auto"})
        assert made.played and made.played[0].by == "auto"
        assert made.match.only_move(seat) is None or made.match.over or seat not in made.match.to_act
        # Whoever did not ask for that is asked.
        assert plan(match, seat, [], "auto", {}).played == []
