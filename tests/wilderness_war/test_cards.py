"""5.5 Every event of the seventy cards."""

from arpents.games.wilderness_war.facts.deck import CARD_NAMES
from arpents.games.wilderness_war.room import GAME
from tests.rules import rule
from tests.table import asked, offered, told
from tests.wilderness_war.table import at, card, hands, offers, play, points, refused, steps, war


def event(
    name: str,
    side: str = "french",
    pieces: dict[str, object] | None = None,
    works: dict[str, str] | None = None,
    **more: object,
):  # type: ignore[no-untyped-def]
    """The side chooses the card; it is not yet played."""
    held = [name, *more.pop(side, [])]  # type: ignore[misc]
    state = war(pieces, works, to_play=side, **{side: held}, **more)  # type: ignore[arg-type]
    return play(state, f"{side} card {name}")


@rule("5.34", "5.33")
def test_1_campaign_activates_two_leaders_neither_in_the_others_force() -> None:
    state = event(
        "campaign-1", pieces={"montcalm": "montreal", "levis": "montreal", "bearn": "montreal", "dumas": "quebec"}
    )
    play(state, "french event", "french command montcalm", "french take levis", "french done")
    assert "command levis" not in offered(state, "french")
    play(state, "french command dumas", "french next dumas", "french by-land", "french move becancour", "french done")
    play(state, "french by-land", "french move sorel", "french done")
    assert (at(state, "dumas"), at(state, "montcalm")) == ("becancour", "sorel") and card(
        state, "campaign-1"
    ) == "discarded"


@rule("5.34")
def test_1_campaign_with_one_leader_and_the_option_against_it() -> None:
    state = event("campaign-1", pieces={"dumas": "quebec"})
    play(state, "french event", "french command dumas")
    assert asked(state, "french") == "operation"
    state = event("campaign-1", pieces={"dumas": "quebec"}, options={"campaign-leaders": "two"})
    assert refused(state, "french", "event") == ("only-one-leader", "5.34")


@rule("8.23")
def test_5_bastions_repaired_needs_a_breach() -> None:
    assert refused(event("bastions-repaired"), "french", "event") == ("no-breach-to-repair", "8.23")


@rule("6.431", "5.56")
def test_14_foul_weather_keeps_ships_in_port_and_slows_the_rest() -> None:
    state = war({"44th": "boston"}, french=["foul-weather"], british=["campaign-1"], to_play="british")
    play(state, "british card campaign-1", "british activate 44th", "french play foul-weather")
    assert refused(state, "british", "by-sea") == ("foul-weather-at-sea", "6.431")
    play(state, "british by-land", "british move worcester", "british move deerfield")
    assert at(state, "44th") == "deerfield" and state.to_act == ("french",)


@rule("13.3")
def test_15_lake_schooner_throws_the_mover_back() -> None:
    state = war({"bearn": "niaoure-bay"}, {"oswego": "british fort"}, french=["campaign-1"], british=["lake-schooner"])
    play(
        state,
        "french card campaign-1",
        "french activate bearn",
        "french by-boat",
        "french move oswego",
        "british play lake-schooner",
    )
    assert at(state, "bearn") == "niaoure-bay" and state.to_act == ("british",)


@rule("13.3")
def test_15_lake_schooner_does_not_sail_on_rivers() -> None:
    state = war(
        {"bearn": "oneida-carry-west"}, {"oswego": "british fort"}, french=["campaign-1"], british=["lake-schooner"]
    )
    play(state, "french card campaign-1", "french activate bearn", "french by-boat", "french move oswego")
    assert at(state, "bearn") == "oswego"


@rule("6.2")
def test_16_george_croghan_guides_drilled_troops() -> None:
    state = war({"44th": "hudson-carry-south"}, british=["campaign-1", "george-croghan"], to_play="british")
    play(state, "british card campaign-1", "british activate 44th", "british by-land", "british play george-croghan")
    play(
        state,
        "british move hudson-carry-north",
        "british move ticonderoga",
        "british move crown-point",
        "british move winooski",
    )
    assert at(state, "44th") == "winooski"


