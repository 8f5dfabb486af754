"""14. Reaction tests: modifiers, the table, the results, and rallying."""

from __future__ import annotations

from typing import Final

from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.muskets_tomahawks.facts.profiles import (
    CHARISMATIC,
    FLIGHT,
    OFFICER,
    RALLY,
    REACTION_TABLE,
    RECOIL,
    RECOIL_AND_SHAKEN,
    RECOIL_OR_SHAKEN,
    ROUT,
    STEADY_VOICE,
    UNAFFECTED,
    VETERANS,
)
from arpents.games.muskets_tomahawks.measuring.contact import can_touch, figures_touch, in_contact, reaches_opening
from arpents.games.muskets_tomahawks.measuring.nearness import gap_between_units
from arpents.games.muskets_tomahawks.morale.casualties import after_losses, may_owe, remove_figure, rout
from arpents.games.muskets_tomahawks.morale.retreat import flee, recoil, stop_midway
from arpents.games.muskets_tomahawks.state import IN_FLIGHT, INDOORS, ON_TABLE, SHAKEN, VIGILANT, State
from arpents.games.muskets_tomahawks.words import kinds
from arpents.games.muskets_tomahawks.words.dice import d10
from arpents.games.muskets_tomahawks.words.terms import (
    BY_FEWNESS,
    BY_FORMATION,
    BY_OFFICER,
    BY_SIX,
    BY_TEN,
    modifier_of,
    terms_of,
    told_terms,
    weight,
)

# 14.1 why a unit tests
BY_FIRE: Final = 0
BY_HAND: Final = 1
BY_MORALE: Final = 2
BY_NEWS: Final = 3  # 14.1.4, 14.1.5
CAUSE_RULES: Final = ["14.1.1", "14.1.2", "14.1.3", "14.1.6"]

COMMAND_RADIUS: Final = 96  # 14.2.1 six inches
CHARISMA: Final = 192  # talent: twelve

# steps
ROLL: Final = 0
VETERAN: Final = 1
READ: Final = 2
CHOOSE: Final = 3
SUFFER: Final = 4
OVER: Final = 5


def result_of(total: int, discipline: int) -> int:
    """14.3 The table: below 0 the first row, 8 and more the last."""
    if total < 0:
        return REACTION_TABLE[0][discipline]
    if total > 8:
        total = 8
    return REACTION_TABLE[total + 1][discipline]


def strength_weight(count: int, officer: bool) -> int:
    """14.2.2, 14.2.4"""
    if count >= 10:
        return weight(BY_TEN, 2)
    if count >= 6:
        return weight(BY_SIX, 1)
    return weight(BY_FEWNESS, -3) if count <= 3 and not officer else weight(0, 0)


def common_modifiers(state: State, unit: int) -> int:
    return modifier_of(common_weight(state, unit))


def common_weight(state: State, unit: int) -> int:
    """14.2.1-14.2.4, as things stand after losses (14.2.15)."""
    officer = state.is_a(unit, OFFICER)
    strength = strength_weight(state.strength[unit], officer)
    modifier = modifier_of(strength)
    terms = terms_of(strength)
    if officer or has_officer_near(state, unit):
        modifier += 1  # 14.2.1
        terms |= BY_OFFICER
    if state.formed(unit):
        modifier += 2  # 14.2.3
        terms |= BY_FORMATION
    return weight(terms, modifier)


def has_officer_near(state: State, unit: int) -> bool:
    """14.2.1 A friendly Officer of its troop type, not in Flight, within 6 in (12 if Charismatic)."""
    for officer in range(state.units()):
        if (
            officer != unit
            and state.is_a(officer, OFFICER)
            and state.side[officer] == state.side[unit]
            and state.troop[officer] == state.troop[unit]
            and state.present(officer)
            and not state.fleeing(officer)
            and gap_between_units(
                state, officer, unit, CHARISMA if state.is_a(officer, CHARISMATIC) else COMMAND_RADIUS
            )
        ):
            return True
    return False


