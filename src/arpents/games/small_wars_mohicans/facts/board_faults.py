"""Every way in which a map can be wrong: for whoever replaces places.json and links.json by the printed map."""

from __future__ import annotations

from typing import Final

from arpents.engine.errors import Fault
from arpents.games.small_wars_mohicans.facts.reading import (
    BASINS,
    BOXES,
    KINDS,
    LINES,
    OWNERS,
    PLACE_TYPES,
    TERRAINS,
    mapping,
    rows,
    words,
)

NEEDED: Final = ("id", "lon", "lat", "territory", "owner", "type", "terrain")
SWITCHES: Final = ("permanent", "port")
ALLOWED_FIELDS: Final = (*NEEDED, *SWITCHES, "lakes", "goal_of", "base_of", "basin", "nation", "reconstructed")
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789-"
MOST_PLACES: Final = 250  # a place's number fits in eight bits
NAMED_BY_RULES: Final = ("montreal", "quebec", "louisbourg", "albany")
LISTS: Final = ("forts", "first_coureur", "supply_convoy_bases", "closed_river", "french_crossing", "water_landings")
MARKS: Final = ("halt_at", "sea_lift_to")  # of a line: each names one of its ends
ORDER: Final = [("british", 58), ("french", 52), ("native", 24), ("iroquois", 6)]


def map_faults(
    places: list[dict[str, object]],
    links: list[dict[str, object]],
    units: list[dict[str, object]],
    setup: dict[str, object],
) -> list[Fault]:
    """All faults, not only the first; none when the map can be played on."""
    faults: list[Fault] = []
    names: list[str] = []
    nations = [str(row.get("id")).removesuffix("-nation") for row in units if row.get("kind") == "iroquois"]
    for number, row in enumerate(places):
        name = str(row.get("id", f"place {number + 1}"))
        if name in names:
            faults.append(Fault(name, "map-same-id"))
        names.append(name)
        faults += place_faults(name, row, nations)
    if len(names) > MOST_PLACES:
        faults.append(Fault("places", "map-too-many-places", "", {"most": MOST_PLACES}))
    faults += link_faults(names, links)
    faults += lake_faults(places, links)
    faults += cut_off(names, links)
    faults += unit_faults(units)
    faults += holding_faults(places, nations)
    for row in units:
        if "home" in row and str(row["home"]) not in names:
            faults.append(absent(str(row.get("id")), str(row["home"])))
    for where, name in places_of(setup):
        if name not in names:
            faults.append(absent(where, name))
    for name in NAMED_BY_RULES:
        if name not in names:
            faults.append(Fault(name, "map-rules-name-it"))
    return faults


def absent(where: str, place: str) -> Fault:
    return Fault(where, "map-not-there", "S48.1", {"value": place})


def places_of(setup: dict[str, object]) -> list[tuple[str, str]]:
    """Every place that setup.json names, and where it names it."""
    found = [(f"setup.{field}", name) for field in LISTS for name in words(setup.get(field))]
    found += [(f"setup.placed.{unit}", str(place)) for unit, place in mapping(setup.get("placed")).items()]
    found += [("setup.later_forts", str(row.get("place"))) for row in rows(setup, "later_forts")]
    found += [("setup.nova_scotia", name) for name in words(mapping(setup.get("nova_scotia")).get("places"))]
    found += [("setup.reconstitution", name) for name in words(mapping(setup.get("reconstitution")).get("french"))]
    return found


# -- places


def place_faults(name: str, row: dict[str, object], nations: list[str]) -> list[Fault]:
    faults = [Fault(name, "map-field-missing", "", {"field": field}) for field in NEEDED if field not in row]
    faults += [Fault(name, "map-field-unknown", "", {"field": field}) for field in row if field not in ALLOWED_FIELDS]
    if any(letter not in LETTERS for letter in name):
        faults.append(Fault(name, "map-bad-id"))
    if name in BOXES:
        faults.append(Fault(name, "map-id-of-a-box"))
    for field, values in (
        ("owner", OWNERS),
        ("territory", OWNERS),
        ("type", PLACE_TYPES),
        ("terrain", TERRAINS),
        ("goal_of", OWNERS[:2]),
        ("base_of", OWNERS[:2]),
        ("basin", BASINS),
        ("nation", nations),
    ):
        if field in row and row[field] not in values:
            faults.append(
                Fault(name, "map-not-one-of", "", {"field": field, "value": str(row[field]), "known": values})
            )
    for field, least, most in (("lon", -180, 180), ("lat", -90, 90)):
        value = row.get(field, 0)
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not least <= value <= most:
            faults.append(Fault(name, "map-number", "", {"field": field, "least": least, "most": most}))
    for field in SWITCHES:
        if not isinstance(row.get(field, False), bool):
            faults.append(Fault(name, "map-true-or-false", "", {"field": field}))
    if (row.get("type") == "city") != (row.get("permanent") is True):
        faults.append(Fault(name, "map-cities-fortified", "S11.1"))
    if (row.get("owner") == "iroquois") != ("nation" in row):
        faults.append(Fault(name, "map-nation-and-owner", "S1.8"))
    return faults


