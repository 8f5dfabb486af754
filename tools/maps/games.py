"""What each game has on its map: places, links, frame, title, legend. Facts come from the games' own data."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from maps.ink import SHAPES
from maps.layout import Link, Place
from maps.sheet import Projection

ROOT = Path(__file__).resolve().parent.parent.parent

THEATRE = Projection(lon=-74.5, lat=43.5, south=38, north=48, turn=14, scale=9000)
QUEBEC = Projection(lon=-71.2, lat=46.82, south=46.8, north=46.8, turn=0, scale=330000)

# the high ground of the theatre, as lines of longitude and latitude
RANGES = [
    [(-83.5, 35.6), (-81.8, 36.6), (-80.4, 37.6), (-79.2, 38.7), (-78.6, 39.7), (-77.6, 40.7), (-76.4, 41.3)],
    [(-82.2, 36.9), (-80.8, 38.2), (-79.8, 39.3), (-79.2, 40.3), (-78.2, 41.3)],
    [(-74.9, 41.9), (-74.2, 42.2)],
    [(-74.6, 43.6), (-74.1, 44.3)],
    [(-73.1, 42.4), (-72.9, 43.6), (-72.7, 44.5)],
    [(-71.9, 43.9), (-71.2, 44.3), (-70.2, 45.1), (-69.2, 45.8)],
    [(-75.6, 46.4), (-73.8, 46.8), (-72.0, 47.4), (-70.6, 47.8)],
    [(-67.6, 48.6), (-66.0, 48.9), (-65.0, 48.9)],
    [(-81.6, 46.6), (-79.5, 46.4), (-77.6, 46.2)],
]

Word = tuple[float, float, float, float, str, str, str]  # longitude, latitude, turn, size, kind, French, English

WORDS: list[Word] = [
    (-66.2, 41.6, 8, 54, "water", "Océan Atlantique", "Atlantic Ocean"),
    (-61.9, 48.2, 6, 34, "water", "Golfe du Saint-Laurent", "Gulf of Saint Lawrence"),
    (-77.9, 43.62, 12, 22, "water", "Lac Ontario", "Lake Ontario"),
    (-81.2, 42.25, -8, 22, "water", "Lac Érié", "Lake Erie"),
    (-82.3, 44.7, 60, 24, "water", "Lac Huron", "Lake Huron"),
    (-87.0, 43.6, 84, 24, "water", "Lac Michigan", "Lake Michigan"),
    (-76.2, 45.95, 12, 30, "nation", "Nouvelle-France", "New France"),
    (-71.6, 43.1, 12, 24, "colony", "Nouvelle-Angleterre", "New England"),
    (-77.6, 40.55, 12, 24, "colony", "Pensylvanie", "Pennsylvania"),
    (-78.4, 37.6, 14, 26, "colony", "Virginie", "Virginia"),
    (-66.3, 46.4, 12, 28, "nation", "Acadie", "Acadia"),
    (-75.6, 42.55, 12, 24, "nation", "Iroquois", "Iroquois"),
    (-69.8, 46.2, 12, 22, "nation", "Abénaquis", "Abenaki"),
    (-82.4, 40.4, 12, 26, "nation", "Pays de l’Ohio", "Ohio Country"),
    (-84.4, 43.6, 12, 24, "nation", "Pays d’en Haut", "Pays d’en Haut"),
]


def larger(words: list[Word], times: float) -> list[Word]:
    """Lettering for a sheet that is looked at from farther away."""
    return [
        (lon, lat, turn, min(60.0, size * times), kind, french, english)
        for lon, lat, turn, size, kind, french, english in words
    ]


QUEBEC_WORDS = [
    (-71.085, 46.915, -40, 22, "water", "Chenal du Nord", "North Channel"),
    (-71.09, 46.80, 0, 28, "colony", "Rive sud", "South Shore"),
    (-71.36, 46.85, 0, 30, "nation", "Canada", "Canada"),
    (-71.1905, 46.8115, 0, 17, "town", "Québec", "Québec"),
]
NARROWS = [(-71.34, 46.740), (-71.30, 46.749), (-71.27, 46.756), (-71.243, 46.766), (-71.226, 46.779), (-71.211, 46.792),
           (-71.199, 46.804), (-71.191, 46.816), (-71.185, 46.829)]  # fmt: skip
ST_CHARLES_RIVER = [(-71.50, 46.905), (-71.43, 46.875), (-71.36, 46.846), (-71.32, 46.838), (-71.29, 46.829), (-71.262, 46.8245), (-71.24, 46.8235), (-71.222, 46.824),
                    (-71.207, 46.828)]  # fmt: skip
HEIGHTS = [
    (-71.345, 46.751),
    (-71.305, 46.7585),
    (-71.275, 46.766),
    (-71.252, 46.7755),
    (-71.236, 46.787),
    (-71.2205, 46.800),
]
BEAUPORT_BANK = [(-71.185, 46.868), (-71.170, 46.876), (-71.158, 46.882)]
MONTMORENCY_RIVER = [(-71.17, 46.96), (-71.155, 46.93), (-71.148, 46.905), (-71.146, 46.893), (-71.143, 46.886)]
CHAUDIERE_RIVER = [(-71.27, 46.66), (-71.29, 46.69), (-71.285, 46.72), (-71.278, 46.75)]
ETCHEMIN_RIVER = [(-71.17, 46.66), (-71.20, 46.70), (-71.215, 46.73), (-71.225, 46.75), (-71.232, 46.762)]


POINTS = "M12 1 21.5 6.5v11L12 23 2.5 17.5v-11z"
SETTLERS = "M12 2.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM6 21.5c0-6.5 2-10.5 6-10.5s6 4 6 10.5z"
SHIELD = "M12 1.5 21 4.5v7.5c0 5.5-3.5 9-9 11-5.5-2-9-5.5-9-11V4.5z"


@dataclass
class Inset:
    """Places that lie off the sheet, in a frame of their own."""

    ids: list[str]
    lon: float
    lat: float
    french: str
    english: str


@dataclass
class Plan:
    slug: str
    projection: Projection
    source: str
    places: list[dict[str, Any]]
    links: list[Link]
    apart: float
    margin: float
    title: tuple[tuple[str, str], tuple[str, str]]
    words: list[Word]
    ranges: list[list[tuple[float, float]]]
    legend: list[tuple[str, str, str]] = field(default_factory=list)
    size: float = 15.0
    insets: list[Inset] = field(default_factory=list)
    channels: list[tuple[float, list[tuple[float, float]]]] = field(default_factory=list)
    streams: list[list[tuple[float, float]]] = field(default_factory=list)
    farmed: bool = False  # long strips of farmland along the shores
    cliffs: list[list[tuple[float, float]]] = field(default_factory=list)  # high ground on the left hand
    towns: list[tuple[float, float]] = field(default_factory=list)


def facts(root: Path, room: str, name: str) -> Any:
    return json.loads((root / "src/arpents/games" / room / "data" / f"{name}.json").read_text(encoding="utf-8"))


def sign(kind: str, owner: str = "none") -> str:
    return f'<g class="m-place m-{kind} m-{owner}">{SHAPES[kind]}</g>'


def stroke(kind: str) -> str:
    return f'<path class="m-link m-{kind}" d="M-20 0h40"/>'


def glyph(path: str) -> str:
    """A sign of board/symbols.js, which is drawn in a square of 24 units."""
    return f'<path class="m-dark" transform="translate(-8 -8) scale(.67)" d="{path}"/>'


def place(entry: dict[str, Any], kind: str, owner: str, name: str = "") -> dict[str, Any]:
    titled = name or entry.get("name") or str(entry["id"]).replace("-", " ").title()
    return {"id": entry["id"], "lon": entry["lon"], "lat": entry["lat"], "kind": kind, "owner": owner, "name": titled}


def quebec_1759(root: Path) -> Plan:
    zones = facts(root, "quebec_1759", "zones")
    places = [place(entry, "zone", "british" if entry["setup"] == "british" else "french") for entry in zones["zones"]]
    places += [place(entry, "water", "none") for entry in zones["regions"]]
    links = [
        Link(road["a"], road["b"], "crossing" if road["crosses_st_charles"] else "road")
        for road in facts(root, "quebec_1759", "roads")["roads"]
    ]
    return Plan(
        "quebec-1759", QUEBEC, "quebec", places, links, 150, 190,
        (("Québec 1759", "et ses approches"), ("Québec 1759", "and its approaches")), QUEBEC_WORDS, [],
        [(sign("zone"), "zone", "zone"), (stroke("road"), "route", "road"),
         (stroke("crossing"), "passage St-Charles", "St. Charles crossing")], 22.0,
        channels=[(54.0, NARROWS)], streams=[ST_CHARLES_RIVER, MONTMORENCY_RIVER, CHAUDIERE_RIVER, ETCHEMIN_RIVER],
        farmed=True, cliffs=[HEIGHTS, BEAUPORT_BANK], towns=[(-71.2075, 46.8125)],
    )  # fmt: skip


def wilderness_war(root: Path) -> Plan:
    spaces = [entry for entry in facts(root, "wilderness_war", "spaces") if entry.get("lon") is not None]
    places = []
    for entry in spaces:
        kind = "fortress" if entry.get("fortress") else entry.get("terrain", "wilderness")
        places.append(place(entry, kind if kind in SHAPES else "wilderness", entry.get("original") or "none"))
    known = {entry["id"] for entry in places}
    links = [Link(x["a"], x["b"], "water" if x.get("kind") in ("water", "river", "lake") else "land")
             for x in facts(root, "wilderness_war", "links") if x["a"] in known and x["b"] in known]  # fmt: skip
    return Plan(
        "wilderness-war", THEATRE, "theatre", places, links, 72, 90,
        (("Wilderness War", "Amérique du Nord, 1755-1762"), ("Wilderness War", "North America, 1755-1762")), WORDS, RANGES,
        [(sign("fortress", "british"), "forteresse", "fortress"), (sign("cultivated", "british"), "terre cultivée", "cultivated"),
         (sign("wilderness"), "pays sauvage", "wilderness"), (sign("mountain"), "montagne", "mountain"),
         (stroke("land"), "chemin", "trail"), (stroke("water"), "voie d’eau", "waterway")], 14.0,
        [Inset(["louisbourg", "halifax"], -68.1, 42.6, "Île Royale et Acadie", "Île Royale and Acadia"),
         Inset(["pays-d-en-haut"], -80.6, 44.6, "Pays d’en Haut", "Pays d’en Haut")],
    )  # fmt: skip


def few_acres_of_snow(root: Path) -> Plan:
    entries = [entry for entry in facts(root, "few_acres_of_snow", "places")["places"] if entry.get("lon") is not None]
    places = []
    for entry in entries:
        start = entry.get("start") or ["none", "village"]
        places.append(place(entry, "fort" if entry.get("defence") else "village", start[0]))
    known = {entry["id"] for entry in places}
    kinds = {"river": "water", "lake": "water", "sea": "water", "road": "land", "indian": "trail"}
    links = [Link(x["a"], x["b"], kinds.get(str(x.get("by")), "land"))
             for x in facts(root, "few_acres_of_snow", "links")["links"] if x["a"] in known and x["b"] in known]  # fmt: skip
    return Plan(
        "few-acres-of-snow", THEATRE, "theatre", places, links, 96, 110,
        (("Quelques arpents de neige", "la Nouvelle-France et ses voisins"), ("A Few Acres of Snow", "New France and her neighbours")),
        larger(WORDS, 1.4), RANGES,
        [(sign("fort", "french"), "lieu défendu", "defended place"), (sign("village", "british"), "lieu", "place"),
         (stroke("water"), "bateau ou navire", "bateau or ship"), (stroke("land"), "chariot", "wagon"),
         (glyph(POINTS), "points", "points"), (glyph(SETTLERS), "demande des colons", "asks for settlers"),
         (glyph(SHIELD), "défense", "defence")], 18.0,
    )  # fmt: skip


def small_wars_mohicans(root: Path) -> Plan:
    entries = [
        entry for entry in facts(root, "small_wars_mohicans", "places")["places"] if entry.get("lon") is not None
    ]
    places = [place(entry, entry.get("type") if entry.get("type") in SHAPES else "village",
                    entry.get("owner") or entry.get("territory") or "none") for entry in entries]  # fmt: skip
    known = {entry["id"] for entry in places}
    kinds = {"lake": "water", "river": "water", "sea": "water", "coast": "water", "road": "road", "trail": "trail"}
    links = [Link(x["a"], x["b"], kinds.get(str(x.get("line")), "land"))
             for x in facts(root, "small_wars_mohicans", "links")["links"] if x["a"] in known and x["b"] in known]  # fmt: skip
    return Plan(
        "small-wars-mohicans", THEATRE, "theatre", places, links, 72, 100,
        (("Mohicans", "la petite guerre, 1755-1760"), ("Mohicans", "the small war, 1755-1760")), larger(WORDS, 1.4), RANGES,
        [(sign("town", "british"), "ville", "town"), (sign("fort", "french"), "fort", "fort"), (sign("village"), "village", "village"),
         (stroke("road"), "route", "road"), (stroke("trail"), "sentier", "trail"), (stroke("water"), "voie d’eau", "waterway")], 14.0,
    )  # fmt: skip


PLANS = {
    "quebec-1759": quebec_1759,
    "wilderness-war": wilderness_war,
    "few-acres-of-snow": few_acres_of_snow,
    "small-wars-mohicans": small_wars_mohicans,
}


def to_places(plan: Plan, at: Any) -> list[Place]:
    return [
        Place(entry["id"], at(entry["lon"], entry["lat"]), entry["name"], entry["kind"], entry["owner"], size=plan.size)
        for entry in plan.places
    ]
