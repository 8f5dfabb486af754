"""A sheet of paper: how longitude and latitude fall on it, and what of the world lies on it."""

from __future__ import annotations

import itertools
import json
import math
from dataclasses import dataclass
from pathlib import Path

from shapely.geometry import LineString, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import transform, unary_union
from shapely.validation import make_valid

BEYOND = ((-115, 20, -91.9, 62), (-115, 51.9, -80, 62))  # west and north of the theatre's box
GEOGRAPHY = Path(__file__).resolve().parent.parent / "geography"


@dataclass(frozen=True)
class Projection:
    """Lambert's conformal cone on two standard parallels, turned so that the theatre fills a landscape sheet."""

    lon: float
    lat: float
    south: float
    north: float
    turn: float  # degrees, clockwise
    scale: float

    def __call__(self, lon: float, lat: float) -> tuple[float, float]:
        south, north = math.radians(self.south), math.radians(self.north)
        if self.south == self.north:
            n = math.sin(south)
        else:
            n = math.log(math.cos(south) / math.cos(north)) / math.log(half(north) / half(south))
        f = math.cos(south) * half(south) ** n / n
        rho = f / half(math.radians(lat)) ** n
        rho0 = f / half(math.radians(self.lat)) ** n
        theta = n * math.radians(lon - self.lon)
        x, y = rho * math.sin(theta), rho0 - rho * math.cos(theta)
        turn = math.radians(self.turn)
        across = x * math.cos(turn) + y * math.sin(turn)
        up = y * math.cos(turn) - x * math.sin(turn)
        return across * self.scale, -up * self.scale


def half(angle: float) -> float:
    return math.tan(math.pi / 4 + angle / 2)


class Sheet:
    """Everything in units of the drawing, the corner at 0, 0."""

    def __init__(self, projection: Projection, frame: tuple[float, float, float, float], source: str) -> None:
        self.projection = projection
        self.left, self.top, right, bottom = frame
        self.width, self.height = right - self.left, bottom - self.top
        self.paper = box(0, 0, self.width, self.height)
        features = json.loads((GEOGRAPHY / f"{source}.geojson").read_text(encoding="utf-8"))["features"]
        self.land = self.area(features, ("land", "island"))
        self.lakes = self.area(features, ("lake",))
        self.rivers = self.lines(features)

    def flood(self, channels: list[tuple[float, list[tuple[float, float]]]]) -> None:
        """Water the source leaves out: a channel of a width in units along a line. Lakes become part of the river."""
        water = [LineString([self.at(*point) for point in line]).buffer(width / 2) for width, line in channels]
        if water:
            self.land = self.land.difference(unary_union([*water, self.lakes])).simplify(0.7)
            self.lakes = Polygon()
            self.rivers = []

    def stream(self, line: list[tuple[float, float]]) -> None:
        self.rivers.append(meandering(LineString(rounded([self.at(*point) for point in line]))))

    def at(self, lon: float, lat: float) -> tuple[float, float]:
        x, y = self.projection(lon, lat)
        return x - self.left, y - self.top

    def placed(self, geometry: BaseGeometry) -> BaseGeometry:
        return transform(lambda xs, ys: tuple(zip(*(self.at(x, y) for x, y in zip(xs, ys)))), geometry)

    def area(self, features: list[dict], kinds: tuple[str, ...]) -> BaseGeometry:
        shapes = []
        for feature in features:
            if feature["properties"]["kind"] in kinds:
                rings = feature["geometry"]["coordinates"]
                shapes.append(make_valid(self.placed(Polygon(rings[0], rings[1:]))))
        margin = self.paper.buffer(60)
        if "land" in kinds:  # the continent goes on where the source stops
            shapes += [make_valid(self.placed(box(*edge).segmentize(1))) for edge in BEYOND]
        return unary_union(shapes).intersection(margin).simplify(0.7)

    def lines(self, features: list[dict]) -> list[LineString]:
        found = []
        for feature in features:
            if feature["properties"]["kind"] == "river":
                line = self.placed(LineString(feature["geometry"]["coordinates"])).simplify(0.8)
                if line.intersects(self.paper) and line.length > 14:
                    found.append(line)
        return found


def rounded(points: list[tuple[float, float]], rounds: int = 3) -> list[tuple[float, float]]:
    """Corners cut again and again, until a line of a few points flows; its ends stay."""
    for _ in range(rounds):
        cut = [points[0]]
        for (ax, ay), (bx, by) in itertools.pairwise(points):
            cut += [(ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25), (ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75)]
        points = [*cut, points[-1]]
    return points


def meandering(line: LineString) -> LineString:
    """Small bends to both sides, none at the ends."""
    points, place = [], 0.0
    while place <= line.length:
        here, there = line.interpolate(place), line.interpolate(place + 1)
        dx, dy = there.x - here.x, there.y - here.y
        long = math.hypot(dx, dy) or 1.0
        swing = (4 * math.sin(place / 17) + 2.5 * math.sin(place / 7.3)) * min(
            1.0, place / 30, (line.length - place) / 30
        )
        points.append((here.x - dy / long * swing, here.y + dx / long * swing))
        place += 5.0
    return LineString([*points, line.coords[-1]]).simplify(0.4)


def frame_round(points: list[tuple[float, float]], margin: float, ratio: float) -> tuple[float, float, float, float]:
    """The rectangle round all points, with a margin, at least as wide as ratio times its height."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    left, right, top, bottom = min(xs) - margin, max(xs) + margin, min(ys) - margin, max(ys) + margin
    lack = (bottom - top) * ratio - (right - left)
    if lack > 0:
        left, right = left - lack / 2, right + lack / 2
    return left, top, right, bottom