def holding_faults(places: list[dict[str, object]], nations: list[str]) -> list[Fault]:
    """What the rules count on: a base and a region to fall back to, British ports, a home for each nation."""
    faults: list[Fault] = []
    for side, basin in zip(OWNERS, BASINS, strict=False):
        if not any(row.get("base_of") == side and row.get("owner") == side for row in places):
            faults.append(Fault(side, "map-no-base", "S1.6"))
        if not any(row.get("basin") == basin for row in places):
            faults.append(Fault(side, "map-no-basin", "S33.5", {"value": basin}))
    if not any(row.get("port") is True and row.get("owner") == "british" for row in places):
        faults.append(Fault("british", "map-no-port", "S4.12"))
    homes = [row.get("nation") for row in places]
    faults += [Fault(nation, "map-nation-homeless", "S2.3") for nation in nations if nation not in homes]
    return faults


def limit_faults(table: dict[str, object]) -> list[Fault]:
    """S11 The stacking limits, which stand beside the places."""
    limits = mapping(table.get("stacking"))
    said = [(f"stacking.{type}", limits.get(type)) for type in PLACE_TYPES] + [("warriors", table.get("warriors"))]
    return [
        Fault(where, "map-limit", "S11.1")
        for where, value in said
        if isinstance(value, bool) or not isinstance(value, int) or value < 1
    ]


# -- lines


def link_faults(names: list[str], links: list[dict[str, object]]) -> list[Fault]:
    faults: list[Fault] = []
    seen: set[tuple[str, str, str]] = set()
    for row in links:
        a, b, line = str(row.get("a")), str(row.get("b")), str(row.get("line"))
        at = f"{a} - {b}"
        faults += [absent(at, end) for end in (a, b) if end not in names]
        if a == b:
            faults.append(Fault(at, "map-line-to-itself", "S1.1"))
        if line not in LINES[1:]:
            faults.append(Fault(at, "map-not-one-of", "S1.1", {"field": "line", "value": line, "known": LINES[1:]}))
        for field in MARKS:
            if field in row and row[field] not in (a, b):
                said: dict[str, object] = {"field": field, "value": str(row[field]), "known": [a, b]}
                faults.append(Fault(at, "map-not-one-of", "S1.3", said))
        key = (min(a, b), max(a, b), "water" if line in ("river", "lake", "coast") else line)
        if key in seen:
            faults.append(Fault(at, "map-line-twice", "S1.1"))
        seen.add(key)
    return faults


def lake_faults(places: list[dict[str, object]], links: list[dict[str, object]]) -> list[Fault]:
    """S1.4 All places of a named lake are one step apart."""
    joined = {frozenset((str(row.get("a")), str(row.get("b")))) for row in links if row.get("line") == "lake"}
    shores: dict[str, list[str]] = {}
    for row in places:
        for lake in words(row.get("lakes", [])):
            shores.setdefault(lake, []).append(str(row.get("id")))
    return [
        Fault(lake, "map-lake-not-joined", "S1.4", {"value": a, "wanted": b})
        for lake, members in shores.items()
        for number, a in enumerate(members)
        for b in members[number + 1 :]
        if frozenset((a, b)) not in joined
    ]


def cut_off(names: list[str], links: list[dict[str, object]]) -> list[Fault]:
    """Places that no chain of lines joins to the first."""
    beside: dict[str, list[str]] = {name: [] for name in names}
    for row in links:
        a, b = str(row.get("a")), str(row.get("b"))
        if a in beside and b in beside:
            beside[a].append(b)
            beside[b].append(a)
    reached = set(names[:1])
    edge = names[:1]
    while edge:
        for other in beside[edge.pop()]:
            if other not in reached:
                reached.add(other)
                edge.append(other)
    return [Fault(name, "map-cut-off", "S1.1", {"value": names[0]}) for name in names if name not in reached]


# -- counters


def unit_faults(units: list[dict[str, object]]) -> list[Fault]:
    """The rules count on so many counters of each side, in this order."""
    faults: list[Fault] = []
    for row in units:
        name = str(row.get("id"))
        if row.get("kind") not in KINDS:
            known: dict[str, object] = {"field": "kind", "value": str(row.get("kind")), "known": KINDS}
            faults.append(Fault(name, "map-not-one-of", "S2.1", known))
        if row.get("points") not in (1, 2):
            faults.append(Fault(name, "map-unit-points", "S2.5"))
    if [row.get("side") for row in units] != [side for side, number in ORDER for _ in range(number)]:
        wanted = ", ".join(f"{number} {side}" for side, number in ORDER)
        faults.append(Fault("units", "map-unit-order", "S2.1", {"wanted": wanted}))
    return faults
