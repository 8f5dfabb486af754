"""How a player of Québec 1759 goes on when nobody thinks hard, and what such a player would try."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import kind_of, noun_of
from arpents.engine.chance import Chance
from arpents.games.quebec_1759 import kinds
from arpents.games.quebec_1759.advice.orders import lead, towards
from arpents.games.quebec_1759.board import BLOCK_NAMES, ST_CHARLES
from arpents.games.quebec_1759.state import COLUMNS, State

OUTMATCHED: Final = 2  # so many times the own strength, and one goes
THIN: Final = 4  # CV of a column that wants the reserve


def two_camps() -> list[int]:
    """The camp of Beauport as two, each too strong for four blocks that land: Montmorency cannot be held as well."""
    chain = [kinds.PRESET | kinds.PRESETS.index("beauport")]
    for name in ("fr-royal-roussillon", "fr-milice-montreal-3", "fr-milice-montreal-4"):
        chain += [kinds.TAKE | BLOCK_NAMES.index(name), kinds.PUT | ST_CHARLES]
    return [*chain, kinds.READY]


CAMPS: Final[list[int]] = two_camps()


def respond(state: State, seat: int, actions: list[int], chance: Chance) -> int:
    """Fight while it makes sense, spread the line evenly, lose the weakest; orders are anybody's guess."""
    first = kind_of(actions[0])
    last = kind_of(actions[-1])
    if last == kinds.FIRE:
        return actions[-1]
    if last == kinds.LOSE or last == kinds.REMOVE:
        return weakest(state, actions)
    if first == kinds.STAND:
        return stand_or_go(state, seat, actions, chance)
    if first == kinds.HOLD:
        return reinforce(state, seat, actions)
    if kinds.LEFT <= last <= kinds.RIGHT:
        return deploy(state, seat, actions)
    if last == kinds.PICK:
        return strongest(state, actions) if chance.below(4) else actions[chance.below(len(actions))]
    if last == kinds.EMBARK:
        return strongest(state, actions)
    if first == kinds.PASS:
        return actions[1] if len(actions) > 1 else actions[0]  # raid, and answer a raid
    if first == kinds.RETREAT:
        return refuge(state, seat, actions)
    return write(state, seat, actions, chance, 4)


def consider(state: State, seat: int, actions: list[int], chance: Chance) -> int:
    """Orders of all sorts; in a fight mostly what anybody would do."""
    last = kind_of(actions[-1])
    first = kind_of(actions[0])
    if (
        last == kinds.COUNT
        or first == kinds.TO
        or first == kinds.BOAT_TO
        or first == kinds.READY
        or first == kinds.FROM
    ):
        return write(state, seat, actions, chance, 8)
    if chance.below(3) == 0:
        return actions[chance.below(len(actions))]
    return respond(state, seat, actions, chance)


def plans(state: State, seat: int, chance: Chance) -> list[list[int]]:
    """Before the first Move the setups that are known to hold."""
    if state.move == 0 and state.legal(seat) and kinds.PRESET in [kind_of(action) for action in state.legal(seat)]:
        return [CAMPS, *[[kinds.PRESET | number, kinds.READY] for number in range(len(kinds.PRESETS))]]
    return []


def write(state: State, seat: int, actions: list[int], chance: Chance, bold: int) -> int:
    """An order: mostly one line or two, mostly with all who are there; none now and then."""
    first = actions[0]
    if kind_of(actions[-1]) == kinds.COUNT:
        return actions[-1] if chance.below(2) else actions[chance.below(len(actions))]
    if state.move == 0:  # setting up
        return first if first == kinds.READY and chance.below(4) == 0 else actions[chance.below(len(actions))]
    if first != kinds.READY:
        return towards(state, seat, actions, chance)
    if not state.order(seat):
        return lead(state, seat, actions, chance)
    return first if chance.below(bold) >= bold // 4 else lead(state, seat, actions, chance)


def weakest(state: State, actions: list[int]) -> int:
    """The block whose loss leaves the most strength in the fewest boats."""
    best = actions[0]
    for action in actions:
        if state.cv[noun_of(action)] < state.cv[noun_of(best)]:
            best = action
    return best


def strongest(state: State, actions: list[int]) -> int:
    best = actions[0]
    most = -1
    for action in actions:
        if kind_of(action) != kinds.DONE and state.cv[noun_of(action)] > most:
            most = state.cv[noun_of(action)]
            best = action
    return best


def column_cv(state: State, seat: int, column: int) -> int:
    return state.total(state.ranks[seat * COLUMNS + column])


def stand_or_go(state: State, seat: int, actions: list[int], chance: Chance) -> int:
    """13.1a Outmatched, one goes while the column still stands."""
    own = state.total(state.in_columns(seat) | state.reserve(seat))
    theirs = state.total(state.in_columns(1 - seat) | state.reserve(1 - seat))
    if theirs > OUTMATCHED * own and len(actions) > 1:
        return actions[1 + chance.below(len(actions) - 1)]
    return actions[0]


def reinforce(state: State, seat: int, actions: list[int]) -> int:
    """13.1b The strongest of the reserve to the thinnest column, before it breaks."""
    if len(actions) == 1:
        return actions[0]
    column = thinnest(state, seat)
    if column_cv(state, seat, column) > THIN:
        return actions[0]
    return in_column(state, actions, column)


def thinnest(state: State, seat: int) -> int:
    best = 0
    for column in range(1, COLUMNS):
        if column_cv(state, seat, column) < column_cv(state, seat, best):
            best = column
    return best


def in_column(state: State, actions: list[int], column: int) -> int:
    """The strongest block on offer for that column; anything when there is none."""
    kind = kinds.LEFT if column == 0 else kinds.CENTRE if column == 1 else kinds.RIGHT
    best = actions[0]
    most = -1
    for action in actions:
        if kind_of(action) == kind and state.cv[noun_of(action)] > most:
            most = state.cv[noun_of(action)]
            best = action
    return best


def deploy(state: State, seat: int, actions: list[int]) -> int:
    """12.1 The columns as even as can be; one block in five waits behind them."""
    if actions[0] == kinds.DONE:
        kept = state.reserve(seat).bit_count()
        if 5 * kept <= state.at(state.battle_zone, seat).bit_count():
            return kinds.DONE
    return in_column(state, actions, thinnest(state, seat))


def refuge(state: State, seat: int, actions: list[int]) -> int:
    """Where most friends stand."""
    best = actions[0]
    most = -1
    for action in actions:
        friends = state.count(noun_of(action), seat)
        if friends > most:
            most = friends
            best = action
    return best
