"""How a match stands in a player's eyes: named terms, weighed by advice/weights.json."""

from __future__ import annotations

from typing import Final

from arpents.games.wilderness_war.advice.data import (
    CARD_WORTH,
    LEADER_WORTH,
    NEAR,
    RAID_NEAR,
    UNIT_WORTH,
    WEIGHTS,
    marches,
)
from arpents.games.wilderness_war.common.supply import supplied
from arpents.games.wilderness_war.common.sweep import sole_occupant
from arpents.games.wilderness_war.facts.board import (
    BRITISH,
    CULTIVATED,
    FRENCH,
    MONTREAL,
    NIAGARA,
    OHIO_FORKS,
    ORIGINAL,
    PLACES_ON_MAP,
    QUEBEC,
    TERRAIN,
)
from arpents.games.wilderness_war.facts.deck import CARDS
from arpents.games.wilderness_war.facts.pieces import (
    COMMAND,
    IS_AUXILIARY,
    IS_DRILLED,
    IS_LEADER,
    PIECES,
    SIDE,
    STRENGTH,
)
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words.markers import DIGGING, FORTRESS, HAND, RAIDED_SHIFT

POINT: Final[int] = WEIGHTS.number("point")
MARKER: Final[int] = WEIGHTS.number("marker")
WORK: Final[list[int]] = [0, WEIGHTS.number("stockade"), WEIGHTS.number("fort"), WEIGHTS.number("fortress")]
BEGUN: Final[int] = WEIGHTS.number("fort_begun")
PRIZE: Final[list[int]] = [
    0,
    WEIGHTS.number("prize_stockade"),
    WEIGHTS.number("prize_fort"),
    WEIGHTS.number("prize_fortress"),
]
KEY: Final[int] = WEIGHTS.number("prize_key")
APPROACH: Final[int] = WEIGHTS.number("approach")
DANGER: Final[int] = WEIGHTS.number("danger")
WINTER: Final[int] = WEIGHTS.number("winter")
RAIDERS: Final[int] = WEIGHTS.number("raiders")
TERRITORY: Final[int] = WEIGHTS.number("territory")
MARGIN: Final[int] = WEIGHTS.number("margin")
SUDDEN: Final[int] = WEIGHTS.number("sudden")
WON: Final[int] = WEIGHTS.number("won")

WALLS: Final[list[int]] = [2, 3, 6, 9]  # by work: what it adds to those who hold it
STAGES: Final[list[int]] = [60, 66, 82, 94]  # of a hundred, how far a siege at that stage is from its prize
NOT_THERE: Final = 56
CUT_OFF: Final = 45  # 17.3 besiegers without supply
ONE_UNIT: Final = 3  # strength that goes without a leader
PER_COMMAND: Final = 3  # strength of a unit, about
A_CARD: Final = 10  # tenths
LAST_HOPE: Final = 7  # points from which on sudden death is felt
WIDEST: Final = 6

TERMS: Final = (
    "points", "raids", "army", "leaders", "works", "approach", "danger", "winter", "raiders", "territory", "margin",
    "hand",
)  # fmt: skip


class Forces:
    """What stands where, counted once for both sides: each list by side and space."""

    def __init__(self) -> None:
        self.drilled: list[int] = [0] * (2 * PLACES_ON_MAP)
        self.others: list[int] = [0] * (2 * PLACES_ON_MAP)
        self.command: list[int] = [0] * (2 * PLACES_ON_MAP)
        self.units: list[int] = [0] * (2 * PLACES_ON_MAP)
        self.armies: list[list[int]] = [[], []]  # spaces with Drilled Troops
        self.army = 0
        self.leaders = 0
        self.raiders = 0


def count(state: State) -> Forces:
    found = Forces()
    where = state.where
    steps = state.steps
    drilled = found.drilled
    others = found.others
    units = found.units
    command = found.command
    army = 0
    leaders = 0
    raiders = 0
    for piece in range(PIECES):
        at = where[piece]
        if at >= PLACES_ON_MAP:
            continue
        side = SIDE[piece]
        place = side * PLACES_ON_MAP + at
        if IS_LEADER[piece]:
            command[place] += COMMAND[piece]
            leaders += LEADER_WORTH[piece] if side == BRITISH else -LEADER_WORTH[piece]
            continue
        row = 3 * piece + steps[piece]
        units[place] += 1
        army += UNIT_WORTH[row] if side == BRITISH else -UNIT_WORTH[row]
        if IS_DRILLED[piece]:
            if drilled[place] == 0:
                found.armies[side].append(at)
            drilled[place] += 1 + 2 * STRENGTH[row]
        else:
            others[place] += 1 + STRENGTH[row]
            if IS_AUXILIARY[piece]:
                raiders += RAID_NEAR[side][at] if side == BRITISH else -RAID_NEAR[side][at]
    found.army = army
    found.leaders = leaders
    found.raiders = raiders
    return found


def odds(army: int, need: int) -> int:
    """Of a hundred, how often so much gets the better of so much."""
    square = army * army
    return 100 * square // (square + need * need + 1)


def usable(found: Forces, side: int, space: int) -> int:
    """What marches from there with a single card, in half strengths."""
    place = side * PLACES_ON_MAP + space
    total = found.drilled[place] + found.others[place]
    led = 2 * PER_COMMAND * found.command[place]
    if led < 2 * ONE_UNIT:
        led = 2 * ONE_UNIT
    return total if total < led else led


