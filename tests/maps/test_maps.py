"""The drawn maps hold every place of their game, in their frame, and stay light."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

import arpents

MAPS = Path(__file__).resolve().parents[2] / "src/arpents/web/maps"
DATA = Path(__file__).resolve().parents[2] / "src/arpents/games"
FACTS = {
    "quebec-1759": ("zones", ("zones", "regions")),
    "wilderness-war": ("spaces", ()),
    "few-acres-of-snow": ("places", ("places",)),
    "small-wars-mohicans": ("places", ("places",)),
}
DRAWN = [slug for slug in arpents.games() if slug in FACTS]


def places_of(slug: str) -> list[str]:
    name, fields = FACTS[slug]
    data = json.loads((DATA / slug.replace("-", "_") / "data" / f"{name}.json").read_text(encoding="utf-8"))
    entries = data if isinstance(data, list) else [entry for field in fields for entry in data[field]]
    return [entry["id"] for entry in entries if entry.get("lon") is not None]


@pytest.mark.parametrize("slug", DRAWN)
def test_every_place_is_on_the_sheet_and_apart_from_the_others(slug: str) -> None:
    chart = json.loads((MAPS / f"{slug}.json").read_text(encoding="utf-8"))
    assert set(places_of(slug)) <= set(chart["places"])
    spots = []
    for place in chart["places"].values():
        assert 0 < place["x"] < chart["width"]
        assert 0 < place["y"] < chart["height"]
        assert all((place["x"] - x) ** 2 + (place["y"] - y) ** 2 > 400 for x, y in spots)
        spots.append((place["x"], place["y"]))


@pytest.mark.parametrize("slug", DRAWN)
def test_a_map_weighs_under_150_kilobytes_compressed_and_styles_nothing_inline(slug: str) -> None:
    drawing = (MAPS / f"{slug}.svg").read_text(encoding="utf-8")
    assert len(gzip.compress(drawing.encode())) < 150_000
    assert "style=" not in drawing
    assert "<script" not in drawing


@pytest.mark.parametrize("slug", DRAWN)
def test_lettering_comes_in_both_languages(slug: str) -> None:
    drawing = (MAPS / f"{slug}.svg").read_text(encoding="utf-8")
    assert drawing.count('lang="fr"') == drawing.count('lang="en"') > 2
