"""14 Interception and 15 avoiding battle."""

from tests.rules import rule
from tests.table import asked, offered, told
from tests.wilderness_war.table import at, offers, play, points, refused, siege, war, work


def march(
    pieces: dict[str, object], who: str, *way: str, dice: list[int] | None = None, side: str = "french", **more: object
):  # type: ignore[no-untyped-def]
    state = war(pieces, to_play=side, dice=dice or [], **{side: ["campaign-1", *more.pop(side, [])]}, **more)  # type: ignore[misc,arg-type]
    verb = "command" if who in ("montcalm", "levis", "dumas", "wolfe", "murray") else "activate"
    play(state, f"{side} card campaign-1", f"{side} {verb} {who}", f"{side} take-all?", f"{side} done?")
    return play(state, *(f"{side} {words}" for words in way))


@rule("14.1", "14.2")
def test_14_1_an_adjacent_unit_intercepts_on_four_and_the_mover_attacks() -> None:
    state = march(
        {"bearn": "sorel", "44th": "montreal"},
        "bearn",
        "by-land",
        "move st-jean",
        dice=[4, 3, 3],
        works={"montreal": "british fortress"},
    )
    play(state, "british intercept 44th")
    assert told(state, "battle-begun")[0] == {"space": "space-st-jean", "seat": "seat-french"}
    assert at(state, "44th") == "st-jean" and at(state, "bearn") == "sorel"


@rule("14.1")
def test_14_1_a_failed_interception_lets_the_mover_go_on() -> None:
    state = march({"bearn": "sorel", "44th": "ile-aux-noix"}, "bearn", "by-land", "move st-jean", dice=[3])
    play(state, "british intercept 44th")
    assert at(state, "44th") == "ile-aux-noix" and offers(state, "french", "move montreal")


@rule("14.1", "14.2")
def test_14_1_a_force_adds_its_leaders_tactics_within_his_command() -> None:
    pieces = {
        "langlade": "casco-bay",
        "bradstreet": "concord",
        "massachusetts-1": "concord",
        "massachusetts-2": "concord",
    }
    state = march(pieces, "langlade", "by-land", "move portsmouth", dice=[3, 2, 2])
    play(state, "british intercept-with bradstreet", "british take-all")
    assert told(state, "interception")[0]["tactics"] == 1 and at(state, "bradstreet") == "portsmouth"


@rule("14.21")
def test_14_21_the_example_of_casco_bay_and_portsmouth() -> None:
    pieces = {
        "langlade": "white-mountains-north",
        "massachusetts-1": "ossipee",
        "massachusetts-2": "ossipee",
        "rogers": "ossipee",
        "massachusetts-3": "concord",
        "massachusetts-4": "concord",
    }
    state = march(pieces, "langlade", "by-land", "move casco-bay", dice=[2, 2])
    assert set(offered(state, "british")) == {"pass", "intercept rogers"}
    assert refused(state, "british", "intercept massachusetts-1") == ("lone-auxiliary-only", "14.21")
    play(state, "british intercept rogers", "french move portsmouth")
    assert set(offered(state, "british")) == {"pass", "intercept massachusetts-3"}


@rule("14.24", "13.2")
def test_14_24_the_example_of_woodstock_and_culpeper() -> None:
    pieces = {"shawnee-1": "allegheny-south", "virginia-1": "woodstock", "virginia-2": "augusta"}
    state = march(pieces, "shawnee-1", "by-land", "infiltrate woodstock", dice=[2, 4, 2, 2])
    play(state, "british intercept virginia-1", "french move culpeper")
    assert set(offered(state, "british")) == {"pass", "intercept virginia-2"}
    assert refused(state, "british", "intercept virginia-1") == ("was-infiltrated", "14.24")


@rule("14.1")
def test_14_1_interceptors_cannot_go_inside_but_the_garrison_can() -> None:
    pieces = {"bearn": "crown-point", "guyenne": "winooski", "wolfe": "ticonderoga", "44th": "ticonderoga"}
    state = march(
        pieces,
        "wolfe",
        "by-boat",
        "move crown-point",
        dice=[5, 2, 2],
        side="british",
        works={"crown-point": "french fort"},
    )
    play(state, "french intercept guyenne")
    assert refused(state, "french", "inside guyenne") == ("interceptors-fight", "14.1")
    play(state, "french inside bearn")
    assert told(state, "fired")[1]["strength"] == 3


