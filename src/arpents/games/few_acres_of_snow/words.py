"""The words of actions and the arguments of events."""

from __future__ import annotations

from typing import Final

from arpents.engine.vocabulary import Nouns, Numbers, Telling, Verb, Vocabulary
from arpents.games.few_acres_of_snow import kinds
from arpents.games.few_acres_of_snow.kinds import CARD, PLACE, SEAT

NUMBER: Final = Numbers()
PIECE: Final = Nouns("piece", ["village", "town"])

ON_PLACE: Final[list[tuple[str, Nouns]]] = [("place", PLACE)]
OF_CARD: Final[list[tuple[str, Nouns]]] = [("card", CARD)]
ALONE: Final[list[tuple[str, Nouns]]] = []

VERBS: Final = [
    Verb(kinds.SETTLE, "settle", ON_PLACE),
    Verb(kinds.DEVELOP, "develop", ON_PLACE),
    Verb(kinds.FORTIFY, "fortify", ON_PLACE),
    Verb(kinds.BESIEGE, "besiege", ON_PLACE),
    Verb(kinds.REINFORCE, "reinforce", ON_PLACE),
    Verb(kinds.RAID, "raid", ON_PLACE),
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

WHO: Final[tuple[str, Nouns]] = ("seat", SEAT)
WHERE: Final[tuple[str, Nouns]] = ("place", PLACE)
WHAT: Final[tuple[str, Nouns]] = ("card", CARD)
HOW_MANY: Final[tuple[str, Nouns]] = ("count", NUMBER)
SUM: Final[tuple[str, Nouns]] = ("sum", NUMBER)

TELLINGS: Final = [
    Telling(kinds.TURN_BEGINS, "turn-begins", [WHO, ("turn", NUMBER)]),
    Telling(kinds.CARD_PLAYED, "card-played", [WHO, WHAT]),
    Telling(kinds.SETTLED, "settled", [WHO, WHERE]),
    Telling(kinds.REGAINED, "regained", [WHO, WHERE]),
    Telling(kinds.CARD_GAINED, "card-gained", [WHO, WHAT]),
    Telling(kinds.DEVELOPED, "developed", [WHO, WHERE]),
    Telling(kinds.FORTIFIED, "fortified", [WHO, WHERE]),
    Telling(kinds.SIEGE_OPENED, "siege-opened", [WHO, WHERE, ("defence", NUMBER)]),
    Telling(kinds.SIEGE_REINFORCED, "siege-reinforced", [WHERE, ("steps", NUMBER), ("marker", NUMBER)]),
    Telling(kinds.SIEGE_WON, "siege-won", [WHO, WHERE]),
    Telling(kinds.SIEGE_HELD, "siege-held", [WHO, WHERE]),
    Telling(kinds.SIEGE_LEFT, "siege-left", [WHO, WHERE]),
    Telling(kinds.PIECE_CAPTURED, "piece-captured", [WHO, WHERE, ("piece", PIECE)]),
    Telling(kinds.FORTIFICATION_RAZED, "fortification-razed", [WHERE]),
    Telling(kinds.OCCUPIED, "occupied", [WHO, WHERE]),
    Telling(kinds.NEUTRAL_NOW, "neutral-now", [WHERE]),
    Telling(kinds.CARD_SENT_BACK, "card-sent-back", [WHO, WHAT]),
    Telling(kinds.RAID_LAUNCHED, "raid-launched", [WHO, WHERE]),
    Telling(kinds.RAID_BLOCKED, "raid-blocked", [WHO, WHERE, WHAT]),
    Telling(kinds.TOWN_REDUCED, "town-reduced", [WHERE]),
    Telling(kinds.AMBUSH_LAID, "ambush-laid", [WHO, WHAT]),
    Telling(kinds.AMBUSH_BLOCKED, "ambush-blocked", [WHO, WHAT]),
    Telling(kinds.AMBUSH_LOSS, "ambush-loss", [WHO, WHAT]),
    Telling(kinds.HAND_SHOWN, "hand-shown", [WHO, HOW_MANY]),
    Telling(kinds.CARD_SHOWN, "card-shown", [WHO, WHAT]),
    Telling(kinds.NATIVES_ASKED, "natives-asked", [WHO, WHAT]),
    Telling(kinds.NATIVES_GIVEN, "natives-given", [WHO, WHAT]),
    Telling(kinds.MONEY_TAKEN, "money-taken", [WHO, SUM]),
    Telling(kinds.MONEY_PAID, "money-paid", [WHO, SUM]),
    Telling(kinds.PIRACY_DONE, "piracy-done", [("stolen", NUMBER), ("bank", NUMBER)]),
    Telling(kinds.CARD_DRAFTED, "card-drafted", [WHO, WHAT, SUM]),
    Telling(kinds.CARD_DISCARDED, "card-discarded", [WHO, WHAT]),
    Telling(kinds.CARD_RESERVED, "card-reserved", [WHO, WHAT]),
    Telling(kinds.RESERVE_RETRIEVED, "reserve-retrieved", [WHO, HOW_MANY]),
    Telling(kinds.CARD_TAKEN, "card-taken", [WHO, WHAT]),
    Telling(kinds.CARDS_DRAWN, "cards-drawn", [WHO, HOW_MANY]),
    Telling(kinds.CARD_DRAWN, "card-drawn", [WHO, WHAT]),
    Telling(kinds.DECK_SHUFFLED, "deck-shuffled", [WHO, HOW_MANY]),
    Telling(kinds.PASSED, "passed", [WHO]),
    Telling(kinds.SCORED, "scored", [("british", NUMBER), ("french", NUMBER)]),
    Telling(kinds.SETTLED_HOME, "settled-home", [WHO, WHERE]),
]
