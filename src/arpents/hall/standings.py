"""Who stands where in a tournament: points, and the tie-breaks of its form, each by its name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

ROUND_ROBIN: Final = "round-robin"
SWISS: Final = "swiss"
BRACKET: Final = "bracket"
FORMS: Final = (ROUND_ROBIN, SWISS, BRACKET)

FIRST, SECOND, DRAW, NEITHER, BYE = "first", "second", "draw", "neither", "bye"
POINTS: Final[dict[str, tuple[float, float]]] = {
    FIRST: (1.0, 0.0),
    SECOND: (0.0, 1.0),
    DRAW: (0.5, 0.5),
    NEITHER: (0.0, 0.0),
    BYE: (1.0, 0.0),
}
TIE_BREAKS: Final[dict[str, tuple[str, ...]]] = {  # in the order in which they count
    ROUND_ROBIN: ("points", "sonneborn", "won"),
    SWISS: ("points", "buchholz", "sonneborn", "won"),
    BRACKET: ("reached",),
}


@dataclass(frozen=True)
class Pairing:
    """Two entrants of a round, or one and nobody (0)."""

    round: int
    board: int
    first: int
    second: int
    leg: int = 1
    match: str | None = None
    result: str = ""
    ruled: str = ""

    @property
    def is_open(self) -> bool:
        return not self.result

    @property
    def winner(self) -> int:
        """0 where nobody has won."""
        return self.first if self.result in (FIRST, BYE) else self.second if self.result == SECOND else 0


@dataclass
class Standing:
    entrant: int
    seed: int
    place: int = 0
    points: float = 0.0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    byes: int = 0
    buchholz: float = 0.0  # the points of all opponents
    sonneborn: float = 0.0  # the points of those beaten, and half of those drawn with
    reached: int = 0  # the last round of a bracket in which he plays; one more for who has won it
    sides: list[int] = field(default_factory=list)  # of each match: 1 the first seat, -1 the second
    met: list[int] = field(default_factory=list)

    @property
    def balance(self) -> int:
        """How many times more he has had the first seat."""
        return sum(self.sides)

    def key(self, form: str) -> tuple[float, ...]:
        return tuple(float(getattr(self, name)) for name in TIE_BREAKS[form])


def standings(form: str, seeds: dict[int, int], pairings: Sequence[Pairing]) -> list[Standing]:
    """In order; those whom nothing parts share a place, and are listed by their seeds."""
    found = {entrant: Standing(entrant, seed) for entrant, seed in seeds.items()}
    for one in pairings:
        count(found, one, form)
    for one in pairings:
        weigh(found, one)
    if form == BRACKET:
        note_reached(found, pairings, seeds)
    order = sorted(found.values(), key=lambda one: (*(-number for number in one.key(form)), one.seed))
    for number, standing in enumerate(order, 1):
        before = order[number - 2] if number > 1 else None
        standing.place = before.place if before is not None and before.key(form) == standing.key(form) else number
    return order


def count(found: dict[int, Standing], one: Pairing, form: str) -> None:
    """A bye is a win without an opponent; where everybody has one, in a round robin, it is nothing."""
    first, second = found.get(one.first), found.get(one.second)
    if one.result == BYE or second is None:
        if first is not None and one.result == BYE:
            first.byes += 1
            first.points += 0.0 if form == ROUND_ROBIN else POINTS[BYE][0]
        return
    if first is None:
        return
    first.met.append(second.entrant)
    second.met.append(first.entrant)
    if one.match is not None or one.is_open:
        first.sides.append(1)
        second.sides.append(-1)
    if one.is_open:
        return
    for standing, points in zip((first, second), POINTS[one.result]):
        standing.points += points
        standing.won += points == 1.0
        standing.drawn += points == 0.5
        standing.lost += points == 0.0


def weigh(found: dict[int, Standing], one: Pairing) -> None:
    first, second = found.get(one.first), found.get(one.second)
    if one.is_open or one.result == BYE or first is None or second is None:
        return
    for standing, other, points in zip((first, second), (second, first), POINTS[one.result]):
        standing.buchholz += other.points
        standing.sonneborn += points * other.points


def note_reached(found: dict[int, Standing], pairings: Sequence[Pairing], seeds: dict[int, int]) -> None:
    for one in pairings:
        for entrant in (one.first, one.second):
            if entrant in found:
                found[entrant].reached = max(found[entrant].reached, one.round)
    for winner, round in bracket_winners(pairings, seeds).items():
        found[winner].reached = max(found[winner].reached, round + 1)


def bracket_winners(pairings: Sequence[Pairing], seeds: dict[int, int]) -> dict[int, int]:
    """By entrant: the last round that he has won."""
    boards: dict[tuple[int, int], list[Pairing]] = {}
    for one in pairings:
        boards.setdefault((one.round, one.board), []).append(one)
    won = {}
    for (round, _), legs in sorted(boards.items()):
        winner = tie_winner(legs, seeds)
        if winner is not None and winner in seeds:
            won[winner] = round
    return won


def tie_winner(legs: Sequence[Pairing], seeds: dict[int, int]) -> int | None:
    """Who goes on from a board of a bracket; 0 for nobody, none while it is not decided.

    A drawn match is played again with sides swapped; drawn again, the better seed goes on.
    """
    last = max(legs, key=lambda one: one.leg)
    if last.is_open or (last.result == DRAW and len(legs) < 2):
        return None
    if last.result == DRAW:
        return min((last.first, last.second), key=lambda entrant: seeds.get(entrant, len(seeds) + 1))
    return last.winner
