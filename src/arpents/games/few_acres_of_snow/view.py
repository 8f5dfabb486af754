"""What a seat may know: a whitelist, and how the rest is dealt again."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from arpents.engine.actions import NOBODY
from arpents.engine.chance import Chance
from arpents.engine.masks import members
from arpents.games.few_acres_of_snow.board import BRITISH, PLACE_NAMES, PLACES, SIDES
from arpents.games.few_acres_of_snow.cards import CARD_NAMES, CARDS, EMPIRE, NEUTRAL
from arpents.games.few_acres_of_snow.options import OPTIONS, SWITCHES
from arpents.games.few_acres_of_snow.state import NO_PLACE, State, put
from arpents.games.few_acres_of_snow.turn import Turn

TRIES: Final = 64  # hands dealt before one is found with which the opponent can go on


def view_of(state: State, seat: int) -> dict[str, object]:
    """A3.8, A6.6, A24.2 All that lies open, one's own hand, and of the other hand its size and what was seen of it."""
    turn = state.stack[0] if state.stack else None
    return {
        "game": "few-acres-of-snow",
        "rules": rules_on(state),
        "seat": None if seat == NOBODY else SIDES[seat],
        "turn": state.turn // 2 + 1,
        "mover": SIDES[state.turn % 2],
        "actions_left": turn.left if isinstance(turn, Turn) else 0,
        "places": {PLACE_NAMES[place]: place_seen(state, place) for place in range(PLACES)},
        "sieges": {SIDES[side]: siege_seen(state, side) for side in range(2)},
        "fortifications_left": state.fortifications_left(),
        "neutral": {CARD_NAMES[card]: state.copies_left(BRITISH, card) for card in range(NEUTRAL, CARDS)},
        "sides": {SIDES[side]: side_seen(state, seat, side) for side in range(2)},
    }


def rules_on(state: State) -> list[str]:
    """The options that hold in this match, by edition or by choice."""
    return [OPTIONS.all[number].id for number, switch in enumerate(SWITCHES) if state.switches & switch]


def names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def place_seen(state: State, place: int) -> dict[str, object]:
    owner: str | None = None
    for side in range(2):
        if state.held[side] >> place & 1:
            owner = SIDES[side]
    return {
        "owner": owner,
        "piece": None if owner is None else "town" if state.towns >> place & 1 else "village",
        "fortified": state.fortified >> place & 1 == 1,
        "besieged": state.under_siege(place),
    }


def siege_seen(state: State, siege: int) -> dict[str, object] | None:
    """Where a side attacks, how the marker stands (above 0 for the attacker), and the cards of both."""
    if state.besieged[siege] == NO_PLACE:
        return None
    return {
        "place": PLACE_NAMES[state.besieged[siege]],
        "marker": state.marker[siege],
        "cards": {SIDES[side]: names(state.in_siege(siege, side)) for side in range(2)},
    }


def side_seen(state: State, seat: int, side: int) -> dict[str, object]:
    hand = state.hand(side)
    seen: dict[str, object] = {
        "money": state.money[side],
        "points": state.points(side),
        "villages_left": state.cubes[side],
        "towns_left": state.discs[side],
        "captured": {"villages": state.captured_cubes[side], "towns": state.captured_discs[side]},
        "hand_size": len(hand),
        "deck_size": len(state.deck(side)),
        "discard": names(state.discards(side)),
        "reserve": names(state.reserve(side)),
        "available_locations": names(members(state.locations[side])),
        "available_empire": {
            CARD_NAMES[card]: state.copies_left(side, card)
            for card in range(EMPIRE, NEUTRAL)
            if state.copies(side, card)
        },
    }
    if side == seat:
        seen["hand"] = names(hand)
        seen["deck"] = names(state.deck(side))  # what is in it, not in which order
        seen["seen_by_opponent"] = names(state.known(side))
    else:
        seen["known"] = names(state.known(side))
        seen["hand_or_deck"] = names(unseen(state, side))
    return seen


def unseen(state: State, side: int) -> list[int]:
    """Cards that are in the hand or in the deck, nobody but their owner knows which."""
    cards = state.deck(side) + state.hand(side)
    for card in state.known(side):
        cards.remove(card)
    return sorted(cards)


def redeal(state: State, seat: int, chance: Chance) -> None:
    """The other hand dealt again from all that could be in it, so that what its owner has begun can be finished."""
    other = 1 - seat
    if not state.deck(other):
        return
    for _ in range(TRIES):
        deal_again(state, other, (), chance)
        if state.acting() >> other & 1 == 0 or state.legal(other):
            return
    deal_what_is_needed(state, other, chance)


def deal_what_is_needed(state: State, side: int, chance: Chance) -> None:
    """A hand that luck misses: with some one card in it, or some two, and so on; the real one is not looked at."""
    cards = sorted(set(unseen(state, side)))
    chance.shuffle(cards)
    for count in range(1, len(state.hand(side)) + 1):
        for wanted in combinations_with_replacement(cards, count):
            if deal_again(state, side, wanted, chance) and state.legal(side):
                return


def deal_again(state: State, side: int, wanted: tuple[int, ...], chance: Chance) -> bool:
    """A hand with the cards that are wanted; tells whether it could hold them."""
    pool = unseen(state, side)
    hand = state.known(side)[:]
    size = len(state.hand(side))
    if len(hand) + len(wanted) > size:
        return False
    for card in wanted:
        if card not in pool:
            return False
        pool.remove(card)
        put(hand, card)
    while len(hand) < size:
        put(hand, chance.pick(pool))
    set_hand(state, side, hand, pool)
    return True


def set_hand(state: State, side: int, hand: list[int], deck: list[int]) -> None:
    if side == BRITISH:
        state.british_hand = hand
        state.british_deck = sorted(deck)
    else:
        state.french_hand = hand
        state.french_deck = sorted(deck)
