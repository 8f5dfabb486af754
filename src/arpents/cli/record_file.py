"""A record that a command is given: read from its file, of a game that is known, looked at from a seat that it has."""

from __future__ import annotations

from typing import Any

from arpents.cli.files import read_record
from arpents.cli.parser import whole
from arpents.cli.words import Refusal, Words
from arpents.engine.errors import ArpentsError
from arpents.engine.game import Game
from arpents.engine.state import MatchState
from arpents.games import find


class RecordFile:
    def __init__(self, name: str | None, seat: str | None, words: Words) -> None:
        if name is None:
            raise Refusal("file-not-named")
        self.name = name
        self.seat = seat
        self.words = words
        self.record = read_record(name, words)
        try:
            self.game: Game[Any] = find(self.record.game)
        except ArpentsError as fault:
            raise self.refusal(fault) from None
        words.about(self.game.slug)
        if seat is not None:
            self.game.seat_number(seat)

    def refusal(self, fault: ArpentsError) -> Refusal:
        """What is wrong in the file."""
        return Refusal("in-file", file=self.name, text=self.words.error(fault))

    def moment(self, at: str | None) -> tuple[MatchState, int]:
        """The match after so many decisions, or at its end, and how many they were."""
        wanted = None if at is None else whole("--at", at, 0, 0)
        try:
            state, counted = self.played(wanted)
        except ArpentsError as fault:
            raise self.refusal(fault) from None
        if wanted is not None and counted < wanted:
            raise Refusal("at-after-end", at=str(wanted), count=str(counted))
        return state, counted

    def played(self, wanted: int | None) -> tuple[MatchState, int]:
        """Counted as `replay` counts: a seat counts the decisions that it was told of."""
        state = self.record.first_state(self.game)
        counted = seen = 0
        for number in range(len(self.record.moves)):
            if counted == wanted:
                break
            self.record.replay_move(state, number)
            events = len(state.events_for(self.seat, seen))
            seen += events
            if events or self.seat in (None, self.record.moves[number][0]):
                counted += 1
        return state, counted
