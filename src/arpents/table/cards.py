"""The card of a game and scenario: who one is, how one wins and loses, how long it takes, a turn, the first steps.

A room keeps it in `card.toml`: lines like `"win-british 5.1"`, the text `brief-win-british` of `text/card.*.ftl` and
the rules it states. What a scenario does not say of its own is what the game says.
"""

from __future__ import annotations

import functools
from typing import Any, Final

from arpents.engine.errors import ArpentsError
from arpents.games import find, list_of

OF_GAME: Final = {"seconds", "turn", "end", "seat", "scenario"}
OF_SCENARIO: Final = {"difficulty", "decisions", "turn", "end", "seat"}
OF_SEAT: Final = ("who", "win", "first")
EASIEST, HARDEST = 1, 3
FIRST_STEPS: Final = 3


class CardFault(ArpentsError):
    """A card that is not written as it should be."""


class CardLine:
    """A sentence or two, and the rules they state."""

    def __init__(self, entry: str) -> None:
        name, *self.rules = entry.split()
        self.id = f"brief-{name}"


class SideOfCard:
    """What the card tells one seat: who it is, how it wins and loses, what to do first, how many decisions."""

    def __init__(self, seat: str, told: dict[str, list[CardLine]], decisions: int, seconds: int) -> None:
        self.seat = seat
        self.who = told["who"]
        self.win = told["win"]
        self.first = told["first"]
        self.lose: list[CardLine] = []  # what makes another seat win
        self.decisions = decisions  # the median of measured matches
        self.minutes = minutes_of(decisions * seconds)  # for one person, against a computer


class GameCard:
    """The card of one scenario."""

    def __init__(self, slug: str, scenario: str, of_game: dict[str, Any]) -> None:
        game = find(slug)
        entry = of_game["scenario"][scenario]
        seats: dict[str, Any] = of_game.get("seat", {})
        own: dict[str, Any] = entry.get("seat", {})
        self.slug = slug
        self.scenario = scenario
        self.difficulty = int(entry["difficulty"])
        self.seconds = int(of_game["seconds"])  # that a person is taken to need for a decision
        self.turn = lines_of({**of_game, **entry}["turn"])
        self.end = lines_of({**of_game, **entry}["end"])
        self.sides: list[SideOfCard] = []
        for seat in game.seats:
            said = {**seats.get(seat, {}), **own.get(seat, {})}
            told = {part: lines_of(said[part]) for part in OF_SEAT}
            self.sides.append(SideOfCard(seat, told, int(entry["decisions"][seat]), self.seconds))
        for side in self.sides:
            side.lose = [line for other in self.sides if other is not side for line in other.win]
        self.minutes = minutes_of(sum(side.decisions for side in self.sides) * self.seconds)  # for two people

    def lines(self) -> list[CardLine]:
        """Everything the card says."""
        return [*self.turn, *self.end, *(line for side in self.sides for line in (*side.who, *side.win, *side.first))]

    def is_whole(self) -> bool:
        parts = [part for side in self.sides for part in (side.who, side.win, side.first)]
        return (
            EASIEST <= self.difficulty <= HARDEST
            and all([self.turn, self.end, *parts])
            and all(len(side.first) == FIRST_STEPS and side.decisions > 0 for side in self.sides)
            and all(line.rules for line in self.lines())
        )


def lines_of(entries: list[str]) -> list[CardLine]:
    return [CardLine(entry) for entry in entries]


def minutes_of(seconds: int) -> int:
    """To the nearest five, and five at least."""
    return max(5, 5 * round(seconds / 300))


def unknown_names(slug: str, of_game: dict[str, Any]) -> set[str]:
    """Whatever is named in the file and is no part of a card, no seat and no scenario."""
    game = find(slug)
    found = set(of_game) - OF_GAME | set(of_game.get("scenario", {})) ^ set(game.scenarios)
    for part in [of_game, *of_game.get("scenario", {}).values()]:
        found |= set(part.get("seat", {})) - set(game.seats)
        found |= {name for said in part.get("seat", {}).values() for name in said} - set(OF_SEAT)
        found |= set() if part is of_game else set(part) - OF_SCENARIO
    return found


@functools.cache
def cards_of(slug: str) -> dict[str, GameCard]:
    """The card of each scenario, in their order; none where a room has none."""
    game = find(slug)
    said = list_of(slug, "card.toml")
    return read_cards(slug, game.scenarios, said) if said else {}


def read_cards(slug: str, scenarios: tuple[str, ...], of_game: dict[str, Any]) -> dict[str, GameCard]:
    for name in sorted(unknown_names(slug, of_game)):
        raise CardFault("card-fault", card=name, game=slug)
    found: dict[str, GameCard] = {}
    for scenario in scenarios:
        try:
            found[scenario] = GameCard(slug, scenario, of_game)
        except KeyError:
            raise CardFault("card-fault", card=scenario, game=slug) from None
        if not found[scenario].is_whole():
            raise CardFault("card-fault", card=scenario, game=slug)
    return found
