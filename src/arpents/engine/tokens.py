"""What lies on a board beside pieces: markers, forts, towns. Each is a thing that can be looked at."""

from __future__ import annotations

from arpents.engine.sheet import Sheet
from arpents.engine.vocabulary import Nouns


class Tokens(Nouns):
    """By name the rules that say what it does. `token-name` is its text id, `token-name-1` what the first rule says."""

    def __init__(self, rules: dict[str, list[str]]) -> None:
        super().__init__("token", list(rules))
        self.rules = rules

    def describe(self, number: int, sheet: Sheet) -> None:
        name = self.name(number)
        for count, rule in enumerate(self.rules[name]):
            sheet.note(f"token-{name}-{count + 1}", rule)
