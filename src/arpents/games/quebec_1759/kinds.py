"""The kinds of action and of event, with their words."""

from __future__ import annotations

from typing import Final

from arpents.engine.declarations import Tellings, Verbs
from arpents.engine.vocabulary import Dice, Nouns, Numbers, Sets
from arpents.games.quebec_1759.board import BLOCK_NAMES, PLACE_NAMES, SEATS, ZONES

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

LINE: Final[list[tuple[str, Nouns]]] = [
    ("seat", SEAT),
    ("count", NUMBER),
    ("from", PLACE),
    ("zone", PLACE),
    ("way", WAY),
]

VERBS: Final = Verbs()

READY: Final = VERBS.add("ready")
DONE: Final = VERBS.add("done")
PASS: Final = VERBS.add("pass")
STAND: Final = VERBS.add("stand")
HOLD: Final = VERBS.add("hold")
CEASE: Final = VERBS.add("cease")
REMAIN: Final = VERBS.add("remain")
FREELY: Final = VERBS.add("freely")
PRESET: Final = VERBS.add("preset", ("preset", PRESET_NAME))
TAKE: Final = VERBS.add("take", ("block", BLOCK))
PUT: Final = VERBS.add("put", ("zone", ZONE))
FROM: Final = VERBS.add("from", ("zone", ZONE))
TO: Final = VERBS.add("to", ("zone", ZONE))
BOAT_TO: Final = VERBS.add("boat-to", ("zone", ZONE))
COUNT: Final = VERBS.add("count", ("count", Numbers(25)))
SHIPS_UP: Final = VERBS.add("ships-up", ("count", Numbers(4)))
SHIPS_DOWN: Final = VERBS.add("ships-down", ("count", Numbers(4)))
INDIANS_FROM: Final = VERBS.add("indians-from", ("zone", ZONE))
GIVE: Final = VERBS.add("give", ("block", BLOCK))
RECEIVE: Final = VERBS.add("receive", ("block", BLOCK))
PICK: Final = VERBS.add("pick", ("block", BLOCK))
FIGHT_AT: Final = VERBS.add("fight-at", ("zone", ZONE))
RAID: Final = VERBS.add("raid")
SCOUT: Final = VERBS.add("scout")
LOSE: Final = VERBS.add("lose", ("block", BLOCK))
ANSWER: Final = VERBS.add("answer", ("block", BLOCK))
WITHDRAW: Final = VERBS.add("withdraw", ("zone", ZONE))
LEFT: Final = VERBS.add("left", ("block", BLOCK))
CENTRE: Final = VERBS.add("centre", ("block", BLOCK))
RIGHT: Final = VERBS.add("right", ("block", BLOCK))
RETREAT: Final = VERBS.add("retreat", ("zone", ZONE))
RETREAT_BY_BOAT: Final = VERBS.add("retreat-by-boat", ("zone", ZONE))
FIRE: Final = VERBS.add("fire", ("block", BLOCK))
EMBARK: Final = VERBS.add("embark", ("block", BLOCK))
REMOVE: Final = VERBS.add("remove", ("block", BLOCK))

TELLINGS: Final = Tellings()

