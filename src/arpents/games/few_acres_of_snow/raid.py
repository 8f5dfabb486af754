"""A15. Raids."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, kind_of, noun_of
from arpents.engine.masks import members
from arpents.engine.procedure import ASK
from arpents.engine.prompt import Prompt
from arpents.games.few_acres_of_snow import kinds, reasons
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
from arpents.games.few_acres_of_snow.options import LONG_RAIDS, RAID_BESIEGED, RAID_ESTUARY, RAID_FROM_SIEGE
from arpents.games.few_acres_of_snow.siege_won import lift_siege
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
    """A15.1 Where raids may start: any place of one's own; besieged ones by edition (FA-16)."""
    return state.held[side] if state.switches & RAID_FROM_SIEGE else state.held[side] & ~state.besieged_places()


def passable(state: State, side: int) -> int:
    """A15.5 Places that a raid may enter and pass: no walls; by edition, no own place under siege."""
    free = ALL_PLACES & ~state.fortified
    return free if state.switches & RAID_FROM_SIEGE else free & ~(state.held[side] & state.besieged_places())


def raid_paths(state: State) -> int:
    """A15.4 Where the links that raids follow begin in RAID_PATHS (FA-17)."""
    return PLACES if state.switches & RAID_ESTUARY else 0


def within(state: State, side: int, links: int) -> int:
    """A15.4, A15.5 All places that raids reach in so many links."""
    return spread(raid_paths(state), bases(state, side), passable(state, side), links)


def spread(paths: int, ring: int, free: int, links: int) -> int:
    reached = ring
    while ring and links > 0:
        ring = next_ring(paths, ring) & free & ~reached
        reached |= ring
        links -= 1
    return reached


def ways_to(state: State, side: int, place: int, most: int) -> int:
    """A15.1 The lengths, up to `most` links, of lawful ways to a place from any place of one's own; as a mask."""
    return ways_back(raid_paths(state), bases(state, side), passable(state, side), 1 << place, place, 1, most)


def ways_back(paths: int, starts: int, free: int, walked: int, place: int, links: int, most: int) -> int:
    """Link by link back from the target, no place twice."""
    around = RAID_PATHS[paths + place] & ~walked
    found = 1 << links if around & starts else 0
    if links < most:
        wanted = (1 << most + 1) - (1 << links)
        ahead = around & free
        while ahead and found & wanted != wanted:
            step = ahead & -ahead
            ahead ^= step
            found |= ways_back(paths, starts, free, walked | step, step.bit_length() - 1, links + 1, most)
    return found


def targets(state: State, side: int) -> int:
    """A15.5 Enemy places that are not fortified; besieged ones by edition."""
    found = state.held[1 - side] & ~state.fortified
    return found if state.switches & RAID_BESIEGED else found & ~state.besieged_places()


def strongest(state: State, side: int) -> int:
    """A15.2, A15.3 How many cards of the hand can go on a raid together, 0 without a raider that can be paid."""
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
    return raiders + helpers if raiders else 0


def links_of(state: State, cards: int) -> int:
    """A15.1 How many links so many cards cover at most; by edition the first one covers two."""
    return cards + 1 if cards and state.switches & LONG_RAIDS else cards


def raidable(state: State, side: int) -> int:
    """Every place the hand can raid now, as a mask."""
    links = links_of(state, strongest(state, side))
    return within(state, side, links) & targets(state, side) if links else 0


def parties_to(state: State, side: int, place: int, most: int) -> int:
    """A15.1 How many cards, up to `most`, may be sent against a place; as a mask."""
    lengths = ways_to(state, side, place, links_of(state, most))
    if state.switches & LONG_RAIDS:
        lengths |= lengths >> 1
    return lengths & (1 << most + 1) - 2


def larger_parties(state: State, side: int, places: int) -> list[int]:
    """FA-15 The raids of more cards than the nearest place needs, from places further away."""
    found: list[int] = []
    most = min(strongest(state, side), kinds.MOST_RAIDERS)
    if most < 2:
        return found
    for place in members(places):
        parties = parties_to(state, side, place, most)
        for cards in members(parties & parties - 1):
            found.append(kinds.RAID_WITH | cards << 8 | place)
    found.sort()
    return found


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
        return reasons.NOTHING_TO_RAID
    if state.fortified >> place & 1:
        return reasons.TARGET_FORTIFIED
    if targets(state, side) >> place & 1 == 0:
        return reasons.TARGET_BESIEGED
    if distance(state, side, place) == 0:
        return what_bars(state, side, place)
    if strongest(state, side):
        return reasons.OUT_OF_RANGE
    for card in state.hand(side):
        if SYMBOLS[side * CARDS + card] & CAN_RAID:
            return reasons.RAID_UNPAID
    return reasons.NO_RAIDER


