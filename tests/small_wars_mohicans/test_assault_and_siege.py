"""S25.7, S26.7-S26.11, S30-S34 Assault, decision, siege, retreat, recovery."""

from __future__ import annotations

from tests.rules import rule
from tests.small_wars_mohicans.table import (
    NEXT_TURN,
    asleep,
    battle,
    has_fort,
    here,
    owner,
    place,
    points,
    position,
    raided_by,
    where,
)
from tests.table import asked, offered, offers, play, refused, told

FROM_NECESSITY = {"from": "ft-necessity", "by": "land"}


def assault(attackers: tuple[str, ...], defenders: tuple[str, ...], rolls: list[int], **spec):
    """At Fort Duquesne, everybody inside."""
    units = here(*attackers, **FROM_NECESSITY) | here(*defenders)
    state = battle("ft-duquesne", "british", units, rolls, **spec)
    for unit in defenders:
        play(state, f"enter {unit}")
    return state


@rule("S25.7", "S30.2", "S30.3", "S26.7", "S30.1")
def test_s26_7_besieging_militia_skip_the_first_assault_round():
    militia = ("boston-militia", "albany-militia", "trenton-militia", "easton-militia")
    state = assault(("foot-1", "foot-15", *militia), ("berry-1",), [6, 6, 1, 1, 1, 1, 1, 1, 1, 1])
    play(state, "assault")
    first, second = told(state, "round-rolled")
    assert first["dice"] == [6, 6] and first["kills"] == 0  # one white, one black, tomahawks ignored
    assert first["seat"] == "seat-british" and second["seat"] == "seat-french"
    play(state, "fight-on", "fight-on")
    assert len(told(state, "round-rolled")[2]["dice"]) == 6
    assert asked(state) == "besiege"  # two rounds, and no third


@rule("S30.4", "S19.5", "S31.2")
def test_s30_4_all_dead_the_fort_is_kept_or_burnt():
    state = assault(("foot-1", "foot-15"), ("ft-levis-militia",), [4, 5, 1])
    play(state, "assault")
    assert asked(state) == "fort-fate"
    play(state, "burn")
    assert owner(state, "ft-duquesne") == "british" and not has_fort(state, "ft-duquesne")
    assert raided_by(state, "ft-duquesne") == "british"
    assert state.view(None)["forts_burnt"] == {"french": 0, "british": 1}
    state = play(assault(("foot-1", "foot-15"), ("ft-levis-militia",), [4, 5, 1]), "assault", "keep")
    assert has_fort(state, "ft-duquesne")


@rule("S27.4")
def test_s27_4_walls_take_the_first_two_in_an_assault():
    state = play(assault(("foot-1", "foot-15"), ("berry-1",), [4, 3, 1]), "assault")
    assert told(state, "marker-soaks")[0]["soaked"] == 2 and points(state, "berry-1") == 2


@rule("S26.10")
def test_s26_10_attacker_may_stop_then_defender_may_surrender():
    state = play(assault(("foot-1", "foot-15"), ("berry-1",), [1, 1, 1]), "assault")
    assert offered(state) == ["fight-on", "give-up"] and state.to_act == ("british",)
    play(state, "fight-on")
    assert offered(state) == ["fight-on", "surrender"] and state.to_act == ("french",)
    play(state, "surrender", "keep")
    assert where(state, "berry-1") == "overseas" and owner(state, "ft-duquesne") == "british"
    assert told(state, "battle-won")[0]["seat"] == "seat-british"


@rule("S26.11", "S30.5", "S31.5", "S32.1")
def test_s30_5_the_assailant_may_stay_and_besiege():
    state = play(assault(("foot-1", "foot-15"), ("berry-1",), [1, 1, 1, 6, 6, 1, 1]), "assault", "give-up")
    assert offered(state) == ["withdraw", "stay"]
    play(state, "stay")
    assert told(state, "siege-begins") == [{"place": "place-ft-duquesne", "seat": "seat-british"}]
    assert told(state, "battle-won") == [{"place": "place-ft-duquesne", "seat": "seat-french"}]
    assert told(state, "siege-rolled")


@rule("S31.3", "S30.5")
def test_s31_3_without_an_assault_the_attacker_has_lost():
    state = assault(("foot-1", "foot-15"), ("berry-1",), [])
    assert refused(state, "stay") == ("no-siege-without-assault", "S30.5")
    play(state, "give-up")
    assert told(state, "battle-won")[0]["seat"] == "seat-french"
    assert where(state, "foot-1") == "ft-necessity" and not told(state, "siege-begins")


