"""What is forbidden, and by which rule: refusals that no other test meets on its way."""

from arpents.games.wilderness_war.facts.pieces import COMMAND, PIECE_NUMBER
from arpents.games.wilderness_war.state import State
from tests.rules import rule
from tests.table import asked, offered
from tests.wilderness_war.table import offers, play, refused, war

MARCH = ("french card campaign-1", "french command montcalm", "french take-all", "french by-land")


@rule("5.26", "5.22")
def test_5_26_only_cards_of_the_hand_are_played() -> None:
    state = war({"bearn": "montreal"}, french=["campaign-1"])
    assert refused(state, "french", "card campaign-2") == ("card-not-in-hand", "5.26")


@rule("5.31")
def test_5_31_pieces_of_ones_own_on_the_map_each_once() -> None:
    state = war({"huron": "montreal", "44th": "albany"}, french=["northern-indian-alliance-1"])
    play(state, "french card northern-indian-alliance-1")
    assert refused(state, "french", "activate 44th") == ("not-yours", "5.31")
    assert refused(state, "french", "activate ottawa") == ("not-on-map", "5.31")
    assert refused(state, "french", "command huron") == ("not-a-leader", "3.2")


@rule("5.31")
def test_5_31_a_piece_is_named_once() -> None:
    state = war({"huron": "montreal", "ottawa": "sorel"}, french=["northern-indian-alliance-1"])
    play(state, "french card northern-indian-alliance-1", "french activate huron")
    assert refused(state, "french", "activate huron") == ("already-taken", "5.31")


@rule("5.32")
def test_5_32_half_a_point_is_too_little_for_coureurs() -> None:
    pieces = {"huron": "montreal", "ottawa": "sorel", "langlade": "sorel"}
    state = war(pieces, french=["mohawks"])
    play(state, "french card mohawks", "french activate huron")
    assert refused(state, "french", "activate langlade") == ("card-too-small", "5.32")
    assert offers(state, "french", "activate ottawa")


@rule("5.34")
def test_5_34_a_leader_commands_no_more_than_his_number() -> None:
    units = [f"massachusetts-{n}" for n in range(1, 7)] + ["44th"]
    state = war(dict.fromkeys(["dunbar", "bradstreet", *units], "albany"), british=["campaign-1"], to_play="british")
    play(state, "british card campaign-1", "british command dunbar")
    for _ in range(COMMAND[PIECE_NUMBER["dunbar"]]):
        play(state, "british " + next(words for words in offered(state) if words.startswith("take mass")))
    assert refused(state, "british", "take 44th") == ("command-full", "5.34")
    assert offers(state, "british", "take bradstreet")


@rule("5.34", "6.1")
def test_5_34_a_leader_who_is_needed_is_not_left_behind() -> None:
    units = [f"massachusetts-{n}" for n in range(1, 7)] + [f"new-york-{n}" for n in range(1, 3)]
    state = war(dict.fromkeys(["dunbar", "bradstreet", *units], "albany"), british=["mohawks"], to_play="british")
    play(state, "british card mohawks", "british command bradstreet", "british take-all", "british by-land")
    play(state, "british move kinderhook")
    assert refused(state, "british", "drop dunbar") == ("command-exceeded", "5.34")
    assert offers(state, "british", "drop massachusetts-1")


@rule("5.35", "5.34")
def test_5_34_only_who_stands_with_the_commander_goes_with_him() -> None:
    state = war({"montcalm": "montreal", "bearn": "sorel", "guyenne": "montreal"}, french=["campaign-1"])
    play(state, "french card campaign-1", "french command montcalm")
    assert refused(state, "french", "take bearn") == ("not-here", "5.34")


@rule("5.42")
def test_5_42_a_fort_is_built_by_drilled_troops() -> None:
    state = war({"huron": "sorel", "bearn": "oswegatchie"}, french=["campaign-1"])
    play(state, "french card campaign-1", "french build-forts")
    assert refused(state, "french", "build sorel") == ("needs-drilled", "5.42")
    assert offers(state, "french", "build oswegatchie")


@rule("5.43")
def test_5_43_no_work_where_a_siege_goes_on_or_a_fort_stands() -> None:
    works = {"oswego": "french fort", "oswegatchie": "french fort"}
    pieces = {"bearn": "oswego", "guyenne": "oswegatchie", "44th": "oswego", "murray": "oswego", "levis": "montreal"}
    pieces |= {"la-reine": "montreal"}
    state = war(pieces, works, french=["campaign-1"], sieges={"oswego": 0})
    play(state, "french card campaign-1", "french build-stockades")
    assert refused(state, "french", "build oswego") == ("siege-there", "5.43")
    assert refused(state, "french", "build oswegatchie") == ("fort-stands", "5.43")


