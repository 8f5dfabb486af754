"""What is sent of a match: a state, a moment, a step of a replay."""

from __future__ import annotations

from typing import Any

import orjson
from starlette.responses import Response

from arpents.engine.events import Event
from arpents.engine.game import Game
from arpents.engine.state import MatchState
from arpents.hall.agreements import next_match, revision_at, standing
from arpents.server.log_lines import followed, lines_of, log_of, since_of
from arpents.server.refusals import refusal_body
from arpents.server.upgrade_states import upgrade_of
from arpents.server.wording import Plain, wording
from arpents.table.audience import Asked, Audience, as_sent
from arpents.table.lesson_table import LessonTable
from arpents.table.lessons import Step, next_lesson
from arpents.table.match_row import Sitter
from arpents.table.stored_match import StoredMatch


def json_text(body: object) -> str:
    return orjson.dumps(body).decode()


def text_answer(text: str, status: int = 200) -> Response:
    return Response(text, status, {"Cache-Control": "no-store"}, "application/json")


def json_answer(body: object, status: int = 200) -> Response:
    return text_answer(json_text(body), status)


# -- parts


def person_shown(person: Sitter | None) -> Plain | None:
    return None if person is None else {"id": person.id, "name": person.name, "is_bot": person.is_bot}


def seats_of(match: StoredMatch) -> Plain:
    words = wording(match.row.game)
    return {
        seat: {
            "kind": match.row.seats[seat].kind,
            "bot": match.row.seats[seat].bot,
            "taken": match.row.seats[seat].taken,
            "person": person_shown(match.row.seats[seat].person),
            "left": match.row.seats[seat].left,
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
        "rules": row.rules,
        "seats": seats_of(match),
        "hints": row.hints,
        "dice": dice_of(match),
    }


def undo_of(match: StoredMatch, audience: Audience) -> Plain:
    glimpse = audience.glimpse
    assert glimpse is not None
    if glimpse.can_undo and match.frozen is None and not match.ended_early:
        id = "undo-possible"
    elif match.kept and any(decision.seat == audience.seat for decision in match.decisions):
        id = "undo-impossible"
    else:
        id = "undo-nothing"
    words = wording(match.row.game)
    own = match.undoable(audience.seat) if id == "undo-possible" and audience.seat else []
    lines: dict[int, int] = {0: 0}  # by their numbers among all decisions, which count the secret ones of others
    for place, decision in enumerate(own, 1):
        lines.setdefault(decision.line, place)
    steps = [words.step(match.state, decision.words, lines[decision.line]) for decision in own]
    return {"possible": id == "undo-possible", "id": id, **words.text(id), "steps": steps}


def events_of(state: MatchState, events: list[Event], born: list[int], first: int) -> list[Plain]:
    words = wording(state.game.slug)
    return [
        {"number": number, "revision": born[number], **words.event(state, events[number])}
        for number in range(first, len(events))
    ]


def lesson_of(match: StoredMatch) -> Plain | None:
    """Where somebody stands who learns: what to do and why, and what was well done before."""
    if not isinstance(match, LessonTable):
        return None
    words = wording(match.row.game)
    lesson, step, done = match.lesson, match.current, match.done
    shown = match.shown_words
    following = next_lesson(lesson.slug, lesson.id)
    return {
        "lesson": lesson.id,
        **words.title(lesson.title, lesson.id),
        "next": following,
        "step": match.step,
        "steps": len(lesson.steps),
        "finished": match.finished,
        "asks": match.asked_now,
        "waits": match.waiting,
        "well": None if done is None or not words.has(done.well) else {"id": done.well, **words.text(done.well)},
        "told": None if step is None or match.waiting else told_of(match.row.game, step),
        "show": words.action(match.state, match.state.action(shown)) if shown else None,
    }


def told_of(slug: str, step: Step) -> Plain:
    words = wording(slug)
    return {
        "id": step.text,
        **words.text(step.text),
        "rules": step.rules,
        "highlight": step.highlight,
        "exercise": None if step.piece is None else words.text(step.piece.title),
    }


# -- wholes


def state_of(match: StoredMatch, audience: Audience, since: int | None) -> Plain:
    """What the audience sees now, with the events that came after the revision `since`."""
    words = wording(match.row.game)
    glimpse = audience.glimpse
    assert glimpse is not None
    rule = str(glimpse.prompt["rule"]) if glimpse.prompt else ""
    actions = [] if match.frozen is not None or match.ended_early else glimpse.actions
    first = audience.first_news(since)
    before = max(0, first - 1)  # the line before the news may have grown, or been cut
    chronicle = followed(match, audience, before)
    lines_from = chronicle.line_of(before)
    return {
        "type": "state",
        **header_of(match),
        "seat": audience.seat,
        "revision": audience.revision,
        "asked": bool(actions),
        "to_act": () if match.ended_early else match.asked if match.in_question else audience.to_act,
        "view": orjson.Fragment(glimpse.shown or as_sent(match.state, audience.seat)),
        "prompt": words.prompt(glimpse.prompt) if glimpse.prompt else None,
        "actions": [words.choice(match.state, action, rule) for action in actions],
        "journeys": words.journeys(match.journeys(audience.seat)) if audience.seat and actions else [],
        "undo": undo_of(match, audience),
        "events_from": first,
        "events": events_of(match.state, audience.events, audience.born, first),
        "lines_from": lines_from,
        "lines": lines_of(words, chronicle, lines_from),
        "since": since_of(match, audience),
        "score": chronicle.score,
        "outcome": words.outcome(match.outcome),
        "frozen": None if match.frozen is None else refusal_body(match.frozen, match.row.game),
        "lesson": lesson_of(match),
        "agreements": agreements_of(match, audience),
        "upgrade": upgrade_of(match, audience),
    }


def agreements_of(match: StoredMatch, audience: Audience) -> Plain | None:
    """What stands between the people of a match beside its rules; spectators are told nothing of it."""
    seat, row = audience.seat, match.row
    if seat is None or not match.kept:
        return None
    others = [one for name, one in row.seats.items() if name != seat]
    accounts = any(one.person is not None for one in row.seats.values())
    own = row.seats[seat].person
    return {
        "proposals": [
            {
                "kind": one.kind,
                "seat": one.seat,
                "own": one.seat == seat,
                "made": one.made,
                "revision": revision_at(match, seat, one.number) if one.kind == "rewind" else None,
            }
            for one in standing(match)
        ],
        "rematch": next_match(row),
        "watching": {name: one.watching for name, one in row.seats.items() if one.kind != "bot"},
        "fork": None if row.origin is None else row.origin.match,
        "notes": accounts,
        "chat": accounts
        and row.origin is None
        and any(one.kind != "bot" and (one.person is None or one.person != own) for one in others),
    }


def late_state_of(match: StoredMatch, revision: int) -> Plain:
    """What a spectator sees who is shown the match later than it is played."""
    audience = match.audiences[""]
    state = match.at(audience, revision)
    return {
        **moment_of(match, audience, revision),
        "type": "state",
        "journeys": [],
        "to_act": Asked(state).seen_by(None),
        "late": True,
        "clock": None,
        "auto_pass": None,
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
        "lesson": lesson_of(match),
        "agreements": agreements_of(match, audience),
        "events": events_of(state, events, born, 0),
        **log_of(state, events),
    }
