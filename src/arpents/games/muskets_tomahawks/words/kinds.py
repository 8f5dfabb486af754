"""The kinds of action and of event, with their words."""

from __future__ import annotations

from typing import Final

from arpents.engine.vocabulary import Nouns, Numbers, Sets, Telling, Verb, Vocabulary
from arpents.games.muskets_tomahawks.facts.profiles import INTRIGUE_IDS, RESULT_IDS, TALENT_IDS, TYPE_IDS
from arpents.games.muskets_tomahawks.table.geometry import COLUMNS, LATTICE, ROWS, place_x, place_y
from arpents.games.muskets_tomahawks.words.terms import HIT_IDS, SAVE_IDS, STRIKE_IDS, TEST_IDS

# -- actions

DONE: Final = 1 << 16
PASS: Final = 2 << 16
ACCEPT: Final = 3 << 16
DECLINE: Final = 4 << 16
HALT: Final = 5 << 16
STAY: Final = 6 << 16
KEEP: Final = 7 << 16
ONWARD: Final = 8 << 16
FORM_KNOT: Final = 9 << 16
DISPERSE: Final = 10 << 16
WAIT: Final = 11 << 16
MOVE_ACTION: Final = 12 << 16
FORM_ACTION: Final = 13 << 16
SHOOT_ACTION: Final = 14 << 16
THROW_ACTION: Final = 15 << 16
THROW: Final = 16 << 16
RELOAD_ACTION: Final = 17 << 16
WATCH_ACTION: Final = 18 << 16
FIGHT: Final = 19 << 16
BREAK_OFF: Final = 20 << 16
MAP_SECTOR: Final = 21 << 16
RALLY_ACTION: Final = 22 << 16
RECOVER: Final = 23 << 16
SHOW: Final = 24 << 16
FIRE_ALL: Final = 25 << 16
FIRE_VOLLEY: Final = 26 << 16
REACT: Final = 27 << 16
REACT_VOLLEY: Final = 28 << 16
HOLD_FIRE: Final = 29 << 16
STAND_FIRM: Final = 30 << 16
REPLY_FIRE: Final = 31 << 16
REPLY_THROW: Final = 32 << 16
EVADE: Final = 33 << 16
STAND: Final = 34 << 16
REROLL: Final = 35 << 16
TAKE_RECOIL: Final = 36 << 16
TAKE_SHAKEN: Final = 37 << 16
FORWARD_ACTIONS: Final = 38 << 16
FORWARD_POINTS: Final = 39 << 16
ROLL_OFF: Final = 40 << 16
AS_MARKER: Final = 41 << 16
PLAY: Final = 42 << 16
PLAY_RESERVED: Final = 43 << 16
SET_ASIDE: Final = 44 << 16
PREPARE: Final = 45 << 16
LOOKOUT: Final = 46 << 16
AUTHORITY: Final = 47 << 16
ORDER: Final = 48 << 16
ACT: Final = 49 << 16
ACT_MARKER: Final = 50 << 16
ENGAGE: Final = 51 << 16
TARGET: Final = 52 << 16
TARGET_MARKER: Final = 53 << 16
SPLIT: Final = 54 << 16
SHOTS: Final = 55 << 16
GIVE_UP: Final = 56 << 16
SET_FIRE: Final = 57 << 16
EXTINGUISH: Final = 58 << 16
ENTER: Final = 59 << 16
BOARD: Final = 60 << 16
EMBARK: Final = 61 << 16
LEAVE: Final = 62 << 16
TAKE: Final = 63 << 16
GO: Final = 64 << 16
ENTER_AT: Final = 65 << 16
SAIL: Final = 66 << 16
LAND: Final = 67 << 16
POINT: Final = 68 << 16
PUT: Final = 69 << 16
LINE: Final = 70 << 16
FORM_AS: Final = 71 << 16
FACE: Final = 72 << 16
ADVANCE: Final = 73 << 16
WHEEL_LEFT: Final = 74 << 16
WHEEL_RIGHT: Final = 75 << 16
STEP_BACK: Final = 76 << 16
ROLL_ON: Final = 77 << 16
ROLL_BACK: Final = 78 << 16
DEPLOY: Final = 79 << 16
TIE: Final = 80 << 16
HOLD_BACK: Final = 81 << 16
PLEDGE_TO: Final = 82 << 16
SPOT: Final = 83 << 16
SPOT_MARKER: Final = 84 << 16
NAME_EDGE: Final = 85 << 16


