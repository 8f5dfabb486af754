"""13.1a-d One side's half of a battle turn: retreat, or commit a reserve, then fire."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.masks import has, lowest, members
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.quebec_1759 import kinds, reasons
from arpents.games.quebec_1759.board import FRENCH, INDIAN, INDIANS, NOWHERE
from arpents.games.quebec_1759.fire import IN_COLUMN, Losses, shoot
from arpents.games.quebec_1759.indians import IndiansMayLeave
from arpents.games.quebec_1759.retreat import (
    ALL_LEFT,
    OF_FREE_WILL,
    Rout,
    Withdrawal,
    forbids_retreat,
    retreats,
    way_of_retreat,
)
from arpents.games.quebec_1759.state import COLUMNS, State

MAY_RETREAT: Final = 0
RETREATING: Final = 1
MAY_COMMIT: Final = 2
FIRING: Final = 3
BROKEN: Final = 4
CEASED: Final = 5

# what a half-turn answers
OVER: Final = 1  # the battle is over
ACTED: Final = 2  # somebody fired or a reserve came up

NO_COLUMN: Final = 3


class HalfTurn(Procedure["State"]):
    """13.1 (a) retreat, (b) one reserve, (c) fire, one block and one column at a time."""

    def __init__(
        self,
        seat: int,
        step: int,
        attacker: int,
        skirmish: int,
        may_retreat: int,
        double: int,
        must_fire: int,
        fired: int = 0,
        column: int = NO_COLUMN,
        closed: int = 0,
        acted: int = 0,
    ) -> None:
        super().__init__(seat, step)
        self.attacker = attacker
        self.skirmish = skirmish
        self.may_retreat = may_retreat  # 15.1 the defender not in the first turn
        self.double = double  # 17.1 first turn against an attack by boat
        self.must_fire = must_fire
        self.fired = fired  # blocks that have fired
        self.column = column  # 13.1c the column that is firing
        self.closed = closed  # columns that are done
        self.acted = acted

    def copy(self) -> HalfTurn:
        return HalfTurn(
            self.seat,
            self.step,
            self.attacker,
            self.skirmish,
            self.may_retreat,
            self.double,
            self.must_fire,
            self.fired,
            self.column,
            self.closed,
            self.acted,
        )

    def run(self, state: State) -> bool:
        if self.step == MAY_RETREAT:  # 13.1a
            if self.may_retreat and retreats(state, self.seat, self.attacker):
                return ASK
            self.step = MAY_COMMIT
        if self.step == RETREATING:  # 17.2
            if state.result == ALL_LEFT:
                return state.end(OVER | self.acted)
            self.step = MAY_COMMIT
            if self.breaks(state, self.seat):
                return self.break_side(state, self.seat)
        if self.step == MAY_COMMIT:  # 13.1b
            if not self.skirmish and state.reserve(self.seat):
                return ASK  # Q-32 asked even when only Indians stand there
            self.step = FIRING
        if self.step == FIRING:  # 13.1c
            enemy = 1 - self.seat
            if self.breaks(state, enemy):
                return self.break_side(state, enemy)
            for block in members(state.in_columns(self.seat)):
                if self.cannot_fire(state, block) == ALLOWED:
                    return ASK
            return state.end(self.acted)
        if self.step == BROKEN:
            return state.end(OVER | self.acted)
        return state.end(self.acted)

    def breaks(self, state: State, seat: int) -> bool:
        """16.1 A column is gone; in a skirmish (18.0) the only one, Indians alone not counting (Q-17)."""
        first = seat * COLUMNS
        if self.skirmish:
            return state.ranks[first] & ~INDIAN == 0
        return not (state.ranks[first] and state.ranks[first + 1] and state.ranks[first + 2])

    def break_side(self, state: State, seat: int) -> bool:
        self.step = BROKEN
        if not self.skirmish:
            return state.begin(Rout(seat, 0, self.attacker, 0))
        if seat == FRENCH and state.indians_in_play() and state.at(state.battle_zone, FRENCH) & INDIAN:
            return state.begin(IndiansMayLeave(FRENCH, 0, state.battle_zone, NOWHERE, 0))
        return False

    # -- what is asked

    def prompt(self, state: State, seat: int) -> Prompt:
        zone: dict[str, object] = {"zone": kinds.PLACE.argument(state.battle_zone)}
        if self.step == MAY_RETREAT:
            return Prompt("prompt-retreat", "13.1a", zone)
        if self.step == MAY_COMMIT:
            return Prompt("prompt-commit", "13.1b", zone)
        return Prompt("prompt-fire", "13.1c", zone)

    def candidates(self, state: State, seat: int) -> list[int]:
        if self.step == MAY_RETREAT:
            return [kinds.STAND, *retreats(state, seat, self.attacker)]
        if self.step == MAY_COMMIT:
            found = [kinds.HOLD]
            for column in (kinds.LEFT, kinds.CENTRE, kinds.RIGHT):
                for block in members(state.reserve(seat)):
                    found.append(column | block)
            return found
        return [kinds.CEASE] + [kinds.FIRE | block for block in members(state.in_columns(seat))]

    def forbids(self, state: State, seat: int, action: int) -> int:
        kind = kind_of(action)
        if self.step == MAY_RETREAT:
            return ALLOWED if kind == kinds.STAND else forbids_retreat(state, seat, self.attacker, action)
        if kind == kinds.RETREAT or kind == kinds.RETREAT_BY_BOAT:
            return self.cannot_retreat_now(state, seat, action)
        if self.step == MAY_COMMIT:
            if kind == kinds.HOLD:
                return ALLOWED
            return self.cannot_commit(state, noun_of(action)) if kinds.LEFT <= kind <= kinds.RIGHT else NOT_ASKED
        if kind == kinds.CEASE:
            return self.cannot_cease(state)
        if kinds.LEFT <= kind <= kinds.RIGHT:
            return self.cannot_commit(state, noun_of(action)) or reasons.RESERVE_SPENT  # 12.4
        return self.cannot_fire(state, noun_of(action)) if kind == kinds.FIRE else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        kind = kind_of(action)
        if kind == kinds.STAND:
            self.step = MAY_COMMIT
        elif kind == kinds.RETREAT or kind == kinds.RETREAT_BY_BOAT:
            self.step = RETREATING
            way = way_of_retreat(state.battle_zone, action)
            reserve_cv = 0 if self.skirmish else state.total(state.reserve(seat))
            state.begin(Withdrawal(seat, 0, noun_of(action), way, OF_FREE_WILL, reserve_cv))
        elif kind == kinds.HOLD:
            self.step = FIRING
        elif kind == kinds.CEASE:
            self.step = CEASED
        elif kind == kinds.FIRE:
            self.fire(state, noun_of(action))
        else:
            self.commit(state, 0 if kind == kinds.LEFT else 1 if kind == kinds.CENTRE else 2, noun_of(action))

    def commit(self, state: State, column: int, block: int) -> None:
        """12.4 One reserve block a turn joins a column and is revealed."""
        self.step = FIRING
        self.acted = ACTED
        shown = lowest(state.show(1 << block))
        state.ranks[self.seat * COLUMNS + column] |= 1 << shown
        state.tell(kinds.RESERVE_COMMITTED, "13.1b", shown, state.cv[shown], column)

    def fire(self, state: State, block: int) -> None:
        column = state.column_of(self.seat, block)
        if self.column != column:
            self.closed |= 1 << self.column
            self.column = column
        self.fired |= 1 << block
        self.acted = ACTED
        hits = shoot(state, block, self.fires_double(state, block), self.skirmish == 1)
        if hits:
            state.begin(Losses(1 - self.seat, 0, IN_COLUMN, column, hits))

    # -- predicates

    def fires_double(self, state: State, block: int) -> bool:
        """17.1 Against an attack by boat, but not who came by boat himself."""
        return self.double == 1 and not has(state.by_boat, block)

    def cannot_retreat_now(self, state: State, seat: int, action: int) -> int:
        """15.1 Not before the defender's second turn, and never after the beginning of a half-turn."""
        if not self.may_retreat:
            return reasons.RETREAT_TOO_EARLY
        reason = forbids_retreat(state, seat, self.attacker, action)
        return reason if reason != ALLOWED else reasons.RETREAT_TOO_LATE

    def cannot_commit(self, state: State, block: int) -> int:
        if self.skirmish:
            return reasons.NO_COLUMNS_HERE  # 18.0
        if not has(state.reserve(self.seat), block):
            return reasons.NOT_IN_RESERVE  # 12.4
        return reasons.INDIANS_NOT_IN_COLUMN if block == INDIANS else ALLOWED  # 22.4

    def cannot_fire(self, state: State, block: int) -> int:
        column = state.column_of(self.seat, block)
        if column == COLUMNS:
            return reasons.NOT_IN_COLUMN  # 14.1
        if has(self.fired, block):
            return reasons.HAS_FIRED
        if has(self.closed, column):
            return reasons.COLUMN_CLOSED  # 13.1c one column at a time
        if self.must_fire and self.column != NO_COLUMN and column != self.column and self.unfired(state, self.column):
            return reasons.COLUMN_NOT_DONE
        return ALLOWED

    def unfired(self, state: State, column: int) -> bool:
        return state.ranks[self.seat * COLUMNS + column] & ~self.fired != 0

    def cannot_cease(self, state: State) -> int:
        return reasons.MUST_FIRE_NOW if self.must_fire else ALLOWED  # while a block can fire
