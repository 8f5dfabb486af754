"""A match: where every piece, card and coin is."""

from __future__ import annotations

from typing import Final, final

from arpents.engine.actions import NOBODY
from arpents.engine.state import MatchState
from arpents.games.few_acres_of_snow import kinds
from arpents.games.few_acres_of_snow.board import (
    ALL_PLACES,
    BRITISH,
    CUBE_WORTH,
    DISC_WORTH,
    FORTIFICATIONS,
    FRENCH,
    SEA_PLACES,
    SHIP_PLACES,
    joined_home,
    points_of,
)
from arpents.games.few_acres_of_snow.cards import (
    BATEAUX,
    BY_MAP,
    CARDS,
    COUNT,
    DEFENDER_ONLY,
    EMPIRE,
    EMPIRE_BIT,
    HAS_SHIP,
    MILITARY,
    NEUTRAL,
    SYMBOLS,
    USE_BIT,
)
from arpents.games.few_acres_of_snow.options import (
    FORT_ST_JOHN_BY_MAP,
    FRENCH_BATEAUX,
    ONE_SHIP_SYMBOL,
    SHUFFLE_EMPTIED,
)

NO_PLACE: Final = -1
EMPIRES: Final = CARDS - EMPIRE  # how many names of empire cards
SIEGE: Final = 128  # a committed card is siege * 128 + side * 64 + card
SIDE: Final = 64


