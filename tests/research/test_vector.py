"""Many matches in one call: the same whoever steps them, without copies, and plain refusals."""

from __future__ import annotations

import os
import signal
from typing import Any

import numpy
import pytest
from gymnasium.spaces import Box, Dict
from gymnasium.wrappers import TransformObservation
from gymnasium.wrappers.vector import RecordEpisodeStatistics, VectorizeTransformObservation

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
        last = info["final_obs"][info["_final_obs"]] if info else []
        finals = [one["observation"].tobytes() for one in last]
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
    assert info["_final_obs"][row] and (info["final_obs"][row]["observation"] != seen["observation"][row]).any()
    assert matches.single_observation_space.contains(info["final_obs"][row])
    assert seen["action_mask"][row].any() and matches.words(choices(seen, rng)[row])


def test_what_comes_back_beside_observations_and_masks_stays_as_it_was() -> None:
    matches = VectorEnv("few-acres-of-snow", 2, opponent="random", max_cycles=2)
    rng = numpy.random.default_rng(3)
    kept: list[tuple[Any, ...]] = []
    seen, _ = matches.reset(seed=1)
    for step in range(4):
        seen, *flags, info = matches.step(choices(seen, rng))
        last = [] if not info else [info["final_obs"][0]["observation"], info["final_obs"][0]["action_mask"]]
        assert len(last) == 2 * (step % 2)
        kept.append((*flags, *last))
    copies = [[part.copy() for part in parts] for parts in kept]
    for _ in range(20):
        seen, rewards, over, cut, info = matches.step(choices(seen, rng))
        for part in (rewards, over, cut):
            part[:] = 1  # it is whoever asked who has them
        for one in info["final_obs"] if info else []:
            one["observation"][:] = 1
            one["action_mask"][:] = 1
    assert all((part == copy).all() for parts, old in zip(kept, copies, strict=True) for part, copy in zip(parts, old))
    assert not matches.step(choices(seen, rng))[1].any()


@pytest.mark.parametrize("opponent", ["random", "greedy"])
def test_a_mask_that_somebody_has_changed_lets_nothing_illegal_through(opponent: str) -> None:
    matches = VectorEnv("quebec-1759", 2, opponent=opponent, lang="en")
    seen, _ = matches.reset(seed=1)
    seen["action_mask"][:] = 1
    with pytest.raises(IllegalAction, match="not what is being asked"):
        matches.step([2, 2])
    matches.close()


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
    (lambda one: one.step([0]), EnvironmentFault, "1 choice was given for 2 matches", "1 choix a été donné"),
    (lambda one: one.step([[0], [1, 2]]), EnvironmentFault, "a row of 2 numbers", "une rangée de 2 numéros"),
    (lambda one: one.step([[0], [1]]), EnvironmentFault, "a row of 2 numbers", "une rangée de 2 numéros"),
    (lambda one: one.step(0), EnvironmentFault, "a row of 2 numbers", "une rangée de 2 numéros"),
    (lambda one: one.step([None, 1]), EnvironmentFault, "“none” is no choice", "« none » n’est pas un choix"),
    (lambda one: one.step([0.5, 1.0]), EnvironmentFault, "“0.5” is no choice", "n’est pas un choix"),
    (lambda one: one.step([-1, -1]), UnknownAction, "there is no −1", "il n’y a pas de −1"),
    (lambda one: one.step([2, 2]), IllegalAction, "not what is being asked", "pas ce qui est demandé"),
    (lambda one: one.reset(seed="x"), EnvironmentFault, "“x” is no seed", "n’est pas une graine"),
    (lambda one: one.reset(seed=[1]), EnvironmentFault, "1 seed was given for 2 matches", "pour 2 parties"),
    (lambda one: one.reset(options={"reset_mask": [1, 0]}), EnvironmentFault, "`reset_mask` says", "`reset_mask` dit"),
    (
        lambda one: one.reset(options={"tides": "on"}),
        EnvironmentFault,
        "“tides” is chosen when",
        "« tides » se choisit",
    ),
    (lambda one: remade(one, n=0), EnvironmentFault, "number of matches", "nombre de parties"),
    (lambda one: remade(one, workers=0), EnvironmentFault, "number of workers", "nombre de processus"),
    (lambda one: remade(one, seat="dutch"), UnknownSeat, "nobody sits as “dutch”", "personne ne joue"),
    (lambda one: remade(one, opponent="napoleon"), ArpentsError, "“napoleon”", "napoleon"),
    (lambda one: remade(one, opponent=None), ArpentsError, "“none”", "none"),
    (lambda one: remade(one, autoreset_mode="never"), EnvironmentFault, "no way “never”", "de façon « never »"),
    (lambda one: remade(one).render(), EnvironmentFault, "reset() comes first", "reset() vient d’abord"),
    (lambda one: closed(one).render(), EnvironmentFault, "was closed", "a été fermé"),
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
            said = str(fault.value).lower().replace("\u00a0", " ").replace("\u202f", " ")
            assert (english if lang == "en" else french).lower() in said and "\n" not in said
            assert (matches.arrays.observations == before).all()


