"""What is forbidden, and by which rule: refusals that no other test meets on its way."""

from __future__ import annotations

from tests.muskets_tomahawks.table import house, table
from tests.rules import rule
from tests.table import offered, offers, play, refused


def one(first: dict[str, object] | None = None, second: dict[str, object] | None = None, **more: object):  # type: ignore[no-untyped-def]
    """Six Rangers are asked what they do, six warriors stand far off."""
    units = {"u0": {"at": [20, 20], **(first or {})}, "u1": {"at": [60, 20], **(second or {})}}
    return table([("rangers", 6)], [("warriors", 6)], units, asked="u0", **more)  # type: ignore[arg-type]


@rule("7.9", "7.10", "7.6")
def test_7_9_nobody_rallies_recovers_or_fights_without_need() -> None:
    state = one()
    assert refused(state, "rally") == ("not-in-flight", "7.9")
    assert refused(state, "recover") == ("not-shaken", "7.10")
    assert refused(state, "fight") == ("not-in-contact", "7.6")
    assert refused(state, "break-off") == ("not-in-contact", "7.6")


@rule("7.11")
def test_7_11_in_flight_one_rallies() -> None:
    state = one({"marks": ["flight"]})
    assert offered(state) == ["rally"]
    assert refused(state, "decline") == ("must-rally", "7.11")
    assert refused(state, "move") == ("unit-in-flight", "7.11")
    assert refused(state, "recover") == ("unit-in-flight", "7.11")


@rule("7.11")
def test_7_11_shaken_one_recovers() -> None:
    state = one({"marks": ["shaken"]})
    assert offers(state, "recover")
    assert refused(state, "move") == ("unit-is-shaken", "7.11")
    assert refused(state, "fight") == ("unit-is-shaken", "7.11")


@rule("7.11", "12.5")
def test_7_11_in_contact_one_fights_or_breaks_off() -> None:
    state = one(second={"at": [25, 20]})
    assert offers(state, "fight") and offers(state, "break-off")
    assert refused(state, "move") == ("unit-in-contact", "7.11")
    assert refused(state, "shoot")[0] == "unit-in-contact"


@rule("7.4", "7.14", "10.1")
def test_7_14_a_shot_wants_a_target_and_a_reload_smoke() -> None:
    state = one()
    assert refused(state, "shoot") == ("no-target", "7.14")
    assert refused(state, "reload")[0] == "no-smoke"


@rule("7.5")
def test_7_5_one_watches_once() -> None:
    state = one({"marks": ["vigilance"]})
    assert refused(state, "watch")[0] == "already-watching"


@rule("12.1")
def test_12_1_only_an_enemy_is_engaged() -> None:
    units = {"u0": {"at": [20, 20]}, "u1": {"at": [26, 20]}, "u2": {"at": [60, 20]}}
    state = table([("warriors", 6), ("warriors", 6)], [("rangers", 6)], units, asked="u0")
    assert refused(state, "engage u1") == ("not-an-enemy", "10.1")


@rule("12.1", "9.11")
def test_12_1_the_enemy_has_to_be_in_reach() -> None:
    units = {"u0": {"at": [20, 20], "spotted": ["u1"]}, "u1": {"at": [40, 20], "spotted": ["u0"]}}
    state = table([("warriors", 6)], [("rangers", 6)], units, asked="u0")
    assert refused(state, "engage u1") == ("out-of-reach", "12.1")


@rule("10.11", "7.3")
def test_10_11_nobody_shoots_with_an_empty_musket() -> None:
    state = one({"smoke": 6, "spotted": ["u1"]}, {"at": [30, 20]})
    assert refused(state, "shoot") == ("nobody-loaded", "10.11")
    assert refused(state, "watch")[0] == "nobody-loaded"
    assert offers(state, "reload")


@rule("12.3.3")
def test_12_3_3_only_light_troops_evade() -> None:
    units = {"u0": {"at": [20, 20], "spotted": ["u1"]}, "u1": {"at": [28, 20], "spotted": ["u0"]}}
    state = table([("warriors", 6)], [("brit_regulars", 6)], units, draws=[1] * 60, asked="u0")
    play(state, "engage u1")
    assert refused(state, "defender evade") == ("not-light-troops", "12.3.3")
    assert offers(state, "defender stand-firm")


