"""S9, S12-S19 Supply, movement, overrun, waking tribes, forts."""

from __future__ import annotations

from tests.rules import rule
from tests.small_wars_mohicans.table import asleep, has_fort, march, owner, place, position, raided_by, supply, where
from tests.table import asked, offered, offers, play, refused, told

SIX_FRENCH = ["berry-1", "berry-2", "foix", "quercy", "eu-1", "clare-2"]
SIX_FOOT = [f"foot-{number}" for number in (1, 15, 17, 22, 27, 28)]


def stack(units: list[str]) -> list[str]:
    return [f"take {unit}" for unit in units]


@rule("S12.1", "S13.5", "S13.6", "S13.7", "S13.12")
def test_s13_5_example_montreal_to_william_henry():
    """The rulebook's example: 1 supply point, road 1, lake 1, trail 2, units gathered on the way."""
    units = {
        "berry-1": "montreal",
        "berry-2": "montreal",
        "montreal-militia": "montreal",
        "abenaki-tribe": "montreal",
        "chambly-militia": "chambly",
        "marine-1": "ft-carillon",
    }
    state = march("french", supply=5, units=units)
    play(state, *stack(["berry-1", "berry-2", "montreal-militia", "abenaki-tribe"]), "road chambly")
    assert supply(state) == 4 and asked(state, "french").arguments["left"] == 3
    play(state, "take chambly-militia", "water ft-carillon", "take marine-1", "trail william-henry")
    assert supply(state) == 4
    assert all(where(state, unit) == "william-henry" for unit in units)
    assert told(state, "stack-marches")[-1]["units"] == 6


@rule("S13.7")
def test_s13_7_example_albany_stops_at_fort_george():
    state = march("british", units=dict.fromkeys(SIX_FOOT[:4], "albany"))
    play(state, *stack(SIX_FOOT[:4]), "trail ft-george")
    assert asked(state, "british").arguments["left"] == 2
    assert refused(state, "trail william-henry") == ("one-trail", "S13.7")


@rule("S13.7", "S13.11")
def test_s13_7_example_a_unit_of_fort_george_reaches_william_henry():
    state = march("british", supply=1, units={"foot-40": "ft-george"})
    play(state, "take foot-40", "trail william-henry")
    assert where(state, "foot-40") == "william-henry" and supply(state) == 0


@rule("S13.8")
def test_s13_8_roads_and_water_before_and_after_the_trail():
    state = march("british", units={"foot-40": "new-hampshire"})
    play(state, "take foot-40", "trail albany", "water new-york", "road trenton")
    assert where(state, "foot-40") == "trenton"


@rule("S9.3", "S13.1")
def test_s13_1_irregulars_take_six_lines_of_any_sort_for_nothing():
    state = march("french", supply=0, units={"langlade": "montreal"})
    play(state, "take langlade", "road chambly", "trail saint-francois", "trail abenaki", "trail norridgewock")
    play(state, "trail bangor")
    assert asked(state, "french").arguments["left"] == 1
    play(state, "trail st-jean")
    assert where(state, "langlade") == "st-jean" and asked(state) == "march"


@rule("S12.2", "S12.5")
def test_s12_2_units_that_part_ways_pay_separately():
    state = march("british", supply=2, units={"foot-40": "boston", "foot-45": "boston", "foot-49": "boston"})
    play(state, "take foot-40", "road hartford", "halt", "take foot-45", "road portsmouth", "halt")
    assert supply(state) == 0
    assert refused(state, "take foot-49") == ("no-supply", "S13.5")
    assert refused(state, "take foot-40") == ("already-moved", "S12.5")


@rule("S9.1", "S12.3")
def test_s12_3_french_supply_is_two_dice_and_four():
    state = position("french-supply", turn=3, dice=[3, 6], units={"langlade": "montreal"})
    assert supply(state) == 13
    assert asked(state) == "march" and state.to_act == ("french",)


@rule("S9.2", "S12.4")
def test_s12_4_british_supply_is_two_dice_and_six_and_one_for_the_sea():
    state = position("british-supply", turn=3, dice=[1, 2, 5], units={"foot-40": "boston"})
    assert supply(state) == 9 and state.view(None)["supply"]["sea"] == 5
    play(state, "done")
    assert asked(state) == "sea-lift"


