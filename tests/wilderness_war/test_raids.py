"""10 Raids and going home."""

import pytest

from tests.rules import rule
from tests.table import asked, offered, told
from tests.wilderness_war.table import at, card, play, points, raided, refused, steps, war, work


def raid(pieces: dict[str, object], who: str, *way: str, dice: list[int], side: str = "french", **more: object):  # type: ignore[no-untyped-def]
    state = war(pieces, to_play=side, dice=dice, **{side: ["campaign-1", *more.pop(side, [])]}, **more)  # type: ignore[misc,arg-type]
    verb = "command" if who in ("montcalm", "levis", "dumas", "johnson", "murray", "villiers") else "activate"
    play(state, f"{side} card campaign-1", f"{side} {verb} {who}", f"{side} take-all?", f"{side} done?")
    return play(state, *(f"{side} {words}" for words in way))


@rule("10.1", "10.3", "10.31")
def test_10_1_auxiliaries_ending_on_enemy_cultivated_land_raid_it() -> None:
    state = raid({"langlade": "wills-creek"}, "langlade", "by-land", "move winchester", "done", dice=[6])
    assert raided(state, "french", "winchester") == 1
    assert at(state, "langlade") == "montreal" or at(state, "langlade") != "winchester"


@rule("10.1", "10.31", "5.532")
def test_10_31_a_raided_village_loses_its_warriors_everywhere() -> None:
    state = raid(
        {"rogers": "ile-aux-noix", "abenaki-1": "quebec", "abenaki-2": "crown-point"},
        "rogers",
        "by-boat",
        "move st-jean",
        "move sorel",
        "move st-francois",
        dice=[6],
        side="british",
    )
    play(state, "british done?")
    assert (
        at(state, "abenaki-1") == "unused"
        and at(state, "abenaki-2") == "unused"
        and raided(state, "british", "st-francois") == 1
    )


@rule("10.31")
def test_10_31_the_besieged_of_a_raided_village_live() -> None:
    state = raid(
        {"rogers": "ile-aux-noix", "abenaki-1": "quebec", "abenaki-2": "crown-point", "44th": "crown-point"},
        "rogers",
        "by-boat",
        "move st-jean",
        "move sorel",
        "move st-francois",
        "done?",
        dice=[6],
        side="british",
        works={"crown-point": "french fort"},
        sieges={"crown-point": 0},
    )
    assert raided(state, "british", "st-francois") == 1
    assert at(state, "abenaki-1") == "unused" and at(state, "abenaki-2") == "crown-point"


@rule("10.1")
def test_10_1_an_empty_village_in_the_wilds_is_no_target() -> None:
    state = raid({"rogers": "ohio-forks"}, "rogers", "by-boat", "move logstown", "done", dice=[], side="british")
    assert at(state, "rogers") == "logstown"


@rule("10.11")
def test_10_11_no_raid_at_a_fort_or_beside_own_drilled_troops() -> None:
    state = raid(
        {"langlade": "wills-creek", "bearn": "winchester"}, "langlade", "by-land", "move winchester", "done", dice=[]
    )
    assert at(state, "langlade") == "winchester"


@rule("10.12", "7.92")
def test_10_12_they_raid_after_winning_a_battle() -> None:
    pieces = {
        "levis": "wills-creek",
        "langlade": "wills-creek",
        "marin": "wills-creek",
        "cherokee-1": "winchester reduced",
    }
    state = raid(
        pieces, "levis", "by-land", "move winchester", dice=[5, 2, 6, 4], works={"winchester": "british stockade"}
    )
    play(state, "british pass")
    assert (
        told(state, "battle-won")[0]["seat"] == "seat-french"
        and told(state, "raid-rolled")
        and work(state, "winchester") == ""
    )


@rule("10.13")
def test_10_13_dropped_auxiliaries_raid_after_the_force_is_done() -> None:
    pieces = {"levis": "wills-creek", "langlade": "wills-creek", "marin": "wills-creek", "bearn": "wills-creek"}
    state = raid(pieces, "levis", "by-land", "move winchester", "drop langlade", "move ashbys-gap", "done", dice=[3])
    assert [roll["space"] for roll in told(state, "raid-rolled")] == ["space-winchester"]
    assert at(state, "marin") == "ashbys-gap"


