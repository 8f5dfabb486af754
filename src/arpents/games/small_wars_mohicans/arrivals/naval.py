"""S6 The naval phase: hidden French ships, and the British ships that meet them."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, high_of, kind_of, low_of, noun_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.small_wars_mohicans.facts.board import (
    BRITISH,
    BRITISH_SHIPS,
    FRENCH,
    FRENCH_SHIPS,
    LOUISBOURG,
    SETUP,
    SHIP_FIGURE,
)
from arpents.games.small_wars_mohicans.facts.reading import (
    words,
)
from arpents.games.small_wars_mohicans.state import (
    MET,
    State,
)
from arpents.games.small_wars_mohicans.words import kinds, reasons

BOX_NAMES: Final[list[str]] = words(SETUP["naval_boxes"])
ANCHORAGES: Final[int] = len(BOX_NAMES)
LOUISBOURG_BOX: Final = 0
NONE: Final = -1


class Mooring(Procedure["State"]):
    """S4.18 The French put their ships face down, one in each anchorage."""

    def __init__(self, seat: int, box: int = 0) -> None:
        super().__init__(seat)
        self.box = box

    def copy(self) -> Mooring:
        return Mooring(self.seat, self.box)

    def run(self, state: State) -> bool:
        if self.box == 0:
            for box in range(ANCHORAGES):
                state.anchor(box, NONE)
                state.anchor(MET + box, NONE)
            state.passed = 0
        if self.box == ANCHORAGES - 1:
            self.moor(state, self.ashore(state)[0])
            state.tell(kinds.SHIPS_MOORED, "S4.18")
            return state.end()
        return ASK

    def ashore(self, state: State) -> list[int]:
        return [ship for ship in FRENCH_SHIPS if ship not in state.anchorages]

    def moor(self, state: State, ship: int) -> None:
        state.anchor(self.box, ship)
        state.whisper(1 << FRENCH, kinds.SHIP_MOORED, "S4.18", ship, self.box)
        self.box += 1

    def cannot_moor(self, state: State, ship: int) -> int:
        if ship not in FRENCH_SHIPS:
            return reasons.NOT_YOURS
        return reasons.MOORED_ALREADY if ship in state.anchorages else ALLOWED

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.MOOR | ship for ship in self.ashore(state)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        return self.cannot_moor(state, noun_of(action)) if kind_of(action) == kinds.MOOR else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        self.moor(state, noun_of(action))

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-moor", "S4.18", {"box": "box-" + BOX_NAMES[self.box].removeprefix("box-")})


class NavalBattle(Procedure["State"]):
    """S6.1 The British match their ships one by one with what they cannot see."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def copy(self) -> NavalBattle:
        return NavalBattle(self.seat)

    def run(self, state: State) -> bool:
        pairs = self.actions(state, self.seat)
        if len(pairs) > 1:
            return ASK
        if pairs:
            self.apply(state, self.seat, pairs[0])
            return False
        return state.end()

    def cannot_match(self, state: State, ship: int, box: int) -> int:
        if ship not in BRITISH_SHIPS:  # S6.2 nor is the sea lift one of them
            return reasons.NOT_YOURS
        if ship in state.anchorages:
            return reasons.SHIP_USED  # S6.9
        return reasons.BOX_MET if state.anchorages[MET + box] != NONE else ALLOWED

    def actions(self, state: State, seat: int) -> list[int]:  # by hand: judging each pair costs 4 % of all time
        met = state.anchorages
        ships = [ship for ship in BRITISH_SHIPS if ship not in met]
        boxes = [box for box in range(ANCHORAGES) if met[MET + box] == NONE]
        return [kinds.MATCH | ship << 8 | box for ship in ships for box in boxes]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) != kinds.MATCH:
            return NOT_ASKED
        return self.cannot_match(state, high_of(action), low_of(action))

    def apply(self, state: State, seat: int, action: int) -> None:
        ship = high_of(action)
        box = low_of(action)
        other = state.anchorages[box]
        state.anchor(MET + box, ship)
        state.shown += 1
        french = state.chance.die() + SHIP_FIGURE[other]  # S6.3 (SW-22)
        british = state.chance.die() + SHIP_FIGURE[ship]
        if box == LOUISBOURG_BOX:  # S6.4 (SW-23)
            if state.owner[LOUISBOURG] == FRENCH:
                french += 1
            elif state.owner[LOUISBOURG] == BRITISH:
                british += 1
        state.tell(kinds.SHIPS_MET, "S6.3", box, other, ship, french, british)
        rule = "S6.6" if french == british else "S6.5"
        if french >= british:
            self.passes(state, other, rule)
        if british >= french:
            self.passes(state, ship, rule)

    def passes(self, state: State, ship: int, rule: str) -> None:
        state.passed |= 1 << ship
        state.tell(kinds.SHIP_PASSES, rule, ship)

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-match", "S6.1")
