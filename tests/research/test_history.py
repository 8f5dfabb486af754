"""The last decisions in an observation: one's own, and of the others only what everybody can tell."""

from __future__ import annotations

import random
from typing import Any

import pytest

import arpents
from arpents.engine.game import Game
from arpents.engine.memory import KEPT
from arpents.engine.state import MatchState
from arpents.proof.hidden import told_apart


def history(game: Game[Any], state: MatchState, seat: str) -> list[str]:
    """What an observation tells, in words, the last decision first; `?` for what is hidden."""
    seen = game.observe(state, game.seat_number(seat))
    found: list[str] = []
    for row in range(KEPT):
        at = game.history_from + 4 * row
        by, verb, high, low = seen[at : at + 4]
        if not by:
            assert not any(seen[at : game.written_from])
            break
        index = game.action_space.firsts[verb - 1] + 256 * high + low if verb else -1
        words = state.words(game.action_space.action(index)) if verb else "?"
        found.append(f"{game.seats[by - 1]} {words}")
    return found


def test_a_seat_remembers_its_own_decisions_and_of_the_others_what_all_can_tell() -> None:
    game = arpents.game("quebec-1759")
    state = game.start(seed=1759)
    assert history(game, state, "french") == history(game, state, "british") == []
    for words in ("take fr-bearn", "put beauport", "preset even"):
        state.play("french", words)
    assert history(game, state, "french") == ["french preset even", "french put beauport", "french take fr-bearn"]
    assert history(game, state, "british") == ["french ?"]
    state.undo("french")
    assert history(game, state, "french") == ["french put beauport", "french take fr-bearn"]
    state.play("french", "preset even")
    state.play("french", "ready")
    assert history(game, state, "british") == ["french ready", "french ?"]


def test_what_is_decided_in_secret_at_the_same_time_is_not_told_at_all() -> None:
    game = arpents.game("quebec-1759")
    state = game.start(seed=1759)
    state.play("french", "preset even")
    state.play("french", "ready")
    assert state.to_act == ("french", "british")
    before = game.observe(state, 1)
    silent = state.copy()
    rng = random.Random(1)
    while "french" in state.to_act:
        assert game.observe(state, 1) == before
        state.apply("french", rng.choice(state.actions("french")))
    assert game.observe(state, 1) == before
    silent.play("french", "ready")
    assert game.observe(silent, 1) == before
    assert history(game, state, "french")[0] == "french ready"


@pytest.mark.parametrize("slug", arpents.games())
def test_copies_snapshots_and_resampled_matches_remember_the_same(slug: str) -> None:
    game = arpents.game(slug)
    rng = random.Random(11)
    state = game.start(None, game.bot_options(), 11, events=False)
    shown = 0
    for number in range(300):
        if not state.to_act:
            break
        seat = rng.choice(state.to_act)
        action = rng.choice(state.actions(seat))
        if number % 10 == 0:
            twin = state.copy()
            other = rng.choice(state.actions(seat))
            twin.apply(seat, other)
            assert history(game, twin, seat)[0] == f"{seat} {state.words(other)}"
            loaded = game.load(state.dump())
            for viewer in game.seats:
                told = history(game, state, viewer)
                assert history(game, loaded, viewer) == told
                assert history(game, state.resample(viewer, rng), viewer) == told
                shown += sum(1 for words in told if not words.startswith(viewer) and not words.endswith("?"))
            for what in told_apart(state, seat, action, rng):
                raise AssertionError(what)
        state.apply(seat, action)
        assert history(game, state, seat)[0] == f"{seat} {state.words(action)}"
    assert shown > 10


def test_a_match_without_history_remembers_nothing_and_is_otherwise_the_same() -> None:
    game = arpents.game("quebec-1759")
    kept, forgetful = game.start(seed=3), game.start(seed=3, history=False)
    for state in (kept, forgetful):
        state.play("french", "preset even")
    assert history(game, kept, "french") == ["french preset even"]
    assert forgetful.key() == forgetful.copy().key() == kept.key()
    for state in (forgetful, forgetful.copy(), forgetful.resample("french", random.Random(1))):
        assert history(game, state, "french") == []
        state.play("french", "ready")
        assert history(game, state, "french") == []
    kept.forget_decisions()
    kept.play("french", "ready")
    assert history(game, kept, "french") == []
