"""S20, S21 The sea lift and the French crossing."""

from __future__ import annotations

from tests.rules import rule
from tests.small_wars_mohicans.table import march, owner, place, position, sea, supply, where
from tests.table import asked, offered, offers, play, refused


def sail(points: int, port: str = "new-york", **spec):
    return position("british-sail", sea=points, sea_lift=port, **spec)


@rule("S20.4", "S20.5", "S20.2")
def test_s20_5_example_two_pick_ups_cost_five():
    """The rulebook's example: New York, Halifax, Louisbourg."""
    state = sail(
        5,
        units={"foot-40": "new-york", "foot-45": "new-york", "foot-49": "halifax", "louisbourg-garrison": "louisbourg"},
    )
    play(state, "board foot-40", "board foot-45")
    assert sea(state) == 4
    play(state, "sail halifax", "board foot-49", "sail louisbourg")
    assert sea(state) == 1
    play(state, "disembark")
    assert {where(state, unit) for unit in ("foot-40", "foot-45", "foot-49")} == {"louisbourg"}


@rule("S20.5")
def test_s20_5_example_six_from_a_third_port():
    state = sail(6, "boston", units={"foot-40": "new-york", "foot-49": "halifax", "louisbourg-garrison": "louisbourg"})
    play(state, "sail new-york", "board foot-40", "sail halifax", "board foot-49", "sail louisbourg")
    assert sea(state) == 1
    play(state, "disembark")
    assert place(state, "louisbourg")["attacked_by"] == "british"


@rule("S20.3", "S22.2")
def test_s20_3_troops_landed_in_a_besieged_port_relieve_it():
    units = {"foot-1": {"place": "halifax", "inside": True}, "berry-1": "halifax", "foot-15": "boston"}
    spec = {"sieges": {"halifax": "french"}, "forts": ["halifax"], "turn": 3, "dice": [1] * 20}
    state = sail(3, "boston", units=units, **spec)
    play(state, "board foot-15", "sail halifax", "disembark")
    assert place(state, "halifax")["attacked_by"] == "british"
    assert asked(state) == "sorties" and offered(state) == ["sortie foot-1", "done"]
    state = sail(3, "halifax", units=units, **spec)
    assert refused(state, "board foot-1") == ("shut-in", "S32.1")


@rule("S20.4")
def test_s20_4_who_steps_ashore_where_he_embarked_has_not_landed():
    state = play(sail(6, "boston", units={"foot-1": "boston"}), "board foot-1", "disembark")
    assert offers(state, "board foot-1")
    play(state, "board foot-1", "sail halifax", "disembark")
    assert refused(state, "board foot-1") == ("landed-already", "S20.1")


@rule("S32.1", "S20.4")
def test_s32_1_besiegers_who_embark_end_the_siege():
    units = {"foot-1": "louisbourg", "foot-15": "louisbourg", "foix": {"place": "louisbourg", "inside": True}}
    state = sail(4, "louisbourg", units=units, sieges={"louisbourg": "british"}, turn=3)
    play(state, "board foot-1")
    assert place(state, "louisbourg")["besieged_by"] == "british"
    play(state, "board foot-15")
    assert "besieged_by" not in place(state, "louisbourg")


@rule("S15.1", "S20.4")
def test_s15_1_nobody_boards_out_of_a_battle():
    units = {"foot-1": {"place": "louisbourg", "from": "micmac-e"}, "louisbourg-garrison": "louisbourg"}
    state = sail(4, "louisbourg", units=units, attacks={"louisbourg": "british"})
    assert refused(state, "board foot-1") == ("engaged", "S13.11")
    units = {"foot-1": "boston", "berry-1": {"place": "boston", "from": "hartford"}}
    attack = {"attacks": {"boston": "french"}}
    assert refused(sail(4, "boston", units=units, **attack), "board foot-1") == ("pinned", "S15.1")
    state = sail(4, "boston", units=units | {"foot-15": "boston"}, **attack)
    assert refused(play(state, "board foot-1"), "board foot-15") == ("pinned", "S15.1")


@rule("S20.1")
def test_s20_1_march_before_but_not_after():
    state = march("british", sea=3, sea_lift="boston", units={"foot-40": "hartford"})
    state.sea = 3
    play(state, "take foot-40", "road boston", "halt", "done", "board foot-40", "sail halifax", "disembark")
    assert where(state, "foot-40") == "halifax"
    state = sail(6, units={"foot-40": "new-york"})
    play(state, "board foot-40", "sail boston", "disembark")
    assert refused(state, "board foot-40") == ("landed-already", "S20.1")


@rule("S20.3", "S22.8")
def test_s20_3_landing_on_the_enemy_is_an_attack():
    state = sail(3, "halifax", units={"foot-40": "halifax", "louisbourg-garrison": "louisbourg"})
    play(state, "board foot-40", "sail louisbourg", "disembark")
    assert place(state, "louisbourg")["attacked_by"] == "british"


