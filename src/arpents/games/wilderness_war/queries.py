"""What a client may ask without playing: reach, supply lines, and the odds of battles, sieges and raids."""

from __future__ import annotations

from arpents.games.wilderness_war.battle import terrain_modifier, worth_a_point
from arpents.games.wilderness_war.board import (
    DEPARTMENT,
    EXITS,
    LOUISBOURG,
    MILITIA_BOX_OF,
    MOUNTAIN,
    NATIONS_OF,
    ORIGINAL,
    PLACES_ON_MAP,
    SIDE_OF_DEPARTMENT,
    SPACE_NAMES,
    SPACE_NUMBER,
    TERRAIN,
    by_water,
)
from arpents.games.wilderness_war.marching import BOAT, LAND, PORTAGED, can_portage, stops_after
from arpents.games.wilderness_war.markers import BLOCKHOUSES_OF, STOCKADE
from arpents.games.wilderness_war.pieces import (
    IS_AUXILIARY,
    IS_DRILLED,
    IS_LEADER,
    MOVEMENT,
    PIECE_NAMES,
    PIECE_NUMBER,
    RANGER,
    SIDE,
    TACTICS,
    TYPE,
)
from arpents.games.wilderness_war.reasons import (
    BESIEGED_STAY,
    DRILLED_MUST_LEAD,
    LEADERS_KEEP_AWAY,
    MUST_STOP,
    NO_PORTAGE,
    REASONS,
    TOO_FAR,
)
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.supply import supply_line
from arpents.games.wilderness_war.tables import (
    HARD_RAID,
    PLAIN_RAID,
    RAID_SUCCESS,
    SIEGE,
    column,
    combat,
    row,
)


def supply_of(state: State, side: int, space: str) -> list[str]:
    """17 The spaces of a supply line, the supplied one first; empty when there is none."""
    return [SPACE_NAMES[number] for number in supply_line(state, side, SPACE_NUMBER[space])]


# -- reach


def reach(state: State, names: list[str], by_boat: bool) -> dict[str, int]:
    """6 How many spaces it takes these pieces, standing together, to come to each space they can move to.

    Interception, response cards and battles are not foreseen: a space the enemy holds is reached and not left.
    """
    found, _ = explore(state, [PIECE_NUMBER[name] for name in names], BOAT if by_boat else LAND)
    return {SPACE_NAMES[space]: cost for space, cost in sorted(found.items())}


def out_of_reach(state: State, names: list[str], by_boat: bool) -> dict[str, tuple[str, str]]:
    """Why these pieces cannot move to each of the other spaces: the text id of the reason, and its rule."""
    pieces = [PIECE_NUMBER[name] for name in names]
    found, barred = explore(state, pieces, BOAT if by_boat else LAND)
    start = state.where[pieces[0]]
    usual = BESIEGED_STAY if state.besieged(SIDE[pieces[0]], start) else TOO_FAR
    return {
        SPACE_NAMES[space]: REASONS[barred.get(space, usual)]
        for space in range(PLACES_ON_MAP)
        if space != start and space not in found
    }


def explore(state: State, pieces: list[int], mode: int) -> tuple[dict[int, int], dict[int, int]]:
    """The spaces within reach with their distance, and those at the edge of it with the reason that bars them."""
    side = SIDE[pieces[0]]
    start = state.where[pieces[0]]
    units = [piece for piece in pieces if not IS_LEADER[piece]]
    drilled = len([unit for unit in units if IS_DRILLED[unit]])
    auxiliaries = len([unit for unit in units if IS_AUXILIARY[unit]])
    allowance = 9 if mode == BOAT else min([6] + [MOVEMENT[unit] for unit in units])
    found: dict[int, int] = {}
    barred: dict[int, int] = {}
    if start >= PLACES_ON_MAP or state.besieged(side, start):
        return found, barred
    seen: set[tuple[int, int, int]] = set()
    edge: list[tuple[int, int, int]] = [(start, 0, 0)]  # space, portage used, whether the space was entered
    for spent in range(1, allowance + 1):
        following: list[tuple[int, int, int]] = []
        for space, portaged, entered in edge:
            for other in EXITS[space]:
                carried = portaged
                if mode == BOAT and not by_water(space, other):
                    if portaged or not can_portage(state, side, space, other):
                        barred[other] = NO_PORTAGE
                        continue
                    carried = PORTAGED
                held = state.occupied(1 - side, other)
                if held and not units:
                    barred[other] = LEADERS_KEEP_AWAY
                    continue
                if held and not drilled and state.has_fort(1 - side, other):
                    barred[other] = DRILLED_MUST_LEAD
                    continue
                if other != start and other not in found:
                    found[other] = spent
                step = (other, carried, 1)
                if held or (mode == LAND and stops(state, side, space, other, entered, drilled, auxiliaries)):
                    for beyond in EXITS[other]:
                        barred.setdefault(beyond, MUST_STOP)
                elif step not in seen:
                    seen.add(step)
                    following.append(step)
        edge = following
    return found, barred


def stops(state: State, side: int, crossed: int, space: int, entered: int, drilled: int, auxiliaries: int) -> bool:
    """6.2 Whether a mover on foot must stop in the space it enters."""
    if TERRAIN[space] == MOUNTAIN and not state.has_work(side, space):
        return True
    return entered == 1 and stops_after(state, side, crossed, drilled, auxiliaries, 0)


# -- odds


