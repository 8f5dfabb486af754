"""Observations and masks in somebody's arrays, and what is said of arrays that will not do."""

from __future__ import annotations

import random
from typing import Any

import numpy
import pytest

import arpents
from arpents.engine.errors import ArpentsError, BufferFault
from arpents.engine.rows import Row


@pytest.mark.parametrize("slug", arpents.games())
def test_written_into_arrays_they_say_what_the_bytes_and_the_choices_say(slug: str) -> None:
    game = arpents.game(slug)
    rng = random.Random(2)
    state = game.start(None, game.bot_options(), 2, events=False)
    seen = numpy.ones((2, game.observation.size), numpy.int8)
    masks = numpy.ones((2, game.action_count), bool)
    row = Row(game, 0, seen[1], masks[1])
    for _ in range(40):
        seat = game.seat_number(state.to_act[0])
        game.observe_into(state, seat, seen[0])
        game.mask_into(state, seat, masks[0])
        raw = game.observe(state, seat)
        assert seen[0].tobytes() == raw
        assert numpy.flatnonzero(masks[0]).tolist() == sorted(game.action_space.indexes(state.legal(seat)))
        row.show(state)
        assert seen[1].tobytes() == game.observe(state, 0)
        assert masks[1].sum() == len(state.legal(0))
        found: Any = game.observation.arrays(raw)
        floats: Any = game.observation.arrays(seen[0], floats=True)
        for layer in game.observation.all:
            assert found[layer.name].shape == (len(layer.rows), len(layer.columns))
            assert found[layer.name].dtype == (numpy.int8 if layer.signed else numpy.uint8)
            assert floats[layer.name].dtype == numpy.float32
            assert (floats[layer.name] == found[layer.name]).all()
        state.act(seat, rng.choice(state.legal(seat)))


def test_named_arrays_are_views_of_the_buffer() -> None:
    game = arpents.game("quebec-1759")
    buffer = numpy.zeros(game.observation.size, numpy.int8)
    found: Any = game.observation.arrays(buffer)
    game.observe_into(game.start(seed=1), 1, buffer)
    assert found["seat"].tolist() == [[0, 1]]


WRONG = [
    ([0] * 10, "An array of bytes is wanted here, not list.", "Il faut ici un tableau d’octets, et non list."),
    (numpy.zeros(4, numpy.float32), "entries of type float32; bytes are wanted", "sont du type float32\u202f; il faut"),
    (numpy.zeros(7, numpy.int8), "has 7 bytes; exactly 739 are wanted", "a 7 octets\u202f; il en faut exactement 739"),
    (bytes(739), "can only be read", "en lecture seule"),
    (numpy.zeros(2 * 739, numpy.int8)[::2], "does not lie in one piece", "n’est pas d’un seul tenant"),
]


@pytest.mark.parametrize(("buffer", "english", "french"), WRONG)
def test_an_array_that_will_not_do_is_refused_in_one_sentence(
    buffer: Any, english: str, french: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = arpents.game("quebec-1759")
    for language, sentence in (("en_GB.UTF-8", english), ("fr_CA.UTF-8", french)):
        monkeypatch.setenv("LC_ALL", language)
        with pytest.raises(BufferFault) as fault:
            game.mask_into(game.start(), 0, buffer)
        assert sentence in str(fault.value) and "\n" not in str(fault.value)
    if not isinstance(buffer, bytes):
        with pytest.raises(BufferFault):
            game.observe_into(game.start(), 0, buffer)


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_nobody_has_is_refused(seat: int) -> None:
    game = arpents.game("quebec-1759")
    state = game.start()
    for ask in (
        lambda: game.observe(state, seat),
        lambda: game.mask_into(state, seat, bytearray(game.action_count)),
    ):
        with pytest.raises(ArpentsError) as fault:
            ask()
        assert fault.value.reason == "unknown-seat"
