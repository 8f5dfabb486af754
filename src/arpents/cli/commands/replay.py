"""`arpents replay`: a recorded match as prose, and the proof that nothing in it was changed."""

from __future__ import annotations

import argparse
import json
from typing import Any

from arpents.cli.log import said
from arpents.cli.notation import Notation
from arpents.cli.parser import Parser, whole
from arpents.cli.record_file import RecordFile
from arpents.cli.words import Refusal, Words
from arpents.engine.agreement import TABLE, told_as
from arpents.engine.errors import ArpentsError, RecordFault
from arpents.engine.game import Game
from arpents.engine.record import Record
from arpents.engine.state import MatchState
from arpents.table.chronicle import Chronicle
from arpents.table.folding import folding_of

FROM_PLAYING = (
    "record-move-refused",
    "record-ends-otherwise",
    "record-of-other-rules",
    "record-changed",
    "record-secret-mismatch",
)  # what --verify is about


def options(parser: Parser) -> None:
    parser.word("file")
    parser.flag("--verify")
    parser.value("--seat", "seat")
    parser.value("--from", "number")
    parser.value("--to", "number")
    parser.flag("--json")


def run(arguments: argparse.Namespace, words: Words) -> int:
    file = RecordFile(arguments.file, arguments.seat, words)
    record, game = file.record, file.game
    first = whole("--from", getattr(arguments, "from"), 1, 1)
    last = whole("--to", arguments.to, max(1, len(record.moves)), 1)
    if last < first:
        raise Refusal("from-after-to", first=first, last=last)
    story = Story(game, record, file.seat, words)
    try:
        story.tell(first, last, aloud=not arguments.json)
        if arguments.verify:
            record.replay(game, events=False)
    except ArpentsError as fault:
        sentence = words.refusal(file.refusal(fault))
        if arguments.verify and fault.reason in FROM_PLAYING:
            return not_verified(story, sentence, arguments.json, words)
        if fault.reason == "record-of-other-rules" and record.untouched():
            story.break_off(fault, arguments.json)
            return 0
        raise Refusal("sentence", text=sentence) from None
    story.end(arguments.verify, arguments.json)
    return 0


def not_verified(story: Story, sentence: str, as_json: bool, words: Words) -> int:
    if as_json:
        print(json.dumps({**story.header(), "verified": False, "fault": sentence}, ensure_ascii=False, indent=1))
    else:
        print(words.text("not-verified", {"text": sentence}))
        if story.record.of_other_rules(story.game) and story.record.chained and story.record.untouched():
            print(words.text("verified-lines"))
    return 1


