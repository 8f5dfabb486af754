"""The kinds of action and of event, with their words."""

from __future__ import annotations

from typing import Final

from arpents.engine.declarations import Tellings, Verbs
from arpents.engine.vocabulary import Modifiers, Nouns, Sets
from arpents.games.small_wars_mohicans.words.nouns import (
    BOX,
    FACES,
    LINE,
    NUMBER,
    PLACE,
    SEASON,
    SEAT,
    SHIP,
    TERRAIN,
    UNIT,
)

# S32.3, S32.4 what is added to the dice of a siege
MODIFIER: Final = Modifiers()
BY_UNITS: Final = MODIFIER.add("units", "S32.3")
BY_GARRISON: Final = MODIFIER.add("garrison", "S32.4")
BY_WATERSIDE: Final = MODIFIER.add("waterside", "S32.4")
STACK: Final = Sets(UNIT)

AT: Final[list[tuple[str, Nouns]]] = [("place", PLACE)]
WHO: Final[list[tuple[str, Nouns]]] = [("unit", UNIT)]
WHO_AT: Final[list[tuple[str, Nouns]]] = [("unit", UNIT), ("place", PLACE)]
WHO_GOES: Final[list[tuple[str, Nouns]]] = [("unit", UNIT), ("from", PLACE), ("place", PLACE)]
AT_BY: Final[list[tuple[str, Nouns]]] = [("place", PLACE), ("seat", SEAT)]
ROLLED: Final[list[tuple[str, Nouns]]] = [
    ("place", PLACE),
    ("seat", SEAT),
    ("dice", FACES),
    ("damage", NUMBER),
    ("kills", NUMBER),
]

VERBS: Final = Verbs()

PICK: Final = VERBS.add("pick", ("unit", UNIT))
TO: Final = VERBS.add("to", ("place", PLACE))
MOOR: Final = VERBS.add("moor", ("ship", SHIP))
MATCH: Final = VERBS.add("match", ("ship", SHIP), ("box", BOX))
RALLY: Final = VERBS.add("rally")
MUSTER: Final = VERBS.add("muster")
TAKE: Final = VERBS.add("take", ("unit", UNIT))
BY_ROAD: Final = VERBS.add("road", ("place", PLACE))
BY_TRAIL: Final = VERBS.add("trail", ("place", PLACE))
BY_WATER: Final = VERBS.add("water", ("place", PLACE))
WAKE: Final = VERBS.add("wake", ("unit", UNIT))
OVERRUN: Final = VERBS.add("overrun")
MANOEUVRE: Final = VERBS.add("manoeuvre")
BUILD: Final = VERBS.add("build")
BURN: Final = VERBS.add("burn")
KEEP: Final = VERBS.add("keep")
RAID: Final = VERBS.add("raid", ("place", PLACE))
CROSS: Final = VERBS.add("cross")
HALT: Final = VERBS.add("halt")
SAIL: Final = VERBS.add("sail", ("place", PLACE))
BOARD: Final = VERBS.add("board", ("unit", UNIT))
DISEMBARK: Final = VERBS.add("disembark")
REMOVE: Final = VERBS.add("remove", ("unit", UNIT))
FIGHT: Final = VERBS.add("fight", ("place", PLACE))
IN_WOODS: Final = VERBS.add("in-woods")
IN_CLEAR: Final = VERBS.add("in-clear")
ENTER: Final = VERBS.add("enter", ("unit", UNIT))
SORTIE: Final = VERBS.add("sortie", ("unit", UNIT))
LOSE: Final = VERBS.add("lose", ("unit", UNIT))
FIGHT_ON: Final = VERBS.add("fight-on")
WITHDRAW: Final = VERBS.add("withdraw")
RETREAT: Final = VERBS.add("retreat", ("place", PLACE))
RETREAT_BY_SEA: Final = VERBS.add("retreat-by-sea")
CALL: Final = VERBS.add("call", ("unit", UNIT))
ASSAULT: Final = VERBS.add("assault")
GIVE_UP: Final = VERBS.add("give-up")
SURRENDER: Final = VERBS.add("surrender")
STAY: Final = VERBS.add("stay")
PROMOTE: Final = VERBS.add("promote", ("unit", UNIT))
SAVE: Final = VERBS.add("save", ("unit", UNIT))
TURN: Final = VERBS.add("turn", ("unit", UNIT))
AIM: Final = VERBS.add("aim", ("unit", UNIT))
CLOSE_IN: Final = VERBS.add("close-in", ("unit", UNIT))
SEND_HOME: Final = VERBS.add("send-home", ("unit", UNIT))
LEAVE: Final = VERBS.add("leave", ("unit", UNIT))
DONE: Final = VERBS.add("done")  # last on any list

