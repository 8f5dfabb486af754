"""What was drawn for a revision is let go with it, and the whole table with the match."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.web.memory import Heap
from tests.web.player import NOWHERE, Player

WARM = 8  # decisions after which everything has been drawn once
MANY = 40  # decisions
GROWTH = 2_000_000  # bytes; a page that keeps its old trees grows by five times as much
REMAINS = 2_500_000  # bytes: what was read of the program and its texts stays, the map and the match do not

Sit = Callable[..., Player]


def test_memory_does_not_grow_with_decisions_and_is_free_after_the_table(sit: Sit) -> None:
    player = sit("en")
    player.page.goto(f"{player.url}/#/new/small-wars-mohicans")
    player.page.locator(".new-match").wait_for()
    heap = Heap(player.page)
    outside = heap.used()
    player.begin("small-wars-mohicans", seat="french")
    dice, before = random.Random(1), NOWHERE
    warm = 0
    for number in range(WARM + MANY):
        if number == WARM:
            player.await_turn(before)
            warm = heap.used()
        decided = player.step(dice, before)
        assert decided
        before = decided
    player.await_turn(before)
    assert heap.steady(warm + GROWTH) < warm + GROWTH
    player.page.goto(f"{player.url}/#/new/small-wars-mohicans")
    player.page.locator(".new-match").wait_for()
    assert heap.steady(outside + REMAINS) < outside + REMAINS
