"""Questions a player may ask beside the rules of play: reach, supply, the price of a turn, the odds of a battle."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOBODY
from arpents.engine.chance import seeded
from arpents.engine.errors import UnknownQuery
from arpents.engine.procedure import Procedure
from arpents.games.small_wars_mohicans.facts.board import (
    BRITISH,
    FIRST_PLACE,
    FRENCH,
    HALT_AT,
    LINES_OF,
    PLACE,
    PLACE_NAMES,
    PLACES,
    TRAIL,
    UNIT,
)
from arpents.games.small_wars_mohicans.fighting.battle import Battle
from arpents.games.small_wars_mohicans.fighting.combat import mode_of
from arpents.games.small_wars_mohicans.movement.locked import cannot_move
from arpents.games.small_wars_mohicans.movement.marching import CAPACITY, PAID, TOO_FAR, Marching
from arpents.games.small_wars_mohicans.movement.sea import needs_sea_lift
from arpents.games.small_wars_mohicans.movement.stack import March
from arpents.games.small_wars_mohicans.state import ATTACK, SIEGE, State
from arpents.games.small_wars_mohicans.words import kinds, reasons
from arpents.games.small_wars_mohicans.words.nouns import SEATS
from arpents.games.small_wars_mohicans.year.supply import is_supply_port, sheltered, supplied

QUERIES: Final[dict[str, tuple[str, ...]]] = {
    "reach": ("units",),
    "supply": ("place", "seat"),
    "prices": ("seat",),
    "odds": ("place", "games"),
}
MOST_GAMES: Final = 2000
USUAL_GAMES: Final = 300
GAMES_AT_ONCE: Final = 20  # battles that are fought in a hundredth of a second

ON_TRAIL: Final = 1  # how a stack is in a place: with its trail behind it,
AT_COASTS_END: Final = 2  # or along a line that ends there
PAST_ENEMIES: Final = 1  # what is left out of account to tell what stands in the way
PAST_COASTS: Final = 2
BY_ANY_TRAIL: Final = 4


def answer(state: State, seat: int, query: str, arguments: dict[str, str]) -> dict[str, object]:
    if query == "reach":
        return reach(state, units_argument(state, arguments))
    if query == "supply":
        return supply_line(state, place_argument(query, arguments), seat_argument(query, seat, arguments))
    if query == "prices":
        return prices(state, seat_argument(query, seat, arguments))
    return odds(state, place_argument(query, arguments), games_argument(arguments))


def query_work(query: str, arguments: dict[str, str]) -> int:
    return 1 + games_argument(arguments) // GAMES_AT_ONCE if query == "odds" else 1


# -- arguments


def bad(query: str, argument: str, arguments: dict[str, str]) -> UnknownQuery:
    return UnknownQuery("bad-query-argument", query=query, argument=argument, value=arguments.get(argument, ""))


def place_argument(query: str, arguments: dict[str, str]) -> int:
    place = PLACE.get(arguments.get("place", ""), 0)
    if place < FIRST_PLACE:
        raise bad(query, "place", arguments)
    return place


def seat_argument(query: str, seat: int, arguments: dict[str, str]) -> int:
    """The seat named, else the one that asks."""
    name = arguments.get("seat", SEATS[seat] if seat != NOBODY else "")
    if name not in SEATS:
        raise bad(query, "seat", arguments)
    return SEATS.index(name)


def games_argument(arguments: dict[str, str]) -> int:
    text = arguments.get("games", str(USUAL_GAMES))
    if not (text.isascii() and text.isdigit()) or len(text) > 9 or not 0 < int(text) <= MOST_GAMES:
        raise bad("odds", "games", arguments)
    return int(text)


def units_argument(state: State, arguments: dict[str, str]) -> list[int]:
    """Names parted by commas, of one side, in one place."""
    found: list[int] = []
    for name in arguments.get("units", "").split(","):
        unit = UNIT.get(name.strip(), -1)
        if unit < 0 or not state.on_map(unit) or state.side_of(unit) < 0:
            raise bad("reach", "units", arguments)
        if found and (
            state.location[unit] != state.location[found[0]] or state.side_of(unit) != state.side_of(found[0])
        ):
            raise bad("reach", "units", arguments)
        found.append(unit)
    return found


# -- reach


def reach(state: State, stack: list[int]) -> dict[str, object]:
    """S13 Where a stack may go this turn, for how much movement, and why not elsewhere."""
    side = state.side_of(stack[0])
    origin = state.location[stack[0]]
    march = Marching(side, 0, origin)
    sort = march.sort_of(stack)
    price = march.price(state, stack)
    why = held_back(state, side, stack, march, sort)
    spent: dict[int, int] = {}
    past_enemies: dict[int, int] = {}
    past_coasts: dict[int, int] = {}
    by_trails: dict[int, int] = {}
    if why == ALLOWED:
        spent = spread(state, side, origin, sort, 0)
        past_enemies = spread(state, side, origin, sort, PAST_ENEMIES)
        past_coasts = spread(state, side, origin, sort, PAST_ENEMIES | PAST_COASTS)
        by_trails = spread(state, side, origin, sort, PAST_ENEMIES | PAST_COASTS | BY_ANY_TRAIL)
    places: dict[str, object] = {}
    for place in range(FIRST_PLACE, PLACES):
        if place in spent:
            halts = stops(state, side, place) or coast_ends(place)
            places[PLACE_NAMES[place]] = {"movement": spent[place], "stops": halts}
        elif place != origin:
            reason = why
            if why == ALLOWED:
                reason = reasons.VILLAGE_CLOSED if state.closed(place) else TOO_FAR[sort]
                if place in past_enemies:
                    reason = reasons.ENEMY_ON_THE_WAY  # S13.11
                elif place in past_coasts:
                    reason = reasons.COAST_ENDS  # S1.3
                elif by_sea_alone(state, side, origin, spent, place):
                    reason = reasons.SEA_LIFT_ONLY  # S20.2
                elif place in by_trails:
                    reason = reasons.ONE_TRAIL  # S13.7
            slug, rule = reasons.REASONS.all[reason]
            places[PLACE_NAMES[place]] = {"reason": slug, "rule": rule}
    return {"from": PLACE_NAMES[origin], "price": price, "capacity": CAPACITY[sort], "places": places}


def held_back(state: State, side: int, stack: list[int], march: Marching, sort: int) -> int:
    for number in range(len(stack)):
        reason = cannot_move(state, side, stack[number], number)
        if reason != ALLOWED:
            return reason
    if marching(state, side):
        return march.cannot_march(state, stack, sort)
    return ALLOWED if march.led(stack, sort) else reasons.NEEDS_COUREUR  # its supply is still to be rolled


def marching(state: State, side: int) -> bool:
    """Whether the supply points on the track are this side's."""
    for procedure in state.stack:
        if isinstance(procedure, March) and procedure.seat == side:
            return True
    return False


