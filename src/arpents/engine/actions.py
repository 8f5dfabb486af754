"""An action is a kind and a noun in one int: kind << 16 | noun. Kinds are written already shifted."""

from __future__ import annotations

from typing import Final

SHIFT: Final = 16
NOUN: Final = 0xFFFF
ALLOWED: Final = 0  # the reason of a predicate that forbids nothing
NOT_ASKED: Final = 1  # the reason, in every game, for a choice that is not on offer now
NOBODY: Final = -1


def noun_of(action: int) -> int:
    return action & NOUN


def kind_of(action: int) -> int:
    return action >> SHIFT << SHIFT


def high_of(action: int) -> int:
    """The first of two nouns packed as first << 8 | second."""
    return action >> 8 & 0xFF


def low_of(action: int) -> int:
    """The second of two nouns packed as first << 8 | second."""
    return action & 0xFF
