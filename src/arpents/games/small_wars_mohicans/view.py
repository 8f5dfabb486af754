"""What a seat may know: everything but the French ships that nobody has met, and how those are dealt again."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import NOBODY
from arpents.engine.chance import Chance
from arpents.engine.masks import members
from arpents.games.small_wars_mohicans.arrivals.naval import ANCHORAGES, BOX_NAMES, NONE, Mooring
from arpents.games.small_wars_mohicans.facts.board import (
    BRITISH,
    FIRST_FRENCH,
    FIRST_IROQUOIS,
    FIRST_NATIVE,
    FIRST_PLACE,
    FRENCH,
    FRENCH_SHIPS,
    PLACE_NAMES,
    PLACES,
    POINTS,
    SHIP_NAMES,
    TRIBES,
    UNIT_NAMES,
    UNITS,
)
from arpents.games.small_wars_mohicans.facts.calendar import PHASES, SEASONS
from arpents.games.small_wars_mohicans.facts.reading import BOXES, OWNERS
from arpents.games.small_wars_mohicans.nations.iroquois import great_victories
from arpents.games.small_wars_mohicans.state import (
    ATTACK,
    BESIEGED,
    BRITISH_ATTACK,
    BURNT,
    DAMAGED,
    FORT,
    FRENCH_ATTACK,
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

MARKS_OF_UNITS: Final[list[tuple[str, int]]] = [
    ("damaged", DAMAGED),
    ("inside", INSIDE),
    ("moved", MOVED),
    ("marching", MARCHING),
    ("won", WON),
]
SHOWN: Final = DAMAGED | INSIDE | MOVED | MARCHING | WON
LAID: Final = FORT | RAIDED_BY_FRENCH | RAIDED_BY_BRITISH  # the lowest bits
FOUGHT_OVER: Final = FRENCH_ATTACK | BRITISH_ATTACK | BESIEGED
LAYS: Final = LAID + 1


def laid_seen(owner: str, laid: int) -> dict[str, object]:
    """A place where nobody is."""
    found: dict[str, object] = {"owner": owner}
    if laid & FORT:
        found["fort"] = True
    if laid & RAIDED_BY_FRENCH:
        found["raid"] = SEATS[FRENCH]
    elif laid & RAIDED_BY_BRITISH:
        found["raid"] = SEATS[BRITISH]
    return found


# What is shown again and again: each view has copies of its own, which cost less than making them.
LAID_SEEN: Final[list[dict[str, object]]] = [laid_seen(owner, laid) for owner in OWNERS for laid in range(LAYS)]
UNIT_SEEN: Final[list[dict[str, object]]] = [
    {"unit": name, "points": POINTS[unit]} for unit, name in enumerate(UNIT_NAMES)
]
MARKED_SEEN: Final[dict[int, dict[str, object]]] = {}  # by its marks and the unit, as they are met
PLACES_SEEN: Final[dict[str, object]] = dict.fromkeys(PLACE_NAMES[FIRST_PLACE:])


def view_of(state: State, seat: int) -> dict[str, object]:
    phase = phase_of(state)
    return {
        "game": "small-wars-mohicans",
        "seat": None if seat == NOBODY else SEATS[seat],
        "turn": state.turn + 1,
        "year": state.year(),
        "season": SEASONS[state.season()],
        "phase": PHASES[phase] if phase >= 0 else None,
        "supply": {"land": state.land, "sea": state.sea},
        "sea_lift": PLACE_NAMES[state.sea_lift] if state.sea_lift >= FIRST_PLACE else None,
        "places": places_seen(state),
        "boxes": boxes_seen(state),
        "iroquois": {
            "at_war_for": SEATS[state.nations] if state.nations >= 0 else None,
            "colours": {
                UNIT_NAMES[FIRST_IROQUOIS + nation]: SEATS[FRENCH if state.blue >> nation & 1 else BRITISH]
                for nation in range(UNITS - FIRST_IROQUOIS)
            },
            "free_stack_used": state.free_stack == 1,
        },
        "great_victories": {SEATS[side]: great_victories(state, side) for side in (FRENCH, BRITISH)},
        "forts_burnt": {SEATS[side]: state.noted[BURNT + side] for side in (FRENCH, BRITISH)},
        "anchorages": [anchorage_seen(state, seat, box) for box in range(ANCHORAGES)],
        "ships_through": [SHIP_NAMES[ship] for ship in range(len(SHIP_NAMES)) if state.passed >> ship & 1],
    }


def boxes_seen(state: State) -> dict[str, object]:
    """Who waits beside the map."""
    found: list[list[str]] = [[] for _ in BOXES]
    for unit, place in enumerate(state.location):
        if place < FIRST_PLACE:
            found[place].append(UNIT_NAMES[unit])
    return {BOXES[box]: found[box] for box in range(FIRST_PLACE)}


def places_seen(state: State) -> dict[str, object]:
    found = PLACES_SEEN.copy()
    for place in range(FIRST_PLACE, PLACES):
        found[PLACE_NAMES[place]] = place_seen(state, place)
    return found


def place_seen(state: State, place: int) -> dict[str, object]:
    marks = state.marks[place]
    french = state.french[place]
    british = state.british[place]
    warriors = state.warriors[place]
    found = LAID_SEEN[state.owner[place] * LAYS + (marks & LAID)].copy()
    fought = marks & FOUGHT_OVER
    if not fought and not french and not british and not warriors:
        return found
    see_side(state, found, place, FRENCH, fought, french, FIRST_FRENCH)
    see_side(state, found, place, BRITISH, fought, british, 0)
    asleep = warriors & TRIBES & state.asleep
    if asleep:
        found["asleep"] = [UNIT_NAMES[FIRST_NATIVE + tribe] for tribe in members(asleep)]
    return found


def see_side(
    state: State, found: dict[str, object], place: int, side: int, fought: int, troops: int, first: int
) -> None:
    """What a side does and has in a place; the numbers of its troops begin with `first`."""
    if fought & ATTACK[side]:
        found["attacked_by"] = SEATS[side]
    if fought & SIEGE[side]:
        found["besieged_by"] = SEATS[side]
    serving = state.warriors_of(place, side)
    if troops or serving:
        found[SEATS[side]] = units_seen(state, troops, first, serving)


def units_seen(state: State, troops: int, first: int, warriors: int) -> list[dict[str, object]]:
    """Masks of troops, of which one has the number `first`, and of tribes and nations."""
    found: list[dict[str, object]] = []
    while troops:
        low = troops & -troops
        found.append(unit_seen(state, first + low.bit_length() - 1))
        troops ^= low
    while warriors:
        low = warriors & -warriors
        found.append(unit_seen(state, FIRST_NATIVE + low.bit_length() - 1))
        warriors ^= low
    return found


def unit_seen(state: State, unit: int) -> dict[str, object]:
    marks = state.flags[unit] & SHOWN
    if not marks:
        return UNIT_SEEN[unit].copy()
    key = marks * UNITS + unit
    known = MARKED_SEEN.get(key)
    if known is None:
        known = {"unit": UNIT_NAMES[unit], "points": state.points(unit)}
        for name, flag in MARKS_OF_UNITS:
            if marks & flag:
                known[name] = True
        MARKED_SEEN[key] = known
    return known.copy()


def anchorage_seen(state: State, seat: int, box: int) -> dict[str, object]:
    """S4.18 Face down for all but the French until a British ship meets it."""
    french = state.anchorages[box]
    met = state.anchorages[MET + box]
    known = french != NONE and (seat == FRENCH or met != NONE)
    return {
        "box": BOX_NAMES[box],
        "french": SHIP_NAMES[french] if known else None,
        "occupied": french != NONE,
        "british": SHIP_NAMES[met] if met != NONE else None,
    }


def redeal(state: State, seat: int, chance: Chance) -> None:
    """Shuffle the French ships that the seat has not seen among their anchorages."""
    if seat == FRENCH:
        return
    hidden = [box for box in range(ANCHORAGES) if state.anchorages[box] != NONE and state.anchorages[MET + box] == NONE]
    if mooring(state):
        deal_among_all(state, hidden, chance)
        return
    ships = sorted(state.anchorages[box] for box in hidden)  # the order in which they lie tells nothing
    chance.shuffle(ships)
    for number in range(len(hidden)):
        state.anchor(hidden[number], ships[number])


def mooring(state: State) -> bool:
    return len(state.stack) > 0 and isinstance(state.stack[-1], Mooring)


def deal_among_all(state: State, hidden: list[int], chance: Chance) -> None:
    """While the French are still mooring, any ships may be in the boxes already filled."""
    ships = FRENCH_SHIPS[:]
    chance.shuffle(ships)
    for number in range(len(hidden)):
        state.anchor(hidden[number], ships[number])
