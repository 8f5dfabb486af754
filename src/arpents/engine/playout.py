"""Random play at full speed: what simulation measures and look-ahead rolls forward with."""

from __future__ import annotations

from arpents.engine.chance import Chance
from arpents.engine.masks import lowest, members
from arpents.engine.match import Match


def asked_seat(asked: int, chance: Chance) -> int:
    """One of the seats in the mask, each as likely as the others."""
    if asked & (asked - 1) == 0:
        return lowest(asked)
    seats = members(asked)
    return seats[chance.below(len(seats))]


def playout(state: Match, chance: Chance, limit: int, trace: list[int] | None = None) -> int:
    """Decide at random until the match is over, stuck, or the limit is reached; tells how many decisions it took.

    `chance` is the players' own, not the one of the match. `trace` notes each decision as seat << 32 | action.
    """
    decisions = 0
    while decisions < limit:
        asked = state.acting()
        if asked == 0:
            break
        seat = asked_seat(asked, chance)
        actions = state.legal(seat)
        if not actions:
            break
        action = actions[chance.below(len(actions))]
        state.act(seat, action)
        decisions += 1
        if trace is not None:
            trace.append(seat << 32 | action)
    return decisions


def settle(state: Match, chance: Chance, limit: int) -> int:
    """Decide at random until nothing is half done (`game.settled`), the match is over or the limit is reached."""
    decisions = 0
    while decisions < limit and not state.game.settled(state):
        if playout(state, chance, 1) == 0:
            break
        decisions += 1
    return decisions


def follow(state: Match, seat: int, chain: list[int]) -> None:
    """Let the seat decide as the chain says, as far as it is allowed to."""
    for action in chain:
        if not state.allows(seat, action):
            return
        state.act(seat, action)


def random_chain(state: Match, seat: int, first: int, chance: Chance, limit: int) -> list[int]:
    """What the seat might decide in one go, beginning with `first`.

    A chain goes on until a barrier falls or the seat is not asked any more; the game guesses.
    """
    chain = [first]
    mark = state.barriers
    state.act(seat, first)
    while len(chain) < limit and state.barriers == mark and state.acting() >> seat & 1:
        actions = state.legal(seat)
        action = state.game.guess(actions, chance)
        state.act(seat, action)
        chain.append(action)
    return chain
