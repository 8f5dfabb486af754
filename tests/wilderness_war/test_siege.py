"""8 Forts, fortresses and sieges; 9 assaults."""

from arpents.games.wilderness_war.facts.board import SPACE_NUMBER
from tests.rules import rule
from tests.table import asked, offered, told
from tests.wilderness_war.table import at, card, offers, play, points, refused, siege, steps, war, work

BRITISH_ARMY = ["44th", "45th", "46th"]
FORT = {
    "crown-point": "french fort",
    "ticonderoga": "british fort",
    "hudson-carry-north": "british stockade",
    "hudson-carry-south": "british stockade",
}


def besiege(
    level: int = 0,
    dice: list[int] | None = None,
    garrison: tuple[str, ...] = ("bearn",),
    army: tuple[str, ...] = ("wolfe", *BRITISH_ARMY),
    **more: object,
):  # type: ignore[no-untyped-def]
    """The British before Crown Point, with supply, under Wolfe."""
    pieces = {**dict.fromkeys(army, "crown-point"), **dict.fromkeys(garrison, "crown-point"), **more.pop("pieces", {})}  # type: ignore[dict-item]
    works = more.pop("works", FORT)
    return war(
        pieces,
        works,
        british=["campaign-1", *more.pop("british", [])],
        to_play="british",
        dice=dice or [],
        sieges={"crown-point": level},
        **more,
    )  # type: ignore[misc,arg-type]


def activate(state, leader: str = "wolfe"):  # type: ignore[no-untyped-def]
    return play(state, "british card campaign-1", f"british command {leader}", "british take-all?", "british done?")


@rule("8.22")
def test_8_22_a_besieged_fortress_is_nobodys() -> None:
    state = war({"44th": "quebec", "bearn": "quebec"}, sieges={"quebec": 0})
    assert not state.controls(0, SPACE_NUMBER["quebec"]) and not state.controls(1, SPACE_NUMBER["quebec"])


@rule("8.23", "8.231")
def test_8_231_the_roll_adds_and_subtracts_tactics() -> None:
    state = play(activate(besiege(0, [4], garrison=("bearn", "levis"))), "british besiege")
    (rolled,) = told(state, "siege-rolled")
    assert rolled["modifiers"] == [
        {"id": "modifier-tactics", "rule": "7.51", "by": 2},
        {"id": "modifier-enemy-tactics", "rule": "8.231", "by": -1},
    ]
    del rolled["modifiers"]
    assert rolled == {"space": "space-crown-point", "seat": "seat-british", "die": 4, "modifier": 1, "level": 1}


@rule("8.231")
def test_8_231_louisbourg_is_harder() -> None:
    pieces = {"wolfe": "louisbourg", "44th": "louisbourg", "bearn": "louisbourg"}
    state = war(
        pieces,
        british=["campaign-1"],
        to_play="british",
        dice=[4],
        sieges={"louisbourg": 0},
        markers={"louisbourg": {"amphib": True}},
    )
    play(activate(state), "british besiege")
    assert told(state, "siege-rolled")[0]["modifier"] == 1


@rule("8.231")
def test_8_231_coehorns_add_two_for_the_besieger_or_take_two_for_the_besieged() -> None:
    state = play(
        activate(besiege(0, [1], british=["coehorns-and-howitzers"])),
        "british besiege",
        "british play coehorns-and-howitzers",
    )
    assert told(state, "siege-rolled")[0]["modifier"] == 4
    state = play(
        activate(besiege(0, [3], french=["coehorns-and-howitzers"])),
        "british besiege",
        "french play coehorns-and-howitzers",
    )
    assert told(state, "siege-rolled")[0]["modifier"] == 0


@rule("8.231")
def test_8_231_the_highest_leader_must_be_activated_as_a_force() -> None:
    state = besiege(0, army=("wolfe", "murray", *BRITISH_ARMY))
    activate(state, "murray")
    assert refused(state, "british", "besiege") == ("highest-leader", "8.231")
    state = besiege(0)
    play(state, "british card campaign-1", "british activate wolfe", "british done?")
    assert refused(state, "british", "besiege") == ("needs-a-leader", "8.231")


@rule("8.231", "9.11", "5.34")
def test_8_231_a_leader_without_units_neither_rolls_nor_assaults() -> None:
    state = play(besiege(1), "british card campaign-1", "british command wolfe", "british done")
    assert refused(state, "british", "besiege") == ("needs-a-unit", "8.231")
    assert refused(state, "british", "assault") == ("needs-a-unit", "9.11")
    assert not {"besiege", "assault"} & set(offered(state, "british"))
    state = play(besiege(1), "british card campaign-1", "british command wolfe", "british take 44th", "british done")
    assert {"besiege", "assault"} <= set(offered(state, "british"))