def siege(season: int, rolls: list[int], outside=("foot-1", "foot-15"), inside=("berry-1",), **spec):
    units = here(*outside) | {unit: {"inside": True} for unit in inside}
    placed = {name: {"place": "ft-duquesne", **said} for name, said in units.items()}
    placed |= spec.pop("others", {})
    described = {"forts": ["ft-duquesne", "ft-necessity"], **spec}
    return position(
        "combat" if season == 3 else "sieges",
        turn=season,
        sieges={"ft-duquesne": "british"},
        units=placed,
        dice=rolls + NEXT_TURN * 3,
        **described,
    )


@rule("S32.2", "S32.3", "S32.4")
def test_s32_3_the_siege_roll():
    state = siege(2, [3, 3, 5, 5])
    units, water = (
        {"id": f"modifier-{name}", "rule": rule} for name, rule in (("units", "S32.3"), ("waterside", "S32.4"))
    )
    assert told(state, "siege-rolled") == [
        {"place": "place-ft-duquesne", "seat": "seat-british", "attack": 8, "defence": 13, "dice": [3, 3, 5, 5]}
        | {"attacking": [units | {"by": 2}], "defending": [units | {"by": 1}, water | {"by": 2}]}
    ]
    placed = {"foot-1": "louisbourg", "foot-15": "louisbourg", "louisbourg-garrison": "louisbourg"}
    state = position("sieges", turn=2, sieges={"louisbourg": "british"}, units=placed, dice=[1, 1, 1, 1, 1, 1])
    assert told(state, "siege-rolled")[0]["defence"] == 2 + 1 + 2 + 2
    placed = {"berry-1": "ft-george", "foot-1": {"place": "ft-george", "inside": True}}
    spec = {"sieges": {"ft-george": "french"}, "forts": ["ft-george"]}
    state = position("sieges", turn=2, units=placed, dice=[1, 1, 1, 1, 1, 1], **spec)
    assert told(state, "siege-rolled")[0]["defence"] == 2 + 1  # no garrison, no water


@rule("S32.3")
def test_s32_3_irregulars_count_for_nothing_in_a_siege():
    state = siege(2, [3, 3, 5, 5], outside=("foot-1", "boston-militia", "rogers-rangers"))
    assert told(state, "siege-rolled")[0]["attack"] == 3 + 3 + 2


@rule("S32.6", "S39.5")
def test_s39_5_a_fort_burnt_after_its_siege_is_counted():
    state = play(siege(2, [6, 6, 1, 1]), "burn")
    assert state.view(None)["forts_burnt"] == {"french": 0, "british": 1}


@rule("S32.5", "S34.2")
def test_s32_5_a_tie_costs_both_one_damage():
    state = siege(2, [4, 4, 3, 4])  # 8 + 2 against 7 + 1 + 2
    assert state.to_act == ("british",)
    play(state, "lose foot-1")
    assert points(state, "berry-1") == 1  # inside a place still besieged it does not recover
    assert points(state, "foot-1") == 2 and place(state, "ft-duquesne")["besieged_by"] == "british"


@rule("S32.6")
def test_s32_6_a_won_siege_captures_the_place():
    state = siege(2, [6, 6, 1, 1])
    assert asked(state) == "fort-fate" and refused(state, "withdraw") == ("not-asked", "S5.2")
    play(state, "keep")
    assert where(state, "berry-1") == "overseas" and owner(state, "ft-duquesne") == "british"


@rule("S32.7", "S25.9")
def test_s32_7_a_beaten_besieger_may_leave_in_spring_and_must_in_autumn():
    state = siege(2, [1, 1, 6, 6])
    assert asked(state) == "siege-leave" and refused(state, "burn") == ("not-asked", "S5.2")
    play(state, "stay")
    assert where(state, "foot-1") == "ft-duquesne"
    state = siege(2, [1, 1, 6, 6])
    play(state, "withdraw", "retreat ft-necessity")
    assert where(state, "foot-1") == "ft-necessity"
    state = siege(3, [1, 1, 6, 6])
    play(state, "stay", "retreat ft-necessity")  # no new assault; the roll comes
    assert where(state, "foot-1") == "ft-necessity" and "besieged_by" not in place(state, "ft-duquesne")


