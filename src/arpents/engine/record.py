"""Records: a header, one decision per line in words, and a last line that proves nothing is missing or changed.

The proof is a chain: the digest of each line covers the digest of the line before, the header's first, and the last
line holds the digest of the last decision. The key beside it is of the state in which that decision leaves the match.
Records of the first form have the key alone: it proves how they end, not every line that led there.

A decision of the seat `table` was made beside the rules: see `agreement`.

Lines of the header that begin with `#` are for whoever opens the file; they are no part of the proof.
"""

from __future__ import annotations

import hashlib
from typing import Final

from arpents.engine.agreement import TABLE, carry_out, goes_back_to
from arpents.engine.chance import Chance, Committed, commitment, seeded
from arpents.engine.errors import ArpentsError, IllegalAction, RecordFault
from arpents.engine.game import Game
from arpents.engine.state import MatchState
from arpents.version import VERSION

FIRST_LINE: Final = "arpents record 2"
UNCHAINED: Final = "arpents record 1"
NOTE: Final = "# "
UNKNOWN_KEY: Final = "-"  # of a match that only other rules can play to where it stands
KNOWN: Final = ("game", "scenario", "option", "engine", "rules", "seed", "secret", "commitment")


class Record:
    """What was decided, in order, and what it takes to play it again."""

    def __init__(
        self,
        game: str,
        scenario: str,
        options: dict[str, str],
        seed: int = 0,
        secret: str = "",
        commitment: str = "",
        engine: str = VERSION,
        rules: str = "",
    ) -> None:
        self.game = game
        self.scenario = scenario
        self.options = options
        self.seed = seed
        self.secret = secret  # of committed dice; empty while they are still secret, or when dice are seeded
        self.commitment = commitment
        self.engine = engine
        self.rules = rules  # the identity of the rules it was played by; empty when nobody wrote it down
        self.chained = True  # whether every line is proved, or only the end
        self.notes: list[str] = []  # what the file says to whoever opens it
        self.promised = ""  # the digest that was read; empty in a record that is being written
        self.moves: list[tuple[str, str]] = []  # seat, words
        self.key = ""  # of the state after the last move

    def chance(self) -> Chance:
        if not self.commitment:
            return seeded(self.seed)
        if not self.secret:
            raise RecordFault("record-still-secret", commitment=self.commitment)
        if commitment(self.secret) != self.commitment:
            raise RecordFault("record-secret-mismatch", commitment=self.commitment)
        return Committed(self.secret, 0, 0)

    def head(self) -> list[str]:
        """The header as far as it is known before the first die: the secret of the dice comes later."""
        lines = [f"game {self.game}", f"scenario {self.scenario}"]
        lines += [f"option {id}={value}" for id, value in self.options.items()]
        lines.append(f"engine {self.engine}")
        if self.rules:
            lines.append(f"rules {self.rules}")
        lines.append(f"commitment {self.commitment}" if self.commitment else f"seed {self.seed}")
        return lines

    def digest(self) -> str:
        """The last link of the chain of digests over the header and every decision."""
        link = b""
        for line in self.head() + [f"{seat} {words}" for seat, words in self.moves]:
            link = hashlib.blake2b(link + line.encode(), digest_size=12).digest()
        return link.hex()

    def text(self) -> str:
        lines = [FIRST_LINE, *[f"{NOTE}{note}" for note in self.notes], *self.head()]
        if self.commitment and self.secret:
            lines.append(f"secret {self.secret}")
        lines.append("")
        lines += [f"{seat} {words}" for seat, words in self.moves]
        lines.append(f"end {len(self.moves)} {self.key} {self.digest()}")
        return "\n".join(lines) + "\n"

    def replay(self, game: Game[MatchState], events: bool = True, verify: bool = True) -> MatchState:
        """Play it again from its first decision; every fault is told with its line."""
        state = self.first_state(game, events)
        for number in range(len(self.moves)):
            self.replay_move(state, number)
        if verify:
            self.check_end(state)
        return state

    def check_end(self, state: MatchState) -> None:
        """Refuse a record whose lines are not the ones that were written, or that did not lead where it promises."""
        if not self.untouched():
            raise RecordFault("record-changed", wanted=self.promised, found=self.digest())
        found = state.key()
        if self.key in (found, UNKNOWN_KEY):
            return
        if self.of_other_rules(state.game):
            raise RecordFault("record-of-other-rules", line=self.line_of(len(self.moves)), engine=self.engine)
        raise RecordFault("record-ends-otherwise", wanted=self.key, found=found)

    def untouched(self) -> bool:
        """Whether its lines are the ones that were written; an older record, or one being written, promises nothing."""
        return not self.chained or not self.promised or self.promised == self.digest()

    def of_other_rules(self, game: Game[MatchState]) -> bool:
        """Whether it is known to have been played by rules that are not these."""
        return self.rules != game.rules if self.rules else self.engine != VERSION

    def first_state(self, game: Game[MatchState], events: bool = True) -> MatchState:
        return game.start(self.scenario, self.options, chance=self.chance(), events=events)

    def replay_move(self, state: MatchState, number: int) -> None:
        seat, words = self.moves[number]
        try:
            if seat == TABLE:
                carry_out(state, words, self.past(state, number, goes_back_to(words)))
            else:
                state.play(seat, words)
        except ArpentsError as fault:
            if self.of_other_rules(state.game):
                where = self.line_of(number)
                other = RecordFault("record-of-other-rules", fault.rule, line=where, engine=self.engine)
                other.refusal = fault
                raise other from fault
            named = {name: value for name, value in fault.arguments.items() if name not in ("words", "seat")}
            refused = RecordFault(
                "record-move-refused",
                fault.rule,
                line=self.line_of(number),
                move=f"{seat} {words}",
                because=fault.reason,
                details=named,
            )
            refused.refusal = fault
            raise refused from fault

    def past(self, state: MatchState, number: int, count: int) -> MatchState | None:
        """The match after its first `count` moves, for a rewind at move `number`."""
        if count < 0:
            return None
        if count > number:
            raise IllegalAction("unknown-agreement", words=self.moves[number][1])
        past = self.first_state(state.game, False)
        for earlier in range(count):
            self.replay_move(past, earlier)
        return past

    def line_of(self, number: int) -> int:
        """The line of the text on which a move stands."""
        return self.text().splitlines().index("") + 2 + number


