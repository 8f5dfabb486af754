"""The texts of one language, each read when it is first wanted: a table opens without having read thousands."""

from __future__ import annotations

import re
from typing import Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

ENTRY: Final = re.compile(r"^(-?)([a-zA-Z][\w-]*) *=", re.MULTILINE)  # whatever continues one is indented


class Shelf(dict[str, fluent.Message | fluent.Term]):
    """Entries by their names; those that nobody has asked for are still as they are written."""

    def __init__(self) -> None:
        super().__init__()
        self.unread: dict[str, str] = {}

    def __contains__(self, name: object) -> bool:
        return name in self.unread or super().__contains__(name)

    def __missing__(self, name: str) -> fluent.Message | fluent.Term:
        body = FluentParser(with_spans=False).parse(self.unread[name]).body
        self[name] = next(entry for entry in body if isinstance(entry, (fluent.Message, fluent.Term)))
        return self[name]


class Texts(FluentBundle):
    """A bundle of Fluent. Of two texts of one name the first counts."""

    def __init__(self, lang: str) -> None:
        super().__init__([lang], use_isolating=False)
        self.shelves: dict[str, Shelf] = {"": Shelf(), "-": Shelf()}
        self._messages, self._terms = self.shelves[""], self.shelves["-"]

    def add_text(self, source: str) -> None:
        entries = list(ENTRY.finditer(source))
        ends = [entry.start() for entry in entries[1:]] + [len(source)]
        for entry, end in zip(entries, ends, strict=True):
            self.shelves[entry[1]].unread.setdefault(entry[2], source[entry.start() : end])