@rule("S30.6")
def test_s30_6_a_siege_that_lasts_allows_a_new_assault():
    state = siege(3, [4, 5, 1] + [1] * 9)
    assert asked(state) == "assault" and offered(state) == ["assault", "stay"]
    play(state, "assault")
    assert told(state, "round-rolled") and told(state, "marker-soaks")


@rule("S25.9", "S32.5")
def test_s25_9_an_autumn_tie_sends_the_besieger_away():
    state = siege(3, [4, 4, 3, 4])
    play(state, "stay", "lose foot-1", "retreat ft-necessity")
    assert where(state, "foot-1") == "ft-necessity"


@rule("S22.2", "S31.6")
def test_s22_2_a_relief_attacks_the_besiegers():
    others = {"berry-2": {"place": "ft-duquesne", "from": "ft-venango"}}
    state = siege(3, [3, 2, 1, 1] + [1] * 20, others=others, attacks={"ft-duquesne": "french"}, reliefs=["ft-duquesne"])
    assert asked(state) == "sorties"
    play(state, "sortie berry-1")
    first = told(state, "round-rolled")[0]
    assert first["seat"] == "seat-french" and len(first["dice"]) == 2
    play(state, "withdraw")
    assert place(state, "ft-duquesne")["besieged_by"] == "british"  # beaten: those who came out are inside again
    assert where(state, "berry-1") == "ft-duquesne" and where(state, "berry-2") == "ft-venango"


@rule("S22.2", "S32.1")
def test_s22_2_after_a_relief_that_wins_nobody_goes_back_inside():
    others = {"berry-2": {"place": "ft-duquesne", "from": "ft-venango"}}
    spec = {"others": others, "attacks": {"ft-duquesne": "french"}, "reliefs": ["ft-duquesne"]}
    state = siege(3, [1] * 20, inside=("berry-1", "foix"), **spec)
    play(state, "sortie berry-1", "sortie foix", "fight-on", "withdraw")
    assert asked(state) == "retreat"
    play(state, "retreat ft-necessity")
    assert told(state, "battle-won")[0]["seat"] == "seat-french" and told(state, "siege-ends")
    assert where(state, "foot-1") == "ft-necessity" and not told(state, "unit-goes-inside")


@rule("S31.7")
def test_s31_7_beaten_tribes_retreat_with_the_rest():
    units = here("foot-1", "foot-15", **{"from": "philadelphia", "damaged": True}) | here("berry-1", "huron-tribe")
    owners = {"easton": "french", "wilkesbarre": "french", "delaware-e": "british"}
    state = battle("easton", "british", units, [1, 1, 4, 1], owners=owners)
    play(state, "lose foot-1", "fight-on", "withdraw")
    assert told(state, "battle-won")[0]["seat"] == "seat-british"
    assert where(state, "huron-tribe") == where(state, "berry-1") == "wilkesbarre"


@rule("S31.7", "S40.4")
def test_s31_7_one_tribe_for_each_british_unit_destroyed():
    tribes = ("huron-tribe", "shawnee-tribe", "abenaki-tribe")
    units = here("foot-1", **{"from": "philadelphia", "damaged": True}) | here(*tribes, "mohawk-nation")
    spec = {"owners": {"easton": "french"}, "nations": "french", "draws": [1]}
    state = battle("easton", "british", units, [1, 4, 1, 1, 1], **spec)
    assert [where(state, tribe) for tribe in tribes].count("easton") == 2
    assert where(state, "huron-tribe") == "huron" and not asleep(state, "huron-tribe")
    assert where(state, "mohawk-nation") == "easton"


@rule("S31.8")
def test_s31_8_a_lost_village_sends_it_to_quebec_or_montreal():
    units = here("foot-1", **{"from": "philadelphia", "damaged": True}) | here("shawnee-tribe")
    state = battle("easton", "british", units, [1, 4], owners={"easton": "french", "shawnee": "british"})
    assert asked(state) == "refuge" and offered(state) == ["to montreal", "to quebec"]
    assert where(play(state, "to quebec"), "shawnee-tribe") == "quebec"
    lost = {"easton": "french", "shawnee": "british", "quebec": "british", "montreal": "british", "boston": "french"}
    lost |= {"louisbourg": "french", "ft-frontenac": "french"}
    state = battle("easton", "british", units, [1, 4], owners=lost)
    assert where(state, "shawnee-tribe") == "easton"


