"""A match at a table, in the terminal as on the server: its state, the rows it is made of, and its dice."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Iterable, Sequence
from typing import Any, Final, Protocol

from arpents.engine.agreement import TABLE, carry_out, goes_back_to
from arpents.engine.chance import Chance, Committed, commitment, seeded
from arpents.engine.errors import ArpentsError, IllegalAction, NothingToUndo, UnknownAction
from arpents.engine.game import Game
from arpents.engine.prompt import Explanation
from arpents.engine.record import Record, parse
from arpents.engine.state import MatchState
from arpents.games import find
from arpents.table.audience import Asked
from arpents.table.decisions import PLAY, UNDO, Decision, Move, effective, last_standing
from arpents.table.rehearsal import explain, meant, rehearse
from arpents.table.state_cache import StateCache

SECRET_BYTES: Final = 32
MOST_FOREGONE: Final = 32  # answers that are played by themselves one after the other
LETTING_PASS: Final = ("pass", "allow")  # what games call it to let happen what another does


class Dice:
    """Where chance comes from: a secret whose commitment is published before the first die, or else a seed."""

    def __init__(self, seed: int = 0, secret: str = "") -> None:
        self.seed = seed
        self.secret = secret
        self.commitment = commitment(secret) if secret else ""

    @classmethod
    def sealed(cls) -> Dice:
        return cls(secret=secrets.token_hex(SECRET_BYTES))

    def chance(self) -> Chance:
        return Committed(self.secret, 0, 0) if self.secret else seeded(self.seed)


class Observer(Protocol):
    """Whoever follows a match row by row."""

    def look(self, state: MatchState, logged: int, decision: Decision, asked: Asked) -> None:
        """A decision was made; the log was `logged` long before it, and before all that an undo takes back."""

    def recall(self, decision: Decision) -> None:
        """A decision of old was read again."""


class Match:
    """Everything is decided by `play`, `decide` and `undo`: the rows are always the match, and observers see each."""

    def __init__(self, game: Game[Any], scenario: str, options: dict[str, str], dice: Dice, state: MatchState) -> None:
        self.game = game
        self.scenario = scenario
        self.options = options
        self.dice = dice
        self.state = state
        self.decisions: list[Decision] = []
        self.observers: list[Observer] = []
        self.frozen: ArpentsError | None = None  # why nothing can be decided
        self.past: StateCache | None = None
        self.alone = ""  # seat of the only person, where the computer plays all others

    # -- beginning and coming back

    @classmethod
    def start(
        cls,
        game: Game[Any],
        scenario: str | None = None,
        options: dict[str, str] | None = None,
        seed: int | None = None,
    ) -> Match:
        """A new match: with a seed its dice are the seed's, without one they are sealed."""
        chosen = dict(options or {})
        named = game.scenarios[game.scenario_number(scenario)]
        dice = Dice.sealed() if seed is None else Dice(seed)
        return Match(game, named, chosen, dice, game.start(named, chosen, chance=dice.chance()))

    @classmethod
    def read(cls, text: str) -> Match:
        return cls.of_record(parse(text))

    @classmethod
    def of_record(cls, record: Record) -> Match:
        """The match of a record, as it stood when it was written down."""
        game = find(record.game)
        state = record.replay(game)
        match = Match(game, record.scenario, record.options, Dice(record.seed, record.secret), state)
        rows = [Decision(number, PLAY, seat, words) for number, (seat, words) in enumerate(record.moves, 1)]
        match.resume(rows, len(rows))
        return match

    def resume(self, decisions: Iterable[Decision], done: int = 0) -> None:
        """Take the match up by its rows: those up to number `done` are in the state already, the others are played."""
        for decision in decisions:
            if decision.number > done:
                self.repeat(decision)
            self.decisions.append(decision)
            for observer in self.observers:
                observer.recall(decision)

    def repeat(self, decision: Decision) -> None:
        if decision.seat == TABLE:
            count = goes_back_to(decision.words)
            carry_out(self.state, decision.words, self.after(effective(self.decisions)[:count]) if count >= 0 else None)
        elif decision.kind == PLAY:
            self.state.play(decision.seat, decision.words)
        else:
            self.state.undo(decision.seat)

    def first_state(self) -> MatchState:
        state: MatchState = self.game.start(self.scenario, self.options, chance=self.dice.chance())
        return state

    def after(self, moves: list[Move]) -> MatchState:
        """The match as these moves left it."""
        if self.past is None:
            self.past = StateCache(self.first_state())
        return self.past.at(moves)

    # -- deciding

    def play(self, seat: str, text: str) -> tuple[list[Decision], list[str]]:
        """Words, or an order in the rulebook's notation; the rows of what was played, and the words that were left."""
        self.refuse_frozen()
        return self.play_chain(seat, [text] if self.has_offered(seat, text) else meant(self.state, seat, text))

    def play_chain(self, seat: str, chain: list[str]) -> tuple[list[Decision], list[str]]:
        """A chain is refused as a whole, unless a barrier falls: then it stops there, so that nobody decides what
        depends on dice before they have fallen. What everybody knows to be the only answer is played with it."""
        count = 1 if len(chain) == 1 and self.offers(seat, chain[0]) else rehearse(self.state, seat, chain)
        mark = self.state.barriers
        line = len(self.decisions) + 1
        rows: list[Decision] = []
        while len(rows) < count and self.state.barriers == mark and self.offers(seat, chain[len(rows)]):
            rows.append(self.decide(seat, self.state.action(chain[len(rows)], seat), line))
        if not rows:
            raise IllegalAction("not-on-offer", words=chain[0])
        left = chain[len(rows) :]
        if not left:
            rows += self.play_foregone(seat, line)
        return rows, left

    def play_foregone(self, seat: str = "", line: int = 0) -> list[Decision]:
        """What nobody needs to be asked; answers of this seat belong to its line."""
        rows: list[Decision] = []
        while len(rows) < MOST_FOREGONE:
            asked = [one for one in self.state.to_act if self.state.foregone(one) or self.passes_at_once(one)]
            if not asked:
                break
            rows.append(self.decide(asked[0], self.on_offer(asked[0])[0], line if asked[0] == seat else 0))
        return rows

    def sole_answer(self, seat: str) -> int | None:
        """The one answer of the seat, if it has nothing to choose and nothing to take back; it names nothing, as every
        game puts what one can only pass. What can still be taken back is the seat's own turn: to end it is a decision,
        if the only one left."""
        state = self.state
        if seat not in state.to_act or state.taken_back(self.game.seat_number(seat)):
            return None
        answers = self.on_offer(seat)
        return answers[0] if len(answers) == 1 and " " not in state.words(answers[0]) else None

    def is_alone(self, seat: str) -> bool:
        """Whether nobody else is there who could learn from how soon the seat answers."""
        return seat == self.alone

    def lets_pass(self, seat: str) -> bool:
        """Whether the table may pass for the seat where it can do nothing else."""
        return self.is_alone(seat)

    def passes_at_once(self, seat: str) -> bool:
        """Whether the seat need not be asked whether it lets happen what a computer player has just done: such
        questions are put whatever one holds, so that people do not learn what that is."""
        if not (self.is_alone(seat) and self.lets_pass(seat) and self.decisions and self.decisions[-1].seat != seat):
            return False
        answer = self.sole_answer(seat)
        return answer is not None and self.state.words(answer) in LETTING_PASS

    def play_actions(self, seat: str, actions: list[int]) -> list[Decision]:
        """What a computer player has chosen, as far as it is on offer."""
        rows: list[Decision] = []
        for action in actions:
            if action not in self.on_offer(seat):
                break
            rows.append(self.decide(seat, action))
        return rows

    def decide(self, seat: str, action: int, line: int = 0) -> Decision:
        """One of the actions on offer."""
        words = sys.intern(self.state.words(action))  # many matches hold the same
        decision = Decision(len(self.decisions) + 1, PLAY, seat, words, line=line)
        logged = self.state.log_length
        self.state.apply(seat, action)
        self.shown_around(decision, logged)
        return decision

    def agree(self, words: str) -> Decision:
        """What is decided beside the rules: see `engine.agreement`."""
        self.refuse_frozen()
        decision = Decision(len(self.decisions) + 1, PLAY, TABLE, words)
        logged = self.state.log_length
        self.repeat(decision)
        self.shown_around(decision, logged)
        return decision

    # -- going back

    def undoable(self, seat: str) -> list[Decision]:
        """The seat's decisions that it may take back, the first of them first."""
        count = self.state.taken_back(self.game.seat_number(seat)) if self.state.can_undo(seat) else 0
        return last_standing(self.decisions, seat, count)

    def undo(self, seat: str) -> Decision:
        """Take back the seat's last decision; what the other seat decided meanwhile stands."""
        self.refuse_frozen()
        decision = Decision(len(self.decisions) + 1, UNDO, seat, "")
        barrier = self.state.checkpoint
        logged = barrier.log_length if barrier is not None else 0
        self.state.undo(seat)
        self.shown_around(decision, logged)
        return decision

    def undo_line(self, seat: str) -> list[Decision]:
        """All that the seat's last line has decided, as far as it may be taken back."""
        own = self.undoable(seat)
        count = 1
        while count < len(own) and own[-1].line and own[-1 - count].line == own[-1].line:
            count += 1
        return [self.undo(seat) for _ in range(count)]

    def undo_all(self, seat: str) -> list[Decision]:
        """Everything since dice fell, something was shown or another seat was asked."""
        return [self.undo(seat) for _ in range(max(1, len(self.undoable(seat))))]

    def put_back(self, seat: str, words: str) -> list[Decision]:
        """Take one decision back and keep those that came after it; refused where these would not stand without it."""
        self.refuse_frozen()
        own = self.undoable(seat)
        at = max((place for place, decision in enumerate(own) if decision.words == words), default=-1)
        if at < 0:
            raise NothingToUndo("nothing-to-put-back", words=words)
        later = [(decision.words, decision.line) for decision in own[at + 1 :]]
        trial = self.state.copy()
        for _ in range(len(own) - at):
            trial.undo(seat)
        mark = trial.barriers
        for said, _ in later:
            if trial.barriers != mark or trial.action(said, seat) not in trial.actions(seat):
                raise IllegalAction("others-depend-on-it", words=words)
            trial.apply(seat, trial.action(said, seat))
        rows = [self.undo(seat) for _ in range(len(own) - at)]
        return rows + [self.decide(seat, self.state.action(said, seat), line) for said, line in later]

    def explain(self, seat: str, text: str) -> Explanation:
        """Why not, or what it would do, as far as the seat may know."""
        return explain(self.state, seat, text)

    def on_offer(self, seat: str) -> list[int]:
        return self.state.actions(seat)

    def offers(self, seat: str, words: str) -> bool:
        return self.state.action(words, seat) in self.on_offer(seat)

    def has_offered(self, seat: str, text: str) -> bool:
        """Whether a text is an action on offer, as it was offered: then nobody need ask what it means."""
        try:
            action = self.state.action(text, seat)
        except UnknownAction:
            return False
        return action in self.on_offer(seat) and self.state.words(action) == text

    def shown_around(self, decision: Decision, logged: int) -> None:
        self.decisions.append(decision)
        asked = Asked(self.state)
        for observer in self.observers:
            observer.look(self.state, logged, decision, asked)

    def refuse_frozen(self) -> None:
        if self.frozen is not None:
            raise self.frozen

    # -- what has become of it

    @property
    def over(self) -> bool:
        return not self.state.to_act

    @property
    def commitment(self) -> str:
        """Of sealed dice: published before the first one falls; empty when they come from a seed."""
        return self.dice.commitment

    @property
    def moves(self) -> list[Move]:
        """The decisions that stand."""
        return effective(self.decisions)

    def journeys(self, seat: str) -> list[dict[str, object]]:
        """What the seat might decide in one go: see `Game.journeys`."""
        return [] if self.frozen is not None else self.state.journeys(seat)

    def record(self) -> Record:
        """The whole truth, with the secret of the dice."""
        dice = self.dice
        record = Record(
            self.game.slug,
            self.scenario,
            self.options,
            dice.seed,
            dice.secret,
            dice.commitment,
            rules=self.game.rules,
        )
        record.moves = self.moves
        record.key = self.state.key()
        return record

    def text(self, revealed: bool = False, notes: Sequence[str] = ()) -> str:
        """The record. Only with the secret of its dice, which the end reveals, can the match be taken up from it."""
        record = self.record()
        record.notes = list(notes)
        if not (revealed or self.over):
            record.secret = ""
        return record.text()