@rule("5.46")
def test_5_46_only_ones_own_works_are_razed() -> None:
    works = {"oswego": "british fort", "oswegatchie": "french fort"}
    state = war({"bearn": "montreal"}, works, french=["campaign-1"])
    play(state, "french card campaign-1", "french activate bearn", "french demolish")
    assert refused(state, "french", "raze oswego") == ("not-your-work", "5.46")
    assert offers(state, "french", "raze oswegatchie")


@rule("6.1", "13.0")
def test_13_0_nobody_is_dropped_among_enemies_and_nobody_passes_where_none_are() -> None:
    state = war({"huron": "lac-des-deux-montagnes", "44th": "oswego"}, french=["campaign-1"])
    play(state, "french card campaign-1", "french activate huron", "french done?", "french by-land")
    space = next(words for words in offered(state, "french") if words.startswith("move "))
    assert refused(state, "french", space.replace("move", "infiltrate")) == ("no-enemy-to-pass", "13.0")


@rule("6.4")
def test_6_4_no_french_ships_after_the_squadrons_are_lost() -> None:
    state = war({"bearn": "quebec"}, french=["campaign-1"], lasting=["no-french-naval"])
    play(state, "french card campaign-1", "french activate bearn")
    assert refused(state, "french", "by-sea") == ("no-french-fleet", "5.51")


@rule("6.3")
def test_6_3_boats_want_water() -> None:
    state = war({"bearn": "onondaga"}, french=["campaign-1"])
    play(state, "french card campaign-1", "french activate bearn")
    assert refused(state, "french", "by-boat") == ("no-water", "6.3")


@rule("6.4")
def test_6_4_the_french_sail_from_quebec_and_louisbourg_alone() -> None:
    state = war({"bearn": "halifax"}, {"halifax": "french fortress"}, french=["campaign-1"])
    play(state, "french card campaign-1", "french activate bearn")
    assert refused(state, "french", "by-sea") == ("french-sail-route", "6.4")


@rule("6.2")
def test_16_george_croghan_scouts_for_drilled_troops() -> None:
    state = war({"rogers": "albany"}, british=["campaign-1", "george-croghan"], to_play="british")
    play(state, "british card campaign-1", "british activate rogers", "british done?", "british by-land")
    assert refused(state, "british", "play george-croghan") == ("nothing-to-scout", "6.2")


@rule("14.2")
def test_14_2_leaders_do_not_intercept_alone() -> None:
    pieces = {"bearn": "sorel", "44th": "montreal", "murray": "montreal"}
    state = war(pieces, {"montreal": "british fortress"}, french=["campaign-1"])
    play(state, "french card campaign-1", "french activate bearn", "french by-land", "french move st-jean")
    assert offers(state, "british", "intercept 44th")
    assert refused(state, "british", "intercept murray") == ("leaders-not-alone", "14.2")


@rule("5.46")
def test_5_46_nothing_is_razed_where_one_has_nothing() -> None:
    state = war({"44th": "onondaga"}, british=["campaign-1"], to_play="british")
    play(state, "british card campaign-1", "british activate 44th")
    assert refused(state, "british", "demolish") == ("no-works-to-raze", "5.46")


@rule("8.25", "5.34")
def test_8_25_a_leader_alone_makes_no_sortie() -> None:
    pieces = {"montcalm": "oswego", "44th": "oswego", "murray": "oswego"}
    state = war(pieces, {"oswego": "french fort"}, french=["campaign-1"], sieges={"oswego": 0})
    play(state, "french card campaign-1", "french activate montcalm", "french done?")
    assert refused(state, "french", "sortie") == ("no-units", "5.34")


@rule("8.25")
def test_8_25_a_sortie_is_for_the_besieged() -> None:
    state = war({"montcalm": "montreal", "bearn": "montreal"}, french=["campaign-1"])
    play(state, "french card campaign-1", "french command montcalm", "french take-all")
    assert refused(state, "french", "sortie") == ("not-besieged", "8.25")


@rule("8.21")
def test_8_21_no_siege_no_roll() -> None:
    state = war({"montcalm": "montreal", "bearn": "montreal"}, french=["campaign-1"])
    play(state, "french card campaign-1", "french command montcalm", "french take-all")
    assert refused(state, "french", "besiege") == ("no-siege-here", "8.21")


@rule("5.51")
def test_70_intrigues_want_a_french_point_and_shirley_within_reach() -> None:
    state = war({"shirley": "albany"}, french=["intrigues-against-shirley"], french_points=0)
    play(state, "french card intrigues-against-shirley")
    assert refused(state, "french", "event") == ("french-have-no-point", "5.51")
    state = war({}, french=["intrigues-against-shirley"], french_points=2)
    play(state, "french card intrigues-against-shirley")
    assert refused(state, "french", "event") == ("shirley-safe", "5.51")


# -- battle


