"""Québec 1759, as the table knows it."""

from __future__ import annotations

from typing import Final

from arpents.engine.chance import Chance
from arpents.engine.chart import Chart, Mark
from arpents.engine.errors import Fault
from arpents.engine.game import Game
from arpents.engine.journey import Journey
from arpents.engine.masks import members
from arpents.engine.observation import Slate
from arpents.engine.procedure import Procedure
from arpents.engine.registry import register
from arpents.engine.sheet import Sheet
from arpents.engine.vocabulary import Nouns
from arpents.games.quebec_1759 import charts, kinds, observation, reasons, sheets
from arpents.games.quebec_1759.advice import looks, orders, play, terms
from arpents.games.quebec_1759.battle import Deployment, Fight
from arpents.games.quebec_1759.board import (
    BASON,
    BLOCK_NAMES,
    BLOCKS,
    BRITISH,
    DECOYS,
    FRENCH,
    FULL_CV,
    NAVAL,
    NOWHERE,
    ORLEANS,
    PLACES,
    POOL,
    SEATS,
    SIDE,
)
from arpents.games.quebec_1759.campaign import Campaign
from arpents.games.quebec_1759.evaluate import evaluate, settled
from arpents.games.quebec_1759.execution import Execution
from arpents.games.quebec_1759.fire import Losses
from arpents.games.quebec_1759.foresee import foresee
from arpents.games.quebec_1759.half_turn import HalfTurn
from arpents.games.quebec_1759.indians import IndianChoice, IndiansMayLeave, Raid
from arpents.games.quebec_1759.journeys import foregone, goes_far, journeys
from arpents.games.quebec_1759.notation import NOTATIONS, expand_order
from arpents.games.quebec_1759.occupation import Desertion, Supply
from arpents.games.quebec_1759.picking import Picking
from arpents.games.quebec_1759.planning import Planning
from arpents.games.quebec_1759.position import FIELDS, arrange, faults_in
from arpents.games.quebec_1759.queries import QUERIES, answer
from arpents.games.quebec_1759.retreat import Rout, Withdrawal
from arpents.games.quebec_1759.setup import Setup
from arpents.games.quebec_1759.state import (
    COLUMNS,
    ENDINGS,
    LINES,
    OPTIONS,
    State,
)
from arpents.games.quebec_1759.view import redeal, view_of


class Quebec(Game[State]):
    def setup(self, scenario: int, options: list[int], chance: Chance) -> State:
        """3.3 The British on the Île d'Orléans, their ships in the Bason; the French still to be placed."""
        place = [POOL if SIDE[FRENCH] >> block & 1 else ORLEANS for block in range(BLOCKS)]
        for block in range(BLOCKS):
            if NAVAL >> block & 1:
                place[block] = BASON
        here = [0] * PLACES
        for block in range(BLOCKS):
            here[place[block]] |= 1 << block
        stack: list[Procedure[State]] = [Campaign(), Setup(FRENCH)]
        state = State(
            move=0,
            tide=0,
            occupied=0,
            cap_rouge_held=0,
            moved=0,
            by_boat=0,
            british_defends=0,
            battle_zone=NOWHERE,
            deployed=0,
            face_up=0,
            leaving=0,
            place=place,
            cv=FULL_CV[:],
            here=here,
            french_order=[],
            british_order=[],
            void=[0, 0],
            picks=[0] * (2 * LINES),
            origin=[NOWHERE, NOWHERE],
            ranks=[0] * (2 * COLUMNS),
            boats_used=[0] * 4,
        )
        state.lay_out(self, scenario, options, chance, stack)
        return state

    def view(self, state: State, seat: int) -> dict[str, object]:
        return view_of(state, seat)

    def redeal(self, state: State, seat: int, chance: Chance) -> None:
        looks.forget_identities(state, 1 - seat)
        redeal(state, seat, chance)

    def scores(self, state: State) -> dict[str, int]:
        """The combat values left."""
        return {SEATS[seat]: state.total(state.on_map(seat)) for seat in (FRENCH, BRITISH)}

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

    def openings(self, state: State, seat: int, actions: list[int]) -> list[int]:
        return orders.openings(state, seat, actions)

    def plans(self, state: State, seat: int, chance: Chance) -> list[list[int]]:
        return play.plans(state, seat, chance)

    def deeds(self) -> dict[str, tuple[str, ...]]:
        return {
            "battles": ("battle-begins", "skirmish-begins"),
            "raids": ("raid-fired",),
            "captures": ("zone-occupied",),
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

    def fields(self) -> tuple[str, ...]:
        return FIELDS

    def arrange(self, state: State, spec: dict[str, object], faults: list[Fault]) -> None:
        arrange(state, spec, faults)

    def queries(self) -> dict[str, tuple[str, ...]]:
        return QUERIES

    def answer(self, state: State, seat: int, query: str, arguments: dict[str, str]) -> dict[str, object]:
        return answer(state, seat, query, arguments)

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

    def expand(self, state: State, seat: int, text: str) -> list[str]:
        return expand_order(state, seat, text)

    def notations(self) -> tuple[str, ...]:
        return NOTATIONS

    def alike(self) -> list[tuple[str, tuple[str, ...]]]:
        """10.1 One decoy is like another: those shown take the lowest numbers (Q-38)."""
        decoys = [tuple(BLOCK_NAMES[block] for block in members(DECOYS & SIDE[side])) for side in range(len(SEATS))]
        return [(SEATS[side], decoys[side]) for side in range(len(SEATS))]


GAME: Final = Quebec(
    "quebec-1759",
    SEATS,
    ("campaign",),
    OPTIONS,
    kinds.VERBS,
    kinds.TELLINGS,
    reasons.REASONS,
    ENDINGS,
    State,
    [
        Campaign,
        Setup,
        Planning,
        Picking,
        Execution,
        IndianChoice,
        Raid,
        IndiansMayLeave,
        Desertion,
        Supply,
        Fight,
        Deployment,
        HalfTurn,
        Losses,
        Withdrawal,
        Rout,
    ],
    observation.LAYERS,
)
register(GAME)
