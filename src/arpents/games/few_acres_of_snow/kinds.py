"""The kinds of action, already shifted, the kinds of event, and the names of things."""

from __future__ import annotations

from typing import Final

from arpents.engine.vocabulary import Nouns
from arpents.games.few_acres_of_snow.board import PLACE_NAMES, SIDES
from arpents.games.few_acres_of_snow.cards import CARD_NAMES, TRANSPORTS

SEAT: Final[Nouns] = Nouns("seat", SIDES)
PLACE: Final[Nouns] = Nouns("place", PLACE_NAMES)
CARD: Final[Nouns] = Nouns("card", CARD_NAMES)
TRANSPORT: Final[Nouns] = Nouns("transport", TRANSPORTS)
MOST_RAIDERS: Final = 12  # no deck sends more cards on a raid

# What ends a turn, a chain of cards or a chance to answer: these come first on every list
END: Final = 1 << 16
DONE: Final = 2 << 16
ALLOW: Final = 3 << 16

# A7.9 The actions of a turn, in the order of the rulebook
SETTLE: Final = 4 << 16
DEVELOP: Final = 5 << 16
FORTIFY: Final = 6 << 16
BESIEGE: Final = 7 << 16
REINFORCE: Final = 8 << 16
RAID: Final = 9 << 16
RAID_WITH: Final = 10 << 16
AMBUSH: Final = 11 << 16
PARLEY: Final = 12 << 16
COLLECT: Final = 13 << 16
MERCHANT: Final = 14 << 16
TRADE: Final = 15 << 16
PIRACY: Final = 16 << 16
DRAFT: Final = 17 << 16
DISCARD: Final = 18 << 16
RESERVE: Final = 19 << 16
GOVERN: Final = 20 << 16
INTENDANCE: Final = 21 << 16
PASS: Final = 22 << 16

# A7.6 The free ones
RETRIEVE: Final = 23 << 16
SUPPORT: Final = 24 << 16
LEAD: Final = 25 << 16
WITHDRAW: Final = 26 << 16

# The cards of an action, one at a time
FROM: Final = 27 << 16
BY: Final = 28 << 16
WITH: Final = 29 << 16
SEND: Final = 30 << 16
SELL: Final = 31 << 16
RETURN: Final = 32 << 16
TAKE: Final = 33 << 16

# Answers
RESOLVE: Final = 34 << 16
OCCUPY: Final = 35 << 16
LEAVE: Final = 36 << 16
BLOCK: Final = 37 << 16
LOSE: Final = 38 << 16
LOSE_RESERVE: Final = 39 << 16
GIVE: Final = 40 << 16
GIVE_RESERVE: Final = 41 << 16
SHOW: Final = 42 << 16

# Events
TURN_BEGINS: Final = 1
CARD_PLAYED: Final = 2
SETTLED: Final = 3
REGAINED: Final = 4
CARD_GAINED: Final = 5
DEVELOPED: Final = 6
FORTIFIED: Final = 7
SIEGE_OPENED: Final = 8
SIEGE_REINFORCED: Final = 9
SIEGE_WON: Final = 10
SIEGE_HELD: Final = 11
SIEGE_LEFT: Final = 12
PIECE_CAPTURED: Final = 13
FORTIFICATION_RAZED: Final = 14
OCCUPIED: Final = 15
NEUTRAL_NOW: Final = 16
CARD_SENT_BACK: Final = 17
RAID_LAUNCHED: Final = 18
RAID_BLOCKED: Final = 19
TOWN_REDUCED: Final = 20
AMBUSH_LAID: Final = 21
AMBUSH_BLOCKED: Final = 22
AMBUSH_LOSS: Final = 23
HAND_SHOWN: Final = 24
CARD_SHOWN: Final = 25
NATIVES_ASKED: Final = 26
NATIVES_GIVEN: Final = 27
MONEY_TAKEN: Final = 28
MONEY_PAID: Final = 29
PIRACY_DONE: Final = 30
CARD_DRAFTED: Final = 31
CARD_DISCARDED: Final = 32
CARD_RESERVED: Final = 33
RESERVE_RETRIEVED: Final = 34
CARD_TAKEN: Final = 35
CARDS_DRAWN: Final = 36
CARD_DRAWN: Final = 37
DECK_SHUFFLED: Final = 38
PASSED: Final = 39
SCORED: Final = 40
SETTLED_HOME: Final = 41
SIEGE_LIFTED: Final = 42
