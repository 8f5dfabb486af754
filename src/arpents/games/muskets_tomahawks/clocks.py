"""5.7 Clocks."""

from __future__ import annotations

from arpents.games.muskets_tomahawks.cards import CLOCKS, RED_CLOCK
from arpents.games.muskets_tomahawks.fires import fires_grow
from arpents.games.muskets_tomahawks.kinds import RED_CLOCK_STRUCK, WEATHER_TURNED
from arpents.games.muskets_tomahawks.state import State
from arpents.games.muskets_tomahawks.victory import (
    check_annihilation,
    end_by_clock,
    red_clocks,
    score_objectives,
    scout_sectors,
)
from arpents.games.muskets_tomahawks.weather import CLEAR, DUSK


def play_clock(state: State, seat: int, card: int) -> None:
    """5.7 Fires grow, then the red one is counted and checked; the third ends the turn."""
    state.clocks += 1
    state.clocks_out[seat] += 1
    fires_grow(state)
    state.owed = 0
    scout_sectors(state)  # 20.15 at any Clock
    if card == RED_CLOCK:
        state.red += 1
        state.tell(RED_CLOCK_STRUCK, "5.7", state.red)
        score_objectives(state)
        if state.red == 4 and state.weather == CLEAR and state.red < red_clocks(state):
            state.weather = DUSK  # 18.4
            state.tell(WEATHER_TURNED, "18.4", DUSK)
        if state.red >= red_clocks(state):
            end_by_clock(state)  # 19.1
    if state.clocks >= CLOCKS:
        state.go_first = 1 - seat  # 5.3
    check_annihilation(state)
