"""What a card, an action or a step seems to be worth at a glance, in hundredths of a point."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import kind_of, noun_of
from arpents.games.muskets_tomahawks.advice.data import WEIGHTS
from arpents.games.muskets_tomahawks.advice.goals import BY_THE_WALL
from arpents.games.muskets_tomahawks.advice.houses import from_walls, middle_x, middle_y
from arpents.games.muskets_tomahawks.advice.lay import LOADED, SHADES, Lay
from arpents.games.muskets_tomahawks.advice.places import Ground, best_shot, nearest_foe
from arpents.games.muskets_tomahawks.advice.shores import faces_landing, lands_from
from arpents.games.muskets_tomahawks.evaluate import haste, public_points
from arpents.games.muskets_tomahawks.facts.profiles import CAPTIVE, CIVILIAN, OFFICER, WAGON
from arpents.games.muskets_tomahawks.facts.terrain import COVER
from arpents.games.muskets_tomahawks.formations.formations import may_be_formed
from arpents.games.muskets_tomahawks.moves.marches import formed_target
from arpents.games.muskets_tomahawks.state import COLUMN, HIDDEN, ON_TABLE, State
from arpents.games.muskets_tomahawks.table.geometry import place_x, place_y
from arpents.games.muskets_tomahawks.table.scenarios import (
    AMBUSH,
    ATTACKER,
    CAPTIVES,
    DEFENDER,
    PORTAGE,
    RAID,
    RECONNAISSANCE,
)
from arpents.games.muskets_tomahawks.turn.cards import FORWARD, MORALE, answers, card_side, card_type, is_clock
from arpents.games.muskets_tomahawks.turn.command import order_cost
from arpents.games.muskets_tomahawks.victory import scouted_sector
from arpents.games.muskets_tomahawks.words import kinds

COMMAND: Final[int] = WEIGHTS.number("command")
CLOCK: Final[int] = WEIGHTS.number("clock")
FLIGHT: Final[int] = WEIGHTS.number("flight")
HIDDEN_WORTH: Final[int] = WEIGHTS.number("hidden")
LANDING: Final[int] = WEIGHTS.number("landing")
FIRE: Final[int] = WEIGHTS.number("fire")
TO_SCOUT: Final = 30
AT_HAND: Final = 400
IN_SIGHT: Final = 700
MOST_OF_A_SHOT: Final = 80
SHOT_SHARE: Final = 75  # in a hundred: the musket must be loaded again


def act_worth(state: State, lay: Lay, unit: int) -> int:
    """What one action of a unit brings, more or less."""
    if state.fleeing(unit) or state.shaken(unit):
        return 15
    if state.is_a(unit, WAGON):
        return 30
    if state.is_a(unit, OFFICER):
        return 4
    if lay.x[unit] < 0:
        return 12
    shot = best_shot(state, lay, unit)
    return 10 + (shot if shot < MOST_OF_A_SHOT else MOST_OF_A_SHOT)


def card_worth(state: State, lay: Lay, seat: int, action: int) -> int:
    """5.3, 6.3 A go: own men act, the enemy's, or time runs."""
    kind = kind_of(action)
    noun = noun_of(action)
    if kind == kinds.PLAY or kind == kinds.PLAY_RESERVED:
        if is_clock(noun):
            return CLOCK * haste(public_points(state, seat) - public_points(state, 1 - seat))
        side = card_side(noun)
        type = card_type(noun)
        if type == MORALE:
            return -80 if side == seat else 60
        total = 0
        for unit in range(state.units()):
            if answers(state, unit, side, type) and (state.present(unit) or state.status[unit] == HIDDEN):
                total += act_worth(state, lay, unit)
        if side == seat:
            return max(total, COMMAND) if type == FORWARD else total
        return COMMAND - total
    if kind == kinds.ORDER:
        return act_worth(state, lay, noun) + 4 - COMMAND * order_cost(state.strength[noun])
    if kind == kinds.AUTHORITY:
        return lay.worth[noun] * state.strength[noun] * (100 - FLIGHT) // 100 - 3 * COMMAND
    if kind == kinds.LOOKOUT:
        return -4
    if kind == kinds.SET_ASIDE:
        return -8
    return -4 * COMMAND


