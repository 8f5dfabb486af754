"""A match in which somebody learns: only what the lesson asks for is played, and the other seat plays by its script."""

from __future__ import annotations

from arpents.engine.errors import ArpentsError, IllegalAction, NothingToUndo
from arpents.games import find
from arpents.speech import LANGUAGES, speech_for
from arpents.table.decisions import LOOK, UNDO, Decision, Move, effective
from arpents.table.lessons import Lesson, Step
from arpents.table.match import Dice, Match
from arpents.table.rehearsal import rehearse


class NotThisStep(IllegalAction):
    """Legal, but not what the lesson asks for; the rule is that of the step."""


class LessonEnded(ArpentsError):
    """There is no such step, or nothing more to try."""


class LessonMatch(Match):
    """Where the lesson stands is `step`, counted from 0; it is as many as there are when all is done.

    `waiting` is true between two positions: what was done is still on the board until one goes on.
    """

    lesson: Lesson

    @classmethod
    def of_lesson(cls, lesson: Lesson, step: int = 0) -> LessonMatch:
        state = lesson.position(min(step, len(lesson.steps)))
        game = find(lesson.slug)
        match = cls(game, game.scenarios[state.scenario], game.options_of(state), Dice(), state)
        match.learn(lesson, step)
        return match

    def learn(self, lesson: Lesson, step: int) -> None:
        self.lesson = lesson
        self.step = min(step, len(lesson.steps))
        self.chosen: list[str] = []  # what was decided in this step
        self.waiting = False
        self.done: Step | None = None  # the step that was mastered last
        self.begun = 0  # how many rows came before the position

    # -- where it stands

    @property
    def finished(self) -> bool:
        return self.step >= len(self.lesson.steps)

    @property
    def current(self) -> Step | None:
        return None if self.finished else self.lesson.steps[self.step]

    @property
    def asked_now(self) -> bool:
        """Whether a try is wanted, not only a look."""
        step = self.current
        return step is not None and step.asks and not self.waiting

    @property
    def shown_words(self) -> str:
        """What would be right now, in words that can be played; empty where one only looks."""
        step = self.current
        wanted = step.next_words(self.chosen) if step is not None and not self.waiting else ""
        return self.left_open(step, wanted) if step is not None and "*" in wanted else wanted

    def left_open(self, step: Step, wanted: str) -> str:
        """A choice of those that `wanted` leaves open: of another way, what is shown there, or else the first."""
        offered = (self.state.words(action) for action in self.state.actions(self.lesson.seat))
        right = [words for words in offered if step.goes_on([*self.chosen, words])]
        alike = step.show[len(self.chosen) : len(self.chosen) + 1]
        return next((words for words in alike if words in right), right[0] if right else wanted)

    @property
    def moves(self) -> list[Move]:
        return effective([row for row in self.decisions[self.begun :] if row.kind != LOOK])

    def journeys(self, seat: str) -> list[dict[str, object]]:
        """Only what stays within this step: whoever is taught decision by decision must not pass over the others."""
        step = self.current
        if step is None or not self.asked_now:
            return []
        found = super().journeys(seat)
        return [one for one in found if step.goes_on([*self.chosen, *words_of(one)])]

    # -- trying

    def play_chain(self, seat: str, chain: list[str]) -> tuple[list[Decision], list[str]]:
        """What a rule forbids is refused by its rule, what the lesson does not want by the rule of its step."""
        count = rehearse(self.state, seat, chain)
        rows: list[Decision] = []
        for words in chain[:count]:
            meant = self.state.words(self.state.action(words, seat))
            number = self.wanted_in(meant)
            if number is None:
                break
            self.step = number
            rows.append(self.decide(seat, self.state.action(words, seat)))
            self.chosen.append(meant)
            step = self.current
            if step is not None and step.solved(self.chosen):
                self.complete(step)
                break
        if not rows:
            raise self.refusal()
        return rows, chain[len(rows) :]

    def wanted_in(self, words: str) -> int | None:
        """The step in which these words are wanted: this one, or the next where here one only looks."""
        number = self.step
        while not self.waiting and number < len(self.lesson.steps):
            step = self.lesson.steps[number]
            if step.asks:
                chosen = self.chosen if number == self.step else []
                return number if step.goes_on([*chosen, words]) else None
            number += 1
            if self.lesson.begins_anew(number):
                return None
        return None

    def refusal(self) -> ArpentsError:
        step = self.current
        if step is None:
            return LessonEnded("learn-over")
        if not self.asked_now:
            return NotThisStep("learn-read-on", step.rule)
        own = speech_for(self.lesson.slug, LANGUAGES[0]).has(step.wrong)
        return NotThisStep(step.wrong if own else "learn-not-this", step.rule)

    def complete(self, step: Step) -> None:
        for seat, words in step.reply:
            self.decide(seat, self.state.action(words, seat))
        self.done = step
        self.chosen = []
        self.waiting = self.lesson.begins_anew(self.step + 1)
        if not self.waiting:
            self.step += 1

    def undo(self, seat: str) -> Decision:
        """The last decision of this step; at its beginning, the step before comes back as it began."""
        if self.chosen and not self.waiting:
            decision = super().undo(seat)
            self.chosen.pop()
            return decision
        return self.go_to(self.step if self.waiting else self.step_back)

    def put_back(self, seat: str, words: str) -> list[Decision]:
        """One of several picks of this step, where the others would still be wanted without it."""
        step = self.current
        others = [one for one in self.chosen if one != words]
        if step is None or len(others) == len(self.chosen) or not step.goes_on(others):
            raise NothingToUndo("nothing-to-put-back", words=words)
        rows = super().put_back(seat, words)
        self.chosen = others
        return rows

    @property
    def step_back(self) -> int:
        """The step before that asked for something, or the first one."""
        number = self.step - 1
        while number > 0 and not self.lesson.steps[number].asks:
            number -= 1
        return max(number, 0)

    # -- going through the steps

    def go_on(self) -> Decision:
        """From a look, or from a position that is done with, to what comes next; nothing on the board is lost."""
        if self.waiting or self.lesson.begins_anew(self.step + 1):
            return self.go_to(self.step + 1)
        self.step += 1
        self.done = None
        return self.row_of(LOOK)

    def go_to(self, step: int) -> Decision:
        """The beginning of a step, as the lesson shows it."""
        if not 0 <= step <= len(self.lesson.steps):
            raise LessonEnded("learn-no-step", number=step + 1)
        passed = self.current if step == self.step + 1 and not self.waiting else None
        self.state = self.lesson.position(step)
        self.begun = len(self.decisions) + 1
        self.step = step
        self.chosen = []
        self.waiting = False
        self.done = passed if passed is not None and passed.asks else None
        return self.row_of(UNDO)

    def row_of(self, kind: str) -> Decision:
        """A row that decides nothing: whoever watches sees the table as it is."""
        decision = Decision(len(self.decisions) + 1, kind, self.lesson.seat, "")
        self.shown_around(decision, self.state.log_length)
        return decision


def words_of(journey: dict[str, object]) -> list[str]:
    words = journey["words"]
    assert isinstance(words, list)
    return [str(one) for one in words]
