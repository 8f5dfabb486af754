"""Charts: dice, movement, stacking, walls, the plain die, the calendar, counters and goals."""

from __future__ import annotations

from typing import Final

from arpents.engine.chart import NONE, Chart, Mark
from arpents.engine.prompt import Prompt
from arpents.games.small_wars_mohicans.facts.board import (
    FIRST_PLACE,
    GOAL_OF,
    KIND,
    LIMITS,
    OUTLINE,
    PERMANENT,
    PLACE_TYPE,
    PLACES,
    POINTS,
    SHIP_CARGO,
    SHIP_FIGURE,
    SHIP_NAMES,
    SHIP_SIDE,
    UNITS,
    WARRIOR_LIMIT,
    WOODS,
)
from arpents.games.small_wars_mohicans.facts.calendar import SEASON, YEAR
from arpents.games.small_wars_mohicans.facts.reading import PLACE_TYPES, whole, words
from arpents.games.small_wars_mohicans.fighting.assault import Assault
from arpents.games.small_wars_mohicans.fighting.d6 import IN_THE_OPEN, IN_THE_WOODS, MODIFIER
from arpents.games.small_wars_mohicans.fighting.dice import FACES
from arpents.games.small_wars_mohicans.fighting.engagement import Engagement
from arpents.games.small_wars_mohicans.fighting.inside import CITY_ROOM, FORT_ROOM, GOAL_ROOM, IRREGULAR_ROOM
from arpents.games.small_wars_mohicans.movement.marching import CAPACITY, FREE, IROQUOIS, IRREGULAR, PAID, RULE_OF
from arpents.games.small_wars_mohicans.movement.stack import Stack
from arpents.games.small_wars_mohicans.sheets import CARGO_TEXTS, KIND_TEXTS, PLACE_TYPE_TEXTS, owner_of
from arpents.games.small_wars_mohicans.state import CALENDAR, COMBAT, State
from arpents.games.small_wars_mohicans.words import nouns

FACE_TEXTS: Final = {
    "blank": "–", "hit": "chart-hit", "double": "chart-double", "elimination": "chart-elimination",
}  # fmt: skip
STACK_TEXTS: Final = [
    "", "chart-irregular-stack", "chart-paid-stack", "chart-iroquois-stack", "chart-free-stack",
]  # fmt: skip
STACKS: Final = [IRREGULAR, PAID, IROQUOIS, FREE]  # the rows of the chart of movement
TYPE_TEXTS: Final = ["chart-regular", "chart-militia", "chart-irregular"]
SITUATION_TEXTS: Final = [
    "chart-attack-fort", "chart-defend-fort", "terrain-woods", "terrain-clear", "chart-landing-ambush",
]  # fmt: skip
CALENDARS: Final = ["chart-calendar-12", "chart-calendar-14"]  # as the option numbers them


def charts() -> list[Chart]:
    found = [dice(), movement(), stacking(), supply(), walls(), plain_die(), goals(), units(), ships()]
    return [*found, *(calendar(number) for number in range(len(CALENDARS)))]


def dice() -> Chart:
    """S26.1, S26.2 The faces of both dice."""
    chart = Chart("chart-dice", "S26.1", "chart-die", list(range(1, 7)))
    for colour, head in (("white", "chart-white"), ("black", "chart-black")):
        chart.row(head, [FACE_TEXTS[face] for face in words(FACES[colour])])
    chart.note("chart-tomahawks", "S26.3")
    chart.note("chart-black-die", "S26.5")
    return chart


def movement() -> Chart:
    """S13 How far a stack goes."""
    chart = Chart("chart-movement", "S13.1", "chart-stack", ["inspect-movement"])
    for sort in STACKS:
        chart.row(Prompt(STACK_TEXTS[sort], RULE_OF[sort]), [CAPACITY[sort]])
    chart.note("chart-trail", "S13.7")
    return chart


def stacking() -> Chart:
    """S11 How many units of a side a place holds."""
    chart = Chart("chart-stacking", "S11.1", "inspect-sort", ["chart-units"])
    for number, sort in enumerate(PLACE_TYPES):
        chart.row(PLACE_TYPE_TEXTS[number], [whole(LIMITS[sort])])
    chart.note("chart-warriors", "S11.4", {"count": WARRIOR_LIMIT})
    return chart


def walls() -> Chart:
    """S28 Hit points that find room inside."""
    chart = Chart("chart-walls", "S28.2", "chart-where", ["chart-troops", "chart-irregular"])
    chart.row("inspect-fort", [FORT_ROOM, "–"])
    chart.row("inspect-permanent", [CITY_ROOM, IRREGULAR_ROOM])
    chart.note("chart-goal-room", "S28.5", {"count": GOAL_ROOM})
    return chart


