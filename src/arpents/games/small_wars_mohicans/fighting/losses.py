"""S27 Applying results: who is hit, and who chooses."""

from __future__ import annotations

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.small_wars_mohicans.facts.board import PLACE_NAMES, TYPE, WOODS
from arpents.games.small_wars_mohicans.state import DAMAGED, State
from arpents.games.small_wars_mohicans.words import kinds, reasons


def soak(state: State, place: int, marker: int, damage: int, kills: int) -> int:
    """S27.3, S27.4 The marker takes the first results, damage before eliminations: what is left of all (SW-30).

    marker << 16 | damage << 8 | eliminations.
    """
    taken = min(marker, damage)
    marker -= taken
    damage -= taken
    scalps = min(marker, kills)
    marker -= scalps
    kills -= scalps
    if taken + scalps:
        state.tell(kinds.MARKER_SOAKS, "S27.4" if state.fortified(place) else "S27.3", place, taken + scalps, marker)
    return marker << 16 | damage << 8 | kills


def hit(state: State, unit: int, rule: str) -> int:
    """S27.7 One damage: 1 when it destroys the unit, 0 when it turns it over."""
    place = state.location[unit]
    if state.points(unit) == 1:
        state.tell(kinds.UNIT_DESTROYED, rule, unit, place)
        state.lost(unit, False)
        return 1
    state.flags[unit] |= DAMAGED
    state.tell(kinds.UNIT_DAMAGED, rule, unit, place)
    return 0


class Casualties(Procedure["State"]):
    """S27 Eliminations first, then damage, one point at a time; it answers with the number of units destroyed."""

    def __init__(
        self, seat: int, side: int, place: int, behind_walls: int, terrain: int, kills: int, damage: int, dead: int = 0
    ) -> None:
        super().__init__(seat)
        self.side = side  # whose units suffer; `seat` chooses them (S27.5, S27.6)
        self.place = place
        self.behind_walls = behind_walls  # 1 when those inside are shot at, else those outside
        self.terrain = terrain
        self.kills = kills
        self.damage = damage
        self.dead = dead

    def copy(self) -> Casualties:
        return Casualties(
            self.seat, self.side, self.place, self.behind_walls, self.terrain, self.kills, self.damage, self.dead
        )

    def run(self, state: State) -> bool:
        while self.kills or self.damage:
            liable = self.liable(state)
            if not liable:
                break  # results beyond the last unit are lost
            if len(liable) > 1:
                return ASK
            self.strike(state, liable[0])
        return state.end(self.dead)

    def exposed(self, state: State) -> list[int]:
        if self.behind_walls:
            return state.inside(self.place, self.side)
        return state.outside(self.place, self.side)

    def liable(self, state: State) -> list[int]:
        """Those whom the next result may strike."""
        exposed = self.exposed(state)
        fresh = [unit for unit in exposed if not state.flags[unit] & DAMAGED]
        if not fresh:
            return exposed
        if self.kills or self.terrain != WOODS:
            return fresh  # S27.10, S27.8
        first = min([TYPE[unit] for unit in fresh])  # S27.9 regulars, then militia, irregulars last (SW-31)
        return [unit for unit in fresh if TYPE[unit] == first]

    def cannot_lose(self, state: State, unit: int) -> int:
        exposed = self.exposed(state)
        if unit not in exposed:
            return reasons.NOT_EXPOSED
        if unit in self.liable(state):
            return ALLOWED
        if state.flags[unit] & DAMAGED:
            return reasons.FRESH_UNITS_FIRST if self.kills else reasons.EACH_TAKES_ONE
        return reasons.REGULARS_FIRST

    def strike(self, state: State, unit: int) -> None:
        if self.kills:
            self.kills -= 1
            self.dead += 1
            state.tell(kinds.UNIT_DESTROYED, "S27.10", unit, self.place)
            state.lost(unit, False)
        else:
            self.damage -= 1
            self.dead += hit(state, unit, "S27.7")

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.LOSE | unit for unit in self.liable(state)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        return self.cannot_lose(state, noun_of(action)) if kind_of(action) == kinds.LOSE else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        self.strike(state, noun_of(action))

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt(
            "prompt-casualties",
            "S27.5" if seat == self.side else "S27.6",
            {"place": "place-" + PLACE_NAMES[self.place], "kills": self.kills, "damage": self.damage},
        )
