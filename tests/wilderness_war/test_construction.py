"""5.4 Construction and demolition."""

from arpents.games.wilderness_war.facts.board import SPACE_NUMBER
from tests.rules import rule
from tests.table import offered
from tests.wilderness_war.table import offers, play, points, refused, war, work


@rule("5.4")
def test_5_4_never_with_two_own_cards_running() -> None:
    state = war(french=["campaign-1"], built_last=["french"])
    play(state, "french card campaign-1")
    assert refused(state, "french", "build-stockades") == ("built-last-time", "5.4")


@rule("5.4", "5.41")
def test_5_41_as_many_stockades_as_the_value_in_own_land_without_troops() -> None:
    state = war(french=["northern-indian-alliance-1"])
    play(
        state,
        "french card northern-indian-alliance-1",
        "french build-stockades",
        "french build sorel",
        "french build st-jean",
    )
    assert work(state, "sorel") == work(state, "st-jean") == "french stockade"
    assert state.to_act == ("british",)
    assert state.built == 2


@rule("5.41")
def test_5_41_elsewhere_supplied_drilled_troops_are_needed() -> None:
    state = war({"bearn": "ile-aux-noix", "langlade": "winooski"}, french=["campaign-1"])
    play(state, "french card campaign-1", "french build-stockades")
    assert refused(state, "french", "build winooski") == ("needs-drilled", "5.42")
    assert refused(state, "french", "build albany") == ("fortress-space", "5.43")
    assert refused(state, "french", "build hoosic") == ("needs-drilled", "5.42")
    assert offers(state, "french", "build ile-aux-noix")


@rule("5.41", "5.43")
def test_5_43_no_work_among_enemies_in_a_fortress_or_twice() -> None:
    state = war({"44th": "sorel"}, {"st-jean": "french stockade"}, french=["campaign-1"])
    play(state, "french card campaign-1", "french build-stockades")
    assert refused(state, "french", "build sorel") == ("enemy-there", "5.41")
    assert refused(state, "french", "build quebec") == ("fortress-space", "5.43")
    assert refused(state, "french", "build st-jean") == ("already-worked", "5.43")


@rule("5.42")
def test_5_42_a_fort_is_begun_with_one_card_and_finished_with_another() -> None:
    state = war(
        {"bearn": "ile-aux-noix", "guyenne": "st-jean"}, {"st-jean": "french fort-begun"}, french=["campaign-1"]
    )
    play(state, "french card campaign-1", "french build-forts", "french build ile-aux-noix")
    assert refused(state, "french", "build ile-aux-noix") == ("already-worked", "5.43")
    play(state, "french build st-jean")
    assert work(state, "ile-aux-noix") == "french fort-begun" and work(state, "st-jean") == "french fort"


@rule("5.42", "17.3")
def test_5_42_forts_need_supplied_drilled_troops() -> None:
    state = war({"bearn": "black-river", "langlade": "niagara"}, french=["campaign-1"])
    play(state, "french card campaign-1")
    assert refused(state, "french", "build-forts") == ("out-of-supply", "17.3")


@rule("5.43")
def test_5_43_a_finished_fort_replaces_the_stockade() -> None:
    state = war(
        {"bearn": "ile-aux-noix"},
        {"ile-aux-noix": "french stockade"},
        french=["campaign-1"],
        british=["campaign-2", "campaign-3"],
    )
    play(state, "french card campaign-1", "french build-forts", "french build ile-aux-noix")
    assert work(state, "ile-aux-noix") == "french stockade"
    state = war(
        {"bearn": "ile-aux-noix"},
        {"ile-aux-noix": "french stockade"},
        french=["campaign-1", "campaign-2"],
        british=["campaign-3", "campaign-4"],
        built_last=[],
    )
    state.set_digging(SPACE_NUMBER["ile-aux-noix"], 1)
    play(state, "french card campaign-1", "french build-forts", "french build ile-aux-noix")
    assert work(state, "ile-aux-noix") == "french fort" and points(state) == 0


@rule("5.44", "6.54")
def test_5_44_a_fort_begun_is_no_fortification() -> None:
    state = war({"langlade": "winooski"}, {"crown-point": "british fort-begun"}, french=["campaign-1"])
    play(
        state,
        "french card campaign-1",
        "french activate langlade",
        "french done?",
        "french by-land",
        "french move crown-point",
    )
    assert work(state, "crown-point") == "british fort-begun"
    assert offers(state, "french", "move ticonderoga")


@rule("5.45")
def test_5_45_drilled_troops_alone_undo_a_fort_begun() -> None:
    state = war({"bearn": "winooski"}, {"crown-point": "british fort-begun"}, french=["campaign-1"])
    play(state, "french card campaign-1", "french activate bearn", "french by-land", "french move crown-point")
    assert work(state, "crown-point") == "" and points(state) == 0


@rule("5.45", "6.51", "12.0")
def test_5_45_an_empty_stockade_is_captured_intact_for_a_point() -> None:
    state = war({"bearn": "winooski"}, {"crown-point": "british stockade"}, french=["campaign-1"])
    play(state, "french card campaign-1", "french activate bearn", "french by-land", "french move crown-point")
    assert work(state, "crown-point") == "french stockade" and points(state) == 1
    assert state.to_act == ("british",)


@rule("5.45")
def test_5_45_a_stockade_is_destroyed_when_drilled_troops_win_there() -> None:
    state = war(
        {"montcalm": "winooski", "bearn": "winooski", "guyenne": "winooski", "virginia-1": "crown-point reduced"},
        {"crown-point": "british stockade"},
        french=["campaign-1"],
        dice=[1, 6, 1],
    )
    play(
        state,
        "french card campaign-1",
        "french command montcalm",
        "french take-all",
        "french by-boat",
        "french move crown-point",
        "british pass",
    )
    assert work(state, "crown-point") == "" and points(state) == 1


@rule("5.46")
def test_5_46_razing_a_finished_fort_costs_a_point_a_stockade_nothing() -> None:
    state = war(works={"crown-point": "french fort", "st-jean": "french stockade"}, french=["campaign-1"])
    play(state, "french demolish", "french raze st-jean")
    assert points(state) == 0
    play(state, "french demolish", "french raze crown-point")
    assert points(state) == -1 and work(state, "crown-point") == ""
    assert "demolish" not in offered(state, "french")


@rule("5.46")
def test_5_46_not_under_siege_and_not_in_the_other_phase() -> None:
    state = war(
        {"44th": "crown-point"},
        {"crown-point": "french fort", "st-jean": "french stockade"},
        french=["campaign-1"],
        sieges={"crown-point": 0},
    )
    play(state, "french demolish")
    assert refused(state, "french", "raze crown-point") == ("besieged-work", "5.46")
    play(state, "french raze st-jean")
    assert "demolish" not in offered(state, "british")
