"""S22-S29 Battles: set-up, dice, losses, rounds."""

from __future__ import annotations

from arpents.games.small_wars_mohicans.facts import board
from arpents.games.small_wars_mohicans.fighting import dice
from tests.rules import rule
from tests.small_wars_mohicans.table import asleep, battle, here, march, owner, place, points, position, where
from tests.table import asked, dice_left, offered, offers, play, refused, told

FRENCH_AT_MONONGAHELA = ("langlade", "marine-2", "ottawa-w-tribe", "huron-tribe", "shawnee-tribe", "abenaki-tribe")
BRITISH_AT_MONONGAHELA = ("foot-44", "foot-47", "baltimore-militia", "williamsburg-militia")


@rule("S24.1", "S24.2", "S26.6", "S27.3", "S27.6", "S27.8", "S27.9", "S27.10", "S31.2", "S31.7", "S34.1")
def test_s25_example_the_monongahela():
    """The rulebook's example: ambush, two rounds, four British units destroyed, four tribes go home."""
    rolls = [2, 5, 4, 5, 6, 1, 6, 4, 4, 1, 1, 4, 1, 6, 4, 4, 1, 1]
    units = here(*FRENCH_AT_MONONGAHELA) | here(*BRITISH_AT_MONONGAHELA, **{"from": "ft-ligonier", "by": "land"})
    state = battle("kittaning", "british", units, rolls)
    assert told(state, "ambush-rolled") == [{"place": "place-kittaning", "face": 2, "bonus": 4}]
    assert state.to_act == ("french",)  # the defender picks the victims of the ambush
    assert offered(state) == ["lose foot-44", "lose foot-47"]
    assert refused(state, "lose baltimore-militia") == ("regulars-first", "S27.9")
    play(state, "lose foot-44")
    assert points(state, "foot-44") == points(state, "foot-47") == 1
    assert told(state, "marker-soaks") == [{"place": "place-kittaning", "soaked": 2, "left": 0}]
    play(state, "lose marine-2")  # the elimination
    assert refused(state, "lose foot-44") == ("fresh-units-first", "S27.10")
    play(state, "lose baltimore-militia", "lose williamsburg-militia", "fight-on", "fight-on")
    play(state, "lose langlade", "lose foot-47")
    assert where(state, "foot-44") == "out" and where(state, "williamsburg-militia") == "reserve"
    for tribe in ("ottawa-w", "huron", "shawnee", "abenaki"):
        assert where(state, f"{tribe}-tribe") == tribe and not asleep(state, f"{tribe}-tribe")
    assert points(state, "langlade") == 2 and where(state, "langlade") == "kittaning"
    assert dice_left(state) == 0


@rule("S5.4", "S22.1")
def test_s22_1_battle_wherever_both_sides_stand_after_all_movement():
    state = march(
        "french", units={"berry-1": "ft-carillon", "foot-40": "william-henry"}, turn=3, dice=[1, 1, 1] + [1] * 9
    )
    play(state, "take berry-1", "trail william-henry", "halt", "done")
    assert state.to_act == ("british",) and not told(state, "battle-begins")
    play(state, "done", "done")
    assert [event["place"] for event in told(state, "battle-begins")] == ["place-william-henry"]


@rule("S22.2")
def test_s22_2_the_first_to_come_is_the_attacker():
    state = march(
        "french", units={"berry-1": "ft-carillon", "foot-40": "william-henry"}, turn=3, dice=[1, 1, 1] + [1] * 9
    )
    play(state, "take berry-1", "trail william-henry", "halt")
    assert place(state, "william-henry")["attacked_by"] == "french"


@rule("S22.3")
def test_s22_3_french_attacks_first_in_the_order_they_choose():
    units = {
        "berry-1": {"place": "hartford", "from": "boston"},
        "foot-1": "hartford",
        "berry-2": {"place": "easton", "from": "trenton"},
        "foot-15": "easton",
        "foot-17": {"place": "chambly", "from": "saint-francois"},
        "foix": "chambly",
    }
    attacks = {"hartford": "french", "easton": "french", "chambly": "british"}
    state = position("combat", turn=2, attacks=attacks, units=units, dice=[1] * 40)
    assert sorted(offered(state)) == ["fight easton", "fight hartford"]
    assert refused(state, "fight chambly") == ("no-battle-here", "S22.1")
    play(state, "fight easton")
    assert told(state, "battle-begins")[0]["place"] == "place-easton"


