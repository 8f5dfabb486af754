"""A6, A32. The setup."""

from __future__ import annotations

from arpents.engine.chance import Chance
from arpents.engine.game import Game
from arpents.games.few_acres_of_snow.board import (
    BRITISH,
    CUBES,
    DISCS,
    FRENCH,
    MONEY,
    START_TOWNS,
    START_VILLAGES,
)
from arpents.games.few_acres_of_snow.cards import BATEAUX, CARDS, COUNT, EMPIRE, HAS_CARD, INITIAL, NEUTRAL
from arpents.games.few_acres_of_snow.options import FRENCH_BATEAUX, switches, turn_limit
from arpents.games.few_acres_of_snow.state import EMPIRES, NO_PLACE, State, available_at
from arpents.games.few_acres_of_snow.turn import Turn


def initial_deck(side: int, rules: int) -> list[int]:
    """A4.3, A6.1 The cards of the starting places and the empire cards with a dark border."""
    start = START_TOWNS[side] | START_VILLAGES[side]
    deck = [place for place in range(EMPIRE) if start >> place & 1]
    for card in range(EMPIRE, CARDS):
        if card != BATEAUX or rules & FRENCH_BATEAUX:
            deck += [card] * INITIAL[side * CARDS + card]
    return deck


def available_cards() -> list[int]:
    """A6.2, A6.3 The empire cards that lie open at the start, neutral ones counted once."""
    found = [0] * (2 * EMPIRES)
    for side in range(2):
        for card in range(EMPIRE, CARDS):
            if card < NEUTRAL or side == BRITISH:
                found[available_at(side, card)] = COUNT[side * CARDS + card] - INITIAL[side * CARDS + card]
    return found


def set_up(game: Game[State], scenario: int, options: list[int], chance: Chance) -> State:
    """Everything in its place before the hands are dealt; the British begin (A7.1)."""
    rules = switches(scenario, options)
    start = [START_TOWNS[side] | START_VILLAGES[side] for side in range(2)]
    state = State(
        switches=rules,
        turn_limit=turn_limit(options),
        turn=0,
        towns=START_TOWNS[BRITISH] | START_TOWNS[FRENCH],
        fortified=0,
        held=start[:],
        joined=[0, 0],
        usable=[0, 0],
        cubes=[CUBES[side] - START_VILLAGES[side].bit_count() for side in range(2)],
        discs=[DISCS[side] - START_TOWNS[side].bit_count() for side in range(2)],
        captured_cubes=[0, 0],
        captured_discs=[0, 0],
        money=MONEY[:],
        besieged=[NO_PLACE, NO_PLACE],
        marker=[0, 0],
        committed=[],
        locations=[HAS_CARD[side] & ~start[side] for side in range(2)],
        available=available_cards(),
        british_hand=[],
        french_hand=[],
        british_known=[],
        french_known=[],
        british_deck=initial_deck(BRITISH, rules),
        french_deck=initial_deck(FRENCH, rules),
        british_discards=[],
        french_discards=[],
        british_reserve=[],
        french_reserve=[],
    )
    state.lay_out(game, scenario, options, chance, [Turn(BRITISH)])
    state.trace_lines()
    return state
