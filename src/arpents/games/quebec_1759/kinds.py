"""The kinds of action and of event, with their words."""

from __future__ import annotations

from typing import Final

from arpents.engine.vocabulary import Dice, Nouns, Numbers, Sets, Telling, Verb, Vocabulary
from arpents.games.quebec_1759.board import BLOCK_NAMES, PLACE_NAMES, SEATS, ZONES

# -- actions

READY: Final = 1 << 16
DONE: Final = 2 << 16
PASS: Final = 3 << 16
STAND: Final = 4 << 16
HOLD: Final = 5 << 16
CEASE: Final = 6 << 16
REMAIN: Final = 7 << 16
FREELY: Final = 8 << 16
PRESET: Final = 9 << 16
TAKE: Final = 10 << 16
PUT: Final = 11 << 16
FROM: Final = 12 << 16
TO: Final = 13 << 16
BOAT_TO: Final = 14 << 16
COUNT: Final = 15 << 16
SHIPS_UP: Final = 16 << 16
SHIPS_DOWN: Final = 17 << 16
INDIANS_FROM: Final = 18 << 16
GIVE: Final = 19 << 16
RECEIVE: Final = 20 << 16
PICK: Final = 21 << 16
FIGHT_AT: Final = 22 << 16
RAID: Final = 23 << 16
SCOUT: Final = 24 << 16
LOSE: Final = 25 << 16
ANSWER: Final = 26 << 16
WITHDRAW: Final = 27 << 16
LEFT: Final = 28 << 16
CENTRE: Final = 29 << 16
RIGHT: Final = 30 << 16
RETREAT: Final = 31 << 16
RETREAT_BY_BOAT: Final = 32 << 16
FIRE: Final = 33 << 16
EMBARK: Final = 34 << 16
REMOVE: Final = 35 << 16

PRESETS: Final[list[str]] = ["even", "levis", "beauport"]  # data/presets.json

BLOCK: Final = Nouns("block", BLOCK_NAMES)
ZONE: Final = Nouns("zone", PLACE_NAMES[:ZONES])
PLACE: Final = Nouns("zone", PLACE_NAMES)
SEAT: Final = Nouns("seat", list(SEATS))
COLUMN: Final = Nouns("column", ["left", "centre", "right", "reserve", "skirmish"])
WAY: Final = Nouns("way", ["road", "boat", "crossing", "none"])
FAULT: Final = Nouns(
    "fault",
    [
        "none",
        "two-origins",
        "ships-with-others",
        "indians-with-others",
        "too-many-blocks",
        "same-zone",
        "no-link",
        "same-line-twice",
        "too-many-boats",
        "tide",
        "too-many-upstream",
        "too-few-ships",
        "indians-elsewhere",
        "no-french-boats",
    ],
)
MILITIA: Final = Nouns("type", ["militia-quebec", "militia-montreal", "militia-trois-rivieres"])
NUMBER: Final = Numbers()
BLOCK_SET: Final = Sets(BLOCK)
FACES: Final = Dice()
PRESET_NAME: Final = Nouns("preset", PRESETS)

VOCABULARY: Final = Vocabulary(
    [
        Verb(READY, "ready", []),
        Verb(DONE, "done", []),
        Verb(PASS, "pass", []),
        Verb(STAND, "stand", []),
        Verb(HOLD, "hold", []),
        Verb(CEASE, "cease", []),
        Verb(REMAIN, "remain", []),
        Verb(FREELY, "freely", []),
        Verb(PRESET, "preset", [("preset", PRESET_NAME)]),
        Verb(TAKE, "take", [("block", BLOCK)]),
        Verb(PUT, "put", [("zone", ZONE)]),
        Verb(FROM, "from", [("zone", ZONE)]),
        Verb(TO, "to", [("zone", ZONE)]),
        Verb(BOAT_TO, "boat-to", [("zone", ZONE)]),
        Verb(COUNT, "count", [("count", Numbers(25))]),
        Verb(SHIPS_UP, "ships-up", [("count", Numbers(4))]),
        Verb(SHIPS_DOWN, "ships-down", [("count", Numbers(4))]),
        Verb(INDIANS_FROM, "indians-from", [("zone", ZONE)]),
        Verb(GIVE, "give", [("block", BLOCK)]),
        Verb(RECEIVE, "receive", [("block", BLOCK)]),
        Verb(PICK, "pick", [("block", BLOCK)]),
        Verb(FIGHT_AT, "fight-at", [("zone", ZONE)]),
        Verb(RAID, "raid", []),
        Verb(SCOUT, "scout", []),
        Verb(LOSE, "lose", [("block", BLOCK)]),
        Verb(ANSWER, "answer", [("block", BLOCK)]),
        Verb(WITHDRAW, "withdraw", [("zone", ZONE)]),
        Verb(LEFT, "left", [("block", BLOCK)]),
        Verb(CENTRE, "centre", [("block", BLOCK)]),
        Verb(RIGHT, "right", [("block", BLOCK)]),
        Verb(RETREAT, "retreat", [("zone", ZONE)]),
        Verb(RETREAT_BY_BOAT, "retreat-by-boat", [("zone", ZONE)]),
        Verb(FIRE, "fire", [("block", BLOCK)]),
        Verb(EMBARK, "embark", [("block", BLOCK)]),
        Verb(REMOVE, "remove", [("block", BLOCK)]),
    ]
)