PRESET_CHOSEN: Final = TELLINGS.add("preset-chosen", ("preset", PRESET_NAME))
BLOCK_PLACED: Final = TELLINGS.add("block-placed", ("block", BLOCK), ("zone", PLACE))
SETUP_DONE: Final = TELLINGS.add("setup-done")
MOVE_BEGINS: Final = TELLINGS.add("move-begins", ("move", NUMBER), ("french", NUMBER), ("british", NUMBER))
TIDE_RUNS: Final = TELLINGS.add("tide-runs", ("dice", FACES))
TIDE_STOPS: Final = TELLINGS.add("tide-stops", ("dice", FACES))
CV_TRANSFERRED: Final = TELLINGS.add("cv-transferred", ("giver", BLOCK), ("block", BLOCK))
LINE_WRITTEN: Final = TELLINGS.add("line-written", *LINE)
SHIPS_WRITTEN: Final = TELLINGS.add("ships-written", ("seat", SEAT), ("count", NUMBER), ("zone", PLACE))
INDIANS_WRITTEN: Final = TELLINGS.add("indians-written", ("from", PLACE), ("zone", PLACE))
STAY_REVEALED: Final = TELLINGS.add("stay-revealed", ("seat", SEAT))
LINE_REVEALED: Final = TELLINGS.add("line-revealed", *LINE)
SHIPS_REVEALED: Final = TELLINGS.add("ships-revealed", ("seat", SEAT), ("count", NUMBER), ("zone", PLACE))
INDIANS_REVEALED: Final = TELLINGS.add("indians-revealed", ("from", PLACE), ("zone", PLACE))
LINE_IMPOSSIBLE: Final = TELLINGS.add("line-impossible", ("seat", SEAT), ("number", NUMBER), ("fault", FAULT))
ORDER_IMPOSSIBLE: Final = TELLINGS.add("order-impossible", ("seat", SEAT), ("fault", FAULT))
ORDER_STAYED: Final = TELLINGS.add("order-stayed", ("seat", SEAT))
BLOCKS_MOVED: Final = TELLINGS.add("blocks-moved", *LINE)
WHO_MOVED: Final = TELLINGS.add("who-moved", ("blocks", BLOCK_SET), ("zone", PLACE))
SHIPS_SAILED: Final = TELLINGS.add("ships-sailed", ("count", NUMBER), ("zone", PLACE))
INDIANS_MOVED: Final = TELLINGS.add("indians-moved", ("from", PLACE), ("zone", PLACE))
FORCES_MEET: Final = TELLINGS.add("forces-meet", ("from", PLACE), ("zone", PLACE))
STEPPED_BACK: Final = TELLINGS.add("stepped-back", ("seat", SEAT), ("count", NUMBER), ("zone", PLACE))
RAID_FIRED: Final = TELLINGS.add("raid-fired", ("zone", PLACE), ("dice", FACES), ("hits", NUMBER))
SCOUTED: Final = TELLINGS.add("scouted", ("zone", PLACE), ("block", BLOCK), ("cv", NUMBER))
RAID_ANSWERED: Final = TELLINGS.add("raid-answered", ("block", BLOCK), ("dice", FACES), ("hits", NUMBER))
INDIANS_WITHDREW: Final = TELLINGS.add("indians-withdrew", ("from", PLACE), ("zone", PLACE))
INDIANS_REMOVED: Final = TELLINGS.add("indians-removed")
BLOCK_REDUCED: Final = TELLINGS.add("block-reduced", ("block", BLOCK), ("cv", NUMBER))
BLOCK_ELIMINATED: Final = TELLINGS.add("block-eliminated", ("block", BLOCK))
DECOYS_REMOVED: Final = TELLINGS.add("decoys-removed", ("seat", SEAT), ("count", NUMBER), ("zone", PLACE))
ZONE_OCCUPIED: Final = TELLINGS.add("zone-occupied", ("zone", PLACE))
MILITIA_REMOVED: Final = TELLINGS.add("militia-removed", ("block", BLOCK), ("cv", NUMBER), ("militia", MILITIA))
BATTLE_BEGINS: Final = TELLINGS.add("battle-begins", ("zone", PLACE), ("seat", SEAT))
SKIRMISH_BEGINS: Final = TELLINGS.add("skirmish-begins", ("zone", PLACE), ("seat", SEAT))
NO_BATTLE: Final = TELLINGS.add("no-battle", ("zone", PLACE))
DEPLOYED: Final = TELLINGS.add(
    "deployed", ("seat", SEAT), ("left", NUMBER), ("centre", NUMBER), ("right", NUMBER), ("reserve", NUMBER)
)
BLOCK_REVEALED: Final = TELLINGS.add("block-revealed", ("block", BLOCK), ("cv", NUMBER), ("column", COLUMN))
TURN_BEGINS: Final = TELLINGS.add("turn-begins", ("turn", NUMBER))
RESERVE_COMMITTED: Final = TELLINGS.add("reserve-committed", ("block", BLOCK), ("cv", NUMBER), ("column", COLUMN))
SHOT: Final = TELLINGS.add("shot", ("block", BLOCK), ("dice", FACES), ("hits", NUMBER))
DOUBLE_SHOT: Final = TELLINGS.add("double-shot", ("block", BLOCK), ("dice", FACES), ("hits", NUMBER))
MUST_FIRE: Final = TELLINGS.add("must-fire")
RETREATED: Final = TELLINGS.add("retreated", *LINE)
ROUTED: Final = TELLINGS.add("routed", ("seat", SEAT), ("zone", PLACE))
SURPLUS_LOST: Final = TELLINGS.add("surplus-lost", ("seat", SEAT), ("block", BLOCK))
PURSUIT_SHOT: Final = TELLINGS.add("pursuit-shot", ("block", BLOCK), ("dice", FACES), ("hits", NUMBER))
DOUBLE_PURSUIT: Final = TELLINGS.add("double-pursuit", ("block", BLOCK), ("dice", FACES), ("hits", NUMBER))
RESERVE_ABSORBS: Final = TELLINGS.add("reserve-absorbs", ("seat", SEAT), ("count", NUMBER))
BATTLE_ENDS: Final = TELLINGS.add("battle-ends", ("zone", PLACE))
MATCH_ENDS: Final = TELLINGS.add("match-ends", ("seat", SEAT))
