"""Pelts, a little more than Nim: dice, something hidden, an option, and a procedure that interrupts another.

Two traders roll for pelts as long as they dare, and each has a cache nobody else has seen. The rules stand at the line
that does them:

1. Roll as often as you like; a 1 loses all that was taken in this turn, and ends it.
2. Keep what was taken: it is safe, and the other is to move.
3. Who rolls a 6 comes by the other's post: that one may take a toll of two pelts, or let him pass.
4. Your cache of up to three pelts counts from when you show it, once, in your turn.
5. Whoever has enough pelts wins, twenty as a rule.
"""

from __future__ import annotations

from typing import Final, final

from arpents.engine.actions import ALLOWED, NOT_ASKED
from arpents.engine.chance import Chance
from arpents.engine.declarations import Endings, Options, Reasons, Tellings, Verbs
from arpents.engine.description import Description
from arpents.engine.errors import Fault
from arpents.engine.game import Game
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.engine.state import MatchState
from arpents.engine.vocabulary import Nouns, Numbers

SEATS: Final = ("french", "british")
SEAT: Final = Nouns("seat", list(SEATS))
PELTS: Final = Numbers(99)
LARGEST_CACHE: Final = 3
TOLL_PAID: Final = 2

VERBS: Final = Verbs()
ROLL: Final = VERBS.add("roll")
KEEP: Final = VERBS.add("keep")
SHOW: Final = VERBS.add("show")
TOLL: Final = VERBS.add("toll")
PASS: Final = VERBS.add("pass")

TELLINGS: Final = Tellings()
ROLLED: Final = TELLINGS.add("rolled", ("seat", SEAT), ("die", Numbers(6)))
LOST: Final = TELLINGS.add("lost", ("seat", SEAT), ("pelts", PELTS))
KEPT: Final = TELLINGS.add("kept", ("seat", SEAT), ("pelts", PELTS))
TOLL_TAKEN: Final = TELLINGS.add("toll-taken", ("seat", SEAT), ("pelts", PELTS))
CACHE_SHOWN: Final = TELLINGS.add("cache-shown", ("seat", SEAT), ("pelts", PELTS))

REASONS: Final = Reasons("1")
NOTHING_TAKEN: Final = REASONS.add("nothing-taken", "2")
SHOWN_BEFORE: Final = REASONS.add("shown-before", "4")

ENDINGS: Final = Endings()
ENOUGH: Final = ENDINGS.add("enough", "5")

OPTIONS: Final = Options()
GOAL: Final = OPTIONS.add("goal", ("twenty", "forty"), "5")  # the usual value comes first
GOALS: Final = [20, 40]

# where a turn stands: steps of a procedure, in the order of the rules
CHOOSING: Final = 0
TOLL_ASKED: Final = 1


@final
class State(MatchState):
    def __init__(self, kept: list[int], cache: list[int], open: list[int]) -> None:
        super().__init__()
        self.kept = kept
        self.cache = cache
        self.open = open  # whose cache has been shown

    def copy(self) -> State:
        twin = State(self.kept[:], self.cache[:], self.open[:])
        self.hand_over(twin)
        return twin

    def wealth(self, seat: int) -> int:
        return self.kept[seat] + (self.cache[seat] if self.open[seat] else 0)

    def look_at_goal(self, seat: int) -> None:
        """5. Enough pelts."""
        if self.wealth(seat) >= GOALS[self.options[GOAL]]:
            self.finish(ENOUGH, seat)


class Deal(Procedure[State]):
    """4. The caches. Chance is for procedures, not for `setup`: a described position begins at another one."""

    def copy(self) -> Deal:
        return Deal(self.seat, self.step)

    def run(self, state: State) -> bool:
        state.cache = [state.chance.below(LARGEST_CACHE + 1) for _ in SEATS]
        state.end()
        return state.begin(Turn(0))


