"""A position is told every fault in it: also a field that nobody would read, wherever it stands."""

from __future__ import annotations

from typing import Any

import pytest

import arpents
from arpents.engine.errors import PositionFault

MET: dict[str, Any] = {
    "unchecked": True,
    "attacker": {"nation": "british", "units": [{"profile": "rangers", "figures": 4}]},
    "defender": {"nation": "french", "units": [{"profile": "warriors", "figures": 4}]},
    "map": {"table": [48, 48], "features": []},
    "units": {"u0": {"at": [20, 20]}, "u1": {"at": [30, 30]}},
}

BOAT: dict[str, Any] = {"type": "canoe", "seat": "attacker", "at": [5, 5]}


def met(**said: Any) -> dict[str, Any]:
    return {**MET, "units": {**MET["units"], "u0": {"at": [20, 20], **said}}}


def listed(**said: Any) -> dict[str, Any]:
    return {**MET, "attacker": {"nation": "british", "units": [{"profile": "rangers", **said}]}}


@pytest.mark.parametrize(
    ("slug", "spec", "where"),
    [
        ("quebec-1759", {"blocks": {"fr-bearn": {"zone": "beauport", "vc": 2}}}, "blocks.fr-bearn.vc"),
        ("wilderness-war", {"pieces": {"bearn": {"space": "quebec", "reducd": True}}}, "pieces.bearn.reducd"),
        (
            "wilderness-war",
            {"works": {"oswego": {"side": "british", "work": "fort", "level": 1}}},
            "works.oswego.level",
        ),
        ("few-acres-of-snow", {"nowhere": {}}, "nowhere"),
        ("small-wars-mohicans", {"units": {"foot-1": {"place": "boston", "hurt": True}}}, "units.foot-1.hurt"),
        ("muskets-tomahawks", met(mark=["shaken"]), "units.u0.mark"),
        ("muskets-tomahawks", listed(figurs=4), "attacker.units[0].figurs"),
        (
            "muskets-tomahawks",
            {**MET, "boats": [{"type": "canoe", "seat": "attacker", "at": [5, 5], "x": 1}]},
            "boats[0].x",
        ),
    ],
)
def test_a_field_that_nobody_reads_is_a_fault(slug: str, spec: dict[str, Any], where: str) -> None:
    with pytest.raises(PositionFault) as told:
        arpents.game(slug).position(spec)
    assert (where, "unknown-position-field") in [(fault.where, fault.reason) for fault in told.value.faults]


def test_a_status_that_no_unit_has_is_a_fault() -> None:
    with pytest.raises(PositionFault) as told:
        arpents.game("muskets-tomahawks").position(met(status="in-flight"))
    assert [(fault.where, fault.reason) for fault in told.value.faults] == [("units.u0.status", "position-value")]
