"""A match: where every counter is, who holds what, and what the year has brought."""

from __future__ import annotations

from typing import Final, final

from arpents.engine.declarations import Options
from arpents.engine.state import MatchState
from arpents.games.small_wars_mohicans.facts.board import (
    BRITISH,
    EUROPEAN,
    FIRST_FRENCH,
    FIRST_IROQUOIS,
    FIRST_NATIVE,
    FIRST_OF,
    FIRST_PLACE,
    FRENCH,
    GARRISON,
    HOME,
    KIND,
    MILITIA,
    MILITIA_OF,
    NATION_OF,
    NATIONS,
    NATIVES,
    OF_KIND,
    OUT,
    OVERSEAS,
    PERMANENT,
    PLACE_TYPE,
    POINTS,
    RESERVE,
    TOWN,
    TRIBES,
    TROOPS,
    TYPE,
    TYPE_REGULAR,
    UNITS,
)
from arpents.games.small_wars_mohicans.facts.calendar import SEASON, YEAR
from arpents.games.small_wars_mohicans.words import kinds

# What a counter has done or suffered.
DAMAGED: Final = 1  # S2.5 turned over
MARCHING: Final = 2  # in the stack that is moving now
MOVED: Final = 4  # done for this turn
BUILT: Final = 8  # built a fort this turn (S18.4)
FOUGHT: Final = 16  # took part in a battle this turn (S29.3)
INSIDE: Final = 32  # behind walls
AFLOAT: Final = 64  # came by the sea lift from the port in `came_from`
BY_LAKE: Final = 128  # made its last step over a lake
BY_WATER: Final = 256  # used water this turn
ARRIVED: Final = 512  # came this turn from the place in `came_from`
WON: Final = 1024  # S37.1 won a battle this year
CAME_OUT: Final = 2048  # left the walls to join a relief
AT_THE_WALL: Final = 4096  # S47.5
CLOSING_IN: Final = 8192  # S47.5 skips this fire
GONE: Final = 16384  # S43.1 a militia lost this turn: it comes out no more before the next
AIMED: Final = 16  # shift: from this bit on, the unit opposite plus one (S47.1)
STAYS: Final = MOVED | MARCHING | INSIDE  # S12.5, S32.1 nobody with one of these can be taken along
OF_THE_TURN: Final = MARCHING | MOVED | BUILT | FOUGHT | BY_LAKE | BY_WATER | ARRIVED | CAME_OUT | GONE

# What lies on a place.
FORT: Final = 1
RAIDED_BY_FRENCH: Final = 2
RAIDED_BY_BRITISH: Final = 4  # a fort burnt by the British leaves a marker too
RAIDED: Final = 6
FRENCH_ATTACK: Final = 8
BRITISH_ATTACK: Final = 16
ATTACKED: Final = 24
FRENCH_SIEGE: Final = 32
BRITISH_SIEGE: Final = 64
BESIEGED: Final = 96
HAD_BRITISH_FORT: Final = 128  # S35.2 at the start of the turn
LOST_ONCE: Final = 256  # S4.14
MANOEUVRED: Final = 512  # S14.1
BATTLEFIELD: Final = 1024  # a battle was fought here this turn
FRENCH_CAME: Final = 2048  # French units of the battle under way came from here
BRITISH_CAME: Final = 4096
RELIEF: Final = 8192  # the attack is made to relieve the place
CARRIED: Final = 16384  # a siege that has come over from spring and is not settled yet this turn
CALLED: Final = 32768  # S22.5 its militia was called out this turn
CAME: Final = FRENCH_CAME | BRITISH_CAME

ATTACK: Final = [FRENCH_ATTACK, BRITISH_ATTACK]  # by side
SIEGE: Final = [FRENCH_SIEGE, BRITISH_SIEGE]
CAME_FROM: Final = [FRENCH_CAME, BRITISH_CAME]
RAIDED_BY: Final = [RAIDED_BY_FRENCH, RAIDED_BY_BRITISH]

