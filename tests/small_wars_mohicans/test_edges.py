"""Where rules meet at their edges: ways back that are none, walls within walls, the last place left."""

from __future__ import annotations

from tests.rules import rule
from tests.small_wars_mohicans.table import (
    battle,
    has_fort,
    here,
    march,
    owner,
    place,
    points,
    position,
    raided_by,
    supply,
    where,
)
from tests.table import asked, offered, offers, play, refused, told


def halt(state):
    """A stack with nothing left to choose has halted by itself."""
    if asked(state) in ("stack", "stack-stopped"):
        play(state, "halt")


def step_to(state, name: str) -> str:
    return next(words for words in offered(state) if words.split()[0] in ("road", "trail", "water") and name in words)


def fight_on(state):
    """Neither side leaves or calls anybody until this battle is won."""
    while not told(state, "battle-won") and asked(state) in (
        "attacker-decides",
        "defender-decides",
        "support",
        "walls",
    ):
        play(state, "done" if asked(state) == "support" else "fight-on")
    return state


@rule("S29.4", "S13.13")
def test_example_a_unit_of_fort_george_joins_the_battle_of_william_henry() -> None:
    """The rulebook's example: the British stop at Fort George, and one of them still comes to the battle."""
    french = dict.fromkeys(("berry-1", "berry-2", "foix", "quercy"), "ft-carillon")
    british = dict.fromkeys(("foot-1", "foot-15", "foot-17", "foot-22"), "albany") | {"foot-40": "william-henry"}
    state = march("french", supply=1, turn=3, units=french | british, dice=[1, 1, 1] + [1] * 20)
    play(state, *[f"take {unit}" for unit in ("berry-1", "berry-2", "foix", "quercy")], "trail william-henry")
    halt(state)
    play(state, "done", *[f"take {unit}" for unit in ("foot-1", "foot-15", "foot-17", "foot-22")], "trail ft-george")
    assert refused(state, "trail william-henry") == ("one-trail", "S13.7")
    halt(state)
    play(state, "done", "done")
    assert told(state, "battle-begins")[0]["place"] == "place-william-henry"
    play(state, "fight-on", "fight-on")
    assert asked(state) == "support" and state.to_act == ("british",)
    play(state, "call foot-15")
    assert told(state, "unit-called") == [
        {"unit": "unit-foot-15", "from": "place-ft-george", "place": "place-william-henry"}
    ]
    assert len(told(state, "round-rolled")[3]["dice"]) == 2  # one only, in the second round


@rule("S33.6", "S29.4")
def test_who_was_called_from_a_port_next_door_has_no_ship_to_go_back_to() -> None:
    units = here("foot-1", **{"from": "philadelphia"}) | here("berry-1")
    units |= {"foot-15": {"place": "philadelphia", "from": "boston", "by": "sea"}}
    state = battle("easton", "british", units, [1] * 8, owners={"easton": "french"})
    play(state, "fight-on", "fight-on", "call foot-15")
    fight_on(state)
    assert where(state, "foot-1") == where(state, "foot-15") == "philadelphia"
    assert not told(state, "unit-damaged")  # both walked


@rule("S22.8", "S20.3")
def test_a_besieger_who_marches_off_makes_no_landing_where_he_comes() -> None:
    sailed = {"place": "louisbourg", "from": "boston", "by": "sea"}
    units = {"foot-1": sailed, "foot-15": sailed, "louisbourg-garrison": {"place": "louisbourg", "inside": True}}
    state = position("turn", turn=3, sieges={"louisbourg": "british"}, units=units, dice=[1] * 30)
    play(state, "done", "take foot-1", "trail micmac-e", "halt", "done", "done")
    while not told(state, "battle-begins"):
        play(state, offered(state)[0])
    assert told(state, "ambush-sprung") and not told(state, "landing")


