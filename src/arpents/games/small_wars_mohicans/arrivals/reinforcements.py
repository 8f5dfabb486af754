"""S7, S8 Reinforcements: what a ship brings, where it lands, and militia that is raised again."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.small_wars_mohicans.facts.board import (
    BRITISH,
    BRITISH_SHIPS,
    COLONIAL,
    EUROPEAN,
    FIRST_FRENCH,
    FIRST_NATIVE,
    FIRST_OWNER,
    FIRST_PLACE,
    FRENCH,
    FRENCH_SHIPS,
    HOME,
    KIND,
    MILITIA,
    OF_KIND,
    OVERSEAS,
    PLACES,
    PORTS,
    RESERVE,
    SETUP,
    SHIP_CARGO,
    SHIP_NAMES,
    SQUADRON,
    SUPPLY_CONVOY,
    TRACK,
    TROOP_CONVOY,
    UNIT_NAMES,
    places_named,
)
from arpents.games.small_wars_mohicans.facts.reading import (
    mapping,
)
from arpents.games.small_wars_mohicans.movement.sea import river_closed
from arpents.games.small_wars_mohicans.nations.natives import Rally, in_touch, meeting_points
from arpents.games.small_wars_mohicans.state import State, listed
from arpents.games.small_wars_mohicans.words import kinds, reasons

BATTALIONS: Final = [2, 5]  # S7.2, S7.1 by cargo
CONVOY_RULES: Final = ["S7.2", "S7.1", "S7.3", "S7.4"]  # by cargo: squadron, troops, militia and then colonials
COLONIALS_OF_CONVOY: Final = 3
NOT_WAITING: Final = [  # by cargo too
    reasons.NOT_WAITING_FOR_SQUADRON,
    reasons.NOT_WAITING,
    reasons.NOT_WAITING_FOR_PAY,
    reasons.NOT_WAITING_FOR_BASE,
]
BRITISH_MUSTER: Final = 4  # S7.3
FRENCH_MUSTER: Final = 3  # S7.6 (SW-20)
TRIBES_RALLIED: Final = 5  # S7.5
COLONIALS: Final = 2  # S7.4
RAISED_AGAIN: Final = 2  # S8
SUPPLY_BASES: Final[list[int]] = sorted(places_named(SETUP["supply_convoy_bases"]))
FRENCH_TOWNS: Final[list[int]] = places_named(mapping(SETUP["reconstitution"])["french"])  # S8.2


POSSESSIONS: Final[list[list[int]]] = [  # by side: the original possessions
    [place for place in range(FIRST_PLACE, PLACES) if FIRST_OWNER[place] == side] for side in (FRENCH, BRITISH)
]


def first_of(side: int) -> int:
    return 0 if side == BRITISH else FIRST_FRENCH


def end_of(side: int) -> int:
    return FIRST_FRENCH if side == BRITISH else FIRST_NATIVE


def landing_ports(state: State, side: int) -> list[int]:
    """S44.1 Any friendly port; the closed river bars British convoys as it bars the sea lift."""
    return [
        port for port in PORTS if state.welcomes(port, side) and not (side == BRITISH and river_closed(state, port))
    ]


def waiting(state: State, side: int, kind: int) -> list[int]:
    """Counters of that kind still to come: overseas, or in reserve (S4.17 a militia only while its home is held)."""
    box = OVERSEAS if kind == EUROPEAN else RESERVE
    troops = state.british if side == BRITISH else state.french
    found = listed(troops[box] & OF_KIND[kind][side], side)
    return [unit for unit in found if state.friendly(HOME[unit], side)] if kind == MILITIA else found


def home_places(state: State, side: int, most: int = PLACES) -> list[int]:
    """Friendly places among the original possessions of a side, as many as are wanted."""
    found: list[int] = []
    for place in POSSESSIONS[side]:
        if state.owner[place] == side and not state.contested(place, side):
            found.append(place)
            if len(found) == most:
                break
    return found


# -- battalions by ship


class Convoy(Procedure["State"]):
    """S7.1, S7.2 European regulars: the French land in a port at once, the British wait on the turn track."""

    def __init__(self, seat: int, ship: int, left: int, kind: int = EUROPEAN, port: int = 0) -> None:
        super().__init__(seat)
        self.ship = ship
        self.left = left
        self.kind = kind  # European regulars, or for the supply convoy militia or colonials that will wait
        self.port = port

    def copy(self) -> Convoy:
        return Convoy(self.seat, self.ship, self.left, self.kind, self.port)

    def run(self, state: State) -> bool:
        if self.left == 0:
            return state.end()
        pool = waiting(state, self.seat, self.kind)
        if self.seat == BRITISH:
            self.port = TRACK  # S6.8 (SW-4)
        if not pool:
            return state.end()
        if self.port == 0:
            ports = landing_ports(state, self.seat)
            if not ports:
                state.tell(kinds.NOTHING_COMES, self.rule(), self.ship)
                return state.end()
            if len(ports) > 1:
                return ASK
            self.port = ports[0]
        if self.kind != MILITIA and len(pool) <= self.left:
            for unit in pool:
                self.bring(state, unit)
            return state.end()
        return ASK

    def sort(self) -> int:
        """Which of CONVOY_RULES it is brought by."""
        if self.kind == EUROPEAN:
            return SHIP_CARGO[self.ship]
        return COLONIALS_OF_CONVOY if self.kind == COLONIAL else SUPPLY_CONVOY

    def rule(self) -> str:
        return CONVOY_RULES[self.sort()]

    def bring(self, state: State, unit: int) -> None:
        state.move(unit, self.port)
        self.left -= 1
        if self.port == TRACK:
            state.comes_from(unit, self.ship)
            state.tell(kinds.UNIT_WAITS, "S6.8", unit)
        else:
            state.tell(kinds.UNIT_COMES, "S6.7", unit, self.port)

    def actions(self, state: State, seat: int) -> list[int]:  # by hand: judging each choice costs 10 % of all time
        if self.port == 0:
            return [kinds.TO | port for port in landing_ports(state, self.seat)]
        found = [kinds.PICK | unit for unit in waiting(state, self.seat, self.kind)]
        if self.kind == MILITIA:
            found.append(kinds.DONE)  # nobody has to raise all four
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        if action in self.actions(state, seat):
            return ALLOWED
        kind = kind_of(action)
        if kind == kinds.TO and self.port == 0:
            return reasons.NO_PORT_FOR_SHIP
        return NOT_WAITING[self.sort()] if kind == kinds.PICK and self.port else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        if self.port == 0:
            self.port = noun_of(action)
        elif action == kinds.DONE:
            self.left = 0
        else:
            self.bring(state, noun_of(action))

    def prompt(self, state: State, seat: int) -> Prompt:
        ship = "ship-" + SHIP_NAMES[self.ship]
        if self.port == 0:
            return Prompt("prompt-convoy-port", "S6.7", {"ship": ship})
        return Prompt("prompt-convoy-units", self.rule(), {"ship": ship, "left": self.left})


class Muster(Procedure["State"]):
    """S43.2 Militia of the reserve is put on friendly places of the original possessions (SW-49)."""

    def __init__(self, seat: int, left: int, picked: int = -1, step: int = 0) -> None:
        super().__init__(seat, step)
        self.left = left
        self.picked = picked

    def copy(self) -> Muster:
        return Muster(self.seat, self.left, self.picked, self.step)

    def run(self, state: State) -> bool:
        if self.picked >= 0:
            return ASK
        if (
            self.step
            or self.left == 0
            or not waiting(state, self.seat, MILITIA)
            or not home_places(state, self.seat, 1)
        ):
            return state.end()
        return ASK

    def actions(self, state: State, seat: int) -> list[int]:  # by hand: judging each choice costs 1.4 % of all time
        if self.picked >= 0:
            return [kinds.TO | place for place in home_places(state, self.seat)]
        return [kinds.PICK | unit for unit in waiting(state, self.seat, MILITIA)] + [kinds.DONE]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if action in self.actions(state, seat):
            return ALLOWED
        kind = kind_of(action)
        if kind == kinds.TO and self.picked >= 0:
            return reasons.NOT_AN_OWN_PLACE  # S43.3
        return reasons.NOT_AVAILABLE if kind == kinds.PICK and self.picked < 0 else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        if action == kinds.DONE:
            self.step = 1
        elif self.picked < 0:
            self.picked = noun_of(action)
        else:
            state.move(self.picked, noun_of(action))
            state.tell(kinds.MILITIA_RAISED, "S43.2", self.picked, noun_of(action))
            self.picked = -1
            self.left -= 1

    def prompt(self, state: State, seat: int) -> Prompt:
        if self.picked >= 0:
            return Prompt("prompt-muster-where", "S43.2", {"unit": "unit-" + UNIT_NAMES[self.picked]})
        return Prompt("prompt-muster", "S43.2", {"left": self.left})


class Gifts(Procedure["State"]):
    """S7.5, S7.6 Corsair or gifts: the French rally five tribes or raise three militia (SW-21)."""

    def __init__(self, seat: int, step: int = 0) -> None:
        super().__init__(seat, step)

    def copy(self) -> Gifts:
        return Gifts(self.seat, self.step)

    def run(self, state: State) -> bool:
        if self.step:
            return state.end()
        choices = self.actions(state, self.seat)
        if len(choices) == 1:
            return state.end()
        return ASK

    def cannot_rally(self, state: State) -> int:
        if not meeting_points(state):
            return reasons.NO_COUREUR_THERE
        reached = in_touch(state)
        for unit in range(FIRST_NATIVE, FIRST_NATIVE + 24):
            if state.on_map(unit) and reached[HOME[unit]]:
                return ALLOWED
        return reasons.OUT_OF_TOUCH

    def cannot_muster(self, state: State) -> int:
        if not waiting(state, FRENCH, MILITIA):
            return reasons.NOT_AVAILABLE
        return ALLOWED if home_places(state, FRENCH, 1) else reasons.NOT_AN_OWN_PLACE

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.RALLY, kinds.MUSTER, kinds.DONE]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if action == kinds.RALLY:
            return self.cannot_rally(state)
        if action == kinds.MUSTER:
            return self.cannot_muster(state)
        return ALLOWED if action == kinds.DONE else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        self.step = 1
        if action == kinds.RALLY:
            state.begin(Rally(FRENCH, TRIBES_RALLIED))
        elif action == kinds.MUSTER:
            state.begin(Muster(FRENCH, FRENCH_MUSTER))

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-gifts", "S7.5")


class Arrivals(Procedure["State"]):
    """S7 In winter, each ship that got through brings what it carries, French ships first."""

    def __init__(self, seat: int, number: int = 0, step: int = 0) -> None:
        super().__init__(seat, step)
        self.number = number  # in the list of ships, French before British

    def copy(self) -> Arrivals:
        return Arrivals(self.seat, self.number, self.step)

    def run(self, state: State) -> bool:
        ships = FRENCH_SHIPS + BRITISH_SHIPS
        while self.number < len(ships):
            ship = ships[self.number]
            side = FRENCH if self.number < len(FRENCH_SHIPS) else BRITISH
            if state.passed >> ship & 1 == 0:
                self.number += 1
                continue
            cargo = SHIP_CARGO[ship]
            if side == BRITISH and cargo == SUPPLY_CONVOY and self.step == 0:
                self.step = 1
                return state.begin(Convoy(BRITISH, ship, BRITISH_MUSTER, MILITIA))  # S7.3
            self.number += 1
            self.step = 0
            if cargo == SQUADRON or cargo == TROOP_CONVOY:
                return state.begin(Convoy(side, ship, BATTALIONS[cargo]))
            if side == FRENCH:
                return state.begin(Gifts(FRENCH))
            return state.begin(Convoy(BRITISH, ship, COLONIALS, COLONIAL))  # S7.4
        state.passed = 0
        return state.end()


# -- S6.8 the British land in spring


class Landing(Procedure["State"]):
    """S6.8, S7 Each British ship's units land: battalions in one port, colonials in one base, militia at will."""

    def __init__(self, seat: int, step: int = 0) -> None:
        super().__init__(seat, step)

    def copy(self) -> Landing:
        return Landing(self.seat, self.step)

    def run(self, state: State) -> bool:
        while True:
            group = self.group(state)
            if not group:
                return state.end()
            places = self.places(state, group)
            if len(places) > 1:
                return ASK
            self.land(state, group, places[0] if places else 0)

    def group(self, state: State) -> list[int]:
        """Those who land together next."""
        there = state.units(TRACK, BRITISH)
        if not there:
            return []
        for ship in BRITISH_SHIPS:
            aboard = [unit for unit in there if state.came_from[unit] == ship]
            for kind in [EUROPEAN, COLONIAL]:
                group = [unit for unit in aboard if KIND[unit] == kind]
                if group:
                    return group
            militia = [unit for unit in aboard if KIND[unit] == MILITIA]
            if militia:
                return militia[:1]
        return []

    def places(self, state: State, group: list[int]) -> list[int]:
        kind = KIND[group[0]]
        if kind == EUROPEAN:
            return landing_ports(state, BRITISH)
        if kind == COLONIAL:
            return [place for place in SUPPLY_BASES if state.welcomes(place, BRITISH)]
        return home_places(state, BRITISH)

    def land(self, state: State, group: list[int], place: int) -> None:
        for unit in group:
            state.comes_from(unit, 0)
            if place:
                state.move(unit, place)
                state.tell(kinds.UNIT_COMES, "S6.8", unit, place)
            else:
                state.move(unit, OVERSEAS if KIND[unit] == EUROPEAN else RESERVE)
                state.tell(kinds.UNIT_RETURNS, "S6.8", unit)

    def actions(self, state: State, seat: int) -> list[int]:  # by hand: judging each choice costs 14 % of all time
        return [kinds.TO | place for place in self.places(state, self.group(state))]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if action in self.actions(state, seat):
            return ALLOWED
        return reasons.NO_LANDING_THERE if kind_of(action) == kinds.TO else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        self.land(state, self.group(state), noun_of(action))

    def prompt(self, state: State, seat: int) -> Prompt:
        group = self.group(state)
        return Prompt("prompt-landing", "S6.8", {"unit": "unit-" + UNIT_NAMES[group[0]], "units": len(group)})


