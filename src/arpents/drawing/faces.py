"""Counters, blocks and markers in SVG. A side is told by colour, by outline and by its arms, as on the page."""

from __future__ import annotations

import functools
import re
from html import escape
from importlib import resources
from typing import Final, NamedTuple

from arpents.drawing.scene import Mark, Piece

PIECE: Final = 40  # units of the drawing of one piece
INK: Final = "#2b2018"
PAPER: Final = "#faf3e1"
LABEL: Final = "#fbf5e6"
SERIF: Final = "'IM Fell English', 'IM FELL English', Georgia, 'Times New Roman', serif"
FIGURES: Final = "'Times New Roman', 'Liberation Serif', Georgia, serif"
LETTER: Final = 0.47  # how wide a letter is, on average, in letters of one unit
LEGIBLE: Final = 9.5  # pixels of the letters on a piece; what would be smaller is left out


class Colours(NamedTuple):
    ink: str
    pale: str
    wood: str
    top: str
    side: str


BRITISH: Final = Colours("#a02a22", "#f7e0da", "#a8332a", "#c4564b", "#7c211a")
FRENCH: Final = Colours("#24508f", "#dfe8f5", "#2f5a9c", "#4473b8", "#1f3f73")
INDIAN: Final = Colours("#3f6b35", "#e2ecd9", "#4a7240", "#6b9460", "#33522b")
NOBODY: Final = Colours("#5b4936", "#faf3e1", "#8a7350", "#a98f68", "#69563a")
COLOURS: Final = {"british": BRITISH, "attacker": BRITISH, "french": FRENCH, "defender": FRENCH, "indian": INDIAN}
ARMS: Final = {"french": "lily", "british": "cross", "indian": "indian", "attacker": "infantry", "defender": "fort"}


def colours(seat: str | None) -> Colours:
    return COLOURS.get(seat or "", NOBODY)


@functools.cache
def signs() -> dict[str, str]:
    """The signs of the page, each a path in a square of 24 units."""
    text = (resources.files("arpents") / "web" / "board" / "symbols.js").read_text(encoding="utf-8")
    return dict(re.findall(r'^\s*(\w+):\s*"(M[^"]+)"', text, re.MULTILINE))


def sign(name: str, x: float, y: float, size: float, fill: str, opacity: float = 1) -> str:
    path = signs().get(name)
    if path is None:
        return ""
    faint = f' opacity="{opacity}"' if opacity < 1 else ""
    return (
        f'<path fill="{fill}"{faint} fill-rule="evenodd" d="{path}" '
        f'transform="translate({x:g} {y:g}) scale({size / 24:.4g})"/>'
    )


def lettering(
    text: str, x: float, y: float, size: float, fill: str = INK, anchor: str = "middle", bold: bool = False
) -> str:
    weight = ' font-weight="700"' if bold else ""
    family = FIGURES if bold else SERIF
    return (
        f'<text x="{x:.4g}" y="{y:.4g}" font-size="{size:.4g}" font-family="{family}"{weight} fill="{fill}" '
        f'text-anchor="{anchor}">{escape(text)}</text>'
    )


def on_label(name: str, px: float, room: float) -> tuple[float, str] | None:
    """A name as it fits on a piece of so many pixels: whole, shortened, or not at all."""
    size = LEGIBLE * PIECE / px
    fits = int(room / (size * LETTER))
    if len(name) <= fits:
        return size, name
    return (size, f"{name[: fits - 1].strip()}.") if fits > 3 and room > 24 else None


def face(piece: Piece, px: float, sight: float = 1) -> str:
    """One piece, 40 units wide, its middle at 0, 0; `sight` is how much of its width the next one leaves uncovered."""
    draw = {"block": block, "ship": ship, "leader": leader, "disc": disc, "cube": cube}.get(piece.form, counter)
    faint = ' opacity="0.62"' if piece.tired else ""
    return f"<g{faint}><title>{escape(piece.title)}</title>{draw(piece, px, sight)}</g>"


