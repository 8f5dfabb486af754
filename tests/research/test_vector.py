"""Many matches in one call: the same whoever steps them, without copies, and plain refusals."""

from __future__ import annotations

import os
import signal
from typing import Any

import numpy
import pytest

import arpents
from arpents.engine.errors import ArpentsError, IllegalAction, UnknownAction, UnknownSeat
from arpents.research.vector import VectorEnv
from arpents.research.wording import EnvironmentFault


def choices(seen: dict[str, Any], rng: numpy.random.Generator) -> list[int]:
    return [int(rng.choice(numpy.flatnonzero(mask))) for mask in seen["action_mask"]]


def played(matches: VectorEnv, steps: int) -> list[Any]:
    """Everything that comes back, copied."""
    rng = numpy.random.default_rng(1)
    seen, _ = matches.reset(seed=5)
    found = []
    for _ in range(steps):
        seen, rewards, over, cut, info = matches.step(choices(seen, rng))
        finals = info["final_obs"]["observation"][info["_final_obs"]].tobytes() if info else b""
        found.append((seen["observation"].tobytes(), seen["action_mask"].tobytes(), rewards.tolist(), over.tolist()))
        found.append((cut.tolist(), finals))
    return found


@pytest.mark.parametrize("slug", arpents.games())
def test_every_game_steps_the_same_in_one_process_and_in_two(slug: str) -> None:
    alone = VectorEnv(slug, 3, opponent="random", max_cycles=8)
    together = VectorEnv(slug, 3, opponent="random", max_cycles=8, workers=2)
    first = played(alone, 12)
    assert first == played(together, 12)
    assert any(True in cut for cut, _ in first[1::2])
    space = alone.observation_space
    assert space.contains(alone.seen()) and alone.single_action_space.n == arpents.game(slug).action_count
    alone.close()
    together.close()


def test_uneven_shares_are_stepped_alike_and_a_choice_is_refused_wherever_its_match_is() -> None:
    alone = VectorEnv("few-acres-of-snow", 5, opponent="random", max_cycles=20)
    shared = VectorEnv("few-acres-of-snow", 5, opponent="random", max_cycles=20, workers=3, lang="en")
    assert played(alone, 30) == played(shared, 30)
    for row in range(5):
        given = choices(shared.seen(), numpy.random.default_rng(2))
        given[row] = int(numpy.flatnonzero(shared.seen()["action_mask"][row] == 0)[-1])
        before = shared.arrays.observations.copy()
        with pytest.raises(IllegalAction):
            shared.step(given)
        assert (shared.arrays.observations == before).all()
    after = shared.step(choices(shared.seen(), numpy.random.default_rng(2)))[0]["observation"]
    assert (after == alone.step(choices(alone.seen(), numpy.random.default_rng(2)))[0]["observation"]).all()
    alone.close()
    shared.close()


def test_matches_end_with_rewards_and_begin_anew_in_the_same_arrays() -> None:
    matches = VectorEnv("few-acres-of-snow", 4, opponent="random", seat="french")
    rng = numpy.random.default_rng(3)
    first, _ = matches.reset(seed=1)
    ended = 0
    while not ended:
        seen, rewards, over, cut, info = matches.step(choices(first, rng))
        ended = int(over.sum())
    assert seen["observation"] is first["observation"] and seen["action_mask"] is first["action_mask"]
    assert not cut.any() and set(rewards[over].tolist()) <= {-1.0, 0.0, 1.0} and not rewards[~over].any()
    row = int(numpy.flatnonzero(over)[0])
    assert info["_final_obs"][row] and (info["final_obs"]["observation"][row] != seen["observation"][row]).any()
    assert seen["action_mask"][row].any() and matches.words(choices(seen, rng)[row])


def test_a_thinking_opponent_plays_the_other_seat() -> None:
    matches = VectorEnv("few-acres-of-snow", 2, opponent="greedy", seat="french")
    rng = numpy.random.default_rng(4)
    seen, _ = matches.reset(seed=2)
    for _ in range(15):
        seen, *_ = matches.step(choices(seen, rng))
        assert seen["action_mask"].any(axis=1).all()
    assert len(matches.render()) == 2
    again = VectorEnv("few-acres-of-snow", 2, opponent="greedy", seat="french")
    before = again.reset(seed=2)[0]["observation"].copy()
    assert (again.reset(seed=[2, 3])[0]["observation"] == before).all()


BAD: list[tuple[Any, type[ArpentsError], str, str]] = [
    (lambda one: one.step([0]), EnvironmentFault, "1 choices were given for 2 matches", "1 choix ont été donnés"),
    (lambda one: one.step([0.5, 1.0]), EnvironmentFault, "“0.5” is no choice", "n’est pas un choix"),
    (lambda one: one.step([-1, -1]), UnknownAction, "there is no −1", "il n’y a pas de −1"),
    (lambda one: one.step([2, 2]), IllegalAction, "not what is being asked", "pas ce qui est demandé"),
    (lambda one: one.reset(seed="x"), EnvironmentFault, "“x” is no seed", "n’est pas une graine"),
    (lambda one: one.reset(seed=[1]), EnvironmentFault, "for 2 matches", "pour 2 parties"),
    (lambda one: remade(one, n=0), EnvironmentFault, "number of matches", "nombre de parties"),
    (lambda one: remade(one, workers=0), EnvironmentFault, "number of workers", "nombre de processus"),
    (lambda one: remade(one, seat="dutch"), UnknownSeat, "nobody sits as “dutch”", "personne ne joue"),
    (lambda one: remade(one, opponent="napoleon"), ArpentsError, "“napoleon”", "napoleon"),
    (lambda one: remade(one).step([0, 0]), EnvironmentFault, "reset() comes first", "reset() vient d’abord"),
    (lambda one: closed(one).reset(), EnvironmentFault, "was closed", "a été fermé"),
]


def remade(one: VectorEnv, n: int = 2, **more: Any) -> VectorEnv:
    return VectorEnv("quebec-1759", n, lang=one.table.lang, **more)


def closed(one: VectorEnv) -> VectorEnv:
    one.close()
    return one


@pytest.mark.parametrize("workers", [1, 2])
def test_bad_input_is_refused_in_one_sentence_of_either_language(workers: int) -> None:
    for lang in ("en", "fr"):
        matches = VectorEnv("quebec-1759", 2, opponent="random", workers=workers, lang=lang)
        matches.reset(seed=1)
        before = matches.arrays.observations.copy()
        for ask, kind, english, french in BAD:
            with pytest.raises(kind) as fault:
                ask(matches)
            said = str(fault.value).lower()
            assert (english if lang == "en" else french).lower() in said and "\n" not in said
            assert (matches.arrays.observations == before).all()


def test_a_worker_that_dies_is_told_in_one_sentence_and_nothing_of_it_is_used() -> None:
    matches = VectorEnv("quebec-1759", 2, opponent="random", workers=2, lang="en")
    seen, _ = matches.reset(seed=1)
    os.kill(matches.foremen[0].process.pid, signal.SIGKILL)
    with pytest.raises(EnvironmentFault) as fault:
        matches.step(choices(seen, numpy.random.default_rng(1)))
    assert str(fault.value) == "A worker process ended before its work was done; nothing it left is used."
    with pytest.raises(EnvironmentFault) as closed:
        matches.step([0, 0])
    assert "closed" in str(closed.value)
