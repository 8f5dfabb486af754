"""18. Weather and light."""

from __future__ import annotations

from typing import Final

from arpents.games.muskets_tomahawks.state import State
from arpents.games.muskets_tomahawks.words.dice import d10

CLEAR: Final = 0
HEAVY_RAIN: Final = 1
DUSK: Final = 2
DARKNESS: Final = 3  # or mist
FOG: Final = 4
STORM: Final = 5
WEATHER_IDS: Final = ["clear", "heavy-rain", "dusk", "darkness", "fog", "storm"]
ROLLED_WEATHER: Final = [CLEAR, CLEAR, CLEAR, CLEAR, CLEAR, CLEAR, HEAVY_RAIN, DUSK, DARKNESS, FOG]


def roll_weather(state: State) -> int:
    """18.4 One D10; 9 is fog, or storm on a second D10 of 5+."""
    weather = ROLLED_WEATHER[d10(state.chance)]
    if weather == FOG and d10(state.chance) >= 5:
        return STORM
    return weather
