"""A match of the server: the row that is kept of it, and what each audience has seen of it."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any, NamedTuple

from arpents.engine.agreement import NEW_RULES
from arpents.engine.errors import ArpentsError, DumpFault, MatchOver
from arpents.engine.game import Game
from arpents.engine.record import UNKNOWN_KEY, Record
from arpents.engine.state import MatchState
from arpents.games import find
from arpents.table.audience import Asked, Audience, Standpoint
from arpents.table.comparison import Difference, first_difference
from arpents.table.decisions import PLAY, Decision, effective
from arpents.table.folding import folding_of
from arpents.table.match import Dice, Match
from arpents.table.match_row import CHOICES, OLD_RULES, MatchRow, Origin, Proof, SeatRow, Snapshot
from arpents.table.sight import Sight
from arpents.version import VERSION


class Frozen(ArpentsError):
    """A match of other rules that these do not repeat: it can be looked at, not continued."""


class Sealed(ArpentsError):
    """A record that is asked for before the end."""


def first_state(row: MatchRow) -> MatchState:
    if row.origin is not None:
        game = find(row.game)
        try:
            forked: MatchState = game.load({**row.origin.dump, "rules": game.rules})
        except DumpFault as fault:
            raise Frozen("fork-of-other-rules", engine=row.engine) from fault
        return forked
    state: MatchState = find(row.game).start(row.scenario, row.options, chance=Dice(secret=row.secret).chance())
    return state


class Mark(NamedTuple):
    """A moment of a match that it can go back to, as long as what came after it is not on disk."""

    state: MatchState
    decisions: int
    standpoints: dict[str, Standpoint]
    over: bool
    computer_due: bool
    proof: Proof | None
    asked: tuple[str, int]


class StoredMatch(Match):
    """A match of the server, with the row that is kept of it and whoever sees it.

    Decisions are made here and written elsewhere: `play` and `undo` return the rows to be stored.
    """

    kept = True  # whether it is written down

    def __init__(self, row: MatchRow, state: MatchState) -> None:
        super().__init__(find(row.game), row.scenario, row.options, Dice(secret=row.secret), state)
        self.row = row
        self.lost: list[Decision] = []  # made by other rules, from where these do not follow any more
        self.difference: Difference | None = None  # from those rules, where there is one
        self.carried = ""  # the rules by which it was played, where these repeat it to the end
        folding = folding_of(row.game)
        self.audiences: dict[str, Audience] = {
            seat: Audience(seat, 1 << number, folding) for number, seat in enumerate(self.game.seats)
        }
        self.audiences[""] = Audience(None, 0, folding)
        self.observers = list(self.audiences.values())
        self.ahead: dict[str, tuple[int, list[dict[str, object]]]] = {}  # by seat: its journeys after so many decisions
        self.habits: dict[str, bool] = {}  # of seats that have said whether the table passes for them

    # -- beginning and coming back

    @classmethod
    def create(
        cls,
        id: str,
        game: Game[Any],
        scenario: str | None,
        options: dict[str, str],
        seats: dict[str, SeatRow],
        hints: bool = False,
    ) -> StoredMatch:
        dice = Dice.sealed()
        state = game.start(scenario, options, chance=dice.chance())
        return cls.of_state(id, state, dice, seats, hints)

    @classmethod
    def fork(cls, id: str, of: StoredMatch, seat: str, seats: dict[str, SeatRow]) -> StoredMatch:
        """A match of one's own from what the seat knows: what it cannot know is dealt again, and the dice are new."""
        dice = Dice.sealed()
        state = of.state.resample(seat, random.Random(secrets.randbits(60)))
        state.chance = dice.chance()
        state.record_from_here()
        return cls.of_state(id, state, dice, seats, of.row.hints, Origin(of.row.id, seat, state.dump()))

    @classmethod
    def of_state(
        cls,
        id: str,
        state: MatchState,
        dice: Dice,
        seats: dict[str, SeatRow],
        hints: bool,
        origin: Origin | None = None,
    ) -> StoredMatch:
        """A match that begins with this state."""
        game = state.game
        row = MatchRow(
            id,
            game.slug,
            game.scenarios[state.scenario],
            game.options_of(state),
            VERSION,
            dice.secret,
            datetime.now(UTC).date(),
            {},
            seats,
            rules=game.rules,
            hints=hints,
            origin=origin,
        )
        match = cls(row, state)
        match.show_start()
        for name, audience in match.audiences.items():
            audience.note(0, row.seen[name])
        row.over = match.over
        row.computer_due = match.computer_due
        row.ask(match.asked)
        row.touch()
        return match

    @classmethod
    def restore(cls, row: MatchRow, decisions: list[Decision], snapshot: Snapshot | None) -> StoredMatch:
        """Play the rows again, from the snapshot when it is of these rules.

        What was played by other rules is played as far as these agree, in every decision and in what each audience
        saw of it. Where they agree to the end the match goes on; else it is frozen, and what is over stays proved.
        """
        game: Game[Any] = find(row.game)
        difference = None if row.rules == game.rules else cls.compared(row, decisions)
        agreed = len(decisions) if difference is None else difference.number
        state: MatchState | None = None
        done = 0
        if snapshot is not None and snapshot.rules == row.rules == game.rules:
            try:
                state = game.load(snapshot.dump)
                done = snapshot.number
            except DumpFault:
                state = None
        if state is None:
            state = first_state(row)
        match = cls(row, state)
        if difference is not None and difference.decision is None:
            match.show_start()
        for audience in match.audiences.values():
            audience.note(0, row.seen[audience.name])
        match.resume(decisions[:agreed], done)
        match.look_around()
        match.lost = decisions[agreed:]
        match.difference = difference
        if difference is not None or not match.ends_as_it_did():
            match.frozen = match.why_frozen(agreed + 1)
        elif row.rules != game.rules:
            match.carried, row.rules = row.rules, game.rules
            row.upgrade = ""
            if not row.over:
                row.engine = VERSION
        elif row.upgrade:  # back where it was played
            match.carried, row.upgrade = row.rules, ""
        return match

    def resume(self, decisions: Iterable[Decision], done: int = 0) -> None:
        rows = list(decisions)
        for row in rows:
            if not row.seen.keys() <= self.audiences.keys():
                raise ValueError(row.number)  # nobody at this table saw it
        super().resume(rows, done)

    @classmethod
    def compared(cls, row: MatchRow, decisions: list[Decision]) -> Difference | None:
        """Where the present rules first part from what was played by others."""
        match = cls(row, first_state(row))
        match.look_around()
        return first_difference(match, decisions)

    def show_start(self) -> None:
        """The present rules begin it otherwise: what everybody sees of the start is theirs."""
        self.look_around()
        self.row.seen = {name: [0, len(audience.events), 0] for name, audience in self.audiences.items()}
        self.row.sight = self.start_sight()

    def why_frozen(self, number: int) -> Frozen:
        """`number` is of the first decision that is not the same; it would tell how many were made in secret."""
        row = self.row
        if row.over:
            return Frozen("match-of-other-rules", engine=row.engine, number=number)
        if row.upgrade == OLD_RULES:
            return Frozen("match-keeps-old-rules", engine=row.engine, rules=row.rules[:8])
        return Frozen("match-rules-changed", engine=row.engine)

    def go_on_by_new_rules(self) -> Decision:
        """From the last decision that is the same: what came after it is not part of the match any more."""
        row = self.row
        row.rules, row.engine, row.upgrade = self.game.rules, VERSION, ""
        row.proposals = []
        for name, audience in self.audiences.items():  # a revision never comes again
            audience.revision = max([audience.revision, *(one.seen[name][0] for one in self.lost if name in one.seen)])
        self.frozen, self.difference, self.lost = None, None, []
        return self.agree(NEW_RULES)

    @property
    def rows_known(self) -> int:
        """How many there are on disk, as far as it knows; those that these rules do not follow are among them."""
        return len(self.decisions) + len(self.lost)

    @property
    def in_question(self) -> bool:
        """Whether its people have to choose the rules by which it goes on."""
        return self.frozen is not None and not self.row.over

    def ends_as_it_did(self) -> bool:
        """Whether a match that is over has the end that was kept of it."""
        return self.row.proof is None or self.row.proof.key == self.state.key()

    def first_state(self) -> MatchState:
        return first_state(self.row)

    def start_sight(self) -> Sight:
        return Sight.of(self.state, list(self.audiences.values()), self.state.log[: self.state.log_length])

    def shown_around(self, decision: Decision, logged: int) -> None:
        super().shown_around(decision, logged)
        if self.kept:
            events = self.state.log[logged : self.state.log_length] if decision.kind == PLAY else []
            decision.sight = Sight.of(self.state, [self.audiences[name] for name in decision.seen], events)

    def look_around(self) -> None:
        """Let every audience see the state as it is."""
        asked = Asked(self.state)
        for audience in self.audiences.values():
            audience.look_up(self.state, asked)

    # -- beside others who write the same rows

    @property
    def mark(self) -> Mark:
        row = self.row
        standpoints = {name: audience.standpoint for name, audience in self.audiences.items()}
        asked = row.asked, row.asked_since
        return Mark(self.state.copy(), len(self.decisions), standpoints, row.over, row.computer_due, row.proof, asked)

    def go_back(self, mark: Mark) -> None:
        """What was decided since could not be written: it has not happened."""
        state = mark.state
        state.log = state.log[: state.log_length]
        state.recording = True
        self.state = state
        del self.decisions[mark.decisions :]
        for name, standpoint in mark.standpoints.items():
            self.audiences[name].go_back(standpoint)
        self.row.over, self.row.computer_due, self.row.proof = mark.over, mark.computer_due, mark.proof
        self.row.asked, self.row.asked_since = mark.asked
        self.ahead.clear()

    def follow(self, rows: list[Decision]) -> set[str]:
        """Take over what was written elsewhere: the rows after our last one. Whoever saw something of it is named."""
        logged = self.state.log_length
        if [row.number for row in rows] != list(range(len(self.decisions) + 1, len(self.decisions) + len(rows) + 1)):
            raise ValueError(rows[0].number)
        self.resume(rows)
        if any(row.kind != PLAY for row in rows):
            self.look_around()
        else:
            asked = Asked(self.state)
            for audience in self.audiences.values():
                audience.look_on(self.state, logged, asked)
        self.prove()
        self.row.over, self.row.computer_due = self.over, self.computer_due
        self.row.ask(self.asked)
        return {name for row in rows for name in row.seen}

    # -- who is who

    @property
    def over(self) -> bool:
        return self.state.outcome is not None or self.row.over

    @property
    def ended_early(self) -> bool:
        """Whether the players ended it before its rules did."""
        return self.row.over and self.state.outcome is None and self.frozen is None

    def refuse_frozen(self) -> None:
        super().refuse_frozen()
        if self.ended_early:
            raise MatchOver("match-ended-early")

    @property
    def asked(self) -> tuple[str, ...]:
        """Who is asked, as far as everybody may know: who has decided in secret is among them until all have."""
        if self.in_question:
            return () if self.row.upgrade == OLD_RULES else tuple(self.unanswered)
        return () if self.over else self.audiences[""].to_act

    @property
    def unanswered(self) -> list[str]:
        """The people who have not said yet by which rules they go on."""
        answered = {one.seat for one in self.row.proposals if one.kind in CHOICES}
        seats = self.row.seats
        return [name for name in self.game.seats if seats[name].is_somebody and name not in answered]

    def is_alone(self, seat: str) -> bool:
        others = [row for name, row in self.row.seats.items() if name != seat]
        holders = [one for one in others if one.kind != "bot" or one.secret is not None or one.person is not None]
        return self.kept and self.row.seats[seat].kind == "person" and not holders

    def lets_pass(self, seat: str) -> bool:
        return self.habits.get(seat, self.is_alone(seat))

    @property
    def computers_asked(self) -> list[str]:
        if self.ended_early:
            return []
        return [seat for seat in self.state.to_act if self.row.seats[seat].kind == "bot"]

    @property
    def computer_due(self) -> bool:
        return bool(self.computers_asked)

    # -- deciding

    def decide(self, seat: str, action: int, line: int = 0) -> Decision:
        decision = super().decide(seat, action, line)
        self.prove()
        return decision

    def agree(self, words: str) -> Decision:
        decision = super().agree(words)
        self.prove()
        return decision

    def prove(self) -> None:
        """Keep the end, once there is one."""
        outcome = self.state.outcome
        if outcome is not None:
            self.row.proof = Proof(self.state.key(), outcome.dump())

    def on_offer(self, seat: str) -> list[int]:
        """The seat's actions, as it was shown them: some games think long about them."""
        glimpse = self.audiences[seat].glimpse
        return [] if glimpse is None else glimpse.actions

    def journeys(self, seat: str) -> list[dict[str, object]]:
        """Looked for once, however often they are sent."""
        known = self.ahead.get(seat)
        if known is None or known[0] != len(self.decisions):
            known = (len(self.decisions), super().journeys(seat))
            self.ahead[seat] = known
        return known[1]

    def rest(self) -> None:
        """Nobody looks: what was made to be looked at is made again for whoever comes."""
        self.ahead.clear()
        barrier = self.state.checkpoint
        open_still = 0 if barrier is None else self.state.log_length - barrier.log_length
        for audience in self.audiences.values():
            audience.rest(open_still)

    def snapshot(self) -> Snapshot:
        return Snapshot(len(self.decisions), self.game.rules, self.state.dump())

    # -- looking back

    def at(self, audience: Audience, revision: int) -> MatchState:
        """The match as it was when the audience came to the revision."""
        return self.after(effective(self.decisions[: audience.decisions[revision]]))

    def record(self) -> Record:
        """The whole truth, so only after the end."""
        if self.row.origin is not None:
            raise Sealed("record-of-fork")
        given_up = self.in_question and self.row.upgrade == OLD_RULES
        if not self.over and not given_up:
            raise Sealed("record-sealed")
        row = self.row
        record = Record(
            row.game, row.scenario, row.options, 0, row.secret, self.commitment, engine=row.engine, rules=row.rules
        )
        record.moves = effective(self.decisions + self.lost)
        if given_up:
            record.key = UNKNOWN_KEY
        else:
            record.key = self.state.key() if row.proof is None else row.proof.key
        return record

    @property
    def outcome(self) -> dict[str, Any] | None:
        """How the match ended, whatever became of its rules."""
        if self.row.proof is not None:
            return self.row.proof.outcome
        outcome = self.state.outcome
        return None if outcome is None else outcome.dump()
