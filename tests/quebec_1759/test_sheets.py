"""What blocks and zones are and do, as far as a seat may know."""

from typing import Any

from tests.quebec_1759.table import BRITISH, FRENCH, GAME, table
from tests.rules import rule


def now(state: Any, seat: str | None, thing: str) -> dict[str, object]:
    return {line["label"]: line["value"] for line in state.inspect(seat, thing)["now"]}


@rule("2.3", "2.4")
def test_a_block_tells_its_owner_all_and_the_enemy_what_is_printed() -> None:
    state = table({"levis": "guyenne:2 decoy-1", "beauport": "bearn decoy-2"})
    assert now(state, FRENCH, "block-fr-guyenne") == {
        "inspect-where": "zone-levis",
        "inspect-cv": {"id": "inspect-of", "rule": "", "arguments": {"count": 2, "most": 3}},
    }
    for seat in (BRITISH, None):
        assert now(state, seat, "block-fr-guyenne") == {}
        assert [note["id"] for note in state.inspect(seat, "block-fr-guyenne")["notes"]] == ["inspect-standing"]
        decoys = [state.inspect(seat, f"block-fr-decoy-{number}") for number in (1, 2)]
        assert decoys[0]["notes"] == decoys[1]["notes"] and decoys[0]["now"] == decoys[1]["now"] == []


@rule("2.3", "7.4")
def test_a_zone_tells_how_many_stand_there_and_what_boats_can_carry() -> None:
    state = table({"levis": "guyenne:2 bearn decoy-1"})
    counted = {"id": "inspect-blocks", "rule": "", "arguments": {"count": 3, "cv": 0}}
    assert now(state, BRITISH, "zone-levis")["inspect-here-french"] == counted
    own = now(state, FRENCH, "zone-levis")
    assert own["inspect-here-french"] == {"id": "inspect-blocks-cv", "rule": "", "arguments": {"count": 3, "cv": 5}}
    assert own["inspect-boats-french"] == 0 and own["inspect-boats-british"] == state.ships(10)


@rule("3.4")
def test_nothing_is_told_of_the_french_before_they_are_ready() -> None:
    state = GAME.start(seed=1)
    state.play(FRENCH, "preset even")
    assert "inspect-here-french" in now(state, FRENCH, "zone-levis")
    assert "inspect-here-french" not in now(state, BRITISH, "zone-levis")
    assert "inspect-here-french" not in now(state, None, "zone-levis")


@rule("14.2", "17.1")
def test_the_chart_of_fire_shows_which_faces_hit() -> None:
    rows: Any = next(chart for chart in GAME.charts() if chart.id == "chart-fire").dump()["rows"]
    assert [row["cells"].count("chart-hit") for row in rows] == [1, 2]
