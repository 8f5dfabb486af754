"""What is decided in one go: an action with its cards."""

import random

import arpents
from arpents.table.match import Match
from tests.rules import rule

GAME = arpents.game("few-acres-of-snow")


@rule("A8.2", "A8.3", "A8.4", "A19.1")
def test_every_action_that_is_offered_with_its_cards_is_played_with_them_and_taken_back_as_one() -> None:
    """In a random match: what a line says is what is played, and the turn then goes on."""
    match = Match.start(GAME, seed=5)
    state, rng = match.state, random.Random(2)
    met: set[str] = set()
    for _ in range(250):
        if not state.to_act:
            break
        seat = state.to_act[0]
        for journey in match.journeys(seat):
            words = journey["words"]
            assert isinstance(words, list)
            verb = words[0].split()[0]
            if verb in met:
                continue
            met.add(verb)
            before = state.key()
            rows, left = match.play(seat, ", ".join(words))
            assert [row.words for row in rows] + left == words and len(rows) == journey["at_once"]
            if not state.can_undo(seat):
                break
            match.undo_line(seat)
            assert state.key() == before
        if state.to_act:
            seat = state.to_act[0]
            match.play(seat, state.words(rng.choice(state.actions(seat))))
    assert {"settle", "develop", "merchant"} <= met


def test_nothing_that_depends_on_a_hand_is_answered_by_itself() -> None:
    state = GAME.start(seed=1)
    assert not any(GAME.foregone(state, seat) for seat in range(2))
