"""What the numbers in a state mean: works, markers, cards, lasting events, roles of pieces, options."""

from __future__ import annotations

from typing import Final

# 2.0 works: twice the kind, plus the owner
STOCKADE: Final = 1
FORT: Final = 2
FORTRESS: Final = 3
WORK_NAMES: Final = ("nothing", "stockade", "fort", "fortress", "fort-begun")

# markers of a space, packed
DIGGING: Final = 0b11  # 1 + side of a fort under construction
FIELDWORKS_SHIFT: Final = 2
FIELDWORKS_MARK: Final = 0b11 << FIELDWORKS_SHIFT  # 1 + side that placed it
AMPHIB: Final = 1 << 4
RAIDED_SHIFT: Final = 5  # four bits of Raided markers for each side that placed them

# where a card is
OUT: Final = 0
DECK: Final = 1
HAND: Final = 2  # + side
DISCARDED: Final = 4
REMOVED: Final = 5

# 5.51 what lasts
PITT: Final = 1 << 0
DIPLOMATIC: Final = 1 << 1
NO_AMPHIB: Final = 1 << 2  # this year
NO_FRENCH_NAVAL: Final = 1 << 3
QUIBERON: Final = 1 << 4
BLOCKHOUSES_OF: Final = 1 << 5  # << side: this year
CHEROKEES_CAME: Final = 1 << 7
UPRISING: Final = 1 << 8
SURRENDER_SEEN: Final = 1 << 9  # 5.25 this season
REGULARS_OF: Final = 1 << 10  # << side: this season
FRENCH_NIAGARA: Final = 1 << 12  # 12.23 who held it last
FRENCH_OHIO: Final = 1 << 13
MONTCALM_CAME: Final = 1 << 14
COEHORNS_OF: Final = 1 << 15  # << side: while the operation lasts
TORCHES_READY: Final = 1 << 17  # 5.46 the active side wants to be asked once more before its phase ends

# what a piece is doing in this Action Phase
GROUP_OF: Final = 7  # the activation it belongs to, 1 to 6
MOVING: Final = 1 << 3  # acting now
DROPPED: Final = 1 << 4  # left behind by the force that acts now
SPENT: Final = 1 << 5  # 5.31 has acted or joined a fight
INSIDE: Final = 1 << 6  # 8.1 while an enemy enters or fights outside
CHOSEN: Final = 1 << 7  # named to intercept or to avoid
INTERCEPTOR: Final = 1 << 8  # 14.1 came to intercept
INFILTRATED: Final = 1 << 9  # 14.24 lets this infiltrator go
FOUGHT: Final = 1 << 10  # 10.2 in a Battle of this phase
JOINED: Final = 1 << 11  # 8.251 came out of a siege to fight
HOMING: Final = 1 << 12  # 10.4 on its way home
ARRIVED: Final = 1 << 13  # 8.231 came with the other force of a Campaign: it did not begin the phase here
MISSED: Final = 1 << 14  # 15.4 failed to intercept in this move
PRESSED: Final = 1 << 15  # 8.231 has had its siege roll in this phase
ACTING: Final = MOVING | DROPPED
TRIED_TO_INTERCEPT: Final = INTERCEPTOR | MISSED  # 15.4 with success or without
PREVIOUS_SHIFT: Final = 16  # the space it came from in this move, plus 1

# options
BASIC_RULES: Final = 0
LINKED_CARDS: Final = 1
MILITIA_FLIGHT: Final = 2
EARLY_REGULARS_COST: Final = 3
SURRENDER_BY_BOTH: Final = 4
ACADIANS_BY_BOTH: Final = 5
TOURNAMENT: Final = 6
HANDICAP: Final = 7
FIELDWORKS_STAY: Final = 8
BESIEGED_FORT_FAILS: Final = 9
JOHNSON_BESIEGED: Final = 10
BRITISH_CHOOSE_FRONTIER: Final = 11
FRENCH_REGULARS_SPLIT: Final = 12
SCHOONER_NOT_BESIEGED: Final = 13
QUEBEC_BESIEGED_BARS: Final = 14
REDUCED_MILITIA_WEAK: Final = 15
QUIBERON_STOPS_NAVAL: Final = 16
EMPTY_EVENTS_BARRED: Final = 17
CAMPAIGN_NEEDS_TWO: Final = 18
SURRENDER_NEEDS_REFUGE: Final = 19
SIX_SPARES_AT_BLOCKHOUSES: Final = 20
UNPLACED_LEADERS_LOST: Final = 21
CHEROKEES_MUST_COME: Final = 22
