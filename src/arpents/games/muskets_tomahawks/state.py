"""2. A match: where every figure, marker, boat and card is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from arpents.engine.state import MatchState
from arpents.games.muskets_tomahawks.facts.profiles import CAPTIVE, NO_FORCE, WAGON
from arpents.games.muskets_tomahawks.facts.terrain import FIRE_LEVELS
from arpents.games.muskets_tomahawks.table.board import Board
from arpents.games.muskets_tomahawks.table.boxes import Box, box_around
from arpents.games.muskets_tomahawks.table.maps import described_board
from arpents.games.muskets_tomahawks.table.scenarios import Map, map_of

if TYPE_CHECKING:
    from mypy_extensions import i64

# where a unit is
AWAY: Final = 0  # in reserve, not arrived
ARRIVED: Final = 1  # 20.8 waits off the table for its first Move
ON_TABLE: Final = 2
HIDDEN: Final = 3
INDOORS: Final = 4
ABOARD: Final = 5
OFF: Final = 6  # left by the scenario's exit
DESTROYED: Final = 7
FREED: Final = 8  # captives set free
WRECKED: Final = 9  # wagons
CAPTURED: Final = 10
IN_PLAY_IDS: Final = ["away", "arrived", "table", "hidden", "indoors", "aboard"]
STATUS_IDS: Final = IN_PLAY_IDS + ["off", "destroyed", "freed", "wrecked", "captured"]

# 2.3 formations
DISPERSED: Final = 0
ONE_RANK: Final = 1
TWO_RANKS: Final = 2
COLUMN: Final = 3
FORMATION_IDS: Final = ["dispersed", "one-rank", "two-ranks", "column"]

# markers of a unit
SHAKEN: Final = 1
IN_FLIGHT: Final = 2
VIGILANT: Final = 4
GUN_SMOKE: Final = 8
ENGAGER: Final = 16  # 12.7.5 it came into this contact by engaging

# 13.6 guns
NO_GUN: Final = 0
MANNED: Final = 1
ABANDONED: Final = 2
SPIKED: Final = 3

WAITING_BOAT: Final = -2  # 21.8 side of a bought boat not yet on the water, one less for the defender
UP: Final = -1  # the side of a marker that was turned over


def with_entry(column: list[int], number: int, value: int) -> list[int]:
    """A list that copies of a match share, with one entry changed."""
    column = column[:]
    column[number] = value
    return column


def board_of(field: int, described: list[int]) -> Board:
    if described:
        return described_board("".join([chr(code) for code in described]))
    return map_of(field >> 1, field & 1).board


@final
class State(MatchState):
    def __init__(
        self,
        field: int,
        turn: int,
        go_first: int,
        clocks: int,
        red: int,
        weather: int,
        lattice: int,
        owed: int,
        tested: int,
        lucky_used: int,
        drilled: int,
        midway: int,
        midway_from: int,
        led: int,
        moved: int,
        halted: int,
        watched: int,
        failed: int,
        failed_markers: int,
        marched: int,
        attempts: int,
        sectors: int,
        report: int,
        broken: int,
        described: list[int],
        fire: list[int],
        points_a: list[int],
        points_d: list[int],
        side: list[int],
        profile: list[int],
        troop: list[int],
        discipline: list[int],
        aggression: list[int],
        defence: list[int],
        shooting: list[int],
        main: list[int],
        single: list[int],
        close: list[int],
        traits: list[int],
        printed: list[int],
        radius: list[int],
        first: list[int],
        start: list[int],
        cost: list[int],
        status: list[int],
        inside: list[int],
        strength: list[int],
        formation: list[int],
        facing: list[int],
        ax: list[int],
        ay: list[int],
        marks: list[int],
        flags: list[int],
        home: list[int],
        hits: list[int],
        along: list[int],
        gun: list[int],
        fx: list[int],
        fy: list[int],
        alive: list[int],
        smoke: list[int],
        spent: list[int],
        slot: list[int],
        from_x: list[int],
        from_y: list[int],
        to_x: list[int],
        to_y: list[int],
        way: list[int],
        losses: list[int],
        marker_side: list[int],
        marker_unit: list[int],
        marker_real: list[int],
        marker_x: list[int],
        marker_y: list[int],
        boat_type: list[int],
        boat_side: list[int],
        boat_x: list[int],
        boat_y: list[int],
        hand_a: list[int],
        hand_d: list[int],
        deck: list[int],
        discard: list[int],
        known: list[int],
        reserved: list[int],
        command: list[int],
        points: list[int],
        force: list[int],
        commander: list[int],
        morale: list[int],
        home_of: list[int],
        drawn_cards: list[int],
        clocks_out: list[int],
        intrigue: list[int],
        pledge: list[int],
        deeds: list[int],
        spared: list[int],
    ) -> None:
        super().__init__()
        self.field = field  # the map: scenario * 2 + size
        self.turn = turn
        self.go_first = go_first  # 5.3 who has the first go of the turn
        self.clocks = clocks  # Clocks played this turn
        self.red = red  # red Clocks played in all
        self.weather = weather
        self.lattice = lattice  # 1.9 u between the places offered
        self.owed = owed  # 14.1.4, 14.1.5 units that must still test
        self.tested = tested  # 14.1.6 units that have so tested in this action
        self.lucky_used = lucky_used  # Officers whose luck is spent
        self.midway = midway  # 11.7 the unit half-way along a leg, or -1
        self.midway_from = midway_from  # 11.7 where a gun's leg under way began, x << 16 | y
        self.led = led  # 17.5.1 captive units taken along in this action
        self.moved = moved  # 23 units that have moved this turn
        self.halted = halted  # 7.13 units whose action was ended by a reaction
        self.watched = watched  # 11.5 watchers that failed to spot in this action
        self.failed = failed  # 8.6 units the acting unit failed to spot in this action
        self.failed_markers = failed_markers
        self.marched = marched  # 16.2 markers that have acted: on which cards and at what pace was seen
        self.attempts = attempts  # 8.6 at most two in an action
        self.drilled = drilled  # Drillmasters who have spoken this turn
        self.sectors = sectors  # 20.15 sectors scouted
        self.report = report  # 20.15 1 once carried off
        self.broken = broken  # 19.4 mask of broken sides
        self.described = described  # the map as text codes, for positions that bring their own
        self.fire = fire  # by building: its level
        self.points_a = points_a  # 20.2 deployment points of the attacker, as places
        self.points_d = points_d  # of the defender
        self.side = side  # by unit
        self.profile = profile
        self.troop = troop  # troop type, or -1
        self.discipline = discipline
        self.aggression = aggression
        self.defence = defence
        self.shooting = shooting
        self.main = main
        self.single = single
        self.close = close
        self.traits = traits
        self.printed = printed  # 3.4 in u
        self.radius = radius  # of a figure's base
        self.first = first  # number of its first figure
        self.start = start  # figures at the start
        self.cost = cost  # points paid
        self.status = status  # by unit: where it is
        self.inside = inside  # building or boat, or -1
        self.strength = strength  # figures left
        self.formation = formation
        self.facing = facing
        self.ax = ax  # anchor of a formation, or gun or wagon
        self.ay = ay
        self.marks = marks  # Shaken, Flight, Vigilance, Smoke of the gun
        self.flags = flags  # 8.7 mask of enemy units it has spotted
        self.home = home  # its home edge
        self.hits = hits  # 17.4.2 on a wagon
        self.along = along  # 17.4.1 u along the road
        self.gun = gun  # 13.6 manned, abandoned or gone
        self.fx = fx  # by figure
        self.fy = fy
        self.alive = alive
        self.smoke = smoke
        self.spent = spent
        self.slot = slot  # 2.9 place in the formation
        self.from_x = from_x  # by figure: start of the leg under way
        self.from_y = from_y
        self.to_x = to_x  # its end
        self.to_y = to_y
        self.losses = losses  # by unit: figures lost in the hand-to-hand round under way
        self.way = way  # what the Move has met and used so far, packed
        self.marker_side = marker_side  # by Hidden marker: its side, or -1 once turned over
        self.marker_unit = marker_unit  # the unit it is, or is tied to
        self.marker_real = marker_real  # 0 for a dummy
        self.marker_x = marker_x
        self.marker_y = marker_y
        self.boat_type = boat_type  # by boat
        self.boat_side = boat_side  # its side, or -1 once off the table
        self.boat_x = boat_x
        self.boat_y = boat_y
        self.hand_a = hand_a  # cards in the attacker's hand
        self.hand_d = hand_d
        self.deck = deck
        self.discard = discard
        self.known = known  # cards the other side has seen taken into a hand: card, side, ...
        self.reserved = reserved  # by side: the card set aside, or -1
        self.command = command  # command points
        self.points = points  # victory points scored so far
        self.force = force  # figures at the start
        self.commander = commander  # unit
        self.morale = morale  # 1 once its Morale card is in the deck
        self.home_of = home_of  # home edge
        self.drawn_cards = drawn_cards  # drawn since the deal
        self.clocks_out = clocks_out  # Clocks it has played this turn
        self.intrigue = intrigue
        self.pledge = pledge  # what the intrigue has chosen
        self.deeds = deeds  # what has been done for it
        self.spared = spared  # 1 once it removed a civilian figure
        self.board: Board = board_of(field, described)
        self.boxes: list[Box | None] = [None] * len(side)  # by unit: where its figures are, when it is known
        self.living: list[list[int] | None] = [None] * len(side)  # by unit: who they are, never changed in place

    @property
    def map(self) -> Map:
        return map_of(self.field >> 1, self.field & 1)

    def units(self) -> int:
        return len(self.side)

    def is_a(self, unit: int, traits: int) -> bool:
        return self.traits[unit] & traits != 0

    def figures(self, unit: int) -> list[int]:
        """The living figures of a unit, lowest first; a list to read, not to change."""
        living = self.living[unit]
        if living is None:
            first = self.first[unit]
            living = [figure for figure in range(first, first + self.start[unit]) if self.alive[figure]]
            self.living[unit] = living
        return living

    def put(self, unit: int, figure: int, x: int, y: int) -> None:
        """A figure stands elsewhere."""
        self.fx[figure] = x
        self.fy[figure] = y
        self.boxes[unit] = None

    def lose(self, unit: int, figure: int) -> None:
        self.alive[figure] = 0
        self.boxes[unit] = None
        self.living[unit] = None

    def box(self, unit: i64) -> Box:
        box = self.boxes[unit]
        if box is None:
            box = box_around(self.fx, self.fy, self.figures(unit), self.radius[unit])
            self.boxes[unit] = box
        return box

    def reference(self, unit: int) -> int:
        """2.8 The living figure with the lowest number, or -1."""
        living = self.figures(unit)
        return living[0] if living else -1

    def present(self, unit: int) -> bool:
        """On the table in sight of all: in the open, in a building or aboard."""
        status = self.status[unit]
        return status == ON_TABLE or status == INDOORS or status == ABOARD

    def formed(self, unit: int) -> bool:
        return self.formation[unit] == ONE_RANK or self.formation[unit] == TWO_RANKS

    def mans_gun(self, unit: int) -> bool:
        return self.gun[unit] == MANNED

    def faces(self, unit: int) -> bool:
        """9.5.5 Does its facing limit what it sees and shoots?"""
        return self.status[unit] == ON_TABLE and (self.formed(unit) or self.gun[unit] == MANNED)

    def fleeing(self, unit: int) -> bool:
        return self.marks[unit] & IN_FLIGHT != 0

    def shaken(self, unit: int) -> bool:
        return self.marks[unit] & SHAKEN != 0

    def standing(self) -> int:
        """The buildings that have not collapsed, as a mask."""
        mask = 0
        for building in range(len(self.fire)):
            if self.fire[building] == 0 or not self.collapsed(building):
                mask |= 1 << building
        return mask

    def collapsed(self, building: int) -> bool:
        return self.fire[building] >= FIRE_LEVELS[self.board.buildings[building].type]

    def hand(self, seat: int) -> list[int]:
        return self.hand_a if seat == 0 else self.hand_d

    def has_anchor(self, unit: int) -> bool:
        """2.8 Does an anchor stand for its reference figure? Half-way along a leg it has not got there."""
        if self.traits[unit] & WAGON or self.gun[unit] == MANNED:
            return True
        return self.formation[unit] != DISPERSED and self.status[unit] == ON_TABLE and self.midway != unit

    def where_x(self, unit: int) -> int:
        """One place that stands for a unit: its reference figure, anchor, gun, wagon, building or boat."""
        status = self.status[unit]
        if status == ABOARD:
            return self.boat_x[self.inside[unit]]
        if status == INDOORS:
            shape = self.board.buildings[self.inside[unit]]
            return (shape.west + shape.east) // 2
        if self.has_anchor(unit):
            return self.ax[unit]
        return self.fx[self.reference(unit)]

    def where_y(self, unit: int) -> int:
        status = self.status[unit]
        if status == ABOARD:
            return self.boat_y[self.inside[unit]]
        if status == INDOORS:
            shape = self.board.buildings[self.inside[unit]]
            return (shape.south + shape.north) // 2
        if self.has_anchor(unit):
            return self.ay[unit]
        return self.fy[self.reference(unit)]

    def counts(self, unit: int) -> bool:
        """5.9, 19.4 Among a side's figures?"""
        return not self.is_a(unit, NO_FORCE)

    def mark(self, unit: int, bit: int) -> None:
        self.marks[unit] |= bit

    def unmark(self, unit: int, bit: int) -> None:
        self.marks[unit] &= ~bit

    def captive(self, unit: int) -> bool:
        return self.traits[unit] & CAPTIVE != 0

    def become(self, other: State) -> None:
        super().become(other)
        self.boxes = other.boxes
        self.living = other.living

    def copy(self) -> State:
        """Lists that seldom change are shared: who changes one puts another in its place (`with_entry`)."""
        twin = State(
            self.field,
            self.turn,
            self.go_first,
            self.clocks,
            self.red,
            self.weather,
            self.lattice,
            self.owed,
            self.tested,
            self.lucky_used,
            self.drilled,
            self.midway,
            self.midway_from,
            self.led,
            self.moved,
            self.halted,
            self.watched,
            self.failed,
            self.failed_markers,
            self.marched,
            self.attempts,
            self.sectors,
            self.report,
            self.broken,
            self.described,
            self.fire,
            self.points_a,
            self.points_d,
            self.side,
            self.profile,
            self.troop,
            self.discipline,
            self.aggression,
            self.defence,
            self.shooting,
            self.main,
            self.single,
            self.close,
            self.traits,
            self.printed,
            self.radius,
            self.first,
            self.start,
            self.cost,
            self.status[:],
            self.inside[:],
            self.strength[:],
            self.formation[:],
            self.facing[:],
            self.ax[:],
            self.ay[:],
            self.marks[:],
            self.flags[:],
            self.home,
            self.hits,
            self.along,
            self.gun,
            self.fx[:],
            self.fy[:],
            self.alive[:],
            self.smoke[:],
            self.spent[:],
            self.slot,
            self.from_x,
            self.from_y,
            self.to_x,
            self.to_y,
            self.way[:],
            self.losses,
            self.marker_side[:],
            self.marker_unit[:],
            self.marker_real[:],
            self.marker_x[:],
            self.marker_y[:],
            self.boat_type,
            self.boat_side[:],
            self.boat_x[:],
            self.boat_y[:],
            self.hand_a[:],
            self.hand_d[:],
            self.deck[:],
            self.discard[:],
            self.known[:],
            self.reserved[:],
            self.command[:],
            self.points[:],
            self.force,
            self.commander,
            self.morale,
            self.home_of,
            self.drawn_cards,
            self.clocks_out,
            self.intrigue,
            self.pledge,
            self.deeds[:],
            self.spared,
        )
        twin.boxes = self.boxes[:]
        twin.living = self.living[:]
        self.hand_over(twin)
        return twin
