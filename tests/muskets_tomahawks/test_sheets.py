"""What units and markers are and do, as far as a seat may know, and the tables of the sheet."""

from __future__ import annotations

import random
from typing import Any

from arpents.games.muskets_tomahawks.facts.profiles import RESULT_IDS
from tests.muskets_tomahawks.table import GAME, table
from tests.rules import rule


def told(state: Any, seat: str | None, thing: str, part: str = "now") -> dict[str, object]:
    return {line["label"]: line["value"] for line in state.inspect(seat, thing)[part]}


@rule("3.2", "14.5.4")
def test_a_unit_has_a_stat_card_and_tells_how_it_is() -> None:
    unit = {"at": [10, 10], "marks": ["shaken"]}
    state = table([("rangers", 4)], [("warriors", 4)], {"u0": unit, "u1": {"at": [30, 30]}}, asked="u0")
    printed = told(state, "defender", "u0", "facts")
    assert (printed["inspect-shooting"], printed["inspect-aggression"], printed["inspect-defence"]) == (
        "4+",
        "5+",
        "5+",
    )
    assert printed["inspect-traits"] == ["trait-scouts"]
    assert told(state, "defender", "u0")["inspect-marks"] == ["inspect-shaken"]


@rule("16.1")
def test_a_marker_tells_its_own_side_what_is_under_it_and_nobody_else() -> None:
    rng = random.Random(3)
    state: Any = GAME.start("ambush", {"size": "400", "lattice": "two-inch"}, 3)
    hide = state.action("as-marker")
    for _ in range(400):
        if state.view(None)["markers"]:
            break
        seat = state.to_act[0]
        actions = state.actions(seat)
        state.apply(seat, hide if hide in actions else rng.choice(actions))
    markers = state.view(None)["markers"]
    assert markers
    for marker in markers:
        thing, owner = f"m{marker['marker']}", marker["seat"]
        other = "defender" if owner == "attacker" else "attacker"
        assert told(state, owner, thing)["inspect-under"] != "inspect-unknown"
        for seat in (other, None):
            assert told(state, seat, thing)["inspect-under"] == "inspect-unknown"


@rule("14.3")
def test_the_reaction_table_is_the_one_of_the_rules() -> None:
    chart: Any = next(chart for chart in GAME.charts() if chart.id == "chart-reactions").dump()
    assert chart["rows"][0]["head"] == "≤ −1" and set(chart["rows"][0]["cells"]) == {"result-rout"}
    assert chart["rows"][-1]["head"] == "≥ 8" and set(chart["rows"][-1]["cells"]) == {"result-none"}
    assert {cell.removeprefix("result-").replace("-", "_") for row in chart["rows"] for cell in row["cells"]} <= set(
        RESULT_IDS
    )
