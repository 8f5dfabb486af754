"""What a seat sees, as numbers: units by their order, figures and markers by squares of two inches."""

from __future__ import annotations

from typing import Final

from arpents.engine.observation import Layers, Slate
from arpents.games.muskets_tomahawks.facts.profiles import WAGON
from arpents.games.muskets_tomahawks.state import (
    ABANDONED,
    ABOARD,
    AWAY,
    CAPTURED,
    HIDDEN,
    INDOORS,
    MANNED,
    STATUS_IDS,
    UP,
    WRECKED,
    State,
)
from arpents.games.muskets_tomahawks.view import MARK_IDS, SEATS, lies_open
from arpents.games.muskets_tomahawks.words.nouns import (
    BOAT,
    CARD_IDS,
    COARSE,
    COARSE_COLUMNS,
    COARSE_ROWS,
    MARKER,
    STRUCTURE,
    UNIT,
)

SECTORS: Final = 6
INCH: Final = 16
UNSEEN: Final = len(STATUS_IDS) + 1  # what the other side's units are that have not been seen
OF_MATCH: Final = ("scenario", "size", "turn", "clocks", "red-clocks", "weather", "deck", "report", "intrigue",
                   "pledge", "deeds")  # fmt: skip
OF_SIDE: Final = ("command", "points", "hand", "reserved", "morale", "home-edge")
OF_UNIT: Final = ("there", "side", "profile", "type", "status", "strength", "start", "commander", "formation", "facing",
                  "inside", "x", "y", "hits", *MARK_IDS)  # fmt: skip
OF_SQUARE: Final = ("attacker", "defender", "smoke", "attacker-marker", "defender-marker", "boat")
OF_MARKER: Final = ("there", "side", "x", "y", "dummy", "unit")
FIRST_MARK: Final = OF_UNIT.index(MARK_IDS[0])

LAYERS: Final = Layers()
LAYERS.open_words = (
    "pass", "disperse", "reload", "watch", "map", "rally", "recover", "show", "fire", "volley", "react",
    "react-volley", "hold-fire", "stand-firm", "recoil", "be-shaken", "forward-act", "forward-points",
    "as-marker", "play", "play-reserved", "prepare", "lookout", "engage", "target", "target-marker", "split",
    "shots", "enter", "sail", "land", "point", "form-as", "face", "advance", "wheel-left", "wheel-right",
    "step-back", "roll-on", "roll-back",
)  # fmt: skip
MATCH: Final = LAYERS.add("match", ("now",), OF_MATCH)
BOTH: Final = LAYERS.add("sides", SEATS, OF_SIDE)
SCOUTED: Final = LAYERS.add("sectors", [str(sector) for sector in range(SECTORS)], ("scouted",))
PILES: Final = LAYERS.add("cards", CARD_IDS, ("hand", "reserved", "discards"))
FIRES: Final = LAYERS.add("buildings", [STRUCTURE.name(number) for number in range(STRUCTURE.count())], ("fire",))
TROOPS: Final = LAYERS.add("units", [UNIT.name(number) for number in range(UNIT.count())], OF_UNIT, signed=False)
HIDES: Final = LAYERS.add("markers", [MARKER.name(number) for number in range(MARKER.count())], OF_MARKER, signed=False)
BOATS: Final = LAYERS.add(
    "boats", [BOAT.name(number) for number in range(BOAT.count())], ("there", "side", "type", "x", "y"), signed=False
)
SQUARES: Final = LAYERS.add(
    "squares", [f"{2 * x}-{2 * y}" for y in range(COARSE_ROWS) for x in range(COARSE_COLUMNS)], OF_SQUARE
)
WIDE: Final = len(OF_UNIT)
SQUARE: Final = len(OF_SQUARE)


