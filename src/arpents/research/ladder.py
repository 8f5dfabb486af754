"""All levels of a game against each other, and the page that tells who beats whom."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from arpents.bots import LEVELS
from arpents.research.bench import mode
from arpents.research.duel import Duel, Tally, matches_of
from arpents.research.statistics import elo, ratings
from arpents.research.store import Store, players_identity
from arpents.research.workplace import Workplace
from arpents.version import VERSION

PLAYERS: Final = (*LEVELS, "greedy")
ANCHOR: Final = "greedy"  # its rating is 0
STEPS: Final = (  # the pairs that must show a step
    ("regular", "greedy"),
    ("militia", "recruit"),
    ("regular", "militia"),
    ("veteran", "regular"),
    ("veteran", "greedy"),
)

HEAD: Final = """\
# The ladder

Who beats whom, and whether they play the war. Written by `arpents ladder GAME`: every pair plays the same seeds,
each seed from both seats; a draw is half a win; the interval is Wilson's, 95 %. A rating is Elo from all matches of
the table, `greedy` at 0. The time of a decision counts only decisions that were thought about, in seconds of the
clock: half of them took less than the first number, nineteen in twenty less than the second. Of a player against
itself the interval is that of the first seat.
"""


class Ladder:
    """What is played: every pair of players (the first is the one expected to win), and the last against itself."""

    def __init__(
        self,
        slug: str,
        scenario: str,
        players: Sequence[str],
        steps: bool,
        games: int,
        seed: int,
        traced: bool = False,
    ) -> None:
        self.slug = slug
        self.scenario = scenario
        self.players = tuple(players)
        self.games = games
        self.seed = seed
        self.traced = traced  # whether every decision is wanted
        self.tallies = [Tally(duel) for duel in self.duels(steps)]

    def duels(self, steps: bool) -> Iterator[Duel]:
        named = {player.partition(":")[0]: player for player in self.players}
        if steps:
            pairs = [(named[one], named[other]) for one, other in STEPS if one in named and other in named]
        else:
            pairs = [(one, other) for place, other in enumerate(self.players) for one in self.players[place + 1 :]]
        for one, other in pairs:
            bots = (other, one) if one == ANCHOR else (one, other)
            yield Duel(self.slug, self.scenario, {}, bots, True, self.seed, traced=self.traced)
        strongest = named.get("veteran")
        if strongest is not None:
            yield Duel(self.slug, self.scenario, {}, (strongest, strongest), False, self.seed, traced=self.traced)

    @property
    def matches(self) -> int:
        return self.games * len(self.tallies)

    def play(self, workplace: Workplace, store: Store, each: Callable[[Duel, dict[str, Any]], None]) -> Iterator[Tally]:
        """Play pair after pair, and hand over each tally when it is complete; `each` is told of every match."""
        for tally in self.tallies:
            for played in matches_of(tally.duel, self.games, workplace, store):
                tally.add(played)
                each(tally.duel, played)
            yield tally

    def recall(self, store: Store) -> Iterator[tuple[Duel, dict[str, Any]]]:
        """What is known already, and nothing else: for a page about a ladder that is still being played."""
        for tally in self.tallies:
            for number in range(self.games):
                known = store.get(tally.duel.work(), number)
                if known is not None:
                    tally.add(known)
                    yield tally.duel, known

    def ratings(self) -> dict[str, float]:
        met = [tally for tally in self.tallies if tally.games and tally.duel.bots[0] != tally.duel.bots[1]]
        results = [(*tally.duel.bots, tally.wins[0] + tally.draws / 2, tally.games) for tally in met]
        if not any(ANCHOR in tally.duel.bots for tally in met):
            return {}
        return dict(sorted(ratings(results, ANCHOR).items(), key=lambda found: -found[1]))

    def dump(self) -> dict[str, Any]:
        return {
            "game": self.slug,
            "scenario": self.scenario,
            "seed": self.seed,
            "version": VERSION,
            "players": players_identity(self.slug),
            "mode": mode(),
            "ratings": self.ratings(),
            "pairs": [tally.dump() for tally in self.tallies if tally.games],
        }

    # -- the page

    def section(self, title: str) -> str:
        """What `docs/ladder.md` tells of this game and scenario."""
        lines = [
            f"## {title}",
            "",
            f"Version {VERSION}, players `{players_identity(self.slug)}`, {mode()}, seeds from {self.seed} on.",
            "",
            "| | against | matches | won | interval | Elo | time of a decision | a match |",
            "| --- | --- | ---: | ---: | ---: | ---: | --- | --- |",
            *(self.row(tally) for tally in self.tallies if tally.games),
        ]
        rated = self.ratings()
        if rated:
            told = ", ".join(f"{name} {round(value) + 0:+d}" for name, value in rated.items())
            lines += ["", f"Ratings: {told}."]
        return "\n".join(lines) + "\n"

    def row(self, tally: Tally) -> str:
        told = tally.dump()
        one, other = tally.duel.bots
        low, high = tally.interval
        rate, games = tally.rate, tally.games
        won = f"{100 * rate:.0f} %"
        if one == other:
            seats = list(told["wins_by_seat"])
            won = ", ".join(f"{seat} {told['wins_by_seat'][seat]}" for seat in seats)
        difference = elo(rate)
        times = " / ".join(f"{each['p50']:.2f} to {each['p95']:.2f} s" for each in told["seconds_per_decision"])
        deeds = ", ".join(f"{name} {count:.1f}" for name, count in told["deeds_per_match"].items())
        strength = "" if difference is None else f"{round(difference) + 0:+d}"
        return (
            f"| {one} | {other} | {games} | {won} | {100 * low:.0f} to {100 * high:.0f} % | {strength} "
            f"| {times} | {deeds} |"
        )


def mark(slug: str, scenario: str) -> str:
    return f"<!-- ladder {slug} {scenario} -->"


def write_section(page: str, slug: str, scenario: str, section: str) -> str:
    """The page with this section put in or replaced; whatever else stands there stays."""
    begins = mark(slug, scenario)
    whole = f"{begins}\n{section}<!-- end -->\n"
    if not page.strip():
        page = HEAD
    found = re.compile(rf"{re.escape(begins)}\n.*?<!-- end -->\n", re.DOTALL)
    if found.search(page):
        return found.sub(lambda _: whole, page, count=1)
    return page.rstrip("\n") + "\n\n" + whole
