"""Positions: what a description leaves out comes from the scenario, and every one can be played on."""

from __future__ import annotations

import random
from typing import Any

import pytest

from arpents.engine.errors import PositionFault
from arpents.games.small_wars_mohicans.position import FIELDS, PHASES
from arpents.speech import speech_for
from tests.rules import rule
from tests.small_wars_mohicans.table import GAME, owner, place, position, where
from tests.table import asked, offered, play, told

FROM_NECESSITY = {"place": "ft-duquesne", "from": "ft-necessity", "by": "land"}
IN_DUQUESNE = {"place": "ft-duquesne", "inside": True}
BRITISH = {
    "foot-1": FROM_NECESSITY,
    "foot-15": FROM_NECESSITY,
    "albany-militia": FROM_NECESSITY | {"won": True},
    "foot-43": {"place": "louisbourg", "from": "boston", "by": "sea"},
    "colonial-50": {"place": "boston", "built": True},
    "foot-40": "philadelphia",
    "foot-44": "track",
    "boston-militia": "boston",
    "easton-militia": "easton",
    "rogers-rangers": "albany",
}
FRENCH = {
    "berry-1": IN_DUQUESNE | {"damaged": True},
    "marine-1": IN_DUQUESNE,
    "foix": {"place": "ft-duquesne", "from": "ft-venango", "by": "river", "moved": True},
    "berry-2": {"place": "easton", "from": "wilkesbarre", "by": "land"},
    "quercy": "montreal",
    "louisbourg-garrison": "louisbourg",
    "louisbourg-militia": "louisbourg",
    "quebec-garrison": "quebec",
    "langlade": "kittaning",
    "marin": "le-detroit",
    "huron-tribe": "le-detroit",
}
EVERYTHING: dict[str, Any] = {  # every field, and each of them says something
    "rest": "away",
    "units": BRITISH | FRENCH,
    "owners": {"wilkesbarre": "french", "william-henry": "french", "micmac-e": "british"},
    "forts": ["ft-duquesne", "ft-niagara", "albany", "halifax", "ft-oswego", "william-henry"],
    "raids": {"carlisle": "french", "hartford": "french"},
    "awake": ["shawnee-tribe"],
    "supply": 9,
    "sea": 5,
    "sea_lift": "boston",
    "anchorages": ["f-corsair", "f-squadron", "f-gifts", "f-troopship"],
    "through": ["f-corsair", "b-supplies", "b-squadron-1"],
    "nations": "british",
    "blue": [],
    "victories": {"french": 1, "british": 2},
    "burnt": {"french": 2},
    "attacks": {"ft-duquesne": "french", "easton": "french", "louisbourg": "british"},
    "reliefs": ["ft-duquesne"],
    "sieges": {"ft-duquesne": "british"},
    "manoeuvred": ["easton"],
}
SEASONS = {"first": 1, "spring": 2, "autumn": 3, "last": 12}


def play_a_turn(spec: dict[str, Any]) -> None:
    """To the next turn but one, mostly by being done; nothing breaks, and nothing is wrong on the way."""
    state = GAME.position({"seed": 1754, **spec})
    chance = random.Random(1754)
    turn = state.turn
    while state.to_act and state.turn <= turn + 1:
        seat = state.to_act[0]
        choices = state.actions(seat)
        assert choices and state.prompt(seat).id
        state.apply(seat, chance.choice(choices) if chance.random() < 0.3 else choices[-1])
    assert GAME.faults(state) == []
    assert all(event["kind"].startswith("event-") for event in state.events)
    for seat in ("french", "british", None):
        assert state.view(seat)["turn"] > turn


FIELDS_OF_A_UNIT: dict[str, Any] = {
    "from": "ft-necessity",
    "by": "land",
    "damaged": True,
    "inside": True,
    "moved": True,
    "built": True,
    "won": True,
}


def test_the_description_that_is_tried_has_every_field() -> None:
    assert set(EVERYTHING) | {"phase", "turn"} == set(FIELDS)


@pytest.mark.parametrize("season", SEASONS)
@pytest.mark.parametrize("phase", PHASES)
def test_any_field_may_be_left_out_in_any_phase_of_any_season(phase: str, season: str) -> None:
    when = {"phase": phase, "turn": SEASONS[season]}
    play_a_turn(when | EVERYTHING)
    play_a_turn(when)
    for left_out in EVERYTHING:
        play_a_turn(when | {field: said for field, said in EVERYTHING.items() if field != left_out})


