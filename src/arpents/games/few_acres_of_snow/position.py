"""A position from a description: places, piles, money, sieges and whose turn it is."""

from __future__ import annotations

from typing import Final

from arpents.engine.description import Description
from arpents.engine.errors import Fault
from arpents.engine.masks import members
from arpents.games.few_acres_of_snow.board import (
    BRITISH,
    CUBES,
    DISCS,
    HAND,
    PLACE_NUMBER,
    SIDES,
    START_TOWNS,
    START_VILLAGES,
)
from arpents.games.few_acres_of_snow.cards import CARD_NUMBER, CARDS, EMPIRE, HAS_CARD, NEUTRAL
from arpents.games.few_acres_of_snow.state import SIDE, SIEGE, State, available_at
from arpents.games.few_acres_of_snow.turn import ACTIONS, DEALING, OPENING, Turn

FIELDS: Final = (
    "turn",
    "mover",
    "actions",
    "places",
    "money",
    "captured",
    "sieges",
    "hand",
    "deck",
    "discard",
    "reserve",
)
MOST: Final = 9999
PILES: Final = ("hand", "deck", "discard", "reserve")


class Spec(Description):
    """Also reads sides, cards and places."""

    def side(self, where: str, name: object) -> int:
        """The number of a side, or -1."""
        return self.seat(where, name, SIDES)

    def cards(self, where: str, value: object) -> list[int]:
        found: list[int] = []
        for name in self.listed(where, value):
            if name in CARD_NUMBER:
                found.append(CARD_NUMBER[name])
            else:
                self.fault(where, "fault-no-such-card", card=name)
        return found

    def place(self, where: str, name: object) -> int:
        if name in PLACE_NUMBER:
            return PLACE_NUMBER[str(name)]
        self.fault(where, "fault-no-such-place", place=str(name))
        return -1


def arrange(state: State, data: dict[str, object], faults: list[Fault]) -> None:
    spec = Spec(data, faults)
    arrange_places(state, spec)
    arrange_captures(state, spec)
    arrange_sieges(state, spec)
    arrange_cards(state, spec)
    for name, value in spec.mapping("money").items():
        side = spec.side("money", name)
        if side >= 0:
            state.money[side] = spec.within("money", value, 0, 0, MOST)
    arrange_turn(state, spec)
    state.trace_lines()


def arrange_places(state: State, spec: Spec) -> None:
    """`"albany": "british town fortified"`, or `"neutral"`; other places are as at the start."""
    for name, value in spec.mapping("places").items():
        place = spec.place("places", name)
        if place < 0:
            continue
        bit = 1 << place
        state.held = [held & ~bit for held in state.held]
        state.towns &= ~bit
        state.fortified &= ~bit
        words = str(value).split()
        if words == ["neutral"]:
            continue
        if len(words) not in (2, 3) or words[1] not in ("village", "town") or words[2:] not in ([], ["fortified"]):
            spec.fault("places", "fault-not-a-piece", place=name, value=str(value))
            continue
        side = spec.side("places", words[0])
        if side < 0:
            continue
        state.held[side] |= bit
        if words[1] == "town":
            state.towns |= bit
        if len(words) == 3:
            state.fortified |= bit


def arrange_captures(state: State, spec: Spec) -> None:
    """`"captured": {"french": {"villages": 1, "towns": 2}}`; stocks follow from the map and the captures."""
    for name, value in spec.mapping("captured").items():
        side = spec.side("captured", name)
        taken = spec.entry("captured", value)
        if side >= 0:
            state.captured_cubes[side] = spec.within("captured", taken.get("villages", 0), 0, -MOST, MOST)
            state.captured_discs[side] = spec.within("captured", taken.get("towns", 0), 0, -MOST, MOST)
    for side in range(2):
        towns = (state.held[side] & state.towns).bit_count()
        villages = state.held[side].bit_count() - towns
        state.cubes[side] = CUBES[side] - villages - state.captured_cubes[1 - side]
        state.discs[side] = DISCS[side] - towns - state.captured_discs[1 - side]


