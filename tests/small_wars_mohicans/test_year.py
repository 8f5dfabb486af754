"""S5, S11, S35-S41, S4.13 Turns, stacking, raids, winter, the Iroquois, victory."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.small_wars_mohicans.table import (
    GAME,
    asleep,
    battle,
    has_fort,
    here,
    march,
    owner,
    place,
    play_on_to,
    points,
    position,
    raided_by,
    where,
)
from tests.table import asked, offered, offers, play, refused, told

SIX_FRENCH = ["berry-1", "berry-2", "foix", "quercy", "eu-1", "clare-2"]


@rule("S5.1")
def test_s5_1_twelve_turns_or_fourteen():
    from arpents.games.small_wars_mohicans.facts import calendar

    assert calendar.LENGTH == [12, 14]
    assert (calendar.YEAR[0][0], calendar.YEAR[0][-1]) == (1754, 1760)
    assert calendar.SEASON[0][0] == calendar.AUTUMN and calendar.SEASON[0][-1] == calendar.SPRING
    state = GAME.start(options={"calendar": "fourteen"}, seed=1)
    assert state.view(None)["season"] == "spring" and state.view(None)["year"] == 1754


@rule("S5.2")
def test_s5_2_the_order_of_steps():
    units = {"langlade": "montreal", "foot-40": "boston"}
    state = position(
        "turn", turn=3, units=units, anchorages=["f-corsair", "f-squadron", "f-troopship", "f-gifts"], dice=[1] * 20
    )
    assert asked(state) == "march" and state.to_act == ("french",)
    play(state, "done")
    assert asked(state) == "march" and state.to_act == ("british",)
    play(state, "done", "done")
    assert asked(state) == "match"


@rule("S5.3", "S10.1")
def test_s5_3_no_winter_after_spring_and_no_levy_in_autumn():
    state = position("turn-ends", turn=2, units={"montreal-militia": "montreal"}, dice=[1] * 5)
    assert asked(state) == "march" and not told(state, "raids-cleared")
    state = position(
        "winter",
        turn=3,
        units={"montreal-militia": "chambly"},
        anchorages=["f-corsair", "f-squadron", "f-troopship", "f-gifts"],
        dice=[],
    )
    assert told(state, "raids-cleared") and asked(state) == "match"


@rule("S4.13")
def test_s4_13_forts_of_their_year():
    state = position("turn", turn=2, units={"montreal-militia": "montreal"}, dice=[1] * 4)
    assert has_fort(state, "ft-necessity") and not has_fort(state, "william-henry")
    state = position("turn", turn=4, units={"montreal-militia": "montreal"}, dice=[1] * 4)
    assert has_fort(state, "william-henry") and not has_fort(state, "ft-carillon")


@rule("S35.2", "S4.13")
def test_s35_2_a_fort_of_the_year_can_be_raided_in_its_first_spring():
    units = {"langlade": "ft-duquesne", "montreal-militia": "montreal"}
    state = position("turn", turn=2, units=units, dice=[1] * 9)
    play_on_to(state, "march")
    play(state, "take langlade", "road ft-necessity")
    assert has_fort(state, "ft-necessity") and offers(state, "raid ft-necessity")
    play(state, "raid ft-necessity")
    assert raided_by(state, "ft-necessity") == "french"


@rule("S35.2", "S4.13")
def test_s35_2_a_french_fort_of_the_year_is_no_target():
    units = {"langlade": "montreal", "montreal-militia": "montreal"}
    state = position("turn", turn=6, units=units, dice=[1] * 9)
    play_on_to(state, "march")
    play(state, "take langlade", "road chambly", "water ft-carillon")
    assert has_fort(state, "ft-carillon") and refused(state, "raid ft-carillon") == ("no-raid-target", "S35.2")


@rule("S4.14")
def test_s4_14_not_if_it_was_captured():
    state = march("french", turn=3, units={"berry-1": "ft-carillon"}, dice=[1] * 9)
    play(state, "take berry-1", "trail william-henry", "halt", "done")
    assert owner(state, "william-henry") == "french"
    state = position("turn", turn=4, owners={"william-henry": "french"}, units={"berry-1": "montreal"}, dice=[1] * 4)
    assert not has_fort(state, "william-henry")


@rule("S4.18")
def test_s4_18_no_ships_are_moored_when_no_winter_comes():
    state = position("turn", turn=12, units={"montreal-militia": "montreal"}, dice=[1] * 4)
    assert asked(state) != "moor"
    state = position("turn", turn=10, units={"montreal-militia": "montreal"}, dice=[1] * 4)
    assert asked(state) == "moor"


# -- stacking


def crowd(name: str, number: int, side: str = "french"):
    units = [f"foot-{n}" for n in (1, 15, 17, 22, 27, 28, 31, 35, 40, 43, 44, 45, 46, 47, 48, 49)][:number]
    state = march("british", units=dict.fromkeys(units, name))
    play(state, "done")
    return state


@rule("S11.1", "S11.2", "S11.3")
def test_s11_limits():
    for name, limit in (("boston", 14), ("easton", 10), ("norridgewock", 6), ("ft-cumberland", 6)):
        assert prompt_or_none(crowd(name, limit)) != "stacking"
        state = crowd(name, limit + 1)
        assert asked(state) == "stacking" and asked(state, "british").arguments["over"] == 1


def prompt_or_none(state):
    return asked(state) if state.to_act else None


@rule("S11.4")
def test_s11_4_five_warriors():
    tribes = ["shawnee", "huron", "abenaki", "ottawa-w", "miamis"]
    units = {f"{tribe}-tribe": "illinois" for tribe in tribes} | {"langlade": "illinois"}
    state = march("french", units=units, awake=["illinois-tribe"])
    play(state, "done")
    assert asked(state) == "stacking"
    assert refused(state, "remove langlade") == ("too-many-warriors", "S11.4")
    assert refused(state, "remove illinois-tribe") == ("at-home", "S11.4")
    play(state, "remove huron-tribe")
    assert where(state, "huron-tribe") == "huron"


@rule("S11.1", "S11.4")
def test_s11_4_five_warriors_where_there_is_room_for_fourteen_units():
    tribes = [f"{tribe}-tribe" for tribe in ("shawnee", "huron", "abenaki", "ottawa-w", "miamis", "illinois")]
    state = march("french", units=dict.fromkeys(tribes[:5], "montreal") | {"langlade": "montreal"})
    play(state, "done")
    assert prompt_or_none(state) != "stacking"
    state = march("french", units=dict.fromkeys(tribes, "montreal") | {"langlade": "montreal"})
    play(state, "done")
    assert asked(state) == "stacking" and asked(state, "french").arguments["over"] == 1
    assert refused(state, "remove langlade") == ("too-many-warriors", "S11.4")
    play(state, "remove huron-tribe")
    assert where(state, "huron-tribe") == "huron" and prompt_or_none(state) != "stacking"


@rule("S11.4", "S11.6")
@pytest.mark.parametrize("tribe", ["huron", "shawnee", "abenaki"])
def test_s11_6_a_village_crowded_by_those_who_come_home_is_looked_at_again(tribe):
    tribes = ["shawnee", "huron", "abenaki", "ottawa-w", "miamis"]
    units = {f"{tribe}-tribe": "illinois" for tribe in tribes} | {"langlade": "illinois"}
    units |= dict.fromkeys(SIX_FRENCH, tribe)
    state = march("french", units=units, awake=["illinois-tribe"])
    play(state, "done", f"remove {tribe}-tribe")
    assert asked(state) == "stacking" and asked(state, "french").arguments["over"] == 1
    play(state, f"remove {SIX_FRENCH[0]}")
    assert prompt_or_none(state) != "stacking"


@rule("S11.5")
def test_s11_5_markers_do_not_count():
    state = march("british", units={f"foot-{n}": "ft-george" for n in (1, 15, 17, 22, 27, 28)})
    assert has_fort(state, "ft-george")
    play(state, "done")
    assert prompt_or_none(state) != "stacking"


@rule("S11.6")
def test_s11_6_only_when_movement_ends():
    units = dict.fromkeys(SIX_FRENCH, "ft-carillon") | {"marine-1": "chambly"}
    state = march("french", units=units)
    play(state, "take marine-1", "water ft-carillon", "halt")
    assert asked(state) == "march"
    play(state, "done", "remove foix")
    assert where(state, "foix") == "overseas"


# -- raids


@rule("S35.1", "S35.2", "S35.3", "S35.4")
def test_s35_4_a_raid_on_the_march_costs_two():
    state = march("french", supply=0, units={"langlade": "kittaning"})
    play(state, "take langlade", "trail carlisle", "raid carlisle")
    assert raided_by(state, "carlisle") == "french" and asked(state, "french").arguments["left"] == 3
    assert refused(state, "raid carlisle") == ("raided-already", "S35.2")
    assert where(state, "carlisle-militia") == "reserve"  # a raid does not call it out


@rule("S35.4")
def test_s35_4_one_point_is_not_enough():
    state = march("french", units={"langlade": "mingo-n"})
    play(state, "take langlade", "water le-detroit", "water ft-presquisle", "water ft-venango", "trail kittaning")
    play(state, "trail carlisle")
    assert refused(state, "raid carlisle") == ("too-far", "S35.4")


@rule("S35.2")
def test_s35_2_not_a_village_without_a_british_fort():
    state = march("french", units={"langlade": "abenaki"})
    play(state, "take langlade", "trail norridgewock")
    assert refused(state, "raid norridgewock") == ("no-raid-target", "S35.2")
    state = march("french", units={"langlade": "ft-duquesne"})
    assert offers(play(state, "take langlade", "trail ft-ligonier"), "raid ft-ligonier")


@rule("S35.1", "S35.3")
def test_s35_3_regulars_and_british_do_not_raid_on_the_march():
    state = march("french", units={"berry-1": "kittaning"})
    play(state, "take berry-1", "trail carlisle")
    assert refused(state, "raid carlisle") == ("irregulars-raid", "S35.3")
    state = march("british", units={"rogers-rangers": "easton"})
    assert refused(play(state, "take rogers-rangers"), "raid easton") == ("only-french-raid", "S35.1")


@rule("S35.5", "S35.6")
def test_s35_5_a_free_raid_after_the_battle():
    units = here("berry-1", "berry-2", "foix", "shawnee-tribe", "huron-tribe", **{"from": "trenton"}) | here(
        "easton-militia"
    )
    state = battle("easton", "french", units, [4, 4, 1, 1, 1, 1], draws=[0])
    assert asked(state) == "raids" and offered(state) == ["raid easton", "done"]
    play(state, "raid easton")
    assert raided_by(state, "easton") == "french"
    assert sum(where(state, tribe) == "easton" for tribe in ("shawnee-tribe", "huron-tribe")) == 0


# -- winter

NAVAL = {"anchorages": ["f-corsair", "f-squadron", "f-troopship", "f-gifts"], "dice": []}


def winter(units: dict, **spec):
    return position("winter", turn=3, units=units, **{**NAVAL, **spec})


@rule("S36.1")
def test_s36_1_militia_go_home_or_to_the_nearest_friendly_place():
    state = winter({"boston-militia": "ft-oswego"})
    assert where(state, "boston-militia") == "boston"
    for draw, found in ((0, "albany"), (1, "boston"), (3, "new-haven"), (4, "new-london")):
        state = winter({"hartford-militia": "boston"}, owners={"hartford": "french"}, draws=[draw])
        assert where(state, "hartford-militia") == found


@rule("S36.2", "S37.1", "S37.2", "S37.3")
def test_s37_1_promotion():
    units = {"boston-militia": {"place": "boston", "won": True}, "easton-militia": "easton"}
    state = winter(units)
    assert asked(state) == "promote" and state.to_act == ("british",)
    assert refused(state, "promote easton-militia") == ("won-no-battle", "S37.1")
    play(state, "promote boston-militia")
    assert offers(state, "pick rogers-rangers") and offers(state, "pick colonial-50")
    assert refused(state, "pick marine-1") == ("not-available", "S4.17")
    play(state, "pick rogers-rangers")
    assert where(state, "rogers-rangers") == "boston" and where(state, "boston-militia") == "reserve"
    state = winter({"montreal-militia": {"place": "montreal", "won": True}})
    play(state, "promote montreal-militia", "pick langlade")
    assert where(state, "langlade") == "montreal"


@rule("S37.4")
def test_s37_4_no_counter_no_promotion():
    names = ["colonial-50", "colonial-51", "colonial-60-1", "colonial-60-2", "colonial-60-3", "colonial-60-4"]
    names += ["rogers-rangers", "gorham-rangers", "light-infantry-80"]
    units = dict.fromkeys(names, "boston") | {"boston-militia": {"place": "boston", "won": True}}
    assert asked(winter(units)) != "promote"


@rule("S37.1")
def test_s37_1_a_victory_in_battle_is_noted():
    units = here("foot-1", "boston-militia", **{"from": "philadelphia"}) | here("chambly-militia")
    state = battle("easton", "british", units, [4, 3, 1], owners={"easton": "french"})
    militia = [seen for seen in place(state, "easton")["british"] if seen["unit"] == "boston-militia"]
    assert militia[0]["won"] is True
    assert not any("won" in seen for seen in place(state, "easton")["british"] if seen["unit"] == "foot-1")


@rule("S36.3")
def test_s36_3_tribes_without_a_coureur_go_home():
    state = winter(
        {"shawnee-tribe": "easton", "huron-tribe": "easton", "langlade": "kittaning", "miamis-tribe": "kittaning"}
    )
    assert where(state, "shawnee-tribe") == "shawnee" and not asleep(state, "shawnee-tribe")
    assert where(state, "miamis-tribe") == "kittaning"


@rule("S36.4")
def test_s36_4_one_tribe_without_a_village_is_saved():
    lost = {"shawnee": "british", "huron": "british"}
    state = winter({"shawnee-tribe": "easton", "huron-tribe": "easton", "miamis-tribe": "easton"}, owners=lost)
    assert asked(state) == "save" and refused(state, "save miamis-tribe") == ("has-a-home", "S36.4")
    play(state, "save huron-tribe", "to montreal")
    assert where(state, "huron-tribe") == "montreal" and where(state, "shawnee-tribe") == "out"


@rule("S36.5", "S39.6")
def test_s36_5_raid_markers_come_off_after_the_count():
    towns = ["carlisle", "easton", "hartford", "albany", "salem", "salisbury", "portland"]
    state = winter({}, raids=dict.fromkeys(towns, "french"))
    assert asked(state) == "turn-nation" and asked(state, "french").arguments["left"] == 1
    play(state, "turn mohawk-nation")
    assert all(raided_by(state, town) is None for town in towns)


@rule("S38.1", "S38.2")
def test_s38_1_no_line_to_a_base_is_starvation():
    state = winter(
        {"foot-1": "william-henry", "foot-15": "ft-george", "foot-17": "albany"}, forts=["william-henry", "ft-george"]
    )
    assert where(state, "foot-1") == where(state, "foot-15") == "out"
    assert where(state, "foot-17") == "albany"


@rule("S38.1")
def test_s38_1_duquesne_by_niagara_or_by_the_ottawa():
    assert where(winter({"berry-1": "ft-duquesne"}, owners={"ft-niagara": "british"}), "berry-1") == "ft-duquesne"
    cut = {"ft-niagara": "british", "nipissing": "british"}
    assert where(winter({"berry-1": "ft-duquesne"}, owners=cut), "berry-1") == "out"


@rule("S38.3")
def test_s38_3_a_roof_is_needed():
    state = winter({"foot-1": "ft-cumberland", "foot-15": "ft-dobbs", "ft-levis-militia": "ft-levis"})
    assert where(state, "foot-1") == "ft-cumberland"  # a road leads to Baltimore
    assert where(state, "ft-levis-militia") == "ft-levis"  # militia at home have a roof
    state = winter({"berry-1": "ft-levis"})
    assert where(state, "berry-1") == "out"


@rule("S38.4")
def test_s38_4_irregulars_live_off_the_land():
    state = winter({"langlade": "illinois", "rogers-rangers": "ft-george"})
    assert where(state, "langlade") == "illinois" and where(state, "rogers-rangers") == "ft-george"


@rule("S38.5")
def test_s38_5_a_port_needs_no_line():
    state = winter({"foot-1": "louisbourg"}, owners={"louisbourg": "british"})
    assert where(state, "foot-1") == "louisbourg"


@rule("S38.6", "S44.2")
def test_s38_6_quebec_is_no_british_port_while_louisbourg_is_french():
    state = winter({"foot-1": "quebec"}, owners={"quebec": "british"})
    assert where(state, "foot-1") == "out"
    state = winter(
        {"foot-1": "montreal"},
        owners={"quebec": "british", "louisbourg": "british", "montreal": "british", "trois-rivieres": "british"},
    )
    assert where(state, "foot-1") == "montreal"


# -- the Iroquois


@rule("S39.1")
def test_s39_1_three_and_three():
    colours = list(GAME.start(seed=1).view(None)["iroquois"]["colours"].values())
    assert colours.count("french") == colours.count("british") == 3


@rule("S39.2")
def test_s39_2_the_difference_turns_nations():
    state = winter({}, victories={"french": 2, "british": 1})
    assert asked(state) == "turn-nation" and state.to_act == ("french",)
    assert refused(state, "turn seneca-nation") == ("your-colour-already", "S39.2")
    play(state, "turn oneida-nation")
    assert state.view(None)["iroquois"]["colours"]["oneida-nation"] == "french"
    assert asked(winter({}, victories={"french": 1, "british": 1})) != "turn-nation"


@rule("S39.3")
def test_s39_3_two_regulars_on_each_side():
    units = here("foot-1", "foot-15", **{"from": "philadelphia"}) | here("berry-1", "berry-2")
    state = battle("easton", "british", units, [1, 1, 1, 1], owners={"easton": "french"})
    play(state, "withdraw")
    assert told(state, "great-victory") == [{"seat": "seat-french"}]
    units = here("foot-1", **{"from": "philadelphia"}) | here("berry-1", "berry-2")
    state = battle("easton", "british", units, [1, 1, 1], owners={"easton": "french"})
    assert not told(play(state, "withdraw"), "great-victory")
    units = here("foot-1", "foot-15", **{"from": "philadelphia"}) | here("berry-1", "montreal-militia")
    state = battle("easton", "british", units, [1, 1, 1, 1], owners={"easton": "french"})
    assert not told(play(state, "withdraw"), "great-victory")


@rule("S39.3", "S45.1")
def test_s39_3_a_garrison_counts_once_it_is_assaulted():
    units = here("foot-1", "foot-15", **{"from": "micmac-e"}) | here("berry-1", "louisbourg-garrison")
    units |= {"louisbourg-militia": "quebec", "micmac-e-tribe": "quebec"}
    state = battle("louisbourg", "british", units, [1] * 4, owners={"micmac-e": "british"})
    play(state, "enter berry-1")
    assert not told(play(state.copy(), "give-up"), "great-victory")
    play(state, "assault", "give-up", "withdraw")
    assert told(state, "great-victory") == [{"seat": "seat-french"}]


@rule("S39.3", "S29.4")
def test_s39_3_regulars_who_come_during_the_battle_count():
    units = here("foot-1", **{"from": "philadelphia"}) | here("berry-1") | {"foot-15": "philadelphia"}
    units |= {"berry-2": "wilkesbarre"}
    spec = {"owners": {"easton": "french", "wilkesbarre": "french"}}
    state = battle("easton", "british", units, [1] * 12, **spec)
    play(state, "fight-on", "fight-on")
    for called in (("done", "call berry-2"), ("call foot-15", "done")):
        assert not told(play(state.copy(), *called), "great-victory")
    play(state, "call foot-15", "call berry-2")
    assert told(state, "great-victory") == [{"seat": "seat-french"}]


@rule("S39.4")
def test_s39_4_a_town_or_fortress_taken():
    state = march("french", units={"berry-1": "kittaning", "carlisle-militia": "easton"}, turn=3, dice=[1] * 9)
    play(state, "take berry-1", "trail carlisle", "halt", "done")
    assert told(state, "great-victory") == [{"seat": "seat-french"}]
    state = march("british", units={"foot-1": "albany"}, turn=3, dice=[1] * 9)
    play(state, "take foot-1", "trail cherry-valley", "halt", "done")
    assert owner(state, "cherry-valley") == "british" and not told(state, "great-victory")


@rule("S39.5")
def test_s39_5_pairs_of_forts_burnt():
    state = winter({}, burnt={"british": 3})
    assert asked(state) == "turn-nation" and state.to_act == ("british",)
    assert asked(state, "british").arguments["left"] == 1


@rule("S36.5", "S39.2", "S39.5", "S37.1")
def test_s36_5_a_new_year_starts_with_a_clean_slate():
    units = {"boston-militia": {"place": "boston", "won": True}}
    state = play(winter(units, burnt={"french": 1, "british": 1}, victories={"french": 1, "british": 1}), "done")
    view = state.view(None)
    assert view["forts_burnt"] == {"french": 0, "british": 0}
    assert view["great_victories"] == {"french": 0, "british": 0}
    assert "won" not in place(state, "boston")["british"][0]


@rule("S39.7")
def test_s39_7_six_of_one_colour_join_for_good():
    six = ["mohawk", "oneida", "tuscarora", "onondaga", "cayuga", "seneca"]
    state = position("turn", turn=3, blue=six, units={"langlade": "montreal"}, dice=[1] * 4)
    assert asked(state) == "nation-village" and offered(state) == ["to seneca-e", "to seneca-w"]
    play(state, "to seneca-e")
    assert owner(state, "onondaga") == "french" and where(state, "mohawk-nation") == "mohawk"
    assert where(state, "seneca-nation") == "seneca-e"
    assert state.view(None)["iroquois"]["at_war_for"] == "french"


@rule("S40.3")
def test_s40_3_two_points_and_no_replacement():
    units = here("mohawk-nation", **{"from": "oneida"}) | here("ft-stanwix-militia")
    state = battle("ft-stanwix", "french", units, [1, 4] + [1] * 6, nations="french")
    play(state, "fight-on")
    assert points(state, "mohawk-nation") == 1
    units = here("mohawk-nation", **{"from": "oneida", "damaged": True}) | here("ft-stanwix-militia")
    state = battle("ft-stanwix", "french", units, [1, 4] + [1] * 6, nations="french")
    play(state, "fight-on")
    assert where(state, "mohawk-nation") == "out"


# -- victory


def judged(turn: int = 3, **owners: str):
    spec = {name.replace("_", "-"): side for name, side in owners.items()}
    return position("turn", turn=turn, units={"langlade": "montreal"}, owners=spec, dice=[1] * 4)


@rule("S41.1")
def test_s41_1_albany_and_a_city():
    assert judged(albany="french", boston="french").outcome.winner == "french"
    assert judged(new_york="french", boston="french").outcome is None
    assert judged(albany="french").outcome is None


@rule("S41.3")
def test_s41_3_three_of_five_with_quebec_or_montreal():
    assert judged(louisbourg="british", ft_frontenac="british", ft_duquesne="british").outcome is None
    outcome = judged(louisbourg="british", ft_frontenac="british", quebec="british").outcome
    assert outcome.winner == "british" and outcome.rule == "S41.3"


@rule("S41.2", "S41.4")
def test_s41_4_the_end_of_the_last_turn():
    state = position("turn-ends", turn=12, units={"langlade": "montreal"}, dice=[])
    assert state.outcome.winner == "french" and state.outcome.rule == "S41.2"
    three = {"louisbourg": "british", "ft-frontenac": "british", "montreal": "british"}
    state = position("turn-ends", turn=12, units={"langlade": "quebec"}, owners=three, dice=[])
    assert state.outcome.winner == "british"


@rule("S5.2")
def test_s5_2_the_view_names_the_phase():
    units = {"langlade": "montreal", "foot-40": "boston"}
    ships = ["f-corsair", "f-squadron", "f-troopship", "f-gifts"]
    state = position("turn", turn=3, units=units, anchorages=ships, dice=[1] * 20)
    seen = state.view(None)
    assert (seen["turn"], seen["season"], seen["phase"]) == (3, "autumn", "french-movement")
    assert play(state, "done").view(None)["phase"] == "british-movement"
    assert play(state, "done").view(None)["phase"] == "sea-lift"
    assert play(state, "done").view(None)["phase"] == "naval-combat"
    assert GAME.start(seed=1).view(None)["phase"] == "set-up"
    assert position("turn-ends", turn=12, units=units, dice=[]).view(None)["phase"] is None
