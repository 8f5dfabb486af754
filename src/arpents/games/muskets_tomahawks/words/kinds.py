"""The kinds of action and of event, with their words."""

from __future__ import annotations

from typing import Final

from arpents.engine.declarations import Tellings, Verbs
from arpents.games.muskets_tomahawks.words.nouns import (
    BOAT,
    CARD,
    DIRECTION,
    EDGE,
    FACES,
    FORMATION,
    HIT_TERMS,
    INTRIGUE,
    LINE_WAY,
    MARKER,
    NUMBER,
    PLACE,
    RESULT,
    SAVE_TERMS,
    SCENARIO,
    SEAT,
    SHORE,
    SIGNED,
    STANCE,
    STEPS,
    STRIKE_TERMS,
    STRUCTURE,
    TALENT,
    TEST_TERMS,
    UNIT,
    WEATHER,
)

VERBS: Final = Verbs()

DONE: Final = VERBS.add("done")
PASS: Final = VERBS.add("pass")
ACCEPT: Final = VERBS.add("accept")
DECLINE: Final = VERBS.add("decline")
HALT: Final = VERBS.add("halt")
STAY: Final = VERBS.add("stay")
KEEP: Final = VERBS.add("keep")
ONWARD: Final = VERBS.add("onward")
FORM_KNOT: Final = VERBS.add("knot")
DISPERSE: Final = VERBS.add("disperse")
WAIT: Final = VERBS.add("wait")
MOVE_ACTION: Final = VERBS.add("move")
FORM_ACTION: Final = VERBS.add("form")
SHOOT_ACTION: Final = VERBS.add("shoot")
THROW_ACTION: Final = VERBS.add("shoot-once")
THROW: Final = VERBS.add("throw")
RELOAD_ACTION: Final = VERBS.add("reload")
WATCH_ACTION: Final = VERBS.add("watch")
FIGHT: Final = VERBS.add("fight")
BREAK_OFF: Final = VERBS.add("break-off")
MAP_SECTOR: Final = VERBS.add("map")
RALLY_ACTION: Final = VERBS.add("rally")
RECOVER: Final = VERBS.add("recover")
SHOW: Final = VERBS.add("show")
FIRE_ALL: Final = VERBS.add("fire")
FIRE_VOLLEY: Final = VERBS.add("volley")
REACT: Final = VERBS.add("react")
REACT_VOLLEY: Final = VERBS.add("react-volley")
HOLD_FIRE: Final = VERBS.add("hold-fire")
STAND_FIRM: Final = VERBS.add("stand-firm")
REPLY_FIRE: Final = VERBS.add("reply")
REPLY_THROW: Final = VERBS.add("reply-once")
EVADE: Final = VERBS.add("evade")
STAND: Final = VERBS.add("stand")
REROLL: Final = VERBS.add("reroll")
TAKE_RECOIL: Final = VERBS.add("recoil")
TAKE_SHAKEN: Final = VERBS.add("be-shaken")
FORWARD_ACTIONS: Final = VERBS.add("forward-act")
FORWARD_POINTS: Final = VERBS.add("forward-points")
ROLL_OFF: Final = VERBS.add("roll-off")
AS_MARKER: Final = VERBS.add("as-marker")
PLAY: Final = VERBS.add("play", ("card", CARD))
PLAY_RESERVED: Final = VERBS.add("play-reserved", ("card", CARD))
SET_ASIDE: Final = VERBS.add("set-aside", ("card", CARD))
PREPARE: Final = VERBS.add("prepare", ("card", CARD))
LOOKOUT: Final = VERBS.add("lookout", ("unit", UNIT))
AUTHORITY: Final = VERBS.add("authority", ("unit", UNIT))
ORDER: Final = VERBS.add("order", ("unit", UNIT))
ACT: Final = VERBS.add("act", ("unit", UNIT))
ACT_MARKER: Final = VERBS.add("act-marker", ("marker", MARKER))
ENGAGE: Final = VERBS.add("engage", ("unit", UNIT))
TARGET: Final = VERBS.add("target", ("unit", UNIT))
TARGET_MARKER: Final = VERBS.add("target-marker", ("marker", MARKER))
SPLIT: Final = VERBS.add("split", ("unit", UNIT))
SHOTS: Final = VERBS.add("shots", ("count", STEPS))
GIVE_UP: Final = VERBS.add("give-up", ("unit", UNIT))
SET_FIRE: Final = VERBS.add("set-fire", ("building", STRUCTURE))
EXTINGUISH: Final = VERBS.add("extinguish", ("building", STRUCTURE))
ENTER: Final = VERBS.add("enter", ("building", STRUCTURE))
BOARD: Final = VERBS.add("board", ("boat", BOAT))
EMBARK: Final = VERBS.add("embark", ("unit", UNIT), ("boat", BOAT))
LEAVE: Final = VERBS.add("leave", ("edge", EDGE))
TAKE: Final = VERBS.add("take", ("unit", UNIT))
GO: Final = VERBS.add("go", ("place", PLACE))
ENTER_AT: Final = VERBS.add("enter-at", ("place", PLACE))
SAIL: Final = VERBS.add("sail", ("place", PLACE))
LAND: Final = VERBS.add("land", ("place", SHORE))
POINT: Final = VERBS.add("point", ("place", PLACE))
PUT: Final = VERBS.add("put", ("place", PLACE))
LINE: Final = VERBS.add("line", ("line", LINE_WAY))
FORM_AS: Final = VERBS.add("form-as", ("stance", STANCE))
FACE: Final = VERBS.add("face", ("direction", DIRECTION))
ADVANCE: Final = VERBS.add("advance", ("steps", STEPS))
WHEEL_LEFT: Final = VERBS.add("wheel-left", ("steps", STEPS))
WHEEL_RIGHT: Final = VERBS.add("wheel-right", ("steps", STEPS))
STEP_BACK: Final = VERBS.add("step-back", ("steps", STEPS))
ROLL_ON: Final = VERBS.add("roll-on", ("steps", STEPS))
ROLL_BACK: Final = VERBS.add("roll-back", ("steps", STEPS))
DEPLOY: Final = VERBS.add("deploy", ("unit", UNIT))
TIE: Final = VERBS.add("tie", ("unit", UNIT))
HOLD_BACK: Final = VERBS.add("hold-back", ("unit", UNIT))
PLEDGE_TO: Final = VERBS.add("pledge", ("what", STEPS))
SPOT: Final = VERBS.add("spot", ("unit", UNIT))
SPOT_MARKER: Final = VERBS.add("spot-marker", ("marker", MARKER))
NAME_EDGE: Final = VERBS.add("edge", ("edge", EDGE))

