"""20. The six scenarios and their two maps each, read from data/scenarios.json."""

from __future__ import annotations

from typing import Final, final

from arpents.engine.facts import as_list, as_record, record, records, text, whole, wholes
from arpents.games.muskets_tomahawks.facts.armies import ARMY_IDS
from arpents.games.muskets_tomahawks.facts.reading import points, read
from arpents.games.muskets_tomahawks.facts.terrain import BOAT_IDS
from arpents.games.muskets_tomahawks.table.board import Board
from arpents.games.muskets_tomahawks.table.maps import make_board

ATTACKER: Final = 0
DEFENDER: Final = 1

# edges of the table
NO_EDGE: Final = -1
EDGE_EAST: Final = 0
EDGE_NORTH: Final = 1
EDGE_WEST: Final = 2
EDGE_SOUTH: Final = 3
NEARER_NORTH_OR_SOUTH: Final = 4
NEAREST_EDGE: Final = 5
EDGE_IDS: Final = ["east", "north", "west", "south", "nearer-north-or-south", "nearest"]

# 20.7 shares in reserve
NO_RESERVE: Final = 0
ONE_THIRD: Final = 1
ONE_HALF: Final = 2
BEYOND_SLOTS: Final = 3
RESERVES: Final = ["none", "third", "half", "slots"]

# who may hide
NOBODY_HIDES: Final = 0
WOODSMEN_HIDE: Final = 1  # units of Scouts or Natives
EVERYBODY_HIDES: Final = 2
ONE_UNIT_HIDES: Final = 3

RAID: Final = 0
AMBUSH: Final = 1
CAPTIVES: Final = 2
MEETING: Final = 3
RECONNAISSANCE: Final = 4
PORTAGE: Final = 5
DRAWN: Final = 6  # 20.1 the scenario is rolled for


SIZE_IDS: Final = ["400", "200"]
SIZE_POINTS: Final = [400, 200]


@final
class Side:
    """How one side of a map sets up."""

    def __init__(self, facts: dict[str, object]) -> None:
        self.points = whole(facts, "points")
        self.zones = points(facts, "zones")
        self.from_buildings = whole(facts, "min_from_buildings")
        self.to_building = whole(facts, "max_from_a_building")
        self.between = whole(facts, "min_between_points")
        self.from_enemy_edge = whole(facts, "min_from_attacker_edge")
        self.from_enemy = whole(facts, "min_from_enemy_figures")
        self.same_edge = facts.get("same_edge") is True
        self.reserve = RESERVES.index(text(facts, "reserve", "none"))
        self.boat_zone = wholes(facts, "boat_zone")
        self.slots = [wholes(slot, "head") for slot in records(facts, "slots")]
        self.slot_facing = [whole(slot, "facing") for slot in records(facts, "slots")]
        self.wagons = points(facts, "wagons")
        home = text(facts, "home_edge")
        self.home_by_point = home == "first_point"
        self.home_opposite = home == "opposite"
        self.home = NO_EDGE
        if home == "nearer_ns":
            self.home = NEARER_NORTH_OR_SOUTH
        elif home in EDGE_IDS:
            self.home = EDGE_IDS.index(home)
        hides = facts.get("hidden", "none")
        self.hides = NOBODY_HIDES
        self.hide_zone: list[int] = []
        if isinstance(hides, dict):
            self.hides = ONE_UNIT_HIDES
            self.hide_zone = wholes(as_record(hides), "zone")
            self.from_enemy = whole(as_record(hides), "min_from_enemy_figures")
        elif hides == "scouts_or_natives":
            self.hides = WOODSMEN_HIDE
        elif hides == "every unit":
            self.hides = EVERYBODY_HIDES