@rule("14.1")
def test_14_1_units_just_relieved_cannot_intercept_in_the_first_space() -> None:
    pieces = {"bearn": "crown-point", "guyenne": "crown-point", "wolfe": "crown-point", "44th": "crown-point"}
    state = march(
        pieces,
        "wolfe",
        "by-boat",
        "move ticonderoga",
        side="british",
        works={"crown-point": "french fort"},
        sieges={"crown-point": 0},
    )
    assert state.to_act == ("british",)
    assert not told(state, "interception")


@rule("14.11")
def test_14_11_interceptors_keep_their_empty_stockade() -> None:
    pieces = {"bearn": "winooski", "44th": "ticonderoga"}
    state = march(
        pieces,
        "bearn",
        "by-boat",
        "move crown-point",
        dice=[4, 3, 3],
        works={"crown-point": "british stockade", "winooski": "french stockade"},
    )
    play(state, "british intercept 44th")
    assert told(state, "fired")[0]["modifier"] == -1 and work(state, "crown-point") == "british stockade"


@rule("14.12")
def test_14_12_an_infiltrator_intercepted_at_a_fort_always_retreats() -> None:
    pieces = {"langlade": "winooski", "rogers": "crown-point reduced"}
    state = march(
        pieces, "langlade", "by-land", "infiltrate crown-point", dice=[5, 6, 2], works={"crown-point": "british fort"}
    )
    play(state, "british intercept rogers")
    assert told(state, "battle-won")[0]["seat"] == "seat-french" and at(state, "langlade") == "winooski"
    assert siege(state, "crown-point") == -1


@rule("14.2")
def test_14_2_besieged_units_and_leaders_alone_cannot() -> None:
    pieces = {"bearn": "winooski", "44th": "ticonderoga", "guyenne": "ticonderoga", "murray": "green-mountains-central"}
    state = march(
        pieces, "bearn", "by-boat", "move crown-point", works={"ticonderoga": "british fort"}, sieges={"ticonderoga": 0}
    )
    assert state.to_act == ("french",) and not told(state, "interception")


@rule("14.22")
def test_14_22_no_interception_among_ones_own() -> None:
    state = march(
        {"bearn": "winooski", "langlade": "crown-point", "44th": "ticonderoga"}, "bearn", "by-boat", "move crown-point"
    )
    assert state.to_act == ("french",)
    state = march(
        {"bearn": "winooski", "44th": "ticonderoga"},
        "bearn",
        "by-boat",
        "move crown-point",
        works={"crown-point": "french stockade"},
    )
    assert state.to_act == ("french",)


@rule("14.23")
def test_14_23_leaders_alone_are_not_intercepted() -> None:
    state = war({"levis": "winooski", "44th": "ticonderoga"}, french=["campaign-1"])
    play(state, "french card campaign-1", "french activate levis", "french by-boat", "french move crown-point")
    assert state.to_act == ("french",)


@rule("15.0")
def test_15_0_a_group_slips_away_on_four() -> None:
    state = march({"bearn": "sorel", "44th": "st-jean"}, "bearn", "by-land", "move st-jean", dice=[4])
    play(state, "british avoid 44th")
    assert refused(state, "british", "avoid-to sorel") == ("whence-enemy-came", "15.1")
    play(state, "british avoid-to memphremagog")
    assert at(state, "44th") == "memphremagog" and offers(state, "french", "move montreal")


@rule("15.0")
def test_15_0_auxiliaries_in_the_wilds_need_no_roll_before_attackers_without_any() -> None:
    state = march({"bearn": "winooski", "rogers": "crown-point"}, "bearn", "by-boat", "move crown-point")
    play(state, "british avoid rogers", "british avoid-to ticonderoga")
    assert at(state, "rogers") == "ticonderoga" and not told(state, "avoidance")
    state = march(
        {"langlade": "winooski", "rogers": "crown-point"}, "langlade", "by-boat", "move crown-point", dice=[1, 3, 3]
    )
    play(state, "british avoid rogers")
    assert told(state, "avoidance")[0]["success"] == 0


@rule("15.1")
def test_15_1_not_among_unbesieged_enemies() -> None:
    pieces = {"bearn": "sorel", "44th": "st-jean", "guyenne": "ile-aux-noix"}
    state = march(pieces, "bearn", "by-land", "move st-jean", dice=[5])
    play(state, "british avoid 44th")
    assert refused(state, "british", "avoid-to ile-aux-noix") == ("enemy-there", "15.1")


