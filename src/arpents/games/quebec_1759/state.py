"""2. A match at one moment: where every block is, its combat value, and what is written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from arpents.engine.declarations import Endings, Options
from arpents.engine.masks import has, lowest, members
from arpents.engine.state import MatchState
from arpents.games.quebec_1759 import kinds
from arpents.games.quebec_1759.board import (
    ALIKE,
    BASON,
    BRITISH,
    DECOYS,
    FRENCH,
    FRENCH_BOATS,
    INDIAN,
    INDIANS,
    LAND,
    LEAST_BRITISH,
    LEAST_FRENCH,
    NAVAL,
    OUT,
    REAL,
    SIDE,
    ZONES,
    side_of,
)

if TYPE_CHECKING:
    pass

OPTIONS: Final = Options()
TIDES: Final = OPTIONS.add("tides", ("off", "on"), "23.0")  # 23.0
NAVAL_CAPACITY_TIMING: Final = OPTIONS.add("naval-capacity-timing", ("before", "after"), "7.4")
TRANSFER_LIGHT_INFANTRY: Final = OPTIONS.add("transfer-light-infantry", ("on", "off"), "2.5")
TRANSFER_MILITIA_BY_DISTRICT: Final = OPTIONS.add("transfer-militia-by-district", ("off", "on"), "2.5")
RETREAT_CAPACITY: Final = OPTIONS.add("retreat-capacity", ("battle", "move"), "17.2")
INDIAN_SKIRMISH_CV: Final = OPTIONS.add("indian-skirmish-cv", ("one", "full"), "22.4")
RESERVE_ABSORBS_ANY_PURSUIT: Final = OPTIONS.add("reserve-absorbs-any-pursuit", ("on", "off"), "16.3")

ENDINGS: Final = Endings()
ABRAHAM_HELD: Final = ENDINGS.add("abraham-held", "5.1")
ABRAHAM_MISSED: Final = ENDINGS.add("abraham-missed", "5.2")
BRITISH_BROKEN: Final = ENDINGS.add("british-broken", "5.2")

COLUMNS: Final = 3
LINES: Final = 8  # Q-37 the longest written order


def boats_with(seat: int, region: int, ships: int) -> int:
    """7.4 How many blocks a side may move by boat in a region where so many ships lie."""
    if seat == BRITISH:
        return ships
    return 0 if region == BASON else max(0, FRENCH_BOATS - ships)


def exchanged(blocks: int, a: int, b: int) -> int:
    """A set of blocks after two of them have changed numbers."""
    return blocks ^ (1 << a | 1 << b) if has(blocks, a) != has(blocks, b) else blocks


@final
class State(MatchState):
    def __init__(
        self,
        move: int,
        tide: int,
        occupied: int,
        cap_rouge_held: int,
        moved: int,
        by_boat: int,
        british_defends: int,
        battle_zone: int,
        deployed: int,
        face_up: int,
        leaving: int,
        place: list[int],
        cv: list[int],
        here: list[int],
        french_order: list[int],
        british_order: list[int],
        void: list[int],
        picks: list[int],
        origin: list[int],
        ranks: list[int],
        boats_used: list[int],
    ) -> None:
        super().__init__()
        self.move = move  # 4.1 the Campaign Move, 0 before the first
        self.tide = tide  # 23.0 whether boats and ships are stopped in this Move
        self.occupied = occupied  # 20.0 zones the British have occupied once
        self.cap_rouge_held = cap_rouge_held  # 21.0 whether the British held it at the end of the last Move
        self.moved = moved  # blocks that moved in this Move
        self.by_boat = by_boat  # 17.1 of these, the ones that came by boat or over the St. Charles
        self.british_defends = british_defends  # 11.1 zones in which the British are the defender
        self.battle_zone = battle_zone  # where a fight is going on
        self.deployed = deployed  # 12.2 seats that have deployed
        self.face_up = face_up  # 12.3 blocks both players see now
        self.leaving = leaving  # 17.2 blocks that are retreating
        self.place = place  # by block
        self.cv = cv  # by block; 0 for ships and decoys
        self.here = here  # by place: mask of blocks
        self.french_order = french_order  # lines, as orders.py packs them
        self.british_order = british_order
        self.void = void  # by seat: mask of the lines that cannot be carried out
        self.picks = picks  # by seat and line: the blocks that carry it out
        self.origin = origin  # by seat: the zone its blocks left in this Move
        self.ranks = ranks  # by seat and column: the blocks deployed there
        self.boats_used = boats_used  # by seat and region: boats used in this Move, or in this battle

    def copy(self) -> State:
        twin = State(
            self.move,
            self.tide,
            self.occupied,
            self.cap_rouge_held,
            self.moved,
            self.by_boat,
            self.british_defends,
            self.battle_zone,
            self.deployed,
            self.face_up,
            self.leaving,
            self.place[:],
            self.cv[:],
            self.here[:],
            self.french_order[:],
            self.british_order[:],
            self.void[:],
            self.picks[:],
            self.origin[:],
            self.ranks[:],
            self.boats_used[:],
        )
        self.hand_over(twin)
        return twin

    # -- queries

    def order(self, seat: int) -> list[int]:
        return self.french_order if seat == FRENCH else self.british_order

    def at(self, zone: int, seat: int) -> int:
        """All land blocks of a side in a zone, decoys included."""
        return self.here[zone] & SIDE[seat]

    def count(self, zone: int, seat: int) -> int:
        """2.3 What the enemy sees."""
        return (self.here[zone] & SIDE[seat]).bit_count()

    def contested(self, zone: int) -> bool:
        """11.1 Enemies share the zone: its battle is still to be fought."""
        return self.here[zone] & SIDE[FRENCH] != 0 and self.here[zone] & SIDE[BRITISH] != 0

    def british_occupy(self, zone: int) -> bool:
        """Q-12 A real British unit is there and no French block."""
        return self.here[zone] & SIDE[BRITISH] & REAL != 0 and self.here[zone] & SIDE[FRENCH] == 0

    def indians_in_play(self) -> bool:
        return self.place[INDIANS] < ZONES

    def total(self, blocks: int) -> int:
        """The combat value of a set of blocks."""
        total = 0
        for block in members(blocks):
            total += self.cv[block]
        return total

    def on_map(self, seat: int) -> int:
        """All land blocks of a side that are still in play."""
        return SIDE[seat] & LAND & ~self.here[OUT]

    def ships(self, region: int) -> int:
        return (self.here[region] & NAVAL).bit_count()

    def boats(self, seat: int, region: int) -> int:
        """7.4 How many blocks the side may move by boat in the region, as the ships lie now."""
        return 0 if self.tide else boats_with(seat, region, self.ships(region))  # 23.0

    def column_of(self, seat: int, block: int) -> int:
        """The column a block is deployed in; COLUMNS for the reserve."""
        for column in range(COLUMNS):
            if self.ranks[seat * COLUMNS + column] >> block & 1:
                return column
        return COLUMNS

    def in_columns(self, seat: int) -> int:
        first = seat * COLUMNS
        return self.ranks[first] | self.ranks[first + 1] | self.ranks[first + 2]

    def reserve(self, seat: int) -> int:
        """12.1 The blocks in the battle that are in no column."""
        return self.at(self.battle_zone, seat) & ~self.in_columns(seat)

    # -- changes

    def shift(self, block: int, place: int) -> None:
        bit = 1 << block
        self.here[self.place[block]] &= ~bit
        self.place[block] = place
        self.here[place] |= bit

    def show(self, blocks: int) -> int:
        """2.3 Both players see these blocks now, and until they stand up or leave. Under which numbers: see Q-38.

        Blocks that look alike are told apart by numbers that mean nothing: whoever is shown takes the lowest one that
        is neither on show nor out of the game.
        """
        fresh = self.in_order_of_showing(blocks & ~self.face_up)
        if not fresh:
            return blocks
        self.shown += 1
        shown = blocks & self.face_up
        for place in range(len(fresh)):
            block = fresh[place]
            name = lowest(ALIKE[block] & ~self.face_up & ~self.here[OUT])
            if name != block:
                self.exchange_numbers(block, name)
                for later in range(place + 1, len(fresh)):
                    if fresh[later] == name:
                        fresh[later] = block
            self.face_up |= 1 << name
            shown |= 1 << name
        return shown

    def in_order_of_showing(self, blocks: int) -> list[int]:
        """Columns from the left, the strongest first, then those who came by boat: all that can be seen of them."""
        order: list[tuple[int, int, int, int, int]] = []
        for block in members(blocks):
            column = self.column_of(side_of(block), block)
            by_boat = 0 if has(self.by_boat, block) else 1
            order.append((column, -self.cv[block], by_boat, 0 if has(self.moved, block) else 1, block))
        order.sort()
        return [place[4] for place in order]

    def exchange_numbers(self, a: int, b: int) -> None:
        """Each goes on as it was, under the other's number."""
        place = self.place[a]
        cv = self.cv[a]
        self.shift(a, self.place[b])
        self.shift(b, place)
        self.cv[a] = self.cv[b]
        self.cv[b] = cv
        self.moved = exchanged(self.moved, a, b)
        self.by_boat = exchanged(self.by_boat, a, b)
        self.leaving = exchanged(self.leaving, a, b)
        self.face_up = exchanged(self.face_up, a, b)
        for number in range(len(self.picks)):
            self.picks[number] = exchanged(self.picks[number], a, b)
        for number in range(len(self.ranks)):
            self.ranks[number] = exchanged(self.ranks[number], a, b)

    def lose_cv(self, block: int, rule: str) -> None:
        """2.4 One step down; below 1 the block is eliminated."""
        self.cv[block] -= 1
        if self.cv[block] == 0:
            self.tell(kinds.BLOCK_ELIMINATED, rule, block)
            self.take_out(block)
        else:
            self.tell(kinds.BLOCK_REDUCED, rule, block, self.cv[block])
        self.count_losses()

    def take_out(self, block: int) -> None:
        """Out of the game for good; decoys that it leaves alone go too."""
        zone = self.place[block]
        keep = ~(1 << block)
        for rank in range(2 * COLUMNS):
            self.ranks[rank] &= keep
        self.face_up &= keep
        self.leaving &= keep
        self.moved &= keep
        self.by_boat &= keep
        self.cv[block] = 0
        self.shift(block, OUT)
        self.drop_stranded_decoys(zone)

    def drop_stranded_decoys(self, zone: int) -> None:
        """10.1 Decoys never stay without a real unit (Q-8)."""
        if zone >= ZONES:
            return
        for seat in range(2):
            if self.at(zone, seat) and not self.at(zone, seat) & REAL:
                self.drop_decoys(zone, seat, "10.1")

    def drop_decoys(self, zone: int, seat: int, rule: str) -> None:
        decoys = self.at(zone, seat) & DECOYS
        if decoys:
            self.tell(kinds.DECOYS_REMOVED, rule, seat, decoys.bit_count(), zone)
            for decoy in members(self.show(decoys)):
                self.drop_decoy(decoy)

    def drop_decoy(self, decoy: int) -> None:
        keep = ~(1 << decoy)
        self.face_up &= keep
        self.moved &= keep
        self.by_boat &= keep
        self.shift(decoy, OUT)

    def count_losses(self) -> None:
        """5.2 and 22.5, looked at after every loss."""
        if self.total(self.on_map(BRITISH)) < LEAST_BRITISH:
            self.conclude(BRITISH_BROKEN, FRENCH, "5.2")
        if self.indians_in_play() and (
            self.cv[INDIANS] <= 1 or self.total(self.on_map(FRENCH) & ~INDIAN) < LEAST_FRENCH
        ):
            self.remove_indians("22.5")

    def remove_indians(self, rule: str) -> None:
        self.shown += 1
        self.tell(kinds.INDIANS_REMOVED, rule)
        self.take_out(INDIANS)

    def conclude(self, ending: int, winner: int, rule: str) -> None:
        if self.ending == 0:
            self.tell(kinds.MATCH_ENDS, rule, winner)
        self.finish(ending, winner)
