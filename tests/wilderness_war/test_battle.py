"""7 Battle."""

import pytest

from arpents.games.wilderness_war.facts.tables import column, combat
from tests.rules import rule
from tests.table import asked, offered, told
from tests.wilderness_war.table import at, card, offers, play, points, refused, siege, steps, war, work

ARMY = ["bearn", "guyenne", "la-reine", "languedoc", "artois", "bourgogne"]


def attack(
    pieces: dict[str, object],
    leader: str,
    target: str,
    dice: list[int],
    side: str = "french",
    way: str = "by-land",
    **more: object,
):  # type: ignore[no-untyped-def]
    """A force under a leader attacks the target."""
    state = war(pieces, to_play=side, dice=dice, **{side: ["campaign-1", *more.pop(side, [])]}, **more)  # type: ignore[misc,arg-type]
    verb = (
        "command" if leader in ("montcalm", "levis", "rigaud", "dumas", "wolfe", "murray", "vaudreuil") else "activate"
    )
    return play(
        state,
        f"{side} card campaign-1",
        f"{side} {verb} {leader}",
        f"{side} take-all?",
        f"{side} done?",
        f"{side} {way}",
        f"{side} move {target}",
    )


def fired(state) -> list[tuple[object, object, object, object]]:  # type: ignore[no-untyped-def]
    return [(shot["seat"], shot["strength"], shot["modifier"], shot["losses"]) for shot in told(state, "fired")]


@rule("7.1", "7.2")
def test_7_1_entering_among_enemy_units_is_a_battle_of_all_who_are_there() -> None:
    pieces = {"levis": "sorel", "bearn": "sorel", "44th": "st-jean", "45th": "st-jean", "murray": "st-jean"}
    state = attack(pieces, "levis", "st-jean", [3, 3])
    play(state, "british pass")
    assert fired(state) == [("seat-french", 3, 1, 1), ("seat-british", 6, 0, 2)]


@rule("7.3")
def test_7_3_militia_of_the_department_may_join_and_goes_home() -> None:
    pieces = {
        "levis": "hudson-carry-south",
        "bearn": "hudson-carry-south",
        "44th": "hoosic",
        "colonial-militia-1": "northern-colonial-militias",
    }
    state = attack(pieces, "levis", "hoosic", [3, 3])
    play(state, "british pass", "british join colonial-militia-1")
    assert fired(state)[1][1] == 4 and at(state, "colonial-militia-1") == "northern-colonial-militias"


@rule("7.3")
def test_7_3_not_after_an_enemy_raid_in_the_department_nor_at_louisbourg() -> None:
    pieces = {
        "levis": "hudson-carry-south",
        "bearn": "hudson-carry-south",
        "44th": "hoosic",
        "colonial-militia-1": "northern-colonial-militias",
    }
    state = attack(pieces, "levis", "hoosic", [3, 3], markers={"deerfield": {"raided_by_french": 1}})
    play(state, "british pass")
    assert fired(state)[1][1] == 3


@rule("7.4", "7.55")
def test_7_4_the_attacker_has_finished_before_the_defender_digs() -> None:
    pieces = {"levis": "sorel", "bearn": "sorel", "44th": "st-jean"}
    state = attack(pieces, "levis", "st-jean", [5, 3], french=["fieldworks-1"], british=["fieldworks-2"])
    play(state, "british pass")
    assert state.to_act == ("british",)
    play(state, "british play fieldworks-2")
    assert card(state, "fieldworks-1") == "french"
    assert fired(state)[0] == ("seat-french", 3, 1, 2 if column(3, 1) != 2 else combat(6, 2))


@rule("7.5", "7.51")
def test_7_51_the_activated_leader_counts_even_beside_a_higher_one() -> None:
    pieces = {"dumas": "sorel", "bearn": "sorel", "44th": "st-jean", "monckton": "st-jean", "bradstreet": "st-jean"}
    state = attack(pieces, "dumas", "st-jean", [3, 3])
    play(state, "british pass")
    assert [shot[2] for shot in fired(state)] == [1, 0]


@rule("7.52")
def test_7_52_in_the_wilds_a_side_without_scouts_has_minus_one() -> None:
    state = attack(
        {"levis": "winooski", "bearn": "winooski", "rogers": "crown-point"},
        "levis",
        "crown-point",
        [3, 3],
        way="by-boat",
    )
    play(state, "british pass")
    assert [shot[2] for shot in fired(state)] == [0, 0]
    state = attack(
        {"levis": "winooski", "langlade": "winooski", "44th": "crown-point"},
        "levis",
        "crown-point",
        [3, 3],
        way="by-boat",
    )
    play(state, "british pass")
    assert [shot[2] for shot in fired(state)] == [1, -1]


