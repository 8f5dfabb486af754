"""The table seen from above, north at the top: one column is an inch, one line two inches."""

from __future__ import annotations

import functools
import json
import string
import textwrap
from typing import Any, Final

from arpents.cli.boards.board import Board, View
from arpents.cli.boards.canvas import Canvas
from arpents.cli.boards.muskets_signs import HILL, MARKS, OBJECTIVES, STATUS, TASK, TERRAIN
from arpents.games.muskets_tomahawks.facts.profiles import TALENT_IDS, TYPE_IDS
from arpents.games.muskets_tomahawks.facts.terrain import FEATURE_IDS, FIRE_LEVELS
from arpents.games.muskets_tomahawks.naming.grounds import SECTORS
from arpents.games.muskets_tomahawks.table.board import Board as Ground
from arpents.games.muskets_tomahawks.table.geometry import INCH, is_inside
from arpents.games.muskets_tomahawks.table.maps import described_board
from arpents.games.muskets_tomahawks.table.scenarios import RED_CLOCKS, SCENARIO_IDS, SCENARIOS, SIZE_IDS, Map

LEFT: Final = 4  # where the table begins: the scale stands before it
TALL: Final = 2  # inches to a line
STRIDE: Final = 4  # how finely obstacles are drawn
SEATS: Final = ("attacker", "defender")
STYLE: Final = {"attacker": "first", "defender": "second"}
LETTERS: Final = {"attacker": string.ascii_uppercase, "defender": string.ascii_lowercase}
OVERFLOW: Final = "@"  # a unit beyond the last letter
MELEE: Final = "✕"
OBJECTIVE: Final = "◎"
POINT: Final = "▽"
BOAT: Final = "◊"
MARKER: Final = {"attacker": "?", "defender": "¿"}
OPEN: Final = " "

Unit = dict[str, Any]


