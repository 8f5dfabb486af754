"""S5.1 The turns: twelve over seven years, or fourteen (SW-2)."""

from __future__ import annotations

from typing import Final

from arpents.games.small_wars_mohicans.facts.board import (
    SETUP,
)
from arpents.games.small_wars_mohicans.facts.reading import (
    mapping,
    whole,
)

SPRING: Final = 0
AUTUMN: Final = 1
SEASONS: Final = ["spring", "autumn"]
PHASES: Final = [  # S5.2 what a turn is made of, as a player would say
    "set-up",
    "turn-start",
    "mooring",
    "french-arrivals",
    "french-levy",
    "french-movement",
    "british-arrivals",
    "british-levy",
    "strategic-movement",
    "british-movement",
    "sea-lift",
    "combat",
    "raids",
    "sieges",
    "winter",
    "naval-combat",
    "ships-cargoes",
]


def turns(name: str) -> list[list[object]]:
    found = mapping(SETUP["calendar"])[name]
    return [list(row) for row in found] if isinstance(found, list) else []


YEAR: Final[list[list[int]]] = [[whole(row[0]) for row in turns(name)] for name in ("12", "14")]
SEASON: Final[list[list[int]]] = [[SEASONS.index(str(row[1])) for row in turns(name)] for name in ("12", "14")]
LENGTH: Final[list[int]] = [len(years) for years in YEAR]
