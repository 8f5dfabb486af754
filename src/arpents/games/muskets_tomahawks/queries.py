"""What a client may ask, in words: reach, sight, and the odds of spotting, shooting and reactions."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import kind_of
from arpents.engine.errors import UnknownQuery
from arpents.engine.foresight import hits_of
from arpents.games.muskets_tomahawks.actions.activation import Act
from arpents.games.muskets_tomahawks.facts.profiles import CAPTIVE, WAGON
from arpents.games.muskets_tomahawks.fire.declaring import Shoot
from arpents.games.muskets_tomahawks.fire.shooting import MAIN
from arpents.games.muskets_tomahawks.morale.reaction import Reaction
from arpents.games.muskets_tomahawks.odds import (
    CHANCES,
    line_of_sight,
    moves,
    reach,
    reaction_odds,
    shooting_odds,
    spotting_odds,
)
from arpents.games.muskets_tomahawks.state import ABOARD, State
from arpents.games.muskets_tomahawks.words import kinds, nouns

QUERIES: Final[dict[str, tuple[str, ...]]] = {
    "reach": ("unit",),
    "sight": ("unit", "target"),
    "shooting": ("unit", "target"),
    "reaction": ("unit",),
}


def answer(state: State, seat: int, query: str, arguments: dict[str, str]) -> dict[str, object]:
    if query == "reach":
        unit = unit_argument(state, query, "unit", arguments, acting(state))
        going = [state.words(action) for action in moves(state, unit) if kind_of(action) == kinds.GO]
        return {"unit": f"u{unit}", "places": reach(state, unit), "going": going, "rule": "9.11"}
    if query == "reaction":
        unit = unit_argument(state, query, "unit", arguments, tested(state))
        if state.is_a(unit, CAPTIVE | WAGON):  # 14.1.6, 17.4.2 they never test
            raise bad(query, "unit", arguments)
        return reaction(state, unit)
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
    """A unit on the table, where everybody sees it; left out, the one in question now."""
    number = nouns.UNIT.number(arguments[name]) if name in arguments else usual
    if not 0 <= number < state.units() or not state.present(number):
        raise bad(query, name, arguments)
    return number


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
    """9.5, 10.3 Whether the unit sees the other: how far, through what, behind which cover."""
    seen = line_of_sight(state, unit, target)
    rule = "10.3" if seen else "9.5"
    return {"unit": f"u{unit}", "target": f"u{target}", "clear": bool(seen), **seen, "rule": rule}


def shooting(state: State, unit: int, target: int) -> dict[str, object]:
    """8.5, 10.3-10.5 The die it takes to spot the target, then what the fire at hand may do."""
    which, hurried = MAIN, int(state.status[unit] == ABOARD)  # 10.9, 17.3.4
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
        "expected": sum(each) / CHANCES,
        "killed": hits_of([chance / CHANCES for chance in each]),
        "rule": "10.4",
    }


def reaction(state: State, unit: int) -> dict[str, object]:
    """14.2 How likely each result of a reaction test is, the one at hand with what its cause adds."""
    extra = 0
    for procedure in state.stack:
        if isinstance(procedure, Reaction) and procedure.unit == unit:
            extra = procedure.extra
    results = {result: chances / 10 for result, chances in reaction_odds(state, unit, extra).items()}
    return {"unit": f"u{unit}", "results": results, "rule": "14.2"}
