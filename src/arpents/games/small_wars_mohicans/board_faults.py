"""Every way in which a map can be wrong: for whoever replaces places.json and links.json by the printed map."""

from __future__ import annotations

from typing import Final

from arpents.games.small_wars_mohicans.facts import (
    KINDS,
    LINES,
    OWNERS,
    PLACE_TYPES,
    mapping,
    words,
)

TERRAINS: Final = ["clear", "woods"]
NEEDED: Final = ("id", "lon", "lat", "territory", "owner", "type", "terrain")
ALLOWED_FIELDS: Final = (
    *NEEDED,
    "permanent",
    "port",
    "lakes",
    "goal_of",
    "base_of",
    "basin",
    "nation",
    "reconstructed",
)


def map_faults(
    places: list[dict[str, object]],
    links: list[dict[str, object]],
    units: list[dict[str, object]],
    setup: dict[str, object],
) -> list[str]:
    """All faults, none first; empty when the map can be played on."""
    faults: list[str] = []
    names: list[str] = []
    for number, row in enumerate(places):
        name = str(row.get("id", f"place {number + 1}"))
        if name in names:
            faults.append(f"{name}: two places have this id")
        names.append(name)
        faults += place_faults(name, row)
    faults += link_faults(names, links)
    faults += lake_faults(places, links)
    faults += lonely(names, links)
    faults += unit_faults(units)
    for row in units:
        if "home" in row and str(row["home"]) not in names:
            faults.append(f"{row.get('id')}: its home {row['home']} is not on the map")
    for field in ("forts", "first_coureur", "supply_convoy_bases", "closed_river", "french_crossing", "water_landings"):
        for name in words(setup.get(field)):
            if name not in names:
                faults.append(f"setup.{field}: {name} is not on the map")
    for unit, place in mapping(setup.get("placed")).items():
        if str(place) not in names:
            faults.append(f"setup.placed.{unit}: {place} is not on the map")
    for name in ("montreal", "quebec", "louisbourg", "albany"):
        if name not in names:
            faults.append(f"{name}: the rules name this place, and it is not on the map")
    return faults


ORDER: Final = [("british", 58), ("french", 52), ("native", 24), ("iroquois", 6)]


def unit_faults(units: list[dict[str, object]]) -> list[str]:
    """The rules count on so many counters of each side, in this order."""
    faults = [
        f"{row.get('id')}: kind is one of {', '.join(KINDS)}, not {row.get('kind')}"
        for row in units
        if row.get("kind") not in KINDS
    ]
    faults += [f"{row.get('id')}: a counter has one or two points" for row in units if row.get("points") not in (1, 2)]
    sides = [str(row.get("side")) for row in units]
    wanted = [side for side, number in ORDER for _ in range(number)]
    if sides != wanted:
        faults.append("units: " + ", then ".join(f"{number} {side}" for side, number in ORDER) + " are wanted")
    return faults


def place_faults(name: str, row: dict[str, object]) -> list[str]:
    faults = [f"{name}: {field} is missing" for field in NEEDED if field not in row]
    faults += [f"{name}: {field} is not a field of a place" for field in row if field not in ALLOWED_FIELDS]
    for field, values in (("owner", OWNERS), ("territory", OWNERS), ("type", PLACE_TYPES), ("terrain", TERRAINS)):
        if field in row and row[field] not in values:
            faults.append(f"{name}: {field} is one of {', '.join(values)}, not {row[field]}")
    for field, least, most in (("lon", -180, 180), ("lat", -90, 90)):
        value = row.get(field, 0)
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not least <= value <= most:
            faults.append(f"{name}: {field} is not a number from {least} to {most}")
    if (row.get("type") == "city") != (row.get("permanent") is True):
        faults.append(f"{name}: cities, and only cities, are fortified permanently")
    return faults


def link_faults(names: list[str], links: list[dict[str, object]]) -> list[str]:
    faults: list[str] = []
    seen: list[tuple[str, str, str]] = []
    for row in links:
        a, b, line = str(row.get("a")), str(row.get("b")), str(row.get("line"))
        at = f"{a} - {b}"
        for end in (a, b):
            if end not in names:
                faults.append(f"{at}: {end} is not on the map")
        if a == b:
            faults.append(f"{at}: a line joins two places")
        if line not in LINES[1:]:
            faults.append(f"{at}: a line is one of {', '.join(LINES[1:])}, not {line}")
        sort = "water" if line in ("river", "lake", "coast") else line
        key = (min(a, b), max(a, b), sort)
        if key in seen:
            faults.append(f"{at}: two lines of one sort")
        seen.append(key)
    return faults


def lake_faults(places: list[dict[str, object]], links: list[dict[str, object]]) -> list[str]:
    """S1.4 All places of a named lake are one step apart."""
    joined = {frozenset((str(row.get("a")), str(row.get("b")))) for row in links if row.get("line") == "lake"}
    shores: dict[str, list[str]] = {}
    for row in places:
        for lake in words(row.get("lakes", [])):
            shores.setdefault(lake, []).append(str(row.get("id")))
    return [
        f"{lake}: {a} and {b} are not joined by the lake"
        for lake, members in shores.items()
        for number, a in enumerate(members)
        for b in members[number + 1 :]
        if frozenset((a, b)) not in joined
    ]


def lonely(names: list[str], links: list[dict[str, object]]) -> list[str]:
    ends = {str(row.get(end)) for row in links for end in ("a", "b")}
    return [f"{name}: no line leads here" for name in names if name not in ends]