@rule("S22.4", "S22.5", "S43.1")
def test_s22_5_one_militia_of_that_name_joins():
    units = here("berry-1", **{"from": "montreal"}) | here("foot-40")
    state = battle("hartford", "french", units, [1] * 6)
    assert told(state, "militia-called") == [{"unit": "unit-hartford-militia", "place": "place-hartford"}]
    assert where(state, "hartford-militia") == "hartford"


@rule("S22.5", "S43.1", "S13.9")
def test_s22_5_the_militia_of_an_empty_town_is_called_out():
    state = march("french", units={"berry-1": "new-haven"}, owners={"new-haven": "french"}, turn=3, dice=[1] * 20)
    play(state, "take berry-1", "road hartford", "halt", "done")
    assert where(state, "hartford-militia") == "hartford" and owner(state, "hartford") == "british"
    assert place(state, "hartford")["attacked_by"] == "french"


@rule("S22.5", "S43.1")
def test_s22_5_no_second_militia_of_that_name_comes_in_one_turn():
    units = {"foot-1": "trois-rivieres"}
    state = march("british", units=units, owners={"trois-rivieres": "british"}, turn=3, dice=[1] * 20)
    play(state, "take foot-1", "road quebec", "done")
    assert [call["unit"] for call in told(state, "militia-called")] == ["unit-quebec-militia"]
    assert told(state, "battle-begins") and where(state, "quebec-militia-2") == "reserve"


@rule("S22.6", "S42.7", "S24.4")
def test_s22_6_a_sleeping_tribe_wakes_ambushes_and_does_not_retreat():
    state = battle("shawnee", "british", here("foot-1", "foot-15", **{"from": "cherokee"}), [1] + [4, 4])
    assert told(state, "ambush-sprung") == [{"place": "place-shawnee"}]
    assert not asleep(state, "shawnee-tribe") and dice_left(state) == 2
    # a single defender has no die left for round one; Woods soaks both hits
    assert points(state, "shawnee-tribe") == 2 and asked(state) == "attacker-decides"


@rule("S42.7", "S33.7", "S42.9")
def test_s42_7_beaten_at_home_it_is_eliminated():
    units = here("foot-1", "foot-15", "foot-17", **{"from": "cherokee"}) | here("chambly-militia")
    state = battle("shawnee", "british", units, [4, 4, 4, 1, 1, 1, 1, 1, 1], owners={"cherokee": "british"})
    play(state, "fight-on")  # the tribe is not asked: it may not leave its village
    assert where(state, "shawnee-tribe") == "out" and owner(state, "shawnee") == "british"


@rule("S22.7", "S22.8")
def test_s22_8_all_by_lake_is_a_landing_and_comes_before_an_ambush():
    units = here("foot-1", "foot-15", **{"from": "ft-oswego", "by": "lake"})
    state = battle("mississauga", "british", units, [1] + [1, 1])
    assert told(state, "landing") == [{"place": "place-mississauga"}] and not told(state, "ambush-sprung")
    mixed = here("foot-1", **{"from": "ft-oswego", "by": "lake"}) | here("foot-15", **{"from": "algonquin-w"})
    state = battle("mississauga", "british", mixed, [1] + [1, 1])
    assert not told(state, "landing") and told(state, "ambush-sprung")


@rule("S22.8")
def test_s22_8_a_lake_crossed_on_the_way_is_no_landing():
    units = {"langlade": "ft-niagara", "foot-40": "ft-duquesne"}
    spec = {"owners": {"ft-duquesne": "british"}, "forts": [], "turn": 3, "dice": [1] * 20}
    state = march("french", units=units, **spec)
    play(state, "take langlade", "water mingo-n", "trail ft-duquesne", "halt", "done", "done", "done")
    assert told(state, "battle-begins") and not told(state, "landing")


@rule("S22.9")
def test_s22_9_any_water_makes_a_landing_at_new_york():
    units = (
        here("berry-1", **{"from": "albany", "by": "river"}) | here("berry-2", **{"from": "trenton"}) | here("foot-1")
    )
    state = battle("new-york", "french", units, [1] * 8)
    play(state, "fight-on")
    assert told(state, "landing")
    units = here("berry-1", "berry-2", **{"from": "new-york", "by": "river"}) | here("foot-1")
    state = battle("albany", "french", units, [1] * 8)
    assert not told(play(state, "fight-on"), "landing")


