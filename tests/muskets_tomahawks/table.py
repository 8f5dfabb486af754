"""Positions of Muskets & Tomahawks: figures and dice where they are wanted. The verbs of a player: tests/table.py."""

from __future__ import annotations

import math
from typing import Any

import arpents
from arpents.games.muskets_tomahawks.state import IN_FLIGHT, SHAKEN, STATUS_IDS, State
from tests.table import asked, offered, play, position, told

GAME = arpents.game("muskets-tomahawks")
Troop = tuple[str, int] | tuple[str, int, list[str]]


def force(units: list[Troop], nation: str = "british") -> dict[str, object]:
    return {
        "nation": nation,
        "units": [
            {"profile": unit[0], "figures": unit[1], "options": list(unit[2]) if len(unit) > 2 else []}
            for unit in units
        ],
    }


def table(
    attacker: list[Troop],
    defender: list[Troop],
    units: dict[str, dict[str, object]],
    features: list[dict[str, object]] | None = None,
    draws: list[int] | None = None,
    size: tuple[int, int] = (72, 48),
    **more: object,
) -> State:
    """A match under way on bare ground, or with these features (inches)."""
    spec: dict[str, object] = {
        "unchecked": True,
        "attacker": force(attacker),
        "defender": force(defender),
        "map": {"table": list(size), "features": features or []},
        "units": units,
        "draws": draws or [],
        **more,
    }
    state: State = position(GAME, **spec)
    return state


def scenario(name: str, units: dict[str, dict[str, object]], size: str = "400", **more: object) -> State:
    """A match under way on a scenario's own map with its suggested lists."""
    options = more.pop("options", {})
    assert isinstance(options, dict)
    spec: dict[str, object] = {
        "scenario": name,
        "options": {"size": size, **options},
        "units": units,
        "draws": [],
        **more,
    }
    state: State = position(GAME, **spec)
    return state


def area(type: str, west: float, south: float, east: float, north: float) -> dict[str, object]:
    return {
        "id": type,
        "type": type,
        "shape": "polygon",
        "points": [[west, south], [east, south], [east, north], [west, north]],
    }


def obstacle(type: str, *points: tuple[float, float]) -> dict[str, object]:
    return {"id": type, "type": type, "shape": "line", "points": [list(point) for point in points]}


def house(type: str, west: float, south: float, east: float, north: float) -> dict[str, object]:
    """A building with a door in the south and a window in each other wall."""
    made = area(type, west, south, east, north)
    middle_x = (west + east) / 2
    middle_y = (south + north) / 2
    made["openings"] = [
        {"kind": "door", "side": "south", "at": [middle_x, south]},
        {"kind": "window", "side": "east", "at": [east, middle_y]},
        {"kind": "window", "side": "north", "at": [middle_x, north]},
        {"kind": "window", "side": "west", "at": [west, middle_y]},
    ]
    return made


def places(state: State, unit: int) -> list[tuple[float, float]]:
    """Where the living figures of a unit are, in inches."""
    return [(state.fx[figure] / 16, state.fy[figure] / 16) for figure in state.figures(unit)]


def seen(state: State, seat: str | None = None) -> Any:
    """What a seat, or else a spectator, sees."""
    return state.view(seat)


def seat_of(state: State, unit: int) -> str:
    return str(seen(state)["units"][unit]["seat"])


def everybody(state: State, *seats: str) -> list[int]:
    """The units of both seats, or of one."""
    return [unit["unit"] for unit in seen(state)["units"] if unit["seat"] in (seats or state.game.seats)]


def unit_seen(state: State, unit: int) -> dict[str, Any]:
    """A unit as its owner sees it."""
    found: dict[str, Any] = seen(state, seat_of(state, unit))["units"][unit]
    return found


def fact(state: State, unit: int, label: str) -> Any:
    """What the sheet of a unit tells of it: the first line of that label."""
    facts: Any = state.inspect(seat_of(state, unit), f"u{unit}")["facts"]
    return next(line["value"] for line in facts if line["label"] == f"inspect-{label}")


def printed(state: State, unit: int, value: str) -> int:
    """3.2 `shooting`, `aggression` or `defence`: 5 for `5+`."""
    return int(str(fact(state, unit, value)).removesuffix("+"))


def weapon(state: State, unit: int) -> str:
    """10.5 The main weapon of a unit."""
    return str(fact(state, unit, "weapon")["arguments"]["weapon"])


def started_with(state: State, unit: int) -> int:
    """How many figures a unit had at first."""
    return int(unit_seen(state, unit)["start"])


def status_of(state: State, unit: int) -> str:
    """`table`, `hidden`, `indoors`, `aboard`, `away`, `arrived`, `off`, `destroyed`, `freed`, `wrecked`, `captured`."""
    return str(unit_seen(state, unit)["status"])


def strength_of(state: State, unit: int) -> int:
    """The figures a unit has left."""
    return int(unit_seen(state, unit)["strength"])


def command_of(state: State, side: int) -> int:
    """6. The command points of a side."""
    return int(seen(state)["command"][side])


def formation_of(state: State, unit: int) -> str:
    """`dispersed`, `one-rank`, `two-ranks` or `column`, of a unit that everybody sees."""
    return str(unit_seen(state, unit)["formation"])


def in_ranks(state: State, unit: int) -> bool:
    """2.3.2 Whether a unit is formed."""
    return formation_of(state, unit) in ("one-rank", "two-ranks")


