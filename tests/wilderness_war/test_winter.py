"""11 Winter attrition, 12 victory, 17 supply."""

import pytest

from arpents.games.wilderness_war.common.supply import supplied, supply_line
from arpents.games.wilderness_war.facts.board import SPACE_NUMBER
from arpents.games.wilderness_war.room import GAME
from arpents.games.wilderness_war.sequence.victory import check_victory, holds_1759_territory, holds_everything
from tests.rules import rule
from tests.table import asked, offered, told
from tests.wilderness_war.table import at, play, points, refused, season_over, steps, war, when


@rule("4.5b", "11.1", "11.2")
def test_11_2_the_example_of_three_reduced_and_two_full_units() -> None:
    pieces = {
        "44th": "crown-point reduced",
        "45th": "crown-point reduced",
        "46th": "crown-point reduced",
        "47th": "crown-point",
        "48th": "crown-point",
    }
    state = season_over(war(pieces, {"crown-point": "british fort"}, season="late"))
    alive = [unit for unit in pieces if at(state, unit) == "crown-point"]
    assert len(alive) == 3 and all(steps(state, unit) == 1 for unit in alive)


@rule("11.1")
@pytest.mark.parametrize(
    ("space", "works", "units", "after"),
    [
        ("hoosic", {}, 5, 2),  # own original cultivated land
        ("sorel", {}, 1, 1),  # the enemy's is no shelter
        ("crown-point", {"crown-point": "british stockade"}, 4, 2),
        ("crown-point", {"crown-point": "british stockade"}, 5, 1),
        ("montreal", {"montreal": "british fortress"}, 6, 2),
        ("crown-point", {}, 1, 1),
    ],
)
def test_11_1_shelters(space: str, works: dict[str, str], units: int, after: int) -> None:
    names = ["44th", "45th", "46th", "47th", "48th", "40th"][:units]
    state = season_over(war(dict.fromkeys(names, space), works, season="late"))
    assert [steps(state, name) for name in names] == [after] * units


@rule("11.1")
def test_11_1_besieged_troops_and_besiegers_suffer_auxiliaries_do_not() -> None:
    pieces = {"bearn": "crown-point", "44th": "crown-point", "rogers": "crown-point"}
    state = season_over(war(pieces, {"crown-point": "french fort"}, season="late", sieges={"crown-point": 0}))
    assert (steps(state, "bearn"), steps(state, "44th"), steps(state, "rogers")) == (1, 1, 2)


@rule("11.2")
def test_11_2_the_last_step_of_a_space_is_spared_but_not_beside_auxiliaries() -> None:
    state = season_over(
        war({"44th": "crown-point reduced", "45th": "ticonderoga reduced", "rogers": "ticonderoga"}, season="late")
    )
    assert at(state, "44th") == "crown-point" and at(state, "45th") == "gone"


@rule("12.11", "12.21")
@pytest.mark.parametrize(
    ("year", "points", "winner", "reason"),
    [
        (1756, 11, "french", "ending-sudden-death"),
        (1756, -11, "british", "ending-sudden-death"),
        (1756, 10, None, None),
        (1756, -10, None, None),
        (1760, 8, "french", "ending-french-hold-out"),
        (1760, 7, None, None),
        (1761, 5, "french", "ending-french-hold-out"),
        (1761, 4, None, None),
        (1762, 1, "french", "ending-end-of-1762"),
        (1762, 0, None, "ending-drawn"),
        (1762, -4, None, "ending-drawn"),
        (1762, -5, "british", "ending-end-of-1762"),
    ],
)
def test_12_11_sudden_death_and_the_end_of_1762(year: int, points: int, winner: str | None, reason: str | None) -> None:
    state = season_over(war(season="late", year=year, french_points=points))
    outcome = state.outcome
    assert (outcome.winner, outcome.reason) == (winner, reason) if reason else outcome is None


@rule("12.13", "12.14")
def test_12_14_a_draw_is_french_in_a_tournament() -> None:
    state = season_over(war(season="late", year=1762, options={"tournament": "on"}))
    assert state.outcome.winner == "french" and state.outcome.reason == "ending-drawn"


