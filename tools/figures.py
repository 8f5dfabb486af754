"""Lining figures for the page: python tools/figures.py writes src/arpents/web/fonts/arpents-figures-*.woff2.

IM Fell English has old-style figures only, whose 0 is an o and whose 1 is an I. These are drawn from them: raised or
stretched to one height, set on one width, with a 1 of their own. Needs fonttools and brotli.
"""

from __future__ import annotations

from pathlib import Path

from fontTools import subset
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

FONTS = Path(__file__).resolve().parent.parent / "src/arpents/web/fonts"
HEIGHT, WIDTH = 1300, 960  # of 2048 units
WIDER = {"1": 1.05, "2": 0.98, "3": 1.1, "4": 0.9, "5": 1.1, "6": 0.98, "8": 1.12, "9": 0.98}


def one(pen: TTGlyphPen) -> None:
    """A stem with a flag and a foot."""
    m, top = WIDTH / 2 + 30, HEIGHT
    pen.moveTo((m + 72, top + 12))
    pen.qCurveTo((m + 58, top / 2), (m + 74, 120))
    pen.qCurveTo((m + 84, 62), (m + 235, 48))
    pen.lineTo((m + 240, 4))
    pen.qCurveTo((m, -16), (m - 238, 2))
    pen.lineTo((m - 232, 44))
    pen.qCurveTo((m - 84, 58), (m - 72, 124))
    pen.qCurveTo((m - 58, top / 2), (m - 66, top - 205))
    pen.qCurveTo((m - 150, top - 262), (m - 318, top - 318))
    pen.lineTo((m - 334, top - 268))
    pen.qCurveTo((m - 90, top - 150), (m + 20, top + 14))
    pen.closePath()


def draw(style: str) -> None:
    font = TTFont(FONTS / f"im-fell-english-{style}.woff2")
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    for figure in "0123456789":
        name = names[ord(figure)]
        bounds = BoundsPen(glyphs)
        glyphs[name].draw(bounds)
        left, bottom, right, top = bounds.bounds
        across, up = WIDER.get(figure, 1.0), (HEIGHT + 20) / (top - bottom)
        pen = TTGlyphPen(None)
        if figure == "1":
            one(pen)
        else:
            middle = (WIDTH - (right - left) * across) / 2
            glyphs[name].draw(TransformPen(pen, (across, 0, 0, up, middle - left * across, -12 - bottom * up)))
        font["glyf"][name] = pen.glyph()
        font["glyf"][name].recalcBounds(font["glyf"])
        font["hmtx"][name] = (WIDTH, font["glyf"][name].xMin)
    options = subset.Options(layout_features=[], hinting=False, name_IDs=[0, 1, 2, 3, 4, 6, 13])
    only = subset.Subsetter(options)
    only.populate(text="0123456789")
    only.subset(font)
    rename(font, style)
    font.flavor = "woff2"
    font.save(FONTS / f"arpents-figures-{style}.woff2")


def rename(font: TTFont, style: str) -> None:
    """The licence reserves the name of the original."""
    texts = {1: "Arpents Figures", 3: f"Arpents Figures {style}", 4: "Arpents Figures",
             6: f"ArpentsFigures-{style.title()}", 13: "SIL Open Font License 1.1"}  # fmt: skip
    kept = [record for record in font["name"].names if record.nameID not in texts]
    font["name"].names = kept
    for number, text in texts.items():
        font["name"].setName(text, number, 3, 1, 0x409)


if __name__ == "__main__":
    for style in ("normal", "italic"):
        draw(style)
