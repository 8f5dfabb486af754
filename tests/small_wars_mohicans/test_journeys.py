"""What is decided in one go: everybody of a place, and marches to far places; and what needs no question."""

import random
from typing import Any

import arpents
from arpents.table.match import Match
from tests.rules import rule

GAME = arpents.game("small-wars-mohicans")


def marching(match: Match, rng: random.Random) -> str:
    """Decide at random until somebody takes stacks; whoever it is."""
    state = match.state
    for _ in range(2000):
        seat = state.to_act[0]
        if state.prompt(seat).id == "prompt-march" and len(state.actions(seat)) > 8:
            return seat
        match.decide(seat, rng.choice(state.actions(seat)))
    raise AssertionError("nobody marches")


@rule("S12.5", "S13.6", "S13.11")
def test_a_stack_of_everybody_goes_to_a_far_place_in_two_lines() -> None:
    match = Match.start(GAME, seed=5)
    seat = marching(match, random.Random(5))
    whole = match.journeys(seat)[0]
    words = whole["words"]
    assert isinstance(words, list) and all(word.startswith("take ") for word in words) and len(words) > 1
    before = match.state.key()
    match.play(seat, ", ".join(words))
    far: list[dict[str, Any]] = [one for one in match.journeys(seat) if one.get("path")]
    assert far and all(len(one["path"]) == len(one["words"]) + 1 for one in far)
    assert len({one["target"] for one in far}) == len(far)
    longest = far[-1]
    rows, _ = match.play(seat, ", ".join(longest["words"]))
    assert [row.words for row in rows][: longest["at_once"]] == longest["words"][: longest["at_once"]]
    match.undo_all(seat)
    assert match.state.key() == before


def test_what_is_foregone_is_known_to_everybody() -> None:
    state = GAME.start(seed=3)
    rng = random.Random(3)
    met = 0
    for _ in range(1200):
        if not state.to_act:
            break
        seat = state.to_act[0]
        number = GAME.seat_number(seat)
        if GAME.foregone(state, number):
            met += 1
            other = state.resample(GAME.seats[1 - number], rng)
            assert other.legal(number) == state.legal(number), state
        state.apply(seat, rng.choice(state.actions(seat)))
    assert met > 50