def stops(state: State, side: int, place: int) -> bool:
    """S13.11 Enemy units, or an enemy fort or city without any."""
    return state.contested(place, side) or (state.owner[place] == 1 - side and state.fortified(place))


def coast_ends(place: int) -> bool:
    """S1.3 Whether every line that leads here ends here."""
    for line in LINES_OF[place]:
        if line & ~0xFF | place not in HALT_AT[line & 0xFF]:
            return False
    return True


def by_sea_alone(state: State, side: int, origin: int, spent: dict[int, int], place: int) -> bool:
    """S20.2 Whether a coast leads there from where the stack may come, but not for this side."""
    starts = list(spent)
    starts.append(origin)
    for start in starts:
        for line in LINES_OF[start]:
            if line & 0xFF == place and needs_sea_lift(state, side, start, line):
                return True
    return False


def spread(state: State, side: int, origin: int, sort: int, leaving_out: int) -> dict[int, int]:
    """The least movement to each place; with and without the one trail are different ways to be there.

    To tell what stands in the way, enemies, the end of a coast and the second trail can be left out of account.
    """
    best: dict[tuple[int, int], int] = {(origin, 0): 0}
    edge = [(origin, 0)]
    while edge:
        place, way = edge.pop(0)
        march = Marching(side, 0, place, sort, best[(place, way)], way & ON_TRAIL)
        if place != origin and not leaving_out & PAST_ENEMIES and stops(state, side, place):
            continue
        if way & AT_COASTS_END and not leaving_out & PAST_COASTS:
            continue
        for line in LINES_OF[place]:
            if march.cannot_follow(state, sort, line) != ALLOWED:
                continue
            on_trail = line >> 8 == TRAIL
            taken = ON_TRAIL if (on_trail or march.trails) and not leaving_out & BY_ANY_TRAIL else 0
            there = (line & 0xFF, taken | (AT_COASTS_END if line in HALT_AT[place] else 0))
            spent = march.spent + (2 if on_trail and sort == PAID else 1)
            if spent < best.get(there, 99):
                best[there] = spent
                edge.append(there)
    found: dict[int, int] = {}
    for (place, _), spent in best.items():
        if place != origin:
            found[place] = min(spent, found.get(place, 99))
    return found


# -- supply


