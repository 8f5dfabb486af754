"""What a bot reads: how good a state is for a seat."""

from __future__ import annotations

from typing import Final

from arpents.games.small_wars_mohicans.arrivals.levies import Levy
from arpents.games.small_wars_mohicans.facts.board import (
    ALBANY,
    BRITISH,
    CLOSED_RIVER,
    FIRST_OWNER,
    FIRST_PLACE,
    FRENCH,
    GOAL_OF,
    LINES_OF,
    LOUISBOURG,
    MONTREAL,
    NATION_OF,
    PLACE_TYPE,
    PLACES,
    PORT,
    QUEBEC,
    SEA_LIFT_TO,
    TOWN,
    TRACK,
    TRAIL,
    TYPE,
    TYPE_MILITIA,
    TYPE_REGULAR,
    UNITS,
)
from arpents.games.small_wars_mohicans.fighting.battle import Battle
from arpents.games.small_wars_mohicans.movement.sea import SeaLift
from arpents.games.small_wars_mohicans.movement.stack import March
from arpents.games.small_wars_mohicans.state import ATTACKED, BESIEGED, FORT, RAIDED_BY_FRENCH, State
from arpents.games.small_wars_mohicans.year.victory import british_have_won, french_have_won

NEXT_TURN: Final = 200_000  # a victory that only has to last until the next turn
GOAL: Final = 20_000
SECOND_GOAL: Final = 3_000  # the more are held, the more the next is worth
REGULAR: Final = 12  # strength of a point of each type
MILITIA: Final = 8
IRREGULAR: Final = 9
POINT: Final = 60  # worth of a point of strength on the map
TOWN_WORTH: Final = 900
PLACE_WORTH: Final = 250
FORT_WORTH: Final = 500
RAID_WORTH: Final = 250
NATION_WORTH: Final = 800
WALLS: Final = 30  # strength that a marker or walls are worth
SEA_STEPS: Final = 3
FARTHEST: Final = 16
PULL: Final = [1000, 760, 620, 520, 430, 360, 300, 250, 210, 170, 140, 120, 100, 80, 60, 40, 0]  # by movement away

GOALS: Final[list[int]] = [place for place in range(PLACES) if GOAL_OF[place] >= 0]


def march_distances(by_sea: bool, river_open: bool) -> list[list[int]]:
    """By goal: how much movement a stack of regulars needs from each place, round the Iroquois villages."""
    table: list[list[int]] = []
    for goal in GOALS:
        row = [FARTHEST] * PLACES
        row[goal] = 0
        edge = [goal]
        while edge:
            place = edge.pop(0)
            steps = [
                (line & 0xFF, 2 if line >> 8 == TRAIL else 1)
                for line in LINES_OF[place]
                if line & ~0xFF | place not in SEA_LIFT_TO[line & 0xFF]  # S20.2
            ]
            if by_sea and PORT[place] and (river_open or place not in CLOSED_RIVER):
                steps += [(port, SEA_STEPS) for port in range(PLACES) if PORT[port] and FIRST_OWNER[port] == BRITISH]
            for other, cost in steps:
                if NATION_OF[other] < 0 and row[place] + cost < row[other]:
                    row[other] = row[place] + cost
                    edge.append(other)
        table.append(row)
    return table


ON_FOOT: Final[list[list[int]]] = march_distances(False, False)
BY_SEA: Final[list[list[int]]] = march_distances(True, False)
UP_THE_RIVER: Final[list[list[int]]] = march_distances(True, True)
STRENGTH: Final[list[int]] = [
    REGULAR if TYPE[unit] == TYPE_REGULAR else MILITIA if TYPE[unit] == TYPE_MILITIA else IRREGULAR
    for unit in range(UNITS)
]


def evaluate(state: State, seat: int) -> int:
    """Goals held and threatened, forces on the map, battles to come, the Iroquois."""
    if state.ending:
        return state.verdict(seat)
    score = british_view(state)
    return score if seat == BRITISH else -score


def british_view(state: State) -> int:
    score = 0
    if british_have_won(state):
        score += NEXT_TURN
    if french_have_won(state):
        score -= NEXT_TURN
    score += forces(state)
    score += holdings(state)
    armies = hosts(state)
    held = 0
    for goal in GOALS:
        if GOAL_OF[goal] == BRITISH and holder(state, goal) == BRITISH:
            held += 1
    score += SECOND_GOAL * held * held
    for number in range(len(GOALS)):
        score += outlook(state, number, armies[BRITISH], armies[FRENCH], held)
    return score