@rule("17.4.1")
def test_17_4_1_a_wagon_does_nothing_but_roll() -> None:
    units = {"u0": {"at": [20, 20]}, "u1": {"at": [20, 30]}, "u2": {"at": [60, 20]}}
    road = [{"id": "road", "type": "road", "shape": "line", "points": [[0, 20], [72, 20]]}]
    state = table([("wagon", 1), ("rangers", 4)], [("warriors", 4)], units, road, asked="u0")
    assert refused(state, "shoot") == ("wagons-only-move", "17.4.1")
    assert refused(state, "watch") == ("wagons-only-move", "17.4.1")


@rule("7.2", "17.1.1")
def test_7_2_nobody_forms_up_or_breaks_off_indoors() -> None:
    cabin = house("building_log", 18, 18, 23, 22)
    units = {"u0": {"in": "b0"}, "u1": {"at": [60, 20]}}
    state = table([("rangers", 6)], [("warriors", 6)], units, [cabin], asked="u0")
    assert refused(state, "form") == ("not-indoors", "7.2")
    assert refused(state, "break-off") == ("not-indoors", "7.2")


# -- cards and command points


def go(command: int = 9, **more: object):  # type: ignore[no-untyped-def]
    """The attacker's go: Rangers and captives of his, four warriors against him, all apart."""
    units = {"u0": {"at": [8, 8]}, "u1": {"at": [8, 24]}, "u2": {"at": [60, 40]}}
    held = {"attacker": ["attacker-irregulars"], "defender": ["defender-indians"]}
    forces = ([("rangers", 4), ("captives", 2)], [("warriors", 4)])
    return table(*forces, units, command=[command, 0], **{"hands": held, **more})  # type: ignore[arg-type]


@rule("5.3", "6.3.2", "6.3.5")
def test_5_3_cards_are_played_from_where_they_lie() -> None:
    state = go()
    assert refused(state, "pass") == ("hand-not-empty", "5.3")
    assert refused(state, "play attacker-forward") == ("card-not-in-hand", "5.3")
    assert refused(state, "play-reserved attacker-irregulars") == ("card-not-reserved", "6.3.2")
    assert refused(state, "set-aside attacker-forward") == ("card-not-in-hand", "5.3")
    assert refused(state, "prepare attacker-irregulars") == ("card-not-discarded", "6.3.5")


@rule("6.3.2")
def test_6_3_2_one_own_troops_card_is_set_aside() -> None:
    held = {"attacker": ["attacker-irregulars", "attacker-forward", "attacker-irregulars"]}
    state = go(hands=held, reserved=["attacker-irregulars", None])
    assert refused(state, "set-aside attacker-forward")[0] == "not-own-troops-card"
    assert refused(state, "set-aside attacker-irregulars") == ("reserve-taken", "6.3.2")


@rule("6.5", "6.3.3", "6.3.4")
def test_6_5_an_ability_wants_its_points_and_somebody_it_may_be_for() -> None:
    state = go()
    assert refused(state, "authority u0") == ("not-in-flight", "7.9")
    assert refused(state, "order u1") == ("never-ordered", "6.5")
    assert refused(state, "order u2") == ("not-yours", "1.2")
    for words in ("lookout u0", "authority u0", "order u0", "set-aside attacker-irregulars"):
        assert refused(go(command=0), words) == ("too-few-points", "6.5")


@rule("5.4", "5.14")
def test_5_4_a_card_is_for_units_of_its_sort_each_once() -> None:
    units = {"u0": {"at": [8, 8]}, "u1": {"at": [8, 24]}, "u2": {"at": [60, 40]}}
    held = {"attacker": ["attacker-irregulars"], "defender": ["defender-indians"]}
    forces = ([("rangers", 4), ("rangers", 4)], [("warriors", 4)])
    state = play(table(*forces, units, hands=held), "play attacker-irregulars")  # type: ignore[arg-type]
    assert refused(state, "act u2")[0] == "not-on-this-card"
    play(state, "act u0", "decline")
    assert refused(state, "act u0") == ("already-acted", "5.14")
    assert offers(state, "act u1")
