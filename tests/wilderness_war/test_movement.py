"""6 Movement, 13 infiltration, 16 scouts."""

from arpents.games.wilderness_war.facts.board import SPACE_NUMBER
from tests.rules import rule
from tests.table import asked, offered, told
from tests.wilderness_war.table import at, card, offers, play, refused, siege, war, work


def march(pieces: dict[str, object], who: str, *way: str, side: str = "french", **more: object):  # type: ignore[no-untyped-def]
    """Activate somebody with a Campaign card used for its value, and set out."""
    leader = who in (
        "montcalm",
        "levis",
        "rigaud",
        "wolfe",
        "murray",
        "amherst",
        "johnson",
        "monckton",
        "dumas",
        "loudoun",
    )
    state = war(pieces, to_play=side, **{side: ["campaign-1", *more.pop(side, [])]}, **more)  # type: ignore[misc,arg-type]
    verb = "command" if leader else "activate"
    play(state, f"{side} card campaign-1", f"{side} {verb} {who}", f"{side} take-all?", f"{side} done?")
    return play(state, *(f"{side} {words}" for words in way))


@rule("6.1")
def test_6_1_land_boat_and_sea_are_not_mixed() -> None:
    state = march({"bearn": "quebec"}, "bearn", "by-sea")
    assert refused(state, "french", "move becancour") == ("other-way-of-moving", "6.1")
    state = march({"bearn": "quebec"}, "bearn", "by-land")
    assert refused(state, "french", "sail louisbourg") == ("other-way-of-moving", "6.1")


@rule("6.1")
def test_6_1_pieces_are_dropped_and_none_picked_up() -> None:
    pieces = {"montcalm": "montreal", "bearn": "montreal", "guyenne": "montreal", "la-reine": "sorel"}
    state = march(pieces, "montcalm", "by-land", "move sorel")
    assert "drop la-reine" not in offered(state, "french")
    assert refused(state, "french", "drop montcalm") == ("commander-stays", "6.1")
    play(state, "french drop bearn", "french move st-francois", "french done")
    assert (at(state, "bearn"), at(state, "guyenne"), at(state, "la-reine")) == ("sorel", "st-francois", "sorel")


@rule("6.2")
def test_6_2_drilled_troops_stop_after_crossing_wilderness() -> None:
    state = march({"bearn": "montreal"}, "bearn", "by-land", "move ile-aux-noix", "move winooski")
    assert at(state, "bearn") == "winooski" and state.to_act == ("british",)


@rule("6.2")
def test_6_2_an_own_work_in_the_crossed_space_lifts_the_stop() -> None:
    state = march(
        {"bearn": "montreal"},
        "bearn",
        "by-land",
        "move ile-aux-noix",
        "move winooski",
        works={"ile-aux-noix": "french stockade"},
    )
    assert offers(state, "french", "move crown-point")
    play(state, "french move crown-point")
    assert state.to_act == ("british",)


@rule("6.2")
def test_6_2_mountains_stop_everybody_on_foot() -> None:
    state = march({"langlade": "quebec"}, "langlade", "by-land", "move notre-dame-north")
    assert state.to_act == ("british",) and at(state, "langlade") == "notre-dame-north"
    state = march(
        {"langlade": "quebec"},
        "langlade",
        "by-land",
        "move notre-dame-north",
        works={"notre-dame-north": "french stockade"},
    )
    assert offers(state, "french", "move notre-dame-mountains")


@rule("6.2", "6.21")
def test_6_21_a_lone_leader_goes_six_spaces() -> None:
    state = march(
        {"levis": "quebec"}, "levis", "by-land", "move becancour", "move trois-rivieres", "move sorel", "move montreal"
    )
    play(state, "french move kahnawake", "french move lac-des-deux-montagnes")
    assert at(state, "levis") == "lac-des-deux-montagnes" and state.to_act == ("british",)


@rule("6.22")
def test_6_22_the_slowest_unit_sets_the_pace_until_it_is_dropped() -> None:
    pieces = {"montcalm": "quebec", "bearn": "quebec", "langlade": "quebec"}
    state = march(pieces, "montcalm", "by-land", "move becancour", "move trois-rivieres", "move sorel", "move montreal")
    assert refused(state, "french", "move kahnawake") == ("too-far", "6.2")
    play(state, "french drop bearn", "french move kahnawake", "french move lac-des-deux-montagnes")
    assert at(state, "langlade") == "lac-des-deux-montagnes"


