"""Where things stand: crowded places pulled apart, room for counters, and labels that touch nothing."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

Point = tuple[float, float]


@dataclass
class Place:
    id: str
    truth: Point
    name: str
    kind: str = "village"
    owner: str = ""
    spot: Point = (0.0, 0.0)
    pile: Point = (0.0, 0.0)
    label: Point = (0.0, 0.0)
    anchor: str = "start"
    size: float = 15.0


@dataclass
class Link:
    a: str
    b: str
    kind: str
    bend: float = 0.0
    points: list[Point] = field(default_factory=list)


def relax(places: list[Place], apart: float, paper: tuple[float, float], rounds: int = 400) -> None:
    """Push any two places apart that stand too close, while a weak spring pulls each one back to the truth."""
    for place in places:
        place.spot = place.truth
    width, height = paper
    for _ in range(rounds):
        for i, one in enumerate(places):
            x, y = one.spot
            dx, dy = (one.truth[0] - x) * 0.02, (one.truth[1] - y) * 0.02
            for j, other in enumerate(places):
                if i == j:
                    continue
                ox, oy = x - other.spot[0], y - other.spot[1]
                distance = math.hypot(ox, oy)
                if distance < apart:
                    if distance < 0.01:
                        ox, oy, distance = math.cos(i), math.sin(i), 1.0
                    push = (apart - distance) / distance * 0.32
                    dx, dy = dx + ox * push, dy + oy * push
            margin = 46
            one.spot = (min(max(x + dx, margin), width - margin), min(max(y + dy, margin), height - margin))


def draw_links(places: dict[str, Place], links: list[Link]) -> None:
    """Slightly curved, each to its own side; a link that would pass through a third place bends round it."""
    for number, link in enumerate(links):
        a, b = places[link.a].spot, places[link.b].spot
        length = math.hypot(b[0] - a[0], b[1] - a[1]) or 1.0
        best, least = 0.0, math.inf
        for bend in (0.04, -0.04, 0.12, -0.12, 0.22, -0.22, 0.34, -0.34):
            points = curve(a, b, bend)
            cost = abs(bend) * 30
            for other in places.values():
                if other.id in (link.a, link.b):
                    continue
                gap = min(math.hypot(x - other.spot[0], y - other.spot[1]) for x, y in points)
                cost += max(0.0, 24 - gap) * 6
            if cost < least:
                best, least = bend, cost
        link.bend = best if number % 2 or abs(best) > 0.05 or length < 40 else -best
        link.points = curve(a, b, link.bend)


def curve(a: Point, b: Point, bend: float) -> list[Point]:
    """A quadratic bow, as points."""
    mx, my = (a[0] + b[0]) / 2 - (b[1] - a[1]) * bend, (a[1] + b[1]) / 2 + (b[0] - a[0]) * bend
    found = []
    for step in range(13):
        t = step / 12
        u = 1 - t
        found.append((u * u * a[0] + 2 * u * t * mx + t * t * b[0], u * u * a[1] + 2 * u * t * my + t * t * b[1]))
    return found


class Crowd:
    """Boxes and points that are taken, in a grid, so that a new box can ask what it would touch."""

    def __init__(self, cell: float = 40.0) -> None:
        self.cell = cell
        self.boxes: dict[tuple[int, int], list[tuple[float, float, float, float, float]]] = {}

    def add(self, left: float, top: float, right: float, bottom: float, weight: float) -> None:
        for key in self.cells(left, top, right, bottom):
            self.boxes.setdefault(key, []).append((left, top, right, bottom, weight))

    def cells(self, left: float, top: float, right: float, bottom: float) -> list[tuple[int, int]]:
        c = self.cell
        return [
            (i, j)
            for i in range(int(left // c), int(right // c) + 1)
            for j in range(int(top // c), int(bottom // c) + 1)
        ]

    def cost(self, left: float, top: float, right: float, bottom: float) -> float:
        seen, total = set(), 0.0
        for key in self.cells(left, top, right, bottom):
            for taken in self.boxes.get(key, ()):
                if taken in seen:
                    continue
                seen.add(taken)
                across = min(right, taken[2]) - max(left, taken[0])
                down = min(bottom, taken[3]) - max(top, taken[1])
                if across > 0 and down > 0:
                    total += across * down * taken[4]
        return total


PILE = 42.0  # room for counters beside a place
POSITIONS = [(1, 0), (-1, 0), (0, 1), (0, -1), (0.8, 0.7), (0.8, -0.7), (-0.8, 0.7), (-0.8, -0.7)]


def make_room(places: list[Place], links: list[Link], paper: tuple[float, float]) -> None:
    """Choose for each place where its counters and its name stand: eight sides, the least crowded wins."""
    crowd = Crowd()
    for place in places:
        x, y = place.spot
        crowd.add(x - 13, y - 13, x + 13, y + 13, 8.0)
    for link in links:
        for x, y in link.points[1:-1]:
            crowd.add(x - 3, y - 3, x + 3, y + 3, 2.0)
    for place in places:
        place.pile = least(crowd, place, PILE, PILE, 15 + PILE / 2, paper)
        x, y = place.pile
        crowd.add(x - PILE / 2, y - PILE / 2, x + PILE / 2, y + PILE / 2, 3.0)
    for place in sorted(places, key=lambda one: -one.size):
        width, height = len(place.name) * place.size * 0.47, place.size * 1.05
        centre = least(crowd, place, width, height, 15, paper)
        crowd.add(centre[0] - width / 2, centre[1] - height / 2, centre[0] + width / 2, centre[1] + height / 2, 9.0)
        dx = centre[0] - place.spot[0]
        place.anchor = "start" if dx > width * 0.3 else "end" if dx < -width * 0.3 else "middle"
        x = centre[0] + {"start": -width / 2, "end": width / 2, "middle": 0.0}[place.anchor]
        place.label = (x, centre[1] + place.size * 0.32)


def least(crowd: Crowd, place: Place, width: float, height: float, gap: float, paper: tuple[float, float]) -> Point:
    best, lowest = place.spot, math.inf
    for ring in (1.0, 1.35, 1.8):
        for number, (px, py) in enumerate(POSITIONS):
            x = place.spot[0] + px * ring * (gap + (width / 2 if abs(px) > 0.5 else 0))
            y = place.spot[1] + py * ring * (gap + (height / 2 if abs(py) > 0.5 else 0))
            left, top, right, bottom = x - width / 2, y - height / 2, x + width / 2, y + height / 2
            cost = crowd.cost(left, top, right, bottom) + (ring - 1) * 160 + number
            if left < 16 or top < 16 or right > paper[0] - 16 or bottom > paper[1] - 16:
                cost += 4000
            if cost < lowest:
                best, lowest = (x, y), cost
    return best