def two_forces(level: int, dice: list[int], *taken: str):  # type: ignore[no-untyped-def]
    """Wolfe and Forbes, of equal rank, before one fort with a Campaign; Wolfe has pressed the siege."""
    state = besiege(level, dice, army=("wolfe", "forbes", *BRITISH_ARMY))
    play(state, "british card campaign-1", "british event", "british command wolfe", *taken)
    return play(state, "british next wolfe", "british besiege", "british stay?")


@rule("8.231")
def test_8_231_a_campaign_gives_no_second_roll_to_a_leader_without_units() -> None:
    units = [f"british take {unit}" for unit in BRITISH_ARMY]
    state = two_forces(0, [3], *units, "british done", "british command forbes")
    assert len(told(state, "siege-rolled")) == 1
    assert refused(state, "british", "besiege") == ("needs-a-unit", "8.231")


@rule("8.231", "5.31")
def test_8_231_a_stack_rolls_once_in_a_phase_though_two_forces_of_it_are_activated() -> None:
    taken = ["british take 44th", "british done", "british command forbes", "british take-all"]
    state = two_forces(0, [3], *taken)
    assert refused(state, "british", "besiege") == ("siege-already-pressed", "8.231")
    assert {"assault", "by-land"} <= set(offered(state, "british"))


@rule("8.231", "17.3")
def test_8_231_drilled_troops_in_supply_are_needed() -> None:
    state = activate(besiege(0, army=("johnson", "mohawk-1")), "johnson")
    assert refused(state, "british", "besiege") == ("needs-drilled", "8.231")
    state = activate(besiege(0, works={"crown-point": "french fort", "ticonderoga": "french stockade"}))
    assert refused(state, "british", "besiege") == ("out-of-supply", "17.3")


@rule("8.231")
def test_8_231_the_level_never_passes_two_and_one_may_roll_again() -> None:
    state = play(activate(besiege(2, [6])), "british besiege")
    assert siege(state, "crown-point") == 2


@rule("8.232")
def test_8_232_the_siege_ends_when_the_last_unit_leaves() -> None:
    state = play(activate(besiege(1)), "british by-land", "british move ticonderoga", "british done")
    assert siege(state, "crown-point") == -1 and told(state, "siege-lifted")


@rule("8.24", "9.11")
def test_8_24_an_assault_may_follow_at_once_when_the_level_is_reached() -> None:
    state = play(activate(besiege(0, [3])), "british besiege")
    assert asked(state, "british") == "assault-or-not"
    assert set(offered(state, "british")) >= {"assault", "stay"}


@rule("8.24")
def test_8_24_a_captured_fortress_left_empty_reverts_for_three_points() -> None:
    state = war({"44th": "montreal"}, {"montreal": "british fortress"}, british=["campaign-1"], to_play="british")
    play(
        state,
        "british card campaign-1",
        "british activate 44th",
        "british by-land",
        "british move sorel",
        "british done",
    )
    assert work(state, "montreal") == "french fortress" and points(state) == 3


@rule("8.25", "8.252")
def test_8_25_the_besieged_may_sortie_and_go_back_inside() -> None:
    state = war(
        {"44th": "crown-point", "bearn": "crown-point", "levis": "crown-point"},
        FORT,
        french=["campaign-1"],
        sieges={"crown-point": 1},
        dice=[2, 4],
    )
    play(state, "french card campaign-1", "french command levis", "french take-all")
    assert refused(state, "french", "by-land") == ("besieged-stay", "8.25")
    play(state, "french sortie", "british pass")
    assert told(state, "battle-won")[0]["seat"] == "seat-british"
    assert at(state, "bearn") == "crown-point" and siege(state, "crown-point") == 1


@rule("8.25", "8.232")
def test_8_25_a_sortie_that_wins_lifts_the_siege() -> None:
    units = ["bearn", "guyenne", "la-reine", "languedoc"]
    state = war(
        {"virginia-1": "crown-point", **dict.fromkeys(units, "crown-point"), "montcalm": "crown-point"},
        FORT,
        french=["campaign-1"],
        sieges={"crown-point": 1},
        dice=[3, 3],
    )
    play(state, "french card campaign-1", "french command montcalm", "french take-all", "french sortie", "british pass")
    assert siege(state, "crown-point") == -1


@rule("8.251", "5.31", "8.252")
def test_8_251_relief_may_be_joined_from_inside_and_only_insiders_go_back_in() -> None:
    state = war(
        {
            "44th": "crown-point",
            "45th": "crown-point",
            "46th": "crown-point",
            "bearn": "crown-point",
            "levis": "winooski",
            "guyenne": "winooski",
        },
        {**FORT, "winooski": "french stockade"},
        french=["campaign-1"],
        sieges={"crown-point": 1},
        dice=[2, 3],
    )
    play(
        state,
        "french card campaign-1",
        "french command levis",
        "french take-all",
        "french by-boat",
        "french move crown-point",
    )
    play(state, "british pass", "french join bearn")
    assert told(state, "fired")[0]["strength"] == 6
    while state.to_act == ("french",) and asked(state, "french") == "losses":
        play(state, f"french {offered(state, 'french')[0]}")
    assert told(state, "battle-won")[0]["seat"] == "seat-british"
    assert (
        at(state, "bearn") == "crown-point" and at(state, "guyenne") == "winooski" and siege(state, "crown-point") == 1
    )