class Turn(Procedure[State]):
    """1 to 4. All fields are numbers, parameters of the same names: nothing else is remembered."""

    def __init__(self, seat: int, step: int = CHOOSING, taken: int = 0) -> None:
        super().__init__(seat, step)
        self.taken = taken

    def copy(self) -> Turn:
        return Turn(self.seat, self.step, self.taken)

    def run(self, state: State) -> bool:
        if self.step == TOLL_ASKED:  # the Toll is over, and `result` is what it ended with
            self.taken -= state.result
            self.step = CHOOSING
        return ASK

    def candidates(self, state: State, seat: int) -> list[int]:
        return [ROLL, KEEP, SHOW]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if action == ROLL:
            return ALLOWED
        if action == KEEP:
            return ALLOWED if self.taken else NOTHING_TAKEN
        if action == SHOW:
            return SHOWN_BEFORE if state.open[seat] else ALLOWED
        return NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        if action == ROLL:
            self.roll(state)
        elif action == KEEP:
            state.kept[seat] += self.taken
            state.tell(KEPT, "2", seat, self.taken)
            state.look_at_goal(seat)
            self.pass_on()
        else:
            state.open[seat] = 1
            state.shown += 1  # something hidden was shown: the engine lets nobody go back behind that
            state.tell(CACHE_SHOWN, "4", seat, state.cache[seat])
            state.look_at_goal(seat)

    def roll(self, state: State) -> None:
        die = state.chance.die()
        state.tell(ROLLED, "1", self.seat, die)
        if die == 1:
            state.tell(LOST, "1", self.seat, self.taken)
            self.pass_on()
            return
        self.taken += die
        if die == 6:
            self.step = TOLL_ASKED
            state.begin(Toll(1 - self.seat))  # 3. it goes on here when that is over

    def pass_on(self) -> None:
        self.seat = 1 - self.seat
        self.taken = 0

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-trade", "1", {"pelts": self.taken})


class Toll(Procedure[State]):
    """3. The other's post. Ends with the pelts that were taken."""

    def copy(self) -> Toll:
        return Toll(self.seat, self.step)

    def run(self, state: State) -> bool:
        return ASK

    def candidates(self, state: State, seat: int) -> list[int]:
        return [TOLL, PASS]  # no rule forbids one of them: `forbids` need not be written

    def apply(self, state: State, seat: int, action: int) -> None:
        paid = TOLL_PAID if action == TOLL else 0
        if paid:
            state.kept[seat] += paid
            state.tell(TOLL_TAKEN, "3", seat, paid)
            state.look_at_goal(seat)
        state.end(paid)

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-toll", "3", {})


class Pelts(Game[State]):
    def setup(self, scenario: int, options: list[int], chance: Chance) -> State:
        state = State([0, 0], [0, 0], [0, 0])
        state.lay_out(self, scenario, options, chance, [Deal(0)])
        return state

    def view(self, state: State, seat: int) -> dict[str, object]:
        """4. One's own cache, and what has been shown."""
        caches = [size if state.open[one] or one == seat else None for one, size in enumerate(state.cache)]
        return {"kept": dict(zip(SEATS, state.kept)), "cache": dict(zip(SEATS, caches))}

    def redeal(self, state: State, seat: int, chance: Chance) -> None:
        """4. Any cache that this seat (NOBODY: a spectator) has not seen might be any other."""
        for one in range(len(SEATS)):
            if one != seat and not state.open[one]:
                state.cache[one] = chance.below(LARGEST_CACHE + 1)

    def scores(self, state: State) -> dict[str, int]:
        return {name: state.wealth(seat) for seat, name in enumerate(SEATS)}

    def evaluate(self, state: State, seat: int) -> int:
        return state.verdict(seat) if state.ending else state.wealth(seat) - state.wealth(1 - seat)

    def settled(self, state: State) -> bool:
        """A look-ahead stops between two turns, not amid one."""
        top = state.stack[-1] if state.stack else None
        return not isinstance(top, Turn) or top.taken == 0

    def faults(self, state: State) -> list[Fault]:
        wrong = [one for one in range(len(SEATS)) if not 0 <= state.cache[one] <= LARGEST_CACHE]
        return [Fault(SEATS[one], "cache-out-of-range", "4") for one in wrong]

    def fields(self) -> tuple[str, ...]:
        return ("to_move", "kept", "cache", "open")

    def arrange(self, state: State, spec: dict[str, object], faults: list[Fault]) -> None:
        """`{"to_move": "british", "kept": {"french": 18}, "cache": {"british": 3}, "open": ["british"]}`"""
        described = Description(spec, faults)
        state.stack = [Turn(described.choice("to_move", SEATS, 0))]
        for field, into, most in (("kept", state.kept, PELTS.highest), ("cache", state.cache, LARGEST_CACHE)):
            for name, value in described.mapping(field).items():
                seat = described.seat(field, name, SEATS)
                if seat >= 0:
                    into[seat] = described.within(f"{field} {name}", value, into[seat], 0, most)
        for name in described.names("open"):
            seat = described.seat("open", name, SEATS)
            if seat >= 0:
                state.open[seat] = 1


GAME: Final = Pelts("pelts", SEATS, ("winter",), OPTIONS, VERBS, TELLINGS, REASONS, ENDINGS, State, [Deal, Turn, Toll])
