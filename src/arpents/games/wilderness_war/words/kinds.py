"""The kinds of action and of event, with their words."""

from __future__ import annotations

from typing import Final

from arpents.engine.vocabulary import Nouns, Numbers, Telling, Verb, Vocabulary
from arpents.games.wilderness_war.facts.board import DEPARTMENTS, PLACE_NAMES, PLACES_ON_MAP, SIDES, SPACE_NAMES
from arpents.games.wilderness_war.facts.deck import CARD_NAMES, EVENT_NAMES
from arpents.games.wilderness_war.facts.pieces import PIECE_NAMES

# -- actions

DONE: Final = 1 << 16
PASS: Final = 2 << 16
CARD: Final = 3 << 16
CARRY_OUT: Final = 4 << 16
BUILD_STOCKADES: Final = 5 << 16
BUILD_FORTS: Final = 6 << 16
DISCARD: Final = 7 << 16
HOLD: Final = 8 << 16
DEMOLISH: Final = 9 << 16
RAZE: Final = 10 << 16
BUILD: Final = 11 << 16
ACTIVATE: Final = 12 << 16
COMMAND_FORCE: Final = 13 << 16
TAKE: Final = 14 << 16
TAKE_ALL: Final = 15 << 16
NEXT: Final = 16 << 16
BY_LAND: Final = 17 << 16
BY_BOAT: Final = 18 << 16
BY_SEA: Final = 19 << 16
STAY: Final = 20 << 16
BESIEGE: Final = 21 << 16
ASSAULT: Final = 22 << 16
SORTIE: Final = 23 << 16
MOVE: Final = 24 << 16
INFILTRATE: Final = 25 << 16
SAIL: Final = 26 << 16
LAND_AT: Final = 27 << 16
DROP: Final = 28 << 16
PLAY: Final = 29 << 16
INTERCEPT: Final = 30 << 16
INTERCEPT_WITH: Final = 31 << 16
AVOID: Final = 32 << 16
AVOID_WITH: Final = 33 << 16
AVOID_TO: Final = 34 << 16
GO_INSIDE: Final = 35 << 16
GO_INSIDE_ALL: Final = 36 << 16
JOIN: Final = 37 << 16
LOSE: Final = 38 << 16
RETREAT: Final = 39 << 16
RETREAT_ALL: Final = 40 << 16
RAID: Final = 41 << 16
GO_HOME: Final = 42 << 16
PLACE: Final = 43 << 16
PLACE_ALL: Final = 44 << 16
DISMISS: Final = 45 << 16
RESTORE: Final = 46 << 16
REMOVE: Final = 47 << 16
ENLIST: Final = 48 << 16
PICK_SPACE: Final = 49 << 16
GIVE_UP: Final = 50 << 16
FOR_DEPARTMENT: Final = 51 << 16
RAISE: Final = 52 << 16
REFIT: Final = 53 << 16
REFIT_ALL: Final = 54 << 16
ENLIST_RANGERS: Final = 55 << 16
SWAP: Final = 56 << 16
TAKE_CARD: Final = 57 << 16
ABANDON: Final = 58 << 16
LEVEL: Final = 59 << 16
DEMOLISH_LATER: Final = 60 << 16

# what a card was used for
AS_EVENT: Final = 0
AS_ACTIVATION: Final = 1
AS_CONSTRUCTION: Final = 2
AS_RESPONSE: Final = 3
AS_NOTHING: Final = 4


class Signed(Nouns):
    """In events only: a number that may be negative."""

    def __init__(self) -> None:
        super().__init__("", [])

    def argument(self, number: int) -> object:
        return number


class Years(Nouns):
    """In events only: a year, never written with a thousands mark."""

    def __init__(self) -> None:
        super().__init__("", [])

    def argument(self, number: int) -> object:
        return str(number)


