"""A match as it is kept: its row, its seats, and what was proposed and proved."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from datetime import date
from typing import Any, Final

from arpents.table.sight import Sight

DIFFERS: Final = "differs"
OLD_RULES: Final = "old"
CHOICES: Final = ("new-rules", "old-rules")  # proposals by which people choose how a match of other rules goes on
TOUCHED_EVERY: Final = 24 * 3600  # seconds between two notes of when a match was played


@dataclass(frozen=True)
class Sitter:
    """The person a seat belongs to, as everybody may know him."""

    id: str
    name: str
    is_bot: bool = False


@dataclass
class SeatRow:
    """A seat belongs to a person, or else to whoever holds its secret."""

    kind: str  # person, open or bot
    bot: str | None = None
    secret: str | None = None
    invitation: str | None = None
    person: Sitter | None = None
    left: bool = False
    watching: str = ""  # what it allows spectators, if its holder has said so

    @property
    def taken(self) -> bool:
        return self.kind == "bot" or self.secret is not None or self.person is not None or self.left

    @property
    def is_somebody(self) -> bool:
        """Whether a person sits there who can be asked."""
        return self.kind != "bot" and self.taken and not self.left


@dataclass
class Proof:
    """What stays true of a match that is over, whatever becomes of the rules: how it ended, and the key of its end."""

    key: str
    outcome: dict[str, Any]


@dataclass
class Proposal:
    """What a seat has put to the other: a draw, another match, or to go back to a moment."""

    kind: str  # draw, rematch, rewind or one of CHOICES
    seat: str
    made: int  # seconds since 1970
    number: int = 0  # of the decision after which a rewind leaves the match
    match: str = ""  # that a rematch has begun


@dataclass
class Origin:
    """Where a fork comes from. Its first state is one that the seat could be in, and never the true one."""

    match: str
    seat: str
    dump: dict[str, object]


@dataclass
class MatchRow:
    id: str
    game: str
    scenario: str
    options: dict[str, str]
    engine: str
    secret: str
    begun: date
    seen: dict[str, list[int]]
    seats: dict[str, SeatRow]
    over: bool = False
    computer_due: bool = False
    rules: str = ""
    proof: Proof | None = None
    hints: bool = False
    pace: str = ""
    terms: dict[str, Any] = field(default_factory=dict)
    asked: str = ""
    asked_since: int = 0
    proposals: list[Proposal] = field(default_factory=list)
    origin: Origin | None = None
    sight: Sight | None = None  # of the start
    upgrade: str = ""  # DIFFERS: other rules than its own would have gone otherwise; OLD_RULES: its people keep them
    touched: int = 0

    def touch(self) -> dict[str, object]:
        """Note that it is played, once a day: what changes in the row by it."""
        moment = int(time.time())
        if moment - self.touched < TOUCHED_EVERY:
            return {}
        self.touched = moment
        return {"touched": moment}

    def ask(self, seats: tuple[str, ...]) -> dict[str, object]:
        """Note who is asked, as far as everybody may know, and since when: what changes in the row by it."""
        asked = " ".join(seats)
        if asked == self.asked:
            return {}
        self.asked, self.asked_since = asked, int(time.time())
        return {"asked": self.asked, "asked_since": self.asked_since}


@dataclass
class Snapshot:
    number: int
    rules: str
    dump: dict[str, object]
