"""S6-S8, S10, S42-S44, S49 Ships, reinforcements, militia, levies, rallies."""

from __future__ import annotations

from tests.rules import rule
from tests.small_wars_mohicans.table import asleep, march, place, position, where
from tests.table import asked, dice_left, offered, offers, play, refused, told

MOORED = ["f-corsair", "f-squadron", "f-troopship", "f-gifts"]  # the corsair in the Louisbourg box


def naval(dice: list[int], **spec):
    spec.setdefault("anchorages", MOORED)
    return position("naval", turn=3, dice=dice, **spec)


@rule("S6.1", "S6.3", "S6.4", "S6.5")
def test_s6_4_example_the_corsair_passes_louisbourg():
    """The rulebook's example: 2+4+1 against 3+3."""
    state = play(naval([4, 3]), "match b-squadron-1 louisbourg")
    met = told(state, "ships-met")[0]
    assert (met["first"], met["second"]) == (7, 6)
    assert state.view(None)["ships_through"] == ["f-corsair"]
    assert state.view("british")["anchorages"][0]["french"] == "f-corsair"
    assert state.view("british")["anchorages"][1]["french"] is None


@rule("S6.6")
def test_s6_6_example_equal_totals_let_both_pass():
    state = play(naval([3, 3]), "match b-squadron-1 louisbourg")
    assert set(state.view(None)["ships_through"]) == {"f-corsair", "b-squadron-1"}


@rule("S6.4")
def test_s6_4_british_louisbourg_helps_the_british():
    state = play(naval([4, 3], owners={"louisbourg": "british"}), "match b-squadron-1 louisbourg")
    met = told(state, "ships-met")[0]
    assert (met["first"], met["second"]) == (6, 7)


@rule("S6.2", "S6.9")
def test_s6_9_each_ship_once_and_never_the_sea_lift():
    state = naval([1, 6])
    assert len(offered(state)) == 16 and not any("lift" in words for words in offered(state))
    play(state, "match b-supplies 2")
    assert refused(state, "match b-supplies 3") == ("ship-used", "S6.9")
    assert refused(state, "match b-troopship 2") == ("box-met", "S6.1")


@rule("S7.1", "S6.7", "S44.1")
def test_s7_1_a_french_convoy_lands_five_in_one_port():
    state = position("cargoes", turn=3, through=["f-troopship"], dice=[1] * 4)
    assert {"to louisbourg", "to quebec", "to tadoussac"} <= set(offered(state))
    assert refused(state, "to boston") == ("friendly-port-only", "S6.7")
    play(state, "to louisbourg", "pick berry-1", "pick berry-2", "pick foix", "pick quercy", "pick eu-1")
    assert {where(state, unit) for unit in ("berry-1", "berry-2", "foix", "quercy", "eu-1")} == {"louisbourg"}
    assert where(state, "clare-2") == "overseas"


@rule("S7.1")
def test_s7_1_a_short_pool_brings_what_is_left():
    gone = dict.fromkeys(french_regulars()[3:], "out")
    state = position("cargoes", turn=3, through=["f-troopship"], units=gone, dice=[1] * 4)
    play(state, "to quebec")
    assert [where(state, unit) for unit in french_regulars()[:3]] == ["quebec"] * 3


def french_regulars() -> list[str]:
    from arpents.games.small_wars_mohicans.facts import board

    return [
        board.UNIT_NAMES[n] for n in range(board.FIRST_FRENCH, board.FIRST_NATIVE) if board.KIND[n] == board.EUROPEAN
    ]


@rule("S7.2", "S6.8")
def test_s6_8_british_units_wait_for_spring():
    state = position("cargoes", turn=3, through=["b-squadron-1"], dice=[1] * 4)
    play(state, "pick foot-1", "pick foot-15")
    assert where(state, "foot-1") == "track"
    while asked(state) != "landing":
        play(state, offered(state)[0])
    assert state.to_act == ("british",)
    assert refused(state, "to quebec") == ("no-landing-there", "S6.8")
    play(state, "to halifax")
    assert where(state, "foot-1") == where(state, "foot-15") == "halifax"


@rule("S7.3", "S7.4", "S43.2")
def test_s7_3_british_supplies():
    state = position("cargoes", turn=3, through=["b-supplies"], dice=[1] * 4)
    play(state, "pick boston-militia", "pick albany-militia", "pick hartford-militia", "pick easton-militia")
    play(state, "pick colonial-50", "pick colonial-51")
    while asked(state) != "landing":
        play(state, offered(state)[0])
    assert sorted(offered(state)) == ["to boston", "to new-york", "to philadelphia"]
    play(state, "to new-york")
    assert where(state, "colonial-50") == where(state, "colonial-51") == "new-york"
    assert refused(state, "to chambly") == ("no-landing-there", "S6.8")
    play(state, "to albany", "to albany", "to easton", "to ft-george")
    assert where(state, "albany-militia") == "albany" or where(state, "boston-militia") == "albany"


