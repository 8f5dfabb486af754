"""The weights, as the lists that terms and play look things up in."""

from __future__ import annotations

from typing import Final

from arpents.engine.weights import Weights
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


WEIGHTS: Final = Weights("arpents.games.few_acres_of_snow")


def by_card(name: str, usual: int) -> list[int]:
    found = [usual] * CARDS
    for card, value in WEIGHTS.table(name).items():
        found[CARD_NUMBER[card]] = value
    return found


def by_kind(name: str) -> list[int]:
    found = [0] * KINDS
    for kind, value in WEIGHTS.table(name).items():
        found[KIND_NUMBER[kind] >> 16] = value
    return found


CARD_WORTH: Final[list[int]] = by_card("cards", 0)
USEFUL_COPIES: Final[list[int]] = by_card("copies", USUAL_COPIES)
URGE: Final[list[int]] = by_kind("actions")
