"""What ought to be drawn of a view, piece by piece, and whether it is: each game from its rules' side."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import arpents
from tests.web.player import Player

TIGHT = 4  # pieces of one pile that are drawn; its badge counts all of them, its menu shows all of them
View = dict[str, Any]


class Drawn(NamedTuple):
    """A piece as it stands there."""

    noun: str | None
    seat: str
    form: str = ""  # when the view tells it
    hidden: bool = False
    reduced: bool = False
    tired: bool = False
    at: tuple[float, float] | None = None  # on a board without places


@dataclass
class Expected:
    piles: dict[str, dict[str, list[Drawn]]] = field(default_factory=dict)  # by the noun of the place, by seat
    marks: dict[str, set[tuple[str, str]]] = field(default_factory=dict)
    figures: list[Drawn] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    tray: list[str | None] = field(default_factory=list)  # pieces beside the board that must be there
    battle: Counter[str] = field(default_factory=Counter)
    tight: bool = True

    def stand(self, place: str, piece: Drawn) -> None:
        self.piles.setdefault(place, {}).setdefault(piece.seat, []).append(piece)

    def mark(self, place: str, symbol: str, seat: str | None) -> None:
        self.marks.setdefault(place, set()).add((symbol, seat or "nobody"))


@cache
def facts(room: str, file: str) -> dict[str, Any]:
    """Entries of a data file by their ids."""
    path = Path(next(iter(arpents.__path__))) / "games" / room / "data" / file
    read = json.loads(path.read_text(encoding="utf-8"))
    entries = read if isinstance(read, list) else next(part for part in read.values() if isinstance(part, list))
    return {entry["id"]: entry for entry in entries}


# -- the five games


def quebec(view: View) -> Expected:
    """2.3 Own blocks face their owner; enemy blocks are only counted."""
    found = Expected(tight=False)
    for zone, held in view["zones"].items():
        for seat in ("french", "british"):
            blocks = held[seat]["blocks"]
            for block in blocks:
                form = "ship" if block["type"] == "naval" else "block"
                weak = 0 < block["cv"] < block["full_cv"]
                found.stand(f"zone-{zone}", Drawn(f"block-{block['block']}", seat, form, reduced=weak))
            for _ in range(held[seat]["count"] - len(blocks)):
                found.stand(f"zone-{zone}", Drawn(None, seat, "block", hidden=True))
    for region, ships in view["ships"].items():
        for _ in range(ships):
            found.stand(f"zone-{region}", Drawn("token-ship", "british", "ship"))
    for zone in view["occupied"]:
        found.mark(f"zone-{zone}", "occupied", "british")
    found.tray = [f"block-{block['block']}" for block in view["pool"]]
    if view["battle"]:
        for seat, columns in view["battle"]["sides"].items():
            found.battle[seat] = sum(column["count"] for column in columns.values())
    return found


def wilderness(view: View) -> Expected:
    found = Expected()
    units, leaders = facts("wilderness_war", "units.json"), facts("wilderness_war", "leaders.json")
    for space, seen in view["spaces"].items():
        place = f"space-{space}"
        for piece in seen.get("pieces", []):
            known = units.get(piece["piece"]) or leaders[piece["piece"]]
            form = "leader" if piece["piece"] in leaders else "disc" if known["type"] == "indian" else "counter"
            found.stand(place, Drawn(f"piece-{piece['piece']}", known["side"], form, reduced="reduced" in piece))
        printed = facts("wilderness_war", "spaces.json")[space]
        stands_on_map = (
            seen.get("work") == "fortress" and printed.get("fortress") and seen["owner"] == printed["original"]
        )
        if "work" in seen and not stands_on_map:
            found.mark(place, seen["work"], seen["owner"])
        if "fort_begun" in seen:
            found.mark(place, "building", seen["fort_begun"])
        if "siege" in seen:
            found.mark(place, "siege", None)
        for name in ("fieldworks", "allied"):
            if name in seen:
                found.mark(place, name, seen[name])
        if "amphib" in seen:
            found.mark(place, "amphibious", "british")
        for seat in ("british", "french"):
            if seen.get(f"raided_by_{seat}"):
                found.mark(place, "raid", seat)
    found.hand = [f"card-{card}" for card in view["hand"]]
    return found


def few_acres(view: View) -> Expected:
    found = Expected()
    for name, seen in view["places"].items():
        place = f"place-{name}"
        if seen["piece"]:
            found.stand(place, Drawn(None, seen["owner"], "disc" if seen["piece"] == "town" else "cube"))
        if seen["fortified"]:
            found.mark(place, "fort", seen["owner"])
        if seen["besieged"]:
            found.mark(place, "siege", None)
    if view["seat"]:
        found.hand = [f"card-{card}" for card in view["sides"][view["seat"]]["hand"]]
    return found


def small_wars(view: View) -> Expected:
    found = Expected()
    for name, seen in view["places"].items():
        place = f"place-{name}"
        for seat in ("french", "british"):
            for unit in seen.get(seat, []):
                kind = facts("small_wars_mohicans", "units.json")[unit["unit"]]["kind"]
                form = "disc" if kind in ("native", "iroquois") else "counter"
                weak, moved = "damaged" in unit, "moved" in unit
                found.stand(place, Drawn(f"unit-{unit['unit']}", seat, form, reduced=weak, tired=moved))
        for tribe in seen.get("asleep", []):
            found.stand(place, Drawn(f"unit-{tribe}", "indian", "disc", tired=True))
        if "fort" in seen:
            found.mark(place, "fort", seen["owner"])
        for symbol, name in (("raid", "raid"), ("siege", "besieged_by"), ("occupied", "attacked_by")):
            if name in seen:
                found.mark(place, symbol, seen[name])
    for anchorage in view["anchorages"]:
        if anchorage["occupied"]:
            found.tray.append(f"ship-{anchorage['french']}" if anchorage["french"] else None)
        if anchorage["british"]:
            found.tray.append(f"ship-{anchorage['british']}")
    return found


def muskets(view: View) -> Expected:
    found = Expected()
    deep = view["table"][1]

    def point(at: list[float]) -> tuple[float, float]:
        return at[0], deep - at[1]

    for unit in view["units"]:
        noun, seat = f"u{unit['unit']}", unit["seat"]
        weak, marks = unit["strength"] < unit["start"], unit.get("marks", [])
        afraid = "shaken" in marks or "flight" in marks
        form = "leader" if "officer" in unit["traits"] else "disc"
        for figure in unit.get("figures", []):
            spent = afraid or figure["spent"]
            found.figures.append(Drawn(noun, seat, form, reduced=weak, tired=spent, at=point(figure["at"])))
        if "at" in unit:
            found.figures.append(Drawn(noun, seat, "counter", reduced=weak, tired=afraid, at=point(unit["at"])))
    for marker in view["markers"]:
        found.figures.append(
            Drawn(f"m{marker['marker']}", marker["seat"], "counter", hidden=True, at=point(marker["at"]))
        )
    for boat in view["boats"]:
        found.figures.append(Drawn(f"c{boat['boat']}", boat["seat"], "counter", at=point(boat["at"])))
    for goal in view.get("objectives", []):
        found.figures.append(Drawn("token-objective", goal["held"] or "nobody", "marker", at=point(goal["at"])))
    for seat, places in zip(("attacker", "defender"), view["deployment_points"], strict=True):
        awaited = any(unit["seat"] == seat and unit["status"] in ("away", "arrived") for unit in view["units"])
        found.figures += [Drawn(None, seat, "marker", at=point(at)) for at in places if awaited]
    for number, level in enumerate(view["fires"]):
        if level:
            found.figures.append(Drawn(f"b{number}", "nobody", "marker", at=point(house_at(view, number))))
    found.hand = [f"card-{card}" for card in view["cards"]["hand"] or []]
    return found


def house_at(view: View, number: int) -> list[float]:
    """The middle of a building."""
    features = view.get("features")
    if features is None:
        data = Path(next(iter(arpents.__path__))) / "games/muskets_tomahawks/data/scenarios.json"
        known = json.loads(data.read_text(encoding="utf-8"))["scenarios"]
        maps = next(entry["maps"] for entry in known if entry["id"] == view["scenario"])
        features = next(one["features"] for one in maps.values() if one["table"] == view["table"])
    houses = [one for one in features if one["type"].startswith("building") or one["type"] == "longhouse"]
    xs, ys = zip(*houses[number]["points"], strict=True)
    return [sum(xs) / len(xs), sum(ys) / len(ys)]


GAMES: dict[str, Callable[[View], Expected]] = {
    "quebec-1759": quebec,
    "wilderness-war": wilderness,
    "few-acres-of-snow": few_acres,
    "small-wars-mohicans": small_wars,
    "muskets-tomahawks": muskets,
}


# -- the board and the view


def drawn_of(shape: dict[str, Any], placed: bool) -> Drawn:
    at = (shape["x"], shape["y"]) if placed else None
    flags = (shape["hidden"], shape["reduced"], shape["tired"])
    return Drawn(shape["noun"], shape["seat"], shape["form"], *flags, at)


def compare(slug: str, view: View, board: dict[str, Any]) -> None:
    """Every piece of the view stands once at its place in its state, and nothing else does."""
    expected = GAMES[slug](view)
    assert set(expected.piles) <= set(board["spots"]), "places that are not drawn"
    for place, spot in board["spots"].items():
        wanted = expected.piles.get(place, {})
        assert len(spot["piles"]) == len(wanted), place
        for pile in spot["piles"]:
            shown = [drawn_of(shape, placed=False) for shape in pile["pieces"]]
            [seat] = {piece.seat for piece in shown}
            there = wanted[seat]
            if expected.tight and len(there) > TIGHT:
                assert len(shown) == TIGHT and not Counter(shown) - Counter(there), place
            else:
                assert Counter(shown) == Counter(there), place
            counted = re.match(r"\d+", pile["badge"])
            assert (int(counted[0]) if counted else 1) == len(there), place
        marks = [(mark["symbol"], mark["seat"]) for mark in spot["marks"]]
        assert len(marks) == len(set(marks)) and set(marks) == expected.marks.get(place, set()), place
    assert Counter(drawn_of(shape, placed=True) for shape in board["figures"]) == Counter(expected.figures)
    assert Counter(board["hand"]) == Counter(expected.hand)
    assert not Counter(expected.tray) - Counter(board["panels"])
    if expected.battle:
        lines: Counter[str] = Counter()
        for seat, count in board["battle"]:
            lines[seat] += count
        assert +lines == +expected.battle
    else:
        assert not board["battle"]


def board_agrees(player: Player, slug: str) -> View:
    """The page and the server at one moment: read again when a decision of the other side came between."""
    for _ in range(20):
        state = player.state()
        board = player.page.evaluate("() => ({where: document.querySelector('main.table').dataset, ...hand.board()})")
        if board["where"]["revision"] == str(state["revision"]) == str(player.state()["revision"]):
            compare(slug, state["view"], board)
            return state
    raise AssertionError("the page does not come to rest")
