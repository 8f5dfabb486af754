"""A state from a description, and every way in which a state can be wrong."""

from __future__ import annotations

from typing import Final

from arpents.engine.description import Description, read_only
from arpents.engine.errors import Fault
from arpents.engine.procedure import Procedure
from arpents.games.small_wars_mohicans.arrivals.naval import ANCHORAGES, NONE
from arpents.games.small_wars_mohicans.facts.board import (
    ABOARD,
    BASE_OF,
    BRITISH,
    COUNCIL,
    EUROPEAN,
    FIRST_FRENCH,
    FIRST_IROQUOIS,
    FIRST_NATIVE,
    FIRST_PLACE,
    FRENCH,
    FRENCH_SHIPS,
    GARRISON,
    HOME,
    KIND,
    NATION_NAMES,
    NATION_OF,
    OUT,
    OVERSEAS,
    PLACE,
    PLACE_NAMES,
    PLACES,
    POINTS,
    PORT,
    PORTS,
    RESERVE,
    SHIP_NAMES,
    SIX_NATIONS,
    TRACK,
    TRIBE,
    UNIT,
    UNIT_NAMES,
    UNITS,
    VILLAGES_OF_NATIONS,
)
from arpents.games.small_wars_mohicans.facts.calendar import LENGTH
from arpents.games.small_wars_mohicans.facts.reading import (
    OWNERS,
)
from arpents.games.small_wars_mohicans.movement.sea import SeaLift
from arpents.games.small_wars_mohicans.movement.stack import March
from arpents.games.small_wars_mohicans.nations.iroquois import Joining
from arpents.games.small_wars_mohicans.state import (
    AFLOAT,
    ARRIVED,
    ATTACK,
    AUTUMN,
    BUILT,
    BURNT,
    BY_LAKE,
    BY_WATER,
    CALENDAR,
    CARRIED,
    DAMAGED,
    FORT,
    HAD_BRITISH_FORT,
    INSIDE,
    MANOEUVRED,
    MOVED,
    RAIDED,
    RAIDED_BY,
    RELIEF,
    SIEGE,
    WON,
    State,
)
from arpents.games.small_wars_mohicans.words.nouns import SEATS
from arpents.games.small_wars_mohicans.year.setup import british_masks, french_masks, warrior_masks
from arpents.games.small_wars_mohicans.year.turn import (
    AT_SEA,
    BEFORE,
    BESIEGING,
    BRITISH_ARRIVE,
    BRITISH_SAIL,
    BRITISH_STOP,
    BRITISH_STRATEGIC,
    BRITISH_SUPPLY,
    CARGOES,
    FIGHTING,
    FRENCH_ARRIVE,
    FRENCH_STOP,
    FRENCH_SUPPLY,
    RAIDING,
    SHIPS,
    TURN_ENDS,
    TURN_STARTS,
    WINTERING,
    Course,
    ships_to_meet,
    ships_to_moor,
)

FIELDS: Final = (
    "phase",
    "turn",
    "units",
    "rest",
    "owners",
    "forts",
    "raids",
    "awake",
    "supply",
    "sea",
    "sea_lift",
    "anchorages",
    "through",
    "nations",
    "blue",
    "victories",
    "burnt",
    "attacks",
    "reliefs",
    "sieges",
    "manoeuvred",
)
PHASES: Final[dict[str, int]] = {
    "setup": BEFORE,
    "turn": TURN_STARTS,
    "ships": SHIPS,
    "french-spring": FRENCH_ARRIVE,
    "french-supply": FRENCH_SUPPLY,
    "french-march": FRENCH_STOP,
    "british-spring": BRITISH_ARRIVE,
    "british-supply": BRITISH_SUPPLY,
    "british-strategic": BRITISH_STRATEGIC,
    "british-march": BRITISH_SAIL,
    "british-sail": BRITISH_STOP,
    "combat": FIGHTING,
    "raids": RAIDING,
    "sieges": BESIEGING,
    "winter": WINTERING,
    "naval": AT_SEA,
    "cargoes": CARGOES,
    "turn-ends": TURN_ENDS,
}
STANDINGS: Final[dict[str, int]] = {
    "damaged": DAMAGED,
    "inside": INSIDE,
    "moved": MOVED,
    "built": BUILT,
    "won": WON,
}
WAYS: Final[dict[str, int]] = {
    "land": ARRIVED,
    "river": ARRIVED | BY_WATER,
    "lake": ARRIVED | BY_WATER | BY_LAKE,
    "sea": ARRIVED | BY_WATER | AFLOAT | MOVED,
}


