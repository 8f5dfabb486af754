"""Muskets & Tomahawks, as the table knows it."""

from __future__ import annotations

from typing import Final

from arpents.engine.chance import Chance
from arpents.engine.chart import Chart, Mark
from arpents.engine.errors import Fault, PositionFault
from arpents.engine.game import Game
from arpents.engine.observation import Slate
from arpents.engine.registry import register
from arpents.engine.sheet import Sheet
from arpents.engine.vocabulary import Nouns
from arpents.games.muskets_tomahawks import charts, observation, sheets
from arpents.games.muskets_tomahawks.actions.activation import Act
from arpents.games.muskets_tomahawks.actions.aftermath import AfterAction
from arpents.games.muskets_tomahawks.actions.marker_actions import ActMarker
from arpents.games.muskets_tomahawks.actions.specials import FireAction
from arpents.games.muskets_tomahawks.advice import plans, play, terms
from arpents.games.muskets_tomahawks.army_sheet import sheets as army_sheets
from arpents.games.muskets_tomahawks.evaluate import evaluate, guess, settled, simplify
from arpents.games.muskets_tomahawks.facts.options import BOT_LATTICE, OPTIONS
from arpents.games.muskets_tomahawks.features.wagons import MoveWagon
from arpents.games.muskets_tomahawks.fire.declaring import Shoot
from arpents.games.muskets_tomahawks.fire.firing import Fire
from arpents.games.muskets_tomahawks.fire.vigilance import Watch
from arpents.games.muskets_tomahawks.foresee import WORK_OF_REACH, foresee, foresee_work
from arpents.games.muskets_tomahawks.journeys import foregone
from arpents.games.muskets_tomahawks.kept import kept_wrongly
from arpents.games.muskets_tomahawks.melee.engagement import Engage
from arpents.games.muskets_tomahawks.melee.melee import FollowUp, Round
from arpents.games.muskets_tomahawks.morale.officers import Sacrifice
from arpents.games.muskets_tomahawks.morale.reaction import News, Reaction
from arpents.games.muskets_tomahawks.moves.guns import MoveGun
from arpents.games.muskets_tomahawks.moves.legs import Leg
from arpents.games.muskets_tomahawks.moves.marches import MoveColumn, MoveFormed
from arpents.games.muskets_tomahawks.moves.marker_moves import MoveMarker
from arpents.games.muskets_tomahawks.moves.move_ends import MoveEnds
from arpents.games.muskets_tomahawks.moves.movement import Move
from arpents.games.muskets_tomahawks.moves.passages import ComeOut, EnterTable
from arpents.games.muskets_tomahawks.moves.sailing import MoveBoat
from arpents.games.muskets_tomahawks.moves.thresholds import Crossing
from arpents.games.muskets_tomahawks.naming.names import doer, names
from arpents.games.muskets_tomahawks.position import FIELDS, arrange, faults_in
from arpents.games.muskets_tomahawks.queries import QUERIES, answer
from arpents.games.muskets_tomahawks.redealing import redeal
from arpents.games.muskets_tomahawks.setting_up.deployment import Deploy
from arpents.games.muskets_tomahawks.setting_up.enlisting import list_faults
from arpents.games.muskets_tomahawks.setting_up.flotilla import PutBoats
from arpents.games.muskets_tomahawks.setting_up.points import Points
from arpents.games.muskets_tomahawks.setting_up.setup import Setup
from arpents.games.muskets_tomahawks.setting_up.start import empty_state
from arpents.games.muskets_tomahawks.state import State
from arpents.games.muskets_tomahawks.table.scenarios import SCENARIO_IDS
from arpents.games.muskets_tomahawks.turn.cards import Activations, Forward, Morale
from arpents.games.muskets_tomahawks.turn.command import Go, Lookout
from arpents.games.muskets_tomahawks.turn.turn import Turns
from arpents.games.muskets_tomahawks.victory import ENDINGS
from arpents.games.muskets_tomahawks.view import SEATS, lies_open, view_of
from arpents.games.muskets_tomahawks.words import kinds, reasons


