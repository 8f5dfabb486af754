"""What a room says of its words, each thing once: a verb, an event, a reason, an ending, an option in one line.

Declaring gives the number that the code uses: `TOO_FAR: Final = REASONS.add("too-far", "6.2")`. Numbers follow the
order of declaration, and so does the order of actions on offer.
"""

from __future__ import annotations

from arpents.engine.actions import NOT_ASKED, SHIFT
from arpents.engine.game import Option
from arpents.engine.vocabulary import Nouns, Telling, Verb, Vocabulary


class Verbs:
    """The kinds of action: the word of each, and the sorts of its nouns with the names texts give them."""

    def __init__(self) -> None:
        self.all: list[Verb] = []

    def add(self, word: str, *nouns: tuple[str, Nouns]) -> int:
        kind = len(self.all) + 1 << SHIFT
        self.all.append(Verb(kind, word, list(nouns)))
        return kind

    def vocabulary(self) -> Vocabulary:
        return Vocabulary(self.all)


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


class Options:
    """Switches of the rules: the values of each, the usual one first; `state.options[NUMBER]` tells the chosen one."""

    def __init__(self) -> None:
        self.all: list[Option] = []

    def add(self, id: str, values: tuple[str, ...], rule: str) -> int:
        self.all.append(Option(id, values, rule))
        return len(self.all) - 1
