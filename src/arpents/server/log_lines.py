"""The log of a match as it reads, and the boards of what somebody has not seen."""

from __future__ import annotations

from typing import Final

from arpents.engine.events import Event
from arpents.engine.state import MatchState
from arpents.server.wording import Plain, Wording, wording
from arpents.table.audience import Audience
from arpents.table.chronicle import Chronicle
from arpents.table.folding import folding_of
from arpents.table.stored_match import StoredMatch

MOST_STEPS: Final = 30  # boards of one turn that are shown


def lines_of(words: Wording, chronicle: Chronicle, first: int) -> list[Plain]:
    return [words.worded(line.dump()) for line in chronicle.lines_from(first)]


def followed(match: StoredMatch, audience: Audience, first: int = 0) -> Chronicle:
    """The lines of what the audience was told from this event on, and since its own last decision."""
    words, chronicle = wording(match.row.game), audience.chronicle
    unread = audience.unread()
    chronicle.reach(first if unread is None else min(first, unread))
    chronicle.follow([words.event(match.state, event) for event in audience.events[chronicle.count :]])
    return chronicle


def since_of(match: StoredMatch, audience: Audience) -> Plain | None:
    """What has come since the seat's own last decision: from which line on, and a summary."""
    unread = audience.unread()
    if unread is None:
        return None
    words, chronicle = wording(match.row.game), audience.chronicle
    first = chronicle.line_of(unread)
    summary = chronicle.summary(lambda number: words.event(match.state, audience.events[number]), first)
    return {"revision": audience.decided, "line": first, "summary": words.worded(summary)}


def log_of(state: MatchState, events: list[Event]) -> Plain:
    """The whole log of a moment."""
    words, chronicle = wording(state.game.slug), Chronicle(folding_of(state.game.slug))
    chronicle.follow([words.event(state, event) for event in events])
    return {"lines_from": 0, "lines": lines_of(words, chronicle, 0), "score": chronicle.score, "since": None}


def steps_of(match: StoredMatch, audience: Audience, since: int) -> Plain:
    """The boards between two revisions, one for each line of the log that came after the first: the last ones."""
    first = audience.first_news(since)
    lines = followed(match, audience).lines
    revisions: dict[int, int] = {}  # by revision: the last line that it completed
    for number in range(audience.chronicle.line_of(first), len(lines)):
        revisions[audience.born[lines[number].last]] = number
    steps = [
        {"revision": revision, "line": line, "view": match.at(audience, revision).view(audience.seat)}
        for revision, line in sorted(revisions.items())[-MOST_STEPS:]
        if revision > since
    ]
    return {"since": since, "steps": steps}
