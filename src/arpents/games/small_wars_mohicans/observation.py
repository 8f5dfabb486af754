"""What a seat sees, as numbers: everything but the French ships that nobody has met."""

from __future__ import annotations

from typing import Final

from arpents.engine.observation import Layers, Slate
from arpents.games.small_wars_mohicans.arrivals.naval import ANCHORAGES, BOX_NAMES, NONE
from arpents.games.small_wars_mohicans.facts.board import (
    FIRST_IROQUOIS,
    FIRST_NATIVE,
    FIRST_PLACE,
    FRENCH,
    PLACE_NAMES,
    PLACES,
    POINTS,
    SHIP_NAMES,
    UNIT_NAMES,
    UNITS,
)
from arpents.games.small_wars_mohicans.nations.iroquois import great_victories
from arpents.games.small_wars_mohicans.state import (
    ATTACK,
    BESIEGED,
    BURNT,
    DAMAGED,
    FORT,
    INSIDE,
    MARCHING,
    MET,
    MOVED,
    RAIDED_BY_BRITISH,
    RAIDED_BY_FRENCH,
    SIEGE,
    WON,
    State,
)
from arpents.games.small_wars_mohicans.words.nouns import SEATS
from arpents.games.small_wars_mohicans.year.turn import phase_of

OF_YEAR: Final = ("turn", "season", "phase", "land-supply", "sea-supply", "sea-lift", "free-stack", "iroquois-side")
OF_SIDE: Final = ("great-victories", "forts-burnt")
OF_PLACE: Final = ("owner", "fort", "raided-by-french", "raided-by-british", "french-attack", "british-attack",
                   "french-siege", "british-siege", "french-points", "british-points", "asleep")  # fmt: skip
OF_UNIT: Final = ("place", "points", "damaged", "inside", "moved", "marching", "won", "asleep", "french-colours")

LAYERS: Final = Layers()
LAYERS.open_words = (
    "match", "take", "road", "trail", "water", "wake", "overrun", "manoeuvre", "build", "burn", "keep", "raid",
    "cross", "halt", "sail", "board", "disembark", "remove", "fight", "in-woods", "in-clear", "enter", "lose",
    "fight-on", "withdraw", "retreat", "retreat-by-sea", "call", "assault", "give-up", "surrender", "stay",
    "turn", "leave",
)  # fmt: skip
YEAR: Final = LAYERS.add("year", ("now",), OF_YEAR)
BOTH: Final = LAYERS.add("sides", SEATS, OF_SIDE)
MAP: Final = LAYERS.add("places", PLACE_NAMES, OF_PLACE)
COUNTERS: Final = LAYERS.add("units", UNIT_NAMES, OF_UNIT, signed=False)
ROADS: Final = LAYERS.add("anchorages", BOX_NAMES, ("occupied", "french-ship", "british-ship"))  # its number and 1
THROUGH: Final = LAYERS.add("ships", SHIP_NAMES, ("through",))

TALL: Final = len(OF_PLACE)
WIDE: Final = len(OF_UNIT)


def write(state: State, seat: int, slate: Slate) -> None:
    slate.put(YEAR, 1 + state.turn)
    slate.put(YEAR + 1, state.season())
    slate.put(YEAR + 2, 1 + phase_of(state))
    slate.put(YEAR + 3, state.land)
    slate.put(YEAR + 4, state.sea)
    slate.put(YEAR + 5, state.sea_lift if state.sea_lift >= FIRST_PLACE else 0)
    slate.put(YEAR + 6, state.free_stack)
    slate.put(YEAR + 7, 1 + state.nations)
    for side in range(2):
        slate.put(BOTH + side * len(OF_SIDE), great_victories(state, side))
        slate.put(BOTH + side * len(OF_SIDE) + 1, state.noted[BURNT + side])
    write_places(state, slate)
    write_units(state, slate)
    for box in range(ANCHORAGES):
        french = state.anchorages[box]
        met = state.anchorages[MET + box]
        if french != NONE:
            slate.put(ROADS + 3 * box, 1)
            if seat == FRENCH or met != NONE:  # S4.18
                slate.put(ROADS + 3 * box + 1, 1 + french)
        slate.put(ROADS + 3 * box + 2, 1 + met if met != NONE else 0)
    for ship in range(len(SHIP_NAMES)):
        if state.passed >> ship & 1:
            slate.put(THROUGH + ship, 1)


def write_places(state: State, slate: Slate) -> None:
    owner = state.owner
    all_marks = state.marks
    for place in range(FIRST_PLACE, PLACES):
        at = MAP + place * TALL
        marks = all_marks[place]
        slate.put(at, 1 + owner[place])
        if not marks:
            continue
        if marks & FORT:
            slate.put(at + 1, 1)
        if marks & RAIDED_BY_FRENCH:
            slate.put(at + 2, 1)
        elif marks & RAIDED_BY_BRITISH:
            slate.put(at + 3, 1)
        for side in range(2):
            if marks & ATTACK[side]:
                slate.put(at + 4 + side, 1)
            if marks & BESIEGED and marks & SIEGE[side]:
                slate.put(at + 6 + side, 1)


def write_units(state: State, slate: Slate) -> None:
    location = state.location
    at = COUNTERS - WIDE
    for unit in range(UNITS):
        at += WIDE
        place = location[unit]
        if place:
            slate.put_unsigned(at, place)
        if unit >= FIRST_IROQUOIS and state.blue >> unit - FIRST_IROQUOIS & 1:
            slate.put_unsigned(at + 8, 1)
        if place < FIRST_PLACE:
            continue
        if FIRST_NATIVE <= unit < FIRST_IROQUOIS and state.asleep >> unit - FIRST_NATIVE & 1:
            slate.put_unsigned(at + 7, 1)
            slate.add(MAP + place * TALL + 10, 1)
            continue
        side = state.side_of(unit)
        if side < 0:
            continue
        flags = state.flags[unit]
        points = POINTS[unit] - (flags & DAMAGED)
        slate.put_unsigned(at + 1, points)
        slate.add(MAP + place * TALL + 8 + side, points)
        if flags & (DAMAGED | INSIDE | MOVED | MARCHING | WON):
            slate.put_unsigned(at + 2, flags & DAMAGED)
            slate.put_unsigned(at + 3, 1 if flags & INSIDE else 0)
            slate.put_unsigned(at + 4, 1 if flags & MOVED else 0)
            slate.put_unsigned(at + 5, 1 if flags & MARCHING else 0)
            slate.put_unsigned(at + 6, 1 if flags & WON else 0)