def arrange_sieges(state: State, spec: Spec) -> None:
    """`"sieges": {"british": {"place": "louisbourg", "marker": 1, "british": [...], "french": [...]}}`"""
    for name, value in spec.mapping("sieges").items():
        side = spec.side("sieges", name)
        siege = spec.entry("sieges", value)
        place = spec.place("sieges", siege.get("place"))
        if side < 0 or place < 0:
            continue
        state.besieged[side] = place
        state.marker[side] = spec.within("sieges", siege.get("marker", 0), 0, -MOST, MOST)
        for party in range(2):
            for card in spec.cards("sieges", siege.get(SIDES[party], [])):
                state.committed.append(side * SIEGE + party * SIDE + card)


def arrange_cards(state: State, spec: Spec) -> None:
    """Named cards lie where they are said to; other cards in use stay in the deck, or where there is still room."""
    piles: list[dict[str, list[int]]] = [{}, {}]
    for pile in PILES:
        for name, value in spec.mapping(pile).items():
            side = spec.side(pile, name)
            if side >= 0:
                piles[side][pile] = spec.cards(pile, value)
    for card in range(EMPIRE, CARDS):
        for side in range(2):
            if card < NEUTRAL or side == BRITISH:
                state.available[available_at(side, card)] = state.copies(side, card)
    for side in range(2):
        arrange_side(state, side, piles[side])


def arrange_side(state: State, side: int, piles: dict[str, list[int]]) -> None:
    in_use = state.deck(side)[:]  # the initial deck, as this edition has it
    start = START_TOWNS[side] | START_VILLAGES[side]
    gained = members(state.held[side] & HAS_CARD[side] & ~start)
    state.locations[side] = HAS_CARD[side]
    named = [card for cards in piles.values() for card in cards] + state.in_siege(0, side) + state.in_siege(1, side)
    for card in named:
        if card in in_use:
            in_use.remove(card)
        if card in gained:
            gained.remove(card)
    deck = piles.get("deck", [])
    discards = piles.get("discard", [])
    if "deck" not in piles:
        deck = in_use
        in_use = []
    if "discard" not in piles:
        discards = in_use + gained
    hand = sorted(piles.get("hand", []))
    reserve = piles.get("reserve", [])
    if side == BRITISH:
        state.british_hand, state.british_deck = hand, sorted(deck)
        state.british_discards, state.british_reserve = discards, reserve
    else:
        state.french_hand, state.french_deck = hand, sorted(deck)
        state.french_discards, state.french_reserve = discards, reserve
    for card in hand + deck + discards + reserve + state.in_siege(0, side) + state.in_siege(1, side):
        if card < EMPIRE:
            state.locations[side] &= ~(1 << card)
        else:
            state.available[available_at(side, card)] -= 1


def arrange_turn(state: State, spec: Spec) -> None:
    """The turn starts with its tests, or in the middle of its actions when `actions` says how many are left."""
    number = spec.number("turn", 1, 1, MOST)
    mover = spec.side("mover", spec.said.get("mover", "british"))
    if mover < 0:
        return
    state.turn = 2 * (number - 1) + mover
    hands = spec.mapping("hand")
    undealt = 0
    for side in range(2):
        if SIDES[side] not in hands and len(state.deck(side)) >= HAND:
            undealt |= 1 << side
    if spec.says("actions"):
        left = spec.number("actions", 0, 0, 2, "A7.2")
        state.stack = [Turn(mover, ACTIONS, left)]
        for side in members(undealt):
            state.draw_cards(side, HAND, True, "A6.6")
    elif undealt:
        state.stack = [Turn(mover, DEALING, undealt)]
    else:
        state.stack = [Turn(mover, OPENING, 0)]