@rule("5.51")
def test_21_louisbourg_squadrons() -> None:
    state = play(event("louisbourg-squadrons", dice=[3]), "french event")
    assert {"no-amphibious-landing", "no-french-naval"} <= set(state.view("french")["lasting"]) and card(
        state, "louisbourg-squadrons"
    ) == "removed"
    state = play(event("louisbourg-squadrons", dice=[4]), "french event")
    assert (
        "no-french-naval" not in state.view("french")["lasting"] and card(state, "louisbourg-squadrons") == "discarded"
    )
    state = event("louisbourg-squadrons", pieces={"44th": "louisbourg"}, sieges={"louisbourg": 0})
    assert refused(state, "french", "event") == ("needs-louisbourg", "5.51")


@rule("8.22")
def test_22_vaudreuil_interferes_exchanges_two_free_french_leaders() -> None:
    pieces = {"montcalm": "quebec", "dumas": "ohio-forks", "levis": "montreal", "44th": "montreal"}
    state = event("governor-vaudreuil-interferes", "british", pieces, sieges={"montreal": 0})
    play(state, "british event")
    assert refused(state, "british", "swap levis dumas")[0] in ("leader-besieged", "not-asked")
    assert GAME.expand(state, 0, "swap dumas montcalm") == ["swap montcalm dumas"]
    assert GAME.expand(state, 0, "swap montcalm dumas") == ["swap montcalm dumas"]
    play(state, "british swap montcalm dumas")
    assert (at(state, "montcalm"), at(state, "dumas")) == ("ohio-forks", "quebec")


@rule("5.53", "5.531", "5.521")
def test_23_northern_alliance_halved_below_five_points() -> None:
    state = play(
        event("northern-indian-alliance-1", pieces={"abenaki-1": "crown-point reduced"}, dice=[3]), "french event"
    )
    assert asked(state, "french").arguments == {"halves": 4}
    assert "enlist huron" not in offered(state, "french") and "enlist delaware-1" not in offered(state, "french")
    play(state, "french restore abenaki-1", "french enlist algonquin-1")
    assert (
        steps(state, "abenaki-1") == 2
        and at(state, "algonquin-1") == "lac-des-deux-montagnes"
        and steps(state, "algonquin-1") == 2
    )
    state = play(
        event("northern-indian-alliance-1", dice=[3], french_points=5, works={"niagara": "french fort"}), "french event"
    )
    assert asked(state, "french").arguments == {"halves": 6} and offers(state, "french", "enlist huron")


@rule("5.53", "5.522")
def test_23_needs_montreal_and_open_villages() -> None:
    state = event("northern-indian-alliance-1", pieces={"44th": "montreal"}, sieges={"montreal": 0})
    assert refused(state, "french", "event") == ("needs-montreal", "5.53")
    state = play(event("northern-indian-alliance-1", pieces={"44th": "kahnawake"}, dice=[6]), "french event")
    assert refused(state, "french", "enlist caughnawaga-1") == ("village-closed", "5.522")


@rule("5.53")
def test_26_western_alliance_needs_a_fort_at_ohio_forks() -> None:
    assert refused(event("western-indian-alliance-1"), "french", "event") == ("needs-ohio-fort", "5.53")
    state = play(event("western-indian-alliance-1", works={"ohio-forks": "french fort"}, dice=[2]), "french event")
    play(state, "french enlist shawnee-1")
    assert at(state, "shawnee-1") == "logstown"
    state = event(
        "western-indian-alliance-1",
        pieces={"44th": "ohio-forks"},
        works={"ohio-forks": "french fort"},
        sieges={"ohio-forks": 0},
        options={"besieged-alliance-fort": "fails"},
    )
    assert refused(state, "french", "event") == ("needs-ohio-fort", "5.53")


