"""The whole picture: a head with what the tracks say, the map with its pieces, and what lies beside it."""

from __future__ import annotations

import functools
import json
import math
import re
from html import escape
from importlib import resources
from typing import Any, Final

from arpents.drawing.faces import INK, LETTER, PAPER, PIECE, colours, face, haloed, lettering, sign
from arpents.drawing.field import draw_field
from arpents.drawing.piles import draw_piles, laid_out
from arpents.drawing.placing import Box, Grown, Name, place_names, place_piles, width_of
from arpents.drawing.scene import Adapter, Arrow, Panel, Scene, Spot, Track
from arpents.drawing.words import Words

WIDTH: Final = 1200  # pixels at which everything can be read
HEAD: Final = 46
LINE: Final = 22  # of text below the map
ICON: Final = 32  # of a piece below the map
MARGIN: Final = 14
LETTERS: Final = 12.0  # pixels of the name of a place
WIDE_LETTERS: Final = 15.0  # where there is room
FACT: Final = 1.9  # letters for each fact under a name
SIGN: Final = 14  # pixels of the sign of a place, if it can have them
FIXED: Final = 0.68  # of the size in which title and legend are drawn
SMALL_PRINT: Final = 1.35  # how far title and legend may grow before the second line of the title is too small
OTHER_LIGHT: Final = re.compile(r"^(\[data-|:root)")  # rules for the night, for contrast, for a language
OURS: Final = re.compile(r'((?:class="|#|id="|(?<=[\w-]) )(?=m-))m-')


def picture(scene: Scene, adapter: Adapter, words: Words, title: str) -> str:
    """One SVG that needs nothing else."""
    slug, lang = words.slug, words.lang
    if scene.field_size is None:
        chart = chart_of(slug)
        width, height = chart["width"], chart["height"]
        board = draw_map(scene, adapter, slug, lang, chart)
        style = map_style(slug, WIDTH / width, adapter.wide)
    else:
        width, height = scene.field_size
        board, style = draw_field(scene, WIDTH / width), ""
    high = round(WIDTH * height / width)
    head = draw_head(scene.tracks, title, words)
    below, depth = draw_panels(scene.panels, HEAD + high, words)
    total = HEAD + high + depth
    label = escape(title, quote=True)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{total}" '
        f'viewBox="0 0 {WIDTH} {total}" role="img" aria-label="{label}" lang="{lang}">'
        f"<title>{escape(title)}</title>{style}"
        f'<rect width="{WIDTH}" height="{total}" fill="#f3e8cf"/>{head}'
        f'<svg x="0" y="{HEAD}" width="{WIDTH}" height="{high}" viewBox="0 0 {width:g} {height:g}">{board}</svg>'
        f"{below}</svg>\n"
    )


# -- the map


@functools.cache
def chart_of(slug: str) -> dict[str, Any]:
    file = resources.files("arpents") / "web" / "maps" / f"{slug}.json"
    chart: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return chart


@functools.cache
def map_of(slug: str, lang: str) -> str:
    """What is inside the drawn map, with the letters of one language."""
    text = (resources.files("arpents") / "web" / "maps" / f"{slug}.svg").read_text(encoding="utf-8")
    inside = text[text.index(">") + 1 : text.rindex("</svg>")]
    other = "en" if lang == "fr" else "fr"
    inside = re.sub(rf'<text class="[^"]*\bm-{other}\b[^"]*".*?</text>', "", inside, flags=re.DOTALL)
    return OURS.sub(rf"\1{slug}-", inside)


