"""How a match stands in a player's eyes: named terms, weighed by advice/weights.json."""

from __future__ import annotations

from typing import Final

from arpents.games.small_wars_mohicans.advice.data import (
    BASES,
    FORCE,
    FULL,
    GOAL_NUMBER,
    GOAL_WORTH,
    GOALS,
    LEFT,
    LINE,
    ODDS_MIDDLE,
    PLACE_WORTH,
    SIEGE_ODDS,
    TURNS_BY_SEA,
    TURNS_ON_FOOT,
    TURNS_UP_THE_RIVER,
    WALLS,
    WEIGHTS,
)
from arpents.games.small_wars_mohicans.facts.board import (
    ALBANY,
    BASE_OF,
    BRITISH,
    COUREUR,
    FIRST_FRENCH,
    FIRST_IROQUOIS,
    FIRST_NATIVE,
    FIRST_PLACE,
    FRENCH,
    GARRISON,
    GOAL_OF,
    KIND,
    LOUISBOURG,
    MILITIA,
    MONTREAL,
    PLACES,
    POINTS,
    PORT,
    QUEBEC,
    SHIP_CARGO,
    SHIP_SIDE,
    SQUADRON,
    TRACK,
    TROOP_CONVOY,
    UNITS,
)
from arpents.games.small_wars_mohicans.facts.calendar import LENGTH
from arpents.games.small_wars_mohicans.fighting.siege import works
from arpents.games.small_wars_mohicans.nations.iroquois import great_victories
from arpents.games.small_wars_mohicans.state import (
    ATTACKED,
    AUTUMN,
    BESIEGED,
    BURNT,
    CALENDAR,
    DAMAGED,
    FORT,
    FRENCH_ATTACK,
    FRENCH_SIEGE,
    RAIDED_BY_FRENCH,
    State,
)
from arpents.games.small_wars_mohicans.year.supply import is_supply_port, sheltered, supplied

WEAKENED: Final[int] = WEIGHTS.number("damaged")
UNLED: Final[int] = WEIGHTS.number("unled")
ON_TRACK: Final[int] = WEIGHTS.number("on_track")
PROGRESS: Final[list[int]] = WEIGHTS.numbers("progress")
KEY: Final[int] = WEIGHTS.number("key")
TRIUMPH: Final[int] = WEIGHTS.number("triumph")
DECISIVE: Final[int] = WEIGHTS.number("decisive")
REACH: Final[list[int]] = WEIGHTS.numbers("reach")  # in hundredths, by turns away
FORT_WORTH: Final[int] = WEIGHTS.number("fort")
SUPPLY: Final[int] = WEIGHTS.number("supply")
NATION: Final[int] = WEIGHTS.number("nation")
JOINED: Final[int] = WEIGHTS.number("joined")
VICTORY: Final[int] = WEIGHTS.number("victory")
RAID: Final[int] = WEIGHTS.number("raid")
FORT_BURNT: Final[int] = WEIGHTS.number("burnt")
CARGO: Final[list[int]] = [
    WEIGHTS.number("squadron"),
    WEIGHTS.number("troops"),
    WEIGHTS.number("pay"),
    WEIGHTS.number("gifts"),
]
GIFTS: Final[int] = WEIGHTS.number("gifts")
TIME: Final[int] = WEIGHTS.number("time")

EMPTY: Final = 8  # what it takes to walk into a work where nobody is
CALLED_OUT: Final = 14  # and what the militia adds that would come out
MOST: Final = 4000

TERMS: Final = (
    "armies",
    "goals",
    "approach",
    "danger",
    "battles",
    "places",
    "supply",
    "nations",
    "raids",
    "ships",
    "time",
)