@rule("5.533")
def test_28_iroquois_alliance() -> None:
    works = {"oswego": "french stockade"}
    state = play(
        event("iroquois-alliance", pieces={"oneida-british": "oneida-castle"}, works=works, dice=[6]), "french event"
    )
    assert refused(state, "french", "enlist oneida-french")[0] in ("village-closed", "nation-serves-enemy")
    play(state, "french enlist seneca-french")
    state = event("iroquois-alliance", "british", {"johnson": "boston"}, {"oswego": "british fort"})
    assert refused(state, "british", "event") == ("johnson-too-far", "5.53")
    state = event("iroquois-alliance", works={"oswego": "french stockade", "oneida-carry-east": "british stockade"})
    assert refused(state, "french", "event") == ("needs-oneida-work", "5.53")
    state = play(event("iroquois-alliance", pieces={"oneida-british": "boston"}, works=works, dice=[6]), "french event")
    assert refused(state, "french", "enlist oneida-french") == ("nation-serves-enemy", "5.533")


@rule("5.53")
def test_29_mohawks_join_johnson() -> None:
    state = play(event("mohawks", "british", {"johnson": "albany", "mohawk-1": "boston reduced"}), "british event")
    assert at(state, "mohawk-2") == "albany" and steps(state, "mohawk-1") == 2
    assert refused(event("mohawks", "british", {"johnson": "boston"}), "british", "event") == (
        "johnson-too-far",
        "5.53",
    )


@rule("5.53", "5.51")
def test_30_31_cherokees_come_and_rise() -> None:
    state = event(
        "cherokees",
        "british",
        {"44th": "boston", "45th": "boston", "46th": "boston", "virginia-1": "boston"},
        {"augusta": "british stockade"},
        french=["cherokee-uprising"],
    )
    play(state, "british event", "british pick augusta")
    assert at(state, "cherokee-1") == "augusta"
    play(state, "french card cherokee-uprising", "french event", "british remove 44th", "british remove 45th")
    assert [at(state, unit) for unit in ("cherokee-1", "44th", "45th", "46th", "virginia-1")] == [
        "unused",
        "gone",
        "gone",
        "boston",
        "unused",
    ]
    assert refused(event("cherokee-uprising"), "french", "event") == ("cherokees-not-played", "5.51")
    assert (
        refused(event("cherokees", "british", lasting=["cherokees", "cherokee-uprising"]), "british", "event")[0]
        == "uprising-played"
    )


@rule("5.532")
def test_32_treaty_of_easton() -> None:
    pieces = {"44th": "ohio-forks", "shawnee-1": "venango", "huron": "venango"}
    state = play(event("treaty-of-easton", "british", pieces, {"ohio-forks": "british fort"}), "british event")
    assert at(state, "shawnee-1") == "unused" and at(state, "huron") == "venango"
    assert refused(event("treaty-of-easton", "british"), "british", "event") == ("forbes-road-not-built", "5.51")


@rule("8.22")
def test_33_indians_desert() -> None:
    pieces = {"huron": "venango", "ottawa": "venango", "shawnee-1": "venango"}
    state = play(
        event("indians-desert", "british", pieces),
        "british event",
        "british pick venango",
        "british remove huron",
        "british remove ottawa",
    )
    assert at(state, "huron") == at(state, "ottawa") == "unused" and at(state, "shawnee-1") == "venango"


@rule("8.22")
def test_34_small_pox_strikes_great_stacks_besieged_or_not() -> None:
    units = ["bearn", "guyenne", "la-reine", "languedoc", "huron"]
    state = play(
        event("small-pox", "british", dict.fromkeys(units, "montreal"), dice=[5]),
        "british event",
        "british pick montreal",
    )
    while state.to_act == ("french",) and asked(state, "french") == "losses":
        play(state, f"french {offered(state, 'french')[0]}")
    assert sum(steps(state, unit) for unit in units[:4]) >= 5 and at(state, "huron") == "unused"
    assert (
        refused(event("small-pox", "british", dict.fromkeys(units[:4], "montreal")), "british", "event")[0]
        == "stack-too-small"
    )


