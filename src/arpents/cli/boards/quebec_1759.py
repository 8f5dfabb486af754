"""The St. Lawrence before Québec, north at the top, as far as letters can draw it."""

from __future__ import annotations

import textwrap
from typing import Any, Final

from arpents.cli.boards.board import Board, View
from arpents.cli.boards.canvas import Canvas
from arpents.games.quebec_1759.board import ABBREVIATIONS, PLACE_NAMES, ROAD

WIDTH: Final = 79
HEIGHT: Final = 17
BOX: Final = 18

# where the upper left corner of each zone's box lies
PLACES: Final = {
    "montmorency": (58, 0),
    "beauport": (36, 1),
    "st-charles": (22, 4),
    "ile-d-orleans": (60, 5),
    "ste-foy": (0, 8),
    "abraham": (22, 8),
    "levis": (50, 8),
    "cap-rouge": (0, 12),
    "sillery": (22, 12),
    "etchemin": (47, 12),
}
# 6.1 the roads, and the one that crosses the St. Charles (19.0)
ROADS: Final = (
    (54, 1, "════"),
    (30, 2, "╔═════"),
    (30, 3, "║"),
    (30, 7, "╫"),
    (18, 9, "════"),
    (8, 11, "║"),
    (18, 13, "════"),
    (30, 11, "║"),
    (56, 11, "║"),
)
# 1.2 the river: row, first and last column
RIVER: Final = (
    (3, 56, 78),
    (4, 42, 78),
    (5, 42, 78),
    (6, 42, 78),
    (7, 41, 78),
    (8, 41, 48),
    (9, 41, 48),
    (10, 41, 48),
    (11, 41, 47),
    (12, 41, 45),
    (13, 41, 45),
    (14, 41, 45),
    (15, 0, 62),
    (16, 0, 60),
)
REGIONS: Final = {"bason": (43, 5), "st-laurent": (4, 16)}
STYLE: Final = {"french": "first", "british": "second"}
COLUMNS: Final = ("left", "centre", "right", "reserve")
BLUFF: Final = "freely"  # 9.2 the word that lets impossible orders be written
ABBREVIATION: Final = dict(zip(PLACE_NAMES, ABBREVIATIONS, strict=False))


