"""What the people of a match agree on: a draw, going back, another match; and what each allows spectators.

A proposal stands until it is answered or taken back. It does not lapse when somebody decides: where orders are written
in secret, that would tell that they are.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from arpents.hall.archive import now
from arpents.hall.errors import Conflict, HallError
from arpents.table.decisions import Decision, Move, effective
from arpents.table.decisions import standing as decided
from arpents.table.match_row import MatchRow, Proposal, SeatRow
from arpents.table.stored_match import StoredMatch

KINDS: Final = ("draw", "rewind", "rematch")
NOT_AT_ALL: Final = "none"
LIVE: Final = "live"
A_TURN: Final = "turn"
DELAY: Final = "delay "  # and by how many decisions, of those that spectators see: secret ones are not counted
LONGEST_DELAY: Final = 1000


# -- proposals


def check_running(match: StoredMatch) -> None:
    """Whether anything can be agreed on in it at all."""
    if not match.kept:
        raise Conflict("agreement-in-lesson")
    match.refuse_frozen()


def check_proposal(match: StoredMatch, kind: str, others: Iterable[SeatRow]) -> None:
    check_running(match)
    if kind == "rematch":
        if not match.over:
            raise Conflict("rematch-too-early")
        if match.row.origin is not None:
            raise Conflict("rematch-of-fork")
    elif match.over:
        raise Conflict("agreement-too-late")
    for row in others:
        if kind == "draw" and row.kind == "bot":
            raise Conflict("computer-draws-never")
        if row.left or not row.taken:
            raise Conflict("nobody-opposite")


def check_agreed(match: StoredMatch, seat: str, proposal: Proposal, revision: int | None) -> None:
    """Whether it is still what the seat has said yes to, where it says what that was."""
    if proposal.kind == "rewind" and revision not in (None, revision_at(match, seat, proposal.number)):
        raise Conflict("proposal-changed")


def rewind_count(match: StoredMatch, number: int) -> int:
    """How many decisions going back to where decision `number` had led leaves; those taken back since are gone. All of
    them stay where nothing has been decided since, or all of it was taken back: saying so would tell of secret ones."""
    now = effective(match.decisions)
    wanted = effective(match.decisions[:number])
    count = 0
    while count < min(len(now), len(wanted)) and now[count] == wanted[count]:
        count += 1
    return count


def number_of(match: StoredMatch, seat: str, revision: int) -> int:
    """The decision that led to a revision of the seat. There is something to go back on, as far as the seat knows."""
    audience = match.audiences[seat]
    if revision >= audience.revision:
        raise HallError("rewind-nothing")
    number = audience.decisions[revision]
    if known_moves(match, seat, match.decisions[:number]) == known_moves(match, seat, match.decisions):
        raise HallError("rewind-nothing")
    return number


def known_moves(match: StoredMatch, seat: str, decisions: list[Decision]) -> list[Move]:
    """Those that count and that the seat has seen."""
    seen = set(match.audiences[seat].decisions)
    return [(one.seat, one.words) for one in decided(decisions) if one.number in seen]


def revision_at(match: StoredMatch, name: str, number: int) -> int:
    """What an audience had seen when the decision was made; another's own revisions would tell of secret ones."""
    decisions = match.audiences[name].decisions
    return max((place for place, decision in enumerate(decisions) if decision <= number), default=0)


def find_proposal(row: MatchRow, kind: str) -> Proposal | None:
    return next((one for one in row.proposals if one.kind == kind and not one.match), None)


def proposed(row: MatchRow, kind: str, seat: str, number: int) -> list[Proposal]:
    """All that stand with one more; of each kind there is one."""
    others = [one for one in row.proposals if one.kind != kind]
    return [*others, Proposal(kind, seat, now(), number)]


def without(row: MatchRow, proposal: Proposal) -> list[Proposal]:
    return [one for one in row.proposals if one is not proposal]


def standing(match: StoredMatch) -> list[Proposal]:
    """Those that can still be answered."""
    wanted = ("rematch",) if match.over else ("draw", "rewind")
    return [one for one in match.row.proposals if one.kind in wanted and not one.match]


def next_match(row: MatchRow) -> str | None:
    """The one begun by a rematch."""
    return next((one.match for one in row.proposals if one.match), None)


# -- spectators


def checked_watching(allow: str, decisions: int) -> str:
    if allow != "delay":
        return allow
    if not 1 <= decisions <= LONGEST_DELAY:
        raise HallError("bad-delay", most=LONGEST_DELAY)
    return f"{DELAY}{decisions}"


def between_accounts(row: MatchRow) -> bool:
    """Whether two people with accounts play, or did before one of them left."""
    people = {seat.person.id for seat in row.seats.values() if seat.person is not None}
    return len(people) + sum(1 for seat in row.seats.values() if seat.left) >= 2


def sayings(row: MatchRow) -> list[str]:
    """What each seat allows; nobody's silence is consent between people who have accounts."""
    silence = NOT_AT_ALL if between_accounts(row) else LIVE
    return [seat.watching or silence for seat in row.seats.values() if seat.kind != "bot"]


def last_shown(match: StoredMatch) -> int | None:
    """The last revision that spectators may see; none if they may not watch."""
    said = sayings(match.row)
    audience = match.audiences[""]
    if match.row.origin is not None or NOT_AT_ALL in said:
        return None
    if match.over:
        return audience.revision
    last = audience.revision
    for one in said:
        if one == A_TURN:
            last = min(last, turn_began(match))
        elif one.startswith(DELAY):
            last = min(last, max(0, audience.revision - int(one.removeprefix(DELAY))))
    return last


def turn_began(match: StoredMatch) -> int:
    """The revision with which the present turn began; nothing of the first one is shown."""
    audience = match.audiences[""]
    kinds = [match.state.told(event)["kind"] for event in audience.events]
    turns = audience.chronicle.folding.turns
    return max((audience.born[place] for place, kind in enumerate(kinds) if kind in turns), default=0)
