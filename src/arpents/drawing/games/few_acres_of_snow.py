"""A Few Acres of Snow: villages and towns on the map with what their places are worth, and two sieges."""

from __future__ import annotations

from typing import Any, Final

from arpents.drawing.scene import Adapter, Fact, Mark, Panel, Piece, Pile, Scene, Spot, Track, View, fold
from arpents.drawing.words import Words

SEATS: Final = ("british", "french")


class FewAcres(Adapter):
    def scene(self, view: View, words: Words) -> Scene:
        tracks = [Track(words.text("turn"), str(view["turn"]))]
        for seat in SEATS:
            side = view["sides"][seat]
            purse = words.say("page-purse", money=side["money"], points=side["points"])
            tracks.append(Track(words.name(f"seat-{seat}"), purse, seat))
        spots = [spot_of(id, place, words) for id, place in view["places"].items()]
        return Scene(spots, tracks=tracks, panels=panels_of(view, words))


def spot_of(id: str, place: dict[str, Any], words: Words) -> Spot:
    pieces = []
    if place["piece"]:
        form = "disc" if place["piece"] == "town" else "cube"
        pieces.append(Piece(place["owner"], form, words.name(f"piece-{place['piece']}"), place["piece"]))
    marks = []
    if place["fortified"]:
        marks.append(Mark("fort", place["owner"], words.say("page-fortified")))
    if place["besieged"]:
        marks.append(Mark("siege", None, words.text("besieged")))
    return Spot(
        id,
        words.name(f"place-{id}"),
        marks=marks,
        facts=facts_of(words.fact("places.json", id), words),
        piles=[Pile(place["owner"], pieces)],
    )


def facts_of(printed: dict[str, Any], words: Words) -> list[Fact]:
    """A3.3, A8.3, A12.4 What is printed beside a place."""
    facts = []
    if printed.get("points"):
        points = printed["points"]
        facts.append(Fact("points", str(points), words.say("page-points", count=points)))
    if printed.get("settler"):
        facts.append(Fact("civilian", "", words.say("page-settlers")))
    if printed.get("defence"):
        defence = printed["defence"]
        facts.append(Fact("shield", f"+{defence}", words.say("page-defence", count=defence)))
    return facts


def panels_of(view: View, words: Words) -> list[Panel]:
    panels = []
    for attacker, siege in view["sieges"].items():
        if siege is None:
            continue
        leader = attacker if siege["marker"] > 0 else "french" if attacker == "british" else "british"
        stands = words.say("page-siege-level")
        if siege["marker"]:
            stands = words.say("page-siege-leads", seat=f"seat-{leader}", lead=abs(siege["marker"]))
        panels.append(Panel(words.say("page-siege", place=f"place-{siege['place']}"), text=stands))
    for seat in SEATS:
        hand = view["sides"][seat].get("hand")
        if hand:
            panels.append(Panel(words.text("hand"), text=fold(hand, words, "card")))
    return panels