class Reaction(Procedure["State"]):
    """14.2 One unit tests; `extra` holds what the cause adds to the common modifiers."""

    def __init__(
        self,
        seat: int,
        unit: int,
        cause: int,
        extra: int,
        enemy: int,
        fought: int,
        step: int = ROLL,
        die: int = 0,
        verdict: int = 0,
        terms: int = 0,
    ) -> None:
        super().__init__(seat, step)
        self.unit = unit
        self.cause = cause
        self.extra = extra
        self.enemy = enemy  # the unit that caused it, or -1
        self.fought = fought  # 12.9.3 it fought in the round: losses even if the opponents went first
        self.die = die
        self.verdict = verdict
        self.terms = terms  # what `extra` is made of

    def copy(self) -> Reaction:
        return Reaction(
            self.seat,
            self.unit,
            self.cause,
            self.extra,
            self.enemy,
            self.fought,
            self.step,
            self.die,
            self.verdict,
            self.terms,
        )

    def run(self, state: State) -> bool:
        unit = self.unit
        if self.step == ROLL:
            if state.strength[unit] == 0 or not state.present(unit):
                return state.end(UNAFFECTED)
            self.die = d10(state.chance)
            self.step = READ
            if state.is_a(unit, VETERANS):  # 4.9
                self.step = VETERAN
                return ASK
        if self.step == READ:
            common = common_weight(state, unit)
            total = self.die + modifier_of(common) + self.extra
            self.verdict = result_of(total, state.discipline[unit])
            terms = told_terms(terms_of(common) | self.terms)
            state.tell(kinds.REACTION_ROLLED, CAUSE_RULES[self.cause], unit, self.die, total, self.verdict, terms)
            self.verdict = self.as_it_stands(state, self.verdict)
            self.step = SUFFER
            if self.verdict == RECOIL_OR_SHAKEN:  # 14.5.5
                self.step = CHOOSE
                return ASK
        if self.step == SUFFER:
            self.step = OVER
            suffer(state, unit, self.verdict, self.enemy, self.fought)
        if self.step == OVER:
            return state.end(self.verdict)
        return ASK

    def as_it_stands(self, state: State, verdict: int) -> int:
        """14.5.6, 14.5.7, 13.6 What the result becomes indoors, afloat, at a gun or in Flight."""
        if state.fleeing(self.unit):
            return verdict if verdict in (FLIGHT, ROUT) else UNAFFECTED
        rooted = state.status[self.unit] != ON_TABLE or state.mans_gun(self.unit)
        if rooted and verdict in (RECOIL, RECOIL_AND_SHAKEN, RECOIL_OR_SHAKEN):
            return SHAKEN_ONLY
        return verdict

    def candidates(self, state: State, seat: int) -> list[int]:
        if self.step == VETERAN:
            return [kinds.STAND, kinds.REROLL]
        return [kinds.TAKE_RECOIL, kinds.TAKE_SHAKEN]

    def apply(self, state: State, seat: int, action: int) -> None:
        if action == kinds.REROLL:
            state.tell(kinds.DIE_REROLLED, "4.9", self.unit, self.die)
            self.die = d10(state.chance)  # 1.5 the second result stands
        if action == kinds.TAKE_RECOIL:
            self.verdict = RECOIL
        if action == kinds.TAKE_SHAKEN:
            self.verdict = SHAKEN_ONLY
        self.step = READ if self.step == VETERAN else SUFFER

    def prompt(self, state: State, seat: int) -> Prompt:
        if self.step == VETERAN:
            return Prompt("prompt-veterans", "4.9", {"unit": self.unit, "die": self.die})
        return Prompt("prompt-recoil-or-shaken", "14.5.5", {"unit": self.unit})


SHAKEN_ONLY: Final = 6  # beside the results of the table


def suffer(state: State, unit: int, verdict: int, enemy: int, fought: int) -> None:
    """14.5 The result takes effect; 12.9 in contact it costs losses first."""
    if verdict == UNAFFECTED:
        return
    if verdict == ROUT:
        rout(state, unit, "14.5.1")
        return
    state.halted |= 1 << unit  # 7.13
    state.unmark(unit, VIGILANT)  # 11.3
    if state.midway == unit:
        stop_midway(state, unit)  # 11.7
    if verdict == RECOIL or verdict == RECOIL_AND_SHAKEN:
        fall_back(state, unit, enemy, fought)
    elif verdict == FLIGHT:
        run_away(state, unit, enemy, fought)
    if verdict in (RECOIL_AND_SHAKEN, SHAKEN_ONLY) and state.strength[unit]:
        if not state.shaken(unit):
            state.tell(kinds.UNIT_SHAKEN, "14.5.4", unit)
        state.mark(unit, SHAKEN)  # 14.5.4 a second marker changes nothing


