"""Charts: fire, boats, blocks and zones, from the facts the rules read."""

from __future__ import annotations

from arpents.engine.chart import NONE, Chart, Mark
from arpents.engine.foresight import hits_of
from arpents.engine.prompt import Prompt
from arpents.games.quebec_1759 import kinds
from arpents.games.quebec_1759.board import (
    ABBREVIATIONS,
    BASON,
    BLOCKS,
    BRITISH,
    FRENCH,
    FULL_CV,
    NOWHERE,
    ROAD,
    SHIPS,
    SHORE,
    SIDE,
    ST_LAURENT,
    TYPES,
    ZONES,
)
from arpents.games.quebec_1759.fire import hits_in
from arpents.games.quebec_1759.half_turn import HalfTurn
from arpents.games.quebec_1759.queries import chance_to_hit
from arpents.games.quebec_1759.state import State, boats_with

STRONGEST = max(FULL_CV)


def charts() -> list[Chart]:
    return [fire(), hits(False), hits(True), boats(), blocks(), zones()]


def fire() -> Chart:
    """14.2, 17.1 Which faces hit."""
    chart = Chart("chart-fire", "14.2", "chart-die", list(range(1, 7)))
    for double in (False, True):
        cells: list[object] = ["chart-hit" if hits_in(face, double) else "–" for face in range(1, 7)]
        chart.row("chart-double" if double else "chart-single", cells)
    chart.note("chart-fire-double", "17.1")
    return chart


def hits(double: bool) -> Chart:
    """14.2 How likely each number of hits is."""
    columns: list[object] = [Prompt("foresee-hits", "", {"count": count}) for count in range(STRONGEST + 1)]
    rule = "17.1" if double else "14.2"
    chart = Chart("chart-hits-double" if double else "chart-hits-single", rule, "chart-dice", columns)
    for dice in range(1, STRONGEST + 1):
        chances = hits_of([chance_to_hit(double)] * dice) + [0.0] * (STRONGEST - dice)
        chart.row(dice, [percent(chance) for chance in chances])
    return chart


def percent(chance: float) -> object:
    return Prompt("chart-percent", "", {"chance": round(100 * chance)}) if chance else "–"


def boats() -> Chart:
    """7.4 How many blocks each side moves by boat."""
    columns: list[object] = ["chart-boats-british", "chart-boats-bason", "chart-boats-st-laurent"]
    chart = Chart("chart-boats", "7.4", "chart-ships", columns)
    for ships in range(SHIPS + 1):
        sides = ((BRITISH, BASON), (FRENCH, BASON), (FRENCH, ST_LAURENT))
        chart.row(ships, [boats_with(side, region, ships) for side, region in sides])
    chart.note("chart-tides", "23.0")
    return chart


def blocks() -> Chart:
    """2.1 The blocks by kind and side."""
    chart = Chart("chart-blocks", "2.1", "inspect-sort", ["seat-french", "seat-british", "chart-cv"])
    for sort in dict.fromkeys(TYPES):
        counts: list[object] = []
        for side in (FRENCH, BRITISH):
            count = sum(1 for block in range(BLOCKS) if TYPES[block] == sort and SIDE[side] >> block & 1)
            counts.append(count or "–")
        values = sorted({FULL_CV[block] for block in range(BLOCKS) if TYPES[block] == sort})
        chart.row(f"type-{sort}", [*counts, " · ".join(str(value) for value in values) if any(values) else "–"])
    return chart


def zones() -> Chart:
    """1.1, 6.1, 7.1 The zones with their letters, their shore and their roads."""
    chart = Chart("chart-zones", "1.1", "chart-zone", ["inspect-letters", "inspect-shore", "inspect-roads"])
    for zone in range(ZONES):
        shore = kinds.PLACE.argument(SHORE[zone]) if SHORE[zone] != NOWHERE else "inspect-inland"
        roads = [kinds.PLACE.argument(other) for other in range(ZONES) if ROAD[zone][other]]
        chart.row(kinds.PLACE.argument(zone), [ABBREVIATIONS[zone], shore, roads or "–"])
    return chart


def chart_marks(state: State, seat: int) -> list[Mark]:
    """The fire of the half-turn that goes on, and the ships in each region."""
    found = [
        Mark("chart-boats", state.ships(region), NONE, Prompt(kinds.PLACE.text_id(region)))
        for region in (BASON, ST_LAURENT)
    ]
    for procedure in state.stack:
        if isinstance(procedure, HalfTurn):
            who = Prompt(kinds.SEAT.text_id(procedure.seat))
            found.append(Mark("chart-fire", procedure.double, NONE, who))
    return found