def beaten(units: dict, **spec):
    """British attackers at Easton who lose by equal losses."""
    attackers = here("foot-1", **{"from": "philadelphia"}) | units
    state = battle("easton", "british", attackers | here("berry-1"), [1] * 8, **spec)
    while offers(state, "fight-on") or asked(state) == "support":
        play(state, "done" if asked(state) == "support" else "fight-on")
    return state


@rule("S33.3")
def test_s33_3_not_where_the_enemy_came_from_nor_where_he_rules():
    units = here("foot-1") | here("berry-1", "berry-2", **{"from": "philadelphia"})
    state = battle("easton", "french", units, [1] * 5, owners={"philadelphia": "french"})
    play(state, "fight-on", "withdraw")
    assert refused(state, "retreat philadelphia") == ("enemy-came-from-there", "S33.3")
    assert refused(state, "retreat delaware-e") == ("enemy-holds-it", "S33.3")
    assert offers(state, "retreat trenton")


@rule("S33.4")
def test_s33_4_not_into_a_battle_to_come():
    units = here("foot-1") | here("berry-1", "berry-2", **{"from": "philadelphia"})
    units |= {"foot-15": "trenton", "foix": {"place": "trenton", "from": "philadelphia"}}
    spec = {"attacks": {"easton": "french", "trenton": "french"}, "owners": {"philadelphia": "french"}}
    state = battle("easton", "french", units, [1] * 30, **spec)
    play(state, "fight easton", "fight-on", "withdraw")
    assert where(state, "foot-1") == "wilkesbarre"


@rule("S33.5")
def test_s33_5_back_the_way_they_came():
    state = beaten({}, owners={"easton": "french"})
    assert where(state, "foot-1") == "philadelphia"
    state = beaten(here("foot-15", **{"from": "wilkesbarre"}), owners={"easton": "french"})
    assert sorted(offered(state)) == ["retreat philadelphia", "retreat wilkesbarre"]
    assert refused(state, "retreat trenton") == ("better-way", "S33.5")
    play(state, "retreat wilkesbarre")
    assert where(state, "foot-1") == where(state, "foot-15") == "wilkesbarre"


@rule("S33.6", "S20.11", "S34.1")
def test_s33_6_back_to_the_ships_for_one_damage():
    units = here("foot-1", "foot-15", **{"from": "boston", "by": "sea"}) | here("louisbourg-garrison")
    units |= {"louisbourg-militia": "quebec"}
    state = battle("louisbourg", "british", units, [1, 1], sea_lift="louisbourg")
    play(state, "give-up")
    assert where(state, "foot-1") == where(state, "foot-15") == "boston"
    assert len(told(state, "unit-damaged")) == 2 and points(state, "foot-1") == 2
    assert state.view(None)["sea_lift"] == "boston"


@rule("S33.7")
def test_s33_7_no_way_out_is_death():
    owners = {"easton": "french", "philadelphia": "french", "trenton": "french", "wilkesbarre": "french"}
    state = beaten({}, owners=owners | {"new-york": "british"})
    assert where(state, "foot-1") == "out" and told(state, "unit-no-retreat")


@rule("S34.1")
def test_s34_1_everybody_recovers_after_the_battle():
    units = here("foot-1", **{"from": "philadelphia", "damaged": True}) | here("berry-1", damaged=True)
    state = battle("easton", "british", units, [1, 1], owners={"easton": "french"})
    play(state, "withdraw")
    assert points(state, "foot-1") == points(state, "berry-1") == 2


@rule("S45.3")
def test_s45_3_a_lost_garrison_never_returns():
    units = here("foot-1", "foot-15", **{"from": "micmac-e"}) | here("louisbourg-garrison", damaged=True)
    units["louisbourg-garrison"] = {"damaged": True}
    units |= {"louisbourg-militia": "quebec"}
    state = battle("louisbourg", "british", units, [4, 5, 1], owners={"micmac-e": "british"})
    play(state, "assault")
    assert where(state, "louisbourg-garrison") == "out" and owner(state, "louisbourg") == "british"