def action_worth(ground: Ground, action: int) -> int:
    """7. What a unit might do."""
    state = ground.state
    lay = ground.lay
    unit = ground.unit
    kind = kind_of(action)
    if kind == kinds.DECLINE:
        return 0
    if kind == kinds.SHOOT_ACTION:
        return best_shot(state, lay, unit) * SHOT_SHARE // 100
    if kind == kinds.MOVE_ACTION:
        if lay.x[unit] < 0:
            return 60
        if state.is_a(unit, WAGON):
            return 40
        return 3 + ground.stride(lay.x[unit], lay.y[unit]) + (25 if leads_captives(state, lay, unit) else 0)
    if kind == kinds.RELOAD_ACTION:
        return reload_worth(state, lay, unit)
    if kind == kinds.WATCH_ACTION:
        away = nearest_foe(state, lay, unit)
        return 14 if away < AT_HAND else 9 if away < IN_SIGHT else 1
    if kind == kinds.ENGAGE:
        return lay.charge(unit, noun_of(action)) * 4 // 5
    if kind == kinds.FORM_ACTION:
        away = nearest_foe(state, lay, unit)
        return 8 if away < IN_SIGHT and not state.formed(unit) and may_be_formed(state, unit) else -10
    if kind == kinds.FORM_AS:
        if noun_of(action) >> 3 == COLUMN:
            return -15
        return ground.faced(lay.x[unit], lay.y[unit], noun_of(action) & 7)
    if kind == kinds.SET_FIRE:
        return 450
    if kind == kinds.EXTINGUISH:
        return 250
    if kind == kinds.THROW_ACTION:
        return 12
    if kind == kinds.FIGHT:
        return 15
    if kind == kinds.BREAK_OFF:
        return 0
    return 20


def reload_worth(state: State, lay: Lay, unit: int) -> int:
    """11.1 As much as the shots it makes possible."""
    full = LOADED * state.strength[unit]
    shots = lay.shots[unit]
    lay.shots[unit] = full
    hope = best_shot(state, lay, unit)
    lay.shots[unit] = shots
    missing = max(full - shots, 0)
    return hope * FIRE // 100 * missing // max(full, 1) + 2 * missing // LOADED


def leads_captives(state: State, lay: Lay, unit: int) -> bool:
    """17.5.1 Are captives of its side at hand?"""
    if state.field >> 1 != CAPTIVES or state.side[unit] != DEFENDER:
        return False
    for captive in range(state.units()):
        if state.traits[captive] & CAPTIVE and state.status[captive] == ON_TABLE:
            dx = state.where_x(captive) - lay.x[unit]
            dy = state.where_y(captive) - lay.y[unit]
            if dx * dx + dy * dy < 80 * 80:
                return True
    return False


def marker_worth(ground: Ground, marker: int, action: int) -> int:
    """16.2 Stay hidden, unless there is something to be done."""
    state = ground.state
    lay = ground.lay
    kind = kind_of(action)
    unit = state.marker_unit[marker]
    x = state.marker_x[marker]
    y = state.marker_y[marker]
    if kind == kinds.MOVE_ACTION:
        return 4 + ground.stride(x, y)
    if kind == kinds.SHOW:
        if state.field >> 1 == RAID and state.side[unit] == ATTACKER:
            for building in range(len(state.fire)):
                if state.fire[building] == 0 and from_walls(state.board, building, x, y) <= BY_THE_WALL:
                    return 300
        shot = best_shot(state, lay, unit) * SHOT_SHARE // 100 - HIDDEN_WORTH
        scouts = state.field >> 1 == RECONNAISSANCE and state.side[unit] == ATTACKER and not state.described
        if scouts and not state.sectors >> scouted_sector(state, x, y) & 1:  # 20.15 who hides does not scout
            return shot + TO_SCOUT
        return shot
    return 0


