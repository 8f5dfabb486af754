"""23. The switches of a match, by number; the first value of each is what the rules here say."""

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
CLOCKS_OPTION: Final = 8
RED_CLOCKS_OPTION: Final = 9
SPOT_ACTION_OPTION: Final = 10
IMPOSSIBLE_OPTION: Final = 11
HURRIED_OPTION: Final = 12
CLOSE_ORDER_OPTION: Final = 13
SHAKEN_OPTION: Final = 14
RECOIL_OPTION: Final = 15
FIGHT_ZONE_OPTION: Final = 16
LEGS_OPTION: Final = 17
LATTICES: Final = [8, 16, 32]  # 1.9
BOT_LATTICE: Final = "two-inch"
THINKING_LATTICE: Final = 32

# 10.4 what a shot that is normally impossible does
KILLS_WORSE: Final = 0
HITS_ON_9: Final = 1
ROLLS_AGAIN: Final = 2

OPTIONS: Final = [
    Option("size", ("400", "200"), "1.1"),
    Option("lists", ("first", "second", "third"), "20.1"),
    Option("weather", ("clear", "roll", "heavy-rain", "dusk", "darkness", "fog", "storm"), "18.4"),
    Option("intrigues", ("on", "off"), "15.5"),
    Option("lattice", ("half-inch", "inch", "two-inch"), "1.9"),
    Option("hands", ("dealt-again", "kept"), "5.10.5"),
    Option("failed-spotting", ("action-kept", "action-lost"), "8.6"),
    Option("obstacles", ("near-ones-free", "all-count"), "10.3.13"),
    Option("clocks", ("played", "revealed"), "5.7"),
    Option("red-clocks", ("one", "two", "three"), "5.1.4"),
    Option("spotting", ("free", "an-action"), "8.6"),
    Option("impossible-shots", ("kill-at-minus-3", "hit-on-9", "roll-again"), "10.4"),
    Option("hurried-shots", ("reaction-and-move", "after-any-move"), "10.9"),
    Option("close-order", ("formed", "two-ranks"), "2.3.2"),
    Option("shaken", ("action-lost", "until-rallied"), "14.5.4"),
    Option("recoil", ("printed-move", "four-inches"), "14.5.3"),
    Option("fight-zone", ("one-inch", "base-contact"), "12.5"),
    Option("legs", ("two", "any-number"), "9.10"),
]
