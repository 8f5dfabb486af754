"""S47 The optional combat with ordinary dice: lines face each other and fire, defender first."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.small_wars_mohicans.facts.board import (
    CLEAR,
    LIGHT,
    PLACE_NAMES,
    TYPE,
    UNIT_NAMES,
    WOODS,
)
from arpents.games.small_wars_mohicans.facts.reading import (
    mapping,
    read,
    whole,
)
from arpents.games.small_wars_mohicans.fighting.losses import hit
from arpents.games.small_wars_mohicans.state import AIMED, AT_THE_WALL, CLOSING_IN, State
from arpents.games.small_wars_mohicans.words import kinds, reasons

LONGEST: Final = 30  # rounds; then the attacker retreats (SW-89)
AIM_BITS: Final = (1 << AIMED) - 1
EVERYBODY: Final = 2  # S47.6 those inside and the garrison fire at a landing too

TYPES: Final = ["regular", "militia", "irregular"]  # as TYPE numbers them
SITUATIONS: Final = ["attack_fort", "defend_fort", "woods", "clear", "landing_ambush"]
ATTACK_FORT: Final = 0
DEFEND_FORT: Final = 1
IN_THE_WOODS: Final = 2
IN_THE_OPEN: Final = 3
FREE_VOLLEY: Final = 4
MODIFIER: Final[list[list[int]]] = [  # S47.4 by troop type and situation (SW-45)
    [whole(mapping(mapping(read("dice.json")["d6"])[type])[situation]) for situation in SITUATIONS] for type in TYPES
]


def opposite(state: State, unit: int) -> int:
    """The enemy a unit faces, or -1."""
    return (state.flags[unit] >> AIMED) - 1


def aim(state: State, unit: int, target: int) -> None:
    state.flags[unit] = state.flags[unit] & AIM_BITS | target + 1 << AIMED


def faces_someone(state: State, unit: int, enemies: list[int]) -> bool:
    return opposite(state, unit) in enemies


def least_faced(state: State, units: list[int], enemies: list[int]) -> list[int]:
    """S47.1 Nobody is tripled before all are doubled."""
    least = 999
    found: list[int] = []
    for enemy in enemies:
        number = 0
        for unit in units:
            if opposite(state, unit) == enemy:
                number += 1
        if number < least:
            least = number
            found = [enemy]
        elif number == least:
            found.append(enemy)
    return found


def fire(state: State, unit: int, situation: int) -> int:
    """S47.2, S47.3 One die against the unit opposite: 1 when that is destroyed."""
    target = opposite(state, unit)
    face = state.chance.die()
    modifier = MODIFIER[TYPE[unit]][situation]
    if state.flags[unit] & AT_THE_WALL:
        modifier += 1  # S47.5
    state.tell(kinds.FIRED_AT, "S47.3", unit, target, face, modifier)
    if face + modifier < 6 or state.location[target] != state.location[unit]:  # SW-46
        return 0  # a miss, or the target fell to another shot
    return hit(state, target, "S47.3")


class LineUp(Procedure["State"]):
    """S47.1 Attackers stand opposite defenders, evenly; then surplus defenders choose whom to face."""

    def __init__(self, seat: int, place: int, attacker: int, fort: int) -> None:
        super().__init__(seat)
        self.place = place
        self.attacker = attacker
        self.fort = fort  # whom the attackers face: see defenders_of

    def copy(self) -> LineUp:
        return LineUp(self.seat, self.place, self.attacker, self.fort)

    def run(self, state: State) -> bool:
        while True:
            unit = self.next_unit(state)
            if unit < 0:
                return state.end()
            self.seat = state.side_of(unit)
            targets = self.targets(state, unit)
            if len(targets) > 1:
                return ASK
            aim(state, unit, targets[0])

    def attackers(self, state: State) -> list[int]:
        return state.outside(self.place, self.attacker)

    def defenders(self, state: State) -> list[int]:
        return defenders_of(state, self.place, self.attacker, self.fort)

    def next_unit(self, state: State) -> int:
        """The first unit that faces nobody; -1 when all do."""
        attackers = self.attackers(state)
        defenders = self.defenders(state)
        if not attackers or not defenders:
            return -1
        for unit in attackers:
            if not faces_someone(state, unit, defenders):
                return unit
        for unit in defenders:
            if not faces_someone(state, unit, attackers):
                return unit
        return -1

    def targets(self, state: State, unit: int) -> list[int]:
        attackers = self.attackers(state)
        defenders = self.defenders(state)
        if unit in attackers:
            return least_faced(state, attackers, defenders)
        facing = [other for other in attackers if opposite(state, other) == unit]
        return facing if facing else least_faced(state, defenders, attackers)

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.AIM | target for target in self.targets(state, self.next_unit(state))]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) != kinds.AIM:
            return NOT_ASKED
        return ALLOWED if noun_of(action) in self.targets(state, self.next_unit(state)) else reasons.EVEN_LINES

    def apply(self, state: State, seat: int, action: int) -> None:
        aim(state, self.next_unit(state), noun_of(action))

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-line-up", "S47.1", {"unit": "unit-" + UNIT_NAMES[self.next_unit(state)]})


def defenders_of(state: State, place: int, attacker: int, fort: int) -> list[int]:
    """Those outside (0), those inside (1), or everybody (2)."""
    if fort == EVERYBODY:
        return state.units(place, 1 - attacker)
    return state.inside(place, 1 - attacker) if fort else state.outside(place, 1 - attacker)


class Volley(Procedure["State"]):
    """S47.6, S47.7 The free volley against a landing, or of irregulars in ambush; it answers with attackers lost."""

    def __init__(self, seat: int, place: int, attacker: int, ambush: int, step: int = 0) -> None:
        super().__init__(seat, step)
        self.place = place
        self.attacker = attacker
        self.ambush = ambush

    def copy(self) -> Volley:
        return Volley(self.seat, self.place, self.attacker, self.ambush, self.step)

    def run(self, state: State) -> bool:
        if self.step == 0:
            self.step = 1
            return state.begin(LineUp(self.attacker, self.place, self.attacker, EVERYBODY))
        lost = 0
        for unit in defenders_of(state, self.place, self.attacker, EVERYBODY):
            if not self.ambush or LIGHT[unit]:
                lost += fire(state, unit, FREE_VOLLEY)
        return state.end(lost)


CHANGING: Final = 0
LINING_UP: Final = 1
CLOSING: Final = 2
FIRING: Final = 3


class Firefight(Procedure["State"]):
    """S47.2 One round. It answers: attackers lost | defenders lost << 8 | terrain << 16."""

    def __init__(
        self,
        seat: int,
        place: int,
        attacker: int,
        fort: int,
        terrain: int,
        changing: int,
        step: int = CHANGING,
        closing: int = 0,
    ) -> None:
        super().__init__(seat, step)
        self.place = place
        self.attacker = attacker
        self.fort = fort
        self.terrain = terrain
        self.changing = changing  # 1: the defender may fall back to the other terrain (S47.6)
        self.closing = closing  # how many attackers skip this fire

    def copy(self) -> Firefight:
        return Firefight(
            self.seat, self.place, self.attacker, self.fort, self.terrain, self.changing, self.step, self.closing
        )

    def run(self, state: State) -> bool:
        if self.step == CHANGING:
            if self.changing:
                self.seat = 1 - self.attacker
                return ASK
            self.step = LINING_UP
        if self.step == LINING_UP:
            self.step = CLOSING
            return state.begin(LineUp(self.attacker, self.place, self.attacker, self.fort))
        if self.step == CLOSING:
            if self.fort and self.far_from_wall(state):
                self.seat = self.attacker
                return ASK  # S47.5
            self.step = FIRING
        return state.end(self.exchange(state))

    def far_from_wall(self, state: State) -> list[int]:
        return [unit for unit in state.outside(self.place, self.attacker) if not state.flags[unit] & AT_THE_WALL]

    def exchange(self, state: State) -> int:
        """S47.2 Defenders fire, then the attackers who still stand and did not close in."""
        lost_attacking = 0
        lost_defending = 0
        field = IN_THE_WOODS if self.terrain == WOODS else IN_THE_OPEN
        for unit in defenders_of(state, self.place, self.attacker, self.fort):
            lost_attacking += fire(state, unit, DEFEND_FORT if self.fort else field)
        for unit in state.outside(self.place, self.attacker):
            if self.closing and closed_in(state, unit):
                state.flags[unit] &= ~CLOSING_IN
                continue
            lost_defending += fire(state, unit, ATTACK_FORT if self.fort else field)
        return lost_attacking | lost_defending << 8 | self.terrain << 16

    def candidates(self, state: State, seat: int) -> list[int]:
        if self.step == CHANGING:
            return [kinds.IN_WOODS, kinds.IN_CLEAR]
        return [kinds.CLOSE_IN | unit for unit in self.far_from_wall(state)] + [kinds.DONE]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if action in self.candidates(state, seat):
            return ALLOWED
        return reasons.AT_THE_WALL_ALREADY if kind_of(action) == kinds.CLOSE_IN else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        if self.step == CHANGING:
            terrain = WOODS if action == kinds.IN_WOODS else CLEAR
            if terrain != self.terrain:
                self.terrain = terrain
                state.tell(kinds.TERRAIN_CHOSEN, "S47.6", self.place, terrain)
            self.step = LINING_UP
        elif action == kinds.DONE:
            self.step = FIRING
        else:
            unit = noun_of(action)
            state.flags[unit] |= AT_THE_WALL | CLOSING_IN
            self.closing += 1
            state.tell(kinds.UNIT_CLOSES_IN, "S47.5", unit, self.place)

    def prompt(self, state: State, seat: int) -> Prompt:
        where: dict[str, object] = {"place": "place-" + PLACE_NAMES[self.place]}
        if self.step == CHANGING:
            return Prompt("prompt-fall-back", "S47.6", where)
        return Prompt("prompt-close-in", "S47.5", where)


def closed_in(state: State, unit: int) -> bool:
    """Whether it spent this round's fire on closing in."""
    return state.flags[unit] & CLOSING_IN != 0
