"""What the lists of actions that are written by hand save: `python bench/by_hand.py quebec-1759 --matches 100`.

Plays random matches of every scenario and tells, for each procedure with an `actions` of its own, how many of all
questions it is asked, how much of the time it takes, and how much more asking the rules about each action it lists
would take, as the engine's `actions` does: the least that leaving it to the engine would cost. Only uncompiled classes
can be listened to, so the sources must not be compiled.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from typing import Any

from arpents.engine.chance import seeded
from arpents.engine.game import Game
from arpents.engine.playout import playout
from arpents.engine.procedure import Procedure
from arpents.games import find

LONGEST = 20_000
Kind = type[Procedure[Any]]


class Tally:
    """What was seen of one procedure."""

    def __init__(self) -> None:
        self.asked = 0
        self.listed = 0
        self.listing = 0.0
        self.judging = 0.0


def kinds_of(kind: Kind) -> Iterator[Kind]:
    for heir in kind.__subclasses__():
        yield heir
        yield from kinds_of(heir)


def listen(kind: Kind, tallies: dict[str, Tally], by_hand: bool) -> None:
    listing = kind.__dict__["actions"]
    within = [False]  # some rules ask whether an action is listed

    def actions(self: Procedure[Any], state: Any, seat: int) -> list[int]:
        if within[0]:
            return list(listing(self, state, seat))
        within[0] = True
        tally = tallies.setdefault(f"{type(self).__name__}{'' if by_hand else ' (engine)'}", Tally())
        began = time.perf_counter()
        found: list[int] = listing(self, state, seat)
        listed = time.perf_counter()
        if by_hand:
            for action in found:
                self.forbids(state, seat, action)
            tally.judging += time.perf_counter() - listed
        tally.asked += 1
        tally.listed += len(found)
        tally.listing += listed - began
        within[0] = False
        return found

    kind.actions = actions  # type: ignore[method-assign]


def play(game: Game[Any], matches: int) -> float:
    """Seconds for so many random matches, of one scenario after the other."""
    began = time.perf_counter()
    for number in range(matches):
        scenario = game.scenarios[number % len(game.scenarios)]
        options = game.bot_options() if number % 2 else {}
        state = game.start(scenario, options, seed=number, events=False, history=False)
        playout(state, seeded(-number - 1), LONGEST)
    return time.perf_counter() - began


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=100)
    arguments = parser.parse_args()
    game = find(arguments.game)
    whole = play(game, arguments.matches)
    tallies: dict[str, Tally] = {}
    for kind in {kind for kind in kinds_of(Procedure) if "actions" in kind.__dict__}:
        listen(kind, tallies, True)
    listen(Procedure, tallies, False)
    play(game, arguments.matches)
    asked = sum(tally.asked for tally in tallies.values())
    print(f"{'procedure':26} {'of questions':>13} {'of time':>9} {'if judged one by one':>22} {'listed':>7}")
    for name, tally in sorted(tallies.items(), key=lambda item: -item[1].judging):
        share, spent, more = tally.asked / asked, tally.listing / whole, tally.judging / whole
        print(f"{name:26} {share:13.2%} {spent:9.2%} {more:22.2%} {tally.listed / tally.asked:7.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