def named(**arguments: object) -> dict[str, object]:
    return dict(arguments)


class Reader(Description):
    """Reads a description into a state and notes every fault on the way."""

    def __init__(self, state: State, said: dict[str, object], faults: list[Fault]) -> None:
        super().__init__(said, faults)
        self.state = state

    def place(self, where: str, name: object) -> int:
        number = PLACE.get(str(name), -1)
        if number < FIRST_PLACE:
            self.fault(where, "unknown-place", "S48.1", place=str(name))
            return -1
        return number

    def side(self, where: str, name: object) -> int:
        return self.seat(where, name, SEATS)

    # -- the description

    def read(self) -> None:
        self.read_phase()
        self.read_nations()
        self.read_places()
        self.read_units()
        self.read_sea()
        self.read_year()

    def phase(self) -> str:
        return str(self.said.get("phase", "setup"))

    def read_phase(self) -> None:
        state = self.state
        state.turn = self.number("turn", 1, 1, LENGTH[state.options[CALENDAR]]) - 1
        state.land = self.number("supply", 0, 0, 99)
        state.sea = self.number("sea", 0, 0, 99)
        phase = self.phase()
        if phase not in PHASES:
            self.fault("phase", "unknown-phase", "S5.2", phase=phase, known=list(PHASES))
            return
        stack: list[Procedure[State]] = [Course(FRENCH, PHASES[phase])]
        if phase == "french-march":
            stack.append(March(FRENCH))
        elif phase == "british-march":
            stack.append(March(BRITISH))
        elif phase == "british-sail":
            stack.append(SeaLift(BRITISH))
        state.stack = stack

    def read_nations(self) -> None:
        state = self.state
        if "blue" in self.said:
            state.blue = 0
            for name in self.names("blue"):
                if name in NATION_NAMES:
                    state.blue |= 1 << NATION_NAMES.index(name)
                else:
                    self.fault("blue", "unknown-nation", "S2.3", nation=name, known=NATION_NAMES)
        side = self.said.get("nations")
        if side is not None:
            number = self.side("nations", side)
            if number >= 0:
                state.nations = number
                state.blue = 0x3F if number == FRENCH else 0
                for place in reversed(VILLAGES_OF_NATIONS):  # each nation in the first of its villages
                    state.give(place, number)
                    state.move(FIRST_IROQUOIS + NATION_OF[place], place)

    def read_places(self) -> None:
        state = self.state
        for name, owner in self.mapping("owners").items():
            place = self.place(f"owners.{name}", name)
            if owner not in OWNERS:
                self.fault(f"owners.{name}", "unknown-owner", "S1.7", owner=str(owner), known=OWNERS)
            elif place >= 0:
                state.give(place, OWNERS.index(str(owner)))
        if "forts" in self.said:
            for place in range(FIRST_PLACE, PLACES):
                state.marks[place] &= ~FORT
            for name in self.names("forts"):
                place = self.place("forts", name)
                if place >= 0:
                    state.marks[place] |= FORT
        for place in range(FIRST_PLACE, PLACES):
            if state.marks[place] & FORT and state.owner[place] == BRITISH:
                state.marks[place] |= HAD_BRITISH_FORT
        for field, bits in (("raids", RAIDED_BY), ("attacks", ATTACK), ("sieges", SIEGE)):
            for name, seat in self.mapping(field).items():
                place = self.place(f"{field}.{name}", name)
                side = self.side(f"{field}.{name}", seat)
                if place >= 0 and side >= 0:
                    state.marks[place] |= bits[side]
                    if field == "sieges" and state.season() == AUTUMN:
                        state.marks[place] |= CARRIED
        for field, bit in (("reliefs", RELIEF), ("manoeuvred", MANOEUVRED)):
            for name in self.names(field):
                place = self.place(field, name)
                if place >= 0:
                    state.marks[place] |= bit

    def read_units(self) -> None:
        state = self.state
        placed = self.mapping("units")
        rest = self.said.get("rest")
        if rest is not None and rest != "away":
            self.fault("rest", "unknown-rest", value=str(rest))
        if rest == "away":
            for unit in range(UNITS):
                if UNIT_NAMES[unit] not in placed:
                    self.send_away(unit)
        for name, where in placed.items():
            self.read_unit(name, where)
        for name in self.names("awake"):
            unit = UNIT.get(name, -1)
            if unit < FIRST_NATIVE or unit >= FIRST_IROQUOIS:
                self.fault("awake", "unknown-tribe", "S42.1", unit=name)
            else:
                state.asleep &= ~(1 << unit - FIRST_NATIVE)

    def send_away(self, unit: int) -> None:
        """Where a counter waits that the description does not name: tribes stay asleep at home."""
        if KIND[unit] == EUROPEAN:
            self.state.move(unit, OVERSEAS)
        elif KIND[unit] == GARRISON:
            self.state.move(unit, OUT)
        elif unit < FIRST_NATIVE:
            self.state.move(unit, RESERVE)
        elif unit >= FIRST_IROQUOIS and self.state.nations >= 0:
            self.state.move(unit, OUT)

    def read_unit(self, name: str, where: object) -> None:
        """`"albany"`, `"reserve"`, or `{"place": "albany", "damaged": true, "from": "new-york", "by": "river"}`."""
        at = f"units.{name}"
        unit = UNIT.get(name, -1)
        if unit < 0:
            self.fault(at, "unknown-unit", "S2.1", unit=name)
            return
        said: dict[str, object] = {"place": where}
        if isinstance(where, dict):
            said = {str(key): value for key, value in where.items()}
        if "place" not in said:
            self.fault(at, "unit-without-place", "S48.1")
            return
        place = PLACE.get(str(said.get("place")), -1)
        if place < 0:
            self.fault(at, "unknown-place", "S48.1", place=str(said.get("place")))
            return
        self.state.move(unit, place)
        if FIRST_NATIVE <= unit < FIRST_IROQUOIS and place != HOME[unit]:
            self.state.asleep &= ~(1 << unit - FIRST_NATIVE)
        read_only(at, said, ("place", "from", "by", *STANDINGS), self.faults)
        for key, value in said.items():
            if key in STANDINGS:
                if value is True:
                    self.state.flags[unit] |= STANDINGS[key]
                elif value is not False:
                    self.fault(at, "not-true-or-false", value=str(value))
            elif key == "by":
                if value in WAYS:
                    self.state.flags[unit] |= WAYS[str(value)]
                else:
                    self.fault(at, "unknown-way", "S1.1", way=str(value), known=list(WAYS))
            elif key == "from":
                origin = self.place(at, value)
                if origin >= 0:
                    self.state.comes_from(unit, origin)
                    self.state.flags[unit] |= ARRIVED

    def read_sea(self) -> None:
        state = self.state
        if "sea_lift" in self.said:
            place = self.place("sea_lift", self.said["sea_lift"])
            if place >= 0:
                state.sea_lift = place
        elif self.phase() != "setup":
            state.sea_lift = first_port(state)
        if "anchorages" in self.said:
            ships = self.names("anchorages")
            numbers = [SHIP_NAMES.index(ship) if ship in SHIP_NAMES else NONE for ship in ships]
            if sorted(numbers) != FRENCH_SHIPS:
                self.fault("anchorages", "four-french-ships", "S4.18", ships=ships)
            else:
                for box in range(ANCHORAGES):
                    state.anchor(box, numbers[box])
        elif self.ships_lie_moored():
            for box in range(ANCHORAGES):
                state.anchor(box, FRENCH_SHIPS[box])
        for ship in self.names("through"):
            if ship in SHIP_NAMES:
                state.passed |= 1 << SHIP_NAMES.index(ship)
            else:
                self.fault("through", "unknown-ship", "S2.1", ship=ship)

    def ships_lie_moored(self) -> bool:
        """S4.18 From the mooring of the year, or the set-up, to the naval phase."""
        step = PHASES.get(self.phase(), BEFORE)
        if step == BEFORE or not ships_to_meet(self.state):
            return False
        if self.state.season() == AUTUMN:
            return step <= AT_SEA
        return step > SHIPS or not ships_to_moor(self.state)

    def read_year(self) -> None:
        for field, first in (("victories", 0), ("burnt", BURNT)):
            for name, value in self.mapping(field).items():
                side = self.side(field, name)
                count = self.within(field, value, 0, 0, 99)
                if side >= 0:
                    self.state.note(first + side, count)