def forces(state: State) -> int:
    """Points of strength on the map, or about to land."""
    total = 0
    for unit in range(UNITS):
        place = state.location[unit]
        if place >= FIRST_PLACE:
            worth = STRENGTH[unit] * state.points(unit) * POINT
            total += worth if state.side_of(unit) == BRITISH else -worth
        elif place == TRACK:
            total += STRENGTH[unit] * 2 * POINT
    return total - NATION_WORTH * (state.blue.bit_count() - 3)


def holder(state: State, place: int) -> int:
    """Who will hold a place when movement is over, as far as one can see."""
    owner = state.owner[place]
    for side in (FRENCH, BRITISH):
        if state.alone(place, side) and (owner == side or state.militia_to_call(place) < 0):
            return side
    return owner


def holdings(state: State) -> int:
    total = 0
    for place in range(FIRST_PLACE, PLACES):
        marks = state.marks[place]
        worth = TOWN_WORTH if PLACE_TYPE[place] <= TOWN else PLACE_WORTH
        if marks & FORT:
            worth += FORT_WORTH
        if marks & (ATTACKED | BESIEGED):
            total += contest(state, place, worth + (GOAL if GOAL_OF[place] >= 0 else 0))
        owner = holder(state, place)
        if owner == BRITISH:
            total += worth
        elif owner == FRENCH:
            total -= worth
        if marks & RAIDED_BY_FRENCH:
            total -= RAID_WORTH
    return total


def strength_at(state: State, place: int, side: int) -> int:
    total = 0
    for unit in state.units(place, side):
        total += STRENGTH[unit] * state.points(unit)
    return total


def contest(state: State, place: int, stake: int) -> int:
    """What a battle to come is worth to the British: the place by the chances, and the losses of both."""
    british = strength_at(state, place, BRITISH)
    french = strength_at(state, place, FRENCH)
    owner = state.owner[place]
    walls = WALLS if state.fortified(place) else WALLS // 2
    if owner == BRITISH:
        british += walls
    else:
        french += walls
    both = british + french + 1
    chances = 1000 * british // both  # in thousandths
    lean = (chances - 500) * 3
    lean = max(-1000, min(1000, lean))
    swing = stake * 2 if owner != BRITISH else stake * -2
    won = (1000 + lean) // 2 if owner != BRITISH else (1000 - lean) // 2
    return swing * won // 1000 + lean * min(british, french) * POINT // 1000 // 2


def hosts(state: State) -> list[list[int]]:
    """By side and place: the strength that stands there."""
    found = [[0] * PLACES, [0] * PLACES]
    for unit in range(UNITS):
        place = state.location[unit]
        if place >= FIRST_PLACE:
            side = state.side_of(unit)
            if side >= 0:
                found[side][place] += STRENGTH[unit] * state.points(unit)
    return found


def reach(host: list[int], far: list[int], need: int) -> int:
    """In thousandths, how near the best army is to a goal with enough force, and a little for everyone else."""
    best = 0
    total = 0
    for place in range(FIRST_PLACE, PLACES):
        strength = host[place]
        if strength == 0:
            continue
        pull = PULL[far[place]]
        total += strength * pull
        threat = pull if strength >= need else pull * strength // need
        if threat > best:
            best = threat
    return best + total // (total // 500 + need * 40)


def outlook(state: State, number: int, british: list[int], french: list[int], held: int) -> int:
    """A goal held, or how near one has come to it with enough force."""
    goal = GOALS[number]
    owner = holder(state, goal)
    worth = GOAL
    if goal == QUEBEC or goal == MONTREAL:
        worth = GOAL * 3 // 2
    if GOAL_OF[goal] == BRITISH:
        need = (french[goal] + WALLS) * 3 // 2
        sea = UP_THE_RIVER[number] if state.owner[LOUISBOURG] == BRITISH else BY_SEA[number]
        if owner == BRITISH:
            guard = min(british[goal], REGULAR * 4)
            return worth + guard * POINT // 4 - worth * reach(french, ON_FOOT[number], british[goal] + WALLS) // 8000
        return worth * reach(british, sea, need) // 2000 * (5 + 2 * held) // 5  # the last goals count most
    share = 2 if goal == ALBANY else 6  # one city of three will do
    if owner == FRENCH:
        return -worth * 2 // share
    need = (british[goal] + WALLS) * 3 // 2
    return -(worth * reach(french, ON_FOOT[number], need) // (2000 * share))


def settled(state: State) -> bool:
    """Whether nothing is rolled or fought, and no unit has been taken up or put aboard."""
    for procedure in state.stack:
        if isinstance(procedure, Battle):
            return False
    if not state.stack:
        return True
    top = state.stack[-1]
    if isinstance(top, SeaLift):
        return not top.loaded(state)
    if isinstance(top, Levy):
        return top.picked < 0
    return isinstance(top, March) or top.seats(state) != 0
