"""14. Fire: dice, hits, and the losses the victim allots."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.masks import has, lowest, members
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.engine.vocabulary import pack_face
from arpents.games.quebec_1759 import kinds, reasons
from arpents.games.quebec_1759.board import INDIAN, INDIANS, REAL
from arpents.games.quebec_1759.state import COLUMNS, INDIAN_SKIRMISH_CV, State

# whom losses may fall on
IN_COLUMN: Final = 0  # 14.2 the facing column
IN_ZONE: Final = 1  # 22.2 any standing block of the zone
RETREATING: Final = 2  # 16.2 any block that flees
LEAVING_BY_BOAT: Final = 3  # 17.2 any block that leaves of free will
LEAVING_OVER_RIVER: Final = 4  # 19.0

RULES: Final = ["14.2", "22.2", "16.2", "17.2", "19.0"]


def throw(state: State, dice: int) -> int:
    """Die faces, packed."""
    faces = 0
    for number in range(dice):
        faces = pack_face(faces, number, state.chance.die())
    return faces


def hits_in(faces: int, double: bool) -> int:
    """14.2 A six hits; with double fire a five does too."""
    needed = 5 if double else 6
    hits = 0
    while faces:
        if faces & 7 >= needed:
            hits += 1
        faces >>= 3
    return hits


def dice_of(state: State, block: int, skirmish: bool) -> int:
    """14.2 One die for each CV."""
    if block == INDIANS and skirmish and not state.options[INDIAN_SKIRMISH_CV]:
        return 1
    return state.cv[block]


def shoot(state: State, block: int, double: bool, skirmish: bool) -> int:
    """14.2 A block fires; the hits."""
    faces = throw(state, dice_of(state, block, skirmish))
    hits = hits_in(faces, double)
    if double:
        state.tell(kinds.DOUBLE_SHOT, "17.1", block, faces, hits)
    else:
        state.tell(kinds.SHOT, "14.2", block, faces, hits)
    return hits


def pursue(state: State, blocks: int, double: bool, rule: str) -> int:
    """16.2 Every block of the victor, reserve included, fires once more; Indians always double (22.4)."""
    hits = 0
    for block in members(state.show(blocks)):
        faces = throw(state, state.cv[block])
        twice = double or block == INDIANS
        found = hits_in(faces, twice)
        kind = kinds.DOUBLE_PURSUIT if twice else kinds.PURSUIT_SHOT
        state.tell(kind, "22.4" if block == INDIANS else rule, block, faces, found)
        hits += found
    return hits


class Losses(Procedure["State"]):
    """14.2 The player under fire decides which of his blocks are reduced, one step at a time."""

    def __init__(self, seat: int, step: int, scope: int, where: int, owed: int) -> None:
        super().__init__(seat, step)
        self.scope = scope
        self.where = where  # the column or the zone
        self.owed = owed  # steps still to lose

    def copy(self) -> Losses:
        return Losses(self.seat, self.step, self.scope, self.where, self.owed)

    def under_fire(self, state: State) -> int:
        if self.scope == IN_COLUMN:
            return state.ranks[self.seat * COLUMNS + self.where]
        if self.scope == IN_ZONE:
            return state.at(self.where, self.seat) & REAL & ~INDIAN
        return state.leaving

    def run(self, state: State) -> bool:
        pool = self.under_fire(state)
        if self.owed == 0 or not pool:  # 16.1 what nobody is left to bear is ignored
            return state.end()
        if state.total(pool) <= self.owed:
            for block in members(state.show(pool)):
                while state.cv[block] > 0 and not state.ending:  # 5.2
                    state.lose_cv(block, RULES[self.scope])
            return state.end()
        alone = state.count(self.where, self.seat) == 1 if self.scope == IN_ZONE else pool.bit_count() == 1
        if alone:
            self.lose(state, pool)
            return False
        return ASK

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-lose", RULES[self.scope], {"count": self.owed})

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.LOSE | block for block in members(self.under_fire(state))]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) != kinds.LOSE:
            return NOT_ASKED
        return ALLOWED if has(self.under_fire(state), noun_of(action)) else reasons.NOT_UNDER_FIRE

    def apply(self, state: State, seat: int, action: int) -> None:
        self.lose(state, 1 << noun_of(action))

    def lose(self, state: State, alone: int) -> None:
        """One step of one block, which shows itself; after a raid it stands as hidden as before (22.2)."""
        self.owed -= 1
        block = lowest(state.show(alone))
        state.lose_cv(block, RULES[self.scope])
        if self.scope == IN_ZONE:
            state.face_up &= ~(1 << block)
