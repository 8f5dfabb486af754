"""`@rule("7.62")`: the numbered rule of the rulebook that a test proves.

    from tests.rules import rule

    @rule("7.62")
    def test_7_62_third_loss_falls_on_drilled_troops() -> None: ...

A test may prove several: `@rule("7.61", "7.62")`. Which rulebook is told by the directory: tests/quebec_1759.
"""

import pytest

rule = pytest.mark.rule