class Story:
    """Every decision with what came of it; with a seat, only what that seat saw, numbered as it saw it."""

    def __init__(self, game: Game[Any], record: Record, seat: str | None, words: Words) -> None:
        self.game = game
        self.record = record
        self.seat = seat
        self.words = words
        self.notation = Notation(game, words.speech)
        self.moves: list[dict[str, Any]] = []
        self.chronicle = Chronicle(folding_of(game.slug))
        self.told: list[tuple[str, int, int]] = []  # each decision that is told, and which events came of it
        self.counted = 0  # decisions that are told, or would be if the whole match were
        self.followed = 0  # decisions that these rules repeat
        self.state: MatchState | None = None

    def tell(self, first: int, last: int, aloud: bool) -> None:
        state = self.record.first_state(self.game)
        self.state = state
        seen = 0
        if aloud:
            self.print_header()
        try:
            for number in range(len(self.record.moves)):
                self.record.replay_move(state, number)
                self.followed = number + 1
                events = self.events_from(state, seen)
                self.chronicle.follow(events)
                start = seen
                seen += len(events)
                if events or self.seat in (None, self.record.moves[number][0]):
                    self.counted += 1
                    if first <= self.counted <= last:
                        self.tell_move(state, number, events, start, aloud)
        finally:
            self.print_moves()

    def events_from(self, state: MatchState, start: int) -> list[dict[str, object]]:
        if self.seat is None:
            return [state.told(event) for event in state.log[start : state.log_length]]
        return state.events_for(self.seat, start)

    def tell_move(
        self, state: MatchState, number: int, events: list[dict[str, object]], start: int, aloud: bool
    ) -> None:
        seat, words = self.record.moves[number]
        secret = self.seat is not None and seat != self.seat
        speech = self.words.speech
        label = "" if secret else self.label(state, seat, words)
        if not aloud:
            told = [{**event, "text": speech.event(event)} for event in events]
            decided: dict[str, Any] = {} if secret else {"seat": seat, "words": words, "label": label}
            self.moves.append({"number": self.counted, **decided, "events": told})
            return
        decision = ""
        if not secret:
            told_as = {"seat": self.words.seat(seat), "label": label, "words": self.notation.typed(words)}
            decision = f"{self.counted:>4}  {self.words.text('decision', told_as)}"
        self.told.append((decision, start, start + len(events)))

    def label(self, state: MatchState, seat: str, words: str) -> str:
        if seat == TABLE:
            return self.words.speech.text(*told_as(words))
        return self.words.speech.label(self.game, state.action(words), state)

    def print_moves(self) -> None:
        """Each decision with the lines of the log that it completed."""
        for decision, start, end in self.told:
            if decision:
                print(decision)
            for line in self.chronicle.lines[self.chronicle.line_of(start) :]:
                if line.last >= end:
                    break
                for text in said(self.words.speech, line):
                    print(f"        {text}")

    def header(self) -> dict[str, Any]:
        record = self.record
        return {
            "game": record.game,
            "scenario": record.scenario,
            "options": record.options,
            "engine": record.engine,
            "seat": self.seat,
            "decisions": self.counted if self.seat is not None else len(record.moves),
            "commitment": record.commitment or None,
        }

    def print_header(self) -> None:
        speech = self.words.speech
        print(f"{speech.text('game-title')} — {speech.text(f'scenario-{self.record.scenario}')}")
        for id, value in self.record.options.items():
            chosen = {"option": speech.text(f"option-{id}"), "value": speech.text(f"option-{id}-{value}")}
            print(f"  {self.words.text('option-chosen', chosen)}")
        print()

    def break_off(self, fault: ArpentsError, as_json: bool) -> None:
        """The record is of other rules, and has been told as far as these follow it."""
        why = fault.refusal if isinstance(fault, RecordFault) else None
        because = f" {self.words.error(why)}" if why is not None else ""
        sentence = self.words.text("replay-breaks-off", {"engine": self.record.engine, "count": self.followed})
        sentence += because
        if as_json:
            told = {**self.header(), "moves": self.moves, "outcome": None, "verified": None, "difference": sentence}
            print(json.dumps(told, ensure_ascii=False, indent=1))
        else:
            print(f"\n{sentence}")

    def end(self, verified: bool, as_json: bool) -> None:
        assert self.state is not None
        outcome = self.state.outcome
        speech = self.words.speech
        if as_json:
            told = self.header()
            told["moves"] = self.moves
            told["outcome"] = None if outcome is None else {**outcome.dump(), "text": speech.outcome(outcome)}
            told["verified"] = True if verified else None
            print(json.dumps(told, ensure_ascii=False, indent=1))
            return
        print()
        told_last = [self.words.text("replay-unfinished")] if outcome is None else self.words.outcome(outcome)
        print("\n".join(told_last))
        if verified:
            if self.seat is None:
                count = {"decisions": len(self.record.moves), "key": self.record.key}
                print(self.words.text("verified", count))
            else:
                print(self.words.text("verified-key", {"key": self.record.key}))
            print(self.words.text("verified-lines" if self.record.chained else "verified-less"))
            if self.record.commitment:
                print(self.words.text("verified-dice", {"commitment": self.record.commitment}))