INTO_THE_WILDS = ("by-land", "move ile-aux-noix", "move winooski")


@rule("6.2", "6.22", "6.1")
def test_6_2_a_leader_goes_on_without_the_drilled_troops_he_drops_in_the_wilderness() -> None:
    state = march({"montcalm": "montreal", "bearn": "montreal"}, "montcalm", *INTO_THE_WILDS)
    assert refused(state, "french", "move crown-point") == ("must-stop", "6.2")
    assert asked(state, "french").arguments["left"] == 0
    play(state, "french drop bearn")
    assert asked(state, "french").arguments["left"] == 4
    play(state, "french move crown-point", "french done")
    assert (at(state, "bearn"), at(state, "montcalm")) == ("winooski", "crown-point")


@rule("6.2", "6.22", "16.1")
def test_6_22_auxiliaries_go_on_without_the_drilled_troops_they_came_with() -> None:
    state = march(dict.fromkeys(["montcalm", "bearn", "langlade"], "montreal"), "montcalm", *INTO_THE_WILDS)
    play(state, "french drop bearn", "french move crown-point", "french move ticonderoga", "french done")
    assert (at(state, "bearn"), at(state, "langlade")) == ("winooski", "ticonderoga")


@rule("16.1", "6.2")
def test_16_1_the_last_auxiliary_dropped_takes_his_benefit_along() -> None:
    pieces = dict.fromkeys(["montcalm", "bearn", "langlade", "joncaire"], "montreal")
    state = march(pieces, "montcalm", *INTO_THE_WILDS)
    play(state, "french drop joncaire")
    assert offers(state, "french", "move crown-point")
    play(state, "french drop langlade")
    assert refused(state, "french", "move crown-point") == ("must-stop", "6.2")
    play(state, "french drop bearn")
    assert offers(state, "french", "move crown-point")


@rule("6.2")
def test_6_2_in_the_mountains_a_leader_stops_whomever_he_drops() -> None:
    state = march({"montcalm": "quebec", "bearn": "quebec"}, "montcalm", "by-land", "move notre-dame-north")
    play(state, "french drop bearn")
    assert at(state, "montcalm") == "notre-dame-north" and state.to_act == ("british",)


@rule("6.2", "5.46")
def test_6_2_a_stockade_razed_behind_them_had_been_crossed() -> None:
    works = {"ile-aux-noix": "french stockade"}
    state = march({"montcalm": "montreal", "bearn": "montreal"}, "montcalm", *INTO_THE_WILDS, works=works)
    play(state, "french demolish", "french raze ile-aux-noix")
    assert offers(state, "french", "move crown-point")


ACROSS_CANADA = ("by-land", "move st-jean", "move sorel")


@rule("16.2", "6.22")
def test_16_2_auxiliaries_lose_the_escort_of_the_drilled_troops_they_drop() -> None:
    pieces = dict.fromkeys(["murray", "44th", "rogers"], "ile-aux-noix")
    state = march(pieces, "murray", *ACROSS_CANADA, side="british")
    assert offers(state, "british", "move trois-rivieres")
    play(state, "british drop 44th")
    assert refused(state, "british", "move trois-rivieres") == ("must-stop", "16.2")
    play(state, "british drop rogers")
    assert offers(state, "british", "move trois-rivieres")


@rule("16.2", "6.21")
def test_16_2_a_leader_goes_on_without_the_auxiliaries_who_stop() -> None:
    state = march(dict.fromkeys(["murray", "rogers"], "ile-aux-noix"), "murray", *ACROSS_CANADA, side="british")
    assert refused(state, "british", "move trois-rivieres") == ("must-stop", "16.2")
    play(state, "british drop rogers")
    assert offers(state, "british", "move trois-rivieres")


@rule("6.3")
def test_6_3_boats_go_nine_spaces_over_water_whatever_the_terrain() -> None:
    way = [
        "becancour",
        "trois-rivieres",
        "sorel",
        "st-jean",
        "ile-aux-noix",
        "winooski",
        "crown-point",
        "ticonderoga",
        "hudson-carry-north",
    ]
    state = march({"bearn": "quebec"}, "bearn", "by-boat", *(f"move {space}" for space in way))
    assert at(state, "bearn") == "hudson-carry-north" and state.to_act == ("british",)


