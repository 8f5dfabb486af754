"""The odd tenth: what happens when two rules meet, or a rule has almost nothing to work on."""

import pytest

from arpents.games.wilderness_war.facts.board import SPACE_NUMBER
from tests.rules import rule
from tests.table import offered, told
from tests.wilderness_war.table import at, card, offers, play, points, refused, season_over, siege, war, work


@rule("14.12")
def test_14_12_only_the_infiltrator_retreats_even_when_it_wins() -> None:
    pieces = {"langlade": "winooski", "rogers": "crown-point", "44th": "crown-point"}
    state = war(pieces, {"crown-point": "british fort"}, french=["campaign-1"], dice=[5, 6, 1])
    play(state, "french card campaign-1", "french activate langlade", "french done?", "french by-land")
    play(state, "french infiltrate crown-point", "british intercept rogers", "british inside 44th")
    assert told(state, "battle-won")[0]["seat"] == "seat-french"
    assert at(state, "langlade") == "winooski" and at(state, "rogers") == "crown-point"


@rule("8.1", "8.11")
def test_8_11_a_leader_may_still_go_inside_a_full_fort() -> None:
    garrison = ["bearn", "guyenne", "la-reine", "languedoc", "artois"]
    pieces = {"wolfe": "ticonderoga", "44th": "ticonderoga", "levis": "crown-point"}
    state = war(
        {**pieces, **dict.fromkeys(garrison, "crown-point")},
        {"crown-point": "french fort"},
        british=["campaign-1"],
        to_play="british",
    )
    play(state, "british card campaign-1", "british command wolfe", "british take-all", "british by-boat")
    play(state, "british move crown-point")
    for _ in range(4):
        play(state, f"french {next(words for words in offered(state, 'french') if words.startswith('inside '))}")
    assert refused(state, "french", "inside bearn")[0] in ("is-inside", "fort-is-full")
    assert offers(state, "french", "inside levis")
    play(state, "french inside levis")
    assert {event["piece"] for event in told(state, "went-inside")} >= {"piece-levis"}


@rule("15.0", "5.534")
def test_15_0_mohawks_do_not_slip_away_under_another_while_johnson_is_inside() -> None:
    pieces = {"bearn": "winooski", "mohawk-1": "crown-point", "johnson": "crown-point", "murray": "crown-point"}
    state = war(pieces, {"crown-point": "british fort"}, french=["campaign-1"], dice=[3, 3])
    play(state, "french card campaign-1", "french activate bearn", "french by-boat", "french move crown-point")
    play(state, "british inside johnson", "british done")
    assert refused(state, "british", "avoid-with murray") == ("needs-a-unit", "15.0")
    assert offers(state, "british", "avoid mohawk-1")


@rule("5.34", "5.31", "8.251")
def test_5_34_a_force_whose_commander_fought_in_a_relief_does_not_act() -> None:
    pieces = {
        "levis": "winooski",
        "bearn": "winooski",
        "guyenne": "winooski",
        "dumas": "crown-point",
        "languedoc": "crown-point",
        "virginia-1": "crown-point reduced",
    }
    state = war(
        pieces, {"crown-point": "french fort"}, french=["campaign-1"], sieges={"crown-point": 0}, dice=[5, 1, 1, 1, 1]
    )
    play(state, "french card campaign-1", "french event", "french command levis", "french take-all")
    play(state, "french command dumas", "french take-all", "french next levis", "french by-boat")
    play(state, "french move crown-point", "british pass", "french join dumas", "french done")
    assert told(state, "battle-won")[0]["seat"] == "seat-french" and siege(state, "crown-point") == -1
    while state.to_act == ("french",) and "done" in offered(state, "french"):
        play(state, "french done")
    assert state.to_act == ("british",)  # Languedoc has no commander left to act under
    assert not [event for event in told(state, "activated") if event["piece"] == "piece-languedoc"]


@rule("5.532")
def test_33_indians_desert_may_take_only_one_and_leave_the_village_allied() -> None:
    state = war({"abenaki-1": "st-francois", "abenaki-2": "st-francois"}, british=["indians-desert"], to_play="british")
    play(state, "british card indians-desert", "british event", "british pick st-francois", "british remove abenaki-1")
    play(state, "british done")
    assert at(state, "abenaki-1") == "unused" and at(state, "abenaki-2") == "st-francois"