@rule("S7.5", "S42.2", "S42.3", "S42.6")
def test_s7_5_gifts_rally_five_tribes():
    units = {"langlade": "montreal", "marin": "shawnee", "huron-tribe": "ft-duquesne"}
    state = position("cargoes", turn=3, through=["f-gifts"], units=units, dice=[1] * 4)
    play(state, "rally")
    for tribe in ("shawnee", "huron", "abenaki", "ottawa-w", "algonquin-e"):
        play(state, f"pick {tribe}-tribe")
    for tribe in ("shawnee", "huron", "abenaki", "ottawa-w", "algonquin-e"):
        assert where(state, f"{tribe}-tribe") == "montreal" and not asleep(state, f"{tribe}-tribe")
    assert asked(state) != "rally"


@rule("S42.3", "S11.4")
def test_s42_3_a_coureur_gathers_no_more_than_five():
    units = dict.fromkeys(("huron-tribe", "shawnee-tribe", "fox-tribe", "sauk-tribe", "langlade"), "montreal")
    state = position("cargoes", turn=3, through=["f-gifts"], units=units, dice=[1] * 4)
    play(state, "rally", "pick abenaki-tribe")
    assert where(state, "abenaki-tribe") == "montreal" and asked(state) != "rally"


@rule("S42.4")
def test_s42_4_a_rally_needs_a_friendly_line():
    cut = {"tadoussac": "british", "quebec": "british", "micmac-w": "native", "st-jean": "british"}
    cut |= {"ft-beausejour": "british"}
    state = position("cargoes", turn=3, through=["f-gifts"], units={"langlade": "montreal"}, owners=cut, dice=[1] * 4)
    play(state, "rally")
    assert refused(state, "pick micmac-w-tribe") == ("out-of-touch", "S42.4")
    assert offers(state, "pick abenaki-tribe")


@rule("S7.6", "S43.2", "S43.3")
def test_s7_6_or_three_militia():
    state = position("cargoes", turn=3, through=["f-corsair"], owners={"chambly": "british"}, dice=[1] * 4)
    assert refused(state, "rally") == ("no-coureur-there", "S42.3")
    play(state, "muster")
    assert refused(state, "pick chambly-militia") == ("not-available", "S4.17")
    play(state, "pick montreal-militia")
    assert refused(state, "to chambly") == ("not-an-own-place", "S43.3")
    play(state, "to ft-niagara", "pick quebec-militia", "to quebec", "pick quebec-militia-2", "to quebec")
    assert where(state, "montreal-militia") == "ft-niagara" and asked(state) != "muster"


@rule("S7.5", "S7.6")
def test_s7_5_nothing_to_bring_is_not_asked():
    from arpents.games.small_wars_mohicans.facts import board

    militia = {
        board.UNIT_NAMES[n]: "montreal"
        for n in range(board.FIRST_FRENCH, board.FIRST_NATIVE)
        if board.KIND[n] == board.MILITIA
    }
    state = position("cargoes", turn=3, through=["f-corsair"], units=militia, dice=[1] * 4)
    assert asked(state) != "gifts"


@rule("S8.1", "S4.17")
def test_s8_1_two_british_militia_come_back():
    state = position("british-spring", turn=4, owners={"hartford": "french"}, dice=[1] * 4)
    assert asked(state) == "reconstitution"
    assert refused(state, "pick hartford-militia") == ("home-lost", "S43.3")
    play(state, "pick boston-militia", "pick easton-militia")
    assert where(state, "boston-militia") == "boston" and asked(state) == "levy"


@rule("S8.2")
def test_s8_2_french_only_from_four_towns():
    state = position("french-spring", turn=4, dice=[1] * 4)
    assert refused(state, "pick chambly-militia") == ("four-towns-only", "S8.2")
    play(state, "pick st-jean-militia", "pick quebec-militia-2")
    assert where(state, "st-jean-militia") == "st-jean" and where(state, "quebec-militia-2") == "quebec"


@rule("S10.1", "S10.2")
def test_s10_2_three_french_militia_are_levied():
    units = {"quebec-militia": "quebec", "chambly-militia": "chambly", "montreal-militia": "montreal"}
    units |= {"trois-rivieres-militia": "trois-rivieres"}
    state = position("french-supply", turn=4, units=units, dice=[1, 1])
    assert asked(state) == "levy"
    play(state, "pick quebec-militia", "to ft-duquesne", "pick chambly-militia", "to montreal")
    assert refused(state, "pick langlade").reason in ("not-yours", "militia-only")
    play(state, "pick montreal-militia", "to quebec")
    assert where(state, "quebec-militia") == "ft-duquesne" and asked(state) == "march"
    assert asked(position("french-supply", turn=3, units=units, dice=[1, 1])) == "march"  # autumn


