"""5.5 Events, a line a card: what it does, what it asks before it may be played, and when it would do nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arpents.engine.actions import ALLOWED
from arpents.games.wilderness_war.events import alliances, politics, recruitment, strategy
from arpents.games.wilderness_war.facts.deck import (
    ACADIANS_EXPELLED,
    BASTIONS_REPAIRED,
    BRITISH_REGULARS,
    CALL_OUT_MILITIAS,
    CHEROKEE_UPRISING,
    CHEROKEES,
    COLONIAL_POLITICS,
    COLONIAL_RECRUITS,
    COURIER_INTERCEPTED,
    DIPLOMATIC_REVOLUTION,
    EVENT,
    FRANCOIS_BIGOT,
    FRENCH_REGULARS,
    FRONTIER_DUTY,
    HIGHLANDERS,
    INDIANS_DESERT,
    INTRIGUES,
    IROQUOIS_ALLIANCE,
    LIGHT_INFANTRY_EVENT,
    LOUISBOURG_SQUADRONS,
    MINISTERIAL_CRISIS,
    MOHAWKS,
    NORTHERN_ALLIANCE,
    QUIBERON_BAY,
    RAISE_PROVINCIALS,
    RANGERS,
    REMOVED_AFTER,
    ROYAL_AMERICANS,
    SMALL_POX,
    STINGY_ASSEMBLY,
    TREATY_OF_EASTON,
    TROOP_TRANSPORTS,
    VAUDREUIL_INTERFERES,
    VICTORIES_IN_GERMANY,
    WESTERN_ALLIANCE,
    WILLIAM_PITT,
)
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import reasons
from arpents.games.wilderness_war.words.markers import EMPTY_EVENTS_BARRED


class Event:
    def __init__(
        self,
        play: Callable[[State, int, int], None],
        cannot: Callable[[State, int], int],
        is_empty: Callable[[State, int], bool],
    ) -> None:
        self.play = play
        self.cannot = cannot
        self.is_empty = is_empty  # whether the side that plays it can be sure that it would change nothing


def always(state: State, side: int) -> int:
    return ALLOWED


def never(state: State, side: int) -> bool:
    return False


EVENTS: Final[dict[int, Event]] = {  # in the order of the cards
    BASTIONS_REPAIRED: Event(strategy.bastions_repaired, strategy.cannot_repair, never),
    LOUISBOURG_SQUADRONS: Event(strategy.louisbourg_squadrons, strategy.cannot_send_squadrons, never),
    VAUDREUIL_INTERFERES: Event(strategy.vaudreuil_interferes, strategy.cannot_interfere, strategy.nobody_moves),
    NORTHERN_ALLIANCE: Event(alliances.northern_alliance, alliances.cannot_ally_north, alliances.north_stays),
    WESTERN_ALLIANCE: Event(alliances.western_alliance, alliances.cannot_ally_west, alliances.west_stays),
    IROQUOIS_ALLIANCE: Event(alliances.iroquois_alliance, alliances.cannot_ally_iroquois, alliances.iroquois_stay),
    MOHAWKS: Event(alliances.mohawks, alliances.cannot_call_mohawks, alliances.mohawks_stay),
    CHEROKEES: Event(alliances.cherokees, alliances.cannot_call_cherokees, alliances.cherokees_stay),
    CHEROKEE_UPRISING: Event(alliances.cherokee_uprising, alliances.cannot_rise, never),
    TREATY_OF_EASTON: Event(alliances.treaty_of_easton, alliances.cannot_treat, alliances.nobody_treats),
    INDIANS_DESERT: Event(alliances.indians_desert, always, alliances.nobody_deserts),
    SMALL_POX: Event(strategy.small_pox, strategy.cannot_infect, never),
    COURIER_INTERCEPTED: Event(politics.courier_intercepted, politics.cannot_rob, never),
    FRANCOIS_BIGOT: Event(politics.francois_bigot, politics.cannot_rob, never),
    MINISTERIAL_CRISIS: Event(politics.ministerial_crisis, always, politics.nothing_to_give_up),
    FRONTIER_DUTY: Event(politics.frontier_duty, politics.cannot_disperse, politics.no_frontier_calls),
    STINGY_ASSEMBLY: Event(politics.stingy_assembly, politics.cannot_be_stingy, never),
    COLONIAL_POLITICS: Event(politics.colonial_politics, politics.cannot_sway, never),
    RAISE_PROVINCIALS: Event(politics.raise_provincials, politics.cannot_raise_provincials, never),
    COLONIAL_RECRUITS: Event(recruitment.colonial_recruits, always, recruitment.no_recruits),
    TROOP_TRANSPORTS: Event(recruitment.troop_transports, recruitment.cannot_ship_troops, recruitment.no_regulars),
    VICTORIES_IN_GERMANY: Event(
        recruitment.victories_in_germany, recruitment.cannot_release_troops, recruitment.no_regulars
    ),
    CALL_OUT_MILITIAS: Event(recruitment.call_out_militias, always, recruitment.no_militia),
    RANGERS: Event(recruitment.rangers, always, recruitment.no_rangers),
    LIGHT_INFANTRY_EVENT: Event(recruitment.light_infantry, always, recruitment.no_light_infantry),
    FRENCH_REGULARS: Event(recruitment.french_regulars, recruitment.cannot_send_french, recruitment.no_french_regulars),
    BRITISH_REGULARS: Event(
        recruitment.british_regulars, recruitment.cannot_send_british, recruitment.no_british_regulars
    ),
    HIGHLANDERS: Event(recruitment.highlanders, recruitment.cannot_send_highlanders, recruitment.no_highlanders),
    QUIBERON_BAY: Event(strategy.quiberon_bay, strategy.cannot_win_quiberon, never),
    ROYAL_AMERICANS: Event(recruitment.royal_americans, always, recruitment.no_royal_americans),
    ACADIANS_EXPELLED: Event(recruitment.acadians_expelled, always, recruitment.no_acadians),
    WILLIAM_PITT: Event(strategy.william_pitt, always, never),
    DIPLOMATIC_REVOLUTION: Event(strategy.diplomatic_revolution, strategy.cannot_revolt, never),
    INTRIGUES: Event(politics.intrigues, politics.cannot_intrigue, never),
}


def discards_itself(card: int) -> bool:
    """5.23 Whether the card leaves the game when played as its event."""
    return REMOVED_AFTER[card] == 1


def cannot_play_event(state: State, side: int, card: int) -> int:
    """What the card itself asks; an event that would do nothing is barred when the match is played that way."""
    event = EVENTS.get(EVENT[card])
    if event is None:
        return ALLOWED
    reason = event.cannot(state, side)
    if reason == ALLOWED and state.options[EMPTY_EVENTS_BARRED] and event.is_empty(state, side):  # WW-37
        return reasons.EVENT_IS_EMPTY
    return reason


def play_event(state: State, side: int, card: int) -> None:
    event = EVENTS.get(EVENT[card])
    if event is not None:
        event.play(state, side, card)
