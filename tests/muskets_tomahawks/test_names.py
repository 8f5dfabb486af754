"""Everything has a name of its own, in both languages, and no name tells what is hidden."""

from __future__ import annotations

import random

import pytest

import arpents
from arpents.engine.events import EVERYONE, Event
from arpents.games.muskets_tomahawks.facts.armies import ARMIES
from arpents.games.muskets_tomahawks.facts.profiles import PROFILE_IDS
from arpents.games.muskets_tomahawks.naming.forces import BOAT_NAMES, UNIT_NAMES
from arpents.games.muskets_tomahawks.naming.grounds import GROUNDS, place_name
from arpents.games.muskets_tomahawks.naming.names import names
from arpents.games.muskets_tomahawks.state import DESTROYED, State
from arpents.games.muskets_tomahawks.table.geometry import COLUMNS, LATTICE
from arpents.games.muskets_tomahawks.table.scenarios import SCENARIOS
from arpents.games.muskets_tomahawks.tally import TALLIES, standing, tallies
from arpents.games.muskets_tomahawks.victory import end_points
from arpents.games.muskets_tomahawks.words import kinds
from arpents.speech import LANGUAGES, Speech
from tests.muskets_tomahawks.table import area, house, scenario, table
from tests.rules import rule
from tests.table import play

GAME = arpents.game("muskets-tomahawks")
SPEECHES = {lang: Speech(GAME.slug, lang, strict=True) for lang in LANGUAGES}
PLAIN = ("raid", "ambush", "captives", "meeting", "reconnaissance", "portage")


def called(state: State, argument: str, number: int, lang: str) -> str:
    """What a thing is called, in a sentence."""
    named = names(state, {argument: number})[argument]
    form = "le" if lang == "fr" else "the"
    return str(SPEECHES[lang].resolve({"thing": named})[f"thing_{form}"])


def started(name: str, **options: str) -> State:
    state = GAME.start(name, options, seed=1)
    assert isinstance(state, State)
    return state


