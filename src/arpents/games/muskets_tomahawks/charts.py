"""Charts: weapons, shooting, spotting, reactions, profiles, terrain and boats, from the tables the rules read."""

from __future__ import annotations

from typing import Final

from arpents.engine.chart import NONE, Chart, Mark
from arpents.engine.facts import records, text, whole
from arpents.engine.prompt import Prompt
from arpents.games.muskets_tomahawks.facts.profiles import (
    AGGRESSION,
    BLACK_POWDER,
    DEFENCE,
    DISCIPLINE_IDS,
    KILL_FAR,
    KILL_NEAR,
    PRINTED_MOVE,
    PROFILE_DISCIPLINE,
    PROFILE_POINTS,
    RALLY,
    RANGE,
    REACTION_TABLE,
    SHOOTING,
    SINGLE_SHOT,
    WAGON_PROFILE,
    WEAPON_IDS,
    WEAPONS,
)
from arpents.games.muskets_tomahawks.facts.reading import read
from arpents.games.muskets_tomahawks.facts.terrain import (
    BOAT_CAPACITY,
    BOAT_COVER,
    BOAT_MOVE,
    CATEGORY,
    COVER,
    COVERS,
    HIGH,
    PADDLERS,
)
from arpents.games.muskets_tomahawks.fire.declaring import Shoot
from arpents.games.muskets_tomahawks.fire.shooting import weapon_of
from arpents.games.muskets_tomahawks.morale.reaction import Reaction
from arpents.games.muskets_tomahawks.sheets import (
    BOAT_TEXTS,
    CATEGORY_TEXTS,
    COVER_TEXTS,
    DISCIPLINE,
    FEATURE,
    PROFILE,
    WEAPON,
    inches,
    unit_called,
    wanted,
)
from arpents.games.muskets_tomahawks.spotting.spotting import SPOTTING_COLUMNS, WEATHER_SHIFT
from arpents.games.muskets_tomahawks.state import State
from arpents.games.muskets_tomahawks.words import nouns

HIT_TEXTS: Final = {
    "hurried": "chart-hurried", "long_range": "chart-long-range", "extreme_range": "chart-extreme-range",
    "obstacle_crossed": "chart-obstacle", "target_dispersed": "chart-dispersed", "cover_light": "inspect-light-cover",
    "cover_dense": "inspect-dense-cover", "cover_solid": "inspect-solid-cover", "target_mounted": "chart-mounted",
    "large_target": "chart-large",
}  # fmt: skip
SPOTTING_TEXTS: Final = {
    "target_smoke": "chart-smoke", "target_mounted": "chart-mounted", "target_artillery_wagon_boat": "chart-large",
    "target_light_cover": "inspect-light-cover", "target_dense_or_solid_cover": "chart-dense-or-solid",
    "target_scouts_or_natives": "chart-woodsmen", "target_hidden_marker": "chart-hidden-marker",
    "spotter_scouts": "chart-scouting", "obstacle_crossed": "chart-obstacle", "light_area_crossed": "chart-light-area",
    "dense_or_solid_area_crossed": "chart-dense-area", "weather_heavy_rain": "weather-heavy-rain",
    "weather_dusk": "weather-dusk", "weather_darkness_or_mist": "weather-darkness", "weather_fog_or_storm": "chart-fog",
}  # fmt: skip


def charts() -> list[Chart]:
    return [
        weapons(), to_hit(), spotting(), spotting_shifts(), reactions(), disciplines(), profiles(), terrain(), boats(),
        weather(),
    ]  # fmt: skip


def signed(by: int) -> str:
    return f"+{by}" if by > 0 else f"−{-by}" if by else "0"


def weapons() -> Chart:
    """10.5 Range and kill values."""
    columns: list[object] = ["inspect-range", "inspect-kill-near", "inspect-kill-far", "chart-special"]
    chart = Chart("chart-weapons", "10.5", "inspect-weapon", columns)
    for weapon in range(len(WEAPON_IDS)):
        special: list[object] = ["chart-black-powder"] if BLACK_POWDER[weapon] else []
        special += ["chart-single-shot"] if SINGLE_SHOT[weapon] else []
        kills: list[object] = [wanted(KILL_NEAR[weapon]), wanted(KILL_FAR[weapon])]
        chart.row(WEAPON.argument(weapon), [inches(RANGE[weapon]), *kills, special or "–"])
    chart.note("chart-half-range", "10.5.12")
    return chart


def to_hit() -> Chart:
    """10.3 What is added to the die to hit."""
    chart = Chart("chart-to-hit", "10.3", "chart-case", ["chart-modifier"])
    for entry in records(WEAPONS, "to_hit"):
        chart.row(Prompt(HIT_TEXTS[text(entry, "id")], text(entry, "rule")), [signed(whole(entry, "value"))])
    chart.note("chart-best-cover", "10.3.12")
    return chart


