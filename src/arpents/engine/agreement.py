"""What ends a match or takes it back beside its rules: decided by people, not by seats.

In records and rows such a decision has the seat `table`, and one of these words:

    resign SEAT     the seat gives up
    forfeit SEAT    the seat has run out of time
    draw            both have agreed on a draw
    rule SEAT       the tournament that the match belongs to, or the host, has it lost by the seat
    rule-draw       the same, by nobody
    rewind N        both have agreed to go back to where the first N decisions had left the match
    new-rules       the rules have changed, and both have agreed to go on by the new ones from here

A rewind never brings the same dice back. Chance goes on where it was, so that what was rolled once is not rolled
again, and what nobody knows (the order of a deck) is mixed anew: see `Game.stir`. The decisions taken back stay in
the record before it. New rules take no decision back that is in the record, and leap over all dice that may have been
rolled by the old ones. So whoever has the secret of the dice can check that none was passed over to somebody's liking.
"""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import NOBODY
from arpents.engine.beside import AGREED, OUT_OF_TIME, RESIGNED, RULED, RULED_DRAW
from arpents.engine.errors import IllegalAction, MatchOver
from arpents.engine.state import MatchState

TABLE: Final = "table"
DRAW: Final = "draw"
NEW_RULES: Final = "new-rules"
RULE_DRAW: Final = "rule-draw"
GOES_BACK: Final = "rewind "
LOSES: Final = {"resign": RESIGNED, "forfeit": OUT_OF_TIME, "rule": RULED}


def resign(seat: str) -> str:
    return f"resign {seat}"


def forfeit(seat: str) -> str:
    return f"forfeit {seat}"


def rule(seat: str) -> str:
    return f"rule {seat}"


def rewind(count: int) -> str:
    return f"{GOES_BACK}{count}"


def goes_back_to(words: str) -> int:
    """How many decisions a rewind leaves; -1 when it is none."""
    count = words.removeprefix(GOES_BACK)
    return int(count) if words.startswith(GOES_BACK) and count.isascii() and count.isdigit() and len(count) < 9 else -1


def carry_out(state: MatchState, words: str, past: MatchState | None = None) -> None:
    """Do what the table has decided; a rewind is given the moment it goes back to, which it makes its own."""
    if state.ending:
        raise MatchOver("match-over", words=words)
    verb, _, seat = words.partition(" ")
    if past is not None and goes_back_to(words) >= 0:
        state.rewind(past)
    elif words == DRAW:
        state.end_beside(AGREED, NOBODY, 0)
    elif words == NEW_RULES:
        state.renew()
    elif words == RULE_DRAW:
        state.end_beside(RULED_DRAW, NOBODY, 0)
    elif verb in LOSES:
        number = state.game.seat_number(seat)
        others = [other for other in range(len(state.game.seats)) if other != number]
        state.end_beside(LOSES[verb], others[0] if len(others) == 1 else NOBODY, number)
    else:
        raise IllegalAction("unknown-agreement", words=words)


def told_as(words: str) -> tuple[str, dict[str, object]]:
    """The text by which such a decision is told, and its arguments."""
    verb, _, seat = words.partition(" ")
    return f"table-{verb}", {"seat": f"seat-{seat}"} if verb in LOSES else {}
