"""A lesson in the terminal: what to do and why, one's tries, and what comes of them."""

from __future__ import annotations

from typing import Final

from arpents.cli.console import Console
from arpents.cli.learning import DONE, Progress
from arpents.cli.notation import bare
from arpents.cli.tabletop import LeaveTable, Tabletop
from arpents.cli.words import Refusal, Words
from arpents.speech.speech import capital, cite
from arpents.table.lesson_match import LessonMatch
from arpents.table.lessons import FIRST_MATCH, next_lesson

# what may be typed besides choices and the commands of the table, in either language
COMMANDS: Final = {
    "next": "next", "suite": "next", "continuer": "next", "continue": "next",
    "back": "back", "retour": "back",
    "show": "show", "montrer": "show", "hint": "show", "conseil": "show",
    "again": "again", "recommencer": "again",
}  # fmt: skip


class LessonTabletop(Tabletop):
    def __init__(self, match: LessonMatch, progress: Progress, words: Words, console: Console) -> None:
        super().__init__(match, {}, words, console, hints=False)
        self.taught = match
        self.lesson = match.lesson
        self.progress = progress
        self.seat = self.lesson.seat
        self.shown: tuple[int, bool] | None = None  # the step that was told last, and whether it was done with
        self.begun = -1  # of the position whose events were shown

    def run(self) -> None:
        try:
            self.console.seat(self.seat)
            self.welcome()
            while not self.taught.finished:
                self.keep()
                self.teach()
            self.conclude()
        except LeaveTable:
            self.keep()
            self.console.say(self.words.text("lesson-left"))

    def keep(self) -> None:
        self.progress.keep(self.lesson.slug, self.lesson.id, self.taught.step)

    # -- what is seen

    def welcome(self) -> None:
        speech = self.words.speech
        self.console.say(f"{speech.text('game-title')} — {speech.text(self.lesson.title)}", "strong")
        self.console.say(speech.text(self.lesson.about))
        self.console.say(self.words.text("lesson-help"), "faint")

    def teach(self) -> None:
        if self.begun != self.taught.begun:
            self.begun = self.taught.begun
            self.seen[self.seat] = len(self.match.state.events_for(self.seat))
            self.moment = None
        self.show_news()
        self.show_step()
        if self.taught.asked_now:
            self.show_question()
        else:
            if self.board.moment(self.match.state.view(self.seat)) != self.moment:
                self.show_board()
            self.console.say(self.words.text("lesson-enter"), "faint")
        while not self.answer(self.read()):
            pass

    def show_step(self) -> None:
        """What was well done, and what comes now; once for each step."""
        match, speech = self.taught, self.words.speech
        if self.shown == (match.step, match.waiting):
            return
        self.shown = (match.step, match.waiting)
        self.praise()
        step = match.current
        if step is None or match.waiting:
            return
        self.console.say()
        number = speech.text("learn-step", {"step": match.step + 1, "steps": len(self.lesson.steps)})
        if step.piece is not None:
            number += " — " + speech.text("learn-exercise", {"title": speech.text(step.piece.title)})
        self.console.say(number, "strong")
        self.console.say(cite(capital(speech.text(step.text)), ", ".join(step.rules)))

    def praise(self) -> None:
        done = self.taught.done
        if done is not None and self.words.speech.has(done.well):
            self.console.say()
            self.console.say(self.words.speech.text(done.well), "news")

    def conclude(self) -> None:
        self.progress.keep(self.lesson.slug, self.lesson.id, DONE)
        self.show_news()
        outcome = self.match.state.outcome
        for line in [] if outcome is None else self.words.outcome(outcome):
            self.console.say(line, "strong")
        self.praise()
        self.console.say()
        self.console.say(self.words.speech.text("learn-done"), "strong")
        following = next_lesson(self.lesson.slug, self.lesson.id)
        title = "learn-first-match" if following == FIRST_MATCH else f"lesson-{following}-title"
        named = {"title": self.words.speech.text(title), "text": f"arpents learn {self.lesson.slug} {following}"}
        self.console.say(self.words.text("lesson-following", named))

    # -- what is answered

    def answer(self, line: str) -> bool:
        if not line:
            return not self.taught.asked_now and self.go_on()
        command = COMMANDS.get(bare(line))
        if command is None or self.on_offer(line):
            return super().answer(line)
        if command == "next":
            return self.go_on()
        if command == "show":
            return self.show_way()
        if command == "again":
            self.taught.go_to(0)
        else:
            self.taught.go_to(max(0, self.taught.step - (0 if self.taught.chosen or self.taught.waiting else 1)))
        self.shown = None
        return True

    def go_on(self) -> bool:
        """The next step: where one only looked, as it is; where something was asked, as the lesson shows it."""
        if self.taught.asked_now:
            self.taught.go_to(self.taught.step + 1)
        else:
            self.taught.go_on()
        return True

    def show_way(self) -> bool:
        words = self.taught.shown_words
        if not words:
            return self.go_on()
        label = self.words.speech.label(self.game, self.match.state.action(words), self.match.state)
        self.console.say(self.words.text("lesson-way", {"text": label, "words": self.notation.typed(words)}))
        return False

    def undo(self, rest: str) -> None:
        """Step by step, whatever is said besides."""
        self.match.undo(self.seat)
        self.shown = None

    def save(self, name: str) -> None:
        raise Refusal("lesson-keeps-itself")

    def offer_to_save(self, id: str) -> None:
        """A lesson is taken up where it was left; nothing else is kept of it."""


class GuidedTabletop(Tabletop):
    """A first match: whatever is asked is explained, and a hint is one word away."""

    def show_question(self) -> None:
        super().show_question()
        self.console.say(guidance(self.words, self.match.state.prompt(self.seat).dump()), "news")


def guidance(words: Words, prompt: dict[str, object]) -> str:
    """What the question of the moment means: the room's own words, or our summary of its rule."""
    speech = words.speech
    id = str(prompt["id"]).replace("prompt-", "guide-", 1)
    if speech.has(id):
        return speech.text(id)
    rule = str(prompt["rule"])
    if rule not in speech.summaries:
        return ""
    return cite(speech.text("learn-guide-rule", {"text": speech.rule(rule)}), rule)