def test_every_profile_boat_and_ground_has_names_with_all_their_forms() -> None:
    ids = [f"unit-{name}" for pools in UNIT_NAMES for pool in pools.values() for name in pool]
    ids += [f"boat-{name}" for pool in BOAT_NAMES for name in pool]
    assert len(set(ids)) == len(ids) and len(UNIT_NAMES) == len(PROFILE_IDS)
    for id in ids:
        french, english = SPEECHES["fr"].forms_of(id), SPEECHES["en"].forms_of(id)
        assert set(french) == {"le", "de", "a", "accord", "short"} and set(english) == {"the", "short"}
        assert french["accord"] in ("m", "f") and len(french["short"]) <= 12 and len(english["short"]) <= 12
        assert french["le"].endswith(SPEECHES["fr"].text(id)) and english["the"].endswith(SPEECHES["en"].text(id))
    for one in SCENARIOS:
        for map in (one.map(0), one.map(1)):
            board = map.board
            assert {shape.name for shape in board.buildings + board.areas + board.roads + board.rivers} <= set(GROUNDS)
            assert all(SPEECHES[lang].has(f"goal-{id}") for id in map.objective_ids for lang in LANGUAGES)
    assert all(SPEECHES[lang].has(f"ground-{name}") for name in GROUNDS for lang in LANGUAGES)
    assert all(SPEECHES[lang].has(f"tally-{name}") for name in TALLIES for lang in LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", PLAIN)
def test_no_two_things_of_a_match_have_one_name(name: str, lang: str) -> None:
    for size, pairs in (("400", 3), ("200", 2)):
        for lists in ("first", "second", "third")[:pairs]:
            state = started(name, size=size, lists=lists)
            units = [called(state, "unit", unit, lang) for unit in range(state.units())]
            boats = [called(state, "boat", boat, lang) for boat in range(len(state.boat_type))]
            houses = [called(state, "building", building, lang) for building in range(len(state.fire))]
            told = units + boats + houses
            assert len(set(told)) == len(told), told


def test_names_follow_the_army_list_and_stay_the_same_to_the_end_of_the_match() -> None:
    state = started("raid")
    before = [called(state, "unit", unit, "fr") for unit in range(state.units())]
    assert before[:4] == [
        "le sieur de Langlade",
        "le capitaine de Beaujeu",
        "la compagnie franche de Repentigny",
        "la compagnie franche de La Corne",
    ]
    assert called(state, "building", 3, "fr") == "le moulin" and called(state, "building", 3, "en") == "the mill"
    rng = random.Random(4)
    for _ in range(150):
        seat = state.to_act[0]
        state.apply(seat, rng.choice(state.actions(seat)))
    assert [called(state, "unit", unit, "fr") for unit in range(state.units())] == before
    again = GAME.load(state.dump())
    assert isinstance(again, State)
    assert [called(again, "unit", unit, "fr") for unit in range(again.units())] == before


def test_warriors_are_of_the_nation_they_fight_beside() -> None:
    found = {}
    for army, other in (("brit_200_rangers", "fr_200_marine"), ("nat_200_raid", "brit_200_line")):
        state = GAME.position({"options": {"size": "200"}, "attacker": army, "defender": other})
        assert isinstance(state, State)
        for unit in range(state.units()):
            if PROFILE_IDS[state.profile[unit]] == "warriors":
                found[army if state.side[unit] == 0 else other] = called(state, "unit", unit, "en")
    assert found == {
        "brit_200_rangers": "the Canajoharie band",
        "fr_200_marine": "the Saint-François band",
        "nat_200_raid": "the Kittanning band",
    }


def test_when_all_names_are_given_they_are_given_again_with_a_number() -> None:
    state = table([("light_gun", 4)] * 5, [("light_gun", 4)], {})
    assert [called(state, "unit", unit, "en") for unit in range(6)] == [
        "the Lion gun",
        "the Unicorn gun",
        "the Lion gun no. 2",
        "the Unicorn gun no. 2",
        "the Lion gun no. 3",
        "the Unicorn gun no. 3",
    ]
    assert called(state, "unit", 2, "fr") == "la pièce du Lion n° 2"
    assert called(state, "unit", 40, "fr") == "l’unité 40" and called(state, "boat", 7, "en") == "boat 7"


def test_ready_lists_need_no_number() -> None:
    for army in ARMIES:
        size = {"options": {"size": str(army.points)}, "attacker": army.id, "defender": army.id}
        state = GAME.position(size)
        assert isinstance(state, State)
        for unit in range(state.units()):
            assert isinstance(names(state, {"unit": unit})["unit"], str), (army.id, unit)


@pytest.mark.parametrize(
    ("place", "french", "english"),
    [
        ((12, 36), "dans le bois aux Loups, 2 po au sud et 4 po à l’est du milieu", None),
        ((0, 24), None, None),
    ],
)
def test_places_are_named_by_the_board(place: tuple[int, int], french: str | None, english: str | None) -> None:
    state = started("raid", size="200")
    number = place[1] * 2 * COLUMNS + place[0] * 2
    told = {lang: SPEECHES[lang].resolve({"place": place_name(state, number)}) for lang in LANGUAGES}
    assert french is None or told["fr"]["place"] == french
    assert "×" not in str(told["fr"]["place"]) and "×" not in str(told["en"]["place"])
    assert str(told["en"]["place_to"]).startswith(("to ", "into "))


@pytest.mark.parametrize("name", PLAIN)
def test_no_two_places_have_one_name(name: str) -> None:
    state = started(name, size="200")
    for lang in LANGUAGES:
        seen: set[object] = set()
        for row in range(0, state.board.height // LATTICE + 1, 2):
            for column in range(0, state.board.width // LATTICE + 1, 2):
                told = SPEECHES[lang].resolve({"place": place_name(state, row * COLUMNS + column)})["place"]
                assert told not in seen, told
                seen.add(told)


def test_a_table_of_ones_own_is_named_by_what_stands_on_it() -> None:
    features = [house("building_log", 20, 20, 24, 24), area("woods", 40, 10, 50, 20), area("woods", 40, 30, 50, 40)]
    state = table([("rangers", 6)], [("rangers", 6)], {}, features)
    assert called(state, "building", 0, "fr") == "la maison de bois rond"
    told = names(state, {"place": "45 × 14"})["place"]
    assert SPEECHES["en"].resolve({"place": told})["place"] == "in the wood no. 1, 1 in south of its middle"
    bare = table([("rangers", 6)], [("rangers", 6)], {})
    told = names(bare, {"place": "12.5 × 3"})["place"]
    assert SPEECHES["fr"].resolve({"place": told})["place"] == "à 12,5 po du bord ouest et 3 po du bord sud"


def test_prompt_choices_refusals_and_log_use_the_names() -> None:
    state = scenario("raid", {"u2": {"at": [20, 20]}, "u9": {"at": [60, 20]}}, asked="u2")
    french, english = SPEECHES["fr"], SPEECHES["en"]
    assert english.prompt(state.prompt("attacker")) == "What does the Repentigny free company do? [7.12]"
    assert french.prompt(state.prompt("attacker")) == "Que fait la compagnie franche de Repentigny\u202f? [7.12]"
    play(state, "move")
    labels = [english.label(GAME, action, state) for action in state.actions("attacker")]
    assert any(label.startswith("Go to the ") for label in labels) and len(set(labels)) == len(labels)
    told = state.told(Event(kinds.FIRE_SET, "17.2", EVERYONE, 2, 3, 0, 0, 0))
    assert told["arguments"] == {"unit": 2, "building": 3}
    assert french.event(told) == "La compagnie franche de Repentigny incendie le moulin. [17.2]"


@rule("15.5")
def test_15_5_the_choice_for_an_intrigue_is_named() -> None:
    for seed in range(60):
        state = GAME.start("raid", {}, seed=seed)
        assert isinstance(state, State)
        words = [state.words(action) for action in state.actions("attacker")]
        if words[0].startswith("pledge"):
            labels = [SPEECHES["fr"].label(GAME, action, state) for action in state.actions("attacker")]
            building = state.intrigue[0] == 3
            assert (labels[0] == "Choisir la grande maison") == building
            assert len(set(labels)) == len(labels)
            return
    raise AssertionError("nobody had to choose")


@rule("5.16", "16.1")
@pytest.mark.parametrize("name", ["ambush", "reconnaissance"])
def test_16_1_no_name_tells_a_marker_from_another(name: str) -> None:
    """What a seat reads of the enemy's markers is the same whatever lies under them."""
    state = started(name, size="200", lattice="two-inch")
    rng = random.Random(11)
    while not state.turn:
        seat = state.to_act[0]
        actions = state.actions(seat)
        hide = [action for action in actions if state.words(action) == "as-marker"]
        state.apply(seat, hide[0] if hide else rng.choice(actions))
    theirs = [marker for marker in range(len(state.marker_side)) if state.marker_side[marker] == 0]
    assert {state.marker_real[marker] for marker in theirs} == {0, 1}
    for _ in range(20):
        other = state.resample("defender", rng)
        assert other.view("defender") == state.view("defender")
        assert other.events_for("defender") == state.events_for("defender")
        for marker in theirs:
            asked: dict[str, object] = {"marker": marker}
            assert names(other, asked) == names(state, asked) == {}


# -- how the points stand


@rule("19.3", "20.11")
def test_20_11_the_points_of_a_raid_stand_as_they_would_be_counted() -> None:
    state = scenario("raid", {}, fire={"b0": 1, "b1": 3})
    assert [(one.id, one.count, one.each) for one in tallies(state, 0)][:2] == [("burning", 2, 2), ("fallen", 1, 2)]
    assert [(one.id, one.count, one.each) for one in tallies(state, 1)][:1] == [("intact", 2, 3)]
    commander = state.commander[1]
    state.status[commander] = DESTROYED
    assert standing(state, 0) == 2 * 2 + 2 + 2


@rule("19.3", "20.10", "20.12", "20.13", "20.14", "20.15", "20.16")
@pytest.mark.parametrize("name", PLAIN)
def test_20_10_what_stands_is_what_is_counted_at_the_end(name: str) -> None:
    state = started(name, size="200", lattice="two-inch", intrigues="off")
    rng = random.Random(2)
    while not state.outcome:
        before = [standing(state, 0), standing(state, 1)]
        seat = state.to_act[0]
        twin = state.copy()
        state.apply(seat, rng.choice(state.actions(seat)))
    assert not state.broken or before != state.points
    assert [standing(state, 0), standing(state, 1)] == state.points
    for side in (0, 1):
        assert standing(twin, side) == twin.points[side] + end_points(twin, side)