def spotting() -> Chart:
    """8.2 How far a die sees."""
    chart = Chart("chart-spotting", "8.2", "chart-die", list(range(len(SPOTTING_COLUMNS))))
    chart.row("chart-distance", [inches(length) for length in SPOTTING_COLUMNS])
    return chart


def spotting_shifts() -> Chart:
    """8.4 Columns to the right and left."""
    chart = Chart("chart-spotting-shifts", "8.4", "chart-case", ["chart-columns"])
    for entry in records(read("spotting"), "modifiers"):
        chart.row(Prompt(SPOTTING_TEXTS[text(entry, "id")], text(entry, "rule")), [signed(whole(entry, "columns"))])
    return chart


def reactions() -> Chart:
    """14.3 What a test brings, by total and discipline."""
    columns = [DISCIPLINE.argument(number) for number in range(len(DISCIPLINE_IDS))]
    chart = Chart("chart-reactions", "14.3", "chart-total", columns)
    last = len(REACTION_TABLE) - 1
    for number, results in enumerate(REACTION_TABLE):
        head = "≤ −1" if number == 0 else f"≥ {number - 1}" if number == last else str(number - 1)
        chart.row(head, [nouns.RESULT.argument(result) for result in results])
    return chart


def disciplines() -> Chart:
    """3.1 Who rallies on what."""
    chart = Chart("chart-rally", "3.1", "inspect-discipline", ["inspect-rally"])
    for number in range(len(DISCIPLINE_IDS)):
        chart.row(DISCIPLINE.argument(number), [wanted(RALLY[number])])
    return chart


def profiles() -> Chart:
    """3.2 The profiles."""
    columns: list[object] = ["inspect-discipline", "inspect-shooting", "inspect-aggression", "inspect-defence"]
    chart = Chart("chart-profiles", "3.2", "inspect-profile", [*columns, "inspect-movement", "inspect-points"])
    for profile in range(WAGON_PROFILE):
        values = [wanted(table[profile]) for table in (SHOOTING, AGGRESSION, DEFENCE)]
        chart.row(
            PROFILE.argument(profile),
            [
                DISCIPLINE.argument(PROFILE_DISCIPLINE[profile]),
                *values,
                Prompt("inspect-inches", "", {"count": PRINTED_MOVE[profile]}),
                PROFILE_POINTS[profile],
            ],
        )
    return chart


def terrain() -> Chart:
    """9.3 What terrain is and gives."""
    columns: list[object] = ["inspect-sort", "inspect-height", "inspect-cover"]
    chart = Chart("chart-terrain", "9.3", "inspect-terrain", columns)
    for feature in range(len(CATEGORY)):
        height = "inspect-high" if HIGH[feature] else "inspect-low"
        cells: list[object] = [CATEGORY_TEXTS[CATEGORY[feature]], height, COVER_TEXTS[COVERS[COVER[feature]]]]
        chart.row(FEATURE.argument(feature), cells)
    return chart


def boats() -> Chart:
    """17.3 The boats."""
    columns: list[object] = ["inspect-capacity", "inspect-movement", "inspect-paddlers", "inspect-cover"]
    chart = Chart("chart-boats", "17.3", "chart-boat", columns)
    for sort, boat in enumerate(BOAT_TEXTS):
        cover = COVER_TEXTS[COVERS[BOAT_COVER[sort]]]
        chart.row(boat, [BOAT_CAPACITY[sort], inches(BOAT_MOVE[sort]), PADDLERS[sort], cover])
    return chart


def weather() -> Chart:
    """18.1 What weather does to spotting."""
    chart = Chart("chart-weather", "18.1", "chart-sky", ["chart-columns"])
    for number, shift in enumerate(WEATHER_SHIFT):
        chart.row(nouns.WEATHER.argument(number), [signed(shift)])
    return chart


# -- now


def chart_marks(state: State, seat: int) -> list[Mark]:
    """The weather, the weapon that is being fired, the column of the unit that tests."""
    found = [Mark("chart-weather", state.weather, NONE, Prompt("chart-sky"))]
    for procedure in state.stack:
        if isinstance(procedure, Shoot):
            weapon = weapon_of(state, procedure.unit, procedure.which)
            if weapon >= 0:
                found.append(Mark("chart-weapons", weapon, NONE, unit_called(state, procedure.unit)))
        elif isinstance(procedure, Reaction):
            column = state.discipline[procedure.unit]
            found.append(Mark("chart-reactions", NONE, column, unit_called(state, procedure.unit)))
    return found