@rule("S23.1", "S25.3")
def test_s23_1_the_outline_decides():
    units = here("berry-1", **{"from": "abenaki"}) | here("foot-1")
    state = battle("norridgewock", "french", units, [4, 1] + [1, 1])
    assert told(state, "marker-soaks")  # a Woods marker took the hit
    state = battle("easton", "french", here("berry-1", **{"from": "trenton"}) | here("foot-1"), [4] + [1, 1, 1])
    assert not told(state, "marker-soaks")


@rule("S23.2", "S25.4", "S27.4")
def test_s23_2_a_fort_makes_it_clear_with_walls():
    units = here("berry-1", "berry-2", **{"from": "albany"}) | here("foot-1")
    state = battle("ft-george", "french", units, [4, 5, 2])
    play(state, "fight-on")
    faces = told(state, "round-rolled")[0]
    assert faces["dice"] == [4, 5] and faces["damage"] == 3  # one white and one black: Clear
    assert told(state, "marker-soaks")[0]["soaked"] == 2 and points(state, "foot-1") == 1


@rule("S23.3")
def test_s23_3_a_raided_town_is_woods_a_raided_city_is_not():
    units = here("berry-1", **{"from": "trenton"}) | here("foot-1")
    state = battle("easton", "french", units, [4, 1] + [1, 1], raids={"easton": "french"})
    assert told(state, "marker-soaks")
    units = here("berry-1", "berry-2", **{"from": "hartford"}) | here("foot-1")
    state = battle("boston", "french", units, [6, 6] + [1] * 4, raids={"boston": "french"})
    play(state, "fight-on")
    assert told(state, "round-rolled")[0]["kills"] == 0


@rule("S23.4")
def test_s23_4_who_manoeuvred_chooses():
    units = here("berry-1", **{"from": "abenaki"}) | here("foot-1")
    state = battle("norridgewock", "french", units, [4, 1] + [1, 1], manoeuvred=["norridgewock"])
    assert asked(state) == "terrain" and state.to_act == ("french",)
    play(state, "in-clear")
    assert not told(state, "marker-soaks") and points(state, "foot-1") == 1


@rule("S4.15")
def test_s4_15_a_shovel_site_is_woods_until_its_fort():
    units = here("foot-1", **{"from": "william-henry"}) | here("berry-1")
    state = battle("ft-carillon", "british", units, [4, 1] + [1, 1], forts=[])
    assert told(state, "marker-soaks")


@rule("S24.1", "S24.2")
def test_s24_1_a_one_is_no_ambush():
    units = here("langlade", "marine-1") | here("foot-1", **{"from": "ft-ligonier"})
    state = battle("kittaning", "british", units, [1] + [1] * 3)
    assert told(state, "ambush-rolled") and not told(state, "ambush-sprung")
    units = here("langlade", "chambly-militia") | here("foot-1", **{"from": "ft-ligonier"})
    assert not told(battle("kittaning", "british", units, [1] * 3), "ambush-rolled")


@rule("S24.3")
def test_s24_3_two_more_against_mixed_none_against_irregulars():
    units = here("langlade") | here("foot-1", "rogers-rangers", **{"from": "ft-ligonier"})
    assert told(battle("kittaning", "british", units, [3] + [1] * 3), "ambush-rolled")[0]["bonus"] == 2
    units = here("langlade") | here("rogers-rangers", **{"from": "ft-ligonier"})
    assert told(battle("kittaning", "british", units, [5] + [1] * 2), "ambush-rolled")[0]["bonus"] == 0


@rule("S24.4")
def test_s24_4_not_with_regulars_beside_them():
    units = here("berry-1") | here("foot-1", **{"from": "cherokee"})
    state = battle("shawnee", "british", units, [1] * 3, awake=["shawnee-tribe"])
    assert not told(state, "ambush-sprung") and not told(state, "ambush-rolled")


@rule("S26.1", "S26.2")
def test_s26_1_faces():
    assert dice.WHITE_HITS == [0, 0, 0, 1, 1, 0] and dice.WHITE_KILLS == [0, 0, 0, 0, 0, 1]
    assert dice.BLACK_HITS == [0, 0, 1, 1, 2, 0] and dice.BLACK_KILLS == [0, 0, 0, 0, 0, 1]


@rule("S26.4", "S26.5", "S2.6")
def test_s26_5_three_regulars_swap_one_die_in_clear():
    units = here("foot-1", "foot-15", "foot-17", **{"from": "philadelphia", "damaged": True})
    units |= here("berry-1", "chambly-militia", "montreal-militia")
    state = battle("easton", "british", units, [3, 3, 5, 3, 3, 3], owners={"easton": "french"})
    first, second = told(state, "round-rolled")
    assert first["dice"] == [3, 3, 5] and first["damage"] == 2  # the third die is black
    assert second["dice"] == [3, 3, 3] and second["damage"] == 1


