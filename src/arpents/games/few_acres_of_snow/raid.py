"""A15. Raids."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, kind_of, noun_of
from arpents.engine.masks import members
from arpents.engine.procedure import ASK
from arpents.engine.prompt import Prompt
from arpents.games.few_acres_of_snow.board import ALL_PLACES, PLACES, RAID_PATHS
from arpents.games.few_acres_of_snow.cards import (
    BLOCKS_RAID,
    CAN_RAID,
    CARDS,
    EMPIRE,
    LENGTHENS_RAID,
    RAID_COST,
    SYMBOLS,
)
from arpents.games.few_acres_of_snow.choice import CardChoice
from arpents.games.few_acres_of_snow.connection import cannot_use
from arpents.games.few_acres_of_snow.kinds import (
    ALLOW,
    BLOCK,
    NEUTRAL_NOW,
    PIECE_CAPTURED,
    PLACE,
    RAID_BLOCKED,
    RAID_LAUNCHED,
    SEND,
    TOWN_REDUCED,
)
from arpents.games.few_acres_of_snow.options import LONG_RAIDS, RAID_ESTUARY, RAID_FROM_SIEGE
from arpents.games.few_acres_of_snow.reasons import (
    CANNOT_BLOCK,
    NEEDED_ELSEWHERE,
    NO_RAIDER,
    NOT_A_RAIDER,
    NOT_ENEMY_HELD,
    OUT_OF_RANGE,
    PASSAGE_BARRED,
    RAID_UNPAID,
    RAIDER_STILL_WANTED,
    TARGET_BESIEGED,
    TARGET_FORTIFIED,
)
from arpents.games.few_acres_of_snow.state import State

PARTY: Final = 0
LAUNCHED: Final = 1
ANSWERED: Final = 2

BLOCKED: Final = 1


def next_ring(paths: int, ring: int) -> int:
    """All places one link from a set of places; `paths` tells which links raids may follow."""
    found = 0
    while ring:
        place = ring & -ring
        ring ^= place
        found |= RAID_PATHS[paths + place.bit_length() - 1]
    return found


def bases(state: State, side: int) -> int:
    """A15.1 Where raids may start: any place of one's own; besieged ones by edition."""
    return state.held[side] if state.switches & RAID_FROM_SIEGE else state.held[side] & ~state.besieged_places()


def within(state: State, side: int, links: int) -> int:
    """A15.4, A15.5 All places that raids reach in so many links without entering a fortified place."""
    paths = PLACES if state.switches & RAID_ESTUARY else 0
    passable = ALL_PLACES & ~state.fortified
    ring = bases(state, side)
    reached = ring
    while ring and links > 0:
        ring = next_ring(paths, ring) & passable & ~reached
        reached |= ring
        links -= 1
    return reached


def targets(state: State, side: int) -> int:
    """A15.5 Enemy places that are neither fortified nor besieged."""
    return state.held[1 - side] & ~state.fortified & ~state.besieged_places()


def longest(state: State, side: int) -> int:
    """A15.1 to A15.3 How many links the raid cards of the hand can cover, 0 without a raider that can be paid."""
    raiders = 0
    helpers = 0
    money = state.money[side]
    for card in state.hand(side):
        symbols = SYMBOLS[side * CARDS + card]
        if symbols & CAN_RAID:
            if RAID_COST[card] == 0:
                raiders += 1
            elif money >= RAID_COST[card]:
                money -= RAID_COST[card]
                raiders += 1
        elif symbols & LENGTHENS_RAID:
            helpers += 1
    if raiders == 0:
        return 0
    return raiders + helpers + (1 if state.switches & LONG_RAIDS else 0)


def raidable(state: State, side: int) -> int:
    """Every place the hand can raid now, as a mask."""
    links = longest(state, side)
    return within(state, side, links) & targets(state, side) if links else 0


def distance(state: State, side: int, place: int) -> int:
    """A15.1 The fewest links to a place, or 0 when no raid ever reaches it."""
    reached = bases(state, side)
    for links in range(1, PLACES):
        further = within(state, side, links)
        if further >> place & 1:
            return links
        if further == reached:
            break
        reached = further
    return 0


def party_for(state: State, links: int) -> int:
    """How many cards a raid over so many links takes."""
    return max(1, links - 1) if state.switches & LONG_RAIDS else links


def cannot_raid(state: State, side: int, place: int) -> int:
    if raidable(state, side) >> place & 1:
        return ALLOWED
    if state.held[1 - side] >> place & 1 == 0:
        return NOT_ENEMY_HELD
    if state.fortified >> place & 1:
        return TARGET_FORTIFIED
    if state.under_siege(place):
        return TARGET_BESIEGED
    if distance(state, side, place) == 0:
        return PASSAGE_BARRED
    if longest(state, side):
        return OUT_OF_RANGE
    for card in state.hand(side):
        if SYMBOLS[side * CARDS + card] & CAN_RAID:
            return RAID_UNPAID
    return NO_RAIDER


