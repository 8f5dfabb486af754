"""5.5 Events that would do nothing: barred when the match is played that way."""

from __future__ import annotations

from arpents.games.wilderness_war.events.alliances import (
    cherokee_spaces,
    deserters,
    french_groups,
    nobody_answers,
    nobody_treats,
)
from arpents.games.wilderness_war.events.politics import can_lose_provincials, nothing_to_give_up
from arpents.games.wilderness_war.events.reinforcements import (
    AT_ANY_WORK,
    AT_COLONIAL_FORTRESSES,
    AT_FORTRESSES,
    AT_FRENCH_PORTS,
    AT_PORTS,
    is_open,
    may_enter,
    pool,
    unused_of,
)
from arpents.games.wilderness_war.events.replacements import (
    MILITIAS,
    RANGERS_ONLY,
    RECRUITS,
    REGULARS,
    cannot_restore,
    restorable,
)
from arpents.games.wilderness_war.events.strategy import nobody_moves
from arpents.games.wilderness_war.facts.board import (
    BRITISH,
    DEPARTMENT,
    FRENCH,
    HALIFAX,
    NORTHERN,
    PLACES_ON_MAP,
    SOUTHERN,
    UNUSED,
    WAITING,
)
from arpents.games.wilderness_war.facts.deck import (
    ACADIANS_EXPELLED,
    BRITISH_REGULARS,
    CALL_OUT_MILITIAS,
    CHEROKEES,
    COLONIAL_RECRUITS,
    EVENT,
    FRENCH_REGULARS,
    FRONTIER_DUTY,
    HIGHLANDERS,
    INDIANS_DESERT,
    IROQUOIS_ALLIANCE,
    LIGHT_INFANTRY_EVENT,
    MINISTERIAL_CRISIS,
    MOHAWKS,
    NORTHERN_ALLIANCE,
    RANGERS,
    ROYAL_AMERICANS,
    TREATY_OF_EASTON,
    TROOP_TRANSPORTS,
    VAUDREUIL_INTERFERES,
    VICTORIES_IN_GERMANY,
    WESTERN_ALLIANCE,
)
from arpents.games.wilderness_war.facts.pieces import (
    CHEROKEE,
    COUREUR,
    GROUP,
    HIGHLAND,
    IROQUOIS,
    JOHNSON,
    LEADERS,
    LIGHT_INFANTRY,
    MILITIA,
    MOHAWK,
    NORTHERN_NATIONS,
    RANGER,
    REGULAR,
    ROYAL_AMERICAN,
    TYPE,
    UNITS,
    WESTERN_NATIONS,
)
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words.markers import MONTCALM_CAME


def does_nothing(state: State, side: int, card: int) -> bool:
    """Whether the side that plays the event can be sure that it would change nothing."""
    event = EVENT[card]
    if event == VAUDREUIL_INTERFERES:
        return nobody_moves(state)
    if event == NORTHERN_ALLIANCE:
        return nobody_answers(state, side, french_groups(state, NORTHERN_NATIONS))
    if event == WESTERN_ALLIANCE:
        return nobody_answers(state, side, french_groups(state, WESTERN_NATIONS))
    if event == IROQUOIS_ALLIANCE:
        return nobody_answers(state, side, 1 << IROQUOIS)
    if event == MOHAWKS:
        return group_stays(state, MOHAWK, is_open(state, BRITISH, state.where[JOHNSON]))
    if event == CHEROKEES:
        return group_stays(state, CHEROKEE, bool(cherokee_spaces(state)))
    if event == TREATY_OF_EASTON:
        return nobody_treats(state)
    if event == INDIANS_DESERT:
        return not deserters(state, side)
    if event == MINISTERIAL_CRISIS:
        return nothing_to_give_up(state)
    if event == FRONTIER_DUTY:
        return not frontier_calls(state, NORTHERN) and not frontier_calls(state, SOUTHERN)
    if event == COLONIAL_RECRUITS:
        return not restorable(state, side, RECRUITS)
    if event == TROOP_TRANSPORTS or event == VICTORIES_IN_GERMANY:
        return not restorable(state, side, REGULARS)
    if event == CALL_OUT_MILITIAS:
        return not unused_of(state, side, MILITIA, 1) and not restorable(state, side, MILITIAS)
    return brings_nobody(state, side, event)


def brings_nobody(state: State, side: int, event: int) -> bool:
    """Reinforcements without counters, leaders or a space to enter."""
    if event == RANGERS:
        nobody = not unused_of(state, BRITISH, RANGER, 1) or shut(state, BRITISH, AT_ANY_WORK)
        return nobody and not restorable(state, BRITISH, RANGERS_ONLY)
    if event == LIGHT_INFANTRY_EVENT:
        return british_stay(state, LIGHT_INFANTRY, AT_FORTRESSES)
    if event == BRITISH_REGULARS:
        return british_stay(state, REGULAR, AT_PORTS)
    if event == HIGHLANDERS:
        return british_stay(state, HIGHLAND, AT_PORTS)
    if event == ROYAL_AMERICANS:
        return british_stay(state, ROYAL_AMERICAN, AT_COLONIAL_FORTRESSES)
    if event == FRENCH_REGULARS:
        leaders = [leader for leader in LEADERS[FRENCH] if state.where[leader] == WAITING]
        if state.flags & MONTCALM_CAME:
            leaders = []
        return shut(state, FRENCH, AT_FRENCH_PORTS) or not (unused_of(state, FRENCH, REGULAR, 1) or leaders)
    if event == ACADIANS_EXPELLED:
        if unused_of(state, BRITISH, REGULAR, 1) and is_open(state, BRITISH, HALIFAX):
            return False
        if unused_of(state, FRENCH, COUREUR, 1) and not shut(state, FRENCH, AT_FRENCH_PORTS):
            return False
        kinds = (COUREUR, MILITIA)
        return not [u for u in UNITS[FRENCH] if TYPE[u] in kinds and not cannot_restore(state, FRENCH, u)]
    return False


def shut(state: State, side: int, sort: int) -> bool:
    """5.522 No space to enter."""
    for space in range(PLACES_ON_MAP):
        if may_enter(state, side, sort, space):
            return False
    return True


def british_stay(state: State, kind: int, sort: int) -> bool:
    return shut(state, BRITISH, sort) or not (unused_of(state, BRITISH, kind, 1) or pool(state))


def group_stays(state: State, group: int, can_enter: bool) -> bool:
    for unit in UNITS[BRITISH]:
        if GROUP[unit] == group:
            if state.where[unit] == UNUSED:
                if can_enter:
                    return False
            elif not cannot_restore(state, BRITISH, unit):
                return False
    return True


def frontier_calls(state: State, department: int) -> bool:
    if not can_lose_provincials(state, department):
        return False
    for space in range(PLACES_ON_MAP):
        if DEPARTMENT[space] == department and state.raided(FRENCH, space):
            return True
    return False
