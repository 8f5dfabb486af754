"""9.3 The rulebook's own shorthand for orders: `3 LE-ET, 2 LE-BE/A`, `2 NAVAL UP`, `IND CR-OR`, `STAY`."""

from __future__ import annotations

from typing import Final

from arpents.engine.errors import ArpentsError, IllegalAction
from arpents.games.quebec_1759.board import ABBREVIATIONS, PLACE_NAMES, ROAD, SEATS, ZONES
from arpents.games.quebec_1759.state import State

NOTATIONS: Final = ("STAY", "3 OR-LE", "2 LE-BE/A", "IND CR-OR", "1 NAVAL UP", "STAY, 2 OR-LE", "1 BE-OR, 1 LE-ET")


def expand_order(state: State, seat: int, text: str) -> list[str]:
    """The chain of words an order stands for; anything else stands for itself."""
    lines = [line.split() for line in text.upper().replace(";", ",").split(",")]
    words: list[str] = []
    for line in lines:
        meant = expand_line(line)
        if not meant:
            return [text]
        words += meant
    if words == ["ready"]:
        return words
    return words if accepted(state, seat, words) else ["freely", *words]


def expand_line(line: list[str]) -> list[str]:
    """Empty when it is no shorthand."""
    if line == ["STAY"]:
        return ["ready"]
    if len(line) == 3 and line[1] == "NAVAL" and line[2] in ("UP", "DOWN") and line[0].isdecimal():
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
    if not line[0].isdecimal():
        return []
    road = ROAD[PLACE_NAMES.index(zones[0])][PLACE_NAMES.index(zones[1])]  # A-3: /A says nothing where none is
    return [f"from {zones[0]}", f"{'boat-to' if flag and road else 'to'} {zones[1]}", f"count {int(line[0])}"]


def zone_named(abbreviation: str) -> str:
    if abbreviation not in ABBREVIATIONS[:ZONES]:
        return ""
    return PLACE_NAMES[ABBREVIATIONS.index(abbreviation)]


def accepted(state: State, seat: int, words: list[str]) -> bool:
    """Whether the chain can be written without writing freely (9.2 impossible orders may be written too)."""
    trial = state.copy()
    try:
        for word in words:
            trial.play(SEATS[seat], word)
    except IllegalAction:
        return False
    except ArpentsError:
        return True  # let the table say what is wrong with it
    return True
