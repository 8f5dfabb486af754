"""Small Wars: Mohicans: units on land and nations, ships at anchor, boxes beside the map."""

from __future__ import annotations

from typing import Any, Final

from arpents.drawing.scene import Adapter, Mark, Panel, Piece, Pile, Scene, Spot, Track, View
from arpents.drawing.words import Words

SEATS: Final = ("french", "british")
STATES: Final = ("damaged", "inside", "moved", "marching", "won")
SYMBOL: Final = {
    "regular": "infantry",
    "marine": "amphibious",
    "colonial": "drum",
    "militia": "militia",
    "coureur": "boat",
    "ranger": "ranger",
    "garrison": "fort",
    "native": "indian",
    "iroquois": "indian",
}
MANY: Final = 25  # units of a box that is a reserve of everything, and no news


class Mohicans(Adapter):
    size = 23.0

    def scene(self, view: View, words: Words) -> Scene:
        year = [str(view["year"]), words.name(f"season-{view['season']}")]
        if view.get("phase"):
            year.append(words.name(f"phase-{view['phase']}"))
        supply = words.say("page-supply-of", land=view["supply"]["land"], sea=view["supply"]["sea"])
        tracks = [Track(words.text("year"), " · ".join(year)), Track(words.say("page-supply"), supply)]
        for seat in SEATS:
            won = int(view["great_victories"][seat])
            if won:
                tracks.append(Track(words.say("page-victories"), str(won), seat))
        spots = [spot_of(id, place, words) for id, place in view["places"].items()]
        return Scene(spots, tracks=tracks, panels=panels_of(view, words))


def spot_of(id: str, place: dict[str, Any], words: Words) -> Spot:
    marks = []
    if place.get("fort"):
        marks.append(Mark("fort", place["owner"], words.say("page-fort")))
    if place.get("raid"):
        marks.append(Mark("raid", place["raid"], words.say("page-raided", seat=f"seat-{place['raid']}")))
    if place.get("besieged_by"):
        marks.append(Mark("siege", place["besieged_by"], words.text("besieged")))
    if place.get("attacked_by"):
        marks.append(Mark("occupied", place["attacked_by"], words.say("page-attacked")))
    piles = [Pile(seat, [piece_of(unit, seat, words) for unit in place.get(seat, [])]) for seat in SEATS]
    asleep = [piece_of({"unit": unit}, "indian", words, asleep=True) for unit in place.get("asleep", [])]
    return Spot(id, words.name(f"place-{id}"), marks=marks, piles=[*piles, Pile("indian", asleep)])


def piece_of(seen: dict[str, Any], seat: str | None, words: Words, asleep: bool = False) -> Piece:
    facts = words.fact("units.json", seen["unit"])
    points = seen.get("points", facts.get("points")) or 0
    told = [words.name(f"unit-{seen['unit']}")]
    if points:
        told.append(words.say("page-points", count=points))
    told += [words.say(f"page-state-{state}") for state in STATES if seen.get(state)]
    side = facts.get("side")
    return Piece(
        seat or (side if side in SEATS else "indian"),
        "disc" if facts.get("kind") in ("native", "iroquois") else "counter",
        ", ".join(told),
        SYMBOL.get(str(facts.get("kind")), "infantry"),
        str(points or ""),
        "⌂" if seen.get("inside") else "",
        reduced=bool(seen.get("damaged")),
        tired=asleep or bool(seen.get("moved")),
        weight=points,
    )


def panels_of(view: View, words: Words) -> list[Panel]:
    panels = []
    ships = [ship for anchorage in view["anchorages"] for ship in ships_of(anchorage, words)]
    if ships:
        panels.append(Panel(words.say("page-anchorages"), ships))
    for box, units in view["boxes"].items():
        if 0 < len(units) < MANY:
            id = box if words.speech.has(box) else f"place-{box}"
            panels.append(Panel(words.name(id), [piece_of({"unit": unit}, None, words) for unit in units]))
    return panels


def ships_of(anchorage: dict[str, Any], words: Words) -> list[Piece]:
    ships = []
    at = words.name("box-" + str(anchorage["box"]).removeprefix("box-"))
    if anchorage["occupied"]:
        known = anchorage["french"]
        title = words.name(f"ship-{known}") if known else words.say("page-ship-unknown")
        ships.append(Piece("french", "ship", f"{at}: {title}"))
    if anchorage["british"]:
        ships.append(Piece("british", "ship", f"{at}: {words.name('ship-' + anchorage['british'])}"))
    return ships
