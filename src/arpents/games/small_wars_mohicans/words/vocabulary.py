"""The words of the game: names of things, verbs of actions, arguments of events."""

from __future__ import annotations

from typing import Final

from arpents.engine.vocabulary import Dice, Nouns, Numbers, Telling, Verb, Vocabulary
from arpents.games.small_wars_mohicans.facts.board import (
    PLACE_NAMES,
    SETUP,
    SHIP_NAMES,
    UNIT_NAMES,
)
from arpents.games.small_wars_mohicans.facts.calendar import PHASES, SEASONS
from arpents.games.small_wars_mohicans.facts.reading import (
    LINES,
    words,
)
from arpents.games.small_wars_mohicans.words import kinds

SEATS: Final = ("french", "british")
PLACE: Final = Nouns("place", PLACE_NAMES)
UNIT: Final = Nouns("unit", UNIT_NAMES)
SHIP: Final = Nouns("ship", SHIP_NAMES)
BOX: Final = Nouns("box", [name.removeprefix("box-") for name in words(SETUP["naval_boxes"])])
SEAT: Final = Nouns("seat", list(SEATS))
SEASON: Final = Nouns("season", SEASONS)
PHASE: Final = Nouns("phase", PHASES)
TERRAIN: Final = Nouns("terrain", ["clear", "woods"])
LINE: Final = Nouns("line", ["none", *LINES[1:]])
NUMBER: Final = Numbers()
FACES: Final = Dice()


def plain(kind: int, word: str) -> Verb:
    return Verb(kind, word, [])


def of_unit(kind: int, word: str) -> Verb:
    return Verb(kind, word, [("unit", UNIT)])


def of_place(kind: int, word: str) -> Verb:
    return Verb(kind, word, [("place", PLACE)])


VOCABULARY: Final = Vocabulary(
    [
        plain(kinds.DONE, "done"),
        of_unit(kinds.PICK, "pick"),
        of_place(kinds.TO, "to"),
        Verb(kinds.MOOR, "moor", [("ship", SHIP)]),
        Verb(kinds.MATCH, "match", [("ship", SHIP), ("box", BOX)]),
        plain(kinds.RALLY, "rally"),
        plain(kinds.MUSTER, "muster"),
        of_unit(kinds.TAKE, "take"),
        of_unit(kinds.LEAVE, "leave"),
        of_place(kinds.BY_ROAD, "road"),
        of_place(kinds.BY_TRAIL, "trail"),
        of_place(kinds.BY_WATER, "water"),
        of_unit(kinds.WAKE, "wake"),
        plain(kinds.OVERRUN, "overrun"),
        plain(kinds.MANOEUVRE, "manoeuvre"),
        plain(kinds.BUILD, "build"),
        plain(kinds.BURN, "burn"),
        plain(kinds.KEEP, "keep"),
        of_place(kinds.RAID, "raid"),
        plain(kinds.CROSS, "cross"),
        plain(kinds.HALT, "halt"),
        of_place(kinds.SAIL, "sail"),
        of_unit(kinds.BOARD, "board"),
        plain(kinds.DISEMBARK, "disembark"),
        of_unit(kinds.REMOVE, "remove"),
        of_place(kinds.FIGHT, "fight"),
        plain(kinds.IN_WOODS, "in-woods"),
        plain(kinds.IN_CLEAR, "in-clear"),
        of_unit(kinds.ENTER, "enter"),
        of_unit(kinds.SORTIE, "sortie"),
        of_unit(kinds.LOSE, "lose"),
        plain(kinds.FIGHT_ON, "fight-on"),
        plain(kinds.WITHDRAW, "withdraw"),
        of_place(kinds.RETREAT, "retreat"),
        plain(kinds.RETREAT_BY_SEA, "retreat-by-sea"),
        of_unit(kinds.CALL, "call"),
        plain(kinds.ASSAULT, "assault"),
        plain(kinds.GIVE_UP, "give-up"),
        plain(kinds.SURRENDER, "surrender"),
        plain(kinds.STAY, "stay"),
        of_unit(kinds.PROMOTE, "promote"),
        of_unit(kinds.SAVE, "save"),
        of_unit(kinds.TURN, "turn"),
        of_unit(kinds.AIM, "aim"),
        of_unit(kinds.CLOSE_IN, "close-in"),
        of_unit(kinds.SEND_HOME, "send-home"),
    ]
)

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

