"""What a seat can only pass: a question with one answer that names nothing, as every game puts them."""

from __future__ import annotations

from arpents.table.match import Match


def sole_answer(match: Match, seat: str) -> int | None:
    """The one answer of the seat, if it has nothing to choose and nothing to take back.

    What can still be taken back is the seat's own turn: to end it is a decision, if the only one left.
    """
    state = match.state
    if seat not in state.to_act or state.taken_back(match.game.seat_number(seat)):
        return None
    answers = match.on_offer(seat)
    return answers[0] if len(answers) == 1 and " " not in state.words(answers[0]) else None