def facing_of(state: State, unit: int) -> str:
    """`e`, `ne`, `n` ..."""
    return str(unit_seen(state, unit)["facing"])


def gun_at(state: State, unit: int) -> tuple[float, float]:
    """Where a gun or a wagon stands, in inches."""
    x, y = unit_seen(state, unit)["at"]
    return x / 16, y / 16


def smoking(state: State, unit: int) -> list[bool]:
    """10.11 By living figure, whether its musket smokes."""
    return [figure["smoke"] for figure in unit_seen(state, unit)["figures"]]


def spent(state: State, unit: int) -> list[bool]:
    """10.10 By living figure, whether its single shot is gone."""
    return [figure["spent"] for figure in unit_seen(state, unit)["figures"]]


def hand(state: State, seat: str) -> list[str]:
    """5.2 The cards that a seat holds, as `play` says them."""
    return list(seen(state, seat)["cards"]["hand"])


def hands(state: State) -> list[int]:
    """How many cards each side holds."""
    return list(seen(state)["cards"]["hands"])


def setting_up(state: State) -> bool:
    return seen(state)["turn"] == 0


def marked(state: State, unit: int, mark: str) -> bool:
    """Whether a unit that everybody sees has one of `shaken`, `flight`, `vigilance`, `gun-smoke`, `engager`."""
    return mark in unit_seen(state, unit)["marks"]


def gun_of(state: State, unit: int) -> str:
    """13.6 What became of the gun of a crew."""
    return ("none", "manned", "abandoned", "spiked")[state.gun[unit]]


def units_with(state: State, trait: str) -> list[int]:
    """The units that have a trait: `officer`, `civilian`, `captive`, `wagon` ..."""
    return [unit["unit"] for unit in seen(state)["units"] if trait in unit["traits"]]


# 19.1 the red Clock that ends the match, whatever the scenario
LAST_CLOCK: dict[str, Any] = {"hands": {"attacker": ["red-clock"]}, "red": 8}

# 5.7, 5.10 the Clock that ends the turn: the attacker plays it, and the next turn is dealt
LAST_OF_TURN: dict[str, Any] = {"hands": {"attacker": ["clock"]}, "clocks": 2, "draws": [0] * 60}


def final_points(state: State) -> tuple[int, int]:
    """19.1, 19.3 The red Clock in the attacker's hand strikes, and both sides' points are counted."""
    play(state, "attacker play red-clock")
    (ended,) = told(state, "match-ended")
    return ended["attacker"], ended["defender"]


def card_names(cards: list[int]) -> list[str]:
    """Cards by their names, as `play` says them."""
    ((_, nouns),) = GAME.vocabulary.by_word["play"].nouns
    return [nouns.name(card) for card in cards]


def shots(state: State, unit: int, target: int) -> int:
    """10.2 How many shots a unit has at another."""
    found = state.query(seat_of(state, unit), "shooting", {"unit": f"u{unit}", "target": f"u{target}"})
    assert isinstance(found["shots"], int)
    return found["shots"]


def base_gap(state: State, unit: int, other: int) -> float:
    """Inches between the nearest bases of two units; 12.5 those within one are in contact, where nothing is between."""
    bases = (state.radius[unit] + state.radius[other]) / 16
    return min(math.dist(mine, his) for mine in places(state, unit) for his in places(state, other)) - bases


def strikes(state: State, unit: int) -> list[dict[str, Any]]:
    """12.6 The blows a unit has struck so far: what was needed, by which terms, the dice."""
    return [one for one in told(state, "strikes-rolled") if one["unit"] == unit]


def blows(state: State, unit: int) -> int:
    return sum(len(one["dice"]) for one in strikes(state, unit))


def saves(state: State, unit: int) -> list[dict[str, Any]]:
    """12.7 What a unit needed against the blows that hit it."""
    return [one for one in told(state, "saves-rolled") if one["unit"] == unit]


def sees(state: State, unit: int, target: int) -> bool:
    """9.5 Whether there is a clear line from one unit to another."""
    return state.query(seat_of(state, unit), "sight", {"unit": f"u{unit}", "target": f"u{target}"})["clear"] is True


def become(state: State, unit: int, status: str = "", mark: str = "") -> None:
    """In the middle of a match that nobody described: the unit is elsewhere, or marked."""
    if status:
        state.status[unit] = STATUS_IDS.index(status)
    if mark:
        state.mark(unit, {"shaken": SHAKEN, "flight": IN_FLIGHT}[mark])


def deploying(building: dict[str, object], own_point: str) -> State:
    """20.2-20.4 A reconnaissance on a table with one building: six regulars of the defender are about to be put down.

    The attacker's first point is in the middle of the western edge, the defender's where it is wanted.
    """
    state: State = position(
        GAME,
        scenario="reconnaissance",
        unchecked=True,
        attacker=force([("rangers", 4)]),
        defender=force([("brit_regulars", 6)], "french"),
        map={"table": [72, 48], "features": [building]},
        seed=1,
        options={"intrigues": "off"},
    )
    play(state, "done", "done", "point 0-20", "point 0-32", "point 0-40", f"point {own_point}")
    while asked(state) == "point":
        play(state, offered(state)[-1])
    return play(state, "deploy u1")  # type: ignore[no-any-return]
