"""What units, ships, places and boxes are and do: their sheets. Only French ships are ever hidden (S4.18)."""

from __future__ import annotations

from typing import Final

from arpents.engine.prompt import Prompt
from arpents.engine.sheet import Sheet
from arpents.engine.tokens import Tokens
from arpents.engine.vocabulary import Nouns
from arpents.games.small_wars_mohicans.arrivals.naval import ANCHORAGES, NONE
from arpents.games.small_wars_mohicans.facts.board import (
    BASE_OF,
    BRITISH,
    COUREUR,
    FIRST_FRENCH,
    FIRST_IROQUOIS,
    FIRST_NATIVE,
    FIRST_OWNER,
    FIRST_PLACE,
    FRENCH,
    GARRISON,
    GOAL_OF,
    HOME,
    KIND,
    LINES_OF,
    MARINE,
    MILITIA,
    MILITIA_OF,
    NATION_OF,
    OUTLINE,
    PERMANENT,
    PLACE_TYPE,
    POINTS,
    PORT,
    SHIP_CARGO,
    SHIP_FIGURE,
    SHIP_SIDE,
    STACKING,
    TRIBE_OF,
    TYPE,
    TYPE_IRREGULAR,
)
from arpents.games.small_wars_mohicans.facts.reading import LINES
from arpents.games.small_wars_mohicans.movement.marching import CAPACITY, IROQUOIS, IRREGULAR, PAID
from arpents.games.small_wars_mohicans.queries import line_to_source, supply_rule
from arpents.games.small_wars_mohicans.state import (
    ATTACK,
    BESIEGED,
    DAMAGED,
    FORT,
    INSIDE,
    MET,
    MOVED,
    RAIDED_BY,
    SIEGE,
    WON,
    State,
)
from arpents.games.small_wars_mohicans.words import nouns
from arpents.games.small_wars_mohicans.year.supply import is_supply_port, sheltered

TOKENS: Final = Tokens(
    {
        "fort": ["S28.2", "S23.2", "S19.2"],
        "raid": ["S23.3", "S39.6", "S36.5"],
        "siege": ["S32.1", "S32.3"],
        "battle": ["S25.1"],
    }
)
THINGS: Final[list[Nouns]] = [nouns.UNIT, nouns.PLACE, nouns.SHIP, nouns.BOX, TOKENS]
KIND_TEXTS: Final = [
    "inspect-european", "inspect-colonial", "inspect-marine", "inspect-garrison", "inspect-militia", "inspect-coureur",
    "inspect-ranger", "inspect-tribe", "inspect-nation",
]  # fmt: skip
OWNER_TEXTS: Final = ["seat-french", "seat-british", "inspect-natives", "inspect-six-nations"]
PLACE_TYPE_TEXTS: Final = ["inspect-city", "inspect-town", "inspect-village", "inspect-fort-site", "inspect-portage"]
CARGO_TEXTS: Final = ["inspect-squadron", "inspect-troop-convoy", "inspect-supply-convoy", "inspect-corsair"]
CARGO_RULES: Final = ["S7.2", "S7.1", "S7.3", "S7.5"]
LINE_TEXTS: Final = ["", "inspect-roads", "inspect-trails", "inspect-rivers", "inspect-lakes", "inspect-coasts"]
HERE: Final = ["inspect-here-french", "inspect-here-british"]  # by side


# -- in every match


def describe(sort: Nouns, number: int, sheet: Sheet) -> None:
    if sort is TOKENS:
        TOKENS.describe(number, sheet)
    elif sort is nouns.UNIT:
        describe_unit(number, sheet)
    elif sort is nouns.SHIP:
        sheet.fact("inspect-sort", "inspect-naval", "S2.1" if SHIP_SIDE[number] == BRITISH else "S2.2")
        sheet.fact("inspect-side", nouns.SEAT.text_id(SHIP_SIDE[number]), "S2.1")
        sheet.fact("inspect-figure", SHIP_FIGURE[number], "S6.3")
        sheet.fact("inspect-brings", CARGO_TEXTS[SHIP_CARGO[number]], CARGO_RULES[SHIP_CARGO[number]])
    elif sort is nouns.BOX:
        sheet.note("inspect-anchorage", "S4.18")
    elif number >= FIRST_PLACE:
        describe_place(number, sheet)


