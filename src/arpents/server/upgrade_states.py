"""A match in question as each seat may know it: where the rules part, and what was said of it."""

from __future__ import annotations

from arpents.engine.agreement import TABLE, told_as
from arpents.engine.errors import ArpentsError
from arpents.server.wording import Plain, wording
from arpents.table.audience import Audience
from arpents.table.comparison import REFUSED, Difference
from arpents.table.decisions import PLAY, Decision
from arpents.table.match_row import CHOICES, OLD_RULES
from arpents.table.stored_match import StoredMatch

NEW, OLD = CHOICES
SAID = {NEW: "new", OLD: "old"}


def upgrade_of(match: StoredMatch, audience: Audience) -> Plain | None:
    """Spectators are told that it waits, and nothing of what its people say."""
    difference, row = match.difference, match.row
    if not match.in_question or difference is None or audience.seat is None:
        return None
    said = {one.seat: SAID[one.kind] for one in row.proposals if one.kind in SAID}
    return {
        "engine": row.engine,
        "rules": row.rules[:8],
        "chosen": "old" if row.upgrade == OLD_RULES else None,
        "choices": {name: said.get(name) for name, seat in row.seats.items() if seat.is_somebody},
        "revision": audience.revision,
        "taken_back": any(audience.name in decision.seen for decision in match.lost),
        "difference": told(match, audience, difference),
    }


def told(match: StoredMatch, audience: Audience, difference: Difference) -> Plain:
    words = wording(match.row.game)
    decision, name = difference.decision, audience.name
    own = decision is not None and decision.seat in (name, TABLE)
    saw = decision is not None and (own or name in decision.seen)
    before = difference.before.get(name)
    now = difference.now.get(name, [])
    what = difference.parts.get(name, "elsewhere")
    refusal: Plain | None = None
    if difference.what == REFUSED:
        what = REFUSED if saw else "elsewhere"
        if saw:  # its rule is told to whoever was told what it led to
            refusal = why_not(match, difference.refusal, own, bool(before))
    asks = difference.asks.get(name) if what == "asked" else None
    answer = difference.answers.get(name)
    if what == "asked" and answer is not None:
        decision, own, saw = answer[0], True, True
        refusal = why_not(match, answer[1], True, True)
    rule = "" if asks is None else str(asks["rule"])
    if refusal is not None:
        rule = refusal["rule"]
    elif what == "told":
        rule = next((str(event["rule"]) for event in [*fresh(now, before), *(before or []), *now] if event["rule"]), "")
    return {
        "what": what,
        "start": difference.decision is None,
        "seat": decision.seat if decision is not None and saw else None,
        "move": label(match, decision) if decision is not None and own else None,
        "before": None if before is None else [words.worded_event(event) for event in before],
        "now": [words.worded_event(event) for event in now],
        "refusal": refusal,
        "prompt": None if asks is None else words.prompt(asks),
        "rule": rule,
    }


def fresh(now: list[dict[str, object]], before: list[dict[str, object]] | None) -> list[dict[str, object]]:
    return [event for event in now if event not in (before or [])]


def why_not(match: StoredMatch, refusal: ArpentsError | None, own: bool, public: bool) -> Plain:
    words = wording(match.row.game)
    if own and refusal is not None:
        error = words.error(refusal)
        return {name: error[name] for name in ("reason", "rule", "text_fr", "text_en")}
    rule = refusal.rule if refusal is not None and public else ""
    return {"reason": "", "rule": rule, **words.text("refused-by-new-rules")}


def label(match: StoredMatch, decision: Decision) -> Plain:
    """The seat's own decision; words that are not known any more stand for themselves."""
    words = wording(match.row.game)
    if decision.seat == TABLE:
        return {"words": decision.words, **words.text(*told_as(decision.words), "label")}
    if decision.kind != PLAY:
        return {"words": "", **words.text("decision-taken-back", None, "label")}
    try:
        found = words.action(match.state, match.state.action(decision.words))
    except ArpentsError:
        return {"words": decision.words, "label_fr": decision.words, "label_en": decision.words}
    return {name: found[name] for name in ("words", "label_fr", "label_en")}
