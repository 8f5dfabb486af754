"""S47 The optional combat with ordinary dice."""

from __future__ import annotations

from tests.rules import rule
from tests.small_wars_mohicans.table import battle, here, points, where
from tests.table import asked, offered, play, refused, told

D6 = {"options": {"combat": "d6"}}
FROM_PHILADELPHIA = {"from": "philadelphia"}
EASTON = {"owners": {"easton": "french"}, **D6}


@rule("S47.1")
def test_s47_1_lines_are_even():
    units = here("foot-1", "foot-15", "foot-17", **FROM_PHILADELPHIA) | here("berry-1", "berry-2")
    state = battle("easton", "british", units, [1] * 9, **EASTON)
    assert asked(state) == "line-up" and state.to_act == ("british",)
    play(state, "aim berry-1")  # the second must then face the other one
    assert offered(state) == ["aim berry-1", "aim berry-2"]  # the third may double on either
    play(state, "aim berry-2")
    assert offered(state) == ["aim foot-15", "aim foot-17"]  # a doubled defender picks his target
    assert refused(state, "aim foot-1") == ("even-lines", "S47.1")


@rule("S47.2", "S47.3", "S47.4")
def test_s47_2_the_defender_fires_first():
    units = here("foot-1", **FROM_PHILADELPHIA) | here("montreal-militia")
    state = battle("easton", "british", units, [5, 4], **EASTON)
    first, second = told(state, "fired-at")
    assert first["unit"] == "unit-montreal-militia" and first["modifier"] == 0
    assert second["modifier"] == 2  # regulars in the open
    assert points(state, "foot-1") == 2 and points(state, "montreal-militia") == 1


@rule("S47.2")
def test_s47_2_rounds_go_on():
    units = here("foot-1", **FROM_PHILADELPHIA) | here("montreal-militia")
    state = battle("easton", "british", units, [1] * 6, **EASTON)
    play(state, "fight-on", "fight-on", "fight-on", "fight-on")
    assert len(told(state, "fired-at")) == 6 and asked(state) == "attacker-decides"


@rule("S47.4")
def test_s47_4_irregulars_are_better_in_woods():
    units = here("foot-1", **{"from": "ft-ligonier"}) | here("langlade", "chambly-militia")
    state = battle("kittaning", "british", units, [1, 4, 1], **D6)
    play(state, "aim langlade")
    modifiers = {shot["unit"]: shot["modifier"] for shot in told(state, "fired-at")}
    assert modifiers == {"unit-chambly-militia": 0, "unit-langlade": 2, "unit-foot-1": 0}


@rule("S47.5")
def test_s47_5_closing_in_on_a_fort():
    units = here("boston-militia", **{"from": "ft-necessity"}) | here("berry-1")
    state = battle("ft-duquesne", "british", units, [1, 1, 6], **D6)
    play(state, "enter berry-1", "assault")
    assert asked(state) == "close-in"
    play(state, "close-in boston-militia")
    assert len(told(state, "fired-at")) == 1  # it gave up this fire
    play(state, "fight-on", "fight-on")
    assert told(state, "fired-at")[-1]["modifier"] == 0  # minus one, plus one at the wall
    assert points(state, "berry-1") == 1


@rule("S47.6")
def test_s47_6_a_free_volley_against_a_landing_then_the_other_terrain():
    units = here("foot-1", **{"from": "ft-oswego", "by": "lake"}) | here("berry-1")
    state = battle("ft-toronto", "british", units, [4, 1, 1], **D6)
    assert points(state, "foot-1") == 1  # four and two for regulars on the shore
    assert asked(state) == "fall-back" and state.to_act == ("french",)
    play(state, "in-clear")
    assert told(state, "terrain-chosen")[0]["terrain"] == "terrain-clear"
    assert told(state, "fired-at")[1]["modifier"] == 2


@rule("S47.7")
def test_s47_7_a_free_volley_from_ambush():
    units = here("foot-1", **{"from": "ft-ligonier"}) | here("langlade")
    state = battle("kittaning", "british", units, [6, 6, 1, 1], **D6)
    assert told(state, "ambush-sprung") and told(state, "fired-at")[0]["unit"] == "unit-langlade"
    assert len(told(state, "fired-at")) == 3 and where(state, "foot-1") == "kittaning"


@rule("S47.6", "S14.1", "S23.4")
def test_s47_6_a_landing_that_outmanoeuvred_them_leaves_no_other_terrain():
    units = here("foot-1", **{"from": "ft-oswego", "by": "lake"}) | here("berry-1")
    state = battle("ft-toronto", "british", units, [1] * 6, manoeuvred=["ft-toronto"], **D6)
    assert asked(state) == "terrain" and state.to_act == ("british",)
    play(state, "in-clear")
    assert len(told(state, "fired-at")) == 3 and asked(state) == "attacker-decides"  # volley and round, no fall-back
    assert [seen["terrain"] for seen in told(state, "terrain-chosen")] == ["terrain-clear"]


@rule("S47.6", "S23.2")
def test_s47_6_walls_and_raids_leave_no_other_terrain_either():
    units = here("foot-1", **{"from": "ft-oswego", "by": "lake"}) | here("berry-1")
    fort = play(battle("ft-toronto", "british", units, [1] * 12, forts=["ft-toronto"], **D6), "fight-on")
    raided = battle("ft-toronto", "british", units, [1] * 12, raids={"ft-toronto": "french"}, **D6)
    for state in (fort, raided):
        assert len(told(state, "fired-at")) == 3 and asked(state) == "attacker-decides"


@rule("S47.6")
def test_s47_6_the_defender_may_change_terrain_before_every_round_of_a_landing():
    units = here("foot-1", **{"from": "ft-oswego", "by": "lake"}) | here("berry-1")
    state = battle("ft-toronto", "british", units, [1] * 9, **D6)
    play(state, "in-clear", "fight-on", "fight-on")
    assert asked(state) == "fall-back"
    play(state, "in-woods")
    assert [seen["terrain"] for seen in told(state, "terrain-chosen")] == ["terrain-clear", "terrain-woods"]
