"""8.7, 14.1.6, 16.3, 17.4.3, 17.5.2, 19.2 What follows every action."""

from __future__ import annotations

from arpents.engine.procedure import Procedure
from arpents.games.muskets_tomahawks.features.captives import free_captives
from arpents.games.muskets_tomahawks.features.wagons import capture_wagons
from arpents.games.muskets_tomahawks.measuring.contact import in_contact
from arpents.games.muskets_tomahawks.morale.reaction import News
from arpents.games.muskets_tomahawks.spotting.hidden import turn_over_near
from arpents.games.muskets_tomahawks.spotting.spotting import lower_flags
from arpents.games.muskets_tomahawks.state import ENGAGER, VIGILANT, State
from arpents.games.muskets_tomahawks.victory import check_annihilation


class AfterAction(Procedure["State"]):
    """8.7, 14.1.6, 16.3, 17.4.3, 17.5.2, 19.2 What is looked at when an action is over."""

    def __init__(self, seat: int, unit: int, step: int = 0) -> None:
        super().__init__(seat, step)
        self.unit = unit

    def copy(self) -> AfterAction:
        return AfterAction(self.seat, self.unit, self.step)

    def run(self, state: State) -> bool:
        if self.step == 0:
            self.step = 1
            if state.owed:
                return state.begin(News(self.seat))
        state.midway = -1
        turn_over_near(state)
        lower_flags(state)
        for unit in range(state.units()):
            marks = state.marks[unit] & (VIGILANT | ENGAGER)
            if marks:
                state.unmark(unit, VIGILANT if in_contact(state, unit) else ENGAGER)  # 11.3, 12.7.5
        capture_wagons(state)
        free_captives(state)
        check_annihilation(state)  # 19.2
        return state.end()
