"""What each audience saw is kept whole, however large the numbers in it are."""

import random

import orjson
import pytest

from arpents.games import ROOMS, find
from arpents.table.sight import Sight, trimmed


@pytest.mark.parametrize("slug", ROOMS)
def test_what_happened_is_read_as_it_was_written(slug: str) -> None:
    state, choosing = find(slug).start(seed=7), random.Random(7)
    for _ in range(300):
        if not state.to_act:
            break
        seat = state.to_act[0]
        state.play(seat, state.words(choosing.choice(state.actions(seat))))
        for name in state.game.seats:
            orjson.dumps(state.view(name))
    sight = Sight({"french": "shown"}, [trimmed(event) for event in state.log])
    assert len(sight.events) > 20
    assert Sight.read(sight.text()) == sight
    for event in state.events:
        orjson.dumps(event)


def test_numbers_beyond_64_bits_are_kept() -> None:
    sight = Sight({}, [[1, "2.1", 3, 1 << 90]])
    assert Sight.read(sight.text()) == sight