@rule("7.53", "3.11")
def test_7_53_in_cultivated_land_a_side_without_regulars_has_minus_one() -> None:
    state = attack(
        {"levis": "sorel", "marine-detachment-1": "sorel", "virginia-1": "st-jean"}, "levis", "st-jean", [3, 3]
    )
    play(state, "british pass")
    assert [shot[2] for shot in fired(state)] == [1, -1]


@rule("7.54")
def test_7_54_landing_and_stockade_each_cost_the_attacker_one() -> None:
    pieces = {"wolfe": "louisbourg", "44th": "louisbourg", "45th": "louisbourg", "bearn": "ile-d-orleans"}
    works = {"louisbourg": "british fortress", "ile-d-orleans": "french stockade"}
    state = war(pieces, works, british=["campaign-1", "amphibious-landing-1"], to_play="british", dice=[3, 3])
    play(
        state,
        "british card campaign-1",
        "british command wolfe",
        "british take-all",
        "british by-sea",
        "british land-at ile-d-orleans",
        "french pass",
    )
    assert [shot[2] for shot in fired(state)] == [0, 0]


@rule("7.55")
def test_7_55_fieldworks_stay_when_the_defender_wins_and_go_when_he_loses() -> None:
    pieces = {"levis": "sorel", "bearn": "sorel", "44th": "st-jean"}
    state = attack(pieces, "levis", "st-jean", [2, 5], british=["fieldworks-2"])
    play(state, "british pass", "british play fieldworks-2")
    assert [event["kind"] for event in state.events].count("event-fieldworks-removed") == 0
    pieces = {"montcalm": "sorel", **dict.fromkeys(ARMY, "sorel"), "44th": "st-jean"}
    state = attack(pieces, "montcalm", "st-jean", [5, 2], british=["fieldworks-2"])
    play(state, "british pass", "british play fieldworks-2")
    assert [event["kind"] for event in state.events].count("event-fieldworks-removed") == 1


@rule("7.56")
def test_7_56_ambush_doubles_and_fires_first() -> None:
    pieces = {
        "dumas": "winooski",
        "langlade": "winooski",
        "marin": "winooski",
        "44th": "crown-point",
        "45th": "crown-point",
    }
    state = attack(pieces, "dumas", "crown-point", [5, 3], way="by-boat", french=["ambush-1"])
    play(state, "british pass", "french play ambush-1")
    shots = fired(state)
    assert shots[0] == ("seat-french", 4, 1, 2)
    assert shots[1][:2] == ("seat-british", 4)  # two reduced Regulars fire back


@rule("7.56")
def test_7_56_two_ambushes_cancel() -> None:
    pieces = {"langlade": "winooski", "rogers": "crown-point"}
    state = attack(pieces, "langlade", "crown-point", [3, 3], way="by-boat", french=["ambush-1"], british=["ambush-2"])
    play(state, "british pass", "french play ambush-1", "british play ambush-2")
    assert [shot[1] for shot in fired(state)] == [1, 2]


@rule("7.56")
def test_7_56_not_in_cultivated_land_nor_against_light_infantry_nor_with_fewer_auxiliaries() -> None:
    state = attack(
        {"langlade": "winooski", "howes": "crown-point"},
        "langlade",
        "crown-point",
        [3, 3],
        way="by-boat",
        french=["ambush-1"],
    )
    play(state, "british pass")
    assert card(state, "ambush-1") == "french"
    state = attack({"langlade": "sorel", "44th": "st-jean"}, "langlade", "st-jean", [3, 3], french=["ambush-1"])
    play(state, "british pass")
    assert card(state, "ambush-1") == "french"


@rule("7.6")
def test_7_6_the_attacker_takes_his_losses_first() -> None:
    pieces = {
        "levis": "sorel",
        "bearn": "sorel",
        "langlade": "sorel",
        "huron": "sorel",
        "44th": "st-jean",
        "rogers": "st-jean",
        "virginia-1": "st-jean",
    }
    state = attack(pieces, "levis", "st-jean", [4, 4])
    play(state, "british pass")
    assert state.to_act == ("french",) and asked(state, "french") == "losses"


@rule("7.61", "5.52")
def test_7_61_regulars_and_coureurs_die_for_good_others_may_return() -> None:
    pieces = {
        "montcalm": "sorel",
        **dict.fromkeys(ARMY, "sorel"),
        "44th": "st-jean reduced",
        "virginia-1": "st-jean reduced",
    }
    state = attack(pieces, "montcalm", "st-jean", [5, 2])
    play(state, "british pass", "british lose virginia-1")
    assert at(state, "44th") == "gone" and at(state, "virginia-1") == "unused"


