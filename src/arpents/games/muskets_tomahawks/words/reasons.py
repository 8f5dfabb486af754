"""Why something is forbidden: one id for each, with its text and its rule."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import NOT_ASKED

NOT_YOURS: Final = 2
NOT_AN_ENEMY: Final = 3
NOT_ON_TABLE: Final = 4
UNIT_IN_FLIGHT: Final = 5
UNIT_IS_SHAKEN: Final = 6
UNIT_IN_CONTACT: Final = 7
MUST_RALLY: Final = 8
NOT_IN_FLIGHT: Final = 9
NOT_SHAKEN: Final = 10
NOT_IN_CONTACT: Final = 11
NOT_INDOORS: Final = 12
NOWHERE_TO_GO: Final = 13
NO_TARGET: Final = 14
NO_SUCH_WEAPON: Final = 15
NOBODY_LOADED: Final = 16
TARGET_IN_CONTACT: Final = 17
CAPTIVES_SPARED: Final = 18
OUT_OF_SIGHT_OR_RANGE: Final = 19
OFFICER_GUARDED: Final = 20
FAILED_TO_SPOT: Final = 21
NO_MORE_ATTEMPTS: Final = 22
CANNOT_BE_SPOTTED: Final = 23
NOT_FORMED: Final = 24
SMOKE_IN_RANKS: Final = 25
CANNOT_SPLIT: Final = 26
TOO_FEW_SHOTS: Final = 27
NO_SMOKE: Final = 28
TOO_FEW_CREW: Final = 29
NEVER_WATCHES: Final = 30
ALREADY_WATCHING: Final = 31
NOT_WATCHING: Final = 32
NOT_ON_LATTICE: Final = 33
STANDS_THERE: Final = 34
CANNOT_GO_THERE: Final = 35
NOT_MOVED_YET: Final = 36
NO_MORE_LEGS: Final = 37
ARRANGEMENT_ILLEGAL: Final = 38
CANNOT_BE_FORMED: Final = 39
CANNOT_BE_COLUMN: Final = 40
SLOTS_OUT_OF_REACH: Final = 41
BUILDING_DOWN: Final = 42
BUILDING_BURNS: Final = 43
BUILDING_HELD: Final = 44
STAYS_OUTSIDE: Final = 45
NO_ROOM: Final = 46
OPENING_TOO_FAR: Final = 47
NOT_HOME_EDGE: Final = 48
NO_EXIT: Final = 49
EDGE_TOO_FAR: Final = 50
NOT_YOUR_BOAT: Final = 51
BOAT_TAKEN: Final = 52
STAYS_ASHORE: Final = 53
NOT_AT_THE_BANK: Final = 54
LANDING_TOO_FAR: Final = 55
RIDES_ALONG: Final = 56
TOO_FEW_PADDLERS: Final = 57
NOT_AFLOAT: Final = 58
NOT_A_CAPTIVE: Final = 59
NOT_THE_ESCORT: Final = 60
CAPTIVES_TOO_FAR: Final = 61
WAGONS_ONLY_MOVE: Final = 62
NO_FIRE_HERE: Final = 63
ONLY_THE_ATTACKER: Final = 64
FRIENDS_INSIDE: Final = 65
TOO_FAR_FROM_BUILDING: Final = 66
NOT_AT_LEVEL_ONE: Final = 67
NOT_A_MAP_MAKER: Final = 68
SECTOR_MAPPED: Final = 69
NO_SAVIOUR: Final = 70
NOT_ENGAGEABLE: Final = 71
NEVER_ENGAGES: Final = 72
NOT_FROM_COVER: Final = 73
OUT_OF_REACH: Final = 74
MAIN_WEAPON_LOADED: Final = 75
NOT_LIGHT_TROOPS: Final = 76
TOO_NEAR_TO_EVADE: Final = 77
NOT_ATTACKED: Final = 78
ONLY_A_DUMMY: Final = 79
NOT_ON_THIS_CARD: Final = 80
ALREADY_ACTED: Final = 81
CARD_NOT_IN_HAND: Final = 82
CARD_NOT_RESERVED: Final = 83
CARD_NOT_DISCARDED: Final = 84
HAND_NOT_EMPTY: Final = 85
TOO_FEW_POINTS: Final = 86
NEVER_ORDERED: Final = 87
NOT_OWN_TROOPS_CARD: Final = 88
RESERVE_TAKEN: Final = 89
NOT_WHOLE_INCH: Final = 90
OUT_OF_ZONE: Final = 91
TOO_NEAR_BUILDING: Final = 92
POINTS_TOO_NEAR: Final = 93
ANOTHER_EDGE: Final = 94
TOO_NEAR_ENEMY_EDGE: Final = 95
NO_ROOM_THERE: Final = 96
TOO_FAR_FROM_POINT: Final = 97
TOO_NEAR_ENEMY_POINT: Final = 98
TOO_NEAR_ENEMY: Final = 99
NOT_WAITING: Final = 100
OTHERS_FIRST: Final = 101
NOT_HIDDEN: Final = 102
OFFICERS_NOT_HELD_BACK: Final = 103
ALREADY_HELD_BACK: Final = 104
MUST_PLEDGE: Final = 105
NO_SUCH_PLEDGE: Final = 106
ONE_STEP_ONLY: Final = 107
MUST_SPOT_FIRST: Final = 108
SPOTTED_ALREADY: Final = 109
CAPTIVES_WAIT_ASHORE: Final = 110
NOT_THAT_EDGE: Final = 111

REASONS: Final[dict[int, tuple[str, str]]] = {
    NOT_ASKED: ("reason-not-asked", "7.14"),
    NOT_YOURS: ("reason-not-yours", "1.2"),
    NOT_AN_ENEMY: ("reason-not-an-enemy", "10.1"),
    NOT_ON_TABLE: ("reason-not-on-table", "6.5"),
    UNIT_IN_FLIGHT: ("reason-unit-in-flight", "7.11"),
    UNIT_IS_SHAKEN: ("reason-unit-is-shaken", "7.11"),
    UNIT_IN_CONTACT: ("reason-unit-in-contact", "7.11"),
    MUST_RALLY: ("reason-must-rally", "7.11"),
    NOT_IN_FLIGHT: ("reason-not-in-flight", "7.9"),
    NOT_SHAKEN: ("reason-not-shaken", "7.10"),
    NOT_IN_CONTACT: ("reason-not-in-contact", "7.6"),
    NOT_INDOORS: ("reason-not-indoors", "7.2"),
    NOWHERE_TO_GO: ("reason-nowhere-to-go", "7.14"),
    NO_TARGET: ("reason-no-target", "7.14"),
    NO_SUCH_WEAPON: ("reason-no-such-weapon", "10.1"),
    NOBODY_LOADED: ("reason-nobody-loaded", "10.11"),
    TARGET_IN_CONTACT: ("reason-target-in-contact", "10.1"),
    CAPTIVES_SPARED: ("reason-captives-spared", "17.5.4"),
    OUT_OF_SIGHT_OR_RANGE: ("reason-out-of-sight-or-range", "10.1"),
    OFFICER_GUARDED: ("reason-officer-guarded", "15.2"),
    FAILED_TO_SPOT: ("reason-failed-to-spot", "8.6"),
    NO_MORE_ATTEMPTS: ("reason-no-more-attempts", "8.6"),
    CANNOT_BE_SPOTTED: ("reason-cannot-be-spotted", "8.3"),
    NOT_FORMED: ("reason-not-formed", "10.8"),
    SMOKE_IN_RANKS: ("reason-smoke-in-ranks", "10.8"),
    CANNOT_SPLIT: ("reason-cannot-split", "10.2"),
    TOO_FEW_SHOTS: ("reason-too-few-shots", "10.2"),
    NO_SMOKE: ("reason-no-smoke", "7.4"),
    TOO_FEW_CREW: ("reason-too-few-crew", "13.2"),
    NEVER_WATCHES: ("reason-never-watches", "11.2"),
    ALREADY_WATCHING: ("reason-already-watching", "7.5"),
    NOT_WATCHING: ("reason-not-watching", "11.5"),
    NOT_ON_LATTICE: ("reason-not-on-lattice", "1.9"),
    STANDS_THERE: ("reason-stands-there", "9.12"),
    CANNOT_GO_THERE: ("reason-cannot-go-there", "9.8"),
    NOT_MOVED_YET: ("reason-not-moved-yet", "9.12"),
    NO_MORE_LEGS: ("reason-no-more-legs", "9.10"),
    ARRANGEMENT_ILLEGAL: ("reason-arrangement-illegal", "2.11"),
    CANNOT_BE_FORMED: ("reason-cannot-be-formed", "2.3.2"),
    CANNOT_BE_COLUMN: ("reason-cannot-be-column", "2.3.3"),
    SLOTS_OUT_OF_REACH: ("reason-slots-out-of-reach", "2.5"),
    BUILDING_DOWN: ("reason-building-down", "17.2.4"),
    BUILDING_BURNS: ("reason-building-burns", "17.2.3"),
    BUILDING_HELD: ("reason-building-held", "17.1.1"),
    STAYS_OUTSIDE: ("reason-stays-outside", "17.1.6"),
    NO_ROOM: ("reason-no-room", "17.1.1"),
    OPENING_TOO_FAR: ("reason-opening-too-far", "17.1.1"),
    NOT_HOME_EDGE: ("reason-not-home-edge", "9.15"),
    NO_EXIT: ("reason-no-exit", "9.16"),
    EDGE_TOO_FAR: ("reason-edge-too-far", "9.16"),
    NOT_YOUR_BOAT: ("reason-not-your-boat", "17.3.3"),
    BOAT_TAKEN: ("reason-boat-taken", "17.3.1"),
    STAYS_ASHORE: ("reason-stays-ashore", "17.3.1"),
    NOT_AT_THE_BANK: ("reason-not-at-the-bank", "17.3.3"),
    LANDING_TOO_FAR: ("reason-landing-too-far", "17.3.3"),
    RIDES_ALONG: ("reason-rides-along", "17.3.2"),
    TOO_FEW_PADDLERS: ("reason-too-few-paddlers", "17.3.2"),
    NOT_AFLOAT: ("reason-not-afloat", "17.3.1"),
    NOT_A_CAPTIVE: ("reason-not-a-captive", "17.5.1"),
    NOT_THE_ESCORT: ("reason-not-the-escort", "17.5.1"),
    CAPTIVES_TOO_FAR: ("reason-captives-too-far", "17.5.1"),
    WAGONS_ONLY_MOVE: ("reason-wagons-only-move", "17.4.1"),
    NO_FIRE_HERE: ("reason-no-fire-here", "17.2"),
    ONLY_THE_ATTACKER: ("reason-only-the-attacker", "17.2.1"),
    FRIENDS_INSIDE: ("reason-friends-inside", "17.2.1"),
    TOO_FAR_FROM_BUILDING: ("reason-too-far-from-building", "17.2.1"),
    NOT_AT_LEVEL_ONE: ("reason-not-at-level-one", "17.2.5"),
    NOT_A_MAP_MAKER: ("reason-not-a-map-maker", "15.5"),
    SECTOR_MAPPED: ("reason-sector-mapped", "15.5"),
    NO_SAVIOUR: ("reason-no-saviour", "15.3"),
    NOT_ENGAGEABLE: ("reason-not-engageable", "12.1"),
    NEVER_ENGAGES: ("reason-never-engages", "12.1"),
    NOT_FROM_COVER: ("reason-not-from-cover", "12.1"),
    OUT_OF_REACH: ("reason-out-of-reach", "12.1"),
    MAIN_WEAPON_LOADED: ("reason-main-weapon-loaded", "10.10"),
    NOT_LIGHT_TROOPS: ("reason-not-light-troops", "12.3.3"),
    TOO_NEAR_TO_EVADE: ("reason-too-near-to-evade", "12.3.3"),
    NOT_ATTACKED: ("reason-not-attacked", "12.13"),
    ONLY_A_DUMMY: ("reason-only-a-dummy", "16.3"),
    NOT_ON_THIS_CARD: ("reason-not-on-this-card", "5.4"),
    ALREADY_ACTED: ("reason-already-acted", "5.14"),
    CARD_NOT_IN_HAND: ("reason-card-not-in-hand", "5.3"),
    CARD_NOT_RESERVED: ("reason-card-not-reserved", "6.3.2"),
    CARD_NOT_DISCARDED: ("reason-card-not-discarded", "6.3.5"),
    HAND_NOT_EMPTY: ("reason-hand-not-empty", "5.3"),
    TOO_FEW_POINTS: ("reason-too-few-points", "6.5"),
    NEVER_ORDERED: ("reason-never-ordered", "6.5"),
    NOT_OWN_TROOPS_CARD: ("reason-not-own-troops-card", "6.3.2"),
    RESERVE_TAKEN: ("reason-reserve-taken", "6.3.2"),
    NOT_WHOLE_INCH: ("reason-not-whole-inch", "20.3"),
    OUT_OF_ZONE: ("reason-out-of-zone", "20.3"),
    TOO_NEAR_BUILDING: ("reason-too-near-building", "20.3"),
    POINTS_TOO_NEAR: ("reason-points-too-near", "20.3"),
    ANOTHER_EDGE: ("reason-another-edge", "20.3"),
    TOO_NEAR_ENEMY_EDGE: ("reason-too-near-enemy-edge", "20.3"),
    NO_ROOM_THERE: ("reason-no-room-there", "20.4"),
    TOO_FAR_FROM_POINT: ("reason-too-far-from-point", "20.4"),
    TOO_NEAR_ENEMY_POINT: ("reason-too-near-enemy-point", "20.5"),
    TOO_NEAR_ENEMY: ("reason-too-near-enemy", "20.5"),
    NOT_WAITING: ("reason-not-waiting", "20.4"),
    OTHERS_FIRST: ("reason-others-first", "20.17"),
    NOT_HIDDEN: ("reason-not-hidden", "16.1"),
    OFFICERS_NOT_HELD_BACK: ("reason-officers-not-held-back", "20.7"),
    ALREADY_HELD_BACK: ("reason-already-held-back", "20.7"),
    MUST_PLEDGE: ("reason-must-pledge", "15.5"),
    NO_SUCH_PLEDGE: ("reason-no-such-pledge", "15.5"),
    ONE_STEP_ONLY: ("reason-one-step-only", "13.2"),
    MUST_SPOT_FIRST: ("reason-must-spot-first", "8.6"),
    SPOTTED_ALREADY: ("reason-spotted-already", "8.10"),
    CAPTIVES_WAIT_ASHORE: ("reason-captives-wait-ashore", "17.5.1"),
    NOT_THAT_EDGE: ("reason-not-that-edge", "20.9"),
}
