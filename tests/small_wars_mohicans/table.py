"""Positions of Mohicans in few words, and what lies on its table. The verbs of a player are in tests/table.py."""

from __future__ import annotations

from typing import Any

import arpents
from tests import table
from tests.table import asked, offered, play

GAME = arpents.game("small-wars-mohicans")


def position(phase: str, **spec: Any) -> Any:
    """A position where only the named counters are about; tribes sleep at home."""
    described: dict[str, Any] = {"phase": phase, "rest": "away", **spec}
    if "dice" in described or "draws" in described:
        described.setdefault("dice", [])
    return table.position(GAME, **described)


def march(side: str, supply: int = 10, **spec: Any) -> Any:
    return position(f"{side}-march", supply=supply, **spec)


NEXT_TURN = [1, 1]  # the French supply roll of the turn that follows


def battle(where: str, attacker: str, units: dict[str, Any], dice: list[int], **spec: Any) -> Any:
    """A spring battle about to be fought: every unit stands in the place unless it says otherwise."""
    placed = {
        name: {"place": where, **said} if isinstance(said, dict) else said if said else where
        for name, said in units.items()
    }
    described = {"turn": 2, "attacks": {where: attacker}, "units": placed, "dice": dice + NEXT_TURN, **spec}
    return position("combat", **described)


def here(*units: str, **said: Any) -> dict[str, Any]:
    """Units that all stand alike in the place of the battle."""
    return dict.fromkeys(units, said)


def play_on_to(state: Any, question: str) -> Any:
    """The last choice each time, which is to be done, until this is asked."""
    while asked(state) != question:
        play(state, offered(state)[-1])
    return state


def where(state: Any, unit: str) -> str:
    view = state.view(None)
    for place, seen in view["places"].items():
        for side in ("french", "british"):
            if any(found["unit"] == unit for found in seen.get(side, [])):
                return place
        if unit in seen.get("asleep", []):
            return place
    for box, units in view["boxes"].items():
        if unit in units:
            return box
    raise AssertionError(unit)


def points(state: Any, unit: str) -> int:
    for seen in state.view(None)["places"].values():
        for side in ("french", "british"):
            for found in seen.get(side, []):
                if found["unit"] == unit:
                    return found["points"]
    return 0


def place(state: Any, name: str) -> dict[str, Any]:
    return state.view(None)["places"][name]


def owner(state: Any, name: str) -> str:
    return place(state, name)["owner"]


def has_fort(state: Any, name: str) -> bool:
    return place(state, name).get("fort", False)


def raided_by(state: Any, name: str) -> str | None:
    return place(state, name).get("raid")


def supply(state: Any) -> int:
    return state.view(None)["supply"]["land"]


def sea(state: Any) -> int:
    return state.view(None)["supply"]["sea"]


def asleep(state: Any, tribe: str) -> bool:
    return any(tribe in seen.get("asleep", []) for seen in state.view(None)["places"].values())