@rule("10.2", "10.21", "10.22")
def test_10_2_one_militia_may_defend_a_stockade() -> None:
    pieces = {
        "levis": "wills-creek",
        "langlade": "wills-creek",
        "marin": "wills-creek",
        "colonial-militia-1": "southern-colonial-militias",
    }
    state = raid(
        pieces,
        "levis",
        "by-land",
        "move winchester",
        "done?",
        dice=[6, 1, 6, 4],
        works={"winchester": "british stockade"},
    )
    play(state, "british join colonial-militia-1")
    assert told(state, "battle-won")[0]["seat"] == "seat-french"
    assert told(state, "fired")[0]["modifier"] == 0 and work(state, "winchester") == ""
    assert at(state, "colonial-militia-1") == "southern-colonial-militias"


@rule("10.2", "10.21")
def test_10_21_no_other_militia_joins_the_one_that_defends() -> None:
    pieces = {"levis": "wills-creek", "langlade": "wills-creek", "marin": "wills-creek"}
    pieces |= {f"colonial-militia-{number}": "southern-colonial-militias" for number in (1, 2)}
    works = {"winchester": "british stockade"}
    state = raid(pieces, "levis", "by-land", "move winchester", "done?", dice=[6, 1, 6, 4], works=works)
    play(state, "british join colonial-militia-1")
    assert told(state, "battle-won")  # 7.3 would have asked for more
    assert at(state, "colonial-militia-2") == "southern-colonial-militias"


@rule("10.23")
def test_10_23_beaten_by_militia_raiders_retreat_and_do_not_go_home() -> None:
    pieces = {"langlade": "wills-creek", "colonial-militia-1": "southern-colonial-militias"}
    state = raid(
        pieces, "langlade", "by-land", "move winchester", "done?", dice=[2, 2], works={"winchester": "british stockade"}
    )
    play(state, "british join colonial-militia-1")
    assert at(state, "langlade") == "wills-creek" and not told(state, "raid-rolled")


@rule("10.2")
def test_10_2_not_against_raiders_who_have_fought() -> None:
    pieces = {
        "levis": "wills-creek",
        "langlade": "wills-creek",
        "marin": "wills-creek",
        "cherokee-1": "winchester",
        "colonial-militia-1": "southern-colonial-militias",
    }
    state = raid(
        pieces,
        "levis",
        "by-land",
        "move winchester",
        dice=[5, 3, 3],
        works={"winchester": "british stockade"},
        markers={"york": {"raided_by_french": 1}},
    )
    play(state, "british pass")
    while state.to_act and asked(state) in ("losses", "retreat"):
        play(state, f"{state.to_act[0]} {offered(state, state.to_act[0])[0]}")
    assert asked(state, "british") != "militia-defends" and told(state, "raid-rolled")


@rule("10.3")
def test_10_3_tactics_rangers_and_militia_modify_the_die() -> None:
    state = raid(
        {"johnson": "ile-aux-noix", "rogers": "ile-aux-noix"},
        "johnson",
        "by-boat",
        "move st-jean",
        "done",
        dice=[3],
        side="british",
    )
    assert told(state, "raid-rolled")[0]["modifier"] == 2
    pieces = {
        "langlade": "wills-creek",
        "colonial-militia-1": "southern-colonial-militias reduced",
        "colonial-militia-2": "southern-colonial-militias",
    }
    state = raid(pieces, "langlade", "by-land", "move winchester", "done", dice=[4])
    assert told(state, "raid-rolled")[0]["modifier"] == -1
    del pieces["colonial-militia-2"]
    state = raid(pieces, "langlade", "by-land", "move winchester", "done", dice=[4])
    assert told(state, "raid-rolled")[0]["modifier"] == 0  # one militia unit is not enough


@rule("10.3")
def test_10_3_two_units_of_rangers_add_no_more_than_one() -> None:
    pieces = dict.fromkeys(("johnson", "rogers", "goreham"), "ile-aux-noix")
    state = raid(pieces, "johnson", "by-boat", "move st-jean", "done", dice=[3], side="british")
    assert told(state, "raid-rolled")[0]["modifier"] == 2


@rule("10.3")
def test_10_3_stockades_and_villages_use_the_harder_column() -> None:
    state = raid(
        {"langlade": "wills-creek"},
        "langlade",
        "by-land",
        "move winchester",
        "done?",
        dice=[4],
        works={"winchester": "british stockade"},
    )
    assert told(state, "raid-rolled")[0]["result"] == "raid-lose-2"
    state = raid({"langlade": "wills-creek"}, "langlade", "by-land", "move winchester", "done?", dice=[4])
    assert told(state, "raid-rolled")[0]["result"] == "raid-lose-1"


@rule("10.3")
def test_card_13_blockhouses_harden_every_target_for_the_year() -> None:
    state = raid(
        {"langlade": "wills-creek"},
        "langlade",
        "by-land",
        "move winchester",
        "done?",
        dice=[1],
        british=["blockhouses"],
    )
    play(state, "british play blockhouses")
    assert told(state, "raid-rolled")[0]["result"] == "raid-lose-1" and card(state, "blockhouses") == "discarded"
    assert "british-blockhouses" in state.view("french")["lasting"]


