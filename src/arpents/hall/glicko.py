"""Glicko-2 by its published formulae (Mark E. Glickman, "Example of the Glicko-2 system").

A match is a rating period of its own. Days without one widen the deviation as periods without a match do, so a day
is the unit in which time counts.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

SCALE: Final = 173.7178
MIDDLE: Final = 1500.0
WIDEST: Final = 350.0  # the deviation of somebody of whom nothing is known
FIRST_VOLATILITY: Final = 0.06
TAU: Final = 0.5  # how much the volatility may change
CLOSE: Final = 1e-6

WON: Final = 1.0
DRAWN: Final = 0.5
LOST: Final = 0.0


@dataclass(frozen=True)
class Rating:
    rating: float = MIDDLE
    deviation: float = WIDEST
    volatility: float = FIRST_VOLATILITY

    @property
    def uncertainty(self) -> float:
        """Nineteen times in twenty the true strength lies within so much of the rating."""
        return 2 * self.deviation

    @property
    def certain(self) -> float:
        """What somebody is worth at least, nearly for certain: tables are in this order."""
        return self.rating - self.uncertainty


@dataclass(frozen=True)
class Score:
    """Against whom, and how it ended: 1, ½ or 0."""

    against: Rating
    points: float


def weight(phi: float) -> float:
    """g: the less is known of the other, the less a match against him tells."""
    return 1 / math.sqrt(1 + 3 * phi * phi / (math.pi * math.pi))


def expected(mu: float, other: float, phi: float) -> float:
    return 1 / (1 + math.exp(-weight(phi) * (mu - other)))


def new_volatility(phi: float, volatility: float, delta: float, variance: float) -> float:
    """Step 5: the root of f by the Illinois algorithm."""
    first = math.log(volatility * volatility)

    def f(x: float) -> float:
        power = math.exp(x)
        down = phi * phi + variance + power
        return power * (delta * delta - down) / (2 * down * down) - (x - first) / (TAU * TAU)

    low = first
    if delta * delta > phi * phi + variance:
        high = math.log(delta * delta - phi * phi - variance)
    else:
        steps = 1
        while f(first - steps * TAU) < 0:
            steps += 1
        high = first - steps * TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)


def widened(phi: float, volatility: float, periods: float) -> float:
    """Step 6: what is known grows old; never less is known than of a stranger."""
    return min(math.sqrt(phi * phi + periods * volatility * volatility), WIDEST / SCALE)


def after(before: Rating, scores: Iterable[Score], periods: float = 1.0) -> Rating:
    """The rating when a period is over, which came so many periods after the last."""
    phi = before.deviation / SCALE
    mu = (before.rating - MIDDLE) / SCALE
    precision = surprise = 0.0
    for score in scores:
        other, width = (score.against.rating - MIDDLE) / SCALE, score.against.deviation / SCALE
        chance = expected(mu, other, width)
        precision += weight(width) ** 2 * chance * (1 - chance)
        surprise += weight(width) * (score.points - chance)
    if precision == 0.0:
        return Rating(before.rating, widened(phi, before.volatility, periods) * SCALE, before.volatility)
    variance = 1 / precision
    volatility = new_volatility(phi, before.volatility, variance * surprise, variance)
    wide = widened(phi, volatility, periods)
    narrow = 1 / math.sqrt(1 / (wide * wide) + precision)
    return Rating(MIDDLE + SCALE * (mu + narrow * narrow * surprise), narrow * SCALE, volatility)
