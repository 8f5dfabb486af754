"""A set of pieces, zones or cards as one int, one bit each, at most 62 of them."""

from __future__ import annotations


def has(mask: int, member: int) -> bool:
    return mask >> member & 1 == 1


def without(mask: int, member: int) -> int:
    return mask & ~(1 << member)


def lowest(mask: int) -> int:
    """The smallest member of a set that is not empty."""
    return (mask & -mask).bit_length() - 1


def members(mask: int) -> list[int]:
    """Lowest first."""
    found: list[int] = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found


def mask_of(items: list[int]) -> int:
    mask = 0
    for item in items:
        mask |= 1 << item
    return mask