# -- events

PRESET_CHOSEN: Final = 1
BLOCK_PLACED: Final = 2
SETUP_DONE: Final = 3
MOVE_BEGINS: Final = 4
TIDE_RUNS: Final = 5
TIDE_STOPS: Final = 6
CV_TRANSFERRED: Final = 7
LINE_WRITTEN: Final = 8
SHIPS_WRITTEN: Final = 9
INDIANS_WRITTEN: Final = 10
STAY_REVEALED: Final = 11
LINE_REVEALED: Final = 12
SHIPS_REVEALED: Final = 13
INDIANS_REVEALED: Final = 14
LINE_IMPOSSIBLE: Final = 15
ORDER_IMPOSSIBLE: Final = 16
ORDER_STAYED: Final = 17
BLOCKS_MOVED: Final = 18
WHO_MOVED: Final = 19
SHIPS_SAILED: Final = 20
INDIANS_MOVED: Final = 21
FORCES_MEET: Final = 22
STEPPED_BACK: Final = 23
RAID_FIRED: Final = 24
SCOUTED: Final = 25
RAID_ANSWERED: Final = 26
INDIANS_WITHDREW: Final = 27
INDIANS_REMOVED: Final = 28
BLOCK_REDUCED: Final = 29
BLOCK_ELIMINATED: Final = 30
DECOYS_REMOVED: Final = 31
ZONE_OCCUPIED: Final = 32
MILITIA_REMOVED: Final = 33
BATTLE_BEGINS: Final = 34
SKIRMISH_BEGINS: Final = 35
NO_BATTLE: Final = 36
DEPLOYED: Final = 37
BLOCK_REVEALED: Final = 38
TURN_BEGINS: Final = 39
RESERVE_COMMITTED: Final = 40
SHOT: Final = 41
DOUBLE_SHOT: Final = 42
MUST_FIRE: Final = 43
RETREATED: Final = 44
ROUTED: Final = 45
SURPLUS_LOST: Final = 46
PURSUIT_SHOT: Final = 47
DOUBLE_PURSUIT: Final = 48
RESERVE_ABSORBS: Final = 49
BATTLE_ENDS: Final = 50
MATCH_ENDS: Final = 51

LINE: Final = [("seat", SEAT), ("count", NUMBER), ("from", PLACE), ("zone", PLACE), ("way", WAY)]