@rule("S34.2", "S32.1")
def test_those_inside_recover_when_the_besiegers_march_off() -> None:
    units = {"foot-1": "ft-duquesne", "berry-1": {"place": "ft-duquesne", "inside": True, "damaged": True}}
    state = march("british", turn=3, sieges={"ft-duquesne": "british"}, units=units, dice=[1] * 20)
    play(state, "take foot-1", "road ft-necessity", "halt")
    assert points(state, "berry-1") == 1
    play(state, "done")
    assert points(state, "berry-1") == 2 and "besieged_by" not in place(state, "ft-duquesne")


@rule("S33.5", "S20.4")
def test_who_lands_where_he_boarded_has_not_moved() -> None:
    units = {"foot-1": {"place": "philadelphia", "from": "trenton"}, "foot-15": "philadelphia"}
    units |= {"foot-17": {"place": "easton", "from": "trenton"}, "berry-1": "philadelphia", "berry-2": "easton"}
    spec = {"attacks": {"philadelphia": "french", "easton": "british"}, "owners": {"easton": "french"}}
    state = position("british-sail", sea=4, sea_lift="philadelphia", turn=3, units=units, dice=[1] * 40, **spec)
    play(state, "board foot-1", "disembark", "done")
    fight_on(state)  # at Philadelphia
    assert told(state, "battle-won")[0]["place"] == "place-philadelphia"
    play(state, "withdraw")
    assert [seen["place"] for seen in told(state, "unit-retreats")][-1:] == ["place-trenton"]  # the way it came


@rule("S33.5", "S21.2")
def test_who_crossed_the_sea_left_no_way_behind_him() -> None:
    held = {"micmac-e": "british", "st-maurice": "british"}
    units = {"berry-1": "trois-rivieres", "berry-2": "trois-rivieres", "foot-1": "micmac-e", "foot-15": "st-maurice"}
    state = march("french", supply=3, turn=3, units=units, owners=held, dice=[1] * 40)
    play(state, "take berry-1", "road quebec", "cross", "done")
    assert where(state, "berry-1") == "louisbourg"
    play(state, "take foot-1", "trail louisbourg")
    halt(state)
    play(state, "take foot-15")
    play(state, step_to(state, "trois-rivieres"))
    halt(state)
    play(state, "done", "done", "fight louisbourg")
    fight_on(state)
    assert told(state, "battle-won")[0]["place"] == "place-louisbourg"
    play(state, "fight-on", "withdraw")
    assert asked(state) == "retreat" and {"retreat montreal", "retreat quebec"} <= set(offered(state))


@rule("S33.6", "S33.7")
def test_nobody_sails_back_into_a_port_besieged_meanwhile() -> None:
    landed = {"place": "louisbourg", "from": "boston", "by": "sea"}
    units = {"foot-1": landed, "foot-15": landed, "louisbourg-garrison": "louisbourg", "berry-1": "boston"}
    units |= {
        "louisbourg-militia": "quebec",
        "foot-17": {"place": "boston", "inside": True},
        "boston-militia": "easton",
    }
    spec = {"attacks": {"louisbourg": "british"}, "sieges": {"boston": "french"}, "sea_lift": "louisbourg"}
    state = position("combat", turn=2, units=units, dice=[1] * 20, **spec)
    assert asked(state) == "assault"
    play(state, "give-up")
    assert where(state, "foot-1") == where(state, "foot-15") == "out"
    assert len(told(state, "unit-no-retreat")) == 2 and where(state, "foot-17") == "boston"


@rule("S42.7", "S33.1")
def test_a_tribe_at_home_is_never_asked_whether_it_leaves() -> None:
    state = battle("shawnee", "british", here("foot-1", **{"from": "cherokee"}), [1] * 6)
    play(state, "fight-on")
    assert len(told(state, "round-rolled")) == 4 or asked(state) == "support"
    units = here("foot-1", **{"from": "cherokee"}) | here("langlade")
    state = battle("shawnee", "british", units, [1] * 8, owners={"cherokee": "british"})
    play(state, "fight-on")
    assert asked(state) == "defender-decides"
    play(state, "withdraw")
    while asked(state) == "retreat":
        play(state, offered(state)[0])
    assert where(state, "shawnee-tribe") == "out" and where(state, "langlade") != "shawnee"


