"""The second example plays by the whole contract: dice, something hidden, an option and an interruption."""

from __future__ import annotations

import pytest

from arpents.engine.errors import PositionFault
from arpents.proof import battery
from examples.pelts import GAME
from tests.table import asked, offered, play, position, refused, told


def test_1_a_one_loses_what_was_taken() -> None:
    state = play(position(GAME, dice=[5, 1]), "french roll", "french roll")
    assert told(state, "lost") == [{"seat": "seat-french", "pelts": 5, "rule": "1"}]
    assert state.to_act == ("british",)


def test_2_what_was_kept_is_safe() -> None:
    state = position(GAME, dice=[5])
    assert refused(state, "keep") == ("nothing-taken", "2")
    play(state, "roll", "keep")
    assert state.view(None)["kept"] == {"french": 5, "british": 0}


def test_3_a_six_leads_by_the_post_of_the_other() -> None:
    state = play(position(GAME, dice=[6]), "french roll")
    assert asked(state) == "toll" and offered(state, "british") == ["toll", "pass"]
    play(state, "british toll")
    assert asked(state, "french").arguments == {"pelts": 4}
    assert state.view(None)["kept"]["british"] == 2


def test_4_a_cache_is_seen_by_others_when_it_is_shown() -> None:
    state = position(GAME, cache={"french": 3})
    assert state.view("french")["cache"]["french"] == 3 and state.view("british")["cache"]["french"] is None
    play(state, "show")
    assert state.view(None)["cache"]["french"] == 3
    assert not state.can_undo("french") and refused(state, "show") == ("shown-before", "4")


def test_5_whoever_has_enough_wins() -> None:
    state = play(position(GAME, kept={"french": 17}, cache={"french": 3}), "show")
    assert (state.outcome.winner, state.outcome.rule) == ("french", "5")
    longer = position(GAME, options={"goal": "forty"}, kept={"french": 17}, cache={"french": 3})
    assert play(longer, "show").outcome is None


def test_a_position_is_told_all_its_faults() -> None:
    with pytest.raises(PositionFault) as found:
        position(GAME, kept={"spanish": 1}, cache={"french": 4}, open="all")
    assert [fault.reason for fault in found.value.faults] == ["unknown-seat", "number-out-of-range", "not-a-list"]


@pytest.mark.parametrize("seed", range(20))
def test_the_battery_passes(seed: int) -> None:
    assert battery.examine(GAME, seed).decisions >= 5


def test_the_battery_finds_a_cache_that_is_not_dealt_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "view", lambda game, state, seat: {"cache": state.cache[:]})
    with pytest.raises(battery.Failure):
        battery.examine(GAME, 1)