@rule("12.12")
def test_12_12_the_end_of_1759() -> None:
    held = {"44th": "montreal", "45th": "niagara"}
    works = {"montreal": "british fortress"}
    state = season_over(war(held, works, season="late", year=1759, french_points=6, scenario="annus-mirabilis"))
    assert (state.outcome.winner, state.outcome.reason) == ("british", "ending-territory-of-1759")
    state = season_over(
        war({"44th": "montreal"}, works, season="late", year=1759, french_points=1, scenario="annus-mirabilis")
    )
    assert (state.outcome.winner, state.outcome.reason) == ("french", "ending-end-of-1759")
    for score, winner, reason in ((-1, "british", "end-of-1759"), (0, None, "drawn")):
        state = season_over(war(season="late", year=1759, french_points=score, scenario="annus-mirabilis"))
        assert (state.outcome.winner, state.outcome.reason) == (winner, f"ending-{reason}")
    state = war({**held, "bearn": "albany"}, works, sieges={"albany": 0})
    assert not holds_1759_territory(state)


@rule("12.11")
def test_12_11_the_british_win_with_every_fortress_niagara_and_ohio_forks() -> None:
    pieces = {"44th": "montreal", "45th": "quebec", "46th": "louisbourg", "47th": "niagara", "48th": "ohio-forks"}
    works = dict.fromkeys(("montreal", "quebec", "louisbourg"), "british fortress")
    state = war(pieces, works, french_points=12)
    assert holds_everything(state) and check_victory(state) and state.winner == 0
    state = war({**pieces, "47th": "boston"}, works)
    assert not holds_everything(state)


@rule("12.23")
def test_12_23_ohio_forks_changes_hands_when_solely_held() -> None:
    state = war({"rogers": "upper-monongahela"}, british=["campaign-1"], to_play="british")
    play(state, "british card campaign-1", "british activate rogers", "british by-land", "british move ohio-forks")
    assert points(state) == -1 and told(state, "changed-hands")
    play(state, "british move gists-station", "british move ohio-forks", "british done")
    assert points(state) == -1


@rule("12.3")
def test_12_3_a_bid_adds_to_the_points_at_the_start() -> None:
    assert GAME.start("full-campaign", {"handicap": "british-3"}, 1).points == -3
    assert GAME.start("annus-mirabilis", {"handicap": "french-2"}, 1).points == 6


@rule("12.21", "12.2")
def test_12_21_one_track_runs_both_ways() -> None:
    state = war(french_points=2)
    state.score(0, 5, "12.21")
    assert points(state) == -3 and GAME.scores(state) == {"british": 3, "french": -3}


# -- supply


@rule("17.1", "17.21")
def test_17_21_the_example_of_a_line_through_the_wilds() -> None:
    works = {
        "oswego": "british stockade",
        "oneida-carry-west": "british stockade",
        "oneida-carry-east": "british stockade",
        "adirondacks-south": "british fort",
    }
    state = war({"44th": "onondaga"}, works)
    assert supplied(state, 0, SPACE_NUMBER["onondaga"])
    assert not supplied(war({"44th": "onondaga"}), 0, SPACE_NUMBER["onondaga"])


@rule("17.2")
def test_17_2_enemies_block_the_line_besieged_works_do_not() -> None:
    water = ["becancour", "ile-d-orleans"]
    state = war({"bearn": "ile-aux-noix"})
    line = supply_line(state, 1, SPACE_NUMBER["ile-aux-noix"])
    assert line and line[-1] in (SPACE_NUMBER["montreal"], SPACE_NUMBER["quebec"]) and water
    state = war(
        {
            "bearn": "ticonderoga",
            "44th": "crown-point",
            "45th": "wood-creek",
            "46th": "green-mountains-central",
            "47th": "adirondacks-central",
            "48th": "hudson-carry-north",
        }
    )
    assert not supplied(state, 1, SPACE_NUMBER["ticonderoga"])
    state = war(
        {"bearn": "ticonderoga", "guyenne": "crown-point"}, {"crown-point": "british fort"}, sieges={"crown-point": 0}
    )
    assert supplied(state, 1, SPACE_NUMBER["ticonderoga"])


