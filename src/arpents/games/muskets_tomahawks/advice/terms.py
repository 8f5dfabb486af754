"""How a match stands in a player's eyes: named terms, weighed by advice/weights.json."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED
from arpents.games.muskets_tomahawks.advice.data import WEIGHTS
from arpents.games.muskets_tomahawks.advice.goals import aims, elapsed, near, objective, pull
from arpents.games.muskets_tomahawks.advice.lay import FEW, Lay, stake_of
from arpents.games.muskets_tomahawks.evaluate import haste, public_points
from arpents.games.muskets_tomahawks.facts.profiles import CIVILIAN, OFFICER, WAGON
from arpents.games.muskets_tomahawks.morale.casualties import figures_left
from arpents.games.muskets_tomahawks.setting_up.points import points_of_side
from arpents.games.muskets_tomahawks.state import (
    ABANDONED,
    ARRIVED,
    COLUMN,
    DESTROYED,
    OFF,
    ON_TABLE,
    VIGILANT,
    State,
)
from arpents.games.muskets_tomahawks.table.geometry import place_x, place_y
from arpents.games.muskets_tomahawks.table.scenarios import ATTACKER, DEFENDER
from arpents.games.muskets_tomahawks.turn.cards import CLOCKS, Activations
from arpents.games.muskets_tomahawks.victory import MARGINAL, intrigue_done

POINT: Final[int] = WEIGHTS.number("point")
VERDICT: Final[int] = WEIGHTS.number("verdict")
FORCE: Final[int] = WEIGHTS.number("force")
SHAKEN: Final[int] = WEIGHTS.number("shaken")
FLIGHT: Final[int] = WEIGHTS.number("flight")
FIRE: Final[int] = WEIGHTS.number("fire")
WATCH: Final[int] = WEIGHTS.number("watch")
MELEE: Final[int] = WEIGHTS.number("melee")
LOCKED: Final[int] = WEIGHTS.number("locked")
HIDDEN_WORTH: Final[int] = WEIGHTS.number("hidden")
DUMMY: Final[int] = WEIGHTS.number("dummy")
OFFICER_WORTH: Final[int] = WEIGHTS.number("officer")
LED: Final[int] = WEIGHTS.number("led")
SHELTER: Final[int] = WEIGHTS.number("cover")
PULL: Final[int] = WEIGHTS.number("pull")
IN_COLUMN: Final[int] = WEIGHTS.number("column")
COMMAND: Final[int] = WEIGHTS.number("command")
CLOCK: Final[int] = WEIGHTS.number("clock")
INTRIGUE: Final[int] = WEIGHTS.number("intrigue")
RESERVE: Final[int] = WEIGHTS.number("reserve")
READY: Final[int] = WEIGHTS.number("ready")
BRITTLE: Final[int] = WEIGHTS.number("brittle")
BRITTLE_FROM: Final = 65  # of a hundred figures
MOST_COMMAND: Final = 6
IN_REACH: Final = 400  # sixteenths of an inch: the enemy is at hand
LED_WITHIN: Final = 104  # 14.2.1 six inches and a base
TOUCHING: Final = 36

TERMS: Final = (
    "points",
    "objective",
    "advance",
    "force",
    "morale",
    "fire",
    "melee",
    "cover",
    "hidden",
    "officers",
    "command",
    "tempo",
    "time",
)


def measured(state: State) -> list[int]:
    """The terms in their order, as the attacker sees them."""
    lay = Lay(state)
    lead = public_points(state, ATTACKER) - public_points(state, DEFENDER)
    intrigues = 0
    for side in (0, 1):
        if state.intrigue[side] >= 0 and intrigue_done(state, side):
            intrigues += 1 if side == ATTACKER else -1
    late = elapsed(state)
    values = [
        POINT * lead + INTRIGUE * intrigues + verdict(lead + INTRIGUE * intrigues // POINT, late),
        objective(state, lay),
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        COMMAND * (min(state.command[0], MOST_COMMAND) - min(state.command[1], MOST_COMMAND)) * (100 - late) // 100,
        tempo(state),
        CLOCK * (CLOCKS * max(state.turn - 1, 0) + state.clocks) * haste(lead),
    ]
    for side in (0, 1):
        sign = 1 if side == ATTACKER else -1
        values[2] += sign * advance(state, lay, side)
        count_force(state, side, sign, values)
        count_chances(state, lay, side, sign, values)
        values[9] += sign * leading(state, lay, side)
    for marker in range(len(state.marker_side)):
        side = state.marker_side[marker]
        if side >= 0:
            worth = HIDDEN_WORTH if state.marker_real[marker] else DUMMY
            if state.marker_real[marker] and state.is_a(state.marker_unit[marker], OFFICER):
                worth = HIDDEN_WORTH // 2
            values[8] += worth if side == ATTACKER else -worth
    return values


def verdict(lead: int, late: int) -> int:
    """19.3 Towards the end the points that make a victory of a draw, or a draw of a defeat, count more than others."""
    step = lead if lead < MARGINAL else MARGINAL
    return VERDICT * (step if step > -MARGINAL else -MARGINAL) * late * late // 10_000


def tempo(state: State) -> int:
    """5.4 The units that may still act on the card under way."""
    if not state.stack:
        return 0
    top = state.stack[-1]
    if not isinstance(top, Activations):
        return 0
    ready = 0
    for unit in range(state.units()):
        if state.side[unit] == top.seat and top.cannot_act(state, unit) == ALLOWED:
            ready += READY // 2 if state.is_a(unit, OFFICER) else READY
    for marker in range(len(state.marker_side)):
        if top.cannot_act_marker(state, marker) == ALLOWED:
            ready += READY // 2
    return ready if top.seat == ATTACKER else -ready


def advance(state: State, lay: Lay, side: int) -> int:
    """How near the men of a side are to where they are wanted."""
    wanted = aims(state, lay, side)
    total = 0
    if not wanted:
        return 0
    for unit in lay.sides[side]:
        if not state.is_a(unit, OFFICER | CIVILIAN):
            total += pull(wanted, unit, lay.x[unit], lay.y[unit])
            if state.formation[unit] == COLUMN and state.status[unit] == ON_TABLE:
                total -= column_risk(state, lay, unit)
    for unit in range(state.units()):
        if state.side[unit] == side and state.status[unit] == ARRIVED:
            total -= RESERVE
        elif (
            state.side[unit] == side and state.status[unit] == OFF and not state.is_a(unit, OFFICER | CIVILIAN | WAGON)
        ):
            total += PULL
    if state.turn == 0:  # 20.3 where they will come from
        for point in points_of_side(state, side):
            total += pull(wanted, -1, place_x(point), place_y(point))
    return total


def column_risk(state: State, lay: Lay, unit: int) -> int:
    """2.3.3 A column is for the road, not for the fight."""
    for enemy in lay.sides[1 - state.side[unit]]:
        if lay.away(unit, enemy) <= IN_REACH:
            return IN_COLUMN
    return 0


def count_force(state: State, side: int, sign: int, values: list[int]) -> None:
    """The force left, and how it stands to its colours."""
    stake = stake_of(state, side)
    if state.force[side]:  # 19.4 two thirds lost, and the match is over
        left = 100 * figures_left(state, side, False) // state.force[side]
        if left < BRITTLE_FROM:
            values[4] -= sign * BRITTLE * (BRITTLE_FROM - left)
    for unit in range(state.units()):
        start = state.start[unit]
        if state.side[unit] != side or not start or not state.counts(unit) or state.status[unit] == DESTROYED:
            continue
        strength = state.strength[unit]
        worth = FORCE * state.cost[unit]
        if state.is_a(unit, OFFICER):
            worth += OFFICER_WORTH
        else:
            worth = (worth + stake // 2) * strength // start
            if strength <= FEW:  # 14.2.4
                worth = worth * 3 // 4
        values[3] += sign * worth
        if state.fleeing(unit):
            values[4] -= sign * worth * (100 - FLIGHT) // 100
        elif state.shaken(unit):
            values[4] -= sign * worth * (100 - SHAKEN) // 100
        if state.gun[unit] == ABANDONED:
            values[3] -= sign * FORCE * state.cost[unit] // 2


def count_chances(state: State, lay: Lay, side: int, sign: int, values: list[int]) -> None:
    """What each unit could do to the enemy next: shots, and a fight."""
    foes = lay.prey[1 - side]
    fire = 0
    melee = 0
    cover = 0
    for unit in lay.sides[side]:
        best = 0
        fight = 0
        nearest = 4000
        reach = lay.reach(unit)
        fights = state.status[unit] == ON_TABLE and not state.is_a(unit, CIVILIAN) and not state.shaken(unit)
        locked = False
        for foe in foes:
            away = lay.away(unit, foe)
            if away < nearest:
                nearest = away
            if state.is_a(foe, OFFICER) and lay.is_guarded(foe):
                continue
            hope = lay.hope(unit, away, foe, lay.shade[foe]) // 1000
            if hope > best:
                if lay.is_screened(unit, foe):
                    hope //= 3
                if hope > best:
                    best = hope
            if away <= reach and fights and not state.is_a(foe, WAGON) and state.status[foe] == ON_TABLE:
                gain = lay.charge(unit, foe)
                if away <= TOUCHING:
                    locked = True
                    gain = gain * LOCKED // MELEE
                if gain > fight:
                    fight = gain
        if locked:
            best = best // 4
        if state.marks[unit] & VIGILANT and nearest < 2 * IN_REACH:
            best += WATCH
        fire += best
        melee += fight
        if nearest < IN_REACH:
            cover += lay.shade[unit] * state.strength[unit]
    values[5] += sign * fire * FIRE // 100
    values[6] += sign * melee * MELEE // 100
    values[7] += sign * cover * SHELTER // 4


def leading(state: State, lay: Lay, side: int) -> int:
    """14.2.1 Officers near men of their type."""
    total = 0
    for officer in lay.sides[side]:
        if not state.is_a(officer, OFFICER):
            continue
        best = 4000
        for unit in lay.sides[side]:
            if unit == officer or state.is_a(unit, OFFICER) or state.troop[unit] != state.troop[officer]:
                continue
            away = lay.away(unit, officer)
            if away <= LED_WITHIN:
                total += LED
            if away < best:
                best = away
        total += near(best, 2 * LED)
    return total
