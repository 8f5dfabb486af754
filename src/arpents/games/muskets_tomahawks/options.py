"""23. The switches of a match, by number."""

from __future__ import annotations

from typing import Final

from arpents.engine.game import Option

SIZE_OPTION: Final = 0
LISTS_OPTION: Final = 1
WEATHER_OPTION: Final = 2
INTRIGUES_OPTION: Final = 3
LATTICE_OPTION: Final = 4
HANDS_OPTION: Final = 5
SPOTTING_OPTION: Final = 6
OBSTACLES_OPTION: Final = 7
LATTICES: Final = [8, 16, 32]  # 1.9
BOT_LATTICE: Final = "two-inch"
THINKING_LATTICE: Final = 32

OPTIONS: Final = [
    Option("size", ("400", "200"), "1.1"),
    Option("lists", ("first", "second", "third"), "20.1"),
    Option("weather", ("clear", "roll", "heavy-rain", "dusk", "darkness", "fog", "storm"), "18.4"),
    Option("intrigues", ("on", "off"), "15.5"),
    Option("lattice", ("half-inch", "inch", "two-inch"), "1.9"),
    Option("hands", ("dealt-again", "kept"), "5.10.5"),
    Option("failed-spotting", ("action-kept", "action-lost"), "8.6"),
    Option("obstacles", ("near-ones-free", "all-count"), "10.3.13"),
]