# Lists that copies share until one of them writes: which ones a match may not write into yet.
LOCATION: Final = 1
FRENCH_TROOPS: Final = 2
BRITISH_TROOPS: Final = 4
WARRIORS: Final = 8
ORIGINS: Final = 16
OWNERS: Final = 32
NOTED: Final = 64
ANCHORAGES: Final = 128
LENT: Final = 255

BURNT: Final = 2  # where the forts burnt begin in `noted`
MET: Final = 4  # where the British ships begin in `anchorages`

NOTHING: Final[list[int]] = []
NOT_LOOKED: Final = -1  # in the place of a fact that is kept, until somebody asks for it
SPRING: Final = 0
AUTUMN: Final = 1

OPTIONS: Final = Options()
CALENDAR: Final = OPTIONS.add("calendar", ("twelve", "fourteen"), "S5.1")  # SW-1
REINFORCEMENTS: Final = OPTIONS.add("reinforcements", ("naval", "historical"), "S49.1")
COMBAT: Final = OPTIONS.add("combat", ("custom", "d6"), "S47.2")
ELIMINATIONS: Final = OPTIONS.add("eliminations", ("woods", "everywhere"), "S26.3")  # SW-9
OPENING_FIRE: Final = OPTIONS.add("opening-fire", ("swapped-die", "free-volley"), "S26.6")  # SW-10


