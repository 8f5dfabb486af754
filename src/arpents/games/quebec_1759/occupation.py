"""20, 21. What British occupation costs the French militia."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.masks import has, lowest, members
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.quebec_1759 import kinds, reasons
from arpents.games.quebec_1759.board import (
    CAP_ROUGE,
    FRENCH,
    MONTREAL_MILITIA,
    NOWHERE,
    ORLEANS,
    PLACE_NAMES,
    QUEBEC_MILITIA,
    TYPES,
    ZONES,
)
from arpents.games.quebec_1759.state import State

LOOK: Final = 0
OWED: Final = 1
PAID: Final = 2

assert PLACE_NAMES[CAP_ROUGE] == "cap-rouge" and PLACE_NAMES[ORLEANS] == "ile-d-orleans"


def remove_militia(state: State, block: int, rule: str) -> None:
    shown = lowest(state.show(1 << block))
    state.tell(kinds.MILITIA_REMOVED, rule, shown, state.cv[shown], kinds.MILITIA.number(TYPES[shown]))
    state.take_out(shown)
    state.count_losses()


def newly_occupied(state: State) -> int:
    """20.0 A zone the British occupy for the first time; the Île d'Orléans never counts."""
    for zone in range(ZONES):
        if zone != ORLEANS and not has(state.occupied, zone) and state.british_occupy(zone):
            return zone
    return NOWHERE


class MilitiaLoss(Procedure["State"]):
    """The French remove one block of a militia, whatever its CV; what 20.0 and 21.0 share."""

    def pool(self, state: State) -> int:
        raise NotImplementedError

    def wrong_militia(self) -> int:
        raise NotImplementedError

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.REMOVE | block for block in members(self.pool(state))]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) != kinds.REMOVE:
            return NOT_ASKED
        return ALLOWED if has(self.pool(state), noun_of(action)) else self.wrong_militia()


class Desertion(MilitiaLoss):
    """20.0 Each first occupation costs one Québec militia block, one after another until nothing changes (Q-31)."""

    def __init__(self, seat: int = FRENCH, step: int = LOOK, zone: int = NOWHERE) -> None:
        super().__init__(seat, step)
        self.zone = zone  # the zone that was occupied

    def copy(self) -> Desertion:
        return Desertion(self.seat, self.step, self.zone)

    def pool(self, state: State) -> int:
        return state.on_map(FRENCH) & QUEBEC_MILITIA

    def wrong_militia(self) -> int:
        return reasons.NOT_QUEBEC_MILITIA

    def run(self, state: State) -> bool:
        if self.step == OWED:
            return ASK
        self.zone = newly_occupied(state)
        if self.zone == NOWHERE:
            return state.end()
        state.occupied |= 1 << self.zone
        state.tell(kinds.ZONE_OCCUPIED, "20.0", self.zone)
        pool = self.pool(state)
        if pool.bit_count() == 1:
            remove_militia(state, lowest(pool), "20.0")
        elif pool:
            self.step = OWED
        return False

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-desertion", "20.0", {"zone": kinds.PLACE.argument(self.zone)})

    def apply(self, state: State, seat: int, action: int) -> None:
        self.step = LOOK
        remove_militia(state, noun_of(action), "20.0")


class Supply(MilitiaLoss):
    """21.0 Held from one Move's end to the next, Cap Rouge costs a Montréal or Trois-Rivières block (Q-13)."""

    def __init__(self, seat: int = FRENCH, step: int = LOOK) -> None:
        super().__init__(seat, step)

    def copy(self) -> Supply:
        return Supply(self.seat, self.step)

    def pool(self, state: State) -> int:
        return state.on_map(FRENCH) & MONTREAL_MILITIA

    def wrong_militia(self) -> int:
        return reasons.NOT_MONTREAL_MILITIA

    def run(self, state: State) -> bool:
        if self.step == LOOK:
            held = state.british_occupy(CAP_ROUGE)
            pool = self.pool(state)
            self.step = PAID
            if held and state.cap_rouge_held and pool:
                if pool.bit_count() > 1:
                    self.step = OWED
                else:
                    remove_militia(state, lowest(pool), "21.0")
            state.cap_rouge_held = 1 if held else 0
        if self.step == OWED:
            return ASK
        return state.end()

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-supply", "21.0")

    def apply(self, state: State, seat: int, action: int) -> None:
        self.step = PAID
        remove_militia(state, noun_of(action), "21.0")
