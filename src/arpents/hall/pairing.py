"""Who plays whom: by the circle, by the Swiss system, or in a bracket. Entrants are numbers; 0 is nobody."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from arpents.hall.matching import whole_matching
from arpents.hall.standings import BRACKET, ROUND_ROBIN, Pairing, Standing, standings, tie_winner

Pair = tuple[int, int]  # who has the first seat, and who the second (0: a bye)

UNBALANCED: Final = 1.5  # points of difference that are as bad as sides which are two apart
LOPSIDED: Final = 20.0  # or three apart


def rounds_of(form: str, wanted: int, entrants: int) -> int:
    """How many rounds a form has for so many; of a round robin one wants how often each meets each."""
    if form == ROUND_ROBIN:
        return max(1, wanted) * (entrants - 1 + entrants % 2)
    natural = max(1, math.ceil(math.log2(max(2, entrants))))
    return wanted or natural if form != BRACKET else natural


def next_pairs(
    form: str, wanted: int, seeds: dict[int, int], present: set[int], pairings: Sequence[Pairing], round: int
) -> list[Pair]:
    """The pairs of a round, board by board; whoever is not present any more keeps his place except in a Swiss."""
    order = sorted(seeds, key=lambda entrant: seeds[entrant])
    if form == ROUND_ROBIN:
        return circle(order, round)
    table = standings(form, seeds, pairings)
    if form == BRACKET:
        return bracket_round(order, seeds, pairings, round, {one.entrant: one for one in table})
    return swiss_round([one for one in table if one.entrant in present])


# -- each meets each


def circle(order: Sequence[int], round: int) -> list[Pair]:
    """Berger's tables: nobody has one side twice more than the other; the second time around sides are swapped."""
    places = [*order, 0] if len(order) % 2 else list(order)
    size = len(places)
    turn, step = divmod(round - 1, size - 1)
    pairs: list[Pair] = []
    for low in range(1, size):
        high = next(
            (other for other in range(low + 1, size) if (low + other - 2) % (size - 1) == step),
            size if (2 * low - 2) % (size - 1) == step else 0,
        )
        if not high:
            continue
        low_first = low <= size // 2 if high == size else (low + high) % 2 == 1
        one, other = places[low - 1], places[high - 1]
        pair = (one, other) if low_first != bool(turn % 2) else (other, one)
        pairs.append(pair if pair[0] and pair[1] else (pair[0] or pair[1], 0))
    return pairs


# -- the Swiss system


def swiss_round(table: Sequence[Standing]) -> list[Pair]:
    """Those who stand close meet, nobody meets the same again while that can be, and sides stay balanced.

    Of an odd number the last who has had the fewest byes has one.
    """
    waiting = list(table)
    bye: list[Pair] = []
    if len(waiting) % 2:
        left_out = min(reversed(waiting), key=lambda one: one.byes)
        waiting.remove(left_out)
        bye.append((left_out.entrant, 0))
    pairs: list[Pair] = []
    often = fewest_meetings(waiting)
    while waiting:
        first = waiting.pop(0)
        group = [one for one in waiting if one.points == first.points]
        fold = len(group) // 2  # the best of a group of equals meets the best of its lower half
        ranked = sorted(
            range(len(waiting)), key=lambda place: (unlikeness(first, waiting[place]), abs(place - fold), place)
        )
        for place in ranked:
            other = waiting[place]
            rest = waiting[:place] + waiting[place + 1 :]
            if first.met.count(other.entrant) <= often and can_be_paired(rest, often):
                waiting = rest
                pairs.append(seated(first, other))
                break
    return pairs + bye


def fewest_meetings(waiting: Sequence[Standing]) -> int:
    """How often two who are paired may have met before, so that all can be: not at all, if that is possible."""
    often = 0
    while not can_be_paired(waiting, often):
        often += 1
    return often


def can_be_paired(waiting: Sequence[Standing], often: int) -> bool:
    return whole_matching(
        [
            [place for place, other in enumerate(waiting) if other is not one and one.met.count(other.entrant) <= often]
            for one in waiting
        ]
    )


def unlikeness(one: Standing, other: Standing) -> float:
    worst = max(abs(balance) for balance in balances(one, other))
    return abs(one.points - other.points) + (UNBALANCED if worst == 2 else LOPSIDED if worst > 2 else 0.0)


def balances(one: Standing, other: Standing) -> tuple[int, int]:
    """What would become of both, with sides as they would be given."""
    first, _ = seated(one, other)
    return (one.balance + 1, other.balance - 1) if first == one.entrant else (one.balance - 1, other.balance + 1)


def seated(one: Standing, other: Standing) -> Pair:
    """Whoever has had the first seat less often has it; where that is equal, who had the second one last."""
    if one.balance != other.balance:
        return (one.entrant, other.entrant) if one.balance < other.balance else (other.entrant, one.entrant)
    for last, against in zip(reversed(one.sides), reversed(other.sides)):
        if last != against:
            return (one.entrant, other.entrant) if last < against else (other.entrant, one.entrant)
    # nothing parts them: seeds take turns
    return (one.entrant, other.entrant) if one.seed % 2 else (other.entrant, one.entrant)


# -- brackets


def bracket_order(size: int) -> list[int]:
    """Seeds from top to bottom, such that the best two can only meet at the end: 1 8 4 5 2 7 3 6."""
    order = [1]
    while len(order) < size:
        order = [seed for one in order for seed in (one, 2 * len(order) + 1 - one)]
    return order


def bracket_round(
    order: Sequence[int], seeds: dict[int, int], pairings: Sequence[Pairing], round: int, table: dict[int, Standing]
) -> list[Pair]:
    if round == 1:
        size = 2 ** rounds_of(BRACKET, 0, len(order))
        field = [order[seed - 1] if seed <= len(order) else 0 for seed in bracket_order(size)]
    else:
        boards: dict[int, list[Pairing]] = {}
        for played in pairings:
            if played.round == round - 1:
                boards.setdefault(played.board, []).append(played)
        field = [tie_winner(boards[board], seeds) or 0 for board in sorted(boards)]
    pairs = []
    for one, other in zip(field[::2], [*field[1::2], 0]):
        if one and other:
            pairs.append(seated(table[one], table[other]))
        else:
            pairs.append((one or other, 0))
    return pairs
