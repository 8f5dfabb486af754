"""5.7 Clocks."""

from __future__ import annotations

from arpents.games.muskets_tomahawks.facts.options import CLOCKS_OPTION
from arpents.games.muskets_tomahawks.features.burning import fires_grow
from arpents.games.muskets_tomahawks.spotting.weather import CLEAR, DUSK
from arpents.games.muskets_tomahawks.state import State, with_entry
from arpents.games.muskets_tomahawks.turn.cards import CLOCKS, HAND, RED_CLOCK, is_clock
from arpents.games.muskets_tomahawks.victory import (
    check_annihilation,
    end_by_clock,
    red_clocks,
    score_objectives,
    scout_sectors,
)
from arpents.games.muskets_tomahawks.words import kinds


def play_clock(state: State, seat: int, card: int) -> None:
    """5.7 Fires grow, then the red one is counted and checked; the third ends the turn."""
    state.clocks += 1
    state.clocks_out = with_entry(state.clocks_out, seat, state.clocks_out[seat] + 1)
    fires_grow(state)
    state.owed = 0
    scout_sectors(state)  # 20.15 at any Clock
    if card == RED_CLOCK:
        state.red += 1
        state.tell(kinds.RED_CLOCK_STRUCK, "5.7", state.red)
        score_objectives(state)
        if state.red == 4 and state.weather == CLEAR and state.red < red_clocks(state):
            state.weather = DUSK  # 18.4 in clear weather only, so that there is never more than one (8.4.18)
            state.tell(kinds.WEATHER_TURNED, "18.4", DUSK)
        if state.red >= red_clocks(state):
            end_by_clock(state)  # 19.1
    if state.clocks >= CLOCKS:
        state.go_first = 1 - seat  # 5.3
    check_annihilation(state)


def refill(state: State, side: int) -> None:
    """5.8, 5.11 From the deck as long as it lasts; 23 a Clock may be revealed as soon as it is drawn."""
    while len(state.hand(side)) < HAND and state.deck:
        card = state.deck.pop()
        if state.options[CLOCKS_OPTION] and is_clock(card):
            state.discard.append(card)
            state.shown += 1
            state.tell(kinds.CLOCK_REVEALED, "5.7", side, card)
            play_clock(state, side, card)
            if state.ending or state.clocks >= CLOCKS:
                return
            continue
        state.hand(side).append(card)
        state.drawn_cards = with_entry(state.drawn_cards, side, state.drawn_cards[side] + 1)
        state.whisper(1 << side, kinds.CARD_DRAWN, "5.11", side, card)