@rule("5.24")
def test_35_courier_intercepted_takes_a_card_at_random() -> None:
    state = play(event("courier-intercepted", british=["ambush-1"], dice=[3], draws=[0]), "french event")
    assert card(state, "ambush-1") == "french"
    assert "ambush-1" in state.view("british")["known"]
    state = play(event("courier-intercepted", british=["ambush-1"], dice=[2]), "french event")
    assert card(state, "ambush-1") == "british"


@rule("5.25", "5.23")
def test_36_francois_bigot_discards_a_french_card() -> None:
    state = play(event("francois-bigot", "british", french=["surrender"], draws=[0]), "british event")
    assert card(state, "surrender") == "discarded"


@rule("5.23")
def test_37_ministerial_crisis() -> None:
    state = play(event("british-ministerial-crisis", british=["troop-transports", "ambush-1"]), "french event")
    assert refused(state, "british", "pass") == ("must-give-up-a-card", "5.51") and refused(
        state, "british", "give-up ambush-1"
    ) == ("not-on-the-list", "5.22")
    play(state, "british give-up troop-transports")
    assert card(state, "troop-transports") == "discarded"


@rule("5.54")
def test_38_frontier_duty_counts_raided_markers_by_department() -> None:
    pieces = {"virginia-1": "boston", "massachusetts-1": "boston", "massachusetts-2": "boston"}
    state = play(
        event("provincial-regiments-dispersed", pieces=pieces, markers={"hoosic": {"raided_by_french": 1}}),
        "french event",
    )
    assert [at(state, unit) for unit in pieces].count("unused") == 0 and offered(state, "french") == [
        "remove massachusetts-1"
    ]
    play(state, "french remove massachusetts-1")
    assert at(state, "virginia-1") == "boston"


@rule("5.54", "8.22")
def test_39_stingy_assembly() -> None:
    state = event("stingy-provincial-assembly-1", pieces={"virginia-1": "boston"})
    play(state, "french event")
    assert refused(state, "french", "department northern") == ("no-target-units", "5.5")
    play(state, "french department southern")
    assert at(state, "virginia-1") == "unused"
    state = event("stingy-provincial-assembly-1", pieces={"virginia-1": "boston"}, assemblies="enthusiastic")
    assert refused(state, "french", "event") == ("assemblies-enthusiastic", "5.54")


@rule("5.54")
def test_41_colonial_politics_and_the_caps() -> None:
    south = ["virginia-1", "virginia-2", "pennsylvania-1"]
    state = play(event("british-colonial-politics-1", pieces=dict.fromkeys(south, "boston")), "french event")
    assert state.view(None)["assemblies"] == "reluctant"
    play(state, f"british {offered(state, 'british')[0]}")
    assert [at(state, unit) for unit in south].count("unused") == 1
    state = play(event("british-colonial-politics-1", "british"), "british event")
    assert state.view(None)["assemblies"] == "enthusiastic"
    assert (
        refused(event("british-colonial-politics-1", "british", assemblies="enthusiastic"), "british", "event")[0]
        == "assemblies-at-end"
    )


@rule("5.54", "5.522")
def test_41_besieged_provincials_are_tolerated_over_the_cap() -> None:
    south = ["virginia-1", "virginia-2", "pennsylvania-1"]
    pieces = {**dict.fromkeys(south, "oswego"), "bearn": "oswego"}
    state = play(
        event("british-colonial-politics-1", pieces=pieces, works={"oswego": "british fort"}, sieges={"oswego": 0}),
        "french event",
    )
    assert all(at(state, unit) == "oswego" for unit in south)


