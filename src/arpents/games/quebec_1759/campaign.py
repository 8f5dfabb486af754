"""4, 5, 23. Sixteen Campaign Moves, from the tide to the count of victory."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.quebec_1759 import kinds, reasons
from arpents.games.quebec_1759.battle import Fight
from arpents.games.quebec_1759.board import ABRAHAM, BRITISH, CAMPAIGN_MOVES, FRENCH, NOWHERE, ZONES
from arpents.games.quebec_1759.execution import Execution
from arpents.games.quebec_1759.indians import IndianChoice
from arpents.games.quebec_1759.occupation import Desertion, Supply
from arpents.games.quebec_1759.orders import reveal
from arpents.games.quebec_1759.picking import Picking
from arpents.games.quebec_1759.planning import Planning
from arpents.games.quebec_1759.state import ABRAHAM_HELD, ABRAHAM_MISSED, LINES, TIDES, State

BEGIN: Final = 0
REVEALED: Final = 1
PICKED: Final = 2
MOVED: Final = 3
RAIDED: Final = 4
OCCUPIED: Final = 5
CHOOSE_BATTLE: Final = 6
SUPPLIED: Final = 7


class Campaign(Procedure["State"]):
    """4.1 The Campaign Moves, one after another."""

    def __init__(self, seat: int = FRENCH, step: int = BEGIN) -> None:
        super().__init__(seat, step)

    def copy(self) -> Campaign:
        return Campaign(self.seat, self.step)

    def run(self, state: State) -> bool:
        if self.step == BEGIN:
            begin_move(state)
            self.step = REVEALED
            return state.begin(Planning())
        if self.step == REVEALED:  # 9.2
            reveal(state)
            self.step = PICKED
            return state.begin(Picking())
        if self.step == PICKED:
            self.step = MOVED
            return state.begin(Execution())
        if self.step == MOVED:  # 22.2, 22.3
            self.step = RAIDED
            return state.begin(IndianChoice())
        if self.step == RAIDED:  # 20.0
            self.step = OCCUPIED
            return state.begin(Desertion())
        if self.step == OCCUPIED:  # 11.2
            battles = [zone for zone in range(ZONES) if state.contested(zone)]
            if len(battles) > 1:
                self.step = CHOOSE_BATTLE
                return ASK
            if battles:
                return self.fight(state, battles[0])
            self.step = SUPPLIED
            return state.begin(Supply())  # 21.0
        if self.step == CHOOSE_BATTLE:
            return ASK
        return self.end_move(state)

    def fight(self, state: State, zone: int) -> bool:
        """4.2 A battle is fought to its end before anything else happens."""
        self.step = RAIDED
        attacker = FRENCH if state.british_defends >> zone & 1 else BRITISH
        return state.begin(Fight(FRENCH, 0, zone, attacker))

    def end_move(self, state: State) -> bool:
        if state.move < CAMPAIGN_MOVES:
            self.step = BEGIN
        elif state.british_occupy(ABRAHAM):  # 5.1; the twenty CV are watched at every loss
            state.conclude(ABRAHAM_HELD, BRITISH, "5.1")
        else:
            state.conclude(ABRAHAM_MISSED, FRENCH, "5.2")
        return False

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-next-battle", "11.2")

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.FIGHT_AT | zone for zone in range(ZONES)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        return self.cannot_fight_at(state, noun_of(action)) if kind_of(action) == kinds.FIGHT_AT else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        self.fight(state, noun_of(action))

    def cannot_fight_at(self, state: State, zone: int) -> int:
        return ALLOWED if state.contested(zone) else reasons.NO_BATTLE_THERE


def begin_move(state: State) -> None:
    """A new Move: nothing is written, nobody has moved, the tide is looked at."""
    state.move += 1
    state.moved = 0
    state.by_boat = 0
    state.british_defends = 0
    state.tide = 0
    state.french_order = []
    state.british_order = []
    for seat in range(2):
        state.void[seat] = 0
        state.origin[seat] = NOWHERE
    for number in range(2 * LINES):
        state.picks[number] = 0
    for number in range(len(state.boats_used)):
        state.boats_used[number] = 0
    left = [state.total(state.on_map(seat)) for seat in (FRENCH, BRITISH)]  # every loss is told to all
    state.tell(kinds.MOVE_BEGINS, "4.1", state.move, left[FRENCH], left[BRITISH])
    if state.options[TIDES]:  # 23.0
        face = state.chance.die()
        state.tide = 1 if face == 1 else 0
        state.tell(kinds.TIDE_STOPS if state.tide else kinds.TIDE_RUNS, "23.0", face)