def move_worth(ground: Ground, action: int) -> int:
    """9. A place, or how to get there."""
    state = ground.state
    kind = kind_of(action)
    noun = noun_of(action)
    unit = ground.unit
    if kind == kinds.PUT and unit >= 0 and ground.seat == ATTACKER and state.field >> 1 == PORTAGE:
        worth = ground.value(place_x(noun), place_y(noun))
        return worth if faces_landing(state, unit, place_x(noun)) else worth - LANDING
    if kind == kinds.GO or kind == kinds.PUT or kind == kinds.POINT or kind == kinds.LAND or kind == kinds.ENTER_AT:
        worth = ground.value(place_x(noun), place_y(noun))
        return worth + LANDING + 40 if kind == kinds.LAND else worth
    if kind == kinds.SAIL:
        worth = ground.pull(place_x(noun), place_y(noun))
        lands = state.field >> 1 == PORTAGE and lands_from(state, unit, place_x(noun), place_y(noun))
        return worth + LANDING if lands else worth
    if kind == kinds.ADVANCE or kind == kinds.WHEEL_LEFT or kind == kinds.WHEEL_RIGHT or kind == kinds.STEP_BACK:
        to = formed_target(state, unit, kind, noun)
        return ground.value(to[1], to[2]) + ground.faced(to[1], to[2], to[0])
    if kind == kinds.FACE:
        return ground.faced(ground.lay.x[unit], ground.lay.y[unit], noun) if ground.lay.x[unit] >= 0 else 0
    if kind == kinds.ENTER:
        return enter_worth(ground, noun)
    if kind == kinds.LEAVE:
        return leave_worth(state, unit)
    if kind == kinds.TAKE:
        return 2000
    if kind == kinds.BOARD:
        return 0
    if kind == kinds.ROLL_ON:
        return 10 * noun
    if kind == kinds.ROLL_BACK:
        return -10 * noun
    if kind == kinds.ROLL_OFF:
        return 1000
    if kind == kinds.HALT or kind == kinds.STAY:
        return standing_worth(ground)
    if kind == kinds.ONWARD:
        return -4
    if kind == kinds.AS_MARKER:
        return HIDDEN_WORTH
    if kind == kinds.DISPERSE:
        return standing_worth(ground)
    return form_worth(state, unit, kind, noun)


def form_worth(state: State, unit: int, kind: int, noun: int) -> int:
    if kind == kinds.FORM_AS and noun >> 3 == COLUMN:
        return -15 if state.field >> 1 != AMBUSH else 10
    return 0


def standing_worth(ground: Ground) -> int:
    lay = ground.lay
    unit = ground.unit
    if unit < 0 or lay.x[unit] < 0:
        return 0
    return ground.value(lay.x[unit], lay.y[unit])


def enter_worth(ground: Ground, building: int) -> int:
    """17.1 Walls are good cover; who comes to burn stays outside."""
    state = ground.state
    x = middle_x(state.board, building)
    y = middle_y(state.board, building)
    worth = ground.pull(x, y) + ground.chances(x, y, SHADES[COVER[state.board.buildings[building].type]])
    if state.field >> 1 == RAID and (ground.seat == ATTACKER or state.fire[building]):
        return worth - 400
    if state.field >> 1 == PORTAGE and building == 0:
        return worth + 60
    return worth


def leave_worth(state: State, unit: int) -> int:
    """9.16 Off the table, where that is what they came for."""
    if state.field >> 1 == AMBUSH:
        if state.is_a(unit, OFFICER | CIVILIAN) or 2 * state.strength[unit] < state.start[unit]:
            return -200
        return 300
    return 1500
