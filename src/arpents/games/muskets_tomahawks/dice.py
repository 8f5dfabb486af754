"""1.3-1.5, 1.12 Dice: a D10 read 0 to 9, and a value n+ that a modified die reaches."""

from __future__ import annotations

from arpents.engine.chance import Chance


def d10(chance: Chance) -> int:
    """1.3 The 0 is zero, never ten."""
    return chance.below(10)


def reaches(die: int, modifier: int, value: int) -> bool:
    """1.4"""
    return die + modifier >= value


def chances(modifier: int, value: int) -> int:
    """How many of the ten faces reach a value."""
    count = 0
    for die in range(10):
        if reaches(die, modifier, value):
            count += 1
    return count