def met(pieces: dict[str, object], french: list[str], dug: bool = True, **more: object) -> State:
    """Dumas comes by boat from Winooski to Crown Point, in the wilds, where there may be British Fieldworks."""
    markers = {"crown-point": {"fieldworks": "british"}} if dug else {}
    everybody = {"dumas": "winooski", "bearn": "winooski", **pieces}
    state = war(everybody, french=["campaign-1", *french], markers=markers, dice=[3, 3, 3, 3], **more)
    play(state, "french card campaign-1", "french command dumas", "french take-all", "french by-boat")
    return play(state, "french move crown-point", "british pass?")


@rule("7.56")
def test_7_56_no_ambush_without_auxiliaries_or_against_light_infantry() -> None:
    state = met({"44th": "crown-point"}, ["ambush-1", "fieldworks-1"])
    assert refused(state, "french", "play ambush-1") == ("too-few-auxiliaries", "7.56")
    state = met({"langlade": "winooski", "howes": "crown-point"}, ["ambush-1", "fieldworks-1"])
    assert refused(state, "french", "play ambush-1") == ("enemy-has-light-infantry", "7.56")


@rule("7.56", "7.4")
def test_7_56_one_ambush_a_side() -> None:
    pieces = {"langlade": "winooski", "44th": "crown-point"}
    state = met(pieces, ["ambush-1", "ambush-2", "fieldworks-1"])
    play(state, "french play ambush-1")
    assert refused(state, "french", "play ambush-2") == ("one-ambush", "7.56")
    assert refused(state, "french", "play campaign-2") == ("card-not-in-hand", "5.26")
    assert offers(state, "french", "play fieldworks-1")


@rule("7.55")
def test_7_55_fieldworks_are_dug_once_and_cleared_where_they_are() -> None:
    state = met({"langlade": "winooski", "44th": "crown-point"}, ["ambush-1", "fieldworks-1"], dug=False)
    assert refused(state, "french", "play fieldworks-1") == ("no-fieldworks", "7.55")
    pieces = {"rogers": "crown-point", "goreham": "crown-point", "44th": "crown-point"}
    state = met(pieces, [], british=["ambush-2", "fieldworks-2"])
    play(state, "french pass?")
    assert refused(state, "british", "play fieldworks-2") == ("fieldworks-already", "7.55")


@rule("7.62", "7.63", "7.61")
def test_7_62_every_other_loss_falls_on_drilled_troops_and_whole_units_go_before_reduced_ones() -> None:
    army = ["montcalm", "bearn", "guyenne", "la-reine", "languedoc", "artois", "bourgogne"]
    pieces: dict[str, object] = dict.fromkeys(army, "sorel")
    pieces |= dict.fromkeys(["44th", "virginia-1", "cherokee-1", "rogers"], "st-jean")
    state = war(pieces, french=["campaign-1"], dice=[3, 2])
    play(state, "french card campaign-1", "french command montcalm", "french take-all", "french by-land")
    play(state, "french move st-jean", "british pass?")
    assert asked(state, "british") == "losses"
    assert refused(state, "british", "lose bearn") == ("not-in-battle", "7.61")
    assert refused(state, "british", "lose rogers") == ("drilled-first", "7.62")
    play(state, "british lose 44th")
    assert refused(state, "british", "lose 44th") == ("full-units-first", "7.63")
    assert offers(state, "british", "lose rogers")


# -- events


@rule("5.53", "5.523")
def test_5_53_an_alliance_restores_whom_it_names_on_the_map_reduced_and_in_supply() -> None:
    pieces = {"abenaki-1": "st-francois reduced", "algonquin-1": "lac-des-deux-montagnes", "44th": "albany reduced"}
    state = war(pieces, french=["northern-indian-alliance-1"], dice=[1])
    play(state, "french card northern-indian-alliance-1", "french event")
    assert refused(state, "french", "restore algonquin-1") == ("full-strength", "5.523")
    assert refused(state, "french", "restore 44th") == ("not-of-this-event", "5.5")
    assert refused(state, "french", "restore huron") == ("not-of-this-event", "5.5")
    play(state, "french restore abenaki-1")


@rule("5.53", "8.22")
def test_5_53_an_alliance_has_so_many_points_and_passes_over_the_besieged() -> None:
    pieces = {"abenaki-1": "st-francois reduced", "abenaki-2": "st-francois reduced", "44th": "oswego"}
    pieces |= {"caughnawaga-1": "oswego reduced", "murray": "oswego"}
    state = war(
        pieces, {"oswego": "french fort"}, french=["northern-indian-alliance-1"], dice=[3], sieges={"oswego": 0}
    )
    play(state, "french card northern-indian-alliance-1", "french event")
    assert asked(state, "french").arguments == {"halves": 4}
    assert refused(state, "french", "restore caughnawaga-1") == ("under-siege", "8.22")
    play(state, "french restore abenaki-1", "french enlist algonquin-1")
    assert refused(state, "french", "enlist algonquin-2") == ("no-points-left", "5.53")
    assert offers(state, "french", "restore abenaki-2")
