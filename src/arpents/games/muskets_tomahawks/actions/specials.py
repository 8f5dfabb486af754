"""7.3, 7.8, 7.10 Actions with a procedure of their own: a Shoot and its watchers, the map, recovering."""

from __future__ import annotations

from arpents.engine.actions import ALLOWED
from arpents.engine.procedure import Procedure
from arpents.games.muskets_tomahawks.facts.options import SHAKEN_OPTION
from arpents.games.muskets_tomahawks.facts.profiles import DRILLMASTER, INTRIGUE_IDS
from arpents.games.muskets_tomahawks.fire.declaring import HAS_FIRED, NOT_FIRED, Shoot
from arpents.games.muskets_tomahawks.fire.vigilance import Watch, anybody_watches, has_smoke
from arpents.games.muskets_tomahawks.measuring.nearness import gap_between_units
from arpents.games.muskets_tomahawks.morale.reaction import COMMAND_RADIUS, rally_value
from arpents.games.muskets_tomahawks.state import ON_TABLE, SHAKEN, State
from arpents.games.muskets_tomahawks.table.geometry import INCH
from arpents.games.muskets_tomahawks.words import kinds, reasons
from arpents.games.muskets_tomahawks.words.dice import d10


def cannot_map(state: State, unit: int) -> int:
    """7.8, 15.5 The Map Maker draws each sector once."""
    side = state.side[unit]
    if state.commander[side] != unit or state.intrigue[side] != INTRIGUE_IDS.index("map_maker"):
        return reasons.NOT_A_MAP_MAKER
    if state.status[unit] != ON_TABLE:
        return reasons.NOT_INDOORS
    if state.deeds[side] >> sector_of(state, state.where_x(unit), state.where_y(unit)) & 1:
        return reasons.SECTOR_MAPPED
    return ALLOWED


def sector_of(state: State, x: int, y: int) -> int:
    """20.15, 15.5 3 x 2 equal parts, 2 x 2 on the small table; a border belongs to the west and south."""
    columns = 3 if state.board.width > 48 * INCH else 2
    width = state.board.width // columns
    column = 0 if x <= 0 else (x - 1) // width
    row = 0 if y <= state.board.height // 2 else 1
    return row * columns + min(column, columns - 1)


class FireAction(Procedure["State"]):
    """7.3, 11.4 A Shoot, and then the watchers who saw it."""

    def __init__(self, seat: int, unit: int, which: int, hurried: int, step: int = 0) -> None:
        super().__init__(seat, step)
        self.unit = unit
        self.which = which
        self.hurried = hurried

    def copy(self) -> FireAction:
        return FireAction(self.seat, self.unit, self.which, self.hurried, self.step)

    def run(self, state: State) -> bool:
        if self.step == 0:
            self.step = 1
            return state.begin(Shoot(self.seat, self.unit, self.which, self.hurried))
        if self.step == 1:
            self.step = 2
            if state.result == NOT_FIRED:
                return state.end(NOT_FIRED)
            if state.present(self.unit) and anybody_watches(state, self.seat):
                return state.begin(Watch(1 - self.seat, self.unit, -1))
        return state.end(HAS_FIRED)


def recover(state: State, unit: int) -> None:
    """7.10; a Drillmaster within 6 in also clears the Smoke, once per turn."""
    if state.options[SHAKEN_OPTION]:  # 23 the marker goes as in a rally
        die = d10(state.chance)
        state.tell(kinds.RALLY_ROLLED, "14.6", unit, die, rally_value(state, unit))
        if die < rally_value(state, unit):
            return
    state.unmark(unit, SHAKEN)
    state.tell(kinds.UNIT_RECOVERED, "7.10", unit)
    for officer in range(state.units()):
        if (
            state.is_a(officer, DRILLMASTER)
            and not state.drilled >> officer & 1
            and officer != unit
            and state.side[officer] == state.side[unit]
            and state.troop[officer] == state.troop[unit]
            and has_smoke(state, unit)
            and gap_between_units(state, officer, unit, COMMAND_RADIUS)
        ):
            state.drilled |= 1 << officer
            for figure in state.figures(unit):
                state.smoke[figure] = 0
            state.tell(kinds.SMOKE_CLEARED, "15.5", unit, officer)
