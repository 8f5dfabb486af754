"""The state of a match: where every piece and card is, works and markers, and what the phase remembers."""

from __future__ import annotations

from typing import Final, Self, final

from arpents.engine.state import MatchState
from arpents.games.wilderness_war.facts.board import (
    BRITISH,
    FRENCH,
    GONE,
    IS_FORTRESS,
    IS_PORT,
    ORIGINAL,
    PLACES,
    PLACES_ON_MAP,
    SPACE_NAMES,
    UNUSED,
)
from arpents.games.wilderness_war.facts.deck import BY_EVENT, EVENT
from arpents.games.wilderness_war.facts.pieces import (
    ALIKE_BEFORE,
    BASE,
    BIT,
    COMMAND,
    COUREUR,
    INDIAN_BITS,
    IS_LEADER,
    IS_REGULAR,
    LEADER_BITS,
    MILITIA,
    PEOPLE_OF,
    PIECES,
    REGULAR_BITS,
    SIDE,
    SLOT,
    STRENGTH,
    TACTICS,
    TYPE,
)
from arpents.games.wilderness_war.words import kinds
from arpents.games.wilderness_war.words.markers import (
    AMPHIB,
    DIGGING,
    DISCARDED,
    FIELDWORKS_MARK,
    FIELDWORKS_SHIFT,
    FORT,
    GROUP_OF,
    HAND,
    PREVIOUS_SHIFT,
    RAIDED_SHIFT,
    REDUCED_MILITIA_WEAK,
    SURRENDER_SEEN,
)

# lists that copies share until one of them is about to write
OF_PIECES: Final = 1  # where, steps, here
OF_MAP: Final = 2  # work, siege, marks
OF_CARDS: Final = 4  # card_in, known, deck, hands
UNKNOWN: Final = -1
NOBODY_NAMED: Final[list[int]] = []


