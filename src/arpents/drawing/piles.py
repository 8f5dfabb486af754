"""What stands in a place: marks, and the pieces of each side in a pile with its number and strength."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Final

from arpents.drawing.faces import PAPER, PIECE, badge, colours, face, mark_face, shade, sign
from arpents.drawing.scene import Mark, Piece, Pile, Spot

TIGHT: Final = 4  # pieces of one pile drawn where room is scarce
MARK: Final = 0.62  # of the size of a piece
WORKS: Final = ("fort", "stockade", "fortress", "building")  # marks that are the place itself: they stand on its sign


@dataclass(frozen=True)
class Rows:
    """Where the pieces of a pile stand: rows that overlap, the strengths still in sight."""

    pile: Pile
    shown: list[Piece]
    row: int
    rows: int
    step: float
    lift: float
    width: float
    height: float


@dataclass(frozen=True)
class Order:
    """How a place lays its things out: each side's pile, and a row of marks above them."""

    piles: list[Rows]
    marks: list[Mark]
    row: float
    width: float
    height: float


def laid_out(spot: Spot, size: float, wide: bool) -> Order:
    piles = [arranged(pile, size, wide) for pile in spot.piles if pile.pieces]
    marks = [mark for mark in spot.marks if mark.symbol not in WORKS]
    row = size * MARK if marks else 0.0
    widths = [pile.width + size * (1.12 if len(pile.pile.pieces) > 1 else 1) for pile in piles]
    height = row + sum(pile.height + (size * 0.2 if len(pile.pile.pieces) > 1 else 0) for pile in piles)
    return Order(piles, marks, row, max([len(marks) * size * MARK, *widths]), height)


def arranged(pile: Pile, size: float, wide: bool) -> Rows:
    pieces = pile.pieces
    alike = all(piece.hidden or piece.form == "ship" for piece in pieces)
    shown = pieces if wide else foremost(pieces)
    count = len(shown)
    row = count
    if wide and count > 5:
        row = -(-count // 3) if alike else -(-count // -(-count // 5))
    step = size * (1.04 if wide and count <= 3 else 0.4 if alike else 0.66 if wide else 0.42)
    lift = size * (0.42 if alike else 0.98)
    rows = -(-count // row)
    return Rows(pile, shown, row, rows, step, lift, step * (min(row, count) - 1), size + (rows - 1) * lift)


def foremost(pieces: list[Piece]) -> list[Piece]:
    """The pieces on top of a tall pile: leaders and the strongest."""
    if len(pieces) <= TIGHT:
        return pieces
    ranked = sorted(range(len(pieces)), key=lambda at: -pieces[at].weight - (20 if pieces[at].form == "leader" else 0))
    return [pieces[at] for at in sorted(ranked[:TIGHT])]


def draw_piles(
    spot: Spot, order: Order, x: float, y: float, berth: tuple[float, float] | None, size: float, sign_size: float
) -> str:
    """The things of the place at x, y; its piles lie at `berth`, with a line to the place."""
    parts = []
    if berth is not None:
        ink = colours(order.piles[0].pile.seat if order.piles else None).ink
        line = f'd="M{x:.1f} {y:.1f}L{berth[0]:.1f} {berth[1]:.1f}" stroke-linecap="round"'
        parts.append(f'<path {line} stroke="{PAPER}" stroke-width="{size * 0.2:.3g}"/>')
        parts.append(f'<path {line} stroke="{ink}" stroke-width="{size * 0.1:.3g}"/>')
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size * 0.11:.3g}" fill="{ink}"/>')
    if any(mark.symbol == "siege" for mark in spot.marks):
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{17 * sign_size:.3g}" fill="none" stroke="#9a1c14" '
            'stroke-width="4" stroke-dasharray="6 3"/>'
        )
    parts += [draw_work(mark, x, y, max(26 * sign_size, size * 0.72)) for mark in spot.marks if mark.symbol in WORKS]
    if berth is None:
        return "".join(parts)
    top = berth[1] - order.height / 2
    for number, mark in enumerate(order.marks):
        at = berth[0] + (number - (len(order.marks) - 1) / 2) * size * MARK
        parts.append(
            f'<g transform="translate({at:.1f} {top + order.row / 2:.1f}) scale({size * MARK / 22:.4g})">'
            f"{mark_face(mark)}</g>"
        )
    top += order.row
    for rows in order.piles:
        if len(rows.pile.pieces) > 1:
            top += size * 0.2
        parts.append(draw_pile(rows, berth[0] - rows.width / 2, top + size / 2, size))
        top += rows.height
    return "".join(parts)


def draw_work(mark: Mark, x: float, y: float, size: float) -> str:
    """A fort or a stockade stands where its place is."""
    ink = colours(mark.seat).ink
    begun = ' stroke-dasharray="4 3"' if mark.symbol == "building" else ""
    return (
        f'<g transform="translate({x:.1f} {y:.1f})"><title>{escape(mark.title)}</title>'
        f'<rect x="{-size / 2:.3g}" y="{-size / 2:.3g}" width="{size:.3g}" height="{size:.3g}" rx="{size * 0.2:.3g}" '
        f'fill="{PAPER}" stroke="{ink}" stroke-width="2.5"{begun}/>'
        f"{sign(mark.symbol, -size * 0.4, -size * 0.4, size * 0.8, ink)}</g>"
    )


def draw_pile(rows: Rows, x: float, y: float, size: float) -> str:
    """Pieces of one side in one place; the badge counts them all, and adds up their strength."""
    parts = []
    for number, piece in enumerate(rows.shown):
        column, row = number % rows.row, number // rows.row
        last = column == rows.row - 1 or number == len(rows.shown) - 1
        drawn = shade(piece.form) + face(piece, PIECE, 1 if last else rows.step / size)
        at = f"translate({x + rows.step * column:.1f} {y + rows.lift * row:.1f}) scale({size / PIECE:.4g})"
        parts.append(f'<g transform="{at}">{drawn}</g>')
    count = len(rows.pile.pieces)
    if count > 1:
        strength = sum(piece.weight for piece in rows.pile.pieces)
        text = f"{count} · {strength}" if strength not in (0, count) else str(count)
        across = rows.width + size * 0.46 if rows.rows > 1 else rows.width / 2 + size * 0.1
        at = f"translate({x + across:.1f} {y - size * 0.52:.1f}) scale({size / PIECE:.4g})"
        parts.append(f'<g transform="{at}">{badge(text, rows.pile.seat)}</g>')
    return "".join(parts)
