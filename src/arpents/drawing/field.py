"""A battlefield from above: washes of colour, trees, furrows and roofs in ink, and every figure where it stands."""

from __future__ import annotations

import math
import random
from html import escape
from typing import Final

from arpents.drawing.faces import PIECE, badge, face, shade
from arpents.drawing.scene import Figure, Ground, Scene

CROWN: Final = 21.0  # units between two trees
CROWNS: Final = (
    "M-9 2c-3-4 0-9 4-8 1-4 8-4 9 0 5-1 7 5 4 8 1 4-4 7-7 5-3 3-8 1-8-2-2 0-3-1-2-3z",
    "M0-11-6-3h3l-6 8h7v5h4V5h7L3-3h3z",
    "M-8 0c-2-6 3-10 8-8 6-2 10 3 8 7 1 6-4 9-9 7-4 2-8-2-7-6z",
)
WASH: Final = {  # fill, edge and its width, dashes
    "woods": ("#a9b988", "#5d7142", 2, ""),
    "brush": ("#cdcb99", "#8b8c59", 1.2, "3 4"),
    "orchard": ("#cbd09b", "#77854a", 1.5, "6 4"),
    "crop-field": ("#e3cd88", "#a88a3c", 1.5, ""),
    "marsh": ("#bccdbc", "#5c8078", 1.2, "6 6"),
    "rocks": ("#cdbfa8", "#7d6d57", 1.6, ""),
    "river": ("#b4cacc", "#4a6577", 1.8, ""),
    "stream": ("#b4cacc", "#4a6577", 1.8, ""),
    "road": ("#dfcb9f", "#a98b5a", 1.2, "14 3"),
    "bridge": ("#a5845a", "#4d3823", 2, ""),
    "building-log": ("#b08a60", "#3c2a18", 2.5, ""),
    "building-plank": ("#c09b6c", "#3c2a18", 2.5, ""),
    "building-stone": ("#b9b2a6", "#3a362f", 3, ""),
}
LINES: Final = {"fence": ("#6b4f30", 3, "8 3"), "low-wall": ("#7d766a", 5, "6 1.5"), "palisade": ("#6b4f30", 6, "3 2")}
TEXTURES: Final = {  # the size of a tile, and what is drawn in it
    "crop-field": (18, "M0 4h18M0 13h18M4 4l2-3M10 4l2-3M2 13l2-3M12 13l2-3"),
    "brush": (34, "M6 12c1-4 2-4 3 0 1-5 3-5 3 0M22 27c1-4 2-4 3 0 1-5 3-5 3 0"),
    "marsh": (40, "M4 14h13M8 14V8M11 14V6M14 14V9M22 33h13M26 33v-6M29 33v-8M32 33v-5M26 10h8M6 28h6"),
    "rocks": (26, "M4 12l3-6 6 1 2 5zM15 22l2-5 5 0 2 5z"),
    "river": (54, "M4 12c6-4 10 4 16 0s10 4 16 0M24 38c6-4 10 4 16 0M2 30c5-3 8 3 12 0"),
    "stream": (30, "M2 10c5-3 8 3 12 0M14 24c5-3 8 3 12 0"),
    "building-log": (9, "M0 2h9M0 6.5h9"),
    "building-plank": (9, "M2 0v9M6.5 0v9"),
    "building-stone": (16, "M0 4h16M0 12h16M5 4v8M12 12v8M12-4v8"),
    "bridge": (8, "M2 0v8M6 0v8"),
}


def draw_field(scene: Scene, far: float) -> str:
    assert scene.field_size is not None
    width, height = scene.field_size
    parts = [textures(), f'<rect width="{width:g}" height="{height:g}" fill="#ece0bd"/>']
    parts += [draw_ground(ground) for ground in scene.ground]
    parts += [draw_figure(figure) for figure in scene.figures]
    parts += [draw_tag(figure, far) for figure in scene.figures if figure.tag]
    return "".join(parts)