TELLINGS: Final = [
    Telling(PRESET_CHOSEN, "event-preset-chosen", [("preset", PRESET_NAME)]),
    Telling(BLOCK_PLACED, "event-block-placed", [("block", BLOCK), ("zone", PLACE)]),
    Telling(SETUP_DONE, "event-setup-done", []),
    Telling(MOVE_BEGINS, "event-move-begins", [("move", NUMBER)]),
    Telling(TIDE_RUNS, "event-tide-runs", [("dice", FACES)]),
    Telling(TIDE_STOPS, "event-tide-stops", [("dice", FACES)]),
    Telling(CV_TRANSFERRED, "event-cv-transferred", [("giver", BLOCK), ("block", BLOCK)]),
    Telling(LINE_WRITTEN, "event-line-written", LINE),
    Telling(SHIPS_WRITTEN, "event-ships-written", [("seat", SEAT), ("count", NUMBER), ("zone", PLACE)]),
    Telling(INDIANS_WRITTEN, "event-indians-written", [("from", PLACE), ("zone", PLACE)]),
    Telling(STAY_REVEALED, "event-stay-revealed", [("seat", SEAT)]),
    Telling(LINE_REVEALED, "event-line-revealed", LINE),
    Telling(SHIPS_REVEALED, "event-ships-revealed", [("seat", SEAT), ("count", NUMBER), ("zone", PLACE)]),
    Telling(INDIANS_REVEALED, "event-indians-revealed", [("from", PLACE), ("zone", PLACE)]),
    Telling(LINE_IMPOSSIBLE, "event-line-impossible", [("seat", SEAT), ("number", NUMBER), ("fault", FAULT)]),
    Telling(ORDER_IMPOSSIBLE, "event-order-impossible", [("seat", SEAT), ("fault", FAULT)]),
    Telling(ORDER_STAYED, "event-order-stayed", [("seat", SEAT)]),
    Telling(BLOCKS_MOVED, "event-blocks-moved", LINE),
    Telling(WHO_MOVED, "event-who-moved", [("blocks", BLOCK_SET), ("zone", PLACE)]),
    Telling(SHIPS_SAILED, "event-ships-sailed", [("count", NUMBER), ("zone", PLACE)]),
    Telling(INDIANS_MOVED, "event-indians-moved", [("from", PLACE), ("zone", PLACE)]),
    Telling(FORCES_MEET, "event-forces-meet", [("from", PLACE), ("zone", PLACE)]),
    Telling(STEPPED_BACK, "event-stepped-back", [("seat", SEAT), ("count", NUMBER), ("zone", PLACE)]),
    Telling(RAID_FIRED, "event-raid-fired", [("zone", PLACE), ("dice", FACES), ("hits", NUMBER)]),
    Telling(SCOUTED, "event-scouted", [("zone", PLACE), ("block", BLOCK), ("cv", NUMBER)]),
    Telling(RAID_ANSWERED, "event-raid-answered", [("block", BLOCK), ("dice", FACES), ("hits", NUMBER)]),
    Telling(INDIANS_WITHDREW, "event-indians-withdrew", [("from", PLACE), ("zone", PLACE)]),
    Telling(INDIANS_REMOVED, "event-indians-removed", []),
    Telling(BLOCK_REDUCED, "event-block-reduced", [("block", BLOCK), ("cv", NUMBER)]),
    Telling(BLOCK_ELIMINATED, "event-block-eliminated", [("block", BLOCK)]),
    Telling(DECOYS_REMOVED, "event-decoys-removed", [("seat", SEAT), ("count", NUMBER), ("zone", PLACE)]),
    Telling(ZONE_OCCUPIED, "event-zone-occupied", [("zone", PLACE)]),
    Telling(MILITIA_REMOVED, "event-militia-removed", [("block", BLOCK), ("cv", NUMBER), ("militia", MILITIA)]),
    Telling(BATTLE_BEGINS, "event-battle-begins", [("zone", PLACE), ("seat", SEAT)]),
    Telling(SKIRMISH_BEGINS, "event-skirmish-begins", [("zone", PLACE), ("seat", SEAT)]),
    Telling(NO_BATTLE, "event-no-battle", [("zone", PLACE)]),
    Telling(
        DEPLOYED,
        "event-deployed",
        [("seat", SEAT), ("left", NUMBER), ("centre", NUMBER), ("right", NUMBER), ("reserve", NUMBER)],
    ),
    Telling(BLOCK_REVEALED, "event-block-revealed", [("block", BLOCK), ("cv", NUMBER), ("column", COLUMN)]),
    Telling(TURN_BEGINS, "event-turn-begins", [("turn", NUMBER)]),
    Telling(RESERVE_COMMITTED, "event-reserve-committed", [("block", BLOCK), ("cv", NUMBER), ("column", COLUMN)]),
    Telling(SHOT, "event-shot", [("block", BLOCK), ("dice", FACES), ("hits", NUMBER)]),
    Telling(DOUBLE_SHOT, "event-double-shot", [("block", BLOCK), ("dice", FACES), ("hits", NUMBER)]),
    Telling(MUST_FIRE, "event-must-fire", []),
    Telling(RETREATED, "event-retreated", LINE),
    Telling(ROUTED, "event-routed", [("seat", SEAT), ("zone", PLACE)]),
    Telling(SURPLUS_LOST, "event-surplus-lost", [("seat", SEAT), ("block", BLOCK)]),
    Telling(PURSUIT_SHOT, "event-pursuit-shot", [("block", BLOCK), ("dice", FACES), ("hits", NUMBER)]),
    Telling(DOUBLE_PURSUIT, "event-double-pursuit", [("block", BLOCK), ("dice", FACES), ("hits", NUMBER)]),
    Telling(RESERVE_ABSORBS, "event-reserve-absorbs", [("seat", SEAT), ("count", NUMBER)]),
    Telling(BATTLE_ENDS, "event-battle-ends", [("zone", PLACE)]),
    Telling(MATCH_ENDS, "event-match-ends", [("seat", SEAT)]),
]