@rule("6.3")
def test_6_3_one_portage_between_own_cultivated_or_fortified_ends() -> None:
    works = {
        "hudson-carry-north": "british fort",
        "hudson-carry-south": "british stockade",
        "oneida-carry-east": "british stockade",
    }
    state = march({"44th": "hudson-carry-north"}, "44th", "by-boat", side="british", works=works)
    assert refused(state, "british", "move adirondacks-south") == ("no-portage", "6.3")
    play(state, "british move hudson-carry-south", "british move albany", "british move schenectady")
    play(state, "british move canajoharie", "british move oneida-carry-east")
    assert refused(state, "british", "move oneida-carry-west") == ("no-portage", "6.3")


@rule("6.4", "8.22")
def test_6_4_between_own_controlled_ports_only() -> None:
    state = march({"44th": "boston"}, "44th", "by-sea", side="british")
    assert refused(state, "british", "sail louisbourg") == ("not-a-port", "6.4")
    assert refused(state, "british", "sail albany") == ("not-a-port", "6.4")
    play(state, "british sail halifax")
    assert at(state, "44th") == "halifax" and state.to_act == ("french",)


@rule("6.4")
def test_6_4_the_french_sail_between_quebec_and_louisbourg() -> None:
    state = march({"bearn": "quebec"}, "bearn", "by-sea", "sail louisbourg")
    assert at(state, "bearn") == "louisbourg"
    state = march({"bearn": "louisbourg", "44th": "quebec"}, "bearn", sieges={"quebec": 0})
    assert refused(state, "french", "by-sea") == ("no-port-to-reach", "6.4")


@rule("6.41", "6.42")
def test_6_41_a_force_sails_on_a_three_only_a_single_unit_on_any_card() -> None:
    pieces = {"murray": "boston", "44th": "boston"}
    state = war(pieces, british=["mohawks"], to_play="british")
    play(state, "british card mohawks", "british command murray", "british take-all")
    assert refused(state, "british", "by-sea") == ("value-three-for-force", "6.41")
    state = war(pieces, british=["mohawks"], to_play="british")
    play(state, "british card mohawks", "british activate 44th", "british by-sea", "british sail halifax")
    assert at(state, "44th") == "halifax"


@rule("6.43", "6.431")
def test_6_431_a_landing_costs_a_card_and_puts_the_marker() -> None:
    pieces = {"wolfe": "halifax", "44th": "halifax", "bearn": "louisbourg"}
    state = march(pieces, "wolfe", "by-sea", side="british", british=["amphibious-landing-1"])
    assert refused(state, "british", "land-at quebec") == ("no-landing-route", "6.43")
    play(state, "british land-at louisbourg", "french inside-all")
    assert card(state, "amphibious-landing-1") == "discarded"
    assert siege(state, "louisbourg") == 0 and told(state, "amphib-placed")


@rule("6.431")
def test_6_431_without_card_or_control_there_is_no_landing() -> None:
    state = march({"wolfe": "halifax", "44th": "halifax"}, "wolfe", "by-sea", side="british")
    assert refused(state, "british", "land-at louisbourg") == ("no-landing-card", "6.431")
    state = march(
        {"wolfe": "halifax", "44th": "halifax"},
        "wolfe",
        "by-sea",
        side="british",
        british=["amphibious-landing-1"],
        lasting=["no-amphibious-landing"],
    )
    assert refused(state, "british", "land-at louisbourg") == ("no-landing-this-year", "5.51")


@rule("6.431")
def test_6_431_french_drilled_troops_alone_remove_the_marker() -> None:
    state = march(
        {"bearn": "quebec"}, "bearn", "by-land", "move ile-d-orleans", markers={"ile-d-orleans": {"amphib": True}}
    )
    assert told(state, "amphib-removed")
    state = march(
        {"langlade": "quebec"}, "langlade", "by-land", "move ile-d-orleans", markers={"ile-d-orleans": {"amphib": True}}
    )
    assert not told(state, "amphib-removed")


