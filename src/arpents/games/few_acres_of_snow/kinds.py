"""The kinds of action and of event, with their words."""

from __future__ import annotations

from typing import Final

from arpents.engine.declarations import Tellings, Verbs
from arpents.engine.vocabulary import Nouns, Numbers
from arpents.games.few_acres_of_snow.board import PLACE_NAMES, SIDES
from arpents.games.few_acres_of_snow.cards import CARD_NAMES, TRANSPORTS

SEAT: Final[Nouns] = Nouns("seat", SIDES)
PLACE: Final[Nouns] = Nouns("place", PLACE_NAMES)
CARD: Final[Nouns] = Nouns("card", CARD_NAMES)
TRANSPORT: Final[Nouns] = Nouns("transport", TRANSPORTS)
PIECE: Final = Nouns("piece", ["village", "town"])
NUMBER: Final = Numbers()
MOST_RAIDERS: Final = 12  # no deck sends more cards on a raid
PARTY: Final = Numbers(MOST_RAIDERS)

WHO: Final[tuple[str, Nouns]] = ("seat", SEAT)
WHERE: Final[tuple[str, Nouns]] = ("place", PLACE)
WHAT: Final[tuple[str, Nouns]] = ("card", CARD)
HOW_MANY: Final[tuple[str, Nouns]] = ("count", NUMBER)
SUM: Final[tuple[str, Nouns]] = ("sum", NUMBER)

VERBS: Final = Verbs()

# What ends a turn, a chain of cards or a chance to answer: these come first on every list
END: Final = VERBS.add("end")
DONE: Final = VERBS.add("done")
ALLOW: Final = VERBS.add("allow")

# A7.9 The actions of a turn, in the order of the rulebook
SETTLE: Final = VERBS.add("settle", WHERE)
DEVELOP: Final = VERBS.add("develop", WHERE)
FORTIFY: Final = VERBS.add("fortify", WHERE)
BESIEGE: Final = VERBS.add("besiege", WHERE)
REINFORCE: Final = VERBS.add("reinforce", WHERE)
RAID: Final = VERBS.add("raid", WHERE)
RAID_WITH: Final = VERBS.add("raid-with", ("count", PARTY), ("place", PLACE))
AMBUSH: Final = VERBS.add("ambush", WHAT)
PARLEY: Final = VERBS.add("parley", WHAT)
COLLECT: Final = VERBS.add("collect", WHAT)
MERCHANT: Final = VERBS.add("merchant", WHAT)
TRADE: Final = VERBS.add("trade")
PIRACY: Final = VERBS.add("piracy")
DRAFT: Final = VERBS.add("draft", WHAT)
DISCARD: Final = VERBS.add("discard", WHAT)
RESERVE: Final = VERBS.add("reserve", WHAT)
GOVERN: Final = VERBS.add("govern")
INTENDANCE: Final = VERBS.add("intendant")
PASS: Final = VERBS.add("pass")

# A7.6 The free ones
RETRIEVE: Final = VERBS.add("retrieve")
SUPPORT: Final = VERBS.add("support")
LEAD: Final = VERBS.add("lead", WHERE)
WITHDRAW: Final = VERBS.add("withdraw", WHERE)

# The cards of an action, one at a time
FROM: Final = VERBS.add("from", WHAT)
BY: Final = VERBS.add("by", WHAT)
WITH: Final = VERBS.add("with", WHAT)
SEND: Final = VERBS.add("send", WHAT)
SELL: Final = VERBS.add("sell", WHAT)
RETURN: Final = VERBS.add("return", WHAT)
TAKE: Final = VERBS.add("take", WHAT)

# Answers
RESOLVE: Final = VERBS.add("resolve", WHERE)
OCCUPY: Final = VERBS.add("occupy")
LEAVE: Final = VERBS.add("leave")
BLOCK: Final = VERBS.add("block", WHAT)
LOSE: Final = VERBS.add("lose", WHAT)
LOSE_RESERVE: Final = VERBS.add("lose-reserve", WHAT)
GIVE: Final = VERBS.add("give", WHAT)
GIVE_RESERVE: Final = VERBS.add("give-reserve", WHAT)
SHOW: Final = VERBS.add("show")

TELLINGS: Final = Tellings()