@pytest.mark.parametrize("workers", [1, 2])
def test_a_refusal_tells_in_which_of_the_matches(workers: int) -> None:
    for lang, words in (("en", "In match 3: That is not"), ("fr", "Dans la partie 3")):
        matches = VectorEnv("quebec-1759", 4, opponent="random", workers=workers, lang=lang)
        seen, _ = matches.reset(seed=1)
        given = choices(seen, numpy.random.default_rng(1))
        given[3] = 2
        with pytest.raises(IllegalAction) as fault:
            matches.step(given)
        assert str(fault.value).startswith(words) and fault.value.arguments["match"] == 3
        matches.close()


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


def test_seeds_may_be_an_array_and_some_matches_may_begin_anew_while_the_others_go_on() -> None:
    for workers in (1, 2):
        matches = VectorEnv("few-acres-of-snow", numpy.int64(4), opponent="random", workers=workers)
        rng = numpy.random.default_rng(5)
        before = matches.reset(seed=7)[0]["observation"].copy()
        assert (matches.reset(seed=numpy.arange(7, 11))[0]["observation"] == before).all()
        for _ in range(9):
            seen = matches.step(choices(matches.seen(), rng))[0]
        played_on = seen["observation"].copy()
        which = numpy.array([True, False, False, True])
        anew = matches.reset(seed=7, options={"reset_mask": which})[0]["observation"]
        assert (anew[which] == before[which]).all() and (anew[~which] == played_on[~which]).all()
        boards = matches.render()
        assert len(boards) == 4 and boards[0] != boards[1] and all("\n" in board for board in boards)
        matches.close()


@pytest.mark.parametrize("workers", [1, 2])
def test_the_wrappers_of_gymnasium_work_over_matches_that_begin_anew_a_step_later(workers: int) -> None:
    matches = VectorEnv(
        "few-acres-of-snow", 3, opponent="random", max_cycles=10, workers=workers, autoreset_mode="NextStep"
    )
    space = Dict({**matches.single_observation_space.spaces, "observation": Box(-128, 127, (matches.table.size,))})
    wrapped = RecordEpisodeStatistics(
        VectorizeTransformObservation(matches, TransformObservation, func=as_floats, observation_space=space)
    )
    rng = numpy.random.default_rng(6)
    seen, _ = wrapped.reset(seed=3)
    first = seen["observation"].copy()
    for _ in range(2):
        for _ in range(10):
            given = numpy.array(choices(seen, rng))
            assert wrapped.observation_space.contains(seen) and wrapped.action_space.contains(given)
            seen, _, _, cut, info = wrapped.step(given)
        assert cut.all() and info["episode"]["l"].tolist() == [10, 10, 10] and "final_obs" not in info
        seen, rewards, over, cut, info = wrapped.step([0, 0, 0])  # begins anew: what is given does not matter
        assert not cut.any() and not over.any() and not rewards.any() and info == {}
        assert (seen["observation"] != first).any()
    wrapped.close()


def test_matches_that_begin_anew_a_step_later_are_the_same_matches() -> None:
    now = VectorEnv("few-acres-of-snow", 2, opponent="random", seat="french")
    later = VectorEnv("few-acres-of-snow", 2, opponent="random", seat="french", autoreset_mode="NextStep")
    rows: list[list[bytes]] = []
    for matches in (now, later):
        seen, _ = matches.reset(seed=1)
        told: list[bytes] = [seen["observation"][0].tobytes()]
        dice = numpy.random.default_rng(3)
        over = numpy.zeros(2, bool)
        ended = 0
        while ended < 2:
            waits = matches is later and over[0]
            given = [0, int(numpy.flatnonzero(seen["action_mask"][1] if seen["action_mask"][1].any() else [1])[0])]
            given[0] = 0 if waits else int(dice.choice(numpy.flatnonzero(seen["action_mask"][0])))
            seen, _, over, _, info = matches.step(given)
            over = over.copy()
            if over[0] and matches is now:
                told.append(info["final_obs"][0]["observation"].tobytes())
            if over[0]:
                ended += 1
                assert matches is now or not seen["action_mask"][0].any()
            told.append(seen["observation"][0].tobytes())
        rows.append(told[:-1] if matches is now else told)
    assert rows[0] == rows[1] and len(rows[0]) > 100


def as_floats(seen: dict[str, Any]) -> dict[str, Any]:
    return {**seen, "observation": seen["observation"].astype(numpy.float32)}
