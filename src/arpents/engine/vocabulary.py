"""Integers inside, words outside: the names of things, the verbs of actions, the kinds of events."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import NOUN, SHIFT
from arpents.engine.errors import UnknownAction
from arpents.engine.masks import members


class Nouns:
    """Things of one sort, numbered: a zone, a block, a card. `prefix-name` is the text id of one."""

    def __init__(self, prefix: str, names: list[str]) -> None:
        self.prefix = prefix
        self.names = names
        self.numbers: dict[str, int] = {name: number for number, name in enumerate(names)}

    def name(self, number: int) -> str:
        if number < 0 or number >= len(self.names):
            raise UnknownAction("unknown-number", noun=self.prefix, number=number)
        return self.names[number]

    def number(self, name: str) -> int:
        """-1 when nothing has that name."""
        return self.numbers.get(name, -1)

    def text_id(self, number: int) -> str:
        return f"{self.prefix}-{self.name(number)}"

    def argument(self, number: int) -> object:
        """What texts and programs read: a text id."""
        return self.text_id(number)

    # -- for learners: the things of this sort counted through, see action_space.py

    def count(self) -> int:
        return len(self.names)

    def index(self, number: int) -> int:
        if number >= self.count():
            raise UnknownAction("not-in-action-space", noun=self.name(number))
        return number

    def at(self, index: int) -> int:
        return index


class Numbers(Nouns):
    """Plain numbers, from 0 up to a highest; a learner's list of choices has room for so many of them."""

    def __init__(self, highest: int = NOUN, counted: int = 0) -> None:
        super().__init__("", [])
        self.highest = highest
        self.counted = counted if counted else highest + 1

    def name(self, number: int) -> str:
        return str(number)

    def number(self, name: str) -> int:
        if not (name.isascii() and name.isdigit()) or len(name) > 5 or str(int(name)) != name:
            return -1
        value = int(name)
        return value if value <= self.highest else -1

    def count(self) -> int:
        return self.counted

    def argument(self, number: int) -> object:
        return number


class Signed(Nouns):
    """In events only: a number that may be negative."""

    def __init__(self) -> None:
        super().__init__("", [])

    def argument(self, number: int) -> object:
        return number


class Years(Nouns):
    """In events only: a year, never written with a thousands mark."""

    def __init__(self) -> None:
        super().__init__("", [])

    def argument(self, number: int) -> object:
        return str(number)


class Sets(Nouns):
    """In events only: a mask of things, told as the list of their text ids."""

    def __init__(self, of: Nouns) -> None:
        super().__init__(of.prefix, [])
        self.of = of

    def argument(self, number: int) -> object:
        return [self.of.argument(member) for member in members(number)]


class Dice(Nouns):
    """In events only: die faces packed three bits each, first face lowest."""

    def __init__(self) -> None:
        super().__init__("", [])

    def argument(self, number: int) -> object:
        return faces_of(number)


def pack_face(packed: int, count: int, face: int) -> int:
    """Add the count-th face (from 0) to a packed throw of at most 20 dice."""
    return packed | face << 3 * count


def faces_of(packed: int) -> list[int]:
    faces: list[int] = []
    while packed:
        faces.append(packed & 7)
        packed >>= 3
    return faces


MODIFIER_BITS: Final = 12  # seven for how much
NOTHING_ADDED: Final = 64  # a modifier may be negative


class Modifiers(Nouns):
    """In events only: what was added to a die, each by its name, its rule and how much.

    `modifier-name` is the text of one; declaring it gives its number.
    """

    def __init__(self) -> None:
        super().__init__("modifier", [])
        self.rules: list[str] = []

    def add(self, name: str, rule: str) -> int:
        number = len(self.names)
        self.names.append(name)
        self.numbers[name] = number
        self.rules.append(rule)
        return number

    def argument(self, number: int) -> object:
        found: list[dict[str, object]] = []
        while number:
            which = (number >> 7 & 31) - 1
            by = (number & 127) - NOTHING_ADDED
            found.append({"id": f"{self.prefix}-{self.names[which]}", "rule": self.rules[which], "by": by})
            number >>= MODIFIER_BITS
        return found


def pack_modifier(packed: int, which: int, by: int) -> int:
    """Put a modifier, from -64 to 63, before those packed; what adds nothing is left out."""
    return packed << MODIFIER_BITS | which + 1 << 7 | by + NOTHING_ADDED if by else packed


class Verb:
    """One kind of action: its word, and the sorts of its nouns (none, one in 16 bits, or two of 8 bits each)."""

    def __init__(self, kind: int, word: str, nouns: list[tuple[str, Nouns]]) -> None:
        self.kind = kind
        self.word = word
        self.nouns = nouns

    def parts(self, noun: int) -> list[int]:
        if len(self.nouns) == 2:
            return [noun >> 8, noun & 0xFF]
        return [noun] if self.nouns else []


class Telling:
    """One kind of event: its text id and its arguments in order."""

    def __init__(self, kind: int, id: str, arguments: list[tuple[str, Nouns]]) -> None:
        self.kind = kind
        self.id = id
        self.arguments = arguments


class Vocabulary:
    """All words of a game, both ways."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs = verbs
        self.by_kind: dict[int, Verb] = {verb.kind: verb for verb in verbs}
        self.by_word: dict[str, Verb] = {verb.word: verb for verb in verbs}

    def words(self, action: int) -> str:
        verb = self.by_kind.get(action >> SHIFT << SHIFT)
        if verb is None:
            raise UnknownAction("unknown-action", words=str(action))
        text = verb.word
        parts = verb.parts(action & NOUN)
        for place in range(len(parts)):
            text += " " + verb.nouns[place][1].name(parts[place])
        return text

    def action(self, words: str) -> int:
        tokens = words.split()
        if not tokens:
            raise UnknownAction("no-words", words="")
        verb = self.by_word.get(tokens[0])
        if verb is None:
            raise UnknownAction("unknown-verb", words=words, verb=tokens[0])
        if len(tokens) - 1 != len(verb.nouns):
            raise UnknownAction("wrong-number-of-words", words=words, verb=tokens[0], wanted=len(verb.nouns))
        noun = 0
        for place in range(len(verb.nouns)):
            number = verb.nouns[place][1].number(tokens[place + 1])
            if number < 0:
                raise UnknownAction("unknown-noun", words=words, noun=tokens[place + 1])
            noun = noun << 8 | number if len(verb.nouns) == 2 else number
        return verb.kind | noun

    def arguments(self, action: int) -> dict[str, object]:
        """The nouns of an action as text ids, for labels and reasons."""
        verb = self.by_kind[action >> SHIFT << SHIFT]
        parts = verb.parts(action & NOUN)
        return {verb.nouns[place][0]: verb.nouns[place][1].argument(parts[place]) for place in range(len(parts))}
