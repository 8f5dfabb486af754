"""What computer players know of the game: terms, marches with an aim, and nothing that is hidden."""

from __future__ import annotations

import random
from typing import Any

import pytest

from arpents.bots import make_bot
from arpents.engine.chance import seeded
from arpents.engine.playout import playout
from arpents.games.small_wars_mohicans.advice import play
from arpents.games.small_wars_mohicans.advice.aims import aims_of
from arpents.games.small_wars_mohicans.advice.marches import Orders
from arpents.games.small_wars_mohicans.advice.quarters import go_into_quarters
from arpents.games.small_wars_mohicans.advice.terms import TERMS
from arpents.games.small_wars_mohicans.advice.ways import ways_from
from arpents.games.small_wars_mohicans.facts.board import BRITISH, FRENCH, PLACE, UNIT
from arpents.games.small_wars_mohicans.words import kinds
from arpents.speech import LANGUAGES, Speech
from tests.rules import rule
from tests.small_wars_mohicans.table import GAME, march

SEATS = GAME.seats


def midgame(seed: int, decisions: int) -> Any:
    state = GAME.start(seed=seed)
    playout(state, seeded(seed), decisions)
    return state


@pytest.mark.parametrize("decisions", [0, 60, 300, 700])
def test_the_terms_add_up_to_the_outlook_and_what_is_good_for_one_is_bad_for_the_other(decisions: int) -> None:
    state = midgame(3, decisions)
    for seat in (FRENCH, BRITISH):
        assert tuple(GAME.terms(state, seat)) == TERMS
        assert sum(GAME.terms(state, seat).values()) == GAME.outlook(state, seat) == -GAME.outlook(state, 1 - seat)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_has_a_name(lang: str) -> None:
    speech = Speech(GAME.slug, lang, strict=True)
    assert all(speech.text(f"term-{name}") for name in TERMS)


def test_a_place_of_victory_taken_an_army_and_its_advance_count() -> None:
    home = march("british", units={"foot-1": "albany", "foot-15": "albany"})
    near = march("british", units={"foot-1": "ft-oswego", "foot-15": "ft-oswego"})
    taken = march("british", units={"foot-1": "ft-oswego", "foot-15": "ft-oswego"}, owners={"ft-frontenac": "british"})
    fewer = march("british", units={"foot-1": "albany"})
    assert GAME.terms(near, BRITISH)["approach"] > GAME.terms(home, BRITISH)["approach"] > 0
    assert GAME.terms(taken, BRITISH)["goals"] > GAME.terms(near, BRITISH)["goals"]
    assert GAME.terms(home, BRITISH)["armies"] > GAME.terms(fewer, BRITISH)["armies"]


def test_battalions_that_would_starve_count_against_their_side() -> None:
    starving = march("british", turn=3, units={"foot-1": "william-henry"})
    housed = march("british", turn=3, units={"foot-1": "albany"})
    assert GAME.terms(starving, BRITISH)["supply"] < 0 == GAME.terms(housed, BRITISH)["supply"]


def test_ways_are_those_the_rules_allow() -> None:
    state = march("british", units={"foot-1": "albany"})
    ways = ways_from(state, BRITISH, PLACE["albany"], False)
    assert ways.cost[PLACE["ft-george"]] == 2 and ways.cost[PLACE["william-henry"]] > 4
    assert ways.cost[PLACE["ft-frontenac"]] == 4
    assert ways.cost[PLACE["mohawk"]] > 4


def test_a_march_on_an_empty_fort_is_one_chain_of_allowed_decisions() -> None:
    state = march("british", units={"foot-1": "albany", "foot-15": "johnson-hall"})
    orders = Orders(state.copy(), BRITISH, seeded(1))
    orders.march_on(PLACE["ft-frontenac"], True)
    for action in orders.script:
        assert state.allows(BRITISH, action)
        state.act(BRITISH, action)
    state.act(BRITISH, kinds.DONE)
    assert state.present(PLACE["ft-frontenac"], BRITISH)


