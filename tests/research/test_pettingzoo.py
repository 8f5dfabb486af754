"""PettingZoo's own tests, and what they do not ask: exact copies, no leak between secret orders, plain refusals."""

from __future__ import annotations

import copy
import functools
import pickle
import sys
import types
from typing import Any

import numpy
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import arpents
from arpents.engine.errors import (
    ArpentsError,
    IllegalAction,
    UnknownAction,
    UnknownOption,
    UnknownScenario,
    UnknownSeat,
)
from arpents.research.environments import environment_id
from arpents.research.pettingzoo import env, parallel_env, raw_env
from arpents.research.wording import EnvironmentFault, MissingLibrary


def step_at_random(match: Any) -> None:
    seen, _, over, cut, _ = match.last()
    space = match.action_space(match.agent_selection)
    match.step(None if over or cut else space.sample(seen["action_mask"]))


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("slug", arpents.games())
def test_the_tests_of_pettingzoo_pass(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(slug), num_cycles=15)
    api_test(raw_env(slug, floats=True, max_cycles=12), num_cycles=15)
    seed_test(functools.partial(env, slug), num_cycles=10)
    parallel_api_test(parallel_env(slug), num_cycles=10)
    parallel = functools.partial(parallel_env, slug)
    max_cycles_test(types.SimpleNamespace(parallel_env=parallel, env=lambda **more: parallel_to_aec(parallel(**more))))
    assert "Passed API test" in capsys.readouterr().out
    assert env(slug).metadata["name"] == f"arpents_{environment_id(slug)}"


@pytest.mark.parametrize("slug", arpents.games())
def test_copies_and_pickles_go_on_identically(slug: str) -> None:
    match = env(slug)
    match.reset(seed=7)
    for _ in range(25):
        step_at_random(match)
    twins = [copy.deepcopy(match), pickle.loads(pickle.dumps(match))]
    for _ in range(60):
        step_at_random(match)
        for twin in twins:
            step_at_random(twin)
            assert twin.agent_selection == match.agent_selection
            assert twin.state.key() == match.state.key()
            for agent in match.possible_agents:
                mine, theirs = match.observe(agent), twin.observe(agent)
                assert all((mine[part] == theirs[part]).all() for part in mine)


def test_secret_orders_are_asked_one_after_the_other_and_do_not_leak() -> None:
    match = env("quebec-1759")
    match.reset(seed=3)
    choice = {words: number for number in range(739) for words in [match.words(number)]}
    match.step(choice["preset even"])
    match.step(choice["ready"])
    twin = copy.deepcopy(match)
    assert match.agent_selection == "french"
    before = match.observe("british")
    rng = numpy.random.default_rng(1)
    while match.agent_selection == "french":
        match.step(rng.choice(numpy.flatnonzero(match.observe("french")["action_mask"])))
        now = match.observe("british")
        assert all((now[part] == before[part]).all() for part in now)
    twin.step(choice["ready"])
    assert twin.agent_selection == match.agent_selection == "british"
    assert not match.observe("french")["action_mask"].any()


def test_a_match_played_to_its_end_gives_its_rewards() -> None:
    match = env("few-acres-of-snow")
    match.reset(seed=5)
    got = dict.fromkeys(match.possible_agents, 0.0)
    for agent in match.agent_iter():
        got[agent] += match.last(observe=False)[1]
        step_at_random(match)
    assert sorted(got.values()) in ([-1.0, 1.0], [0.0, 0.0]) and match.agents == []


def test_a_seat_sees_its_board_in_its_language() -> None:
    match = env("wilderness-war", render_mode="ansi", lang="fr")
    match.reset(seed=1)
    assert "Québec" in str(match.render())
    assert env("wilderness-war").render_mode is None


