"""Why something is forbidden: one number, text id and rule each."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import NOT_ASKED

NO_ACTION_LEFT: Final = 2
ACTIONS_LEFT: Final = 3
NOT_IN_HAND: Final = 4
NOT_NEUTRAL: Final = 5
NO_CUBE: Final = 6
NO_CARD_LISTS: Final = 7
CARD_DOES_NOT_LIST: Final = 8
NOT_CONTROLLED: Final = 9
NOT_JOINED: Final = 10
UNDER_SIEGE: Final = 11
LISTING_CARD_UNUSABLE: Final = 12
NO_TRANSPORT: Final = 13
NOT_THAT_TRANSPORT: Final = 14
NO_SETTLERS: Final = 15
NOT_SETTLERS: Final = 16
NEEDED_ELSEWHERE: Final = 17
NO_PLACE_CARD: Final = 18
NOT_A_VILLAGE: Final = 19
NO_POINTS_THERE: Final = 20
NO_DISC: Final = 21
NO_FORTIFICATION_CARD: Final = 22
NOT_A_FORTIFICATION_CARD: Final = 23
ALREADY_FORTIFIED: Final = 24
NO_FORTIFICATION_DISC: Final = 25
FORTIFY_UNPAID: Final = 26
NOT_ENEMY_HELD: Final = 27
ALREADY_ATTACKING: Final = 28
NO_STRENGTH: Final = 29
WITHOUT_STRENGTH: Final = 30
ARTILLERY_UNPAID: Final = 31
NO_SIEGE_THERE: Final = 32
NO_LINE_TO_SIEGE: Final = 33
DEFENDERS_ONLY: Final = 34
LEADER_IS_FREE: Final = 35
NO_LEADER: Final = 36
TARGET_FORTIFIED: Final = 37
TARGET_BESIEGED: Final = 38
NO_RAIDER: Final = 39
OUT_OF_RANGE: Final = 40
RAID_UNPAID: Final = 41
NOT_A_RAIDER: Final = 42
RAIDER_STILL_WANTED: Final = 43
NO_AMBUSHER: Final = 44
AMBUSH_UNPAID: Final = 45
NO_PRIEST: Final = 46
NO_COIN: Final = 47
NOT_A_SHIP: Final = 48
NOTHING_TO_SELL: Final = 49
NO_TRADER: Final = 51
NO_FUR: Final = 52
FRENCH_ONLY: Final = 53
NO_LOUISBOURG: Final = 54
NOT_FOR_SALE: Final = 55
NO_COPY_LEFT: Final = 56
DRAFT_UNPAID: Final = 57
RESERVE_FULL: Final = 59
RESERVE_NO_LOCATION: Final = 60
RESERVE_EMPTY: Final = 61
RESERVE_UNPAID: Final = 62
NO_GOVERNOR: Final = 63
NOTHING_TO_RETURN: Final = 64
NO_INTENDANT: Final = 65
INTENDANT_UNPAID: Final = 66
DISCARDS_EMPTY: Final = 67
NOT_IN_DISCARDS: Final = 68
NO_HOME_SUPPORT: Final = 69
NOTHING_TO_DRAW: Final = 70
NO_SURRENDER: Final = 71
CANNOT_BLOCK: Final = 72
NOT_MARKED: Final = 73
NOT_IN_RESERVE: Final = 74
MUST_LOSE: Final = 75
NOT_NATIVES: Final = 76
MUST_GIVE: Final = 77
ASKS_FOR_SETTLERS: Final = 78
ASKS_NO_SETTLERS: Final = 79
NOT_WON: Final = 80
NEVER_A_LOCATION: Final = 81
NOT_IN_THAT_SIEGE: Final = 82
PASSAGE_BARRED: Final = 83
ONLY_BY_SEA: Final = 84
SIEGE_BARS: Final = 85
NOTHING_TO_RAID: Final = 86
NO_SUCH_PARTY: Final = 87
SMALLEST_PARTY: Final = 88
TOO_FEW_RAIDERS: Final = 89
PARTY_INCOMPLETE: Final = 90
CANNOT_BLOCK_AMBUSH: Final = 91
NEEDED_IN_SIEGE: Final = 92

REASONS: Final[dict[int, tuple[str, str]]] = {
    NOT_ASKED: ("reason-not-asked", "A7.9"),
    NO_ACTION_LEFT: ("reason-no-action-left", "A7.2"),
    ACTIONS_LEFT: ("reason-actions-left", "A7.2"),
    NOT_IN_HAND: ("reason-not-in-hand", "A6.6"),
    NOT_NEUTRAL: ("reason-not-neutral", "A8.1"),
    NO_CUBE: ("reason-no-cube", "A8.6"),
    NO_CARD_LISTS: ("reason-no-card-lists", "A8.2"),
    CARD_DOES_NOT_LIST: ("reason-card-does-not-list", "A8.2"),
    NOT_CONTROLLED: ("reason-not-controlled", "A11.2"),
    NOT_JOINED: ("reason-not-joined", "A11.3"),
    UNDER_SIEGE: ("reason-under-siege", "A11.1"),
    LISTING_CARD_UNUSABLE: ("reason-listing-card-unusable", "A11.1"),
    NO_TRANSPORT: ("reason-no-transport", "A8.3"),
    NOT_THAT_TRANSPORT: ("reason-not-that-transport", "A8.3"),
    NO_SETTLERS: ("reason-no-settlers", "A8.4"),
    NOT_SETTLERS: ("reason-not-settlers", "A5.5"),
    NEEDED_ELSEWHERE: ("reason-needed-elsewhere", "A8.3"),
    NO_PLACE_CARD: ("reason-no-place-card", "A9.1"),
    NOT_A_VILLAGE: ("reason-not-a-village", "A9.1"),
    NO_POINTS_THERE: ("reason-no-points-there", "A9.2"),
    NO_DISC: ("reason-no-disc", "A9.3"),
    NO_FORTIFICATION_CARD: ("reason-no-fortification-card", "A10.1"),
    NOT_A_FORTIFICATION_CARD: ("reason-not-a-fortification-card", "A10.1"),
    ALREADY_FORTIFIED: ("reason-already-fortified", "A10.2"),
    NO_FORTIFICATION_DISC: ("reason-no-fortification-disc", "A10.4"),
    FORTIFY_UNPAID: ("reason-fortify-unpaid", "A10.1"),
    NOT_ENEMY_HELD: ("reason-not-enemy-held", "A12.1"),
    ALREADY_ATTACKING: ("reason-already-attacking", "A12.7"),
    NO_STRENGTH: ("reason-no-strength", "A12.1"),
    WITHOUT_STRENGTH: ("reason-without-strength", "A14.1"),
    ARTILLERY_UNPAID: ("reason-artillery-unpaid", "A14.8"),
    NO_SIEGE_THERE: ("reason-no-siege-there", "A14.1"),
    NO_LINE_TO_SIEGE: ("reason-no-line-to-siege", "A14.4"),
    DEFENDERS_ONLY: ("reason-defenders-only", "A14.5"),
    LEADER_IS_FREE: ("reason-leader-is-free", "A14.7"),
    NO_LEADER: ("reason-no-leader", "A14.7"),
    TARGET_FORTIFIED: ("reason-target-fortified", "A15.5"),
    TARGET_BESIEGED: ("reason-target-besieged", "A15.5"),
    NO_RAIDER: ("reason-no-raider", "A15.2"),
    OUT_OF_RANGE: ("reason-out-of-range", "A15.1"),
    RAID_UNPAID: ("reason-raid-unpaid", "A15.3"),
    NOT_A_RAIDER: ("reason-not-a-raider", "A15.1"),
    RAIDER_STILL_WANTED: ("reason-raider-still-wanted", "A15.2"),
    NO_AMBUSHER: ("reason-no-ambusher", "A16.1"),
    AMBUSH_UNPAID: ("reason-ambush-unpaid", "A15.3"),
    NO_PRIEST: ("reason-no-priest", "A17.1"),
    NO_COIN: ("reason-no-coin", "A18.1"),
    NOT_A_SHIP: ("reason-not-a-ship", "A5.3"),
    NOTHING_TO_SELL: ("reason-nothing-to-sell", "A19.1"),
    NO_TRADER: ("reason-no-trader", "A20.1"),
    NO_FUR: ("reason-no-fur", "A20.1"),
    FRENCH_ONLY: ("reason-french-only", "A21.1"),
    NO_LOUISBOURG: ("reason-no-louisbourg", "A21.1"),
    NOT_FOR_SALE: ("reason-not-for-sale", "A22.3"),
    NO_COPY_LEFT: ("reason-no-copy-left", "A22.1"),
    DRAFT_UNPAID: ("reason-draft-unpaid", "A22.2"),
    RESERVE_FULL: ("reason-reserve-full", "A24.2"),
    RESERVE_NO_LOCATION: ("reason-reserve-no-location", "A24.1"),
    RESERVE_EMPTY: ("reason-reserve-empty", "A25.1"),
    RESERVE_UNPAID: ("reason-reserve-unpaid", "A25.2"),
    NO_GOVERNOR: ("reason-no-governor", "A26.1"),
    NOTHING_TO_RETURN: ("reason-nothing-to-return", "A26.1"),
    NO_INTENDANT: ("reason-no-intendant", "A27.1"),
    INTENDANT_UNPAID: ("reason-intendant-unpaid", "A27.1"),
    DISCARDS_EMPTY: ("reason-discards-empty", "A27.1"),
    NOT_IN_DISCARDS: ("reason-not-in-discards", "A27.1"),
    NO_HOME_SUPPORT: ("reason-no-home-support", "A28.1"),
    NOTHING_TO_DRAW: ("reason-nothing-to-draw", "A28.1"),
    NO_SURRENDER: ("reason-no-surrender", "A29.1"),
    CANNOT_BLOCK: ("reason-cannot-block", "A15.6"),
    NOT_MARKED: ("reason-not-marked", "A16.3"),
    NOT_IN_RESERVE: ("reason-not-in-reserve", "A24.1"),
    MUST_LOSE: ("reason-must-lose", "A16.4"),
    NOT_NATIVES: ("reason-not-natives", "A17.1"),
    MUST_GIVE: ("reason-must-give", "A17.2"),
    ASKS_FOR_SETTLERS: ("reason-asks-for-settlers", "A13.4"),
    ASKS_NO_SETTLERS: ("reason-asks-no-settlers", "A13.4"),
    NOT_WON: ("reason-not-won", "A13.1"),
    NEVER_A_LOCATION: ("reason-never-a-location", "A13.10"),
    NOT_IN_THAT_SIEGE: ("reason-not-in-that-siege", "A13.9"),
    PASSAGE_BARRED: ("reason-passage-barred", "A15.5"),
    ONLY_BY_SEA: ("reason-only-by-sea", "A15.4"),
    SIEGE_BARS: ("reason-siege-bars", "A15.1"),
    NOTHING_TO_RAID: ("reason-not-enemy-held", "A15.8"),
    NO_SUCH_PARTY: ("reason-no-such-party", "A15.1"),
    SMALLEST_PARTY: ("reason-smallest-party", "A15.1"),
    TOO_FEW_RAIDERS: ("reason-too-few-raiders", "A15.1"),
    PARTY_INCOMPLETE: ("reason-party-incomplete", "A15.1"),
    NEEDED_IN_SIEGE: ("reason-needed-elsewhere", "A12.1"),
    CANNOT_BLOCK_AMBUSH: ("reason-cannot-block", "A16.2"),
}
