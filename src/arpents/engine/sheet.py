"""What a thing is and does, in one shape for every game: plain data that any client can draw or read aloud."""

from __future__ import annotations

from arpents.engine.prompt import Prompt


class Sheet:
    """A piece, place, card or marker: facts printed on it, what holds of it now, and sentences about it.

    A value is a number, a text id, words that are nobody's to translate, a list of these, or a text with arguments.
    """

    def __init__(self, thing: str) -> None:
        self.thing = thing
        self.title = Prompt(thing)
        self.facts: list[dict[str, object]] = []
        self.present: list[dict[str, object]] = []
        self.notes: list[Prompt] = []

    def fact(self, label: str, value: object, rule: str = "") -> None:
        """What is so in every match; the label is a text id."""
        self.facts.append(line(label, value, rule))

    def now(self, label: str, value: object, rule: str = "") -> None:
        """What is so at this moment."""
        self.present.append(line(label, value, rule))

    def note(self, id: str, rule: str = "", arguments: dict[str, object] | None = None) -> None:
        self.notes.append(Prompt(id, rule, arguments))

    def is_blank(self) -> bool:
        return not self.facts and not self.present and not self.notes

    def dump(self) -> dict[str, object]:
        return {
            "thing": self.thing,
            "title": self.title.dump(),
            "facts": self.facts,
            "now": self.present,
            "notes": [note.dump() for note in self.notes],
        }


def line(label: str, value: object, rule: str) -> dict[str, object]:
    return {"label": label, "value": plain(value), "rule": rule}


def plain(value: object) -> object:
    """A value as plain data."""
    if isinstance(value, Prompt):
        return value.dump()
    if isinstance(value, (list, tuple)):
        return [plain(one) for one in value]
    return value