@rule("10.31")
def test_10_31_losses_are_the_owners_free_choice() -> None:
    pieces = {"levis": "wills-creek", "langlade": "wills-creek", "huron": "wills-creek reduced"}
    state = raid(pieces, "levis", "by-land", "move winchester", "done?", dice=[3])
    assert set(offered(state, "french")) == {"lose langlade", "lose huron"}
    play(state, "french lose huron")
    assert at(state, "huron") == "unused" and steps(state, "langlade") == 2


def at_ohio_forks(pieces: dict[str, object], dice: list[int], who: str = "rogers"):  # type: ignore[no-untyped-def]
    """The British raid a French stockade at Ohio Forks from Gist's Station."""
    works = {"ohio-forks": "french stockade", "wills-creek": "british stockade"}
    return raid(pieces, who, "by-land", "move ohio-forks", "done?", dice=dice, side="british", works=works)


@rule("6.53", "10.31", "12.23")
def test_6_53_a_leader_whose_stockade_burns_leaves_before_the_raiders_do() -> None:
    state = at_ohio_forks({"rogers": "gists-station", "dumas": "ohio-forks"}, [6])
    assert asked(state, "french") == "leaders-retreat" and at(state, "rogers") == "ohio-forks"
    assert refused(state, "french", "retreat dumas gists-station") == ("whence-enemy-came", "7.92")
    play(state, "french retreat dumas logstown")
    assert at(state, "dumas") == "logstown" and at(state, "rogers") == "wills-creek"


@rule("12.23", "10.31")
def test_12_23_the_raider_alone_at_ohio_forks_takes_it_before_he_goes_home() -> None:
    state = at_ohio_forks({"rogers": "gists-station"}, [6])
    assert told(state, "changed-hands") == [{"space": "space-ohio-forks", "seat": "seat-british"}]
    assert points(state) == -1 and at(state, "rogers") == "wills-creek"


@rule("12.23", "6.53", "10.31")
def test_12_23_a_raider_who_dies_of_his_success_takes_nothing() -> None:
    state = at_ohio_forks({"rogers": "gists-station reduced", "dumas": "ohio-forks"}, [4])
    assert work(state, "ohio-forks") == "" and raided(state, "british", "ohio-forks") == 1
    assert at(state, "rogers") == "unused" and at(state, "dumas") == "ohio-forks"
    assert not told(state, "changed-hands") and points(state) == 0


@rule("10.4", "10.42")
def test_10_4_a_leader_left_alone_by_a_failed_raid_goes_home_and_does_not_retreat() -> None:
    pieces = {"murray": "gists-station", "rogers": "gists-station reduced", "dumas": "ohio-forks"}
    state = at_ohio_forks(pieces, [3, 2], "murray")
    assert work(state, "ohio-forks") == "french stockade" and at(state, "rogers") == "unused"
    assert at(state, "murray") == "wills-creek" and at(state, "dumas") == "ohio-forks"


@rule("10.31", "8.232", "6.53")
def test_10_31_a_siege_whose_warriors_die_with_their_village_is_lifted_before_the_raiders_go_home() -> None:
    pieces = {"rogers": "st-jean", "abenaki-1": "crown-point", "levis": "crown-point", "44th": "crown-point"}
    state = raid(
        pieces,
        "rogers",
        "by-boat",
        "move sorel",
        "move st-francois",
        "done?",
        dice=[6],
        side="british",
        works={"crown-point": "british fort"},
        sieges={"crown-point": 0},
    )
    assert told(state, "siege-lifted") and asked(state, "french") == "leaders-retreat"
    assert at(state, "rogers") == "st-francois"
    play(state, "french retreat levis winooski")
    assert at(state, "rogers") == "crown-point"


@rule("10.32")
@pytest.mark.parametrize(
    ("die", "works", "tested"), [(1, {}, 1), (6, {}, 0), (6, {"winchester": "british stockade"}, 1)]
)
def test_10_32_leaders_are_tested_on_one_or_on_six_in_the_harder_column(
    die: int, works: dict[str, str], tested: int
) -> None:
    state = raid(
        {"levis": "wills-creek", "langlade": "wills-creek"},
        "levis",
        "by-land",
        "move winchester",
        "done?",
        dice=[die, 4],
        works=works,
    )
    assert len(told(state, "leader-tested")) == tested


