"""The kinds of action and of event, with their words."""

from __future__ import annotations

from typing import Final

from arpents.engine.declarations import Tellings, Verbs
from arpents.engine.vocabulary import Modifiers, Nouns, Numbers, Signed, Years
from arpents.games.wilderness_war.facts.board import DEPARTMENTS, PLACE_NAMES, PLACES_ON_MAP, SIDES, SPACE_NAMES
from arpents.games.wilderness_war.facts.deck import CARD_NAMES, EVENT_NAMES
from arpents.games.wilderness_war.facts.pieces import PIECE_NAMES
from arpents.games.wilderness_war.facts.tables import column_name

PIECE_NOUN: Final = Nouns("piece", PIECE_NAMES)
SPACE_NOUN: Final = Nouns("space", SPACE_NAMES[:PLACES_ON_MAP])
PLACE_NOUN: Final = Nouns("space", PLACE_NAMES)
CARD_NOUN: Final = Nouns("card", CARD_NAMES)
SEAT_NOUN: Final = Nouns("seat", list(SIDES))
DEPARTMENT_NOUN: Final = Nouns("department", ["none", *DEPARTMENTS[1:]])
SEASON_NOUN: Final = Nouns("season", ["early", "late"])
USE_NOUN: Final = Nouns("use", ["event", "activation", "construction", "response", "nothing"])
WORK_NOUN: Final = Nouns("work", ["nothing", "stockade", "fort", "fortress", "fort-begun"])
LEVEL_NOUN: Final = Nouns("assemblies", ["reluctant", "supportive", "enthusiastic"])
EVENT_NOUN: Final = Nouns("title", EVENT_NAMES)
RAID_NOUN: Final = Nouns(
    "raid", ["nothing", "lose-1", "lose-2", "", "", "", "", "", "success", "success-lose-1", "success-lose-2"]
)


class Columns(Nouns):
    """7.5 In events only: a column of the combat table, by what is printed above it."""

    def __init__(self) -> None:
        super().__init__("", [])

    def argument(self, number: int) -> object:
        return column_name(number)


# what is added to dice
MODIFIER: Final = Modifiers()
BY_TACTICS: Final = MODIFIER.add("tactics", "7.51")
BY_SCOUTS: Final = MODIFIER.add("scouts", "7.52")
BY_REGULARS: Final = MODIFIER.add("regulars", "7.53")
BY_LANDING: Final = MODIFIER.add("landing", "7.54")
BY_STOCKADE: Final = MODIFIER.add("stockade", "7.54")
BY_COEHORNS: Final = MODIFIER.add("coehorns", "8.231")
BY_ENEMY_TACTICS: Final = MODIFIER.add("enemy-tactics", "8.231")
BY_ENEMY_COEHORNS: Final = MODIFIER.add("enemy-coehorns", "8.231")
BY_LOUISBOURG: Final = MODIFIER.add("louisbourg", "8.231")
BY_RANGERS: Final = MODIFIER.add("rangers", "10.3")
BY_MILITIA: Final = MODIFIER.add("militia", "10.3")
COLUMN: Final = Columns()
NUMBER: Final = Numbers()
SIGNED: Final = Signed()
YEAR: Final = Years()

VERBS: Final = Verbs()