@final
class State(MatchState):
    def __init__(
        self, turn: int, land: int, sea: int, sea_lift: int, free_stack: int, asleep: int, blue: int, nations: int,
        passed: int, noted: list[int], anchorages: list[int], location: list[int], flags: list[int],
        came_from: list[int], french: list[int], british: list[int], warriors: list[int], owner: list[int],
        marks: list[int],
    ) -> None:  # fmt: skip
        super().__init__()
        self.turn = turn  # from 0
        self.land = land  # land supply points of the side that moves
        self.sea = sea  # sea supply points
        self.sea_lift = sea_lift  # the port where it lies, 0 when it has none
        self.free_stack = free_stack  # S13.3 1 when the Iroquois have made their free move
        self.asleep = asleep  # mask of tribes
        self.blue = blue  # S39.1 mask of the six nations that show French colours
        self.nations = nations  # the side the Iroquois have joined, -1 while neutral
        self.passed = passed  # mask of ships that got through this winter
        self.noted = noted  # of the year, by side: Great Victories, then (BURNT) enemy forts burnt
        self.anchorages = anchorages  # the French ship in each, then (MET) the British ship that met it; -1 for none
        self.location = location  # by unit
        self.flags = flags  # by unit
        self.came_from = came_from  # by unit; a ship's number while it waits on the turn track
        self.french = french  # by place: mask of French troops
        self.british = british  # by place: mask of British troops
        self.warriors = warriors  # by place: mask of tribes and nations
        self.owner = owner  # by place
        self.marks = marks  # by place
        self.lent = 0  # the lists that a copy may hold too: see LENT
        self.offered = NOTHING  # what a procedure has listed to see whether to ask, until it is asked for
        self.ready = (
            NOT_LOOKED  # while a side marches: mask of its troops that may still be taken along, pinned ones too
        )

    # -- the calendar

    def year(self) -> int:
        return YEAR[self.options[CALENDAR]][self.turn]

    def season(self) -> int:
        return SEASON[self.options[CALENDAR]][self.turn]

    # -- who is where

    def side_of(self, unit: int) -> int:
        if unit < FIRST_FRENCH:
            return BRITISH
        return self.nations if unit >= FIRST_IROQUOIS else FRENCH

    def warriors_of(self, place: int, side: int) -> int:
        """The tribes that are awake, and the nations, that serve this side here."""
        here = self.warriors[place]
        if here == 0:
            return 0
        serving = NATIONS if self.nations == side else 0
        if side == FRENCH:
            serving |= TRIBES & ~self.asleep
        return here & serving

    def troops_of(self, place: int, side: int) -> int:
        return self.british[place] if side == BRITISH else self.french[place]

    def troops_on_map(self, side: int) -> int:
        """Mask of all its troops that are in no box."""
        troops = self.british if side == BRITISH else self.french
        boxed = 0
        for box in range(FIRST_PLACE):
            boxed |= troops[box]
        return TROOPS[side] & ~boxed

    def tribes_awake(self) -> int:
        """Mask of the tribes on the map that are awake."""
        boxed = self.asleep
        for box in range(FIRST_PLACE):
            boxed |= self.warriors[box]
        return TRIBES & ~boxed

    def units(self, place: int, side: int) -> list[int]:
        """The units of a side in a place, sleeping tribes left out, in the order of units.json."""
        found: list[int] = []
        first = 0 if side == BRITISH else FIRST_FRENCH
        mask = self.british[place] if side == BRITISH else self.french[place]
        while mask:
            low = mask & -mask
            found.append(first + low.bit_length() - 1)
            mask ^= low
        mask = self.warriors_of(place, side)
        while mask:
            low = mask & -mask
            found.append(FIRST_NATIVE + low.bit_length() - 1)
            mask ^= low
        return found

    def count(self, place: int, side: int) -> int:
        return self.troops_of(place, side).bit_count() + self.warriors_of(place, side).bit_count()

    def present(self, place: int, side: int) -> bool:
        return self.troops_of(place, side) != 0 or self.warriors_of(place, side) != 0

    def alone(self, place: int, side: int) -> bool:
        """Units of this side are here, and nobody else."""
        return self.present(place, side) and not self.contested(place, side)

    def contested(self, place: int, side: int) -> bool:
        """Whether a side meets an enemy here; for the British every tribe is one, asleep or awake."""
        if side == FRENCH:
            return self.british[place] != 0 or (self.nations == BRITISH and self.warriors[place] & NATIONS != 0)
        if self.french[place] != 0:
            return True
        here = self.warriors[place]
        return here != 0 and (here & TRIBES != 0 or self.nations == FRENCH)

    def enemies(self, place: int, side: int) -> int:
        """How many enemy units a side meets here; a sleeping tribe is one for the British (S42.7, SW-77)."""
        if side == FRENCH:
            return self.count(place, BRITISH)
        return self.count(place, FRENCH) + (self.warriors[place] & TRIBES & self.asleep).bit_count()

    def outside(self, place: int, side: int) -> list[int]:
        """Those who fight in the open: neither inside nor a garrison (S45.1)."""
        return [unit for unit in self.units(place, side) if self.flags[unit] & INSIDE == 0 and KIND[unit] != GARRISON]

    def inside(self, place: int, side: int) -> list[int]:
        return [unit for unit in self.units(place, side) if self.flags[unit] & INSIDE or KIND[unit] == GARRISON]

    def on_map(self, unit: int) -> bool:
        return self.location[unit] >= FIRST_PLACE

    def points(self, unit: int) -> int:
        return POINTS[unit] - (self.flags[unit] & DAMAGED)

    def regulars(self, units: list[int]) -> int:
        number = 0
        for unit in units:
            if TYPE[unit] == TYPE_REGULAR:
                number += 1
        return number

    # -- who holds what

    def has_fort(self, place: int) -> bool:
        return self.marks[place] & FORT != 0

    def fortified(self, place: int) -> bool:
        return PERMANENT[place] == 1 or self.marks[place] & FORT != 0

    def friendly(self, place: int, side: int) -> bool:
        """Owned by the side; for the French also any native place without British units (SW-24)."""
        owner = self.owner[place]
        if owner == side:
            return True
        return side == FRENCH and owner == NATIVES and self.british[place] == 0

    def welcomes(self, place: int, side: int) -> bool:
        """Friendly and free of enemy units: fit for landing, levy and muster."""
        return self.friendly(place, side) and not self.contested(place, side)

    def held_by_enemy(self, place: int, side: int) -> bool:
        owner = self.owner[place]
        return owner == 1 - side or (side == BRITISH and owner == NATIVES)

    def closed(self, place: int) -> bool:
        """S13.10 An Iroquois village while the Six Nations are neutral."""
        return self.nations < 0 and NATION_OF[place] >= 0

    def militia_to_call(self, place: int) -> int:
        """S43.1 The militia of that name in its owner's reserve, or -1; one a turn, none lost this turn (SW-100)."""
        if self.marks[place] & CALLED:
            return -1
        for unit in MILITIA_OF[place]:
            side = BRITISH if unit < FIRST_FRENCH else FRENCH
            if self.location[unit] == RESERVE and self.owner[place] == side and not self.flags[unit] & GONE:
                return unit
        return -1

    # -- changes

    def take_along(self, unit: int) -> None:
        """S12.5 It belongs to the stack that moves now."""
        self.flags[unit] |= MARCHING
        if self.ready != NOT_LOOKED and unit < FIRST_NATIVE:
            self.ready &= ~(1 << (unit if unit < FIRST_FRENCH else unit - FIRST_FRENCH))

    def still_ready(self, side: int) -> int:
        """Mask of its troops on the map that have not moved, are no garrison and not shut in; kept for a march."""
        if self.ready == NOT_LOOKED:
            self.ready = self.troops_to_march(side)
        return self.ready

    def troops_to_march(self, side: int) -> int:
        found = self.troops_on_map(side) & ~OF_KIND[GARRISON][side]
        left = found
        while left:
            low = left & -left
            left ^= low
            if self.flags[FIRST_OF[side] - 1 + low.bit_length()] & STAYS:
                found ^= low
        return found

    def move(self, unit: int, place: int) -> None:
        if self.lent & LOCATION:
            self.location = self.location[:]
            self.lent &= ~LOCATION
        old = self.location[unit]
        self.location[unit] = place
        if unit < FIRST_FRENCH:
            if self.lent & BRITISH_TROOPS:
                self.british = self.british[:]
                self.lent &= ~BRITISH_TROOPS
            bit = 1 << unit
            self.british[old] ^= bit
            self.british[place] ^= bit
        elif unit < FIRST_NATIVE:
            if self.lent & FRENCH_TROOPS:
                self.french = self.french[:]
                self.lent &= ~FRENCH_TROOPS
            bit = 1 << unit - FIRST_FRENCH
            self.french[old] ^= bit
            self.french[place] ^= bit
        else:
            if self.lent & WARRIORS:
                self.warriors = self.warriors[:]
                self.lent &= ~WARRIORS
            bit = 1 << unit - FIRST_NATIVE
            self.warriors[old] ^= bit
            self.warriors[place] ^= bit

    def comes_from(self, unit: int, origin: int) -> None:
        if self.lent & ORIGINS:
            self.came_from = self.came_from[:]
            self.lent &= ~ORIGINS
        self.came_from[unit] = origin

    def give(self, place: int, owner: int) -> None:
        if self.lent & OWNERS:
            self.owner = self.owner[:]
            self.lent &= ~OWNERS
        self.owner[place] = owner

    def note(self, what: int, number: int) -> None:
        if self.lent & NOTED:
            self.noted = self.noted[:]
            self.lent &= ~NOTED
        self.noted[what] = number

    def anchor(self, berth: int, ship: int) -> None:
        if self.lent & ANCHORAGES:
            self.anchorages = self.anchorages[:]
            self.lent &= ~ANCHORAGES
        self.anchorages[berth] = ship

    def sleeps_at(self, tribe: int, place: int) -> bool:
        return self.location[tribe] == place and self.asleep >> tribe - FIRST_NATIVE & 1 == 1

    def wake(self, tribe: int, rule: str) -> None:
        self.asleep &= ~(1 << tribe - FIRST_NATIVE)
        self.tell(kinds.TRIBE_WAKES, rule, tribe, self.location[tribe])

    def lost(self, unit: int, captured: bool) -> None:
        """Where a counter goes that dies, or that is captured or sent away for want of room."""
        self.ready = NOT_LOOKED
        self.flags[unit] = 0
        self.comes_from(unit, 0)
        if KIND[unit] == EUROPEAN:
            self.move(unit, OVERSEAS if captured else OUT)
        elif KIND[unit] == GARRISON or unit >= FIRST_NATIVE:  # S42.9, S45.3, S40.3 (SW-51)
            self.move(unit, OUT)
        else:
            self.move(unit, RESERVE)  # S43.4
            if KIND[unit] == MILITIA:
                self.flags[unit] = GONE

    def call_militia(self, place: int, unit: int, rule: str) -> None:
        self.move(unit, place)
        self.marks[place] |= CALLED
        self.tell(kinds.MILITIA_CALLED, rule, unit, place)

    def capture(self, place: int, side: int, rule: str) -> None:
        """The place changes hands; a fort in it goes along."""
        before = self.owner[place]
        if before == side:
            return
        self.give(place, side)
        self.marks[place] |= LOST_ONCE
        self.tell(kinds.PLACE_TAKEN, rule, place, side)
        if before == 1 - side and (PERMANENT[place] or PLACE_TYPE[place] == TOWN):  # S39.4 (SW-79)
            self.great_victory(side, "S39.4")
        if self.marks[place] & FORT:
            self.tell(kinds.FORT_TAKEN, rule, place, side)

    def burn_fort(self, place: int, side: int, enemy_fort: bool) -> None:
        """S19.2 The fort goes and a raid marker takes its place."""
        self.marks[place] &= ~FORT
        if not self.marks[place] & RAIDED:  # never two markers in a place (SW-53)
            self.marks[place] |= RAIDED_BY[side]
        self.tell(kinds.FORT_BURNT, "S19.2", place, side)
        if enemy_fort:
            self.note(BURNT + side, self.noted[BURNT + side] + 1)  # S39.5

    def great_victory(self, side: int, rule: str) -> None:
        if self.nations < 0:
            self.note(side, self.noted[side] + 1)
            self.tell(kinds.GREAT_VICTORY, rule, side)

    def recover(self, place: int) -> None:
        """S34.1 After a battle or siege here everyone returns to full strength, but those in a besieged place (SW-101).

        S34.2 In autumn those inside this place recover too: its siege ends with the turn.
        """
        spring = self.season() == SPRING
        for unit in range(UNITS):
            if self.flags[unit] & DAMAGED:
                other = self.location[unit]
                inside = self.flags[unit] & INSIDE != 0 or KIND[unit] == GARRISON
                if inside and self.marks[other] & BESIEGED and (spring or other != place):
                    continue
                self.flags[unit] &= ~DAMAGED

    def lift_siege(self, place: int) -> None:
        """Nobody is invested here any more, and S34.2 no longer keeps those inside from recovering."""
        self.ready = NOT_LOOKED
        self.marks[place] &= ~BESIEGED
        for side in (FRENCH, BRITISH):
            for unit in self.units(place, side):
                self.flags[unit] &= ~(INSIDE | DAMAGED)

    # -- what is asked

    def handed_out(self) -> list[int]:
        """What `offered` held: it is given away once, and whoever asks again has it listed anew."""
        found = self.offered
        self.offered = NOTHING
        return found

    # -- the contract

    def copy(self) -> State:
        twin = State(
            self.turn, self.land, self.sea, self.sea_lift, self.free_stack, self.asleep, self.blue, self.nations,
            self.passed, self.noted, self.anchorages, self.location, self.flags[:], self.came_from, self.french,
            self.british, self.warriors, self.owner, self.marks[:],
        )  # fmt: skip
        self.lent = LENT
        twin.lent = LENT
        twin.ready = self.ready
        self.hand_over(twin)
        return twin

    def become(self, other: State) -> None:
        super().become(other)
        self.lent = LENT
        self.offered = NOTHING
        self.ready = NOT_LOOKED


def listed(troops: int, side: int) -> list[int]:
    """The units of a mask of troops, in the order of units.json."""
    before = FIRST_OF[side] - 1
    found: list[int] = []
    while troops:
        low = troops & -troops
        found.append(before + low.bit_length())
        troops ^= low
    return found


def home_of(state: State, unit: int) -> int:
    """The place a unit calls home, -1 for none; a nation's is any of its villages where it stands (SW-12)."""
    if unit < FIRST_IROQUOIS:
        return HOME[unit]
    place = state.location[unit]
    return place if NATION_OF[place] == unit - FIRST_IROQUOIS else -1
