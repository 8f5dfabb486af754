"""How a match stands in a player's eyes: named terms, weighed by advice/weights.json."""

from __future__ import annotations

from typing import Final

from arpents.engine.masks import members
from arpents.engine.weights import Weights
from arpents.games.quebec_1759.board import (
    ABRAHAM,
    BRITISH,
    CAMPAIGN_MOVES,
    CAP_ROUGE,
    ETCHEMIN,
    FRENCH,
    LEAST_BRITISH,
    MONTREAL_MILITIA,
    QUEBEC_MILITIA,
    REAL,
    SHORE,
    SIDE,
    SILLERY,
    ST_CHARLES,
    ST_LAURENT,
    STE_FOY,
    ZONES,
)
from arpents.games.quebec_1759.state import State

WEIGHTS: Final = Weights("arpents.games.quebec_1759")
ARMY: Final[int] = WEIGHTS.number("army")
MARGIN: Final[int] = WEIGHTS.number("margin")
LANDING: Final[int] = WEIGHTS.number("landing")
HELD: Final[int] = WEIGHTS.number("abraham")
BRITISH_ZONES: Final[list[int]] = WEIGHTS.numbers("british_zones")
FRENCH_ZONES: Final[list[int]] = WEIGHTS.numbers("french_zones")
SHORES: Final[list[int]] = WEIGHTS.numbers("shores")  # the same while the town is out of reach
PARISH: Final[int] = WEIGHTS.number("parish")
SUPPLY: Final[int] = WEIGHTS.number("supply")
CAMP: Final[int] = WEIGHTS.number("camp")
CAMP_ZONES: Final[list[int]] = WEIGHTS.numbers("camp_zones")
ABOVE: Final = (ST_CHARLES, ABRAHAM, STE_FOY, CAP_ROUGE, SILLERY)
A_LANDING: Final = 2  # ships above the town with which a landing there is more than a raid
SAFE: Final = 12  # CV above twenty with which the British fear no rout
CV_PER_SHIP: Final = 4

TERMS: Final = ("army", "margin", "approach", "guard", "landing", "abraham", "parishes", "supply", "camp")


def measured(state: State) -> list[int]:
    """The terms in their order, as the British see them."""
    british = state.total(state.on_map(BRITISH) & REAL)
    french = state.total(state.on_map(FRENCH) & REAL)
    approach = 0
    guard = 0
    boats = 0
    astray = 0  # CV that the French have set up elsewhere than where they are known to hold
    parishes = 0  # 20.0 zones that would cost a militia block, and are held
    pace = 4 + state.move
    guarded = FRENCH_ZONES if town_in_reach(state) else SHORES
    for zone in range(ZONES):
        here = state.here[zone]
        redcoats = 0
        for block in members(here & SIDE[BRITISH]):
            redcoats += state.cv[block]
        whitecoats = 0
        for block in members(here & SIDE[FRENCH]):
            whitecoats += state.cv[block]
        approach += BRITISH_ZONES[zone] * redcoats
        guard -= guarded[zone] * whitecoats
        if state.move <= 1:
            astray += abs(whitecoats - CAMP_ZONES[zone])
        if whitecoats and not state.occupied >> zone & 1 and redcoats == 0:
            parishes += 1
        if zone != ABRAHAM and SHORE[zone] == ST_LAURENT:
            boats += redcoats
    short = SAFE - (british - LEAST_BRITISH)
    return [
        ARMY * (british - french),
        -MARGIN * short if short > 0 else 0,
        approach * pace // 8,
        guard * pace // 8,
        LANDING * min(boats, CV_PER_SHIP * state.ships(ST_LAURENT)),
        HELD * (2 + state.move) if state.british_occupy(ABRAHAM) else 0,
        -PARISH * min(parishes, (state.on_map(FRENCH) & QUEBEC_MILITIA).bit_count()),
        SUPPLY * deserters(state) if state.british_occupy(CAP_ROUGE) else 0,
        CAMP * astray,
    ]


def town_in_reach(state: State) -> bool:
    """Whether the British could soon stand before the town: from the Etchemin with ships, or from beside it by road."""
    if state.ships(ST_LAURENT) >= A_LANDING and state.here[ETCHEMIN] & SIDE[BRITISH]:
        return True
    for zone in ABOVE:
        if state.here[zone] & SIDE[BRITISH]:
            return True
    return False


def deserters(state: State) -> int:
    """21.0 The militia that would still go home if the British stayed at Cap Rouge."""
    return min((state.on_map(FRENCH) & MONTREAL_MILITIA).bit_count(), CAMPAIGN_MOVES - state.move)