def measured(state: State) -> list[int]:
    """The terms in their order, as the British see them."""
    location = state.location
    flags = state.flags
    warring = state.nations
    asleep = state.asleep
    hosts = [[0] * PLACES, [0] * PLACES]  # by side and place: what would defend it
    storms = [[0] * PLACES, [0] * PLACES]  # and what would attack from it: irregulars do not besiege
    camps: list[list[int]] = [[], []]
    led = [0] * PLACES
    armies = 0
    for unit in range(UNITS):
        place = location[unit]
        if place < FIRST_PLACE:
            if place == TRACK:
                armies += FULL[unit] * ON_TRACK // 100
            continue
        side = BRITISH
        worth = FULL[unit]
        if unit >= FIRST_FRENCH:
            side = FRENCH
            if unit >= FIRST_NATIVE:
                if unit >= FIRST_IROQUOIS:
                    side = warring
                elif asleep >> unit - FIRST_NATIVE & 1:
                    continue
                elif not led[place]:
                    worth = worth * UNLED // 100
            elif KIND[unit] == COUREUR:
                led[place] = 1
        points = POINTS[unit]
        if flags[unit] & DAMAGED:
            points -= 1
            worth = worth * WEAKENED // 100
        force = FORCE[points]
        host = hosts[side]
        if host[place] == 0:
            camps[side].append(place)
        host[place] += force
        if KIND[unit] != GARRISON:
            storms[side][place] += force if LINE[unit] else force // 2
        armies += worth if side == BRITISH else -worth
    reached = approaches(state, hosts, storms, camps)
    return [
        armies,
        goals(state),
        reached[BRITISH],
        -reached[FRENCH],
        battles(state, hosts),
        places(state),
        starving(state) if state.season() == AUTUMN else 0,
        nations(state),
        -RAID * raids(state) + FORT_BURNT * (state.noted[BURNT + BRITISH] - state.noted[BURNT + FRENCH]),
        ships(state),
        -TIME * state.turn,
    ]


def goals(state: State) -> int:
    """What is held of what either side has to hold."""
    owner = state.owner
    total = 0
    held = 0
    for number in range(len(GOALS)):
        goal = GOALS[number]
        if owner[goal] == GOAL_OF[goal]:
            if GOAL_OF[goal] == BRITISH:
                held += 1
                total += GOAL_WORTH[number]
            else:
                total -= GOAL_WORTH[number]
    total += PROGRESS[held]
    if owner[QUEBEC] == BRITISH or owner[MONTREAL] == BRITISH:
        total += TRIUMPH if held >= 3 else KEY * held
    if owner[ALBANY] == FRENCH and french_city(state):
        total -= TRIUMPH
    return total


def french_city(state: State) -> bool:
    """S41.1 New York, Boston or Philadelphia."""
    for base in BASES:
        if state.owner[base] == FRENCH:
            return True
    return False