@rule("S13.3", "S13.4", "S40.1")
def test_s13_3_one_iroquois_stack_is_free():
    units = {"mohawk-nation": "mohawk", "oneida-nation": "oneida"}
    state = march("british", supply=1, nations="british", units=units)
    play(state, "take mohawk-nation", "trail oneida", "halt")
    assert supply(state) == 1
    play(state, "take oneida-nation", "trail tuscarora", "trail onondaga", "halt")
    assert supply(state) == 0


@rule("S13.3")
def test_s13_3_the_free_stack_is_all_iroquois():
    units = {"mohawk-nation": "mohawk", "rogers-rangers": "mohawk"}
    state = march("british", supply=1, nations="british", units=units)
    play(state, "take mohawk-nation", "take rogers-rangers", "trail oneida")
    assert supply(state) == 0


@rule("S13.3", "S13.5")
def test_s13_3_without_supply_there_is_no_second_iroquois_stack():
    units = {"mohawk-nation": "mohawk", "oneida-nation": "oneida"}
    state = march("british", supply=0, nations="british", units=units)
    play(state, "take mohawk-nation", "trail oneida", "halt")
    assert refused(state, "take oneida-nation") == ("no-supply", "S13.5")


@rule("S13.3", "S13.4", "S13.12")
def test_s13_12_who_may_join_an_iroquois_stack_on_its_way():
    units = {"mohawk-nation": "mohawk", "rogers-rangers": "mohawk", "foot-1": "oneida", "gorham-rangers": "oneida"}
    state = march("british", supply=5, nations="british", units=units | {"oneida-nation": "oneida"})
    free = play(state.copy(), "take mohawk-nation", "trail oneida")
    assert refused(free, "take gorham-rangers") == ("free-stack-iroquois", "S13.3")
    assert offers(free, "take oneida-nation")
    play(state, "take mohawk-nation", "take rogers-rangers", "trail oneida")
    assert refused(state, "take foot-1") == ("irregulars-only", "S13.12")
    assert offers(state, "take gorham-rangers")


@rule("S13.9")
def test_s13_9_an_enemy_place_with_only_your_units_becomes_yours():
    state = march("british", units={"foot-40": "ft-necessity"}, forts=[])
    play(state, "take foot-40", "road ft-duquesne", "halt")
    assert owner(state, "ft-duquesne") == "french"
    play(state, "done")
    assert owner(state, "ft-duquesne") == "british"


@rule("S13.10")
def test_s13_10_neutral_iroquois_villages_are_closed():
    state = march("british", units={"foot-40": "ft-oswego"})
    assert refused(play(state, "take foot-40"), "water onondaga") == ("village-closed", "S13.10")
    state = march("british", nations="british", units={"foot-40": "ft-oswego"})
    assert offers(play(state, "take foot-40"), "water onondaga")


@rule("S13.11")
def test_s13_11_a_stack_stops_where_the_enemy_is():
    state = march("french", units={"berry-1": "ft-carillon", "foot-40": "william-henry"})
    play(state, "take berry-1", "trail william-henry")
    assert asked(state) == "stack-stopped"
    assert refused(state, "trail ft-george") == ("must-stop", "S13.11")


@rule("S13.12")
def test_s13_12_only_irregulars_join_an_irregular_stack():
    state = march("french", units={"langlade": "montreal", "chambly-militia": "chambly", "marine-1": "chambly"})
    play(state, "take langlade", "road chambly")
    assert refused(state, "take chambly-militia") == ("irregulars-only", "S13.12")
    play(state, "take marine-1", "water ft-carillon", "leave langlade")
    assert where(state, "marine-1") == where(state, "langlade") == "ft-carillon"
    assert refused(state, "leave marine-1").reason in ("last-of-stack", "not-asked")


@rule("S14.1")
def test_s14_1_two_more_points_for_the_choice_of_terrain():
    state = march("french", supply=3, units={"berry-1": "ft-carillon", "foot-40": "william-henry"})
    play(state, "take berry-1", "trail william-henry", "manoeuvre")
    assert supply(state) == 0 and asked(state) == "march"
    units = dict.fromkeys(SIX_FRENCH, "ft-carillon") | {"foot-40": "william-henry"}
    state = march("french", supply=3, units=units, forts=["william-henry"])
    assert refused(play(state, *stack(SIX_FRENCH), "trail william-henry"), "manoeuvre") == ("terrain-fixed", "S23.2")


