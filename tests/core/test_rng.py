"""The table's own dice."""

from __future__ import annotations

from collections import Counter

import pytest

from monstrerie import Rng


def test_the_same_numbers_today_and_next_year() -> None:
    dice = Rng(2016)
    assert [dice.word() for _ in range(4)] == [2898959748, 1969341753, 3348535041, 3084128919]


def test_copies_go_on_alike_and_apart() -> None:
    dice = Rng(1)
    dice.word()
    twin = dice.copy()
    assert [dice.below(100) for _ in range(20)] == [twin.below(100) for _ in range(20)]
    dice.word()
    assert dice.words() != twin.words()


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 36, 1000])
def test_below_is_uniform(limit: int) -> None:
    dice = Rng(limit)
    draws = 2000 * min(limit, 50)
    counts = Counter(dice.below(limit) for _ in range(draws))
    assert min(counts) >= 0 and max(counts) < limit
    if limit <= 50:
        assert len(counts) == limit
        squares = sum((count - draws / limit) ** 2 for count in counts.values()) / (draws / limit)
        assert squares < limit + 6 * (2 * limit) ** 0.5  # chi squared, six sigma


@pytest.mark.parametrize("limit", [0, -1, 2**30 + 1])
def test_below_refuses_senseless_limits(limit: int) -> None:
    with pytest.raises(ValueError, match="limit"):
        Rng(1).below(limit)


def test_shuffles_are_uniform() -> None:
    dice = Rng(5)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [1, 2, 3]
        dice.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 6 and max(counts.values()) < 1200 and min(counts.values()) > 800


def test_different_seeds_differ() -> None:
    assert len({Rng(seed).word() for seed in range(1000)}) == 1000
    assert 0.0 <= Rng(3).unit() < 1.0
