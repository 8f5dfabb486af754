"""6, 13 and 16 How far pieces that stand together can go by land, by boat and by sea, and why no farther."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED
from arpents.games.wilderness_war.facts.board import EXITS, LANDINGS, MOUNTAIN, TERRAIN, by_water
from arpents.games.wilderness_war.facts.deck import AMPHIBIOUS_LANDING
from arpents.games.wilderness_war.facts.pieces import (
    COMMAND,
    IS_AUXILIARY,
    IS_DRILLED,
    IS_LEADER,
    JOHNSON,
    MOVEMENT,
    SIDE,
    led_by_johnson_only,
)
from arpents.games.wilderness_war.forces.marching import BOAT, LAND, PORTAGED, can_portage, stops_after
from arpents.games.wilderness_war.movement.naval import SEA, cannot_land_there, cannot_sail, cannot_sail_from, harbours
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import reasons
from arpents.games.wilderness_war.words.markers import BASIC_RULES

INFILTRATING: Final = 1  # only past enemies
LANDING: Final = 2  # only with an Amphibious Landing card


class Reach:
    """The spaces pieces can come to, with what they spend and how; and the reasons that bar others."""

    def __init__(self) -> None:
        self.spent: dict[int, int] = {}
        self.how: dict[int, int] = {}
        self.barred: dict[int, int] = {}
        self.usual = reasons.TOO_FAR  # what bars any other space


class Party:
    """Pieces that would move together; the first leader named commands."""

    def __init__(self, state: State, pieces: list[int]) -> None:
        self.side = SIDE[pieces[0]]
        self.start = state.where[pieces[0]]
        self.units = [piece for piece in pieces if not IS_LEADER[piece]]
        self.leaders = [piece for piece in pieces if IS_LEADER[piece]]
        self.drilled = len([unit for unit in self.units if IS_DRILLED[unit]])
        self.auxiliaries = len([unit for unit in self.units if IS_AUXILIARY[unit]])
        self.pace = min([6] + [MOVEMENT[unit] for unit in self.units])

    def is_force(self) -> bool:
        return len(self.units) + len(self.leaders) > 1

    def lone_auxiliary(self) -> bool:
        return len(self.units) == 1 and self.auxiliaries == 1

    def cannot_march(self, state: State) -> int:
        """5.34, 8.25 What keeps them from moving together at all."""
        if state.besieged(self.side, self.start):
            return reasons.BESIEGED_STAY
        if not self.is_force():
            return ALLOWED
        if not self.leaders:
            return reasons.FORCE_NEEDS_A_LEADER
        room = 0
        for leader in self.leaders:
            room += COMMAND[leader]
            if COMMAND[leader] > COMMAND[self.leaders[0]]:
                return reasons.RANK_TOO_HIGH
        for unit in self.units:
            if not led_by_johnson_only(unit):
                room -= 1
            elif JOHNSON not in self.leaders:
                return reasons.JOHNSON_ONLY
        return reasons.COMMAND_FULL if room < 0 else ALLOWED


def reach_of(state: State, seat: int, pieces: list[int], mode: int, value: int = 3, foul: bool = False) -> Reach:
    """Interception, response cards and battles are not foreseen: a space the enemy holds is reached and not left.

    `seat` is who asks: nobody but its owner is told whether a hand has the card for a landing.
    """
    party = Party(state, pieces)
    found = Reach()
    reason = party.cannot_march(state)
    if reason != ALLOWED:
        found.usual = reason
    elif mode == SEA:
        sail(state, seat, party, value, foul, found)
    else:
        if mode == BOAT:
            found.usual = reasons.TOO_FAR_BY_BOAT
        march(state, party, mode, foul, 0, found)
        if party.lone_auxiliary() and not state.options[BASIC_RULES]:  # 13.0
            march(state, party, mode, foul, INFILTRATING, found)
    found.barred = {space: why for space, why in found.barred.items() if space not in found.spent}
    return found


def march(state: State, party: Party, mode: int, foul: bool, how: int, found: Reach) -> None:
    """6.2, 6.3 Space by space, as far as allowance and stops let them."""
    side = party.side
    allowance = 9 if mode == BOAT else party.pace
    if foul:
        allowance = min(2, allowance)
    seen: set[tuple[int, int, int]] = set()
    edge: list[tuple[int, int, int]] = [(party.start, 0, 0)]  # space, portage used, whether the space was entered
    for spent in range(1, allowance + 1):
        following: list[tuple[int, int, int]] = []
        for space, portaged, entered in edge:
            for other in EXITS[space]:
                carried = portaged
                if mode == BOAT and not by_water(space, other):
                    if portaged or not can_portage(state, side, space, other):
                        found.barred.setdefault(other, reasons.NO_PORTAGE)
                        continue
                    carried = PORTAGED
                held = state.occupied(1 - side, other)
                reason = cannot_end_in(state, party, other, held)
                if reason != ALLOWED:
                    found.barred[other] = reason
                elif other != party.start and other not in found.spent:
                    found.spent[other] = spent
                    found.how[other] = how
                stopped = mode == LAND and stops(state, party, space, other, entered)
                if stopped or (held and not how) or (reason != ALLOWED and not how):
                    if reason == ALLOWED:
                        for beyond in EXITS[other]:
                            found.barred.setdefault(beyond, reasons.MUST_STOP)
                    continue
                step = (other, carried, 1)
                if step not in seen:
                    seen.add(step)
                    following.append(step)
        edge = following


def cannot_end_in(state: State, party: Party, space: int, held: bool) -> int:
    if held and not party.units:
        return reasons.LEADERS_KEEP_AWAY  # 6.53
    if held and not party.drilled and state.has_fort(1 - party.side, space):
        return reasons.DRILLED_MUST_LEAD  # 6.52
    return ALLOWED


def stops(state: State, party: Party, crossed: int, space: int, entered: int) -> bool:
    """6.2, 16 Whether they must stop, on foot, in the space they enter."""
    if TERRAIN[space] == MOUNTAIN and not state.has_work(party.side, space):
        return True
    return entered == 1 and stops_after(state, party.side, crossed, party.drilled, party.auxiliaries)


def sail(state: State, seat: int, party: Party, value: int, foul: bool, found: Reach) -> None:
    """6.4 One voyage to a port, or a landing."""
    side = party.side
    units = len(party.units)
    found.usual = cannot_sail_from(state, side, 1 if party.is_force() else 0, value, 1 if foul else 0, party.start)
    if found.usual != ALLOWED:
        return
    found.usual = reasons.NOT_A_PORT
    for port in harbours(state, side):
        reason = cannot_sail(state, side, party.start, port, units, party.drilled)
        if reason == ALLOWED:
            found.spent[port] = 1
            found.how[port] = 0
        elif port != party.start:
            found.barred[port] = reason
    for shore in LANDINGS[party.start]:
        if shore in found.spent:
            continue
        reason = cannot_land_there(state, side, party.start, shore, units, party.drilled)
        if reason == ALLOWED and seat == side and not state.holds(side, AMPHIBIOUS_LANDING):
            reason = reasons.NO_LANDING_CARD
        if reason == ALLOWED:
            found.spent[shore] = 1
            found.how[shore] = LANDING
        else:
            found.barred[shore] = reason
