"""What all environments for learners share: the game with its scenario and options, choices by number, observations."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from arpents.engine.errors import ArpentsError, IllegalAction, UnknownOption
from arpents.engine.game import Game
from arpents.engine.numbers import whole
from arpents.engine.positions import texts
from arpents.engine.state import MatchState
from arpents.games import ROOMS, find
from arpents.research.arrays import Floats
from arpents.research.environments import environment_id
from arpents.research.wording import EnvironmentFault, aloud, library, spoken_language

if TYPE_CHECKING:
    from arpents.research.arrays import Array

SEED_BITS: Final = 60
WIDTH: Final = 100  # characters in a line of a board


def name_of(slug: str) -> str:
    """`arpents_wilderness_war`."""
    return f"arpents_{slug.replace('-', '_')}"


def versioned(slug: str) -> str:
    """`arpents_wilderness_war_v1`: the version rises when results could change."""
    return f"arpents_{environment_id(slug)}"


class Table:
    """A game set up for learners. Everything it raises says itself in the language of the table."""

    def __init__(
        self,
        slug: str,
        scenario: str | None = None,
        options: dict[str, str] | None = None,
        lang: str | None = None,
        floats: bool = False,
    ) -> None:
        self.lang = spoken_language(lang)
        self.slug: str | None = slug if isinstance(slug, str) and slug in ROOMS else None
        try:
            self.game: Game[Any] = find(slug)
            self.scenario = self.game.scenarios[self.game.scenario_number(scenario)]
            self.options: dict[str, str] = {**self.game.bot_options(), **texts(options if options is not None else {})}
            self.game.option_values(self.options)
            for option, value in self.game.bot_options().items():
                if self.options[option] != value:
                    raise UnknownOption("option-of-learners", option=option, value=self.options[option], usual=value)
        except ArpentsError as fault:
            raise self.said(fault) from None
        self.floats = Floats(self.game.observation) if floats else None
        self.size: int = self.game.observation.size
        self.count: int = self.game.action_count
        self.seats: tuple[str, ...] = self.game.seats

    def settings(self) -> tuple[str, str, dict[str, str], str, bool]:
        """What it takes to set up the same table again."""
        return self.game.slug, self.scenario, self.options, self.lang, self.floats is not None

    def said(self, fault: ArpentsError) -> ArpentsError:
        return aloud(fault, self.slug, self.lang)

    def start(self, seed: int) -> MatchState:
        state: MatchState = self.game.start(self.scenario, self.options, seed, events=False)
        return state

    def check_reset(self, options: object) -> None:
        """Refuse options of the rules where a match begins anew: they would not be heeded."""
        given = options if isinstance(options, Mapping) else {}
        for option in self.game.options:
            if option.id in given:
                raise self.said(EnvironmentFault("option-at-reset", option=option.id))

    def seeds(self, seed: object) -> random.Random:
        """The seeds of the matches that follow; without one, whatever chance gives."""
        if seed is None:
            return random.Random()
        number = whole(seed)
        if number is None:
            raise self.said(EnvironmentFault("not-a-seed", value=str(seed)))
        return random.Random(number)

    # -- choices

    def chosen(self, state: MatchState, seat: int, choice: object) -> int:
        """The action of a numbered choice, which the seat has now; else what forbids it is raised."""
        try:
            action: int = self.game.action_space.action(self.number(choice))
            if state.allows(seat, action):
                return action
            state.refuse(seat, action)
            raise IllegalAction("not-on-offer", words=state.words(action))
        except ArpentsError as refusal:
            raise self.said(refusal) from None

    def number(self, choice: object) -> int:
        """The number of a choice, as whatever program gives it."""
        number = whole(choice)
        if number is None:
            raise EnvironmentFault("action-not-whole", found=str(choice), highest=self.count - 1)
        return number

    def words(self, choice: object) -> str:
        """The words of a numbered choice."""
        try:
            return self.game.vocabulary.words(self.game.action_space.action(self.number(choice)))
        except ArpentsError as fault:
            raise self.said(fault) from None

    def seat_number(self, seat: object) -> int:
        try:
            return self.game.seat_number(str(seat))
        except ArpentsError as fault:
            raise self.said(fault) from None

    # -- observations

    def observed(self, state: MatchState, seat: int) -> Array:
        numpy = library("numpy", "pettingzoo")
        raw: Array = numpy.frombuffer(bytearray(self.game.observe(state, seat)), dtype=numpy.int8)
        if self.floats is None:
            return raw
        found: Array = numpy.empty(self.size, dtype=numpy.float32)
        self.floats.write(raw, found)
        return found

    def mask(self, state: MatchState, seat: int, more: int = 0) -> Array:
        """1 for each choice the seat has now; `more` places after the last one."""
        numpy = library("numpy", "pettingzoo")
        found: Array = numpy.zeros(self.count + more, dtype=numpy.int8)
        try:
            self.game.mask_into(state, seat, found[: self.count])
        except ArpentsError as fault:
            raise self.said(fault) from None
        return found

    def spaces(self, more: int = 0) -> Any:
        """The Gymnasium space of what one seat is given."""
        numpy = library("numpy", "pettingzoo")
        gymnasium = library("gymnasium.spaces", "pettingzoo")
        if self.floats is None:
            seen = gymnasium.Box(-128, 127, (self.size,), numpy.int8)
        else:
            seen = gymnasium.Box(*self.floats.bounds(self.size), dtype=numpy.float32)
        return gymnasium.Dict(
            {"observation": seen, "action_mask": gymnasium.Box(0, 1, (self.count + more,), numpy.int8)}
        )

    def drawn(self, state: MatchState, seat: int) -> str:
        """The board as the seat sees it, in characters."""
        from arpents.cli.boards import board_for
        from arpents.cli.terminal import Paint
        from arpents.cli.words import Words

        name = self.seats[seat]
        board = board_for(self.game.slug, Words(self.lang, self.game.slug), Paint(False))
        view = state.view(name)
        if board.asks:
            board.answer = state.query(name, board.asks, {})
        return "\n".join([*board.draw(view, WIDTH), *board.close_up(view, WIDTH)])


def asked_next(asked: int, before: int) -> int:
    """Of the seats that are asked, the one that comes next: whoever was asked goes on; else the first of them."""
    if asked >> before & 1:
        return before
    return (asked & -asked).bit_length() - 1