class Raiding(CardChoice):
    """A15.1 The party gathers card by card; then the victim may block, or loses a piece."""

    def __init__(self, seat: int, place: int, wanted: int, raiders: int = 0, step: int = PARTY) -> None:
        super().__init__(seat, step)
        self.place = place
        self.wanted = wanted  # cards still to come
        self.raiders = raiders  # A15.2 cards so far that can raid by themselves

    def copy(self) -> Raiding:
        return Raiding(self.seat, self.place, self.wanted, self.raiders, self.step)

    def run(self, state: State) -> bool:
        if self.step == PARTY:
            if self.wanted:
                return ASK
            state.tell(RAID_LAUNCHED, "A15.1", self.seat, self.place)
            state.result = 0
            self.step = ANSWERED
            if state.hand(1 - self.seat):
                return state.begin(RaidBlock(1 - self.seat, self.place))
        if state.result != BLOCKED:
            plunder(state, self.seat, self.place)
        return state.end()

    def kind(self) -> int:
        return SEND

    def unfit(self, state: State, card: int) -> int:
        """A15.1 to A15.3 Raiders that can be paid and their helpers, as long as the party can still be completed."""
        symbols = SYMBOLS[self.seat * CARDS + card]
        if not symbols & (CAN_RAID | LENGTHENS_RAID):
            return NOT_A_RAIDER
        money = state.money[self.seat] - RAID_COST[card]
        if money < 0:
            return RAID_UNPAID
        raiders = self.raiders + (1 if symbols & CAN_RAID else 0)
        if self.wanted == 1:
            return ALLOWED if raiders else RAIDER_STILL_WANTED
        others = 0
        others_raid = 0
        skipped = False
        for other in state.hand(self.seat):
            if other == card and not skipped:
                skipped = True
                continue
            shown = SYMBOLS[self.seat * CARDS + other]
            if shown & CAN_RAID and money >= RAID_COST[other]:
                money -= RAID_COST[other]
                others += 1
                others_raid += 1
            elif shown & LENGTHENS_RAID:
                others += 1
        if raiders + others_raid == 0:
            return RAIDER_STILL_WANTED
        return ALLOWED if others >= self.wanted - 1 else NEEDED_ELSEWHERE

    def apply(self, state: State, seat: int, action: int) -> None:
        card = noun_of(action)
        state.pay(seat, RAID_COST[card], "A15.3")
        state.play_card(seat, card, "A15.1")
        if SYMBOLS[seat * CARDS + card] & CAN_RAID:
            self.raiders += 1
        self.wanted -= 1

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-raid", "A15.1", {"place": PLACE.argument(self.place), "count": self.wanted})


class RaidBlock(CardChoice):
    """A15.6 The victim may block from his hand; he is asked whenever he has a card, able to or not."""

    def __init__(self, seat: int, place: int, step: int = 0) -> None:
        super().__init__(seat, step)
        self.place = place

    def copy(self) -> RaidBlock:
        return RaidBlock(self.seat, self.place, self.step)

    def run(self, state: State) -> bool:
        return ASK if self.step == 0 else state.end(self.step - 1)

    def kind(self) -> int:
        return BLOCK

    def stop(self) -> int:
        return ALLOW

    def cannot_stop(self, state: State) -> int:
        return ALLOWED

    def unfit(self, state: State, card: int) -> int:
        if card >= EMPIRE:
            return ALLOWED if SYMBOLS[self.seat * CARDS + card] & BLOCKS_RAID else CANNOT_BLOCK
        return cannot_use(state, self.seat, card) if card == self.place else CANNOT_BLOCK

    def apply(self, state: State, seat: int, action: int) -> None:
        if kind_of(action) == BLOCK:  # A15.7
            card = noun_of(action)
            state.play_card(seat, card, "A15.7")
            state.tell(RAID_BLOCKED, "A15.7", seat, self.place, card)
            self.step = 1 + BLOCKED
        else:
            self.step = 1

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-block-raid", "A15.6", {"place": PLACE.argument(self.place)})


def plunder(state: State, side: int, place: int) -> None:
    """A15.8 The piece is captured; a town leaves a village behind if its owner has a cube."""
    victim = 1 - side
    town = state.towns >> place & 1
    state.remove_piece(place, victim)
    state.tell(PIECE_CAPTURED, "A15.8", side, place, town)
    if town and state.cubes[victim]:
        state.cubes[victim] -= 1
        state.held[victim] |= 1 << place
        state.tell(TOWN_REDUCED, "A15.8", place)
    else:
        state.tell(NEUTRAL_NOW, "A15.8", place)
        state.trace_lines()


def in_range(state: State, side: int, cards: int) -> list[int]:
    """Which enemy places so many raid cards could reach, for those who plan."""
    links = cards + 1 if state.switches & LONG_RAIDS else cards
    return members(within(state, side, links) & targets(state, side))
