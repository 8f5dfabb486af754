"""S10 Spring levies and British strategic movement."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.small_wars_mohicans.arrivals.reinforcements import home_places
from arpents.games.small_wars_mohicans.facts.board import (
    FIRST_IROQUOIS,
    FIRST_PLACE,
    FRENCH,
    KIND,
    MILITIA,
    OF_KIND,
    PLACE_NAMES,
    PLACES,
    REGULARS,
    TYPE,
    TYPE_REGULAR,
    UNIT_NAMES,
    UNITS,
    VILLAGES_OF_NATIONS,
)
from arpents.games.small_wars_mohicans.state import State, listed
from arpents.games.small_wars_mohicans.words import kinds, reasons

OF_MILITIA: Final = 0
OF_NATIONS: Final = 1
STRATEGIC: Final = 2
LEVY_LIMIT: Final = [3, 4]  # S10.2, S10.3 by side
STRATEGIC_LIMIT: Final = 5  # S10.5
NOBODY_PICKED: Final = -1


def elsewhere(places: list[int], place: int) -> bool:
    """Whether one of the places is another than this."""
    return len(places) > 1 or (len(places) == 1 and places[0] != place)


class Levy(Procedure["State"]):
    """S10.2-S10.5 Units change places for nothing: militia, a nation, or regulars to the sea lift's port (SW-90)."""

    def __init__(self, seat: int, sort: int, left: int, picked: int = NOBODY_PICKED, step: int = 0) -> None:
        super().__init__(seat, step)
        self.sort = sort
        self.left = left
        self.picked = picked

    def copy(self) -> Levy:
        return Levy(self.seat, self.sort, self.left, self.picked, self.step)

    def run(self, state: State) -> bool:
        if self.step or self.left == 0:
            return state.end()
        if self.picked != NOBODY_PICKED:
            return ASK
        return ASK if self.pickable(state, 1) else state.end()

    def destinations(self, state: State, most: int = PLACES) -> list[int]:
        """Where they may go; of places at home as many as are wanted."""
        if self.sort == OF_NATIONS:
            return [place for place in VILLAGES_OF_NATIONS if state.welcomes(place, self.seat)]
        return home_places(state, self.seat, most)

    def cannot_pick(self, state: State, unit: int) -> int:
        place = state.location[unit]
        if place < FIRST_PLACE or state.side_of(unit) != self.seat:
            return reasons.NOT_YOURS
        if self.sort == OF_MILITIA and KIND[unit] != MILITIA:
            return reasons.MILITIA_ONLY
        if self.sort == OF_NATIONS and unit < FIRST_IROQUOIS:
            return reasons.IROQUOIS_ONLY
        if self.sort == STRATEGIC:
            if TYPE[unit] != TYPE_REGULAR:
                return reasons.REGULARS_ONLY
            if state.sea_lift < FIRST_PLACE:
                return reasons.NO_SEA_LIFT
            if place == state.sea_lift:
                return reasons.ALREADY_THERE
        return reasons.ENGAGED if state.contested(place, self.seat) else ALLOWED  # S10.6

    def worth_picking(self, state: State) -> list[int]:
        """The units on the map of the sort that may change places."""
        if self.sort == OF_NATIONS:
            return [unit for unit in range(FIRST_IROQUOIS, UNITS) if state.location[unit] >= FIRST_PLACE]
        sort = OF_KIND[MILITIA] if self.sort == OF_MILITIA else REGULARS
        return listed(state.troops_on_map(self.seat) & sort[self.seat], self.seat)

    def cannot_send(self, state: State, place: int) -> int:
        if place == state.location[self.picked]:
            return reasons.ALREADY_THERE
        return ALLOWED if place in self.destinations(state) else reasons.NOT_AN_OWN_PLACE

    def actions(self, state: State, seat: int) -> list[int]:
        # by hand: a tenth of all questions; judging each choice costs 36 % of all time
        if self.picked != NOBODY_PICKED:
            return [kinds.TO | place for place in self.destinations(state) if place != state.location[self.picked]]
        found = [kinds.PICK | unit for unit in self.pickable(state, UNITS)]
        found.append(kinds.DONE)
        return found

    def pickable(self, state: State, most: int) -> list[int]:
        """Who may change places, as many as are wanted."""
        found: list[int] = []
        strategic = self.sort == STRATEGIC
        units = self.worth_picking(state)
        open_to = [] if strategic or not units else self.destinations(state, 2)
        for unit in units:
            elsewhere_too = strategic or elsewhere(open_to, state.location[unit])
            if elsewhere_too and self.cannot_pick(state, unit) == ALLOWED:
                found.append(unit)
                if len(found) == most:
                    break
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        kind = kind_of(action)
        if self.picked != NOBODY_PICKED:
            return self.cannot_send(state, noun_of(action)) if kind == kinds.TO else NOT_ASKED
        if kind == kinds.PICK:
            unit = noun_of(action)
            reason = self.cannot_pick(state, unit)
            if reason != ALLOWED or self.sort == STRATEGIC:
                return reason
            return ALLOWED if elsewhere(self.destinations(state), state.location[unit]) else reasons.NOT_AN_OWN_PLACE
        return ALLOWED if action == kinds.DONE else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        if action == kinds.DONE:
            self.step = 1
        elif self.picked != NOBODY_PICKED:
            state.tell(kinds.UNIT_LEVIED, self.rule(), self.picked, state.location[self.picked], noun_of(action))
            state.move(self.picked, noun_of(action))
            self.picked = NOBODY_PICKED
            self.left -= 1
        elif self.sort == STRATEGIC:  # S10.7 even into a battle
            state.tell(kinds.UNIT_TO_PORT, "S10.5", noun_of(action), state.location[noun_of(action)], state.sea_lift)
            state.move(noun_of(action), state.sea_lift)
            self.left -= 1
        else:
            self.picked = noun_of(action)

    def rule(self) -> str:
        if self.sort == OF_NATIONS:
            return "S10.4"
        return "S10.2" if self.seat == FRENCH else "S10.3"

    def prompt(self, state: State, seat: int) -> Prompt:
        if self.picked != NOBODY_PICKED:
            return Prompt("prompt-levy-where", self.rule(), {"unit": "unit-" + UNIT_NAMES[self.picked]})
        if self.sort == STRATEGIC:
            port = "place-" + PLACE_NAMES[state.sea_lift]
            return Prompt("prompt-strategic", "S10.5", {"left": self.left, "place": port})
        return Prompt(
            "prompt-levy-nations" if self.sort == OF_NATIONS else "prompt-levy", self.rule(), {"left": self.left}
        )
