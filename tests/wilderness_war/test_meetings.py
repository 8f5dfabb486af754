"""Where rules meet: sieges vacated, fortresses lost, leaders left alone, landings beaten off."""

from tests.rules import rule
from tests.table import asked, offered, told
from tests.wilderness_war.table import at, offers, play, points, refused, season_over, siege, steps, war, work

ROAD = dict.fromkeys(["ticonderoga", "hudson-carry-north", "hudson-carry-south"], "british stockade")


@rule("8.24", "6.53")
def test_8_24_leaders_left_in_a_captured_fortress_lose_it_and_must_go() -> None:
    pieces = {"44th": "montreal", "murray": "montreal", "bearn": "quebec"}
    state = war(pieces, {"montreal": "british fortress"}, british=["campaign-1"], to_play="british")
    play(state, "british card campaign-1", "british activate 44th", "british by-land", "british move sorel")
    assert work(state, "montreal") == "french fortress" and points(state) == 3
    assert state.to_act == ("british",) and asked(state, "british") == "leaders-retreat"
    play(state, "british retreat murray st-jean")
    assert at(state, "murray") == "st-jean" and asked(state, "british") == "move"


@rule("7.92", "8.232")
def test_7_92_besiegers_who_all_left_and_are_beaten_have_no_way_back() -> None:
    pieces = {"levis": "crown-point", "langlade": "crown-point", "bearn": "crown-point", "44th": "crown-point"}
    pieces |= {"45th": "ticonderoga", "46th": "ticonderoga", "47th": "ticonderoga"}
    state = war(
        pieces, {"crown-point": "british fort"}, french=["campaign-1"], sieges={"crown-point": 1}, dice=[2, 3, 5, 5]
    )
    play(state, "french card campaign-1", "french command levis", "french take-all", "french by-boat")
    play(state, "french move ticonderoga", "british pass")
    while state.to_act == ("french",) and asked(state, "french") == "losses":
        play(state, f"french {offered(state, 'french')[0]}")
    assert told(state, "battle-won")[0]["seat"] == "seat-british"
    assert siege(state, "crown-point") == -1
    assert {at(state, piece) for piece in ("levis", "langlade", "bearn")} == {"gone"}


@rule("9.14", "8.232", "6.53")
def test_9_14_an_assault_that_kills_every_attacker_lifts_the_siege_and_drives_off_the_leaders() -> None:
    garrison = ["bearn", "guyenne", "la-reine", "languedoc"]
    state = war(
        {"wolfe": "crown-point", "44th": "crown-point reduced", **dict.fromkeys(garrison, "crown-point")},
        {"crown-point": "french fort", **ROAD},
        british=["campaign-1"],
        to_play="british",
        sieges={"crown-point": 1},
        dice=[2, 3],
    )
    play(state, "british card campaign-1", "british command wolfe", "british take-all", "british assault")
    assert at(state, "44th") == "gone" and siege(state, "crown-point") == -1
    assert work(state, "crown-point") == "french fort"
    assert refused(state, "british", "retreat wolfe crown-point") == ("not-adjacent", "2.0")
    play(state, "british retreat wolfe ticonderoga")
    assert at(state, "wolfe") == "ticonderoga"


@rule("6.431", "7.92")
def test_6_431_a_landing_beaten_off_goes_back_to_port_and_loses_its_marker() -> None:
    garrison = ["bearn", "guyenne", "la-reine", "languedoc", "artois"]
    state = war(
        {"wolfe": "halifax", "44th": "halifax", **dict.fromkeys(garrison, "louisbourg")},
        british=["campaign-1", "amphibious-landing-1"],
        to_play="british",
        dice=[2, 2],
    )
    play(state, "british card campaign-1", "british command wolfe", "british take-all", "british by-sea")
    play(state, "british land-at louisbourg", "french done")
    while state.to_act and asked(state) == "losses":
        play(state, f"{state.to_act[0]} {offered(state, state.to_act[0])[0]}")
    assert told(state, "fired")[0]["modifier"] == 2 - 1
    assert at(state, "wolfe") == "halifax" and told(state, "amphib-removed")


@rule("6.431")
def test_6_431_before_auxiliaries_alone_the_marker_stays() -> None:
    state = war(
        {"44th": "halifax reduced", "langlade": "riviere-ouelle", "45th": "louisbourg"},
        {"louisbourg": "british fortress"},
        british=["campaign-1", "amphibious-landing-1"],
        to_play="british",
        dice=[2, 6],
    )
    play(state, "british card campaign-1", "british activate 45th", "british by-sea", "british land-at riviere-ouelle")
    play(state, "french pass", "french pass?")
    if asked(state) != "card":
        play(state, f"{state.to_act[0]} {offered(state, state.to_act[0])[0]}")
    assert told(state, "battle-won")
    assert not told(state, "amphib-removed")


@rule("4.3b", "8.232")
def test_4_3b_besieging_indians_go_home_and_the_siege_is_over() -> None:
    state = war(
        {"shawnee-1": "wills-creek", "dumas": "wills-creek", "virginia-1": "wills-creek"},
        {"wills-creek": "british fort", "ohio-forks": "french fort"},
        season="late",
        sieges={"wills-creek": 1},
    )
    season_over(state)
    assert at(state, "shawnee-1") == "logstown" or at(state, "shawnee-1") == "ohio-forks"
    assert siege(state, "wills-creek") == -1 and at(state, "dumas") != "wills-creek"


