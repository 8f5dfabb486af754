"""Every action of a game under an index of its own, for learners who want one fixed list of choices."""

from __future__ import annotations

from arpents.engine.actions import NOUN, SHIFT
from arpents.engine.errors import UnknownAction
from arpents.engine.numbers import whole
from arpents.engine.vocabulary import Nouns, Verb, Vocabulary


class ActionSpace:
    """Verbs in their order; the nouns of each counted through, the last one fastest. An action of no match has its
    index too."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.verbs: list[Verb] = vocabulary.verbs
        self.firsts: list[int] = []  # by verb: the index of its first action
        self.counts: list[int] = []  # by verb: how many things its second noun may be, 1 where there is none
        self.sorts: list[list[Nouns]] = []  # by verb: the sorts of its nouns
        highest = max((verb.kind >> SHIFT for verb in self.verbs), default=0)
        self.numbers: list[int] = [-1] * (highest + 1)  # by kind of action: the verb
        self.count = 0
        for number, verb in enumerate(self.verbs):
            self.firsts.append(self.count)
            self.numbers[verb.kind >> SHIFT] = number
            total = 1
            for _, nouns in verb.nouns:
                total *= nouns.count()
            self.sorts.append([nouns for _, nouns in verb.nouns])
            self.counts.append(verb.nouns[1][1].count() if len(verb.nouns) == 2 else 1)
            self.count += total

    def index(self, action: object) -> int:
        number = whole(action)
        if number is None:
            raise UnknownAction("unknown-action", words=str(action))
        return self.index_of(number)

    def index_of(self, action: int) -> int:
        number = self.verb_of(action)
        return self.firsts[number] + self.nouns_of(number, action & NOUN)

    def verb_of(self, action: int) -> int:
        """The number of its verb."""
        kind = action >> SHIFT
        number = self.numbers[kind] if 0 <= kind < len(self.numbers) else -1
        if number < 0:
            raise UnknownAction("unknown-action", words=str(action))
        return number

    def nouns_of(self, number: int, noun: int) -> int:
        """Which of the actions of its verb it is."""
        sorts = self.sorts[number]
        size = len(sorts)
        if size == 0:
            return 0
        if size == 1:
            return sorts[0].index(noun)
        return sorts[0].index(noun >> 8) * self.counts[number] + sorts[1].index(noun & 0xFF)

    def nouns_or_first(self, action: int) -> int:
        """Which of the actions of its verb it is: the first, where the list has no place for it."""
        number = self.numbers[action >> SHIFT]
        if not self.sorts[number]:
            return 0
        try:
            return self.nouns_of(number, action & NOUN)
        except UnknownAction:
            return 0

    def action(self, index: object) -> int:
        number = whole(index)
        if number is None or not 0 <= number < self.count:
            found = str(index) if number is None else number
            raise UnknownAction("index-out-of-range", index=found, highest=self.count - 1)
        return self.numbered(number)

    def numbered(self, index: int) -> int:
        low = 0
        high = len(self.firsts) - 1
        while low < high:
            middle = (low + high + 1) // 2
            if self.firsts[middle] <= index:
                low = middle
            else:
                high = middle - 1
        verb = self.verbs[low]
        rest = index - self.firsts[low]
        if not verb.nouns:
            return verb.kind
        if len(verb.nouns) == 1:
            return verb.kind | verb.nouns[0][1].at(rest)
        count = self.counts[low]
        return verb.kind | verb.nouns[0][1].at(rest // count) << 8 | verb.nouns[1][1].at(rest % count)

    def indexes(self, actions: list[int]) -> list[int]:
        return [self.index_of(action) for action in actions]
