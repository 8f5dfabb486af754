"""A match at a table: its state, the record that is kept of it, and where its dice come from."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from arpents.engine.chance import Committed, commitment
from arpents.engine.game import Game
from arpents.engine.match import Match
from arpents.engine.prompt import Explanation
from arpents.engine.record import Record, parse
from arpents.games import find
from arpents.table.rehearsal import allowed, explain, meant, rehearse

SECRET_BYTES = 32


class Session:
    """Everything that is decided goes through `play` and `undo`, so that the record is always the match."""

    def __init__(self, game: Game[Any], state: Match, record: Record, secret: str = "") -> None:
        self.game = game
        self.state = state
        self.record = record
        self.secret = secret  # of committed dice; the record holds it only when it is revealed

    @classmethod
    def start(
        cls,
        game: Game[Any],
        scenario: str | None = None,
        options: dict[str, str] | None = None,
        seed: int | None = None,
    ) -> Session:
        """A new match: with a seed its dice are the seed's, without one they are committed."""
        chosen = dict(options or {})
        named = game.scenarios[game.scenario_number(scenario)]
        if seed is not None:
            state = game.start(named, chosen, seed)
            return cls(game, state, Record(game.slug, named, chosen, seed, rules=game.rules))
        secret = secrets.token_hex(SECRET_BYTES)
        state = game.start(named, chosen, chance=Committed(secret, 0, 0))
        record = Record(game.slug, named, chosen, commitment=commitment(secret), rules=game.rules)
        return cls(game, state, record, secret)

    @classmethod
    def resume(cls, record: Record) -> Session:
        """The match of a record, as it stood when it was written down."""
        game = find(record.game)
        state = record.replay(game)
        return cls(game, state, record, record.secret)

    @classmethod
    def read(cls, text: str) -> Session:
        return cls.resume(parse(text))

    # -- playing

    def play(self, seat: str, text: str) -> tuple[list[str], list[str]]:
        """Words, or an order in the rulebook's notation; tells the words that were played, and those that were left.

        A chain is refused as a whole, unless a barrier falls: then it stops there.
        """
        chain = meant(self.state, seat, text)
        count = rehearse(self.state, seat, chain)
        mark = self.state.barriers
        played: list[str] = []
        while len(played) < count and self.state.barriers == mark:
            self.decide(seat, allowed(self.state, seat, chain[len(played)]))
            played.append(self.record.moves[-1][1])
        return played, chain[len(played) :]

    def explain(self, seat: str, text: str) -> Explanation:
        """Why not, or what it would do, as far as the seat may know."""
        return explain(self.state, seat, text)

    def decide(self, seat: str, action: int) -> None:
        """One of `state.actions(seat)`."""
        words = self.state.words(action)
        self.state.apply(seat, action)
        self.record.moves.append((seat, words))
        if self.over:
            self.reveal()

    def undo(self, seat: str) -> str:
        """Take back the seat's last decision, in the record too; what the other seat wrote meanwhile stands."""
        self.state.undo(seat)
        moves = self.record.moves
        last = max(number for number in range(len(moves)) if moves[number][0] == seat)
        return moves.pop(last)[1]

    @property
    def over(self) -> bool:
        return not self.state.to_act

    # -- the record

    @property
    def commitment(self) -> str:
        """Published before the first die; empty when dice are seeded."""
        return self.record.commitment

    def reveal(self) -> str:
        """The secret of the dice, in the record from now on: anybody can check that nothing was tampered with."""
        self.record.secret = self.secret
        return self.secret

    def text(self, revealed: bool = False, notes: Sequence[str] = ()) -> str:
        """The record. Only with the secret of its dice can the match be taken up again from it."""
        record = self.record
        record.key = self.state.key()
        record.notes = list(notes)
        kept = record.secret
        if revealed:
            record.secret = self.secret
        text = record.text()
        record.secret = kept
        return text
