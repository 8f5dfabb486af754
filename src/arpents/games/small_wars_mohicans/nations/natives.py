"""S17, S31.7, S42 Tribes: going home and rallying to coureurs."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.small_wars_mohicans.facts.board import (
    COUREURS,
    FIRST_IROQUOIS,
    FIRST_NATIVE,
    FIRST_OWNER,
    FIRST_PLACE,
    FRENCH,
    HOME,
    MONTREAL,
    NEIGHBOURS,
    PLACES,
    QUEBEC,
    UNIT_NAMES,
    WARRIOR_LIMIT,
)
from arpents.games.small_wars_mohicans.state import BESIEGED, FORT, NOTHING, State
from arpents.games.small_wars_mohicans.words import kinds, reasons

ASKING: Final = 0
OVER: Final = 1
REFUGES: Final[list[int]] = sorted([MONTREAL, QUEBEC])


def refuges(state: State) -> list[int]:
    """S31.8 Where a tribe goes whose village is in enemy hands; nobody slips into a place besieged (SW-92)."""
    return [place for place in REFUGES if state.owner[place] == FRENCH and not state.marks[place] & BESIEGED]


def open_village(state: State, tribe: int) -> bool:
    """Whether a tribe may go home: its village is friendly and not besieged."""
    return state.friendly(HOME[tribe], FRENCH) and not state.marks[HOME[tribe]] & BESIEGED


def send(state: State, tribe: int, place: int, rule: str) -> None:
    state.flags[tribe] = 0
    state.comes_from(tribe, 0)
    if state.location[tribe] != place:
        state.tell(kinds.TRIBE_GOES_HOME, rule, tribe, state.location[tribe], place)
        state.move(tribe, place)


class GoingHome(Procedure["State"]):
    """S31.7, S31.8 A tribe goes home, still awake; to Québec or Montréal if its village is lost, else it stays."""

    def __init__(self, seat: int, tribe: int, step: int = ASKING, raid: int = 0) -> None:
        super().__init__(seat, step)
        self.tribe = tribe
        self.raid = raid  # 1: it has raided (S35.6)

    def copy(self) -> GoingHome:
        return GoingHome(self.seat, self.tribe, self.step, self.raid)

    def run(self, state: State) -> bool:
        if self.step == OVER:
            return state.end()
        if open_village(state, self.tribe):
            send(state, self.tribe, HOME[self.tribe], "S35.6" if self.raid else "S31.7")
            return state.end()
        open_to = refuges(state)
        if len(open_to) > 1:
            return ASK
        if open_to:
            send(state, self.tribe, open_to[0], "S31.8")
        return state.end()

    def cannot_go(self, state: State, place: int) -> int:
        return ALLOWED if place in refuges(state) else reasons.NO_REFUGE

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.TO | place for place in refuges(state)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        return self.cannot_go(state, noun_of(action)) if kind_of(action) == kinds.TO else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        send(state, self.tribe, noun_of(action), "S31.8")
        self.step = OVER

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-refuge", "S31.8", {"unit": "unit-" + UNIT_NAMES[self.tribe]})


# -- rallying


def meeting_points(state: State) -> list[int]:
    """S42.3 Friendly places of the original French possessions where a coureur stands and tribes find room."""
    found: list[int] = []
    for coureur in COUREURS:
        place = state.location[coureur]
        if place < FIRST_PLACE or FIRST_OWNER[place] != FRENCH or place in found:
            continue
        if state.welcomes(place, FRENCH) and state.warriors_of(place, FRENCH).bit_count() < WARRIOR_LIMIT:
            found.append(place)
    found.sort()
    return found


def in_touch(state: State) -> list[int]:
    """S42.4 By place, 1 where a friendly chain of lines leads to Montréal, Québec or a French fort (SW-55)."""
    reached = [0] * PLACES
    edge: list[int] = []
    for place in range(FIRST_PLACE, PLACES):
        anchor = state.marks[place] & FORT or place == MONTREAL or place == QUEBEC
        if anchor and state.owner[place] == FRENCH and not state.contested(place, FRENCH):
            reached[place] = 1
            edge.append(place)
    while edge:
        place = edge.pop()
        for other in NEIGHBOURS[place]:
            if not reached[other] and state.welcomes(other, FRENCH):
                reached[other] = 1
                edge.append(other)
    return reached


class Rally(Procedure["State"]):
    """S42.2 Up to five tribes join coureurs in the French possessions."""

    def __init__(self, seat: int, left: int, picked: int = 0, rallied: int = 0, step: int = ASKING) -> None:
        super().__init__(seat, step)
        self.left = left
        self.picked = picked  # the tribe under discussion, 0 for none
        self.rallied = rallied  # mask of tribes that have come

    def copy(self) -> Rally:
        return Rally(self.seat, self.left, self.picked, self.rallied, self.step)

    def run(self, state: State) -> bool:
        state.offered = NOTHING
        if self.step == OVER or self.left == 0:
            return state.end()
        points = meeting_points(state)
        if self.picked:
            if len(points) > 1:
                return ASK
            self.rally(state, points[0])
            return False
        if not points:
            return state.end()
        found = self.actions(state, self.seat)
        if len(found) == 1:
            return state.end()
        state.offered = found
        return ASK

    def rally(self, state: State, place: int) -> None:
        tribe = self.picked
        self.rallied |= 1 << tribe - FIRST_NATIVE
        self.picked = 0
        self.left -= 1
        state.asleep &= ~(1 << tribe - FIRST_NATIVE)
        state.flags[tribe] = 0
        if state.location[tribe] != place:
            state.move(tribe, place)
        state.tell(kinds.TRIBE_RALLIED, "S42.2", tribe, place)

    def cannot_pick(self, state: State, reached: list[int], unit: int) -> int:
        if unit < FIRST_NATIVE or unit >= FIRST_IROQUOIS:
            return reasons.NOT_A_TRIBE
        if not state.on_map(unit):
            return reasons.OUT_OF_GAME  # S42.9
        if self.rallied >> unit - FIRST_NATIVE & 1:
            return reasons.RALLIED_ALREADY
        if state.contested(state.location[unit], FRENCH):
            return reasons.ENGAGED
        return ALLOWED if reached[HOME[unit]] else reasons.OUT_OF_TOUCH  # S42.4; S42.6 awake or asleep

    def actions(self, state: State, seat: int) -> list[int]:
        # by hand: judging each choice, which looks anew who is in touch, costs 41 % of all time
        if state.offered:
            return state.handed_out()
        if self.picked:
            return [kinds.TO | place for place in meeting_points(state)]
        found: list[int] = []
        reached = in_touch(state)
        for unit in range(FIRST_NATIVE, FIRST_IROQUOIS):
            if self.cannot_pick(state, reached, unit) == ALLOWED:
                found.append(kinds.PICK | unit)
        found.append(kinds.DONE)
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        kind = kind_of(action)
        if self.picked:
            if kind != kinds.TO:
                return NOT_ASKED
            return ALLOWED if noun_of(action) in meeting_points(state) else reasons.NO_COUREUR_THERE
        if kind == kinds.PICK:
            return self.cannot_pick(state, in_touch(state), noun_of(action))
        return ALLOWED if action == kinds.DONE else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        if action == kinds.DONE:
            self.step = OVER
        elif kind_of(action) == kinds.PICK:
            self.picked = noun_of(action)
        else:
            self.rally(state, noun_of(action))

    def prompt(self, state: State, seat: int) -> Prompt:
        if self.picked:
            return Prompt("prompt-rally-where", "S42.3", {"unit": "unit-" + UNIT_NAMES[self.picked]})
        return Prompt("prompt-rally", "S42.2", {"left": self.left})
