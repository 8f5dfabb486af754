"""12.5-12.15 Hand-to-hand: one round, its losses, its tests, and what the winner may do."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.masks import has, lowest, members, without
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.muskets_tomahawks.facts.profiles import (
    FEARED,
    LANCE,
    OFFICER,
)
from arpents.games.muskets_tomahawks.features.buildings import cannot_occupy, enter_building
from arpents.games.muskets_tomahawks.formations.arranging import reaches
from arpents.games.muskets_tomahawks.formations.formations import disperse
from arpents.games.muskets_tomahawks.measuring.contact import hand_to_hand, in_contact, reaches_opening
from arpents.games.muskets_tomahawks.measuring.nearness import places_near
from arpents.games.muskets_tomahawks.melee.blows import Blow, attack_weight, blows, defence_weight, succeeds
from arpents.games.muskets_tomahawks.morale.casualties import after_losses, remove_figure
from arpents.games.muskets_tomahawks.morale.officers import Sacrifice
from arpents.games.muskets_tomahawks.morale.reaction import BY_HAND, Reaction
from arpents.games.muskets_tomahawks.morale.retreat import lose_formation
from arpents.games.muskets_tomahawks.moves.legs import where
from arpents.games.muskets_tomahawks.moves.movement import Reach
from arpents.games.muskets_tomahawks.state import DISPERSED, ENGAGER, INDOORS, MANNED, ON_TABLE, State, with_entry
from arpents.games.muskets_tomahawks.table.board import on_lattice
from arpents.games.muskets_tomahawks.table.geometry import INCH, place_number, place_x, place_y, within
from arpents.games.muskets_tomahawks.words import kinds, reasons
from arpents.games.muskets_tomahawks.words.dice import Throws, d10, needed_die
from arpents.games.muskets_tomahawks.words.terms import (
    BY_FEAR,
    BY_FEWER_LOST,
    BY_LOSSES,
    BY_NUMBERS,
    BY_SURPRISE,
    SAVES_DEFENDED,
    modifier_of,
    terms_of,
    told_terms,
    weight,
)

STRIKE: Final = 0
FALL: Final = 1
TEST: Final = 2
FOLLOW: Final = 3
ROUND_OVER: Final = 4
LANCED: Final = 5  # 12.14 lancers have struck


class Round(Procedure["State"]):
    """12.6-12.8, 12.13 One round among all units linked by contact."""

    def __init__(
        self,
        seat: int,
        unit: int,
        engager: int,
        surprised: int,
        step: int = STRIKE,
        group: int = 0,
        fought: int = 0,
        ours: int = 0,
        theirs: int = 0,
        doomed: int = 0,
        tested: int = 0,
        first_side: int = 0,
        building: int = -1,
    ) -> None:
        super().__init__(seat, step)
        self.unit = unit
        self.engager = engager  # in the round in which it engaged, else -1: its bonuses are over (12.10)
        self.surprised = surprised  # the surprised side, or -1
        self.group = group
        self.fought = fought
        self.ours = ours  # figures engaged of the acting side
        self.theirs = theirs
        self.doomed = doomed  # Officers who would fall
        self.tested = tested
        self.first_side = first_side  # 12.8 who tests first
        self.building = building  # 12.13 the building attacked

    def copy(self) -> Round:
        return Round(
            self.seat,
            self.unit,
            self.engager,
            self.surprised,
            self.step,
            self.group,
            self.fought,
            self.ours,
            self.theirs,
            self.doomed,
            self.tested,
            self.first_side,
            self.building,
        )

    def run(self, state: State) -> bool:
        if self.step == STRIKE:
            self.step = FALL
            self.strike(state)
        if self.doomed and (self.step == LANCED or self.step == FALL):
            officer = lowest(self.doomed)
            self.doomed = without(self.doomed, officer)
            return state.begin(Sacrifice(state.side[officer], officer, 1))
        if self.step == LANCED:  # 12.14 only those who live strike back
            self.step = FALL
            self.exchange(state, [blow for blow in blows(state, self.group) if blow.unit != self.engager])
            return False
        if self.step == FALL:
            self.choose_first_side(state)
            self.step = TEST
        if self.step == TEST:
            for side in (self.first_side, 1 - self.first_side):
                for unit in members(self.fought):
                    if state.side[unit] == side and not has(self.tested, unit):
                        self.tested |= 1 << unit
                        if self.must_test(state, unit):  # 15.4 an Officer by himself
                            extra = self.extra(state, unit)
                            enemy = self.opponent(state, unit)
                            return state.begin(
                                Reaction(side, unit, BY_HAND, modifier_of(extra), enemy, 1, terms=terms_of(extra))
                            )
            self.step = FOLLOW
            self.tested = 0
        if self.step == FOLLOW:
            for side in (self.seat, 1 - self.seat):
                for unit in members(self.fought):
                    if state.side[unit] == side and not has(self.tested, unit):
                        self.tested |= 1 << unit
                        if self.may_follow(state, unit):
                            for figure in state.figures(unit):
                                state.way[figure] = 0
                            return state.begin(FollowUp(side, unit, self.building))
            for unit in range(state.units()):
                if state.marks[unit] & ENGAGER and not in_contact(state, unit):
                    state.unmark(unit, ENGAGER)
            self.step = ROUND_OVER
        return state.end()

    def strike(self, state: State) -> None:
        """12.6, 12.7, 12.14"""
        self.group = hand_to_hand(state, self.unit)
        for unit in members(self.group):
            state.losses = with_entry(state.losses, unit, 0)
            if state.status[unit] == INDOORS and state.side[unit] != self.seat:
                self.building = state.inside[unit]
        all_blows = blows(state, self.group)
        for blow in all_blows:
            self.fought |= 1 << blow.unit
            if state.side[blow.unit] == self.seat:
                self.ours += 1
            else:
                self.theirs += 1
        self.fought |= self.group
        note_fighters(state, all_blows)
        if self.engager >= 0 and state.close[self.engager] & LANCE:
            self.step = LANCED
            self.resolve(state, [blow for blow in all_blows if blow.unit == self.engager], [])
        else:
            self.exchange(state, all_blows)

    def exchange(self, state: State, all_blows: list[Blow]) -> None:
        """12.6 The acting side first, both before losses."""
        first = [blow for blow in all_blows if state.side[blow.unit] == self.seat]
        then = [blow for blow in all_blows if state.side[blow.unit] != self.seat]
        self.resolve(state, first, then)

    def resolve(self, state: State, first: list[Blow], then: list[Blow]) -> None:
        """Both sides attack before losses; then one defence die for each hit."""
        landed: list[Blow] = []
        strikes = Throws(state.recording)
        for blow in first + then:
            if not state.alive[blow.figure]:
                continue
            die = d10(state.chance)
            added = attack_weight(state, blow, self.group, self.engager)
            modifier = modifier_of(added)
            aggression = state.aggression[blow.unit]
            strikes.add(blow.unit, -1, needed_die(modifier, aggression), told_terms(terms_of(added)), die)
            if succeeds(die, modifier, aggression):
                landed.append(blow)
        wounds = [0] * state.units()
        saves = Throws(state.recording)
        for blow in landed:
            target = blow.target
            added = defence_weight(state, target, self.surprised == state.side[target])
            modifier = modifier_of(added)
            terms = told_terms(terms_of(added) | (SAVES_DEFENDED if blow.defended else 0))
            die = d10(state.chance)
            saves.add(target, -1, needed_die(modifier, state.defence[target]), terms, die)
            saved = succeeds(die, modifier, state.defence[target])
            if not saved and blow.defended:  # 12.7.4
                die = d10(state.chance)
                saves.again(die)
                saved = succeeds(die, modifier, state.defence[target])
            if not saved:
                wounds[target] += 1
        for unit, _, needed, terms, faces in strikes.lines():
            state.tell(kinds.STRIKES_ROLLED, "12.6", unit, needed, terms, faces)
        for unit, _, needed, terms, faces in saves.lines():
            state.tell(kinds.SAVES_ROLLED, "12.7", unit, needed, terms, faces)
        state.tell(kinds.ROUND_FOUGHT, "12.6", self.unit, len(first) + len(then), len(landed))
        fighters = [blow.figure for blow in first + then]
        for unit in range(state.units()):
            if wounds[unit]:
                self.lose(state, unit, wounds[unit], fighters)

    def lose(self, state: State, unit: int, count: int, fighters: list[int]) -> None:
        """12.8 Figures that fought first, highest number first."""
        if state.is_a(unit, OFFICER):
            self.doomed |= 1 << unit
            state.losses = with_entry(state.losses, unit, 1)
            return
        figures = state.figures(unit)
        order = [figure for figure in figures if figure in fighters][::-1]
        order += [figure for figure in figures if figure not in fighters][::-1]
        count = min(count, len(order))
        for k in range(count):
            remove_figure(state, unit, order[k], "12.8", 1 - state.side[unit])
        state.losses = with_entry(state.losses, unit, state.losses[unit] + count)
        after_losses(state, unit)
        if count and state.side[unit] != self.seat:
            note_prisoners(state, self.group, self.seat)
        elif count:
            note_prisoners(state, self.group, 1 - self.seat)

    def choose_first_side(self, state: State) -> None:
        """12.8 The side with more losses first; on a tie the side that is not acting."""
        for unit in members(self.fought):
            if state.is_a(unit, OFFICER) and state.strength[unit]:
                state.losses = with_entry(state.losses, unit, 0)  # saved
        ours = self.lost(state, self.seat)
        theirs = self.lost(state, 1 - self.seat)
        self.first_side = self.seat if ours > theirs else 1 - self.seat

    def lost(self, state: State, side: int) -> int:
        total = 0
        for unit in members(self.fought):
            if state.side[unit] == side:
                total += state.losses[unit]
        return total

    def must_test(self, state: State, unit: int) -> bool:
        """12.8 Not a unit none of whose opponents is left."""
        if not state.strength[unit] or not state.present(unit):
            return False
        for other in members(self.fought):
            if state.side[other] != state.side[unit] and state.strength[other]:
                return True
        return False

    def extra(self, state: State, unit: int) -> int:
        """14.2.11-14.2.14, and the talent Feared."""
        side = state.side[unit]
        losses = state.losses[unit]
        modifier = -losses
        terms = BY_LOSSES if losses else 0
        mine = self.ours if side == self.seat else self.theirs
        his = self.theirs if side == self.seat else self.ours
        if mine >= 2 * his:
            modifier += 2  # 14.2.12
            terms |= BY_NUMBERS
        if self.surprised == side:
            modifier -= 2  # 14.2.13, 14.2.16
            terms |= BY_SURPRISE
        if losses == 0 or losses < self.lost(state, 1 - side):
            modifier += 2  # 14.2.14
            terms |= BY_FEWER_LOST
        for officer in members(self.fought):
            if state.side[officer] != side and state.is_a(officer, FEARED):
                modifier -= 1
                terms |= BY_FEAR
                break
        return weight(terms, modifier)

    def opponent(self, state: State, unit: int) -> int:
        for other in members(self.fought):
            if state.side[other] != state.side[unit] and state.present(other):
                return other
        return -1

    def may_follow(self, state: State, unit: int) -> bool:
        """12.13 All opponents have gone; those who gave way themselves do not."""
        if not state.strength[unit] or not state.present(unit) or state.halted >> unit & 1 or state.shaken(unit):
            return False
        if state.status[unit] != ON_TABLE or in_contact(state, unit) or state.gun[unit] == MANNED:
            return False
        for other in members(self.fought):
            if state.side[other] != state.side[unit] and state.present(other) and state.status[other] == INDOORS:
                return False
        return True


def note_fighters(state: State, all_blows: list[Blow]) -> None:
    """15.5 Intrigue Glory: rounds in which a Commander fought, kept in the high bits of his deeds."""
    for side in (0, 1):
        for blow in all_blows:
            if blow.unit == state.commander[side]:
                state.deeds[side] += 1 << 8
                break


def note_prisoners(state: State, group: int, side: int) -> None:
    """15.5 Intrigue Prisoner: an enemy figure lost in a round in which the Commander fights."""
    if state.commander[side] >= 0 and has(group, state.commander[side]):
        state.deeds[side] |= 1 << 6


class FollowUp(Procedure["State"]):
    """12.13 One leg of up to 2 in, or into the building attacked."""

    def __init__(self, seat: int, unit: int, building: int, step: int = 0) -> None:
        super().__init__(seat, step)
        self.unit = unit
        self.building = building

    def copy(self) -> FollowUp:
        return FollowUp(self.seat, self.unit, self.building, self.step)

    def run(self, state: State) -> bool:
        if self.step == 1:
            return state.end()
        return ASK

    def reach(self, state: State, surveying: bool) -> Reach:
        """Nobody's leg is longer than 2 in, be it that he settles or comes back to the others."""
        reach = Reach(state, self.unit, surveying)
        reach.reach = [min(most, 2 * INCH) for most in reaches(reach.footing, reach.starts, reach.ways)]
        return reach

    def cannot_go(self, state: State, reach: Reach, x: int, y: int) -> int:
        if x % state.lattice or y % state.lattice:
            return reasons.NOT_ON_LATTICE
        if not within(x - reach.starts[0], y - reach.starts[1], 2 * INCH):
            return reasons.CANNOT_GO_THERE
        if x == reach.starts[0] and y == reach.starts[1]:
            return reasons.STANDS_THERE
        return ALLOWED if reach.offers(x, y) else reasons.CANNOT_GO_THERE

    def cannot_go_in(self, state: State, building: int) -> int:
        if building != self.building or self.building < 0:
            return reasons.NOT_ATTACKED
        reason = cannot_occupy(state, self.unit, building)
        if reason != ALLOWED:
            return reason
        for figure in state.figures(self.unit):
            for opening in range(len(state.board.openings[building])):
                if reaches_opening(state, figure, self.unit, building, opening):
                    return ALLOWED
        return reasons.OPENING_TOO_FAR

    def candidates(self, state: State, seat: int) -> list[int]:
        found = [kinds.DONE]
        if self.building >= 0:
            found.append(kinds.ENTER | self.building)
        reach = self.reach(state, True)
        near = places_near(state, reach.starts[0], reach.starts[1], 2 * INCH)
        for k in range(0, len(near), 2):
            found.append(kinds.GO | place_number(near[k], near[k + 1]))
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) == kinds.GO:
            if not on_lattice(state.board, noun_of(action)):
                return reasons.NOT_ON_LATTICE
            return self.cannot_go(state, self.reach(state, True), place_x(noun_of(action)), place_y(noun_of(action)))
        if kind_of(action) == kinds.ENTER:
            return self.cannot_go_in(state, noun_of(action))
        return ALLOWED if action == kinds.DONE else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        self.step = 1
        if kind_of(action) == kinds.ENTER:
            enter_building(state, self.unit, noun_of(action))
        elif kind_of(action) == kinds.GO:
            reach = self.reach(state, False)
            plan = reach.keep_at(place_x(noun_of(action)), place_y(noun_of(action)))
            self.keep_ranks(state, plan)
            for k, figure in enumerate(state.figures(self.unit)):
                state.put(self.unit, figure, plan[3 * k], plan[3 * k + 1])
            lose_formation(state, self.unit)
            state.tell(kinds.UNIT_MOVED, "12.13", self.unit, where(state, self.unit))

    def keep_ranks(self, state: State, plan: list[int]) -> None:
        """2.6 A body that goes on as one keeps its order, unless a figure settles elsewhere or crosses an obstacle."""
        unit = self.unit
        figures = state.figures(unit)
        dx = plan[0] - state.fx[figures[0]]
        dy = plan[1] - state.fy[figures[0]]
        for k, figure in enumerate(figures):
            x = state.fx[figure]
            y = state.fy[figure]
            together = plan[3 * k] - x == dx and plan[3 * k + 1] - y == dy
            if not together or state.board.obstacles_between(x, y, x + dx, y + dy):
                disperse(state, unit)
                return
        if state.formation[unit] != DISPERSED:
            state.ax[unit] += dx
            state.ay[unit] += dy

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-follow-up", "12.13", {"unit": self.unit})
