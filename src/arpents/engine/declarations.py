"""What a room says of its words, each thing once: a verb, an event, a reason, an ending, an option in one line.

Declaring gives the number that the code uses: `TOO_FAR: Final = REASONS.add("too-far", "6.2")`. Numbers follow the
order of declaration, and so does the order of actions on offer.
"""

from __future__ import annotations

from arpents.engine.actions import NOT_ASKED, SHIFT
from arpents.engine.vocabulary import Nouns, Telling, Verb


class Verbs:
    """The kinds of action: the word of each, and the sorts of its nouns with the names texts give them."""

    def __init__(self) -> None:
        self.all: list[Verb] = []

    def add(self, word: str, *nouns: tuple[str, Nouns]) -> int:
        kind = len(self.all) + 1 << SHIFT
        self.all.append(Verb(kind, word, list(nouns)))
        return kind


class Tellings:
    """The kinds of event: `event-name` is the text of one, with its arguments in order."""

    def __init__(self) -> None:
        self.all: list[Telling] = []

    def add(self, name: str, *arguments: tuple[str, Nouns]) -> int:
        kind = len(self.all) + 1
        self.all.append(Telling(kind, f"event-{name}", list(arguments)))
        return kind


class Reasons:
    """Why something is forbidden: `reason-name` is the text of one, with the rule that forbids.

    `turn` is the rule that says what is asked when: it forbids whatever is not on offer.
    """

    def __init__(self, turn: str) -> None:
        self.all: dict[int, tuple[str, str]] = {NOT_ASKED: ("reason-not-asked", turn)}

    def add(self, name: str, rule: str) -> int:
        number = len(self.all) + NOT_ASKED
        self.all[number] = (f"reason-{name}", rule)
        return number


class Endings:
    """The ways a match ends: `ending-name` is the text of one, with its rule."""

    def __init__(self) -> None:
        self.all: dict[int, tuple[str, str]] = {}

    def add(self, name: str, rule: str) -> int:
        number = len(self.all) + 1
        self.all[number] = (f"ending-{name}", rule)
        return number


class Option:
    """A switch of the rules: its values, the usual one first, and the rule or ruling it is about."""

    def __init__(self, id: str, values: tuple[str, ...], rule: str) -> None:
        self.id = id
        self.values = values
        self.rule = rule
        self.written = False  # whether it may also be a text

    def number(self, value: str) -> int:
        """Which value this is, or -1."""
        return self.values.index(value) if value in self.values else -1

    def value(self, number: int) -> str:
        return self.values[number]


class WrittenOption(Option):
    """One whose value may also be a text that the room understands: the number of such a value is the text itself."""

    def __init__(self, id: str, values: tuple[str, ...], rule: str) -> None:
        super().__init__(id, values, rule)
        self.written = True

    def read(self, text: str) -> str:
        """The text as it is kept, the same for all ways to write it; what cannot be read is raised."""
        raise NotImplementedError

    def number(self, value: str) -> int:
        if value in self.values:
            return self.values.index(value)
        return int.from_bytes(b"\x01" + self.read(value).encode("ascii"), "big")  # above the number of any other value

    def value(self, number: int) -> str:
        if number < len(self.values):
            return self.values[number]
        return number.to_bytes((number.bit_length() + 7) // 8, "big")[1:].decode("ascii")


class Options:
    """Switches of the rules: the values of each, the usual one first; `state.options[NUMBER]` tells the chosen one."""

    def __init__(self) -> None:
        self.all: list[Option] = []

    def add(self, id: str, values: tuple[str, ...], rule: str) -> int:
        return self.add_option(Option(id, values, rule))

    def add_option(self, option: Option) -> int:
        self.all.append(option)
        return len(self.all) - 1
