"""Whole numbers as programs give them: Python's, NumPy's, and whatever else may count as one."""

from __future__ import annotations

import operator
from typing import Any


def whole(given: object) -> int | None:
    """The whole number that is given; None where it is none."""
    if isinstance(given, int):
        return given
    found: Any = given
    try:
        return operator.index(found)
    except TypeError:
        return None