@final
class State(MatchState):
    def __init__(
        self, year: int, season: int, last_year: int,
        points: int, flags: int, assemblies: int, first_side: int, passed: int, carried: int, built: int,
        where: list[int], steps: list[int], role: list[int], here: list[int], work: list[int], siege: list[int],
        marks: list[int], card_in: list[int], known: list[int], deck: list[int], hands: list[int],
        hand_size: list[int], touched: list[int], intercepted: list[int], avoided: list[int],
    ) -> None:  # fmt: skip
        super().__init__()
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
        self.where = where  # by piece
        self.steps = steps  # by piece: 2 full, 1 reduced, 0 not in play; leaders 1 while they live
        self.role = role  # by piece
        self.here = here  # by slot and place: mask of pieces
        self.work = work  # by space
        self.siege = siege  # by space: 0, or the siege level and 1
        self.marks = marks  # by space
        self.card_in = card_in  # by card
        self.known = known  # by card: mask of sides who know it though it is in the other hand
        self.deck = deck  # the top is the end
        self.hands = hands  # by side: cards in hand
        self.hand_size = hand_size  # by side
        self.touched = touched  # spaces to be swept
        self.intercepted = intercepted  # 15.5 spaces into which an interception was tried in this move
        self.avoided = avoided  # 15.5 spaces from which battle was avoided in this move
        self.owned = 0  # mask of the lists that no copy shares
        self.named = NOBODY_NAMED  # who was found to be activated; empty when nobody has looked
        self.map_facts = UNKNOWN  # what was last found out about the whole map; any change to it is forgotten here

    def copy(self) -> State:
        twin = State(
            self.year, self.season, self.last_year, self.points,
            self.flags,
            self.assemblies, self.first_side, self.passed, self.carried, self.built, self.where, self.steps,
            self.role[:], self.here, self.work, self.siege, self.marks, self.card_in, self.known, self.deck,
            self.hands, self.hand_size, self.touched[:], self.intercepted, self.avoided,
        )  # fmt: skip
        self.owned = 0
        twin.named = self.named
        twin.map_facts = self.map_facts
        self.hand_over(twin)
        return twin

    def action(self, words: str) -> int:
        """Words for a counter that nobody tells apart from others mean the one of them that is on offer."""
        from arpents.games.wilderness_war.common.step import Step

        action = super().action(words)
        top = self.stack[-1] if self.stack else None
        return top.meant(self, action) if isinstance(top, Step) else action

    def become(self: Self, other: Self) -> None:
        super().become(other)
        self.owned = 0
        other.owned = 0
        self.named = NOBODY_NAMED
        self.map_facts = UNKNOWN

    # -- what copies share: each of these comes before a change. `hand_size`, `intercepted` and `avoided` are shared
    # too; they change seldom, and are then replaced. `role` and `touched` are every copy's own.

    def change_pieces(self) -> None:
        if not self.owned & OF_PIECES:
            self.owned |= OF_PIECES
            self.where = self.where[:]
            self.steps = self.steps[:]
            self.here = self.here[:]

    def change_map(self) -> None:
        self.map_facts = UNKNOWN
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

    # -- who is where

    def drilled_at(self, side: int, space: int) -> int:
        """Mask of the side's Drilled Troops."""
        return self.here[2 * side * PLACES + space]

    def others_at(self, side: int, space: int) -> int:
        """Mask of the side's other pieces: Auxiliaries, militia, leaders."""
        return self.here[(2 * side + 1) * PLACES + space]

    def has_units(self, side: int, space: int) -> bool:
        at = 2 * side * PLACES + space
        return self.here[at] != 0 or self.here[at + PLACES] & ~LEADER_BITS[side] != 0

    def has_pieces(self, side: int, space: int) -> bool:
        at = 2 * side * PLACES + space
        return self.here[at] != 0 or self.here[at + PLACES] != 0

    def has_indians(self, side: int, space: int) -> bool:
        return self.others_at(side, space) & INDIAN_BITS[side] != 0

    def has_leaders(self, side: int, space: int) -> bool:
        return self.others_at(side, space) & LEADER_BITS[side] != 0

    def has_regulars(self, side: int, space: int) -> bool:
        return self.drilled_at(side, space) & REGULAR_BITS[side] != 0

    def count_units(self, side: int, space: int) -> int:
        others = self.others_at(side, space) & ~LEADER_BITS[side]
        return self.drilled_at(side, space).bit_count() + others.bit_count()

    def pieces_at(self, side: int, space: int) -> list[int]:
        """The side's units and leaders there, lowest number first."""
        found: list[int] = []
        at = 2 * side * PLACES + space
        mask = self.here[at]
        base = BASE[2 * side] - 1
        while mask:
            found.append(base + (mask & -mask).bit_length())
            mask &= mask - 1
        mask = self.here[at + PLACES]
        base = BASE[2 * side + 1] - 1
        while mask:
            found.append(base + (mask & -mask).bit_length())
            mask &= mask - 1
        return found

    def units_at(self, side: int, space: int) -> list[int]:
        return [piece for piece in self.pieces_at(side, space) if not IS_LEADER[piece]]

    def leaders_at(self, side: int, space: int) -> list[int]:
        found: list[int] = []
        mask = self.others_at(side, space) & LEADER_BITS[side]
        base = BASE[2 * side + 1] - 1
        while mask:
            found.append(base + (mask & -mask).bit_length())
            mask &= mask - 1
        return found

    def with_role(self, side: int, space: int, roles: int) -> list[int]:
        """The side's pieces there that have any of these roles."""
        return [piece for piece in self.pieces_at(side, space) if self.role[piece] & roles]

    def count_role(self, side: int, space: int, roles: int) -> int:
        """How many of the side's pieces there have any of these roles."""
        count = 0
        for slot in range(2 * side, 2 * side + 2):
            mask = self.here[slot * PLACES + space]
            base = BASE[slot] - 1
            while mask:
                if self.role[base + (mask & -mask).bit_length()] & roles:
                    count += 1
                mask &= mask - 1
        return count

    def on_map(self, piece: int) -> bool:
        return self.where[piece] < PLACES_ON_MAP

    def highest(self, leaders: list[int]) -> int:
        """A leader of the highest command, the better tactician first; -1 when there is none."""
        best = -1
        for leader in leaders:
            if best < 0 or COMMAND[leader] * 8 + TACTICS[leader] > COMMAND[best] * 8 + TACTICS[best]:
                best = leader
        return best

    def first_alike(self, piece: int, roles: int) -> bool:
        """Whether no counter of lower number in the same space is its equal: alike, as strong, with the same roles."""
        slot = SLOT[piece]
        mask = self.here[slot * PLACES + self.where[piece]] & ALIKE_BEFORE[piece]
        base = BASE[slot] - 1
        while mask:
            other = base + (mask & -mask).bit_length()
            if self.steps[other] == self.steps[piece] and (self.role[other] ^ self.role[piece]) & roles == 0:
                return False
            mask &= mask - 1
        return True

    def activate(self, piece: int, role: int) -> None:
        """5.31 Name a piece for a force or an activation of its own."""
        self.role[piece] |= role
        self.named = NOBODY_NAMED

    def activated(self) -> list[int]:
        """The pieces named in this phase, lowest number first; those that have acted may be among them."""
        if not self.named:
            self.named = [piece for piece, role in enumerate(self.role) if role & GROUP_OF]
        return self.named

    def came_from(self, piece: int) -> int:
        """The space it left last in this phase, or -1."""
        return (self.role[piece] >> PREVIOUS_SHIFT) - 1

    def set_came_from(self, piece: int, space: int) -> None:
        self.role[piece] = self.role[piece] & (1 << PREVIOUS_SHIFT) - 1 | (space + 1) << PREVIOUS_SHIFT

    def strength(self, units: list[int]) -> int:
        total = 0
        for unit in units:
            total += self.strength_of(unit)
        return total

    def strength_of(self, unit: int) -> int:
        if TYPE[unit] == MILITIA and self.steps[unit] == 1 and self.options[REDUCED_MILITIA_WEAK]:
            return 0
        return STRENGTH[unit * 3 + self.steps[unit]]

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
        return side == BRITISH and self.marks[space] & AMPHIB != 0

    def controls_port(self, side: int, space: int) -> bool:
        return IS_PORT[space] == 1 and self.controls(side, space)

    def set_siege(self, space: int, siege: int) -> None:
        """0, or the siege level and 1."""
        self.change_map()
        self.siege[space] = siege

    def set_work(self, space: int, kind: int, side: int) -> None:
        self.change_map()
        self.work[space] = 2 * kind + side
        self.touched.append(space)

    def remove_work(self, space: int) -> None:
        self.change_map()
        self.work[space] = 0
        self.touched.append(space)

    def digging(self, side: int, space: int) -> bool:
        return self.marks[space] & DIGGING == 1 + side

    def mark(self, space: int, cleared: int, added: int) -> None:
        """Take markers away, and add others."""
        self.change_map()
        self.marks[space] = self.marks[space] & ~cleared | added

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
        place = HAND + side
        return [card for card, at in enumerate(self.card_in) if at == place]

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
        if HAND <= place < DISCARDED:
            self.hands[place - HAND] += 1
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

    # -- changes

    def set_steps(self, piece: int, steps: int) -> None:
        self.change_pieces()
        self.steps[piece] = steps

    def move(self, piece: int, place: int) -> None:
        self.change_pieces()
        bit = BIT[piece]
        base = SLOT[piece] * PLACES
        left = self.where[piece]
        self.here[base + left] &= ~bit
        self.here[base + place] |= bit
        self.where[piece] = place
        if left < PLACES_ON_MAP:
            self.touched.append(left)
        if place < PLACES_ON_MAP:
            self.touched.append(place)

    def go(self, piece: int, place: int, rule: str) -> None:
        self.tell(kinds.MOVED, rule, piece, self.where[piece], place)
        self.move(piece, place)

    def lose_step(self, piece: int, rule: str) -> None:
        """7.61 A full unit is reduced, a reduced one eliminated."""
        if self.steps[piece] == 2:
            self.set_steps(piece, 1)
            self.tell(kinds.STEP_LOST, rule, piece, self.where[piece])
        else:
            self.eliminate(piece, rule)

    def eliminate(self, piece: int, rule: str) -> None:
        """7.61 Regulars, Coureurs and leaders are gone for good, others may come again by their card."""
        self.tell(kinds.LEADER_KILLED if IS_LEADER[piece] else kinds.ELIMINATED, rule, piece, self.where[piece])
        self.set_steps(piece, 0)
        self.role[piece] = 0
        lost = IS_LEADER[piece] or IS_REGULAR[piece] or TYPE[piece] == COUREUR
        self.move(piece, GONE if lost else UNUSED)

    def restore(self, piece: int, rule: str) -> None:
        self.set_steps(piece, 2)
        self.tell(kinds.RESTORED, rule, piece, self.where[piece])

    def score(self, side: int, points: int, rule: str) -> None:
        """12.21 One track for both."""
        self.points += points if side == FRENCH else -points
        self.tell(kinds.POINTS_SCORED, rule, side, points, self.points)


def space_name(space: int) -> str:
    return SPACE_NAMES[space]


def masks_from(where: list[int]) -> list[int]:
    here = [0] * (4 * PLACES)
    for piece in range(PIECES):
        here[SLOT[piece] * PLACES + where[piece]] |= BIT[piece]
    return here
