"""Why something is forbidden: one number per reason, its text id and the rule that forbids."""

from __future__ import annotations

from typing import Final

NOT_YOURS: Final = 2
ALREADY_MOVED: Final = 3
GARRISON_STAYS: Final = 4
TRIBE_ASLEEP: Final = 5
TRIBE_AWAKE: Final = 6
SHUT_IN: Final = 7
PINNED: Final = 8
NEEDS_COUREUR: Final = 9
NO_SUPPLY: Final = 10
TOO_FAR: Final = 11
ONE_TRAIL: Final = 12
MUST_STOP: Final = 13
VILLAGE_CLOSED: Final = 14
NO_LINE: Final = 15
NOT_HERE: Final = 16
IRREGULARS_ONLY: Final = 17
LAST_OF_STACK: Final = 18
COUREUR_NOT_FREE: Final = 19
FORTIFIED_ALREADY: Final = 20
NO_FORT: Final = 21
ENEMY_HERE: Final = 22
MILITIA_COMES_OUT: Final = 23
REGULARS_BUILD: Final = 24
ONLY_FRENCH_RAID: Final = 25
NO_RAID_TARGET: Final = 26
RAIDED_ALREADY: Final = 27
IRREGULARS_RAID: Final = 28
NO_BATTLE_FOUGHT: Final = 29
NOT_IN_CONTROL: Final = 30
NO_CROSSING: Final = 31
CROSSING_CUT: Final = 32
NOT_BY_SEA: Final = 33
NOTHING_TO_OVERRUN: Final = 34
SIX_TO_ONE: Final = 35
GARRISON_HOLDS: Final = 36
NO_ENEMY_HERE: Final = 37
NOT_THE_ATTACKER: Final = 38
TERRAIN_FIXED: Final = 39
ALREADY_MANOEUVRED: Final = 40
NOT_A_PORT: Final = 41
ALREADY_THERE: Final = 42
RIVER_CLOSED: Final = 43
NO_SEA_SUPPLY: Final = 44
FRIENDLY_PORT_ONLY: Final = 45
LANDED_ALREADY: Final = 46
ENGAGED: Final = 47
NOBODY_ABOARD: Final = 48
MUST_LAND: Final = 49
NOT_NEAREST: Final = 50
AT_HOME: Final = 51
TOO_MANY_WARRIORS: Final = 52
NO_REFUGE: Final = 53
NOT_A_TRIBE: Final = 54
OUT_OF_GAME: Final = 55
RALLIED_ALREADY: Final = 56
OUT_OF_TOUCH: Final = 57
NO_COUREUR_THERE: Final = 58
NO_BATTLE_HERE: Final = 59
NOT_EXPOSED: Final = 60
FRESH_UNITS_FIRST: Final = 61
EACH_TAKES_ONE: Final = 62
REGULARS_FIRST: Final = 63
NO_WALLS: Final = 64
INSIDE_ALREADY: Final = 65
NO_ROOM: Final = 66
NO_ROOM_FOR_IRREGULARS: Final = 67
NOT_NEXT_DOOR: Final = 68
HAS_ITS_BATTLE: Final = 69
BUILT_A_FORT: Final = 70
NOWHERE_TO_GO: Final = 71
NO_RETREAT_YET: Final = 72
NO_SIEGE_WITHOUT_ASSAULT: Final = 73
ENEMY_CAME_FROM_THERE: Final = 74
ENEMY_HOLDS_IT: Final = 75
BATTLE_TO_COME: Final = 76
BETTER_WAY: Final = 77
CAME_BY_LAND: Final = 78
FIRST_COUREUR_ELSEWHERE: Final = 79
NO_SLEEPING_TRIBE: Final = 80
MOORED_ALREADY: Final = 81
SHIP_USED: Final = 82
BOX_MET: Final = 83
NOT_WAITING: Final = 84
NOT_AN_OWN_PLACE: Final = 85
NOT_AVAILABLE: Final = 86
NO_LANDING_THERE: Final = 87
FOUR_TOWNS_ONLY: Final = 88
HOME_LOST: Final = 89
MILITIA_ONLY: Final = 90
IROQUOIS_ONLY: Final = 91
REGULARS_ONLY: Final = 92
NO_SEA_LIFT: Final = 93
NOT_ON_MAP: Final = 94
WON_NO_BATTLE: Final = 95
HAS_A_HOME: Final = 96
YOUR_COLOUR_ALREADY: Final = 97
NOT_ITS_VILLAGE: Final = 98
EVEN_LINES: Final = 99
AT_THE_WALL_ALREADY: Final = 100
FREE_STACK_IROQUOIS: Final = 101
ENEMY_ON_THE_WAY: Final = 102
COAST_ENDS: Final = 103
SEA_LIFT_ONLY: Final = 104
BUILDERS_STAY: Final = 105
TOO_FAR_FOR_PAID: Final = 106
TOO_FAR_FOR_NATIONS: Final = 107
TOO_FAR_FOR_FREE: Final = 108
TOO_FAR_TO_WAKE: Final = 109
TOO_FAR_TO_BUILD: Final = 110
TOO_FAR_TO_BURN: Final = 111
TOO_FAR_TO_RAID: Final = 112
TOO_FAR_TO_OVERRUN: Final = 113
NO_SUPPLY_TO_BUILD: Final = 114
NO_SUPPLY_TO_BURN: Final = 115
NO_SUPPLY_TO_CROSS: Final = 116
NO_SUPPLY_TO_OVERRUN: Final = 117
NO_SUPPLY_TO_MANOEUVRE: Final = 118
NO_PORT_FOR_SHIP: Final = 119
NO_PORT_FOR_LIST: Final = 120
NO_FIRST_PORT: Final = 121
NOT_WAITING_FOR_SQUADRON: Final = 122
NOT_WAITING_FOR_PAY: Final = 123
NOT_WAITING_FOR_BASE: Final = 124
ENEMY_TO_FIGHT: Final = 125
ATTACKERS_STAY: Final = 126

