"""A tournament as it stands: what was wanted, who has entered, who plays whom."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from arpents.hall.agreements import A_TURN, LIVE, NOT_AT_ALL
from arpents.hall.errors import HallError
from arpents.hall.lobby import Wish, checked_wish
from arpents.hall.pairing import Pair, next_pairs, rounds_of
from arpents.hall.standings import FORMS, ROUND_ROBIN, Pairing, Standing, standings
from arpents.table.match_row import Sitter

ANYONE, ONLY_PEOPLE, ONLY_BOTS, INVITED = "anyone", "people", "bots", "invited"
ENTRIES: Final = (ANYONE, ONLY_PEOPLE, ONLY_BOTS, INVITED)
BY_TABLE, BY_ORGANISER = "table", "organiser"
ASKED: Final = "asked"  # whoever is asked when the time is over has lost
HALVES: Final = "draw"
OVERDUE: Final = (ASKED, HALVES, BY_ORGANISER)
WATCHING: Final = (A_TURN, LIVE, NOT_AT_ALL)
OPEN, RUNNING, OVER, OFF = "open", "running", "over", "off"
IN, WITHDRAWN = "in", "withdrawn"

SHORTEST_NAME: Final = 3
LONGEST_NAME: Final = 80
LONGEST_ABOUT: Final = 2000
MOST_ENTRANTS: Final = 64
MOST_ROUNDS: Final = 20
MOST_TIMES: Final = 2  # that each may meet each
LONGEST_ROUND: Final = 90 * 24  # hours


@dataclass(frozen=True)
class Plan:
    """A tournament as its organiser wants it."""

    name: str
    about: str
    wish: Wish
    form: str
    rounds: int = 0
    entry: str = ANYONE
    pairing: str = BY_TABLE
    overdue: str = ASKED
    watching: str = A_TURN
    round_hours: int = 0
    most: int = MOST_ENTRANTS


def checked_plan(plan: Plan) -> Plan:
    name = " ".join(plan.name.split())
    if not SHORTEST_NAME <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise HallError("tournament-name", least=SHORTEST_NAME, most=LONGEST_NAME)
    about = plan.about.strip()
    if len(about) > LONGEST_ABOUT or not all(letter.isprintable() or letter == "\n" for letter in about):
        raise HallError("tournament-about", most=LONGEST_ABOUT)
    known = ((plan.form, FORMS), (plan.entry, ENTRIES), (plan.overdue, OVERDUE), (plan.watching, WATCHING))
    if any(value not in values for value, values in (*known, (plan.pairing, (BY_TABLE, BY_ORGANISER)))):
        raise HallError("tournament-form")
    most = MOST_TIMES if plan.form == ROUND_ROBIN else MOST_ROUNDS
    if not 0 <= plan.rounds <= most:
        raise HallError("tournament-rounds", most=most)
    if not 0 <= plan.round_hours <= LONGEST_ROUND:
        raise HallError("tournament-hours", most=LONGEST_ROUND // 24)
    if not 2 <= plan.most <= MOST_ENTRANTS:
        raise HallError("tournament-most", most=MOST_ENTRANTS)
    wish = checked_wish(plan.wish)
    return Plan(
        name,
        about,
        wish,
        plan.form,
        plan.rounds,
        plan.entry,
        plan.pairing,
        plan.overdue,
        plan.watching,
        plan.round_hours,
        plan.most,
    )


@dataclass(frozen=True)
class Entrant:
    number: int
    person: Sitter | None  # none: has left the house
    state: str
    seed: int = 0


@dataclass
class Tournament:
    id: str
    plan: Plan
    organiser: Sitter | None
    state: str
    round: int
    round_ends: int
    made: int
    ended: int
    entrants: list[Entrant] = field(default_factory=list)
    pairings: list[Pairing] = field(default_factory=list)

    def entrant_of(self, person: str) -> Entrant | None:
        return next((one for one in self.entrants if one.person is not None and one.person.id == person), None)

    @property
    def entered(self) -> list[Entrant]:
        return [one for one in self.entrants if one.state == IN]

    @cached_property
    def by_number(self) -> dict[int, Entrant]:
        return {one.number: one for one in self.entrants}

    @property
    def seeds(self) -> dict[int, int]:
        return {one.number: one.seed for one in self.entrants if one.seed}

    @property
    def gone(self) -> set[int]:
        """Who began and does not go on."""
        return {one.number for one in self.entrants if one.seed and (one.state != IN or one.person is None)}

    @property
    def present(self) -> set[int]:
        return set(self.seeds) - self.gone

    @property
    def rounds(self) -> int:
        """In all; before it begins, for those who have entered so far."""
        count = len(self.seeds) or len(self.entered)
        return rounds_of(self.plan.form, self.plan.rounds, count) if count >= 2 else 0

    def of_round(self, round: int) -> list[Pairing]:
        return [one for one in self.pairings if one.round == round]

    def is_overdue(self, moment: int) -> bool:
        return bool(self.round_ends) and moment >= self.round_ends

    def standings(self) -> list[Standing]:
        return standings(self.plan.form, self.seeds, self.pairings)

    def proposal(self) -> list[Pair]:
        """The next round as the table would pair it."""
        return next_pairs(self.plan.form, self.plan.rounds, self.seeds, self.present, self.pairings, self.round + 1)

    @property
    def is_paired_by_organiser(self) -> bool:
        return self.plan.pairing == BY_ORGANISER and self.organiser is not None

    @property
    def awaits_pairs(self) -> bool:
        """Whether the next round is for the organiser to pair."""
        done = not any(one.is_open for one in self.of_round(self.round))
        return self.state == RUNNING and self.is_paired_by_organiser and done and self.round < self.rounds

    def checked_pairs(self, pairs: list[Pair]) -> list[Pair]:
        """What the organiser has paired: everybody who is present, once."""
        told = sorted(one for pair in pairs for one in pair if one)
        wanted = sorted({one for pair in self.proposal() for one in pair if one})
        if any(not pair[0] or pair[0] == pair[1] for pair in pairs) or told != wanted:
            raise HallError("pairs-of-everybody")
        return pairs
