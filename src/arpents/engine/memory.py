"""The last decisions of a match, as each seat may know them.

A memory is a list of entries, oldest first. States that were copied from one another share it: whoever decides next
adds to it, and a state whose own end is not the end of the list any more takes a list of its own.

A seat knows its own decisions, and those of others whose verbs are *open*: everybody can tell them from any other
choice. Of the rest it knows that something was decided, not how often; and of what others decide while it is asked
itself, in secret, nothing at all.
"""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import SHIFT

KEPT: Final = 16  # decisions that an observation tells
LONG: Final = 255  # entries, at times of which what nobody will look at again is dropped
SHORT: Final = 3 * KEPT  # entries that are taken along without looking

ACTION: Final = 0xFFFFFFFF
SEAT: Final = 32  # where the number of the seat begins
BY: Final = 15
SECRET: Final = 1 << 36  # decided while others were asked too
HIDDEN: Final = 1 << 37  # decided in a match that is only imagined: nobody knows what
FORGETFUL: Final = -1  # instead of a length
NOTHING: Final[list[int]] = [0]  # longer than the memory of a match that has just begun, so that nobody adds to it

UNSEEN: Final = 0
DECIDED: Final = 1
TOLD: Final = 2


def seen_as(entry: int, seat: int, open_kinds: list[int]) -> int:
    """Whether the seat knows nothing of a decision, that there was one, or which."""
    if entry & HIDDEN:
        return DECIDED
    if entry >> SEAT & BY == seat:
        return TOLD
    if entry & SECRET:
        return UNSEEN
    kind = (entry & ACTION) >> SHIFT
    return TOLD if kind < len(open_kinds) and open_kinds[kind] else DECIDED


def recalled(memory: list[int], length: int, seat: int, open_kinds: list[int]) -> list[int]:
    """The decisions that the seat may know of, the last one first; what it does not know is hidden."""
    found: list[int] = []
    hiding = -1  # whose hidden decisions are being passed over
    at = length
    while at > 0 and len(found) < KEPT:
        at -= 1
        entry = memory[at]
        by = entry >> SEAT & BY
        if by == seat and not entry & HIDDEN:
            found.append(entry)
            hiding = -1
            continue
        seen = seen_as(entry, seat, open_kinds)
        if seen == TOLD:
            found.append(entry)
            hiding = -1
        elif seen == DECIDED and by != hiding:
            found.append(HIDDEN | by << SEAT)
            hiding = by
    return found


def known_to(memory: list[int], length: int, seat: int, open_kinds: list[int]) -> list[int]:
    """A memory that holds nothing but what the seat may know."""
    found = recalled(memory, length, seat, open_kinds)
    found.reverse()
    return found


def renewed(memory: list[int], length: int, seats: int, open_kinds: list[int]) -> list[int]:
    """A memory of one's own, without what no seat will look at again."""
    if length <= SHORT:
        return memory[: max(length, 0)]
    first = length
    for seat in range(seats):
        rows = 0
        hiding = -1
        at = length
        while at > 0 and rows < KEPT:
            at -= 1
            seen = seen_as(memory[at], seat, open_kinds)
            if seen == TOLD:
                rows += 1
                hiding = -1
            elif seen == DECIDED:
                by = memory[at] >> SEAT & BY
                if by != hiding:
                    rows += 1
                    hiding = by
        first = min(first, at)
    return memory[first:length]