TURN_BEGINS: Final = TELLINGS.add("turn-begins", WHO, ("turn", NUMBER), ("british", NUMBER), ("french", NUMBER))
CARD_PLAYED: Final = TELLINGS.add("card-played", WHO, WHAT)
SETTLED: Final = TELLINGS.add("settled", WHO, WHERE)
REGAINED: Final = TELLINGS.add("regained", WHO, WHERE)
CARD_GAINED: Final = TELLINGS.add("card-gained", WHO, WHAT)
DEVELOPED: Final = TELLINGS.add("developed", WHO, WHERE)
FORTIFIED: Final = TELLINGS.add("fortified", WHO, WHERE)
SIEGE_OPENED: Final = TELLINGS.add("siege-opened", WHO, WHERE, ("defence", NUMBER))
SIEGE_REINFORCED: Final = TELLINGS.add(
    "siege-reinforced", WHERE, WHO, ("force", NUMBER), ("leader", SEAT), ("lead", NUMBER), WHAT
)
SIEGE_WON: Final = TELLINGS.add("siege-won", WHO, WHERE)
SIEGE_HELD: Final = TELLINGS.add("siege-held", WHO, WHERE)
SIEGE_LEFT: Final = TELLINGS.add("siege-left", WHO, WHERE)
PIECE_CAPTURED: Final = TELLINGS.add("piece-captured", WHO, WHERE, ("piece", PIECE))
FORTIFICATION_RAZED: Final = TELLINGS.add("fortification-razed", WHERE)
OCCUPIED: Final = TELLINGS.add("occupied", WHO, WHERE)
NEUTRAL_NOW: Final = TELLINGS.add("neutral-now", WHERE)
CARD_SENT_BACK: Final = TELLINGS.add("card-sent-back", WHO, WHAT)
RAID_LAUNCHED: Final = TELLINGS.add("raid-launched", WHO, WHERE)
RAID_BLOCKED: Final = TELLINGS.add("raid-blocked", WHO, WHERE, WHAT)
TOWN_REDUCED: Final = TELLINGS.add("town-reduced", WHERE)
AMBUSH_LAID: Final = TELLINGS.add("ambush-laid", WHO, WHAT)
AMBUSH_BLOCKED: Final = TELLINGS.add("ambush-blocked", WHO, WHAT)
AMBUSH_LOSS: Final = TELLINGS.add("ambush-loss", WHO, WHAT)
HAND_SHOWN: Final = TELLINGS.add("hand-shown", WHO, HOW_MANY)
CARD_SHOWN: Final = TELLINGS.add("card-shown", WHO, WHAT)
NATIVES_ASKED: Final = TELLINGS.add("natives-asked", WHO, WHAT)
NATIVES_GIVEN: Final = TELLINGS.add("natives-given", WHO, WHAT)
MONEY_TAKEN: Final = TELLINGS.add("money-taken", WHO, SUM)
MONEY_PAID: Final = TELLINGS.add("money-paid", WHO, SUM)
PIRACY_DONE: Final = TELLINGS.add("piracy-done", ("stolen", NUMBER), ("bank", NUMBER))
CARD_DRAFTED: Final = TELLINGS.add("card-drafted", WHO, WHAT, SUM)
CARD_DISCARDED: Final = TELLINGS.add("card-discarded", WHO, WHAT)
CARD_RESERVED: Final = TELLINGS.add("card-reserved", WHO, WHAT)
RESERVE_RETRIEVED: Final = TELLINGS.add("reserve-retrieved", WHO, HOW_MANY)
CARD_TAKEN: Final = TELLINGS.add("card-taken", WHO, WHAT)
CARDS_DRAWN: Final = TELLINGS.add("cards-drawn", WHO, HOW_MANY)
CARD_DRAWN: Final = TELLINGS.add("card-drawn", WHO, WHAT)
DECK_SHUFFLED: Final = TELLINGS.add("deck-shuffled", WHO, HOW_MANY)
PASSED: Final = TELLINGS.add("passed", WHO)
SCORED: Final = TELLINGS.add("scored", ("british", NUMBER), ("french", NUMBER))
SETTLED_HOME: Final = TELLINGS.add("settled-home", WHO, WHERE)
SIEGE_LIFTED: Final = TELLINGS.add("siege-lifted", WHERE)