@rule("S26.3", "S26.5")
def test_s26_3_tomahawks_are_blank_in_clear_and_no_swap_in_woods():
    units = here("foot-1", **{"from": "philadelphia"}) | here("berry-1")
    state = battle("easton", "british", units, [6, 6, 1, 1], owners={"easton": "french"})
    assert [roll["kills"] for roll in told(state, "round-rolled")] == [0, 0]
    units = here("berry-1", **{"from": "abenaki"}) | here("foot-1")
    state = battle("norridgewock", "french", units, [6, 6])
    assert [roll["kills"] for roll in told(state, "round-rolled")] == [1, 1]
    assert where(state, "berry-1") == "out" and where(state, "foot-1") == "norridgewock"


@rule("S26.3")
def test_s26_3_option_eliminations_everywhere():
    units = here("foot-1", **{"from": "philadelphia"}) | here("berry-1")
    spec = {"owners": {"easton": "french"}, "options": {"eliminations": "everywhere"}}
    state = battle("easton", "british", units, [6, 1], **spec)
    assert where(state, "berry-1") == "out"


@rule("S26.6")
def test_s26_6_option_free_volley():
    units = here("langlade", "marin") | here("foot-1", "foot-15", **{"from": "ft-ligonier"})
    state = battle("kittaning", "british", units, [6, 4, 3, 1, 1, 1, 1], options={"opening-fire": "free-volley"})
    assert told(state, "opening-fire")[0]["dice"] == [4, 3]
    play(state, "lose foot-1")
    assert [len(roll["dice"]) for roll in told(state, "round-rolled")] == [2, 2]


@rule("S26.6", "S25.1", "S27.1")
def test_s26_6_the_swapped_die_leaves_round_one():
    units = here("langlade", "marin") | here("foot-1", "foot-15", **{"from": "ft-ligonier"})
    state = battle("kittaning", "british", units, [6, 1, 1, 1, 1])
    assert told(state, "opening-fire")[0]["dice"] == [1]
    assert [len(roll["dice"]) for roll in told(state, "round-rolled")] == [2, 1]


@rule("S26.8", "S25.2")
def test_s26_8_all_attackers_dead_in_the_ambush_end_the_battle():
    units = here("langlade", "marin") | here("foot-1", **{"from": "ft-ligonier"})
    state = battle("kittaning", "british", units, [6, 6])
    assert where(state, "foot-1") == "out"
    assert told(state, "battle-won")[0]["seat"] == "seat-french" and not told(state, "round-rolled")


@rule("S2.5", "S2.7", "S27.7")
def test_s27_7_a_damage_turns_or_kills():
    units = here("foot-1", "foot-15", **{"from": "philadelphia"}) | here("chambly-militia")
    state = battle("easton", "british", units, [4, 2, 1], owners={"easton": "french"})
    assert where(state, "chambly-militia") == "reserve"
    units = here("foot-1", "foot-15", **{"from": "philadelphia"}) | here("montreal-militia")
    state = battle("easton", "british", units, [4, 2, 1], owners={"easton": "french"})
    assert points(state, "montreal-militia") == 1


@rule("S27.2", "S27.1")
def test_s27_1_both_sides_fire_even_when_they_die():
    units = here("foot-1", **{"from": "philadelphia", "damaged": True}) | here("chambly-militia")
    state = battle("easton", "british", units, [3, 4], owners={"easton": "french"})
    assert where(state, "chambly-militia") == "reserve" and where(state, "foot-1") == "out"
    assert [roll["seat"] for roll in told(state, "round-rolled")] == ["seat-british", "seat-french"]
    assert owner(state, "easton") == "french"


@rule("S27.3")
def test_s27_3_one_damage_and_two_eliminations_on_woods():
    units = here("foot-1", "foot-15", "foot-17", **{"from": "ft-ligonier"}) | here("berry-1", "berry-2")
    state = battle("kittaning", "british", units, [4, 6, 6, 1, 1])
    play(state, "lose berry-1")
    assert where(state, "berry-1") == "out" and points(state, "berry-2") == 2


