"""A lesson at a table of the server: what audiences see of it, and nothing that is ever written down."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

from arpents.engine.record import Record
from arpents.engine.state import MatchState
from arpents.games import find
from arpents.table.audience import Audience
from arpents.table.decisions import Decision
from arpents.table.lesson_match import LessonMatch
from arpents.table.lessons import Lesson
from arpents.table.match import Dice
from arpents.table.match_row import MatchRow, SeatRow
from arpents.table.stored_match import Sealed, StoredMatch
from arpents.version import VERSION

MOST_STATES: Final = 200  # of the past that can be looked at
SCRIPT: Final = "lesson"  # who plays the other seat: no computer player, only what is written


class LessonTable(LessonMatch, StoredMatch):
    """Kept in memory alone: whoever comes back later takes the lesson up at the step he had come to."""

    kept = False
    past_states: dict[int, MatchState]  # by how many decisions led there

    @classmethod
    def open(cls, id: str, lesson: Lesson, step: int, secret: str) -> LessonTable:
        """`secret` is the hash of the learner's."""
        game = find(lesson.slug)
        step = min(step, len(lesson.steps))
        state: MatchState = lesson.position(step)
        seats = {
            seat: SeatRow("person", None, secret) if seat == lesson.seat else SeatRow("bot", SCRIPT)
            for seat in game.seats
        }
        row = MatchRow(
            id,
            game.slug,
            game.scenarios[state.scenario],
            game.options_of(state),
            VERSION,
            "",
            datetime.now(UTC).date(),
            {},
            seats,
            rules=game.rules,
        )
        table = cls(row, state)
        table.dice = Dice()
        table.learn(lesson, step)
        table.past_states = {}
        table.look_around()
        for name, audience in table.audiences.items():
            row.seen[name] = [0, len(audience.events), 0]
            audience.note(0, row.seen[name])
        table.keep_state()
        return table

    # -- the past is kept as it was: no line of moves leads there once a step was begun again

    def keep_state(self) -> None:
        self.past_states[len(self.decisions)] = self.state.copy()
        if len(self.past_states) > MOST_STATES:
            del self.past_states[min(self.past_states)]

    def shown_around(self, decision: Decision, logged: int) -> None:
        super().shown_around(decision, logged)
        self.keep_state()

    def at(self, audience: Audience, revision: int) -> MatchState:
        """The oldest that is still kept stands for what came before it."""
        number = max(audience.decisions[revision], min(self.past_states))
        return self.past_states[number].copy()

    # -- what a lesson is not

    @property
    def over(self) -> bool:
        return self.state.outcome is not None

    @property
    def outcome(self) -> dict[str, Any] | None:
        outcome = self.state.outcome
        return None if outcome is None else outcome.dump()

    @property
    def computers_asked(self) -> list[str]:
        return []

    def record(self) -> Record:
        raise Sealed("record-sealed")
