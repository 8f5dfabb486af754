"""Scenarios and options: two editions of the rules, and readings of what neither makes clear.

A switch is a bit of `state.switches`, set when the match begins. Most options follow the edition unless told otherwise.
"""

from __future__ import annotations

from typing import Final

from arpents.engine.declarations import Options

FIRST_EDITION: Final = 0
SECOND_EDITION: Final = 1
NEITHER: Final = 2
SCENARIOS: Final = ("first-edition", "second-edition")
BY_EDITION: Final = ("edition", "on", "off")
ON: Final = ("on", "off")
OFF: Final = ("off", "on")

OPTIONS: Final = Options()
SWITCHES: Final[list[int]] = []  # by option, without the last
OF_EDITION: Final[list[int]] = [0, 0, 0]  # the switches that are on in each


def switch(bit: int, id: str, values: tuple[str, ...], rule: str, edition: int) -> int:
    """An option that is on or off."""
    OPTIONS.add(id, values, rule)
    SWITCHES.append(1 << bit)
    OF_EDITION[edition] |= 1 << bit
    return 1 << bit


FRENCH_BATEAUX: Final = switch(0, "french-bateaux", BY_EDITION, "A32.2", FIRST_EDITION)  # in the French initial deck
LONG_RAIDS: Final = switch(1, "long-raids", BY_EDITION, "A15.1", SECOND_EDITION)  # the first raid card covers two links
MERCHANT_TWO: Final = switch(2, "merchant-two", BY_EDITION, "A19.1", SECOND_EDITION)  # sells two coin cards at most
RESERVE_FIVE: Final = switch(3, "reserve-five", BY_EDITION, "A24.2", SECOND_EDITION)  # it holds five cards at most
RESERVE_EMPIRE: Final = switch(4, "reserve-empire-only", BY_EDITION, "A24.1", SECOND_EDITION)  # no location card in it
SUPPORT_SHUFFLES: Final = switch(5, "support-shuffles", BY_EDITION, "A28.1", FIRST_EDITION)  # a new deck when it must
SETTLING_WINS: Final = switch(6, "settling-wins", BY_EDITION, "A31.3", SECOND_EDITION)  # at Québec, Boston or New York
RAID_FROM_SIEGE: Final = switch(7, "raid-from-besieged", BY_EDITION, "A15.1", FIRST_EDITION)  # from there, and past it
RAID_BESIEGED: Final = switch(13, "raid-on-besieged", BY_EDITION, "A15.5", FIRST_EDITION)
RAID_ESTUARY: Final = switch(9, "raid-quebec-tadoussac", BY_EDITION, "A15.4", FIRST_EDITION)  # raids follow that river
FORT_ST_JOHN_BY_MAP: Final = switch(8, "fort-st-john-by-map", OFF, "A8.2", NEITHER)
ONE_SHIP_SYMBOL: Final = switch(10, "one-ship-symbol", OFF, "A3.4", NEITHER)
SHUFFLE_EMPTIED: Final = switch(11, "shuffle-when-emptied", OFF, "A33.1", NEITHER)
SURRENDER: Final = switch(12, "surrender", ON, "A29.1", NEITHER)
TURN_LIMIT: Final = OPTIONS.add("turn-limit", ("300", "200", "100", "50", "20"), "A7.1")


def switches(scenario: int, chosen: list[int]) -> int:
    """The switches of a match: what the edition says, unless an option says otherwise."""
    found = 0
    for number, bit in enumerate(SWITCHES):
        value = OPTIONS.all[number].values[chosen[number]]
        if value == "on" or (value == "edition" and OF_EDITION[scenario] & bit):
            found |= bit
    return found


def turn_limit(chosen: list[int]) -> int:
    """How many turns each player has at most (FA-29)."""
    return int(OPTIONS.all[TURN_LIMIT].values[chosen[TURN_LIMIT]])