@rule("S2.8", "S27.3")
def test_s27_3_a_damage_and_an_elimination_are_both_soaked():
    units = here("foot-1", "foot-15", **{"from": "ft-ligonier"}) | here("berry-1")
    state = battle("kittaning", "british", units, [4, 6, 1])
    assert told(state, "marker-soaks")[0]["soaked"] == 2 and points(state, "berry-1") == 2


@rule("S27.5")
def test_s27_5_the_owner_chooses():
    units = here("foot-1", "foot-15", **{"from": "philadelphia"}) | here("berry-1", "berry-2")
    state = battle("easton", "british", units, [1, 3, 1, 1], owners={"easton": "french"})
    assert state.to_act == ("french",) and offered(state) == ["lose berry-1", "lose berry-2"]


@rule("S27.8")
def test_s27_8_each_takes_one_before_anyone_takes_two():
    units = here("foot-1", "foot-15", **{"from": "philadelphia"}) | here("berry-1", "berry-2")
    state = battle("easton", "british", units, [4, 3, 1, 1], owners={"easton": "french"})
    play(state, "lose berry-1")
    assert points(state, "berry-1") == points(state, "berry-2") == 1
    units = here("foot-1", **{"from": "philadelphia"}) | here("montreal-militia") | here("berry-1", damaged=True)
    state = battle("easton", "british", units, [3, 1, 1], owners={"easton": "french"})
    assert points(state, "montreal-militia") == 1 and points(state, "berry-1") == 1


@rule("S27.9")
def test_s27_9_in_woods_regulars_then_militia_then_irregulars():
    units = here("foot-1", "foot-15", "foot-17", "foot-22", **{"from": "ft-ligonier"})
    units |= here("berry-1", "montreal-militia", "langlade")
    state = battle("kittaning", "british", units, [4, 4, 4, 4, 1, 1, 1])
    assert [points(state, unit) for unit in ("berry-1", "montreal-militia", "langlade")] == [1, 1, 2]


@rule("S25.5", "S26.9", "S33.1")
def test_s26_9_attacker_then_defender_may_leave_after_round_one():
    units = here("foot-1", **{"from": "philadelphia"}) | here("berry-1")
    state = battle("easton", "british", units, [1, 1], owners={"easton": "french", "delaware-e": "native"})
    assert asked(state) == "attacker-decides" and state.to_act == ("british",)
    play(state, "fight-on")
    assert asked(state) == "defender-decides" and offered(state) == ["fight-on", "withdraw"]
    play(state, "withdraw")
    assert told(state, "battle-won")[0]["seat"] == "seat-british"


@rule("S25.8", "S31.5", "S31.6", "S31.1")
def test_s31_5_equal_losses_are_the_defenders_victory():
    units = here("foot-1", **{"from": "philadelphia"}) | here("berry-1")
    state = battle("easton", "british", units, [1, 1, 1, 1], owners={"easton": "french"})
    play(state, "fight-on", "fight-on")
    assert told(state, "battle-won")[0]["seat"] == "seat-french"
    assert where(state, "foot-1") == "philadelphia" and owner(state, "easton") == "french"


@rule("S31.4", "S33.2")
def test_s31_4_more_units_destroyed_wins():
    units = here("foot-1", "foot-15", **{"from": "philadelphia"}) | here("montreal-militia", "chambly-militia")
    state = battle("easton", "british", units, [4, 3, 1, 1, 1, 1, 1], owners={"easton": "french"})
    play(state, "lose chambly-militia", "fight-on", "fight-on")
    assert told(state, "battle-won")[0]["seat"] == "seat-british" and owner(state, "easton") == "british"
    assert where(state, "montreal-militia") in ("delaware-e", "wilkesbarre", "reserve")


@rule("S25.6", "S28.1", "S30.1")
def test_s25_6_inside_from_the_start_goes_straight_to_assault():
    units = here("foot-1", "foot-15", **{"from": "ft-necessity"}) | here("berry-1")
    state = battle("ft-duquesne", "british", units, [1] * 4)
    assert asked(state) == "walls" and refused(state, "withdraw") == ("no-retreat-yet", "S33.1")
    play(state, "enter berry-1")
    assert asked(state) == "assault" and not told(state, "round-rolled")


@rule("S29.1")
def test_s29_1_nobody_is_called_before_a_round_was_fought():
    units = here("foot-1", "foot-15", **{"from": "ft-necessity"}) | here("berry-1") | {"foot-17": "ft-necessity"}
    state = battle("ft-duquesne", "british", units, [1] * 9)
    play(state, "enter berry-1", "assault")
    assert asked(state) == "assault-on" and where(state, "foot-17") == "ft-necessity"
    assert [len(roll["dice"]) for roll in told(state, "round-rolled")] == [2, 1]


