"""What a client may ask, in words: reach, supply, and the odds of the battle, siege or raid at hand."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import NOBODY
from arpents.engine.errors import UnknownQuery
from arpents.games.wilderness_war.battle import Battle
from arpents.games.wilderness_war.board import PLACES_ON_MAP, SIDES, SPACE_NAMES, SPACE_NUMBER
from arpents.games.wilderness_war.markers import ACTING, INSIDE, MOVING
from arpents.games.wilderness_war.movement import Movement
from arpents.games.wilderness_war.naval import SEA
from arpents.games.wilderness_war.operation import Operation
from arpents.games.wilderness_war.pieces import IS_AUXILIARY, IS_LEADER, PIECE_NAMES, PIECE_NUMBER, PIECES, SIDE
from arpents.games.wilderness_war.queries import battle_odds, out_of_reach, raid_odds, reach, siege_odds, supply_of
from arpents.games.wilderness_war.state import State

QUERIES: Final[dict[str, tuple[str, ...]]] = {
    "reach": ("pieces", "by"),
    "supply": ("space", "seat"),
    "battle": ("space", "pieces"),
    "siege": ("space",),
    "raid": ("space", "pieces"),
}


def answer(state: State, seat: int, query: str, arguments: dict[str, str]) -> dict[str, object]:
    if query == "reach":
        return reach_of(state, seat, arguments)
    if query == "siege" and "space" not in arguments:
        arguments = {"space": SPACE_NAMES[operating_at(state)] if operating_at(state) >= 0 else ""}
    space = space_argument(query, arguments)
    if query == "supply":
        return supply(state, seat_argument(query, seat, arguments), space)
    if query == "battle":
        return battle(state, seat, space, arguments)
    if query == "siege":
        return siege(state, space, arguments)
    return raid(state, seat, space, arguments)


# -- arguments


def bad(query: str, argument: str, arguments: dict[str, str]) -> UnknownQuery:
    return UnknownQuery("bad-query-argument", query=query, argument=argument, value=arguments.get(argument, ""))


def space_argument(query: str, arguments: dict[str, str]) -> int:
    space = SPACE_NUMBER.get(arguments.get("space", ""), -1)
    if not 0 <= space < PLACES_ON_MAP:
        raise bad(query, "space", arguments)
    return space


def seat_argument(query: str, seat: int, arguments: dict[str, str]) -> int:
    """The seat named, else the one that asks."""
    name = arguments.get("seat", SIDES[seat] if seat != NOBODY else "")
    if name not in SIDES:
        raise bad(query, "seat", arguments)
    return SIDES.index(name)


def pieces_argument(state: State, query: str, seat: int, arguments: dict[str, str]) -> list[int]:
    """Names parted by commas, of one side, in one space of the map; left out, those of the seat that act now."""
    if "pieces" not in arguments:
        found = [piece for piece in range(PIECES) if state.role[piece] & MOVING and SIDE[piece] == seat]
    else:
        found = [PIECE_NUMBER.get(name.strip(), -1) for name in arguments["pieces"].split(",")]
    if not found or -1 in found or not 0 <= state.where[found[0]] < PLACES_ON_MAP:
        raise bad(query, "pieces", arguments)
    if any(SIDE[piece] != SIDE[found[0]] or state.where[piece] != state.where[found[0]] for piece in found):
        raise bad(query, "pieces", arguments)
    return found


def operating_at(state: State) -> int:
    """Where the operation at hand stands; -1 when there is none."""
    for procedure in reversed(state.stack):
        if isinstance(procedure, Operation):
            return procedure.space
    return -1


# -- answers


def reach_of(state: State, seat: int, arguments: dict[str, str]) -> dict[str, object]:
    """6 Where pieces may go in one activation, for how many spaces, and why not elsewhere."""
    by = arguments.get("by", "land")
    if by not in ("land", "boat"):
        raise bad("reach", "by", arguments)
    pieces = pieces_argument(state, "reach", seat, arguments)
    names = [PIECE_NAMES[piece] for piece in pieces]
    spaces: dict[str, object] = {
        space: {"spaces": cost} for space, cost in reach(state, names, by_boat=by == "boat").items()
    }
    for space, (reason, rule) in out_of_reach(state, names, by_boat=by == "boat").items():
        spaces[space] = {"reason": reason, "rule": rule}
    return {"from": SPACE_NAMES[state.where[pieces[0]]], "by": by, "pieces": names, "spaces": spaces}


def supply(state: State, side: int, space: int) -> dict[str, object]:
    """17.2 The spaces of a supply line, the supplied one first."""
    line = supply_of(state, side, SPACE_NAMES[space])
    return {"space": SPACE_NAMES[space], "seat": SIDES[side], "supplied": bool(line), "line": line, "rule": "17.2"}


def commander_first(state: State, pieces: list[int]) -> list[str]:
    """The leader of the operation at hand, else the highest one, before the others."""
    leaders = [piece for piece in pieces if IS_LEADER[piece]]
    commander = state.highest(leaders)
    for procedure in state.stack:
        if isinstance(procedure, (Operation, Movement)) and procedure.commander in leaders:
            commander = procedure.commander
    ordered = sorted(pieces, key=lambda piece: (piece != commander, piece))
    return [PIECE_NAMES[piece] for piece in ordered]


def battle(state: State, seat: int, space: int, arguments: dict[str, str]) -> dict[str, object]:
    """7 What may come of a battle there, without cards, against everybody outside the fortification."""
    attackers = pieces_argument(state, "battle", seat, arguments)
    enemy = 1 - SIDE[attackers[0]]
    defenders = [piece for piece in state.pieces_at(enemy, space) if not state.role[piece] & INSIDE]
    if not any(not IS_LEADER[piece] for piece in attackers):
        raise bad("battle", "pieces", arguments)
    if not any(not IS_LEADER[piece] for piece in defenders):
        raise bad("battle", "space", arguments)
    landing = any(isinstance(procedure, Movement) and procedure.mode == SEA for procedure in state.stack)
    fought = any(isinstance(procedure, Battle) for procedure in state.stack)
    names = [PIECE_NAMES[piece] for piece in defenders]
    odds = battle_odds(state, commander_first(state, attackers), names, SPACE_NAMES[space], landing and not fought)
    return {
        "space": SPACE_NAMES[space],
        "attacker": SIDES[1 - enemy],
        "wins": odds.attacker_wins / 36,
        "lost": {
            SIDES[1 - enemy]: sum(key[0] * chances for key, chances in odds.outcomes.items()) / 36,
            SIDES[enemy]: sum(key[1] * chances for key, chances in odds.outcomes.items()) / 36,
        },
        "rule": "7.5",
        **odds.dump(),
    }


def siege(state: State, space: int, arguments: dict[str, str]) -> dict[str, object]:
    """8.231 How likely each siege level is after the next roll, without cards."""
    for side in (0, 1):
        leaders = state.leaders_at(side, space)
        if leaders and not state.besieged(side, space) and state.has_fort(1 - side, space):
            commander = commander_first(state, leaders)[0]
            levels = siege_odds(state, commander, SPACE_NAMES[space])
            return {
                "space": SPACE_NAMES[space],
                "commander": commander,
                "levels": {str(level): chances / 6 for level, chances in sorted(levels.items())},
                "rule": "8.231",
            }
    raise bad("siege", "space", arguments)


def raid(state: State, seat: int, space: int, arguments: dict[str, str]) -> dict[str, object]:
    """10.3 How likely a raid succeeds, and what it costs, without cards."""
    if "pieces" in arguments:
        raiders = pieces_argument(state, "raid", seat, arguments)
    else:
        acting = [piece for piece in state.pieces_at(seat, space) if state.role[piece] & ACTING] if seat >= 0 else []
        raiders = [piece for piece in acting if IS_AUXILIARY[piece] or IS_LEADER[piece]]
    if not any(IS_AUXILIARY[piece] for piece in raiders):
        raise bad("raid", "pieces", arguments)
    odds = raid_odds(state, commander_first(state, raiders), SPACE_NAMES[space])
    return {
        "space": SPACE_NAMES[space],
        "success": odds["success"] / 6,
        "lost": {str(steps): odds[f"lose-{steps}"] / 6 for steps in range(3)},
        "rule": "10.3",
    }