def parse(text: str) -> Record:
    """Read a record; a file cut short or damaged is told with the line where it goes wrong."""
    lines = text.splitlines()
    if not lines or lines[0].strip() not in (FIRST_LINE, UNCHAINED):
        raise RecordFault("not-a-record", line=1)
    if "" not in lines:
        raise RecordFault("record-truncated", line=len(lines))
    body = lines.index("")
    header: dict[str, str] = {}
    options: dict[str, str] = {}
    notes: list[str] = []
    for number in range(1, body):
        name, _, value = lines[number].partition(" ")
        if lines[number].startswith(NOTE):
            notes.append(lines[number][len(NOTE) :])
        elif name not in KNOWN or not value:
            raise RecordFault("record-bad-header", line=number + 1, text=lines[number])
        elif name == "option":
            id, equals, chosen = value.partition("=")
            if not equals:
                raise RecordFault("record-bad-header", line=number + 1, text=lines[number])
            options[id] = chosen
        elif name in header:
            raise RecordFault("record-bad-header", line=number + 1, text=lines[number])
        else:
            header[name] = value
    for name in ("game", "scenario", "engine"):
        if name not in header:
            raise RecordFault("record-header-missing", field=name)
    if "seed" not in header and "commitment" not in header:
        raise RecordFault("record-header-missing", field="seed")
    record = Record(
        header["game"],
        header["scenario"],
        options,
        whole_number(header.get("seed", "0")),
        header.get("secret", ""),
        header.get("commitment", ""),
        header["engine"],
        header.get("rules", ""),
    )
    record.chained = lines[0].strip() == FIRST_LINE
    record.notes = notes
    read_moves(record, lines, body + 1)
    return record


def read_moves(record: Record, lines: list[str], first: int) -> None:
    ended = False
    for number in range(first, len(lines)):
        line = lines[number]
        if ended or not line.strip():
            raise RecordFault("record-bad-move", line=number + 1, text=line)
        seat, _, words = line.partition(" ")
        if seat == "end":
            count, _, proof = words.partition(" ")
            key, _, digest = proof.partition(" ")
            if whole_number(count) != len(record.moves) or not key or record.chained != (digest != ""):
                raise RecordFault("record-wrong-count", line=number + 1, count=count, found=len(record.moves))
            record.key = key
            record.promised = digest
            ended = True
        elif not words:
            raise RecordFault("record-bad-move", line=number + 1, text=line)
        else:
            record.moves.append((seat, words))
    if not ended:
        raise RecordFault("record-truncated", line=len(lines))


def whole_number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise RecordFault("record-not-a-number", text=text) from None