def fall_back(state: State, unit: int, enemy: int, fought: int) -> None:
    """12.9.1 Out of contact each die of 0 removes a figure, then the others recoil."""
    combat = fought == 1 or in_contact(state, unit)
    if combat:
        flight_losses(state, unit, 0, "12.9.1")
    if state.strength[unit]:
        recoil(state, unit, enemy)
    if combat:
        remove_caught(state, unit)


def run_away(state: State, unit: int, enemy: int, fought: int) -> None:
    """12.9.2 Out of contact each die of 0 to 3 removes a figure, then the others flee."""
    combat = fought == 1 or in_contact(state, unit)
    if combat:
        flight_losses(state, unit, 3, "12.9.2")
    if state.strength[unit]:
        flee(state, unit, enemy)
    if combat:
        remove_caught(state, unit)


def flight_losses(state: State, unit: int, highest: int, rule: str) -> None:
    figures = state.figures(unit)
    lost: list[int] = []
    faces = 0
    for k, figure in enumerate(figures):
        die = d10(state.chance)
        faces |= die + 1 << 4 * k
        if die <= highest:
            lost.append(figure)
    state.tell(kinds.BREAKING_LOSSES, rule, unit, len(figures), len(lost), faces)
    for figure in lost:
        remove_figure(state, unit, figure, rule, 1 - state.side[unit])
    after_losses(state, unit)


def remove_caught(state: State, unit: int) -> None:
    """12.9.3 A figure that ends still in contact is removed."""
    if not state.strength[unit] or state.status[unit] != ON_TABLE:
        return
    lost: list[int] = []
    for figure in state.figures(unit):
        if figure_in_contact(state, unit, figure):
            lost.append(figure)
    for figure in lost:
        remove_figure(state, unit, figure, "12.9.3", 1 - state.side[unit])
    after_losses(state, unit)


def figure_in_contact(state: State, unit: int, figure: int) -> bool:
    for other in range(state.units()):
        if state.side[other] == state.side[unit] or not can_touch(state, other):
            continue
        if state.status[other] == INDOORS:
            building = state.inside[other]
            for opening in range(len(state.board.openings[building])):
                if reaches_opening(state, figure, unit, building, opening):
                    return True
            continue
        for foe in state.figures(other):
            if figures_touch(state, unit, figure, other, foe):
                return True
    return False


# -- 14.6 Rallying


def rally_value(state: State, unit: int) -> int:
    """3.1 The die that rallies, Steady Voice reckoned in."""
    value = RALLY[state.discipline[unit]]
    for officer in range(state.units()):
        if (
            state.is_a(officer, STEADY_VOICE)
            and officer != unit
            and state.side[officer] == state.side[unit]
            and state.troop[officer] == state.troop[unit]
            and gap_between_units(state, officer, unit, COMMAND_RADIUS)
        ):
            value -= 1
            break
    return value


def try_to_rally(state: State, unit: int) -> None:
    """14.6 On a failure the unit flees another move."""
    die = d10(state.chance)
    value = rally_value(state, unit)
    state.tell(kinds.RALLY_ROLLED, "14.6", unit, die, value)
    if die >= value:
        rally(state, unit, "14.6")
    else:
        flee(state, unit, -1)


def rally(state: State, unit: int, rule: str) -> None:
    """6.3.3, 14.6 The marker goes, figures face as they like, nobody moves."""
    state.unmark(unit, IN_FLIGHT)
    state.tell(kinds.UNIT_RALLIED, rule, unit)


# -- 14.1.6 tests for bad news, when the action's own are done


class News(Procedure["State"]):
    """14.1.4-14.1.6 Each unit that owes one tests once in an action, with the common modifiers only."""

    def __init__(self, seat: int, due: int = -1) -> None:
        super().__init__(seat)
        self.due = due  # units that owe one; such a test causes no further ones

    def copy(self) -> News:
        return News(self.seat, self.due)

    def run(self, state: State) -> bool:
        if self.due < 0:
            self.due = state.owed
        for unit in range(state.units()):
            if self.due >> unit & 1 and not state.tested >> unit & 1:
                state.tested |= 1 << unit
                if may_owe(state, unit):
                    return state.begin(Reaction(state.side[unit], unit, BY_NEWS, 0, -1, 0))
        state.owed = 0
        return state.end()