TELLINGS: Final = Tellings()

SCENARIO_DRAWN: Final = TELLINGS.add("scenario-drawn", ("drawn", SCENARIO))
TALENT_ROLLED: Final = TELLINGS.add("talent-rolled", ("unit", UNIT), ("talent", TALENT))
INTRIGUE_ROLLED: Final = TELLINGS.add("intrigue-rolled", ("seat", SEAT), ("intrigue", INTRIGUE))
PLEDGE_MADE: Final = TELLINGS.add("pledge-made", ("seat", SEAT), ("what", NUMBER))
INTRIGUE_SHOWN: Final = TELLINGS.add("intrigue-shown", ("seat", SEAT), ("intrigue", INTRIGUE), ("done", NUMBER))
HELD_BACK: Final = TELLINGS.add("held-back", ("unit", UNIT))
SENT_TO_RESERVE: Final = TELLINGS.add("sent-to-reserve", ("unit", UNIT))
POINT_PUT: Final = TELLINGS.add("point-put", ("seat", SEAT), ("place", PLACE))
UNIT_DEPLOYED: Final = TELLINGS.add("unit-deployed", ("unit", UNIT), ("place", PLACE))
MARKER_PUT: Final = TELLINGS.add("marker-put", ("seat", SEAT), ("marker", MARKER), ("place", PLACE))
SETUP_DONE: Final = TELLINGS.add("setup-done")
TURN_BEGUN: Final = TELLINGS.add("turn-begun", ("turn", NUMBER), ("attacker", SIGNED), ("defender", SIGNED))
TURN_ENDED: Final = TELLINGS.add("turn-ended", ("turn", NUMBER))
CARDS_DEALT: Final = TELLINGS.add("cards-dealt", ("turn", NUMBER))
CARD_DRAWN: Final = TELLINGS.add("card-drawn", ("seat", SEAT), ("card", CARD))
CARD_PLAYED: Final = TELLINGS.add("card-played", ("seat", SEAT), ("card", CARD))
CARD_RESERVED: Final = TELLINGS.add("card-reserved", ("seat", SEAT))
CARD_SET_ASIDE: Final = TELLINGS.add("card-set-aside", ("seat", SEAT), ("card", CARD))
CARD_TAKEN_BACK: Final = TELLINGS.add("card-taken-back", ("seat", SEAT), ("card", CARD))
COMMAND_GAINED: Final = TELLINGS.add("command-gained", ("seat", SEAT), ("points", NUMBER), ("total", NUMBER))
COMMAND_SPENT: Final = TELLINGS.add("command-spent", ("seat", SEAT), ("points", NUMBER), ("total", NUMBER))
RESERVE_ARRIVED: Final = TELLINGS.add("reserve-arrived", ("unit", UNIT))
RESERVE_ENTERED: Final = TELLINGS.add("reserve-entered", ("unit", UNIT), ("place", PLACE))
MORALE_JOINS: Final = TELLINGS.add("morale-joins", ("seat", SEAT))
RED_CLOCK_STRUCK: Final = TELLINGS.add("red-clock-struck", ("count", NUMBER))
WEATHER_TURNED: Final = TELLINGS.add("weather-turned", ("weather", WEATHER))
UNIT_MOVED: Final = TELLINGS.add("unit-moved", ("unit", UNIT), ("place", PLACE))
MARKER_MOVED: Final = TELLINGS.add("marker-moved", ("marker", MARKER), ("place", PLACE))
UNIT_SHOWN: Final = TELLINGS.add("unit-shown", ("marker", MARKER), ("unit", UNIT))
DUMMY_SHOWN: Final = TELLINGS.add("dummy-shown", ("marker", MARKER))
FORMATION_TAKEN: Final = TELLINGS.add("formation-taken", ("unit", UNIT), ("formation", FORMATION))
BUILDING_ENTERED: Final = TELLINGS.add("building-entered", ("unit", UNIT), ("building", STRUCTURE))
UNIT_LEFT: Final = TELLINGS.add("unit-left", ("unit", UNIT), ("edge", EDGE))
REPORT_CARRIED: Final = TELLINGS.add("report-carried", ("unit", UNIT))
BOAT_BOARDED: Final = TELLINGS.add("boat-boarded", ("unit", UNIT), ("boat", BOAT))
BOAT_MOVED: Final = TELLINGS.add("boat-moved", ("boat", BOAT), ("place", PLACE))
BOAT_DRIFTED: Final = TELLINGS.add("boat-drifted", ("boat", BOAT))
WAGON_ROLLED: Final = TELLINGS.add("wagon-rolled", ("unit", UNIT), ("place", PLACE))
WAGON_OFF: Final = TELLINGS.add("wagon-off", ("unit", UNIT))
WAGON_TAKEN: Final = TELLINGS.add("wagon-taken", ("unit", UNIT))
WAGON_WRECKED: Final = TELLINGS.add("wagon-wrecked", ("unit", UNIT))
CAPTIVES_LED: Final = TELLINGS.add("captives-led", ("unit", UNIT), ("escort", UNIT))
CAPTIVES_FREED: Final = TELLINGS.add("captives-freed", ("unit", UNIT), ("count", NUMBER))
GUN_ABANDONED: Final = TELLINGS.add("gun-abandoned", ("unit", UNIT))
GUN_MANNED: Final = TELLINGS.add("gun-manned", ("unit", UNIT))
GUN_SPIKED: Final = TELLINGS.add("gun-spiked", ("unit", UNIT), ("enemy", UNIT))
SPOTTING_ROLLED: Final = TELLINGS.add(
    "spotting-rolled", ("unit", UNIT), ("target", UNIT), ("die", NUMBER), ("needed", NUMBER), ("done", NUMBER)
)
MARKER_SPOTTING_ROLLED: Final = TELLINGS.add(
    "marker-spotting-rolled", ("unit", UNIT), ("marker", MARKER), ("die", NUMBER), ("needed", NUMBER), ("done", NUMBER)
)
SHOTS_FIRED: Final = TELLINGS.add(
    "shots-fired", ("unit", UNIT), ("target", UNIT), ("shots", NUMBER), ("hits", NUMBER), ("kills", NUMBER)
)
WATCHER_FIRES: Final = TELLINGS.add("watcher-fires", ("unit", UNIT), ("target", UNIT))
FIGURE_LOST: Final = TELLINGS.add("figure-lost", ("unit", UNIT), ("left", NUMBER))
UNIT_DESTROYED: Final = TELLINGS.add("unit-destroyed", ("unit", UNIT))
UNIT_ROUTED: Final = TELLINGS.add("unit-routed", ("unit", UNIT))
OFFICER_SAVED: Final = TELLINGS.add("officer-saved", ("unit", UNIT), ("saviour", UNIT))
LUCK_SPENT: Final = TELLINGS.add("luck-spent", ("unit", UNIT))
REACTION_ROLLED: Final = TELLINGS.add(
    "reaction-rolled", ("unit", UNIT), ("die", NUMBER), ("total", SIGNED), ("result", RESULT), ("terms", TEST_TERMS)
)
DIE_REROLLED: Final = TELLINGS.add("die-rerolled", ("unit", UNIT), ("die", NUMBER))
UNIT_RECOILED: Final = TELLINGS.add("unit-recoiled", ("unit", UNIT), ("direction", DIRECTION))
UNIT_FLED: Final = TELLINGS.add("unit-fled", ("unit", UNIT), ("direction", DIRECTION))
UNIT_SHAKEN: Final = TELLINGS.add("unit-shaken", ("unit", UNIT))
UNIT_RALLIED: Final = TELLINGS.add("unit-rallied", ("unit", UNIT))
RALLY_ROLLED: Final = TELLINGS.add("rally-rolled", ("unit", UNIT), ("die", NUMBER), ("needed", NUMBER))
UNIT_RECOVERED: Final = TELLINGS.add("unit-recovered", ("unit", UNIT))
SMOKE_CLEARED: Final = TELLINGS.add("smoke-cleared", ("unit", UNIT), ("officer", UNIT))
BREAKING_LOSSES: Final = TELLINGS.add(
    "breaking-losses", ("unit", UNIT), ("dice", NUMBER), ("lost", NUMBER), ("faces", FACES)
)
UNIT_RELOADED: Final = TELLINGS.add("unit-reloaded", ("unit", UNIT), ("left", NUMBER))
VIGILANCE_TAKEN: Final = TELLINGS.add("vigilance-taken", ("unit", UNIT))
ENGAGEMENT_DECLARED: Final = TELLINGS.add("engagement-declared", ("unit", UNIT), ("target", UNIT))
UNIT_SURPRISED: Final = TELLINGS.add("unit-surprised", ("unit", UNIT), ("enemy", UNIT))
UNIT_EVADED: Final = TELLINGS.add("unit-evaded", ("unit", UNIT))
ROUND_FOUGHT: Final = TELLINGS.add("round-fought", ("unit", UNIT), ("blows", NUMBER), ("hits", NUMBER))
UNIT_BROKE_OFF: Final = TELLINGS.add("unit-broke-off", ("unit", UNIT))
FIRE_SET: Final = TELLINGS.add("fire-set", ("unit", UNIT), ("building", STRUCTURE))
FIRE_FOUGHT: Final = TELLINGS.add(
    "fire-fought", ("unit", UNIT), ("building", STRUCTURE), ("die", NUMBER), ("done", NUMBER)
)
FIRE_GREW: Final = TELLINGS.add("fire-grew", ("building", STRUCTURE), ("level", NUMBER))
BUILDING_FELL: Final = TELLINGS.add("building-fell", ("building", STRUCTURE))
SMOKED_OUT: Final = TELLINGS.add("smoked-out", ("unit", UNIT), ("building", STRUCTURE))
SPECIAL_DONE: Final = TELLINGS.add("special-done", ("unit", UNIT))
SECTOR_SCOUTED: Final = TELLINGS.add("sector-scouted", ("unit", UNIT), ("sector", NUMBER))
OBJECTIVE_SCORED: Final = TELLINGS.add("objective-scored", ("seat", SEAT), ("objective", NUMBER))
BROKEN: Final = TELLINGS.add("broken", ("seat", SEAT))
MATCH_ENDED: Final = TELLINGS.add("match-ended", ("attacker", SIGNED), ("defender", SIGNED))
BOAT_PUT: Final = TELLINGS.add("boat-put", ("seat", SEAT), ("boat", BOAT), ("place", PLACE))
BOAT_LEFT_BEHIND: Final = TELLINGS.add("boat-left-behind", ("seat", SEAT), ("boat", BOAT))
EDGE_NAMED: Final = TELLINGS.add("edge-named", ("seat", SEAT), ("edge", EDGE))
CLOCK_REVEALED: Final = TELLINGS.add("clock-revealed", ("seat", SEAT), ("card", CARD))
KEPT_IN_RESERVE: Final = TELLINGS.add("kept-in-reserve", ("seat", SEAT))
UNIT_HIDES: Final = TELLINGS.add("unit-hides", ("unit", UNIT), ("place", PLACE))
DUMMY_PUT: Final = TELLINGS.add("dummy-put", ("unit", UNIT), ("place", PLACE))
HITS_ROLLED: Final = TELLINGS.add(
    "hits-rolled", ("unit", UNIT), ("target", UNIT), ("needed", NUMBER), ("terms", HIT_TERMS), ("dice", FACES)
)
KILLS_ROLLED: Final = TELLINGS.add(
    "kills-rolled", ("unit", UNIT), ("target", UNIT), ("needed", NUMBER), ("dice", FACES)
)
STRIKES_ROLLED: Final = TELLINGS.add(
    "strikes-rolled", ("unit", UNIT), ("needed", NUMBER), ("terms", STRIKE_TERMS), ("dice", FACES)
)
SAVES_ROLLED: Final = TELLINGS.add(
    "saves-rolled", ("unit", UNIT), ("needed", NUMBER), ("terms", SAVE_TERMS), ("dice", FACES)
)
