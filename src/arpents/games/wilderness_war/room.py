"""Wilderness War, as the table knows it."""

from __future__ import annotations

from typing import Final

from arpents.engine.chance import Chance
from arpents.engine.errors import Fault
from arpents.engine.game import Game, Option
from arpents.engine.registry import register
from arpents.games.wilderness_war.common.losses import Losses
from arpents.games.wilderness_war.common.responses import Response
from arpents.games.wilderness_war.common.sweep import LeadersRetreat, Sweep
from arpents.games.wilderness_war.evaluate import evaluate, settled
from arpents.games.wilderness_war.events.alliances import Alliance, CherokeesArrive, Desertion
from arpents.games.wilderness_war.events.politics import MinisterialCrisis, RaiseProvincials, StingyAssembly
from arpents.games.wilderness_war.events.recruitment import MilitiaCall, RangersCall
from arpents.games.wilderness_war.events.reinforcements import Arrivals, LeaderDraw
from arpents.games.wilderness_war.events.replacements import Removing, Restoring
from arpents.games.wilderness_war.events.strategy import BastionsRepaired, SmallPox, TakeBack, VaudreuilInterferes
from arpents.games.wilderness_war.facts.board import BRITISH, FRENCH, SIDES
from arpents.games.wilderness_war.facts.pieces import PIECE_NUMBER
from arpents.games.wilderness_war.fighting.assault import Assault
from arpents.games.wilderness_war.fighting.battle import Battle
from arpents.games.wilderness_war.fighting.battle_events import BattleEvents
from arpents.games.wilderness_war.fighting.capture import Massacre
from arpents.games.wilderness_war.fighting.joining import BesiegedJoin, MilitiaJoins
from arpents.games.wilderness_war.fighting.retreat import Retreat
from arpents.games.wilderness_war.fighting.siege import GarrisonLeaves, Siege
from arpents.games.wilderness_war.forces.construction import Construction, Demolition
from arpents.games.wilderness_war.forces.force import Muster
from arpents.games.wilderness_war.help.queries import QUERIES, answer
from arpents.games.wilderness_war.movement.avoidance import Avoidance
from arpents.games.wilderness_war.movement.contact import Contact, Garrison, Sortie
from arpents.games.wilderness_war.movement.interception import Interception
from arpents.games.wilderness_war.movement.movement import Movement
from arpents.games.wilderness_war.position import FIELDS, arrange, faults_in
from arpents.games.wilderness_war.raids.going_home import GoingHome, HomeForWinter
from arpents.games.wilderness_war.raids.raids import MilitiaDefends, Raid, Raids
from arpents.games.wilderness_war.sequence.action_phase import ActionPhase
from arpents.games.wilderness_war.sequence.activation import Individuals, Operations
from arpents.games.wilderness_war.sequence.operation import Operation
from arpents.games.wilderness_war.sequence.turn import War
from arpents.games.wilderness_war.sequence.victory import (
    ALL_OF_CANADA,
    DRAWN,
    END_OF_1759,
    END_OF_1762,
    FRENCH_HOLD_OUT,
    SUDDEN_DEATH,
    TERRITORY_OF_1759,
)
from arpents.games.wilderness_war.sequence.winter import Attrition
from arpents.games.wilderness_war.setup import HANDICAPS, SCENARIOS, begin
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.view import redeal, view_of
from arpents.games.wilderness_war.words import kinds, reasons

