"""7. Actions: what a unit may do when it is activated, why not, and how each begins."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.muskets_tomahawks.actions.aftermath import AfterAction
from arpents.games.muskets_tomahawks.actions.specials import FireAction, cannot_map, recover, sector_of
from arpents.games.muskets_tomahawks.facts.options import SHAKEN_OPTION, SPOT_ACTION_OPTION, SPOTTING_OPTION
from arpents.games.muskets_tomahawks.facts.profiles import WAGON
from arpents.games.muskets_tomahawks.features.buildings import way_from_indoors
from arpents.games.muskets_tomahawks.features.burning import cannot_extinguish, cannot_set_fire, extinguish, set_fire
from arpents.games.muskets_tomahawks.features.wagons import MoveWagon
from arpents.games.muskets_tomahawks.fire.declaring import (
    NOT_FIRED,
    Shoot,
    cannot_spot,
    cannot_spot_marker,
    look_for_marker,
    try_to_spot,
)
from arpents.games.muskets_tomahawks.fire.shooting import MAIN, SINGLE, cannot_shoot
from arpents.games.muskets_tomahawks.fire.vigilance import (
    Watch,
    anybody_watches,
    cannot_reload,
    cannot_watch,
    reload,
    take_vigilance,
)
from arpents.games.muskets_tomahawks.formations.formations import may_be_column, may_be_formed
from arpents.games.muskets_tomahawks.measuring.contact import in_contact, opponents
from arpents.games.muskets_tomahawks.measuring.footing import Footing
from arpents.games.muskets_tomahawks.melee.engagement import Engage, cannot_engage
from arpents.games.muskets_tomahawks.melee.melee import Round
from arpents.games.muskets_tomahawks.morale.reaction import fall_back, try_to_rally
from arpents.games.muskets_tomahawks.moves.forming import Forming, cannot_form, form
from arpents.games.muskets_tomahawks.moves.guns import MoveGun
from arpents.games.muskets_tomahawks.moves.legs import begin_ways, end_of_move, is_stopped
from arpents.games.muskets_tomahawks.moves.marches import MoveColumn, MoveFormed
from arpents.games.muskets_tomahawks.moves.move_ends import MoveEnds, end_with_captives
from arpents.games.muskets_tomahawks.moves.movement import Move, Reach
from arpents.games.muskets_tomahawks.moves.passages import ComeOut, EnterTable
from arpents.games.muskets_tomahawks.moves.sailing import MoveBoat
from arpents.games.muskets_tomahawks.moves.thresholds import thresholds
from arpents.games.muskets_tomahawks.state import (
    ABOARD,
    ARRIVED,
    COLUMN,
    DISPERSED,
    INDOORS,
    MANNED,
    ON_TABLE,
    ONE_RANK,
    TWO_RANKS,
    VIGILANT,
    State,
)
from arpents.games.muskets_tomahawks.words import kinds, reasons

CHOOSING: Final = 0
DOING: Final = 1
WATCHED: Final = 2
CLOSING: Final = 3
FINISHED: Final = 4

# what is under way, so that a failed declaration can give the choice back (8.6)
NOTHING: Final = 0
DECLARING: Final = 1
ACTING: Final = 2
SEEN_ACTING: Final = 3  # 11.4 watchers may fire once it is resolved
MOVING: Final = 4  # 10.10 single shots may follow
ENGAGING: Final = 5

# a choice within the choice
FORMING: Final = 1
LOOKING: Final = 2  # 23 spotting as an action


def free_to_act(state: State, unit: int, steady: bool = True) -> int:
    """7.11 In Flight one must rally, Shaken recover, in contact fight or break off; 23 not `steady`: Shaken may do."""
    if state.fleeing(unit):
        return reasons.UNIT_IN_FLIGHT
    if state.shaken(unit) and (steady or not state.options[SHAKEN_OPTION]):
        return reasons.UNIT_IS_SHAKEN
    if in_contact(state, unit):
        return reasons.UNIT_IN_CONTACT
    return ALLOWED


def cannot_move(state: State, unit: int, free: bool = False, footing: Footing | None = None) -> int:
    """7.1; `free` where it is known that nothing else binds the unit."""
    reason = ALLOWED if free else free_to_act(state, unit, False)
    if reason != ALLOWED:
        return reason
    return ALLOWED if has_somewhere_to_go(state, unit, footing) else reasons.NOWHERE_TO_GO


def has_somewhere_to_go(state: State, unit: int, footing: Footing | None = None) -> bool:
    """7.14 A Move has to be legal when chosen."""
    status = state.status[unit]
    if status == ARRIVED or state.is_a(unit, WAGON):
        return True
    if status == INDOORS:
        return len(ComeOut(state.side[unit], unit, way_from_indoors(state, unit)).places(state, True)) > 0
    if status == ABOARD:
        return len(MoveBoat(state.side[unit], unit).choices(state, True)) > 0
    if state.gun[unit] == MANNED:
        return len(MoveGun(state.side[unit], unit).choices(state, True)) > 0
    if state.formation[unit] != DISPERSED:
        return True  # 9.12 it may disperse where it stands
    reach = Reach(state, unit, True, footing)
    return reach.anywhere() or reach.rearranges() or len(thresholds(state, unit)) > 0


def cannot_form_at_all(state: State, unit: int, free: bool = False) -> int:
    """7.2"""
    reason = ALLOWED if free else free_to_act(state, unit, False)
    if reason != ALLOWED:
        return reason
    if state.status[unit] != ON_TABLE:
        return reasons.NOT_INDOORS
    if not may_be_formed(state, unit) and not may_be_column(state, unit):
        return reasons.CANNOT_BE_FORMED
    return ALLOWED


def cannot_fight(state: State, unit: int) -> int:
    """7.6"""
    if state.fleeing(unit):
        return reasons.UNIT_IN_FLIGHT
    if state.shaken(unit) and not state.options[SHAKEN_OPTION]:
        return reasons.UNIT_IS_SHAKEN
    return ALLOWED if in_contact(state, unit) else reasons.NOT_IN_CONTACT


def cannot_break_off(state: State, unit: int) -> int:
    """7.7"""
    if state.status[unit] == INDOORS:
        return reasons.NOT_INDOORS
    if state.mans_gun(unit):
        return reasons.NOT_FROM_COVER  # 13.6 a gun does not recoil
    return cannot_fight(state, unit)


class Act(Procedure["State"]):
    """7. One action of one unit."""

    def __init__(
        self, seat: int, unit: int, step: int = CHOOSING, doing: int = NOTHING, begun: int = 0, forming: int = 0
    ) -> None:
        super().__init__(seat, step)
        self.unit = unit
        self.doing = doing
        self.begun = begun
        self.forming = forming

    def copy(self) -> Act:
        return Act(self.seat, self.unit, self.step, self.doing, self.begun, self.forming)

    def run(self, state: State) -> bool:
        unit = self.unit
        if not self.begun:
            self.begun = 1
            begin_action(state)
            if state.status[unit] == ON_TABLE and not state.is_a(unit, WAGON):
                begin_ways(state, unit)
        if self.step == DOING:
            self.step = WATCHED
            if self.doing in (DECLARING, ENGAGING) and state.result == NOT_FIRED and not is_stopped(state, unit):
                self.step = CHOOSING
                if state.options[SPOTTING_OPTION]:  # 23 a failed attempt costs the action
                    state.unmark(unit, VIGILANT)
                    self.step = WATCHED
            elif self.doing == MOVING and state.present(unit) and not is_stopped(state, unit):
                end_of_move(state, unit)
                end_with_captives(state, unit)
                return state.begin(MoveEnds(self.seat, unit))
            elif self.doing == ENGAGING and state.present(unit) and not is_stopped(state, unit):
                end_of_move(state, unit)  # 13.6
            elif self.doing == SEEN_ACTING and state.present(unit) and anybody_watches(state, self.seat):
                return state.begin(Watch(1 - self.seat, unit, -1))
        if self.step == CHOOSING and self.forming == LOOKING and not self.lookings(state):
            self.step = WATCHED
        if self.step == WATCHED:
            self.step = FINISHED
            return state.begin(AfterAction(self.seat, unit))
        if self.step == FINISHED:
            return state.end()
        return ASK

    # -- what may be chosen

    def cannot(self, state: State, action: int, free: bool = False, footing: Footing | None = None) -> int:
        """The reason; `free` where it is known that the unit is neither in contact, Shaken nor in Flight."""
        unit = self.unit
        kind = kind_of(action)
        noun = noun_of(action)
        if self.forming == FORMING:
            return (
                cannot_form(state, unit, noun >> 3, noun & 7) if kind == kinds.FORM_AS and 8 <= noun < 32 else NOT_ASKED
            )
        if kind == kinds.SPOT or kind == kinds.SPOT_MARKER:
            return self.cannot_look(state, kind, noun)
        if self.forming == LOOKING and action != kinds.DECLINE:
            return NOT_ASKED
        if action == kinds.DECLINE:
            return reasons.MUST_RALLY if state.fleeing(unit) else ALLOWED  # 7.11, 7.12
        if action == kinds.RALLY_ACTION:
            return ALLOWED if state.fleeing(unit) else reasons.NOT_IN_FLIGHT
        if action == kinds.RECOVER:
            if state.fleeing(unit):
                return reasons.UNIT_IN_FLIGHT
            return ALLOWED if state.shaken(unit) else reasons.NOT_SHAKEN
        if state.status[unit] == ARRIVED or state.is_a(unit, WAGON):
            return ALLOWED if action == kinds.MOVE_ACTION else reasons.WAGONS_ONLY_MOVE
        if action == kinds.MOVE_ACTION:
            return cannot_move(state, unit, free, footing)
        if kind == kinds.ENGAGE:
            reason = free_to_act(state, unit)
            return reason if reason != ALLOWED else cannot_engage(state, unit, noun)
        if action == kinds.FORM_ACTION:
            reason = cannot_form_at_all(state, unit, free)
            return reason if reason != ALLOWED or Forming(state, unit, footing).at_all() else reasons.SLOTS_OUT_OF_REACH
        if action == kinds.SHOOT_ACTION:
            return self.cannot_open_fire(state, MAIN, free)
        if action == kinds.THROW_ACTION:
            return self.cannot_open_fire(state, SINGLE, free)
        if action == kinds.RELOAD_ACTION:
            return cannot_reload(state, unit, free)
        if action == kinds.WATCH_ACTION:
            return cannot_watch(state, unit, free)
        if action == kinds.FIGHT:
            return cannot_fight(state, unit)
        if action == kinds.BREAK_OFF:
            return cannot_break_off(state, unit)
        if kind == kinds.SET_FIRE and noun < len(state.fire):
            reason = cannot_set_fire(state, unit, noun)
            return reason if reason != ALLOWED else free_to_act(state, unit)
        if kind == kinds.EXTINGUISH and noun < len(state.fire):
            reason = cannot_extinguish(state, unit, noun)
            return reason if reason != ALLOWED else free_to_act(state, unit)
        if action == kinds.MAP_SECTOR:
            reason = cannot_map(state, unit)
            return reason if reason != ALLOWED else free_to_act(state, unit)
        return NOT_ASKED

    def cannot_look(self, state: State, kind: int, noun: int) -> int:
        """23, 8.6 Where spotting is an action: one roll for each of at most two enemies."""
        if not state.options[SPOT_ACTION_OPTION]:
            return NOT_ASKED
        reason = free_to_act(state, self.unit)
        if reason != ALLOWED:
            return reason
        return cannot_spot(state, self.unit, noun) if kind == kinds.SPOT else cannot_spot_marker(state, self.unit, noun)

    def lookings(self, state: State) -> list[int]:
        if not state.options[SPOT_ACTION_OPTION]:
            return []
        found = [
            kinds.SPOT | other
            for other in range(state.units())
            if self.cannot_look(state, kinds.SPOT, other) == ALLOWED
        ]
        for marker in range(len(state.marker_side)):
            if self.cannot_look(state, kinds.SPOT_MARKER, marker) == ALLOWED:
                found.append(kinds.SPOT_MARKER | marker)
        return found

    def cannot_open_fire(self, state: State, which: int, free: bool = False) -> int:
        """7.3, 7.14 There must be something to shoot at."""
        reason = cannot_shoot(state, self.unit, which, free)
        if reason != ALLOWED:
            return reason
        shoot = Shoot(self.seat, self.unit, which, 0)
        return ALLOWED if shoot.has_target(state) or shoot.turns(state) else reasons.NO_TARGET

    def formations(self, state: State) -> list[int]:
        found: list[int] = []
        forming = Forming(state, self.unit)
        for formation in (ONE_RANK, TWO_RANKS, COLUMN):
            for facing in range(8):
                if forming.cannot(formation, facing) == ALLOWED:
                    found.append(kinds.FORM_AS | formation << 3 | facing)
        return found

    def actions(self, state: State, seat: int) -> list[int]:
        # by hand: a fifth of all questions; judging each choice costs 1.7 % of all time
        unit = self.unit
        if self.forming == FORMING:
            return self.formations(state)
        if self.forming == LOOKING:
            return [kinds.DECLINE] + self.lookings(state)
        if state.fleeing(unit):
            return [kinds.RALLY_ACTION]
        if state.shaken(unit):
            return self.unsteady_actions(state)
        if state.status[unit] != ARRIVED and not state.is_a(unit, WAGON) and in_contact(state, unit):
            found = [kinds.DECLINE, kinds.FIGHT]
            if self.cannot(state, kinds.BREAK_OFF) == ALLOWED:
                found.append(kinds.BREAK_OFF)
            found.sort()
            return found
        found = [kinds.DECLINE] + self.lookings(state)
        if state.status[unit] == ARRIVED or state.is_a(unit, WAGON):
            found.append(kinds.MOVE_ACTION)
            found.sort()
            return found
        footing = Footing(state, unit) if state.status[unit] == ON_TABLE else None
        if has_somewhere_to_go(state, unit, footing):
            found.append(kinds.MOVE_ACTION)
        if cannot_form_at_all(state, unit, True) == ALLOWED and Forming(state, unit, footing).at_all():
            found.append(kinds.FORM_ACTION)
        if self.cannot_open_fire(state, MAIN, True) == ALLOWED:
            found.append(kinds.SHOOT_ACTION)
        if self.cannot_open_fire(state, SINGLE, True) == ALLOWED:
            found.append(kinds.THROW_ACTION)
        if cannot_reload(state, unit, True) == ALLOWED:
            found.append(kinds.RELOAD_ACTION)
        if cannot_watch(state, unit, True) == ALLOWED:
            found.append(kinds.WATCH_ACTION)
        if cannot_map(state, unit) == ALLOWED:
            found.append(kinds.MAP_SECTOR)
        if state.status[unit] == ON_TABLE:
            for target in range(state.units()):
                if state.side[target] != seat and cannot_engage(state, unit, target) == ALLOWED:
                    found.append(kinds.ENGAGE | target)
        for building in range(len(state.fire)):
            if cannot_set_fire(state, unit, building) == ALLOWED:
                found.append(kinds.SET_FIRE | building)
            if cannot_extinguish(state, unit, building) == ALLOWED:
                found.append(kinds.EXTINGUISH | building)
        found.sort()
        return found

    def unsteady_actions(self, state: State) -> list[int]:
        """7.11 A Shaken unit recovers; 23 or does what it still may, until it has rallied."""
        found = [kinds.DECLINE, kinds.RECOVER]
        if state.options[SHAKEN_OPTION]:
            for action in (kinds.MOVE_ACTION, kinds.FORM_ACTION, kinds.RELOAD_ACTION, kinds.FIGHT, kinds.BREAK_OFF):
                if self.cannot(state, action) == ALLOWED:
                    found.append(action)
            found.sort()
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        return self.cannot(state, action)

    # -- carrying it out

    def apply(self, state: State, seat: int, action: int) -> None:
        unit = self.unit
        kind = kind_of(action)
        noun = noun_of(action)
        if action == kinds.FORM_ACTION:
            self.forming = FORMING
            return
        if kind == kinds.SPOT or kind == kinds.SPOT_MARKER:
            state.unmark(unit, VIGILANT)  # 11.3
            self.forming = LOOKING
            if kind == kinds.SPOT:
                try_to_spot(state, unit, noun)
            else:
                look_for_marker(state, unit, noun)
            return
        self.step = DOING
        self.doing = ACTING
        if action == kinds.DECLINE:
            self.step = FINISHED if not self.attempted(state) else WATCHED
            return
        afloat = int(state.status[unit] == ABOARD)  # 10.9, 17.3.4
        if action in (kinds.SHOOT_ACTION, kinds.THROW_ACTION):
            self.doing = DECLARING
        elif kind == kinds.ENGAGE:
            self.doing = ENGAGING
        if action != kinds.WATCH_ACTION and self.doing == ACTING:
            state.unmark(unit, VIGILANT)  # 11.3
        if action == kinds.MOVE_ACTION:
            self.doing = MOVING
            state.moved |= 1 << unit
            state.begin(move_of(state, unit, seat))
        elif kind == kinds.ENGAGE:
            state.begin(Engage(seat, unit, noun))
        elif action == kinds.SHOOT_ACTION:
            state.begin(FireAction(seat, unit, MAIN, afloat))
        elif action == kinds.THROW_ACTION:
            state.begin(FireAction(seat, unit, SINGLE, afloat))
        elif action == kinds.FIGHT:
            state.begin(Round(seat, unit, -1, -1))
        elif action == kinds.BREAK_OFF:
            state.tell(kinds.UNIT_BROKE_OFF, "7.7", unit)
            opponent = opponents(state, unit)[0]
            fall_back(state, unit, opponent, 1)
        elif action == kinds.RALLY_ACTION:
            try_to_rally(state, unit)
        elif action == kinds.RECOVER:
            recover(state, unit)
        else:
            self.doing = SEEN_ACTING
            self.carry_out(state, action)

    def attempted(self, state: State) -> bool:
        return state.attempts > 0

    def carry_out(self, state: State, action: int) -> None:
        """Actions that watchers see once they are resolved (11.4)."""
        unit = self.unit
        kind = kind_of(action)
        noun = noun_of(action)
        if kind == kinds.FORM_AS:
            form(state, unit, noun >> 3, noun & 7)
            self.forming = NOTHING
        elif action == kinds.RELOAD_ACTION:
            reload(state, unit)
        elif action == kinds.WATCH_ACTION:
            take_vigilance(state, unit, "7.5")
        elif kind == kinds.SET_FIRE:
            set_fire(state, unit, noun)
        elif kind == kinds.EXTINGUISH:
            extinguish(state, unit, noun)
        elif action == kinds.MAP_SECTOR:
            state.deeds[self.seat] |= 1 << sector_of(state, state.where_x(unit), state.where_y(unit))
            state.tell(kinds.SPECIAL_DONE, "7.8", unit)

    def prompt(self, state: State, seat: int) -> Prompt:
        if self.forming == LOOKING:
            return Prompt("prompt-look", "8.6", {"unit": self.unit})
        if self.forming == FORMING:
            return Prompt("prompt-form", "2.5", {"unit": self.unit})
        return Prompt("prompt-action", "7.12", {"unit": self.unit})


def begin_action(state: State) -> None:
    """What is remembered for one action only."""
    state.failed = 0
    state.failed_markers = 0
    state.attempts = 0
    state.watched = 0
    state.halted = 0
    state.tested = 0
    state.led = 0


def move_of(state: State, unit: int, seat: int) -> Procedure[State]:
    """9. The Move that suits where the unit is and how it stands."""
    status = state.status[unit]
    if status == ARRIVED:
        return EnterTable(seat, unit)
    if state.is_a(unit, WAGON):
        return MoveWagon(seat, unit)
    if status == INDOORS:
        return ComeOut(seat, unit, way_from_indoors(state, unit))
    if status == ABOARD:
        return MoveBoat(seat, unit)
    if state.gun[unit] == MANNED:
        return MoveGun(seat, unit)
    if state.formed(unit):
        return MoveFormed(seat, unit)
    if state.formation[unit] == COLUMN:
        return MoveColumn(seat, unit)
    return Move(seat, unit)
