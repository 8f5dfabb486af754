"""A2.1, A32. What must hold in every position: no piece, card or coin is ever gained or lost."""

from __future__ import annotations

from arpents.engine.errors import Fault
from arpents.engine.masks import members
from arpents.games.few_acres_of_snow import kinds
from arpents.games.few_acres_of_snow.board import (
    BRITISH,
    CUBES,
    DISCS,
    FORTIFICATIONS,
    FRENCH,
    SIDES,
    joined_home,
)
from arpents.games.few_acres_of_snow.cards import (
    CARDS,
    COUNT,
    EMPIRE,
    EMPIRE_BIT,
    HAS_CARD,
    NEUTRAL,
)
from arpents.games.few_acres_of_snow.siege_won import SiegeEnds
from arpents.games.few_acres_of_snow.state import NO_PLACE, SIDE, State


def faults_in(state: State) -> list[Fault]:
    found: list[Fault] = []
    for side in range(2):
        check_pieces(state, side, found)
        check_cards(state, side, found)
        check_siege(state, side, found)
    check_neutral_cards(state, found)
    check_map(state, found)
    return found


def check_pieces(state: State, side: int, found: list[Fault]) -> None:
    """A2.1 Cubes and discs are on the map, in stock, or captured."""
    named: dict[str, object] = {"seat": kinds.SEAT.text_id(side)}
    towns = (state.held[side] & state.towns).bit_count()
    villages = state.held[side].bit_count() - towns
    if state.cubes[side] < 0 or villages + state.cubes[side] + state.captured_cubes[1 - side] != CUBES[side]:
        found.append(Fault(SIDES[side], "fault-villages", "A2.1", named))
    if state.discs[side] < 0 or towns + state.discs[side] + state.captured_discs[1 - side] != DISCS[side]:
        found.append(Fault(SIDES[side], "fault-towns", "A2.1", named))
    if state.money[side] < 0:
        found.append(Fault(SIDES[side], "fault-money", "A6.4", named))


def check_cards(state: State, side: int, found: list[Fault]) -> None:
    """A32.1, A32.2 Every card of a side is in exactly one place."""
    counts = cards_about(state, side)
    for card in range(NEUTRAL):
        if card < EMPIRE:
            wanted = HAS_CARD[side] >> card & 1
            here = counts[card] + (state.locations[side] >> card & 1)
        else:
            wanted = state.copies(side, card)
            here = counts[card] + state.copies_left(side, card)
        if here != wanted:
            named: dict[str, object] = {"card": kinds.CARD.text_id(card), "wanted": wanted, "found": here}
            found.append(Fault(SIDES[side], "fault-cards", "A32.1" if side == BRITISH else "A32.2", named))
    known = state.known(side)[:]
    for card in state.hand(side):
        if card in known:
            known.remove(card)
    if known:
        found.append(Fault(SIDES[side], "fault-known", "A6.6", {"card": kinds.CARD.text_id(known[0])}))
    if state.hand(side) != sorted(state.hand(side)) or state.deck(side) != sorted(state.deck(side)):
        found.append(Fault(SIDES[side], "fault-order", "A3.8", {"seat": kinds.SEAT.text_id(side)}))


def cards_about(state: State, side: int) -> list[int]:
    """By card: copies in the side's hand, deck, discards, reserve and siege areas."""
    counts = [0] * CARDS
    for card in state.hand(side) + state.deck(side) + state.discards(side) + state.reserve(side):
        counts[card] += 1
    for siege in range(2):
        for card in state.in_siege(siege, side):
            counts[card] += 1
    return counts


def check_neutral_cards(state: State, found: list[Fault]) -> None:
    """A32.3"""
    british = cards_about(state, BRITISH)
    french = cards_about(state, FRENCH)
    for card in range(NEUTRAL, CARDS):
        here = british[card] + french[card] + state.copies_left(BRITISH, card)
        if here != COUNT[card]:
            named: dict[str, object] = {"card": kinds.CARD.text_id(card), "wanted": COUNT[card], "found": here}
            found.append(Fault("neutral", "fault-cards", "A32.3", named))


def check_siege(state: State, side: int, found: list[Fault]) -> None:
    """A12 A siege is of an enemy place, and its area holds cards only while it lasts."""
    place = state.besieged[side]
    ending = state.ending != 0 or any(isinstance(procedure, SiegeEnds) for procedure in state.stack)
    if place == NO_PLACE:
        if state.marker[side] or any(entry // SIDE // 2 == side for entry in state.committed):
            found.append(Fault(SIDES[side], "fault-siege-area", "A13.11", {"seat": kinds.SEAT.text_id(side)}))
    elif state.held[1 - side] >> place & 1 == 0 and not ending:
        found.append(Fault(SIDES[side], "fault-siege-place", "A12.1", {"place": kinds.PLACE.text_id(place)}))


def check_map(state: State, found: list[Fault]) -> None:
    held = state.held[BRITISH] | state.held[FRENCH]
    for place in members(state.held[BRITISH] & state.held[FRENCH]):
        found.append(Fault("places", "fault-two-owners", "A8.1", {"place": kinds.PLACE.text_id(place)}))
    for place in members((state.towns | state.fortified) & ~held):
        found.append(Fault("places", "fault-nobody-there", "A10.2", {"place": kinds.PLACE.text_id(place)}))
    if state.fortified.bit_count() > FORTIFICATIONS:
        found.append(Fault("places", "fault-fortifications", "A10.4"))
    for side in range(2):
        joined = joined_home(side, state.held[side])
        usable = state.held[side] & joined & ~state.besieged_places() | 1 << EMPIRE_BIT
        if state.joined[side] != joined or state.usable[side] != usable:
            found.append(Fault(SIDES[side], "fault-lines", "A11.3", {"seat": kinds.SEAT.text_id(side)}))