@rule("S20.6")
def test_s20_6_a_point_must_remain_and_the_marker_ends_empty():
    state = sail(1, units={"foot-40": "new-york"})
    assert refused(state, "board foot-40") == ("no-sea-supply", "S20.6")
    state = sail(2, units={"foot-40": "new-york"})
    play(state, "board foot-40")
    assert refused(state, "sail boston") == ("no-sea-supply", "S20.6")
    assert refused(state, "done") == ("must-land", "S20.6")


@rule("S20.7")
def test_s20_7_empty_only_to_a_friendly_port():
    state = sail(2, units={"foot-40": "new-york"})
    assert refused(state, "sail louisbourg") == ("friendly-port-only", "S20.7")
    assert play(state, "sail halifax").view(None)["sea_lift"] == "halifax" and sea(state) == 1


@rule("S20.8")
def test_s20_8_the_river_is_closed_while_louisbourg_is_french():
    state = sail(4, units={"foot-40": "new-york"})
    play(state, "board foot-40")
    assert refused(state, "sail quebec") == refused(state, "sail tadoussac") == ("river-closed", "S20.8")
    state = sail(4, units={"foot-40": "new-york"}, owners={"louisbourg": "british"})
    assert {"sail quebec", "sail tadoussac"} <= set(offered(play(state, "board foot-40")))


@rule("S20.9")
def test_s20_9_the_marker_leaves_a_lost_port():
    state = march(
        "french", sea_lift="halifax", units={"berry-1": "ft-lawrence"}, owners={"ft-lawrence": "french"}, forts=[]
    )
    play(state, "take berry-1", "road halifax", "halt", "done")
    assert owner(state, "halifax") == "french"
    assert state.view(None)["sea_lift"] == "port-royal"


@rule("S20.10")
def test_s20_10_land_points_do_not_sail():
    state = march("british", supply=9, sea_lift="boston", units={"foot-40": "boston"})
    play(state, "done")
    assert asked(state) != "sea-lift"  # without a sea point the sea lift is not even asked
    assert where(state, "foot-40") == "boston"


@rule("S13.2")
def test_s13_2_rangers_sail_others_do_not():
    state = sail(3, units={"rogers-rangers": "new-york", "mohawk-nation": "new-york"}, nations="british")
    assert offers(state, "board rogers-rangers")
    assert refused(state, "board mohawk-nation") == ("not-by-sea", "S13.2")
    state = march("french", units={"marine-1": "quebec"})
    assert refused(play(state, "take marine-1"), "cross") == ("not-by-sea", "S13.2")


@rule("S21.1")
def test_s21_1_the_french_cross_for_two_points():
    state = march("french", supply=2, units={"berry-1": "louisbourg"})
    play(state, "take berry-1", "cross")
    assert where(state, "berry-1") == "quebec" and supply(state) == 0
    state = march("french", supply=2, units={"berry-1": "quebec"}, owners={"louisbourg": "british"})
    assert refused(play(state, "take berry-1"), "cross") == ("crossing-cut", "S21.1")
    units = {"berry-1": "quebec", "foot-1": "louisbourg", "foix": {"place": "louisbourg", "inside": True}}
    state = march("french", supply=2, units=units, sieges={"louisbourg": "british"}, turn=3)
    assert refused(play(state, "take berry-1"), "cross") == ("crossing-cut", "S21.1")


@rule("S21.2")
def test_s21_2_march_before_the_crossing_not_after():
    state = march("french", supply=3, units={"berry-1": "trois-rivieres"})
    play(state, "take berry-1", "road quebec", "cross")
    assert where(state, "berry-1") == "louisbourg" and supply(state) == 0
    assert refused(state, "take berry-1") == ("already-moved", "S12.5")


@rule("S18.2", "S20.1")
def test_s18_2_builders_do_not_board_the_sea_lift_in_the_same_turn():
    units = {"foot-1": "portland", "foot-15": "portland", "boston-militia": "portland", "foot-17": "portland"}
    state = march("british", supply=9, sea_lift="portland", units=units, dice=[1] * 9, sea=6)
    play(state, "take foot-1", "take foot-15", "take boston-militia", "build", "done")
    assert asked(state) == "sea-lift"
    assert refused(state, "board foot-1") == ("builders-stay", "S18.2")
    play(state, "board foot-17", "board boston-militia")  # they built nothing
    assert refused(state, "board foot-15") == ("builders-stay", "S18.2")


@rule("S18.2", "S20.1")
def test_s18_2_in_the_next_turn_they_may():
    state = sail(3, "portland", units={"foot-1": {"place": "portland", "built": True}}, turn=2, dice=[1, 1, 1, 1, 3])
    assert refused(state, "board foot-1") == ("builders-stay", "S18.2")
    play(state, "done", "done", "done")
    assert asked(state) == "sea-lift" and offers(state, "board foot-1")
