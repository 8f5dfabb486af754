"""What a seat sees, as numbers: the map, every pile it may look into, and how many cards the others are."""

from __future__ import annotations

from typing import Final

from arpents.engine.masks import members
from arpents.engine.observation import Layers, Sheet
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
MATCH: Final = LAYERS.add("match", ("now",), ("turn", "mover", "actions-left", "fortifications-left"))
MAP: Final = LAYERS.add("places", PLACE_NAMES, OF_PLACE)
SHEETS: Final = LAYERS.add("sides", SIDES, OF_SIDE)
PILES: Final = LAYERS.add("cards", CARD_NAMES, OF_CARD)

TALL: Final = len(OF_PLACE)
WIDE: Final = len(OF_CARD)


def write(state: State, seat: int, sheet: Sheet) -> None:
    other = 1 - seat
    bottom = state.stack[0] if state.stack else None
    sheet.put(MATCH, state.turn // 2 + 1)
    sheet.put(MATCH + 1, state.turn % 2)
    sheet.put(MATCH + 2, bottom.left if isinstance(bottom, Turn) else 0)
    sheet.put(MATCH + 3, state.fortifications_left())
    for side in range(2):
        for place in members(state.held[side]):
            sheet.put(MAP + place * TALL + 2 * side + (state.towns >> place & 1), 1)
        for place in members(state.locations[side]):
            sheet.put(MAP + place * TALL + 7 + side, 1)
        if state.besieged[side] != NO_PLACE:
            sheet.put(MAP + state.besieged[side] * TALL + 5 + side, 1)
        write_side(state, side, sheet)
    for place in members(state.fortified):
        sheet.put(MAP + place * TALL + 4, 1)
    count_cards(state.hand(seat), 0, sheet)
    count_cards(state.deck(seat), 1, sheet)
    count_cards(state.discards(seat), 2, sheet)
    count_cards(state.reserve(seat), 3, sheet)
    count_cards(state.known(seat), 4, sheet)
    count_cards(state.known(other), 5, sheet)
    count_cards(state.deck(other), 6, sheet)
    count_cards(state.hand(other), 6, sheet)
    for card in state.known(other):
        sheet.add(PILES + card * WIDE + 6, -1)
    count_cards(state.discards(other), 7, sheet)
    count_cards(state.reserve(other), 8, sheet)
    for card in range(EMPIRE, CARDS):
        pile = BRITISH if card >= NEUTRAL else seat
        sheet.put(PILES + card * WIDE + 9, state.copies_left(pile, card))
        if card < NEUTRAL:
            sheet.put(PILES + card * WIDE + 10, state.copies_left(other, card))
    for siege in range(2):
        if state.besieged[siege] != NO_PLACE:
            column = 11 if siege == seat else 13
            count_cards(state.in_siege(siege, seat), column, sheet)
            count_cards(state.in_siege(siege, other), column + 1, sheet)


def count_cards(cards: list[int], column: int, sheet: Sheet) -> None:
    for card in cards:
        sheet.add(PILES + card * WIDE + column, 1)


def write_side(state: State, side: int, sheet: Sheet) -> None:
    at = SHEETS + side * len(OF_SIDE)
    sheet.put(at, state.money[side])
    sheet.put(at + 1, state.points(side))
    sheet.put(at + 2, state.cubes[side])
    sheet.put(at + 3, state.discs[side])
    sheet.put(at + 4, state.captured_cubes[side])
    sheet.put(at + 5, state.captured_discs[side])
    sheet.put(at + 6, len(state.hand(side)))
    sheet.put(at + 7, len(state.deck(side)))
    sheet.put(at + 8, state.marker[side] if state.besieged[side] != NO_PLACE else 0)