@rule("S10.3", "S10.6")
def test_s10_3_four_british_but_not_from_or_into_a_battle():
    units = {
        "albany-militia": "albany",
        "boston-militia": "boston",
        "berry-1": "albany",
        "hartford-militia": "hartford",
    }
    state = position("british-supply", turn=4, units=units, attacks={"albany": "french"}, dice=[1, 1, 1])
    assert refused(state, "pick albany-militia") == ("engaged", "S10.6")
    play(state, "pick boston-militia")
    assert refused(state, "to albany") == ("not-an-own-place", "S43.3")
    play(state, "to hartford")
    assert asked(state, "british").arguments["left"] == 3


@rule("S10.4", "S40.2")
def test_s10_4_one_iroquois_unit_rallies_to_a_village():
    units = {"mohawk-nation": "albany", "foot-1": "boston"}
    state = position("british-supply", turn=4, nations="british", units=units, dice=[1, 1, 1])
    assert asked(state) == "levy-nations"
    play(state, "pick mohawk-nation")
    assert refused(state, "to boston") == ("not-an-own-place", "S43.3")
    assert where(play(state, "to onondaga"), "mohawk-nation") == "onondaga"


@rule("S10.5", "S10.7")
def test_s10_5_five_regulars_go_to_the_sea_lift_even_into_a_battle():
    feet = [f"foot-{n}" for n in (1, 15, 17, 22, 27, 28)]
    units = dict.fromkeys(feet, "albany") | {"berry-1": "halifax", "foot-40": "halifax", "boston-militia": "boston"}
    state = position(
        "british-strategic", turn=4, sea_lift="halifax", units=units, attacks={"halifax": "french"}, dice=[]
    )
    assert refused(state, "pick boston-militia") == ("regulars-only", "S10.5")
    play(state, *[f"pick {unit}" for unit in feet[:5]])
    assert [where(state, unit) for unit in feet].count("halifax") == 5 and asked(state) == "march"


@rule("S43.4")
def test_s43_4_lost_militia_return_to_the_reserve():
    state = march(
        "british", units={f"foot-{n}": "boston" for n in (1, 15, 17, 22, 27, 28)} | {"montreal-militia": "hartford"}
    )
    play(state, *[f"take foot-{n}" for n in (1, 15, 17, 22, 27, 28)], "road hartford", "overrun")
    assert where(state, "montreal-militia") == "reserve"


@rule("S49.1", "S49.3")
def test_s49_1_listed_battalions_of_1755():
    options = {"reinforcements": "historical"}
    state = position("french-spring", turn=2, options=options, dice=[5, 4, 6, 1, 1, 1])
    assert asked(state) == "historical"
    play(state, *["to quebec"] * 8)
    for unit in (
        "bourgogne-2",
        "artois-2",
        "languedoc-2",
        "la-reine-2",
        "bearn-2",
        "guyenne-2",
        "provence-2",
        "picardie-4",
    ):
        assert where(state, unit) == "quebec"
    assert where(state, "royal-comtois-2") == where(state, "foix") == "overseas"


@rule("S49.2")
def test_s49_2_and_one_supply_ship_each():
    options = {"reinforcements": "historical"}
    state = position("french-spring", turn=12, options=options, dice=[1] * 6)
    assert asked(state) == "gifts"
    state = position("british-spring", turn=12, options=options, dice=[1] * 3)
    play(state, "pick boston-militia", "pick easton-militia", "pick albany-militia", "pick trenton-militia")
    play(state, "pick colonial-50", "pick colonial-51", "to boston", *["to easton"] * 4)
    assert where(state, "colonial-51") == "boston" and where(state, "boston-militia") == "easton"


@rule("S49.1")
def test_s49_1_units_on_the_map_are_skipped():
    options = {"reinforcements": "historical"}
    units = {"foot-40": "halifax", "foot-45": "out"}
    state = position("british-spring", turn=2, options=options, units=units, dice=[1] * 3)
    play(state, *["to boston"] * 4)
    assert where(state, "foot-40") == "halifax" and where(state, "foot-45") == "boston"
    assert dice_left(state) == 3 and place(state, "boston")["british"]


@rule("S49.1", "S49.3")
def test_s49_1_nothing_comes_in_1754() -> None:
    options = {"reinforcements": "historical", "calendar": "fourteen"}
    state = position("french-spring", turn=1, options=options, dice=[1] * 2)
    assert not told(state, "random-unit-rolled") and asked(state) == "reconstitution"
