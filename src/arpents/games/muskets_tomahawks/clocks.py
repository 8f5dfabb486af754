"""5.7 Clocks."""


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