def shade(form: str) -> str:
    dark = 'fill="#281e14" fill-opacity="0.3"'
    if form in ("ship", "cube"):
        return ""
    if form == "leader":
        return f'<path {dark} d="M-17-16H20.5V12L1.5 22.5L-17 12Z"/>'
    if form == "disc":
        return f'<circle {dark} cx="1.5" cy="2.5" r="18"/>'
    return f'<rect {dark} x="-17.5" y="-16.5" width="38" height="38" rx="2.5"/>'


def arms(seat: str | None, y: float) -> str:
    return sign(ARMS.get(seat or "", "drum"), -10, y - 10, 20, "#fff", 0.85)


def block(piece: Piece, px: float, sight: float) -> str:
    """A wooden block standing on its edge: its label faces its owner."""
    own = colours(piece.seat)
    wood = (
        f'<path fill="{own.top}" d="M-18-16-14-20H22L18-16Z"/><path fill="{own.side}" d="M18-16 22-20V16L18 20Z"/>'
        f'<rect fill="{own.wood}" stroke="{own.side}" stroke-width=".8" x="-18" y="-16" width="36" height="36" '
        'rx="1.5"/>'
    )
    if piece.hidden:
        return wood + arms(piece.seat, 2)
    edge = 'stroke="#a01c10" stroke-dasharray="2 1.5"' if piece.reduced else f'stroke="{own.side}" stroke-width=".5"'
    parts = [wood, f'<rect fill="{LABEL}" {edge} x="-15.5" y="-13.5" width="31" height="31" rx="1"/>']
    name = on_label(piece.name, px, 31 * min(1, sight)) if piece.name else None
    up = name[0] * 0.25 if name else 0
    if piece.figure:
        parts.append(lettering(piece.figure, -8, 7 - up, 21, "#a01c10" if piece.reduced else INK, bold=True))
        parts.append(sign(piece.symbol, 1, -11, 13, own.side))
        if piece.note:
            parts.append(lettering(piece.note, 7.5, 9, 9))
    else:
        parts.append(sign(piece.symbol, -14, -11, 15, own.side))
    if name:
        left = sight < 1
        parts.append(lettering(name[1], -14.5 if left else 0, 16, name[0], anchor="start" if left else "middle"))
    return "".join(parts)


def ship(piece: Piece, px: float, sight: float) -> str:
    own = colours(piece.seat)
    return (
        f'<path fill="{own.wood}" stroke="{own.side}" d="M-20 6H20C18 14 14 18 9 18H-9C-14 18-18 14-20 6Z"/>'
        f'<path fill="{LABEL}" stroke="{own.side}" d="M-2-18V4H-15C-14-6-9-14-2-18ZM2-20C11-14 15-5 15 4H2Z"/>'
        f'<path fill="{own.side}" d="M-.8-21H.8V6H-.8Z"/>'
    )


def stock(own: Colours, outline: str, reduced: bool) -> str:
    dashes = ' stroke-dasharray="5 3"' if reduced else ""
    return f'<path fill="{own.pale}" stroke="{own.ink}" stroke-width="2"{dashes} d="{outline}"/>'


def counter(piece: Piece, px: float, sight: float) -> str:
    own = colours(piece.seat)
    square = piece.seat in ("british", "attacker")
    outline = "M-18-18H18V18H-18Z" if square else "M-14-18H14L18-14V14L14 18H-14L-18 14V-14Z"
    if piece.hidden:
        return f'<path fill="{own.ink}" d="{outline}"/>' + arms(piece.seat, 0)
    parts = [stock(own, outline, piece.reduced)]
    if piece.reduced:
        parts.append(f'<path fill="{own.ink}" d="M-17 0H17V13L14 16.5H-14L-17 13Z"/>')
    parts.append(sign(piece.symbol, -9, -16, 18, own.ink, 0.75 if piece.reduced else 1))
    if piece.figure:
        size = 12 if len(piece.figure) > 4 else 15 if len(piece.figure) > 2 else 20
        parts.append(lettering(piece.figure, 0, 13.5, size, own.pale if piece.reduced else INK, bold=True))
    if piece.note:
        parts.append(lettering(piece.note, 16, -9, 9, anchor="end"))
    name = on_label(piece.name, px, 34) if piece.name and not piece.figure else None
    if name:
        parts.append(lettering(name[1], 0, 13, name[0]))
    return "".join(parts)


