"""5.5 Events: what each card asks before it may be played, and what it does."""

from __future__ import annotations

from arpents.engine.actions import ALLOWED
from arpents.games.wilderness_war.events import alliances, politics, recruitment, strategy
from arpents.games.wilderness_war.events.empty_events import does_nothing
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


def discards_itself(card: int) -> bool:
    """5.23 Whether the card leaves the game when played as its event."""
    return REMOVED_AFTER[card] == 1


def cannot_play_event(state: State, side: int, card: int) -> int:
    """What the card itself asks, in the order of the cards."""
    event = EVENT[card]
    reason = ALLOWED
    if event == BASTIONS_REPAIRED:
        reason = strategy.cannot_repair(state, side)
    elif event == LOUISBOURG_SQUADRONS:
        reason = strategy.cannot_send_squadrons(state, side)
    elif event == VAUDREUIL_INTERFERES:
        reason = strategy.cannot_interfere(state, side)
    elif event == NORTHERN_ALLIANCE:
        reason = alliances.cannot_ally_north(state, side)
    elif event == WESTERN_ALLIANCE:
        reason = alliances.cannot_ally_west(state, side)
    elif event == IROQUOIS_ALLIANCE:
        reason = alliances.cannot_ally_iroquois(state, side)
    elif event == MOHAWKS:
        reason = alliances.cannot_call_mohawks(state, side)
    elif event == CHEROKEES:
        reason = alliances.cannot_call_cherokees(state, side)
    elif event == CHEROKEE_UPRISING:
        reason = alliances.cannot_rise(state, side)
    elif event == TREATY_OF_EASTON:
        reason = alliances.cannot_treat(state, side)
    elif event == SMALL_POX:
        reason = strategy.cannot_infect(state, side)
    elif event == COURIER_INTERCEPTED or event == FRANCOIS_BIGOT:
        reason = politics.cannot_rob(state, side)
    elif event == FRONTIER_DUTY:
        reason = politics.cannot_disperse(state, side)
    elif event == STINGY_ASSEMBLY:
        reason = politics.cannot_be_stingy(state, side)
    elif event == COLONIAL_POLITICS:
        reason = politics.cannot_sway(state, side)
    elif event == RAISE_PROVINCIALS:
        reason = politics.cannot_raise_provincials(state, side)
    elif event == TROOP_TRANSPORTS:
        reason = recruitment.cannot_ship_troops(state, side)
    elif event == VICTORIES_IN_GERMANY:
        reason = recruitment.cannot_release_troops(state, side)
    elif event == FRENCH_REGULARS:
        reason = recruitment.cannot_send_french(state, side)
    elif event == BRITISH_REGULARS:
        reason = recruitment.cannot_send_british(state, side)
    elif event == HIGHLANDERS:
        reason = recruitment.cannot_send_highlanders(state, side)
    elif event == QUIBERON_BAY:
        reason = strategy.cannot_win_quiberon(state, side)
    elif event == DIPLOMATIC_REVOLUTION:
        reason = strategy.cannot_revolt(state, side)
    elif event == INTRIGUES:
        reason = politics.cannot_intrigue(state, side)
    if reason == ALLOWED and state.options[EMPTY_EVENTS_BARRED] and does_nothing(state, side, card):
        return reasons.EVENT_IS_EMPTY
    return reason


def play_event(state: State, side: int, card: int) -> None:
    """Carry out the card, in the order of the cards."""
    event = EVENT[card]
    if event == BASTIONS_REPAIRED:
        strategy.bastions_repaired(state, side, card)
    elif event == LOUISBOURG_SQUADRONS:
        strategy.louisbourg_squadrons(state, side, card)
    elif event == VAUDREUIL_INTERFERES:
        strategy.vaudreuil_interferes(state, side, card)
    elif event == NORTHERN_ALLIANCE:
        alliances.northern_alliance(state, side, card)
    elif event == WESTERN_ALLIANCE:
        alliances.western_alliance(state, side, card)
    elif event == IROQUOIS_ALLIANCE:
        alliances.iroquois_alliance(state, side, card)
    elif event == MOHAWKS:
        alliances.mohawks(state, side, card)
    elif event == CHEROKEES:
        alliances.cherokees(state, side, card)
    elif event == CHEROKEE_UPRISING:
        alliances.cherokee_uprising(state, side, card)
    elif event == TREATY_OF_EASTON:
        alliances.treaty_of_easton(state, side, card)
    elif event == INDIANS_DESERT:
        alliances.indians_desert(state, side, card)
    elif event == SMALL_POX:
        strategy.small_pox(state, side, card)
    elif event == COURIER_INTERCEPTED:
        politics.courier_intercepted(state, side, card)
    elif event == FRANCOIS_BIGOT:
        politics.francois_bigot(state, side, card)
    elif event == MINISTERIAL_CRISIS:
        politics.ministerial_crisis(state, side, card)
    elif event == FRONTIER_DUTY:
        politics.frontier_duty(state, side, card)
    elif event == STINGY_ASSEMBLY:
        politics.stingy_assembly(state, side, card)
    elif event == COLONIAL_POLITICS:
        politics.colonial_politics(state, side, card)
    elif event == RAISE_PROVINCIALS:
        politics.raise_provincials(state, side, card)
    elif event == COLONIAL_RECRUITS:
        recruitment.colonial_recruits(state, side, card)
    elif event == TROOP_TRANSPORTS:
        recruitment.troop_transports(state, side, card)
    elif event == VICTORIES_IN_GERMANY:
        recruitment.victories_in_germany(state, side, card)
    elif event == CALL_OUT_MILITIAS:
        recruitment.call_out_militias(state, side, card)
    elif event == RANGERS:
        recruitment.rangers(state, side, card)
    elif event == LIGHT_INFANTRY_EVENT:
        recruitment.light_infantry(state, side, card)
    elif event == FRENCH_REGULARS:
        recruitment.french_regulars(state, side, card)
    elif event == BRITISH_REGULARS:
        recruitment.british_regulars(state, side, card)
    elif event == HIGHLANDERS:
        recruitment.highlanders(state, side, card)
    elif event == QUIBERON_BAY:
        strategy.quiberon_bay(state, side, card)
    elif event == ROYAL_AMERICANS:
        recruitment.royal_americans(state, side, card)
    elif event == ACADIANS_EXPELLED:
        recruitment.acadians_expelled(state, side, card)
    elif event == WILLIAM_PITT:
        strategy.william_pitt(state, side, card)
    elif event == DIPLOMATIC_REVOLUTION:
        strategy.diplomatic_revolution(state, side, card)
    elif event == INTRIGUES:
        politics.intrigues(state, side, card)
