"""What is forbidden, and by which rule: refusals that no other test meets on its way."""

from __future__ import annotations

from tests.rules import rule
from tests.small_wars_mohicans.table import battle, here, march, position
from tests.table import asked, offered, offers, play, refused

FEET = [f"foot-{number}" for number in (1, 15, 17, 22, 27, 28)]


def everybody(units: list[str]) -> list[str]:
    return [f"take {unit}" for unit in units]


@rule("S12.1")
def test_s12_1_a_stack_is_made_of_those_who_stand_there():
    state = play(march("french", units={"berry-1": "montreal", "berry-2": "quebec"}), "take berry-1")
    assert refused(state, "take berry-2") == ("not-here", "S12.1")


@rule("S12.1", "S13.12")
def test_s12_1_the_last_unit_stays_with_its_stack():
    units = {"langlade": "montreal", "marine-1": "chambly"}
    state = play(march("french", units=units), "take langlade", "road chambly", "take marine-1", "leave langlade")
    assert offered(state) and refused(state, "leave marine-1") == ("last-of-stack", "S12.1")


@rule("S22.2")
def test_s22_2_one_commands_ones_own_units():
    state = march("french", units={"berry-1": "montreal", "foot-1": "albany"})
    assert refused(state, "take foot-1") == ("not-yours", "S22.2")


@rule("S13.5", "S13.6", "S13.7")
def test_s13_5_four_points_for_a_supply_point():
    state = march("british", supply=9, units={"foot-1": "fredericksburg"})
    play(state, "take foot-1", "road salem", "road salisbury", "road salem")
    assert refused(state, "trail ft-chiswell") == ("too-far", "S13.5")
    assert offers(state, "road salisbury")


@rule("S14.1")
def test_s14_1_terrain_is_chosen_where_an_enemy_stands():
    state = play(march("french", supply=9, units={"berry-1": "ft-carillon"}), "take berry-1")
    assert refused(state, "manoeuvre") == ("no-enemy-here", "S14.1")


@rule("S16.4")
def test_s16_4_an_overrun_wants_something_to_overrun():
    state = play(march("british", supply=9, units=dict.fromkeys(FEET, "boston")), *everybody(FEET))
    assert refused(state, "overrun") == ("nothing-to-overrun", "S16.4")


@rule("S18.1")
def test_s18_1_a_fort_costs_supply():
    state = march("british", supply=1, units={"foot-1": "fredericksburg"}, forts=[])
    play(state, "take foot-1", "road salem")
    assert refused(state, "build") == ("no-supply", "S18.1")


@rule("S19.1")
def test_s19_1_only_a_fort_is_burnt():
    state = play(march("british", units={"foot-1": "salem"}, forts=[]), "take foot-1")
    assert refused(state, "burn") == ("no-fort", "S19.1")


@rule("S21.1")
def test_s21_1_the_crossing_is_between_quebec_and_louisbourg_for_two_points():
    state = play(march("french", units={"berry-1": "montreal"}), "take berry-1")
    assert refused(state, "cross") == ("no-crossing", "S21.1")
    state = play(march("french", supply=1, units={"berry-1": "quebec"}), "take berry-1")
    assert refused(state, "cross") == ("no-supply", "S21.1")


@rule("S20.4", "S20.7", "S12.1")
def test_s20_4_the_sea_lift_sails_elsewhere_and_lands_whom_it_carries():
    state = position("british-sail", sea=5, sea_lift="boston", units={"foot-1": "boston", "foot-15": "new-york"})
    assert refused(state, "sail boston")[0] == "already-there"
    assert refused(state, "board foot-15") == ("not-here", "S12.1")
    assert refused(state, "disembark") == ("nobody-aboard", "S20.4")
    assert refused(state, "board berry-1")[0] == "not-by-sea"


@rule("S10.2", "S22.2")
def test_s10_2_the_levy_is_of_ones_own_militia():
    units = {"albany-militia": "albany", "foot-1": "boston", "chambly-militia": "chambly"}
    state = position("british-supply", turn=4, units=units, dice=[1, 1, 1])
    assert refused(state, "pick foot-1") == ("militia-only", "S10.2")
    assert refused(state, "pick chambly-militia") == ("not-yours", "S22.2")
    play(state, "pick albany-militia")
    assert refused(state, "to albany")[0] == "already-there"


@rule("S10.4", "S10.5")
def test_s10_4_only_iroquois_are_levied_as_iroquois_and_nobody_goes_where_he_is():
    units = {"mohawk-nation": "albany", "foot-1": "boston"}
    state = position("british-supply", turn=4, nations="british", units=units, dice=[1, 1, 1])
    assert refused(state, "pick foot-1") == ("iroquois-only", "S10.4")
    state = position("british-strategic", turn=4, sea_lift="boston", units={"foot-1": "boston", "foot-15": "albany"})
    assert refused(state, "pick foot-1")[0] == "already-there"


@rule("S28.1")
def test_s28_1_nobody_goes_inside_where_there_are_no_walls():
    units = here("foot-1", "foot-15") | here("berry-1", "berry-2", **{"from": "ft-carillon"})
    state = play(battle("william-henry", "french", units, [2] * 30, forts=[]), "french fight-on")
    assert asked(state) == "defender-decides"
    assert refused(state, "british enter foot-1") == ("no-walls", "S28.1")
    assert offers(state, "british withdraw")