@rule("15.2")
def test_15_2_a_stockade_left_is_taken_and_a_fort_besieged() -> None:
    state = march(
        {"bearn": "winooski", "rogers": "crown-point"},
        "bearn",
        "by-boat",
        "move crown-point",
        works={"crown-point": "british stockade"},
    )
    play(state, "british avoid rogers", "british avoid-to ticonderoga")
    assert work(state, "crown-point") == "french stockade" and points(state) == 1 and state.to_act == ("british",)
    state = march(
        {"bearn": "winooski", "rogers": "crown-point"},
        "bearn",
        "by-boat",
        "move crown-point",
        works={"crown-point": "british fort"},
    )
    play(state, "british done", "british avoid rogers", "british avoid-to ticonderoga")
    assert siege(state, "crown-point") == 0


@rule("15.3")
def test_15_3_who_is_inside_cannot_avoid() -> None:
    pieces = {"bearn": "winooski", "rogers": "crown-point", "44th": "crown-point"}
    state = march(pieces, "bearn", "by-boat", "move crown-point", works={"crown-point": "british fort"})
    play(state, "british inside 44th", "british done")
    assert refused(state, "british", "avoid 44th") == ("is-inside", "15.3")
    play(state, "british avoid rogers", "british avoid-to ticonderoga")
    assert siege(state, "crown-point") == 0 and at(state, "44th") == "crown-point"


@rule("15.4", "15.5")
def test_15_5_after_an_attempt_to_intercept_into_a_space_nobody_avoids_from_it() -> None:
    pieces = {"bearn": "sorel", "44th": "st-jean", "45th": "ile-aux-noix"}
    state = march(pieces, "bearn", "by-land", "move st-jean", dice=[1, 3, 3])
    play(state, "british intercept 45th")
    assert told(state, "battle-begun")


@rule("15.5")
def test_15_5_after_an_attempt_to_avoid_from_a_space_nobody_intercepts_into_it() -> None:
    state = march({"bearn": "sorel", "44th": "memphremagog"}, "bearn", "by-land", "move st-jean")
    assert offers(state, "british", "intercept 44th")
    state = march({"bearn": "sorel", "44th": "st-jean"}, "bearn", "by-land", "move st-jean", dice=[4])
    play(state, "british avoid 44th", "british avoid-to memphremagog", "french move montreal", "french move st-jean")
    assert at(state, "bearn") == "st-jean" and asked(state) != "intercept"


@rule("15.4")
def test_15_4_a_failed_interceptor_cannot_avoid_later_in_the_move() -> None:
    pieces = {"bearn": "sorel", "44th": "ile-aux-noix"}
    state = march(pieces, "bearn", "by-land", "move st-jean", dice=[1, 3, 3])
    play(state, "british intercept 44th", "french move ile-aux-noix")
    assert told(state, "battle-begun")


@rule("15.4")
def test_15_4_a_leader_who_failed_to_intercept_leads_nobody_away() -> None:
    pieces = {"bearn": "sorel", "murray": "ile-aux-noix", "44th": "ile-aux-noix", "virginia-1": "ile-aux-noix"}
    state = march(pieces, "bearn", "by-land", "move st-jean", dice=[1])
    play(state, "british intercept-with murray", "british take 44th", "british done", "french move ile-aux-noix")
    assert refused(state, "british", "avoid-with murray") == ("interceptors-cannot-avoid", "15.4")
    assert refused(state, "british", "avoid 44th") == ("interceptors-cannot-avoid", "15.4")
    assert offers(state, "british", "avoid virginia-1")


def missed_from_crown_point(**more: object):  # type: ignore[no-untyped-def]
    """The garrison of Crown Point misses Wolfe on his way, and he comes to its fort."""
    pieces = dict.fromkeys(["bearn", "guyenne"], "crown-point") | dict.fromkeys(["wolfe", "44th"], "hudson-carry-north")
    works = {"crown-point": "french fort", "hudson-carry-north": "british stockade"}
    state = march(pieces, "wolfe", "by-boat", "move ticonderoga", side="british", works=works, **more)  # type: ignore[arg-type]
    return play(state, "french intercept bearn", "british move crown-point")


