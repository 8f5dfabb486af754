"""A match that two servers hold: what one has written the other takes over, as if it had been decided there."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator

import pytest

import arpents
from arpents.table.decisions import Decision
from arpents.table.match_row import SeatRow
from arpents.table.news import News, heard, payloads
from arpents.table.stored_match import StoredMatch, first_state


def begin(slug: str) -> StoredMatch:
    game = arpents.game(slug)
    return StoredMatch.create("x", game, None, {}, {seat: SeatRow("person") for seat in game.seats})


def twin_of(match: StoredMatch) -> StoredMatch:
    """The same match in the memory of another server."""
    assert not match.decisions
    twin = StoredMatch(copy.deepcopy(match.row), first_state(match.row))
    for name, audience in twin.audiences.items():
        audience.note(0, match.row.seen[name])
    twin.look_around()
    return twin


def wander(match: StoredMatch, rng: random.Random, decisions: int) -> list[Decision]:
    """Random decisions, one in eight of them taken back."""
    first = len(match.decisions)
    for _ in range(decisions):
        if match.over:
            break
        seat = rng.choice(match.state.to_act)
        if rng.random() < 0.125 and match.state.can_undo(seat):
            match.undo(seat)
        else:
            match.play(seat, match.state.words(rng.choice(match.state.actions(seat))))
    return match.decisions[first:]


def seen(match: StoredMatch) -> Iterator[object]:
    yield match.state.key()
    yield match.state.dump()
    yield list(match.decisions)
    for audience in match.audiences.values():
        yield audience.revision, audience.decided
        yield [list(one) for one in (audience.decisions, audience.counts, audience.cuts, audience.born)]
        yield vars(audience.glimpse), audience.to_act
        yield [event.dump() for event in audience.events]


@pytest.mark.parametrize("game", arpents.games())
def test_what_another_has_written_is_taken_over_row_by_row(game: str) -> None:
    rng = random.Random(7)
    ours = begin(game)
    theirs = twin_of(ours)
    for _ in range(12):
        rows = wander(theirs, rng, rng.randint(1, 6))
        names = ours.follow(rows)
        assert names == {name for row in rows for name in row.seen}
        assert list(seen(ours)) == list(seen(theirs))
        ours, theirs = theirs, ours


@pytest.mark.parametrize("game", arpents.games())
def test_what_could_not_be_written_has_not_happened(game: str) -> None:
    rng = random.Random(11)
    ours = begin(game)
    theirs = twin_of(ours)
    for _ in range(12):
        rows = wander(theirs, rng, rng.randint(1, 4))
        before = list(seen(ours))
        mark = ours.mark
        wander(ours, rng, 3)
        ours.go_back(mark)
        assert list(seen(ours)) == before
        ours.follow(rows)
        assert list(seen(ours)) == list(seen(theirs))


def test_the_end_is_taken_over_too() -> None:
    rng = random.Random(3)
    ours = begin("quebec-1759")
    theirs = twin_of(ours)
    while not theirs.over:
        ours.follow(wander(theirs, rng, 20))
    assert ours.over and ours.row.over and ours.row.proof == theirs.row.proof
    assert ours.record().text() == theirs.record().text()


def test_a_gap_is_not_taken_over() -> None:
    ours = begin("quebec-1759")
    rows = wander(twin_of(ours), random.Random(1), 8)
    with pytest.raises(ValueError, match="2"):
        ours.follow(rows[1:])
    assert not ours.decisions


def test_many_news_are_few_notifications() -> None:
    told = [News("decisions", f"{number:032}", number) for number in range(1000)]
    found = payloads([one.line for one in told])
    assert len(found) < 10 and max(len(payload) for payload in found) < 8000
    assert [one for payload in found for one in heard(payload)] == told
    assert heard("what is this\ndecisions a 1\nseats b x") == [News("decisions", "a", 1)]