@rule("17.1")
def test_17_1_sources_are_controlled_original_fortresses_captured_ports_and_amphib_spaces() -> None:
    state = war({"44th": "ile-d-orleans"}, markers={"ile-d-orleans": {"amphib": True}})
    assert supplied(state, 0, SPACE_NUMBER["ile-d-orleans"])
    assert not supplied(war({"44th": "ile-d-orleans"}), 0, SPACE_NUMBER["ile-d-orleans"])
    state = war({"44th": "quebec", "45th": "ile-d-orleans"}, {"quebec": "british fortress"})
    assert supplied(state, 0, SPACE_NUMBER["ile-d-orleans"])
    state = war({"44th": "montreal", "45th": "sorel"}, {"montreal": "british fortress"})
    assert not supplied(state, 0, SPACE_NUMBER["sorel"])


@rule("17.3", "5.523")
def test_17_3_unsupplied_troops_are_not_restored() -> None:
    pieces = {"44th": "albany reduced", "45th": "onondaga reduced", "46th": "oswego reduced"}
    state = war(pieces, {"oswego": "british fort"}, british=["troop-transports"], to_play="british")
    play(state, "british card troop-transports", "british event")
    assert (steps(state, "44th"), steps(state, "45th")) == (2, 1)


@rule("17.3")
def test_17_3_a_stockade_may_open_supply_for_the_next_one_of_the_same_card() -> None:
    pieces = {"44th": "schoharie", "45th": "mohawks-branch"}
    state = war(pieces, british=["campaign-1"], to_play="british")
    play(state, "british card campaign-1", "british build-stockades")
    assert "build mohawks-branch" not in offered(state, "british")
    play(state, "british build schoharie", "british build mohawks-branch")
    assert state.has_work(0, SPACE_NUMBER["mohawks-branch"])


@rule("17.21")
def test_17_21_a_line_by_stockade_river_empty_wilderness_lakeshore_stockade_and_mountain_forts() -> None:
    works = {
        "oswegatchie": "british stockade",
        "niaoure-bay": "british stockade",
        "black-river": "british fort",
        "adirondacks-central": "british fort",
        "adirondacks-south": "british stockade",
    }
    state = war({"44th": "st-regis"}, {**works, "black-river": "british fort"})
    assert supplied(state, 0, SPACE_NUMBER["st-regis"])
    far = {name: what for name, what in works.items() if name != "niaoure-bay"}
    far["oswegatchie"] = "french stockade"
    assert not supplied(war({"44th": "st-regis"}, far), 0, SPACE_NUMBER["st-regis"])


@rule("17.21")
def test_17_21_an_empty_wilderness_needs_water_on_both_sides() -> None:
    works = {"oneida-carry-east": "british stockade"}
    assert supplied(war({"44th": "oneida-carry-west"}, works), 0, SPACE_NUMBER["oneida-carry-west"])
    assert not supplied(war({"44th": "oswego"}, works), 0, SPACE_NUMBER["oswego"])
    works["oneida-carry-west"] = "british stockade"
    assert supplied(war({"44th": "oswego"}, works), 0, SPACE_NUMBER["oswego"])


# -- 4.0 B.3


def winter(pieces: dict[str, object], works: dict[str, str] | None = None, **more: object):  # type: ignore[no-untyped-def]
    """The end of the year begins; nobody holds a card."""
    return war(pieces, works, phase="year-end", hands={}, **more)


def homes(state, side: str = "french") -> set[str]:  # type: ignore[no-untyped-def]
    return {words.removeprefix("home ") for words in offered(state, side)}


@rule("4.3b", "10.413")
def test_10_413_coureurs_may_go_home_with_the_indians_they_stand_with() -> None:
    pieces = dict.fromkeys(["ottawa", "langlade"], "winooski")
    for home in ("winooski", "pays-d-en-haut"):
        state = winter(pieces)
        assert homes(state) == {"langlade winooski", "langlade pays-d-en-haut"}
        assert asked(state, "french").rule == "10.413"
        play(state, f"french home langlade {home}")
        assert at(state, "langlade") == home and at(state, "ottawa") == "pays-d-en-haut"


