"""S22 Setting up a battle: who is in it, who comes out to defend, and the fire that opens it."""

from __future__ import annotations

from typing import Final

from arpents.engine.procedure import ASK, Procedure
from arpents.games.small_wars_mohicans.facts.board import (
    BRITISH,
    CLEAR,
    FRENCH,
    GARRISON,
    KIND,
    TRIBE_OF,
    TYPE,
    TYPE_REGULAR,
    WOODS,
)
from arpents.games.small_wars_mohicans.fighting.d6 import Volley
from arpents.games.small_wars_mohicans.fighting.dice import roll
from arpents.games.small_wars_mohicans.fighting.losses import Casualties
from arpents.games.small_wars_mohicans.fighting.opening import (
    BY_AMBUSH,
    BY_LANDING,
    NO_OPENING,
    opening_of,
    opening_pool,
    terrain_of,
)
from arpents.games.small_wars_mohicans.fighting.retreat import mark_arrivals
from arpents.games.small_wars_mohicans.state import BATTLEFIELD, COMBAT, FOUGHT, INSIDE, State
from arpents.games.small_wars_mohicans.words import kinds

IN_THE_FIELD: Final = 0
CARRIED_SIEGE: Final = 1
RELIEVING: Final = 2

BEGIN: Final = 0
TERRAIN: Final = 1
DEFENDERS_COME: Final = 2
SORTIES: Final = 3
WALLS: Final = 4
FIRE: Final = 5
FIRED: Final = 6
ROUND: Final = 7
DEFENDER_HIT: Final = 8
ATTACKER_HIT: Final = 9
ROUND_FOUGHT: Final = 10
ATTACKER_DECIDES: Final = 11
DEFENDER_DECIDES: Final = 12
CALL_ATTACKER: Final = 13
CALL_DEFENDER: Final = 14
CALLED_BOTH: Final = 15
LAST_WALLS: Final = 16
JUDGE: Final = 17
ONLY_INSIDE: Final = 18
STORM: Final = 19
STORMED: Final = 20
VERDICT: Final = 21
OVER: Final = 22

NO_VERDICT: Final = 0
ATTACKER_WON: Final = 1
DEFENDER_WON: Final = 2


class Engagement(Procedure["State"]):
    """What a battle remembers, and what happens in it before the dice of the first round."""

    def __init__(
        self,
        seat: int,
        place: int,
        attacker: int,
        mode: int,
        step: int = BEGIN,
        terrain: int = CLEAR,
        marker: int = 0,
        round: int = 0,
        swapped: int = 0,
        opening: int = NO_OPENING,
        lost_attacking: int = 0,
        lost_defending: int = 0,
        regulars_attacking: int = 0,
        regulars_defending: int = 0,
        damage: int = 0,
        kills: int = 0,
        verdict: int = NO_VERDICT,
        siege: int = 0,
    ) -> None:
        super().__init__(seat, step)
        self.place = place
        self.attacker = attacker
        self.mode = mode
        self.terrain = terrain
        self.marker = marker  # S2.8 points left on Woods or Walls
        self.round = round
        self.swapped = swapped  # 1 while a die of the defender's next round has been fired already  # SW-86
        self.opening = opening
        self.lost_attacking = lost_attacking  # units destroyed by dice
        self.lost_defending = lost_defending
        self.regulars_attacking = regulars_attacking  # S39.3 that took part at any moment (SW-91)
        self.regulars_defending = regulars_defending
        self.damage = damage  # results that wait to be applied to the attacker
        self.kills = kills
        self.verdict = verdict
        self.siege = siege  # 1 when the attacker stays as besieger

    def ask(self, seat: int) -> bool:
        self.seat = seat
        return ASK

    # -- before the dice

    def open(self, state: State) -> None:
        if self.mode == CARRIED_SIEGE:
            self.marker = 2  # a new battle, a new marker (SW-29)
            self.step = ONLY_INSIDE
            return
        self.join_battle(state)
        state.tell(kinds.BATTLE_BEGINS, "S22.1", self.place, self.attacker)
        if self.mode == RELIEVING:
            self.step = SORTIES
            return
        self.terrain = terrain_of(state, self.place)
        self.step = TERRAIN

    def join_battle(self, state: State) -> None:
        state.marks[self.place] |= BATTLEFIELD
        mark_arrivals(state, self.place)
        for side in (FRENCH, BRITISH):
            for unit in state.units(self.place, side):
                state.flags[unit] |= FOUGHT

    def defenders_come(self, state: State) -> None:
        """S22.4 Militia, then tribes, then ambush or landing."""
        defender = 1 - self.attacker
        if state.owner[self.place] == defender:
            militia = state.militia_to_call(self.place)
            if militia >= 0:
                state.call_militia(self.place, militia, "S22.5")
        tribe = TRIBE_OF[self.place]
        if defender == FRENCH and tribe >= 0 and state.sleeps_at(tribe, self.place):
            state.wake(tribe, "S22.6")
        for unit in state.units(self.place, defender):
            state.flags[unit] |= FOUGHT
        if state.options[COMBAT] == 0 and (self.terrain == WOODS or state.fortified(self.place)):
            self.marker = 2  # S25.3, S25.4
        self.count_regulars(state)
        self.opening = opening_of(state, self.place, self.attacker, self.terrain)

    def count_regulars(self, state: State) -> None:
        self.regulars_attacking = state.regulars(state.outside(self.place, self.attacker))
        self.regulars_defending = state.regulars(state.outside(self.place, 1 - self.attacker))

    def besieged(self, state: State) -> list[int]:
        """Those inside who may come out to meet a relief: anyone but the garrison."""
        return [unit for unit in state.units(self.place, self.attacker) if state.flags[unit] & INSIDE]

    def garrisons(self, state: State) -> int:
        number = 0
        for unit in state.units(self.place, 1 - self.attacker):
            if KIND[unit] == GARRISON:
                number += 1
        return number

    def opening_fire(self, state: State) -> bool:
        """S27.6 Applied at once, and the defender picks the victims."""
        defender = 1 - self.attacker
        if self.opening == BY_LANDING:
            self.regulars_defending += self.garrisons(state)
        if state.options[COMBAT] == 1:
            return state.begin(Volley(defender, self.place, self.attacker, 1 if self.opening == BY_AMBUSH else 0))
        pool = opening_pool(state, self.place, defender, self.opening)
        self.swapped = pool & 1
        fired = roll(state, kinds.OPENING_FIRE, "S26.6", self.place, defender, pool >> 8, pool >> 1 & 0x7F, True)
        return state.begin(Casualties(defender, self.attacker, self.place, 0, self.terrain, fired & 0xFF, fired >> 8))

    def welcome(self, state: State) -> None:
        """Count the unit that was just called."""
        if state.result:
            unit = state.result - 1
            if TYPE[unit] == TYPE_REGULAR:
                if state.side_of(unit) == self.attacker:
                    self.regulars_attacking += 1
                else:
                    self.regulars_defending += 1