class QuebecBoard(Board):
    def moment(self, view: View) -> object:
        counts = [(zone["french"]["count"], zone["british"]["count"]) for zone in view["zones"].values()]
        return view["move"], counts, view["ships"]

    def doubtful(self, chain: list[str]) -> list[str]:
        return chain[1:] if len(chain) > 1 and chain[0] == BLUFF else []

    # -- the map

    def draw(self, view: View, width: int) -> list[str]:
        canvas = Canvas(WIDTH, HEIGHT)
        for y, first, last in RIVER:
            for x in range(first, last + 1):
                if (x + 2 * y) % 4 < 2:
                    canvas.write(x, y, "~", "water")
        for x, y, signs in ROADS:
            canvas.write(x, y, signs, "faint")
        for region, (x, y) in REGIONS.items():
            self.draw_region(canvas, x, y, region, view["ships"][region])
        for zone, (x, y) in PLACES.items():
            self.draw_zone(canvas, x, y, zone, view)
        lines = [self.paint("strong", self.heading(view)), *canvas.lines(self.paint), ""]
        return lines + self.army(view, width)

    def draw_region(self, canvas: Canvas, x: int, y: int, region: str, ships: int) -> None:
        name = f" {ABBREVIATION[region]} {self.words.speech.text(f'zone-{region}')} "
        told = f" {self.words.text('quebec-ships', {'count': ships})} "
        canvas.write(x, y, name, "water")
        if region == "bason":
            canvas.write(x, y + 1, told, "second" if ships else "water")
        else:
            canvas.write(x + len(name), y, told, "second" if ships else "water")

    def draw_zone(self, canvas: Canvas, x: int, y: int, zone: str, view: View) -> None:
        held = view["zones"][zone]
        owners = [side for side in STYLE if held[side]["count"]]
        title = f"{ABBREVIATION[zone]} {self.words.speech.text(f'zone-{zone}')}"
        canvas.box(x, y, BOX, title, STYLE[owners[0]] if len(owners) == 1 else "strong" if owners else "")
        at = x + 2
        for side in owners:
            told = f"{self.letter(side)} {self.strength(held[side], side == view['seat'])}"
            canvas.write(at, y + 1, told, STYLE[side])
            at += max(8, len(told) + 1)

    def letter(self, side: str) -> str:
        return self.words.text(f"quebec-letter-{side}")

    def strength(self, held: dict[str, Any], own: bool) -> str:
        """Blocks and combat value of one's own, blocks of the enemy (2.3)."""
        return f"{held['count']}/{sum(block['cv'] for block in held['blocks'])}" if own else str(held["count"])

    def heading(self, view: View) -> str:
        told = [self.words.text("quebec-move", {"move": view["move"]})]
        if view["seat"] is not None:
            blocks = [block for zone in view["zones"].values() for block in zone[view["seat"]]["blocks"]]
            told.append(self.words.text("quebec-own-cv", {"cv": sum(block["cv"] for block in blocks)}))
        if view["tide_stops_boats"]:
            told.append(self.words.text("quebec-tide"))
        return " · ".join(told)

    def legend(self, view: View) -> str:
        seat = view["seat"]
        if seat is None:
            return self.words.text("quebec-legend-spectator", {"letter": self.letter("french")})
        enemy = next(side for side in STYLE if side != seat)
        return self.words.text("quebec-legend", {"letter": self.letter(seat), "enemy": self.letter(enemy)})

    # -- one's own blocks, zone by zone, and what is written

    def army(self, view: View, width: int) -> list[str]:
        seat = view["seat"]
        if seat is None:
            return []
        lines: list[str] = []
        groups = [(ABBREVIATION[zone], held[seat]["blocks"]) for zone, held in view["zones"].items()]
        groups.append((self.words.text("quebec-pool"), view["pool"]))
        for name, blocks in groups:
            if blocks:
                lines += textwrap.wrap(
                    self.named(blocks), width, initial_indent=f"{name}  ", subsequent_indent="    ",
                    break_on_hyphens=False,
                )  # fmt: skip
        for side, order in view["orders"].items():
            if order:
                lines.append(self.order(side, order))
        return lines

    def reveal(self, view: View, width: int) -> list[str]:
        return self.army({**view, "orders": {}}, width)

    def named(self, blocks: list[dict[str, Any]]) -> str:
        """`La Sarre 2/3, Guyenne 3, 2 decoys`: strongest first, the full value where it is more."""
        real = sorted((block for block in blocks if block["type"] != "decoy"), key=lambda block: -int(block["cv"]))
        told = [f"{self.short(block['block'])} {self.value(block)}" for block in real]
        decoys = len(blocks) - len(real)
        if decoys:
            told.append(self.words.text("quebec-decoys", {"count": decoys}))
        return ", ".join(told)

    def short(self, block: str) -> str:
        return self.words.speech.text(f"block-{block}.short").replace(" ", "\u00a0")

    def value(self, block: dict[str, Any]) -> str:
        cv, full = block["cv"], block["full_cv"]
        return str(cv) if cv == full else f"{cv}/{full}"

    def order(self, side: str, order: list[dict[str, Any]]) -> str:
        """In the notation of the rulebook (9.3)."""
        told = [
            self.notation(line) + (f" ({self.words.text('quebec-order-void')})" if line["void"] else "")
            for line in order
        ]
        return self.words.text("quebec-order", {"seat": self.letter(side), "lines": ", ".join(told)})

    def notation(self, line: dict[str, Any]) -> str:
        if line["about"] == "ships":
            return f"{line['count']} NAVAL {'UP' if line['to'] == 'st-laurent' else 'DOWN'}"
        way = f"{ABBREVIATION[line['from']]}-{ABBREVIATION[line['to']]}"
        if line["about"] == "indians":
            return f"IND {way}"
        road = ROAD[PLACE_NAMES.index(line["from"])][PLACE_NAMES.index(line["to"])]
        return f"{line['count']} {way}{'/A' if road and line['way'] == 'boat' else ''}"

    # -- a fight, column against column

    def close_up(self, view: View, width: int) -> list[str]:
        battle = view["battle"]
        if battle is None:
            return []
        speech = self.words.speech
        sides = list(STYLE) if view["seat"] != "british" else list(reversed(STYLE))
        told = {column: [self.seen(battle["sides"][side][column]) for side in sides] for column in COLUMNS}
        skirmish = battle["skirmish"]
        shown = [column for column in COLUMNS if not skirmish or column == COLUMNS[0] or any(told[column])]
        names = [speech.text("column-skirmish" if skirmish else f"column-{column}") for column in shown]
        wide = max(len(name) for name in names) + 2
        half = (width - wide) // 2
        head = "".join(self.paint(STYLE[side], f"{self.words.seat(side):<{half}}") for side in sides)
        title = self.words.text("quebec-battle", {"zone": speech.text(f"zone-{battle['zone']}")})
        lines = [self.paint("strong", title), f"{'':<{wide}}{head}".rstrip()]
        for name, column in zip(names, shown, strict=True):
            cells = [textwrap.wrap(cell or "—", half - 2, break_on_hyphens=False) for cell in told[column]]
            for row in range(max(len(cell) for cell in cells)):
                parts = [cell[row] if row < len(cell) else "" for cell in cells]
                lines.append(f"{name if row == 0 else '':<{wide}}{parts[0]:<{half}}{parts[1]}".rstrip())
        return lines

    def seen(self, column: dict[str, Any]) -> str:
        hidden = column["count"] - len(column["blocks"])
        told = [self.named(column["blocks"])] if column["blocks"] else []
        if hidden > 0:
            told.append(self.words.text("quebec-hidden", {"count": hidden}))
        return ", ".join(told)


BOARD = QuebecBoard
