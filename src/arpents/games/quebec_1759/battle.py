"""11, 12, 13, 18. A battle in three columns, or a skirmish in one, from its first moment to its last."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.masks import has, members
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.quebec_1759 import kinds, reasons
from arpents.games.quebec_1759.board import BRITISH, FRENCH, INDIAN, INDIANS, NOWHERE, REAL
from arpents.games.quebec_1759.half_turn import ACTED, OVER, HalfTurn
from arpents.games.quebec_1759.indians import IndiansMayLeave
from arpents.games.quebec_1759.retreat import GIVES_UP, Rout, count_boats_anew
from arpents.games.quebec_1759.state import COLUMNS, State

INDIANS_SLIP_AWAY: Final = 0
DECOYS_GO: Final = 1
DEFENDER_DEPLOYS: Final = 2
ATTACKER_DEPLOYS: Final = 3
REVEAL: Final = 4
DEFENDER_ACTS: Final = 5
DEFENDER_DONE: Final = 6
ATTACKER_DONE: Final = 7
STAND_UP: Final = 8
INDIANS_LEAVE: Final = 9
SKIRMISH_LINE: Final = 4  # as kinds.COLUMN names it
ENDLESS: Final = 1000  # Q-27 battle turns after which the attacker gives up


def deployable(state: State, zone: int, seat: int) -> int:
    """18.0, 22.4 Units that can stand in a column: neither decoys nor Indians."""
    return (state.at(zone, seat) & REAL & ~INDIAN).bit_count()


class Fight(Procedure["State"]):
    """13.1 The defender's half-turn, then the attacker's, until one side leaves or breaks."""

    def __init__(
        self,
        seat: int,
        step: int,
        zone: int,
        attacker: int,
        skirmish: int = 0,
        turn: int = 0,
        amphibious: int = 0,
        acted: int = 0,
        must_fire: int = 0,
    ) -> None:
        super().__init__(seat, step)
        self.zone = zone
        self.attacker = attacker
        self.skirmish = skirmish
        self.turn = turn
        self.amphibious = amphibious  # 17.1 whether an attacking block came by boat or over the St. Charles
        self.acted = acted  # Q-27 whether anybody fired or committed a reserve in this turn
        self.must_fire = must_fire

    def copy(self) -> Fight:
        return Fight(
            self.seat,
            self.step,
            self.zone,
            self.attacker,
            self.skirmish,
            self.turn,
            self.amphibious,
            self.acted,
            self.must_fire,
        )

    def run(self, state: State) -> bool:
        defender = 1 - self.attacker
        if self.step == INDIANS_SLIP_AWAY:  # 22.4
            state.battle_zone = self.zone
            count_boats_anew(state)
            self.amphibious = 1 if state.at(self.zone, self.attacker) & state.by_boat else 0
            self.step = DECOYS_GO
            if state.indians_in_play():
                return state.begin(IndiansMayLeave(FRENCH, 0, self.zone, NOWHERE, 0))
        if self.step == DECOYS_GO:
            if not state.contested(self.zone):
                state.tell(kinds.NO_BATTLE, "22.4", self.zone)
                state.battle_zone = NOWHERE
                return state.end()
            state.shown += 1  # that nobody had decoys is news too
            state.drop_decoys(self.zone, FRENCH, "10.2")
            state.drop_decoys(self.zone, BRITISH, "10.2")
            self.step = DEFENDER_DEPLOYS
            if deployable(state, self.zone, FRENCH) < COLUMNS or deployable(state, self.zone, BRITISH) < COLUMNS:
                self.form_skirmish(state)
            else:
                state.tell(kinds.BATTLE_BEGINS, "11.1", self.zone, self.attacker)
        if self.step == DEFENDER_DEPLOYS:  # 12.1
            self.step = ATTACKER_DEPLOYS
            return state.begin(Deployment(defender, 0, self.zone))
        if self.step == ATTACKER_DEPLOYS:  # 12.2
            self.step = REVEAL
            return state.begin(Deployment(self.attacker, 0, self.zone))
        if self.step == REVEAL:  # 12.3
            self.reveal(state)
            self.step = DEFENDER_ACTS
        if self.step == DEFENDER_ACTS:
            self.turn += 1
            self.acted = 0
            state.tell(kinds.TURN_BEGINS, "13.1", self.turn)
            self.step = DEFENDER_DONE
            first = 1 if self.turn == 1 else 0
            double = self.amphibious * first  # 17.1
            return state.begin(HalfTurn(defender, 0, self.attacker, self.skirmish, 1 - first, double, self.must_fire))
        if self.step == DEFENDER_DONE:
            self.acted |= state.result & ACTED
            self.step = STAND_UP
            if not state.result & OVER:
                self.step = ATTACKER_DONE  # 13.1d
                return state.begin(HalfTurn(self.attacker, 0, self.attacker, self.skirmish, 1, 0, self.must_fire))
        if self.step == ATTACKER_DONE:
            self.acted |= state.result & ACTED
            self.step = STAND_UP
            if not state.result & OVER:
                return self.next_turn(state)
        if self.step == STAND_UP:  # 13.2
            self.stand_up(state)
            self.step = INDIANS_LEAVE
            if state.at(self.zone, FRENCH) and state.indians_in_play():  # 22.4
                return state.begin(IndiansMayLeave(FRENCH, 0, self.zone, NOWHERE, 0))
        return state.end()

    def form_skirmish(self, state: State) -> None:
        """18.0 One column each, no reserve."""
        state.tell(kinds.SKIRMISH_BEGINS, "18.0", self.zone, self.attacker)
        self.skirmish = 1
        for seat in range(2):
            state.ranks[seat * COLUMNS] = state.at(self.zone, seat)
        self.step = REVEAL

    def reveal(self, state: State) -> None:
        state.deployed = 3
        for seat in range(2):
            state.show(state.in_columns(seat))
            for block in members(state.in_columns(seat)):
                column = SKIRMISH_LINE if self.skirmish else state.column_of(seat, block)
                state.tell(kinds.BLOCK_REVEALED, "12.3", block, state.cv[block], column)

    def next_turn(self, state: State) -> bool:
        if not self.acted and not self.must_fire:
            self.must_fire = 1
            state.tell(kinds.MUST_FIRE, "13.1c")
        self.step = DEFENDER_ACTS
        if self.turn >= ENDLESS:
            self.step = STAND_UP
            return state.begin(Rout(self.attacker, 0, self.attacker, 0, GIVES_UP))
        return False

    def stand_up(self, state: State) -> None:
        for rank in range(2 * COLUMNS):
            state.ranks[rank] = 0
        state.face_up = 0
        state.deployed = 0
        state.battle_zone = NOWHERE
        state.tell(kinds.BATTLE_ENDS, "13.2", self.zone)


class Deployment(Procedure["State"]):
    """12.1, 12.2 Three filled columns; whoever is in none of them is the reserve."""

    def __init__(self, seat: int, step: int, zone: int) -> None:
        super().__init__(seat, step)
        self.zone = zone

    def copy(self) -> Deployment:
        return Deployment(self.seat, self.step, self.zone)

    def run(self, state: State) -> bool:
        if self.step == 0:
            return ASK
        rule = self.rule(state)
        state.deployed |= 1 << self.seat
        first = self.seat * COLUMNS
        state.tell(
            kinds.DEPLOYED,
            rule,
            self.seat,
            state.ranks[first].bit_count(),
            state.ranks[first + 1].bit_count(),
            state.ranks[first + 2].bit_count(),
            state.reserve(self.seat).bit_count(),
        )
        return state.end()

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-deploy", self.rule(state), {"zone": kinds.PLACE.argument(self.zone)})

    def rule(self, state: State) -> str:
        """The defender comes first."""
        return "12.2" if state.deployed else "12.1"

    def candidates(self, state: State, seat: int) -> list[int]:
        found = [kinds.DONE]
        for column in (kinds.LEFT, kinds.CENTRE, kinds.RIGHT):
            for block in members(state.at(self.zone, seat)):
                found.append(column | block)
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        if action == kinds.DONE:
            return self.cannot_be_done(state)
        kind = kind_of(action)
        if kind < kinds.LEFT or kind > kinds.RIGHT:
            return NOT_ASKED
        reason = self.cannot_stand(state, noun_of(action))
        return reason if reason != ALLOWED else self.cannot_deploy(state, column_of(kind), noun_of(action))

    def apply(self, state: State, seat: int, action: int) -> None:
        if action == kinds.DONE:
            self.step = 1
        else:
            state.ranks[seat * COLUMNS + column_of(kind_of(action))] |= 1 << noun_of(action)

    def empty_columns(self, state: State) -> int:
        empty = 0
        for column in range(COLUMNS):
            if not state.ranks[self.seat * COLUMNS + column]:
                empty += 1
        return empty

    def cannot_be_done(self, state: State) -> int:
        return reasons.COLUMNS_MUST_FILL if self.empty_columns(state) else ALLOWED  # 12.1

    def cannot_stand(self, state: State, block: int) -> int:
        if not has(state.at(self.zone, self.seat), block):
            return reasons.NOT_IN_BATTLE
        if block == INDIANS:
            return reasons.INDIANS_NOT_IN_COLUMN  # 22.4
        return reasons.ALREADY_DEPLOYED if has(state.in_columns(self.seat), block) else ALLOWED

    def cannot_deploy(self, state: State, column: int, block: int) -> int:
        if state.ranks[self.seat * COLUMNS + column]:
            left = (state.reserve(self.seat) & ~INDIAN & ~(1 << block)).bit_count()
            if left < self.empty_columns(state):
                return reasons.COLUMNS_MUST_FILL  # 12.1
        return ALLOWED


def column_of(kind: int) -> int:
    return 0 if kind == kinds.LEFT else 1 if kind == kinds.CENTRE else 2
