"""15. Officers: who may shoot at them, who dies for them, talents and intrigues."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.muskets_tomahawks.facts.profiles import CAPTIVE, LUCKY, OFFICER, SHARPSHOOTERS, WAGON
from arpents.games.muskets_tomahawks.measuring.nearness import gap_between_units
from arpents.games.muskets_tomahawks.measuring.sight import points_of
from arpents.games.muskets_tomahawks.morale.casualties import after_losses, remove_figure
from arpents.games.muskets_tomahawks.state import DESTROYED, ON_TABLE, State
from arpents.games.muskets_tomahawks.table.geometry import root_up
from arpents.games.muskets_tomahawks.words import kinds, reasons

if TYPE_CHECKING:
    from mypy_extensions import i64

GUARD: Final = 64  # 15.2 four inches
SACRIFICE_RANGE: Final = 32  # 15.3 two inches


def officers_of(state: State, side: int) -> list[int]:
    """15.1 Those who are left."""
    return [
        unit
        for unit in range(state.units())
        if state.side[unit] == side and state.is_a(unit, OFFICER) and state.status[unit] != DESTROYED
    ]


def unit_gap(state: State, unit: int, other: int) -> int:
    """The smallest gap between two units, for telling which is nearest (15.2)."""
    best: i64 = 1 << 40
    mine = points_of(state, unit)
    his = points_of(state, other)
    for i in range(0, len(mine), 3):
        x: i64 = mine[i + 1]
        y: i64 = mine[i + 2]
        for j in range(0, len(his), 3):
            dx = his[j + 1] - x
            dy = his[j + 2] - y
            square = dx * dx + dy * dy
            if square < best:
                best = square
    return root_up(best) - state.radius[unit] - state.radius[other]


def cannot_target_officer(state: State, shooter: int, officer: int) -> int:
    """15.2 Only if he is the nearest enemy unit, or nobody of his side is within 4 in, or for Sharpshooters."""
    if not state.is_a(officer, OFFICER) or state.is_a(shooter, SHARPSHOOTERS):
        return ALLOWED
    alone = True
    for friend in range(state.units()):
        if (
            friend != officer
            and state.side[friend] == state.side[officer]
            and not state.is_a(friend, WAGON | CAPTIVE)
            and gap_between_units(state, friend, officer, GUARD)
        ):
            alone = False
            break
    if alone:
        return ALLOWED
    mine = unit_gap(state, shooter, officer)
    for other in range(state.units()):
        if (
            other != officer
            and state.side[other] == state.side[officer]
            and state.present(other)
            and not state.is_a(other, WAGON | CAPTIVE)
            and unit_gap(state, shooter, other) < mine
        ):
            return reasons.OFFICER_GUARDED
    return ALLOWED


def saviours(state: State, officer: int) -> list[int]:
    """15.3 Units of his troop type with a figure within 2 in of him."""
    found: list[int] = []
    for unit in range(state.units()):
        if (
            unit != officer
            and state.side[unit] == state.side[officer]
            and state.troop[unit] == state.troop[officer]
            and not state.is_a(unit, OFFICER | CAPTIVE)
            and state.strength[unit] > 0
            and gap_between_units(state, officer, unit, SACRIFICE_RANGE)
        ):
            found.append(unit)
    return found


class Sacrifice(Procedure["State"]):
    """15.3 An Officer would be killed: a friendly figure of his type may be removed instead."""

    def __init__(self, seat: int, officer: int, rule: int, step: int = 0) -> None:
        super().__init__(seat, step)
        self.officer = officer
        self.rule = rule  # 0 by fire, 1 in hand-to-hand

    def copy(self) -> Sacrifice:
        return Sacrifice(self.seat, self.officer, self.rule, self.step)

    def run(self, state: State) -> bool:
        officer = self.officer
        if self.step == 1:
            return state.end(0)
        if state.is_a(officer, LUCKY) and not state.lucky_used >> officer & 1:  # talent
            state.lucky_used |= 1 << officer
            state.tell(kinds.LUCK_SPENT, "15.5", officer)
            return state.end(0)
        if saviours(state, officer):
            return ASK
        self.fall(state)
        return state.end(1)

    def fall(self, state: State) -> None:
        rule = "10.6" if self.rule == 0 else "12.8"
        remove_figure(state, self.officer, state.first[self.officer], rule, 1 - self.seat)

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.ACCEPT] + [kinds.GIVE_UP | unit for unit in saviours(state, self.officer)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if action == kinds.ACCEPT:
            return ALLOWED
        if kind_of(action) == kinds.GIVE_UP:
            return ALLOWED if noun_of(action) in saviours(state, self.officer) else reasons.NO_SAVIOUR
        return NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        self.step = 1
        if action == kinds.ACCEPT:
            self.fall(state)
            return
        unit = noun_of(action)
        figure = nearest_saviour(state, self.officer, unit)
        state.tell(kinds.OFFICER_SAVED, "15.3", self.officer, unit)
        remove_figure(state, unit, figure, "15.3", 1 - self.seat)
        after_losses(state, unit)

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-sacrifice", "15.3", {"unit": self.officer})


def nearest_saviour(state: State, officer: int, unit: int) -> int:
    """The figure that dies: the nearest one, the highest number on a tie."""
    figures = state.figures(unit)
    if state.status[unit] != ON_TABLE or state.status[officer] != ON_TABLE:
        return figures[-1]
    x = state.fx[state.first[officer]]
    y = state.fy[state.first[officer]]
    best = figures[0]
    for figure in figures:
        if (state.fx[figure] - x) ** 2 + (state.fy[figure] - y) ** 2 <= (state.fx[best] - x) ** 2 + (
            state.fy[best] - y
        ) ** 2:
            best = figure
    return best