TELLINGS: Final = [
    Telling(kinds.TURN_BEGINS, "event-turn-begins", [("turn", NUMBER), ("year", NUMBER), ("season", SEASON)]),
    Telling(kinds.MATCH_ENDS, "event-match-ends", [("seat", SEAT)]),
    Telling(kinds.UNIT_PLACED, "event-unit-placed", WHO_AT),
    Telling(kinds.SEA_LIFT_PLACED, "event-sea-lift-placed", AT),
    Telling(kinds.SHIP_MOORED, "event-ship-moored", [("ship", SHIP), ("box", BOX)]),
    Telling(kinds.SHIPS_MOORED, "event-ships-moored", []),
    Telling(
        kinds.SHIPS_MET,
        "event-ships-met",
        [("box", BOX), ("french", SHIP), ("british", SHIP), ("first", NUMBER), ("second", NUMBER)],
    ),
    Telling(kinds.SHIP_PASSES, "event-ship-passes", [("ship", SHIP)]),
    Telling(kinds.UNIT_COMES, "event-unit-comes", WHO_AT),
    Telling(kinds.UNIT_WAITS, "event-unit-waits", WHO),
    Telling(kinds.MILITIA_RAISED, "event-militia-raised", WHO_AT),
    Telling(kinds.UNIT_LEVIED, "event-unit-levied", WHO_GOES),
    Telling(kinds.UNIT_TO_PORT, "event-unit-to-port", WHO_GOES),
    Telling(kinds.TRIBE_RALLIED, "event-tribe-rallied", WHO_AT),
    Telling(
        kinds.SUPPLY_ROLLED,
        "event-supply-rolled",
        [("seat", SEAT), ("first", NUMBER), ("second", NUMBER), ("total", NUMBER)],
    ),
    Telling(kinds.SEA_SUPPLY_ROLLED, "event-sea-supply-rolled", [("total", NUMBER)]),
    Telling(
        kinds.STACK_MARCHES,
        "event-stack-marches",
        [("units", NUMBER), ("from", PLACE), ("place", PLACE), ("line", LINE), ("price", NUMBER)],
    ),
    Telling(kinds.UNIT_JOINS, "event-unit-joins", WHO_AT),
    Telling(kinds.UNIT_LEFT, "event-unit-left", WHO_AT),
    Telling(kinds.TRIBE_WAKES, "event-tribe-wakes", WHO_AT),
    Telling(kinds.OVERRUN_DONE, "event-overrun", [("place", PLACE), ("seat", SEAT), ("units", NUMBER)]),
    Telling(kinds.MANOEUVRE_PAID, "event-manoeuvre-paid", AT),
    Telling(kinds.FORT_BUILT, "event-fort-built", AT_BY),
    Telling(kinds.FORT_BURNT, "event-fort-burnt", AT_BY),
    Telling(kinds.FORT_TAKEN, "event-fort-taken", AT_BY),
    Telling(kinds.PLACE_RAIDED, "event-place-raided", AT),
    Telling(kinds.STACK_CROSSES, "event-stack-crosses", [("units", NUMBER), ("from", PLACE), ("place", PLACE)]),
    Telling(kinds.SEA_LIFT_SAILS, "event-sea-lift-sails", [("from", PLACE), ("place", PLACE)]),
    Telling(kinds.UNIT_BOARDS, "event-unit-boards", WHO_AT),
    Telling(kinds.TROOPS_LAND, "event-troops-land", [("units", NUMBER), ("place", PLACE)]),
    Telling(kinds.UNIT_REMOVED, "event-unit-removed", WHO_AT),
    Telling(kinds.MILITIA_CALLED, "event-militia-called", WHO_AT),
    Telling(kinds.PLACE_TAKEN, "event-place-taken", AT_BY),
    Telling(kinds.BATTLE_BEGINS, "event-battle-begins", AT_BY),
    Telling(kinds.TERRAIN_CHOSEN, "event-terrain-chosen", [("place", PLACE), ("terrain", TERRAIN)]),
    Telling(kinds.AMBUSH_ROLLED, "event-ambush-rolled", [("place", PLACE), ("face", NUMBER), ("bonus", NUMBER)]),
    Telling(kinds.AMBUSH_SPRUNG, "event-ambush-sprung", AT),
    Telling(kinds.LANDING, "event-landing", AT),
    Telling(kinds.UNIT_GOES_INSIDE, "event-unit-goes-inside", WHO_AT),
    Telling(kinds.UNIT_COMES_OUT, "event-unit-comes-out", WHO_AT),
    Telling(kinds.OPENING_FIRE, "event-opening-fire", ROLLED),
    Telling(kinds.ROUND_ROLLED, "event-round-rolled", ROLLED),
    Telling(kinds.MARKER_SOAKS, "event-marker-soaks", [("place", PLACE), ("soaked", NUMBER), ("left", NUMBER)]),
    Telling(kinds.UNIT_DAMAGED, "event-unit-damaged", WHO_AT),
    Telling(kinds.UNIT_DESTROYED, "event-unit-destroyed", WHO_AT),
    Telling(kinds.UNIT_CALLED, "event-unit-called", WHO_GOES),
    Telling(kinds.ASSAULT_BEGINS, "event-assault-begins", AT_BY),
    Telling(kinds.BATTLE_WON, "event-battle-won", AT_BY),
    Telling(kinds.UNIT_RETREATS, "event-unit-retreats", WHO_GOES),
    Telling(kinds.UNIT_NO_RETREAT, "event-unit-no-retreat", WHO_AT),
    Telling(kinds.UNIT_CAPTURED, "event-unit-captured", WHO_AT),
    Telling(kinds.SIEGE_BEGINS, "event-siege-begins", AT_BY),
    Telling(
        kinds.SIEGE_ROLLED,
        "event-siege-rolled",
        [("place", PLACE), ("seat", SEAT), ("attack", NUMBER), ("defence", NUMBER)],
    ),
    Telling(kinds.SIEGE_ENDS, "event-siege-ends", AT),
    Telling(kinds.TRIBE_GOES_HOME, "event-tribe-goes-home", WHO_GOES),
    Telling(kinds.MILITIA_GOES_HOME, "event-militia-goes-home", WHO_AT),
    Telling(kinds.UNIT_PROMOTED, "event-unit-promoted", [("militia", UNIT), ("unit", UNIT), ("place", PLACE)]),
    Telling(kinds.TRIBE_SAVED, "event-tribe-saved", WHO_AT),
    Telling(kinds.UNIT_STARVES, "event-unit-starves", WHO_AT),
    Telling(kinds.NATION_TURNS, "event-nation-turns", [("unit", UNIT), ("seat", SEAT)]),
    Telling(kinds.NATIONS_JOIN, "event-nations-join", [("seat", SEAT)]),
    Telling(kinds.GREAT_VICTORY, "event-great-victory", [("seat", SEAT)]),
    Telling(kinds.RAIDS_CLEARED, "event-raids-cleared", []),
    Telling(kinds.SEA_LIFT_MOVES, "event-sea-lift-moves", AT),
    Telling(
        kinds.FIRED_AT, "event-fired-at", [("unit", UNIT), ("target", UNIT), ("face", NUMBER), ("modifier", NUMBER)]
    ),
    Telling(kinds.UNIT_CLOSES_IN, "event-unit-closes-in", WHO_AT),
    Telling(kinds.RANDOM_UNIT_ROLLED, "event-random-unit-rolled", [("unit", UNIT), ("face", NUMBER)]),
    Telling(kinds.NOTHING_COMES, "event-nothing-comes", [("ship", SHIP)]),
    Telling(kinds.UNIT_RETURNS, "event-unit-returns", WHO),
]