@rule("8.1", "14.1", "15.4")
def test_8_1_a_garrison_that_failed_to_intercept_may_go_into_its_fort() -> None:
    state = missed_from_crown_point(dice=[3])
    assert {"inside bearn", "inside guyenne", "inside-all"} <= set(offered(state, "french"))
    play(state, "french inside-all")
    assert siege(state, "crown-point") == 0 and not told(state, "battle-begun")
    assert at(state, "bearn") == "crown-point"


@rule("15.4", "8.1")
def test_15_4_a_failed_interceptor_outside_his_fort_cannot_avoid_but_his_fellow_can() -> None:
    state = missed_from_crown_point(dice=[3, 5, 2, 2])
    play(state, "french done")
    assert refused(state, "french", "avoid bearn") == ("interceptors-cannot-avoid", "15.4")
    assert set(offered(state, "french")) == {"pass", "avoid guyenne"}
    play(state, "french avoid guyenne", "french avoid-to winooski")
    assert at(state, "guyenne") == "winooski" and told(state, "battle-begun")


@rule("8.1", "15.4")
def test_8_1_a_failed_interceptor_and_his_fellow_are_told_apart_at_the_gate() -> None:
    state = missed_from_crown_point(dice=[3])
    play(state, "french inside bearn", "french done")
    assert set(offered(state, "french")) == {"pass", "avoid guyenne"}
    state = missed_from_crown_point(dice=[3, 2, 2])
    play(state, "french inside guyenne", "french done")
    assert told(state, "battle-begun") and not told(state, "avoidance")


@rule("14.1", "14.2")
def test_14_1_who_missed_may_try_again_at_a_later_space() -> None:
    pieces = {"bearn": "crown-point", "wolfe": "hudson-carry-north", "44th": "hudson-carry-north"}
    state = march(pieces, "wolfe", "by-land", "move ticonderoga", dice=[3, 4, 3, 3], side="british")
    play(state, "french intercept bearn", "british move green-mountains-central", "french intercept bearn")
    assert [event["success"] for event in told(state, "interception")] == [0, 1]
    assert told(state, "battle-begun")[0]["space"] == "space-green-mountains-central"


def lone_coureur_at_ticonderoga(*interceptors: str, dice: list[int]):  # type: ignore[no-untyped-def]
    """One of Langlade's Coureurs enters the wilds beside those who stand at Hudson Carry North."""
    pieces = {"langlade": "crown-point", **dict.fromkeys(interceptors, "hudson-carry-north")}
    return march(pieces, "langlade", "by-land", "move ticonderoga", dice=dice)


@rule("14.21")
def test_14_21_everybody_who_may_is_taken_with_a_lone_auxiliary() -> None:
    state = lone_coureur_at_ticonderoga("bradstreet", "johnson", "rogers", "44th", dice=[5, 2, 2])
    play(state, "british intercept-with bradstreet")
    assert set(offered(state, "british")) == {"take rogers", "take johnson", "take-all"}
    play(state, "british take-all")
    taken = [piece for piece in ("bradstreet", "johnson", "rogers", "44th") if at(state, piece) == "ticonderoga"]
    assert taken == ["bradstreet", "johnson", "rogers"]


@rule("14.21")
def test_14_21_take_all_takes_the_leaders_who_are_left_once_the_auxiliary_is_named() -> None:
    state = lone_coureur_at_ticonderoga("bradstreet", "johnson", "rogers", "armstrong", dice=[5, 2, 2])
    play(state, "british intercept-with bradstreet")
    assert refused(state, "british", "take-all") == ("lone-auxiliary-only", "14.21")
    play(state, "british take armstrong")
    assert refused(state, "british", "take rogers") == ("lone-auxiliary-only", "14.21")
    play(state, "british take-all")
    assert at(state, "johnson") == "ticonderoga" and at(state, "rogers") == "hudson-carry-north"


@rule("14.21", "5.534")
def test_14_21_johnson_is_taken_with_the_mohawk_who_follows_nobody_else() -> None:
    state = lone_coureur_at_ticonderoga("bradstreet", "johnson", "mohawk-1", dice=[5, 2, 2])
    play(state, "british intercept-with bradstreet", "british take-all")
    assert {at(state, piece) for piece in ("bradstreet", "johnson", "mohawk-1")} == {"ticonderoga"}