@rule("S28.2", "S28.3", "S28.5")
def test_s28_2_room_behind_a_fort_marker():
    units = here("foot-1", **{"from": "albany"}) | here("berry-1", "berry-2", "foix", "langlade", "chambly-militia")
    state = battle("ft-st-frederic", "british", units, [1] * 9)
    assert refused(state, "enter langlade") == ("no-room-for-irregulars", "S28.3")
    play(state, "enter berry-1", "enter berry-2")
    assert told(state, "round-rolled")  # nobody else fits: the rest fight outside
    units = here("foot-1", **{"from": "ft-necessity"}) | here("berry-1", "berry-2", "foix", "quercy")
    state = battle("ft-duquesne", "british", units, [1] * 9)
    play(state, "enter berry-1", "enter berry-2", "enter foix")
    assert told(state, "round-rolled")[1]["dice"] == [1]  # a victory place holds six points


@rule("S28.5")
def test_s28_5_albany_with_a_fort_holds_six_points():
    units = here("berry-1", **{"from": "cherry-valley"}) | here("foot-1", "foot-15", "foot-17", "foot-22")
    units |= {"albany-militia": "boston"}
    state = battle("albany", "french", units, [1] * 9, forts=["albany"])
    play(state, "enter foot-1", "enter foot-15", "enter foot-17")
    assert told(state, "round-rolled")[1]["dice"] == [1]


@rule("S28.4", "S28.5")
def test_s28_4_room_in_a_permanent_fortification():
    inside = here("berry-1", "berry-2", "foix", "quercy", "eu-1", "langlade", "marin", "villiers", "la-corne")
    units = here("foot-1", **{"from": "philadelphia"}) | inside
    state = battle("trenton", "british", units, [1] * 20, owners={"trenton": "french"})
    for unit in ("berry-1", "berry-2", "foix", "quercy", "langlade", "marin"):
        play(state, f"enter {unit}")
    assert told(state, "round-rolled")  # eight and four points: full
    units = here("foot-1", **{"from": "chambly"}) | inside
    state = battle("montreal", "british", units, [1] * 20)
    for unit in ("berry-1", "berry-2", "foix", "quercy", "eu-1", "langlade", "marin"):
        play(state, f"enter {unit}")
    assert told(state, "round-rolled")  # two more in a victory place


@rule("S28.6", "S45.1")
def test_s28_6_garrisons_take_no_room_and_no_part_outside():
    units = here("foot-1", **{"from": "micmac-e"}) | here("louisbourg-garrison", "louisbourg-militia")
    state = battle("louisbourg", "british", units, [1] * 9, owners={"micmac-e": "british"})
    play(state, "fight-on")
    assert [len(roll["dice"]) for roll in told(state, "round-rolled")] == [1, 1]


@rule("S29.1", "S29.2", "S29.4", "S13.13")
def test_s29_1_one_unit_each_from_next_door():
    units = here("foot-1", **{"from": "philadelphia"}) | here("berry-1")
    units |= {"foot-15": {"place": "philadelphia", "moved": True}, "foot-17": "philadelphia", "berry-2": "wilkesbarre"}
    state = battle("easton", "british", units, [1] * 8, owners={"easton": "french", "wilkesbarre": "french"})
    play(state, "fight-on", "fight-on")
    assert asked(state) == "support" and state.to_act == ("british",)
    play(state, "call foot-15")
    assert where(state, "foot-15") == "easton" and state.to_act == ("french",)
    play(state, "call berry-2")
    assert [len(roll["dice"]) for roll in told(state, "round-rolled")[2:]] == [2, 2]


@rule("S29.3")
def test_s29_3_not_from_a_battle_of_their_own():
    units = here("foot-1", **{"from": "philadelphia"}) | here("berry-1")
    units |= {"foot-15": {"place": "wilkesbarre", "from": "easton"}, "foix": "wilkesbarre", "foot-17": "philadelphia"}
    spec = {"attacks": {"easton": "british", "wilkesbarre": "british"}}
    state = battle("easton", "british", units, [1] * 20, owners={"easton": "french", "wilkesbarre": "french"}, **spec)
    play(state, "fight easton", "fight-on", "fight-on")
    assert refused(state, "call foot-15") == ("has-its-battle", "S29.3")
    assert offers(state, "call foot-17")