TELLINGS: Final = Tellings()

TURN_BEGINS: Final = TELLINGS.add(
    "turn-begins", ("turn", NUMBER), ("year", NUMBER), ("season", SEASON), ("french", NUMBER), ("british", NUMBER)
)
MATCH_ENDS: Final = TELLINGS.add("match-ends", ("seat", SEAT))
UNIT_PLACED: Final = TELLINGS.add("unit-placed", *WHO_AT)
SEA_LIFT_PLACED: Final = TELLINGS.add("sea-lift-placed", *AT)
SHIP_MOORED: Final = TELLINGS.add("ship-moored", ("ship", SHIP), ("box", BOX))
SHIPS_MOORED: Final = TELLINGS.add("ships-moored")
SHIPS_MET: Final = TELLINGS.add(
    "ships-met", ("box", BOX), ("french", SHIP), ("british", SHIP), ("first", NUMBER), ("second", NUMBER)
)
SHIP_PASSES: Final = TELLINGS.add("ship-passes", ("ship", SHIP))
UNIT_COMES: Final = TELLINGS.add("unit-comes", *WHO_AT)
UNIT_WAITS: Final = TELLINGS.add("unit-waits", *WHO)
MILITIA_RAISED: Final = TELLINGS.add("militia-raised", *WHO_AT)
UNIT_LEVIED: Final = TELLINGS.add("unit-levied", *WHO_GOES)
UNIT_TO_PORT: Final = TELLINGS.add("unit-to-port", *WHO_GOES)
TRIBE_RALLIED: Final = TELLINGS.add("tribe-rallied", *WHO_AT)
SUPPLY_ROLLED: Final = TELLINGS.add(
    "supply-rolled", ("seat", SEAT), ("first", NUMBER), ("second", NUMBER), ("total", NUMBER)
)
SEA_SUPPLY_ROLLED: Final = TELLINGS.add("sea-supply-rolled", ("total", NUMBER))
STACK_MARCHES: Final = TELLINGS.add(
    "stack-marches",
    ("units", NUMBER),
    ("from", PLACE),
    ("place", PLACE),
    ("line", LINE),
    ("price", NUMBER),
    ("who", STACK),
)
UNIT_JOINS: Final = TELLINGS.add("unit-joins", *WHO_AT)
UNIT_LEFT: Final = TELLINGS.add("unit-left", *WHO_AT)
TRIBE_WAKES: Final = TELLINGS.add("tribe-wakes", *WHO_AT)
OVERRUN_DONE: Final = TELLINGS.add("overrun", ("place", PLACE), ("seat", SEAT), ("units", NUMBER))
MANOEUVRE_PAID: Final = TELLINGS.add("manoeuvre-paid", *AT)
FORT_BUILT: Final = TELLINGS.add("fort-built", *AT_BY)
FORT_BURNT: Final = TELLINGS.add("fort-burnt", *AT_BY)
FORT_TAKEN: Final = TELLINGS.add("fort-taken", *AT_BY)
PLACE_RAIDED: Final = TELLINGS.add("place-raided", *AT)
STACK_CROSSES: Final = TELLINGS.add(
    "stack-crosses", ("units", NUMBER), ("from", PLACE), ("place", PLACE), ("who", STACK)
)
SEA_LIFT_SAILS: Final = TELLINGS.add("sea-lift-sails", ("from", PLACE), ("place", PLACE))
UNIT_BOARDS: Final = TELLINGS.add("unit-boards", *WHO_AT)
TROOPS_LAND: Final = TELLINGS.add("troops-land", ("units", NUMBER), ("place", PLACE), ("who", STACK))
UNIT_REMOVED: Final = TELLINGS.add("unit-removed", *WHO_AT)
MILITIA_CALLED: Final = TELLINGS.add("militia-called", *WHO_AT)
PLACE_TAKEN: Final = TELLINGS.add("place-taken", *AT_BY)
BATTLE_BEGINS: Final = TELLINGS.add("battle-begins", *AT_BY)
TERRAIN_CHOSEN: Final = TELLINGS.add("terrain-chosen", ("place", PLACE), ("terrain", TERRAIN))
AMBUSH_ROLLED: Final = TELLINGS.add("ambush-rolled", ("place", PLACE), ("face", NUMBER), ("bonus", NUMBER))
AMBUSH_SPRUNG: Final = TELLINGS.add("ambush-sprung", *AT)
LANDING: Final = TELLINGS.add("landing", *AT)
UNIT_GOES_INSIDE: Final = TELLINGS.add("unit-goes-inside", *WHO_AT)
UNIT_COMES_OUT: Final = TELLINGS.add("unit-comes-out", *WHO_AT)
OPENING_FIRE: Final = TELLINGS.add("opening-fire", *ROLLED)
ROUND_ROLLED: Final = TELLINGS.add("round-rolled", *ROLLED)
MARKER_SOAKS: Final = TELLINGS.add("marker-soaks", ("place", PLACE), ("soaked", NUMBER), ("left", NUMBER))
UNIT_DAMAGED: Final = TELLINGS.add("unit-damaged", *WHO_AT)
UNIT_DESTROYED: Final = TELLINGS.add("unit-destroyed", *WHO_AT)
UNIT_CALLED: Final = TELLINGS.add("unit-called", *WHO_GOES)
ASSAULT_BEGINS: Final = TELLINGS.add("assault-begins", *AT_BY)
BATTLE_WON: Final = TELLINGS.add("battle-won", *AT_BY)
UNIT_RETREATS: Final = TELLINGS.add("unit-retreats", *WHO_GOES)
UNIT_NO_RETREAT: Final = TELLINGS.add("unit-no-retreat", *WHO_AT)
UNIT_CAPTURED: Final = TELLINGS.add("unit-captured", *WHO_AT)
SIEGE_BEGINS: Final = TELLINGS.add("siege-begins", *AT_BY)
SIEGE_ROLLED: Final = TELLINGS.add(
    "siege-rolled",
    ("place", PLACE),
    ("seat", SEAT),
    ("attack", NUMBER),
    ("defence", NUMBER),
    ("dice", FACES),
    ("attacking", MODIFIER),
    ("defending", MODIFIER),
)
SIEGE_ENDS: Final = TELLINGS.add("siege-ends", *AT)
TRIBE_GOES_HOME: Final = TELLINGS.add("tribe-goes-home", *WHO_GOES)
MILITIA_GOES_HOME: Final = TELLINGS.add("militia-goes-home", *WHO_AT)
UNIT_PROMOTED: Final = TELLINGS.add("unit-promoted", ("militia", UNIT), ("unit", UNIT), ("place", PLACE))
TRIBE_SAVED: Final = TELLINGS.add("tribe-saved", *WHO_AT)
UNIT_STARVES: Final = TELLINGS.add("unit-starves", *WHO_AT)
NATION_TURNS: Final = TELLINGS.add("nation-turns", ("unit", UNIT), ("seat", SEAT))
NATIONS_JOIN: Final = TELLINGS.add("nations-join", ("seat", SEAT))
GREAT_VICTORY: Final = TELLINGS.add("great-victory", ("seat", SEAT))
RAIDS_CLEARED: Final = TELLINGS.add("raids-cleared")
SEA_LIFT_MOVES: Final = TELLINGS.add("sea-lift-moves", *AT)
FIRED_AT: Final = TELLINGS.add("fired-at", ("unit", UNIT), ("target", UNIT), ("face", NUMBER), ("modifier", NUMBER))
UNIT_CLOSES_IN: Final = TELLINGS.add("unit-closes-in", *WHO_AT)
RANDOM_UNIT_ROLLED: Final = TELLINGS.add("random-unit-rolled", ("unit", UNIT), ("face", NUMBER))
NOTHING_COMES: Final = TELLINGS.add("nothing-comes", ("ship", SHIP))
UNIT_RETURNS: Final = TELLINGS.add("unit-returns", *WHO)
