"""The words of actions and the arguments of events."""

from __future__ import annotations

from typing import Final

from arpents.engine.vocabulary import Nouns, Numbers, Telling, Verb, Vocabulary
from arpents.games.few_acres_of_snow import kinds

NUMBER: Final = Numbers()
PIECE: Final = Nouns("piece", ["village", "town"])
PARTY: Final = Numbers(kinds.MOST_RAIDERS)

ON_PLACE: Final[list[tuple[str, Nouns]]] = [("place", kinds.PLACE)]
OF_CARD: Final[list[tuple[str, Nouns]]] = [("card", kinds.CARD)]
ALONE: Final[list[tuple[str, Nouns]]] = []

VERBS: Final = [
    Verb(kinds.SETTLE, "settle", ON_PLACE),
    Verb(kinds.DEVELOP, "develop", ON_PLACE),
    Verb(kinds.FORTIFY, "fortify", ON_PLACE),
    Verb(kinds.BESIEGE, "besiege", ON_PLACE),
    Verb(kinds.REINFORCE, "reinforce", ON_PLACE),
    Verb(kinds.RAID, "raid", ON_PLACE),
    Verb(kinds.RAID_WITH, "raid-with", [("count", PARTY), ("place", kinds.PLACE)]),
    Verb(kinds.AMBUSH, "ambush", OF_CARD),
    Verb(kinds.PARLEY, "parley", OF_CARD),
    Verb(kinds.COLLECT, "collect", OF_CARD),
    Verb(kinds.MERCHANT, "merchant", OF_CARD),
    Verb(kinds.TRADE, "trade", ALONE),
    Verb(kinds.PIRACY, "piracy", ALONE),
    Verb(kinds.DRAFT, "draft", OF_CARD),
    Verb(kinds.DISCARD, "discard", OF_CARD),
    Verb(kinds.RESERVE, "reserve", OF_CARD),
    Verb(kinds.GOVERN, "govern", ALONE),
    Verb(kinds.INTENDANCE, "intendant", ALONE),
    Verb(kinds.PASS, "pass", ALONE),
    Verb(kinds.RETRIEVE, "retrieve", ALONE),
    Verb(kinds.SUPPORT, "support", ALONE),
    Verb(kinds.LEAD, "lead", ON_PLACE),
    Verb(kinds.WITHDRAW, "withdraw", ON_PLACE),
    Verb(kinds.END, "end", ALONE),
    Verb(kinds.FROM, "from", OF_CARD),
    Verb(kinds.BY, "by", OF_CARD),
    Verb(kinds.WITH, "with", OF_CARD),
    Verb(kinds.SEND, "send", OF_CARD),
    Verb(kinds.SELL, "sell", OF_CARD),
    Verb(kinds.RETURN, "return", OF_CARD),
    Verb(kinds.TAKE, "take", OF_CARD),
    Verb(kinds.DONE, "done", ALONE),
    Verb(kinds.RESOLVE, "resolve", ON_PLACE),
    Verb(kinds.OCCUPY, "occupy", ALONE),
    Verb(kinds.LEAVE, "leave", ALONE),
    Verb(kinds.BLOCK, "block", OF_CARD),
    Verb(kinds.ALLOW, "allow", ALONE),
    Verb(kinds.LOSE, "lose", OF_CARD),
    Verb(kinds.LOSE_RESERVE, "lose-reserve", OF_CARD),
    Verb(kinds.GIVE, "give", OF_CARD),
    Verb(kinds.GIVE_RESERVE, "give-reserve", OF_CARD),
    Verb(kinds.SHOW, "show", ALONE),
]
VOCABULARY: Final = Vocabulary(VERBS)

WHO: Final[tuple[str, Nouns]] = ("seat", kinds.SEAT)
WHERE: Final[tuple[str, Nouns]] = ("place", kinds.PLACE)
WHAT: Final[tuple[str, Nouns]] = ("card", kinds.CARD)
HOW_MANY: Final[tuple[str, Nouns]] = ("count", NUMBER)
SUM: Final[tuple[str, Nouns]] = ("sum", NUMBER)

