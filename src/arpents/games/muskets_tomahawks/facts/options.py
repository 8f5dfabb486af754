"""23. The switches of a match, by number; the first value of each is what the rules here say."""

from __future__ import annotations

from typing import Final

from arpents.engine.declarations import Options
from arpents.games.muskets_tomahawks.facts.lists import ArmyOption

OPTIONS: Final = Options()
SIZE_OPTION: Final = OPTIONS.add("size", ("400", "200"), "1.1")
LISTS_OPTION: Final = OPTIONS.add("lists", ("first", "second", "third"), "20.1")
WEATHER_OPTION: Final = OPTIONS.add(
    "weather", ("clear", "roll", "heavy-rain", "dusk", "darkness", "fog", "storm"), "18.4"
)
INTRIGUES_OPTION: Final = OPTIONS.add("intrigues", ("on", "off"), "15.5")
LATTICE_OPTION: Final = OPTIONS.add("lattice", ("half-inch", "inch", "two-inch"), "1.9")
HANDS_OPTION: Final = OPTIONS.add("hands", ("dealt-again", "kept"), "5.10.5")  # MT-15
SPOTTING_OPTION: Final = OPTIONS.add("failed-spotting", ("action-kept", "action-lost"), "8.6")  # MT-13
OBSTACLES_OPTION: Final = OPTIONS.add("obstacles", ("near-ones-free", "all-count"), "10.3.13")  # MT-14
CLOCKS_OPTION: Final = OPTIONS.add("clocks", ("played", "revealed"), "5.7")  # MT-22
RED_CLOCKS_OPTION: Final = OPTIONS.add("red-clocks", ("one", "two", "three"), "5.1.4")  # MT-23
SPOT_ACTION_OPTION: Final = OPTIONS.add("spotting", ("free", "an-action"), "8.6")  # MT-24
IMPOSSIBLE_OPTION: Final = OPTIONS.add("impossible-shots", ("kill-at-minus-3", "hit-on-9", "roll-again"), "10.4")
HURRIED_OPTION: Final = OPTIONS.add("hurried-shots", ("reaction-and-move", "after-any-move"), "10.9")  # MT-26
CLOSE_ORDER_OPTION: Final = OPTIONS.add("close-order", ("formed", "two-ranks"), "2.3.2")  # MT-27
SHAKEN_OPTION: Final = OPTIONS.add("shaken", ("action-lost", "until-rallied"), "14.5.4")  # MT-28
RECOIL_OPTION: Final = OPTIONS.add("recoil", ("printed-move", "four-inches"), "14.5.3")  # MT-29
FIGHT_ZONE_OPTION: Final = OPTIONS.add("fight-zone", ("one-inch", "base-contact"), "12.5")  # MT-30
LEGS_OPTION: Final = OPTIONS.add("legs", ("two", "any-number"), "9.10")  # MT-31
ATTACKER_ARMY_OPTION: Final = OPTIONS.add_option(ArmyOption("attacker-army", ("ready",), "21.1"))
DEFENDER_ARMY_OPTION: Final = OPTIONS.add_option(ArmyOption("defender-army", ("ready",), "21.1"))
ARMY_OPTIONS: Final = [ATTACKER_ARMY_OPTION, DEFENDER_ARMY_OPTION]  # by side
LATTICES: Final = [8, 16, 32]  # 1.9
BOT_LATTICE: Final = "two-inch"
THINKING_LATTICE: Final = 32

# 10.4 what a shot that is normally impossible does
KILLS_WORSE: Final = 0
HITS_ON_9: Final = 1
ROLLS_AGAIN: Final = 2