@final
class Map:
    """One table of a scenario with all its numbers."""

    def __init__(self, id: str, facts: dict[str, object]) -> None:
        self.board: Board = make_board(id, facts)
        self.sides = [Side(record(facts, "attacker")), Side(record(facts, "defender"))]
        self.civilians = [[whole(c, "figures"), self.building(text(c, "in"))] for c in records(facts, "civilians")]
        self.captives = [whole(c, "figures") for c in records(facts, "captives")]
        self.boats = [[BOAT_IDS.index(text(b, "type"))] + wholes(b, "at") for b in records(facts, "boats")]
        self.objective_ids = [text(o, "id") for o in records(facts, "objectives")]
        self.objectives = [wholes(o, "at") for o in records(facts, "objectives")]
        self.sectors = wholes(facts, "sectors")
        self.line_y = whole(facts, "line_y")
        downstream = text(facts, "downstream")
        self.drift_x = {"east": 1, "west": -1}.get(downstream, 0)
        self.drift_y = {"north": 1, "south": -1}.get(downstream, 0)

    def building(self, name: str) -> int:
        for number, shape in enumerate(self.board.buildings):
            if shape.name == name:
                return number
        raise ValueError(name)


@final
class Scenario:
    def __init__(self, facts: dict[str, object]) -> None:
        self.id = text(facts, "id")
        self.rule = text(facts, "rule")
        self.red_clocks = whole(facts, "red_clocks")
        maps = record(facts, "maps")
        self.facts = [record(maps, size) for size in SIZE_IDS]
        self.maps: list[Map | None] = [None] * len(SIZE_IDS)  # by size, made when first asked for
        pairs = record(facts, "suggested")
        self.pairs: list[list[list[int]]] = []  # by size: pairs of army numbers
        for size in SIZE_IDS:
            self.pairs.append([])
            for pair in as_list(pairs[size]):
                self.pairs[-1].append([ARMY_IDS.index(str(army)) for army in as_list(pair)])

    def map(self, size: int) -> Map:
        found = self.maps[size]
        if found is None:
            found = Map(self.id + "/" + SIZE_IDS[size], self.facts[size])
            self.maps[size] = found
        return found


SCENARIOS: Final[list[Scenario]] = [Scenario(facts) for facts in records(read("scenarios"), "scenarios")]
SCENARIO_IDS: Final[list[str]] = [scenario.id for scenario in SCENARIOS] + ["drawn"]
RED_CLOCKS: Final[list[int]] = [scenario.red_clocks for scenario in SCENARIOS]


def rolled_scenario(face: int) -> int:
    """20.1 The scenario a die gives."""
    for faces, id in record(read("scenarios"), "scenario_roll").items():
        ends = [int(end) for end in faces.split("-")]
        if ends[0] <= face <= ends[-1]:
            return SCENARIO_IDS.index(str(id))
    raise ValueError(face)


def map_of(scenario: int, size: int) -> Map:
    return SCENARIOS[scenario].map(size)


def edge_of(board: Board, x: int, y: int) -> int:
    """The edge a point lies on, NO_EDGE inside; a corner is told by `edges_of`."""
    edges = edges_of(board, x, y)
    return edges[0] if edges else NO_EDGE


def edges_of(board: Board, x: int, y: int) -> list[int]:
    edges: list[int] = []
    if x == board.width:
        edges.append(EDGE_EAST)
    if y == board.height:
        edges.append(EDGE_NORTH)
    if x == 0:
        edges.append(EDGE_WEST)
    if y == 0:
        edges.append(EDGE_SOUTH)
    return edges


def from_edge(board: Board, edge: int, x: int, y: int) -> int:
    """How far a point is from an edge."""
    if edge == EDGE_EAST:
        return board.width - x
    if edge == EDGE_NORTH:
        return board.height - y
    if edge == EDGE_WEST:
        return x
    return y


def opposite(edge: int) -> int:
    return edge ^ 2


def home_edge(board: Board, edge: int, x: int, y: int) -> int:
    """20.9 A named edge, or the nearer one from here, south and west on a tie."""
    if edge == NEARER_NORTH_OR_SOUTH:
        return EDGE_NORTH if board.height - y < y else EDGE_SOUTH
    if edge == NEAREST_EDGE:
        best = EDGE_SOUTH
        for other in (EDGE_WEST, EDGE_NORTH, EDGE_EAST):
            if from_edge(board, other, x, y) < from_edge(board, best, x, y):
                best = other
        return best
    return edge


def in_zone(zone: list[int], x: int, y: int) -> bool:
    return zone[0] <= x <= zone[2] and zone[1] <= y <= zone[3]