@rule("S29.3")
def test_s29_3_not_after_a_battle_of_their_own():
    units = here("foot-1", **{"from": "philadelphia"}) | here("berry-1") | {"montreal-militia": "wilkesbarre"}
    beside = {"place": "wilkesbarre", "from": "ochenago"}
    units |= {"foot-15": beside, "foot-22": beside, "foot-27": beside}
    units |= {"foot-17": "philadelphia"}
    spec = {"attacks": {"easton": "british", "wilkesbarre": "british"}}
    owners = {"easton": "french", "wilkesbarre": "french"}
    state = battle("easton", "british", units, [4, 4, 4, 1, 4] + [1] * 20, owners=owners, **spec)
    play(state, "fight wilkesbarre")
    while asked(state) in ("attacker-decides", "defender-decides"):
        play(state, "fight-on")
    assert owner(state, "wilkesbarre") == "british"
    assert refused(state, "call foot-15") == ("has-its-battle", "S29.3")
    assert offers(state, "call foot-17")


@rule("S29.3", "S32.1")
def test_s29_3_nobody_leaves_a_siege_for_a_battle_next_door():
    units = here("berry-1", **{"from": "wilkesbarre"}) | here("foot-1") | {"foot-17": "philadelphia"}
    units |= {"foot-15": {"place": "trenton", "inside": True}, "berry-2": "trenton", "foix": "wilkesbarre"}
    spec = {"sieges": {"trenton": "french"}, "owners": {"wilkesbarre": "french"}}
    state = battle("easton", "french", units, [1] * 20, **spec)
    play(state, "fight-on", "fight-on")
    assert refused(state, "call berry-2") == ("has-its-battle", "S29.3")
    play(state, "call foix")
    assert refused(state, "call foot-15") == ("has-its-battle", "S29.3")
    assert offers(state, "call foot-17")


@rule("S29.2", "S45.1")
def test_s29_2_a_garrison_is_not_called_nor_who_stands_two_steps_away():
    units = here("foot-1", **{"from": "montreal"}) | here("berry-1") | {"quebec-garrison": "quebec"}
    units |= {"berry-2": "quebec", "foix": "tadoussac", "foot-15": "montreal"}
    state = battle("trois-rivieres", "british", units, [1] * 20, owners={"montreal": "british"})
    play(state, "fight-on", "fight-on")
    assert refused(state, "call berry-2") == ("not-yours", "S22.2")
    play(state, "done")
    assert refused(state, "call quebec-garrison") == ("garrison-stays", "S45.1")
    assert refused(state, "call foix") == ("not-next-door", "S29.2")
    assert offered(state) == ["call berry-2", "done"]


@rule("S29.2", "S42.1")
def test_s29_2_a_sleeping_tribe_is_not_called():
    units = here("foot-1", **{"from": "ft-necessity"}) | here("berry-1")
    units |= {"langlade": "mingo-n", "huron-tribe": "mingo-n"}
    state = battle("ft-duquesne", "british", units, [1] * 8)
    play(state, "fight-on", "fight-on", "fight-on")
    assert asleep(state, "mingo-n-tribe") and refused(state, "call mingo-n-tribe") == ("tribe-asleep", "S42.1")
    assert offers(state, "call huron-tribe")


@rule("S13.10", "S33.3")
def test_s33_3_no_retreat_into_a_village_of_the_neutral_iroquois():
    units = here("berry-1", **{"from": "cherry-valley"}) | here("foot-1") | {"johnson-hall-militia": "boston"}
    owners = {"albany": "french", "ft-stanwix": "french"}
    state = battle("johnson-hall", "french", units, [1] * 4, owners=owners)
    play(state, "fight-on")
    assert len(told(state, "round-rolled")) == 4  # only Mohawk is left: the British are not asked


@rule("S18.4")
def test_s18_4_builders_do_not_reinforce_but_defend():
    units = here("foot-1", **{"from": "philadelphia"}) | here("berry-1")
    units |= {"foot-15": {"place": "philadelphia", "built": True}, "foot-17": "philadelphia"}
    state = battle("easton", "british", units, [1] * 8, owners={"easton": "french"})
    play(state, "fight-on", "fight-on")
    assert refused(state, "call foot-15") == ("built-a-fort", "S18.4")
    units = here("berry-1", **{"from": "albany"}) | here("foot-1", built=True)
    state = battle("ft-george", "french", units, [1] * 4)
    assert offers(state, "enter foot-1")


