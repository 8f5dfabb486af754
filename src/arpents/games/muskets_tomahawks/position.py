"""A state from a description, and every way a state can be wrong. Lengths are in inches, as people say them."""

from __future__ import annotations

import json
from typing import Final

from arpents.engine.errors import Fault
from arpents.engine.facts import FactFault
from arpents.engine.masks import members
from arpents.games.muskets_tomahawks.describing import Describing, sixteenths
from arpents.games.muskets_tomahawks.facts.armies import ARMY_IDS, Army, read_army
from arpents.games.muskets_tomahawks.facts.options import LISTS_OPTION, SIZE_OPTION, WEATHER_OPTION
from arpents.games.muskets_tomahawks.facts.profiles import (
    CAPTIVE,
    PROFILE_TYPE,
    WAGON,
)
from arpents.games.muskets_tomahawks.facts.terrain import BOAT_CAPACITY
from arpents.games.muskets_tomahawks.features.buildings import room_left
from arpents.games.muskets_tomahawks.fire.shooting import aboard
from arpents.games.muskets_tomahawks.morale.casualties import figures_left
from arpents.games.muskets_tomahawks.moves.forming import Forming
from arpents.games.muskets_tomahawks.setting_up.enlisting import boat_faults
from arpents.games.muskets_tomahawks.setting_up.muster import add_unit, bring_boats, find_commander, muster
from arpents.games.muskets_tomahawks.setting_up.setup import ROLL_FATES, Setup
from arpents.games.muskets_tomahawks.state import (
    ON_TABLE,
    State,
    board_of,
)
from arpents.games.muskets_tomahawks.table.boxes import Box, box_around
from arpents.games.muskets_tomahawks.table.maps import described_board
from arpents.games.muskets_tomahawks.table.scenarios import DRAWN, SCENARIOS, SIZE_POINTS
from arpents.games.muskets_tomahawks.turn.cards import KINDS_OF_CARD, MORALE, clock_cards, full_deck
from arpents.games.muskets_tomahawks.turn.turn import Turns
from arpents.games.muskets_tomahawks.view import SEATS

UNREADABLE: Final = (  # what is wrong with a list that no rule of lists is asked about
    "army-unknown",
    "army-not-a-list",
    "army-nation-unknown",
    "profile-unknown",
    "option-unknown",
    "boat-unknown",
    "unknown-position-field",
)
FIELDS: Final = (
    "attacker",
    "defender",
    "unchecked",
    "map",
    "units",
    "markers",
    "boats",
    "fire",
    "weather",
    "turn",
    "red",
    "clocks",
    "command",
    "hands",
    "reserved",
    "discard",
    "talents",
    "intrigues",
    "pledges",
    "deeds",
    "spared",
    "homes",
    "go",
    "asked",
    "points",
    "sectors",
    "morale",
)


def arrange(state: State, spec: dict[str, object], faults: list[Fault]) -> None:
    """Lists alone begin with the set-up; with `units` the match is under way."""
    scenario = 0 if state.scenario == DRAWN else state.scenario
    size = state.options[SIZE_OPTION]
    if not ({"attacker", "defender", "units", "map"} & set(spec)):
        return
    state.field = scenario << 1 | size
    armies = read_armies(state, spec, scenario, size, faults)
    if faults:
        return
    if "map" in spec:
        describe_map(state, spec["map"], faults)
        if faults:
            return
    raise_forces(state, armies)
    if "units" not in spec:
        bring_boats(state, armies)
        state.stack = [Turns(0), Setup(0, ROLL_FATES)]
        return
    if state.options[WEATHER_OPTION] > 1:
        state.weather = state.options[WEATHER_OPTION] - 1
    Describing(state, spec, faults).read()


def read_armies(state: State, spec: dict[str, object], scenario: int, size: int, faults: list[Fault]) -> list[Army]:
    pairs = SCENARIOS[scenario].pairs[size]
    pair = pairs[state.options[LISTS_OPTION] % len(pairs)]
    found: list[Army] = []
    for side, name in enumerate(SEATS):
        own: list[Fault] = []
        army = read_army(name, spec.get(name, ARMY_IDS[pair[side]]), SIZE_POINTS[size], own)
        if spec.get("unchecked") is True:
            own = [fault for fault in own if fault.reason in UNREADABLE]
        faults.extend(own)
        faults.extend(boat_faults(name, army, scenario, size, side))
        found.append(army)
    return found


