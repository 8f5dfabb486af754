"""The switches between the editions, each on its own, and the two readings of doubtful facts."""

import pytest

from arpents.games.few_acres_of_snow.options import BY_EDITION
from tests.few_acres_of_snow.table import BRITISH, FRENCH, GAME, hand, marker, place, position, side
from tests.rules import rule
from tests.table import offers, play, refused

FIRST, SECOND = GAME.scenarios
SIX = ["militia", "militia", "militia", "regular-infantry", "regular-infantry"]


def french_bateaux(**rules):
    french = side(GAME.start(rules["scenario"], rules["options"], seed=1), FRENCH)
    return "bateaux" in french["hand"] + french["deck"]


def long_raids(**rules):
    places = {"kennebec": "french village", "deerfield": "british village"}
    return offers(position(mover=FRENCH, places=places, hand={FRENCH: ["coureurs-de-bois"]}, **rules), "raid deerfield")


def merchant_two(**rules):
    state = position(hand={BRITISH: ["ships", "boston", "new-york", "norfolk"]}, **rules)
    play(state, "merchant ships", "sell boston", "sell new-york")
    return not offers(state, "sell norfolk")


def reserve_five(**rules):
    return not offers(position(hand={BRITISH: ["ships"]}, reserve={BRITISH: SIX}, **rules), "reserve ships")


def reserve_empire_only(**rules):
    return not offers(position(hand={BRITISH: ["norfolk"]}, **rules), "reserve norfolk")


def support_shuffles(**rules):
    piles = {"deck": {BRITISH: ["boston"]}, "discard": {BRITISH: ["norfolk", "new-york"]}}
    state = position(hand={BRITISH: ["home-support"]}, **piles, **rules)
    play(state, "support")
    return len(hand(state, BRITISH)) == 3


def settling_wins(**rules):
    state = position(places={"quebec": "neutral", "tadoussac": "british village"},
                     hand={BRITISH: ["tadoussac", "bateaux", "settlers"]}, **rules)  # fmt: skip
    play(state, "settle quebec", "from tadoussac", "by bateaux", "with settlers")
    assert place(state, "quebec") == "british village"
    return state.outcome is not None


def raid_from_besieged(**rules):
    places = {"kennebec": "french village", "fort-halifax": "british village", "quebec": "neutral"}
    siege = {BRITISH: {"place": "kennebec", "marker": 0}}
    state = position(mover=FRENCH, places=places, sieges=siege, hand={FRENCH: ["coureurs-de-bois"]}, **rules)
    return offers(state, "raid fort-halifax")


def raid_on_besieged(**rules):
    places = {"kennebec": "french village", "fort-halifax": "british village"}
    siege = {FRENCH: {"place": "fort-halifax", "marker": 0}}
    state = position(mover=FRENCH, places=places, sieges=siege, hand={FRENCH: ["coureurs-de-bois"]}, **rules)
    return offers(state, "raid fort-halifax")


def raid_quebec_tadoussac(**rules):
    state = position(
        mover=FRENCH, places={"tadoussac": "british village"}, hand={FRENCH: ["coureurs-de-bois"]}, **rules
    )
    return offers(state, "raid tadoussac")


# what each switch does, and whether the first and the second edition do it
SWITCHES = {
    "french-bateaux": (french_bateaux, True, False),
    "long-raids": (long_raids, False, True),
    "merchant-two": (merchant_two, False, True),
    "reserve-five": (reserve_five, False, True),
    "reserve-empire-only": (reserve_empire_only, False, True),
    "support-shuffles": (support_shuffles, True, False),
    "settling-wins": (settling_wins, False, True),
    "raid-from-besieged": (raid_from_besieged, True, False),
    "raid-on-besieged": (raid_on_besieged, True, False),
    "raid-quebec-tadoussac": (raid_quebec_tadoussac, True, False),
}


def test_every_switch_between_the_editions_is_here():
    assert list(SWITCHES) == [option.id for option in GAME.options if option.values == BY_EDITION]


@rule("A15.1", "A19.1", "A24.1", "A24.2", "A28.1", "A31.3", "A32.2")
@pytest.mark.parametrize("scenario", [FIRST, SECOND])
@pytest.mark.parametrize("value", BY_EDITION)
@pytest.mark.parametrize("switched", SWITCHES)
def test_each_switch_changes_its_own_rule_and_no_other(scenario, switched, value):
    for name, (holds, *by_edition) in SWITCHES.items():
        expected = by_edition[scenario == SECOND]
        if name == switched and value != "edition":
            expected = value == "on"
        assert holds(scenario=scenario, options={switched: value}) == expected, name


@rule("A8.2", "A12.1")
@pytest.mark.parametrize("value", ["off", "on"])
def test_the_british_fort_st_john_by_its_card_or_by_the_map(value):
    """Three lines of forts lead there; Québec stands on the card, Montréal on the map."""
    chain = ["albany", "fort-william-henry", "ticonderoga", "fort-st-john"]
    state = position(
        places=dict.fromkeys(chain, "british village"),
        hand={BRITISH: ["fort-st-john", "bateaux", "regular-infantry"]},
        options={"fort-st-john-by-map": value},
    )
    by_card, by_map = ("quebec", "montreal") if value == "off" else ("montreal", "quebec")
    assert refused(state, f"besiege {by_map}") == ("no-card-lists", "A8.2")
    play(state, f"besiege {by_card}", "from fort-st-john", "by bateaux", "send regular-infantry")
    assert marker(state, BRITISH) is not None


@rule("A15.4")
@pytest.mark.parametrize("value", ["off", "on"])
def test_raids_along_the_estuary_both_ways(value):
    spec = {"options": {"raid-quebec-tadoussac": value}}
    down = position(mover=FRENCH, places={"tadoussac": "british village"}, hand={FRENCH: ["coureurs-de-bois"]}, **spec)
    assert offers(down, "raid tadoussac") == (value == "on")
    up = position(places={"tadoussac": "british village"}, hand={BRITISH: ["rangers"]}, **spec)
    assert offers(up, "raid quebec") == (value == "on")


@rule("A3.4", "A14.6")
@pytest.mark.parametrize(("value", "force"), [("off", None), ("on", 1)])
def test_ships_at_trois_rivieres(value, force):
    state = position(
        mover=FRENCH,
        sieges={BRITISH: {"place": "trois-rivieres", "marker": 0}},
        hand={FRENCH: ["ships"]},
        options={"one-ship-symbol": value},
    )
    assert offers(state, "reinforce trois-rivieres") == (force is not None)
    if force:
        play(state, "reinforce trois-rivieres", "send ships")
        assert marker(state, BRITISH) == -force


@pytest.mark.parametrize("seat", [BRITISH, FRENCH, None])
def test_everybody_sees_which_rules_hold(seat):
    first = {"french-bateaux", "support-shuffles", "raid-from-besieged", "raid-on-besieged", "raid-quebec-tadoussac"}
    first |= {"surrender"}
    assert set(GAME.start(FIRST, seed=1).view(seat)["rules"]) == first
    changed = GAME.start(FIRST, {"surrender": "off", "long-raids": "on"}, seed=1)
    assert set(changed.view(seat)["rules"]) == first - {"surrender"} | {"long-raids"}