class MusketsTomahawks(Game[State]):
    def setup(self, scenario: int, options: list[int], chance: Chance) -> State:
        """20.1 An empty table; the procedure Setup does the rest. 21 Lists of one's own must be right."""
        faults = list_faults(scenario, options)
        if faults:
            raise PositionFault(faults)
        return empty_state(self, scenario, options, chance)

    def written(self, scenario: str, options: dict[str, str]) -> dict[str, object]:
        """21 The lists that the options tell, weighed."""
        return army_sheets(self, self.scenario_number(scenario), options)

    def view(self, state: State, seat: int) -> dict[str, object]:
        return view_of(state, seat)

    def redeal(self, state: State, seat: int, chance: Chance) -> None:
        redeal(state, seat, chance)

    def stir(self, state: State) -> None:
        """The order of the cards still to come."""
        state.chance.shuffle(state.deck)

    def scores(self, state: State) -> dict[str, int]:
        """19.3 Victory points."""
        return {SEATS[side]: state.points[side] for side in (0, 1)}

    def evaluate(self, state: State, seat: int) -> int:
        return evaluate(state, seat)

    def settled(self, state: State) -> bool:
        return settled(state)

    def bot_options(self) -> dict[str, str]:
        return {"lattice": BOT_LATTICE}

    def simplify(self, state: State) -> None:
        simplify(state)

    def guess(self, actions: list[int], chance: Chance) -> int:
        return guess(actions, chance)

    def measures(self) -> tuple[str, ...]:
        return terms.TERMS

    def measured(self, state: State) -> list[int]:
        return terms.measured(state)

    def overlooked(self, level: str) -> dict[str, int]:
        return play.overlooked(level)

    def consider(self, state: State, seat: int, actions: list[int], chance: Chance) -> int:
        return play.consider(state, seat, actions, chance)

    def respond(self, state: State, seat: int, actions: list[int], chance: Chance) -> int:
        return play.respond(state, seat, actions, chance)

    def plans(self, state: State, seat: int, chance: Chance) -> list[list[int]]:
        return plans.plans(state, seat, chance)

    def revealed(self, state: State, seat: int) -> int:
        return play.revealed(state)

    def pace(self, state: State, simulations: int, turns: int) -> tuple[int, int]:
        return play.pace(state, simulations, turns)

    def deeds(self) -> dict[str, tuple[str, ...]]:
        return {
            "shots": ("shots-fired",),
            "melees": ("round-fought",),
            "casualties": ("figure-lost",),
            "routs": ("unit-routed", "unit-fled"),
            "objectives": (
                "objective-scored",
                "sector-scouted",
                "report-carried",
                "fire-set",
                "building-fell",
                "captives-freed",
                "wagon-off",
                "wagon-taken",
                "wagon-wrecked",
            ),
        }

    def names(self, state: State, arguments: dict[str, object]) -> dict[str, object]:
        return names(state, arguments)

    def doer(self, state: State, arguments: dict[str, object]) -> str:
        return doer(state, arguments)

    def lineups(self, state: State, seat: int) -> list[tuple[str, list[int]]]:
        """16.1 The enemy's markers, by their numbers: dummies are 0, hidden units 1."""
        theirs = [marker for marker in range(len(state.marker_side)) if state.marker_side[marker] == 1 - seat]
        return [("markers", [state.marker_real[marker] for marker in theirs if lies_open(state, seat, marker)])]

    def write(self, state: State, seat: int, slate: Slate) -> None:
        observation.write(state, seat, slate)

    def expand(self, state: State, seat: int, text: str) -> list[str]:
        """Words parted by commas are one chain: `move, go 12-24, keep`."""
        return [words.strip() for words in text.split(",") if words.strip()] or [text]

    def notations(self) -> tuple[str, ...]:
        return ("move, go 12-24, keep",)

    def faults(self, state: State) -> list[Fault]:
        return faults_in(state)

    def kept_wrongly(self, state: State) -> list[str]:
        return kept_wrongly(state)

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

    def foregone(self, state: State, seat: int) -> bool:
        return foregone(state, seat)

    def foresee(self, state: State, seat: int, action: int) -> dict[str, object]:
        return foresee(state, seat, action)

    def foresee_work(self, action: int) -> int:
        return foresee_work(action)

    def query_work(self, query: str, arguments: dict[str, str]) -> int:
        return WORK_OF_REACH if query == "reach" else 1


GAME: Final = MusketsTomahawks(
    "muskets-tomahawks",
    SEATS,
    tuple(SCENARIO_IDS),
    OPTIONS,
    kinds.VERBS,
    kinds.TELLINGS,
    reasons.REASONS,
    ENDINGS,
    State,
    [
        Setup,
        Points,
        PutBoats,
        Deploy,
        Turns,
        Go,
        Lookout,
        Activations,
        Forward,
        Morale,
        Act,
        ActMarker,
        AfterAction,
        FireAction,
        Move,
        MoveFormed,
        MoveColumn,
        MoveGun,
        MoveBoat,
        MoveWagon,
        MoveMarker,
        ComeOut,
        EnterTable,
        Leg,
        Crossing,
        MoveEnds,
        Shoot,
        Fire,
        Watch,
        Engage,
        Round,
        FollowUp,
        Reaction,
        News,
        Sacrifice,
    ],
    observation.LAYERS,
)
register(GAME)