def owner_of(unit: int) -> str:
    if unit >= FIRST_IROQUOIS:
        return "inspect-six-nations"
    return OWNER_TEXTS[BRITISH if unit < FIRST_FRENCH else FRENCH]


def describe_unit(unit: int, sheet: Sheet) -> None:
    sheet.fact("inspect-sort", KIND_TEXTS[KIND[unit]], "S3.3" if TYPE[unit] == TYPE_IRREGULAR else "S3.1")
    sheet.fact("inspect-side", owner_of(unit), "S2.1")
    sheet.fact("inspect-strength", POINTS[unit], "S2.5")
    if KIND[unit] == GARRISON:
        sheet.note("inspect-garrison-stays", "S45.1")
    elif unit >= FIRST_IROQUOIS:
        sheet.fact("inspect-movement", CAPACITY[IROQUOIS], "S13.4")
        sheet.note("inspect-nation-does", "S40.1")
    elif TYPE[unit] == TYPE_IRREGULAR or KIND[unit] == MARINE:
        sheet.fact("inspect-movement", CAPACITY[IRREGULAR], "S13.1")
        sheet.note("inspect-irregular", "S13.1")
    else:
        sheet.fact("inspect-movement", CAPACITY[PAID], "S13.5")
        sheet.note("inspect-paid", "S13.5")
    if HOME[unit] >= 0:
        sheet.fact("inspect-home", nouns.PLACE.argument(HOME[unit]), "S36.1")
    if KIND[unit] == COUREUR:
        sheet.note("inspect-coureur-does", "S17.1")
    elif KIND[unit] == MILITIA:
        sheet.note("inspect-militia-does", "S43.1")
    elif FIRST_NATIVE <= unit < FIRST_IROQUOIS:
        sheet.note("inspect-tribe-does", "S42.5")


def describe_place(place: int, sheet: Sheet) -> None:
    sheet.fact("inspect-sort", PLACE_TYPE_TEXTS[PLACE_TYPE[place]], "S1.1")
    sheet.fact("inspect-terrain", nouns.TERRAIN.text_id(OUTLINE[place]), "S23.1")
    sheet.fact("inspect-possession", OWNER_TEXTS[FIRST_OWNER[place]], "S1.7")
    sheet.fact("inspect-stacking", STACKING[place], "S11.1")
    printed: list[object] = []
    if PERMANENT[place]:
        printed.append("inspect-permanent")
    if PORT[place]:
        printed.append("inspect-port")
    if printed:
        sheet.fact("inspect-printed", printed, "S1.2")
    for kind in range(1, len(LINES)):
        ends = [line & 0xFF for line in LINES_OF[place] if line >> 8 == kind]
        if ends:
            sheet.fact(LINE_TEXTS[kind], [nouns.PLACE.argument(end) for end in ends], "S1.1")
    people: list[object] = [nouns.UNIT.argument(unit) for unit in MILITIA_OF[place]]
    if TRIBE_OF[place] >= 0:
        people.append(nouns.UNIT.argument(TRIBE_OF[place]))
    if NATION_OF[place] >= 0:
        people.append(nouns.UNIT.argument(FIRST_IROQUOIS + NATION_OF[place]))
    if people:
        sheet.fact("inspect-home-of", people, "S43.1")
    if BASE_OF[place] >= 0:
        sheet.note("inspect-base", "S1.6", {"seat": nouns.SEAT.text_id(BASE_OF[place])})
    if GOAL_OF[place] >= 0:
        rule = "S41.1" if GOAL_OF[place] == FRENCH else "S41.3"
        sheet.note("inspect-goal", rule, {"seat": nouns.SEAT.text_id(GOAL_OF[place])})


# -- now


def inspect(state: State, seat: int, sort: Nouns, number: int, sheet: Sheet) -> None:
    if sort is TOKENS:
        return
    if sort is nouns.UNIT:
        inspect_unit(state, number, sheet)
    elif sort is nouns.SHIP:
        inspect_ship(state, seat, number, sheet)
    elif sort is nouns.BOX:
        inspect_box(state, seat, number, sheet)
    elif number >= FIRST_PLACE:
        inspect_place(state, number, sheet)
    else:
        waiting = [unit for unit in range(len(state.location)) if state.location[unit] == number]
        told: list[object] = [nouns.UNIT.argument(unit) for unit in waiting]
        sheet.now("inspect-pieces", told or ["inspect-none"])


