"""What a seat sees, as numbers: the map, every pile it may look into, and how many cards the others are."""

from __future__ import annotations

from typing import Final

from arpents.engine.masks import members
from arpents.engine.observation import Layers, Slate
from arpents.games.few_acres_of_snow.board import BRITISH, PLACE_NAMES, SIDES
from arpents.games.few_acres_of_snow.cards import CARD_NAMES, CARDS, EMPIRE, NEUTRAL
from arpents.games.few_acres_of_snow.state import NO_PLACE, State
from arpents.games.few_acres_of_snow.turn import Turn

OF_PLACE: Final = ("british-village", "british-town", "french-village", "french-town", "fortified", "british-siege",
                   "french-siege", "british-pile", "french-pile")  # fmt: skip
OF_CARD: Final = ("hand", "deck", "discards", "reserve", "seen-by-other", "other-known", "other-unseen",
                  "other-discards", "other-reserve", "left", "left-to-other", "own-siege", "own-siege-other",
                  "other-siege", "other-siege-other")  # fmt: skip
OF_SIDE: Final = (
    "money",
    "points",
    "villages",
    "towns",
    "captured-villages",
    "captured-towns",
    "hand",
    "deck",
    "marker",
)

LAYERS: Final = Layers()
LAYERS.open_words = (
    "end", "done", "allow", "develop", "fortify", "ambush", "parley", "collect", "merchant", "trade", "piracy",
    "draft", "discard", "reserve", "govern", "intendant", "pass", "retrieve", "support", "lead", "withdraw",
    "from", "by", "with", "send", "sell", "return", "take", "occupy", "leave", "block", "lose", "lose-reserve",
    "give", "give-reserve", "show",
)  # fmt: skip
OF_MATCH: Final = ("turn", "turns-left", "mover", "actions-left", "fortifications-left")
MATCH: Final = LAYERS.add("match", ("now",), OF_MATCH, signed=False)  # there are up to 300 turns
MAP: Final = LAYERS.add("places", PLACE_NAMES, OF_PLACE)
SHEETS: Final = LAYERS.add("sides", SIDES, OF_SIDE)
PILES: Final = LAYERS.add("cards", CARD_NAMES, OF_CARD)

TALL: Final = len(OF_PLACE)
WIDE: Final = len(OF_CARD)


def write(state: State, seat: int, slate: Slate) -> None:
    other = 1 - seat
    bottom = state.stack[0] if state.stack else None
    slate.put_unsigned(MATCH, state.turn // 2 + 1)
    slate.put_unsigned(MATCH + 1, state.turn_limit - state.turn // 2)
    slate.put_unsigned(MATCH + 2, state.turn % 2)
    slate.put_unsigned(MATCH + 3, bottom.left if isinstance(bottom, Turn) else 0)
    slate.put_unsigned(MATCH + 4, state.fortifications_left())
    for side in range(2):
        for place in members(state.held[side]):
            slate.put(MAP + place * TALL + 2 * side + (state.towns >> place & 1), 1)
        for place in members(state.locations[side]):
            slate.put(MAP + place * TALL + 7 + side, 1)
        if state.besieged[side] != NO_PLACE:
            slate.put(MAP + state.besieged[side] * TALL + 5 + side, 1)
        write_side(state, side, slate)
    for place in members(state.fortified):
        slate.put(MAP + place * TALL + 4, 1)
    count_cards(state.hand(seat), 0, slate)
    count_cards(state.deck(seat), 1, slate)
    count_cards(state.discards(seat), 2, slate)
    count_cards(state.reserve(seat), 3, slate)
    count_cards(state.known(seat), 4, slate)
    count_cards(state.known(other), 5, slate)
    count_cards(state.deck(other), 6, slate)
    count_cards(state.hand(other), 6, slate)
    for card in state.known(other):
        slate.add(PILES + card * WIDE + 6, -1)
    count_cards(state.discards(other), 7, slate)
    count_cards(state.reserve(other), 8, slate)
    for card in range(EMPIRE, CARDS):
        pile = BRITISH if card >= NEUTRAL else seat
        slate.put(PILES + card * WIDE + 9, state.copies_left(pile, card))
        if card < NEUTRAL:
            slate.put(PILES + card * WIDE + 10, state.copies_left(other, card))
    for siege in range(2):
        if state.besieged[siege] != NO_PLACE:
            column = 11 if siege == seat else 13
            count_cards(state.in_siege(siege, seat), column, slate)
            count_cards(state.in_siege(siege, other), column + 1, slate)


def count_cards(cards: list[int], column: int, slate: Slate) -> None:
    for card in cards:
        slate.add(PILES + card * WIDE + column, 1)


def write_side(state: State, side: int, slate: Slate) -> None:
    at = SHEETS + side * len(OF_SIDE)
    slate.put(at, state.money[side])
    slate.put(at + 1, state.points(side))
    slate.put(at + 2, state.cubes[side])
    slate.put(at + 3, state.discs[side])
    slate.put(at + 4, state.captured_cubes[side])
    slate.put(at + 5, state.captured_discs[side])
    slate.put(at + 6, len(state.hand(side)))
    slate.put(at + 7, len(state.deck(side)))
    slate.put(at + 8, state.marker[side] if state.besieged[side] != NO_PLACE else 0)
