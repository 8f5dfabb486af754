"""Wilderness War, as the table knows it."""

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
from arpents.games.wilderness_war import observation
from arpents.games.wilderness_war.advice import operations, play, terms
from arpents.games.wilderness_war.common.losses import Losses
from arpents.games.wilderness_war.common.map_facts import look_at_map
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
from arpents.games.wilderness_war.help import charts, sheets
from arpents.games.wilderness_war.help.foresee import foresee
from arpents.games.wilderness_war.help.journeys import foregone, goes_far, journeys
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
from arpents.games.wilderness_war.sequence.victory import ENDINGS
from arpents.games.wilderness_war.sequence.winter import Attrition
from arpents.games.wilderness_war.setup import SCENARIOS, set_up
from arpents.games.wilderness_war.state import UNKNOWN, State
from arpents.games.wilderness_war.view import redeal, view_of
from arpents.games.wilderness_war.words import kinds, reasons
from arpents.games.wilderness_war.words.markers import OPTIONS


class WildernessWar(Game[State]):
    def setup(self, scenario: int, options: list[int], chance: Chance) -> State:
        return set_up(self, scenario, options, chance)

    def view(self, state: State, seat: int) -> dict[str, object]:
        return view_of(state, seat)

    def redeal(self, state: State, seat: int, chance: Chance) -> None:
        redeal(state, seat, chance)

    def stir(self, state: State) -> None:
        """The order of the deck; who holds what stays."""
        state.change_cards()
        state.chance.shuffle(state.deck)

    def scores(self, state: State) -> dict[str, int]:
        """12.21 One track: what one side has, the other lacks."""
        return {SIDES[BRITISH]: -state.points, SIDES[FRENCH]: state.points}

    def evaluate(self, state: State, seat: int) -> int:
        return evaluate(state, seat)

    def settled(self, state: State) -> bool:
        return settled(state)

    def measures(self) -> tuple[str, ...]:
        return terms.TERMS

    def measured(self, state: State) -> list[int]:
        return terms.measured(state)

    def victory(self) -> int:
        return terms.WON

    def consider(self, state: State, seat: int, actions: list[int], chance: Chance) -> int:
        return play.consider(state, seat, actions, chance)

    def respond(self, state: State, seat: int, actions: list[int], chance: Chance) -> int:
        return play.respond(state, seat, actions, chance)

    def openings(self, state: State, seat: int, actions: list[int]) -> list[int]:
        return play.sensible_ones(actions)

    def pace(self, state: State, simulations: int, turns: int) -> tuple[int, int]:
        """A card of one's own, at most with the answer to it: what farther cards bring is anybody's guess.

        Plans make so much of few simulations that who looks one turn ahead gets by with half of them.
        """
        return simulations if turns > 1 else (simulations + 1) // 2, 1 if turns <= 2 else 2

    def plans(self, state: State, seat: int, chance: Chance) -> list[list[int]]:
        return operations.plans(state, seat, chance)

    def revealed(self, state: State, seat: int) -> int:
        """What one plays oneself reveals nothing to oneself; the other side's cards do, and dice."""
        return 32 * state.chance.drawn - state.hands[1 - seat]

    def deeds(self) -> dict[str, tuple[str, ...]]:
        return {
            "battles": ("battle-begun",),
            "sieges": ("siege-begun",),
            "assaults": ("assault-begun",),
            "raids": ("raid-rolled",),
            "captures": ("captured", "stockade-destroyed"),
            "landings": ("amphib-placed",),
            "forts": ("built work-fort",),
            "cards-activation": ("card-played use-activation",),
            "cards-event": ("card-played use-event",),
            "cards-response": ("card-played use-response",),
            "cards-construction": ("card-played use-construction",),
        }

    def write(self, state: State, seat: int, slate: Slate) -> None:
        observation.write(state, seat, slate)

    def faults(self, state: State) -> list[Fault]:
        return faults_in(state)

    def kept_wrongly(self, state: State) -> list[str]:
        wrong = state.kept_wrongly()
        if state.map_facts != UNKNOWN and state.map_facts != look_at_map(state):
            wrong.append("works and markers on the map")
        return wrong

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

    def goes_far(self, state: State) -> bool:
        return goes_far(state)

    def journeys(self, state: State, seat: int) -> list[Journey]:
        return journeys(state, seat)

    def foregone(self, state: State, seat: int) -> bool:
        return foregone(state, seat)

    def answer(self, state: State, seat: int, query: str, arguments: dict[str, str]) -> dict[str, object]:
        return answer(state, seat, query, arguments)


GAME: Final = WildernessWar(
    "wilderness-war",
    SIDES,
    SCENARIOS,
    OPTIONS,
    kinds.VERBS,
    kinds.TELLINGS,
    reasons.REASONS,
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
    observation.LAYERS,
)  # fmt: skip
register(GAME)
