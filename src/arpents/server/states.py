"""What is sent of a match: a state, a moment, a step of a replay."""

from __future__ import annotations

import json
from typing import Any, Final

from starlette.responses import Response

from arpents.engine.events import Event
from arpents.engine.game import Game
from arpents.engine.state import MatchState
from arpents.server.refusals import refusal_body
from arpents.server.wording import Plain, Wording, wording
from arpents.table.audience import Audience
from arpents.table.chronicle import Chronicle
from arpents.table.folding import folding_of
from arpents.table.stored_match import StoredMatch

MOST_STEPS: Final = 30  # boards of one turn that are shown


def json_text(body: object) -> str:
    return json.dumps(body, ensure_ascii=False, separators=(",", ":"))


def text_answer(text: str, status: int = 200) -> Response:
    return Response(text, status, {"Cache-Control": "no-store"}, "application/json")


def json_answer(body: object, status: int = 200) -> Response:
    return text_answer(json_text(body), status)


# -- parts


def seats_of(match: StoredMatch) -> Plain:
    words = wording(match.row.game)
    return {
        seat: {
            "kind": match.row.seats[seat].kind,
            "bot": match.row.seats[seat].bot,
            "taken": match.row.seats[seat].taken,
            **words.title(f"seat-{seat}", seat),
        }
        for seat in match.game.seats
    }


def dice_of(match: StoredMatch) -> Plain:
    """The secret comes out when no die can fall any more."""
    return {"commitment": match.commitment, "secret": match.row.secret if match.over else None}


def header_of(match: StoredMatch) -> Plain:
    row = match.row
    return {
        "match": row.id,
        "game": row.game,
        "scenario": row.scenario,
        "options": row.options,
        "engine": row.engine,
        "seats": seats_of(match),
        "hints": row.hints,
        "dice": dice_of(match),
    }


def undo_of(match: StoredMatch, audience: Audience) -> Plain:
    glimpse = audience.glimpse
    assert glimpse is not None
    if glimpse.can_undo and match.frozen is None:
        id = "undo-possible"
    elif any(decision.seat == audience.seat for decision in match.decisions):
        id = "undo-impossible"
    else:
        id = "undo-nothing"
    return {"possible": id == "undo-possible", "id": id, **wording(match.row.game).text(id)}


def events_of(game: Game[Any], words: Wording, events: list[Event], born: list[int], first: int) -> list[Plain]:
    return [
        {"number": number, "revision": born[number], **words.event(game, events[number])}
        for number in range(first, len(events))
    ]


# -- the log as it reads


def lines_of(words: Wording, chronicle: Chronicle, first: int) -> list[Plain]:
    return [words.worded(line.dump()) for line in chronicle.lines[first:]]


def score_of(chronicle: Chronicle) -> dict[str, int] | None:
    """The score that was told last."""
    return next((line.score for line in reversed(chronicle.lines) if line.score), None)


def followed(match: StoredMatch, audience: Audience) -> Chronicle:
    """The lines of all that the audience was told."""
    words, chronicle = wording(match.row.game), audience.chronicle
    chronicle.follow([words.event(match.game, event) for event in audience.events[chronicle.count :]])
    return chronicle


def since_of(match: StoredMatch, audience: Audience) -> Plain | None:
    """What has come since the seat's own last decision: from which line on, and a summary."""
    unread = audience.unread()
    if unread is None:
        return None
    words, chronicle = wording(match.row.game), audience.chronicle
    first = chronicle.line_of(unread)
    summary = chronicle.summary(lambda number: words.event(match.game, audience.events[number]), first)
    return {"revision": audience.decided, "line": first, "summary": words.worded(summary)}


def log_of(game: Game[Any], events: list[Event]) -> Plain:
    """The whole log of a moment."""
    words, chronicle = wording(game.slug), Chronicle(folding_of(game.slug))
    chronicle.follow([words.event(game, event) for event in events])
    return {"lines_from": 0, "lines": lines_of(words, chronicle, 0), "score": score_of(chronicle), "since": None}


# -- wholes


def state_of(match: StoredMatch, audience: Audience, since: int | None) -> Plain:
    """What the audience sees now, with the events that came after the revision `since`."""
    words = wording(match.row.game)
    glimpse = audience.glimpse
    assert glimpse is not None
    rule = glimpse.prompt["rule"] if glimpse.prompt else ""
    actions = [] if match.frozen is not None else glimpse.actions
    first = audience.first_news(since)
    chronicle = followed(match, audience)
    lines_from = chronicle.line_of(max(0, first - 1))  # the line before the news may have grown, or been cut
    return {
        "type": "state",
        **header_of(match),
        "seat": audience.seat,
        "revision": audience.revision,
        "asked": bool(actions),
        "to_act": audience.to_act,
        "view": glimpse.view,
        "prompt": words.prompt(glimpse.prompt) if glimpse.prompt else None,
        "actions": [{**words.action(match.game, action), "rule": rule} for action in actions],
        "undo": undo_of(match, audience),
        "events_from": first,
        "events": events_of(match.game, words, audience.events, audience.born, first),
        "lines_from": lines_from,
        "lines": lines_of(words, chronicle, lines_from),
        "since": since_of(match, audience),
        "score": score_of(chronicle),
        "outcome": words.outcome(match.outcome),
        "frozen": None if match.frozen is None else refusal_body(match.frozen, match.row.game),
    }


def scene_of(game: Game[Any], state: MatchState, seat: str | None, revision: int) -> Plain:
    """A past state, to be looked at only."""
    words = wording(game.slug)
    outcome = state.outcome
    return {
        "type": "moment",
        "seat": seat,
        "revision": revision,
        "asked": False,
        "view": state.view(seat),
        "prompt": None if seat is None else words.prompt(state.prompt(seat).dump()),
        "actions": [],
        "undo": {"possible": False, "id": "undo-impossible", **words.text("undo-impossible")},
        "events_from": 0,
        "outcome": words.outcome(None if outcome is None else outcome.dump()),
        "frozen": None,
    }


def moment_of(match: StoredMatch, audience: Audience, revision: int) -> Plain:
    state = match.at(audience, revision)
    events = [event for event in state.log[: state.log_length] if audience.sees(event)]
    born = audience.born[: len(events)]
    born += [revision] * (len(events) - len(born))
    return {
        **header_of(match),
        **scene_of(match.game, state, audience.seat, revision),
        "to_act": (),
        "events": events_of(match.game, wording(match.row.game), events, born, 0),
        **log_of(match.game, events),
    }


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