class Reconstitution(Procedure["State"]):
    """S8 Up to two militia, destroyed or never raised, come back to their own places."""

    def __init__(self, seat: int, left: int = RAISED_AGAIN, step: int = 0) -> None:
        super().__init__(seat, step)
        self.left = left

    def copy(self) -> Reconstitution:
        return Reconstitution(self.seat, self.left, self.step)

    def run(self, state: State) -> bool:
        if self.step or self.left == 0 or len(self.actions(state, self.seat)) == 1:
            return state.end()
        return ASK

    def cannot_raise(self, state: State, unit: int) -> int:
        if KIND[unit] != MILITIA or unit < first_of(self.seat) or unit >= end_of(self.seat):
            return reasons.NOT_YOURS
        if state.location[unit] != RESERVE:
            return reasons.NOT_AVAILABLE
        if self.seat == FRENCH and HOME[unit] not in FRENCH_TOWNS:
            return reasons.FOUR_TOWNS_ONLY  # S8.2
        return ALLOWED if state.welcomes(HOME[unit], self.seat) else reasons.HOME_LOST  # S43.3

    def candidates(self, state: State, seat: int) -> list[int]:
        troops = state.british if self.seat == BRITISH else state.french
        waiting_here = listed(troops[RESERVE] & OF_KIND[MILITIA][self.seat], self.seat)
        return [kinds.PICK | unit for unit in waiting_here] + [kinds.DONE]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) == kinds.PICK:
            return self.cannot_raise(state, noun_of(action))
        return ALLOWED if action == kinds.DONE else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        if action == kinds.DONE:
            self.step = 1
        else:
            unit = noun_of(action)
            state.move(unit, HOME[unit])
            state.tell(kinds.MILITIA_RAISED, "S8.1" if self.seat == BRITISH else "S8.2", unit, HOME[unit])
            self.left -= 1

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-reconstitution", "S8.1" if self.seat == BRITISH else "S8.2", {"left": self.left})
