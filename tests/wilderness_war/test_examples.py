"""Every example of the rulebook, in its order, played with scripted dice."""

import pytest

from arpents.games.wilderness_war.facts.deck import CARD_NAMES, VALUE
from arpents.games.wilderness_war.state import State
from tests.rules import rule
from tests.table import asked, offered, told
from tests.wilderness_war.table import at, card, offers, play, refused, siege, steps, war, when, work

ONE, TWO, THREE = "mohawks", "light-infantry", "campaign-1"  # cards by their value


def command(state: State, leader: str, side: str, *words: str, value: str = THREE) -> State:
    play(state, f"{side} card {value}", f"{side} command {leader}", f"{side} take-all?", f"{side} done?")
    return play(state, *(f"{side} {text}" for text in words))


@rule("5.32")
def test_5_32_a_three_activates_two_indians_a_coureur_and_a_lone_leader() -> None:
    pieces = {"huron": "montreal", "ottawa": "sorel", "langlade": "quebec", "vaudreuil": "montreal", "marin": "sorel"}
    state = war(pieces, french=[THREE])
    play(state, f"french card {THREE}", "french activate huron", "french activate ottawa", "french activate langlade")
    play(state, "french activate vaudreuil")
    assert set(offered(state, "french")) == {"next huron", "next ottawa", "next langlade", "next vaudreuil"}


@rule("5.32")
@pytest.mark.parametrize(
    ("leader", "values"), [("murray", [ONE, TWO, THREE]), ("monckton", [TWO, THREE]), ("webb", [THREE])]
)
def test_5_32_a_force_needs_a_card_of_its_leaders_initiative(leader: str, values: list[str]) -> None:
    for value in (ONE, TWO, THREE):
        state = war({leader: "albany", "44th": "albany"}, british=[value], to_play="british")
        play(state, f"british card {value}")
        assert offers(state, "british", f"command {leader}") == (value in values)


@rule("5.34")
@pytest.mark.parametrize("value", [ONE, TWO, THREE])
def test_5_34_murray_webb_and_bradstreet_move_fourteen_units_on_any_card(value: str) -> None:
    units = [f"massachusetts-{n}" for n in range(1, 7)] + [f"new-york-{n}" for n in range(1, 6)]
    units += [f"connecticut-{n}" for n in range(1, 4)]
    leaders = ["murray", "webb", "bradstreet"]
    state = war(dict.fromkeys([*leaders, *units, "rhode-island"], "albany"), british=[value], to_play="british")
    play(state, f"british card {value}", "british command murray", "british take webb", "british take bradstreet")
    for _ in range(14):
        play(state, f"british {next(words for words in offered(state, 'british') if words.startswith('take '))}")
    play(state, "british by-land", "british move kinderhook", "british done")
    gone = [name for name in [*units, "rhode-island"] if at(state, name) == "kinderhook"]
    assert len(gone) == 14 and all(at(state, leader) == "kinderhook" for leader in leaders)


@rule("5.42")
def test_5_42_a_three_finishes_one_fort_and_begins_two() -> None:
    state = war(
        {"bearn": "ile-aux-noix", "guyenne": "st-jean", "la-reine": "winooski"},
        {"st-jean": "french fort-begun"},
        french=[THREE],
    )
    play(state, f"french card {THREE}", "french build-forts", "french build st-jean", "french build ile-aux-noix")
    assert refused(state, "french", "build ile-aux-noix")[0] == "already-worked"  # not begun and finished at once
    assert refused(state, "french", "build-stockades")[0] == "not-asked"  # never both sorts of work
    play(state, "french build winooski")
    assert work(state, "st-jean") == "french fort"
    assert work(state, "ile-aux-noix") == work(state, "winooski") == "french fort-begun"


@rule("5.534")
def test_5_534_johnson_leads_three_regulars_two_mohawks_and_five_iroquois() -> None:
    nations = ["cayuga-british", "oneida-british", "onondaga-british", "seneca-british", "tuscarora-british"]
    force = ["44th", "45th", "46th", "mohawk-1", "mohawk-2", *nations]
    state = war(dict.fromkeys(["johnson", *force, "47th"], "albany"), british=[ONE], to_play="british")
    play(state, f"british card {ONE}", "british command johnson")
    for _ in force:
        play(state, f"british {next(words for words in reversed(offered(state, 'british')) if 'take ' in words)}")
    play(state, "british by-land", "british move kinderhook", "british done")
    moved = [name for name in [*force, "47th"] if at(state, name) == "kinderhook"]
    assert len(moved) == 10 and len([name for name in moved if name.endswith("th")]) == 3