@rule("S31.8")
def test_no_tribe_slips_into_a_besieged_town() -> None:
    units = here("foot-1", **{"from": "philadelphia", "damaged": True}) | here("shawnee-tribe")
    units |= {"foot-17": "montreal", "berry-1": {"place": "montreal", "inside": True}}
    lost = {"easton": "french", "shawnee": "british"}
    state = battle("easton", "british", units, [1, 4] + [1] * 8, owners=lost, sieges={"montreal": "british"})
    assert where(state, "shawnee-tribe") == "quebec"


@rule("S47.6", "S45.2")
def test_garrison_and_those_inside_join_the_free_volley_at_a_landing() -> None:
    units = here("foot-1", "foot-15", **{"from": "boston", "by": "sea"})
    units |= here("louisbourg-garrison", "louisbourg-militia")
    spec = {"options": {"combat": "d6"}, "sea_lift": "louisbourg"}
    state = battle("louisbourg", "british", units, [1] * 30, **spec)
    play(state, "fight-on")
    while asked(state) == "line-up":
        play(state, offered(state)[0])
    volley = [shot["unit"] for shot in told(state, "fired-at")[:2]]
    assert set(volley) == {"unit-louisbourg-garrison", "unit-louisbourg-militia"}
    later = [shot["unit"] for shot in told(state, "fired-at")[2:]]
    assert "unit-louisbourg-garrison" not in later  # outside it takes no part


@rule("S19.3", "S3.3")
def test_french_iroquois_burn_a_fort_without_supply() -> None:
    units = {"mohawk-nation": "mohawk", "johnson-hall-militia": "boston"}
    state = march("french", supply=0, nations="french", units=units, forts=["johnson-hall"])
    play(state, "take mohawk-nation")
    play(state, step_to(state, "johnson-hall"), "burn")
    assert not has_fort(state, "johnson-hall") and raided_by(state, "johnson-hall") == "french"
    assert supply(state) == 0


@rule("S16.3", "S3.3")
def test_iroquois_overrun_an_empty_fort_for_one_movement() -> None:
    units = {"mohawk-nation": "mohawk", "johnson-hall-militia": "boston"}
    state = march("french", supply=0, nations="french", units=units, forts=["johnson-hall"])
    play(state, "take mohawk-nation")
    play(state, step_to(state, "johnson-hall"), "overrun", "keep")
    assert owner(state, "johnson-hall") == "french" and asked(state, "french").arguments["left"] == 2


@rule("S13.3", "S13.4", "S13.12")
def test_rangers_join_iroquois_who_pay_but_not_the_free_stack() -> None:
    units = {"mohawk-nation": "mohawk", "cayuga-nation": "onondaga", "rogers-rangers": "oneida"}
    state = march("british", supply=1, nations="british", units=units)
    play(state, "take mohawk-nation", "trail oneida")
    assert refused(state, "take rogers-rangers") == ("free-stack-iroquois", "S13.3")
    play(state, "halt", "take cayuga-nation", "trail tuscarora", "trail oneida", "take rogers-rangers", "trail mohawk")
    assert supply(state) == 0 and where(state, "rogers-rangers") == "mohawk"


@rule("S10.4", "S40.2")
def test_the_levy_finds_the_last_friendly_village() -> None:
    six = ("mohawk", "oneida", "tuscarora", "cayuga", "seneca-e", "seneca-w")
    lost = dict.fromkeys(six, "british")
    units = {"mohawk-nation": "montreal", "onondaga-nation": "onondaga"}
    state = position("french-supply", turn=2, nations="french", owners=lost, units=units, dice=[1] * 5)
    assert asked(state) == "levy-nations"
    assert refused(state, "pick onondaga-nation") == ("not-an-own-place", "S43.3")
    play(state, "pick mohawk-nation", "to onondaga")
    assert where(state, "mohawk-nation") == "onondaga"


