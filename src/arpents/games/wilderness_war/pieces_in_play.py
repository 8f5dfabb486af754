"""Who is where, in what strength, and what each piece is doing in this phase."""

from __future__ import annotations

from typing import Final

from arpents.engine.state import MatchState
from arpents.games.wilderness_war.facts.board import GONE, PLACES, PLACES_ON_MAP, UNUSED
from arpents.games.wilderness_war.facts.pieces import (
    ALIKE,
    ALIKE_BEFORE,
    BASE,
    BIT,
    COMMAND,
    COUREUR,
    INDIAN_BITS,
    IS_LEADER,
    IS_REGULAR,
    LEADER_BITS,
    LEADERS,
    MILITIA,
    PIECES,
    REGULAR_BITS,
    SIDE,
    SLOT,
    STRENGTH,
    TACTICS,
    TYPE,
)
from arpents.games.wilderness_war.words import kinds
from arpents.games.wilderness_war.words.markers import GROUP_OF, PREVIOUS_SHIFT, REDUCED_MILITIA_WEAK

# lists that copies share until one of them is about to write
OF_PIECES: Final = 1  # where, steps, here, reduced, standing
NOBODY: Final[list[int]] = []
NOT_LOOKED: Final[list[int]] = [-1]  # in the place of a fact that is kept, until somebody asks for it


