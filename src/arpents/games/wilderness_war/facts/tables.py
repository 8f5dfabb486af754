"""The three tables: combat, raids, sieges."""

from __future__ import annotations

from typing import Final

COLUMN_TOPS: Final[list[int]] = [0, 1, 2, 3, 5, 8, 12, 16, 21, 27]  # the greatest strength of each column but the last
LAST_COLUMN: Final = 10
COMBAT: Final[list[int]] = [
    0, 0, 0, 0, 0, 0, 1, 1, 2, 3, 3,
    0, 0, 0, 0, 0, 1, 2, 2, 3, 4, 4,
    0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 5,
    0, 0, 1, 1, 1, 2, 2, 3, 4, 4, 5,
    0, 1, 1, 1, 2, 2, 3, 4, 4, 5, 5,
    1, 1, 1, 1, 2, 3, 3, 4, 5, 5, 6,
    1, 1, 1, 2, 2, 3, 4, 4, 5, 6, 7,
    1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 8,
]  # fmt: skip

RAID_SUCCESS: Final = 8  # added to the steps the raiders lose
HARD_RAID: Final[list[int]] = [2, 1, 1, 0, 2, RAID_SUCCESS | 1, RAID_SUCCESS, RAID_SUCCESS]
PLAIN_RAID: Final[list[int]] = [2, 0, 0, 0, 1, RAID_SUCCESS | 1, RAID_SUCCESS, RAID_SUCCESS]
SIEGE: Final[list[int]] = [0, 0, 0, 1, 1, 1, 2, 2]


def row(die: int) -> int:
    """The line of a table for a modified die."""
    return 0 if die < 0 else 7 if die > 7 else die


def column(strength: int, shift: int) -> int:
    """The column of a strength, shifted left."""
    found = 0
    while found < LAST_COLUMN and strength > COLUMN_TOPS[found]:
        found += 1
    return found - shift if found > shift else 0


def combat(die: int, at: int) -> int:
    """Steps inflicted by a modified die in a column."""
    return COMBAT[row(die) * 11 + at]