OPTIONS: Final = [
    Option("rules", ("advanced", "basic"), "13.0"),
    Option("linked-cards", ("off", "on"), "18.1"),
    Option("militia-flight", ("off", "on"), "18.2"),
    Option("early-regulars-cost", ("off", "on"), "18.3"),
    Option("surrender-by-both", ("off", "on"), "18.4"),
    Option("acadians-by-both", ("off", "on"), "18.5"),
    Option("tournament", ("off", "on"), "12.14"),
    Option("handicap", HANDICAPS, "12.3"),
    Option("fieldworks", ("go", "stay"), "7.55"),
    Option("besieged-alliance-fort", ("counts", "fails"), "5.53"),
    Option("besieged-johnson", ("fails", "counts"), "5.53"),
    Option("frontier-duty-chooser", ("french", "british"), "5.54"),
    Option("french-regulars", ("together", "split"), "5.52"),
    Option("lake-schooner-besieged", ("sails", "stays"), "13.3"),
    Option("besieged-quebec", ("open", "closed"), "5.52"),
    Option("reduced-militia", ("one", "zero"), "3.12"),
    Option("quiberon-and-ships", ("sail", "stop"), "6.4"),
    Option("empty-events", ("allowed", "barred"), "5.5"),
    Option("campaign-leaders", ("one", "two"), "5.34"),
    Option("surrender-without-refuge", ("eliminated", "refused"), "8.231"),
    Option("blockhouses-natural-six", ("tests", "spares"), "10.32"),
    Option("unplaced-leader", ("pool", "lost"), "5.55"),
    Option("cherokees-marker", ("always", "on-arrival"), "5.53"),
]

ENDINGS: Final = {
    ALL_OF_CANADA: ("ending-all-of-canada", "12.11"),
    SUDDEN_DEATH: ("ending-sudden-death", "12.11"),
    FRENCH_HOLD_OUT: ("ending-french-hold-out", "12.11"),
    TERRITORY_OF_1759: ("ending-territory-of-1759", "12.12"),
    END_OF_1759: ("ending-end-of-1759", "12.12"),
    END_OF_1762: ("ending-end-of-1762", "12.13"),
    DRAWN: ("ending-drawn", "12.14"),
}


class WildernessWar(Game[State]):
    def setup(self, scenario: int, options: list[int], chance: Chance) -> State:
        return begin(self, scenario, options, chance)

    def view(self, state: State, seat: int) -> dict[str, object]:
        return view_of(state, seat)

    def redeal(self, state: State, seat: int, chance: Chance) -> None:
        redeal(state, seat, chance)

    def scores(self, state: State) -> dict[str, int]:
        """12.21 One track: what one side has, the other lacks."""
        return {SIDES[BRITISH]: -state.points, SIDES[FRENCH]: state.points}

    def evaluate(self, state: State, seat: int) -> int:
        return evaluate(state, seat)

    def settled(self, state: State) -> bool:
        return settled(state)

    def faults(self, state: State) -> list[Fault]:
        return faults_in(state)

    def fields(self) -> tuple[str, ...]:
        return FIELDS

    def arrange(self, state: State, spec: dict[str, object], faults: list[Fault]) -> None:
        arrange(state, spec, faults)

    def expand(self, state: State, seat: int, text: str) -> list[str]:
        """Two leaders may be swapped in either order."""
        words = text.split()
        if len(words) == 3 and words[0] == "swap" and PIECE_NUMBER.get(words[1], 0) > PIECE_NUMBER.get(words[2], 0):
            return [f"swap {words[2]} {words[1]}"]
        return [text]

    def queries(self) -> dict[str, tuple[str, ...]]:
        return QUERIES

    def answer(self, state: State, seat: int, query: str, arguments: dict[str, str]) -> dict[str, object]:
        return answer(state, seat, query, arguments)


GAME: Final = WildernessWar(
    "wilderness-war",
    SIDES,
    SCENARIOS,
    OPTIONS,
    kinds.VOCABULARY,
    kinds.TELLINGS,
    reasons.REASONS.all,
    ENDINGS,
    State,
    [
        ActionPhase, Alliance, Arrivals, Assault, Attrition, Avoidance, BastionsRepaired, Battle, BattleEvents,
        BesiegedJoin, CherokeesArrive, Construction, Contact, Demolition, Desertion, Garrison, GarrisonLeaves,
        GoingHome, HomeForWinter, Individuals, Interception, LeaderDraw, LeadersRetreat, Losses, Massacre,
        MilitiaCall, MilitiaDefends, MilitiaJoins, MinisterialCrisis, Movement, Muster, Operation, Operations, Raid,
        Raids, RaiseProvincials, RangersCall, Removing, Response, Restoring, Retreat, Siege, SmallPox, Sortie,
        StingyAssembly, Sweep, TakeBack, VaudreuilInterferes, War,
    ],
)  # fmt: skip
register(GAME)