@rule("S20.3", "S20.8")
def test_the_french_guard_what_the_fleet_could_land_at() -> None:
    army = {f"foot-{number}": "louisbourg" for number in (1, 15, 17, 22, 27)}
    near = march("french", sea_lift="louisbourg", units=army, owners={"louisbourg": "british"})
    away = march("french", sea_lift="boston", units=army, owners={"louisbourg": "british"})
    assert PLACE["quebec"] in aims_of(near, FRENCH).places
    assert PLACE["quebec"] not in aims_of(away, FRENCH).places
    closed = march("french", sea_lift="halifax", units=dict.fromkeys(army, "halifax"))
    assert PLACE["louisbourg"] in aims_of(closed, FRENCH).places
    assert PLACE["quebec"] not in aims_of(closed, FRENCH).places


def test_regulars_that_would_starve_go_into_winter_quarters() -> None:
    """S38.1 Only trails lead to Fort George."""
    state = march("british", turn=3, units={"foot-1": "ft-george", "foot-15": "new-york"})
    orders = Orders(state.copy(), BRITISH, seeded(1))
    go_into_quarters(orders)
    assert [state.words(action) for action in orders.script[:2]] == ["take foot-1", "trail albany"]
    assert orders.twin.location[UNIT["foot-1"]] == PLACE["albany"]
    assert orders.twin.location[UNIT["foot-15"]] == PLACE["new-york"]


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_considered_answered_or_planned_is_allowed(seed: int) -> None:
    state = GAME.start(seed=seed, events=False)
    chance = seeded(seed)
    for number in range(400):
        if not state.acting():
            break
        seat = 0 if state.acting() & 1 else 1
        actions = state.legal(seat)
        for plan in play.plans(state, seat, chance) if number % 40 == 0 else []:
            twin = state.copy()
            for action in plan:
                assert twin.allows(seat, action)
                twin.act(seat, action)
        way = GAME.consider if number % 2 else GAME.respond
        action = way(state, seat, actions, chance)
        assert action in actions
        state.act(seat, action)


def test_matches_that_look_the_same_to_the_british_get_the_same_decision() -> None:
    """S4.18 The French ships lie face down."""
    compared = 0
    for seed in range(6):
        state = midgame(seed, 60)
        while state.to_act and not (state.to_act[0] == "british" and len(state.actions("british")) > 1):
            state.apply(state.to_act[0], state.actions(state.to_act[0])[-1])
        twin = state.resample("british", random.Random(seed + 100))
        twin.record_from_here()
        assert twin.view("british") == state.view("british") and twin.actions("british") == state.actions("british")
        compared += twin.anchorages != state.anchorages
        one = make_bot("regular:40", random.Random(seed)).choose(GAME.seat(state, "british"))
        assert make_bot("regular:40", random.Random(seed)).choose(GAME.seat(twin, "british")) == one
    assert compared >= 3


@pytest.mark.parametrize("seat", SEATS)
def test_the_same_seed_gives_the_same_decision(seat: str) -> None:
    state = midgame(5, 200)
    while state.to_act[0] != seat or len(state.actions(seat)) == 1:
        state.apply(state.to_act[0], state.actions(state.to_act[0])[-1])
    chosen = {make_bot("veteran:60", random.Random(9)).choose(GAME.seat(state, seat)) for _ in range(2)}
    assert len(chosen) == 1


def test_the_levels_are_offered_and_its_deeds_are_told() -> None:
    told = {telling.id for telling in GAME.tellings.values()}
    assert GAME.advised()
    assert all(f"event-{name}" in told for names in GAME.deeds().values() for name in names)


@pytest.mark.parametrize(
    "options",
    [{}, {"calendar": "fourteen", "reinforcements": "historical", "combat": "d6", "opening-fire": "free-volley"}],
)
def test_a_level_plays_a_match_to_its_end(options: dict[str, str]) -> None:
    state = GAME.start(options=options, seed=11)
    bots = {seat: make_bot("recruit:6", random.Random(seat)) for seat in SEATS}
    decisions = 0
    while state.to_act:
        seat = state.to_act[0]
        action = bots[seat].choose(GAME.seat(state, seat))
        assert action in state.actions(seat)
        state.apply(seat, action)
        decisions += 1
        assert decisions < 20_000
    assert state.outcome is not None and state.outcome.winner in SEATS