@rule("5.54", "5.52")
def test_43_raise_provincials_within_the_cap() -> None:
    state = play(
        event("raise-provincial-regiments-1", "british"),
        "british event",
        "british raise southern",
        "british place-all alexandria",
    )
    assert (
        sum(
            at(state, unit) == "alexandria"
            for unit in ("maryland", "pennsylvania-1", "pennsylvania-2", "pennsylvania-3", "virginia-1", "virginia-2")
        )
        == 2
    )
    assert (
        refused(event("raise-provincial-regiments-1", "british", assemblies="reluctant"), "british", "event")[0]
        == "assemblies-reluctant"
    )
    state = play(
        event("raise-provincial-regiments-1", "british", {"virginia-1": "alexandria reduced"}),
        "british event",
        "british refit southern",
    )
    assert steps(state, "virginia-1") == 2


@rule("5.523")
def test_46_colonial_recruits() -> None:
    pieces = {"langlade": "montreal reduced", "marin": "montreal reduced", "bearn": "montreal reduced"}
    state = play(event("colonial-recruits", pieces=pieces, dice=[4]), "french event")
    assert [steps(state, unit) for unit in pieces] == [2, 2, 1]


@rule("5.523")
def test_47_troop_transports_and_their_french_bars() -> None:
    pieces = {"bearn": "montreal reduced", "44th": "boston reduced"}
    state = play(event("troop-transports", pieces=pieces), "french event")
    assert steps(state, "bearn") == 2 and steps(state, "44th") == 1
    assert (
        refused(event("troop-transports", pieces=pieces, lasting=["quiberon-bay"]), "french", "event")[0]
        == "quiberon-played"
    )
    held = {**pieces, "45th": "quebec"}
    assert (
        refused(event("troop-transports", pieces=held, works={"quebec": "british fortress"}), "french", "event")[0]
        == "quebec-lost"
    )
    state = event("troop-transports", pieces=held, sieges={"quebec": 0}, options={"besieged-quebec": "closed"})
    assert refused(state, "french", "event") == ("quebec-lost", "5.51")


@rule("5.523")
def test_48_victories_in_germany_not_in_1755() -> None:
    assert refused(event("victories-in-germany"), "french", "event") == ("not-in-1755", "5.51")
    state = play(
        event("victories-in-germany", year=1756, pieces={"bearn": "montreal reduced"}, dice=[1]), "french event"
    )
    assert steps(state, "bearn") == 2


@rule("3.12", "5.52")
def test_49_call_out_militias() -> None:
    state = play(event("call-out-militias-3"), "french event", "french raise st-lawrence")
    assert at(state, "canadian-militia-1") == "st-lawrence-canadian-militias"
    pieces = {
        "colonial-militia-1": "northern-colonial-militias reduced",
        "colonial-militia-2": "southern-colonial-militias reduced",
    }
    state = play(event("call-out-militias-3", "british", pieces), "british event", "british refit-all")
    assert steps(state, "colonial-militia-1") == steps(state, "colonial-militia-2") == 2


@rule("5.52")
def test_53_rangers() -> None:
    state = play(
        event("rangers", "british", works={"oswego": "british fort"}),
        "british event",
        "british enlist-rangers",
        "british place oswego",
    )
    assert "oswego" in (at(state, "rogers"), at(state, "armstrong"), at(state, "goreham"))


@rule("5.55")
def test_54_light_infantry_and_a_leader_from_the_pool() -> None:
    state = play(event("light-infantry", "british", draws=[0]), "british event", "british place-all albany")
    assert [unit for unit in ("1-95th", "2-95th") if at(state, unit) == "albany"] and told(state, "leader-drawn") == [
        {"piece": "piece-abercromby"}
    ]
    assert at(state, "abercromby") == "albany"