@rule("8.24", "8.22")
def test_34_small_pox_that_empties_a_captured_fortress_gives_it_back() -> None:
    units = dict.fromkeys(("langlade", "marin", "lery", "joncaire", "repentigny"), "albany reduced")
    state = war(units, {"albany": "french fortress"}, british=["small-pox"], to_play="british", dice=[6])
    play(state, "british card small-pox", "british event", "british pick albany")
    while state.to_act == ("french",) and asked(state, "french") == "losses":
        play(state, f"french {offered(state, 'french')[0]}")
    assert sum(steps(state, unit) for unit in units) == 2 and work(state, "albany") == "french fortress"
    indians = dict.fromkeys(("huron", "ottawa", "ojibwa", "potawatomi", "langlade"), "albany reduced")
    state = war(indians, {"albany": "french fortress"}, british=["small-pox"], to_play="british", dice=[2])
    play(state, "british card small-pox", "british event", "british pick albany", "french lose langlade")
    assert work(state, "albany") == "british fortress" and points(state) == -3


@rule("8.24", "14.2")
def test_14_2_interceptors_who_leave_a_captured_fortress_empty_lose_it() -> None:
    state = war(
        {"bearn": "sorel", "44th": "montreal"},
        {"montreal": "british fortress"},
        french=["campaign-1"],
        dice=[4, 3, 3],
    )
    play(state, "french card campaign-1", "french activate bearn", "french by-land", "french move st-jean")
    play(state, "british intercept 44th")
    assert work(state, "montreal") == "french fortress"
    assert points(state) == 3 - 1  # 7.81 and Béarn, a Regular, was beaten


@rule("7.8", "7.64")
def test_7_8_both_sides_wiped_out_the_higher_result_wins_and_the_leaders_part() -> None:
    state = war(
        {"levis": "sorel", "langlade": "sorel reduced", "cherokee-1": "st-jean reduced", "murray": "st-jean"},
        french=["campaign-1"],
        dice=[5, 5],
    )
    play(state, "french card campaign-1", "french command levis", "french take-all", "french by-land")
    play(state, "french move st-jean", "british pass")
    assert told(state, "battle-won")[0]["seat"] == "seat-british"  # a tie
    assert at(state, "langlade") == "gone" and at(state, "cherokee-1") == "unused"
    assert at(state, "levis") == "sorel" and at(state, "murray") == "st-jean"


@rule("10.1", "7.92")
def test_10_1_beaten_raiders_raid_the_target_they_fall_back_to() -> None:
    pieces = {"langlade": "winchester", "44th": "woodstock", "45th": "woodstock"}
    state = war(pieces, french=["campaign-1"], dice=[2, 1, 3])
    play(state, "french card campaign-1", "french activate langlade", "french done?", "french by-land")
    play(state, "french move woodstock", "british pass")
    assert told(state, "battle-won")[0]["seat"] == "seat-british"
    assert [roll["space"] for roll in told(state, "raid-rolled")] == ["space-winchester"]


@rule("10.1", "8.21")
def test_8_21_auxiliaries_who_outlive_their_drilled_companions_hold_the_siege() -> None:
    pieces = {"murray": "ticonderoga", "virginia-1": "ticonderoga reduced", "rogers": "ticonderoga"}
    state = war(
        {**pieces, "langlade": "crown-point reduced"},
        {"crown-point": "french fort"},
        british=["campaign-1"],
        to_play="british",
        dice=[6, 5],
    )
    play(state, "british card campaign-1", "british command murray", "british take-all", "british by-boat")
    play(state, "british move crown-point", "french done", "french pass")
    assert at(state, "virginia-1") == "unused" and at(state, "rogers") == "crown-point"
    assert siege(state, "crown-point") == 0 and not told(state, "raid-rolled")


@rule("12.23", "14.1")
def test_12_23_niagara_is_not_taken_by_who_is_beaten_there() -> None:
    state = war(
        {"44th": "la-belle-famille", "bearn": "mississauga"},
        british=["campaign-1"],
        to_play="british",
        dice=[6, 2, 6],
    )
    play(state, "british card campaign-1", "british activate 44th", "british by-boat", "british move niagara")
    play(state, "french intercept bearn")
    assert told(state, "battle-won")[0]["seat"] == "seat-french" and not told(state, "changed-hands")


@rule("13.4", "15.5")
def test_13_4_an_infiltrator_who_stops_among_enemies_may_be_avoided() -> None:
    state = war({"langlade": "winooski", "rogers": "crown-point"}, french=["campaign-1"], dice=[4])
    play(state, "french card campaign-1", "french activate langlade", "french done?", "french by-land")
    play(state, "french infiltrate crown-point", "british pass", "french done")
    assert offers(state, "british", "avoid rogers")
    play(state, "british avoid rogers", "british avoid-to ticonderoga")
    assert at(state, "rogers") == "ticonderoga" and not told(state, "battle-begun")
