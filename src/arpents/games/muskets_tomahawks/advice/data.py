"""The weights, and what a shot does on average, as the lists that terms and play look things up in."""

from __future__ import annotations

from typing import Final

from arpents.engine.weights import Weights
from arpents.games.muskets_tomahawks.facts.profiles import KILL_FAR, KILL_NEAR, RANGE, WEAPON_IDS
from arpents.games.muskets_tomahawks.fire.shooting import EXTREME, IMPOSSIBLE_KILL, LONG

BANDS: Final = 3  # 10.3.2, 10.3.3 to 12 in, to 24 in, beyond
VALUES: Final = 10  # Shooting values
PENALTIES: Final = 24  # halves of what is taken off the die
BAND_MIDDLE: Final = [150, 290, 600]


WEIGHTS: Final = Weights("arpents.games.muskets_tomahawks")


def chance_to_kill(weapon: int, band: int, shooting: int, modifier: int) -> int:
    """10.3-10.5 Of a thousand shots at this range, how many kill."""
    modifier += (0, LONG, EXTREME)[band]
    value = KILL_NEAR[weapon] if 2 * BAND_MIDDLE[band] <= RANGE[weapon] + 20 else KILL_FAR[weapon]
    if 9 + modifier < shooting:  # 10.4
        return 10 * max(0, 10 - (value - IMPOSSIBLE_KILL))
    return 10 * (10 - max(1, min(9, shooting - modifier))) * (10 - value)


def shot_table() -> list[int]:
    table: list[int] = []
    for weapon in range(len(WEAPON_IDS)):
        for band in range(BANDS):
            for shooting in range(VALUES):
                for penalty in range(PENALTIES):
                    low = chance_to_kill(weapon, band, shooting, 4 - penalty // 2)
                    high = chance_to_kill(weapon, band, shooting, 4 - (penalty + 1) // 2)
                    table.append((low + high) // 2)
    return table


NO_PENALTY: Final = 8  # halves: the table begins four steps to the better
SHOTS: Final[list[int]] = shot_table()  # of a thousand: by weapon, band, Shooting value and penalty
