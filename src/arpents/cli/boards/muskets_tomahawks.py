"""The table of Muskets & Tomahawks as text: one sign for each inch across and each two inches up, with coordinates."""

from __future__ import annotations

from typing import Final

from arpents.cli.boards.board import Board, View
from arpents.games.muskets_tomahawks.board import Board as Ground
from arpents.games.muskets_tomahawks.scenarios import SCENARIO_IDS, SIZE_IDS, map_of
from arpents.games.muskets_tomahawks.terrain import FEATURE_IDS

SIGNS: Final = {
    "woods": "♣", "brush": "*", "orchard": "o", "crop_field": "≡", "marsh": "~", "rocks": "^", "stream": "≈",
}  # fmt: skip
UNIT_SIGNS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"


class TableTop(Board):
    def draw(self, view: View, width: int) -> list[str]:
        size = SIZE_IDS.index("400" if view["table"][0] > 768 else "200")
        ground = map_of(SCENARIO_IDS.index(view["scenario"]), size).board
        signs = figures_on(view)
        columns = view["table"][0] // 16
        lines = ["    " + "".join(f"{x:<6}" for x in range(0, columns + 1, 6))]
        for row in range(view["table"][1] // 32, -1, -1):
            cells = [signs.get((x, row), sign_at(ground, x * 16, row * 32)) for x in range(columns + 1)]
            lines.append(f"{row * 2:>3} " + "".join(cells))
        return lines + self.units_of(view)

    def units_of(self, view: View) -> list[str]:
        """One line for each unit in play."""
        lines: list[str] = []
        for unit in view["units"]:
            if unit["status"] in ("destroyed", "off", "freed"):
                continue
            name = self.words.speech.text("profile-" + unit["profile"].replace("_", "-"))
            seat = self.words.speech.text("seat-" + unit["seat"])
            marks = [self.words.speech.text("table-" + mark) for mark in [unit["status"], *unit.get("marks", [])]]
            sign = UNIT_SIGNS[unit["unit"] % 36]
            lines.append(
                f"{sign} u{unit['unit']} {seat}: {name} {unit['strength']}/{unit['start']} ({', '.join(marks)})"
            )
        return lines

    def legend(self, view: View) -> str:
        return self.words.speech.text("table-legend")

    def moment(self, view: View) -> object:
        return str([view["turn"], view["units"], view["markers"], view["boats"], view["fires"]])


def figures_on(view: View) -> dict[tuple[int, int], str]:
    found: dict[tuple[int, int], str] = {}
    for marker in view["markers"]:
        found[marker["at"][0] // 16, marker["at"][1] // 32] = "?"
    for boat in view["boats"]:
        found[boat["at"][0] // 16, boat["at"][1] // 32] = "U"
    for unit in view["units"]:
        if unit["status"] == "table":
            for figure in unit.get("figures", []):
                found[figure["at"][0] // 16, figure["at"][1] // 32] = UNIT_SIGNS[unit["unit"] % 36]
            if "at" in unit:
                found[unit["at"][0] // 16, unit["at"][1] // 32] = UNIT_SIGNS[unit["unit"] % 36]
    return found


def sign_at(ground: Ground, x: int, y: int) -> str:
    for building in ground.buildings:
        if building.holds(x, y):
            return "#"
    if ground.on_road(x, y):
        return "="
    for river in ground.rivers:
        if river.holds(x, y):
            return "≈"
    area = ground.ground(x, y)
    return SIGNS[FEATURE_IDS[ground.areas[area].type]] if area >= 0 else "·"


BOARD: Final = TableTop