def plain_die() -> Chart:
    """S47.4 What is added to the plain die."""
    chart = Chart("chart-plain-die", "S47.4", "chart-troops-type", list(SITUATION_TEXTS))
    for number, modifiers in enumerate(MODIFIER):
        chart.row(TYPE_TEXTS[number], [signed(by) for by in modifiers])
    chart.note("chart-plain-hit", "S47.3")
    return chart


def signed(by: int) -> object:
    return f"+{by}" if by > 0 else f"−{-by}" if by else "–"


def goals() -> Chart:
    """S41 The places that decide the war."""
    chart = Chart("chart-goals", "S41.1", "chart-place", ["chart-wanted-by", "inspect-terrain"])
    for place in range(FIRST_PLACE, PLACES):
        if GOAL_OF[place] >= 0:
            terrain = nouns.TERRAIN.text_id(OUTLINE[place])
            chart.row(nouns.PLACE.argument(place), [nouns.SEAT.text_id(GOAL_OF[place]), terrain])
    return chart


def units() -> Chart:
    """S2 The counters by kind."""
    chart = Chart("chart-counters", "S2.1", "inspect-sort", ["inspect-side", "chart-units", "inspect-strength"])
    seen = [(KIND[unit], owner_of(unit), POINTS[unit]) for unit in range(UNITS)]
    for kind in sorted(set(seen)):
        chart.row(KIND_TEXTS[kind[0]], [kind[1], seen.count(kind), kind[2]])
    return chart


def ships() -> Chart:
    """S6, S7 The naval counters."""
    chart = Chart("chart-ships", "S6.3", "chart-ship", ["inspect-side", "inspect-figure", "inspect-brings"])
    for ship in range(len(SHIP_NAMES)):
        side = nouns.SEAT.text_id(SHIP_SIDE[ship])
        chart.row(nouns.SHIP.argument(ship), [side, SHIP_FIGURE[ship], CARGO_TEXTS[SHIP_CARGO[ship]]])
    return chart


def calendar(number: int) -> Chart:
    """S5.1 The turns."""
    chart = Chart(CALENDARS[number], "S5.1", "chart-turn", ["chart-year", "chart-season"])
    for turn, year in enumerate(YEAR[number]):
        chart.row(turn + 1, [str(year), nouns.SEASON.argument(SEASON[number][turn])])
    return chart


def supply() -> Chart:
    """S9, S18, S19 What land supply is spent on."""
    chart = Chart("chart-supply", "S9.1", "chart-deed", ["chart-supply-points"])
    chart.row(Prompt("chart-march-regulars", "S13.5"), [1])
    chart.row(Prompt("chart-march-irregulars", "S9.3"), ["–"])
    chart.row(Prompt("chart-build", "S18.1"), ["chart-build-cost"])
    chart.row(Prompt("chart-burn", "S19.1"), ["chart-burn-cost"])
    return chart


def chart_marks(state: State, seat: int) -> list[Mark]:
    """The turn of the calendar, the stack that marches, and the place where one fights."""
    found = [Mark(CALENDARS[state.options[CALENDAR]], state.turn, NONE, Prompt("chart-turn"))]
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Stack):
        units = top.stack(state)
        if units:
            found += marching_marks(state, top, units)
    for one in state.stack:
        if isinstance(one, Engagement):
            found += fighting_marks(state, one.place)
            if state.options[COMBAT] == 1:
                column = IN_THE_WOODS if one.terrain == WOODS else IN_THE_OPEN
                found.append(Mark("chart-plain-die", NONE, column, here(one.place)))
        elif isinstance(one, Assault):
            found += fighting_marks(state, one.place)
    return found


def marching_marks(state: State, top: Stack, units: list[int]) -> list[Mark]:
    """S13 Of what sort the stack is, what its march costs, and how many its place holds."""
    sort = top.sort_of(units)
    told = Prompt("chart-of-stack", "", {"place": nouns.PLACE.argument(top.place)})
    return [
        Mark("chart-movement", STACKS.index(sort), NONE, told),
        Mark("chart-supply", 1 if sort == IRREGULAR else 0, NONE, told),
        Mark("chart-stacking", PLACE_TYPE[top.place], NONE, told),
    ]


def fighting_marks(state: State, place: int) -> list[Mark]:
    """S28, S41 The walls that are fought for, and what they are worth."""
    found: list[Mark] = []
    if state.has_fort(place) or PERMANENT[place]:
        found.append(Mark("chart-walls", 1 if PERMANENT[place] else 0, NONE, here(place)))
    wanted = [one for one in range(FIRST_PLACE, PLACES) if GOAL_OF[one] >= 0]
    if place in wanted:
        found.append(Mark("chart-goals", wanted.index(place), NONE, here(place)))
    return found


def here(place: int) -> Prompt:
    return Prompt("chart-of-battle", "", {"place": nouns.PLACE.argument(place)})
