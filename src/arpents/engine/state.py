"""A match at one moment: the stack of procedures, chance, events, and how far one may go back."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final, Self

from arpents.engine.actions import ALLOWED, NOBODY
from arpents.engine.beside import ENDINGS_BESIDE, RENEWED, REWOUND
from arpents.engine.chance import Chance, seeded
from arpents.engine.errors import IllegalAction, MatchOver, NothingToUndo, NotYourTurn, UnknownQuery
from arpents.engine.events import EVERYONE, Event
from arpents.engine.memory import FORGETFUL, LONG, NOTHING, SEAT, SECRET, known_to, renewed
from arpents.engine.picture import picture
from arpents.engine.procedure import Procedure, fields_of
from arpents.engine.prompt import Explanation, Outcome, Prompt
from arpents.engine.registry import load_state
from arpents.engine.rehearsal import explained, foreseen, is_foregone, journeys_of

if TYPE_CHECKING:
    from arpents.engine.game import Game

SEAT_BITS: Final = 16  # room for each seat's count of decisions in `undoable`
UNTOLD: Final[list[Event]] = []  # the log of a state that records nothing; never added to
UNDECIDED: Final[list[int]] = []
WON: Final = 1_000_000


class MatchState:
    """The part of a state that every game shares. Seats are names outside (`french`) and numbers inside."""

    game: Game[Self]
    options: list[int]  # by option: the number of its value; never changes, so copies share it
    chance: Chance
    stack: list[Procedure[Self]]

    def __init__(self) -> None:
        self.scenario = 0
        self.result = 0  # what the procedure that just ended has to say
        self.shown = 0  # how many hidden things were shown
        self.undoable = 0  # decisions since the barrier, counted for each seat in 16 bits
        self.ending = 0  # 0 while the match runs, else the number of the way it ended
        self.winner = NOBODY  # NOBODY for a draw
        self.barriers = 0  # how many have fallen; that one fell since is a count that has changed
        self.shared = 0  # how many procedures, from the bottom, another state may hold too
        self.recording = False
        self.log = UNTOLD  # copies share it: only a recording state adds to its own
        self.log_length = 0  # how much of the log is ours
        self.history = UNDECIDED  # decisions since the barrier: seat << 32 | action
        self.checkpoint: Self | None = None  # the state at the barrier, unless that is this one
        self.goes_back = False  # whether decisions since the barrier may be taken back
        self.memory = NOTHING  # the last decisions; copies share it, see memory.py
        self.remembered = 0  # how much of the memory is ours; FORGETFUL where nothing is kept

    def lay_out(
        self: Self,
        game: Game[Self],
        scenario: int,
        options: list[int],
        chance: Chance,
        stack: list[Procedure[Self]],
    ) -> None:
        """What every match begins with, whatever the game."""
        self.game = game
        self.scenario = scenario
        self.options = options
        self.chance = chance
        self.stack = stack

    # -- who is asked, and what

    @property
    def to_act(self: Self) -> tuple[str, ...]:
        return self.game.names_of[self.acting()]

    def acting(self: Self) -> int:
        """The seats that are asked, as a mask."""
        if not self.stack:
            return 0
        return self.stack[-1].seats(self)

    def actions(self: Self, seat: str) -> list[int]:
        return self.legal(self.game.seat_number(seat))

    def legal(self: Self, seat: int) -> list[int]:
        if not self.stack:
            return []
        top = self.stack[-1]
        if top.seats(self) >> seat & 1 == 0:
            return []
        return top.actions(self, seat)

    def allows(self: Self, seat: int, action: int) -> bool:
        """Whether the action is one of `legal(seat)`, without listing them."""
        if not self.stack:
            return False
        top = self.stack[-1]
        return top.seats(self) >> seat & 1 == 1 and top.forbids(self, seat, action) == ALLOWED

    def words(self: Self, action: int) -> str:
        return self.game.vocabulary.words(action)

    def action(self: Self, words: str, seat: str | None = None) -> int:
        """What words mean, said by that seat or by whoever is asked; from a seat that waits they mean themselves."""
        action = self.game.vocabulary.action(words)
        waits = seat is not None and self.acting() >> self.game.seat_number(seat) & 1 == 0
        return self.stack[-1].meant(self, action) if self.stack and not waits else action

    def arguments(self: Self, action: int) -> dict[str, object]:
        """The nouns of an action for texts, with the names they have in this match."""
        named = self.game.vocabulary.arguments(action)
        names = self.game.names(self, named)
        if names:
            named["names"] = names
        return named

    def prompt(self: Self, seat: str) -> Prompt:
        number = self.game.seat_number(seat)
        if not self.stack:
            return Prompt("prompt-over")
        top = self.stack[-1]
        if top.seats(self) >> number & 1 == 0:
            return Prompt("prompt-waiting")
        prompt = top.prompt(self, number)
        prompt.names = self.game.names(self, prompt.arguments)
        return prompt

    # -- playing

    def apply(self: Self, seat: str, action: int) -> None:
        """Trusted and fast: the action must be one of `actions(seat)`."""
        self.act(self.game.seat_number(seat), action)

    def act(self: Self, seat: int, action: int) -> None:
        if self.recording:
            self.keep_checkpoint()
        top = self.top()
        asked = top.seats(self)
        if self.remembered >= 0:
            self.remember(asked, seat, action)
        drawn = self.chance.drawn
        shown = self.shown
        top.apply(self, seat, action)
        self.carry_on()
        after = self.acting()
        # A barrier falls when chance was drawn, something hidden was shown, a seat gets to act that was not asked, or
        # the match is over.
        barrier = drawn != self.chance.drawn or shown != self.shown or after & ~asked != 0 or after == 0
        if barrier:
            self.let_barrier_fall()
        else:
            self.undoable += 1 << SEAT_BITS * seat
            if self.recording:
                self.history = [*self.history, seat << 32 | action]
        if not self.recording:
            self.checkpoint = None
            self.goes_back = False

    def remember(self: Self, asked: int, seat: int, action: int) -> None:
        if len(self.memory) != self.remembered or self.remembered & LONG == LONG:
            self.memory = renewed(self.memory, self.remembered, len(self.game.seats), self.game.open_kinds)
            self.remembered = len(self.memory)
        entry = seat << SEAT | action
        self.memory.append(entry if asked & (asked - 1) == 0 else entry | SECRET)
        self.remembered += 1

    def forget_decisions(self) -> None:
        """From here on nothing is remembered for observations: it costs a little at every decision."""
        self.memory = NOTHING
        self.remembered = FORGETFUL

    def play(self: Self, seat: str, words: str) -> None:
        """Checked: a refusal says why and leaves the match as it was."""
        number = self.game.seat_number(seat)
        action = self.action(words, seat)
        self.refuse(number, action)
        self.act(number, action)

    def refuse(self: Self, seat: int, action: int) -> None:
        """Raise what forbids this action to this seat now, if anything does."""
        words = self.words(action)
        if not self.stack:
            raise MatchOver("match-over", words=words)
        top = self.stack[-1]
        if top.seats(self) >> seat & 1 == 0:
            raise NotYourTurn("not-your-turn", words=words, seat=f"seat-{self.game.seats[seat]}").of(self.game.slug)
        reason = top.forbids(self, seat, action)
        if reason != ALLOWED:
            slug, rule = self.game.reason(reason)
            named = self.arguments(action)
            named["words"] = words
            raise IllegalAction(slug, rule, **named).of(self.game.slug)

    def explain(self: Self, seat: str, words: str) -> Explanation:
        """Why this is not allowed now, or what it would do; it draws no die and shows nothing hidden."""
        return explained(self, seat, words)

    def carry_on(self: Self) -> None:
        """Run procedures until one wants a decision or the match is over."""
        while self.stack:
            if self.ending:
                self.stack.clear()
                return
            if self.top().run(self):
                return

    def begin(self, procedure: Procedure[Self]) -> bool:
        """Interrupt the procedure on top by another."""
        self.stack.append(procedure)
        return False

    def end(self, result: int = 0) -> bool:
        """The procedure on top is over; the one below reads `result`."""
        self.stack.pop()
        self.result = result
        return False

    def finish(self, ending: int, winner: int) -> None:
        """The match is over as soon as the procedure on top returns; a first ending stands."""
        if self.ending == 0:
            self.ending = ending
            self.winner = winner

    def end_beside(self: Self, ending: int, winner: int, seat: int) -> None:
        """The match is over beside its rules: `seat` has given up, or run out of time, or all agree."""
        self.finish(ending, winner)
        self.stack.clear()
        self.tell(ending, "", seat)
        self.let_barrier_fall()

    def rewind(self: Self, past: Self) -> None:
        """Become a moment of the past. What was told stays told; chance goes on, and what nobody knows is mixed."""
        past.chance = self.chance.copy()
        self.game.stir(past)
        past.log = self.log[: self.log_length]
        past.log_length = self.log_length
        past.recording = self.recording
        past.barriers = self.barriers + 1
        past.tell(REWOUND, "")
        past.set_checkpoint()
        past.goes_back = past.recording
        self.become(past)

    def renew(self: Self) -> None:
        """Go on from here by other rules: with dice that nobody has seen, and what nobody knows mixed anew."""
        self.chance.leap()
        self.game.stir(self)
        self.tell(RENEWED, "")
        self.let_barrier_fall()

    def verdict(self, seat: int) -> int:
        """What a match that is over is worth to the seat."""
        if self.winner == NOBODY:
            return 0
        return WON if self.winner == seat else -WON

    @property
    def outcome(self: Self) -> Outcome | None:
        if self.ending == 0:
            return None
        winner = None if self.winner == NOBODY else self.game.seats[self.winner]
        if self.ending < 0:
            return Outcome(winner, ENDINGS_BESIDE[self.ending], "", self.game.scores(self))
        slug, rule = self.game.endings[self.ending]
        return Outcome(winner, slug, rule, self.game.scores(self))

    # -- what happened

    def tell(
        self, kind: int, rule: str, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, g: int = 0
    ) -> None:
        if self.recording:
            self.log.append(Event(kind, rule, EVERYONE, a, b, c, d, e, f, g))
            self.log_length += 1

    def whisper(
        self, seats: int, kind: int, rule: str, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0
    ) -> None:
        """Tell only some seats, given as a mask."""
        if self.recording:
            self.log.append(Event(kind, rule, seats, a, b, c, d, e))
            self.log_length += 1

    @property
    def events(self: Self) -> list[dict[str, object]]:
        """Everything that happened, as plain data."""
        return [self.told(event) for event in self.log[: self.log_length]]

    def told(self: Self, event: Event) -> dict[str, object]:
        """An event as plain data, with the names that its things have in this match."""
        data = self.game.event_data(event)
        arguments = data["arguments"]
        assert isinstance(arguments, dict)
        names = self.game.names(self, arguments)
        if names:
            data["names"] = names
        doer = self.game.doer(self, arguments)
        if doer:
            data["doer"] = doer
        return data

    def events_for(self: Self, seat: str | None, start: int = 0) -> list[dict[str, object]]:
        """What a seat (None: a spectator) may know of what happened, from the start-th such event on."""
        bit = 0 if seat is None else 1 << self.game.seat_number(seat)
        seen = [event for event in self.log[: self.log_length] if event.seen_by == EVERYONE or event.seen_by & bit]
        return [self.told(event) for event in seen[start:]]

    def view(self: Self, seat: str | None) -> dict[str, object]:
        """A whitelist of what the seat (None: a spectator) may know."""
        return self.game.view(self, NOBODY if seat is None else self.game.seat_number(seat))

    def _repr_svg_(self: Self) -> str | None:
        """The board as everybody may see it, for notebooks; nothing where the game has no drawing."""
        return picture(self, None)

    def query(self: Self, seat: str | None, query: str, arguments: dict[str, str]) -> dict[str, object]:
        """Reach, supply, odds: whatever the game answers, from what the seat may know. It changes nothing."""
        known = self.game.queries()
        if query not in known:
            raise UnknownQuery("unknown-query", query=query, known=list(known))
        for name in arguments:
            if name not in known[query]:
                raise UnknownQuery("unknown-query-argument", query=query, argument=name, known=list(known[query]))
        return self.game.answer(self, NOBODY if seat is None else self.game.seat_number(seat), query, arguments)

    def foresee(self: Self, seat: str, words: str) -> dict[str, object]:
        """What a choice would bring: reach, odds, supply. Nothing where it is not on offer.

        A chain, its words parted by commas, is foreseen at its last choice, unless a barrier falls before.
        """
        return foreseen(self, seat, words)

    def journeys(self: Self, seat: str) -> list[dict[str, object]]:
        """What the seat might decide in one go, from what it may know: chains of words, where they lead, and how."""
        return journeys_of(self, seat)

    def foregone(self: Self, seat: str) -> bool:
        """Whether the seat has one answer only and everybody knows it, so that it need not be asked.

        What the seat could still take back stays so: an answer by which that would be lost is left to it.
        """
        return is_foregone(self, seat)

    def inspect(self: Self, seat: str | None, thing: str) -> dict[str, object]:
        """What a piece, place, card or marker is and does, from what the seat (None: a spectator) may know."""
        return self.game.inspected(self, seat, thing).dump()

    def chart_marks(self: Self, seat: str | None) -> list[dict[str, object]]:
        """The columns and rows of charts that count at this moment."""
        number = NOBODY if seat is None else self.game.seat_number(seat)
        return [mark.dump() for mark in self.game.chart_marks(self, number)]

    # -- going back

    def can_undo(self: Self, seat: str) -> bool:
        return self.goes_back and self.taken_back(self.game.seat_number(seat)) > 0

    def taken_back(self, seat: int) -> int:
        """How many of its decisions the seat could take back."""
        return self.undoable >> SEAT_BITS * seat & 0xFFFF

    def undo(self: Self, seat: str) -> None:
        """Take back this seat's last decision; what another seat decided in secret meanwhile stands."""
        number = self.game.seat_number(seat)
        checkpoint = self.checkpoint
        if checkpoint is None or self.taken_back(number) == 0:
            raise NothingToUndo("nothing-to-undo", seat=f"seat-{seat}")
        kept = self.history[:]
        last = len(kept) - 1
        while kept[last] >> 32 != number:
            last -= 1
        del kept[last]
        again = checkpoint.copy()
        again.log = self.log[: checkpoint.log_length]
        again.recording = True
        again.set_checkpoint()
        for entry in kept:
            again.act(entry >> 32, entry & 0xFFFFFFFF)
        self.become(again)

    def become(self, other: Self) -> None:
        for name in fields_of(type(self)):
            setattr(self, name, getattr(other, name))
        other.hand_over(self)

    def let_barrier_fall(self) -> None:
        self.barriers += 1
        self.undoable = 0
        if self.recording:
            self.set_checkpoint()

    def set_checkpoint(self) -> None:
        """What was decided before stands. What the match is like here is kept as soon as somebody decides."""
        self.undoable = 0
        self.history = UNDECIDED
        self.checkpoint = None
        self.goes_back = True

    def keep_checkpoint(self: Self) -> None:
        if self.checkpoint is None and self.goes_back and self.undoable == 0:
            checkpoint = self.copy()
            checkpoint.goes_back = False
            self.checkpoint = checkpoint

    def record_from_here(self: Self) -> None:
        """Keep events and the means to undo from now on."""
        self.log = self.log[: self.log_length]
        self.recording = True
        self.set_checkpoint()

    # -- copies, keys and snapshots

    def copy(self) -> Self:
        """A cheap clone. It knows what happened so far, and records nothing more unless told to."""
        raise NotImplementedError

    def hand_over(self, twin: Self) -> None:
        """What every copy takes along."""
        self.shared = len(self.stack)
        twin.game = self.game
        twin.scenario = self.scenario
        twin.options = self.options
        twin.chance = self.chance.copy()
        twin.stack = self.stack[:]
        twin.result = self.result
        twin.shown = self.shown
        twin.undoable = self.undoable
        twin.ending = self.ending
        twin.winner = self.winner
        twin.barriers = self.barriers
        twin.shared = self.shared
        twin.log = self.log
        twin.log_length = self.log_length
        twin.history = self.history
        twin.checkpoint = self.checkpoint
        twin.goes_back = self.goes_back
        twin.memory = self.memory
        twin.remembered = self.remembered

    def top(self) -> Procedure[Self]:
        """The procedure on top, ours alone to change."""
        depth = len(self.stack)
        if depth <= self.shared:
            self.stack[-1] = self.stack[-1].copy()
            self.shared = depth - 1
        return self.stack[-1]

    def resample(self: Self, seat: str, rng: random.Random) -> Self:
        """Another state this seat could be in: what it cannot know is dealt again, and chance is a new stream.

        It is made to think with: it holds no event the seat may not see, and nothing of the way that led here.
        """
        number = self.game.seat_number(seat)
        twin = self.copy()
        twin.chance = seeded(rng.getrandbits(60))  # compiled, str() of an int above 62 bits loses memory
        twin.log = [
            event for event in self.log[: self.log_length] if event.seen_by == EVERYONE or event.seen_by >> number & 1
        ]
        twin.log_length = len(twin.log)
        twin.history = []
        twin.checkpoint = None
        twin.barriers = 0
        if self.remembered >= 0:
            twin.memory = known_to(self.memory, self.remembered, number, self.game.open_kinds)
            twin.remembered = len(twin.memory)
        self.game.redeal(twin, number, seeded(rng.getrandbits(60)))
        return twin

    def own_fields(self) -> tuple[str, ...]:
        """The fields that are the game's own: whole numbers and lists of them."""
        return fields_of(type(self))

    def __repr__(self) -> str:
        """Which match, and who is asked by which chapter."""
        where = f"{self.game.slug} {self.game.scenarios[self.scenario]}"
        if self.ending:
            how = ENDINGS_BESIDE[self.ending] if self.ending < 0 else self.game.endings[self.ending][0]
            return f"<{where}: over, {how}>"
        return f"<{where}: {', '.join(self.to_act)} in {self.stack[-1]!r}>"

    def key(self: Self) -> str:
        """A hash of everything that matters: pieces, procedures and chance, not the log."""
        return self.game.key(self)

    def dump(self: Self) -> dict[str, object]:
        """A JSON snapshot, exact."""
        return self.game.dump(self)

    def __reduce__(self: Self) -> tuple[object, ...]:
        return load_state, (self.dump(),)

    @classmethod
    def load(cls, data: dict[str, object]) -> Self:
        state = load_state(data)
        assert isinstance(state, cls)
        return state