def describe_map(state: State, described: object, faults: list[Fault]) -> None:
    """A table of one's own: inches become sixteenths, and the text of it is kept in the state."""
    try:
        source = json.dumps(in_sixteenths(described), sort_keys=True)
        described_board(source)
    except (FactFault, KeyError, ValueError, IndexError, TypeError) as fault:
        faults.append(Fault("map", "position-value", "9.3", {"value": str(fault)}))
        return
    state.described = [ord(letter) for letter in source]


def in_sixteenths(value: object) -> object:
    if isinstance(value, dict):
        return {str(key): in_sixteenths(item) for key, item in value.items()}
    if isinstance(value, list):
        return [in_sixteenths(item) for item in value]
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return sixteenths(value)
    return value


def raise_forces(state: State, armies: list[Army]) -> None:
    described = bool(state.described)
    if described:
        state.board = board_of(state.field, state.described)
        state.fire = [0] * len(state.board.buildings)
        for side, army in enumerate(armies):
            for troops in army.units:
                add_unit(state, side, troops, -1 if troops.traits & (CAPTIVE | WAGON) else PROFILE_TYPE[troops.profile])
        for side in (0, 1):
            state.force[side] = figures_left(state, side, True)
            state.commander[side] = find_commander(state, side)
        return
    muster(state, armies[0], armies[1])


def same_squares(kept: Box, found: Box) -> bool:
    """Are the squares that a unit's box remembers those its figures are near to?"""
    if kept.around >= 0 and kept.rows != found.near_squares(kept.around):
        return False
    return kept.wider_around < 0 or kept.wider_rows == found.near_squares(kept.wider_around)


def same_formations(state: State, unit: int) -> bool:
    """2.5 Is the first formation that a unit's box remembers as possible, or not, so when it is worked out anew?"""
    kept = state.box(unit).forming
    if kept is None:
        return True
    forming = Forming(state, unit)
    if forming.known is not kept or not kept.known:  # somebody near has moved: what was known is forgotten
        return True
    bit = members(int(kept.known))[0]
    return (len(forming.plan(bit // 8 + 1, bit % 8)) > 0) == (kept.possible >> bit & 1 == 1)


def faults_in(state: State) -> list[Fault]:
    """Every way in which a state loses count of something."""
    faults: list[Fault] = []
    if not state.side:
        return faults
    for unit in range(state.units()):
        first = state.first[unit]
        living = [figure for figure in range(first, first + state.start[unit]) if state.alive[figure]]
        if len(living) != state.strength[unit] or state.figures(unit) != living:
            faults.append(Fault(f"units.u{unit}", "position-strength", "2.1", {"unit": unit}))
        stand: list[int] = []
        for figure in living:
            stand += [figure, state.fx[figure], state.fy[figure]]
        kept = state.box(unit)
        found = box_around(state.fx, state.fy, living, state.radius[unit])
        if kept.points != stand or kept.bases != found.bases or not same_squares(kept, found):
            faults.append(Fault(f"units.u{unit}", "position-figure-astray", "1.6", {"unit": unit}))
        if state.status[unit] == ON_TABLE and not same_formations(state, unit):
            faults.append(Fault(f"units.u{unit}", "position-figure-astray", "2.5", {"unit": unit}))
        if state.status[unit] == ON_TABLE and state.midway != unit:
            for figure in state.figures(unit):
                if not (0 <= state.fx[figure] <= state.board.width and 0 <= state.fy[figure] <= state.board.height):
                    faults.append(Fault(f"units.u{unit}", "position-unit-off-table", "9.8", {"unit": unit}))
    for side in (0, 1):
        if not 0 <= state.command[side] <= 10:
            faults.append(Fault("command", "position-points", "6.1"))
    for boat in range(len(state.boat_side)):
        if state.boat_side[boat] >= 0 and aboard(state, boat) > BOAT_CAPACITY[state.boat_type[boat]]:
            faults.append(Fault("boats", "position-boat-overfull", "17.3.1", {"boat": boat}))
    for building in range(len(state.fire)):
        if room_left(state, building) < 0:
            faults.append(Fault("units", "position-building-overfull", "17.1.1", {"building": building}))
    if state.turn and (state.deck or state.hand_a or state.hand_d or state.discard):
        cards = state.deck + state.hand_a + state.hand_d + state.discard + [c for c in state.reserved if c >= 0]
        whole_deck = full_deck(state) + clock_cards(state)
        for side in (0, 1):  # 5.9 a Morale card that has just joined is shuffled in with the next deal
            morale = KINDS_OF_CARD * side + MORALE
            if state.morale[side] and morale not in cards:
                whole_deck.remove(morale)
        if sorted(cards) != sorted(whole_deck):
            faults.append(Fault("cards", "position-cards", "5.1"))
    return faults
