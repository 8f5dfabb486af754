"""What a choice would bring, in one shape for every game: plain data that any client can draw or read aloud."""

from __future__ import annotations

from arpents.engine.chart import Mark
from arpents.engine.prompt import Prompt


class Reach:
    """Where something could go: places by their text ids, each with its cost and its ways, or points of the table."""

    def __init__(self, title: Prompt) -> None:
        self.title = title
        self.places: list[dict[str, object]] = []
        self.points: list[list[int]] = []

    def place(self, place: str, cost: int = 0, ways: list[str] | None = None) -> None:
        """A cost of 0 is none that anybody counts."""
        found: dict[str, object] = {"place": place}
        if cost:
            found["cost"] = cost
        if ways:
            found["ways"] = ways
        self.places.append(found)

    def dump(self) -> dict[str, object]:
        found: dict[str, object] = {"title": self.title.dump()}
        if self.places:
            found["places"] = self.places
        if self.points:
            found["points"] = self.points
        return found


class Odds:
    """How likely each result is, and what that depends on: columns of a table and modifiers, each with its rule."""

    def __init__(self, title: Prompt) -> None:
        self.title = title
        self.results: list[dict[str, object]] = []
        self.columns: list[dict[str, object]] = []
        self.modifiers: list[dict[str, object]] = []
        self.notes: list[Prompt] = []
        self.marks: list[Mark] = []  # the columns and rows of charts in which it would be read

    def result(self, text: Prompt, chance: float) -> None:
        self.results.append({**text.dump(), "chance": chance})

    def column(self, text: Prompt, side: str = "") -> None:
        """`side` is the text id of whose it is, where both sides have one."""
        self.columns.append({**text.dump(), "side": side})

    def modifier(self, text: Prompt, by: int, side: str = "") -> None:
        """One that changes nothing is not told."""
        if by:
            self.modifiers.append({**text.dump(), "by": by, "side": side})

    def term(self, text: Prompt, side: str = "") -> None:
        """A modifier whose text says by itself how much it is."""
        self.modifiers.append({**text.dump(), "side": side})

    def dump(self) -> dict[str, object]:
        found: dict[str, object] = {"title": self.title.dump(), "results": self.results}
        if self.columns:
            found["columns"] = self.columns
        if self.modifiers:
            found["modifiers"] = self.modifiers
        if self.notes:
            found["notes"] = [note.dump() for note in self.notes]
        if self.marks:
            found["marks"] = [mark.dump() for mark in self.marks]
        return found


class Ghosts:
    """Where pieces would stand, in the measure of the view, and what is measured between two points."""

    def __init__(
        self,
        points: list[list[int]],
        start: list[int] | None = None,
        end: list[int] | None = None,
        text: Prompt | None = None,
    ) -> None:
        self.points = points
        self.start = start
        self.end = end
        self.text = text  # how far it is

    def dump(self) -> dict[str, object]:
        found: dict[str, object] = {"points": self.points}
        if self.start is not None and self.end is not None and self.text is not None:
            found["ruler"] = {"from": self.start, "to": self.end, "text": self.text.dump()}
        return found


class Foresight:
    """All that is foreseen of one choice; what there is nothing to say of is left out."""

    def __init__(self) -> None:
        self.card = ""  # the text id of the card it plays or takes
        self.card_texts: list[Prompt] = []  # what that card does
        self.reach: Reach | None = None
        self.odds: Odds | None = None
        self.supply: Prompt | None = None
        self.supplied = False
        self.path: list[str] = []  # the places of a line, as text ids
        self.ghosts: Ghosts | None = None
        self.notes: list[Prompt] = []

    def dump(self) -> dict[str, object]:
        found: dict[str, object] = {}
        if self.card:
            found["card"] = {"card": self.card, "texts": [text.dump() for text in self.card_texts]}
        if self.reach is not None:
            found["reach"] = self.reach.dump()
        if self.odds is not None:
            found["odds"] = self.odds.dump()
        if self.supply is not None:
            found["supply"] = {**self.supply.dump(), "supplied": self.supplied}
        if self.path:
            found["path"] = self.path
        if self.ghosts is not None:
            found["ghosts"] = self.ghosts.dump()
        if self.notes:
            found["notes"] = [note.dump() for note in self.notes]
        return found


def hits_of(chances: list[float]) -> list[float]:
    """How likely each number of hits is, from 0 up, where each throw hits with its own chance."""
    found = [1.0]
    for chance in chances:
        found = [
            (found[count] if count < len(found) else 0.0) * (1 - chance) + (found[count - 1] if count else 0.0) * chance
            for count in range(len(found) + 1)
        ]
    return found