@rule("S2.5")
def test_a_copy_shares_nothing_that_either_may_change() -> None:
    state = march("british", supply=9, units={"foot-40": "ft-necessity", "langlade": "montreal"})
    before = state.key()
    twin = state.copy()
    play(twin, "take foot-40", "road ft-duquesne", "overrun", "burn", "halt")
    assert state.key() == before and where(state, "foot-40") == "ft-necessity" and has_fort(state, "ft-duquesne")
    assert owner(state, "ft-duquesne") == "french" and state.view(None)["forts_burnt"]["british"] == 0
    again = twin.copy()
    play(state, "take foot-40", "road ft-duquesne", "halt")
    assert again.key() == twin.key() and points(twin, "foot-40") == 2
    assert place(again, "ft-duquesne")["raid"] == "british"


@rule("S29.2", "S28.2")
def test_nobody_is_called_into_a_full_fort() -> None:
    units = here("foot-1", "foot-15", **{"from": "ft-necessity"}) | here("berry-1", "berry-2", "foix")
    units |= {"quercy": "ft-venango"}
    state = battle("ft-duquesne", "british", units, [1] * 40)
    play(state, "fight-on", "fight-on", "enter berry-1", "enter berry-2")
    calm = state.copy()
    play(state, "enter foix", "assault")
    assert asked(state) == "assault-on" and where(state, "quercy") == "ft-venango"  # six points are all it holds
    calm.record_from_here()
    play(calm, "withdraw")
    while asked(calm) == "retreat":
        play(calm, next(words for words in offered(calm) if words != "retreat ft-venango"))
    play(calm, "assault")
    assert asked(calm) == "support" and calm.to_act == ("french",)
    assert where(play(calm, "call quercy"), "quercy") == "ft-duquesne"


@rule("S47.2")
def test_after_thirty_rounds_of_the_long_combat_the_attacker_goes() -> None:
    units = here("foot-1", **{"from": "philadelphia"}) | here("montreal-militia")
    spec = {"owners": {"easton": "french"}, "options": {"combat": "d6"}}
    state = battle("easton", "british", units, [1] * 60, **spec)
    fight_on(state)
    assert len(told(state, "fired-at")) == 60 and where(state, "foot-1") == "philadelphia"
    assert told(state, "battle-won")[0]["seat"] == "seat-french"


@rule("S39.7", "S40.1")
def test_six_red_nations_join_the_british() -> None:
    state = position("turn", turn=3, blue=[], units={"langlade": "montreal"}, dice=[1] * 6)
    assert asked(state) == "nation-village" and state.to_act == ("british",)
    play(state, "to seneca-w", "done")
    assert owner(state, "mohawk") == "british" and offers(state, "take mohawk-nation")


@rule("S38.1")
def test_ports_feed_nobody_once_every_base_is_lost() -> None:
    ships = ["f-corsair", "f-squadron", "f-troopship", "f-gifts"]
    spec = {"turn": 3, "units": {"foot-1": "fredericksburg"}, "anchorages": ships, "dice": []}
    bases = dict.fromkeys(("new-york", "boston", "philadelphia"), "french")
    kept = position("winter", owners=bases | {"boston": "british"}, **spec)
    assert where(kept, "foot-1") == "fredericksburg"
    assert where(position("winter", owners=bases, **spec), "foot-1") == "out"


@rule("S38.3")
def test_an_enemy_town_at_the_end_of_the_road_is_no_shelter() -> None:
    ships = ["f-corsair", "f-squadron", "f-troopship", "f-gifts"]
    spec = {"turn": 3, "units": {"foot-1": "ft-lawrence"}, "forts": [], "anchorages": ships, "dice": []}
    assert where(position("winter", **spec), "foot-1") == "ft-lawrence"
    assert where(position("winter", owners={"halifax": "french"}, **spec), "foot-1") == "out"


@rule("S38.5", "S38.3")
def test_a_port_without_a_roof_starves_all_the_same() -> None:
    units = {"foot-1": "bangor", "foot-15": "portland"}
    ships = ["f-corsair", "f-squadron", "f-troopship", "f-gifts"]
    state = position("winter", turn=3, units=units, owners={"bangor": "british"}, anchorages=ships, dice=[])
    assert where(state, "foot-1") == "out" and where(state, "foot-15") == "portland"