def besieged(dice: list[int], **more: object) -> State:
    road = dict.fromkeys(["ticonderoga", "hudson-carry-north", "hudson-carry-south"], "british stockade")
    return war(
        {"wolfe": "crown-point", "44th": "crown-point", "bearn": "crown-point"},
        {"crown-point": "french fort", **road},
        to_play="british",
        sieges={"crown-point": 0},
        dice=dice,
        **more,  # type: ignore[arg-type]
    )


@rule("5.56", "8.231")
def test_5_56_surrender_at_once_instead_of_siege_and_assault() -> None:
    state = command(besieged([], british=[THREE, "surrender"]), "wolfe", "british", "besiege", "play surrender")
    assert work(state, "crown-point") == "british fort"
    assert not told(state, "siege-rolled") and not told(state, "assault-begun")


@rule("6.2")
def test_6_2_regulars_cross_four_wild_spaces_with_a_work_in_each() -> None:
    way = ["ile-aux-noix", "green-mountains-north", "winooski", "crown-point"]
    state = war({"bearn": "montreal"}, dict.fromkeys(way, "french stockade"), french=[THREE])
    play(state, f"french card {THREE}", "french activate bearn", "french by-land")
    play(state, *(f"french move {space}" for space in way))
    assert at(state, "bearn") == "crown-point"


@rule("7.4", "7.55")
def test_7_4_the_attacker_cannot_answer_fieldworks_just_dug() -> None:
    state = war(
        {"levis": "sorel", "bearn": "sorel", "44th": "st-jean"},
        french=[THREE, "fieldworks-1"],
        british=["fieldworks-2"],
        dice=[5, 3],
    )
    command(state, "levis", "french", "by-land", "move st-jean")
    play(state, "british pass", "british play fieldworks-2")
    assert told(state, "fieldworks-dug") and card(state, "fieldworks-1") == "french"
    assert told(state, "fired")[0]["losses"] == 1  # strength 3 on column 2, a modified 6


@rule("7.62")
def test_7_62_the_first_third_and_fifth_of_five_losses_fall_on_drilled_troops() -> None:
    defenders = {"44th": "st-jean", "45th": "st-jean", "cherokee-1": "st-jean", "rogers": "st-jean"}
    army = ["bearn", "guyenne", "la-reine", "languedoc", "artois", "bourgogne"]
    state = war({**defenders, "montcalm": "sorel", **dict.fromkeys(army, "sorel")}, french=[THREE], dice=[3, 2])
    command(state, "montcalm", "french", "by-land", "move st-jean")
    play(state, "british pass")
    assert told(state, "fired")[0]["losses"] == 5
    while state.to_act == ("british",) and asked(state, "british") == "losses":
        play(state, f"british {offered(state, 'british')[-1]}")
    hits = [event for event in state.events if event["kind"] in ("event-step-lost", "event-eliminated")]
    lost = [str(event["arguments"]["piece"]).removeprefix("piece-") for event in hits]  # type: ignore[index]
    british = [unit for unit in lost if unit in defenders]
    assert british[5:] == ["45th"]  # which then has nowhere to retreat
    assert {british[0], british[2], british[4]} <= {"44th", "45th"}
    assert {british[1], british[3]} <= {"cherokee-1", "rogers"}


@rule("7.62", "7.63")
def test_7_63_three_indians_and_a_light_infantry_lose_three_steps() -> None:
    pieces = dict.fromkeys(["johnson", "howes", "mohawk-1", "oneida-british", "seneca-british"], "crown-point")
    army = dict.fromkeys(["montcalm", "bearn", "guyenne", "la-reine", "langlade"], "ticonderoga")
    state = war({**pieces, **army}, french=[THREE], dice=[3, 2])
    command(state, "montcalm", "french", "by-land", "move crown-point")
    play(state, "british pass")
    assert steps(state, "howes") == 1
    assert set(offered(state, "british")) == {"lose mohawk-1", "lose oneida-british", "lose seneca-british"}
    play(state, "british lose oneida-british")
    assert at(state, "howes") == "unused" and steps(state, "oneida-british") == 1


