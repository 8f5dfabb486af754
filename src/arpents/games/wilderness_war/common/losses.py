"""7.6 Step losses, one at a time, by the owner."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK
from arpents.engine.prompt import Prompt
from arpents.games.wilderness_war.common.step import Step
from arpents.games.wilderness_war.facts.pieces import IS_DRILLED, PIECES
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import kinds, reasons
from arpents.games.wilderness_war.words.markers import ACTING, INSIDE

IN_BATTLE: Final = 0  # 7.62-7.63
IN_ASSAULT: Final = 1  # 9.14
IN_RAID: Final = 2  # 10.31 the owner's free choice among the raiders
BY_SICKNESS: Final = 3  # Small Pox: no unit dies while a full one stands
FREELY: Final = 4  # anybody in the place
RULES: Final = ("7.62", "9.14", "10.31", "8.22", "18.2")


class Losses(Step):
    def __init__(self, seat: int, cause: int, space: int, owed: int, taken: int = 0) -> None:
        super().__init__(seat)
        self.cause = cause
        self.space = space
        self.owed = owed  # steps still to lose
        self.taken = taken  # steps lost so far

    def copy(self) -> Losses:
        return Losses(self.seat, self.cause, self.space, self.owed, self.taken)

    def run(self, state: State) -> bool:
        while self.owed > 0:
            choices = self.actions(state, self.seat)
            if not choices:  # more losses than steps: the rest is void
                break
            if len(choices) > 1:
                return ASK
            self.apply(state, self.seat, choices[0])
        return state.end(self.taken)

    def told_apart(self) -> int:
        return ACTING | INSIDE

    def pool(self, state: State) -> list[int]:
        units = state.units_at(self.seat, self.space)  # 7.64 never leaders
        if self.cause == IN_BATTLE:
            return [unit for unit in units if not state.role[unit] & INSIDE]
        if self.cause == IN_RAID:
            return [unit for unit in units if state.role[unit] & ACTING]
        return units

    def cannot_lose(self, state: State, unit: int, pool: list[int]) -> int:
        if unit >= PIECES or unit not in pool:
            return reasons.NOT_IN_BATTLE
        if self.cause == IN_RAID or self.cause == FREELY:
            return self.cannot_name(state, unit)
        drilled = False
        full = False
        full_drilled = False
        for other in pool:
            if IS_DRILLED[other]:
                drilled = True
                full_drilled = full_drilled or state.steps[other] == 2
            full = full or state.steps[other] == 2
        on_drilled = drilled and (self.cause == IN_ASSAULT or (self.cause == IN_BATTLE and self.taken % 2 == 0))
        if on_drilled:  # 7.62, 9.14
            if not IS_DRILLED[unit]:
                return reasons.DRILLED_FIRST
            full = full_drilled
        if full and state.steps[unit] < 2:
            return reasons.FULL_UNITS_FIRST  # 7.63
        return self.cannot_name(state, unit)

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.LOSE | unit for unit in self.pool(state)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) != kinds.LOSE:
            return NOT_ASKED
        return self.cannot_lose(state, noun_of(action), self.pool(state))

    def apply(self, state: State, seat: int, action: int) -> None:
        state.lose_step(noun_of(action), RULES[self.cause])
        self.taken += 1
        self.owed -= 1

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt(
            "prompt-losses", RULES[self.cause], {"count": self.owed, "space": kinds.PLACE_NOUN.text_id(self.space)}
        )


def test_leaders(state: State, leaders: list[int], rule: str) -> None:
    """7.7 Each of them dies on a 1."""
    for leader in leaders:
        die = state.chance.die()
        state.tell(kinds.LEADER_TESTED, rule, leader, die)
        if die == 1:
            state.eliminate(leader, rule)
