"""How a player of Small Wars: Mohicans goes on when nobody thinks hard, and what such a player would try."""

from __future__ import annotations

from typing import Final

from arpents.engine.chance import Chance
from arpents.games.small_wars_mohicans.advice.aims import Aims, aims_of
from arpents.games.small_wars_mohicans.advice.data import GOAL_NUMBER, GOAL_WORTH, GOALS, PLACE_WORTH
from arpents.games.small_wars_mohicans.advice.habits import usual
from arpents.games.small_wars_mohicans.advice.marches import Orders
from arpents.games.small_wars_mohicans.advice.quarters import go_into_quarters, winter_comes
from arpents.games.small_wars_mohicans.advice.voyages import sail
from arpents.games.small_wars_mohicans.facts.board import FIRST_PLACE, FRENCH, GOAL_OF, PLACES
from arpents.games.small_wars_mohicans.movement.sea import SeaLift
from arpents.games.small_wars_mohicans.movement.stack import March
from arpents.games.small_wars_mohicans.state import FORT, State
from arpents.games.small_wars_mohicans.words import kinds

SWEEPS: Final = 6  # plans that go for everything at once
SWEEP: Final = 5  # aims of one of them
TRIES: Final = 3  # aims that are looked at until one leads to a march


class Memory:
    """What was meant in the match that is being thought on; any other match begins anew."""

    def __init__(self) -> None:
        self.state: State | None = None
        self.script: list[int] = []
        self.place = 0
        self.aims = Aims()
        self.aimed: State | None = None  # the match and moment for which they are
        self.moment = 0

    def next(self, state: State, actions: list[int]) -> int:
        """The decision that comes next, 0 when there is none."""
        if self.state is not state or self.place >= len(self.script):
            return 0
        action = self.script[self.place]
        self.place += 1
        if action in actions:
            return action
        self.state = None
        return 0

    def keep(self, state: State, script: list[int]) -> int:
        self.state = state
        self.script = script
        self.place = 1
        return script[0]

    def aims_in(self, state: State, seat: int) -> Aims:
        """Looked for once in a side's movement."""
        moment = state.turn << 1 | seat
        if self.aimed is not state or self.moment != moment:
            self.aimed = state
            self.moment = moment
            self.aims = aims_of(state, seat)
        return self.aims


MEANT: Final = Memory()


def respond(state: State, seat: int, actions: list[int], chance: Chance) -> int:
    """The attacks that look best, a band sent out, and enough."""
    action = MEANT.next(state, actions)
    if action:
        return action
    top = state.stack[-1]
    if isinstance(top, March):
        if MEANT.state is state and chance.below(2) == 0:
            return kinds.DONE
        return operation(state, seat, chance, False)
    if isinstance(top, SeaLift):
        return voyage(state, seat, chance)
    return usual(state, seat, actions, chance)


def consider(state: State, seat: int, actions: list[int], chance: Chance) -> int:
    """Marches of all sorts that go somewhere; elsewhere half of the time anything."""
    action = MEANT.next(state, actions)
    if action:
        return action
    top = state.stack[-1]
    if isinstance(top, March):
        if chance.below(8) == 0:
            return kinds.DONE
        return operation(state, seat, chance, chance.below(2) == 0)
    if isinstance(top, SeaLift):
        return voyage(state, seat, chance)
    if chance.below(2):
        return actions[chance.below(len(actions))]
    return usual(state, seat, actions, chance)


def plans(state: State, seat: int, chance: Chance) -> list[list[int]]:
    """For everything that victory is about, a march on it by all who can; and all at once."""
    if not isinstance(state.stack[-1], March):
        return []
    found: list[list[int]] = [[kinds.DONE]]
    for goal in GOALS:
        for _ in range(2):
            orders = Orders(state.copy(), seat, chance)
            orders.march_on(goal, True)
            if orders.script:
                found.append(orders.script)
    winter = winter_comes(state)
    for number in range(SWEEPS):
        orders = Orders(state.copy(), seat, chance)
        if winter and number % 2 == 0:
            go_into_quarters(orders)
        if number:
            sweep(orders)
        if orders.script:
            found.append(orders.script)
    return found


def sweep(orders: Orders) -> None:
    """One good aim after another, as long as there are any."""
    for _ in range(SWEEP):
        aims = aims_of(orders.twin, orders.seat)
        if aims.total == 0 or not orders.free():
            return
        known = len(orders.script)
        orders.march_on(aims.any(orders.chance), False)
        if len(orders.script) == known:
            return


def operation(state: State, seat: int, chance: Chance, far: bool) -> int:
    """One march with an aim, on to the end; done when none is found."""
    orders = Orders(state.copy(), seat, chance)
    if far and winter_comes(state) and chance.below(3) == 0:
        go_into_quarters(orders)
        if orders.script:
            return MEANT.keep(state, orders.script)
    for turn in range(TRIES):
        if chance.below(4) < (2 if seat == FRENCH else 1):
            orders.range_out()
        elif far:
            orders.march_on(aim(state, seat, chance), True)
        else:
            aims = MEANT.aims_in(state, seat)
            if aims.total:
                orders.march_on(aims.best() if turn == 0 and chance.below(2) else aims.any(chance), False)
        if orders.script:
            return MEANT.keep(state, orders.script)
    return kinds.DONE


def voyage(state: State, seat: int, chance: Chance) -> int:
    orders = Orders(state.copy(), seat, chance)
    sail(orders)
    return MEANT.keep(state, orders.script) if orders.script else kinds.DONE


def aim(state: State, seat: int, chance: Chance) -> int:
    """A place worth a march: what victory is about, the enemy's forts and towns, sometimes one's own to guard."""
    total = 0
    for place in range(FIRST_PLACE, PLACES):
        total += lure(state, seat, place)
    drawn = chance.below(total)
    for place in range(FIRST_PLACE, PLACES):
        drawn -= lure(state, seat, place)
        if drawn < 0:
            return place
    return GOALS[0]


def lure(state: State, seat: int, place: int) -> int:
    number = GOAL_NUMBER[place]
    if state.held_by_enemy(place, seat):
        if number >= 0:
            return GOAL_WORTH[number] // (10 if GOAL_OF[place] == seat else 8)
        return PLACE_WORTH[place] // 8 + (6 if state.marks[place] & FORT else 0)
    if number >= 0 and state.owner[place] == seat:
        return GOAL_WORTH[number] // 25
    return 0
