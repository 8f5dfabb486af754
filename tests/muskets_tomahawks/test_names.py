"""Everything has a name of its own, in both languages, and no name tells what is hidden."""

from __future__ import annotations

import random

import pytest

from arpents.games.muskets_tomahawks.facts.armies import ARMIES
from arpents.games.muskets_tomahawks.facts.profiles import PROFILE_IDS
from arpents.games.muskets_tomahawks.naming.forces import BOAT_NAMES, UNIT_NAMES
from arpents.games.muskets_tomahawks.naming.grounds import GROUNDS
from arpents.games.muskets_tomahawks.table.scenarios import SCENARIOS
from arpents.games.muskets_tomahawks.tally import TALLIES
from arpents.speech import LANGUAGES, Speech
from tests.muskets_tomahawks.table import GAME, State, area, house, scenario, seen, table
from tests.rules import rule
from tests.table import play

SPEECHES = {lang: Speech(GAME.slug, lang, strict=True) for lang in LANGUAGES}
PLAIN = ("raid", "ambush", "captives", "meeting", "reconnaissance", "portage")


def called(state: State, argument: str, number: int, lang: str) -> str:
    """What a thing is called, in a sentence."""
    named = GAME.names(state, {argument: number})[argument]
    form = "le" if lang == "fr" else "the"
    return str(SPEECHES[lang].resolve({"thing": named})[f"thing_{form}"])


def place_called(state: State, x: float, y: float, lang: str, form: str = "place") -> str:
    """What a place is called that lies so many inches from the west and from the south."""
    named = GAME.names(state, {"place": f"{x:g} × {y:g}"})["place"]
    return str(SPEECHES[lang].resolve({"place": named})[form])


def units_called(state: State, lang: str) -> list[str]:
    return [called(state, "unit", unit["unit"], lang) for unit in seen(state)["units"]]


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
            boats = [called(state, "boat", boat["boat"], lang) for boat in seen(state)["boats"]]
            houses = [called(state, "building", number, lang) for number in range(len(seen(state)["buildings"]))]
            told = units_called(state, lang) + boats + houses
            assert len(set(told)) == len(told), told


def test_names_follow_the_army_list_and_stay_the_same_to_the_end_of_the_match() -> None:
    state = started("raid")
    before = units_called(state, "fr")
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
    assert units_called(state, "fr") == before
    again = GAME.load(state.dump())
    assert isinstance(again, State)
    assert units_called(again, "fr") == before


def test_warriors_are_of_the_nation_they_fight_beside() -> None:
    found = {}
    for army, other in (("brit_200_rangers", "fr_200_marine"), ("nat_200_raid", "brit_200_line")):
        state = GAME.position({"options": {"size": "200"}, "attacker": army, "defender": other})
        assert isinstance(state, State)
        for unit in seen(state)["units"]:
            if unit["profile"] == "warriors":
                found[army if unit["seat"] == "attacker" else other] = called(state, "unit", unit["unit"], "en")
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
        for unit in seen(state)["units"]:
            assert isinstance(unit["name"], str), (army.id, unit)


def test_places_are_named_by_the_board() -> None:
    state = started("raid", size="200")
    assert place_called(state, 12, 36, "fr") == "dans le bois aux Loups, 2 po au sud et 4 po à l’est du milieu"
    for x, y in ((12, 36), (0, 24)):
        assert "×" not in place_called(state, x, y, "fr") + place_called(state, x, y, "en")
        assert place_called(state, x, y, "en", "place_to").startswith(("to ", "into "))