@rule("9.1")
def test_9_1_auxiliaries_alone_may_assault_at_the_level_required() -> None:
    state = activate(besiege(1, army=("johnson", "mohawk-1")), "johnson")
    assert offers(state, "british", "assault") and refused(state, "british", "besiege") == ("needs-drilled", "8.231")
    state = activate(besiege(0))
    assert refused(state, "british", "assault") == ("siege-level-too-low", "9.1")


@rule("9.1", "8.24")
def test_9_1_a_fortress_needs_level_two() -> None:
    state = war({"wolfe": "quebec", "44th": "quebec"}, british=["campaign-1"], to_play="british", sieges={"quebec": 1})
    assert refused(activate(state), "british", "assault") == ("siege-level-too-low", "9.1")
    state = war({"wolfe": "quebec", "44th": "quebec"}, british=["campaign-1"], to_play="british", sieges={"quebec": 2})
    assert offers(activate(state), "british", "assault")


@rule("9.11")
def test_9_11_a_leader_is_needed_and_the_highest_one() -> None:
    state = besiege(1)
    play(state, "british card campaign-1", "british activate 44th")
    assert refused(state, "british", "assault") == ("needs-a-leader", "8.231")


@rule("9.12", "5.31")
def test_9_12_the_other_force_of_a_campaign_joins_the_assault() -> None:
    state = besiege(1, [3, 2], pieces={"murray": "ticonderoga", "47th": "ticonderoga", "48th": "ticonderoga"})
    play(
        state,
        "british card campaign-1",
        "british event",
        "british command murray",
        "british take-all",
        "british command wolfe",
        "british take-all",
    )
    play(
        state, "british next murray", "british by-land", "british move crown-point", "british done?", "british assault"
    )
    assert told(state, "fired")[0]["strength"] == 15


@rule("9.13")
def test_9_13_tactics_coehorns_and_one_column_left() -> None:
    state = play(
        activate(besiege(1, [3, 3], british=["coehorns-and-howitzers"], garrison=("bearn", "levis"))),
        "british assault",
        "british play coehorns-and-howitzers",
    )
    assert [(shot["strength"], shot["modifier"], shot["losses"]) for shot in told(state, "fired")] == [
        (9, 4, 3),
        (3, 1, 1),
    ]


@rule("9.14", "7.7")
def test_9_14_a_natural_one_or_six_that_hits_tests_the_leaders() -> None:
    state = play(activate(besiege(1, [3, 6, 4])), "british assault")
    assert [test["piece"] for test in told(state, "leader-tested")] == ["piece-wolfe"]
    state = play(activate(besiege(1, [1, 3, 4], garrison=("bearn", "levis"))), "british assault")
    assert [test["piece"] for test in told(state, "leader-tested")] == ["piece-levis"]


@rule("9.14")
def test_9_14_drilled_lose_first_nobody_retreats_and_the_fight_gives_no_point() -> None:
    state = play(
        activate(besiege(1, [1, 2], army=("wolfe", "44th", "rogers"), garrison=("bearn", "guyenne", "la-reine"))),
        "british assault",
    )
    assert steps(state, "44th") < 2 and steps(state, "rogers") == 2
    assert points(state) == 0 and siege(state, "crown-point") == 1


@rule("9.2")
def test_9_2_an_empty_work_still_fires_on_column_zero() -> None:
    state = play(activate(besiege(1, [3, 5], garrison=())), "british assault")
    assert told(state, "fired")[1]["strength"] == 0 and told(state, "fired")[1]["losses"] == 1
    assert work(state, "crown-point") == "british fort-begun"


@rule("9.2", "9.21")
def test_9_2_a_tie_leaves_the_siege_in_place() -> None:
    state = besiege(1, [2, 4], army=("murray", "44th"))
    play(activate(state, "murray"), "british assault")
    assert told(state, "assault-lost") and siege(state, "crown-point") == 1


@rule("9.22")
def test_9_22_a_stormed_fort_is_the_captors_fort_begun_for_two_points() -> None:
    state = play(activate(besiege(1, [4, 2], garrison=("bearn", "levis"))), "british assault")
    assert work(state, "crown-point") == "british fort-begun" and points(state) == -2
    assert at(state, "bearn") == "gone" and at(state, "levis") == "gone"