@rule("S15.1")
def test_s15_1_as_many_defenders_as_attackers_are_held():
    units = dict.fromkeys(SIX_FOOT[:5], "albany")
    units |= {unit: {"place": "albany", "moved": True} for unit in ("berry-1", "berry-2", "foix")}
    state = march("british", attacks={"albany": "french"}, units=units)
    play(state, "take foot-1", "take foot-15")
    assert refused(state, "take foot-17") == ("pinned", "S15.1")
    play(state, "water new-york", "halt")
    assert refused(state, "take foot-17") == ("pinned", "S15.1")


@rule("S16.1", "S16.2", "S16.5")
def test_s16_1_six_regulars_overrun_a_militia():
    state = march("british", supply=3, units=dict.fromkeys(SIX_FOOT, "boston") | {"chambly-militia": "hartford"})
    play(state, *stack(SIX_FOOT), "road hartford", "overrun")
    assert supply(state) == 0 and where(state, "chambly-militia") == "reserve"
    play(state, "road new-haven")
    assert where(state, "foot-1") == "new-haven"


@rule("S16.1")
def test_s16_1_five_are_not_enough():
    state = march("british", units=dict.fromkeys(SIX_FOOT[:5], "boston") | {"chambly-militia": "hartford"})
    assert refused(play(state, *stack(SIX_FOOT[:5]), "road hartford"), "overrun") == ("six-to-one", "S16.1")


@rule("S16.3", "S16.4")
def test_s16_3_irregulars_overrun_an_empty_fort_for_one_point():
    state = march("french", supply=0, units={"langlade": "ft-duquesne"})
    play(state, "take langlade", "trail ft-ligonier", "overrun")
    assert asked(state) == "fort-fate"
    play(state, "burn")
    assert not has_fort(state, "ft-ligonier") and raided_by(state, "ft-ligonier") == "french"
    assert asked(state, "french").arguments["left"] == 4
    assert owner(state, "ft-ligonier") == "british"


@rule("S16.3", "S13.1")
def test_s16_3_the_seventh_point_is_not_there_for_an_overrun():
    steps = ("water ft-presquisle", "water ft-venango", "trail kittaning", "water ft-duquesne", "water mingo-s")
    coureurs = {"langlade": "ft-niagara", "marin": "ft-presquisle"}
    state = march("french", supply=9, units=coureurs, forts=["ft-necessity"])
    fresh = play(state.copy(), "take marin", *steps[1:], "trail ft-necessity")
    assert asked(fresh) == "stack-stopped" and offers(fresh, "overrun")
    play(state, "take langlade", *steps, "trail ft-necessity")
    assert asked(state) == "march" and where(state, "langlade") == "ft-necessity"
    assert has_fort(state, "ft-necessity") and owner(state, "ft-necessity") == "british"


@rule("S16.4")
def test_s16_4_regulars_take_an_empty_fort_for_one_supply_point_and_go_on():
    state = march("british", supply=2, units={"foot-40": "ft-necessity"})
    play(state, "take foot-40", "road ft-duquesne")
    assert asked(state) == "stack-stopped"
    play(state, "overrun", "keep")
    assert supply(state) == 0 and owner(state, "ft-duquesne") == "british" and has_fort(state, "ft-duquesne")
    assert offers(state, "water ft-venango")


@rule("S16.4")
def test_s16_4_the_militia_of_the_place_comes_out_first():
    ours = {"johnson-hall": "french"}
    state = march("french", units=dict.fromkeys(SIX_FRENCH[:5], "johnson-hall"), owners=ours)
    play(state, *stack(SIX_FRENCH[:5]), "water albany")
    assert asked(state) == "march"  # five are too few against the militia that waits in the reserve
    state = march("french", supply=3, units=dict.fromkeys(SIX_FRENCH, "johnson-hall"), owners=ours)
    play(state, *stack(SIX_FRENCH), "water albany", "overrun", "keep")
    assert supply(state) == 0 and told(state, "militia-called")[0]["unit"] == "unit-albany-militia"
    assert owner(state, "albany") == "french" and where(state, "albany-militia") == "reserve"


@rule("S16.5", "S43.1")
def test_s16_5_an_overrun_militia_does_not_come_out_again():
    state = march("french", supply=3, units=dict.fromkeys(SIX_FRENCH, "ft-levis"), dice=[1] * 9)
    play(state, *stack(SIX_FRENCH), "trail ft-stanwix", "overrun", "burn", "halt", "done")
    assert [called["unit"] for called in told(state, "militia-called")] == ["unit-ft-stanwix-militia"]
    assert where(state, "ft-stanwix-militia") == "reserve" and owner(state, "ft-stanwix") == "french"


