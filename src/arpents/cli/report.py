"""An analysis as a page by itself: a curve with its swings, and every decision; nothing else is loaded."""

from __future__ import annotations

from html import escape
from typing import Any

from arpents.cli.advice import percent
from arpents.cli.words import Words

WIDTH, HEIGHT, EDGE = 960, 260, 36
STYLE = """
body { margin: 2rem auto; max-width: 62rem; padding: 0 1rem; font: 17px/1.5 Georgia, serif;
  color: #2b2018; background: #f6eedb; }
h1, h2 { font-weight: 400; }
h2 { border-top: 3px double #b09a72; padding-top: .6rem; }
svg { width: 100%; height: auto; background: #fffaf0; border: 1px solid #b09a72; }
.half { stroke: #b09a72; stroke-dasharray: 4 6; }
.line { fill: none; stroke: #1f4e79; stroke-width: 2.5; }
.mark { fill: #9a1c14; stroke: #fffaf0; stroke-width: 2; }
text { font: 13px Georgia, serif; fill: #6b5a42; }
.swing { margin: 1rem 0; padding-left: .8rem; border-left: 4px solid #9a1c14; }
.swing:target { background: #fff3d0; }
.swing p { margin: .15rem 0; }
.why { font-style: italic; }
table { border-collapse: collapse; font-size: .92em; }
td, th { padding: .1rem .7rem .1rem 0; text-align: left; vertical-align: top; }
td.n { text-align: right; }
@media (prefers-color-scheme: dark) {
  body { color: #efe4cc; background: #221d17; }
  svg { background: #2d261e; }
  .line { stroke: #8fc1ee; }
  .swing:target { background: #3a3120; }
  text { fill: #c9b993; }
  .mark { fill: #ffa699; }
}
"""


def page_of(told: dict[str, Any], words: Words) -> str:
    seat = words.seat(told["seat"])
    title = f"{told['title']} — {told['scenario_title']}"
    parts = [
        "<!doctype html>",
        f'<html lang="{words.lang}"><head><meta charset="utf-8"><title>{escape(title)}</title>',
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head><body>',
        f"<h1>{escape(title)}</h1>",
    ]
    if told["outcome"]:
        parts.append(f"<p>{escape(told['outcome']['text'])}</p>")
    if not told["points"]:
        parts.append(f"<p>{escape(words.text('analysis-empty'))}</p></body></html>")
        return "\n".join(parts) + "\n"
    parts += [f"<h2>{escape(words.text('analysis-curve', {'seat': seat}))}</h2>", curve_of(told, words)]
    parts.append(f"<h2>{escape(words.text('analysis-swings'))}</h2>")
    parts += [swing_of(swing, words) for swing in told["swings"]] or [f"<p>{escape(words.text('analysis-calm'))}</p>"]
    luck = round(100 * told["luck"])
    shown = f"+{luck}" if luck > 0 else f"−{-luck}" if luck < 0 else "0"
    parts.append(f"<p>{escape(words.text('analysis-luck', {'seat': seat, 'luck': shown}))}</p>")
    parts.append(f"<p>{escape(words.text('analysis-estimate'))}</p>")
    parts.append(decisions_of(told, words))
    parts.append("</body></html>")
    return "\n".join(parts) + "\n"


def curve_of(told: dict[str, Any], words: Words) -> str:
    chances = [told["start"], *(point["after"] for point in told["points"])]
    last = max(1, len(chances) - 1)

    def at(number: int) -> tuple[float, float]:
        x = EDGE + (WIDTH - 2 * EDGE) * number / last
        return round(x, 1), round(EDGE / 2 + (HEIGHT - EDGE) * (1 - chances[number]), 1)

    line = " ".join(f"{x},{y}" for x, y in map(at, range(len(chances))))
    middle = EDGE / 2 + (HEIGHT - EDGE) / 2
    marks = []
    for swing in told["swings"]:
        x, y = at(swing["last"])
        name = escape(swing_title(swing, words))
        circle = f'<circle class="mark" cx="{x}" cy="{y}" r="7"><title>{name}</title></circle>'
        marks.append(f'<a href="#swing-{swing["first"]}">{circle}</a>')
    label = escape(words.text("analysis-curve", {"seat": words.seat(told["seat"])}))
    scale = "".join(
        f'<text x="2" y="{EDGE / 2 + (HEIGHT - EDGE) * (1 - part) + 4}">{percent(part)}</text>' for part in (0, 0.5, 1)
    )
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{scale}'
        f'<line class="half" x1="{EDGE}" y1="{middle}" x2="{WIDTH - EDGE}" y2="{middle}"/>'
        f'<polyline class="line" points="{line}"/>{"".join(marks)}</svg>'
    )


def swing_title(swing: dict[str, Any], words: Words) -> str:
    first, last = swing["first"], swing["last"]
    return words.text(
        "swing-title", {"first": first, "last": last, "count": last - first + 1, "seat": words.seat(swing["seat"])}
    )


def swing_of(swing: dict[str, Any], words: Words) -> str:
    lines = [
        f"<p><b>{escape(swing_title(swing, words))}</b> — {escape(swing['label'])}</p>",
        f"<p>{escape(swing['text'])}</p>",
    ]
    if swing["better"]:
        lines.append(f"<p>{escape(swing['better']['text'])}</p>")
        lines.append(f'<p class="why">{escape(swing["better"]["why"])}</p>')
    return f'<div class="swing" id="swing-{swing["first"]}">{"".join(lines)}</div>'


def decisions_of(told: dict[str, Any], words: Words) -> str:
    rows = "".join(
        f'<tr><td class="n">{point["number"]}</td><td>{escape(words.seat(point["seat"]))}</td>'
        f'<td>{escape(point["label"])}</td><td class="n">{percent(point["after"])}</td></tr>'
        for point in told["points"]
    )
    title = escape(words.text("analysis-decisions", {"count": len(told["points"])}))
    return f"<details><summary>{title}</summary><table>{rows}</table></details>"
