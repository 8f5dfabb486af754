"""python -m maps [SLUG ...]: draw the maps anew into src/arpents/web/maps."""

from __future__ import annotations

import argparse
import gzip
import json
from dataclasses import asdict
from pathlib import Path

from shapely.geometry import Point as Dot

from maps import grain, ink
from maps.games import PLANS, ROOT, Plan, to_places
from maps.layout import Place, draw_links, make_room, relax
from maps.sheet import Sheet, frame_round

OUT = ROOT / "src/arpents/web/maps"


def corner(
    sheet: Sheet, places: list[Place], width: float, height: float, avoid: list[tuple[float, float]]
) -> tuple[float, float]:
    """Where a box of this size covers no place and little land: for cartouche, legend and rose."""
    best, lowest = (30.0, 30.0), float("inf")
    for row in range(9):
        for column in range(13):
            x = 30 + (sheet.width - width - 60) * column / 12
            y = 30 + (sheet.height - height - 60) * row / 8
            cost = 0.0
            for place in places:
                for spot in (place.spot, place.pile, place.label):
                    if x - 30 < spot[0] < x + width + 30 and y - 24 < spot[1] < y + height + 24:
                        cost += 60
            for ax, ay in avoid:
                if abs(ax - x) < 330 and abs(ay - y) < 230:
                    cost += 400
            cost += 12 if sheet.land.contains(Dot(x + width / 2, y + height / 2)) else 0
            cost += min(x, sheet.width - x - width) / 400 + min(y, sheet.height - y - height) / 400
            if cost < lowest:
                best, lowest = (x, y), cost
    return best


def put_in_insets(plan: Plan, sheet: Sheet, places: list[Place]) -> list[str]:
    """Far places go side by side into their frame."""
    found: list[str] = []
    for inset in plan.insets:
        inside = [place for place in places if place.id in inset.ids]
        if not inside:
            continue
        x, y = sheet.at(inset.lon, inset.lat)
        width = 130.0 * len(inside) + 40
        found += ink.inset(sheet, (x, y), width, 130, inset.french, inset.english)
        for number, place in enumerate(inside):
            place.truth = place.spot = (x - width / 2 + 85 + 130 * number, y + 16)
    return found


def draw(plan: Plan) -> tuple[str, dict[str, object]]:
    away = {id for inset in plan.insets for id in inset.ids}
    framed = [(entry["lon"], entry["lat"]) for entry in plan.places if entry["id"] not in away]
    framed += [(inset.lon, inset.lat) for inset in plan.insets]
    frame = frame_round([plan.projection(*point) for point in framed], plan.margin, 1.45)
    sheet = Sheet(plan.projection, frame, plan.source)
    sheet.flood(plan.channels)
    for line in plan.streams:
        sheet.stream(line)
    places = to_places(plan, sheet.at)
    paper = (sheet.width, sheet.height)
    frames = put_in_insets(plan, sheet, places)
    relax([place for place in places if place.id not in away], plan.apart, paper)
    plan.links = [link for link in plan.links if link.a not in away and link.b not in away]
    known = {place.id: place for place in places}
    draw_links(known, plan.links)
    make_room(places, plan.links, paper)
    high = len(plan.legend) * 26 + 20
    title = corner(sheet, places, *ink.CARTOUCHE, [])
    key = corner(sheet, places, ink.LEGEND_WIDTH, high, [title])
    star = corner(sheet, places, 130, 130, [title, key])
    cartouche = ink.Fixed.on(sheet, title, *ink.CARTOUCHE)
    legend = ink.Fixed.on(sheet, key, ink.LEGEND_WIDTH, high)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="map" viewBox="0 0 {ink.number(sheet.width)} {ink.number(sheet.height)}">',
        f"<defs>{ink.GLYPHS}</defs>",
        *ink.water_and_land(sheet),
        *ink.washes(places, plan.apart * 1.6),
        *ink.rivers(sheet),
        *(ink.strips(sheet, places, plan.links) if plan.farmed else []),
        *(ink.cliffs(sheet, line) for line in plan.cliffs),
        *ink.towns(sheet, plan.towns),
        *ink.scatter(sheet, places, plan.links, plan.ranges, 1759),
        *ink.lettering(sheet, plan.words),
        *frames,
        *ink.roads(plan.links),
        *ink.marks(places),
        *ink.cartouche(cartouche, *plan.title),
        *ink.legend(legend, plan.legend),
        *ink.rose(star[0] + 65, star[1] + 70, plan.projection.turn, 48),
        *ink.neat_line(sheet),
        "</svg>",
    ]
    chart: dict[str, object] = {
        "width": round(sheet.width, 1),
        "height": round(sheet.height, 1),
        "places": {place.id: described(place) for place in places},
        "links": [{"a": link.a, "b": link.b, "kind": link.kind, "bend": round(link.bend, 2)} for link in plan.links],
        "fixed": [asdict(cartouche), asdict(legend)],
        "lettered": ink.lettered(sheet, plan.words),
        "kept": [
            box(star, 130, 140),
            *(box((x - 80, y - 65), 160, 28) for x, y in (sheet.at(inset.lon, inset.lat) for inset in plan.insets)),
        ],
    }  # fmt: skip
    return "\n".join(parts) + "\n", chart


def box(corner: tuple[float, float], width: float, height: float) -> list[int]:
    """Left, top, right, bottom of what is printed where no name and no pile should stand."""
    x, y = corner
    return [round(x), round(y), round(x + width), round(y + height)]


def described(place: Place) -> dict[str, object]:
    return {
        "x": round(place.spot[0], 1),
        "y": round(place.spot[1], 1),
        "pile": {"x": round(place.pile[0], 1), "y": round(place.pile[1], 1)},
        "label": {
            "x": round(place.label[0], 1), "y": round(place.label[1], 1), "anchor": place.anchor, "size": place.size,
        },
        "kind": place.kind,
        "owner": place.owner,
    }  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("slug", nargs="*", default=[])
    parser.add_argument("--root", type=Path, default=ROOT, help="the checkout whose game data is drawn")
    parser.add_argument("--out", type=Path, default=OUT)
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    (chosen.out / "paper.png").write_bytes(grain.tile(256, 1759))
    for slug in chosen.slug or PLANS:
        drawing, chart = draw(PLANS[slug](chosen.root))
        (chosen.out / f"{slug}.svg").write_text(drawing, encoding="utf-8")
        (chosen.out / f"{slug}.json").write_text(
            json.dumps(chart, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8"
        )
        print(f"{slug}: {len(drawing) // 1024} KB, {len(gzip.compress(drawing.encode())) // 1024} KB compressed")


if __name__ == "__main__":
    main()
