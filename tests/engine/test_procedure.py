"""What a procedure offers when its room says no more than what might be asked."""

from __future__ import annotations

from typing import Any

from arpents.engine.actions import ALLOWED, NOT_ASKED
from arpents.engine.procedure import Procedure


class Asking(Procedure[Any]):
    def candidates(self, state: Any, seat: int) -> list[int]:
        return [7, 3]


class Forbidding(Asking):
    def forbids(self, state: Any, seat: int, action: int) -> int:
        return ALLOWED if action == 3 else 5


def test_candidates_are_offered_in_order_and_nothing_else_is_asked() -> None:
    asking = Asking(0)
    assert asking.actions(None, 0) == [3, 7]
    assert [asking.forbids(None, 0, action) for action in (3, 5, 7)] == [ALLOWED, NOT_ASKED, ALLOWED]


def test_what_a_rule_forbids_is_not_offered() -> None:
    assert Forbidding(0).actions(None, 0) == [3]


def test_a_chapter_that_asks_nobody_offers_nothing() -> None:
    silent: Procedure[Any] = Procedure(0)
    assert silent.actions(None, 0) == [] and silent.forbids(None, 0, 1) == NOT_ASKED
