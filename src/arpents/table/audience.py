"""What one seat, or the spectators together, have seen of a match, numbered by their own revisions.

A revision is one more whenever something changed that they may see, and by nothing else: not by what another seat
decides in secret. So neither the number nor the moment at which it changes tells anything.
"""

from __future__ import annotations

import random
from typing import NamedTuple

import orjson

from arpents.engine.events import EVERYONE, Event
from arpents.engine.procedure import Procedure
from arpents.engine.state import MatchState
from arpents.table.chronicle import Chronicle
from arpents.table.decisions import UNDO, Decision
from arpents.table.folding import Folding


class Asked:
    """Who is asked, as far as each audience can know.

    Whether another seat has already made its secret choice is dealt again like every secret, so the answer cannot
    depend on it; spectators know what each seat might know.
    """

    def __init__(self, state: MatchState) -> None:
        self.state = state
        self.found: dict[str, tuple[str, ...]] = {}
        self.open = (
            not state.stack or type(state.stack[-1]).seats is Procedure.seats
        )  # over, or one seat for all to see

    def seen_by(self, seat: str | None) -> tuple[str, ...]:
        if self.open:
            return self.state.to_act
        seats = self.state.game.seats
        if seat is None:
            return tuple(one for one in seats if any(one in self.seen_by(other) for other in seats))
        if seat not in self.found:
            self.found[seat] = self.state.resample(seat, random.Random(0)).to_act
        return self.found[seat]


class Glimpse:
    """Everything a seat is shown at one moment, apart from the events. Its view is kept as it is sent, and no longer
    than somebody looks: by its key it is known whether another one is the same."""

    def __init__(self, state: MatchState, seat: str | None) -> None:
        self.shown: bytes | None = as_sent(state, seat)
        self.key = hash(self.shown)
        self.prompt = None if seat is None else state.prompt(seat).dump()
        self.actions = [] if seat is None else state.actions(seat)
        self.can_undo = seat is not None and state.can_undo(seat)
        outcome = state.outcome
        self.outcome = None if outcome is None else outcome.dump()

    def same(self, other: Glimpse | None) -> bool:
        return other is not None and self.parts == other.parts

    @property
    def parts(self) -> tuple[object, ...]:
        return self.key, self.prompt, self.actions, self.can_undo, self.outcome


def as_sent(state: MatchState, seat: str | None) -> bytes:
    """What the seat, or a spectator, sees, as JSON."""
    return orjson.dumps(state.view(seat))


class Standpoint(NamedTuple):
    """Where an audience stood. Lists that only grow are kept with their length, so that noting it costs nothing."""

    revision: int
    noted: int
    cuts: int
    born: list[int]
    born_length: int
    events: list[Event]
    events_length: int
    decided: int
    glimpse: Glimpse | None
    to_act: tuple[str, ...]