def first_port(state: State) -> int:
    """S4.12 Where the sea lift lies when nobody says it: in a British base, else in any British port, else nowhere."""
    held = [port for port in PORTS if state.owner[port] == BRITISH]
    bases = [port for port in held if BASE_OF[port] == BRITISH]
    return bases[0] if bases else held[0] if held else 0


def arrange(state: State, spec: dict[str, object], faults: list[Fault]) -> None:
    Reader(state, spec, faults).read()


# -- every way in which a state can be wrong


def faults_in(state: State) -> list[Fault]:
    faults: list[Fault] = []
    if (
        british_masks(state.location) != state.british
        or french_masks(state.location) != state.french
        or warrior_masks(state.location) != state.warriors
    ):
        faults.append(Fault("units", "unit-in-two-places", "S2.1"))
    for unit in range(UNITS):
        check_unit(state, unit, faults)
    for place in range(FIRST_PLACE, PLACES):
        check_place(state, place, faults)
    if state.sea_lift and (not PORT[state.sea_lift]):
        faults.append(Fault("sea_lift", "not-a-port", "S20.6", named(place=PLACE_NAMES[state.sea_lift])))
    if state.land < 0 or state.sea < 0:
        faults.append(Fault("supply", "supply-below-zero", "S12.1"))
    moored = [ship for ship in state.anchorages if ship != NONE]
    if len(set(moored)) != len(moored):
        faults.append(Fault("anchorages", "ship-in-two-places", "S4.18"))
    return faults


