"""What needs no question: a single answer about a unit that everybody sees."""

from __future__ import annotations

from typing import Final

from arpents.games.muskets_tomahawks.facts.options import CLOCKS_OPTION, INTRIGUES_OPTION
from arpents.games.muskets_tomahawks.state import State

OPEN: Final = (
    "prompt-arrangement",
    "prompt-boat",
    "prompt-declare-fire",
    "prompt-face",
    "prompt-form",
    "prompt-place",
)


def foregone(state: State, seat: int) -> bool:
    """2.2, 9.6, 10.2 Where a unit stands and how, and whom it fires at, lies open once it is on the table.

    15.5 Without intrigues nobody has one to see to.

    5.7 Where Clocks are shown as they are drawn, the answer that ends an action may show one, or not: then everything
    is asked, as being asked would tell what the next card is.
    """
    asked = state.stack[-1].prompt(state, seat)
    if asked.id == "prompt-intrigue":
        return state.options[INTRIGUES_OPTION] == 1
    if state.options[CLOCKS_OPTION]:
        return False
    unit = asked.arguments.get("unit")
    return asked.id in OPEN and isinstance(unit, int) and state.present(unit)