class Odds:
    """What may come of a battle, in thirty-sixths: by losses, by winner, by points."""

    def __init__(self) -> None:
        self.outcomes: dict[tuple[int, int], int] = {}  # steps suffered by attacker and defender -> chances
        self.attacker_wins = 0
        self.attacker_points = 0  # chances that the attacker scores for the battle
        self.defender_points = 0
        self.overruns = 0

    def dump(self) -> dict[str, object]:
        return {
            "of": 36,
            "attacker_wins": self.attacker_wins,
            "attacker_points": self.attacker_points,
            "defender_points": self.defender_points,
            "overruns": self.overruns,
            "losses": [
                {"attacker": lost, "defender": inflicted, "chances": chances}
                for (lost, inflicted), chances in sorted(self.outcomes.items())
            ],
        }


def battle_odds(state: State, attackers: list[str], defenders: list[str], space: str, landing: bool = False) -> Odds:
    """7 Every throw of the two dice, without cards. The first leader named commands the attack."""
    own = [PIECE_NUMBER[name] for name in attackers]
    enemy = [PIECE_NUMBER[name] for name in defenders]
    at = SPACE_NUMBER[space]
    side = SIDE[own[0]]
    own_units = [piece for piece in own if not IS_LEADER[piece]]
    enemy_units = [piece for piece in enemy if not IS_LEADER[piece]]
    own_leaders = [piece for piece in own if IS_LEADER[piece]]
    best = state.highest([piece for piece in enemy if IS_LEADER[piece]])
    attack = terrain_modifier(at, own_units, enemy_units) + (TACTICS[own_leaders[0]] if own_leaders else 0)
    defence = terrain_modifier(at, enemy_units, own_units) + (TACTICS[best] if best >= 0 else 0)
    if landing:
        attack -= 1
    if state.work[at] == 2 * STOCKADE + 1 - side:
        attack -= 1
    shift = 1 if state.fieldworks(at) == 2 - side else 0
    return enumerate_battle(
        steps_of(state, own_units),
        steps_of(state, enemy_units),
        (column(state.strength(own_units), shift), attack),
        (column(state.strength(enemy_units), 0), defence),
        (worth_a_point(own_units), worth_a_point(enemy_units)),
        state.has_work(1 - side, at),
    )


def steps_of(state: State, units: list[int]) -> int:
    total = 0
    for unit in units:
        total += state.steps[unit]
    return total


def enumerate_battle(
    own_steps: int,
    enemy_steps: int,
    attack: tuple[int, int],
    defence: tuple[int, int],
    worth: tuple[int, int],
    fortified: bool,
) -> Odds:
    odds = Odds()
    for die in range(1, 7):
        inflicted = combat(die + attack[1], attack[0])
        for other in range(1, 7):
            suffered = combat(other + defence[1], defence[0])
            wiped_out = inflicted >= enemy_steps
            lost = suffered >= own_steps
            won = wiped_out if wiped_out != lost else inflicted > suffered
            key = (min(suffered, own_steps), min(inflicted, enemy_steps))
            odds.outcomes[key] = odds.outcomes.get(key, 0) + 1
            if won:
                odds.attacker_wins += 1
                odds.attacker_points += worth[1]
                if wiped_out and suffered == 0 and not fortified:
                    odds.overruns += 1
            else:
                odds.defender_points += worth[0]
    return odds


def siege_odds(state: State, commander: str, space: str) -> dict[int, int]:
    """8.231 The siege level after a roll without cards -> chances in six."""
    at = SPACE_NUMBER[space]
    leader = PIECE_NUMBER[commander]
    defender = state.highest(state.leaders_at(1 - SIDE[leader], at))
    modifier = TACTICS[leader] - (TACTICS[defender] if defender >= 0 else 0) - (1 if at == LOUISBOURG else 0)
    found: dict[int, int] = {}
    for die in range(1, 7):
        level = min(2, max(0, state.siege[at] - 1) + SIEGE[row(die + modifier)])
        found[level] = found.get(level, 0) + 1
    return found


def raid_odds(state: State, raiders: list[str], space: str) -> dict[str, int]:
    """10.3 Success, and steps lost, of a raid without cards -> chances in six; the first leader named leads it."""
    pieces = [PIECE_NUMBER[name] for name in raiders]
    at = SPACE_NUMBER[space]
    enemy = 1 - SIDE[pieces[0]]
    leaders = [piece for piece in pieces if IS_LEADER[piece]]
    modifier = TACTICS[leaders[0]] if leaders else 0
    if any(TYPE[piece] == RANGER for piece in pieces):
        modifier += 1
    department = DEPARTMENT[at]
    guarded = department and SIDE_OF_DEPARTMENT[department] == enemy and ORIGINAL[at] == enemy
    if guarded and state.count_units(enemy, MILITIA_BOX_OF[department]) >= 2:
        modifier -= 1
    village = bool(NATIONS_OF[at]) and state.allied(enemy, at)
    hard = state.has_work(enemy, at) or village or state.flags & BLOCKHOUSES_OF << enemy
    found = {"success": 0, "lose-0": 0, "lose-1": 0, "lose-2": 0}
    for die in range(1, 7):
        result = (HARD_RAID if hard else PLAIN_RAID)[row(die + modifier)]
        found["success"] += 1 if result >= RAID_SUCCESS else 0
        found[f"lose-{result & (RAID_SUCCESS - 1)}"] += 1
    return found


def stack(state: State, side: int, space: str) -> list[str]:
    """The names of a side's pieces in a space."""
    return [PIECE_NAMES[piece] for piece in state.pieces_at(side, SPACE_NUMBER[space])]
