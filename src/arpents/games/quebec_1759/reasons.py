"""Why something is forbidden: one id for each, with its text and its rule."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import NOT_ASKED

NOT_YOURS: Final = 2
# 3. setup
NOT_A_FRENCH_ZONE: Final = 10
DECOY_ALONE: Final = 11
LEAVES_DECOYS_ALONE: Final = 12
NOT_ALL_PLACED: Final = 13
CHANGES_SPENT: Final = 14
ALREADY_THERE: Final = 15
PRESET_TAKEN: Final = 16
# 2.5 transfers
NO_CV_TO_GIVE: Final = 20
NO_TRANSFER_KIND: Final = 21
NO_RECEIVER: Final = 22
HAS_RECEIVED: Final = 23
HAS_GIVEN: Final = 24
NOT_SAME_KIND: Final = 25
NOT_SAME_ZONE: Final = 26
ALREADY_FULL: Final = 27
# 6-9 orders
ORDER_FULL: Final = 30
ONE_ORIGIN: Final = 31
NOTHING_THERE: Final = 32
NONE_LEFT: Final = 33
NO_DESTINATION: Final = 34
SAME_ZONE: Final = 35
NO_LINK: Final = 36
NO_ROAD_TO_AVOID: Final = 37
TIDE_STOPS_BOATS: Final = 38
NO_BOATS: Final = 39
SAME_LINE: Final = 40
TOO_MANY: Final = 41
NOT_A_COUNT: Final = 42
SHIPS_SAIL_ALONE: Final = 43
TWO_UPSTREAM: Final = 44
NO_SHIPS_THERE: Final = 45
NOT_BRITISH: Final = 46
NOT_FRENCH: Final = 47
INDIANS_GO_ALONE: Final = 48
INDIANS_NOT_THERE: Final = 49
ALREADY_FREE: Final = 50
STAY_STANDS_ALONE: Final = 51
NO_FRENCH_BOATS: Final = 52
# 9.2, 10.1 choosing blocks
NOT_AT_ORIGIN: Final = 60
ALREADY_PICKED: Final = 61
PICK_STRANDS_DECOYS: Final = 62
PICKS_MISSING: Final = 63
LINE_COMPLETE: Final = 64
ORDER_REVEALED: Final = 65
TRANSFER_TOO_LATE: Final = 66
# 11-18 battles
NO_BATTLE_THERE: Final = 70
NOT_IN_BATTLE: Final = 71
INDIANS_NOT_IN_COLUMN: Final = 72
COLUMNS_MUST_FILL: Final = 73
ALREADY_DEPLOYED: Final = 74
NOT_IN_RESERVE: Final = 75
NOT_IN_COLUMN: Final = 76
HAS_FIRED: Final = 77
COLUMN_CLOSED: Final = 78
COLUMN_NOT_DONE: Final = 79
MUST_FIRE_NOW: Final = 80
NOT_UNDER_FIRE: Final = 81
RESERVE_SPENT: Final = 82
NO_COLUMNS_HERE: Final = 83
# 15-17 retreats
MUST_FLEE: Final = 87
ALREADY_EMBARKED: Final = 88
INDIANS_NEED_NO_BOAT: Final = 89
ONLY_TO_ORIGIN: Final = 90
NOT_TO_ATTACKERS_ORIGIN: Final = 91
ENEMY_THERE: Final = 92
BATTLE_THERE: Final = 93
NO_RETREAT_LINK: Final = 94
NO_RETREAT_BOATS: Final = 95
BOATS_FULL: Final = 96
NOBODY_EMBARKED: Final = 97
RETREAT_TOO_EARLY: Final = 98
RETREAT_TOO_LATE: Final = 99
# 20-22
NOT_QUEBEC_MILITIA: Final = 100
NOT_MONTREAL_MILITIA: Final = 101
INDIANS_DID_NOT_ENTER: Final = 102
INDIANS_NOT_HERE: Final = 103
INDIANS_CANNOT_FIGHT_ALONE: Final = 104
BRITISH_THERE: Final = 105
NOT_LIGHT_TROOPS: Final = 106
HAS_ANSWERED: Final = 107
INDIANS_MUST_LEAVE: Final = 108
INDIANS_ARE_THERE: Final = 109

REASONS: Final[dict[int, tuple[str, str]]] = {
    NOT_ASKED: ("reason-not-asked", "4.1"),
    NOT_YOURS: ("reason-not-yours", "2.1"),
    NOT_A_FRENCH_ZONE: ("reason-not-a-french-zone", "3.4"),
    DECOY_ALONE: ("reason-decoy-alone", "10.1"),
    LEAVES_DECOYS_ALONE: ("reason-leaves-decoys-alone", "10.1"),
    NOT_ALL_PLACED: ("reason-not-all-placed", "3.2"),
    CHANGES_SPENT: ("reason-changes-spent", "3.4"),
    ALREADY_THERE: ("reason-already-there", "3.4"),
    PRESET_TAKEN: ("reason-preset-taken", "3.4"),
    NO_CV_TO_GIVE: ("reason-no-cv-to-give", "2.5"),
    NO_TRANSFER_KIND: ("reason-no-transfer-kind", "2.5"),
    NO_RECEIVER: ("reason-no-receiver", "2.5"),
    HAS_RECEIVED: ("reason-has-received", "2.5"),
    HAS_GIVEN: ("reason-has-given", "2.5"),
    NOT_SAME_KIND: ("reason-not-same-kind", "2.5"),
    NOT_SAME_ZONE: ("reason-not-same-zone", "2.5"),
    ALREADY_FULL: ("reason-already-full", "2.4"),
    ORDER_FULL: ("reason-order-full", "9.1"),
    ONE_ORIGIN: ("reason-one-origin", "6.1"),
    NOTHING_THERE: ("reason-nothing-there", "9.1"),
    NONE_LEFT: ("reason-none-left", "9.1"),
    NO_DESTINATION: ("reason-no-destination", "9.2"),
    SAME_ZONE: ("reason-same-zone", "9.1"),
    NO_LINK: ("reason-no-link", "6.1"),
    NO_ROAD_TO_AVOID: ("reason-no-road-to-avoid", "7.3"),
    TIDE_STOPS_BOATS: ("reason-tide-stops-boats", "23.0"),
    NO_BOATS: ("reason-no-boats", "7.4"),
    NO_FRENCH_BOATS: ("reason-no-french-boats-in-bason", "7.4"),
    SAME_LINE: ("reason-same-line", "7.5"),
    TOO_MANY: ("reason-too-many", "9.2"),
    NOT_A_COUNT: ("reason-not-a-count", "9.1"),
    SHIPS_SAIL_ALONE: ("reason-ships-sail-alone", "8.1"),
    TWO_UPSTREAM: ("reason-two-upstream", "8.1"),
    NO_SHIPS_THERE: ("reason-no-ships-there", "8.1"),
    NOT_BRITISH: ("reason-not-british", "8.1"),
    NOT_FRENCH: ("reason-not-french", "22.1"),
    INDIANS_GO_ALONE: ("reason-indians-go-alone", "22.1"),
    INDIANS_NOT_THERE: ("reason-indians-not-there", "22.1"),
    ALREADY_FREE: ("reason-already-free", "9.2"),
    STAY_STANDS_ALONE: ("reason-stay-stands-alone", "9.1"),
    NOT_AT_ORIGIN: ("reason-not-at-origin", "6.1"),
    ALREADY_PICKED: ("reason-already-picked", "9.2"),
    PICK_STRANDS_DECOYS: ("reason-pick-strands-decoys", "10.1"),
    PICKS_MISSING: ("reason-picks-missing", "9.2"),
    LINE_COMPLETE: ("reason-line-complete", "9.2"),
    ORDER_REVEALED: ("reason-order-revealed", "9.2"),
    TRANSFER_TOO_LATE: ("reason-transfer-too-late", "2.5"),
    NO_BATTLE_THERE: ("reason-no-battle-there", "11.2"),
    NOT_IN_BATTLE: ("reason-not-in-battle", "11.3"),
    INDIANS_NOT_IN_COLUMN: ("reason-indians-not-in-column", "22.4"),
    COLUMNS_MUST_FILL: ("reason-columns-must-fill", "12.1"),
    ALREADY_DEPLOYED: ("reason-already-deployed", "12.4"),
    NOT_IN_RESERVE: ("reason-not-in-reserve", "12.4"),
    RESERVE_SPENT: ("reason-reserve-spent", "12.4"),
    NO_COLUMNS_HERE: ("reason-no-columns-here", "18.0"),
    NOT_IN_COLUMN: ("reason-not-in-column", "14.1"),
    HAS_FIRED: ("reason-has-fired", "13.1c"),
    COLUMN_CLOSED: ("reason-column-closed", "13.1c"),
    COLUMN_NOT_DONE: ("reason-column-not-done", "13.1c"),
    MUST_FIRE_NOW: ("reason-must-fire-now", "13.1c"),
    NOT_UNDER_FIRE: ("reason-not-under-fire", "14.2"),
    ONLY_TO_ORIGIN: ("reason-only-to-origin", "15.2"),
    NOT_TO_ATTACKERS_ORIGIN: ("reason-not-to-attackers-origin", "15.2"),
    ENEMY_THERE: ("reason-enemy-there", "15.2"),
    BATTLE_THERE: ("reason-battle-there", "15.2"),
    NO_RETREAT_LINK: ("reason-no-retreat-link", "15.2"),
    NO_RETREAT_BOATS: ("reason-no-retreat-boats", "17.2"),
    BOATS_FULL: ("reason-boats-full", "17.2"),
    NOBODY_EMBARKED: ("reason-nobody-embarked", "17.2"),
    ALREADY_EMBARKED: ("reason-already-embarked", "17.2"),
    INDIANS_NEED_NO_BOAT: ("reason-indians-need-no-boat", "22.4"),
    MUST_FLEE: ("reason-must-flee", "16.1"),
    RETREAT_TOO_EARLY: ("reason-retreat-too-early", "15.1"),
    RETREAT_TOO_LATE: ("reason-retreat-too-late", "15.1"),
    NOT_QUEBEC_MILITIA: ("reason-not-quebec-militia", "20.0"),
    NOT_MONTREAL_MILITIA: ("reason-not-montreal-militia", "21.0"),
    INDIANS_DID_NOT_ENTER: ("reason-indians-did-not-enter", "22.2"),
    INDIANS_NOT_HERE: ("reason-indians-not-here", "22.4"),
    INDIANS_CANNOT_FIGHT_ALONE: ("reason-indians-cannot-fight-alone", "22.4"),
    BRITISH_THERE: ("reason-british-there", "22.2"),
    NOT_LIGHT_TROOPS: ("reason-not-light-troops", "22.2"),
    HAS_ANSWERED: ("reason-has-answered", "22.2"),
    INDIANS_MUST_LEAVE: ("reason-indians-must-leave", "22.2"),
    INDIANS_ARE_THERE: ("reason-indians-are-there", "22.4"),
}
