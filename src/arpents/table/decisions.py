"""The rows a match is made of: every decision and every undo, in the order they were made."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from arpents.table.sight import Sight

PLAY: Final = "play"
UNDO: Final = "undo"
LOOK: Final = "look"  # of a lesson only: nothing is decided, and everybody looks again

Move = tuple[str, str]  # seat, words


@dataclass(slots=True)
class Decision:
    """One row of a match. `seen` has an entry for each audience that saw a change, `""` being the spectators:
    its new revision, how many events it sees now, and how many of those it saw before have stayed. `line` is the
    number of the first decision of the line it was played in, 0 when it stands alone. `sight` tells whether other rules
    would show the same; decisions of earlier versions have none."""

    number: int
    kind: str
    seat: str
    words: str
    seen: dict[str, list[int]] = field(default_factory=dict)
    line: int = 0
    sight: Sight | None = None


SEEN: Final[dict[str, list[int]]] = {}  # of decisions that were put away


def put_away(decisions: Iterable[Decision]) -> None:
    """What was seen of them is on disk, and noted by whoever saw it: memory wants it no more."""
    for decision in decisions:
        decision.seen, decision.sight = SEEN, None


def effective(decisions: list[Decision]) -> list[Move]:
    """The moves that count."""
    return [(decision.seat, decision.words) for decision in standing(decisions)]


def standing(decisions: list[Decision]) -> list[Decision]:
    """Those that count: an undo takes the last one of its seat away."""
    made: list[Decision | None] = []
    places: dict[str, list[int]] = {}  # by seat: where its decisions are that count
    for decision in decisions:
        own = places.setdefault(decision.seat, [])
        if decision.kind == PLAY:
            own.append(len(made))
            made.append(decision)
        else:
            made[own.pop()] = None
    return [decision for decision in made if decision is not None]


def last_standing(decisions: list[Decision], seat: str, count: int) -> list[Decision]:
    """The last of the seat's decisions that count, the first of them first."""
    found: list[Decision] = []
    undone = 0
    for decision in reversed(decisions):
        if len(found) == count:
            break
        if decision.seat != seat:
            continue
        if decision.kind == UNDO:
            undone += 1
        elif decision.kind != PLAY:
            continue
        elif undone:
            undone -= 1
        else:
            found.append(decision)
    return found[::-1]
