"""The clock of a match, without a match: moments go in, and what is left comes out."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arpents.hall.clock import Clock
from arpents.hall.errors import HallError
from arpents.hall.pace import (
    DAY,
    HOUR,
    MINUTE,
    SECOND,
    Calendar,
    Span,
    checked_calendar,
    correspondence,
    counted,
    live,
    merged,
    moment_after,
)

NOON = int(datetime(2026, 11, 16, 12, tzinfo=UTC).timestamp()) * 1000  # a Monday
SEATS = ("french", "british")
BOTH = set(SEATS)
PACES = st.sampled_from([live(300, 10), live(60, 0), correspondence(3, 10), correspondence(1, 0)])
SPANS = st.integers(0, 6 * DAY)
CALENDARS = st.builds(
    checked_calendar,
    st.sampled_from(["UTC", "America/Montreal", "Europe/Paris", "Asia/Kathmandu", "Pacific/Apia"]),
    st.none() | st.tuples(st.integers(0, 1439), st.integers(0, 720)).map(lambda two: (two[0], sum(two) % 1440)),
    st.lists(st.integers(0, 6), max_size=3),
    st.lists(st.sampled_from(["2026-11-17", "2026-12-25", "2027-03-28"]), max_size=3),
)
HOLES = st.lists(
    st.tuples(st.integers(0, 20 * DAY), st.integers(1, 2 * DAY)).map(lambda two: (NOON + two[0], NOON + sum(two))),
    max_size=4,
).map(merged)


def run(clock: Clock, now: int, *asked: str, shown: set[str] | None = None, undone: tuple[str, ...] = ()) -> Clock:
    return clock.told(now, set(asked), set(asked) if shown is None else shown, set(undone), lambda seat: Calendar(), [])


@given(PACES, st.lists(st.tuples(st.sampled_from(SEATS), SPANS), max_size=12))
def test_only_who_is_asked_spends_and_no_bank_grows_beyond_the_first(pace, turns) -> None:  # type: ignore[no-untyped-def]
    clock, now = Clock.wound(pace, SEATS), NOON
    for seat, span in turns:
        clock = run(clock, now, seat)
        (other,) = BOTH - {seat}
        before = {one: clock.left(one, now, []) for one in SEATS}
        now += span
        assert clock.left(other, now, []) == before[other]
        assert clock.left(seat, now, []) == max(0, before[seat] - span)
        assert clock.is_out(seat, now, []) == (span >= before[seat])
        assert clock.deadline(seat, []) == now - span + before[seat]
        clock = run(clock, now)
        assert all(0 <= one.bank <= pace.bank and one.since is None for one in clock.seats.values())
        assert Clock.load(pace.dump(), json.loads(json.dumps(clock.dump()))) == clock


def test_a_live_turn_adds_at_its_end_and_a_turn_by_correspondence_has_days_of_its_own() -> None:
    clock = run(Clock.wound(live(300, 10), SEATS), NOON, "french")
    clock = run(clock, NOON + 60 * SECOND, "british")
    assert clock.seats["french"].bank == 250 * SECOND
    clock = run(clock, NOON + 63 * SECOND, "french")
    assert clock.seats["british"].bank == 300 * SECOND  # never above the first
    clock = run(Clock.wound(correspondence(3, 5), SEATS), NOON, "french")
    clock = run(clock, NOON + 3 * DAY, "british")
    assert clock.seats["french"].bank == 5 * DAY
    clock = run(clock, NOON + 7 * DAY, "french")
    assert clock.seats["british"].bank == 4 * DAY


@given(PACES, SPANS, SPANS, SPANS)
def test_who_has_decided_in_secret_looks_to_the_other_as_if_he_had_not(pace, first, second, third) -> None:  # type: ignore[no-untyped-def]
    both = run(Clock.wound(pace, SEATS), NOON, *SEATS)
    done = run(both, NOON + first, "british", shown=BOTH)
    later = NOON + first + second
    for viewer in ("british", None):
        for seat in SEATS:
            assert done.face(seat, viewer, later, []) == both.face(seat, viewer, later, [])
    assert not done.face("french", "french", later, []).runs
    assert done.left("french", later, []) == both.left("french", NOON + first, [])
    assert not done.is_out("french", later + 400 * DAY, [])
    closed = run(done, later)
    assert (
        closed.seats["french"].bank
        == run(run(Clock.wound(pace, SEATS), NOON, "french"), NOON + first).seats["french"].bank
    )
    reopened = run(done, later, *SEATS, undone=("french",))  # no time comes back
    assert reopened.left("french", later + third, []) == both.left("french", later + third, [])


def test_a_new_window_after_a_secret_one_does_not_charge_the_wait() -> None:
    clock = run(Clock.wound(live(300, 0), SEATS), NOON, *SEATS)
    clock = run(clock, NOON + 10 * SECOND, "british", shown=BOTH)
    clock = run(clock, NOON + 100 * SECOND, *SEATS)  # the last of both decided, and both are asked anew
    assert clock.seats["french"].bank == 290 * SECOND
    assert clock.left("french", NOON + 101 * SECOND, []) == 289 * SECOND


@given(CALENDARS, HOLES, SPANS, SPANS)
def test_time_that_counts_adds_up_and_is_found_again(
    calendar: Calendar, holes: list[Span], first: int, second: int
) -> None:
    middle, end = NOON + first, NOON + first + second
    whole = counted(calendar, NOON, end, holes)
    assert whole == counted(calendar, NOON, middle, holes) + counted(calendar, middle, end, holes)
    assert 0 <= whole <= end - NOON
    found = moment_after(calendar, NOON, whole, holes)
    assert found <= end and counted(calendar, NOON, found, holes) == whole
    if whole:
        assert counted(calendar, NOON, found - 1, holes) == whole - 1
    awake = calendar.awake_from(NOON)
    assert awake >= NOON and calendar.awake_from(awake) == awake


def test_time_without_a_server_does_not_count() -> None:
    clock = run(Clock.wound(live(300, 0), SEATS), NOON, "french")
    gap = [(NOON + 30 * SECOND, NOON + 3 * HOUR)]
    assert clock.left("french", NOON + 3 * HOUR + 10 * SECOND, gap) == 260 * SECOND
    assert clock.deadline("french", gap) == NOON + 3 * HOUR + 270 * SECOND


def test_nights_and_days_off_are_those_of_the_persons_own_zone() -> None:
    nights = checked_calendar("America/Montreal", (22 * 60, 8 * 60), [5, 6], ["2026-11-18"])
    local = ZoneInfo("America/Montreal")
    for day, hour, quiet in (
        (16, 7, True),
        (16, 8, False),
        (16, 21, False),
        (16, 22, True),
        (18, 12, True),
        (21, 12, True),
    ):
        moment = int(datetime(2026, 11, day, hour, tzinfo=local).timestamp()) * 1000
        assert (nights.awake_from(moment) > moment) == quiet
    week = counted(nights, NOON, NOON + 7 * DAY, [])
    assert week == 4 * 14 * HOUR
    spring = int(datetime(2027, 3, 14, tzinfo=local).timestamp()) * 1000  # an hour is missing in that night
    assert counted(Calendar("America/Montreal"), spring, spring + 23 * HOUR, []) == 23 * HOUR
    assert counted(Calendar("America/Montreal", (0, 6 * 60)), spring, spring + 23 * HOUR, []) == 18 * HOUR
    turn = Clock.wound(correspondence(1, 0), SEATS).told(NOON, {"french"}, set(), set(), lambda seat: nights, [])
    # 24 waking hours from Monday 8:00: until Monday 22:00, none on Wednesday, and ten more on Tuesday
    assert turn.deadline("french", []) == int(datetime(2026, 11, 17, 18, tzinfo=local).timestamp()) * 1000


def test_nobody_stops_his_clock_for_good() -> None:
    for quiet, weekdays, dates in (
        ((0, 13 * 60), [], []),
        ((20 * 60, 9 * 60), [], []),
        (None, [0, 1, 2, 3], []),
        (None, [7], []),
        (None, [], [f"2026-{month:02}-{day:02}" for month in (1, 2, 3) for day in range(1, 29)]),
        (None, [], ["2026-02-30"]),
    ):
        with pytest.raises(HallError):
            checked_calendar("UTC", quiet, weekdays, dates)
    for bad in ((10, 0), (300, 601), (300, -1)):
        with pytest.raises(HallError):
            live(*bad)
    for bad in ((0, 1), (31, 1), (1, 91)):
        with pytest.raises(HallError):
            correspondence(*bad)
    assert live(60, 0).bank == MINUTE
