"""The weights, as the lists that terms and play look things up in."""

from __future__ import annotations

from typing import Final

from arpents.engine.weights import Weights
from arpents.games.few_acres_of_snow import kinds
from arpents.games.few_acres_of_snow.cards import CARD_NUMBER, CARDS

KIND_NUMBER: Final[dict[str, int]] = {
    "settle": kinds.SETTLE,
    "develop": kinds.DEVELOP,
    "fortify": kinds.FORTIFY,
    "besiege": kinds.BESIEGE,
    "reinforce": kinds.REINFORCE,
    "raid": kinds.RAID,
    "raid-with": kinds.RAID_WITH,
    "ambush": kinds.AMBUSH,
    "parley": kinds.PARLEY,
    "collect": kinds.COLLECT,
    "merchant": kinds.MERCHANT,
    "trade": kinds.TRADE,
    "piracy": kinds.PIRACY,
    "draft": kinds.DRAFT,
    "discard": kinds.DISCARD,
    "reserve": kinds.RESERVE,
    "govern": kinds.GOVERN,
    "intendance": kinds.INTENDANCE,
    "pass": kinds.PASS,
    "retrieve": kinds.RETRIEVE,
    "support": kinds.SUPPORT,
    "lead": kinds.LEAD,
    "withdraw": kinds.WITHDRAW,
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
