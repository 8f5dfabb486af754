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
DISCARD_UNPAID: Final = 58
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

REASONS: Final[dict[int, tuple[str, str]]] = {
    NOT_ASKED: ("not-asked", ""),
    NO_ACTION_LEFT: ("no-action-left", "A7.2"),
    ACTIONS_LEFT: ("actions-left", "A7.2"),
    NOT_IN_HAND: ("not-in-hand", "A6.6"),
    NOT_NEUTRAL: ("not-neutral", "A8.1"),
    NO_CUBE: ("no-cube", "A8.6"),
    NO_CARD_LISTS: ("no-card-lists", "A8.2"),
    CARD_DOES_NOT_LIST: ("card-does-not-list", "A8.2"),
    NOT_CONTROLLED: ("not-controlled", "A11.2"),
    NOT_JOINED: ("not-joined", "A11.3"),
    UNDER_SIEGE: ("under-siege", "A11.1"),
    LISTING_CARD_UNUSABLE: ("listing-card-unusable", "A11.1"),
    NO_TRANSPORT: ("no-transport", "A8.3"),
    NOT_THAT_TRANSPORT: ("not-that-transport", "A8.3"),
    NO_SETTLERS: ("no-settlers", "A8.4"),
    NOT_SETTLERS: ("not-settlers", "A5.5"),
    NEEDED_ELSEWHERE: ("needed-elsewhere", "A8.3"),
    NO_PLACE_CARD: ("no-place-card", "A9.1"),
    NOT_A_VILLAGE: ("not-a-village", "A9.1"),
    NO_POINTS_THERE: ("no-points-there", "A9.2"),
    NO_DISC: ("no-disc", "A9.3"),
    NO_FORTIFICATION_CARD: ("no-fortification-card", "A10.1"),
    NOT_A_FORTIFICATION_CARD: ("not-a-fortification-card", "A10.1"),
    ALREADY_FORTIFIED: ("already-fortified", "A10.2"),
    NO_FORTIFICATION_DISC: ("no-fortification-disc", "A10.4"),
    FORTIFY_UNPAID: ("fortify-unpaid", "A10.1"),
    NOT_ENEMY_HELD: ("not-enemy-held", "A12.1"),
    ALREADY_ATTACKING: ("already-attacking", "A12.7"),
    NO_STRENGTH: ("no-strength", "A12.1"),
    WITHOUT_STRENGTH: ("without-strength", "A14.1"),
    ARTILLERY_UNPAID: ("artillery-unpaid", "A14.8"),
    NO_SIEGE_THERE: ("no-siege-there", "A14.1"),
    NO_LINE_TO_SIEGE: ("no-line-to-siege", "A14.4"),
    DEFENDERS_ONLY: ("defenders-only", "A14.5"),
    LEADER_IS_FREE: ("leader-is-free", "A14.7"),
    NO_LEADER: ("no-leader", "A14.7"),
    TARGET_FORTIFIED: ("target-fortified", "A15.5"),
    TARGET_BESIEGED: ("target-besieged", "A15.5"),
    NO_RAIDER: ("no-raider", "A15.2"),
    OUT_OF_RANGE: ("out-of-range", "A15.1"),
    RAID_UNPAID: ("raid-unpaid", "A15.3"),
    NOT_A_RAIDER: ("not-a-raider", "A15.1"),
    RAIDER_STILL_WANTED: ("raider-still-wanted", "A15.2"),
    NO_AMBUSHER: ("no-ambusher", "A16.1"),
    AMBUSH_UNPAID: ("ambush-unpaid", "A15.3"),
    NO_PRIEST: ("no-priest", "A17.1"),
    NO_COIN: ("no-coin", "A18.1"),
    NOT_A_SHIP: ("not-a-ship", "A5.3"),
    NOTHING_TO_SELL: ("nothing-to-sell", "A19.1"),
    NO_TRADER: ("no-trader", "A20.1"),
    NO_FUR: ("no-fur", "A20.1"),
    FRENCH_ONLY: ("french-only", "A21.1"),
    NO_LOUISBOURG: ("no-louisbourg", "A21.1"),
    NOT_FOR_SALE: ("not-for-sale", "A22.3"),
    NO_COPY_LEFT: ("no-copy-left", "A22.1"),
    DRAFT_UNPAID: ("draft-unpaid", "A22.2"),
    DISCARD_UNPAID: ("discard-unpaid", "A23.1"),
    RESERVE_FULL: ("reserve-full", "A24.2"),
    RESERVE_NO_LOCATION: ("reserve-no-location", "A24.1"),
    RESERVE_EMPTY: ("reserve-empty", "A25.1"),
    RESERVE_UNPAID: ("reserve-unpaid", "A25.2"),
    NO_GOVERNOR: ("no-governor", "A26.1"),
    NOTHING_TO_RETURN: ("nothing-to-return", "A26.1"),
    NO_INTENDANT: ("no-intendant", "A27.1"),
    INTENDANT_UNPAID: ("intendant-unpaid", "A27.1"),
    DISCARDS_EMPTY: ("discards-empty", "A27.1"),
    NOT_IN_DISCARDS: ("not-in-discards", "A27.1"),
    NO_HOME_SUPPORT: ("no-home-support", "A28.1"),
    NOTHING_TO_DRAW: ("nothing-to-draw", "A28.1"),
    NO_SURRENDER: ("no-surrender", "A29.1"),
    CANNOT_BLOCK: ("cannot-block", "A15.6"),
    NOT_MARKED: ("not-marked", "A16.3"),
    NOT_IN_RESERVE: ("not-in-reserve", "A24.1"),
    MUST_LOSE: ("must-lose", "A16.4"),
    NOT_NATIVES: ("not-natives", "A17.1"),
    MUST_GIVE: ("must-give", "A17.2"),
    ASKS_FOR_SETTLERS: ("asks-for-settlers", "A13.4"),
    ASKS_NO_SETTLERS: ("asks-no-settlers", "A13.4"),
    NOT_WON: ("not-won", "A13.1"),
    NEVER_A_LOCATION: ("never-a-location", "A13.10"),
    NOT_IN_THAT_SIEGE: ("not-in-that-siege", "A13.9"),
    PASSAGE_BARRED: ("passage-barred", "A15.5"),
}
