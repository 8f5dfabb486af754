"""Wilderness War: counters and leaders on a net of spaces, works, villages, a hand of cards."""

from __future__ import annotations

from typing import Any, Final

from arpents.drawing.scene import Adapter, Mark, Panel, Piece, Pile, Scene, Spot, Track, View, fold
from arpents.drawing.words import Words

SYMBOL: Final = {
    "regular": "infantry",
    "highland": "grenadier",
    "royal-american": "infantry",
    "light-infantry": "light",
    "northern-provincial": "drum",
    "southern-provincial": "drum",
    "marine-detachment": "amphibious",
    "militia": "militia",
    "coureur": "boat",
    "ranger": "ranger",
    "indian": "indian",
}
SEATS: Final = ("british", "french")


class WildernessWar(Adapter):
    def scene(self, view: View, words: Words) -> Scene:
        spots = [
            spot_of(space, view["spaces"].get(space["id"], {}), words)
            for space in words.facts("spaces.json")
            if space["terrain"] != "militia-box"
        ]
        year = f"{view['year']} · {words.name('season-' + view['season'])}"
        tracks = [
            Track(words.text("year"), year),
            Track(words.say("page-points"), str(view["french_points"]), "french"),
            Track(words.say("page-assemblies"), words.name(f"assemblies-{view['assemblies']}")),
            *(
                Track(words.text("hand-of", seat=words.name(f"seat-{seat}")), str(view["hands"][seat]), seat)
                for seat in SEATS
            ),
        ]
        panels = [
            Panel(words.name(f"space-{box}"), [piece_of(piece, words) for piece in pieces])
            for box, pieces in view["militia"].items()
            if pieces
        ]
        if view["hand"]:
            panels.append(Panel(words.text("hand"), text=fold(view["hand"], words, "card")))
        return Scene(spots, tracks=tracks, panels=panels)


def spot_of(space: dict[str, Any], seen: dict[str, Any], words: Words) -> Spot:
    pieces = [piece_of(piece, words) for piece in seen.get("pieces", [])]
    piles = [Pile(seat, [piece for piece in pieces if piece.seat == seat]) for seat in SEATS]
    return Spot(space["id"], words.name(f"space-{space['id']}"), marks=marks_of(space, seen, words), piles=piles)


def piece_of(seen: dict[str, Any], words: Words) -> Piece:
    id = seen["piece"]
    noun = f"piece-{id}"
    name = words.name(noun)
    leader = words.fact("leaders.json", id)
    if leader:
        ratings = {rating: leader[rating] for rating in ("initiative", "command", "tactics")}
        title = words.say("page-leader", name=name, **ratings)
        return Piece(leader["side"], "leader", title, figure="·".join(str(rating) for rating in ratings.values()))
    unit = words.fact("units.json", id)
    strength = seen.get("strength", unit["strength"])
    reduced = bool(seen.get("reduced"))
    text = "page-unit-reduced" if reduced else "page-unit"
    return Piece(
        unit["side"],
        "disc" if unit["type"] == "indian" else "counter",
        words.say(text, name=name, strength=strength, movement=unit["movement"]),
        SYMBOL.get(unit["type"], "infantry"),
        str(strength),
        reduced=reduced,
        weight=strength,
    )


def marks_of(space: dict[str, Any], seen: dict[str, Any], words: Words) -> list[Mark]:
    """A fortress stands on the map already, unless it has changed hands."""
    marks = []
    work, owner = seen.get("work"), seen.get("owner")
    printed = work == "fortress" and space.get("fortress") and owner == space.get("original")
    if work and not printed:
        marks.append(Mark(work, owner, words.name(f"work-{work}")))
    if seen.get("fort_begun"):
        marks.append(Mark("building", seen["fort_begun"], words.name("work-fort-begun")))
    if "siege" in seen:
        marks.append(Mark("siege", None, words.say("page-siege", level=seen["siege"]), str(seen["siege"])))
    if seen.get("fieldworks"):
        marks.append(Mark("fieldworks", seen["fieldworks"], words.say("page-fieldworks")))
    if seen.get("amphib"):
        marks.append(Mark("amphibious", "british", words.say("page-amphib")))
    if seen.get("allied"):
        marks.append(Mark("allied", seen["allied"], words.say("page-allied", seat=f"seat-{seen['allied']}")))
    for seat in SEATS:
        if seen.get(f"raided_by_{seat}"):
            marks.append(Mark("raid", seat, words.say("page-raided", seat=f"seat-{seat}")))
    return marks