PIECE_NOUN: Final = Nouns("piece", PIECE_NAMES)
SPACE_NOUN: Final = Nouns("space", SPACE_NAMES[:PLACES_ON_MAP])
PLACE_NOUN: Final = Nouns("space", PLACE_NAMES)
CARD_NOUN: Final = Nouns("card", CARD_NAMES)
SIDE_NOUN: Final = Nouns("seat", list(SIDES))
DEPARTMENT_NOUN: Final = Nouns("department", ["none", *DEPARTMENTS[1:]])
SEASON_NOUN: Final = Nouns("season", ["early", "late"])
USE_NOUN: Final = Nouns("use", ["event", "activation", "construction", "response", "nothing"])
WORK_NOUN: Final = Nouns("work", ["nothing", "stockade", "fort", "fortress", "fort-begun"])
LEVEL_NOUN: Final = Nouns("assemblies", ["reluctant", "supportive", "enthusiastic"])
EVENT_NOUN: Final = Nouns("title", EVENT_NAMES)
RAID_NOUN: Final = Nouns(
    "raid", ["nothing", "lose-1", "lose-2", "", "", "", "", "", "success", "success-lose-1", "success-lose-2"]
)
NUMBER: Final = Numbers()
SIGNED: Final = Signed()
YEAR: Final = Years()

VOCABULARY: Final = Vocabulary(
    [
        Verb(DONE, "done", []),
        Verb(PASS, "pass", []),
        Verb(CARD, "card", [("card", CARD_NOUN)]),
        Verb(CARRY_OUT, "event", []),
        Verb(BUILD_STOCKADES, "build-stockades", []),
        Verb(BUILD_FORTS, "build-forts", []),
        Verb(DISCARD, "discard", []),
        Verb(HOLD, "hold", []),
        Verb(DEMOLISH, "demolish", []),
        Verb(RAZE, "raze", [("space", SPACE_NOUN)]),
        Verb(BUILD, "build", [("space", SPACE_NOUN)]),
        Verb(ACTIVATE, "activate", [("piece", PIECE_NOUN)]),
        Verb(COMMAND_FORCE, "command", [("piece", PIECE_NOUN)]),
        Verb(TAKE, "take", [("piece", PIECE_NOUN)]),
        Verb(TAKE_ALL, "take-all", []),
        Verb(NEXT, "next", [("piece", PIECE_NOUN)]),
        Verb(BY_LAND, "by-land", []),
        Verb(BY_BOAT, "by-boat", []),
        Verb(BY_SEA, "by-sea", []),
        Verb(STAY, "stay", []),
        Verb(BESIEGE, "besiege", []),
        Verb(ASSAULT, "assault", []),
        Verb(SORTIE, "sortie", []),
        Verb(MOVE, "move", [("space", SPACE_NOUN)]),
        Verb(INFILTRATE, "infiltrate", [("space", SPACE_NOUN)]),
        Verb(SAIL, "sail", [("space", SPACE_NOUN)]),
        Verb(LAND_AT, "land-at", [("space", SPACE_NOUN)]),
        Verb(DROP, "drop", [("piece", PIECE_NOUN)]),
        Verb(PLAY, "play", [("card", CARD_NOUN)]),
        Verb(INTERCEPT, "intercept", [("piece", PIECE_NOUN)]),
        Verb(INTERCEPT_WITH, "intercept-with", [("piece", PIECE_NOUN)]),
        Verb(AVOID, "avoid", [("piece", PIECE_NOUN)]),
        Verb(AVOID_WITH, "avoid-with", [("piece", PIECE_NOUN)]),
        Verb(AVOID_TO, "avoid-to", [("space", SPACE_NOUN)]),
        Verb(GO_INSIDE, "inside", [("piece", PIECE_NOUN)]),
        Verb(GO_INSIDE_ALL, "inside-all", []),
        Verb(JOIN, "join", [("piece", PIECE_NOUN)]),
        Verb(LOSE, "lose", [("piece", PIECE_NOUN)]),
        Verb(RETREAT, "retreat", [("piece", PIECE_NOUN), ("space", SPACE_NOUN)]),
        Verb(RETREAT_ALL, "retreat-all", [("space", SPACE_NOUN)]),
        Verb(RAID, "raid", [("space", SPACE_NOUN)]),
        Verb(GO_HOME, "home", [("piece", PIECE_NOUN), ("space", SPACE_NOUN)]),
        Verb(PLACE, "place", [("space", SPACE_NOUN)]),
        Verb(PLACE_ALL, "place-all", [("space", SPACE_NOUN)]),
        Verb(DISMISS, "dismiss", [("piece", PIECE_NOUN)]),
        Verb(RESTORE, "restore", [("piece", PIECE_NOUN)]),
        Verb(REMOVE, "remove", [("piece", PIECE_NOUN)]),
        Verb(ENLIST, "enlist", [("piece", PIECE_NOUN)]),
        Verb(PICK_SPACE, "pick", [("space", SPACE_NOUN)]),
        Verb(GIVE_UP, "give-up", [("card", CARD_NOUN)]),
        Verb(FOR_DEPARTMENT, "department", [("department", DEPARTMENT_NOUN)]),
        Verb(RAISE, "raise", [("department", DEPARTMENT_NOUN)]),
        Verb(REFIT, "refit", [("department", DEPARTMENT_NOUN)]),
        Verb(REFIT_ALL, "refit-all", []),
        Verb(ENLIST_RANGERS, "enlist-rangers", []),
        Verb(SWAP, "swap", [("piece", PIECE_NOUN), ("other", PIECE_NOUN)]),
        Verb(TAKE_CARD, "take-card", [("card", CARD_NOUN)]),
        Verb(ABANDON, "abandon", [("space", SPACE_NOUN)]),
        Verb(LEVEL, "level", [("space", SPACE_NOUN)]),
        Verb(DEMOLISH_LATER, "demolish-later", []),
    ]
)

