"""What is forbidden, and by which rule: refusals that no other test meets on its way."""

from __future__ import annotations

from tests.muskets_tomahawks.table import table
from tests.rules import rule
from tests.table import offered, offers, refused


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
