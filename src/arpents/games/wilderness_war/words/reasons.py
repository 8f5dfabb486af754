"""Why something is forbidden: one number for each reason, with its text and its rule."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import NOT_ASKED

ADVANCED_RULE: Final = 2
ALREADY_ACTED: Final = 3
ALREADY_HELD_ONE: Final = 4
ALREADY_REGULARS: Final = 5
ALREADY_TAKEN: Final = 6
ALREADY_WORKED: Final = 7
ASSEMBLIES_AT_END: Final = 8
ASSEMBLIES_ENTHUSIASTIC: Final = 9
ASSEMBLIES_RELUCTANT: Final = 10
BESIEGED_STAY: Final = 11
BESIEGED_WORK: Final = 12
BUILT_LAST_TIME: Final = 13
CARD_HAS_A_USE: Final = 14
CARD_NOT_DISCARDED: Final = 15
CARD_NOT_IN_HAND: Final = 16
CARD_TOO_SMALL: Final = 17
CHEROKEES_NOT_PLAYED: Final = 18
COMMANDER_STAYS: Final = 19
COMMAND_EXCEEDED: Final = 20
COMMAND_FULL: Final = 21
DRILLED_FIRST: Final = 22
DRILLED_GO_ALONE: Final = 23
DRILLED_MUST_LEAD: Final = 24
DRILLED_NEED_SHELTER: Final = 25
DRILLED_WITH_THEM: Final = 26
ENEMY_FORT_THERE: Final = 27
ENEMY_HAS_LIGHT_INFANTRY: Final = 28
ENEMY_THERE: Final = 29
EQUAL_UNIT_FIRST: Final = 30
FIELDWORKS_ALREADY: Final = 31
FORBES_ROAD_NOT_BUILT: Final = 32
FORTRESS_SPACE: Final = 33
FORT_IS_FULL: Final = 34
FORT_STANDS: Final = 35
FOUL_WEATHER_AT_SEA: Final = 36
FRENCH_HAVE_NO_POINT: Final = 37
FRENCH_SAIL_ROUTE: Final = 38
FULL_STRENGTH: Final = 39
FULL_UNITS_FIRST: Final = 40
FULL_UNITS_LATER: Final = 41
HAND_EMPTY: Final = 42
HIGHEST_LEADER: Final = 43
INITIATIVE_NOT_MET: Final = 44
INTERCEPTORS_CANNOT_AVOID: Final = 45
INTERCEPTORS_FIGHT: Final = 46
IS_INSIDE: Final = 47
JOHNSON_ONLY: Final = 48
JOHNSON_TOO_FAR: Final = 49
JUST_RELIEVED: Final = 50
LEADERS_KEEP_AWAY: Final = 51
LEADERS_NOT_ALONE: Final = 52
LEADER_BESIEGED: Final = 53
LONE_AUXILIARY_INFILTRATES: Final = 54
LONE_AUXILIARY_ONLY: Final = 55
MUST_GIVE_UP_A_CARD: Final = 56
MUST_STOP: Final = 57
NATION_SERVES_ENEMY: Final = 58
NEEDS_A_LEADER: Final = 59
NEEDS_A_UNIT: Final = 60
NEEDS_DRILLED: Final = 61
NEEDS_LOUISBOURG: Final = 62
NEEDS_MONTREAL: Final = 63
NEEDS_OHIO_FORT: Final = 64
NEEDS_ONEIDA_WORK: Final = 65
NOBODY_CAN_GO: Final = 66
NOTHING_TO_RAISE: Final = 67
NOTHING_TO_SCOUT: Final = 68
NOT_ADJACENT: Final = 69
NOT_A_LEADER: Final = 70
NOT_A_PORT: Final = 71
NOT_A_SPACE: Final = 72
NOT_A_TARGET: Final = 73
NOT_BESIEGED: Final = 74
NOT_HERE: Final = 75
NOT_IN_1755: Final = 76
NOT_IN_BATTLE: Final = 77
NOT_IN_THE_WILDS: Final = 78
NOT_ITS_HOME: Final = 79
NOT_NEAREST: Final = 80
NOT_OF_THIS_EVENT: Final = 81
NOT_ON_MAP: Final = 82
NOT_ON_THE_LIST: Final = 83
NOT_THE_LAST_CARD: Final = 84
NOT_THIS_EVENT: Final = 85
NOT_THIS_PIECE: Final = 86
NOT_YOURS: Final = 87
NOT_YOUR_WORK: Final = 88
NOWHERE_TO_GO: Final = 89
NO_BREACH_TO_REPAIR: Final = 90
NO_DROPPING_AMONG_ENEMIES: Final = 91
NO_ELIGIBLE_LEADERS: Final = 92
NO_ENEMY_TO_PASS: Final = 93
NO_ENTRY_HERE: Final = 94
NO_FIELDWORKS: Final = 95
NO_FRENCH_FLEET: Final = 96
NO_LANDING_CARD: Final = 97
NO_LANDING_ROUTE: Final = 98
NO_LANDING_THIS_YEAR: Final = 99
NO_POINTS_LEFT: Final = 100
NO_PORTAGE: Final = 101
NO_PORT_TO_REACH: Final = 102
NO_RAIDERS: Final = 103
NO_ROOM_TO_GET_OUT: Final = 104
NO_SIEGE_HERE: Final = 105
NO_STOPPING_AT_A_FORT: Final = 106
NO_TARGET_UNITS: Final = 107
NO_UNITS: Final = 108
NO_WATER: Final = 109
NO_WORKS_TO_RAZE: Final = 110
ONE_AMBUSH: Final = 111
ONLY_ONE_LEADER: Final = 112
OTHER_COLOUR: Final = 113
OTHER_WAY_OF_MOVING: Final = 114
OUT_OF_SUPPLY: Final = 115
PITT_NOT_PLAYED: Final = 116
PLAYED_AS_RESPONSE: Final = 117
QUEBEC_LOST: Final = 118
QUIBERON_NOT_YET: Final = 119
QUIBERON_PLAYED: Final = 120
RANK_TOO_HIGH: Final = 121
SHIRLEY_SAFE: Final = 122
SIEGE_LEVEL_TOO_LOW: Final = 123
SIEGE_THERE: Final = 124
STACK_TOO_SMALL: Final = 125
TOO_FAR: Final = 126
TOO_FEW_AUXILIARIES: Final = 127
UNDER_SIEGE: Final = 128
UPRISING_PLAYED: Final = 129
VALUE_THREE_FOR_FORCE: Final = 130
VILLAGE_CLOSED: Final = 131
WAS_INFILTRATED: Final = 132
WHENCE_ENEMY_CAME: Final = 133
ALREADY_NOTED: Final = 134
EVENT_IS_EMPTY: Final = 135
SIEGE_ALREADY_PRESSED: Final = 149
# the same words under another rule
ENEMY_ON_THE_SITE: Final = 136
ENEMY_IN_THE_WAY: Final = 137
ATTACKER_CAME_THAT_WAY: Final = 138
DRILLED_BESIEGE: Final = 139
DRILLED_DIG: Final = 140
AVOID_NEEDS_A_UNIT: Final = 141
FORCE_NEEDS_A_LEADER: Final = 142
FORT_NOT_RAIDED: Final = 143
BESIEGED_DO_NOT_INTERCEPT: Final = 144
ALREADY_INSIDE: Final = 145
LEADERS_NOT_ALONE_EITHER: Final = 146
NO_WAY_OUT_BY_LAND: Final = 147
TOO_FAR_BY_BOAT: Final = 148
SIEGE_NEEDS_A_UNIT: Final = 150
ASSAULT_NEEDS_A_UNIT: Final = 151
AUXILIARIES_MUST_STOP: Final = 152

REASONS: Final[dict[int, tuple[str, str]]] = {
    NOT_ASKED: ("reason-not-asked", "5.26"),
    ADVANCED_RULE: ("reason-advanced-rule", "13.0"),
    ALREADY_ACTED: ("reason-already-acted", "5.31"),
    ALREADY_HELD_ONE: ("reason-already-held-one", "4.2a"),
    ALREADY_REGULARS: ("reason-already-regulars", "5.52"),
    ALREADY_TAKEN: ("reason-already-taken", "5.31"),
    ALREADY_WORKED: ("reason-already-worked", "5.43"),
    ASSEMBLIES_AT_END: ("reason-assemblies-at-end", "5.54"),
    ASSEMBLIES_ENTHUSIASTIC: ("reason-assemblies-enthusiastic", "5.54"),
    ASSEMBLIES_RELUCTANT: ("reason-assemblies-reluctant", "5.54"),
    BESIEGED_STAY: ("reason-besieged-stay", "8.25"),
    BESIEGED_WORK: ("reason-besieged-work", "5.46"),
    BUILT_LAST_TIME: ("reason-built-last-time", "5.4"),
    CARD_HAS_A_USE: ("reason-card-has-a-use", "5.26"),
    CARD_NOT_DISCARDED: ("reason-card-not-discarded", "5.22"),
    CARD_NOT_IN_HAND: ("reason-card-not-in-hand", "5.26"),
    CARD_TOO_SMALL: ("reason-card-too-small", "5.32"),
    CHEROKEES_NOT_PLAYED: ("reason-cherokees-not-played", "5.51"),
    COMMANDER_STAYS: ("reason-commander-stays", "6.1"),
    COMMAND_EXCEEDED: ("reason-command-exceeded", "5.34"),
    COMMAND_FULL: ("reason-command-full", "5.34"),
    DRILLED_FIRST: ("reason-drilled-first", "7.62"),
    DRILLED_GO_ALONE: ("reason-drilled-go-alone", "5.32"),
    DRILLED_MUST_LEAD: ("reason-drilled-must-lead", "6.52"),
    DRILLED_NEED_SHELTER: ("reason-drilled-need-shelter", "7.92"),
    DRILLED_WITH_THEM: ("reason-drilled-with-them", "10.11"),
    ENEMY_FORT_THERE: ("reason-enemy-fort-there", "7.56"),
    ENEMY_HAS_LIGHT_INFANTRY: ("reason-enemy-has-light-infantry", "7.56"),
    ENEMY_THERE: ("reason-enemy-there", "7.92"),
    EQUAL_UNIT_FIRST: ("reason-equal-unit-first", "5.35"),
    FIELDWORKS_ALREADY: ("reason-fieldworks-already", "7.55"),
    FORBES_ROAD_NOT_BUILT: ("reason-forbes-road-not-built", "5.51"),
    FORTRESS_SPACE: ("reason-fortress-space", "5.43"),
    FORT_IS_FULL: ("reason-fort-is-full", "8.11"),
    FORT_STANDS: ("reason-fort-stands", "5.43"),
    FOUL_WEATHER_AT_SEA: ("reason-foul-weather-at-sea", "6.431"),
    FRENCH_HAVE_NO_POINT: ("reason-french-have-no-point", "5.51"),
    FRENCH_SAIL_ROUTE: ("reason-french-sail-route", "6.4"),
    FULL_STRENGTH: ("reason-full-strength", "5.523"),
    FULL_UNITS_FIRST: ("reason-full-units-first", "7.63"),
    FULL_UNITS_LATER: ("reason-full-units-later", "11.2"),
    HAND_EMPTY: ("reason-hand-empty", "5.24"),
    HIGHEST_LEADER: ("reason-highest-leader", "8.231"),
    INITIATIVE_NOT_MET: ("reason-initiative-not-met", "5.32"),
    INTERCEPTORS_CANNOT_AVOID: ("reason-interceptors-cannot-avoid", "15.4"),
    INTERCEPTORS_FIGHT: ("reason-interceptors-fight", "14.1"),
    IS_INSIDE: ("reason-is-inside", "15.3"),
    JOHNSON_ONLY: ("reason-johnson-only", "5.534"),
    JOHNSON_TOO_FAR: ("reason-johnson-too-far", "5.53"),
    JUST_RELIEVED: ("reason-just-relieved", "14.1"),
    LEADERS_KEEP_AWAY: ("reason-leaders-keep-away", "6.53"),
    LEADERS_NOT_ALONE: ("reason-leaders-not-alone", "14.2"),
    LEADER_BESIEGED: ("reason-leader-besieged", "8.22"),
    LONE_AUXILIARY_INFILTRATES: ("reason-lone-auxiliary-infiltrates", "13.0"),
    LONE_AUXILIARY_ONLY: ("reason-lone-auxiliary-only", "14.21"),
    MUST_GIVE_UP_A_CARD: ("reason-must-give-up-a-card", "5.51"),
    MUST_STOP: ("reason-must-stop", "6.2"),
    NATION_SERVES_ENEMY: ("reason-nation-serves-enemy", "5.533"),
    NEEDS_A_LEADER: ("reason-needs-a-leader", "8.231"),
    NEEDS_A_UNIT: ("reason-needs-a-unit", "14.2"),
    NEEDS_DRILLED: ("reason-needs-drilled", "5.42"),
    NEEDS_LOUISBOURG: ("reason-needs-louisbourg", "5.51"),
    NEEDS_MONTREAL: ("reason-needs-montreal", "5.53"),
    NEEDS_OHIO_FORT: ("reason-needs-ohio-fort", "5.53"),
    NEEDS_ONEIDA_WORK: ("reason-needs-oneida-work", "5.53"),
    NOBODY_CAN_GO: ("reason-nobody-can-go", "7.92"),
    NOTHING_TO_RAISE: ("reason-nothing-to-raise", "5.52"),
    NOTHING_TO_SCOUT: ("reason-nothing-to-scout", "6.2"),
    NOT_ADJACENT: ("reason-not-adjacent", "2.0"),
    NOT_A_LEADER: ("reason-not-a-leader", "3.2"),
    NOT_A_PORT: ("reason-not-a-port", "6.4"),
    NOT_A_SPACE: ("reason-not-a-space", "2.0"),
    NOT_A_TARGET: ("reason-not-a-target", "10.1"),
    NOT_BESIEGED: ("reason-not-besieged", "8.25"),
    NOT_HERE: ("reason-not-here", "5.34"),
    NOT_IN_1755: ("reason-not-in-1755", "5.51"),
    NOT_IN_BATTLE: ("reason-not-in-battle", "7.61"),
    NOT_IN_THE_WILDS: ("reason-not-in-the-wilds", "7.56"),
    NOT_ITS_HOME: ("reason-not-its-home", "10.42"),
    NOT_NEAREST: ("reason-not-nearest", "10.421"),
    NOT_OF_THIS_EVENT: ("reason-not-of-this-event", "5.5"),
    NOT_ON_MAP: ("reason-not-on-map", "5.31"),
    NOT_ON_THE_LIST: ("reason-not-on-the-list", "5.22"),
    NOT_THE_LAST_CARD: ("reason-not-the-last-card", "4.2a"),
    NOT_THIS_EVENT: ("reason-not-this-event", "5.56"),
    NOT_THIS_PIECE: ("reason-not-this-piece", "5.35"),
    NOT_YOURS: ("reason-not-yours", "5.31"),
    NOT_YOUR_WORK: ("reason-not-your-work", "5.46"),
    NOWHERE_TO_GO: ("reason-nowhere-to-go", "15.1"),
    NO_BREACH_TO_REPAIR: ("reason-no-breach-to-repair", "8.23"),
    NO_DROPPING_AMONG_ENEMIES: ("reason-no-dropping-among-enemies", "13.0"),
    NO_ELIGIBLE_LEADERS: ("reason-no-eligible-leaders", "5.51"),
    NO_ENEMY_TO_PASS: ("reason-no-enemy-to-pass", "13.0"),
    NO_ENTRY_HERE: ("reason-no-entry-here", "5.522"),
    NO_FIELDWORKS: ("reason-no-fieldworks", "7.55"),
    NO_FRENCH_FLEET: ("reason-no-french-fleet", "5.51"),
    NO_LANDING_CARD: ("reason-no-landing-card", "6.431"),
    NO_LANDING_ROUTE: ("reason-no-landing-route", "6.43"),
    NO_LANDING_THIS_YEAR: ("reason-no-landing-this-year", "5.51"),
    NO_POINTS_LEFT: ("reason-no-points-left", "5.53"),
    NO_PORTAGE: ("reason-no-portage", "6.3"),
    NO_PORT_TO_REACH: ("reason-no-port-to-reach", "6.4"),
    NO_RAIDERS: ("reason-no-raiders", "10.1"),
    NO_ROOM_TO_GET_OUT: ("reason-no-room-to-get-out", "13.1"),
    NO_SIEGE_HERE: ("reason-no-siege-here", "8.21"),
    NO_STOPPING_AT_A_FORT: ("reason-no-stopping-at-a-fort", "6.52"),
    NO_TARGET_UNITS: ("reason-no-target-units", "5.5"),
    NO_UNITS: ("reason-no-units", "5.34"),
    NO_WATER: ("reason-no-water", "6.3"),
    NO_WORKS_TO_RAZE: ("reason-no-works-to-raze", "5.46"),
    ONE_AMBUSH: ("reason-one-ambush", "7.56"),
    ONLY_ONE_LEADER: ("reason-only-one-leader", "5.34"),
    OTHER_COLOUR: ("reason-other-colour", "5.12"),
    OTHER_WAY_OF_MOVING: ("reason-other-way-of-moving", "6.1"),
    OUT_OF_SUPPLY: ("reason-out-of-supply", "17.3"),
    PITT_NOT_PLAYED: ("reason-pitt-not-played", "5.51"),
    PLAYED_AS_RESPONSE: ("reason-played-as-response", "5.56"),
    QUEBEC_LOST: ("reason-quebec-lost", "5.51"),
    QUIBERON_NOT_YET: ("reason-quiberon-not-yet", "5.51"),
    QUIBERON_PLAYED: ("reason-quiberon-played", "5.51"),
    RANK_TOO_HIGH: ("reason-rank-too-high", "5.34"),
    SHIRLEY_SAFE: ("reason-shirley-safe", "5.51"),
    SIEGE_LEVEL_TOO_LOW: ("reason-siege-level-too-low", "9.1"),
    SIEGE_THERE: ("reason-siege-there", "5.43"),
    STACK_TOO_SMALL: ("reason-stack-too-small", "8.22"),
    TOO_FAR: ("reason-too-far", "6.2"),
    TOO_FEW_AUXILIARIES: ("reason-too-few-auxiliaries", "7.56"),
    UNDER_SIEGE: ("reason-under-siege", "8.22"),
    UPRISING_PLAYED: ("reason-uprising-played", "5.51"),
    VALUE_THREE_FOR_FORCE: ("reason-value-three-for-force", "6.41"),
    VILLAGE_CLOSED: ("reason-village-closed", "5.522"),
    WAS_INFILTRATED: ("reason-was-infiltrated", "14.24"),
    WHENCE_ENEMY_CAME: ("reason-whence-enemy-came", "7.92"),
    ALREADY_NOTED: ("reason-already-noted", "5.46"),
    EVENT_IS_EMPTY: ("reason-event-is-empty", "5.5"),
    SIEGE_ALREADY_PRESSED: ("reason-siege-already-pressed", "8.231"),
    ENEMY_ON_THE_SITE: ("reason-enemy-there", "5.41"),
    ENEMY_IN_THE_WAY: ("reason-enemy-there", "15.1"),
    ATTACKER_CAME_THAT_WAY: ("reason-whence-enemy-came", "15.1"),
    DRILLED_BESIEGE: ("reason-needs-drilled", "8.231"),
    DRILLED_DIG: ("reason-needs-drilled", "7.55"),
    AVOID_NEEDS_A_UNIT: ("reason-needs-a-unit", "15.0"),
    FORCE_NEEDS_A_LEADER: ("reason-needs-a-leader", "5.34"),
    FORT_NOT_RAIDED: ("reason-fort-stands", "10.11"),
    BESIEGED_DO_NOT_INTERCEPT: ("reason-under-siege", "14.2"),
    ALREADY_INSIDE: ("reason-is-inside", "8.1"),
    LEADERS_NOT_ALONE_EITHER: ("reason-leaders-not-alone", "15.0"),
    NO_WAY_OUT_BY_LAND: ("reason-nowhere-to-go", "6.1"),
    TOO_FAR_BY_BOAT: ("reason-too-far", "6.3"),
    SIEGE_NEEDS_A_UNIT: ("reason-needs-a-unit", "8.231"),
    ASSAULT_NEEDS_A_UNIT: ("reason-needs-a-unit", "9.11"),
    AUXILIARIES_MUST_STOP: ("reason-must-stop", "16.2"),
}