def supply_line(state: State, place: int, side: int) -> dict[str, object]:
    """S38 Whether regulars would live through a winter here, and along which places they are fed."""
    line = [PLACE_NAMES[at] for at in line_to_source(state, side, place)]
    port = is_supply_port(state, side, place)
    roof = sheltered(state, side, place)
    fed = bool(line) or port
    found: dict[str, object] = {"place": PLACE_NAMES[place], "survives": fed and roof, "line": line, "port": port}
    found["roof"] = roof
    found["rule"] = supply_rule(fed, roof)
    return found


def line_to_source(state: State, side: int, place: int) -> list[int]:
    """S38 The places along which supply comes, the supplied one first; empty when none does."""
    reached = supplied(state, side)
    line: list[int] = []
    at = place
    while reached[at]:
        line.append(at)
        if reached[at] == at + 1:
            break
        at = reached[at] - 1
    return line


def supply_rule(fed: bool, roof: bool) -> str:
    return "S38.2" if fed and roof else "S38.1" if not fed else "S38.3"


def prices(state: State, side: int) -> dict[str, object]:
    """S13.5 What it would cost to set every stack marching, one for each place where somebody can move."""
    found: dict[str, object] = {}
    total = 0
    for place in range(FIRST_PLACE, PLACES):
        stack = [unit for unit in state.units(place, side) if cannot_move(state, side, unit, 0) == ALLOWED]
        if stack:
            price = Marching(side, 0, place).price(state, stack)
            found[PLACE_NAMES[place]] = price
            total += price
    return {"supply": state.land, "total": total, "stacks": found}


# -- odds


def odds(state: State, place: int, games: int) -> dict[str, object]:
    """S25 The battle to come, fought again and again: both sides fight on, storm and hold out."""
    attacker = attacker_at(state, place)
    if attacker == NOBODY:
        raise UnknownQuery("bad-query-argument", query="odds", argument="place", value=PLACE_NAMES[place])
    won, lost = fought_out(state, battle_at(state, place, attacker), attacker, games)
    low, high = interval(won, games)
    return {
        "place": PLACE_NAMES[place],
        "attacker": SEATS[attacker],
        "games": games,
        "wins": won / games,
        "low": low,
        "high": high,
        "lost": {SEATS[side]: lost[side] / games for side in (FRENCH, BRITISH)},
    }


def attacker_at(state: State, place: int) -> int:
    """S25 Who would fight in a place, or NOBODY."""
    attacker = NOBODY
    for side in (FRENCH, BRITISH):
        if state.marks[place] & ATTACK[side] or (attacker == NOBODY and state.marks[place] & SIEGE[side]):
            attacker = side
    if attacker == NOBODY or not state.present(place, attacker) or not state.contested(place, attacker):
        return NOBODY
    return attacker


def battle_at(state: State, place: int, attacker: int) -> list[Procedure[State]]:
    """A battle that has not begun."""
    return [Battle(attacker, place, attacker, mode_of(state, place, attacker))]


def fought_out(state: State, stack: list[Procedure[State]], attacker: int, games: int) -> tuple[int, list[int]]:
    """How often the attacker wins the battle on the stack, and the units that each side loses in all of them."""
    won = 0
    lost = [0, 0]
    for number in range(games):
        twin = state.copy()
        twin.chance = seeded(number)
        twin.stack = [procedure.copy() for procedure in stack]
        twin.shared = 0
        won += fight(twin, attacker, lost)
    return won, lost


def fight(twin: State, attacker: int, lost: list[int]) -> int:
    """One battle to its end: 1 when the attacker won."""
    twin.log = []
    twin.log_length = 0
    twin.recording = True
    twin.carry_on()
    while twin.stack:
        top = twin.stack[-1]
        actions = top.actions(twin, top.seat)
        action = actions[0]
        for wanted in (kinds.FIGHT_ON, kinds.ASSAULT, kinds.STAY):
            if wanted in actions:
                action = wanted
                break
        twin.top().apply(twin, top.seat, action)
        twin.carry_on()
    result = 0
    for event in twin.log:
        if event.kind == kinds.BATTLE_WON and event.b == attacker:
            result = 1
        if event.kind in (kinds.UNIT_DESTROYED, kinds.UNIT_NO_RETREAT, kinds.UNIT_CAPTURED):
            lost[twin.side_of(event.a)] += 1
    return result


def interval(won: int, games: int) -> tuple[float, float]:
    """Wilson's interval at 95 percent."""
    share = won / games
    z2 = 1.96 * 1.96
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = 1.96 * float((share * (1 - share) / games + z2 / (4 * games * games)) ** 0.5) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)
