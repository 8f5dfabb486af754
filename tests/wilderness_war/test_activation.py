"""5.3 Activation."""

from arpents.games.wilderness_war.facts.pieces import PIECE_NUMBER
from tests.rules import rule
from tests.table import asked, offered
from tests.wilderness_war.table import at, offers, play, refused, war


@rule("5.31")
def test_5_31_a_piece_acts_once_in_a_phase() -> None:
    state = war({"huron": "montreal", "ottawa": "montreal"}, french=["northern-indian-alliance-1"])
    play(
        state,
        "french card northern-indian-alliance-1",
        "french activate huron",
        "french activate ottawa",
        "french done?",
    )
    play(state, "french next huron", "french by-land", "french move sorel", "french done")
    assert refused(state, "french", "next huron")[0] in ("already-acted", "not-asked")
    assert at(state, "huron") == "sorel" and at(state, "ottawa") == "montreal"


@rule("5.32")
def test_5_32_indians_cost_half_others_one() -> None:
    pieces = {"huron": "montreal", "ottawa": "montreal", "langlade": "sorel", "levis": "sorel", "bearn": "sorel"}
    state = war(pieces, french=["campaign-1"])
    play(state, "french card campaign-1", "french activate huron", "french activate ottawa", "french activate langlade")
    assert refused(state, "french", "activate bearn") == ("drilled-go-alone", "5.32")
    play(state, "french activate levis")
    assert asked(state, "french") == "next"


@rule("5.32")
def test_5_32_one_drilled_unit_takes_the_whole_card() -> None:
    state = war({"bearn": "montreal", "huron": "montreal"}, french=["campaign-1"])
    play(state, "french card campaign-1", "french activate bearn")
    assert asked(state, "french") == "operation"


@rule("5.32", "3.2")
def test_5_32_a_card_must_meet_the_initiative_of_a_commander_but_not_of_a_lone_leader() -> None:
    state = war({"vaudreuil": "montreal", "montcalm": "montreal"}, french=["northern-indian-alliance-1"])
    play(state, "french card northern-indian-alliance-1")
    assert refused(state, "french", "command vaudreuil") == ("initiative-not-met", "5.32")
    assert offers(state, "french", "command montcalm") and offers(state, "french", "activate vaudreuil")


@rule("5.33")
def test_5_33_single_pieces_are_named_before_the_first_acts() -> None:
    state = war({"huron": "montreal", "langlade": "quebec"}, french=["campaign-1"])
    play(state, "french card campaign-1", "french activate huron", "french activate langlade")
    assert refused(state, "french", "by-land") == ("not-asked", "5.26")
    play(state, "french done?")
    assert set(offered(state, "french")) == {"next huron", "next langlade"}


@rule("5.34")
def test_5_34_murray_with_webb_and_bradstreet_leads_fourteen_units() -> None:
    units = [f"massachusetts-{n}" for n in range(1, 7)] + [f"new-york-{n}" for n in range(1, 6)]
    units += [f"connecticut-{n}" for n in range(1, 4)] + ["rhode-island", "new-hampshire"]
    pieces = dict.fromkeys(["murray", "webb", "bradstreet", *units], "albany")
    state = war(pieces, british=["mohawks"], to_play="british")
    play(state, "british card mohawks", "british command murray", "british take webb", "british take bradstreet")
    for _ in range(14):
        takes = [words for words in offered(state, "british") if words.startswith("take ")]
        play(state, f"british {takes[0]}")
    assert asked(state, "british") == "operation"
    assert sum(1 for unit in units if state.role[PIECE_NUMBER[unit]]) == 14


@rule("5.34")
def test_5_34_a_higher_leader_cannot_be_a_subordinate_an_equal_one_can() -> None:
    state = war(
        {"bradstreet": "albany", "dunbar": "albany", "murray": "albany", "44th": "albany"},
        british=["mohawks"],
        to_play="british",
    )
    play(state, "british card mohawks", "british command bradstreet")
    assert refused(state, "british", "take murray") == ("rank-too-high", "5.34")
    assert offers(state, "british", "take dunbar")


@rule("5.35")
def test_5_35_stacks_share_a_space_and_part_of_one_may_go() -> None:
    state = war(
        {"montcalm": "montreal", "levis": "montreal", "bearn": "montreal", "guyenne": "montreal"}, french=["campaign-1"]
    )
    play(state, "french card campaign-1", "french command levis", "french take bearn", "french done", "french by-land")
    play(state, "french move sorel", "french done")
    assert (at(state, "levis"), at(state, "bearn")) == ("sorel", "sorel")
    assert (at(state, "montcalm"), at(state, "guyenne")) == ("montreal", "montreal")


@rule("5.36", "9.1")
def test_5_36_a_force_that_moved_cannot_besiege() -> None:
    state = war(
        {"montcalm": "niaoure-bay", "bearn": "niaoure-bay"},
        {"oswego": "british fort", "cataraqui": "french stockade"},
        french=["campaign-1"],
    )
    play(
        state,
        "french card campaign-1",
        "french command montcalm",
        "french take-all",
        "french by-boat",
        "french move oswego",
    )
    assert state.siege and "besiege" not in offered(state, state.to_act[0])


@rule("5.534", "3.13")
def test_5_534_johnson_leads_mohawks_and_iroquois_free_and_others_not_at_all() -> None:
    nations = ["cayuga-british", "oneida-british", "onondaga-british", "seneca-british", "tuscarora-british"]
    pieces = dict.fromkeys(["johnson", "44th", "45th", "46th", "mohawk-1", "mohawk-2", *nations, "murray"], "albany")
    state = war(pieces, british=["mohawks"], to_play="british")
    play(state, "british card mohawks", "british command murray")
    assert refused(state, "british", "take mohawk-1") == ("johnson-only", "5.534")
    state = war({k: v for k, v in pieces.items() if k != "murray"}, british=["mohawks"], to_play="british")
    play(
        state,
        "british card mohawks",
        "british command johnson",
        "british take-all",
        "british by-land",
        "british move kinderhook",
    )
    assert all(at(state, name) == "kinderhook" for name in pieces if name != "murray")


@rule("5.534")
def test_5_534_cherokees_follow_any_leader_and_any_indian_may_act_alone() -> None:
    state = war(
        {"murray": "albany", "cherokee-1": "albany", "mohawk-1": "albany"}, british=["mohawks"], to_play="british"
    )
    play(state, "british card mohawks")
    assert offers(state, "british", "activate mohawk-1")
    play(state, "british command murray")
    assert offers(state, "british", "take cherokee-1")


@rule("5.31", "5.534")
def test_5_31_johnson_calls_nobody_who_follows_another_leader() -> None:
    pieces = dict.fromkeys(["johnson", "44th", "45th", "mohawk-1", "murray"], "albany")
    state = war(pieces, british=["campaign-1"], to_play="british")
    play(state, "british card campaign-1", "british event", "british command murray", "british take 44th")
    play(state, "british done", "british command johnson", "british take-all", "british next johnson")
    play(state, "british by-land", "british move kinderhook")
    assert [at(state, piece) for piece in pieces] == ["kinderhook", "albany", "kinderhook", "kinderhook", "albany"]