def beaten() -> State:
    pieces = {"virginia-1": "hudson-carry-south", "rogers": "hudson-carry-south", "murray": "hudson-carry-south"}
    army = dict.fromkeys(["montcalm", "bearn", "guyenne"], "hudson-carry-north")
    state = war({**pieces, **army}, french=[THREE], dice=[3, 1])
    command(state, "montcalm", "french", "by-land", "move hudson-carry-south")
    play(state, "british pass")
    while asked(state, "british") == "losses":
        play(state, f"british {offered(state, 'british')[0]}")
    return state


@rule("7.91", "7.92")
@pytest.mark.parametrize(
    "ways",
    [
        {"virginia-1": "albany", "rogers": "albany", "murray": "albany"},
        {"virginia-1": "albany", "rogers": "green-mountains-south", "murray": "albany"},
        {"virginia-1": "hoosic", "rogers": "wood-creek", "murray": "wood-creek"},
        {"virginia-1": "hoosic", "rogers": "wood-creek", "murray": "albany"},
    ],
)
def test_7_92_drilled_auxiliary_and_leader_retreat_together_or_apart(ways: dict[str, str]) -> None:
    state = beaten()
    for piece, space in ways.items():
        left = len([name for name in ways if at(state, name) == "hudson-carry-south"])
        play(state, f"british retreat {piece} {space}" if left > 1 else f"british retreat-all {space}")
    assert {piece: at(state, piece) for piece in ways} == ways


@rule("8.21")
@pytest.mark.parametrize("case", ["beaten outside", "all inside", "empty"])
def test_8_21_three_ways_to_siege_0(case: str) -> None:
    garrison = {} if case == "empty" else {"langlade": "crown-point reduced"}
    army = dict.fromkeys(["wolfe", "44th", "45th", "46th"], "ticonderoga")
    state = war({**garrison, **army}, {"crown-point": "french fort"}, british=[THREE], to_play="british", dice=[3, 2])
    command(state, "wolfe", "british", "by-boat", "move crown-point")
    if case == "all inside":
        play(state, "french inside-all")
    elif case == "beaten outside":
        play(state, "french done", "french pass")
    assert siege(state, "crown-point") == 0
    assert len(told(state, "battle-won")) == (1 if case == "beaten outside" else 0)


@rule("8.231")
def test_8_231_loudoun_at_a_siege_needs_a_three() -> None:
    pieces = {"loudoun": "crown-point", "bradstreet": "crown-point", "44th": "crown-point", "bearn": "crown-point"}
    for value in (ONE, TWO, THREE):
        state = war(
            pieces, {"crown-point": "french fort"}, british=[value], to_play="british", sieges={"crown-point": 0}
        )
        play(state, f"british card {value}")
        assert offers(state, "british", "command loudoun") == (value == THREE)
        play(state, "british command bradstreet", "british take-all?", "british done?")
        assert refused(state, "british", "besiege") == ("highest-leader", "8.231")


@rule("10.12")
def test_10_12_auxiliaries_who_win_a_stockade_must_raid_it() -> None:
    pieces = {"levis": "wills-creek", "langlade": "wills-creek", "marin": "wills-creek", "virginia-1": "winchester"}
    state = war(pieces, {"winchester": "british stockade"}, french=[THREE], dice=[6, 2, 6, 3])
    command(state, "levis", "french", "by-land", "move winchester")
    play(state, "british pass")
    if asked(state) == "retreat":
        play(state, "british retreat-all shepherds-ferry")
    assert told(state, "battle-won")[0]["seat"] == "seat-french" and at(state, "virginia-1") == "shepherds-ferry"
    assert [roll["space"] for roll in told(state, "raid-rolled")] == ["space-winchester"]
    assert work(state, "winchester") == ""


@rule("10.3")
@pytest.mark.parametrize(("militia", "modifier"), [(0, 0), (1, 0), (2, -1), (3, -1)])
def test_10_3_two_militia_in_the_box_even_reduced_hinder_every_raid(militia: int, modifier: int) -> None:
    box = {f"colonial-militia-{n}": "southern-colonial-militias reduced" for n in range(1, militia + 1)}
    state = war({"langlade": "wills-creek", **box}, french=[THREE], dice=[3])
    play(state, f"french card {THREE}", "french activate langlade", "french done?", "french by-land")
    play(state, "french move winchester", "french done")
    assert told(state, "raid-rolled")[0]["modifier"] == modifier