def leader(piece: Piece, px: float, sight: float) -> str:
    """A bust, and initiative, command and tactics below."""
    own = colours(piece.seat)
    parts = [stock(own, "M-18-18H18V10L0 20L-18 10Z", False), sign("leader", -10, -17, 20, own.ink)]
    if piece.figure:
        parts.append(lettering(piece.figure, 0, 12.5, 14, bold=True))
    return "".join(parts)


def disc(piece: Piece, px: float, sight: float) -> str:
    own = colours(piece.seat)
    alone = not piece.figure
    dashes = ' stroke-dasharray="5 3"' if piece.reduced else ""
    parts = [f'<circle fill="{own.pale}" stroke="{own.ink}" stroke-width="2"{dashes} r="17"/>']
    if piece.reduced and not alone:
        parts.append(f'<path fill="{own.ink}" d="M-16 0H16A16 16 0 0 1-16 0Z"/>')
    at, up, size = (-10.0, -11.0, 20.0) if alone else (-7.5, -15.5, 15.0)
    parts.append(sign(piece.symbol, at, up, size, own.ink))
    if piece.figure:
        parts.append(lettering(piece.figure, 0, 13.5, 18, own.pale if piece.reduced else INK, bold=True))
    return "".join(parts)


def cube(piece: Piece, px: float, sight: float) -> str:
    own = colours(piece.seat)
    return (
        f'<path fill="{own.top}" d="M-14-9-8-15H16L10-9Z"/><path fill="{own.side}" d="M10-9 16-15V9L10 15Z"/>'
        f'<path fill="{own.wood}" stroke="{own.side}" stroke-width=".8" d="M-14-9H10V15H-14Z"/>'
    ) + sign(piece.symbol, -10, -5, 16, "#fff", 0.85)


def mark_face(mark: Mark) -> str:
    """A mark beside a place, 22 units wide."""
    own = colours(mark.seat)
    told = f"<title>{escape(mark.title)}</title>"
    ground = f'<circle fill="{PAPER}" stroke="{own.ink}" stroke-width="2" r="10.5"/>'
    figure = haloed(mark.figure, 8, 11, 12) if mark.figure else ""
    return told + ground + sign(mark.symbol, -7.5, -7.5, 15, own.ink) + figure


def haloed(text: str, x: float, y: float, size: float, anchor: str = "middle", fill: str = INK) -> str:
    """Letters that can be read on anything: their edge is drawn under them."""
    shape = f'x="{x:.5g}" y="{y:.5g}" font-size="{size:.4g}" font-family="{SERIF}" text-anchor="{anchor}"'
    edge = f'stroke="{PAPER}" stroke-width="{size * 0.28:.3g}" stroke-linejoin="round" fill="{PAPER}"'
    return f'<text {shape} {edge}>{escape(text)}</text><text {shape} fill="{fill}">{escape(text)}</text>'


def badge(text: str, seat: str | None) -> str:
    half = 4 + len(text) * 3.6
    return (
        f'<rect fill="{PAPER}" stroke="{colours(seat).ink}" stroke-width="1.2" x="{-half:.3g}" y="-9" '
        f'width="{2 * half:.3g}" height="17" rx="8"/>{lettering(text, 0, 5, 13, bold=True)}'
    )