DONE: Final = VERBS.add("done")
PASS: Final = VERBS.add("pass")
CARD: Final = VERBS.add("card", ("card", CARD_NOUN))
CARRY_OUT: Final = VERBS.add("event")
BUILD_STOCKADES: Final = VERBS.add("build-stockades")
BUILD_FORTS: Final = VERBS.add("build-forts")
DISCARD: Final = VERBS.add("discard")
HOLD: Final = VERBS.add("hold")
DEMOLISH: Final = VERBS.add("demolish")
RAZE: Final = VERBS.add("raze", ("space", SPACE_NOUN))
BUILD: Final = VERBS.add("build", ("space", SPACE_NOUN))
ACTIVATE: Final = VERBS.add("activate", ("piece", PIECE_NOUN))
COMMAND_FORCE: Final = VERBS.add("command", ("piece", PIECE_NOUN))
TAKE: Final = VERBS.add("take", ("piece", PIECE_NOUN))
TAKE_ALL: Final = VERBS.add("take-all")
NEXT: Final = VERBS.add("next", ("piece", PIECE_NOUN))
BY_LAND: Final = VERBS.add("by-land")
BY_BOAT: Final = VERBS.add("by-boat")
BY_SEA: Final = VERBS.add("by-sea")
STAY: Final = VERBS.add("stay")
BESIEGE: Final = VERBS.add("besiege")
ASSAULT: Final = VERBS.add("assault")
SORTIE: Final = VERBS.add("sortie")
MOVE: Final = VERBS.add("move", ("space", SPACE_NOUN))
INFILTRATE: Final = VERBS.add("infiltrate", ("space", SPACE_NOUN))
SAIL: Final = VERBS.add("sail", ("space", SPACE_NOUN))
LAND_AT: Final = VERBS.add("land-at", ("space", SPACE_NOUN))
DROP: Final = VERBS.add("drop", ("piece", PIECE_NOUN))
PLAY: Final = VERBS.add("play", ("card", CARD_NOUN))
INTERCEPT: Final = VERBS.add("intercept", ("piece", PIECE_NOUN))
INTERCEPT_WITH: Final = VERBS.add("intercept-with", ("piece", PIECE_NOUN))
AVOID: Final = VERBS.add("avoid", ("piece", PIECE_NOUN))
AVOID_WITH: Final = VERBS.add("avoid-with", ("piece", PIECE_NOUN))
AVOID_TO: Final = VERBS.add("avoid-to", ("space", SPACE_NOUN))
GO_INSIDE: Final = VERBS.add("inside", ("piece", PIECE_NOUN))
GO_INSIDE_ALL: Final = VERBS.add("inside-all")
JOIN: Final = VERBS.add("join", ("piece", PIECE_NOUN))
LOSE: Final = VERBS.add("lose", ("piece", PIECE_NOUN))
RETREAT: Final = VERBS.add("retreat", ("piece", PIECE_NOUN), ("space", SPACE_NOUN))
RETREAT_ALL: Final = VERBS.add("retreat-all", ("space", SPACE_NOUN))
RAID: Final = VERBS.add("raid", ("space", SPACE_NOUN))
GO_HOME: Final = VERBS.add("home", ("piece", PIECE_NOUN), ("space", SPACE_NOUN))
PLACE: Final = VERBS.add("place", ("space", SPACE_NOUN))
PLACE_ALL: Final = VERBS.add("place-all", ("space", SPACE_NOUN))
DISMISS: Final = VERBS.add("dismiss", ("piece", PIECE_NOUN))
RESTORE: Final = VERBS.add("restore", ("piece", PIECE_NOUN))
REMOVE: Final = VERBS.add("remove", ("piece", PIECE_NOUN))
ENLIST: Final = VERBS.add("enlist", ("piece", PIECE_NOUN))
PICK_SPACE: Final = VERBS.add("pick", ("space", SPACE_NOUN))
GIVE_UP: Final = VERBS.add("give-up", ("card", CARD_NOUN))
FOR_DEPARTMENT: Final = VERBS.add("department", ("department", DEPARTMENT_NOUN))
RAISE: Final = VERBS.add("raise", ("department", DEPARTMENT_NOUN))
REFIT: Final = VERBS.add("refit", ("department", DEPARTMENT_NOUN))
REFIT_ALL: Final = VERBS.add("refit-all")
ENLIST_RANGERS: Final = VERBS.add("enlist-rangers")
SWAP: Final = VERBS.add("swap", ("piece", PIECE_NOUN), ("other", PIECE_NOUN))
TAKE_CARD: Final = VERBS.add("take-card", ("card", CARD_NOUN))
ABANDON: Final = VERBS.add("abandon", ("space", SPACE_NOUN))
LEVEL: Final = VERBS.add("level", ("space", SPACE_NOUN))
DEMOLISH_LATER: Final = VERBS.add("demolish-later")

# what a card was used for
AS_EVENT: Final = 0
AS_ACTIVATION: Final = 1
AS_CONSTRUCTION: Final = 2
AS_RESPONSE: Final = 3
AS_NOTHING: Final = 4

TELLINGS: Final = Tellings()

