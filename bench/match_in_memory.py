"""What a match in play weighs in the memory of a server, when nobody looks on.

    python bench/match_in_memory.py --game wilderness-war --decisions 60

Two crowds of matches are played at random and answered as a server does; the smaller is taken off the larger, so that
what all matches share does not count. The smaller is the first half of the larger, with the same dice, and all of them
were played before: what a crowd brings along for everybody (tables, texts) is there already. Texts are forgotten before
they are weighed; what a match holds of them counts.
"""

from __future__ import annotations

import argparse
import gc
import random
import secrets
import tracemalloc

from arpents.games import find
from arpents.server.live_match import LiveMatch
from arpents.server.wording import wording
from arpents.table.decisions import put_away
from arpents.table.match import Dice
from arpents.table.match_row import SeatRow
from arpents.table.stored_match import StoredMatch


def begun(slug: str, number: int) -> LiveMatch:
    """A match whose dice its number tells."""
    game = find(slug)
    seats = {seat: SeatRow("person", None, secrets.token_hex(32)) for seat in game.seats}
    dice = Dice(secret=f"{number:064x}")
    state = game.start(chance=dice.chance())
    return LiveMatch(StoredMatch.of_state(secrets.token_urlsafe(12), state, dice, seats, False))


def decide(live: LiveMatch, rng: random.Random) -> None:
    """One decision and its answer; then it rests, as on a server where nobody looks on."""
    match = live.match
    asked = [seat for seat in match.game.seats if match.on_offer(seat)]
    if asked:
        seat = rng.choice(asked)
        revision = match.audiences[seat].revision
        rows, _ = match.play(seat, match.state.words(rng.choice(match.on_offer(seat))))
        live.state_for(seat, revision)
        put_away(rows)
    live.rest()


def forget_texts(slug: str) -> None:
    words = wording(slug)
    for said in (words.texts, words.titles, words.actions, words.choices, words.steps, words.events, words.spoken):
        said.clear()


def weighed(slug: str, matches: int, decisions: int) -> int:
    """Bytes of so many matches, and of whatever they have brought along."""
    forget_texts(slug)
    gc.collect()
    before = tracemalloc.get_traced_memory()[0]
    held = [begun(slug, number) for number in range(matches)]
    for number, live in enumerate(held):
        rng = random.Random(number)
        for _ in range(decisions):
            decide(live, rng)
    forget_texts(slug)
    gc.collect()
    return tracemalloc.get_traced_memory()[0] - before


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="quebec-1759")
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--decisions", type=int, default=60)
    arguments = parser.parse_args()
    tracemalloc.start()
    weighed(arguments.game, 2 * arguments.matches, arguments.decisions)
    half = weighed(arguments.game, arguments.matches, arguments.decisions)
    whole = weighed(arguments.game, 2 * arguments.matches, arguments.decisions)
    print(f"{(whole - half) / arguments.matches / 1024:.0f} KB a match after {arguments.decisions} decisions")


if __name__ == "__main__":
    main()