# -- events

SEASON_BEGUN: Final = 0
HANDS_DEALT: Final = 1
CARD_DEALT: Final = 2
LINKED_CARD_DEALT: Final = 3
RESHUFFLED: Final = 4
CARD_PLAYED: Final = 5
CARD_HELD: Final = 6
YEAR_OVER: Final = 7
ACTIVATED: Final = 8
STAYED: Final = 9
MOVED: Final = 10
DROPPED_OFF: Final = 11
THROWN_BACK: Final = 12
AMPHIB_PLACED: Final = 13
AMPHIB_REMOVED: Final = 14
INFILTRATED_SPACE: Final = 15
INTERCEPTION_ROLLED: Final = 16
AVOIDANCE_ROLLED: Final = 17
AVOIDED: Final = 18
WENT_INSIDE: Final = 19
BUILT: Final = 20
RAZED: Final = 21
CAPTURED: Final = 22
STOCKADE_DESTROYED: Final = 23
STOCKADE_BURNT: Final = 24
FORT_BEGUN_REMOVED: Final = 25
FORTRESS_REVERTED: Final = 26
CHANGED_HANDS: Final = 27
FIELDWORKS_DUG: Final = 28
FIELDWORKS_REMOVED: Final = 29
BATTLE_BEGUN: Final = 30
FIRED: Final = 31
STEP_LOST: Final = 32
ELIMINATED: Final = 33
LEADER_TESTED: Final = 34
LEADER_KILLED: Final = 35
BATTLE_WON: Final = 36
OVERRUN_WON: Final = 37
MILITIA_HOME: Final = 38
SIEGE_BEGUN: Final = 39
SIEGE_LIFTED: Final = 40
SIEGE_ROLLED: Final = 41
BASTIONS_REPAIRED_AT: Final = 42
SURRENDERED: Final = 43
MASSACRED: Final = 44
ASSAULT_BEGUN: Final = 45
ASSAULT_WON: Final = 46
ASSAULT_LOST: Final = 47
RAID_ROLLED: Final = 48
RAID_MARKED: Final = 49
BLOCKHOUSES_BUILT: Final = 50
RAIDED_COUNTED: Final = 51
POINTS_SCORED: Final = 52
PLACED: Final = 53
RESTORED: Final = 54
REINFORCEMENT_LOST: Final = 55
LEADER_DRAWN: Final = 56
LEADER_DISMISSED: Final = 57
LEADER_RETURNED: Final = 58
EVENT_ROLLED: Final = 59
ASSEMBLIES_MOVED: Final = 60
CARD_STOLEN: Final = 61
STOLEN_CARD: Final = 62
NOTHING_GIVEN_UP: Final = 63
LASTING_EVENT: Final = 64
HAND_SIZE_CHANGED: Final = 65
CARD_TAKEN_BACK: Final = 66
JOINED_BATTLE: Final = 67