@rule("S25.8", "S30.1")
def test_s25_8_the_beaten_part_outside_retreats_and_the_fort_may_be_stormed():
    units = here("foot-1", "foot-15", "foot-17", "foot-22", **FROM_NECESSITY)
    units |= here("berry-1", "ft-levis-militia", "chambly-militia")
    state = battle("ft-duquesne", "british", units, [4, 4, 4, 5] + [1] * 20)
    play(state, "enter berry-1", "fight-on", "lose chambly-militia")  # five hits, two of them on the walls
    assert where(state, "ft-levis-militia") == where(state, "chambly-militia") == "reserve"
    assert asked(state) == "assault"


@rule("S31.5", "S26.9")
def test_s31_5_a_tie_outside_the_fort_sends_the_attacker_away():
    units = here("foot-1", "foot-15", **FROM_NECESSITY) | here("berry-1", "berry-2", "foix", "quercy")
    state = battle("ft-duquesne", "british", units, [1] * 20)
    play(state, "enter berry-1", "enter berry-2", "fight-on", "fight-on", "fight-on")
    while asked(state) in ("support", "walls", "defender-decides"):
        play(state, "done" if asked(state) == "support" else "fight-on")
    assert told(state, "battle-won")[0]["seat"] == "seat-french" and where(state, "foot-1") == "ft-necessity"


NIAGARA = {"sieges": {"ft-niagara": "british"}, "owners": {"ft-toronto": "british"}}
LOST_ROLL = [1, 1, 6, 6]
SUPPLY = [1, 1, 1, 1, 1]  # of both sides


def besieger_of_niagara(dice: list[int], **spec):
    """Spring: he came from Toronto over the lake, has lost the siege roll and stays."""
    units = {
        "foot-1": {"place": "ft-niagara", "from": "ft-toronto", "by": "lake"},
        "berry-1": {"place": "ft-niagara", "inside": True},
        **spec.pop("units", {}),
    }
    return position("sieges", **{"turn": 2, **NIAGARA, **spec, "units": units, "dice": LOST_ROLL + dice})


def retreats(state) -> list[str]:
    return [seen["place"] for seen in told(state, "unit-retreats")]


@rule("S33.5", "S32.7")
def test_s33_5_a_besieger_remembers_in_autumn_the_way_he_came_in_spring():
    state = play(besieger_of_niagara([*SUPPLY, *LOST_ROLL, *[1] * 9]), "stay", "done", "done", "done", "stay")
    assert retreats(state) == ["place-ft-toronto"]


@rule("S33.5", "S30.5")
def test_s33_5_after_a_new_assault_in_autumn_too():
    dice = [*SUPPLY, 1, 1, 1, 1, *[1] * 9]
    state = play(besieger_of_niagara(dice), "stay", "done", "done", "done", "assault", "fight-on", "fight-on")
    play(state, "withdraw")
    assert retreats(state) == ["place-ft-toronto"]


@rule("S33.5", "S22.2")
def test_s33_5_a_relief_beats_the_besieger_back_the_way_he_came():
    units = {"foix": "ft-presquisle", "quercy": "ft-presquisle", "eu-1": "ft-presquisle"}
    state = besieger_of_niagara([*SUPPLY, 1, 1, 1, 1, *[1] * 9], units=units)
    play(state, "stay", "take foix", "take quercy", "take eu-1", "water ft-niagara", "done", "done", "done", "done")
    assert asked(state) == "attacker-decides"
    play(state, "fight-on", "withdraw")
    assert retreats(state) == ["place-ft-toronto"]


@rule("S33.5", "S33.3")
def test_s33_5_a_way_that_was_lost_meanwhile_is_closed():
    units = {"langlade": "mississauga"}
    state = besieger_of_niagara([*SUPPLY, *LOST_ROLL, *[1] * 9], units=units)
    play(state, "stay", "take langlade", "water ft-toronto", "halt", "done", "done", "done", "stay")
    assert owner(state, "ft-toronto") == "french" and retreats(state) == ["place-ft-oswego"]


@rule("S33.3", "S33.5")
def test_s33_3_only_where_the_enemy_came_from_this_turn_is_closed():
    """Toronto, by which the besieger came in spring, is open to a relief that came by it in autumn."""
    state = besieger_of_niagara([*SUPPLY, *[1] * 20], units={"foix": "mississauga", "langlade": "mississauga"})
    play(state, "stay", "take foix", "water ft-toronto", "water ft-niagara")
    play(state, "take langlade", "water ft-toronto", "halt", "done", "done", "done", "done")
    assert asked(state) == "attacker-decides" and owner(state, "ft-toronto") == "french"
    assert retreats(play(state, "withdraw"))[:1] == ["place-ft-toronto"]