def what_bars(state: State, side: int, place: int) -> int:
    """Why no raid ever gets to a place: the sea, a siege of one's own place, or walls."""
    paths = raid_paths(state)
    if spread(paths, state.held[side], ALL_PLACES, PLACES) >> place & 1 == 0:
        return reasons.ONLY_BY_SEA  # A15.4
    free = ALL_PLACES & ~state.fortified
    return reasons.SIEGE_BARS if spread(paths, state.held[side], free, PLACES) >> place & 1 else reasons.PASSAGE_BARRED


def cannot_raid_with(state: State, side: int, cards: int, place: int) -> int:
    """FA-15 A raid of more cards than the nearest place needs."""
    reason = cannot_raid(state, side, place)
    if reason != ALLOWED:
        return reason
    if cards > strongest(state, side):
        return reasons.TOO_FEW_RAIDERS
    parties = parties_to(state, side, place, cards)
    if parties >> cards & 1 == 0:
        return reasons.NO_SUCH_PARTY
    return ALLOWED if parties & (1 << cards) - 1 else reasons.SMALLEST_PARTY


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
            state.tell(kinds.RAID_LAUNCHED, "A15.1", self.seat, self.place)
            state.result = 0
            self.step = ANSWERED
            if state.hand(1 - self.seat):
                return state.begin(RaidBlock(1 - self.seat, self.place))
        if state.result != BLOCKED:
            plunder(state, self.seat, self.place)
        return state.end()

    def kind(self) -> int:
        return kinds.SEND

    def unfit(self, state: State, card: int) -> int:
        """A15.1 to A15.3 Raiders that can be paid and their helpers, as long as the party can still be completed."""
        symbols = SYMBOLS[self.seat * CARDS + card]
        if not symbols & (CAN_RAID | LENGTHENS_RAID):
            return reasons.NOT_A_RAIDER
        money = state.money[self.seat] - RAID_COST[card]
        if money < 0:
            return reasons.RAID_UNPAID
        raiders = self.raiders + (1 if symbols & CAN_RAID else 0)
        if self.wanted == 1:
            return ALLOWED if raiders else reasons.RAIDER_STILL_WANTED
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
            return reasons.RAIDER_STILL_WANTED
        return ALLOWED if others >= self.wanted - 1 else reasons.PARTY_INCOMPLETE

    def apply(self, state: State, seat: int, action: int) -> None:
        card = noun_of(action)
        state.pay(seat, RAID_COST[card], "A15.3")
        state.play_card(seat, card, "A15.1")
        if SYMBOLS[seat * CARDS + card] & CAN_RAID:
            self.raiders += 1
        self.wanted -= 1

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-raid", "A15.1", {"place": kinds.PLACE.argument(self.place), "count": self.wanted})


class RaidBlock(CardChoice):
    """A15.6 The victim may block from his hand; he is asked whenever he has a card, able to or not (FA-20)."""

    def __init__(self, seat: int, place: int, step: int = 0) -> None:
        super().__init__(seat, step)
        self.place = place

    def copy(self) -> RaidBlock:
        return RaidBlock(self.seat, self.place, self.step)

    def run(self, state: State) -> bool:
        return ASK if self.step == 0 else state.end(self.step - 1)

    def kind(self) -> int:
        return kinds.BLOCK

    def stop(self) -> int:
        return kinds.ALLOW

    def cannot_stop(self, state: State) -> int:
        return ALLOWED

    def unfit(self, state: State, card: int) -> int:
        if card >= EMPIRE:
            return ALLOWED if SYMBOLS[self.seat * CARDS + card] & BLOCKS_RAID else reasons.CANNOT_BLOCK
        return cannot_use(state, self.seat, card) if card == self.place else reasons.CANNOT_BLOCK

    def apply(self, state: State, seat: int, action: int) -> None:
        if kind_of(action) == kinds.BLOCK:  # A15.7
            card = noun_of(action)
            state.play_card(seat, card, "A15.7")
            state.tell(kinds.RAID_BLOCKED, "A15.7", seat, self.place, card)
            self.step = 1 + BLOCKED
        else:
            self.step = 1

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-block-raid", "A15.6", {"place": kinds.PLACE.argument(self.place)})


def plunder(state: State, side: int, place: int) -> None:
    """A15.8 The piece is captured; a town leaves a village behind if its owner has a cube (FA-19)."""
    victim = 1 - side
    town = state.towns >> place & 1
    state.remove_piece(place, victim)
    state.tell(kinds.PIECE_CAPTURED, "A15.8", side, place, town)
    if town and state.cubes[victim]:
        state.cubes[victim] -= 1
        state.held[victim] |= 1 << place
        state.tell(kinds.TOWN_REDUCED, "A15.8", place)
    else:
        state.tell(kinds.NEUTRAL_NOW, "A15.8", place)  # A15.9 anyone may settle it
        lift_siege(state, place)
        state.trace_lines()


def in_range(state: State, side: int, cards: int) -> list[int]:
    """Which enemy places so many raid cards could reach, for those who plan."""
    return members(within(state, side, links_of(state, cards)) & targets(state, side))
