"""The state of a match: where every piece and card is, works and markers, and what the phase remembers."""

from __future__ import annotations

from typing import Final, Self, final

from arpents.games.wilderness_war.facts.board import (
    BRITISH,
    FRENCH,
    IS_FORTRESS,
    IS_PORT,
    ORIGINAL,
    PLACES,
    PLACES_ON_MAP,
)
from arpents.games.wilderness_war.facts.deck import BY_EVENT, EVENT
from arpents.games.wilderness_war.facts.pieces import (
    LEADER_BITS,
    PEOPLE_OF,
    SIDE,
)
from arpents.games.wilderness_war.pieces_in_play import NOT_LOOKED, PiecesInPlay
from arpents.games.wilderness_war.words import kinds
from arpents.games.wilderness_war.words.markers import (
    AMPHIB,
    DIGGING,
    DISCARDED,
    FIELDWORKS_MARK,
    FIELDWORKS_SHIFT,
    FORT,
    HAND,
    RAIDED_SHIFT,
    SURRENDER_SEEN,
)

# lists that copies share until one of them is about to write, beside those of the pieces
OF_MAP: Final = 2  # work, siege, marks
OF_CARDS: Final = 4  # card_in, known, deck, hands
UNKNOWN: Final = -1
NO_HAND_SEEN: Final[list[list[int]]] = [NOT_LOOKED, NOT_LOOKED]


