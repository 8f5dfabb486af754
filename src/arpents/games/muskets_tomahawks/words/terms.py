"""10.3, 12.6, 12.7, 14.2 What is added to dice, by name: so that the log can tell it.

A weight is the modifier and the terms it is made of in one number.
"""

from __future__ import annotations

from typing import Final

NOTHING_ADDED: Final = 1  # the first term of each sort

# 10.3 to hit
HIT_IDS: Final = [
    "none",
    "hurried",
    "long-range",
    "extreme-range",
    "obstacle",
    "two-obstacles",
    "three-obstacles",
    "more-obstacles",
    "dispersed",
    "light-cover",
    "dense-cover",
    "solid-cover",
    "mounted",
    "large",
    "impossible",
]
BY_HURRY: Final = 1 << 1
BY_LONG_RANGE: Final = 1 << 2
BY_EXTREME_RANGE: Final = 1 << 3
FIRST_OBSTACLES: Final = 4  # one, two, three, more
MOST_OBSTACLES: Final = 4
BY_DISPERSION: Final = 1 << 8
FIRST_COVER: Final = 8  # less one: light, dense, solid
BY_HORSES: Final = 1 << 12
BY_SIZE: Final = 1 << 13
BY_IMPOSSIBILITY: Final = 1 << 14

# 12.6 to strike
STRIKE_IDS: Final = ["none", "sabre", "naval-weapon", "lance", "ferocious", "brave"]
BY_SABRE: Final = 1 << 1
BY_NAVAL_WEAPON: Final = 1 << 2
BY_LANCE: Final = 1 << 3
BY_FEROCITY: Final = 1 << 4
BY_BRAVERY: Final = 1 << 5

# 12.7 to save
SAVE_IDS: Final = ["none", "sabre", "lance", "surprised", "defended"]
SAVES_BY_SABRE: Final = 1 << 1
SAVES_WITH_LANCE: Final = 1 << 2
SAVES_SURPRISED: Final = 1 << 3
SAVES_DEFENDED: Final = 1 << 4

# 14.2 tests
TEST_IDS: Final = [
    "none",
    "officer",
    "six-figures",
    "ten-figures",
    "formed",
    "few-figures",
    "morale",
    "natives-in-cover",
    "solid-cover",
    "volley-or-unseen",
    "three-lost",
    "heavy-fire",
    "lost",
    "twice-as-many",
    "surprised",
    "fewer-lost",
    "feared",
]
BY_OFFICER: Final = 1 << 1
BY_SIX: Final = 1 << 2
BY_TEN: Final = 1 << 3
BY_FORMATION: Final = 1 << 4
BY_FEWNESS: Final = 1 << 5
BY_MORALE_CARD: Final = 1 << 6
BY_WOODCRAFT: Final = 1 << 7
BY_SOLID_COVER: Final = 1 << 8
BY_VOLLEY_OR_UNSEEN: Final = 1 << 9
BY_THREE_LOST: Final = 1 << 10
BY_HEAVY_FIRE: Final = 1 << 11
BY_LOSSES: Final = 1 << 12
BY_NUMBERS: Final = 1 << 13
BY_SURPRISE: Final = 1 << 14
BY_FEWER_LOST: Final = 1 << 15
BY_FEAR: Final = 1 << 16

SHIFT: Final = 8
ZERO: Final = 100  # a modifier may be negative


def weight(terms: int, modifier: int) -> int:
    return terms << SHIFT | modifier + ZERO


def modifier_of(weight: int) -> int:
    return (weight & 0xFF) - ZERO


def terms_of(weight: int) -> int:
    return weight >> SHIFT


def told_terms(terms: int) -> int:
    """As an event tells them: something is always said."""
    return terms if terms else NOTHING_ADDED
