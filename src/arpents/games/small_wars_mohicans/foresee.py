"""What a choice would bring: reach and price of a stack, supply of a place, and the odds of a battle."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, kind_of, noun_of
from arpents.engine.foresight import Foresight, Odds, Reach
from arpents.engine.procedure import Procedure
from arpents.engine.prompt import Prompt
from arpents.games.small_wars_mohicans.facts.board import FIRST_PLACE, PLACES
from arpents.games.small_wars_mohicans.fighting.battle import Battle
from arpents.games.small_wars_mohicans.movement.marching import RULE_OF, UNDECIDED, Marching
from arpents.games.small_wars_mohicans.movement.stack import March, Stack
from arpents.games.small_wars_mohicans.queries import (
    GAMES_AT_ONCE,
    USUAL_GAMES,
    attacker_at,
    battle_at,
    fought_out,
    line_to_source,
    spread,
    supply_rule,
)
from arpents.games.small_wars_mohicans.state import State
from arpents.games.small_wars_mohicans.words import kinds, nouns
from arpents.games.small_wars_mohicans.year.supply import is_supply_port, sheltered

ARRIVING: Final = (kinds.BY_ROAD, kinds.BY_TRAIL, kinds.BY_WATER, kinds.SAIL, kinds.RETREAT, kinds.TO)


def foresee(state: State, seat: int, action: int) -> dict[str, object]:
    found = Foresight()
    kind, noun = kind_of(action), noun_of(action)
    top = state.top()
    if kind == kinds.TAKE:
        if isinstance(top, March):
            march(state, [noun], found)
        elif isinstance(top, Stack) and top.kind == UNDECIDED:
            march(state, [*top.stack(state), noun], found)
    elif kind in ARRIVING and noun >= FIRST_PLACE:
        supply(state, seat, noun, found)
    elif kind == kinds.FIGHT and attacker_at(state, noun) >= 0:
        attacker = attacker_at(state, noun)
        found.odds = battle(state, battle_at(state, noun, attacker), attacker)
    elif kind == kinds.FIGHT_ON:
        for number, procedure in enumerate(state.stack):
            if isinstance(procedure, Battle):
                found.odds = battle(state, state.stack[number:], procedure.attacker)
                break
    return found.dump()


def foresee_work(action: int) -> int:
    fights = kind_of(action) == kinds.FIGHT or action == kinds.FIGHT_ON
    return 1 + USUAL_GAMES // GAMES_AT_ONCE if fights else 1


def march(state: State, stack: list[int], found: Foresight) -> None:
    """S13 Where the stack may go this turn, for how much movement, and what it costs to set out."""
    side = state.side_of(stack[0])
    origin = state.location[stack[0]]
    marching = Marching(side, 0, origin)
    sort = marching.sort_of(stack)
    if marching.cannot_march(state, stack, sort) != ALLOWED:
        return
    spent = spread(state, side, origin, sort, 0)
    found.reach = Reach(Prompt("foresee-reach", RULE_OF[sort]))
    for place in range(FIRST_PLACE, PLACES):
        if place in spent:
            found.reach.place(nouns.PLACE.text_id(place), spent[place])
    price: dict[str, object] = {"price": marching.price(state, stack), "supply": state.land}
    found.notes.append(Prompt("foresee-price", RULE_OF[sort], price))


def supply(state: State, seat: int, place: int, found: Foresight) -> None:
    """S38 Whether regulars would live through a winter there, and along which places they are fed."""
    line = line_to_source(state, seat, place)
    fed = bool(line) or is_supply_port(state, seat, place)
    roof = sheltered(state, seat, place)
    found.supplied = fed and roof
    id = "foresee-fed" if found.supplied else "foresee-no-roof" if fed else "foresee-unfed"
    found.supply = Prompt(id, supply_rule(fed, roof))
    found.path = [nouns.PLACE.text_id(number) for number in line]


def battle(state: State, stack: list[Procedure[State]], attacker: int) -> Odds:
    """S25.2 The battle fought to its end again and again: both sides fight on, storm and hold out."""
    won, lost = fought_out(state, stack, attacker, USUAL_GAMES)
    names = [nouns.SEAT.text_id(attacker), nouns.SEAT.text_id(1 - attacker)]
    odds = Odds(Prompt("foresee-battle", "S25.2", {"games": USUAL_GAMES}))
    odds.result(Prompt("foresee-wins", "", {"seat": names[0]}), won / USUAL_GAMES)
    odds.result(Prompt("foresee-wins", "", {"seat": names[1]}), 1 - won / USUAL_GAMES)
    means: dict[str, object] = {"attacker": names[0], "first": round(lost[attacker] / USUAL_GAMES, 1)}
    means["defender"] = names[1]
    means["second"] = round(lost[1 - attacker] / USUAL_GAMES, 1)
    odds.notes.append(Prompt("foresee-losses", "", means))
    return odds
