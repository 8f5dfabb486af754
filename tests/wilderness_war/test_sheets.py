"""What pieces, spaces and cards are and do, and the columns of the battle that goes on."""

from typing import Any

from arpents.games.wilderness_war.facts.tables import COMBAT
from arpents.games.wilderness_war.room import GAME
from tests.rules import rule
from tests.wilderness_war.table import play, war


def now(state: Any, seat: str | None, thing: str) -> dict[str, object]:
    return {line["label"]: line["value"] for line in state.inspect(seat, thing)["now"]}


def columns(marks: list[dict[str, Any]]) -> dict[str, str]:
    """By side: the head of the column of the combat table that counts for it."""
    heads = next(chart for chart in GAME.charts() if chart.id == "chart-combat").columns
    return {mark["text"]["id"]: str(heads[mark["column"]]) for mark in marks if mark["chart"] == "chart-combat"}


@rule("5.24")
def test_a_card_is_told_of_only_as_far_as_the_seat_knows() -> None:
    state = war({"montcalm": "montreal"}, french=["campaign-1"], discarded=["surrender"])
    where = [now(state, seat, "card-campaign-1")["inspect-where"] for seat in ("french", "british", None)]
    assert where == ["inspect-your-hand", "inspect-deck-or-other-hand", "inspect-deck-or-hands"]
    assert now(state, "british", "card-campaign-2") == now(state, "british", "card-campaign-1")
    assert now(state, None, "card-surrender") == {"inspect-where": "inspect-discarded"}


@rule("17.2", "3.1")
def test_a_unit_tells_its_strength_and_supply() -> None:
    state = war({"bearn": "montreal reduced", "44th": "crown-point"})
    assert now(state, None, "piece-bearn") == {
        "inspect-where": "space-montreal",
        "inspect-strength-now": 2,
        "inspect-steps": {"id": "inspect-of", "rule": "", "arguments": {"count": 1, "most": 2}},
        "inspect-supply": "inspect-supplied",
    }
    assert now(state, None, "piece-44th")["inspect-supply"] == "inspect-unsupplied"


@rule("7.5")
def test_the_columns_of_a_battle_are_marked_before_it_and_in_it() -> None:
    pieces = {"montcalm": "winooski", "bearn": "winooski", "langlade": "winooski", "44th": "crown-point"}
    state = war(pieces, french=["campaign-1"], british=["fieldworks-1"], dice=[3, 4])
    play(state, "french card campaign-1", "french command montcalm", "french take-all?", "french by-boat")
    assert columns(state.chart_marks(None)) == {}
    odds: Any = state.foresee("french", "move crown-point")["odds"]
    assert columns(odds["marks"]) == {"seat-french": "4–5", "seat-british": "3"}
    state.play("french", "move crown-point")
    while not columns(state.chart_marks(None)):
        seat = state.to_act[0]
        state.play(seat, "pass")
    assert columns(state.chart_marks(None)) == {"seat-french": "4–5", "seat-british": "3"}


@rule("7.5", "8.231", "10.3")
def test_the_charts_are_the_tables_of_the_rules() -> None:
    charts = {chart.id: chart.dump() for chart in GAME.charts()}
    combat: Any = charts["chart-combat"]
    assert [cell for row in combat["rows"] for cell in row["cells"]] == COMBAT
    raid: Any = charts["chart-raid"]
    assert raid["rows"][0]["cells"] == ["raid-lose-2", "raid-lose-2"]
    assert raid["rows"][5]["cells"] == ["raid-success-lose-1", "raid-success-lose-1"]
    siege: Any = charts["chart-siege"]
    assert [row["cells"] for row in siege["rows"]] == [["–"]] * 3 + [["+1"]] * 3 + [["+2"]] * 2