@functools.cache
def map_style(slug: str, far: float, wide: bool) -> str:
    """The page's colours of maps by day, without variables. Classes and ids bear the name of the game: in a notebook
    all pictures are one document."""
    text = (resources.files("arpents") / "web" / "maps" / "maps.css").read_text(encoding="utf-8")
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    rules = [(selector.strip(), body) for selector, body in re.findall(r"([^{}]+)\{([^{}]*)\}", text)]
    values = dict(re.findall(r"--([\w-]+):\s*([^;]+);?", next(body for selector, body in rules if selector == ".map")))
    grown = grown_at(far, wide)
    values |= {"sign": f"{grown.sign:g}", "fixed": f"{grown.fixed:.3g}"}
    found = []
    for selector, body in rules:
        if OTHER_LIGHT.match(selector) or selector == ".map" or "calc(" in body or "min(" in body:
            continue
        body = re.sub(r"var\(--([\w-]+)(?:,[^)]*)?\)", lambda name: values[name[1]].strip(), body)
        selector = selector.replace("stop", f".{slug} stop") if selector.startswith("stop") else selector
        found.append(f"{selector.replace('.m-', f'.{slug}-')} {{{body}}}")
    title = min(1.0, grown.fixed * 0.8)  # it covers no more than was left for it
    found.append(f".{slug}-title.{slug}-fixed {{ transform: scale({title:.3g}); }}")
    if grown.fixed * 0.8 > SMALL_PRINT:
        found.append(f".{slug}-title .{slug}-sub {{ display: none; }}")
    return f"<style>{' '.join(found)}</style>"


def grown_at(far: float, wide: bool) -> Grown:
    return Grown(1 if wide else max(1.0, min(2.4, SIGN / (18 * far))), FIXED / far)


def draw_map(scene: Scene, adapter: Adapter, slug: str, lang: str, chart: dict[str, Any]) -> str:
    far = WIDTH / chart["width"]
    grown = grown_at(far, adapter.wide)
    size = adapter.size / far
    spots = {spot.id: spot for spot in scene.spots if spot.id in chart["places"]}
    orders = {id: laid_out(spot, size, adapter.wide) for id, spot in spots.items()}
    if adapter.wide:
        names = {id: printed_name(spot, chart["places"][id]["label"], WIDE_LETTERS / far) for id, spot in spots.items()}
    else:
        rows = {id: FACT * len(spot.facts) for id, spot in spots.items() if spot.facts}
        titles = {id: spot.title for id, spot in spots.items()}
        names = names_on(slug, tuple(titles.items()), LETTERS / far, grown, tuple(rows.items()))
    sizes = {id: (order.width, order.height) for id, order in orders.items() if order.width > 0}
    berths = place_piles(chart, names, sizes, grown)
    parts = [f'<g class="{slug}">{map_of(slug, lang)}</g>']
    parts += [draw_arrow(arrow, chart, far) for arrow in scene.arrows]
    for id, name in names.items():
        for number, line in enumerate(name.lines):
            fill = "#3f5f78" if spots[id].water else INK
            parts.append(haloed(line, name.x, name.y + number * name.size, name.size, name.anchor, fill))
        parts.append(fact_row(spots[id], *name.row, name.size))
    for id, spot in spots.items():
        site = chart["places"][id]
        parts.append(draw_piles(spot, orders[id], site["x"], site["y"], berths.get(id), size, grown.sign))
    return "".join(parts)


@functools.lru_cache(maxsize=32)
def names_on(
    slug: str, titles: tuple[tuple[str, str], ...], size: float, grown: Grown, rows: tuple[tuple[str, float], ...]
) -> dict[str, Name]:
    """Names stand where they stand, whatever the pieces do: they are placed once for a game and a language."""
    return place_names(chart_of(slug), dict(titles), size, grown, dict(rows))


def printed_name(spot: Spot, label: dict[str, Any], size: float) -> Name:
    """Where the map has room for every name, each stands where the map wants it."""
    x, y, width = label["x"], label["y"], width_of(spot.title) * size
    left = x if label["anchor"] == "start" else x - width if label["anchor"] == "end" else x - width / 2
    box = Box(left, y - size * 0.8, left + width, y + size * 0.3)
    return Name(x, y, label["anchor"], size, (spot.title,), box, (left, y + size), 0.0)


