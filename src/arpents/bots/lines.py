"""A line is what a seat means to do: its decisions until nothing is half done, through the other side's windows.

The room says what is worth trying (`plans`, `consider`), how the other side answers (`respond`) and how well a match
stands (`outlook`); here lines are played in matches that the seat could be in.
"""

from __future__ import annotations

from arpents.engine.chance import Chance
from arpents.engine.masks import lowest
from arpents.engine.match import Match


class Line:
    """A chain of decisions, what was on offer at each, and how well it did so far."""

    def __init__(self, chain: list[int], offered: list[int], sure: int) -> None:
        self.chain = chain
        self.offered = offered  # by link: a digest of the choices there were
        self.sure = sure  # links before the first die or hidden thing
        self.total = 0
        self.tried = 0

    def worth(self) -> float:
        """The average; of equals the shortest."""
        return self.total / self.tried - len(self.chain) / 64 if self.tried else -1e18


def digest_of(actions: list[int]) -> int:
    """Whether two moments offer the same choices, in one number."""
    found = len(actions)
    for action in actions:
        found = (found * 1000003 ^ action) & 0x3FFFFFFF
    return found


def play_line(state: Match, seat: int, first: list[int], chance: Chance, horizon: int, limit: int) -> Line:
    """Decide as `first` says, as far as it is allowed, then as the room considers, until `horizon` settled moments.

    `chance` is the player's own; the state is played on and left as the line ends.
    """
    game = state.game
    chain: list[int] = []
    offered: list[int] = []
    drawn = state.chance.drawn
    shown = state.shown
    sure = -1
    steps = 0
    while steps < 6 * limit:
        steps += 1
        asked = state.acting()
        if asked == 0:
            break
        if asked >> seat & 1:
            if len(chain) >= limit:
                break
            actions = state.legal(seat)
            if not actions:
                break
            place = len(chain)
            if place < len(first):
                action = first[place]
                if action not in actions:
                    first = chain  # from here on the line goes its own way
                    action = game.consider(state, seat, actions, chance)
            else:
                action = game.consider(state, seat, actions, chance)
            if sure < 0 and (drawn != state.chance.drawn or shown != state.shown):
                sure = place
            offered.append(digest_of(actions))
            chain.append(action)
            state.act(seat, action)
        else:
            other = lowest(asked)
            actions = state.legal(other)
            if not actions:  # a world that cannot go on: hidden things were dealt too freely
                break
            state.act(other, game.respond(state, other, actions, chance))
        if len(chain) > 0 and len(chain) >= len(first) and game.settled(state):
            horizon -= 1
            if horizon <= 0:
                break
    return Line(chain, offered, len(chain) if sure < 0 else sure)


def finish(state: Match, chance: Chance, limit: int) -> None:
    """Let both sides decide as the room would respond until nothing is half done."""
    game = state.game
    steps = 0
    while steps < limit and not game.settled(state):
        steps += 1
        asked = state.acting()
        if asked == 0:
            return
        seat = lowest(asked)
        actions = state.legal(seat)
        if not actions:
            return
        state.act(seat, game.respond(state, seat, actions, chance))


def judged(state: Match, seat: int, chance: Chance, replies: int, horizon: int, limit: int) -> int:
    """How well the seat stands, after the best of some replies when there are any to look at."""
    finish(state, chance, 8 * limit)
    game = state.game
    if replies == 0 or state.acting() == 0:
        return game.outlook(state, seat)
    other = 1 - seat
    worst = 0
    best = 0
    for k in range(replies):
        twin = state.copy()
        play_line(twin, other, [], chance, horizon, limit)
        finish(twin, chance, 8 * limit)
        theirs = game.outlook(twin, other)
        if k == 0 or theirs > best:
            best = theirs
            worst = game.outlook(twin, seat)
    return worst
