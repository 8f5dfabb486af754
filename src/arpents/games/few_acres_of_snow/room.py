"""A Few Acres of Snow, as the table knows it."""

from __future__ import annotations

from typing import Final

from arpents.engine.chance import Chance
from arpents.engine.chart import Chart, Mark
from arpents.engine.errors import Fault
from arpents.engine.game import Game
from arpents.engine.journey import Journey
from arpents.engine.observation import Slate
from arpents.engine.registry import register
from arpents.engine.sheet import Sheet
from arpents.engine.vocabulary import Nouns
from arpents.games.few_acres_of_snow import charts, kinds, observation, reasons, sheets
from arpents.games.few_acres_of_snow.advice import play, terms
from arpents.games.few_acres_of_snow.ambush import Ambushed
from arpents.games.few_acres_of_snow.besiege import Besieging
from arpents.games.few_acres_of_snow.board import SIDES
from arpents.games.few_acres_of_snow.develop import Developing
from arpents.games.few_acres_of_snow.ending import ENDINGS
from arpents.games.few_acres_of_snow.evaluate import evaluate, settled
from arpents.games.few_acres_of_snow.faults import faults_in
from arpents.games.few_acres_of_snow.foresee import foresee
from arpents.games.few_acres_of_snow.fortify import Fortifying
from arpents.games.few_acres_of_snow.hand import Discarding, Governing, Intendance
from arpents.games.few_acres_of_snow.journeys import goes_far, journeys
from arpents.games.few_acres_of_snow.money import Pirating, Selling, Trading
from arpents.games.few_acres_of_snow.options import OPTIONS, SCENARIOS
from arpents.games.few_acres_of_snow.position import FIELDS, arrange
from arpents.games.few_acres_of_snow.priest import Parley
from arpents.games.few_acres_of_snow.queries import QUERIES, answer
from arpents.games.few_acres_of_snow.raid import RaidBlock, Raiding
from arpents.games.few_acres_of_snow.reinforce import Reinforcing
from arpents.games.few_acres_of_snow.settle import Settling
from arpents.games.few_acres_of_snow.setup import set_up
from arpents.games.few_acres_of_snow.siege_won import SiegeEnds
from arpents.games.few_acres_of_snow.state import State
from arpents.games.few_acres_of_snow.turn import Turn
from arpents.games.few_acres_of_snow.view import redeal, view_of


class FewAcresOfSnow(Game[State]):
    def setup(self, scenario: int, options: list[int], chance: Chance) -> State:
        return set_up(self, scenario, options, chance)

    def view(self, state: State, seat: int) -> dict[str, object]:
        return view_of(state, seat)

    def redeal(self, state: State, seat: int, chance: Chance) -> None:
        redeal(state, seat, chance)

    def scores(self, state: State) -> dict[str, int]:
        """A31.6, A31.7"""
        return {SIDES[side]: state.points(side) for side in range(2)}

    def evaluate(self, state: State, seat: int) -> int:
        return evaluate(state, seat)

    def settled(self, state: State) -> bool:
        return settled(state)

    def measures(self) -> tuple[str, ...]:
        return terms.TERMS

    def measured(self, state: State) -> list[int]:
        return terms.measured(state)

    def consider(self, state: State, seat: int, actions: list[int], chance: Chance) -> int:
        return play.consider(state, seat, actions, chance)

    def respond(self, state: State, seat: int, actions: list[int], chance: Chance) -> int:
        return play.respond(state, seat, actions, chance)

    def deeds(self) -> dict[str, tuple[str, ...]]:
        return {
            "sieges": ("siege-opened",),
            "raids": ("raid-launched",),
            "captures": ("piece-captured",),
            "settlements": ("settled",),
            "forts": ("fortified",),
        }

    def goes_far(self, state: State) -> bool:
        return goes_far(state)

    def journeys(self, state: State, seat: int) -> list[Journey]:
        return journeys(state, seat)

    def write(self, state: State, seat: int, slate: Slate) -> None:
        observation.write(state, seat, slate)

    def faults(self, state: State) -> list[Fault]:
        return faults_in(state)

    def fields(self) -> tuple[str, ...]:
        return FIELDS

    def arrange(self, state: State, spec: dict[str, object], faults: list[Fault]) -> None:
        arrange(state, spec, faults)

    def foresee(self, state: State, seat: int, action: int) -> dict[str, object]:
        return foresee(state, seat, action)

    def things(self) -> list[Nouns]:
        return sheets.THINGS

    def describe(self, sort: Nouns, number: int, sheet: Sheet) -> None:
        sheets.describe(sort, number, sheet)

    def inspect(self, state: State, seat: int, sort: Nouns, number: int, sheet: Sheet) -> None:
        sheets.inspect(state, seat, sort, number, sheet)

    def charts(self) -> list[Chart]:
        return charts.charts()

    def chart_marks(self, state: State, seat: int) -> list[Mark]:
        return charts.chart_marks(state, seat)

    def queries(self) -> dict[str, tuple[str, ...]]:
        return QUERIES

    def answer(self, state: State, seat: int, query: str, arguments: dict[str, str]) -> dict[str, object]:
        return answer(state, seat, query, arguments)


GAME: Final = FewAcresOfSnow(
    "few-acres-of-snow",
    ("british", "french"),
    SCENARIOS,
    OPTIONS,
    kinds.VERBS,
    kinds.TELLINGS,
    reasons.REASONS,
    ENDINGS,
    State,
    [
        Turn,
        Settling,
        Developing,
        Fortifying,
        Besieging,
        SiegeEnds,
        Reinforcing,
        Raiding,
        RaidBlock,
        Ambushed,
        Parley,
        Selling,
        Trading,
        Pirating,
        Discarding,
        Governing,
        Intendance,
    ],
    observation.LAYERS,
)
register(GAME)
