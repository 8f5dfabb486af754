"""What places and cards are and do, and how the sieges stand on their track."""

from tests.few_acres_of_snow.table import BRITISH, FRENCH, GAME, position
from tests.rules import rule


def told(state, seat, thing, part="now"):
    return {line["label"]: line["value"] for line in state.inspect(seat, thing)[part]}


def copies(state, seat, card, side):
    found = told(state, seat, f"card-{card}").get(f"inspect-copies-{side}", [])
    return {one["id"].removeprefix("inspect-"): one["arguments"]["count"] for one in found}


@rule("A3.8", "A24.2")
def test_a_card_is_told_of_only_as_far_as_the_seat_knows():
    state = position(hand={BRITISH: ["regular-infantry"]}, reserve={BRITISH: ["militia"]})
    assert copies(state, BRITISH, "regular-infantry", BRITISH) == {"in-hand": 1, "available": 5}
    assert copies(state, FRENCH, "regular-infantry", BRITISH) == {"in-hand-or-deck": 1, "available": 5}
    assert copies(state, None, "militia", BRITISH) == {"in-reserve": 1, "available": 2}


@rule("A3.3", "A3.5", "A12.4")
def test_a_place_tells_its_points_its_defence_and_its_siege():
    siege = {BRITISH: {"place": "louisbourg", "marker": 1, BRITISH: ["militia"]}}
    state = position(places={"halifax": "british village"}, sieges=siege)
    printed = told(state, None, "place-louisbourg", "facts")
    held = told(state, None, "place-louisbourg")
    assert held["inspect-defence-now"] == 1 + printed["inspect-defence"]
    assert held["inspect-siege"]["arguments"] == {"seat": "seat-british", "marker": 1}
    assert held["inspect-lacking"]["arguments"] == {"attacker": 1, "defender": 2}
    (mark,) = state.chart_marks(None)
    track = next(chart for chart in GAME.charts() if chart.id == mark["chart"])
    assert track.columns[mark["column"]] == "+1"


@rule("A8.2")
def test_a_place_tells_the_cards_that_lead_there():
    led = told(position(), None, "place-deerfield", "facts")["inspect-led-to-british"]
    assert [one["arguments"] for one in led] == [{"place": "place-new-haven", "transport": "transport-bateau"}]