@rule("4.3b", "10.413")
def test_4_3b_who_stands_without_indians_is_not_asked_nor_are_rangers() -> None:
    state = winter({"langlade": "winooski", "rogers": "ticonderoga", "mohawk-1": "ticonderoga"})
    assert when(state)[0] == 1756 and at(state, "langlade") == "winooski"
    assert at(state, "rogers") == "ticonderoga" and at(state, "mohawk-1") == "canajoharie"


@rule("4.3b", "10.413")
def test_4_3b_coureurs_beside_indians_at_home_have_nowhere_to_go() -> None:
    state = winter({"langlade": "mingo-town", "mingo-1": "mingo-town"})
    assert when(state)[0] == 1756 and at(state, "langlade") == "mingo-town"


@rule("4.3b", "10.422", "10.413")
def test_10_422_in_winter_a_leader_leaves_his_army_only_with_an_indian() -> None:
    pieces = dict.fromkeys(["levis", "bearn", "ottawa"], "winooski")
    state = winter(pieces)
    assert homes(state) == {"levis winooski", "levis pays-d-en-haut", "levis montreal"}
    play(state, "french home levis montreal")
    assert at(state, "levis") == "montreal" and at(state, "ottawa") == "montreal"
    state = play(winter(pieces), "french home levis winooski")
    assert at(state, "levis") == "winooski" and at(state, "ottawa") == "pays-d-en-haut"
    state = play(winter(pieces), "french home levis pays-d-en-haut")
    assert {at(state, "levis"), at(state, "ottawa")} == {"pays-d-en-haut"}


@rule("4.3b", "10.422")
def test_10_422_a_leader_without_indians_stays_with_his_army() -> None:
    state = winter(dict.fromkeys(["levis", "bearn"], "winooski"))
    assert when(state)[0] == 1756 and at(state, "levis") == "winooski"


@rule("10.422", "10.413")
def test_10_422_one_indian_follows_or_leads_one_way_only() -> None:
    works = {"st-jean": "french stockade"}
    state = winter(dict.fromkeys(["levis", "dumas", "bearn", "ottawa"], "winooski"), works)
    play(state, "french home levis st-jean")
    assert homes(state) == {"dumas winooski", "dumas st-jean"}
    assert refused(state, "french", "home dumas montreal") == ("not-its-home", "10.42")
    play(state, "french home dumas winooski")
    assert at(state, "ottawa") == "st-jean"


@rule("10.422", "10.413")
def test_10_422_the_last_indian_who_can_follow_does() -> None:
    pieces = dict.fromkeys(["levis", "bearn", "ottawa", "huron", "mingo-1"], "winooski")
    state = play(winter(pieces), "french home levis montreal", "french home huron pays-d-en-haut")
    play(state, "french home mingo-1 mingo-town")
    assert at(state, "ottawa") == "montreal"
    state = play(winter(pieces), "french home levis mingo-town")
    assert [at(state, who) for who in ("levis", "mingo-1", "ottawa")] == ["mingo-town", "mingo-town", "pays-d-en-haut"]


@rule("4.3b")
def test_4_3b_a_leader_whom_his_indians_leave_alone_in_the_wilds_goes_to_a_fortification() -> None:
    state = play(winter(dict.fromkeys(["levis", "ottawa"], "winooski")), "french home levis winooski")
    assert at(state, "levis") == "montreal" and at(state, "ottawa") == "pays-d-en-haut"


@rule("4.3b", "10.412", "10.422")
def test_10_412_a_cherokee_lives_through_the_winter_with_a_leader_who_goes() -> None:
    pieces = dict.fromkeys(["murray", "44th", "cherokee-1"], "gists-station")
    works = {"wills-creek": "british stockade"}
    state = play(winter(pieces, works), "british home murray wills-creek")
    assert {at(state, "murray"), at(state, "cherokee-1")} == {"wills-creek"}
    state = play(winter(pieces, works), "british home murray gists-station")
    assert at(state, "cherokee-1") == "unused"