class Audience:
    def __init__(self, seat: str | None, bit: int, folding: Folding) -> None:
        self.seat = seat
        self.bit = bit  # of the seat in the mask of an event's witnesses; 0 for spectators
        self.revision = 0
        self.decisions: list[int] = []  # by revision: the number of the decision that led to it
        self.counts: list[int] = []  # by revision: how many events it saw then
        self.cuts: list[tuple[int, int]] = []  # revisions at which events were taken back, and how many stayed
        self.born: list[int] = []  # by event: the revision at which it was told
        self.events: list[Event] = []
        self.chronicle = Chronicle(folding)  # of its events, kept up by whoever words them
        self.decided = 0  # the revision to which its last own decision led, or the first
        self.glimpse: Glimpse | None = None
        self.to_act: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return self.seat or ""

    def sees(self, event: Event) -> bool:
        return event.seen_by == EVERYONE or event.seen_by & self.bit != 0

    def note(self, number: int, seen: list[int]) -> None:
        """Decision `number` brought it to a new revision."""
        revision, count, kept = seen
        self.revision = revision
        while 0 < len(self.decisions) < revision:  # those between were taken back for other rules
            self.decisions.append(self.decisions[-1])
            self.counts.append(self.counts[-1])
        self.decisions.append(number)
        self.counts.append(count)
        if kept < len(self.born):
            self.cuts.append((revision, kept))
            self.born = self.born[:kept]
        self.born += [revision] * (count - kept)

    def recall(self, decision: Decision) -> None:
        """A decision of old: what was noted in it when it was made."""
        if self.name in decision.seen:
            self.note(decision.number, decision.seen[self.name])
            if decision.seat == self.seat:
                self.decided = self.revision

    @property
    def standpoint(self) -> Standpoint:
        return Standpoint(
            self.revision,
            len(self.decisions),
            len(self.cuts),
            self.born,
            len(self.born),
            self.events,
            len(self.events),
            self.decided,
            self.glimpse,
            self.to_act,
        )

    def go_back(self, standpoint: Standpoint) -> None:
        """What it saw since has not happened."""
        self.revision = standpoint.revision
        del self.decisions[standpoint.noted :]
        del self.counts[standpoint.noted :]
        del self.cuts[standpoint.cuts :]
        self.born = standpoint.born[: standpoint.born_length]
        self.events = standpoint.events[: standpoint.events_length]
        self.decided = standpoint.decided
        self.glimpse = standpoint.glimpse
        self.to_act = standpoint.to_act

    def look_on(self, state: MatchState, logged: int, asked: Asked) -> None:
        """See the state after decisions that were recalled; the log was `logged` long before them, and only grew."""
        self.events += [event for event in state.log[logged : state.log_length] if self.sees(event)]
        self.glimpse = Glimpse(state, self.seat)
        self.to_act = asked.seen_by(self.seat)

    def look_up(self, state: MatchState, asked: Asked) -> None:
        """See the state as it is, whatever came before."""
        self.events = [event for event in state.log[: state.log_length] if self.sees(event)]
        self.chronicle.cut()
        self.glimpse = Glimpse(state, self.seat)
        self.to_act = asked.seen_by(self.seat)

    def look(self, state: MatchState, logged: int, decision: Decision, asked: Asked) -> None:
        """Compare with what it saw before, and note in the decision whether anything has changed; nothing has in what
        was logged before."""
        glimpse = Glimpse(state, self.seat)
        before = len(self.events)
        kept = before
        if decision.kind == UNDO:
            known = self.known_of(state.log, logged)
            events = [event for event in state.log[logged if known else 0 : state.log_length] if self.sees(event)]
            kept = known + common(self.events[known:], events)
            self.events = self.events[:known] + events
            self.chronicle.cut(kept)
        else:
            self.events += [event for event in state.log[logged : state.log_length] if self.sees(event)]
        changed = len(self.events) != before or kept != before or not glimpse.same(self.glimpse)
        if asked.open and self.to_act != asked.seen_by(self.seat):
            changed = True  # the turn passes for all to see, if by a decision that tells nothing else
        if changed or decision.seat == self.seat:
            self.to_act = asked.seen_by(self.seat)
            seen = [self.revision + 1, len(self.events), kept]
            decision.seen[self.name] = seen
            self.note(decision.number, seen)
            if decision.seat == self.seat:
                self.decided = self.revision
        self.glimpse = glimpse

    def rest(self, open_still: int) -> None:
        """Nobody looks: kept is what the next decision wants, or an undo; so many events can still be taken back."""
        if self.glimpse is not None:
            self.glimpse.shown = None
        unread = self.unread()
        last = len(self.events) - 1 - open_still
        self.chronicle.put_away(last if unread is None else min(last, unread))

    def known_of(self, log: list[Event], logged: int) -> int:
        """How many of its events are among the first of the log; 0 where that cannot be told from the last of them."""
        last = next((log[place] for place in range(logged - 1, -1, -1) if self.sees(log[place])), None)
        if last is not None:
            for place in range(len(self.events) - 1, -1, -1):
                if self.events[place] is last:
                    return place + 1
        return 0

    def first_news(self, since: int | None) -> int:
        """The number of the first event that somebody who has drawn the revision `since` must draw anew."""
        if since is None or since < 0 or since > self.revision:
            return 0
        first = self.counts[since]
        for revision, kept in reversed(self.cuts):
            if revision <= since:
                break
            first = min(first, kept)
        return first

    def unread(self) -> int | None:
        """The number of the first event that came after its own last decision; none where nothing did."""
        if self.seat is None or self.decided >= len(self.counts):
            return None
        number = self.counts[self.decided]
        return number if number < len(self.events) else None


def common(before: list[Event], after: list[Event]) -> int:
    """How many events at the beginning are the same."""
    count = 0
    for old, new in zip(before, after):
        if old is not new and old.dump() != new.dump():
            break
        count += 1
    return count
