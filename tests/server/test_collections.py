"""What leaves the memory of a table, and when the whole of it is looked through."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from arpents.server.run import LOOK_AT_ALL, LeavingOld
from tests.server.players import Match, matches_of


@pytest.fixture
def uncollected() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()
    gc.unfreeze()


def test_a_match_that_is_forgotten_is_gone_without_a_collection(table: TestClient, uncollected: None) -> None:
    """Collections pass over what has lived long: a match that held on to itself would stay."""
    match = Match(table)
    match.to_planning()
    match.british.play(match.british.state()["actions"][0]["words"])
    match.french.post("undo", revision=match.french.state()["revision"])
    matches = matches_of(table)
    live = weakref.ref(matches.by_id[match.id])
    held = live()
    assert held is not None
    parts = [weakref.ref(held), weakref.ref(held.match), *map(weakref.ref, held.match.audiences.values())]
    matches.forget(held)
    del held
    assert [part() for part in parts] == [None] * len(parts)


class Circle:
    def __init__(self) -> None:
        self.own = self


def test_what_a_whole_collection_left_is_passed_over_for_an_hour(uncollected: None) -> None:
    clock = [0.0]
    leaving = LeavingOld(lambda: clock[0])
    gc.callbacks.append(leaving)
    try:
        gc.unfreeze()
        gc.collect(0)
        assert gc.get_freeze_count() == 0
        gc.collect()
        assert gc.get_freeze_count() > 1000
        old = Circle()
        there = weakref.ref(old)
        gc.collect()
        del old
        clock[0] += LOOK_AT_ALL / 2
        gc.collect()
        assert there() is not None  # it was passed over
        clock[0] += LOOK_AT_ALL
        gc.collect()
        assert there() is None
    finally:
        gc.callbacks.remove(leaving)