BAD: list[tuple[Any, type[ArpentsError], str, str]] = [
    (lambda lang: env("wilderness-war", scenario="1812", lang=lang), UnknownScenario, "no scenario “1812”", "« 1812 »"),
    (lambda lang: env("quebec-1759", options={"fog": "on"}, lang=lang), UnknownOption, "no option “fog”", "« fog »"),
    (lambda lang: env("quebec-1759", options={"tides": "no"}, lang=lang), UnknownOption, "cannot be “no”", "« no »"),
    (
        lambda lang: env("muskets-tomahawks", options={"lattice": "inch"}, lang=lang),
        UnknownOption,
        "“lattice” is “two-inch”, not “inch”",
        "« lattice » vaut « two-inch », et non « inch »",
    ),
    (
        lambda lang: begun(lang).reset(options={"tides": "on"}),
        EnvironmentFault,
        "“tides” is chosen when the environment is made",
        "« tides » se choisit quand on fait l’environnement",
    ),
    (
        lambda lang: begun(lang, True).reset(options={"tides": "on"}),
        EnvironmentFault,
        "“tides” is chosen when",
        "« tides » se choisit",
    ),
    (lambda lang: env("quebec-1759", options="tides", lang=lang), UnknownOption, "names and values", "« tides »"),
    (lambda lang: env(["chess"], lang=lang), ArpentsError, "no game “['chess']”", "« ['chess'] »"),
    (lambda lang: env("quebec-1759", lang=lang).last(), EnvironmentFault, "reset() comes first", "reset() vient"),
    (lambda lang: env("quebec-1759", lang=lang).render(), EnvironmentFault, "reset() comes first", "reset() vient"),
    (lambda lang: env("quebec-1759", lang=lang).rewards, EnvironmentFault, "reset() comes first", "reset() vient"),
    (lambda lang: begun(lang).words("x"), EnvironmentFault, "“x” is no choice", "« x » n’est pas un choix"),
    (lambda lang: parallel_env("quebec-1759", lang=lang).step({}), EnvironmentFault, "reset() comes", "reset() vient"),
    (lambda lang: begun(lang, True).step(None), EnvironmentFault, "not as “None”", "et non par « None »"),
    (
        lambda lang: begun(lang, True).step({"french": numpy.array([1, 2]), "british": 739}),
        EnvironmentFault,
        "“[1 2]” is no choice",
        "« [1 2] » n’est pas un choix",
    ),
    (lambda lang: env("chess", lang=lang), ArpentsError, "no game “chess”", "« chess »"),
    (lambda lang: env("quebec-1759", render_mode="human", lang=lang), EnvironmentFault, "there are: ansi", ": ansi"),
    (
        lambda lang: env("quebec-1759", max_cycles=0, lang=lang),
        EnvironmentFault,
        "number of cycles",
        "nombre de cycles",
    ),
    (lambda lang: env("quebec-1759", lang=lang).step(1), EnvironmentFault, "reset() comes first", "reset() vient"),
    (lambda lang: begun(lang).step(10**6), UnknownAction, "there is no 1,000,000", "il n’y a pas de"),
    (lambda lang: begun(lang).step(10**40), UnknownAction, "there is no …", "il n’y a pas de …"),
    (lambda lang: begun(lang).step(1.5), EnvironmentFault, "“1.5” is no choice", "« 1.5 » n’est pas un choix"),
    (lambda lang: begun(lang).step(2), IllegalAction, "not what is being asked now. [", "n’est pas ce qui est demandé"),
    (lambda lang: begun(lang).observe("dutch"), UnknownSeat, "nobody sits as “dutch”", "personne ne joue « dutch »"),
    (lambda lang: begun(lang).action_space("dutch"), UnknownSeat, "nobody sits as “dutch”", "ne joue « dutch »"),
    (lambda lang: begun(lang).reset(seed="x"), EnvironmentFault, "“x” is no seed", "« x » n’est pas une graine"),
]


def begun(lang: str, parallel: bool = False) -> Any:
    match = (parallel_env if parallel else env)("quebec-1759", lang=lang)
    match.reset(seed=1)
    return match


@pytest.mark.parametrize(("ask", "kind", "english", "french"), BAD)
def test_bad_input_is_refused_in_one_sentence_of_either_language(
    ask: Any, kind: type[ArpentsError], english: str, french: str
) -> None:
    for lang, words in (("en", english), ("fr", french)):
        with pytest.raises(kind) as fault:
            ask(lang)
        said = str(fault.value).replace("\u00a0", " ").replace("\u202f", " ")
        assert words.lower() in said.lower() and "\n" not in said and "‹" not in said
        assert said[0].isupper() or said[0] in "“«"
        again = pickle.loads(pickle.dumps(fault.value))
        assert (str(again), again.arguments) == (str(fault.value), fault.value.arguments)


def test_seats_that_decide_in_parallel_wait_when_they_are_not_asked() -> None:
    match = parallel_env("quebec-1759", lang="en")
    seen, _ = match.reset(seed=1)
    assert seen["british"]["action_mask"].nonzero()[0].tolist() == [match.wait]
    start = match.action_space("french").sample()
    for actions, words in (
        ({"french": start}, "a choice for the British is missing"),
        ({"french": match.wait, "british": match.wait}, "the French have something to decide"),
        ({"french": start, "british": 0}, "the British have nothing to decide now"),
        ({"french": start, "dutch": 0}, "nobody sits as “dutch”"),
    ):
        key = match.state.key() if match.state else ""
        with pytest.raises(ArpentsError) as fault:
            match.step(actions)
        assert words.lower() in str(fault.value).lower()
        assert match.state is not None and match.state.key() == key


def test_without_the_library_a_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    for module, name, title in (("pettingzoo", "pettingzoo", "PettingZoo"), ("openspiel", "pyspiel", "OpenSpiel")):
        monkeypatch.setitem(sys.modules, name, None)
        monkeypatch.delitem(sys.modules, f"arpents.research.{module}", raising=False)
        with pytest.raises(MissingLibrary) as fault:
            __import__(f"arpents.research.{module}")
        assert str(fault.value) == f'{title} n’est pas installé\u00a0: pip install "arpents[{module}]"'