@rule("S16.5", "S43.1")
def test_s16_5_nor_does_one_that_stood_there_when_the_stack_came():
    units = dict.fromkeys(SIX_FRENCH, "ft-levis") | {"ft-stanwix-militia": "ft-stanwix"}
    state = march("french", supply=3, units=units, dice=[1] * 9)
    play(state, *stack(SIX_FRENCH), "trail ft-stanwix", "overrun", "burn", "halt", "done")
    assert not told(state, "militia-called") and where(state, "ft-stanwix-militia") == "reserve"
    assert owner(state, "ft-stanwix") == "french"


@rule("S16.5", "S43.1", "S16.1")
def test_s16_5_a_second_stack_meets_no_second_militia():
    followers = {"langlade": "ft-levis", "foix": "montreal"}
    six = ["berry-1", "berry-2", "bearn-2", "quercy", "eu-1", "clare-2"]
    state = march("french", supply=9, units=dict.fromkeys(six, "ft-levis") | followers, dice=[1] * 9)
    play(state, *stack(six), "trail ft-stanwix", "overrun", "burn", "water johnson-hall", "halt")
    play(state, "take langlade", "trail ft-stanwix")
    assert asked(state) == "stack" and raided_by(state, "ft-stanwix") == "french"  # nobody stops him there
    play(state, "halt", "done")
    assert [called["unit"] for called in told(state, "militia-called")] == [
        "unit-ft-stanwix-militia",
        "unit-johnson-hall-militia",
    ]
    assert owner(state, "ft-stanwix") == "french"


@rule("S43.1", "S18.3")
def test_s43_1_after_the_overrun_its_place_can_be_built_on():
    state = march("french", supply=9, units=dict.fromkeys(SIX_FRENCH, "ft-levis"), dice=[1] * 9)
    play(state, *stack(SIX_FRENCH), "trail ft-stanwix", "overrun", "burn", "build")
    assert has_fort(state, "ft-stanwix") and owner(state, "ft-stanwix") == "french"


@rule("S43.1", "S5.1")
def test_s43_1_it_may_come_out_again_in_another_turn():
    units = dict.fromkeys(SIX_FRENCH, "ft-levis") | {"langlade": "ft-levis"}
    state = march("french", turn=2, supply=3, units=units, owners={"johnson-hall": "french"}, dice=[1] * 9)
    play(state, *stack(SIX_FRENCH), "trail ft-stanwix", "overrun", "burn", "water johnson-hall", "halt", "done")
    while state.view(None)["turn"] == 2:
        play(state, offered(state)[-1])
    play(state, "take langlade", "trail ft-stanwix", "halt", "done")
    assert [called["unit"] for called in told(state, "militia-called")] == ["unit-ft-stanwix-militia"] * 2
    assert place(state, "ft-stanwix")["attacked_by"] == "french"


@rule("S16.4")
def test_s16_4_an_empty_city_is_taken_at_once():
    units = {"langlade": "hartford", "new-haven-militia": "boston"}
    state = march("french", supply=0, units=units, owners={"hartford": "french"})
    play(state, "take langlade", "road new-haven", "overrun")
    assert owner(state, "new-haven") == "french" and offers(state, "road new-london")


@rule("S32.1")
def test_s32_1_a_besieger_who_marches_off_ends_the_siege():
    units = {"foot-1": "ft-duquesne", "berry-1": {"place": "ft-duquesne", "inside": True}}
    state = march("british", turn=3, units=units, sieges={"ft-duquesne": "british"}, dice=[1] * 9)
    assert place(state, "ft-duquesne")["besieged_by"] == "british"
    play(state, "take foot-1", "road ft-necessity", "halt", "done")
    assert "besieged_by" not in place(state, "ft-duquesne") and not told(state, "siege-rolled")


@rule("S14.1")
def test_s14_1_who_joins_a_defence_does_not_choose_the_terrain():
    units = {"berry-1": {"place": "easton", "from": "wilkesbarre"}, "foot-1": "easton", "foot-15": "philadelphia"}
    state = march("british", supply=9, units=units, attacks={"easton": "french"})
    play(state, "take foot-15", "road easton")
    assert asked(state) == "march" and supply(state) == 8  # nothing but the march was there to pay


