"""What a choice would bring: its card, the cards that lead to a place, and how a siege would stand."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOBODY, kind_of, low_of, noun_of
from arpents.engine.foresight import Foresight, Reach
from arpents.engine.masks import members
from arpents.engine.prompt import Prompt
from arpents.games.few_acres_of_snow import kinds
from arpents.games.few_acres_of_snow.besiege import Besieging, cannot_commit, defence_of
from arpents.games.few_acres_of_snow.cards import (
    CARD_NAMES,
    CARDS,
    COIN,
    EMPIRE,
    HAS_CARD,
    HAS_FUR,
    HAS_SETTLER,
    LISTS,
    MILITARY,
    MILITARY_LEADER,
    SYMBOLS,
    TRANSPORTS,
)
from arpents.games.few_acres_of_snow.connection import cannot_use, transport_shown
from arpents.games.few_acres_of_snow.raid import distance, party_for
from arpents.games.few_acres_of_snow.reinforce import Reinforcing
from arpents.games.few_acres_of_snow.siege_won import ATTACKER_WINS_AT, DEFENDER_WINS_AT
from arpents.games.few_acres_of_snow.state import State

IN_A_SIEGE: Final = (kinds.REINFORCE, kinds.LEAD, kinds.RESOLVE, kinds.WITHDRAW)


def foresee(state: State, seat: int, action: int) -> dict[str, object]:
    found = Foresight()
    kind, noun = kind_of(action), noun_of(action)
    if "card" in state.game.vocabulary.arguments(action):
        card_of(state, seat, noun, found)
        if kind == kinds.SEND:
            sent(state, seat, noun, found)
    elif kind in IN_A_SIEGE:
        siege(state, seat, noun, kind, found)
    elif kind == kinds.SETTLE or kind == kinds.BESIEGE:
        found.reach = leading(state, seat, noun)
        if kind == kinds.BESIEGE:
            found.notes.append(defence(state, noun))
    elif kind == kinds.RAID or kind == kinds.RAID_WITH:
        links = distance(state, seat, low_of(action))
        found.notes.append(Prompt("foresee-raid", "A15.1", {"count": party_for(state, links), "links": links}))
    return found.dump()


def card_of(state: State, seat: int, card: int, found: Foresight) -> None:
    """A4.4 What is printed on a card, as the side that chooses has it."""
    found.card = kinds.CARD.text_id(card)
    if card >= EMPIRE:
        found.card_texts.append(Prompt(f"wording-{CARD_NAMES[card]}"))
        return
    at = seat * CARDS + card
    shown: list[object] = [kinds.TRANSPORT.text_id(way) for way in range(len(TRANSPORTS)) if SYMBOLS[at] >> way & 1]
    if SYMBOLS[at] & HAS_SETTLER:
        shown.append("foresee-settler")
    if SYMBOLS[at] & HAS_FUR:
        shown.append("foresee-fur")
    if shown:
        found.card_texts.append(Prompt("foresee-shows", "", {"symbols": shown}))
    if COIN[at]:
        found.card_texts.append(Prompt("foresee-coin", "", {"count": COIN[at]}))
    if MILITARY[at]:
        found.card_texts.append(Prompt("foresee-strength", "", {"count": MILITARY[at]}))
    listed = 0
    for transport in range(len(TRANSPORTS)):
        listed |= LISTS[transport][state.sheet(seat) + card]
    if listed:
        places: list[object] = [kinds.PLACE.text_id(place) for place in members(listed)]
        found.card_texts.append(Prompt("foresee-leads", "", {"places": places}))


def leading(state: State, seat: int, place: int) -> Reach:
    """A8.2, A12.1 The location cards in hand that lead to a place, and by which transport."""
    found = Reach(Prompt("foresee-leading", "A8.2"))
    hand = state.hand(seat)
    for card in members(HAS_CARD[seat]):
        transport = transport_shown(state, seat, card, place)
        if transport >= 0 and card in hand and cannot_use(state, seat, card) == ALLOWED:
            found.place(kinds.PLACE.text_id(card), ways=[kinds.TRANSPORT.text_id(transport)])
    return found


# -- sieges


def defence(state: State, place: int) -> Prompt:
    return Prompt("foresee-defence", "A12.4", {"count": defence_of(state, place)})


def siege(state: State, seat: int, place: int, kind: int, found: Foresight) -> None:
    """A13.2, A13.7, A14.1 What each side lacks, and what each card that could be sent would make of it."""
    attacker = state.siege_at(place)
    if attacker == NOBODY:
        return
    found.notes.append(balance(state.marker[attacker]))
    if kind == kinds.WITHDRAW or kind == kinds.RESOLVE:
        return
    for card in sorted(set(state.hand(seat))):
        fits = (card == MILITARY_LEADER) == (kind == kinds.LEAD)
        if fits and cannot_commit(state, seat, card, place, seat == attacker) == ALLOWED:
            after = state.marker[attacker] + change(state, seat, card, attacker)
            found.notes.append(Prompt("foresee-would", "A14.1", {"card": kinds.CARD.text_id(card), "marker": after}))


def balance(marker: int) -> Prompt:
    lacks: dict[str, object] = {"attacker": max(0, ATTACKER_WINS_AT - marker)}
    lacks["defender"] = max(0, marker - DEFENDER_WINS_AT)
    return Prompt("foresee-lacks", "A13.7", lacks)


def change(state: State, seat: int, card: int, attacker: int) -> int:
    """A14.1 How far a card moves the marker of a siege."""
    force = state.strength(seat, card, state.besieged[attacker], seat == attacker)
    return force if seat == attacker else -force


def sent(state: State, seat: int, card: int, found: Foresight) -> None:
    """A12.4, A14.1 How the siege would stand after the card."""
    top = state.top()
    if isinstance(top, Reinforcing):
        found.notes.append(balance(state.marker[top.siege] + change(state, seat, card, top.siege)))
    elif isinstance(top, Besieging):
        found.notes.append(balance(state.strength(seat, card, top.place, True) - defence_of(state, top.place)))