def square(x: int, y: int) -> int:
    """The first entry of the square of two inches around a point."""
    column = min(COARSE_COLUMNS - 1, (x + COARSE // 2) // COARSE)
    row = min(COARSE_ROWS - 1, (y + COARSE // 2) // COARSE)
    return SQUARES + (max(0, row) * COARSE_COLUMNS + max(0, column)) * SQUARE


def write(state: State, seat: int, slate: Slate) -> None:
    slate.put(MATCH, 1 + (state.field >> 1))
    slate.put(MATCH + 1, state.field & 1)
    slate.put(MATCH + 2, state.turn)
    slate.put(MATCH + 3, state.clocks)
    slate.put(MATCH + 4, state.red)
    slate.put(MATCH + 5, state.weather)
    slate.put(MATCH + 6, len(state.deck))
    slate.put(MATCH + 7, state.report)
    if state.intrigue[seat] >= 0:
        slate.put(MATCH + 8, 1 + state.intrigue[seat])
        slate.put(MATCH + 9, 1 + state.pledge[seat])
        slate.put(MATCH + 10, state.deeds[seat])
    for side in range(2):
        at = BOTH + side * len(OF_SIDE)
        slate.put(at, state.command[side])
        slate.put(at + 1, state.points[side])
        slate.put(at + 2, len(state.hand(side)))
        slate.put(at + 3, 1 if state.reserved[side] >= 0 else 0)
        slate.put(at + 4, state.morale[side])
        slate.put(at + 5, 1 + state.home_of[side])
    for sector in range(SECTORS):
        slate.put(SCOUTED + sector, state.sectors >> sector & 1)
    for card in state.hand(seat):
        slate.add(PILES + 3 * card, 1)
    if state.reserved[seat] >= 0:
        slate.put(PILES + 3 * state.reserved[seat] + 1, 1)
    for card in state.discard:
        slate.add(PILES + 3 * card + 2, 1)
    for building in range(min(len(state.fire), STRUCTURE.count())):
        slate.put(FIRES + building, state.fire[building])
    for unit in range(min(state.units(), UNIT.count())):
        write_unit(state, seat, unit, slate)
    write_markers(state, seat, slate)
    for boat in range(min(len(state.boat_side), BOAT.count())):
        if state.boat_side[boat] >= 0:
            at = BOATS + 5 * boat
            slate.put_unsigned(at, 1)
            slate.put_unsigned(at + 1, state.boat_side[boat])
            slate.put_unsigned(at + 2, state.boat_type[boat])
            slate.put_unsigned(at + 3, state.boat_x[boat] // INCH)
            slate.put_unsigned(at + 4, state.boat_y[boat] // INCH)
            slate.add(square(state.boat_x[boat], state.boat_y[boat]) + 5, 1)


def write_unit(state: State, seat: int, unit: int, slate: Slate) -> None:
    at = TROOPS + unit * WIDE
    side = state.side[unit]
    status = state.status[unit]
    slate.put_unsigned(at, 1)
    slate.put_unsigned(at + 1, side)
    slate.put_unsigned(at + 2, state.profile[unit])
    slate.put_unsigned(at + 3, 1 + state.troop[unit])
    slate.put_unsigned(at + 4, UNSEEN if side != seat and status in (AWAY, HIDDEN) else 1 + status)
    slate.put_unsigned(at + 5, state.strength[unit])
    slate.put_unsigned(at + 6, state.start[unit])
    slate.put_unsigned(at + 7, 1 if state.commander[side] == unit else 0)
    if not state.present(unit) and status not in (WRECKED, CAPTURED):
        return
    slate.put_unsigned(at + 8, 1 + state.formation[unit])
    if state.faces(unit) or state.formation[unit]:
        slate.put_unsigned(at + 9, 1 + state.facing[unit])
    if status == INDOORS or status == ABOARD:
        slate.put_unsigned(at + 10, 1 + state.inside[unit])
    marks = state.marks[unit]
    for bit in range(len(MARK_IDS)):
        if marks >> bit & 1:
            slate.put_unsigned(at + FIRST_MARK + bit, 1)
    if state.is_a(unit, WAGON) or state.gun[unit] == MANNED or state.gun[unit] == ABANDONED:
        slate.put_unsigned(at + 11, state.ax[unit] // INCH)
        slate.put_unsigned(at + 12, state.ay[unit] // INCH)
        slate.put_unsigned(at + 13, state.hits[unit])
    else:
        first = state.reference(unit)
        if first >= 0:
            slate.put_unsigned(at + 11, state.fx[first] // INCH)
            slate.put_unsigned(at + 12, state.fy[first] // INCH)
    first = state.first[unit]
    for figure in range(first, first + state.start[unit]):
        if state.alive[figure]:
            here = square(state.fx[figure], state.fy[figure])
            slate.add(here + side, 1)
            if state.smoke[figure]:
                slate.add(here + 2, 1)


def write_markers(state: State, seat: int, slate: Slate) -> None:
    for marker in range(min(len(state.marker_side), MARKER.count())):
        side = state.marker_side[marker]
        if side == UP or not lies_open(state, seat, marker):
            continue
        at = HIDES + marker * len(OF_MARKER)
        slate.put_unsigned(at, 1)
        slate.put_unsigned(at + 1, side)
        slate.put_unsigned(at + 2, state.marker_x[marker] // INCH)
        slate.put_unsigned(at + 3, state.marker_y[marker] // INCH)
        if side == seat:
            slate.put_unsigned(at + 4, 0 if state.marker_real[marker] else 1)
            slate.put_unsigned(at + 5, 1 + state.marker_unit[marker])
        slate.add(square(state.marker_x[marker], state.marker_y[marker]) + 3 + side, 1)