@rule("S45.1", "S16.1")
def test_s45_1_a_garrison_is_never_overrun():
    units = dict.fromkeys(SIX_FOOT, "micmac-e") | {"louisbourg-garrison": "louisbourg", "louisbourg-militia": "quebec"}
    state = march("british", units=units, owners={"micmac-e": "british"})
    play(state, *stack(SIX_FOOT), "trail louisbourg")
    assert asked(state) == "march" and place(state, "louisbourg")["attacked_by"] == "british"
    assert refused(march("french", units={"quebec-garrison": "quebec"}), "take quebec-garrison") == (
        "garrison-stays",
        "S45.1",
    )


@rule("S18.2", "S13.5")
def test_s18_2_who_has_marched_as_far_as_he_can_builds_no_more():
    roads = ("road fredericksburg", "road salem", "road salisbury", "road ft-dobbs")
    state = march("british", supply=9, units={"foot-1": "williamsburg", "foot-15": "fredericksburg"}, forts=[])
    assert offers(play(state.copy(), "take foot-15", *roads[1:]), "build")
    play(state, "take foot-1", *roads)
    assert asked(state) == "march" and where(state, "foot-1") == "ft-dobbs" and not has_fort(state, "ft-dobbs")


@rule("S19.1")
def test_s19_1_two_regulars_without_supply_still_burn_their_fort():
    state = march("british", supply=0, units={"foot-1": "ft-ligonier", "foot-15": "ft-ligonier", "foot-17": "boston"})
    assert refused(state, "take foot-17") == ("no-supply", "S13.5")
    play(state, "take foot-1")
    assert refused(state, "burn") == ("no-supply", "S19.1")
    play(state, "take foot-15", "burn")
    assert not has_fort(state, "ft-ligonier") and supply(state) == 0


@rule("S19.1", "S19.3")
def test_s19_3_british_irregulars_pay_for_burning():
    state = play(march("british", supply=0, units={"rogers-rangers": "ft-ligonier"}), "take rogers-rangers")
    assert refused(state, "burn") == ("no-supply", "S19.1")
    state = play(march("british", supply=1, units={"rogers-rangers": "ft-ligonier"}), "take rogers-rangers", "burn")
    assert supply(state) == 0 and not has_fort(state, "ft-ligonier")


@rule("S17.1", "S17.3", "S13.1")
def test_s17_1_example_detroit_to_sauk():
    """The rulebook's example: six points, three tribes woken."""
    state = march("french", supply=0, units={"langlade": "le-detroit"})
    play(state, "take langlade", "water mingo-n", "wake mingo-n-tribe", "take mingo-n-tribe")
    assert asked(state, "french").arguments["left"] == 4
    play(state, "water winnebago", "wake winnebago-tribe", "take winnebago-tribe", "water sauk", "wake sauk-tribe")
    assert not asleep(state, "sauk-tribe")
    for unit in ("langlade", "mingo-n-tribe", "winnebago-tribe", "sauk-tribe"):
        assert where(state, unit) == "sauk"


@rule("S17.2")
def test_s17_2_no_point_left_no_waking():
    state = march("french", units={"langlade": "quebec"})
    play(state, "take langlade", "water trois-rivieres", "water montreal", "water ft-levis", "water ft-frontenac")
    play(state, "water ft-niagara")
    assert asked(state, "french").arguments["left"] == 1
    play(state, "water mingo-n")
    assert asleep(state, "mingo-n-tribe") and asked(state) == "march"


@rule("S17.1")
def test_s17_1_not_from_a_paid_stack():
    state = march("french", units={"langlade": "mingo-n", "berry-1": "mingo-n"})
    play(state, "take berry-1", "take langlade")
    assert refused(state, "wake mingo-n-tribe") == ("coureur-not-free", "S17.1")


@rule("S17.4")
def test_s17_4_active_tribes_join_for_nothing():
    state = march("french", units={"langlade": "le-detroit"}, awake=["mingo-n-tribe"])
    play(state, "take langlade", "water mingo-n", "take mingo-n-tribe")
    assert asked(state, "french").arguments["left"] == 5
    assert refused(state, "wake mingo-n-tribe") == ("tribe-awake", "S17.4")


