"""S1.3, SW-56 Coast lines: no way round the sea lift; and what else the lines of our map must not open."""

from __future__ import annotations

import pytest

from arpents.games.small_wars_mohicans.facts import board
from tests.rules import rule
from tests.small_wars_mohicans.table import battle, here, march, position, where
from tests.table import asked, offered, play, refused

ACADIA = {"ft-beausejour": "british"}
OURS = ACADIA | {"isle-st-jean": "british"}
SIX_FOOT = ["foot-1", "foot-15", "foot-17", "foot-22", "foot-27", "foot-28"]


@rule("S1.3")
def test_s1_3_isle_st_jean_is_no_way_from_halifax_to_louisbourg():
    units = {"foot-40": "halifax", "louisbourg-garrison": "louisbourg"}
    state = march("british", units=units, owners=ACADIA, dice=[1] * 9)
    play(state, "take foot-40", "road ft-lawrence", "road ft-beausejour", "water isle-st-jean")
    assert asked(state) == "stack-stopped" and asked(state, "british").rule == "S1.3"
    assert refused(state, "water louisbourg") == ("coast-ends", "S1.3")
    assert refused(state, "water ft-beausejour") == ("coast-ends", "S1.3")
    assert offered(state) == ["build", "halt"]


@rule("S1.3", "S20.2")
def test_s20_2_nor_in_a_later_turn_without_the_sea_lift():
    state = march("british", units={"foot-40": "isle-st-jean", "louisbourg-garrison": "louisbourg"}, owners=OURS)
    play(state, "take foot-40")
    assert refused(state, "water louisbourg") == ("sea-lift-only", "S20.2")
    assert where(play(state, "water ft-beausejour"), "foot-40") == "ft-beausejour"


@rule("S20.2", "S20.3")
def test_s20_2_the_sea_lift_takes_them_over():
    units = {"foot-40": "isle-st-jean", "louisbourg-garrison": "louisbourg"}
    state = position("british-sail", sea=3, sea_lift="isle-st-jean", owners=OURS, units=units)
    play(state, "board foot-40", "sail louisbourg", "disembark")
    assert where(state, "foot-40") == "louisbourg"


@rule("S1.3", "S16.5")
def test_s16_5_an_overrun_on_the_island_does_not_open_the_way_on():
    units = dict.fromkeys(SIX_FOOT, "ft-beausejour") | {"chambly-militia": "isle-st-jean"}
    state = march("british", units=units, owners=ACADIA, dice=[1] * 9)
    play(state, *[f"take {unit}" for unit in SIX_FOOT], "water isle-st-jean")
    assert refused(state, "water ft-beausejour") == ("must-stop", "S13.11")
    play(state, "overrun")
    assert refused(state, "water louisbourg") == refused(state, "water ft-beausejour") == ("coast-ends", "S1.3")


@rule("S1.3", "S13.1")
def test_s1_3_irregulars_stop_there_too():
    state = march("french", units={"langlade": "ft-beausejour"})
    play(state, "take langlade", "water isle-st-jean")
    assert asked(state) == "march" and where(state, "langlade") == "isle-st-jean"  # nothing was left to choose
    assert refused(state, "take langlade") == ("already-moved", "S12.5")


@rule("S1.3")
def test_s1_3_the_french_go_to_their_own_louisbourg_and_stop_on_the_way_back():
    state = march("french", units={"berry-1": "isle-st-jean", "berry-2": "louisbourg"})
    assert where(play(state, "take berry-1", "water louisbourg", "halt"), "berry-1") == "louisbourg"
    play(state, "take berry-2", "water isle-st-jean")
    assert refused(state, "water ft-beausejour") == ("coast-ends", "S1.3")
    lost = march("french", units={"berry-1": "isle-st-jean"}, owners={"louisbourg": "british"})
    assert refused(play(lost, "take berry-1"), "water louisbourg") == ("sea-lift-only", "S20.2")


@rule("S29.2", "S20.2")
def test_s29_2_nobody_is_called_from_the_island_to_a_battle_at_louisbourg():
    landed = here("foot-1", "foot-15", **{"from": "boston", "by": "sea"}) | here("berry-1", "berry-2")
    units = landed | {"foot-40": "isle-st-jean", "foot-45": "micmac-e", "micmac-e-tribe": "out"}
    spec = {"sea_lift": "louisbourg", "owners": OURS | {"micmac-e": "british"}}
    state = battle("louisbourg", "british", units, [1] * 20, **spec)
    play(state, "fight-on", "fight-on", "fight-on")
    assert asked(state) == "support" and offered(state) == ["call foot-45", "done"]
    assert refused(state, "call foot-40") == ("sea-lift-only", "S20.2")


@rule("S13.5", "S1.3")
def test_reach_stops_where_the_coast_ends():
    state = march("british", units={"foot-40": "halifax"}, owners=ACADIA)
    places = state.query("british", "reach", {"units": "foot-40"})["places"]
    assert places["isle-st-jean"] == {"movement": 3, "stops": True}
    assert places["louisbourg"] == {"reason": "reason-sea-lift-only", "rule": "S20.2"}
    state = march("french", units={"berry-1": "louisbourg"})
    places = state.query("french", "reach", {"units": "berry-1"})["places"]
    assert places["isle-st-jean"] == {"movement": 1, "stops": True}
    assert places["ft-beausejour"] == {"reason": "reason-coast-ends", "rule": "S1.3"}


def reached(start: str) -> set[str]:
    """Where a British regular can go in one activation, with nobody on the map to stop it and everything its own."""
    places = range(board.FIRST_PLACE, board.PLACES)
    owners = {board.PLACE_NAMES[place]: "british" for place in places if board.NATION_OF[place] < 0}
    tribes = {name: "out" for name in board.UNIT_NAMES if name.endswith("-tribe")}
    state = march("british", units={"foot-40": start} | tribes, owners=owners, forts=[])
    seen = state.query("british", "reach", {"units": "foot-40"})["places"]
    return {name for name, said in seen.items() if "movement" in said}


def winter_places() -> list[str]:
    """British cities, towns and fort sites, where regulars can spend a winter."""
    settled = (board.CITY, board.TOWN, board.FORT_SITE)
    return [
        board.PLACE_NAMES[place]
        for place in range(board.FIRST_PLACE, board.PLACES)
        if board.TERRITORY[place] == board.BRITISH and board.PLACE_TYPE[place] in settled
    ]


@rule("S48.1", "S20.8")
@pytest.mark.parametrize("start", [*winter_places(), "ft-beausejour", "st-jean", "isle-st-jean"])
def test_no_british_winter_place_is_one_activation_from_quebec_or_louisbourg(start: str):
    assert not reached(start) & {"quebec", "tadoussac", "louisbourg"}
