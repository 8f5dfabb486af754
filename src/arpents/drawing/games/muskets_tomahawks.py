"""Muskets & Tomahawks: a table in inches, seen from above, north at the top."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from typing import Any, Final

from arpents.drawing.scene import Adapter, Figure, Ground, Panel, Piece, Scene, Track, View, fold
from arpents.drawing.words import Words
from arpents.games import room_of
from arpents.speech.speech import capital

SEATS: Final = ("attacker", "defender")
SYMBOL: Final = {
    "regulars": "infantry",
    "provincials": "drum",
    "irregulars": "ranger",
    "indians": "indian",
    "militia": "militia",
    "civilians": "civilian",
    "artillery": "artillery",
}
LOOKS: Final = {"longhouse": "building-plank"}  # features drawn as another
HOUSES: Final = ("building", "longhouse")
WATER: Final = ("river", "stream", "marsh")
BESIDE: Final = ("away", "arrived", "aboard", "indoors")  # where units are that no figure shows


class Muskets(Adapter):
    def scene(self, view: View, words: Words) -> Scene:
        width, height = view["table"]
        ground = [ground_of(feature, view, words) for feature in features_of(view)]
        ground.sort(key=rank)
        tracks = [
            Track(words.text("turn"), str(view["turn"])),
            Track(words.say("page-clocks"), f"{view['clocks']} · {view['red_clocks']}"),
            Track(words.say("page-weather"), words.name(f"weather-{view['weather']}")),
        ]
        for number, seat in enumerate(SEATS):
            points = words.say("page-points", count=view["standing"][number])
            tracks.append(Track(words.name(f"seat-{seat}"), points, seat))
        return Scene(
            ground=ground,
            figures=[*fires_of(view, words), *figures_of(view, words), *things_of(view, words)],
            tracks=tracks,
            panels=panels_of(view, words),
            field_size=(width, height),
        )


def turned(at: list[float], view: View) -> tuple[float, float]:
    """South is at the bottom of the picture."""
    return at[0], view["table"][1] - at[1]


@cache
def scenarios() -> dict[str, Any]:
    told = json.loads((room_of("muskets-tomahawks") / "data" / "scenarios.json").read_text(encoding="utf-8"))
    return {entry["id"]: entry for entry in told["scenarios"]}


def features_of(view: View) -> list[dict[str, Any]]:
    """The view tells them where a position brought its own table, else they are the printed ones."""
    if view.get("features"):
        return list(view["features"])
    maps = list(scenarios()[view["scenario"]]["maps"].values())
    fitting = [entry for entry in maps if entry["table"] == view["table"]]
    return list((fitting or maps)[0]["features"])


def ground_of(feature: dict[str, Any], view: View, words: Words) -> Ground:
    type = feature["type"].replace("_", "-")
    named = f"ground-{feature.get('id')}"
    id = named if not view.get("features") and words.speech.has(named) else f"ground-type-{type}"
    points = [turned(at, view) for at in feature["points"]]
    return Ground(LOOKS.get(type, type), feature["shape"] != "line", points, words.name(id))


def rank(ground: Ground) -> int:
    """Water lies lowest, then roads, areas, lines, and houses on top."""
    if ground.type == "road":
        return 1
    if ground.type.startswith(WATER):
        return 0
    return 4 if ground.type.startswith("building") else 2 if ground.area else 3


def piece_of(unit: dict[str, Any], words: Words) -> Piece:
    marks = unit.get("marks", [])  # of those on the table
    told = [
        capital(words.called(unit["name"])),
        words.name("profile-" + str(unit["profile"]).replace("_", "-")),
        words.say("page-strength", strength=unit["strength"], start=unit["start"]),
        *(words.say(f"page-mark-{mark}") for mark in marks),
    ]
    return Piece(
        unit["seat"],
        "leader" if "officer" in unit["traits"] else "disc",
        ", ".join(told),
        SYMBOL.get(unit["type"], "infantry"),
        reduced=unit["strength"] < unit["start"],
        tired="shaken" in marks or "flight" in marks,
    )


def figures_of(view: View, words: Words) -> list[Figure]:
    found = []
    for unit in view["units"]:
        piece = piece_of(unit, words)
        size = 26 if piece.form == "leader" else 20
        for number, figure in enumerate(unit.get("figures", [])):
            shown = replace(piece, tired=piece.tired or figure["spent"])
            tag = words.called(unit["name"], "short") if number == 0 and unit["status"] not in BESIDE else ""
            found.append(Figure(shown, *turned(figure["at"], view), size, tag))
        if unit.get("at"):
            symbol = "artillery" if unit["type"] == "artillery" else "wagon"
            carried = replace(piece, form="counter", symbol=symbol)
            found.append(Figure(carried, *turned(unit["at"], view), 30, words.called(unit["name"], "short")))
    return found


def fires_of(view: View, words: Words) -> list[Figure]:
    """17.2 Buildings are numbered in the order of the features."""
    houses = [feature for feature in features_of(view) if feature["type"].startswith(HOUSES)]
    found = []
    for number, level in enumerate(view["fires"]):
        if level:
            corners = houses[number]["points"]
            at = [sum(point[axis] for point in corners) / len(corners) for axis in (0, 1)]
            piece = Piece(None, "counter", capital(words.called(view["buildings"][number])), "raid", str(level))
            found.append(Figure(piece, *turned(at, view), 30))
    return found


def things_of(view: View, words: Words) -> list[Figure]:
    """Hidden markers, boats, objectives."""
    found = []
    for marker in view.get("markers", []):
        title = words.say("page-marker", marker=marker["marker"])
        if marker.get("dummy") is True:
            title = words.say("page-dummy", marker=marker["marker"])
        elif marker.get("dummy") is False:
            title = words.say("page-hidden", marker=marker["marker"], unit=view["units"][marker["unit"]]["name"])
        piece = Piece(marker["seat"], "counter", title, hidden=True)
        found.append(Figure(piece, *turned(marker["at"], view), 26, str(marker["marker"])))
    for boat in view.get("boats", []):
        piece = Piece(boat.get("seat"), "counter", capital(words.called(boat["name"])), "boat")
        found.append(Figure(piece, *turned(boat["at"], view), 34, words.called(boat["name"], "short")))
    for goal in view.get("objectives", []):
        held = words.name(f"seat-{goal['held']}") if goal["held"] else words.say("page-nobody")
        piece = Piece(goal["held"], "counter", words.say("page-goal", goal=goal["name"], held=held), "occupied")
        found.append(Figure(piece, *turned(goal["at"], view), 24, words.called(goal["name"])))
    return found


def panels_of(view: View, words: Words) -> list[Panel]:
    panels = []
    for seat in SEATS:
        waiting = [unit for unit in view["units"] if unit["seat"] == seat and unit["status"] in BESIDE]
        if waiting:
            told = [
                f"{capital(words.called(unit['name']))} ({words.say('page-status-' + unit['status'])})"
                for unit in waiting
            ]
            panels.append(Panel(words.name(f"seat-{seat}"), text=", ".join(told)))
    if view["cards"]["hand"]:
        panels.append(Panel(words.text("hand"), text=fold(view["cards"]["hand"], words, "card")))
    return panels