@rule("7.62", "7.63")
def test_7_62_three_losses_among_light_infantry_and_indians_as_in_the_rulebook() -> None:
    pieces = {
        "johnson": "crown-point",
        "howes": "crown-point",
        "mohawk-1": "crown-point",
        "oneida-british": "crown-point",
        "seneca-british": "crown-point",
        "montcalm": "ticonderoga",
        **dict.fromkeys(ARMY[:3], "ticonderoga"),
        "langlade": "ticonderoga",
    }
    state = attack(pieces, "montcalm", "crown-point", [3, 2])
    play(state, "british pass")
    assert told(state, "fired")[0]["losses"] == 3
    assert asked(state, "british") == "losses"
    assert steps(state, "howes") == 1  # the first loss fell on the Light Infantry
    assert "lose howes" not in offered(state, "british")  # 7.63 full Indians before a reduced unit
    play(state, "british lose mohawk-1")
    assert steps(state, "howes") == 0 and steps(state, "mohawk-1") == 1


@rule("7.62")
def test_7_62_five_losses_take_at_least_three_drilled_steps() -> None:
    pieces = {
        "44th": "st-jean",
        "45th": "st-jean",
        "cherokee-1": "st-jean",
        "cherokee-2": "st-jean",
        "rogers": "st-jean",
        "montcalm": "sorel",
        **dict.fromkeys(ARMY, "sorel"),
    }
    state = attack(pieces, "montcalm", "st-jean", [3, 2])
    play(state, "british pass")
    lost = []
    while state.to_act == ("british",) and asked(state, "british") == "losses":
        choice = offered(state, "british")[0]
        lost.append(choice)
        play(state, f"british {choice}")
    drilled = 4 - sum(steps(state, unit) for unit in ("44th", "45th"))
    assert told(state, "fired")[0]["losses"] == 5 and drilled >= 3


@rule("7.63")
def test_7_63_no_reduced_unit_dies_while_a_full_one_stands() -> None:
    pieces = {
        "levis": "winooski",
        "langlade": "winooski reduced",
        "marin": "winooski",
        "lery": "winooski",
        "44th": "crown-point",
        "45th": "crown-point",
    }
    state = attack(pieces, "levis", "crown-point", [2, 3], way="by-boat")
    play(state, "british pass")
    assert [steps(state, unit) for unit in ("langlade", "marin", "lery")] == [1, 1, 1]


@rule("7.64", "6.53")
def test_7_64_leaders_left_without_units_retreat() -> None:
    pieces = {"montcalm": "sorel", **dict.fromkeys(ARMY, "sorel"), "virginia-1": "st-jean reduced", "murray": "st-jean"}
    state = attack(pieces, "montcalm", "st-jean", [5, 2])
    play(state, "british pass", "british retreat-all memphremagog")
    assert at(state, "murray") == "memphremagog"


@rule("7.7")
def test_7_7_a_natural_six_that_hits_tests_every_enemy_leader() -> None:
    pieces = {"levis": "sorel", "bearn": "sorel", "44th": "st-jean", "murray": "st-jean", "webb": "st-jean"}
    state = attack(pieces, "levis", "st-jean", [6, 3, 1, 5])
    play(state, "british pass")
    assert at(state, "murray") == "gone" or at(state, "webb") == "gone"
    assert len(told(state, "leader-tested")) == 2


@rule("7.7")
def test_7_7_so_does_a_natural_one_that_hits() -> None:
    pieces = {"montcalm": "sorel", **dict.fromkeys(ARMY, "sorel"), "44th": "st-jean", "murray": "st-jean"}
    state = attack(pieces, "montcalm", "st-jean", [1, 3, 4])
    play(state, "british pass")
    assert [test["piece"] for test in told(state, "leader-tested")] == ["piece-murray"]


@rule("7.7")
def test_7_7_without_a_hit_nobody_is_tested() -> None:
    state = attack({"huron": "sorel", "44th": "st-jean", "murray": "st-jean"}, "huron", "st-jean", [1, 3])
    play(state, "british pass")
    assert told(state, "leader-tested") == []


@rule("7.8")
def test_7_8_the_defender_wins_a_tie() -> None:
    state = attack({"bearn": "sorel", "44th": "st-jean"}, "bearn", "st-jean", [3, 3])
    play(state, "british pass")
    assert told(state, "battle-won")[0]["seat"] == "seat-british" and at(state, "bearn") == "sorel"


