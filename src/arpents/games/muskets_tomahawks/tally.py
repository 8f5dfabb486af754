"""19.3, 20.10-20.16 How the points stand now, line by line: what all can see, so without the intrigues."""

from __future__ import annotations

from typing import Final, final

from arpents.games.muskets_tomahawks.facts.profiles import CIVILIAN, OFFICER, WAGON
from arpents.games.muskets_tomahawks.state import CAPTURED, DESTROYED, FREED, OFF, WRECKED, State
from arpents.games.muskets_tomahawks.table.scenarios import (
    AMBUSH,
    ATTACKER,
    CAPTIVES,
    DEFENDER,
    MEETING,
    RAID,
    RECONNAISSANCE,
)
from arpents.games.muskets_tomahawks.victory import (
    captives_points,
    enemies_near_building,
    holder_of_storehouse,
    portage_points,
    units_destroyed,
)

TALLIES: Final = (
    ["burning", "fallen", "civilians-lost", "intact", "civilians-left", "destroyed", "wagons-taken", "wagons-off"]
    + ["units-off", "captives-freed", "captives-away", "objectives", "sectors", "report", "sectors-left"]
    + ["storehouse", "beyond", "officers", "commander"]
)


@final
class Tally:
    """One thing that brings points: how many of it there are, and what each is worth."""

    def __init__(self, id: str, count: int, each: int) -> None:
        self.id = id
        self.count = count
        self.each = each

    def dump(self) -> dict[str, object]:
        return {"id": f"tally-{self.id}", "count": self.count, "each": self.each}


def tallies(state: State, side: int) -> list[Tally]:
    """What the side would count if the match ended now; nothing once it is over and counted."""
    if not state.side or state.ending:
        return []
    found = scenario_tallies(state, side) + officer_tallies(state, side)
    if state.points[side] or (state.field >> 1 == MEETING and not state.described):
        found.insert(0, Tally("objectives", state.points[side], 1))
    return found


def standing(state: State, side: int) -> int:
    """The sum of it; the final points once the match is over."""
    return total(state, side, tallies(state, side))


def total(state: State, side: int, counted: list[Tally]) -> int:
    """The sum of what was counted."""
    if state.ending:
        return state.points[side]
    points = 0
    for tally in counted:
        points += tally.count * tally.each
    return points


def scenario_tallies(state: State, side: int) -> list[Tally]:
    scenario = state.field >> 1
    destroyed = Tally("destroyed", units_destroyed(state, 1 - side), 1)
    if state.described:
        return [destroyed]
    if scenario == RAID:
        return raid_tallies(state, side)
    if scenario == AMBUSH:
        return ambush_tallies(state, side, destroyed)
    if scenario == CAPTIVES:
        if side == ATTACKER:
            return [Tally("captives-freed", captives(state, FREED), 2), destroyed]
        return [Tally("captives-away", captives_points(state, side) // 2, 2)]
    if scenario == MEETING:
        return [destroyed]
    if scenario == RECONNAISSANCE:
        scouted = state.sectors.bit_count()
        if side == ATTACKER:
            return [Tally("sectors", scouted, 1), Tally("report", state.report, 3)]
        sectors = state.map.sectors[0] * state.map.sectors[1]
        return [Tally("sectors-left", sectors - scouted, 1), Tally("destroyed", destroyed.count, 2)]
    held = Tally("storehouse", int(holder_of_storehouse(state) == side), 4)
    if side == DEFENDER:
        return [held, destroyed]
    return [held, Tally("beyond", portage_points(state, side) - held.count * held.each, 1)]


def raid_tallies(state: State, side: int) -> list[Tally]:
    """20.11"""
    buildings = range(len(state.fire))
    civilians = [
        unit
        for unit in range(state.units())
        if state.is_a(unit, CIVILIAN) and not state.captive(unit) and state.side[unit] == DEFENDER
    ]
    lost = len([unit for unit in civilians if state.status[unit] == DESTROYED])
    if side == ATTACKER:
        return [
            Tally("burning", len([building for building in buildings if state.fire[building] > 0]), 2),
            Tally("fallen", len([building for building in buildings if state.collapsed(building)]), 2),
            Tally("civilians-lost", lost, 1),
        ]
    intact = [
        building
        for building in buildings
        if state.fire[building] == 0 and not enemies_near_building(state, side, building)
    ]
    return [Tally("intact", len(intact), 3), Tally("civilians-left", len(civilians) - lost, 1)]


def ambush_tallies(state: State, side: int, destroyed: Tally) -> list[Tally]:
    """20.12"""
    wagons = [unit for unit in range(state.units()) if state.is_a(unit, WAGON)]
    if side == ATTACKER:
        taken = [unit for unit in wagons if state.status[unit] in (WRECKED, CAPTURED)]
        return [Tally("wagons-taken", len(taken), 4), destroyed]
    off = [unit for unit in range(state.units()) if state.side[unit] == DEFENDER and state.status[unit] == OFF]
    safe = [
        unit for unit in off if not state.is_a(unit, WAGON | OFFICER) and 2 * state.strength[unit] >= state.start[unit]
    ]
    return [
        Tally("wagons-off", len([unit for unit in off if state.is_a(unit, WAGON)]), 4),
        Tally("units-off", len(safe), 1),
    ]


def captives(state: State, status: int) -> int:
    """20.13 How many are so."""
    total = 0
    for unit in range(state.units()):
        if state.captive(unit) and state.status[unit] == status:
            total += state.strength[unit]
    return total


def officer_tallies(state: State, side: int) -> list[Tally]:
    """19.3 Enemy Officers eliminated."""
    fallen = [
        unit
        for unit in range(state.units())
        if state.side[unit] != side and state.is_a(unit, OFFICER) and state.status[unit] == DESTROYED
    ]
    chief = int(state.commander[1 - side] in fallen)
    return [Tally("officers", len(fallen) - chief, 1), Tally("commander", chief, 2)]
