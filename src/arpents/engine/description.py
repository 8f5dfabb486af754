"""A described position being read: what it says, field by field, and every fault found in it."""

from __future__ import annotations

from collections.abc import Sequence

from arpents.engine.errors import Fault


def read_only(where: str, said: dict[str, object], known: Sequence[str], faults: list[Fault]) -> None:
    """Of an entry only these fields are read: any other is a fault."""
    for name in said:
        if name not in known:
            faults.append(Fault(f"{where}.{name}", "unknown-position-field", "", {"known": list(known)}))


class Description:
    def __init__(self, said: dict[str, object], faults: list[Fault]) -> None:
        self.said = said
        self.faults = faults

    def says(self, field: str) -> bool:
        return field in self.said

    def fault(self, where: str, reason: str, rule: str = "", **arguments: object) -> None:
        self.faults.append(Fault(where, reason, rule, dict(arguments)))

    # -- fields

    def mapping(self, field: str) -> dict[str, object]:
        """A field that is an object; empty when it is not there."""
        return self.entry(field, self.said.get(field, {}))

    def names(self, field: str) -> list[str]:
        """A field that is a list of names; empty when it is not there."""
        return self.listed(field, self.said.get(field, []))

    def number(self, field: str, usual: int, least: int, most: int, rule: str = "") -> int:
        return self.within(field, self.said.get(field, usual), usual, least, most, rule)

    def choice(self, field: str, known: Sequence[str], usual: int, rule: str = "") -> int:
        """The place of what a field says among what it may say."""
        value = self.said.get(field)
        if value is None:
            return usual
        found = self.one_of(field, value, known, rule)
        return usual if found < 0 else found

    def flag(self, field: str, usual: bool = False) -> bool:
        value = self.said.get(field, usual)
        if not isinstance(value, bool):
            self.fault(field, "not-true-or-false", value=str(value))
            return usual
        return value

    # -- values, wherever they stand

    def entry(self, where: str, value: object) -> dict[str, object]:
        if not isinstance(value, dict):
            self.fault(where, "not-an-object", value=str(value))
            return {}
        return {str(name): item for name, item in value.items()}

    def listed(self, where: str, value: object) -> list[str]:
        if not isinstance(value, list):
            self.fault(where, "not-a-list", value=str(value))
            return []
        return [str(item) for item in value]

    def within(self, where: str, value: object, usual: int, least: int, most: int, rule: str = "") -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            self.fault(where, "number-out-of-range", rule, value=str(value), least=least, most=most)
            return usual
        return value

    def one_of(self, where: str, value: object, known: Sequence[str], rule: str = "") -> int:
        """The number of a name, or -1."""
        if isinstance(value, str) and value in known:
            return known.index(value)
        self.fault(where, "unknown-value", rule, value=str(value), known=list(known))
        return -1

    def seat(self, where: str, value: object, seats: Sequence[str]) -> int:
        """The number of a seat, or -1."""
        if isinstance(value, str) and value in seats:
            return seats.index(value)
        self.fault(where, "unknown-seat", seat=str(value), known=list(seats))
        return -1