# -- nouns


class Lettered(Nouns):
    """Things that only have a number in the match: u3, m1, b0, c2. Texts and programs read the number."""

    def __init__(self, letter: str) -> None:
        super().__init__("", [])
        self.letter = letter

    def name(self, number: int) -> str:
        return f"{self.letter}{number}"

    def number(self, name: str) -> int:
        digits = name[1:]
        if name[:1] != self.letter or not (digits.isascii() and digits.isdigit()) or len(digits) > 3:
            return -1
        return int(digits) if str(int(digits)) == digits else -1

    def argument(self, number: int) -> object:
        return number


class Places(Nouns):
    """1.9 Lattice places, in inches: 12.5-24 is 12 1/2 in east and 24 in north of the south-west corner."""

    def __init__(self) -> None:
        super().__init__("", [])

    def name(self, number: int) -> str:
        return f"{in_inches(place_x(number))}-{in_inches(place_y(number))}"

    def number(self, name: str) -> int:
        parts = name.split("-")
        if len(parts) != 2:
            return -1
        x = half_inches(parts[0])
        y = half_inches(parts[1])
        if x < 0 or y < 0 or x >= COLUMNS or y >= ROWS:
            return -1
        return y * COLUMNS + x

    def argument(self, number: int) -> object:
        return f"{in_inches(place_x(number))} × {in_inches(place_y(number))}"


