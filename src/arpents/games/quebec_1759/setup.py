"""3. Setup: the French place their blocks, one by one or from a preset that can then be changed."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.facts import table
from arpents.engine.masks import has, members
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.quebec_1759 import kinds, reasons
from arpents.games.quebec_1759.board import (
    BLOCK_NAMES,
    DECOYS,
    FRENCH,
    ORLEANS,
    PLACE_NAMES,
    POOL,
    REAL,
    ROOM,
    SIDE,
    ZONES,
)
from arpents.games.quebec_1759.state import State

NONE: Final = 63  # no block in hand
CHANGES: Final = 40  # Q-36 how often a block that is placed may be taken up again; going back costs nothing
IN_PLACE: Final = 1
FINISHED: Final = 2


def preset_places(name: str) -> list[int]:
    """The zone of each French block in a preset."""
    places = [POOL] * len(members(SIDE[FRENCH]))
    for preset in table(ROOM, "presets"):
        zones = preset["zones"]
        if preset["id"] == name and isinstance(zones, dict):
            for zone, blocks in zones.items():
                for block in blocks:
                    places[BLOCK_NAMES.index(block)] = PLACE_NAMES.index(zone)
    return places


PRESET_PLACES: Final[list[list[int]]] = [preset_places(name) for name in kinds.PRESETS]


class Setup(Procedure["State"]):
    """3.4 The French place all their blocks in the nine zones that are not the Île d'Orléans."""

    def __init__(self, seat: int, step: int = 0, in_hand: int = NONE, changes: int = 0, preset: int = 0) -> None:
        super().__init__(seat, step)
        self.in_hand = in_hand  # the block that is being placed
        self.changes = changes  # blocks taken up again so far
        self.preset = preset  # whether a preset was chosen

    def copy(self) -> Setup:
        return Setup(self.seat, self.step, self.in_hand, self.changes, self.preset)

    def run(self, state: State) -> bool:
        if self.step == FINISHED:
            state.shown += 1
            state.tell(kinds.SETUP_DONE, "3.4")
            return state.end()
        return ASK

    def prompt(self, state: State, seat: int) -> Prompt:
        if self.in_hand != NONE:
            return Prompt("prompt-put", "3.4", {"block": kinds.BLOCK.argument(self.in_hand)})
        return Prompt("prompt-setup", "3.4", {"count": (state.here[POOL] & SIDE[FRENCH]).bit_count()})

    def candidates(self, state: State, seat: int) -> list[int]:
        if self.in_hand != NONE:
            return [kinds.PUT | zone for zone in range(ZONES)]
        found = [kinds.READY]
        for preset in range(len(kinds.PRESETS)):
            found.append(kinds.PRESET | preset)
        for block in members(SIDE[FRENCH]):
            found.append(kinds.TAKE | block)
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        kind = kind_of(action)
        if kind == kinds.PUT and self.in_hand != NONE:
            return self.cannot_put(state, noun_of(action))
        if self.in_hand != NONE:
            return NOT_ASKED
        if kind == kinds.READY:
            return self.cannot_be_ready(state)
        if kind == kinds.PRESET:
            return self.cannot_use_preset()
        return self.cannot_take(state, noun_of(action)) if kind == kinds.TAKE else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        kind = kind_of(action)
        noun = noun_of(action)
        if kind == kinds.READY:
            self.step = FINISHED
        elif kind == kinds.PRESET:
            self.preset = 1
            for block in members(SIDE[FRENCH]):
                state.shift(block, PRESET_PLACES[noun][block])
            state.whisper(1 << FRENCH, kinds.PRESET_CHOSEN, "3.4", noun)
        elif kind == kinds.TAKE:
            if state.place[noun] != POOL:
                self.changes += 1
            self.in_hand = noun
        else:
            state.shift(self.in_hand, noun)
            state.whisper(1 << FRENCH, kinds.BLOCK_PLACED, "3.4", self.in_hand, noun)
            self.in_hand = NONE

    def cannot_be_ready(self, state: State) -> int:
        return reasons.NOT_ALL_PLACED if state.here[POOL] & SIDE[FRENCH] else ALLOWED  # 3.2

    def cannot_use_preset(self) -> int:
        return reasons.PRESET_TAKEN if self.preset else ALLOWED

    def cannot_take(self, state: State, block: int) -> int:
        if not has(SIDE[FRENCH], block):
            return reasons.NOT_YOURS
        zone = state.place[block]
        if zone == POOL:
            if has(DECOYS, block) and not self.somebody_placed(state):
                return reasons.DECOY_ALONE  # 10.1
            return ALLOWED
        if self.changes >= CHANGES:
            return reasons.CHANGES_SPENT
        if has(REAL, block) and self.strands(state, zone, block):
            return reasons.LEAVES_DECOYS_ALONE  # 10.1
        if has(DECOYS, block) and not self.somewhere_else(state, zone):
            return reasons.DECOY_ALONE
        return ALLOWED

    def cannot_put(self, state: State, zone: int) -> int:
        if zone == ORLEANS:
            return reasons.NOT_A_FRENCH_ZONE  # 3.4
        if state.place[self.in_hand] == zone:
            return reasons.ALREADY_THERE
        if has(DECOYS, self.in_hand) and not state.at(zone, FRENCH) & REAL:
            return reasons.DECOY_ALONE  # 10.1
        return ALLOWED

    def somebody_placed(self, state: State) -> bool:
        return SIDE[FRENCH] & REAL & ~state.here[POOL] != 0

    def somewhere_else(self, state: State, zone: int) -> bool:
        return SIDE[FRENCH] & REAL & ~state.here[POOL] & ~state.here[zone] != 0

    def strands(self, state: State, zone: int, block: int) -> bool:
        """Whether decoys would stay alone in the zone without this block."""
        left = state.at(zone, FRENCH) & ~(1 << block)
        return left & DECOYS != 0 and left & REAL == 0
