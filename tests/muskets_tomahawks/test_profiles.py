"""3, 4, 10.5, 21. Troops, traits, weapons, army lists."""

import pytest

from arpents.engine.errors import PositionFault
from arpents.games.muskets_tomahawks.facts.armies import ARMIES, ARMY_IDS, army_faults
from arpents.games.muskets_tomahawks.facts.profiles import (
    BLACK_POWDER,
    CAVALRY,
    CLOSE_ORDER,
    DISCIPLINE_IDS,
    KILL_FAR,
    KILL_NEAR,
    NATIVES,
    OFFICER,
    PRINTED_MOVE,
    PROFILE_IDS,
    PROFILE_TRAITS,
    RALLY,
    RANGE,
    SCOUTS,
    SINGLE_SHOT,
    WEAPON_IDS,
    Troops,
    printed_move,
    traits_mask,
)
from arpents.games.muskets_tomahawks.fire.shooting import kill_value
from tests.muskets_tomahawks.table import GAME, fact, force, marked, printed, table, unit_seen, weapon
from tests.rules import rule
from tests.table import offers, play, told


def troops(profile: str, figures: int = 6, options: list[str] | None = None) -> Troops:
    return Troops(PROFILE_IDS.index(profile), figures, options or [])


@rule("2.1")
def test_2_1_an_officer_is_a_unit_of_one() -> None:
    for army in ARMIES:
        for unit in army.units:
            assert (unit.figures == 1) == bool(unit.traits & OFFICER)
            assert 1 <= unit.figures <= 12


@rule("2.2")
def test_2_2_type_and_discipline_differ() -> None:
    state = table([("light_infantry", 6)], [("rangers", 4)], {"u0": {"at": [10, 10]}, "u1": {"at": [60, 40]}})
    assert unit_seen(state, 0)["type"] == "irregulars" and fact(state, 0, "discipline") == "discipline-entraine"


@rule("3.1", "3.1.1", "3.1.2", "3.1.3", "3.1.4", "3.1.5", "3.1.6")
@pytest.mark.parametrize(
    ("discipline", "value"),
    [("entraine", 5), ("tirailleur", 4), ("indigene", 5), ("recrue", 6), ("guerrier", 7), ("conscrit", 7)],
)
def test_3_1_rally_values(discipline: str, value: int) -> None:
    profiles = {
        "entraine": "brit_regulars",
        "tirailleur": "rangers",
        "indigene": "warriors",
        "recrue": "provincials",
        "guerrier": "braves",
        "conscrit": "colonial_militia",
    }
    assert RALLY[DISCIPLINE_IDS.index(discipline)] == value
    for die in (value - 1, value):
        state = table(
            [(profiles[discipline], 6)],
            [("rangers", 4)],
            {"u0": {"at": [30, 20], "marks": ["flight"]}, "u1": {"at": [66, 40]}},
            draws=[die],
            asked="u0",
        )
        play(state, "rally")
        assert marked(state, 0, "flight") == (die < value)


@rule("3.2")
def test_3_2_profiles() -> None:
    state = table(
        [("brit_grenadiers", 8), ("war_chief", 1)],
        [("hunters", 4), ("light_gun", 4)],
        {
            "u0": {"at": [10, 10]},
            "u1": {"at": [10, 30]},
            "u2": {"at": [50, 10]},
            "u3": {"at": [50, 30], "form": "dispersed-w"},
        },
    )
    values = ("aggression", "defence", "shooting")
    assert [printed(state, 0, value) for value in values] == [4, 5, 5] and troops("brit_grenadiers", 8).points() == 104
    assert [printed(state, 1, value) for value in values] == [3, 4, 4] and troops("war_chief", 1).points() == 26
    assert weapon(state, 2) == "weapon-long-rifle" and troops("hunters", 4).points() == 52
    assert weapon(state, 3) == "weapon-artillery" and troops("light_gun", 4).points() == 54


@rule("3.3")
def test_3_3_options_change_the_whole_unit() -> None:
    rangers = troops("rangers", 6, ["natives", "sharpshooters", "long_rifle"])
    assert rangers.traits & NATIVES and WEAPON_IDS[rangers.main] == "long_rifle" and rangers.points() == 6 * 17
    franches = troops("compagnies_franches", 6, ["close_order"])
    assert franches.traits & CLOSE_ORDER and not franches.traits & SCOUTS and printed_move(franches.traits) == 4
    assert troops("brit_officer", 1, ["mounted", "talent"]).points() == 41
    assert DISCIPLINE_IDS[troops("habitants", 6, ["trained_militia"]).discipline] == "recrue"
    assert WEAPON_IDS[troops("warriors", 6, ["bow"]).main] == "bow"
    assert troops("colonial_militia", 6, ["bouche_a_feu"]).points() == 18


@rule("3.4", "9.1.1", "9.1.2", "9.1.3", "9.1.4", "9.1.5")
def test_3_4_printed_move() -> None:
    for number in range(len(PROFILE_IDS) - 1):
        assert printed_move(traits_mask(PROFILE_TRAITS[number])) == PRINTED_MOVE[number]
    assert printed_move(0) == 4
    assert printed_move(SCOUTS) == 5
    assert printed_move(SCOUTS | NATIVES) == 6
    assert printed_move(CAVALRY) == 8
    assert printed_move(traits_mask(["light_cavalry"])) == 10


WEAPON_ROWS = [
    ("bow", 18, 6, 7, False, False),
    ("thrown", 6, 6, 6, False, True),
    ("pistol", 8, 4, 4, False, True),
    ("musket", 24, 4, 6, True, False),
    ("bouche_a_feu", 16, 5, 7, True, False),
    ("carbine", 16, 4, 6, True, False),
    ("long_rifle", 72, 4, 5, True, False),
    ("rifled_musket", 72, 4, 5, True, False),
    ("rifle", 72, 4, 5, False, False),
    ("repeating_carbine", 24, 4, 5, False, False),
    ("artillery", 120, 2, 2, False, False),
]