def check_unit(state: State, unit: int, faults: list[Fault]) -> None:
    at = f"units.{UNIT_NAMES[unit]}"
    place = state.location[unit]
    kind = KIND[unit]
    wrong = False
    if place == OVERSEAS:
        wrong = kind != EUROPEAN
    elif place == RESERVE:
        wrong = kind == EUROPEAN or kind == GARRISON or unit >= FIRST_NATIVE
    elif place == TRACK or place == ABOARD:
        wrong = unit >= FIRST_FRENCH
    elif place == COUNCIL:
        wrong = unit < FIRST_IROQUOIS or (state.nations >= 0 and not isinstance(state.stack[-1], Joining))
    elif place == OUT:
        wrong = unit < FIRST_NATIVE and kind != EUROPEAN and kind != GARRISON
    elif kind == GARRISON:
        wrong = place != HOME[unit]
    elif unit >= FIRST_IROQUOIS:
        wrong = state.nations < 0
    if wrong:
        faults.append(Fault(at, "unit-cannot-be-there", "S4.16", named(place=PLACE_NAMES[place])))
    if state.flags[unit] & DAMAGED and (POINTS[unit] < 2 or place < FIRST_PLACE):
        faults.append(Fault(at, "cannot-be-damaged", "S2.7", named(unit=UNIT_NAMES[unit])))
    if kind == TRIBE and place not in (HOME[unit], OUT) and state.sleeps_at(unit, place):
        faults.append(Fault(at, "asleep-away-from-home", "S42.1", named(unit=UNIT_NAMES[unit])))


def check_place(state: State, place: int, faults: list[Fault]) -> None:
    at = PLACE_NAMES[place]
    if state.owner[place] == SIX_NATIONS and state.nations >= 0:
        faults.append(Fault(at, "village-without-owner", "S39.7"))
    if state.closed(place) and (state.french[place] or state.british[place] or state.warriors[place]):
        faults.append(Fault(at, "village-closed", "S13.10"))
    if state.marks[place] & RAIDED == RAIDED:
        faults.append(Fault(at, "two-raid-markers", "S35.2"))
    if state.marks[place] & FORT and state.owner[place] not in (FRENCH, BRITISH):
        faults.append(Fault(at, "fort-without-owner", "S18.3"))
