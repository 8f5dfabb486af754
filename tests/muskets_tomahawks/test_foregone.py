"""What needs no question: a single answer about a unit that everybody sees."""

from __future__ import annotations

import random

import arpents
from arpents.table.match import Match
from tests.rules import rule
from tests.table import asked

GAME = arpents.game("muskets-tomahawks")


@rule("2.2", "9.6", "10.2")
def test_what_is_foregone_is_known_to_everybody() -> None:
    met = 0
    for seed, scenario in enumerate(("meeting", "captives", "ambush")):
        state = GAME.start(scenario, seed=seed)
        rng = random.Random(seed)
        for _ in range(350):
            if not state.to_act:
                break
            seat = state.to_act[0]
            number = GAME.seat_number(seat)
            if GAME.foregone(state, number) and len(state.legal(number)) < 4:
                met += 1
                other = state.resample(GAME.seats[1 - number], rng)
                assert other.legal(number) == state.legal(number), state
            state.apply(seat, rng.choice(state.actions(seat)))
    assert met > 10


@rule("9.11")
def test_a_unit_that_can_only_keep_its_formation_is_not_asked_for_it() -> None:
    """Unless somebody answers its march: then it could not be taken back any more."""
    rng = random.Random(4)
    match = Match.start(GAME, "meeting", seed=4)
    kept = 0
    while match.state.to_act and not kept:
        seat = match.state.to_act[0]
        forced = match.state.prompt(seat).id == "prompt-arrangement" and len(match.state.actions(seat)) == 1
        rows = match.play_foregone() if forced else []
        assert [row.words for row in rows] in ([], ["keep"])
        kept += len(rows)
        if not rows:
            match.decide(seat, rng.choice(match.state.actions(seat)))
    assert kept == 1


@rule("5.7", "17.3.2")
def test_nothing_is_foregone_where_the_end_of_an_action_may_show_a_clock() -> None:
    """Boats that can only halt: whether the table halts them would tell whether the next card is a Clock."""
    halts = {"played": 0, "revealed": 0}
    for clocks in halts:
        for seed in range(3):
            state = GAME.start("portage", {"clocks": clocks}, seed)
            rng = random.Random(seed)
            for _ in range(250):
                if not state.to_act:
                    break
                number = GAME.seat_number(state.to_act[0])
                halts[clocks] += asked(state) == "boat" and GAME.foregone(state, number)
                state.apply(state.to_act[0], rng.choice(state.actions(state.to_act[0])))
    assert halts["played"] > 10 and halts["revealed"] == 0
