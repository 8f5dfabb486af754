"""Names and piles find room by themselves: beside their place, off each other, off the links."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

CELL: Final = 60
SYMBOL: Final = 12  # half the width of the sign of a place
SIDES: Final = (  # of a place, the best for a name first
    (1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (1, 1), (-1, 1), (-1, -1), (1, -0.5), (1, 0.5), (-1, -0.5), (-1, 0.5),
)  # fmt: skip
RINGS: Final = (0, 0.5, 1.2, 2.1)  # how much farther away, in letters
ROUNDS: Final = 8  # in which names that stand on each other look for another side
TOUCH: Final = 0.1  # of a letter: names that overlap by less do not stand on each other
LABEL, OTHER, PILE, PRINTED, LINK, LETTERS = 9.0, 7.0, 5.0, 2.0, 1.2, 0.8
LONG: Final = 13  # letters of a name that goes on two lines
WIDE, NARROW = frozenset("MWmw—"), frozenset("ijlrtfI.,'’ -()")


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float


class Name(NamedTuple):
    x: float
    y: float
    anchor: str
    size: float
    lines: tuple[str, ...]
    box: Box
    row: tuple[float, float]  # where the row of signs under it begins
    cost: float


class Crowd:
    """Boxes that are taken, in a grid: a new one asks what it would touch."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], list[tuple[Box, float]]] = {}

    def add(self, box: Box, weight: float) -> None:
        for cell in cells_of(box):
            self.cells.setdefault(cell, []).append((box, weight))

    def cost(self, box: Box) -> float:
        taken: set[tuple[Box, float]] = set()
        for cell in cells_of(box):
            taken.update(self.cells.get(cell, ()))
        return sum(overlap(box, other) * weight for other, weight in taken)