def approaches(state: State, hosts: list[list[int]], storms: list[list[int]], camps: list[list[int]]) -> list[int]:
    """By side: how near it has come, with enough force and in time, to the places it does not hold."""
    found = [0, 0]
    left = min(LEFT - 1, LENGTH[state.options[CALENDAR]] - state.turn)
    held = 0
    for goal in GOALS:
        if GOAL_OF[goal] == BRITISH and state.owner[goal] == BRITISH:
            held += 1
    key = state.owner[QUEBEC] == BRITISH or state.owner[MONTREAL] == BRITISH
    city = french_city(state)
    by_sea = TURNS_UP_THE_RIVER if state.owner[LOUISBOURG] == BRITISH else TURNS_BY_SEA
    for number in range(len(GOALS)):
        goal = GOALS[number]
        holder = state.owner[goal]
        if holder > BRITISH:
            continue
        side = 1 - holder
        turns = by_sea[number] if side == BRITISH else TURNS_ON_FOOT[number]
        storm = storms[side]
        masses = [0] * (LEFT + 1)
        for place in camps[side]:
            masses[turns[place]] += storm[place]
        if side == BRITISH and PORT[goal]:
            masses[1] += storm[state.sea_lift] // 8  # nearer than the others by one voyage of the marker
        host = hosts[holder]
        near = TURNS_ON_FOOT[number]
        help = -host[goal]
        for place in camps[holder]:
            if near[place] == 1:
                help += host[place]
        if host[goal] == 0:
            need = EMPTY + (CALLED_OUT if state.militia_to_call(goal) >= 0 else 0) + help // 8
        else:
            need = WALLS + host[goal] + help // 4
        mass = 0
        best = 0
        for turn in range(1, left + 1):
            mass += masses[turn]
            ratio = 1000 * mass // need
            if ratio > MOST:
                ratio = MOST
            square = ratio * ratio // 1000
            best = max(best, REACH[turn] * square // (1000 + square))
        worth = GOAL_WORTH[number]
        if side == BRITISH:
            if held >= 2 and GOAL_OF[goal] == BRITISH and (key or goal == QUEBEC or goal == MONTREAL):
                worth += DECISIVE  # S41.3 the last that is wanted
        elif (goal == ALBANY and city) or (BASE_OF[goal] == BRITISH and state.owner[ALBANY] == FRENCH):
            worth += DECISIVE  # S41.1
        found[side] += worth * best // 100
    return found


def battles(state: State, hosts: list[list[int]]) -> int:
    """Battles and sieges to come: the place by the chances, and what both would lose."""
    total = 0
    marks = state.marks
    for place in range(FIRST_PLACE, PLACES):
        if marks[place] & (ATTACKED | BESIEGED):
            total += battle(state, hosts, place)
    return total


def battle(state: State, hosts: list[list[int]], place: int) -> int:
    marks = state.marks[place]
    side = FRENCH if marks & (FRENCH_ATTACK if marks & ATTACKED else FRENCH_SIEGE) else BRITISH
    mine = hosts[side][place]
    theirs = hosts[1 - side][place]
    if mine == 0:
        return 0
    chance = taking(state, side, place, mine, theirs)
    owner = state.owner[place]
    prize = 0
    if owner != side:
        number = GOAL_NUMBER[place]
        prize = 2 * PLACE_WORTH[place] + (FORT_WORTH if marks & FORT else 0)
        if number >= 0:
            prize += GOAL_WORTH[number]
    worth = prize * chance // 1000 + (chance - 500) * min(mine, theirs) * 3 // 1000
    return worth if side == BRITISH else -worth


def taking(state: State, side: int, place: int, mine: int, theirs: int) -> int:
    """In thousandths, that the attacker of a place has it in the end."""
    fortified = state.owner[place] == 1 - side and state.fortified(place)
    theirs += WALLS
    lean = (1000 * mine // (mine + theirs) - 500) * 3
    field = 500 + lean // 2
    field = 0 if field < 0 else 1000 if field > 1000 else field
    if not fortified:
        return field
    more = lines(state, place, side) - lines(state, place, 1 - side) * 3 // 2 - works(place)
    more = -ODDS_MIDDLE if more < -ODDS_MIDDLE else ODDS_MIDDLE if more > ODDS_MIDDLE else more
    siege = SIEGE_ODDS[more + ODDS_MIDDLE]
    field = 1000 if field > 700 else field + 300
    return siege * field // 1000


def lines(state: State, place: int, side: int) -> int:
    """S32.3 Regular and militia units."""
    number = 0
    for unit in state.units(place, side):
        number += LINE[unit]
    return number


def places(state: State) -> int:
    total = 0
    owner = state.owner
    marks = state.marks
    for place in range(FIRST_PLACE, PLACES):
        holder = owner[place]
        if holder <= BRITISH:
            worth = PLACE_WORTH[place]
            if marks[place] & FORT:
                worth += FORT_WORTH
            total += worth if holder == BRITISH else -worth
    return total


def starving(state: State) -> int:
    """S38 What winter would take, as units stand: militia go home, irregulars need nothing."""
    if state.turn + 1 >= LENGTH[state.options[CALENDAR]]:
        return 0
    total = 0
    reached: list[list[int]] = [[], []]
    for unit in range(FIRST_NATIVE):
        place = state.location[unit]
        if place < FIRST_PLACE or not LINE[unit] or KIND[unit] == MILITIA:
            continue
        side = BRITISH if unit < FIRST_FRENCH else FRENCH
        if BASE_OF[place] == side or (PORT[place] and is_supply_port(state, side, place)):
            continue
        if not reached[side]:
            reached[side] = supplied(state, side)
        if reached[side][place] == 0 or not sheltered(state, side, place):
            total += FULL[unit] if side == FRENCH else -FULL[unit]
    return total * SUPPLY // 100


def nations(state: State) -> int:
    """S39 The colours of the Six Nations, and the Great Victories of the year."""
    if state.nations >= 0:
        return JOINED if state.nations == BRITISH else -JOINED
    ahead = great_victories(state, BRITISH) - great_victories(state, FRENCH)
    return NATION * (3 - state.blue.bit_count()) + VICTORY * ahead


def raids(state: State) -> int:
    number = 0
    for place in range(FIRST_PLACE, PLACES):
        if state.marks[place] & RAIDED_BY_FRENCH:
            number += 1
    return number


def ships(state: State) -> int:
    """S6.5 Those that got through and have not landed what they carry."""
    total = 0
    passed = state.passed
    while passed:
        ship = (passed & -passed).bit_length() - 1
        passed &= passed - 1
        if SHIP_SIDE[ship] == BRITISH:
            total += CARGO[SHIP_CARGO[ship]]
        else:
            cargo = SHIP_CARGO[ship]
            total -= CARGO[cargo] if cargo == SQUADRON or cargo == TROOP_CONVOY else GIFTS
    return total
