"""S30 Assault on those inside a fortification."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.small_wars_mohicans.facts.board import CLEAR, PLACE_NAMES
from arpents.games.small_wars_mohicans.fighting.d6 import LONGEST, Firefight
from arpents.games.small_wars_mohicans.fighting.dice import assailants, black_dice, roll
from arpents.games.small_wars_mohicans.fighting.losses import Casualties, soak
from arpents.games.small_wars_mohicans.fighting.retreat import can_retreat
from arpents.games.small_wars_mohicans.state import COMBAT, State
from arpents.games.small_wars_mohicans.words import kinds, reasons

BEGIN: Final = 0
ROUND: Final = 1
DEFENDER_HIT: Final = 2
ATTACKER_HIT: Final = 3
ROUND_FOUGHT: Final = 4
ATTACKER_DECIDES: Final = 5
DEFENDER_DECIDES: Final = 6
BESIEGE: Final = 7
OVER: Final = 8

SURRENDERED: Final = 1 << 12
STAYED: Final = 1 << 13


class Assault(Procedure["State"]):
    """S30 Up to two rounds. It answers: attackers lost | defenders lost << 6 | SURRENDERED | STAYED."""

    def __init__(
        self,
        seat: int,
        place: int,
        attacker: int,
        marker: int,
        swapped: int,
        step: int = BEGIN,
        round: int = 0,
        lost_attacking: int = 0,
        lost_defending: int = 0,
        damage: int = 0,
        ending: int = 0,
    ) -> None:
        super().__init__(seat, step)
        self.place = place
        self.attacker = attacker
        self.marker = marker
        self.swapped = swapped
        self.round = round
        self.lost_attacking = lost_attacking
        self.lost_defending = lost_defending
        self.damage = damage  # waits to be applied to the attacker
        self.ending = ending

    def copy(self) -> Assault:
        return Assault(
            self.seat,
            self.place,
            self.attacker,
            self.marker,
            self.swapped,
            self.step,
            self.round,
            self.lost_attacking,
            self.lost_defending,
            self.damage,
            self.ending,
        )

    def run(self, state: State) -> bool:
        if self.step == BEGIN:
            state.tell(kinds.ASSAULT_BEGINS, "S25.7", self.place, self.attacker)
            self.step = ROUND
        if self.step == ROUND:
            return self.fight_round(state)
        if self.step == DEFENDER_HIT:
            return self.defender_hit(state)
        if self.step == ATTACKER_HIT:
            self.lost_attacking += state.result
            self.step = ROUND_FOUGHT
        if self.step == ROUND_FOUGHT:
            if not state.outside(self.place, self.attacker) or not state.inside(self.place, 1 - self.attacker):
                self.step = OVER
            elif self.round >= (LONGEST if state.options[COMBAT] == 1 else 2):
                self.step = BESIEGE
            else:
                self.step = ATTACKER_DECIDES
        if self.step == ATTACKER_DECIDES:
            self.seat = self.attacker
            return ASK  # S26.10
        if self.step == DEFENDER_DECIDES:
            self.seat = 1 - self.attacker
            return ASK
        if self.step == BESIEGE:
            if can_retreat(state, self.place, self.attacker):
                self.seat = self.attacker
                return ASK  # S30.5
            self.ending |= STAYED
        return state.end(self.lost_attacking | self.lost_defending << 6 | self.ending)

    def fight_round(self, state: State) -> bool:
        defender = 1 - self.attacker
        self.round += 1
        self.step = DEFENDER_HIT
        if state.options[COMBAT] == 1:
            return state.begin(Firefight(self.attacker, self.place, self.attacker, 1, CLEAR, 0))
        attackers = assailants(state.outside(self.place, self.attacker), self.round)  # S26.7
        defenders = state.inside(self.place, defender)
        black = black_dice(state, attackers, CLEAR)
        rolled = roll(  # S30.3 tomahawks are ignored
            state, kinds.ROUND_ROLLED, "S30.2", self.place, self.attacker, len(attackers) - black, black, False
        )
        dice = len(defenders) - self.swapped
        self.swapped = 0
        black = black_dice(state, defenders, CLEAR) if dice else 0
        self.damage = roll(state, kinds.ROUND_ROLLED, "S30.2", self.place, defender, dice - black, black, False) >> 8
        left = soak(state, self.place, self.marker, rolled >> 8, 0)  # S27.4
        self.marker = left >> 16
        return state.begin(Casualties(defender, defender, self.place, 1, CLEAR, 0, left >> 8 & 0xFF))

    def defender_hit(self, state: State) -> bool:
        self.step = ATTACKER_HIT
        if state.options[COMBAT] == 1:
            self.lost_defending += state.result >> 8 & 0xFF
            state.result &= 0xFF
            return False
        self.lost_defending += state.result
        return state.begin(Casualties(self.attacker, self.attacker, self.place, 0, CLEAR, 0, self.damage))

    def candidates(self, state: State, seat: int) -> list[int]:
        if self.step == ATTACKER_DECIDES:
            return [kinds.FIGHT_ON, kinds.GIVE_UP]
        if self.step == DEFENDER_DECIDES:
            return [kinds.FIGHT_ON, kinds.SURRENDER]
        return [kinds.WITHDRAW, kinds.STAY]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if action in self.candidates(state, seat):
            return ALLOWED
        if action == kinds.WITHDRAW and self.step == DEFENDER_DECIDES:
            return reasons.SHUT_IN
        return NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        if action == kinds.GIVE_UP:
            self.step = BESIEGE
        elif action == kinds.SURRENDER:
            for unit in state.inside(self.place, 1 - self.attacker):
                state.tell(kinds.UNIT_CAPTURED, "S26.10", unit, self.place)
                state.lost(unit, True)
            self.ending |= SURRENDERED
            self.step = OVER
        elif action == kinds.STAY:
            self.ending |= STAYED
            self.step = OVER
        elif action == kinds.WITHDRAW:
            self.step = OVER
        else:
            self.step = DEFENDER_DECIDES if self.step == ATTACKER_DECIDES else ROUND

    def prompt(self, state: State, seat: int) -> Prompt:
        where: dict[str, object] = {"place": "place-" + PLACE_NAMES[self.place], "round": self.round}
        if self.step == ATTACKER_DECIDES:
            return Prompt("prompt-assault-on", "S26.10", where)
        if self.step == DEFENDER_DECIDES:
            return Prompt("prompt-surrender", "S26.10", where)
        return Prompt("prompt-besiege", "S30.5", where)