def textures() -> str:
    tiles = "".join(
        f'<pattern id="arpents-{name}" width="{size}" height="{size}" patternUnits="userSpaceOnUse">'
        f'<path fill="none" stroke="#4c3d27" opacity=".55" d="{path}"/></pattern>'
        for name, (size, path) in TEXTURES.items()
    )
    return f"<defs>{tiles}</defs>"


def draw_ground(ground: Ground) -> str:
    path = "M" + "L".join(f"{x:g} {y:g}" for x, y in ground.points) + ("Z" if ground.area else "")
    title = f"<title>{escape(ground.title)}</title>" if ground.title else ""
    if not ground.area:
        ink, thick, dashes = LINES.get(ground.type, ("#6b4f30", 3, ""))
        line = f'fill="none" stroke="{ink}" stroke-width="{thick}" stroke-dasharray="{dashes}" stroke-linejoin="round"'
        return f'<g>{title}<path {line} d="{path}"/></g>'
    fill, edge, width, dashes = WASH.get(ground.type, ("#d8cba6", "#8b7a55", 1.2, ""))
    parts = [f'<path fill="{fill}" stroke="{edge}" stroke-width="{width}" stroke-dasharray="{dashes}" d="{path}"/>']
    if ground.type in ("woods", "orchard"):
        parts.append(trees(ground))
    elif ground.type in TEXTURES:
        parts.append(f'<path fill="url(#arpents-{ground.type})" d="{path}"/>')
    if ground.type.startswith("building") and len(ground.points) == 4:
        parts.append(f'<path stroke="#3c2a18" stroke-width="2" d="{ridge(ground.points)}"/>')
    return f"<g>{title}{''.join(parts)}</g>"


def trees(ground: Ground) -> str:
    """In rows in an orchard, anyhow in the woods, and the same each time."""
    wild = ground.type == "woods"
    step = CROWN if wild else CROWN * 1.5
    dice = random.Random(1759)
    xs, ys = [x for x, _ in ground.points], [y for _, y in ground.points]
    found = []
    y = min(ys) + step / 2
    while y < max(ys):
        x = min(xs) + step / 2
        while x < max(xs):
            dx, dy = ((dice.random() - 0.5) * step * 0.8, (dice.random() - 0.5) * step * 0.8) if wild else (0.0, 0.0)
            if inside(ground.points, x + dx, y + dy):
                crown = CROWNS[dice.randrange(3) if wild else 2]
                found.append(f'<path d="{crown}" transform="translate({x + dx:.0f} {y + dy:.0f})"/>')
            x += step
        y += step * 0.86
    fill, stroke = ("#93a86f", "#3f4f2a") if wild else ("#b4bf7d", "#5f6b35")
    return f'<g fill="{fill}" stroke="{stroke}">{"".join(found)}</g>'


def inside(points: list[tuple[float, float]], x: float, y: float) -> bool:
    odd = False
    for number, (ax, ay) in enumerate(points):
        bx, by = points[(number + 1) % len(points)]
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd


def ridge(points: list[tuple[float, float]]) -> str:
    """The ridge of a roof with four corners: along its longer sides."""
    a, b, c, d = points
    shorter = math.dist(a, b) < math.dist(b, c)
    (px, py), (qx, qy), (rx, ry), (sx, sy) = (a, b, c, d) if shorter else (b, c, d, a)
    return f"M{(px + qx) / 2:g} {(py + qy) / 2:g}L{(rx + sx) / 2:g} {(ry + sy) / 2:g}"


def draw_figure(figure: Figure) -> str:
    drawn = shade(figure.piece.form) + face(figure.piece, PIECE)
    return f'<g transform="translate({figure.x:g} {figure.y:g}) scale({figure.size / PIECE:.4g})">{drawn}</g>'


def draw_tag(figure: Figure, far: float) -> str:
    at = f"translate({figure.x:g} {figure.y - figure.size * 0.85:.1f}) scale({0.8 / far:.3g})"
    return f'<g transform="{at}">{badge(figure.tag, figure.piece.seat)}</g>'