def approach(state: State, found: Forces, side: int) -> int:
    """For each enemy work what the best placed army may hope for: the prize, the odds, the way and the siege."""
    armies = found.armies[side]
    strengths = [usable(found, side, space) for space in armies]
    size = len(armies)
    enemy = 1 - side
    total = 0
    for goal in range(PLACES_ON_MAP):
        work = state.work[goal]
        if work == 0 or work & 1 == side:
            continue
        kind = work >> 1
        prize = PRIZE[kind]
        if goal == NIAGARA or goal == OHIO_FORKS:
            prize += KEY
        place = enemy * PLACES_ON_MAP + goal
        need = found.drilled[place] + found.others[place] + 2 * WALLS[kind]
        far = marches(side, goal)
        best = 0
        for k in range(size):
            at = armies[k]
            hope = NEAR[far[at]] * odds(strengths[k], need)
            if at == goal and state.siege[goal]:
                stage = STAGES[state.siege[goal] if kind == FORTRESS or state.siege[goal] < 2 else 3]
                if not supplied(state, side, goal):
                    stage = CUT_OFF
                hope = hope * stage // 100
            else:
                hope = hope * NOT_THERE // 100
            if hope > best:
                best = hope
        total += prize * best // 1000
    return total * APPROACH // 10000


def danger(found: Forces, side: int) -> int:
    """Armies that a stronger enemy can fall upon with his next card."""
    total = 0
    enemy = 1 - side
    for space in found.armies[side]:
        place = side * PLACES_ON_MAP + space
        own = found.drilled[place] + found.others[place] + 4
        far = marches(enemy, space)
        worst = 0
        for at in found.armies[enemy]:
            if far[at] <= A_CARD:
                chance = odds(usable(found, enemy, at), own)
                if chance > worst:
                    worst = chance
        if worst > 50:
            total += (worst - 50) * min(own, 30)
    return -total * DANGER // 100


def exposed(state: State, found: Forces, side: int) -> int:
    """11.1 Strength that winter would cost."""
    total = 0
    for space in found.armies[side]:
        work = state.work[space]
        own = work != 0 and work & 1 == side
        if own and state.siege[space]:
            total += found.drilled[side * PLACES_ON_MAP + space]
        elif TERRAIN[space] == CULTIVATED and ORIGINAL[space] == side:
            continue
        elif not own or (work >> 1 != FORTRESS and found.units[side * PLACES_ON_MAP + space] > 4):
            total += found.drilled[side * PLACES_ON_MAP + space]
    return total


def nearing_winter(state: State) -> int:
    """Of a hundred, how near the winter is: by the cards that are left in the Late Season."""
    if state.season == 0:
        return 0
    left = max(state.hands[BRITISH], state.hands[FRENCH])
    return 100 if left <= 1 else 60 if left <= 2 else 35 if left <= 3 else 15 if left <= 4 else 5


def elapsed(state: State) -> int:
    """Seasons played, of the last six of the match."""
    return max(0, 6 - 2 * (state.last_year - state.year) - (1 - state.season))


def victory(state: State, markers: int) -> int:
    """Sudden death and the count at the end, in the eyes of the British; `markers` are what raids will bring them."""
    likely = 2 * state.points - markers
    middle = 0 if state.last_year == 1759 else -4
    lead = max(-WIDEST, min(WIDEST, middle - likely))
    total = MARGIN * lead * (2 + 2 * elapsed(state))
    if state.points > LAST_HOPE:
        total -= SUDDEN * (state.points - LAST_HOPE)
    elif state.points < -LAST_HOPE:
        total += SUDDEN * (-LAST_HOPE - state.points)
    return total


def territory(state: State) -> int:
    """12.12 Two of four places end the war in 1759."""
    if state.last_year != 1759:
        return 0
    held = 0
    for space in (QUEBEC, MONTREAL):
        held += 1 if state.work[space] & 1 == BRITISH and state.controls(BRITISH, space) else 0
    for space in (NIAGARA, OHIO_FORKS):
        held += 1 if sole_occupant(state, BRITISH, space) else 0
    value = TERRITORY * min(held, 2) * (2 + elapsed(state)) // 4
    return 2 * value if held >= 2 else value


def measured(state: State) -> list[int]:
    """The terms in their order, as the British see them."""
    found = count(state)
    works = 0
    markers = 0
    for space in range(PLACES_ON_MAP):
        work = state.work[space]
        if work:
            works += WORK[work >> 1] if work & 1 == BRITISH else -WORK[work >> 1]
        mark = state.marks[space]
        if mark:
            raided = mark >> RAIDED_SHIFT
            markers += (raided & 15) - (raided >> 4)
            digging = mark & DIGGING
            if digging:
                works += BEGUN if digging == 1 + BRITISH else -BEGUN
    hand = 0
    for card in range(1, CARDS):
        if state.card_in[card] == HAND + BRITISH:
            hand += CARD_WORTH[card]
        elif state.card_in[card] == HAND + FRENCH:
            hand -= CARD_WORTH[CARDS + card]
    cold = nearing_winter(state)
    if cold:
        cold = cold * WINTER * (exposed(state, found, FRENCH) - exposed(state, found, BRITISH)) // 1000
    return [
        -POINT * state.points,
        MARKER * markers,
        found.army,
        found.leaders,
        works,
        approach(state, found, BRITISH) - approach(state, found, FRENCH),
        danger(found, BRITISH) - danger(found, FRENCH),
        cold,
        RAIDERS * found.raiders // 100,
        territory(state),
        victory(state, markers),
        hand,
    ]
