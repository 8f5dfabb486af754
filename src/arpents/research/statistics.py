"""How sure a result is, and what difference of strength it speaks for."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

Z: Final = 1.96  # of a 95 % interval
ROUNDS: Final = 2000  # until ratings have come to rest


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Between which rates of winning the true one lies, nineteen times in twenty."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    middle = rate + Z * Z / (2 * games)
    spread = Z * math.sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def elo(rate: float) -> float | None:
    """The difference of ratings that this rate of winning speaks for; none when nobody lost or nobody won."""
    if rate <= 0 or rate >= 1:
        return None
    return round(-400 * math.log10(1 / rate - 1), 1)


def percentile(times: Sequence[float], share: float) -> float:
    """The smallest time that is not exceeded by this share of all."""
    return sorted(times)[max(0, math.ceil(share * len(times)) - 1)] if times else 0.0


def ratings(results: Sequence[tuple[str, str, float, int]], anchor: str) -> dict[str, float]:
    """Elo of every player from (one, other, wins of the one, matches), the anchor at 0.

    Every pair counts half a win more on either side, so that whoever lost or won them all has a rating too.
    """
    names = sorted({name for one, other, _, _ in results for name in (one, other)})
    strength = dict.fromkeys(names, 1.0)
    won = dict.fromkeys(names, 0.0)
    for one, other, wins, games in results:
        won[one] += wins + 0.5
        won[other] += games - wins + 0.5
    for _ in range(ROUNDS):
        met = dict.fromkeys(names, 0.0)
        for one, other, _, games in results:
            share = (games + 1) / (strength[one] + strength[other])
            met[one] += share
            met[other] += share
        strength = {name: won[name] / met[name] for name in names}
        level = strength[anchor]
        strength = {name: value / level for name, value in strength.items()}
    return {name: round(400 * math.log10(value), 0) for name, value in strength.items()}
