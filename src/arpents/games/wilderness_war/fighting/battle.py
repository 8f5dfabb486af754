"""7 Battle."""

from __future__ import annotations

from typing import Final

from arpents.engine.vocabulary import pack_modifier
from arpents.games.wilderness_war.common.losses import IN_BATTLE, Losses, test_leaders
from arpents.games.wilderness_war.common.step import Step
from arpents.games.wilderness_war.facts.board import (
    CULTIVATED,
    DEPARTMENT,
    MILITIA_BOX_OF,
    ORIGINAL,
    SIDE_OF_DEPARTMENT,
    TERRAIN,
    in_the_wilds,
)
from arpents.games.wilderness_war.facts.pieces import (
    IS_AUXILIARY,
    IS_DRILLED,
    IS_REGULAR,
    LIGHT_INFANTRY,
    MILITIA,
    TACTICS,
    TYPE,
)
from arpents.games.wilderness_war.facts.tables import column, combat
from arpents.games.wilderness_war.fighting.battle_events import BattleEvents
from arpents.games.wilderness_war.fighting.joining import BesiegedJoin, MilitiaJoins
from arpents.games.wilderness_war.fighting.retreat import Retreat, retreat_attackers
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import kinds
from arpents.games.wilderness_war.words.markers import FOUGHT, GROUP_OF, INSIDE, JOINED, MOVING, SPENT, STOCKADE

# results
WON: Final = 1  # by the attacker
OVERRUN: Final = 2  # 7.82

# sorts of battle
ORDINARY: Final = 0
SORTIE: Final = 1  # 8.25
AGAINST_MILITIA: Final = 2  # 10.21

START: Final = 0
JOINING: Final = 1
ATTACKER_PLAYS: Final = 2
DEFENDER_PLAYS: Final = 3
FIRST_FIRE: Final = 4
SECOND_FIRE: Final = 5
ATTACKER_LOSES: Final = 6
DEFENDER_LOSES: Final = 7
DECIDE: Final = 8
AFTER: Final = 9
DEFENDER_DONE: Final = 10
FIRE: Final = 11


def fighters(state: State, side: int, space: int) -> list[int]:
    """7.1, 8.12 All the side's units there that are not inside a work: those within do not help them."""
    return [unit for unit in state.units_at(side, space) if not state.role[unit] & INSIDE]


def leaders_in_battle(state: State, side: int, space: int) -> list[int]:
    return [leader for leader in state.leaders_at(side, space) if not state.role[leader] & INSIDE]


def has_scouts(units: list[int]) -> bool:
    for unit in units:
        if IS_AUXILIARY[unit] or TYPE[unit] == LIGHT_INFANTRY:
            return True
    return False


def has_regulars(units: list[int]) -> bool:
    for unit in units:
        if IS_REGULAR[unit]:
            return True
    return False


def has_drilled(units: list[int]) -> bool:
    for unit in units:
        if IS_DRILLED[unit]:
            return True
    return False


def terrain_modifier(space: int, own: list[int], enemy: list[int]) -> int:
    """7.52, 7.53"""
    if in_the_wilds(space):
        return -1 if has_scouts(enemy) and not has_scouts(own) else 0
    if TERRAIN[space] == CULTIVATED:
        return -1 if has_regulars(enemy) and not has_regulars(own) else 0
    return 0


def worth_a_point(units: list[int]) -> int:
    """7.81 A Regular, or more than four units."""
    return 1 if has_regulars(units) or len(units) > 4 else 0


def raided_department(state: State, side: int, department: int) -> bool:
    """7.3 Whether the side has a Raided marker in the Department."""
    for space in range(len(state.work)):
        if DEPARTMENT[space] == department and state.raided(side, space):
            return True
    return False


