"""A line is what a seat means to do: its decisions until chance or the other side has its say.

The room says what is worth trying (`plans`, `consider`), how anybody goes on from there (`respond`) and how well a
match stands (`outlook`); here lines are found and played in matches that the seat could be in. A line runs through the
other side's windows, but never past a die or a hidden thing: what follows is decided when it is known, and a line that
promised more would be judged by the luck of the world it was found in.
"""

from __future__ import annotations

from typing import Final

from arpents.engine.chance import Chance
from arpents.engine.masks import lowest
from arpents.engine.state import MatchState

UNKNOWN: Final = -1  # what will be on offer: no digest is this


class Line:
    """A chain of decisions, what was on offer at each, and how well it did so far."""

    def __init__(self, chain: list[int], offered: list[int], total: int = 0, tried: int = 0) -> None:
        self.chain = chain
        self.offered = offered  # by link: a digest of the choices there were
        self.total = total
        self.tried = tried
        self.brings_news = False  # whether it ended only because something was learnt, and the seat goes on
        self.bonus = 0  # what it is worth beyond where it leads, in each world

    def worth(self) -> float:
        """The average; of equals the shortest."""
        return self.total / self.tried - len(self.chain) / 64 if self.tried else -1e18


def agreed(opinions: list[list[Line]]) -> list[Line]:
    """What several searches of the same moment found, as if it were one: the best first."""
    known: dict[tuple[int, ...], Line] = {}
    for lines in opinions:
        for line in lines:
            whole = known.setdefault(tuple(line.chain), Line(line.chain, line.offered))
            whole.total += line.total
            whole.tried += line.tried
    found = list(known.values())
    found.sort(key=by_worth, reverse=True)
    most = max([line.tried for line in found], default=0)
    return [line for line in found if 2 * line.tried >= most]


def by_worth(line: Line) -> float:
    return line.worth()


def digest_of(actions: list[int]) -> int:
    """Whether two moments offer the same choices, in one number."""
    found = len(actions)
    for action in actions:
        found = (found * 1000003 ^ action) & 0x3FFFFFFF
    return found


def find_line(state: MatchState, seat: int, start: list[int], chance: Chance, limit: int, turns: int = 1) -> Line:
    """Decide as `start` says, as far as it is allowed, then as the room considers, while nothing is left to chance.

    Who looks no turn ahead ends a line as soon as nothing is half done, even where the seat is asked again.
    `chance` is the player's own; the state is played on and left as the line ends.
    """
    game = state.game
    alone = 1 << seat
    chain: list[int] = []
    offered: list[int] = []
    news = False
    known = game.revealed(state, seat)
    steps = 0
    given = len(start)
    while steps < 8 * limit:
        steps += 1
        asked = state.acting()
        if asked == 0:
            break
        if asked & alone:
            place = len(chain)
            if place >= limit:
                break
            actions = state.legal(seat)
            if not actions:
                break
            if place < given and start[place] in actions:
                action = start[place]
            else:
                given = 0  # from here on the line goes its own way
                action = game.consider(state, seat, actions, chance)
            offered.append(digest_of(actions))
            chain.append(action)
            state.act(seat, action)
        else:
            other = lowest(asked)
            actions = state.legal(other)
            if not actions:  # a world that cannot go on: hidden things were dealt too freely
                break
            state.act(other, game.respond(state, other, actions, chance))
        if known != game.revealed(state, seat):
            news = state.acting() == alone
            break
        if len(chain) > 0 and (turns == 0 or state.acting() != alone) and game.settled(state):
            break
    found = Line(chain, offered)
    found.brings_news = news
    return found


def joined(first: Line, then: Line, bonus: int) -> Line:
    """One after the other, as if nothing were learnt between them; that the rest may be changed is the bonus."""
    found = Line(first.chain + then.chain, first.offered + [UNKNOWN] * len(then.chain))
    found.bonus = bonus
    return found


def play_line(state: MatchState, seat: int, chain: list[int], chance: Chance, turns: int, limit: int) -> None:
    """Follow the chain as far as it is allowed; then everybody decides as the room would, until `turns` turns are over.

    A turn is over when nothing is half done and somebody else is asked. Where all are asked at once nobody looks
    further: what they then write in secret is anybody's guess. Without any turn the line stands by itself.
    """
    game = state.game
    mover = 1 << seat
    place = 0
    length = len(chain)
    steps = 0
    while steps < limit:
        steps += 1
        asked = state.acting()
        if asked == 0:
            return
        if place < length and asked >> seat & 1:
            action = chain[place]
            if state.allows(seat, action):
                place += 1
                state.act(seat, action)
                if place < length or not game.settled(state):
                    continue
            else:
                place = length
                continue
        else:
            player = lowest(asked)
            actions = state.legal(player)
            if not actions:
                return
            state.act(player, actions[0] if len(actions) == 1 else game.respond(state, player, actions, chance))
            if place < length:
                if game.settled(state) and state.acting() >> seat & 1 == 0:
                    place = length
                else:
                    continue
        if turns == 0 and place >= length and game.settled(state):
            return
        now = state.acting()
        if (now != mover or now & (now - 1)) and game.settled(state):
            turns -= 1
            mover = now
            if turns <= 0 or now & (now - 1):
                return