@rule("10.33")
def test_10_33_bare_land_takes_one_marker_a_stockade_another() -> None:
    state = raid(
        {"langlade": "wills-creek"},
        "langlade",
        "by-land",
        "move winchester",
        "done?",
        dice=[6],
        markers={"winchester": {"raided_by_french": 1}},
    )
    assert raided(state, "french", "winchester") == 1 and told(state, "raid-rolled")
    state = raid(
        {"langlade": "wills-creek"},
        "langlade",
        "by-land",
        "move winchester",
        "done?",
        dice=[6],
        markers={"winchester": {"raided_by_french": 1}},
        works={"winchester": "british stockade"},
    )
    assert raided(state, "french", "winchester") == 2


@rule("10.4", "10.41", "10.42", "10.421")
def test_10_4_everybody_goes_home_whatever_the_result() -> None:
    state = raid(
        {"shawnee-1": "wills-creek", "langlade": "logstown"},
        "shawnee-1",
        "by-land",
        "move winchester",
        "done?",
        dice=[3],
    )
    assert at(state, "shawnee-1") == "logstown"
    state = raid(
        {"langlade": "wills-creek"},
        "langlade",
        "by-land",
        "move winchester",
        "done?",
        dice=[3],
        works={"ohio-forks": "french fort", "venango": "french stockade"},
    )
    assert at(state, "langlade") == "ohio-forks"


@rule("10.411")
def test_10_411_indians_die_when_the_enemy_holds_their_village() -> None:
    state = raid(
        {"shawnee-1": "wills-creek", "44th": "logstown"}, "shawnee-1", "by-land", "move winchester", "done?", dice=[3]
    )
    assert at(state, "shawnee-1") == "unused"
    assert [event["rule"] for event in state.events if event["kind"] == "event-eliminated"] == ["10.411"]


@rule("10.412", "10.422")
def test_10_412_cherokees_die_unless_they_follow_a_leader() -> None:
    state = raid(
        {"cherokee-1": "ile-aux-noix"}, "cherokee-1", "by-boat", "move st-jean", "done", dice=[3], side="british"
    )
    assert at(state, "cherokee-1") == "unused"
    state = raid(
        {"murray": "ile-aux-noix", "cherokee-1": "ile-aux-noix"},
        "murray",
        "by-boat",
        "move st-jean",
        "done",
        dice=[3],
        side="british",
        works={"crown-point": "british stockade"},
    )
    assert at(state, "cherokee-1") == "crown-point" and at(state, "murray") == "crown-point"


@rule("10.413", "10.422")
def test_10_413_leaders_and_coureurs_may_go_with_indians_or_indians_with_leaders() -> None:
    pieces = {"dumas": "wills-creek", "shawnee-1": "wills-creek", "langlade": "wills-creek"}
    works = {"venango": "french stockade"}
    state = raid(pieces, "dumas", "by-land", "move winchester", "done?", dice=[2], works=works)
    play(state, "french home dumas logstown", "french home langlade logstown")
    assert {at(state, piece) for piece in pieces} == {"logstown"}
    state = raid(pieces, "dumas", "by-land", "move winchester", "done?", dice=[2], works=works)
    play(state, "french home dumas venango", "french home shawnee-1 venango")
    assert {at(state, piece) for piece in pieces} == {"venango"}


@rule("10.413", "10.422")
def test_10_422_a_fortified_village_is_no_refuge_for_others_unless_it_is_the_nearest() -> None:
    pieces = dict.fromkeys(["dumas", "mingo-1", "shawnee-1"], "allegheny-south")
    works = {"wills-creek": "french stockade", "logstown": "french stockade"}
    state = raid(pieces, "dumas", "by-land", "move winchester", "done?", dice=[2], works=works)
    play(state, "french home dumas logstown")
    assert (at(state, "dumas"), at(state, "shawnee-1")) == ("logstown", "logstown")
    assert at(state, "mingo-1") == "mingo-town"


@rule("18.2")
def test_18_2_a_marker_in_a_department_costs_a_militia_step_by_option() -> None:
    pieces = {"langlade": "wills-creek", "colonial-militia-1": "southern-colonial-militias"}
    state = raid(pieces, "langlade", "by-land", "move winchester", "done?", dice=[6], options={"militia-flight": "on"})
    assert steps(state, "colonial-militia-1") == 1


def test_a_raid_target_must_have_raiders() -> None:
    pieces = {"levis": "wills-creek", "langlade": "wills-creek", "marin": "wills-creek"}
    state = raid(pieces, "levis", "by-land", "move winchester", "drop langlade", "move ashbys-gap", "done", dice=[3, 3])
    assert refused(state, "french", "raid augusta") == ("no-raiders", "10.1")
