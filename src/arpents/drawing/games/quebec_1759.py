"""Québec 1759: wooden blocks, ships, written orders, lines of battle."""

from __future__ import annotations

from typing import Any, Final

from arpents.drawing.scene import Adapter, Arrow, Mark, Panel, Piece, Pile, Scene, Spot, Track, View
from arpents.drawing.words import Words

SYMBOL: Final = {
    "regular": "infantry",
    "grenadier": "grenadier",
    "light-infantry": "light",
    "ranger": "ranger",
    "naval": "naval",
    "decoy": "decoy",
    "militia-quebec": "militia",
    "militia-montreal": "militia",
    "militia-trois-rivieres": "militia",
    "indian": "indian",
}
DISTRICT: Final = {"militia-quebec": "Q", "militia-montreal": "M", "militia-trois-rivieres": "T"}
COLUMNS: Final = ("left", "centre", "right", "reserve")


class Quebec(Adapter):
    size = 36.0
    wide = True

    def scene(self, view: View, words: Words) -> Scene:
        spots = [spot_of(id, zone, view, words) for id, zone in view["zones"].items()]
        for id, count in view["ships"].items():
            ships = [Piece("british", "ship", words.name("type-naval"))] * count
            spots.append(Spot(id, words.name(f"zone-{id}"), water=True, piles=[Pile("british", ships)]))
        return Scene(spots, arrows_of(view), tracks=tracks_of(view, words), panels=panels_of(view, words))


def spot_of(id: str, zone: dict[str, Any], view: View, words: Words) -> Spot:
    marks = [Mark("occupied", "british", words.say("page-occupied"))] if id in view["occupied"] else []
    piles = [Pile(seat, blocks_of(zone[seat], seat, words)) for seat in ("french", "british")]
    return Spot(id, words.name(f"zone-{id}"), marks=marks, piles=piles)


def blocks_of(seen: dict[str, Any], seat: str, words: Words) -> list[Piece]:
    blocks = [known(block, seat, words) for block in seen["blocks"]]
    unknown = Piece(seat, "block", words.say("page-hidden", seat=f"seat-{seat}"), hidden=True)
    return blocks + [unknown] * (seen["count"] - len(blocks))


def known(block: dict[str, Any], seat: str, words: Words) -> Piece:
    noun = f"block-{block['block']}"
    type, cv = block["type"], block.get("cv") or 0
    title = words.name(noun)
    if cv:
        told = {"type": words.name(f"type-{type}"), "cv": cv, "full": block["full_cv"]}
        title = words.say("page-block", name=title, **told)
    return Piece(
        seat,
        "ship" if type == "naval" else "block",
        title,
        SYMBOL[type],
        str(cv) if cv else "",
        DISTRICT.get(type, ""),
        words.short(noun),
        reduced=bool(cv) and cv < block["full_cv"],
        weight=cv,
    )


def tracks_of(view: View, words: Words) -> list[Track]:
    move = f"{view['move']} / {view['moves']}" if view["move"] else words.say("page-setup")
    tracks = [Track(words.say("page-move"), move)]
    if view["tide_stops_boats"]:
        tracks.append(Track(words.say("page-tide"), words.say("page-tide-stops")))
    if view["cap_rouge_held"]:
        tracks.append(Track(words.name("zone-cap-rouge"), words.say("page-supplies-cut")))
    return tracks


def arrows_of(view: View) -> list[Arrow]:
    return [
        Arrow(line["from"], line["to"], seat, str(line["count"] or ""), bool(line["void"]))
        for seat, lines in view["orders"].items()
        for line in lines or []
        if line["from"] != line["to"]
    ]


def panels_of(view: View, words: Words) -> list[Panel]:
    panels = []
    battle = view["battle"]
    for column in COLUMNS if battle else ():
        sides = [blocks_of(battle["sides"][seat][column], seat, words) for seat in ("french", "british")]
        if sides[0] or sides[1]:
            name = words.name("column-skirmish" if battle["skirmish"] and column == "left" else f"column-{column}")
            title = f"{words.say('page-battle', zone='zone-' + battle['zone'])} · {name}"
            panels.append(Panel(title, sides[0] + sides[1]))
    if view["pool"]:
        panels.append(Panel(words.name("zone-pool"), [known(block, "french", words) for block in view["pool"]]))
    if view["eliminated"]:
        lost = ", ".join(words.short(f"block-{id}") for id in view["eliminated"])
        panels.append(Panel(words.name("zone-out"), text=lost))
    return panels
