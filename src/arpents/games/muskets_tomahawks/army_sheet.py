"""An army list as whoever makes it reads it: its units with their names and points, its total, and its faults."""

from __future__ import annotations

from typing import Final

from arpents.engine.chance import seeded
from arpents.engine.errors import Fault
from arpents.engine.game import Game
from arpents.games.muskets_tomahawks.facts.armies import Army, army_faults
from arpents.games.muskets_tomahawks.facts.lists import army_in, written_army
from arpents.games.muskets_tomahawks.facts.options import OPTIONS, SIZE_OPTION
from arpents.games.muskets_tomahawks.facts.profiles import PROFILE_IDS, Troops
from arpents.games.muskets_tomahawks.facts.terrain import BOAT_IDS, BOAT_POINTS
from arpents.games.muskets_tomahawks.naming.forces import unit_names
from arpents.games.muskets_tomahawks.setting_up.enlisting import boat_faults
from arpents.games.muskets_tomahawks.setting_up.muster import add_unit
from arpents.games.muskets_tomahawks.setting_up.start import empty_state
from arpents.games.muskets_tomahawks.state import State
from arpents.games.muskets_tomahawks.table.scenarios import SIZE_POINTS

ARMIES: Final = ("attacker-army", "defender-army")
READY: Final = "ready"


def sheets(game: Game[State], scenario: int, options: dict[str, str]) -> dict[str, object]:
    """By option: the sheet of its list; of lists that are not written there is none."""
    size = OPTIONS.all[SIZE_OPTION].number(options.get("size", OPTIONS.all[SIZE_OPTION].values[0]))
    points = SIZE_POINTS[max(size, 0)]
    state = empty_state(game, 0, [0] * len(OPTIONS.all), seeded(0))
    found: dict[str, object] = {}
    for side, option in enumerate(ARMIES):
        text = options.get(option, "")
        if text in ("", READY):
            continue
        faults: list[Fault] = []
        army = army_in(option, text, points, faults)
        faults += army_faults(option, army, points)
        faults += boat_faults(option, army, scenario, max(size, 0), side)
        found[option] = sheet(state, side, army, points, faults)
    return found


def sheet(state: State, side: int, army: Army, points: int, faults: list[Fault]) -> dict[str, object]:
    first = state.units()
    for unit in army.units:
        add_unit(state, side, unit, -1)
    names = unit_names(state)
    return {
        "text": written_army(army),
        "nation": army.nation,
        "total": army.total(),
        "points": points,
        "units": [unit_told(unit, names[first + number]) for number, unit in enumerate(army.units)],
        "boats": [{"boat": BOAT_IDS[boat], "points": BOAT_POINTS[boat]} for boat in army.boats],
        "faults": [
            {"id": fault.reason, "rule": fault.rule, "arguments": fault.arguments, "where": fault.where}
            for fault in faults
        ],
    }


def unit_told(unit: Troops, name: object) -> dict[str, object]:
    return {
        "name": name,
        "profile": PROFILE_IDS[unit.profile],
        "figures": unit.figures,
        "options": list(unit.options),
        "points": unit.points(),
    }