@rule("7.55")
def test_7_55_by_option_fieldworks_left_behind_serve_the_next_defender() -> None:
    def column_of(options: dict[str, str]) -> object:
        state = war(
            {"levis": "winooski", "bearn": "winooski", "44th": "crown-point"},
            french=["campaign-1"],
            dice=[5, 2],
            markers={"crown-point": {"fieldworks": "french"}},
            options=options,
        )
        play(state, "french card campaign-1", "french command levis", "french take-all", "french by-boat")
        play(state, "french move crown-point", "british pass")
        return told(state, "fired")[0]["losses"]

    assert column_of({"fieldworks": "stay"}) == 1  # column 2 instead of 3 with a modified 6


@rule("5.46", "7.55")
def test_5_46_the_owner_may_level_fieldworks_and_raze_a_stockade_beside_a_fort_begun() -> None:
    state = war(
        {"bearn": "st-jean"},
        {"st-jean": "french stockade"},
        french=["campaign-1"],
        markers={"st-jean": {"fieldworks": "french"}},
    )
    state.set_digging(SPACE_NUMBER["st-jean"], 1)
    play(state, "french demolish")
    assert {"raze st-jean", "abandon st-jean", "level st-jean"} <= set(offered(state, "french"))
    play(state, "french raze st-jean")
    assert work(state, "st-jean") == "french fort-begun"
    play(state, "french demolish", "french level st-jean")
    assert told(state, "fieldworks-removed") == [{"space": "space-st-jean"}]
    play(state, "french demolish", "french abandon st-jean")
    assert work(state, "st-jean") == "" and points(state) == 0


@rule("5.46")
def test_5_46_a_work_may_be_razed_at_the_very_end_of_the_phase() -> None:
    state = war({"bearn": "montreal"}, {"st-jean": "french stockade"}, french=["campaign-1"])
    play(state, "french demolish-later")
    assert refused(state, "french", "demolish-later") == ("already-noted", "5.46")
    play(state, "french card campaign-1", "french activate bearn", "french stay")
    assert offered(state, "french") == ["done", "demolish"]
    play(state, "french demolish", "french raze st-jean")
    assert state.to_act == ("british",)
    state = war({"bearn": "montreal"}, {"st-jean": "french stockade"}, french=["campaign-1"])
    play(
        state, "french demolish-later", "french card campaign-1", "french activate bearn", "french stay", "french done"
    )
    assert state.to_act == ("british",) and work(state, "st-jean") == "french stockade"


@rule("5.46", "5.41")
def test_5_46_a_work_may_be_razed_between_two_placements() -> None:
    state = war(works={"st-jean": "french stockade"}, french=["campaign-1"])
    play(state, "french card campaign-1", "french build-stockades", "french build sorel", "french demolish")
    play(state, "french raze st-jean", "french build kahnawake", "french done")
    assert (work(state, "st-jean"), work(state, "sorel"), work(state, "kahnawake")) == (
        "",
        "french stockade",
        "french stockade",
    )


@rule("8.24")
def test_8_24_a_captured_fortress_whose_garrison_is_driven_off_reverts_without_a_siege() -> None:
    pieces = {"langlade": "albany reduced", "wolfe": "kinderhook", "44th": "kinderhook", "45th": "kinderhook"}
    state = war(pieces, {"albany": "french fortress"}, british=["campaign-1"], to_play="british", dice=[5, 1])
    play(state, "british card campaign-1", "british command wolfe", "british take-all", "british by-land")
    play(state, "british move albany", "french done", "french pass")
    assert work(state, "albany") == "british fortress" and points(state) == -3
    assert told(state, "siege-begun") == []


@rule("18.1", "5.25")
def test_18_1_the_linked_card_is_not_shuffled_away_by_surrender() -> None:
    state = war(
        french=["surrender"],
        removed=["diplomatic-revolution"],
        discarded=["william-pitt"],
        options={"linked-cards": "on"},
        draws=[0] * 400,
    )
    season_over(state)
    assert card(state, "william-pitt") == "british" and told(state, "linked-card-dealt")


@rule("8.231")
def test_8_231_one_campaign_does_not_press_a_siege_twice_under_two_leaders() -> None:
    pieces = {"wolfe": "crown-point", "murray": "crown-point", "44th": "crown-point", "45th": "crown-point"}
    road = dict.fromkeys(["ticonderoga", "hudson-carry-north", "hudson-carry-south"], "british stockade")
    state = war(
        {**pieces, "bearn": "crown-point"},
        {"crown-point": "french fort", **road},
        british=["campaign-1"],
        to_play="british",
        sieges={"crown-point": 0},
        dice=[1],
    )
    play(
        state, "british card campaign-1", "british event", "british command wolfe", "british take 44th", "british done"
    )
    play(state, "british command murray", "british take-all", "british next wolfe", "british besiege", "british stay?")
    assert refused(state, "british", "besiege") == ("highest-leader", "8.231")