@rule("6.432")
def test_6_432_the_marker_is_a_harbour_even_under_siege() -> None:
    state = march(
        {"44th": "louisbourg", "45th": "halifax", "bearn": "louisbourg"},
        "45th",
        "by-sea",
        "sail louisbourg",
        side="british",
        sieges={"louisbourg": 0},
        markers={"louisbourg": {"amphib": True}},
    )
    assert at(state, "45th") == "louisbourg" and siege(state, "louisbourg") == 0


@rule("6.432", "2.0")
def test_6_432_the_marker_keeps_captured_louisbourg() -> None:
    spec = {"works": {"louisbourg": "british fortress"}, "markers": {"louisbourg": {"amphib": True}}}
    state = march({"44th": "louisbourg"}, "44th", "by-sea", "sail halifax", side="british", **spec)
    assert work(state, "louisbourg") == "british fortress" and state.controls(0, SPACE_NUMBER["louisbourg"])


@rule("6.51", "8.21")
def test_6_51_an_enemy_fort_stops_and_is_besieged() -> None:
    state = march({"bearn": "niaoure-bay"}, "bearn", "by-boat", "move oswego", works={"oswego": "british fort"})
    assert siege(state, "oswego") == 0 and state.to_act == ("british",)


@rule("6.51", "16.2")
def test_6_51_auxiliaries_alone_must_raid_an_empty_stockade() -> None:
    state = march(
        {"langlade": "niaoure-bay"},
        "langlade",
        "by-land",
        "move oswego",
        works={"oswego": "british stockade"},
        dice=[3],
    )
    assert told(state, "raid-rolled")[0]["space"] == "space-oswego"


@rule("6.52", "8.21")
def test_6_52_auxiliaries_alone_do_not_enter_an_unbesieged_enemy_fort() -> None:
    state = march({"langlade": "niaoure-bay"}, "langlade", "by-land", works={"oswego": "british fort"})
    assert refused(state, "french", "move oswego") == ("drilled-must-lead", "6.52")
    state = march(
        {"langlade": "niaoure-bay", "bearn": "oswego"},
        "langlade",
        "by-land",
        works={"oswego": "british fort"},
        sieges={"oswego": 0},
    )
    assert offers(state, "french", "move oswego")


@rule("6.53")
def test_6_53_a_leader_alone_keeps_away_from_enemies() -> None:
    state = march({"levis": "winooski", "44th": "crown-point"}, "levis", "by-land")
    assert refused(state, "french", "move crown-point") == ("leaders-keep-away", "6.53")


@rule("6.53", "6.54")
def test_6_53_leaders_caught_alone_must_leave_or_die() -> None:
    state = march({"bearn": "winooski", "murray": "crown-point"}, "bearn", "by-boat", "move crown-point")
    assert state.to_act == ("british",)
    assert refused(state, "british", "retreat murray winooski") == ("whence-enemy-came", "7.92")
    play(state, "british retreat murray ticonderoga")
    assert at(state, "murray") == "ticonderoga"
    assert offers(state, "french", "move ticonderoga")


@rule("13.0", "13.4")
def test_13_0_a_lone_auxiliary_slips_through_an_enemy_fort() -> None:
    state = march(
        {"langlade": "winooski"}, "langlade", "by-land", "infiltrate crown-point", works={"crown-point": "british fort"}
    )
    assert refused(state, "french", "done") == ("no-stopping-at-a-fort", "6.52")
    play(state, "french move ticonderoga", "french done")
    assert at(state, "langlade") == "ticonderoga"


@rule("13.0")
def test_13_0_only_one_auxiliary_and_never_drilled_troops() -> None:
    state = march(
        {"montcalm": "winooski", "langlade": "winooski", "marin": "winooski"},
        "montcalm",
        "by-land",
        works={"crown-point": "british fort"},
    )
    assert refused(state, "french", "infiltrate crown-point") == ("lone-auxiliary-infiltrates", "13.0")
    state = march({"bearn": "winooski"}, "bearn", "by-land", works={"crown-point": "british fort"})
    assert refused(state, "french", "infiltrate crown-point") == ("lone-auxiliary-infiltrates", "13.0")


