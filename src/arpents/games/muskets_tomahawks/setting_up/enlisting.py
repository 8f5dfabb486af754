"""21. Lists of one's own for a match: read from its options, weighed and found right or wrong."""

from __future__ import annotations

from arpents.engine.errors import Fault
from arpents.games.muskets_tomahawks.facts.armies import Army, army_faults
from arpents.games.muskets_tomahawks.facts.lists import army_in
from arpents.games.muskets_tomahawks.facts.options import ARMY_OPTIONS, OPTIONS, SIZE_OPTION
from arpents.games.muskets_tomahawks.table.scenarios import ATTACKER, DEFENDER, DRAWN, PORTAGE, SCENARIOS, SIZE_POINTS


def own_army(options: list[int], side: int) -> Army:
    """The list that an option tells; what cannot be read was refused with the option."""
    option = OPTIONS.all[ARMY_OPTIONS[side]]
    return army_in(option.id, option.value(options[ARMY_OPTIONS[side]]), SIZE_POINTS[options[SIZE_OPTION]], [])


def gives_boats(scenario: int, size: int, side: int) -> bool:
    """20.13, 20.19 Does the scenario give the side its boats?"""
    if scenario == PORTAGE:
        return side == ATTACKER
    return side == DEFENDER and len(SCENARIOS[scenario].map(size).boats) > 0


def boat_faults(where: str, army: Army, scenario: int, size: int, side: int) -> list[Fault]:
    """21.8 Boats may be bought where the scenario does not give them, and before it is drawn nobody knows (MT-39)."""
    if army.boats and (scenario == DRAWN or gives_boats(scenario, size, side)):
        return [Fault(where + ".boats", "boats-given", "21.8")]
    return []


def list_faults(scenario: int, options: list[int]) -> list[Fault]:
    """Every rule that the lists of a match break."""
    faults: list[Fault] = []
    size = options[SIZE_OPTION]
    for side in (0, 1):
        if options[ARMY_OPTIONS[side]]:
            where = OPTIONS.all[ARMY_OPTIONS[side]].id
            army = own_army(options, side)
            faults += army_faults(where, army, SIZE_POINTS[size])
            faults += boat_faults(where, army, scenario, size, side)
    return faults
