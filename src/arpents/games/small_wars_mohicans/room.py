"""Small Wars: Mohicans, as the table knows it."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import NOBODY
from arpents.engine.chance import Chance
from arpents.engine.chart import Chart, Mark
from arpents.engine.errors import Fault
from arpents.engine.game import Game
from arpents.engine.journey import Journey
from arpents.engine.observation import Slate
from arpents.engine.procedure import Procedure
from arpents.engine.registry import register
from arpents.engine.sheet import Sheet
from arpents.engine.vocabulary import Nouns
from arpents.games.small_wars_mohicans import charts, observation, sheets
from arpents.games.small_wars_mohicans.advice import play, terms
from arpents.games.small_wars_mohicans.arrivals.historical import HistoricalArrivals
from arpents.games.small_wars_mohicans.arrivals.levies import Levy
from arpents.games.small_wars_mohicans.arrivals.naval import ANCHORAGES, NONE, Mooring, NavalBattle
from arpents.games.small_wars_mohicans.arrivals.reinforcements import (
    Arrivals,
    Convoy,
    Gifts,
    Landing,
    Muster,
    Reconstitution,
)
from arpents.games.small_wars_mohicans.evaluate import evaluate, settled
from arpents.games.small_wars_mohicans.facts.board import BRITISH, FIRST_OWNER, FRENCH, UNITS
from arpents.games.small_wars_mohicans.fighting.aftermath import Aftermath
from arpents.games.small_wars_mohicans.fighting.assault import Assault
from arpents.games.small_wars_mohicans.fighting.battle import Battle
from arpents.games.small_wars_mohicans.fighting.combat import Combat
from arpents.games.small_wars_mohicans.fighting.d6 import Firefight, LineUp, Volley
from arpents.games.small_wars_mohicans.fighting.losses import Casualties
from arpents.games.small_wars_mohicans.fighting.retreat import Retreating
from arpents.games.small_wars_mohicans.fighting.siege import Sieges
from arpents.games.small_wars_mohicans.fighting.support import Support
from arpents.games.small_wars_mohicans.foresee import foresee, foresee_work
from arpents.games.small_wars_mohicans.journeys import foregone, goes_far, journeys
from arpents.games.small_wars_mohicans.movement.end_of_movement import EndOfMovement
from arpents.games.small_wars_mohicans.movement.raids import Raids
from arpents.games.small_wars_mohicans.movement.sea import SeaLift, SeekPort
from arpents.games.small_wars_mohicans.movement.stack import March, Stack
from arpents.games.small_wars_mohicans.nations.iroquois import Adjustment, Joining
from arpents.games.small_wars_mohicans.nations.natives import GoingHome, Rally
from arpents.games.small_wars_mohicans.position import FIELDS, arrange, faults_in
from arpents.games.small_wars_mohicans.queries import QUERIES, answer, query_work
from arpents.games.small_wars_mohicans.state import NOT_LOOKED, OPTIONS, State
from arpents.games.small_wars_mohicans.view import redeal, view_of
from arpents.games.small_wars_mohicans.words import kinds, reasons
from arpents.games.small_wars_mohicans.words.nouns import SEATS
from arpents.games.small_wars_mohicans.year.setup import (
    ASLEEP,
    SetUp,
    british_masks,
    first_colours,
    first_marks,
    first_places,
    french_masks,
    warrior_masks,
)
from arpents.games.small_wars_mohicans.year.turn import Course
from arpents.games.small_wars_mohicans.year.victory import (
    ENDINGS,
    GOALS,
    british_goals,
)
from arpents.games.small_wars_mohicans.year.winter import Promotion, TribesHome, Winter

FARTHEST: Final = 2  # turns that a player looks ahead


class Mohicans(Game[State]):
    def setup(self, scenario: int, options: list[int], chance: Chance) -> State:
        """S4 Everything where the rulebook puts it; the choices are still to be made."""
        location = first_places()
        stack: list[Procedure[State]] = [Course()]
        state = State(
            turn=0,
            land=0,
            sea=0,
            sea_lift=0,
            free_stack=0,
            asleep=ASLEEP,
            blue=first_colours(),
            nations=NOBODY,
            passed=0,
            noted=[0] * 4,
            anchorages=[NONE] * (2 * ANCHORAGES),
            location=location,
            flags=[0] * UNITS,
            came_from=[0] * UNITS,
            french=french_masks(location),
            british=british_masks(location),
            warriors=warrior_masks(location),
            owner=FIRST_OWNER[:],
            marks=first_marks(),
        )
        state.lay_out(self, scenario, options, chance, stack)
        return state

    def view(self, state: State, seat: int) -> dict[str, object]:
        return view_of(state, seat)

    def redeal(self, state: State, seat: int, chance: Chance) -> None:
        redeal(state, seat, chance)

    def scores(self, state: State) -> dict[str, int]:
        """The British goals taken, and those still French."""
        taken = british_goals(state)
        return {SEATS[FRENCH]: GOALS - taken, SEATS[BRITISH]: taken}

    def evaluate(self, state: State, seat: int) -> int:
        return evaluate(state, seat)

    def settled(self, state: State) -> bool:
        return settled(state)

    def measures(self) -> tuple[str, ...]:
        return terms.TERMS

    def measured(self, state: State) -> list[int]:
        return terms.measured(state)

    def eyes(self) -> int:
        return BRITISH

    def consider(self, state: State, seat: int, actions: list[int], chance: Chance) -> int:
        return play.consider(state, seat, actions, chance)

    def respond(self, state: State, seat: int, actions: list[int], chance: Chance) -> int:
        return play.respond(state, seat, actions, chance)

    def plans(self, state: State, seat: int, chance: Chance) -> list[list[int]]:
        return play.plans(state, seat, chance)

    def pace(self, state: State, simulations: int, turns: int) -> tuple[int, int]:
        """Two turns at most, as what comes farther on is too much guessed at.

        A year takes long to try: four fifths, so that on plain Python too a decision takes ten seconds at most.
        """
        return (simulations, turns) if turns <= 1 else (simulations * 4 // 5, FARTHEST)

    def deeds(self) -> dict[str, tuple[str, ...]]:
        return {
            "battles": ("battle-begins",),
            "assaults": ("assault-begins",),
            "sieges": ("siege-begins",),
            "raids": ("place-raided",),
            "captures": ("place-taken",),
            "landings": ("landing",),
        }

    def goes_far(self, state: State) -> bool:
        return goes_far(state)

    def journeys(self, state: State, seat: int) -> list[Journey]:
        return journeys(state, seat)

    def foregone(self, state: State, seat: int) -> bool:
        return foregone(state, seat)

    def write(self, state: State, seat: int, slate: Slate) -> None:
        observation.write(state, seat, slate)

    def faults(self, state: State) -> list[Fault]:
        return faults_in(state)

    def kept_wrongly(self, state: State) -> list[str]:
        wrong: list[str] = []
        marching = [procedure.seat for procedure in state.stack if isinstance(procedure, March)]
        if state.ready != NOT_LOOKED and [state.ready] != [state.troops_to_march(side) for side in marching]:
            wrong.append("who may still be taken along")
        offered = state.handed_out()
        if offered and offered != state.legal(state.stack[-1].seat):
            wrong.append("what is on offer")
        state.offered = offered
        return wrong

    def fields(self) -> tuple[str, ...]:
        return FIELDS

    def arrange(self, state: State, spec: dict[str, object], faults: list[Fault]) -> None:
        arrange(state, spec, faults)

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

    def foresee(self, state: State, seat: int, action: int) -> dict[str, object]:
        return foresee(state, seat, action)

    def foresee_work(self, action: int) -> int:
        return foresee_work(action)

    def query_work(self, query: str, arguments: dict[str, str]) -> int:
        return query_work(query, arguments)


GAME: Final = Mohicans(
    "small-wars-mohicans",
    SEATS,
    ("campaign",),
    OPTIONS,
    kinds.VERBS,
    kinds.TELLINGS,
    reasons.REASONS,
    ENDINGS,
    State,
    [
        Course,
        SetUp,
        Mooring,
        NavalBattle,
        Arrivals,
        Convoy,
        Gifts,
        Muster,
        Rally,
        Landing,
        HistoricalArrivals,
        Reconstitution,
        Levy,
        March,
        Stack,
        SeaLift,
        SeekPort,
        EndOfMovement,
        Combat,
        Battle,
        Casualties,
        Support,
        Assault,
        Aftermath,
        Retreating,
        GoingHome,
        LineUp,
        Volley,
        Firefight,
        Raids,
        Sieges,
        Winter,
        Promotion,
        TribesHome,
        Adjustment,
        Joining,
    ],
    observation.LAYERS,
)
register(GAME)
