"""10 Raids."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK
from arpents.engine.prompt import Prompt
from arpents.engine.vocabulary import pack_modifier
from arpents.games.wilderness_war.common.losses import FREELY, IN_RAID, Losses, test_leaders
from arpents.games.wilderness_war.common.responses import Response
from arpents.games.wilderness_war.common.step import Step
from arpents.games.wilderness_war.common.sweep import NOWHERE, Sweep
from arpents.games.wilderness_war.facts.board import (
    CULTIVATED,
    DEPARTMENT,
    MILITIA_BOX_OF,
    NATIONS_OF,
    ORIGINAL,
    PLACES_ON_MAP,
    SIDE_OF_DEPARTMENT,
    TERRAIN,
)
from arpents.games.wilderness_war.facts.deck import BLOCKHOUSES
from arpents.games.wilderness_war.facts.pieces import (
    IS_AUXILIARY,
    IS_LEADER,
    PEOPLE_OF,
    PIECES,
    RANGER,
    SIDE,
    TACTICS,
    TYPE,
)
from arpents.games.wilderness_war.facts.tables import HARD_RAID, PLAIN_RAID, RAID_SUCCESS, row
from arpents.games.wilderness_war.fighting.battle import AGAINST_MILITIA, WON, Battle
from arpents.games.wilderness_war.raids.going_home import RAIDED, GoingHome
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import kinds, reasons
from arpents.games.wilderness_war.words.markers import (
    ACTING,
    BLOCKHOUSES_OF,
    FORT,
    FOUGHT,
    HOMING,
    MILITIA_FLIGHT,
    SIX_SPARES_AT_BLOCKHOUSES,
    STOCKADE,
)


def cannot_be_raided(state: State, side: int, space: int) -> int:
    """10.1, 10.11"""
    if state.work[space] >= 2 * FORT or state.has_work(side, space):
        return reasons.FORT_NOT_RAIDED
    if state.drilled_at(side, space):
        return reasons.DRILLED_WITH_THEM
    if state.has_work(1 - side, space) or (TERRAIN[space] == CULTIVATED and ORIGINAL[space] == 1 - side):
        return ALLOWED
    if NATIONS_OF[space] and state.allied(1 - side, space):
        return ALLOWED
    return reasons.NOT_A_TARGET


class Raids(Step):
    """10.1, 10.12, 10.13 When its force has moved and fought, every active Auxiliary on a target raids it (WW-6)."""

    def __init__(self, seat: int, commander: int) -> None:
        super().__init__(seat)
        self.commander = commander

    def copy(self) -> Raids:
        return Raids(self.seat, self.commander)

    def run(self, state: State) -> bool:
        if state.touched:
            return state.begin(Sweep(self.seat, NOWHERE, NOWHERE))
        targets = self.targets(state)
        if not targets:
            return state.end()
        if len(targets) > 1:
            return ASK
        return state.begin(Raid(self.seat, self.commander, targets[0]))

    def targets(self, state: State) -> list[int]:
        found: list[int] = []
        for piece in state.with_any_role():
            if state.role[piece] & ACTING and IS_AUXILIARY[piece] and SIDE[piece] == self.seat:
                space = state.where[piece]
                if space not in found and cannot_be_raided(state, self.seat, space) == ALLOWED:
                    found.append(space)
        found.sort()
        return found

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.RAID | space for space in self.targets(state)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) != kinds.RAID:
            return NOT_ASKED
        space = noun_of(action)
        if space in self.targets(state):
            return ALLOWED
        if space >= PLACES_ON_MAP:
            return reasons.NOT_A_TARGET
        reason = cannot_be_raided(state, self.seat, space)
        return reasons.NO_RAIDERS if reason == ALLOWED else reason

    def apply(self, state: State, seat: int, action: int) -> None:
        state.begin(Raid(self.seat, self.commander, noun_of(action)))

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-raid", "10.1")


START: Final = 0
MILITIA_ASKED: Final = 1
MILITIA_FOUGHT: Final = 2
ROLL: Final = 3
FLED: Final = 4
SWEPT: Final = 5
HOME: Final = 6
OVER: Final = 7

BLOCKHOUSES_ONLY: Final = 2  # the harder column, for no other reason


class Raid(Step):
    """10.3 One die per space, for all the raiders there together."""

    def __init__(self, seat: int, commander: int, space: int, step: int = START, die: int = 0, hard: int = 0) -> None:
        super().__init__(seat, step)
        self.commander = commander
        self.space = space
        self.die = die
        self.hard = hard

    def copy(self) -> Raid:
        return Raid(self.seat, self.commander, self.space, self.step, self.die, self.hard)

    def run(self, state: State) -> bool:
        enemy = 1 - self.seat
        space = self.space
        if self.step == START:
            self.step = MILITIA_ASKED
            state.result = 0
            if self.militia_may_defend(state):  # 10.2
                return state.begin(MilitiaDefends(enemy, space, MILITIA_BOX_OF[DEPARTMENT[space]]))
        if self.step == MILITIA_ASKED:
            self.step = MILITIA_FOUGHT
            if state.result:  # 10.21
                origin = self.origin(state)
                return state.begin(Battle(self.seat, self.leader(state), space, origin, AGAINST_MILITIA, 0, 0))
            state.result = WON
        if self.step == MILITIA_FOUGHT:
            if not state.result & WON or not self.units(state):  # 10.23
                return state.end()
            self.step = ROLL  # 10.22
            if not state.flags & BLOCKHOUSES_OF << enemy:
                return state.begin(Response(enemy, BLOCKHOUSES, space))
            state.result = 0
        if self.step == ROLL:
            if state.result:
                state.flags |= BLOCKHOUSES_OF << enemy
                state.tell(kinds.BLOCKHOUSES_BUILT, "10.3", enemy)
            self.step = FLED
            owed = self.roll(state)
            if owed >= RAID_SUCCESS:
                owed -= RAID_SUCCESS
                if self.succeed(state) and state.options[MILITIA_FLIGHT]:  # 18.2
                    box = MILITIA_BOX_OF[DEPARTMENT[space]] if DEPARTMENT[space] else -1
                    if box >= 0 and SIDE_OF_DEPARTMENT[DEPARTMENT[space]] == enemy and state.has_units(enemy, box):
                        if owed:
                            state.begin(Losses(self.seat, IN_RAID, space, owed))
                        return state.begin(Losses(enemy, FREELY, box, 1))
            if owed:
                return state.begin(Losses(self.seat, IN_RAID, space, owed))
        if self.step == FLED:  # 10.32
            if self.die == 1 or (self.die == 6 and self.six_tests(state)):
                leaders = [piece for piece in self.raiders(state) if IS_LEADER[piece]]
                test_leaders(state, leaders, "10.32")
            self.step = SWEPT
        if self.step == SWEPT:  # 6.53, 12.23 before the raiders leave (WW-51)
            self.step = HOME
            if state.touched:
                held = space if state.has_work(enemy, space) else NOWHERE  # 10.4 whence their leaders go home
                return state.begin(Sweep(self.seat, held, self.origin(state)))
        if self.step == HOME:  # 10.4
            self.step = OVER
            for piece in self.raiders(state):
                state.set_role(piece, state.role[piece] & ~ACTING | HOMING)
            return state.begin(GoingHome(self.seat, space, RAIDED))
        return state.end()

    def raiders(self, state: State) -> list[int]:
        """The active Auxiliaries and leaders of the space."""
        return state.with_role(self.seat, self.space, ACTING)

    def origin(self, state: State) -> int:
        """Whence they came, or -1."""
        raiders = self.raiders(state)
        return state.came_from(raiders[0]) if raiders else NOWHERE

    def units(self, state: State) -> list[int]:
        return [piece for piece in self.raiders(state) if not IS_LEADER[piece]]

    def leader(self, state: State) -> int:
        """7.51 The activated leader if he is there, else the highest of those who are."""
        leaders = [piece for piece in self.raiders(state) if IS_LEADER[piece]]
        return self.commander if self.commander in leaders else state.highest(leaders)

    def militia_may_defend(self, state: State) -> bool:
        """10.2 A stockade in its owner's cultivated land, against raiders who have not fought in this phase."""
        enemy = 1 - self.seat
        space = self.space
        if state.work[space] != 2 * STOCKADE + enemy or TERRAIN[space] != CULTIVATED or ORIGINAL[space] != enemy:
            return False
        if not DEPARTMENT[space] or not state.has_units(enemy, MILITIA_BOX_OF[DEPARTMENT[space]]):
            return False
        for piece in self.raiders(state):
            if state.role[piece] & FOUGHT:
                return False
        return True

    def against_village(self, state: State) -> bool:
        return bool(NATIONS_OF[self.space]) and state.allied(1 - self.seat, self.space)

    def is_hard(self, state: State) -> bool:
        """10.3 Whether the raid is rolled on the harder column: a stockade, an allied village, Blockhouses (WW-23)."""
        enemy = 1 - self.seat
        if state.has_work(enemy, self.space) or self.against_village(state):
            return True
        return state.flags & BLOCKHOUSES_OF << enemy != 0

    def roll(self, state: State) -> int:
        enemy = 1 - self.seat
        space = self.space
        leader = self.leader(state)
        tactics = TACTICS[leader] if leader >= 0 else 0
        rangers = 0
        for piece in self.raiders(state):
            if TYPE[piece] == RANGER:
                rangers = 1
                break
        department = DEPARTMENT[space]
        inside = department and SIDE_OF_DEPARTMENT[department] == enemy and ORIGINAL[space] == enemy
        militia = -1 if inside and state.count_units(enemy, MILITIA_BOX_OF[department]) >= 2 else 0
        modifier = tactics + rangers + militia
        hard = self.is_hard(state)
        self.hard = 1 if hard else 0
        if hard and not state.has_work(enemy, space) and not self.against_village(state):
            self.hard = BLOCKHOUSES_ONLY
        self.die = state.chance.die()
        result = (HARD_RAID if hard else PLAIN_RAID)[row(self.die + modifier)]
        terms = pack_modifier(0, kinds.BY_MILITIA, militia)
        terms = pack_modifier(pack_modifier(terms, kinds.BY_RANGERS, rangers), kinds.BY_TACTICS, tactics)
        state.tell(kinds.RAID_ROLLED, "10.3", space, self.die, modifier, 1 if hard else 0, result, self.seat, terms)
        return result

    def six_tests(self, state: State) -> bool:
        """10.32 A six on the harder column; by option not where only Blockhouses made it harder (WW-42)."""
        if self.hard == BLOCKHOUSES_ONLY:
            return not state.options[SIX_SPARES_AT_BLOCKHOUSES]
        return self.hard == 1

    def succeed(self, state: State) -> bool:
        """10.31 Marker, stockade, village. True when a marker was placed."""
        enemy = 1 - self.seat
        space = self.space
        village = self.against_village(state)
        stockade = state.has_work(enemy, space)
        marked = bool(stockade or village or not state.raided(self.seat, space))  # 10.33
        if marked:
            state.add_raided(self.seat, space)
            state.tell(kinds.RAID_MARKED, "10.31", space, self.seat)
        if stockade:
            state.remove_work(space)
            state.tell(kinds.STOCKADE_BURNT, "10.31", space)
        if village:
            for piece in PEOPLE_OF[space]:
                if SIDE[piece] == enemy and state.on_map(piece) and not state.besieged(enemy, state.where[piece]):
                    state.eliminate(piece, "10.31")
        return marked


class MilitiaDefends(Step):
    """10.2 One militia unit may hold the stockade. Ends with 1 when it does."""

    def __init__(self, seat: int, space: int, box: int, answered: int = 0) -> None:
        super().__init__(seat)
        self.space = space
        self.box = box
        self.answered = answered

    def copy(self) -> MilitiaDefends:
        return MilitiaDefends(self.seat, self.space, self.box, self.answered)

    def run(self, state: State) -> bool:
        return state.end(1 if self.answered == 2 else 0) if self.answered else ASK

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.PASS] + [kinds.JOIN | unit for unit in state.units_at(self.seat, self.box)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) == kinds.JOIN:
            unit = noun_of(action)
            if unit >= PIECES or state.where[unit] != self.box:
                return reasons.NOT_THIS_PIECE
            return self.cannot_name(state, unit)
        return ALLOWED if action == kinds.PASS else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        self.answered = 1
        if action != kinds.PASS:
            self.answered = 2
            state.go(noun_of(action), self.space, "10.2")

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-militia-defends", "10.2", {"space": kinds.PLACE_NOUN.text_id(self.space)})
