"""1.3-1.5, 1.12 Dice: a D10 read 0 to 9, a value n+ that a modified die reaches, and throws as they are told."""

from __future__ import annotations

from typing import Final, final

from arpents.engine.chance import Chance
from arpents.games.muskets_tomahawks.words import nouns


def d10(chance: Chance) -> int:
    """1.3 The 0 is zero, never ten."""
    return chance.below(10)


def reaches(die: int, modifier: int, value: int) -> bool:
    """1.4"""
    return die + modifier >= value


def chances(modifier: int, value: int) -> int:
    """How many of the ten faces reach a value."""
    count = 0
    for die in range(10):
        if reaches(die, modifier, value):
            count += 1
    return count


def needed_die(modifier: int, value: int) -> int:
    """10.4, 12.7.6 The lowest natural die that does: a 0 never, a 9 always."""
    return min(9, max(1, value - modifier))


FIRST_FACE: Final = 4  # in a group: after the four numbers it is known by


@final
class Throws:
    """Dice of one kind: those with the same unit, target, number needed and terms are told together."""

    def __init__(self, told: bool) -> None:
        self.told = told  # whether anybody will read of them
        self.groups: list[list[int]] = []
        self.latest: list[int] = []

    def add(self, unit: int, target: int, needed: int, terms: int, face: int) -> None:
        if not self.told:
            return
        for group in self.groups:
            if group[0] == unit and group[1] == target and group[2] == needed and group[3] == terms:
                group.append(face + 1)
                self.latest = group
                return
        self.latest = [unit, target, needed, terms, face + 1]
        self.groups.append(self.latest)

    def again(self, face: int) -> None:
        """1.5 The last die was rolled again."""
        if self.told:
            self.latest.append(nouns.ROLLED_AGAIN)
            self.latest.append(face + 1)

    def lines(self) -> list[list[int]]:
        """Unit, target, number needed, terms and faces packed; a long throw takes more than one line."""
        found: list[list[int]] = []
        for group in self.groups:
            packed = 0
            count = 0
            k = FIRST_FACE
            while k < len(group):
                end = k + 1
                while end < len(group) and group[end] == nouns.ROLLED_AGAIN:
                    end += 2
                if count + end - k > nouns.MOST_FACES:
                    found.append(group[:FIRST_FACE] + [packed])
                    packed = 0
                    count = 0
                for code in group[k:end]:
                    packed |= code << 4 * count
                    count += 1
                k = end
            found.append(group[:FIRST_FACE] + [packed])
        return found