def in_inches(length: int) -> str:
    """Half inches as people write them."""
    halves = length // LATTICE
    return f"{halves // 2}.5" if halves % 2 else str(halves // 2)


def half_inches(text: str) -> int:
    whole, _, part = text.partition(".")
    if not (whole.isascii() and whole.isdigit()) or len(whole) > 3 or str(int(whole)) != whole:
        return -1
    if "." in text and part != "5":
        return -1
    return 2 * int(whole) + (1 if part == "5" else 0)


class Shifted(Nouns):
    """In events only: a number that may be negative, told 100 higher."""

    def __init__(self) -> None:
        super().__init__("", [])

    def argument(self, number: int) -> object:
        return number - 100


ROLLED_AGAIN: Final = 11
MOST_FACES: Final = 15


class Faces(Nouns):
    """In events only: faces of D10 packed four bits each, one more than they show; 1→7 was rolled again."""

    def __init__(self) -> None:
        super().__init__("", [])

    def argument(self, number: int) -> object:
        told: list[str] = []
        joined = False
        while number:
            code = number & 15
            number >>= 4
            if code == ROLLED_AGAIN:
                joined = True
            elif joined:
                told[-1] += f"→{code - 1}"
                joined = False
            else:
                told.append(str(code - 1))
        return told


DIRECTION_IDS: Final = ["e", "ne", "n", "nw", "w", "sw", "s", "se"]
STANCE_IDS: Final = [
    f"{formation}-{direction}"
    for formation in ("dispersed", "one-rank", "two-ranks", "column")
    for direction in DIRECTION_IDS
]
CARD_IDS: Final = [
    f"{side}-{type}" for side in ("attacker", "defender") for type in [*TYPE_IDS, "forward", "morale"]
] + ["clock", "red-clock"]

UNIT: Final = Lettered("u")
MARKER: Final = Lettered("m")
STRUCTURE: Final = Lettered("b")
BOAT: Final = Lettered("c")
PLACE: Final = Places()
NUMBER: Final = Numbers()
SHIFTED: Final = Shifted()
SEAT: Final = Nouns("seat", ["attacker", "defender"])
CARD: Final = Nouns("card", CARD_IDS)
EDGE: Final = Nouns("edge", ["east", "north", "west", "south"])
DIRECTION: Final = Nouns("direction", DIRECTION_IDS)
LINE_WAY: Final = Nouns("line", ["n-s", "nw-se", "w-e", "sw-ne"])
STANCE: Final = Nouns("stance", STANCE_IDS)
FORMATION: Final = Nouns("formation", ["dispersed", "one-rank", "two-ranks", "column"])
RESULT: Final = Nouns("result", [id.replace("_", "-") for id in RESULT_IDS] + ["shaken"])
TALENT: Final = Nouns("talent", [id.replace("_", "-") for id in TALENT_IDS])
INTRIGUE: Final = Nouns("intrigue", [id.replace("_", "-") for id in INTRIGUE_IDS])
WEATHER: Final = Nouns("weather", ["clear", "heavy-rain", "dusk", "darkness", "fog", "storm"])
HIT_TERMS: Final = Sets(Nouns("hit", HIT_IDS))
STRIKE_TERMS: Final = Sets(Nouns("strike", STRIKE_IDS))
SAVE_TERMS: Final = Sets(Nouns("save", SAVE_IDS))
TEST_TERMS: Final = Sets(Nouns("test", TEST_IDS))
FACES: Final = Faces()
SCENARIO: Final = Nouns("scenario", ["raid", "ambush", "captives", "meeting", "reconnaissance", "portage"])

VOCABULARY: Final = Vocabulary(
    [
        Verb(DONE, "done", []),
        Verb(PASS, "pass", []),
        Verb(ACCEPT, "accept", []),
        Verb(DECLINE, "decline", []),
        Verb(HALT, "halt", []),
        Verb(STAY, "stay", []),
        Verb(KEEP, "keep", []),
        Verb(ONWARD, "onward", []),
        Verb(FORM_KNOT, "knot", []),
        Verb(DISPERSE, "disperse", []),
        Verb(WAIT, "wait", []),
        Verb(MOVE_ACTION, "move", []),
        Verb(FORM_ACTION, "form", []),
        Verb(SHOOT_ACTION, "shoot", []),
        Verb(THROW_ACTION, "shoot-once", []),
        Verb(THROW, "throw", []),
        Verb(RELOAD_ACTION, "reload", []),
        Verb(WATCH_ACTION, "watch", []),
        Verb(FIGHT, "fight", []),
        Verb(BREAK_OFF, "break-off", []),
        Verb(MAP_SECTOR, "map", []),
        Verb(RALLY_ACTION, "rally", []),
        Verb(RECOVER, "recover", []),
        Verb(SHOW, "show", []),
        Verb(FIRE_ALL, "fire", []),
        Verb(FIRE_VOLLEY, "volley", []),
        Verb(REACT, "react", []),
        Verb(REACT_VOLLEY, "react-volley", []),
        Verb(HOLD_FIRE, "hold-fire", []),
        Verb(STAND_FIRM, "stand-firm", []),
        Verb(REPLY_FIRE, "reply", []),
        Verb(REPLY_THROW, "reply-once", []),
        Verb(EVADE, "evade", []),
        Verb(STAND, "stand", []),
        Verb(REROLL, "reroll", []),
        Verb(TAKE_RECOIL, "recoil", []),
        Verb(TAKE_SHAKEN, "be-shaken", []),
        Verb(FORWARD_ACTIONS, "forward-act", []),
        Verb(FORWARD_POINTS, "forward-points", []),
        Verb(ROLL_OFF, "roll-off", []),
        Verb(AS_MARKER, "as-marker", []),
        Verb(PLAY, "play", [("card", CARD)]),
        Verb(PLAY_RESERVED, "play-reserved", [("card", CARD)]),
        Verb(SET_ASIDE, "set-aside", [("card", CARD)]),
        Verb(PREPARE, "prepare", [("card", CARD)]),
        Verb(LOOKOUT, "lookout", [("unit", UNIT)]),
        Verb(AUTHORITY, "authority", [("unit", UNIT)]),
        Verb(ORDER, "order", [("unit", UNIT)]),
        Verb(ACT, "act", [("unit", UNIT)]),
        Verb(ACT_MARKER, "act-marker", [("marker", MARKER)]),
        Verb(ENGAGE, "engage", [("unit", UNIT)]),
        Verb(TARGET, "target", [("unit", UNIT)]),
        Verb(TARGET_MARKER, "target-marker", [("marker", MARKER)]),
        Verb(SPLIT, "split", [("unit", UNIT)]),
        Verb(SHOTS, "shots", [("count", NUMBER)]),
        Verb(GIVE_UP, "give-up", [("unit", UNIT)]),
        Verb(SET_FIRE, "set-fire", [("building", STRUCTURE)]),
        Verb(EXTINGUISH, "extinguish", [("building", STRUCTURE)]),
        Verb(ENTER, "enter", [("building", STRUCTURE)]),
        Verb(BOARD, "board", [("boat", BOAT)]),
        Verb(EMBARK, "embark", [("unit", UNIT), ("boat", BOAT)]),
        Verb(LEAVE, "leave", [("edge", EDGE)]),
        Verb(TAKE, "take", [("unit", UNIT)]),
        Verb(GO, "go", [("place", PLACE)]),
        Verb(ENTER_AT, "enter-at", [("place", PLACE)]),
        Verb(SAIL, "sail", [("place", PLACE)]),
        Verb(LAND, "land", [("place", PLACE)]),
        Verb(POINT, "point", [("place", PLACE)]),
        Verb(PUT, "put", [("place", PLACE)]),
        Verb(LINE, "line", [("line", LINE_WAY)]),
        Verb(FORM_AS, "form-as", [("stance", STANCE)]),
        Verb(FACE, "face", [("direction", DIRECTION)]),
        Verb(ADVANCE, "advance", [("steps", NUMBER)]),
        Verb(WHEEL_LEFT, "wheel-left", [("steps", NUMBER)]),
        Verb(WHEEL_RIGHT, "wheel-right", [("steps", NUMBER)]),
        Verb(STEP_BACK, "step-back", [("steps", NUMBER)]),
        Verb(ROLL_ON, "roll-on", [("steps", NUMBER)]),
        Verb(ROLL_BACK, "roll-back", [("steps", NUMBER)]),
        Verb(DEPLOY, "deploy", [("unit", UNIT)]),
        Verb(TIE, "tie", [("unit", UNIT)]),
        Verb(HOLD_BACK, "hold-back", [("unit", UNIT)]),
        Verb(PLEDGE_TO, "pledge", [("what", NUMBER)]),
        Verb(SPOT, "spot", [("unit", UNIT)]),
        Verb(SPOT_MARKER, "spot-marker", [("marker", MARKER)]),
        Verb(NAME_EDGE, "edge", [("edge", EDGE)]),
    ]
)

# -- events

SCENARIO_DRAWN: Final = 1
TALENT_ROLLED: Final = 2
INTRIGUE_ROLLED: Final = 3
PLEDGE_MADE: Final = 4
INTRIGUE_SHOWN: Final = 5
HELD_BACK: Final = 6
SENT_TO_RESERVE: Final = 7
POINT_PUT: Final = 8
UNIT_DEPLOYED: Final = 9
MARKER_PUT: Final = 10
SETUP_DONE: Final = 11
TURN_BEGUN: Final = 12
TURN_ENDED: Final = 13
CARDS_DEALT: Final = 14
CARD_DRAWN: Final = 15
CARD_PLAYED: Final = 16
CARD_RESERVED: Final = 17
CARD_SET_ASIDE: Final = 18
CARD_TAKEN_BACK: Final = 19
COMMAND_GAINED: Final = 20
COMMAND_SPENT: Final = 21
RESERVE_ARRIVED: Final = 22
RESERVE_ENTERED: Final = 23
MORALE_JOINS: Final = 24
RED_CLOCK_STRUCK: Final = 25
WEATHER_TURNED: Final = 26
UNIT_MOVED: Final = 27
MARKER_MOVED: Final = 28
UNIT_SHOWN: Final = 29
DUMMY_SHOWN: Final = 30
FORMATION_TAKEN: Final = 31
BUILDING_ENTERED: Final = 32
UNIT_LEFT: Final = 33
REPORT_CARRIED: Final = 34
BOAT_BOARDED: Final = 35
BOAT_MOVED: Final = 36
BOAT_DRIFTED: Final = 37
WAGON_ROLLED: Final = 38
WAGON_OFF: Final = 39
WAGON_TAKEN: Final = 40
WAGON_WRECKED: Final = 41
CAPTIVES_LED: Final = 42
CAPTIVES_FREED: Final = 43
GUN_ABANDONED: Final = 44
GUN_MANNED: Final = 45
GUN_SPIKED: Final = 46
SPOTTING_ROLLED: Final = 47
MARKER_SPOTTING_ROLLED: Final = 48
SHOTS_FIRED: Final = 49
WATCHER_FIRES: Final = 50
FIGURE_LOST: Final = 51
UNIT_DESTROYED: Final = 52
UNIT_ROUTED: Final = 53
OFFICER_SAVED: Final = 54
LUCK_SPENT: Final = 55
REACTION_ROLLED: Final = 56
DIE_REROLLED: Final = 57
UNIT_RECOILED: Final = 58
UNIT_FLED: Final = 59
UNIT_SHAKEN: Final = 60
UNIT_RALLIED: Final = 61
RALLY_ROLLED: Final = 62
UNIT_RECOVERED: Final = 63
SMOKE_CLEARED: Final = 64
BREAKING_LOSSES: Final = 65
UNIT_RELOADED: Final = 66
VIGILANCE_TAKEN: Final = 67
ENGAGEMENT_DECLARED: Final = 68
UNIT_SURPRISED: Final = 69
UNIT_EVADED: Final = 70
ROUND_FOUGHT: Final = 71
UNIT_BROKE_OFF: Final = 72
FIRE_SET: Final = 73
FIRE_FOUGHT: Final = 74
FIRE_GREW: Final = 75
BUILDING_FELL: Final = 76
SMOKED_OUT: Final = 77
SPECIAL_DONE: Final = 78
SECTOR_SCOUTED: Final = 79
OBJECTIVE_SCORED: Final = 80
BROKEN: Final = 81
MATCH_ENDED: Final = 82
BOAT_PUT: Final = 83
BOAT_LEFT_BEHIND: Final = 84
EDGE_NAMED: Final = 85
CLOCK_REVEALED: Final = 86
KEPT_IN_RESERVE: Final = 87
UNIT_HIDES: Final = 88
DUMMY_PUT: Final = 89
HITS_ROLLED: Final = 90
KILLS_ROLLED: Final = 91
STRIKES_ROLLED: Final = 92
SAVES_ROLLED: Final = 93

TELLINGS: Final = [
    Telling(SCENARIO_DRAWN, "event-scenario-drawn", [("scenario", SCENARIO)]),
    Telling(TALENT_ROLLED, "event-talent-rolled", [("unit", UNIT), ("talent", TALENT)]),
    Telling(INTRIGUE_ROLLED, "event-intrigue-rolled", [("seat", SEAT), ("intrigue", INTRIGUE)]),
    Telling(PLEDGE_MADE, "event-pledge-made", [("seat", SEAT), ("what", NUMBER)]),
    Telling(INTRIGUE_SHOWN, "event-intrigue-shown", [("seat", SEAT), ("intrigue", INTRIGUE), ("done", NUMBER)]),
    Telling(HELD_BACK, "event-held-back", [("unit", UNIT)]),
    Telling(SENT_TO_RESERVE, "event-sent-to-reserve", [("unit", UNIT)]),
    Telling(POINT_PUT, "event-point-put", [("seat", SEAT), ("place", PLACE)]),
    Telling(UNIT_DEPLOYED, "event-unit-deployed", [("unit", UNIT), ("place", PLACE)]),
    Telling(MARKER_PUT, "event-marker-put", [("seat", SEAT), ("marker", MARKER), ("place", PLACE)]),
    Telling(SETUP_DONE, "event-setup-done", []),
    Telling(TURN_BEGUN, "event-turn-begun", [("turn", NUMBER)]),
    Telling(TURN_ENDED, "event-turn-ended", [("turn", NUMBER)]),
    Telling(CARDS_DEALT, "event-cards-dealt", [("turn", NUMBER)]),
    Telling(CARD_DRAWN, "event-card-drawn", [("seat", SEAT), ("card", CARD)]),
    Telling(CARD_PLAYED, "event-card-played", [("seat", SEAT), ("card", CARD)]),
    Telling(CARD_RESERVED, "event-card-reserved", [("seat", SEAT)]),
    Telling(CARD_SET_ASIDE, "event-card-set-aside", [("seat", SEAT), ("card", CARD)]),
    Telling(CARD_TAKEN_BACK, "event-card-taken-back", [("seat", SEAT), ("card", CARD)]),
    Telling(COMMAND_GAINED, "event-command-gained", [("seat", SEAT), ("points", NUMBER), ("total", NUMBER)]),
    Telling(COMMAND_SPENT, "event-command-spent", [("seat", SEAT), ("points", NUMBER), ("total", NUMBER)]),
    Telling(RESERVE_ARRIVED, "event-reserve-arrived", [("unit", UNIT)]),
    Telling(RESERVE_ENTERED, "event-reserve-entered", [("unit", UNIT), ("place", PLACE)]),
    Telling(MORALE_JOINS, "event-morale-joins", [("seat", SEAT)]),
    Telling(RED_CLOCK_STRUCK, "event-red-clock-struck", [("count", NUMBER)]),
    Telling(WEATHER_TURNED, "event-weather-turned", [("weather", WEATHER)]),
    Telling(UNIT_MOVED, "event-unit-moved", [("unit", UNIT), ("place", PLACE)]),
    Telling(MARKER_MOVED, "event-marker-moved", [("marker", MARKER), ("place", PLACE)]),
    Telling(UNIT_SHOWN, "event-unit-shown", [("marker", MARKER), ("unit", UNIT)]),
    Telling(DUMMY_SHOWN, "event-dummy-shown", [("marker", MARKER)]),
    Telling(FORMATION_TAKEN, "event-formation-taken", [("unit", UNIT), ("formation", FORMATION)]),
    Telling(BUILDING_ENTERED, "event-building-entered", [("unit", UNIT), ("building", STRUCTURE)]),
    Telling(UNIT_LEFT, "event-unit-left", [("unit", UNIT), ("edge", EDGE)]),
    Telling(REPORT_CARRIED, "event-report-carried", [("unit", UNIT)]),
    Telling(BOAT_BOARDED, "event-boat-boarded", [("unit", UNIT), ("boat", BOAT)]),
    Telling(BOAT_MOVED, "event-boat-moved", [("boat", BOAT), ("place", PLACE)]),
    Telling(BOAT_DRIFTED, "event-boat-drifted", [("boat", BOAT)]),
    Telling(WAGON_ROLLED, "event-wagon-rolled", [("unit", UNIT), ("place", PLACE)]),
    Telling(WAGON_OFF, "event-wagon-off", [("unit", UNIT)]),
    Telling(WAGON_TAKEN, "event-wagon-taken", [("unit", UNIT)]),
    Telling(WAGON_WRECKED, "event-wagon-wrecked", [("unit", UNIT)]),
    Telling(CAPTIVES_LED, "event-captives-led", [("unit", UNIT), ("escort", UNIT)]),
    Telling(CAPTIVES_FREED, "event-captives-freed", [("unit", UNIT), ("count", NUMBER)]),
    Telling(GUN_ABANDONED, "event-gun-abandoned", [("unit", UNIT)]),
    Telling(GUN_MANNED, "event-gun-manned", [("unit", UNIT)]),
    Telling(GUN_SPIKED, "event-gun-spiked", [("unit", UNIT), ("enemy", UNIT)]),
    Telling(
        SPOTTING_ROLLED,
        "event-spotting-rolled",
        [("unit", UNIT), ("target", UNIT), ("die", NUMBER), ("needed", NUMBER), ("done", NUMBER)],
    ),
    Telling(
        MARKER_SPOTTING_ROLLED,
        "event-marker-spotting-rolled",
        [("unit", UNIT), ("marker", MARKER), ("die", NUMBER), ("needed", NUMBER), ("done", NUMBER)],
    ),
    Telling(
        SHOTS_FIRED,
        "event-shots-fired",
        [("unit", UNIT), ("target", UNIT), ("shots", NUMBER), ("hits", NUMBER), ("kills", NUMBER)],
    ),
    Telling(WATCHER_FIRES, "event-watcher-fires", [("unit", UNIT), ("target", UNIT)]),
    Telling(FIGURE_LOST, "event-figure-lost", [("unit", UNIT), ("left", NUMBER)]),
    Telling(UNIT_DESTROYED, "event-unit-destroyed", [("unit", UNIT)]),
    Telling(UNIT_ROUTED, "event-unit-routed", [("unit", UNIT)]),
    Telling(OFFICER_SAVED, "event-officer-saved", [("unit", UNIT), ("saviour", UNIT)]),
    Telling(LUCK_SPENT, "event-luck-spent", [("unit", UNIT)]),
    Telling(
        REACTION_ROLLED,
        "event-reaction-rolled",
        [("unit", UNIT), ("die", NUMBER), ("total", SHIFTED), ("result", RESULT), ("terms", TEST_TERMS)],
    ),
    Telling(DIE_REROLLED, "event-die-rerolled", [("unit", UNIT), ("die", NUMBER)]),
    Telling(UNIT_RECOILED, "event-unit-recoiled", [("unit", UNIT), ("direction", DIRECTION)]),
    Telling(UNIT_FLED, "event-unit-fled", [("unit", UNIT), ("direction", DIRECTION)]),
    Telling(UNIT_SHAKEN, "event-unit-shaken", [("unit", UNIT)]),
    Telling(UNIT_RALLIED, "event-unit-rallied", [("unit", UNIT)]),
    Telling(RALLY_ROLLED, "event-rally-rolled", [("unit", UNIT), ("die", NUMBER), ("needed", NUMBER)]),
    Telling(UNIT_RECOVERED, "event-unit-recovered", [("unit", UNIT)]),
    Telling(SMOKE_CLEARED, "event-smoke-cleared", [("unit", UNIT), ("officer", UNIT)]),
    Telling(
        BREAKING_LOSSES,
        "event-breaking-losses",
        [("unit", UNIT), ("dice", NUMBER), ("lost", NUMBER), ("faces", FACES)],
    ),
    Telling(UNIT_RELOADED, "event-unit-reloaded", [("unit", UNIT), ("left", NUMBER)]),
    Telling(VIGILANCE_TAKEN, "event-vigilance-taken", [("unit", UNIT)]),
    Telling(ENGAGEMENT_DECLARED, "event-engagement-declared", [("unit", UNIT), ("target", UNIT)]),
    Telling(UNIT_SURPRISED, "event-unit-surprised", [("unit", UNIT), ("enemy", UNIT)]),
    Telling(UNIT_EVADED, "event-unit-evaded", [("unit", UNIT)]),
    Telling(ROUND_FOUGHT, "event-round-fought", [("unit", UNIT), ("blows", NUMBER), ("hits", NUMBER)]),
    Telling(UNIT_BROKE_OFF, "event-unit-broke-off", [("unit", UNIT)]),
    Telling(FIRE_SET, "event-fire-set", [("unit", UNIT), ("building", STRUCTURE)]),
    Telling(
        FIRE_FOUGHT,
        "event-fire-fought",
        [("unit", UNIT), ("building", STRUCTURE), ("die", NUMBER), ("done", NUMBER)],
    ),
    Telling(FIRE_GREW, "event-fire-grew", [("building", STRUCTURE), ("level", NUMBER)]),
    Telling(BUILDING_FELL, "event-building-fell", [("building", STRUCTURE)]),
    Telling(SMOKED_OUT, "event-smoked-out", [("unit", UNIT), ("building", STRUCTURE)]),
    Telling(SPECIAL_DONE, "event-special-done", [("unit", UNIT)]),
    Telling(SECTOR_SCOUTED, "event-sector-scouted", [("unit", UNIT), ("sector", NUMBER)]),
    Telling(OBJECTIVE_SCORED, "event-objective-scored", [("seat", SEAT), ("objective", NUMBER)]),
    Telling(BROKEN, "event-broken", [("seat", SEAT)]),
    Telling(MATCH_ENDED, "event-match-ended", [("attacker", SHIFTED), ("defender", SHIFTED)]),
    Telling(BOAT_PUT, "event-boat-put", [("seat", SEAT), ("boat", BOAT), ("place", PLACE)]),
    Telling(BOAT_LEFT_BEHIND, "event-boat-left-behind", [("seat", SEAT), ("boat", BOAT)]),
    Telling(EDGE_NAMED, "event-edge-named", [("seat", SEAT), ("edge", EDGE)]),
    Telling(CLOCK_REVEALED, "event-clock-revealed", [("seat", SEAT), ("card", CARD)]),
    Telling(KEPT_IN_RESERVE, "event-kept-in-reserve", [("seat", SEAT)]),
    Telling(UNIT_HIDES, "event-unit-hides", [("unit", UNIT), ("place", PLACE)]),
    Telling(DUMMY_PUT, "event-dummy-put", [("unit", UNIT), ("place", PLACE)]),
    Telling(
        HITS_ROLLED,
        "event-hits-rolled",
        [("unit", UNIT), ("target", UNIT), ("needed", NUMBER), ("terms", HIT_TERMS), ("dice", FACES)],
    ),
    Telling(
        KILLS_ROLLED,
        "event-kills-rolled",
        [("unit", UNIT), ("target", UNIT), ("needed", NUMBER), ("dice", FACES)],
    ),
    Telling(
        STRIKES_ROLLED,
        "event-strikes-rolled",
        [("unit", UNIT), ("needed", NUMBER), ("terms", STRIKE_TERMS), ("dice", FACES)],
    ),
    Telling(
        SAVES_ROLLED,
        "event-saves-rolled",
        [("unit", UNIT), ("needed", NUMBER), ("terms", SAVE_TERMS), ("dice", FACES)],
    ),
]
