"""20.2, 20.3, 20.9 Deployment points, and the edge of one in a corner."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.muskets_tomahawks.state import State, with_entry
from arpents.games.muskets_tomahawks.table.board import on_lattice
from arpents.games.muskets_tomahawks.table.geometry import INCH, place_number, place_x, place_y, within
from arpents.games.muskets_tomahawks.table.scenarios import ATTACKER, edge_of, edges_of, from_edge, in_zone
from arpents.games.muskets_tomahawks.words import kinds, reasons

PUTTING: Final = 0
NAMING: Final = 1  # 20.9 the owner names the edge of a corner (MT-10)


def points_of_side(state: State, side: int) -> list[int]:
    return state.points_a if side == ATTACKER else state.points_d


class Points(Procedure["State"]):
    """20.2, 20.3 A side puts down its deployment points."""

    def __init__(self, seat: int, step: int = PUTTING) -> None:
        super().__init__(seat, step)

    def copy(self) -> Points:
        return Points(self.seat, self.step)

    def run(self, state: State) -> bool:
        if self.step == PUTTING and len(points_of_side(state, self.seat)) >= state.map.sides[self.seat].points:
            return state.end()
        return ASK

    def cannot_put(self, state: State, place: int) -> int:
        """20.3"""
        reason = self.off_ground(state, place)
        return reason if reason != ALLOWED else self.cannot_be_among(state, place)

    def off_ground(self, state: State, place: int) -> int:
        """20.3 A whole-inch place in the zones, at the distances from buildings the map names."""
        rules = state.map.sides[self.seat]
        x = place_x(place)
        y = place_y(place)
        step = max(INCH, state.lattice)
        if not on_lattice(state.board, place) or x % step or y % step:
            return reasons.NOT_WHOLE_INCH
        inside = False
        for zone in rules.zones:
            inside = inside or in_zone(zone, x, y)
        if not inside:
            return reasons.OUT_OF_ZONE
        if rules.from_buildings and near_any_building(state, x, y, rules.from_buildings - 1):
            return reasons.TOO_NEAR_BUILDING
        if rules.to_building and not near_any_building(state, x, y, rules.to_building):
            return reasons.TOO_FAR_FROM_BUILDING
        return ALLOWED

    def cannot_be_among(self, state: State, place: int) -> int:
        """20.3 At the distances from other points and edges the map names."""
        rules = state.map.sides[self.seat]
        x = place_x(place)
        y = place_y(place)
        mine = points_of_side(state, self.seat)
        for other in mine:
            if within(place_x(other) - x, place_y(other) - y, max(rules.between - 1, 0)):
                return reasons.POINTS_TOO_NEAR
        if rules.same_edge and mine:
            named = state.home_of[self.seat]
            if not shares_edge(state, mine + [place]) or (named >= 0 and named not in edges_of(state.board, x, y)):
                return reasons.ANOTHER_EDGE
        if rules.from_enemy_edge:
            edge = state.home_of[ATTACKER]
            if edge < 0:
                edge = edge_of(state.board, place_x(state.points_a[0]), place_y(state.points_a[0]))
            if from_edge(state.board, edge, x, y) < rules.from_enemy_edge:
                return reasons.TOO_NEAR_ENEMY_EDGE
        return ALLOWED

    def corner(self, state: State) -> list[int]:
        """20.9 The edges that meet at the first point."""
        first = points_of_side(state, self.seat)[0]
        return edges_of(state.board, place_x(first), place_y(first))

    def actions(self, state: State, seat: int) -> list[int]:
        # by hand: the ground is known, and looking at each place of it once more costs one part in a hundred
        if self.step == NAMING:
            return sorted([kinds.NAME_EDGE | edge for edge in self.corner(state)])
        return [kinds.POINT | place for place in self.ground(state) if self.cannot_be_among(state, place) == ALLOWED]

    def ground(self, state: State) -> list[int]:
        """The places in the zones, in order: the same in every match on this map, so they are kept with it."""
        step = max(INCH, state.lattice)
        key = (state.field * 2 + self.seat) * 64 + step
        known = state.board.grounds.get(key)
        if known is None:
            places: set[int] = set()
            for zone in state.map.sides[self.seat].zones:
                for y in range((zone[1] + step - 1) // step * step, zone[3] + 1, step):
                    for x in range((zone[0] + step - 1) // step * step, zone[2] + 1, step):
                        if self.off_ground(state, place_number(x, y)) == ALLOWED:
                            places.add(place_number(x, y))
            known = sorted(places)
            state.board.grounds[key] = known
        return known

    def forbids(self, state: State, seat: int, action: int) -> int:
        if self.step == NAMING:
            if kind_of(action) != kinds.NAME_EDGE:
                return NOT_ASKED
            return ALLOWED if noun_of(action) in self.corner(state) else reasons.NOT_THAT_EDGE
        return self.cannot_put(state, noun_of(action)) if kind_of(action) == kinds.POINT else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        if self.step == NAMING:
            self.step = PUTTING
            state.home_of = with_entry(state.home_of, seat, noun_of(action))
            state.tell(kinds.EDGE_NAMED, "20.9", seat, noun_of(action))
            return
        points = points_of_side(state, self.seat) + [noun_of(action)]
        if self.seat == ATTACKER:
            state.points_a = points
        else:
            state.points_d = points
        state.tell(kinds.POINT_PUT, "20.3", seat, noun_of(action))
        if state.map.sides[seat].home_by_point and len(points) == 1 and len(self.corner(state)) > 1:
            self.step = NAMING

    def prompt(self, state: State, seat: int) -> Prompt:
        if self.step == NAMING:
            return Prompt("prompt-name-edge", "20.9")
        rules = state.map.sides[self.seat]
        return Prompt("prompt-point", "20.3", {"left": rules.points - len(points_of_side(state, seat))})


def near_any_building(state: State, x: int, y: int, limit: int) -> bool:
    for building in state.board.buildings:
        if building.is_near(x, y, limit):
            return True
    return False


def shares_edge(state: State, points: list[int]) -> bool:
    common = [0, 1, 2, 3]
    for point in points:
        edges = edges_of(state.board, place_x(point), place_y(point))
        common = [edge for edge in common if edge in edges]
    return len(common) > 0
