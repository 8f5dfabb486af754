"""A match of other rules beside its old record: whether these would have gone the same way, and where they part."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from arpents.engine.agreement import NEW_RULES, TABLE
from arpents.engine.errors import ArpentsError
from arpents.table.decisions import PLAY, Decision
from arpents.table.sight import Sight

if TYPE_CHECKING:
    from arpents.table.stored_match import StoredMatch

REFUSED: Final = "refused"

Told = list[dict[str, object]]


@dataclass(frozen=True)
class Difference:
    """Where the present rules first part from what was played.

    A decision that is the same and leads to another question stays; one that leads to something else does not.
    """

    number: int  # of the last decision that stays
    decision: Decision | None  # the one that differs; none where the match would begin otherwise
    refusal: ArpentsError | None = None  # by the present rules, which end there
    parts: dict[str, str] = field(default_factory=dict)  # by audience that sees something else: see `Sight.differs`
    before: dict[str, Told | None] = field(default_factory=dict)  # by audience: what it was told; none if not known
    now: dict[str, Told] = field(default_factory=dict)  # by audience: what it would be told
    asks: dict[str, dict[str, Any] | None] = field(default_factory=dict)  # by audience: what it would be asked
    answers: dict[str, tuple[Decision, ArpentsError]] = field(default_factory=dict)  # by seat: what it cannot answer

    @property
    def what(self) -> str:
        """The gravest of what differs, for whoever may see everything."""
        if self.decision is not None and not self.parts:
            return REFUSED
        return next((part for part in ("told", "asked", "shown") if part in self.parts.values()), "shown")

    @property
    def rule(self) -> str:
        """The rule that says so, where one is cited."""
        if self.refusal is not None:
            return self.refusal.rule
        for _, refusal in self.answers.values():
            return refusal.rule
        if self.what == "asked":
            return next((str(ask["rule"]) for name, ask in self.asks.items() if ask and self.parts.get(name)), "")
        for name, events in self.now.items():
            for event in events:
                if event not in (self.before.get(name) or []) and event["rule"]:
                    return str(event["rule"])
        for known in self.before.values():
            for event in known or []:
                if event["rule"]:
                    return str(event["rule"])
        return ""


def first_difference(match: StoredMatch, decisions: list[Decision]) -> Difference | None:
    """Play the decisions in a match that has just begun, and compare what everybody sees with what they saw."""
    row = match.row
    begun = Decision(0, PLAY, "", "")
    begun.seen = {name: [0, len(audience.events), 0] for name, audience in match.audiences.items()}
    begun.sight = match.start_sight()
    kept = Decision(0, PLAY, "", "", row.seen, 0, row.sight)
    if parts := parted(kept, begun):
        return differing(match, kept, begun, parts, decisions)
    for name, audience in match.audiences.items():
        audience.note(0, row.seen[name])
    for number, decision in enumerate(decisions):
        again = Decision(decision.number, decision.kind, decision.seat, decision.words)
        logged = match.state.log_length if decision.kind == PLAY else 0
        try:
            match.repeat(decision)
        except ArpentsError as refusal:
            return Difference(number, decision, refusal, before=told_then(match, decision))
        except (IndexError, KeyError, ValueError):
            return Difference(number, decision, before=told_then(match, decision))
        if (decision.seat, decision.words) == (TABLE, NEW_RULES):
            for name, (revision, *_) in decision.seen.items():
                match.audiences[name].revision = revision - 1
        match.shown_around(again, logged)
        if parts := parted(decision, again):
            return differing(match, decision, again, parts, decisions[number + 1 :])
    return None


def parted(before: Decision, now: Decision) -> dict[str, str]:
    """By audience: what differs in what it saw. Of decisions without a sight the numbers of what was seen tell."""
    found: dict[str, str] = {}
    for name in sorted(before.seen.keys() | now.seen.keys()):
        part = ""
        if before.sight is not None and now.sight is not None:
            part = before.sight.differs(now.sight, name)
        then, again = before.seen.get(name), now.seen.get(name)
        if not part and then != again:
            part = "shown" if then is None or again is None or then[1:] == again[1:] else "told"
        if part:
            found[name] = part
    return found


def told_then(match: StoredMatch, decision: Decision) -> dict[str, Told | None]:
    """What everybody was told when it was played."""
    sight = decision.sight
    return {
        name: None if sight is None else sight.told_to(match.state, match.audiences[name]) for name in decision.seen
    }


def differing(
    match: StoredMatch, before: Decision, now: Decision, parts: dict[str, str], later: list[Decision]
) -> Difference:
    state = match.state
    asked = set(parts.values()) == {"asked"}
    number = before.number if asked else max(0, before.number - 1)
    audiences = [match.audiences[name] for name in parts if name in match.audiences]
    sight = now.sight or Sight()
    return Difference(
        number,
        before if before.number else None,
        None,
        parts,
        {one.name: None if before.sight is None else before.sight.told_to(state, one) for one in audiences},
        {one.name: sight.told_to(state, one) or [] for one in audiences},
        {one.name: None if one.glimpse is None else one.glimpse.prompt for one in audiences},
        {seat: answer for seat in state.to_act if asked and (answer := unanswerable(match, seat, later)) is not None},
    )


def unanswerable(match: StoredMatch, seat: str, later: list[Decision]) -> tuple[Decision, ArpentsError] | None:
    """What the seat decided next, where the question that is asked now forbids it."""
    decision = next((one for one in later if one.seat == seat), None)
    if decision is None or decision.kind != PLAY:
        return None
    try:
        match.state.refuse(match.game.seat_number(seat), match.state.action(decision.words))
    except ArpentsError as refusal:
        return decision, refusal
    return None