@rule("13.1")
def test_13_1_there_must_be_movement_enough_to_get_out() -> None:
    state = march(
        {"langlade": "st-jean"},
        "langlade",
        "by-land",
        works={"green-mountains-central": "british stockade", "winooski": "british fort"},
    )
    play(state, "french move ile-aux-noix")
    assert offers(state, "french", "infiltrate winooski")
    state = war(
        {"langlade": "ile-aux-noix"}, {"winooski": "british fort"}, french=["campaign-1"], british=["foul-weather"]
    )
    play(
        state,
        "french card campaign-1",
        "french activate langlade",
        "british play foul-weather",
        "french by-land",
        "french move st-jean",
        "french done?",
    )
    state = war({"langlade": "st-jean"}, {"winooski": "british fort"}, french=["campaign-1"], british=["foul-weather"])
    play(
        state,
        "french card campaign-1",
        "french activate langlade",
        "british play foul-weather",
        "french by-land",
        "french move ile-aux-noix",
    )
    assert refused(state, "french", "infiltrate winooski") == ("no-room-to-get-out", "13.1")


@rule("13.1", "6.2")
def test_13_1_nobody_infiltrates_a_mountain_on_foot() -> None:
    state = march({"langlade": "winooski", "44th": "green-mountains-central"}, "langlade", "by-land")
    assert refused(state, "french", "infiltrate green-mountains-central") == ("no-room-to-get-out", "13.1")


@rule("13.3")
def test_13_3_an_infiltrator_thrown_back_among_enemies_dies() -> None:
    works = {"crown-point": "british fort", "ticonderoga": "british fort"}
    state = march({"langlade": "winooski"}, "langlade", "by-land", works=works, british=["lake-schooner"])
    play(
        state,
        "french infiltrate crown-point",
        "british pass",
        "french infiltrate ticonderoga",
        "british play lake-schooner",
    )
    assert at(state, "langlade") == "gone"


@rule("13.4")
def test_13_4_stopping_among_enemies_is_a_battle() -> None:
    state = march(
        {"langlade": "winooski", "virginia-1": "crown-point"},
        "langlade",
        "by-land",
        "infiltrate crown-point",
        dice=[1, 1],
    )
    play(state, "british pass", "french done", "british pass")
    assert told(state, "battle-begun")


@rule("16.1")
def test_16_1_drilled_troops_with_auxiliaries_do_not_stop() -> None:
    pieces = {"montcalm": "montreal", "bearn": "montreal", "langlade": "montreal"}
    state = march(pieces, "montcalm", "by-land", "move ile-aux-noix", "move winooski")
    assert offers(state, "french", "move crown-point")
    play(state, "french move crown-point", "french drop langlade")
    assert state.to_act == ("french",) and "move ticonderoga" not in offered(state, "french")


@rule("16.2")
def test_16_2_auxiliaries_alone_stop_after_crossing_enemy_cultivated_land() -> None:
    state = march(
        {"langlade": "hudson-carry-south"}, "langlade", "by-land", "move hoosic", "move northampton", dice=[3]
    )
    assert told(state, "raid-rolled")[0]["space"] == "space-northampton"
    state = march({"langlade": "white-river-falls"}, "langlade", "by-boat", "move charlestown", "move deerfield")
    assert offers(state, "french", "move northampton")


@rule("16.0", "13.0", "14.0", "15.0", "17.0")
def test_the_basic_game_knows_no_advanced_rules() -> None:
    state = march(
        {"langlade": "winooski"},
        "langlade",
        "by-land",
        works={"crown-point": "british fort"},
        options={"rules": "basic"},
    )
    assert refused(state, "french", "infiltrate crown-point") == ("advanced-rule", "13.0")
    pieces = {"montcalm": "montreal", "bearn": "montreal", "langlade": "montreal"}
    state = march(pieces, "montcalm", "by-land", "move ile-aux-noix", "move winooski", options={"rules": "basic"})
    assert "move crown-point" not in offered(state, "french")


@rule("2.0")
def test_2_0_arrows_lead_one_way_and_are_not_adjacency() -> None:
    state = march({"huron": "pays-d-en-haut"}, "huron", "by-land", "move niagara")
    assert refused(state, "french", "move pays-d-en-haut") == ("not-adjacent", "2.0")