class PiecesInPlay(MatchState):
    def __init__(
        self, where: list[int], steps: list[int], role: list[int], here: list[int], touched: list[int]
    ) -> None:
        super().__init__()
        self.where = where  # by piece
        self.steps = steps  # by piece: 2 full, 1 reduced, 0 not in play; leaders 1 while they live
        self.role = role  # by piece
        self.here = here  # by slot and place: mask of pieces
        self.touched = touched  # spaces to be swept
        self.owned = 0  # mask of the lists that no copy shares
        self.busy = NOT_LOOKED  # the pieces that have a role, in no order, and maybe some that had one in this phase
        self.named = NOBODY  # who was found to be activated; empty when nobody has looked
        self.reduced = NOT_LOOKED  # by slot: mask of the reduced pieces
        self.standing = NOT_LOOKED  # by slot: mask of the pieces on the map that stand for their equals, roles apart

    def change_pieces(self) -> None:
        """Before a change to what copies share."""
        if not self.owned & OF_PIECES:
            self.owned |= OF_PIECES
            self.where = self.where[:]
            self.steps = self.steps[:]
            self.here = self.here[:]
            if self.standing is not NOT_LOOKED:
                self.reduced = self.reduced[:]
                self.standing = self.standing[:]

    def look_again(self) -> None:
        """Forget what was kept: the lists have been changed from outside."""
        self.busy = NOT_LOOKED
        self.named = NOBODY
        self.reduced = NOT_LOOKED
        self.standing = NOT_LOOKED

    def hand_on(self, twin: PiecesInPlay) -> None:
        """What a copy need not find out again."""
        twin.busy = self.busy if self.busy is NOT_LOOKED else self.busy[:]
        twin.named = self.named
        twin.reduced = self.reduced
        twin.standing = self.standing

    def kept_wrongly(self) -> list[str]:
        """The names of what is kept from decision to decision and is not so: for the battery."""
        wrong: list[str] = []
        if self.busy is not NOT_LOOKED:
            if len(set(self.busy)) != len(self.busy):
                wrong.append("a piece twice among those with roles")
            if [piece for piece, role in enumerate(self.role) if role and piece not in self.busy]:
                wrong.append("a role nobody remembers")
        if self.named and [
            piece for piece, role in enumerate(self.role) if role & GROUP_OF and piece not in self.named
        ]:
            wrong.append("a named piece left out")
        if self.standing is not NOT_LOOKED:
            reduced, standing = self.reduced, self.standing
            self.look_at_all()
            if reduced != self.reduced:
                wrong.append("who is reduced")
            if standing != self.standing:
                wrong.append("who stands for equals")
        return wrong

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

    # -- roles: what a piece is doing in this phase

    def with_any_role(self) -> list[int]:
        if self.busy is NOT_LOOKED:
            self.busy = [piece for piece, role in enumerate(self.role) if role]
        return self.busy

    def set_role(self, piece: int, role: int) -> None:
        busy = self.with_any_role()
        if role and not self.role[piece] and piece not in busy:
            busy.append(piece)
        self.role[piece] = role

    def add_role(self, piece: int, role: int) -> None:
        self.set_role(piece, self.role[piece] | role)

    def forget_roles(self) -> None:
        """The phase is over."""
        for piece in self.with_any_role():
            self.role[piece] = 0
        self.busy = []
        self.named = NOBODY

    def activate(self, piece: int, role: int) -> None:
        """5.31 Name a piece for a force or an activation of its own."""
        self.add_role(piece, role)
        self.named = NOBODY

    def activated(self) -> list[int]:
        """The pieces named in this phase, lowest number first; those that have acted may be among them."""
        if not self.named:
            self.named = [piece for piece in self.with_any_role() if self.role[piece] & GROUP_OF]
            self.named.sort()
        return self.named

    def with_role(self, side: int, space: int, roles: int) -> list[int]:
        """The side's pieces there that have any of these roles, lowest number first."""
        found = [
            piece
            for piece in self.with_any_role()
            if self.role[piece] & roles != 0 and self.where[piece] == space and SIDE[piece] == side
        ]
        if len(found) > 1:
            found.sort()
        return found

    def count_role(self, side: int, space: int, roles: int) -> int:
        """How many of the side's pieces there have any of these roles."""
        count = 0
        for piece in self.with_any_role():
            if self.role[piece] & roles and self.where[piece] == space and SIDE[piece] == side:
                count += 1
        return count

    def came_from(self, piece: int) -> int:
        """The space it left last in this phase, or -1."""
        return (self.role[piece] >> PREVIOUS_SHIFT) - 1

    def set_came_from(self, piece: int, space: int) -> None:
        self.set_role(piece, self.role[piece] & (1 << PREVIOUS_SHIFT) - 1 | (space + 1) << PREVIOUS_SHIFT)

    def strength(self, units: list[int]) -> int:
        total = 0
        for unit in units:
            total += self.strength_of(unit)
        return total

    def strength_of(self, unit: int) -> int:
        if TYPE[unit] == MILITIA and self.steps[unit] == 1 and self.options[REDUCED_MILITIA_WEAK]:  # WW-35
            return 0
        return STRENGTH[unit * 3 + self.steps[unit]]

    # -- 5.35 one of several counters that nobody tells apart stands for all of them

    def line_up(self, piece: int, place: int) -> None:
        """The first full and the first reduced counter stand for those like this piece in the place, roles apart."""
        slot = SLOT[piece]
        alike = self.here[slot * PLACES + place] & ALIKE[piece]
        self.standing[slot] = lined_up(self.standing[slot], alike, self.reduced[slot])

    def look_at_all(self) -> None:
        """Find out who is reduced and who stands for others; from then on it is kept."""
        self.reduced = [0, 0, 0, 0]
        self.standing = [0, 0, 0, 0]
        for piece in range(PIECES):
            if self.steps[piece] == 1:
                self.reduced[SLOT[piece]] |= BIT[piece]
        for piece, place in enumerate(self.where):
            if place < PLACES_ON_MAP:
                self.line_up(piece, place)

    def leaders_on_map(self, side: int) -> list[int]:
        found: list[int] = []
        for leader in LEADERS[side]:
            if self.where[leader] < PLACES_ON_MAP:
                found.append(leader)
        return found

    def all_standing(self, slot: int) -> int:
        """The pieces of the slot on the map that stand for their equals, roles apart, as a mask."""
        if self.standing is NOT_LOOKED:
            self.look_at_all()
        return self.standing[slot]

    def firsts(self, slot: int, roles: int) -> int:
        """The pieces of the slot on the map that no equal of lower number in their space stands for, as a mask."""
        mask = self.all_standing(slot)
        for piece in self.with_any_role():  # who does something is told apart from his equals
            place = self.where[piece]
            if SLOT[piece] == slot and ALIKE[piece] != BIT[piece] and place < PLACES_ON_MAP:
                alike = self.here[slot * PLACES + place] & ALIKE[piece]
                mask &= ~alike
                while alike:
                    bit = alike & -alike
                    alike ^= bit
                    if self.first_alike(BASE[slot] + bit.bit_length() - 1, roles):
                        mask |= bit
        return mask

    # -- changes

    def set_steps(self, piece: int, steps: int) -> None:
        self.change_pieces()
        self.steps[piece] = steps
        if self.reduced is not NOT_LOOKED:
            slot = SLOT[piece]
            bit = BIT[piece]
            self.reduced[slot] = self.reduced[slot] | bit if steps == 1 else self.reduced[slot] & ~bit
            if self.where[piece] < PLACES_ON_MAP:
                self.line_up(piece, self.where[piece])

    def move(self, piece: int, place: int) -> None:
        self.change_pieces()
        bit = BIT[piece]
        slot = SLOT[piece]
        base = slot * PLACES
        left = self.where[piece]
        behind = self.here[base + left] & ~bit
        self.here[base + left] = behind
        ahead = self.here[base + place] | bit
        self.here[base + place] = ahead
        self.where[piece] = place
        if left < PLACES_ON_MAP:
            self.touched.append(left)
        if place < PLACES_ON_MAP:
            self.touched.append(place)
        if self.reduced is not NOT_LOOKED:
            standing = self.standing[slot] & ~bit
            if left < PLACES_ON_MAP:
                standing = lined_up(standing, behind & ALIKE[piece], self.reduced[slot])
            if place < PLACES_ON_MAP:
                standing = lined_up(standing, ahead & ALIKE[piece], self.reduced[slot])
            self.standing[slot] = standing

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


def lined_up(standing: int, alike: int, reduced: int) -> int:
    """Those who stand for their equals, when these like counters in one place do it anew."""
    weak = alike & reduced
    full = alike ^ weak
    return standing & ~alike | full & -full | weak & -weak


def masks_from(where: list[int]) -> list[int]:
    here = [0] * (4 * PLACES)
    for piece in range(PIECES):
        here[SLOT[piece] * PLACES + where[piece]] |= BIT[piece]
    return here
