"""What each audience saw and was asked, in a few bytes: enough to tell whether other rules would have shown the same.

With every decision are kept, for each audience that saw a change, three digests (of its view, of its question and of
what it was told), and once the events as numbers. These say what was told before, as long as they still tell what was
digested: the numbers of things may change with the rules.
"""

from __future__ import annotations

import hashlib
import json
from base64 import b64encode
from dataclasses import dataclass, field
from typing import Any, Final

import orjson

from arpents.engine.events import Event
from arpents.engine.state import MatchState
from arpents.table.audience import Audience, as_sent

BYTES: Final = 6  # of each digest
PARTS: Final = ("shown", "asked", "told")


@dataclass
class Sight:
    """`digests` has an entry for each audience that saw something, `events` are what happened: see `Event.dump`."""

    digests: dict[str, str] = field(default_factory=dict)
    events: list[list[Any]] = field(default_factory=list)

    @classmethod
    def of(cls, state: MatchState, audiences: list[Audience], events: list[Event]) -> Sight:
        digests = {audience.name: digests_of(state, audience, seen_of(audience, events)) for audience in audiences}
        return cls(digests, [trimmed(event) for event in events])

    @classmethod
    def read(cls, text: str) -> Sight | None:
        """What was kept; nothing of decisions that are older than this."""
        if not text:
            return None
        digests, events = json.loads(text)
        return cls(digests, events)

    def text(self) -> str:
        try:
            return orjson.dumps([self.digests, self.events]).decode()
        except TypeError:  # numbers may pass 64 bits
            return json.dumps([self.digests, self.events], separators=(",", ":"))

    def differs(self, other: Sight, name: str) -> str:
        """The first part of what this audience saw that is not the same; what happened tells most, so it is first."""
        own, others = (split(sight.digests.get(name, "")) for sight in (self, other))
        return next((part for part in reversed(PARTS) if own[PARTS.index(part)] != others[PARTS.index(part)]), "")

    def told_to(self, state: MatchState, audience: Audience) -> list[dict[str, object]] | None:
        """What the audience was told, in words of the present rules; None where these do not say what was said."""
        try:
            events = seen_of(audience, [event_of(numbers) for numbers in self.events])
            told = [state.told(event) for event in events]
        except Exception:  # of a kind, or about a thing, that is not known any more
            return None
        return (
            told
            if digest(orjson.dumps(told)) == split(self.digests.get(audience.name, ""))[PARTS.index("told")]
            else None
        )


def digests_of(state: MatchState, audience: Audience, events: list[Event]) -> str:
    glimpse = audience.glimpse
    assert glimpse is not None
    words = [state.words(action) for action in glimpse.actions]
    question = [glimpse.prompt, words, audience.to_act, glimpse.can_undo, glimpse.outcome]
    told = [state.told(event) for event in events]
    shown = glimpse.shown or as_sent(state, audience.seat)
    return "".join(map(digest, (shown, orjson.dumps(question), orjson.dumps(told))))


def digest(text: bytes) -> str:
    return b64encode(hashlib.blake2b(text, digest_size=BYTES).digest()).decode()


def split(digests: str) -> list[str]:
    size = 4 * BYTES // 3
    return [digests[place * size : (place + 1) * size] for place in range(len(PARTS))]


def seen_of(audience: Audience, events: list[Event]) -> list[Event]:
    return [event for event in events if audience.sees(event)]


def trimmed(event: Event) -> list[object]:
    """Its numbers without the noughts at the end."""
    dumped = event.dump()
    while len(dumped) > 3 and dumped[-1] == 0:
        dumped.pop()
    return dumped


def event_of(dumped: list[Any]) -> Event:
    kind, rule, seen_by, *numbers = dumped
    return Event(kind, rule, seen_by, *numbers, *([0] * (5 - len(numbers))))
