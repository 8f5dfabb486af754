"""12.5-12.7, 12.12, 17.1.5 Who strikes whom, and what is added to the dice."""

from __future__ import annotations

from typing import final

from arpents.engine.masks import members
from arpents.games.muskets_tomahawks.facts.profiles import BRAVE, FEROCIOUS, LANCE, MOUNTED, NAVAL_WEAPON, SABRE
from arpents.games.muskets_tomahawks.measuring.contact import figures_touch, reaches_opening
from arpents.games.muskets_tomahawks.measuring.footing import CONTACT
from arpents.games.muskets_tomahawks.state import ENGAGER, INDOORS, ON_TABLE, State
from arpents.games.muskets_tomahawks.words.terms import (
    BY_BRAVERY,
    BY_FEROCITY,
    BY_LANCE,
    BY_NAVAL_WEAPON,
    BY_SABRE,
    SAVES_BY_SABRE,
    SAVES_SURPRISED,
    SAVES_WITH_LANCE,
    weight,
)


@final
class Blow:
    """One fighting figure and the one it strikes."""

    def __init__(self, unit: int, figure: int, target: int, struck: int, defended: bool) -> None:
        self.unit = unit
        self.figure = figure
        self.target = target
        self.struck = struck  # a figure, or -1 indoors
        self.defended = defended


def blows(state: State, group: int) -> list[Blow]:
    """12.5, 12.12, 17.1.5 Who strikes whom, by unit and figure."""
    found: list[Blow] = []
    units = members(group)
    for unit in units:
        if state.status[unit] == ON_TABLE:
            for figure in state.figures(unit):
                blow = outdoor_blow(state, units, unit, figure)
                if blow is not None:
                    found.append(blow)
    houses: list[int] = []
    for unit in units:
        if state.status[unit] == INDOORS and state.inside[unit] not in houses:
            houses.append(state.inside[unit])
            opening_blows(state, units, state.inside[unit], found)
    order = [(blow.unit, blow.figure, k) for k, blow in enumerate(found)]
    order.sort()
    return [found[k] for _, _, k in order]


def outdoor_blow(state: State, units: list[int], unit: int, figure: int) -> Blow | None:
    """12.12 The nearest enemy figure in contact."""
    best = 1 << 40
    target = -1
    struck = -1
    x = state.fx[figure]
    y = state.fy[figure]
    for other in units:
        if state.side[other] == state.side[unit] or state.status[other] != ON_TABLE:
            continue
        for foe in state.figures(other):
            square = (state.fx[foe] - x) ** 2 + (state.fy[foe] - y) ** 2
            if square < best and figures_touch(state, unit, figure, other, foe):
                best = square
                target = other
                struck = foe
    if target < 0:
        return None
    return Blow(unit, figure, target, struck, behind_obstacle(state, unit, figure, target, struck))


def behind_obstacle(state: State, unit: int, figure: int, target: int, struck: int) -> bool:
    """12.7.5 The line crosses an obstacle within 1 in of the struck figure, whose unit did not engage."""
    if state.marks[target] & ENGAGER:
        return False
    ray = state.board.ray(state.fx[figure], state.fy[figure], state.fx[struck], state.fy[struck])
    for piece in ray.pieces + ray.high:
        if state.board.near_obstacle(piece, state.fx[struck], state.fy[struck], CONTACT + state.radius[target]):
            return True
    return False


def opening_blows(state: State, units: list[int], building: int, found: list[Blow]) -> None:
    """17.1.5 Two figures a side at each opening reached, occupants in a defended position."""
    inside: list[int] = []
    holder: list[int] = []
    for unit in units:
        if state.status[unit] == INDOORS and state.inside[unit] == building:
            for figure in state.figures(unit):
                inside.append(figure)
                holder.append(unit)
    used = 0
    for opening in range(len(state.board.openings[building])):
        attackers: list[int] = []
        owner: list[int] = []
        already = [blow.figure for blow in found]
        for other in units:
            if state.side[other] == state.side[holder[0]] or state.status[other] != ON_TABLE:
                continue
            for figure in state.figures(other):
                if (
                    len(attackers) < 2
                    and figure not in already
                    and reaches_opening(state, figure, other, building, opening)
                ):
                    attackers.append(figure)
                    owner.append(other)
        if not attackers:
            continue
        struck = holder[min(used, len(holder) - 1)]
        for k in range(len(attackers)):
            found.append(Blow(owner[k], attackers[k], struck, -1, True))
        for _ in range(2):
            if used < len(inside):
                found.append(Blow(holder[used], inside[used], owner[0], attackers[0], False))
                used += 1


def attack_weight(state: State, blow: Blow, group: int, engager: int) -> int:
    """12.6.1-12.6.5"""
    unit = blow.unit
    modifier = 0
    terms = 0
    charging = unit == engager and state.is_a(unit, MOUNTED) and not state.is_a(blow.target, MOUNTED)
    if state.close[unit] & SABRE and charging:
        modifier += 1  # 12.6.1
        terms |= BY_SABRE
    if state.close[unit] & NAVAL_WEAPON:
        modifier += 1  # 12.6.2
        terms |= BY_NAVAL_WEAPON
    if state.close[unit] & LANCE and unit == engager:
        modifier += 2  # 12.6.3
        terms |= BY_LANCE
    if state.is_a(unit, FEROCIOUS) and unit == engager:
        modifier += 1  # 4.7, 12.6.4
        terms |= BY_FEROCITY
    for officer in members(group):
        if (
            state.is_a(officer, BRAVE)
            and state.side[officer] == state.side[unit]
            and state.troop[officer] == state.troop[unit]
        ):
            modifier += 1  # 12.6.5
            terms |= BY_BRAVERY
            break
    return weight(terms, modifier)


def defence_weight(state: State, unit: int, surprised: bool) -> int:
    """12.7.1-12.7.3"""
    modifier = 0
    terms = 0
    if state.close[unit] & SABRE:
        modifier += 1
        terms |= SAVES_BY_SABRE
    if state.close[unit] & LANCE:
        modifier -= 1  # 12.7.2
        terms |= SAVES_WITH_LANCE
    if surprised:
        modifier -= 2  # 12.7.3
        terms |= SAVES_SURPRISED
    return weight(terms, modifier)


def succeeds(die: int, modifier: int, value: int) -> bool:
    """12.7.6 Natural 0 fails, natural 9 succeeds."""
    if die == 0:
        return False
    return die == 9 or die + modifier >= value