@final
class State(PiecesInPlay):
    def __init__(
        self, year: int, season: int, last_year: int,
        points: int, flags: int, assemblies: int, first_side: int, passed: int, carried: int, built: int,
        where: list[int], steps: list[int], role: list[int], here: list[int], work: list[int], siege: list[int],
        marks: list[int], card_in: list[int], known: list[int], deck: list[int], hands: list[int],
        hand_size: list[int], touched: list[int], intercepted: list[int], avoided: list[int],
    ) -> None:  # fmt: skip
        super().__init__(where, steps, role, here, touched)
        self.year = year
        self.season = season  # 0 Early, 1 Late
        self.last_year = last_year
        self.points = points  # 12.21 French ones; the British score below zero
        self.flags = flags  # 5.51
        self.assemblies = assemblies  # 5.54 0 Reluctant, 1 Supportive, 2 Enthusiastic
        self.first_side = first_side  # who begins a season
        self.passed = passed  # mask of sides that hold their last card
        self.carried = carried  # mask of sides that came into this season with a held card
        self.built = built  # 5.4 mask of sides whose last own card built
        self.work = work  # by space
        self.siege = siege  # by space: 0, or the siege level and 1
        self.marks = marks  # by space
        self.card_in = card_in  # by card
        self.known = known  # by card: mask of sides who know it though it is in the other hand
        self.deck = deck  # the top is the end
        self.hands = hands  # by side: cards in hand
        self.hand_size = hand_size  # by side
        self.intercepted = intercepted  # 15.5 spaces into which an interception was tried in this move
        self.avoided = avoided  # 15.5 spaces from which battle was avoided in this move
        self.map_facts = UNKNOWN  # what was last found out about the whole map; forgotten when that may have changed
        self.worked = NOT_LOOKED  # spaces with a work or a marker, lowest first, and maybe some that had one
        self.held = NO_HAND_SEEN  # by side: its cards, lowest first; lists that are replaced and never changed

    def copy(self) -> State:
        twin = State(
            self.year, self.season, self.last_year, self.points,
            self.flags,
            self.assemblies, self.first_side, self.passed, self.carried, self.built, self.where, self.steps,
            self.role[:], self.here, self.work, self.siege, self.marks, self.card_in, self.known, self.deck,
            self.hands, self.hand_size, self.touched[:], self.intercepted, self.avoided,
        )  # fmt: skip
        self.owned = 0
        self.hand_on(twin)
        twin.map_facts = self.map_facts
        twin.worked = self.worked
        twin.held = self.held
        self.hand_over(twin)
        return twin

    def become(self: Self, other: Self) -> None:
        super().become(other)
        self.owned = 0
        other.owned = 0
        self.look_again()

    def look_again(self) -> None:
        super().look_again()
        self.map_facts = UNKNOWN
        self.worked = NOT_LOOKED
        self.held = NO_HAND_SEEN

    def kept_wrongly(self) -> list[str]:
        wrong = super().kept_wrongly()
        if self.worked is not NOT_LOOKED:
            there = [space for space, work in enumerate(self.work) if work != 0 or self.marks[space] != 0]
            if self.worked != sorted(set(self.worked)) or not set(there) <= set(self.worked):
                wrong.append("where works and markers are")
        for side, held in enumerate(self.held):
            if held is not NOT_LOOKED and held != [card for card, at in enumerate(self.card_in) if at == HAND + side]:
                wrong.append("the cards in a hand")
        return wrong

    # -- what copies share: each of these comes before a change. `hand_size`, `intercepted` and `avoided` are shared
    # too; they change seldom, and are then replaced. `role` and `touched` are every copy's own.

    def change_map(self) -> None:
        if not self.owned & OF_MAP:
            self.owned |= OF_MAP
            self.work = self.work[:]
            self.siege = self.siege[:]
            self.marks = self.marks[:]

    def change_cards(self) -> None:
        if not self.owned & OF_CARDS:
            self.owned |= OF_CARDS
            self.card_in = self.card_in[:]
            self.known = self.known[:]
            self.deck = self.deck[:]
            self.hands = self.hands[:]

    # -- 2.0 works, sieges and control

    def owner(self, space: int) -> int:
        """Who owns the work there; only where there is one."""
        return self.work[space] & 1

    def has_work(self, side: int, space: int) -> bool:
        return self.work[space] != 0 and self.work[space] & 1 == side

    def has_fort(self, side: int, space: int) -> bool:
        """A finished fort or a fortress of that side."""
        return self.work[space] >= 2 * FORT and self.work[space] & 1 == side

    def besieged(self, side: int, space: int) -> bool:
        """8.21 The side's fort or fortress there is under siege, and all its pieces there are inside."""
        return self.siege[space] != 0 and self.work[space] & 1 == side

    def safe_work(self, side: int, space: int) -> bool:
        """An unbesieged fortification of that side; a fort begun is none (5.44)."""
        return self.work[space] != 0 and self.work[space] & 1 == side and self.siege[space] == 0

    def occupied(self, side: int, space: int) -> bool:
        """6.51 Unbesieged units or an unbesieged fortification; 6.54 leaders, forts begun and villages do not count."""
        if self.work[space] and self.work[space] & 1 == side:
            return self.siege[space] == 0
        at = 2 * side * PLACES + space
        return self.here[at] != 0 or self.here[at + PLACES] & ~LEADER_BITS[side] != 0

    def free_units(self, side: int, space: int) -> bool:
        """Unbesieged units."""
        return self.has_units(side, space) and not self.besieged(side, space)

    def controls(self, side: int, space: int) -> bool:
        """2.0 A fortress: unbesieged, no enemy unit, held by a unit or an Amphib marker when it was the enemy's."""
        if not IS_FORTRESS[space] or self.siege[space] or self.work[space] & 1 != side:
            return False
        if self.has_units(1 - side, space):
            return False
        if ORIGINAL[space] == side or self.has_units(side, space):
            return True
        return side == BRITISH and self.marks[space] & AMPHIB != 0  # WW-12

    def controls_port(self, side: int, space: int) -> bool:
        return IS_PORT[space] == 1 and self.controls(side, space)

    def set_siege(self, space: int, siege: int) -> None:
        """0, or the siege level and 1."""
        self.change_map()
        self.siege[space] = siege
        self.map_facts = UNKNOWN

    def with_works(self) -> list[int]:
        """The spaces that have a work or a marker, lowest first, and maybe some that had one."""
        if self.worked is NOT_LOOKED:
            self.worked = [space for space, work in enumerate(self.work) if work != 0 or self.marks[space] != 0]
        return self.worked

    def note_work(self, space: int) -> None:
        if self.worked is not NOT_LOOKED and space not in self.worked:
            self.worked = sorted([*self.worked, space])

    def set_work(self, space: int, kind: int, side: int) -> None:
        self.change_map()
        self.note_work(space)
        self.work[space] = 2 * kind + side
        self.map_facts = UNKNOWN
        self.touched.append(space)

    def remove_work(self, space: int) -> None:
        self.change_map()
        self.work[space] = 0
        self.map_facts = UNKNOWN
        self.touched.append(space)

    def digging(self, side: int, space: int) -> bool:
        return self.marks[space] & DIGGING == 1 + side

    def mark(self, space: int, cleared: int, added: int) -> None:
        """Take markers away, and add others."""
        self.change_map()
        self.note_work(space)
        self.marks[space] = self.marks[space] & ~cleared | added
        if (cleared | added) & (DIGGING | FIELDWORKS_MARK | AMPHIB):
            self.map_facts = UNKNOWN

    def set_digging(self, space: int, side: int) -> None:
        self.mark(space, DIGGING, 1 + side)

    def remove_digging(self, space: int) -> None:
        self.mark(space, DIGGING, 0)

    def fieldworks(self, space: int) -> int:
        """0, or one more than the side that dug them."""
        return self.marks[space] >> FIELDWORKS_SHIFT & 3

    def set_fieldworks(self, space: int, owner: int) -> None:
        self.mark(space, FIELDWORKS_MARK, owner << FIELDWORKS_SHIFT)

    def raided(self, side: int, space: int) -> int:
        """How many Raided markers the side has placed there."""
        return self.marks[space] >> (RAIDED_SHIFT + 4 * side) & 15

    def add_raided(self, side: int, space: int) -> None:
        self.change_map()
        self.note_work(space)
        self.marks[space] += 1 << (RAIDED_SHIFT + 4 * side)

    def clear_raided(self, space: int) -> None:
        if self.marks[space] >> RAIDED_SHIFT:
            self.mark(space, self.marks[space] >> RAIDED_SHIFT << RAIDED_SHIFT, 0)

    def allied(self, side: int, space: int) -> bool:
        """5.532 A unit of this village serves the side on the map."""
        for piece in PEOPLE_OF[space]:
            if SIDE[piece] == side and self.where[piece] < PLACES_ON_MAP:
                return True
        return False

    # -- cards

    def hand(self, side: int) -> list[int]:
        """The side's cards, lowest first; not to be changed."""
        if self.held[side] is NOT_LOOKED:
            place = HAND + side
            self.hold(side, [card for card, at in enumerate(self.card_in) if at == place])
        return self.held[side]

    def hold(self, side: int, cards: list[int]) -> None:
        self.held = [cards, self.held[1]] if side == 0 else [self.held[0], cards]

    def holds(self, side: int, event: int) -> int:
        """The side's first card of this event, or 0."""
        for card in BY_EVENT[event]:
            if self.card_in[card] == HAND + side:
                return card
        return 0

    def could_hold(self, side: int, event: int) -> bool:
        """Whether anybody could think so: the side has cards, and one of these is neither discarded nor removed."""
        if self.hands[side] == 0:
            return False
        for card in BY_EVENT[event]:
            if 0 < self.card_in[card] < DISCARDED:
                return True
        return False

    def put_card(self, card: int, place: int) -> None:
        self.change_cards()
        at = self.card_in[card]
        if HAND <= at < DISCARDED:
            self.hands[at - HAND] -= 1
            if self.held[at - HAND] is not NOT_LOOKED:
                self.hold(at - HAND, [other for other in self.held[at - HAND] if other != card])
        if HAND <= place < DISCARDED:
            self.hands[place - HAND] += 1
            if self.held[place - HAND] is not NOT_LOOKED:
                self.hold(place - HAND, sorted([*self.held[place - HAND], card]))
        self.card_in[card] = place
        self.known[card] = 0

    def show_card(self, side: int, card: int) -> None:
        """The other side knows that this card is in the hand of the side."""
        self.change_cards()
        self.known[card] = 1 << (1 - side)

    def draw_card(self, side: int) -> int:
        """The top of the deck goes to a hand."""
        self.change_cards()
        card = self.deck.pop()
        self.put_card(card, HAND + side)
        return card

    def play_card(self, side: int, card: int, place: int, use: int, rule: str) -> None:
        """5.22 A card leaves the hand for all to see."""
        self.put_card(card, place)
        self.shown += 1
        if BY_EVENT[EVENT[card]][0] == 6:  # 5.25 Surrender!, for whatever use
            self.flags |= SURRENDER_SEEN
        self.tell(kinds.CARD_PLAYED, rule, side, card, use)

    def score(self, side: int, points: int, rule: str) -> None:
        """12.21 One track for both."""
        self.points += points if side == FRENCH else -points
        self.tell(kinds.POINTS_SCORED, rule, side, points, self.points)
