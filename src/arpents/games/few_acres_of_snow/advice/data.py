"""The weights, as the lists that terms and play look things up in."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from arpents.games.few_acres_of_snow.cards import CARD_NUMBER, CARDS
from arpents.games.few_acres_of_snow.kinds import (
    AMBUSH,
    BESIEGE,
    COLLECT,
    DEVELOP,
    DISCARD,
    DRAFT,
    FORTIFY,
    GOVERN,
    INTENDANCE,
    LEAD,
    MERCHANT,
    PARLEY,
    PASS,
    PIRACY,
    RAID,
    RAID_WITH,
    REINFORCE,
    RESERVE,
    RETRIEVE,
    SETTLE,
    SUPPORT,
    TRADE,
    WITHDRAW,
)

KIND_NUMBER: Final[dict[str, int]] = {
    "settle": SETTLE,
    "develop": DEVELOP,
    "fortify": FORTIFY,
    "besiege": BESIEGE,
    "reinforce": REINFORCE,
    "raid": RAID,
    "raid-with": RAID_WITH,
    "ambush": AMBUSH,
    "parley": PARLEY,
    "collect": COLLECT,
    "merchant": MERCHANT,
    "trade": TRADE,
    "piracy": PIRACY,
    "draft": DRAFT,
    "discard": DISCARD,
    "reserve": RESERVE,
    "govern": GOVERN,
    "intendance": INTENDANCE,
    "pass": PASS,
    "retrieve": RETRIEVE,
    "support": SUPPORT,
    "lead": LEAD,
    "withdraw": WITHDRAW,
}
KINDS: Final = 64
USUAL_COPIES: Final = 2


def read_weights() -> dict[str, int | dict[str, int]]:
    found: dict[str, int | dict[str, int]] = {}
    for name, value in json.loads((Path(__file__).parent / "weights.json").read_text(encoding="utf-8")).items():
        if isinstance(value, dict):
            found[str(name)] = {str(key): int(item) for key, item in value.items()}
        elif isinstance(value, int):
            found[str(name)] = value
    return found


WEIGHTS: Final = read_weights()


def weight(name: str) -> int:
    value = WEIGHTS[name]
    assert isinstance(value, int)
    return value


def table(name: str) -> dict[str, int]:
    value = WEIGHTS[name]
    assert isinstance(value, dict)
    return value


def by_card(name: str, usual: int) -> list[int]:
    found = [usual] * CARDS
    for card, value in table(name).items():
        found[CARD_NUMBER[card]] = value
    return found


def by_kind(name: str) -> list[int]:
    found = [0] * KINDS
    for kind, value in table(name).items():
        found[KIND_NUMBER[kind] >> 16] = value
    return found


CARD_WORTH: Final[list[int]] = by_card("cards", 0)
USEFUL_COPIES: Final[list[int]] = by_card("copies", USUAL_COPIES)
URGE: Final[list[int]] = by_kind("actions")
