"""21. Army lists of one's own: written as texts, weighed, kept in records, and played."""

from __future__ import annotations

import random

import pytest

from arpents.engine.errors import Fault, PositionFault
from arpents.engine.record import Record, parse
from arpents.games.muskets_tomahawks.facts.armies import ARMIES
from arpents.games.muskets_tomahawks.facts.lists import army_in, written_army
from arpents.speech import LANGUAGES, speech_for
from tests.muskets_tomahawks.table import GAME, State, seen, setting_up
from tests.rules import rule
from tests.table import offered, play, told

RANGERS = "british,ranger-officer+talent,rangers-7+natives,warriors-7"
SMALL = {"size": "200"}


def started(name: str, seed: int = 1, /, **options: str) -> State:
    written = {id.replace("_", "-"): value for id, value in options.items()}
    state = GAME.start(name, {**SMALL, **written}, seed=seed)
    assert isinstance(state, State)
    return state


def profiles(state: State, side: int) -> list[str]:
    return [unit["profile"] for unit in seen(state)["units"] if unit["seat"] == GAME.seats[side]]


def refused(name: str, **options: str) -> list[str]:
    with pytest.raises(PositionFault) as caught:
        started(name, 1, **options)
    for lang in LANGUAGES:
        told = speech_for(GAME.slug, lang).error(caught.value)
        assert "‹" not in told and len(told.splitlines()) == len(caught.value.faults)
    return [f"{fault.reason} {fault.rule}" for fault in caught.value.faults]


def test_every_ready_list_is_written_and_read_again() -> None:
    for army in ARMIES:
        text = written_army(army)
        faults: list[Fault] = []
        again = army_in("list", text, army.points, faults)
        assert faults == [] and written_army(again) == text and again.total() == army.total()
        assert written_army(army_in("list", army.id.replace("_", "-"), army.points, [])) == text


@pytest.mark.parametrize(
    "text",
    [
        RANGERS,
        RANGERS.upper(),
        RANGERS.replace(",", "\n"),
        "# for Tuesday\n" + RANGERS.replace(",", " ,\n "),
        RANGERS.replace("ranger-officer", "ranger_officer-1"),
    ],
)
def test_a_list_may_be_written_in_several_ways_and_is_kept_in_one(text: str) -> None:
    assert GAME.options_of(started("raid", attacker_army=text))["attacker-army"] == RANGERS


@rule("21.1", "20.1")
def test_21_1_lists_of_ones_own_begin_a_match() -> None:
    state = started("raid", attacker_army="nat-200-raid", defender_army=RANGERS)
    assert profiles(state, 0) == ["war_chief", "braves", "warriors", "young_warriors"]
    assert profiles(state, 1)[:3] == ["ranger_officer", "rangers", "warriors"]
    assert "villagers" not in profiles(state, 1) and "settlers" in profiles(state, 1)


@rule("20.14")
def test_20_14_a_list_of_ones_own_stays_with_its_seat() -> None:
    for seed in range(12):
        state = started("meeting", seed, attacker_army=RANGERS)
        assert profiles(state, 0) == ["ranger_officer", "rangers", "warriors"]


@rule("21.2", "21.3", "21.4", "21.5", "21.7")
def test_21_a_list_that_breaks_rules_begins_nothing_and_says_why() -> None:
    assert refused("raid", attacker_army="british,rangers-11+elite,milice-6,light-gun") == [
        "army-too-dear 21.1",
        "army-officers 21.2",
        "unit-size 21.4",
        "option-not-for-profile 21.4",
        "profile-of-another-nation 21.7",
        "army-guns 21.5",
    ]
    assert refused("raid", defender_army="british,brit-officer,rangers-4,rangers-4") == ["officer-without-troops 21.3"]
    assert refused("raid", attacker_army="martians,rangers-4") == ["army-nation-unknown 21.7"]
    assert refused("raid", attacker_army="british,rangers-4+wings,dragons-4") == [
        "option-unknown 21.4",
        "army-word-unknown 21.4",
    ]
    assert refused("raid", attacker_army="british" + ",rangers-4" * 41) == ["army-too-long 21.1"]
    assert refused("raid", attacker_army="británicos") == ["army-nation-unknown 21.7"]


@rule("21.8", "20.13")
def test_21_8_boats_are_bought_where_the_scenario_does_not_give_them() -> None:
    afloat = "british,ranger-officer,rangers-7,warriors-7,canoe"
    state = started("captives", attacker_army=afloat, lattice="two-inch")
    while setting_up(state):
        play(state, offered(state)[0])
    assert {"boat": 2, "seat": "seat-attacker"}.items() <= told(state, "boat-put")[-1].items()
    assert refused("portage", attacker_army=afloat) == ["boats-given 21.8"]
    assert refused("drawn", attacker_army=afloat) == ["boats-given 21.8"]


def test_a_match_with_lists_of_ones_own_is_recorded_loaded_and_played_again() -> None:
    state = started("raid", attacker_army="nat-200-raid", defender_army=RANGERS, lattice="two-inch")
    record = Record(GAME.slug, "raid", GAME.options_of(state), seed=1)
    rng = random.Random(3)
    for _ in range(60):
        seat = state.to_act[0]
        words = state.words(rng.choice(state.actions(seat)))
        state.play(seat, words)
        record.moves.append((seat, words))
    record.key = state.key()
    again = parse(record.text()).replay(GAME)
    assert again.key() == state.key()
    assert GAME.load(state.dump()).key() == state.key()
    other = started("raid", attacker_army="nat-200-raid", lattice="two-inch")
    assert other.key() != started("raid", lattice="two-inch").key()


def test_the_sheet_of_a_list_tells_names_points_and_every_fault() -> None:
    found = GAME.written("raid", {**SMALL, "attacker-army": "british,rangers-3", "defender-army": "fr-200-marine"})
    wrong, right = found["attacker-army"], found["defender-army"]
    assert isinstance(wrong, dict) and isinstance(right, dict)
    assert right["total"] == right["points"] == 200 and right["faults"] == []
    assert [unit["name"] for unit in right["units"]] == [
        "unit-beaujeu",
        "unit-marine-repentigny",
        "unit-band-saint-francois",
    ]
    assert [fault["id"] for fault in wrong["faults"]] == ["army-officers", "army-too-few-units", "unit-size"]
    assert wrong["faults"][2]["where"] == "attacker-army.units[0]"
    state = started("raid", defender_army="fr-200-marine")
    view = state.view("defender")["units"]
    assert isinstance(view, list)
    named = {unit["name"] for unit in view}
    assert {"unit-marine-repentigny", "unit-band-saint-francois"} <= named
    assert GAME.written("raid", {"attacker-army": "ready"}) == {}