@pytest.mark.parametrize("name", PLAIN)
def test_no_two_places_have_one_name(name: str) -> None:
    state = started(name, size="200")
    width, height = (size // 16 for size in seen(state)["table"])
    for lang in LANGUAGES:
        told = [place_called(state, x, y, lang) for y in range(height + 1) for x in range(width + 1)]
        assert len(set(told)) == len(told) > 2000


def test_a_table_of_ones_own_is_named_by_what_stands_on_it() -> None:
    features = [house("building_log", 20, 20, 24, 24), area("woods", 40, 10, 50, 20), area("woods", 40, 30, 50, 40)]
    state = table([("rangers", 6)], [("rangers", 6)], {}, features)
    assert called(state, "building", 0, "fr") == "la maison de bois rond"
    assert place_called(state, 45, 14, "en") == "in the wood no. 1, 1 in south of its middle"
    bare = table([("rangers", 6)], [("rangers", 6)], {})
    assert place_called(bare, 12.5, 3, "fr") == "à 12,5 po du bord ouest et 3 po du bord sud"


def test_prompt_choices_refusals_and_log_use_the_names() -> None:
    state = scenario("raid", {"u2": {"at": [20, 20]}, "u9": {"at": [60, 20]}}, asked="u2")
    french, english = SPEECHES["fr"], SPEECHES["en"]
    assert english.prompt(state.prompt("attacker")) == "What does the Repentigny free company do? [7.12]"
    assert french.prompt(state.prompt("attacker")) == "Que fait la compagnie franche de Repentigny\u202f? [7.12]"
    play(state, "move")
    labels = [english.label(GAME, action, state) for action in state.actions("attacker")]
    assert any(label.startswith("Go to the ") for label in labels) and len(set(labels)) == len(labels)
    beside = scenario("raid", {"u2": {"at": [47, 13.5], "form": "line-w-e"}, "u9": {"at": [60, 20]}}, asked="u2")
    play(beside, "set-fire b3")
    (told,) = [event for event in beside.events if event["kind"] == "event-fire-set"]
    assert told["arguments"] == {"unit": 2, "building": 3}
    assert french.event(told) == "La compagnie franche de Repentigny incendie le moulin. [17.2.1]"


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
    theirs = [marker for marker in seen(state, "attacker")["markers"] if marker["seat"] == "attacker"]
    assert {marker["dummy"] for marker in theirs} == {True, False}
    for _ in range(20):
        other = state.resample("defender", rng)
        assert other.view("defender") == state.view("defender")
        assert other.events_for("defender") == state.events_for("defender")
        for marker in theirs:
            asked: dict[str, object] = {"marker": marker["marker"]}
            assert GAME.names(other, asked) == GAME.names(state, asked) == {}


# -- how the points stand


def tallied(state: State, side: int) -> list[tuple[str, int, int]]:
    """What brings points now: how many of it, and what each is worth."""
    return [(str(one["id"]).removeprefix("tally-"), one["count"], one["each"]) for one in seen(state)["tallies"][side]]


@rule("19.3", "20.11")
def test_20_11_the_points_of_a_raid_stand_as_they_would_be_counted() -> None:
    fires = {"b0": 1, "b1": 3}
    state = scenario("raid", {}, fire=fires)
    assert tallied(state, 0)[:2] == [("burning", 2, 2), ("fallen", 1, 2)]
    assert tallied(state, 1)[:1] == [("intact", 2, 3)]
    (chief,) = [unit["unit"] for unit in seen(state)["units"] if unit["commander"] and unit["seat"] == "defender"]
    state = scenario("raid", {f"u{chief}": {"status": "destroyed", "strength": 0}}, fire=fires)
    assert seen(state)["standing"][0] == 2 * 2 + 2 + 2


@rule("19.3", "20.10", "20.12", "20.13", "20.14", "20.15", "20.16")
@pytest.mark.parametrize("name", PLAIN)
def test_20_10_what_stands_is_what_is_counted_at_the_end(name: str) -> None:
    state = started(name, size="200", lattice="two-inch", intrigues="off")
    rng = random.Random(2)
    while not state.outcome:
        before = seen(state)["standing"]
        told = len(state.events)
        seat = state.to_act[0]
        state.apply(seat, rng.choice(state.actions(seat)))
    for event in state.events[told:]:
        side = GAME.seats.index(str(event["arguments"].get("seat", "seat-attacker")).removeprefix("seat-"))
        if event["kind"] == "event-broken":  # 19.3
            before[side] -= 2
        elif event["kind"] == "event-objective-scored":  # 20.14
            before[side] += 1
    assert before == seen(state)["points"]
    assert seen(state)["standing"] == seen(state)["points"]