@rule("S42.5")
def test_s42_5_a_tribe_leaves_home_only_with_a_coureur():
    state = march("french", awake=["shawnee-tribe"], units={"marin": "quebec"})
    assert refused(state, "take shawnee-tribe") == ("needs-coureur", "S42.5")
    state = march("french", awake=["shawnee-tribe"], units={"berry-1": "shawnee"})
    play(state, "take berry-1", "take shawnee-tribe")
    assert refused(state, "water mingo-s") == ("needs-coureur", "S42.5")
    state = march("french", units={"berry-1": "montreal", "shawnee-tribe": "montreal"})
    play(state, "take berry-1", "take shawnee-tribe", "road chambly")
    assert where(state, "shawnee-tribe") == "chambly"


@rule("S18.1", "S18.2", "S18.3")
def test_s18_1_three_regulars_build_for_one_point():
    state = march("british", supply=2, units=dict.fromkeys(SIX_FOOT[:3], "carlisle"))
    play(state, *stack(SIX_FOOT[:3]), "road ft-ligonier")
    assert refused(state, "build") == ("fortified-already", "S18.3")
    state = march("british", supply=2, units=dict.fromkeys(SIX_FOOT[:3], "ft-cumberland"))
    play(state, *stack(SIX_FOOT[:3]), "build")
    assert supply(state) == 1 and has_fort(state, "ft-cumberland")
    assert asked(state) == "march" and refused(state, "take foot-1") == ("already-moved", "S12.5")


@rule("S18.1")
def test_s18_1_four_build_for_nothing_and_militia_not_at_all():
    state = march("british", supply=0, units=dict.fromkeys(SIX_FOOT[:4], "carlisle"))
    assert has_fort(play(state, *stack(SIX_FOOT[:4]), "build"), "carlisle")
    state = march("british", units={"easton-militia": "easton"})
    assert refused(play(state, "take easton-militia"), "build") == ("regulars-build", "S18.1")


@rule("S18.3")
def test_s18_3_no_fort_in_a_permanent_fortification():
    state = march("british", units=dict.fromkeys(SIX_FOOT[:4], "boston"))
    assert refused(play(state, *stack(SIX_FOOT[:4])), "build") == ("fortified-already", "S18.3")


@rule("S19.1", "S19.2")
def test_s19_1_burning_a_fort():
    state = march("british", supply=2, units={"foot-40": "ft-cumberland"}, forts=["ft-duquesne"])
    play(state, "take foot-40", "road ft-necessity", "road ft-duquesne")
    assert supply(state) == 1
    play(state, "burn")
    assert supply(state) == 0 and not has_fort(state, "ft-duquesne")
    assert raided_by(state, "ft-duquesne") == "british"


@rule("S19.1")
def test_s19_1_three_burn_for_nothing_but_need_two_movement():
    state = march("british", supply=1, units=dict.fromkeys(SIX_FOOT[:3], "ft-cumberland"))
    play(state, *stack(SIX_FOOT[:3]), "road ft-necessity", "road ft-duquesne", "burn")
    assert supply(state) == 0 and state.view(None)["forts_burnt"]["british"] == 1
    state = march("british", supply=9, units={"foot-40": "baltimore"})
    play(state, "take foot-40", "road ft-cumberland", "road ft-necessity", "road ft-duquesne")
    assert refused(state, "burn") == ("too-far", "S19.1")


@rule("S19.3")
def test_s19_3_french_irregulars_burn_without_supply():
    state = march("french", supply=0, units={"langlade": "ft-duquesne"})
    play(state, "take langlade", "trail ft-ligonier", "burn")
    assert not has_fort(state, "ft-ligonier") and raided_by(state, "ft-ligonier") == "french"


@rule("S19.4")
def test_s19_4_no_burning_where_the_enemy_is():
    six = ["langlade", "marin", "villiers", "la-corne", "marine-1", "marine-2"]
    state = march("french", units=dict.fromkeys(six, "ft-duquesne") | {"foot-40": "ft-ligonier"})
    assert refused(play(state, *stack(six), "trail ft-ligonier"), "burn") == ("enemy-here", "S19.4")


@rule("S18.1")
def test_s18_1_building_makes_the_place_yours():
    state = march("french", supply=4, units={"berry-1": "kittaning"})
    play(state, "take berry-1", "build")
    assert owner(state, "kittaning") == "french" and supply(state) == 1


@rule("S43.1")
def test_s43_1_no_burning_while_the_militia_would_come_out():
    state = march("french", units={"langlade": "ft-levis"})
    play(state, "take langlade", "trail ft-stanwix")
    assert refused(state, "burn") == ("militia-comes-out", "S43.1")  # but a raid calls nobody out
    assert offers(state, "raid ft-stanwix")
