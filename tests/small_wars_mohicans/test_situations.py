"""Situations where several rules meet, one decision after another."""

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
from tests.table import asked, offered, play, refused, told

SIX_FOOT = [f"foot-{number}" for number in (1, 15, 17, 22, 27, 28)]
NAVAL = {"anchorages": ["f-corsair", "f-squadron", "f-troopship", "f-gifts"]}


@rule("S16.1", "S16.4")
def test_six_units_overrun_a_militia_behind_a_fort_marker() -> None:
    units = dict.fromkeys(SIX_FOOT, "ft-necessity") | {"ft-levis-militia": "ft-duquesne"}
    state = march("british", supply=3, units=units)
    play(state, *[f"take {unit}" for unit in SIX_FOOT], "road ft-duquesne", "overrun")
    assert supply(state) == 0 and asked(state) == "fort-fate"
    play(state, "keep")
    assert owner(state, "ft-duquesne") == "british" and where(state, "ft-levis-militia") == "reserve"


@rule("S39.6", "S19.2")
def test_a_french_fort_burnt_by_the_british_is_no_french_raid() -> None:
    raids = {
        "carlisle": "french",
        "easton": "french",
        "hartford": "french",
        "salem": "french",
        "ft-duquesne": "british",
    }
    state = position("winter", turn=3, raids=raids, dice=[], **NAVAL)
    assert asked(state) != "turn-nation"


@rule("S26.6")
def test_a_single_defender_has_no_die_left_for_round_one() -> None:
    units = here("foot-1", **{"from": "ft-oswego", "by": "lake"}) | here("berry-1")
    state = battle("ft-toronto", "british", units, [1, 1], forts=[])
    assert [len(roll["dice"]) for roll in told(state, "round-rolled")] == [1, 0]


@rule("S25.8", "S33.2")
def test_the_beaten_outside_part_retreats_and_the_rest_may_be_stormed() -> None:
    units = here("foot-1", "foot-15", "foot-17", **{"from": "ft-necessity"})
    units |= here("berry-1", "berry-2", "foix", "quercy", "ft-levis-militia")
    state = battle("ft-duquesne", "british", units, [4, 4, 4] + [1] * 30)
    play(state, "enter berry-1", "enter berry-2", "enter foix")
    assert told(state, "round-rolled")[1]["dice"] == [1, 1]
    play(state, "lose ft-levis-militia")
    while asked(state) in ("attacker-decides", "defender-decides", "support"):
        play(state, "done" if asked(state) == "support" else "fight-on")
    assert asked(state) == "retreat" or where(state, "quercy") != "ft-duquesne"
    if asked(state) == "retreat":
        play(state, offered(state)[0])
    assert asked(state) == "assault" and where(state, "berry-1") == "ft-duquesne"


@rule("S33.5")
def test_a_way_that_leads_away_from_the_base_is_better_than_none() -> None:
    owners = {"easton": "french", "philadelphia": "french", "trenton": "french"}
    units = here("foot-1", **{"from": "wilkesbarre"}) | here("berry-1")
    state = battle("easton", "british", units, [1] * 8, owners=owners)
    play(state, "withdraw")
    assert where(state, "foot-1") == "wilkesbarre"


@rule("S31.4", "S37.1", "S39.3")
def test_a_siege_that_goes_on_still_has_a_winner() -> None:
    units = here("foot-1", "foot-15", "boston-militia", **{"from": "ft-necessity"})
    units |= here("berry-1", "berry-2", "ft-levis-militia")
    rolls = [4, 5, 1, 1, 1] + [1, 1, 6, 6] + [1] * 6  # three hits less two: a militia; then the siege roll
    state = battle("ft-duquesne", "british", units, rolls)
    play(state, "enter berry-1", "enter berry-2", "enter ft-levis-militia", "assault", "lose ft-levis-militia")
    play(state, "give-up", "stay")
    assert told(state, "battle-won")[0]["seat"] == "seat-british"
    assert told(state, "great-victory") == [{"seat": "seat-british"}]
    militia = [seen for seen in place(state, "ft-duquesne")["british"] if seen["unit"] == "boston-militia"]
    assert militia[0]["won"] is True


@rule("S9.1", "S6.8")
def test_the_french_move_before_the_british_land() -> None:
    units = {"foot-1": "track", "langlade": "montreal"}
    state = position("french-supply", turn=4, units=units, dice=[1] * 5)
    assert asked(state) == "march" and where(state, "foot-1") == "track"


@rule("S35.3", "S16.3")
def test_a_raid_passes_by_and_calls_nobody_out() -> None:
    state = march("french", supply=0, units={"langlade": "kittaning"})
    play(state, "take langlade", "trail carlisle", "raid carlisle", "road ft-ligonier")
    assert raided_by(state, "carlisle") == "french" and owner(state, "carlisle") == "british"
    play(state, "overrun", "keep")
    assert owner(state, "ft-ligonier") == "french" and has_fort(state, "ft-ligonier")


@rule("S38.1", "S38.6")
def test_montreal_is_fed_through_quebec_only_past_a_british_louisbourg() -> None:
    held = {"quebec": "british", "montreal": "british", "trois-rivieres": "british"}
    state = position("winter", turn=3, units={"foot-1": "montreal"}, owners=held, dice=[], **NAVAL)
    assert where(state, "foot-1") == "out"


@rule("S42.7", "S24.4")
def test_a_tribe_at_home_with_a_regular_springs_no_ambush() -> None:
    units = here("berry-1") | here("foot-1", **{"from": "cherokee"})
    state = battle("shawnee", "british", units, [1] * 3)
    assert not told(state, "ambush-sprung") and points(state, "shawnee-tribe") == 2


@rule("S20.6", "S20.4")
def test_a_sea_roll_of_two_carries_nobody_across() -> None:
    state = position("british-sail", sea=2, sea_lift="boston", units={"foot-1": "boston"})
    play(state, "board foot-1")
    assert refused(state, "sail halifax") == ("no-sea-supply", "S20.6")
    play(state, "disembark")
    assert where(state, "foot-1") == "boston"


@rule("S36.4", "S42.9")
def test_nothing_brings_back_an_eliminated_tribe() -> None:
    units = {"langlade": "montreal", "shawnee-tribe": "out"}
    state = position("cargoes", turn=3, through=["f-gifts"], units=units, dice=[1] * 4)
    play(state, "rally")
    assert refused(state, "pick shawnee-tribe") == ("out-of-game", "S42.9")
