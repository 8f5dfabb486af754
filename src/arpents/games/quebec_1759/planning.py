"""2.5, 4.1, 9. Before the reveal: each side shifts combat values and writes its order, in secret and in any order."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.masks import has, members
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.quebec_1759 import kinds, reasons
from arpents.games.quebec_1759.board import (
    BASON,
    BRITISH,
    FRENCH,
    FULL_CV,
    INDIANS,
    NOWHERE,
    REAL,
    ROAD,
    SHIPS,
    SHORE,
    SIDE,
    ST_LAURENT,
    TYPES,
    UPSTREAM_LIMIT,
    ZONES,
)
from arpents.games.quebec_1759.orders import (
    BLOCKS_GO,
    BY_BOAT,
    INDIANS_GO_ANYWHERE,
    NO_WAY,
    SHIPS_GO,
    about_of,
    blocks_in,
    boats_in,
    cannot_take_boats,
    origin_in,
    ships_in,
    target_of,
    tell_written,
    way_between,
    way_of,
    written,
)
from arpents.games.quebec_1759.state import LINES, TRANSFER_LIGHT_INFANTRY, TRANSFER_MILITIA_BY_DISTRICT, State

# what a side is in the middle of
MENU: Final = 0
CHOOSE_TARGET: Final = 1
CHOOSE_COUNT: Final = 2
CHOOSE_RECEIVER: Final = 3
CHOOSE_INDIAN_TARGET: Final = 4

# 2.5 sorts of unit that may exchange combat values
NEITHER: Final = 0
REGULARS: Final = 1
MILITIA: Final = 2
LIGHT_INFANTRY: Final = 3
MONTREAL: Final = 4
TROIS_RIVIERES: Final = 5
KIND_OF_TYPE: Final[dict[str, int]] = {
    "regular": REGULARS,
    "grenadier": REGULARS,
    "light-infantry": LIGHT_INFANTRY,
    "militia-quebec": MILITIA,
    "militia-montreal": MONTREAL,
    "militia-trois-rivieres": TROIS_RIVIERES,
}
STRICT_KIND: Final[list[int]] = [KIND_OF_TYPE.get(type, NEITHER) for type in TYPES]
MOST_BLOCKS: Final = 25  # 2.1 no side has more
FIELD: Final = 0x3F  # the width of each part of a draft


def kinds_under(light_infantry_apart: bool, districts_apart: bool) -> list[int]:
    """Q-6 All regulars together, all militia together, unless an option keeps them apart."""
    sorts = STRICT_KIND[:]
    for block in range(len(sorts)):
        if sorts[block] == LIGHT_INFANTRY and not light_infantry_apart:
            sorts[block] = REGULARS
        elif sorts[block] in (MONTREAL, TROIS_RIVIERES) and not districts_apart:
            sorts[block] = MILITIA
    return sorts


KINDS: Final[list[list[int]]] = [kinds_under(apart & 1 == 1, apart & 2 == 2) for apart in range(4)]


KIN: Final[list[list[int]]] = [  # by options and block: the others that it may exchange combat values with
    [
        sum(1 << other for other in range(len(sorts)) if sorts[other] == sorts[block] and other != block)
        if sorts[block] != NEITHER
        else 0
        for block in range(len(sorts))
    ]
    for sorts in KINDS
]


def transfer_kind(state: State, block: int) -> int:
    return KINDS[state.options[TRANSFER_LIGHT_INFANTRY] | state.options[TRANSFER_MILITIA_BY_DISTRICT] << 1][block]


class Planning(Procedure["State"]):
    """4.1 Both sides at once, each until it is ready; neither learns anything of the other."""

    def __init__(
        self,
        seat: int = 0,
        step: int = 0,
        ready: int = 0,
        free: int = 0,
        french_draft: int = 0,
        british_draft: int = 0,
        given: int = 0,
        received: int = 0,
    ) -> None:
        super().__init__(seat, step)
        self.ready = ready  # seats that have finished
        self.free = free  # seats that write freely, impossible orders included
        self.french_draft = french_draft  # the half-written line: step, origin, target, boat, or the giver
        self.british_draft = british_draft
        self.given = given  # Q-35 blocks that gave in this Move
        self.received = received  # and that received

    def copy(self) -> Planning:
        return Planning(
            self.seat,
            self.step,
            self.ready,
            self.free,
            self.french_draft,
            self.british_draft,
            self.given,
            self.received,
        )

    def seats(self, state: State) -> int:
        return 3 & ~self.ready

    def run(self, state: State) -> bool:
        if self.ready == 3:
            return state.end()
        return ASK

    # -- the half-written line

    def draft(self, seat: int) -> int:
        return self.french_draft if seat == FRENCH else self.british_draft

    def doing(self, seat: int) -> int:
        return self.draft(seat) & FIELD

    def drafted_origin(self, seat: int) -> int:
        """The origin of the line, or the block that gives."""
        return self.draft(seat) >> 6 & FIELD

    def drafted_target(self, seat: int) -> int:
        return self.draft(seat) >> 12 & FIELD

    def drafted_boat(self, seat: int) -> int:
        return self.draft(seat) >> 18 & 1

    def set_draft(self, seat: int, doing: int, origin: int = 0, target: int = 0, boat: int = 0) -> None:
        draft = doing | origin << 6 | target << 12 | boat << 18
        if seat == FRENCH:
            self.french_draft = draft
        else:
            self.british_draft = draft

    # -- what is asked

    def prompt(self, state: State, seat: int) -> Prompt:
        doing = self.doing(seat)
        if doing == CHOOSE_TARGET:
            return Prompt("prompt-target", "6.1", {"zone": kinds.PLACE.argument(self.drafted_origin(seat))})
        if doing == CHOOSE_COUNT:
            named: dict[str, object] = {
                "from": kinds.PLACE.argument(self.drafted_origin(seat)),
                "zone": kinds.PLACE.argument(self.drafted_target(seat)),
            }
            return Prompt("prompt-count", "9.1", named)
        if doing == CHOOSE_INDIAN_TARGET:
            return Prompt("prompt-indian-target", "22.1", {"zone": kinds.PLACE.argument(self.drafted_origin(seat))})
        if doing == CHOOSE_RECEIVER:
            return Prompt("prompt-receiver", "2.5", {"block": kinds.BLOCK.argument(self.drafted_origin(seat))})
        return Prompt("prompt-plan", "9.1", {"move": state.move, "lines": len(state.order(seat))})

    def actions(self, state: State, seat: int) -> list[int]:
        # by hand: four in five questions; judging each choice costs 39 % of all time
        doing = self.doing(seat)
        if doing == CHOOSE_TARGET:
            return self.target_actions(state, seat)
        if doing == CHOOSE_COUNT:
            return self.count_actions(state, seat)
        if doing == CHOOSE_INDIAN_TARGET:
            return [kinds.TO | zone for zone in range(ZONES) if zone != self.drafted_origin(seat)]  # 22.1
        if doing == CHOOSE_RECEIVER:
            giver = self.drafted_origin(seat)
            zone = state.place[giver]
            return [
                kinds.RECEIVE | block
                for block in members(state.at(zone, seat))
                if self.cannot_receive(state, seat, giver, block) == ALLOWED
            ]
        return self.menu_actions(state, seat)

    def menu_actions(self, state: State, seat: int) -> list[int]:
        free = has(self.free, seat)
        own = SIDE[seat]
        found = [kinds.READY]
        if not free:
            found.append(kinds.FREELY)
        for zone in range(ZONES):
            if (free or state.here[zone] & own) and self.cannot_leave(state, seat, zone) == ALLOWED:
                found.append(kinds.FROM | zone)
        if seat == BRITISH:
            for n in range(1, SHIPS + 1):
                if self.cannot_sail(state, seat, ST_LAURENT, n) == ALLOWED:
                    found.append(kinds.SHIPS_UP | n)
            for n in range(1, SHIPS + 1):
                if self.cannot_sail(state, seat, BASON, n) == ALLOWED:
                    found.append(kinds.SHIPS_DOWN | n)
        elif free:
            for zone in range(ZONES):
                if self.cannot_send_indians_from(state, seat, zone) == ALLOWED:
                    found.append(kinds.INDIANS_FROM | zone)
        elif self.cannot_send_indians_from(state, seat, state.place[INDIANS]) == ALLOWED:
            found.append(kinds.INDIANS_FROM | state.place[INDIANS])
        givers = self.beside_the_hurt(state, seat) & ~self.received
        while givers:
            block = (givers & -givers).bit_length() - 1
            if state.cv[block] >= 2:
                found.append(kinds.GIVE | block)
            givers &= givers - 1
        return found

    def target_actions(self, state: State, seat: int) -> list[int]:
        origin = self.drafted_origin(seat)
        found: list[int] = []
        for zone in range(ZONES):
            if self.cannot_target(state, seat, origin, zone, 0) == ALLOWED:
                found.append(kinds.TO | zone)
        for zone in range(ZONES):
            if self.cannot_target(state, seat, origin, zone, 1) == ALLOWED:
                found.append(kinds.BOAT_TO | zone)
        return found

    def count_actions(self, state: State, seat: int) -> list[int]:
        found: list[int] = []
        for count in range(1, MOST_BLOCKS + 1):
            if self.cannot_count(state, seat, count) != ALLOWED:
                break  # a larger count is forbidden too
            found.append(kinds.COUNT | count)
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        kind = kind_of(action)
        noun = noun_of(action)
        doing = self.doing(seat)
        if doing == CHOOSE_TARGET:
            if kind == kinds.TO:
                return self.cannot_target(state, seat, self.drafted_origin(seat), noun, 0)
            if kind == kinds.BOAT_TO:
                return self.cannot_target(state, seat, self.drafted_origin(seat), noun, 1)
            return NOT_ASKED
        if doing == CHOOSE_COUNT:
            return self.cannot_count(state, seat, noun) if kind == kinds.COUNT else NOT_ASKED
        if doing == CHOOSE_INDIAN_TARGET:
            if kind != kinds.TO:
                return NOT_ASKED
            return reasons.SAME_ZONE if noun == self.drafted_origin(seat) else ALLOWED  # 22.1
        if doing == CHOOSE_RECEIVER:
            giver = self.drafted_origin(seat)
            return self.cannot_receive(state, seat, giver, noun) if kind == kinds.RECEIVE else NOT_ASKED
        if kind == kinds.READY:
            return ALLOWED
        if kind == kinds.FREELY:
            return self.cannot_write_freely(seat)
        if kind == kinds.FROM:
            return self.cannot_leave(state, seat, noun)
        if kind == kinds.SHIPS_UP:
            return self.cannot_sail(state, seat, ST_LAURENT, noun)
        if kind == kinds.SHIPS_DOWN:
            return self.cannot_sail(state, seat, BASON, noun)
        if kind == kinds.INDIANS_FROM:
            return self.cannot_send_indians_from(state, seat, noun)
        return self.cannot_give(state, seat, noun) if kind == kinds.GIVE else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        kind = kind_of(action)
        noun = noun_of(action)
        if kind == kinds.READY:
            self.ready |= 1 << seat
        elif kind == kinds.FREELY:
            self.free |= 1 << seat
        elif kind == kinds.FROM:
            self.set_draft(seat, CHOOSE_TARGET, noun)
        elif kind == kinds.INDIANS_FROM:
            self.set_draft(seat, CHOOSE_INDIAN_TARGET, noun)
        elif kind == kinds.TO and self.doing(seat) == CHOOSE_INDIAN_TARGET:
            self.write(state, seat, INDIANS_GO_ANYWHERE, self.drafted_origin(seat), noun, 1, 0)
        elif kind == kinds.TO or kind == kinds.BOAT_TO:
            self.set_draft(seat, CHOOSE_COUNT, self.drafted_origin(seat), noun, 1 if kind == kinds.BOAT_TO else 0)
        elif kind == kinds.COUNT:
            origin = self.drafted_origin(seat)
            self.write(state, seat, BLOCKS_GO, origin, self.drafted_target(seat), noun, self.drafted_boat(seat))
        elif kind == kinds.SHIPS_UP:
            self.write(state, seat, SHIPS_GO, BASON, ST_LAURENT, noun, 0)
        elif kind == kinds.SHIPS_DOWN:
            self.write(state, seat, SHIPS_GO, ST_LAURENT, BASON, noun, 0)
        elif kind == kinds.GIVE:
            self.set_draft(seat, CHOOSE_RECEIVER, noun)
        else:
            self.transfer(state, seat, self.drafted_origin(seat), noun)

    def write(self, state: State, seat: int, about: int, origin: int, target: int, count: int, boat: int) -> None:
        line = written(about, origin, target, count, boat)
        state.order(seat).append(line)
        tell_written(state, seat, line)
        self.set_draft(seat, MENU)

    def transfer(self, state: State, seat: int, giver: int, block: int) -> None:
        """2.5 One goes down by what the other goes up."""
        state.cv[giver] -= 1
        state.cv[block] += 1
        self.given |= 1 << giver
        self.received |= 1 << block
        state.whisper(1 << seat, kinds.CV_TRANSFERRED, "2.5", giver, block)
        self.set_draft(seat, MENU)

    # -- 9. writing an order

    def cannot_write_freely(self, seat: int) -> int:
        return reasons.ALREADY_FREE if has(self.free, seat) else ALLOWED

    def cannot_leave(self, state: State, seat: int, zone: int) -> int:
        order = state.order(seat)
        if len(order) >= LINES:
            return reasons.ORDER_FULL
        if has(self.free, seat):
            return ALLOWED
        for line in order:
            if about_of(line) == SHIPS_GO:
                return reasons.SHIPS_SAIL_ALONE  # 8.1
            if about_of(line) == INDIANS_GO_ANYWHERE:
                return reasons.INDIANS_GO_ALONE  # 22.1
        origin = origin_in(order)
        if origin != NOWHERE and origin != zone:
            return reasons.ONE_ORIGIN  # 6.1
        held = state.count(zone, seat)
        if held == 0:
            return reasons.NOTHING_THERE  # 9.1
        if held == blocks_in(order):
            return reasons.NONE_LEFT
        for target in range(ZONES):
            if (
                self.cannot_target(state, seat, zone, target, 0) == ALLOWED
                or self.cannot_target(state, seat, zone, target, 1) == ALLOWED
            ):
                return ALLOWED
        region = SHORE[zone]
        if region != NOWHERE and boats_in(order) >= state.boats(seat, region):
            return cannot_take_boats(state, seat, region)
        return reasons.NO_DESTINATION

    def cannot_target(self, state: State, seat: int, origin: int, zone: int, boat: int) -> int:
        if zone == origin:
            return reasons.SAME_ZONE
        if boat and not ROAD[origin][zone]:
            return reasons.NO_ROAD_TO_AVOID
        if has(self.free, seat):
            return ALLOWED
        way = way_between(origin, zone, boat)
        if way == NO_WAY:
            return reasons.NO_LINK  # 6.1, 7.3
        order = state.order(seat)
        if way == BY_BOAT and boats_in(order) >= state.boats(seat, SHORE[origin]):
            return cannot_take_boats(state, seat, SHORE[origin])
        for line in order:
            if target_of(line) == zone and way_of(line) == way:
                return reasons.SAME_LINE
        return ALLOWED

    def cannot_count(self, state: State, seat: int, count: int) -> int:
        if count < 1:
            return reasons.NOT_A_COUNT
        if has(self.free, seat):
            return ALLOWED
        origin = self.drafted_origin(seat)
        order = state.order(seat)
        if count > state.count(origin, seat) - blocks_in(order):  # 6.2 the others stay behind
            return reasons.TOO_MANY  # 9.2
        way = way_between(origin, self.drafted_target(seat), self.drafted_boat(seat))
        if way == BY_BOAT and count > state.boats(seat, SHORE[origin]) - boats_in(order):
            return reasons.NO_BOATS  # 7.4
        return ALLOWED

    def cannot_sail(self, state: State, seat: int, region: int, count: int) -> int:
        if seat != BRITISH:
            return reasons.NOT_BRITISH  # 8.1
        if count < 1:
            return reasons.NOT_A_COUNT
        order = state.order(seat)
        if len(order) >= LINES:
            return reasons.ORDER_FULL
        if has(self.free, seat):
            return ALLOWED
        for line in order:
            if about_of(line) != SHIPS_GO:
                return reasons.SHIPS_SAIL_ALONE  # 8.1
        if state.tide:
            return reasons.TIDE_STOPS_BOATS  # 23.0
        ordered = ships_in(order, region) + count
        if region == ST_LAURENT and ordered > UPSTREAM_LIMIT:
            return reasons.TWO_UPSTREAM  # 8.1
        if ordered > state.ships(BASON if region == ST_LAURENT else ST_LAURENT):
            return reasons.NO_SHIPS_THERE
        return ALLOWED

    def cannot_send_indians_from(self, state: State, seat: int, zone: int) -> int:
        if seat != FRENCH:
            return reasons.NOT_FRENCH  # 22.1
        order = state.order(seat)
        if len(order) >= LINES:
            return reasons.ORDER_FULL
        if has(self.free, seat):
            return ALLOWED
        if order:
            return reasons.INDIANS_GO_ALONE  # 22.1
        return ALLOWED if state.place[INDIANS] == zone and zone < ZONES else reasons.INDIANS_NOT_THERE

    # -- 2.5 transfers

    def beside_the_hurt(self, state: State, seat: int) -> int:
        """The blocks that stand with one of their kind who could use a CV."""
        kin = KIN[state.options[TRANSFER_LIGHT_INFANTRY] | state.options[TRANSFER_MILITIA_BY_DISTRICT] << 1]
        cv = state.cv
        found = 0
        left = state.on_map(seat) & REAL & ~self.given
        while left:
            bit = left & -left
            block = bit.bit_length() - 1
            if cv[block] < FULL_CV[block]:
                found |= state.here[state.place[block]] & kin[block]
            left ^= bit
        return found & SIDE[seat]

    def cannot_give(self, state: State, seat: int, block: int) -> int:
        if not has(SIDE[seat], block):
            return reasons.NOT_YOURS
        if transfer_kind(state, block) == NEITHER:
            return reasons.NO_TRANSFER_KIND
        if state.cv[block] < 2:
            return reasons.NO_CV_TO_GIVE  # Q-6 the giver keeps 1
        if has(self.received, block):
            return reasons.HAS_RECEIVED
        for other in members(state.at(state.place[block], seat)):
            if self.cannot_receive(state, seat, block, other) == ALLOWED:
                return ALLOWED
        return reasons.NO_RECEIVER

    def cannot_receive(self, state: State, seat: int, giver: int, block: int) -> int:
        if not has(SIDE[seat], block):
            return reasons.NOT_YOURS
        if state.place[block] != state.place[giver]:
            return reasons.NOT_SAME_ZONE  # 2.5
        if transfer_kind(state, block) != transfer_kind(state, giver):
            return reasons.NOT_SAME_KIND  # 2.5
        if has(self.given, block) or block == giver:
            return reasons.HAS_GIVEN
        return reasons.ALREADY_FULL if state.cv[block] >= FULL_CV[block] else ALLOWED  # 2.4, Q-6
