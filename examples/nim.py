"""Nim, the smallest game the table can play: three heaps, take as many as you like from one, the last stone wins.

Everything a room needs is here once: names, words, events, reasons, a state, one procedure, and the game itself.
"""

from __future__ import annotations

from typing import Final, final

from arpents.engine.actions import ALLOWED, NOT_ASKED, high_of, kind_of, low_of
from arpents.engine.chance import Chance
from arpents.engine.declarations import Endings, Options, Reasons, Tellings, Verbs
from arpents.engine.errors import Fault
from arpents.engine.game import Game
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.engine.state import MatchState
from arpents.engine.vocabulary import Nouns, Numbers

HEAPS: Final = ["left", "middle", "right"]
HEAP: Final = Nouns("heap", HEAPS)
SEAT: Final = Nouns("seat", ["first", "second"])
STONES: Final = Numbers(9)

VERBS: Final = Verbs()
TAKE: Final = VERBS.add("take", ("heap", HEAP), ("stones", STONES))

TELLINGS: Final = Tellings()
TAKEN: Final = TELLINGS.add("taken", ("seat", SEAT), ("heap", HEAP), ("stones", STONES))

REASONS: Final = Reasons("1")
NONE_TAKEN: Final = REASONS.add("none-taken", "1")
TOO_MANY: Final = REASONS.add("too-many", "1")

ENDINGS: Final = Endings()
LAST_STONE: Final = ENDINGS.add("last-stone", "2")


@final
class State(MatchState):
    def __init__(self, heaps: list[int]) -> None:
        super().__init__()
        self.heaps = heaps

    def copy(self) -> State:
        twin = State(self.heaps[:])
        self.hand_over(twin)
        return twin


class Turn(Procedure[State]):
    """1. Whoever is to move takes stones from one heap; 2. who takes the last one wins."""

    def copy(self) -> Turn:
        return Turn(self.seat, self.step)

    def run(self, state: State) -> bool:
        return ASK

    def candidates(self, state: State, seat: int) -> list[int]:
        return [TAKE | heap << 8 | count for heap, size in enumerate(state.heaps) for count in range(1, size + 1)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) != TAKE:
            return NOT_ASKED
        return self.cannot_take(state, high_of(action), low_of(action))

    def cannot_take(self, state: State, heap: int, count: int) -> int:
        if count == 0:
            return NONE_TAKEN
        return TOO_MANY if count > state.heaps[heap] else ALLOWED

    def apply(self, state: State, seat: int, action: int) -> None:
        heap, count = high_of(action), low_of(action)
        state.heaps[heap] -= count
        state.tell(TAKEN, "1", seat, heap, count)
        if not any(state.heaps):
            state.finish(LAST_STONE, seat)
        self.seat = 1 - seat

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-take", "1", {})


class Nim(Game[State]):
    def setup(self, scenario: int, options: list[int], chance: Chance) -> State:
        state = State([3, 4, 5])
        state.lay_out(self, scenario, options, chance, [Turn(0)])
        return state

    def view(self, state: State, seat: int) -> dict[str, object]:
        return {"heaps": dict(zip(HEAPS, state.heaps))}

    def redeal(self, state: State, seat: int, chance: Chance) -> None:
        """Nothing is hidden."""

    def scores(self, state: State) -> dict[str, int]:
        return {seat: int(number == state.winner) for number, seat in enumerate(self.seats)}

    def evaluate(self, state: State, seat: int) -> int:
        return state.verdict(seat) if state.ending else 0

    def faults(self, state: State) -> list[Fault]:
        return [Fault(name, "heap-out-of-range") for name, size in zip(HEAPS, state.heaps) if not 0 <= size <= 5]

    def fields(self) -> tuple[str, ...]:
        return ("heaps",)

    def arrange(self, state: State, spec: dict[str, object], faults: list[Fault]) -> None:
        heaps = spec.get("heaps", state.heaps)
        if not isinstance(heaps, list) or len(heaps) != len(HEAPS) or not all(isinstance(size, int) for size in heaps):
            faults.append(Fault("heaps", "three-numbers-wanted"))
        else:
            state.heaps = heaps[:]


NIM: Final = Nim(
    "nim", ("first", "second"), ("three-heaps",), Options(), VERBS, TELLINGS, REASONS,
    ENDINGS, State, [Turn],
)  # fmt: skip
