"""A match at the table: the state, the rows it is made of, and what each audience has seen of it."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from typing import Any, Final

from arpents.engine.chance import Committed, commitment
from arpents.engine.errors import ArpentsError, DumpFault, IllegalAction
from arpents.engine.game import Game
from arpents.engine.match import Match
from arpents.engine.record import Record
from arpents.games import find
from arpents.table.audience import Asked, Audience
from arpents.table.film import Film, Move
from arpents.table.storage import PLAY, UNDO, Decision, MatchRow, SeatRow, Snapshot
from arpents.version import VERSION

LONGEST_CHAIN: Final = 64  # words of a rulebook notation that are played at once


class Frozen(ArpentsError):
    """A match of another engine: it can be looked at, not continued."""


class Sealed(ArpentsError):
    """A record that is asked for before the end."""


def effective(decisions: list[Decision]) -> list[Move]:
    """The moves that count: an undo takes the last one of its seat away."""
    moves: list[Move | None] = []
    standing: dict[str, list[int]] = {}  # by seat: where its moves are that count
    for decision in decisions:
        own = standing.setdefault(decision.seat, [])
        if decision.kind == PLAY:
            own.append(len(moves))
            moves.append((decision.seat, decision.words))
        else:
            moves[own.pop()] = None
    return [move for move in moves if move is not None]


class TableMatch:
    """Decisions are made here and written elsewhere: `play` and `undo` return the rows to be stored."""

    def __init__(self, row: MatchRow, state: Match) -> None:
        self.row = row
        self.game: Game[Any] = find(row.game)
        self.state = state
        self.decisions: list[Decision] = []
        self.frozen: Frozen | None = None
        self.audiences: dict[str, Audience] = {
            seat: Audience(seat, 1 << number) for number, seat in enumerate(self.game.seats)
        }
        self.audiences[""] = Audience(None, 0)
        self.commitment = commitment(row.secret)
        self.film: Film | None = None

    # -- beginning and coming back

    @classmethod
    def begin(
        cls, id: str, game: Game[Any], scenario: str | None, options: dict[str, str], seats: dict[str, SeatRow]
    ) -> TableMatch:
        secret = secrets.token_hex(32)
        state = game.start(scenario, options, chance=Committed(secret, 0, 0))
        row = MatchRow(
            id,
            game.slug,
            game.scenarios[state.scenario],
            game.options_of(state),
            VERSION,
            secret,
            datetime.now(UTC).date(),
            {},
            seats,
        )
        match = cls(row, state)
        match.look_around()
        for name, audience in match.audiences.items():
            row.seen[name] = [0, len(audience.events), 0]
            audience.note(0, row.seen[name])
        row.over = match.over
        row.computer_due = match.computer_due
        return match

    @classmethod
    def restore(cls, row: MatchRow, decisions: list[Decision], snapshot: Snapshot | None) -> TableMatch:
        """Play the rows again, from the snapshot when it is of this engine.

        What another engine has written is played as far as this one agrees.
        """
        game: Game[Any] = find(row.game)
        state: Match | None = None
        done = 0
        if snapshot is not None and snapshot.engine == VERSION == row.engine:
            try:
                state = game.load(snapshot.dump)
                done = snapshot.number
            except DumpFault:
                state = None
        if state is None:
            state = game.start(row.scenario, row.options, chance=Committed(row.secret, 0, 0))
        match = cls(row, state)
        for audience in match.audiences.values():
            audience.note(0, row.seen[audience.name])
        if row.engine != VERSION:
            match.frozen = Frozen("match-of-another-engine", engine=row.engine, wanted=VERSION)
        for decision in decisions:
            try:
                if decision.number > done:
                    match.repeat(decision)
            except ArpentsError:
                if match.frozen is None:
                    raise
                break
            match.decisions.append(decision)
            for name, seen in decision.seen.items():
                match.audiences[name].note(decision.number, seen)
        match.look_around()
        return match

    def repeat(self, decision: Decision) -> None:
        if decision.kind == PLAY:
            self.state.play(decision.seat, decision.words)
        else:
            self.state.undo(decision.seat)

    def look_around(self) -> None:
        """Let every audience see the state as it is."""
        asked = Asked(self.state)
        for audience in self.audiences.values():
            audience.look_up(self.state, asked)

    # -- who is who

    @property
    def over(self) -> bool:
        return self.state.outcome is not None

    @property
    def computers_asked(self) -> list[str]:
        return [seat for seat in self.state.to_act if self.row.seats[seat].kind == "bot"]

    @property
    def computer_due(self) -> bool:
        return bool(self.computers_asked)

    # -- deciding

    def play(self, seat: str, text: str) -> tuple[list[Decision], list[str]]:
        """The rows of what was played, and the words that were left.

        A chain is refused as a whole, unless something happens that cannot be taken back: then it stops there, so that
        nobody learns of dice without having rolled them.
        """
        self.refuse_frozen()
        words = self.meant(seat, text)
        if len(words) == 1:
            return [self.decide(seat, self.allowed(self.state, seat, words[0], self.on_offer(seat)))], []
        count = self.rehearse(seat, words[:LONGEST_CHAIN])
        rows = [self.decide(seat, self.state.action(word)) for word in words[:count]]
        return rows, words[count:]

    def meant(self, seat: str, text: str) -> list[str]:
        """The chain of words that the text stands for; what is not ASCII is no notation of any rulebook."""
        return self.game.expand(self.state, self.game.seat_number(seat), text) if text.isascii() else [text]

    def rehearse(self, seat: str, words: list[str]) -> int:
        """How many words of the chain are played."""
        trial = self.state.copy()
        for count, word in enumerate(words, 1):
            drawn, shown, asked = trial.chance.drawn, trial.shown, trial.acting()
            trial.apply(seat, self.allowed(trial, seat, word, trial.actions(seat)))
            if drawn != trial.chance.drawn or shown != trial.shown or trial.acting() & ~asked or not trial.stack:
                return count
        return len(words)

    def on_offer(self, seat: str) -> list[int]:
        """The seat's actions, as it was shown them: some games think long about them."""
        glimpse = self.audiences[seat].glimpse
        return [] if glimpse is None else glimpse.actions

    def allowed(self, state: Match, seat: str, words: str, on_offer: list[int]) -> int:
        """One of the actions on offer, or what forbids it."""
        action = state.action(words)
        state.refuse(self.game.seat_number(seat), action)
        if action not in on_offer:
            raise IllegalAction("not-on-offer", words=state.words(action))
        return action

    def play_actions(self, seat: str, actions: list[int]) -> list[Decision]:
        """What a computer player has chosen, as far as it is on offer."""
        rows: list[Decision] = []
        for action in actions:
            if action not in self.on_offer(seat):
                break
            rows.append(self.decide(seat, action))
        return rows

    def decide(self, seat: str, action: int) -> Decision:
        decision = Decision(len(self.decisions) + 1, PLAY, seat, self.state.words(action))
        told = self.state.told
        self.state.apply(seat, action)
        self.shown_around(decision, told)
        return decision

    def undo(self, seat: str) -> Decision:
        self.refuse_frozen()
        decision = Decision(len(self.decisions) + 1, UNDO, seat, "")
        self.state.undo(seat)
        self.shown_around(decision, 0)
        return decision

    def shown_around(self, decision: Decision, told: int) -> None:
        self.decisions.append(decision)
        asked = Asked(self.state)
        for audience in self.audiences.values():
            audience.look(self.state, told, decision, asked)

    def refuse_frozen(self) -> None:
        if self.frozen is not None:
            raise self.frozen

    def snapshot(self) -> Snapshot:
        return Snapshot(len(self.decisions), VERSION, self.state.dump())

    # -- looking back

    def at(self, audience: Audience, position: int) -> Match:
        """The match as it was when the audience came to the position."""
        moves = effective(self.decisions[: audience.decisions[position]])
        if self.film is None:
            self.film = Film(self.first_state())
        return self.film.at(moves)

    def first_state(self) -> Match:
        state: Match = self.game.start(self.row.scenario, self.row.options, chance=Committed(self.row.secret, 0, 0))
        return state

    def record(self) -> Record:
        """The whole truth, so only after the end."""
        if not self.over or self.frozen is not None:
            raise Sealed("record-sealed")
        record = Record(
            self.row.game, self.row.scenario, self.row.options, 0, self.row.secret, self.commitment, self.row.engine
        )
        record.moves = effective(self.decisions)
        record.key = self.state.key()
        return record