@rule("9.22", "12.0")
def test_9_22_a_stormed_fortress_is_intact_for_three_points() -> None:
    pieces = {"wolfe": "montreal", **dict.fromkeys(BRITISH_ARMY, "montreal"), "langlade": "montreal"}
    state = war(pieces, british=["campaign-1"], to_play="british", dice=[4, 2], sieges={"montreal": 2})
    play(activate(state), "british assault")
    assert work(state, "montreal") == "british fortress" and points(state) == -3 and at(state, "langlade") == "gone"


@rule("9.22", "12.23")
def test_12_23_niagara_gives_its_point_beside_the_fort() -> None:
    pieces = {"wolfe": "niagara", **dict.fromkeys(BRITISH_ARMY, "niagara")}
    state = war(
        pieces,
        {"niagara": "french fort"},
        british=["campaign-1"],
        to_play="british",
        dice=[4, 2],
        sieges={"niagara": 1},
    )
    play(activate(state), "british assault")
    assert points(state) == -3 and told(state, "changed-hands") == [{"space": "space-niagara", "seat": "seat-british"}]


@rule("8.231", "5.56")
def test_card_6_surrender_takes_the_work_intact_and_the_garrison_leaves() -> None:
    state = play(
        activate(besiege(0, [], british=["surrender"], garrison=("bearn", "levis"))),
        "british besiege",
        "british play surrender",
    )
    assert work(state, "crown-point") == "british fort" and points(state) == -2
    assert at(state, "bearn") == "montreal" and at(state, "levis") == "montreal"
    assert card(state, "surrender") == "discarded"


@rule("8.231")
def test_card_6_louisbourg_does_not_surrender_at_level_zero() -> None:
    pieces = {"wolfe": "louisbourg", "44th": "louisbourg", "bearn": "louisbourg"}
    marker = {"louisbourg": {"amphib": True}}
    state = war(
        pieces,
        british=["campaign-1", "surrender"],
        to_play="british",
        dice=[1],
        sieges={"louisbourg": 0},
        markers=marker,
    )
    play(activate(state), "british besiege")
    assert card(state, "surrender") == "british"
    state = war(
        pieces, british=["campaign-1", "surrender"], to_play="british", sieges={"louisbourg": 1}, markers=marker
    )
    play(activate(state), "british besiege", "british play surrender")
    assert work(state, "louisbourg") == "british fortress" and at(state, "bearn") == "quebec"


@rule("18.4")
def test_18_4_the_besieged_may_surrender_too_by_option() -> None:
    state = besiege(0, [], french=["surrender"], options={"surrender-by-both": "on"})
    play(activate(state), "british besiege", "french play surrender")
    assert work(state, "crown-point") == "british fort"


@rule("12.0", "5.532")
def test_card_7_massacre_after_a_capture_with_indians() -> None:
    state = besiege(1, [4, 2], army=("wolfe", *BRITISH_ARMY, "cherokee-1"), french=["massacre"])
    play(activate(state), "british assault", "french play massacre")
    assert at(state, "cherokee-1") == "unused" and points(state) == -2 + 1


@rule("8.23")
def test_card_5_bastions_repaired() -> None:
    state = war(
        {"44th": "crown-point", "bearn": "crown-point"}, FORT, french=["bastions-repaired"], sieges={"crown-point": 2}
    )
    play(state, "french card bastions-repaired", "french event", "french pick crown-point")
    assert siege(state, "crown-point") == 0


@rule("8.231", "5.32")
def test_8_231_loudoun_besieges_only_on_a_three() -> None:
    pieces = {"loudoun": "crown-point", "44th": "crown-point", "bearn": "crown-point"}
    state = war(pieces, FORT, british=["light-infantry", "campaign-1"], to_play="british", sieges={"crown-point": 0})
    play(state, "british card light-infantry")
    assert refused(state, "british", "command loudoun") == ("initiative-not-met", "5.32")


@rule("8.21")
def test_8_21_defenders_beaten_outside_leave_the_fort_besieged() -> None:
    pieces = {"langlade": "crown-point reduced", "wolfe": "ticonderoga", **dict.fromkeys(BRITISH_ARMY, "ticonderoga")}
    state = war(pieces, FORT, british=["campaign-1"], to_play="british", dice=[3, 2])
    play(activate(state), "british by-boat", "british move crown-point", "french done", "french pass")
    assert at(state, "langlade") == "gone" and siege(state, "crown-point") == 0


@rule("8.24")
def test_8_24_coehorns_may_come_only_after_the_assault_is_declared() -> None:
    state = play(activate(besiege(1, [3, 3], french=["coehorns-and-howitzers"])), "british assault")
    assert asked(state, "french") == "response"
    play(state, "french play coehorns-and-howitzers")
    assert told(state, "fired")[1]["modifier"] == 2
