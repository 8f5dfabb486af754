"""The battery passes on every game, and can fail."""

from __future__ import annotations

import random

import pytest

import arpents
from arpents.engine.match import Match
from arpents.engine.record import Record
from arpents.proof import battery

SEEDS = (0, 1, 2, 3)
GAME = arpents.game("quebec-1759")


def some_match(decisions: int = 90) -> Match:
    state = GAME.start(seed=21)
    rng = random.Random(21)
    for _ in range(decisions):
        seat = rng.choice(state.to_act)
        state.apply(seat, rng.choice(state.actions(seat)))
    return state


def told(state: Match) -> list[str]:
    return list(battery.faults_of(GAME, state, set(), random.Random(1), True))


@pytest.mark.parametrize("slug", arpents.games())
@pytest.mark.parametrize("seed", SEEDS)
def test_random_matches_pass_the_battery(slug: str, seed: int) -> None:
    game = arpents.game(slug)
    examined = battery.examine(game, seed, every=7)
    assert examined.decisions > 0


def test_every_scenario_and_option_value_is_met() -> None:
    for slug in arpents.games():
        game = arpents.game(slug)
        variants = [battery.variant(game, seed) for seed in range(400)]
        assert {scenario for scenario, _ in variants} == set(game.scenarios)
        met = {(id, value) for _, options in variants for id, value in options.items()}
        assert met == {(option.id, value) for option in game.options for value in option.values[1:]}


def test_a_sound_match_has_no_faults() -> None:
    assert told(some_match()) == []


def test_a_block_in_two_places_is_noticed() -> None:
    state = some_match()
    state.here[3] ^= 1 << 4  # type: ignore[attr-defined]
    assert any("block-in-two-places" in what for what in told(state))


def test_a_value_from_nowhere_is_noticed() -> None:
    state = some_match()
    state.cv[0] = 9  # type: ignore[attr-defined]
    assert any("cv-out-of-range" in what for what in told(state))


def test_actions_on_offer_twice_or_unsorted_are_noticed() -> None:
    state = some_match()
    seat = state.to_act[0]

    class Shuffled:
        """A match whose list of actions is upside down."""

        def __init__(self) -> None:
            self.game, self.stack, self.to_act = state.game, state.stack, state.to_act
            self.words, self.action, self.key, self.copy = state.words, state.action, state.key, state.copy

        def actions(self, name: str) -> list[int]:
            return [*reversed(state.actions(name)), state.actions(name)[0]]

    assert any("not sorted" in what for what in battery.choices(Shuffled(), seat, set(), random.Random(1)))  # type: ignore[arg-type]


def test_a_record_that_ends_elsewhere_fails() -> None:
    state = GAME.start(seed=4)
    record = Record("quebec-1759", "campaign", {}, 5)
    with pytest.raises(battery.Failure) as failure:
        battery.replayed(GAME, state, record)
    assert "seed 5" in failure.value.dump()["record"]  # type: ignore[operator]


def test_an_exception_becomes_a_failure_with_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("nothing left")

    monkeypatch.setattr(battery, "faults_of", broken)
    with pytest.raises(battery.Failure) as failure:
        battery.examine(GAME, 3)
    assert "nothing left" in failure.value.what
    assert failure.value.record.text().startswith("arpents record 2")
