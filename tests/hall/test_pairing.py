"""Pairings: everybody plays, sides are balanced, and nobody meets the same again while that can be."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest

from arpents.hall.matching import whole_matching
from arpents.hall.pairing import bracket_order, circle, next_pairs, rounds_of
from arpents.hall.standings import (
    BRACKET,
    BYE,
    DRAW,
    FIRST,
    ROUND_ROBIN,
    SECOND,
    SWISS,
    Pairing,
    standings,
    tie_winner,
)


def played(pairs: list[tuple[int, int]], round: int, rng: random.Random, draws: bool = True) -> list[Pairing]:
    endings = (FIRST, SECOND, DRAW) if draws else (FIRST, SECOND)
    return [
        Pairing(round, board, first, second, match="m", result=rng.choice(endings) if second else BYE)
        for board, (first, second) in enumerate(pairs, 1)
    ]


def tournament(form: str, size: int, rounds: int, rng: random.Random) -> list[Pairing]:
    seeds = {number: number for number in range(1, size + 1)}
    found: list[Pairing] = []
    for round in range(1, rounds + 1):
        pairs = next_pairs(form, rounds, seeds, set(seeds), found, round)
        if form != BRACKET:
            assert sorted(one for pair in pairs for one in pair if one) == sorted(seeds)
        found += played(pairs, round, rng, form != BRACKET)
    return found


@pytest.mark.parametrize("size", range(2, 13))
def test_round_robin_each_meets_each_once_with_both_sides_as_often(size: int) -> None:
    order = list(range(1, size + 1))
    rounds = rounds_of(ROUND_ROBIN, 2, size)
    pairs = [pair for round in range(1, rounds + 1) for pair in circle(order, round)]
    met = Counter(frozenset(pair) for pair in pairs if pair[1])
    assert met == {frozenset(pair): 2 for pair in itertools.combinations(order, 2)}
    assert Counter(pair[0] for pair in pairs if pair[1]) == Counter(pair[1] for pair in pairs if pair[1])
    once = pairs[: len(pairs) // 2]
    for one in order:
        first, second = (sum(pair[side] == one and pair[1] != 0 for pair in once) for side in (0, 1))
        assert abs(first - second) <= 1
        assert sum(pair == (one, 0) for pair in once) == size % 2


@pytest.mark.parametrize("size", [2, 3, 4, 5, 6, 7, 8, 11, 16, 17, 32])
def test_swiss_no_pair_twice_one_bye_each_and_sides_that_stay_balanced(size: int) -> None:
    for seed in range(4):
        rounds = rounds_of(SWISS, 0, size)
        found = tournament(SWISS, size, rounds, random.Random(seed))
        met = Counter(frozenset((one.first, one.second)) for one in found if one.second)
        assert not met or max(met.values()) == 1
        byes = Counter(one.first for one in found if one.result == BYE)
        assert len(byes) == byes.total() == (rounds if size % 2 else 0)
        for one in standings(SWISS, {number: number for number in range(1, size + 1)}, found):
            assert abs(one.balance) <= 2, (size, seed)


def test_swiss_pairs_meet_again_only_when_nobody_else_is_left() -> None:
    for size in (2, 4, 6):
        found = tournament(SWISS, size, size + 1, random.Random(size))
        first = Counter(frozenset((one.first, one.second)) for one in found if one.round <= size // 2)
        assert max(first.values()) == 1 or size == 2
        assert len(found) == (size + 1) * size // 2
    leaders = tournament(SWISS, 16, 4, random.Random(1))
    table = standings(SWISS, {number: number for number in range(1, 17)}, leaders)
    apart = [abs(one.points - other.points) for one, other in zip(table[::2], table[1::2])]
    assert max(apart) <= 1.0


def test_a_bracket_keeps_the_best_apart_and_gives_them_the_byes() -> None:
    assert bracket_order(8) == [1, 8, 4, 5, 2, 7, 3, 6]
    seeds = {number: number for number in range(1, 7)}
    first = next_pairs(BRACKET, 0, seeds, set(seeds), [], 1)
    assert sorted(pair for pair in first if not pair[1]) == [(1, 0), (2, 0)]
    assert {frozenset(pair) for pair in first if pair[1]} == {frozenset((4, 5)), frozenset((3, 6))}
    found = [
        Pairing(1, board, *pair, match="m", result=BYE if not pair[1] else FIRST if pair[0] < pair[1] else SECOND)
        for board, pair in enumerate(first, 1)
    ]
    second = next_pairs(BRACKET, 0, seeds, set(seeds), found, 2)
    assert {frozenset(pair) for pair in second} == {frozenset((1, 4)), frozenset((2, 3))}
    for one in standings(BRACKET, seeds, found):
        assert one.reached == (2 if one.entrant <= 4 else 1)


@pytest.mark.parametrize("size", [2, 3, 5, 8, 13, 16])
def test_a_bracket_has_one_winner(size: int) -> None:
    rounds = rounds_of(BRACKET, 0, size)
    found = tournament(BRACKET, size, rounds, random.Random(size))
    table = standings(BRACKET, {number: number for number in range(1, size + 1)}, found)
    assert [one.reached for one in table[:2]] == [rounds + 1, rounds] and [one.place for one in table[:2]] == [1, 2]
    assert sum(bool(one.second) for one in found) == size - 1


def test_a_drawn_board_of_a_bracket_is_played_again_and_then_the_better_seed_goes_on() -> None:
    seeds = {7: 1, 4: 2}
    drawn = Pairing(1, 1, 4, 7, result=DRAW)
    assert tie_winner([drawn], seeds) is None
    again = Pairing(1, 1, 7, 4, leg=2)
    assert tie_winner([drawn, again], seeds) is None
    assert tie_winner([drawn, Pairing(1, 1, 7, 4, leg=2, result=SECOND)], seeds) == 4
    assert tie_winner([drawn, Pairing(1, 1, 7, 4, leg=2, result=DRAW)], seeds) == 7


def test_tie_breaks_part_those_of_equal_points() -> None:
    seeds = {1: 1, 2: 2, 3: 3, 4: 4}
    found = [
        Pairing(1, 1, 1, 2, match="a", result=FIRST),
        Pairing(1, 2, 3, 4, match="b", result=DRAW),
        Pairing(2, 1, 3, 1, match="c", result=SECOND),
        Pairing(2, 2, 2, 4, match="d", result=DRAW),
    ]
    table = {one.entrant: one for one in standings(SWISS, seeds, found)}
    assert [table[one].points for one in (1, 2, 3, 4)] == [2.0, 0.5, 0.5, 1.0]
    assert (table[2].buchholz, table[3].buchholz) == (3.0, 3.0)
    assert (table[2].sonneborn, table[3].sonneborn) == (0.5, 0.5)
    assert [table[one].place for one in (1, 4, 2, 3)] == [1, 2, 3, 3]
    assert table[1].balance == 0 and table[3].balance == 2


def test_a_bye_is_a_point_except_where_everybody_has_one() -> None:
    bye = Pairing(1, 1, 1, 0, result=BYE)
    assert standings(SWISS, {1: 1}, [bye])[0].points == 1.0
    assert standings(ROUND_ROBIN, {1: 1}, [bye])[0].points == 0.0


def matchable(neighbours: list[list[int]]) -> bool:
    """By trying everything."""
    if not neighbours:
        return True

    def left(waiting: tuple[int, ...]) -> bool:
        if not waiting:
            return True
        one, *rest = waiting
        return any(left(tuple(other for other in rest if other != mate)) for mate in rest if mate in neighbours[one])

    return left(tuple(range(len(neighbours))))


def test_blossoms_find_what_trying_everything_finds() -> None:
    rng = random.Random(1759)
    told = Counter[bool]()
    for _ in range(400):
        size = rng.choice((2, 4, 6, 8))
        chance = rng.choice((0.2, 0.35, 0.5))
        edges = [pair for pair in itertools.combinations(range(size), 2) if rng.random() < chance]
        neighbours = [[sum(edge) - one for edge in edges if one in edge] for one in range(size)]
        assert whole_matching(neighbours) == matchable(neighbours), neighbours
        told[matchable(neighbours)] += 1
    assert min(told.values()) > 50