@final
class State(MatchState):
    def __init__(
        self,
        switches: int,
        turn_limit: int,
        turn: int,
        towns: int,
        fortified: int,
        held: list[int],
        joined: list[int],
        usable: list[int],
        cubes: list[int],
        discs: list[int],
        captured_cubes: list[int],
        captured_discs: list[int],
        money: list[int],
        besieged: list[int],
        marker: list[int],
        committed: list[int],
        locations: list[int],
        available: list[int],
        british_hand: list[int],
        french_hand: list[int],
        british_known: list[int],
        french_known: list[int],
        british_deck: list[int],
        french_deck: list[int],
        british_discards: list[int],
        french_discards: list[int],
        british_reserve: list[int],
        french_reserve: list[int],
    ) -> None:
        super().__init__()
        self.switches = switches  # the rules of this match, see options.py
        self.turn_limit = turn_limit
        self.turn = turn  # turns finished by both players together
        self.towns = towns  # mask: places with a disc
        self.fortified = fortified  # mask
        self.held = held  # A6.5 by side: mask of places with its cube or disc
        self.joined = joined  # by side: home and the held places with a line home
        self.usable = usable  # by side: places whose card can be used, and the bit of the empire cards
        self.cubes = cubes  # by side: in stock
        self.discs = discs
        self.captured_cubes = captured_cubes  # by side: taken from the enemy
        self.captured_discs = captured_discs
        self.money = money
        self.besieged = besieged  # by attacker: the place, or NO_PLACE
        self.marker = marker  # by attacker: above 0 the attacker leads, below 0 the defender
        self.committed = committed  # cards in the siege areas
        self.locations = locations  # by side: mask of places whose card lies in the available pile
        self.available = available  # by side and empire card: copies to be had; neutral ones stand with the British
        self.british_hand = british_hand  # hands and decks are kept sorted: their order says nothing
        self.french_hand = french_hand
        self.british_known = british_known  # the part of the hand that the opponent has seen
        self.french_known = french_known
        self.british_deck = british_deck
        self.french_deck = french_deck
        self.british_discards = british_discards  # last one on top
        self.french_discards = french_discards
        self.british_reserve = british_reserve
        self.french_reserve = french_reserve

    # -- piles

    def hand(self, side: int) -> list[int]:
        return self.british_hand if side == BRITISH else self.french_hand

    def known(self, side: int) -> list[int]:
        return self.british_known if side == BRITISH else self.french_known

    def deck(self, side: int) -> list[int]:
        return self.british_deck if side == BRITISH else self.french_deck

    def discards(self, side: int) -> list[int]:
        return self.british_discards if side == BRITISH else self.french_discards

    def reserve(self, side: int) -> list[int]:
        return self.british_reserve if side == BRITISH else self.french_reserve

    def in_siege(self, siege: int, side: int) -> list[int]:
        """A3.10 The cards a side has committed to a siege, by the number of its attacker."""
        found: list[int] = []
        for entry in self.committed:
            if entry // SIDE == siege * 2 + side:
                found.append(entry % SIDE)
        return found

    def copies_left(self, side: int, card: int) -> int:
        return self.available[available_at(side, card)]

    # -- queries

    def copies(self, side: int, card: int) -> int:
        """A32.1 to A32.3 How many copies of an empire card there are; the French Bateaux go by edition (FA-27)."""
        if side == FRENCH and card == BATEAUX and not self.switches & FRENCH_BATEAUX:
            return 0
        return COUNT[side * CARDS + card]

    def can_use(self, side: int, card: int) -> bool:
        """A11.1 Empire cards always; location cards under control, joined home and not besieged."""
        return self.usable[side] & USE_BIT[card] != 0

    def sheet(self, side: int) -> int:
        """Where the lists on the location cards of a side begin (FA-7)."""
        return side * CARDS + (BY_MAP if self.switches & FORT_ST_JOHN_BY_MAP else 0)

    def ship_places(self) -> int:
        """A3.4 Where ship cards fight (FA-6)."""
        return SEA_PLACES if self.switches & ONE_SHIP_SYMBOL else SHIP_PLACES

    def under_siege(self, place: int) -> bool:
        return self.besieged[0] == place or self.besieged[1] == place

    def siege_at(self, place: int) -> int:
        """The attacker's number of the siege of a place, or NOBODY."""
        if self.besieged[0] == place:
            return 0
        return 1 if self.besieged[1] == place else NOBODY

    def no_siege(self) -> bool:
        return self.besieged[0] == NO_PLACE and self.besieged[1] == NO_PLACE

    def besieged_places(self) -> int:
        mask = 0
        if self.besieged[0] != NO_PLACE:
            mask |= 1 << self.besieged[0]
        if self.besieged[1] != NO_PLACE:
            mask |= 1 << self.besieged[1]
        return mask

    def neutral_places(self) -> int:
        return ALL_PLACES & ~(self.held[0] | self.held[1])

    def fortifications_left(self) -> int:
        return FORTIFICATIONS - self.fortified.bit_count()

    def strength(self, side: int, card: int, place: int, attacking: bool) -> int:
        """A12.8, A14.5, A14.6 What a card is worth in a siege of a place: military symbols or a ship, not both."""
        at = side * CARDS + card
        if attacking and SYMBOLS[at] & DEFENDER_ONLY:
            return 0
        force = MILITARY[at]
        if force == 0 and SYMBOLS[at] & HAS_SHIP and self.ship_places() >> place & 1:
            return 1
        return force

    def captured(self, side: int) -> int:
        """A31.7 Points of the pieces taken from the enemy."""
        return CUBE_WORTH * self.captured_cubes[side] + DISC_WORTH * self.captured_discs[side]

    def points(self, side: int) -> int:
        """A31.6, A31.7"""
        held = self.held[side]
        return self.captured(side) + points_of(held) + points_of(held & self.towns)  # A3.3

    # -- places

    def trace_lines(self) -> None:
        """A11.1 to A11.4 Find again which places have a line home, and which cards can be used (FA-4)."""
        sieges = self.besieged_places()
        for side in range(2):
            self.joined[side] = joined_home(side, self.held[side])
            self.usable[side] = self.held[side] & self.joined[side] & ~sieges | 1 << EMPIRE_BIT

    def gain_card(self, side: int, place: int, rule: str) -> None:
        """A8.5 The card of the place goes from the available pile onto the discard pile, if it is there."""
        bit = 1 << place
        if self.locations[side] & bit:
            self.locations[side] ^= bit
            self.discards(side).append(place)
            self.tell(kinds.CARD_GAINED, rule, side, place)

    def remove_piece(self, place: int, owner: int) -> None:
        """The piece leaves the map for the enemy's captures; the caller tells what follows."""
        bit = 1 << place
        if self.towns & bit:
            self.towns ^= bit
            self.captured_discs[1 - owner] += 1
        else:
            self.captured_cubes[1 - owner] += 1
        self.held[owner] &= ~bit

    # -- cards

    def receive(self, side: int, card: int) -> None:
        """Put a card into a hand, in its order."""
        put(self.hand(side), card)

    def let_go(self, side: int, card: int) -> None:
        """A card leaves the hand, first of all one the opponent knew of."""
        self.hand(side).remove(card)
        known = self.known(side)
        if card in known:
            known.remove(card)

    def play_card(self, side: int, card: int, rule: str) -> None:
        """A3.9, A7.8 From hand to the discard pile."""
        self.let_go(side, card)
        self.discards(side).append(card)
        self.tell(kinds.CARD_PLAYED, rule, side, card)

    def know_hand(self, side: int) -> None:
        """The opponent has seen the whole hand (FA-21)."""
        if side == BRITISH:
            self.british_known = self.british_hand[:]
        else:
            self.french_known = self.french_hand[:]

    def commit_card(self, side: int, card: int, siege: int, rule: str) -> None:
        """A14.3 From hand to the area of a siege (FA-5)."""
        self.let_go(side, card)
        self.committed.append(siege * SIEGE + side * SIDE + card)
        self.tell(kinds.CARD_PLAYED, rule, side, card)

    def move_marker(self, siege: int, side: int, card: int, force: int, rule: str) -> None:
        """A14.1 Towards the side that adds the force; the marker never stops at the end of its track (FA-11)."""
        self.marker[siege] += force if side == siege else -force
        lead = self.marker[siege]
        leader = siege if lead > 0 else 1 - siege
        self.tell(kinds.SIEGE_REINFORCED, rule, self.besieged[siege], side, force, leader, abs(lead), card)

    def send_back(self, side: int, card: int, rule: str) -> None:
        """A13.9, A26.1, A26.2 A card that left its owner's piles returns to where it was chosen from."""
        if card < EMPIRE:
            self.locations[side] |= 1 << card
        else:
            self.available[available_at(side, card)] += 1
        self.tell(kinds.CARD_SENT_BACK, rule, side, card)

    def pay(self, side: int, sum: int, rule: str) -> None:
        if sum:
            self.money[side] -= sum
            self.tell(kinds.MONEY_PAID, rule, side, sum)

    def make_deck(self, side: int, rule: str) -> bool:
        """A3.9, A7.4 The discard pile becomes the draw deck; False when there is nothing to shuffle (FA-2)."""
        discards = self.discards(side)
        if not discards:
            return False
        fresh = sorted(discards)
        if side == BRITISH:
            self.british_deck = fresh
            self.british_discards = []
        else:
            self.french_deck = fresh
            self.french_discards = []
        self.tell(kinds.DECK_SHUFFLED, rule, side, len(fresh))
        return True

    def draw_cards(self, side: int, wanted: int, shuffles: bool, rule: str) -> int:
        """Draw up to that many cards; the deck has no order: whatever is drawn is any one of its cards (FA-30)."""
        if not shuffles:
            wanted = min(wanted, len(self.deck(side)))
        drawn = 0
        while drawn < wanted:
            if not self.deck(side) and not self.make_deck(side, rule):
                break
            card = self.chance.pick(self.deck(side))
            self.receive(side, card)
            self.whisper(1 << side, kinds.CARD_DRAWN, rule, side, card)
            drawn += 1
            if self.switches & SHUFFLE_EMPTIED and not self.deck(side):  # A33.1
                self.make_deck(side, rule)
        if drawn:
            self.tell(kinds.CARDS_DRAWN, rule, side, drawn)
        return drawn

    # -- the contract

    def copy(self) -> State:
        twin = State(
            self.switches,
            self.turn_limit,
            self.turn,
            self.towns,
            self.fortified,
            self.held[:],
            self.joined[:],
            self.usable[:],
            self.cubes[:],
            self.discs[:],
            self.captured_cubes[:],
            self.captured_discs[:],
            self.money[:],
            self.besieged[:],
            self.marker[:],
            self.committed[:],
            self.locations[:],
            self.available[:],
            self.british_hand[:],
            self.french_hand[:],
            self.british_known[:],
            self.french_known[:],
            self.british_deck[:],
            self.french_deck[:],
            self.british_discards[:],
            self.french_discards[:],
            self.british_reserve[:],
            self.french_reserve[:],
        )
        self.hand_over(twin)
        return twin


def available_at(side: int, card: int) -> int:
    """Where the copies of an empire card are counted."""
    return card - EMPIRE if card >= NEUTRAL else side * EMPIRES + card - EMPIRE


def put(cards: list[int], card: int) -> None:
    """Insert a card in order."""
    place = len(cards)
    while place > 0 and cards[place - 1] > card:
        place -= 1
    cards.insert(place, card)