def inspect_unit(state: State, unit: int, sheet: Sheet) -> None:
    place = state.location[unit]
    sheet.now("inspect-where", nouns.PLACE.argument(place))
    if place < FIRST_PLACE:
        return
    sheet.now("inspect-points-left", state.points(unit), "S2.5")
    states: list[object] = []
    for flag, text in (
        (DAMAGED, "inspect-damaged"),
        (INSIDE, "inspect-inside"),
        (MOVED, "inspect-moved"),
        (WON, "inspect-won"),
    ):
        if state.flags[unit] & flag:
            states.append(text)
    if FIRST_NATIVE <= unit < FIRST_IROQUOIS and state.asleep >> unit - FIRST_NATIVE & 1:
        states.append("inspect-asleep")
    if states:
        sheet.now("inspect-state", states)
    if TYPE[unit] != TYPE_IRREGULAR:
        winter(state, BRITISH if unit < FIRST_FRENCH else FRENCH, place, sheet)


def winter(state: State, side: int, place: int, sheet: Sheet) -> None:
    """S38 Whether regulars of the side would live through a winter here."""
    fed = bool(line_to_source(state, side, place)) or is_supply_port(state, side, place)
    roof = sheltered(state, side, place)
    sheet.now("inspect-winter", "inspect-supplied" if fed and roof else "inspect-unsupplied", supply_rule(fed, roof))


def inspect_ship(state: State, seat: int, ship: int, sheet: Sheet) -> None:
    """S4.18 A French ship that no British one has met is known to the French alone."""
    if state.passed >> ship & 1:
        sheet.now("inspect-state", "inspect-through", "S6.5")
    for box in range(ANCHORAGES):
        met = state.anchorages[MET + box]
        seen = state.anchorages[box] == ship and (seat == FRENCH or met != NONE)
        if seen or met == ship:
            sheet.now("inspect-where", nouns.BOX.argument(box), "S4.18")
    if SHIP_SIDE[ship] == FRENCH and seat != FRENCH:
        sheet.note("inspect-face-down", "S4.18")


def inspect_box(state: State, seat: int, box: int, sheet: Sheet) -> None:
    french = state.anchorages[box]
    met = state.anchorages[MET + box]
    if french != NONE:
        known = seat == FRENCH or met != NONE
        sheet.now("inspect-here-french", nouns.SHIP.argument(french) if known else "inspect-unknown-ship", "S4.18")
    if met != NONE:
        sheet.now("inspect-here-british", nouns.SHIP.argument(met), "S6.1")


def inspect_place(state: State, place: int, sheet: Sheet) -> None:
    marks = state.marks[place]
    sheet.now("inspect-owner", OWNER_TEXTS[state.owner[place]], "S13.9")
    if marks & FORT:
        sheet.now("inspect-works", "token-fort", "S18.3")
    for side in (FRENCH, BRITISH):
        units = state.units(place, side)
        if units:
            told: dict[str, object] = {"count": len(units), "points": sum(state.points(unit) for unit in units)}
            sheet.now(HERE[side], Prompt("inspect-stack", "", told), "S26.4")
            sheet.now("inspect-pieces", [nouns.UNIT.argument(unit) for unit in units])
            winter(state, side, place, sheet)
    found: list[object] = []
    for side in (FRENCH, BRITISH):
        seated: dict[str, object] = {"seat": nouns.SEAT.text_id(side)}
        if marks & RAIDED_BY[side]:
            found.append(Prompt("inspect-raided", "", seated))
        if marks & ATTACK[side]:
            found.append(Prompt("inspect-attacked", "", seated))
        if marks & BESIEGED and marks & SIEGE[side]:
            found.append(Prompt("inspect-besieged", "", seated))
    if found:
        sheet.now("inspect-marks", found, "S22.1")
    if state.sea_lift == place:
        sheet.now("inspect-sea-lift", "inspect-yes", "S20.6")
