"""Glicko-2 against the worked example of its paper."""

from __future__ import annotations

import math

import pytest

from arpents.hall.glicko import DRAWN, LOST, SCALE, WIDEST, WON, Rating, Score, after, expected, weight

PLAYER = Rating(1500, 200, 0.06)
OPPONENTS = (Rating(1400, 30), Rating(1550, 100), Rating(1700, 300))


def test_the_worked_example_of_glickmans_paper() -> None:
    table = [(0.9955, 0.639), (0.9531, 0.432), (0.7242, 0.303)]
    for opponent, (g, chance) in zip(OPPONENTS, table):
        phi = opponent.deviation / SCALE
        assert weight(phi) == pytest.approx(g, abs=5e-5)
        assert expected(0.0, (opponent.rating - 1500) / SCALE, phi) == pytest.approx(chance, abs=1e-3)
    found = after(PLAYER, [Score(one, points) for one, points in zip(OPPONENTS, (WON, LOST, LOST))])
    assert found.rating == pytest.approx(1464.06, abs=0.02)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=1e-5)


def test_time_without_a_match_widens_the_deviation_up_to_that_of_a_stranger() -> None:
    idle = after(PLAYER, [])
    assert (idle.rating, idle.volatility) == (1500, 0.06)
    assert idle.deviation == pytest.approx(SCALE * math.hypot(200 / SCALE, 0.06))
    assert after(PLAYER, [], 30).deviation > idle.deviation
    assert after(PLAYER, [], 1e6).deviation == WIDEST
    assert after(PLAYER, [], 0).deviation == pytest.approx(200)


def test_strangers_part_by_as_much_and_a_surprise_moves_further() -> None:
    winner, loser = (after(Rating(), [Score(Rating(), points)]) for points in (WON, LOST))
    assert winner.rating - 1500 == pytest.approx(1500 - loser.rating) and winner.rating > 1600
    assert winner.deviation == pytest.approx(loser.deviation) and winner.deviation < WIDEST
    assert after(Rating(), [Score(Rating(), DRAWN)]).rating == 1500
    strong, weak = Rating(1900, 60), Rating(1300, 60)
    assert after(weak, [Score(strong, WON)]).rating - 1300 > after(strong, [Score(weak, WON)]).rating - 1900 > 0
    upset = after(Rating(1500, 40, 0.06), [Score(Rating(2400, 30), WON)] * 4)
    assert upset.volatility > 0.06
    assert Rating(1500, 45).uncertainty == 90 and Rating(1500, 45).certain == 1410