class Battle(Step):
    """7.2 Militia, events, fire, losses, winner and points, retreat. Ends with WON and OVERRUN for the attacker."""

    def __init__(
        self, seat: int, commander: int, space: int, came_from: int, sort: int, landed: int, always_back: int,
        step: int = START, ambush: int = 0, attacker_die: int = 0, defender_die: int = 0, inflicted: int = 0,
        suffered: int = 0, attacker_modifier: int = 0, defender_modifier: int = 0, attacker_worth: int = 0,
        defender_worth: int = 0, won: int = 0,
    ) -> None:  # fmt: skip
        super().__init__(seat, step)
        self.commander = commander  # of the attackers, or -1
        self.space = space
        self.came_from = came_from
        self.sort = sort
        self.landed = landed
        self.always_back = always_back  # 14.12 the infiltrator retreats whoever wins
        self.ambush = ambush  # 1 by the attacker, 2 by the defender
        self.attacker_die = attacker_die
        self.defender_die = defender_die
        self.inflicted = inflicted  # by the attacker
        self.suffered = suffered  # by the attacker
        self.attacker_modifier = attacker_modifier
        self.defender_modifier = defender_modifier
        self.attacker_worth = attacker_worth
        self.defender_worth = defender_worth
        self.won = won

    def copy(self) -> Battle:
        return Battle(
            self.seat, self.commander, self.space, self.came_from, self.sort, self.landed, self.always_back, self.step,
            self.ambush, self.attacker_die, self.defender_die, self.inflicted, self.suffered, self.attacker_modifier,
            self.defender_modifier, self.attacker_worth, self.defender_worth, self.won,
        )  # fmt: skip

    def run(self, state: State) -> bool:
        attacker = self.seat
        defender = 1 - attacker
        space = self.space
        if self.step == START:
            self.step = JOINING
            state.tell(kinds.BATTLE_BEGUN, "7.1", space, attacker)
            self.shut_in(state)
            box = self.militia_box(state)
            if box >= 0:  # 7.3
                return state.begin(MilitiaJoins(ORIGINAL[space], space, box))
        if self.step == JOINING:
            self.step = ATTACKER_PLAYS
            if state.besieged(attacker, space):  # 8.251
                return state.begin(BesiegedJoin(attacker, space))
        if self.step == ATTACKER_PLAYS:  # 7.4
            self.step = DEFENDER_PLAYS
            return state.begin(BattleEvents(attacker, space, 1))
        if self.step == DEFENDER_PLAYS:
            self.ambush = state.result
            self.step = FIRE
            return state.begin(BattleEvents(defender, space, 0))
        if self.step == FIRE:
            self.ambush |= state.result << 1
            if self.ambush == 3:
                self.ambush = 0
            self.assess(state)
            if self.ambush == 2:
                self.defender_fires(state)
                self.step = ATTACKER_LOSES
            elif self.ambush == 1:
                self.attacker_fires(state)
                self.step = DEFENDER_LOSES
            else:
                self.attacker_fires(state)
                self.defender_fires(state)
                self.step = ATTACKER_LOSES
        if self.step == ATTACKER_LOSES:
            self.step = FIRST_FIRE
            if self.suffered:
                return state.begin(Losses(attacker, IN_BATTLE, space, self.suffered))
        if self.step == FIRST_FIRE:
            self.leaders_fall(state, attacker, self.defender_die, self.suffered)
            self.step = DECIDE if self.ambush == 1 else DEFENDER_LOSES
            if self.ambush == 2 and fighters(state, attacker, space):
                self.attacker_fires(state)
        if self.step == DEFENDER_LOSES:
            self.step = SECOND_FIRE
            if self.inflicted:
                return state.begin(Losses(defender, IN_BATTLE, space, self.inflicted))
        if self.step == SECOND_FIRE:
            self.leaders_fall(state, defender, self.attacker_die, self.inflicted)
            self.step = DECIDE
            if self.ambush == 1 and fighters(state, defender, space):
                self.defender_fires(state)
                self.step = ATTACKER_LOSES
                return False
        if self.step == DECIDE:
            self.decide(state)
            self.step = AFTER
            if (
                self.won and not self.always_back and state.has_pieces(defender, space)
            ):  # 14.12 only the infiltrator goes
                return state.begin(Retreat(defender, space, self.came_from))
        if self.step == AFTER:
            self.settle(state)
        return state.end(self.won)

    def shut_in(self, state: State) -> None:
        """8.25 Pieces in a besieged work that are not attacking are inside."""
        if state.besieged(self.seat, self.space):
            for piece in state.pieces_at(self.seat, self.space):
                if not state.role[piece] & MOVING:
                    state.add_role(piece, INSIDE)

    def militia_box(self, state: State) -> int:
        """7.3 The box whose militia may join, or -1."""
        department = DEPARTMENT[self.space]
        if self.sort == AGAINST_MILITIA or not department or TERRAIN[self.space] != CULTIVATED:
            return -1
        side = SIDE_OF_DEPARTMENT[department]
        if not state.has_units(side, MILITIA_BOX_OF[department]) or raided_department(state, 1 - side, department):
            return -1
        return MILITIA_BOX_OF[department]

    def assess(self, state: State) -> None:
        """Modifiers and stakes, from the units that begin the battle."""
        own = fighters(state, self.seat, self.space)
        enemy = fighters(state, 1 - self.seat, self.space)
        self.attacker_modifier = terrain_modifier(self.space, own, enemy)
        self.defender_modifier = terrain_modifier(self.space, enemy, own)
        if self.landed:
            self.attacker_modifier -= 1  # 7.54
        if self.behind_stockade(state):
            self.attacker_modifier -= 1  # 7.54
        self.attacker_worth = worth_a_point(own)  # WW-14
        self.defender_worth = worth_a_point(enemy)

    def behind_stockade(self, state: State) -> bool:
        """7.54 The defenders; 14.11 interceptors profit too."""
        return state.work[self.space] == 2 * STOCKADE + 1 - self.seat

    def attacker_tactics(self, state: State) -> int:
        """7.51 Of the activated leader; should he have fallen, of the highest left in the battle (WW-13)."""
        if self.commander < 0:
            return 0
        leaders = leaders_in_battle(state, self.seat, self.space)
        if self.commander in leaders:
            return TACTICS[self.commander]
        best = state.highest(leaders)
        return TACTICS[best] if best >= 0 else 0

    def attacker_fires(self, state: State) -> None:
        strength = state.strength(fighters(state, self.seat, self.space)) * (2 if self.ambush == 1 else 1)
        at = column(strength, 1 if state.fieldworks(self.space) else 0)  # 7.55 whoever dug them
        tactics = self.attacker_tactics(state)
        modifier = self.attacker_modifier + tactics
        self.attacker_die = state.chance.die()
        self.inflicted = combat(self.attacker_die + modifier, at)
        landing = -1 if self.landed else 0
        stockade = -1 if self.behind_stockade(state) else 0
        terms = pack_modifier(0, kinds.BY_STOCKADE, stockade)
        terms = pack_modifier(terms, kinds.BY_LANDING, landing)
        terms = self.of_terrain(terms, self.attacker_modifier - landing - stockade, tactics)
        state.tell(kinds.FIRED, "7.5", self.seat, self.attacker_die, modifier, strength, self.inflicted, at, terms)

    def defender_fires(self, state: State) -> None:
        side = 1 - self.seat
        strength = state.strength(fighters(state, side, self.space)) * (2 if self.ambush == 2 else 1)
        best = state.highest(leaders_in_battle(state, side, self.space))
        tactics = TACTICS[best] if best >= 0 else 0
        modifier = self.defender_modifier + tactics
        at = column(strength, 0)
        self.defender_die = state.chance.die()
        self.suffered = combat(self.defender_die + modifier, at)
        terms = self.of_terrain(0, self.defender_modifier, tactics)
        state.tell(kinds.FIRED, "7.5", side, self.defender_die, modifier, strength, self.suffered, at, terms)

    def of_terrain(self, terms: int, terrain: int, tactics: int) -> int:
        """7.51 to 7.53 What the log tells of a modifier."""
        who = kinds.BY_SCOUTS if in_the_wilds(self.space) else kinds.BY_REGULARS
        return pack_modifier(pack_modifier(terms, who, terrain), kinds.BY_TACTICS, tactics)

    def leaders_fall(self, state: State, side: int, die: int, losses: int) -> None:
        """7.7 The enemy's natural 1 or 6 that hit."""
        if losses and (die == 1 or die == 6):
            test_leaders(state, leaders_in_battle(state, side, self.space), "7.7")

    def decide(self, state: State) -> None:
        """7.8 Winner, points; then the militia goes home and the attackers, if beaten, go back."""
        own = len(fighters(state, self.seat, self.space))
        enemy = len(fighters(state, 1 - self.seat, self.space))
        if own and not enemy:
            self.won = WON
        elif enemy and not own:
            self.won = 0
        else:
            self.won = WON if self.inflicted > self.suffered else 0
        winner = self.seat if self.won else 1 - self.seat
        inflicted = self.inflicted if self.won else self.suffered  # by the winner
        suffered = self.suffered if self.won else self.inflicted
        state.tell(kinds.BATTLE_WON, "7.8", self.space, winner, inflicted, suffered)
        if self.won and enemy == 0 and self.suffered == 0 and not state.has_work(1 - self.seat, self.space):
            self.won |= OVERRUN  # 7.82
            state.tell(kinds.OVERRUN_WON, "7.82", self.space, self.seat)
        if self.defender_worth if self.won else self.attacker_worth:
            state.score(winner, 1, "7.81")
        self.militia_home(state)
        if not self.won & OVERRUN:
            for piece in fighters(state, self.seat, self.space):
                state.add_role(piece, FOUGHT)  # 10.2
        if not self.won:
            retreat_attackers(state, self.seat, self.space, self.came_from, 1 if self.sort == SORTIE else 0)

    def militia_home(self, state: State) -> None:
        """7.91"""
        for side in (0, 1):
            for unit in state.units_at(side, self.space):
                if TYPE[unit] == MILITIA:
                    state.move(unit, MILITIA_BOX_OF[DEPARTMENT[self.space]])
                    state.tell(kinds.MILITIA_HOME, "7.91", unit)

    def settle(self, state: State) -> None:
        """What the winner does to the place, and who has used up his activation."""
        if self.won:
            if state.fieldworks(self.space):
                state.set_fieldworks(self.space, 0)
                state.tell(kinds.FIELDWORKS_REMOVED, "7.55", self.space)
            stockade = state.work[self.space] == 2 * STOCKADE + 1 - self.seat
            if stockade and has_drilled(fighters(state, self.seat, self.space)):  # 5.45 (WW-15)
                state.remove_work(self.space)
                state.tell(kinds.STOCKADE_DESTROYED, "5.45", self.space, self.seat)
                state.score(self.seat, 1, "5.45")
            if self.always_back:  # 14.12
                retreat_attackers(state, self.seat, self.space, self.came_from, 0)
        for piece in state.pieces_at(self.seat, self.space):
            role = state.role[piece]
            if role & JOINED:  # 5.31
                role = role & ~(GROUP_OF | JOINED) | SPENT
            state.role[piece] = role & ~INSIDE
