"""S25, S26 The course of a battle."""

from __future__ import annotations

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.prompt import Prompt
from arpents.games.small_wars_mohicans.facts.board import (
    BRITISH,
    CLEAR,
    PLACE_NAMES,
    WOODS,
)
from arpents.games.small_wars_mohicans.fighting.aftermath import Aftermath
from arpents.games.small_wars_mohicans.fighting.assault import STAYED, SURRENDERED, Assault
from arpents.games.small_wars_mohicans.fighting.d6 import LONGEST, Firefight
from arpents.games.small_wars_mohicans.fighting.dice import black_dice, roll, tomahawks_count
from arpents.games.small_wars_mohicans.fighting.engagement import (
    ATTACKER_DECIDES,
    ATTACKER_HIT,
    ATTACKER_WON,
    BEGIN,
    CALL_ATTACKER,
    CALL_DEFENDER,
    CALLED_BOTH,
    CARRIED_SIEGE,
    DEFENDER_DECIDES,
    DEFENDER_HIT,
    DEFENDER_WON,
    DEFENDERS_COME,
    FIRE,
    FIRED,
    IN_THE_FIELD,
    JUDGE,
    LAST_WALLS,
    NO_VERDICT,
    ONLY_INSIDE,
    OVER,
    RELIEVING,
    ROUND,
    ROUND_FOUGHT,
    SORTIES,
    STORM,
    STORMED,
    TERRAIN,
    VERDICT,
    WALLS,
    Engagement,
)
from arpents.games.small_wars_mohicans.fighting.inside import cannot_go_inside, go_inside, who_fits
from arpents.games.small_wars_mohicans.fighting.losses import Casualties, soak
from arpents.games.small_wars_mohicans.fighting.opening import (
    BY_LANDING,
    NO_OPENING,
    terrain_fixed,
)
from arpents.games.small_wars_mohicans.fighting.retreat import Retreating, can_retreat
from arpents.games.small_wars_mohicans.fighting.support import Support
from arpents.games.small_wars_mohicans.state import (
    CAME_OUT,
    CARRIED,
    COMBAT,
    FOUGHT,
    INSIDE,
    MANOEUVRED,
    State,
)
from arpents.games.small_wars_mohicans.words import kinds, reasons


