"""15, 16, 17. Retreats, routs, and the fire that follows them."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.masks import has, members
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.quebec_1759 import kinds, reasons
from arpents.games.quebec_1759.board import BASON, CROSSING, FRENCH, INDIAN, NOWHERE, ROAD, SHORE, ZONES, same_shore
from arpents.games.quebec_1759.fire import LEAVING_BY_BOAT, LEAVING_OVER_RIVER, RETREATING, Losses, pursue
from arpents.games.quebec_1759.indians import IndiansMayLeave
from arpents.games.quebec_1759.orders import BY_BOAT, BY_CROSSING, BY_ROAD, cannot_take_boats
from arpents.games.quebec_1759.state import RESERVE_ABSORBS_ANY_PURSUIT, RETREAT_CAPACITY, State

START: Final = 0
EMBARKING: Final = 1
PURSUIT: Final = 2
GO: Final = 3
INDIANS_DECIDED: Final = 4
FINISHED: Final = 5

# why a side withdraws
OF_FREE_WILL: Final = 0  # 15.1
ROUTED_NOW: Final = 1  # 16.1
GIVES_UP: Final = 2  # Q-27 an endless battle: everybody leaves, but it is no rout

# how a withdrawal ends
ALL_LEFT: Final = 1
SOME_STAY: Final = 2


def count_boats_anew(state: State) -> None:
    """Q-10 Each battle has all its boats for retreats, unless the option counts them over the whole Move."""
    if not state.options[RETREAT_CAPACITY]:
        for number in range(len(state.boats_used)):
            state.boats_used[number] = 0


def retreat_boats(state: State, seat: int, zone: int) -> int:
    """17.2 The boats left for a retreat, as the ships lie now (Q-5)."""
    region = SHORE[zone]
    return max(0, state.boats(seat, region) - state.boats_used[seat * 2 + region - BASON])


def cannot_retreat(state: State, seat: int, attacker: int, target: int, boat: int) -> int:
    """15.2 Where a side may retreat to, by road or by boat."""
    zone = state.battle_zone
    if boat:
        if not same_shore(zone, target) or zone == target:
            return reasons.NO_RETREAT_LINK
    elif not ROAD[zone][target]:
        return reasons.NO_RETREAT_LINK
    if seat == attacker:
        if target != state.origin[seat]:
            return reasons.ONLY_TO_ORIGIN
    elif target == state.origin[attacker]:
        return reasons.NOT_TO_ATTACKERS_ORIGIN
    if state.contested(target):
        return reasons.BATTLE_THERE
    if state.at(target, 1 - seat):
        return reasons.ENEMY_THERE
    if boat and retreat_boats(state, seat, zone) == 0:
        reason = cannot_take_boats(state, seat, SHORE[zone])
        return reasons.NO_RETREAT_BOATS if reason == reasons.NO_BOATS else reason  # 17.2
    return ALLOWED


def retreats(state: State, seat: int, attacker: int) -> list[int]:
    found: list[int] = []
    for zone in range(ZONES):
        if cannot_retreat(state, seat, attacker, zone, 0) == ALLOWED:
            found.append(kinds.RETREAT | zone)
    for zone in range(ZONES):
        if cannot_retreat(state, seat, attacker, zone, 1) == ALLOWED:
            found.append(kinds.RETREAT_BY_BOAT | zone)
    return found


def forbids_retreat(state: State, seat: int, attacker: int, action: int) -> int:
    kind = kind_of(action)
    if kind != kinds.RETREAT and kind != kinds.RETREAT_BY_BOAT:
        return NOT_ASKED
    return cannot_retreat(state, seat, attacker, noun_of(action), 1 if kind == kinds.RETREAT_BY_BOAT else 0)


def way_of_retreat(zone: int, action: int) -> int:
    if kind_of(action) == kinds.RETREAT_BY_BOAT:
        return BY_BOAT
    return BY_CROSSING if CROSSING[zone][noun_of(action)] else BY_ROAD  # 19.0


class Withdrawal(Procedure["State"]):
    """15.2, 17.2 A side leaves the battle: who embarks, who is lost, the pursuit, and the way out."""

    def __init__(self, seat: int, step: int, target: int, way: int, why: int, reserve_cv: int) -> None:
        super().__init__(seat, step)
        self.target = target
        self.way = way
        self.why = why
        self.reserve_cv = reserve_cv  # 16.3 the reserve as it stood when this began

    def copy(self) -> Withdrawal:
        return Withdrawal(self.seat, self.step, self.target, self.way, self.why, self.reserve_cv)

    def army(self, state: State) -> int:
        """Everybody but the Indians, who leave by themselves (22.4)."""
        return state.at(state.battle_zone, self.seat) & ~INDIAN

    def room(self, state: State) -> int:
        return retreat_boats(state, self.seat, state.battle_zone)

    def run(self, state: State) -> bool:
        if self.step == START:
            self.step = PURSUIT
            state.leaving = self.army(state)
            if self.way == BY_BOAT and state.leaving.bit_count() > self.room(state):
                state.leaving = 0
                self.step = EMBARKING
        if self.step == EMBARKING:
            return ASK
        if self.step == PURSUIT:
            self.step = GO
            if self.why != OF_FREE_WILL:
                self.lose_surplus(state)
            if state.leaving and (self.why == ROUTED_NOW or self.way != BY_ROAD):
                return self.pursuit(state)
        if self.step == GO:
            self.step = INDIANS_DECIDED
            whole = state.leaving == self.army(state)
            if self.seat == FRENCH and state.indians_in_play() and whole:
                return state.begin(IndiansMayLeave(FRENCH, START, state.battle_zone, self.target, 0))
        return self.depart(state)

    def lose_surplus(self, state: State) -> None:
        """16.1 Who finds no boat in a rout is lost."""
        for block in members(state.show(self.army(state) & ~state.leaving)):
            state.tell(kinds.SURPLUS_LOST, "16.1", self.seat, block)
            state.take_out(block)
        state.count_losses()

    def pursuit(self, state: State) -> bool:
        """16.2, 17.2 The victor fires once more; double when a rout goes by boat or over the St. Charles."""
        double = self.why == ROUTED_NOW and self.way != BY_ROAD
        rule = "16.2" if self.way == BY_ROAD else "17.2" if self.way == BY_BOAT else "19.0"
        hits = pursue(state, state.at(state.battle_zone, 1 - self.seat), double, rule)
        if self.why == ROUTED_NOW or not state.options[RESERVE_ABSORBS_ANY_PURSUIT]:
            absorbed = min(hits, (self.reserve_cv + 1) // 2)  # 16.3
            if absorbed:
                state.tell(kinds.RESERVE_ABSORBS, "16.3", self.seat, absorbed)
            hits -= absorbed
        scope = RETREATING
        if self.why != ROUTED_NOW:
            scope = LEAVING_BY_BOAT if self.way == BY_BOAT else LEAVING_OVER_RIVER
        return state.begin(Losses(self.seat, 0, scope, 0, hits))

    def depart(self, state: State) -> bool:
        zone = state.battle_zone
        leaving = state.leaving
        whole = leaving == self.army(state)
        if whole and self.seat == FRENCH:
            leaving |= state.at(zone, FRENCH) & INDIAN  # those that did not go their own way
        if leaving:
            rule = "15.2" if self.way == BY_ROAD else "17.2" if self.way == BY_BOAT else "19.0"
            state.tell(kinds.RETREATED, rule, self.seat, leaving.bit_count(), zone, self.target, self.way)
        if self.way == BY_BOAT:
            state.boats_used[self.seat * 2 + SHORE[zone] - BASON] += (leaving & ~INDIAN).bit_count()
        for block in members(leaving):
            for rank in range(len(state.ranks)):
                state.ranks[rank] &= ~(1 << block)
            state.face_up &= ~(1 << block)
            state.shift(block, self.target)
        state.leaving = 0
        return state.end(ALL_LEFT if whole else SOME_STAY)

    # -- 17.2 who embarks when there are too few boats

    def prompt(self, state: State, seat: int) -> Prompt:
        left = self.room(state) - state.leaving.bit_count()
        return Prompt("prompt-embark", "17.2", {"count": left, "zone": kinds.PLACE.argument(self.target)})

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.DONE] + [kinds.EMBARK | block for block in members(self.army(state))]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if action == kinds.DONE:
            return self.cannot_be_done(state)
        return self.cannot_embark(state, noun_of(action)) if kind_of(action) == kinds.EMBARK else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        if action == kinds.DONE:
            self.step = PURSUIT
        else:
            state.leaving |= 1 << noun_of(action)

    def cannot_be_done(self, state: State) -> int:
        wanted = 1 if self.why == OF_FREE_WILL else self.room(state)
        return reasons.NOBODY_EMBARKED if state.leaving.bit_count() < wanted else ALLOWED

    def cannot_embark(self, state: State, block: int) -> int:
        if has(state.leaving, block):
            return reasons.ALREADY_EMBARKED
        if has(state.at(state.battle_zone, self.seat) & INDIAN, block):
            return reasons.INDIANS_NEED_NO_BOAT  # 22.4
        if not has(self.army(state), block):
            return reasons.NOT_IN_BATTLE
        return reasons.BOATS_FULL if state.leaving.bit_count() >= self.room(state) else ALLOWED  # 17.2


class Rout(Procedure["State"]):
    """16.1 A side that has lost a column retreats at once; who cannot is eliminated."""

    def __init__(self, seat: int, step: int, attacker: int, reserve_cv: int, why: int = ROUTED_NOW) -> None:
        super().__init__(seat, step)
        self.attacker = attacker
        self.reserve_cv = reserve_cv
        self.why = why

    def copy(self) -> Rout:
        return Rout(self.seat, self.step, self.attacker, self.reserve_cv, self.why)

    def run(self, state: State) -> bool:
        zone = state.battle_zone
        if self.step == START:
            self.reserve_cv = state.total(state.reserve(self.seat))
            if self.why == ROUTED_NOW:
                state.tell(kinds.ROUTED, "16.1", self.seat, zone)
            ways = retreats(state, self.seat, self.attacker)
            if len(ways) > 1 and self.why == ROUTED_NOW:  # else the road, which comes first
                self.step = GO
                return ASK
            self.step = FINISHED
            if ways:
                return self.flee(state, ways[0])
            for block in members(state.show(state.at(zone, self.seat) & ~INDIAN)):
                state.tell(kinds.BLOCK_ELIMINATED, "16.1", block)
                state.take_out(block)
            state.count_losses()
            if self.seat == FRENCH and state.indians_in_play():
                return state.begin(IndiansMayLeave(FRENCH, START, zone, NOWHERE, 0))
        return state.end()

    def flee(self, state: State, action: int) -> bool:
        way = way_of_retreat(state.battle_zone, action)
        return state.begin(Withdrawal(self.seat, START, noun_of(action), way, self.why, self.reserve_cv))

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-rout", "16.1", {"zone": kinds.PLACE.argument(state.battle_zone)})

    def candidates(self, state: State, seat: int) -> list[int]:
        return retreats(state, seat, self.attacker)

    def forbids(self, state: State, seat: int, action: int) -> int:
        return reasons.MUST_FLEE if action == kinds.STAND else forbids_retreat(state, seat, self.attacker, action)

    def apply(self, state: State, seat: int, action: int) -> None:
        self.step = FINISHED
        self.flee(state, action)