TELLINGS: Final = [
    Telling(kinds.TURN_BEGINS, "event-turn-begins", [WHO, ("turn", NUMBER)]),
    Telling(kinds.CARD_PLAYED, "event-card-played", [WHO, WHAT]),
    Telling(kinds.SETTLED, "event-settled", [WHO, WHERE]),
    Telling(kinds.REGAINED, "event-regained", [WHO, WHERE]),
    Telling(kinds.CARD_GAINED, "event-card-gained", [WHO, WHAT]),
    Telling(kinds.DEVELOPED, "event-developed", [WHO, WHERE]),
    Telling(kinds.FORTIFIED, "event-fortified", [WHO, WHERE]),
    Telling(kinds.SIEGE_OPENED, "event-siege-opened", [WHO, WHERE, ("defence", NUMBER)]),
    Telling(
        kinds.SIEGE_REINFORCED,
        "event-siege-reinforced",
        [WHERE, WHO, ("force", NUMBER), ("leader", kinds.SEAT), ("lead", NUMBER)],
    ),
    Telling(kinds.SIEGE_WON, "event-siege-won", [WHO, WHERE]),
    Telling(kinds.SIEGE_HELD, "event-siege-held", [WHO, WHERE]),
    Telling(kinds.SIEGE_LEFT, "event-siege-left", [WHO, WHERE]),
    Telling(kinds.PIECE_CAPTURED, "event-piece-captured", [WHO, WHERE, ("piece", PIECE)]),
    Telling(kinds.FORTIFICATION_RAZED, "event-fortification-razed", [WHERE]),
    Telling(kinds.OCCUPIED, "event-occupied", [WHO, WHERE]),
    Telling(kinds.NEUTRAL_NOW, "event-neutral-now", [WHERE]),
    Telling(kinds.CARD_SENT_BACK, "event-card-sent-back", [WHO, WHAT]),
    Telling(kinds.RAID_LAUNCHED, "event-raid-launched", [WHO, WHERE]),
    Telling(kinds.RAID_BLOCKED, "event-raid-blocked", [WHO, WHERE, WHAT]),
    Telling(kinds.TOWN_REDUCED, "event-town-reduced", [WHERE]),
    Telling(kinds.AMBUSH_LAID, "event-ambush-laid", [WHO, WHAT]),
    Telling(kinds.AMBUSH_BLOCKED, "event-ambush-blocked", [WHO, WHAT]),
    Telling(kinds.AMBUSH_LOSS, "event-ambush-loss", [WHO, WHAT]),
    Telling(kinds.HAND_SHOWN, "event-hand-shown", [WHO, HOW_MANY]),
    Telling(kinds.CARD_SHOWN, "event-card-shown", [WHO, WHAT]),
    Telling(kinds.NATIVES_ASKED, "event-natives-asked", [WHO, WHAT]),
    Telling(kinds.NATIVES_GIVEN, "event-natives-given", [WHO, WHAT]),
    Telling(kinds.MONEY_TAKEN, "event-money-taken", [WHO, SUM]),
    Telling(kinds.MONEY_PAID, "event-money-paid", [WHO, SUM]),
    Telling(kinds.PIRACY_DONE, "event-piracy-done", [("stolen", NUMBER), ("bank", NUMBER)]),
    Telling(kinds.CARD_DRAFTED, "event-card-drafted", [WHO, WHAT, SUM]),
    Telling(kinds.CARD_DISCARDED, "event-card-discarded", [WHO, WHAT]),
    Telling(kinds.CARD_RESERVED, "event-card-reserved", [WHO, WHAT]),
    Telling(kinds.RESERVE_RETRIEVED, "event-reserve-retrieved", [WHO, HOW_MANY]),
    Telling(kinds.CARD_TAKEN, "event-card-taken", [WHO, WHAT]),
    Telling(kinds.CARDS_DRAWN, "event-cards-drawn", [WHO, HOW_MANY]),
    Telling(kinds.CARD_DRAWN, "event-card-drawn", [WHO, WHAT]),
    Telling(kinds.DECK_SHUFFLED, "event-deck-shuffled", [WHO, HOW_MANY]),
    Telling(kinds.PASSED, "event-passed", [WHO]),
    Telling(kinds.SCORED, "event-scored", [("british", NUMBER), ("french", NUMBER)]),
    Telling(kinds.SETTLED_HOME, "event-settled-home", [WHO, WHERE]),
    Telling(kinds.SIEGE_LIFTED, "event-siege-lifted", [WHERE]),
]