REASONS: Final[dict[int, tuple[str, str]]] = {
    1: ("reason-not-asked", ""),
    NOT_YOURS: ("reason-not-yours", "S22.2"),
    ALREADY_MOVED: ("reason-already-moved", "S12.5"),
    GARRISON_STAYS: ("reason-garrison-stays", "S45.1"),
    TRIBE_ASLEEP: ("reason-tribe-asleep", "S42.1"),
    TRIBE_AWAKE: ("reason-tribe-awake", "S17.4"),
    SHUT_IN: ("reason-shut-in", "S32.1"),
    PINNED: ("reason-pinned", "S15.1"),
    NEEDS_COUREUR: ("reason-needs-coureur", "S42.5"),
    NO_SUPPLY: ("reason-no-supply", "S13.5"),
    TOO_FAR: ("reason-too-far", "S13.1"),
    ONE_TRAIL: ("reason-one-trail", "S13.7"),
    MUST_STOP: ("reason-must-stop", "S13.11"),
    VILLAGE_CLOSED: ("reason-village-closed", "S13.10"),
    NO_LINE: ("reason-no-line", "S1.1"),
    NOT_HERE: ("reason-not-here", "S12.1"),
    IRREGULARS_ONLY: ("reason-irregulars-only", "S13.12"),
    LAST_OF_STACK: ("reason-last-of-stack", "S12.1"),
    COUREUR_NOT_FREE: ("reason-coureur-not-free", "S17.1"),
    FORTIFIED_ALREADY: ("reason-fortified-already", "S18.3"),
    NO_FORT: ("reason-no-fort", "S19.1"),
    ENEMY_HERE: ("reason-enemy-here", "S19.4"),
    MILITIA_COMES_OUT: ("reason-militia-comes-out", "S43.1"),
    REGULARS_BUILD: ("reason-regulars-build", "S18.1"),
    ONLY_FRENCH_RAID: ("reason-only-french-raid", "S35.1"),
    NO_RAID_TARGET: ("reason-no-raid-target", "S35.2"),
    RAIDED_ALREADY: ("reason-raided-already", "S35.2"),
    IRREGULARS_RAID: ("reason-irregulars-raid", "S35.3"),
    NO_BATTLE_FOUGHT: ("reason-no-battle-fought", "S35.5"),
    NOT_IN_CONTROL: ("reason-not-in-control", "S35.5"),
    NO_CROSSING: ("reason-no-crossing", "S21.1"),
    CROSSING_CUT: ("reason-crossing-cut", "S21.1"),
    NOT_BY_SEA: ("reason-not-by-sea", "S13.2"),
    NOTHING_TO_OVERRUN: ("reason-nothing-to-overrun", "S16.4"),
    SIX_TO_ONE: ("reason-six-to-one", "S16.1"),
    GARRISON_HOLDS: ("reason-garrison-holds", "S45.1"),
    NO_ENEMY_HERE: ("reason-no-enemy-here", "S14.1"),
    NOT_THE_ATTACKER: ("reason-not-the-attacker", "S23.4"),
    TERRAIN_FIXED: ("reason-terrain-fixed", "S23.2"),
    ALREADY_MANOEUVRED: ("reason-already-manoeuvred", "S14.1"),
    NOT_A_PORT: ("reason-not-a-port", "S1.5"),
    ALREADY_THERE: ("reason-already-there", "S12.1"),
    RIVER_CLOSED: ("reason-river-closed", "S20.8"),
    NO_SEA_SUPPLY: ("reason-no-sea-supply", "S20.6"),
    FRIENDLY_PORT_ONLY: ("reason-friendly-port-only", "S20.7"),
    LANDED_ALREADY: ("reason-landed-already", "S20.1"),
    ENGAGED: ("reason-engaged", "S10.6"),
    NOBODY_ABOARD: ("reason-nobody-aboard", "S20.4"),
    MUST_LAND: ("reason-must-land", "S20.6"),
    NOT_NEAREST: ("reason-not-nearest", "S20.9"),
    AT_HOME: ("reason-at-home", "S11.4"),
    TOO_MANY_WARRIORS: ("reason-too-many-warriors", "S11.4"),
    NO_REFUGE: ("reason-no-refuge", "S31.8"),
    NOT_A_TRIBE: ("reason-not-a-tribe", "S42.2"),
    OUT_OF_GAME: ("reason-out-of-game", "S42.9"),
    RALLIED_ALREADY: ("reason-rallied-already", "S42.2"),
    OUT_OF_TOUCH: ("reason-out-of-touch", "S42.4"),
    NO_COUREUR_THERE: ("reason-no-coureur-there", "S42.3"),
    NO_BATTLE_HERE: ("reason-no-battle-here", "S22.1"),
    NOT_EXPOSED: ("reason-not-exposed", "S27.5"),
    FRESH_UNITS_FIRST: ("reason-fresh-units-first", "S27.10"),
    EACH_TAKES_ONE: ("reason-each-takes-one", "S27.8"),
    REGULARS_FIRST: ("reason-regulars-first", "S27.9"),
    NO_WALLS: ("reason-no-walls", "S28.1"),
    INSIDE_ALREADY: ("reason-inside-already", "S28.6"),
    NO_ROOM: ("reason-no-room", "S28.4"),
    NO_ROOM_FOR_IRREGULARS: ("reason-no-room-for-irregulars", "S28.3"),
    NOT_NEXT_DOOR: ("reason-not-next-door", "S29.2"),
    HAS_ITS_BATTLE: ("reason-has-its-battle", "S29.3"),
    BUILT_A_FORT: ("reason-built-a-fort", "S18.4"),
    NOWHERE_TO_GO: ("reason-nowhere-to-go", "S33.3"),
    NO_RETREAT_YET: ("reason-no-retreat-yet", "S33.1"),
    NO_SIEGE_WITHOUT_ASSAULT: ("reason-no-siege-without-assault", "S30.5"),
    ENEMY_CAME_FROM_THERE: ("reason-enemy-came-from-there", "S33.3"),
    ENEMY_HOLDS_IT: ("reason-enemy-holds-it", "S33.3"),
    BATTLE_TO_COME: ("reason-battle-to-come", "S33.4"),
    BETTER_WAY: ("reason-better-way", "S33.5"),
    CAME_BY_LAND: ("reason-came-by-land", "S33.6"),
    FIRST_COUREUR_ELSEWHERE: ("reason-first-coureur-elsewhere", "S4.6"),
    NO_SLEEPING_TRIBE: ("reason-no-sleeping-tribe", "S4.7"),
    MOORED_ALREADY: ("reason-moored-already", "S4.18"),
    SHIP_USED: ("reason-ship-used", "S6.9"),
    BOX_MET: ("reason-box-met", "S6.1"),
    NOT_WAITING: ("reason-not-waiting", "S7.1"),
    NOT_AN_OWN_PLACE: ("reason-not-an-own-place", "S43.3"),
    NOT_AVAILABLE: ("reason-not-available", "S4.17"),
    NO_LANDING_THERE: ("reason-no-landing-there", "S6.8"),
    FOUR_TOWNS_ONLY: ("reason-four-towns-only", "S8.2"),
    HOME_LOST: ("reason-home-lost", "S43.3"),
    MILITIA_ONLY: ("reason-militia-only", "S10.2"),
    IROQUOIS_ONLY: ("reason-iroquois-only", "S10.4"),
    REGULARS_ONLY: ("reason-regulars-only", "S10.5"),
    NO_SEA_LIFT: ("reason-no-sea-lift", "S10.5"),
    NOT_ON_MAP: ("reason-not-on-map", "S37.1"),
    WON_NO_BATTLE: ("reason-won-no-battle", "S37.1"),
    HAS_A_HOME: ("reason-has-a-home", "S36.4"),
    YOUR_COLOUR_ALREADY: ("reason-your-colour-already", "S39.2"),
    NOT_ITS_VILLAGE: ("reason-not-its-village", "S39.7"),
    EVEN_LINES: ("reason-even-lines", "S47.1"),
    AT_THE_WALL_ALREADY: ("reason-at-the-wall-already", "S47.5"),
    FREE_STACK_IROQUOIS: ("reason-free-stack-iroquois", "S13.3"),
    ENEMY_ON_THE_WAY: ("reason-enemy-on-the-way", "S13.11"),
    COAST_ENDS: ("reason-coast-ends", "S1.3"),
    SEA_LIFT_ONLY: ("reason-sea-lift-only", "S20.2"),
    BUILDERS_STAY: ("reason-builders-stay", "S18.2"),
    TOO_FAR_FOR_PAID: ("reason-too-far", "S13.5"),
    TOO_FAR_FOR_NATIONS: ("reason-too-far", "S13.4"),
    TOO_FAR_FOR_FREE: ("reason-too-far", "S13.3"),
    TOO_FAR_TO_WAKE: ("reason-too-far", "S17.2"),
    TOO_FAR_TO_BUILD: ("reason-too-far", "S18.2"),
    TOO_FAR_TO_BURN: ("reason-too-far", "S19.1"),
    TOO_FAR_TO_RAID: ("reason-too-far", "S35.4"),
    TOO_FAR_TO_OVERRUN: ("reason-too-far", "S16.3"),
    NO_SUPPLY_TO_BUILD: ("reason-no-supply", "S18.1"),
    NO_SUPPLY_TO_BURN: ("reason-no-supply", "S19.1"),
    NO_SUPPLY_TO_CROSS: ("reason-no-supply", "S21.1"),
    NO_SUPPLY_TO_OVERRUN: ("reason-no-supply", "S16.2"),
    NO_SUPPLY_TO_MANOEUVRE: ("reason-no-supply", "S14.1"),
    NO_PORT_FOR_SHIP: ("reason-friendly-port-only", "S6.7"),
    NO_PORT_FOR_LIST: ("reason-friendly-port-only", "S49.1"),
    NO_FIRST_PORT: ("reason-friendly-port-only", "S4.12"),
    NOT_WAITING_FOR_SQUADRON: ("reason-not-waiting", "S7.2"),
    NOT_WAITING_FOR_PAY: ("reason-not-waiting", "S7.3"),
    NOT_WAITING_FOR_BASE: ("reason-not-waiting", "S7.4"),
    ENEMY_TO_FIGHT: ("reason-enemy-here", "S35.3"),
    ATTACKERS_STAY: ("reason-engaged", "S13.11"),
}