SEASON_BEGUN: Final = TELLINGS.add("season-begun", ("season", SEASON_NOUN), ("year", YEAR))
HANDS_DEALT: Final = TELLINGS.add("hands-dealt", ("french", NUMBER), ("british", NUMBER), ("deck", NUMBER))
CARD_DEALT: Final = TELLINGS.add("card-dealt", ("seat", SEAT_NOUN), ("card", CARD_NOUN))
LINKED_CARD_DEALT: Final = TELLINGS.add("linked-card-dealt", ("seat", SEAT_NOUN), ("card", CARD_NOUN))
RESHUFFLED: Final = TELLINGS.add("reshuffled", ("count", NUMBER))
CARD_PLAYED: Final = TELLINGS.add("card-played", ("seat", SEAT_NOUN), ("card", CARD_NOUN), ("use", USE_NOUN))
CARD_HELD: Final = TELLINGS.add("card-held", ("seat", SEAT_NOUN))
YEAR_OVER: Final = TELLINGS.add("year-over", ("year", YEAR))
ACTIVATED: Final = TELLINGS.add("activated", ("piece", PIECE_NOUN), ("space", SPACE_NOUN))
STAYED: Final = TELLINGS.add("stayed", ("space", SPACE_NOUN))
MOVED: Final = TELLINGS.add("moved", ("piece", PIECE_NOUN), ("from", PLACE_NOUN), ("space", PLACE_NOUN))
DROPPED_OFF: Final = TELLINGS.add("dropped-off", ("piece", PIECE_NOUN), ("space", SPACE_NOUN))
THROWN_BACK: Final = TELLINGS.add("thrown-back", ("space", SPACE_NOUN), ("from", SPACE_NOUN))
AMPHIB_PLACED: Final = TELLINGS.add("amphib-placed", ("space", SPACE_NOUN))
AMPHIB_REMOVED: Final = TELLINGS.add("amphib-removed", ("space", SPACE_NOUN))
INFILTRATED_SPACE: Final = TELLINGS.add("infiltrated", ("space", SPACE_NOUN))
INTERCEPTION_ROLLED: Final = TELLINGS.add(
    "interception",
    ("space", SPACE_NOUN),
    ("die", NUMBER),
    ("tactics", NUMBER),
    ("success", NUMBER),
    ("piece", PIECE_NOUN),
)
AVOIDANCE_ROLLED: Final = TELLINGS.add(
    "avoidance", ("space", SPACE_NOUN), ("die", NUMBER), ("tactics", NUMBER), ("success", NUMBER), ("piece", PIECE_NOUN)
)
AVOIDED: Final = TELLINGS.add("avoided", ("from", SPACE_NOUN), ("space", SPACE_NOUN))
WENT_INSIDE: Final = TELLINGS.add("went-inside", ("piece", PIECE_NOUN), ("space", SPACE_NOUN))
BUILT: Final = TELLINGS.add("built", ("work", WORK_NOUN), ("space", SPACE_NOUN), ("seat", SEAT_NOUN))
RAZED: Final = TELLINGS.add("razed", ("work", WORK_NOUN), ("space", SPACE_NOUN), ("seat", SEAT_NOUN))
CAPTURED: Final = TELLINGS.add("captured", ("work", WORK_NOUN), ("space", SPACE_NOUN), ("seat", SEAT_NOUN))
STOCKADE_DESTROYED: Final = TELLINGS.add("stockade-destroyed", ("space", SPACE_NOUN), ("seat", SEAT_NOUN))
STOCKADE_BURNT: Final = TELLINGS.add("stockade-burnt", ("space", SPACE_NOUN))
FORT_BEGUN_REMOVED: Final = TELLINGS.add("fort-begun-removed", ("space", SPACE_NOUN), ("seat", SEAT_NOUN))
FORTRESS_REVERTED: Final = TELLINGS.add("fortress-reverted", ("space", SPACE_NOUN), ("seat", SEAT_NOUN))
CHANGED_HANDS: Final = TELLINGS.add("changed-hands", ("space", SPACE_NOUN), ("seat", SEAT_NOUN))
FIELDWORKS_DUG: Final = TELLINGS.add("fieldworks-dug", ("space", SPACE_NOUN))
FIELDWORKS_REMOVED: Final = TELLINGS.add("fieldworks-removed", ("space", SPACE_NOUN))
BATTLE_BEGUN: Final = TELLINGS.add("battle-begun", ("space", SPACE_NOUN), ("seat", SEAT_NOUN))
FIRED: Final = TELLINGS.add(
    "fired",
    ("seat", SEAT_NOUN),
    ("die", NUMBER),
    ("modifier", SIGNED),
    ("strength", NUMBER),
    ("losses", NUMBER),
    ("column", COLUMN),
    ("modifiers", MODIFIER),
)
STEP_LOST: Final = TELLINGS.add("step-lost", ("piece", PIECE_NOUN), ("space", PLACE_NOUN))
ELIMINATED: Final = TELLINGS.add("eliminated", ("piece", PIECE_NOUN), ("space", PLACE_NOUN))
LEADER_TESTED: Final = TELLINGS.add("leader-tested", ("piece", PIECE_NOUN), ("die", NUMBER))
LEADER_KILLED: Final = TELLINGS.add("leader-lost", ("piece", PIECE_NOUN), ("space", PLACE_NOUN))
BATTLE_WON: Final = TELLINGS.add(
    "battle-won", ("space", SPACE_NOUN), ("seat", SEAT_NOUN), ("inflicted", NUMBER), ("suffered", NUMBER)
)
OVERRUN_WON: Final = TELLINGS.add("overrun", ("space", SPACE_NOUN), ("seat", SEAT_NOUN))
MILITIA_HOME: Final = TELLINGS.add("militia-home", ("piece", PIECE_NOUN))
SIEGE_BEGUN: Final = TELLINGS.add("siege-begun", ("space", SPACE_NOUN), ("seat", SEAT_NOUN))
SIEGE_LIFTED: Final = TELLINGS.add("siege-lifted", ("space", SPACE_NOUN))
SIEGE_ROLLED: Final = TELLINGS.add(
    "siege-rolled",
    ("space", SPACE_NOUN),
    ("die", NUMBER),
    ("modifier", SIGNED),
    ("level", NUMBER),
    ("seat", SEAT_NOUN),
    ("modifiers", MODIFIER),
)
BASTIONS_REPAIRED_AT: Final = TELLINGS.add("bastions-repaired", ("space", SPACE_NOUN))
SURRENDERED: Final = TELLINGS.add("surrendered", ("space", SPACE_NOUN))
MASSACRED: Final = TELLINGS.add("massacred", ("space", SPACE_NOUN), ("seat", SEAT_NOUN))
ASSAULT_BEGUN: Final = TELLINGS.add("assault-begun", ("space", SPACE_NOUN), ("seat", SEAT_NOUN))
ASSAULT_WON: Final = TELLINGS.add("assault-won", ("space", SPACE_NOUN), ("seat", SEAT_NOUN))
ASSAULT_LOST: Final = TELLINGS.add("assault-lost", ("space", SPACE_NOUN), ("seat", SEAT_NOUN))
RAID_ROLLED: Final = TELLINGS.add(
    "raid-rolled",
    ("space", SPACE_NOUN),
    ("die", NUMBER),
    ("modifier", SIGNED),
    ("hard", NUMBER),
    ("result", RAID_NOUN),
    ("seat", SEAT_NOUN),
    ("modifiers", MODIFIER),
)
RAID_MARKED: Final = TELLINGS.add("raid-marked", ("space", SPACE_NOUN), ("seat", SEAT_NOUN))
BLOCKHOUSES_BUILT: Final = TELLINGS.add("blockhouses", ("seat", SEAT_NOUN))
RAIDED_COUNTED: Final = TELLINGS.add("raided-counted", ("seat", SEAT_NOUN), ("count", NUMBER))
POINTS_SCORED: Final = TELLINGS.add("points", ("seat", SEAT_NOUN), ("points", NUMBER), ("track", SIGNED))
PLACED: Final = TELLINGS.add("placed", ("piece", PIECE_NOUN), ("space", PLACE_NOUN))
RESTORED: Final = TELLINGS.add("restored", ("piece", PIECE_NOUN), ("space", PLACE_NOUN))
REINFORCEMENT_LOST: Final = TELLINGS.add("reinforcement-lost", ("piece", PIECE_NOUN))
LEADER_DRAWN: Final = TELLINGS.add("leader-drawn", ("piece", PIECE_NOUN))
LEADER_DISMISSED: Final = TELLINGS.add("leader-dismissed", ("piece", PIECE_NOUN))
LEADER_RETURNED: Final = TELLINGS.add("leader-returned", ("piece", PIECE_NOUN))
EVENT_ROLLED: Final = TELLINGS.add("event-rolled", ("card", CARD_NOUN), ("die", NUMBER))
ASSEMBLIES_MOVED: Final = TELLINGS.add("assemblies", ("level", LEVEL_NOUN))
CARD_STOLEN: Final = TELLINGS.add("card-stolen", ("seat", SEAT_NOUN))
STOLEN_CARD: Final = TELLINGS.add("stolen-card", ("seat", SEAT_NOUN), ("card", CARD_NOUN))
NOTHING_GIVEN_UP: Final = TELLINGS.add("nothing-given-up", ("seat", SEAT_NOUN))
LASTING_EVENT: Final = TELLINGS.add("lasting", ("event", EVENT_NOUN))
HAND_SIZE_CHANGED: Final = TELLINGS.add("hand-size", ("seat", SEAT_NOUN), ("count", NUMBER))
CARD_TAKEN_BACK: Final = TELLINGS.add("card-taken-back", ("seat", SEAT_NOUN), ("card", CARD_NOUN))
JOINED_BATTLE: Final = TELLINGS.add("joined-battle", ("piece", PIECE_NOUN), ("space", SPACE_NOUN))
