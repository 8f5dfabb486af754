"""Beside the rules of any game: how a match may end, go back or go on by what people decide (see `agreement`)."""

from __future__ import annotations

from typing import Final

from arpents.engine.events import Event

RESIGNED: Final = -1
AGREED: Final = -2
OUT_OF_TIME: Final = -3
REWOUND: Final = -4  # the match goes on
RENEWED: Final = -5  # the match goes on
RULED: Final = -6
RULED_DRAW: Final = -7
ENDINGS_BESIDE: Final = {
    RESIGNED: "outcome-resigned",
    AGREED: "outcome-agreed",
    OUT_OF_TIME: "outcome-out-of-time",
    RULED: "outcome-ruled",
    RULED_DRAW: "outcome-ruled-draw",
}
TOLD_BESIDE: Final = {
    RESIGNED: "table-resign",
    AGREED: "table-draw",
    OUT_OF_TIME: "table-forfeit",
    RULED: "table-rule",
    RULED_DRAW: "table-rule-draw",
    REWOUND: "table-rewind",
    RENEWED: "table-new-rules",
}


def event_beside(event: Event, seats: tuple[str, ...]) -> dict[str, object]:
    """What was decided beside the rules, as plain data."""
    named: dict[str, object] = {}
    if event.kind in (RESIGNED, OUT_OF_TIME, RULED):
        named["seat"] = f"seat-{seats[event.a]}"
    return {"kind": TOLD_BESIDE[event.kind], "rule": event.rule, "arguments": named, "seats": None}