@rule("7.81")
def test_7_81_beating_a_regular_or_five_units_earns_a_point() -> None:
    state = attack({"bearn": "sorel", "44th": "st-jean"}, "bearn", "st-jean", [3, 3])
    play(state, "british pass")
    assert points(state) == -1
    state = attack({"langlade": "sorel", "44th": "st-jean"}, "langlade", "st-jean", [3, 3])
    play(state, "british pass")
    assert points(state) == 0
    five = ["langlade", "marin", "lery", "joncaire", "repentigny"]
    state = attack(
        {"montcalm": "sorel", **dict.fromkeys(five, "sorel"), "44th": "st-jean"}, "montcalm", "st-jean", [1, 6, 2]
    )
    play(state, "british pass")
    assert points(state) == -1 and told(state, "battle-won")[0]["seat"] == "seat-british"
    state = attack(
        {"montcalm": "sorel", **dict.fromkeys(five[:4], "sorel"), "44th": "st-jean"}, "montcalm", "st-jean", [1, 6, 2]
    )
    play(state, "british pass")
    assert points(state) == 0 and told(state, "battle-won")[0]["seat"] == "seat-british"  # four are not more than four


@rule("7.82")
def test_7_82_an_overrun_lets_the_attacker_go_on() -> None:
    pieces = {"montcalm": "sorel", **dict.fromkeys(ARMY, "sorel"), "cherokee-1": "st-jean reduced"}
    state = attack(pieces, "montcalm", "st-jean", [3, 1])
    play(state, "british pass")
    assert told(state, "overrun") and offers(state, "french", "move montreal")


@rule("7.82")
def test_7_82_no_overrun_for_an_attacker_who_lost_a_step() -> None:
    pieces = {"montcalm": "sorel", **dict.fromkeys(ARMY, "sorel"), "cherokee-1": "st-jean"}
    state = attack(pieces, "montcalm", "st-jean", [3, 5])
    play(state, "british pass")
    while state.to_act == ("french",) and offered(state, "french")[0].startswith("lose "):
        play(state, f"french {offered(state, 'french')[0]}")
    assert told(state, "battle-won")[0]["seat"] == "seat-french" and at(state, "cherokee-1") == "unused"
    assert not told(state, "overrun") and state.to_act == ("british",)


@rule("7.82")
def test_7_82_a_stockade_bars_the_overrun() -> None:
    pieces = {"montcalm": "winooski", **dict.fromkeys(ARMY[:2], "winooski"), "cherokee-1": "crown-point reduced"}
    state = attack(pieces, "montcalm", "crown-point", [3, 1], way="by-boat", works={"crown-point": "british stockade"})
    play(state, "british pass")
    assert not told(state, "overrun") and work(state, "crown-point") == "" and state.to_act == ("british",)


@rule("7.91", "7.92")
def test_7_91_defenders_may_split_as_in_the_rulebook() -> None:
    pieces = {
        "virginia-1": "hudson-carry-south",
        "rogers": "hudson-carry-south",
        "murray": "hudson-carry-south",
        "montcalm": "hudson-carry-north",
        **dict.fromkeys(ARMY[:2], "hudson-carry-north"),
    }
    state = attack(pieces, "montcalm", "hudson-carry-south", [3, 1])
    play(state, "british pass")
    while asked(state, "british") == "losses":
        play(state, f"british {offered(state, 'british')[0]}")
    assert refused(state, "british", "retreat virginia-1 wood-creek") == ("drilled-need-shelter", "7.92")
    assert refused(state, "british", "retreat rogers hudson-carry-north") == ("whence-enemy-came", "7.92")
    play(state, "british retreat virginia-1 albany", "british retreat rogers wood-creek", "british retreat-all hoosic")
    assert (at(state, "virginia-1"), at(state, "rogers"), at(state, "murray")) == ("albany", "wood-creek", "hoosic")


@rule("7.92")
def test_7_92_attackers_go_back_where_they_came_from_or_die() -> None:
    pieces = {
        "levis": "winooski",
        "bearn": "winooski",
        "langlade": "winooski",
        "44th": "crown-point",
        "45th": "crown-point",
        "46th": "crown-point",
    }
    state = attack(pieces, "levis", "crown-point", [1, 3], way="by-boat")
    play(state, "british pass")
    while state.to_act == ("french",) and asked(state, "french") == "losses":
        play(state, f"french {offered(state, 'french')[0]}")
    assert at(state, "bearn") == "gone" and at(state, "levis") == "winooski"