class MusketsBoard(Board):
    def moment(self, view: View) -> object:
        """Whatever moves, falls or is turned over."""
        units = [(unit["status"], unit["strength"], self.spots(unit)) for unit in view["units"]]
        markers = [(marker["marker"], marker["at"]) for marker in view["markers"]]
        boats = [boat["at"] for boat in view["boats"]]
        return view["turn"], units, markers, boats, view["fires"], view["deployment_points"]

    def draw(self, view: View, width: int) -> list[str]:
        return [
            *self.heading(view, width),
            *self.map(view),
            *self.signs(view, width),
            *self.forces(view, width),
            *self.beside(view, width),
        ]

    def close_up(self, view: View, width: int) -> list[str]:
        """The cards, which every question may be about."""
        return self.cards(view, width)

    def legend(self, view: View) -> str:
        return self.words.text("muskets-legend")

    def reveal(self, view: View, width: int) -> list[str]:
        """Cards, intrigue and what the markers were."""
        return [*self.markers(view, width, own=True), *self.cards(view, width), *self.intrigue(view, width)]

    def wrapped(self, text: str, width: int, first: str = "", then: str = "    ") -> list[str]:
        return textwrap.wrap(
            text, width, initial_indent=first, subsequent_indent=then, break_on_hyphens=False, break_long_words=False
        )

    # -- the turn, the clocks, the points

    def heading(self, view: View, width: int) -> list[str]:
        text, speech = self.words.text, self.words.speech
        scenario = view["scenario"]
        told = [text("muskets-turn", {"turn": view["turn"]})]
        if scenario in TASK:
            last = RED_CLOCKS[SCENARIO_IDS.index(scenario)]
            told.append(text("muskets-clocks", {"clocks": view["clocks"], "red": view["red_clocks"], "last": last}))
        told.append(text("muskets-weather", {"weather": speech.text(f"weather-{view['weather']}")}))
        lines = [self.paint("strong", line) for line in self.wrapped(" · ".join(told), width)]
        for number, seat in enumerate(SEATS):
            parts = [
                text("muskets-points", {"count": view["standing"][number]}),
                text("muskets-command", {"count": view["command"][number]}),
            ]
            if view["home_edges"][number] is not None:
                edge = view["home_edges"][number]
                if speech.has(f"edge-{edge}"):
                    parts.append(text("muskets-home", {"edge": speech.text(f"edge-{edge}")}))
            if view["morale"][number]:
                parts.append(text("muskets-morale"))
            named = text("muskets-line", {"name": self.words.seat(seat), "list": ", ".join(parts)})
            lines += [self.paint(STYLE[seat], line) for line in self.wrapped(named, width)]
            counted = [self.tally(tally) for tally in view["tallies"][number] if tally["count"]]
            if counted:
                lines += self.wrapped(", ".join(counted), width, "    ")
        field = self.field(view)
        if scenario in TASK:
            lines += self.wrapped(text("muskets-task", {"task": speech.rule(TASK[scenario])}), width)
        if view["sectors"]:
            names = SECTORS[field.sectors[0]] if field is not None and field.sectors else SECTORS[3]
            told = [speech.text(f"sector-{names[sector]}") for sector in view["sectors"]]
            lines += self.wrapped(text("muskets-sectors", {"list": ", ".join(told)}), width)
        if view["report"]:
            lines.append(text("muskets-report"))
        return lines

    def tally(self, tally: dict[str, Any]) -> str:
        told = {"what": tally["id"], "points": tally["count"] * tally["each"], **tally}
        return self.words.speech.text("page-tally", told)

    def unit_named(self, view: View, number: int) -> str:
        found = [self.called(unit["name"]) for unit in view["units"] if unit["unit"] == number]
        return " ".join([f"u{number}", *found])

    def called(self, name: object) -> str:
        """What a thing is called in this match."""
        return str(self.words.speech.resolve({"name": name})["name"])

    # -- the map

    def field(self, view: View) -> Map | None:
        """The map of the scenario on a table of this size; a table of its own has none."""
        if view["scenario"] not in TASK or "features" in view:
            return None
        scenario = SCENARIOS[SCENARIO_IDS.index(view["scenario"])]
        for size in range(len(SIZE_IDS)):
            field = scenario.map(size)
            if [field.board.width, field.board.height] == view["table"]:
                return field
        return None

    def ground(self, view: View) -> Ground | None:
        """What is drawn: the table the view tells, or the printed one."""
        if "features" in view:
            return described_board(json.dumps({"table": view["table"], "features": view["features"]}, sort_keys=True))
        field = self.field(view)
        return None if field is None else field.board

    def map(self, view: View) -> list[str]:
        wide, high = view["table"][0] // INCH, view["table"][1] // INCH
        rows = high // TALL
        canvas = Canvas(LEFT + wide + 2, rows + 3)
        self.scales(canvas, wide, high)
        ground = self.ground(view)
        if ground is not None:
            self.terrain(canvas, ground, wide, rows)
        field = self.field(view)
        if field is not None:
            self.sectors(canvas, view, field)
            for at in field.objectives:
                self.mark(canvas, view, at, OBJECTIVE, "strong")
        for seat, points in zip(SEATS, view["deployment_points"], strict=True):
            if view["turn"] == 0:
                for at in points:
                    self.mark(canvas, view, at, POINT, STYLE[seat])
        for boat in view["boats"]:
            self.mark(canvas, view, boat["at"], BOAT, STYLE[boat["seat"]])
        for marker in view["markers"]:
            self.mark(canvas, view, marker["at"], MARKER[marker["seat"]], STYLE[marker["seat"]])
        self.figures(canvas, view)
        return canvas.lines(self.paint)

    def scales(self, canvas: Canvas, wide: int, high: int) -> None:
        rows = high // TALL
        for y in (0, rows + 1):
            canvas.write(LEFT - 1, y, "+" + "-" * wide + "+", "faint")
        for row in range(rows):
            south = high - TALL * (row + 1)
            told = f"{south:>2} |" if south % 4 == 0 else "   |"
            canvas.write(0, row + 1, told, "faint")
            canvas.write(LEFT + wide, row + 1, "|", "faint")
        for x in range(0, wide, 6):
            canvas.write(LEFT + x, rows + 2, str(x), "faint")
            canvas.write(LEFT + x, rows + 1, "┴", "faint")

    def mark(self, canvas: Canvas, view: View, at: list[int], sign: str, style: str) -> None:
        column, row = self.cell(view, at[0], at[1])
        canvas.write(column, row, sign, style)

    def sectors(self, canvas: Canvas, view: View, field: Map) -> None:
        """20.15 Their numbers, from the south-west; those already scouted are ticked."""
        if not field.sectors:
            return
        across, up = field.sectors
        for number in range(across * up):
            x = (2 * (number % across) + 1) * view["table"][0] // (2 * across)
            y = (2 * (number // across) + 1) * view["table"][1] // (2 * up)
            column, row = self.cell(view, x, y)
            scouted = "✓" if number in view["sectors"] else ""
            canvas.write(column - 1, row, f"[{number}{scouted}]", "strong")

    def cell(self, view: View, x: int, y: int) -> tuple[int, int]:
        """Where a point of the table lies on the canvas; the far edges belong to the last cell."""
        wide, rows = view["table"][0] // INCH, view["table"][1] // INCH // TALL
        column = max(0, min(wide - 1, x // INCH))
        row = max(0, min(rows - 1, y // (INCH * TALL)))
        return LEFT + column, rows - row

    def terrain(self, canvas: Canvas, ground: Ground, wide: int, rows: int) -> None:
        for row in range(rows):
            for column in range(wide):
                sign, style = sign_at(ground, column * INCH + INCH // 2, (rows - row - 1) * INCH * TALL + INCH)
                if sign != OPEN:
                    canvas.write(LEFT + column, row + 1, sign, style)
        for piece, kind in enumerate(ground.piece_type):
            self.obstacle(canvas, ground, piece, TERRAIN[FEATURE_IDS[kind]][0], wide, rows)

    def obstacle(self, canvas: Canvas, ground: Ground, piece: int, sign: str, wide: int, rows: int) -> None:
        """A line of signs in every cell it goes through."""
        ax, ay = ground.piece_ax[piece], ground.piece_ay[piece]
        dx, dy = ground.piece_bx[piece] - ax, ground.piece_by[piece] - ay
        steps = max(1, (abs(dx) + abs(dy)) // STRIDE)
        for step in range(steps):
            x = ax + dx * (2 * step + 1) // (2 * steps)
            y = ay + dy * (2 * step + 1) // (2 * steps)
            column, row = min(wide - 1, x // INCH), min(rows - 1, y // (INCH * TALL))
            canvas.write(LEFT + column, rows - row, sign)

    def spots(self, unit: Unit) -> list[tuple[int, int]]:
        """Where figures, gun or wagon of a unit stand on the table itself."""
        if unit["status"] not in ("table", "indoors", "wrecked", "captured"):
            return []
        found = [(figure["at"][0], figure["at"][1]) for figure in unit.get("figures", [])]
        if "at" in unit:
            found.append((unit["at"][0], unit["at"][1]))
        return found

    def figures(self, canvas: Canvas, view: View) -> None:
        """The unit with most figures in a cell gives the letter; friends and foes together are a melee."""
        letters = self.letters(view)
        standing: dict[tuple[int, int], dict[int, int]] = {}
        for unit in view["units"]:
            for x, y in self.spots(unit):
                counts = standing.setdefault(self.cell(view, x, y), {})
                counts[unit["unit"]] = counts.get(unit["unit"], 0) + 1
        seats = {unit["unit"]: unit["seat"] for unit in view["units"]}
        for (column, row), counts in standing.items():
            most = max(counts, key=lambda unit: (counts[unit], -unit))
            if len({seats[unit] for unit in counts}) > 1:
                canvas.write(column, row, MELEE, "strong")
            else:
                canvas.write(column, row, letters[most], STYLE[seats[most]])

    def letters(self, view: View) -> dict[int, str]:
        """Capitals for the attacker, small letters for the defender, in the order of the units."""
        found: dict[int, str] = {}
        for seat in SEATS:
            units = [unit["unit"] for unit in view["units"] if unit["seat"] == seat]
            for place, unit in enumerate(units):
                found[unit] = LETTERS[seat][place] if place < len(LETTERS[seat]) else OVERFLOW
        return found

    # -- what the signs are

    def signs(self, view: View, width: int) -> list[str]:
        text = self.words.text
        field = self.field(view)
        ground = self.ground(view)
        told: list[str] = []
        if ground is not None:
            kinds = {shape.type for shape in ground.areas + ground.roads + ground.rivers + ground.hills}
            kinds |= {shape.type for shape in ground.buildings} | set(ground.piece_type)
            for kind, (sign, name) in TERRAIN.items():
                if FEATURE_IDS.index(kind) in kinds and f"{sign} {text(name)}" not in told:
                    told.append(f"{sign} {text(name)}")
            if field is not None and field.sectors:
                told.append(f"[0] {text('muskets-sector')}")
        if view["boats"]:
            told.append(f"{BOAT} {text('muskets-boat')}")
        if view["markers"]:
            told.append(f"{''.join(MARKER.values())} {text('muskets-marker')}")
        if any(view["deployment_points"]) and view["turn"] == 0:
            told.append(f"{POINT} {text('muskets-deployment-point')}")
        lines = self.wrapped(", ".join(sign.replace(" ", "\u00a0") for sign in told), width)
        if ground is not None:
            lines += self.places(view, ground, field, width)
        return lines

    def places(self, view: View, ground: Ground, field: Map | None, width: int) -> list[str]:
        """Houses with their fires, objectives."""
        text = self.words.text
        told: list[str] = []
        for number, shape in enumerate(ground.buildings):
            at = self.at((shape.west + shape.east) // 2, (shape.south + shape.north) // 2)
            named = view["buildings"][number] if number < len(view["buildings"]) else None
            house = f"# b{number} {self.called(named)} {at}" if named is not None else f"# b{number} {at}"
            level = view["fires"][number] if number < len(view["fires"]) else 0
            if level:
                most = FIRE_LEVELS[shape.type]
                house += f" ({text('muskets-fire', {'level': level, 'most': most})})"
            told.append(house)
        for id, (x, y) in zip(field.objective_ids, field.objectives, strict=True) if field is not None else []:
            told.append(f"{OBJECTIVE} {text(OBJECTIVES[id])} {self.at(x, y)}")
        return self.wrapped(", ".join(place.replace(" ", "\u00a0") for place in told), width)

    def at(self, x: int, y: int) -> str:
        """In inches from the south-west corner, as places are typed: 12.5-24."""
        return f"{halves(x)}-{halves(y)}"

    # -- units

    def forces(self, view: View, width: int) -> list[str]:
        letters = self.letters(view)
        lines: list[str] = []
        for seat in SEATS:
            lines.append(self.paint("strong", self.words.seat(seat)))
            for unit in view["units"]:
                if unit["seat"] == seat:
                    told = self.wrapped(self.unit(unit), width, f"  {letters[unit['unit']]} ", "      ")
                    gone = unit["status"] in ("destroyed", "off", "freed")
                    lines += [self.paint("faint" if gone else STYLE[seat], line) for line in told]
        return lines

    def unit(self, unit: Unit) -> str:
        """`u4 Rangers (Irregulars) 6/8 · 12-30.5 · dispersed · Shaken, smoke on 3`."""
        text, speech = self.words.text, self.words.speech
        name = f"{self.called(unit['name'])}, {speech.text('profile-' + unit['profile'].replace('_', '-'))}"
        kind = f" ({speech.text('card-type-' + str(TYPE_IDS.index(unit['type'])))})" if unit["type"] else ""
        figures = f" {unit['strength']}/{unit['start']}" if unit["start"] else ""
        parts = [f"u{unit['unit']} {name}{kind}{figures}"]
        if unit["commander"]:
            parts.append(text("muskets-commander"))
        parts += [speech.text(f"talent-{trait.replace('_', '-')}") for trait in unit["traits"] if trait in TALENT_IDS]
        parts += self.whereabouts(unit)
        marks = [text(MARKS[mark]) for mark in unit.get("marks", [])]
        smoke = sum(figure["smoke"] for figure in unit.get("figures", []))
        spent = sum(figure["spent"] for figure in unit.get("figures", []))
        if smoke:
            marks.append(text("muskets-smoke", {"count": smoke}))
        if spent:
            marks.append(text("muskets-spent", {"count": spent}))
        if unit.get("hits"):
            marks.append(text("muskets-hits", {"count": unit["hits"]}))
        if unit.get("spotted"):
            seen = ", ".join(f"u{other}" for other in unit["spotted"])
            marks.append(text("muskets-spotted", {"list": seen}))
        if marks:
            parts.append(", ".join(marks))
        return " · ".join(parts)

    def whereabouts(self, unit: Unit) -> list[str]:
        text, speech = self.words.text, self.words.speech
        if unit["status"] in STATUS:
            return [text(STATUS[unit["status"]])]
        if unit["status"] == "indoors":
            return [text("muskets-indoors", {"building": f"b{unit['building']}"})]
        if unit["status"] == "aboard":
            return [text("muskets-aboard", {"boat": f"c{unit['boat']}"})]
        spots = self.spots(unit)
        parts: list[str] = []
        if spots:
            parts.append(self.at(sum(x for x, _ in spots) // len(spots), sum(y for _, y in spots) // len(spots)))
        if unit["start"] > 1 or unit["formation"] != "dispersed":
            stance = f"stance-{unit['formation']}-{unit['facing']}" if "facing" in unit else ""
            told = speech.text(stance) if stance else speech.text(f"formation-{unit['formation']}")
            parts.append(told[0].lower() + told[1:])
        return parts

    # -- beside the table

    def beside(self, view: View, width: int) -> list[str]:
        return [*self.markers(view, width), *self.boats(view, width), *self.intrigue(view, width)]

    def markers(self, view: View, width: int, own: bool = False) -> list[str]:
        """What a marker is stands in its owner's view only."""
        text = self.words.text
        lines: list[str] = []
        for seat in SEATS if not own else [view["seat"]]:
            told: list[str] = []
            for marker in view["markers"]:
                if marker["seat"] == seat:
                    name = f"m{marker['marker']} {self.at(*marker['at'])}"
                    if "dummy" in marker:
                        what = "muskets-dummy" if marker["dummy"] else "muskets-hides"
                        unit = self.unit_named(view, marker["unit"])
                        name += f" ({text(what, {'unit': unit})})"
                    told.append(name.replace(" ", "\u00a0"))
            if told:
                named = {"seat": self.words.seat(seat), "list": ", ".join(told)}
                lines += [self.paint(STYLE[seat], line) for line in self.wrapped(text("muskets-markers", named), width)]
        return lines

    def boats(self, view: View, width: int) -> list[str]:
        text = self.words.text
        told = [
            f"c{boat['boat']} {self.called(boat['name'])} {self.at(*boat['at'])}".replace(" ", "\u00a0")
            for boat in view["boats"]
        ]
        return self.wrapped(text("muskets-boats", {"list": ", ".join(told)}), width) if told else []

    def intrigue(self, view: View, width: int) -> list[str]:
        if view["intrigue"] is None:
            return []
        named = self.words.speech.text(f"intrigue-{view['intrigue']['intrigue'].replace('_', '-')}")
        return self.wrapped(self.words.text("muskets-intrigue", {"intrigue": named}), width)

    def cards(self, view: View, width: int) -> list[str]:
        text, cards = self.words.text, view["cards"]
        if not any(cards["hands"]) and not cards["deck"]:
            return []
        lines: list[str] = []
        if cards["hand"] is not None:
            hand = ", ".join(self.card(card) for card in cards["hand"]) or "—"
            lines += self.wrapped(text("muskets-hand", {"list": hand}), width)
        if cards["reserved"] is not None:
            lines += self.wrapped(text("muskets-reserved", {"card": self.card(cards["reserved"])}), width)
        told = [
            text("muskets-cards", {"seat": self.words.seat(seat), "count": cards["hands"][number]})
            + (f" ({text('muskets-one-reserved')})" if cards["has_reserved"][number] else "")
            for number, seat in enumerate(SEATS)
        ]
        told.append(text("muskets-piles", {"deck": cards["deck"], "discards": len(cards["discards"])}))
        return lines + [self.paint("faint", line) for line in self.wrapped(" · ".join(told), width)]

    def card(self, card: str) -> str:
        return self.words.speech.text(f"card-{card}").replace(" ", "\u00a0")


def halves(length: int) -> str:
    """Sixteenths as inches, to the nearest half."""
    whole, rest = divmod((length + 4) // 8, 2)
    return f"{whole}.5" if rest else str(whole)


@functools.cache
def sign_at(ground: Ground, x: int, y: int) -> tuple[str, str]:
    """What is at the middle of a cell: houses before roads, roads before what they cross."""
    for shape in ground.buildings:
        west, east = shape.west - INCH // 2, shape.east + INCH // 2
        if west < x < east and shape.south - INCH < y < shape.north + INCH:
            return "#", "strong"
    for shapes, style in ((ground.roads, ""), (ground.rivers, "water"), (ground.areas, "faint")):
        for shape in shapes:
            if is_inside(shape.xs, shape.ys, x, y):
                return TERRAIN[FEATURE_IDS[shape.type]][0], style
    for shape in ground.hills:
        if is_inside(shape.xs, shape.ys, x, y):
            return HILL, "faint"
    return OPEN, ""


BOARD = MusketsBoard
