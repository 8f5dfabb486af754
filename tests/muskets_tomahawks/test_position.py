"""A described position: what it may say of guns, intrigues and engagers, and what it may not."""

import pytest

from arpents import PositionFault
from tests.muskets_tomahawks.table import State, gun_at, gun_of, marked, table
from tests.rules import rule


def described(crew: dict[str, object], **more: object) -> State:
    units: dict[str, dict[str, object]] = {"u0": crew, "u1": {"at": [40, 20], "marks": ["engager"]}}
    return table([("light_gun", 4), ("rangers", 4)], [("rangers", 4)], {**units, "u2": {"at": [60, 40]}}, **more)


@rule("13.6")
@pytest.mark.parametrize("gun", ["manned", "abandoned", "spiked"])
def test_13_6_a_gun_stands_where_it_was_left(gun: str) -> None:
    state = described({"figures": [[20, 20 + 2 * man] for man in range(4)], "gun": gun, "gun_at": [24, 12]})
    assert gun_of(state, 0) == gun and (gun == "spiked" or gun_at(state, 0) == (24, 12))
    assert marked(state, 1, "engager") and not marked(state, 0, "engager")


@pytest.mark.parametrize(
    ("crew", "more", "where"),
    [
        ({"at": [20, 20], "gun": "lost"}, {}, "units.u0.gun"),
        ({"at": [20, 20], "gun": "abandoned", "gun_at": [1, 1 / 3]}, {}, "units.u0.gun_at"),
        ({"at": [20, 20], "marks": ["engaged"]}, {}, "units.u0.marks"),
        ({"at": [20, 20]}, {"deeds": [0, -1]}, "deeds"),
        ({"at": [20, 20]}, {"spared": [2, 0]}, "spared"),
    ],
)
def test_what_cannot_be_is_told(crew: dict[str, object], more: dict[str, object], where: str) -> None:
    with pytest.raises(PositionFault) as caught:
        described(crew, **more)
    assert [fault.where for fault in caught.value.faults] == [where]


def test_only_a_crew_has_a_gun() -> None:
    with pytest.raises(PositionFault) as caught:
        table([("rangers", 4)], [("rangers", 4)], {"u0": {"at": [9, 9], "gun": "manned"}, "u1": {"at": [40, 20]}})
    assert [(fault.where, fault.rule) for fault in caught.value.faults] == [("units.u0.gun", "13.6")]