class Battle(Engagement):
    """S25.1 Opening fire, mêlée, assault, decision."""

    def copy(self) -> Battle:
        return Battle(
            self.seat,
            self.place,
            self.attacker,
            self.mode,
            self.step,
            self.terrain,
            self.marker,
            self.round,
            self.swapped,
            self.opening,
            self.lost_attacking,
            self.lost_defending,
            self.regulars_attacking,
            self.regulars_defending,
            self.damage,
            self.kills,
            self.verdict,
            self.siege,
        )

    def run(self, state: State) -> bool:
        defender = 1 - self.attacker
        if self.step == BEGIN:
            self.open(state)
        if self.step == TERRAIN:
            if state.marks[self.place] & MANOEUVRED and not terrain_fixed(state, self.place):
                return self.ask(self.attacker)  # S23.4
            self.step = DEFENDERS_COME
        if self.step == DEFENDERS_COME:
            self.defenders_come(state)
            self.step = WALLS
        if self.step == SORTIES:
            if self.besieged(state):
                return self.ask(self.attacker)
            self.count_regulars(state)
            self.step = ROUND
        if self.step == WALLS:
            if who_fits(state, self.place, defender):
                return self.ask(defender)  # S28.1
            self.step = FIRE
        if self.step == FIRE:
            self.step = FIRED
            if self.opening != NO_OPENING:
                return self.opening_fire(state)
            state.result = 0
        if self.step == FIRED:
            self.lost_attacking += state.result
            self.step = ROUND
        if self.step == ROUND:
            return self.fight_round(state)
        if self.step == DEFENDER_HIT:
            return self.defender_hit(state)
        if self.step == ATTACKER_HIT:
            self.lost_attacking += state.result
            self.step = ROUND_FOUGHT
        if self.step == ROUND_FOUGHT:
            self.after_round(state)
        if self.step == ATTACKER_DECIDES:
            if can_retreat(state, self.place, self.attacker):
                return self.ask(self.attacker)  # S26.9
            self.step = DEFENDER_DECIDES
        if self.step == DEFENDER_DECIDES:
            if not state.outside(self.place, defender):
                self.step = ONLY_INSIDE
            elif can_retreat(state, self.place, defender) or who_fits(state, self.place, defender):
                return self.ask(defender)
            else:
                self.step = CALL_ATTACKER
        if self.step == LAST_WALLS:
            if who_fits(state, self.place, defender):
                return self.ask(defender)
            self.step = JUDGE
        if self.step == JUDGE:
            return self.judge(state)
        if self.step == ONLY_INSIDE:
            if not state.inside(self.place, defender) or not state.outside(self.place, self.attacker):
                self.step = VERDICT
            else:
                return self.ask(self.attacker)  # S30.1 (SW-26)
        if self.step == CALL_ATTACKER:
            self.step = CALL_DEFENDER
            return state.begin(Support(self.attacker, self.place, 0))
        if self.step == CALL_DEFENDER:
            self.welcome(state)
            self.step = CALLED_BOTH
            return state.begin(Support(defender, self.place, 0 if state.outside(self.place, defender) else 1))
        if self.step == CALLED_BOTH:
            self.welcome(state)
            self.step = ROUND if state.outside(self.place, defender) else STORM
            return False
        if self.step == STORM:
            return self.storm(state)
        if self.step == STORMED:
            self.stormed(state)
        if self.step == VERDICT:
            return self.conclude(state)
        return state.end()

    # -- mêlée

    def fight_round(self, state: State) -> bool:
        defender = 1 - self.attacker
        attackers = state.outside(self.place, self.attacker)
        defenders = state.outside(self.place, defender)
        if not attackers or not defenders:  # S25.2
            self.step = ONLY_INSIDE if attackers and not defenders else VERDICT  # S25.6
            return False
        self.round += 1
        self.step = DEFENDER_HIT
        if state.options[COMBAT] == 1:
            changing = 1 if self.opening == BY_LANDING and not terrain_fixed(state, self.place) else 0
            if state.marks[self.place] & MANOEUVRED:
                changing = 0
            return state.begin(Firefight(defender, self.place, self.attacker, 0, self.terrain, changing))
        tomahawks = tomahawks_count(state, self.terrain)
        black = black_dice(state, attackers, self.terrain)
        rolled = roll(
            state, kinds.ROUND_ROLLED, "S27.2", self.place, self.attacker, len(attackers) - black, black, tomahawks
        )
        dice = len(defenders) - self.swapped  # S26.4 one a unit, damaged or not (S2.6) (SW-8, SW-28)
        self.swapped = 0
        black = black_dice(state, defenders, self.terrain) if dice else 0
        answer = roll(state, kinds.ROUND_ROLLED, "S27.2", self.place, defender, dice - black, black, tomahawks)
        self.damage = answer >> 8
        self.kills = answer & 0xFF  # S27.1 both sides fire before anyone falls
        left = soak(state, self.place, self.marker, rolled >> 8, rolled & 0xFF)
        self.marker = left >> 16
        return state.begin(Casualties(defender, defender, self.place, 0, self.terrain, left & 0xFF, left >> 8 & 0xFF))

    def defender_hit(self, state: State) -> bool:
        self.step = ATTACKER_HIT
        if state.options[COMBAT] == 1:
            self.lost_defending += state.result >> 8 & 0xFF
            self.terrain = state.result >> 16
            state.result &= 0xFF
            return False
        self.lost_defending += state.result
        return state.begin(
            Casualties(self.attacker, self.attacker, self.place, 0, self.terrain, self.kills, self.damage)
        )

    def after_round(self, state: State) -> None:
        """S26.8, S26.9."""
        defender = 1 - self.attacker
        if not state.outside(self.place, self.attacker):
            self.step = VERDICT
        elif not state.outside(self.place, defender):
            self.step = ONLY_INSIDE
        elif state.options[COMBAT] == 1 and self.round >= LONGEST:
            self.verdict = DEFENDER_WON
            self.step = VERDICT
        elif self.round == 1 or state.options[COMBAT] == 1:  # S25.5
            self.step = ATTACKER_DECIDES
        else:
            self.step = LAST_WALLS

    def judge(self, state: State) -> bool:
        """S25.8 After the second round the loser retreats; those inside stay (SW-70)."""
        defender = 1 - self.attacker
        if not state.outside(self.place, defender):
            self.step = ONLY_INSIDE
            return False
        if self.lost_defending <= self.lost_attacking:  # S31.4 (SW-80)
            self.verdict = DEFENDER_WON
            self.step = VERDICT
            return False
        if state.inside(self.place, defender) and self.mode == IN_THE_FIELD:
            self.step = ONLY_INSIDE
            return state.begin(Retreating(defender, self.place))
        self.verdict = ATTACKER_WON
        self.step = VERDICT
        return False

    # -- assault

    def storm(self, state: State) -> bool:
        if self.mode == CARRIED_SIEGE:
            self.join_battle(state)
            self.regulars_attacking = state.regulars(state.outside(self.place, self.attacker))
            self.regulars_defending = state.regulars(state.inside(self.place, 1 - self.attacker))
        elif self.opening != BY_LANDING:
            self.regulars_defending += self.garrisons(state)
        self.step = STORMED
        return state.begin(Assault(self.attacker, self.place, self.attacker, self.marker, self.swapped))

    def stormed(self, state: State) -> None:
        result = state.result
        self.lost_attacking += result & 0x3F
        self.lost_defending += result >> 6 & 0x3F
        if result & SURRENDERED:
            self.verdict = ATTACKER_WON
        elif state.present(self.place, 1 - self.attacker) and state.present(self.place, self.attacker):
            if result & STAYED:
                self.siege = 1  # S26.11
                self.verdict = ATTACKER_WON if self.lost_defending > self.lost_attacking else DEFENDER_WON
            else:
                self.verdict = DEFENDER_WON
        self.step = VERDICT

    # -- S31 who won

    def conclude(self, state: State) -> bool:
        defender = 1 - self.attacker
        if self.verdict == NO_VERDICT:
            standing = state.present(self.place, defender) if self.mode != RELIEVING else False
            standing = standing or len(state.outside(self.place, defender)) > 0
            attacking = len(state.outside(self.place, self.attacker)) > 0
            self.verdict = ATTACKER_WON if attacking and not standing else DEFENDER_WON  # S31.2, S31.5 (SW-72)
        self.step = OVER
        winner = self.attacker if self.verdict == ATTACKER_WON else defender
        great = 1 if self.regulars_attacking >= 2 and self.regulars_defending >= 2 else 0
        british = self.lost_attacking if self.attacker == BRITISH else self.lost_defending
        return state.begin(Aftermath(winner, self.place, self.attacker, winner, self.mode, self.siege, british, great))

    # -- the contract

    def actions(self, state: State, seat: int) -> list[int]:  # by hand: judging each choice costs 1.3 % of all time
        defender = 1 - self.attacker
        if self.step == TERRAIN:
            return [kinds.IN_WOODS, kinds.IN_CLEAR]
        if self.step == SORTIES:
            return [kinds.SORTIE | unit for unit in self.besieged(state)] + [kinds.DONE]
        if self.step == WALLS or self.step == LAST_WALLS:
            return [kinds.ENTER | unit for unit in who_fits(state, self.place, defender)] + [kinds.FIGHT_ON]
        if self.step == ATTACKER_DECIDES:
            return [kinds.FIGHT_ON, kinds.WITHDRAW]
        if self.step == DEFENDER_DECIDES:
            found = [kinds.ENTER | unit for unit in who_fits(state, self.place, defender)]
            found.append(kinds.FIGHT_ON)
            if can_retreat(state, self.place, defender):
                found.append(kinds.WITHDRAW)
            return found
        if self.mode == CARRIED_SIEGE:
            return [kinds.ASSAULT, kinds.STAY]
        return [kinds.ASSAULT, kinds.GIVE_UP]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if action in self.actions(state, seat):
            return ALLOWED
        kind = kind_of(action)
        if kind == kinds.ENTER and (self.step == WALLS or self.step == LAST_WALLS or self.step == DEFENDER_DECIDES):
            unit = noun_of(action)
            if unit not in state.outside(self.place, 1 - self.attacker):
                return reasons.NOT_HERE
            return cannot_go_inside(state, self.place, 1 - self.attacker, unit)
        if action == kinds.WITHDRAW and self.step == DEFENDER_DECIDES:
            return reasons.NOWHERE_TO_GO
        if action == kinds.WITHDRAW and self.step == WALLS:
            return reasons.NO_RETREAT_YET  # S33.1 (SW-25)
        if action == kinds.STAY and self.step == ONLY_INSIDE:
            return reasons.NO_SIEGE_WITHOUT_ASSAULT  # S30.5 (SW-69)
        return NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        kind = kind_of(action)
        if kind == kinds.ENTER:
            go_inside(state, self.place, noun_of(action))
        elif kind == kinds.SORTIE:
            unit = noun_of(action)
            state.flags[unit] = state.flags[unit] & ~INSIDE | CAME_OUT | FOUGHT
            state.tell(kinds.UNIT_COMES_OUT, "S22.2", unit, self.place)
        elif self.step == TERRAIN:
            self.terrain = WOODS if action == kinds.IN_WOODS else CLEAR
            state.tell(kinds.TERRAIN_CHOSEN, "S23.4", self.place, self.terrain)
            self.step = DEFENDERS_COME
        elif self.step == SORTIES:
            self.count_regulars(state)
            self.step = ROUND
        elif self.step == WALLS:
            self.step = FIRE
        elif self.step == LAST_WALLS:
            self.step = JUDGE
        elif self.step == ATTACKER_DECIDES:
            if action == kinds.WITHDRAW:
                self.verdict = DEFENDER_WON
                self.step = VERDICT
            else:
                self.step = DEFENDER_DECIDES
        elif self.step == DEFENDER_DECIDES:
            self.defender_decides(state, action == kinds.WITHDRAW)
        else:
            self.decide_assault(state, action)

    def defender_decides(self, state: State, leaves: bool) -> None:
        if not leaves:
            self.step = CALL_ATTACKER
        elif state.inside(self.place, 1 - self.attacker) and self.mode == IN_THE_FIELD:
            self.step = ONLY_INSIDE
            state.begin(Retreating(1 - self.attacker, self.place))
        else:
            self.verdict = ATTACKER_WON
            self.step = VERDICT

    def decide_assault(self, state: State, action: int) -> None:
        if action == kinds.ASSAULT:
            self.step = CALL_ATTACKER if self.round else STORM  # S29.1 only after a mêlée round
        elif action == kinds.STAY:
            state.marks[self.place] &= ~CARRIED  # it declines, and waits for the siege roll
            self.step = OVER
        else:
            self.verdict = DEFENDER_WON  # S31.3 the fortification was not attacked (SW-71)
            self.step = VERDICT

    def prompt(self, state: State, seat: int) -> Prompt:
        where: dict[str, object] = {"place": "place-" + PLACE_NAMES[self.place], "round": self.round}
        if self.step == TERRAIN:
            return Prompt("prompt-terrain", "S23.4", where)
        if self.step == SORTIES:
            return Prompt("prompt-sorties", "S22.2", where)
        if self.step == WALLS or self.step == LAST_WALLS:
            return Prompt("prompt-walls", "S28.1", where)
        if self.step == ATTACKER_DECIDES:
            return Prompt("prompt-attacker-decides", "S26.9", where)
        if self.step == DEFENDER_DECIDES:
            return Prompt("prompt-defender-decides", "S26.9", where)
        return Prompt("prompt-assault", "S30.1", where)