@rule("8.231", "9.12")
def test_8_231_drilled_troops_who_arrive_in_the_phase_do_not_make_a_siege_roll() -> None:
    pieces = {"murray": "crown-point", "rogers": "crown-point", "wolfe": "ticonderoga", "44th": "ticonderoga"}
    road = dict.fromkeys(["ticonderoga", "hudson-carry-north", "hudson-carry-south"], "british stockade")
    state = war(
        {**pieces, "bearn": "crown-point"},
        {"crown-point": "french fort", **road},
        british=["campaign-1"],
        to_play="british",
        sieges={"crown-point": 1},
        dice=[3, 3, 5, 5],
    )
    play(state, "british card campaign-1", "british event", "british command wolfe", "british take-all")
    play(state, "british command murray", "british take-all", "british next wolfe", "british by-boat")
    play(state, "british move crown-point", "british done?")
    assert refused(state, "british", "besiege") == ("needs-drilled", "8.231")
    play(state, "british assault")  # 9.12 but they fight
    assert told(state, "fired")[0]["strength"] == 5


@rule("8.21", "13.3")
def test_15_besiegers_thrown_back_by_a_schooner_begin_their_siege_anew() -> None:
    pieces = {"wolfe": "ticonderoga", "44th": "ticonderoga", "bearn": "ticonderoga"}
    state = war(
        pieces,
        {"ticonderoga": "french fort", "crown-point": "french fort"},
        british=["campaign-1"],
        french=["lake-schooner"],
        to_play="british",
        sieges={"ticonderoga": 1},
    )
    play(state, "british card campaign-1", "british command wolfe", "british take-all", "british by-boat")
    play(state, "british move crown-point", "french play lake-schooner")
    assert at(state, "44th") == "ticonderoga" and siege(state, "ticonderoga") == 0


# -- options for what the rulebook leaves in doubt


def surrender_at_crown_point(option: str):  # type: ignore[no-untyped-def]
    pieces = {"wolfe": "crown-point", "44th": "crown-point", "bearn": "crown-point"}
    besieged = {"montreal": 0, "quebec": 0, "crown-point": 0}
    works = {"crown-point": "french fort"}
    around = {"45th": "montreal", "46th": "quebec", "47th": "louisbourg"}
    state = war(
        {**pieces, **around},
        works,
        british=["campaign-1", "surrender"],
        to_play="british",
        sieges={**besieged, "louisbourg": 0},
        markers={"louisbourg": {"amphib": True}},
        options={"surrender-without-refuge": option, "rules": "basic"},
        dice=[1],
    )
    return play(state, "british card campaign-1", "british command wolfe", "british take-all", "british besiege")


@rule("8.231")
def test_card_6_a_garrison_without_refuge_is_eliminated_or_by_option_does_not_surrender() -> None:
    state = play(surrender_at_crown_point("eliminated"), "british play surrender")
    assert at(state, "bearn") == "gone" and work(state, "crown-point") == "british fort"
    state = surrender_at_crown_point("refused")
    assert card(state, "surrender") == "british" and told(state, "siege-rolled")


@rule("10.32")
@pytest.mark.parametrize(("option", "tested"), [("tests", 1), ("spares", 0)])
def test_card_13_a_natural_six_on_bare_land_under_blockhouses(option: str, tested: int) -> None:
    state = war(
        {"shawnee-1": "allegheny-south", "dumas": "allegheny-south"},
        french=["campaign-1"],
        british=["blockhouses"],
        dice=[6, 3],
        options={"blockhouses-natural-six": option},
    )
    play(state, "french card campaign-1", "french command dumas", "french take-all", "french by-land")
    play(state, "french move augusta", "french done", "british play blockhouses")
    assert len(told(state, "leader-tested")) == tested


@rule("5.55", "5.522")
@pytest.mark.parametrize(("option", "where"), [("pool", "pool"), ("lost", "gone")])
def test_5_55_a_leader_nobody_can_receive(option: str, where: str) -> None:
    fortresses = ["boston", "new-haven", "new-york", "albany", "philadelphia", "baltimore", "alexandria", "halifax"]
    enemies = dict(
        zip(["bearn", "guyenne", "la-reine", "languedoc", "artois", "bourgogne", "cambis", "la-sarre"], fortresses)
    )
    state = war(
        enemies,
        british=["light-infantry"],
        to_play="british",
        sieges=dict.fromkeys(fortresses, 0),
        draws=[0],
        options={"unplaced-leader": option},
    )
    play(state, "british card light-infantry", "british event")
    drawn = str(told(state, "leader-drawn")[0]["piece"]).removeprefix("piece-")
    assert at(state, drawn) == where and at(state, "1-95th") == "unused"


