"""Pen and wash: the pieces of a drawing as SVG. Colours are classes, so that day, night and high contrast can differ."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable
from dataclasses import dataclass

from shapely.geometry import LineString
from shapely.geometry import Point as Dot
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union
from shapely.prepared import prep

from maps.layout import Link, Place, Point
from maps.sheet import Sheet

WATERLINES = (3, 7, 12, 18, 26, 36)


def number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def path(geometry: BaseGeometry) -> str:
    """Any geometry as path data."""
    if geometry.is_empty:
        return ""
    if geometry.geom_type == "Polygon":
        return "".join(ring(line.coords, True) for line in (geometry.exterior, *geometry.interiors))
    if geometry.geom_type in ("LineString", "LinearRing"):
        return ring(geometry.coords, False)
    return "".join(path(part) for part in getattr(geometry, "geoms", ()))


def ring(points: Iterable[Point], closed: bool) -> str:
    """Relative moves: shorter than absolute ones."""
    found, last = [], (0.0, 0.0)
    for place, point in enumerate(points):
        x, y = round(point[0], 1), round(point[1], 1)
        if place == 0:
            found.append(f"M{number(x)} {number(y)}")
        else:
            dx, dy = round(x - last[0], 1), round(y - last[1], 1)
            if dx == 0 and dy == 0:
                continue
            found.append(f"l{number(dx)} {number(dy)}")
        last = (x, y)
    return "".join(found) + ("z" if closed else "")


def water_and_land(sheet: Sheet) -> list[str]:
    """Sea, engraved waterlines outside the coast, land, lakes with a line inside their shore."""
    clip = sheet.paper.buffer(4)
    land = sheet.land.intersection(clip)
    found = [f'<path class="m-sea" d="{path(sheet.paper)}"/>']
    for place, distance in enumerate(WATERLINES):
        line = sheet.land.buffer(distance).boundary.intersection(sheet.paper).simplify(0.9)
        found.append(f'<path class="m-waterline m-w{place + 1}" d="{path(line)}"/>')
    found.append(f'<path class="m-land" d="{path(land)}"/>')
    lakes = sheet.lakes.intersection(clip)
    found.append(f'<path class="m-lake" d="{path(lakes)}"/>')
    for place, distance in enumerate((2.5, 6)):
        line = lakes.buffer(-distance).boundary.simplify(0.9)
        found.append(f'<path class="m-waterline m-w{place + 2}" d="{path(line)}"/>')
    return found


def rivers(sheet: Sheet) -> list[str]:
    """Long rivers wide, short ones thin."""
    groups: dict[int, list[str]] = {1: [], 2: [], 3: []}
    for line in sheet.rivers:
        width = 3 if line.length > 420 else 2 if line.length > 150 else 1
        groups[width].append(path(line.intersection(sheet.paper.buffer(4))))
    return [f'<path class="m-river m-r{width}" d="{"".join(lines)}"/>' for width, lines in groups.items() if lines]


def washes(places: list[Place], radius: float) -> list[str]:
    """Soft colour round the places of each side: one pale disc that fades out for each, and no filter."""
    return [
        f'<circle class="m-wash" cx="{place.spot[0]:.0f}" cy="{place.spot[1]:.0f}" r="{radius:.0f}" fill="url(#m-wash-{place.owner})"/>'
        for place in places
        if place.owner in ("french", "british", "indian") and place.kind != "water"
    ]


def strips(sheet: Sheet, places: list[Place], links: list[Link]) -> list[str]:
    """Farms as they were granted: long and narrow, each with its end on the water, a row of them to a parish."""
    kept = [*(Dot(place.spot).buffer(30) for place in places), *(Dot(place.pile).buffer(34) for place in places)]
    ways = [LineString(link.points).buffer(9) for link in links if len(link.points) > 1]
    ways += [line.buffer(8) for line in sheet.rivers]
    free = prep(sheet.land.buffer(-4).difference(unary_union([*kept, *ways])).intersection(sheet.paper.buffer(-16)))
    found = []
    shore = sheet.land.buffer(20).buffer(-20).intersection(sheet.paper.buffer(30)).boundary
    for line in getattr(shore, "geoms", [shore]):
        place = 0.0
        while place < line.length - 40:
            place += 8.0
            if math.sin(place / 61) < -0.15:  # woods between the parishes
                continue
            before, here, after = line.interpolate(place - 20), line.interpolate(place), line.interpolate(place + 20)
            dx, dy = after.x - before.x, after.y - before.y
            long = math.hypot(dx, dy) or 1.0
            deep = 44 + 5 * math.sin(place / 25)
            for side in (1, -1):
                nx, ny = -dy / long * side, dx / long * side
                strip = LineString([(here.x + nx * 9, here.y + ny * 9), (here.x + nx * deep, here.y + ny * deep)])
                if free.contains(strip):
                    found.append(path(strip))
                    break
    return [f'<path class="m-strip" d="{"".join(found)}"/>']


def cliffs(sheet: Sheet, points: list[Point]) -> str:
    """A steep bank: strokes that run down from a line, long and short."""
    line = LineString([sheet.at(*point) for point in points])
    found, place, number_of = [path(line)], 0.0, 0
    while place < line.length - 2:
        here, there = line.interpolate(place), line.interpolate(place + 2)
        dx, dy = there.x - here.x, there.y - here.y
        long = math.hypot(dx, dy) or 1.0
        drop = 12 if number_of % 2 else 8
        found.append(f"M{number(here.x)} {number(here.y)}l{number(-dy / long * drop)} {number(dx / long * drop)}")
        place, number_of = place + 4.5, number_of + 1
    return f'<path class="m-cliff" d="{"".join(found)}"/>'


def towns(sheet: Sheet, spots: list[Point]) -> list[str]:
    """A walled town from above: bastions to the west, streets, a church."""
    found = []
    for lon, lat in spots:
        x, y = sheet.at(lon, lat)
        found.append(
            f'<g class="m-town" transform="translate({number(x)} {number(y)})">'
            '<path class="m-wall" d="M-24-20l6-6l8 4l10-5l14 2l10 10l4 14l-6 12l-14 9l-10-2l-8 6l-8-6l2-10l-7-7l5-8z"/>'
            '<path class="m-roof" d="M-14-14h7v5h-7zM-4-16h8v5h-8zM7-14h8v5h-8zM-12-5h6v6h-6zM-3-6h5v4h-5zM6-5h9v5h-9zM-10 6h7v5h-7zM0 4h6v6h-6zM10 5h6v5h-6z"/>'
            '<path class="m-wall" d="M3-22v-10M0-29h6"/></g>'
        )
    return found


GLYPHS = (
    "".join(
        f'<radialGradient id="m-wash-{owner}"><stop offset="0" class="m-{owner}"/><stop offset="1" class="m-{owner} m-faded"/></radialGradient>'
        for owner in ("french", "british", "indian")
    )
    + '<g id="m-hill"><path class="m-ink" d="M-10 0Q-4-10 0-10Q5-9 10 0"/>'
    '<path class="m-hachure" d="M1-9l3 8M4-8l3 7M-1-9l1 6M7-5l2 4"/></g>'
    '<g id="m-peak"><path class="m-ink" d="M-12 0L-3-14L0-17L4-12L12 0"/>'
    '<path class="m-hachure" d="M1-15l3 13M4-11l4 10M0-13l-1 6M8-6l2 5"/></g>'
    '<g id="m-fir"><path class="m-tree" d="M0-11L-4-3h2L-5 1H5L2-3h2z"/></g>'
    '<g id="m-oak"><path class="m-tree" d="M0 1V-2M-5-4a4 4 0 0 1 3-5a4 4 0 0 1 6 1a3 3 0 0 1 0 6z"/></g>'
)


def scatter(sheet: Sheet, places: list[Place], links: list[Link], ranges: list[list[Point]], seed: int) -> list[str]:
    """Hills along the ranges and woods elsewhere, from a seeded sampler, never on a link or beside a place."""
    rng = random.Random(seed)
    kept = [LineString(link.points).buffer(11) for link in links if len(link.points) > 1]
    kept += [Dot(place.spot).buffer(30) for place in places]
    kept += [Dot(place.pile).buffer(27) for place in places]
    dry = prep(sheet.land.difference(sheet.lakes.buffer(6)).buffer(-7).difference(unary_union(kept)))
    high = unary_union([LineString([sheet.at(*point) for point in line]).buffer(34) for line in ranges])
    taken: list[Point] = []
    found = []
    for _ in range(5200):
        x, y = rng.uniform(20, sheet.width - 20), rng.uniform(20, sheet.height - 20)
        near = high.contains(Dot(x, y))
        gap = 17 if near else 25
        if not near and rng.random() < 0.35:
            continue
        if any(math.hypot(x - a, y - b) < gap for a, b in taken) or not dry.contains(Dot(x, y)):
            continue
        taken.append((x, y))
        glyph = (
            ("peak" if rng.random() < 0.35 else "hill")
            if near
            else ("fir" if y < sheet.height * 0.55 else rng.choice(("fir", "oak")))
        )
        found.append((y, f'<use href="#m-{glyph}" x="{x:.0f}" y="{y:.0f}"/>'))
    return ['<g class="m-detail">', *(use for _, use in sorted(found)), "</g>"]


def roads(links: list[Link]) -> list[str]:
    found = []
    for link in links:
        a, b = link.points[0], link.points[-1]
        mx = 2 * link.points[6][0] - (a[0] + b[0]) / 2
        my = 2 * link.points[6][1] - (a[1] + b[1]) / 2
        d = f"M{number(a[0])} {number(a[1])}Q{number(mx)} {number(my)} {number(b[0])} {number(b[1])}"
        found.append(
            f'<path class="m-halo" d="{d}"/><path class="m-link m-{link.kind}" data-a="{link.a}" data-b="{link.b}" d="{d}"/>'
        )
    return found


SHAPES = {
    "cultivated": '<rect x="-9" y="-9" width="18" height="18"/>',
    "town": '<rect x="-9" y="-9" width="18" height="18"/>',
    "village": '<circle r="8.5"/>',
    "wilderness": '<circle r="8.5"/>',
    "mountain": '<path d="M0-11L11 8H-11z"/>',
    "fort": '<path d="M-9-9L-4-6H4L9-9L6-4V4L9 9L4 6H-4L-9 9L-6 4V-4z"/>',
    "fortress": '<path d="M0-14L4-5L13-4L6 2L9 12L0 7L-9 12L-6 2L-13-4L-4-5z"/>',
    "zone": '<circle r="12"/>',
    "water": '<circle r="9"/>',
}


def marks(places: list[Place]) -> list[str]:
    found = []
    for place in places:
        shape = SHAPES.get(place.kind, SHAPES["village"])
        x, y = number(place.spot[0]), number(place.spot[1])
        found.append(
            f'<g class="m-place m-{place.kind} m-{place.owner or "none"}" data-place="{place.id}" transform="translate({x} {y})">{shape}</g>'
        )
    return found


def lettering(sheet: Sheet, words: list[tuple[float, float, float, float, str, str, str]]) -> list[str]:
    """Names of waters, nations and colonies: lon, lat, turn, size, class, French, English."""
    found = []
    for lon, lat, turn, size, kind, french, english in words:
        x, y = sheet.at(lon, lat)
        if not (30 < x < sheet.width - 30 and 30 < y < sheet.height - 30):
            continue
        place = f'transform="translate({number(x)} {number(y)}) rotate({number(turn)})" font-size="{number(size)}" text-anchor="middle"'
        found.append(f'<text class="m-letters m-{kind} m-fr" lang="fr" {place}>{french}</text>')
        found.append(f'<text class="m-letters m-{kind} m-en" lang="en" {place}>{english}</text>')
    return found


def lettered(sheet: Sheet, words: list[tuple[float, float, float, float, str, str, str]]) -> list[list[int]]:
    """Where lettering lies, as boxes along it: left, top, right, bottom."""
    found: list[list[int]] = []
    for lon, lat, turn, size, kind, french, english in words:
        x, y = sheet.at(lon, lat)
        if not (30 < x < sheet.width - 30 and 30 < y < sheet.height - 30):
            continue
        spaced = {"water": 0.18, "nation": 0.3, "colony": 0.3}.get(kind, 0.06)
        length = max(len(french), len(english)) * size * (0.46 + spaced)
        steps = max(1, round(length / (size * 0.8)))
        ux, uy = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        for step in range(steps + 1):
            along = (step / steps - 0.5) * length
            cx, cy = x + ux * along + uy * size * 0.3, y + uy * along - ux * size * 0.3
            half = size * 0.4
            found.append([round(cx - half), round(cy - half), round(cx + half), round(cy + half)])
    return found


def inset(sheet: Sheet, centre: Point, width: float, height: float, french: str, english: str) -> list[str]:
    """A frame for places that lie too far away to be drawn where they are."""
    x, y = centre[0] - width / 2, centre[1] - height / 2
    found = [
        f'<rect class="m-inset" x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}" rx="5"/>'
    ]
    for language, text in (("fr", french), ("en", english)):
        found.append(
            f'<text class="m-letters m-{language}" lang="{language}" x="{number(centre[0])}" y="{number(y + 20)}" '
            f'font-size="20" text-anchor="middle">{text}</text>'
        )
    return found


def neat_line(sheet: Sheet) -> list[str]:
    w, h = sheet.width, sheet.height
    return [
        f'<rect class="m-neat" x="6" y="6" width="{number(w - 12)}" height="{number(h - 12)}"/>',
        f'<rect class="m-neat m-thin" x="12" y="12" width="{number(w - 24)}" height="{number(h - 24)}"/>',
    ]


def rose(x: float, y: float, turn: float, radius: float) -> list[str]:
    """A compass rose that turns with the projection."""
    points = []
    for quarter in range(8):
        long = radius if quarter % 2 == 0 else radius * 0.62
        angle = math.radians(45 * quarter)
        tip = (math.sin(angle) * long, -math.cos(angle) * long)
        for side, shade in ((-1, "m-dark"), (1, "m-light")):
            edge = angle + side * math.radians(22.5)
            foot = (math.sin(edge) * radius * 0.26, -math.cos(edge) * radius * 0.26)
            points.append(
                f'<path class="{shade}" d="M0 0L{number(tip[0])} {number(tip[1])}L{number(foot[0])} {number(foot[1])}z"/>'
            )
    inside = "".join(points)
    return [
        f'<g class="m-rose" transform="translate({number(x)} {number(y)}) rotate({number(turn)})"><circle class="m-ring" r="{number(radius * 0.74)}"/>{inside}'
        f'<text class="m-letters" y="{number(-radius - 6)}" text-anchor="middle" font-size="{number(radius * 0.4)}">N</text></g>'
    ]


CARTOUCHE = (430.0, 118.0)
LEGEND_WIDTH = 230.0


@dataclass
class Fixed:
    """A box of one size on the screen however near the map is: it is held where it is nearest the edge of the sheet."""

    x: float
    y: float
    width: float
    height: float
    across: float
    down: float

    @staticmethod
    def on(sheet: Sheet, corner: Point, width: float, height: float) -> Fixed:
        def held(low: float, high: float, end: float) -> float:
            return 0.0 if low < 60 else 1.0 if high > end - 60 else 0.5

        across = held(corner[0], corner[0] + width, sheet.width)
        down = held(corner[1], corner[1] + height, sheet.height)
        return Fixed(corner[0] + across * width, corner[1] + down * height, width, height, across, down)

    def around(self, kind: str, inside: list[str]) -> list[str]:
        move = f"translate({number(-self.across * self.width)} {number(-self.down * self.height)})"
        return [
            f'<g transform="translate({number(self.x)} {number(self.y)})"><g class="m-fixed {kind}"><g transform="{move}">',
            *inside,
            "</g></g></g>",
        ]


def cartouche(box: Fixed, french: tuple[str, str], english: tuple[str, str]) -> list[str]:
    """A title in a frame with rolled edges, in the language of the page."""
    width, height = CARTOUCHE
    found = [
        f'<path class="m-cartouche" d="M0 10q0-10 10-10h{number(width - 20)}q10 0 10 10v{number(height - 20)}q0 10-10 10H10q-10 0-10-10z"/>'
        f'<path class="m-ink" d="M10 8h{number(width - 20)}M10 {number(height - 8)}h{number(width - 20)}"/>'
    ]
    for language, (title, subtitle) in (("fr", french), ("en", english)):
        middle = number(width / 2)
        found.append(
            f'<text class="m-letters m-{language}" lang="{language}" x="{middle}" y="58" font-size="{number(min(36, 2 * (width - 50) / len(title)))}" text-anchor="middle">{title}</text>'
        )
        found.append(
            f'<text class="m-letters m-sub m-{language}" lang="{language}" x="{middle}" y="92" font-size="20" text-anchor="middle">{subtitle}</text>'
        )
    return box.around("m-title", found)


def legend(box: Fixed, rows: list[tuple[str, str, str]]) -> list[str]:
    """Signs and their meaning: SVG of the sign, French, English."""
    found = [
        f'<rect class="m-cartouche" x="0" y="0" width="{number(box.width)}" height="{number(box.height)}" rx="6"/>'
    ]
    for place, (sign, french, english) in enumerate(rows):
        top = 24 + place * 26
        found.append(f'<g transform="translate(26 {top})">{sign}</g>')
        for language, text in (("fr", french), ("en", english)):
            found.append(
                f'<text class="m-letters m-{language}" lang="{language}" x="54" y="{top + 5}" font-size="16">{text}</text>'
            )
    return box.around("m-legend", found)