@rule("5.52", "5.522")
def test_55_french_regulars_bring_montcalm_the_first_time() -> None:
    state = GAME.position(
        {
            "scenario": "full-campaign",
            "hands": {"french": ["french-regulars-1", "french-regulars-2"], "british": ["ambush-1", "ambush-2"]},
            "dice": [],
        }
    )
    play(state, "french card french-regulars-1", "french event", "french place quebec")
    assert at(state, "montcalm") == at(state, "levis") == at(state, "bougainville") == "quebec"
    assert (
        sum(
            at(state, unit) == "quebec"
            for unit in ("2-berry", "3-berry", "cambis", "la-sarre", "royal-roussillon", "v-etrangers")
        )
        == 2
    )


@rule("5.52")
def test_55_once_a_season_and_not_after_quiberon() -> None:
    state = event("french-regulars-1", french=["french-regulars-2"])
    play(
        state,
        "french event",
        "french place quebec",
        "british card call-out-militias-2",
        "british event",
        "british raise northern",
        "french card french-regulars-2",
    )
    assert refused(state, "french", "event") == ("already-regulars", "5.52")
    assert refused(event("french-regulars-1", lasting=["quiberon-bay"]), "french", "event") == (
        "quiberon-played",
        "5.51",
    )


@rule("5.522", "8.22")
def test_55_with_both_ports_closed_nobody_comes() -> None:
    pieces = {"44th": "quebec", "45th": "louisbourg"}
    state = play(event("french-regulars-1", pieces=pieces, sieges={"quebec": 0, "louisbourg": 0}), "french event")
    assert told(state, "reinforcement-lost") and card(state, "french-regulars-1") == "removed"


@rule("5.55")
def test_57_a_third_commander_in_chief_sends_one_home() -> None:
    pieces = {
        "braddock": "boston",
        "amherst": "albany",
        "loudoun": "leader-pool",
        "abercromby": "gone",
        "bradstreet": "gone",
        "murray": "gone",
        "webb": "gone",
    }
    state = play(event("british-regulars-1", "british", pieces, draws=[0]), "british event")
    assert set(offered(state, "british")) == {"dismiss braddock", "dismiss amherst"}
    play(state, "british dismiss braddock", "british place-all boston")
    assert at(state, "braddock") == "gone" and at(state, "loudoun") == "boston" and at(state, "15th") == "boston"


@rule("5.55", "8.22")
def test_57_with_both_besieged_the_third_goes_back_to_the_pool() -> None:
    pieces = {
        "braddock": "boston",
        "amherst": "boston",
        "44th": "boston",
        "bearn": "boston",
        "loudoun": "leader-pool",
        "abercromby": "gone",
        "bradstreet": "gone",
        "murray": "gone",
        "webb": "gone",
    }
    state = play(event("british-regulars-1", "british", pieces, draws=[0], sieges={"boston": 0}), "british event")
    assert at(state, "loudoun") == "pool" and told(state, "leader-returned")


@rule("5.51")
def test_60_highlanders_wait_for_pitt_or_1759() -> None:
    assert refused(event("highlanders-1", "british"), "british", "event") == ("pitt-not-played", "5.51")
    state = play(event("highlanders-1", "british", lasting=["william-pitt"], draws=[0, 0]), "british event")
    assert asked(state, "british").arguments["count"] == 6
    state = play(event("highlanders-2", "british", year=1759, draws=[0]), "british event")
    assert asked(state, "british").arguments["count"] == 2


@rule("5.51")
def test_62_quiberon_bay() -> None:
    assert refused(event("quiberon-bay", "british"), "british", "event") == ("quiberon-not-yet", "5.51")
    state = play(event("quiberon-bay", "british", year=1760), "british event")
    assert state.hand_size[1] == 7 and state.first_side == 0


@rule("5.52")
def test_65_royal_americans_at_colonial_fortresses() -> None:
    state = play(event("royal-americans", "british", draws=[0]), "british event")
    assert "place halifax" not in offered(state, "british") and "place-all albany" in offered(state, "british")