@rule("7.92")
def test_7_92_the_french_never_retreat_by_sea() -> None:
    pieces = {
        "wolfe": "halifax",
        **dict.fromkeys(["44th", "45th", "46th", "47th", "48th"], "halifax"),
        "bearn": "louisbourg",
        "langlade": "louisbourg",
    }
    state = war(pieces, british=["campaign-1", "amphibious-landing-1"], to_play="british", dice=[6, 1, 5])
    play(
        state,
        "british card campaign-1",
        "british command wolfe",
        "british take-all",
        "british by-sea",
        "british land-at louisbourg",
        "french done",
    )
    while state.to_act == ("french",) and asked(state, "french") == "losses":
        play(state, f"french {offered(state, 'french')[0]}")
    retreats = [words for words in offered(state, "french") if words.startswith("retreat")]
    assert all("louisbourg" in words for words in retreats)


@rule("7.91", "6.432")
def test_7_91_british_in_an_amphib_space_may_take_ship() -> None:
    pieces = {
        **dict.fromkeys(["44th", "45th", "46th"], "ile-d-orleans"),
        "montcalm": "quebec",
        **dict.fromkeys(ARMY, "quebec"),
    }
    state = attack(pieces, "montcalm", "ile-d-orleans", [1, 1, 5], markers={"ile-d-orleans": {"amphib": True}})
    play(state, "british pass")
    assert offers(state, "british", "retreat-all boston")


@rule("8.1", "8.11", "8.13")
def test_8_11_four_units_at_most_inside_a_fort_and_the_beaten_may_follow() -> None:
    units = ["bearn", "guyenne", "la-reine", "languedoc", "artois"]
    pieces = {
        **dict.fromkeys(units, "crown-point"),
        "wolfe": "ticonderoga",
        **dict.fromkeys(["44th", "45th", "46th"], "ticonderoga"),
    }
    state = attack(pieces, "wolfe", "crown-point", [3, 1, 5], side="british", works={"crown-point": "french fort"})
    assert refused(state, "french", "inside-all") == ("fort-is-full", "8.11")
    for _ in range(2):
        play(state, f"french {next(words for words in offered(state, 'french') if words.startswith('inside '))}")
    play(state, "french done", "french pass")
    assert fired(state)[1][1] == 9  # 8.12 only those outside fight
    while state.to_act == ("french",) and asked(state, "french") == "losses":
        play(state, f"french {offered(state, 'french')[0]}")
    assert refused(state, "french", "retreat-all crown-point") == ("fort-is-full", "8.11")
    inside = [
        words for words in offered(state, "french") if words.startswith("retreat ") and words.endswith("crown-point")
    ]
    play(state, f"french {inside[0]}")
    inside = [words for words in offered(state, "french") if words.endswith("crown-point")]
    play(state, f"french {inside[0]}")
    assert siege(state, "crown-point") == 0


@rule("8.1")
def test_8_1_a_stockade_has_no_inside() -> None:
    state = attack(
        {"bearn": "crown-point", "wolfe": "ticonderoga", "44th": "ticonderoga"},
        "wolfe",
        "crown-point",
        [3, 3],
        side="british",
        works={"crown-point": "french stockade"},
    )
    assert asked(state, "french") == "avoid"


@rule("8.12", "8.21")
def test_8_21_all_inside_is_a_siege_without_a_battle() -> None:
    state = attack(
        {"bearn": "crown-point", "wolfe": "ticonderoga", "44th": "ticonderoga"},
        "wolfe",
        "crown-point",
        [],
        side="british",
        works={"crown-point": "french fort"},
    )
    play(state, "french inside-all")
    assert siege(state, "crown-point") == 0 and not told(state, "battle-begun")


@pytest.mark.parametrize(
    ("strength", "at_column"),
    [(0, 0), (1, 1), (2, 2), (3, 3), (5, 4), (8, 5), (12, 6), (16, 7), (21, 8), (27, 9), (28, 10), (60, 10)],
)
@rule("7.5")
def test_the_combat_table_has_eleven_columns(strength: int, at_column: int) -> None:
    assert column(strength, 0) == at_column and column(strength, 1) == max(0, at_column - 1)


@rule("7.5", "3.3")
def test_the_combat_table() -> None:
    assert [combat(4, at) for at in range(11)] == [0, 1, 1, 1, 2, 2, 3, 4, 4, 5, 5]
    assert combat(-3, 10) == 3 and combat(12, 10) == 8 and combat(1, 5) == 1 and combat(0, 5) == 0
