"""What a client may ask, in words: reach, sight, and the odds of spotting, shooting and reactions."""

from __future__ import annotations

from typing import Final

from arpents.engine.errors import UnknownQuery
from arpents.games.muskets_tomahawks.activation import Act
from arpents.games.muskets_tomahawks.declaring import Shoot
from arpents.games.muskets_tomahawks.queries import (
    line_of_sight,
    reach,
    reaction_odds,
    shooting_odds,
    spotting_odds,
)
from arpents.games.muskets_tomahawks.reaction import Reaction
from arpents.games.muskets_tomahawks.shooting import MAIN
from arpents.games.muskets_tomahawks.state import ON_TABLE, State

QUERIES: Final[dict[str, tuple[str, ...]]] = {
    "reach": ("unit",),
    "sight": ("unit", "target"),
    "shooting": ("unit", "target"),
    "reaction": ("unit",),
}


def answer(state: State, seat: int, query: str, arguments: dict[str, str]) -> dict[str, object]:
    if query == "reach":
        unit = unit_argument(state, query, "unit", arguments, acting(state))
        return {"unit": f"u{unit}", "places": reach(state, unit), "rule": "9.11"}
    if query == "reaction":
        return reaction(state, unit_argument(state, query, "unit", arguments, tested(state)))
    shooter = unit_argument(state, query, "unit", arguments, acting(state))
    target = unit_argument(state, query, "target", arguments, declared(state))
    if state.side[shooter] == state.side[target]:
        raise bad(query, "target", arguments)
    if query == "sight":
        return sight(state, shooter, target)
    return shooting(state, shooter, target)


# -- arguments


def bad(query: str, argument: str, arguments: dict[str, str]) -> UnknownQuery:
    return UnknownQuery("bad-query-argument", query=query, argument=argument, value=arguments.get(argument, ""))


def unit_argument(state: State, query: str, name: str, arguments: dict[str, str], usual: int) -> int:
    """A unit that stands in the open, where everybody sees it; left out, the one in question now."""
    text = arguments.get(name, f"u{usual}" if usual >= 0 else "")
    number = text.removeprefix("u")
    if not (number.isascii() and number.isdigit() and len(number) < 4 and int(number) < state.units()):
        raise bad(query, name, arguments)
    if state.status[int(number)] != ON_TABLE:
        raise bad(query, name, arguments)
    return int(number)


def acting(state: State) -> int:
    for procedure in reversed(state.stack):
        if isinstance(procedure, Shoot):
            return procedure.unit
        if isinstance(procedure, Act):
            return procedure.unit
    return -1


def declared(state: State) -> int:
    for procedure in reversed(state.stack):
        if isinstance(procedure, Shoot):
            return procedure.target
    return -1


def tested(state: State) -> int:
    for procedure in reversed(state.stack):
        if isinstance(procedure, Reaction):
            return procedure.unit
    return -1


# -- answers


def sight(state: State, unit: int, target: int) -> dict[str, object]:
    """9.5, 10.3 The figure of the unit that sees the other best: how far, through what, behind which cover."""
    best: dict[str, object] = {}
    nearest = -1
    for figure in state.figures(unit):
        for other in state.figures(target):
            seen = line_of_sight(state, figure, other)
            away = seen["distance"]
            assert isinstance(away, int)
            if seen["clear"] and (nearest < 0 or away < nearest):
                best, nearest = seen, away
    if nearest < 0:
        return {"unit": f"u{unit}", "target": f"u{target}", "clear": False, "rule": "9.5"}
    return {"unit": f"u{unit}", "target": f"u{target}", **best, "rule": "10.3"}


def shooting(state: State, unit: int, target: int) -> dict[str, object]:
    """8.5, 10.3-10.5 The die it takes to spot the target, then what the fire at hand may do."""
    which, hurried = MAIN, 0
    for procedure in state.stack:
        if isinstance(procedure, Shoot) and procedure.unit == unit:
            which, hurried = procedure.which, procedure.hurried
    odds = shooting_odds(state, unit, target, which, hurried)
    each = odds["each"]
    assert isinstance(each, list)
    return {
        "unit": f"u{unit}",
        "target": f"u{target}",
        "spotting": spotting_odds(state, unit, target),
        "shots": len(each),
        "expected": sum(each) / 100,
        "killed": spread([chance / 100 for chance in each]),
        "rule": "10.4",
    }


def spread(chances: list[float]) -> list[float]:
    """How likely each number of figures is to fall, exactly."""
    found = [1.0]
    for chance in chances:
        found = [
            (found[count] if count < len(found) else 0.0) * (1 - chance) + (found[count - 1] if count else 0.0) * chance
            for count in range(len(found) + 1)
        ]
    return found


def reaction(state: State, unit: int) -> dict[str, object]:
    """14.2 How likely each result of a reaction test is, the one at hand with what its cause adds."""
    extra = 0
    for procedure in state.stack:
        if isinstance(procedure, Reaction) and procedure.unit == unit:
            extra = procedure.extra
    results = {result: chances / 10 for result, chances in reaction_odds(state, unit, extra).items()}
    return {"unit": f"u{unit}", "results": results, "rule": "14.2"}