@rule("S42.8")
def test_s42_8_tribes_without_a_coureur_do_not_come():
    units = (
        here("foot-1", **{"from": "ft-necessity"})
        | here("berry-1")
        | {"shawnee-tribe": "kittaning", "huron-tribe": "ft-venango"}
    )
    units |= {"langlade": "ft-venango"}
    state = battle("ft-duquesne", "british", units, [1] * 8)
    play(state, "fight-on", "fight-on", "fight-on")
    assert asked(state) == "support" and state.to_act == ("french",)
    assert refused(state, "call shawnee-tribe") == ("needs-coureur", "S42.5")
    assert offers(state, "call huron-tribe")


@rule("S45.2", "S46.1")
def test_s46_1_a_landing_at_quebec_meets_black_dice():
    units = here("foot-1", "foot-15", **{"from": "boston", "by": "sea"})
    units |= here("quebec-garrison", "quebec-militia", "quebec-militia-2")
    state = battle("quebec", "british", units, [1] * 20, owners={"louisbourg": "british"}, sea_lift="quebec")
    play(state, "fight-on")
    fire = told(state, "opening-fire")[0]
    assert fire["dice"] == [1] * 6
    state = battle("quebec", "british", units, [4, 4, 5, 5, 5, 5], owners={"louisbourg": "british"}, sea_lift="quebec")
    play(state, "fight-on")
    assert told(state, "opening-fire")[0]["damage"] == 2 + 8  # two white dice and four black ones


@rule("S26.6", "S30.2")
def test_s26_6_the_die_fired_at_a_landing_is_missing_in_the_assault():
    units = here("foot-1", "foot-15", **{"from": "boston", "by": "sea"}) | here("berry-1", "foix")
    units |= {"louisbourg-militia": "quebec"}
    state = battle("louisbourg", "british", units, [1] * 8, sea_lift="louisbourg")
    play(state, "enter berry-1", "enter foix", "assault", "fight-on", "fight-on")
    assert told(state, "opening-fire")[0]["dice"] == [1]
    assert [len(roll["dice"]) for roll in told(state, "round-rolled")] == [2, 1, 2, 2]


@rule("S33.1", "S33.6")
def test_s33_6_who_came_by_sea_may_leave_by_sea_where_no_land_is_open():
    units = here("foot-1", **{"from": "boston", "by": "sea"}) | here("berry-1") | {"louisbourg-militia": "quebec"}
    state = battle("louisbourg", "british", units, [1] * 4, sea_lift="louisbourg")
    play(state, "fight-on")
    assert asked(state) == "attacker-decides" and offers(state, "withdraw")
    assert where(play(state, "withdraw"), "foot-1") == "boston"


@rule("S45.2")
def test_s45_2_louisbourg_held_by_its_garrison_alone():
    units = here("foot-1", "foot-15", **{"from": "boston", "by": "sea"}) | here("louisbourg-garrison")
    units |= {"louisbourg-militia": "quebec"}
    state = battle("louisbourg", "british", units, [4, 5], sea_lift="louisbourg")
    fire = told(state, "opening-fire")[0]
    assert fire["dice"] == [4, 5] and fire["damage"] == 3
    assert board.PERMANENT[board.PLACE["louisbourg"]]


ALBANY = {"place": "albany", "from": "johnson-hall", "by": "land"}


@rule("S43.1", "S22.5")
def test_s43_1_a_militia_destroyed_this_turn_defends_its_own_place_no_more():
    """It falls at Albany, and Hartford is attacked in the same turn."""
    albany = {"hartford-militia": "albany", "albany-militia": "boston", "berry-1": ALBANY, "berry-2": ALBANY}
    hartford = {"foot-40": "hartford", "foix": {"place": "hartford", "from": "new-haven", "by": "land"}}
    ours = {"new-haven": "french", "johnson-hall": "french"}
    attacks = {"albany": "french", "hartford": "french"}
    spec = {"turn": 2, "owners": ours, "attacks": attacks, "forts": [], "units": albany | hartford}
    first = position("combat", **spec, dice=[4, 4, 1, *[1] * 12])
    play(first, "fight albany")
    assert where(first, "hartford-militia") == "reserve" and not told(first, "militia-called")
    other_order = position("combat", **spec, dice=[*[1] * 12])
    play(other_order, "fight hartford")
    assert not told(other_order, "militia-called")
    waiting = position("combat", **{**spec, "units": hartford, "attacks": {"hartford": "french"}}, dice=[*[1] * 12])
    assert [called["unit"] for called in told(waiting, "militia-called")] == ["unit-hartford-militia"]
