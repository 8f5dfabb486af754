"""20.1 Setting up, in order: scenario, lists, weather, talents, intrigues, reserves, deployment, command points."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.masks import has, members
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.muskets_tomahawks.facts.armies import ARMIES
from arpents.games.muskets_tomahawks.facts.options import (
    ARMY_OPTIONS,
    INTRIGUES_OPTION,
    LISTS_OPTION,
    SIZE_OPTION,
    WEATHER_OPTION,
)
from arpents.games.muskets_tomahawks.facts.profiles import OFFICER, TALENTED, talent_of_face
from arpents.games.muskets_tomahawks.morale.officers import officers_of
from arpents.games.muskets_tomahawks.setting_up.deployment import Deploy
from arpents.games.muskets_tomahawks.setting_up.enlisting import own_army
from arpents.games.muskets_tomahawks.setting_up.flotilla import PutBoats, waiting_boat
from arpents.games.muskets_tomahawks.setting_up.muster import (
    bring_boats,
    give_talent,
    muster,
    pledges,
    rolled_intrigue,
    set_homes,
)
from arpents.games.muskets_tomahawks.setting_up.points import Points
from arpents.games.muskets_tomahawks.setting_up.stations import tell_reserve
from arpents.games.muskets_tomahawks.spotting.weather import CLEAR, roll_weather
from arpents.games.muskets_tomahawks.state import AWAY, State, with_entry
from arpents.games.muskets_tomahawks.table.scenarios import (
    ATTACKER,
    DEFENDER,
    DRAWN,
    MEETING,
    ONE_HALF,
    ONE_THIRD,
    SCENARIOS,
    rolled_scenario,
)
from arpents.games.muskets_tomahawks.words import kinds, nouns, reasons
from arpents.games.muskets_tomahawks.words.dice import d10

DRAW_SCENARIO: Final = 0
ROLL_FATES: Final = 1
INTRIGUES: Final = 2
PLEDGE: Final = 3
RESERVES_PICKED: Final = 4
ATTACKER_POINTS: Final = 5
DEFENDER_POINTS: Final = 6
DEFENDER_BOATS: Final = 7
DEFENDER_DEPLOYS: Final = 8
ATTACKER_BOATS: Final = 9
ATTACKER_DEPLOYS: Final = 10
READY: Final = 11


class Setup(Procedure["State"]):
    """20.1 From the choice of a scenario to the first deal."""

    def __init__(self, seat: int, step: int = DRAW_SCENARIO, reserve: int = 0, asked: int = 0) -> None:
        super().__init__(seat, step)
        self.reserve = reserve  # 20.7 units picked to stay away
        self.asked = asked  # the side whose intrigue or reserve is being seen to

    def copy(self) -> Setup:
        return Setup(self.seat, self.step, self.reserve, self.asked)

    def run(self, state: State) -> bool:
        if self.step == DRAW_SCENARIO:
            draw_scenario(state)
            self.step = ROLL_FATES
        if self.step == ROLL_FATES:
            roll_fates(state)
            self.step = INTRIGUES
            self.asked = 0
        while self.step == INTRIGUES:
            if self.asked == 2:
                self.step = RESERVES_PICKED
                self.asked = 0
                break
            side = self.asked
            if state.intrigue[side] < 0 and not state.options[INTRIGUES_OPTION]:
                die = d10(state.chance)
                state.intrigue = with_entry(state.intrigue, side, rolled_intrigue(state, side, die))
                state.whisper(1 << side, kinds.INTRIGUE_ROLLED, "15.5", side, state.intrigue[side])
            self.step = PLEDGE
            self.seat = side
            return ASK  # both are always asked: being asked would tell the intrigue (MT-12)
        if self.step == RESERVES_PICKED:
            while self.asked < 2 and self.share(state, self.asked) <= self.picked(state, self.asked):
                self.asked += 1
            if self.asked < 2:
                self.seat = self.asked
                return ASK
            self.step = ATTACKER_POINTS
        if self.step == ATTACKER_POINTS:
            self.step = DEFENDER_POINTS
            if state.map.sides[ATTACKER].points:
                return state.begin(Points(ATTACKER))
        if self.step == DEFENDER_POINTS:
            self.step = DEFENDER_BOATS
            if state.map.sides[DEFENDER].points:
                return state.begin(Points(DEFENDER))
        if self.step == DEFENDER_BOATS:
            set_homes(state)
            self.step = DEFENDER_DEPLOYS
            if waiting_boat(state, DEFENDER) >= 0:
                return state.begin(PutBoats(DEFENDER))
        if self.step == DEFENDER_DEPLOYS:
            self.step = ATTACKER_BOATS
            return state.begin(Deploy(DEFENDER, self.waiting(state, DEFENDER)))
        if self.step == ATTACKER_BOATS:
            self.step = ATTACKER_DEPLOYS
            if waiting_boat(state, ATTACKER) >= 0:
                return state.begin(PutBoats(ATTACKER))
        if self.step == ATTACKER_DEPLOYS:
            self.step = READY
            return state.begin(Deploy(ATTACKER, self.waiting(state, ATTACKER)))
        if self.step == READY:
            for side in (0, 1):
                state.command[side] = min(10, len(officers_of(state, side)))  # 6.1
            state.tell(kinds.SETUP_DONE, "20.1")
            return state.end()
        return ASK

    def share(self, state: State, side: int) -> int:
        """20.7 Counted on units that are not Officers."""
        units = 0
        for unit in range(state.units()):
            if state.side[unit] == side and state.counts(unit) and not state.is_a(unit, OFFICER):
                units += 1
        reserve = state.map.sides[side].reserve
        if reserve == ONE_THIRD:
            return units // 3
        return units // 2 if reserve == ONE_HALF else 0

    def picked(self, state: State, side: int) -> int:
        count = 0
        for unit in members(self.reserve):
            if state.side[unit] == side:
                count += 1
        return count

    def waiting(self, state: State, side: int) -> int:
        mask = 0
        for unit in range(state.units()):
            if state.side[unit] == side and state.status[unit] == AWAY and not has(self.reserve, unit):
                mask |= 1 << unit
        return mask

    def cannot_hold_back(self, state: State, unit: int) -> int:
        if unit >= state.units() or state.side[unit] != self.seat:
            return reasons.NOT_YOURS
        if not state.counts(unit) or state.is_a(unit, OFFICER):
            return reasons.OFFICERS_NOT_HELD_BACK
        return reasons.ALREADY_HELD_BACK if has(self.reserve, unit) else ALLOWED

    def candidates(self, state: State, seat: int) -> list[int]:
        if self.step == PLEDGE:
            return [kinds.DONE] + [kinds.PLEDGE_TO | what for what in pledges(state, seat)]
        return [kinds.HOLD_BACK | unit for unit in range(state.units())]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if self.step == PLEDGE:
            if action == kinds.DONE:
                return reasons.MUST_PLEDGE if pledges(state, seat) else ALLOWED
            if kind_of(action) == kinds.PLEDGE_TO:
                return ALLOWED if noun_of(action) in pledges(state, seat) else reasons.NO_SUCH_PLEDGE
            return NOT_ASKED
        return self.cannot_hold_back(state, noun_of(action)) if kind_of(action) == kinds.HOLD_BACK else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        if self.step == PLEDGE:
            if kind_of(action) == kinds.PLEDGE_TO:
                state.pledge = with_entry(state.pledge, seat, noun_of(action))
                state.whisper(1 << seat, kinds.PLEDGE_MADE, "15.5", seat, noun_of(action))
            self.asked += 1
            self.step = INTRIGUES
        else:
            self.reserve |= 1 << noun_of(action)
            tell_reserve(state, kinds.HELD_BACK, "20.7", noun_of(action))

    def prompt(self, state: State, seat: int) -> Prompt:
        if self.step == PLEDGE:
            chosen = state.intrigue[seat]
            named = "intrigue-none" if chosen < 0 else nouns.INTRIGUE.text_id(chosen)
            return Prompt("prompt-intrigue", "15.5", {"intrigue": named})
        return Prompt("prompt-reserve", "20.7", {"left": self.share(state, seat) - self.picked(state, seat)})


def draw_scenario(state: State) -> None:
    """20.1 The scenario, chosen or rolled; the two lists."""
    scenario = state.scenario
    if scenario == DRAWN:
        scenario = rolled_scenario(d10(state.chance))
        state.tell(kinds.SCENARIO_DRAWN, "20.1", scenario)
    size = state.options[SIZE_OPTION]
    state.field = scenario << 1 | size
    pairs = SCENARIOS[scenario].pairs[size]
    pair = pairs[state.options[LISTS_OPTION] % len(pairs)]
    armies = [ARMIES[pair[0]], ARMIES[pair[1]]]
    own = [state.options[option] > 0 for option in ARMY_OPTIONS]
    if scenario == MEETING and not own[0] and not own[1] and d10(state.chance) >= 5:  # the second from the west (MT-38)
        armies.reverse()
    for side in (0, 1):
        if own[side]:
            armies[side] = own_army(state.options, side)
    muster(state, armies[0], armies[1])
    bring_boats(state, armies)


def roll_fates(state: State) -> None:
    """18.4, 15.5 Weather, then talents by unit number."""
    weather = state.options[WEATHER_OPTION]
    if weather == 1:
        state.weather = roll_weather(state)
    elif weather > 1:
        state.weather = weather - 1
    if state.weather != CLEAR:
        state.tell(kinds.WEATHER_TURNED, "18.4", state.weather)
    for unit in range(state.units()):
        if state.is_a(unit, TALENTED):
            give_talent(state, unit, talent_of_face(d10(state.chance)))