TELLINGS: Final = [
    Telling(SEASON_BEGUN, "event-season-begun", [("season", SEASON_NOUN), ("year", YEAR)]),
    Telling(HANDS_DEALT, "event-hands-dealt", [("french", NUMBER), ("british", NUMBER), ("deck", NUMBER)]),
    Telling(CARD_DEALT, "event-card-dealt", [("side", SIDE_NOUN), ("card", CARD_NOUN)]),
    Telling(LINKED_CARD_DEALT, "event-linked-card-dealt", [("side", SIDE_NOUN), ("card", CARD_NOUN)]),
    Telling(RESHUFFLED, "event-reshuffled", [("count", NUMBER)]),
    Telling(CARD_PLAYED, "event-card-played", [("side", SIDE_NOUN), ("card", CARD_NOUN), ("use", USE_NOUN)]),
    Telling(CARD_HELD, "event-card-held", [("side", SIDE_NOUN)]),
    Telling(YEAR_OVER, "event-year-over", [("year", YEAR)]),
    Telling(ACTIVATED, "event-activated", [("piece", PIECE_NOUN), ("space", SPACE_NOUN)]),
    Telling(STAYED, "event-stayed", [("space", SPACE_NOUN)]),
    Telling(MOVED, "event-moved", [("piece", PIECE_NOUN), ("from", PLACE_NOUN), ("space", PLACE_NOUN)]),
    Telling(DROPPED_OFF, "event-dropped-off", [("piece", PIECE_NOUN), ("space", SPACE_NOUN)]),
    Telling(THROWN_BACK, "event-thrown-back", [("space", SPACE_NOUN), ("from", SPACE_NOUN)]),
    Telling(AMPHIB_PLACED, "event-amphib-placed", [("space", SPACE_NOUN)]),
    Telling(AMPHIB_REMOVED, "event-amphib-removed", [("space", SPACE_NOUN)]),
    Telling(INFILTRATED_SPACE, "event-infiltrated", [("space", SPACE_NOUN)]),
    Telling(
        INTERCEPTION_ROLLED,
        "event-interception",
        [("space", SPACE_NOUN), ("die", NUMBER), ("tactics", NUMBER), ("success", NUMBER), ("piece", PIECE_NOUN)],
    ),
    Telling(
        AVOIDANCE_ROLLED,
        "event-avoidance",
        [("space", SPACE_NOUN), ("die", NUMBER), ("tactics", NUMBER), ("success", NUMBER), ("piece", PIECE_NOUN)],
    ),
    Telling(AVOIDED, "event-avoided", [("from", SPACE_NOUN), ("space", SPACE_NOUN)]),
    Telling(WENT_INSIDE, "event-went-inside", [("piece", PIECE_NOUN), ("space", SPACE_NOUN)]),
    Telling(BUILT, "event-built", [("work", WORK_NOUN), ("space", SPACE_NOUN), ("side", SIDE_NOUN)]),
    Telling(RAZED, "event-razed", [("work", WORK_NOUN), ("space", SPACE_NOUN), ("side", SIDE_NOUN)]),
    Telling(CAPTURED, "event-captured", [("work", WORK_NOUN), ("space", SPACE_NOUN), ("side", SIDE_NOUN)]),
    Telling(STOCKADE_DESTROYED, "event-stockade-destroyed", [("space", SPACE_NOUN), ("side", SIDE_NOUN)]),
    Telling(STOCKADE_BURNT, "event-stockade-burnt", [("space", SPACE_NOUN)]),
    Telling(FORT_BEGUN_REMOVED, "event-fort-begun-removed", [("space", SPACE_NOUN), ("side", SIDE_NOUN)]),
    Telling(FORTRESS_REVERTED, "event-fortress-reverted", [("space", SPACE_NOUN), ("side", SIDE_NOUN)]),
    Telling(CHANGED_HANDS, "event-changed-hands", [("space", SPACE_NOUN), ("side", SIDE_NOUN)]),
    Telling(FIELDWORKS_DUG, "event-fieldworks-dug", [("space", SPACE_NOUN)]),
    Telling(FIELDWORKS_REMOVED, "event-fieldworks-removed", [("space", SPACE_NOUN)]),
    Telling(BATTLE_BEGUN, "event-battle-begun", [("space", SPACE_NOUN), ("side", SIDE_NOUN)]),
    Telling(
        FIRED,
        "event-fired",
        [("side", SIDE_NOUN), ("die", NUMBER), ("modifier", SIGNED), ("strength", NUMBER), ("losses", NUMBER)],
    ),
    Telling(STEP_LOST, "event-step-lost", [("piece", PIECE_NOUN), ("space", PLACE_NOUN)]),
    Telling(ELIMINATED, "event-eliminated", [("piece", PIECE_NOUN), ("space", PLACE_NOUN)]),
    Telling(LEADER_TESTED, "event-leader-tested", [("piece", PIECE_NOUN), ("die", NUMBER)]),
    Telling(LEADER_KILLED, "event-leader-lost", [("piece", PIECE_NOUN), ("space", PLACE_NOUN)]),
    Telling(
        BATTLE_WON,
        "event-battle-won",
        [("space", SPACE_NOUN), ("side", SIDE_NOUN), ("inflicted", NUMBER), ("suffered", NUMBER)],
    ),
    Telling(OVERRUN_WON, "event-overrun", [("space", SPACE_NOUN), ("side", SIDE_NOUN)]),
    Telling(MILITIA_HOME, "event-militia-home", [("piece", PIECE_NOUN)]),
    Telling(SIEGE_BEGUN, "event-siege-begun", [("space", SPACE_NOUN), ("side", SIDE_NOUN)]),
    Telling(SIEGE_LIFTED, "event-siege-lifted", [("space", SPACE_NOUN)]),
    Telling(
        SIEGE_ROLLED,
        "event-siege-rolled",
        [("space", SPACE_NOUN), ("die", NUMBER), ("modifier", SIGNED), ("level", NUMBER)],
    ),
    Telling(BASTIONS_REPAIRED_AT, "event-bastions-repaired", [("space", SPACE_NOUN)]),
    Telling(SURRENDERED, "event-surrendered", [("space", SPACE_NOUN)]),
    Telling(MASSACRED, "event-massacred", [("space", SPACE_NOUN), ("side", SIDE_NOUN)]),
    Telling(ASSAULT_BEGUN, "event-assault-begun", [("space", SPACE_NOUN), ("side", SIDE_NOUN)]),
    Telling(ASSAULT_WON, "event-assault-won", [("space", SPACE_NOUN), ("side", SIDE_NOUN)]),
    Telling(ASSAULT_LOST, "event-assault-lost", [("space", SPACE_NOUN), ("side", SIDE_NOUN)]),
    Telling(
        RAID_ROLLED,
        "event-raid-rolled",
        [("space", SPACE_NOUN), ("die", NUMBER), ("modifier", SIGNED), ("hard", NUMBER), ("result", RAID_NOUN)],
    ),
    Telling(RAID_MARKED, "event-raid-marked", [("space", SPACE_NOUN), ("side", SIDE_NOUN)]),
    Telling(BLOCKHOUSES_BUILT, "event-blockhouses", [("side", SIDE_NOUN)]),
    Telling(RAIDED_COUNTED, "event-raided-counted", [("side", SIDE_NOUN), ("count", NUMBER)]),
    Telling(POINTS_SCORED, "event-points", [("side", SIDE_NOUN), ("points", NUMBER)]),
    Telling(PLACED, "event-placed", [("piece", PIECE_NOUN), ("space", PLACE_NOUN)]),
    Telling(RESTORED, "event-restored", [("piece", PIECE_NOUN), ("space", PLACE_NOUN)]),
    Telling(REINFORCEMENT_LOST, "event-reinforcement-lost", [("piece", PIECE_NOUN)]),
    Telling(LEADER_DRAWN, "event-leader-drawn", [("piece", PIECE_NOUN)]),
    Telling(LEADER_DISMISSED, "event-leader-dismissed", [("piece", PIECE_NOUN)]),
    Telling(LEADER_RETURNED, "event-leader-returned", [("piece", PIECE_NOUN)]),
    Telling(EVENT_ROLLED, "event-event-rolled", [("card", CARD_NOUN), ("die", NUMBER)]),
    Telling(ASSEMBLIES_MOVED, "event-assemblies", [("level", LEVEL_NOUN)]),
    Telling(CARD_STOLEN, "event-card-stolen", [("side", SIDE_NOUN)]),
    Telling(STOLEN_CARD, "event-stolen-card", [("side", SIDE_NOUN), ("card", CARD_NOUN)]),
    Telling(NOTHING_GIVEN_UP, "event-nothing-given-up", [("side", SIDE_NOUN)]),
    Telling(LASTING_EVENT, "event-lasting", [("event", EVENT_NOUN)]),
    Telling(HAND_SIZE_CHANGED, "event-hand-size", [("side", SIDE_NOUN), ("count", NUMBER)]),
    Telling(CARD_TAKEN_BACK, "event-card-taken-back", [("side", SIDE_NOUN), ("card", CARD_NOUN)]),
    Telling(JOINED_BATTLE, "event-joined-battle", [("piece", PIECE_NOUN), ("space", SPACE_NOUN)]),
]
