"""Positions of Québec 1759 in few words, and what lies on its table. The verbs of a player are in tests/table.py."""

from __future__ import annotations

from typing import Any

import arpents
from tests.table import play, position

GAME = arpents.game("quebec-1759")
FRENCH = "french"
BRITISH = "british"
SHORT = {FRENCH: "fr-", BRITISH: "br-"}
REGULARS = "la-sarre royal-roussillon languedoc guyenne bearn la-marine"
GARRISON = "15th 28th 35th 43rd 47th 48th 58th 60th-2 60th-3 78th louisbourg-grenadiers light-infantry rangers"
COLUMNS = ("left", "centre", "right")

Zones = dict[str, str]


def names(side: str, words: str) -> list[str]:
    """`la-sarre guyenne:1` as block names, values dropped."""
    return [SHORT[side] + word.partition(":")[0] for word in words.split()]


def table(french: Zones | None = None, british: Zones | None = None, garrison: bool = True, **more: Any) -> Any:
    """Blocks by zone, `name` or `name:cv`. British who are not named stand on the Île d'Orléans as long as a garrison
    is wanted; everybody else who is not named is out of the game."""
    blocks: dict[str, object] = {}
    if garrison:
        for name in names(BRITISH, GARRISON):
            blocks[name] = "ile-d-orleans"
    for side, zones in ((FRENCH, french or {}), (BRITISH, british or {})):
        for zone, words in zones.items():
            for word in words.split():
                name, _, cv = word.partition(":")
                blocks[SHORT[side] + name] = {"zone": zone, "cv": int(cv)} if cv else zone
    return position(GAME, **{"blocks": blocks, "rest": "out", "phase": "planning", **more})


def fight(
    zone: str,
    french: str,
    british: str,
    attacker: str = BRITISH,
    origin: str = "montmorency",
    boat: bool = False,
    dice: list[int] | None = None,
    elsewhere: dict[str, Zones] | None = None,
    **more: Any,
) -> Any:
    """The moment after the moves: the attacker has just come from his origin, by road or by boat."""
    others = elsewhere or {}
    came = names(attacker, french if attacker == FRENCH else british)
    return table(
        french={zone: french, **others.get(FRENCH, {})},
        british={zone: british, **others.get(BRITISH, {})},
        phase="battles",
        origin={attacker: origin},
        dice=dice if dice is not None else [],
        **{"moved": came, "by_boat": came if boat else [], **more},
    )


def write(state: Any, seat: str, order: str) -> None:
    """Write an order in the rulebook's shorthand, without showing it yet."""
    for words in state.game.expand(state, state.game.seat_number(seat), order):
        if words != "ready":
            play(state, seat, words)


def orders(state: Any, french: str = "STAY", british: str = "STAY") -> None:
    """Both write, and both are ready."""
    write(state, FRENCH, french)
    write(state, BRITISH, british)
    play(state, "french ready", "british ready")


def pick(state: Any, seat: str, blocks: str) -> None:
    play(state, seat, *[f"pick {name}" for name in names(seat, blocks)], "ready")


def deploy(state: Any, seat: str, left: str, centre: str, right: str) -> None:
    for column, blocks in (("left", left), ("centre", centre), ("right", right)):
        play(state, seat, *[f"{column} {name}" for name in names(seat, blocks)])
    play(state, seat, "done")


def volley(state: Any, seat: str, blocks: str) -> None:
    """Fire block after block."""
    play(state, seat, *[f"fire {name}" for name in names(seat, blocks)])


def zone_of(state: Any, block: str) -> str:
    """Where the owner sees his block; `out` when it is eliminated."""
    seat = FRENCH if block.startswith("fr-") else BRITISH
    view = state.view(seat)
    if block in view["eliminated"]:
        return "out"
    for zone, sides in view["zones"].items():
        if any(seen["block"] == block for seen in sides[seat]["blocks"]):
            return str(zone)
    raise AssertionError(f"{block} is nowhere")


def cv_of(state: Any, block: str) -> int:
    seat = FRENCH if block.startswith("fr-") else BRITISH
    for sides in state.view(seat)["zones"].values():
        for seen in sides[seat]["blocks"]:
            if seen["block"] == block:
                return int(seen["cv"])
    return 0


def counts(state: Any, zone: str) -> tuple[int, int]:
    """How many French and how many British blocks a spectator counts in a zone."""
    seen = state.view(None)["zones"][zone]
    return seen[FRENCH]["count"], seen[BRITISH]["count"]


def seen_at(state: Any, seat: str | None, zone: str, side: str) -> list[str]:
    """The blocks of a side whose faces a seat sees in a zone."""
    return [block["block"] for block in state.view(seat)["zones"][zone][side]["blocks"]]


def ships(state: Any) -> tuple[int, int]:
    """Ships in the Bason and in the St. Laurent."""
    found = state.view(None)["ships"]
    return found["bason"], found["st-laurent"]