def cells_of(box: Box) -> Iterator[tuple[int, int]]:
    for i in range(int(box.left // CELL), int(box.right // CELL) + 1):
        for j in range(int(box.top // CELL), int(box.bottom // CELL) + 1):
            yield i, j


def overlap(a: Box, b: Box) -> float:
    across = min(a.right, b.right) - max(a.left, b.left)
    down = min(a.bottom, b.bottom) - max(a.top, b.top)
    return across * down if across > 0 and down > 0 else 0.0


def around(x: float, y: float, width: float, height: float) -> Box:
    return Box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)


def width_of(text: str) -> float:
    """How wide a text is, in letters of one unit; there is no font to measure."""
    return sum(0.85 if sign in WIDE else 0.3 if sign in NARROW else 0.62 if sign.isupper() else 0.5 for sign in text)


class Grown(NamedTuple):
    """How much larger than printed signs of places are drawn, and the title and the legend."""

    sign: float
    fixed: float


def printed_on(chart: Mapping[str, Any], grown: Grown) -> Crowd:
    """Signs of places, links between them and what is printed on the paper."""
    crowd = Crowd()
    width = 2 * SYMBOL * grown.sign
    for site in chart["places"].values():
        crowd.add(around(site["x"], site["y"], width, width), OTHER)
    for link in chart["links"]:
        for x, y in bow(chart, link):
            crowd.add(around(x, y, 7, 7), LINK)
    for box in chart.get("kept", ()):
        crowd.add(Box(*box), PRINTED)
    for box in chart.get("lettered", ()):
        crowd.add(Box(*box), LETTERS)
    for part in chart.get("fixed", ()):
        left = part["x"] - part["across"] * part["width"] * grown.fixed
        top = part["y"] - part["down"] * part["height"] * grown.fixed
        crowd.add(Box(left, top, left + part["width"] * grown.fixed, top + part["height"] * grown.fixed), OTHER)
    return crowd


def bow(chart: Mapping[str, Any], link: Mapping[str, Any]) -> Iterator[tuple[float, float]]:
    """Points along a link, which is drawn as a bow."""
    start, end = chart["places"].get(link["a"]), chart["places"].get(link["b"])
    if start is None or end is None:
        return
    bend = link.get("bend", 0)
    mx = (start["x"] + end["x"]) / 2 - (end["y"] - start["y"]) * bend
    my = (start["y"] + end["y"]) / 2 + (end["x"] - start["x"]) * bend
    steps = max(3, round(math.hypot(end["x"] - start["x"], end["y"] - start["y"]) / 18))
    for number in range(1, steps):
        t = number / steps
        u = 1 - t
        x = u * u * start["x"] + 2 * t * u * mx + t * t * end["x"]
        yield x, u * u * start["y"] + 2 * t * u * my + t * t * end["y"]


def beyond(chart: Mapping[str, Any], box: Box) -> float:
    inside = box.left > 14 and box.top > 14 and box.right < chart["width"] - 14 and box.bottom < chart["height"] - 14
    return 0.0 if inside else 6000.0


def lines_of(title: str) -> tuple[str, ...]:
    """A long name on two lines, parted at the space nearest its middle."""
    spaces = [at for at, sign in enumerate(title) if sign == " " and 1 < at < len(title) - 2]
    if len(title) <= LONG or not spaces:
        return (title,)
    best = min(spaces, key=lambda at: abs(at - len(title) / 2))
    return title[:best], title[best + 1 :]


def place_names(
    chart: Mapping[str, Any], titles: Mapping[str, str], size: float, grown: Grown, rows: Mapping[str, float]
) -> dict[str, Name]:
    """Rounds in which each name takes the best side the others leave. What finds no room is left out.

    `rows` tells how wide the row of signs under a name is, in letters.
    """
    crowd = printed_on(chart, grown)
    sides: dict[str, list[Name]] = {}
    for id, title in titles.items():
        parted = lines_of(title)
        ways = [parted, (title,)] if len(parted) > 1 else [parted]
        found = [
            name
            for dearer, lines in enumerate(ways)
            for name in at_sides(chart["places"][id], lines, size, grown.sign, rows.get(id, 0.0), dearer * size * 3)
        ]
        weighed = [name._replace(cost=name.cost + crowd.cost(name.box) + beyond(chart, name.box)) for name in found]
        sides[id] = sorted(weighed, key=lambda name: name.cost)
    near = neighbours(chart, list(titles), size * 22)
    names: dict[str, Name] = {}
    weight = LABEL
    for round in range(ROUNDS):
        for id in reversed(list(titles)) if round % 2 else titles:
            others = [names[other].box for other in near[id] if other in names]
            names[id] = cheapest(sides[id], others, weight)
        if round > 1:
            weight *= 1.5
    shown: dict[str, Name] = {}
    for id in titles:
        if not any(other in shown and touches(names[id].box, shown[other].box, size) for other in near[id]):
            shown[id] = names[id]
    return shown


def cheapest(sides: list[Name], others: list[Box], weight: float) -> Name:
    best, lowest = sides[0], math.inf
    for name in sides:
        if name.cost >= lowest:
            break  # they come in the order of their cost
        cost = name.cost + weight * sum(overlap(name.box, box) for box in others)
        if cost < lowest:
            best, lowest = name, cost
    return best


def touches(a: Box, b: Box, size: float) -> bool:
    across = min(a.right, b.right) - max(a.left, b.left)
    down = min(a.bottom, b.bottom) - max(a.top, b.top)
    return across > size * TOUCH and down > size * TOUCH * 0.5


def neighbours(chart: Mapping[str, Any], ids: list[str], far: float) -> dict[str, list[str]]:
    at = {id: (chart["places"][id]["x"], chart["places"][id]["y"]) for id in ids}
    return {
        id: [
            other
            for other in ids
            if other != id and abs(at[other][0] - at[id][0]) < far and abs(at[other][1] - at[id][1]) < far / 3
        ]
        for id in ids
    }


def at_sides(
    site: Mapping[str, Any], lines: tuple[str, ...], size: float, sign: float, row: float, dearer: float
) -> Iterator[Name]:
    width = max(row, *(width_of(line) for line in lines)) * size
    rows = len(lines) + (1 if row else 0)
    taller = (rows - 1) * size / 2
    for ring, farther in enumerate(RINGS):
        away = SYMBOL * sign + farther * size
        for side, (dx, dy) in enumerate(SIDES):
            beside = abs(dy) < 1
            diagonal = dx != 0 and not beside
            x = site["x"] + dx * (away * 0.75 if diagonal else away + 2) + dx * width / 2
            if beside:
                y = site["y"] + dy * size * rows
            else:
                y = site["y"] + dy * (away * 0.55 + size * 0.5 + taller if diagonal else away + size * 0.55 + taller)
            left = x - width / 2
            begins = left if dx > 0 else left + width - row * size if dx < 0 else x - row * size / 2
            yield Name(
                x - dx * width / 2,
                y + size * 0.32 - taller,
                "start" if dx > 0 else "end" if dx < 0 else "middle",
                size,
                lines,
                around(x, y, width + 4, size * 1.02 + 2 * taller),
                (begins, y - taller + len(lines) * size),
                ring * size * 5 + side * 1.5 + dearer,
            )


def place_piles(
    chart: Mapping[str, Any], names: Mapping[str, Name], sizes: Mapping[str, tuple[float, float]], grown: Grown
) -> dict[str, tuple[float, float]]:
    """The middle of each pile: the largest first, off names, signs and other piles."""
    crowd = printed_on(chart, grown)
    taken = Crowd()
    for name in names.values():
        taken.add(name.box, LABEL)
    berths: dict[str, tuple[float, float]] = {}
    for id in sorted(sizes, key=lambda id: (-sizes[id][0] * sizes[id][1], id)):
        site = chart["places"][id]
        width, height = sizes[id]
        lowest = math.inf
        for ring in range(5):
            farther = ring * (width + height) * 3.4
            if lowest <= farther:
                break
            gap = SYMBOL * grown.sign * (0.7 + ring * 0.75)
            for side in range(16):
                angle = side * math.pi / 8
                ux, uy = math.cos(angle), math.sin(angle)
                reach = min((width / 2 + gap) / max(0.001, abs(ux)), (height / 2 + gap) / max(0.001, abs(uy)))
                x, y = site["x"] + ux * reach, site["y"] + uy * reach
                box = around(x, y, width, height)
                cost = crowd.cost(box) * 0.7 + taken.cost(box) + beyond(chart, box) + farther + (12 if side % 4 else 0)
                if cost < lowest:
                    lowest, best, berths[id] = cost, box, (x, y)
        taken.add(best, PILE)
    return berths
