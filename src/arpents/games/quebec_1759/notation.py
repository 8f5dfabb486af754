"""9.3 The rulebook's own shorthand for orders: `3 LE-ET, 2 LE-BE/A`, `2 NAVAL UP`, `IND CR-OR`, `STAY`."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED
from arpents.engine.chance import seeded
from arpents.engine.errors import ArpentsError, IllegalAction
from arpents.engine.masks import has
from arpents.games.quebec_1759 import reasons
from arpents.games.quebec_1759.board import ABBREVIATIONS, PLACE_NAMES, ROAD, SEATS, ZONES
from arpents.games.quebec_1759.picking import Picking
from arpents.games.quebec_1759.planning import Planning
from arpents.games.quebec_1759.state import State
from arpents.games.quebec_1759.view import redeal

STAY: Final = ["STAY"]
DIGITS: Final = 4  # of the longest number that is read

NOTATIONS: Final = ("STAY", "3 OR-LE", "2 LE-BE/A", "IND CR-OR", "1 NAVAL UP", "STAY, 2 OR-LE", "1 BE-OR, 1 LE-ET")


def expand_order(state: State, seat: int, text: str) -> list[str]:
    """The chain of words an order stands for; anything else stands for itself.

    Only what the seat knows is looked at.
    """
    lines = [line.split() for line in text.upper().replace(";", ",").split(",")]
    if STAY in lines:
        reason = cannot_stay(state, seat, lines)
        if reason != ALLOWED:
            slug, rule = reasons.REASONS.all[reason]
            raise IllegalAction(slug, rule, words=text)
        return ["ready"]
    words: list[str] = []
    for line in lines:
        meant = expand_line(line)
        if not meant:
            return [text]
        words += meant
    freely = ["freely", *words]
    return words if accepted(state, seat, words) or not accepted(state, seat, freely) else freely


def cannot_stay(state: State, seat: int, lines: list[list[str]]) -> int:
    """9.1 That everything stays is a whole order: it stands for `ready` as long as nothing else is written."""
    if len(lines) > 1:
        return reasons.STAY_STANDS_ALONE
    if not has(state.acting(), seat):
        return ALLOWED  # let the table say that nothing is asked
    top = state.stack[-1]
    if isinstance(top, Picking):
        return reasons.ORDER_REVEALED  # 9.2
    if not isinstance(top, Planning):
        return NOT_ASKED
    return reasons.STAY_STANDS_ALONE if state.order(seat) else ALLOWED


def expand_line(line: list[str]) -> list[str]:
    """Empty when it is no shorthand."""
    if len(line) == 3 and line[1] == "NAVAL" and line[2] in ("UP", "DOWN") and is_number(line[0]):
        return [f"ships-{line[2].lower()} {int(line[0])}"]
    if len(line) != 2:
        return []
    way, _, flag = line[1].partition("/")
    ends = way.split("-")
    if len(ends) != 2 or flag not in ("", "A"):
        return []
    zones = [zone_named(end) for end in ends]
    if "" in zones:
        return []
    if line[0] == "IND" and not flag:
        return [f"indians-from {zones[0]}", f"to {zones[1]}"]
    if not is_number(line[0]):
        return []
    road = ROAD[PLACE_NAMES.index(zones[0])][PLACE_NAMES.index(zones[1])]  # Q-3: /A says nothing where none is
    return [f"from {zones[0]}", f"{'boat-to' if flag and road else 'to'} {zones[1]}", f"count {int(line[0])}"]


def is_number(text: str) -> bool:
    return text.isdecimal() and len(text) <= DIGITS


def zone_named(abbreviation: str) -> str:
    if abbreviation not in ABBREVIATIONS[:ZONES]:
        return ""
    return PLACE_NAMES[ABBREVIATIONS.index(abbreviation)]


def accepted(state: State, seat: int, words: list[str]) -> bool:
    """Whether the chain can be written (9.2 freely, impossible orders too), in a match this seat could be in."""
    trial = state.copy()
    redeal(trial, seat, seeded(0))
    try:
        for word in words:
            trial.play(SEATS[seat], word)
    except IllegalAction:
        return False
    except ArpentsError:
        return True  # let the table say what is wrong with it
    return True