@rule("S33.5", "S33.6")
def test_s33_5_the_port_they_sailed_from_is_no_way_back_by_land():
    """From New Haven by sea: neighbours of New York are open alike, and New Haven by sea too."""
    units = here("foot-1", "foot-15", **{"from": "new-haven", "by": "sea"}) | here("berry-1")
    spec = {"owners": {"new-york": "french"}, "sea_lift": "new-york"}
    state = battle("new-york", "british", units, [1, *[1] * 9], **spec)
    play(state, "fight-on", "withdraw")
    assert asked(state) == "retreat"
    assert {"retreat new-haven", "retreat philadelphia", "retreat-by-sea"} <= set(offered(state))


@rule("S33.6", "S32.7")
def test_s33_6_a_besieger_who_came_by_sea_in_spring_sails_back_in_autumn():
    units = {
        "foot-1": {"place": "louisbourg", "from": "boston", "by": "sea"},
        "berry-1": {"place": "louisbourg", "inside": True},
    }
    spec = {"turn": 2, "sieges": {"louisbourg": "british"}, "sea_lift": "louisbourg", "units": units}
    state = position("sieges", **spec, dice=[*LOST_ROLL, *SUPPLY, *LOST_ROLL, *[1] * 9])
    play(state, "stay", "done", "done", "done", "stay")
    assert retreats(state) == ["place-boston"] and where(state, "foot-1") == "boston"
    assert state.view(None)["sea_lift"] == "boston"


TIED_ROLL = [2, 1, 1, 1]  # 3 and two besiegers against 2, one inside and the river


def stormed(turn: int, dice: list[int]):
    """The assault on Fort Duquesne turns the battalion inside over, and the attacker stays."""
    state = assault(("foot-1", "foot-15"), ("berry-1",), [1, 5, 1, *dice], turn=turn, forts=["ft-duquesne"])
    play(state, "assault", "fight-on", "fight-on")
    return play(state, "stay")


@rule("S34.2", "S32.5")
def test_s34_2_in_autumn_those_inside_recover_between_assault_and_siege_roll():
    """Walls take two results, the third turns the battalion over; it is whole again when the tie costs a damage."""
    dice = [4, 1, 1, *TIED_ROLL, *[1] * 9]
    autumn = stormed(3, dice)
    damaged = [seen["unit"] for seen in told(autumn, "unit-damaged")]
    assert damaged == ["unit-berry-1"] * 2 and asked(autumn) == "casualties"  # now for the besiegers
    play(autumn, "lose foot-1")
    assert where(autumn, "berry-1") == "ft-duquesne" and owner(autumn, "ft-duquesne") == "french"


@rule("S34.2", "S32.5")
def test_s34_2_in_spring_they_do_not_and_the_tie_destroys_them():
    spring = stormed(2, [4, 1, 1, *TIED_ROLL, *[1] * 9])
    assert [seen["unit"] for seen in told(spring, "unit-damaged")] == ["unit-berry-1"]
    assert [seen["unit"] for seen in told(spring, "unit-destroyed")] == ["unit-berry-1"]


CARRIED = {
    "turn": 3,
    "forts": ["ft-duquesne"],
    "sieges": {"ft-duquesne": "british"},
    "attacks": {"easton": "british"},
    "owners": {"easton": "french"},
}
CARRIED_UNITS = {
    "foot-1": "ft-duquesne",
    "foot-15": "ft-duquesne",
    "berry-1": {"place": "ft-duquesne", "inside": True, "damaged": True},
    "foot-17": {"place": "easton", "from": "philadelphia", "by": "land"},
    "berry-2": "easton",
}


@rule("S34.2", "S30.6")
def test_s34_2_a_battle_elsewhere_gives_those_inside_no_rest():
    state = position("combat", **CARRIED, units=CARRIED_UNITS, dice=[1] * 30)
    play(state, "fight easton", "withdraw")
    assert asked(state) == "assault" and points(state, "berry-1") == 1


@rule("S34.2", "S30.6")
def test_s34_2_nor_does_an_assault_that_is_declined():
    state = position("combat", **CARRIED, units=CARRIED_UNITS, dice=[1, 1, *TIED_ROLL, *[1] * 20])
    play(state, "fight ft-duquesne", "stay", "withdraw", "done")
    assert "unit-berry-1" in [seen["unit"] for seen in told(state, "unit-destroyed")]
