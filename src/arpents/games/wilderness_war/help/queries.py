"""What a client may ask without playing: reach, supply lines, and the odds of battles, sieges, assaults and raids."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import NOBODY
from arpents.engine.errors import UnknownQuery
from arpents.games.wilderness_war.common.supply import supplied, supply_line
from arpents.games.wilderness_war.facts.board import (
    DEPARTMENT,
    FRENCH,
    MILITIA_BOX_OF,
    ORIGINAL,
    PLACES_ON_MAP,
    SIDES,
    SPACE_NAMES,
    SPACE_NUMBER,
)
from arpents.games.wilderness_war.facts.pieces import (
    IS_AUXILIARY,
    IS_LEADER,
    MILITIA,
    PIECE_NAMES,
    PIECE_NUMBER,
    SIDE,
    TYPE,
)
from arpents.games.wilderness_war.fighting.battle import raided_department
from arpents.games.wilderness_war.forces.marching import BOAT, LAND
from arpents.games.wilderness_war.help.odds import assault_odds, battle_odds, raid_odds, siege_odds
from arpents.games.wilderness_war.help.reach import INFILTRATING, LANDING, reach_of
from arpents.games.wilderness_war.movement.naval import SEA
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import reasons
from arpents.games.wilderness_war.words.markers import FORT

QUERIES: Final[dict[str, tuple[str, ...]]] = {
    "reach": ("pieces", "way", "value", "foul"),
    "supply": ("space", "side"),
    "battle": ("attackers", "space", "defenders", "landing", "attacker_cards", "defender_cards"),
    "siege": ("commander", "space", "coehorns"),
    "assault": ("space", "coehorns"),
    "raid": ("raiders", "space", "blockhouses", "militia"),
}
WAYS: Final = ("land", "boat", "sea")
MODES: Final[list[int]] = [LAND, BOAT, SEA]
HOW: Final = ("", "infiltrating", "landing")
BATTLE_CARDS: Final = ("ambush", "fieldworks")


def answer(state: State, seat: int, query: str, arguments: dict[str, str]) -> dict[str, object]:
    """Only `pieces`, `space`, `attackers`, `raiders` and `commander` must be given; the others have a usual value."""
    if query == "reach":
        return reach(state, seat, arguments)
    if query == "supply":
        return supply(state, seat, arguments)
    if query == "battle":
        return battle(state, arguments)
    if query == "siege":
        return siege(state, arguments)
    return assault(state, arguments) if query == "assault" else raid(state, arguments)


# -- arguments


def bad(query: str, argument: str, arguments: dict[str, str]) -> UnknownQuery:
    return UnknownQuery("bad-query-argument", query=query, argument=argument, value=arguments.get(argument, ""))


def space_argument(query: str, arguments: dict[str, str]) -> int:
    space = SPACE_NUMBER.get(arguments.get("space", ""), PLACES_ON_MAP)
    if space >= PLACES_ON_MAP:
        raise bad(query, "space", arguments)
    return space


def pieces_argument(state: State, query: str, name: str, arguments: dict[str, str], side: int) -> list[int]:
    """Names parted by commas, of one side (`side`, or -1 for whichever), each once, on the map or in a militia box."""
    found: list[int] = []
    for word in arguments.get(name, "").split(","):
        piece = PIECE_NUMBER.get(word.strip(), -1)
        if piece < 0 or piece in found or state.where[piece] >= len(SPACE_NAMES):
            raise bad(query, name, arguments)
        if SIDE[piece] != (SIDE[found[0]] if found else side if side >= 0 else SIDE[piece]):
            raise bad(query, name, arguments)
        found.append(piece)
    return found


def word_argument(query: str, name: str, arguments: dict[str, str], known: tuple[str, ...]) -> int:
    """The place among the known words of the one given; the first is usual."""
    word = arguments.get(name, known[0])
    if word not in known:
        raise bad(query, name, arguments)
    return known.index(word)


def words_argument(query: str, name: str, arguments: dict[str, str], known: tuple[str, ...]) -> tuple[str, ...]:
    """Several known words, parted by commas."""
    text = arguments.get(name, "")
    found = tuple(word.strip() for word in text.split(",")) if text else ()
    for word in found:
        if word not in known:
            raise bad(query, name, arguments)
    return found


# -- reach


def reach(state: State, seat: int, arguments: dict[str, str]) -> dict[str, object]:
    """6, 13 Where pieces standing together can go, by each way or by the one named, and what bars the rest."""
    pieces = pieces_argument(state, "reach", "pieces", arguments, -1)
    for piece in pieces:
        if state.where[piece] >= PLACES_ON_MAP or state.where[piece] != state.where[pieces[0]]:
            raise bad("reach", "pieces", arguments)
    way = word_argument("reach", "way", arguments, ("all", *WAYS))
    value = 3 - word_argument("reach", "value", arguments, ("3", "2", "1"))
    foul = word_argument("reach", "foul", arguments, ("no", "yes")) == 1
    spaces: dict[str, dict[str, object]] = {}
    barred: dict[str, dict[str, object]] = {}
    for number, name in enumerate(WAYS):
        if way and way != number + 1:
            continue
        found = reach_of(state, seat, pieces, MODES[number], value, foul)
        for space in range(PLACES_ON_MAP):
            if space in found.spent:
                step: dict[str, object] = {"spent": found.spent[space]}
                if found.how[space] == INFILTRATING or found.how[space] == LANDING:
                    step[HOW[found.how[space]]] = True
                spaces.setdefault(SPACE_NAMES[space], {})[name] = step
            elif space != state.where[pieces[0]]:
                reason, rule = reasons.REASONS.all[found.barred.get(space, found.usual)]
                barred.setdefault(SPACE_NAMES[space], {})[name] = {"reason": reason, "rule": rule}
    return {"from": SPACE_NAMES[state.where[pieces[0]]], "spaces": spaces, "barred": barred}


# -- supply


def supply(state: State, seat: int, arguments: dict[str, str]) -> dict[str, object]:
    """17 The spaces of a supply line, the supplied one first; empty when there is none."""
    space = space_argument("supply", arguments)
    name = arguments.get("side", SIDES[seat] if seat != NOBODY else SIDES[FRENCH])
    if name not in SIDES:
        raise bad("supply", "side", arguments)
    side = SIDES.index(name)
    line = [SPACE_NAMES[number] for number in supply_line(state, side, space)]
    return {"space": SPACE_NAMES[space], "side": name, "supplied": supplied(state, side, space), "line": line}


# -- odds


def battle(state: State, arguments: dict[str, str]) -> dict[str, object]:
    """7 The chances of an attack; the defenders are those who stand there unless they are named."""
    space = space_argument("battle", arguments)
    attackers = pieces_argument(state, "battle", "attackers", arguments, -1)
    enemy = 1 - SIDE[attackers[0]]
    if "defenders" in arguments:
        defenders = pieces_argument(state, "battle", "defenders", arguments, enemy)
    else:
        defenders = state.pieces_at(enemy, space)
    for name, pieces in (("attackers", attackers), ("defenders", defenders)):
        if all(IS_LEADER[piece] for piece in pieces) or not all(may_fight(state, piece, space) for piece in pieces):
            raise bad("battle", name, arguments)
    landing = word_argument("battle", "landing", arguments, ("no", "yes")) == 1
    own_cards = words_argument("battle", "attacker_cards", arguments, BATTLE_CARDS)
    their_cards = words_argument("battle", "defender_cards", arguments, BATTLE_CARDS)
    odds = battle_odds(state, attackers, defenders, space, landing, own_cards, their_cards).dump()
    odds["space"] = SPACE_NAMES[space]
    odds["defenders"] = [PIECE_NAMES[piece] for piece in defenders]
    return odds


def may_fight(state: State, piece: int, space: int) -> bool:
    """7.3 Militia fights only in its own Department, while no enemy has raided there."""
    if TYPE[piece] != MILITIA:
        return True
    department = DEPARTMENT[space]
    if not department or ORIGINAL[space] != SIDE[piece] or state.where[piece] != MILITIA_BOX_OF[department]:
        return False
    return not raided_department(state, 1 - SIDE[piece], department)


def coehorns_argument(query: str, arguments: dict[str, str]) -> int:
    return (0, 2, -2)[word_argument(query, "coehorns", arguments, ("none", "besieger", "besieged"))]


def besieged_space(state: State, query: str, arguments: dict[str, str]) -> int:
    space = space_argument(query, arguments)
    if not state.siege[space]:
        raise bad(query, "space", arguments)
    return space


def siege(state: State, arguments: dict[str, str]) -> dict[str, object]:
    """8.231 The chances of a siege roll, and of a level that allows an assault."""
    space = besieged_space(state, "siege", arguments)
    besieger = 1 - state.owner(space)
    commander = PIECE_NUMBER.get(arguments.get("commander", ""), -1)
    if commander not in state.leaders_at(besieger, space):
        raise bad("siege", "commander", arguments)
    levels = siege_odds(state, commander, space, coehorns_argument("siege", arguments))
    needed = 1 if state.work[space] >> 1 == FORT else 2
    assaults = 0
    for level, chances in levels.items():
        assaults += chances if level >= needed else 0
    return {
        "of": 6,
        "levels": {str(level): chances for level, chances in sorted(levels.items())},
        "needed": needed,
        "may_assault": assaults,
    }


def assault(state: State, arguments: dict[str, str]) -> dict[str, object]:
    """9 The chances of an assault with everybody who stands there."""
    space = besieged_space(state, "assault", arguments)
    return assault_odds(state, 1 - state.owner(space), space, coehorns_argument("assault", arguments))


def raid(state: State, arguments: dict[str, str]) -> dict[str, object]:
    """10 The chances of a raid; with `militia` those of the fight that comes first, too."""
    space = space_argument("raid", arguments)
    raiders = pieces_argument(state, "raid", "raiders", arguments, -1)
    units = [piece for piece in raiders if not IS_LEADER[piece]]
    if not units or not all(IS_AUXILIARY[unit] for unit in units):
        raise bad("raid", "raiders", arguments)
    blockhouses = word_argument("raid", "blockhouses", arguments, ("no", "yes")) == 1
    odds = raid_odds(state, raiders, space, blockhouses)
    if "militia" in arguments:
        militia = pieces_argument(state, "raid", "militia", arguments, 1 - SIDE[raiders[0]])
        if len(militia) != 1 or TYPE[militia[0]] != MILITIA:
            raise bad("raid", "militia", arguments)
        odds["militia_battle"] = battle_odds(state, raiders, militia, space).dump()
    return odds


def stack(state: State, side: int, space: str) -> list[str]:
    """The names of a side's pieces in a space."""
    return [PIECE_NAMES[piece] for piece in state.pieces_at(side, SPACE_NUMBER[space])]
