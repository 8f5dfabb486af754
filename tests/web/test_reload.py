"""What a browser has once had of the page it does not ask for again."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import arpents
from tests.web.player import Player

FEW = 5  # requests of a table that was open before
# What came over the line, not out of the browser's own store.
ASKED = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .filter((entry) => entry.transferSize > 0).map((entry) => entry.name)"""

Sit = Callable[..., Player]


@pytest.mark.parametrize("slug", ["wilderness-war", "muskets-tomahawks"])  # with a drawn map, and with most facts
def test_a_warm_reload_of_a_table_makes_at_most_five_requests(sit: Sit, slug: str) -> None:
    player = sit("fr")
    lines: list[str] = []
    player.page.on("websocket", lambda socket: lines.append(socket.url))
    player.begin(slug, seat=arpents.game(slug).seats[0])
    player.await_turn()
    player.page.wait_for_load_state("networkidle")
    lines.clear()
    player.page.reload()
    player.await_turn()
    player.page.locator(".board svg.pieces").wait_for()
    player.page.wait_for_load_state("networkidle")
    asked = player.page.evaluate(ASKED) + lines
    assert 2 <= len(asked) <= FEW, asked
