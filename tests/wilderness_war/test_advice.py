"""What the computer players know of Wilderness War: terms, lines and plans."""

import random

import pytest

import arpents
from arpents.bots import make_bot
from arpents.bots.lines import find_line
from arpents.engine.actions import kind_of
from arpents.engine.chance import seeded
from arpents.games.wilderness_war.advice.play import consider, respond
from arpents.games.wilderness_war.advice.terms import TERMS
from arpents.games.wilderness_war.room import GAME
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import kinds
from arpents.research.duel import deeds_of
from arpents.speech import LANGUAGES, Speech
from tests.wilderness_war.table import war

TORCHES = (kinds.DEMOLISH, kinds.DEMOLISH_LATER, kinds.RAZE, kinds.ABANDON, kinds.LEVEL)


def match(scenario: str, seed: int, decisions: int) -> State:
    """A match that both sides have played as they usually would."""
    state = GAME.start(scenario, {}, seed)
    chance = seeded(seed)
    for _ in range(decisions):
        if not state.to_act:
            break
        seat = GAME.seat_number(state.to_act[0])
        state.act(seat, respond(state, seat, state.legal(seat), chance))
    return state


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_the_terms_add_up_to_the_outlook(scenario: str) -> None:
    for decisions in (0, 90, 400):
        state = match(scenario, 5, decisions)
        for seat in (0, 1):
            found = GAME.terms(state, seat)
            assert tuple(found) == TERMS
            assert sum(found.values()) == GAME.outlook(state, seat) == -GAME.outlook(state, 1 - seat)


def test_a_lost_match_still_has_better_and_worse_losses() -> None:
    worse, better = match("annus-mirabilis", 1, 0), match("annus-mirabilis", 1, 0)
    for state, points in ((worse, 12), (better, 11)):
        state.points = points
        state.finish(2, 1)
    assert worse.ending and GAME.outlook(worse, 0) < GAME.outlook(better, 0) < -10_000


def test_a_led_army_is_drawn_to_a_work_it_can_take() -> None:
    works = {"ticonderoga": "french fort", "hudson-carry-north": "british fort"}
    army = ["abercromby", "22nd", "27th", "35th", "2-60th", "3-60th"]
    outlooks = []
    for space in ("new-york", "albany", "hudson-carry-north"):
        state = war({**dict.fromkeys(army, space), "bearn": "ticonderoga"}, works)
        outlooks.append(GAME.terms(state, 0)["approach"])
    assert outlooks == sorted(outlooks) and outlooks[0] < outlooks[-1]


def test_nobody_razes_his_own_works_by_chance() -> None:
    chance = seeded(3)
    offered = 0
    for seed in range(4):
        state = match("annus-mirabilis", seed, 40 * seed)
        seat = GAME.seat_number(state.to_act[0])
        actions = state.legal(seat)
        offered += any(kind_of(action) in TORCHES for action in actions)
        for _ in range(40):
            assert kind_of(consider(state, seat, actions, chance)) not in TORCHES
            assert kind_of(respond(state, seat, actions, chance)) not in TORCHES
    assert offered


def test_plans_are_whole_operations_that_the_rules_allow() -> None:
    for scenario in GAME.scenarios:
        state = GAME.start(scenario, {}, 2)
        seat = GAME.seat_number(state.to_act[0])
        plans = GAME.plans(state, seat, seeded(1))
        followed = 0
        marches = 0
        for plan in plans:
            line = find_line(state.copy(), seat, plan, seeded(1), 40)
            assert line.chain[0] == plan[0]
            followed += line.chain[: len(plan)] == plan
            marches += any(kind_of(action) == kinds.MOVE for action in line.chain)
        assert marches > 10, "a line goes on when the card is shown"
        assert 10 * followed > 7 * len(plans)


def test_matches_that_look_the_same_get_the_same_decision() -> None:
    compared = 0
    for seed in range(6):
        state = match("annus-mirabilis", seed, 30 + 40 * seed)
        seat = state.to_act[0]
        twin = state.resample(seat, random.Random(seed + 100))
        twin.record_from_here()
        assert twin.view(seat) == state.view(seat) and twin.actions(seat) == state.actions(seat)
        if len(state.actions(seat)) > 1:
            compared += twin.key() != state.key()
            one = make_bot("regular:40", random.Random(seed)).choose(GAME.seat(state, seat))
            assert make_bot("regular:40", random.Random(seed)).choose(GAME.seat(twin, seat)) == one
    assert compared > 2


def test_a_level_plays_a_match_to_its_end() -> None:
    state = GAME.start("annus-mirabilis", {}, 11)
    bots = {seat: make_bot("recruit:6", random.Random(f"recruit {seat}")) for seat in GAME.seats}
    while state.to_act:
        seat = state.to_act[0]
        action = bots[seat].choose(GAME.seat(state, seat))
        assert action in state.actions(seat)
        state.apply(seat, action)
    assert state.outcome is not None


def test_the_levels_are_offered_and_every_deed_is_an_event() -> None:
    assert arpents.game("wilderness-war").advised()
    told = {telling.id.removeprefix("event-") for telling in GAME.tellings.values()}
    for sort, events in GAME.deeds().items():
        assert {event.partition(" ")[0] for event in events} <= told, sort
    assert {"battles", "sieges", "assaults", "raids", "captures"} <= set(GAME.deeds())


def test_the_cards_of_a_match_are_counted_by_their_use() -> None:
    state = match("annus-mirabilis", 3, 300)
    counted = deeds_of(GAME, state)
    uses = [counted[f"cards-{use}"] for use in ("activation", "event", "response", "construction")]
    played = [event for event in state.events if event["kind"] == "event-card-played"]
    assert sum(uses) + len([event for event in played if event["arguments"]["use"] == "use-nothing"]) == len(played)
    assert uses[0] and uses[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_has_a_name(lang: str) -> None:
    speech = Speech(GAME.slug, lang, strict=True)
    assert len({speech.text(f"term-{name}") for name in TERMS}) == len(TERMS)