def fact_row(spot: Spot, x: float, y: float, size: float) -> str:
    parts = []
    for number, fact in enumerate(spot.facts):
        at = x + FACT * size * number
        drawn = sign(fact.symbol, at, y - size * 0.85, size * 1.15, "#5b4936")
        parts.append(f"<g><title>{escape(fact.title)}</title>{drawn}")
        if fact.symbol == "points":
            parts.append(lettering(fact.figure, at + size * 0.575, y, size * 0.85, PAPER, bold=True))
        elif fact.figure:
            parts.append(haloed(fact.figure, at + size * 1.1, y, size * 0.85, "start"))
        parts.append("</g>")
    return "".join(parts)


def draw_arrow(arrow: Arrow, chart: dict[str, Any], far: float) -> str:
    start, end = chart["places"][arrow.start], chart["places"][arrow.end]
    dx, dy = end["x"] - start["x"], end["y"] - start["y"]
    length = math.hypot(dx, dy) or 1.0
    ux, uy = dx / length, dy / length
    x, y = end["x"] - 22 * ux, end["y"] - 22 * uy
    ink = colours(arrow.seat).ink
    dashes = ' stroke-dasharray="3 11" opacity="0.6"' if arrow.broken else ""
    tip = f"M{x + 18 * ux:.1f} {y + 18 * uy:.1f}"
    head = f"{tip}L{x - 11 * uy:.1f} {y + 11 * ux:.1f}L{x + 11 * uy:.1f} {y - 11 * ux:.1f}Z"
    line = f"M{start['x'] + 18 * ux:.1f} {start['y'] + 18 * uy:.1f}L{x:.1f} {y:.1f}"
    middle = haloed(arrow.label, (start["x"] + x) / 2, (start["y"] + y) / 2 + 7, 15 / far) if arrow.label else ""
    return (
        f'<g><path fill="none" stroke="{ink}" stroke-width="7" stroke-linecap="round"{dashes} d="{line}"/>'
        f'<path fill="{ink}" d="{head}"/>{middle}</g>'
    )


# -- above and below


def draw_head(tracks: list[Track], title: str, words: Words) -> str:
    """What the picture is of, and what its tracks say."""
    parts = [lettering(title, MARGIN, 19, 16, anchor="start")]
    x: float = MARGIN
    for track in tracks:
        text = words.text("told", title=track.title, value=track.value)
        parts.append(f'<circle cx="{x + 5:.4g}" cy="34" r="4.5" fill="{colours(track.seat).ink}"/>')
        parts.append(lettering(text, x + 14, 39, 14, anchor="start"))
        x += 34 + len(text) * 14 * LETTER
    return "".join(parts)


def draw_panels(panels: list[Panel], top: float, words: Words) -> tuple[str, int]:
    """Each panel on lines of its own; how deep they are all together."""
    parts = []
    y = top
    for panel in panels:
        if panel.pieces:
            parts.append(lettering(panel.title, MARGIN, y + LINE - 5, 14, anchor="start"))
            y += LINE
            across = (WIDTH - 2 * MARGIN) // (ICON + 4)
            for number, piece in enumerate(panel.pieces):
                x = MARGIN + ICON / 2 + (number % across) * (ICON + 4)
                down = y + ICON / 2 + 2 + (number // across) * (ICON + 6)
                drawn = face(piece, ICON * PIECE / 46)
                parts.append(f'<g transform="translate({x:g} {down:g}) scale({ICON / 46:.4g})">{drawn}</g>')
            y += (ICON + 6) * -(-len(panel.pieces) // across)
        if panel.text:
            told = words.text("told", title=panel.title, value=panel.text)
            for line in folded(told, int((WIDTH - 2 * MARGIN) / (14 * LETTER))):
                parts.append(lettering(line, MARGIN, y + LINE - 5, 14, anchor="start"))
                y += LINE
    return "".join(parts), round(y - top + (8 if panels else 0))


def folded(text: str, most: int) -> list[str]:
    lines = [""]
    for word in text.split(" "):
        if lines[-1] and len(lines[-1]) + 1 + len(word) > most:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return lines