@rule("18.5", "5.523")
def test_66_acadians_expelled() -> None:
    state = play(
        event("acadians-expelled", "british", {"langlade": "montreal reduced"}),
        "british event",
        "french place louisbourg",
    )
    assert (
        at(state, "15th") == "halifax"
        and steps(state, "langlade") == 2
        and at(state, "boishebert-acadian") == "louisbourg"
    )
    assert refused(event("acadians-expelled"), "french", "event") == ("other-colour", "5.12")
    assert offers(event("acadians-expelled", options={"acadians-by-both": "on"}), "french", "event")


@rule("5.51", "5.22")
def test_67_william_pitt() -> None:
    state = play(event("william-pitt", "british", discarded=["highlanders-1", "small-pox"]), "british event")
    assert set(offered(state, "british")) == {"done", "take-card highlanders-1"}
    play(state, "british take-card highlanders-1")
    assert (
        card(state, "highlanders-1") == "british"
        and state.hand_size[0] == 9
        and "wolfe" in state.view(None)["leader_pool"]
    )


@rule("5.51", "5.22")
def test_69_diplomatic_revolution() -> None:
    state = play(
        event("diplomatic-revolution", discarded=["french-regulars-1"]),
        "french event",
        "french take-card french-regulars-1",
    )
    assert state.hand_size[1] == 9 and card(state, "french-regulars-1") == "french"
    assert refused(event("diplomatic-revolution", lasting=["quiberon-bay"]), "french", "event") == (
        "quiberon-played",
        "5.51",
    )


@rule("8.22")
def test_70_intrigues_against_shirley() -> None:
    assert (
        refused(event("intrigues-against-shirley", pieces={"shirley": "boston"}), "french", "event")[0]
        == "french-have-no-point"
    )
    state = play(event("intrigues-against-shirley", pieces={"shirley": "boston"}, french_points=1), "french event")
    assert at(state, "shirley") == "gone"


# -- options


@rule("18.1")
def test_18_1_the_linked_card_is_dealt_from_the_discards() -> None:
    spare = {"french": ["ambush-1"], "british": []}
    state = war(
        hands=spare, removed=["william-pitt"], discarded=["diplomatic-revolution"], options={"linked-cards": "on"}
    )
    play(state, "french hold")
    assert card(state, "diplomatic-revolution") == "french" and hands(state) == [8, 8]
    assert "diplomatic-revolution" in state.view("british")["known"]


@rule("18.3")
def test_18_3_regulars_in_1755_cost_a_point() -> None:
    state = play(
        event("french-regulars-1", options={"early-regulars-cost": "on"}), "french event", "french place quebec"
    )
    assert points(state) == -1
    state = play(
        event("french-regulars-1", options={"early-regulars-cost": "on"}, year=1757),
        "french event",
        "french place quebec",
    )
    assert points(state) == 0


@rule("18.0")
def test_18_0_optional_rules_are_off_unless_chosen() -> None:
    assert [option.values[0] for option in GAME.options[1:6]] == ["off"] * 5


def test_every_card_has_a_name() -> None:
    assert len(CARD_NAMES) == 71


@rule("5.24")
def test_35_and_36_want_a_card_in_the_other_hand() -> None:
    for side, name in (("french", "courier-intercepted"), ("british", "francois-bigot")):
        state = war(to_play=side, hands={"french": [], "british": [], side: [name, "campaign-1"]})
        play(state, f"{side} card {name}")
        assert refused(state, side, "event") == ("hand-empty", "5.24")


@rule("5.5")
def test_22_vaudreuil_wants_two_leaders_to_exchange() -> None:
    alone = event("governor-vaudreuil-interferes", "british", {"montcalm": "montreal"})
    assert refused(alone, "british", "event") == ("no-eligible-leaders", "5.51")


@rule("5.5")
def test_38_frontier_duty_wants_provincials_that_can_be_sent() -> None:
    raided = {"carlisle": {"raided_by_french": 1}}
    state = event("provincial-regiments-dispersed", markers=raided)
    assert refused(state, "french", "event") == ("no-target-units", "5.5")