@rule("5.53")
@pytest.mark.parametrize(("option", "rises"), [("always", True), ("on-arrival", False)])
def test_30_cherokees_who_cannot_come(option: str, rises: bool) -> None:
    besiegers = {"bearn": "philadelphia", "guyenne": "baltimore", "la-reine": "alexandria"}
    state = war(
        besiegers,
        british=["cherokees"],
        french=["cherokee-uprising"],
        to_play="british",
        sieges=dict.fromkeys(besiegers.values(), 0),
        options={"cherokees-marker": option},
    )
    play(state, "british card cherokees", "british event", "french card cherokee-uprising")
    assert offers(state, "french", "event") == rises


@rule("5.53")
@pytest.mark.parametrize(("option", "playable"), [("fails", False), ("counts", True)])
def test_28_a_besieged_johnson_and_the_iroquois(option: str, playable: bool) -> None:
    state = war(
        {"johnson": "oneida-carry-east", "44th": "oneida-carry-east", "bearn": "oneida-carry-east"},
        {"oneida-carry-east": "british fort"},
        british=["iroquois-alliance"],
        to_play="british",
        sieges={"oneida-carry-east": 0},
        options={"besieged-johnson": option},
    )
    play(state, "british card iroquois-alliance")
    assert offers(state, "british", "event") == playable


@rule("5.54")
@pytest.mark.parametrize("option", ["french", "british"])
def test_38_who_chooses_the_provincials_of_the_frontier(option: str) -> None:
    state = war(
        {"virginia-1": "winchester", "maryland": "winchester"},
        french=["provincial-regiments-dispersed"],
        markers={"carlisle": {"raided_by_french": 1}},
        options={"frontier-duty-chooser": option},
    )
    play(state, "french card provincial-regiments-dispersed", "french event")
    assert state.to_act == (option,) and offers(state, option, "remove maryland")


@rule("5.52")
@pytest.mark.parametrize(("option", "ports"), [("together", {"quebec"}), ("split", {"quebec", "louisbourg"})])
def test_55_french_regulars_in_one_port_or_two(option: str, ports: set[str]) -> None:
    state = war(french=["french-regulars-1"], options={"french-regulars": option})
    play(state, "french card french-regulars-1", "french event", "french place quebec", "french place-all louisbourg?")
    units = [name for event in told(state, "placed") if (name := str(event["piece"]).removeprefix("piece-"))]
    assert {at(state, unit) for unit in units} == ports


@rule("13.3")
@pytest.mark.parametrize(("option", "where"), [("sails", "crown-point"), ("stays", "ticonderoga")])
def test_15_a_schooner_of_a_besieged_fort(option: str, where: str) -> None:
    state = war(
        {"44th": "crown-point", "45th": "ticonderoga", "bearn": "ticonderoga"},
        {"ticonderoga": "french fort"},
        british=["campaign-1"],
        french=["lake-schooner"],
        to_play="british",
        sieges={"ticonderoga": 0},
        options={"lake-schooner-besieged": option},
    )
    play(state, "british card campaign-1", "british activate 44th", "british by-boat", "british move ticonderoga")
    play(state, "french play lake-schooner?", "british done?")
    assert at(state, "44th") == where


@rule("3.12")
@pytest.mark.parametrize(("option", "strength"), [("one", 4), ("zero", 3)])
def test_3_12_the_strength_of_reduced_militia(option: str, strength: int) -> None:
    box = "northern-colonial-militias reduced"
    state = war(
        {"bearn": "hudson-carry-south", "44th": "hoosic", "colonial-militia-1": box},
        french=["campaign-1"],
        dice=[3, 3],
        options={"reduced-militia": option},
    )
    play(state, "french card campaign-1", "french activate bearn", "french by-land", "french move hoosic")
    play(state, "british pass", "british join colonial-militia-1")
    assert told(state, "fired")[1]["strength"] == strength


@rule("6.4", "5.51")
@pytest.mark.parametrize(("option", "sails"), [("sail", True), ("stop", False)])
def test_62_french_ships_after_quiberon_bay(option: str, sails: bool) -> None:
    state = war(
        {"bearn": "quebec"},
        french=["campaign-1"],
        lasting=["quiberon-bay"],
        options={"quiberon-and-ships": option},
    )
    play(state, "french card campaign-1", "french activate bearn")
    assert offers(state, "french", "by-sea") == sails
