"""Scenarios and options: two editions of the rules, and readings of what neither makes clear.

A switch is a bit of `state.switches`, set when the match begins. Most options follow the edition unless told otherwise.
"""

from __future__ import annotations

from typing import Final

from arpents.engine.game import Option

FIRST_EDITION: Final = 0
SECOND_EDITION: Final = 1
SCENARIOS: Final = ("first-edition", "second-edition")

FRENCH_BATEAUX: Final = 1  # the French initial deck holds a Bateaux card
LONG_RAIDS: Final = 2  # the first raid card covers two links
MERCHANT_TWO: Final = 4  # a merchant sells at most two coin cards
RESERVE_FIVE: Final = 8  # the reserve holds at most five cards
RESERVE_EMPIRE: Final = 16  # no location card in the reserve
SUPPORT_SHUFFLES: Final = 32  # Home Support makes a new deck when it must
SETTLING_WINS: Final = 64  # settling Québec, Boston or New York wins
RAID_FROM_SIEGE: Final = 128  # a besieged place may be the base of a raid, and be passed
FORT_ST_JOHN_BY_MAP: Final = 256
RAID_ESTUARY: Final = 512  # raids follow the river from Québec to Tadoussac
ONE_SHIP_SYMBOL: Final = 1024
SHUFFLE_EMPTIED: Final = 2048
SURRENDER: Final = 4096
RAID_BESIEGED: Final = 8192  # a besieged place may be raided

BY_EDITION: Final = ("edition", "on", "off")
OPTIONS: Final = [
    Option("french-bateaux", BY_EDITION, "A32.2"),
    Option("long-raids", BY_EDITION, "A15.1"),
    Option("merchant-two", BY_EDITION, "A19.1"),
    Option("reserve-five", BY_EDITION, "A24.2"),
    Option("reserve-empire-only", BY_EDITION, "A24.1"),
    Option("support-shuffles", BY_EDITION, "A28.1"),
    Option("settling-wins", BY_EDITION, "A31.3"),
    Option("raid-from-besieged", BY_EDITION, "A15.1"),
    Option("raid-on-besieged", BY_EDITION, "A15.5"),
    Option("raid-quebec-tadoussac", BY_EDITION, "A15.4"),
    Option("fort-st-john-by-map", ("off", "on"), "A8.2"),
    Option("one-ship-symbol", ("off", "on"), "A3.4"),
    Option("shuffle-when-emptied", ("off", "on"), "A33.1"),
    Option("surrender", ("on", "off"), "A29.1"),
    Option("turn-limit", ("300", "200", "100", "50", "20"), "A7.1"),
]
TURN_LIMIT: Final = 14  # the number of the last option
SWITCHES: Final = [
    FRENCH_BATEAUX,
    LONG_RAIDS,
    MERCHANT_TWO,
    RESERVE_FIVE,
    RESERVE_EMPIRE,
    SUPPORT_SHUFFLES,
    SETTLING_WINS,
    RAID_FROM_SIEGE,
    RAID_BESIEGED,
    RAID_ESTUARY,
    FORT_ST_JOHN_BY_MAP,
    ONE_SHIP_SYMBOL,
    SHUFFLE_EMPTIED,
    SURRENDER,
]
OF_EDITION: Final = [
    FRENCH_BATEAUX | SUPPORT_SHUFFLES | RAID_FROM_SIEGE | RAID_BESIEGED | RAID_ESTUARY,
    LONG_RAIDS | MERCHANT_TWO | RESERVE_FIVE | RESERVE_EMPIRE | SETTLING_WINS,
]


def switches(scenario: int, chosen: list[int]) -> int:
    """The switches of a match: what the edition says, unless an option says otherwise."""
    found = 0
    for number, switch in enumerate(SWITCHES):
        value = OPTIONS[number].values[chosen[number]]
        if value == "on" or (value == "edition" and OF_EDITION[scenario] & switch):
            found |= switch
    return found


def turn_limit(chosen: list[int]) -> int:
    """How many turns each player has at most."""
    return int(OPTIONS[TURN_LIMIT].values[chosen[TURN_LIMIT]])
