"""5.36 What one activated force or piece does: move, fight and raid; or stay, besiege and assault (WW-7)."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED
from arpents.engine.procedure import ASK
from arpents.engine.prompt import Prompt
from arpents.games.wilderness_war.common.responses import Response, may_respond
from arpents.games.wilderness_war.common.step import Step
from arpents.games.wilderness_war.facts.board import EXITS, IS_PORT, by_water
from arpents.games.wilderness_war.facts.deck import FOUL_WEATHER
from arpents.games.wilderness_war.fighting.assault import Assault, cannot_assault
from arpents.games.wilderness_war.fighting.siege import Siege, cannot_besiege
from arpents.games.wilderness_war.forces.construction import can_demolish, cannot_demolish_later, start_demolition
from arpents.games.wilderness_war.forces.marching import BOAT, LAND, can_portage
from arpents.games.wilderness_war.movement.contact import Sortie
from arpents.games.wilderness_war.movement.movement import Movement
from arpents.games.wilderness_war.movement.naval import SEA, cannot_put_to_sea
from arpents.games.wilderness_war.raids.raids import Raids
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import kinds, reasons
from arpents.games.wilderness_war.words.markers import ACTING, COEHORNS_OF, MOVING, TORCHES_READY

WEATHER: Final = 0
WEATHER_KNOWN: Final = 1
CHOOSE: Final = 2
BESIEGED: Final = 3
RAID: Final = 4
OVER: Final = 5
STORM: Final = 6  # 8.24 after the siege roll: assault or not


class Operation(Step):
    def __init__(self, seat: int, value: int, commander: int, space: int, step: int = WEATHER, foul: int = 0) -> None:
        super().__init__(seat, step)
        self.value = value
        self.commander = commander
        self.space = space
        self.foul = foul

    def copy(self) -> Operation:
        return Operation(self.seat, self.value, self.commander, self.space, self.step, self.foul)

    def run(self, state: State) -> bool:
        if self.step == WEATHER:
            self.step = CHOOSE
            if not state.besieged(self.seat, self.space):
                self.step = WEATHER_KNOWN
                if may_respond(state, 1 - self.seat, FOUL_WEATHER):
                    return state.begin(Response(1 - self.seat, FOUL_WEATHER, self.space))
        if self.step == WEATHER_KNOWN:
            self.foul = 1 if state.result else 0
            self.step = CHOOSE
        if self.step == CHOOSE:
            return ASK
        if self.step == BESIEGED:  # 8.24 the siege level may allow an assault at once
            self.step = OVER
            if state.result and cannot_assault(state, self.seat, self.commander, self.space) == ALLOWED:
                self.step = STORM
        if self.step == STORM:
            return ASK
        if self.step == RAID:
            self.step = OVER
            return state.begin(Raids(self.seat, self.commander))
        state.flags &= ~(3 * COEHORNS_OF)  # WW-22
        return state.end()

    def forbids(self, state: State, seat: int, action: int) -> int:
        if action == kinds.STAY:
            return ALLOWED
        if action == kinds.DEMOLISH:
            return can_demolish(state, self.seat)
        if action == kinds.DEMOLISH_LATER:
            return cannot_demolish_later(state, self.seat)
        if action == kinds.ASSAULT:
            return cannot_assault(state, self.seat, self.commander, self.space)
        if self.step == STORM:
            return NOT_ASKED
        if action == kinds.BESIEGE:
            return cannot_besiege(state, self.seat, self.commander, self.space)
        if action == kinds.SORTIE:
            return self.cannot_sortie(state)
        if action == kinds.BY_LAND or action == kinds.BY_BOAT or action == kinds.BY_SEA:
            if state.besieged(self.seat, self.space):
                return reasons.BESIEGED_STAY  # 8.25
            if action == kinds.BY_SEA:
                return cannot_put_to_sea(state, self.seat, self.commander, self.value, self.foul, self.space)
            if not EXITS[self.space]:
                return reasons.NO_WAY_OUT_BY_LAND
            return ALLOWED if action == kinds.BY_LAND else self.cannot_boat(state)
        return NOT_ASKED

    def cannot_boat(self, state: State) -> int:
        for other in EXITS[self.space]:
            if by_water(self.space, other):
                return ALLOWED
        for other in EXITS[self.space]:
            if can_portage(state, self.seat, self.space, other):
                return ALLOWED
        return reasons.NO_WATER

    def cannot_sortie(self, state: State) -> int:
        if not state.besieged(self.seat, self.space):
            return reasons.NOT_BESIEGED
        for piece in state.with_role(self.seat, self.space, MOVING):
            if state.steps[piece] and piece in state.units_at(self.seat, self.space):
                return ALLOWED
        return reasons.NO_UNITS

    def candidates(self, state: State, seat: int) -> list[int]:
        if self.step == STORM:
            return [kinds.STAY, kinds.ASSAULT, kinds.DEMOLISH, kinds.DEMOLISH_LATER]
        if state.besieged(self.seat, self.space):
            return [kinds.STAY, kinds.SORTIE, kinds.DEMOLISH, kinds.DEMOLISH_LATER]
        found = [kinds.STAY, kinds.BY_LAND, kinds.BY_BOAT, kinds.DEMOLISH, kinds.DEMOLISH_LATER]
        if IS_PORT[self.space] or state.marks[self.space]:
            found.append(kinds.BY_SEA)
        if state.siege[self.space]:
            found.append(kinds.BESIEGE)
            found.append(kinds.ASSAULT)
        return found

    def apply(self, state: State, seat: int, action: int) -> None:
        if action == kinds.DEMOLISH:
            start_demolition(state, self.seat)
            return
        if action == kinds.DEMOLISH_LATER:
            state.flags |= TORCHES_READY
            return
        stormed = self.step == STORM
        self.step = RAID
        if action == kinds.STAY:
            state.tell(kinds.STAYED, "5.36", self.space)
            if stormed:
                self.step = OVER
        elif action == kinds.BESIEGE:
            self.step = BESIEGED
            state.begin(Siege(self.seat, self.commander, self.space))
        elif action == kinds.ASSAULT:
            self.step = OVER
            state.begin(Assault(self.seat, self.commander, self.space))
        elif action == kinds.SORTIE:
            state.begin(Sortie(self.seat, self.commander, self.space))
        else:
            mode = LAND if action == kinds.BY_LAND else BOAT if action == kinds.BY_BOAT else SEA
            state.begin(Movement(self.seat, mode, self.commander, self.value, self.space, foul=self.foul))

    def prompt(self, state: State, seat: int) -> Prompt:
        here = state.with_role(self.seat, self.space, ACTING)
        piece = self.commander if self.commander >= 0 else here[0] if here else 0
        id = "prompt-assault-or-not" if self.step == STORM else "prompt-operation"
        space = kinds.PLACE_NOUN.text_id(self.space)
        return Prompt(id, "5.36", {"piece": kinds.PIECE_NOUN.text_id(piece), "space": space})
