"""One golden match per scenario: every prompt, decision and event."""

import pytest

from tests.few_acres_of_snow.playthrough import DIRECTORY, head_of, tell
from tests.few_acres_of_snow.table import GAME


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_the_golden_match_is_told_the_same(scenario):
    text = (DIRECTORY / f"{GAME.slug}.{scenario}.txt").read_text("utf-8")
    head = head_of(text)
    assert head[0] == scenario
    assert tell(*head) == text
    assert "winner" in text.splitlines()[-2]
