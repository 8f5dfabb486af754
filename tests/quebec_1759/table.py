"""Laying out a table of Québec 1759 and playing at it in few words."""

from __future__ import annotations

from typing import Any

import pytest

import arpents
from arpents import IllegalAction

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
    return GAME.position({"blocks": blocks, "rest": "out", "phase": "planning", **more})


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


def play(state: Any, seat: str, *words: str) -> None:
    for word in words:
        state.play(seat, word)


def write(state: Any, seat: str, order: str) -> None:
    """Write an order in the rulebook's shorthand, without showing it yet."""
    for words in state.game.expand(state, state.game.seat_number(seat), order):
        if words != "ready":
            state.play(seat, words)


def orders(state: Any, french: str = "STAY", british: str = "STAY") -> None:
    """Both write, and both are ready."""
    write(state, FRENCH, french)
    write(state, BRITISH, british)
    play(state, FRENCH, "ready")
    play(state, BRITISH, "ready")


def pick(state: Any, seat: str, blocks: str) -> None:
    play(state, seat, *[f"pick {name}" for name in names(seat, blocks)], "ready")


def deploy(state: Any, seat: str, left: str, centre: str, right: str) -> None:
    for column, blocks in (("left", left), ("centre", centre), ("right", right)):
        play(state, seat, *[f"{column} {name}" for name in names(seat, blocks)])
    play(state, seat, "done")


def volley(state: Any, seat: str, blocks: str) -> None:
    """Fire block after block."""
    play(state, seat, *[f"fire {name}" for name in names(seat, blocks)])


def choices(state: Any, seat: str) -> list[str]:
    return [state.words(action) for action in state.actions(seat)]


def asked(state: Any, seat: str) -> str:
    """The text id of what a seat is asked."""
    return str(state.prompt(seat).id)


def refused(state: Any, seat: str, words: str) -> tuple[str, str]:
    """The reason and the rule of a refusal, which leaves everything as it was."""
    before = state.key()
    with pytest.raises(IllegalAction) as refusal:
        state.play(seat, words)
    assert state.key() == before
    assert words not in choices(state, seat)
    return refusal.value.reason, refusal.value.rule


def told(state: Any, kind: str, seat: str | None = "everybody") -> list[dict[str, Any]]:
    """The arguments of every event of a kind, in order, with its rule."""
    events = state.events if seat == "everybody" else state.events_for(seat)
    return [{**event["arguments"], "rule": event["rule"]} for event in events if event["kind"] == f"event-{kind}"]


def kinds(state: Any) -> list[str]:
    return [event["kind"].removeprefix("event-") for event in state.events]


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


def dice_left(state: Any) -> int:
    return int(state.chance.left())