@rule(
    "10.5",
    "10.5.1",
    "10.5.2",
    "10.5.3",
    "10.5.4",
    "10.5.5",
    "10.5.6",
    "10.5.7",
    "10.5.8",
    "10.5.9",
    "10.5.10",
    "10.5.11",
    "10.5.12",
)
@pytest.mark.parametrize(("id", "reach", "near", "far", "powder", "single"), WEAPON_ROWS)
def test_10_5_weapons(id: str, reach: int, near: int, far: int, powder: bool, single: bool) -> None:
    weapon = WEAPON_IDS.index(id)
    assert RANGE[weapon] == reach * 16
    assert (KILL_NEAR[weapon], KILL_FAR[weapon]) == (near, far)
    assert (bool(BLACK_POWDER[weapon]), bool(SINGLE_SHOT[weapon])) == (powder, single)
    assert kill_value(weapon, reach * 8) == near  # half the range is near
    assert kill_value(weapon, reach * 8 + 1) == far


@rule("10.11")
def test_10_11_loaded() -> None:
    def shots_of(profile: str, said: str, **how: object) -> int:
        units: dict[str, dict[str, object]] = {
            "u0": {"at": [14, 10], "spotted": ["u1"], **how},
            "u1": {"at": [19.5, 10], "spotted": ["u0"]},
        }
        state = table([(profile, 4)], [("rangers", 4)], units, draws=[0] * 40, asked="u0")
        play(state, said, "target u1", "fire")
        return int(told(state, "shots-fired")[0]["shots"])

    assert shots_of("rangers", "shoot") == 4 and shots_of("rangers", "shoot", smoke=2, spent=1) == 2
    assert shots_of("rangers", "shoot-once") == 4 and shots_of("rangers", "shoot-once", smoke=2, spent=1) == 3
    assert shots_of("young_warriors", "shoot", smoke=2) == 4  # bows are always loaded


# -- 21


def faults(
    units: list[tuple[str, int] | tuple[str, int, list[str]]], nation: str = "british", points: str = "200"
) -> set[str]:
    try:
        GAME.position({"options": {"size": points}, "attacker": force(units, nation)})
    except PositionFault as fault:
        return {f"{one.reason} {one.rule}" for one in fault.faults}
    return set()


GOOD: list[tuple[str, int] | tuple[str, int, list[str]]] = [("ranger_officer", 1), ("rangers", 6), ("rangers", 6)]


def test_ready_lists_are_lawful_and_start_a_match() -> None:
    assert len(ARMY_IDS) == 11
    for army in ARMIES:
        assert army.total() == army.points and army_faults("x", army, army.points) == []
    assert faults(GOOD) == set()


@rule("21.1")
def test_21_1_points() -> None:
    assert faults([("ranger_officer", 1), ("rangers", 10), ("rangers", 10)]) == {"army-too-dear 21.1"}


@rule("21.2")
def test_21_2_officers_and_units() -> None:
    assert faults([("rangers", 6), ("rangers", 6)]) == {"army-officers 21.2"}
    assert faults([("ranger_officer", 1), ("rangers", 6)]) == {"army-too-few-units 21.2"}
    assert "army-officers 21.2" in faults(GOOD, points="400")


@rule("21.3")
def test_21_3_officers_share_a_type() -> None:
    assert faults([*GOOD, ("prov_officer", 1)]) == {"officer-without-troops 21.3"}


@rule("21.4")
def test_21_4_sizes_and_options() -> None:
    assert faults([*GOOD[:2], ("rangers", 3)]) == {"unit-size 21.4"}
    assert faults([*GOOD[:2], ("rangers", 4, ["elite"])]) == {"option-not-for-profile 21.4"}
    assert faults([*GOOD[:2], ("rangers", 4, ["natives", "natives"])]) == {"option-twice 21.4"}
    assert faults([*GOOD[:2], ("rangers", 4, ["wings"])]) == {"option-unknown 21.4"}


@rule("21.5")
def test_21_5_guns() -> None:
    assert faults([*GOOD[:2], ("light_gun", 4)]) == {"army-guns 21.5"}


@rule("21.6")
def test_21_6_half_the_points_in_militia() -> None:
    assert faults([GOOD[0], ("rangers", 4), ("colonial_militia", 12), ("colonial_militia", 12), ("settlers", 4)]) == {
        "army-too-soft 21.6"
    }


@rule("21.7")
def test_21_7_nations() -> None:
    assert faults([*GOOD[:2], ("warriors", 6)]) == set()
    assert faults([*GOOD[:2], ("milice", 6)]) == {"profile-of-another-nation 21.7"}
    assert "profile-of-another-nation 21.7" in faults([*GOOD, ("captives", 2)])


@rule("21.8")
def test_21_8_boats_are_paid_for() -> None:
    dear = force([("ranger_officer", 1), ("rangers", 8), ("warriors", 8)])
    dear["boats"] = ["canoe", "bateau"]
    with pytest.raises(PositionFault) as caught:
        GAME.position({"options": {"size": "200"}, "attacker": dear})
    assert caught.value.faults[0].arguments["total"] == 213


def test_every_fault_of_a_list_is_told() -> None:
    assert len(faults([("rangers", 3), ("milice", 20)])) >= 4
    assert offers(
        table([("rangers", 4)], [("rangers", 4)], {"u0": {"at": [9, 9]}, "u1": {"at": [60, 40]}}, asked="u0"), "move"
    )
