"""Charts: places, cards, prices, points and the siege track, from the facts the rules read."""

from __future__ import annotations

from typing import Final

from arpents.engine.chart import NONE, Chart, Mark
from arpents.engine.prompt import Prompt
from arpents.games.few_acres_of_snow import kinds
from arpents.games.few_acres_of_snow.besiege import FORTIFIED_BONUS, INTRINSIC
from arpents.games.few_acres_of_snow.board import (
    ASKS_SETTLERS,
    CAPTURED_POINTS,
    CUBE_WORTH,
    DEFENCE,
    DISC_WORTH,
    PLACES,
    POINTS,
    SHIP_PLACES,
    SIDES,
)
from arpents.games.few_acres_of_snow.cards import (
    ARTILLERY_COST,
    CARDS,
    COST,
    COUNT,
    EMPIRE,
    FORTIFY_COST,
    FUR_PRICE,
    HAS_CARD,
    INTENDANT_COST,
    NATIVES_COST,
    NEUTRAL,
    PLUNDER,
)
from arpents.games.few_acres_of_snow.sheets import shown
from arpents.games.few_acres_of_snow.siege_won import ATTACKER_WINS_AT, DEFENDER_WINS_AT
from arpents.games.few_acres_of_snow.state import NO_PLACE, State

TRACK_END: Final = 6  # the track is drawn so far to both sides; the marker may go farther


def charts() -> list[Chart]:
    return [siege_track(), prices(), points(), places(), locations(), empire()]


def siege_track() -> Chart:
    """A12.4, A13.2, A13.7 Who wins where the marker stands."""
    columns: list[object] = [f"+{at}" if at > 0 else f"−{-at}" if at else "0" for at in track()]
    chart = Chart("chart-siege", "A12.4", "chart-marker", columns)
    cells: list[object] = []
    for at in track():
        won = "chart-attacker" if at >= ATTACKER_WINS_AT else "chart-defender" if at <= DEFENDER_WINS_AT else "–"
        cells.append(won)
    chart.row("chart-wins", cells)
    chart.note("chart-siege-start", "A12.4", {"count": INTRINSIC, "more": FORTIFIED_BONUS})
    return chart


def track() -> list[int]:
    return list(range(-TRACK_END, TRACK_END + 1))


def prices() -> Chart:
    """What costs or brings money, card prices apart."""
    chart = Chart("chart-prices", "A22.2", "chart-deed", ["chart-money"])
    for deed, rule, money in (
        ("chart-fortify", "A10.1", -FORTIFY_COST),
        ("chart-artillery", "A14.8", -ARTILLERY_COST),
        ("chart-natives", "A15.3", -NATIVES_COST),
        ("chart-intendant", "A27.1", -INTENDANT_COST),
        ("chart-furs", "A20.1", FUR_PRICE),
        ("chart-piracy", "A21.2", PLUNDER),
    ):
        chart.row(Prompt(deed, rule), [f"+{money}" if money > 0 else f"−{-money}"])
    return chart


def points() -> Chart:
    """A31.6, A31.7 What scores."""
    chart = Chart("chart-points", "A31.6", "chart-what", ["inspect-points"])
    chart.row("chart-village-held", ["chart-printed"])
    chart.row("chart-town-held", ["chart-twice"])
    chart.row("chart-cube-taken", [CUBE_WORTH])
    chart.row("chart-disc-taken", [DISC_WORTH])
    chart.note("chart-captured-end", "A31.5", {"count": CAPTURED_POINTS})
    return chart


def places() -> Chart:
    """A3 The places."""
    columns: list[object] = ["inspect-points", "inspect-defence", "inspect-settlers", "inspect-ship", "chart-owners"]
    chart = Chart("chart-places", "A3.3", "chart-place", columns)
    for place in range(PLACES):
        owners: list[object] = [kinds.SEAT.text_id(side) for side in range(2) if HAS_CARD[side] >> place & 1]
        asked = "inspect-yes" if ASKS_SETTLERS >> place & 1 else "–"
        ship = "inspect-yes" if SHIP_PLACES >> place & 1 else "–"
        chart.row(kinds.PLACE.argument(place), [POINTS[place], DEFENCE[place], asked, ship, owners])
    return chart


def locations() -> Chart:
    """A5 What the location cards of each side show."""
    chart = Chart("chart-locations", "A5.9", "chart-card", [kinds.SEAT.text_id(side) for side in range(len(SIDES))])
    for card in range(PLACES):
        cells: list[object] = [
            (shown(side, card) or "–") if HAS_CARD[side] >> card & 1 else "" for side in range(len(SIDES))
        ]
        chart.row(kinds.CARD.argument(card), cells)
    return chart


def empire() -> Chart:
    """A32 The empire cards with their price and number."""
    columns: list[object] = ["inspect-users", "inspect-copies", "inspect-cost", "inspect-shows"]
    chart = Chart("chart-empire", "A22.2", "chart-card", columns)
    for card in range(EMPIRE, CARDS):
        for side in range(1 if card >= NEUTRAL else 2):
            at = side * CARDS + card
            if COUNT[at]:
                who = "chart-both" if card >= NEUTRAL else kinds.SEAT.text_id(side)
                chart.row(kinds.CARD.argument(card), [who, COUNT[at], COST[at], shown(side, card) or "–"])
    return chart


def chart_marks(state: State, seat: int) -> list[Mark]:
    """Where the markers of the sieges stand."""
    found: list[Mark] = []
    for side in range(2):
        if state.besieged[side] != NO_PLACE:
            at = max(-TRACK_END, min(TRACK_END, state.marker[side])) + TRACK_END
            where: dict[str, object] = {"place": kinds.PLACE.argument(state.besieged[side])}
            found.append(Mark("chart-siege", NONE, at, Prompt("chart-siege-of", "", where)))
    return found