@pytest.mark.parametrize("options", [{"calendar": "fourteen"}, {"reinforcements": "historical"}, {"combat": "d6"}])
@pytest.mark.parametrize("phase", PHASES)
def test_so_it_is_with_other_options(phase: str, options: dict[str, str]) -> None:
    for turn in (1, 2, 3):
        when = {"phase": phase, "turn": turn, "options": options}
        play_a_turn(when)
        for left_out in ("anchorages", "units", "sea_lift", "owners"):
            play_a_turn(when | {field: said for field, said in EVERYTHING.items() if field != left_out})


@pytest.mark.parametrize("way", ["land", "river", "lake", "sea"])
@pytest.mark.parametrize("left_out", FIELDS_OF_A_UNIT)
def test_any_field_of_a_unit_may_be_left_out(left_out: str, way: str) -> None:
    said = {"place": "ft-duquesne"} | {key: value for key, value in FIELDS_OF_A_UNIT.items() if key != left_out}
    if "by" in said:
        said["by"] = way
    for season in SEASONS.values():
        for phase in ("french-march", "british-march", "british-sail", "combat", "sieges", "winter"):
            units = EVERYTHING["units"] | {"foot-1": said, "berry-1": said}
            play_a_turn(EVERYTHING | {"phase": phase, "turn": season, "units": units})


SHIPS = ["f-squadron", "f-corsair", "f-troopship", "f-gifts"]


@rule("S4.18", "S6.1")
def test_without_anchorages_the_ships_lie_in_theirs_until_they_are_met() -> None:
    state = position("british-march", turn=3, units={"langlade": "montreal"}, dice=[1] * 20)
    assert sorted(seen["french"] for seen in state.view("french")["anchorages"]) == sorted(SHIPS)
    assert [seen["french"] for seen in state.view("british")["anchorages"]] == [None] * 4
    while asked(state) != "match":
        play(state, offered(state)[-1])
    for number in range(3):  # the last pair is left over
        play(state, offered(state)[0])
        assert len([seen for seen in state.view(None)["anchorages"] if seen["british"]]) == (
            number + 1 if number < 2 else 4
        )
    assert len(told(state, "ships-met")) == 4


@rule("S4.18", "S5.3")
@pytest.mark.parametrize(
    ("phase", "turn", "moored"),
    [
        ("setup", 1, False),
        ("french-march", 1, True),
        ("turn", 1, True),
        ("ships", 2, False),
        ("french-spring", 2, True),
        ("turn-ends", 2, True),
        ("naval", 3, True),
        ("cargoes", 3, False),
        ("combat", 11, True),
        ("combat", 12, False),
    ],
)
def test_ships_lie_moored_only_when_they_are_to_meet_this_year(phase: str, turn: int, moored: bool) -> None:
    state = GAME.position({"phase": phase, "turn": turn, "seed": 1})
    seen = state.view("french")["anchorages"]
    assert [box["occupied"] for box in seen] == [moored] * 4


@rule("S4.18", "S49.1")
def test_no_ships_lie_moored_under_the_historical_list() -> None:
    state = GAME.position({"phase": "combat", "turn": 3, "options": {"reinforcements": "historical"}, "seed": 1})
    assert not any(box["occupied"] for box in state.view("french")["anchorages"])


@rule("S4.12", "S20.9")
def test_without_sea_lift_it_lies_in_a_british_base() -> None:
    def port(**owners: str) -> str | None:
        return GAME.position({"phase": "combat", "owners": owners, "seed": 1}).view(None)["sea_lift"]

    bases = {"boston": "french", "new_york": "french", "philadelphia": "french"}
    assert port() == "boston"
    assert port(boston="french") == "new-york"
    assert port(**{name.replace("_", "-"): holder for name, holder in bases.items()}) == "alexandria"


@rule("S4.6", "S4.7", "S4.11")
def test_the_set_up_places_only_what_the_position_has_not_placed() -> None:
    coureurs = dict.fromkeys(["langlade", "marin", "la-corne", "niverville", "repentigny"], "montreal")
    state = GAME.position(
        {"phase": "setup", "units": {"foot-40": "boston", "foot-45": "boston", **coureurs}, "seed": 1}
    )
    assert asked(state) == "first-coureur"
    play(state, "to montreal", "moor f-corsair", "moor f-gifts", "moor f-squadron")
    assert asked(state) == "first-port" and where(state, "foot-49") == "halifax" and where(state, "foot-40") == "boston"
    play(state, "to halifax")
    assert asked(state) == "march" and owner(state, "halifax") == "british" and "fort" in place(state, "halifax")


@rule("S48.1")
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_unit_without_a_place_is_told_so(lang: str) -> None:
    with pytest.raises(PositionFault) as refusal:
        GAME.position({"phase": "combat", "units": {"foot-1": {"damaged": True}}})
    (fault,) = refusal.value.faults
    said = speech_for("small-wars-mohicans", lang).fault(fault.where, fault.reason, fault.rule, fault.arguments)
    assert "None" not in said and "place" in said