@rule("10.412", "10.422")
@pytest.mark.parametrize("led", [True, False])
def test_10_422_cherokees_survive_a_raid_only_beside_a_leader(led: bool) -> None:
    pieces = {"cherokee-1": "ile-aux-noix"} | ({"murray": "ile-aux-noix"} if led else {})
    state = war(pieces, british=[THREE], to_play="british", dice=[3])
    if led:
        command(state, "murray", "british", "by-boat", "move st-jean", "done")
    else:
        play(state, f"british card {THREE}", "british activate cherokee-1", "british done?", "british by-boat")
        play(state, "british move st-jean", "british done")
    assert (at(state, "cherokee-1") == "unused") != led


@rule("14.21")
@pytest.mark.parametrize("led", [True, False])
def test_14_21_coureurs_on_the_way_to_gloucester(led: bool) -> None:
    pieces = {"langlade": "white-mountains-north", "rogers": "ossipee"}
    pieces |= {"massachusetts-1": "ossipee", "massachusetts-2": "ossipee"}
    pieces |= {"massachusetts-3": "concord", "massachusetts-4": "concord"} | ({"bradstreet": "concord"} if led else {})
    state = war(pieces, french=[THREE], dice=[3, 3, 2, 2])
    play(state, f"french card {THREE}", "french activate langlade", "french done?", "french by-land")
    play(state, "french move casco-bay")
    assert [words for words in offered(state, "british") if "intercept" in words] == ["intercept rogers"]
    play(state, "british intercept rogers")  # a 3 fails
    play(state, "french move portsmouth")
    if led:
        play(state, "british intercept-with bradstreet", "british take-all")  # a 3 is enough with his tactics
        assert {at(state, name) for name in ("bradstreet", "massachusetts-3", "massachusetts-4")} == {"portsmouth"}
    else:
        found = [words for words in offered(state, "british") if words.startswith("intercept")]
        assert found == ["intercept massachusetts-3"]  # one of two equal ones, never both
        play(state, "british intercept massachusetts-3")
        assert at(state, "massachusetts-3") == "concord"


@rule("14.24")
def test_14_24_shawnee_between_woodstock_and_culpeper() -> None:
    pieces = {"shawnee-1": "allegheny-south", "virginia-1": "woodstock", "virginia-2": "augusta"}
    state = war(pieces, french=[THREE], dice=[2])
    play(state, f"french card {THREE}", "french activate shawnee-1", "french done?", "french by-land")
    play(state, "french infiltrate woodstock", "british intercept virginia-1", "french move culpeper")
    assert set(offered(state, "british")) == {"pass", "intercept virginia-2"}


@rule("11.2")
def test_11_2_three_reduced_and_two_full_units_in_a_fort() -> None:
    reduced = {"bearn": "crown-point reduced", "guyenne": "crown-point reduced", "la-reine": "crown-point reduced"}
    full = {"languedoc": "crown-point", "artois": "crown-point"}
    state = war({**reduced, **full}, {"crown-point": "french fort"}, season="late", french=[], british=[])
    while when(state)[0] == 1755 and state.to_act:
        seat = state.to_act[0]
        found = offered(state, seat)
        play(state, f"{seat} {next((words for words in ('hold', 'stay', 'done') if words in found), found[0])}")
    assert sorted(steps(state, unit) for unit in reduced) == [0, 0, 1]
    assert all(steps(state, unit) == 1 for unit in full)


@rule("17.3")
def test_17_3_a_stockade_supplies_the_next_one_of_the_same_card() -> None:
    state = war({"bearn": "ile-aux-noix", "guyenne": "green-mountains-north"}, french=[TWO])
    play(state, f"french card {TWO}", "french build-stockades")
    assert refused(state, "french", "build green-mountains-north") == ("out-of-supply", "17.3")
    play(state, "french build ile-aux-noix", "french build green-mountains-north")
    assert work(state, "green-mountains-north") == "french stockade"


def test_the_cards_of_the_examples_have_their_values() -> None:
    assert [VALUE[CARD_NAMES.index(name)] for name in (ONE, TWO, THREE)] == [1, 2, 3]
